## Jocurile

game-classic = Clasic
game-classic-about = Patru culori pe 20 × 20 de pătrate
game-classic-kind = 4 jucători
game-classic-2 = Clasic în doi
game-classic-2-about = Câte două culori
game-classic-2-kind = 2 jucători
game-classic-3 = Clasic în trei
game-classic-3-about = A patra culoare este pusă de toți pe rând
game-classic-3-kind = 3 jucători
game-classic-teams = Clasic pe echipe
game-classic-teams-about = Albastru și roșu contra galben și verde
game-classic-teams-kind = 2 contra 2
game-classic-solo = Optzeci și patru
game-classic-solo-about = Pune toate cele 84 de piese, fără adversar
game-classic-solo-kind = 1 jucător
game-duo = Duo
game-duo-about = Duelul rapid pe 14 × 14
game-duo-kind = 2 jucători
game-junior = Junior
game-junior-about = Piese simple, mâini mici
game-junior-kind = 2 jucători
game-trigon = Trigon
game-trigon-about = Un hexagon de triunghiuri
game-trigon-kind = 4 jucători
game-trigon-2 = Trigon în doi
game-trigon-2-about = Câte două culori
game-trigon-2-kind = 2 jucători
game-trigon-3 = Trigon în trei
game-trigon-3-about = Trei culori pe un hexagon mai mic
game-trigon-3-kind = 3 jucători
game-trigon-teams = Trigon pe echipe
game-trigon-teams-about = Albastru și roșu contra galben și verde
game-trigon-teams-kind = 2 contra 2
game-trigon-solo = Optzeci și opt
game-trigon-solo-about = Pune toate cele 88 de piese, fără adversar
game-trigon-solo-kind = 1 jucător
game-polyomino = Polyomino
game-polyomino-about = Începi oriunde, apoi schimbi sau rămâi
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Câte 9 piese, gata în câteva minute
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Câte două seturi de 9 piese
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Câte 21 de piese
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Un singur set comun de 56 de piese
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Construiește în sus, rămâi la vedere de sus
game-rumis-tower = Rumis Turn
game-rumis-tower-about = Îngust și înalt de până la opt cuburi
game-rumis-tower-kind = Turn
game-rumis-corner = Rumis Colț
game-rumis-corner-about = În jurul unui colț de 40 de pătrate
game-rumis-corner-kind = Colț
game-rumis-steps = Rumis Trepte
game-rumis-steps-about = O scară cu patru trepte
game-rumis-steps-kind = Trepte
game-rumis-pyramid = Rumis Piramidă
game-rumis-pyramid-about = Mai înalt spre mijloc
game-rumis-pyramid-kind = Piramidă
game-rumis-own = Rumis cu înălțimile tale
game-rumis-own-about = O tablă făcută chiar de tine
game-rumis-own-kind = A ta
game-triominos = Triominos
game-triominos-about = Potrivește colțurile, ascunde-ți mâna
game-triominos-kind = 1–6 jucători

## What is told of every game

facts-players = { $most ->
    [one] { $span } jucător
    [few] { $span } jucători
   *[other] { $span } de jucători
  }
facts-minutes = { $span } min
facts-age = de la { $age } ani

## Opțiunile

option-on = Da
option-off = Nu
option-start = Prima piesă
option-start-about = Unde poate merge prima piesă a unei culori.
option-start-own = Pe propria căsuță de start
option-start-any = Pe orice căsuță de start liberă
option-start-opposite = Vizavi de cealaltă culoare proprie
option-start-spaced = Pe fiecare a doua căsuță de start
option-scoring = Puncte
option-scoring-about = Cum se numără punctele.
option-scoring-advanced = Căsuțe rămase, cu bonus
option-scoring-basic = Doar căsuțe rămase
option-scoring-pieces = Cele mai multe piese puse
option-scoring-cells = Cele mai puține căsuțe rămase
option-scoring-standard = Ca în regulile tipărite
option-scoring-children = Puncte pentru copii
option-scoring-no-points = Fără: câștigă cine termină primul
option-first = Cine începe
option-first-about = Locul care pune prima piesă.
option-first-number = { $number ->
    [0] Locul 1
    [1] Locul 2
    [2] Locul 3
   *[3] Locul 4
  }
option-shared = Culoare comună
option-shared-about = Culoarea pe care toți jucătorii o pun pe rând.
option-left-out = Culoare lăsată deoparte
option-left-out-about = Culoarea care nu se joacă.
option-strict-corners = Colțuri stricte
option-strict-corners-about = Un colț atinge doar un colț, niciodată mijlocul unei laturi drepte.
option-seats = Jucători
option-seats-about = Câți joacă.
option-seats-number = { $number }
option-colours-each = Culori
option-colours-each-about = Culorile fiecărui jucător; din două contează doar cea mai bună.
option-colours-each-number = { $number ->
    [one] câte { $number }
    [few] câte { $number }
   *[other] câte { $number }
  }
option-blocked = Fără loc
option-blocked-about = Ce se întâmplă cu o culoare care nu poate pune la rândul ei.
option-blocked-out = Iese definitiv din joc
option-blocked-skip = Pierde doar acel rând
option-heights = Înălțimi
option-heights-about = Rânduri de înălțimi maxime, cel de sus primul, despărțite prin /, ca în 2 2 1/2 2 1.
option-without = Handicap
option-without-about = Piesele la care culorile renunță, ca în blue:I5,W5/red:X5.
option-edition = Reguli tipărite
option-edition-about = Edițiile diferă la mâini, la trageri, la pas și la felul în care se încheie o rundă și partida.
option-edition-international = Internațională
option-edition-french = Franceză
option-edition-spanish = Spaniolă
option-edition-portuguese = Portugheză
option-edition-tournament = Turneu
option-target = Se joacă până la
option-target-about = Totalul care încheie partida. Cele mai mici sunt pentru punctele pentru copii.
option-target-number = { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  }
option-deals = Runde
option-deals-about = Un număr fix de runde în locul unui total. Cu puncte pentru copii este o singură rundă, dacă nu alegi altceva.
option-deals-number = { $number ->
    [0] Fără număr fix
    [one] o rundă
    [few] { $number } runde
   *[other] { $number } de runde
  }
option-after-draw = După tragere
option-after-draw-about = Ce piesă se poate pune imediat după o tragere.
option-after-draw-drawn = Piesa trasă
option-after-draw-any = Orice piesă
option-time-limit = Rânduri cu timp
option-time-limit-about = Cine întârzie trage până se încheie rândul. Cere un ceas pentru fiecare mutare.

## Cât de tare joacă calculatorul

level = Nivelul { $level }, { $word }
level-1 = primii pași
level-2 = începător
level-3 = relaxat
level-4 = de plăcere
level-5 = constant
level-6 = priceput
level-7 = puternic
level-8 = expert
level-9 = maestru

## Jocurile

game-classic = Clasic
game-classic-about = 4 culori pe 20 × 20 de pătrate
game-classic-kind = 4 jucători
game-classic-2 = Clasic în doi
game-classic-2-about = Câte 2 culori
game-classic-2-kind = 2 jucători
game-classic-3 = Clasic în trei
game-classic-3-about = Toți împart a patra culoare
game-classic-3-kind = 3 jucători
game-classic-teams = Clasic pe echipe
game-classic-teams-about = Albastru și roșu contra galben și verde
game-classic-teams-kind = 2 contra 2
game-classic-solo = Optzeci și patru
game-classic-solo-about = Pune toate cele 84 de piese, fără adversar
game-classic-solo-kind = 1 jucător
game-duo = Duo
game-duo-about = Un duel rapid, 14 × 14
game-duo-kind = 2 jucători
game-junior = Junior
game-junior-about = Piese ușoare pentru copii
game-junior-kind = 2 jucători
game-trigon = Trigon
game-trigon-about = Triunghiuri pe un hexagon
game-trigon-kind = 4 jucători
game-trigon-2 = Trigon în doi
game-trigon-2-about = Câte 2 culori
game-trigon-2-kind = 2 jucători
game-trigon-3 = Trigon în trei
game-trigon-3-about = 3 culori pe un hexagon mai mic
game-trigon-3-kind = 3 jucători
game-trigon-teams = Trigon pe echipe
game-trigon-teams-about = Albastru și roșu contra galben și verde
game-trigon-teams-kind = 2 contra 2
game-trigon-solo = Optzeci și opt
game-trigon-solo-about = Pune toate cele 88 de piese, fără adversar
game-trigon-solo-kind = 1 jucător
game-polyomino = Polyomino
game-polyomino-about = Începe oriunde, apoi păstrează sau schimbă
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Câte 9 piese, gata în câteva minute
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Câte 2 seturi de 9 piese
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Câte 21 de piese
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Un set comun de 56 de piese
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Construiește în sus, rămâi la vedere
game-rumis-tower = Rumis Turn
game-rumis-tower-about = Îngust și înalt de până la 8 cuburi
game-rumis-tower-kind = Turn
game-rumis-corner = Rumis Colț
game-rumis-corner-about = În jurul unui colț, pe 40 de pătrate
game-rumis-corner-kind = Colț
game-rumis-steps = Rumis Trepte
game-rumis-steps-about = Pe o scară cu 4 trepte
game-rumis-steps-kind = Trepte
game-rumis-pyramid = Rumis Piramidă
game-rumis-pyramid-about = Mai înalt spre mijloc
game-rumis-pyramid-kind = Piramidă
game-rumis-own = Rumis pe tabla ta
game-rumis-own-about = Fă-ți propria tablă
game-rumis-own-kind = Tabla ta
game-triominos = Triominos
game-triominos-about = Potrivește numerele, ascunde-ți piesele
game-triominos-kind = 1–6 jucători

## What is told of every game

facts-players = { $most ->
    [one] { $span } jucător
    [few] { $span } jucători
   *[other] { $span } de jucători
  }
facts-minutes = { $span } min
facts-age = { $age }+ ani

## Opțiunile

option-on = Da
option-off = Nu
option-start = Prima piesă
option-start-about = Unde își pune fiecare culoare prima piesă.
option-start-own = Pe propriul punct de start
option-start-any = Pe orice punct de start liber
option-start-opposite = Vizavi de cealaltă culoare a ta
option-start-spaced = Din două în două puncte de start
option-scoring = Punctaj
option-scoring-about = Cum se numără punctele.
option-scoring-advanced = Pătrate rămase, cu bonusuri
option-scoring-basic = Pătrate rămase, fără bonusuri
option-scoring-pieces = Câștigă cine pune cele mai multe piese
option-scoring-cells = Câștigă cine rămâne cu cele mai puține pătrate
option-scoring-standard = Standard
option-scoring-children = Punctaj pentru copii
option-scoring-no-points = Fără puncte: câștigă cine termină primul piesele
option-first = Cine începe
option-first-about = Jucătorul care pune prima piesă.
option-first-number = { $number ->
    [0] Jucător 1
    [1] Jucător 2
    [2] Jucător 3
   *[3] Jucător 4
 }
option-shared = Culoare comună
option-shared-about = Culoarea pe care toți jucătorii o pun pe rând.
option-left-out = Culoare lăsată deoparte
option-left-out-about = Culoarea cu care nu joacă nimeni.
option-strict-corners = Colțuri stricte
option-strict-corners-about = Colțurile pot atinge doar colțuri, niciodată mijlocul unei laturi drepte.
option-seats = Jucători
option-seats-about = Numărul de jucători.
option-seats-number = { $number }
option-colours-each = Culori
option-colours-each-about = Culori pentru fiecare jucător. Din două, contează doar cea mai bună.
option-colours-each-number = { $number ->
    [one] câte { $number }
    [few] câte { $number }
   *[other] câte { $number }
  }
option-blocked = Dacă nu poți pune o piesă
option-blocked-about = Ce se întâmplă cu o culoare care nu poate pune o piesă când îi vine rândul.
option-blocked-out = Iese din joc
option-blocked-skip = Pierde doar acel rând
option-heights = Harta înălțimilor
option-heights-about = Limitele de înălțime pe rânduri, cel de sus primul, cu / între rânduri, ca în 2 2 1/2 2 1.
option-without = Handicap
option-without-about = Piesele fără care joacă o culoare, ca în blue:I5,W5/red:X5.
option-edition = Ediție
option-edition-about = Edițiile diferă prin numărul de piese, prin tragere și pas și prin felul în care se încheie o rundă sau o partidă.
option-edition-international = Internațională
option-edition-french = Franceză
option-edition-spanish = Spaniolă
option-edition-portuguese = Portugheză
option-edition-tournament = Turneu
option-target = Țintă
option-target-about = Totalul care încheie partida. Țintele cele mai mici sunt pentru punctajul pentru copii.
option-target-number = { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  }
option-deals = Runde
option-deals-about = Jucați un număr fix de runde în locul unei ținte. Cu punctajul pentru copii se joacă o rundă, dacă nu alegi altceva.
option-deals-number = { $number ->
    [0] Fără număr fix
    [one] o rundă
    [few] { $number } runde
   *[other] { $number } de runde
  }
option-after-draw = După tragere
option-after-draw-about = Ce piesă poți pune imediat după ce ai tras.
option-after-draw-drawn = Doar piesa trasă
option-after-draw-any = Orice piesă
option-time-limit = Mutări cu limită de timp
option-time-limit-about = Dacă rămâi fără timp, tragi până ți se încheie rândul. Este nevoie de un ceas cu timp pe mutare.

## Cât de tare joacă calculatorul

level = Nivelul { $level }, { $word }
level-1 = primii pași
level-2 = începător
level-3 = relaxat
level-4 = ocazional
level-5 = constant
level-6 = priceput
level-7 = puternic
level-8 = expert
level-9 = maestru

game-classic = Classic
game-classic-about = Neli värvi 20 × 20 ruudul
game-classic-kind = 4 mängijat
game-classic-2 = Classic kahele
game-classic-2-about = Kummalgi kaks värvi
game-classic-2-kind = 2 mängijat
game-classic-3 = Classic kolmele
game-classic-3-about = Neljandat värvi mängitakse kordamööda
game-classic-3-kind = 3 mängijat
game-classic-teams = Classic võistkondades
game-classic-teams-about = Sinine ja punane kollase ja rohelise vastu
game-classic-teams-kind = 2 vastu 2
game-classic-solo = Kõik 84
game-classic-solo-about = Aseta üksi kõik 84 klotsi
game-classic-solo-kind = 1 mängija
game-duo = Duo
game-duo-about = Kiire kahevõitlus 14 × 14 ruudul
game-duo-kind = 2 mängijat
game-junior = Junior
game-junior-about = Lihtsad klotsid väikestele kätele
game-junior-kind = 2 mängijat
game-trigon = Trigon
game-trigon-about = Kolmnurkadest kuusnurk
game-trigon-kind = 4 mängijat
game-trigon-2 = Trigon kahele
game-trigon-2-about = Kummalgi kaks värvi
game-trigon-2-kind = 2 mängijat
game-trigon-3 = Trigon kolmele
game-trigon-3-about = Kolm värvi väiksemal kuusnurgal
game-trigon-3-kind = 3 mängijat
game-trigon-teams = Trigon võistkondades
game-trigon-teams-about = Sinine ja punane kollase ja rohelise vastu
game-trigon-teams-kind = 2 vastu 2
game-trigon-solo = Kõik 88
game-trigon-solo-about = Aseta üksi kõik 88 klotsi
game-trigon-solo-kind = 1 mängija
game-polyomino = Polyomino
game-polyomino-about = Alusta kus tahes, siis vaheta või jää
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Kummalgi 9 klotsi, läbi mõne minutiga
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Kummalgi kaks 9 klotsi komplekti
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Kummalgi 21 klotsi
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Üks ühine 56 klotsi komplekt
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Ehita üles, paista ülalt
game-rumis-tower = Rumis: torn
game-rumis-tower-about = Kitsas ja kuni kaheksa kuubikut kõrge
game-rumis-tower-kind = Torn
game-rumis-corner = Rumis: nurk
game-rumis-corner-about = 40 ruutu ümber nurga
game-rumis-corner-kind = Nurk
game-rumis-steps = Rumis: trepp
game-rumis-steps-about = Neljast astmest üles
game-rumis-steps-kind = Trepp
game-rumis-pyramid = Rumis: püramiid
game-rumis-pyramid-about = Keskkoha poole kõrgem
game-rumis-pyramid-kind = Püramiid
game-rumis-own = Rumis omaenda kõrgustega
game-rumis-own-about = Mängulaud, mille teed ise
game-rumis-own-kind = Oma
game-triominos = Triominos
game-triominos-about = Sobita nurgad, varja oma kive
game-triominos-kind = 1–6 mängijat

## What is told of every game

facts-players = { $most ->
    [one] { $span } mängija
   *[other] { $span } mängijat
  }
facts-minutes = { $span } min
facts-age = alates { $age }. eluaastast
option-on = Jah
option-off = Ei
option-start = Esimene klots
option-start-about = Kuhu tohib värvi esimese klotsi panna.
option-start-own = Oma algusruudule
option-start-any = Mis tahes vabale algusruudule
option-start-opposite = Oma teise värvi vastu
option-start-spaced = Igale teisele algusruudule
option-scoring = Punktid
option-scoring-about = Kuidas punkte loetakse.
option-scoring-advanced = Järele jäänud ruudud ja lisapunktid
option-scoring-basic = Ainult järele jäänud ruudud
option-scoring-pieces = Enim asetatud klotse
option-scoring-cells = Vähim järele jäänud ruute
option-scoring-standard = Nagu reeglilehel
option-scoring-children = Laste punktid
option-scoring-no-points = Punktideta: võidab, kel kivid enne otsas
option-first = Kes alustab
option-first-about = Koht, mis asetab esimese klotsi.
option-first-number = { $number ->
    [0] 1. koht
    [1] 2. koht
    [2] 3. koht
   *[3] 4. koht
 }
option-shared = Ühine värv
option-shared-about = Värv, millega kõik mängivad kordamööda.
option-left-out = Välja jääv värv
option-left-out-about = Värv, millega ei mängita.
option-strict-corners = Ranged nurgad
option-strict-corners-about = Nurk peab kohtuma nurgaga, mitte kunagi sirge külje keskkohaga.
option-seats = Mängijad
option-seats-about = Mitu mängijat mängib.
option-seats-number = { $number }
option-colours-each = Värvid
option-colours-each-about = Iga mängija värvid; kahest läheb arvesse ainult parem.
option-colours-each-number = { $number ->
    [one] igaühel { $number }
   *[other] igaühel { $number }
 }
option-blocked = Kohta enam pole
option-blocked-about = Mis saab värvist, mis oma korral midagi asetada ei saa.
option-blocked-out = See langeb lõplikult välja
option-blocked-skip = Ainult kord jääb vahele
option-heights = Kõrgused
option-heights-about = Kõrguspiirid ridade kaupa, ülemine rida ees, ridade vahel /, näiteks 2 2 1/2 2 1.
option-without = Edumaa
option-without-about = Klotsid, milleta värvid mängivad, näiteks blue:I5,W5/red:X5.
option-edition = Reeglileht
option-edition-about = Väljaanded erinevad kivide arvu, juurdevõtmise, vahelejätmise ning jagamise ja matši lõpu poolest.
option-edition-international = Rahvusvaheline
option-edition-french = Prantsuse
option-edition-spanish = Hispaania
option-edition-portuguese = Portugali
option-edition-tournament = Turniir
option-target = Mängitakse kuni
option-target-about = Kogusumma, mis lõpetab matši. Kõige väiksemad on mõeldud laste punktidele.
option-target-number = { $number ->
    [one] { $number } punkt
   *[other] { $number } punkti
 }
option-deals = Jagamised
option-deals-about = Kindel arv jagamisi punktipiiri asemel. Laste punktidega on jagamisi üks, kui sa ei vali teisiti.
option-deals-number = { $number ->
    [0] Kindla arvuta
    [one] { $number } jagamine
   *[other] { $number } jagamist
 }
option-after-draw = Pärast juurdevõtmist
option-after-draw-about = Millise kivi tohib asetada kohe pärast juurdevõtmist.
option-after-draw-drawn = Võetud kivi
option-after-draw-any = Mis tahes kivi
option-time-limit = Ajaga mängukorrad
option-time-limit-about = Hiljaks jääja võtab kive, kuni kord on läbi. Vajab kella iga käigu jaoks.
level = { $level }. tase, { $word }
level-1 = esimesed sammud
level-2 = algaja
level-3 = muhe
level-4 = harrastaja
level-5 = kindel
level-6 = osav
level-7 = tugev
level-8 = asjatundja
level-9 = meister

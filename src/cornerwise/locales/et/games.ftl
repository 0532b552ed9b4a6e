game-classic = Classic
game-classic-about = 4 värvi 20 × 20 ruudul
game-classic-kind = 4 mängijat
game-classic-2 = Classic kahele
game-classic-2-about = Kummalgi 2 värvi
game-classic-2-kind = 2 mängijat
game-classic-3 = Classic kolmele
game-classic-3-about = Neljas värv on kõigile ühine
game-classic-3-kind = 3 mängijat
game-classic-teams = Classic võistkondades
game-classic-teams-about = Sinine ja punane kollase ja rohelise vastu
game-classic-teams-kind = 2 vastu 2
game-classic-solo = Kõik 84
game-classic-solo-about = Aseta üksi kõik 84 klotsi
game-classic-solo-kind = 1 mängija
game-duo = Duo
game-duo-about = Kiire duell, 14 × 14
game-duo-kind = 2 mängijat
game-junior = Junior
game-junior-about = Lihtsad klotsid lastele
game-junior-kind = 2 mängijat
game-trigon = Trigon
game-trigon-about = Kolmnurgad kuusnurgal
game-trigon-kind = 4 mängijat
game-trigon-2 = Trigon kahele
game-trigon-2-about = Kummalgi 2 värvi
game-trigon-2-kind = 2 mängijat
game-trigon-3 = Trigon kolmele
game-trigon-3-about = 3 värvi väiksemal kuusnurgal
game-trigon-3-kind = 3 mängijat
game-trigon-teams = Trigon võistkondades
game-trigon-teams-about = Sinine ja punane kollase ja rohelise vastu
game-trigon-teams-kind = 2 vastu 2
game-trigon-solo = Kõik 88
game-trigon-solo-about = Aseta üksi kõik 88 klotsi
game-trigon-solo-kind = 1 mängija
game-polyomino = Polyomino
game-polyomino-about = Alusta kus tahes, siis jää või vaheta
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Kummalgi 9 klotsi, läbi mõne minutiga
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Kummalgi 2 üheksa klotsi komplekti
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Kummalgi 21 klotsi
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Üks ühine 56 klotsi komplekt
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Ehita üles ja paista ülalt
game-rumis-tower = Rumis: torn
game-rumis-tower-about = Kitsas ja kuni 8 kuubikut kõrge
game-rumis-tower-kind = Torn
game-rumis-corner = Rumis: nurk
game-rumis-corner-about = Ümber nurga, 40 ruutu
game-rumis-corner-kind = Nurk
game-rumis-steps = Rumis: trepp
game-rumis-steps-about = Üles 4 astmega trepist
game-rumis-steps-kind = Trepp
game-rumis-pyramid = Rumis: püramiid
game-rumis-pyramid-about = Keskkoha poole kõrgem
game-rumis-pyramid-kind = Püramiid
game-rumis-own = Rumis sinu oma mängulaual
game-rumis-own-about = Tee mängulaud ise
game-rumis-own-kind = Oma
game-triominos = Triominos
game-triominos-about = Sobita arvud, varja oma kive
game-triominos-kind = 1–6 mängijat

## What is told of every game

facts-players = { $most ->
    [one] { $span } mängija
   *[other] { $span } mängijat
  }
facts-minutes = { $span } min
facts-age = vanus { $age }+
option-on = Jah
option-off = Ei
option-start = Esimene klots
option-start-about = Kuhu iga värv oma esimese klotsi asetab.
option-start-own = Oma algusruudule
option-start-any = Mis tahes { $shape ->
    [triangle] vabale alguskolmnurgale
   *[square] vabale algusruudule
  }
option-start-opposite = Oma teise värvi vastas
option-start-spaced = Igale teisele { $shape ->
    [triangle] alguskolmnurgale
   *[square] algusruudule
  }
option-scoring = Punktiarvestus
option-scoring-about = Kuidas punkte loetakse.
option-scoring-advanced = Järele jäänud ruudud, lisapunktid
option-scoring-basic = Järele jäänud ruudud, lisapunktideta
option-scoring-pieces = Võidab, kes asetas enim klotse
option-scoring-cells = Võidab, kel jäi vähim ruute
option-scoring-standard = Tavaline
option-scoring-children = Laste punktiarvestus
option-scoring-no-points = Punktideta: võidab, kel kivid enne otsas
option-first = Kes alustab
option-first-about = Mängija, kes asetab esimese klotsi.
option-first-number =
    { $number ->
        [0] 1. mängija
        [1] 2. mängija
        [2] 3. mängija
       *[3] 4. mängija
    }
option-shared = Ühine värv
option-shared-about = Värv, mida kõik mängijad kordamööda asetavad.
option-left-out = Välja jääv värv
option-left-out-about = Värv, millega keegi ei mängi.
option-strict-corners = Ranged nurgad
option-strict-corners-about = Nurgad tohivad puudutada ainult nurki, mitte kunagi sirge külje keskkohta.
option-seats = Mängijad
option-seats-about = Mängijate arv.
option-seats-number = { $number }
option-colours-each = Värvid
option-colours-each-about = Värve mängija kohta. Kahest läheb arvesse ainult parem.
option-colours-each-number = { $number ->
    [one] igaühel { $number }
   *[other] igaühel { $number }
 }
option-blocked = Kui sa ei saa klotsi asetada
option-blocked-about = Mis saab värvist, mis oma korral klotsi asetada ei saa.
option-blocked-out = See langeb mängust välja
option-blocked-skip = Vahele jääb ainult see kord
option-heights = Kõrguskaart
option-heights-about = Kõrguspiirid ridade kaupa, ülemine rida ees, ridade vahel /, näiteks 2 2 1/2 2 1.
option-without = Edumaa
option-without-about = Klotsid, milleta värv mängib, näiteks blue:I5,W5/red:X5.
option-edition = Väljaanne
option-edition-about = Väljaanded erinevad kivide arvu, juurdevõtmise ja vahelejätmise ning jagamise või matši lõpu poolest.
option-edition-international = Rahvusvaheline
option-edition-french = Prantsuse
option-edition-spanish = Hispaania
option-edition-portuguese = Portugali
option-edition-tournament = Turniir
option-target = Punktipiir
option-target-about = Kogusumma, mis lõpetab matši. Kõige väiksemad on mõeldud laste punktiarvestusele.
option-target-number = { $number ->
    [one] { $number } punkt
   *[other] { $number } punkti
 }
option-deals = Jagamised
option-deals-about = Mängige punktipiiri asemel kindel arv jagamisi. Laste punktiarvestusega on jagamisi üks, kui sa ei vali teisiti.
option-deals-number = { $number ->
    [0] Kindla arvuta
    [one] { $number } jagamine
   *[other] { $number } jagamist
 }
option-after-draw = Pärast juurdevõtmist
option-after-draw-about = Millise kivi tohid asetada kohe pärast juurdevõtmist.
option-after-draw-drawn = Ainult võetud kivi
option-after-draw-any = Mis tahes kivi
option-time-limit = Ajaga mängukorrad
option-time-limit-about = Kui su aeg saab otsa, võtad kive, kuni su kord on läbi. Vajab kella, millel on aeg käigu kohta.
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

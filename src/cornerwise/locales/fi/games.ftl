game-classic = Classic
game-classic-about = 4 väriä, 20 × 20 ruutua
game-classic-kind = 4 pelaajaa
game-classic-2 = Classic kahdelle
game-classic-2-about = 2 väriä kummallakin
game-classic-2-kind = 2 pelaajaa
game-classic-3 = Classic kolmelle
game-classic-3-about = Neljäs väri on kaikille yhteinen
game-classic-3-kind = 3 pelaajaa
game-classic-teams = Classic joukkueina
game-classic-teams-about = Sininen ja punainen vastaan keltainen ja vihreä
game-classic-teams-kind = 2 vastaan 2
game-classic-solo = Kaikki 84
game-classic-solo-about = Aseta kaikki 84 laattaa yksin
game-classic-solo-kind = 1 pelaaja
game-duo = Duo
game-duo-about = Nopea kaksinpeli, 14 × 14
game-duo-kind = 2 pelaajaa
game-junior = Junior
game-junior-about = Helppoja laattoja lapsille
game-junior-kind = 2 pelaajaa
game-trigon = Trigon
game-trigon-about = Kolmioita kuusikulmiolla
game-trigon-kind = 4 pelaajaa
game-trigon-2 = Trigon kahdelle
game-trigon-2-about = 2 väriä kummallakin
game-trigon-2-kind = 2 pelaajaa
game-trigon-3 = Trigon kolmelle
game-trigon-3-about = 3 väriä pienemmällä kuusikulmiolla
game-trigon-3-kind = 3 pelaajaa
game-trigon-teams = Trigon joukkueina
game-trigon-teams-about = Sininen ja punainen vastaan keltainen ja vihreä
game-trigon-teams-kind = 2 vastaan 2
game-trigon-solo = Kaikki 88
game-trigon-solo-about = Aseta kaikki 88 laattaa yksin
game-trigon-solo-kind = 1 pelaaja
game-polyomino = Polyomino
game-polyomino-about = Aloita mistä vain, pidä tai vaihda
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 laattaa kummallakin, ohi minuuteissa
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 yhdeksän laatan sarjaa kummallakin
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 laattaa kummallakin
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Yksi yhteinen 56 laatan sarja
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Rakenna ylös ja näy ylhäältä
game-rumis-tower = Rumis: torni
game-rumis-tower-about = Kapea ja jopa 8 kuutiota korkea
game-rumis-tower-kind = Torni
game-rumis-corner = Rumis: kulma
game-rumis-corner-about = Kulman ympäri, 40 ruutua
game-rumis-corner-kind = Kulma
game-rumis-steps = Rumis: portaat
game-rumis-steps-about = Ylös 4 askelman portaita
game-rumis-steps-kind = Portaat
game-rumis-pyramid = Rumis: pyramidi
game-rumis-pyramid-about = Keskellä saa rakentaa korkeammalle
game-rumis-pyramid-kind = Pyramidi
game-rumis-own = Rumis omalla laudalla
game-rumis-own-about = Tee lauta itse
game-rumis-own-kind = Oma
game-triominos = Triominos
game-triominos-about = Sovita luvut, pidä laattasi piilossa
game-triominos-kind = 1–6 pelaajaa

## What is told of every game

facts-players = { $most ->
    [one] { $span } pelaaja
   *[other] { $span } pelaajaa
  }
facts-minutes = { $span } min
facts-age = { $age }+ vuotta
option-on = Kyllä
option-off = Ei
option-start = Ensimmäinen laatta
option-start-about = Mihin kukin väri asettaa ensimmäisen laattansa.
option-start-own = Omaan aloitusruutuun
option-start-any = Mihin tahansa vapaaseen { $shape ->
    [triangle] aloituskolmioon
   *[square] aloitusruutuun
  }
option-start-opposite = Toista väriäsi vastapäätä
option-start-spaced = Joka toiseen { $shape ->
    [triangle] aloituskolmioon
   *[square] aloitusruutuun
  }
option-scoring = Pistelasku
option-scoring-about = Miten pisteet lasketaan.
option-scoring-advanced = Jääneet ruudut, lisäpisteet
option-scoring-basic = Jääneet ruudut, ei lisäpisteitä
option-scoring-pieces = Eniten laattoja asettanut voittaa
option-scoring-cells = Vähiten ruutuja jättänyt voittaa
option-scoring-standard = Tavallinen
option-scoring-children = Lasten pistelasku
option-scoring-no-points = Ei pisteitä: laattansa ensin käyttänyt voittaa
option-first = Kuka aloittaa
option-first-about = Pelaaja, joka asettaa ensimmäisen laatan.
option-first-number =
    { $number ->
        [0] Pelaaja 1
        [1] Pelaaja 2
        [2] Pelaaja 3
       *[3] Pelaaja 4
    }
option-shared = Yhteinen väri
option-shared-about = Väri, jota kaikki pelaajat asettavat vuorotellen.
option-left-out = Pois jäävä väri
option-left-out-about = Väri, jota kukaan ei pelaa.
option-strict-corners = Tarkat kulmat
option-strict-corners-about = Kulma saa koskettaa vain kulmaa, ei koskaan suoran sivun keskikohtaa.
option-seats = Pelaajat
option-seats-about = Pelaajien määrä.
option-seats-number = { $number }
option-colours-each = Värit
option-colours-each-about = Värejä pelaajaa kohti. Kahdesta vain parempi lasketaan.
option-colours-each-number = { $number ->
    [one] { $number } kullakin
   *[other] { $number } kullakin
 }
option-blocked = Jos et voi asettaa laattaa
option-blocked-about = Mitä tapahtuu värille, joka ei vuorollaan voi asettaa laattaa.
option-blocked-out = Se on poissa pelistä
option-blocked-skip = Se menettää vain sen vuoron
option-heights = Korkeuskartta
option-heights-about = Korkeusrajat riveittäin, ylin rivi ensin, rivien välissä /, esimerkiksi 2 2 1/2 2 1.
option-without = Tasoitus
option-without-about = Laatat, joita ilman väri pelaa, esimerkiksi blue:I5,W5/red:X5.
option-edition = Versio
option-edition-about = Versiot eroavat laattojen määrässä, nostamisessa ja passaamisessa sekä siinä, miten jako tai ottelu päättyy.
option-edition-international = Kansainvälinen
option-edition-french = Ranskalainen
option-edition-spanish = Espanjalainen
option-edition-portuguese = Portugalilainen
option-edition-tournament = Turnaus
option-target = Tavoite
option-target-about = Yhteispistemäärä, joka päättää ottelun. Pienimmät tavoitteet on tarkoitettu lasten pistelaskuun.
option-target-number = { $number ->
    [one] { $number } piste
   *[other] { $number } pistettä
 }
option-deals = Jaot
option-deals-about = Pelatkaa tavoitteen sijaan sovittu määrä jakoja. Lasten pistelaskussa jakoja on yksi, ellet valitse toisin.
option-deals-number = { $number ->
    [0] Ei sovittua määrää
    [one] { $number } jako
   *[other] { $number } jakoa
 }
option-after-draw = Noston jälkeen
option-after-draw-about = Minkä laatan saat asettaa heti noston jälkeen.
option-after-draw-drawn = Vain nostetun laatan
option-after-draw-any = Minkä tahansa laatan
option-time-limit = Vuorot ajalla
option-time-limit-about = Jos aikasi loppuu, nostat laattoja, kunnes vuorosi on ohi. Vaatii kellon, jossa on aika siirtoa kohti.
level = Taso { $level }, { $word }
level-1 = ensiaskeleet
level-2 = aloittelija
level-3 = leppoisa
level-4 = harrastaja
level-5 = varma
level-6 = taitava
level-7 = vahva
level-8 = asiantuntija
level-9 = mestari

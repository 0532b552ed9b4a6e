game-classic = Classic
game-classic-about = Neljä väriä, 20 × 20 ruutua
game-classic-kind = 4 pelaajaa
game-classic-2 = Classic kahdelle
game-classic-2-about = Kaksi väriä kummallakin
game-classic-2-kind = 2 pelaajaa
game-classic-3 = Classic kolmelle
game-classic-3-about = Neljättä väriä pelataan vuorotellen
game-classic-3-kind = 3 pelaajaa
game-classic-teams = Classic joukkueina
game-classic-teams-about = Sininen ja punainen vastaan keltainen ja vihreä
game-classic-teams-kind = 2 vastaan 2
game-classic-solo = Kaikki 84
game-classic-solo-about = Aseta kaikki 84 laattaa yksin
game-classic-solo-kind = 1 pelaaja
game-duo = Duo
game-duo-about = Nopea kaksinpeli, 14 × 14 ruutua
game-duo-kind = 2 pelaajaa
game-junior = Junior
game-junior-about = Helppoja laattoja pieniin käsiin
game-junior-kind = 2 pelaajaa
game-trigon = Trigon
game-trigon-about = Kolmioista koottu kuusikulmio
game-trigon-kind = 4 pelaajaa
game-trigon-2 = Trigon kahdelle
game-trigon-2-about = Kaksi väriä kummallakin
game-trigon-2-kind = 2 pelaajaa
game-trigon-3 = Trigon kolmelle
game-trigon-3-about = Kolme väriä pienemmällä kuusikulmiolla
game-trigon-3-kind = 3 pelaajaa
game-trigon-teams = Trigon joukkueina
game-trigon-teams-about = Sininen ja punainen vastaan keltainen ja vihreä
game-trigon-teams-kind = 2 vastaan 2
game-trigon-solo = Kaikki 88
game-trigon-solo-about = Aseta kaikki 88 laattaa yksin
game-trigon-solo-kind = 1 pelaaja
game-polyomino = Polyomino
game-polyomino-about = Aloita mistä vain, sitten vaihda tai pidä
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 laattaa kummallakin, ohi minuuteissa
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Kaksi 9 laatan sarjaa kummallakin
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 laattaa kummallakin
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Yksi yhteinen 56 laatan sarja
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Rakenna ylöspäin, näy ylhäältä
game-rumis-tower = Rumis: torni
game-rumis-tower-about = Kapea ja jopa kahdeksan kuutiota korkea
game-rumis-tower-kind = Torni
game-rumis-corner = Rumis: kulma
game-rumis-corner-about = 40 ruutua kulman ympärillä
game-rumis-corner-kind = Kulma
game-rumis-steps = Rumis: portaat
game-rumis-steps-about = Neljä porrasta ylöspäin
game-rumis-steps-kind = Portaat
game-rumis-pyramid = Rumis: pyramidi
game-rumis-pyramid-about = Keskellä saa rakentaa korkeammalle
game-rumis-pyramid-kind = Pyramidi
game-rumis-own = Rumis omilla korkeuksilla
game-rumis-own-about = Itse tehty pelilauta
game-rumis-own-kind = Oma
game-triominos = Triominos
game-triominos-about = Sovita kulmat, pidä laattasi piilossa
game-triominos-kind = 1–6 pelaajaa

## What is told of every game

facts-players = { $most ->
    [one] { $span } pelaaja
   *[other] { $span } pelaajaa
  }
facts-minutes = { $span } min
facts-age = { $age } vuoden iästä
option-on = Kyllä
option-off = Ei
option-start = Ensimmäinen laatta
option-start-about = Mihin värin ensimmäisen laatan saa asettaa.
option-start-own = Omaan aloitusruutuun
option-start-any = Mihin tahansa vapaaseen aloitusruutuun
option-start-opposite = Omaa toista väriä vastapäätä
option-start-spaced = Joka toiseen aloitusruutuun
option-scoring = Pisteet
option-scoring-about = Miten pisteet lasketaan.
option-scoring-advanced = Jääneet ruudut ja lisäpisteet
option-scoring-basic = Vain jääneet ruudut
option-scoring-pieces = Eniten asetettuja laattoja
option-scoring-cells = Vähiten jääneitä ruutuja
option-scoring-standard = Sääntölehden mukaan
option-scoring-children = Lasten pisteet
option-scoring-no-points = Ei pisteitä: ensimmäisenä valmis voittaa
option-first = Kuka aloittaa
option-first-about = Paikka, jolta asetetaan ensimmäinen laatta.
option-first-number = { $number ->
    [0] Paikka 1
    [1] Paikka 2
    [2] Paikka 3
   *[3] Paikka 4
 }
option-shared = Yhteinen väri
option-shared-about = Väri, jota kaikki pelaavat vuorotellen.
option-left-out = Pois jäävä väri
option-left-out-about = Väri, jota ei pelata.
option-strict-corners = Tarkat kulmat
option-strict-corners-about = Kulman on kohdattava kulma, ei koskaan suoran sivun keskikohtaa.
option-seats = Pelaajat
option-seats-about = Montako pelaa.
option-seats-number = { $number }
option-colours-each = Värit
option-colours-each-about = Kunkin pelaajan värit; kahdesta vain parempi lasketaan.
option-colours-each-number = { $number ->
    [one] { $number } kullakin
   *[other] { $number } kullakin
 }
option-blocked = Ei enää paikkaa
option-blocked-about = Mitä tapahtuu värille, joka ei vuorollaan voi asettaa laattaa.
option-blocked-out = Se on poissa loppuun asti
option-blocked-skip = Vain vuoro jää väliin
option-heights = Korkeudet
option-heights-about = Korkeusrajat riveittäin, ylin rivi ensin, rivien välissä /, esimerkiksi 2 2 1/2 2 1.
option-without = Tasoitus
option-without-about = Laatat, jotka väreiltä jäävät pois, esimerkiksi blue:I5,W5/red:X5.
option-edition = Sääntölehti
option-edition-about = Versioissa eroavat laattamäärät, nostot, passaaminen ja se, miten jako ja ottelu päättyvät.
option-edition-international = Kansainvälinen
option-edition-french = Ranskalainen
option-edition-spanish = Espanjalainen
option-edition-portuguese = Portugalilainen
option-edition-tournament = Turnaus
option-target = Tavoitepisteet
option-target-about = Yhteispistemäärä, joka päättää ottelun. Pienimmät on tarkoitettu lasten pisteille.
option-target-number = { $number ->
    [one] { $number } piste
   *[other] { $number } pistettä
 }
option-deals = Jaot
option-deals-about = Sovittu määrä jakoja tavoitepisteiden sijaan. Lasten pisteillä jakoja on yksi, ellet valitse toisin.
option-deals-number = { $number ->
    [0] Ei sovittua määrää
    [one] { $number } jako
   *[other] { $number } jakoa
 }
option-after-draw = Noston jälkeen
option-after-draw-about = Minkä laatan saa asettaa heti noston jälkeen.
option-after-draw-drawn = Nostetun laatan
option-after-draw-any = Minkä tahansa laatan
option-time-limit = Vuorot ajalla
option-time-limit-about = Myöhästynyt nostaa, kunnes vuoro on ohi. Vaatii siirtokohtaisen kellon.
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

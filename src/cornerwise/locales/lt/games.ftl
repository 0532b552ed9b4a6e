game-classic = Classic
game-classic-about = 4 spalvos, 20 × 20 langelių
game-classic-kind = 4 žaidėjai
game-classic-2 = Classic dviem
game-classic-2-about = Po 2 spalvas
game-classic-2-kind = 2 žaidėjai
game-classic-3 = Classic trims
game-classic-3-about = Ketvirtoji spalva bendra visiems
game-classic-3-kind = 3 žaidėjai
game-classic-teams = Classic komandomis
game-classic-teams-about = Mėlyna ir raudona prieš geltoną ir žalią
game-classic-teams-kind = 2 prieš 2
game-classic-solo = Aštuoniasdešimt keturios
game-classic-solo-about = Padėkite visas 84 detales vieni
game-classic-solo-kind = 1 žaidėjas
game-duo = Duo
game-duo-about = Greita dvikova, 14 × 14
game-duo-kind = 2 žaidėjai
game-junior = Junior
game-junior-about = Paprastos detalės vaikams
game-junior-kind = 2 žaidėjai
game-trigon = Trigon
game-trigon-about = Trikampiai šešiakampyje
game-trigon-kind = 4 žaidėjai
game-trigon-2 = Trigon dviem
game-trigon-2-about = Po 2 spalvas
game-trigon-2-kind = 2 žaidėjai
game-trigon-3 = Trigon trims
game-trigon-3-about = 3 spalvos mažesniame šešiakampyje
game-trigon-3-kind = 3 žaidėjai
game-trigon-teams = Trigon komandomis
game-trigon-teams-about = Mėlyna ir raudona prieš geltoną ir žalią
game-trigon-teams-kind = 2 prieš 2
game-trigon-solo = Aštuoniasdešimt aštuonios
game-trigon-solo-about = Padėkite visas 88 detales vieni
game-trigon-solo-kind = 1 žaidėjas
game-polyomino = Polyomino
game-polyomino-about = Pradėkite bet kur, palikite arba sukeiskite
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Po 9 detales, trunka kelias minutes
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Po 2 rinkinius iš 9 detalių
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Po 21 detalę
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Vienas bendras 56 detalių rinkinys
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Statykite aukštyn ir būkite matomi
game-rumis-tower = Rumis Bokštas
game-rumis-tower-about = Siauras, iki 8 kubelių aukščio
game-rumis-tower-kind = Bokštas
game-rumis-corner = Rumis Kampas
game-rumis-corner-about = Aplink kampą, 40 langelių
game-rumis-corner-kind = Kampas
game-rumis-steps = Rumis Laiptai
game-rumis-steps-about = 4 pakopų laiptais aukštyn
game-rumis-steps-kind = Laiptai
game-rumis-pyramid = Rumis Piramidė
game-rumis-pyramid-about = Į vidurį vis aukščiau
game-rumis-pyramid-kind = Piramidė
game-rumis-own = Rumis savo lentoje
game-rumis-own-about = Susikurkite lentą patys
game-rumis-own-kind = Sava
game-triominos = Triominos
game-triominos-about = Derinkite skaičius, slėpkite kauliukus
game-triominos-kind = 1–6 žaidėjai

## What is told of every game

facts-players = { $most ->
    [one] { $span } žaidėjas
    [few] { $span } žaidėjai
    [many] { $span } žaidėjo
   *[other] { $span } žaidėjų
  }
facts-minutes = { $span } min.
facts-age = { $age }+ metų
option-on = Taip
option-off = Ne
option-start = Pirmoji detalė
option-start-about = Kur kiekviena spalva deda pirmąją savo detalę.
option-start-own = Ant savo pradžios langelio
option-start-any = Ant bet kurio laisvo pradžios { $shape ->
    [triangle] trikampio
   *[square] langelio
  }
option-start-opposite = Priešais kitą savo spalvą
option-start-spaced = Ant kas antro pradžios { $shape ->
    [triangle] trikampio
   *[square] langelio
  }
option-scoring = Taškų skaičiavimas
option-scoring-about = Kaip skaičiuojami taškai.
option-scoring-advanced = Likę langeliai, su papildomais taškais
option-scoring-basic = Likę langeliai, be papildomų taškų
option-scoring-pieces = Laimi padėjęs daugiausia detalių
option-scoring-cells = Laimi, kam liko mažiausiai langelių
option-scoring-standard = Įprastas
option-scoring-children = Vaikų taškų skaičiavimas
option-scoring-no-points = Be taškų: laimi pirmas likęs be kauliukų
option-first = Kas pradeda
option-first-about = Žaidėjas, kuris deda pirmąją detalę.
option-first-number =
    { $number ->
        [0] Žaidėjas 1
        [1] Žaidėjas 2
        [2] Žaidėjas 3
       *[3] Žaidėjas 4
    }
option-shared = Bendra spalva
option-shared-about = Spalva, kurią visi žaidėjai deda paeiliui.
option-left-out = Nenaudojama spalva
option-left-out-about = Spalva, kuria niekas nežaidžia.
option-strict-corners = Griežti kampai
option-strict-corners-about = Kampai gali liesti tik kampus, niekada tiesios kraštinės vidurio.
option-seats = Žaidėjai
option-seats-about = Žaidėjų skaičius.
option-seats-number = { $number }
option-colours-each = Spalvos
option-colours-each-about = Spalvos kiekvienam žaidėjui. Iš dviejų skaičiuojama tik geresnioji.
option-colours-each-number = { $number ->
    [one] po { $number }
    [few] po { $number }
    [many] po { $number }
   *[other] po { $number }
  }
option-blocked = Jei negalite padėti detalės
option-blocked-about = Kas nutinka spalvai, kuri savo ėjimu negali padėti detalės.
option-blocked-out = Ji iškrenta iš partijos
option-blocked-skip = Ji praleidžia tik tą ėjimą
option-heights = Aukščių planas
option-heights-about = Aukščio ribos eilutėmis, viršutinė eilutė pirma, tarp eilučių /, pavyzdžiui, 2 2 1/2 2 1.
option-without = Handikapas
option-without-about = Detalės, be kurių spalva žaidžia, pavyzdžiui, blue:I5,W5/red:X5.
option-edition = Leidimas
option-edition-about = Leidimai skiriasi kauliukų skaičiumi, traukimu ir ėjimo praleidimu bei tuo, kaip baigiasi dalijimas ar mačas.
option-edition-international = Tarptautinis
option-edition-french = Prancūziškas
option-edition-spanish = Ispaniškas
option-edition-portuguese = Portugališkas
option-edition-tournament = Turnyrinis
option-target = Siekiama suma
option-target-about = Suma, kuria baigiasi mačas. Mažiausios skirtos vaikų taškų skaičiavimui.
option-target-number = { $number ->
    [one] { $number } taškas
    [few] { $number } taškai
    [many] { $number } taško
   *[other] { $number } taškų
  }
option-deals = Dalijimai
option-deals-about = Žaiskite nustatytą dalijimų skaičių vietoj siekiamos sumos. Su vaikų taškų skaičiavimu žaidžiamas vienas dalijimas, jei nepasirenkate kitaip.
option-deals-number = { $number ->
    [0] Skaičius nenustatytas
    [one] { $number } dalijimas
    [few] { $number } dalijimai
    [many] { $number } dalijimo
   *[other] { $number } dalijimų
  }
option-after-draw = Po traukimo
option-after-draw-about = Kurį kauliuką galite dėti iškart po traukimo.
option-after-draw-drawn = Tik ištrauktąjį kauliuką
option-after-draw-any = Bet kurį kauliuką
option-time-limit = Ribotas ėjimo laikas
option-time-limit-about = Jei jūsų laikas baigiasi, traukiate, kol baigiasi jūsų ėjimas. Reikia laikrodžio su laiku kiekvienam ėjimui.
level = { $level } lygis, { $word }
level-1 = pirmieji žingsniai
level-2 = pradedantysis
level-3 = ramus
level-4 = mėgėjas
level-5 = tvirtas
level-6 = įgudęs
level-7 = stiprus
level-8 = žinovas
level-9 = meistras

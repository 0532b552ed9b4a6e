game-classic = Classic
game-classic-about = Keturios spalvos, 20 × 20 langelių
game-classic-kind = 4 žaidėjai
game-classic-2 = Classic dviem
game-classic-2-about = Po dvi spalvas
game-classic-2-kind = 2 žaidėjai
game-classic-3 = Classic trims
game-classic-3-about = Ketvirtąją spalvą visi deda paeiliui
game-classic-3-kind = 3 žaidėjai
game-classic-teams = Classic komandomis
game-classic-teams-about = Mėlyna ir raudona prieš geltoną ir žalią
game-classic-teams-kind = 2 prieš 2
game-classic-solo = Aštuoniasdešimt keturios
game-classic-solo-about = Vienam padėti visas 84 detales
game-classic-solo-kind = 1 žaidėjas
game-duo = Duo
game-duo-about = Greita dvikova, 14 × 14 langelių
game-duo-kind = 2 žaidėjai
game-junior = Junior
game-junior-about = Paprastos detalės mažoms rankoms
game-junior-kind = 2 žaidėjai
game-trigon = Trigon
game-trigon-about = Šešiakampis iš trikampių
game-trigon-kind = 4 žaidėjai
game-trigon-2 = Trigon dviem
game-trigon-2-about = Po dvi spalvas
game-trigon-2-kind = 2 žaidėjai
game-trigon-3 = Trigon trims
game-trigon-3-about = Trys spalvos mažesniame šešiakampyje
game-trigon-3-kind = 3 žaidėjai
game-trigon-teams = Trigon komandomis
game-trigon-teams-about = Mėlyna ir raudona prieš geltoną ir žalią
game-trigon-teams-kind = 2 prieš 2
game-trigon-solo = Aštuoniasdešimt aštuonios
game-trigon-solo-about = Vienam padėti visas 88 detales
game-trigon-solo-kind = 1 žaidėjas
game-polyomino = Polyomino
game-polyomino-about = Pradėti bet kur, tada keistis arba ne
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Po 9 detales, trunka kelias minutes
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Po du rinkinius iš 9 detalių
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Po 21 detalę
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Vienas bendras 56 detalių rinkinys
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Statyti aukštyn ir matytis iš viršaus
game-rumis-tower = Rumis Bokštas
game-rumis-tower-about = Siauras, iki aštuonių kubelių aukščio
game-rumis-tower-kind = Bokštas
game-rumis-corner = Rumis Kampas
game-rumis-corner-about = Aplink 40 langelių kampą
game-rumis-corner-kind = Kampas
game-rumis-steps = Rumis Laiptai
game-rumis-steps-about = Keturių pakopų laiptais aukštyn
game-rumis-steps-kind = Laiptai
game-rumis-pyramid = Rumis Piramidė
game-rumis-pyramid-about = Į vidurį vis aukščiau
game-rumis-pyramid-kind = Piramidė
game-rumis-own = Rumis su savais aukščiais
game-rumis-own-about = Lenta, kurią susikuriate patys
game-rumis-own-kind = Sava
game-triominos = Triominos
game-triominos-about = Derinti kampus ir slėpti savo kauliukus
game-triominos-kind = 1–6 žaidėjai

## What is told of every game

facts-players = { $most ->
    [one] { $span } žaidėjas
    [few] { $span } žaidėjai
    [many] { $span } žaidėjo
   *[other] { $span } žaidėjų
  }
facts-minutes = { $span } min.
facts-age = nuo { $age } metų
option-on = Taip
option-off = Ne
option-start = Pirmoji detalė
option-start-about = Kur galima dėti pirmąją spalvos detalę.
option-start-own = Ant savo pradžios langelio
option-start-any = Ant bet kurio laisvo pradžios langelio
option-start-opposite = Priešais kitą savo spalvą
option-start-spaced = Ant kas antro pradžios langelio
option-scoring = Taškai
option-scoring-about = Kaip skaičiuojami taškai.
option-scoring-advanced = Likę langeliai ir premijos
option-scoring-basic = Tik likę langeliai
option-scoring-pieces = Daugiausia padėtų detalių
option-scoring-cells = Mažiausiai likusių langelių
option-scoring-standard = Kaip taisyklių lape
option-scoring-children = Vaikų taškai
option-scoring-no-points = Be taškų: laimi pirmas baigęs
option-first = Kas pradeda
option-first-about = Vieta, iš kurios dedama pirmoji detalė.
option-first-number = { $number ->
    [0] 1 vieta
    [1] 2 vieta
    [2] 3 vieta
   *[3] 4 vieta
  }
option-shared = Bendra spalva
option-shared-about = Spalva, kurią visi deda paeiliui.
option-left-out = Nenaudojama spalva
option-left-out-about = Spalva, kuria nežaidžiama.
option-strict-corners = Griežti kampai
option-strict-corners-about = Kampas liečia tik kampą, niekada tiesios kraštinės vidurį.
option-seats = Žaidėjai
option-seats-about = Kiek žaidžia.
option-seats-number = { $number }
option-colours-each = Spalvos
option-colours-each-about = Kiekvieno žaidėjo spalvos; iš dviejų skaičiuojama tik geresnioji.
option-colours-each-number = { $number ->
    [one] po { $number }
    [few] po { $number }
    [many] po { $number }
   *[other] po { $number }
  }
option-blocked = Nėra kur dėti
option-blocked-about = Kas nutinka spalvai, kurios ėjimo metu nėra kur dėti.
option-blocked-out = Ji baigia žaisti
option-blocked-skip = Ji tik praleidžia ėjimą
option-heights = Aukščiai
option-heights-about = Aukščio ribų eilutės nuo viršutinės, tarp eilučių /, pavyzdžiui, 2 2 1/2 2 1.
option-without = Handikapas
option-without-about = Detalės, kurių spalvos neturi, pavyzdžiui, blue:I5,W5/red:X5.
option-edition = Taisyklių lapas
option-edition-about = Leidimai skiriasi kauliukų skaičiumi, traukimu, ėjimo praleidimu ir tuo, kaip baigiasi dalijimas ir mačas.
option-edition-international = Tarptautinis
option-edition-french = Prancūziškas
option-edition-spanish = Ispaniškas
option-edition-portuguese = Portugališkas
option-edition-tournament = Turnyrinis
option-target = Žaidžiama iki
option-target-about = Suma, kuria baigiasi mačas. Mažiausios skirtos vaikų taškams.
option-target-number = { $number ->
    [one] { $number } taško
    [few] { $number } taškų
    [many] { $number } taško
   *[other] { $number } taškų
  }
option-deals = Dalijimai
option-deals-about = Nustatytas dalijimų skaičius vietoj siekiamos sumos. Su vaikų taškais žaidžiamas vienas dalijimas, jei nepasirenkate kitaip.
option-deals-number = { $number ->
    [0] Skaičius nenustatytas
    [one] { $number } dalijimas
    [few] { $number } dalijimai
    [many] { $number } dalijimo
   *[other] { $number } dalijimų
  }
option-after-draw = Po traukimo
option-after-draw-about = Kurį kauliuką galima dėti iškart po traukimo.
option-after-draw-drawn = Ištrauktąjį kauliuką
option-after-draw-any = Bet kurį kauliuką
option-time-limit = Ribotas ėjimo laikas
option-time-limit-about = Kas vėluoja, traukia, kol ėjimas baigiasi. Reikia laikrodžio kiekvienam ėjimui.
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

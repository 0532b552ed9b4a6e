game-classic = Classic
game-classic-about = 4 szín 20 × 20 mezőn
game-classic-kind = 4 játékos
game-classic-2 = Classic kettesben
game-classic-2-about = Fejenként 2 szín
game-classic-2-kind = 2 játékos
game-classic-3 = Classic hármasban
game-classic-3-about = A negyedik szín közös
game-classic-3-kind = 3 játékos
game-classic-teams = Classic csapatban
game-classic-teams-about = Kék és piros a sárga és zöld ellen
game-classic-teams-kind = 2 a 2 ellen
game-classic-solo = Nyolcvannégy
game-classic-solo-about = Rakd le mind a 84 lapocskát egyedül
game-classic-solo-kind = 1 játékos
game-duo = Duo
game-duo-about = Gyors párbaj, 14 × 14
game-duo-kind = 2 játékos
game-junior = Junior
game-junior-about = Könnyű lapocskák gyerekeknek
game-junior-kind = 2 játékos
game-trigon = Trigon
game-trigon-about = Háromszögek egy hatszögön
game-trigon-kind = 4 játékos
game-trigon-2 = Trigon kettesben
game-trigon-2-about = Fejenként 2 szín
game-trigon-2-kind = 2 játékos
game-trigon-3 = Trigon hármasban
game-trigon-3-about = 3 szín egy kisebb hatszögön
game-trigon-3-kind = 3 játékos
game-trigon-teams = Trigon csapatban
game-trigon-teams-about = Kék és piros a sárga és zöld ellen
game-trigon-teams-kind = 2 a 2 ellen
game-trigon-solo = Nyolcvannyolc
game-trigon-solo-about = Rakd le mind a 88 lapocskát egyedül
game-trigon-solo-kind = 1 játékos
game-polyomino = Polyomino
game-polyomino-about = Kezdj bárhol, aztán marad vagy csere
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Fejenként 9 lapocska, percek alatt kész
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Fejenként 2 készlet, 9-9 lapocskával
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Fejenként 21 lapocska
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Egy közös készlet 56 lapocskával
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Építs felfelé, hogy felülről látszódj
game-rumis-tower = Rumis: torony
game-rumis-tower-about = Keskeny, és akár 8 kocka magas
game-rumis-tower-kind = Torony
game-rumis-corner = Rumis: sarok
game-rumis-corner-about = 40 mező egy sarok körül
game-rumis-corner-kind = Sarok
game-rumis-steps = Rumis: lépcső
game-rumis-steps-about = Felfelé egy 4 fokú lépcsőn
game-rumis-steps-kind = Lépcső
game-rumis-pyramid = Rumis: piramis
game-rumis-pyramid-about = Közép felé egyre magasabb
game-rumis-pyramid-kind = Piramis
game-rumis-own = Rumis saját táblán
game-rumis-own-about = Készíts saját táblát
game-rumis-own-kind = Saját
game-triominos = Triominos
game-triominos-about = Párosítsd a számokat, rejtsd a lapkáidat
game-triominos-kind = 1–6 játékos

## What is told of every game

facts-players = { $most ->
    [one] { $span } játékos
   *[other] { $span } játékos
  }
facts-minutes = { $span } perc
facts-age = { $age }+ év
option-on = Igen
option-off = Nem
option-start = Első lapocska
option-start-about = Hová rakja az egyes színek első lapocskáját a játékos.
option-start-own = A saját kezdőpontjára
option-start-any = Bármely szabad kezdőpontra
option-start-opposite = A másik színeddel szemben
option-start-spaced = Minden második kezdőpontra
option-scoring = Pontozás
option-scoring-about = Hogyan számoljuk a pontokat.
option-scoring-advanced = Megmaradt mezők, bónuszokkal
option-scoring-basic = Megmaradt mezők, bónusz nélkül
option-scoring-pieces = Az nyer, aki a legtöbb lapocskát rakja le
option-scoring-cells = Az nyer, akinek a legkevesebb mezője marad
option-scoring-standard = Hagyományos
option-scoring-children = Gyerekpontozás
option-scoring-no-points = Pont nélkül: az nyer, akinek előbb elfogynak a lapkái
option-first = Ki kezd
option-first-about = Az a játékos, aki az első lapocskát lerakja.
option-first-number = { $number ->
    [0] 1. játékos
    [1] 2. játékos
    [2] 3. játékos
   *[3] 4. játékos
  }
option-shared = Közös szín
option-shared-about = Az a szín, amelyet minden játékos felváltva rak.
option-left-out = Kimaradó szín
option-left-out-about = Az a szín, amellyel senki sem játszik.
option-strict-corners = Szigorú sarkok
option-strict-corners-about = Sarok csak sarkot érinthet, egyenes oldal közepét soha.
option-seats = Játékosok
option-seats-about = A játékosok száma.
option-seats-number = { $number }
option-colours-each = Színek
option-colours-each-about = Színek játékosonként. Kettő közül csak a jobbik számít.
option-colours-each-number = Fejenként { $number }
option-blocked = Ha nem tudsz lapocskát lerakni
option-blocked-about = Mi történik azzal a színnel, amelyik a saját körében nem tud lapocskát lerakni.
option-blocked-out = Kiesik a játékból
option-blocked-skip = Csak abból a körből marad ki
option-heights = Magasságtérkép
option-heights-about = Magassági korlátok soronként, elöl a felső sor, a sorok között / jellel, például 2 2 1/2 2 1.
option-without = Hendikep
option-without-about = Azok a lapocskák, amelyek nélkül egy szín játszik, például blue:I5,W5/red:X5.
option-edition = Kiadás
option-edition-about = A kiadások a lapkák számában, a húzásban és passzolásban, valamint a leosztás és a mérkőzés végében térnek el.
option-edition-international = Nemzetközi
option-edition-french = Francia
option-edition-spanish = Spanyol
option-edition-portuguese = Portugál
option-edition-tournament = Verseny
option-target = Célpontszám
option-target-about = Az az összpontszám, amelynél a mérkőzés véget ér. A legkisebbek a gyerekpontozáshoz valók.
option-target-number = { $number } pont
option-deals = Leosztások
option-deals-about = Játsszatok rögzített számú leosztást célpontszám helyett. Gyerekpontozásnál egy leosztás van, hacsak nem választasz mást.
option-deals-number = { $number ->
    [0] Nincs rögzített szám
    [one] { $number } leosztás
   *[other] { $number } leosztás
 }
option-after-draw = Húzás után
option-after-draw-about = Melyik lapkát rakhatod le közvetlenül húzás után.
option-after-draw-drawn = Csak a húzott lapka
option-after-draw-any = Bármelyik lapka
option-time-limit = Körök időkorláttal
option-time-limit-about = Ha lejár az időd, addig húzol, amíg a köröd véget nem ér. Lépésenkénti idővel járó óra kell hozzá.
level = { $level }. szint, { $word }
level-1 = első lépések
level-2 = kezdő
level-3 = laza
level-4 = alkalmi
level-5 = megbízható
level-6 = ügyes
level-7 = erős
level-8 = szakértő
level-9 = mester

game-classic = Classic
game-classic-about = Négy szín 20 × 20 mezőn
game-classic-kind = 4 játékos
game-classic-2 = Classic kettesben
game-classic-2-about = Mindkét játékosnak két színe van
game-classic-2-kind = 2 játékos
game-classic-3 = Classic hármasban
game-classic-3-about = A negyedik színt felváltva rakjátok
game-classic-3-kind = 3 játékos
game-classic-teams = Classic csapatban
game-classic-teams-about = Kék és piros a sárga és zöld ellen
game-classic-teams-kind = 2 a 2 ellen
game-classic-solo = Nyolcvannégy
game-classic-solo-about = Rakd le mind a 84 lapocskát egyedül
game-classic-solo-kind = 1 játékos
game-duo = Duo
game-duo-about = Gyors párbaj 14 × 14 mezőn
game-duo-kind = 2 játékos
game-junior = Junior
game-junior-about = Egyszerű lapocskák kis kezekbe
game-junior-kind = 2 játékos
game-trigon = Trigon
game-trigon-about = Háromszögekből álló hatszög
game-trigon-kind = 4 játékos
game-trigon-2 = Trigon kettesben
game-trigon-2-about = Mindkét játékosnak két színe van
game-trigon-2-kind = 2 játékos
game-trigon-3 = Trigon hármasban
game-trigon-3-about = Három szín egy kisebb hatszögön
game-trigon-3-kind = 3 játékos
game-trigon-teams = Trigon csapatban
game-trigon-teams-about = Kék és piros a sárga és zöld ellen
game-trigon-teams-kind = 2 a 2 ellen
game-trigon-solo = Nyolcvannyolc
game-trigon-solo-about = Rakd le mind a 88 lapocskát egyedül
game-trigon-solo-kind = 1 játékos
game-polyomino = Polyomino
game-polyomino-about = Kezdj bárhol, aztán csere vagy maradás
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Fejenként 9 lapocska, percek alatt kész
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Fejenként két 9 lapocskás készlet
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Fejenként 21 lapocska
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Egy közös készlet 56 lapocskával
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Építs felfelé, hogy felülről látsszon
game-rumis-tower = Rumis: torony
game-rumis-tower-about = Keskeny, és akár nyolc kocka magas
game-rumis-tower-kind = Torony
game-rumis-corner = Rumis: sarok
game-rumis-corner-about = 40 mező egy sarok körül
game-rumis-corner-kind = Sarok
game-rumis-steps = Rumis: lépcső
game-rumis-steps-about = Négy lépcsőfokon felfelé
game-rumis-steps-kind = Lépcső
game-rumis-pyramid = Rumis: piramis
game-rumis-pyramid-about = Középen magasabb
game-rumis-pyramid-kind = Piramis
game-rumis-own = Rumis saját magasságokkal
game-rumis-own-about = A táblát magad készíted
game-rumis-own-kind = Saját
game-triominos = Triominos
game-triominos-about = Illeszd a sarkokat, rejtsd a lapkáidat
game-triominos-kind = 1–6 játékos

## What is told of every game

facts-players = { $most ->
    [one] { $span } játékos
   *[other] { $span } játékos
  }
facts-minutes = { $span } perc
facts-age = { $age } éves kortól
option-on = Igen
option-off = Nem
option-start = Első lapocska
option-start-about = Hová kerülhet egy szín első lapocskája.
option-start-own = A saját kezdőmezőre
option-start-any = Bármely szabad kezdőmezőre
option-start-opposite = A másik saját színnel szemben
option-start-spaced = Minden második kezdőmezőre
option-scoring = Pontok
option-scoring-about = Hogyan számoljuk a pontokat.
option-scoring-advanced = Megmaradt mezők, bónuszokkal
option-scoring-basic = Csak a megmaradt mezők
option-scoring-pieces = A legtöbb lerakott lapocska
option-scoring-cells = A legkevesebb megmaradt mező
option-scoring-standard = A szabálylap szerint
option-scoring-children = Gyerekpontok
option-scoring-no-points = Nincs: az nyer, aki elsőként végez
option-first = Ki kezd
option-first-about = Az a hely, amelyik az első lapocskát lerakja.
option-first-number = { $number ->
    [0] 1. hely
    [1] 2. hely
    [2] 3. hely
   *[3] 4. hely
 }
option-shared = Közös szín
option-shared-about = Az a szín, amelyet mindenki felváltva rak.
option-left-out = Kimaradó szín
option-left-out-about = Az a szín, amellyel senki sem játszik.
option-strict-corners = Szigorú sarkok
option-strict-corners-about = Sarok csak sarokkal találkozhat, egyenes oldal közepével soha.
option-seats = Játékosok
option-seats-about = Hányan játszanak.
option-seats-number = { $number }
option-colours-each = Színek
option-colours-each-about = Az egyes játékosok színei; kettő közül csak a jobbik számít.
option-colours-each-number = Fejenként { $number }
option-blocked = Nincs több hely
option-blocked-about = Mi történik azzal a színnel, amelyik nem tud rakni, amikor sorra kerül.
option-blocked-out = Végleg kiesik
option-blocked-skip = Csak kimarad
option-heights = Magasságok
option-heights-about = Magassági korlátok soronként, elöl a felső sor, a sorok között / jellel, például 2 2 1/2 2 1.
option-without = Előny
option-without-about = Azok a lapocskák, amelyeket az egyes színek nélkülöznek, például blue:I5,W5/red:X5.
option-edition = Szabálylap
option-edition-about = A kiadások eltérnek a kéz méretében, a húzásban, a passzolásban, valamint a leosztás és a mérkőzés végében.
option-edition-international = Nemzetközi
option-edition-french = Francia
option-edition-spanish = Spanyol
option-edition-portuguese = Portugál
option-edition-tournament = Verseny
option-target = Célpontszám
option-target-about = Az az összpontszám, amelynél a mérkőzés véget ér. A legkisebbek a gyerekpontokhoz valók.
option-target-number = { $number } pont
option-deals = Leosztások
option-deals-about = Rögzített számú leosztás célpontszám helyett. Gyerekpontokkal egy leosztás van, hacsak nem választasz mást.
option-deals-number = { $number ->
    [0] Nincs rögzített szám
    [one] { $number } leosztás
   *[other] { $number } leosztás
 }
option-after-draw = Húzás után
option-after-draw-about = Melyik lapka rakható le közvetlenül húzás után.
option-after-draw-drawn = A húzott lapka
option-after-draw-any = Bármelyik lapka
option-time-limit = Időre játszott körök
option-time-limit-about = Aki kifut az időből, addig húz, amíg a köre véget nem ér. Lépésenkénti óra kell hozzá.
level = { $level }. szint, { $word }
level-1 = első lépések
level-2 = kezdő
level-3 = könnyed
level-4 = alkalmi
level-5 = biztos
level-6 = ügyes
level-7 = erős
level-8 = szakértő
level-9 = mester

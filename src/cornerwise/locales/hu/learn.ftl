learn-title = Tanulás
learn-lead = Néhány lépés, és ismered a szabályokat. Egy lecke két perc.
learn-steps = { $count } lépés
learn-begin = Kezdés
learn-again = Még egyszer
learn-continue = Folytatás
learn-finished = Kész
learn-rules = Szabályok
learn-tips = Tippek
learn-play = Játék most
learn-all = Minden lecke
learn-step = { $number }. lépés, összesen { $count }
learn-skip = Kihagyás
learn-back = Vissza
learn-show = Mutasd meg
learn-next = Tovább
learn-done = Ez az.
learn-colour = Most a te színed: { $colour }.
learn-elsewhere = Az is szabályos lenne. Ehhez a lépéshez válassz a megjelölt helyek közül.
learn-over = Most már ismered ennek a játéknak a szabályait.
learn-over-text = Játssz egyet a számítógép ellen, vagy nézd meg a részleteket a szabályokban.
learn-marked = Megjelölve: { $cells }
learn-loading = Egy pillanat
learn-start-own = Kezdj a sarkodban
learn-start-own-text = Az első lapocskád lefedi a kezdőpontodat. Vegyél egy lapocskát, és rakd oda.
learn-start-any = Kezdj egy kezdőponton
learn-start-any-text = Az első lapocskád lefed egy kezdőpontot. Vegyél egy lapocskát, és rakd egy szabad kezdőpontra.
learn-corner = Sarok igen, oldal soha
learn-corner-text = Minden új lapocska a sarkával érinti valamelyik saját lapocskádat. Rakd le a következőt.
learn-side = Kerüld a saját oldalaidat
learn-side-text = Ez a lapocska az oldalával érinti a saját színedet, ezért nem maradhat itt. Mozgasd vagy forgasd, amíg nem illik.
learn-others = A többi szín nem számít
learn-others-text = Más színekhez úgy érhetsz hozzá, ahogy akarsz. Rakj egy lapocskát oldalával egy másik szín mellé.
learn-reach = Tarts a szabad tér felé
learn-reach-text = A helyért folyik a játék. Érd el valamelyik megjelölt mezőt egy nagy lapocskával.
learn-gap = Csússz át
learn-gap-text = A nagy lapocskák már nem férnek el mindenhol. Folytasd egy kicsivel.
learn-last = Az utolsó hely
learn-last-text = Alig maradt hely. Keress helyet egy utolsó lapocskának; ezzel vége a játszmának, és megszámoljuk, mi maradt.
learn-pairs = Mindegyikből kettő
learn-pairs-text = Minden alakzatból kettőd van, és minden lapocska egy pont. Rakd le ugyanazt az alakzatot még egyszer.
learn-turn = Forgasd el
learn-turn-text = A háromszögek hat lépésben fordulnak körbe. Forgasd a lapocskát, amíg nem illik, aztán rakd le.
learn-tip = Sarok oldallal is találkozhat
learn-tip-text = Háromszögeknél elég egy közös pont. Rakd le úgy a lapocskát, hogy a sarka egy egyenes oldal közepével találkozzon.
learn-strict = Szigorú sarkok
learn-strict-text = Ennél az asztalnál szigorúak a sarkok: sarok csak sarokkal találkozhat. Keress helyet a lapocskának.
learn-open-first = Bárhol, ahol tetszik
learn-open-first-text = Nincsenek kezdőpontok. Rakj le bárhová egy kék lapocskát.
learn-open-second = Egy a másik félnek
learn-open-second-text = Az első narancssárga lapocskát is te rakod le, más alakzattal. Legyen mindkettő egyformán jó: a másik játékos választ majd.
learn-choose = Melyik színt választanád?
learn-choose-text = Most te vagy a második játékos. Hagyd a színeket így, vagy cseréld fel őket.
learn-floor = Kezdj az alapon
learn-floor-text = Az első lapocska bárhol állhat az alapon. Vegyél egy lapocskát, és rakd le.
learn-join = Csatlakozz a többihez
learn-join-text = Most sárga vagy. Az első lapocskád az alapon áll, és közös lapja van egy már ott lévő lapocskával.
learn-face = Lap a laphoz
learn-face-text = Minden új lapocskának közös lapja van a saját színeddel, mellette vagy rajta. Itt csak egy élhez ér; keress jobb helyet.
learn-hole = Nincs lyuk
learn-hole-text = Semmi sem lebeghet. E lapocska alatt lyuk van; rakd oda, ahol minden kocka áll valamin.
learn-cover = Kerülj felülre
learn-cover-text = Csak az számít, ami felülről látszik. Fedd le a másik szín egyik mezőjét.
learn-tile-first = Az első lapka
learn-tile-first-text = Kezdj bármelyik lapkával. Annyi pontot ér, amennyi a számainak összege, ezért egy nagy lapka jó kezdés.
learn-tile-match = Két szám egyezik
learn-tile-match-text = Rakj egy lapkát egy oldalhoz. Az oldal mindkét számának egyeznie kell a két lapkán.
learn-tile-hexagon = Zárj be egy hatszöget
learn-tile-hexagon-text = Egy pont körül öt lapka fekszik. Rakd le a hatodikat: 50 ponttal többet hoz.
learn-tile-bridge = Építs hidat
learn-tile-bridge-text = Illessz egy lapkát egyetlen oldalával úgy, hogy a csúcsa egy másik lapkához érjen. A híd 40 ponttal többet hoz.
learn-tile-draw = Húzz, ha semmi sem illik
learn-tile-draw-text = Egyik lapkád sem illik. Húzz egyet; ez 5 pontba kerül.
learn-tile-out = Az utolsó lapka
learn-tile-out-text = Rakd le az utolsó lapkádat. Aki elsőként végez, 25 pontot kap és az összes többi kéz értékét.
tip-label = Tipp
tip-dismiss = Tipp elrejtése
hint-reason-only-move = Ez az egyetlen lépés.
hint-reason-nothing-to-lay = Egyik lapkád sem illik.
hint-reason-swap = Az a szín jobban áll.
hint-reason-keep = A te színed jobban áll.
hint-reason-calculated = Ez állja meg legjobban a helyét, ha a játék folytatódik.
hint-reason-blocks = { $number ->
    [one] Egy sarkot vesz el
   *[other] { $number } sarkot vesz el
  } másoktól.
hint-reason-opens-corners = { $number ->
    [one] Egy új sarkot nyit
   *[other] { $number } új sarkot nyit
  }.
hint-reason-large-piece = Nagy lapocskát használ, amíg van hely.
hint-reason-contests = Oda megy, ahová mások is mennének.
hint-reason-towards-middle = A közép felé vezet.
hint-reason-covers = { $number ->
    [one] Lefedi mások egy mezőjét
   *[other] Lefedi mások { $number } mezőjét
  }.
hint-reason-shows = { $number ->
    [one] Még egy mezőn látszik tőle a színed
   *[other] Még { $number } mezőn látszik tőle a színed
  }.
hint-reason-keeps-going = Utána is több utad marad.
hint-reason-tile = A lapka értéke { $number }.
hint-reason-bridge = Hidat alkot, { $number } pont.
hint-reason-hexagon = Hatszöget zár be, { $number } pont.
hint-reason-opening-triple = Három egyforma szám { $number } ponttal többet hoz.
hint-reason-opening-zero = Három nulla { $number } ponttal többet hoz.
hint-reason-out = Ez az utolsó lapkád, { $number } pont.

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = betűk, számok
terminal-do-piece = { $key } lapocska
terminal-do-tile = { $key } lapka
terminal-do-move = { $key } mozgat
terminal-do-turn = { $key } forgat
terminal-do-flip = { $key } tükröz
terminal-do-place = { $key } hely
terminal-do-lay = { $key } lerak
terminal-do-draw = { $key } húz
terminal-do-pass = { $key } passz
terminal-do-keep = { $key } marad
terminal-do-swap = { $key } csere
terminal-do-hint = { $key } javaslat
terminal-do-undo = { $key } vissza
terminal-do-save = { $key } mentés
terminal-do-marks = { $key } jelek
terminal-do-lines = { $key } vonalak
terminal-do-look = { $key } körülnéz
terminal-do-look-at-board = { $key } a tábla megnézése
terminal-do-show-hand = { $key } kéz megmutatása
terminal-do-new-game = { $key } új játszma
terminal-do-deal = { $key } új leosztás
terminal-do-quit = { $key } kilépés
terminal-do-help = { $key } súgó
terminal-do-save-and-leave = { $key } mentés és kilépés
terminal-do-leave = { $key } kilépés
terminal-do-stay = { $key } maradok
terminal-do-back = { $key } vissza
terminal-do-close = { $key } bezárás
terminal-do-choose = { $key } választ
terminal-do-change = { $key } módosít
terminal-do-go-on = { $key } tovább
terminal-do-open = { $key } megnyitás
terminal-do-open-saved = { $key } mentett játszma megnyitása
terminal-do-language = { $key } nyelv: { $language }
terminal-quit-key = { $key }: kilépés a Cornerwise-ból.
terminal-help-pick-piece = az ilyen billentyűjű lapocska felvétele
terminal-help-next-piece = a következő vagy előző illő lapocska
terminal-help-turn = forgatás jobbra vagy balra
terminal-help-flip = tükrözés, térbeli lapocska döntése
terminal-help-place = a következő vagy előző hely, ahová illik
terminal-help-lay = lerakás, ahol illik
terminal-help-hint = javaslat: egy erős játékos lépése; újra: felvétele
terminal-help-answer = marad vagy csere, ha a nyitás kéri
terminal-help-undo = utolsó lépésed vissza, mások gondolkodása közben is
terminal-help-save = a játszma mentése
terminal-help-marks = jelek, amelyek árnyalat nélkül is mutatják a színt
terminal-help-leave = kilépés
terminal-help-pick-tile = az ilyen billentyűjű lapka felvétele a kezedből
terminal-help-next-tile = a következő vagy előző illő lapka
terminal-help-step = a következő helyre, ahová illik; lapka nélkül körülnéz
terminal-help-turn-tile = forgatás, ha elforgatva is illik
terminal-help-lay-tile = lerakás
terminal-help-draw = lapka húzása
terminal-help-pass = passz, ha a szabályok engedik
terminal-help-undo-tile = utolsó lépésed vissza, de húzás sohasem
terminal-help-lines = vonalak a lapkák között, színek nélkül is láthatók
terminal-help-board = Sík tábla: egy lapocska sarkánál érinti a saját színedet, oldala mentén soha; az első kezdőmezőt () fed le. Térbeli tábla, szintenként: közös lapja van a színeddel, és nem hagy lyukat maga alatt.
terminal-help-board-notes = A teli lapocska illik, a vonalkázott nem, és egy sor megmondja, miért. Az árnyalt mezőket fedhetné le; pöttyök jelzik az utoljára lerakott lapocskákat. A szürkéknek most nincs helyük; a matt mezők fölött más is van. Felülről a mezők a magasságukat mutatják, vagy annak korlátját.
terminal-help-tiles = Egy lapka teljes oldalával fekszik egy másik mellett, és a sarkoknál találkozó számok mind egyenlők. Az összegüket hozza; a híd, amely egy résen át ér másokhoz, és a hatszög, a hatodik lapka egy pont körül, többet hoz. Aki nem tud vagy nem akar rakni, húz, körönként legfeljebb három lapkát.
terminal-help-tiles-notes = A kezedben lévő lapka csak ott látszik, ahová illik; pöttyök jelzik a többi helyét, csillag az utoljára lerakott lapkát. A szürke lapkák most sehová sem illenek.
terminal-person = Valaki ennél a billentyűzetnél
terminal-greedy = A gép, mohón
terminal-random = A gép, véletlenül
terminal-seat-keys = Egy helyen: H valaki itt, 1–9 a gép szintje, G mohó, R véletlen
terminal-no-saved-game = Ebben a mappában nincs mentett játszma; másokat ez nyit meg: { $command }
terminal-open = Mentett játszma folytatása
terminal-nobody = { $name }: ilyen nevű nem ülhet oda (lehetséges: { $known })
terminal-level = { $level }. szint
terminal-is-greedy = Mohó
terminal-is-random = Véletlen
terminal-shared = Közös
terminal-seat = { $name } ({ $note })
terminal-column-left = maradt
terminal-column-points = pont
terminal-column-tiles = lapka
terminal-column-deal = leosztás
terminal-column-total = összes
terminal-rests = pihen
terminal-your-turn = Te jössz: { $colour }
terminal-keep-or-swap = Marad vagy csere?
terminal-chooses = { $name } választ
terminal-answer = K: marad, a színed { $first }. W: csere, a színed { $second }. Utána { $first } lép.
terminal-over = A játszma véget ért. { $result }.
terminal-match-over = A mérkőzés véget ért. { $result }.
terminal-deal-yours = { $deal }. leosztás: te jössz
terminal-deal-turn = { $deal }. leosztás: { $name } jön
terminal-deal-over = A leosztás ({ $deal }.) véget ért
terminal-thinking = { $name } gondolkodik ... { $time }
terminal-seconds = { $seconds } mp
terminal-pass-keyboard = Add át a billentyűzetet: { $name }. Az Enter mutatja a kezet.
terminal-fits = { $piece } illik: { $cells }.
terminal-lay-it = Az Enter lerakja. Hely: { $number } / { $count }.
terminal-misfit = { $piece } nem illik.
terminal-places = { $count ->
    [0] Most nincs helye.
    [one] Az N mutatja a helyét.
   *[other] Az N mutatja mind a { $count } helyét.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Húztad: { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Semmi sem illik: a D lapkát húz (M6).
   *[other] Semmi sem illik: a D lapkát húz, ára { $cost } (M6).
  }
terminal-stuck-empty = Semmi sem illik, és a talon üres: a P passzol (M7).
terminal-stuck-end = { $cost ->
    [0] Semmi sem illik: a P befejezi a kört (M6).
   *[other] Semmi sem illik: a P befejezi a kört, ára további { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Tudnál lapkát rakni. A D újra megnyomva húz egyet (M6).
   *[other] Tudnál lapkát rakni. A D újra megnyomva húz egyet, ára { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } most sehová sem illik (M4).
terminal-one-way = Másképp nem illik.
terminal-too-small = Ez a tábla görgethető; { $width } x { $height } méretű ablak kellene neki.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } rakott: { $piece }.
terminal-laid-at = { $colour } rakott: { $piece }, ide: { $cells }.
terminal-kept = { $name } megtartotta a színét: { $colours }.
terminal-kept-you = Megtartottad a színed: { $colours }.
terminal-swapped = { $name } cserélt, a színe most: { $colours }.
terminal-swapped-you = Cseréltél, a színed most: { $colours }.
terminal-passed = { $name } passzolt.
terminal-passed-you = Passzoltál.
terminal-late = { $name } kifutott az időből.
terminal-late-you = Kifutottál az időből.
terminal-cannot-place = { $count ->
    [one] { $colours }: nem tud rakni, pihen.
   *[other] { $colours }: nem tudnak rakni, pihennek.
  }
terminal-drew = { $name } húzott { $count ->
    [one] egy lapkát
   *[other] { $count } lapkát
  }.
terminal-drew-you = Húztál { $count ->
    [one] egy lapkát
   *[other] { $count } lapkát
  }.
terminal-laid-tile = { $points ->
    [0] { $name } lerakta: { $tile }.
   *[other] { $name } lerakta: { $tile }, pont: { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Leraktad: { $tile }.
   *[other] Leraktad: { $tile }, pont: { $points }.
  }
terminal-made-bridge = Ez hidat alkot.
terminal-made-hexagons = { $count ->
    [one] Ez bezár egy hatszöget.
   *[other] Ez bezár { $count } hatszöget.
  }
terminal-went-out = { $name } minden lapkáját lerakta.
terminal-went-out-you = Minden lapkádat leraktad.
terminal-tiles-lie = { $game }: { $count } lapka van az asztalon.
terminal-begins = { $name } kezd.
terminal-begins-you = Te kezdesz.
terminal-best-first = A legjobb lapka kerül le elsőként (M13).
terminal-any-tile = Rakj le bármilyen lapkát (M3).
terminal-lots = Sorshúzás (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = A leosztás ({ $deal }.) elakadt: mindenki passzolt (M9).
terminal-deal-out = { $deal }. leosztás, minden lapkáját lerakta: { $names } (M8).
terminal-deal-out-you = { $deal }. leosztás: minden lapkádat leraktad (M8).
terminal-scored = { $points } pontot szereztél
terminal-taken-back = { $count ->
    [one] Egy lépés visszavonva.
   *[other] { $count } lépés visszavonva.
  }
terminal-undo-none = Nincs visszavonható lépésed
terminal-undo-none-in-deal = Ebben a leosztásban nincs visszavonható lépésed
terminal-undo-deal-over = A leosztás véget ért: nincs mit visszavonni
terminal-undo-draw = Azóta volt lapkahúzás, és a húzás nem vonható vissza
terminal-undo-late = Annak a körnek lejárt az ideje, és ez nem vonható vissza
terminal-looking = Jó lépés keresése ... { $time }  H: az eddigi legjobb, Esc: leállítás.
terminal-hint = Tanács: { $piece } a megjelölt helyre.
terminal-hint-word = Tanács: { $move }.
terminal-hint-take = A H felveszi.
terminal-ahead = Nyerési esély { $share }, előny kb. { $points } pont.
terminal-behind = Nyerési esély { $share }, hátrány kb. { $points } pont.
terminal-level-so-far = Nyerési esély { $share }, nagyjából egál.
terminal-unsaved = A játszma nincs mentve.
terminal-save-as = A játszma mentése ezen a néven
terminal-replace = Már van ilyen nevű fájl. Az Enter újra megnyomva felülírja.
terminal-saved = Mentve. Ezzel folytatható: { $command }
terminal-not-saved = Nincs mentve, { $file }: { $error }.

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
terminal-do-lay = { $key } lerakás
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
terminal-do-go-on = { $key } folytatás
terminal-do-open = { $key } megnyitás
terminal-do-open-saved = { $key } mentett játszma megnyitása
terminal-do-language = { $key } nyelv: { $language }
terminal-quit-key = { $key }: kilépés a Cornerwise-ból.
terminal-help-pick-piece = a tálcán ezzel a billentyűvel jelölt lapocska kiválasztása
terminal-help-next-piece = a következő vagy előző illő lapocska kiválasztása
terminal-help-turn = forgatás jobbra vagy balra
terminal-help-flip = tükrözés, kockákból álló lapocska döntése
terminal-help-place = ugrás a következő vagy előző helyre, ahová illik
terminal-help-lay = lerakás, ha illik
terminal-help-hint = javaslat mutatása; újra megnyomva használod
terminal-help-answer = marad vagy csere, ha a nyitás kéri
terminal-help-undo = utolsó lépésed visszavonása, mások gondolkodása közben is
terminal-help-save = a játszma mentése
terminal-help-marks = jelek a színeken, hogy szín nélkül is megkülönböztesd őket
terminal-help-leave = kilépés
terminal-help-pick-tile = a kezedben ezzel a billentyűvel jelölt lapka kiválasztása
terminal-help-next-tile = a következő vagy előző illő lapka kiválasztása
terminal-help-step = ugrás a következő helyre, ahová illik, vagy körülnézés
terminal-help-turn-tile = forgatás, ha úgy is illik
terminal-help-lay-tile = lerakás
terminal-help-draw = lapka húzása
terminal-help-pass = passz, ha a szabályok engedik
terminal-help-undo-tile = utolsó lépésed visszavonása, de húzásé soha
terminal-help-lines = vonalak a lapkák között, hogy szín nélkül is megkülönböztesd őket
terminal-help-board = Sík tábla: egy lapocskának a sarkánál kell érintenie a saját színedet, az oldala mentén soha; az első kezdőpontot fed le (). Kockák, szintenként: lapjával illeszkednie kell a színedhez, és nem hagyhat lyukat maga alatt.
terminal-help-board-notes = A teli lapocska illik, a vonalkázott nem, és egy sor megmondja, miért. Az árnyalt mezőket fedhetné le; pöttyök jelzik az utoljára lerakott lapocskákat. A szürke lapocskák most sehová sem illenek; a matt mezők fölött kocka van. Felülről a mezők a magasságukat vagy a korlátjukat mutatják.
terminal-help-tiles = Egy lapkának teljes oldalával egy másikhoz kell illeszkednie, és a sarkoknál találkozó számoknak egyenlőnek kell lenniük. Az összegüket éri. A híd, amely egy résen át érint lapkákat, és a hatszög, a hatodik lapka egy pont körül, további pontot ér. Ha nem tudsz vagy nem akarsz lerakni egyet, legfeljebb három lapkát húzhatsz.
terminal-help-tiles-notes = A lapkád csak ott látszik, ahová illik; pöttyök jelzik a többi helyét, csillag az utoljára lerakott lapkát. A szürke lapkák most sehová sem illenek.
terminal-person = Valaki ennél a billentyűzetnél
terminal-greedy = A gép, mohón
terminal-random = A gép, véletlenszerűen
terminal-seat-keys = Helyenként: H valaki itt, 1–9 a számítógép szintje, G mohó, R véletlen
terminal-no-saved-game = Ebben a mappában nincs mentett játszma. Máshonnan így nyithatsz meg egyet: { $command }
terminal-open = Mentett játszma folytatása
terminal-nobody = { $name } nem játszhat (válassz ezek közül: { $known })
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
terminal-rests = kimarad
terminal-your-turn = Te jössz: { $colour }
terminal-keep-or-swap = Marad vagy csere?
terminal-chooses = { $name } választ
terminal-answer = K: marad, a színed { $first }. W: csere, a színed { $second }. Utána { $first } lép.
terminal-over = Vége a játszmának. { $result }.
terminal-match-over = Vége a mérkőzésnek. { $result }.
terminal-deal-yours = { $deal }. leosztás: te jössz
terminal-deal-turn = { $deal }. leosztás: { $name } jön
terminal-deal-over = A leosztás ({ $deal }.) véget ért
terminal-thinking = { $name } gondolkodik… { $time }
terminal-seconds = { $seconds } mp
terminal-pass-keyboard = Add át a billentyűzetet: { $name }. Az Enter mutatja a kezet.
terminal-fits = { $piece } illik: { $cells }.
terminal-lay-it = Az Enter lerakja. Hely: { $number } / { $count }.
terminal-misfit = { $piece } nem illik.
terminal-places = { $count ->
    [0] Most sehová sem illik.
    [one] Az N mutatja a helyét.
   *[other] Az N mutatja a helyeit ({ $count }).
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
terminal-too-small = Ez a tábla görgethető; hogy egészben lásd, { $width } x { $height } méretű ablak kell.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } lerakta: { $piece }.
terminal-laid-at = { $colour } lerakta: { $piece }, ide: { $cells }.
terminal-kept = { $name } megtartotta a színét, és ezzel játszik: { $colours }.
terminal-kept-you = Megtartottad a színed, és ezzel játszol: { $colours }.
terminal-swapped = { $name } cserélt, és ezzel játszik: { $colours }.
terminal-swapped-you = Cseréltél, és ezzel játszol: { $colours }.
terminal-passed = { $name } passzolt.
terminal-passed-you = Passzoltál.
terminal-late = { $name } kifutott az időből.
terminal-late-you = Lejárt az időd.
terminal-cannot-place = { $count ->
    [one] { $colours }: nem tud lapocskát lerakni, kimarad.
   *[other] { $colours }: nem tudnak lapocskát lerakni, kimaradnak.
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
terminal-made-bridge = Hidat alkot.
terminal-made-hexagons = { $count ->
    [one] Bezár egy hatszöget.
   *[other] Bezár { $count } hatszöget.
  }
terminal-went-out = { $name }: elfogytak a lapkái.
terminal-went-out-you = Elfogytak a lapkáid.
terminal-tiles-lie = { $game }: { $count } lapka van az asztalon.
terminal-begins = { $name } kezd.
terminal-begins-you = Te kezdesz.
terminal-best-first = A legjobb lapka kerül le elsőként (M13).
terminal-any-tile = Rakj le bármilyen lapkát (M3).
terminal-lots = Húzás a kezdésért (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = A leosztás ({ $deal }.) elakadt: mindenki passzolt (M9).
terminal-deal-out = { $deal }. leosztás, elfogytak a lapkái: { $names } (M8).
terminal-deal-out-you = { $deal }. leosztás: elfogytak a lapkáid (M8).
terminal-scored = { $points } pontot szereztél
terminal-taken-back = { $count } lépés visszavonva.
terminal-undo-none = Nincs visszavonható lépésed
terminal-undo-none-in-deal = Ebben a leosztásban nincs visszavonható lépésed
terminal-undo-deal-over = A leosztás véget ért, így semmi sem vonható vissza
terminal-undo-draw = Azóta lapkát húztak, és a húzás nem vonható vissza
terminal-undo-late = Abban a körben lejárt az időd, így nem vonható vissza
terminal-looking = Jó lépés keresése… { $time }  H: az eddigi legjobb, Esc: mégse.
terminal-hint = Javaslat: rakd ezt a megjelölt helyre: { $piece }.
terminal-hint-word = Javaslat: { $move }.
terminal-hint-take = A H felveszi.
terminal-ahead = Nyerési esély { $share }, előny kb. { $points } pont.
terminal-behind = Nyerési esély { $share }, hátrány kb. { $points } pont.
terminal-level-so-far = Nyerési esély { $share }, nagyjából egál.
terminal-unsaved = A játszma nincs mentve.
terminal-save-as = A játszma mentése ezen a néven
terminal-replace = Ez a fájl már létezik. Az Enter újra megnyomva felülírja.
terminal-saved = Mentve. Folytatás ezzel: { $command }
terminal-not-saved = Nincs mentve, { $file }: { $error }.

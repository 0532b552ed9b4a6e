status-loading = Betöltés…
status-waiting = Várakozás játékosokra
status-waiting-text = A játszma akkor indul, ha minden hely betelt.
status-paused = Szünetel
status-paused-text = Az órák megálltak.
status-over = Vége a játszmának
status-your-turn = Te jössz
status-turn-of = { $name } jön
status-watching = Nézed a játszmát.
opening-both = Rakd le mindkét szín első lapocskáját. Utána a másik játékos színt választ.
opening-choose = Válassz színt. A következő lépés: { $colour }.
opening-take = Játék ezzel: { $colour }
handover-title = Add tovább a képernyőt: { $name }
handover-show = Lapkáim megjelenítése
status-viewing = { $ply ->
    [0] kezdőállás
    [one] 1 lépés után
   *[other] { $ply } lépés után
  }
status-sending = küldés…
status-planned = A következő lépésed be van tervezve.
status-can-plan = Válassz egy lapocskát, és tervezd meg a következő lépésedet.
status-plan-hint = Rakd oda, ahová legközelebb lépni szeretnél.
status-places = { $places } lépés lehetséges
status-fits = { $places ->
    [0] Most sehová sem illik
    [one] 1 helyre illik
   *[other] { $places } helyre illik
  }
status-it-fits = Illik
status-does-not-fit = Ide nem illik
status-lost = Újracsatlakozás…
status-lost-text = A játszmád biztonságban van. Az órák megálltak.
plan-fails = A tervezett lépésed már nem lehetséges. Válassz másikat.
notice-your-turn = Te jössz
said-out = { $colour }: nem tud több lapocskát lerakni.
said-out-you = Nem tudsz több lapocskát lerakni.
said-bridge = { $name }: híd, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] hatszög
   *[other] { $count } hatszög
  }, +{ $points }
seat-open = Szabad hely
seat-computer = Számítógép, { $level }. szint
seat-engine = Számítógép
seat-level = { $level }. szint
seat-number = { $number }. játékos
seat-guest = Vendég
seat-me = Te
seat-you = { $name } (te)
seat-replaced = { $name } helyett a számítógép játszik
seat-gone = kilépett
seat-chooses = színt választ
seat-out = nincs lépése
seat-cells = { $cells } maradt
seat-pieces-cells = { $pieces } lapocska, { $cells } { $shape ->
    [triangle] háromszög
    [cube] kocka
   *[square] mező
  } maradt
seat-tiles = { $tiles } lapka
seat-points = { NUMBER($points) } pont
seat-reach = { $cells } szabad { $shape ->
    [triangle] háromszöget
    [cube] kockát
   *[square] mezőt
  } érhet el
seat-corners-reach = { $corners } nyitott sarok, { $cells } szabad { $shape ->
    [triangle] háromszöget
    [cube] kockát
   *[square] mezőt
  } érhet el
dropped-resigned = feladta
dropped-time = kifutott az időből
dropped-left = kilépett a játszmából
colour-blue = Kék
colour-yellow = Sárga
colour-red = Piros
colour-green = Zöld
colour-purple = Lila
colour-orange = Narancssárga
# Colours inside a sentence
ink-blue = kék
ink-yellow = sárga
ink-red = piros
ink-green = zöld
ink-purple = lila
ink-orange = narancssárga
board-label = Tábla: { $game }
cell-free = { $cell }, szabad
cell-corner = { $cell }, szabad, az egyik sarkod
cell-start = { $cell }, kezdőpont
cell-start-of = { $cell }, itt kezd: { $colour }
cell-taken = { $cell }, { $colour }, lapocska: { $piece }
tray-label = Lapocskák
tray-piece = Lapocska: { $piece }, { $cells } { $shape ->
    [triangle] háromszög
    [cube] kocka
   *[square] mező
  }, { $places ->
    [0] sehová sem illik
    [one] 1 helyre illik
   *[other] { $places } helyre illik
  }, billentyű: { $key }
tray-piece-waiting = Lapocska: { $piece }, { $cells } { $shape ->
    [triangle] háromszög
    [cube] kocka
   *[square] mező
  }, billentyű: { $key }
piece-cells = Lapocska: { $piece }, { $cells } { $shape ->
    [triangle] háromszög
    [cube] kocka
   *[square] mező
  }
actions-label = A kiválasztott lapocska
action-turn = Forgatás
action-flip = Tükrözés
action-next = Más hely
action-next-of = { $number } / { $count }
action-drop = Elvetés
action-place = Lerakás
action-plan = Lépés tervezése
action-sending = Küldés…
nudge-label = A lapocska mozgatása
nudge-up = Fel
nudge-down = Le
nudge-left = Balra
nudge-right = Jobbra
nudge-up-left = Balra fel
nudge-up-right = Jobbra fel
nudge-down-left = Balra le
nudge-down-right = Jobbra le
word-keep = Színem megtartása
word-swap = Színek cseréje
word-draw = Lapka húzása
word-pass = Passzolás
type-title = Lépés beírása
type-what-tile = Lapka, és a helye, ha több is van
type-what = Lapocska és { $shape ->
    [triangle] egy háromszög vagy minden háromszög, amelyet lefed
    [cube] egy kocka vagy minden kocka, amelyet elfoglal
   *[square] egy mező vagy minden mező, amelyet lefed
  }
type-several = { $count ->
    [one] 1 lépés felel meg ennek. Válaszd ki lent.
   *[other] { $count } lépés felel meg ennek. Válassz egyet.
  }
type-illegal = { $piece } itt: { $cell }: { $reason }
type-all = { $count ->
    [one] Az egyetlen szabályos lépés
   *[other] Az összes szabályos lépés ({ $count })
  }
type-piece = Lapocska: { $piece }, { $count } hely
said-lays = { $name } lerakta: { $piece }, ide: { $cell }.
said-lays-you = Leraktad: { $piece }, ide: { $cell }.
said-lays-colour = { $name } lerakta: { $piece }, ide: { $cell }, { $colour }.
said-lays-colour-you = Leraktad: { $piece }, ide: { $cell }, { $colour }.
said-lays-tile = { $name } lerakta ezt a lapkát: { $tile }.
said-lays-tile-you = Leraktad ezt a lapkát: { $tile }.
said-word = { $name }: { $word }.
said-points = { $points } pont.
said-opened = { $count } új nyitott sarok: { $cells }.
said-opened-many = { $count } új nyitott sarok, például { $cells }.
said-opened-none = Nincs új nyitott sarok.
said-undone = Az utolsó lépést visszavonták.
clock-hours = ó
clock-days = n
plan-players = { $count } játékos
plan-clock-game = { $minutes } p + { $seconds } mp
plan-clock-move = { $seconds } mp lépésenként
plan-clock-days = { $days } nap lépésenként
plan-rated = értékelt
plan-family = családi játszma
tab-moves = Lépések
tab-hints = Javaslatok
tab-chat = Csevegés
moves-label = Eddigi lépések
moves-none = Még nincs lépés.
moves-steps = Lépkedés a játszmában
moves-first = Első lépés
moves-back = Előző lépés
moves-on = Következő lépés
moves-last = Utolsó lépés
hint-ask = Mutass egy lépést
hint-thinking = Gondolkodás…
hint-move = Próbáld ezt a lépést:
chat-label = Csevegés
chat-empty = Még nincs üzenet.
chat-is-off = Ennél az asztalnál ki van kapcsolva a csevegés.
chat-write = Írj üzenetet
chat-send = Küldés
chat-mute = Némítás
chat-muted = Ennek a játékosnak az üzeneteit többé nem látod.
chat-report = Jelentés
chat-reported = Jelentve. A szerver üzemeltetői megnézik.
chat-news = { $count } új üzenet
phrase-hello = Szia
phrase-good-luck = Sok sikert
phrase-have-fun = Jó szórakozást
phrase-your-turn = Te jössz
phrase-one-moment = Egy pillanat
phrase-nice-move = Szép lépés
phrase-oops = Hoppá
phrase-well-played = Jól játszottál
phrase-thanks = Köszönöm
phrase-good-game = Jó játék volt
phrase-again = Játszunk még egyet?
phrase-goodbye = Viszlát
menu-title = Menü
menu-undo = Utolsó lépés visszavonása
menu-ask-undo = Lépés visszavonásának kérése
menu-pause = Szüneteltetés
menu-ask-pause = Szünet kérése
menu-draw = Döntetlen ajánlása
menu-ask-draw = Döntetlen ajánlása
menu-abort = Játszma megszakítása
menu-ask-abort = Megszakítás kérése
menu-resume = Folytatás
menu-stand = Asztal elhagyása
menu-resign = Feladás
menu-resign-sure = Feladod ezt a játszmát?
menu-play-on = Játék folytatása
menu-carry = Folytatás más eszközön
menu-keys = Billentyűparancsok
menu-rules = Szabályok
switch-corners = Nyitott sarkok megjelenítése
switch-coordinates = Koordináták megjelenítése
switch-patterns = Minta minden színen
switch-confirm = Minden lépés megerősítése
switch-tips = Tippek megjelenítése
carry-text = Olvasd be ezt a QR-kódot a másik eszközöddel, vagy írd be ott a kódot. Egyszer használható, 5 percen belül.
carry-picture = QR-kód a játszma folytatásához egy másik eszközön
carry-where = A kódot itt add meg: { $address }
keys-title = Billentyűparancsok
keys-piece = lapocska kiválasztása
keys-move = mozgatás
keys-turn = forgatás
keys-flip = tükrözés
keys-next = ugrás a következő helyre, ahová illik
keys-place = lerakás
keys-back = egy lépéssel vissza
keys-type = lépés beírása
keys-zen = csak a tábla és a lapocskák látszanak
keys-help = ennek a listának a megjelenítése
proposal-undo = { $name } szeretne visszavonni egy lépést.
proposal-pause = { $name } szünetet kér.
proposal-draw = { $name } döntetlent ajánl.
proposal-abort = { $name } szeretné megszakítani a játszmát.
proposal-rematch = { $name } visszavágót szeretne.
proposal-waits = Várakozás a többiekre…
proposal-declined = { $name } elutasítja.
answer-yes = Elfogadás
answer-no = Elutasítás
gone-text = { $name } kilépett, a helyét fenntartjuk. Várhatsz, átadhatod a helyét a számítógépnek, vagy vesztesnek nyilváníthatod.
gone-wait = Várakozás
gone-engine = Játsszon a számítógép
gone-result = Vesztesnek nyilvánítás
over-rematch = Visszavágó
over-to-rematch = Tovább a visszavágóra
over-result = Eredmény
over-review = Kiértékelés
result-aborted = A játszmát megszakították.
result-draw = Döntetlen
result-you = Nyertél
result-you-by = Nyertél { $points } ponttal
result-other = { $name } nyert
result-other-by = { $name } nyert { $points } ponttal
task-own-start = Fedd le a kezdőpontodat egy lapocskával.
task-start = Fedj le egy kezdőpontot egy lapocskával.
task-anywhere = Válassz egy lapocskát, és rakd le bárhová.
task-corner = Válassz egy lapocskát, és érintsd meg vele az egyik sarkodat.
task-base = Válassz egy lapocskát, és rakd le az alapra.
task-join = Válassz egy lapocskát, és rakd le az alapra egy másik mellé.
task-face = Válassz egy lapocskát, és illeszd a saját színedhez.
seat-note-standing = { $note }, { $standing }
seat-placed = { $cells } { $shape ->
    [triangle] háromszög
   *[square] mező
  } lerakva
seat-placed-short = { $cells } lerakva
seat-seen = felülről látszik: { $cells }
seat-seen-short = látszik: { $cells }
tray-more = További lapocskák
tray-more-fit = További illő lapocskák
moves-show = Lépések mutatása

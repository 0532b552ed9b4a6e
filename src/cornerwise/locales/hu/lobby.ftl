start-hero = Rakd le a lapocskáidat, sarkot a sarokhoz.
start-play-now = Játék most
start-play-now-about = { $game }, { $level }. szint ellen
start-games = Játékok
sort-by = Rendezés
sort-usual = Alapértelmezett sorrend
sort-minutes = Játékidő
sort-age = Életkor
sort-players = Játékosok száma
start-live = Élőben
start-live-who = { $game }: { $who }
start-sample = Nézz meg egy játszmát
start-waiting = Te jössz
start-running = Játszmáid
start-all-mine = Minden játszmád
start-more = Több
start-puzzles = Rejtvények
start-puzzles-about = Találd meg az egyetlen legjobb lépést
start-designs = Mozaikok
start-designs-about = Készíts saját képeket
start-learn = Tanulás
start-learn-about = Leckék és szabályok
start-games-about = Folyamatban lévők és befejezettek
mode-computer = Számítógép
mode-computer-about = 9 szint
mode-computer-title = Játék a számítógép ellen
mode-friends = Barátok
mode-friends-about = meghívás linkkel
mode-friends-title = Barátok meghívása
mode-anyone = Bárki
mode-anyone-about = online játékosok
mode-anyone-title = Ellenfél keresése
mode-screen = Egy képernyő
mode-screen-about = közösen ezen az eszközön
mode-screen-title = Játék egy képernyőn
lobby-game = Játék
lobby-kind = Változat
lobby-mode = Ellenfél
lobby-strength = Szint
lobby-anyone-clock = Olyan ellenfelet kapsz, aki ugyanezt az időt választotta.
lobby-begin-computer = Játék
lobby-begin-friends = Asztal nyitása
lobby-begin-anyone = Ellenfél keresése
lobby-begin-screen = Játék
lobby-more-choices = További lehetőségek
lobby-rules = Szabályok
setup-clock = Óra
setup-clock-none = Óra nélkül
setup-clock-game = fejenként { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = lépésenként { $time }
setup-clock-days = lépésenként { $time }
lobby-open-seat = Szabad hely
lobby-open-seats = { $count ->
    [one] 1 szabad hely
   *[other] { $count } szabad hely
  }
lobby-computer = Számítógép, { $level }. szint
lobby-computers = { $count ->
    [one] a számítógép ({ $level }. szint)
   *[other] { $count } számítógép ({ $level }. szint)
 }
lobby-open-match = Játszma megnyitása
lobby-your-turn = Te jössz
lobby-your-turn-left = Te jössz. Hátralévő idő: { $time }
lobby-their-turn = { $name } jön
lobby-running = Folyamatban
lobby-paused = Szünetel
lobby-awaits-players = { $count ->
    [0] Mindjárt kezdődik
    [one] 1 szabad hely
   *[other] { $count } szabad hely
  }
lobby-move-number = { $number }. lépés
lobby-ended-won = Nyertél, { $ago }
lobby-ended-lost = Vesztettél, { $ago }
lobby-ended-drawn = Döntetlen, { $ago }
lobby-ended-played = Véget ért { $ago }
lobby-ended-aborted = Megszakítva, { $ago }
setup-clock-other = Egyéni
setup-clock-kind = Időbeosztás
setup-clock-kind-game = Játszmánként
setup-clock-kind-move = Lépésenként
setup-clock-kind-days = Napok lépésenként
setup-clock-minutes = Perc fejenként
setup-clock-seconds = Másodperc lépésenként
setup-clock-days-count = Nap lépésenként
setup-clock-increment = Hozzáadott másodperc minden lépés után
setup-seats = Játékosok
setup-count = Játékosok száma
setup-who = Ki játszik
setup-options = Szabályok
setup-table = Az asztal beállításai
setup-listed = Nyilvános
setup-listed-about = Bárki megtalálhatja az asztalt, és csatlakozhat. Kikapcsolva csak linkkel lehet belépni.
setup-family = Családi asztal
setup-family-about = Mindenki kaphat javaslatot, csevegés nincs. Adj meg hendikepet, hogy a gyerekeknek és a kezdőknek is legyen esélyük.
setup-rated = Értékelt
setup-rated-about = Mindenkinek fiókra van szüksége, és csak egy helyet foglalhat el.
setup-rated-account = Értékelt játszmához jelentkezz be. Az asztalnál mindenkinek fiókra van szüksége.
setup-handicap = Hendikep
setup-handicap-about = Az erősebb játékosok néhány nagy lapocskájuk nélkül kezdenek. A hendikepes játszmák nem értékeltek.
setup-handicap-count = { $count ->
    [0] Minden lapocska
    [one] { $count } lapocska nélkül
   *[other] { $count } lapocska nélkül
 }
setup-chat = Csevegés
setup-chat-presets = Kész üzenetek
setup-chat-free = Szabad szöveg
setup-chat-off = Ki
setup-clash = Ezek a beállítások nem használhatók együtt. Változtasd meg valamelyiket.
setup-clash-heights = Ezen a táblán nem lehet játszani. Kösd össze minden mezőjét, és 2–512 kockát használj.
setup-step-rules = Óra és szabályok
heights-about = Válassz magasságot, majd koppints a mezőkre, vagy húzd végig rajtuk az ujjad. A 0 lyukat hagy.
heights-board = A saját táblád
heights-square = { $square }, magasság: { $height }
heights-columns = Oszlopok
heights-columns-count = { $count } oszlop
heights-columns-fewer = Oszlop törlése
heights-columns-more = Oszlop hozzáadása
heights-rows = Sorok
heights-rows-count = { $count } sor
heights-rows-fewer = Sor törlése
heights-rows-more = Sor hozzáadása
setup-play = Játék
setup-open = Asztal nyitása
setup-rules = Így kell játszani: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Valaki más ennél a képernyőnél
setup-seat-name = { $number }. játékos neve
setup-seat-open = Mások számára nyitott
setup-seat-number = { $seat }. játékos
setup-seat-of-colours = { $seat }. játékos, { $colours }
setup-seat-with = csapattárs: { $seats }. játékos
copy = Másolás
copied = Másolva
copy-failed = Nem sikerült másolni. Jelöld ki, és másold ki kézzel.
print = Nyomtatás
invite-title = Meghívás
invite-about = { $count ->
    [one] 1 hely szabad. A linkkel bárki elfoglalhatja.
   *[other] { $count } hely szabad. A linkkel bárki elfoglalhat egyet.
  }
invite-link = Link ehhez az asztalhoz
invite-copy = Link másolása
invite-share = Megosztás
invite-camera = QR-kód
invite-camera-about = QR-kód az asztal linkjével
invite-message = Gyere, játsszunk egyet: { $game }.
join-title = Csatlakozás: { $game }
join-invites = { $name } meghív egy játszmára: { $game }
join-rule = Minden lapocskának a sarkánál kell érintenie egy másik, azonos színű lapocskát, az oldala mentén soha. Fedd le a tábla minél nagyobb részét.
join-rule-rumis = Minden lapocskának érintenie kell egy másik, azonos színű lapocskát. Minden felülről látszó, saját színű mező egy pontot ér.
join-rule-triominos = Az összeérő számoknak egyformának kell lenniük. A lerakott lapkáid számai adják a pontjaidat.
join-there = Már itt van: { $names }.
join-nobody = Még senki sem csatlakozott.
join-which = Válassz helyet
join-sit = Hely elfoglalása
join-watch = Játszma nézése
join-own = Saját asztal nyitása
join-full = Ez az asztal megtelt
join-full-text = { $count ->
    [one] A hely foglalt.
   *[other] Mindegyik hely foglalt ({ $count }).
 } Nézheted a játszmát, vagy nyithatsz saját asztalt ugyanezekkel a szabályokkal.
search-title = { $count ->
    [one] Ellenfél keresése
   *[other] Még { $count } játékos keresése
  }
search-time = Keresés ideje: { $time }
search-usual = A szokásos várakozás kb. { $time }.
search-usual-unknown = Még nem tudjuk megmondani, meddig tart. Mostanában túl kevés játszma indult így.
search-nobody = Most senki más nem keres játszmát.
search-others = Még { $count } ember keres játszmát:
search-others-game = { $game }: { $count }
search-meanwhile = Addig játék a számítógéppel
search-meanwhile-about = A keresés folytatódik. Szólunk, ha valaki csatlakozik.
search-stop = Keresés leállítása
search-goes-on = A keresés folytatódik: { $game }
search-back = Keresés mutatása
search-found = Indulhat a játszmád: { $game }. Valaki csatlakozott.
search-go = Ugrás a játszmához
games-title = Játszmáid
games-running = Folyamatban
games-finished = Befejezve
games-remove = Eltávolítás a listáról
games-remove-back = Visszakerül, ha valaki lép.
games-empty = Még nincs játszmád
games-empty-text = Itt jelennek meg a játszmák, amelyeket elindítasz vagy amelyekhez csatlakozol. Fiók nélkül is megmaradnak ezen az eszközön.
games-export = Játszmáid letöltése
games-export-about = Minden játszmád egy fájlban, hogy megőrizd vagy más programban megnyisd.
watch-all = Minden játék
watch-waiting = Játékosokra vár
watch-playing = Folyamatban
watch-empty = Most nincs nyilvános játszma
watch-empty-text = Nyiss egy nyilvános asztalt, hogy mások is csatlakozhassanak. A linkkel megosztott játszmák privátok maradnak.
watch-open = Asztal nyitása
players-best = A legjobb játékosok: { $game }
players-place = Helyezés
players-name = Név
players-rating = Értékszám
players-games = Játszmák
players-empty = { $game }: még senkinek sincs értékszáma
players-empty-text = Játssz egy értékelt játszmát, és legyél te az első.
error-match-bad-plan = Ezek a beállítások nem használhatók együtt. Változtasd meg valamelyiket.
error-match-seat-taken = Ezt a helyet épp most foglalta el valaki. Válassz másikat.
error-match-unknown = Nem találjuk ezt az asztalt. Lehet, hogy megszüntették.
start-what = Hét társasjáték egy–hat főnek: körönként rakjatok le egy-egy lapocskát, foglaljatok teret, és ne hagyjatok helyet a többieknek.
start-free = Játssz a számítógéppel, barátokkal vagy bárkivel az interneten. Ingyenes. Fiók és reklámok nélkül.
start-players = Játékosok
start-players-about = Értékszámok és ranglisták
start-watch = Nézés
start-watch-about = Élő játszmák és visszajátszások
start-tournaments = Versenyek
start-tournaments-about = Csatlakozz, vagy rendezz sajátot

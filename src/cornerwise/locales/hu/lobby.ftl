start-hero = Találkozzunk a sarkokon.
start-lead = Hét játék összeérő lapocskákkal, a konyhaasztalhoz és a hosszú elemzéshez. Ingyen, fiók és hirdetések nélkül.
start-play-now = Játék most
start-play-now-about = { $game }, { $level }. szint ellen
start-games = Játékok
sort-by = Rendezés
sort-usual = Szokásos sorrend
sort-minutes = Játékidő
sort-age = Életkor
sort-players = Játékosok száma
start-live = Élőben
start-live-who = { $game }: { $who }
start-sample = Nézd, mit játszanak mások
start-waiting = Rád vár
start-running = Játszmáid
start-all-mine = Minden játszmád
start-more = Több
start-puzzles = Rejtvények
start-puzzles-about = Rakd le az összes lapocskát egyedül
start-designs = Minták
start-designs-about = Rakj ki képeket kedved szerint
start-learn = Tanulás
start-learn-about = Szabályok és első lépések
start-games-about = Folyamatban és befejezve
mode-computer = A számítógép
mode-computer-about = kilenc szint
mode-computer-title = Játék a számítógép ellen
mode-friends = Barátok
mode-friends-about = meghívás linkkel
mode-friends-title = Barátok meghívása
mode-anyone = Bárki
mode-anyone-about = aki most itt van
mode-anyone-title = Ellenfél keresése
mode-screen = Egy képernyő
mode-screen-about = adjátok körbe
mode-screen-title = Egy képernyő körül
lobby-game = Játék
lobby-kind = Változat
lobby-mode = Ki ellen
lobby-strength = Erősség
lobby-anyone-clock = Azokkal találkozol, akik ugyanezt az órát választották.
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
    [one] egy szabad hely
   *[other] { $count } szabad hely
 }
lobby-computer = Számítógép, { $level }. szint
lobby-computers = { $count ->
    [one] a számítógép ({ $level }. szint)
   *[other] { $count } számítógép ({ $level }. szint)
 }
lobby-open-match = Játszma megnyitása
lobby-your-turn = Te jössz
lobby-your-turn-left = Te jössz, még { $time }
lobby-their-turn = { $name } jön
lobby-running = Folyamatban
lobby-paused = Szünetel
lobby-awaits-players = { $count ->
    [0] Mindjárt kezdődik
    [one] Egy hely szabad
   *[other] { $count } hely szabad
 }
lobby-move-number = { $number }. lépés
lobby-ended-won = Nyertél, { $ago }
lobby-ended-lost = Vesztettél, { $ago }
lobby-ended-drawn = Döntetlen, { $ago }
lobby-ended-played = Véget ért { $ago }
lobby-ended-aborted = Lefújva, { $ago }
setup-clock-other = Más
setup-clock-kind = Idő
setup-clock-kind-game = Az egész játszmára
setup-clock-kind-move = Minden lépésre
setup-clock-kind-days = Napok minden lépésre
setup-clock-minutes = Perc fejenként
setup-clock-seconds = Másodperc lépésenként
setup-clock-days-count = Nap lépésenként
setup-clock-increment = További másodpercek minden lépés után
setup-seats = Helyek
setup-options = Ennek a játéknak a szabályai
setup-table = Az asztalról
setup-listed = Nyilvános
setup-listed-about = Bárki megtalálhatja az asztalt, és leülhet. Különben csak az, akinek megvan a link.
setup-family = Családi asztal
setup-family-about = Mindenkinek jár tanács, csevegés nincs. A gyerekek és a kezdők előnyt kaphatnak.
setup-rated = Értékszámért
setup-rated-about = Mindenkinek fiók kell, és mindenki egy helyen játszik.
setup-rated-account = Csak fiókkal, olyan asztalnál, ahol különböző emberek ülnek.
setup-handicap = Előny
setup-handicap-about = Aki jobban játszik, néhány nagy lapocska nélkül indul. Az ilyen mérkőzés nem számít az értékszámba.
setup-handicap-count = { $count ->
    [0] Minden lapocska
    [one] { $count } lapocska nélkül
   *[other] { $count } lapocska nélkül
 }
setup-chat = Csevegés
setup-chat-presets = Kész mondatok
setup-chat-free = Szabad szöveg
setup-chat-off = Nincs
setup-clash = Ez nem fér össze.
setup-play = Játék
setup-open = Asztal nyitása
setup-rules = Így játsszák: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Valaki ennél a képernyőnél
setup-seat-name = { $number }. játékos neve
setup-seat-open = Nyitva mások előtt
setup-seat-number = { $seat }. hely
setup-seat-of-colours = { $seat }. hely, { $colours }
setup-seat-with = társ: { $seats }. hely
copy = Másolás
copied = Másolva
copy-failed = Kérjük, másold ki kézzel
print = Nyomtatás
invite-title = Meghívás
invite-about = { $count ->
    [one] Egy hely szabad. Elfoglalhatja, akinek megvan a link.
   *[other] { $count } hely szabad. Akinek megvan a link, leülhet az egyikre.
 }
invite-link = Link ehhez az asztalhoz
invite-copy = Link másolása
invite-share = Megosztás
invite-camera = Kamerához
invite-camera-about = Link ehhez az asztalhoz, kamerával olvasható
invite-message = Játssz velem: { $game }.
join-title = Egy hely itt: { $game }
join-there = Az asztalnál: { $names }.
join-nobody = Még senki sem ül itt.
join-which = Melyik hely
join-sit = Leülök ide
join-watch = Játszma nézése
join-own = Saját asztal nyitása
join-full = Ez az asztal megtelt
join-full-text = { $count ->
    [one] A hely foglalt.
   *[other] Mindegyik hely foglalt ({ $count }).
 } Nézheted a játszmát, vagy nyithatsz saját asztalt ugyanezekkel a szabályokkal.
games-title = Játszmáid
games-running = Folyamatban
games-finished = Befejezve
games-empty = Az első sarok szabad
games-empty-text = Itt jelennek meg a játszmák, amelyeket elkezdesz vagy amelyekhez csatlakozol. Fiók nélkül is megmaradnak ezen az eszközön.
games-export = Vidd magaddal
games-export-about = Minden játszmád egy fájlban, más programokhoz vagy későbbre.
watch-all = Minden játszma
watch-waiting = Játékosokra vár
watch-playing = Folyamatban
watch-empty = Most senki sem játszik nyilvánosan
watch-empty-text = Nyiss egy nyilvános asztalt, és talán csatlakozik valaki. A linkkel nyitott játszmák privátok maradnak.
watch-open = Asztal nyitása
players-best = A legjobb játékosok: { $game }
players-place = Helyezés
players-name = Név
players-rating = Értékszám
players-games = Játszmák
players-empty = { $game }: még senkinek sincs értékszáma
players-empty-text = Két fiókkal rendelkező ember kell a kezdéshez, akik értékszámért játszanak.
error-match-bad-plan = Ezek a választások nem férnek össze.
error-match-seat-taken = Ezt a helyet épp most foglalta el valaki.
error-match-unknown = Nincs ilyen asztal. Lehet, hogy lefújták.

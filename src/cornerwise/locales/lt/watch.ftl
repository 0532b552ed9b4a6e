## Watching games, and the screen for clubs and fairs

watch-featured = Geriausios partijos dabar
watch-finished = Ką tik baigtos
watch-none-now = Šiuo metu niekas nežaidžia viešos partijos.
watch-none-fits = Šiuo metu šių filtrų neatitinka jokia partija.
watch-lost = Ryšys nutrūko. Jungiamės iš naujo…
watch-viewers = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
    [many] { $count } žiūrovo
   *[other] { $count } žiūrovų
  }
watch-see-all = { $count ->
    [0] Stebėti
    [one] Stebėti { $count } partiją
    [few] Stebėti { $count } partijas
    [many] Stebėti { $count } partijos
   *[other] Stebėti { $count } partijų
  }
watch-join = Prisijungti
watch-speed = Laikrodis
watch-speed-any = Bet koks laikrodis
watch-speed-clock = Su laikrodžiu
watch-speed-none = Be laikrodžio
watch-speed-days = Dienos ėjimui
watch-rated-only = Tik reitinginės partijos

## Following a player from game to game

watch-follow = Sekti: { $name }
watch-following = Sekate: { $name }
watch-unfollow = Nebesekti
watch-nothing-yet = { $name } šiuo metu nežaidžia viešos partijos. Kita partija atsiras čia.
watch-next-soon = Ši partija baigta. Čia atsiras kita partija, kurią žaidžia { $name }.

## Tournaments that can be joined

watch-tournaments = Netrukus prasidedantys turnyrai
watch-all-tournaments = Visi turnyrai
watch-no-tournaments = Šiuo metu nėra turnyrų, prie kurių galima prisijungti.

## The screen for clubs and fairs

watch-tv = TV režimas
watch-kind-live = Tiesiogiai
watch-kind-replay = Įrašas
watch-kind-computer = Kompiuterio partija
watch-won = Laimėjo { $names }
watch-drawn = Lygiosios
watch-play-too = Žaiskite ir jūs
watch-code = QR kodas su šios svetainės adresu
watch-full = Visas ekranas
watch-leave-tv = Išeiti iš TV režimo

## Sharing a game, and its score sheet on paper

share-embed = Kopijuoti įterpimo kodą
share-animation = Animuotas paveikslas
share-animation-about = visa partija kaip WebP
share-sheet = Rezultatų lapas
share-sheet-about = spausdinti: lenta, taškai ir ėjimai
paper-title = Rezultatų lapas
paper-print = Spausdinti
paper-back = Grįžti prie rezultato
paper-player = Žaidėjas
paper-points = Taškai
paper-moves = Ėjimai

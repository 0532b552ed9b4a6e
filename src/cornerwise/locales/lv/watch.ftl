## Watching games, and the screen for clubs and fairs

watch-featured = Labākās partijas pašlaik
watch-finished = Tikko beigušās
watch-none-now = Pašlaik neviens nespēlē publisku partiju.
watch-none-fits = Pašlaik šiem filtriem neatbilst neviena partija.
watch-lost = Savienojums zudis. Atjaunojam…
watch-viewers = { $count ->
    [zero] { $count } skatītāji
    [one] { $count } skatītājs
   *[other] { $count } skatītāji
  }
watch-see-all = { $count ->
    [0] Skatīties
    [zero] Skatīties { $count } partijas
    [one] Skatīties { $count } partiju
   *[other] Skatīties { $count } partijas
  }
watch-join = Pievienoties
watch-speed = Pulkstenis
watch-speed-any = Jebkāds pulkstenis
watch-speed-clock = Ar pulksteni
watch-speed-none = Bez pulksteņa
watch-speed-days = Dienas gājienam
watch-rated-only = Tikai partijas ar reitingu

## Following a player from game to game

watch-follow = Sekot: { $name }
watch-following = Jūs sekojat: { $name }
watch-unfollow = Vairs nesekot
watch-nothing-yet = { $name } pašlaik nespēlē publisku partiju. Nākamā partija parādīsies šeit.
watch-next-soon = Šī partija ir beigusies. Šeit parādīsies nākamā partija, ko spēlē { $name }.

## Tournaments that can be joined

watch-tournaments = Turnīri, kas drīz sāksies
watch-all-tournaments = Visi turnīri
watch-no-tournaments = Pašlaik nav turnīru, kuriem pievienoties.

## The screen for clubs and fairs

watch-tv = TV režīms
watch-kind-live = Tiešraide
watch-kind-replay = Atkārtojums
watch-kind-computer = Datora partija
watch-won = Uzvarēja { $names }
watch-drawn = Neizšķirts
watch-play-too = Spēlējiet arī jūs
watch-code = QR kods ar šīs vietnes adresi
watch-full = Pilnekrāns
watch-leave-tv = Iziet no TV režīma

## Sharing a game, and its score sheet on paper

share-embed = Kopēt iegulšanas kodu
share-animation = Animēts attēls
share-animation-about = visa partija kā WebP
share-sheet = Rezultātu lapa
share-sheet-about = drukāšanai: laukums, punkti un gājieni
paper-title = Rezultātu lapa
paper-print = Drukāt
paper-back = Atpakaļ pie rezultāta
paper-player = Spēlētājs
paper-points = Punkti
paper-moves = Gājieni

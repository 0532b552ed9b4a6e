## Watching games, and the screen for clubs and fairs

watch-featured = De bedste partier lige nu
watch-finished = Lige afsluttet
watch-none-now = Ingen spiller et offentligt parti lige nu.
watch-none-fits = Intet parti passer til disse filtre lige nu.
watch-lost = Forbindelsen blev afbrudt. Forbinder igen…
watch-viewers = { $count ->
    [one] 1 seer
   *[other] { $count } seere
  }
watch-see-all = { $count ->
    [0] Se med
    [one] Se 1 parti
   *[other] Se { $count } partier
  }
watch-join = Vær med
watch-speed = Ur
watch-speed-any = Alle ure
watch-speed-clock = Med ur
watch-speed-none = Uden ur
watch-speed-days = Dage pr. træk
watch-rated-only = Kun partier med rating

## Following a player from game to game

watch-follow = Følg { $name }
watch-following = Du følger { $name }
watch-unfollow = Følg ikke længere
watch-nothing-yet = { $name } spiller ikke et offentligt parti lige nu. Det næste parti vises her.
watch-next-soon = Partiet er slut. Det næste parti med { $name } vises her.

## Tournaments that can be joined

watch-tournaments = Turneringer, der snart begynder
watch-all-tournaments = Alle turneringer
watch-no-tournaments = Ingen turneringer er åbne for deltagere lige nu.

## The screen for clubs and fairs

watch-tv = Tv-visning
watch-kind-live = Direkte
watch-kind-replay = Genafspilning
watch-kind-computer = Computerparti
watch-won = Vundet af { $names }
watch-drawn = Uafgjort
watch-play-too = Kom og spil
watch-code = QR-kode med adressen på dette websted
watch-full = Fuld skærm
watch-leave-tv = Afslut tv-visning

## Sharing a game, and its score sheet on paper

share-embed = Kopiér indlejringskode
share-animation = Animeret billede
share-animation-about = hele partiet som WebP
share-sheet = Partiliste
share-sheet-about = til at udskrive: bræt, point og træk
paper-title = Partiliste
paper-print = Udskriv
paper-back = Tilbage til resultatet
paper-player = Spiller
paper-points = Point
paper-moves = Træk

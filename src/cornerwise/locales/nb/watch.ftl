## Watching games, and the screen for clubs and fairs

watch-featured = De beste partiene akkurat nå
watch-finished = Nettopp ferdig
watch-none-now = Ingen spiller et offentlig parti akkurat nå.
watch-none-fits = Ingen partier passer til disse filtrene akkurat nå.
watch-lost = Forbindelsen ble brutt. Kobler til igjen …
watch-viewers = { $count ->
    [one] 1 tilskuer
   *[other] { $count } tilskuere
  }
watch-see-all = { $count ->
    [0] Se på
    [one] Se på 1 parti
   *[other] Se på { $count } partier
  }
watch-join = Bli med
watch-speed = Klokke
watch-speed-any = Alle klokker
watch-speed-clock = Med klokke
watch-speed-none = Ingen klokke
watch-speed-days = Dager per trekk
watch-rated-only = Bare rangerte partier

## Following a player from game to game

watch-follow = Følg { $name }
watch-following = Du følger { $name }
watch-unfollow = Slutt å følge
watch-nothing-yet = { $name } spiller ikke et offentlig parti akkurat nå. Det neste partiet vises her.
watch-next-soon = Dette partiet er slutt. Det neste partiet til { $name } vises her.

## Tournaments that can be joined

watch-tournaments = Turneringer som snart begynner
watch-all-tournaments = Alle turneringer
watch-no-tournaments = Ingen turneringer er åpne for påmelding akkurat nå.

## The screen for clubs and fairs

watch-tv = TV-visning
watch-kind-live = Direkte
watch-kind-replay = Reprise
watch-kind-computer = Datamaskinparti
watch-won = Vunnet av { $names }
watch-drawn = Uavgjort
watch-play-too = Kom og spill
watch-code = QR-kode med adressen til dette nettstedet
watch-full = Fullskjerm
watch-leave-tv = Avslutt TV-visning

## Sharing a game, and its score sheet on paper

share-embed = Kopier innbyggingskode
share-animation = Animert bilde
share-animation-about = hele partiet som WebP
share-sheet = Partiskjema
share-sheet-about = til utskrift: brett, poeng og trekk
paper-title = Partiskjema
paper-print = Skriv ut
paper-back = Tilbake til resultatet
paper-player = Spiller
paper-points = Poeng
paper-moves = Trekk

## Watching games, and the screen for clubs and fairs

watch-featured = De bästa partierna just nu
watch-finished = Nyss avslutade
watch-none-now = Ingen spelar ett offentligt parti just nu.
watch-none-fits = Inget parti passar de här filtren just nu.
watch-lost = Anslutningen bröts. Ansluter igen…
watch-viewers = { $count ->
    [one] 1 tittare
   *[other] { $count } tittare
  }
watch-see-all = { $count ->
    [0] Titta
    [one] Titta på 1 parti
   *[other] Titta på { $count } partier
  }
watch-join = Gå med
watch-speed = Klocka
watch-speed-any = Alla klockor
watch-speed-clock = Med klocka
watch-speed-none = Utan klocka
watch-speed-days = Dagar per drag
watch-rated-only = Bara partier med rating

## Following a player from game to game

watch-follow = Följ { $name }
watch-following = Du följer { $name }
watch-unfollow = Sluta följa
watch-nothing-yet = { $name } spelar inget offentligt parti just nu. Nästa parti visas här.
watch-next-soon = Partiet är slut. Nästa parti med { $name } visas här.

## Tournaments that can be joined

watch-tournaments = Turneringar som snart börjar
watch-all-tournaments = Alla turneringar
watch-no-tournaments = Inga turneringar är öppna att gå med i just nu.

## The screen for clubs and fairs

watch-tv = Tv-läge
watch-kind-live = Direkt
watch-kind-replay = Repris
watch-kind-computer = Datorparti
watch-won = Vunnet av { $names }
watch-drawn = Oavgjort
watch-play-too = Kom och spela
watch-code = QR-kod med adressen till den här webbplatsen
watch-full = Helskärm
watch-leave-tv = Avsluta tv-läget

## Sharing a game, and its score sheet on paper

share-embed = Kopiera inbäddningskod
share-animation = Animerad bild
share-animation-about = hela partiet som WebP
share-sheet = Partiprotokoll
share-sheet-about = att skriva ut: bräde, poäng och drag
paper-title = Partiprotokoll
paper-print = Skriv ut
paper-back = Tillbaka till resultatet
paper-player = Spelare
paper-points = Poäng
paper-moves = Drag

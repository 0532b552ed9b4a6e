## Watching games, and the screen for clubs and fairs

watch-featured = De beste partijen op dit moment
watch-finished = Net afgelopen
watch-none-now = Niemand speelt nu een openbare partij.
watch-none-fits = Er past nu geen partij bij deze filters.
watch-lost = Verbinding verbroken. Opnieuw verbinden…
watch-viewers = { $count ->
    [one] 1 kijker
   *[other] { $count } kijkers
  }
watch-see-all = { $count ->
    [0] Kijken
    [one] 1 partij bekijken
   *[other] { $count } partijen bekijken
  }
watch-join = Meedoen
watch-speed = Klok
watch-speed-any = Elke klok
watch-speed-clock = Met klok
watch-speed-none = Zonder klok
watch-speed-days = Dagen per zet
watch-rated-only = Alleen met rating

## Following a player from game to game

watch-follow = { $name } volgen
watch-following = Je volgt { $name }
watch-unfollow = Niet meer volgen
watch-nothing-yet = { $name } speelt nu geen openbare partij. De volgende verschijnt hier.
watch-next-soon = Deze partij is afgelopen. De volgende partij van { $name } verschijnt hier.

## Tournaments that can be joined

watch-tournaments = Toernooien die binnenkort beginnen
watch-all-tournaments = Alle toernooien
watch-no-tournaments = Er staan nu geen toernooien open om mee te doen.

## The screen for clubs and fairs

watch-tv = Tv-modus
watch-kind-live = Live
watch-kind-replay = Herhaling
watch-kind-computer = Computerpartij
watch-won = Gewonnen door { $names }
watch-drawn = Remise
watch-play-too = Kom ook spelen
watch-code = QR-code met het adres van deze site
watch-full = Volledig scherm
watch-leave-tv = Tv-modus verlaten

## Sharing a game, and its score sheet on paper

share-embed = Insluitcode kopiëren
share-animation = Bewegende afbeelding
share-animation-about = de hele partij als WebP
share-sheet = Scoreformulier
share-sheet-about = om af te drukken: bord, punten en zetten
paper-title = Scoreformulier
paper-print = Afdrukken
paper-back = Terug naar het resultaat
paper-player = Speler
paper-points = Punten
paper-moves = Zetten

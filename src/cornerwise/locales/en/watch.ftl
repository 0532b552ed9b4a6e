## Watching games, and the screen for clubs and fairs

watch-featured = Best games right now
watch-finished = Just finished
watch-none-now = Nobody is playing a public game right now.
watch-none-fits = No games fit these filters right now.
watch-lost = Connection lost. Reconnecting…
watch-viewers = { $count ->
    [one] 1 viewer
   *[other] { $count } viewers
  }
watch-see-all = { $count ->
    [0] Watch
    [one] Watch 1 game
   *[other] Watch { $count } games
  }
watch-join = Join
watch-speed = Clock
watch-speed-any = Any clock
watch-speed-clock = With a clock
watch-speed-none = No clock
watch-speed-days = Days per move
watch-rated-only = Rated games only

## Following a player from game to game

watch-follow = Follow { $name }
watch-following = Following { $name }
watch-unfollow = Stop following
watch-nothing-yet = { $name } isn’t playing a public game right now. Their next game will appear here.
watch-next-soon = This game is over. The next game of { $name } will appear here.

## Tournaments that can be joined

watch-tournaments = Tournaments starting soon
watch-all-tournaments = All tournaments
watch-no-tournaments = No tournaments are open to join right now.

## The screen for clubs and fairs

watch-tv = TV mode
watch-kind-live = Live
watch-kind-replay = Replay
watch-kind-computer = Computer game
watch-won = Won by { $names }
watch-drawn = Draw
watch-play-too = Come and play
watch-code = QR code with the address of this site
watch-full = Full screen
watch-leave-tv = Exit TV mode

## Sharing a game, and its score sheet on paper

share-embed = Copy embed code
share-animation = Animated picture
share-animation-about = the whole game as WebP
share-sheet = Score sheet
share-sheet-about = to print: board, points and moves
paper-title = Score sheet
paper-print = Print
paper-back = Back to the result
paper-player = Player
paper-points = Points
paper-moves = Moves

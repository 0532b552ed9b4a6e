## The result

result-page = Result
result-open = Game in progress
result-by-resigned = The others resigned.
result-by-time = The others ran out of time.
result-by-left = The others left.
result-you-resigned = You resigned.
result-you-time = Your time ran out.
result-you-left = You left the game.
result-by-draw = The players agreed to a draw.
result-all-placed = { $colour } placed every piece.
result-dropped = { $name } { $how }
result-solo-done = Every piece is on the board
result-solo-short = Not every piece was placed
over-replay = Replay

## The sum of every seat

sum-won = won
sum-deal = Deal { $deal }
sum-together = Team total
sum-nobody = Shared colour
sum-nobody-text = Everyone took turns placing it. It doesn’t count.
sheet-left = Piece { $piece } left over{ $count ->
    [one] {""}
   *[other] , { $count } of them
  }
sheet-cells-placed = { $count ->
    [one] 1 square covered
   *[other] { $count } squares covered
  }
sheet-pieces-placed = { $count ->
    [one] 1 piece placed
   *[other] { $count } pieces placed
  }
sheet-seen = { $count ->
    [one] 1 square seen from above
   *[other] { $count } squares seen from above
  }
sheet-all-placed = All pieces placed
sheet-single-last = Smallest piece placed last
sheet-tile = { $count ->
    [one] 1 tile placed
   *[other] { $count } tiles placed
  }
sheet-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
  }
sheet-hexagon = { $count ->
    [one] 1 hexagon completed
   *[other] { $count } hexagons completed
  }
sheet-opening-triple = Started with three equal numbers
sheet-opening-zero = Started with three zeros
sheet-out = Placed the last tile
sheet-draw = { $count ->
    [one] 1 tile drawn
   *[other] { $count } tiles drawn
  }
sheet-third-draw = { $count ->
    [one] Third tile drawn, none placed
   *[other] Third tile drawn, none placed: { $count } times
  }
sheet-hands = Tiles left in hands

## The review

review-title = Review
review-about = Paste a game. The computer shows how it went, what each move was worth and what would have been better.
review-progress = { $done ->
    [0] Analysing the game…
   *[other] Analysing: { $done } of { $total } moves done
  }
review-progress-text = You can step through the game in the meantime. If you leave this page, the analysis stops.
review-quantity = What the graph shows
review-margins = Points ahead
review-shares = Chance of winning
review-graph = How the game stood after each move
review-as-table = Show as a table
review-as-graph = Show as a graph
review-table = How the game stood after each move, as a table
review-move = Next move
review-before = { $ply }: { $move }
review-end = End
review-errors = ± is the margin of error: a search 16 times as long ends within it 95 times out of 100. A value without ± is exact.
review-at = { $ply ->
    [0] At the start
    [one] After 1 move
   *[other] After { $ply } moves
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Turning points
review-no-turning = No move cost much. Well played, everyone.
review-lost-margins = points lost compared with the best move
review-move-of = Move { $number }, { $name }
review-instead = { $move }. Better: { $better }
review-better = Better: { $move }
review-was-best = The computer found nothing better.
review-choose = Select a move to see what would have been better.
review-line = How the game could have continued
review-line-show = Show the moves
review-line-one = Show the move
review-line-hide = Hide the moves
review-line-back = Previous of these moves
review-line-on = Next of these moves
review-line-at = { $step } of { $count }
move-lays = { $piece } at { $cell }
move-lays-tile = tile { $tile }
move-keep = keeping the colour
move-swap = swapping colours
move-draw = drawing a tile
move-pass = passing

## Replay

replay-title = Replay
replay-about = Paste a game and watch it move by move.
replay-slider = Position in the game
replay-where = { $ply ->
    [0] Before the first of { $count ->
        [one] 1 move
       *[other] { $count } moves
      }
   *[other] Move { $ply } of { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Play
replay-pause = Pause
replay-end = Jump to the end
replay-speed = Speed
replay-times = { $speed } ×
replay-next = to move

## Games from elsewhere

doors = Open a game
door-review = Review a game
door-replay = Replay a game
head-back = Back
record-label = A game as .blksgf or JSON
record-open = Open
record-file = Choose a file
record-other = Another game
record-hint = You can also drop a file here. Nothing is stored on the server.
record-none = There’s no game in this text. Please paste a .blksgf or JSON file.
record-which = { $count } games found. Choose one.

## Taking it along

export-title = Share and save
export-share = Share
export-link = Copy link
export-text = Copy as text
export-blksgf = .blksgf file
export-blksgf-text = for other programs
export-json = JSON record
export-json-text = everything, to open here again
export-svg = SVG picture
export-svg-text = sharp at any size
export-png = PNG picture
export-png-text = for messages and web pages

## The analysis board

analysis-title = Analysis board
analysis-parts = What to show
analysis-pieces = Pieces
analysis-lines = Best moves
analysis-moves = Moves
analysis-no-moves = Place a piece for either side. Your moves and every line you try are listed here.
analysis-searched = { $count ->
    [one] { $count } position searched
   *[other] { $count } positions searched
  }
analysis-exact = Calculated to the end of the game
analysis-bar = Chance of winning: { $chances }
analysis-bar-empty = Chance of winning
analysis-promote = Make this the main line
analysis-remove = Delete this move and everything after it
analysis-menu = More options
analysis-new = New analysis
analysis-paste = Paste moves or a game
analysis-paste-text = One move on each line, a link, or a game as .blksgf or JSON.
analysis-by-moves = Tiles are drawn from a pile, so a position comes from its moves. Play them here, or paste them.
analysis-saved = Saved on this device
analysis-forget = Delete this analysis
analysis-from-here = Analyse from here
arrange-title = Set up a position
arrange-ready = The rules allow this position.
arrange-broken = Not possible yet
arrange-missing = { $colour } is missing a piece. The colours play in order.
arrange-turn = To move
arrange-turn-any = Decided by the rules
arrange-turn-other = With these pieces, another colour goes next.
editor-moves = { $count ->
    [0] Place the first piece
    [one] 1 move
   *[other] { $count } moves
  }
editor-over = Game over
editor-over-text = Nobody can move any more.
editor-computer = Let the computer move
editor-review = Review this game
editor-found = The best moves
editor-value = { $margin } · { $share }%
editor-make = Play move { $letter }
editor-game = Game
editor-which = Choose a game
editor-game-kind = { $game }, { $kind }
editor-begin = Start over

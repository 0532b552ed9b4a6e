## The result

result-page = Result
result-open = The game goes on
result-by-resigned = The others have resigned.
result-by-time = The others ran out of time.
result-by-left = The others have left.
result-you-resigned = You have resigned.
result-you-time = Your time ran out.
result-you-left = You have left.
result-dropped = { $name } { $how }
result-by-draw = The players agreed on it.
result-all-placed = With every piece of { $colour } on the board.
result-solo-done = Every piece is on the board
result-solo-short = Not every piece found its place
over-replay = Replay

## The sum of every seat

sum-won = won
sum-deal = Deal { $deal }
sum-together = Together with the partner
sum-nobody = Nobody's colour
sum-nobody-text = Everybody laid it in turn. It does not count.
sheet-left = Piece { $piece } left over{ $count ->
    [one] {""}
   *[other] , { $count } of them
  }
sheet-cells-placed = { $count ->
    [one] 1 cell covered
   *[other] { $count } cells covered
  }
sheet-pieces-placed = { $count ->
    [one] 1 piece placed
   *[other] { $count } pieces placed
  }
sheet-seen = { $count ->
    [one] 1 square seen from above
   *[other] { $count } squares seen from above
  }
sheet-all-placed = Every piece placed
sheet-single-last = The single cell last of all
sheet-tile = { $count ->
    [one] 1 tile laid
   *[other] { $count } tiles laid
  }
sheet-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
  }
sheet-hexagon = { $count ->
    [one] 1 hexagon closed
   *[other] { $count } hexagons closed
  }
sheet-opening-triple = Began with three equal numbers
sheet-opening-zero = Began with three zeros
sheet-out = Laid the last tile
sheet-draw = { $count ->
    [one] 1 tile drawn
   *[other] { $count } tiles drawn
  }
sheet-third-draw = { $count ->
    [one] A third tile that did not fit
   *[other] { $count } third tiles that did not fit
  }
sheet-hands = Tiles left in hands

## The review

review-title = Review
review-about = Paste a game, and the engine tells how it went, what every move was worth and what would have been better.
review-progress = { $done ->
    [0] The engine looks at the game
   *[other] { $done } of { $total } moves looked at
  }
review-progress-text = You can walk through the game meanwhile. Leaving the page stops the work.
review-quantity = What the lines show
review-margins = Points ahead
review-shares = Chance to win
review-graph = How the game stood after every move
review-as-table = As a table
review-as-graph = As a graph
review-table = How the game stood, as a table
review-move = Before
review-before = { $ply }: { $move }
review-end = The end
review-errors = ± is the range in which a search sixteen times as long ends 95 times of 100. A value without it is exact.
review-at = After { $ply ->
    [0] the set-up
    [one] 1 move
   *[other] { $ply } moves
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-percent-lost = −{ $share } %
review-turning = Turning points
review-no-turning = No move cost much. Well played on all sides.
review-lost-margins = points lost against the best move
review-lost-shares = chance lost against the best move
review-move-of = Move { $number }, { $name }
review-instead = { $move }; better was { $better }
review-better = Better: { $move }
review-was-best = The engine found nothing better.
review-choose = Choose a move to see what would have been better.
review-line = How play might have gone on
review-line-show = Show the line
review-line-one = Show the move
review-line-hide = Hide the line
review-line-back = One move of the line back
review-line-on = One move of the line on
review-line-at = { $step } of { $count }
review-try = Try from here
move-lays = { $piece } at { $cell }
move-lays-tile = the tile { $tile }
move-keep = keeping the colour
move-swap = swapping colours
move-draw = drawing a tile
move-pass = passing

## Replay

replay-title = Replay
replay-about = Paste a game and watch it move by move.
replay-slider = Place in the game
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
replay-end = To the end
replay-speed = Speed
replay-times = { $speed } ×
replay-next = moves next

## Games from elsewhere

doors = Games from elsewhere
door-review = Review a game
door-replay = Replay a game
door-editor = Build a position
head-back = Back
record-label = A game as .blksgf or JSON
record-open = Open
record-file = Choose a file
record-build = Build a position
record-other = Another game
record-hint = You can also drop a file here. Nothing is kept on the server.
record-none = There is no game in this text.
record-which = { $count } games. Which one?

## Taking it along

export-title = Share and save
export-share = Share
export-link = Copy the link
export-blksgf = .blksgf file
export-blksgf-text = for other programs of these games
export-json = JSON record
export-json-text = everything, to be opened here again
export-svg = SVG picture
export-svg-text = sharp at every size
export-png = PNG picture
export-png-text = for messages and pages

## The editor

editor-title = Editor
editor-moves = { $count ->
    [0] Lay the first piece
    [one] 1 move
   *[other] { $count } moves
  }
editor-over = The game is over
editor-over-text = Nobody can move any more.
editor-undo = Take back
editor-clear = Clear
editor-computer = Computer moves
editor-analyse = Best moves
editor-review = Review it
editor-found = What the engine would do
editor-value = { $margin } · { $share } %
editor-make = Make move { $letter }
editor-game = The game
editor-which = Which game
editor-game-kind = { $game }, { $kind }
editor-begin = Begin anew

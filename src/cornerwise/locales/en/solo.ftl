## The games for one

solo-title = Solo games
solo-lead = Games for one: place all four colours until no piece is left. You can stop and continue whenever you like.
solo-about-classic-solo = 84 pieces on 20 × 20 squares. Each colour may only touch itself at corners. Can you place them all?
solo-about-trigon-solo = 88 pieces on a hexagon of triangles. Each colour may only touch itself at corners. Can you place them all?
solo-begin = Start
solo-continue = Continue
solo-look = View
solo-best = Your best: { $best }
solo-progress = Progress
solo-placed = { $placed } of { $total } pieces
solo-of = { $placed } of { $total }
solo-left = { $left ->
    [one] 1 left
   *[other] { $left } left
  }
solo-prospect-yes = This can still be solved
solo-prospect-no = This can’t be solved any more
solo-prospect-unknown = Not known yet if this can be solved
solo-searching = Looking for a solution…
solo-complete = All { $total } pieces are placed
solo-complete-text = You’ve solved the puzzle.
solo-stuck = No piece fits any more
solo-stuck-text = Undo some moves, or start over.
solo-undo = Undo
solo-hint = Show a hint
solo-hint-way = This move is part of a solution.
solo-restart = Start over
solo-restart-sure = Remove all pieces and start over?
solo-again = Start over

## Designs

design-lead = Make pictures with any pieces and colours. There are no rules. Save your designs and share them.
design-mine = Your designs
design-new = New design
design-untitled = Untitled
design-name = Name
design-board-classic = 20 × 20 squares, 21 pieces
design-board-duo = 14 × 14 squares, 21 pieces
design-board-polyomino-8 = 8 × 8 squares, 9 pieces
design-board-polyomino-12 = 12 × 12 squares, 9 pieces
design-board-polyomino-hexa = 20 × 20 squares, 56 pieces
design-board-trigon = Large hexagon, 22 pieces
design-board-trigon-3 = Small hexagon, 22 pieces
design-pieces = { $count ->
    [0] No pieces yet
    [one] 1 piece
   *[other] { $count } pieces
  }
design-colour = Colour
design-first = Choose a colour and pick a piece.
design-put = Place it on the board.
design-how = Pick a piece above, as often as you like. Select one on the board to move, rotate, recolour or remove it.
design-lifted = Move it, choose another colour, or remove it.
design-taken = There’s another piece here
design-remove = Remove this piece
design-clear = Clear the board
design-forget = Delete this design
design-forget-sure = Delete it permanently?
design-keep = Keep it
design-share = Share
design-link = Link
design-link-about = The link contains the whole design. Anyone who opens it can continue with a copy.
design-copy = Copy link
design-send = Send
design-files-about = Or download a file:
design-file-png = Picture (PNG)
design-file-svg = Drawing (SVG)
design-file-json = Data (JSON)
design-damaged = This design can’t be opened
design-damaged-text = The link may be incomplete, or the design was deleted in this browser.

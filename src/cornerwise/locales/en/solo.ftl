## The games for one

solo-title = Puzzles
solo-lead = Games for one: lay all four colours and leave no piece over. Where you stop, you can go on.
solo-about-classic-solo = 84 pieces on 20 by 20 squares. Each colour meets itself at corners only, and in the end nothing is left.
solo-about-trigon-solo = 88 pieces on a hexagon of triangles. Each colour meets itself at corners only, and in the end nothing is left.
solo-begin = Begin
solo-continue = Go on
solo-look = Look at it
solo-best = Your best: { $best }
solo-progress = Progress
solo-placed = { $placed } of { $total } pieces
solo-of = { $placed } of { $total }
solo-left = { $left ->
    [one] 1 left
   *[other] { $left } left
  }
solo-prospect-yes = This can still be completed
solo-prospect-no = This cannot be completed any more
solo-prospect-unknown = Not known yet whether it can be completed
solo-searching = Looking for a way to the end
solo-complete = All { $total } pieces are placed
solo-complete-text = Nothing is left. The puzzle is solved.
solo-stuck = No piece fits any more
solo-stuck-text = Take some moves back, or begin anew.
solo-undo = Undo
solo-hint = Hint
solo-hint-way = This move is part of a way to the end.
solo-restart = Begin anew
solo-restart-sure = Take all pieces off the board?
solo-again = Begin anew

## Designs

design-lead = Lay pictures with any pieces and colours, without rules. Keep them, and share them.
design-mine = Your designs
design-new = A new one
design-untitled = Untitled
design-name = Name
design-board-classic = 20 by 20 squares, 21 pieces
design-board-duo = 14 by 14 squares, 21 pieces
design-board-polyomino-8 = 8 by 8 squares, 9 pieces
design-board-polyomino-12 = 12 by 12 squares, 9 pieces
design-board-polyomino-hexa = 20 by 20 squares, 56 pieces
design-board-trigon = The large hexagon, 22 pieces
design-board-trigon-3 = The small hexagon, 22 pieces
design-pieces = { $count ->
    [0] Nothing laid yet
    [one] 1 piece
   *[other] { $count } pieces
  }
design-colour = Colour
design-first = Choose a colour and take a piece.
design-put = Put it on the board.
design-how = Take a piece from above, as often as you like. Take hold of one on the board to move, turn, recolour or remove it.
design-lifted = Move it, choose another colour, or remove it.
design-taken = Another piece lies there
design-remove = Remove this piece
design-clear = Clear the board
design-forget = Delete this design
design-forget-sure = Delete it permanently?
design-keep = Keep it
design-share = Share
design-link = Link
design-link-about = The link holds the whole design. Whoever opens it can go on with a copy.
design-copy = Copy the link
design-send = Send
design-files-about = Or as a file:
design-file-png = Picture (PNG)
design-file-svg = Drawing (SVG)
design-file-json = Data (JSON)
design-damaged = This design cannot be opened
design-damaged-text = The link may be cut off, or the design was deleted in this browser.

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
solo-prospect-unknown = Whether it can be completed is not known yet
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

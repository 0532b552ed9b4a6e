## Puzzles: positions with one best move

puzzle-daily = Today’s puzzle
puzzle-endless = Solve puzzles
puzzle-endless-about = One after the other, as hard as suits you
puzzle-streak = Streak
puzzle-streak-about = Harder and harder, until your first mistake
puzzle-storm = Storm
puzzle-storm-about = As many as you can in three minutes
puzzle-any = All kinds
puzzle-kind = Kind
puzzle-kind-win = Win the endgame
puzzle-kind-shut = Shut your rival out
puzzle-kind-save = Save your last corners
puzzle-kind-everything = Place everything
puzzle-kind-biggest = Find the biggest turn
puzzle-kind-points = Most points from this hand
puzzle-kind-hexagon = Don’t open a hexagon
# $rating is a number such as 1500.
puzzle-rating = Your rating: { $rating }
puzzle-level = Difficulty: { $rating }
puzzle-solved = Solved
puzzle-missed = There’s a better move
puzzle-right = That’s right. Continue.
puzzle-next = Next puzzle
puzzle-solution = Show the solution
# How much better the solution is than any other move.
puzzle-why = { $points ->
    [one] It’s worth 1 point more than any other move.
   *[other] It’s worth { $points } points more than any other move.
  }
puzzle-why-win = Only this move wins.
puzzle-why-shut = Your rival can’t place anything after it.
puzzle-why-save = After any other move, you couldn’t place another piece.
puzzle-why-everything = Only this way you can place all your pieces.
puzzle-why-hexagon = After any other tile, the next player could complete a hexagon.
puzzle-count = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
  }
puzzle-none = You’ve solved all of these

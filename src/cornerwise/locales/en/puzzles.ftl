## Puzzles: positions with one best move

puzzle-daily = Today’s puzzle
puzzle-done = Done
puzzle-endless = Solve puzzles
puzzle-endless-about = One after another, at your level
puzzle-streak = Streak
puzzle-streak-about = Harder and harder, until your first mistake
puzzle-storm = Storm
puzzle-storm-about = As many as you can in 3 minutes
puzzle-any = All kinds
puzzle-kind = Kind
puzzle-kind-win = Win the endgame
puzzle-kind-shut = Block your opponent
puzzle-kind-save = Keep your last corners open
puzzle-kind-everything = Place all your pieces
puzzle-kind-biggest = Find the move worth the most points
puzzle-kind-points = Most points from this hand
puzzle-kind-hexagon = Don’t open a hexagon
# $rating is a number such as 1500.
puzzle-rating = Your rating: { $rating }
puzzle-level = Difficulty: { $rating }
puzzle-today = Today: { $solved } of { $tried } solved
puzzle-solved = Solved
puzzle-missed = There’s a better move
# The answer of a rival to a wrong move is shown on the board.
puzzle-reply = Your opponent could reply like this.
puzzle-right = That’s right. Continue.
puzzle-next = Next puzzle
puzzle-solution = Show the solution
# Hints, one after the other. The piece or tile is in the hand, then a place on the board is marked, then all of it is shown.
puzzle-hint-piece = Use this one.
puzzle-hint-spot = It covers the marked place.
puzzle-hint-move = Here it is: place it like this.
# Why the solution is one.
puzzle-why-win = Only this move wins.
puzzle-why-shut = After this, your opponent can’t place another piece.
puzzle-why-save = After any other move, you couldn’t place another piece.
puzzle-why-everything = This is the only way to place all your pieces.
puzzle-why-biggest = It’s worth more points than any other move.
puzzle-why-hexagon = After any other tile, the next player could complete a hexagon.
# What a move leads to. $points is a number such as 5 or −3.
puzzle-points-best = This move: { $points }
puzzle-points-second = Next best: { $points }
# In a streak or a storm.
puzzle-count = Solved: { $count }
puzzle-none = You’ve finished all of these
puzzle-none-text = Choose another game or another kind of puzzle.

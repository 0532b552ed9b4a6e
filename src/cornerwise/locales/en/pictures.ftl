## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
picture-design = Design on the { $game } board, { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
  }
# $pieces are names of pieces, such as 2xI5 W5.
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] 1 triangle
       *[other] { $cells } triangles
      }
    [cube] { $cells ->
        [one] 1 cube
       *[other] { $cells } cubes
      }
   *[square] { $cells ->
        [one] 1 square
       *[other] { $cells } squares
      }
  }
picture-board = Board
picture-turn = { $colour } to move ({ $name }).
picture-swap = { $name } to choose: keep or swap.
# $seats is a list of picture-seat.
picture-over = { $count ->
    [0] Game over. Nobody wins.
    [one] Game over. { $names } wins.
   *[other] Game over. { $names } win.
  }
# Such as: Player 1 (Blue and Red).
picture-seat = { $name } ({ $colours })
# $scores is a list of picture-score.
picture-points = Points: { $scores }.
# $name is a colour or a player.
picture-score = { $name } { $points }
# Before the pieces that nobody has of their own.
picture-common = shared

## Tables of tiles. Players are named as in seat-number.

picture-table = Table
picture-tiles = { $game }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }
picture-tile-due = A tile is about to be drawn.
picture-seat-turn = { $name } to move.
picture-match-over = Match over.
picture-match-won = { $count ->
    [0] Match over. Nobody wins.
    [one] Match over. { $names } wins.
   *[other] Match over. { $names } win.
  }
# $counts is a list of picture-score and picture-pile.
picture-held = Tiles: { $counts }.
picture-pile = pile { $tiles }
# Before one's own tiles.
picture-hand = hand

## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
picture-design = Legebild auf dem Brett von { $game }, { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steine
  }
# $pieces are names of pieces, such as 2xI5 W5.
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] 1 Dreieck
       *[other] { $cells } Dreiecke
      }
    [cube] { $cells ->
        [one] 1 Würfel
       *[other] { $cells } Würfel
      }
   *[square] { $cells ->
        [one] 1 Quadrat
       *[other] { $cells } Quadrate
      }
  }
picture-board = Brett
picture-turn = { $colour } ist dran ({ $name }).
picture-swap = { $name } wählt: behalten oder tauschen.
# $seats is a list of picture-seat.
picture-over = { $count ->
    [0] Die Partie ist zu Ende. Niemand gewinnt.
    [one] Die Partie ist zu Ende. { $names } gewinnt.
   *[other] Die Partie ist zu Ende. { $names } gewinnen.
  }
# Such as: Player 1 (Blue and Red).
picture-seat = { $name } ({ $colours })
# $scores is a list of picture-score.
picture-points = Punkte: { $scores }.
# $name is a colour or a player.
picture-score = { $name } { $points }
# Before the pieces that nobody has of their own.
picture-common = gemeinsam

## Tables of tiles. Players are named as in seat-number.

picture-table = Tisch
picture-tiles = { $game }, { $tiles ->
    [one] 1 Stein
   *[other] { $tiles } Steine
  }
picture-tile-due = Gleich wird ein Stein gezogen.
picture-seat-turn = { $name } ist dran.
picture-match-over = Die Partie ist zu Ende.
picture-match-won = { $count ->
    [0] Die Partie ist zu Ende. Niemand gewinnt.
    [one] Die Partie ist zu Ende. { $names } gewinnt.
   *[other] Die Partie ist zu Ende. { $names } gewinnen.
  }
# $counts is a list of picture-score and picture-pile.
picture-held = Steine: { $counts }.
picture-pile = Topf { $tiles }
# Before one's own tiles.
picture-hand = Hand

## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
  }
picture-design = Ontwerp op het bord van { $game }, { $pieces ->
    [one] 1 steentje
   *[other] { $pieces } steentjes
  }
# $pieces are names of pieces, such as 2xI5 W5.
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] 1 driehoek
       *[other] { $cells } driehoeken
      }
    [cube] { $cells ->
        [one] 1 blokje
       *[other] { $cells } blokjes
      }
   *[square] { $cells ->
        [one] 1 vierkantje
       *[other] { $cells } vierkantjes
      }
  }
picture-board = Bord
picture-turn = { $colour } is aan de beurt ({ $name }).
picture-swap = { $name } kiest: houden of ruilen.
# $seats is a list of picture-seat.
picture-over = { $count ->
    [0] De partij is voorbij. Niemand wint.
    [one] De partij is voorbij. { $names } wint.
   *[other] De partij is voorbij. { $names } winnen.
  }
# Such as: Player 1 (Blue and Red).
picture-seat = { $name } ({ $colours })
# $scores is a list of picture-score.
picture-points = Punten: { $scores }.
# $name is a colour or a player.
picture-score = { $name } { $points }
# Before the pieces that nobody has of their own.
picture-common = gezamenlijk

## Tables of tiles. Players are named as in seat-number.

picture-table = Tafel
picture-tiles = { $game }, { $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
  }
picture-tile-due = Er wordt zo een steen gepakt.
picture-seat-turn = { $name } is aan de beurt.
picture-match-over = De hele partij is voorbij.
picture-match-won = { $count ->
    [0] De hele partij is voorbij. Niemand wint.
    [one] De hele partij is voorbij. { $names } wint.
   *[other] De hele partij is voorbij. { $names } winnen.
  }
# $counts is a list of picture-score and picture-pile.
picture-held = Stenen: { $counts }.
picture-pile = pot { $tiles }
# Before one's own tiles.
picture-hand = hand

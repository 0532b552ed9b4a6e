## What stands below a drawn board, and what is read out where a picture is not seen

picture-game = { $game }, { $moves } træk
picture-design = Motiv på brættet til { $game }, { $pieces ->
    [one] 1 brik
   *[other] { $pieces } brikker
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] 1 trekant
       *[other] { $cells } trekanter
      }
    [cube] { $cells ->
        [one] 1 klods
       *[other] { $cells } klodser
      }
   *[square] { $cells ->
        [one] 1 firkant
       *[other] { $cells } firkanter
      }
  }
picture-board = Bræt
picture-turn = { $colour } har turen ({ $name }).
picture-swap = { $name } vælger: behold eller byt.
picture-over = { $count ->
    [0] Partiet er slut. Ingen vinder.
    [one] Partiet er slut. { $names } vinder.
   *[other] Partiet er slut. { $names } vinder.
  }
picture-seat = { $name } ({ $colours })
picture-points = Point: { $scores }.
picture-score = { $name } { $points }
picture-common = fælles

## Tables of tiles

picture-table = Bord
picture-tiles = { $game }, { $tiles ->
    [one] 1 brik
   *[other] { $tiles } brikker
  }
picture-tile-due = Der trækkes en brik om lidt.
picture-seat-turn = { $name } har turen.
picture-match-over = Hele partiet er slut.
picture-match-won = { $count ->
    [0] Hele partiet er slut. Ingen vinder.
    [one] Hele partiet er slut. { $names } vinder.
   *[other] Hele partiet er slut. { $names } vinder.
  }
picture-held = Brikker: { $counts }.
picture-pile = bunke { $tiles }
picture-hand = hånd

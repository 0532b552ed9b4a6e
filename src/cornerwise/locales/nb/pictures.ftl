## Hva som står under et tegnet brett, og hva som leses opp

picture-game = { $game }, { $moves } trekk
picture-design = Motiv på brettet for { $game }, { $pieces ->
    [one] 1 brikke
   *[other] { $pieces } brikker
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] 1 trekant
               *[other] { $cells } trekanter
            }
        [cube]
            { $cells ->
                [one] 1 kube
               *[other] { $cells } kuber
            }
       *[square]
            { $cells ->
                [one] 1 rute
               *[other] { $cells } ruter
            }
    }
picture-board = Brett
picture-turn = { $colour } sin tur ({ $name }).
picture-swap = { $name } velger: beholde eller bytte.
picture-over = { $count ->
    [0] Partiet er slutt. Ingen vinner.
    [one] Partiet er slutt. { $names } vinner.
   *[other] Partiet er slutt. { $names } vinner.
  }
picture-seat = { $name } ({ $colours })
picture-points = Poeng: { $scores }.
picture-score = { $name } { $points }
picture-common = felles

## Bord med tallbrikker

picture-table = Bord
picture-tiles = { $game }, { $tiles ->
    [one] 1 brikke
   *[other] { $tiles } brikker
  }
picture-tile-due = En brikke er i ferd med å bli trukket.
picture-seat-turn = { $name } sin tur.
picture-match-over = Hele partiet er slutt.
picture-match-won = { $count ->
    [0] Hele partiet er slutt. Ingen vinner.
    [one] Hele partiet er slutt. { $names } vinner.
   *[other] Hele partiet er slutt. { $names } vinner.
  }
picture-held = Brikker: { $counts }.
picture-pile = haug { $tiles }
picture-hand = hånd

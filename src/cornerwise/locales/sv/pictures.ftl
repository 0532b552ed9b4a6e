## What stands below a drawn board, and what is read out where a picture is not seen

picture-game = { $game }, { $moves } drag
picture-design = Motiv på brädet för { $game }, { $pieces ->
    [one] 1 bit
   *[other] { $pieces } bitar
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] 1 triangel
       *[other] { $cells } trianglar
      }
    [cube] { $cells ->
        [one] 1 kub
       *[other] { $cells } kuber
      }
   *[square] { $cells ->
        [one] 1 ruta
       *[other] { $cells } rutor
      }
  }
picture-board = Bräde
picture-turn = { $colour } är på tur ({ $name }).
picture-swap = { $name } väljer: behålla eller byta.
picture-over = { $count ->
    [0] Partiet är slut. Ingen vinner.
    [one] Partiet är slut. { $names } vinner.
   *[other] Partiet är slut. { $names } vinner.
  }
picture-seat = { $name } ({ $colours })
picture-points = Poäng: { $scores }.
picture-score = { $name } { $points }
picture-common = gemensamma

## Tables of tiles

picture-table = Bord
picture-tiles = { $game }, { $tiles ->
    [one] 1 bricka
   *[other] { $tiles } brickor
  }
picture-tile-due = En bricka ska strax dras.
picture-seat-turn = { $name } är på tur.
picture-match-over = Matchen är slut.
picture-match-won = { $count ->
    [0] Matchen är slut. Ingen vinner.
    [one] Matchen är slut. { $names } vinner.
   *[other] Matchen är slut. { $names } vinner.
  }
picture-held = Brickor: { $counts }.
picture-pile = hög { $tiles }
picture-hand = hand

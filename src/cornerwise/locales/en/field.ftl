## The table of tiles

field-board = The table
field-hand = Your tiles
# A tile in the own hand; $count is in how many ways it can be laid now.
field-hand-tile = { $numbers }, { $count ->
    [0] no place
    [one] 1 place
   *[other] { $count } places
  }, key { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
# A tile on the table: its numbers at the tip, then clockwise.
field-tile = { $apex } { $second } { $third } on { $cell }
field-tile-last = { $apex } { $second } { $third } on { $cell }, last move
field-place = It fits on { $cell }
field-place-points = It fits on { $cell }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-place-bridge = It fits on { $cell } and makes a bridge, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-place-hexagon = It fits on { $cell } and closes { $count ->
    [one] a hexagon
   *[other] { $count } hexagons
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-pile = Pile
field-pile-tiles = { $count ->
    [0] no tiles
    [one] 1 tile
   *[other] { $count } tiles
  }
field-mine = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }, { $pile } in the pile
field-zoom-in = Nearer
field-zoom-out = Farther
field-fit = Show all

## What can be done with a tile

field-tiles-fit = { $tiles ->
    [one] 1 of your tiles fits
   *[other] { $tiles } of your tiles fit
  }
field-must-draw = None of your tiles fits. Draw one.
field-must-pass = None of your tiles fits.
field-scores = It fits, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-makes-bridge = It makes a bridge, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-closes-hexagon = It closes { $count ->
    [one] a hexagon
   *[other] { $count } hexagons
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-lay = Lay it
field-draw = Draw
field-pass = Pass

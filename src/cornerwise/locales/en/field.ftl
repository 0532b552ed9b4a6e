## The table of tiles

field-board = The table
field-hand = Your tiles
# A tile in the own hand; $count is in how many ways it can be laid now.
field-hand-tile = { $tile }, { $count ->
    [0] no place
    [one] one place
   *[other] { $count } places
  }
field-points = +{ $points }
# A tile on the table: its numbers at the tip, then clockwise.
field-tile = { $apex } { $second } { $third } on { $cell }
field-tile-last = { $apex } { $second } { $third } on { $cell }, last move
field-place = It fits on { $cell }
field-place-points = It fits on { $cell }, { $points ->
    [one] one point
   *[other] { $points } points
  }
field-place-bridge = It fits on { $cell } and makes a bridge, { $points ->
    [one] one point
   *[other] { $points } points
  }
field-place-hexagon = It fits on { $cell } and closes { $count ->
    [one] a hexagon
   *[other] { $count } hexagons
  }, { $points ->
    [one] one point
   *[other] { $points } points
  }
field-makes-bridge = this makes a bridge
field-makes-hexagon = { $count ->
    [one] this closes a hexagon
   *[other] this closes { $count } hexagons
  }
field-pile = Pile
field-pile-tiles = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
  }
field-draw = Draw
field-pass = Pass
field-zoom-in = Nearer
field-zoom-out = Farther
field-fit = Show all

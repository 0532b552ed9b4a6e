## The table of tiles

field-board = The table
field-hand = Your tiles
# A tile in your hand; $count is the number of places where it fits now.
field-hand-tile = { $numbers }, { $count ->
    [0] fits nowhere
    [one] fits in 1 place
   *[other] fits in { $count } places
  }, key { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
# A tile on the table: its numbers at the tip, then clockwise.
field-tile = { $apex } { $second } { $third } at { $cell }
field-tile-last = { $apex } { $second } { $third } at { $cell }, last move
field-place = Fits at { $cell }
field-place-points = Fits at { $cell }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-place-bridge = Fits at { $cell } and makes a bridge, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-place-hexagon = Fits at { $cell } and completes { $count ->
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
field-zoom-in = Zoom in
field-zoom-out = Zoom out
field-fit = Show all

## What can be done with a tile

field-must-draw = None of your tiles fit. Draw one.
field-must-pass = None of your tiles fit. You have to pass.
field-scores = It fits, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-makes-bridge = It makes a bridge, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-closes-hexagon = It completes { $count ->
    [one] a hexagon
   *[other] { $count } hexagons
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
field-lay = Place
field-draw = Draw
field-pass = Pass
field-pick = { $tiles ->
    [one] Pick a tile: 1 of yours fits.
   *[other] Pick a tile: { $tiles } of yours fit.
  }

## The table of tiles

field-board = Bordet
field-hand = Dine brikker
field-hand-tile = { $numbers }, { $count ->
    [0] passer ingen steder
    [one] passer 1 sted
   *[other] passer { $count } steder
  }, tast { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } på { $cell }
field-tile-last = { $apex } { $second } { $third } på { $cell }, sidste træk
field-place = Passer på { $cell }
field-place-points = Passer på { $cell }, { $points } point
field-place-bridge = Passer på { $cell } og danner en bro, { $points } point
field-place-hexagon = Passer på { $cell } og fuldender { $count ->
    [one] en sekskant
   *[other] { $count } sekskanter
  }, { $points } point
field-pile = Bunke
field-pile-tiles = { $count ->
    [0] ingen brikker
    [one] 1 brik
   *[other] { $count } brikker
  }
field-mine = { $tiles ->
    [one] 1 brik
   *[other] { $tiles } brikker
  }, { $pile } i bunken
field-zoom-in = Zoom ind
field-zoom-out = Zoom ud
field-fit = Vis alt

## What can be done with a tile

field-must-draw = Ingen af dine brikker passer. Træk en.
field-must-pass = Ingen af dine brikker passer. Du skal melde pas.
field-scores = Passer, { $points } point
field-makes-bridge = Danner en bro, { $points } point
field-closes-hexagon = Fuldender { $count ->
    [one] en sekskant
   *[other] { $count } sekskanter
  }, { $points } point
field-lay = Læg
field-draw = Træk
field-pass = Meld pas
field-pick = { $tiles ->
    [one] Vælg en brik: 1 af dine passer.
   *[other] Vælg en brik: { $tiles } af dine passer.
  }

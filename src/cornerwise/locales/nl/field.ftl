## The table of tiles

field-board = De tafel
field-hand = Jouw stenen
field-hand-tile = { $numbers }, { $count ->
    [0] past nergens
    [one] past op 1 plek
   *[other] past op { $count } plekken
  }, toets { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } op { $cell }
field-tile-last = { $apex } { $second } { $third } op { $cell }, laatste zet
field-place = Past op { $cell }
field-place-points = Past op { $cell }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
field-place-bridge = Past op { $cell } en maakt een brug, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
field-place-hexagon = Past op { $cell } en maakt { $count ->
    [one] een zeshoek
   *[other] { $count } zeshoeken
  } af, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
field-pile = Pot
field-pile-tiles = { $count ->
    [0] geen stenen
    [one] 1 steen
   *[other] { $count } stenen
  }
field-mine = { $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
  }, { $pile } in de pot
field-zoom-in = Inzoomen
field-zoom-out = Uitzoomen
field-fit = Alles tonen

## What can be done with a tile

field-must-draw = Geen van je stenen past. Pak er een.
field-must-pass = Geen van je stenen past. Je moet passen.
field-scores = Past, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
field-makes-bridge = Maakt een brug, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
field-closes-hexagon = Maakt { $count ->
    [one] een zeshoek
   *[other] { $count } zeshoeken
  } af, { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
field-lay = Leggen
field-draw = Pakken
field-pass = Passen
field-pick = { $tiles ->
    [one] Kies een steen: 1 van de jouwe past.
   *[other] Kies een steen: { $tiles } van de jouwe passen.
  }

## The table of tiles

field-board = Der Tisch
field-hand = Deine Steine
field-hand-tile = { $numbers }, { $count ->
    [0] passt nirgends
    [one] passt an 1 Stelle
   *[other] passt an { $count } Stellen
  }, Taste { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } auf { $cell }
field-tile-last = { $apex } { $second } { $third } auf { $cell }, letzter Zug
field-place = Passt auf { $cell }
field-place-points = Passt auf { $cell }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
field-place-bridge = Passt auf { $cell } und bildet eine Brücke, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
field-place-hexagon = Passt auf { $cell } und schließt { $count ->
    [one] ein Sechseck
   *[other] { $count } Sechsecke
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
field-pile = Topf
field-pile-tiles = { $count ->
    [0] keine Steine
    [one] 1 Stein
   *[other] { $count } Steine
  }
field-mine = { $tiles ->
    [one] 1 Stein
   *[other] { $tiles } Steine
  }, { $pile } im Topf
field-zoom-in = Vergrößern
field-zoom-out = Verkleinern
field-fit = Alles zeigen

## What can be done with a tile

field-must-draw = Keiner deiner Steine passt. Zieh einen.
field-must-pass = Keiner deiner Steine passt. Du musst passen.
field-scores = Passt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
field-makes-bridge = Bildet eine Brücke, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
field-closes-hexagon = Schließt { $count ->
    [one] ein Sechseck
   *[other] { $count } Sechsecke
  }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
field-lay = Legen
field-draw = Ziehen
field-pass = Passen
field-pick = { $tiles ->
    [one] Wähle einen Stein: 1 von deinen passt.
   *[other] Wähle einen Stein: { $tiles } von deinen passen.
  }

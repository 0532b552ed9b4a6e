## Masa cu piese

field-board = Masa
field-hand = Piesele tale
field-hand-tile = { $numbers }, { $count ->
    [0] niciun loc
    [one] un loc
    [few] { $count } locuri
   *[other] { $count } de locuri
  }, tasta { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } pe { $cell }
field-tile-last = { $apex } { $second } { $third } pe { $cell }, ultima mutare
field-place = Se potrivește pe { $cell }
field-place-points = Se potrivește pe { $cell }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
field-place-bridge = Se potrivește pe { $cell } și face un pod, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
field-place-hexagon = Se potrivește pe { $cell } și închide { $count ->
    [one] un hexagon
    [few] { $count } hexagoane
   *[other] { $count } de hexagoane
  }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
field-pile = Grămadă
field-pile-tiles = { $count ->
    [0] nicio piesă
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
  }
field-mine = { $tiles ->
    [one] o piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
  }, { $pile } în grămadă
field-zoom-in = Mai aproape
field-zoom-out = Mai departe
field-fit = Arată tot

## Ce se poate face cu o piesă

field-tiles-fit = { $tiles ->
    [one] Una dintre piesele tale se potrivește
    [few] { $tiles } dintre piesele tale se potrivesc
   *[other] { $tiles } dintre piesele tale se potrivesc
  }
field-must-draw = Niciuna dintre piesele tale nu se potrivește. Trage una.
field-must-pass = Niciuna dintre piesele tale nu se potrivește.
field-scores = Se potrivește, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
field-makes-bridge = Face un pod, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
field-closes-hexagon = Închide { $count ->
    [one] un hexagon
    [few] { $count } hexagoane
   *[other] { $count } de hexagoane
  }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
field-lay = Pune
field-draw = Trage
field-pass = Pas

## Masa cu piese

field-board = Masa
field-hand = Piesele tale
field-hand-tile = { $numbers }, { $count ->
    [0] nu se potrivește nicăieri
    [one] se potrivește într-un loc
    [few] se potrivește în { $count } locuri
   *[other] se potrivește în { $count } de locuri
  }, tasta { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } la { $cell }
field-tile-last = { $apex } { $second } { $third } la { $cell }, ultima mutare
field-place = Se potrivește la { $cell }
field-place-points = Se potrivește la { $cell }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
field-place-bridge = Se potrivește la { $cell } și face un pod, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
field-place-hexagon = Se potrivește la { $cell } și completează { $count ->
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
field-zoom-in = Mărește
field-zoom-out = Micșorează
field-fit = Arată tot

## Ce se poate face cu o piesă

field-must-draw = Niciuna dintre piesele tale nu se potrivește. Trage una.
field-must-pass = Niciuna dintre piesele tale nu se potrivește. Trebuie să spui pas.
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
field-closes-hexagon = Completează { $count ->
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
field-pick = Alege o piesă: { $tiles ->
    [one] se potrivește una dintre ale tale
    [few] se potrivesc { $tiles } dintre ale tale
   *[other] se potrivesc { $tiles } dintre ale tale
  }.

## La table et les tuiles

field-board = La table
field-hand = Vos tuiles
field-hand-tile = { $numbers }, { $count ->
    [0] aucun emplacement
    [one] { $count } emplacement
    [many] { $count } d’emplacements
   *[other] { $count } emplacements
  }, touche { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } en { $cell }
field-tile-last = { $apex } { $second } { $third } en { $cell }, dernier coup
field-place = Peut se poser en { $cell }
field-place-points = Peut se poser en { $cell }, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
field-place-bridge = Peut se poser en { $cell } et fait un pont, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
field-place-hexagon = Peut se poser en { $cell } et ferme { $count ->
    [one] un hexagone
    [many] { $count } d’hexagones
   *[other] { $count } hexagones
  }, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
field-pile = Pioche
field-pile-tiles = { $count ->
    [0] aucune tuile
    [one] { $count } tuile
    [many] { $count } de tuiles
   *[other] { $count } tuiles
  }
field-mine = { $tiles ->
    [one] { $tiles } tuile
    [many] { $tiles } de tuiles
   *[other] { $tiles } tuiles
  }, { $pile } dans la pioche
field-zoom-in = Zoom avant
field-zoom-out = Zoom arrière
field-fit = Tout voir

## Ce qu'on peut faire d'une tuile

field-must-draw = Aucune de vos tuiles ne peut se poser. Piochez-en une.
field-must-pass = Aucune de vos tuiles ne peut se poser. Vous devez passer.
field-scores = Peut se poser ici, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
field-makes-bridge = Elle fait un pont, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
field-closes-hexagon = Elle ferme { $count ->
    [one] un hexagone
    [many] { $count } d’hexagones
   *[other] { $count } hexagones
  }, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
field-lay = Poser
field-draw = Piocher
field-pass = Passer
field-pick = Choisissez une tuile : vous pouvez en poser { $tiles }.

## La mesa y las fichas

field-board = La mesa
field-hand = Tus fichas
field-hand-tile = { $numbers }, { $count ->
    [0] ningún lugar
    [one] { $count } lugar
    [many] { $count } de lugares
   *[other] { $count } lugares
  }, tecla { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } en { $cell }
field-tile-last = { $apex } { $second } { $third } en { $cell }, última jugada
field-place = Encaja en { $cell }
field-place-points = Encaja en { $cell }, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
field-place-bridge = Encaja en { $cell } y hace un puente, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
field-place-hexagon = Encaja en { $cell } y cierra { $count ->
    [one] un hexágono
    [many] { $count } de hexágonos
   *[other] { $count } hexágonos
  }, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
field-pile = Montón
field-pile-tiles = { $count ->
    [0] ninguna ficha
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }
field-mine = { $tiles ->
    [one] { $tiles } ficha
    [many] { $tiles } de fichas
   *[other] { $tiles } fichas
  }, { $pile } en el montón
field-zoom-in = Acercar
field-zoom-out = Alejar
field-fit = Verlo todo

## Qué se puede hacer con una ficha

field-must-draw = No encaja ninguna de tus fichas. Roba una.
field-must-pass = No encaja ninguna de tus fichas. Tienes que pasar.
field-scores = Encaja, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
field-makes-bridge = Hace un puente, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
field-closes-hexagon = Cierra { $count ->
    [one] un hexágono
    [many] { $count } de hexágonos
   *[other] { $count } hexágonos
  }, { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
field-lay = Colocar
field-draw = Robar
field-pass = Pasar
field-pick = { $tiles ->
    [one] Elige una ficha: encaja { $tiles } de las tuyas.
    [many] Elige una ficha: encajan { $tiles } de las tuyas.
   *[other] Elige una ficha: encajan { $tiles } de las tuyas.
  }

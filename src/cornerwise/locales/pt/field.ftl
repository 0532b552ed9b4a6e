## A mesa das fichas

field-board = A mesa
field-hand = As tuas fichas
field-hand-tile = { $numbers }, { $count ->
    [0] não encaixa em lado nenhum
    [one] encaixa em { $count } posição
    [many] encaixa em { $count } de posições
   *[other] encaixa em { $count } posições
  }, tecla { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } em { $cell }
field-tile-last = { $apex } { $second } { $third } em { $cell }, última jogada
field-place = Encaixa em { $cell }
field-place-points = Encaixa em { $cell }, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
field-place-bridge = Encaixa em { $cell } e faz uma ponte, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
field-place-hexagon = Encaixa em { $cell } e completa { $count ->
    [one] um hexágono
    [many] { $count } de hexágonos
   *[other] { $count } hexágonos
  }, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
field-pile = Monte
field-pile-tiles = { $count ->
    [0] nenhuma ficha
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }
field-mine = { $tiles ->
    [0] 0 fichas
    [one] { $tiles } ficha
    [many] { $tiles } de fichas
   *[other] { $tiles } fichas
  }, { $pile } no monte
field-zoom-in = Ampliar
field-zoom-out = Reduzir
field-fit = Mostrar tudo

## O que se pode fazer com uma ficha

field-must-draw = Nenhuma das tuas fichas encaixa. Compra uma.
field-must-pass = Nenhuma das tuas fichas encaixa. Tens de passar.
field-scores = Encaixa, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
field-makes-bridge = Faz uma ponte, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
field-closes-hexagon = Completa { $count ->
    [one] um hexágono
    [many] { $count } de hexágonos
   *[other] { $count } hexágonos
  }, { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
field-lay = Colocar
field-draw = Comprar
field-pass = Passar
field-pick = { $tiles ->
    [0] Escolhe uma ficha: encaixam 0 das tuas.
    [one] Escolhe uma ficha: encaixa { $tiles } das tuas.
    [many] Escolhe uma ficha: encaixam { $tiles } das tuas.
   *[other] Escolhe uma ficha: encaixam { $tiles } das tuas.
  }

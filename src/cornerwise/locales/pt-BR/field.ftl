field-hand = Suas fichas
field-hand-tile = { $numbers }, { $count ->
    [0] não encaixa em nenhum lugar
    [one] encaixa em { $count } posição
    [many] encaixa em { $count } de posições
   *[other] encaixa em { $count } posições
  }, tecla { $key }
field-must-draw = Nenhuma das suas fichas encaixa. Compre uma.
field-must-pass = Nenhuma das suas fichas encaixa.

field-hand = Suas fichas
field-hand-tile = { $numbers }, { $count ->
    [0] não encaixa em nenhum lugar
    [one] encaixa em { $count } posição
    [many] encaixa em { $count } de posições
   *[other] encaixa em { $count } posições
  }, tecla { $key }
field-must-draw = Nenhuma das suas fichas encaixa. Compre uma.
field-must-pass = Nenhuma das suas fichas encaixa. Você tem que passar.
field-pick = { $tiles ->
    [0] Escolha uma ficha: encaixam 0 das suas.
    [one] Escolha uma ficha: encaixa { $tiles } das suas.
    [many] Escolha uma ficha: encaixam { $tiles } das suas.
   *[other] Escolha uma ficha: encaixam { $tiles } das suas.
  }

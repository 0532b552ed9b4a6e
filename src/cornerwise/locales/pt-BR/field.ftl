field-hand = Suas fichas
field-tiles-fit = { $tiles ->
    [one] { $tiles } das suas fichas encaixa
    [many] { $tiles } das suas fichas encaixam
   *[other] { $tiles } das suas fichas encaixam
  }
field-must-draw = Nenhuma das suas fichas encaixa. Compre uma.
field-must-pass = Nenhuma das suas fichas encaixa.

field-hand = Suas fichas
field-must-draw = Nenhuma das suas fichas encaixa. Compre uma.
field-must-pass = Nenhuma das suas fichas encaixa.

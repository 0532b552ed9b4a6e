field-board = Pöytä
field-hand = Laattasi
field-hand-tile =
    { $numbers }, { $count ->
        [0] ei sovi mihinkään
        [one] sopii 1 kohtaan
       *[other] sopii { $count } kohtaan
    }, näppäin { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } kohdassa { $cell }
field-tile-last = { $apex } { $second } { $third } kohdassa { $cell }, viimeisin siirto
field-place = Sopii kohtaan { $cell }
field-place-points = Sopii kohtaan { $cell }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }
field-place-bridge = Sopii kohtaan { $cell } ja muodostaa sillan, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }
field-place-hexagon =
    Sopii kohtaan { $cell } ja täydentää { $count ->
        [one] kuusikulmion
       *[other] { $count } kuusikulmiota
    }, { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }
field-pile = Pino
field-pile-tiles = { $count ->
    [0] ei laattoja
    [one] 1 laatta
   *[other] { $count } laattaa
  }
field-mine = { $tiles ->
    [one] 1 laatta
   *[other] { $tiles } laattaa
  }, pinossa { $pile }
field-zoom-in = Lähennä
field-zoom-out = Loitonna
field-fit = Näytä kaikki
field-must-draw = Mikään laatoistasi ei sovi. Nosta yksi.
field-must-pass = Mikään laatoistasi ei sovi. Sinun on passattava.
field-scores = Sopii, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }
field-makes-bridge = Muodostaa sillan, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
  }
field-closes-hexagon =
    Se täydentää { $count ->
        [one] kuusikulmion
       *[other] { $count } kuusikulmiota
    }, { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }
field-lay = Aseta
field-draw = Nosta
field-pass = Passaa
field-pick = { $tiles ->
    [one] Valitse laatta: 1 laatoistasi sopii.
   *[other] Valitse laatta: { $tiles } laatoistasi sopii.
  }

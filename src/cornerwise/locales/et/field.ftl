field-board = Laud
field-hand = Sinu kivid
field-hand-tile =
    { $numbers }, { $count ->
        [0] ei sobi kuhugi
        [one] sobib 1 kohta
       *[other] sobib { $count } kohta
    }, klahv { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } kohal { $cell }
field-tile-last = { $apex } { $second } { $third } kohal { $cell }, viimane käik
field-place = Sobib kohale { $cell }
field-place-points = Sobib kohale { $cell }, { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
  }
field-place-bridge = Sobib kohale { $cell } ja teeb silla, { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
  }
field-place-hexagon =
    Sobib kohale { $cell } ja täidab { $count ->
        [one] kuusnurga
       *[other] { $count } kuusnurka
    }, { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
field-pile = Varu
field-pile-tiles = { $count ->
    [0] kive pole
    [one] 1 kivi
   *[other] { $count } kivi
  }
field-mine = { $tiles ->
    [one] 1 kivi
   *[other] { $tiles } kivi
  }, varus { $pile }
field-zoom-in = Suurenda
field-zoom-out = Vähenda
field-fit = Näita kõike
field-must-draw = Ükski su kividest ei sobi. Võta üks juurde.
field-must-pass = Ükski su kividest ei sobi. Pead vahele jätma.
field-scores = Sobib, { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
  }
field-makes-bridge = Teeb silla, { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
  }
field-closes-hexagon =
    See täidab { $count ->
        [one] kuusnurga
       *[other] { $count } kuusnurka
    }, { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
field-lay = Aseta
field-draw = Võta kivi
field-pass = Jäta vahele
field-pick = { $tiles ->
    [one] Vali kivi: sinu kividest sobib 1.
   *[other] Vali kivi: sinu kividest sobib { $tiles }.
  }

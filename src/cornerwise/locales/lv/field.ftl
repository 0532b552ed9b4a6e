field-board = Galds
field-hand = Jūsu plāksnītes
field-hand-tile =
    { $numbers }, { $count ->
        [0] nekur neder
        [zero] der { $count } vietās
        [one] der { $count } vietā
       *[other] der { $count } vietās
    }, taustiņš { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } vietā { $cell }
field-tile-last = { $apex } { $second } { $third } vietā { $cell }, pēdējais gājiens
field-place = Der vietā { $cell }
field-place-points = Der vietā { $cell }, { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
  }
field-place-bridge = Der vietā { $cell } un veido tiltu, { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
  }
field-place-hexagon =
    Der vietā { $cell } un pabeidz { $count ->
        [zero] { $count } sešstūrus
        [one] { $count } sešstūri
       *[other] { $count } sešstūrus
    }, { $points ->
        [zero] { $points } punkti
        [one] { $points } punkts
       *[other] { $points } punkti
    }
field-pile = Kaudzīte
field-pile-tiles = { $count ->
    [0] nav plāksnīšu
    [zero] { $count } plāksnītes
    [one] { $count } plāksnīte
   *[other] { $count } plāksnītes
  }
field-mine = { $tiles ->
    [zero] { $tiles } plāksnītes
    [one] { $tiles } plāksnīte
   *[other] { $tiles } plāksnītes
  }, kaudzītē { $pile }
field-zoom-in = Tuvināt
field-zoom-out = Tālināt
field-fit = Rādīt visu
field-must-draw = Neviena jūsu plāksnīte neder. Velciet vienu.
field-must-pass = Neviena jūsu plāksnīte neder. Jums jāizlaiž gājiens.
field-scores = Der, { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
  }
field-makes-bridge = Veido tiltu, { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
  }
field-closes-hexagon =
    Pabeidz { $count ->
        [zero] { $count } sešstūrus
        [one] { $count } sešstūri
       *[other] { $count } sešstūrus
    }, { $points ->
        [zero] { $points } punkti
        [one] { $points } punkts
       *[other] { $points } punkti
    }
field-lay = Nolikt
field-draw = Vilkt
field-pass = Izlaist
field-pick = { $tiles ->
    [zero] Izvēlieties plāksnīti: der { $tiles } jūsu plāksnītes.
    [one] Izvēlieties plāksnīti: der { $tiles } jūsu plāksnīte.
   *[other] Izvēlieties plāksnīti: der { $tiles } jūsu plāksnītes.
  }

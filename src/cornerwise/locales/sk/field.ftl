## The table of tiles

field-board = Stôl
field-hand = Tvoje kamene
field-hand-tile =
    { $numbers }, { $count ->
        [0] nikam nepasuje
        [one] pasuje na { $count } miesto
        [few] pasuje na { $count } miesta
        [many] pasuje na { $count } miesta
       *[other] pasuje na { $count } miest
    }, kláves { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } na { $cell }
field-tile-last = { $apex } { $second } { $third } na { $cell }, posledný ťah
field-place = Pasuje na { $cell }
field-place-points = Pasuje na { $cell }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }
field-place-bridge = Pasuje na { $cell } a tvorí most, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }
field-place-hexagon =
    Pasuje na { $cell } a dokončuje { $count ->
        [one] šesťuholník
        [few] { $count } šesťuholníky
        [many] { $count } šesťuholníka
       *[other] { $count } šesťuholníkov
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
field-pile = Kôpka
field-pile-tiles = { $count ->
    [0] žiadne kamene
    [one] { $count } kameň
    [few] { $count } kamene
    [many] { $count } kameňa
   *[other] { $count } kameňov
  }
field-mine = { $tiles ->
    [one] { $tiles } kameň
    [few] { $tiles } kamene
    [many] { $tiles } kameňa
   *[other] { $tiles } kameňov
  }, na kôpke { $pile }
field-zoom-in = Priblížiť
field-zoom-out = Oddialiť
field-fit = Ukázať všetko

## What can be done with a tile

field-must-draw = Žiadny tvoj kameň nepasuje. Jeden si dober.
field-must-pass = Žiadny tvoj kameň nepasuje. Musíš pasovať.
field-scores = Pasuje, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }
field-makes-bridge = Tvorí most, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }
field-closes-hexagon =
    Dokončuje { $count ->
        [one] šesťuholník
        [few] { $count } šesťuholníky
        [many] { $count } šesťuholníka
       *[other] { $count } šesťuholníkov
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
field-lay = Položiť
field-draw = Dobrať
field-pass = Pasovať
field-pick = { $tiles ->
    [one] Vyber kameň: pasuje { $tiles } tvoj.
    [few] Vyber kameň: pasujú { $tiles } tvoje.
    [many] Vyber kameň: pasuje { $tiles } tvojho.
   *[other] Vyber kameň: pasuje { $tiles } tvojich.
  }

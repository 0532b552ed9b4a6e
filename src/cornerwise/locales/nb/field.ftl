## Bordet med brikker

field-board = Bordet
field-hand = Brikkene dine
field-hand-tile =
    { $numbers }, { $count ->
        [0] passer ingen steder
        [one] passer på 1 sted
       *[other] passer på { $count } steder
    }, tast { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } på { $cell }
field-tile-last = { $apex } { $second } { $third } på { $cell }, siste trekk
field-place = Passer på { $cell }
field-place-points = Passer på { $cell }, { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
  }
field-place-bridge = Passer på { $cell } og lager en bro, { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
  }
field-place-hexagon =
    Passer på { $cell } og fullfører { $count ->
        [one] en sekskant
       *[other] { $count } sekskanter
    }, { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }
field-pile = Haug
field-pile-tiles = { $count ->
    [0] ingen brikker
    [one] 1 brikke
   *[other] { $count } brikker
  }
field-mine = { $tiles ->
    [one] 1 brikke
   *[other] { $tiles } brikker
  }, { $pile } i haugen
field-zoom-in = Zoom inn
field-zoom-out = Zoom ut
field-fit = Vis alt

## Hva man kan gjøre med en brikke

field-must-draw = Ingen av brikkene dine passer. Trekk en.
field-must-pass = Ingen av brikkene dine passer. Du må melde pass.
field-scores = Passer, { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
  }
field-makes-bridge = Lager en bro, { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
  }
field-closes-hexagon =
    Den fullfører { $count ->
        [one] en sekskant
       *[other] { $count } sekskanter
    }, { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }
field-lay = Legg
field-draw = Trekk
field-pass = Meld pass
field-pick = { $tiles ->
    [one] Velg en brikke: 1 av dine passer.
   *[other] Velg en brikke: { $tiles } av dine passer.
  }

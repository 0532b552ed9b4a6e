## The table of tiles

field-board = Stůl
field-hand = Tvoje kameny
field-hand-tile = { $numbers }, { $count ->
    [0] nikam nepasuje
    [one] pasuje na { $count } místo
    [few] pasuje na { $count } místa
    [many] pasuje na { $count } místa
   *[other] pasuje na { $count } míst
  }, klávesa { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } na { $cell }
field-tile-last = { $apex } { $second } { $third } na { $cell }, poslední tah
field-place = Pasuje na { $cell }
field-place-points = Pasuje na { $cell }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
field-place-bridge = Pasuje na { $cell } a tvoří most, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
field-place-hexagon = Pasuje na { $cell } a uzavírá { $count ->
    [one] šestiúhelník
    [few] { $count } šestiúhelníky
    [many] { $count } šestiúhelníku
   *[other] { $count } šestiúhelníků
  }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
field-pile = Hromádka
field-pile-tiles = { $count ->
    [0] žádné kameny
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }
field-mine = { $tiles ->
    [one] { $tiles } kámen
    [few] { $tiles } kameny
    [many] { $tiles } kamene
   *[other] { $tiles } kamenů
  }, na hromádce { $pile }
field-zoom-in = Přiblížit
field-zoom-out = Oddálit
field-fit = Ukázat vše

## What can be done with a tile

field-must-draw = Žádný tvůj kámen nepasuje. Jeden si dober.
field-must-pass = Žádný tvůj kámen nepasuje. Musíš pasovat.
field-scores = Pasuje, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
field-makes-bridge = Tvoří most, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
field-closes-hexagon = Uzavírá { $count ->
    [one] šestiúhelník
    [few] { $count } šestiúhelníky
    [many] { $count } šestiúhelníku
   *[other] { $count } šestiúhelníků
  }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
field-lay = Položit
field-draw = Dobrat
field-pass = Pasovat
field-pick = Vyber kámen: { $tiles ->
    [one] pasuje { $tiles } tvůj
    [few] pasují { $tiles } tvoje
    [many] pasuje { $tiles } tvého
   *[other] pasuje { $tiles } tvých
  }.

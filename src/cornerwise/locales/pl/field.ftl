## The table of tiles

field-board = Stół
field-hand = Twoje płytki
field-hand-tile = { $numbers }, { $count ->
    [0] nigdzie nie pasuje
    [one] pasuje w { $count } miejscu
    [few] pasuje w { $count } miejscach
    [many] pasuje w { $count } miejscach
   *[other] pasuje w { $count } miejsca
  }, klawisz { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } na { $cell }
field-tile-last = { $apex } { $second } { $third } na { $cell }, ostatni ruch
field-place = Pasuje na { $cell }
field-place-points = Pasuje na { $cell }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
field-place-bridge = Pasuje na { $cell } i tworzy most, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
field-place-hexagon = Pasuje na { $cell } i zamyka { $count ->
    [one] sześciokąt
    [few] { $count } sześciokąty
    [many] { $count } sześciokątów
   *[other] { $count } sześciokąta
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
field-pile = Stos
field-pile-tiles = { $count ->
    [0] brak płytek
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
  }
field-mine = { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
  }, { $pile } w stosie
field-zoom-in = Powiększ
field-zoom-out = Pomniejsz
field-fit = Pokaż wszystko

## What can be done with a tile

field-must-draw = Żadna z twoich płytek nie pasuje. Dobierz jedną.
field-must-pass = Żadna z twoich płytek nie pasuje. Musisz spasować.
field-scores = Pasuje, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
field-makes-bridge = Tworzy most, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
field-closes-hexagon = Zamyka { $count ->
    [one] sześciokąt
    [few] { $count } sześciokąty
    [many] { $count } sześciokątów
   *[other] { $count } sześciokąta
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
field-lay = Połóż
field-draw = Dobierz
field-pass = Spasuj
field-pick = Wybierz płytkę: { $tiles ->
    [one] pasuje { $tiles } twoja
    [few] pasują { $tiles } twoje
    [many] pasuje { $tiles } twoich
   *[other] pasuje { $tiles } twojej
  }.

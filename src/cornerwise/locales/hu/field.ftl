field-board = Az asztal
field-hand = A lapkáid
field-hand-tile = { $numbers }, { $count ->
    [0] sehová sem illik
    [one] 1 helyre illik
   *[other] { $count } helyre illik
  }, billentyű: { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } itt: { $cell }
field-tile-last = { $apex } { $second } { $third } itt: { $cell }, utolsó lépés
field-place = Ide illik: { $cell }
field-place-points = Ide illik: { $cell }, { $points } pont
field-place-bridge = Ide illik: { $cell }, és hidat alkot, { $points } pont
field-place-hexagon = Ide illik: { $cell }, és { $count ->
    [one] egy hatszöget zár be
   *[other] { $count } hatszöget zár be
  }, { $points } pont
field-pile = Talon
field-pile-tiles = { $count ->
    [0] nincs lapka
    [one] 1 lapka
   *[other] { $count } lapka
  }
field-mine = { $tiles } lapka, { $pile } a talonban
field-zoom-in = Nagyítás
field-zoom-out = Kicsinyítés
field-fit = Minden megjelenítése
field-must-draw = Egyik lapkád sem illik. Húzz egyet.
field-must-pass = Egyik lapkád sem illik. Passzolnod kell.
field-scores = Illik, { $points } pont
field-makes-bridge = Hidat alkot, { $points } pont
field-closes-hexagon = { $count ->
    [one] Egy hatszöget zár be
   *[other] { $count } hatszöget zár be
  }, { $points } pont
field-lay = Lerakás
field-draw = Húzás
field-pass = Passzolás
field-pick = Válassz lapkát: { $tiles } illik a tieid közül.

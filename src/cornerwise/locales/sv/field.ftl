## The table of tiles

field-board = Bordet
field-hand = Dina brickor
field-hand-tile = { $numbers }, { $count ->
    [0] passar ingenstans
    [one] passar på 1 plats
   *[other] passar på { $count } platser
  }, tangent { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } på { $cell }
field-tile-last = { $apex } { $second } { $third } på { $cell }, senaste draget
field-place = Passar på { $cell }
field-place-points = Passar på { $cell }, { $points } poäng
field-place-bridge = Passar på { $cell } och bildar en bro, { $points } poäng
field-place-hexagon = Passar på { $cell } och fullbordar { $count ->
    [one] en sexhörning
   *[other] { $count } sexhörningar
  }, { $points } poäng
field-pile = Hög
field-pile-tiles = { $count ->
    [0] inga brickor
    [one] 1 bricka
   *[other] { $count } brickor
  }
field-mine = { $tiles ->
    [one] 1 bricka
   *[other] { $tiles } brickor
  }, { $pile } i högen
field-zoom-in = Zooma in
field-zoom-out = Zooma ut
field-fit = Visa allt

## What can be done with a tile

field-must-draw = Ingen av dina brickor passar. Dra en.
field-must-pass = Ingen av dina brickor passar. Du måste stå över.
field-scores = Passar, { $points } poäng
field-makes-bridge = Bildar en bro, { $points } poäng
field-closes-hexagon = Fullbordar { $count ->
    [one] en sexhörning
   *[other] { $count } sexhörningar
  }, { $points } poäng
field-lay = Lägg
field-draw = Dra
field-pass = Stå över
field-pick = { $tiles ->
    [one] Välj en bricka: 1 av dina passar.
   *[other] Välj en bricka: { $tiles } av dina passar.
  }

field-board = Masa
field-hand = Taşların
field-hand-tile = { $numbers }, { $count ->
    [0] yer yok
   *[other] { $count } yer
  }, { $key } tuşu
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third }, yeri { $cell }
field-tile-last = { $apex } { $second } { $third }, yeri { $cell }, son hamle
field-place = Buraya uyuyor: { $cell }
field-place-points = Buraya uyuyor: { $cell }, { $points } puan
field-place-bridge = Buraya uyuyor ve köprü kuruyor: { $cell }, { $points } puan
field-place-hexagon = Buraya uyuyor ve { $count ->
    [one] bir altıgen
   *[other] { $count } altıgen
  } kapatıyor: { $cell }, { $points } puan
field-pile = Yığın
field-pile-tiles = { $count ->
    [0] taş yok
   *[other] { $count } taş
  }
field-mine = { $tiles } taş, yığında { $pile }
field-zoom-in = Yaklaş
field-zoom-out = Uzaklaş
field-fit = Tümünü göster
field-tiles-fit = { $tiles } taşın uyuyor
field-must-draw = Taşlarından hiçbiri uymuyor. Bir taş çek.
field-must-pass = Taşlarından hiçbiri uymuyor.
field-scores = Uyuyor, { $points } puan
field-makes-bridge = Köprü kuruyor, { $points } puan
field-closes-hexagon = { $count ->
    [one] Bir altıgen
   *[other] { $count } altıgen
  } kapatıyor, { $points } puan
field-lay = Koy
field-draw = Çek
field-pass = Pas

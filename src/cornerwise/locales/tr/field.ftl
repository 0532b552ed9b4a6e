field-board = Masa
field-hand = Taşların
field-hand-tile = { $numbers }, { $count ->
    [0] hiçbir yere uymuyor
   *[other] { $count } yere uyuyor
  }, { $key } tuşu
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $cell } yerinde { $apex } { $second } { $third }
field-tile-last = { $cell } yerinde { $apex } { $second } { $third }, son hamle
field-place = { $cell } yerine uyuyor
field-place-points = { $cell } yerine uyuyor, { $points } puan
field-place-bridge = { $cell } yerine uyuyor ve köprü kuruyor, { $points } puan
field-place-hexagon = { $cell } yerine uyuyor ve { $count ->
    [one] bir altıgen
   *[other] { $count } altıgen
  } tamamlıyor, { $points } puan
field-pile = Yığın
field-pile-tiles = { $count ->
    [0] taş yok
   *[other] { $count } taş
  }
field-mine = { $tiles } taş, yığında { $pile }
field-zoom-in = Yakınlaştır
field-zoom-out = Uzaklaştır
field-fit = Tümünü göster
field-must-draw = Taşlarından hiçbiri uymuyor. Bir taş çek.
field-must-pass = Taşlarından hiçbiri uymuyor. Pas geçmen gerekiyor.
field-scores = Uyuyor, { $points } puan
field-makes-bridge = Köprü kuruyor, { $points } puan
field-closes-hexagon = { $count ->
    [one] Bir altıgen
   *[other] { $count } altıgen
  } tamamlıyor, { $points } puan
field-lay = Koy
field-draw = Çek
field-pass = Pas geç
field-pick = Bir taş seç: { $tiles } taşın uyuyor.

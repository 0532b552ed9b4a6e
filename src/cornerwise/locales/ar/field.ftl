## The table of tiles

field-board = الطاولة
field-hand = أحجارك
field-hand-tile = { $numbers }، { $count ->
    [zero] لا مكان
    [one] مكان واحد
    [two] مكانان
    [few] { $count } أماكن
    [many] { $count } مكانًا
   *[other] { $count } مكان
  }، المفتاح { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } على { $cell }
field-tile-last = { $apex } { $second } { $third } على { $cell }، آخر نقلة
field-place = يصلح على { $cell }
field-place-points = يصلح على { $cell }، { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
field-place-bridge = يصلح على { $cell } ويبني جسرًا، { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
field-place-hexagon = يصلح على { $cell } ويغلق { $count ->
    [zero] { $count } شكل سداسي
    [one] شكلًا سداسيًا
    [two] شكلين سداسيين
    [few] { $count } أشكال سداسية
    [many] { $count } شكلًا سداسيًا
   *[other] { $count } شكل سداسي
  }، { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
field-pile = الكومة
field-pile-tiles = { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
  }
field-mine = { $tiles ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $tiles } أحجار
    [many] { $tiles } حجرًا
   *[other] { $tiles } حجر
  }، وفي الكومة { $pile }
field-zoom-in = أقرب
field-zoom-out = أبعد
field-fit = عرض الكل

## What can be done with a tile

field-must-draw = لا يصلح أي من أحجارك. اسحب حجرًا.
field-must-pass = لا يصلح أي من أحجارك.
field-scores = يصلح هنا، { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
field-makes-bridge = يبني جسرًا، { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
field-closes-hexagon = يغلق { $count ->
    [zero] { $count } شكل سداسي
    [one] شكلًا سداسيًا
    [two] شكلين سداسيين
    [few] { $count } أشكال سداسية
    [many] { $count } شكلًا سداسيًا
   *[other] { $count } شكل سداسي
  }، { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
field-lay = وضع
field-draw = سحب
field-pass = تمرير

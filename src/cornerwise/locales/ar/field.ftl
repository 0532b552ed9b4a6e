## The table of tiles

field-board = الطاولة
field-hand = أحجارك
field-hand-tile =
    { $numbers }، { $count ->
        [zero] لا يناسب أي مكان
        [one] يناسب مكانًا واحدًا
        [two] يناسب مكانين
        [few] يناسب { $count } أماكن
        [many] يناسب { $count } مكانًا
       *[other] يناسب { $count } مكان
    }، المفتاح { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } على { $cell }
field-tile-last = { $apex } { $second } { $third } على { $cell }، آخر نقلة
field-place = يناسب { $cell }
field-place-points =
    يناسب { $cell }، { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
field-place-bridge =
    يناسب { $cell } ويبني جسرًا، { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
field-place-hexagon =
    يناسب { $cell } ويكمل { $count ->
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
field-zoom-in = تكبير
field-zoom-out = تصغير
field-fit = عرض الكل

## What can be done with a tile

field-must-draw = لا مكان لأيٍّ من أحجارك. اسحب حجرًا.
field-must-pass = لا مكان لأيٍّ من أحجارك. عليك أن تمرّر.
field-scores =
    المكان مناسب، { $points ->
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
field-closes-hexagon =
    يكمل { $count ->
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
field-pick = { $tiles ->
    [zero] اختر حجرًا: لا يناسب أي من أحجارك.
    [one] اختر حجرًا: يناسب حجر واحد من أحجارك.
    [two] اختر حجرًا: يناسب حجران من أحجارك.
    [few] اختر حجرًا: تناسب { $tiles } من أحجارك.
    [many] اختر حجرًا: يناسب { $tiles } من أحجارك.
   *[other] اختر حجرًا: يناسب { $tiles } من أحجارك.
  }

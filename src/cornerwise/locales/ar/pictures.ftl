## ما تحت اللوح المرسوم، وما يُقرأ حيث لا تُرى الصورة

picture-game = { $game }، { $moves ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
  }
picture-design = تصميم على لوح { $game }، { $pieces ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }، { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [zero] لا مثلثات
                [one] مثلث واحد
                [two] مثلثان
                [few] { $cells } مثلثات
                [many] { $cells } مثلثًا
               *[other] { $cells } مثلث
            }
        [cube]
            { $cells ->
                [zero] لا مكعبات
                [one] مكعب واحد
                [two] مكعبان
                [few] { $cells } مكعبات
                [many] { $cells } مكعبًا
               *[other] { $cells } مكعب
            }
       *[square]
            { $cells ->
                [zero] لا مربعات
                [one] مربع واحد
                [two] مربعان
                [few] { $cells } مربعات
                [many] { $cells } مربعًا
               *[other] { $cells } مربع
            }
    }
picture-board = اللوح
picture-turn = الدور على { $colour } ({ $name }).
picture-swap = الاختيار لـ { $name }: إبقاء أو تبديل.
picture-over = { $count ->
    [zero] انتهت المباراة. لا فائز.
    [one] انتهت المباراة. الفوز من نصيب { $names }.
    [two] انتهت المباراة. الفوز من نصيب { $names }.
    [few] انتهت المباراة. الفوز من نصيب { $names }.
    [many] انتهت المباراة. الفوز من نصيب { $names }.
   *[other] انتهت المباراة. الفوز من نصيب { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = النقاط: { $scores }.
picture-score = { $name } { $points }
picture-common = مشتركة

## طاولات الأحجار

picture-table = الطاولة
picture-tiles = { $game }، { $tiles ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $tiles } أحجار
    [many] { $tiles } حجرًا
   *[other] { $tiles } حجر
  }
picture-tile-due = سيُسحب حجر.
picture-seat-turn = الدور على { $name }.
picture-match-over = انتهت المباراة.
picture-match-won = { $count ->
    [zero] انتهت المباراة. لا فائز.
    [one] انتهت المباراة. الفوز من نصيب { $names }.
    [two] انتهت المباراة. الفوز من نصيب { $names }.
    [few] انتهت المباراة. الفوز من نصيب { $names }.
    [many] انتهت المباراة. الفوز من نصيب { $names }.
   *[other] انتهت المباراة. الفوز من نصيب { $names }.
  }
picture-held = الأحجار: { $counts }.
picture-pile = الكومة { $tiles }
picture-hand = اليد

## النتيجة

result-page = النتيجة
result-open = المباراة مستمرة
result-by-resigned = استسلم الآخرون.
result-by-time = انتهى وقت الآخرين.
result-by-left = غادر الآخرون الطاولة.
result-you-resigned = لقد استسلمت.
result-you-time = انتهى وقتك.
result-you-left = لقد غادرت.
result-dropped = { $name }: { $how }
result-by-draw = اتفق عليه اللاعبون.
result-all-placed = { $colour }: كل القطع على اللوح.
result-solo-done = كل القطع على اللوح
result-solo-short = لم تجد كل القطع مكانها
over-replay = عرض

## حساب كل مقعد

sum-won = فوز
sum-deal = التوزيعة { $deal }
sum-together = مع الشريك
sum-nobody = لون بلا صاحب
sum-nobody-text = لعبه الجميع بالتناوب. لا يُحسب.
sheet-left = بقيت القطعة { $piece }{ $count ->
    [zero] {""}
    [one] {""}
    [two] ، وعددها { $count }
    [few] ، وعددها { $count }
    [many] ، وعددها { $count }
   *[other] ، وعددها { $count }
  }
sheet-cells-placed = { $count ->
    [zero] لا خانات مغطاة
    [one] خانة مغطاة واحدة
    [two] خانتان مغطاتان
    [few] { $count } خانات مغطاة
    [many] { $count } خانة مغطاة
   *[other] { $count } خانة مغطاة
  }
sheet-pieces-placed = { $count ->
    [zero] لا قطع موضوعة
    [one] قطعة موضوعة واحدة
    [two] قطعتان موضوعتان
    [few] { $count } قطع موضوعة
    [many] { $count } قطعة موضوعة
   *[other] { $count } قطعة موضوعة
  }
sheet-seen = { $count ->
    [zero] لا مربعات تُرى من فوق
    [one] مربع واحد يُرى من فوق
    [two] مربعان يُريان من فوق
    [few] { $count } مربعات تُرى من فوق
    [many] { $count } مربعًا يُرى من فوق
   *[other] { $count } مربع يُرى من فوق
  }
sheet-all-placed = وُضعت كل القطع
sheet-single-last = الخانة المفردة آخر القطع
sheet-tile = { $count ->
    [zero] لا أحجار موضوعة
    [one] حجر موضوع واحد
    [two] حجران موضوعان
    [few] { $count } أحجار موضوعة
    [many] { $count } حجرًا موضوعًا
   *[other] { $count } حجر موضوع
  }
sheet-bridge = { $count ->
    [zero] لا جسور
    [one] جسر واحد
    [two] جسران
    [few] { $count } جسور
    [many] { $count } جسرًا
   *[other] { $count } جسر
  }
sheet-hexagon = { $count ->
    [zero] لا أشكال سداسية مغلقة
    [one] شكل سداسي مغلق واحد
    [two] شكلان سداسيان مغلقان
    [few] { $count } أشكال سداسية مغلقة
    [many] { $count } شكلًا سداسيًا مغلقًا
   *[other] { $count } شكل سداسي مغلق
  }
sheet-opening-triple = بداية بثلاثة أرقام متساوية
sheet-opening-zero = بداية بثلاثة أصفار
sheet-out = وضع آخر حجر
sheet-draw = { $count ->
    [zero] لا أحجار مسحوبة
    [one] حجر مسحوب واحد
    [two] حجران مسحوبان
    [few] { $count } أحجار مسحوبة
    [many] { $count } حجرًا مسحوبًا
   *[other] { $count } حجر مسحوب
  }
sheet-third-draw = حجر ثالث لم يصلح{ $count ->
    [zero] {""}
    [one] {""}
    [two] ، مرتين
    [few] ، { $count } مرات
    [many] ، { $count } مرة
   *[other] ، { $count } مرة
  }
sheet-hands = الأحجار الباقية في الأيدي

## المراجعة

review-title = مراجعة
review-about = الصق مباراة، فيخبرك الحاسوب كيف جرت، وكم كانت قيمة كل نقلة، وأي نقلة كانت أفضل منها.
review-progress = { $done ->
    [0] الحاسوب ينظر في المباراة
   *[other] نُظر في { $done } من { $total } من النقلات
  }
review-progress-text = يمكنك التنقل في المباراة في أثناء ذلك. مغادرة الصفحة توقف العمل.
review-quantity = ما تُظهره الخطوط
review-margins = فارق النقاط
review-shares = فرصة الفوز
review-graph = حال المباراة بعد كل نقلة
review-as-table = في جدول
review-as-graph = في رسم بياني
review-table = حال المباراة، في جدول
review-move = قبل
review-before = { $ply }: { $move }
review-end = النهاية
review-errors = ± هو المجال الذي ينتهي إليه بحثٌ أطول ست عشرة مرة 95 مرة من 100. والقيمة من دون ± دقيقة.
review-at = بعد { $ply ->
    [zero] الإعداد
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $ply } نقلات
    [many] { $ply } نقلة
   *[other] { $ply } نقلة
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = نقاط التحول
review-no-turning = لم تكلّف أي نقلة كثيرًا. لعب جيد من الجميع.
review-lost-margins = نقاط ضائعة مقارنة بأفضل نقلة
review-move-of = النقلة { $number }، { $name }
review-instead = { $move }؛ والأفضل: { $better }
review-better = الأفضل: { $move }
review-was-best = لم يجد الحاسوب أفضل منها.
review-choose = اختر نقلة لترى أي نقلة كانت أفضل منها.
review-line = كيف كان يمكن أن يستمر اللعب
review-line-show = إظهار التتمة
review-line-one = إظهار النقلة
review-line-hide = إخفاء التتمة
review-line-back = نقلة من التتمة إلى الوراء
review-line-on = نقلة من التتمة إلى الأمام
review-line-at = { $step } من { $count }
move-lays = { $piece } على { $cell }
move-lays-tile = الحجر { $tile }
move-keep = إبقاء اللون
move-swap = تبديل اللونين
move-draw = سحب حجر
move-pass = تمرير

## العرض

replay-title = عرض المباراة
replay-about = الصق مباراة وشاهدها نقلة نقلة.
replay-slider = الموضع في المباراة
replay-where = { $ply ->
    [0] قبل أول نقلة، والمجموع { $count ->
        [zero] لا شيء
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $count } نقلات
        [many] { $count } نقلة
       *[other] { $count } نقلة
      }
   *[other] النقلة { $ply } من { $count }
  }
replay-short = { $ply } / { $count }
replay-play = تشغيل
replay-pause = توقف
replay-end = إلى النهاية
replay-speed = السرعة
replay-times = { $speed } ×
replay-next = الدور التالي

## مباريات من مكان آخر

doors = مباريات من مكان آخر
door-review = مراجعة مباراة
door-replay = عرض مباراة
head-back = رجوع
record-label = مباراة بصيغة .blksgf أو JSON
record-open = فتح
record-file = اختيار ملف
record-other = مباراة أخرى
record-hint = يمكنك أيضًا إفلات ملف هنا. لا يُحفظ شيء على الخادم.
record-none = لا مباراة في هذا النص.
record-which = عدد المباريات { $count }. أيها؟

## للأخذ معك

export-title = مشاركة وحفظ
export-share = مشاركة
export-link = نسخ الرابط
export-blksgf = ملف .blksgf
export-blksgf-text = لبرامج أخرى لهذه الألعاب
export-json = سجل JSON
export-json-text = كل شيء، ليُفتح هنا ثانية
export-svg = صورة SVG
export-svg-text = واضحة في كل حجم
export-png = صورة PNG
export-png-text = للرسائل والصفحات

## المحرر

editor-moves = { $count ->
    [zero] ضع القطعة الأولى
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
  }
editor-over = انتهت المباراة
editor-over-text = لم يعد أحد قادرًا على اللعب.
editor-computer = يلعب الحاسوب
editor-review = مراجعتها
editor-found = ما يختاره الحاسوب
editor-value = { $margin } · { $share }%
editor-make = لعب النقلة { $letter }
editor-game = اللعبة
editor-which = أي لعبة
editor-game-kind = { $game }، { $kind }
editor-begin = ابدأ من جديد

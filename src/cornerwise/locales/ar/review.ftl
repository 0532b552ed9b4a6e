## النتيجة

result-page = النتيجة
result-open = مباراة جارية
result-by-resigned = استسلم الآخرون.
result-by-time = انتهى وقت الآخرين.
result-by-left = غادر الآخرون.
result-you-resigned = استسلمت.
result-you-time = انتهى وقتك.
result-you-left = غادرت المباراة.
result-dropped = { $name }: { $how }
result-by-draw = اتفق اللاعبون على التعادل.
result-all-placed = { $colour }: وُضعت كل القطع.
result-solo-done = كل القطع على اللوح
result-solo-short = لم توضع كل القطع
over-replay = عرض المباراة

## حساب كل مقعد

sum-won = فوز
sum-deal = التوزيعة { $deal }
sum-together = مجموع الفريق
sum-nobody = اللون المشترك
sum-nobody-text = وضعه الجميع بالتناوب. لا يُحسب.
sheet-left = بقيت القطعة { $piece }{ $count ->
    [zero] {""}
    [one] {""}
    [two] ، وعددها { $count }
    [few] ، وعددها { $count }
    [many] ، وعددها { $count }
   *[other] ، وعددها { $count }
  }
sheet-cells-placed =
    { $count ->
        [zero] لا مربعات مغطاة
        [one] مربع مغطى واحد
        [two] مربعان مغطيان
        [few] { $count } مربعات مغطاة
        [many] { $count } مربعًا مغطى
       *[other] { $count } مربع مغطى
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
sheet-single-last = وُضعت أصغر قطعة أخيرًا
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
sheet-hexagon =
    { $count ->
        [zero] لا أشكال سداسية مكتملة
        [one] شكل سداسي مكتمل واحد
        [two] شكلان سداسيان مكتملان
        [few] { $count } أشكال سداسية مكتملة
        [many] { $count } شكلًا سداسيًا مكتملًا
       *[other] { $count } شكل سداسي مكتمل
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
sheet-third-draw =
    { $count ->
        [zero] سُحب حجر ثالث ولم يوضع حجر
        [one] سُحب حجر ثالث ولم يوضع حجر
        [two] سُحب حجر ثالث ولم يوضع حجر: مرتين
        [few] سُحب حجر ثالث ولم يوضع حجر: { $count } مرات
        [many] سُحب حجر ثالث ولم يوضع حجر: { $count } مرة
       *[other] سُحب حجر ثالث ولم يوضع حجر: { $count } مرة
    }
sheet-hands = الأحجار الباقية في الأيدي

## المراجعة

review-title = مراجعة
review-about = الصق مباراة. يُظهر الحاسوب كيف جرت، وكم كانت قيمة كل نقلة، وما كان أفضل.
review-progress =
    { $done ->
        [0] جارٍ تحليل المباراة…
       *[other] التحليل: تم { $done } من { $total } من النقلات
    }
review-progress-text = يمكنك التنقل في المباراة في أثناء ذلك. إن غادرت هذه الصفحة توقف التحليل.
review-quantity = ما يُظهره الرسم البياني
review-margins = فارق النقاط
review-shares = فرصة الفوز
review-graph = حال المباراة بعد كل نقلة
review-as-table = إظهار كجدول
review-as-graph = إظهار كرسم بياني
review-table = حال المباراة بعد كل نقلة، في جدول
review-move = النقلة التالية
review-before = { $ply }: { $move }
review-end = النهاية
review-errors = ± هو هامش الخطأ: بحث أطول 16 مرة ينتهي ضمنه 95 مرة من 100. والقيمة من دون ± دقيقة.
review-at = { $ply ->
    [zero] في البداية
    [one] بعد نقلة واحدة
    [two] بعد نقلتين
    [few] بعد { $ply } نقلات
    [many] بعد { $ply } نقلة
   *[other] بعد { $ply } نقلة
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = نقاط التحول
review-no-turning = لم تكلّف أي نقلة كثيرًا. أحسنتم اللعب جميعًا.
review-lost-margins = نقاط ضائعة مقارنة بأفضل نقلة
review-move-of = النقلة { $number }، { $name }
review-instead = { $move }. الأفضل: { $better }
review-better = الأفضل: { $move }
review-was-best = لم يجد الحاسوب أفضل منها.
review-choose = اختر نقلة لترى ما كان أفضل.
review-line = كيف كان يمكن أن تستمر المباراة
review-line-show = إظهار النقلات
review-line-one = إظهار النقلة
review-line-hide = إخفاء النقلات
review-line-back = السابقة من هذه النقلات
review-line-on = التالية من هذه النقلات
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
replay-pause = إيقاف مؤقت
replay-end = الذهاب إلى النهاية
replay-speed = السرعة
replay-times = { $speed } ×
replay-next = صاحب الدور

## مباريات من مكان آخر

doors = فتح مباراة
door-review = مراجعة مباراة
door-replay = عرض مباراة
head-back = رجوع
record-label = مباراة بصيغة .blksgf أو JSON
record-open = فتح
record-file = اختيار ملف
record-other = مباراة أخرى
record-hint = يمكنك أيضًا إفلات ملف هنا. لا يُحفظ شيء على الخادم.
record-none = لا مباراة في هذا النص. يُرجى لصق ملف .blksgf أو JSON.
record-which = المباريات: { $count }. اختر واحدة.

## للأخذ معك

export-title = مشاركة وحفظ
export-share = مشاركة
export-link = نسخ الرابط
export-text = نسخ كنص
export-blksgf = ملف .blksgf
export-blksgf-text = لبرامج أخرى
export-json = سجل JSON
export-json-text = كل شيء، ليُفتح هنا ثانية
export-svg = صورة SVG
export-svg-text = حادة في كل حجم
export-png = صورة PNG
export-png-text = للرسائل وصفحات الويب

## The analysis board

analysis-title = لوح التحليل
analysis-parts = ما يُعرض
analysis-pieces = القطع
analysis-lines = أفضل النقلات
analysis-moves = النقلات
analysis-no-moves = ضع قطعة لأي طرف. تظهر هنا نقلاتك وكل تفريعة تجرّبها.
analysis-searched = { $count ->
    [zero] لم تُبحث أي وضعية
    [one] بُحثت وضعية واحدة
    [two] بُحثت وضعيتان
    [few] بُحثت { $count } وضعيات
    [many] بُحثت { $count } وضعية
   *[other] بُحثت { $count } وضعية
  }
analysis-exact = محسوب حتى نهاية المباراة
analysis-bar = فرصة الفوز: { $chances }
analysis-bar-empty = فرصة الفوز
analysis-promote = جعلها التفريعة الرئيسية
analysis-remove = حذف هذه النقلة وكل ما بعدها
analysis-menu = خيارات أكثر
analysis-new = تحليل جديد
analysis-paste = لصق نقلات أو مباراة
analysis-paste-text = نقلة واحدة في كل سطر، أو رابط، أو مباراة بصيغة .blksgf أو JSON.
analysis-by-moves = الأحجار تُسحب من الكومة، لذا تنشأ الوضعية من نقلاتها. العبها على الطاولة أو الصقها.
analysis-saved = محفوظ على هذا الجهاز
analysis-forget = حذف هذا التحليل
analysis-from-here = التحليل من هنا
arrange-title = ترتيب وضعية
arrange-ready = القواعد تسمح بهذه الوضعية.
arrange-broken = غير ممكن بعد
arrange-missing = { $colour }: تنقص قطعة. الألوان تلعب بالتناوب.
arrange-turn = الدور
arrange-turn-any = حسب القواعد
arrange-turn-other = بهذه القطع يكون الدور على لون آخر.

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
editor-computer = ترك الحاسوب يلعب
editor-review = مراجعة هذه المباراة
editor-found = أفضل النقلات
editor-value = { $margin } · { $share }%
editor-make = لعب النقلة { $letter }
editor-game = اللعبة
editor-which = اختر لعبة
editor-game-kind = { $game }، { $kind }
editor-begin = البدء من جديد

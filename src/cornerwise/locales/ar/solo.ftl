## ألعاب للاعب واحد

solo-title = ألعاب فردية
solo-lead = ألعاب للاعب واحد: ضع الألوان الأربعة كلها حتى لا تبقى أي قطعة. يمكنك التوقف والمتابعة متى شئت.
solo-about-classic-solo = 84 قطعة على 20 × 20 مربعًا. لا يجوز أن يلامس أي لون نفسه إلا عند الزوايا. هل تستطيع وضعها كلها؟
solo-about-trigon-solo = 88 قطعة على شكل سداسي من المثلثات. لا يجوز أن يلامس أي لون نفسه إلا عند الزوايا. هل تستطيع وضعها كلها؟
solo-begin = بدء
solo-continue = متابعة
solo-look = عرض
solo-best = أفضل ما حققت: { $best }
solo-progress = التقدّم
solo-placed = القطع: { $placed } من { $total }
solo-of = { $placed } من { $total }
solo-left = { $left ->
    [zero] لم يبقَ شيء
    [one] بقيت { $left }
    [two] بقيت { $left }
    [few] بقيت { $left }
    [many] بقيت { $left }
   *[other] بقيت { $left }
  }
solo-prospect-yes = ما زال حلّه ممكنًا
solo-prospect-no = لم يعد حلّه ممكنًا
solo-prospect-unknown = لا يُعرف بعد إن كان حلّه ممكنًا
solo-searching = جارٍ البحث عن حل…
solo-complete = وُضعت كل القطع: { $total }
solo-complete-text = لقد حللت اللغز.
solo-stuck = لم يعد لأي قطعة مكان
solo-stuck-text = تراجع عن بعض النقلات، أو ابدأ من جديد.
solo-undo = تراجع
solo-hint = إظهار تلميح
solo-hint-way = هذه النقلة جزء من حل.
solo-restart = البدء من جديد
solo-restart-sure = إزالة كل القطع والبدء من جديد؟
solo-again = البدء من جديد

## التصاميم

design-lead = اصنع صورًا بأي قطع وألوان. لا توجد قواعد. احفظ تصاميمك وشاركها.
design-mine = تصاميمك
design-new = تصميم جديد
design-untitled = بلا اسم
design-name = الاسم
design-board-classic = 20 × 20 مربعًا، 21 قطعة
design-board-duo = 14 × 14 مربعًا، 21 قطعة
design-board-polyomino-8 = 8 × 8 مربعات، 9 قطع
design-board-polyomino-12 = 12 × 12 مربعًا، 9 قطع
design-board-polyomino-hexa = 20 × 20 مربعًا، 56 قطعة
design-board-trigon = شكل سداسي كبير، 22 قطعة
design-board-trigon-3 = شكل سداسي صغير، 22 قطعة
design-pieces =
    { $count ->
        [zero] لا قطع بعد
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }
design-colour = اللون
design-first = اختر لونًا وقطعة.
design-put = ضعها على اللوح.
design-how = اختر قطعة من الأعلى، كم مرة شئت. وحدّد قطعة على اللوح لتحريكها أو تدويرها أو تغيير لونها أو إزالتها.
design-lifted = حرّكها، أو اختر لونًا آخر، أو أزلها.
design-taken = هنا قطعة أخرى
design-remove = إزالة هذه القطعة
design-clear = إخلاء اللوح
design-forget = حذف هذا التصميم
design-forget-sure = حذفه نهائيًا؟
design-keep = إبقاء
design-share = مشاركة
design-link = الرابط
design-link-about = الرابط يحمل التصميم كله. ومن يفتحه يمكنه أن يتابع على نسخة منه.
design-copy = نسخ الرابط
design-send = إرسال
design-files-about = أو نزّل ملفًا:
design-file-png = صورة (PNG)
design-file-svg = رسم (SVG)
design-file-json = بيانات (JSON)
design-damaged = لا يمكن فتح هذا التصميم
design-damaged-text = ربما كان الرابط ناقصًا، أو حُذف التصميم من هذا المتصفح.

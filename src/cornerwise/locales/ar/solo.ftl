## ألعاب للاعب واحد

solo-title = الألغاز
solo-lead = ألعاب للاعب واحد: ضع الألوان الأربعة كلها ولا تُبقِ أي قطعة. وحيث تتوقف يمكنك أن تتابع.
solo-about-classic-solo = 84 قطعة على 20 × 20 مربعًا. لا يلتقي أي لون بنفسه إلا عند الزوايا، وفي النهاية لا يبقى شيء.
solo-about-trigon-solo = 88 قطعة على شكل سداسي من المثلثات. لا يلتقي أي لون بنفسه إلا عند الزوايا، وفي النهاية لا يبقى شيء.
solo-begin = ابدأ
solo-continue = تابع
solo-look = ألقِ نظرة
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
solo-prospect-yes = ما زال إكماله ممكنًا
solo-prospect-no = لم يعد إكماله ممكنًا
solo-prospect-unknown = لا يُعرف بعد إن كان إكماله ممكنًا
solo-searching = جارٍ البحث عن طريق إلى النهاية
solo-complete = وُضعت كل القطع: { $total }
solo-complete-text = لم يبقَ شيء. حُلّ اللغز.
solo-stuck = لم يعد لأي قطعة مكان
solo-stuck-text = تراجع عن بعض النقلات، أو ابدأ من جديد.
solo-undo = تراجع
solo-hint = تلميح
solo-hint-way = هذه النقلة جزء من طريق إلى النهاية.
solo-restart = ابدأ من جديد
solo-restart-sure = رفع كل القطع عن اللوح؟
solo-again = ابدأ من جديد

## التصاميم

design-lead = ركّب صورًا بأي قطع وألوان، بلا قواعد. احفظها وشاركها.
design-mine = تصاميمك
design-new = تصميم جديد
design-untitled = بلا اسم
design-name = الاسم
design-board-classic = 20 × 20 مربعًا، 21 قطعة
design-board-duo = 14 × 14 مربعًا، 21 قطعة
design-board-polyomino-8 = 8 × 8 مربعات، 9 قطع
design-board-polyomino-12 = 12 × 12 مربعًا، 9 قطع
design-board-polyomino-hexa = 20 × 20 مربعًا، 56 قطعة
design-board-trigon = الشكل السداسي الكبير، 22 قطعة
design-board-trigon-3 = الشكل السداسي الصغير، 22 قطعة
design-pieces = { $count ->
    [zero] لم يوضع شيء بعد
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
    [many] { $count } قطعة
   *[other] { $count } قطعة
  }
design-colour = اللون
design-first = اختر لونًا وخذ قطعة.
design-put = ضعها على اللوح.
design-how = خذ قطعة من الأعلى، كم مرة شئت. وأمسك قطعة على اللوح لتحركها أو تدوّرها أو تغيّر لونها أو تزيلها.
design-lifted = حرّكها، أو اختر لونًا آخر، أو أزلها.
design-taken = في هذا المكان قطعة أخرى
design-remove = إزالة هذه القطعة
design-clear = إخلاء اللوح
design-forget = حذف هذا التصميم
design-forget-sure = حذفه نهائيًا؟
design-keep = إبقاؤه
design-share = مشاركة
design-link = الرابط
design-link-about = الرابط يحمل التصميم كله. ومن يفتحه يمكنه أن يتابع على نسخة منه.
design-copy = نسخ الرابط
design-send = إرسال
design-files-about = أو في ملف:
design-file-png = صورة (PNG)
design-file-svg = رسم (SVG)
design-file-json = بيانات (JSON)
design-damaged = لا يمكن فتح هذا التصميم
design-damaged-text = ربما كان الرابط مبتورًا، أو حُذف التصميم من هذا المتصفح.

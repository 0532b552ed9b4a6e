## Why a move is not possible

why-no-such-placement = لا توجد نقلة كهذه
why-no-shape = لا قطعة بهذا الشكل
why-too-many-cells = لا توجد قطعة بهذا الكبر: حجم أكبرها { $most }
why-piece-used = القطعة { $piece } موضوعة من قبل
why-piece-withheld = القطعة { $piece } لا تُستعمل في هذه المباراة
why-off-board = خارج اللوح
why-cell-taken = { $cell } مشغول
why-own-side = تلامس لونك على طول جانب عند { $cell }
why-no-own-corner = لا تلامس أيًّا من زواياك
why-start-cell = يجب أن تغطي قطعتك الأولى نقطة بدايتك
why-strict-corner = لا يجوز أن تلامس الزاوية وسط جانب مستقيم
why-must-place = { $colour } يستطيع وضع قطعة، فعليه أن يضعها
why-game-over = انتهت المباراة
why-same-shape = يجب أن تختلف القطعة الثانية شكلًا عن الأولى
why-must-answer = على اللاعب الثاني أن يُبقي أو يبدّل أولًا
why-nothing-to-answer = لا شيء الآن لإبقائه أو تبديله
why-nothing-below = لا شيء تحتها عند { $cell }
why-no-own-face = لا تشترك في وجه مع لونك
why-first-on-floor = يجب أن تقف القطعة الأولى على القاعدة
why-first-beside = يجب أن تشترك القطعة الأولى في وجه مع قطعة أخرى
why-no-such-move = لا توجد نقلة كهذه
why-out-of-reach = لا يمكن وضع أي حجر عند { $cell }
why-not-in-hand = الحجر { $tile } ليس لديك
why-place-taken = هناك حجر من قبل
why-no-side = لا يشترك في جانب مع حجر آخر
why-corner-mismatch = عند هذه الزاوية يلتقي { $found } مع { $wanted }: يجب أن يتساويا
why-must-begin = على اللاعب الأول أن يضع حجرًا
why-opening-place = يوضع الحجر الأول عند 0,0 وأصغر أرقامه إلى أعلى
why-opening-tile = يبدأ أعلى حجر بثلاثة أرقام متساوية، أو أعلى مجموع إن لم يوجد
why-drawn-tile-only = بعد السحب، لا يمكنك وضع إلا الحجر المسحوب
why-must-draw = إن لم تضع حجرًا، فعليك أن تسحب حجرًا
why-drawn-enough =
    لا يمكنك أن تسحب في الدور أكثر من { $most ->
        [zero] { $most } حجر
        [one] حجر واحد
        [two] حجرين
        [few] { $most } أحجار
        [many] { $most } حجرًا
       *[other] { $most } حجر
    }
why-pile-empty = الكومة فارغة
why-must-lay = الكومة فارغة، فعليك أن تضع حجرًا إن استطعت
why-not-timed = الأدوار غير محددة الوقت
why-time-up = انتهى وقتك
why-tile-due = يجب سحب حجر من الكومة أولًا
why-not-in-pile = الحجر { $tile } ليس في الكومة
why-no-tile-due = لا حجر يُسحب من الكومة الآن
why-deal-over = انتهت التوزيعة
why-match-over = انتهت المباراة
why-another-piece = { $placement } قطعة أخرى
why-nothing-there = لا قطعة هناك
why-no-such-number = { $count ->
    [zero] لا قطع هنا، والعد من 0
    [one] توجد قطعة واحدة، والعد من 0
    [two] توجد قطعتان، والعد من 0
    [few] توجد { $count } قطع، والعد من 0
    [many] توجد { $count } قطعة، والعد من 0
   *[other] توجد { $count } قطعة، والعد من 0
  }
why-nothing-to-undo = لا شيء للتراجع عنه
why-start-cell-triangle = يجب أن تغطي قطعتك الأولى نقطة بدايتك، أي مثلثك المعلَّم

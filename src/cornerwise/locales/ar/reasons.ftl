## Why a move is not possible

why-no-such-placement = لا يوجد وضع كهذا
why-no-shape = لا قطعة بهذا الشكل
why-too-many-cells = { $most ->
    [zero] لا قطعة فيها خانات
    [one] لا قطعة فيها أكثر من خانة واحدة
    [two] لا قطعة فيها أكثر من خانتين
    [few] لا قطعة فيها أكثر من { $most } خانات
    [many] لا قطعة فيها أكثر من { $most } خانة
   *[other] لا قطعة فيها أكثر من { $most } خانة
  }
why-piece-used = القطعة { $piece } موضوعة من قبل
why-piece-withheld = القطعة { $piece } مستبعدة في هذه المباراة
why-off-board = خارج اللوح
why-cell-taken = الخانة { $cell } مشغولة
why-own-side = تلامس جانب لونك عند { $cell }
why-no-own-corner = لا تلامس أيًّا من زواياك
why-start-cell = على القطعة الأولى أن تغطي خانة بدايتك
why-strict-corner = لا يجوز أن تلتقي الزاوية بوسط جانب مستقيم
why-must-place = { $colour } يستطيع اللعب، فعليه أن يلعب
why-game-over = انتهت المباراة
why-same-shape = على القطعة الثانية أن تختلف شكلًا عن الأولى
why-must-answer = يجيب اللاعب الثاني: إبقاء أو تبديل
why-nothing-to-answer = لا شيء الآن للإبقاء أو التبديل
why-nothing-below = لا شيء في الأسفل عند { $cell }
why-no-own-face = لا تلامس أي وجه من لونك
why-first-on-floor = على القطعة الأولى أن تلامس الأرضية
why-first-beside = على القطعة الأولى أن تلامس وجه قطعة أخرى
why-no-such-move = لا توجد نقلة كهذه
why-out-of-reach = لا يمكن أن يوضع حجر عند { $cell }
why-not-in-hand = الحجر { $tile } ليس لديك
why-place-taken = هناك حجر من قبل
why-no-side = لا جانب مشتركًا له مع حجر على الطاولة
why-corner-mismatch = عند هذه الزاوية يلتقي { $found } مع { $wanted }
why-must-begin = على من يبدأ أن يضع حجرًا
why-opening-place = يوضع الحجر الأول عند 0,0 وأصغر أرقامه إلى أعلى
why-opening-tile = يبدأ أعلى حجر بثلاثة أرقام متساوية، وإلا فأعلى مجموع
why-drawn-tile-only = بعد السحب لا يوضع إلا الحجر المسحوب
why-must-draw = من لا يضع حجرًا يسحب
why-drawn-enough = { $most ->
    [zero] لم يُسحب شيء في هذا الدور
    [one] سُحب حجر واحد في هذا الدور
    [two] سُحب حجران في هذا الدور
    [few] سُحبت { $most } أحجار في هذا الدور
    [many] سُحب { $most } حجرًا في هذا الدور
   *[other] سُحب { $most } حجر في هذا الدور
  }
why-pile-empty = الكومة فارغة
why-must-lay = حين تفرغ الكومة، من يستطيع الوضع فعليه أن يضع
why-not-timed = الأدوار غير محددة الوقت
why-time-up = انتهى الوقت
why-tile-due = أولًا يخرج حجر من الكومة
why-not-in-pile = الحجر { $tile } ليس في الكومة
why-no-tile-due = لا حجر يُنتظر خروجه من الكومة
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
why-nothing-to-undo = لم يتغير شيء

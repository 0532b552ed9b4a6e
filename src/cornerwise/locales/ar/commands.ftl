
## وسائط مشتركة بين عدة أوامر

cli-arg-game = لعبة، مثل duo
cli-arg-option = تعيين خيار للعبة، مثل start=own؛ يسردها `cornerwise games`؛ يمكن تكراره؛ وheights=@FILE يقرأ خريطة ارتفاعات
cli-arg-file = سجل أو ملف .blksgf، أو - للدخل القياسي
cli-arg-ply = الوضعية بعد N من النقلات
cli-arg-nth = المباراة رقم N في الملف (1)
cli-arg-marks = تعليم الألوان لتُميَّز من دون رؤية اللون
cli-arg-level = قوة اللعب، من 1 إلى 9
cli-arg-nodes = عدد الوضعيات التي يُبحث فيها لكل نقلة، بدلًا من عدد المستوى
cli-arg-time = الثواني لكل نقلة
cli-arg-evaluator = ما يقيّم الوضعيات: best أو playouts أو net أو small أو guided أو ملف شبكة
cli-arg-threads = عدد خيوط المعالج المستعملة
cli-arg-seed = رقم يجعل الاختيارات العشوائية هي نفسها كل مرة
cli-arg-memory = ميغابايتات لشجرة البحث
cli-with-default = { $about } ({ $default })

## الخطأ في وسيط

cli-no-whole-number = { $text } ليس عددًا صحيحًا من { $least } إلى { $most }
cli-no-pair = { $text } ليس بصيغة NAME=VALUE
cli-no-number = { $text } ليس عددًا
cli-no-seconds = { $text } ليس عددًا من الثواني
cli-no-chance = { $text } ليس بين 0 و0.5

## الخطأ في ملف أو في المطلوب منه

cli-no-such-game = لا توجد مباراة رقمها { $number }: عددها في الملف { $count }
cli-no-games = لا توجد مباراة في المجلد { $folder }
cli-no-such-ply = لا توجد نقلة رقمها { $ply }: عددها في المباراة { $count }
cli-one-game-only = { $file }: عدد المباريات في الملف { $count }؛ يحتاج هذا الأمر إلى ملف فيه 1 فقط

## أسماء في الجداول والأسطر

cli-seat = المقعد { $seat }
cli-column-move = النقلة
cli-chance = الحظ
cli-outcome = { $count ->
    [zero] لا فائز
    [one] الفوز للمقعد { $seats }
    [two] الفوز للمقعدين { $seats }
    [few] الفوز للمقاعد { $seats }
    [many] الفوز للمقاعد { $seats }
   *[other] الفوز للمقاعد { $seats }
  } ({ $points })

## games

cli-games-about = يسرد كل الألعاب بمقاعدها وألوانها وألواحها وقطعها وخياراتها.
cli-games-game = إظهار هذه اللعبة فقط
cli-games-sort = ترتيب القائمة حسب هذا
cli-games-json = طباعة كل شيء عن كل لعبة بصيغة JSON
cli-games-column-game = اللعبة
cli-games-column-title = العنوان
cli-games-column-seats = المقاعد
cli-games-column-minutes = الدقائق
cli-games-column-age = العمر
cli-games-column-colours = الألوان
cli-games-column-board = اللوح
cli-games-column-pieces = القطع
cli-games-column-option = الخيار
cli-games-column-default = افتراضي
cli-games-column-choices = قيم أخرى
cli-games-column-name = الاسم
cli-games-column-about = ما يحدده
cli-games-no-edge = بلا حافة
cli-games-cubes = { $count ->
    [zero] لا مكعبات
    [one] مكعب واحد
    [two] مكعبان
    [few] { $count } مكعبات
    [many] { $count } مكعبًا
   *[other] { $count } مكعب
  }
cli-games-tiles = { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = أي نص
cli-games-none = لا شيء
cli-games-given = مضمّن
cli-games-more = تُرقَّم المقاعد من 0. و`cornerwise games --json` يُظهر المزيد.

## play

cli-play-about = اللعب في الطرفية، ضد الحاسوب أو مع آخرين على لوحة مفاتيح واحدة. اضغط ? لرؤية المفاتيح.
cli-play-game = لعبة، مثل duo؛ اتركها لتختار من قائمة
cli-play-seat = من يلعب، بترتيب المقاعد: human، 1 إلى 9، greedy، random
cli-play-save = حفظ المباراة في هذا الملف بعد كل نقلة
cli-play-resume = متابعة مباراة من سجل أو ملف .blksgf
cli-play-theme = سمة الألوان (dark)
cli-play-seats = المقاعد:
cli-play-human = شخص على لوحة المفاتيح هذه
cli-play-levels = الحاسوب بذلك المستوى؛ 3 سهل، و9 هو الأقوى
cli-play-level-range = { $first } إلى { $last }
cli-play-greedy = الحاسوب يضع إحدى أكبر القطع، أو الحجر الأكثر نقاطًا
cli-play-random = الحاسوب يلعب أي نقلة مسموحة
cli-play-usual = افتراضيًا يلعب إنسان واحد ضد { $opponent } على كل المقاعد الأخرى.
cli-play-redirected = يحتاج play إلى طرفية؛ شغّله من دون إعادة توجيه { $streams }
cli-play-resume-alone = مع { "\u200E" }--resume تأتي اللعبة وخياراتها من الملف، فلا تعطِ غيرها
cli-play-needs-game = تحتاج {"\u200E"}--option و{"\u200E"}--seat و{"\u200E"}--save إلى اسم لعبة
cli-play-too-many-seats = في { $game } { $seats ->
    [zero] لا مقاعد
    [one] مقعد واحد
    [two] مقعدان
    [few] { $seats } مقاعد
    [many] { $seats } مقعدًا
   *[other] { $seats } مقعد
  }، لا { $asked }

## serve

cli-serve-about = يشغّل خادمًا للمتصفحات والبرامج، حتى توقفه بـCtrl-C.
cli-serve-host = العنوان الذي يُنصت عليه (127.0.0.1)
cli-serve-port = المنفذ الذي يُنصت عليه، أو 0 لأي منفذ حر (8000)
cli-serve-database = أين تُحفظ المباريات (sqlite:///cornerwise.db)
cli-serve-redis = خادم Redis الذي يصل عدة عمليات
cli-serve-workers = عدد العمليات؛ وما زاد على 1 يحتاج إلى PostgreSQL (1)
cli-serve-engines = عدد عمليات البحث في وقت واحد في كل عملية
cli-serve-ray = إرسال عمل المحرك إلى عنقود Ray، مثل ray://host:10001
cli-serve-environment = يمكنك تعيين كل خيار في البيئة أيضًا، مثل CORNERWISE_PORT=80. انظر docs/operating.md.
cli-serve-needs = يحتاج الخادم إلى { $package }: { $install }
cli-serve-ready = أصبح Cornerwise جاهزًا على { $address }

## replay

cli-replay-about = يعيد عرض سجل JSON أو ملف .blksgf، ويتحقق من كل نقلة ومن النتيجة.
cli-replay-ply = التوقف بعد N من النقلات
cli-replay-nth = المباراة رقم N في الملف فقط
cli-replay-verify = التحقق فقط: طباعة سطر لكل مباراة
cli-replay-quiet = التحقق فقط: بلا طباعة، والإجابة برمز الخروج
cli-replay-heading = المباراة { $number } من { $count }: { $game }
cli-replay-event = البطولة: { $text }
cli-replay-date = التاريخ: { $text }
cli-replay-players = اللاعبون: { $text }
cli-replay-rests = { $colour }: لا يستطيع وضع قطعة ويُتجاوز
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }، المباراة { $number }: { $summary }
cli-replay-summary = { $game }، { $moves ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
  }، { $state }
cli-replay-unfinished = لم تنتهِ، والدور على { $turn }

## analyse

cli-analyse-about = يبحث في آخر وضعية من المباراة، أو في وضعية أسبق، عن أفضل النقلات.
cli-analyse-lines = عدد النقلات التي تُعرض (5)
cli-analyse-nobody = لا يستطيع أحد أن يلعب في هذه الوضعية، فلا شيء للتحليل؛ اختر وضعية أسبق بـ{ "\u200E" }--ply
cli-analyse-column-visits = الزيارات
cli-analyse-column-then = ثم
cli-analyse-searched = { $count ->
    [zero] لا وضعيات
    [one] وضعية واحدة
    [two] وضعيتان
    [few] { $count } وضعيات
    [many] { $count } وضعية
   *[other] { $count } وضعية
  }، { $seconds } ث
cli-analyse-exact = { cli-analyse-searched }، بُحث حتى النهاية

## review

cli-review-about = يبحث في كل وضعية من المباراة ويُظهر كم كانت قيمة كل نقلة.
cli-review-worst = عدد أسوأ النقلات التي تُذكر ({ $most })
cli-review-json = طباعة كل شيء بصيغة JSON
cli-review-searching = جارٍ البحث
cli-review-progress = النقلة { $done } من { $count }
cli-review-cost =
    النقلة { $number }: { $turn } { $move } كلّفت { $share } من الفوز و{ $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }؛ الأفضل: { $better }
cli-review-column-made = الملعوبة
cli-review-column-points = نقاط ضائعة
cli-review-end = النهاية

## audit

cli-audit-about = يحلّ نهايات المباريات حلًّا دقيقًا ويُظهر كم نقطة أهدرها كل لاعب.
cli-audit-file = سجلات أو ملفات .blksgf، أو مجلدات منها، أو مجلد حلبة
cli-audit-nodes = عدد الوضعيات التي يجوز للحلّال البحث فيها لكل نقلة
cli-audit-costly = عدد النقلات المهدِرة للنقاط التي تُذكر (20)
cli-audit-none = لا يمكن حل أي من هذه المباريات حلًّا دقيقًا؛ لا يصح ذلك إلا للمباريات بين لاعبَين أو فريقين لا يُخفى فيها شيء
cli-audit-progress = المباراة { $done } من { $count }
cli-audit-mistake = النقلة { $number }، { $turn } { $move }: التقدم { $margin } قبلها و{ $kept } بعدها؛ الأفضل: { $better }
cli-audit-skipped = مباريات تُركت، لأنها ليست بين لاعبَين أو فريقين لا يُخفى فيها شيء: { $count }
cli-audit-column-player = اللاعب
cli-audit-column-games = المباريات
cli-audit-column-moves = النقلات المحلولة
cli-audit-column-mistakes = الأخطاء
cli-audit-column-points = النقاط المهدورة
cli-audit-column-mean = لكل مباراة

## draw

cli-draw-about = يرسم سجلًّا أو تصميمًا أو ملف .blksgf، أو لعبة بعد بضع نقلات.
cli-draw-source = سجل أو تصميم أو ملف .blksgf، أو - للدخل القياسي، أو اسم لعبة
cli-draw-output = الملف الذي يُكتب؛ وإن تُرك طُبع الرسم
cli-draw-format = حسب امتداد الملف: svg أو png أو webp (اللعبة كلها متحركة)، وإلا text
cli-draw-theme = سمة الألوان لرسم SVG (light)
cli-draw-view = إظهار المكعبات من زاوية، أو من فوق، أو كليهما (both)
cli-draw-turn = كم ربع دورة تُدار المكعبات (0)
cli-draw-moves = نقلات من بداية GAME
cli-draw-file-only = لا يمكن رسم { $game } إلا من ملف، لأن أحجارها تُسحب عشوائيًا
cli-draw-no-file = لا يوجد ملف باسم { $name }، و{ $problem }
cli-draw-game-only = يعمل { "\u200E" }--moves و{ "\u200E" }--option مع اسم لعبة، لا مع ملف
cli-draw-no-ply = يعمل { "\u200E" }--ply مع مباراة، لا مع تصميم

## perft

cli-perft-about = يعدّ كل الطرق للعب DEPTH من النقلات من البداية، ويقيس السرعة.
cli-perft-depth = كم نقلة تُلعب
cli-perft-divide = إظهار العدد لكل نقلة أولى
cli-perft-make = لعب النقلات الأخيرة أيضًا والتراجع عنها بدلًا من عدّها جملةً
cli-perft-reference = العدّ بقواعد Python المقروءة، وهي بطيئة
cli-perft-seed = في لعبة حظ: من أي توزيعة يبدأ العدّ (الافتراضي 0)
cli-perft-progress = العمق { $depth }
cli-perft-column-depth = العمق
cli-perft-column-nodes = العقد
cli-perft-column-seconds = الثواني
cli-perft-column-rate = عقدة/ث
cli-perft-total = { $game }، العمق { $depth }: { $count ->
    [zero] لا عقد
    [one] عقدة واحدة
    [two] عقدتان
    [few] { $count } عقد
    [many] { $count } عقدة
   *[other] { $count } عقدة
  }، { $seconds } ث، { $rate } عقدة/ث

## bench

cli-bench-about = يقيس السرعة والحجم على خيط واحد، الأفضل من عدة مرات، ويقارنهما بالأهداف.
cli-bench-names = أي الأرقام تُقاس؛ كلها افتراضيًا
cli-bench-quick = مرات أقل وأقصر، لأرقام تقريبية في ثوانٍ
cli-bench-json = طباعة الأرقام بصيغة JSON
cli-bench-figures = الأرقام:
cli-bench-target = الهدف { $value }
cli-bench-reached = { $ratio }× تحقق
cli-bench-missed = { $ratio }× لم يتحقق
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = على { $processor }، Python { $python }. ما زاد على 1× أفضل من الهدف.

## أرقام bench

cli-figure-perft-bulk = duo perft 3 ببدايات خاصة، والنقلة الأخيرة تُعدّ جملةً
cli-figure-perft-make = duo perft 3 ببدايات خاصة، وكل ورقة تُلعب ثم يُتراجع عنها
cli-figure-playouts = مباريات { $game } عشوائية بانتظام من البداية إلى النهاية
cli-figure-playouts-middle = مباريات { $game } عشوائية بانتظام من النقلة { $ply } في مباراة جيدة إلى النهاية
cli-figure-cubes = مباريات عشوائية على برج المكعبات بأربعة مقاعد من البداية إلى النهاية
cli-figure-search = محاكيات بحث في { $game } من البداية
cli-figure-search-middle = محاكيات بحث في { $game } من النقلة { $ply } في مباراة جيدة
cli-figure-threads = محاكيات بحث في duo بخيطين مقارنة بخيط واحد
cli-figure-deals = توزيعات triominos عشوائية بمقعدين، مع حساب المكافآت
cli-figure-sample = حالة خفية من triominos مسحوبة مما يعرفه مقعد، تُطلب من Python
cli-figure-list-moves = { $call } في Python عند النقلة { $ply } من مباراة classic جيدة
cli-figure-first-duo = مفسّر جديد: import، أول مباراة duo، أول نقلة
cli-figure-first-other = مفسّر جديد: الأمر نفسه مع أبطأ لعبة أخرى
cli-figure-position-bytes = ذاكرة أكبر وضعية في النواة
cli-figure-table-size = ذاكرة جدول نقلات classic في النواة
cli-figure-pile = { $count ->
    [zero] لا أحجار في الكومة
    [one] حجر واحد في الكومة
    [two] حجران في الكومة
    [few] { $count } أحجار في الكومة
    [many] { $count } حجرًا في الكومة
   *[other] { $count } حجر في الكومة
  }
cli-figure-moves = { $count ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
  }
cli-unit-leaves = ورقة/ث
cli-unit-positions = وضعية/ث
cli-unit-games = مباراة/ث
cli-unit-nodes = عقدة/ث
cli-unit-times = مرة
cli-unit-deals = توزيعة/ث
cli-unit-microseconds = م.ث
cli-unit-seconds = ث
cli-unit-bytes = بايت
cli-unit-mebibytes = MiB

## solve

cli-solve-about = يجد طريقة لوضع كل قطع لعبة فردية ويكتبها سجلًّا.
cli-solve-game = classic-solo أو trigon-solo
cli-solve-from = المتابعة من سجل أو ملف .blksgf، و- للدخل القياسي
cli-solve-seconds = التوقف بعد N من الثواني (300)
cli-solve-seed = رقم لبحث مختلف (0)
cli-solve-workers = خيوط للبراهين (1: قابل للتكرار)
cli-solve-output = الملف الذي يُكتب فيه السجل؛ وإن تُرك طُبع
cli-solve-codes = رموز الخروج:
cli-solve-code-found = عُثر على مباراة كاملة
cli-solve-code-not = لم يُعثر على شيء في الوقت المحدد، أو لا حل؛ ومع ذلك تُكتب أفضل مباراة
cli-solve-code-stopped = أُوقف بـCtrl-C؛ ومع ذلك تُكتب أفضل مباراة
cli-solve-interrupted = أُوقف العمل: الموضوع { $placed } من { $total }
cli-solve-options-in-file = مع { "\u200E" }--from تأتي الخيارات من الملف، فلا تعطِ غيرها
cli-solve-other-game = { $file }: هذه مباراة { $found }، لا { $wanted }
cli-solve-best = الأفضل { $placed } من { $total }
cli-solve-playing = لعب
cli-solve-proving = برهنة
cli-solve-found = وُضعت كل القطع وعددها { $total }، في { $seconds } ث
cli-solve-nothing = لم يُعثر على حل في { $seconds } ث؛ أفضل مباراة تضع { $placed } من { $total }
cli-solve-impossible = لا يمكن وضع كل القطع: { $reason }
cli-solve-tried = جُرّبت كل الاحتمالات

## gtp

cli-gtp-about = يجيب عن أوامر Go Text Protocol على الدخل القياسي.
cli-gtp-game = لعبة مثل classic-2، أو باسم من ملفات .blksgf، مثل 'Blokus Two-Player' (duo)
cli-gtp-verbose = ذكر الأوامر المرفوضة على مخرج الأخطاء القياسي

## arena

cli-arena-about = يُلاعب لاعبين حاسوبيين بعضهم بعضًا في مباريات مزدوجة ويصنّفهم.
cli-arena-game = اللعبة التي تُلعب، كما يسردها `cornerwise games`
cli-arena-player = اللاعبون؛ اثنان أو أكثر
cli-arena-games = أكبر عدد من المباريات (200)
cli-arena-out = مجلد النتائج؛ وإن تُرك عُرضت فقط
cli-arena-jobs = مباريات في وقت واحد (واحدة لكل معالج)
cli-arena-seed = رقم لافتتاحات واختيارات عشوائية مختلفة (0)
cli-arena-opening-plies = نقلات عشوائية قبل أن يبدأ اللاعبون
cli-arena-even = الافتتاحيات التي لا تزيد فيها فرصة فوز أي طرف على هذا الحد فقط
cli-arena-move-timeout = الثواني لكل نقلة، وتضيع بعدها (60)
cli-arena-sprt = التوقف حالما يحسم الاختبار بين الاثنين
cli-arena-alpha = احتمال قبول ELO1 خطأً (0.05)
cli-arena-beta = احتمال قبول ELO0 خطأً (0.05)
cli-arena-ray = اللعب على عنقود Ray؛ ومن دون ADDRESS على عنقود محلي
cli-arena-json = طباعة الخلاصة بصيغة JSON
cli-arena-show = عرض نتائج مجلد من دون لعب
cli-arena-players = اللاعبون:
cli-arena-with-options = الحاسوب بخيارات البحث هذه
cli-arena-gtp = برنامج يتحدث GTP
cli-arena-python = دالة بايثون تأخذ بذرة وتعيد لاعبًا
cli-arena-renamed = أي من هذه باسم آخر
cli-arena-again = لمتابعة جولة متوقفة، اكتب الأمر نفسه مرة أخرى. انظر docs/arena.md.
cli-arena-goes-on = أُوقف العمل؛ اكتب الأمر نفسه مرة أخرى للمتابعة
cli-arena-which-game = أي لعبة؟ أضف {"\u200E"}--game GAME، أو {"\u200E"}--show FOLDER لعرض نتائج سابقة
cli-arena-bounds = في {"\u200E"}--sprt: يجب أن يكون { $elo0 } أقل من { $elo1 }
cli-arena-pace = { $rate } مباراة/ث، الوقت المتبقي: { $left }
cli-arena-progress = { $done } من { $total } من المباريات، { $pace }: { $standing }
cli-arena-column-entrant = المشارك
cli-arena-column-elo = إيلو
cli-arena-column-error = ±95%
cli-arena-column-games = المباريات
cli-arena-column-share = حصة الفوز
cli-arena-column-points = النقاط
cli-arena-column-seconds = ث/نقلة
cli-arena-column-longest = الأطول
cli-arena-column-faults = الأخطاء
cli-arena-duel = { $first } ضد { $second }: { $share }، فوز { $wins }، تعادل { $draws }، خسارة { $losses }؛ إيلو { $elo } ± { $error }
cli-arena-pairs = الأزواج بحسب النتيجة 0، ½، 1، 1½، 2: { $counts }
cli-arena-test = SPRT { $elo0 } ضد { $elo1 }: { $verdict }، LLR { $llr } ({ $lower } إلى { $upper })
cli-arena-verdict-yes = الفرق { $elo1 } على الأقل
cli-arena-verdict-no = الفرق { $elo0 } على الأكثر
cli-arena-verdict-open = لم يُحسم
cli-arena-played = { $count ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
  } من { $game }

## bot

cli-bot-about = يأخذ مقعدًا على خادم ويترك برنامجًا يختار النقلات حتى تنتهي المباراة.
cli-bot-url = الخادم، مثل http://localhost:8000
cli-bot-token = مفتاح API الخاص بك
cli-bot-match = مباراة لك فيها مقعد، أو فيها مقعد خالٍ
cli-bot-pair = اللعب ضد أي شخص آخر يبحث عن مباراة
cli-bot-timeout = الثواني لكل نقلة (120)
cli-bot-program = البرنامج ووسائطه
cli-bot-key = تحصل على مفتاح من POST /api/tokens بالنطاقين read وplay. ويمكنك وضعه في CORNERWISE_TOKEN بدلًا من { "\u200E" }--token.
cli-bot-needs = يحتاج البرنامج اللاعب إلى { $package }: { $install }
cli-bot-which = أي برنامج؟ اكتبه بعد --
cli-bot-failed = تعطّل البرنامج: { $problem }
cli-bot-over = { $count ->
    [0] انتهت ({ $reason }): لا فائز، النقاط { $points }
   *[other] انتهت ({ $reason }): الفوز لـ{ $seats }، النقاط { $points }
  }

## backup و restore

cli-backup-about = يكتب كل بيانات الخادم في ملف. يمكنك استعادته إلى نوع آخر من قواعد البيانات.
cli-restore-about = يملأ قاعدة بيانات فارغة من ملف نسخة احتياطية. ويمكن أن يأتي من نوع آخر من قواعد البيانات.
cli-backup-database = قاعدة البيانات ({ $default })
cli-backup-done = { $rows ->
    [zero] لم يُكتب أي صف في { $file }
    [one] كُتب صف واحد في { $file }
    [two] كُتب صفان في { $file }
    [few] كُتبت { $rows } صفوف في { $file }
    [many] كُتب { $rows } صفًّا في { $file }
   *[other] كُتب { $rows } صف في { $file }
  }
cli-restore-done = { $rows ->
    [zero] لم يُقرأ أي صف من { $file }
    [one] قُرئ صف واحد من { $file }
    [two] قُرئ صفان من { $file }
    [few] قُرئت { $rows } صفوف من { $file }
    [many] قُرئ { $rows } صفًّا من { $file }
   *[other] قُرئ { $rows } صف من { $file }
  }

## i18n

cli-i18n-about = يتحقق من الترجمات: رسائل ناقصة أو مجهولة، ونص باقٍ بالإنجليزية، ووسائط أو صيغ جمع أو مصطلحات خطأ.
cli-i18n-languages = وسوم لغات مثل de؛ كلها افتراضيًا
cli-i18n-unknown = لا توجد لغة { $tag } (اختر من: { $known })
cli-i18n-whole = { $languages ->
    [zero] لا لغات
    [one] لغة واحدة
    [two] لغتان
    [few] { $languages } لغات
    [many] { $languages } لغة
   *[other] { $languages } لغة
  }، { $messages ->
    [zero] لا رسائل
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $messages } رسائل
    [many] { $messages } رسالة
   *[other] { $messages } رسالة
  }: لا خطأ

## puzzles

cli-puzzles-about = ينشئ ألغازًا من مباريات الحاسوب، أو يتحقق من أن لكل لغز موجود حلًّا واحدًا فقط.
cli-puzzles-path = make: المجلد الذي يُكتب فيه؛ verify: ملف ألغاز بدل ما يأتي مع البرنامج
cli-puzzles-game = هذه اللعبة فقط؛ يمكن تكرار الخيار
cli-puzzles-count = عدد الألغاز لكل لعبة
cli-puzzles-sample = التحقق من هذا العدد فقط لكل لعبة، يُختار عشوائيًا
cli-puzzles-where = إلى أي مجلد؟ اكتبه بعد make
cli-puzzles-made = ألغاز { $game }: { $count }
cli-puzzles-proven = الألغاز المُثبَتة: { $count }، في { $seconds } ث

## explore

cli-explore-about = يُظهر أي نقلات لُعبت في وضعية، وكم مرة، وكيف انتهت تلك المباريات.
cli-explore-work = show: عرض ما لُعب في وضعية؛ add: إضافة مباريات إلى ملف المستكشف؛ build: إنشاء ملف مباريات الحاسوب المرفقة مع Cornerwise؛ make: إنشاء مباريات للحاسوب ضد نفسه؛ pack: كتابة المباريات في ملفات صغيرة
cli-explore-path = show أو add أو build: ملف المستكشف، وإلا فملف مباريات الحاسوب؛ make أو pack: المجلد الذي يُكتب فيه
cli-explore-source = show: لعبة أو ملف فيه مباراة؛ add: ملفات أو مجلدات فيها مباريات
cli-explore-count = make: عدد المباريات التي تُلعب
cli-explore-nodes = make: عدد الوضعيات التي يُبحث فيها لكل نقلة
cli-explore-one = يحتاج show إلى لعبة واحدة أو ملف واحد بعد ملف المستكشف
cli-explore-nothing = لم تصل أي مباراة في هذا الملف إلى هذه الوضعية.
cli-explore-added = المباريات المضافة: { $count }
# Columns of a table
cli-explore-column-games = المباريات
cli-explore-column-won = فوز
cli-explore-column-margin = فارق النقاط
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = النقلات المعروضة: { $shown } من { $moves }؛ المباريات: { $games }
cli-moderate-about = يُظهر ما أبلغ عنه اللاعبون، ويتيح التصرف فيه. يأخذ به الخادم العامل خلال ثوانٍ.
cli-moderate-works = الإجراءات:
cli-moderate-list = البلاغات المنتظرة
cli-moderate-show = بلاغ واحد مع الدردشة التي حوله
cli-moderate-close = إزالة بلاغ من القائمة
cli-moderate-mute = منع لاعب من الدردشة
cli-moderate-suspend = منع لاعب من اللعب
cli-moderate-rename = إعطاء لاعب اسمًا آخر لا يمكنه تغييره
cli-moderate-lift = إنهاء كل كتم وإيقاف للاعب
cli-moderate-log = ما تم فعله حتى الآن
cli-moderate-clear-club = إزالة نصوص ناد يُحدَّد برابطه وإعطاؤه اسمًا آخر
cli-moderate-close-club = إغلاق ناد يُحدَّد برابطه، وتبقى بطولاته
cli-moderate-rename-tournament = إعطاء بطولة تُحدَّد برابطها عنوانًا آخر
cli-moderate-cancel-tournament = إلغاء بطولة تُحدَّد برابطها
cli-moderate-what = رقم بلاغ، أو اسم مستخدم للاعب (بلا حساب: المعرّف الذي يعطيه show)
cli-moderate-new-name = rename: الاسم الجديد
cli-moderate-for = mute أو suspend: المدة، مثل 12h أو 7d أو 4w؛ ومن دونها بصفة دائمة
cli-moderate-note = السبب؛ يُحفظ في السجل
cli-moderate-closed = list: البلاغات المغلقة
cli-moderate-bad-time = { $time } ليس مدة مثل 12h أو 7d أو 4w
cli-moderate-empty = لا بلاغات منتظرة.
cli-moderate-reporter = صاحب البلاغ: { $reporter }، المعرّف { $id }
cli-moderate-reported = البلاغ عن: { $name }، المعرّف { $id }
cli-moderate-times = البلاغات عن هذا اللاعب: { $count }
cli-moderate-match = المباراة { $match }، { $game }
cli-moderate-which-report = أي بلاغ؟ اكتب رقمه
cli-moderate-who = أي لاعب؟ اكتب اسم المستخدم
cli-moderate-which-name = ما الاسم الجديد؟ اكتبه بعد اسم المستخدم
cli-moderate-nobody = لا يوجد لاعب باسم { $name }
cli-moderate-was-closed = أُغلق البلاغ { $number }
cli-moderate-done-until = تم: { $name }، حتى { $time }
cli-moderate-done-for-good = تم: { $name }، بصفة دائمة
cli-moderate-done = تم: { $name }
cli-moderate-lifted = رُفعت القيود: { $name }
cli-moderate-renamed = أصبح اسم اللاعب { $name }
cli-explore-needs-path = حدّد الملف أو المجلد الذي يُكتب فيه
# $command is what to type
cli-explore-not-built = لم تُجهَّز مباريات الحاسوب بعد؛ شغّل: { $command }
cli-explore-built = مباريات الحاسوب في { $file }: { $count }
cli-explore-packed = { $file }: عدد المباريات { $count }، الحجم بالبايت { $size }

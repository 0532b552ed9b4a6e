### ما الخطأ، في سطر واحد قد يتبع اسم ملف ونقطتين.

## أين الخطأ

error-at = { $where }: { $problem }
error-at-move = النقلة { $number }: { $problem }
error-at-ply = النقلة رقم { $number }: { $problem }
error-at-character = { $problem } (عند الحرف { $offset })

## ألعاب وخيارات

error-no-game-but = لا توجد لعبة { $name }؛ هل تقصد { $near }؟
error-no-game = لا توجد لعبة { $name }؛ { "`cornerwise games`" } يسردها
error-wrong-family = { $wanted ->
    [flat-placing] { $game } ليست لعبة وضع مسطحة، ولا تصلح هنا إلا لعبة كهذه
    [two-party] { $game } ليست لعبة بين طرفين، ولا تصلح هنا إلا لعبة كهذه
   *[placing] { $game } ليست لعبة وضع، ولا تصلح هنا إلا لعبة كهذه
  }
error-no-option = لا يوجد خيار { $option } (الموجود: { $known })
error-no-options = لا يوجد خيار { $option } (الموجود: لا شيء)
error-option-value = { $option } لا يمكن أن يكون { $value } (الممكن: { $choices })
error-option-no-text = { $option } لا يمكن أن يكون { $value } (هو نص)
error-few-colours = الألوان لا تكفي ليكون لكل لاعب { $each }
error-edition-seats = طبعة { $edition } لعدد مقاعد من { $fewest } إلى { $most }، لا { $seats }
error-deals-no-target = مباراة محددة التوزيعات لا يُلعب فيها حتى مجموع
error-one-deal = حساب { $scoring } لتوزيعة واحدة، لا { $deals }
error-seed = البذرة عدد صحيح، لا { $seed }
error-no-seed = لا شيء متروك للحظ، فلا بذرة
error-few-tiles = عدد الأحجار { $tiles } لا يكفي { $seats } من اللاعبين لكل منهم { $hand }

## الأفضلية

error-handicap-form = { "without" } يُكتب مثل { "blue:I5,W5/red:X5" }، لا { $text }
error-handicap-twice = { "without" } يذكر لونًا مرتين: { $text }
error-handicap-colour = { "without" }: { $colour } لا يلعب (الموجود: { $known })
error-handicap-piece = { "without" }: لا توجد قطعة { $piece } (الموجود: { $known })
error-handicap-copies = { "without" }: لدى { $colour } القطعة { $piece } { $copies ->
    [zero] { $copies } مرة
    [one] مرة واحدة
    [two] مرتين
    [few] { $copies } مرات
    [many] { $copies } مرة
   *[other] { $copies } مرة
  }، والمطلوب { $count }
error-handicap-all = { "without" }: يجب أن تبقى لـ{ $colour } قطعة
error-handicap-shared = { "without" }: لا أحد له قطع خاصة به

## ألواح المكعبات

error-heights-form = { $text } ليس خريطة ارتفاعات: صفوف الأرقام تفصلها / أو نهايات الأسطر
error-heights-uneven = { $text } ليس خريطة ارتفاعات: أطوال صفوفه مختلفة
error-heights-cubes = { $text } ليس خريطة ارتفاعات: فيه { $cubes ->
    [zero] { $cubes } مكعب
    [one] مكعب واحد
    [two] مكعبان
    [few] { $cubes } مكعبات
    [many] { $cubes } مكعبًا
   *[other] { $cubes } مكعب
  }، لا من 2 إلى { $most }
error-heights-parts = R4: خريطة الارتفاعات مقسّمة إلى عدة أجزاء
error-heights-long = لا يمكن استعمال { $text }: R4: خريطة الارتفاعات لا تتجاوز { $most } بايت
error-heights-no-text = لا يمكن استعمال { $text }: R4: خريطة الارتفاعات نص
error-heights-file = لا يمكن استعمال { $text }: { $problem }

## نقلات

error-illegal-move = { $move } غير مسموح بها: { $why } ({ $clause })
error-no-cell = { $text } ليس خانة من لوح { $board }
error-cell-twice = { $text } يذكر خانة مرتين
error-lays-nothing = { $text } لا يضع أي قطعة
error-no-colour = { $text } ليس لونًا (الممكن: { $known })
error-no-such-colour = لا لون { $colour } في { $game } (الموجود: { $known })
error-no-tile = { $text } ليس حجرًا (مثل { "0-2-5" })
error-tile-order = { $text } ليس حجرًا: أرقام الحجر تصاعدية
error-no-move = { $text } ليس نقلة (مثل { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (بعد { $moves })

## ملفات المباريات

error-file-long = الملف أطول من { $most } حرف
error-file-empty = الملف فارغ
error-file-no-game = لا هو سجل (JSON) ولا ملف { ".blksgf" }
error-file-design = تصميم لا مباراة؛ { "`cornerwise draw`" } يعرضه
error-file-json = ليس ملف JSON: { $problem }
error-field-missing = { $field }: ناقص
error-field-twice = { $field } موجود مرتين
error-field-unknown = لا يوجد حقل اسمه { $field }
error-field-fraction = { $text } ليس عددًا صحيحًا، ولا غيره في السجلات
error-field-type = { $field }: المنتظر { $wanted }، لا { $given }
error-type-object = كائن
error-type-list = قائمة
error-type-number = عدد صحيح
error-type-text = نص
error-type-writable = نص تمكن كتابته ثانية، بلا أنصاف أزواج بديلة
error-type-move = رقم نقلة
error-record-version = { "version" }: لا يمكن أن يُقرأ إلا { $version }، لا { $given }
error-record-players = { "players" }: عدد المقاعد في { $game } هو { $seats }
error-record-comment = { "comments" }: لا توجد نقلة { $number }
error-record-family = { "variant" }: { $game } ليست لعبة وضع
error-record-not-over = { "result" }: لم تنتهِ المباراة
error-record-no-result = { "result" }: انتهت المباراة، { $result }، ولا نتيجة مذكورة
error-record-result = { "result" }: انتهت المباراة، { $result }، لا { $given }

## ملفات SGF

error-sgf-elsewhere = العقدة ليست في هذه الشجرة
error-sgf-charset = لا يمكن أن تُقرأ مجموعة الحروف { $charset }
error-sgf-not-charset = النص ليس { $charset }
error-sgf-unfinished = ينتهي الملف داخل شجرة
error-sgf-no-tree = لا شجرة في الملف
error-sgf-no-node = يجب أن تبدأ الشجرة بعقدة
error-sgf-node-place = يجب أن تكون العقدة داخل شجرة وقبل تفرعاتها
error-sgf-many = عدد العقد أكثر من { $most }
error-sgf-close = لا شجرة لتُغلق هنا
error-sgf-meaning = لا معنى لـ{ $sign } هنا
error-sgf-property-place = يجب أن تكون الخاصية داخل عقدة
error-sgf-property-twice = { $name } مرتين في عقدة
error-sgf-no-value = لا قيمة لـ{ $name }
error-sgf-endless = القيمة لا تنتهي
error-sgf-property = تحتاج الخاصية إلى اسم من حروف وأرقام وإلى قيمة، وهو ما ينقص { $name }
error-sgf-game = اللعبة { $name } غير معروفة
error-sgf-own = تحتاج لعبة { $name } إلى الخاصية { $property }
error-sgf-two-games = اللعبة { $name } ومع ذلك { $game }
error-sgf-setup = { $name } ينشئ وضعية لا يمكن بلوغها باللعب حسب القواعد
error-sgf-two-moves = في العقدة نقلتان، { $first } و{ $second }
error-sgf-early = { $colour } يلعب، لكن { $turn } يستطيع الوضع ودوره أولًا (P11)
error-sgf-colour = لا لون { $name } في { $game }

## ما يجب تثبيته

error-extra-solve = يحتاج الحل إلى OR-tools: { $install }
error-extra-nets = تحتاج الشبكات إلى onnxruntime: { $install }
error-extra-cluster = يحتاج العنقود إلى Ray: { $install }

## ألغاز

error-not-solo = { $game } ليست لعبة فردية (ما يمكن إكماله: { $known })
solo-no-room = لا مكان لـ{ $piece } من { $colour }
solo-no-reach = يحتاج { $colour } إلى { $cells } من الخانات ولا يبلغ إلا { $room }
solo-few-cells = الخانات اللازمة { $needed } والخالية { $free } فقط

## اللاعب الحاسوبي

error-level = المستويات من { $least } إلى { $most }، لا { $given }
error-strength-both = للمستوى عقده ووقته: حدّد إما مستوى، أو عقدًا ووقتًا
error-no-parameter = لا يوجد مُعامل { $name } (الموجود: { $known })
error-value = { $name } هو { $wanted }، لا { $given }
error-wants-whole = عدد صحيح من { $least } إلى { $most }
error-wants-seconds = عدد من الثواني حتى { $most }
error-wants-or = { $wanted }، أو { $other }
error-search-nodes = يحتاج البحث إلى عقدة واحدة على الأقل، لا { $given }
error-search-time = يحتاج البحث إلى بعض الوقت، لا { $given }
error-search-memory = يحتاج البحث إلى { $least } MiB من الذاكرة على الأقل، لا { $given }
error-search-limits = يحتاج البحث إلى عدد من العقد أو إلى وقت
error-search-tuning = لا يمكن ضبط البحث هكذا: { $problem }
error-evaluator = لا يوجد مقيّم { $name } (الموجود: { $known })، ولا ملف بهذا الاسم
error-slip = الهفوات نسبة من 0 إلى 1، لا { $given }
error-threads = عدد خيوط المعالجة من 1 إلى { $most }، لا { $given }
error-no-net = لا تأتي مع الحزمة شبكة للعبة { $game }
error-nobody-moves = لا دور لأحد، فلا شيء للاختيار
error-net-large = { $file } أكبر من أن يكون شبكة
error-net-damaged = { $file } ليس شبكة: { $problem }
error-net-foreign = { $file } ليس شبكة لهذا البرنامج
error-net-board = دُرّب { $file } للوح آخر أو لقطع أخرى غير التي في { $game }
error-net-shape = شكل { $file } غير شكل شبكة { $game }

## الحلبات

error-entrant = المشارك { $spec }: { $problem }
error-no-program = لا يوجد برنامج { $program }
error-programs-play = لا تلعب البرامج إلا ألعاب الوضع، و{ $game } ليست منها
error-not-one-of = ليس واحدًا من { $known }
error-not-called = لا يمكن استدعاء { $name }
error-not-pair = { $text } ليس بصيغة { "NAME=VALUE" }
error-value-parts = { $name } قيمة واحدة ومع ذلك لها أجزاء
error-worker-ended = انتهت عملية قبل أن تتمكن من اللعب؛ خطؤها مذكور أعلاه
error-no-cluster = لا عنقود Ray على { $address }: { $problem }
error-machines-lost = المباراة { $number }: { $count ->
    [zero] لم يضع فيها أي حاسوب
    [one] ضاع فيها حاسوب واحد
    [two] ضاع فيها حاسوبان
    [few] ضاعت فيها { $count } حواسيب
    [many] ضاع فيها { $count } حاسوبًا
   *[other] ضاع فيها { $count } حاسوب
  }
error-arena-entrants = تحتاج الحلبة إلى مشاركَين أو أكثر
error-arena-names = مشاركان اسمهما { $name }؛ سمِّ أحدهما بـ{ "NAME=" }{ $spec }
error-arena-alone = { $game } تُلعب هنا فرديًّا؛ والحلبة تحتاج إلى طرفين أو أكثر
error-arena-time = يجب أن يكون وقت النقلة أكبر من صفر
error-arena-two = الاختبار المتتابع يكون بين مشاركَين
error-arena-plies = بعد { $plies } من النقلات العشوائية لا تستمر أي مباراة { $game }
error-arena-version = ليست إعدادات حلبة، الإصدار { $version }
error-arena-settings = إعدادات تالفة: { $problem }
error-arena-none = { $folder }: لم تُلعب هنا حلبة، لا يوجد { $file }
error-arena-busy = { $folder }: عملية أخرى تكتب هنا
error-arena-other = { $folder }: هناك جولة بإعدادات أخرى: كان { $name } { $was } وهو الآن { $now }
error-arena-line = { $file }، السطر { $line }: تالف ({ $problem })

## التدريب والقياس

error-net-part = { $text } ليس لعبة ولا GAME*NUMBER، والعدد حتى { $most }
error-net-shared = { $first } و{ $second } أشد اختلافًا من أن تشتركا في شبكة
error-window = { $file } ليس نافذة من { $game }: { $problem }
error-holds-no = لا يوجد في { $folder } ما اسمه { $name }
error-no-training = لا تدريب في { $folder }: { $problem }
error-other-training = في { $folder } تدريب لعبة أخرى، لا { $game }
error-unreadable = لا يمكن أن يُقرأ { $file }: { $problem }
error-learning = تعطّل التعلّم عند الخطوة { $step }: لم تعد الخسارة عددًا
error-no-figure = لا يوجد رقم اسمه { $name } (الممكن: { $known })

## بيئات لبرامج تتعلم اللعب

error-action-of = الفعل { $action } في المباراة { $number }
error-action-type = الفعل عدد صحيح
error-action-range = الأفعال من 0 إلى { $most }، لا { $given }
error-action-place = لا يوجد مكان مفتوح { $place }
error-step-after-end = انتهت المباراة ({ $clause }): أعد ضبطها قبل الفعل التالي
error-not-reset = يجب استدعاء { "reset()" } قبل { $what }
error-rewards = المكافآت مقابل واحد من { $known }، لا { $given }
error-illegal-actions = أثر الفعل غير المسموح واحد من { $known }، لا { $given }
error-seat = مقاعد { $game } هنا من 0 إلى { $most }، لا { $given }
error-batch-games = عدد المباريات من 1 إلى { $most }، لا { $given }
error-no-observer-parameters = لا مُعاملات للمشاهدات

## تشغيل خادم

error-smtp-url = { "smtp" } ليس URL مثل { $first } أو { $second }
error-database-url = قاعدة البيانات ليست URL مثل { $example }
error-database-file = تحتاج قاعدة البيانات إلى ملف، مثل { $example }
error-database-open = لا يمكن فتح قاعدة البيانات { $file }: { $problem }
error-no-database = لا توجد قاعدة بيانات { $name } (الممكن: { $known })
error-database-full = قاعدة البيانات غير فارغة، ولا يُستبدل فيها شيء
error-workers-database = عدة عمليات تحتاج إلى PostgreSQL: SQLite لعملية واحدة
error-workers-redis = عدة عمليات تحتاج إلى Redis لتخبر بعضها بعضًا بما يحدث
error-backup-table = { $file }: جدول لا يعرفه هذا الإصدار
error-backup-version = { $file }: ليست نسخة احتياطية من هذا الإصدار
error-backup-damaged = { $file }: ليست نسخة احتياطية، أو هي تالفة

## برنامج يلعب على خادم

error-refused = رفض الخادم: { $said }
error-refused-socket = رفض الخادم المقبس: هل المفتاح صحيح؟
error-connection = انقطع الاتصال: { $problem }
error-no-free-seat = لا مقعد خاليًا في تلك المباراة

## ما يرفضه الخادم

refused-no-address = لا يوجد عنوان كهذا
refused-http = لا يمكن الرد على الطلب: { $said }
refused-request-long = الطلب لا يتجاوز { $most } بايت
refused-message-long = الرسالة لا تتجاوز { $most } بايت
refused-games = يمكن أن يحتوي النص على { $games } لعبة كحد أقصى على { $boards } لوحات مختلفة
refused-takes-long = حساب ذلك يستغرق وقتًا أو ذاكرة أكثر من اللازم
refused-too-many = طلبات كثيرة من هذا النوع؛ حاول مرة أخرى بعد { $seconds } ث
refused-version = هذا الخادم يتحدث الإصدار { $version } من البروتوكول
refused-followed = لا يمكن أن تُتابع عبر مقبس واحد أكثر من { $most } من المباريات
refused-origin = لا يجوز لهذه الصفحة أن تستعمل هذا الخادم
refused-host = هذا الخادم لا يستجيب لهذا الاسم
refused-broken = حدث خطأ هنا؛ حاول مرة أخرى
refused-storage = لا يمكن حفظ شيء في الوقت الحالي؛ حاول مجددًا بعد قليل
refused-closing = الخادم يتوقف عن العمل
refused-searches = عمليات بحث كثيرة تنتظر من قبل
refused-no-answer = لم يجد المحرك جوابًا
refused-other-server = كان خادم آخر أسرع

## الرفض: حسابات ومفاتيح

refused-no-session = لا توجد جلسة؛ ابدأ جلسة بـ{ $how }
refused-no-key = ذلك المفتاح غير موجود أو سُحب
refused-no-such-key = ليس لديك مفتاح كهذا
refused-no-such-session = ليس لديك جلسة كهذه
refused-session-old = سجّل الدخول من جديد أولًا
refused-scope = هذا المفتاح لا يسمح بـ{ $scope }
refused-person = لا يجوز ذلك إلا للاعب نفسه
refused-account-taken = يوجد حساب بذلك الاسم، أو أن لديك حسابًا
refused-account-name = اسم الحساب من 1 إلى 24 علامة ظاهرة
refused-password = ليس ذلك اسم حساب وكلمة مروره
refused-common-password = كلمة المرور هذه من أول ما يجرّبه الجميع؛ اختر غيرها من فضلك
refused-recovery-code = ليس ذلك رمز استرداد لذلك الحساب
refused-code = ذلك الرمز غير موجود، أو استُعمل، أو فات أوانه
refused-passkey = مفتاح المرور ذلك لا يطابق
refused-passkey-account = مفتاح المرور يتبع حسابًا؛ أنشئ حسابًا أولًا
refused-rating = لا يلعب للتصنيف إلا من لديه حساب
refused-subscription = ليس ذلك اشتراكًا في خدمة إشعارات يعرفها هذا الخادم
refused-no-mail = هذا الخادم لا يرسل بريدًا
refused-mail-failed = تعذّر إرسال البريد؛ حاول مرة أخرى لاحقًا

## الرفض: إعداد مباراة

refused-seat-count = عدد مقاعد { $game } هنا { $seats }، لا { $given }
refused-levels = المستويات من { $least } إلى { $most }
refused-handicap-twice = الأفضلية هي الخيار { "`without`" }؛ وهو موجود مرتين
refused-handicap-rated = مباراة فيها أفضلية لا تُحسب للتصنيف
refused-nobody-plays = لا أحد يلعب
refused-clock = وقت الساعة من ثانية واحدة إلى { $most } من الأيام
refused-increment = الزيادة 10 دقائق على الأكثر، ولا تكون إلا لساعة للمباراة كلها
refused-turn-limit = حد وقت الدور يحتاج إلى ساعة لكل نقلة
refused-waiting-matches = يمكن أن تنتظر { $most } مباريات كحد أقصى منك أو من عنوانك في الردهة

## الرفض: في مباراة

refused-no-match = لا توجد مباراة كهذه
refused-phase = { $phase ->
    [waiting] لم تبدأ المباراة
    [paused] المباراة متوقفة مؤقتًا
    [over] انتهت المباراة
   *[playing] المباراة جارية
  }
refused-seat-out = المقعد { $seat } لم يعد مشاركًا
refused-stale = المباراة عند الحدث { $seq }، لا { $given }
refused-no-seat = لا يوجد لك مقعد { $seat }
refused-seat-not-yours = المقعد { $seat } ليس لك
refused-seat-taken = المقعد { $seat } مشغول
refused-have-seat = لديك مقعد من قبل
refused-turn = الدور على المقعد { $seat }
refused-mover-only = لا يسأل إلا صاحب الدور
refused-nobody-moves = لا دور لأحد
refused-computer-plays = الحاسوب يلعب لهذا المقعد
refused-computer-plays-on = الحاسوب يتابع اللعب
refused-proposal-open = طلب سابق ({ $proposal }) ينتظر جوابه
refused-no-proposal = لا أحد ينتظر جوابك
refused-rematch = بدأت مباراة الإعادة من قبل
refused-not-gone = لا أحد غائب عن المقعد { $seat }
refused-no-undo = لا نقلة لك يمكن التراجع عنها
refused-no-hints = لا تلميحات على هذه الطاولة
refused-no-hint-found = لم يُعثر على تلميح
refused-hidden-hands = مباراة بأحجار مخفية تُحفظ حين تنتهي، بصيغة JSON
refused-match-or-record = إما مباراة وإما سجل
refused-review-early = تُراجع المباراة حين تنتهي
refused-no-picture = لا توجد صورة كهذه

## الرفض: الكلام

refused-no-chat = لا دردشة على هذه الطاولة
refused-speak = لا يتكلم إلا من يلعب
refused-presets = لا تقال على هذه الطاولة إلا العبارات الجاهزة
refused-preset-or-text = إما عبارة جاهزة وإما نص
refused-said-enough = قيل على هذه الطاولة ما يكفي
refused-mute = ليس على ذلك المقعد من يمكنك كتمه
refused-no-line = لم يُقل شيء بذلك الرقم

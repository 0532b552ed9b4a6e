### ما الخطأ، في سطر واحد قد يتبع اسم ملف ونقطتين.

## أين الخطأ

error-at = { $where }: { $problem }
error-at-move = النقلة { $number }: { $problem }
error-at-ply = النقلة رقم { $number }: { $problem }
error-at-character = { $problem } (عند الحرف { $offset })

## ألعاب وخيارات

error-no-game-but = لا توجد لعبة باسم { $name }؛ هل تقصد { $near }؟
error-no-game = لا توجد لعبة باسم { $name }؛ { "`cornerwise games`" } يسرد كل الألعاب
error-wrong-family =
    { $wanted ->
        [flat-placing] لا يمكن استعمال { $game } هنا: هذا يعمل فقط مع ألعاب الوضع المسطحة
        [two-party] لا يمكن استعمال { $game } هنا: هذا يعمل فقط مع الألعاب بين طرفين
       *[placing] لا يمكن استعمال { $game } هنا: هذا يعمل فقط مع ألعاب الوضع
    }
error-no-option = لا يوجد خيار { $option } (اختر من: { $known })
error-no-options = لا يوجد خيار { $option }: ليس لهذه اللعبة خيارات
error-option-value = { $option } لا يمكن أن يكون { $value } (اختر من: { $choices })
error-option-no-text = { $option } لا يمكن أن يكون { $value }: يجب أن يكون نصًّا
error-few-colours = الألوان لا تكفي ليكون لكل لاعب { $each }
error-edition-seats = طبعة { $edition } لعدد لاعبين من { $fewest } إلى { $most }، لا { $seats }
error-deals-no-target = مباراة بعدد ثابت من التوزيعات لا هدف لها: اختر أحد الأمرين
error-one-deal = حساب { $scoring } لتوزيعة واحدة، لا { $deals }
error-seed = يجب أن تكون البذرة عددًا صحيحًا، لا { $seed }
error-no-seed = لا شيء عشوائيًا في هذه اللعبة، فلا تقبل بذرة
error-few-tiles = عدد الأحجار { $tiles } لا يكفي { $seats } من اللاعبين لكل منهم { $hand }

## الهانديكاب

error-handicap-form = اكتب { "without" } مثل { "blue:I5,W5/red:X5" }، لا { $text }
error-handicap-twice = { "without" } يذكر لونًا مرتين: { $text }
error-handicap-colour = { "without" }: { $colour } لا يلعب في هذه اللعبة (اختر من: { $known })
error-handicap-piece = { "without" }: لا توجد قطعة { $piece } (اختر من: { $known })
error-handicap-copies =
    { "without" }: لدى { $colour } القطعة { $piece } { $copies ->
        [zero] { $copies } مرة
        [one] مرة واحدة
        [two] مرتين
        [few] { $copies } مرات
        [many] { $copies } مرة
       *[other] { $copies } مرة
    } فقط، والمطلوب { $count }
error-handicap-all = { "without" }: يجب أن تبقى لـ{ $colour } قطعة واحدة على الأقل
error-handicap-shared = { "without" }: لا هانديكاب ممكنًا، لأن كل اللاعبين يتشاركون مجموعة قطع واحدة

## ألواح المكعبات

error-heights-form = { $text } ليس خريطة ارتفاعات: اكتب صفوفًا من الأرقام وبينها / أو سطر جديد
error-heights-uneven = { $text } ليس خريطة ارتفاعات: أطوال صفوفه مختلفة
error-heights-cubes = { $text } ليس خريطة ارتفاعات: فيه { $cubes ->
    [zero] { $cubes } مكعب
    [one] مكعب واحد
    [two] مكعبان
    [few] { $cubes } مكعبات
    [many] { $cubes } مكعبًا
   *[other] { $cubes } مكعب
  }، لا من 2 إلى { $most }
error-heights-parts = R4: يجب أن تكون كل مربعات خريطة الارتفاعات متصلة
error-heights-long = لا يمكن استعمال { $text }: R4: خريطة الارتفاعات { $most } بايت على الأكثر
error-heights-no-text = لا يمكن استعمال { $text }: R4: يجب أن تكون خريطة الارتفاعات ملفًا نصيًا
error-heights-file = لا يمكن استعمال { $text }: { $problem }

## نقلات

error-illegal-move = { $move } غير مسموح بها: { $why } ({ $clause })
error-no-cell = لا يوجد { $text } على لوح { $board }
error-cell-twice = { $text } يذكر المكان نفسه مرتين
error-lays-nothing = { $text } لا يضع أي قطعة
error-no-colour = { $text } ليس لونًا (اختر من: { $known })
error-no-such-colour = لا لون { $colour } في { $game } (اختر من: { $known })
error-no-tile = { $text } ليس حجرًا (اكتبه مثل { "0-2-5" })
error-tile-order = { $text } ليس حجرًا: يجب ألا تتناقص الأرقام (اكتبه مثل { "0-2-5" })
error-no-move = { $text } ليس نقلة (اكتبها مثل { "0-2-5@1,0/2" })
error-opponent = الخصم مستوى أو { "random" } أو { "self" } أو لاعب أو دالة تختار فعلًا، لا { $given }
error-seat-idle = { $game }: لا يأتي الدور أبدًا على اللاعب المراد تدريبه
error-text-long = هذا أطول من أن يكون وضعية، فالوضعية لا تتجاوز { $most } حرف: { $text }
error-text-missing = بعد { $count ->
    [zero] { $count } نقلة
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $count } نقلات
    [many] { $count } نقلة
   *[other] { $count } نقلة
  } يستطيع { $text } وضع قطعة، وليس في الوضعية المزيد من هذا اللون
error-text-twice = { $text } مذكور مرتين
error-text-part = ليس في الوضعية جزء اسمه { $text } (اختر من: { $known })
error-text-points = { $text }: يجب أن تكون هنا نقاط كل اللاعبين ({ $seats })، مثل { "120,-5" }
error-text-deals = { $text }: تكون المباراة قد انتهت بعد هذه التوزيعات
error-text-hidden = الحجر { $text } لم يره إلا لاعب آخر، فلا يمكن أن تصير هذه الوضعية مباراة
error-promise = { $game }: { $promise } (بعد { $moves })

## ملفات المباريات

error-file-long = في الملف أكثر من { $most } حرف
error-file-empty = الملف فارغ
error-file-no-game = هذا ليس سجلًّا (JSON) ولا ملف { ".blksgf" }
error-file-design = هذا تصميم لا مباراة؛ { "`cornerwise draw`" } يعرضه
error-file-several = في { $file } عدة مباريات ({ $count })؛ استعمل { "load_games" } لقراءتها كلها
error-file-suffix = { $file }: يجب أن ينتهي اسم ملف المباراة بواحد من: { $known }
error-explorer-file = { $file } ليس ملفًا لمستكشف الافتتاحات
error-file-json = هذا ليس ملف JSON: { $problem }
error-field-missing = الحقل { $field } ناقص
error-field-twice = الحقل { $field } مذكور مرتين
error-field-unknown = لا يوجد حقل اسمه { $field }
error-field-fraction = { $text } ليس عددًا صحيحًا، والسجلات ليس فيها إلا أعداد صحيحة
error-field-type = { $field }: المنتظر { $wanted }، لا { $given }
error-type-object = كائن
error-type-list = قائمة
error-type-number = عدد صحيح
error-type-text = نص
error-type-writable = نص Unicode صحيح، بلا أنصاف أزواج بديلة
error-type-move = رقم نقلة
error-record-version = { "version" }: لا يمكن أن يُقرأ إلا { $version }، لا { $given }
error-record-players = { "players" }: عدد اللاعبين في { $game } هو { $seats }
error-record-comment = { "comments" }: لا توجد نقلة { $number }
error-record-family = { "variant" }: { $game } ليست لعبة وضع
error-record-not-over = { "result" }: لم تنتهِ المباراة
error-record-no-result = { "result" }: انتهت المباراة، { $result }، لكن لا نتيجة مذكورة
error-record-result = { "result" }: انتهت المباراة، { $result }، لا { $given }

## ملفات SGF

error-sgf-elsewhere = العقدة ليست في هذه الشجرة
error-sgf-charset = مجموعة الحروف { $charset } غير مدعومة
error-sgf-not-charset = النص ليس { $charset } صحيحًا
error-sgf-unfinished = ينتهي الملف في وسط شجرة
error-sgf-no-tree = لا شجرة مباراة في الملف
error-sgf-no-node = يجب أن تبدأ الشجرة بعقدة
error-sgf-node-place = يجب أن تكون العقدة داخل شجرة وقبل تفرعاتها
error-sgf-many = عدد العقد أكثر من { $most }
error-sgf-close = لا شجرة لتُغلق هنا
error-sgf-meaning = رمز غير متوقع { $sign }
error-sgf-property-place = يجب أن تكون الخاصية داخل عقدة
error-sgf-property-twice = { $name } مذكور مرتين في عقدة
error-sgf-no-value = لا قيمة لـ{ $name }
error-sgf-endless = ليس للقيمة قوس إغلاق
error-sgf-property = تحتاج الخاصية إلى اسم من حروف وأرقام وإلى قيمة: ينقص { $name } أحدهما
error-sgf-game = لعبة غير معروفة { $name }
error-sgf-own = تحتاج لعبة { $name } إلى الخاصية { $property }
error-sgf-two-games = يقول الملف إن اللعبة { $name }، ويقول أيضًا { $game }
error-sgf-setup = { $name } ينشئ وضعية، فلا يمكن إعادة لعب المباراة حسب القواعد
error-sgf-two-moves = في العقدة نقلتان، { $first } و{ $second }
error-sgf-early = يلعب { $colour } هنا، لكن الدور على { $turn } ويستطيع وضع قطعة (P11)
error-sgf-colour = لا لون { $name } في { $game }

## ما يجب تثبيته

error-extra-solve = يحتاج الحل إلى OR-tools: { $install }
error-extra-nets = تحتاج الشبكات إلى onnxruntime: { $install }
error-extra-pictures = تحتاج صور PNG وWebP إلى resvg وPillow: { $install }
error-extra-cluster = يحتاج العنقود إلى Ray: { $install }

## ألغاز

error-not-solo = { $game } ليست لعبة فردية (اختر من: { $known })
solo-no-room = لا مكان لـ{ $piece } من { $colour }
solo-no-reach = يحتاج { $colour } إلى مساحة { $cells } ولا يبلغ إلا { $room }
solo-few-cells = تحتاج القطع الباقية إلى { $needed } من الأماكن الخالية، ولم يبقَ إلا { $free }
error-puzzle = هذا ليس ملف ألغاز
error-puzzle-unproven = للغز { $id } حل آخر أو لا حل له

## اللاعب الحاسوبي

error-level = المستويات من { $least } إلى { $most }، لا { $given }
error-strength-both = المستوى يحدّد عقده ووقته بنفسه: أعطِ إما مستوى، أو عقدًا ووقتًا
error-no-parameter = لا يوجد مُعامل { $name } (اختر من: { $known })
error-value = يجب أن يكون { $name } { $wanted }، لا { $given }
error-wants-whole = عدد صحيح من { $least } إلى { $most }
error-wants-seconds = عدد من الثواني حتى { $most }
error-wants-or = { $wanted }، أو { $other }
error-search-nodes = يحتاج البحث إلى عقدة واحدة على الأقل، لا { $given }
error-search-time = يحتاج البحث إلى أكثر من 0 ثانية، لا { $given }
error-search-memory = يحتاج البحث إلى { $least } MiB من الذاكرة على الأقل، لا { $given }
error-search-limits = يحتاج البحث إلى عدد من العقد أو إلى حد للوقت
error-search-tuning = لا يمكن ضبط البحث هكذا: { $problem }
error-evaluator = لا يوجد مقيّم { $name } (اختر من: { $known })، ولا ملف بهذا الاسم
error-slip = يجب أن تكون نسبة الهفوات من 0 إلى 1، لا { $given }
error-threads = عدد خيوط المعالجة من 1 إلى { $most }، لا { $given }
error-no-net = ليس في الحزمة شبكة للعبة { $game }
error-nobody-moves = لا يستطيع أحد أن يلعب الآن، فلا شيء للاختيار
error-net-large = { $file } أكبر من أن يكون شبكة
error-net-damaged = { $file } ليس شبكة: { $problem }
error-net-foreign = { $file } ليس شبكة لهذا البرنامج
error-net-board = دُرّب { $file } للوح آخر أو لقطع أخرى غير التي في { $game }
error-net-shape = شكل { $file } غير شكل شبكة { $game }

## الحلبات

error-entrant = المشارك { $spec }: { $problem }
error-no-program = لا يوجد برنامج { $program }
error-programs-play = لا تستطيع البرامج أن تلعب إلا ألعاب الوضع، و{ $game } ليست منها
error-not-one-of = اختر من: { $known }
error-not-called = لا يمكن استدعاء { $name }
error-not-pair = { $text } ليس بصيغة { "NAME=VALUE" }
error-value-parts = { $name } قيمة مفردة، فلا أجزاء لها
error-worker-ended = توقفت عملية قبل أن تتمكن من اللعب؛ خطؤها معروض أعلاه
error-no-cluster = لا يوجد عنقود Ray على { $address }: { $problem }
error-machines-lost =
    المباراة { $number }: { $count ->
        [zero] لم يُفقد أي حاسوب أثناء لعبها
        [one] فُقد حاسوب واحد أثناء لعبها
        [two] فُقد حاسوبان أثناء لعبها
        [few] فُقدت { $count } حواسيب أثناء لعبها
        [many] فُقد { $count } حاسوبًا أثناء لعبها
       *[other] فُقد { $count } حاسوب أثناء لعبها
    }
error-arena-entrants = تحتاج الحلبة إلى مشاركَين اثنين على الأقل
error-arena-names = مشاركان اسمهما { $name }؛ أعطِ أحدهما اسمًا آخر بـ{ "NAME=" }{ $spec }
error-arena-alone = { $game } لعبة فردية؛ والحلبة تحتاج إلى لعبة لاثنين أو أكثر
error-arena-time = يجب أن يكون وقت النقلة أكثر من 0
error-arena-two = يحتاج الاختبار المتتابع إلى مشاركَين اثنين بالضبط
error-arena-plies = تنتهي { $game } دائمًا بعد { $plies } من النقلات العشوائية؛ استعمل أقل
error-arena-even = لا توجد افتتاحية من { $game } بعد { $plies } من النقلات العشوائية متكافئة بما يكفي؛ اسمح بفرصة أكبر
error-arena-version = هذه ليست إعدادات حلبة، الإصدار { $version }
error-arena-settings = الإعدادات تالفة: { $problem }
error-arena-none = { $folder }: لا حلبة في هذا المجلد، لأنه ليس فيه { $file }
error-arena-busy = { $folder }: جولة أخرى تستعمل هذا المجلد
error-arena-other = { $folder }: هذا المجلد لجولة بإعدادات أخرى: كان { $name } { $was } وهو الآن { $now }
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
error-no-figure = لا يوجد رقم اسمه { $name } (اختر من: { $known })

## بيئات لبرامج تتعلم اللعب

error-action-of = الفعل { $action } في المباراة { $number }
error-action-type = يجب أن يكون الفعل عددًا صحيحًا
error-action-range = الأفعال من 0 إلى { $most }، لا { $given }
error-action-place = لا يوجد مكان مفتوح { $place }
error-step-after-end = انتهت المباراة ({ $clause }): أعد ضبطها قبل الفعل التالي
error-not-reset = استدعِ { "reset()" } قبل { $what }
error-rewards = يجب أن تكون المكافآت واحدًا من { $known }، لا { $given }
error-illegal-actions = يجب أن يكون إعداد الأفعال غير المسموحة واحدًا من { $known }، لا { $given }
error-seat = مقاعد { $game } هنا من 0 إلى { $most }، لا { $given }
error-batch-games = عدد المباريات من 1 إلى { $most }، لا { $given }
error-no-observer-parameters = لا مُعاملات للمشاهدات

## تشغيل خادم

error-smtp-url = يجب أن يكون { "smtp" } عنوان URL مثل { $first } أو { $second }
error-database-url = يجب أن تكون قاعدة البيانات عنوان URL مثل { $example }
error-database-file = يجب أن يسمّي عنوان URL لقاعدة البيانات ملفًا، مثل { $example }
error-database-open = لا يمكن فتح قاعدة البيانات { $file }: { $problem }
error-no-database = لا توجد قاعدة بيانات باسم { $name } (اختر من: { $known })
error-database-full = قاعدة البيانات غير فارغة، والاستعادة إليها تستبدل بيانات؛ اختر قاعدة بيانات فارغة
error-workers-database = عدة عمليات تحتاج إلى PostgreSQL، لأن SQLite تعمل لعملية واحدة فقط
error-workers-redis = عدة عمليات تحتاج إلى Redis لتبادل الأحداث
error-backup-table = { $file }: في النسخة الاحتياطية جدول لا يعرفه هذا الإصدار
error-backup-version = { $file }: هذه النسخة الاحتياطية من إصدار آخر؛ استعدها بذلك الإصدار
error-backup-damaged = { $file }: ليست نسخة احتياطية، أو هي تالفة

## برنامج يلعب على خادم

error-refused = رفض الخادم: { $said }
error-refused-socket = رفض الخادم المقبس؛ يُرجى التحقق من المفتاح
error-connection = انقطع الاتصال: { $problem }
error-no-free-seat = لا مقعد خاليًا في تلك المباراة

## ما يرفضه الخادم

refused-no-address = لا شيء على هذا العنوان
refused-http = لا يمكن الرد على الطلب: { $said }
refused-request-long = الطلب { $most } بايت على الأكثر
refused-message-long = الرسالة { $most } بايت على الأكثر
refused-games = في النص { $games } من المباريات على الأكثر، وعلى { $boards } من الألواح المختلفة
refused-takes-long = يحتاج ذلك إلى وقت أو ذاكرة أكثر من اللازم؛ جرّب شيئًا أصغر
refused-too-many = طلبات كثيرة جدًا من هذا النوع؛ حاول مرة أخرى بعد { $seconds } ث
refused-version = هذا الخادم يستعمل الإصدار { $version } من البروتوكول
refused-followed = لا يمكن أن تُتابع عبر مقبس واحد أكثر من { $most } من المباريات
refused-origin = لا يجوز لهذه الصفحة أن تستعمل هذا الخادم
refused-host = هذا الخادم لا يستجيب لاسم المضيف هذا
refused-broken = حدث خطأ في الخادم؛ حاول مرة أخرى
refused-storage = لا يمكن حفظ شيء في الوقت الحالي؛ حاول مجددًا بعد قليل
refused-closing = الخادم يتوقف عن العمل؛ حاول مرة أخرى بعد لحظة
refused-searches = عمليات بحث كثيرة جدًا تنتظر؛ حاول مرة أخرى بعد لحظة
refused-no-answer = لم يجد الحاسوب نقلة
refused-other-server = تغيّر شيء في اللحظة نفسها؛ حاول مرة أخرى

## الرفض: حسابات ومفاتيح

refused-no-session = ليست لك جلسة؛ ابدأ جلسة بـ{ $how }
refused-no-key = ذلك المفتاح غير موجود أو حُذف
refused-no-such-key = ليس لديك مفتاح كهذا
refused-no-such-session = ليس لديك جلسة كهذه
refused-no-such-puzzle = لا يوجد لغز كهذا
refused-session-old = يُرجى تسجيل الدخول من جديد أولًا
refused-scope = ليس لهذا المفتاح إذن بـ{ $scope }
refused-person = لا يستطيع ذلك إلا اللاعب، لا برنامج بمفتاح
refused-account-taken = اسم المستخدم هذا مأخوذ، أو أن لديك حسابًا من قبل
refused-account-name = يجب أن يكون اسم المستخدم من 1 إلى 24 حرفًا ظاهرًا
refused-password = اسم المستخدم أو كلمة المرور خطأ
refused-common-password = كلمة المرور هذه شائعة جدًا؛ يُرجى اختيار غيرها
refused-recovery-code = ليس ذلك رمز استرداد لهذا الحساب
refused-code = ذلك الرمز غير موجود، أو استُعمل من قبل، أو انتهت صلاحيته
refused-passkey = لا يعمل مفتاح المرور هذا هنا؛ سجّل الدخول بطريقة أخرى
refused-passkey-account = مفتاح المرور يتبع حسابًا؛ أنشئ حسابًا أولًا
refused-rating = لا يلعب المباريات المصنّفة إلا لاعبون لهم حساب
refused-subscription = لا يستطيع هذا الخادم إرسال إشعارات إلى هذا المتصفح
refused-no-mail = هذا الخادم لا يرسل بريدًا إلكترونيًا
refused-mail-failed = تعذّر إرسال البريد الإلكتروني؛ حاول مرة أخرى لاحقًا
refused-account-letters = لا يجوز أن يخلط اسم المستخدم حروفًا من كتابات مختلفة، مثل اللاتينية والسيريلية

## الرفض: إعداد مباراة

refused-seat-count = عدد مقاعد { $game } بهذه الخيارات { $seats }، لا { $given }
refused-levels = المستويات من { $least } إلى { $most }
refused-handicap-twice = الهانديكاب هو الخيار { "`without`" }؛ وقد أُعطي مرتين
refused-handicap-rated = لا يمكن أن تكون مباراة بهانديكاب مصنّفة
refused-nobody-plays = يجب أن يكون مقعد واحد على الأقل لإنسان
refused-clock = يجب أن تكون الساعة من ثانية واحدة إلى { $most } من الأيام
refused-increment = الزيادة 10 دقائق على الأكثر، ومع ساعة للمباراة كلها فقط
refused-turn-limit = الأدوار المحددة الوقت تحتاج إلى ساعة بوقت لكل نقلة
refused-waiting-matches = يمكن أن تنتظر في الردهة { $most } من المباريات على الأكثر، لك أو من عنوانك؛ ألغِ واحدة أولًا

## Refusals: tournaments

refused-no-tournament = لا توجد بطولة كهذه
refused-tournament-phase = لا يمكن فعل ذلك الآن في هذه البطولة
refused-tournament-full = هذه البطولة ممتلئة: أكبر عدد للمشاركين هو { $most }؛ وما زال بإمكانك المشاهدة
refused-tournament-host = لا يستطيع فعل ذلك إلا منظّم البطولة
refused-tournament-few = تحتاج بطولة كهذه إلى عدد من اللاعبين لا يقل عن { $least }
refused-tournament-clock = تحتاج البطولة إلى ساعة، وفي الساحة يجب ضبطها بالدقائق
refused-tournament-game = البطولات للألعاب التي يتراوح لاعبوها بين 2 و{ $most } من دون فرق
refused-tournament-tables = تحتاج المباريات التي تضم أكثر من لاعبين اثنين إلى نظام سويسري أو ساحة
refused-waiting-tournaments = أكبر عدد لبطولاتك التي لم تبدأ هو { $most }؛ ابدأ واحدة أو ألغها أولًا
refused-in-tournament = هذا غير ممكن في مباراة ضمن بطولة

## الرفض: في مباراة

refused-no-match = لا توجد مباراة كهذه
refused-phase = { $phase ->
    [waiting] لم تبدأ المباراة
    [paused] المباراة متوقفة مؤقتًا
    [over] انتهت المباراة
   *[playing] المباراة جارية
  }
refused-seat-out = اللاعب { $number } خارج اللعب
refused-stale = المباراة عند الحدث { $seq }، لا { $given }
refused-no-seat = لا يمكنك اللعب هنا بصفة اللاعب { $number }
refused-seat-not-yours = لست اللاعب { $number }
refused-seat-taken = مقعد اللاعب { $number } مشغول
refused-have-seat = لديك مقعد من قبل
refused-turn = ليس دورك؛ انتظر اللاعب { $number }
refused-mover-only = لا يمكنك أن تطلب إلا في دورك
refused-nobody-moves = لا يستطيع أحد أن يلعب الآن
refused-computer-plays = الحاسوب يلعب لهذا المقعد
refused-computer-plays-on = الحاسوب يريد متابعة اللعب
refused-proposal-open = اقتراح سابق ({ $proposal }) لم يُجَب عنه بعد؛ أجب عنه أو انتظر
refused-no-proposal = لا اقتراح لك لتجيب عنه
refused-rematch = بدأت مباراة الإعادة من قبل
refused-not-gone = لم يغادر اللاعب { $number }
refused-no-undo = ليست لك نقلة يمكن التراجع عنها
refused-no-hints = التلميحات معطّلة على هذه الطاولة
refused-no-hint-found = لم يُعثر على تلميح؛ حاول مرة أخرى
refused-hidden-hands = مباراة بأحجار مخفية لا تُحفظ إلا حين تنتهي، بصيغة JSON
refused-match-or-record = أعطِ إما مباراة وإما سجلًّا، لا كليهما
refused-review-early = لا تُراجع المباراة إلا حين تنتهي
refused-no-picture = لا توجد صورة كهذه

## الرفض: الكلام

refused-no-chat = الدردشة معطّلة على هذه الطاولة
refused-speak = لا يكتب هنا إلا اللاعبون
refused-presets = لا تُستعمل على هذه الطاولة إلا العبارات الجاهزة
refused-preset-or-text = أعطِ إما عبارة جاهزة وإما نصًّا، لا كليهما
refused-said-enough = لا يمكن كتابة رسائل أخرى على هذه الطاولة
refused-mute = ليس على ذلك المقعد من يمكنك كتمه
refused-no-line = لا توجد رسالة بذلك الرقم

refused-tournament-time = اختر وقت بدء خلال سنة من الآن
refused-tournament-number = لا يمكن أن تنتظر البطولة لاعبين أكثر ممن يمكنهم المشاركة؛ اختر عددًا أصغر
refused-tournament-engines = يجب أن يكون واحد على الأقل من لاعبي البطولة إنسانًا
refused-no-entrant = لا أحد في البطولة بهذا الرقم
refused-no-club = لا يوجد نادٍ كهذا
refused-no-member = لا أحد بهذا الاسم في النادي
refused-club-account = تحتاج إلى حساب لاستعمال الأندية؛ سجّل الدخول أو أنشئ حسابًا أولًا
refused-club-name = أقل عدد من الحروف أو الأرقام في اسم النادي هو { $least }
refused-club-letters = لا يجوز أن يخلط اسم النادي حروفًا من كتابات مختلفة، مثل اللاتينية والسيريلية
refused-club-taken = يوجد نادٍ بهذا الاسم أو باسم يشبهه؛ اختر اسمًا آخر
refused-club-members-only = لا يستطيع فعل ذلك إلا أعضاء النادي
refused-club-organisers = لا يستطيع فعل ذلك إلا منظّمو النادي
refused-club-owner = لا يستطيع فعل ذلك إلا مالك النادي
refused-club-invitation = الانضمام إلى هذا النادي بدعوة فقط؛ اطلب الرابط من أحد المنظّمين
refused-club-full = هذا النادي ممتلئ: أكبر عدد للأعضاء هو { $most }؛ اختر ناديًا آخر
refused-club-too-many = أكبر عدد من الأندية يمكنك الانضمام إليه هو { $most }؛ غادر واحدًا أولًا
refused-club-too-many-owned = أكبر عدد من الأندية يمكنك امتلاكه هو { $most }؛ احذف واحدًا أو اجعل شخصًا آخر مالكًا له أولًا
refused-club-successor = يملك هذا العضو { $most } من الأندية، وهو أكبر عدد ممكن؛ اختر شخصًا آخر
refused-club-owner-leaves = اجعل شخصًا آخر مالكًا قبل أن تغادر النادي
refused-free-chat-off = فعّل النص الحر في حسابك أولًا
refused-nobody-reads = لم يفعّل النص الحر أحد غيرك على هذه الطاولة؛ استعمل عبارة جاهزة
refused-chat-taken = لم يعد بإمكانك استعمال الدردشة؛ اسأل القائمين على هذا الخادم عن السبب
# $date is written as 2026-11-18.
refused-chat-taken-until = لا يمكنك استعمال الدردشة حتى { $date }
refused-no-account = لا أحد لديه اسم المستخدم هذا؛ تحقق من كتابته
refused-contacts-account = تحتاج إلى حساب لهذا؛ سجّل الدخول أو أنشئ حسابًا أولًا
refused-yourself = اختر شخصًا غيرك
refused-contacts-full = هذه القائمة ممتلئة، وأكبر عدد من الأشخاص فيها { $most }؛ أزل شخصًا أولًا
refused-follow = لا يمكنك متابعة هذا اللاعب
refused-company = لا يمكنك الانضمام إلى هذه المباراة، اختر مباراة أخرى
refused-challenge = لا يقبل هذا اللاعب تحديات منك
refused-challenge-open = لم يرد هذا اللاعب على تحديك الأخير بعد؛ انتظر أو اسحبه أولًا
refused-challenges-full = عدد تحدياتك التي تنتظر ردًّا { $most }؛ اسحب واحدًا أولًا
refused-challenge-seats = يجب أن يكون لك مقعد وللاعب الآخر مقعد
refused-no-challenge = تم الرد على هذا التحدي أو سحبه أو انتهت مدته
refused-series-seats = السلسلة متاحة فقط في الألعاب التي يلعبها لاعبان
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = يكون طول السلسلة أحد هذه: { $lengths }
refused-report-what = حدّد الرسالة أو اللاعب الذي تريد الإبلاغ عنه
refused-report-seat = ليس على ذلك المقعد من يمكن الإبلاغ عنه
refused-report-table = لا يستطيع الإبلاغ عن هذه الطاولة إلا لاعبوها
refused-suspended = حسابك موقوف؛ اسأل القائمين على هذا الخادم عن السبب
# $date is written as 2026-11-18.
refused-suspended-until = حسابك موقوف حتى { $date }
refused-name-taken = لا يمكنك تغيير اسمك؛ اسأل القائمين على هذا الخادم عن السبب
refused-name-taken-until = لا يمكنك تغيير اسمك حتى { $date }
error-packed-games = هذه ليست مجموعة مباريات لمستكشف الافتتاحيات، أو أنها تالفة
error-being-built = تنشئ عملية أخرى { $file } الآن
# $command is what to type
refused-no-engine-games = لا مباريات للحاسوب على هذا الخادم بعد؛ يمكن للقائم عليه جلبها بالأمر: { $command }
refused-engine-games-soon = يجري تجهيز مباريات الحاسوب؛ حاول مرة أخرى بعد بضع دقائق
error-moderate-no-report = لا يوجد بلاغ برقم { $number }
error-moderate-bad-name = لا يمكن استعمال { $name } اسمًا
error-moderate-name-taken = الاسم { $name } مأخوذ

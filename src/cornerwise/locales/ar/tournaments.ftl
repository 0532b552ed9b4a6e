## Tournaments: the list, the form, the page of one

nav-tournaments = البطولات
tournaments-create = إنشاء بطولة
tournaments-mine = بطولاتك
tournaments-waiting = مفتوحة للانضمام
tournaments-running = جارية
tournaments-finished = منتهية
tournaments-empty = لا بطولات الآن
tournaments-empty-text = أنشئ بطولة وشارك رابطها. يمكن لكل من لديه الرابط الانضمام، بحساب أو بلا حساب.

tournament-format-swiss = نظام سويسري
tournament-format-arena = ساحة
tournament-format-knockout = خروج المغلوب
tournament-format-round-robin = دوري كامل
tournament-format-swiss-about = عدد محدد من الجولات. في كل جولة تلعب ضد لاعب له نقاط قريبة من نقاطك. لا يُقصى أحد.
tournament-format-arena-about = العب أكبر عدد من المباريات قبل انتهاء الوقت. ابتداءً من فوزك الثالث على التوالي، يُحسب كل فوز مضاعفًا.
tournament-format-knockout-about = من يخسر مرة يخرج. يفوز آخر لاعب يبقى.
tournament-format-round-robin-about = الكل يلعب ضد الكل. الأنسب للمجموعات الصغيرة.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [zero] لا لاعبين.
    [one] لاعب واحد.
    [two] لاعبان.
    [few] { $count } لاعبين.
    [many] { $count } لاعبًا.
   *[other] { $count } لاعب.
}
tournament-players = { $count ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
tournament-starts-at = تبدأ: { $time }
tournament-starts-with = تبدأ عند بلوغ عدد اللاعبين { $count }
tournament-starts-host = تبدأ حين يكون المنظّم جاهزًا
tournament-round-of = الجولة { $round } من { $rounds }
tournament-round = الجولة { $round }
tournament-running = جارية
tournament-finished = انتهت
tournament-cancelled = أُلغيت
tournament-cancelled-host = ألغى المنظّم هذه البطولة.
tournament-cancelled-few = أُلغيت هذه البطولة لقلة عدد اللاعبين المنضمين.
tournament-cancelled-operator = ألغى القائمون على هذا الخادم هذه البطولة.
tournament-cancelled-old = أُلغيت هذه البطولة لأن أحدًا لم يبدأها طوال 30 يومًا.
tournament-time-left = الوقت المتبقي: { $time }
tournament-last-games = انتهى الوقت. تُلعب الآن آخر المباريات.
tournament-next-round = الوقت حتى الجولة التالية: { $time }
tournament-wait-round = { $count ->
    [zero] لا مباريات جارية في هذه الجولة.
    [one] ما زالت مباراة واحدة من هذه الجولة جارية.
    [two] ما زالت مباراتان من هذه الجولة جاريتين.
    [few] ما زالت { $count } مباريات من هذه الجولة جارية.
    [many] ما زالت { $count } مباراة من هذه الجولة جارية.
   *[other] ما زالت { $count } مباراة من هذه الجولة جارية.
}
tournament-wait-arena = ستحصل على خصم بعد لحظات.
tournament-unknown = لم نجد هذه البطولة
tournament-started = بدأت
tournament-unlisted = بالرابط فقط
tournament-rated = مصنّفة

## Taking part

tournament-join = انضمام
tournament-join-late = الانضمام الآن
tournament-return = الانضمام مجددًا
tournament-withdraw = انسحاب
tournament-withdraw-sure = هل تريد الانسحاب من هذه البطولة؟
tournament-withdraw-about = لن تحصل على خصوم بعد الآن. وتستمر مباراتك الجارية.
tournament-stay = البقاء
tournament-joined = أنت مشارك
tournament-withdrawn = لقد انسحبت
tournament-play = لعب مباراتك
tournament-your-game = مباراتك جاهزة
tournament-bye-now = لديك راحة في هذه الجولة: لا خصم لك، وتحصل على نقاط الفوز.
tournament-start = البدء الآن
tournament-start-needs = أقل عدد من اللاعبين للبدء: { $count }.
tournament-cancel = إلغاء البطولة
tournament-cancel-sure = هل تريد إلغاء البطولة للجميع؟
tournament-keep = الإبقاء عليها
tournament-won = فاز { $name } بالبطولة
tournament-won-several = المركز الأول بالتساوي: { $names }
tournament-you-won = فزت بالبطولة!
tournament-your-place = مركزك: { $place } من { $count }
tournament-needs-account = مباريات هذه البطولة مصنّفة، لذا تحتاج إلى حساب للانضمام.
tournament-full = كل الأماكن محجوزة. ما زال بإمكانك المشاهدة.

tournament-call = مباراتك في البطولة جاهزة: { $title }
tournament-back = العودة إلى البطولة
tournament-open = فتح البطولة

## Standings, games, bracket

tournament-view = العرض
tournament-standings = الترتيب
tournament-games = المباريات
tournament-bracket = مخطط الأدوار
tournament-no-standings = لم ينضم أحد بعد
tournament-no-standings-text = شارك الرابط لدعوة اللاعبين.
tournament-no-games = لا مباريات بعد
tournament-no-games-text = تظهر هنا حين تبدأ البطولة.
tournament-place = المركز
tournament-name = الاسم
tournament-points = النقاط
tournament-played = المباريات
tournament-buchholz = بوخهولتز
tournament-buchholz-about = مجموع نقاط كل الخصوم.
tournament-sonneborn-berger = زونيبورن-بيرغر
tournament-sonneborn-berger-about = نقاط الخصوم الذين فزت عليهم، ونصف نقاط من تعادلت معهم.
tournament-board = فارق النقاط
tournament-board-about = مجموع تقدّمك بالنقاط في مبارياتك.
tournament-wins = الانتصارات
tournament-wins-about = المباريات التي فزت بها.
tournament-byes = الراحات
tournament-streak = { $count ->
    [zero] لا انتصارات متتالية
    [one] فوز واحد
    [two] فوزان متتاليان
    [few] { $count } انتصارات متتالية
    [many] { $count } انتصارًا متتاليًا
   *[other] { $count } انتصار متتالٍ
}
tournament-computer = الحاسوب، المستوى { $level }
tournament-left = منسحب
tournament-you = أنت
tournament-details = تفاصيل { $name }
tournament-lines = { $from }–{ $to } من { $count }
tournament-first-lines = الصفحة الأولى
tournament-earlier-lines = الصفحة السابقة
tournament-later-lines = الصفحة التالية
tournament-last-lines = الصفحة الأخيرة
tournament-my-line = مركزي
tournament-earlier-round = الجولة السابقة
tournament-later-round = الجولة التالية
tournament-playing = جارية
tournament-bye = راحة
tournament-absent = غياب: { $name }
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] النهائي
    [4] نصف النهائي
    [8] ربع النهائي
    [16] ثمن النهائي
    [zero] دور الـ { $left }
    [one] دور الـ { $left }
    [two] دور الـ { $left }
    [few] دور الـ { $left }
    [many] دور الـ { $left }
   *[other] دور الـ { $left }
}
tournament-profile = عرض الملف الشخصي
tournament-to-come = يتحدد لاحقًا
tournament-goes-on = { $name } يتأهل

## Sharing

tournament-invite = دعوة لاعبين
tournament-share = مشاركة البطولة
tournament-invite-message = انضم إلى بطولتنا على Cornerwise: { $title }
tournament-link = رابط هذه البطولة
tournament-invite-qr = رمز QR فيه رابط هذه البطولة
tournament-csv = الترتيب كجدول بيانات (CSV)
tournament-json = كل البيانات (JSON)
tournament-print = طباعة

## Setting one up

tournament-new = بطولة جديدة
tournament-step-game = اللعبة
tournament-step-format = النظام
tournament-step-clock = الساعة
tournament-step-start = البداية واللاعبون
tournament-title = العنوان
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } – { $format }
tournament-format = النظام
tournament-tables-note = إذا كان عدد اللاعبين على الطاولة { $count }، فالمتاح هو النظام السويسري أو الساحة.
tournament-rounds = الجولات
tournament-rounds-auto = تلقائي
tournament-rounds-auto-about = ما يكفي من الجولات لمعرفة فائز واحد.
tournament-times = عدد المباريات ضد كل خصم
tournament-once = واحدة
tournament-twice = اثنتان
tournament-minutes = المدة
tournament-start-how = البداية
tournament-start-hand = حين أبدأها بنفسي
tournament-start-time = في وقت محدد
tournament-start-number = عند اكتمال العدد
tournament-start-when = التاريخ والوقت
tournament-start-count = عدد اللاعبين
tournament-listed = إظهار في القائمة
tournament-listed-about = يمكن لأي شخص أن يجدها وينضم إليها. وإن عُطّل ذلك، لزم الرابط.
tournament-rated-about = تُحسب المباريات في التصنيفات. يحتاج الجميع إلى حساب للانضمام.
tournament-rated-account = للعب مباريات مصنّفة، أنشئ حسابًا أولًا.
tournament-more = خيارات أكثر
tournament-late = الانضمام المتأخر
tournament-late-about = يمكن الانضمام أو العودة بعد البداية.
tournament-most = الحد الأقصى للاعبين
tournament-pause = استراحة بين الجولات
tournament-no-show = مهلة النقلة الأولى
tournament-no-show-about = إذا لم يلعب لاعب نقلته الأولى خلال هذا الوقت، يخسر المباراة ويُسحب من البطولة.
tournament-engines = لاعبو الحاسوب
tournament-engines-about = يشارك الحاسوب كأي لاعب آخر. ويجب أن يلعب شخص واحد على الأقل.
tournament-engine-add = إضافة لاعب حاسوب
tournament-engine-number = لاعب الحاسوب { $number }
tournament-engine-remove = إزالة لاعب الحاسوب { $number }
tournament-tie-breaks = كسر التعادل
tournament-tie-breaks-about = إذا تساوى لاعبون في النقاط، حسم الأمر أول هذه المعايير، ثم الذي يليه.
tournament-tie-up = نقل إلى أعلى: { $name }
tournament-submit = إنشاء البطولة

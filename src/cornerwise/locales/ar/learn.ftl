## The page of all lessons

learn-title = التعلّم
learn-lead = العب بضع نقلات فتعرف القواعد. كل درس يستغرق دقيقتين.
learn-steps = { $count ->
    [zero] لا خطوات
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
  }
learn-begin = ابدأ
learn-again = مرة أخرى
learn-continue = متابعة
learn-finished = تمّ
learn-rules = القواعد
learn-tips = نصائح
learn-play = العب الآن
learn-all = كل الدروس

## A lesson

learn-step = الخطوة { $number } من { $count }
learn-skip = تخطٍّ
learn-back = رجوع
learn-show = أرني
learn-next = التالي
learn-done = هكذا تمامًا.
learn-colour = تلعب الآن باللون { $colour }.
learn-elsewhere = هذا مسموح أيضًا. لكن في هذه الخطوة استعمل أحد الأماكن المعلّمة.
learn-over = أنت تعرف الآن قواعد هذه اللعبة.
learn-over-text = العب مباراة مع الحاسوب، أو راجع التفاصيل في القواعد.
learn-marked = المعلّم: { $cells }
learn-loading = لحظة

## Steps on squares and triangles

learn-start-own = ابدأ في زاويتك
learn-start-own-text = قطعتك الأولى تغطي نقطة بدايتك. خذ قطعة وضعها هناك.
learn-start-any = ابدأ عند نقطة بداية
learn-start-any-text = قطعتك الأولى تغطي نقطة بداية. خذ قطعة وضعها على نقطة خالية.
learn-corner = بالزوايا لا بالجوانب
learn-corner-text = كل قطعة جديدة تلامس إحدى قطعك عند زاوية. ضع قطعتك التالية.
learn-side = ابتعد عن جوانبك
learn-side-text = هذه القطعة تلامس لونك على طول جانب، فلا يجوز أن تبقى هنا. حرّكها أو أدرها حتى تجد مكانًا مناسبًا.
learn-others = الألوان الأخرى لا تهم
learn-others-text = لك أن تلامس الألوان الأخرى كما تشاء. ضع قطعة جنبًا إلى جنب مع لون آخر.
learn-reach = نحو المساحة الخالية
learn-reach-text = أنت تلعب من أجل المساحة. صِل بقطعة كبيرة إلى إحدى الخانات المعلّمة.
learn-gap = مرّ من بينها
learn-gap-text = القطع الكبيرة لم تعد تجد مكانًا في كل موضع. تابع بقطعة صغيرة.
learn-last = المكان الأخير
learn-last-text = لم تبقَ مساحة تُذكر. جد مكانًا لقطعة أخيرة؛ ثم تنتهي المباراة ويُحسب ما تبقى.
learn-pairs = اثنتان من كل شكل
learn-pairs-text = لديك كل شكل مرتين، وكل قطعة بنقطة. ضع الشكل نفسه مرة أخرى.
learn-turn = أدرها
learn-turn-text = تدور المثلثات في ست خطوات. أدر القطعة حتى تناسب المكان، ثم ضعها.
learn-tip = للزاوية أن تلتقي بجانب
learn-tip-text = مع المثلثات تكفي نقطة مشتركة. ضع القطعة بحيث تلتقي زاويتها بوسط جانب مستقيم.
learn-strict = زوايا صارمة
learn-strict-text = على هذه الطاولة الزوايا صارمة: لا تلتقي الزاوية إلا بزاوية. جد مكانًا للقطعة.

## Steps of the free start

learn-open-first = حيث تشاء
learn-open-first-text = لا توجد نقاط بداية. ضع قطعة زرقاء في أي مكان.
learn-open-second = وواحدة للطرف الآخر
learn-open-second-text = وأنت من يضع أيضًا أول قطعة برتقالية، بشكل مختلف. اجعلهما متساويتين في الجودة: اللاعب الآخر هو من سيختار.
learn-choose = أي لون تأخذ؟
learn-choose-text = أنت الآن اللاعب الثاني. أبقِ اللونين كما هما، أو بدّلهما.

## Steps with cubes

learn-floor = ابدأ على الأرضية
learn-floor-text = القطعة الأولى تقف في أي مكان على الأرضية. خذ قطعة وضعها.
learn-join = انضم إلى الآخرين
learn-join-text = أنت الآن الأصفر. قطعتك الأولى تقف على الأرضية وتشترك في وجه مع قطعة موجودة.
learn-face = وجهًا لوجه
learn-face-text = كل قطعة جديدة تشترك في وجه مع لونك، بجانبه أو فوقه. هنا لا تلامس إلا حافة؛ جد مكانًا أفضل.
learn-hole = بلا فراغات
learn-hole-text = لا شيء يبقى معلّقًا. تحت هذه القطعة فراغ؛ ضعها حيث يستند كل مكعب إلى شيء.
learn-cover = كن في الأعلى
learn-cover-text = لا يُحسب إلا ما يُرى من فوق. غطِّ مربعًا من اللون الآخر.

## Steps with numbered tiles

learn-tile-first = الحجر الأول
learn-tile-first-text = ابدأ بأي حجر. يُحسب لك مجموع أرقامه، فالحجر العالي بداية جيدة.
learn-tile-match = رقمان متطابقان
learn-tile-match-text = ضع حجرًا بمحاذاة جانب. يجب أن يتطابق رقما ذلك الجانب في الحجرين.
learn-tile-hexagon = أغلق شكلًا سداسيًا
learn-tile-hexagon-text = حول نقطة خمسة أحجار. ضع السادس: يأتي بـ50 نقطة إضافية.
learn-tile-bridge = ابنِ جسرًا
learn-tile-bridge-text = صِل حجرًا من جانب واحد بحيث يلتقي رأسه بحجر آخر. الجسر يأتي بـ40 نقطة إضافية.
learn-tile-draw = اسحب إن لم يصلح شيء
learn-tile-draw-text = لا يصلح أي من أحجارك. اسحب حجرًا؛ يكلّفك 5 نقاط.
learn-tile-out = الحجر الأخير
learn-tile-out-text = ضع حجرك الأخير. من ينهي أحجاره ينال 25 نقطة وقيمة أحجار الآخرين كلها.

## Tips beside the board

tip-label = نصيحة
tip-dismiss = إخفاء النصيحة

## Why a hint is good

hint-reason-only-move = هي النقلة الوحيدة.
hint-reason-nothing-to-lay = لا يصلح أي من أحجارك.
hint-reason-swap = موقع ذلك اللون أفضل.
hint-reason-keep = موقع لونك أفضل.
hint-reason-calculated = هي الأثبت حين يستمر اللعب.
hint-reason-blocks = تأخذ من الآخرين { $number ->
    [zero] { $number } زاوية
    [one] زاوية
    [two] زاويتين
    [few] { $number } زوايا
    [many] { $number } زاوية
   *[other] { $number } زاوية
  }.
hint-reason-opens-corners = تفتح { $number ->
    [zero] { $number } زاوية جديدة
    [one] زاوية جديدة
    [two] زاويتين جديدتين
    [few] { $number } زوايا جديدة
    [many] { $number } زاوية جديدة
   *[other] { $number } زاوية جديدة
  }.
hint-reason-large-piece = تستعمل قطعة كبيرة ما دامت هناك مساحة.
hint-reason-contests = تذهب حيث يريد الآخرون أن يذهبوا.
hint-reason-towards-middle = تقود نحو الوسط.
hint-reason-covers = تغطي للآخرين { $number ->
    [zero] { $number } مربع
    [one] مربعًا
    [two] مربعين
    [few] { $number } مربعات
    [many] { $number } مربعًا
   *[other] { $number } مربع
  }.
hint-reason-shows = تُظهر لونك على { $number ->
    [zero] { $number } مربع آخر
    [one] مربع آخر
    [two] مربعين آخرين
    [few] { $number } مربعات أخرى
    [many] { $number } مربعًا آخر
   *[other] { $number } مربع آخر
  }.
hint-reason-keeps-going = تترك لك طرقًا للمتابعة.
hint-reason-tile = قيمة الحجر { $number }.
hint-reason-bridge = تبني جسرًا مقابل { $number ->
    [zero] { $number } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $number } نقاط
    [many] { $number } نقطة
   *[other] { $number } نقطة
  }.
hint-reason-hexagon = تغلق شكلًا سداسيًا مقابل { $number ->
    [zero] { $number } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $number } نقاط
    [many] { $number } نقطة
   *[other] { $number } نقطة
  }.
hint-reason-opening-triple = ثلاثة أرقام متساوية تأتي بزيادة قدرها { $number }.
hint-reason-opening-zero = ثلاثة أصفار تأتي بزيادة قدرها { $number }.
hint-reason-out = هو حجرك الأخير، مقابل { $number ->
    [zero] { $number } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $number } نقاط
    [many] { $number } نقطة
   *[other] { $number } نقطة
  }.

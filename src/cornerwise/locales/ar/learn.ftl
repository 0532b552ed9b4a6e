## The page of all lessons

learn-title = التعلّم
learn-lead = تعلّم القواعد بلعب بضع نقلات. يستغرق كل درس دقيقتين تقريبًا.
learn-steps = { $count ->
    [zero] لا خطوات
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
  }
learn-begin = بدء
learn-again = إعادة
learn-continue = متابعة
learn-finished = تمّ
learn-rules = القواعد
learn-tips = نصائح
learn-play = اللعب الآن
learn-all = كل الدروس

## A lesson

learn-step = الخطوة { $number } من { $count }
learn-skip = تخطي
learn-back = رجوع
learn-show = إظهار
learn-next = التالي
learn-done = أحسنت.
learn-colour = تلعب الآن باللون { $colour }.
learn-elsewhere = هذه النقلة مسموحة. لكن في هذه الخطوة، يُرجى استعمال أحد الأماكن المعلّمة.
learn-over = أنت تعرف القواعد الآن
learn-over-text = العب مباراة ضد الحاسوب، أو راجع التفاصيل في القواعد.
learn-marked = المعلّم: { $cells }
learn-loading = جارٍ التحميل…

## Steps on squares and triangles

learn-start-own = ابدأ في زاويتك
learn-start-own-text = يجب أن تغطي قطعتك الأولى نقطة بدايتك. اختر قطعة وضعها هناك.
learn-start-any = اختر نقطة بداية
learn-start-any-text = يجب أن تغطي قطعتك الأولى نقطة بداية. اختر قطعة وضعها على نقطة خالية.
learn-corner = لامس بالزوايا، لا بالجوانب أبدًا
learn-corner-text = يجب أن تلامس كل قطعة جديدة إحدى قطعك عند زاوية. ضع قطعتك التالية.
learn-side = لا تلامس جوانبك
learn-side-text = هذه القطعة تلامس لونك على طول جانب، فلا يجوز وضعها هنا. حرّكها أو أدرها حتى تجد مكانًا مناسبًا.
learn-others = يمكنك ملامسة الألوان الأخرى
learn-others-text = يمكن لقطعك أن تلامس الألوان الأخرى بأي شكل. ضع قطعة جانبًا إلى جانب مع لون آخر.
learn-reach = اتجه نحو المساحة الخالية
learn-reach-text =
    تحتاج إلى مساحة لقطعك. صِل بقطعة كبيرة إلى أحد { $shape ->
        [triangle] المثلثات المعلّمة
       *[square] المربعات المعلّمة
    }.
learn-gap = مرّ من فجوة
learn-gap-text = لم تعد القطع الكبيرة تناسب كل مكان. تابع بقطعة صغيرة.
learn-last = قطعتك الأخيرة
learn-last-text = لم تبقَ مساحة تُذكر. جد مكانًا لقطعة أخيرة. ثم تنتهي المباراة وتُحسب النقاط.
learn-pairs = 2 من كل شكل
learn-pairs-text = لديك كل شكل مرتين، وكل قطعة تضعها بنقطة واحدة. ضع الشكل نفسه مرة أخرى.
learn-turn = أدرها
learn-turn-text = على المثلثات تدور القطعة في 6 خطوات. أدرها حتى تناسب المكان، ثم ضعها.
learn-tip = يمكن للزاوية أن تلامس جانبًا
learn-tip-text = مع المثلثات تكفي نقطة مشتركة واحدة. ضع القطعة بحيث تلامس زاويتها وسط جانب مستقيم.
learn-strict = زوايا صارمة
learn-strict-text = هذه المباراة بزوايا صارمة: لا تلامس الزاوية إلا زاوية أخرى. جد مكانًا للقطعة.

## Steps of the free start

learn-open-first = ابدأ حيث تشاء
learn-open-first-text = لا توجد نقاط بداية. ضع قطعة زرقاء في أي مكان.
learn-open-second = الآن اللون الآخر
learn-open-second-text = أنت تضع أيضًا أول قطعة برتقالية، بشكل مختلف. اجعلهما متساويتين في الجودة: سيختار اللاعب الآخر بينهما.
learn-choose = أي لون تختار؟
learn-choose-text = أنت الآن اللاعب الثاني. أبقِ اللونين كما هما، أو بدّلهما.

## Steps with cubes

learn-floor = ابدأ على القاعدة
learn-floor-text = يمكن أن تقف القطعة الأولى في أي مكان على القاعدة. اختر قطعة وضعها.
learn-join = انضم إلى الآخرين
learn-join-text = أنت الآن الأصفر. يجب أن تقف قطعتك الأولى على القاعدة وأن تشترك في وجه مع قطعة موجودة.
learn-face = وجهًا لوجه
learn-face-text = يجب أن تشترك كل قطعة جديدة في وجه مع لونك، بجانبه أو فوقه. هنا لا تلامس إلا حافة. جد مكانًا أفضل.
learn-hole = بلا فراغات
learn-hole-text = لا يمكن أن تبقى القطع معلّقة. تحت هذه فراغ: ضعها حيث يستند كل مكعب إلى شيء.
learn-cover = ابقَ في الأعلى
learn-cover-text = لا يُحسب إلا ما يُرى من فوق. غطِّ مربعًا من اللون الآخر.

## Steps with numbered tiles

learn-tile-first = الحجر الأول
learn-tile-first-text = ابدأ بأي حجر. يُحسب لك مجموع أرقامه، فالقيمة العالية بداية جيدة.
learn-tile-match = طابق رقمين
learn-tile-match-text = ضع حجرًا بمحاذاة جانب. يجب أن يتساوى رقما ذلك الجانب في الحجرين.
learn-tile-hexagon = أكمل شكلًا سداسيًا
learn-tile-hexagon-text = حول نقطة 5 أحجار. ضع السادس لتنال 50 نقطة إضافية.
learn-tile-bridge = ابنِ جسرًا
learn-tile-bridge-text = صِل حجرًا من جانب واحد بحيث يلامس رأسه حجرًا آخر. الجسر بـ40 نقطة إضافية.
learn-tile-draw = اسحب حين لا مكان لأحجارك
learn-tile-draw-text = لا مكان لأيٍّ من أحجارك. اسحب حجرًا: كل سحب يكلّف 5 نقاط.
learn-tile-out = حجرك الأخير
learn-tile-out-text = ضع حجرك الأخير. إن كنت أول من تنفد أحجاره، تنال 25 نقطة وقيمة أحجار الآخرين كلها.

## Tips beside the board

tip-label = نصيحة
tip-dismiss = إخفاء هذه النصيحة

## Why a hint is good

hint-reason-only-move = إنها النقلة الوحيدة.
hint-reason-nothing-to-lay = لا مكان لأيٍّ من أحجارك.
hint-reason-swap = موقع ذلك اللون أفضل.
hint-reason-keep = موقع لونك أفضل.
hint-reason-calculated = بالنظر إلى الأمام، نتيجتها هي الأفضل.
hint-reason-blocks =
    تأخذ من الآخرين { $number ->
        [zero] { $number } زاوية
        [one] زاوية واحدة
        [two] زاويتين
        [few] { $number } زوايا
        [many] { $number } زاوية
       *[other] { $number } زاوية
    }.
hint-reason-opens-corners =
    تفتح { $number ->
        [zero] { $number } زاوية جديدة
        [one] زاوية جديدة واحدة
        [two] زاويتين جديدتين
        [few] { $number } زوايا جديدة
        [many] { $number } زاوية جديدة
       *[other] { $number } زاوية جديدة
    }.
hint-reason-large-piece = تستعمل قطعة كبيرة ما دامت هناك مساحة.
hint-reason-contests = تأخذ مساحة يريدها الآخرون.
hint-reason-towards-middle = تتجه نحو الوسط.
hint-reason-covers =
    تغطي للآخرين { $number ->
        [zero] { $number } مربع
        [one] مربعًا واحدًا
        [two] مربعين
        [few] { $number } مربعات
        [many] { $number } مربعًا
       *[other] { $number } مربع
    }.
hint-reason-shows =
    تُظهر لونك على { $number ->
        [zero] { $number } مربع إضافي
        [one] مربع إضافي واحد
        [two] مربعين إضافيين
        [few] { $number } مربعات إضافية
        [many] { $number } مربعًا إضافيًا
       *[other] { $number } مربع إضافي
    }.
hint-reason-shuts = تغلق { $number ->
    [zero] { $number } زاوية يمكن أن يكمل منها الخصوم
    [one] زاوية واحدة يمكن أن يكمل منها خصم
    [two] زاويتين يمكن أن يكمل منهما الخصوم
    [few] { $number } زوايا يمكن أن يكمل منها الخصوم
    [many] { $number } زاوية يمكن أن يكمل منها الخصوم
   *[other] { $number } زاوية يمكن أن يكمل منها الخصوم
  }: { $cells }.
hint-reason-gave-up = النقلة الملعوبة أضاعت { $number ->
    [zero] { $number } زاوية للإكمال منها
    [one] زاوية واحدة للإكمال منها
    [two] زاويتين للإكمال منهما
    [few] { $number } زوايا للإكمال منها
    [many] { $number } زاوية للإكمال منها
   *[other] { $number } زاوية للإكمال منها
  }: { $cells }.
hint-reason-own-reach = تُبقي في المتناول { $shape ->
    [triangle] { $number ->
        [zero] { $number } مثلث
        [one] مثلثًا واحدًا
        [two] مثلثين
        [few] { $number } مثلثات
        [many] { $number } مثلثًا
       *[other] { $number } مثلث
      }
   *[square] { $number ->
        [zero] { $number } مربع
        [one] مربعًا واحدًا
        [two] مربعين
        [few] { $number } مربعات
        [many] { $number } مربعًا
       *[other] { $number } مربع
      }
  }. بعد النقلة الملعوبة: { $than }.
hint-reason-rival-reach = بعدها يصل الخصوم إلى { $shape ->
    [triangle] { $number ->
        [zero] { $number } مثلث
        [one] مثلث واحد
        [two] مثلثين
        [few] { $number } مثلثات
        [many] { $number } مثلثًا
       *[other] { $number } مثلث
      }
   *[square] { $number ->
        [zero] { $number } مربع
        [one] مربع واحد
        [two] مربعين
        [few] { $number } مربعات
        [many] { $number } مربعًا
       *[other] { $number } مربع
      }
  }. بعد النقلة الملعوبة: { $than }.
hint-reason-opens-more = تفتح { $number ->
    [zero] { $number } زاوية جديدة
    [one] زاوية جديدة واحدة
    [two] زاويتين جديدتين
    [few] { $number } زوايا جديدة
    [many] { $number } زاوية جديدة
   *[other] { $number } زاوية جديدة
  }. النقلة الملعوبة: { $than }.
hint-reason-covers-more = تغطي للآخرين { $number ->
    [zero] { $number } مربع
    [one] مربعًا واحدًا
    [two] مربعين
    [few] { $number } مربعات
    [many] { $number } مربعًا
   *[other] { $number } مربع
  }. النقلة الملعوبة: { $than }.
hint-reason-shows-more = تُظهر لونها على { $number ->
    [zero] { $number } مربع
    [one] مربع واحد
    [two] مربعين
    [few] { $number } مربعات
    [many] { $number } مربعًا
   *[other] { $number } مربع
  }. النقلة الملعوبة: { $than }.
hint-reason-larger-piece = تستعمل قطعة أكبر، { $number } بدلًا من { $than }.
hint-reason-keeps-going = تُبقي خياراتك مفتوحة.
hint-reason-tile = قيمة الحجر { $number }.
hint-reason-bridge =
    تبني جسرًا بزيادة { $number ->
        [zero] { $number } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $number } نقاط
        [many] { $number } نقطة
       *[other] { $number } نقطة
    }.
hint-reason-hexagon =
    تكمل شكلًا سداسيًا بزيادة { $number ->
        [zero] { $number } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $number } نقاط
        [many] { $number } نقطة
       *[other] { $number } نقطة
    }.
hint-reason-opening-triple = البدء بـ3 أرقام متساوية يأتي بزيادة { $number }.
hint-reason-opening-zero = البدء بـ3 أصفار يأتي بزيادة { $number }.
hint-reason-out =
    إنه حجرك الأخير، بزيادة { $number ->
        [zero] { $number } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $number } نقاط
        [many] { $number } نقطة
       *[other] { $number } نقطة
    }.
coach-pick-piece = اختر قطعة. يمكنك تدويرها وقلبها.
coach-pick-tile = اختر حجرًا. الباهتة لا مكان لها الآن.
coach-put-piece = ضعها على اللوح. يبيّن التلوين أين يمكن وضعها.
coach-put-tile = ضعه على الطاولة. تبيّن العلامات أين يمكن وضعه.
coach-place-piece = المكان مناسب. اضغط «وضع» لتلعب نقلتك.
coach-place-tile = المكان مناسب. اضغط «وضع» لتلعب نقلتك.

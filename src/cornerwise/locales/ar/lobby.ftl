## The start page

start-hero = ضع قطعك، زاوية إلى زاوية.
start-play-now = اللعب الآن
start-play-now-about = { $game } ضد المستوى { $level }
start-games = الألعاب
sort-by = الترتيب حسب
sort-usual = الترتيب الافتراضي
sort-minutes = مدة اللعب
sort-age = العمر
sort-players = عدد اللاعبين
start-live = مباشر
start-live-who = { $game }: { $who }
start-sample = مشاهدة مباراة
start-waiting = دورك
start-running = مبارياتك
start-all-mine = كل مبارياتك
start-more = المزيد
start-puzzles = الألغاز
start-puzzles-about = اعثر على أفضل نقلة وحيدة
start-designs = التصاميم
start-designs-about = اصنع صورك الخاصة
start-learn = التعلّم
start-learn-about = الدروس والقواعد
start-games-about = الجارية والمنتهية

## Ways of playing

mode-computer = الحاسوب
mode-computer-about = 9 مستويات
mode-computer-title = اللعب ضد الحاسوب
mode-friends = الأصدقاء
mode-friends-about = ادعُهم برابط
mode-friends-title = دعوة الأصدقاء
mode-anyone = أي شخص
mode-anyone-about = من هو متصل الآن
mode-anyone-title = البحث عن خصم
mode-screen = شاشة واحدة
mode-screen-about = معًا على هذا الجهاز
mode-screen-title = اللعب على شاشة واحدة
lobby-game = اللعبة
lobby-kind = النسخة
lobby-mode = الخصم
lobby-strength = المستوى
lobby-anyone-clock = ستلعب مع شخص اختار الساعة نفسها.
lobby-begin-computer = بدء اللعب
lobby-begin-friends = فتح طاولة
lobby-begin-anyone = البحث عن خصم
lobby-begin-screen = بدء اللعب
lobby-more-choices = خيارات أكثر
lobby-rules = القواعد

## Clocks

setup-clock = الساعة
setup-clock-none = بلا ساعة
setup-clock-game = { $time } لكل لاعب
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } لكل نقلة
setup-clock-days = { $time } لكل نقلة

## Who plays, and how a match stands

lobby-open-seat = مقعد خالٍ
lobby-open-seats =
    { $count ->
        [zero] لا مقاعد خالية
        [one] مقعد خالٍ واحد
        [two] مقعدان خاليان
        [few] { $count } مقاعد خالية
        [many] { $count } مقعدًا خاليًا
       *[other] { $count } مقعد خالٍ
    }
lobby-computer = الحاسوب، المستوى { $level }
lobby-computers = { $count ->
    [zero] لا حاسوب (المستوى { $level })
    [one] الحاسوب (المستوى { $level })
    [two] حاسوبان (المستوى { $level })
    [few] { $count } حواسيب (المستوى { $level })
    [many] { $count } حاسوبًا (المستوى { $level })
   *[other] { $count } حاسوب (المستوى { $level })
  }
lobby-open-match = فتح هذه المباراة
lobby-your-turn = دورك
lobby-your-turn-left = دورك. الوقت المتبقي: { $time }
lobby-their-turn = الدور على { $name }
lobby-running = جارية
lobby-paused = متوقفة مؤقتًا
lobby-awaits-players =
    { $count ->
        [zero] على وشك البدء
        [one] مقعد خالٍ واحد
        [two] مقعدان خاليان
        [few] { $count } مقاعد خالية
        [many] { $count } مقعدًا خاليًا
       *[other] { $count } مقعد خالٍ
    }
lobby-move-number = النقلة { $number }
lobby-ended-won = فوز، { $ago }
lobby-ended-lost = خسارة، { $ago }
lobby-ended-drawn = تعادل، { $ago }
lobby-ended-played = انتهت { $ago }
lobby-ended-aborted = أُلغيت، { $ago }

## Setting a match up

setup-clock-other = مخصّص
setup-clock-kind = نظام الوقت
setup-clock-kind-game = لكل مباراة
setup-clock-kind-move = لكل نقلة
setup-clock-kind-days = أيام لكل نقلة
setup-clock-minutes = الدقائق لكل لاعب
setup-clock-seconds = الثواني لكل نقلة
setup-clock-days-count = الأيام لكل نقلة
setup-clock-increment = الثواني المضافة بعد كل نقلة
setup-seats = اللاعبون
setup-count = عدد اللاعبين
setup-who = من يلعب
setup-options = القواعد
setup-table = إعدادات الطاولة
setup-listed = طاولة عامة
setup-listed-about = يمكن لأي شخص أن يجد هذه الطاولة وينضم إليها. وإن عُطّل ذلك، لزم الرابط.
setup-family = طاولة عائلية
setup-family-about = تلميحات للجميع وبلا دردشة. أضف هانديكاب ليكون للأطفال والمبتدئين فرصة عادلة.
setup-rated = مباراة مصنّفة
setup-rated-about = يحتاج كل لاعب إلى حساب، ولا يأخذ إلا مقعدًا واحدًا.
setup-rated-account = سجّل الدخول لتلعب مباريات مصنّفة. يحتاج كل من على الطاولة إلى حساب.
setup-handicap = هانديكاب
setup-handicap-about = يبدأ اللاعبون الأقوى من دون بعض أكبر قطعهم. مباريات الهانديكاب غير مصنّفة.
setup-handicap-count = { $count ->
    [zero] كل القطع
    [one] من دون قطعة واحدة
    [two] من دون قطعتين
    [few] من دون { $count } قطع
    [many] من دون { $count } قطعة
   *[other] من دون { $count } قطعة
  }
setup-chat = الدردشة
setup-chat-presets = عبارات جاهزة
setup-chat-free = نص حر
setup-chat-off = معطّلة
setup-clash = هذه الخيارات غير متوافقة. يُرجى تغيير أحدها.
setup-clash-heights = لا يمكن اللعب على هذا اللوح. صِل كل مربعاته واستعمل من 2 إلى 512 مكعبًا.
setup-step-rules = الساعة والقواعد
heights-about = اختر ارتفاعًا، ثم المس المربعات أو اسحب فوقها. 0 يصنع فتحة.
heights-board = لوحك
heights-square = { $square }، الارتفاع { $height }
heights-columns = الأعمدة
heights-columns-count = { $count ->
    [zero] لا أعمدة
    [one] عمود واحد
    [two] عمودان
    [few] { $count } أعمدة
    [many] { $count } عمودًا
   *[other] { $count } عمود
  }
heights-columns-fewer = إزالة عمود
heights-columns-more = إضافة عمود
heights-rows = الصفوف
heights-rows-count = { $count ->
    [zero] لا صفوف
    [one] صف واحد
    [two] صفان
    [few] { $count } صفوف
    [many] { $count } صفًّا
   *[other] { $count } صف
  }
heights-rows-fewer = إزالة صف
heights-rows-more = إضافة صف
setup-play = بدء اللعب
setup-open = فتح الطاولة
setup-rules = كيف تُلعب { $game }
setup-seat-me = { $name }
setup-seat-beside-me = شخص آخر أمام هذه الشاشة
setup-seat-name = اسم اللاعب { $number }
setup-seat-open = مفتوح للآخرين
setup-seat-number = اللاعب { $seat }
setup-seat-of-colours = اللاعب { $seat }، { $colours }
setup-seat-with = في فريق مع اللاعب { $seats }

## Inviting and joining

copy = نسخ
copied = نُسخ
copy-failed = تعذّر النسخ. يُرجى التحديد والنسخ يدويًا.
print = طباعة
invite-title = دعوة
invite-about =
    { $count ->
        [zero] لا مقاعد خالية.
        [one] مقعد واحد خالٍ. يمكن لأي شخص لديه الرابط أن يشغله.
        [two] مقعدان خاليان. يمكن لأي شخص لديه الرابط أن يشغل أحدهما.
        [few] { $count } مقاعد خالية. يمكن لأي شخص لديه الرابط أن يشغل أحدها.
        [many] { $count } مقعدًا خاليًا. يمكن لأي شخص لديه الرابط أن يشغل أحدها.
       *[other] { $count } مقعد خالٍ. يمكن لأي شخص لديه الرابط أن يشغل أحدها.
    }
invite-link = رابط هذه الطاولة
invite-copy = نسخ الرابط
invite-share = مشاركة
invite-camera = رمز QR
invite-camera-about = رمز QR فيه رابط هذه الطاولة
invite-message = انضم إليّ في مباراة { $game }.
join-title = الانضمام إلى مباراة { $game }
join-invites = دعوة من { $name } للعب { $game }
join-rule = يجب أن تلامس كل قطعة قطعة أخرى من لونها عند زاوية، لا على طول جانب أبدًا. غطِّ أكبر قدر تستطيعه من اللوح.
join-rule-rumis = يجب أن تلامس كل قطعة قطعة أخرى من لونها. تكسب نقطة عن كل مربع من لونك يُرى من فوق.
join-rule-triominos = يجب أن تتطابق الأرقام التي تلتقي. الأرقام على الأحجار التي تضعها هي نقاطك.
join-there = الموجودون: { $names }.
join-nobody = لم ينضم أحد بعد.
join-which = اختر مقعدًا
join-sit = أخذ هذا المقعد
join-watch = مشاهدة هذه المباراة
join-own = فتح طاولة خاصة بك
join-full = هذه الطاولة ممتلئة
join-full-text = { $count ->
    [zero] لا مقاعد خالية.
    [one] المقعد مشغول.
    [two] المقعدان مشغولان.
    [few] المقاعد مشغولة كلها، وعددها { $count }.
    [many] المقاعد مشغولة كلها، وعددها { $count }.
   *[other] المقاعد مشغولة كلها، وعددها { $count }.
  } يمكنك المشاهدة، أو فتح طاولة خاصة بك بالقواعد نفسها.

## Looking for an opponent

search-title = { $count ->
    [zero] البحث عن لاعبين
    [one] البحث عن خصم
    [two] البحث عن لاعبَين آخرَين
    [few] البحث عن { $count } لاعبين آخرين
    [many] البحث عن { $count } لاعبًا آخر
   *[other] البحث عن { $count } لاعب آخر
  }
search-time = مدة البحث: { $time }
search-usual = الانتظار المعتاد: نحو { $time }.
search-usual-unknown = لا نعرف بعد كم يستغرق هذا. لم تبدأ بهذه الطريقة مؤخرًا إلا مباريات قليلة.
search-nobody = لا أحد غيرك يبحث عن مباراة الآن.
search-others = { $count ->
    [zero] لا أحد غيرك يبحث عن مباراة:
    [one] شخص آخر واحد يبحث عن مباراة:
    [two] شخصان آخران يبحثان عن مباراة:
    [few] { $count } أشخاص آخرين يبحثون عن مباراة:
    [many] { $count } شخصًا آخر يبحثون عن مباراة:
   *[other] { $count } شخص آخر يبحثون عن مباراة:
  }
search-others-game = { $game }: { $count }
search-meanwhile = اللعب ضد الحاسوب ريثما نبحث
search-meanwhile-about = يستمر البحث. سنخبرك عندما ينضم أحد.
search-stop = إيقاف البحث
search-goes-on = ما زلنا نبحث عن مباراة { $game }
search-back = إظهار البحث
search-found = يمكن أن تبدأ مباراة { $game }. انضم إليك لاعب.
search-go = الانتقال إلى المباراة

## Lists of games

games-title = مبارياتك
games-running = الجارية
games-finished = المنتهية
games-remove = إزالة من القائمة
games-remove-back = تعود إذا لعب أحد نقلة.
games-empty = لا مباريات بعد
games-empty-text = تظهر هنا المباريات التي تبدؤها أو تنضم إليها. وهي محفوظة على هذا الجهاز، حتى بلا حساب.
games-export = تنزيل مبارياتك
games-export-about = كل مبارياتك في ملف واحد، لحفظها أو لفتحها في برامج أخرى.
watch-all = كل الألعاب
watch-waiting = في انتظار لاعبين
watch-playing = جارية
watch-empty = لا مباريات عامة الآن
watch-empty-text = افتح طاولة عامة لينضم إليها آخرون. المباريات التي تشاركها برابط تبقى خاصة.
watch-open = فتح طاولة

## The best players

players-best = أفضل اللاعبين: { $game }
players-place = المركز
players-name = الاسم
players-rating = التصنيف
players-games = المباريات
players-empty = لا تصنيف لأحد في { $game } بعد
players-empty-text = العب مباراة مصنّفة وكن الأول.

## What can go wrong

error-match-bad-plan = هذه الخيارات غير متوافقة. يُرجى تغيير أحدها.
error-match-seat-taken = شغل شخص آخر هذا المقعد للتو. يُرجى اختيار غيره.
error-match-unknown = لم نجد هذه الطاولة. ربما أُلغيت.
start-what = سبع ألعاب لوحية للاعب واحد وحتى ستة: ضع قطعك عندما يأتي دورك، واحجز المساحة ولا تترك للآخرين مكانًا.
start-free = العب ضد الحاسوب أو مع الأصدقاء أو مع أي شخص عبر الإنترنت. مجانًا. بلا حساب، بلا إعلانات.
start-players = اللاعبون
start-players-about = التصنيفات وقوائم الأفضل
start-watch = المشاهدة
start-watch-about = مباريات مباشرة وإعادات
start-tournaments = البطولات
start-tournaments-about = انضم إلى بطولة أو نظّم بطولتك

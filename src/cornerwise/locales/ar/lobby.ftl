## The start page

start-hero = نلتقي عند الزوايا.
start-play-now = العب الآن
start-play-now-about = { $game } ضد المستوى { $level }
start-games = الألعاب
sort-by = الترتيب
sort-usual = الترتيب المعتاد
sort-minutes = مدة اللعب
sort-age = العمر
sort-players = عدد اللاعبين
start-live = مباشر
start-live-who = { $game }: { $who }
start-sample = شاهد ما يلعبه الآخرون
start-waiting = في انتظارك
start-running = مبارياتك
start-all-mine = كل مبارياتك
start-more = المزيد
start-puzzles = الألغاز
start-puzzles-about = ضع كل القطع، وحدك
start-designs = التصاميم
start-designs-about = ركّب صورًا كما تشاء
start-learn = التعلّم
start-learn-about = القواعد والخطوات الأولى
start-games-about = الجارية والمنتهية

## Ways of playing

mode-computer = الحاسوب
mode-computer-about = تسعة مستويات
mode-computer-title = اللعب مع الحاسوب
mode-friends = الأصدقاء
mode-friends-about = دعوة برابط
mode-friends-title = دعوة الأصدقاء
mode-anyone = أيّ كان
mode-anyone-about = من هو هنا الآن
mode-anyone-title = البحث عن خصم
mode-screen = شاشة واحدة
mode-screen-about = تنتقل بين الأيدي
mode-screen-title = حول شاشة واحدة
lobby-game = اللعبة
lobby-kind = أيّها
lobby-mode = ضد من
lobby-strength = القوة
lobby-anyone-clock = تلتقي بمن اختاروا الساعة نفسها.
lobby-begin-computer = العب
lobby-begin-friends = افتح الطاولة
lobby-begin-anyone = ابحث عن خصم
lobby-begin-screen = العب
lobby-more-choices = خيارات أخرى
lobby-rules = القواعد

## Clocks

setup-clock = الساعة
setup-clock-none = بلا ساعة
setup-clock-game = { $time } لكل لاعب
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } للنقلة
setup-clock-days = { $time } للنقلة

## Who plays, and how a match stands

lobby-open-seat = مقعد خالٍ
lobby-open-seats = { $count ->
    [zero] لا مقاعد خالية
    [one] مقعد خالٍ
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
lobby-open-match = افتح هذه المباراة
lobby-your-turn = دورك
lobby-your-turn-left = دورك، الوقت الباقي: { $time }
lobby-their-turn = الدور على { $name }
lobby-running = قيد اللعب
lobby-paused = متوقفة مؤقتًا
lobby-awaits-players = { $count ->
    [zero] على وشك البدء
    [one] مقعد واحد خالٍ
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

setup-clock-other = غير ذلك
setup-clock-kind = الوقت
setup-clock-kind-game = للمباراة
setup-clock-kind-move = لكل نقلة
setup-clock-kind-days = أيام لكل نقلة
setup-clock-minutes = الدقائق لكل لاعب
setup-clock-seconds = الثواني للنقلة
setup-clock-days-count = الأيام للنقلة
setup-clock-increment = ثوانٍ تضاف بعد كل نقلة
setup-seats = المقاعد
setup-options = قواعد هذه اللعبة
setup-table = عن الطاولة
setup-listed = في القائمة
setup-listed-about = يمكن لأي شخص أن يجد الطاولة ويجلس إليها. وإلا فلمن لديه الرابط فقط.
setup-family = طاولة عائلية
setup-family-about = تلميحات للجميع وبلا دردشة. يمكن منح الأطفال والمبتدئين أفضلية.
setup-rated = للتصنيف
setup-rated-about = يحتاج كل لاعب إلى حساب، ويلعب بمقعد واحد.
setup-rated-account = بحساب فقط، وللطاولات التي تجمع أشخاصًا مختلفين.
setup-handicap = أفضلية
setup-handicap-about = من يلعب أفضل يستغني عن بعض أكبر القطع. مباراة كهذه لا تُحسب في التصنيف.
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
setup-chat-off = بلا دردشة
setup-clash = هذا لا يجتمع.
setup-play = العب
setup-open = افتح الطاولة
setup-rules = كيف تُلعب { $game }
setup-seat-me = { $name }
setup-seat-beside-me = شخص أمام هذه الشاشة
setup-seat-name = اسم اللاعب { $number }
setup-seat-open = مفتوح للآخرين
setup-seat-number = المقعد { $seat }
setup-seat-of-colours = المقعد { $seat }، { $colours }
setup-seat-with = مع المقعد { $seats }

## Inviting and joining

copy = نسخ
copied = نُسخ
copy-failed = يُرجى النسخ يدويًا
print = طباعة
invite-title = دعوة
invite-about = { $count ->
    [zero] لا مقاعد خالية.
    [one] مقعد واحد خالٍ. يمكن لمن لديه الرابط أن يشغله.
    [two] مقعدان خاليان. يمكن لمن لديه الرابط أن يشغل أحدهما.
    [few] { $count } مقاعد خالية. يمكن لمن لديه الرابط أن يشغل أحدها.
    [many] { $count } مقعدًا خاليًا. يمكن لمن لديه الرابط أن يشغل أحدها.
   *[other] { $count } مقعد خالٍ. يمكن لمن لديه الرابط أن يشغل أحدها.
  }
invite-link = رابط هذه الطاولة
invite-copy = نسخ الرابط
invite-share = مشاركة
invite-camera = للكاميرا
invite-camera-about = رابط هذه الطاولة، لتقرأه الكاميرا
invite-message = العب معي { $game }.
join-title = مقعد في { $game }
join-there = حول الطاولة: { $names }.
join-nobody = لا أحد هنا بعد.
join-which = أي مقعد
join-sit = خذ هذا المقعد
join-watch = شاهد هذه المباراة
join-own = افتح طاولتي
join-full = هذه الطاولة ممتلئة
join-full-text = { $count ->
    [zero] لا مقاعد خالية.
    [one] المقعد مشغول.
    [two] المقعدان مشغولان.
    [few] المقاعد مشغولة كلها، وعددها { $count }.
    [many] المقاعد مشغولة كلها، وعددها { $count }.
   *[other] المقاعد مشغولة كلها، وعددها { $count }.
  } يمكنك المشاهدة، أو فتح طاولة خاصة بك بالقواعد نفسها.

## Lists of games

games-title = مبارياتك
games-running = الجارية
games-finished = المنتهية
games-empty = الزاوية الأولى خالية
games-empty-text = تظهر هنا المباريات التي تبدؤها أو تنضم إليها. وتبقى على هذا الجهاز، حتى بلا حساب.
games-export = خذها معك
games-export-about = كل مبارياتك في ملف واحد، لبرامج أخرى أو لوقت لاحق.
watch-all = كل الألعاب
watch-waiting = في انتظار لاعبين
watch-playing = قيد اللعب
watch-empty = لا أحد يلعب علنًا الآن
watch-empty-text = افتح طاولة في القائمة وقد ينضم إليك أحد. مباريات الرابط تبقى خاصة.
watch-open = افتح طاولة

## The best players

players-best = أفضل لاعبي { $game }
players-place = المركز
players-name = الاسم
players-rating = التصنيف
players-games = المباريات
players-empty = لا تصنيف لأحد في { $game } بعد
players-empty-text = تكون البداية حين يلعب شخصان لهما حساب مباراةً للتصنيف.

## What can go wrong

error-match-bad-plan = هذه الخيارات لا تجتمع.
error-match-seat-taken = شُغل هذا المقعد للتو.
error-match-unknown = لا توجد طاولة كهذه. ربما أُلغيت.

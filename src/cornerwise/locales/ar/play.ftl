## Whose turn it is and what can be done

status-loading = لحظة
status-waiting = في انتظار اللاعبين
status-waiting-text = تبدأ المباراة حين تُشغل كل المقاعد.
status-paused = توقف مؤقت
status-paused-text = الساعات متوقفة.
status-over = انتهت المباراة
status-your-turn = دورك
status-turn-of = الدور على { $name }
status-watching = أنت تشاهد.
opening-both = ضع القطعة الأولى من كلا اللونين، ثم يختار اللاعب الآخر لونًا.
opening-choose = اختر لونك. الدور التالي للون { $colour }.
opening-take = العب باللون { $colour }
handover-title = مرّر الشاشة إلى { $name }
handover-show = أظهر أحجاري
status-viewing = بعد { $ply ->
    [zero] الإعداد
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $ply } نقلات
    [many] { $ply } نقلة
   *[other] { $ply } نقلة
  }
status-sending = جارٍ الإرسال
status-planned = نقلتك مخططة.
status-can-plan = خذ قطعة لتخطط لنقلتك التالية.
status-plan-hint = ضعها حيث تريدها في النقلة التالية.
status-places = { $places ->
    [zero] لا نقلات ممكنة
    [one] نقلة واحدة ممكنة
    [two] نقلتان ممكنتان
    [few] { $places } نقلات ممكنة
    [many] { $places } نقلة ممكنة
   *[other] { $places } نقلة ممكنة
  }
status-fits = { $places ->
    [zero] لا مكان لها الآن
    [one] لها مكان واحد
    [two] لها مكانان
    [few] لها { $places } أماكن
    [many] لها { $places } مكانًا
   *[other] لها { $places } مكان
  }
status-it-fits = مكان مناسب
status-does-not-fit = لا مكان لها هنا
status-lost = جارٍ إعادة الاتصال
status-lost-text = لم يضع شيء. الساعات متوقفة.
plan-fails = نقلتك المخططة لم تعد ممكنة.
notice-your-turn = دورك

## Seats

seat-open = مقعد خالٍ
seat-computer = الحاسوب، المستوى { $level }
seat-engine = الحاسوب
seat-level = المستوى { $level }
seat-number = اللاعب { $number }
seat-guest = ضيف
seat-me = أنت
seat-you = { $name } (أنت)
seat-replaced = الحاسوب يلعب بدلًا من { $name }
seat-gone = خارج الطاولة
seat-chooses = يختار لونًا
seat-cells = بقي { $cells }
seat-pieces-cells = { $pieces ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $pieces } قطع
    [many] { $pieces } قطعة
   *[other] { $pieces } قطعة
  }، والباقي { $cells ->
    [zero] لا شيء
    [one] خانة واحدة
    [two] خانتان
    [few] { $cells } خانات
    [many] { $cells } خانة
   *[other] { $cells } خانة
  }
seat-tiles = { $tiles ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $tiles } أحجار
    [many] { $tiles } حجرًا
   *[other] { $tiles } حجر
  }
seat-points = { $points ->
    [1] نقطة واحدة
    [2] نقطتان
    [zero] { NUMBER($points) } نقطة
    [one] { NUMBER($points) } نقطة
    [two] { NUMBER($points) } نقطة
    [few] { NUMBER($points) } نقاط
    [many] { NUMBER($points) } نقطة
   *[other] { NUMBER($points) } نقطة
  }
seat-reach = { $cells ->
    [zero] لا خانات خالية
    [one] خانة خالية واحدة
    [two] خانتان خاليتان
    [few] { $cells } خانات خالية
    [many] { $cells } خانة خالية
   *[other] { $cells } خانة خالية
  } في المتناول
seat-corners-reach = { $corners ->
    [zero] لا زوايا مفتوحة
    [one] زاوية مفتوحة واحدة
    [two] زاويتان مفتوحتان
    [few] { $corners } زوايا مفتوحة
    [many] { $corners } زاوية مفتوحة
   *[other] { $corners } زاوية مفتوحة
  }، { $cells ->
    [zero] لا خانات خالية
    [one] خانة خالية واحدة
    [two] خانتان خاليتان
    [few] { $cells } خانات خالية
    [many] { $cells } خانة خالية
   *[other] { $cells } خانة خالية
  } في المتناول
dropped-resigned = استسلام
dropped-time = انتهى الوقت
dropped-left = مغادرة

## Colours

colour-blue = الأزرق
colour-yellow = الأصفر
colour-red = الأحمر
colour-green = الأخضر
colour-purple = البنفسجي
colour-orange = البرتقالي

## The board

board-label = لوح { $game }
cell-free = { $cell }، خالية
cell-corner = { $cell }، خالية، زاوية لك
cell-start = { $cell }، خانة بداية
cell-start-of = { $cell }، بداية { $colour }
cell-taken = { $cell }، { $colour }، القطعة { $piece }

## The tray and what is done with a piece

tray-label = القطع
tray-piece = القطعة { $piece }، { $cells ->
    [zero] لا خانات
    [one] خانة واحدة
    [two] خانتان
    [few] { $cells } خانات
    [many] { $cells } خانة
   *[other] { $cells } خانة
  }، { $places ->
    [zero] لا مكان
    [one] مكان واحد
    [two] مكانان
    [few] { $places } أماكن
    [many] { $places } مكانًا
   *[other] { $places } مكان
  }، المفتاح { $key }
tray-piece-waiting = القطعة { $piece }، { $cells ->
    [zero] لا خانات
    [one] خانة واحدة
    [two] خانتان
    [few] { $cells } خانات
    [many] { $cells } خانة
   *[other] { $cells } خانة
  }، المفتاح { $key }
piece-cells = القطعة { $piece }، { $cells ->
    [zero] لا خانات
    [one] خانة واحدة
    [two] خانتان
    [few] { $cells } خانات
    [many] { $cells } خانة
   *[other] { $cells } خانة
  }
actions-label = القطعة في يدك
action-turn = تدوير
action-flip = قلب
action-next = مكان آخر
action-next-of = { $number } من { $count }
action-drop = إرجاع
action-place = وضع
action-plan = تخطيط
action-sending = إرسال
nudge-label = تحريك القطعة
nudge-up = إلى أعلى
nudge-down = إلى أسفل
nudge-left = إلى اليسار
nudge-right = إلى اليمين
nudge-up-left = إلى أعلى اليسار
nudge-up-right = إلى أعلى اليمين
nudge-down-left = إلى أسفل اليسار
nudge-down-right = إلى أسفل اليمين
word-keep = إبقاء لوني
word-swap = تبديل اللونين
word-draw = سحب حجر
word-pass = تمرير
type-title = كتابة نقلة
type-label = الخانات التي تغطيها القطعة
type-all = { $count ->
    [zero] لا نقلات ممكنة
    [one] النقلة الوحيدة الممكنة
    [two] النقلتان الممكنتان
    [few] كل النقلات الممكنة وعددها { $count }
    [many] كل النقلات الممكنة وعددها { $count }
   *[other] كل النقلات الممكنة وعددها { $count }
  }
type-piece = القطعة { $piece }، { $count ->
    [zero] لا مكان
    [one] مكان واحد
    [two] مكانان
    [few] { $count } أماكن
    [many] { $count } مكانًا
   *[other] { $count } مكان
  }

## Clocks and what was agreed

clock-hours = س
clock-days = ي
plan-players = { $count ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
  }
plan-clock-game = { $minutes } د + { $seconds } ث
plan-clock-move = { $seconds } ث للنقلة
plan-clock-days = { $days ->
    [zero] { $days } يوم للنقلة
    [one] يوم واحد للنقلة
    [two] يومان للنقلة
    [few] { $days } أيام للنقلة
    [many] { $days } يومًا للنقلة
   *[other] { $days } يوم للنقلة
  }
plan-rated = للتصنيف
plan-family = مباراة عائلية

## Moves, hints, chat

tab-moves = النقلات
tab-hints = تلميحات
tab-chat = دردشة
moves-label = النقلات حتى الآن
moves-none = لم تُلعب أي نقلة بعد.
moves-steps = التنقل في المباراة
moves-first = إلى البداية
moves-back = نقلة إلى الوراء
moves-on = نقلة إلى الأمام
moves-last = إلى الآن
hint-ask = أرني نقلة
hint-thinking = جارٍ التفكير
hint-move = نقلة قوية:
chat-label = الدردشة
chat-empty = لم يقل أحد شيئًا بعد.
chat-is-off = لا دردشة على هذه الطاولة.
chat-write = اكتب شيئًا
chat-send = إرسال
chat-mute = كتم
chat-muted = لن ترى ما يقوله هذا اللاعب.
chat-report = إبلاغ
chat-reported = سينظر فيه القائم على هذا الخادم.
chat-news = { $count ->
    [zero] لا أسطر جديدة
    [one] سطر جديد
    [two] سطران جديدان
    [few] { $count } أسطر جديدة
    [many] { $count } سطرًا جديدًا
   *[other] { $count } سطر جديد
  }
phrase-hello = مرحبًا
phrase-good-luck = بالتوفيق
phrase-have-fun = لعبًا ممتعًا
phrase-your-turn = دورك
phrase-one-moment = لحظة
phrase-nice-move = نقلة جميلة
phrase-oops = عفوًا
phrase-well-played = أحسنت اللعب
phrase-thanks = شكرًا
phrase-good-game = لعبة جميلة
phrase-again = مرة أخرى؟
phrase-goodbye = إلى اللقاء

## The menu

menu-title = القائمة
menu-undo = التراجع عن آخر نقلة
menu-ask-undo = طلب التراجع عن نقلة
menu-pause = توقف
menu-ask-pause = طلب توقف
menu-draw = عرض التعادل
menu-ask-draw = عرض التعادل
menu-abort = إلغاء المباراة
menu-ask-abort = طلب إلغاء المباراة
menu-resume = متابعة
menu-stand = مغادرة الطاولة
menu-resign = استسلام
menu-resign-sure = التخلي عن المباراة؟
menu-play-on = متابعة
menu-carry = المتابعة على جهاز آخر
menu-keys = المفاتيح
menu-rules = القواعد
switch-corners = إظهار الزوايا المفتوحة
switch-coordinates = إظهار الإحداثيات
switch-patterns = علامة على كل لون
switch-confirm = التأكيد قبل الوضع
switch-tips = إظهار النصائح
carry-text = وجّه كاميرا الجهاز الآخر إلى هذه الصورة، أو اكتب الرمز هناك. هو صالح لخمس دقائق، مرة واحدة.
carry-picture = الرمز في صورة
carry-where = اكتبه في { $address }
keys-title = المفاتيح
keys-piece = أخذ قطعة
keys-move = تحريكها
keys-turn = تدويرها
keys-flip = قلبها
keys-next = إلى المكان المناسب التالي
keys-place = وضعها
keys-back = خطوة إلى الوراء
keys-type = كتابة نقلة
keys-zen = اللوح والقطع فقط
keys-help = هذه القائمة

## Asking and answering

proposal-undo = طلب من { $name }: التراجع عن نقلة.
proposal-pause = طلب من { $name }: توقف مؤقت.
proposal-draw = عرض من { $name }: التعادل.
proposal-abort = طلب من { $name }: إلغاء المباراة.
proposal-rematch = طلب من { $name }: اللعب مرة أخرى.
proposal-waits = في انتظار الآخرين.
proposal-declined = رفض من { $name }.
answer-yes = موافقة
answer-no = رفض
gone-text = { $name } خارج الطاولة. المقعد محفوظ؛ فماذا الآن؟
gone-wait = انتظار
gone-engine = ليلعب الحاسوب
gone-result = احتساب النتيجة

## At the table before and after

over-rematch = العب مرة أخرى
over-to-rematch = إلى المباراة الجديدة
over-result = النتيجة
over-review = مراجعة
result-aborted = أُلغيت المباراة.
result-draw = تعادل
result-you = الفوز لك
result-you-by = الفوز لك بفارق { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
result-other = الفوز من نصيب { $name }
result-other-by = الفوز من نصيب { $name } بفارق { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }

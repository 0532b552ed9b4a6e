## Whose turn it is and what can be done

status-loading = جارٍ التحميل…
status-waiting = في انتظار اللاعبين
status-waiting-text = تبدأ المباراة حين تُشغل كل المقاعد.
status-paused = توقف مؤقت
status-paused-text = الساعات متوقفة.
status-over = انتهت المباراة
status-your-turn = دورك
status-turn-of = الدور على { $name }
status-watching = أنت تشاهد المباراة.
opening-both = ضع القطعة الأولى من كلا اللونين، ثم يختار اللاعب الآخر لونًا.
opening-choose = اختر لونك. الدور التالي: { $colour }.
opening-take = اللعب باللون { $colour }
handover-title = مرّر الشاشة إلى { $name }
handover-show = إظهار أحجاري
status-viewing = { $ply ->
    [zero] في البداية
    [one] بعد نقلة واحدة
    [two] بعد نقلتين
    [few] بعد { $ply } نقلات
    [many] بعد { $ply } نقلة
   *[other] بعد { $ply } نقلة
  }
status-sending = جارٍ الإرسال…
status-planned = خُطِّطت نقلتك التالية.
status-can-plan = اختر قطعة لتخطط لنقلتك التالية.
status-plan-hint = ضعها حيث تريد أن تلعب في المرة القادمة.
status-places = { $places ->
    [zero] لا نقلات ممكنة
    [one] نقلة واحدة ممكنة
    [two] نقلتان ممكنتان
    [few] { $places } نقلات ممكنة
    [many] { $places } نقلة ممكنة
   *[other] { $places } نقلة ممكنة
  }
status-fits =
    { $places ->
        [zero] لا تناسب أي مكان الآن
        [one] تناسب مكانًا واحدًا
        [two] تناسب مكانين
        [few] تناسب { $places } أماكن
        [many] تناسب { $places } مكانًا
       *[other] تناسب { $places } مكان
    }
status-it-fits = المكان مناسب
status-does-not-fit = لا تناسب هذا المكان
status-lost = جارٍ إعادة الاتصال…
status-lost-text = مباراتك محفوظة. الساعات متوقفة.
plan-fails = نقلتك المخططة لم تعد ممكنة. اختر نقلة أخرى.
notice-your-turn = دورك

## Said on the board for a moment

said-out = لم يعد { $colour } يستطيع وضع أي قطعة.
said-out-you = لم يعد بإمكانك وضع أي قطعة.
said-bridge = { $name }: جسر، +{ $points }
said-hexagon = { $name }: { $count ->
    [zero] { $count } شكل سداسي
    [one] شكل سداسي
    [two] شكلان سداسيان
    [few] { $count } أشكال سداسية
    [many] { $count } شكلًا سداسيًا
   *[other] { $count } شكل سداسي
  }، +{ $points }

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
seat-gone = غادر الطاولة
seat-chooses = يختار لونًا
seat-out = خارج اللعب
seat-cells = بقي { $cells }
seat-pieces-cells =
    { $pieces ->
        [zero] لا قطع
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $pieces } قطع
        [many] { $pieces } قطعة
       *[other] { $pieces } قطعة
    }، والباقي { $shape ->
        [triangle]
            { $cells ->
                [zero] لا مثلثات
                [one] مثلث واحد
                [two] مثلثان
                [few] { $cells } مثلثات
                [many] { $cells } مثلثًا
               *[other] { $cells } مثلث
            }
        [cube]
            { $cells ->
                [zero] لا مكعبات
                [one] مكعب واحد
                [two] مكعبان
                [few] { $cells } مكعبات
                [many] { $cells } مكعبًا
               *[other] { $cells } مكعب
            }
       *[square]
            { $cells ->
                [zero] لا مربعات
                [one] مربع واحد
                [two] مربعان
                [few] { $cells } مربعات
                [many] { $cells } مربعًا
               *[other] { $cells } مربع
            }
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
seat-reach =
    يمكن الوصول إلى { $shape ->
        [triangle]
            { $cells ->
                [zero] أي مثلث خالٍ
                [one] مثلث خالٍ واحد
                [two] مثلثين خاليين
                [few] { $cells } مثلثات خالية
                [many] { $cells } مثلثًا خاليًا
               *[other] { $cells } مثلث خالٍ
            }
        [cube]
            { $cells ->
                [zero] أي مكعب خالٍ
                [one] مكعب خالٍ واحد
                [two] مكعبين خاليين
                [few] { $cells } مكعبات خالية
                [many] { $cells } مكعبًا خاليًا
               *[other] { $cells } مكعب خالٍ
            }
       *[square]
            { $cells ->
                [zero] أي مربع خالٍ
                [one] مربع خالٍ واحد
                [two] مربعين خاليين
                [few] { $cells } مربعات خالية
                [many] { $cells } مربعًا خاليًا
               *[other] { $cells } مربع خالٍ
            }
    }
seat-corners-reach =
    { $corners ->
        [zero] لا زوايا مفتوحة
        [one] زاوية مفتوحة واحدة
        [two] زاويتان مفتوحتان
        [few] { $corners } زوايا مفتوحة
        [many] { $corners } زاوية مفتوحة
       *[other] { $corners } زاوية مفتوحة
    }، يمكن الوصول إلى { $shape ->
        [triangle]
            { $cells ->
                [zero] أي مثلث خالٍ
                [one] مثلث خالٍ واحد
                [two] مثلثين خاليين
                [few] { $cells } مثلثات خالية
                [many] { $cells } مثلثًا خاليًا
               *[other] { $cells } مثلث خالٍ
            }
        [cube]
            { $cells ->
                [zero] أي مكعب خالٍ
                [one] مكعب خالٍ واحد
                [two] مكعبين خاليين
                [few] { $cells } مكعبات خالية
                [many] { $cells } مكعبًا خاليًا
               *[other] { $cells } مكعب خالٍ
            }
       *[square]
            { $cells ->
                [zero] أي مربع خالٍ
                [one] مربع خالٍ واحد
                [two] مربعين خاليين
                [few] { $cells } مربعات خالية
                [many] { $cells } مربعًا خاليًا
               *[other] { $cells } مربع خالٍ
            }
    }
dropped-resigned = استسلام
dropped-time = انتهى الوقت
dropped-left = مغادرة المباراة

## Colours

colour-blue = الأزرق
colour-yellow = الأصفر
colour-red = الأحمر
colour-green = الأخضر
colour-purple = البنفسجي
colour-orange = البرتقالي
# Colours inside a sentence
ink-blue = الأزرق
ink-yellow = الأصفر
ink-red = الأحمر
ink-green = الأخضر
ink-purple = البنفسجي
ink-orange = البرتقالي

## The board

board-label = لوح { $game }
cell-free = { $cell }، خالٍ
cell-corner = { $cell }، خالٍ، إحدى زواياك
cell-start = { $cell }، نقطة بداية
cell-start-of = { $cell }، هنا يبدأ { $colour }
cell-taken = { $cell }، { $colour }، القطعة { $piece }

## The tray and what is done with a piece

tray-label = القطع
tray-piece =
    القطعة { $piece }، { $shape ->
        [triangle]
            { $cells ->
                [zero] لا مثلثات
                [one] مثلث واحد
                [two] مثلثان
                [few] { $cells } مثلثات
                [many] { $cells } مثلثًا
               *[other] { $cells } مثلث
            }
        [cube]
            { $cells ->
                [zero] لا مكعبات
                [one] مكعب واحد
                [two] مكعبان
                [few] { $cells } مكعبات
                [many] { $cells } مكعبًا
               *[other] { $cells } مكعب
            }
       *[square]
            { $cells ->
                [zero] لا مربعات
                [one] مربع واحد
                [two] مربعان
                [few] { $cells } مربعات
                [many] { $cells } مربعًا
               *[other] { $cells } مربع
            }
    }، { $places ->
        [zero] لا تناسب أي مكان
        [one] تناسب مكانًا واحدًا
        [two] تناسب مكانين
        [few] تناسب { $places } أماكن
        [many] تناسب { $places } مكانًا
       *[other] تناسب { $places } مكان
    }، المفتاح { $key }
tray-piece-waiting =
    القطعة { $piece }، { $shape ->
        [triangle]
            { $cells ->
                [zero] لا مثلثات
                [one] مثلث واحد
                [two] مثلثان
                [few] { $cells } مثلثات
                [many] { $cells } مثلثًا
               *[other] { $cells } مثلث
            }
        [cube]
            { $cells ->
                [zero] لا مكعبات
                [one] مكعب واحد
                [two] مكعبان
                [few] { $cells } مكعبات
                [many] { $cells } مكعبًا
               *[other] { $cells } مكعب
            }
       *[square]
            { $cells ->
                [zero] لا مربعات
                [one] مربع واحد
                [two] مربعان
                [few] { $cells } مربعات
                [many] { $cells } مربعًا
               *[other] { $cells } مربع
            }
    }، المفتاح { $key }
piece-cells =
    القطعة { $piece }، { $shape ->
        [triangle]
            { $cells ->
                [zero] لا مثلثات
                [one] مثلث واحد
                [two] مثلثان
                [few] { $cells } مثلثات
                [many] { $cells } مثلثًا
               *[other] { $cells } مثلث
            }
        [cube]
            { $cells ->
                [zero] لا مكعبات
                [one] مكعب واحد
                [two] مكعبان
                [few] { $cells } مكعبات
                [many] { $cells } مكعبًا
               *[other] { $cells } مكعب
            }
       *[square]
            { $cells ->
                [zero] لا مربعات
                [one] مربع واحد
                [two] مربعان
                [few] { $cells } مربعات
                [many] { $cells } مربعًا
               *[other] { $cells } مربع
            }
    }
actions-label = القطعة المختارة
action-turn = تدوير
action-flip = قلب
action-next = المكان التالي
action-next-of = { $number } من { $count }
action-drop = إرجاع
action-place = وضع
action-plan = تخطيط النقلة
action-sending = جارٍ الإرسال…
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
type-what-tile = الحجر، وموضعه إن كانت له عدة مواضع
type-what = القطعة { $shape ->
    [triangle] ومثلث، أو كل المثلثات
    [cube] ومكعب، أو كل المكعبات
   *[square] ومربع، أو كل المربعات
  } التي تغطيها
type-several = { $count ->
    [zero] لا نقلة تطابق ذلك.
    [one] نقلة واحدة تطابق ذلك. اخترها أدناه.
    [two] نقلتان تطابقان ذلك. اختر واحدة.
    [few] { $count } نقلات تطابق ذلك. اختر واحدة.
    [many] { $count } نقلة تطابق ذلك. اختر واحدة.
   *[other] { $count } نقلة تطابق ذلك. اختر واحدة.
  }
type-illegal = { $piece } على { $cell }: { $reason }
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

## What screen readers say when a move is made

said-lays = { $name }: وُضعت القطعة { $piece } على { $cell }.
said-lays-you = وضعتَ القطعة { $piece } على { $cell }.
said-lays-colour = { $name }: وُضعت القطعة { $piece } على { $cell }، { $colour }.
said-lays-colour-you = وضعتَ القطعة { $piece } على { $cell }، { $colour }.
said-lays-tile = { $name }: وُضع الحجر { $tile }.
said-lays-tile-you = وضعتَ الحجر { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [zero] { $points } نقطة.
    [one] نقطة واحدة.
    [two] نقطتان.
    [few] { $points } نقاط.
    [many] { $points } نقطة.
   *[other] { $points } نقطة.
  }
said-opened = { $count ->
    [zero] لا زوايا مفتوحة جديدة: { $cells }.
    [one] زاوية مفتوحة جديدة واحدة: { $cells }.
    [two] زاويتان مفتوحتان جديدتان: { $cells }.
    [few] { $count } زوايا مفتوحة جديدة: { $cells }.
    [many] { $count } زاوية مفتوحة جديدة: { $cells }.
   *[other] { $count } زاوية مفتوحة جديدة: { $cells }.
  }
said-opened-many = { $count ->
    [zero] لا زوايا مفتوحة جديدة، مثل { $cells }.
    [one] زاوية مفتوحة جديدة واحدة، مثل { $cells }.
    [two] زاويتان مفتوحتان جديدتان، مثل { $cells }.
    [few] { $count } زوايا مفتوحة جديدة، مثل { $cells }.
    [many] { $count } زاوية مفتوحة جديدة، مثل { $cells }.
   *[other] { $count } زاوية مفتوحة جديدة، مثل { $cells }.
  }
said-opened-none = لا زوايا مفتوحة جديدة.
said-undone = تم التراجع عن النقلة الأخيرة.

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
plan-clock-move = { $seconds } ث لكل نقلة
plan-clock-days =
    { $days ->
        [zero] { $days } يوم لكل نقلة
        [one] يوم واحد لكل نقلة
        [two] يومان لكل نقلة
        [few] { $days } أيام لكل نقلة
        [many] { $days } يومًا لكل نقلة
       *[other] { $days } يوم لكل نقلة
    }
plan-rated = مصنّفة
plan-family = مباراة عائلية

## Moves, hints, chat

tab-moves = النقلات
tab-hints = التلميحات
tab-chat = الدردشة
moves-label = النقلات حتى الآن
moves-none = لا نقلات بعد.
moves-steps = التنقل في المباراة
moves-first = النقلة الأولى
moves-back = النقلة السابقة
moves-on = النقلة التالية
moves-last = آخر نقلة
hint-ask = إظهار نقلة
hint-thinking = جارٍ التفكير…
hint-move = جرّب هذه النقلة:
chat-label = الدردشة
chat-empty = لا رسائل بعد.
chat-is-off = الدردشة معطّلة على هذه الطاولة.
chat-write = اكتب رسالة
chat-send = إرسال
chat-mute = كتم
chat-muted = لن ترى رسائل هذا اللاعب بعد الآن.
chat-report = إبلاغ
chat-reported = تم الإبلاغ. سينظر القائمون على هذا الخادم في الأمر.
chat-news =
    { $count ->
        [zero] لا رسائل جديدة
        [one] رسالة جديدة واحدة
        [two] رسالتان جديدتان
        [few] { $count } رسائل جديدة
        [many] { $count } رسالة جديدة
       *[other] { $count } رسالة جديدة
    }
phrase-hello = مرحبًا
phrase-good-luck = بالتوفيق
phrase-have-fun = استمتع باللعب
phrase-your-turn = دورك
phrase-one-moment = لحظة
phrase-nice-move = نقلة جميلة
phrase-oops = عفوًا
phrase-well-played = أحسنت اللعب
phrase-thanks = شكرًا
phrase-good-game = مباراة جميلة
phrase-again = هل نلعب مرة أخرى؟
phrase-goodbye = إلى اللقاء

## The menu

menu-title = القائمة
menu-undo = التراجع عن آخر نقلة
menu-ask-undo = طلب التراجع عن نقلة
menu-pause = إيقاف مؤقت
menu-ask-pause = طلب استراحة
menu-draw = عرض التعادل
menu-ask-draw = عرض التعادل
menu-abort = إلغاء المباراة
menu-ask-abort = طلب إلغاء المباراة
menu-resume = استئناف
menu-stand = مغادرة الطاولة
menu-resign = الاستسلام
menu-resign-sure = هل تريد الاستسلام في هذه المباراة؟
menu-play-on = متابعة اللعب
menu-carry = المتابعة على جهاز آخر
menu-keys = اختصارات لوحة المفاتيح
menu-rules = القواعد
switch-corners = إظهار الزوايا المفتوحة
switch-coordinates = إظهار الإحداثيات
switch-patterns = إظهار نقش على كل لون
switch-confirm = تأكيد كل نقلة
switch-tips = إظهار النصائح
carry-text = امسح رمز QR هذا بجهازك الآخر، أو اكتب الرمز هناك. يعمل مرة واحدة، خلال 5 دقائق.
carry-picture = رمز QR لمتابعة هذه المباراة على جهاز آخر
carry-where = اكتب الرمز في { $address }
keys-title = اختصارات لوحة المفاتيح
keys-piece = اختيار قطعة
keys-move = تحريكها
keys-turn = تدويرها
keys-flip = قلبها
keys-next = الانتقال إلى المكان المناسب التالي
keys-place = وضعها
keys-back = الرجوع خطوة
keys-type = كتابة نقلة
keys-zen = إظهار اللوح والقطع فقط
keys-help = إظهار هذه القائمة

## Asking and answering

proposal-undo = { $name } يريد التراجع عن نقلة.
proposal-pause = { $name } يطلب استراحة.
proposal-draw = { $name } يعرض التعادل.
proposal-abort = { $name } يريد إلغاء المباراة.
proposal-rematch = { $name } يريد مباراة إعادة.
proposal-waits = في انتظار الآخرين…
proposal-declined = { $name } رفض.
answer-yes = قبول
answer-no = رفض
gone-text = غادر { $name }، ومقعده محفوظ. يمكنك الانتظار، أو ترك الحاسوب يلعب بدلًا منه، أو احتساب المباراة خسارة على { $name }.
gone-wait = انتظار
gone-engine = ترك الحاسوب يلعب
gone-result = احتسابها خسارة

## At the table before and after

over-rematch = مباراة إعادة
over-to-rematch = إلى مباراة الإعادة
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
task-own-start = اختر قطعة وغطِّ نقطة بدايتك.
task-start = اختر قطعة وغطِّ إحدى نقاط البداية.
task-anywhere = اختر قطعة وضعها في أي مكان.
task-corner = اختر قطعة ولامس بها إحدى زواياك.
task-base = اختر قطعة وضعها على القاعدة.
task-join = اختر قطعة وضعها على القاعدة بجانب قطعة أخرى.
task-face = اختر قطعة وضعها ملاصقة للونك.
seat-note-standing = { $note }، { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [zero] لا مثلثات على اللوح
        [one] مثلث واحد على اللوح
        [two] مثلثان على اللوح
        [few] { $cells } مثلثات على اللوح
        [many] { $cells } مثلثًا على اللوح
       *[other] { $cells } مثلث على اللوح
      }
   *[square] { $cells ->
        [zero] لا مربعات على اللوح
        [one] مربع واحد على اللوح
        [two] مربعان على اللوح
        [few] { $cells } مربعات على اللوح
        [many] { $cells } مربعًا على اللوح
       *[other] { $cells } مربع على اللوح
      }
  }
seat-placed-short = { $cells } على اللوح
seat-seen = يُرى من فوق { $cells }
seat-seen-short = يُرى { $cells }
tray-more = قطع أخرى
tray-more-fit = قطع أخرى مناسبة
moves-show = إظهار النقلات

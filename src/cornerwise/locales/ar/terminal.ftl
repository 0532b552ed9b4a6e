### اللعب في الطرفية. الأسطر قصيرة.

## المفاتيح

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = حروف، أرقام

## ما تفعله المفاتيح، في سطر

terminal-do-piece = { $key } قطعة
terminal-do-tile = { $key } حجر
terminal-do-move = { $key } تحريك
terminal-do-turn = { $key } تدوير
terminal-do-flip = { $key } قلب
terminal-do-place = { $key } مكان
terminal-do-lay = { $key } وضع
terminal-do-draw = { $key } سحب
terminal-do-pass = { $key } تمرير
terminal-do-keep = { $key } إبقاء
terminal-do-swap = { $key } تبديل
terminal-do-hint = { $key } تلميح
terminal-do-undo = { $key } تراجع
terminal-do-save = { $key } حفظ
terminal-do-marks = { $key } علامات
terminal-do-lines = { $key } خطوط
terminal-do-look = { $key } تجوّل
terminal-do-look-at-board = { $key } النظر إلى اللوح
terminal-do-show-hand = { $key } إظهار الأحجار
terminal-do-new-game = { $key } مباراة جديدة
terminal-do-deal = { $key } توزيعة جديدة
terminal-do-quit = { $key } خروج
terminal-do-help = { $key } المفاتيح
terminal-do-save-and-leave = { $key } حفظ ومغادرة
terminal-do-leave = { $key } مغادرة
terminal-do-stay = { $key } بقاء
terminal-do-back = { $key } رجوع
terminal-do-close = { $key } إغلاق
terminal-do-choose = { $key } اختيار
terminal-do-change = { $key } تغيير
terminal-do-go-on = { $key } متابعة
terminal-do-open = { $key } فتح
terminal-do-open-saved = { $key } فتح مباراة محفوظة
terminal-do-language = { $key } اللغة: { $language }
terminal-quit-key = { $key } للخروج من Cornerwise.

## ما تفعله المفاتيح، في المساعدة

terminal-help-pick-piece = أخذ القطعة التي لها هذا المفتاح
terminal-help-next-piece = أخذ القطعة المناسبة التالية أو السابقة
terminal-help-turn = تدويرها يمينًا أو يسارًا
terminal-help-flip = قلبها، أو إمالة قطعة المكعبات
terminal-help-place = المكان المناسب التالي أو السابق
terminal-help-lay = وضعها، حيث تناسب
terminal-help-hint = تلميح: ما يفعله لاعب قوي؛ ومرة أخرى: أخذه
terminal-help-answer = إبقاء أو تبديل، حين يطلبه الافتتاح
terminal-help-undo = التراجع عن آخر نقلة لك، حتى والآخرون يفكرون
terminal-help-save = حفظ المباراة
terminal-help-marks = علامات تميّز الألوان من دون صبغتها
terminal-help-leave = مغادرة
terminal-help-pick-tile = أخذ الحجر الذي له هذا المفتاح في يدك
terminal-help-next-tile = أخذ الحجر المناسب التالي أو السابق
terminal-help-step = إلى المكان المناسب التالي؛ ومن دون حجر، التجوّل
terminal-help-turn-tile = تدويره، حيث يصلح مُدارًا
terminal-help-lay-tile = وضعه
terminal-help-draw = سحب حجر
terminal-help-pass = تمرير، حيث تسمح القواعد
terminal-help-undo-tile = التراجع عن آخر نقلة لك، لكن لا عن سحب أبدًا
terminal-help-lines = خطوط بين الأحجار، لتمييزها من دون ألوان
terminal-help-board = الألواح المسطحة: القطعة تلامس لونك عند زاوية ولا تلامسه أبدًا على طول جانب؛ والأولى تغطي خانة بداية (). ألواح المكعبات، مستوى بعد مستوى: تشترك القطعة في وجه مع لونك ولا تترك تحتها فراغًا.
terminal-help-board-notes = القطعة الممتلئة مكانها مناسب؛ والمخططة لا، وسطر يقول لماذا. الخانات الملوّنة هي التي يمكنها أن تغطيها؛ والنقاط تعلّم آخر القطع الموضوعة. القطع الرمادية لا مكان لها الآن؛ والخانات الكامدة فوقها غيرها. ومن فوق تُظهر المربعات ارتفاعها أو حدّه.
terminal-help-tiles = يحاذي جانب كامل من الحجر حجرًا آخر، وتتساوى كل الأرقام التي تلتقي عند زاوية. يأتي بمجموعها؛ والجسر الذي يلتقي بغيره عبر فجوة، والشكل السداسي وهو الحجر السادس حول نقطة، يأتيان بأكثر. من لا يستطيع الوضع أو لا يريده يسحب، حتى ثلاثة أحجار في الدور.
terminal-help-tiles-notes = لا يظهر الحجر الذي في يدك إلا حيث يصلح؛ والنقاط تعلّم أماكنه الأخرى، والنجمة آخر حجر وُضع. الأحجار الرمادية لا تصلح في أي مكان الآن.

## إعداد مباراة

terminal-person = شخص على لوحة المفاتيح هذه
terminal-greedy = الحاسوب، جشع
terminal-random = الحاسوب، عشوائي
terminal-seat-keys = عند مقعد: H شخص هنا، 1 إلى 9 مستوى الحاسوب، G جشع، R عشوائي
terminal-no-saved-game = لا مباراة محفوظة في هذا المجلد؛ { $command } يفتح غيرها.
terminal-open = متابعة مباراة محفوظة
terminal-nobody = لا يمكن أن يجلس هناك من اسمه { $name } (الممكن: { $known })

## من يجلس هناك

terminal-level = المستوى { $level }
terminal-is-greedy = جشع
terminal-is-random = عشوائي
terminal-shared = مشترك
terminal-seat = { $name } ({ $note })
terminal-column-left = الباقي
terminal-column-points = النقاط
terminal-column-tiles = الأحجار
terminal-column-deal = التوزيعة
terminal-column-total = المجموع
terminal-rests = يستريح

## الدور على من

terminal-your-turn = دورك: { $colour }
terminal-keep-or-swap = إبقاء أم تبديل؟
terminal-chooses = الاختيار لـ{ $name }
terminal-answer = للإبقاء واللعب بـ{ $first }: K. للتبديل واللعب بـ{ $second }: W. الدور التالي: { $first }.
terminal-over = انتهت المباراة. { $result }.
terminal-match-over = انتهت المباراة كلها. { $result }.
terminal-deal-yours = التوزيعة { $deal }: دورك
terminal-deal-turn = التوزيعة { $deal }: الدور على { $name }
terminal-deal-over = انتهت التوزيعة { $deal }
terminal-thinking = { $name }: جارٍ التفكير ... { $time }
terminal-seconds = { $seconds } ث
terminal-pass-keyboard = مرّر لوحة المفاتيح إلى { $name }. والمفتاح Enter يُظهر الأحجار.

## القطعة أو الحجر في اليد

terminal-fits = مكان مناسب للقطعة { $piece }: { $cells }.
terminal-lay-it = للوضع Enter. المكان { $number } من { $count }.
terminal-misfit = لا مكان هنا للقطعة { $piece }.
terminal-places = { $count ->
    [zero] لا مكان لها الآن.
    [one] المفتاح N يُظهر مكانها.
    [two] المفتاح N يُظهر مكانيها.
    [few] المفتاح N يُظهر أماكنها، وهي { $count }.
    [many] المفتاح N يُظهر أماكنها، وهي { $count }.
   *[other] المفتاح N يُظهر أماكنها، وهي { $count }.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = سحبت { $tile }.
terminal-stuck-draw = { $cost ->
    [0] لا شيء يصلح: D يسحب حجرًا (M6).
   *[other] لا شيء يصلح: D يسحب حجرًا ويكلّف { $cost } (M6).
  }
terminal-stuck-empty = لا شيء يصلح والكومة فارغة: P للتمرير (M7).
terminal-stuck-end = { $cost ->
    [0] لا شيء يصلح: P ينهي الدور (M6).
   *[other] لا شيء يصلح: P ينهي الدور ويكلّف { $cost } أخرى (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] يمكنك وضع حجر. D ثانيةً يسحب حجرًا (M6).
   *[other] يمكنك وضع حجر. D ثانيةً يسحب حجرًا ويكلّف { $cost } (M6).
  }
terminal-tile-nowhere = الحجر { $tile } لا يصلح في أي مكان الآن (M4).
terminal-one-way = لا يصلح بأي اتجاه آخر.
terminal-too-small = هذا اللوح أكبر من النافذة؛ يحتاج إلى { $width } × { $height }.

## ما حدث

terminal-about = { $game }: { $about }.
terminal-laid = وضع { $colour } القطعة { $piece }.
terminal-laid-at = وضع { $colour } القطعة { $piece } على { $cells }.
terminal-kept = قرار { $name }: إبقاء، واللعب بـ{ $colours }.
terminal-kept-you = اخترت الإبقاء، وتلعب بـ{ $colours }.
terminal-swapped = قرار { $name }: تبديل، واللعب بـ{ $colours }.
terminal-swapped-you = اخترت التبديل، وتلعب بـ{ $colours }.
terminal-passed = تمرير من { $name }.
terminal-passed-you = مرّرت الدور.
terminal-late = { $name }: انتهى الوقت.
terminal-late-you = انتهى وقتك.
terminal-cannot-place = { $count ->
    [zero] لا لون بلا مكان: { $colours }.
    [one] { $colours }: لا مكان له ويستريح.
    [two] { $colours }: لا مكان لهما ويستريحان.
    [few] { $colours }: لا مكان لها وتستريح.
    [many] { $colours }: لا مكان لها وتستريح.
   *[other] { $colours }: لا مكان لها وتستريح.
  }
terminal-drew = سحب { $name }: { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
  }.
terminal-drew-you = سحبت { $count ->
    [zero] { $count } حجر
    [one] حجرًا
    [two] حجرين
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
  }.
terminal-laid-tile = { $points ->
    [0] نقلة { $name }: الحجر { $tile }.
   *[other] نقلة { $name }: الحجر { $tile } مقابل { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] وضعت الحجر { $tile }.
   *[other] وضعت الحجر { $tile } مقابل { $points }.
  }
terminal-made-bridge = هذا يبني جسرًا.
terminal-made-hexagons = { $count ->
    [zero] هذا يغلق { $count } شكل سداسي.
    [one] هذا يغلق شكلًا سداسيًا.
    [two] هذا يغلق شكلين سداسيين.
    [few] هذا يغلق { $count } أشكال سداسية.
    [many] هذا يغلق { $count } شكلًا سداسيًا.
   *[other] هذا يغلق { $count } شكل سداسي.
  }
terminal-went-out = { $name }: لم يبقَ أي حجر.
terminal-went-out-you = أنهيت أحجارك.
terminal-tiles-lie = { $count ->
    [zero] { $game }: لا أحجار على الطاولة.
    [one] { $game }: على الطاولة حجر واحد.
    [two] { $game }: على الطاولة حجران.
    [few] { $game }: على الطاولة { $count } أحجار.
    [many] { $game }: على الطاولة { $count } حجرًا.
   *[other] { $game }: على الطاولة { $count } حجر.
  }
terminal-begins = البداية لـ{ $name }.
terminal-begins-you = البداية لك.
terminal-best-first = يوضع أفضل حجر أولًا (M13).
terminal-any-tile = ضع أي حجر (M3).
terminal-lots = القرعة (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = انغلقت التوزيعة { $deal }: مرّر الجميع (M9).
terminal-deal-out = التوزيعة { $deal }: من أنهى أحجاره: { $names } (M8).
terminal-deal-out-you = التوزيعة { $deal }: أنهيت أحجارك (M8).
terminal-scored = نلت { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
  }
terminal-taken-back = { $count ->
    [zero] لم يُتراجع عن أي نقلة.
    [one] تم التراجع عن نقلة واحدة.
    [two] تم التراجع عن نقلتين.
    [few] تم التراجع عن { $count } نقلات.
    [many] تم التراجع عن { $count } نقلة.
   *[other] تم التراجع عن { $count } نقلة.
  }
terminal-undo-none = لا نقلة لك للتراجع عنها
terminal-undo-none-in-deal = لا نقلة لك في هذه التوزيعة للتراجع عنها
terminal-undo-deal-over = انتهت التوزيعة: لا تراجع عن شيء
terminal-undo-draw = سُحب حجر بعدها، ولا تراجع عن سحب
terminal-undo-late = انتهى وقت ذلك الدور، ولا تراجع عن ذلك

## تلميحات

terminal-looking = جارٍ البحث عن نقلة جيدة ... { $time }  المفتاح H يُظهر أفضل ما وُجد، وEsc يوقف البحث.
terminal-hint = تلميح: { $piece } حيث العلامة.
terminal-hint-word = تلميح: { $move }.
terminal-hint-take = المفتاح H يأخذه.
terminal-ahead = { $points ->
    [zero] { $share } للفوز، بلا تقدّم بالنقاط تقريبًا.
    [one] { $share } للفوز، تقدّم بنقطة واحدة تقريبًا.
    [two] { $share } للفوز، تقدّم بنقطتين تقريبًا.
    [few] { $share } للفوز، تقدّم بـ{ $points } نقاط تقريبًا.
    [many] { $share } للفوز، تقدّم بـ{ $points } نقطة تقريبًا.
   *[other] { $share } للفوز، تقدّم بـ{ $points } نقطة تقريبًا.
  }
terminal-behind = { $points ->
    [zero] { $share } للفوز، بلا تأخّر بالنقاط تقريبًا.
    [one] { $share } للفوز، تأخّر بنقطة واحدة تقريبًا.
    [two] { $share } للفوز، تأخّر بنقطتين تقريبًا.
    [few] { $share } للفوز، تأخّر بـ{ $points } نقاط تقريبًا.
    [many] { $share } للفوز، تأخّر بـ{ $points } نقطة تقريبًا.
   *[other] { $share } للفوز، تأخّر بـ{ $points } نقطة تقريبًا.
  }
terminal-level-so-far = { $share } للفوز، تعادل تقريبًا.

## حفظ ومغادرة

terminal-unsaved = المباراة غير محفوظة.
terminal-save-as = حفظ المباراة باسم
terminal-replace = يوجد ملف بهذا الاسم. Enter ثانيةً يستبدله.
terminal-saved = حُفظت. { $command } يتابعها.
terminal-not-saved = لم تُحفظ، { $file }: { $error }.

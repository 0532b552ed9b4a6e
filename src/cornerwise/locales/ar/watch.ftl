## Watching games, and the screen for clubs and fairs

watch-featured = أفضل المباريات الآن
watch-finished = انتهت للتو
watch-none-now = لا أحد يلعب مباراة عامة الآن.
watch-none-fits = لا مباراة تطابق هذه المرشّحات الآن.
watch-lost = انقطع الاتصال. تجري إعادة الاتصال…
watch-viewers = { $count ->
    [zero] لا مشاهدين
    [one] مشاهد واحد
    [two] مشاهدان
    [few] { $count } مشاهدين
    [many] { $count } مشاهدًا
   *[other] { $count } مشاهد
  }
watch-see-all = { $count ->
    [zero] مشاهدة
    [one] مشاهدة مباراة واحدة
    [two] مشاهدة مباراتين
    [few] مشاهدة { $count } مباريات
    [many] مشاهدة { $count } مباراة
   *[other] مشاهدة { $count } مباراة
  }
watch-join = انضمام
watch-speed = الساعة
watch-speed-any = أي ساعة
watch-speed-clock = بساعة
watch-speed-none = بلا ساعة
watch-speed-days = أيام لكل نقلة
watch-rated-only = المباريات المصنّفة فقط

## Following a player from game to game

watch-follow = متابعة { $name }
watch-following = أنت تتابع { $name }
watch-unfollow = إلغاء المتابعة
watch-nothing-yet = لا توجد الآن مباراة عامة للاعب { $name }. ستظهر المباراة التالية هنا.
watch-next-soon = انتهت هذه المباراة. ستظهر هنا المباراة التالية للاعب { $name }.

## Tournaments that can be joined

watch-tournaments = بطولات تبدأ قريبًا
watch-all-tournaments = كل البطولات
watch-no-tournaments = لا توجد الآن بطولات مفتوحة للانضمام.

## The screen for clubs and fairs

watch-tv = وضع التلفاز
watch-kind-live = مباشر
watch-kind-replay = إعادة
watch-kind-computer = مباراة الحاسوب
watch-won = الفوز: { $names }
watch-drawn = تعادل
watch-play-too = العب أنت أيضًا
watch-code = رمز QR فيه عنوان هذا الموقع
watch-full = ملء الشاشة
watch-leave-tv = مغادرة وضع التلفاز

## Sharing a game, and its score sheet on paper

share-embed = نسخ رمز التضمين
share-animation = صورة متحركة
share-animation-about = المباراة كلها بصيغة WebP
share-sheet = ورقة النتائج
share-sheet-about = للطباعة: اللوح والنقاط والنقلات
paper-title = ورقة النتائج
paper-print = طباعة
paper-back = العودة إلى النتيجة
paper-player = اللاعب
paper-points = النقاط
paper-moves = النقلات

## Profiles

profile-since = يلعب منذ { $date }
profile-you = يرى الآخرون هذه الصفحة أيضًا، لكنهم لا يرون مبارياتك الخاصة.
profile-settings = تغيير ما يراه الآخرون
profile-hidden-others = لا يرى هذا أحد سواك.
profile-private = يخفي هذا اللاعب تصنيفاته ومبارياته.
profile-unknown = لا يوجد لاعب كهذا
profile-unknown-text = لا أحد هنا لديه اسم المستخدم هذا، أو أن صاحبه يخفي ملفه الشخصي.
profile-of = عرض الملف الشخصي: { $name }

## Ratings

profile-ratings = التصنيفات
profile-ratings-about = تعني علامة الاستفهام أن التصنيف لم يتأكد بعد. ويدل الرقم بعد ± على هامش الخطأ.
profile-no-ratings = لا مباريات مصنّفة بعد.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = مؤقت
profile-provisional-about = تعني علامة الاستفهام أن التصنيف مؤقت: يصبح أدق بمزيد من المباريات المصنّفة.
# How strong somebody is, compared with the computer.
profile-level = نحو المستوى { $level }
profile-level-column = المستوى
profile-rated-games =
    { $count ->
        [zero] لا مباريات مصنّفة
        [one] مباراة مصنّفة واحدة
        [two] مباراتان مصنّفتان
        [few] { $count } مباريات مصنّفة
        [many] { $count } مباراة مصنّفة
       *[other] { $count } مباراة مصنّفة
    }
profile-chart = التصنيف في { $game }
profile-chart-about = التصنيف بعد كل مباراة مصنّفة. يُظهر الشريط هامش الخطأ فيه، وتُظهر الخطوط المتقطعة قوة الحاسوب في كل مستوى.
profile-chart-table = إظهار كجدول
profile-chart-level = المستوى { $level }
profile-date = التاريخ
profile-puzzles = الألغاز
profile-puzzles-solved = المحلول: { $solved } من { $tried }

## Results

profile-results = النتائج
profile-all-games = كل الألعاب
profile-won = فوز
profile-drawn = تعادل
profile-lost = خسارة
profile-tally = الفوز: { $won }، التعادل: { $drawn }، الخسارة: { $lost }
profile-opponents = حسب الخصم
profile-opponent = الخصم
profile-others = لاعبون آخرون
profile-colours = حسب اللون
profile-pieces = القطع الأولى المفضلة
profile-recent = أحدث المباريات
profile-ended-won = فاز { $name }، { $ago }
profile-ended-lost = خسر { $name }، { $ago }
profile-ended-drawn = تعادل، { $ago }
profile-ended-played = انتهت { $ago }
profile-empty-text = تظهر هنا المباريات المنتهية.
profile-export = تنزيل مبارياتك
profile-export-about = كل مبارياتك في ملف واحد، لحفظها أو لفتحها في برامج أخرى.

## Privacy

privacy-title = الخصوصية
privacy-about = يُظهر ملفك الشخصي اسم المستخدم وتصنيفاتك ومبارياتك العامة. أنت تقرر ما يراه الآخرون.
privacy-open = عرض ملفك الشخصي
privacy-profile = إخفاء الملف الشخصي
privacy-profile-about = لا يستطيع أحد فتح ملفك الشخصي، ولا تظهر في قائمة اللاعبين.
privacy-ratings = إخفاء التصنيفات
privacy-ratings-about = لا تظهر تصنيفاتك في ملفك الشخصي ولا في قائمة اللاعبين.
privacy-games = إخفاء المباريات
privacy-games-about = لا تظهر مبارياتك ونتائجك في ملفك الشخصي، ولا يقود إليه اسمك في المباريات.

## Links to profiles on other sites

profile-card = يلعب هنا Triominos وألعابًا على طريقة Blokus.
profile-card-rated = أفضل تصنيف: { $game }، { $rating }

## Refusals

refused-no-such-player = لا يوجد لاعب كهذا

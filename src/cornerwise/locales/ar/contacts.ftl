## Friends: people you follow

friends-title = الأصدقاء
friends-empty = لا تتابع أحدًا بعد. ابحث عن لاعب باسم المستخدم.
friends-find = البحث عن لاعب
friends-find-do = بحث
friends-find-about = اكتب اسم المستخدم أو أحرفه الأولى. قد يختلف عن الاسم الظاهر على الطاولة.
friends-find-none = لم نعثر على أحد. تحقق من كتابة اسم المستخدم. لا يمكن العثور على اللاعبين الذين يخفون ملفهم الشخصي.
friends-online = متصل
friends-offline = غير متصل
# $game is the name of a game.
friends-playing = يلعب { $game }
friends-watch = مشاهدة
friends-following = من تتابعهم
friends-blocked = المحظورون
friends-muted = المكتومون
friends-account = تحتاج إلى حساب لمتابعة اللاعبين الآخرين وتحديهم.
friends-sign-up = تسجيل الدخول أو إنشاء حساب

## What can be done with a player

person-follow = متابعة
person-unfollow = إلغاء المتابعة
person-challenge = تحدٍّ
person-more = المزيد
person-block = حظر
person-unblock = إلغاء الحظر
person-block-about = لن تتقابلا في مباراة، ولن يتلقى أحدكما تحديات أو رسائل من الآخر.
person-mute = كتم
person-unmute = إلغاء الكتم
person-report = إبلاغ
# $name is the name of a player.
person-followed = أنت تتابع { $name }.
person-was-blocked = تم حظر { $name }.
person-closed = لا يقبل التحديات

## Challenges

# $name is the name of a player.
challenge-title = تحدي { $name }
challenge-game = اللعبة
challenge-starts = من يبدأ
challenge-starts-random = عشوائي
challenge-starts-me = أنت
challenge-starts-them = خصمك
challenge-others = المقاعد الأخرى
challenge-others-open = مفتوحة للآخرين
challenge-others-computer = الحاسوب
challenge-rated = مباراة مصنّفة
challenge-rated-about = تُحسب النتيجة في تصنيف كليكما.
challenge-listed = يمكن لأي شخص المشاهدة
challenge-series = السلسلة
challenge-series-0 = مباراة واحدة
challenge-series-3 = الأفضل من 3
challenge-series-5 = الأفضل من 5
challenge-send = إرسال التحدي
challenge-sent = تم إرسال التحدي إلى { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } يتحداك: { $game }
challenge-to = في انتظار { $name }: { $game }
challenge-accept = قبول
challenge-decline = رفض
challenge-withdraw = سحب
challenge-list = التحديات
challenge-was-declined = رفض { $name } تحديك.
challenge-was-withdrawn = سحب { $name } التحدي.
challenge-was-accepted = قبل { $name } تحديك. بدأت مباراتكما.
challenge-go = الانتقال إلى المباراة
# The title of a push notice.
challenge-notice = لديك تحدٍّ جديد

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = السلسلة { $one } : { $other }، المباراة { $game } من { $of }
series-over = انتهت السلسلة: { $one } : { $other }
series-next = المباراة التالية

## Choices about others, in the account

contact-choices = اللاعبون الآخرون
contact-shows-online = إظهار حالة اتصالي
contact-shows-online-about = يرى اللاعبون الذين يتابعونك متى تكون متصلًا وأي مباراة عامة تلعب.
contact-challenges = من يمكنه أن يتحداني
contact-challenges-everybody = الجميع
contact-challenges-followed = اللاعبون الذين أتابعهم
contact-challenges-nobody = لا أحد
contact-free-chat = دردشة بنص حر
contact-free-chat-about = دردشة بكلماتك الخاصة مع اللاعبين الذين فعّلوا هذا أيضًا. إن كانت معطّلة، فلا تتاح لك إلا العبارات الجاهزة.
contact-free-chat-off = فعّل الدردشة بنص حر في حسابك لتكتب كلماتك الخاصة.

## Reports

# $name is the name of a player.
report-title = الإبلاغ عن { $name }
report-reason = ما المشكلة؟
report-reason-abuse = إهانات أو تهديدات
report-reason-spam = رسائل مزعجة أو إعلانات
report-reason-cheating = غش
report-reason-name = اسم مسيء
report-reason-other = شيء آخر
report-words = ماذا حدث؟ (اختياري)
report-send = إرسال البلاغ

## Mail

mail-challenge-subject = لديك تحدٍّ جديد
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } يتحداك في مباراة { $game }:

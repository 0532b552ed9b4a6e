## Names

people-name = اسمك
people-guest = ضيف
people-you = أنت

## From one device to another

carry-title = المتابعة على هذا الجهاز
carry-about = على جهازك الآخر، افتح قائمة المباراة واختر «المتابعة على جهاز آخر». يظهر رمز يعمل مرة واحدة، خلال 5 دقائق.
carry-code = الرمز
carry-take = المتابعة هنا

## Accounts

account-name-about = يرى الآخرون هذا الاسم على الطاولة. وهو كل ما تحتاجه للعب.
account-rename = تغيير الاسم
account-named = تم تغيير اسمك.
account-title = الحساب
account-about = مع الحساب تجد مبارياتك على كل جهاز، ويمكنك لعب مباريات مصنّفة. لا حاجة إلى بريد إلكتروني.
account-make = إنشاء حساب
account-login = تسجيل الدخول
account-recover = هل نسيت كلمة المرور؟
account-login-name = اسم المستخدم
account-password = كلمة المرور
account-new-password = كلمة مرور جديدة
account-password-about = 8 أحرف على الأقل.
account-recovery-code = رمز الاسترداد
account-make-do = إنشاء الحساب
account-login-do = تسجيل الدخول
account-recover-do = تعيين كلمة مرور جديدة
account-make-passkey = إنشاء حساب بمفتاح مرور، بلا كلمة مرور
account-login-passkey = تسجيل الدخول بمفتاح مرور
account-passkey-declined = لم يُستعمل مفتاح مرور، فلم يتغير شيء. يمكنك المحاولة مرة أخرى.
account-passkey-later = حسابك جاهز، لكن لا مفتاح مرور له بعد. احفظ الرموز أدناه. يمكنك إضافة مفتاح مرور لاحقًا.
account-passkey-added = تمت إضافة مفتاح المرور.
account-add-passkey = إضافة مفتاح مرور
account-entered = أهلًا بعودتك.
account-is = سجّلت الدخول باسم { $login }.
account-ratings = تصنيفاتك
account-no-ratings = العب مباراة مصنّفة لتحصل على أول تصنيف لك.
account-log-out = تسجيل الخروج
account-safety = الأمان والبيانات
account-sessions = أين سجّلت الدخول
account-session-this = هذا الجهاز
account-session-seen = آخر استخدام: { $date }
account-end-session = تسجيل خروج الجهاز المستخدم آخر مرة في { $date }
account-end-others = تسجيل الخروج من كل مكان آخر
account-others-ended = تم تسجيل خروجك من كل الأجهزة الأخرى.
account-old-password = كلمة المرور الحالية
account-change-password = تغيير كلمة المرور
account-password-changed = تم تغيير كلمة المرور. تم تسجيل خروجك من كل الأجهزة الأخرى.
account-export = تنزيل بياناتك
account-delete = حذف الحساب
account-delete-about = يُحذف حسابك وبياناته. تبقى مبارياتك، من دون اسمك.
account-delete-sure = حذف نهائي
codes-title = رموز الاسترداد
codes-about = إذا فقدت كلمة المرور أو مفتاح المرور، يتيح لك كل رمز من هذه الرموز تسجيل الدخول مرة واحدة. لن تظهر ثانية، فاحفظها في مكان آمن.
codes-kept = حفظتها

## Keys for programs

account-programs = مفاتيح API
programs-about = استعمل مفتاحًا ليتابع برنامجك مبارياتك أو يلعب بدلًا منك.
programs-plays = يقرأ ويلعب
programs-reads = يقرأ فقط
programs-revoke = حذف المفتاح { $label }
programs-made = هذا مفتاحك. انسخه الآن: لن يظهر ثانية.
programs-label = لأي غرض هذا المفتاح
programs-play = السماح باللعب
programs-play-about = إن عُطّل، فالمفتاح يقرأ فقط.
programs-make = إنشاء مفتاح

## What can go wrong

error-account-taken = اسم المستخدم هذا مأخوذ، أو أن لديك حسابًا من قبل. جرّب اسمًا آخر أو سجّل الدخول.
error-account-wrong = اسم المستخدم أو كلمة المرور أو الرمز خطأ. يُرجى التحقق والمحاولة مرة أخرى.
error-account-missing = تحتاج إلى حساب لهذا. سجّل الدخول أو أنشئ حسابًا أولًا.
error-account-weak = كلمة المرور هذه سهلة التخمين. يُرجى اختيار غيرها.
error-session-missing = تم تسجيل خروجك على هذا الجهاز. مبارياتك محفوظة: سجّل الدخول لتراها.
error-request-malformed = لم يفهم الخادم ذلك. لم يتغير شيء: يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.
error-server-busy = الخادم مشغول. يُرجى المحاولة مرة أخرى بعد لحظة.
error-server-closing = الخادم يعيد التشغيل. مبارياتك محفوظة: حاول مرة أخرى بعد لحظة.

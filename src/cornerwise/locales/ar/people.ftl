## Names

people-name = اسمك
people-guest = ضيف
people-you = أنت

## From one device to another

carry-title = المتابعة على هذا الجهاز
carry-about = على الجهاز الآخر، افتح المباراة واختر المتابعة على جهاز آخر. يظهر رمز يعمل مرة واحدة، لخمس دقائق.
carry-code = الرمز
carry-take = خذ مقعدي

## Accounts

account-name-about = يراه الآخرون على الطاولة. لا يحتاج اللعب إلى غيره.
account-rename = تغيير الاسم
account-named = تغيّر الاسم.
account-title = الحساب
account-about = مع الحساب تجد مبارياتك على كل جهاز، ويمكنك اللعب للتصنيف. لا يُطلب أي عنوان.
account-make = حساب جديد
account-login = دخول
account-recover = نسيت كلمة المرور
account-login-name = اسم الحساب
account-password = كلمة المرور
account-new-password = كلمة مرور جديدة
account-password-about = ثمانية أحرف على الأقل.
account-recovery-code = رمز الاسترداد
account-make-do = أنشئ الحساب
account-login-do = دخول
account-recover-do = ضع كلمة المرور الجديدة
account-make-passkey = أنشئه بمفتاح مرور، بلا كلمة مرور
account-login-passkey = الدخول بمفتاح مرور
account-passkey-declined = لم يُستعمل مفتاح مرور. لم يتغير شيء.
account-passkey-later = أُنشئ الحساب، ولا مفتاح مرور له بعد. احفظ الرموز، أو أضف مفتاحًا لاحقًا.
account-passkey-added = أُضيف مفتاح المرور.
account-add-passkey = إضافة مفتاح مرور
account-entered = أهلًا بعودتك.
account-is = أنت داخل باسم { $login }.
account-ratings = تصنيفاتك
account-no-ratings = المباريات المخصصة للتصنيف ستُظهر هنا مدى إتقانك للعب.
account-log-out = خروج
account-safety = الأمان والبيانات
account-sessions = أين سجّلت الدخول
account-session-this = هذا الجهاز
account-session-seen = آخر استخدام: { $date }
account-end-session = تسجيل خروج الجهاز المستخدم آخر مرة في { $date }
account-end-others = تسجيل الخروج من كل مكان آخر
account-others-ended = تم تسجيل الخروج من كل الأجهزة الأخرى.
account-old-password = كلمة المرور حتى الآن
account-change-password = تغيير كلمة المرور
account-password-changed = تم تغيير كلمة المرور. تم تسجيل الخروج من كل الأجهزة الأخرى.
account-export = تنزيل بياناتك
account-delete = حذف الحساب
account-delete-about = يُحذف كل ما هو معروف عنك. تبقى الألعاب، من دون اسمك.
account-delete-sure = حذف نهائي
codes-title = رموز الاسترداد
codes-about = كل رمز يفتح حسابك مرة واحدة إذا ضاعت كلمة المرور أو ضاع مفتاح المرور. لن تظهر ثانية: احفظها حيث تحفظ مثلها.
codes-kept = حفظتها

## Keys for programs

account-programs = مفاتيح البرامج
programs-about = يمكن لبرنامج لك أن يتابع مبارياتك وأن يلعب عنك.
programs-plays = يشاهد ويلعب
programs-reads = يشاهد فقط
programs-revoke = سحب المفتاح { $label }
programs-made = هذا هو المفتاح. لن يظهر ثانية.
programs-label = لأي غرض هذا المفتاح
programs-play = يُسمح له باللعب
programs-play-about = وإلا فهو يشاهد فقط.
programs-make = إنشاء مفتاح

## What can go wrong

error-account-taken = هذا الاسم مأخوذ، أو أن لديك حسابًا من قبل.
error-account-wrong = هذا لا يطابق. يُرجى النظر فيه مرة أخرى.
error-account-missing = هذا يحتاج إلى حساب.
error-account-weak = كلمة المرور هذه من أول ما يجرّبه الجميع. اختر غيرها من فضلك.
error-session-missing = أنت خارج حسابك هنا. مبارياتك في انتظارك.
error-request-too-many = هذا كثير دفعة واحدة. يُرجى الانتظار لحظة.
error-request-malformed = لم يستطع الخادم قراءة ذلك. لم يتغير شيء.
error-server-busy = الخادم مشغول جدًا الآن. يُرجى المحاولة مرة أخرى.
error-server-closing = الخادم يعيد التشغيل. لم يضع شيء.

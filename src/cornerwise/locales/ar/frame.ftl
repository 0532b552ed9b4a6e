## The frame of every page

nav-main = القائمة الرئيسية
nav-skip = إلى المحتوى
nav-back = رجوع
nav-play = اللعب
nav-learn = التعلّم
nav-puzzles = الألغاز
nav-watch = مشاهدة
nav-players = اللاعبون
nav-language = اللغة
nav-account = أنت
sound-off = الصوت متوقف
sound-quiet = الصوت خافت
sound-full = الصوت كامل
theme-to-light = ألوان فاتحة
theme-to-dark = ألوان داكنة
close = إغلاق
try-again = إعادة المحاولة
page-unknown = لا توجد صفحة كهذه
page-unknown-text = ربما في العنوان خطأ، أو أن المباراة حُذفت.
page-unreachable = لا اتصال
page-unreachable-text = تعذّر تحميل هذه الصفحة. لم يضع شيء.
error-unexpected = لم ينجح ذلك. لم يتغير شيء.
error-client-offline = تعذّر الوصول إلى الخادم. لم يضع شيء.

## The frame of every page

nav-main = القائمة الرئيسية
nav-skip = الانتقال إلى المحتوى
nav-back = رجوع
nav-play = اللعب
nav-learn = التعلّم
nav-puzzles = الألغاز
nav-analysis = التحليل
nav-watch = المشاهدة
nav-players = اللاعبون
nav-language = اللغة
language-search = البحث عن لغة
language-none = لم يُعثر على لغة
nav-account = الحساب
sound-off = الصوت: متوقف
sound-quiet = الصوت: خافت
sound-full = الصوت: كامل
theme-to-light = التبديل إلى السمة الفاتحة
theme-to-dark = التبديل إلى السمة الداكنة
close = إغلاق
try-again = إعادة المحاولة
page-unknown = الصفحة غير موجودة
page-unknown-text = ربما كُتب العنوان خطأ، أو أُزيلت الصفحة.
page-unreachable = لا اتصال
page-unreachable-text = تعذّر تحميل هذه الصفحة. تحقق من اتصالك وحاول مرة أخرى.
error-unexpected = حدث خطأ ما. لم يتغير شيء: يُرجى المحاولة مرة أخرى.
error-client-offline = تعذّر الوصول إلى الخادم. مبارياتك محفوظة: تحقق من اتصالك وحاول مرة أخرى.

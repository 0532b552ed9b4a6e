## Games that run in the browser

menu-online = المتابعة عبر الإنترنت
games-here = على هذا الجهاز
games-import = إضافة مباريات من ملف
games-delete = حذف
games-keep = إبقاء
local-no-undo = ليست لك نقلة يمكن التراجع عنها.
local-declined = الحاسوب يريد متابعة اللعب.
local-not-now = لا يمكنك فعل ذلك الآن.
local-unable = لا يستطيع هذا المتصفح تشغيل اللعبة بنفسه. جرّب متصفحًا أحدث.
menu-save-online = الحفظ عبر الإنترنت
alone-from-here = المتابعة وحدك
alone-about = تبدأ من هذا الوضع مباراة جديدة ضد الحاسوب. تُحفظ على هذا الجهاز، وتبقى المباراة الأصلية كما هي.
alone-seat = تلعب بـ
online-differs = هذه المباراة موجودة عبر الإنترنت واستمرت هناك على نحو مختلف. تبقى الاثنتان: تجد الأخرى بين مبارياتك.
games-known = مباريات لديك هنا من قبل: { $count }

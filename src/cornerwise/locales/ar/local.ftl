## Games that run in the browser

menu-online = المتابعة عبر الإنترنت
games-here = في هذا المتصفح
games-import = إضافة مباريات من ملف
games-delete = حذف
games-keep = إبقاؤها
local-no-undo = لا نقلة لك يمكن التراجع عنها.
local-declined = الحاسوب يتابع اللعب.
local-not-now = هذا غير ممكن الآن.
local-unable = لا يستطيع هذا المتصفح تشغيل اللعبة بنفسه.
menu-save-online = حفظها عبر الإنترنت
alone-from-here = المتابعة وحدك من هنا
alone-about = تبدأ من هذا الوضع مباراة جديدة ضد الحاسوب. تبقى في هذا المتصفح، وتبقى المباراة الأصلية كما هي.
alone-seat = تلعب بـ
online-differs = هذه المباراة موجودة عبر الإنترنت وقد تابعت هناك على نحو مختلف. تبقى الاثنتان؛ والأخرى بين مبارياتك.
games-known = مباريات كانت هنا من قبل: { $count }

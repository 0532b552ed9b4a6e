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

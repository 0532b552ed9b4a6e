## سطر الأوامر

cli-about = ألعاب على طراز Blokus وTriominos: قواعد وسجلات وصور ولعب.
cli-commands = الأوامر
cli-examples = أمثلة:
cli-version = عرض رقم إصدار البرنامج والخروج
cli-language = استعمال هذه اللغة، مثل de أو pt-BR، بدلًا من لغة النظام
cli-own-games = تحميل الألعاب التي يسجلها ملف بايثون هذا أيضًا
cli-interrupted = أُوقف العمل
cli-see-help = { $message } (انظر `{ $command }`)

## ما يفعله كل أمر

cli-games = سرد كل الألعاب وخياراتها
cli-play = اللعب في الطرفية
cli-serve = تشغيل خادم للمتصفحات والبرامج
cli-replay = التحقق من مباريات ملف وعرضها
cli-analyse = عرض أفضل النقلات في وضعية
cli-review = إظهار أي نقلات المباراة كلّفت أكثر
cli-audit = عدّ النقاط المهدورة في نهايات المباريات
cli-draw = رسم وضعية بصيغة SVG أو نصًّا
cli-perft = عدّ الوضعيات بعد عدد من النقلات
cli-bench = قياس السرعة والحجم مقارنة بالأهداف
cli-solve = إيجاد حلّ كامل للعبة فردية
cli-gtp = التحدث مع برامج أخرى عبر Go Text Protocol
cli-arena = تنظيم مباريات بين لاعبين حاسوبيين
cli-bot = ترك برنامج GTP يلعب على خادم
cli-backup = كتابة كل بيانات الخادم في ملف
cli-restore = ملء قاعدة بيانات فارغة من ملف نسخة احتياطية
cli-i18n = التحقق من الترجمات
cli-puzzles = إنشاء الألغاز وإثباتها
cli-explore = إظهار ما لُعب في وضعية

## ما يقال عن الوسائط

cli-usage = الاستعمال:
cli-positional-arguments = الوسائط الموضعية
cli-options = الخيارات
cli-help = عرض رسالة المساعدة هذه والخروج
cli-required = الوسائط التالية لازمة: { $value }
cli-one-required = يلزم واحد من الوسائط { $value }
cli-unrecognized = وسائط غير معروفة: { $value }
cli-not-with = لا يُستعمل مع الوسيط { $value }
cli-ambiguous = خيار ملتبس: { $option } قد يعني { $matches }
cli-argument = الوسيط { $argument_name }: { $message }
cli-invalid-choice = اختيار غير صالح: { $value } (الممكن: { $choices })
cli-ignored = لا يأخذ هذا الخيار قيمة، لكن أُعطي { $value }
cli-expected-one = يلزم وسيط واحد
cli-expected-some = يلزم وسيط واحد على الأقل
cli-expected = { $count ->
    [zero] عدد الوسائط اللازم { $value }
    [one] عدد الوسائط اللازم { $value }
    [two] عدد الوسائط اللازم { $value }
    [few] عدد الوسائط اللازم { $value }
    [many] عدد الوسائط اللازم { $value }
   *[other] عدد الوسائط اللازم { $value }
  }
cli-moderate = عرض البلاغات والتصرف فيها

## سطر الأوامر

cli-about = ألعاب الزوايا: قواعد وسجلات وصور ولعب.
cli-commands = الأوامر
cli-examples = أمثلة:
cli-version = عرض رقم إصدار البرنامج والخروج
cli-language = التحدث بهذه اللغة، مثل de أو pt-BR، مهما كانت لغة النظام
cli-own-games = معرفة الألعاب التي يسجلها ملف بايثون هذا أيضًا
cli-interrupted = أُوقف العمل
cli-see-help = { $message } (انظر `{ $command }`)

## ما يفعله كل أمر

cli-games = سرد كل الألعاب وخياراتها
cli-play = اللعب في الطرفية
cli-serve = تقديم المباريات للمتصفحات والبرامج
cli-replay = التحقق من مباريات ملف وعرضها
cli-analyse = عرض أفضل النقلات في وضعية
cli-review = بيان أغلى نقلات المباراة كلفةً
cli-audit = عدّ النقاط المهدورة في نهايات المباريات
cli-draw = رسم وضعية بصيغة SVG أو نصًّا
cli-perft = عدّ الوضعيات بعد عدد من النقلات
cli-bench = قياس السرعة والحجم مقارنة بالأهداف
cli-solve = إيجاد حلّ كامل للعبة فردية
cli-gtp = اللعب مع برامج أخرى عبر Go Text Protocol
cli-arena = تنظيم مباريات بين لاعبين حاسوبيين
cli-bot = إشراك برنامج GTP في اللعب على خادم
cli-backup = كتابة كل ما يعرفه الخادم في ملف
cli-restore = ملء قاعدة بيانات فارغة من ملف كهذا
cli-i18n = التحقق من الترجمات

## ما يقال عن الوسائط

cli-usage = الاستعمال:
cli-positional-arguments = الوسائط الموضعية
cli-options = الخيارات
cli-help = عرض رسالة المساعدة هذه والخروج
cli-required = الوسائط التالية لازمة: { $value }
cli-one-required = يلزم واحد من الوسائط { $value }
cli-unrecognized = وسائط غير معروفة: { $value }
cli-not-with = لا يجتمع مع الوسيط { $value }
cli-ambiguous = خيار ملتبس: { $option } قد يعني { $matches }
cli-argument = الوسيط { $argument_name }: { $message }
cli-invalid-choice = اختيار غير صالح: { $value } (الممكن: { $choices })
cli-ignored = أُهمل الوسيط المعطى { $value }
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

## Settings

settings-title = الإعدادات
settings-look = المظهر
settings-theme = الألوان
settings-theme-system = مثل النظام
settings-theme-light = فاتحة
settings-theme-dark = داكنة
settings-motion = حركة أقل
settings-motion-about = تظهر القطع في أماكنها بدلًا من أن تتحرك إليها.
settings-board = عند اللوح
settings-patterns = النقوش
settings-patterns-about = علامة على كل خانة تميّز الألوان من دون صبغتها.
settings-corners = الزوايا المفتوحة
settings-corners-about = نقاط حيث يمكن للونك أن يتابع.
settings-coordinates = الإحداثيات
settings-coordinates-about = حروف وأرقام حول اللوح، حيث يتسع المكان.
settings-confirm = تأكيد النقلات
settings-confirm-about = لا تُرسل القطعة إلا حين تضغط «وضع».
settings-tips = النصائح
settings-tips-about = نصيحة قصيرة حين تناسب اللحظة.
settings-sound-and-touch = الصوت واللمس
settings-sound = الصوت
settings-sound-off = متوقف
settings-sound-quiet = خافت
settings-sound-full = كامل
settings-tick = دقات حين يضيق الوقت
settings-tick-about = في الثواني العشرين الأخيرة.
settings-vibration = الاهتزاز
settings-vibration-about = اهتزاز قصير حين تثبت القطعة أو توضع، على الأجهزة التي تتيح ذلك.
settings-notices = الإشعارات
settings-push = حين يأتي دورك
settings-push-about = إشعار من النظام، حتى وهذه الصفحة مغلقة. للمباريات التي تمتد أيامًا.
settings-push-denied = المتصفح لا يسمح بإشعارات من هنا.
settings-kept = محفوظ في هذا المتصفح.

## About

about-title = عن الموقع
about-what = بيت لألعاب الزوايا: قواعد دقيقة موحدة لكل لعبة من العائلة، وحاسوب يلعب بتسعة مستويات، وطاولات للأصدقاء. مجانًا وبلا إعلانات.
about-names = Blokus وTrigon وRumis وTriominos علامات تجارية لأصحابها. لا تُذكر هنا إلا لبيان القواعد المنشورة التي تتبعها كل لعبة. Cornerwise مستقل عن أولئك الأصحاب وغير معتمد منهم.
about-privacy = ما الذي يُحفظ
about-privacy-text = اسم، ومبارياتك، وملف تعريف ارتباط واحد يدل على هويتك. لا شيء يُقاس، ولا شيء يذهب إلى غيرنا.
about-programs = للبرامج
about-programs-text = كل ما تفعله هذه الصفحات يمكن للبرامج أن تفعله أيضًا.
about-api = كيف تخاطب الخادم
about-licences = المصدر والتراخيص
about-source = يخضع Cornerwise لرخصة MIT. وهو يقوم على أعمال آخرين، منها:

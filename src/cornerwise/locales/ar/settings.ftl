## Settings

settings-title = الإعدادات
settings-look = المظهر
settings-theme = السمة
settings-theme-system = حسب النظام
settings-theme-light = فاتحة
settings-theme-dark = داكنة
settings-motion = تقليل الحركة
settings-motion-about = تظهر القطع في مكانها بدلًا من أن تنزلق إليه.
settings-board = اللوح
settings-patterns = النقوش
settings-patterns-about = نقش على كل لون. يفيد إن صعب عليك التمييز بين الألوان.
settings-corners = الزوايا المفتوحة
settings-corners-about = نقاط حيث يمكنك أن تلعب تاليًا.
settings-coordinates = الإحداثيات
settings-coordinates-about = حروف وأرقام حول اللوح، إن اتسع المكان.
settings-confirm = تأكيد النقلات
settings-confirm-about = لا توضع القطعة إلا حين تضغط «وضع».
settings-tips = النصائح
settings-tips-about = نصائح قصيرة أثناء اللعب.
settings-sound-and-touch = الصوت والاهتزاز
settings-sound = الصوت
settings-sound-off = متوقف
settings-sound-quiet = خافت
settings-sound-full = كامل
settings-tick = تنبيه عند قلة الوقت
settings-tick-about = دقات في آخر 20 ثانية لك.
settings-vibration = الاهتزاز
settings-vibration-about = حين تثبت القطعة في مكانها أو توضع، إن كان جهازك يهتز.
settings-notices = الإشعارات
settings-push = تنبيهي حين يأتي دوري
settings-push-about = حتى وهذه الصفحة مغلقة. مفيد للمباريات التي تدوم أيامًا.
settings-push-denied = متصفحك يحظر الإشعارات من هذا الموقع. يمكنك السماح بها في إعداداته.
settings-kept = هذه الإعدادات محفوظة في هذا المتصفح.

## About

about-title = عن الموقع
about-what = Cornerwise بيت مجاني لألعاب على طراز Blokus وللعبة Triominos: قواعد دقيقة لكل لعبة، وخصم حاسوبي بـ9 مستويات، وطاولات لك ولأصدقائك. بلا إعلانات.
about-names = Blokus وTrigon وRumis وTriominos علامات تجارية لأصحابها. لا نذكرها إلا لبيان القواعد المنشورة التي تتبعها كل لعبة. Cornerwise مستقل عن أولئك الأصحاب وغير معتمد منهم.
about-privacy = بياناتك
about-privacy-text = نحفظ اسمك ومبارياتك وملف تعريف ارتباط واحدًا يبقيك مسجّل الدخول. لا نتتبعك، ولا نشارك شيئًا مع غيرنا.
about-programs = للمطورين
about-programs-text = كل ما يمكنك فعله في هذا الموقع يمكن لبرنامجك أن يفعله أيضًا.
about-api = قراءة توثيق API
about-licences = المصدر والتراخيص
about-source = Cornerwise مفتوح المصدر برخصة MIT. وهو يقوم على أعمال آخرين، منها:

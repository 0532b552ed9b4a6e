## بلا اتصال

offline-title = لا اتصال
offline-text = ترى آخر ما كان معروفًا. المباريات ضد الحاسوب والألغاز والدروس والقواعد تعمل بلا اتصال.
offline-match = لم يضع شيء. تُستأنف المباراة من هنا حالما يعود الاتصال.
offline-unseen = لم تُفتح هذه المباراة هنا من قبل. ستظهر حالما يعود الاتصال.
offline-meanwhile = ركّب صورة في الأثناء
offline-no-server = هذا يحتاج إلى خادم
offline-no-server-text = اللعب مع أشخاص في أماكن أخرى والحسابات والتصنيفات تحتاج إلى خادم، ولا خادم هنا. كل ما عدا ذلك يعمل.
offline-keep-title = بلا اتصال
offline-kept = المباريات ضد الحاسوب والألغاز والدروس والقواعد تعمل هنا بلا اتصال.
offline-room = تشغل { $megabytes } م.ب.
offline-keeping = يجري جلب ما يلزم: { $percent } %
offline-unkept = ليس كل ما يلزم على هذا الجهاز بعد.
offline-keep = جلب كل شيء
open-title = فتح مباراة
open-text = سجل من ملف، أو سجل شاركه تطبيق آخر.
shortcut-new = مباراة جديدة
error-client-no-server = هذا يحتاج إلى خادم، ولا خادم هنا.

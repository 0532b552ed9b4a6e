## Clubs: the list, the form, the page of one

clubs-title = الأندية
clubs-about = العب مع من تعرفهم، ونظّموا بطولاتكم الخاصة.
clubs-open = تأسيس نادٍ
clubs-mine = أنديتك
clubs-all = كل الأندية
clubs-search = البحث بالاسم أو المكان
clubs-found = { $count ->
    [zero] لم يُعثر على أندية
    [one] عُثر على نادٍ واحد
    [two] عُثر على ناديين
    [few] عُثر على { $count } أندية
    [many] عُثر على { $count } ناديًا
   *[other] عُثر على { $count } نادٍ
}
clubs-none = لم يُعثر على أي نادٍ
clubs-none-text = جرّب كلمة أخرى، أو أسّس ناديًا بنفسك.
clubs-more = عرض مزيد من الأندية

club-members = { $count ->
    [zero] لا أعضاء
    [one] عضو واحد
    [two] عضوان
    [few] { $count } أعضاء
    [many] { $count } عضوًا
   *[other] { $count } عضو
}
club-people = الأعضاء
club-people-more = عرض مزيد من الأعضاء
club-unknown = لم نجد هذا النادي
club-role-owner = المالك
club-role-organiser = منظّم
club-role-member = عضو
club-entry = طريقة الانضمام
club-entry-open = يمكن لأي شخص الانضمام
club-entry-request = بطلب انضمام
club-entry-invitation = برابط دعوة
club-entry-open-about = يصبح كل من لديه حساب عضوًا على الفور.
club-entry-request-about = يُطلب الانضمام، ويقرر أحد المنظّمين.
club-entry-invitation-about = لا ينضم إلا من لديه رابط الدعوة.

club-join = الانضمام إلى النادي
club-ask = طلب الانضمام
club-asked = لقد طلبت الانضمام. سيقرر أحد المنظّمين.
club-take-back = سحب الطلب
club-invited-only = يحتاج الأعضاء الجدد إلى رابط الدعوة. اطلبه من أحد منظّمي النادي.
club-account = تحتاج إلى حساب للانضمام إلى نادٍ.
club-log-in = تسجيل الدخول أو إنشاء حساب
club-leave = مغادرة النادي
club-leave-sure = هل تريد مغادرة هذا النادي؟
club-stay = البقاء

club-tournament = إنشاء بطولة
club-running = البطولات الجارية
club-next = البطولات القادمة
club-past = البطولات السابقة
club-no-tournaments = لا بطولات بعد
club-no-tournaments-text = يمكن للمنظّمين إنشاؤها.
club-of = بطولة نادٍ: { $club }
club-who = من يمكنه الانضمام
club-who-all = الجميع
club-who-members = أعضاء { $club } فقط
club-members-only = لا ينضم إلى هذه البطولة إلا أعضاء النادي.
club-to-club = عرض النادي

club-requests = طلبات الانضمام
club-accept = قبول { $name }
club-decline = رفض { $name }
club-manage = إدارة { $name }
club-make-organiser = تعيين كمنظّم
club-make-member = تعيين كعضو عادي
club-make-owner = تعيين كمالك
club-make-owner-about = ستصبح أنت منظّمًا. للنادي مالك واحد فقط.
club-remove = إزالة من النادي

club-invitation = رابط الدعوة
club-invitation-about = يمكن لكل من لديه هذا الرابط وحساب أن ينضم.
club-invitation-new = رابط جديد
club-invitation-new-about = يتوقف الرابط القديم عن العمل.

club-new = تأسيس نادٍ
club-edit = تعديل النادي
club-name = الاسم
club-text = عن النادي
club-place = المكان (اختياري)
club-language = اللغة (اختياري)
club-create = تأسيس النادي
club-save = حفظ
club-delete = حذف النادي
club-delete-sure = هل تريد حذف هذا النادي للجميع؟
club-delete-about = تبقى بطولاته، لكنها لا تعود تابعة لأي نادٍ.
club-keep = الإبقاء عليه

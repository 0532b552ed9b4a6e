## Clubs: the list, the form, the page of one

clubs-title = Клуби
clubs-about = Грайте зі знайомими й проводьте власні турніри.
clubs-open = Створити клуб
clubs-mine = Ваші клуби
clubs-all = Усі клуби
clubs-search = Шукати за назвою або місцем
clubs-found = { $count ->
    [one] Знайдено { $count } клуб
    [few] Знайдено { $count } клуби
    [many] Знайдено { $count } клубів
   *[other] Знайдено { $count } клубу
}
clubs-none = Клубів не знайдено
clubs-none-text = Спробуйте інше слово або створіть клуб самі.
clubs-more = Показати ще клуби

club-members = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
    [many] { $count } учасників
   *[other] { $count } учасника
}
club-people = Учасники
club-people-more = Показати ще учасників
club-unknown = Ми не знайшли такого клубу
club-role-owner = Власник
club-role-organiser = Організатор
club-role-member = Учасник
club-entry = Як вступають до клубу
club-entry-open = Вступити може будь-хто
club-entry-request = За заявкою
club-entry-invitation = За посиланням-запрошенням
club-entry-open-about = Будь-хто з акаунтом одразу стає учасником.
club-entry-request-about = Охочі подають заявку, вирішує організатор.
club-entry-invitation-about = Вступити можуть лише ті, хто має посилання-запрошення.

club-join = Вступити до клубу
club-ask = Подати заявку
club-asked = Ви подали заявку. Вирішить організатор.
club-take-back = Відкликати заявку
club-invited-only = Новим учасникам потрібне посилання-запрошення. Попросіть його в організатора клубу.
club-account = Щоб вступити до клубу, потрібен акаунт.
club-log-in = Увійти або створити акаунт
club-leave = Вийти з клубу
club-leave-sure = Вийти з цього клубу?
club-stay = Залишитися

club-tournament = Створити турнір
club-running = Поточні турніри
club-next = Найближчі турніри
club-past = Минулі турніри
club-no-tournaments = Турнірів поки немає
club-no-tournaments-text = Їх можуть створювати організатори.
club-of = Клубний турнір: { $club }
club-who = Хто може приєднатися
club-who-all = Усі
club-who-members = Лише учасники клубу { $club }
club-members-only = До цього турніру можуть приєднатися лише учасники клубу.
club-to-club = Показати клуб

club-requests = Заявки на вступ
club-accept = Прийняти заявку: { $name }
club-decline = Відхилити заявку: { $name }
club-manage = Дії з учасником { $name }
club-make-organiser = Зробити організатором
club-make-member = Зробити звичайним учасником
club-make-owner = Зробити власником
club-make-owner-about = Ви станете організатором. У клубу може бути лише один власник.
club-remove = Виключити з клубу

club-invitation = Посилання-запрошення
club-invitation-about = Вступити може будь-хто, хто має це посилання й акаунт.
club-invitation-new = Нове посилання
club-invitation-new-about = Старе посилання перестане працювати.

club-new = Створити клуб
club-edit = Змінити клуб
club-name = Назва
club-text = Про клуб
club-place = Місце (необов’язково)
club-language = Мова (необов’язково)
club-create = Створити клуб
club-save = Зберегти
club-delete = Видалити клуб
club-delete-sure = Видалити цей клуб для всіх?
club-delete-about = Його турніри залишаться, але більше не належатимуть клубу.
club-keep = Не видаляти

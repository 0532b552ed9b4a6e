## Clubs: the list, the form, the page of one

clubs-title = Клубы
clubs-about = Играйте со знакомыми и проводите собственные турниры.
clubs-open = Создать клуб
clubs-mine = Ваши клубы
clubs-all = Все клубы
clubs-search = Искать по названию или месту
clubs-found = { $count ->
    [one] Найден { $count } клуб
    [few] Найдено { $count } клуба
    [many] Найдено { $count } клубов
   *[other] Найдено { $count } клуба
}
clubs-none = Клубов не найдено
clubs-none-text = Попробуйте другое слово или создайте клуб сами.
clubs-more = Показать ещё клубы

club-members = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
club-people = Участники
club-people-more = Показать ещё участников
club-unknown = Мы не нашли такой клуб
club-role-owner = Владелец
club-role-organiser = Организатор
club-role-member = Участник
club-entry = Как вступают в клуб
club-entry-open = Вступить может любой
club-entry-request = По заявке
club-entry-invitation = По ссылке-приглашению
club-entry-open-about = Любой, у кого есть аккаунт, сразу становится участником.
club-entry-request-about = Желающие подают заявку, решает организатор.
club-entry-invitation-about = Вступить могут только те, у кого есть ссылка-приглашение.

club-join = Вступить в клуб
club-ask = Подать заявку
club-asked = Вы подали заявку. Решит организатор.
club-take-back = Отозвать заявку
club-invited-only = Новым участникам нужна ссылка-приглашение. Попросите её у организатора клуба.
club-account = Чтобы вступить в клуб, нужен аккаунт.
club-log-in = Войти или создать аккаунт
club-leave = Выйти из клуба
club-leave-sure = Выйти из этого клуба?
club-stay = Остаться

club-tournament = Создать турнир
club-running = Текущие турниры
club-next = Ближайшие турниры
club-past = Прошедшие турниры
club-no-tournaments = Турниров пока нет
club-no-tournaments-text = Их могут создавать организаторы.
club-of = Клубный турнир: { $club }
club-who = Кто может присоединиться
club-who-all = Все
club-who-members = Только участники клуба { $club }
club-members-only = К этому турниру могут присоединиться только участники клуба.
club-to-club = Показать клуб

club-requests = Заявки на вступление
club-accept = Принять заявку: { $name }
club-decline = Отклонить заявку: { $name }
club-manage = Действия с участником { $name }
club-make-organiser = Сделать организатором
club-make-member = Сделать обычным участником
club-make-owner = Сделать владельцем
club-make-owner-about = Вы станете организатором. У клуба может быть только один владелец.
club-remove = Исключить из клуба

club-invitation = Ссылка-приглашение
club-invitation-about = Вступить может любой, у кого есть эта ссылка и аккаунт.
club-invitation-new = Новая ссылка
club-invitation-new-about = Старая ссылка перестанет работать.

club-new = Создать клуб
club-edit = Изменить клуб
club-name = Название
club-text = О клубе
club-place = Место (необязательно)
club-language = Язык (необязательно)
club-create = Создать клуб
club-save = Сохранить
club-delete = Удалить клуб
club-delete-sure = Удалить этот клуб для всех?
club-delete-about = Его турниры останутся, но больше не будут относиться к клубу.
club-keep = Не удалять

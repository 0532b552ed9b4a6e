## Clubs: the list, the form, the page of one

clubs-title = Клубове
clubs-about = Играй с хора, които познаваш, и организирай собствени турнири.
clubs-open = Създай клуб
clubs-mine = Твоите клубове
clubs-all = Всички клубове
clubs-search = Търси по име или място
clubs-found = { $count ->
    [one] Намерен е { $count } клуб
   *[other] Намерени са { $count } клуба
  }
clubs-none = Няма намерен клуб
clubs-none-text = Опитай с друга дума или създай свой клуб.
clubs-more = Покажи още клубове

club-members = { $count ->
    [one] { $count } член
   *[other] { $count } членове
  }
club-people = Членове
club-people-more = Покажи още членове
club-unknown = Не можем да намерим този клуб
club-role-owner = Собственик
club-role-organiser = Организатор
club-role-member = Член
club-entry = Как се включват хората
club-entry-open = Всеки може да се включи
club-entry-request = С молба
club-entry-invitation = С връзка за покана
club-entry-open-about = Всеки с профил веднага става член.
club-entry-request-about = Хората молят да се включат и организатор решава.
club-entry-invitation-about = Могат да се включат само хора с връзката за покана.

club-join = Включи се в клуба
club-ask = Помоли да се включиш
club-asked = Молбата ти е изпратена. Организатор ще реши.
club-take-back = Оттегли молбата
club-invited-only = За нови членове е нужна връзката за покана. Поискай я от организатор на клуба.
club-account = За да се включиш в клуб, ти трябва профил.
club-log-in = Влез или се регистрирай
club-leave = Напусни клуба
club-leave-sure = Напускаш ли този клуб?
club-stay = Остани

club-tournament = Създай турнир
club-running = Турнири в ход
club-next = Следващи турнири
club-past = Минали турнири
club-no-tournaments = Още няма турнири
club-no-tournaments-text = Организаторите могат да ги създават.
club-of = Клубен турнир: { $club }
club-who = Кой може да се включи
club-who-all = Всички
club-who-members = Само членовете на { $club }
club-members-only = В този турнир могат да се включат само членовете на клуба.
club-to-club = Покажи клуба

club-requests = Молби за включване
club-accept = Приеми { $name }
club-decline = Откажи на { $name }
club-manage = Управлявай { $name }
club-make-organiser = Направи организатор
club-make-member = Направи обикновен член
club-make-owner = Направи собственик
club-make-owner-about = Ти ще станеш организатор. Клубът има само един собственик.
club-remove = Махни от клуба

club-invitation = Връзка за покана
club-invitation-about = Всеки с тази връзка и профил може да се включи.
club-invitation-new = Нова връзка
club-invitation-new-about = Старата връзка спира да работи.

club-new = Създай клуб
club-edit = Редактирай клуба
club-name = Име
club-text = За клуба
club-place = Място (по желание)
club-language = Език (по желание)
club-create = Създай клуба
club-save = Запази
club-delete = Изтрий клуба
club-delete-sure = Да се изтрие ли този клуб за всички?
club-delete-about = Турнирите му остават, но вече няма да принадлежат на клуб.
club-keep = Запази го

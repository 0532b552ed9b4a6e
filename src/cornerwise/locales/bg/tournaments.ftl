## Tournaments: the list, the form, the page of one

nav-tournaments = Турнири
tournaments-create = Създай турнир
tournaments-mine = Твоите турнири
tournaments-waiting = Можеш да се включиш
tournaments-running = В ход
tournaments-finished = Завършени
tournaments-empty = В момента няма турнири
tournaments-empty-text = Създай турнир и сподели връзката. Всеки с връзката може да се включи, с профил или без.

tournament-format-swiss = Швейцарска система
tournament-format-arena = Арена
tournament-format-knockout = Елиминации
tournament-format-round-robin = Всеки срещу всеки
tournament-format-swiss-about = Определен брой кръгове. Във всеки кръг играеш с някого с приблизително толкова точки, колкото имаш и ти. Никой не отпада.
tournament-format-arena-about = Изиграй колкото можеш повече игри, докато изтече времето. От третата поредна победа нататък победите се броят двойно.
tournament-format-knockout-about = Една загуба и отпадаш. Печели последният останал играч.
tournament-format-round-robin-about = Всеки играе срещу всеки. Най-добре за малки групи.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } играч.
   *[other] { $count } играчи.
  }
tournament-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
  }
tournament-starts-at = Начало: { $time }
tournament-starts-with = Започва при { $count } играчи
tournament-starts-host = Започва, когато организаторът е готов
tournament-round-of = Кръг { $round } от { $rounds }
tournament-round = Кръг { $round }
tournament-running = В ход
tournament-finished = Завършен
tournament-cancelled = Отменен
tournament-cancelled-host = Организаторът отмени този турнир.
tournament-cancelled-few = Този турнир беше отменен, защото се включиха твърде малко играчи.
tournament-cancelled-operator = Хората, които поддържат този сървър, отмениха този турнир.
tournament-cancelled-old = Този турнир беше отменен, защото 30 дни никой не го започна.
tournament-time-left = Оставащо време: { $time }
tournament-last-games = Времето изтече. Доиграват се последните игри.
tournament-next-round = Време до следващия кръг: { $time }
tournament-wait-round = { $count ->
    [one] От този кръг още се играе { $count } игра.
   *[other] От този кръг още се играят { $count } игри.
  }
tournament-wait-arena = След малко ще получиш противник.
tournament-unknown = Не можем да намерим този турнир
tournament-started = Начало
tournament-unlisted = Само с връзка
tournament-rated = За рейтинг

## Taking part

tournament-join = Включи се
tournament-join-late = Включи се сега
tournament-return = Върни се в турнира
tournament-withdraw = Оттегли се
tournament-withdraw-sure = Оттегляш ли се от този турнир?
tournament-withdraw-about = Няма да получаваш повече противници. Започнатата игра продължава.
tournament-stay = Остани
tournament-joined = Участваш
tournament-withdrawn = Вече не участваш
tournament-play = Изиграй играта си
tournament-your-game = Играта ти е готова
tournament-bye-now = Почиваш: в този кръг нямаш противник и получаваш точките за победа.
tournament-start = Започни сега
tournament-start-needs = За начало са нужни поне { $count } играчи.
tournament-cancel = Отмени турнира
tournament-cancel-sure = Да се отмени ли турнирът за всички?
tournament-keep = Запази го
tournament-won = { $name } печели турнира
tournament-won-several = Първото място си поделят: { $names }
tournament-you-won = Ти печелиш турнира!
tournament-your-place = Твоето място: { $place } от { $count }
tournament-needs-account = Игрите в този турнир са за рейтинг, затова за участие ти трябва профил.
tournament-full = Всички места са заети. Можеш да гледаш.

tournament-call = Турнирната ти игра е готова: { $title }
tournament-back = Обратно към турнира
tournament-open = Отвори турнира

## Standings, games, bracket

tournament-view = Изглед
tournament-standings = Класиране
tournament-games = Игри
tournament-bracket = Схема
tournament-no-standings = Още никой не се е включил
tournament-no-standings-text = Сподели връзката, за да поканиш играчи.
tournament-no-games = Още няма игри
tournament-no-games-text = Ще се появят тук, когато турнирът започне.
tournament-place = Място
tournament-name = Име
tournament-points = Точки
tournament-played = Игри
tournament-buchholz = Бухолц
tournament-buchholz-about = Сборът от точките на всички противници.
tournament-sonneborn-berger = Зонеборн-Бергер
tournament-sonneborn-berger-about = Точките на победените противници и половината точки на тези, с които е имало равенство.
tournament-board = Преднина в точки
tournament-board-about = Сборът от преднините ти във всички игри.
tournament-wins = Победи
tournament-wins-about = Спечелени игри.
tournament-byes = Почивки
tournament-streak = { $count ->
    [one] { $count } поредна победа
   *[other] { $count } поредни победи
  }
tournament-computer = Компютър, ниво { $level }
tournament-left = извън турнира
tournament-you = ти
tournament-details = Подробности: { $name }
tournament-lines = { $from }–{ $to } от { $count }
tournament-first-lines = Първа страница
tournament-earlier-lines = Предишна страница
tournament-later-lines = Следваща страница
tournament-last-lines = Последна страница
tournament-my-line = Моето място
tournament-earlier-round = Предишен кръг
tournament-later-round = Следващ кръг
tournament-playing = Играе се
tournament-bye = Почивка
tournament-absent = { $name }: неявяване
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Финал
    [4] Полуфинали
    [8] Четвъртфинали
    [16] Осминафинали
   *[other] Кръг на { $left } играчи
  }
tournament-profile = Покажи профила
tournament-to-come = Още не е ясно
tournament-goes-on = { $name } продължава напред

## Sharing

tournament-invite = Покани играчи
tournament-share = Сподели турнира
tournament-invite-message = Включи се в нашия турнир в Cornerwise: { $title }
tournament-link = Връзка към този турнир
tournament-invite-qr = QR код с връзката към този турнир
tournament-csv = Класирането като таблица (CSV)
tournament-json = Всички данни (JSON)
tournament-print = Отпечатай

## Setting one up

tournament-new = Нов турнир
tournament-step-game = Игра
tournament-step-format = Формат
tournament-step-clock = Часовник
tournament-step-start = Начало и играчи
tournament-title = Заглавие
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Формат
tournament-tables-note = С { $count } играчи на маса са възможни швейцарска система и арена.
tournament-rounds = Кръгове
tournament-rounds-auto = Автоматично
tournament-rounds-auto-about = Колкото кръга са нужни, за да има един победител.
tournament-times = Игри срещу всеки противник
tournament-once = Една
tournament-twice = Две
tournament-minutes = Продължителност
tournament-start-how = Начало
tournament-start-hand = Когато аз реша
tournament-start-time = В определен час
tournament-start-number = Когато се съберат играчите
tournament-start-when = Дата и час
tournament-start-count = Брой играчи
tournament-listed = Покажи в списъка
tournament-listed-about = Всеки може да го намери и да се включи. Иначе само хората с връзката.
tournament-rated-about = Игрите се броят за рейтинга. За участие всеки трябва да има профил.
tournament-rated-account = За да играеш за рейтинг, първо създай профил.
tournament-more = Още настройки
tournament-late = Включване след началото
tournament-late-about = Хората могат да се включват или да се връщат след началото.
tournament-most = Максимум играчи
tournament-pause = Пауза между кръговете
tournament-no-show = Време за първия ход
tournament-no-show-about = Играч, който не изиграе първия си ход в това време, губи играта и отпада от турнира.
tournament-engines = Компютърни играчи
tournament-engines-about = Компютърът участва като всички останали. Трябва да играе поне един човек.
tournament-engine-add = Добави компютърен играч
tournament-engine-number = Компютърен играч { $number }
tournament-engine-remove = Махни компютърен играч { $number }
tournament-tie-breaks = При равни точки
tournament-tie-breaks-about = Ако играчи имат равни точки, решава първият от тези показатели, после следващият.
tournament-tie-up = Премести нагоре: { $name }
tournament-submit = Създай турнир

## Tournaments: the list, the form, the page of one

nav-tournaments = Турніри
tournaments-create = Створити турнір
tournaments-mine = Ваші турніри
tournaments-waiting = Можна приєднатися
tournaments-running = Тривають зараз
tournaments-finished = Завершені
tournaments-empty = Зараз турнірів немає
tournaments-empty-text = Створіть турнір і поділіться посиланням. Приєднатися може будь-хто, хто має посилання, з акаунтом або без.

tournament-format-swiss = Швейцарська система
tournament-format-arena = Арена
tournament-format-knockout = На вибування
tournament-format-round-robin = Колова система
tournament-format-swiss-about = Задана кількість турів. У кожному турі ви граєте з тим, хто має приблизно стільки ж балів. Ніхто не вибуває.
tournament-format-arena-about = Зіграйте якомога більше партій, поки не вийшов час. Починаючи з третьої перемоги поспіль перемоги рахуються подвійно.
tournament-format-knockout-about = Одна поразка — і ви вибуваєте. Перемагає останній гравець, що залишився.
tournament-format-round-robin-about = Кожен грає з кожним. Найкраще для невеликих груп.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } гравець.
    [few] { $count } гравці.
    [many] { $count } гравців.
   *[other] { $count } гравця.
}
tournament-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
tournament-starts-at = Початок: { $time }
tournament-starts-with = Почнеться, коли гравців буде { $count }
tournament-starts-host = Почнеться, коли організатор буде готовий
tournament-round-of = Тур { $round } з { $rounds }
tournament-round = Тур { $round }
tournament-running = Триває
tournament-finished = Завершено
tournament-cancelled = Скасовано
tournament-cancelled-host = Організатор скасував цей турнір.
tournament-cancelled-few = Цей турнір скасовано: приєдналося замало гравців.
tournament-cancelled-operator = Власники цього сервера скасували цей турнір.
tournament-cancelled-old = Цей турнір скасовано: за 30 днів його ніхто не почав.
tournament-time-left = Залишилося часу: { $time }
tournament-last-games = Час вийшов. Догравають останні партії.
tournament-next-round = До наступного туру: { $time }
tournament-wait-round = { $count ->
    [one] Ще триває { $count } партія цього туру.
    [few] Ще тривають { $count } партії цього туру.
    [many] Ще триває { $count } партій цього туру.
   *[other] Ще триває { $count } партії цього туру.
}
tournament-wait-arena = Зараз ми знайдемо вам суперника.
tournament-unknown = Ми не знайшли такого турніру
tournament-started = Початок
tournament-unlisted = Лише за посиланням
tournament-rated = Рейтинговий

## Taking part

tournament-join = Приєднатися
tournament-join-late = Приєднатися зараз
tournament-return = Повернутися
tournament-withdraw = Знятися
tournament-withdraw-sure = Знятися з цього турніру?
tournament-withdraw-about = Ми більше не добиратимемо вам суперників. Розпочата партія триватиме.
tournament-stay = Залишитися
tournament-joined = Ви берете участь
tournament-withdrawn = Ви знялися з турніру
tournament-play = Грати свою партію
tournament-your-game = Ваша партія готова
tournament-bye-now = У вас тур без пари: суперника немає, і ви отримуєте бали як за перемогу.
tournament-start = Почати зараз
tournament-start-needs = Щоб почати, потрібно не менше { $count } гравців.
tournament-cancel = Скасувати турнір
tournament-cancel-sure = Скасувати турнір для всіх?
tournament-keep = Не скасовувати
tournament-won = Турнір виграє { $name }
tournament-won-several = Перше місце ділять { $names }
tournament-you-won = Ви виграли турнір!
tournament-your-place = Ваше місце: { $place } з { $count }
tournament-needs-account = Партії цього турніру рейтингові, тому для участі потрібен акаунт.
tournament-full = Усі місця зайняті. Та можна дивитися.

tournament-call = Ваша турнірна партія готова: { $title }
tournament-back = Назад до турніру
tournament-open = Відкрити турнір

## Standings, games, bracket

tournament-view = Вигляд
tournament-standings = Таблиця
tournament-games = Партії
tournament-bracket = Сітка
tournament-no-standings = Поки ніхто не приєднався
tournament-no-standings-text = Поділіться посиланням, щоб запросити гравців.
tournament-no-games = Партій поки немає
tournament-no-games-text = Вони з’являться тут, коли турнір почнеться.
tournament-place = Місце
tournament-name = Ім’я
tournament-points = Бали
tournament-played = Партії
tournament-buchholz = Бухгольц
tournament-buchholz-about = Сума балів усіх суперників.
tournament-sonneborn-berger = Зоннеборн-Бергер
tournament-sonneborn-berger-about = Бали переможених суперників і половина балів тих, з ким ви зіграли внічию.
tournament-board = Перевага в балах
tournament-board-about = Сума вашої переваги в усіх партіях.
tournament-wins = Перемоги
tournament-wins-about = Виграні партії.
tournament-byes = Тури без пари
tournament-streak = { $count ->
    [one] { $count } перемога поспіль
    [few] { $count } перемоги поспіль
    [many] { $count } перемог поспіль
   *[other] { $count } перемоги поспіль
}
tournament-computer = Комп’ютер, рівень { $level }
tournament-left = поза турніром
tournament-you = ви
tournament-details = Докладніше: { $name }
tournament-lines = { $from }–{ $to } з { $count }
tournament-first-lines = Перша сторінка
tournament-earlier-lines = Попередня сторінка
tournament-later-lines = Наступна сторінка
tournament-last-lines = Остання сторінка
tournament-my-line = Моє місце
tournament-earlier-round = Попередній тур
tournament-later-round = Наступний тур
tournament-playing = Триває гра
tournament-bye = Без пари
tournament-absent = Неявка: { $name }
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Фінал
    [4] Півфінали
    [8] Чвертьфінали
    [16] 1/8 фіналу
    [32] 1/16 фіналу
    [64] 1/32 фіналу
    [128] 1/64 фіналу
   *[other] Учасників: { $left }
}
tournament-profile = Показати профіль
tournament-to-come = Поки невідомо
tournament-goes-on = { $name } проходить далі

## Sharing

tournament-invite = Запросити гравців
tournament-share = Поділитися турніром
tournament-invite-message = Приєднуйтеся до нашого турніру на Cornerwise: { $title }
tournament-link = Посилання на цей турнір
tournament-invite-qr = QR-код із посиланням на цей турнір
tournament-csv = Таблиця результатів (CSV)
tournament-json = Усі дані (JSON)
tournament-print = Надрукувати

## Setting one up

tournament-new = Новий турнір
tournament-step-game = Гра
tournament-step-format = Формат
tournament-step-clock = Годинник
tournament-step-start = Початок і гравці
tournament-title = Назва
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Формат
tournament-tables-note = Якщо гравців за столом { $count }, можливі швейцарська система й арена.
tournament-rounds = Тури
tournament-rounds-auto = Автоматично
tournament-rounds-auto-about = Стільки турів, скільки потрібно, щоб визначити одного переможця.
tournament-times = Партій із кожним суперником
tournament-once = Одна
tournament-twice = Дві
tournament-minutes = Тривалість
tournament-start-how = Початок
tournament-start-hand = За моєю командою
tournament-start-time = У заданий час
tournament-start-number = Коли зберуться гравці
tournament-start-when = Дата й час
tournament-start-count = Кількість гравців
tournament-listed = Показувати у списку
tournament-listed-about = Будь-хто може знайти турнір і приєднатися. Інакше — лише ті, хто має посилання.
tournament-rated-about = Партії впливають на рейтинг. Для участі кожному потрібен акаунт.
tournament-rated-account = Щоб грати рейтингові партії, спершу створіть акаунт.
tournament-more = Більше налаштувань
tournament-late = Вхід після початку
tournament-late-about = Приєднатися або повернутися можна й після початку.
tournament-most = Максимум гравців
tournament-pause = Перерва між турами
tournament-no-show = Час на перший хід
tournament-no-show-about = Якщо гравець не зробить перший хід за цей час, він програє партію, і його знімають із турніру.
tournament-engines = Комп’ютерні гравці
tournament-engines-about = Комп’ютер бере участь нарівні з усіма. Має грати принаймні одна людина.
tournament-engine-add = Додати комп’ютерного гравця
tournament-engine-number = Комп’ютерний гравець { $number }
tournament-engine-remove = Прибрати комп’ютерного гравця { $number }
tournament-tie-breaks = Додаткові показники
tournament-tie-breaks-about = Якщо гравці мають однаково балів, вирішує перший із цих показників, потім наступний.
tournament-tie-up = Перемістити вище: { $name }
tournament-submit = Створити турнір

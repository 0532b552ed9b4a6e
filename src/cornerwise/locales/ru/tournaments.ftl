## Tournaments: the list, the form, the page of one

nav-tournaments = Турниры
tournaments-create = Создать турнир
tournaments-mine = Ваши турниры
tournaments-waiting = Можно присоединиться
tournaments-running = Идут сейчас
tournaments-finished = Завершённые
tournaments-empty = Сейчас турниров нет
tournaments-empty-text = Создайте турнир и поделитесь ссылкой. Присоединиться может любой, у кого есть ссылка, с аккаунтом или без.

tournament-format-swiss = Швейцарская система
tournament-format-arena = Арена
tournament-format-knockout = На выбывание
tournament-format-round-robin = Круговая система
tournament-format-swiss-about = Заданное число туров. В каждом туре вы играете с тем, у кого примерно столько же очков. Никто не выбывает.
tournament-format-arena-about = Сыграйте как можно больше партий, пока не вышло время. Начиная с третьей победы подряд победы считаются вдвойне.
tournament-format-knockout-about = Одно поражение — и вы выбываете. Побеждает последний оставшийся игрок.
tournament-format-round-robin-about = Каждый играет с каждым. Лучше всего для небольших групп.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } игрок.
    [few] { $count } игрока.
    [many] { $count } игроков.
   *[other] { $count } игрока.
}
tournament-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
tournament-starts-at = Начало: { $time }
tournament-starts-with = Начнётся, когда игроков будет { $count }
tournament-starts-host = Начнётся, когда организатор будет готов
tournament-round-of = Тур { $round } из { $rounds }
tournament-round = Тур { $round }
tournament-running = Идёт
tournament-finished = Завершён
tournament-cancelled = Отменён
tournament-cancelled-host = Организатор отменил этот турнир.
tournament-cancelled-few = Этот турнир отменён: присоединилось слишком мало игроков.
tournament-cancelled-operator = Владельцы этого сервера отменили этот турнир.
tournament-cancelled-old = Этот турнир отменён: за 30 дней его никто не начал.
tournament-time-left = Осталось времени: { $time }
tournament-last-games = Время вышло. Доигрываются последние партии.
tournament-next-round = До следующего тура: { $time }
tournament-wait-round = { $count ->
    [one] Ещё идёт { $count } партия этого тура.
    [few] Ещё идут { $count } партии этого тура.
    [many] Ещё идут { $count } партий этого тура.
   *[other] Ещё идут { $count } партии этого тура.
}
tournament-wait-arena = Сейчас мы подберём вам соперника.
tournament-unknown = Мы не нашли такой турнир
tournament-started = Начало
tournament-unlisted = Только по ссылке
tournament-rated = Рейтинговый

## Taking part

tournament-join = Присоединиться
tournament-join-late = Присоединиться сейчас
tournament-return = Вернуться
tournament-withdraw = Сняться
tournament-withdraw-sure = Сняться с этого турнира?
tournament-withdraw-about = Мы больше не будем подбирать вам соперников. Начатая партия продолжится.
tournament-stay = Остаться
tournament-joined = Вы участвуете
tournament-withdrawn = Вы снялись с турнира
tournament-play = Играть свою партию
tournament-your-game = Ваша партия готова
tournament-bye-now = У вас тур без пары: соперника нет, и вы получаете очки как за победу.
tournament-start = Начать сейчас
tournament-start-needs = Чтобы начать, нужно не меньше { $count } игроков.
tournament-cancel = Отменить турнир
tournament-cancel-sure = Отменить турнир для всех?
tournament-keep = Не отменять
tournament-won = Турнир выигрывает { $name }
tournament-won-several = Первое место делят { $names }
tournament-you-won = Вы выиграли турнир!
tournament-your-place = Ваше место: { $place } из { $count }
tournament-needs-account = Партии этого турнира рейтинговые, поэтому для участия нужен аккаунт.
tournament-full = Все места заняты. Но можно смотреть.

tournament-call = Ваша турнирная партия готова: { $title }
tournament-back = Назад к турниру
tournament-open = Открыть турнир

## Standings, games, bracket

tournament-view = Вид
tournament-standings = Таблица
tournament-games = Партии
tournament-bracket = Сетка
tournament-no-standings = Пока никто не присоединился
tournament-no-standings-text = Поделитесь ссылкой, чтобы пригласить игроков.
tournament-no-games = Партий пока нет
tournament-no-games-text = Они появятся здесь, когда турнир начнётся.
tournament-place = Место
tournament-name = Имя
tournament-points = Очки
tournament-played = Партии
tournament-buchholz = Бухгольц
tournament-buchholz-about = Сумма очков всех соперников.
tournament-sonneborn-berger = Зоннеборн-Бергер
tournament-sonneborn-berger-about = Очки побеждённых соперников и половина очков тех, с кем вы сыграли вничью.
tournament-board = Перевес в очках
tournament-board-about = Сумма вашего перевеса во всех партиях.
tournament-wins = Победы
tournament-wins-about = Выигранные партии.
tournament-byes = Туры без пары
tournament-streak = { $count ->
    [one] { $count } победа подряд
    [few] { $count } победы подряд
    [many] { $count } побед подряд
   *[other] { $count } победы подряд
}
tournament-computer = Компьютер, уровень { $level }
tournament-left = вне турнира
tournament-you = вы
tournament-details = Подробнее: { $name }
tournament-lines = { $from }–{ $to } из { $count }
tournament-first-lines = Первая страница
tournament-earlier-lines = Предыдущая страница
tournament-later-lines = Следующая страница
tournament-last-lines = Последняя страница
tournament-my-line = Моё место
tournament-earlier-round = Предыдущий тур
tournament-later-round = Следующий тур
tournament-playing = Идёт игра
tournament-bye = Без пары
tournament-absent = Неявка: { $name }
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Финал
    [4] Полуфиналы
    [8] Четвертьфиналы
    [16] 1/8 финала
    [32] 1/16 финала
    [64] 1/32 финала
    [128] 1/64 финала
   *[other] Участников: { $left }
}
tournament-profile = Показать профиль
tournament-to-come = Пока неизвестно
tournament-goes-on = { $name } проходит дальше

## Sharing

tournament-invite = Пригласить игроков
tournament-share = Поделиться турниром
tournament-invite-message = Присоединяйтесь к нашему турниру на Cornerwise: { $title }
tournament-link = Ссылка на этот турнир
tournament-invite-qr = QR-код со ссылкой на этот турнир
tournament-csv = Таблица результатов (CSV)
tournament-json = Все данные (JSON)
tournament-print = Распечатать

## Setting one up

tournament-new = Новый турнир
tournament-step-game = Игра
tournament-step-format = Формат
tournament-step-clock = Часы
tournament-step-start = Начало и игроки
tournament-title = Название
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Формат
tournament-tables-note = Если игроков за столом { $count }, возможны швейцарская система и арена.
tournament-rounds = Туры
tournament-rounds-auto = Автоматически
tournament-rounds-auto-about = Столько туров, сколько нужно, чтобы определить одного победителя.
tournament-times = Партий с каждым соперником
tournament-once = Одна
tournament-twice = Две
tournament-minutes = Длительность
tournament-start-how = Начало
tournament-start-hand = По моей команде
tournament-start-time = В заданное время
tournament-start-number = Когда наберутся игроки
tournament-start-when = Дата и время
tournament-start-count = Число игроков
tournament-listed = Показывать в списке
tournament-listed-about = Любой может найти турнир и присоединиться. Иначе — только те, у кого есть ссылка.
tournament-rated-about = Партии влияют на рейтинг. Для участия каждому нужен аккаунт.
tournament-rated-account = Чтобы играть рейтинговые партии, сначала создайте аккаунт.
tournament-more = Ещё настройки
tournament-late = Вход после начала
tournament-late-about = Присоединиться или вернуться можно и после начала.
tournament-most = Максимум игроков
tournament-pause = Перерыв между турами
tournament-no-show = Время на первый ход
tournament-no-show-about = Если игрок не сделает первый ход за это время, он проигрывает партию и снимается с турнира.
tournament-engines = Компьютерные игроки
tournament-engines-about = Компьютер участвует наравне со всеми. Должен играть хотя бы один человек.
tournament-engine-add = Добавить компьютерного игрока
tournament-engine-number = Компьютерный игрок { $number }
tournament-engine-remove = Убрать компьютерного игрока { $number }
tournament-tie-breaks = Дополнительные показатели
tournament-tie-breaks-about = Если у игроков поровну очков, решает первый из этих показателей, затем следующий.
tournament-tie-up = Переместить выше: { $name }
tournament-submit = Создать турнир

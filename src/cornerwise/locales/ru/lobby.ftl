## The start page

start-hero = Выкладывайте фигуры угол к углу.
start-play-now = Играть
start-play-now-about = { $game } против уровня { $level }
start-games = Игры
sort-by = Сортировать
sort-usual = Порядок по умолчанию
sort-minutes = Длительность
sort-age = Возраст
sort-players = Число игроков
start-live = Сейчас играют
start-live-who = { $game }: { $who }
start-sample = Посмотреть партию
start-waiting = Ваш ход
start-running = Ваши партии
start-all-mine = Все ваши партии
start-more = Ещё
start-puzzles = Задачи
start-puzzles-about = Найдите единственный лучший ход
start-designs = Мозаики
start-designs-about = Создавайте свои картины
start-learn = Учиться
start-learn-about = Уроки и правила
start-games-about = Текущие и завершённые

## Ways of playing

mode-computer = Компьютер
mode-computer-about = 9 уровней
mode-computer-title = Играть с компьютером
mode-friends = Друзья
mode-friends-about = пригласить по ссылке
mode-friends-title = Пригласить друзей
mode-anyone = Кто угодно
mode-anyone-about = кто сейчас онлайн
mode-anyone-title = Найти соперника
mode-screen = Один экран
mode-screen-about = вместе за одним устройством
mode-screen-title = Играть на одном экране
lobby-game = Игра
lobby-kind = Версия
lobby-mode = Соперник
lobby-strength = Уровень
lobby-anyone-clock = Мы подберём вам соперника, который выбрал такие же часы.
lobby-begin-computer = Играть
lobby-begin-friends = Открыть стол
lobby-begin-anyone = Найти соперника
lobby-begin-screen = Играть
lobby-more-choices = Ещё настройки
lobby-rules = Правила

## Clocks

setup-clock = Часы
setup-clock-none = Без часов
setup-clock-game = { $time } каждому
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } на ход
setup-clock-days = { $time } на ход

## Who plays, and how a match stands

lobby-open-seat = Свободное место
lobby-open-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных места
    }
lobby-computer = Компьютер, уровень { $level }
lobby-computers = { $count ->
    [1] компьютер (уровень { $level })
    [one] { $count } компьютер (уровень { $level })
    [few] { $count } компьютера (уровень { $level })
    [many] { $count } компьютеров (уровень { $level })
   *[other] { $count } компьютера (уровень { $level })
  }
lobby-open-match = Открыть эту партию
lobby-your-turn = Ваш ход
lobby-your-turn-left = Ваш ход. Осталось времени: { $time }
lobby-their-turn = Ходит { $name }
lobby-running = Идёт игра
lobby-paused = Пауза
lobby-awaits-players =
    { $count ->
        [0] Вот-вот начнётся
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных места
    }
lobby-move-number = Ход { $number }
lobby-ended-won = Победа, { $ago }
lobby-ended-lost = Поражение, { $ago }
lobby-ended-drawn = Ничья, { $ago }
lobby-ended-played = Закончена { $ago }
lobby-ended-aborted = Отменена, { $ago }

## Setting a match up

setup-clock-other = Свои
setup-clock-kind = Контроль времени
setup-clock-kind-game = На партию
setup-clock-kind-move = На ход
setup-clock-kind-days = Дни на ход
setup-clock-minutes = Минут каждому
setup-clock-seconds = Секунд на ход
setup-clock-days-count = Дней на ход
setup-clock-increment = Секунд добавляется после каждого хода
setup-seats = Игроки
setup-count = Число игроков
setup-who = Кто играет
setup-options = Правила
setup-table = Настройки стола
setup-listed = Открытый стол
setup-listed-about = Любой может найти этот стол и присоединиться. Если выключено, нужна ссылка.
setup-family = Семейный стол
setup-family-about = Подсказки для всех и без чата. Добавьте фору, чтобы у детей и новичков были равные шансы.
setup-rated = Рейтинговая партия
setup-rated-about = Каждому нужен аккаунт, и каждый может занять только одно место.
setup-rated-account = Войдите, чтобы играть рейтинговые партии. Аккаунт нужен каждому за столом.
setup-handicap = Фора
setup-handicap-about = Более сильные игроки начинают без некоторых из своих самых больших фигур. Партии с форой не рейтинговые.
setup-handicap-count = { $count ->
    [0] Все фигуры
    [one] Без { $count } фигуры
    [few] Без { $count } фигур
    [many] Без { $count } фигур
   *[other] Без { $count } фигур
  }
setup-chat = Чат
setup-chat-presets = Готовые фразы
setup-chat-free = Свободный текст
setup-chat-off = Выключен
setup-clash = Эти настройки несовместимы. Пожалуйста, измените одну из них.
setup-clash-heights = На такой доске играть нельзя. Соедините все её квадраты и используйте от 2 до 512 кубиков.
setup-step-rules = Часы и правила
heights-about = Выберите высоту, затем нажимайте на квадраты или проведите по ним. 0 делает дыру.
heights-board = Ваша доска
heights-square = { $square }, высота { $height }
heights-columns = Столбцы
heights-columns-count = { $count ->
    [one] { $count } столбец
    [few] { $count } столбца
    [many] { $count } столбцов
   *[other] { $count } столбца
  }
heights-columns-fewer = Убрать столбец
heights-columns-more = Добавить столбец
heights-rows = Ряды
heights-rows-count = { $count ->
    [one] { $count } ряд
    [few] { $count } ряда
    [many] { $count } рядов
   *[other] { $count } ряда
  }
heights-rows-fewer = Убрать ряд
heights-rows-more = Добавить ряд
setup-play = Играть
setup-open = Открыть стол
setup-rules = Как играть в «{ $game }»
setup-seat-me = { $name }
setup-seat-beside-me = Кто-то ещё за этим экраном
setup-seat-name = Имя игрока { $number }
setup-seat-open = Открыто для других
setup-seat-number = Игрок { $seat }
setup-seat-of-colours = Игрок { $seat }, { $colours }
setup-seat-with = в команде с игроком { $seats }

## Inviting and joining

copy = Копировать
copied = Скопировано
copy-failed = Скопировать не удалось. Пожалуйста, выделите и скопируйте вручную.
print = Распечатать
invite-title = Пригласить
invite-about =
    { $count ->
        [one] Есть { $count } свободное место. Занять его может любой, у кого есть ссылка.
        [few] Есть { $count } свободных места. Занять одно из них может любой, у кого есть ссылка.
        [many] Есть { $count } свободных мест. Занять одно из них может любой, у кого есть ссылка.
       *[other] Есть { $count } свободных места. Занять одно из них может любой, у кого есть ссылка.
    }
invite-link = Ссылка на этот стол
invite-copy = Копировать ссылку
invite-share = Поделиться
invite-camera = QR-код
invite-camera-about = QR-код со ссылкой на этот стол
invite-message = Сыграйте со мной в «{ $game }».
join-title = Присоединиться к партии «{ $game }»
join-invites = { $name } приглашает вас сыграть в «{ $game }»
join-rule = Каждая фигура должна касаться другой фигуры своего цвета углом, но никогда — стороной. Займите как можно большую часть доски.
join-rule-rumis = Каждая фигура должна касаться другой фигуры своего цвета. За каждый квадрат вашего цвета, видимый сверху, даётся очко.
join-rule-triominos = Числа, которые встречаются, должны быть одинаковыми. Числа на фишках, которые вы кладёте, — это ваши очки.
join-there = Уже здесь: { $names }.
join-nobody = Пока никто не присоединился.
join-which = Выберите место
join-sit = Занять это место
join-watch = Смотреть партию
join-own = Открыть свой стол
join-full = За этим столом мест нет
join-full-text =
    { $count ->
        [1] Место занято.
        [one] Занято { $count } место.
        [few] Все { $count } места заняты.
        [many] Все { $count } мест заняты.
       *[other] Все { $count } места заняты.
    } Можно смотреть или открыть свой стол с теми же правилами.

## Looking for an opponent

search-title = { $count ->
    [one] Ищем соперника
    [few] Ищем ещё { $count } игроков
    [many] Ищем ещё { $count } игроков
   *[other] Ищем ещё { $count } игрока
  }
search-time = Время поиска: { $time }
search-usual = Обычное ожидание: около { $time }.
search-usual-unknown = Пока не знаем, сколько это займёт. В последнее время так началось слишком мало партий.
search-nobody = Сейчас больше никто не ищет партию.
search-others = { $count ->
    [one] Партию ищет ещё { $count } человек:
    [few] Партию ищут ещё { $count } человека:
    [many] Партию ищут ещё { $count } человек:
   *[other] Партию ищут ещё { $count } человека:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Пока сыграть с компьютером
search-meanwhile-about = Поиск продолжается. Мы сообщим, когда кто-нибудь присоединится.
search-stop = Остановить поиск
search-goes-on = Всё ещё ищем партию «{ $game }»
search-back = Показать поиск
search-found = Ваша партия «{ $game }» может начаться. Соперник найден.
search-go = Перейти к партии

## Lists of games

games-title = Ваши партии
games-running = Текущие
games-finished = Завершённые
games-remove = Убрать из списка
games-remove-back = Вернётся, если кто-нибудь сделает ход.
games-empty = Партий пока нет
games-empty-text = Здесь появятся партии, которые вы начнёте или к которым присоединитесь. Они хранятся на этом устройстве, даже без аккаунта.
games-export = Скачать свои партии
games-export-about = Все ваши партии в одном файле, чтобы сохранить или открыть в других программах.
watch-all = Все игры
watch-waiting = Ждут игроков
watch-playing = Идёт игра
watch-empty = Сейчас открытых партий нет
watch-empty-text = Откройте общедоступный стол, чтобы другие могли присоединиться. Партии по ссылке остаются закрытыми.
watch-open = Открыть стол

## The best players

players-best = Лучшие игроки: { $game }
players-place = Место
players-name = Имя
players-rating = Рейтинг
players-games = Партии
players-empty = В «{ $game }» ещё ни у кого нет рейтинга
players-empty-text = Сыграйте рейтинговую партию и откройте таблицу.

## What can go wrong

error-match-bad-plan = Эти настройки несовместимы. Пожалуйста, измените одну из них.
error-match-seat-taken = Это место только что занял кто-то другой. Пожалуйста, выберите другое.
error-match-unknown = Мы не нашли этот стол. Возможно, партию отменили.
start-what = Семь настольных игр для компании от одного до шести человек: по очереди кладите фигуры, занимайте место и не оставляйте его другим.
start-free = Играйте с компьютером, с друзьями или с кем угодно онлайн. Бесплатно. Без аккаунта, без рекламы.
start-players = Игроки
start-players-about = Рейтинги и списки лучших
start-watch = Смотреть
start-watch-about = Партии в прямом эфире и записи
start-tournaments = Турниры
start-tournaments-about = Участвуйте или проводите свои

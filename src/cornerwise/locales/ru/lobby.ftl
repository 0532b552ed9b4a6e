## The start page

start-hero = Встретимся в углах.
start-play-now = Играть
start-play-now-about = { $game } против уровня { $level }
start-games = Игры
sort-by = Сортировка
sort-usual = Обычный порядок
sort-minutes = Длительность
sort-age = Возраст
sort-players = Число игроков
start-live = Сейчас играют
start-live-who = { $game }: { $who }
start-sample = Посмотрите, как играют другие
start-waiting = Ждут вас
start-running = Ваши партии
start-all-mine = Все ваши партии
start-more = Ещё
start-puzzles = Задачи
start-puzzles-about = Разместить все фигуры в одиночку
start-designs = Узоры
start-designs-about = Выкладывайте любые картины
start-learn = Учиться
start-learn-about = Правила и первые шаги
start-games-about = Текущие и законченные

## Ways of playing

mode-computer = Компьютер
mode-computer-about = девять уровней
mode-computer-title = Игра с компьютером
mode-friends = Друзья
mode-friends-about = по ссылке
mode-friends-title = Пригласить друзей
mode-anyone = Кто угодно
mode-anyone-about = кто сейчас здесь
mode-anyone-title = Найти соперника
mode-screen = Один экран
mode-screen-about = передавать по кругу
mode-screen-title = За одним экраном
lobby-game = Игра
lobby-kind = Какая именно
lobby-mode = С кем
lobby-strength = Сила
lobby-anyone-clock = Вы встретитесь с теми, кто выбрал такие же часы.
lobby-begin-computer = Играть
lobby-begin-friends = Открыть стол
lobby-begin-anyone = Найти соперника
lobby-begin-screen = Играть
lobby-more-choices = Другие настройки
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
lobby-open-seats = { $count ->
    [1] свободное место
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
lobby-your-turn-left = Ваш ход, осталось { $time }
lobby-their-turn = Ходит { $name }
lobby-running = Идёт игра
lobby-paused = Пауза
lobby-awaits-players = { $count ->
    [0] Вот-вот начнётся
    [1] Свободно одно место
    [one] Свободно { $count } место
    [few] Свободны { $count } места
    [many] Свободно { $count } мест
   *[other] Свободны { $count } места
  }
lobby-move-number = Ход { $number }
lobby-ended-won = Победа, { $ago }
lobby-ended-lost = Поражение, { $ago }
lobby-ended-drawn = Ничья, { $ago }
lobby-ended-played = Закончена { $ago }
lobby-ended-aborted = Отменена, { $ago }

## Setting a match up

setup-clock-other = Другие
setup-clock-kind = Время
setup-clock-kind-game = На партию
setup-clock-kind-move = На каждый ход
setup-clock-kind-days = Дни на каждый ход
setup-clock-minutes = Минут каждому
setup-clock-seconds = Секунд на ход
setup-clock-days-count = Дней на ход
setup-clock-increment = Добавка после каждого хода, секунд
setup-seats = Места
setup-options = Правила этой игры
setup-table = О столе
setup-listed = В общем списке
setup-listed-about = Любой может найти стол и сесть за него. Иначе только те, у кого есть ссылка.
setup-family = Семейный стол
setup-family-about = Подсказки для всех и без чата. Детям и новичкам можно дать фору.
setup-rated = На рейтинг
setup-rated-about = Каждому нужна учётная запись, и каждый играет за одно место.
setup-rated-account = Только с учётной записью и когда за столом разные люди.
setup-handicap = Фора
setup-handicap-about = Кто играет лучше, обходится без некоторых самых больших фигур. Такая партия не идёт в рейтинг.
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
setup-chat-off = Без чата
setup-clash = Это не сочетается.
setup-play = Играть
setup-open = Открыть стол
setup-rules = Как играть в «{ $game }»
setup-seat-me = { $name }
setup-seat-beside-me = Кто-то за этим экраном
setup-seat-name = Имя игрока { $number }
setup-seat-open = Открыто для других
setup-seat-number = Место { $seat }
setup-seat-of-colours = Место { $seat }, { $colours }
setup-seat-with = вместе с местом { $seats }

## Inviting and joining

copy = Копировать
copied = Скопировано
copy-failed = Скопируйте, пожалуйста, вручную
print = Печать
invite-title = Приглашение
invite-about = { $count ->
    [1] Свободно одно место. Его может занять любой, у кого есть ссылка.
    [one] Свободно { $count } место. Занять его может любой, у кого есть ссылка.
    [few] Свободны { $count } места. Занять одно из них может любой, у кого есть ссылка.
    [many] Свободно { $count } мест. Занять одно из них может любой, у кого есть ссылка.
   *[other] Свободны { $count } места. Занять одно из них может любой, у кого есть ссылка.
  }
invite-link = Ссылка на этот стол
invite-copy = Копировать ссылку
invite-share = Поделиться
invite-camera = Для камеры
invite-camera-about = Ссылка на этот стол, которую прочтёт камера
invite-message = Сыграйте со мной в «{ $game }».
join-title = Место за столом «{ $game }»
join-there = За столом: { $names }.
join-nobody = Здесь ещё никого нет.
join-which = Какое место
join-sit = Занять это место
join-watch = Смотреть партию
join-own = Открыть свой стол
join-full = За этим столом мест нет
join-full-text = { $count ->
    [1] Место занято.
    [one] Занято { $count } место.
    [few] Заняты все { $count } места.
    [many] Заняты все { $count } мест.
   *[other] Заняты все { $count } места.
  } Можно смотреть или открыть свой стол с теми же правилами.

## Lists of games

games-title = Ваши партии
games-running = Идут
games-finished = Закончены
games-empty = Первый угол свободен
games-empty-text = Здесь появятся партии, которые вы начнёте или к которым присоединитесь. Они останутся на этом устройстве и без учётной записи.
games-export = Забрать с собой
games-export-about = Все ваши партии в одном файле, для других программ или на потом.
watch-all = Все партии
watch-waiting = Ждут игроков
watch-playing = Идёт игра
watch-empty = Сейчас никто не играет открыто
watch-empty-text = Откройте стол в общем списке, и кто-нибудь может присоединиться. Партии по ссылке остаются закрытыми.
watch-open = Открыть стол

## The best players

players-best = Лучшие игроки в «{ $game }»
players-place = Место
players-name = Имя
players-rating = Рейтинг
players-games = Партии
players-empty = В «{ $game }» ещё ни у кого нет рейтинга
players-empty-text = Начало положат двое с учётными записями, сыграв на рейтинг.

## What can go wrong

error-match-bad-plan = Эти настройки не сочетаются.
error-match-seat-taken = Это место только что заняли.
error-match-unknown = Такого стола нет. Возможно, партию отменили.

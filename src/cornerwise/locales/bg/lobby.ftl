start-hero = Срещата е в ъглите.
start-play-now = Играй сега
start-play-now-about = { $game } срещу ниво { $level }
start-games = Игри
sort-by = Подреждане
sort-usual = Обичаен ред
sort-minutes = Времетраене
sort-age = Възраст
sort-players = Брой играчи
start-live = На живо
start-live-who = { $game }: { $who }
start-sample = Виж какво играят другите
start-waiting = Чакат те
start-running = Твоите игри
start-all-mine = Всички твои игри
start-more = Още
start-puzzles = Пъзели
start-puzzles-about = Всички фигури, за един играч
start-designs = Картини
start-designs-about = Реди картини, както ти харесва
start-learn = Уроци
start-learn-about = Правила и първи стъпки
start-games-about = Текущи и завършени
mode-computer = Компютърът
mode-computer-about = девет нива
mode-computer-title = Игра срещу компютъра
mode-friends = Приятели
mode-friends-about = покана с връзка
mode-friends-title = Покани приятели
mode-anyone = Всеки
mode-anyone-about = който е тук сега
mode-anyone-title = Намери противник
mode-screen = Един екран
mode-screen-about = от ръка на ръка
mode-screen-title = Около един екран
lobby-game = Игра
lobby-kind = Коя от тях
lobby-mode = Срещу кого
lobby-strength = Сила
lobby-anyone-clock = Срещаш тези, които са избрали същия часовник.
lobby-begin-computer = Играй
lobby-begin-friends = Отвори масата
lobby-begin-anyone = Намери противник
lobby-begin-screen = Играй
lobby-more-choices = Още възможности
lobby-rules = Правила
setup-clock = Часовник
setup-clock-none = Без часовник
setup-clock-game = { $time } на играч
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } на ход
setup-clock-days = { $time } на ход
lobby-open-seat = Свободно място
lobby-open-seats = { $count ->
    [one] свободно място
   *[other] { $count } свободни места
  }
lobby-computer = Компютър, ниво { $level }
lobby-computers = { $count ->
    [one] компютърът (ниво { $level })
   *[other] { $count } компютъра (ниво { $level })
  }
lobby-open-match = Отвори тази игра
lobby-your-turn = Твой ред е
lobby-your-turn-left = Твой ред е, още { $time }
lobby-their-turn = { $name } е на ход
lobby-running = Играе се
lobby-paused = На пауза
lobby-awaits-players = { $count ->
    [0] Ще започне всеки момент
    [one] Има едно свободно място
   *[other] Има { $count } свободни места
  }
lobby-move-number = Ход { $number }
lobby-ended-won = Победа, { $ago }
lobby-ended-lost = Загуба, { $ago }
lobby-ended-drawn = Равенство, { $ago }
lobby-ended-played = Завършена { $ago }
lobby-ended-aborted = Прекратена, { $ago }
setup-clock-other = Друг
setup-clock-kind = Време
setup-clock-kind-game = За играта
setup-clock-kind-move = За всеки ход
setup-clock-kind-days = Дни за всеки ход
setup-clock-minutes = Минути на играч
setup-clock-seconds = Секунди на ход
setup-clock-days-count = Дни на ход
setup-clock-increment = Още секунди след всеки ход
setup-seats = Места
setup-options = Правила на тази игра
setup-table = За масата
setup-listed = В списъка
setup-listed-about = Всеки може да намери масата и да седне. Иначе само тези, които имат връзката.
setup-family = Семейна маса
setup-family-about = Съвети за всички и без чат. Децата и начинаещите могат да получат хандикап в своя полза.
setup-rated = За рейтинг
setup-rated-about = Всеки трябва да има профил и играе на едно място.
setup-rated-account = Само с профил, за маси с различни хора.
setup-handicap = Хандикап
setup-handicap-about = Който играе по-добре, остава без някои от най-големите фигури. Такава игра не е за рейтинг.
setup-handicap-count = { $count ->
    [0] Всички фигури
    [one] Без { $count } фигура
   *[other] Без { $count } фигури
  }
setup-chat = Чат
setup-chat-presets = Готови реплики
setup-chat-free = Свободен текст
setup-chat-off = Без чат
setup-clash = Тези избори не са съвместими.
setup-play = Играй
setup-open = Отвори масата
setup-rules = Как се играе { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Някой на този екран
setup-seat-name = Име на играч { $number }
setup-seat-open = Свободно за други
setup-seat-number = Място { $seat }
setup-seat-of-colours = Място { $seat }, { $colours }
setup-seat-with = заедно с място { $seats }
copy = Копирай
copied = Копирано
copy-failed = Моля, копирай го на ръка
print = Печат
invite-title = Покани
invite-about = { $count ->
    [one] Има едно свободно място. Може да го заеме всеки, който има връзката.
   *[other] Има { $count } свободни места. Може да заеме едно всеки, който има връзката.
  }
invite-link = Връзката към тази маса
invite-copy = Копирай връзката
invite-share = Сподели
invite-camera = За камера
invite-camera-about = Връзката към тази маса, за прочитане с камера
invite-message = Играй { $game } с мен.
join-title = Място за { $game }
join-there = На масата: { $names }.
join-nobody = Още никой не е седнал.
join-which = Кое място
join-sit = Заеми това място
join-watch = Гледай тази игра
join-own = Отвори своя маса
join-full = Тази маса е пълна
join-full-text = { $count ->
    [one] Мястото е заето.
   *[other] Всичките { $count } места са заети.
  } Можеш да гледаш или да отвориш своя маса със същите правила.
games-title = Твоите игри
games-running = Текущи
games-finished = Завършени
games-empty = Първият ъгъл е свободен
games-empty-text = Тук се показват игрите, които започваш или към които се присъединяваш. Те остават на това устройство дори без профил.
games-export = Вземи ги със себе си
games-export-about = Всичките ти игри в един файл, за други програми или за по-късно.
watch-all = Всички игри
watch-waiting = Чакат играчи
watch-playing = Играят се
watch-empty = В момента никой не играе публично
watch-empty-text = Отвори маса в списъка и може някой да седне при теб. Игрите с връзка остават лични.
watch-open = Отвори маса
players-best = Най-добрите играчи на { $game }
players-place = Място
players-name = Име
players-rating = Рейтинг
players-games = Игри
players-empty = Още никой няма рейтинг за { $game }
players-empty-text = Началото ще сложат двама души с профили, които играят за рейтинг.
error-match-bad-plan = Тези избори не са съвместими.
error-match-seat-taken = Някой току-що зае това място.
error-match-unknown = Няма такава маса. Може да е прекратена.

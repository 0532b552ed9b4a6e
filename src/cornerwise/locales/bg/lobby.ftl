start-hero = Нареждай фигурите ъгъл до ъгъл.
start-play-now = Играй сега
start-play-now-about = { $game } срещу ниво { $level }
start-games = Игри
sort-by = Подреди по
sort-usual = Ред по подразбиране
sort-minutes = Времетраене
sort-age = Възраст
sort-players = Брой играчи
start-live = На живо
start-live-who = { $game }: { $who }
start-sample = Гледай игра
start-waiting = Твой ред е
start-running = Твоите игри
start-all-mine = Всички твои игри
start-more = Още
start-puzzles = Пъзели
start-puzzles-about = Намери единствения най-добър ход
start-designs = Картини
start-designs-about = Нареждай свои картини
start-learn = Уроци
start-learn-about = Уроци и правила
start-games-about = Текущи и завършени
mode-computer = Компютър
mode-computer-about = 9 нива
mode-computer-title = Играй срещу компютъра
mode-friends = Приятели
mode-friends-about = покана с връзка
mode-friends-title = Покани приятели
mode-anyone = Всеки онлайн
mode-anyone-about = хора, които са онлайн сега
mode-anyone-title = Намери противник
mode-screen = Един екран
mode-screen-about = заедно на това устройство
mode-screen-title = Играй на един екран
lobby-game = Игра
lobby-kind = Версия
lobby-mode = Противник
lobby-strength = Ниво
lobby-anyone-clock = Ще играеш с някого, който е избрал същия часовник.
lobby-begin-computer = Играй
lobby-begin-friends = Отвори маса
lobby-begin-anyone = Намери противник
lobby-begin-screen = Играй
lobby-more-choices = Още настройки
lobby-rules = Правила
setup-clock = Часовник
setup-clock-none = Без часовник
setup-clock-game = { $time } на играч
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } на ход
setup-clock-days = { $time } на ход
lobby-open-seat = Свободно място
lobby-open-seats =
    { $count ->
        [one] 1 свободно място
       *[other] { $count } свободни места
    }
lobby-computer = Компютър, ниво { $level }
lobby-computers = { $count ->
    [one] компютърът (ниво { $level })
   *[other] { $count } компютъра (ниво { $level })
  }
lobby-open-match = Отвори тази игра
lobby-your-turn = Твой ред е
lobby-your-turn-left = Твой ред е. Оставащо време: { $time }
lobby-their-turn = { $name } е на ход
lobby-running = В ход
lobby-paused = На пауза
lobby-awaits-players =
    { $count ->
        [0] Ще започне всеки момент
        [one] 1 свободно място
       *[other] { $count } свободни места
    }
lobby-move-number = Ход { $number }
lobby-ended-won = Победа, { $ago }
lobby-ended-lost = Загуба, { $ago }
lobby-ended-drawn = Равенство, { $ago }
lobby-ended-played = Завършена { $ago }
lobby-ended-aborted = Отменена, { $ago }
setup-clock-other = По избор
setup-clock-kind = Контрол на времето
setup-clock-kind-game = За цялата игра
setup-clock-kind-move = На ход
setup-clock-kind-days = Дни на ход
setup-clock-minutes = Минути на играч
setup-clock-seconds = Секунди на ход
setup-clock-days-count = Дни на ход
setup-clock-increment = Секунди, добавяни след всеки ход
setup-seats = Играчи
setup-count = Брой играчи
setup-who = Кой играе
setup-options = Правила
setup-table = Настройки на масата
setup-listed = Публична маса
setup-listed-about = Всеки може да намери тази маса и да се включи. Ако е изключено, е нужна връзката.
setup-family = Семейна маса
setup-family-about = Подсказки за всички и без чат. Добави хандикап, за да имат децата и начинаещите равен шанс.
setup-rated = За рейтинг
setup-rated-about = Всеки трябва да има профил и може да заеме само едно място.
setup-rated-account = Влез в профила си, за да играеш за рейтинг. Всеки на масата трябва да има профил.
setup-handicap = Хандикап
setup-handicap-about = По-силните играчи започват без някои от най-големите си фигури. Игрите с хандикап не са за рейтинг.
setup-handicap-count = { $count ->
    [0] Всички фигури
    [one] Без { $count } фигура
   *[other] Без { $count } фигури
  }
setup-chat = Чат
setup-chat-presets = Готови реплики
setup-chat-free = Свободен текст
setup-chat-off = Изключен
setup-clash = Тези настройки не са съвместими. Моля, промени една от тях.
setup-clash-heights = На тази дъска не може да се играе. Свържи всичките ѝ квадратчета и използвай от 2 до 512 кубчета.
setup-step-rules = Часовник и правила
heights-about = Избери височина, после докосни квадратчета или плъзни през тях. 0 прави дупка.
heights-board = Твоята дъска
heights-square = { $square }, височина { $height }
heights-columns = Колони
heights-columns-count = { $count ->
    [one] 1 колона
   *[other] { $count } колони
  }
heights-columns-fewer = Махни колона
heights-columns-more = Добави колона
heights-rows = Редове
heights-rows-count = { $count ->
    [one] 1 ред
   *[other] { $count } реда
  }
heights-rows-fewer = Махни ред
heights-rows-more = Добави ред
setup-play = Играй
setup-open = Отвори масата
setup-rules = Как се играе { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Друг човек на този екран
setup-seat-name = Име на играч { $number }
setup-seat-open = Свободно за други
setup-seat-number = Играч { $seat }
setup-seat-of-colours = Играч { $seat }, { $colours }
setup-seat-with = в отбор с играч { $seats }
copy = Копирай
copied = Копирано
copy-failed = Копирането не успя. Моля, маркирай го и го копирай ръчно.
print = Отпечатай
invite-title = Покани
invite-about =
    { $count ->
        [one] Има 1 свободно място. Всеки с връзката може да го заеме.
       *[other] Има { $count } свободни места. Всеки с връзката може да заеме едно.
    }
invite-link = Връзка към тази маса
invite-copy = Копирай връзката
invite-share = Сподели
invite-camera = QR код
invite-camera-about = QR код с връзката към тази маса
invite-message = Играй { $game } с мен.
join-title = Включи се в игра на { $game }
join-invites = { $name } те кани да играете { $game }
join-rule = Всяка фигура трябва да докосва с ъгъл друга фигура от своя цвят, но никога със страна. Покрий колкото можеш повече от дъската.
join-rule-rumis = Всяка фигура трябва да докосва друга фигура от своя цвят. Получаваш точка за всяко квадратче от твоя цвят, което се вижда отгоре.
join-rule-triominos = Числата, които се срещат, трябва да са еднакви. Числата на плочките, които поставяш, са твоите точки.
join-there = Вече са тук: { $names }.
join-nobody = Още никой не се е включил.
join-which = Избери място
join-sit = Заеми това място
join-watch = Гледай тази игра
join-own = Отвори своя маса
join-full = Тази маса е пълна
join-full-text = { $count ->
    [one] Мястото е заето.
   *[other] Всичките { $count } места са заети.
  } Можеш да гледаш или да отвориш своя маса със същите правила.
search-title = { $count ->
    [one] Търсим противник
   *[other] Търсим още { $count } играчи
  }
search-time = Време на търсене: { $time }
search-usual = Обичайно чакане: около { $time }.
search-usual-unknown = Още не можем да кажем колко ще отнеме. Напоследък твърде малко игри са започнали така.
search-nobody = В момента никой друг не търси игра.
search-others = { $count ->
    [one] Още 1 човек търси игра:
   *[other] Още { $count } души търсят игра:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Играй с компютъра дотогава
search-meanwhile-about = Търсенето продължава. Ще ти кажем, когато някой се включи.
search-stop = Спри търсенето
search-goes-on = Още търсим игра на { $game }
search-back = Покажи търсенето
search-found = Играта ти на { $game } може да започне. Някой се включи.
search-go = Към играта
games-title = Твоите игри
games-running = В ход
games-finished = Завършени
games-remove = Махни от списъка
games-remove-back = Ще се върне, ако някой изиграе ход.
games-empty = Още няма игри
games-empty-text = Тук се показват игрите, които започваш или в които се включваш. Те се пазят на това устройство дори без профил.
games-export = Изтегли игрите си
games-export-about = Всичките ти игри в един файл, за да ги запазиш или отвориш в други програми.
watch-all = Всички игри
watch-waiting = Чакат играчи
watch-playing = В ход
watch-empty = В момента няма публични игри
watch-empty-text = Отвори публична маса, за да могат да се включат и други. Игрите, споделени с връзка, остават лични.
watch-open = Отвори маса
players-best = Най-добри играчи: { $game }
players-place = Място
players-name = Име
players-rating = Рейтинг
players-games = Игри
players-empty = Още никой няма рейтинг за { $game }
players-empty-text = Изиграй игра за рейтинг и заеми първото място.
error-match-bad-plan = Тези настройки не са съвместими. Моля, промени една от тях.
error-match-seat-taken = Някой друг току-що зае това място. Моля, избери друго.
error-match-unknown = Не намираме тази маса. Може да е отменена.
start-what = Седем настолни игри за един до шестима души: поставяй фигури, когато си на ход, завземай място и не го оставяй на другите.
start-free = Играй с компютъра, с приятели или с когото и да е онлайн. Безплатно. Без профил, без реклами.
start-watch = Гледане
start-watch-about = Игри на живо и записи
start-tournaments = Турнири
start-tournaments-about = Включи се или направи свой
start-players = Играчи
start-players-about = Рейтинги и класации

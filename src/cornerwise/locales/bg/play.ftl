status-loading = Един момент
status-waiting = Чакаме играчи
status-waiting-text = Играта започва, когато всички места са заети.
status-paused = На пауза
status-paused-text = Часовниците са спрени.
status-over = Играта свърши
status-your-turn = Твой ред е
status-turn-of = { $name } е на ход
status-watching = Ти гледаш.
opening-both = Постави първата фигура и на двата цвята. После другият играч избира цвят.
opening-choose = Избери цвят. Следващ ход: { $colour }.
opening-take = Играй с { $colour }
handover-title = Подай екрана на { $name }
handover-show = Покажи плочките ми
status-viewing = след { $ply ->
    [0] подготовката
    [one] 1 ход
   *[other] { $ply } хода
  }
status-sending = изпраща се
status-planned = Ходът ти е планиран.
status-can-plan = Вземи фигура, за да планираш следващия си ход.
status-plan-hint = Постави я там, където я искаш.
status-places = { $places ->
    [one] Възможен е 1 ход
   *[other] Възможни са { $places } хода
  }
status-fits = { $places ->
    [0] Сега не пасва никъде
    [one] Пасва на 1 място
   *[other] Пасва на { $places } места
  }
status-it-fits = Пасва
status-does-not-fit = Тук не пасва
status-lost = Връзката се възстановява
status-lost-text = Нищо не е изгубено. Часовниците са спрени.
plan-fails = Планираният ти ход вече не е възможен.
notice-your-turn = Твой ред е
seat-open = Свободно място
seat-computer = Компютър, ниво { $level }
seat-engine = Компютър
seat-level = ниво { $level }
seat-number = Играч { $number }
seat-guest = Гост
seat-me = Ти
seat-you = { $name } (ти)
seat-replaced = компютърът играе вместо { $name }
seat-gone = напусна
seat-chooses = избира цвят
seat-cells = { $cells ->
    [one] остава 1
   *[other] остават { $cells }
  }
seat-pieces-cells = { $pieces ->
    [one] 1 фигура
   *[other] { $pieces } фигури
  }, { $cells ->
    [one] остава 1 поле
   *[other] остават { $cells } полета
  }
seat-tiles = { $tiles ->
    [one] 1 плочка
   *[other] { $tiles } плочки
  }
seat-points = { $points ->
    [one] { NUMBER($points) } точка
   *[other] { NUMBER($points) } точки
  }
seat-reach = може да стигне до { $cells ->
    [one] 1 свободно поле
   *[other] { $cells } свободни полета
  }
seat-corners-reach = { $corners ->
    [one] 1 свободен ъгъл
   *[other] { $corners } свободни ъгъла
  }, в обсег { $cells ->
    [one] 1 свободно поле
   *[other] { $cells } свободни полета
  }
dropped-resigned = предаде се
dropped-time = времето изтече
dropped-left = напусна
colour-blue = Синьо
colour-yellow = Жълто
colour-red = Червено
colour-green = Зелено
colour-purple = Лилаво
colour-orange = Оранжево
board-label = Дъска за { $game }
cell-free = { $cell }, свободно
cell-corner = { $cell }, свободно, твой ъгъл
cell-start = { $cell }, начално поле
cell-start-of = { $cell }, начало: { $colour }
cell-taken = { $cell }, { $colour }, фигура { $piece }
tray-label = Фигури
tray-piece = Фигура { $piece }, { $cells ->
    [one] 1 поле
   *[other] { $cells } полета
  }, { $places ->
    [0] няма място
    [one] 1 място
   *[other] { $places } места
  }, клавиш { $key }
tray-piece-waiting = Фигура { $piece }, { $cells ->
    [one] 1 поле
   *[other] { $cells } полета
  }, клавиш { $key }
piece-cells = Фигура { $piece }, { $cells ->
    [one] 1 поле
   *[other] { $cells } полета
  }
actions-label = Фигурата в ръката ти
action-turn = Върти
action-flip = Обърни
action-next = Друго място
action-next-of = { $number } от { $count }
action-drop = Върни
action-place = Постави
action-plan = План
action-sending = Праща се
nudge-label = Премести фигурата
nudge-up = Нагоре
nudge-down = Надолу
nudge-left = Наляво
nudge-right = Надясно
nudge-up-left = Нагоре и наляво
nudge-up-right = Нагоре и надясно
nudge-down-left = Надолу и наляво
nudge-down-right = Надолу и надясно
word-keep = Запази цвета ми
word-swap = Размени цветовете
word-draw = Изтегли плочка
word-pass = Пропусни
type-title = Въведи ход
type-label = Полетата, които фигурата покрива
type-all = { $count ->
    [one] Единственият възможен ход
   *[other] Всичките { $count } възможни хода
  }
type-piece = Фигура { $piece }, { $count ->
    [one] 1 място
   *[other] { $count } места
  }
clock-hours = ч
clock-days = д
plan-players = { $count ->
    [one] 1 играч
   *[other] { $count } играчи
  }
plan-clock-game = { $minutes } мин + { $seconds } с
plan-clock-move = { $seconds } с на ход
plan-clock-days = { $days ->
    [one] 1 ден на ход
   *[other] { $days } дни на ход
  }
plan-rated = за рейтинг
plan-family = семейна игра
tab-moves = Ходове
tab-hints = Съвети
tab-chat = Чат
moves-label = Ходовете досега
moves-none = Още няма нито един ход.
moves-steps = Премини през играта
moves-first = Към началото
moves-back = Един ход назад
moves-on = Един ход напред
moves-last = Към сегашния ход
hint-ask = Покажи ми ход
hint-thinking = Мисли
hint-move = Силен ход:
chat-label = Чат
chat-empty = Още никой не е казал нищо.
chat-is-off = На тази маса няма чат.
chat-write = Напиши нещо
chat-send = Изпрати
chat-mute = Заглуши
chat-muted = Няма да виждаш какво казва този играч.
chat-report = Докладвай
chat-reported = Операторът на този сървър ще го прегледа.
chat-news = { $count ->
    [one] 1 нов ред
   *[other] { $count } нови реда
  }
phrase-hello = Здравей
phrase-good-luck = Успех
phrase-have-fun = Приятна игра
phrase-your-turn = Твой ред е
phrase-one-moment = Един момент
phrase-nice-move = Хубав ход
phrase-oops = Опа
phrase-well-played = Добре изиграно
phrase-thanks = Благодаря
phrase-good-game = Добра игра
phrase-again = Още една?
phrase-goodbye = Довиждане
menu-title = Меню
menu-undo = Върни последния ход
menu-ask-undo = Помоли за връщане на ход
menu-pause = Пауза
menu-ask-pause = Помоли за пауза
menu-draw = Предложи равенство
menu-ask-draw = Предложи равенство
menu-abort = Прекрати играта
menu-ask-abort = Помоли за прекратяване
menu-resume = Продължи
menu-stand = Напусни масата
menu-resign = Предай се
menu-resign-sure = Да предадеш играта?
menu-play-on = Продължи
menu-carry = Продължи на друго устройство
menu-keys = Клавиши
menu-rules = Правила
switch-corners = Показвай свободните ъгли
switch-coordinates = Показвай координатите
switch-patterns = Знак върху всеки цвят
switch-confirm = Потвърждение преди поставяне
switch-tips = Показвай съвети
carry-text = Насочи камерата на другото устройство към тази картинка или въведи кода там. Важи пет минути, веднъж.
carry-picture = Кодът като картинка
carry-where = Въведи го на { $address }
keys-title = Клавиши
keys-piece = вземи фигура
keys-move = премести я
keys-turn = завърти я
keys-flip = обърни я
keys-next = към следващото място, където пасва
keys-place = постави я
keys-back = една стъпка назад
keys-type = въведи ход
keys-zen = само дъската и фигурите
keys-help = този списък
proposal-undo = { $name } иска да върне ход.
proposal-pause = { $name } моли за пауза.
proposal-draw = { $name } предлага равенство.
proposal-abort = { $name } иска да прекрати играта.
proposal-rematch = { $name } иска да играе отново.
proposal-waits = Чакаме другите.
proposal-declined = { $name } отказва.
answer-yes = Приеми
answer-no = Откажи
gone-text = { $name } напусна. Мястото се пази; какво да стане сега?
gone-wait = Изчакай
gone-engine = Нека играе компютърът
gone-result = Поискай резултата
over-rematch = Играй отново
over-to-rematch = Към новата игра
over-result = Резултат
over-review = Преглед
result-aborted = Играта е прекратена.
result-draw = Равенство
result-you = Печелиш
result-you-by = Печелиш с { $points ->
    [one] 1 точка
   *[other] { $points } точки
  }
result-other = { $name } печели
result-other-by = { $name } печели с { $points ->
    [one] 1 точка
   *[other] { $points } точки
  }

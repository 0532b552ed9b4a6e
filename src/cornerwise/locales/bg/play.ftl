status-loading = Зареждане…
status-waiting = Чакаме играчи
status-waiting-text = Играта започва, когато всички места са заети.
status-paused = На пауза
status-paused-text = Часовниците са спрени.
status-over = Край на играта
status-your-turn = Твой ред е
status-turn-of = { $name } е на ход
status-watching = Гледаш играта.
opening-both = Постави първата фигура и на двата цвята. После другият играч избира цвят.
opening-choose = Избери цвят. Следващ ход: { $colour }.
opening-take = Играй: { $colour }
handover-title = Подай екрана на { $name }
handover-show = Покажи плочките ми
status-viewing = { $ply ->
    [0] в началото
    [one] след 1 ход
   *[other] след { $ply } хода
  }
status-sending = изпращане…
status-planned = Следващият ти ход е планиран.
status-can-plan = Избери фигура, за да планираш следващия си ход.
status-plan-hint = Постави я там, където искаш да играеш на следващия ход.
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
status-lost = Възстановяване на връзката…
status-lost-text = Играта ти е в безопасност. Часовниците са спрени.
plan-fails = Планираният ти ход вече не е възможен. Избери друг.
notice-your-turn = Твой ред е
said-out = { $colour } вече не може да постави фигура.
said-out-you = Вече не можеш да поставиш фигура.
said-bridge = { $name }: мост, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] шестоъгълник
   *[other] { $count } шестоъгълника
  }, +{ $points }
seat-open = Свободно място
seat-computer = Компютър, ниво { $level }
seat-engine = Компютър
seat-level = ниво { $level }
seat-number = Играч { $number }
seat-guest = Гост
seat-me = Ти
seat-you = { $name } (ти)
seat-replaced = компютърът играе вместо { $name }
seat-gone = напусна масата
seat-chooses = избира цвят
seat-out = вън от играта
seat-cells = { $cells ->
    [one] остава 1
   *[other] остават { $cells }
  }
seat-pieces-cells =
    { $pieces ->
        [one] 1 фигура
       *[other] { $pieces } фигури
    }, { $shape ->
        [triangle]
            { $cells ->
                [one] остава 1 триъгълник
               *[other] остават { $cells } триъгълника
            }
        [cube]
            { $cells ->
                [one] остава 1 кубче
               *[other] остават { $cells } кубчета
            }
       *[square]
            { $cells ->
                [one] остава 1 квадратче
               *[other] остават { $cells } квадратчета
            }
    }
seat-tiles = { $tiles ->
    [one] 1 плочка
   *[other] { $tiles } плочки
  }
seat-points = { $points ->
    [one] { NUMBER($points) } точка
   *[other] { NUMBER($points) } точки
  }
seat-reach =
    може да стигне до { $shape ->
        [triangle]
            { $cells ->
                [one] 1 свободен триъгълник
               *[other] { $cells } свободни триъгълника
            }
        [cube]
            { $cells ->
                [one] 1 свободно кубче
               *[other] { $cells } свободни кубчета
            }
       *[square]
            { $cells ->
                [one] 1 свободно квадратче
               *[other] { $cells } свободни квадратчета
            }
    }
seat-corners-reach =
    { $corners ->
        [one] 1 свободен ъгъл
       *[other] { $corners } свободни ъгъла
    }, може да стигне до { $shape ->
        [triangle]
            { $cells ->
                [one] 1 свободен триъгълник
               *[other] { $cells } свободни триъгълника
            }
        [cube]
            { $cells ->
                [one] 1 свободно кубче
               *[other] { $cells } свободни кубчета
            }
       *[square]
            { $cells ->
                [one] 1 свободно квадратче
               *[other] { $cells } свободни квадратчета
            }
    }
dropped-resigned = предаде се
dropped-time = времето изтече
dropped-left = напусна играта
colour-blue = Синьо
colour-yellow = Жълто
colour-red = Червено
colour-green = Зелено
colour-purple = Лилаво
colour-orange = Оранжево
# Colours inside a sentence
ink-blue = синьо
ink-yellow = жълто
ink-red = червено
ink-green = зелено
ink-purple = лилаво
ink-orange = оранжево
board-label = Дъска за { $game }
cell-free = { $cell }, свободно
cell-corner = { $cell }, свободно, един от твоите ъгли
cell-start = { $cell }, начална точка
cell-start-of = { $cell }, тук започва { $colour }
cell-taken = { $cell }, { $colour }, фигура { $piece }
tray-label = Фигури
tray-piece =
    Фигура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 триъгълник
               *[other] { $cells } триъгълника
            }
        [cube]
            { $cells ->
                [one] 1 кубче
               *[other] { $cells } кубчета
            }
       *[square]
            { $cells ->
                [one] 1 квадратче
               *[other] { $cells } квадратчета
            }
    }, { $places ->
        [0] не пасва никъде
        [one] пасва на 1 място
       *[other] пасва на { $places } места
    }, клавиш { $key }
tray-piece-waiting =
    Фигура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 триъгълник
               *[other] { $cells } триъгълника
            }
        [cube]
            { $cells ->
                [one] 1 кубче
               *[other] { $cells } кубчета
            }
       *[square]
            { $cells ->
                [one] 1 квадратче
               *[other] { $cells } квадратчета
            }
    }, клавиш { $key }
piece-cells =
    Фигура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 триъгълник
               *[other] { $cells } триъгълника
            }
        [cube]
            { $cells ->
                [one] 1 кубче
               *[other] { $cells } кубчета
            }
       *[square]
            { $cells ->
                [one] 1 квадратче
               *[other] { $cells } квадратчета
            }
    }
actions-label = Избраната фигура
action-turn = Завърти
action-flip = Обърни
action-next = Друго място
action-next-of = { $number } от { $count }
action-drop = Прибери
action-place = Постави
action-plan = Планирай ход
action-sending = Изпращане…
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
type-what-tile = Плочка, и мястото ѝ, ако са няколко
type-what = Фигура и { $shape ->
    [triangle] триъгълник или всички триъгълници
    [cube] кубче или всички кубчета
   *[square] квадратче или всички квадратчета
  }, които покрива
type-several = { $count ->
    [one] На това отговаря 1 ход. Избери го по-долу.
   *[other] На това отговарят { $count } хода. Избери един.
  }
type-illegal = { $piece } на { $cell }: { $reason }
type-all = { $count ->
    [one] Единственият възможен ход
   *[other] Всичките { $count } възможни хода
  }
type-piece = Фигура { $piece }, { $count ->
    [one] 1 място
   *[other] { $count } места
  }
said-lays = { $name } постави { $piece } на { $cell }.
said-lays-you = Ти постави { $piece } на { $cell }.
said-lays-colour = { $name } постави { $piece } на { $cell }, { $colour }.
said-lays-colour-you = Ти постави { $piece } на { $cell }, { $colour }.
said-lays-tile = { $name } постави плочка { $tile }.
said-lays-tile-you = Ти постави плочка { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] 1 точка.
   *[other] { $points } точки.
  }
said-opened = { $count ->
    [one] 1 нов свободен ъгъл: { $cells }.
   *[other] { $count } нови свободни ъгъла: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 нов свободен ъгъл, например { $cells }.
   *[other] { $count } нови свободни ъгъла, например { $cells }.
  }
said-opened-none = Няма нови свободни ъгли.
said-undone = Последният ход беше върнат.
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
tab-hints = Подсказки
tab-chat = Чат
moves-label = Ходовете досега
moves-none = Още няма ходове.
moves-steps = Премини през играта
moves-first = Първи ход
moves-back = Предишен ход
moves-on = Следващ ход
moves-last = Последен ход
hint-ask = Покажи ми ход
hint-thinking = Мисли…
hint-move = Опитай този ход:
chat-label = Чат
chat-empty = Още няма съобщения.
chat-is-off = На тази маса чатът е изключен.
chat-write = Напиши съобщение
chat-send = Изпрати
chat-mute = Заглуши
chat-muted = Вече няма да виждаш съобщенията на този играч.
chat-report = Докладвай
chat-reported = Докладвано. Хората, които поддържат този сървър, ще го прегледат.
chat-news =
    { $count ->
        [one] 1 ново съобщение
       *[other] { $count } нови съобщения
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
phrase-again = Да играем пак?
phrase-goodbye = Довиждане
menu-title = Меню
menu-undo = Върни последния ход
menu-ask-undo = Помоли за връщане на ход
menu-pause = Направи пауза
menu-ask-pause = Помоли за пауза
menu-draw = Предложи равенство
menu-ask-draw = Предложи равенство
menu-abort = Отмени играта
menu-ask-abort = Помоли за отмяна на играта
menu-resume = Продължи
menu-stand = Напусни масата
menu-resign = Предай се
menu-resign-sure = Предаваш ли тази игра?
menu-play-on = Продължи да играеш
menu-carry = Продължи на друго устройство
menu-keys = Клавишни комбинации
menu-rules = Правила
switch-corners = Показвай свободните ъгли
switch-coordinates = Показвай координатите
switch-patterns = Показвай шарка върху всеки цвят
switch-confirm = Потвърждавай всеки ход
switch-tips = Показвай съвети
carry-text = Сканирай този QR код с другото устройство или въведи кода там. Важи веднъж, до 5 минути.
carry-picture = QR код, с който играта продължава на друго устройство
carry-where = Въведи кода на { $address }
keys-title = Клавишни комбинации
keys-piece = избери фигура
keys-move = премести я
keys-turn = завърти я
keys-flip = обърни я
keys-next = премини към следващото място, където пасва
keys-place = постави я
keys-back = върни се с една стъпка
keys-type = въведи ход
keys-zen = покажи само дъската и фигурите
keys-help = покажи този списък
proposal-undo = { $name } иска да върне ход.
proposal-pause = { $name } моли за пауза.
proposal-draw = { $name } предлага равенство.
proposal-abort = { $name } иска да отмени играта.
proposal-rematch = { $name } иска реванш.
proposal-waits = Чакаме другите…
proposal-declined = { $name } отказа.
answer-yes = Приеми
answer-no = Откажи
gone-text = { $name } напусна, но мястото се пази. Можеш да изчакаш, да оставиш компютъра да играе или да зачетеш играта като загуба за { $name }.
gone-wait = Изчакай
gone-engine = Нека играе компютърът
gone-result = Зачети загуба
over-rematch = Играй реванш
over-to-rematch = Премини към реванша
over-result = Резултат
over-review = Прегледай
result-aborted = Играта е отменена.
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
task-own-start = Покрий началната си точка с фигура.
task-start = Покрий някоя начална точка с фигура.
task-anywhere = Избери фигура и я постави където искаш.
task-corner = Избери фигура и докосни с нея някой от своите ъгли.
task-base = Избери фигура и я постави на основата.
task-join = Избери фигура и я постави на основата до друга.
task-face = Избери фигура и я допри до своя цвят.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] 1 поставен триъгълник
       *[other] { $cells } поставени триъгълника
      }
   *[square] { $cells ->
        [one] 1 поставено квадратче
       *[other] { $cells } поставени квадратчета
      }
  }
seat-placed-short = { $cells } на дъската
seat-seen = видими отгоре: { $cells }
seat-seen-short = видими: { $cells }
tray-more = Още фигури
tray-more-fit = Още фигури, които пасват
moves-show = Покажи ходовете

## Whose turn it is and what can be done

status-loading = Загрузка…
status-waiting = Ждём игроков
status-waiting-text = Партия начнётся, когда все места будут заняты.
status-paused = Пауза
status-paused-text = Часы остановлены.
status-over = Партия окончена
status-your-turn = Ваш ход
status-turn-of = Ходит { $name }
status-watching = Вы смотрите партию.
opening-both = Положите первую фигуру обоих цветов. Затем другой игрок выберет цвет.
opening-choose = Выберите цвет. Следующий ход: { $colour }.
opening-take = Играть: { $colour }
handover-title = Передайте экран: { $name }
handover-show = Показать мои фишки
status-viewing = { $ply ->
    [0] в начале
    [one] после { $ply } хода
    [few] после { $ply } ходов
    [many] после { $ply } ходов
   *[other] после { $ply } ходов
  }
status-sending = отправка…
status-planned = Ваш следующий ход запланирован.
status-can-plan = Выберите фигуру, чтобы запланировать следующий ход.
status-plan-hint = Положите её туда, куда хотите пойти следующим ходом.
status-places = { $places ->
    [one] Возможен { $places } ход
    [few] Возможны { $places } хода
    [many] Возможно { $places } ходов
   *[other] Возможны { $places } хода
  }
status-fits = { $places ->
    [0] Сейчас никуда не подходит
    [one] Подходит в { $places } месте
    [few] Подходит в { $places } местах
    [many] Подходит в { $places } местах
   *[other] Подходит в { $places } местах
  }
status-it-fits = Подходит
status-does-not-fit = Сюда не подходит
status-lost = Восстанавливаем связь…
status-lost-text = Ваша партия сохранена. Часы на паузе.
plan-fails = Запланированный ход больше невозможен. Выберите другой.
notice-your-turn = Ваш ход

## Said on the board for a moment

said-out = { $colour } больше не может положить ни одной фигуры.
said-out-you = Вы больше не можете положить ни одной фигуры.
said-bridge = { $name }: мост, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] шестиугольник
    [few] { $count } шестиугольника
    [many] { $count } шестиугольников
   *[other] { $count } шестиугольника
  }, +{ $points }

## Seats

seat-open = Свободное место
seat-computer = Компьютер, уровень { $level }
seat-engine = Компьютер
seat-level = уровень { $level }
seat-number = Игрок { $number }
seat-guest = Гость
seat-me = Вы
seat-you = { $name } (вы)
seat-replaced = за игрока { $name } играет компьютер
seat-gone = больше не за столом
seat-chooses = выбирает цвет
seat-out = больше нет ходов
seat-cells = осталось { $cells }
seat-pieces-cells =
    { $pieces ->
        [one] { $pieces } фигура
        [few] { $pieces } фигуры
        [many] { $pieces } фигур
       *[other] { $pieces } фигуры
    }, { $shape ->
        [triangle]
            { $cells ->
                [one] остался { $cells } треугольник
                [few] осталось { $cells } треугольника
                [many] осталось { $cells } треугольников
               *[other] осталось { $cells } треугольника
            }
        [cube]
            { $cells ->
                [one] остался { $cells } кубик
                [few] осталось { $cells } кубика
                [many] осталось { $cells } кубиков
               *[other] осталось { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] остался { $cells } квадрат
                [few] осталось { $cells } квадрата
                [many] осталось { $cells } квадратов
               *[other] осталось { $cells } квадрата
            }
    }
seat-tiles = { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
    [many] { $tiles } фишек
   *[other] { $tiles } фишки
  }
seat-points = { $points ->
    [one] { NUMBER($points) } очко
    [few] { NUMBER($points) } очка
    [many] { NUMBER($points) } очков
   *[other] { NUMBER($points) } очка
  }
seat-reach =
    в досягаемости { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } свободный треугольник
                [few] { $cells } свободных треугольника
                [many] { $cells } свободных треугольников
               *[other] { $cells } свободных треугольника
            }
        [cube]
            { $cells ->
                [one] { $cells } свободный кубик
                [few] { $cells } свободных кубика
                [many] { $cells } свободных кубиков
               *[other] { $cells } свободных кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } свободный квадрат
                [few] { $cells } свободных квадрата
                [many] { $cells } свободных квадратов
               *[other] { $cells } свободных квадрата
            }
    }
seat-corners-reach =
    { $corners ->
        [one] { $corners } открытый угол
        [few] { $corners } открытых угла
        [many] { $corners } открытых углов
       *[other] { $corners } открытых угла
    }, в досягаемости { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } свободный треугольник
                [few] { $cells } свободных треугольника
                [many] { $cells } свободных треугольников
               *[other] { $cells } свободных треугольника
            }
        [cube]
            { $cells ->
                [one] { $cells } свободный кубик
                [few] { $cells } свободных кубика
                [many] { $cells } свободных кубиков
               *[other] { $cells } свободных кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } свободный квадрат
                [few] { $cells } свободных квадрата
                [many] { $cells } свободных квадратов
               *[other] { $cells } свободных квадрата
            }
    }
dropped-resigned = партия сдана
dropped-time = время вышло
dropped-left = выход из партии

## Colours

colour-blue = Синий
colour-yellow = Жёлтый
colour-red = Красный
colour-green = Зелёный
colour-purple = Фиолетовый
colour-orange = Оранжевый
# Colours inside a sentence
ink-blue = синий
ink-yellow = жёлтый
ink-red = красный
ink-green = зелёный
ink-purple = фиолетовый
ink-orange = оранжевый

## The board

board-label = Доска «{ $game }»
cell-free = { $cell }, свободно
cell-corner = { $cell }, свободно, один из ваших углов
cell-start = { $cell }, стартовая точка
cell-start-of = { $cell }, здесь начинает { $colour }
cell-taken = { $cell }, { $colour }, фигура { $piece }

## The tray and what is done with a piece

tray-label = Фигуры
tray-piece =
    Фигура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } треугольник
                [few] { $cells } треугольника
                [many] { $cells } треугольников
               *[other] { $cells } треугольника
            }
        [cube]
            { $cells ->
                [one] { $cells } кубик
                [few] { $cells } кубика
                [many] { $cells } кубиков
               *[other] { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } квадрат
                [few] { $cells } квадрата
                [many] { $cells } квадратов
               *[other] { $cells } квадрата
            }
    }, { $places ->
        [0] никуда не подходит
        [one] подходит в { $places } месте
        [few] подходит в { $places } местах
        [many] подходит в { $places } местах
       *[other] подходит в { $places } местах
    }, клавиша { $key }
tray-piece-waiting =
    Фигура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } треугольник
                [few] { $cells } треугольника
                [many] { $cells } треугольников
               *[other] { $cells } треугольника
            }
        [cube]
            { $cells ->
                [one] { $cells } кубик
                [few] { $cells } кубика
                [many] { $cells } кубиков
               *[other] { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } квадрат
                [few] { $cells } квадрата
                [many] { $cells } квадратов
               *[other] { $cells } квадрата
            }
    }, клавиша { $key }
piece-cells =
    Фигура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } треугольник
                [few] { $cells } треугольника
                [many] { $cells } треугольников
               *[other] { $cells } треугольника
            }
        [cube]
            { $cells ->
                [one] { $cells } кубик
                [few] { $cells } кубика
                [many] { $cells } кубиков
               *[other] { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } квадрат
                [few] { $cells } квадрата
                [many] { $cells } квадратов
               *[other] { $cells } квадрата
            }
    }
actions-label = Выбранная фигура
action-turn = Повернуть
action-flip = Перевернуть
action-next = Другое место
action-next-of = { $number } из { $count }
action-drop = Убрать
action-place = Положить
action-plan = Наметить ход
action-sending = Отправка…
nudge-label = Подвинуть фигуру
nudge-up = Вверх
nudge-down = Вниз
nudge-left = Влево
nudge-right = Вправо
nudge-up-left = Вверх и влево
nudge-up-right = Вверх и вправо
nudge-down-left = Вниз и влево
nudge-down-right = Вниз и вправо
word-keep = Оставить цвет
word-swap = Поменяться цветами
word-draw = Взять фишку
word-pass = Пасовать
type-title = Ввести ход
type-what-tile = Фишка, и её место, если их несколько
type-what = Фигура и { $shape ->
    [triangle] треугольник или все треугольники, которые
    [cube] кубик или все кубики, которые
   *[square] квадрат или все квадраты, которые
  } она закрывает
type-several = { $count ->
    [one] Подходит { $count } ход. Выберите его ниже.
    [few] Подходят { $count } хода. Выберите один.
    [many] Подходят { $count } ходов. Выберите один.
   *[other] Подходит { $count } хода. Выберите один.
  }
type-illegal = { $piece } на { $cell }: { $reason }
type-all = { $count ->
    [1] Единственный возможный ход
    [one] { $count } возможный ход
    [few] Все { $count } возможных хода
    [many] Все { $count } возможных ходов
   *[other] Все { $count } возможных хода
  }
type-piece = Фигура { $piece }, { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
  }

## What screen readers say when a move is made

said-lays = { $name } кладёт { $piece } на { $cell }.
said-lays-you = Вы положили { $piece } на { $cell }.
said-lays-colour = { $name } кладёт { $piece } на { $cell }, { $colour }.
said-lays-colour-you = Вы положили { $piece } на { $cell }, { $colour }.
said-lays-tile = { $name } кладёт фишку { $tile }.
said-lays-tile-you = Вы положили фишку { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
  }
said-opened = { $count ->
    [one] { $count } новый открытый угол: { $cells }.
    [few] { $count } новых открытых угла: { $cells }.
    [many] { $count } новых открытых углов: { $cells }.
   *[other] { $count } нового открытого угла: { $cells }.
  }
said-opened-many = { $count ->
    [one] { $count } новый открытый угол, например { $cells }.
    [few] { $count } новых открытых угла, например { $cells }.
    [many] { $count } новых открытых углов, например { $cells }.
   *[other] { $count } нового открытого угла, например { $cells }.
  }
said-opened-none = Новых открытых углов нет.
said-undone = Последний ход отменён.

## Clocks and what was agreed

clock-hours = ч
clock-days = д
plan-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
plan-clock-game = { $minutes } мин + { $seconds } с
plan-clock-move = { $seconds } с на ход
plan-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
  }
plan-rated = рейтинговая
plan-family = семейная партия

## Moves, hints, chat

tab-moves = Ходы
tab-hints = Подсказки
tab-chat = Чат
moves-label = Сделанные ходы
moves-none = Ходов пока нет.
moves-steps = Пройти по партии
moves-first = Первый ход
moves-back = Предыдущий ход
moves-on = Следующий ход
moves-last = Последний ход
hint-ask = Показать ход
hint-thinking = Думаю…
hint-move = Попробуйте этот ход:
chat-label = Чат
chat-empty = Сообщений пока нет.
chat-is-off = За этим столом чат выключен.
chat-write = Написать сообщение
chat-send = Отправить
chat-mute = Скрыть
chat-muted = Вы больше не увидите сообщений этого игрока.
chat-report = Пожаловаться
chat-reported = Жалоба отправлена. Владельцы этого сервера её рассмотрят.
chat-news =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } новых сообщения
    }
phrase-hello = Привет
phrase-good-luck = Удачи
phrase-have-fun = Приятной игры
phrase-your-turn = Ваш ход
phrase-one-moment = Минутку
phrase-nice-move = Хороший ход
phrase-oops = Ой
phrase-well-played = Отлично сыграно
phrase-thanks = Спасибо
phrase-good-game = Хорошая игра
phrase-again = Сыграем ещё?
phrase-goodbye = Пока

## The menu

menu-title = Меню
menu-undo = Вернуть последний ход
menu-ask-undo = Попросить вернуть ход
menu-pause = Приостановить
menu-ask-pause = Попросить о паузе
menu-draw = Предложить ничью
menu-ask-draw = Предложить ничью
menu-abort = Отменить партию
menu-ask-abort = Попросить об отмене партии
menu-resume = Продолжить
menu-stand = Выйти из-за стола
menu-resign = Сдаться
menu-resign-sure = Сдать эту партию?
menu-play-on = Продолжить игру
menu-carry = Продолжить на другом устройстве
menu-keys = Горячие клавиши
menu-rules = Правила
switch-corners = Показывать открытые углы
switch-coordinates = Показывать координаты
switch-patterns = Показывать узор на каждом цвете
switch-confirm = Подтверждать каждый ход
switch-tips = Показывать советы
carry-text = Отсканируйте этот QR-код другим устройством или введите там код. Он действует один раз, в течение 5 минут.
carry-picture = QR-код, чтобы продолжить партию на другом устройстве
carry-where = Введите код на { $address }
keys-title = Горячие клавиши
keys-piece = выбрать фигуру
keys-move = подвинуть её
keys-turn = повернуть её
keys-flip = перевернуть её
keys-next = перейти к следующему подходящему месту
keys-place = положить её
keys-back = вернуться на шаг
keys-type = ввести ход
keys-zen = показать только доску и фигуры
keys-help = показать этот список

## Asking and answering

proposal-undo = { $name } хочет вернуть ход.
proposal-pause = { $name } просит о паузе.
proposal-draw = { $name } предлагает ничью.
proposal-abort = { $name } хочет отменить партию.
proposal-rematch = { $name } хочет реванш.
proposal-waits = Ждём остальных…
proposal-declined = { $name }: отказ.
answer-yes = Принять
answer-no = Отклонить
gone-text = { $name } больше не за столом, место сохраняется. Можно подождать, передать игру компьютеру или засчитать поражение игроку { $name }.
gone-wait = Подождать
gone-engine = Передать компьютеру
gone-result = Засчитать поражение

## At the table before and after

over-rematch = Сыграть реванш
over-to-rematch = Перейти к реваншу
over-result = Счёт
over-review = Разобрать
result-aborted = Партия отменена.
result-draw = Ничья
result-you = Вы победили
result-you-by = Вы победили с перевесом в { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
result-other = Побеждает { $name }
result-other-by = Побеждает { $name } с перевесом в { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
task-own-start = Закройте фигурой свою стартовую точку.
task-start = Закройте фигурой стартовую точку.
task-anywhere = Выберите фигуру и положите её куда угодно.
task-corner = Выберите фигуру и коснитесь ею одного из своих углов.
task-base = Выберите фигуру и поставьте её на основание.
task-join = Выберите фигуру и поставьте её на основание рядом с другой.
task-face = Выберите фигуру и приставьте её к своему цвету.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] { $cells } треугольник на доске
        [few] { $cells } треугольника на доске
        [many] { $cells } треугольников на доске
       *[other] { $cells } треугольника на доске
      }
   *[square] { $cells ->
        [one] { $cells } квадрат на доске
        [few] { $cells } квадрата на доске
        [many] { $cells } квадратов на доске
       *[other] { $cells } квадрата на доске
      }
  }
seat-placed-short = { $cells } на доске
seat-seen = сверху видно { $cells }
seat-seen-short = видно { $cells }
tray-more = Ещё фигуры
tray-more-fit = Ещё подходящие фигуры
moves-show = Показать ходы

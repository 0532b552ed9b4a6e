## Whose turn it is and what can be done

status-loading = Одну минуту
status-waiting = Ждём игроков
status-waiting-text = Партия начнётся, когда все места будут заняты.
status-paused = Пауза
status-paused-text = Часы стоят.
status-over = Партия окончена
status-your-turn = Ваш ход
status-turn-of = Ходит { $name }
status-watching = Вы наблюдаете.
opening-both = Положите первую фигуру обоих цветов. Затем другой игрок выберет цвет.
opening-choose = Выберите цвет. Следующий ход: { $colour }.
opening-take = Играть: { $colour }
handover-title = Передайте экран: { $name }
handover-show = Показать мои фишки
status-viewing = после { $ply ->
    [0] подготовки
    [one] { $ply } хода
    [few] { $ply } ходов
    [many] { $ply } ходов
   *[other] { $ply } ходов
  }
status-sending = отправляется
status-planned = Ваш ход запланирован.
status-can-plan = Возьмите фигуру, чтобы запланировать следующий ход.
status-plan-hint = Положите её туда, куда хотите пойти.
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
status-lost = Восстанавливаем связь
status-lost-text = Ничего не потеряно. Часы на паузе.
plan-fails = Запланированный ход больше невозможен.
notice-your-turn = Ваш ход

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
seat-gone = нет за столом
seat-chooses = выбирает цвет
seat-cells = осталось { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
    [many] { $pieces } фигур
   *[other] { $pieces } фигуры
  }, { $cells ->
    [one] осталась { $cells } клетка
    [few] осталось { $cells } клетки
    [many] осталось { $cells } клеток
   *[other] осталось { $cells } клетки
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
seat-reach = в досягаемости { $cells ->
    [one] { $cells } свободная клетка
    [few] { $cells } свободные клетки
    [many] { $cells } свободных клеток
   *[other] { $cells } свободные клетки
  }
seat-corners-reach = { $corners ->
    [one] { $corners } открытый угол
    [few] { $corners } открытых угла
    [many] { $corners } открытых углов
   *[other] { $corners } открытых угла
  }, в досягаемости { $cells ->
    [one] { $cells } свободная клетка
    [few] { $cells } свободные клетки
    [many] { $cells } свободных клеток
   *[other] { $cells } свободные клетки
  }
dropped-resigned = партия сдана
dropped-time = время вышло
dropped-left = место покинуто

## Colours

colour-blue = Синий
colour-yellow = Жёлтый
colour-red = Красный
colour-green = Зелёный
colour-purple = Фиолетовый
colour-orange = Оранжевый

## The board

board-label = Доска «{ $game }»
cell-free = { $cell }, свободна
cell-corner = { $cell }, свободна, ваш угол
cell-start = { $cell }, стартовая клетка
cell-start-of = { $cell }, старт: { $colour }
cell-taken = { $cell }, { $colour }, фигура { $piece }

## The tray and what is done with a piece

tray-label = Фигуры
tray-piece = Фигура { $piece }, { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
  }, { $places ->
    [0] нет места
    [one] { $places } место
    [few] { $places } места
    [many] { $places } мест
   *[other] { $places } места
  }, клавиша { $key }
tray-piece-waiting = Фигура { $piece }, { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
  }, клавиша { $key }
piece-cells = Фигура { $piece }, { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
    [many] { $cells } клеток
   *[other] { $cells } клетки
  }
actions-label = Фигура в руке
action-turn = Поворот
action-flip = Зеркало
action-next = Ещё место
action-next-of = { $number } из { $count }
action-drop = Убрать
action-place = Положить
action-plan = В план
action-sending = Отправка
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
word-swap = Поменяться
word-draw = Взять фишку
word-pass = Пас
type-title = Ввести ход
type-label = Клетки, которые закроет фигура
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
plan-rated = на рейтинг
plan-family = семейная партия

## Moves, hints, chat

tab-moves = Ходы
tab-hints = Подсказки
tab-chat = Чат
moves-label = Сделанные ходы
moves-none = Ходов ещё не было.
moves-steps = Пройти по партии
moves-first = К началу
moves-back = На ход назад
moves-on = На ход вперёд
moves-last = К текущему
hint-ask = Подсказать ход
hint-thinking = Думаю
hint-move = Сильный ход:
chat-label = Чат
chat-empty = Ещё никто ничего не сказал.
chat-is-off = За этим столом нет чата.
chat-write = Напишите что-нибудь
chat-send = Отправить
chat-mute = Скрыть
chat-muted = Вы не увидите, что говорит этот игрок.
chat-report = Пожаловаться
chat-reported = Владелец этого сервера посмотрит.
chat-news = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
    [many] { $count } новых строк
   *[other] { $count } новые строки
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
phrase-again = Ещё партию?
phrase-goodbye = Пока

## The menu

menu-title = Меню
menu-undo = Вернуть последний ход
menu-ask-undo = Попросить вернуть ход
menu-pause = Пауза
menu-ask-pause = Попросить паузу
menu-draw = Предложить ничью
menu-ask-draw = Предложить ничью
menu-abort = Отменить партию
menu-ask-abort = Предложить отмену партии
menu-resume = Продолжить
menu-stand = Встать из-за стола
menu-resign = Сдаться
menu-resign-sure = Сдать эту партию?
menu-play-on = Продолжить
menu-carry = На другое устройство
menu-keys = Клавиши
menu-rules = Правила
switch-corners = Показывать открытые углы
switch-coordinates = Показывать координаты
switch-patterns = Знак на каждом цвете
switch-confirm = Подтверждать ход
switch-tips = Показывать советы
carry-text = Наведите камеру другого устройства на эту картинку или введите там код. Он действует пять минут, один раз.
carry-picture = Код в виде картинки
carry-where = Введите его на { $address }
keys-title = Клавиши
keys-piece = взять фигуру
keys-move = подвинуть
keys-turn = повернуть
keys-flip = перевернуть
keys-next = к следующему подходящему месту
keys-place = положить
keys-back = на шаг назад
keys-type = ввести ход
keys-zen = только доска и фигуры
keys-help = этот список

## Asking and answering

proposal-undo = { $name } просит вернуть ход.
proposal-pause = { $name } просит паузу.
proposal-draw = { $name } предлагает ничью.
proposal-abort = { $name } предлагает отменить партию.
proposal-rematch = { $name } предлагает сыграть ещё раз.
proposal-waits = Ждём остальных.
proposal-declined = { $name }: отказ.
answer-yes = Согласиться
answer-no = Отклонить
gone-text = { $name } больше не за столом. Место сохраняется; что дальше?
gone-wait = Ждать
gone-engine = Пусть играет компьютер
gone-result = Засчитать результат

## At the table before and after

over-rematch = Сыграть ещё
over-to-rematch = К новой партии
over-result = Счёт
over-review = Разбор
result-aborted = Партию отменили.
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

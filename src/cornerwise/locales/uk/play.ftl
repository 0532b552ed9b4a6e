## Whose turn it is and what can be done

status-loading = Хвилинку
status-waiting = Чекаємо на гравців
status-waiting-text = Партія почнеться, коли всі місця буде зайнято.
status-paused = Пауза
status-paused-text = Годинники стоять.
status-over = Партію завершено
status-your-turn = Ваш хід
status-turn-of = Ходить { $name }
status-watching = Ви спостерігаєте.
opening-both = Покладіть першу фігуру обох кольорів. Потім інший гравець обере колір.
opening-choose = Оберіть колір. Наступний хід: { $colour }.
opening-take = Грати: { $colour }
handover-title = Передайте екран: { $name }
handover-show = Показати мої фішки
status-viewing = після { $ply ->
    [0] підготовки
    [one] { $ply } ходу
    [few] { $ply } ходів
    [many] { $ply } ходів
   *[other] { $ply } ходів
  }
status-sending = надсилається
status-planned = Ваш хід заплановано.
status-can-plan = Візьміть фігуру, щоб запланувати наступний хід.
status-plan-hint = Покладіть її туди, куди хочете піти.
status-places = { $places ->
    [one] Можливий { $places } хід
    [few] Можливі { $places } ходи
    [many] Можливо { $places } ходів
   *[other] Можливі { $places } ходи
  }
status-fits = { $places ->
    [0] Зараз нікуди не підходить
    [one] Підходить в { $places } місці
    [few] Підходить у { $places } місцях
    [many] Підходить у { $places } місцях
   *[other] Підходить у { $places } місцях
  }
status-it-fits = Підходить
status-does-not-fit = Сюди не підходить
status-lost = Відновлюємо зв’язок
status-lost-text = Нічого не втрачено. Годинники на паузі.
plan-fails = Запланований хід більше неможливий.
notice-your-turn = Ваш хід

## Seats

seat-open = Вільне місце
seat-computer = Комп’ютер, рівень { $level }
seat-engine = Комп’ютер
seat-level = рівень { $level }
seat-number = Гравець { $number }
seat-guest = Гість
seat-me = Ви
seat-you = { $name } (ви)
seat-replaced = за гравця { $name } грає комп’ютер
seat-gone = немає за столом
seat-chooses = обирає колір
seat-cells = лишилося { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } фігура
    [few] { $pieces } фігури
    [many] { $pieces } фігур
   *[other] { $pieces } фігури
  }, { $cells ->
    [one] лишилася { $cells } клітинка
    [few] лишилося { $cells } клітинки
    [many] лишилося { $cells } клітинок
   *[other] лишилося { $cells } клітинки
  }
seat-tiles = { $tiles ->
    [one] { $tiles } фішка
    [few] { $tiles } фішки
    [many] { $tiles } фішок
   *[other] { $tiles } фішки
  }
seat-points = { $points ->
    [one] { NUMBER($points) } бал
    [few] { NUMBER($points) } бали
    [many] { NUMBER($points) } балів
   *[other] { NUMBER($points) } бала
  }
seat-reach = у досяжності { $cells ->
    [one] { $cells } вільна клітинка
    [few] { $cells } вільні клітинки
    [many] { $cells } вільних клітинок
   *[other] { $cells } вільні клітинки
  }
seat-corners-reach = { $corners ->
    [one] { $corners } відкритий кут
    [few] { $corners } відкриті кути
    [many] { $corners } відкритих кутів
   *[other] { $corners } відкриті кути
  }, у досяжності { $cells ->
    [one] { $cells } вільна клітинка
    [few] { $cells } вільні клітинки
    [many] { $cells } вільних клітинок
   *[other] { $cells } вільні клітинки
  }
dropped-resigned = партію здано
dropped-time = час вийшов
dropped-left = місце покинуто

## Colours

colour-blue = Синій
colour-yellow = Жовтий
colour-red = Червоний
colour-green = Зелений
colour-purple = Фіолетовий
colour-orange = Помаранчевий

## The board

board-label = Дошка «{ $game }»
cell-free = { $cell }, вільна
cell-corner = { $cell }, вільна, ваш кут
cell-start = { $cell }, стартова клітинка
cell-start-of = { $cell }, старт: { $colour }
cell-taken = { $cell }, { $colour }, фігура { $piece }

## The tray and what is done with a piece

tray-label = Фігури
tray-piece = Фігура { $piece }, { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
  }, { $places ->
    [0] немає місця
    [one] { $places } місце
    [few] { $places } місця
    [many] { $places } місць
   *[other] { $places } місця
  }, клавіша { $key }
tray-piece-waiting = Фігура { $piece }, { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
  }, клавіша { $key }
piece-cells = Фігура { $piece }, { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
  }
actions-label = Фігура в руці
action-turn = Поворот
action-flip = Дзеркало
action-next = Ще місце
action-next-of = { $number } з { $count }
action-drop = Зняти
action-place = Покласти
action-plan = У план
action-sending = Надсилання
nudge-label = Посунути фігуру
nudge-up = Угору
nudge-down = Униз
nudge-left = Ліворуч
nudge-right = Праворуч
nudge-up-left = Угору й ліворуч
nudge-up-right = Угору й праворуч
nudge-down-left = Униз і ліворуч
nudge-down-right = Униз і праворуч
word-keep = Залишити колір
word-swap = Помінятися
word-draw = Узяти фішку
word-pass = Пас
type-title = Увести хід
type-label = Клітинки, які закриє фігура
type-all = { $count ->
    [1] Єдиний можливий хід
    [one] { $count } можливий хід
    [few] Усі { $count } можливі ходи
    [many] Усі { $count } можливих ходів
   *[other] Усі { $count } можливі ходи
  }
type-piece = Фігура { $piece }, { $count ->
    [one] { $count } місце
    [few] { $count } місця
    [many] { $count } місць
   *[other] { $count } місця
  }

## Clocks and what was agreed

clock-hours = год
clock-days = д
plan-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравці
  }
plan-clock-game = { $minutes } хв + { $seconds } с
plan-clock-move = { $seconds } с на хід
plan-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дні на хід
  }
plan-rated = на рейтинг
plan-family = сімейна партія

## Moves, hints, chat

tab-moves = Ходи
tab-hints = Підказки
tab-chat = Чат
moves-label = Зроблені ходи
moves-none = Ходів ще не було.
moves-steps = Пройти партію
moves-first = На початок
moves-back = На хід назад
moves-on = На хід уперед
moves-last = До поточного
hint-ask = Підказати хід
hint-thinking = Думаю
hint-move = Сильний хід:
chat-label = Чат
chat-empty = Ще ніхто нічого не сказав.
chat-is-off = За цим столом немає чату.
chat-write = Напишіть щось
chat-send = Надіслати
chat-mute = Сховати
chat-muted = Ви не побачите, що каже цей гравець.
chat-report = Поскаржитися
chat-reported = Власник цього сервера подивиться.
chat-news = { $count ->
    [one] { $count } новий рядок
    [few] { $count } нові рядки
    [many] { $count } нових рядків
   *[other] { $count } нові рядки
  }
phrase-hello = Привіт
phrase-good-luck = Щасти
phrase-have-fun = Гарної гри
phrase-your-turn = Ваш хід
phrase-one-moment = Хвилинку
phrase-nice-move = Гарний хід
phrase-oops = Ой
phrase-well-played = Чудово зіграно
phrase-thanks = Дякую
phrase-good-game = Хороша гра
phrase-again = Ще партію?
phrase-goodbye = Бувайте

## The menu

menu-title = Меню
menu-undo = Повернути останній хід
menu-ask-undo = Попросити повернути хід
menu-pause = Пауза
menu-ask-pause = Попросити паузу
menu-draw = Запропонувати нічию
menu-ask-draw = Запропонувати нічию
menu-abort = Скасувати партію
menu-ask-abort = Запропонувати скасування
menu-resume = Грати далі
menu-stand = Встати з-за столу
menu-resign = Здатися
menu-resign-sure = Здати цю партію?
menu-play-on = Грати далі
menu-carry = На інший пристрій
menu-keys = Клавіші
menu-rules = Правила
switch-corners = Показувати відкриті кути
switch-coordinates = Показувати координати
switch-patterns = Знак на кожному кольорі
switch-confirm = Підтверджувати хід
switch-tips = Показувати поради
carry-text = Наведіть камеру іншого пристрою на цю картинку або введіть там код. Він діє п’ять хвилин, один раз.
carry-picture = Код як картинка
carry-where = Введіть його на { $address }
keys-title = Клавіші
keys-piece = узяти фігуру
keys-move = посунути
keys-turn = повернути
keys-flip = перевернути
keys-next = до наступного місця, де підходить
keys-place = покласти
keys-back = на крок назад
keys-type = увести хід
keys-zen = лише дошка й фігури
keys-help = цей список

## Asking and answering

proposal-undo = { $name } просить повернути хід.
proposal-pause = { $name } просить паузу.
proposal-draw = { $name } пропонує нічию.
proposal-abort = { $name } пропонує скасувати партію.
proposal-rematch = { $name } пропонує зіграти ще раз.
proposal-waits = Чекаємо на інших.
proposal-declined = { $name }: відмова.
answer-yes = Погодитися
answer-no = Відхилити
gone-text = { $name } більше не за столом. Місце збережено; що далі?
gone-wait = Чекати
gone-engine = Хай грає комп’ютер
gone-result = Зарахувати результат

## At the table before and after

over-rematch = Зіграти ще
over-to-rematch = До нової партії
over-result = Рахунок
over-review = Розбір
result-aborted = Партію скасовано.
result-draw = Нічия
result-you = Ви перемогли
result-you-by = Ви перемогли з перевагою в { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }
result-other = Перемагає { $name }
result-other-by = Перемагає { $name } з перевагою в { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }

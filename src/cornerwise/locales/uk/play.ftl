## Whose turn it is and what can be done

status-loading = Завантаження…
status-waiting = Чекаємо на гравців
status-waiting-text = Партія почнеться, коли всі місця буде зайнято.
status-paused = Пауза
status-paused-text = Годинники зупинено.
status-over = Партію завершено
status-your-turn = Ваш хід
status-turn-of = Ходить { $name }
status-watching = Ви дивитеся партію.
opening-both = Покладіть першу фігуру обох кольорів. Потім інший гравець вибере колір.
opening-choose = Виберіть колір. Наступний хід: { $colour }.
opening-take = Грати: { $colour }
handover-title = Передайте екран: { $name }
handover-show = Показати мої фішки
status-viewing = { $ply ->
    [0] на початку
    [one] після { $ply } ходу
    [few] після { $ply } ходів
    [many] після { $ply } ходів
   *[other] після { $ply } ходів
  }
status-sending = надсилання…
status-planned = Ваш наступний хід заплановано.
status-can-plan = Виберіть фігуру, щоб запланувати наступний хід.
status-plan-hint = Покладіть її туди, куди хочете піти наступним ходом.
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
status-lost = Відновлюємо зв’язок…
status-lost-text = Вашу партію збережено. Годинники на паузі.
plan-fails = Запланований хід більше неможливий. Виберіть інший.
notice-your-turn = Ваш хід

## Said on the board for a moment

said-out = { $colour } більше не може покласти жодної фігури.
said-out-you = Ви більше не можете покласти жодної фігури.
said-bridge = { $name }: міст, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] шестикутник
    [few] { $count } шестикутники
    [many] { $count } шестикутників
   *[other] { $count } шестикутника
  }, +{ $points }

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
seat-gone = більше не за столом
seat-chooses = вибирає колір
seat-out = більше немає ходів
seat-cells = лишилося { $cells }
seat-pieces-cells =
    { $pieces ->
        [one] { $pieces } фігура
        [few] { $pieces } фігури
        [many] { $pieces } фігур
       *[other] { $pieces } фігури
    }, { $shape ->
        [triangle]
            { $cells ->
                [one] лишився { $cells } трикутник
                [few] лишилося { $cells } трикутники
                [many] лишилося { $cells } трикутників
               *[other] лишилося { $cells } трикутника
            }
        [cube]
            { $cells ->
                [one] лишився { $cells } кубик
                [few] лишилося { $cells } кубики
                [many] лишилося { $cells } кубиків
               *[other] лишилося { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] лишився { $cells } квадрат
                [few] лишилося { $cells } квадрати
                [many] лишилося { $cells } квадратів
               *[other] лишилося { $cells } квадрата
            }
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
seat-reach =
    у досяжності { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } вільний трикутник
                [few] { $cells } вільні трикутники
                [many] { $cells } вільних трикутників
               *[other] { $cells } вільного трикутника
            }
        [cube]
            { $cells ->
                [one] { $cells } вільний кубик
                [few] { $cells } вільні кубики
                [many] { $cells } вільних кубиків
               *[other] { $cells } вільного кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } вільний квадрат
                [few] { $cells } вільні квадрати
                [many] { $cells } вільних квадратів
               *[other] { $cells } вільного квадрата
            }
    }
seat-corners-reach =
    { $corners ->
        [one] { $corners } відкритий кут
        [few] { $corners } відкриті кути
        [many] { $corners } відкритих кутів
       *[other] { $corners } відкритого кута
    }, у досяжності { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } вільний трикутник
                [few] { $cells } вільні трикутники
                [many] { $cells } вільних трикутників
               *[other] { $cells } вільного трикутника
            }
        [cube]
            { $cells ->
                [one] { $cells } вільний кубик
                [few] { $cells } вільні кубики
                [many] { $cells } вільних кубиків
               *[other] { $cells } вільного кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } вільний квадрат
                [few] { $cells } вільні квадрати
                [many] { $cells } вільних квадратів
               *[other] { $cells } вільного квадрата
            }
    }
dropped-resigned = партію здано
dropped-time = час вийшов
dropped-left = вихід із партії

## Colours

colour-blue = Синій
colour-yellow = Жовтий
colour-red = Червоний
colour-green = Зелений
colour-purple = Фіолетовий
colour-orange = Помаранчевий
# Colours inside a sentence
ink-blue = синій
ink-yellow = жовтий
ink-red = червоний
ink-green = зелений
ink-purple = фіолетовий
ink-orange = помаранчевий

## The board

board-label = Дошка «{ $game }»
cell-free = { $cell }, вільно
cell-corner = { $cell }, вільно, один із ваших кутів
cell-start = { $cell }, стартова точка
cell-start-of = { $cell }, тут починає { $colour }
cell-taken = { $cell }, { $colour }, фігура { $piece }

## The tray and what is done with a piece

tray-label = Фігури
tray-piece =
    Фігура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } трикутник
                [few] { $cells } трикутники
                [many] { $cells } трикутників
               *[other] { $cells } трикутника
            }
        [cube]
            { $cells ->
                [one] { $cells } кубик
                [few] { $cells } кубики
                [many] { $cells } кубиків
               *[other] { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } квадрат
                [few] { $cells } квадрати
                [many] { $cells } квадратів
               *[other] { $cells } квадрата
            }
    }, { $places ->
        [0] нікуди не підходить
        [one] підходить в { $places } місці
        [few] підходить у { $places } місцях
        [many] підходить у { $places } місцях
       *[other] підходить у { $places } місцях
    }, клавіша { $key }
tray-piece-waiting =
    Фігура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } трикутник
                [few] { $cells } трикутники
                [many] { $cells } трикутників
               *[other] { $cells } трикутника
            }
        [cube]
            { $cells ->
                [one] { $cells } кубик
                [few] { $cells } кубики
                [many] { $cells } кубиків
               *[other] { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } квадрат
                [few] { $cells } квадрати
                [many] { $cells } квадратів
               *[other] { $cells } квадрата
            }
    }, клавіша { $key }
piece-cells =
    Фігура { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } трикутник
                [few] { $cells } трикутники
                [many] { $cells } трикутників
               *[other] { $cells } трикутника
            }
        [cube]
            { $cells ->
                [one] { $cells } кубик
                [few] { $cells } кубики
                [many] { $cells } кубиків
               *[other] { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } квадрат
                [few] { $cells } квадрати
                [many] { $cells } квадратів
               *[other] { $cells } квадрата
            }
    }
actions-label = Вибрана фігура
action-turn = Повернути
action-flip = Перевернути
action-next = Інше місце
action-next-of = { $number } з { $count }
action-drop = Прибрати
action-place = Покласти
action-plan = Намітити хід
action-sending = Надсилання…
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
word-swap = Помінятися кольорами
word-draw = Узяти фішку
word-pass = Пасувати
type-title = Увести хід
type-what-tile = Фішка, і її місце, якщо їх кілька
type-what = Фігура і { $shape ->
    [triangle] трикутник або всі трикутники, які
    [cube] кубик або всі кубики, які
   *[square] квадрат або всі квадрати, які
  } вона закриває
type-several = { $count ->
    [one] Підходить { $count } хід. Виберіть його нижче.
    [few] Підходять { $count } ходи. Виберіть один.
    [many] Підходять { $count } ходів. Виберіть один.
   *[other] Підходить { $count } ходу. Виберіть один.
  }
type-illegal = { $piece } на { $cell }: { $reason }
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

## What screen readers say when a move is made

said-lays = { $name } кладе { $piece } на { $cell }.
said-lays-you = Ви поклали { $piece } на { $cell }.
said-lays-colour = { $name } кладе { $piece } на { $cell }, { $colour }.
said-lays-colour-you = Ви поклали { $piece } на { $cell }, { $colour }.
said-lays-tile = { $name } кладе фішку { $tile }.
said-lays-tile-you = Ви поклали фішку { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
    [many] { $points } балів.
   *[other] { $points } бала.
  }
said-opened = { $count ->
    [one] { $count } новий відкритий кут: { $cells }.
    [few] { $count } нові відкриті кути: { $cells }.
    [many] { $count } нових відкритих кутів: { $cells }.
   *[other] { $count } нового відкритого кута: { $cells }.
  }
said-opened-many = { $count ->
    [one] { $count } новий відкритий кут, наприклад { $cells }.
    [few] { $count } нові відкриті кути, наприклад { $cells }.
    [many] { $count } нових відкритих кутів, наприклад { $cells }.
   *[other] { $count } нового відкритого кута, наприклад { $cells }.
  }
said-opened-none = Нових відкритих кутів немає.
said-undone = Останній хід скасовано.

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
plan-rated = рейтингова
plan-family = сімейна партія

## Moves, hints, chat

tab-moves = Ходи
tab-hints = Підказки
tab-chat = Чат
moves-label = Зроблені ходи
moves-none = Ходів поки немає.
moves-steps = Пройти партію
moves-first = Перший хід
moves-back = Попередній хід
moves-on = Наступний хід
moves-last = Останній хід
hint-ask = Показати хід
hint-thinking = Думаю…
hint-move = Спробуйте цей хід:
chat-label = Чат
chat-empty = Повідомлень поки немає.
chat-is-off = За цим столом чат вимкнено.
chat-write = Написати повідомлення
chat-send = Надіслати
chat-mute = Сховати
chat-muted = Ви більше не бачитимете повідомлень цього гравця.
chat-report = Поскаржитися
chat-reported = Скаргу надіслано. Власники цього сервера її розглянуть.
chat-news =
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
        [many] { $count } нових повідомлень
       *[other] { $count } нового повідомлення
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
phrase-again = Зіграємо ще?
phrase-goodbye = Бувайте

## The menu

menu-title = Меню
menu-undo = Скасувати останній хід
menu-ask-undo = Попросити скасувати хід
menu-pause = Призупинити
menu-ask-pause = Попросити про паузу
menu-draw = Запропонувати нічию
menu-ask-draw = Запропонувати нічию
menu-abort = Скасувати партію
menu-ask-abort = Попросити про скасування партії
menu-resume = Продовжити
menu-stand = Вийти з-за столу
menu-resign = Здатися
menu-resign-sure = Здати цю партію?
menu-play-on = Продовжити гру
menu-carry = Продовжити на іншому пристрої
menu-keys = Гарячі клавіші
menu-rules = Правила
switch-corners = Показувати відкриті кути
switch-coordinates = Показувати координати
switch-patterns = Показувати візерунки на кольорах
switch-confirm = Підтверджувати кожен хід
switch-tips = Показувати поради
carry-text = Відскануйте цей QR-код іншим пристроєм або введіть там код. Він діє один раз, протягом 5 хвилин.
carry-picture = QR-код, щоб продовжити партію на іншому пристрої
carry-where = Введіть код на { $address }
keys-title = Гарячі клавіші
keys-piece = вибрати фігуру
keys-move = посунути її
keys-turn = повернути її
keys-flip = перевернути її
keys-next = перейти до наступного місця, де вона підходить
keys-place = покласти її
keys-back = повернутися на крок
keys-type = увести хід
keys-zen = показати лише дошку й фігури
keys-help = показати цей список

## Asking and answering

proposal-undo = { $name } хоче скасувати хід.
proposal-pause = { $name } просить про паузу.
proposal-draw = { $name } пропонує нічию.
proposal-abort = { $name } хоче скасувати партію.
proposal-rematch = { $name } хоче реванш.
proposal-waits = Чекаємо на інших…
proposal-declined = { $name }: відмова.
answer-yes = Прийняти
answer-no = Відхилити
gone-text = { $name } більше не за столом, місце збережено. Можна зачекати, передати гру комп’ютеру або зарахувати поразку гравцеві { $name }.
gone-wait = Зачекати
gone-engine = Передати комп’ютеру
gone-result = Зарахувати поразку

## At the table before and after

over-rematch = Зіграти реванш
over-to-rematch = Перейти до реваншу
over-result = Рахунок
over-review = Розібрати
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
task-own-start = Закрийте фігурою свою стартову точку.
task-start = Закрийте фігурою стартову точку.
task-anywhere = Виберіть фігуру й покладіть її куди завгодно.
task-corner = Виберіть фігуру й торкніться нею одного зі своїх кутів.
task-base = Виберіть фігуру й поставте її на основу.
task-join = Виберіть фігуру й поставте її на основу поруч з іншою.
task-face = Виберіть фігуру й приставте її до свого кольору.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] { $cells } трикутник на дошці
        [few] { $cells } трикутники на дошці
        [many] { $cells } трикутників на дошці
       *[other] { $cells } трикутника на дошці
      }
   *[square] { $cells ->
        [one] { $cells } квадрат на дошці
        [few] { $cells } квадрати на дошці
        [many] { $cells } квадратів на дошці
       *[other] { $cells } квадрата на дошці
      }
  }
seat-placed-short = { $cells } на дошці
seat-seen = згори видно { $cells }
seat-seen-short = видно { $cells }
tray-more = Ще фігури
tray-more-fit = Ще фігури, що підходять
moves-show = Показати ходи

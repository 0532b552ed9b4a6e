## Why a move is not possible

why-no-such-placement = Такого ходу немає
why-no-shape = Фігури такої форми немає
why-too-many-cells = Такої великої фігури немає: розмір найбільшої — { $most }
why-piece-used = Фігуру { $piece } вже покладено
why-piece-withheld = Фігура { $piece } в цій партії не використовується
why-off-board = Поза дошкою
why-cell-taken = { $cell }: зайнято
why-own-side = Торкається вашого кольору стороною на { $cell }
why-no-own-corner = Не торкається жодного з ваших кутів
why-start-cell = Ваша перша фігура має закрити вашу стартову точку
why-strict-corner = Кут не може торкатися середини прямої сторони
why-must-place = { $colour } може покласти фігуру, отже, мусить
why-game-over = Партію завершено
why-same-shape = Друга фігура має бути іншої форми, ніж перша
why-must-answer = Другий гравець спершу має залишити кольори або помінятися
why-nothing-to-answer = Зараз нема чого залишати чи міняти
why-nothing-below = На { $cell } під нею нічого немає
why-no-own-face = Не прилягає гранню до вашого кольору
why-first-on-floor = Перша фігура має стояти на основі
why-first-beside = Перша фігура має прилягати гранню до іншої фігури
why-no-such-move = Такого ходу немає
why-out-of-reach = На { $cell } фішку покласти не можна
why-not-in-hand = Фішки { $tile } у вас немає
why-place-taken = Там уже лежить фішка
why-no-side = Немає спільної сторони з іншою фішкою
why-corner-mismatch = У цьому куті { $found } зустрічає { $wanted }: числа мають бути рівні
why-must-begin = Перший гравець має покласти фішку
why-opening-place = Першу фішку кладуть на 0,0 найменшим числом догори
why-opening-tile = Починає найбільша трійка, а якщо трійок немає — найбільша сума
why-drawn-tile-only = Після добору можна покласти лише взяту фішку
why-must-draw = Якщо ви не кладете фішку, ви маєте взяти одну
why-drawn-enough =
    За хід не можна взяти більше ніж { $most ->
        [one] { $most } фішку
        [few] { $most } фішки
        [many] { $most } фішок
       *[other] { $most } фішки
    }
why-pile-empty = Запас порожній
why-must-lay = Запас порожній, тому ви маєте покласти фішку, якщо можете
why-not-timed = Ходи без обмеження часу
why-time-up = Ваш час вийшов
why-tile-due = Спершу потрібно взяти фішку із запасу
why-not-in-pile = Фішки { $tile } немає в запасі
why-no-tile-due = Зараз фішку із запасу брати не потрібно
why-deal-over = Роздачу завершено
why-match-over = Матч завершено
why-another-piece = { $placement } — інша фігура
why-nothing-there = Там немає фігури
why-no-such-number = { $count ->
    [one] Є { $count } фігура, рахунок від 0
    [few] Є { $count } фігури, рахунок від 0
    [many] Є { $count } фігур, рахунок від 0
   *[other] Є { $count } фігури, рахунок від 0
  }
why-nothing-to-undo = Скасовувати нічого
why-start-cell-triangle = Ваша перша фігура має закрити ваш стартовий трикутник

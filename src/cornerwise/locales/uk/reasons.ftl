## Why a move is not possible

why-no-such-placement = Так покласти не можна: такого ходу немає
why-no-shape = Фігури такої форми немає
why-too-many-cells = { $most ->
    [one] Жодна фігура не має більше ніж { $most } клітинку
    [few] Жодна фігура не має більше ніж { $most } клітинки
    [many] Жодна фігура не має більше ніж { $most } клітинок
   *[other] Жодна фігура не має більше ніж { $most } клітинки
  }
why-piece-used = Фігура { $piece } вже на дошці
why-piece-withheld = Фігура { $piece } не бере участі в цій партії
why-off-board = Поза дошкою
why-cell-taken = Клітинка { $cell } зайнята
why-own-side = Торкається вашої сторони на { $cell }
why-no-own-corner = Не торкається жодного вашого кута
why-start-cell = Перша фігура має закрити вашу стартову клітинку
why-strict-corner = Кут не може зустріти середину прямої сторони
why-must-place = { $colour } може ходити, отже, мусить
why-game-over = Партію завершено
why-same-shape = Друга фігура має бути іншої форми, ніж перша
why-must-answer = Другий гравець відповідає: залишити чи помінятися
why-nothing-to-answer = Зараз нема чого залишати чи міняти
why-nothing-below = Під { $cell } нічого немає
why-no-own-face = Не торкається жодної грані вашого кольору
why-first-on-floor = Перша фігура має стояти на підлозі
why-first-beside = Перша фігура має прилягати гранню до іншої фігури
why-no-such-move = Такого ходу немає
why-out-of-reach = На { $cell } фішка лежати не може
why-not-in-hand = Фішки { $tile } у вас немає
why-place-taken = Там уже лежить фішка
why-no-side = Немає спільної сторони з жодною фішкою на столі
why-corner-mismatch = У цьому куті { $found } зустрічає { $wanted }
why-must-begin = Той, хто починає, має покласти фішку
why-opening-place = Перша фішка лежить на 0,0 найменшим числом догори
why-opening-tile = Починає найстарша трійка, а без неї — найбільша сума
why-drawn-tile-only = Після добору можна покласти лише взяту фішку
why-must-draw = Хто не кладе, той бере фішку
why-drawn-enough = { $most ->
    [one] За цей хід уже взято { $most } фішку
    [few] За цей хід уже взято { $most } фішки
    [many] За цей хід уже взято { $most } фішок
   *[other] За цей хід уже взято { $most } фішки
  }
why-pile-empty = Запас порожній
why-must-lay = Коли запас порожній, хто може покласти фішку, той мусить
why-not-timed = Ходи без обмеження часу
why-time-up = Час вийшов
why-tile-due = Спершу беруть фішку із запасу
why-not-in-pile = Фішки { $tile } немає в запасі
why-no-tile-due = Зараз із запасу нічого не беруть
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
why-nothing-to-undo = Змін не було

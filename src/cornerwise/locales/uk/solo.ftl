## Ігри для одного

solo-title = Задачі
solo-lead = Ігри для одного: розмістіть усі чотири кольори так, щоб не лишилося жодної фігури. Де зупинитеся, звідти можна продовжити.
solo-about-classic-solo = 84 фігури на полі 20 на 20. Кожен колір зустрічає себе лише кутами, і наприкінці нічого не лишається.
solo-about-trigon-solo = 88 фігур на шестикутнику з трикутників. Кожен колір зустрічає себе лише кутами, і наприкінці нічого не лишається.
solo-begin = Почати
solo-continue = Далі
solo-look = Подивитися
solo-best = Ваш рекорд: { $best }
solo-progress = Поступ
solo-placed = Фігури: { $placed } з { $total }
solo-of = { $placed } з { $total }
solo-left = { $left ->
    [one] лишилася { $left }
    [few] лишилося { $left }
    [many] лишилося { $left }
   *[other] лишилося { $left }
  }
solo-prospect-yes = Ще можна розмістити все
solo-prospect-no = Розмістити все вже не можна
solo-prospect-unknown = Поки невідомо, чи можна розмістити все
solo-searching = Шукаємо шлях до кінця
solo-complete = Розміщено всі фігури: { $total }
solo-complete-text = Нічого не лишилося. Задачу розв’язано.
solo-stuck = Більше жодна фігура не підходить
solo-stuck-text = Поверніть кілька ходів або почніть спочатку.
solo-undo = Повернути
solo-hint = Підказка
solo-hint-way = Цей хід — частина шляху до кінця.
solo-restart = Почати спочатку
solo-restart-sure = Прибрати з дошки всі фігури?
solo-again = Почати спочатку

## Візерунки

design-lead = Викладайте картини з будь-яких фігур і кольорів, без правил. Зберігайте їх і діліться ними.
design-mine = Ваші візерунки
design-new = Новий візерунок
design-untitled = Без назви
design-name = Назва
design-board-classic = Поле 20 на 20, 21 фігура
design-board-duo = Поле 14 на 14, 21 фігура
design-board-polyomino-8 = Поле 8 на 8, 9 фігур
design-board-polyomino-12 = Поле 12 на 12, 9 фігур
design-board-polyomino-hexa = Поле 20 на 20, 56 фігур
design-board-trigon = Великий шестикутник, 22 фігури
design-board-trigon-3 = Малий шестикутник, 22 фігури
design-pieces = { $count ->
    [0] Поки нічого не покладено
    [one] { $count } фігура
    [few] { $count } фігури
    [many] { $count } фігур
   *[other] { $count } фігури
  }
design-colour = Колір
design-first = Виберіть колір і візьміть фігуру.
design-put = Покладіть її на дошку.
design-how = Беріть фігури згори скільки завгодно разів. Візьміть фігуру на дошці, щоб посунути її, повернути, перефарбувати або прибрати.
design-lifted = Посуньте її, виберіть інший колір або приберіть.
design-taken = Там лежить інша фігура
design-remove = Прибрати цю фігуру
design-clear = Очистити дошку
design-forget = Видалити цей візерунок
design-forget-sure = Видалити назавжди?
design-keep = Залишити
design-share = Поділитися
design-link = Посилання
design-link-about = У посиланні весь візерунок. Хто його відкриє, зможе продовжити з копією.
design-copy = Копіювати посилання
design-send = Надіслати
design-files-about = Або файлом:
design-file-png = Картинка (PNG)
design-file-svg = Креслення (SVG)
design-file-json = Дані (JSON)
design-damaged = Цей візерунок не відкривається
design-damaged-text = Можливо, посилання обрізано або візерунок видалено в цьому браузері.

## Ігри для одного

solo-title = Ігри для одного
solo-lead = Ігри для одного: викладайте всі чотири кольори, доки не лишиться жодної фігури. Зупинитися й продовжити можна коли завгодно.
solo-about-classic-solo = 84 фігури на дошці 20 × 20. Кожен колір може торкатися себе лише кутами. Зможете розмістити всі?
solo-about-trigon-solo = 88 фігур на шестикутнику з трикутників. Кожен колір може торкатися себе лише кутами. Зможете розмістити всі?
solo-begin = Почати
solo-continue = Продовжити
solo-look = Подивитися
solo-best = Ваш рекорд: { $best }
solo-progress = Прогрес
solo-placed = Фігури: { $placed } з { $total }
solo-of = { $placed } з { $total }
solo-left = { $left ->
    [one] лишилася { $left }
    [few] лишилося { $left }
    [many] лишилося { $left }
   *[other] лишилося { $left }
  }
solo-prospect-yes = Це ще можна розв’язати
solo-prospect-no = Це вже не можна розв’язати
solo-prospect-unknown = Поки невідомо, чи можна це розв’язати
solo-searching = Шукаємо розв’язок…
solo-complete = Розміщено всі фігури: { $total }
solo-complete-text = Задачу розв’язано.
solo-stuck = Більше жодна фігура не підходить
solo-stuck-text = Скасуйте кілька ходів або почніть спочатку.
solo-undo = Скасувати
solo-hint = Показати підказку
solo-hint-way = Цей хід — частина розв’язку.
solo-restart = Почати спочатку
solo-restart-sure = Прибрати всі фігури й почати спочатку?
solo-again = Почати спочатку

## Візерунки

design-lead = Створюйте картини з будь-яких фігур і кольорів. Правил немає. Зберігайте свої мозаїки й діліться ними.
design-mine = Ваші мозаїки
design-new = Нова мозаїка
design-untitled = Без назви
design-name = Назва
design-board-classic = 20 × 20 квадратів, 21 фігура
design-board-duo = 14 × 14 квадратів, 21 фігура
design-board-polyomino-8 = 8 × 8 квадратів, 9 фігур
design-board-polyomino-12 = 12 × 12 квадратів, 9 фігур
design-board-polyomino-hexa = 20 × 20 квадратів, 56 фігур
design-board-trigon = Великий шестикутник, 22 фігури
design-board-trigon-3 = Малий шестикутник, 22 фігури
design-pieces =
    { $count ->
        [0] Фігур поки немає
        [one] { $count } фігура
        [few] { $count } фігури
        [many] { $count } фігур
       *[other] { $count } фігури
    }
design-colour = Колір
design-first = Виберіть колір і фігуру.
design-put = Покладіть її на дошку.
design-how = Беріть фігури згори скільки завгодно разів. Виберіть фігуру на дошці, щоб посунути, повернути, перефарбувати або прибрати її.
design-lifted = Посуньте її, виберіть інший колір або приберіть.
design-taken = Тут уже лежить інша фігура
design-remove = Прибрати цю фігуру
design-clear = Очистити дошку
design-forget = Видалити цю мозаїку
design-forget-sure = Видалити назавжди?
design-keep = Залишити
design-share = Поділитися
design-link = Посилання
design-link-about = У посиланні вся мозаїка. Хто його відкриє, зможе продовжити з копією.
design-copy = Копіювати посилання
design-send = Надіслати
design-files-about = Або завантажте файл:
design-file-png = Картинка (PNG)
design-file-svg = Креслення (SVG)
design-file-json = Дані (JSON)
design-damaged = Ця мозаїка не відкривається
design-damaged-text = Можливо, посилання неповне або мозаїку видалено в цьому браузері.

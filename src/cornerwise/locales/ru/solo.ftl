## Игры для одного

solo-title = Игры для одного
solo-lead = Игры для одного: выкладывайте все четыре цвета, пока не останется ни одной фигуры. Остановиться и продолжить можно когда угодно.
solo-about-classic-solo = 84 фигуры на доске 20 × 20. Каждый цвет может касаться себя только углами. Сможете разместить все?
solo-about-trigon-solo = 88 фигур на шестиугольнике из треугольников. Каждый цвет может касаться себя только углами. Сможете разместить все?
solo-begin = Начать
solo-continue = Продолжить
solo-look = Посмотреть
solo-best = Ваш рекорд: { $best }
solo-progress = Прогресс
solo-placed = Фигуры: { $placed } из { $total }
solo-of = { $placed } из { $total }
solo-left = { $left ->
    [one] осталась { $left }
    [few] осталось { $left }
    [many] осталось { $left }
   *[other] осталось { $left }
  }
solo-prospect-yes = Это ещё можно решить
solo-prospect-no = Это уже нельзя решить
solo-prospect-unknown = Пока неизвестно, можно ли это решить
solo-searching = Ищем решение…
solo-complete = Размещены все фигуры: { $total }
solo-complete-text = Задача решена.
solo-stuck = Больше ни одна фигура не подходит
solo-stuck-text = Верните несколько ходов или начните заново.
solo-undo = Вернуть
solo-hint = Показать подсказку
solo-hint-way = Этот ход — часть решения.
solo-restart = Начать заново
solo-restart-sure = Убрать все фигуры и начать заново?
solo-again = Начать заново

## Узоры

design-lead = Создавайте картины из любых фигур и цветов. Правил нет. Сохраняйте свои мозаики и делитесь ими.
design-mine = Ваши мозаики
design-new = Новая мозаика
design-untitled = Без названия
design-name = Название
design-board-classic = 20 × 20 квадратов, 21 фигура
design-board-duo = 14 × 14 квадратов, 21 фигура
design-board-polyomino-8 = 8 × 8 квадратов, 9 фигур
design-board-polyomino-12 = 12 × 12 квадратов, 9 фигур
design-board-polyomino-hexa = 20 × 20 квадратов, 56 фигур
design-board-trigon = Большой шестиугольник, 22 фигуры
design-board-trigon-3 = Малый шестиугольник, 22 фигуры
design-pieces =
    { $count ->
        [0] Фигур пока нет
        [one] { $count } фигура
        [few] { $count } фигуры
        [many] { $count } фигур
       *[other] { $count } фигуры
    }
design-colour = Цвет
design-first = Выберите цвет и фигуру.
design-put = Положите её на доску.
design-how = Берите фигуры сверху сколько угодно раз. Выберите фигуру на доске, чтобы подвинуть, повернуть, перекрасить или убрать её.
design-lifted = Подвиньте её, выберите другой цвет или уберите.
design-taken = Здесь уже лежит другая фигура
design-remove = Убрать эту фигуру
design-clear = Очистить доску
design-forget = Удалить эту мозаику
design-forget-sure = Удалить навсегда?
design-keep = Оставить
design-share = Поделиться
design-link = Ссылка
design-link-about = В ссылке вся мозаика. Кто её откроет, сможет продолжить с копией.
design-copy = Копировать ссылку
design-send = Отправить
design-files-about = Или скачайте файл:
design-file-png = Картинка (PNG)
design-file-svg = Чертёж (SVG)
design-file-json = Данные (JSON)
design-damaged = Эта мозаика не открывается
design-damaged-text = Возможно, ссылка неполная или мозаика удалена в этом браузере.

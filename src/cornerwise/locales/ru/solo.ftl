## Игры для одного

solo-title = Задачи
solo-lead = Игры для одного: разместите все четыре цвета так, чтобы не осталось ни одной фигуры. Где остановитесь, оттуда можно продолжить.
solo-about-classic-solo = 84 фигуры на поле 20 на 20. Каждый цвет встречает себя только углами, и в конце ничего не остаётся.
solo-about-trigon-solo = 88 фигур на шестиугольнике из треугольников. Каждый цвет встречает себя только углами, и в конце ничего не остаётся.
solo-begin = Начать
solo-continue = Дальше
solo-look = Посмотреть
solo-best = Ваш рекорд: { $best }
solo-progress = Продвижение
solo-placed = Фигуры: { $placed } из { $total }
solo-of = { $placed } из { $total }
solo-left = { $left ->
    [one] осталась { $left }
    [few] осталось { $left }
    [many] осталось { $left }
   *[other] осталось { $left }
  }
solo-prospect-yes = Ещё можно разместить всё
solo-prospect-no = Разместить всё уже нельзя
solo-prospect-unknown = Пока неизвестно, можно ли разместить всё
solo-searching = Ищем путь до конца
solo-complete = Размещены все фигуры: { $total }
solo-complete-text = Ничего не осталось. Задача решена.
solo-stuck = Больше ни одна фигура не подходит
solo-stuck-text = Верните несколько ходов или начните заново.
solo-undo = Вернуть
solo-hint = Подсказка
solo-hint-way = Этот ход — часть пути до конца.
solo-restart = Начать заново
solo-restart-sure = Убрать с доски все фигуры?
solo-again = Начать заново

## Узоры

design-lead = Выкладывайте картины из любых фигур и цветов, без правил. Сохраняйте их и делитесь ими.
design-mine = Ваши узоры
design-new = Новый узор
design-untitled = Без названия
design-name = Название
design-board-classic = Поле 20 на 20, 21 фигура
design-board-duo = Поле 14 на 14, 21 фигура
design-board-polyomino-8 = Поле 8 на 8, 9 фигур
design-board-polyomino-12 = Поле 12 на 12, 9 фигур
design-board-polyomino-hexa = Поле 20 на 20, 56 фигур
design-board-trigon = Большой шестиугольник, 22 фигуры
design-board-trigon-3 = Малый шестиугольник, 22 фигуры
design-pieces = { $count ->
    [0] Пока ничего не положено
    [one] { $count } фигура
    [few] { $count } фигуры
    [many] { $count } фигур
   *[other] { $count } фигуры
  }
design-colour = Цвет
design-first = Выберите цвет и возьмите фигуру.
design-put = Положите её на доску.
design-how = Берите фигуры сверху сколько угодно раз. Возьмите фигуру на доске, чтобы подвинуть её, повернуть, перекрасить или убрать.
design-lifted = Подвиньте её, выберите другой цвет или уберите.
design-taken = Там лежит другая фигура
design-remove = Убрать эту фигуру
design-clear = Очистить доску
design-forget = Удалить этот узор
design-forget-sure = Удалить навсегда?
design-keep = Оставить
design-share = Поделиться
design-link = Ссылка
design-link-about = В ссылке весь узор. Кто её откроет, сможет продолжить с копией.
design-copy = Копировать ссылку
design-send = Отправить
design-files-about = Или файлом:
design-file-png = Картинка (PNG)
design-file-svg = Чертёж (SVG)
design-file-json = Данные (JSON)
design-damaged = Этот узор не открывается
design-damaged-text = Возможно, ссылка обрезана или узор удалён в этом браузере.

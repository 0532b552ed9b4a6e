solo-title = Игри за един
solo-lead = Игри за един: поставяй и четирите цвята, докато не остане нито една фигура. Можеш да спреш и да продължиш, когато искаш.
solo-about-classic-solo = 84 фигури на 20 × 20 квадратчета. Всеки цвят може да докосва себе си само в ъгли. Можеш ли да поставиш всичките?
solo-about-trigon-solo = 88 фигури на шестоъгълник от триъгълници. Всеки цвят може да докосва себе си само в ъгли. Можеш ли да поставиш всичките?
solo-begin = Започни
solo-continue = Продължи
solo-look = Разгледай
solo-best = Най-доброто ти: { $best }
solo-progress = Напредък
solo-placed = { $placed } от { $total } фигури
solo-of = { $placed } от { $total }
solo-left = { $left ->
    [one] остава 1
   *[other] остават { $left }
  }
solo-prospect-yes = Все още може да се реши
solo-prospect-no = Вече не може да се реши
solo-prospect-unknown = Още не се знае дали може да се реши
solo-searching = Търсене на решение…
solo-complete = Всичките { $total } фигури са поставени
solo-complete-text = Пъзелът е решен.
solo-stuck = Вече никоя фигура не пасва
solo-stuck-text = Върни няколко хода или започни отначало.
solo-undo = Върни
solo-hint = Покажи подсказка
solo-hint-way = Този ход е част от решение.
solo-restart = Започни отначало
solo-restart-sure = Да се махнат ли всички фигури и да се започне отначало?
solo-again = Започни отначало
design-lead = Прави картини с всякакви фигури и цветове. Правила няма. Запазвай картините си и ги споделяй.
design-mine = Твоите картини
design-new = Нова картина
design-untitled = Без име
design-name = Име
design-board-classic = 20 × 20 квадратчета, 21 фигури
design-board-duo = 14 × 14 квадратчета, 21 фигури
design-board-polyomino-8 = 8 × 8 квадратчета, 9 фигури
design-board-polyomino-12 = 12 × 12 квадратчета, 9 фигури
design-board-polyomino-hexa = 20 × 20 квадратчета, 56 фигури
design-board-trigon = Голям шестоъгълник, 22 фигури
design-board-trigon-3 = Малък шестоъгълник, 22 фигури
design-pieces =
    { $count ->
        [0] Още няма фигури
        [one] 1 фигура
       *[other] { $count } фигури
    }
design-colour = Цвят
design-first = Избери цвят и фигура.
design-put = Постави я на дъската.
design-how = Избирай фигури отгоре, колкото пъти искаш. Посочи някоя на дъската, за да я преместиш, завъртиш, прецветиш или махнеш.
design-lifted = Премести я, избери друг цвят или я махни.
design-taken = Тук има друга фигура
design-remove = Махни тази фигура
design-clear = Изчисти дъската
design-forget = Изтрий тази картина
design-forget-sure = Да се изтрие ли завинаги?
design-keep = Запази я
design-share = Сподели
design-link = Връзка
design-link-about = Връзката съдържа цялата картина. Който я отвори, може да продължи с копие.
design-copy = Копирай връзката
design-send = Изпрати
design-files-about = Или изтегли файл:
design-file-png = Картинка (PNG)
design-file-svg = Чертеж (SVG)
design-file-json = Данни (JSON)
design-damaged = Тази картина не може да се отвори
design-damaged-text = Може връзката да е непълна или картината да е изтрита в този браузър.

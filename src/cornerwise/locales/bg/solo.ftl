solo-title = Пъзели
solo-lead = Игри за един: нареди и четирите цвята, без да остане нито една фигура. Където спреш, оттам можеш да продължиш.
solo-about-classic-solo = 84 фигури на 20 на 20 квадратчета. Всеки цвят се допира до себе си само в ъгли и накрая не остава нищо.
solo-about-trigon-solo = 88 фигури на шестоъгълник от триъгълници. Всеки цвят се допира до себе си само в ъгли и накрая не остава нищо.
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
solo-prospect-yes = Все още може да се завърши
solo-prospect-no = Вече не може да се завърши
solo-prospect-unknown = Още не се знае дали може да се завърши
solo-searching = Търси се път до края
solo-complete = Всичките { $total } фигури са поставени
solo-complete-text = Нищо не остана. Пъзелът е решен.
solo-stuck = Вече никоя фигура не пасва
solo-stuck-text = Върни няколко хода или започни отначало.
solo-undo = Върни
solo-hint = Съвет
solo-hint-way = Този ход е част от път до края.
solo-restart = Започни отначало
solo-restart-sure = Да се махнат ли всички фигури от дъската?
solo-again = Започни отначало
design-lead = Реди картини с всякакви фигури и цветове, без правила. Запазвай ги и ги споделяй.
design-mine = Твоите картини
design-new = Нова
design-untitled = Без име
design-name = Име
design-board-classic = 20 на 20 квадратчета, 21 фигури
design-board-duo = 14 на 14 квадратчета, 21 фигури
design-board-polyomino-8 = 8 на 8 квадратчета, 9 фигури
design-board-polyomino-12 = 12 на 12 квадратчета, 9 фигури
design-board-polyomino-hexa = 20 на 20 квадратчета, 56 фигури
design-board-trigon = Големият шестоъгълник, 22 фигури
design-board-trigon-3 = Малкият шестоъгълник, 22 фигури
design-pieces = { $count ->
    [0] Още няма нищо
    [one] 1 фигура
   *[other] { $count } фигури
  }
design-colour = Цвят
design-first = Избери цвят и вземи фигура.
design-put = Постави я на дъската.
design-how = Взимай фигури отгоре, колкото пъти искаш. Хвани някоя на дъската, за да я преместиш, завъртиш, оцветиш или махнеш.
design-lifted = Премести я, избери друг цвят или я махни.
design-taken = Там лежи друга фигура
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
design-files-about = Или като файл:
design-file-png = Картинка (PNG)
design-file-svg = Чертеж (SVG)
design-file-json = Данни (JSON)
design-damaged = Тази картина не може да се отвори
design-damaged-text = Може връзката да е непълна или картината да е изтрита в този браузър.

result-page = Резултат
result-open = Играта е в ход
result-by-resigned = Другите се предадоха.
result-by-time = Времето на другите изтече.
result-by-left = Другите напуснаха.
result-you-resigned = Ти се предаде.
result-you-time = Времето ти изтече.
result-you-left = Ти напусна играта.
result-dropped = { $name }: { $how }
result-by-draw = Играчите се споразумяха за равенство.
result-all-placed = { $colour }: поставени са всички фигури.
result-solo-done = Всички фигури са на дъската
result-solo-short = Не всички фигури са поставени
over-replay = Виж записа
sum-won = победа
sum-deal = Раздаване { $deal }
sum-together = Общо за отбора
sum-nobody = Общ цвят
sum-nobody-text = Всички го поставяха поред. Не се брои.
sheet-left = Останала фигура { $piece }{ $count ->
    [one] {""}
   *[other] , общо { $count }
  }
sheet-cells-placed =
    { $count ->
        [one] 1 покрито квадратче
       *[other] { $count } покрити квадратчета
    }
sheet-pieces-placed = { $count ->
    [one] 1 поставена фигура
   *[other] { $count } поставени фигури
  }
sheet-seen = { $count ->
    [one] 1 квадратче, видимо отгоре
   *[other] { $count } квадратчета, видими отгоре
  }
sheet-all-placed = Всички фигури са поставени
sheet-single-last = Най-малката фигура поставена последна
sheet-tile = { $count ->
    [one] 1 поставена плочка
   *[other] { $count } поставени плочки
  }
sheet-bridge = { $count ->
    [one] 1 мост
   *[other] { $count } моста
  }
sheet-hexagon =
    { $count ->
        [one] 1 завършен шестоъгълник
       *[other] { $count } завършени шестоъгълника
    }
sheet-opening-triple = Начало с три еднакви числа
sheet-opening-zero = Начало с три нули
sheet-out = Поставена последна плочка
sheet-draw = { $count ->
    [one] 1 изтеглена плочка
   *[other] { $count } изтеглени плочки
  }
sheet-third-draw =
    { $count ->
        [one] Изтеглена трета плочка, без поставена
       *[other] Изтеглена трета плочка, без поставена: { $count } пъти
    }
sheet-hands = Останали плочки у играчите
review-title = Преглед
review-about = Постави тук запис на игра. Компютърът показва как е вървяла, колко е струвал всеки ход и какво би било по-добро.
review-progress =
    { $done ->
        [0] Анализ на играта…
       *[other] Анализирани са { $done } от { $total } хода
    }
review-progress-text = През това време можеш да разглеждаш играта. Ако напуснеш тази страница, анализът спира.
review-quantity = Какво показва графиката
review-margins = Преднина в точки
review-shares = Шанс за победа
review-graph = Положението след всеки ход
review-as-table = Покажи като таблица
review-as-graph = Покажи като графика
review-table = Положението след всеки ход, като таблица
review-move = Следващ ход
review-before = { $ply }: { $move }
review-end = Край
review-errors = ± е допустимата грешка: 16 пъти по-дълго търсене остава в нея 95 пъти от 100. Стойност без ± е точна.
review-at = { $ply ->
    [0] В началото
    [one] След 1 ход
   *[other] След { $ply } хода
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Повратни моменти
review-no-turning = Никой ход не струваше скъпо. Добра игра от всички.
review-lost-margins = загубени точки спрямо най-добрия ход
review-move-of = Ход { $number }, { $name }
review-instead = { $move }. По-добре: { $better }
review-better = По-добре: { $move }
review-was-best = Компютърът не намери нищо по-добро.
review-choose = Избери ход, за да видиш какво би било по-добро.
review-line = Как можеше да продължи играта
review-line-show = Покажи ходовете
review-line-one = Покажи хода
review-line-hide = Скрий ходовете
review-line-back = Предишният от тези ходове
review-line-on = Следващият от тези ходове
review-line-at = { $step } от { $count }
move-lays = { $piece } на { $cell }
move-lays-tile = плочка { $tile }
move-keep = запазване на цвета
move-swap = размяна на цветовете
move-draw = теглене на плочка
move-pass = пропускане
replay-title = Запис на играта
replay-about = Постави тук запис на игра и я гледай ход по ход.
replay-slider = Позиция в играта
replay-where = { $ply ->
    [0] Преди първия от { $count ->
        [one] 1 ход
       *[other] { $count } хода
      }
   *[other] Ход { $ply } от { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Пусни
replay-pause = Спри
replay-end = Премини към края
replay-speed = Скорост
replay-times = { $speed } ×
replay-next = е на ход
doors = Отвори игра
door-review = Прегледай игра
door-replay = Виж запис на игра
head-back = Назад
record-label = Игра като .blksgf или JSON
record-open = Отвори
record-file = Избери файл
record-other = Друга игра
record-hint = Можеш и да пуснеш файл тук. Нищо не се пази на сървъра.
record-none = В този текст няма игра. Моля, постави файл .blksgf или JSON.
record-which = Намерени са { $count } игри. Избери една.
export-title = Сподели и запази
export-share = Сподели
export-link = Копирай връзката
export-text = Копирай като текст
export-blksgf = Файл .blksgf
export-blksgf-text = за други програми
export-json = Запис JSON
export-json-text = всичко, за да се отвори пак тук
export-svg = Картинка SVG
export-svg-text = ясна във всеки размер
export-png = Картинка PNG
export-png-text = за съобщения и уеб страници
analysis-title = Дъска за анализ
analysis-parts = Какво да се вижда
analysis-pieces = Фигури
analysis-lines = Най-добри ходове
analysis-moves = Ходове
analysis-no-moves = Постави фигура за която и да е страна. Тук се показват ходовете ти и всички варианти, които пробваш.
analysis-searched = { $count ->
    [one] { $count } пресметната позиция
   *[other] { $count } пресметнати позиции
  }
analysis-exact = Пресметнато до края на играта
analysis-bar = Шанс за победа: { $chances }
analysis-bar-empty = Шанс за победа
analysis-promote = Направи главен вариант
analysis-remove = Изтрий този ход и всичко след него
analysis-menu = Още
analysis-new = Нов анализ
analysis-paste = Постави ходове или игра
analysis-paste-text = По един ход на ред, връзка или игра като .blksgf или JSON.
analysis-by-moves = Плочките се теглят от купчина, затова позицията идва от ходовете си. Изиграй ги на масата или ги постави.
analysis-saved = Запазено на това устройство
analysis-forget = Изтрий този анализ
analysis-from-here = Анализирай оттук
arrange-title = Нареди позиция
arrange-ready = Правилата допускат тази позиция.
arrange-broken = Още не е възможно
arrange-missing = { $colour }: липсва една фигура. Цветовете се редуват.
arrange-turn = На ход
arrange-turn-any = Според правилата
arrange-turn-other = С тези фигури на ход е друг цвят.
editor-moves = { $count ->
    [0] Постави първата фигура
    [one] 1 ход
   *[other] { $count } хода
  }
editor-over = Край на играта
editor-over-text = Никой вече не може да играе.
editor-computer = Нека играе компютърът
editor-review = Прегледай тази игра
editor-found = Най-добрите ходове
editor-value = { $margin } · { $share }%
editor-make = Изиграй ход { $letter }
editor-game = Игра
editor-which = Избери игра
editor-game-kind = { $game }, { $kind }
editor-begin = Започни отначало

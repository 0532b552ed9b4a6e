result-page = Резултат
result-open = Играта продължава
result-by-resigned = Другите се предадоха.
result-by-time = Времето на другите изтече.
result-by-left = Другите напуснаха.
result-you-resigned = Ти се предаде.
result-you-time = Времето ти изтече.
result-you-left = Ти напусна.
result-dropped = { $name }: { $how }
result-by-draw = Играчите се споразумяха.
result-all-placed = Всички фигури са на дъската: { $colour }.
result-solo-done = Всички фигури са на дъската
result-solo-short = Не всички фигури намериха място
over-replay = Повторение
sum-won = победа
sum-deal = Раздаване { $deal }
sum-together = Заедно с партньора
sum-nobody = Ничий цвят
sum-nobody-text = Всички се редуваха с него. Не се брои.
sheet-left = Останала фигура { $piece }{ $count ->
    [one] {""}
   *[other] , общо { $count }
  }
sheet-cells-placed = { $count ->
    [one] 1 покрито поле
   *[other] { $count } покрити полета
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
sheet-single-last = Единичното поле най-накрая
sheet-tile = { $count ->
    [one] 1 поставена плочка
   *[other] { $count } поставени плочки
  }
sheet-bridge = { $count ->
    [one] 1 мост
   *[other] { $count } моста
  }
sheet-hexagon = { $count ->
    [one] 1 затворен шестоъгълник
   *[other] { $count } затворени шестоъгълника
  }
sheet-opening-triple = Начало с три еднакви числа
sheet-opening-zero = Начало с три нули
sheet-out = Поставена последна плочка
sheet-draw = { $count ->
    [one] 1 изтеглена плочка
   *[other] { $count } изтеглени плочки
  }
sheet-third-draw = { $count ->
    [one] Трета плочка, която не пасна
   *[other] { $count } трети плочки, които не паснаха
  }
sheet-hands = Останали плочки у играчите
review-title = Преглед
review-about = Постави тук запис на игра и програмата ще каже как е вървяла, колко е струвал всеки ход и какво би било по-добро.
review-progress = { $done ->
    [0] Програмата преглежда играта
   *[other] Прегледани са { $done } от { $total } хода
  }
review-progress-text = През това време можеш да разглеждаш играта. Ако напуснеш страницата, прегледът спира.
review-quantity = Какво показват линиите
review-margins = Преднина в точки
review-shares = Шанс за победа
review-graph = Положението след всеки ход
review-as-table = Като таблица
review-as-graph = Като графика
review-table = Положението след всеки ход, като таблица
review-move = Преди
review-before = { $ply }: { $move }
review-end = Краят
review-errors = ± е обхватът, в който шестнайсет пъти по-дълго търсене завършва 95 пъти от 100. Стойност без ± е точна.
review-at = След { $ply ->
    [0] подготовката
    [one] 1 ход
   *[other] { $ply } хода
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Повратни моменти
review-no-turning = Никой ход не струваше скъпо. Добра игра от всички.
review-lost-margins = загубени точки спрямо най-добрия ход
review-move-of = Ход { $number }, { $name }
review-instead = { $move }; по-добре: { $better }
review-better = По-добре: { $move }
review-was-best = Програмата не намери нищо по-добро.
review-choose = Избери ход, за да видиш какво би било по-добро.
review-line = Как можеше да продължи играта
review-line-show = Покажи варианта
review-line-one = Покажи хода
review-line-hide = Скрий варианта
review-line-back = Един ход от варианта назад
review-line-on = Един ход от варианта напред
review-line-at = { $step } от { $count }
move-lays = { $piece } на { $cell }
move-lays-tile = плочката { $tile }
move-keep = запазване на цвета
move-swap = размяна на цветовете
move-draw = теглене на плочка
move-pass = пропускане
replay-title = Повторение
replay-about = Постави тук запис на игра и я гледай ход по ход.
replay-slider = Място в играта
replay-where = { $ply ->
    [0] Преди първия от { $count ->
        [one] 1 ход
       *[other] { $count } хода
      }
   *[other] Ход { $ply } от { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Пусни
replay-pause = Пауза
replay-end = Към края
replay-speed = Скорост
replay-times = { $speed } ×
replay-next = следва на ход
doors = Игри отвън
door-review = Прегледай игра
door-replay = Повтори игра
head-back = Назад
record-label = Игра като .blksgf или JSON
record-open = Отвори
record-file = Избери файл
record-other = Друга игра
record-hint = Можеш и да пуснеш файл тук. Нищо не се пази на сървъра.
record-none = В този текст няма игра.
record-which = { $count } игри. Коя от тях?
export-title = Сподели и запази
export-share = Сподели
export-link = Копирай връзката
export-blksgf = Файл .blksgf
export-blksgf-text = за други програми за тези игри
export-json = Запис JSON
export-json-text = всичко, за да се отвори пак тук
export-svg = Картинка SVG
export-svg-text = ясна при всеки размер
export-png = Картинка PNG
export-png-text = за съобщения и страници
editor-moves = { $count ->
    [0] Постави първата фигура
    [one] 1 ход
   *[other] { $count } хода
  }
editor-over = Играта свърши
editor-over-text = Никой вече няма ход.
editor-computer = Ход на компютъра
editor-review = Прегледай я
editor-found = Какво би играла програмата
editor-value = { $margin } · { $share }%
editor-make = Изиграй ход { $letter }
editor-game = Играта
editor-which = Коя игра
editor-game-kind = { $game }, { $kind }
editor-begin = Започни отначало

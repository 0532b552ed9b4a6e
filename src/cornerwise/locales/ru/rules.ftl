## The pages

rules-title = Правила
rules-page-title = { $game }: правила
rules-lead = Как играть в каждую игру: несколько фраз и картинки.
rules-all = Все игры
rules-play = Играть
rules-tutorial = Учиться, играя
rules-language = Язык
rules-allowed = Можно
rules-forbidden = Нельзя
rules-clause = Правило { $clause }
rules-trade-marks = Blokus, Trigon, Rumis и Triominos — товарные знаки своих владельцев. Здесь они названы лишь для того, чтобы сказать, каким изданным правилам следует игра. Cornerwise не зависит от этих владельцев.

## Families of games

rules-family-classic = Квадраты, до четырёх игроков
rules-family-duo = Квадраты для двоих
rules-family-trigon = Треугольники
rules-family-polyomino = Свободное начало
rules-family-rumis = Кубики
rules-family-triominos = Числа

## Headings of sections

rules-heading-goal = Цель
rules-heading-pieces = Фигуры
rules-heading-tiles = Фишки
rules-heading-setup = Подготовка
rules-heading-opening = Начало
rules-heading-start = Первая фигура
rules-heading-turn = Ваш ход
rules-heading-contact = Касание
rules-heading-others = Другие цвета
rules-heading-strict = Строгие углы
rules-heading-standing = Опора
rules-heading-limits = Пределы высоты
rules-heading-blocked = Нет места
rules-heading-draw = Добор
rules-heading-end = Конец
rules-heading-scoring = Подсчёт очков
rules-heading-ties = Равный счёт
rules-heading-example = Пример
rules-heading-players = Число игроков
rules-heading-options = Варианты
rules-heading-tips = Советы

## Goal

rules-goal-left = Выложите на доску как можно больше своих фигур и не оставьте другим места для их фигур. В конце считается только то, что осталось.
rules-goal-pieces = Разместите больше фигур, чем второй игрок.
rules-goal-area = Закройте больше квадратов, чем второй игрок.
rules-goal-complete = Вы играете в одиночку всеми цветами. Разместите все { $pieces ->
    [one] { $pieces } фигуру
    [few] { $pieces } фигуры
    [many] { $pieces } фигур
   *[other] { $pieces } фигуры
  }.
rules-goal-seen = Стройте так, чтобы ваш цвет был виден прямо сверху на как можно большем числе квадратов.
rules-goal-points = Выкладывайте фишки так, чтобы числа совпадали, и наберите больше всех очков.

## Board

rules-board-rectangle = Размер доски { $width } × { $height } квадратов.
rules-board-hexagon = Доска — шестиугольник, в котором { $cells ->
    [one] { $cells } треугольник
    [few] { $cells } треугольника
    [many] { $cells } треугольников
   *[other] { $cells } треугольника
  }, по { $side } вдоль каждой стороны.
rules-board-inner = Используется только внутренний шестиугольник доски: { $cells ->
    [one] { $cells } треугольник
    [few] { $cells } треугольника
    [many] { $cells } треугольников
   *[other] { $cells } треугольника
  }, по { $side } вдоль каждой стороны.
rules-board-heights = В основании { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
  }. На каждом указано, до какой высоты можно строить; всего поместится { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
    [many] { $cubes } кубиков
   *[other] { $cubes } кубика
  }.
rules-board-reconstructed = Печатных размеров этой доски мы не знаем. Она восстановлена по своей форме и по тому, что каждому игроку отведено место на { $each ->
    [one] { $each } кубик
    [few] { $each } кубика
    [many] { $each } кубиков
   *[other] { $each } кубика
  }.
rules-board-own = Карту высот приносите вы сами: число для каждого квадрата основания, ряды разделены косой чертой, самый дальний ряд первым, 0 там, где квадрата нет. Все квадраты связаны между собой, а кубиков не больше { $most }.
rules-board-table = Фишки выкладывают на стол, у которого нет края.

## Pieces

rules-pieces-own = У каждого цвета { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
    [many] { $pieces } фигур
   *[other] { $pieces } фигуры
  }, все разной формы, от { $smallest } до { $largest } { $shape ->
    [triangle] треугольников
   *[square] квадратов
  } в каждой. Всего в них { $cells ->
    [one] { $cells } { $shape ->
        [triangle] треугольник
       *[square] квадрат
      }
    [few] { $cells } { $shape ->
        [triangle] треугольника
       *[square] квадрата
      }
    [many] { $cells } { $shape ->
        [triangle] треугольников
       *[square] квадратов
      }
   *[other] { $cells } { $shape ->
        [triangle] треугольника
       *[square] квадрата
      }
  }.
rules-pieces-copies = У каждого цвета { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
    [many] { $pieces } фигур
   *[other] { $pieces } фигуры
  }: { $shapes ->
    [one] { $shapes } форма
    [few] { $shapes } формы
    [many] { $shapes } форм
   *[other] { $shapes } формы
  } от { $smallest } до { $largest } квадратов, каждой по { $copies }. Всего в них { $cells ->
    [one] { $cells } квадрат
    [few] { $cells } квадрата
    [many] { $cells } квадратов
   *[other] { $cells } квадрата
  }.
rules-pieces-shared = Оба игрока берут из одного набора: в нём { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
    [many] { $pieces } фигур
   *[other] { $pieces } фигуры
  }, все разной формы, от { $smallest } до { $largest } квадратов в каждой. Фигура, которую положил один игрок, другому уже не достанется.
rules-pieces-cubes = У каждого цвета { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
    [many] { $pieces } фигур
   *[other] { $pieces } фигуры
  }, от { $smallest } до { $largest } кубиков в каждой, всего { $cells ->
    [one] { $cells } кубик
    [few] { $cells } кубика
    [many] { $cells } кубиков
   *[other] { $cells } кубика
  }. Фигура и её зеркальное отражение — две разные фигуры. Одиночного кубика нет.
rules-pieces-tiles = В игре { $tiles ->
    [one] { $tiles } треугольная фишка
    [few] { $tiles } треугольные фишки
    [many] { $tiles } треугольных фишек
   *[other] { $tiles } треугольные фишки
  }. На каждой три числа от { $lowest } до { $highest }, которые по часовой стрелке не убывают, и нет двух одинаковых фишек. Ценность фишки — сумма её чисел.

## Set-up

rules-setup-order = Цвета ходят в таком порядке: { $colours }.
rules-setup-one-each = Игроков { $seats }, у каждого один цвет.
rules-setup-two-each = У двух игроков по два цвета. Первый: { $first }. Второй: { $second }.
rules-setup-shared = У трёх игроков по одному цвету. Четвёртым ({ $colour }) они ходят по очереди, начиная с того, кто начал партию. Они делают это, даже если для собственного цвета места уже нет.
rules-setup-teams = Четверо игроков составляют две команды по двое, у каждого один цвет. Первая команда: { $first }. Вторая: { $second }.
rules-setup-solo = Вы ходите всеми цветами, одним за другим.
rules-setup-left-out = У трёх игроков по одному цвету. Один цвет ({ $colour }) остаётся в коробке.

## First piece

rules-start-own = Первая фигура каждого цвета закрывает стартовую точку этого цвета: { $points }.
rules-start-any = Первая фигура каждого цвета закрывает любую ещё свободную стартовую точку: { $points }.
rules-start-opposite = Первая фигура каждого цвета закрывает стартовую точку: { $points }. Два цвета одного игрока начинают друг напротив друга, поэтому точку напротив цвета другого игрока занимать нельзя.
rules-start-spaced = Первая фигура каждого цвета закрывает стартовую точку: { $points }. Между двумя цветами одна стартовая точка остаётся свободной.
rules-start-swap = Первый игрок кладёт фигуру первого цвета, а затем фигуру второго, обе куда угодно на доске. Они не должны перекрываться и должны быть разной формы. Затем второй игрок выбирает цвет. Дальше ходит первый цвет ({ $colour }), чей бы он ни был.
rules-start-cubes = Первая фигура партии стоит на полу, где угодно. Первая фигура каждого другого цвета тоже стоит на полу и прилегает гранью к фигуре, которая там уже есть.

## Turn

rules-turn-flat = Положите одну из своих фигур на свободные { $shape ->
    [triangle] треугольники
   *[square] квадраты
  } доски. Её можно поворачивать и переворачивать. Положенная фигура остаётся на месте.
rules-turn-cubes = Поставьте одну из своих фигур. Её можно поворачивать как угодно. Поставленная фигура остаётся на месте.

## Contact

rules-contact-corner = Каждая новая фигура касается фигуры того же цвета углом и никогда — стороной.
rules-contact-triangles = Достаточно общей точки: угол может встретить и середину прямой стороны другой фигуры.
rules-contact-strict = При строгих углах угол вашего цвета может встретить только угол. Где бы новая фигура ни касалась своего цвета, ни одна из двух не должна проходить через эту точку прямо. Одно такое касание запрещает место, даже если другой угол касается как надо.
rules-contact-others = Как ваша фигура касается других цветов, неважно: углами или сторонами.
rules-contact-cubes = Каждая новая фигура прилегает хотя бы одной гранью к фигуре того же цвета, сбоку или сверху. Ребра или угла недостаточно. Другие цвета роли не играют.
rules-standing = В каждом столбце, который занимает фигура, её кубики стоят на полу или на том, что там уже есть. Под ней никогда нет пустоты, и ничто не выступает над пустым местом.
rules-limits = Ничто не стоит за пределами основания или выше предела высоты своего квадрата.

## No place left, and the end

rules-blocked-flat = Кто может положить фигуру, тот должен. Цвет, которому нет места, пропускается; места становится только меньше, поэтому он выбывает до конца.
rules-blocked-out = Цвет, который в свой ход не может поставить фигуру, выбывает до конца.
rules-blocked-skip = Цвет, который не может поставить фигуру, пропускает только этот ход: место может снова открыться, когда построят другие.
rules-end = Игра заканчивается, когда ни один цвет больше не может ходить.
rules-ties = При равном лучшем счёте победа общая.

## Scoring

rules-scoring-advanced = Каждый { $shape ->
    [triangle] треугольник
   *[square] квадрат
  } оставшейся фигуры отнимает очко. Если размещены все ваши фигуры, вы получаете { $all ->
    [one] { $all } очко
    [few] { $all } очка
    [many] { $all } очков
   *[other] { $all } очка
  } и ещё { $last }, если самая маленькая фигура была последней. Побеждает наибольший счёт.
rules-scoring-basic = Сосчитайте квадраты оставшихся фигур. Побеждает тот, у кого их меньше всего. Бонусов нет.
rules-scoring-pieces = Каждая размещённая фигура — очко. Побеждает тот, у кого больше всего очков. Бонусов нет.
rules-scoring-area = Каждый закрытый квадрат — очко. Побеждает тот, у кого больше всего очков; при равном числе очков ничья. Бонусов нет.
rules-scoring-complete = Вы побеждаете, когда на доске все фигуры. Число размещённых фигур показывает, насколько близко вы подошли.
rules-scoring-seen = Посмотрите прямо сверху: каждый квадрат, на котором ваш цвет наверху, — очко. Каждая оставшаяся фигура отнимает очко, какой бы большой она ни была. Побеждает тот, у кого больше всего очков.
rules-scoring-sum = Счёт игрока — сумма обоих его цветов.
rules-scoring-team = Счёт команды — сумма двух её цветов.
rules-scoring-shared = Общий цвет не засчитывается никому.

## Examples

rules-example-finished = Законченная партия и её подсчёт.
rules-example-colour = Цвет
rules-example-left = Осталось
rules-example-points = Очки
rules-example-turn = Ход
rules-example-winner = Победа: { $winners }.

## Pictures

rules-figure-starts = Стартовые точки
rules-figure-pieces = Фигуры одного цвета
rules-figure-start = Первая фигура закрывает стартовую точку
rules-figure-corner = Угол к углу
rules-figure-side = Сторона к стороне со своим цветом
rules-figure-apart = Своего цвета не касается
rules-figure-others = Других цветов можно касаться сторонами
rules-figure-tip = Угол встречает середину стороны
rules-figure-face = Прилегает гранью к своему цвету
rules-figure-edge = Касается своего цвета только ребром
rules-figure-hole = Под ней пустота
rules-figure-match = Оба числа стороны совпадают
rules-figure-mismatch = Числа стороны различаются
rules-figure-bridge = Мост: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
rules-figure-hexagon = Шестиугольник: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
rules-figure-hexagons = Два шестиугольника одной фишкой: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }

## Number of players

rules-players = { $players ->
    [1] Один игрок
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }
rules-players-cubes = { $columns ->
    [one] { $columns } квадрат
    [few] { $columns } квадрата
    [many] { $columns } квадратов
   *[other] { $columns } квадрата
  }, место на { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
    [many] { $cubes } кубиков
   *[other] { $cubes } кубика
  }
rules-players-tiles = { $tiles ->
    [one] По { $tiles } фишке
    [few] По { $tiles } фишки
    [many] По { $tiles } фишек
   *[other] По { $tiles } фишки
  }

## Options

rules-option-start = Начало
rules-option-scoring = Подсчёт очков
rules-option-first = Кто начинает
rules-option-shared = Общий цвет
rules-option-strict-corners = Строгие углы
rules-option-left-out = Лишний цвет
rules-option-seats = Число игроков
rules-option-colours-each = Цвета каждого игрока
rules-option-blocked = Нет места
rules-option-heights = Карта высот
rules-option-without = Фора
rules-option-edition = Печатные правила
rules-option-target = Играем до
rules-option-deals = Число раздач
rules-option-after-draw = После добора
rules-option-time-limit = Ограничение времени
rules-option-usual = обычно
rules-option-none = Вариантов нет.
rules-choice-first = Начать может любой игрок. Остальные следуют по часовой стрелке.
rules-choice-shared = Общим, которым все ходят по очереди, может быть любой из четырёх цветов.
rules-choice-left-out = Остаться в коробке может любой из четырёх цветов.
rules-choice-seats-cubes = От { $fewest } до { $most } игроков. Чем меньше игроков, тем меньше места для кубиков, а последние цвета не используются.
rules-choice-seats = От { $fewest } до { $most } игроков.
rules-choice-colours-each = Двое могут играть по два цвета на доске для четверых. Считается только лучший цвет игрока.
rules-choice-heights = Любая карта высот не больше чем на { $most ->
    [one] { $most } кубик
    [few] { $most } кубика
    [many] { $most } кубиков
   *[other] { $most } кубика
  }.
rules-choice-without = Цвета могут играть без некоторых своих фигур, чтобы сильные и слабые могли играть друг с другом. То, чего нет, ничего не отнимает. Где считают оставшиеся клетки, меньше больших фигур — преимущество; иначе тому, у кого фигур меньше, труднее.
rules-choice-target = Матч заканчивается той раздачей, в которой кто-то набирает { $usual ->
    [one] { $usual } очко
    [few] { $usual } очка
    [many] { $usual } очков
   *[other] { $usual } очка
  } или другую сумму, от { $fewest } до { $most }.
rules-choice-deals = Или матч от { $fewest } до { $most } раздач, какими бы ни были суммы.
rules-choice-drawn = После добора из своих фишек можно положить только взятую.
rules-choice-any = После добора можно положить любую свою фишку.
rules-choice-time-limit = У каждого хода есть предел времени. Когда оно выходит, вы берёте фишки, пока ход не закончится.

## Triominos

rules-tiles-hands = Каждый игрок берёт себе фишки и держит их скрытыми. Остальные составляют запас. Вы видите свои фишки, стол, счёт всех и сколько фишек у других и в запасе.
rules-tiles-begin = Перед каждой раздачей все открыто тянут по фишке. Начинает самая ценная; при равенстве тянут снова. Затем все фишки перемешивают и раздают. Первый игрок кладёт любую фишку и получает её ценность.
rules-tiles-lay = Положите одну фишку. Хотя бы одной целой стороной она прилегает к фишке на столе, оба числа этой стороны совпадают, и совпадает каждый другой угол, которого она касается.
rules-tiles-score = Фишка приносит свою ценность. Мост приносит ещё { $bridge ->
    [one] { $bridge } очко
    [few] { $bridge } очка
    [many] { $bridge } очков
   *[other] { $bridge } очка
  }, шестиугольник — ещё { $one }, два шестиугольника одной фишкой — ещё { $two }, а три — ещё { $three }.
rules-tiles-bridge = Мост — это фишка, приложенная только одной стороной, третий угол которой достаёт до фишки за ней: два места рядом с этим углом пусты, а из трёх позади него занято хотя бы одно. Шестиугольник замыкает шестая фишка вокруг точки. Ни одна фишка не может сделать и то и другое.
rules-tiles-draw = Если вы не можете или не хотите положить фишку, возьмите одну из запаса за { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
    [many] { $cost } очков
   *[other] { $cost } очка
  }. Её можно сразу положить. За ход можно взять { $most ->
    [one] { $most } фишку
    [few] { $most } фишки
    [many] { $most } фишек
   *[other] { $most } фишки
  }; если вы и тогда ничего не положили, теряете ещё { $more }, всего { $all }.
rules-tiles-empty = Когда запас пуст, кто может положить фишку, тот должен. Иначе вы пасуете без штрафа.
rules-tiles-out = Кто положил свою последнюю фишку, получает { $out ->
    [one] { $out } очко
    [few] { $out } очка
    [many] { $out } очков
   *[other] { $out } очка
  } и ценность всех фишек на руках у остальных. Круг сначала доигрывают, чтобы у всех было поровну ходов. Кто в этом круге выложил всё вторым, получает только { $out }.
rules-tiles-blocked = Когда все игроки подряд спасовали, раздача закрыта. Её выигрывает тот, чьи фишки вместе дешевле всех: он получает ценность фишек всех остальных за вычетом своих. Больше никто ничего не теряет. Если таких игроков несколько, так считает каждый из них.
rules-tiles-match = Побеждает наибольшая сумма в конце матча. Суммы могут опускаться ниже нуля.
rules-tiles-example-sum = Фишка
rules-tiles-example-bridge = Фишка, которая строит мост
rules-tiles-example-hexagon = Фишка, которая замыкает шестиугольник
rules-tiles-example-draws = Три добора, и ни одной фишки не положено
rules-tiles-example-out = Последняя фишка, когда у остальных на руках { $hands }
rules-scoring-standard = Очки, как описано выше.
rules-scoring-children = Для детей: { $tile ->
    [one] { $tile } очко
    [few] { $tile } очка
    [many] { $tile } очков
   *[other] { $tile } очка
  } за фишку, ещё { $bridge } за мост, ещё { $one }, { $two } или { $three } за один, два или три шестиугольника и { $out } за последнюю фишку. Очки никогда не теряют, раздача одна.
rules-scoring-no-points = Без очков: побеждает тот, кто первым выложил все фишки. Если раздача закрыта, побеждает тот, у кого фишек меньше всего.
rules-edition-international = Международные: как описано выше, от { $fewest } до { $most } игроков.
rules-edition-french = Французские: от { $fewest } до { $most } игроков. Раздача заканчивается, как только кто-то выложил все фишки. В закрытой раздаче каждый теряет ценность своих фишек.
rules-edition-spanish = Испанские: от { $fewest } до { $most } игроков, втроём и вчетвером фишек на руках меньше.
rules-edition-portuguese = Португальские: как испанские, но три добора стоят всего { $draws }.
rules-edition-tournament = Турнирные: право начать не разыгрывают. Первой кладут старшую фишку с тремя равными числами, у кого бы она ни была; она приносит ещё { $triple ->
    [one] { $triple } очко
    [few] { $triple } очка
    [many] { $triple } очков
   *[other] { $triple } очка
  }, а три нуля — даже ещё { $zero }. Если такой фишки нет, начинает самая ценная.

## Colours inside a sentence

ink-blue = синий
ink-yellow = жёлтый
ink-red = красный
ink-green = зелёный
ink-purple = фиолетовый
ink-orange = оранжевый

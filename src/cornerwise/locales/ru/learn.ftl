## The page of all lessons

learn-title = Учиться
learn-lead = Сделайте несколько ходов, и вы узнаете правила. Каждый урок занимает две минуты.
learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
  }
learn-begin = Начать
learn-again = Ещё раз
learn-continue = Продолжить
learn-finished = Пройдено
learn-rules = Правила
learn-tips = Советы
learn-play = Играть
learn-all = Все уроки

## A lesson

learn-step = Шаг { $number } из { $count }
learn-skip = Пропустить
learn-back = Назад
learn-show = Показать
learn-next = Дальше
learn-done = Всё верно.
learn-colour = Теперь ваш цвет: { $colour }.
learn-elsewhere = Так тоже можно. Но на этом шаге выберите одно из отмеченных мест.
learn-over = Теперь вы знаете правила этой игры.
learn-over-text = Сыграйте с компьютером или посмотрите подробности в правилах.
learn-marked = Отмечено: { $cells }
learn-loading = Одну минуту

## Steps on squares and triangles

learn-start-own = Начните в своём углу
learn-start-own-text = Первая фигура закрывает вашу стартовую точку. Возьмите фигуру и положите её туда.
learn-start-any = Начните со стартовой точки
learn-start-any-text = Первая фигура закрывает стартовую точку. Возьмите фигуру и положите её на любую свободную.
learn-corner = Углами, но не сторонами
learn-corner-text = Каждая новая фигура касается углом одной из ваших фигур. Положите следующую.
learn-side = Не касайтесь своих сторон
learn-side-text = Эта фигура касается вашего цвета стороной, поэтому здесь ей лежать нельзя. Двигайте или поворачивайте её, пока не подойдёт.
learn-others = Чужие не мешают
learn-others-text = Других цветов можно касаться как угодно. Положите фигуру вплотную к другому цвету.
learn-reach = К открытому месту
learn-reach-text = В этой игре борются за простор. Дотянитесь большой фигурой до одной из отмеченных клеток.
learn-gap = Проскользнуть
learn-gap-text = Большие фигуры помещаются уже не везде. Продолжите маленькой.
learn-last = Последнее место
learn-last-text = Места почти не осталось. Найдите, куда положить последнюю фигуру; после этого партия закончится, и оставшееся подсчитают.
learn-pairs = Каждой по две
learn-pairs-text = Каждая форма есть у вас дважды, и каждая фигура приносит очко. Положите ту же форму ещё раз.
learn-turn = Поверните её
learn-turn-text = Треугольники поворачиваются в шесть шагов. Поворачивайте фигуру, пока не подойдёт, и положите её.
learn-tip = Угол может встретить сторону
learn-tip-text = Треугольникам достаточно общей точки. Положите фигуру так, чтобы её угол пришёлся на середину прямой стороны.
learn-strict = Строгие углы
learn-strict-text = За этим столом играют со строгими углами: угол может встретить только угол. Найдите место для фигуры.

## Steps of the free start

learn-open-first = Где угодно
learn-open-first-text = Стартовых точек здесь нет. Положите синюю фигуру куда угодно.
learn-open-second = И одну для соперника
learn-open-second-text = Первую оранжевую фигуру, другой формы, тоже кладёте вы. Пусть обе будут одинаково хороши: выбирать будет второй игрок.
learn-choose = Какой цвет взяли бы вы?
learn-choose-text = Теперь вы второй игрок. Оставьте цвета как есть или поменяйтесь.

## Steps with cubes

learn-floor = Начните с пола
learn-floor-text = Первая фигура стоит на полу, где угодно. Возьмите фигуру и поставьте её.
learn-join = Присоединяйтесь
learn-join-text = Теперь ваш цвет жёлтый. Первая фигура стоит на полу и прилегает гранью к фигуре, которая там уже есть.
learn-face = Грань к грани
learn-face-text = Каждая новая фигура прилегает гранью к вашему цвету, сбоку или сверху. Здесь она касается только ребром; найдите место получше.
learn-hole = Никаких пустот
learn-hole-text = Ничто не висит в воздухе. Под этой фигурой пустота; поставьте её так, чтобы каждый кубик на чём-то стоял.
learn-cover = Окажитесь наверху
learn-cover-text = Считается только то, что видно сверху. Накройте квадрат другого цвета.

## Steps with numbered tiles

learn-tile-first = Первая фишка
learn-tile-first-text = Начните с любой фишки. Она приносит сумму своих чисел, так что старшая фишка — хорошее начало.
learn-tile-match = Два числа совпадают
learn-tile-match-text = Приложите фишку к стороне. Оба числа на этой стороне должны быть одинаковы у обеих фишек.
learn-tile-hexagon = Замкните шестиугольник
learn-tile-hexagon-text = Вокруг точки лежат пять фишек. Положите шестую: она приносит ещё 50 очков.
learn-tile-bridge = Постройте мост
learn-tile-bridge-text = Приложите фишку одной стороной так, чтобы её вершина встретила другую фишку. Мост приносит ещё 40 очков.
learn-tile-draw = Не подходит — берите
learn-tile-draw-text = Ни одна из ваших фишек не подходит. Возьмите ещё одну; это стоит 5 очков.
learn-tile-out = Последняя фишка
learn-tile-out-text = Положите последнюю фишку. Кто выложил все, получает 25 очков и сумму всех фишек у остальных.

## Tips beside the board

tip-label = Совет
tip-dismiss = Скрыть совет

## Why a hint is good

hint-reason-only-move = Это единственный ход.
hint-reason-nothing-to-lay = Ни одна из ваших фишек не подходит.
hint-reason-swap = Тот цвет стоит лучше.
hint-reason-keep = Ваш цвет стоит лучше.
hint-reason-calculated = Если играть дальше, этот ход оказывается лучшим.
hint-reason-blocks = Отнимает у других { $number ->
    [1] угол
    [one] { $number } угол
    [few] { $number } угла
    [many] { $number } углов
   *[other] { $number } угла
  }.
hint-reason-opens-corners = Открывает { $number ->
    [1] новый угол
    [one] { $number } новый угол
    [few] { $number } новых угла
    [many] { $number } новых углов
   *[other] { $number } новых угла
  }.
hint-reason-large-piece = Большая фигура идёт в дело, пока есть место.
hint-reason-contests = Ведёт туда, куда стремятся и другие.
hint-reason-towards-middle = Ведёт к середине.
hint-reason-covers = Накрывает { $number ->
    [1] чужой квадрат
    [one] { $number } чужой квадрат
    [few] { $number } чужих квадрата
    [many] { $number } чужих квадратов
   *[other] { $number } чужих квадрата
  }.
hint-reason-shows = Ваш цвет виден ещё на { $number ->
    [1] одном квадрате
    [one] { $number } квадрате
    [few] { $number } квадратах
    [many] { $number } квадратах
   *[other] { $number } квадратах
  }.
hint-reason-keeps-going = Оставляет вам пути дальше.
hint-reason-tile = Фишка стоит { $number }.
hint-reason-bridge = Строит мост за { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }.
hint-reason-hexagon = Замыкает шестиугольник за { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }.
hint-reason-opening-triple = Три равных числа приносят ещё { $number }.
hint-reason-opening-zero = Три нуля приносят ещё { $number }.
hint-reason-out = Это ваша последняя фишка, за неё { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }.

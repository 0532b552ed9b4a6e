## The page of all lessons

learn-title = Учиться
learn-lead = Узнайте правила, сделав несколько ходов. Каждый урок занимает около 2 минут.
learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
  }
learn-begin = Начать
learn-again = Повторить
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
learn-done = Отлично.
learn-colour = Теперь ваш цвет: { $colour }.
learn-elsewhere = Такой ход разрешён. Но на этом шаге, пожалуйста, выберите одно из отмеченных мест.
learn-over = Теперь вы знаете правила
learn-over-text = Сыграйте с компьютером или посмотрите подробности в правилах.
learn-marked = Отмечено: { $cells }
learn-loading = Загрузка…

## Steps on squares and triangles

learn-start-own = Начните в своём углу
learn-start-own-text = Ваша первая фигура должна закрыть вашу стартовую точку. Выберите фигуру и положите её туда.
learn-start-any = Выберите стартовую точку
learn-start-any-text = Ваша первая фигура должна закрыть стартовую точку. Выберите фигуру и положите её на любую свободную.
learn-corner = Касайтесь углами, но не сторонами
learn-corner-text = Каждая новая фигура должна касаться углом одной из ваших фигур. Положите следующую.
learn-side = Не касайтесь своих сторон
learn-side-text = Эта фигура касается вашего цвета стороной, поэтому здесь её положить нельзя. Двигайте или поворачивайте её, пока не подойдёт.
learn-others = Других цветов касаться можно
learn-others-text = Ваши фигуры могут касаться других цветов как угодно. Положите фигуру сторона к стороне с другим цветом.
learn-reach = К свободному месту
learn-reach-text =
    Вашим фигурам нужно место. Дотянитесь большой фигурой до одного из отмеченных { $shape ->
        [triangle] треугольников
       *[square] квадратов
    }.
learn-gap = Проскользните в щель
learn-gap-text = Большие фигуры помещаются уже не везде. Продолжите маленькой.
learn-last = Ваша последняя фигура
learn-last-text = Места почти не осталось. Найдите, куда положить последнюю фигуру. После этого партия закончится, и очки подсчитают.
learn-pairs = Каждой формы по 2
learn-pairs-text = Каждая форма есть у вас дважды, и каждая положенная фигура приносит 1 очко. Положите ту же форму ещё раз.
learn-turn = Поверните её
learn-turn-text = На треугольниках фигура поворачивается в 6 шагов. Поворачивайте её, пока не подойдёт, и положите.
learn-tip = Угол может касаться стороны
learn-tip-text = Треугольникам достаточно одной общей точки. Положите фигуру так, чтобы её угол касался середины прямой стороны.
learn-strict = Строгие углы
learn-strict-text = В этой партии строгие углы: угол может касаться только другого угла. Найдите место для фигуры.

## Steps of the free start

learn-open-first = Начните где угодно
learn-open-first-text = Стартовых точек здесь нет. Положите синюю фигуру куда угодно.
learn-open-second = Теперь другой цвет
learn-open-second-text = Первую оранжевую фигуру, другой формы, тоже кладёте вы. Пусть обе будут одинаково хороши: другой игрок выберет одну из них.
learn-choose = Какой цвет взяли бы вы?
learn-choose-text = Теперь вы второй игрок. Оставьте цвета как есть или поменяйтесь.

## Steps with cubes

learn-floor = Начните на основании
learn-floor-text = Первая фигура может стоять на основании где угодно. Выберите фигуру и поставьте её.
learn-join = Присоединяйтесь
learn-join-text = Теперь ваш цвет жёлтый. Ваша первая фигура должна стоять на основании и прилегать гранью к фигуре, которая там уже есть.
learn-face = Грань к грани
learn-face-text = Каждая новая фигура должна прилегать гранью к вашему цвету, сбоку или сверху. Здесь она касается только ребром. Найдите место получше.
learn-hole = Никаких пустот
learn-hole-text = Фигуры не могут висеть в воздухе. Под этой пустота: поставьте её так, чтобы каждый кубик на чём-то стоял.
learn-cover = Останьтесь наверху
learn-cover-text = Считается только то, что видно сверху. Накройте квадрат другого цвета.

## Steps with numbered tiles

learn-tile-first = Первая фишка
learn-tile-first-text = Начните с любой фишки. Она приносит сумму своих чисел, так что выгодно начать с больших чисел.
learn-tile-match = Совместите 2 числа
learn-tile-match-text = Приложите фишку к стороне. Оба числа на этой стороне должны быть одинаковы у обеих фишек.
learn-tile-hexagon = Завершите шестиугольник
learn-tile-hexagon-text = Вокруг точки лежат 5 фишек. Положите шестую и получите ещё 50 очков.
learn-tile-bridge = Постройте мост
learn-tile-bridge-text = Приложите фишку одной стороной так, чтобы её вершина касалась другой фишки. Мост приносит ещё 40 очков.
learn-tile-draw = Ничего не подходит — берите фишку
learn-tile-draw-text = Ни одна из ваших фишек не подходит. Возьмите ещё одну: каждая взятая фишка стоит 5 очков.
learn-tile-out = Ваша последняя фишка
learn-tile-out-text = Положите последнюю фишку. Кто первым выложил все фишки, получает 25 очков и ценность всех фишек у остальных.

## Tips beside the board

tip-label = Совет
tip-dismiss = Скрыть совет

## Why a hint is good

hint-reason-only-move = Это единственный ход.
hint-reason-nothing-to-lay = Ни одна из ваших фишек не подходит.
hint-reason-swap = У этого цвета позиция лучше.
hint-reason-keep = У вашего цвета позиция лучше.
hint-reason-calculated = Если просчитать вперёд, он выходит лучшим.
hint-reason-blocks =
    Отнимает у других { $number ->
        [one] { $number } угол
        [few] { $number } угла
        [many] { $number } углов
       *[other] { $number } угла
    }.
hint-reason-opens-corners =
    Открывает { $number ->
        [one] { $number } новый угол
        [few] { $number } новых угла
        [many] { $number } новых углов
       *[other] { $number } новых угла
    }.
hint-reason-large-piece = Использует большую фигуру, пока есть место.
hint-reason-contests = Занимает место, нужное другим.
hint-reason-towards-middle = Ведёт к середине.
hint-reason-covers =
    Накрывает { $number ->
        [one] { $number } чужой квадрат
        [few] { $number } чужих квадрата
        [many] { $number } чужих квадратов
       *[other] { $number } чужих квадрата
    }.
hint-reason-shows =
    Ваш цвет будет виден ещё на { $number ->
        [one] { $number } квадрате
        [few] { $number } квадратах
        [many] { $number } квадратах
       *[other] { $number } квадрата
    }.
hint-reason-shuts = Закрывает { $number ->
    [one] { $number } угол, от которого мог бы продолжить соперник
    [few] { $number } угла, от которых могли бы продолжить соперники
    [many] { $number } углов, от которых могли бы продолжить соперники
   *[other] { $number } угла, от которых могли бы продолжить соперники
  }: { $cells }.
hint-reason-gave-up = Из-за сыгранного хода { $number ->
    [one] потерян { $number } угол для продолжения
    [few] потеряны { $number } угла для продолжения
    [many] потеряно { $number } углов для продолжения
   *[other] потеряно { $number } угла для продолжения
  }: { $cells }.
hint-reason-own-reach = { $shape ->
    [triangle] Треугольники
   *[square] Квадраты
  } в досягаемости после него: { $number }. После сыгранного хода: { $than }.
hint-reason-rival-reach = { $shape ->
    [triangle] Треугольники
   *[square] Квадраты
  } в досягаемости соперников после него: { $number }. После сыгранного хода: { $than }.
hint-reason-opens-more = Открывает { $number ->
    [one] { $number } новый угол
    [few] { $number } новых угла
    [many] { $number } новых углов
   *[other] { $number } нового угла
  }. Сыгранный ход: { $than }.
hint-reason-covers-more = Накрывает { $number ->
    [one] { $number } чужой квадрат
    [few] { $number } чужих квадрата
    [many] { $number } чужих квадратов
   *[other] { $number } чужого квадрата
  }. Сыгранный ход: { $than }.
hint-reason-shows-more = Показывает свой цвет на { $number ->
    [one] { $number } квадрате
    [few] { $number } квадратах
    [many] { $number } квадратах
   *[other] { $number } квадрата
  }. Сыгранный ход: { $than }.
hint-reason-larger-piece = Использует фигуру побольше: { $number } вместо { $than }.
hint-reason-keeps-going = Оставляет вам больше возможностей.
hint-reason-tile = Фишка приносит { $number }.
hint-reason-bridge =
    Строит мост, ещё { $number ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }.
hint-reason-hexagon =
    Завершает шестиугольник, ещё { $number ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }.
hint-reason-opening-triple = Начать с 3 равных чисел — ещё { $number }.
hint-reason-opening-zero = Начать с 3 нулей — ещё { $number }.
hint-reason-out =
    Это ваша последняя фишка, ещё { $number ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }.
coach-pick-piece = Выберите фигуру. Её можно повернуть и перевернуть.
coach-pick-tile = Выберите фишку. Бледные сейчас не подходят.
coach-put-piece = Поставьте её на доску. Подсветка показывает, куда она подходит.
coach-put-tile = Поставьте её на стол. Метки показывают, куда она подходит.
coach-place-piece = Сюда подходит. Нажмите «Положить», чтобы сделать ход.
coach-place-tile = Сюда подходит. Нажмите «Положить», чтобы сделать ход.

## Games

game-classic = Classic
game-classic-about = 4 цвета на доске 20 × 20
game-classic-kind = 4 игрока
game-classic-2 = Classic вдвоём
game-classic-2-about = По 2 цвета у каждого
game-classic-2-kind = 2 игрока
game-classic-3 = Classic втроём
game-classic-3-about = Четвёртый цвет общий для всех
game-classic-3-kind = 3 игрока
game-classic-teams = Classic в командах
game-classic-teams-about = Синий и красный против жёлтого и зелёного
game-classic-teams-kind = 2 на 2
game-classic-solo = Восемьдесят четыре
game-classic-solo-about = Разместить все 84 фигуры в одиночку
game-classic-solo-kind = 1 игрок
game-duo = Duo
game-duo-about = Быстрая дуэль, 14 × 14
game-duo-kind = 2 игрока
game-junior = Junior
game-junior-about = Простые фигуры для детей
game-junior-kind = 2 игрока
game-trigon = Trigon
game-trigon-about = Треугольники на шестиугольнике
game-trigon-kind = 4 игрока
game-trigon-2 = Trigon вдвоём
game-trigon-2-about = По 2 цвета у каждого
game-trigon-2-kind = 2 игрока
game-trigon-3 = Trigon втроём
game-trigon-3-about = 3 цвета на меньшем шестиугольнике
game-trigon-3-kind = 3 игрока
game-trigon-teams = Trigon в командах
game-trigon-teams-about = Синий и красный против жёлтого и зелёного
game-trigon-teams-kind = 2 на 2
game-trigon-solo = Восемьдесят восемь
game-trigon-solo-about = Разместить все 88 фигур в одиночку
game-trigon-solo-kind = 1 игрок
game-polyomino = Polyomino
game-polyomino-about = Начните где угодно, потом оставьте или поменяйтесь
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = По 9 фигур, партия на несколько минут
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = По 2 набора из 9 фигур
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = По 21 фигуре
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Один общий набор из 56 фигур
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Стройте вверх и будьте видны сверху
game-rumis-tower = Rumis: башня
game-rumis-tower-about = Узко и до 8 кубиков в высоту
game-rumis-tower-kind = Башня
game-rumis-corner = Rumis: угол
game-rumis-corner-about = Вокруг угла, 40 квадратов
game-rumis-corner-kind = Угол
game-rumis-steps = Rumis: ступени
game-rumis-steps-about = Вверх по лестнице в 4 ступени
game-rumis-steps-kind = Ступени
game-rumis-pyramid = Rumis: пирамида
game-rumis-pyramid-about = Чем ближе к середине, тем выше
game-rumis-pyramid-kind = Пирамида
game-rumis-own = Rumis на своей доске
game-rumis-own-about = Составьте доску сами
game-rumis-own-kind = Своя доска
game-triominos = Triominos
game-triominos-about = Совмещайте числа, скрывайте фишки
game-triominos-kind = 1–6 игроков

## What is told of every game

facts-players = { $most ->
    [one] { $span } игрок
    [few] { $span } игрока
    [many] { $span } игроков
   *[other] { $span } игрока
  }
facts-minutes = { $span } мин
facts-age = { $age }+ лет

## Options of games

option-on = Да
option-off = Нет
option-start = Первая фигура
option-start-about = Куда каждый цвет кладёт свою первую фигуру.
option-start-own = На свою стартовую точку
option-start-any = На любую свободную стартовую точку
option-start-opposite = Напротив своего второго цвета
option-start-spaced = На каждую вторую стартовую точку
option-scoring = Подсчёт очков
option-scoring-about = Как считаются очки.
option-scoring-advanced = Оставшиеся квадраты, с бонусами
option-scoring-basic = Оставшиеся квадраты, без бонусов
option-scoring-pieces = Больше всего положенных фигур
option-scoring-cells = Меньше всего оставшихся квадратов
option-scoring-standard = Стандартный
option-scoring-children = Детский
option-scoring-no-points = Без очков: кто первым выложит все фишки
option-first = Кто начинает
option-first-about = Игрок, который кладёт первую фигуру.
option-first-number =
    { $number ->
        [0] Игрок 1
        [1] Игрок 2
        [2] Игрок 3
       *[3] Игрок 4
    }
option-shared = Общий цвет
option-shared-about = Цвет, которым все игроки ходят по очереди.
option-left-out = Исключённый цвет
option-left-out-about = Цвет, которым никто не играет.
option-strict-corners = Строгие углы
option-strict-corners-about = Углы могут касаться только углов и никогда — середины прямой стороны.
option-seats = Игроки
option-seats-about = Число игроков.
option-seats-number = { $number }
option-colours-each = Цвета
option-colours-each-about = Цветов на игрока. Из двух засчитывается только лучший.
option-colours-each-number = { $number ->
    [one] По { $number } цвету
    [few] По { $number } цвета
    [many] По { $number } цветов
   *[other] По { $number } цвета
  }
option-blocked = Если нельзя положить фигуру
option-blocked-about = Что бывает с цветом, который в свой ход не может поставить фигуру.
option-blocked-out = Выбывает из игры
option-blocked-skip = Пропускает только этот ход
option-heights = Карта высот
option-heights-about = Пределы высоты ряд за рядом, верхний ряд первым, между рядами /, например 2 2 1/2 2 1.
option-without = Фора
option-without-about = Фигуры, без которых играет цвет, например blue:I5,W5/red:X5.
option-edition = Издание правил
option-edition-about = Издания различаются числом фишек, добором и пасом и тем, как заканчиваются раздача и матч.
option-edition-international = Международное
option-edition-french = Французское
option-edition-spanish = Испанское
option-edition-portuguese = Португальское
option-edition-tournament = Турнирное
option-target = Цель
option-target-about = Сумма, при которой матч заканчивается. Самые низкие цели — для детского подсчёта.
option-target-number = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }
option-deals = Раздачи
option-deals-about = Заданное число раздач вместо цели. При детском подсчёте раздача одна, если не выбрать иное.
option-deals-number = { $number ->
    [0] Без заданного числа
    [one] { $number } раздача
    [few] { $number } раздачи
    [many] { $number } раздач
   *[other] { $number } раздачи
  }
option-after-draw = После добора
option-after-draw-about = Какую фишку можно положить сразу после добора.
option-after-draw-drawn = Только взятую фишку
option-after-draw-any = Любую фишку
option-time-limit = Ходы на время
option-time-limit-about = Если ваше время вышло, вы берёте фишки, пока ваш ход не закончится. Нужны часы с временем на ход.

## How strongly the computer plays

level = Уровень { $level }, { $word }
level-1 = первые шаги
level-2 = новичок
level-3 = беззаботный
level-4 = любитель
level-5 = уверенный
level-6 = умелый
level-7 = сильный
level-8 = эксперт
level-9 = мастер

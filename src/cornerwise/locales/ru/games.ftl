## Games

game-classic = Classic
game-classic-about = Четыре цвета на поле 20 на 20
game-classic-kind = 4 игрока
game-classic-2 = Classic вдвоём
game-classic-2-about = У каждого по два цвета
game-classic-2-kind = 2 игрока
game-classic-3 = Classic втроём
game-classic-3-about = Четвёртым цветом ходят все по очереди
game-classic-3-kind = 3 игрока
game-classic-teams = Classic в командах
game-classic-teams-about = Синий и красный против жёлтого и зелёного
game-classic-teams-kind = 2 на 2
game-classic-solo = Восемьдесят четыре
game-classic-solo-about = Разместить все 84 фигуры в одиночку
game-classic-solo-kind = 1 игрок
game-duo = Duo
game-duo-about = Быстрая дуэль на поле 14 на 14
game-duo-kind = 2 игрока
game-junior = Junior
game-junior-about = Простые фигуры для маленьких рук
game-junior-kind = 2 игрока
game-trigon = Trigon
game-trigon-about = Шестиугольник из треугольников
game-trigon-kind = 4 игрока
game-trigon-2 = Trigon вдвоём
game-trigon-2-about = У каждого по два цвета
game-trigon-2-kind = 2 игрока
game-trigon-3 = Trigon втроём
game-trigon-3-about = Три цвета на меньшем шестиугольнике
game-trigon-3-kind = 3 игрока
game-trigon-teams = Trigon в командах
game-trigon-teams-about = Синий и красный против жёлтого и зелёного
game-trigon-teams-kind = 2 на 2
game-trigon-solo = Восемьдесят восемь
game-trigon-solo-about = Разместить все 88 фигур в одиночку
game-trigon-solo-kind = 1 игрок
game-polyomino = Polyomino
game-polyomino-about = Начать где угодно, затем обмен или нет
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = По 9 фигур, партия на несколько минут
game-polyomino-8-kind = 8 на 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = По два набора из 9 фигур
game-polyomino-12-kind = 12 на 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = По 21 фигуре
game-polyomino-14-kind = 14 на 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Один общий набор из 56 фигур
game-polyomino-hexa-kind = Hexa, 20 на 20
game-rumis = Rumis
game-rumis-about = Стройте вверх, чтобы вас видели сверху
game-rumis-tower = Rumis: башня
game-rumis-tower-about = Узко и до восьми кубиков в высоту
game-rumis-tower-kind = Башня
game-rumis-corner = Rumis: угол
game-rumis-corner-about = Вокруг угла из 40 квадратов
game-rumis-corner-kind = Угол
game-rumis-steps = Rumis: ступени
game-rumis-steps-about = Вверх по лестнице в четыре ступени
game-rumis-steps-kind = Ступени
game-rumis-pyramid = Rumis: пирамида
game-rumis-pyramid-about = Чем ближе к середине, тем выше
game-rumis-pyramid-kind = Пирамида
game-rumis-own = Rumis на своих высотах
game-rumis-own-about = Доска, которую вы создаёте сами
game-rumis-own-kind = Своя доска
game-triominos = Triominos
game-triominos-about = Сводите углы, скрывайте фишки
game-triominos-kind = 1–6 игроков

## What is told of every game

facts-players = { $most ->
    [one] { $span } игрок
    [few] { $span } игрока
    [many] { $span } игроков
   *[other] { $span } игрока
  }
facts-minutes = { $span } мин
facts-age = от { $age } лет

## Options of games

option-on = Да
option-off = Нет
option-start = Первая фигура
option-start-about = Куда можно положить первую фигуру цвета.
option-start-own = На свою стартовую клетку
option-start-any = На любую свободную стартовую клетку
option-start-opposite = Напротив своего второго цвета
option-start-spaced = На каждую вторую стартовую клетку
option-scoring = Очки
option-scoring-about = Как считаются очки.
option-scoring-advanced = Оставшиеся клетки и бонусы
option-scoring-basic = Только оставшиеся клетки
option-scoring-pieces = Больше размещённых фигур
option-scoring-cells = Меньше оставшихся клеток
option-scoring-standard = Как в печатных правилах
option-scoring-children = Детские очки
option-scoring-no-points = Без очков: кто первым выложил всё
option-first = Кто начинает
option-first-about = Место, с которого кладут первую фигуру.
option-first-number = { $number ->
    [0] Место 1
    [1] Место 2
    [2] Место 3
   *[3] Место 4
  }
option-shared = Общий цвет
option-shared-about = Цвет, которым все игроки ходят по очереди.
option-left-out = Лишний цвет
option-left-out-about = Цвет, который не участвует в игре.
option-strict-corners = Строгие углы
option-strict-corners-about = Угол встречается только с углом и никогда с серединой прямой стороны.
option-seats = Игроки
option-seats-about = Сколько человек играет.
option-seats-number = { $number }
option-colours-each = Цвета
option-colours-each-about = Цвета каждого игрока; из двух считается только лучший.
option-colours-each-number = { $number ->
    [one] По { $number } цвету
    [few] По { $number } цвета
    [many] По { $number } цветов
   *[other] По { $number } цвета
  }
option-blocked = Нет места
option-blocked-about = Что бывает с цветом, если в его ход для него нет места.
option-blocked-out = Выбывает до конца
option-blocked-skip = Только пропускает ход
option-heights = Высоты
option-heights-about = Ряды пределов высоты, верхний ряд первым, между рядами /, например 2 2 1/2 2 1.
option-without = Фора
option-without-about = Фигуры, без которых играют цвета, например blue:I5,W5/red:X5.
option-edition = Печатные правила
option-edition-about = Издания различаются числом фишек, добором, пасом и концом раздачи и матча.
option-edition-international = Международные
option-edition-french = Французские
option-edition-spanish = Испанские
option-edition-portuguese = Португальские
option-edition-tournament = Турнирные
option-target = Играем до
option-target-about = Сумма очков, при которой матч заканчивается. Самые малые — для детских очков.
option-target-number = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
  }
option-deals = Раздачи
option-deals-about = Заданное число раздач вместо суммы очков. С детскими очками раздача одна, если не выбрать иное.
option-deals-number = { $number ->
    [0] Без заданного числа
    [one] { $number } раздача
    [few] { $number } раздачи
    [many] { $number } раздач
   *[other] { $number } раздачи
  }
option-after-draw = После добора
option-after-draw-about = Какую фишку можно положить сразу после добора.
option-after-draw-drawn = Взятую фишку
option-after-draw-any = Любую фишку
option-time-limit = Ходы на время
option-time-limit-about = Кто не успел, берёт фишки, пока ход не закончится. Нужны часы на каждый ход.

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

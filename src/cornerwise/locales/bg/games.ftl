game-classic = Classic
game-classic-about = Четири цвята на 20 на 20 квадратчета
game-classic-kind = 4 играчи
game-classic-2 = Classic за двама
game-classic-2-about = По два цвята на играч
game-classic-2-kind = 2 играчи
game-classic-3 = Classic за трима
game-classic-3-about = Всички се редуват с четвъртия цвят
game-classic-3-kind = 3 играчи
game-classic-teams = Classic по отбори
game-classic-teams-about = Синьо и червено срещу жълто и зелено
game-classic-teams-kind = 2 срещу 2
game-classic-solo = Осемдесет и четири
game-classic-solo-about = Всичките 84 фигури, за един играч
game-classic-solo-kind = 1 играч
game-duo = Duo
game-duo-about = Бързият двубой на 14 на 14
game-duo-kind = 2 играчи
game-junior = Junior
game-junior-about = Прости фигури за малки ръце
game-junior-kind = 2 играчи
game-trigon = Trigon
game-trigon-about = Шестоъгълник от триъгълници
game-trigon-kind = 4 играчи
game-trigon-2 = Trigon за двама
game-trigon-2-about = По два цвята на играч
game-trigon-2-kind = 2 играчи
game-trigon-3 = Trigon за трима
game-trigon-3-about = Три цвята на по-малък шестоъгълник
game-trigon-3-kind = 3 играчи
game-trigon-teams = Trigon по отбори
game-trigon-teams-about = Синьо и червено срещу жълто и зелено
game-trigon-teams-kind = 2 срещу 2
game-trigon-solo = Осемдесет и осем
game-trigon-solo-about = Всичките 88 фигури, за един играч
game-trigon-solo-kind = 1 играч
game-polyomino = Polyomino
game-polyomino-about = Започни където искаш, после размяна или не
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = По 9 фигури, за няколко минути
game-polyomino-8-kind = 8 на 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = По два комплекта от 9 фигури
game-polyomino-12-kind = 12 на 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = По 21 фигури
game-polyomino-14-kind = 14 на 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Общ комплект от 56 фигури
game-polyomino-hexa-kind = Hexa, 20 на 20
game-rumis = Rumis
game-rumis-about = Строи нагоре, за да се виждаш отгоре
game-rumis-tower = Rumis: Кула
game-rumis-tower-about = Тясна и висока до осем кубчета
game-rumis-tower-kind = Кула
game-rumis-corner = Rumis: Ъгъл
game-rumis-corner-about = Около ъгъл от 40 квадратчета
game-rumis-corner-kind = Ъгъл
game-rumis-steps = Rumis: Стъпала
game-rumis-steps-about = Нагоре по стълба с четири стъпала
game-rumis-steps-kind = Стъпала
game-rumis-pyramid = Rumis: Пирамида
game-rumis-pyramid-about = По-високо към средата
game-rumis-pyramid-kind = Пирамида
game-rumis-own = Rumis с твои височини
game-rumis-own-about = Дъска по твоя мярка
game-rumis-own-kind = Твоя дъска
game-triominos = Triominos
game-triominos-about = Напасвай ъглите, крий плочките си
game-triominos-kind = от 1 до 6 играчи

## What is told of every game

facts-players = { $most ->
    [one] { $span } играч
   *[other] { $span } играчи
  }
facts-minutes = { $span } мин
facts-age = от { $age } години
option-on = Да
option-off = Не
option-start = Първа фигура
option-start-about = Къде може да отиде първата фигура на един цвят.
option-start-own = На своето начално поле
option-start-any = На всяко свободно начално поле
option-start-opposite = Срещу другия си цвят
option-start-spaced = През едно начално поле
option-scoring = Точки
option-scoring-about = Как се броят точките.
option-scoring-advanced = Останалите полета, с бонуси
option-scoring-basic = Само останалите полета
option-scoring-pieces = Най-много поставени фигури
option-scoring-cells = Най-малко останали полета
option-scoring-standard = Както е по правилника
option-scoring-children = Детски точки
option-scoring-no-points = Без точки: печели първият без плочки
option-first = Кой започва
option-first-about = Мястото, което поставя първата фигура.
option-first-number = { $number ->
    [0] Място 1
    [1] Място 2
    [2] Място 3
   *[3] Място 4
  }
option-shared = Общ цвят
option-shared-about = Цветът, с който всички играчи се редуват.
option-left-out = Цвят извън играта
option-left-out-about = Цветът, с който не се играе.
option-strict-corners = Строги ъгли
option-strict-corners-about = Ъгъл се среща само с ъгъл, никога със средата на права страна.
option-seats = Играчи
option-seats-about = Колко души играят.
option-seats-number = { $number }
option-colours-each = Цветове
option-colours-each-about = Цветовете на всеки играч; от два се брои само по-добрият.
option-colours-each-number = { $number ->
    [one] По { $number } на играч
   *[other] По { $number } на играч
  }
option-blocked = Без място
option-blocked-about = Какво става с цвят, който на своя ред няма къде да постави.
option-blocked-out = Отпада до края
option-blocked-skip = Само се прескача
option-heights = Височини
option-heights-about = Редове с допустими височини, от най-горния ред, с / между редовете, например 2 2 1/2 2 1.
option-without = Хандикап
option-without-about = Фигурите, без които играят цветовете, например blue:I5,W5/red:X5.
option-edition = Правилник
option-edition-about = Изданията се различават по броя плочки, тегленето, пропускането и края на раздаването и мача.
option-edition-international = Международно
option-edition-french = Френско
option-edition-spanish = Испанско
option-edition-portuguese = Португалско
option-edition-tournament = Турнирно
option-target = Играе се до
option-target-about = Сборът, който слага край на мача. Най-ниските са за детските точки.
option-target-number = { $number ->
    [one] { $number } точка
   *[other] { $number } точки
  }
option-deals = Раздавания
option-deals-about = Определен брой раздавания вместо сбор точки. С детски точки раздаването е едно, освен ако не избереш друго.
option-deals-number = { $number ->
    [0] Без определен брой
    [one] { $number } раздаване
   *[other] { $number } раздавания
  }
option-after-draw = След теглене
option-after-draw-about = Коя плочка може да се постави веднага след теглене.
option-after-draw-drawn = Изтеглената плочка
option-after-draw-any = Всяка плочка
option-time-limit = Ходове с време
option-time-limit-about = Който закъснее, тегли, докато ходът свърши. Нужен е часовник за всеки ход.
level = Ниво { $level }, { $word }
level-1 = първи стъпки
level-2 = начинаещ
level-3 = лежерно
level-4 = за удоволствие
level-5 = уверено
level-6 = умело
level-7 = силно
level-8 = експерт
level-9 = майстор

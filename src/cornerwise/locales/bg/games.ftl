game-classic = Classic
game-classic-about = 4 цвята на 20 × 20 квадратчета
game-classic-kind = 4 играчи
game-classic-2 = Classic за двама
game-classic-2-about = По два цвята на играч
game-classic-2-kind = 2 играчи
game-classic-3 = Classic за трима
game-classic-3-about = Четвъртият цвят е общ за всички
game-classic-3-kind = 3 играчи
game-classic-teams = Classic по отбори
game-classic-teams-about = Синьо и червено срещу жълто и зелено
game-classic-teams-kind = 2 срещу 2
game-classic-solo = Осемдесет и четири
game-classic-solo-about = Постави всичките 84 фигури, за един играч
game-classic-solo-kind = 1 играч
game-duo = Duo
game-duo-about = Бърз двубой, 14 × 14
game-duo-kind = 2 играчи
game-junior = Junior
game-junior-about = Лесни фигури за деца
game-junior-kind = 2 играчи
game-trigon = Trigon
game-trigon-about = Триъгълници на шестоъгълник
game-trigon-kind = 4 играчи
game-trigon-2 = Trigon за двама
game-trigon-2-about = По два цвята на играч
game-trigon-2-kind = 2 играчи
game-trigon-3 = Trigon за трима
game-trigon-3-about = 3 цвята на по-малък шестоъгълник
game-trigon-3-kind = 3 играчи
game-trigon-teams = Trigon по отбори
game-trigon-teams-about = Синьо и червено срещу жълто и зелено
game-trigon-teams-kind = 2 срещу 2
game-trigon-solo = Осемдесет и осем
game-trigon-solo-about = Постави всичките 88 фигури, за един играч
game-trigon-solo-kind = 1 играч
game-polyomino = Polyomino
game-polyomino-about = Започни където искаш, после запази или размени
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = По 9 фигури, за няколко минути
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = По 2 комплекта от 9 фигури
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = По 21 фигури
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Общ комплект от 56 фигури
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Строй нагоре и се показвай отгоре
game-rumis-tower = Rumis: Кула
game-rumis-tower-about = Тясна и висока до 8 кубчета
game-rumis-tower-kind = Кула
game-rumis-corner = Rumis: Ъгъл
game-rumis-corner-about = Около ъгъл, на 40 квадратчета
game-rumis-corner-kind = Ъгъл
game-rumis-steps = Rumis: Стъпала
game-rumis-steps-about = Нагоре по стълба с 4 стъпала
game-rumis-steps-kind = Стъпала
game-rumis-pyramid = Rumis: Пирамида
game-rumis-pyramid-about = По-високо към средата
game-rumis-pyramid-kind = Пирамида
game-rumis-own = Rumis на твоя дъска
game-rumis-own-about = Направи си дъската
game-rumis-own-kind = Твоя дъска
game-triominos = Triominos
game-triominos-about = Напасвай числата, крий плочките си
game-triominos-kind = от 1 до 6 играчи

## What is told of every game

facts-players = { $most ->
    [one] { $span } играч
   *[other] { $span } играчи
  }
facts-minutes = { $span } мин
facts-age = { $age }+ години
option-on = Да
option-off = Не
option-start = Първа фигура
option-start-about = Къде всеки цвят поставя първата си фигура.
option-start-own = На своята начална точка
option-start-any = На всяка свободна начална точка
option-start-opposite = Срещу другия си цвят
option-start-spaced = През една начална точка
option-scoring = Точкуване
option-scoring-about = Как се броят точките.
option-scoring-advanced = Останали квадратчета, с бонуси
option-scoring-basic = Останали квадратчета, без бонуси
option-scoring-pieces = Печелят най-много поставени фигури
option-scoring-cells = Печелят най-малко останали квадратчета
option-scoring-standard = Стандартно
option-scoring-children = Детско точкуване
option-scoring-no-points = Без точки: печели първият без плочки
option-first = Кой започва
option-first-about = Играчът, който поставя първата фигура.
option-first-number =
    { $number ->
        [0] Играч 1
        [1] Играч 2
        [2] Играч 3
       *[3] Играч 4
    }
option-shared = Общ цвят
option-shared-about = Цветът, който всички играчи поставят поред.
option-left-out = Цвят извън играта
option-left-out-about = Цветът, с който никой не играе.
option-strict-corners = Строги ъгли
option-strict-corners-about = Ъглите могат да докосват само ъгли, никога средата на права страна.
option-seats = Играчи
option-seats-about = Броят на играчите.
option-seats-number = { $number }
option-colours-each = Цветове
option-colours-each-about = Цветове на играч. При два се брои само по-добрият.
option-colours-each-number = { $number ->
    [one] По { $number } на играч
   *[other] По { $number } на играч
  }
option-blocked = Ако не можеш да поставиш фигура
option-blocked-about = Какво става с цвят, който на своя ред не може да постави фигура.
option-blocked-out = Вън е от играта
option-blocked-skip = Пропуска само този ход
option-heights = Карта на височините
option-heights-about = Допустими височини ред по ред, от най-горния, с / между редовете, например 2 2 1/2 2 1.
option-without = Хандикап
option-without-about = Фигурите, без които играе даден цвят, например blue:I5,W5/red:X5.
option-edition = Издание
option-edition-about = Изданията се различават по броя на плочките, тегленето и пропускането и по това как свършва раздаването или мачът.
option-edition-international = Международно
option-edition-french = Френско
option-edition-spanish = Испанско
option-edition-portuguese = Португалско
option-edition-tournament = Турнирно
option-target = Крайна цел
option-target-about = Сборът, който слага край на мача. Най-ниските цели са за детското точкуване.
option-target-number = { $number ->
    [one] { $number } точка
   *[other] { $number } точки
  }
option-deals = Раздавания
option-deals-about = Определен брой раздавания вместо крайна цел. С детско точкуване се играе едно раздаване, освен ако не избереш друго.
option-deals-number = { $number ->
    [0] Без определен брой
    [one] { $number } раздаване
   *[other] { $number } раздавания
  }
option-after-draw = След теглене
option-after-draw-about = Коя плочка можеш да поставиш веднага след теглене.
option-after-draw-drawn = Само изтеглената плочка
option-after-draw-any = Всяка плочка
option-time-limit = Ходове с време
option-time-limit-about = Ако времето ти изтече, теглиш, докато ходът ти свърши. Нужен е часовник с време на ход.
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

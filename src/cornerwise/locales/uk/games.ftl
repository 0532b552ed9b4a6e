## Games

game-classic = Classic
game-classic-about = 4 кольори на дошці 20 × 20
game-classic-kind = 4 гравці
game-classic-2 = Classic удвох
game-classic-2-about = Кожному по 2 кольори
game-classic-2-kind = 2 гравці
game-classic-3 = Classic утрьох
game-classic-3-about = Четвертий колір спільний для всіх
game-classic-3-kind = 3 гравці
game-classic-teams = Classic у командах
game-classic-teams-about = Синій і червоний проти жовтого й зеленого
game-classic-teams-kind = 2 на 2
game-classic-solo = Вісімдесят чотири
game-classic-solo-about = Розмістити всі 84 фігури самотужки
game-classic-solo-kind = 1 гравець
game-duo = Duo
game-duo-about = Швидка дуель, 14 × 14
game-duo-kind = 2 гравці
game-junior = Junior
game-junior-about = Прості фігури для дітей
game-junior-kind = 2 гравці
game-trigon = Trigon
game-trigon-about = Трикутники на шестикутнику
game-trigon-kind = 4 гравці
game-trigon-2 = Trigon удвох
game-trigon-2-about = Кожному по 2 кольори
game-trigon-2-kind = 2 гравці
game-trigon-3 = Trigon утрьох
game-trigon-3-about = 3 кольори на меншому шестикутнику
game-trigon-3-kind = 3 гравці
game-trigon-teams = Trigon у командах
game-trigon-teams-about = Синій і червоний проти жовтого й зеленого
game-trigon-teams-kind = 2 на 2
game-trigon-solo = Вісімдесят вісім
game-trigon-solo-about = Розмістити всі 88 фігур самотужки
game-trigon-solo-kind = 1 гравець
game-polyomino = Polyomino
game-polyomino-about = Почніть де завгодно, потім залиште або поміняйтеся
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = По 9 фігур, партія на кілька хвилин
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = По 2 набори з 9 фігур
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = По 21 фігурі
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Один спільний набір із 56 фігур
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Будуйте вгору й будьте видні згори
game-rumis-tower = Rumis: вежа
game-rumis-tower-about = Вузько й до 8 кубиків заввишки
game-rumis-tower-kind = Вежа
game-rumis-corner = Rumis: кут
game-rumis-corner-about = Навколо кута, 40 квадратів
game-rumis-corner-kind = Кут
game-rumis-steps = Rumis: сходи
game-rumis-steps-about = Угору сходами на 4 щаблі
game-rumis-steps-kind = Сходи
game-rumis-pyramid = Rumis: піраміда
game-rumis-pyramid-about = Що ближче до середини, то вище
game-rumis-pyramid-kind = Піраміда
game-rumis-own = Rumis на власній дошці
game-rumis-own-about = Складіть дошку самі
game-rumis-own-kind = Власна
game-triominos = Triominos
game-triominos-about = Поєднуйте числа, ховайте фішки
game-triominos-kind = 1–6 гравців

## What is told of every game

facts-players = { $most ->
    [one] { $span } гравець
    [few] { $span } гравці
    [many] { $span } гравців
   *[other] { $span } гравця
  }
facts-minutes = { $span } хв
facts-age = { $age }+ років

## Options of games

option-on = Так
option-off = Ні
option-start = Перша фігура
option-start-about = Куди кожен колір кладе свою першу фігуру.
option-start-own = На свою стартову точку
option-start-any = На будь-яку вільну стартову точку
option-start-opposite = Навпроти свого другого кольору
option-start-spaced = На кожну другу стартову точку
option-scoring = Підрахунок балів
option-scoring-about = Як рахують бали.
option-scoring-advanced = Квадрати, що залишилися, з бонусами
option-scoring-basic = Квадрати, що залишилися, без бонусів
option-scoring-pieces = Найбільше покладених фігур
option-scoring-cells = Найменше квадратів, що залишилися
option-scoring-standard = Стандартний
option-scoring-children = Дитячий
option-scoring-no-points = Без балів: хто перший викладе всі фішки
option-first = Хто починає
option-first-about = Гравець, який кладе першу фігуру.
option-first-number =
    { $number ->
        [0] Гравець 1
        [1] Гравець 2
        [2] Гравець 3
       *[3] Гравець 4
    }
option-shared = Спільний колір
option-shared-about = Колір, яким усі гравці ходять по черзі.
option-left-out = Вилучений колір
option-left-out-about = Колір, яким ніхто не грає.
option-strict-corners = Суворі кути
option-strict-corners-about = Кути можуть торкатися лише кутів і ніколи — середини прямої сторони.
option-seats = Гравці
option-seats-about = Кількість гравців.
option-seats-number = { $number }
option-colours-each = Кольори
option-colours-each-about = Кольорів на гравця. З двох зараховується лише кращий.
option-colours-each-number = { $number ->
    [one] По { $number } кольору
    [few] По { $number } кольори
    [many] По { $number } кольорів
   *[other] По { $number } кольори
  }
option-blocked = Якщо не можна покласти фігуру
option-blocked-about = Що буває з кольором, який у свій хід не може поставити фігуру.
option-blocked-out = Вибуває з гри
option-blocked-skip = Пропускає лише цей хід
option-heights = Карта висот
option-heights-about = Межі висоти ряд за рядом, верхній ряд перший, між рядами /, наприклад 2 2 1/2 2 1.
option-without = Фора
option-without-about = Фігури, без яких грає колір, наприклад blue:I5,W5/red:X5.
option-edition = Видання правил
option-edition-about = Видання різняться кількістю фішок, добором і пасом та тим, як закінчуються роздача й матч.
option-edition-international = Міжнародне
option-edition-french = Французьке
option-edition-spanish = Іспанське
option-edition-portuguese = Португальське
option-edition-tournament = Турнірне
option-target = Ціль
option-target-about = Сума, на якій матч закінчується. Найнижчі цілі — для дитячого підрахунку.
option-target-number = { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бали
  }
option-deals = Роздачі
option-deals-about = Визначена кількість роздач замість цілі. За дитячого підрахунку роздача одна, якщо не вибрати інше.
option-deals-number = { $number ->
    [0] Без визначеної кількості
    [one] { $number } роздача
    [few] { $number } роздачі
    [many] { $number } роздач
   *[other] { $number } роздачі
  }
option-after-draw = Після добору
option-after-draw-about = Яку фішку можна покласти одразу після добору.
option-after-draw-drawn = Лише взяту фішку
option-after-draw-any = Будь-яку фішку
option-time-limit = Ходи на час
option-time-limit-about = Якщо ваш час вийшов, ви берете фішки, доки ваш хід не закінчиться. Потрібен годинник із часом на хід.

## How strongly the computer plays

level = Рівень { $level }, { $word }
level-1 = перші кроки
level-2 = новачок
level-3 = безтурботний
level-4 = аматор
level-5 = упевнений
level-6 = вправний
level-7 = сильний
level-8 = експерт
level-9 = майстер

## Games

game-classic = Classic
game-classic-about = Чотири кольори на полі 20 на 20
game-classic-kind = 4 гравці
game-classic-2 = Classic удвох
game-classic-2-about = Кожному по два кольори
game-classic-2-kind = 2 гравці
game-classic-3 = Classic утрьох
game-classic-3-about = Четвертим кольором ходять усі по черзі
game-classic-3-kind = 3 гравці
game-classic-teams = Classic у командах
game-classic-teams-about = Синій і червоний проти жовтого й зеленого
game-classic-teams-kind = 2 на 2
game-classic-solo = Вісімдесят чотири
game-classic-solo-about = Розмістити всі 84 фігури самотужки
game-classic-solo-kind = 1 гравець
game-duo = Duo
game-duo-about = Швидка дуель на полі 14 на 14
game-duo-kind = 2 гравці
game-junior = Junior
game-junior-about = Прості фігури для маленьких рук
game-junior-kind = 2 гравці
game-trigon = Trigon
game-trigon-about = Шестикутник із трикутників
game-trigon-kind = 4 гравці
game-trigon-2 = Trigon удвох
game-trigon-2-about = Кожному по два кольори
game-trigon-2-kind = 2 гравці
game-trigon-3 = Trigon утрьох
game-trigon-3-about = Три кольори на меншому шестикутнику
game-trigon-3-kind = 3 гравці
game-trigon-teams = Trigon у командах
game-trigon-teams-about = Синій і червоний проти жовтого й зеленого
game-trigon-teams-kind = 2 на 2
game-trigon-solo = Вісімдесят вісім
game-trigon-solo-about = Розмістити всі 88 фігур самотужки
game-trigon-solo-kind = 1 гравець
game-polyomino = Polyomino
game-polyomino-about = Почати будь-де, потім обмін або ні
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = По 9 фігур, партія на кілька хвилин
game-polyomino-8-kind = 8 на 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = По два набори з 9 фігур
game-polyomino-12-kind = 12 на 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = По 21 фігурі
game-polyomino-14-kind = 14 на 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Один спільний набір із 56 фігур
game-polyomino-hexa-kind = Hexa, 20 на 20
game-rumis = Rumis
game-rumis-about = Будуйте вгору, щоб вас було видно згори
game-rumis-tower = Rumis: вежа
game-rumis-tower-about = Вузько й до восьми кубиків заввишки
game-rumis-tower-kind = Вежа
game-rumis-corner = Rumis: кут
game-rumis-corner-about = Навколо кута з 40 квадратів
game-rumis-corner-kind = Кут
game-rumis-steps = Rumis: сходи
game-rumis-steps-about = Угору сходами на чотири щаблі
game-rumis-steps-kind = Сходи
game-rumis-pyramid = Rumis: піраміда
game-rumis-pyramid-about = Що ближче до середини, то вище
game-rumis-pyramid-kind = Піраміда
game-rumis-own = Rumis на власних висотах
game-rumis-own-about = Дошка, яку ви створюєте самі
game-rumis-own-kind = Власна
game-triominos = Triominos
game-triominos-about = Зводьте кути, ховайте фішки
game-triominos-kind = 1–6 гравців

## What is told of every game

facts-players = { $most ->
    [one] { $span } гравець
    [few] { $span } гравці
    [many] { $span } гравців
   *[other] { $span } гравця
  }
facts-minutes = { $span } хв
facts-age = від { $age } років

## Options of games

option-on = Так
option-off = Ні
option-start = Перша фігура
option-start-about = Куди можна покласти першу фігуру кольору.
option-start-own = На свою стартову клітинку
option-start-any = На будь-яку вільну стартову клітинку
option-start-opposite = Навпроти свого другого кольору
option-start-spaced = На кожну другу стартову клітинку
option-scoring = Бали
option-scoring-about = Як рахують бали.
option-scoring-advanced = Залишені клітинки й бонуси
option-scoring-basic = Лише залишені клітинки
option-scoring-pieces = Найбільше розміщених фігур
option-scoring-cells = Найменше залишених клітинок
option-scoring-standard = Як у друкованих правилах
option-scoring-children = Дитячі бали
option-scoring-no-points = Без балів: хто перший виклав усе
option-first = Хто починає
option-first-about = Місце, з якого кладуть першу фігуру.
option-first-number = { $number ->
    [0] Місце 1
    [1] Місце 2
    [2] Місце 3
   *[3] Місце 4
  }
option-shared = Спільний колір
option-shared-about = Колір, яким усі гравці ходять по черзі.
option-left-out = Зайвий колір
option-left-out-about = Колір, який не бере участі в грі.
option-strict-corners = Суворі кути
option-strict-corners-about = Кут зустрічається лише з кутом і ніколи із серединою прямої сторони.
option-seats = Гравці
option-seats-about = Скільки людей грає.
option-seats-number = { $number }
option-colours-each = Кольори
option-colours-each-about = Кольори кожного гравця; з двох рахується лише кращий.
option-colours-each-number = { $number ->
    [one] По { $number } кольору
    [few] По { $number } кольори
    [many] По { $number } кольорів
   *[other] По { $number } кольори
  }
option-blocked = Немає місця
option-blocked-about = Що буває з кольором, якщо в його хід для нього немає місця.
option-blocked-out = Вибуває до кінця
option-blocked-skip = Лише пропускає хід
option-heights = Висоти
option-heights-about = Ряди меж висоти, верхній ряд перший, між рядами /, наприклад 2 2 1/2 2 1.
option-without = Фора
option-without-about = Фігури, без яких грають кольори, наприклад blue:I5,W5/red:X5.
option-edition = Друковані правила
option-edition-about = Видання різняться кількістю фішок, добором, пасом і кінцем роздачі та матчу.
option-edition-international = Міжнародні
option-edition-french = Французькі
option-edition-spanish = Іспанські
option-edition-portuguese = Португальські
option-edition-tournament = Турнірні
option-target = Граємо до
option-target-about = Сума балів, на якій матч закінчується. Найменші — для дитячих балів.
option-target-number = { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бали
  }
option-deals = Роздачі
option-deals-about = Визначена кількість роздач замість суми балів. З дитячими балами роздача одна, якщо не вибрати інше.
option-deals-number = { $number ->
    [0] Без визначеної кількості
    [one] { $number } роздача
    [few] { $number } роздачі
    [many] { $number } роздач
   *[other] { $number } роздачі
  }
option-after-draw = Після добору
option-after-draw-about = Яку фішку можна покласти одразу після добору.
option-after-draw-drawn = Узяту фішку
option-after-draw-any = Будь-яку фішку
option-time-limit = Ходи на час
option-time-limit-about = Хто не встиг, бере фішки, доки хід не закінчиться. Потрібен годинник на кожен хід.

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

## The pages

rules-title = Правила
rules-page-title = { $game }: правила
rules-lead = Як грати в кожну гру: кілька речень і картинки.
rules-all = Усі ігри
rules-play = Грати
rules-tutorial = Вчитися граючи
rules-language = Мова
rules-allowed = Можна
rules-forbidden = Не можна
rules-clause = Правило { $clause }
rules-trade-marks = Blokus, Trigon, Rumis і Triominos — торговельні марки своїх власників. Тут їх названо лише для того, щоб сказати, яких виданих правил дотримується гра. Cornerwise не залежить від цих власників.

## Families of games

rules-family-classic = Квадрати, до чотирьох гравців
rules-family-duo = Квадрати для двох
rules-family-trigon = Трикутники
rules-family-polyomino = Вільний початок
rules-family-rumis = Кубики
rules-family-triominos = Числа

## Headings of sections

rules-heading-goal = Мета
rules-heading-pieces = Фігури
rules-heading-tiles = Фішки
rules-heading-setup = Підготовка
rules-heading-opening = Початок
rules-heading-start = Перша фігура
rules-heading-turn = Ваш хід
rules-heading-contact = Дотик
rules-heading-others = Інші кольори
rules-heading-strict = Суворі кути
rules-heading-standing = Опора
rules-heading-limits = Межі висоти
rules-heading-blocked = Немає місця
rules-heading-draw = Добір
rules-heading-end = Кінець
rules-heading-scoring = Підрахунок балів
rules-heading-ties = Рівний рахунок
rules-heading-example = Приклад
rules-heading-players = Кількість гравців
rules-heading-options = Варіанти
rules-heading-tips = Поради

## Goal

rules-goal-left = Викладіть на дошку якомога більше своїх фігур і не залиште іншим місця для їхніх. Наприкінці рахується лише те, що залишилося.
rules-goal-pieces = Розмістіть більше фігур, ніж другий гравець.
rules-goal-area = Закрийте більше квадратів, ніж другий гравець.
rules-goal-complete = Ви граєте самотужки всіма кольорами. Розмістіть усі { $pieces ->
    [one] { $pieces } фігуру
    [few] { $pieces } фігури
    [many] { $pieces } фігур
   *[other] { $pieces } фігури
  }.
rules-goal-seen = Будуйте так, щоб ваш колір було видно просто згори на якомога більшій кількості квадратів.
rules-goal-points = Викладайте фішки так, щоб числа збігалися, і наберіть найбільше балів.

## Board

rules-board-rectangle = Розмір дошки { $width } × { $height } квадратів.
rules-board-hexagon = Дошка — шестикутник, у якому { $cells ->
    [one] { $cells } трикутник
    [few] { $cells } трикутники
    [many] { $cells } трикутників
   *[other] { $cells } трикутники
  }, по { $side } вздовж кожної сторони.
rules-board-inner = Використовується лише внутрішній шестикутник дошки: { $cells ->
    [one] { $cells } трикутник
    [few] { $cells } трикутники
    [many] { $cells } трикутників
   *[other] { $cells } трикутники
  }, по { $side } вздовж кожної сторони.
rules-board-heights = В основі { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрати
    [many] { $squares } квадратів
   *[other] { $squares } квадрати
  }. На кожному зазначено, до якої висоти можна будувати; усього вміститься { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубики
    [many] { $cubes } кубиків
   *[other] { $cubes } кубики
  }.
rules-board-reconstructed = Друкованих розмірів цієї дошки ми не знаємо. Її відтворено за формою та за тим, що кожному гравцеві відведено місце на { $each ->
    [one] { $each } кубик
    [few] { $each } кубики
    [many] { $each } кубиків
   *[other] { $each } кубики
  }.
rules-board-own = Карту висот приносите ви самі: число для кожного квадрата основи, ряди розділено скісною рискою, найдальший ряд перший, 0 там, де квадрата немає. Усі квадрати пов’язані між собою, а кубиків щонайбільше { $most }.
rules-board-table = Фішки викладають на стіл, який не має краю.

## Pieces

rules-pieces-own = Кожен колір має { $pieces ->
    [one] { $pieces } фігуру
    [few] { $pieces } фігури
    [many] { $pieces } фігур
   *[other] { $pieces } фігури
  }, усі різної форми, від { $smallest } до { $largest } { $shape ->
    [triangle] трикутників
   *[square] квадратів
  } у кожній. Разом у них { $cells ->
    [one] { $cells } { $shape ->
        [triangle] трикутник
       *[square] квадрат
      }
    [few] { $cells } { $shape ->
        [triangle] трикутники
       *[square] квадрати
      }
    [many] { $cells } { $shape ->
        [triangle] трикутників
       *[square] квадратів
      }
   *[other] { $cells } { $shape ->
        [triangle] трикутника
       *[square] квадрата
      }
  }.
rules-pieces-copies = Кожен колір має { $pieces ->
    [one] { $pieces } фігуру
    [few] { $pieces } фігури
    [many] { $pieces } фігур
   *[other] { $pieces } фігури
  }: { $shapes ->
    [one] { $shapes } форма
    [few] { $shapes } форми
    [many] { $shapes } форм
   *[other] { $shapes } форми
  } від { $smallest } до { $largest } квадратів, кожної по { $copies }. Разом у них { $cells ->
    [one] { $cells } квадрат
    [few] { $cells } квадрати
    [many] { $cells } квадратів
   *[other] { $cells } квадрати
  }.
rules-pieces-shared = Обидва гравці беруть з одного набору: у ньому { $pieces ->
    [one] { $pieces } фігура
    [few] { $pieces } фігури
    [many] { $pieces } фігур
   *[other] { $pieces } фігури
  }, усі різної форми, від { $smallest } до { $largest } квадратів у кожній. Фігура, яку поклав один гравець, іншому вже не дістанеться.
rules-pieces-cubes = Кожен колір має { $pieces ->
    [one] { $pieces } фігуру
    [few] { $pieces } фігури
    [many] { $pieces } фігур
   *[other] { $pieces } фігури
  }, від { $smallest } до { $largest } кубиків у кожній, разом { $cells ->
    [one] { $cells } кубик
    [few] { $cells } кубики
    [many] { $cells } кубиків
   *[other] { $cells } кубики
  }. Фігура та її дзеркальне відображення — дві різні фігури. Поодинокого кубика немає.
rules-pieces-tiles = У грі { $tiles ->
    [one] { $tiles } трикутна фішка
    [few] { $tiles } трикутні фішки
    [many] { $tiles } трикутних фішок
   *[other] { $tiles } трикутні фішки
  }. На кожній три числа від { $lowest } до { $highest }, які за годинниковою стрілкою не спадають, і немає двох однакових фішок. Вартість фішки — сума її чисел.

## Set-up

rules-setup-order = Кольори ходять у такому порядку: { $colours }.
rules-setup-one-each = Гравців { $seats }, кожен має один колір.
rules-setup-two-each = Двоє гравців мають по два кольори. Перший: { $first }. Другий: { $second }.
rules-setup-shared = Троє гравців мають по одному кольору. Четвертим ({ $colour }) вони ходять по черзі, починаючи з того, хто почав партію. Вони роблять це, навіть якщо для власного кольору місця вже немає.
rules-setup-teams = Четверо гравців утворюють дві команди по двоє, кожен має один колір. Перша команда: { $first }. Друга: { $second }.
rules-setup-solo = Ви ходите всіма кольорами, одним за одним.
rules-setup-left-out = Троє гравців мають по одному кольору. Один колір ({ $colour }) залишається в коробці.

## First piece

rules-start-own = Перша фігура кожного кольору закриває стартову точку цього кольору: { $points }.
rules-start-any = Перша фігура кожного кольору закриває будь-яку ще вільну стартову точку: { $points }.
rules-start-free = Перша фігура кожного кольору лягає на поле де завгодно.
rules-start-beside = Перша фігура партії лягає де завгодно. Перша фігура кожного іншого кольору торкається фігури, яка там уже є.
rules-start-opposite = Перша фігура кожного кольору закриває стартову точку: { $points }. Два кольори одного гравця починають один навпроти одного, тому точку навпроти кольору іншого гравця займати не можна.
rules-start-spaced = Перша фігура кожного кольору закриває стартову точку: { $points }. Між двома кольорами одна стартова точка залишається вільною.
rules-start-swap = Перший гравець кладе фігуру першого кольору, а потім фігуру другого, обидві будь-де на дошці. Вони не повинні перекриватися й мають бути різної форми. Потім другий гравець вибирає колір. Далі ходить перший колір ({ $colour }), хоч би чий він був.
rules-start-cubes = Перша фігура партії стоїть на підлозі, де завгодно. Перша фігура кожного іншого кольору теж стоїть на підлозі й прилягає гранню до фігури, яка там уже є.

## Turn

rules-turn-flat = Покладіть одну зі своїх фігур на вільні { $shape ->
    [triangle] трикутники
   *[square] квадрати
  } дошки. Її можна повертати й перевертати. Покладена фігура залишається на місці.
rules-turn-cubes = Поставте одну зі своїх фігур. Її можна повертати як завгодно. Поставлена фігура залишається на місці.

## Contact

rules-contact-corner = Кожна нова фігура торкається фігури того самого кольору кутом і ніколи — стороною.
rules-contact-face = Кожна нова фігура торкається фігури того самого кольору стороною. Кута недостатньо.
rules-contact-triangles = Досить спільної точки: кут може зустріти й середину прямої сторони іншої фігури.
rules-contact-strict = За суворих кутів кут вашого кольору може зустріти лише кут. Хоч би де нова фігура торкалася свого кольору, жодна з двох не повинна проходити через цю точку прямо. Один такий дотик забороняє місце, навіть якщо інший кут торкається як слід.
rules-contact-others = Як ваша фігура торкається інших кольорів, неважливо: кутами чи сторонами.
rules-contact-cubes = Кожна нова фігура прилягає щонайменше однією гранню до фігури того самого кольору, збоку або згори. Ребра чи кута недостатньо. Інші кольори не мають значення.
rules-standing = У кожному стовпці, який займає фігура, її кубики стоять на підлозі або на тому, що там уже є. Під нею ніколи немає порожнини, і ніщо не виступає над порожнім місцем.
rules-limits = Ніщо не стоїть поза основою або вище за межу висоти свого квадрата.

## No place left, and the end

rules-blocked-flat = Хто може покласти фігуру, той мусить. Колір, який не має місця, пропускають; місця стає лише менше, тому він вибуває до кінця.
rules-blocked-out = Колір, який у свій хід не може поставити фігуру, вибуває до кінця.
rules-blocked-skip = Колір, який не може поставити фігуру, пропускає лише цей хід: місце може знову відкритися, коли збудують інші.
rules-end = Гра закінчується, коли жоден колір більше не може ходити.
rules-ties = За рівного найкращого рахунку перемога спільна.

## Scoring

rules-scoring-advanced = Кожен { $shape ->
    [triangle] трикутник
   *[square] квадрат
  } фігури, що залишилася, забирає бал. Якщо розміщено всі ваші фігури, ви отримуєте { $all ->
    [one] { $all } бал
    [few] { $all } бали
    [many] { $all } балів
   *[other] { $all } бали
  } і ще { $last }, якщо найменша фігура була останньою. Перемагає найвищий рахунок.
rules-scoring-basic = Порахуйте квадрати фігур, що залишилися. Перемагає той, у кого їх найменше. Бонусів немає.
rules-scoring-pieces = Кожна розміщена фігура — бал. Перемагає той, у кого найбільше балів. Бонусів немає.
rules-scoring-area = Кожен закритий квадрат — бал. Перемагає той, у кого найбільше балів; за рівної кількості балів — нічия. Бонусів немає.
rules-scoring-complete = Ви перемагаєте, коли на дошці всі фігури. Кількість розміщених фігур показує, наскільки близько ви підійшли.
rules-scoring-seen = Подивіться просто згори: кожен квадрат, на якому ваш колір нагорі, — бал. Кожна фігура, що залишилася, забирає бал, хоч би якою великою вона була. Перемагає той, у кого найбільше балів.
rules-scoring-sum = Рахунок гравця — сума обох його кольорів.
rules-scoring-team = Рахунок команди — сума двох її кольорів.
rules-scoring-shared = Спільний колір не зараховують нікому.

## Examples

rules-example-finished = Завершена партія та її підрахунок.
rules-example-colour = Колір
rules-example-left = Залишилося
rules-example-points = Бали
rules-example-turn = Хід
rules-example-winner = Перемога: { $winners }.

## Pictures

rules-figure-starts = Стартові точки
rules-figure-pieces = Фігури одного кольору
rules-figure-start = Перша фігура закриває стартову точку
rules-figure-corner = Кут до кута
rules-figure-side = Сторона до сторони зі своїм кольором
rules-figure-apart = Не торкається свого кольору
rules-figure-others = Інших кольорів можна торкатися сторонами
rules-figure-tip = Кут зустрічає середину сторони
rules-figure-face = Прилягає гранню до свого кольору
rules-figure-edge = Торкається свого кольору лише ребром
rules-figure-hole = Під нею порожнина
rules-figure-match = Обидва числа сторони збігаються
rules-figure-mismatch = Числа сторони різняться
rules-figure-bridge = Міст: ще { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }
rules-figure-hexagon = Шестикутник: ще { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }
rules-figure-hexagons = Два шестикутники однією фішкою: ще { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }

## Number of players

rules-players = { $players ->
    [1] Один гравець
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравці
  }
rules-players-cubes = { $columns ->
    [one] { $columns } квадрат
    [few] { $columns } квадрати
    [many] { $columns } квадратів
   *[other] { $columns } квадрати
  }, місце на { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубики
    [many] { $cubes } кубиків
   *[other] { $cubes } кубики
  }
rules-players-tiles = { $tiles ->
    [one] По { $tiles } фішці
    [few] По { $tiles } фішки
    [many] По { $tiles } фішок
   *[other] По { $tiles } фішки
  }

## Options

rules-option-start = Початок
rules-option-scoring = Підрахунок балів
rules-option-first = Хто починає
rules-option-shared = Спільний колір
rules-option-strict-corners = Суворі кути
rules-option-left-out = Зайвий колір
rules-option-seats = Кількість гравців
rules-option-colours-each = Кольори кожного гравця
rules-option-blocked = Немає місця
rules-option-heights = Карта висот
rules-option-without = Фора
rules-option-edition = Друковані правила
rules-option-target = Граємо до
rules-option-deals = Кількість роздач
rules-option-after-draw = Після добору
rules-option-time-limit = Обмеження часу
rules-option-usual = зазвичай
rules-option-none = Варіантів немає.
rules-choice-first = Почати може будь-який гравець. Решта йде за годинниковою стрілкою.
rules-choice-shared = Спільним, яким усі ходять по черзі, може бути будь-який із чотирьох кольорів.
rules-choice-left-out = Залишитися в коробці може будь-який із чотирьох кольорів.
rules-choice-seats-cubes = Від { $fewest } до { $most } гравців. Що менше гравців, то менше місця для кубиків, а останні кольори не використовуються.
rules-choice-seats = Від { $fewest } до { $most } гравців.
rules-choice-colours-each = Двоє можуть грати по два кольори на дошці для чотирьох. Рахується лише кращий колір гравця.
rules-choice-heights = Будь-яка карта висот щонайбільше на { $most ->
    [one] { $most } кубик
    [few] { $most } кубики
    [many] { $most } кубиків
   *[other] { $most } кубики
  }.
rules-choice-without = Кольори можуть грати без деяких своїх фігур, щоб сильні й слабкі могли грати між собою. Те, чого немає, нічого не забирає. Де рахують залишені клітинки, менше великих фігур — перевага; інакше тому, хто має менше фігур, важче.
rules-choice-target = Матч закінчується тією роздачею, у якій хтось набирає { $usual ->
    [one] { $usual } бал
    [few] { $usual } бали
    [many] { $usual } балів
   *[other] { $usual } бала
  } або іншу суму, від { $fewest } до { $most }.
rules-choice-deals = Або матч від { $fewest } до { $most } роздач, хоч би якими були суми.
rules-choice-drawn = Після добору зі своїх фішок можна покласти лише взяту.
rules-choice-any = Після добору можна покласти будь-яку свою фішку.
rules-choice-time-limit = Кожен хід має межу часу. Коли час виходить, ви берете фішки, доки хід не закінчиться.

## Triominos

rules-tiles-hands = Кожен гравець бере собі фішки й тримає їх прихованими. Решта становить запас. Ви бачите свої фішки, стіл, рахунок усіх і скільки фішок мають інші та запас.
rules-tiles-begin = Перед кожною роздачею всі відкрито тягнуть по фішці. Починає найцінніша; за рівності тягнуть знову. Потім усі фішки перемішують і роздають. Перший гравець кладе будь-яку фішку й отримує її вартість.
rules-tiles-lay = Покладіть одну фішку. Щонайменше однією цілою стороною вона прилягає до фішки на столі, обидва числа цієї сторони збігаються, і збігається кожен інший кут, якого вона торкається.
rules-tiles-score = Фішка дає свою вартість. Міст дає ще { $bridge ->
    [one] { $bridge } бал
    [few] { $bridge } бали
    [many] { $bridge } балів
   *[other] { $bridge } бали
  }, шестикутник — ще { $one }, два шестикутники однією фішкою — ще { $two }, а три — ще { $three }.
rules-tiles-bridge = Міст — це фішка, прикладена лише однією стороною, третій кут якої дістає до фішки за нею: два місця поруч із цим кутом порожні, а з трьох позаду нього зайняте хоча б одне. Шестикутник замикає шоста фішка навколо точки. Жодна фішка не може зробити і те, і те.
rules-tiles-draw = Якщо ви не можете або не хочете покласти фішку, візьміть одну із запасу за { $cost ->
    [one] { $cost } бал
    [few] { $cost } бали
    [many] { $cost } балів
   *[other] { $cost } бали
  }. Її можна одразу покласти. За хід можна взяти { $most ->
    [one] { $most } фішку
    [few] { $most } фішки
    [many] { $most } фішок
   *[other] { $most } фішки
  }; якщо ви й тоді нічого не поклали, втрачаєте ще { $more }, разом { $all }.
rules-tiles-empty = Коли запас порожній, хто може покласти фішку, той мусить. Інакше ви пасуєте без штрафу.
rules-tiles-out = Хто поклав свою останню фішку, отримує { $out ->
    [one] { $out } бал
    [few] { $out } бали
    [many] { $out } балів
   *[other] { $out } бали
  } і вартість усіх фішок на руках в інших. Коло спершу дограють, щоб усі мали порівну ходів. Хто в цьому колі виклав усе другим, отримує лише { $out }.
rules-tiles-blocked = Коли всі гравці поспіль спасували, роздачу закрито. Її виграє той, чиї фішки разом найдешевші: він отримує вартість фішок усіх інших за вирахуванням своїх. Більше ніхто нічого не втрачає. Якщо таких гравців кілька, так рахує кожен із них.
rules-tiles-match = Перемагає найбільша сума наприкінці матчу. Суми можуть опускатися нижче нуля.
rules-tiles-example-sum = Фішка
rules-tiles-example-bridge = Фішка, що будує міст
rules-tiles-example-hexagon = Фішка, що замикає шестикутник
rules-tiles-example-draws = Три добори, і жодної фішки не покладено
rules-tiles-example-out = Остання фішка, коли в інших на руках { $hands }
rules-scoring-standard = Бали, як описано вище.
rules-scoring-children = Для дітей: { $tile ->
    [one] { $tile } бал
    [few] { $tile } бали
    [many] { $tile } балів
   *[other] { $tile } бали
  } за фішку, ще { $bridge } за міст, ще { $one }, { $two } або { $three } за один, два або три шестикутники і { $out } за останню фішку. Балів ніколи не втрачають, роздача одна.
rules-scoring-no-points = Без балів: перемагає той, хто перший виклав усі фішки. Якщо роздачу закрито, перемагає той, у кого фішок найменше.
rules-edition-international = Міжнародні: як описано вище, від { $fewest } до { $most } гравців.
rules-edition-french = Французькі: від { $fewest } до { $most } гравців. Роздача закінчується, щойно хтось виклав усі фішки. У закритій роздачі кожен втрачає вартість своїх фішок.
rules-edition-spanish = Іспанські: від { $fewest } до { $most } гравців, утрьох і вчотирьох фішок на руках менше.
rules-edition-portuguese = Португальські: як іспанські, але три добори коштують разом { $draws }.
rules-edition-tournament = Турнірні: право почати не розігрують. Першою кладуть найстаршу фішку з трьома рівними числами, хоч би хто її мав; вона дає ще { $triple ->
    [one] { $triple } бал
    [few] { $triple } бали
    [many] { $triple } балів
   *[other] { $triple } бали
  }, а три нулі — навіть ще { $zero }. Якщо такої фішки немає, починає найцінніша.

## Colours inside a sentence

ink-blue = синій
ink-yellow = жовтий
ink-red = червоний
ink-green = зелений
ink-purple = фіолетовий
ink-orange = помаранчевий

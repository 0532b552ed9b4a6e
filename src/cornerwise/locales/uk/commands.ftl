## Commands of the terminal: arguments that several of them take

cli-arg-game = гра, наприклад duo
cli-arg-option = задати налаштування гри, наприклад start=own; їх перелічує `cornerwise games`; можна повторювати; heights=@FILE читає карту висот
cli-arg-file = запис або файл .blksgf, - для стандартного вводу
cli-arg-ply = позиція після N ходів
cli-arg-nth = N-та партія файлу (1)
cli-arg-marks = розрізняти кольори без відтінку
cli-arg-level = наскільки добре він грає, від 1 до 9
cli-arg-nodes = скільки позицій переглядати на кожен хід замість числа, заданого рівнем
cli-arg-time = секунд на кожен хід
cli-arg-evaluator = що оцінює позиції: best, playouts, net, small, guided або файл мережі
cli-arg-threads = скільки процесорів зайняти
cli-arg-seed = число, за якого вибір щоразу однаковий
cli-arg-memory = мегабайтів для дерева пошуку
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } — не ціле число від { $least } до { $most }
cli-no-pair = { $text } не має вигляду NAME=VALUE
cli-no-number = { $text } — не число
cli-no-seconds = { $text } — не число секунд
cli-no-chance = { $text } не лежить між 0 і 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = партії { $number } немає, у файлі їх { $count }
cli-no-games = у теці { $folder } немає жодної партії
cli-no-such-ply = ходу { $ply } немає, у партії їх { $count }
cli-one-game-only = { $file }: партій у ньому { $count }, а не одна

## Names in tables and lines

cli-seat = місце { $seat }
cli-column-move = хід
cli-chance = випадок
cli-outcome = { $count ->
    [0] переможця немає
    [one] перемагає місце { $seats }
    [few] перемагають місця { $seats }
    [many] перемагають місця { $seats }
   *[other] перемагають місця { $seats }
  } ({ $points })

## games

cli-games-about = Перелічує всі ігри: місця, кольори, дошки, фігури й налаштування.
cli-games-game = лише ця гра
cli-games-sort = за чим сортувати список
cli-games-json = усе про кожну гру, у JSON
cli-games-column-game = гра
cli-games-column-title = назва
cli-games-column-seats = місця
cli-games-column-minutes = хвилини
cli-games-column-age = вік
cli-games-column-colours = кольори
cli-games-column-board = дошка
cli-games-column-pieces = фігури
cli-games-column-option = налаштування
cli-games-column-default = зазвичай
cli-games-column-choices = інші значення
cli-games-column-name = назва
cli-games-column-about = що воно вирішує
cli-games-no-edge = без краю
cli-games-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
  }
cli-games-tiles = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = ваш текст
cli-games-none = немає
cli-games-given = як задано
cli-games-more = Місця рахуються від 0. Більше розповість `cornerwise games --json`.

## play

cli-play-about = Гра в терміналі, з комп’ютером або за однією клавіатурою. ? покаже клавіші.
cli-play-game = гра, наприклад duo; якщо не названо, її можна вибрати
cli-play-seat = хто сидить на місцях, по черзі: human, від 1 до 9, greedy, random
cli-play-save = зберігати партію в цьому файлі після кожного ходу
cli-play-resume = продовжити партію із запису або файлу .blksgf
cli-play-theme = кольори (dark)
cli-play-seats = місця:
cli-play-human = хтось за цією клавіатурою
cli-play-levels = комп’ютер цього рівня; 3 дружній, 9 найсильніший
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = комп’ютер кладе найбільшу фігуру або найціннішу фішку
cli-play-random = комп’ютер робить будь-який дозволений хід
cli-play-usual = Якщо не сказано інакше, грає одна людина, а на інших місцях { $opponent }.
cli-play-needs-terminal = для play потрібен термінал
cli-play-needs-textual = для гри в терміналі потрібен Textual: { $install }
cli-play-resume-alone = --resume бере гру та її налаштування з файлу
cli-play-needs-game = для --option, --seat і --save потрібна назва гри
cli-play-too-many-seats = { $game }: { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
  }, а не { $asked }

## serve

cli-serve-about = Веде матчі через HTTP і WebSocket, доки не зупинять клавішами Ctrl-C.
cli-serve-host = на якій адресі слухати (127.0.0.1)
cli-serve-port = на якому порту слухати, 0 — на будь-якому вільному (8000)
cli-serve-database = де зберігаються матчі (sqlite:///cornerwise.db)
cli-serve-redis = де процеси повідомляють один одному, що відбувається
cli-serve-workers = скільки процесів, з PostgreSQL (1)
cli-serve-engines = скільки пошуків одночасно в кожному процесі
cli-serve-ray = віддавати роботу рушія кластеру Ray, наприклад ray://host:10001
cli-serve-environment = Кожне налаштування можна задати і змінною середовища: CORNERWISE_PORT=80. Про них розповідає docs/operating.md.
cli-serve-needs = серверу потрібен { $package }: { $install }
cli-serve-ready = Cornerwise готовий: { $address }

## replay

cli-replay-about = Програє запис JSON або файл .blksgf, перевіряючи кожен хід і результат.
cli-replay-ply = зупинитися після N ходів
cli-replay-nth = лише N-та партія файлу
cli-replay-verify = лише перевірити: по рядку на партію
cli-replay-quiet = лише перевірити: без жодного рядка, відповідь — код завершення
cli-replay-heading = Партія { $number } з { $count }: { $game }
cli-replay-event = подія: { $text }
cli-replay-date = дата: { $text }
cli-replay-players = гравці: { $text }
cli-replay-rests = { $colour } не може ходити й пропускає
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, партія { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
  }, { $state }
cli-replay-unfinished = не завершено, ходить { $turn }

## analyse

cli-analyse-about = Шукає найкращі ходи в останній або ранішій позиції партії.
cli-analyse-lines = скільки ходів показати (5)
cli-analyse-nobody = там нікому ходити, тож шукати нема чого; --ply поверне назад
cli-analyse-column-visits = візити
cli-analyse-column-then = потім
cli-analyse-searched = { $count ->
    [one] { $count } позиція
    [few] { $count } позиції
    [many] { $count } позицій
   *[other] { $count } позиції
  }, { $seconds } с
cli-analyse-exact = { cli-analyse-searched }, пораховано до кінця

## review

cli-review-about = Вивчає кожну позицію партії й показує, чого були варті ходи.
cli-review-json = усе в JSON
cli-review-searching = пошук
cli-review-progress = хід { $done } з { $count }
cli-review-cost = хід { $number }: { $turn } { $move } — втрачено { $share } шансів і { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }; краще було { $better }
cli-review-column-made = зроблено
cli-review-end = кінець

## audit

cli-audit-about = Точно розв’язує кінці партій і показує, скільки балів віддав там кожен гравець.
cli-audit-file = записи або файли .blksgf, теки з ними або тека арени
cli-audit-nodes = скільки позицій розв’язувач може переглянути на кожен хід
cli-audit-costly = скільки назвати ходів, що віддали бали (20)
cli-audit-none = точна гра відома лише в партіях двох гравців або двох команд, де нічого не приховано, а таких тут немає
cli-audit-progress = партія { $done } з { $count }
cli-audit-mistake = хід { $number }, { $turn } { $move }: було { $margin }, стало { $kept }; найкраще { $better }
cli-audit-skipped = пропущені партії, де грають не двоє гравців і не дві команди з відкритою грою: { $count }
cli-audit-column-player = гравець
cli-audit-column-games = партії
cli-audit-column-moves = розв’язані ходи
cli-audit-column-mistakes = помилки
cli-audit-column-points = віддані бали
cli-audit-column-mean = за партію

## draw

cli-draw-about = Малює вміст запису, візерунка чи файлу .blksgf або гру з кількома ходами.
cli-draw-source = запис, візерунок чи файл .blksgf, - для стандартного вводу, або гра
cli-draw-output = куди записати; якщо не задано, виводиться на екран
cli-draw-format = якщо не задано: svg для файлів, інакше text
cli-draw-theme = кольори SVG (light)
cli-draw-view = кубики з кута, згори або і так, і так (both)
cli-draw-turn = на скільки чвертей повернуто стіл із кубиками (0)
cli-draw-moves = ходи від початку гри GAME
cli-draw-file-only = { $game } малюється лише з файлу: фішки там вирішує випадок
cli-draw-no-file = файлу { $name } немає, і { $problem }
cli-draw-game-only = --moves і --option годяться з назвою гри, а не з файлом
cli-draw-no-ply = --ply годиться для партії, а не для візерунка

## perft

cli-perft-about = Рахує всі способи зробити DEPTH ходів від початку і як швидко це вийшло.
cli-perft-depth = скільки ходів зробити
cli-perft-divide = для кожного першого ходу сказати, скільки способів з нього починається
cli-perft-make = робити й повертати також останні ходи
cli-perft-reference = рахувати за наочними, але повільними правилами на Python
cli-perft-seed = у грі з випадком: з якої роздачі рахувати (зазвичай 0)
cli-perft-progress = глибина { $depth }
cli-perft-column-depth = глибина
cli-perft-column-nodes = вузли
cli-perft-column-seconds = секунди
cli-perft-column-rate = вузли/с
cli-perft-total = { $game }, глибина { $depth }: { $count ->
    [one] { $count } вузол
    [few] { $count } вузли
    [many] { $count } вузлів
   *[other] { $count } вузла
  }, { $seconds } с, { $rate } вузлів/с

## bench

cli-bench-about = Вимірює швидкість і розмір в одному потоці, найкраще з прогонів, поруч із цілями.
cli-bench-names = які показники; якщо не названо, усі
cli-bench-quick = менше прогонів і коротші: приблизні числа за секунди
cli-bench-json = показники в JSON
cli-bench-figures = показники:
cli-bench-target = ціль { $value }
cli-bench-reached = { $ratio }x досягнуто
cli-bench-missed = { $ratio }x забракло
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; більше ніж 1x — краще за ціль.

## The figures of bench

cli-figure-perft-bulk = perft 3 гри duo зі своїми стартами, останній хід пораховано разом
cli-figure-perft-make = perft 3 гри duo зі своїми стартами, кожен лист зроблено й повернуто
cli-figure-playouts = рівноймовірні випадкові партії { $game } від початку до кінця
cli-figure-playouts-middle = рівноймовірні випадкові партії { $game } від ходу { $ply } доброї партії до кінця
cli-figure-cubes = випадкові партії з вежею з кубиків на чотири місця від початку до кінця
cli-figure-search = симуляції пошуку в { $game } від початку
cli-figure-search-middle = симуляції пошуку в { $game } від ходу { $ply } доброї партії
cli-figure-threads = симуляції пошуку в duo: два потоки проти одного
cli-figure-deals = випадкові роздачі triominos на два місця, з бонусами
cli-figure-sample = прихований стан triominos, узятий із того, що знає місце; виклик із Python
cli-figure-list-moves = { $call } на Python після ходу { $ply } доброї партії classic
cli-figure-first-duo = новий інтерпретатор: імпорт, перша партія duo, перший хід
cli-figure-first-other = новий інтерпретатор: те саме з найповільнішою з інших ігор
cli-figure-position-bytes = пам’ять найбільшої позиції в ядрі
cli-figure-table-size = пам’ять таблиці ходів classic у ядрі
cli-figure-pile = { $count ->
    [one] { $count } фішка в запасі
    [few] { $count } фішки в запасі
    [many] { $count } фішок у запасі
   *[other] { $count } фішки в запасі
  }
cli-figure-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
  }
cli-unit-leaves = листків/с
cli-unit-positions = позицій/с
cli-unit-games = партій/с
cli-unit-nodes = вузлів/с
cli-unit-times = разів
cli-unit-deals = роздач/с
cli-unit-microseconds = мкс
cli-unit-seconds = с
cli-unit-bytes = байт
cli-unit-mebibytes = МіБ

## solve

cli-solve-about = Шукає, як розмістити всі фігури гри для одного, і пише це як запис.
cli-solve-game = classic-solo або trigon-solo
cli-solve-from = продовжити запис або файл .blksgf, - для стандартного вводу
cli-solve-seconds = припинити через N секунд (300)
cli-solve-seed = інший пошук (0)
cli-solve-workers = потоків для доведень (1: повторювано)
cli-solve-output = куди записати; якщо не задано, виводиться на екран
cli-solve-codes = коди завершення:
cli-solve-code-found = повну партію знайдено
cli-solve-code-not = не за цей час, або її немає; найкращу партію все одно записано
cli-solve-code-stopped = зупинено клавішами Ctrl-C; найкращу партію все одно записано
cli-solve-interrupted = перервано: розміщено { $placed } з { $total }
cli-solve-options-in-file = --from бере налаштування з файлу
cli-solve-other-game = { $file }: партія { $found }, а не { $wanted }
cli-solve-best = найкраще { $placed } з { $total }
cli-solve-playing = триває гра
cli-solve-proving = триває доведення
cli-solve-found = розміщено всі фігури ({ $total }), знайдено за { $seconds } с
cli-solve-nothing = за { $seconds } с нічого не знайдено; найкраща партія розміщує { $placed } з { $total }
cli-solve-impossible = усіх фігур розмістити не можна: { $reason }
cli-solve-tried = випробувано всі шляхи

## gtp

cli-gtp-about = Відповідає на команди Go Text Protocol зі стандартного вводу.
cli-gtp-game = гра, наприклад classic-2, або її ім’я у файлах .blksgf, наприклад 'Blokus Two-Player' (duo)
cli-gtp-verbose = повідомляти у стандартний потік помилок, що відхилено

## arena

cli-arena-about = Зводить комп’ютерних гравців у парних партіях і визначає їхній рейтинг.
cli-arena-game = у що грають, як у списку `cornerwise games`
cli-arena-player = хто грає; двоє або більше
cli-arena-games = скільки партій щонайбільше (200)
cli-arena-out = де зберігати результати; без цього їх лише показують
cli-arena-jobs = скільки партій одночасно (по одній на процесор)
cli-arena-seed = інші початки, інша випадковість (0)
cli-arena-opening-plies = випадкових ходів, перш ніж почнуть гравці
cli-arena-move-timeout = через скільки секунд хід утрачено (60)
cli-arena-sprt = зупинитися, коли ясно, що правильне
cli-arena-alpha = як часто можна помилково повірити в ELO1 (0.05)
cli-arena-beta = як часто можна помилково повірити в ELO0 (0.05)
cli-arena-ray = грати на кластері Ray; без ADDRESS — на місцевому
cli-arena-json = вивести підсумок як дані
cli-arena-show = показати таблицю теки й нічого не грати
cli-arena-players = гравці:
cli-arena-with-options = з параметрами рушія
cli-arena-gtp = програма, що розуміє GTP
cli-arena-python = викликана з початковим числом, створює гравця
cli-arena-renamed = будь-хто з них під іншим іменем
cli-arena-again = Та сама команда ще раз продовжить перерваний прогін. Див. docs/arena.md.
cli-arena-goes-on = перервано; та сама команда продовжить звідси
cli-arena-which-game = яка гра? (--game GAME або --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } має бути менше, ніж { $elo1 }
cli-arena-pace = { $rate } партій/с, лишилося { $left }
cli-arena-progress = партій { $done } з { $total }, { $pace }: { $standing }
cli-arena-column-entrant = учасник
cli-arena-column-elo = ело
cli-arena-column-error = ±95%
cli-arena-column-games = партії
cli-arena-column-share = частка перемог
cli-arena-column-points = бали
cli-arena-column-seconds = с/хід
cli-arena-column-longest = найдовше
cli-arena-column-faults = збої
cli-arena-duel = { $first } проти { $second }: { $share }, перемог { $wins }, нічиїх { $draws }, поразок { $losses }; Ело { $elo } ± { $error }
cli-arena-pairs = пари за рахунком 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } проти { $elo1 }: { $verdict }, LLR { $llr } (від { $lower } до { $upper })
cli-arena-verdict-yes = правильно: не менше ніж { $elo1 }
cli-arena-verdict-no = правильно: не більше ніж { $elo0 }
cli-arena-verdict-open = не вирішено
cli-arena-played = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
  } { $game }

## bot

cli-bot-about = Займає місце на сервері й робить ходи, які вибирає програма, доки матч не закінчиться.
cli-bot-url = сервер, наприклад http://localhost:8000
cli-bot-token = ключ, з яким грати
cli-bot-match = матч: з вашим місцем або з вільним
cli-bot-pair = зіграти з будь-ким, хто теж хоче
cli-bot-timeout = на кожен хід (120)
cli-bot-program = програма з її аргументами
cli-bot-key = Ключ дає POST /api/tokens із правами read і play. Замість --token годиться CORNERWISE_TOKEN.
cli-bot-needs = боту потрібен { $package }: { $install }
cli-bot-which = яка програма? Назвіть її після --
cli-bot-failed = збій програми: { $problem }
cli-bot-over = { $count ->
    [0] кінець ({ $reason }), переможця немає, бали { $points }
   *[other] кінець ({ $reason }), перемога: { $seats }, бали { $points }
  }

## backup and restore

cli-backup-about = Записує у файл усе, що знає сервер. Бази даних можуть бути різних видів.
cli-restore-about = Заповнює порожню базу даних з такого файлу. Бази даних можуть бути різних видів.
cli-backup-database = база даних ({ $default })
cli-backup-done = { $rows ->
    [one] у { $file } записано { $rows } рядок
    [few] у { $file } записано { $rows } рядки
    [many] у { $file } записано { $rows } рядків
   *[other] у { $file } записано { $rows } рядка
  }
cli-restore-done = { $rows ->
    [one] з { $file } прочитано { $rows } рядок
    [few] з { $file } прочитано { $rows } рядки
    [many] з { $file } прочитано { $rows } рядків
   *[other] з { $file } прочитано { $rows } рядка
  }

## i18n

cli-i18n-about = Перевіряє переклади: повідомлення, яких бракує, які невідомі або лишилися англійською, інші аргументи, пропущені форми числа й терміни.
cli-i18n-languages = мітки, наприклад de; якщо не названо, усі
cli-i18n-unknown = мови { $tag } немає (є: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } мова
    [few] { $languages } мови
    [many] { $languages } мов
   *[other] { $languages } мови
  }, { $messages ->
    [one] { $messages } повідомлення
    [few] { $messages } повідомлення
    [many] { $messages } повідомлень
   *[other] { $messages } повідомлення
  }: усе гаразд


## Commands of the terminal: arguments that several of them take

cli-arg-game = гра, наприклад duo
cli-arg-option = задати налаштування гри, наприклад start=own; їх перелічує `cornerwise games`; можна повторювати; heights=@FILE читає карту висот
cli-arg-file = запис або файл .blksgf чи - для стандартного вводу
cli-arg-ply = позиція після N ходів
cli-arg-nth = N-та партія файлу (1)
cli-arg-marks = позначити кольори, щоб розрізняти їх без кольору
cli-arg-level = сила гри, від 1 до 9
cli-arg-nodes = скільки позицій переглядати на кожен хід замість числа, заданого рівнем
cli-arg-time = секунд на кожен хід
cli-arg-evaluator = що оцінює позиції: best, playouts, net, small, guided або файл мережі
cli-arg-threads = скільки потоків процесора використати
cli-arg-seed = число, за якого випадковий вибір щоразу однаковий
cli-arg-memory = мегабайтів для дерева пошуку
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } — не ціле число від { $least } до { $most }
cli-no-pair = { $text } не має вигляду NAME=VALUE
cli-no-number = { $text } — не число
cli-no-seconds = { $text } — не число секунд
cli-no-chance = { $text } не лежить між 0 і 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = партії { $number } немає: у файлі їх { $count }
cli-no-games = у теці { $folder } немає жодної партії
cli-no-such-ply = ходу { $ply } немає: у партії їх { $count }
cli-one-game-only = { $file }: партій у файлі: { $count }; цій команді потрібен файл лише з 1

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
cli-games-game = показати лише цю гру
cli-games-sort = сортувати список за цим
cli-games-json = вивести все про кожну гру в JSON
cli-games-column-game = гра
cli-games-column-title = назва
cli-games-column-seats = місця
cli-games-column-minutes = хвилини
cli-games-column-age = вік
cli-games-column-colours = кольори
cli-games-column-board = дошка
cli-games-column-pieces = фігури
cli-games-column-option = налаштування
cli-games-column-default = типово
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
cli-games-free-text = будь-який текст
cli-games-none = немає
cli-games-given = вбудовано
cli-games-more = Місця нумеруються від 0. Більше покаже `cornerwise games --json`.

## play

cli-play-about = Гра в терміналі, з комп’ютером або з іншими за однією клавіатурою. Клавіші показує ?.
cli-play-game = гра, наприклад duo; без неї ви вибираєте зі списку
cli-play-seat = хто грає, за порядком місць: human, від 1 до 9, greedy, random
cli-play-save = зберігати партію в цей файл після кожного ходу
cli-play-resume = продовжити партію із запису або файлу .blksgf
cli-play-theme = тема кольорів (dark)
cli-play-seats = місця:
cli-play-human = хтось за цією клавіатурою
cli-play-levels = комп’ютер цього рівня; 3 — легкий, 9 — найсильніший
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = комп’ютер кладе одну з найбільших фігур або фішку, яка дає найбільше
cli-play-random = комп’ютер робить будь-який дозволений хід
cli-play-usual = Типово грає одна людина, а на всіх інших місцях { $opponent }.
cli-play-redirected = play потрібен термінал; запустіть без перенаправлення: { $streams }
cli-play-resume-alone = --resume бере гру та її налаштування з файлу, тому інших не задавайте
cli-play-needs-game = для --option, --seat і --save потрібна назва гри
cli-play-too-many-seats = { $game }: { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
  }, а не { $asked }

## serve

cli-serve-about = Запускає сервер для браузерів і програм, доки ви не зупините його клавішами Ctrl-C.
cli-serve-host = адреса, на якій слухати (127.0.0.1)
cli-serve-port = порт, на якому слухати, або 0 — будь-який вільний (8000)
cli-serve-database = де зберігаються матчі (sqlite:///cornerwise.db)
cli-serve-redis = сервер Redis, який зв’язує кілька процесів
cli-serve-workers = кількість процесів; більше ніж 1 потребує PostgreSQL (1)
cli-serve-engines = кількість одночасних пошуків у кожному процесі
cli-serve-ray = віддавати роботу рушія кластеру Ray, наприклад ray://host:10001
cli-serve-environment = Кожне налаштування можна задати й змінною середовища, наприклад CORNERWISE_PORT=80. Див. docs/operating.md.
cli-serve-needs = серверу потрібен { $package }: { $install }
cli-serve-ready = Cornerwise готовий: { $address }

## replay

cli-replay-about = Програє запис JSON або файл .blksgf, перевіряючи кожен хід і результат.
cli-replay-ply = зупинитися після N ходів
cli-replay-nth = лише N-та партія файлу
cli-replay-verify = лише перевірити: вивести по рядку на партію
cli-replay-quiet = лише перевірити: нічого не виводити, відповісти кодом завершення
cli-replay-heading = Партія { $number } з { $count }: { $game }
cli-replay-event = турнір: { $text }
cli-replay-date = дата: { $text }
cli-replay-players = гравці: { $text }
cli-replay-rests = { $colour } не може покласти фігуру й пропускає хід
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
cli-analyse-nobody = у цій позиції ніхто не може ходити, тому аналізувати нема чого; виберіть ранішу з --ply
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

cli-review-about = Переглядає кожну позицію партії й показує, чого був вартий кожен хід.
cli-review-worst = скільки найгірших ходів назвати ({ $most })
cli-review-json = вивести все в JSON
cli-review-searching = пошук
cli-review-progress = хід { $done } з { $count }
cli-review-cost =
    хід { $number }: { $turn } { $move } — втрачено { $share } шансів і { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }; краще: { $better }
cli-review-column-made = зіграно
cli-review-column-points = втрачено балів
cli-review-end = кінець

## audit

cli-audit-about = Точно розв’язує кінці партій і показує, скільки балів віддав кожен гравець.
cli-audit-file = записи або файли .blksgf, теки з ними або тека арени
cli-audit-nodes = скільки позицій розв’язувач може переглянути на кожен хід
cli-audit-costly = скільки назвати ходів, що віддали бали (20)
cli-audit-none = жодну з цих партій не можна розв’язати точно; це можливо лише для партій двох гравців або двох команд, де нічого не приховано
cli-audit-progress = партія { $done } з { $count }
cli-audit-mistake = хід { $number }, { $turn } { $move }: перевага була { $margin }, стала { $kept }; найкраще { $better }
cli-audit-skipped = пропущені партії, бо вони не між двома гравцями або двома командами без прихованого: { $count }
cli-audit-column-player = гравець
cli-audit-column-games = партії
cli-audit-column-moves = розв’язані ходи
cli-audit-column-mistakes = помилки
cli-audit-column-points = віддані бали
cli-audit-column-mean = за партію

## draw

cli-draw-about = Малює запис, мозаїку чи файл .blksgf або гру після кількох ходів.
cli-draw-source = запис, мозаїка чи файл .blksgf, - для стандартного вводу або назва гри
cli-draw-output = файл для запису; якщо не задано, малюнок виводиться на екран
cli-draw-format = за розширенням файлу: svg, png або webp (уся гра, анімація); інакше text
cli-draw-theme = тема кольорів SVG (light)
cli-draw-view = показати кубики з кута, згори або і так, і так (both)
cli-draw-turn = на скільки чвертей повернути кубики (0)
cli-draw-moves = ходи від початку гри GAME
cli-draw-file-only = { $game } можна намалювати лише з файлу, бо фішки беруться випадково
cli-draw-no-file = файлу з назвою { $name } немає, і { $problem }
cli-draw-game-only = --moves і --option працюють із назвою гри, а не з файлом
cli-draw-no-ply = --ply працює з партією, а не з мозаїкою

## perft

cli-perft-about = Рахує всі способи зробити DEPTH ходів від початку й вимірює швидкість.
cli-perft-depth = скільки ходів зробити
cli-perft-divide = показати кількість для кожного першого ходу
cli-perft-make = робити й повертати також останні ходи, а не рахувати їх гуртом
cli-perft-reference = рахувати за наочними, але повільними правилами на Python
cli-perft-seed = у грі з випадком: з якої роздачі рахувати (типово 0)
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

cli-bench-about = Вимірює швидкість і розмір в одному потоці, найкраще з кількох прогонів, і порівнює з цілями.
cli-bench-names = які показники виміряти; типово всі
cli-bench-quick = менше прогонів і коротші: приблизні числа за секунди
cli-bench-json = вивести показники в JSON
cli-bench-figures = показники:
cli-bench-target = ціль { $value }
cli-bench-reached = { $ratio }x досягнуто
cli-bench-missed = { $ratio }x забракло
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }. Більше ніж 1x — краще за ціль.

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

cli-solve-about = Знаходить, як розмістити всі фігури гри для одного, і пише це як запис.
cli-solve-game = classic-solo або trigon-solo
cli-solve-from = продовжити із запису або файлу .blksgf, - для стандартного вводу
cli-solve-seconds = зупинитися через N секунд (300)
cli-solve-seed = число для іншого пошуку (0)
cli-solve-workers = потоків для доведень (1: повторювано)
cli-solve-output = файл для запису; якщо не задано, він виводиться на екран
cli-solve-codes = коди завершення:
cli-solve-code-found = повну партію знайдено
cli-solve-code-not = не знайдено вчасно, або розв’язку немає; найкращу партію все одно записано
cli-solve-code-stopped = зупинено клавішами Ctrl-C; найкращу партію все одно записано
cli-solve-interrupted = перервано: розміщено { $placed } з { $total }
cli-solve-options-in-file = --from бере налаштування з файлу, тому інших не задавайте
cli-solve-other-game = { $file }: це партія { $found }, а не { $wanted }
cli-solve-best = найкраще { $placed } з { $total }
cli-solve-playing = триває гра
cli-solve-proving = триває доведення
cli-solve-found = усі фігури ({ $total }) розміщено за { $seconds } с
cli-solve-nothing = за { $seconds } с розв’язку не знайдено; найкраща партія розміщує { $placed } з { $total }
cli-solve-impossible = усіх фігур розмістити не можна: { $reason }
cli-solve-tried = випробувано всі можливості

## gtp

cli-gtp-about = Відповідає на команди Go Text Protocol зі стандартного вводу.
cli-gtp-game = гра, наприклад classic-2, або її ім’я у файлах .blksgf, наприклад 'Blokus Two-Player' (duo)
cli-gtp-verbose = повідомляти про відхилені команди у стандартний потік помилок

## arena

cli-arena-about = Зводить комп’ютерних гравців у парних партіях і визначає їхній рейтинг.
cli-arena-game = гра, як у списку `cornerwise games`
cli-arena-player = гравці; двоє або більше
cli-arena-games = найбільша кількість партій (200)
cli-arena-out = тека для результатів; без неї їх лише показують
cli-arena-jobs = кількість одночасних партій (по одній на процесор)
cli-arena-seed = число для інших початків та іншого випадкового вибору (0)
cli-arena-opening-plies = випадкових ходів, перш ніж почнуть гравці
cli-arena-even = лише дебюти, у яких жодна сторона не має більшого шансу на перемогу
cli-arena-move-timeout = секунд на хід, після чого його втрачено (60)
cli-arena-sprt = зупинитися, щойно тест вирішить, яка з двох гіпотез правильна
cli-arena-alpha = імовірність помилково прийняти ELO1 (0.05)
cli-arena-beta = імовірність помилково прийняти ELO0 (0.05)
cli-arena-ray = грати на кластері Ray; без ADDRESS — на місцевому
cli-arena-json = вивести підсумок у JSON
cli-arena-show = показати результати з теки, не граючи
cli-arena-players = гравці:
cli-arena-with-options = комп’ютер із цими параметрами пошуку
cli-arena-gtp = програма, що розуміє GTP
cli-arena-python = функція Python, яка приймає початкове число й повертає гравця
cli-arena-renamed = будь-хто з них під іншим іменем
cli-arena-again = Щоб продовжити перерваний прогін, введіть ту саму команду ще раз. Див. docs/arena.md.
cli-arena-goes-on = перервано; щоб продовжити, введіть ту саму команду ще раз
cli-arena-which-game = яка гра? Додайте --game GAME або --show FOLDER, щоб побачити попередні результати
cli-arena-bounds = --sprt: { $elo0 } має бути менше, ніж { $elo1 }
cli-arena-pace = { $rate } партій/с, лишилося часу: { $left }
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
cli-arena-verdict-yes = різниця не менша ніж { $elo1 }
cli-arena-verdict-no = різниця не більша ніж { $elo0 }
cli-arena-verdict-open = не вирішено
cli-arena-played = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
  } { $game }

## bot

cli-bot-about = Займає місце на сервері й дає програмі вибирати ходи, доки матч не закінчиться.
cli-bot-url = сервер, наприклад http://localhost:8000
cli-bot-token = ваш ключ API
cli-bot-match = матч, у якому ви маєте місце або є вільне
cli-bot-pair = зіграти з будь-ким, хто теж шукає партію
cli-bot-timeout = секунд на кожен хід (120)
cli-bot-program = програма з її аргументами
cli-bot-key = Ключ видає POST /api/tokens із правами read і play. Замість --token його можна покласти в CORNERWISE_TOKEN.
cli-bot-needs = боту потрібен { $package }: { $install }
cli-bot-which = яка програма? Укажіть її після --
cli-bot-failed = збій програми: { $problem }
cli-bot-over = { $count ->
    [0] кінець ({ $reason }), переможця немає, бали { $points }
   *[other] кінець ({ $reason }), перемога: { $seats }, бали { $points }
  }

## backup and restore

cli-backup-about = Записує всі дані сервера у файл. Його можна відновити й у базу даних іншого виду.
cli-restore-about = Заповнює порожню базу даних із файлу резервної копії. Вона може бути з бази даних іншого виду.
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

cli-i18n-about = Перевіряє переклади: повідомлення, яких бракує або які невідомі, текст, що лишився англійською, неправильні аргументи, форми числа чи терміни.
cli-i18n-languages = мітки мов, наприклад de; типово всі
cli-i18n-unknown = мови { $tag } немає (можливі: { $known })
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

## puzzles

cli-puzzles-about = Створює задачі з партій комп’ютера або перевіряє, що наявні мають рівно один розв’язок.
cli-puzzles-path = make: тека для запису; verify: файл задач замість тих, що є в програмі
cli-puzzles-game = лише ця гра; можна вказати кілька разів
cli-puzzles-count = скільки задач для кожної гри
cli-puzzles-sample = перевірити лише стільки для кожної гри, вибраних випадково
cli-puzzles-where = у яку теку? Напишіть її після make
cli-puzzles-made = задачі для { $game }: { $count }
cli-puzzles-proven = доведено задач: { $count }, за { $seconds } с

## explore

cli-explore-about = Показує, які ходи робили в позиції, як часто і чим закінчилися ці партії.
cli-explore-work = show: показати, що грали в позиції; add: додати партії до файлу бази; build: створити файл партій комп’ютера, що постачаються з Cornerwise; make: зіграти партії комп’ютера із самим собою; pack: записати партії невеликими файлами
cli-explore-path = show, add, build: файл бази, інакше файл партій комп’ютера; make, pack: тека для запису
cli-explore-source = show: гра або файл із партією; add: файли або теки з партіями
cli-explore-count = make: скільки партій зіграти
cli-explore-nodes = make: скільки позицій перебрати на кожен хід
cli-explore-one = після файлу бази show потрібна одна гра або один файл
cli-explore-nothing = Жодна партія в цьому файлі не приходила до цієї позиції.
cli-explore-added = додано партій: { $count }
# Columns of a table
cli-explore-column-games = партії
cli-explore-column-won = перемоги
cli-explore-column-margin = перевага в балах
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = показано ходів: { $shown } з { $moves }; партій: { $games }

## moderate

cli-moderate-about = Показує, на що поскаржилися гравці, і дає змогу вжити заходів. Сервер, що працює, врахує їх за кілька секунд.
cli-moderate-works = Дії:
cli-moderate-list = скарги, що чекають на розгляд
cli-moderate-show = одна скарга й чат навколо неї
cli-moderate-close = прибрати скаргу зі списку
cli-moderate-mute = заборонити гравцеві чат
cli-moderate-suspend = заборонити гравцеві грати
cli-moderate-rename = дати гравцеві інше ім’я, яке він не зможе змінити
cli-moderate-lift = зняти з гравця всі заборони чату та блокування
cli-moderate-log = що зроблено досі
cli-moderate-clear-club = прибрати тексти клубу (за його посиланням) і дати йому іншу назву
cli-moderate-close-club = закрити клуб (за його посиланням); його турніри залишаться
cli-moderate-rename-tournament = дати турніру (за його посиланням) іншу назву
cli-moderate-cancel-tournament = скасувати турнір (за його посиланням)
cli-moderate-what = номер скарги або ім’я користувача гравця (без акаунта: id, який показує show)
cli-moderate-new-name = rename: нове ім’я
cli-moderate-for = mute, suspend: на який строк, наприклад 12h, 7d або 4w; якщо не вказано — назавжди
cli-moderate-note = чому; зберігається в журналі
cli-moderate-closed = list: закриті скарги
cli-moderate-bad-time = { $time } — не строк на зразок 12h, 7d або 4w
cli-moderate-empty = Скарг, що чекають на розгляд, немає.
cli-moderate-reporter = хто поскаржився: { $reporter }, id { $id }
cli-moderate-reported = на кого: { $name }, id { $id }
cli-moderate-times = скарг на цього гравця: { $count }
cli-moderate-match = матч { $match }, { $game }
cli-moderate-which-report = яка скарга? Напишіть її номер
cli-moderate-who = який гравець? Напишіть ім’я користувача
cli-moderate-which-name = яке нове ім’я? Напишіть його після імені користувача
cli-moderate-nobody = гравця { $name } немає
cli-moderate-was-closed = скаргу { $number } закрито
cli-moderate-done-until = готово: { $name }, до { $time }
cli-moderate-done-for-good = готово: { $name }, назавжди
cli-moderate-done = готово: { $name }
cli-moderate-lifted = заборони знято: { $name }
cli-moderate-renamed = тепер гравця звати { $name }

## explore: the games that come with Cornerwise

cli-explore-needs-path = укажіть файл або теку для запису
# $command is what to type
cli-explore-not-built = партії комп’ютера ще не підготовлено; виконайте: { $command }
cli-explore-built = партій комп’ютера в { $file }: { $count }
cli-explore-packed = { $file }: партій { $count }, байтів { $size }

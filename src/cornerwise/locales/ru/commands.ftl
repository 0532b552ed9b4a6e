
## Commands of the terminal: arguments that several of them take

cli-arg-game = игра, например duo
cli-arg-option = задать настройку игры, например start=own; их перечисляет `cornerwise games`; можно повторять; heights=@FILE читает карту высот
cli-arg-file = запись или файл .blksgf либо - для стандартного ввода
cli-arg-ply = позиция после N ходов
cli-arg-nth = N-я партия файла (1)
cli-arg-marks = пометить цвета, чтобы различать их без цвета
cli-arg-level = сила игры, от 1 до 9
cli-arg-nodes = сколько позиций просматривать на каждый ход вместо числа, заданного уровнем
cli-arg-time = секунд на каждый ход
cli-arg-evaluator = что оценивает позиции: best, playouts, net, small, guided или файл сети
cli-arg-threads = сколько потоков процессора использовать
cli-arg-seed = число, при котором случайный выбор каждый раз одинаков
cli-arg-memory = мегабайт для дерева поиска
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } — не целое число от { $least } до { $most }
cli-no-pair = { $text } не имеет вида NAME=VALUE
cli-no-number = { $text } — не число
cli-no-seconds = { $text } — не число секунд
cli-no-chance = { $text } не лежит между 0 и 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = партии { $number } нет: в файле их { $count }
cli-no-games = в папке { $folder } нет ни одной партии
cli-no-such-ply = хода { $ply } нет: в партии их { $count }
cli-one-game-only = { $file }: партий в файле: { $count }; этой команде нужен файл только с 1

## Names in tables and lines

cli-seat = место { $seat }
cli-column-move = ход
cli-chance = случай
cli-outcome = { $count ->
    [0] победителя нет
    [one] побеждает место { $seats }
    [few] побеждают места { $seats }
    [many] побеждают места { $seats }
   *[other] побеждают места { $seats }
  } ({ $points })

## games

cli-games-about = Перечисляет все игры: места, цвета, доски, фигуры и настройки.
cli-games-game = показать только эту игру
cli-games-sort = сортировать список по этому
cli-games-json = вывести всё о каждой игре в JSON
cli-games-column-game = игра
cli-games-column-title = название
cli-games-column-seats = места
cli-games-column-minutes = минуты
cli-games-column-age = возраст
cli-games-column-colours = цвета
cli-games-column-board = доска
cli-games-column-pieces = фигуры
cli-games-column-option = настройка
cli-games-column-default = по умолчанию
cli-games-column-choices = другие значения
cli-games-column-name = название
cli-games-column-about = что она решает
cli-games-no-edge = без края
cli-games-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
  }
cli-games-tiles = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = любой текст
cli-games-none = нет
cli-games-given = встроено
cli-games-more = Места нумеруются с 0. Больше покажет `cornerwise games --json`.

## play

cli-play-about = Игра в терминале, с компьютером или с другими за одной клавиатурой. Клавиши показывает ?.
cli-play-game = игра, например duo; без неё вы выбираете из списка
cli-play-seat = кто играет, по порядку мест: human, от 1 до 9, greedy, random
cli-play-save = сохранять партию в этот файл после каждого хода
cli-play-resume = продолжить партию из записи или файла .blksgf
cli-play-theme = цветовая тема (dark)
cli-play-seats = места:
cli-play-human = кто-то за этой клавиатурой
cli-play-levels = компьютер этого уровня; 3 — лёгкий, 9 — самый сильный
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = компьютер кладёт одну из самых больших фигур или фишку, которая приносит больше всего
cli-play-random = компьютер делает любой разрешённый ход
cli-play-usual = По умолчанию играет один человек, а на всех других местах { $opponent }.
cli-play-redirected = play нужен терминал; запустите без перенаправления: { $streams }
cli-play-resume-alone = --resume берёт игру и её настройки из файла, поэтому других не задавайте
cli-play-needs-game = для --option, --seat и --save нужно название игры
cli-play-too-many-seats = { $game }: { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  }, а не { $asked }

## serve

cli-serve-about = Запускает сервер для браузеров и программ, пока вы не остановите его клавишами Ctrl-C.
cli-serve-host = адрес, на котором слушать (127.0.0.1)
cli-serve-port = порт, на котором слушать, или 0 — любой свободный (8000)
cli-serve-database = где хранятся матчи (sqlite:///cornerwise.db)
cli-serve-redis = сервер Redis, который связывает несколько процессов
cli-serve-workers = число процессов; больше 1 требуют PostgreSQL (1)
cli-serve-engines = число одновременных поисков в каждом процессе
cli-serve-ray = отдавать работу движка кластеру Ray, например ray://host:10001
cli-serve-environment = Каждую настройку можно задать и переменной окружения, например CORNERWISE_PORT=80. См. docs/operating.md.
cli-serve-needs = серверу нужен { $package }: { $install }
cli-serve-ready = Cornerwise готов: { $address }

## replay

cli-replay-about = Проигрывает запись JSON или файл .blksgf, проверяя каждый ход и результат.
cli-replay-ply = остановиться после N ходов
cli-replay-nth = только N-я партия файла
cli-replay-verify = только проверить: вывести по строке на партию
cli-replay-quiet = только проверить: ничего не выводить, ответить кодом завершения
cli-replay-heading = Партия { $number } из { $count }: { $game }
cli-replay-event = турнир: { $text }
cli-replay-date = дата: { $text }
cli-replay-players = игроки: { $text }
cli-replay-rests = { $colour } не может положить фигуру и пропускает ход
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, партия { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }, { $state }
cli-replay-unfinished = не окончена, ходит { $turn }

## analyse

cli-analyse-about = Ищет лучшие ходы в последней или более ранней позиции партии.
cli-analyse-lines = сколько ходов показать (5)
cli-analyse-nobody = в этой позиции никто не может ходить, поэтому анализировать нечего; выберите более раннюю с --ply
cli-analyse-column-visits = визиты
cli-analyse-column-then = затем
cli-analyse-searched = { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
    [many] { $count } позиций
   *[other] { $count } позиции
  }, { $seconds } с
cli-analyse-exact = { cli-analyse-searched }, просчитано до конца

## review

cli-review-about = Просматривает каждую позицию партии и показывает, чего стоил каждый ход.
cli-review-worst = сколько худших ходов назвать ({ $most })
cli-review-json = вывести всё в JSON
cli-review-searching = поиск
cli-review-progress = ход { $done } из { $count }
cli-review-cost =
    ход { $number }: { $turn } { $move } — потеряно { $share } шансов и { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; лучше: { $better }
cli-review-column-made = сыграно
cli-review-column-points = потеряно очков
cli-review-end = конец

## audit

cli-audit-about = Точно решает концы партий и показывает, сколько очков отдал каждый игрок.
cli-audit-file = записи или файлы .blksgf, папки с ними или папка арены
cli-audit-nodes = сколько позиций решатель может просмотреть на каждый ход
cli-audit-costly = сколько назвать ходов, отдавших очки (20)
cli-audit-none = ни одну из этих партий нельзя решить точно; это возможно только для партий двух игроков или двух команд, где ничего не скрыто
cli-audit-progress = партия { $done } из { $count }
cli-audit-mistake = ход { $number }, { $turn } { $move }: перевес был { $margin }, стал { $kept }; лучше всего { $better }
cli-audit-skipped = пропущенные партии, потому что они не между двумя игроками или двумя командами без скрытого: { $count }
cli-audit-column-player = игрок
cli-audit-column-games = партии
cli-audit-column-moves = решённые ходы
cli-audit-column-mistakes = ошибки
cli-audit-column-points = отданные очки
cli-audit-column-mean = за партию

## draw

cli-draw-about = Рисует запись, мозаику или файл .blksgf либо игру после нескольких ходов.
cli-draw-source = запись, мозаика или файл .blksgf, - для стандартного ввода или название игры
cli-draw-output = файл для записи; если не задан, рисунок выводится на экран
cli-draw-format = по расширению файла: svg, png или webp (вся игра, анимация); иначе text
cli-draw-theme = цветовая тема SVG (light)
cli-draw-view = показать кубики с угла, сверху или и так и так (both)
cli-draw-turn = на сколько четвертей повернуть кубики (0)
cli-draw-moves = ходы от начала игры GAME
cli-draw-file-only = { $game } можно нарисовать только из файла, потому что фишки берутся случайно
cli-draw-no-file = файла с именем { $name } нет, и { $problem }
cli-draw-game-only = --moves и --option работают с названием игры, а не с файлом
cli-draw-no-ply = --ply работает с партией, а не с мозаикой

## perft

cli-perft-about = Считает все способы сделать DEPTH ходов с начала и измеряет скорость.
cli-perft-depth = сколько ходов сделать
cli-perft-divide = показать число для каждого первого хода
cli-perft-make = делать и возвращать и последние ходы, а не считать их разом
cli-perft-reference = считать по наглядным, но медленным правилам на Python
cli-perft-seed = в игре со случаем: с какой раздачи считать (по умолчанию 0)
cli-perft-progress = глубина { $depth }
cli-perft-column-depth = глубина
cli-perft-column-nodes = узлы
cli-perft-column-seconds = секунды
cli-perft-column-rate = узлы/с
cli-perft-total = { $game }, глубина { $depth }: { $count ->
    [one] { $count } узел
    [few] { $count } узла
    [many] { $count } узлов
   *[other] { $count } узла
  }, { $seconds } с, { $rate } узлов/с

## bench

cli-bench-about = Измеряет скорость и размер в одном потоке, лучшее из нескольких прогонов, и сравнивает с целями.
cli-bench-names = какие показатели измерить; по умолчанию все
cli-bench-quick = меньше прогонов и короче: приблизительные числа за секунды
cli-bench-json = вывести показатели в JSON
cli-bench-figures = показатели:
cli-bench-target = цель { $value }
cli-bench-reached = { $ratio }x достигнуто
cli-bench-missed = { $ratio }x не хватило
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }. Больше 1x — лучше цели.

## The figures of bench

cli-figure-perft-bulk = perft 3 игры duo со своими стартами, последний ход сосчитан разом
cli-figure-perft-make = perft 3 игры duo со своими стартами, каждый лист сделан и возвращён
cli-figure-playouts = равновероятные случайные партии { $game } от начала до конца
cli-figure-playouts-middle = равновероятные случайные партии { $game } от хода { $ply } хорошей партии до конца
cli-figure-cubes = случайные партии с башней из кубиков на четыре места от начала до конца
cli-figure-search = симуляции поиска в { $game } с начала
cli-figure-search-middle = симуляции поиска в { $game } с хода { $ply } хорошей партии
cli-figure-threads = симуляции поиска в duo: два потока против одного
cli-figure-deals = случайные раздачи triominos на два места, с бонусами
cli-figure-sample = скрытое состояние triominos, взятое из того, что знает место; вызов из Python
cli-figure-list-moves = { $call } на Python после хода { $ply } хорошей партии classic
cli-figure-first-duo = новый интерпретатор: импорт, первая партия duo, первый ход
cli-figure-first-other = новый интерпретатор: то же с самой медленной из других игр
cli-figure-position-bytes = память самой большой позиции в ядре
cli-figure-table-size = память таблицы ходов classic в ядре
cli-figure-pile = { $count ->
    [one] { $count } фишка в запасе
    [few] { $count } фишки в запасе
    [many] { $count } фишек в запасе
   *[other] { $count } фишки в запасе
  }
cli-figure-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }
cli-unit-leaves = листьев/с
cli-unit-positions = позиций/с
cli-unit-games = партий/с
cli-unit-nodes = узлов/с
cli-unit-times = раз
cli-unit-deals = раздач/с
cli-unit-microseconds = мкс
cli-unit-seconds = с
cli-unit-bytes = байт
cli-unit-mebibytes = МиБ

## solve

cli-solve-about = Находит, как разместить все фигуры игры для одного, и пишет это как запись.
cli-solve-game = classic-solo или trigon-solo
cli-solve-from = продолжить с записи или файла .blksgf, - для стандартного ввода
cli-solve-seconds = остановиться через N секунд (300)
cli-solve-seed = число для другого поиска (0)
cli-solve-workers = потоков для доказательств (1: повторимо)
cli-solve-output = файл для записи; если не задан, она выводится на экран
cli-solve-codes = коды завершения:
cli-solve-code-found = полная партия найдена
cli-solve-code-not = не найдено вовремя, или решения нет; лучшая партия всё равно записана
cli-solve-code-stopped = остановлено клавишами Ctrl-C; лучшая партия всё равно записана
cli-solve-interrupted = прервано: размещено { $placed } из { $total }
cli-solve-options-in-file = --from берёт настройки из файла, поэтому других не задавайте
cli-solve-other-game = { $file }: это партия { $found }, а не { $wanted }
cli-solve-best = лучшее { $placed } из { $total }
cli-solve-playing = идёт игра
cli-solve-proving = идёт доказательство
cli-solve-found = все фигуры ({ $total }) размещены за { $seconds } с
cli-solve-nothing = за { $seconds } с решение не найдено; лучшая партия размещает { $placed } из { $total }
cli-solve-impossible = все фигуры разместить нельзя: { $reason }
cli-solve-tried = испробованы все возможности

## gtp

cli-gtp-about = Отвечает на команды Go Text Protocol со стандартного ввода.
cli-gtp-game = игра, например classic-2, или её имя в файлах .blksgf, например 'Blokus Two-Player' (duo)
cli-gtp-verbose = сообщать об отклонённых командах в стандартный поток ошибок

## arena

cli-arena-about = Сводит компьютерных игроков в парных партиях и определяет их рейтинг.
cli-arena-game = игра, как в списке `cornerwise games`
cli-arena-player = игроки; двое или больше
cli-arena-games = наибольшее число партий (200)
cli-arena-out = папка для результатов; без неё они только показываются
cli-arena-jobs = число одновременных партий (по одной на процессор)
cli-arena-seed = число для других начал и другого случайного выбора (0)
cli-arena-opening-plies = случайных ходов, прежде чем вступят игроки
cli-arena-even = только дебюты, в которых ни у одной стороны шанс на победу не больше этого
cli-arena-move-timeout = секунд на ход, после чего он потерян (60)
cli-arena-sprt = остановиться, как только тест решит, какая из двух гипотез верна
cli-arena-alpha = вероятность ошибочно принять ELO1 (0.05)
cli-arena-beta = вероятность ошибочно принять ELO0 (0.05)
cli-arena-ray = играть на кластере Ray; без ADDRESS — на местном
cli-arena-json = вывести итог в JSON
cli-arena-show = показать результаты из папки, не играя
cli-arena-players = игроки:
cli-arena-with-options = компьютер с этими параметрами поиска
cli-arena-gtp = программа, которая понимает GTP
cli-arena-python = функция Python, которая принимает начальное число и возвращает игрока
cli-arena-renamed = любой из них под другим именем
cli-arena-again = Чтобы продолжить прерванный прогон, введите ту же команду ещё раз. См. docs/arena.md.
cli-arena-goes-on = прервано; чтобы продолжить, введите ту же команду ещё раз
cli-arena-which-game = какая игра? Добавьте --game GAME или --show FOLDER, чтобы увидеть прежние результаты
cli-arena-bounds = --sprt: { $elo0 } должно быть меньше, чем { $elo1 }
cli-arena-pace = { $rate } партий/с, осталось времени: { $left }
cli-arena-progress = партий { $done } из { $total }, { $pace }: { $standing }
cli-arena-column-entrant = участник
cli-arena-column-elo = эло
cli-arena-column-error = ±95%
cli-arena-column-games = партии
cli-arena-column-share = доля побед
cli-arena-column-points = очки
cli-arena-column-seconds = с/ход
cli-arena-column-longest = дольше всего
cli-arena-column-faults = сбои
cli-arena-duel = { $first } против { $second }: { $share }, побед { $wins }, ничьих { $draws }, поражений { $losses }; Эло { $elo } ± { $error }
cli-arena-pairs = пары по счёту 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } против { $elo1 }: { $verdict }, LLR { $llr } (от { $lower } до { $upper })
cli-arena-verdict-yes = разница не меньше { $elo1 }
cli-arena-verdict-no = разница не больше { $elo0 }
cli-arena-verdict-open = не решено
cli-arena-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
  } { $game }

## bot

cli-bot-about = Занимает место на сервере и даёт программе выбирать ходы, пока матч не закончится.
cli-bot-url = сервер, например http://localhost:8000
cli-bot-token = ваш ключ API
cli-bot-match = матч, в котором у вас есть место или есть свободное
cli-bot-pair = сыграть с любым, кто тоже ищет партию
cli-bot-timeout = секунд на каждый ход (120)
cli-bot-program = программа с её аргументами
cli-bot-key = Ключ выдаёт POST /api/tokens с правами read и play. Вместо --token его можно положить в CORNERWISE_TOKEN.
cli-bot-needs = боту нужен { $package }: { $install }
cli-bot-which = какая программа? Укажите её после --
cli-bot-failed = сбой программы: { $problem }
cli-bot-over = { $count ->
    [0] конец ({ $reason }), победителя нет, очки { $points }
   *[other] конец ({ $reason }), победа: { $seats }, очки { $points }
  }

## backup and restore

cli-backup-about = Записывает все данные сервера в файл. Его можно восстановить и в базу данных другого вида.
cli-restore-about = Заполняет пустую базу данных из файла резервной копии. Она может быть из базы данных другого вида.
cli-backup-database = база данных ({ $default })
cli-backup-done = { $rows ->
    [one] в { $file } записана { $rows } строка
    [few] в { $file } записаны { $rows } строки
    [many] в { $file } записано { $rows } строк
   *[other] в { $file } записано { $rows } строки
  }
cli-restore-done = { $rows ->
    [one] из { $file } прочитана { $rows } строка
    [few] из { $file } прочитаны { $rows } строки
    [many] из { $file } прочитано { $rows } строк
   *[other] из { $file } прочитано { $rows } строки
  }

## i18n

cli-i18n-about = Проверяет переводы: недостающие или неизвестные сообщения, текст, оставшийся на английском, неверные аргументы, формы числа или термины.
cli-i18n-languages = метки языков, например de; по умолчанию все
cli-i18n-unknown = языка { $tag } нет (возможны: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } язык
    [few] { $languages } языка
    [many] { $languages } языков
   *[other] { $languages } языка
  }, { $messages ->
    [one] { $messages } сообщение
    [few] { $messages } сообщения
    [many] { $messages } сообщений
   *[other] { $messages } сообщения
  }: всё в порядке

## puzzles

cli-puzzles-about = Создаёт задачи из партий компьютера или проверяет, что у имеющихся ровно одно решение.
cli-puzzles-path = make: папка для записи; verify: файл задач вместо тех, что есть в программе
cli-puzzles-game = только эта игра; можно указать несколько раз
cli-puzzles-count = сколько задач для каждой игры
cli-puzzles-sample = проверить лишь столько для каждой игры, выбранных случайно
cli-puzzles-where = в какую папку? Напишите её после make
cli-puzzles-made = задачи для { $game }: { $count }
cli-puzzles-proven = доказано задач: { $count }, за { $seconds } с

## explore

cli-explore-about = Показывает, какие ходы делались в позиции, как часто и чем закончились эти партии.
cli-explore-work = show: показать, что игралось в позиции; add: добавить партии в файл базы; build: создать файл партий компьютера, которые поставляются с Cornerwise; make: сыграть партии компьютера с самим собой; pack: записать партии небольшими файлами
cli-explore-path = show, add, build: файл базы, иначе файл партий компьютера; make, pack: папка для записи
cli-explore-source = show: игра или файл с партией; add: файлы или папки с партиями
cli-explore-count = make: сколько партий сыграть
cli-explore-nodes = make: сколько позиций перебрать на каждый ход
cli-explore-one = после файла базы show нужна одна игра или один файл
cli-explore-nothing = Ни одна партия в этом файле не приходила к этой позиции.
cli-explore-added = добавлено партий: { $count }
# Columns of a table
cli-explore-column-games = партии
cli-explore-column-won = победы
cli-explore-column-margin = перевес в очках
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = показано ходов: { $shown } из { $moves }; партий: { $games }

## moderate

cli-moderate-about = Показывает, на что пожаловались игроки, и позволяет принять меры. Работающий сервер учтёт их за несколько секунд.
cli-moderate-works = Действия:
cli-moderate-list = жалобы, которые ждут рассмотрения
cli-moderate-show = одна жалоба и чат вокруг неё
cli-moderate-close = убрать жалобу из списка
cli-moderate-mute = запретить игроку чат
cli-moderate-suspend = запретить игроку играть
cli-moderate-rename = дать игроку другое имя, которое он не сможет сменить
cli-moderate-lift = снять с игрока все запреты на чат и блокировки
cli-moderate-log = что было сделано до сих пор
cli-moderate-clear-club = убрать тексты клуба (по его ссылке) и дать ему другое название
cli-moderate-close-club = закрыть клуб (по его ссылке); его турниры останутся
cli-moderate-rename-tournament = дать турниру (по его ссылке) другое название
cli-moderate-cancel-tournament = отменить турнир (по его ссылке)
cli-moderate-what = номер жалобы или имя пользователя игрока (без аккаунта: id, который показывает show)
cli-moderate-new-name = rename: новое имя
cli-moderate-for = mute, suspend: на какой срок, например 12h, 7d или 4w; если не указан — навсегда
cli-moderate-note = почему; сохраняется в журнале
cli-moderate-closed = list: закрытые жалобы
cli-moderate-bad-time = { $time } — не срок вида 12h, 7d или 4w
cli-moderate-empty = Жалоб, ждущих рассмотрения, нет.
cli-moderate-reporter = кто пожаловался: { $reporter }, id { $id }
cli-moderate-reported = на кого: { $name }, id { $id }
cli-moderate-times = жалоб на этого игрока: { $count }
cli-moderate-match = матч { $match }, { $game }
cli-moderate-which-report = какая жалоба? Напишите её номер
cli-moderate-who = какой игрок? Напишите имя пользователя
cli-moderate-which-name = какое новое имя? Напишите его после имени пользователя
cli-moderate-nobody = игрока { $name } нет
cli-moderate-was-closed = жалоба { $number } закрыта
cli-moderate-done-until = готово: { $name }, до { $time }
cli-moderate-done-for-good = готово: { $name }, навсегда
cli-moderate-done = готово: { $name }
cli-moderate-lifted = запреты сняты: { $name }
cli-moderate-renamed = теперь игрока зовут { $name }

## explore: the games that come with Cornerwise

cli-explore-needs-path = укажите файл или папку для записи
# $command is what to type
cli-explore-not-built = партии компьютера ещё не подготовлены; выполните: { $command }
cli-explore-built = партий компьютера в { $file }: { $count }
cli-explore-packed = { $file }: партий { $count }, байт { $size }

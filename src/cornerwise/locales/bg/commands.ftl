cli-arg-game = игра, например duo
cli-arg-option = задава настройка на играта, например start=own; `cornerwise games` ги изброява; може да се повтаря; heights=@FILE чете карта на височините
cli-arg-file = запис или файл .blksgf, - за стандартния вход
cli-arg-ply = позицията след N хода
cli-arg-nth = N-тата игра във файла (1)
cli-arg-marks = цветовете се различават и без оттенъка си
cli-arg-level = колко добре играе, от 1 до 9
cli-arg-nodes = колко позиции да се гледат за всеки ход, вместо броя на нивото
cli-arg-time = секунди за всеки ход
cli-arg-evaluator = какво оценява позициите: best, playouts, net, small, guided или файл с мрежа
cli-arg-threads = колко процесора да се използват
cli-arg-seed = число, при което изборите са всеки път едни и същи
cli-arg-memory = мегабайти за дървото на търсене
cli-with-default = { $about } ({ $default })
cli-no-whole-number = { $text } не е цяло число от { $least } до { $most }
cli-no-pair = { $text } не е във вида NAME=VALUE
cli-no-number = { $text } не е число
cli-no-seconds = { $text } не е брой секунди
cli-no-chance = { $text } не е между 0 и 0.5
cli-no-such-game = няма игра { $number }, във файла са { $count }
cli-no-games = няма игра в папката { $folder }
cli-no-such-ply = няма ход { $ply }, в играта са { $count }
cli-one-game-only = { $file }: игрите в него са { $count }, а не една
cli-seat = място { $seat }
cli-column-move = ход
cli-chance = случайност
cli-outcome = { $count ->
    [0] няма победител
    [one] печели място { $seats }
   *[other] печелят места { $seats }
  } ({ $points })
cli-games-about = Изброява всички игри с техните места, цветове, дъски, фигури и настройки.
cli-games-game = само тази игра
cli-games-sort = по какво се подрежда списъкът
cli-games-json = всичко за всяка игра, като JSON
cli-games-column-game = игра
cli-games-column-title = заглавие
cli-games-column-seats = места
cli-games-column-minutes = минути
cli-games-column-age = възраст
cli-games-column-colours = цветове
cli-games-column-board = дъска
cli-games-column-pieces = фигури
cli-games-column-option = настройка
cli-games-column-default = обичайно
cli-games-column-choices = други стойности
cli-games-column-name = име
cli-games-column-about = какво решава
cli-games-no-edge = без край
cli-games-cubes = { $count ->
    [one] { $count } кубче
   *[other] { $count } кубчета
  }
cli-games-tiles = { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = твой текст
cli-games-none = няма
cli-games-given = както е зададено
cli-games-more = Местата се броят от 0. Повече казва `cornerwise games --json`.
cli-play-about = Игра в терминала, с компютъра или на една клавиатура. ? показва клавишите.
cli-play-game = игра, например duo; без нея можеш да избереш
cli-play-seat = кой е на местата, поред: human, от 1 до 9, greedy, random
cli-play-save = пази играта в този файл след всеки ход
cli-play-resume = продължава игра от запис или файл .blksgf
cli-play-theme = цветовете (dark)
cli-play-seats = места:
cli-play-human = някой на тази клавиатура
cli-play-levels = компютърът на това ниво; 3 е дружелюбно, 9 е най-силното
cli-play-level-range = от { $first } до { $last }
cli-play-greedy = компютърът поставя най-голяма фигура или най-ценната плочка
cli-play-random = компютърът прави произволен позволен ход
cli-play-usual = Ако не е казано друго, играе един човек, а на другите места е { $opponent }.
cli-play-needs-terminal = за play е нужен терминал
cli-play-needs-textual = за играта в терминала е нужен Textual: { $install }
cli-play-resume-alone = --resume взима играта и настройките ѝ от файла
cli-play-needs-game = за --option, --seat и --save е нужно името на игра
cli-play-too-many-seats = { $game } има { $seats ->
    [one] { $seats } място
   *[other] { $seats } места
  }, а не { $asked }
cli-serve-about = Води мачове през HTTP и WebSocket, докато не бъде спрян с Ctrl-C.
cli-serve-host = на кой адрес да слуша (127.0.0.1)
cli-serve-port = на кой порт да слуша, 0 за който и да е свободен (8000)
cli-serve-database = къде се пазят мачовете (sqlite:///cornerwise.db)
cli-serve-redis = къде процесите си съобщават какво става
cli-serve-workers = колко процеса, при PostgreSQL (1)
cli-serve-engines = колко търсения наведнъж във всеки процес
cli-serve-ray = праща търсенето на клъстер Ray, например ray://host:10001
cli-serve-environment = Всяка настройка може да дойде и от средата: CORNERWISE_PORT=80. Обяснява ги docs/operating.md.
cli-serve-needs = на сървъра му трябва { $package }: { $install }
cli-serve-ready = Cornerwise е готов на { $address }
cli-replay-about = Преиграва запис JSON или файл .blksgf и проверява всеки ход и резултата.
cli-replay-ply = спира след N хода
cli-replay-nth = само N-тата игра във файла
cli-replay-verify = само проверява: по един ред за игра
cli-replay-quiet = само проверява: без нито един ред, отговаря кодът на изход
cli-replay-heading = Игра { $number } от { $count }: { $game }
cli-replay-event = събитие: { $text }
cli-replay-date = дата: { $text }
cli-replay-players = играчи: { $text }
cli-replay-rests = { $colour } няма ход и пропуска
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, игра { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
  }, { $state }
cli-replay-unfinished = незавършена, { $turn } е на ход
cli-analyse-about = Търси най-добрите ходове в последната или в по-ранна позиция на игра.
cli-analyse-lines = колко хода да покаже (5)
cli-analyse-nobody = там никой не е на ход и няма какво да се търси; --ply връща назад
cli-analyse-column-visits = посещения
cli-analyse-column-then = после
cli-analyse-searched = { $count ->
    [one] { $count } позиция
   *[other] { $count } позиции
  }, { $seconds } с
cli-analyse-exact = { cli-analyse-searched }, пресметнато докрай
cli-review-about = Претърсва всяка позиция на игра и показва колко са стрували ходовете.
cli-review-json = всичко като JSON
cli-review-searching = търсене
cli-review-progress = ход { $done } от { $count }
cli-review-cost = ход { $number }: { $turn } { $move } струва { $share } от победата и { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }; по-добре: { $better }
cli-review-column-made = изигран
cli-review-end = край
cli-audit-about = Решава точно края на игрите и показва колко точки е подарил там всеки играч.
cli-audit-file = записи или файлове .blksgf, папки с тях или папката на арена
cli-audit-nodes = позиции, които решаващият може да погледне за всеки ход
cli-audit-costly = посочва толкова от ходовете, които са подарили точки (20)
cli-audit-none = точната игра е известна само при двама играчи или два отбора, когато нищо не е скрито, а тук няма такава игра
cli-audit-progress = игра { $done } от { $count }
cli-audit-mistake = ход { $number }, { $turn } { $move }: { $margin } стана { $kept }; най-добре: { $better }
cli-audit-skipped = пропуснати игри, защото не са между двама играчи или два отбора без нищо скрито: { $count }
cli-audit-column-player = играч
cli-audit-column-games = игри
cli-audit-column-moves = решени ходове
cli-audit-column-mistakes = грешки
cli-audit-column-points = подарени точки
cli-audit-column-mean = на игра
cli-draw-about = Рисува каквото има в запис, картина или файл .blksgf, или игра с няколко хода.
cli-draw-source = запис, картина или файл .blksgf, - за стандартния вход, или игра
cli-draw-output = къде да запише; ако не е зададено, излиза на екрана
cli-draw-format = ако не е зададено: svg за файлове, иначе text
cli-draw-theme = цветовете на SVG (light)
cli-draw-view = кубчетата откъм ъгъл, отгоре или и двете (both)
cli-draw-turn = на колко четвъртини е завъртяна масата с кубчета (0)
cli-draw-moves = ходове от началото на GAME
cli-draw-file-only = { $game } може да се рисува само от файл: плочките ѝ идват случайно
cli-draw-no-file = няма файл { $name } и { $problem }
cli-draw-game-only = --moves и --option вървят с името на игра, а не с файл
cli-draw-no-ply = --ply върви с игра, а не с картина
cli-perft-about = Брои всички начини да се изиграят DEPTH хода от началото и колко бързо е станало.
cli-perft-depth = колко хода да се изиграят
cli-perft-divide = за всеки първи ход казва колко начина започват с него
cli-perft-make = прави и връща и последните ходове
cli-perft-reference = брои по четливите, но бавни правила на Python
cli-perft-seed = в игра със случайност: от кое раздаване да брои (обичайно 0)
cli-perft-progress = дълбочина { $depth }
cli-perft-column-depth = дълбочина
cli-perft-column-nodes = възли
cli-perft-column-seconds = секунди
cli-perft-column-rate = възли/с
cli-perft-total = { $game }, дълбочина { $depth }: { $count ->
    [one] { $count } възел
   *[other] { $count } възела
  }, { $seconds } с, { $rate } възела/с
cli-bench-about = Измерва скорост и размер с една нишка, най-доброто от няколко пъти, до целите.
cli-bench-names = кои показатели; всички, ако не са посочени
cli-bench-quick = по-малко и по-кратко: приблизителни числа за секунди
cli-bench-json = показателите като JSON
cli-bench-figures = показатели:
cli-bench-target = цел { $value }
cli-bench-reached = { $ratio }x постигната
cli-bench-missed = { $ratio }x непостигната
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; повече от 1x е по-добре от целта.
cli-figure-perft-bulk = perft 3 на duo със свои начала, последният ход броен наведнъж
cli-figure-perft-make = perft 3 на duo със свои начала, всяко листо изиграно и върнато
cli-figure-playouts = равномерно случайни игри на { $game } от началото до края
cli-figure-playouts-middle = равномерно случайни игри на { $game } от ход { $ply } на добра игра до края
cli-figure-cubes = случайни игри на кулата от кубчета с четири места от началото до края
cli-figure-search = симулации на търсене в { $game } от началото
cli-figure-search-middle = симулации на търсене в { $game } от ход { $ply } на добра игра
cli-figure-threads = симулации на търсене в duo с две нишки спрямо една
cli-figure-deals = случайни раздавания на triominos с две места, с бонусите
cli-figure-sample = скрито състояние на triominos, изтеглено от това, което едно място знае; повикване от Python
cli-figure-list-moves = { $call } на Python при ход { $ply } на добра игра на classic
cli-figure-first-duo = нов интерпретатор: импорт, първа игра на duo, първи ход
cli-figure-first-other = нов интерпретатор: същото с най-бавната друга игра
cli-figure-position-bytes = памет за най-голямата позиция в ядрото
cli-figure-table-size = памет за таблицата с ходове на classic в ядрото
cli-figure-pile = { $count ->
    [one] { $count } плочка в купчината
   *[other] { $count } плочки в купчината
  }
cli-figure-moves = { $count ->
    [one] { $count } ход
   *[other] { $count } хода
  }
cli-unit-leaves = листа/с
cli-unit-positions = позиции/с
cli-unit-games = игри/с
cli-unit-nodes = възли/с
cli-unit-times = пъти
cli-unit-deals = раздавания/с
cli-unit-microseconds = мкс
cli-unit-seconds = с
cli-unit-bytes = байта
cli-unit-mebibytes = МиБ
cli-solve-about = Търси как да се поставят всички фигури в игра за един и го пише като запис.
cli-solve-game = classic-solo или trigon-solo
cli-solve-from = продължава запис или файл .blksgf, - за стандартния вход
cli-solve-seconds = отказва се след N секунди (300)
cli-solve-seed = друго търсене (0)
cli-solve-workers = нишки за доказателства (1: повторимо)
cli-solve-output = къде да пише записа; ако не е зададено, излиза на екрана
cli-solve-codes = кодове на изход:
cli-solve-code-found = намерена е пълна игра
cli-solve-code-not = не за това време или няма такава; най-добрата игра все пак се записва
cli-solve-code-stopped = спряно с Ctrl-C; най-добрата игра все пак се записва
cli-solve-interrupted = прекъснато: поставени { $placed } от { $total }
cli-solve-options-in-file = --from взима настройките от файла
cli-solve-other-game = { $file }: игра на { $found }, а не на { $wanted }
cli-solve-best = най-добро { $placed } от { $total }
cli-solve-playing = играе се
cli-solve-proving = доказва се
cli-solve-found = всичките { $total } фигури са поставени, намерено за { $seconds } с
cli-solve-nothing = нищо не е намерено за { $seconds } с; най-добрата игра поставя { $placed } от { $total }
cli-solve-impossible = не могат да се поставят всички фигури: { $reason }
cli-solve-tried = опитани са всички начини
cli-gtp-about = Отговаря на командите на Go Text Protocol от стандартния вход.
cli-gtp-game = игра, например classic-2, или име от файловете .blksgf, например 'Blokus Two-Player' (duo)
cli-gtp-verbose = казва на стандартния изход за грешки какво е отказано
cli-arena-about = Среща компютърни играчи в игри по двойки и им дава рейтинг.
cli-arena-game = какво се играе, както го изброява `cornerwise games`
cli-arena-player = кой играе; двама или повече
cli-arena-games = най-много колко (200)
cli-arena-out = къде се пазят резултатите; без това само се показват
cli-arena-jobs = игри наведнъж (по една на процесор)
cli-arena-seed = други начала, друга случайност (0)
cli-arena-opening-plies = случайни ходове, преди да поемат играчите
cli-arena-move-timeout = след колко секунди ходът е загубен (60)
cli-arena-sprt = спира, когато е ясно кое е вярно
cli-arena-alpha = колко често ELO1 може да се приеме погрешно (0.05)
cli-arena-beta = колко често ELO0 може да се приеме погрешно (0.05)
cli-arena-ray = играе на клъстер Ray; без ADDRESS на местен
cli-arena-json = извежда обобщението като данни
cli-arena-show = показва таблицата на папка и не играе нищо
cli-arena-players = играчи:
cli-arena-with-options = с параметри на програмата
cli-arena-gtp = програма, която разбира GTP
cli-arena-python = извикана с начално число, създава играч
cli-arena-renamed = всеки от тях под друго име
cli-arena-again = Същата команда отново продължава оттам, където е спряло. Виж docs/arena.md.
cli-arena-goes-on = прекъснато; същата команда продължава оттук
cli-arena-which-game = коя игра? (--game GAME или --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } трябва да е по-малко от { $elo1 }
cli-arena-pace = { $rate } игри/с, остават { $left }
cli-arena-progress = { $done } от { $total } игри, { $pace }: { $standing }
cli-arena-column-entrant = участник
cli-arena-column-elo = ело
cli-arena-column-error = ±95%
cli-arena-column-games = игри
cli-arena-column-share = дял победи
cli-arena-column-points = точки
cli-arena-column-seconds = с/ход
cli-arena-column-longest = най-дълго
cli-arena-column-faults = грешки
cli-arena-duel = { $first } срещу { $second }: { $share }, победи { $wins }, равни { $draws }, загуби { $losses }; Ело { $elo } ± { $error }
cli-arena-pairs = двойки по резултат 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } срещу { $elo1 }: { $verdict }, LLR { $llr } (от { $lower } до { $upper })
cli-arena-verdict-yes = вярно е поне { $elo1 }
cli-arena-verdict-no = вярно е най-много { $elo0 }
cli-arena-verdict-open = не е решено
cli-arena-played = { $count ->
    [one] { $count } игра
   *[other] { $count } игри
  } на { $game }
cli-bot-about = Заема място на сървър и прави ходовете, които избира програма, докато мачът свърши.
cli-bot-url = сървърът, например http://localhost:8000
cli-bot-token = ключът, с който да играе
cli-bot-match = мач: с твое място или със свободно
cli-bot-pair = играе с всеки, който също иска
cli-bot-timeout = за всеки ход (120)
cli-bot-program = програмата с нейните аргументи
cli-bot-key = Ключ се взима от POST /api/tokens с права read и play. Вместо --token може CORNERWISE_TOKEN.
cli-bot-needs = на бота му трябва { $package }: { $install }
cli-bot-which = коя програма? Посочи я след --
cli-bot-failed = програмата се провали: { $problem }
cli-bot-over = { $count ->
    [0] край ({ $reason }): няма победител, точки { $points }
   *[other] край ({ $reason }): победа за { $seats }, точки { $points }
  }
cli-backup-about = Записва във файл всичко, което сървърът знае. Базите данни може да са от различен вид.
cli-restore-about = Пълни празна база данни от такъв файл. Базите данни може да са от различен вид.
cli-backup-database = базата данни ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } ред е записан в { $file }
   *[other] { $rows } реда са записани в { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } ред е прочетен от { $file }
   *[other] { $rows } реда са прочетени от { $file }
  }
cli-i18n-about = Проверява преводите: липсващи, непознати или останали на английски съобщения, други аргументи, пропуснати форми за число и термини.
cli-i18n-languages = етикети, например de; всички, ако не са посочени
cli-i18n-unknown = няма език { $tag } (има: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } език
   *[other] { $languages } езика
  }, { $messages ->
    [one] { $messages } съобщение
   *[other] { $messages } съобщения
  }: всичко е наред

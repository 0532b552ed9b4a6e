
cli-arg-game = игра, например duo
cli-arg-option = задава настройка на играта, например start=own; `cornerwise games` ги изброява; може да се повтаря; heights=@FILE чете карта на височините
cli-arg-file = запис или файл .blksgf, или - за стандартния вход
cli-arg-ply = позицията след N хода
cli-arg-nth = N-тата игра във файла (1)
cli-arg-marks = отбелязва цветовете така, че да се различават и без цвят
cli-arg-level = сила на играта, от 1 до 9
cli-arg-nodes = позиции, претърсвани за всеки ход, вместо броя на нивото
cli-arg-time = секунди за всеки ход
cli-arg-evaluator = какво оценява позициите: best, playouts, net, small, guided или файл с мрежа
cli-arg-threads = колко нишки на процесора да се използват
cli-arg-seed = число, с което случайните избори са всеки път едни и същи
cli-arg-memory = мегабайти за дървото на търсене
cli-with-default = { $about } ({ $default })
cli-no-whole-number = { $text } не е цяло число от { $least } до { $most }
cli-no-pair = { $text } не е във вида NAME=VALUE
cli-no-number = { $text } не е число
cli-no-seconds = { $text } не е брой секунди
cli-no-chance = { $text } не е между 0 и 0.5
cli-no-such-game = няма игра { $number }: във файла има { $count }
cli-no-games = няма игра в папката { $folder }
cli-no-such-ply = няма ход { $ply }: в играта има { $count }
cli-one-game-only = { $file }: игри във файла: { $count }; за тази команда е нужен файл само с 1
cli-seat = място { $seat }
cli-column-move = ход
cli-chance = случайност
cli-outcome = { $count ->
    [0] няма победител
    [one] печели място { $seats }
   *[other] печелят места { $seats }
  } ({ $points })
cli-games-about = Изброява всички игри с техните места, цветове, дъски, фигури и настройки.
cli-games-game = показва само тази игра
cli-games-sort = подрежда списъка по това
cli-games-json = извежда всичко за всяка игра като JSON
cli-games-column-game = игра
cli-games-column-title = заглавие
cli-games-column-seats = места
cli-games-column-minutes = минути
cli-games-column-age = възраст
cli-games-column-colours = цветове
cli-games-column-board = дъска
cli-games-column-pieces = фигури
cli-games-column-option = настройка
cli-games-column-default = по подразбиране
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
cli-games-free-text = произволен текст
cli-games-none = няма
cli-games-given = вградено
cli-games-more = Местата се номерират от 0. Повече показва `cornerwise games --json`.
cli-play-about = Игра в терминала, срещу компютъра или с други на една клавиатура. Натисни ? за клавишите.
cli-play-game = игра, например duo; без нея избираш от списък
cli-play-seat = кой играе, по реда на местата: human, от 1 до 9, greedy, random
cli-play-save = записва играта в този файл след всеки ход
cli-play-resume = продължава игра от запис или файл .blksgf
cli-play-theme = цветовата тема (dark)
cli-play-seats = места:
cli-play-human = някой на тази клавиатура
cli-play-levels = компютърът на това ниво; 3 е лесно, 9 е най-силното
cli-play-level-range = от { $first } до { $last }
cli-play-greedy = компютърът поставя една от най-големите фигури или плочката, която носи най-много
cli-play-random = компютърът прави произволен позволен ход
cli-play-usual = По подразбиране един човек играе срещу { $opponent } на всички други места.
cli-play-redirected = play изисква терминал; пусни го, без да пренасочваш { $streams }
cli-play-resume-alone = --resume взима играта и настройките ѝ от файла, затова не задавай други
cli-play-needs-game = за --option, --seat и --save е нужно името на игра
cli-play-too-many-seats = { $game } има { $seats ->
    [one] { $seats } място
   *[other] { $seats } места
  }, а не { $asked }
cli-serve-about = Пуска сървър за браузъри и програми, докато не го спреш с Ctrl-C.
cli-serve-host = адрес, на който да слуша (127.0.0.1)
cli-serve-port = порт, на който да слуша, или 0 за който и да е свободен (8000)
cli-serve-database = къде се пазят мачовете (sqlite:///cornerwise.db)
cli-serve-redis = сървър Redis, който свързва няколко процеса
cli-serve-workers = брой процеси; за повече от 1 е нужен PostgreSQL (1)
cli-serve-engines = търсения едновременно във всеки процес
cli-serve-ray = праща търсенето на клъстер Ray, например ray://host:10001
cli-serve-environment = Можеш да зададеш всяка настройка и в средата, например CORNERWISE_PORT=80. Виж docs/operating.md.
cli-serve-needs = на сървъра му трябва { $package }: { $install }
cli-serve-ready = Cornerwise е готов на { $address }
cli-replay-about = Преиграва запис JSON или файл .blksgf и проверява всеки ход и резултата.
cli-replay-ply = спира след N хода
cli-replay-nth = само N-тата игра във файла
cli-replay-verify = само проверява: извежда по един ред за игра
cli-replay-quiet = само проверява: не извежда нищо, отговаря с кода на изход
cli-replay-heading = Игра { $number } от { $count }: { $game }
cli-replay-event = турнир: { $text }
cli-replay-date = дата: { $text }
cli-replay-players = играчи: { $text }
cli-replay-rests = { $colour } не може да постави фигура и се прескача
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, игра { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
  }, { $state }
cli-replay-unfinished = незавършена, { $turn } е на ход
cli-analyse-about = Търси най-добрите ходове в последната или в по-ранна позиция на игра.
cli-analyse-lines = колко хода да покаже (5)
cli-analyse-nobody = в тази позиция никой не може да играе, затова няма какво да се анализира; избери по-ранна с --ply
cli-analyse-column-visits = посещения
cli-analyse-column-then = после
cli-analyse-searched = { $count ->
    [one] { $count } позиция
   *[other] { $count } позиции
  }, { $seconds } с
cli-analyse-exact = { cli-analyse-searched }, пресметнато докрай
cli-review-about = Претърсва всяка позиция на игра и показва колко е струвал всеки ход.
cli-review-worst = колко от най-лошите ходове да се посочат ({ $most })
cli-review-json = извежда всичко като JSON
cli-review-searching = търсене
cli-review-progress = ход { $done } от { $count }
cli-review-cost = ход { $number }: { $turn } { $move } струва { $share } от победата и { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }; по-добре: { $better }
cli-review-column-made = изигран
cli-review-column-points = загубени точки
cli-review-end = край
cli-audit-about = Решава точно края на игрите и показва колко точки е подарил всеки играч.
cli-audit-file = записи или файлове .blksgf, папки с тях или папката на арена
cli-audit-nodes = позиции, които решаващият може да претърси за всеки ход
cli-audit-costly = колко от ходовете, които са подарили точки, да посочи (20)
cli-audit-none = никоя от тези игри не може да се реши точно; това става само за игри между двама играчи или два отбора, в които нищо не е скрито
cli-audit-progress = игра { $done } от { $count }
cli-audit-mistake = ход { $number }, { $turn } { $move }: преднина { $margin } преди, { $kept } след това; най-добре: { $better }
cli-audit-skipped = пропуснати игри, защото не са между двама играчи или два отбора, в които нищо не е скрито: { $count }
cli-audit-column-player = играч
cli-audit-column-games = игри
cli-audit-column-moves = решени ходове
cli-audit-column-mistakes = грешки
cli-audit-column-points = подарени точки
cli-audit-column-mean = на игра
cli-draw-about = Рисува запис, картина или файл .blksgf, или игра след няколко хода.
cli-draw-source = запис, картина или файл .blksgf, - за стандартния вход, или име на игра
cli-draw-output = файлът, в който да запише; ако липсва, рисунката се извежда
cli-draw-format = според разширението на файла: svg, png или webp (цялата игра, анимирана); иначе text
cli-draw-theme = цветовата тема на SVG (light)
cli-draw-view = показва кубчетата откъм ъгъл, отгоре или и двете (both)
cli-draw-turn = на колко четвъртини да се завъртят кубчетата (0)
cli-draw-moves = ходове от началото на GAME
cli-draw-file-only = { $game } може да се рисува само от файл, защото плочките ѝ се теглят случайно
cli-draw-no-file = няма файл с име { $name } и { $problem }
cli-draw-game-only = --moves и --option работят с име на игра, а не с файл
cli-draw-no-ply = --ply работи с игра, а не с картина
cli-perft-about = Брои всички начини да се изиграят DEPTH хода от началото и измерва скоростта.
cli-perft-depth = колко хода да се изиграят
cli-perft-divide = показва броя за всеки първи ход
cli-perft-make = изиграва и връща и последните ходове, вместо да ги брои наведнъж
cli-perft-reference = брои по четливите, но бавни правила на Python
cli-perft-seed = в игра със случайност: от кое раздаване да брои (по подразбиране 0)
cli-perft-progress = дълбочина { $depth }
cli-perft-column-depth = дълбочина
cli-perft-column-nodes = възли
cli-perft-column-seconds = секунди
cli-perft-column-rate = възли/с
cli-perft-total = { $game }, дълбочина { $depth }: { $count ->
    [one] { $count } възел
   *[other] { $count } възела
  }, { $seconds } с, { $rate } възела/с
cli-bench-about = Измерва скорост и размер с една нишка, най-доброто от няколко пъти, и ги сравнява с целите.
cli-bench-names = кои показатели да измери; по подразбиране всички
cli-bench-quick = по-малко и по-кратки пъти, за приблизителни числа за секунди
cli-bench-json = извежда показателите като JSON
cli-bench-figures = показатели:
cli-bench-target = цел { $value }
cli-bench-reached = { $ratio }x постигната
cli-bench-missed = { $ratio }x непостигната
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }. Повече от 1x е по-добре от целта.
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
cli-solve-about = Намира начин да се поставят всички фигури в игра за един и го пише като запис.
cli-solve-game = classic-solo или trigon-solo
cli-solve-from = продължава от запис или файл .blksgf, - за стандартния вход
cli-solve-seconds = спира след N секунди (300)
cli-solve-seed = число за различно търсене (0)
cli-solve-workers = нишки за доказателства (1: повторимо)
cli-solve-output = файлът, в който да запише; ако липсва, записът се извежда
cli-solve-codes = кодове на изход:
cli-solve-code-found = намерена е пълна игра
cli-solve-code-not = нищо не е намерено навреме или няма решение; най-добрата игра все пак се записва
cli-solve-code-stopped = спряно с Ctrl-C; най-добрата игра все пак се записва
cli-solve-interrupted = прекъснато: поставени { $placed } от { $total }
cli-solve-options-in-file = --from взима настройките от файла, затова не задавай други
cli-solve-other-game = { $file }: това е игра на { $found }, а не на { $wanted }
cli-solve-best = най-добро { $placed } от { $total }
cli-solve-playing = играе се
cli-solve-proving = доказва се
cli-solve-found = всичките { $total } фигури са поставени за { $seconds } с
cli-solve-nothing = не е намерено решение за { $seconds } с; най-добрата игра поставя { $placed } от { $total }
cli-solve-impossible = не могат да се поставят всички фигури: { $reason }
cli-solve-tried = опитани са всички възможности
cli-gtp-about = Отговаря на командите на Go Text Protocol от стандартния вход.
cli-gtp-game = игра, например classic-2, или име от файловете .blksgf, например 'Blokus Two-Player' (duo)
cli-gtp-verbose = съобщава отказаните команди на стандартния изход за грешки
cli-arena-about = Среща компютърни играчи в игри по двойки и им дава рейтинг.
cli-arena-game = играта, както я изброява `cornerwise games`
cli-arena-player = играчите; двама или повече
cli-arena-games = най-големият брой игри (200)
cli-arena-out = папка за резултатите; без нея само се показват
cli-arena-jobs = игри едновременно (по една на процесор)
cli-arena-seed = число за други начала и случайни избори (0)
cli-arena-opening-plies = случайни ходове, преди да поемат играчите
cli-arena-even = само дебюти, в които никоя страна няма по-голям шанс за победа от този
cli-arena-move-timeout = секунди за ход, след които е загубен (60)
cli-arena-sprt = спира веднага щом тестът реши между двете
cli-arena-alpha = вероятност ELO1 да се приеме погрешно (0.05)
cli-arena-beta = вероятност ELO0 да се приеме погрешно (0.05)
cli-arena-ray = играе на клъстер Ray; без ADDRESS на местен
cli-arena-json = извежда обобщението като JSON
cli-arena-show = показва резултатите от папка, без да играе
cli-arena-players = играчи:
cli-arena-with-options = компютърът с тези параметри на търсене
cli-arena-gtp = програма, която разбира GTP
cli-arena-python = функция на Python, която приема начално число и връща играч
cli-arena-renamed = всеки от тях под друго име
cli-arena-again = За да продължи спряно изпълнение, въведи същата команда отново. Виж docs/arena.md.
cli-arena-goes-on = прекъснато; въведи същата команда отново, за да продължи
cli-arena-which-game = коя игра? Добави --game GAME или --show FOLDER, за да видиш предишни резултати
cli-arena-bounds = --sprt: { $elo0 } трябва да е по-малко от { $elo1 }
cli-arena-pace = { $rate } игри/с, оставащо време: { $left }
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
cli-arena-duel = { $first } срещу { $second }: { $share }, победи { $wins }, равенства { $draws }, загуби { $losses }; Ело { $elo } ± { $error }
cli-arena-pairs = двойки по резултат 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } срещу { $elo1 }: { $verdict }, LLR { $llr } (от { $lower } до { $upper })
cli-arena-verdict-yes = разликата е поне { $elo1 }
cli-arena-verdict-no = разликата е най-много { $elo0 }
cli-arena-verdict-open = не е решено
cli-arena-played = { $count ->
    [one] { $count } игра
   *[other] { $count } игри
  } на { $game }
cli-bot-about = Заема място на сървър и оставя програма да избира ходовете, докато мачът свърши.
cli-bot-url = сървърът, например http://localhost:8000
cli-bot-token = твоят API ключ
cli-bot-match = мач, в който имаш място или в който има свободно
cli-bot-pair = играе с всеки друг, който търси игра
cli-bot-timeout = секунди за всеки ход (120)
cli-bot-program = програмата с нейните аргументи
cli-bot-key = Ключ получаваш от POST /api/tokens с права read и play. Вместо --token можеш да го сложиш в CORNERWISE_TOKEN.
cli-bot-needs = на бота му трябва { $package }: { $install }
cli-bot-which = коя програма? Напиши я след --
cli-bot-failed = програмата се провали: { $problem }
cli-bot-over = { $count ->
    [0] край ({ $reason }): няма победител, точки { $points }
   *[other] край ({ $reason }): победа за { $seats }, точки { $points }
  }
cli-backup-about = Записва всички данни на сървър във файл. Можеш да го възстановиш и в друг вид база данни.
cli-restore-about = Пълни празна база данни от файл с резервно копие. То може да е от друг вид база данни.
cli-backup-database = базата данни ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } ред е записан в { $file }
   *[other] { $rows } реда са записани в { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } ред е прочетен от { $file }
   *[other] { $rows } реда са прочетени от { $file }
  }
cli-i18n-about = Проверява преводите за липсващи или непознати съобщения, текст, останал на английски, и грешни аргументи, форми за число или термини.
cli-i18n-languages = етикети на езици, например de; по подразбиране всички
cli-i18n-unknown = няма език { $tag } (избери от: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } език
   *[other] { $languages } езика
  }, { $messages ->
    [one] { $messages } съобщение
   *[other] { $messages } съобщения
  }: всичко е наред

## puzzles

cli-puzzles-about = Създава пъзели от игри на компютъра или проверява дали наличните имат точно едно решение.
cli-puzzles-path = make: папката, в която се пише; verify: файл с пъзели вместо тези на програмата
cli-puzzles-game = само тази игра; може да се даде повече от веднъж
cli-puzzles-count = по колко пъзела за всяка игра
cli-puzzles-sample = проверява само толкова за всяка игра, избрани случайно
cli-puzzles-where = в коя папка? Напиши я след make
cli-puzzles-made = пъзели за { $game }: { $count }
cli-puzzles-proven = доказани пъзели: { $count }, за { $seconds } с

## explore

cli-explore-about = Показва кои ходове са играни в позиция, колко често и как са завършили тези игри.
cli-explore-work = show: показва какво е играно в позиция; add: добавя игри във файла на справочника; build: създава файла с игрите на компютъра, които идват с Cornerwise; make: оставя компютъра да играе игри срещу себе си; pack: записва игри като малки файлове
cli-explore-path = show, add, build: файлът на справочника, иначе този с игрите на компютъра; make, pack: папката, в която се пише
cli-explore-source = show: игра или файл с изиграна игра; add: файлове или папки с игри
cli-explore-count = make: колко игри да се изиграят
cli-explore-nodes = make: колко позиции да се претърсят за всеки ход
cli-explore-one = след файла на справочника show изисква една игра или един файл
cli-explore-nothing = Никоя игра в този файл не е стигнала до тази позиция.
cli-explore-added = добавени игри: { $count }
# Columns of a table
cli-explore-column-games = игри
cli-explore-column-won = победи
cli-explore-column-margin = преднина в точки
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = показани ходове: { $shown } от { $moves }; игри: { $games }

## moderate

cli-moderate-about = Показва какво са докладвали играчите и позволява да се вземат мерки. Работещ сървър ги прилага до няколко секунди.
cli-moderate-works = Действия:
cli-moderate-list = докладите, които чакат
cli-moderate-show = един доклад с чата около него
cli-moderate-close = маха доклад от списъка
cli-moderate-mute = забранява чата на играч
cli-moderate-suspend = забранява на играч да играе
cli-moderate-rename = дава на играч друго име, което той не може да смени
cli-moderate-lift = прекратява всяко заглушаване и спиране на играч
cli-moderate-log = какво е направено досега
cli-moderate-clear-club = премахва текстовете на клуб (по връзката му) и му дава друго име
cli-moderate-close-club = закрива клуб (по връзката му); турнирите му остават
cli-moderate-rename-tournament = дава на турнир (по връзката му) друго заглавие
cli-moderate-cancel-tournament = отменя турнир (по връзката му)
cli-moderate-what = номер на доклад или потребителско име на играч (без профил: id, което дава show)
cli-moderate-new-name = rename: новото име
cli-moderate-for = mute, suspend: за колко време, например 12h, 7d или 4w; без това – завинаги
cli-moderate-note = защо; пази се в дневника
cli-moderate-closed = list: затворените доклади
cli-moderate-bad-time = { $time } не е време като 12h, 7d или 4w
cli-moderate-empty = Няма чакащи доклади.
cli-moderate-reporter = докладвано от { $reporter }, id { $id }
cli-moderate-reported = за { $name }, id { $id }
cli-moderate-times = доклади за този играч: { $count }
cli-moderate-match = мач { $match }, { $game }
cli-moderate-which-report = кой доклад? Напиши номера му
cli-moderate-who = кой играч? Напиши потребителското име
cli-moderate-which-name = кое ново име? Напиши го след потребителското име
cli-moderate-nobody = няма играч { $name }
cli-moderate-was-closed = доклад { $number } е затворен
cli-moderate-done-until = готово: { $name }, до { $time }
cli-moderate-done-for-good = готово: { $name }, завинаги
cli-moderate-done = готово: { $name }
cli-moderate-lifted = свалено: { $name }
cli-moderate-renamed = играчът вече се казва { $name }
cli-explore-needs-path = посочи файла или папката, където да се пише
# $command is what to type
cli-explore-not-built = игрите на компютъра още не са подготвени; изпълни: { $command }
cli-explore-built = игри на компютъра в { $file }: { $count }
cli-explore-packed = { $file }: { $count } игри, { $size } байта

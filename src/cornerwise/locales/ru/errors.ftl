### What is wrong, in one line that begins in small letters

## Where something is wrong

error-at = { $where }: { $problem }
error-at-move = ход { $number }: { $problem }
error-at-ply = ход { $number }: { $problem }
error-at-character = { $problem } (знак { $offset })

## Games and options

error-no-game-but = игры { $name } нет; может быть, { $near }?
error-no-game = игры { $name } нет; список игр покажет { "`cornerwise games`" }
error-wrong-family = { $wanted ->
    [flat-placing] здесь годится только плоская игра с фигурами, а { $game } не такая
    [two-party] здесь годится только игра двух сторон, а { $game } не такая
   *[placing] здесь годится только игра с фигурами, а { $game } не такая
  }
error-no-option = настройки { $option } нет (есть: { $known })
error-no-options = настройки { $option } нет (настроек нет совсем)
error-option-value = { $option } не может быть { $value } (возможны: { $choices })
error-option-no-text = { $option } не может быть { $value } (это текст)
error-few-colours = цветов не хватит, если каждому по { $each }
error-edition-seats = издание { $edition } рассчитано на число мест от { $fewest } до { $most }, а не { $seats }
error-deals-no-target = у матча с заданным числом раздач нет целевой суммы
error-one-deal = подсчёт { $scoring } — для одной раздачи, а не для { $deals }
error-seed = начальное число — целое, а не { $seed }
error-no-seed = случай здесь ничего не решает, так что начального числа нет
error-few-tiles = фишек { $tiles }, этого не хватит игрокам ({ $seats }), если каждому по { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } пишется как { "blue:I5,W5/red:X5" }, а не { $text }
error-handicap-twice = { "without" } называет цвет дважды: { $text }
error-handicap-colour = { "without" }: { $colour } не играет (есть: { $known })
error-handicap-piece = { "without" }: фигуры { $piece } нет (есть: { $known })
error-handicap-copies = { "without" }: { $piece } есть у { $colour } { $copies ->
    [one] { $copies } раз
    [few] { $copies } раза
    [many] { $copies } раз
   *[other] { $copies } раза
  }, а не { $count }
error-handicap-all = { "without" }: у { $colour } должна остаться хотя бы одна фигура
error-handicap-shared = { "without" }: ни у кого нет своих фигур

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } — не карта высот: ряды чисел разделяет / или конец строки
error-heights-uneven = { $text } — не карта высот: ряды разной длины
error-heights-cubes = { $text } — не карта высот: в ней { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
    [many] { $cubes } кубиков
   *[other] { $cubes } кубика
  }, а нужно от 2 до { $most }
error-heights-parts = R4: карта высот распадается на части
error-heights-long = { $text } не годится: R4: в карте высот не больше { $most } байт
error-heights-no-text = { $text } не годится: R4: карта высот — это текст
error-heights-file = { $text } не годится: { $problem }

## Moves

error-illegal-move = { $move } нельзя: { $why } ({ $clause })
error-no-cell = { $text } — не клетка доски { $board }
error-cell-twice = { $text } называет клетку дважды
error-lays-nothing = { $text } не кладёт ни одной фигуры
error-no-colour = { $text } — не цвет (есть: { $known })
error-no-such-colour = в { $game } нет цвета { $colour } (есть: { $known })
error-no-tile = { $text } — не фишка (пример: { "0-2-5" })
error-tile-order = { $text } — не фишка: числа фишки идут по возрастанию
error-no-move = { $text } — не ход (пример: { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (после { $moves })

## Files of games

error-file-long = в файле больше знаков, чем { $most }
error-file-empty = файл пуст
error-file-no-game = ни запись (JSON), ни файл { ".blksgf" }
error-file-design = узор, а не партия; его покажет { "`cornerwise draw`" }
error-file-json = не файл JSON: { $problem }
error-field-missing = { $field }: нет
error-field-twice = { $field } встречается дважды
error-field-unknown = поля { $field } не бывает
error-field-fraction = { $text } — не целое число, а других в записях нет
error-field-type = { $field }: нужно { $wanted }, а не { $given }
error-type-object = объект
error-type-list = список
error-type-number = целое число
error-type-text = текст
error-type-writable = текст, который можно записать снова, без половинок суррогатных пар
error-type-move = номер хода
error-record-version = { "version" }: можно прочесть только { $version }, а не { $given }
error-record-players = { "players" }: мест в { $game } — { $seats }
error-record-comment = { "comments" }: хода { $number } нет
error-record-family = { "variant" }: { $game } — не игра с фигурами
error-record-not-over = { "result" }: партия не окончена
error-record-no-result = { "result" }: партия окончена, { $result }, а результат не указан
error-record-result = { "result" }: партия окончена, { $result }, а не { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = этого узла в дереве нет
error-sgf-charset = кодировку { $charset } прочесть нельзя
error-sgf-not-charset = текст не в кодировке { $charset }
error-sgf-unfinished = файл обрывается внутри дерева
error-sgf-no-tree = в файле нет дерева
error-sgf-no-node = дерево должно начинаться с узла
error-sgf-node-place = узел должен быть внутри дерева и перед его вариантами
error-sgf-many = узлов больше, чем { $most }
error-sgf-close = здесь нет дерева, которое можно закрыть
error-sgf-meaning = { $sign } здесь ничего не значит
error-sgf-property-place = свойство должно быть внутри узла
error-sgf-property-twice = { $name } встречается в узле дважды
error-sgf-no-value = у { $name } нет значения
error-sgf-endless = значение не заканчивается
error-sgf-property = свойству нужны имя из букв и цифр и значение, а у { $name } этого нет
error-sgf-game = игра { $name } неизвестна
error-sgf-own = для игры { $name } нужно свойство { $property }
error-sgf-two-games = игра названа { $name } и в то же время { $game }
error-sgf-setup = { $name } расставляет позицию, а её нельзя сыграть по правилам
error-sgf-two-moves = в узле два хода, { $first } и { $second }
error-sgf-early = ходит { $colour }, но { $turn } может ходить, и его очередь раньше (P11)
error-sgf-colour = в { $game } нет цвета { $name }

## What has to be installed. $install is a command.

error-extra-solve = для решения нужен OR-tools: { $install }
error-extra-nets = для сетей нужен onnxruntime: { $install }
error-extra-cluster = для кластера нужен Ray: { $install }

## Puzzles

error-not-solo = { $game } — не игра для одного (есть: { $known })
solo-no-room = { $colour }: нет места для { $piece }
solo-no-reach = { $colour }: нужно клеток { $cells }, а в досягаемости только { $room }
solo-few-cells = нужно клеток { $needed }, а свободно только { $free }

## The computer player

error-level = уровни идут от { $least } до { $most }, а не { $given }
error-strength-both = у уровня свои узлы и время: укажите либо уровень, либо узлы и время
error-no-parameter = параметра { $name } нет (есть: { $known })
error-value = { $name } — это { $wanted }, а не { $given }
error-wants-whole = целое число от { $least } до { $most }
error-wants-seconds = число секунд до { $most }
error-wants-or = { $wanted } или { $other }
error-search-nodes = поиску нужен хотя бы один узел, а не { $given }
error-search-time = поиску нужно время, а не { $given }
error-search-memory = поиску нужно не меньше { $least } МиБ памяти, а не { $given }
error-search-limits = поиску нужно число узлов или время
error-search-tuning = так поиск настроить нельзя: { $problem }
error-evaluator = нет оценщика { $name } (есть: { $known }) и нет файла с таким именем
error-slip = оплошности — это доля от 0 до 1, а не { $given }
error-threads = потоков может быть от 1 до { $most }, а не { $given }
error-no-net = в пакете нет сети для { $game }
error-nobody-moves = ходить некому, так что выбирать нечего
error-net-large = { $file }: слишком большой файл для сети
error-net-damaged = { $file } — не сеть: { $problem }
error-net-foreign = { $file } — не сеть этой программы
error-net-board = { $file }: сеть обучена для другой доски или других фигур, чем в { $game }
error-net-shape = { $file }: строение не такое, как у сети для { $game }

## Arenas, in which computer players are rated

error-entrant = участник { $spec }: { $problem }
error-no-program = программы { $program } нет
error-programs-play = программы играют только в игры с фигурами, а { $game } не такая
error-not-one-of = такого нет (есть: { $known })
error-not-called = { $name } нельзя вызвать
error-not-pair = { $text } не имеет вида { "NAME=VALUE" }
error-value-parts = { $name } — одно значение, но у него есть части
error-worker-ended = рабочий процесс завершился, не начав играть; его ошибка выше
error-no-cluster = по адресу { $address } нет кластера Ray: { $problem }
error-machines-lost = партия { $number }: из-за неё { $count ->
    [one] потеряна { $count } машина
    [few] потеряны { $count } машины
    [many] потеряно { $count } машин
   *[other] потеряно { $count } машины
  }
error-arena-entrants = арене нужно два участника или больше
error-arena-names = два участника зовутся { $name }; переименуйте одного: { "NAME=" }{ $spec }
error-arena-alone = в { $game } здесь играют в одиночку; арене нужно две стороны или больше
error-arena-time = время на ход должно быть больше нуля
error-arena-two = последовательный тест проводится между двумя участниками
error-arena-plies = после { $plies } случайных ходов ни одна партия { $game } не продолжается
error-arena-version = не настройки арены версии { $version }
error-arena-settings = настройки повреждены: { $problem }
error-arena-none = { $folder }: арены здесь не было, нет файла { $file }
error-arena-busy = { $folder }: сюда пишет другой прогон
error-arena-other = { $folder }: там прогон с другими настройками: { $name } было { $was }, а теперь { $now }
error-arena-line = { $file }, строка { $line }: повреждена ({ $problem })

## Training and measuring

error-net-part = { $text } — не игра и не GAME*NUMBER, где число не больше { $most }
error-net-shared = { $first } и { $second } слишком различны для общей сети
error-window = { $file } — не окно для { $game }: { $problem }
error-holds-no = в { $folder } нет { $name }
error-no-training = в { $folder } нет обучения: { $problem }
error-other-training = в { $folder } обучение другой игры, а не { $game }
error-unreadable = { $file } нельзя прочесть: { $problem }
error-learning = обучение сорвалось на шаге { $step }: ошибка обучения больше не число
error-no-figure = показателя { $name } нет (есть: { $known })

## Environments, for programs that learn to play

error-action-of = действие { $action } партии { $number }
error-action-type = действие — это целое число
error-action-range = действия идут от 0 до { $most }, а не { $given }
error-action-place = открытого места { $place } нет
error-step-after-end = партия окончена ({ $clause }): сбросьте её перед следующим действием
error-not-reset = прежде чем { $what }, нужно вызвать { "reset()" }
error-rewards = награда бывает такой: { $known }, а не { $given }
error-illegal-actions = недопустимое действие обрабатывают так: { $known }, а не { $given }
error-seat = места в { $game } здесь от 0 до { $most }, а не { $given }
error-batch-games = партий может быть от 1 до { $most }, а не { $given }
error-no-observer-parameters = у наблюдений нет параметров

## Running a server

error-smtp-url = { "smtp" } — не URL вроде { $first } или { $second }
error-database-url = база данных задана не как URL вроде { $example }
error-database-file = базе данных нужен файл, например { $example }
error-database-open = не удаётся открыть базу данных { $file }: { $problem }
error-no-database = базы данных { $name } нет (есть: { $known })
error-database-full = база данных не пуста, и ничего в ней не перезаписывается
error-workers-database = нескольким процессам нужна PostgreSQL: SQLite — для одного
error-workers-redis = нескольким процессам нужен Redis, чтобы сообщать друг другу, что происходит
error-backup-table = { $file }: таблица, которой эта версия не знает
error-backup-version = { $file }: резервная копия не этой версии
error-backup-damaged = { $file }: это не резервная копия, или она повреждена

## A program that plays on a server. $said is what the server says, in English.

error-refused = сервер отказал: { $said }
error-refused-socket = сервер отказал в сокете: верен ли ключ?
error-connection = связь оборвалась: { $problem }
error-no-free-seat = в этом матче нет свободного места

## What a server refuses, for those who write programs for it

refused-no-address = такого адреса нет
refused-http = на этот запрос нет ответа: { $said }
refused-request-long = в запросе не больше { $most } байт
refused-message-long = в сообщении не больше { $most } байт
refused-games = в тексте может быть не больше { $games } игр на { $boards } разных досках
refused-takes-long = на этот расчёт уходит слишком много времени или памяти
refused-too-many = таких слишком много; попробуйте снова через { $seconds } с
refused-version = этот сервер понимает версию { $version } протокола
refused-followed = через один сокет можно следить не более чем за { $most } матчами
refused-origin = этой странице нельзя пользоваться этим сервером
refused-host = под этим именем сервер не отвечает
refused-broken = здесь что-то пошло не так; попробуйте снова
refused-storage = сейчас ничего нельзя сохранить; попробуйте чуть позже
refused-closing = сервер останавливается
refused-searches = поисков в очереди уже слишком много
refused-no-answer = движок не нашёл ответа
refused-other-server = другой сервер успел раньше

## Refusals: accounts and keys

refused-no-session = сеанса нет; начните его так: { $how }
refused-no-key = такого ключа нет, или он отозван
refused-no-such-key = такого ключа у вас нет
refused-no-such-session = такого сеанса у вас нет
refused-session-old = сначала войдите заново
refused-scope = этот ключ не даёт права { $scope }
refused-person = это может только сам игрок
refused-account-taken = учётная запись с таким именем есть, или у вас она уже есть
refused-account-name = имя учётной записи состоит из 1–24 видимых знаков
refused-password = имя и пароль не подходят ни к одной учётной записи
refused-common-password = этот пароль пробуют одним из первых; выберите другой
refused-recovery-code = это не код восстановления этой учётной записи
refused-code = такого кода нет, он использован или устарел
refused-passkey = этот ключ доступа не подходит
refused-passkey-account = ключ доступа принадлежит учётной записи; сначала создайте её
refused-rating = играть на рейтинг можно только с учётной записью
refused-subscription = это не подписка службы уведомлений, которую знает этот сервер
refused-no-mail = этот сервер не отправляет писем
refused-mail-failed = письмо не отправилось; попробуйте позже

## Refusals: setting up a match

refused-seat-count = мест в { $game } здесь { $seats }, а не { $given }
refused-levels = уровни идут от { $least } до { $most }
refused-handicap-twice = фора — это настройка { "`without`" }; она указана дважды
refused-handicap-rated = партия с форой не идёт в рейтинг
refused-nobody-plays = никто не играет
refused-clock = на часах от 1 секунды до { $most } дней
refused-increment = добавка не больше 10 минут и только для часов на всю партию
refused-turn-limit = для ограничения хода нужны часы на каждый ход
refused-waiting-matches = в лобби может ждать не больше { $most } ваших матчей или матчей с вашего адреса

## Refusals: in a match. Seats are counted from 0.

refused-no-match = такого матча нет
refused-phase = { $phase ->
    [waiting] матч ещё не начался
    [paused] матч на паузе
    [over] матч окончен
   *[playing] матч идёт
  }
refused-seat-out = место { $seat } больше не участвует
refused-stale = матч на событии { $seq }, а не { $given }
refused-no-seat = места { $seat } для вас нет
refused-seat-not-yours = место { $seat } не ваше
refused-seat-taken = место { $seat } уже заняли
refused-have-seat = у вас уже есть место
refused-turn = ходит место { $seat }
refused-mover-only = просить может только тот, кто ходит
refused-nobody-moves = ходить некому
refused-computer-plays = за это место играет компьютер
refused-computer-plays-on = компьютер играет дальше
refused-proposal-open = прежнее предложение ({ $proposal }) ждёт ответа
refused-no-proposal = никто не ждёт вашего ответа
refused-rematch = новая партия уже началась
refused-not-gone = на месте { $seat } все в сборе
refused-no-undo = нет вашего хода, который можно вернуть
refused-no-hints = за этим столом нет подсказок
refused-no-hint-found = подсказка не нашлась
refused-hidden-hands = партию со скрытыми фишками можно сохранить, когда она окончена, в JSON
refused-match-or-record = либо матч, либо запись
refused-review-early = матч разбирают, когда он окончен
refused-no-picture = такой картинки нет

## Refusals: talking

refused-no-chat = за этим столом нет чата
refused-speak = говорить могут только те, кто играет
refused-presets = за этим столом можно говорить только готовыми фразами
refused-preset-or-text = либо готовая фраза, либо текст
refused-said-enough = за этим столом сказано уже достаточно
refused-mute = на этом месте нет никого, кого можно скрыть
refused-no-line = под этим номером ничего не сказано

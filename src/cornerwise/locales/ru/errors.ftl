### What is wrong, in one line that begins in small letters

## Where something is wrong

error-at = { $where }: { $problem }
error-at-move = ход { $number }: { $problem }
error-at-ply = ход { $number }: { $problem }
error-at-character = { $problem } (знак { $offset })

## Games and options

error-no-game-but = игры с именем { $name } нет; может быть, { $near }?
error-no-game = игры с именем { $name } нет; все игры перечисляет { "`cornerwise games`" }
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } здесь использовать нельзя: это работает только для плоских игр с фигурами
        [two-party] { $game } здесь использовать нельзя: это работает только для игр двух сторон
       *[placing] { $game } здесь использовать нельзя: это работает только для игр с фигурами
    }
error-no-option = настройки { $option } нет (возможны: { $known })
error-no-options = настройки { $option } нет: у этой игры нет настроек
error-option-value = { $option } не может быть { $value } (возможны: { $choices })
error-option-no-text = { $option } не может быть { $value }: нужен текст
error-few-colours = цветов не хватит, если каждому по { $each }
error-edition-seats = издание { $edition } рассчитано на { $fewest }–{ $most } игроков, а не на { $seats }
error-deals-no-target = у матча с заданным числом раздач нет цели: выберите что-то одно
error-one-deal = подсчёт { $scoring } — для одной раздачи, а не для { $deals }
error-seed = начальное число должно быть целым, а не { $seed }
error-no-seed = в этой игре нет ничего случайного, поэтому начальное число не нужно
error-few-tiles = фишек { $tiles }, этого не хватит игрокам ({ $seats }), если каждому по { $hand }

## Handicaps: the option "without"

error-handicap-form = пишите { "without" } как { "blue:I5,W5/red:X5" }, а не { $text }
error-handicap-twice = { "without" } называет цвет дважды: { $text }
error-handicap-colour = { "without" }: { $colour } в этой игре не участвует (возможны: { $known })
error-handicap-piece = { "without" }: фигуры { $piece } нет (возможны: { $known })
error-handicap-copies =
    { "without" }: { $piece } есть у { $colour } только { $copies ->
        [one] { $copies } раз
        [few] { $copies } раза
        [many] { $copies } раз
       *[other] { $copies } раза
    }, а не { $count }
error-handicap-all = { "without" }: у { $colour } должна остаться хотя бы одна фигура
error-handicap-shared = { "without" }: фора невозможна, потому что у всех игроков один набор фигур

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } — не карта высот: пишите ряды чисел, разделяя их знаком / или новой строкой
error-heights-uneven = { $text } — не карта высот: её ряды разной длины
error-heights-cubes =
    { $text } — не карта высот: в ней { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
        [many] { $cubes } кубиков
       *[other] { $cubes } кубика
    }, а не от 2 до { $most }
error-heights-parts = R4: все квадраты карты высот должны быть связаны между собой
error-heights-long = { $text } использовать нельзя: R4: в карте высот может быть не больше { $most } байт
error-heights-no-text = { $text } использовать нельзя: R4: карта высот должна быть текстовым файлом
error-heights-file = { $text } использовать нельзя: { $problem }

## Moves

error-illegal-move = { $move } нельзя: { $why } ({ $clause })
error-no-cell = на доске { $board } нет { $text }
error-cell-twice = { $text } называет одно и то же место дважды
error-lays-nothing = { $text } не кладёт ни одной фигуры
error-no-colour = { $text } — не цвет (возможны: { $known })
error-no-such-colour = в { $game } нет цвета { $colour } (возможны: { $known })
error-no-tile = { $text } — не фишка (пишите её как { "0-2-5" })
error-tile-order = { $text } — не фишка: числа не должны убывать (пишите её как { "0-2-5" })
error-no-move = { $text } — не ход (пишите его как { "0-2-5@1,0/2" })
error-opponent = соперник — это уровень, { "random" }, { "self" }, игрок или функция, которая выбирает действие, а не { $given }
error-seat-idle = { $game }: до обучаемого игрока ход никогда не доходит
error-text-long = это слишком длинно для позиции, в которой не больше { $most } знаков: { $text }
error-text-missing = после { $count ->
    [one] { $count } хода
    [few] { $count } ходов
    [many] { $count } ходов
   *[other] { $count } хода
  } { $text } может положить фигуру, а в позиции больше нет фигур этого цвета
error-text-twice = { $text } встречается дважды
error-text-part = у позиции нет части { $text } (можно выбрать: { $known })
error-text-points = { $text }: здесь должны быть очки всех игроков ({ $seats }), например { "120,-5" }
error-text-deals = { $text }: после этих раздач матч был бы уже окончен
error-text-hidden = фишку { $text } видел только другой игрок, поэтому из этой позиции партию не составить
error-promise = { $game }: { $promise } (после { $moves })

## Files of games

error-file-long = в файле больше { $most } знаков
error-file-empty = файл пуст
error-file-no-game = это не запись (JSON) и не файл { ".blksgf" }
error-file-design = это мозаика, а не партия; её покажет { "`cornerwise draw`" }
error-file-several = в файле { $file } несколько партий ({ $count }); все сразу читает { "load_games" }
error-file-suffix = { $file }: имя файла с партией должно кончаться на одно из: { $known }
error-explorer-file = { $file } — не файл базы дебютов
error-file-json = это не файл JSON: { $problem }
error-field-missing = нет поля { $field }
error-field-twice = { $field } встречается дважды
error-field-unknown = поля с именем { $field } нет
error-field-fraction = { $text } — не целое число, а в записях только целые числа
error-field-type = { $field }: нужно { $wanted }, а не { $given }
error-type-object = объект
error-type-list = список
error-type-number = целое число
error-type-text = текст
error-type-writable = текст в правильном Unicode, без половинок суррогатных пар
error-type-move = номер хода
error-record-version = { "version" }: можно прочесть только { $version }, а не { $given }
error-record-players = { "players" }: игроков в { $game } — { $seats }
error-record-comment = { "comments" }: хода { $number } нет
error-record-family = { "variant" }: { $game } — не игра с фигурами
error-record-not-over = { "result" }: партия не окончена
error-record-no-result = { "result" }: партия окончена, { $result }, а результат не указан
error-record-result = { "result" }: партия окончена, { $result }, а не { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = этого узла в дереве нет
error-sgf-charset = кодировка { $charset } не поддерживается
error-sgf-not-charset = это неправильный текст в кодировке { $charset }
error-sgf-unfinished = файл обрывается посреди дерева
error-sgf-no-tree = в файле нет дерева партии
error-sgf-no-node = дерево должно начинаться с узла
error-sgf-node-place = узел должен быть внутри дерева и перед его вариантами
error-sgf-many = узлов больше, чем { $most }
error-sgf-close = здесь нет дерева, которое можно закрыть
error-sgf-meaning = неожиданный знак { $sign }
error-sgf-property-place = свойство должно быть внутри узла
error-sgf-property-twice = { $name } встречается в узле дважды
error-sgf-no-value = у { $name } нет значения
error-sgf-endless = у значения нет закрывающей скобки
error-sgf-property = свойству нужны имя из букв и цифр и значение: у { $name } чего-то из этого нет
error-sgf-game = неизвестная игра { $name }
error-sgf-own = для игры { $name } нужно свойство { $property }
error-sgf-two-games = файл называет игру { $name } и в то же время { $game }
error-sgf-setup = { $name } расставляет позицию, поэтому партию нельзя переиграть по правилам
error-sgf-two-moves = в узле два хода, { $first } и { $second }
error-sgf-early = здесь ходит { $colour }, но очередь за другим цветом: { $turn }, и он может положить фигуру (P11)
error-sgf-colour = в { $game } нет цвета { $name }

## What has to be installed. $install is a command.

error-extra-solve = для решения нужен OR-tools: { $install }
error-extra-nets = для сетей нужен onnxruntime: { $install }
error-extra-pictures = для картинок PNG и WebP нужны resvg и Pillow: { $install }
error-extra-cluster = для кластера нужен Ray: { $install }

## Puzzles

error-not-solo = { $game } — не игра для одного (возможны: { $known })
solo-no-room = { $colour }: нет места для { $piece }
solo-no-reach = { $colour }: нужно место для { $cells }, а в досягаемости только { $room }
solo-few-cells = оставшимся фигурам нужно свободных мест: { $needed }, а осталось только { $free }
error-puzzle = это не файл задач
error-puzzle-unproven = у задачи { $id } другое решение или его нет

## The computer player

error-level = уровни идут от { $least } до { $most }, а не { $given }
error-strength-both = уровень сам задаёт узлы и время: укажите либо уровень, либо узлы и время
error-no-parameter = параметра { $name } нет (возможны: { $known })
error-value = { $name }: нужно { $wanted }, а не { $given }
error-wants-whole = целое число от { $least } до { $most }
error-wants-seconds = число секунд до { $most }
error-wants-or = { $wanted } или { $other }
error-search-nodes = поиску нужен хотя бы один узел, а не { $given }
error-search-time = поиску нужно больше 0 секунд, а не { $given }
error-search-memory = поиску нужно не меньше { $least } МиБ памяти, а не { $given }
error-search-limits = поиску нужно число узлов или предел времени
error-search-tuning = так поиск настроить нельзя: { $problem }
error-evaluator = нет оценщика { $name } (возможны: { $known }) и нет файла с таким именем
error-slip = доля оплошностей должна быть от 0 до 1, а не { $given }
error-threads = потоков может быть от 1 до { $most }, а не { $given }
error-no-net = в пакете нет сети для { $game }
error-nobody-moves = сейчас никто не может ходить, поэтому выбирать нечего
error-net-large = { $file } слишком велик для сети
error-net-damaged = { $file } — не сеть: { $problem }
error-net-foreign = { $file } — не сеть этой программы
error-net-board = { $file }: сеть обучена для другой доски или других фигур, чем в { $game }
error-net-shape = { $file }: форма не такая, как у сети для { $game }

## Arenas, in which computer players are rated

error-entrant = участник { $spec }: { $problem }
error-no-program = программы { $program } нет
error-programs-play = программы могут играть только в игры с фигурами, а { $game } не такая
error-not-one-of = возможны: { $known }
error-not-called = { $name } нельзя вызвать
error-not-pair = { $text } не имеет вида { "NAME=VALUE" }
error-value-parts = { $name } — одиночное значение, поэтому частей у него нет
error-worker-ended = рабочий процесс остановился, не успев сыграть; его ошибка показана выше
error-no-cluster = по адресу { $address } нет кластера Ray: { $problem }
error-machines-lost =
    партия { $number }: во время игры { $count ->
        [one] потеряна { $count } машина
        [few] потеряны { $count } машины
        [many] потеряно { $count } машин
       *[other] потеряно { $count } машины
    }
error-arena-entrants = арене нужно не меньше 2 участников
error-arena-names = два участника зовутся { $name }; дайте одному другое имя: { "NAME=" }{ $spec }
error-arena-alone = в { $game } играют в одиночку; арене нужна игра для двоих или больше
error-arena-time = время на ход должно быть больше 0
error-arena-two = последовательному тесту нужно ровно 2 участника
error-arena-plies = после { $plies } случайных ходов { $game } всегда уже окончена; задайте меньше
error-arena-even = ни один дебют { $game } после { $plies } случайных ходов не оказался достаточно равным; допустите больший шанс
error-arena-version = это не настройки арены версии { $version }
error-arena-settings = настройки повреждены: { $problem }
error-arena-none = { $folder }: в этой папке нет арены, потому что нет файла { $file }
error-arena-busy = { $folder }: эту папку использует другой прогон
error-arena-other = { $folder }: эта папка принадлежит прогону с другими настройками: { $name } было { $was }, а теперь { $now }
error-arena-line = { $file }, строка { $line }: повреждена ({ $problem })

## Training and measuring

error-net-part = { $text } — не игра и не GAME*NUMBER, где число не больше { $most }
error-net-shared = { $first } и { $second } слишком различаются, чтобы иметь общую сеть
error-window = { $file } — не окно для { $game }: { $problem }
error-holds-no = в { $folder } нет { $name }
error-no-training = в { $folder } нет обучения: { $problem }
error-other-training = в { $folder } обучение другой игры, а не { $game }
error-unreadable = { $file } нельзя прочесть: { $problem }
error-learning = обучение сорвалось на шаге { $step }: ошибка обучения больше не число
error-no-figure = показателя { $name } нет (возможны: { $known })

## Environments, for programs that learn to play

error-action-of = действие { $action } партии { $number }
error-action-type = действие должно быть целым числом
error-action-range = действия идут от 0 до { $most }, а не { $given }
error-action-place = открытого места { $place } нет
error-step-after-end = партия окончена ({ $clause }): сбросьте её перед следующим действием
error-not-reset = вызовите { "reset()" } перед { $what }
error-rewards = награды должны быть одним из { $known }, а не { $given }
error-illegal-actions = настройка для недопустимых действий должна быть одной из { $known }, а не { $given }
error-seat = места в { $game } здесь от 0 до { $most }, а не { $given }
error-batch-games = партий может быть от 1 до { $most }, а не { $given }
error-no-observer-parameters = у наблюдений нет параметров

## Running a server

error-smtp-url = { "smtp" } должно быть URL вроде { $first } или { $second }
error-database-url = база данных должна быть задана как URL вроде { $example }
error-database-file = URL базы данных должен называть файл, например { $example }
error-database-open = не удаётся открыть базу данных { $file }: { $problem }
error-no-database = базы данных с именем { $name } нет (возможны: { $known })
error-database-full = база данных не пуста, и восстановление в неё перезаписало бы данные; выберите пустую
error-workers-database = нескольким процессам нужна PostgreSQL, потому что SQLite работает только для одного процесса
error-workers-redis = нескольким процессам нужен Redis, чтобы обмениваться событиями
error-backup-table = { $file }: в резервной копии есть таблица, которой эта версия не знает
error-backup-version = { $file }: эта резервная копия от другой версии; восстановите её той версией
error-backup-damaged = { $file }: это не резервная копия, или она повреждена

## A program that plays on a server. $said is what the server says, in English.

error-refused = сервер отказал: { $said }
error-refused-socket = сервер отказал в сокете; проверьте ключ
error-connection = связь оборвалась: { $problem }
error-no-free-seat = в этом матче нет свободного места

## What a server refuses, for those who write programs for it

refused-no-address = по этому адресу ничего нет
refused-http = на этот запрос нет ответа: { $said }
refused-request-long = в запросе может быть не больше { $most } байт
refused-message-long = в сообщении может быть не больше { $most } байт
refused-games = в тексте может быть не больше { $games } игр на { $boards } разных досках
refused-takes-long = на это нужно слишком много времени или памяти; попробуйте что-нибудь поменьше
refused-too-many = слишком много таких запросов; попробуйте снова через { $seconds } с
refused-version = этот сервер использует версию { $version } протокола
refused-followed = через один сокет можно следить не более чем за { $most } матчами
refused-origin = этой странице нельзя пользоваться этим сервером
refused-host = на это имя хоста сервер не отвечает
refused-broken = на сервере что-то пошло не так; попробуйте снова
refused-storage = сейчас ничего нельзя сохранить; попробуйте чуть позже
refused-closing = сервер останавливается; попробуйте снова чуть позже
refused-searches = слишком много поисков в очереди; попробуйте снова чуть позже
refused-no-answer = компьютер не нашёл хода
refused-other-server = в тот же миг что-то изменилось; попробуйте снова

## Refusals: accounts and keys

refused-no-session = у вас нет сеанса; начните его так: { $how }
refused-no-key = такого ключа нет, или он удалён
refused-no-such-key = такого ключа у вас нет
refused-no-such-session = такого сеанса у вас нет
refused-no-such-puzzle = такой задачи нет
refused-session-old = пожалуйста, сначала войдите заново
refused-scope = этот ключ не даёт права { $scope }
refused-person = это может только игрок, а не программа с ключом
refused-account-taken = это имя пользователя занято, или у вас уже есть аккаунт
refused-account-name = в имени пользователя должно быть от 1 до 24 видимых знаков
refused-password = неверное имя пользователя или пароль
refused-common-password = этот пароль слишком распространён; пожалуйста, выберите другой
refused-recovery-code = это не код восстановления этого аккаунта
refused-code = такого кода нет, он уже использован или истёк
refused-passkey = этот ключ доступа здесь не работает; войдите другим способом
refused-passkey-account = ключ доступа принадлежит аккаунту; сначала создайте аккаунт
refused-rating = рейтинговые партии могут играть только игроки с аккаунтом
refused-subscription = этот сервер не может отправлять уведомления в этот браузер
refused-no-mail = этот сервер не отправляет писем
refused-mail-failed = не удалось отправить письмо; попробуйте позже
refused-account-letters = в имени пользователя нельзя смешивать буквы разных алфавитов, например латиницу и кириллицу

## Refusals: setting up a match

refused-seat-count = с этими настройками мест в { $game } — { $seats }, а не { $given }
refused-levels = уровни идут от { $least } до { $most }
refused-handicap-twice = фора — это настройка { "`without`" }; она указана дважды
refused-handicap-rated = партия с форой не может быть рейтинговой
refused-nobody-plays = хотя бы одно место должно быть для человека
refused-clock = на часах должно быть от 1 секунды до { $most } дней
refused-increment = добавка может быть не больше 10 минут и только с часами на всю партию
refused-turn-limit = для ходов на время нужны часы с временем на ход
refused-waiting-matches = в лобби может ждать не больше { $most } ваших матчей или матчей с вашего адреса; сначала отмените один из них

## Refusals: tournaments

refused-no-tournament = такого турнира нет
refused-tournament-phase = сейчас в этом турнире это сделать нельзя
refused-tournament-full = в этом турнире нет мест; участников может быть не больше { $most }; но его можно смотреть
refused-tournament-host = это может сделать только организатор турнира
refused-tournament-few = для такого турнира нужно не меньше { $least } игроков
refused-tournament-clock = турниру нужны часы, а на арене они должны быть в минутах
refused-tournament-game = турниры бывают для игр от 2 до { $most } игроков без команд
refused-tournament-tables = для партий с более чем 2 игроками нужна швейцарская система или арена
refused-waiting-tournaments = у вас может быть не больше { $most } неначатых турниров; сначала начните или отмените один из них
refused-in-tournament = в турнирной партии это невозможно

## Refusals: in a match. Players are counted from 1.

refused-no-match = такого матча нет
refused-phase = { $phase ->
    [waiting] матч ещё не начался
    [paused] матч на паузе
    [over] матч окончен
   *[playing] матч идёт
  }
refused-seat-out = игрок { $number } выбыл из игры
refused-stale = матч на событии { $seq }, а не { $given }
refused-no-seat = здесь нельзя играть за игрока { $number }
refused-seat-not-yours = вы не игрок { $number }
refused-seat-taken = место игрока { $number } занято
refused-have-seat = у вас уже есть место
refused-turn = сейчас не ваш ход; дождитесь игрока { $number }
refused-mover-only = просить можно только в свой ход
refused-nobody-moves = сейчас никто не может ходить
refused-computer-plays = за это место играет компьютер
refused-computer-plays-on = компьютер хочет играть дальше
refused-proposal-open = на прежнее предложение ({ $proposal }) ещё не ответили; ответьте на него или подождите
refused-no-proposal = нет предложения, на которое можно ответить
refused-rematch = реванш уже начался
refused-not-gone = игрок { $number } не уходил
refused-no-undo = у вас нет хода, который можно вернуть
refused-no-hints = за этим столом подсказки выключены
refused-no-hint-found = подсказка не нашлась; попробуйте снова
refused-hidden-hands = партию со скрытыми фишками можно сохранить, только когда она окончена, в JSON
refused-match-or-record = укажите либо матч, либо запись, но не то и другое
refused-review-early = матч можно разобрать, только когда он окончен
refused-no-picture = такой картинки нет

## Refusals: talking

refused-no-chat = за этим столом чат выключен
refused-speak = писать здесь могут только игроки
refused-presets = за этим столом можно использовать только готовые фразы
refused-preset-or-text = укажите либо готовую фразу, либо текст, но не то и другое
refused-said-enough = за этим столом больше нельзя писать сообщения
refused-mute = на этом месте нет никого, кого можно скрыть
refused-no-line = сообщения с таким номером нет
refused-free-chat-off = сначала включите свободный текст в своём аккаунте
refused-nobody-reads = больше никто за этим столом не включил свободный текст; используйте готовую фразу
refused-chat-taken = вы больше не можете писать в чат; о причине спросите владельцев этого сервера
# $date is written as 2026-11-18.
refused-chat-taken-until = вы не можете писать в чат до { $date }

## Refusals: tournaments, further ones

refused-tournament-time = выберите время начала в пределах ближайшего года
refused-tournament-number = турнир не может ждать больше игроков, чем может участвовать; выберите число поменьше
refused-tournament-engines = хотя бы один игрок турнира должен быть человеком
refused-no-entrant = в турнире нет никого с таким номером

## Refusals: clubs

refused-no-club = такого клуба нет
refused-no-member = в клубе нет никого с таким именем
refused-club-account = для клубов нужен аккаунт; сначала войдите или зарегистрируйтесь
refused-club-name = в названии клуба букв и цифр должно быть не меньше { $least }
refused-club-letters = в названии клуба нельзя смешивать буквы разных алфавитов, например латиницу и кириллицу
refused-club-taken = клуб с таким или похожим на вид названием уже есть; выберите другое название
refused-club-members-only = это могут делать только участники клуба
refused-club-organisers = это могут делать только организаторы клуба
refused-club-owner = это может делать только владелец клуба
refused-club-invitation = в этот клуб вступают только по приглашению; попросите ссылку у организатора
refused-club-full = в этом клубе нет мест: участников может быть не больше { $most }; выберите другой
refused-club-too-many = можно состоять не больше чем в { $most } клубах; сначала выйдите из одного из них
refused-club-too-many-owned = можно владеть не больше чем { $most } клубами; сначала удалите один из них или передайте его другому владельцу
refused-club-successor = этот участник уже владеет предельным числом клубов: { $most }; выберите кого-нибудь другого
refused-club-owner-leaves = прежде чем выйти из клуба, передайте его другому владельцу

## Refusals: other people

refused-no-account = пользователя с таким именем нет; проверьте написание
refused-contacts-account = для этого нужен аккаунт; сначала войдите или зарегистрируйтесь
refused-yourself = выберите кого-нибудь другого, а не себя
refused-contacts-full = этот список заполнен, наибольшее число людей: { $most }; сначала уберите кого-нибудь
refused-follow = подписаться на этого игрока нельзя
refused-company = к этой игре нельзя присоединиться; выберите другую
refused-challenge = этот игрок не принимает от вас вызовы
refused-challenge-open = этот игрок ещё не ответил на ваш прошлый вызов; подождите или сначала отзовите его
refused-challenges-full = ваших вызовов, ждущих ответа, уже { $most }; сначала отзовите один из них
refused-challenge-seats = одно место должно быть вашим, а одно — соперника
refused-no-challenge = на этот вызов уже ответили, его отозвали или его срок истёк
refused-series-seats = серии бывают только в играх на двух игроков
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = длина серии может быть такой: { $lengths }
refused-report-what = укажите, на какое сообщение или на какого игрока вы жалуетесь
refused-report-seat = на этом месте нет никого, на кого можно пожаловаться
refused-report-table = пожаловаться могут только игроки за этим столом
refused-suspended = ваш аккаунт заблокирован; о причине спросите владельцев этого сервера
# $date is written as 2026-11-18.
refused-suspended-until = ваш аккаунт заблокирован до { $date }
refused-name-taken = вы не можете изменить своё имя; о причине спросите владельцев этого сервера
refused-name-taken-until = вы не можете изменить своё имя до { $date }

## The opening explorer

error-packed-games = это не сборник партий для базы дебютов, или он повреждён
error-being-built = файл { $file } прямо сейчас создаёт другой процесс
# $command is what to type
refused-no-engine-games = на этом сервере пока нет партий компьютера; его владелец может получить их командой: { $command }
refused-engine-games-soon = партии компьютера готовятся; попробуйте ещё раз через несколько минут
error-moderate-no-report = жалобы { $number } нет
error-moderate-bad-name = { $name } нельзя использовать как имя
error-moderate-name-taken = имя { $name } занято

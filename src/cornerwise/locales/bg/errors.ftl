error-at = { $where }: { $problem }
error-at-move = ход { $number }: { $problem }
error-at-ply = ход { $number }: { $problem }
error-at-character = { $problem } (при знак { $offset })
error-no-game-but = няма игра с име { $name }; може би { $near }?
error-no-game = няма игра с име { $name }; { "`cornerwise games`" } изброява всички игри
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } не може да се използва тук: това работи само за плоски игри с фигури
        [two-party] { $game } не може да се използва тук: това работи само за игри на две страни
       *[placing] { $game } не може да се използва тук: това работи само за игри с фигури
    }
error-no-option = няма настройка { $option } (избери от: { $known })
error-no-options = няма настройка { $option }: тази игра няма настройки
error-option-value = { $option } не може да е { $value } (избери от: { $choices })
error-option-no-text = { $option } не може да е { $value }: трябва да е текст
error-few-colours = цветовете не стигат за по { $each } на играч
error-edition-seats = изданието { $edition } е за { $fewest } до { $most } играчи, а не за { $seats }
error-deals-no-target = мач с определен брой раздавания няма крайна цел: избери едно от двете
error-one-deal = точкуването { $scoring } е за едно раздаване, а не за { $deals }
error-seed = началното число трябва да е цяло, а не { $seed }
error-no-seed = в тази игра няма нищо случайно, затова не приема начално число
error-few-tiles = { $tiles } плочки не стигат за { $seats } играчи по { $hand }
error-handicap-form = пиши { "without" } като { "blue:I5,W5/red:X5" }, а не { $text }
error-handicap-twice = { "without" } посочва цвят два пъти: { $text }
error-handicap-colour = { "without" }: { $colour } не играе в тази игра (избери от: { $known })
error-handicap-piece = { "without" }: няма фигура { $piece } (избери от: { $known })
error-handicap-copies =
    { "without" }: { $colour } има { $piece } само { $copies ->
        [one] веднъж
       *[other] { $copies } пъти
    }, а не { $count } пъти
error-handicap-all = { "without" }: на { $colour } трябва да остане поне една фигура
error-handicap-shared = { "without" }: хандикап не е възможен, защото всички играчи имат общ комплект фигури
error-heights-form = { $text } не е карта на височините: пиши редове от числа с / или нов ред между тях
error-heights-uneven = { $text } не е карта на височините: редовете ѝ са с различна дължина
error-heights-cubes = { $text } не е карта на височините: има { $cubes ->
    [one] 1 кубче
   *[other] { $cubes } кубчета
  }, а не от 2 до { $most }
error-heights-parts = R4: всички квадратчета на картата на височините трябва да са свързани
error-heights-long = { $text } не може да се използва: R4: картата на височините може да има до { $most } байта
error-heights-no-text = { $text } не може да се използва: R4: картата на височините трябва да е текстов файл
error-heights-file = { $text } не става: { $problem }
error-illegal-move = { $move } не е позволено: { $why } ({ $clause })
error-no-cell = на дъската { $board } няма { $text }
error-cell-twice = { $text } посочва едно и също място два пъти
error-lays-nothing = { $text } не поставя фигура
error-no-colour = { $text } не е цвят (избери от: { $known })
error-no-such-colour = { $game } няма цвят { $colour } (избери от: { $known })
error-no-tile = { $text } не е плочка (пиши я като { "0-2-5" })
error-tile-order = { $text } не е плочка: числата не бива да намаляват (пиши я като { "0-2-5" })
error-no-move = { $text } не е ход (пиши го като { "0-2-5@1,0/2" })
error-opponent = противникът е ниво, { "random" }, { "self" }, играч или функция, която избира действие, а не { $given }
error-seat-idle = { $game }: обучаваният играч никога не идва на ход
error-text-long = това е твърде дълго за позиция, която има най-много { $most } знака: { $text }
error-text-missing = след { $count ->
    [one] 1 ход
   *[other] { $count } хода
  } { $text } може да постави фигура, а в позицията няма повече от този цвят
error-text-twice = { $text } се среща два пъти
error-text-part = позицията няма част с име { $text } (избери от: { $known })
error-text-points = { $text }: тук трябва да са точките на всички играчи ({ $seats }), например { "120,-5" }
error-text-deals = { $text }: мачът вече щеше да е свършил след тези раздавания
error-text-hidden = плочката { $text } е видял само друг играч, затова от тази позиция не може да се състави игра
error-promise = { $game }: { $promise } (след { $moves })
error-file-long = файлът има повече от { $most } знака
error-file-empty = файлът е празен
error-file-no-game = това не е нито запис (JSON), нито файл { ".blksgf" }
error-file-design = това е картина, а не игра; показва я { "`cornerwise draw`" }
error-file-several = { $file } съдържа няколко игри ({ $count }); { "load_games" } ги чете всичките
error-file-suffix = { $file }: името на файл с игра трябва да завършва на едно от: { $known }
error-explorer-file = { $file } не е файл на дебютния справочник
error-file-json = това не е файл JSON: { $problem }
error-field-missing = липсва { $field }
error-field-twice = { $field } се среща два пъти
error-field-unknown = няма поле с име { $field }
error-field-fraction = { $text } не е цяло число, а в записите има само цели числа
error-field-type = { $field }: очаква се { $wanted }, а не { $given }
error-type-object = обект
error-type-list = списък
error-type-number = цяло число
error-type-text = текст
error-type-writable = текст в правилен Unicode, без половинки от сурогатни двойки
error-type-move = номер на ход
error-record-version = { "version" }: може да се прочете само { $version }, а не { $given }
error-record-players = { "players" }: { $game } има { $seats } играчи
error-record-comment = { "comments" }: няма ход { $number }
error-record-family = { "variant" }: { $game } не е игра с фигури
error-record-not-over = { "result" }: играта не е свършила
error-record-no-result = { "result" }: играта свърши, { $result }, а резултат не е посочен
error-record-result = { "result" }: играта свърши, { $result }, а не { $given }
error-sgf-elsewhere = възелът не е в това дърво
error-sgf-charset = кодировката { $charset } не се поддържа
error-sgf-not-charset = текстът не е правилен { $charset }
error-sgf-unfinished = файлът свършва по средата на дърво
error-sgf-no-tree = във файла няма дърво на игра
error-sgf-no-node = дървото трябва да започва с възел
error-sgf-node-place = възелът трябва да е вътре в дърво и преди вариантите му
error-sgf-many = възлите са повече от { $most }
error-sgf-close = тук няма дърво за затваряне
error-sgf-meaning = неочаквано { $sign }
error-sgf-property-place = свойството трябва да е вътре във възел
error-sgf-property-twice = { $name } се среща два пъти в един възел
error-sgf-no-value = { $name } няма стойност
error-sgf-endless = стойността няма затваряща скоба
error-sgf-property = свойството изисква име от букви и цифри и стойност: на { $name } липсва едно от тях
error-sgf-game = непозната игра { $name }
error-sgf-own = за игра { $name } е нужно свойството { $property }
error-sgf-two-games = файлът казва, че играта е { $name }, но и { $game }
error-sgf-setup = { $name } нарежда позиция, затова играта не може да се преиграе по правилата
error-sgf-two-moves = възелът има два хода, { $first } и { $second }
error-sgf-early = тук ходът е на { $colour }, но на ред е { $turn } и може да постави фигура (P11)
error-sgf-colour = { $game } няма цвят { $name }
error-extra-solve = за решаване е нужен OR-tools: { $install }
error-extra-nets = за мрежите е нужен onnxruntime: { $install }
error-extra-pictures = за картинки PNG и WebP са нужни resvg и Pillow: { $install }
error-extra-cluster = за клъстер е нужен Ray: { $install }
error-not-solo = { $game } не е игра за един (избери от: { $known })
solo-no-room = { $colour } няма място за { $piece }
solo-no-reach = { $colour } има нужда от място за { $cells }, а стига само до { $room }
solo-few-cells = останалите фигури се нуждаят от толкова свободни места: { $needed }, а са останали само { $free }
error-puzzle = това не е файл с пъзели
error-puzzle-unproven = пъзелът { $id } има друго решение или няма никакво
error-level = нивата са от { $least } до { $most }, а не { $given }
error-strength-both = нивото определя само своите възли и време: посочи или ниво, или възли и време
error-no-parameter = няма параметър { $name } (избери от: { $known })
error-value = { $name } трябва да е { $wanted }, а не { $given }
error-wants-whole = цяло число от { $least } до { $most }
error-wants-seconds = брой секунди до { $most }
error-wants-or = { $wanted } или { $other }
error-search-nodes = за търсене е нужен поне един възел, а не { $given }
error-search-time = за търсене са нужни повече от 0 секунди, а не { $given }
error-search-memory = за търсене са нужни поне { $least } МиБ памет, а не { $given }
error-search-limits = за търсене е нужен брой възли или ограничение на времето
error-search-tuning = търсенето не може да се настрои така: { $problem }
error-evaluator = няма оценител { $name } (избери от: { $known }), нито файл с това име
error-slip = делът на пропуските трябва да е от 0 до 1, а не { $given }
error-threads = нишките може да са от 1 до { $most }, а не { $given }
error-no-net = пакетът няма мрежа за { $game }
error-nobody-moves = никой не може да играе сега, затова няма какво да се избира
error-net-large = { $file } е твърде голям за мрежа
error-net-damaged = { $file } не е мрежа: { $problem }
error-net-foreign = { $file } не е мрежа на тази програма
error-net-board = { $file } е обучена за друга дъска или други фигури, а не за { $game }
error-net-shape = { $file } е с друга форма от мрежа за { $game }
error-entrant = участник { $spec }: { $problem }
error-no-program = няма програма { $program }
error-programs-play = програмите могат да играят само игри с фигури, а { $game } не е такава
error-not-one-of = избери от: { $known }
error-not-called = { $name } не може да се извика
error-not-pair = { $text } не е във вида { "NAME=VALUE" }
error-value-parts = { $name } е единична стойност, затова няма части
error-worker-ended = работен процес спря, преди да може да играе; грешката му е показана по-горе
error-no-cluster = няма клъстер Ray на { $address }: { $problem }
error-machines-lost =
    игра { $number }: докато се играеше, { $count ->
        [one] е загубена 1 машина
       *[other] са загубени { $count } машини
    }
error-arena-entrants = арената изисква поне 2 участници
error-arena-names = двама участници се казват { $name }; дай на единия друго име с { "NAME=" }{ $spec }
error-arena-alone = { $game } се играе от един; арената изисква игра за двама или повече
error-arena-time = времето за ход трябва да е повече от 0
error-arena-two = последователният тест изисква точно 2 участници
error-arena-plies = след { $plies } случайни хода { $game } винаги е свършила; задай по-малко
error-arena-even = никой дебют на { $game } с { $plies } случайни хода не беше достатъчно равен; позволи по-голям шанс
error-arena-version = това не са настройки на арена, версия { $version }
error-arena-settings = настройките са повредени: { $problem }
error-arena-none = { $folder }: в тази папка няма арена, защото в нея няма { $file }
error-arena-busy = { $folder }: друго изпълнение използва тази папка
error-arena-other = { $folder }: тази папка е на изпълнение с други настройки: { $name } беше { $was }, а сега е { $now }
error-arena-line = { $file }, ред { $line }: повреден ({ $problem })
error-net-part = { $text } не е игра или GAME*NUMBER с число до { $most }
error-net-shared = { $first } и { $second } са твърде различни, за да имат обща мрежа
error-window = { $file } не е прозорец за { $game }: { $problem }
error-holds-no = в { $folder } няма { $name }
error-no-training = в { $folder } няма обучение: { $problem }
error-other-training = в { $folder } има обучение за друга игра, а не за { $game }
error-unreadable = { $file } не може да се прочете: { $problem }
error-learning = обучението се провали на стъпка { $step }: грешката вече не е число
error-no-figure = няма показател { $name } (избери от: { $known })
error-action-of = действие { $action } от игра { $number }
error-action-type = действието трябва да е цяло число
error-action-range = действията са от 0 до { $most }, а не { $given }
error-action-place = няма свободно място { $place }
error-step-after-end = играта свърши ({ $clause }): нулирай я преди следващото действие
error-not-reset = извикай { "reset()" } преди { $what }
error-rewards = наградите трябва да са едно от { $known }, а не { $given }
error-illegal-actions = настройката за непозволени действия трябва да е едно от { $known }, а не { $given }
error-seat = { $game } тук има места от 0 до { $most }, а не { $given }
error-batch-games = игрите може да са от 1 до { $most }, а не { $given }
error-no-observer-parameters = наблюденията нямат параметри
error-smtp-url = { "smtp" } трябва да е URL като { $first } или { $second }
error-database-url = базата данни трябва да е URL като { $example }
error-database-file = URL на базата данни трябва да посочва файл, например { $example }
error-database-open = базата данни { $file } не може да се отвори: { $problem }
error-no-database = няма база данни с име { $name } (избери от: { $known })
error-database-full = базата данни не е празна, и възстановяването в нея ще презапише данни; избери празна
error-workers-database = за няколко процеса е нужен PostgreSQL, защото SQLite работи само за един процес
error-workers-redis = за няколко процеса е нужен Redis, за да обменят събития
error-backup-table = { $file }: резервното копие има таблица, която тази версия не познава
error-backup-version = { $file }: това резервно копие е от друга версия; възстанови го с нея
error-backup-damaged = { $file }: това не е резервно копие или е повредено
error-refused = сървърът отказа: { $said }
error-refused-socket = сървърът отказа сокета; моля, провери ключа
error-connection = връзката се прекъсна: { $problem }
error-no-free-seat = в този мач няма свободно място
refused-no-address = на този адрес няма нищо
refused-http = на заявката не може да се отговори: { $said }
refused-request-long = заявката може да има до { $most } байта
refused-message-long = съобщението може да има до { $most } байта
refused-games = един текст може да съдържа най-много { $games } игри на { $boards } различни дъски
refused-takes-long = това изисква твърде много време или памет; опитай с нещо по-малко
refused-too-many = твърде много такива заявки; опитай пак след { $seconds } с
refused-version = този сървър използва версия { $version } на протокола
refused-followed = през един сокет могат да се следят най-много { $most } мача
refused-origin = тази страница няма право да използва този сървър
refused-host = този сървър не отговаря на това име на хост
refused-broken = нещо на сървъра се обърка; опитай пак
refused-storage = в момента нищо не може да се запази; опитай пак след малко
refused-closing = сървърът спира; опитай пак след малко
refused-searches = чакат твърде много търсения; опитай пак след малко
refused-no-answer = компютърът не намери ход
refused-other-server = в същия миг нещо се промени; опитай пак
refused-no-session = нямаш сесия; започни я с { $how }
refused-no-key = този ключ не съществува или е изтрит
refused-no-such-key = нямаш такъв ключ
refused-no-such-session = нямаш такава сесия
refused-no-such-puzzle = няма такъв пъзел
refused-session-old = моля, първо влез отново в профила си
refused-scope = този ключ няма право на { $scope }
refused-person = това може само играчът, а не програма с ключ
refused-account-taken = това потребителско име е заето или вече имаш профил
refused-account-name = потребителското име трябва да има от 1 до 24 видими знака
refused-password = грешно потребителско име или парола
refused-common-password = тази парола е твърде често срещана; моля, избери друга
refused-recovery-code = това не е код за възстановяване на този профил
refused-code = този код не съществува, вече е използван или е изтекъл
refused-passkey = този ключ за достъп не работи тук; влез по друг начин
refused-passkey-account = ключът за достъп принадлежи на профил; първо създай профил
refused-rating = за рейтинг могат да играят само играчи с профил
refused-subscription = този сървър не може да изпраща известия до този браузър
refused-no-mail = този сървър не изпраща имейли
refused-mail-failed = имейлът не можа да се изпрати; опитай по-късно
refused-account-letters = потребителското име не може да смесва букви от различни азбуки, например латиница и кирилица
refused-seat-count = с тези настройки { $game } има { $seats } места, а не { $given }
refused-levels = нивата са от { $least } до { $most }
refused-handicap-twice = хандикапът е настройката { "`without`" }; зададена е два пъти
refused-handicap-rated = игра с хандикап не може да е за рейтинг
refused-nobody-plays = поне едно място трябва да е за човек
refused-clock = часовникът трябва да е от 1 секунда до { $most } дни
refused-increment = добавката може да е до 10 минути и само с часовник за цялата игра
refused-turn-limit = за ходове с време е нужен часовник с време на ход
refused-waiting-matches = най-много { $most } твои мача или мача от твоя адрес могат да чакат в лобито; първо отмени един

## Refusals: tournaments

refused-no-tournament = няма такъв турнир
refused-tournament-phase = това не може да се направи сега в този турнир
refused-tournament-full = този турнир е пълен: могат да участват до { $most }; все пак можеш да го гледаш
refused-tournament-host = само организаторът на турнира може да направи това
refused-tournament-few = такъв турнир има нужда от поне { $least } играчи
refused-tournament-clock = турнирът има нужда от часовник, а в арената той трябва да е в минути
refused-tournament-game = турнирите са за игри с 2 до { $most } играчи без отбори
refused-tournament-tables = за игри с повече от 2 играчи трябва швейцарски турнир или арена
refused-tournament-time = избери начало до една година от днес
refused-tournament-number = турнирът не може да чака повече играчи, отколкото могат да участват; избери по-малък брой
refused-tournament-engines = поне един играч в турнира трябва да е човек
refused-no-entrant = в турнира няма никого с този номер
refused-waiting-tournaments = можеш да имаш до { $most } незапочнали турнира; първо започни или отмени един
refused-in-tournament = това не е възможно в турнирна игра

## Refusals: clubs

refused-no-club = няма такъв клуб
refused-no-member = в клуба няма никого с това име
refused-club-account = за клубовете ти трябва профил; първо влез или се регистрирай
refused-club-name = името на клуба трябва да има поне { $least } букви или цифри
refused-club-letters = името на клуба не може да смесва букви от различни азбуки, например латиница и кирилица
refused-club-taken = вече има клуб с това или с подобно на вид име; избери друго име
refused-club-members-only = само членовете на клуба могат да направят това
refused-club-organisers = само организаторите на клуба могат да направят това
refused-club-owner = само собственикът на клуба може да направи това
refused-club-invitation = в този клуб се влиза само с покана; поискай връзката от организатор
refused-club-full = този клуб е пълен: може да има до { $most } членове; избери друг
refused-club-too-many = можеш да членуваш най-много в { $most } клуба; първо напусни един
refused-club-too-many-owned = можеш да си собственик най-много на { $most } клуба; първо изтрий някой от тях или му направи друг собственик
refused-club-successor = този член вече е собственик на { $most } клуба, повече не може; избери някой друг
refused-club-owner-leaves = преди да напуснеш клуба, направи някой друг собственик
refused-no-match = няма такъв мач
refused-phase =
    { $phase ->
        [waiting] мачът не е започнал
        [paused] мачът е на пауза
        [over] мачът свърши
       *[playing] мачът е в ход
    }
refused-seat-out = играч { $number } е вън от играта
refused-stale = мачът е на събитие { $seq }, а не { $given }
refused-no-seat = не можеш да играеш тук като играч { $number }
refused-seat-not-yours = ти не си играч { $number }
refused-seat-taken = мястото на играч { $number } е заето
refused-have-seat = вече имаш място
refused-turn = не си на ход; изчакай играч { $number }
refused-mover-only = можеш да питаш само когато е твой ред
refused-nobody-moves = никой не може да играе сега
refused-computer-plays = на това място играе компютърът
refused-computer-plays-on = компютърът иска да продължи играта
refused-proposal-open = на по-ранно предложение ({ $proposal }) още не е отговорено; отговори или изчакай
refused-no-proposal = няма предложение, на което да отговориш
refused-rematch = реваншът вече започна
refused-not-gone = играч { $number } не е напуснал
refused-no-undo = нямаш ход, който може да се върне
refused-no-hints = на тази маса подсказките са изключени
refused-no-hint-found = не се намери подсказка; опитай пак
refused-hidden-hands = игра със скрити плочки може да се запише едва когато свърши, като JSON
refused-match-or-record = посочи или мач, или запис, не и двете
refused-review-early = мачът може да се прегледа едва когато свърши
refused-no-picture = няма такава картинка
refused-no-chat = на тази маса чатът е изключен
refused-speak = тук могат да пишат само играчите
refused-presets = на тази маса могат да се използват само готовите реплики
refused-preset-or-text = посочи или готова реплика, или текст, не и двете
refused-said-enough = на тази маса не могат да се пишат повече съобщения
refused-mute = на това място няма кого да заглушиш
refused-no-line = няма съобщение с този номер
refused-free-chat-off = първо включи свободния текст в профила си
refused-nobody-reads = никой друг на тази маса не е включил свободния текст; използвай готова реплика
refused-chat-taken = вече не можеш да използваш чата; попитай хората, които поддържат този сървър, защо
# $date is written as 2026-11-18.
refused-chat-taken-until = не можеш да използваш чата до { $date }

## Refusals: other people

refused-no-account = никой няма това потребителско име; провери как е изписано
refused-contacts-account = за това ти трябва профил; първо влез или се регистрирай
refused-yourself = избери някого, различен от теб
refused-contacts-full = този списък е пълен: побира до { $most } души; първо премахни някого
refused-follow = не можеш да следваш този играч
refused-company = не можеш да се включиш в тази игра; избери друга
refused-challenge = този играч не приема предизвикателства от теб
refused-challenge-open = този играч още не е отговорил на последното ти предизвикателство; изчакай или първо го оттегли
refused-challenges-full = чакащи отговор твои предизвикателства: { $most }; първо оттегли едно
refused-challenge-seats = едно място трябва да е твое и едно – на другия играч
refused-no-challenge = на това предизвикателство вече е отговорено, оттеглено е или е изтекло
refused-series-seats = като серия се играят само игри с двама играчи
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = серията има една от тези дължини: { $lengths }
refused-report-what = посочи кое съобщение или кой играч искаш да докладваш
refused-report-seat = на това място няма кого да докладваш
refused-report-table = само играчите на тази маса могат да докладват това
refused-suspended = профилът ти е спрян; попитай хората, които поддържат този сървър, защо
# $date is written as 2026-11-18.
refused-suspended-until = профилът ти е спрян до { $date }
refused-name-taken = не можеш да смениш името си; попитай хората, които поддържат този сървър, защо
refused-name-taken-until = не можеш да смениш името си до { $date }

## The opening explorer

error-packed-games = това не е сборник с игри за дебютния справочник или е повреден
error-being-built = друг процес създава { $file } в момента
# $command is what to type
refused-no-engine-games = този сървър още няма игри на компютъра за показване; който го поддържа, може да ги получи с: { $command }
refused-engine-games-soon = игрите на компютъра се подготвят; опитай пак след няколко минути
error-moderate-no-report = няма доклад { $number }
error-moderate-bad-name = { $name } не може да се използва като име
error-moderate-name-taken = името { $name } е заето

### What is wrong, in one line that begins in small letters

## Where something is wrong

error-at = { $where }: { $problem }
error-at-move = хід { $number }: { $problem }
error-at-ply = хід { $number }: { $problem }
error-at-character = { $problem } (знак { $offset })

## Games and options

error-no-game-but = гри { $name } немає; можливо, { $near }?
error-no-game = гри { $name } немає; список ігор покаже { "`cornerwise games`" }
error-wrong-family = { $wanted ->
    [flat-placing] тут годиться лише пласка гра з фігурами, а { $game } не така
    [two-party] тут годиться лише гра двох сторін, а { $game } не така
   *[placing] тут годиться лише гра з фігурами, а { $game } не така
  }
error-no-option = налаштування { $option } немає (є: { $known })
error-no-options = налаштування { $option } немає (їх немає зовсім)
error-option-value = { $option } не може бути { $value } (можливі: { $choices })
error-option-no-text = { $option } не може бути { $value } (це текст)
error-few-colours = кольорів не вистачить, якщо кожному по { $each }
error-edition-seats = видання { $edition } розраховане на кількість місць від { $fewest } до { $most }, а не { $seats }
error-deals-no-target = матч із заданою кількістю роздач не має цільової суми
error-one-deal = підрахунок { $scoring } — для однієї роздачі, а не для { $deals }
error-seed = початкове число — ціле, а не { $seed }
error-no-seed = випадок тут нічого не вирішує, тож початкового числа немає
error-few-tiles = фішок { $tiles }, цього не вистачить гравцям ({ $seats }), якщо кожному по { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } пишеться як { "blue:I5,W5/red:X5" }, а не { $text }
error-handicap-twice = { "without" } називає колір двічі: { $text }
error-handicap-colour = { "without" }: { $colour } не грає (є: { $known })
error-handicap-piece = { "without" }: фігури { $piece } немає (є: { $known })
error-handicap-copies = { "without" }: { $colour } має { $piece } { $copies ->
    [one] { $copies } раз
    [few] { $copies } рази
    [many] { $copies } разів
   *[other] { $copies } раза
  }, а не { $count }
error-handicap-all = { "without" }: { $colour } повинен мати хоча б одну фігуру
error-handicap-shared = { "without" }: ніхто не має власних фігур

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } — не карта висот: ряди чисел розділяє / або кінець рядка
error-heights-uneven = { $text } — не карта висот: ряди різної довжини
error-heights-cubes = { $text } — не карта висот: у ній { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубики
    [many] { $cubes } кубиків
   *[other] { $cubes } кубика
  }, а потрібно від 2 до { $most }
error-heights-parts = R4: карта висот розпадається на частини
error-heights-long = { $text } не годиться: R4: у карті висот щонайбільше { $most } байт
error-heights-no-text = { $text } не годиться: R4: карта висот — це текст
error-heights-file = { $text } не годиться: { $problem }

## Moves

error-illegal-move = { $move } не можна: { $why } ({ $clause })
error-no-cell = { $text } — не клітинка дошки { $board }
error-cell-twice = { $text } називає клітинку двічі
error-lays-nothing = { $text } не кладе жодної фігури
error-no-colour = { $text } — не колір (є: { $known })
error-no-such-colour = у { $game } немає кольору { $colour } (є: { $known })
error-no-tile = { $text } — не фішка (приклад: { "0-2-5" })
error-tile-order = { $text } — не фішка: числа фішки йдуть за зростанням
error-no-move = { $text } — не хід (приклад: { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (після { $moves })

## Files of games

error-file-long = у файлі більше знаків, ніж { $most }
error-file-empty = файл порожній
error-file-no-game = ні запис (JSON), ні файл { ".blksgf" }
error-file-design = візерунок, а не партія; його покаже { "`cornerwise draw`" }
error-file-json = не файл JSON: { $problem }
error-field-missing = { $field }: немає
error-field-twice = { $field } трапляється двічі
error-field-unknown = поля { $field } не буває
error-field-fraction = { $text } — не ціле число, а інших у записах немає
error-field-type = { $field }: потрібно { $wanted }, а не { $given }
error-type-object = об’єкт
error-type-list = список
error-type-number = ціле число
error-type-text = текст
error-type-writable = текст, який можна записати знову, без половинок сурогатних пар
error-type-move = номер ходу
error-record-version = { "version" }: можна прочитати лише { $version }, а не { $given }
error-record-players = { "players" }: місць у { $game } — { $seats }
error-record-comment = { "comments" }: ходу { $number } немає
error-record-family = { "variant" }: { $game } — не гра з фігурами
error-record-not-over = { "result" }: партію не завершено
error-record-no-result = { "result" }: партію завершено, { $result }, а результату не вказано
error-record-result = { "result" }: партію завершено, { $result }, а не { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = цього вузла в дереві немає
error-sgf-charset = кодування { $charset } прочитати не можна
error-sgf-not-charset = текст не в кодуванні { $charset }
error-sgf-unfinished = файл обривається всередині дерева
error-sgf-no-tree = у файлі немає дерева
error-sgf-no-node = дерево має починатися з вузла
error-sgf-node-place = вузол має бути всередині дерева й перед його варіантами
error-sgf-many = вузлів більше, ніж { $most }
error-sgf-close = тут немає дерева, яке можна закрити
error-sgf-meaning = { $sign } тут нічого не означає
error-sgf-property-place = властивість має бути всередині вузла
error-sgf-property-twice = { $name } трапляється у вузлі двічі
error-sgf-no-value = { $name } не має значення
error-sgf-endless = значення не закінчується
error-sgf-property = властивості потрібні ім’я з літер і цифр та значення, а { $name } цього не має
error-sgf-game = гра { $name } невідома
error-sgf-own = для гри { $name } потрібна властивість { $property }
error-sgf-two-games = гру названо { $name } і водночас { $game }
error-sgf-setup = { $name } розставляє позицію, а її не можна зіграти за правилами
error-sgf-two-moves = у вузлі два ходи, { $first } і { $second }
error-sgf-early = ходить { $colour }, але { $turn } може ходити, і його черга раніше (P11)
error-sgf-colour = у { $game } немає кольору { $name }

## What has to be installed. $install is a command.

error-extra-solve = для розв’язання потрібен OR-tools: { $install }
error-extra-nets = для мереж потрібен onnxruntime: { $install }
error-extra-cluster = для кластера потрібен Ray: { $install }

## Puzzles

error-not-solo = { $game } — не гра для одного (є: { $known })
solo-no-room = { $colour }: немає місця для { $piece }
solo-no-reach = { $colour }: потрібно клітинок { $cells }, а в досяжності лише { $room }
solo-few-cells = потрібно клітинок { $needed }, а вільно лише { $free }

## The computer player

error-level = рівні йдуть від { $least } до { $most }, а не { $given }
error-strength-both = рівень має свої вузли й час: укажіть або рівень, або вузли й час
error-no-parameter = параметра { $name } немає (є: { $known })
error-value = { $name } — це { $wanted }, а не { $given }
error-wants-whole = ціле число від { $least } до { $most }
error-wants-seconds = число секунд до { $most }
error-wants-or = { $wanted } або { $other }
error-search-nodes = пошуку потрібен щонайменше один вузол, а не { $given }
error-search-time = пошуку потрібен час, а не { $given }
error-search-memory = пошуку потрібно щонайменше { $least } МіБ пам’яті, а не { $given }
error-search-limits = пошуку потрібна кількість вузлів або час
error-search-tuning = так пошук налаштувати не можна: { $problem }
error-evaluator = немає оцінювача { $name } (є: { $known }) і немає файлу з такою назвою
error-slip = огріхи — це частка від 0 до 1, а не { $given }
error-threads = потоків може бути від 1 до { $most }, а не { $given }
error-no-net = у пакеті немає мережі для { $game }
error-nobody-moves = ходити нікому, тож вибирати нема чого
error-net-large = { $file }: завеликий файл для мережі
error-net-damaged = { $file } — не мережа: { $problem }
error-net-foreign = { $file } — не мережа цієї програми
error-net-board = { $file }: мережу навчено для іншої дошки або інших фігур, ніж у { $game }
error-net-shape = { $file }: будова не така, як у мережі для { $game }

## Arenas, in which computer players are rated

error-entrant = учасник { $spec }: { $problem }
error-no-program = програми { $program } немає
error-programs-play = програми грають лише в ігри з фігурами, а { $game } не така
error-not-one-of = такого немає (є: { $known })
error-not-called = { $name } не можна викликати
error-not-pair = { $text } не має вигляду { "NAME=VALUE" }
error-value-parts = { $name } — одне значення, але має частини
error-worker-ended = робочий процес завершився, не почавши грати; його помилка вище
error-no-cluster = за адресою { $address } немає кластера Ray: { $problem }
error-machines-lost = партія { $number }: через неї { $count ->
    [one] втрачено { $count } машину
    [few] втрачено { $count } машини
    [many] втрачено { $count } машин
   *[other] втрачено { $count } машини
  }
error-arena-entrants = арені потрібно два учасники або більше
error-arena-names = двох учасників звуть { $name }; перейменуйте одного: { "NAME=" }{ $spec }
error-arena-alone = у { $game } тут грають самотужки; арені потрібно дві сторони або більше
error-arena-time = час на хід має бути більший за нуль
error-arena-two = послідовний тест проводять між двома учасниками
error-arena-plies = після { $plies } випадкових ходів жодна партія { $game } не триває
error-arena-version = не налаштування арени версії { $version }
error-arena-settings = налаштування пошкоджено: { $problem }
error-arena-none = { $folder }: арени тут не було, немає файлу { $file }
error-arena-busy = { $folder }: сюди пише інший прогін
error-arena-other = { $folder }: там прогін з іншими налаштуваннями: { $name } було { $was }, а тепер { $now }
error-arena-line = { $file }, рядок { $line }: пошкоджено ({ $problem })

## Training and measuring

error-net-part = { $text } — не гра і не GAME*NUMBER, де число не більше ніж { $most }
error-net-shared = { $first } і { $second } надто різні для спільної мережі
error-window = { $file } — не вікно для { $game }: { $problem }
error-holds-no = у { $folder } немає { $name }
error-no-training = у { $folder } немає навчання: { $problem }
error-other-training = у { $folder } навчання іншої гри, а не { $game }
error-unreadable = { $file } не можна прочитати: { $problem }
error-learning = навчання зірвалося на кроці { $step }: похибка вже не число
error-no-figure = показника { $name } немає (є: { $known })

## Environments, for programs that learn to play

error-action-of = дія { $action } партії { $number }
error-action-type = дія — це ціле число
error-action-range = дії йдуть від 0 до { $most }, а не { $given }
error-action-place = відкритого місця { $place } немає
error-step-after-end = партію завершено ({ $clause }): скиньте її перед наступною дією
error-not-reset = перш ніж { $what }, потрібно викликати { "reset()" }
error-rewards = нагорода буває така: { $known }, а не { $given }
error-illegal-actions = недопустиму дію обробляють так: { $known }, а не { $given }
error-seat = місця в { $game } тут від 0 до { $most }, а не { $given }
error-batch-games = партій може бути від 1 до { $most }, а не { $given }
error-no-observer-parameters = спостереження не мають параметрів

## Running a server

error-smtp-url = { "smtp" } — не URL на зразок { $first } або { $second }
error-database-url = базу даних задано не як URL на зразок { $example }
error-database-file = базі даних потрібен файл, наприклад { $example }
error-database-open = не вдається відкрити базу даних { $file }: { $problem }
error-no-database = бази даних { $name } немає (є: { $known })
error-database-full = база даних не порожня, і нічого в ній не перезаписується
error-workers-database = кільком процесам потрібна PostgreSQL: SQLite — для одного
error-workers-redis = кільком процесам потрібен Redis, щоб повідомляти один одному, що відбувається
error-backup-table = { $file }: таблиця, якої ця версія не знає
error-backup-version = { $file }: резервна копія не цієї версії
error-backup-damaged = { $file }: це не резервна копія, або її пошкоджено

## A program that plays on a server. $said is what the server says, in English.

error-refused = сервер відмовив: { $said }
error-refused-socket = сервер відмовив у сокеті: чи правильний ключ?
error-connection = зв’язок обірвався: { $problem }
error-no-free-seat = у цьому матчі немає вільного місця

## What a server refuses, for those who write programs for it

refused-no-address = такої адреси немає
refused-http = на цей запит немає відповіді: { $said }
refused-request-long = у запиті щонайбільше { $most } байт
refused-message-long = у повідомленні щонайбільше { $most } байт
refused-games = у тексті може бути не більше { $games } ігор на { $boards } різних дошках
refused-takes-long = на цей розрахунок потрібно забагато часу або пам’яті
refused-too-many = таких забагато; спробуйте знову через { $seconds } с
refused-version = цей сервер розуміє версію { $version } протоколу
refused-followed = через один сокет можна стежити щонайбільше за { $most } матчами
refused-origin = цій сторінці не можна користуватися цим сервером
refused-host = під цим ім’ям сервер не відповідає
refused-broken = тут щось пішло не так; спробуйте знову
refused-storage = зараз нічого не можна зберегти; спробуйте трохи згодом
refused-closing = сервер зупиняється
refused-searches = пошуків у черзі вже забагато
refused-no-answer = рушій не знайшов відповіді
refused-other-server = інший сервер устиг раніше

## Refusals: accounts and keys

refused-no-session = сеансу немає; почніть його так: { $how }
refused-no-key = такого ключа немає, або його відкликано
refused-no-such-key = такого ключа ви не маєте
refused-no-such-session = такого сеансу у вас немає
refused-session-old = спершу увійдіть знову
refused-scope = цей ключ не дає права { $scope }
refused-person = це може лише сам гравець
refused-account-taken = обліковий запис із таким іменем є, або ви вже його маєте
refused-account-name = ім’я облікового запису має від 1 до 24 видимих знаків
refused-password = ім’я та пароль не підходять до жодного облікового запису
refused-common-password = цей пароль пробують одним із перших; оберіть інший
refused-recovery-code = це не код відновлення цього облікового запису
refused-code = такого коду немає, його використано або він застарів
refused-passkey = цей ключ доступу не підходить
refused-passkey-account = ключ доступу належить обліковому запису; спершу створіть його
refused-rating = грати на рейтинг можна лише з обліковим записом
refused-subscription = це не підписка служби сповіщень, яку знає цей сервер
refused-no-mail = цей сервер не надсилає листів
refused-mail-failed = лист не надіслано; спробуйте пізніше

## Refusals: setting up a match

refused-seat-count = місць у { $game } тут { $seats }, а не { $given }
refused-levels = рівні йдуть від { $least } до { $most }
refused-handicap-twice = фора — це налаштування { "`without`" }; його вказано двічі
refused-handicap-rated = партія з форою не йде в рейтинг
refused-nobody-plays = ніхто не грає
refused-clock = на годиннику від 1 секунди до { $most } днів
refused-increment = додаток щонайбільше 10 хвилин і лише для годинника на всю партію
refused-turn-limit = для обмеження ходу потрібен годинник на кожен хід
refused-waiting-matches = у лобі може чекати не більше { $most } ваших матчів або матчів з вашої адреси

## Refusals: in a match. Seats are counted from 0.

refused-no-match = такого матчу немає
refused-phase = { $phase ->
    [waiting] матч ще не почався
    [paused] матч на паузі
    [over] матч завершено
   *[playing] матч триває
  }
refused-seat-out = місце { $seat } більше не бере участі
refused-stale = матч на події { $seq }, а не { $given }
refused-no-seat = місця { $seat } для вас немає
refused-seat-not-yours = місце { $seat } не ваше
refused-seat-taken = місце { $seat } вже зайняли
refused-have-seat = ви вже маєте місце
refused-turn = ходить місце { $seat }
refused-mover-only = просити може лише той, хто ходить
refused-nobody-moves = ходити нікому
refused-computer-plays = за це місце грає комп’ютер
refused-computer-plays-on = комп’ютер грає далі
refused-proposal-open = попередня пропозиція ({ $proposal }) чекає на відповідь
refused-no-proposal = ніхто не чекає на вашу відповідь
refused-rematch = нова партія вже почалася
refused-not-gone = на місці { $seat } всі присутні
refused-no-undo = немає вашого ходу, який можна повернути
refused-no-hints = за цим столом немає підказок
refused-no-hint-found = підказки не знайдено
refused-hidden-hands = партію з прихованими фішками можна зберегти, коли її завершено, у JSON
refused-match-or-record = або матч, або запис
refused-review-early = матч розбирають, коли його завершено
refused-no-picture = такої картинки немає

## Refusals: talking

refused-no-chat = за цим столом немає чату
refused-speak = говорити можуть лише ті, хто грає
refused-presets = за цим столом можна говорити лише готовими фразами
refused-preset-or-text = або готова фраза, або текст
refused-said-enough = за цим столом сказано вже достатньо
refused-mute = на цьому місці немає нікого, кого можна сховати
refused-no-line = під цим номером нічого не сказано

### What is wrong, in one line that begins in small letters

## Where something is wrong

error-at = { $where }: { $problem }
error-at-move = хід { $number }: { $problem }
error-at-ply = хід { $number }: { $problem }
error-at-character = { $problem } (знак { $offset })

## Games and options

error-no-game-but = гри з назвою { $name } немає; можливо, { $near }?
error-no-game = гри з назвою { $name } немає; усі ігри перелічує { "`cornerwise games`" }
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } тут використати не можна: це працює лише для пласких ігор із фігурами
        [two-party] { $game } тут використати не можна: це працює лише для ігор двох сторін
       *[placing] { $game } тут використати не можна: це працює лише для ігор із фігурами
    }
error-no-option = налаштування { $option } немає (можливі: { $known })
error-no-options = налаштування { $option } немає: ця гра не має налаштувань
error-option-value = { $option } не може бути { $value } (можливі: { $choices })
error-option-no-text = { $option } не може бути { $value }: потрібен текст
error-few-colours = кольорів не вистачить, якщо кожному по { $each }
error-edition-seats = видання { $edition } розраховане на { $fewest }–{ $most } гравців, а не на { $seats }
error-deals-no-target = матч із заданою кількістю роздач не має цілі: виберіть щось одне
error-one-deal = підрахунок { $scoring } — для однієї роздачі, а не для { $deals }
error-seed = початкове число має бути цілим, а не { $seed }
error-no-seed = у цій грі немає нічого випадкового, тому початкове число не потрібне
error-few-tiles = фішок { $tiles }, цього не вистачить гравцям ({ $seats }), якщо кожному по { $hand }

## Handicaps: the option "without"

error-handicap-form = пишіть { "without" } як { "blue:I5,W5/red:X5" }, а не { $text }
error-handicap-twice = { "without" } називає колір двічі: { $text }
error-handicap-colour = { "without" }: { $colour } у цій грі не бере участі (можливі: { $known })
error-handicap-piece = { "without" }: фігури { $piece } немає (можливі: { $known })
error-handicap-copies =
    { "without" }: { $colour } має { $piece } лише { $copies ->
        [one] { $copies } раз
        [few] { $copies } рази
        [many] { $copies } разів
       *[other] { $copies } раза
    }, а не { $count }
error-handicap-all = { "without" }: { $colour } має лишити собі хоча б одну фігуру
error-handicap-shared = { "without" }: фора неможлива, бо всі гравці мають один набір фігур

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } — не карта висот: пишіть ряди чисел, розділяючи їх знаком / або новим рядком
error-heights-uneven = { $text } — не карта висот: її ряди різної довжини
error-heights-cubes =
    { $text } — не карта висот: у ній { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубики
        [many] { $cubes } кубиків
       *[other] { $cubes } кубика
    }, а не від 2 до { $most }
error-heights-parts = R4: усі квадрати карти висот мають бути пов’язані між собою
error-heights-long = { $text } використати не можна: R4: у карті висот може бути щонайбільше { $most } байт
error-heights-no-text = { $text } використати не можна: R4: карта висот має бути текстовим файлом
error-heights-file = { $text } використати не можна: { $problem }

## Moves

error-illegal-move = { $move } не можна: { $why } ({ $clause })
error-no-cell = на дошці { $board } немає { $text }
error-cell-twice = { $text } називає те саме місце двічі
error-lays-nothing = { $text } не кладе жодної фігури
error-no-colour = { $text } — не колір (можливі: { $known })
error-no-such-colour = у { $game } немає кольору { $colour } (можливі: { $known })
error-no-tile = { $text } — не фішка (пишіть її як { "0-2-5" })
error-tile-order = { $text } — не фішка: числа не повинні спадати (пишіть її як { "0-2-5" })
error-no-move = { $text } — не хід (пишіть його як { "0-2-5@1,0/2" })
error-opponent = суперник — це рівень, { "random" }, { "self" }, гравець або функція, яка вибирає дію, а не { $given }
error-seat-idle = { $game }: до гравця, якого навчають, хід ніколи не доходить
error-text-long = це задовге для позиції, у якій не більше ніж { $most } знаків: { $text }
error-text-missing = після { $count ->
    [one] { $count } ходу
    [few] { $count } ходів
    [many] { $count } ходів
   *[other] { $count } ходу
  } { $text } може покласти фігуру, а в позиції більше немає фігур цього кольору
error-text-twice = { $text } трапляється двічі
error-text-part = у позиції немає частини { $text } (можна вибрати: { $known })
error-text-points = { $text }: тут мають бути бали всіх гравців ({ $seats }), наприклад { "120,-5" }
error-text-deals = { $text }: після цих роздач матч уже закінчився б
error-text-hidden = фішку { $text } бачив лише інший гравець, тому з цієї позиції партію не скласти
error-promise = { $game }: { $promise } (після { $moves })

## Files of games

error-file-long = у файлі більше ніж { $most } знаків
error-file-empty = файл порожній
error-file-no-game = це не запис (JSON) і не файл { ".blksgf" }
error-file-design = це мозаїка, а не партія; її покаже { "`cornerwise draw`" }
error-file-several = у файлі { $file } кілька партій ({ $count }); усі разом читає { "load_games" }
error-file-suffix = { $file }: назва файлу з партією має закінчуватися на одне з: { $known }
error-explorer-file = { $file } — не файл бази дебютів
error-file-json = це не файл JSON: { $problem }
error-field-missing = немає поля { $field }
error-field-twice = { $field } трапляється двічі
error-field-unknown = поля з назвою { $field } немає
error-field-fraction = { $text } — не ціле число, а в записах лише цілі числа
error-field-type = { $field }: потрібно { $wanted }, а не { $given }
error-type-object = об’єкт
error-type-list = список
error-type-number = ціле число
error-type-text = текст
error-type-writable = текст у правильному Unicode, без половинок сурогатних пар
error-type-move = номер ходу
error-record-version = { "version" }: можна прочитати лише { $version }, а не { $given }
error-record-players = { "players" }: гравців у { $game } — { $seats }
error-record-comment = { "comments" }: ходу { $number } немає
error-record-family = { "variant" }: { $game } — не гра з фігурами
error-record-not-over = { "result" }: партію не завершено
error-record-no-result = { "result" }: партію завершено, { $result }, а результату не вказано
error-record-result = { "result" }: партію завершено, { $result }, а не { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = цього вузла в дереві немає
error-sgf-charset = кодування { $charset } не підтримується
error-sgf-not-charset = це неправильний текст у кодуванні { $charset }
error-sgf-unfinished = файл обривається посеред дерева
error-sgf-no-tree = у файлі немає дерева партії
error-sgf-no-node = дерево має починатися з вузла
error-sgf-node-place = вузол має бути всередині дерева й перед його варіантами
error-sgf-many = вузлів більше, ніж { $most }
error-sgf-close = тут немає дерева, яке можна закрити
error-sgf-meaning = неочікуваний знак { $sign }
error-sgf-property-place = властивість має бути всередині вузла
error-sgf-property-twice = { $name } трапляється у вузлі двічі
error-sgf-no-value = { $name } не має значення
error-sgf-endless = значення не має закривної дужки
error-sgf-property = властивості потрібні ім’я з літер і цифр та значення: { $name } чогось із цього не має
error-sgf-game = невідома гра { $name }
error-sgf-own = для гри { $name } потрібна властивість { $property }
error-sgf-two-games = файл називає гру { $name } і водночас { $game }
error-sgf-setup = { $name } розставляє позицію, тому партію не можна переграти за правилами
error-sgf-two-moves = у вузлі два ходи, { $first } і { $second }
error-sgf-early = тут ходить { $colour }, але черга іншого кольору: { $turn }, і він може покласти фігуру (P11)
error-sgf-colour = у { $game } немає кольору { $name }

## What has to be installed. $install is a command.

error-extra-solve = для розв’язання потрібен OR-tools: { $install }
error-extra-nets = для мереж потрібен onnxruntime: { $install }
error-extra-pictures = для картинок PNG і WebP потрібні resvg і Pillow: { $install }
error-extra-cluster = для кластера потрібен Ray: { $install }

## Puzzles

error-not-solo = { $game } — не гра для одного (можливі: { $known })
solo-no-room = { $colour }: немає місця для { $piece }
solo-no-reach = { $colour }: потрібне місце для { $cells }, а в досяжності лише { $room }
solo-few-cells = фігурам, що лишилися, потрібно вільних місць: { $needed }, а лишилося тільки { $free }
error-puzzle = це не файл задач
error-puzzle-unproven = задача { $id } має інший розв’язок або жодного

## The computer player

error-level = рівні йдуть від { $least } до { $most }, а не { $given }
error-strength-both = рівень сам задає вузли й час: укажіть або рівень, або вузли й час
error-no-parameter = параметра { $name } немає (можливі: { $known })
error-value = { $name }: потрібно { $wanted }, а не { $given }
error-wants-whole = ціле число від { $least } до { $most }
error-wants-seconds = число секунд до { $most }
error-wants-or = { $wanted } або { $other }
error-search-nodes = пошуку потрібен щонайменше один вузол, а не { $given }
error-search-time = пошуку потрібно більше ніж 0 секунд, а не { $given }
error-search-memory = пошуку потрібно щонайменше { $least } МіБ пам’яті, а не { $given }
error-search-limits = пошуку потрібна кількість вузлів або межа часу
error-search-tuning = так пошук налаштувати не можна: { $problem }
error-evaluator = немає оцінювача { $name } (можливі: { $known }) і немає файлу з такою назвою
error-slip = частка огріхів має бути від 0 до 1, а не { $given }
error-threads = потоків може бути від 1 до { $most }, а не { $given }
error-no-net = у пакеті немає мережі для { $game }
error-nobody-moves = зараз ніхто не може ходити, тому вибирати нема чого
error-net-large = { $file } завеликий для мережі
error-net-damaged = { $file } — не мережа: { $problem }
error-net-foreign = { $file } — не мережа цієї програми
error-net-board = { $file }: мережу навчено для іншої дошки або інших фігур, ніж у { $game }
error-net-shape = { $file }: форма не така, як у мережі для { $game }

## Arenas, in which computer players are rated

error-entrant = учасник { $spec }: { $problem }
error-no-program = програми { $program } немає
error-programs-play = програми можуть грати лише в ігри з фігурами, а { $game } не така
error-not-one-of = можливі: { $known }
error-not-called = { $name } не можна викликати
error-not-pair = { $text } не має вигляду { "NAME=VALUE" }
error-value-parts = { $name } — одиничне значення, тому частин не має
error-worker-ended = робочий процес зупинився, не встигнувши зіграти; його помилку показано вище
error-no-cluster = за адресою { $address } немає кластера Ray: { $problem }
error-machines-lost =
    партія { $number }: під час гри { $count ->
        [one] втрачено { $count } машину
        [few] втрачено { $count } машини
        [many] втрачено { $count } машин
       *[other] втрачено { $count } машини
    }
error-arena-entrants = арені потрібно щонайменше 2 учасники
error-arena-names = двох учасників звуть { $name }; дайте одному інше ім’я: { "NAME=" }{ $spec }
error-arena-alone = у { $game } грають самотужки; арені потрібна гра для двох або більше
error-arena-time = час на хід має бути більший за 0
error-arena-two = послідовному тесту потрібно рівно 2 учасники
error-arena-plies = після { $plies } випадкових ходів { $game } завжди вже завершено; задайте менше
error-arena-even = жоден дебют { $game } після { $plies } випадкових ходів не виявився достатньо рівним; дозвольте більший шанс
error-arena-version = це не налаштування арени версії { $version }
error-arena-settings = налаштування пошкоджено: { $problem }
error-arena-none = { $folder }: у цій теці немає арени, бо немає файлу { $file }
error-arena-busy = { $folder }: цю теку використовує інший прогін
error-arena-other = { $folder }: ця тека належить прогону з іншими налаштуваннями: { $name } було { $was }, а тепер { $now }
error-arena-line = { $file }, рядок { $line }: пошкоджено ({ $problem })

## Training and measuring

error-net-part = { $text } — не гра і не GAME*NUMBER, де число не більше ніж { $most }
error-net-shared = { $first } і { $second } надто різні, щоб мати спільну мережу
error-window = { $file } — не вікно для { $game }: { $problem }
error-holds-no = у { $folder } немає { $name }
error-no-training = у { $folder } немає навчання: { $problem }
error-other-training = у { $folder } навчання іншої гри, а не { $game }
error-unreadable = { $file } не можна прочитати: { $problem }
error-learning = навчання зірвалося на кроці { $step }: похибка вже не число
error-no-figure = показника { $name } немає (можливі: { $known })

## Environments, for programs that learn to play

error-action-of = дія { $action } партії { $number }
error-action-type = дія має бути цілим числом
error-action-range = дії йдуть від 0 до { $most }, а не { $given }
error-action-place = відкритого місця { $place } немає
error-step-after-end = партію завершено ({ $clause }): скиньте її перед наступною дією
error-not-reset = викличте { "reset()" } перед { $what }
error-rewards = нагороди мають бути одним із { $known }, а не { $given }
error-illegal-actions = налаштування для недопустимих дій має бути одним із { $known }, а не { $given }
error-seat = місця в { $game } тут від 0 до { $most }, а не { $given }
error-batch-games = партій може бути від 1 до { $most }, а не { $given }
error-no-observer-parameters = спостереження не мають параметрів

## Running a server

error-smtp-url = { "smtp" } має бути URL на зразок { $first } або { $second }
error-database-url = базу даних має бути задано як URL на зразок { $example }
error-database-file = URL бази даних має називати файл, наприклад { $example }
error-database-open = не вдається відкрити базу даних { $file }: { $problem }
error-no-database = бази даних із назвою { $name } немає (можливі: { $known })
error-database-full = база даних не порожня, і відновлення в неї перезаписало б дані; виберіть порожню
error-workers-database = кільком процесам потрібна PostgreSQL, бо SQLite працює лише для одного процесу
error-workers-redis = кільком процесам потрібен Redis, щоб обмінюватися подіями
error-backup-table = { $file }: у резервній копії є таблиця, якої ця версія не знає
error-backup-version = { $file }: ця резервна копія від іншої версії; відновіть її тією версією
error-backup-damaged = { $file }: це не резервна копія, або її пошкоджено

## A program that plays on a server. $said is what the server says, in English.

error-refused = сервер відмовив: { $said }
error-refused-socket = сервер відмовив у сокеті; перевірте ключ
error-connection = зв’язок обірвався: { $problem }
error-no-free-seat = у цьому матчі немає вільного місця

## What a server refuses, for those who write programs for it

refused-no-address = за цією адресою нічого немає
refused-http = на цей запит немає відповіді: { $said }
refused-request-long = у запиті може бути щонайбільше { $most } байт
refused-message-long = у повідомленні може бути щонайбільше { $most } байт
refused-games = у тексті може бути не більше { $games } ігор на { $boards } різних дошках
refused-takes-long = на це потрібно забагато часу або пам’яті; спробуйте щось менше
refused-too-many = забагато таких запитів; спробуйте знову через { $seconds } с
refused-version = цей сервер використовує версію { $version } протоколу
refused-followed = через один сокет можна стежити щонайбільше за { $most } матчами
refused-origin = цій сторінці не можна користуватися цим сервером
refused-host = на це ім’я хоста сервер не відповідає
refused-broken = на сервері щось пішло не так; спробуйте знову
refused-storage = зараз нічого не можна зберегти; спробуйте трохи згодом
refused-closing = сервер зупиняється; спробуйте знову трохи згодом
refused-searches = забагато пошуків у черзі; спробуйте знову трохи згодом
refused-no-answer = комп’ютер не знайшов ходу
refused-other-server = тієї ж миті щось змінилося; спробуйте знову

## Refusals: accounts and keys

refused-no-session = ви не маєте сеансу; почніть його так: { $how }
refused-no-key = такого ключа немає, або його видалено
refused-no-such-key = такого ключа ви не маєте
refused-no-such-session = такого сеансу у вас немає
refused-no-such-puzzle = такої задачі немає
refused-session-old = будь ласка, спершу увійдіть знову
refused-scope = цей ключ не дає права { $scope }
refused-person = це може лише гравець, а не програма з ключем
refused-account-taken = це ім’я користувача зайняте, або ви вже маєте акаунт
refused-account-name = в імені користувача має бути від 1 до 24 видимих знаків
refused-password = неправильне ім’я користувача або пароль
refused-common-password = цей пароль надто поширений; будь ласка, виберіть інший
refused-recovery-code = це не код відновлення цього акаунта
refused-code = такого коду немає, його вже використано або його строк минув
refused-passkey = цей ключ доступу тут не працює; увійдіть іншим способом
refused-passkey-account = ключ доступу належить акаунту; спершу створіть акаунт
refused-rating = рейтингові партії можуть грати лише гравці з акаунтом
refused-subscription = цей сервер не може надсилати сповіщення в цей браузер
refused-no-mail = цей сервер не надсилає листів
refused-mail-failed = не вдалося надіслати лист; спробуйте пізніше
refused-account-letters = в імені користувача не можна змішувати літери різних абеток, наприклад латиницю й кирилицю

## Refusals: setting up a match

refused-seat-count = із цими налаштуваннями місць у { $game } — { $seats }, а не { $given }
refused-levels = рівні йдуть від { $least } до { $most }
refused-handicap-twice = фора — це налаштування { "`without`" }; його вказано двічі
refused-handicap-rated = партія з форою не може бути рейтинговою
refused-nobody-plays = хоча б одне місце має бути для людини
refused-clock = на годиннику має бути від 1 секунди до { $most } днів
refused-increment = додаток може бути щонайбільше 10 хвилин і лише з годинником на всю партію
refused-turn-limit = для ходів на час потрібен годинник із часом на хід
refused-waiting-matches = у лобі може чекати не більше { $most } ваших матчів або матчів з вашої адреси; спершу скасуйте один із них

## Refusals: tournaments

refused-no-tournament = такого турніру немає
refused-tournament-phase = зараз у цьому турнірі цього зробити не можна
refused-tournament-full = у цьому турнірі немає місць; учасників може бути не більше { $most }; та його можна дивитися
refused-tournament-host = це може зробити лише організатор турніру
refused-tournament-few = для такого турніру потрібно щонайменше { $least } гравців
refused-tournament-clock = турніру потрібен годинник, а на арені він має бути у хвилинах
refused-tournament-game = турніри бувають для ігор від 2 до { $most } гравців без команд
refused-tournament-tables = для партій більш ніж із 2 гравцями потрібна швейцарська система або арена
refused-waiting-tournaments = у вас може бути не більше { $most } нерозпочатих турнірів; спершу почніть або скасуйте один із них
refused-in-tournament = у турнірній партії це неможливо

## Refusals: in a match. Players are counted from 1.

refused-no-match = такого матчу немає
refused-phase = { $phase ->
    [waiting] матч ще не почався
    [paused] матч на паузі
    [over] матч завершено
   *[playing] матч триває
  }
refused-seat-out = гравець { $number } вибув із гри
refused-stale = матч на події { $seq }, а не { $given }
refused-no-seat = тут не можна грати за гравця { $number }
refused-seat-not-yours = ви не гравець { $number }
refused-seat-taken = місце гравця { $number } зайняте
refused-have-seat = ви вже маєте місце
refused-turn = зараз не ваш хід; зачекайте на гравця { $number }
refused-mover-only = просити можна лише у свій хід
refused-nobody-moves = зараз ніхто не може ходити
refused-computer-plays = за це місце грає комп’ютер
refused-computer-plays-on = комп’ютер хоче грати далі
refused-proposal-open = на попередню пропозицію ({ $proposal }) ще не відповіли; дайте відповідь або зачекайте
refused-no-proposal = немає пропозиції, на яку можна відповісти
refused-rematch = реванш уже почався
refused-not-gone = гравець { $number } не виходив
refused-no-undo = ви не маєте ходу, який можна скасувати
refused-no-hints = за цим столом підказки вимкнено
refused-no-hint-found = підказки не знайдено; спробуйте знову
refused-hidden-hands = партію з прихованими фішками можна зберегти, лише коли її завершено, у JSON
refused-match-or-record = укажіть або матч, або запис, але не те й інше
refused-review-early = матч можна розібрати, лише коли його завершено
refused-no-picture = такої картинки немає

## Refusals: talking

refused-no-chat = за цим столом чат вимкнено
refused-speak = писати тут можуть лише гравці
refused-presets = за цим столом можна використовувати лише готові фрази
refused-preset-or-text = укажіть або готову фразу, або текст, але не те й інше
refused-said-enough = за цим столом більше не можна писати повідомлення
refused-mute = на цьому місці немає нікого, кого можна сховати
refused-no-line = повідомлення з таким номером немає
refused-free-chat-off = спершу ввімкніть вільний текст у своєму акаунті
refused-nobody-reads = більше ніхто за цим столом не ввімкнув вільний текст; використайте готову фразу
refused-chat-taken = ви більше не можете писати в чат; про причину запитайте власників цього сервера
# $date is written as 2026-11-18.
refused-chat-taken-until = ви не можете писати в чат до { $date }

## Refusals: tournaments, further ones

refused-tournament-time = виберіть час початку в межах найближчого року
refused-tournament-number = турнір не може чекати на більше гравців, ніж може взяти участь; виберіть менше число
refused-tournament-engines = хоча б один гравець турніру має бути людиною
refused-no-entrant = у турнірі немає нікого з таким номером

## Refusals: clubs

refused-no-club = такого клубу немає
refused-no-member = у клубі немає нікого з таким ім’ям
refused-club-account = для клубів потрібен акаунт; спершу увійдіть або зареєструйтеся
refused-club-name = у назві клубу має бути літер і цифр не менше ніж { $least }
refused-club-letters = у назві клубу не можна змішувати літери різних абеток, наприклад латиницю й кирилицю
refused-club-taken = клуб із такою або схожою на вигляд назвою вже є; виберіть іншу назву
refused-club-members-only = це можуть робити лише учасники клубу
refused-club-organisers = це можуть робити лише організатори клубу
refused-club-owner = це може робити лише власник клубу
refused-club-invitation = до цього клубу вступають лише за запрошенням; попросіть посилання в організатора
refused-club-full = у цьому клубі немає місць: учасників може бути не більше ніж { $most }; виберіть інший
refused-club-too-many = можна бути не більше ніж у { $most } клубах; спершу вийдіть з одного з них
refused-club-too-many-owned = можна володіти не більше ніж { $most } клубами; спершу видаліть один із них або передайте його іншому власникові
refused-club-successor = цей учасник уже володіє найбільшою можливою кількістю клубів: { $most }; виберіть когось іншого
refused-club-owner-leaves = перш ніж вийти з клубу, передайте його іншому власникові

## Refusals: other people

refused-no-account = користувача з таким ім’ям немає; перевірте написання
refused-contacts-account = для цього потрібен акаунт; спершу увійдіть або зареєструйтеся
refused-yourself = виберіть когось іншого, а не себе
refused-contacts-full = цей список заповнено, найбільша кількість людей: { $most }; спершу приберіть когось
refused-follow = підписатися на цього гравця не можна
refused-company = до цієї гри не можна приєднатися; виберіть іншу
refused-challenge = цей гравець не приймає від вас викликів
refused-challenge-open = цей гравець іще не відповів на ваш попередній виклик; зачекайте або спершу відкличте його
refused-challenges-full = ваших викликів, що чекають на відповідь, уже { $most }; спершу відкличте один із них
refused-challenge-seats = одне місце має бути вашим, а одне — суперника
refused-no-challenge = на цей виклик уже відповіли, його відкликали або його строк минув
refused-series-seats = серії бувають лише в іграх на двох гравців
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = довжина серії може бути такою: { $lengths }
refused-report-what = укажіть, на яке повідомлення або на якого гравця ви скаржитеся
refused-report-seat = на цьому місці немає нікого, на кого можна поскаржитися
refused-report-table = поскаржитися можуть лише гравці за цим столом
refused-suspended = ваш акаунт заблоковано; про причину запитайте власників цього сервера
# $date is written as 2026-11-18.
refused-suspended-until = ваш акаунт заблоковано до { $date }
refused-name-taken = ви не можете змінити своє ім’я; про причину запитайте власників цього сервера
refused-name-taken-until = ви не можете змінити своє ім’я до { $date }

## The opening explorer

error-packed-games = це не збірка партій для бази дебютів, або її пошкоджено
error-being-built = файл { $file } просто зараз створює інший процес
# $command is what to type
refused-no-engine-games = на цьому сервері поки немає партій комп’ютера; його власник може отримати їх командою: { $command }
refused-engine-games-soon = партії комп’ютера готуються; спробуйте ще раз за кілька хвилин
error-moderate-no-report = скарги { $number } немає
error-moderate-bad-name = { $name } не можна використати як ім’я
error-moderate-name-taken = ім’я { $name } зайняте

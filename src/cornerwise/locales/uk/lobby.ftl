## The start page

start-hero = Викладайте фігури кут до кута.
start-play-now = Грати
start-play-now-about = { $game } проти рівня { $level }
start-games = Ігри
sort-by = Сортувати
sort-usual = Типовий порядок
sort-minutes = Тривалість
sort-age = Вік
sort-players = Кількість гравців
start-live = Зараз грають
start-live-who = { $game }: { $who }
start-sample = Подивитися партію
start-waiting = Ваш хід
start-running = Ваші партії
start-all-mine = Усі ваші партії
start-more = Ще
start-puzzles = Задачі
start-puzzles-about = Знайдіть єдиний найкращий хід
start-designs = Мозаїки
start-designs-about = Створюйте власні картини
start-learn = Вчитися
start-learn-about = Уроки та правила
start-games-about = Поточні й завершені

## Ways of playing

mode-computer = Комп’ютер
mode-computer-about = 9 рівнів
mode-computer-title = Грати з комп’ютером
mode-friends = Друзі
mode-friends-about = запросити за посиланням
mode-friends-title = Запросити друзів
mode-anyone = Будь-хто
mode-anyone-about = хто зараз онлайн
mode-anyone-title = Знайти суперника
mode-screen = Один екран
mode-screen-about = разом за одним пристроєм
mode-screen-title = Грати на одному екрані
lobby-game = Гра
lobby-kind = Версія
lobby-mode = Суперник
lobby-strength = Рівень
lobby-anyone-clock = Ми знайдемо вам суперника, який вибрав такий самий годинник.
lobby-begin-computer = Грати
lobby-begin-friends = Відкрити стіл
lobby-begin-anyone = Знайти суперника
lobby-begin-screen = Грати
lobby-more-choices = Більше налаштувань
lobby-rules = Правила

## Clocks

setup-clock = Годинник
setup-clock-none = Без годинника
setup-clock-game = { $time } кожному
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } на хід
setup-clock-days = { $time } на хід

## Who plays, and how a match stands

lobby-open-seat = Вільне місце
lobby-open-seats =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
lobby-computer = Комп’ютер, рівень { $level }
lobby-computers = { $count ->
    [1] комп’ютер (рівень { $level })
    [one] { $count } комп’ютер (рівень { $level })
    [few] { $count } комп’ютери (рівень { $level })
    [many] { $count } комп’ютерів (рівень { $level })
   *[other] { $count } комп’ютера (рівень { $level })
  }
lobby-open-match = Відкрити цю партію
lobby-your-turn = Ваш хід
lobby-your-turn-left = Ваш хід. Залишилося часу: { $time }
lobby-their-turn = Ходить { $name }
lobby-running = Триває гра
lobby-paused = Пауза
lobby-awaits-players =
    { $count ->
        [0] Ось-ось почнеться
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
lobby-move-number = Хід { $number }
lobby-ended-won = Перемога, { $ago }
lobby-ended-lost = Поразка, { $ago }
lobby-ended-drawn = Нічия, { $ago }
lobby-ended-played = Завершено { $ago }
lobby-ended-aborted = Скасовано, { $ago }

## Setting a match up

setup-clock-other = Власний
setup-clock-kind = Контроль часу
setup-clock-kind-game = На партію
setup-clock-kind-move = На хід
setup-clock-kind-days = Дні на хід
setup-clock-minutes = Хвилин кожному
setup-clock-seconds = Секунд на хід
setup-clock-days-count = Днів на хід
setup-clock-increment = Секунд додається після кожного ходу
setup-seats = Гравці
setup-count = Кількість гравців
setup-who = Хто грає
setup-options = Правила
setup-table = Налаштування столу
setup-listed = Відкритий стіл
setup-listed-about = Будь-хто може знайти цей стіл і приєднатися. Якщо вимкнено, потрібне посилання.
setup-family = Сімейний стіл
setup-family-about = Підказки для всіх і без чату. Додайте фору, щоб діти й новачки мали рівні шанси.
setup-rated = Рейтингова партія
setup-rated-about = Кожному потрібен акаунт, і кожен може зайняти лише одне місце.
setup-rated-account = Увійдіть, щоб грати рейтингові партії. Акаунт потрібен кожному за столом.
setup-handicap = Фора
setup-handicap-about = Сильніші гравці починають без деяких своїх найбільших фігур. Партії з форою не рейтингові.
setup-handicap-count = { $count ->
    [0] Усі фігури
    [one] Без { $count } фігури
    [few] Без { $count } фігур
    [many] Без { $count } фігур
   *[other] Без { $count } фігур
  }
setup-chat = Чат
setup-chat-presets = Готові фрази
setup-chat-free = Вільний текст
setup-chat-off = Вимкнено
setup-clash = Ці налаштування несумісні. Будь ласка, змініть одне з них.
setup-clash-heights = На такій дошці грати не можна. З’єднайте всі її квадрати й використайте від 2 до 512 кубиків.
setup-step-rules = Годинник і правила
heights-about = Виберіть висоту, потім натискайте на квадрати або проведіть по них. 0 робить дірку.
heights-board = Ваша дошка
heights-square = { $square }, висота { $height }
heights-columns = Стовпці
heights-columns-count = { $count ->
    [one] { $count } стовпець
    [few] { $count } стовпці
    [many] { $count } стовпців
   *[other] { $count } стовпця
  }
heights-columns-fewer = Прибрати стовпець
heights-columns-more = Додати стовпець
heights-rows = Ряди
heights-rows-count = { $count ->
    [one] { $count } ряд
    [few] { $count } ряди
    [many] { $count } рядів
   *[other] { $count } ряду
  }
heights-rows-fewer = Прибрати ряд
heights-rows-more = Додати ряд
setup-play = Грати
setup-open = Відкрити стіл
setup-rules = Як грати у «{ $game }»
setup-seat-me = { $name }
setup-seat-beside-me = Хтось іще за цим екраном
setup-seat-name = Ім’я гравця { $number }
setup-seat-open = Відкрите для інших
setup-seat-number = Гравець { $seat }
setup-seat-of-colours = Гравець { $seat }, { $colours }
setup-seat-with = у команді з гравцем { $seats }

## Inviting and joining

copy = Копіювати
copied = Скопійовано
copy-failed = Скопіювати не вдалося. Будь ласка, виділіть і скопіюйте вручну.
print = Надрукувати
invite-title = Запросити
invite-about =
    { $count ->
        [one] Є { $count } вільне місце. Зайняти його може будь-хто, хто має посилання.
        [few] Є { $count } вільні місця. Зайняти одне з них може будь-хто, хто має посилання.
        [many] Є { $count } вільних місць. Зайняти одне з них може будь-хто, хто має посилання.
       *[other] Є { $count } вільного місця. Зайняти одне з них може будь-хто, хто має посилання.
    }
invite-link = Посилання на цей стіл
invite-copy = Копіювати посилання
invite-share = Поділитися
invite-camera = QR-код
invite-camera-about = QR-код із посиланням на цей стіл
invite-message = Зіграйте зі мною у «{ $game }».
join-title = Приєднатися до партії «{ $game }»
join-invites = { $name } запрошує вас зіграти у «{ $game }»
join-rule = Кожна фігура має торкатися іншої фігури свого кольору кутом, але ніколи — стороною. Займіть якомога більшу частину дошки.
join-rule-rumis = Кожна фігура має торкатися іншої фігури свого кольору. За кожен квадрат вашого кольору, видимий згори, дається бал.
join-rule-triominos = Числа, які зустрічаються, мають бути однаковими. Числа на фішках, які ви кладете, — це ваші бали.
join-there = Уже тут: { $names }.
join-nobody = Поки ніхто не приєднався.
join-which = Виберіть місце
join-sit = Зайняти це місце
join-watch = Дивитися партію
join-own = Відкрити свій стіл
join-full = За цим столом місць немає
join-full-text =
    { $count ->
        [1] Місце зайняте.
        [one] Зайняте { $count } місце.
        [few] Усі { $count } місця зайняті.
        [many] Усі { $count } місць зайняті.
       *[other] Усі { $count } місця зайняті.
    } Можна дивитися або відкрити свій стіл із тими самими правилами.

## Looking for an opponent

search-title = { $count ->
    [one] Шукаємо суперника
    [few] Шукаємо ще { $count } гравців
    [many] Шукаємо ще { $count } гравців
   *[other] Шукаємо ще { $count } гравця
  }
search-time = Час пошуку: { $time }
search-usual = Звичайне очікування: близько { $time }.
search-usual-unknown = Поки не знаємо, скільки це триватиме. Останнім часом так почалося замало партій.
search-nobody = Зараз більше ніхто не шукає партію.
search-others = { $count ->
    [one] Партію шукає ще { $count } людина:
    [few] Партію шукають ще { $count } людини:
    [many] Партію шукають ще { $count } людей:
   *[other] Партію шукають ще { $count } людини:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Поки зіграти з комп’ютером
search-meanwhile-about = Пошук триває. Ми повідомимо, коли хтось приєднається.
search-stop = Зупинити пошук
search-goes-on = Досі шукаємо партію «{ $game }»
search-back = Показати пошук
search-found = Ваша партія «{ $game }» може початися. Суперника знайдено.
search-go = Перейти до партії

## Lists of games

games-title = Ваші партії
games-running = Поточні
games-finished = Завершені
games-remove = Прибрати зі списку
games-remove-back = Повернеться, якщо хтось зробить хід.
games-empty = Партій поки немає
games-empty-text = Тут з’являться партії, які ви почнете або до яких приєднаєтеся. Вони зберігаються на цьому пристрої, навіть без акаунта.
games-export = Завантажити свої партії
games-export-about = Усі ваші партії в одному файлі, щоб зберегти або відкрити в інших програмах.
watch-all = Усі ігри
watch-waiting = Чекають на гравців
watch-playing = Триває гра
watch-empty = Зараз відкритих партій немає
watch-empty-text = Відкрийте загальнодоступний стіл, щоб інші могли приєднатися. Партії за посиланням залишаються закритими.
watch-open = Відкрити стіл

## The best players

players-best = Найкращі гравці: { $game }
players-place = Місце
players-name = Ім’я
players-rating = Рейтинг
players-games = Партії
players-empty = У «{ $game }» ще ніхто не має рейтингу
players-empty-text = Зіграйте рейтингову партію й відкрийте таблицю.

## What can go wrong

error-match-bad-plan = Ці налаштування несумісні. Будь ласка, змініть одне з них.
error-match-seat-taken = Це місце щойно зайняв хтось інший. Будь ласка, виберіть інше.
error-match-unknown = Ми не знайшли цього столу. Можливо, партію скасували.
start-what = Сім настільних ігор для компанії від однієї до шести людей: по черзі кладіть фігури, займайте місце й не лишайте його іншим.
start-free = Грайте з комп’ютером, з друзями або з будь-ким онлайн. Безкоштовно. Без акаунта, без реклами.
start-players = Гравці
start-players-about = Рейтинги й списки найкращих
start-watch = Дивитися
start-watch-about = Партії наживо й записи
start-tournaments = Турніри
start-tournaments-about = Беріть участь або проводьте свої

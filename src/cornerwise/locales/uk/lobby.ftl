## The start page

start-hero = Зустріньмося в кутах.
start-play-now = Грати
start-play-now-about = { $game } проти рівня { $level }
start-games = Ігри
sort-by = Сортування
sort-usual = Звичайний порядок
sort-minutes = Тривалість
sort-age = Вік
sort-players = Кількість гравців
start-live = Зараз грають
start-live-who = { $game }: { $who }
start-sample = Подивіться, як грають інші
start-waiting = Чекають на вас
start-running = Ваші партії
start-all-mine = Усі ваші партії
start-more = Ще
start-puzzles = Задачі
start-puzzles-about = Розмістити всі фігури самотужки
start-designs = Візерунки
start-designs-about = Викладайте будь-які картини
start-learn = Вчитися
start-learn-about = Правила й перші кроки
start-games-about = Поточні й завершені

## Ways of playing

mode-computer = Комп’ютер
mode-computer-about = дев’ять рівнів
mode-computer-title = Гра з комп’ютером
mode-friends = Друзі
mode-friends-about = за посиланням
mode-friends-title = Запросити друзів
mode-anyone = Будь-хто
mode-anyone-about = хто зараз тут
mode-anyone-title = Знайти суперника
mode-screen = Один екран
mode-screen-about = передавати по колу
mode-screen-title = За одним екраном
lobby-game = Гра
lobby-kind = Яка саме
lobby-mode = З ким
lobby-strength = Сила
lobby-anyone-clock = Ви зустрінетеся з тими, хто вибрав такий самий годинник.
lobby-begin-computer = Грати
lobby-begin-friends = Відкрити стіл
lobby-begin-anyone = Знайти суперника
lobby-begin-screen = Грати
lobby-more-choices = Інші налаштування
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
lobby-open-seats = { $count ->
    [1] вільне місце
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільні місця
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
lobby-your-turn-left = Ваш хід, лишилося { $time }
lobby-their-turn = Ходить { $name }
lobby-running = Триває гра
lobby-paused = Пауза
lobby-awaits-players = { $count ->
    [0] Ось-ось почнеться
    [1] Вільне одне місце
    [one] Вільне { $count } місце
    [few] Вільні { $count } місця
    [many] Вільно { $count } місць
   *[other] Вільні { $count } місця
  }
lobby-move-number = Хід { $number }
lobby-ended-won = Перемога, { $ago }
lobby-ended-lost = Поразка, { $ago }
lobby-ended-drawn = Нічия, { $ago }
lobby-ended-played = Завершено { $ago }
lobby-ended-aborted = Скасовано, { $ago }

## Setting a match up

setup-clock-other = Інший
setup-clock-kind = Час
setup-clock-kind-game = На партію
setup-clock-kind-move = На кожен хід
setup-clock-kind-days = Дні на кожен хід
setup-clock-minutes = Хвилин кожному
setup-clock-seconds = Секунд на хід
setup-clock-days-count = Днів на хід
setup-clock-increment = Додаток після кожного ходу, секунд
setup-seats = Місця
setup-options = Правила цієї гри
setup-table = Про стіл
setup-listed = У загальному списку
setup-listed-about = Будь-хто може знайти стіл і сісти за нього. Інакше лише ті, хто має посилання.
setup-family = Сімейний стіл
setup-family-about = Підказки для всіх і без чату. Дітям і новачкам можна дати фору.
setup-rated = На рейтинг
setup-rated-about = Кожному потрібен обліковий запис, і кожен грає за одне місце.
setup-rated-account = Лише з обліковим записом і коли за столом різні люди.
setup-handicap = Фора
setup-handicap-about = Хто грає краще, обходиться без деяких найбільших фігур. Така партія не йде в рейтинг.
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
setup-chat-off = Без чату
setup-clash = Це не поєднується.
setup-play = Грати
setup-open = Відкрити стіл
setup-rules = Як грати у «{ $game }»
setup-seat-me = { $name }
setup-seat-beside-me = Хтось за цим екраном
setup-seat-name = Ім’я гравця { $number }
setup-seat-open = Відкрите для інших
setup-seat-number = Місце { $seat }
setup-seat-of-colours = Місце { $seat }, { $colours }
setup-seat-with = разом із місцем { $seats }

## Inviting and joining

copy = Копіювати
copied = Скопійовано
copy-failed = Скопіюйте, будь ласка, вручну
print = Друк
invite-title = Запрошення
invite-about = { $count ->
    [1] Вільне одне місце. Його може зайняти будь-хто, хто має посилання.
    [one] Вільне { $count } місце. Зайняти його може будь-хто, хто має посилання.
    [few] Вільні { $count } місця. Зайняти одне з них може будь-хто, хто має посилання.
    [many] Вільно { $count } місць. Зайняти одне з них може будь-хто, хто має посилання.
   *[other] Вільні { $count } місця. Зайняти одне з них може будь-хто, хто має посилання.
  }
invite-link = Посилання на цей стіл
invite-copy = Копіювати посилання
invite-share = Поділитися
invite-camera = Для камери
invite-camera-about = Посилання на цей стіл, яке прочитає камера
invite-message = Зіграйте зі мною у «{ $game }».
join-title = Місце за столом «{ $game }»
join-there = За столом: { $names }.
join-nobody = Тут ще нікого немає.
join-which = Яке місце
join-sit = Зайняти це місце
join-watch = Дивитися партію
join-own = Відкрити свій стіл
join-full = За цим столом місць немає
join-full-text = { $count ->
    [1] Місце зайняте.
    [one] Зайняте { $count } місце.
    [few] Зайнято всі { $count } місця.
    [many] Зайнято всі { $count } місць.
   *[other] Зайнято всі { $count } місця.
  } Можна дивитися або відкрити свій стіл із тими самими правилами.

## Lists of games

games-title = Ваші партії
games-running = Тривають
games-finished = Завершені
games-empty = Перший кут вільний
games-empty-text = Тут з’являться партії, які ви почнете або до яких приєднаєтеся. Вони залишаться на цьому пристрої й без облікового запису.
games-export = Забрати із собою
games-export-about = Усі ваші партії в одному файлі, для інших програм або на потім.
watch-all = Усі партії
watch-waiting = Чекають на гравців
watch-playing = Триває гра
watch-empty = Зараз ніхто не грає відкрито
watch-empty-text = Відкрийте стіл у загальному списку, і хтось може приєднатися. Партії за посиланням залишаються закритими.
watch-open = Відкрити стіл

## The best players

players-best = Найкращі гравці у «{ $game }»
players-place = Місце
players-name = Ім’я
players-rating = Рейтинг
players-games = Партії
players-empty = У «{ $game }» ще ніхто не має рейтингу
players-empty-text = Початок покладуть двоє з обліковими записами, зігравши на рейтинг.

## What can go wrong

error-match-bad-plan = Ці налаштування не поєднуються.
error-match-seat-taken = Це місце щойно зайняли.
error-match-unknown = Такого столу немає. Можливо, партію скасували.

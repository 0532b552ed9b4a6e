## Watching games, and the screen for clubs and fairs

watch-featured = Найкращі партії зараз
watch-finished = Щойно завершені
watch-none-now = Зараз ніхто не грає відкритих партій.
watch-none-fits = Зараз немає партій, що відповідають цим фільтрам.
watch-lost = Зв’язок втрачено. Відновлюємо…
watch-viewers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
  }
watch-see-all = { $count ->
    [0] Дивитися
    [one] Дивитися { $count } партію
    [few] Дивитися { $count } партії
    [many] Дивитися { $count } партій
   *[other] Дивитися { $count } партії
  }
watch-join = Приєднатися
watch-speed = Годинник
watch-speed-any = Будь-який годинник
watch-speed-clock = З годинником
watch-speed-none = Без годинника
watch-speed-days = Дні на хід
watch-rated-only = Лише рейтингові партії

## Following a player from game to game

watch-follow = Стежити за гравцем { $name }
watch-following = Ви стежите за гравцем { $name }
watch-unfollow = Перестати стежити
watch-nothing-yet = { $name } зараз не грає відкритих партій. Наступна партія з’явиться тут.
watch-next-soon = Цю партію завершено. Наступна партія гравця { $name } з’явиться тут.

## Tournaments that can be joined

watch-tournaments = Найближчі турніри
watch-all-tournaments = Усі турніри
watch-no-tournaments = Зараз немає турнірів, до яких можна приєднатися.

## The screen for clubs and fairs

watch-tv = Режим ТБ
watch-kind-live = Наживо
watch-kind-replay = Запис
watch-kind-computer = Партія комп’ютера
watch-won = Перемога: { $names }
watch-drawn = Нічия
watch-play-too = Зіграйте й ви
watch-code = QR-код з адресою цього сайту
watch-full = На весь екран
watch-leave-tv = Вийти з режиму ТБ

## Sharing a game, and its score sheet on paper

share-embed = Копіювати код для вставлення
share-animation = Анімація
share-animation-about = уся партія у форматі WebP
share-sheet = Бланк партії
share-sheet-about = для друку: дошка, бали й ходи
paper-title = Бланк партії
paper-print = Надрукувати
paper-back = Назад до результату
paper-player = Гравець
paper-points = Бали
paper-moves = Ходи

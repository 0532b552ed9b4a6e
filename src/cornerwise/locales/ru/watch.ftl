## Watching games, and the screen for clubs and fairs

watch-featured = Лучшие партии сейчас
watch-finished = Только что завершены
watch-none-now = Сейчас никто не играет открытых партий.
watch-none-fits = Сейчас нет партий, подходящих под эти фильтры.
watch-lost = Связь потеряна. Восстанавливаем…
watch-viewers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
  }
watch-see-all = { $count ->
    [0] Смотреть
    [one] Смотреть { $count } партию
    [few] Смотреть { $count } партии
    [many] Смотреть { $count } партий
   *[other] Смотреть { $count } партии
  }
watch-join = Присоединиться
watch-speed = Часы
watch-speed-any = Любые часы
watch-speed-clock = С часами
watch-speed-none = Без часов
watch-speed-days = Дни на ход
watch-rated-only = Только рейтинговые партии

## Following a player from game to game

watch-follow = Следить за игроком { $name }
watch-following = Вы следите за игроком { $name }
watch-unfollow = Перестать следить
watch-nothing-yet = { $name } сейчас не играет открытых партий. Следующая партия появится здесь.
watch-next-soon = Эта партия окончена. Следующая партия игрока { $name } появится здесь.

## Tournaments that can be joined

watch-tournaments = Ближайшие турниры
watch-all-tournaments = Все турниры
watch-no-tournaments = Сейчас нет турниров, к которым можно присоединиться.

## The screen for clubs and fairs

watch-tv = Режим ТВ
watch-kind-live = Прямой эфир
watch-kind-replay = Запись
watch-kind-computer = Партия компьютера
watch-won = Победа: { $names }
watch-drawn = Ничья
watch-play-too = Сыграйте и вы
watch-code = QR-код с адресом этого сайта
watch-full = Во весь экран
watch-leave-tv = Выйти из режима ТВ

## Sharing a game, and its score sheet on paper

share-embed = Копировать код для вставки
share-animation = Анимация
share-animation-about = вся партия в формате WebP
share-sheet = Бланк партии
share-sheet-about = для печати: доска, очки и ходы
paper-title = Бланк партии
paper-print = Распечатать
paper-back = Назад к результату
paper-player = Игрок
paper-points = Очки
paper-moves = Ходы

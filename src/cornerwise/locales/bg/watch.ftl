## Watching games, and the screen for clubs and fairs

watch-featured = Най-добрите игри в момента
watch-finished = Току-що завършили
watch-none-now = В момента никой не играе публична игра.
watch-none-fits = В момента няма игра, която отговаря на тези филтри.
watch-lost = Връзката прекъсна. Свързваме се отново…
watch-viewers = { $count ->
    [one] 1 зрител
   *[other] { $count } зрители
  }
watch-see-all = { $count ->
    [0] Гледай
    [one] Гледай 1 игра
   *[other] Гледай { $count } игри
  }
watch-join = Включи се
watch-speed = Часовник
watch-speed-any = Всякакъв часовник
watch-speed-clock = С часовник
watch-speed-none = Без часовник
watch-speed-days = Дни на ход
watch-rated-only = Само игри за рейтинг

## Following a player from game to game

watch-follow = Следвай { $name }
watch-following = Следваш { $name }
watch-unfollow = Спри да следваш
watch-nothing-yet = { $name } не играе публична игра в момента. Следващата игра ще се появи тук.
watch-next-soon = Тази игра свърши. Следващата игра на { $name } ще се появи тук.

## Tournaments that can be joined

watch-tournaments = Турнири, които започват скоро
watch-all-tournaments = Всички турнири
watch-no-tournaments = В момента няма турнири, в които можеш да се включиш.

## The screen for clubs and fairs

watch-tv = ТВ режим
watch-kind-live = На живо
watch-kind-replay = Запис
watch-kind-computer = Игра на компютъра
watch-won = Победа: { $names }
watch-drawn = Равенство
watch-play-too = Играй и ти
watch-code = QR код с адреса на този сайт
watch-full = Цял екран
watch-leave-tv = Излез от ТВ режима

## Sharing a game, and its score sheet on paper

share-embed = Копирай код за вграждане
share-animation = Анимирана картинка
share-animation-about = цялата игра като WebP
share-sheet = Протокол на играта
share-sheet-about = за печат: дъска, точки и ходове
paper-title = Протокол на играта
paper-print = Отпечатай
paper-back = Обратно към резултата
paper-player = Играч
paper-points = Точки
paper-moves = Ходове

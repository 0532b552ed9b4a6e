## Результат

result-page = Результат
result-open = Партія триває
result-by-resigned = Інші здалися.
result-by-time = В інших вийшов час.
result-by-left = Інші встали з-за столу.
result-you-resigned = Ви здалися.
result-you-time = Ваш час вийшов.
result-you-left = Ви покинули місце.
result-dropped = { $name }: { $how }
result-by-draw = Так домовилися гравці.
result-all-placed = { $colour }: усі фігури на дошці.
result-solo-done = Усі фігури на дошці
result-solo-short = Не всі фігури знайшли місце
over-replay = Перегляд

## Рахунок кожного місця

sum-won = перемога
sum-deal = Роздача { $deal }
sum-together = Разом із партнером
sum-nobody = Нічий колір
sum-nobody-text = Ним ходили всі по черзі. Він не зараховується.
sheet-left = Лишилася фігура { $piece }{ $count ->
    [1] {""}
    [one] , { $count } шт.
    [few] , { $count } шт.
    [many] , { $count } шт.
   *[other] , { $count } шт.
  }
sheet-cells-placed = { $count ->
    [one] { $count } закрита клітинка
    [few] { $count } закриті клітинки
    [many] { $count } закритих клітинок
   *[other] { $count } закриті клітинки
  }
sheet-pieces-placed = { $count ->
    [one] { $count } розміщена фігура
    [few] { $count } розміщені фігури
    [many] { $count } розміщених фігур
   *[other] { $count } розміщені фігури
  }
sheet-seen = { $count ->
    [one] { $count } квадрат видно згори
    [few] { $count } квадрати видно згори
    [many] { $count } квадратів видно згори
   *[other] { $count } квадрати видно згори
  }
sheet-all-placed = Усі фігури розміщено
sheet-single-last = Одинична клітинка — останньою
sheet-tile = { $count ->
    [one] { $count } покладена фішка
    [few] { $count } покладені фішки
    [many] { $count } покладених фішок
   *[other] { $count } покладені фішки
  }
sheet-bridge = { $count ->
    [one] { $count } міст
    [few] { $count } мости
    [many] { $count } мостів
   *[other] { $count } мости
  }
sheet-hexagon = { $count ->
    [one] { $count } замкнений шестикутник
    [few] { $count } замкнені шестикутники
    [many] { $count } замкнених шестикутників
   *[other] { $count } замкнені шестикутники
  }
sheet-opening-triple = Початок із трьома рівними числами
sheet-opening-zero = Початок із трьома нулями
sheet-out = Покладено останню фішку
sheet-draw = { $count ->
    [one] { $count } узята фішка
    [few] { $count } узяті фішки
    [many] { $count } узятих фішок
   *[other] { $count } узяті фішки
  }
sheet-third-draw = { $count ->
    [1] Третя фішка, яка не підійшла
    [one] { $count } третя фішка, яка не підійшла
    [few] { $count } треті фішки, які не підійшли
    [many] { $count } третіх фішок, які не підійшли
   *[other] { $count } треті фішки, які не підійшли
  }
sheet-hands = Фішки, що лишилися на руках

## Розбір

review-title = Розбір
review-about = Вставте партію, і комп’ютер розповість, як вона йшла, чого був вартий кожен хід і що було б краще.
review-progress = { $done ->
    [0] Комп’ютер дивиться партію
   *[other] Переглянуто ходів: { $done } з { $total }
  }
review-progress-text = Тим часом можна пройти партію. Якщо піти зі сторінки, робота зупиниться.
review-quantity = Що показують лінії
review-margins = Перевага в балах
review-shares = Шанси на перемогу
review-graph = Стан партії після кожного ходу
review-as-table = Таблицею
review-as-graph = Графіком
review-table = Стан партії після кожного ходу, таблицею
review-move = Перед ходом
review-before = { $ply }: { $move }
review-end = Кінець
review-errors = ± — межі, у яких пошук у шістнадцять разів довший закінчується 95 разів зі 100. Значення без ± точне.
review-at = Після { $ply ->
    [0] підготовки
    [one] { $ply } ходу
    [few] { $ply } ходів
    [many] { $ply } ходів
   *[other] { $ply } ходів
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Переломні ходи
review-no-turning = Жоден хід не коштував дорого. Усі зіграли добре.
review-lost-margins = втрачено балів порівняно з найкращим ходом
review-move-of = Хід { $number }, { $name }
review-instead = { $move }; краще було { $better }
review-better = Краще: { $move }
review-was-best = Комп’ютер не знайшов нічого кращого.
review-choose = Виберіть хід, щоб побачити, що було б краще.
review-line = Як могла б піти гра
review-line-show = Показати варіант
review-line-one = Показати хід
review-line-hide = Сховати варіант
review-line-back = На хід варіанта назад
review-line-on = На хід варіанта вперед
review-line-at = { $step } з { $count }
move-lays = { $piece } на { $cell }
move-lays-tile = фішка { $tile }
move-keep = залишити колір
move-swap = помінятися кольорами
move-draw = узяти фішку
move-pass = спасувати

## Перегляд

replay-title = Перегляд
replay-about = Вставте партію й дивіться її хід за ходом.
replay-slider = Місце в партії
replay-where = { $ply ->
    [0] Перед першим ходом, усього { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходи
      }
   *[other] Хід { $ply } з { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Пуск
replay-pause = Пауза
replay-end = У кінець
replay-speed = Швидкість
replay-times = { $speed } ×
replay-next = зараз ходить

## Партії ззовні

doors = Партії ззовні
door-review = Розібрати партію
door-replay = Переглянути партію
head-back = Назад
record-label = Партія як .blksgf або JSON
record-open = Відкрити
record-file = Вибрати файл
record-other = Інша партія
record-hint = Можна й перетягнути файл сюди. На сервері нічого не зберігається.
record-none = У цьому тексті немає партії.
record-which = Партій: { $count }. Котру?

## Узяти із собою

export-title = Поділитися й зберегти
export-share = Поділитися
export-link = Копіювати посилання
export-blksgf = Файл .blksgf
export-blksgf-text = для інших програм із цими іграми
export-json = Запис JSON
export-json-text = усе, щоб знову відкрити тут
export-svg = Картинка SVG
export-svg-text = чітка в будь-якому розмірі
export-png = Картинка PNG
export-png-text = для повідомлень і сторінок

## Редактор

editor-moves = { $count ->
    [0] Покладіть першу фігуру
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходи
  }
editor-over = Партію завершено
editor-over-text = Більше ніхто не може ходити.
editor-computer = Ходить комп’ютер
editor-review = Розібрати
editor-found = Як пішов би комп’ютер
editor-value = { $margin } · { $share } %
editor-make = Зробити хід { $letter }
editor-game = Гра
editor-which = Яка гра
editor-game-kind = { $game }, { $kind }
editor-begin = Почати спочатку

## Результат

result-page = Результат
result-open = Партія триває
result-by-resigned = Інші здалися.
result-by-time = В інших вийшов час.
result-by-left = Інші вийшли з партії.
result-you-resigned = Ви здалися.
result-you-time = Ваш час вийшов.
result-you-left = Ви вийшли з партії.
result-dropped = { $name }: { $how }
result-by-draw = Гравці погодилися на нічию.
result-all-placed = { $colour }: розміщено всі фігури.
result-solo-done = Усі фігури на дошці
result-solo-short = Розміщено не всі фігури
over-replay = Дивитися запис

## Рахунок кожного місця

sum-won = перемога
sum-deal = Роздача { $deal }
sum-together = Сума команди
sum-nobody = Спільний колір
sum-nobody-text = Його клали всі по черзі. Він не зараховується.
sheet-left = Лишилася фігура { $piece }{ $count ->
    [1] {""}
    [one] , { $count } шт.
    [few] , { $count } шт.
    [many] , { $count } шт.
   *[other] , { $count } шт.
  }
sheet-cells-placed =
    { $count ->
        [one] { $count } закритий квадрат
        [few] { $count } закриті квадрати
        [many] { $count } закритих квадратів
       *[other] { $count } закритого квадрата
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
sheet-single-last = Найменшу фігуру покладено останньою
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
sheet-hexagon =
    { $count ->
        [one] { $count } завершений шестикутник
        [few] { $count } завершені шестикутники
        [many] { $count } завершених шестикутників
       *[other] { $count } завершеного шестикутника
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
sheet-third-draw =
    { $count ->
        [1] Узято третю фішку, жодної не покладено
        [one] Узято третю фішку, жодної не покладено: { $count } раз
        [few] Узято третю фішку, жодної не покладено: { $count } рази
        [many] Узято третю фішку, жодної не покладено: { $count } разів
       *[other] Узято третю фішку, жодної не покладено: { $count } раза
    }
sheet-hands = Фішки, що лишилися на руках

## Розбір

review-title = Розбір
review-about = Вставте партію. Комп’ютер покаже, як вона йшла, чого був вартий кожен хід і що було б краще.
review-progress =
    { $done ->
        [0] Аналіз партії…
       *[other] Аналіз: готово ходів { $done } з { $total }
    }
review-progress-text = Тим часом можна пройти партію. Якщо піти з цієї сторінки, аналіз зупиниться.
review-quantity = Що показує графік
review-margins = Перевага в балах
review-shares = Шанси на перемогу
review-graph = Стан партії після кожного ходу
review-as-table = Показати таблицею
review-as-graph = Показати графіком
review-table = Стан партії після кожного ходу, таблицею
review-move = Наступний хід
review-before = { $ply }: { $move }
review-end = Кінець
review-errors = ± — похибка: пошук у 16 разів довший укладається в неї 95 разів зі 100. Значення без ± точне.
review-at = { $ply ->
    [0] На початку
    [one] Після { $ply } ходу
    [few] Після { $ply } ходів
    [many] Після { $ply } ходів
   *[other] Після { $ply } ходів
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Переломні ходи
review-no-turning = Жоден хід не коштував дорого. Усі зіграли добре.
review-lost-margins = втрачено балів порівняно з найкращим ходом
review-move-of = Хід { $number }, { $name }
review-instead = { $move }. Краще: { $better }
review-better = Краще: { $move }
review-was-best = Комп’ютер не знайшов нічого кращого.
review-choose = Виберіть хід, щоб побачити, що було б краще.
review-line = Як могла б продовжитися партія
review-line-show = Показати ходи
review-line-one = Показати хід
review-line-hide = Сховати ходи
review-line-back = Попередній із цих ходів
review-line-on = Наступний із цих ходів
review-line-at = { $step } з { $count }
move-lays = { $piece } на { $cell }
move-lays-tile = фішка { $tile }
move-keep = залишити колір
move-swap = помінятися кольорами
move-draw = узяти фішку
move-pass = спасувати

## Перегляд

replay-title = Запис партії
replay-about = Вставте партію й дивіться її хід за ходом.
replay-slider = Позиція в партії
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
replay-play = Відтворити
replay-pause = Призупинити
replay-end = Перейти в кінець
replay-speed = Швидкість
replay-times = { $speed } ×
replay-next = ходить

## Партії ззовні

doors = Відкрити партію
door-review = Розібрати партію
door-replay = Дивитися запис партії
head-back = Назад
record-label = Партія як .blksgf або JSON
record-open = Відкрити
record-file = Вибрати файл
record-other = Інша партія
record-hint = Можна й перетягнути файл сюди. На сервері нічого не зберігається.
record-none = У цьому тексті немає партії. Будь ласка, вставте файл .blksgf або JSON.
record-which = Знайдено партій: { $count }. Виберіть одну.

## Узяти із собою

export-title = Поділитися й зберегти
export-share = Поділитися
export-link = Копіювати посилання
export-text = Копіювати як текст
export-blksgf = Файл .blksgf
export-blksgf-text = для інших програм
export-json = Запис JSON
export-json-text = усе, щоб знову відкрити тут
export-svg = Картинка SVG
export-svg-text = чітка в будь-якому розмірі
export-png = Картинка PNG
export-png-text = для повідомлень і вебсторінок

## The analysis board

analysis-title = Дошка аналізу
analysis-parts = Що показати
analysis-pieces = Фігури
analysis-lines = Найкращі ходи
analysis-moves = Ходи
analysis-no-moves = Покладіть фігуру за будь-яку сторону. Тут з’являться ваші ходи й усі варіанти, які ви спробуєте.
analysis-searched = { $count ->
    [one] пораховано { $count } позицію
    [few] пораховано { $count } позиції
    [many] пораховано { $count } позицій
   *[other] пораховано { $count } позиції
  }
analysis-exact = Пораховано до кінця партії
analysis-bar = Шанси на перемогу: { $chances }
analysis-bar-empty = Шанси на перемогу
analysis-promote = Зробити головним варіантом
analysis-remove = Видалити цей хід і все після нього
analysis-menu = Ще
analysis-new = Новий аналіз
analysis-paste = Вставити ходи або партію
analysis-paste-text = По одному ходу на рядок, посилання або партія як .blksgf чи JSON.
analysis-by-moves = Фішки беруть із запасу, тому позиція складається з ходів. Зіграйте їх на столі або вставте.
analysis-saved = Збережено на цьому пристрої
analysis-forget = Видалити цей аналіз
analysis-from-here = Аналізувати звідси
arrange-title = Розставити позицію
arrange-ready = Правила дозволяють цю позицію.
arrange-broken = Поки неможливо
arrange-missing = { $colour }: бракує фігури. Кольори ходять по черзі.
arrange-turn = Чий хід
arrange-turn-any = За правилами
arrange-turn-other = З цими фігурами ходить інший колір.

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
editor-computer = Передати хід комп’ютеру
editor-review = Розібрати цю партію
editor-found = Найкращі ходи
editor-value = { $margin } · { $share } %
editor-make = Зробити хід { $letter }
editor-game = Гра
editor-which = Виберіть гру
editor-game-kind = { $game }, { $kind }
editor-begin = Почати спочатку

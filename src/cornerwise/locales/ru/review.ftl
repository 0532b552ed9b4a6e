## Результат

result-page = Результат
result-open = Партия продолжается
result-by-resigned = Остальные сдались.
result-by-time = У остальных вышло время.
result-by-left = Остальные ушли из-за стола.
result-you-resigned = Вы сдались.
result-you-time = Ваше время вышло.
result-you-left = Вы покинули место.
result-dropped = { $name }: { $how }
result-by-draw = Так договорились игроки.
result-all-placed = { $colour }: все фигуры на доске.
result-solo-done = Все фигуры на доске
result-solo-short = Не все фигуры нашли место
over-replay = Просмотр

## Счёт каждого места

sum-won = победа
sum-deal = Раздача { $deal }
sum-together = Вместе с партнёром
sum-nobody = Ничей цвет
sum-nobody-text = Им ходили все по очереди. Он не засчитывается.
sheet-left = Осталась фигура { $piece }{ $count ->
    [1] {""}
    [one] , { $count } шт.
    [few] , { $count } шт.
    [many] , { $count } шт.
   *[other] , { $count } шт.
  }
sheet-cells-placed = { $count ->
    [one] { $count } закрытая клетка
    [few] { $count } закрытые клетки
    [many] { $count } закрытых клеток
   *[other] { $count } закрытые клетки
  }
sheet-pieces-placed = { $count ->
    [one] { $count } размещённая фигура
    [few] { $count } размещённые фигуры
    [many] { $count } размещённых фигур
   *[other] { $count } размещённые фигуры
  }
sheet-seen = { $count ->
    [one] { $count } квадрат виден сверху
    [few] { $count } квадрата видны сверху
    [many] { $count } квадратов видны сверху
   *[other] { $count } квадрата видны сверху
  }
sheet-all-placed = Все фигуры размещены
sheet-single-last = Одиночная клетка — последней
sheet-tile = { $count ->
    [one] { $count } положенная фишка
    [few] { $count } положенные фишки
    [many] { $count } положенных фишек
   *[other] { $count } положенные фишки
  }
sheet-bridge = { $count ->
    [one] { $count } мост
    [few] { $count } моста
    [many] { $count } мостов
   *[other] { $count } моста
  }
sheet-hexagon = { $count ->
    [one] { $count } замкнутый шестиугольник
    [few] { $count } замкнутых шестиугольника
    [many] { $count } замкнутых шестиугольников
   *[other] { $count } замкнутых шестиугольника
  }
sheet-opening-triple = Начало с тремя равными числами
sheet-opening-zero = Начало с тремя нулями
sheet-out = Положена последняя фишка
sheet-draw = { $count ->
    [one] { $count } взятая фишка
    [few] { $count } взятые фишки
    [many] { $count } взятых фишек
   *[other] { $count } взятые фишки
  }
sheet-third-draw = { $count ->
    [1] Третья фишка, которая не подошла
    [one] { $count } третья фишка, которая не подошла
    [few] { $count } третьи фишки, которые не подошли
    [many] { $count } третьих фишек, которые не подошли
   *[other] { $count } третьи фишки, которые не подошли
  }
sheet-hands = Фишки, оставшиеся на руках

## Разбор

review-title = Разбор
review-about = Вставьте партию, и компьютер расскажет, как она шла, чего стоил каждый ход и что было бы лучше.
review-progress = { $done ->
    [0] Компьютер смотрит партию
   *[other] Просмотрено ходов: { $done } из { $total }
  }
review-progress-text = Тем временем можно пройти по партии. Если уйти со страницы, работа остановится.
review-quantity = Что показывают линии
review-margins = Перевес в очках
review-shares = Шансы на победу
review-graph = Положение после каждого хода
review-as-table = Таблицей
review-as-graph = Графиком
review-table = Положение после каждого хода, таблицей
review-move = Перед ходом
review-before = { $ply }: { $move }
review-end = Конец
review-errors = ± — границы, в которых поиск в шестнадцать раз длиннее заканчивается 95 раз из 100. Значение без ± точное.
review-at = После { $ply ->
    [0] подготовки
    [one] { $ply } хода
    [few] { $ply } ходов
    [many] { $ply } ходов
   *[other] { $ply } ходов
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Переломные ходы
review-no-turning = Ни один ход не обошёлся дорого. Все сыграли хорошо.
review-lost-margins = потеряно очков по сравнению с лучшим ходом
review-move-of = Ход { $number }, { $name }
review-instead = { $move }; лучше было { $better }
review-better = Лучше: { $move }
review-was-best = Компьютер не нашёл ничего лучше.
review-choose = Выберите ход, чтобы увидеть, что было бы лучше.
review-line = Как могла бы пойти игра
review-line-show = Показать вариант
review-line-one = Показать ход
review-line-hide = Скрыть вариант
review-line-back = На ход варианта назад
review-line-on = На ход варианта вперёд
review-line-at = { $step } из { $count }
move-lays = { $piece } на { $cell }
move-lays-tile = фишка { $tile }
move-keep = оставить цвет
move-swap = поменяться цветами
move-draw = взять фишку
move-pass = спасовать

## Просмотр

replay-title = Просмотр
replay-about = Вставьте партию и смотрите её ход за ходом.
replay-slider = Место в партии
replay-where = { $ply ->
    [0] Перед первым ходом, всего { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
      }
   *[other] Ход { $ply } из { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Пуск
replay-pause = Пауза
replay-end = В конец
replay-speed = Скорость
replay-times = { $speed } ×
replay-next = сейчас ходит

## Партии со стороны

doors = Партии со стороны
door-review = Разобрать партию
door-replay = Просмотреть партию
head-back = Назад
record-label = Партия в виде .blksgf или JSON
record-open = Открыть
record-file = Выбрать файл
record-other = Другая партия
record-hint = Можно и перетащить файл сюда. На сервере ничего не хранится.
record-none = В этом тексте нет партии.
record-which = Партий: { $count }. Которую?

## Взять с собой

export-title = Поделиться и сохранить
export-share = Поделиться
export-link = Копировать ссылку
export-blksgf = Файл .blksgf
export-blksgf-text = для других программ с этими играми
export-json = Запись JSON
export-json-text = всё, чтобы снова открыть здесь
export-svg = Картинка SVG
export-svg-text = чёткая в любом размере
export-png = Картинка PNG
export-png-text = для сообщений и страниц

## Редактор

editor-moves = { $count ->
    [0] Положите первую фигуру
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
  }
editor-over = Партия окончена
editor-over-text = Больше никто не может ходить.
editor-computer = Ходит компьютер
editor-review = Разобрать
editor-found = Как пошёл бы компьютер
editor-value = { $margin } · { $share } %
editor-make = Сделать ход { $letter }
editor-game = Игра
editor-which = Какая игра
editor-game-kind = { $game }, { $kind }
editor-begin = Начать заново

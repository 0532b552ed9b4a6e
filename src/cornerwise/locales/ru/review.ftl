## Результат

result-page = Результат
result-open = Партия идёт
result-by-resigned = Остальные сдались.
result-by-time = У остальных вышло время.
result-by-left = Остальные вышли из партии.
result-you-resigned = Вы сдались.
result-you-time = Ваше время вышло.
result-you-left = Вы вышли из партии.
result-dropped = { $name }: { $how }
result-by-draw = Игроки согласились на ничью.
result-all-placed = { $colour }: размещены все фигуры.
result-solo-done = Все фигуры на доске
result-solo-short = Размещены не все фигуры
over-replay = Смотреть запись

## Счёт каждого места

sum-won = победа
sum-deal = Раздача { $deal }
sum-together = Сумма команды
sum-nobody = Общий цвет
sum-nobody-text = Его клали все по очереди. Он не засчитывается.
sheet-left = Осталась фигура { $piece }{ $count ->
    [1] {""}
    [one] , { $count } шт.
    [few] , { $count } шт.
    [many] , { $count } шт.
   *[other] , { $count } шт.
  }
sheet-cells-placed =
    { $count ->
        [one] { $count } закрытый квадрат
        [few] { $count } закрытых квадрата
        [many] { $count } закрытых квадратов
       *[other] { $count } закрытых квадрата
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
sheet-single-last = Самая маленькая фигура — последней
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
sheet-hexagon =
    { $count ->
        [one] { $count } завершённый шестиугольник
        [few] { $count } завершённых шестиугольника
        [many] { $count } завершённых шестиугольников
       *[other] { $count } завершённых шестиугольника
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
sheet-third-draw =
    { $count ->
        [1] Взята третья фишка, ни одна не положена
        [one] Взята третья фишка, ни одна не положена: { $count } раз
        [few] Взята третья фишка, ни одна не положена: { $count } раза
        [many] Взята третья фишка, ни одна не положена: { $count } раз
       *[other] Взята третья фишка, ни одна не положена: { $count } раза
    }
sheet-hands = Фишки, оставшиеся на руках

## Разбор

review-title = Разбор
review-about = Вставьте партию. Компьютер покажет, как она шла, чего стоил каждый ход и что было бы лучше.
review-progress =
    { $done ->
        [0] Анализ партии…
       *[other] Анализ: готово ходов { $done } из { $total }
    }
review-progress-text = Тем временем можно пройти по партии. Если уйти с этой страницы, анализ остановится.
review-quantity = Что показывает график
review-margins = Перевес в очках
review-shares = Шансы на победу
review-graph = Положение после каждого хода
review-as-table = Показать таблицей
review-as-graph = Показать графиком
review-table = Положение после каждого хода, таблицей
review-move = Следующий ход
review-before = { $ply }: { $move }
review-end = Конец
review-errors = ± — погрешность: поиск в 16 раз дольше укладывается в неё 95 раз из 100. Значение без ± точное.
review-at = { $ply ->
    [0] В начале
    [one] После { $ply } хода
    [few] После { $ply } ходов
    [many] После { $ply } ходов
   *[other] После { $ply } ходов
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Переломные ходы
review-no-turning = Ни один ход не обошёлся дорого. Все сыграли хорошо.
review-lost-margins = потеряно очков по сравнению с лучшим ходом
review-move-of = Ход { $number }, { $name }
review-instead = { $move }. Лучше: { $better }
review-better = Лучше: { $move }
review-was-best = Компьютер не нашёл ничего лучше.
review-choose = Выберите ход, чтобы увидеть, что было бы лучше.
review-line = Как могла бы продолжиться партия
review-line-show = Показать ходы
review-line-one = Показать ход
review-line-hide = Скрыть ходы
review-line-back = Предыдущий из этих ходов
review-line-on = Следующий из этих ходов
review-line-at = { $step } из { $count }
move-lays = { $piece } на { $cell }
move-lays-tile = фишка { $tile }
move-keep = оставить цвет
move-swap = поменяться цветами
move-draw = взять фишку
move-pass = спасовать

## Просмотр

replay-title = Запись партии
replay-about = Вставьте партию и смотрите её ход за ходом.
replay-slider = Позиция в партии
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
replay-play = Запустить
replay-pause = Остановить
replay-end = Перейти в конец
replay-speed = Скорость
replay-times = { $speed } ×
replay-next = ходит

## Партии со стороны

doors = Открыть партию
door-review = Разобрать партию
door-replay = Смотреть запись партии
head-back = Назад
record-label = Партия в виде .blksgf или JSON
record-open = Открыть
record-file = Выбрать файл
record-other = Другая партия
record-hint = Можно и перетащить файл сюда. На сервере ничего не хранится.
record-none = В этом тексте нет партии. Пожалуйста, вставьте файл .blksgf или JSON.
record-which = Найдено партий: { $count }. Выберите одну.

## Взять с собой

export-title = Поделиться и сохранить
export-share = Поделиться
export-link = Копировать ссылку
export-text = Копировать как текст
export-blksgf = Файл .blksgf
export-blksgf-text = для других программ
export-json = Запись JSON
export-json-text = всё, чтобы снова открыть здесь
export-svg = Картинка SVG
export-svg-text = чёткая в любом размере
export-png = Картинка PNG
export-png-text = для сообщений и веб-страниц

## The analysis board

analysis-title = Доска анализа
analysis-parts = Что показать
analysis-pieces = Фигуры
analysis-lines = Лучшие ходы
analysis-moves = Ходы
analysis-no-moves = Положите фигуру за любую сторону. Здесь появятся ваши ходы и все варианты, которые вы попробуете.
analysis-searched = { $count ->
    [one] просчитана { $count } позиция
    [few] просчитано { $count } позиции
    [many] просчитано { $count } позиций
   *[other] просчитано { $count } позиции
  }
analysis-exact = Просчитано до конца партии
analysis-bar = Шансы на победу: { $chances }
analysis-bar-empty = Шансы на победу
analysis-promote = Сделать главным вариантом
analysis-remove = Удалить этот ход и всё после него
analysis-menu = Ещё
analysis-new = Новый анализ
analysis-paste = Вставить ходы или партию
analysis-paste-text = По одному ходу на строке, ссылка или партия в виде .blksgf или JSON.
analysis-by-moves = Фишки берут из запаса, поэтому позиция складывается из ходов. Сыграйте их на столе или вставьте.
analysis-saved = Сохранено на этом устройстве
analysis-forget = Удалить этот анализ
analysis-from-here = Анализировать отсюда
arrange-title = Расставить позицию
arrange-ready = Правила допускают эту позицию.
arrange-broken = Пока невозможно
arrange-missing = { $colour }: не хватает фигуры. Цвета ходят по очереди.
arrange-turn = Чей ход
arrange-turn-any = По правилам
arrange-turn-other = С этими фигурами ходит другой цвет.

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
editor-computer = Передать ход компьютеру
editor-review = Разобрать эту партию
editor-found = Лучшие ходы
editor-value = { $margin } · { $share } %
editor-make = Сделать ход { $letter }
editor-game = Игра
editor-which = Выберите игру
editor-game-kind = { $game }, { $kind }
editor-begin = Начать заново

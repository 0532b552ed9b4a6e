### The game in the terminal

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = буквы, цифры

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } фигура
terminal-do-tile = { $key } фишка
terminal-do-move = { $key } сдвиг
terminal-do-turn = { $key } повернуть
terminal-do-flip = { $key } перевернуть
terminal-do-place = { $key } место
terminal-do-lay = { $key } положить
terminal-do-draw = { $key } взять
terminal-do-pass = { $key } пасовать
terminal-do-keep = { $key } оставить
terminal-do-swap = { $key } поменяться
terminal-do-hint = { $key } подсказка
terminal-do-undo = { $key } вернуть
terminal-do-save = { $key } сохранить
terminal-do-marks = { $key } знаки
terminal-do-lines = { $key } линии
terminal-do-look = { $key } осмотреться
terminal-do-look-at-board = { $key } на доску
terminal-do-show-hand = { $key } показать фишки
terminal-do-new-game = { $key } новая игра
terminal-do-deal = { $key } новая раздача
terminal-do-quit = { $key } выход
terminal-do-help = { $key } клавиши
terminal-do-save-and-leave = { $key } сохранить и выйти
terminal-do-leave = { $key } выйти
terminal-do-stay = { $key } остаться
terminal-do-back = { $key } назад
terminal-do-close = { $key } закрыть
terminal-do-choose = { $key } выбрать
terminal-do-change = { $key } изменить
terminal-do-go-on = { $key } продолжить
terminal-do-open = { $key } открыть
terminal-do-open-saved = { $key } открыть сохранённую партию
terminal-do-language = { $key } язык: { $language }
terminal-quit-key = { $key } — выход из Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = выбрать фигуру с этой клавишей
terminal-help-next-piece = выбрать следующую или предыдущую подходящую фигуру
terminal-help-turn = повернуть её вправо или влево
terminal-help-flip = перевернуть её, а фигуру из кубиков опрокинуть
terminal-help-place = перейти к следующему или предыдущему подходящему месту
terminal-help-lay = положить её, если подходит
terminal-help-hint = показать подсказку; ещё раз — использовать её
terminal-help-answer = оставить или поменяться, когда этого требует начало
terminal-help-undo = вернуть свой последний ход, даже пока думают другие
terminal-help-save = сохранить партию
terminal-help-marks = знаки на цветах, чтобы различать их без цвета
terminal-help-leave = выйти
terminal-help-pick-tile = выбрать свою фишку с этой клавишей
terminal-help-next-tile = выбрать следующую или предыдущую подходящую фишку
terminal-help-step = перейти к следующему подходящему месту или осмотреться
terminal-help-turn-tile = повернуть её, если так она подходит
terminal-help-lay-tile = положить её
terminal-help-draw = взять фишку
terminal-help-pass = пасовать, когда правила позволяют
terminal-help-undo-tile = вернуть свой последний ход, но не взятую фишку
terminal-help-lines = линии между фишками, чтобы различать их без цвета
terminal-help-board = Плоские доски: фигура должна касаться вашего цвета углом и никогда — стороной; первая закрывает стартовую точку (). Кубики, уровень за уровнем: фигура должна прилегать гранью к вашему цвету и не оставлять под собой пустоты.
terminal-help-board-notes = Залитая фигура подходит; заштрихованная нет, и строка говорит почему. Подкрашены квадраты, которые она могла бы закрыть; точки отмечают последние положенные фигуры. Серые фигуры сейчас никуда не подходят; над тусклыми квадратами есть кубики. На виде сверху квадраты показывают свою высоту или её предел.
terminal-help-tiles = Фишка должна прилегать целой стороной к другой, и числа, которые встречаются в углу, должны быть равны. Она приносит их сумму. Мост, который достаёт до фишек через просвет, и шестиугольник, шестая фишка вокруг точки, приносят дополнительные очки. Если вы не можете или не хотите положить фишку, возьмите до трёх.
terminal-help-tiles-notes = Ваша фишка показана только там, где подходит; точки отмечают другие её места, звёздочка — последнюю положенную фишку. Серые фишки сейчас никуда не подходят.

## Setting up a game

terminal-person = Кто-то за этой клавиатурой
terminal-greedy = Компьютер, жадный
terminal-random = Компьютер, наугад
terminal-seat-keys = Для каждого места: H человек здесь, 1–9 уровень компьютера, G жадный, R наугад
terminal-no-saved-game = В этой папке нет сохранённых партий. Чтобы открыть партию из другого места: { $command }
terminal-open = Продолжить сохранённую партию
terminal-nobody = { $name } играть не может (возможны: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Уровень { $level }
terminal-is-greedy = Жадный
terminal-is-random = Случайный
terminal-shared = Общий
terminal-seat = { $name } ({ $note })
terminal-column-left = осталось
terminal-column-points = очки
terminal-column-tiles = фишки
terminal-column-deal = раздача
terminal-column-total = итог
terminal-rests = пропуск

## Whose turn it is

terminal-your-turn = Ваш ход: { $colour }
terminal-keep-or-swap = Оставить или поменяться?
terminal-chooses = { $name } выбирает
terminal-answer = K: оставить, ваш цвет { $first }. W: поменяться, ваш цвет { $second }. Дальше ходит { $first }.
terminal-over = Партия окончена. { $result }.
terminal-match-over = Матч окончен. { $result }.
terminal-deal-yours = Раздача { $deal }: ваш ход
terminal-deal-turn = Раздача { $deal }: ходит { $name }
terminal-deal-over = Раздача { $deal } окончена
terminal-thinking = { $name } думает… { $time }
terminal-seconds = { $seconds } с
terminal-pass-keyboard = Передайте клавиатуру: { $name }. Enter покажет фишки.

## The piece or the tile in the hand

terminal-fits = { $piece } подходит: { $cells }.
terminal-lay-it = Enter кладёт её. Место { $number } из { $count }.
terminal-misfit = { $piece } не подходит.
terminal-places =
    { $count ->
        [0] Сейчас никуда не подходит.
        [one] N покажет { $count } место.
        [few] N покажет { $count } места.
        [many] N покажет { $count } мест.
       *[other] N покажет { $count } места.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Вы взяли { $tile }.
terminal-stuck-draw =
    { $cost ->
        [0] Ничего не подходит: D берёт фишку (M6).
       *[other] Ничего не подходит: D берёт фишку и стоит { $cost } (M6).
    }
terminal-stuck-empty = Ничего не подходит, и запас пуст: P — пас (M7).
terminal-stuck-end =
    { $cost ->
        [0] Ничего не подходит: P заканчивает ваш ход (M6).
       *[other] Ничего не подходит: P заканчивает ваш ход и стоит ещё { $cost } (M6).
    }
terminal-draw-anyway =
    { $cost ->
        [0] Можно положить фишку. Ещё раз D берёт фишку (M6).
       *[other] Можно положить фишку. Ещё раз D берёт фишку и стоит { $cost } (M6).
    }
terminal-tile-nowhere = { $tile } сейчас никуда не подходит (M4).
terminal-one-way = По-другому не подходит.
terminal-too-small = Эта доска прокручивается; чтобы видеть её всю, нужно окно { $width } x { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } кладёт { $piece }.
terminal-laid-at = { $colour } кладёт { $piece }: { $cells }.
terminal-kept = { $name } оставляет цвета и играет за { $colours }.
terminal-kept-you = Вы оставляете цвета и играете за { $colours }.
terminal-swapped = { $name } меняется цветами и играет за { $colours }.
terminal-swapped-you = Вы меняетесь цветами и играете за { $colours }.
terminal-passed = { $name } пасует.
terminal-passed-you = Вы пасуете.
terminal-late = { $name }: время вышло.
terminal-late-you = Ваше время вышло.
terminal-cannot-place =
    { $count ->
        [one] { $colours } не может положить фигуру и пропускает ход.
        [few] { $colours } не могут положить фигуру и пропускают ход.
        [many] { $colours } не могут положить фигуру и пропускают ход.
       *[other] { $colours } не могут положить фигуру и пропускают ход.
    }
terminal-drew =
    { $name } берёт { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }.
terminal-drew-you =
    Вы берёте { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }.
terminal-laid-tile = { $points ->
    [0] { $name } кладёт { $tile }.
   *[other] { $name } кладёт { $tile } за { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Вы кладёте { $tile }.
   *[other] Вы кладёте { $tile } за { $points }.
  }
terminal-made-bridge = Получился мост.
terminal-made-hexagons =
    { $count ->
        [1] Завершён шестиугольник.
        [one] Завершён { $count } шестиугольник.
        [few] Завершены { $count } шестиугольника.
        [many] Завершено { $count } шестиугольников.
       *[other] Завершено { $count } шестиугольника.
    }
terminal-went-out = { $name } выкладывает все фишки.
terminal-went-out-you = Вы выложили все фишки.
terminal-tiles-lie = { $count ->
    [one] { $game }: на столе { $count } фишка.
    [few] { $game }: на столе { $count } фишки.
    [many] { $game }: на столе { $count } фишек.
   *[other] { $game }: на столе { $count } фишки.
  }
terminal-begins = { $name } начинает.
terminal-begins-you = Вы начинаете.
terminal-best-first = Первой кладут лучшую фишку (M13).
terminal-any-tile = Положите любую фишку (M3).
terminal-lots = Взяты, чтобы решить, кто начинает (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Раздача { $deal } заблокирована: все спасовали (M9).
terminal-deal-out = Раздача { $deal }: { $names } — все фишки выложены (M8).
terminal-deal-out-you = Раздача { $deal }: вы выложили все фишки (M8).
terminal-scored = Вы набрали { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
terminal-taken-back =
    { $count ->
        [one] Возвращён { $count } ход.
        [few] Возвращены { $count } хода.
        [many] Возвращено { $count } ходов.
       *[other] Возвращено { $count } хода.
    }
terminal-undo-none = У вас нет хода, который можно вернуть
terminal-undo-none-in-deal = В этой раздаче у вас нет хода, который можно вернуть
terminal-undo-deal-over = Раздача окончена, поэтому вернуть ничего нельзя
terminal-undo-draw = С тех пор взята фишка, а это вернуть нельзя
terminal-undo-late = В тот ход ваше время вышло, поэтому вернуть его нельзя

## Hints

terminal-looking = Ищем хороший ход… { $time }  H показывает лучший из найденных, Esc отменяет.
terminal-hint = Подсказка: положите { $piece }, где отмечено.
terminal-hint-word = Подсказка: { $move }.
terminal-hint-take = H возьмёт её.
terminal-ahead = { $points ->
    [one] Шансы { $share }, впереди примерно на { $points } очко.
    [few] Шансы { $share }, впереди примерно на { $points } очка.
    [many] Шансы { $share }, впереди примерно на { $points } очков.
   *[other] Шансы { $share }, впереди примерно на { $points } очка.
  }
terminal-behind = { $points ->
    [one] Шансы { $share }, позади примерно на { $points } очко.
    [few] Шансы { $share }, позади примерно на { $points } очка.
    [many] Шансы { $share }, позади примерно на { $points } очков.
   *[other] Шансы { $share }, позади примерно на { $points } очка.
  }
terminal-level-so-far = Шансы { $share }, примерно поровну.

## Saving and leaving

terminal-unsaved = Партия не сохранена.
terminal-save-as = Сохранить партию как
terminal-replace = Такой файл уже есть. Нажмите Enter ещё раз, чтобы заменить его.
terminal-saved = Сохранено. Чтобы продолжить: { $command }
terminal-not-saved = Не сохранено, { $file }: { $error }.

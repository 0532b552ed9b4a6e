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
terminal-do-turn = { $key } поворот
terminal-do-flip = { $key } зеркало
terminal-do-place = { $key } место
terminal-do-lay = { $key } ход
terminal-do-draw = { $key } взять
terminal-do-pass = { $key } пас
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
terminal-do-go-on = { $key } дальше
terminal-do-open = { $key } открыть
terminal-do-open-saved = { $key } открыть сохранённую партию
terminal-do-language = { $key } язык: { $language }
terminal-quit-key = { $key } — выход из Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = взять фигуру с этой клавишей
terminal-help-next-piece = взять следующую или предыдущую подходящую фигуру
terminal-help-turn = повернуть вправо или влево
terminal-help-flip = перевернуть, а объёмную фигуру опрокинуть
terminal-help-place = следующее или предыдущее подходящее место
terminal-help-lay = положить, если подходит
terminal-help-hint = подсказка: как пошёл бы сильный игрок; ещё раз: взять её
terminal-help-answer = оставить или поменяться, когда этого требует начало
terminal-help-undo = вернуть свой последний ход, даже пока думают другие
terminal-help-save = сохранить партию
terminal-help-marks = знаки, по которым цвета различимы без оттенка
terminal-help-leave = выйти
terminal-help-pick-tile = взять свою фишку с этой клавишей
terminal-help-next-tile = взять следующую или предыдущую подходящую фишку
terminal-help-step = к следующему подходящему месту; без фишки — осмотреться
terminal-help-turn-tile = повернуть, если так тоже подходит
terminal-help-lay-tile = положить
terminal-help-draw = взять фишку
terminal-help-pass = пас, когда правила позволяют
terminal-help-undo-tile = вернуть свой последний ход, но не добор
terminal-help-lines = линии между фишками, чтобы различать их без цвета
terminal-help-board = Плоские доски: фигура касается своего цвета углом и никогда — стороной; первая закрывает стартовую клетку (). Объёмные доски, уровень за уровнем: она прилегает гранью к своему цвету и не оставляет под собой пустоты.
terminal-help-board-notes = Залитая фигура подходит; заштрихованная нет, и строка говорит почему. Подкрашены клетки, которые она могла бы закрыть; точки отмечают последние положенные фигуры. Серым фигурам сейчас нет места; над матовыми клетками есть другие. На виде сверху квадраты показывают свою высоту или её предел.
terminal-help-tiles = Фишка прилегает целой стороной к другой, и все числа, которые встречаются в углу, равны. Она приносит их сумму; мост, который достаёт до других через просвет, и шестиугольник, шестая фишка вокруг точки, приносят больше. Кто не может или не хочет положить фишку, берёт из запаса, до трёх за ход.
terminal-help-tiles-notes = Фишка в руке показана только там, где подходит; точки отмечают другие её места, звёздочка — последнюю положенную фишку. Серые фишки сейчас никуда не подходят.

## Setting up a game

terminal-person = Кто-то за этой клавиатурой
terminal-greedy = Компьютер, жадный
terminal-random = Компьютер, наугад
terminal-seat-keys = На месте: H человек, 1–9 уровень компьютера, G жадный, R наугад
terminal-no-saved-game = В этой папке нет сохранённых партий; другие откроет { $command }.
terminal-open = Продолжить сохранённую партию
terminal-nobody = { $name } не может сидеть на этом месте (могут: { $known })

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
terminal-thinking = { $name } думает ... { $time }
terminal-seconds = { $seconds } с
terminal-pass-keyboard = Передайте клавиатуру: { $name }. Enter покажет фишки.

## The piece or the tile in the hand

terminal-fits = { $piece } подходит: { $cells }.
terminal-lay-it = Enter кладёт. Место { $number } из { $count }.
terminal-misfit = { $piece } не подходит.
terminal-places = { $count ->
    [0] Сейчас места нет.
    [one] N покажет { $count } место.
    [few] N покажет { $count } места.
    [many] N покажет { $count } мест.
   *[other] N покажет { $count } места.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Вы взяли { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Ничего не подходит: D берёт фишку (M6).
   *[other] Ничего не подходит: D берёт фишку, цена { $cost } (M6).
  }
terminal-stuck-empty = Ничего не подходит, и запас пуст: P — пас (M7).
terminal-stuck-end = { $cost ->
    [0] Ничего не подходит: P заканчивает ход (M6).
   *[other] Ничего не подходит: P заканчивает ход, цена ещё { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Можно положить фишку. Ещё раз D — взять (M6).
   *[other] Можно положить фишку. Ещё раз D — взять, цена { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } сейчас никуда не подходит (M4).
terminal-one-way = Иначе не подходит.
terminal-too-small = Эта доска прокручивается; ей нужно окно { $width } x { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } кладёт { $piece }.
terminal-laid-at = { $colour } кладёт { $piece }: { $cells }.
terminal-kept = { $name } не меняется, цвет { $colours }.
terminal-kept-you = Вы не меняетесь, ваш цвет { $colours }.
terminal-swapped = { $name } меняется, цвет { $colours }.
terminal-swapped-you = Вы меняетесь, ваш цвет { $colours }.
terminal-passed = { $name } пасует.
terminal-passed-you = Вы пасуете.
terminal-late = { $name }: время вышло.
terminal-late-you = Ваше время вышло.
terminal-cannot-place = { $count ->
    [one] { $colours } не может ходить и пропускает.
    [few] { $colours } не могут ходить и пропускают.
    [many] { $colours } не могут ходить и пропускают.
   *[other] { $colours } не могут ходить и пропускают.
  }
terminal-drew = { $name } берёт { $count ->
    [1] фишку
    [one] { $count } фишку
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
  }.
terminal-drew-you = Вы берёте { $count ->
    [1] фишку
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
terminal-made-hexagons = { $count ->
    [1] Замкнут шестиугольник.
    [one] Замкнут { $count } шестиугольник.
    [few] Замкнуты { $count } шестиугольника.
    [many] Замкнуто { $count } шестиугольников.
   *[other] Замкнуто { $count } шестиугольника.
  }
terminal-went-out = { $name } выкладывает всё.
terminal-went-out-you = У вас больше нет фишек.
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
terminal-lots = Жребий (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Раздача { $deal } закрыта: все спасовали (M9).
terminal-deal-out = Раздача { $deal }: { $names } — все фишки выложены (M8).
terminal-deal-out-you = Раздача { $deal }: вы выложили все фишки (M8).
terminal-scored = Вы набрали { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
terminal-taken-back = { $count ->
    [1] Ход возвращён.
    [one] Возвращён { $count } ход.
    [few] Возвращены { $count } хода.
    [many] Возвращено { $count } ходов.
   *[other] Возвращено { $count } хода.
  }
terminal-undo-none = Нет вашего хода, который можно вернуть
terminal-undo-none-in-deal = В этой раздаче нет вашего хода, который можно вернуть
terminal-undo-deal-over = Раздача окончена: вернуть ничего нельзя
terminal-undo-draw = С тех пор взята фишка, а добор вернуть нельзя
terminal-undo-late = Время того хода вышло, и вернуть это нельзя

## Hints

terminal-looking = Поиск хорошего хода ... { $time }  H — лучший пока, Esc — отмена.
terminal-hint = Подсказка: { $piece }, где отмечено.
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
terminal-replace = Файл с таким именем есть. Ещё раз Enter — заменить.
terminal-saved = Сохранено. Продолжить: { $command }.
terminal-not-saved = Не сохранено, { $file }: { $error }.

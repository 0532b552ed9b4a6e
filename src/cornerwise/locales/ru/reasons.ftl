## Why a move is not possible

why-no-such-placement = Такого хода нет
why-no-shape = Фигуры такой формы нет
why-too-many-cells = Такой большой фигуры нет: размер самой большой — { $most }
why-piece-used = Фигура { $piece } уже положена
why-piece-withheld = Фигура { $piece } в этой партии не используется
why-off-board = За пределами доски
why-cell-taken = { $cell }: занято
why-own-side = Касается вашего цвета стороной на { $cell }
why-no-own-corner = Не касается ни одного из ваших углов
why-start-cell = Ваша первая фигура должна закрыть вашу стартовую точку
why-strict-corner = Угол не может касаться середины прямой стороны
why-must-place = { $colour } может положить фигуру, значит, должен
why-game-over = Партия окончена
why-same-shape = Вторая фигура должна быть другой формы, чем первая
why-must-answer = Второй игрок сначала должен оставить цвета или поменяться
why-nothing-to-answer = Сейчас нечего оставлять или менять
why-nothing-below = На { $cell } под ней ничего нет
why-no-own-face = Не прилегает гранью к вашему цвету
why-first-on-floor = Первая фигура должна стоять на основании
why-first-beside = Первая фигура должна прилегать гранью к другой фигуре
why-no-such-move = Такого хода нет
why-out-of-reach = На { $cell } фишку положить нельзя
why-not-in-hand = Фишки { $tile } у вас нет
why-place-taken = Там уже лежит фишка
why-no-side = Нет общей стороны с другой фишкой
why-corner-mismatch = В этом углу { $found } встречает { $wanted }: числа должны быть равны
why-must-begin = Первый игрок должен положить фишку
why-opening-place = Первая фишка кладётся на 0,0 наименьшим числом вверх
why-opening-tile = Начинает наибольшая тройка, а если троек нет — наибольшая сумма
why-drawn-tile-only = После добора можно положить только взятую фишку
why-must-draw = Если вы не кладёте фишку, вы должны взять одну
why-drawn-enough =
    За ход нельзя взять больше { $most ->
        [one] { $most } фишки
        [few] { $most } фишек
        [many] { $most } фишек
       *[other] { $most } фишки
    }
why-pile-empty = Запас пуст
why-must-lay = Запас пуст, поэтому вы должны положить фишку, если можете
why-not-timed = Ходы без ограничения времени
why-time-up = Ваше время вышло
why-tile-due = Сначала нужно взять фишку из запаса
why-not-in-pile = Фишки { $tile } нет в запасе
why-no-tile-due = Сейчас фишку из запаса брать не нужно
why-deal-over = Раздача окончена
why-match-over = Матч окончен
why-another-piece = { $placement } — другая фигура
why-nothing-there = Там нет фигуры
why-no-such-number = { $count ->
    [one] Есть { $count } фигура, счёт с 0
    [few] Есть { $count } фигуры, счёт с 0
    [many] Есть { $count } фигур, счёт с 0
   *[other] Есть { $count } фигуры, счёт с 0
  }
why-nothing-to-undo = Возвращать нечего
why-start-cell-triangle = Ваша первая фигура должна закрыть ваш стартовый треугольник

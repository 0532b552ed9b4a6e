## Why a move is not possible

why-no-such-placement = Так положить нельзя: такого хода нет
why-no-shape = Фигуры такой формы нет
why-too-many-cells = Ни в одной фигуре нет больше { $most ->
    [one] { $most } клетки
    [few] { $most } клеток
    [many] { $most } клеток
   *[other] { $most } клетки
  }
why-piece-used = Фигура { $piece } уже на доске
why-piece-withheld = Фигура { $piece } в этой партии не участвует
why-off-board = За пределами доски
why-cell-taken = Клетка { $cell } занята
why-own-side = Касается вашей стороны на { $cell }
why-no-own-corner = Не касается ни одного вашего угла
why-start-cell = Первая фигура должна закрыть вашу стартовую клетку
why-strict-corner = Угол не может встретить середину прямой стороны
why-must-place = { $colour } может ходить, значит, должен
why-game-over = Партия окончена
why-same-shape = Вторая фигура должна быть другой формы, чем первая
why-must-answer = Второй игрок отвечает: оставить или поменяться
why-nothing-to-answer = Сейчас нечего оставлять или менять
why-nothing-below = Под { $cell } ничего нет
why-no-own-face = Не касается ни одной грани вашего цвета
why-first-on-floor = Первая фигура должна стоять на полу
why-first-beside = Первая фигура должна прилегать гранью к другой фигуре
why-no-such-move = Такого хода нет
why-out-of-reach = На { $cell } фишка лежать не может
why-not-in-hand = Фишки { $tile } у вас нет
why-place-taken = Там уже лежит фишка
why-no-side = Нет общей стороны ни с одной фишкой на столе
why-corner-mismatch = В этом углу { $found } встречает { $wanted }
why-must-begin = Тот, кто начинает, должен положить фишку
why-opening-place = Первая фишка лежит на 0,0 наименьшим числом вверх
why-opening-tile = Начинает старшая тройка, а без неё — наибольшая сумма
why-drawn-tile-only = После добора можно положить только взятую фишку
why-must-draw = Кто не кладёт, тот берёт фишку
why-drawn-enough = { $most ->
    [one] В этот ход уже взята { $most } фишка
    [few] В этот ход уже взяты { $most } фишки
    [many] В этот ход уже взято { $most } фишек
   *[other] В этот ход уже взяты { $most } фишки
  }
why-pile-empty = Запас пуст
why-must-lay = Когда запас пуст, кто может положить фишку, тот должен
why-not-timed = Ходы без ограничения времени
why-time-up = Время вышло
why-tile-due = Сначала берут фишку из запаса
why-not-in-pile = Фишки { $tile } нет в запасе
why-no-tile-due = Сейчас из запаса ничего не берут
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
why-nothing-to-undo = Изменений не было

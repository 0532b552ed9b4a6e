## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }
picture-design = Мозаика на доске «{ $game }», { $pieces ->
    [one] { $pieces } фигура
    [few] { $pieces } фигуры
    [many] { $pieces } фигур
   *[other] { $pieces } фигуры
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } треугольник
                [few] { $cells } треугольника
                [many] { $cells } треугольников
               *[other] { $cells } треугольника
            }
        [cube]
            { $cells ->
                [one] { $cells } кубик
                [few] { $cells } кубика
                [many] { $cells } кубиков
               *[other] { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } квадрат
                [few] { $cells } квадрата
                [many] { $cells } квадратов
               *[other] { $cells } квадрата
            }
    }
picture-board = Доска
picture-turn = Ходит { $colour } ({ $name }).
picture-swap = { $name } выбирает: оставить или поменяться.
picture-over = { $count ->
    [0] Партия окончена. Победителя нет.
    [one] Партия окончена. Побеждает { $names }.
    [few] Партия окончена. Побеждают { $names }.
    [many] Партия окончена. Побеждают { $names }.
   *[other] Партия окончена. Побеждают { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Очки: { $scores }.
picture-score = { $name } { $points }
picture-common = общие

## Tables of tiles. Players are named as in seat-number.

picture-table = Стол
picture-tiles = { $game }, { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
    [many] { $tiles } фишек
   *[other] { $tiles } фишки
  }
picture-tile-due = Сейчас возьмут фишку.
picture-seat-turn = Ходит { $name }.
picture-match-over = Матч окончен.
picture-match-won = { $count ->
    [0] Матч окончен. Победителя нет.
    [one] Матч окончен. Побеждает { $names }.
    [few] Матч окончен. Побеждают { $names }.
    [many] Матч окончен. Побеждают { $names }.
   *[other] Матч окончен. Побеждают { $names }.
  }
picture-held = Фишки: { $counts }.
picture-pile = запас { $tiles }
picture-hand = на руках

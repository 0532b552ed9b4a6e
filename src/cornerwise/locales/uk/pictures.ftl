## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
  }
picture-design = Мозаїка на дошці «{ $game }», { $pieces ->
    [one] { $pieces } фігура
    [few] { $pieces } фігури
    [many] { $pieces } фігур
   *[other] { $pieces } фігури
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } трикутник
                [few] { $cells } трикутники
                [many] { $cells } трикутників
               *[other] { $cells } трикутника
            }
        [cube]
            { $cells ->
                [one] { $cells } кубик
                [few] { $cells } кубики
                [many] { $cells } кубиків
               *[other] { $cells } кубика
            }
       *[square]
            { $cells ->
                [one] { $cells } квадрат
                [few] { $cells } квадрати
                [many] { $cells } квадратів
               *[other] { $cells } квадрата
            }
    }
picture-board = Дошка
picture-turn = Ходить { $colour } ({ $name }).
picture-swap = { $name } вибирає: залишити чи помінятися.
picture-over = { $count ->
    [0] Партію завершено. Переможця немає.
    [one] Партію завершено. Перемагає { $names }.
    [few] Партію завершено. Перемагають { $names }.
    [many] Партію завершено. Перемагають { $names }.
   *[other] Партію завершено. Перемагають { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Бали: { $scores }.
picture-score = { $name } { $points }
picture-common = спільні

## Tables of tiles. Players are named as in seat-number.

picture-table = Стіл
picture-tiles = { $game }, { $tiles ->
    [one] { $tiles } фішка
    [few] { $tiles } фішки
    [many] { $tiles } фішок
   *[other] { $tiles } фішки
  }
picture-tile-due = Зараз візьмуть фішку.
picture-seat-turn = Ходить { $name }.
picture-match-over = Матч завершено.
picture-match-won = { $count ->
    [0] Матч завершено. Переможця немає.
    [one] Матч завершено. Перемагає { $names }.
    [few] Матч завершено. Перемагають { $names }.
    [many] Матч завершено. Перемагають { $names }.
   *[other] Матч завершено. Перемагають { $names }.
  }
picture-held = Фішки: { $counts }.
picture-pile = запас { $tiles }
picture-hand = на руках

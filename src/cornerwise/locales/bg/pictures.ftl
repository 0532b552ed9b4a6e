picture-game = { $game }, { $moves ->
    [one] 1 ход
   *[other] { $moves } хода
  }
picture-design = Картина на дъската за { $game }, { $pieces ->
    [one] 1 фигура
   *[other] { $pieces } фигури
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] 1 триъгълник
               *[other] { $cells } триъгълника
            }
        [cube]
            { $cells ->
                [one] 1 кубче
               *[other] { $cells } кубчета
            }
       *[square]
            { $cells ->
                [one] 1 квадратче
               *[other] { $cells } квадратчета
            }
    }
picture-board = Дъска
picture-turn = { $colour } е на ход ({ $name }).
picture-swap = { $name } избира: запазване или размяна.
picture-over = { $count ->
    [0] Играта свърши. Няма победител.
    [one] Играта свърши. Печели { $names }.
   *[other] Играта свърши. Печелят { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Точки: { $scores }.
picture-score = { $name } { $points }
picture-common = общи
picture-table = Маса
picture-tiles = { $game }, { $tiles ->
    [one] 1 плочка
   *[other] { $tiles } плочки
  }
picture-tile-due = Предстои да се изтегли плочка.
picture-seat-turn = { $name } е на ход.
picture-match-over = Мачът свърши.
picture-match-won = { $count ->
    [0] Мачът свърши. Няма победител.
    [one] Мачът свърши. Печели { $names }.
   *[other] Мачът свърши. Печелят { $names }.
  }
picture-held = Плочки: { $counts }.
picture-pile = купчина { $tiles }
picture-hand = в ръка

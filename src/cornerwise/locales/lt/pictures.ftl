picture-game = { $game }, { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }
picture-design = Piešinys { $game } lentoje, { $pieces ->
    [one] { $pieces } detalė
    [few] { $pieces } detalės
    [many] { $pieces } detalės
   *[other] { $pieces } detalių
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trikampis
                [few] { $cells } trikampiai
                [many] { $cells } trikampio
               *[other] { $cells } trikampių
            }
        [cube]
            { $cells ->
                [one] { $cells } kubelis
                [few] { $cells } kubeliai
                [many] { $cells } kubelio
               *[other] { $cells } kubelių
            }
       *[square]
            { $cells ->
                [one] { $cells } langelis
                [few] { $cells } langeliai
                [many] { $cells } langelio
               *[other] { $cells } langelių
            }
    }
picture-board = Lenta
picture-turn = Eina { $colour } ({ $name }).
picture-swap = { $name } renkasi: palikti ar sukeisti.
picture-over = { $count ->
    [0] Partija baigta. Nelaimi niekas.
    [one] Partija baigta. Laimi { $names }.
    [few] Partija baigta. Laimi { $names }.
    [many] Partija baigta. Laimi { $names }.
   *[other] Partija baigta. Laimi { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Taškai: { $scores }.
picture-score = { $name } { $points }
picture-common = bendros
picture-table = Stalas
picture-tiles = { $game }, { $tiles ->
    [one] { $tiles } kauliukas
    [few] { $tiles } kauliukai
    [many] { $tiles } kauliuko
   *[other] { $tiles } kauliukų
  }
picture-tile-due = Tuoj bus traukiamas kauliukas.
picture-seat-turn = Eina { $name }.
picture-match-over = Mačas baigtas.
picture-match-won = { $count ->
    [0] Mačas baigtas. Nelaimi niekas.
    [one] Mačas baigtas. Laimi { $names }.
    [few] Mačas baigtas. Laimi { $names }.
    [many] Mačas baigtas. Laimi { $names }.
   *[other] Mačas baigtas. Laimi { $names }.
  }
picture-held = Kauliukai: { $counts }.
picture-pile = krūvelė { $tiles }
picture-hand = ranka

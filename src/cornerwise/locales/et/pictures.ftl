picture-game = { $game }, { $moves ->
    [one] 1 käik
   *[other] { $moves } käiku
  }
picture-design = Kujund mängu { $game } laual, { $pieces ->
    [one] 1 klots
   *[other] { $pieces } klotsi
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmnurk
               *[other] { $cells } kolmnurka
            }
        [cube]
            { $cells ->
                [one] 1 kuubik
               *[other] { $cells } kuubikut
            }
       *[square]
            { $cells ->
                [one] 1 ruut
               *[other] { $cells } ruutu
            }
    }
picture-board = Mängulaud
picture-turn = Käigul on { $colour } ({ $name }).
picture-swap = { $name } valib: jätta või vahetada.
picture-over = { $count ->
    [0] Mäng on läbi. Keegi ei võida.
    [one] Mäng on läbi. Võidab { $names }.
   *[other] Mäng on läbi. Võidavad { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Punktid: { $scores }.
picture-score = { $name } { $points }
picture-common = ühised
picture-table = Laud
picture-tiles = { $game }, { $tiles ->
    [one] 1 kivi
   *[other] { $tiles } kivi
  }
picture-tile-due = Kohe võetakse kivi.
picture-seat-turn = Käigul on { $name }.
picture-match-over = Matš on läbi.
picture-match-won = { $count ->
    [0] Matš on läbi. Keegi ei võida.
    [one] Matš on läbi. Võidab { $names }.
   *[other] Matš on läbi. Võidavad { $names }.
  }
picture-held = Kivid: { $counts }.
picture-pile = varu { $tiles }
picture-hand = käsi

picture-game = { $game }, { $moves ->
    [zero] { $moves } gājieni
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
  }
picture-design = Zīmējums uz { $game } laukuma, { $pieces ->
    [zero] { $pieces } kauliņi
    [one] { $pieces } kauliņš
   *[other] { $pieces } kauliņi
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [zero] { $cells } trīsstūri
                [one] { $cells } trīsstūris
               *[other] { $cells } trīsstūri
            }
        [cube]
            { $cells ->
                [zero] { $cells } klucīši
                [one] { $cells } klucītis
               *[other] { $cells } klucīši
            }
       *[square]
            { $cells ->
                [zero] { $cells } kvadrāti
                [one] { $cells } kvadrāts
               *[other] { $cells } kvadrāti
            }
    }
picture-board = Laukums
picture-turn = Iet { $colour } ({ $name }).
picture-swap = { $name } izvēlas: paturēt vai samainīt.
picture-over = { $count ->
    [0] Partija ir beigusies. Neuzvar neviens.
    [zero] Partija ir beigusies. Uzvar { $names }.
    [one] Partija ir beigusies. Uzvar { $names }.
   *[other] Partija ir beigusies. Uzvar { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Punkti: { $scores }.
picture-score = { $name } { $points }
picture-common = kopīgie
picture-table = Galds
picture-tiles = { $game }, { $tiles ->
    [zero] { $tiles } plāksnītes
    [one] { $tiles } plāksnīte
   *[other] { $tiles } plāksnītes
  }
picture-tile-due = Tūlīt izvilks plāksnīti.
picture-seat-turn = Iet { $name }.
picture-match-over = Mačs ir beidzies.
picture-match-won = { $count ->
    [0] Mačs ir beidzies. Neuzvar neviens.
    [zero] Mačs ir beidzies. Uzvar { $names }.
    [one] Mačs ir beidzies. Uzvar { $names }.
   *[other] Mačs ir beidzies. Uzvar { $names }.
  }
picture-held = Plāksnītes: { $counts }.
picture-pile = kaudzīte { $tiles }
picture-hand = roka

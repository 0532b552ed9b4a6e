## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
  }
picture-design = Mozaika na herním plánu hry { $game }, { $pieces ->
    [one] 1 díl
    [few] { $pieces } díly
    [many] { $pieces } dílu
   *[other] { $pieces } dílů
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] 1 trojúhelník
        [few] { $cells } trojúhelníky
        [many] { $cells } trojúhelníku
       *[other] { $cells } trojúhelníků
      }
    [cube] { $cells ->
        [one] 1 kostka
        [few] { $cells } kostky
        [many] { $cells } kostky
       *[other] { $cells } kostek
      }
   *[square] { $cells ->
        [one] 1 čtvereček
        [few] { $cells } čtverečky
        [many] { $cells } čtverečku
       *[other] { $cells } čtverečků
      }
  }
picture-board = Herní plán
picture-turn = Na tahu: { $colour } ({ $name }).
picture-swap = { $name } vybírá: nechat, nebo vyměnit.
picture-over = { $count ->
    [0] Hra skončila. Nikdo nevyhrává.
    [one] Hra skončila. Vyhrává { $names }.
    [few] Hra skončila. Vyhrávají { $names }.
    [many] Hra skončila. Vyhrávají { $names }.
   *[other] Hra skončila. Vyhrávají { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Body: { $scores }.
picture-score = { $name } { $points }
picture-common = společné

## Tables of tiles. Players are named as in seat-number.

picture-table = Stůl
picture-tiles = { $game }, { $tiles ->
    [one] 1 kámen
    [few] { $tiles } kameny
    [many] { $tiles } kamene
   *[other] { $tiles } kamenů
  }
picture-tile-due = Chystá se dobrání kamene.
picture-seat-turn = Na tahu: { $name }.
picture-match-over = Zápas skončil.
picture-match-won = { $count ->
    [0] Zápas skončil. Nikdo nevyhrává.
    [one] Zápas skončil. Vyhrává { $names }.
    [few] Zápas skončil. Vyhrávají { $names }.
    [many] Zápas skončil. Vyhrávají { $names }.
   *[other] Zápas skončil. Vyhrávají { $names }.
  }
picture-held = Kameny: { $counts }.
picture-pile = hromádka { $tiles }
picture-hand = ruka

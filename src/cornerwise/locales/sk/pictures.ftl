## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves ->
    [one] 1 ťah
    [few] { $moves } ťahy
    [many] { $moves } ťahu
   *[other] { $moves } ťahov
  }
picture-design = Mozaika na doske hry { $game }, { $pieces ->
    [one] 1 diel
    [few] { $pieces } diely
    [many] { $pieces } dielu
   *[other] { $pieces } dielov
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] 1 trojuholník
                [few] { $cells } trojuholníky
                [many] { $cells } trojuholníka
               *[other] { $cells } trojuholníkov
            }
        [cube]
            { $cells ->
                [one] 1 kocka
                [few] { $cells } kocky
                [many] { $cells } kocky
               *[other] { $cells } kociek
            }
       *[square]
            { $cells ->
                [one] 1 štvorček
                [few] { $cells } štvorčeky
                [many] { $cells } štvorčeka
               *[other] { $cells } štvorčekov
            }
    }
picture-board = Hracia doska
picture-turn = Na ťahu: { $colour } ({ $name }).
picture-swap = { $name } vyberá: nechať alebo vymeniť.
picture-over = { $count ->
    [0] Hra sa skončila. Nikto nevyhráva.
    [one] Hra sa skončila. Vyhráva { $names }.
    [few] Hra sa skončila. Vyhrávajú { $names }.
    [many] Hra sa skončila. Vyhrávajú { $names }.
   *[other] Hra sa skončila. Vyhrávajú { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Body: { $scores }.
picture-score = { $name } { $points }
picture-common = spoločné

## Tables of tiles. Players are named as in seat-number.

picture-table = Stôl
picture-tiles = { $game }, { $tiles ->
    [one] 1 kameň
    [few] { $tiles } kamene
    [many] { $tiles } kameňa
   *[other] { $tiles } kameňov
  }
picture-tile-due = Bude sa doberať kameň.
picture-seat-turn = Na ťahu: { $name }.
picture-match-over = Zápas sa skončil.
picture-match-won = { $count ->
    [0] Zápas sa skončil. Nikto nevyhráva.
    [one] Zápas sa skončil. Vyhráva { $names }.
    [few] Zápas sa skončil. Vyhrávajú { $names }.
    [many] Zápas sa skončil. Vyhrávajú { $names }.
   *[other] Zápas sa skončil. Vyhrávajú { $names }.
  }
picture-held = Kamene: { $counts }.
picture-pile = kôpka { $tiles }
picture-hand = ruka

## Ciò che sta sotto un tabellone disegnato, o viene letto. I posti si contano da 0.

picture-game = { $game }, { $moves ->
    [one] { $moves } mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
  }
picture-design = Disegno sul tabellone di { $game }, { $pieces ->
    [one] { $pieces } pezzo
    [many] { $pieces } di pezzi
   *[other] { $pieces } pezzi
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } triangolo
                [many] { $cells } di triangoli
               *[other] { $cells } triangoli
            }
        [cube]
            { $cells ->
                [one] { $cells } cubo
                [many] { $cells } di cubi
               *[other] { $cells } cubi
            }
       *[square]
            { $cells ->
                [one] { $cells } quadrato
                [many] { $cells } di quadrati
               *[other] { $cells } quadrati
            }
    }
picture-board = Tabellone
picture-turn = Tocca a { $colour } ({ $name }).
picture-swap = { $name } sceglie: tenere o scambiare.
picture-over = { $count ->
    [0] Partita finita. Non vince nessuno.
    [one] Partita finita. Vince { $names }.
    [many] Partita finita. Vincono { $names }.
   *[other] Partita finita. Vincono { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Punti: { $scores }.
picture-score = { $name } { $points }
picture-common = comuni

## Tavoli di tessere

picture-table = Tavolo
picture-tiles = { $game }, { $tiles ->
    [one] { $tiles } tessera
    [many] { $tiles } di tessere
   *[other] { $tiles } tessere
  }
picture-tile-due = Sta per essere pescata una tessera.
picture-seat-turn = Tocca a { $name }.
picture-match-over = Partita finita.
picture-match-won = { $count ->
    [0] Partita finita. Non vince nessuno.
    [one] Partita finita. Vince { $names }.
    [many] Partita finita. Vincono { $names }.
   *[other] Partita finita. Vincono { $names }.
  }
picture-held = Tessere: { $counts }.
picture-pile = riserva { $tiles }
picture-hand = mano

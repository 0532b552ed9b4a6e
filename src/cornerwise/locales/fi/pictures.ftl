picture-game = { $game }, { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
  }
picture-design = Kuvio pelin { $game } laudalla, { $pieces ->
    [one] 1 laatta
   *[other] { $pieces } laattaa
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmio
               *[other] { $cells } kolmiota
            }
        [cube]
            { $cells ->
                [one] 1 kuutio
               *[other] { $cells } kuutiota
            }
       *[square]
            { $cells ->
                [one] 1 ruutu
               *[other] { $cells } ruutua
            }
    }
picture-board = Pelilauta
picture-turn = Vuorossa { $colour } ({ $name }).
picture-swap = { $name } valitsee: pidä tai vaihda.
picture-over = { $count ->
    [0] Peli on päättynyt. Kukaan ei voita.
    [one] Peli on päättynyt. { $names } voittaa.
   *[other] Peli on päättynyt. { $names } voittavat.
  }
picture-seat = { $name } ({ $colours })
picture-points = Pisteet: { $scores }.
picture-score = { $name } { $points }
picture-common = yhteiset
picture-table = Pöytä
picture-tiles = { $game }, { $tiles ->
    [one] 1 laatta
   *[other] { $tiles } laattaa
  }
picture-tile-due = Laatta nostetaan pian.
picture-seat-turn = Vuorossa { $name }.
picture-match-over = Ottelu on päättynyt.
picture-match-won = { $count ->
    [0] Ottelu on päättynyt. Kukaan ei voita.
    [one] Ottelu on päättynyt. { $names } voittaa.
   *[other] Ottelu on päättynyt. { $names } voittavat.
  }
picture-held = Laatat: { $counts }.
picture-pile = pino { $tiles }
picture-hand = käsi

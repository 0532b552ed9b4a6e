## Lo que figura debajo de un tablero dibujado y lo que se lee en voz alta. Los asientos se cuentan desde 0.

picture-game = { $game }, { $moves ->
    [one] 1 jugada
    [many] { $moves } de jugadas
   *[other] { $moves } jugadas
  }
picture-design = Diseño en el tablero de { $game }, { $pieces ->
    [one] 1 pieza
    [many] { $pieces } de piezas
   *[other] { $pieces } piezas
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells =
    { $shape ->
        [triangle]
            { $cells ->
                [one] 1 triángulo
                [many] { $cells } de triángulos
               *[other] { $cells } triángulos
            }
        [cube]
            { $cells ->
                [one] 1 cubo
                [many] { $cells } de cubos
               *[other] { $cells } cubos
            }
       *[square]
            { $cells ->
                [one] 1 cuadrado
                [many] { $cells } de cuadrados
               *[other] { $cells } cuadrados
            }
    }
picture-board = Tablero
picture-turn = Turno de { $colour } ({ $name }).
picture-swap = { $name } elige: conservar o cambiar.
picture-over = { $count ->
    [0] Fin de la partida. No gana nadie.
    [one] Fin de la partida. Gana { $names }.
    [many] Fin de la partida. Ganan { $names }.
   *[other] Fin de la partida. Ganan { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Puntos: { $scores }.
picture-score = { $name } { $points }
picture-common = común

## Mesas de fichas

picture-table = Mesa
picture-tiles = { $game }, { $tiles ->
    [one] 1 ficha
    [many] { $tiles } de fichas
   *[other] { $tiles } fichas
  }
picture-tile-due = Ahora se roba una ficha.
picture-seat-turn = Turno de { $name }.
picture-match-over = Fin de la partida.
picture-match-won = { $count ->
    [0] Fin de la partida. No gana nadie.
    [one] Fin de la partida. Gana { $names }.
    [many] Fin de la partida. Ganan { $names }.
   *[other] Fin de la partida. Ganan { $names }.
  }
picture-held = Fichas: { $counts }.
picture-pile = montón { $tiles }
picture-hand = mano

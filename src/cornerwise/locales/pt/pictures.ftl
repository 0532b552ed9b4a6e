## O que fica por baixo de um tabuleiro desenhado e o que se lê em voz alta. Os lugares contam-se a partir de 0.

picture-game = { $game }, { $moves ->
    [0] 0 jogadas
    [one] 1 jogada
    [many] { $moves } de jogadas
   *[other] { $moves } jogadas
  }
picture-design = Desenho no tabuleiro de { $game }, { $pieces ->
    [0] 0 peças
    [one] 1 peça
    [many] { $pieces } de peças
   *[other] { $pieces } peças
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [0] 0 triângulos
        [one] { $cells } triângulo
        [many] { $cells } de triângulos
       *[other] { $cells } triângulos
      }
    [cube] { $cells ->
        [0] 0 cubos
        [one] { $cells } cubo
        [many] { $cells } de cubos
       *[other] { $cells } cubos
      }
   *[square] { $cells ->
        [0] 0 quadrados
        [one] { $cells } quadrado
        [many] { $cells } de quadrados
       *[other] { $cells } quadrados
      }
  }
picture-board = Tabuleiro
picture-turn = Vez de { $colour } ({ $name }).
picture-swap = { $name } escolhe: manter ou trocar.
picture-over = { $count ->
    [0] A partida acabou. Ninguém ganha.
    [one] A partida acabou. Ganha { $names }.
    [many] A partida acabou. Ganham { $names }.
   *[other] A partida acabou. Ganham { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Pontos: { $scores }.
picture-score = { $name } { $points }
picture-common = partilhadas

## Mesas de fichas

picture-table = Mesa
picture-tiles = { $game }, { $tiles ->
    [0] 0 fichas
    [one] 1 ficha
    [many] { $tiles } de fichas
   *[other] { $tiles } fichas
  }
picture-tile-due = Vai ser comprada uma ficha.
picture-seat-turn = Vez de { $name }.
picture-match-over = A partida acabou.
picture-match-won = { $count ->
    [0] A partida acabou. Ninguém ganha.
    [one] A partida acabou. Ganha { $names }.
    [many] A partida acabou. Ganham { $names }.
   *[other] A partida acabou. Ganham { $names }.
  }
picture-held = Fichas: { $counts }.
picture-pile = monte { $tiles }
picture-hand = mão

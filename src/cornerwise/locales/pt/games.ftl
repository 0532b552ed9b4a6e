## Os jogos

game-classic = Clássico
game-classic-about = 4 cores em 20 × 20 casas
game-classic-kind = 4 jogadores
game-classic-2 = Clássico para dois
game-classic-2-about = 2 cores cada um
game-classic-2-kind = 2 jogadores
game-classic-3 = Clássico para três
game-classic-3-about = Todos partilham a quarta cor
game-classic-3-kind = 3 jogadores
game-classic-teams = Clássico em equipas
game-classic-teams-about = Azul e vermelho contra amarelo e verde
game-classic-teams-kind = 2 contra 2
game-classic-solo = Oitenta e quatro
game-classic-solo-about = Coloca as 84 peças, a solo
game-classic-solo-kind = 1 jogador
game-duo = Duo
game-duo-about = Um duelo rápido, 14 × 14
game-duo-kind = 2 jogadores
game-junior = Junior
game-junior-about = Peças fáceis para crianças
game-junior-kind = 2 jogadores
game-trigon = Trigon
game-trigon-about = Triângulos num hexágono
game-trigon-kind = 4 jogadores
game-trigon-2 = Trigon para dois
game-trigon-2-about = 2 cores cada um
game-trigon-2-kind = 2 jogadores
game-trigon-3 = Trigon para três
game-trigon-3-about = 3 cores num hexágono mais pequeno
game-trigon-3-kind = 3 jogadores
game-trigon-teams = Trigon em equipas
game-trigon-teams-about = Azul e vermelho contra amarelo e verde
game-trigon-teams-kind = 2 contra 2
game-trigon-solo = Oitenta e oito
game-trigon-solo-about = Coloca as 88 peças, a solo
game-trigon-solo-kind = 1 jogador
game-polyomino = Polyomino
game-polyomino-about = Começa onde quiseres, depois mantém ou troca
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 peças cada um, em poucos minutos
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 conjuntos de 9 peças cada um
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 peças cada um
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Um conjunto partilhado de 56 peças
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Constrói para cima e deixa-te ver de cima
game-rumis-tower = Rumis Torre
game-rumis-tower-about = Estreito e até 8 cubos de altura
game-rumis-tower-kind = Torre
game-rumis-corner = Rumis Canto
game-rumis-corner-about = À volta de um canto, em 40 casas
game-rumis-corner-kind = Canto
game-rumis-steps = Rumis Escada
game-rumis-steps-about = Por uma escada de 4 degraus acima
game-rumis-steps-kind = Escada
game-rumis-pyramid = Rumis Pirâmide
game-rumis-pyramid-about = Mais alto em direção ao centro
game-rumis-pyramid-kind = Pirâmide
game-rumis-own = Rumis com o teu tabuleiro
game-rumis-own-about = Faz tu o tabuleiro
game-rumis-own-kind = O teu
game-triominos = Triominos
game-triominos-about = Faz coincidir os números, esconde as fichas
game-triominos-kind = 1 a 6 jogadores

## What is told of every game

facts-players = { $most ->
    [one] { $span } jogador
    [many] { $span } de jogadores
   *[other] { $span } jogadores
  }
facts-minutes = { $span } min
facts-age = a partir de { $age } anos

## As opções

option-on = Sim
option-off = Não
option-start = Primeira peça
option-start-about = Onde cada cor coloca a sua primeira peça.
option-start-own = No ponto de partida próprio
option-start-any = Em qualquer ponto de partida livre
option-start-opposite = Em frente à tua outra cor
option-start-spaced = Um ponto de partida sim, outro não
option-scoring = Pontuação
option-scoring-about = Como se contam os pontos.
option-scoring-advanced = Quadrados por colocar, com bónus
option-scoring-basic = Quadrados por colocar, sem bónus
option-scoring-pieces = Ganha quem coloca mais peças
option-scoring-cells = Ganha quem fica com menos quadrados
option-scoring-standard = Normal
option-scoring-children = Pontuação para crianças
option-scoring-no-points = Sem pontos: ganha o primeiro sem fichas
option-first = Quem começa
option-first-about = O jogador que coloca a primeira peça.
option-first-number = { $number ->
    [0] Jogador 1
    [1] Jogador 2
    [2] Jogador 3
   *[3] Jogador 4
  }
option-shared = Cor partilhada
option-shared-about = A cor que todos os jogadores colocam à vez.
option-left-out = Cor de fora
option-left-out-about = A cor com que ninguém joga.
option-strict-corners = Cantos estritos
option-strict-corners-about = Os cantos só podem tocar em cantos, nunca no meio de um lado reto.
option-seats = Jogadores
option-seats-about = O número de jogadores.
option-seats-number = { $number }
option-colours-each = Cores
option-colours-each-about = Cores por jogador. Com duas, só conta a melhor.
option-colours-each-number = { $number ->
    [one] { $number } cada um
    [many] { $number } cada um
   *[other] { $number } cada um
  }
option-blocked = Se não puderes colocar uma peça
option-blocked-about = O que acontece a uma cor que não pode colocar uma peça no seu turno.
option-blocked-out = Fica fora da partida
option-blocked-skip = Só perde esse turno
option-heights = Mapa de alturas
option-heights-about = Alturas máximas fila a fila, a de cima primeiro, com / entre filas, como em 2 2 1/2 2 1.
option-without = Handicap
option-without-about = As peças sem as quais uma cor joga, como em blue:I5,W5/red:X5.
option-edition = Edição
option-edition-about = As edições diferem no número de fichas, nas regras para comprar e passar, e em como acaba uma ronda ou a partida.
option-edition-international = Internacional
option-edition-french = Francesa
option-edition-spanish = Espanhola
option-edition-portuguese = Portuguesa
option-edition-tournament = Torneio
option-target = Meta
option-target-about = O total que termina a partida. As metas mais baixas são para a pontuação para crianças.
option-target-number = { $number ->
    [one] { $number } ponto
    [many] { $number } de pontos
   *[other] { $number } pontos
  }
option-deals = Rondas
option-deals-about = Joga um número fixo de rondas em vez de até uma meta. Com pontuação para crianças, é uma só ronda, a não ser que escolhas outra coisa.
option-deals-number = { $number ->
    [0] Sem número fixo
    [one] { $number } ronda
    [many] { $number } de rondas
   *[other] { $number } rondas
  }
option-after-draw = Depois de comprar
option-after-draw-about = Que ficha podes colocar logo depois de comprar.
option-after-draw-drawn = Só a ficha comprada
option-after-draw-any = Qualquer ficha
option-time-limit = Turnos com tempo
option-time-limit-about = Se o teu tempo acabar, compras até o turno terminar. Precisa de um relógio com tempo por jogada.

## A força do computador

level = Nível { $level }, { $word }
level-1 = primeiros passos
level-2 = principiante
level-3 = descontraído
level-4 = ocasional
level-5 = regular
level-6 = hábil
level-7 = forte
level-8 = perito
level-9 = mestre

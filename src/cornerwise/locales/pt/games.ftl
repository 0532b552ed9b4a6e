## Os jogos

game-classic = Clássico
game-classic-about = Quatro cores em 20 por 20 casas
game-classic-kind = 4 jogadores
game-classic-2 = Clássico para dois
game-classic-2-about = Duas cores cada um
game-classic-2-kind = 2 jogadores
game-classic-3 = Clássico para três
game-classic-3-about = A quarta cor é colocada por todos à vez
game-classic-3-kind = 3 jogadores
game-classic-teams = Clássico em equipas
game-classic-teams-about = Azul e vermelho contra amarelo e verde
game-classic-teams-kind = 2 contra 2
game-classic-solo = Oitenta e quatro
game-classic-solo-about = Colocar as 84 peças, a solo
game-classic-solo-kind = 1 jogador
game-duo = Duo
game-duo-about = O duelo rápido em 14 por 14
game-duo-kind = 2 jogadores
game-junior = Junior
game-junior-about = Peças simples, mãos pequenas
game-junior-kind = 2 jogadores
game-trigon = Trigon
game-trigon-about = Um hexágono de triângulos
game-trigon-kind = 4 jogadores
game-trigon-2 = Trigon para dois
game-trigon-2-about = Duas cores cada um
game-trigon-2-kind = 2 jogadores
game-trigon-3 = Trigon para três
game-trigon-3-about = Três cores num hexágono mais pequeno
game-trigon-3-kind = 3 jogadores
game-trigon-teams = Trigon em equipas
game-trigon-teams-about = Azul e vermelho contra amarelo e verde
game-trigon-teams-kind = 2 contra 2
game-trigon-solo = Oitenta e oito
game-trigon-solo-about = Colocar as 88 peças, a solo
game-trigon-solo-kind = 1 jogador
game-polyomino = Polyomino
game-polyomino-about = Abrir onde se quiser; depois, trocar ou manter
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 peças cada um, acaba em minutos
game-polyomino-8-kind = 8 por 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Dois conjuntos de 9 peças cada um
game-polyomino-12-kind = 12 por 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 peças cada um
game-polyomino-14-kind = 14 por 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Um só conjunto de 56 peças para os dois
game-polyomino-hexa-kind = Hexa, 20 por 20
game-rumis = Rumis
game-rumis-about = Construir para cima, ser visto de cima
game-rumis-tower = Rumis Torre
game-rumis-tower-about = Estreito e até oito cubos de altura
game-rumis-tower-kind = Torre
game-rumis-corner = Rumis Canto
game-rumis-corner-about = À volta de um canto de 40 casas
game-rumis-corner-kind = Canto
game-rumis-steps = Rumis Escada
game-rumis-steps-about = Uma escada de quatro degraus
game-rumis-steps-kind = Escada
game-rumis-pyramid = Rumis Pirâmide
game-rumis-pyramid-about = Mais alto em direção ao centro
game-rumis-pyramid-kind = Pirâmide
game-rumis-own = Rumis com as tuas alturas
game-rumis-own-about = Um tabuleiro feito por ti
game-rumis-own-kind = O teu
game-triominos = Triominos
game-triominos-about = Combinar os cantos, esconder a mão
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
option-start-about = Onde pode ir a primeira peça de uma cor.
option-start-own = Na sua própria casa de partida
option-start-any = Em qualquer casa de partida livre
option-start-opposite = Em frente à outra cor do mesmo jogador
option-start-spaced = Numa em cada duas casas de partida
option-scoring = Pontos
option-scoring-about = Como se contam os pontos.
option-scoring-advanced = Casas por colocar, com bónus
option-scoring-basic = Só as casas por colocar
option-scoring-pieces = Mais peças colocadas
option-scoring-cells = Menos casas por colocar
option-scoring-standard = Como nas regras impressas
option-scoring-children = Pontos para crianças
option-scoring-no-points = Sem pontos: ganha quem sair primeiro
option-first = Quem começa
option-first-about = O lugar que coloca a primeira peça.
option-first-number = { $number ->
    [0] Lugar 1
    [1] Lugar 2
    [2] Lugar 3
   *[3] Lugar 4
  }
option-shared = Cor partilhada
option-shared-about = A cor que todos os jogadores colocam à vez.
option-left-out = Cor de fora
option-left-out-about = A cor que não entra em jogo.
option-strict-corners = Cantos estritos
option-strict-corners-about = Um canto só toca noutro canto, nunca no meio de um lado reto.
option-seats = Jogadores
option-seats-about = Quantos jogam.
option-seats-number = { $number }
option-colours-each = Cores
option-colours-each-about = As cores de cada jogador; de duas, só conta a melhor.
option-colours-each-number = { $number ->
    [one] { $number } cada um
    [many] { $number } cada um
   *[other] { $number } cada um
  }
option-blocked = Sem espaço
option-blocked-about = O que acontece a uma cor que não pode colocar na sua vez.
option-blocked-out = Fica de fora até ao fim
option-blocked-skip = Só perde essa vez
option-heights = Alturas
option-heights-about = Filas de alturas máximas, a de cima primeiro, separadas por /, como em 2 2 1/2 2 1.
option-without = Vantagem
option-without-about = As peças de que as cores prescindem, como em blue:I5,W5/red:X5.
option-edition = Regras impressas
option-edition-about = As edições diferem nas mãos, nas compras, em quando se pode passar e no modo como acabam uma ronda e a partida.
option-edition-international = Internacional
option-edition-french = Francesa
option-edition-spanish = Espanhola
option-edition-portuguese = Portuguesa
option-edition-tournament = Torneio
option-target = Joga-se até
option-target-about = O total que põe fim à partida. Os mais baixos destinam-se aos pontos para crianças.
option-target-number = { $number ->
    [one] { $number } ponto
    [many] { $number } de pontos
   *[other] { $number } pontos
  }
option-deals = Rondas
option-deals-about = Um número fixo de rondas em vez de um total. Com pontos para crianças há uma só ronda, a não ser que escolhas outra coisa.
option-deals-number = { $number ->
    [0] Sem número fixo
    [one] { $number } ronda
    [many] { $number } de rondas
   *[other] { $number } rondas
  }
option-after-draw = Depois de comprar
option-after-draw-about = Que ficha se pode colocar logo depois de comprar.
option-after-draw-drawn = A ficha comprada
option-after-draw-any = Qualquer ficha
option-time-limit = Tempo por vez
option-time-limit-about = Quem se atrasa compra até a vez terminar. Precisa de um relógio por jogada.

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

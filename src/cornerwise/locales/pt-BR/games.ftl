game-classic-3-about = Todos compartilham a quarta cor
game-classic-teams = Clássico em equipes
game-classic-solo-about = Coloque as 84 peças, sem adversário
game-trigon-about = Triângulos em um hexágono
game-trigon-3-about = 3 cores em um hexágono menor
game-trigon-teams = Trigon em equipes
game-trigon-solo-about = Coloque as 88 peças, sem adversário
game-polyomino-about = Comece onde quiser, depois mantenha ou troque
game-polyomino-hexa-about = Um conjunto compartilhado de 56 peças
game-rumis-about = Construa para cima e apareça visto de cima
game-rumis-corner-about = Em volta de um canto, em 40 casas
game-rumis-steps-about = Subindo uma escada de 4 degraus
game-rumis-own = Rumis com o seu tabuleiro
game-rumis-own-about = Faça você mesmo o tabuleiro
game-rumis-own-kind = O seu
game-triominos-about = Combine os números, esconda suas fichas
option-start-opposite = Em frente à sua outra cor
option-scoring-advanced = Quadrados por colocar, com bônus
option-scoring-basic = Quadrados por colocar, sem bônus
option-shared = Cor compartilhada
option-shared-about = A cor que todos os jogadores colocam, revezando-se.
option-blocked = Se não puder colocar uma peça
option-blocked-about = O que acontece com uma cor que não pode colocar uma peça no seu turno.
option-edition-about = As edições diferem no número de fichas, nas regras para comprar e passar, e em como acaba uma rodada ou a partida.
option-deals = Rodadas
option-deals-about = Jogue um número fixo de rodadas em vez de até uma meta. Com pontuação para crianças, é uma só rodada, a não ser que você escolha outra coisa.
option-deals-number = { $number ->
    [0] Sem número fixo
    [one] { $number } rodada
    [many] { $number } de rodadas
   *[other] { $number } rodadas
  }
option-after-draw-about = Que ficha você pode colocar logo depois de comprar.
option-time-limit-about = Se o seu tempo acabar, você compra até o turno terminar. Precisa de um relógio com tempo por jogada.
level-2 = iniciante
level-8 = especialista
option-heights-about = Alturas máximas fileira por fileira, a de cima primeiro, com / entre fileiras, como em 2 2 1/2 2 1.

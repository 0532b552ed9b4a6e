game-classic-3-about = Todos se revezam com a quarta cor
game-classic-teams = Clássico em equipes
game-classic-solo-about = Colocar as 84 peças, sem adversário
game-trigon-3-about = Três cores em um hexágono menor
game-trigon-teams = Trigon em equipes
game-trigon-solo-about = Colocar as 88 peças, sem adversário
game-rumis-corner-about = Em volta de um canto de 40 casas
game-rumis-own = Rumis com as suas alturas
game-rumis-own-about = Um tabuleiro feito por você
game-rumis-own-kind = O seu
option-start-spaced = Em uma a cada duas casas de partida
option-scoring-advanced = Casas por colocar, com bônus
option-shared = Cor compartilhada
option-shared-about = A cor que todos os jogadores colocam, revezando-se.
option-strict-corners-about = Um canto só toca em outro canto, nunca no meio de um lado reto.
option-blocked-out = Fica de fora até o fim
option-edition-about = As edições diferem nas mãos, nas compras, em quando se pode passar e no modo como acabam uma rodada e a partida.
option-deals = Rodadas
option-deals-about = Um número fixo de rodadas em vez de um total. Com pontos para crianças há uma só rodada, a não ser que você escolha outra coisa.
option-deals-number = { $number ->
    [0] Sem número fixo
    [one] { $number } rodada
    [many] { $number } de rodadas
   *[other] { $number } rodadas
  }
level-2 = iniciante
level-8 = especialista
option-heights-about = Fileiras de alturas máximas, a de cima primeiro, separadas por /, como em 2 2 1/2 2 1.
option-target = Jogar até

## As páginas

rules-title = Regras
rules-page-title = Regras de { $game }
rules-lead = Como jogar cada jogo, com imagens.
rules-all = Todos os jogos
rules-play = Jogar agora
rules-tutorial = Aprender jogando
rules-language = Idioma
rules-allowed = Permitido
rules-forbidden = Não permitido
rules-clauses = Números das regras
rules-trade-marks = Blokus, Trigon, Rumis e Triominos são marcas dos seus proprietários. Usamos estes nomes apenas para dizer que regras publicadas um jogo segue. O Cornerwise é independente desses proprietários.

## Famílias de jogos

rules-family-classic = Quadrados, até 4 jogadores
rules-family-duo = Quadrados, 2 jogadores
rules-family-trigon = Triângulos
rules-family-polyomino = Início livre
rules-family-rumis = Cubos
rules-family-triominos = Números

## Títulos das secções

rules-heading-goal = Objetivo
rules-heading-pieces = Peças
rules-heading-tiles = Fichas
rules-heading-setup = Preparação
rules-heading-opening = Abertura
rules-heading-start = Primeira peça
rules-heading-turn = O teu turno
rules-heading-contact = Em que deve tocar uma peça
rules-heading-others = Outras cores
rules-heading-strict = Cantos estritos
rules-heading-standing = Sem buracos
rules-heading-limits = Alturas máximas
rules-heading-blocked = Se não puderes colocar uma peça
rules-heading-draw = Comprar fichas
rules-heading-end = Fim da partida
rules-heading-scoring = Pontuação
rules-heading-ties = Empates
rules-heading-example = Exemplo
rules-heading-players = Número de jogadores
rules-heading-options = Opções
rules-heading-tips = Dicas

## Objetivo

rules-goal-left = Coloca no tabuleiro tantas peças tuas quantas puderes e não deixes espaço para as dos outros. No fim, as que te sobrarem contam contra ti.
rules-goal-pieces = Coloca mais peças do que o outro jogador.
rules-goal-area = Cobre mais casas do que o outro jogador.
rules-goal-complete = Jogas tu com todas as cores. Coloca as { $pieces } peças.
rules-goal-seen = Constrói de modo que a tua cor, vista exatamente de cima, apareça no maior número possível de casas.
rules-goal-points = Coloca fichas com números que coincidam e faz o maior número de pontos.

## Tabuleiro

rules-board-rectangle = O tabuleiro tem { $width } × { $height } casas.
rules-board-hexagon = O tabuleiro é um hexágono de { $cells } triângulos, com { $side } ao longo de cada lado.
rules-board-inner = Só se usa o hexágono interior do tabuleiro: { $cells } triângulos, com { $side } ao longo de cada lado.
rules-board-heights = A base tem { $squares } casas, cada uma com um limite de altura para construir. Ao todo há espaço para { $cubes } cubos.
rules-board-reconstructed = Não conhecemos medidas publicadas deste tabuleiro. Calculámo-las a partir da sua forma e do seu espaço para { $each } cubos por jogador.
rules-board-own = És tu que fazes o mapa de alturas: um número para cada casa da base, com uma barra entre as filas. A fila mais distante vem primeiro, e 0 significa que não há casa. Todas as casas têm de estar ligadas, e pode haver até { $most } cubos.
rules-board-table = As fichas colocam-se numa mesa sem limites.

## Peças

rules-pieces-own = Cada cor tem { $pieces } peças de { $smallest } a { $largest } { $shape ->
    [triangle] triângulos
   *[square] quadrados
  }, todas de formas diferentes. Juntas têm { $cells } { $shape ->
    [triangle] triângulos
   *[square] quadrados
  }.
rules-pieces-copies = Cada cor tem { $pieces } peças: { $copies } de cada uma de { $shapes } formas de { $smallest } a { $largest } quadrados. Juntas têm { $cells } quadrados.
rules-pieces-shared = Os dois jogadores tiram as peças de um só conjunto: { $pieces } peças de { $smallest } a { $largest } quadrados, todas de formas diferentes. Depois de um jogador colocar uma peça, o outro já não a pode usar.
rules-pieces-cubes = Cada cor tem { $pieces } peças de { $smallest } a { $largest } cubos, { $cells } cubos ao todo. Uma peça e a sua imagem ao espelho são duas peças diferentes. Não há nenhuma peça de um só cubo.
rules-pieces-tiles = Há { $tiles } fichas triangulares. Cada uma tem três números de { $lowest } a { $highest }. Lidos no sentido dos ponteiros do relógio a partir do mais baixo, os números nunca descem, e não há duas fichas iguais. O valor de uma ficha é a soma dos seus números.

## Preparação

rules-setup-order = As cores jogam por esta ordem: { $colours }.
rules-setup-one-each = Há { $seats } jogadores, com uma cor cada um.
rules-setup-two-each = Há dois jogadores, com duas cores cada um. O primeiro jogador tem { $first }, o segundo jogador tem { $second }.
rules-setup-shared = Há três jogadores, com uma cor cada um. Colocam a quarta cor ({ $colour }) à vez, a começar pelo jogador que inicia a partida. Continuas a colocá-la no teu turno mesmo quando a tua própria cor já não pode colocar mais peças.
rules-setup-teams = Quatro jogadores formam duas equipas de dois, com uma cor cada um. A primeira equipa tem { $first }, a segunda equipa tem { $second }.
rules-setup-solo = Colocas todas as cores, uma a seguir à outra.
rules-setup-left-out = Há três jogadores, com uma cor cada um. A quarta cor ({ $colour }) fica na caixa.

## Primeira peça

rules-start-own = A primeira peça de cada cor tem de cobrir o ponto de partida dessa cor: { $points }.
rules-start-any = A primeira peça de cada cor tem de cobrir um ponto de partida ainda livre: { $points }.
rules-start-free = A primeira peça de cada cor pode ficar em qualquer ponto do tabuleiro.
rules-start-beside = A primeira peça da partida pode ficar em qualquer ponto. A primeira peça de cada uma das outras cores tem de tocar numa peça que já lá está.
rules-start-opposite = A primeira peça de cada cor tem de cobrir um ponto de partida: { $points }. As tuas duas cores partem em frente uma da outra, por isso o outro jogador não pode ocupar o ponto de partida em frente à tua primeira cor.
rules-start-spaced = A primeira peça de cada cor tem de cobrir um ponto de partida: { $points }. Entre duas cores tem de ficar livre um ponto de partida.
rules-start-swap = O primeiro jogador coloca uma peça da primeira cor e depois uma da segunda, em qualquer ponto do tabuleiro. As duas não se podem sobrepor e têm de ter formas diferentes. Depois, o segundo jogador escolhe uma cor. A seguir joga a primeira cor ({ $colour }), seja de quem for.
rules-start-cubes = A primeira peça da partida pode ficar em qualquer ponto da base. A primeira peça de cada uma das outras cores também tem de assentar na base e tem de partilhar uma face com uma peça que já lá está.

## Turno

rules-turn-flat = Coloca uma das tuas peças em { $shape ->
    [triangle] triângulos livres
   *[square] casas livres
  } do tabuleiro. Podes rodá-la e virá-la ao contrário. Depois de colocada, não se pode mover.
rules-turn-cubes = Coloca uma das tuas peças. Podes rodá-la em qualquer direção. Depois de colocada, não se pode mover.

## Contacto

rules-contact-corner = Cada nova peça tem de tocar em pelo menos uma peça da mesma cor por um canto. Nunca pode tocar na própria cor ao longo de um lado.
rules-contact-face = Cada nova peça tem de tocar numa peça da mesma cor ao longo de um lado. Tocar por um canto não basta.
rules-contact-triangles = Basta um só ponto em comum: um canto também pode tocar no meio do lado reto de outra peça.
rules-contact-strict = Com cantos estritos, um canto da tua cor só pode tocar noutro canto, nunca no meio de um lado reto. Isto aplica-se onde quer que a nova peça toque na própria cor: um só contacto errado torna a jogada inválida, mesmo que outro canto toque corretamente.
rules-contact-others = A tua peça pode tocar nas outras cores de qualquer maneira, por cantos ou ao longo de lados.
rules-contact-cubes = Cada nova peça tem de partilhar pelo menos uma face com uma peça da mesma cor, ao lado ou em cima dela. Tocar numa aresta ou num canto não basta. As outras cores não fazem diferença.
rules-standing = Em cada coluna que a peça usa, os seus cubos têm de assentar na base ou nos cubos que já lá estão. Não pode haver buracos por baixo de uma peça, e nada pode ficar saliente sobre o vazio.
rules-limits = Nada pode ficar fora da base nem acima da altura máxima da sua casa.

## Sem espaço, e o fim

rules-blocked-flat = Se podes colocar uma peça, tens de o fazer. Uma cor que não pode colocar uma peça é saltada. Já não se pode abrir espaço novo para ela, por isso fica de fora até ao fim da partida.
rules-blocked-out = Uma cor que não pode colocar uma peça no seu turno fica de fora até ao fim da partida.
rules-blocked-skip = Uma cor que não pode colocar uma peça só perde esse turno. Ao construir, os outros podem abrir-lhe uma posição.
rules-end = A partida acaba quando nenhuma cor pode colocar mais peças.
rules-ties = Se vários tiverem a melhor pontuação, partilham a vitória.

## Pontuação

rules-scoring-advanced = Cada { $shape ->
    [triangle] triângulo
   *[square] quadrado
  } das peças que te sobram custa 1 ponto. Se colocares todas as tuas peças, ganhas { $all } pontos, e mais { $last } se a peça mais pequena tiver sido a última. Ganha a pontuação mais alta.
rules-scoring-basic = Contam-se os quadrados das peças que te sobram. Ganha quem tiver menos quadrados. Não há bónus.
rules-scoring-pieces = Cada peça que colocas vale 1 ponto. Ganha quem tiver mais pontos. Não há bónus.
rules-scoring-area = Cada casa que cobres vale 1 ponto. Ganha quem tiver mais pontos, e pontos iguais são um empate. Não há bónus.
rules-scoring-complete = Ganhas quando todas as peças estiverem no tabuleiro. Se não conseguires, o número de peças colocadas mostra quão perto ficaste.
rules-scoring-seen = Olha exatamente de cima: cada casa com a tua cor no topo vale 1 ponto. Cada peça que te sobra custa 1 ponto, seja qual for o tamanho. Ganha quem tiver mais pontos.
rules-scoring-sum = A pontuação de um jogador é a soma das duas cores.
rules-scoring-team = A pontuação de uma equipa é a soma das suas duas cores.
rules-scoring-shared = A cor partilhada não conta para ninguém.

## Exemplos

rules-example-finished = Uma partida terminada e a sua pontuação.
rules-example-colour = Cor
rules-example-left = Por colocar
rules-example-points = Pontos
rules-example-turn = Turno
rules-example-winner = Vencedor: { $winners }.

## Imagens

rules-figure-starts = Os pontos de partida
rules-figure-pieces = As peças de uma cor
rules-figure-start = A primeira peça cobre um ponto de partida
rules-figure-corner = Canto com canto
rules-figure-side = Lado a lado com a própria cor
rules-figure-apart = Não toca na própria cor
rules-figure-others = As outras cores podem tocar-se ao longo dos lados
rules-figure-tip = Um canto toca no meio de um lado
rules-figure-face = Partilha uma face com a própria cor
rules-figure-edge = Só partilha uma aresta com a própria cor
rules-figure-hole = Há um buraco por baixo
rules-figure-match = Os dois números do lado são iguais
rules-figure-mismatch = Os números do lado são diferentes
rules-figure-bridge = Uma ponte: mais { $points } pontos
rules-figure-hexagon = Um hexágono: mais { $points } pontos
rules-figure-hexagons = Dois hexágonos com uma ficha: mais { $points } pontos

## Número de jogadores

rules-players = { $players ->
    [one] { $players } jogador
    [many] { $players } de jogadores
   *[other] { $players } jogadores
  }
rules-players-cubes = { $columns } casas, espaço para { $cubes } cubos
rules-players-tiles = { $tiles } fichas cada um

## Opções

rules-option-start = Primeira peça
rules-option-scoring = Pontuação
rules-option-first = Quem começa
rules-option-shared = Cor partilhada
rules-option-strict-corners = Cantos estritos
rules-option-left-out = Cor de fora
rules-option-seats = Número de jogadores
rules-option-colours-each = Cores por jogador
rules-option-blocked = Se não puderes colocar uma peça
rules-option-heights = Mapa de alturas
rules-option-without = Handicap
rules-option-edition = Edição
rules-option-target = Meta
rules-option-deals = Número de rondas
rules-option-after-draw = Depois de comprar
rules-option-time-limit = Turnos com tempo
rules-option-usual = predefinição
rules-option-none = Este jogo não tem opções.
rules-choice-first = Qualquer jogador pode começar. Os outros seguem no sentido dos ponteiros do relógio.
rules-choice-shared = Qualquer das quatro cores pode ser a partilhada. A ordem das cores mantém-se: se a partilhada for a azul, a azul continua a ser a primeira, colocada pelo jogador que começa.
rules-choice-left-out = Qualquer das quatro cores pode ficar na caixa.
rules-choice-seats-cubes = { $fewest } a { $most } jogadores. Com menos jogadores há espaço para menos cubos, e as últimas cores não são usadas.
rules-choice-seats = { $fewest } a { $most } jogadores.
rules-choice-colours-each = Dois jogadores podem ter duas cores cada um, no tabuleiro para quatro. Só conta a melhor cor de cada jogador.
rules-choice-heights = Qualquer mapa de alturas com até { $most } cubos.
rules-choice-without = As cores podem jogar sem algumas das suas peças, para que jogadores mais fortes e mais fracos tenham uma partida equilibrada. As peças deixadas de fora não custam nada. Se as peças que sobram contarem contra ti, ter menos peças grandes ajuda. Nos outros casos, ter menos peças torna o jogo mais difícil.
rules-choice-target = Quando uma ronda acaba, os totais são comparados com a meta: { $usual } pontos, ou outro número de { $fewest } a { $most }. Se alguém a tiver alcançado, a partida acabou.
rules-choice-deals = Ou joga uma partida de { $fewest } a { $most } rondas, sejam quais forem os totais.
rules-choice-drawn = Depois de comprar, só podes colocar a ficha que acabaste de comprar.
rules-choice-any = Depois de comprar, podes colocar qualquer ficha da tua mão.
rules-choice-time-limit = Cada turno tem um limite de tempo. Se acabar, compras até o teu turno terminar. Se ainda tiveres de colocar a primeira ficha, uma das tuas é colocada por ti.

## Triominos

rules-tiles-hands = Cada jogador tira as suas fichas, que formam a sua mão, e mantém-nas escondidas. As restantes formam o monte. Podes ver a tua própria mão, a mesa, todas as pontuações e quantas fichas têm os outros e o monte.
rules-tiles-begin = Antes de cada ronda, cada jogador tira uma ficha e mostra-a. Começa quem tiver o valor mais alto, e os jogadores empatados tiram outra vez. Depois, todas as fichas são baralhadas e distribuídas. O primeiro jogador coloca uma ficha qualquer e ganha o valor dela.
rules-tiles-lay = Coloca uma ficha. Pelo menos um lado inteiro tem de ficar encostado a uma ficha da mesa, e os dois números desse lado têm de ser iguais. Em qualquer outro canto em que toque, os números também têm de ser iguais.
rules-tiles-score = Uma ficha dá o seu valor em pontos. Uma ponte dá mais { $bridge } pontos, um hexágono mais { $one }, dois hexágonos com uma ficha mais { $two }, e três mais { $three }.
rules-tiles-bridge = Uma ponte é uma ficha unida por um só lado, cujo terceiro canto toca numa ficha mais além: as duas posições ao lado desse canto estão vazias, e pelo menos uma das três atrás dele não está. A sexta ficha à volta de um ponto completa um hexágono. Uma ficha não pode fazer as duas coisas.
rules-tiles-draw = Se não puderes ou não quiseres colocar uma ficha, compra uma do monte. Cada compra custa { $cost } pontos. Podes colocar logo a ficha. Podes comprar até { $most } fichas num turno. Se mesmo assim não colocares nenhuma, perdes mais { $more } pontos, { $all } ao todo.
rules-tiles-empty = Quando o monte está vazio, tens de colocar uma ficha se puderes. Se não puderes, passas sem penalização.
rules-tiles-out = Quando colocas a última ficha da tua mão, ganhas { $out } pontos e o valor de todas as fichas das outras mãos. Antes completa-se a volta, para que todos tenham tido o mesmo número de turnos. Se mais alguém ficar sem fichas nessa volta, ganha apenas os { $out } pontos.
rules-tiles-blocked = Quando todos os jogadores passam de seguida, a ronda fica bloqueada. Ganha-a a mão mais baixa, que recebe o valor de todas as outras mãos, menos o da sua. Mais ninguém perde nada. Se várias mãos forem igualmente baixas, cada uma delas pontua assim.
rules-tiles-match = Ganha quem tiver o total mais alto no fim da partida. Os totais podem descer abaixo de zero.
rules-tiles-example-sum = Uma ficha
rules-tiles-example-bridge = Uma ficha que faz uma ponte
rules-tiles-example-hexagon = Uma ficha que completa um hexágono
rules-tiles-example-draws = Três compras, e nenhuma ficha colocada
rules-tiles-example-out = A última ficha, com { $hands } por jogar nas outras mãos
rules-scoring-standard = Pontos como descrito acima.
rules-scoring-children = Para crianças: { $tile } ponto por ficha, mais { $bridge } por uma ponte, mais { $one }, { $two } ou { $three } por um, dois ou três hexágonos, e { $out } para o primeiro a ficar sem fichas. Nunca se perdem pontos. Há uma só ronda, a não ser que escolhas várias ou uma meta.
rules-scoring-no-points = Sem pontos: ganha o primeiro a ficar sem fichas. Se a ronda ficar bloqueada, ganha quem tiver menos fichas.
rules-edition-international = Internacional: como descrito acima, para { $fewest } a { $most } jogadores.
rules-edition-french = Francesa: para { $fewest } a { $most } jogadores. A ronda acaba assim que alguém fica sem fichas. Numa ronda bloqueada, todos perdem o valor da própria mão. Quando o monte está vazio, podes passar mesmo que pudesses colocar uma ficha. A partida acaba assim que um jogador alcança a meta, e esse jogador ganha.
rules-edition-spanish = Espanhola: para { $fewest } a { $most } jogadores, com menos fichas cada um para três e quatro.
rules-edition-portuguese = Portuguesa: como a edição espanhola, mas três compras custam { $draws } pontos ao todo.
rules-edition-tournament = Torneio: ninguém tira fichas para decidir quem começa. A ficha mais alta com três números iguais em qualquer das mãos tem de ser colocada primeiro e dá mais { $triple }, ou mais { $zero } se tiver três zeros. Se ninguém tiver uma ficha assim, começa a ficha de valor mais alto.

## As páginas

rules-title = Regras
rules-page-title = { $game }: regras
rules-lead = Como se joga cada jogo, em poucas frases e com imagens.
rules-all = Todos os jogos
rules-play = Jogar agora
rules-tutorial = Aprender jogando
rules-language = Idioma
rules-allowed = Permitido
rules-forbidden = Não permitido
rules-clauses = Números das regras
rules-trade-marks = Blokus, Trigon, Rumis e Triominos são marcas dos seus proprietários. Aparecem aqui apenas para dizer que regras publicadas um jogo segue. O Cornerwise é independente desses proprietários.

## Famílias de jogos

rules-family-classic = Quadrados para até quatro
rules-family-duo = Quadrados para dois
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
rules-heading-turn = A tua vez
rules-heading-contact = Contacto
rules-heading-others = Outras cores
rules-heading-strict = Cantos estritos
rules-heading-standing = Apoio
rules-heading-limits = Alturas máximas
rules-heading-blocked = Sem espaço
rules-heading-draw = Comprar
rules-heading-end = Fim
rules-heading-scoring = Pontuação
rules-heading-ties = Empates
rules-heading-example = Exemplo
rules-heading-players = Número de jogadores
rules-heading-options = Opções
rules-heading-tips = Dicas

## Objetivo

rules-goal-left = Leva para o tabuleiro tantas peças tuas quantas puderes e não deixes espaço para as dos outros. No fim, o que sobra conta contra ti.
rules-goal-pieces = Coloca mais peças do que o outro jogador.
rules-goal-area = Cobre mais casas do que o outro jogador.
rules-goal-complete = Jogas a solo com todas as cores. Coloca as { $pieces } peças.
rules-goal-seen = Constrói de modo que a tua cor apareça no maior número possível de casas, vista exatamente de cima.
rules-goal-points = Coloca fichas cujos números coincidam e junta o maior número de pontos.

## Tabuleiro

rules-board-rectangle = O tabuleiro tem { $width } × { $height } casas.
rules-board-hexagon = O tabuleiro é um hexágono de { $cells } triângulos, com { $side } ao longo de cada lado.
rules-board-inner = Só se usa o hexágono interior do tabuleiro: { $cells } triângulos, com { $side } ao longo de cada lado.
rules-board-heights = A planta tem { $squares } casas. Cada uma diz até que altura se pode construir ali; há espaço para { $cubes } cubos.
rules-board-reconstructed = Não conhecemos nenhuma medida impressa deste tabuleiro. Está reconstruído a partir da sua forma e do seu espaço para { $each } cubos por jogador.
rules-board-own = Trazes o teu próprio mapa de alturas: um número para cada casa da planta, filas separadas por uma barra, a fila mais distante primeiro, 0 onde não há casa. Todas as casas estão ligadas, e há no máximo { $most } cubos.
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
rules-pieces-shared = Os dois jogadores usam um só conjunto de { $pieces } peças de { $smallest } a { $largest } quadrados, todas de formas diferentes. Uma peça que um jogador coloca já não existe para o outro.
rules-pieces-cubes = Cada cor tem { $pieces } peças de { $smallest } a { $largest } cubos, { $cells } cubos ao todo. Uma peça e a sua imagem ao espelho são duas peças. Não há nenhum cubo sozinho.
rules-pieces-tiles = Há { $tiles } fichas triangulares. Cada uma tem três números de { $lowest } a { $highest } que não descem quando se leem no sentido dos ponteiros do relógio, e não há duas fichas iguais. O valor de uma ficha é a soma dos seus números.

## Preparação

rules-setup-order = As cores jogam por esta ordem: { $colours }.
rules-setup-one-each = Há { $seats } jogadores, e cada um tem uma cor.
rules-setup-two-each = Dois jogadores têm duas cores cada um. O primeiro: { $first }. O segundo: { $second }.
rules-setup-shared = Três jogadores têm uma cor cada um. Colocam a quarta ({ $colour }) à vez, começando pelo jogador que começou a partida. Fazem-no mesmo quando a sua própria cor já não tem espaço.
rules-setup-teams = Quatro jogadores formam duas equipas de dois, com uma cor cada um. A primeira equipa: { $first }. A segunda: { $second }.
rules-setup-solo = Colocas todas as cores, uma a seguir à outra.
rules-setup-left-out = Três jogadores têm uma cor cada um. Uma cor ({ $colour }) fica na caixa.

## Primeira peça

rules-start-own = A primeira peça de cada cor cobre o ponto de partida dessa cor: { $points }.
rules-start-any = A primeira peça de cada cor cobre qualquer ponto de partida ainda livre: { $points }.
rules-start-free = A primeira peça de cada cor fica em qualquer ponto do tabuleiro.
rules-start-beside = A primeira peça da partida fica em qualquer ponto. A primeira peça de cada uma das outras cores toca numa peça que já lá está.
rules-start-opposite = A primeira peça de cada cor cobre um ponto de partida: { $points }. As duas cores de um jogador partem em frente uma da outra, por isso não podes ocupar o ponto em frente à cor do outro jogador.
rules-start-spaced = A primeira peça de cada cor cobre um ponto de partida: { $points }. Entre duas cores fica livre um ponto de partida.
rules-start-swap = O primeiro jogador coloca uma peça da primeira cor e depois uma da segunda, cada uma em qualquer ponto do tabuleiro. As duas não se podem sobrepor e têm de ter formas diferentes. O segundo jogador escolhe então uma cor. A primeira cor ({ $colour }) continua, seja de quem for.
rules-start-cubes = A primeira peça da partida fica em qualquer ponto do chão. A primeira peça de cada uma das outras cores também fica no chão e partilha uma face com uma peça que já lá está.

## Vez

rules-turn-flat = Coloca uma das tuas peças em { $shape ->
    [triangle] triângulos livres
   *[square] casas livres
  } do tabuleiro. Podes rodá-la e virá-la. Uma vez colocada, fica.
rules-turn-cubes = Coloca uma das tuas peças. Podes rodá-la como quiseres. Uma vez colocada, fica.

## Contacto

rules-contact-corner = Cada nova peça toca numa peça da mesma cor por um canto, e nunca ao longo de um lado.
rules-contact-face = Cada nova peça toca numa peça da mesma cor ao longo de um lado. Um canto não basta.
rules-contact-triangles = Basta um ponto em comum: um canto também pode tocar no meio do lado reto de outra peça.
rules-contact-strict = Com cantos estritos, um canto da tua cor só pode tocar noutro canto. Onde a nova peça toca na sua própria cor, nenhuma das duas pode seguir a direito por esse ponto. Um só contacto assim proíbe a posição, mesmo que outro canto toque como deve ser.
rules-contact-others = Não importa como a tua peça toca noutras cores, por cantos ou ao longo de lados.
rules-contact-cubes = Cada nova peça partilha pelo menos uma face com uma peça da mesma cor, ao lado ou em cima dela. Uma aresta ou um canto não bastam. As outras cores não fazem diferença.
rules-standing = Em cada coluna que a peça usa, os seus cubos assentam no chão ou no que já lá está. Nunca há um buraco por baixo e nada avança sobre o vazio.
rules-limits = Nada fica fora da planta nem acima da altura máxima da sua casa.

## Sem espaço, e o fim

rules-blocked-flat = Quem pode colocar uma peça tem de o fazer. Uma cor sem espaço é saltada; como o espaço só diminui, fica de fora até ao fim.
rules-blocked-out = Uma cor que não pode colocar uma peça quando chega a sua vez fica de fora até ao fim.
rules-blocked-skip = Uma cor que não pode colocar uma peça só perde essa vez: pode voltar a abrir-se espaço quando os outros constroem.
rules-end = O jogo acaba quando nenhuma cor pode colocar mais peças.
rules-ties = Se as melhores pontuações forem iguais, a vitória é partilhada.

## Pontuação

rules-scoring-advanced = Cada { $shape ->
    [triangle] triângulo
   *[square] quadrado
  } de uma peça por colocar custa um ponto. Se colocares todas as tuas peças, ganhas { $all } pontos, e mais { $last } se a peça mais pequena tiver sido a última. Ganha a pontuação mais alta.
rules-scoring-basic = Contam-se os quadrados das peças por colocar. Ganha quem tiver menos. Não há bónus.
rules-scoring-pieces = Cada peça colocada é um ponto. Ganha quem tiver mais pontos. Não há bónus.
rules-scoring-area = Cada casa coberta é um ponto. Ganha quem tiver mais pontos; com pontos iguais, há empate. Não há bónus.
rules-scoring-complete = Ganhas quando todas as peças estiverem no tabuleiro. O número de peças colocadas mostra quão perto chegaste.
rules-scoring-seen = Vê exatamente de cima: cada casa em que a tua cor está no topo é um ponto. Cada peça por colocar custa um ponto, qualquer que seja o seu tamanho. Ganha quem tiver mais pontos.
rules-scoring-sum = A pontuação de um jogador é a soma das duas cores.
rules-scoring-team = A pontuação de uma equipa é a soma das suas duas cores.
rules-scoring-shared = A cor partilhada não conta para ninguém.

## Exemplos

rules-example-finished = Uma partida acabada, e como se conta.
rules-example-colour = Cor
rules-example-left = Por colocar
rules-example-points = Pontos
rules-example-turn = Vez
rules-example-winner = Vitória: { $winners }.

## Imagens

rules-figure-starts = Os pontos de partida
rules-figure-pieces = As peças de uma cor
rules-figure-start = A primeira peça cobre um ponto de partida
rules-figure-corner = Canto com canto
rules-figure-side = Lado a lado com a própria cor
rules-figure-apart = Não toca em nada da própria cor
rules-figure-others = As outras cores podem tocar-se ao longo dos lados
rules-figure-tip = Um canto toca no meio de um lado
rules-figure-face = Partilha uma face com a própria cor
rules-figure-edge = Só partilha uma aresta com a própria cor
rules-figure-hole = Há um buraco por baixo
rules-figure-match = Os dois números do lado coincidem
rules-figure-mismatch = Os números do lado são diferentes
rules-figure-bridge = Uma ponte: { $points } pontos adicionais
rules-figure-hexagon = Um hexágono: { $points } pontos adicionais
rules-figure-hexagons = Dois hexágonos com uma ficha: { $points } pontos adicionais

## Número de jogadores

rules-players = { $players ->
    [one] Um jogador
    [many] { $players } de jogadores
   *[other] { $players } jogadores
  }
rules-players-cubes = { $columns } casas, espaço para { $cubes } cubos
rules-players-tiles = { $tiles } fichas cada um

## Opções

rules-option-start = Início
rules-option-scoring = Pontuação
rules-option-first = Quem começa
rules-option-shared = Cor partilhada
rules-option-strict-corners = Cantos estritos
rules-option-left-out = Cor de fora
rules-option-seats = Número de jogadores
rules-option-colours-each = Cores de cada jogador
rules-option-blocked = Sem espaço
rules-option-heights = Mapa de alturas
rules-option-without = Vantagem
rules-option-edition = Edição
rules-option-target = Meta
rules-option-deals = Número de rondas
rules-option-after-draw = Depois de comprar
rules-option-time-limit = Limite de tempo
rules-option-usual = habitual
rules-option-none = Não há opções.
rules-choice-first = Qualquer jogador pode começar. Os outros seguem no sentido dos ponteiros do relógio.
rules-choice-shared = Qualquer das quatro cores pode ser a que todos colocam à vez. A ordem das cores mantém-se: se a azul for a comum, abre a azul, colocada pelo jogador que começa.
rules-choice-left-out = Qualquer das quatro cores pode ser a que fica na caixa.
rules-choice-seats-cubes = { $fewest } a { $most } jogadores. Com menos jogadores há espaço para menos cubos, e as últimas cores não se usam.
rules-choice-seats = { $fewest } a { $most } jogadores.
rules-choice-colours-each = Dois jogadores podem ter duas cores cada um no tabuleiro de quatro. Só conta a melhor cor de cada jogador.
rules-choice-heights = Qualquer mapa de alturas com até { $most } cubos.
rules-choice-without = As cores podem prescindir de algumas das suas peças, para que fortes e fracos possam jogar entre si. O que fica de fora não custa nada. Onde contam as casas por colocar, ter menos peças grandes ajuda; nos outros casos, quem tem menos peças tem a tarefa mais difícil.
rules-choice-target = Quando uma ronda acaba, os totais são comparados com a meta: { $usual } pontos, ou outro número de { $fewest } a { $most }. Se alguém a alcançou, a partida acaba.
rules-choice-deals = Ou uma partida de { $fewest } a { $most } rondas, sejam quais forem os totais.
rules-choice-drawn = Das tuas fichas, só a que acabaste de comprar pode ser colocada depois de uma compra.
rules-choice-any = Depois de uma compra pode ser colocada qualquer ficha da tua mão.
rules-choice-time-limit = Cada vez de jogar tem um limite de tempo. Quando acaba, compras até a tua vez terminar. Se ainda tens de colocar a primeira ficha, uma das tuas é colocada por ti.

## Triominos

rules-tiles-hands = Cada jogador tira uma mão de fichas e mantém-na escondida. O resto é o monte. Vês a tua própria mão, a mesa, todas as pontuações e quantas fichas têm os outros e o monte.
rules-tiles-begin = Antes de cada ronda, cada jogador tira uma ficha à vista de todos. Começa o valor mais alto; quem empata tira outra vez. Depois baralham-se e distribuem-se todas as fichas. O primeiro jogador coloca uma ficha qualquer e recebe o seu valor.
rules-tiles-lay = Coloca uma ficha. Pelo menos um lado inteiro fica encostado a uma ficha da mesa, os dois números desse lado coincidem, e também coincide qualquer outro canto em que toque.
rules-tiles-score = Uma ficha dá o seu valor. Uma ponte dá mais { $bridge } pontos, um hexágono mais { $one }, dois hexágonos com uma ficha mais { $two }, e três mais { $three }.
rules-tiles-bridge = Uma ponte é uma ficha unida por um só lado, cujo terceiro canto chega a uma ficha mais além: as duas posições ao lado desse canto estão vazias, e pelo menos uma das três atrás dele não está. Um hexágono é fechado pela sexta ficha à volta de um ponto. Nenhuma ficha pode fazer as duas coisas.
rules-tiles-draw = Se não podes ou não queres colocar uma ficha, compra uma do monte por { $cost } pontos. Podes colocá-la logo. Podes comprar { $most } fichas numa vez; se depois ainda não colocares nenhuma, perdes mais { $more }, { $all } ao todo.
rules-tiles-empty = Quando o monte está vazio, quem pode colocar uma ficha tem de o fazer. Se não, passas, sem penalização.
rules-tiles-out = Quem coloca a última ficha da mão recebe { $out } pontos e o valor de todas as fichas das outras mãos. Antes completa-se a volta, para que todos tenham jogado o mesmo número de vezes. Quem sai em segundo lugar nessa volta recebe apenas os { $out }.
rules-tiles-blocked = Quando todos os jogadores passam de seguida, a ronda fica bloqueada. Ganha-a a mão mais baixa: recebe o valor de todas as outras mãos, menos o da sua. Mais ninguém perde nada. Se houver várias mãos mais baixas iguais, cada uma recebe deste modo.
rules-tiles-match = Ganha o total mais alto no fim da partida. Os totais podem descer abaixo de zero.
rules-tiles-example-sum = Uma ficha
rules-tiles-example-bridge = Uma ficha que faz uma ponte
rules-tiles-example-hexagon = Uma ficha que fecha um hexágono
rules-tiles-example-draws = Três compras, e nenhuma ficha colocada
rules-tiles-example-out = A última ficha, quando as outras mãos valem { $hands }
rules-scoring-standard = Pontos como descrito acima.
rules-scoring-children = Para crianças: { $tile } ponto por ficha, mais { $bridge } por uma ponte, mais { $one }, { $two } ou { $three } por um, dois ou três hexágonos, e { $out } para o primeiro a ficar sem fichas. Nunca se perde nada. Há uma só ronda, a não ser que escolhas várias ou uma meta.
rules-scoring-no-points = Sem pontos: ganha quem sair primeiro. Se a ronda ficar bloqueada, ganha quem tiver menos fichas.
rules-edition-international = Internacional: como descrito acima, para { $fewest } a { $most } jogadores.
rules-edition-french = Francesa: para { $fewest } a { $most } jogadores. A ronda acaba assim que alguém sai. Numa ronda bloqueada, todos perdem o valor da própria mão. Quando o monte está vazio, também pode passar quem não quer colocar uma ficha. A partida acaba assim que um jogador alcança a meta, e esse jogador ganhou.
rules-edition-spanish = Espanhola: para { $fewest } a { $most } jogadores, com mãos mais pequenas para três e quatro.
rules-edition-portuguese = Portuguesa: como a edição espanhola, mas três compras custam { $draws } ao todo.
rules-edition-tournament = Torneio: ninguém tira fichas para começar. A ficha mais alta com três números iguais em qualquer mão tem de ser colocada primeiro e dá mais { $triple }; três zeros dão mais { $zero }. Sem uma ficha assim, começa o valor mais alto.

## Cores dentro de uma frase

ink-blue = azul
ink-yellow = amarelo
ink-red = vermelho
ink-green = verde
ink-purple = roxo
ink-orange = laranja

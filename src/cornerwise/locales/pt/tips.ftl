## Jogos de colocar peças

tip-spread = Vai para o centro e espalha-te em todas as direções. Perto do teu ponto de partida há espaço para poucas peças.
tip-large-first = Coloca cedo as tuas peças grandes. O espaço para elas diminui a cada jogada.
tip-corners = Mantém vários cantos livres. Com um só caminho em frente, uma única peça de outro jogador pode acabar com o teu jogo.
tip-escape = Mantém uma saída em cada lado da tua zona.
tip-shapes = Todas as formas servem para alguma coisa: as longas chegam longe, as dobradas passam pelas aberturas, as pequenas salvam-te no fim.
tip-their-pieces = Vê as peças que restam aos outros. Uma abertura onde nenhuma delas encaixa é tua para mais tarde.
tip-deny-bonus = Quem coloca tudo ganha até { $bonus } pontos. Bloquear a última posição pode valer mais do que uma peça tua.
tip-single-last = Guarda a peça mais pequena. Se for mesmo a última que colocas, vale mais { $bonus } pontos.
tip-two-colours = Deixa as tuas duas cores ajudarem-se: uma abre caminho, a outra fecha-o atrás de si.

## Polyomino, cubos

tip-even-opening = Como primeiro jogador, coloca duas peças que valham o mesmo. O outro jogador fica com a melhor.
tip-stay-on-top = Só conta o que se vê de cima. Constrói onde ninguém te possa cobrir: junto à altura máxima, e tarde.

## Triominos

tip-high-tiles = Coloca cedo as fichas altas. Valem mais, e na tua mão contam para quem sair.
tip-bridge = Procura pontes: cada uma vale mais { $points } pontos do que a própria ficha.
tip-hexagon = Onde há cinco fichas à volta de um ponto, a sexta vale mais { $points } pontos. Não deixes essa abertura aos outros.
tip-plan-ahead = Cada ficha existe uma só vez. Coloca uma a que possas dar continuação na tua próxima vez.
tip-draw-less = Cada compra custa { $cost } pontos. Vê todos os lados da mesa antes de comprar.

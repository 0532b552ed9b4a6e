## Jogos de colocar peças

tip-spread = Avança para o centro e espalha-te em todas as direções. Onde começaste só há espaço para poucas peças.
tip-large-first = Coloca cedo as tuas peças grandes. A cada turno há menos espaço para elas.
tip-corners = Mantém vários cantos abertos. Se só te restar um, uma única peça pode bloquear-te até ao fim da partida.
tip-escape = Mantém uma saída em cada lado da tua zona.
tip-shapes = Todas as formas são úteis: as longas chegam longe, as dobradas passam pelas aberturas e as pequenas cabem em qualquer lado no fim.
tip-their-pieces = Vê que peças restam aos outros. Se nenhuma delas encaixar numa abertura, podes guardá-la para mais tarde.
tip-deny-bonus = Colocar todas as peças dá até { $bonus } pontos de bónus. Bloquear a última posição de alguém pode valer mais do que uma peça tua.
tip-single-last = Guarda a tua peça mais pequena. Se for mesmo a última que colocas, ganhas mais { $bonus } pontos.
tip-two-colours = Faz as tuas duas cores ajudarem-se: uma abre caminho, a outra fecha-o atrás de ti.

## Polyomino, cubos

tip-even-opening = Se jogas primeiro, coloca duas peças igualmente boas. O outro jogador escolhe a melhor.
tip-stay-on-top = Só conta o que se vê de cima. Constrói onde ninguém te possa cobrir: mesmo abaixo da altura máxima, e já perto do fim da partida.

## Triominos

tip-high-tiles = Coloca cedo as fichas altas. Valem mais, e o que te ficar na mão conta para o primeiro a ficar sem fichas.
tip-bridge = Procura pontes: uma ponte dá { $points } pontos além do valor da própria ficha.
tip-hexagon = Quando há 5 fichas à volta de um ponto, a sexta vale mais { $points } pontos. Não deixes uma abertura dessas aos outros.
tip-plan-ahead = Só há uma ficha de cada. Coloca uma que tu próprio possas continuar no próximo turno.
tip-draw-less = Cada compra custa { $cost } pontos. Vê todos os lados da mesa antes de comprar.

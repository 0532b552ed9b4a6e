learn-lead = Aprenda as regras fazendo algumas jogadas. Cada lição leva cerca de 2 minutos.
learn-skip = Pular
learn-next = Próximo
learn-elsewhere = Essa jogada é permitida. Neste passo, use uma das posições marcadas.
learn-over = Agora você sabe as regras
learn-over-text = Jogue uma partida contra o computador, ou consulte os detalhes nas regras.
learn-loading = Carregando…
learn-start-own = Comece no seu canto
learn-start-own-text = Sua primeira peça deve cobrir o seu ponto de partida. Escolha uma peça e coloque-a ali.
learn-start-any = Escolha um ponto de partida
learn-start-any-text = Sua primeira peça deve cobrir um ponto de partida. Escolha uma peça e coloque-a em um que esteja livre.
learn-corner = Toque pelos cantos, nunca pelos lados
learn-corner-text = Cada nova peça deve tocar em uma das suas peças por um canto. Coloque sua próxima peça.
learn-side = Não toque nos seus próprios lados
learn-side-text = Esta peça toca na sua própria cor ao longo de um lado, por isso não pode ficar aqui. Mova ou gire a peça até encaixar.
learn-others = Você pode tocar nas outras cores
learn-others-text = Suas peças podem tocar nas outras cores de qualquer maneira. Coloque uma peça lado a lado com outra cor.
learn-reach = Procure espaço aberto
learn-reach-text = Você precisa de espaço para suas peças. Alcance { $shape ->
    [triangle] um dos triângulos marcados
   *[square] uma das casas marcadas
  } com uma peça grande.
learn-gap = Passe por uma abertura
learn-gap-text = As peças grandes já não encaixam em todo lugar. Continue com uma pequena.
learn-last = Sua última peça
learn-last-text = Já quase não há espaço. Encontre uma posição para uma última peça. Depois a partida acaba e os pontos são contados.
learn-pairs-text = Você tem cada forma duas vezes, e cada peça colocada vale 1 ponto. Coloque a mesma forma de novo.
learn-turn = Gire a peça
learn-turn-text = No tabuleiro de triângulos, uma peça gira em 6 passos. Gire-a até encaixar e depois coloque-a.
learn-tip-text = Com triângulos, basta ter um só ponto em comum. Coloque a peça de modo que o canto dela toque no meio de um lado reto.
learn-strict-text = Esta partida usa cantos estritos: um canto só pode tocar em outro canto. Encontre uma posição para a peça.
learn-open-first = Comece em qualquer lugar
learn-open-first-text = Não há pontos de partida. Coloque uma peça azul onde quiser.
learn-open-second-text = Você também coloca a primeira peça laranja, com uma forma diferente. Deixe as duas igualmente boas: o outro jogador escolhe entre elas.
learn-choose = Que cor você escolheria?
learn-choose-text = Agora você é o segundo jogador. Mantenha as cores como estão, ou troque-as.
learn-floor = Comece na base
learn-floor-text = A primeira peça pode ficar em qualquer ponto da base. Escolha uma peça e coloque-a.
learn-join = Junte-se aos outros
learn-join-text = Agora você joga com o amarelo. Sua primeira peça deve ficar na base e compartilhar uma face com uma peça que já está lá.
learn-face-text = Cada nova peça deve compartilhar uma face com a sua própria cor, ao lado ou em cima. Aqui ela só toca em uma aresta. Encontre uma posição melhor.
learn-hole-text = As peças não podem flutuar. Há um buraco embaixo desta: coloque-a onde cada cubo se apoie em alguma coisa.
learn-cover = Fique por cima
learn-cover-text = Só conta o que se vê de cima. Cubra uma casa da outra cor.
learn-tile-first-text = Comece com qualquer ficha. Ela vale a soma dos seus números, por isso uma ficha alta é um bom começo.
learn-tile-match = Combine 2 números
learn-tile-match-text = Coloque uma ficha encostada em um lado. Os dois números desse lado devem ser iguais nas duas fichas.
learn-tile-hexagon = Complete um hexágono
learn-tile-hexagon-text = Há 5 fichas em volta de um ponto. Coloque a sexta e ganhe mais 50 pontos.
learn-tile-bridge = Construa uma ponte
learn-tile-bridge-text = Una uma ficha por um só lado, de modo que a ponta dela toque em outra ficha. Uma ponte vale mais 40 pontos.
learn-tile-draw = Compre quando nada encaixa
learn-tile-draw-text = Nenhuma das suas fichas encaixa. Compre uma: cada compra custa 5 pontos.
learn-tile-out = Sua última ficha
learn-tile-out-text = Coloque sua última ficha. Se você for o primeiro a ficar sem fichas, ganha 25 pontos e o valor de todas as outras mãos.
hint-reason-nothing-to-lay = Nenhuma das suas fichas encaixa.
hint-reason-keep = Sua cor está em melhor posição.
hint-reason-calculated = Pensando mais adiante, é a que dá o melhor resultado.
hint-reason-shows = Mostra a sua cor em mais { $number ->
    [one] { $number } casa
    [many] { $number } de casas
   *[other] { $number } casas
  }.
hint-reason-keeps-going = Deixa mais opções em aberto.
hint-reason-out = É a sua última ficha, por mais { $number } pontos.
coach-pick-piece = Escolha uma peça. Você pode girá-la e virá-la.
coach-pick-tile = Escolha uma ficha. As mais claras não encaixam agora.
coach-put-piece = Coloque-a no tabuleiro. As casas coloridas mostram onde ela encaixa.
coach-put-tile = Coloque-a na mesa. As marcas mostram onde ela encaixa.
coach-place-piece = Encaixa aqui. Aperte “Colocar” para jogar.
coach-place-tile = Encaixa aqui. Aperte “Colocar” para jogar.
learn-tip = Um canto pode tocar em um lado
hint-reason-blocks = Tira { $number ->
    [one] { $number } canto
    [many] { $number } de cantos
   *[other] { $number } cantos
  } dos outros.
learn-colour = Agora você joga com { $colour }.

learn-lead = Faça algumas jogadas e você já sabe as regras. Cada lição leva dois minutos.
learn-skip = Pular
learn-show = Mostrar
learn-next = Próximo
learn-elsewhere = Isso seria permitido. Neste passo, use uma das posições marcadas.
learn-over = Agora você já sabe as regras deste jogo.
learn-over-text = Jogue uma partida contra o computador, ou consulte os detalhes nas regras.
learn-start-own = Comece no seu canto
learn-start-own-text = Sua primeira peça cobre o seu ponto de partida. Pegue uma peça e coloque-a ali.
learn-start-any = Comece em um ponto de partida
learn-start-any-text = Sua primeira peça cobre um ponto de partida. Pegue uma peça e coloque-a em um que esteja livre.
learn-corner-text = Cada nova peça toca em uma das suas peças por um canto. Coloque a sua próxima peça.
learn-side = Longe dos seus próprios lados
learn-side-text = Esta peça toca na sua própria cor ao longo de um lado, por isso não pode ficar aqui. Mova ou gire a peça até encaixar.
learn-others-text = Você pode tocar nas outras cores como quiser. Coloque uma peça lado a lado com outra cor.
learn-reach = Procure espaço aberto
learn-reach-text = O jogo é pelo espaço. Alcance uma das casas marcadas com uma peça grande.
learn-gap = Passe pela abertura
learn-gap-text = As peças grandes já não encaixam em todo lugar. Continue com uma pequena.
learn-last-text = Já quase não há espaço. Encontre uma posição para uma última peça; depois o jogo acaba e se conta o que sobra.
learn-pairs-text = Você tem cada forma duas vezes, e cada peça vale um ponto. Coloque a mesma forma mais uma vez.
learn-turn = Gire a peça
learn-turn-text = Os triângulos giram em seis passos. Gire a peça até encaixar e depois coloque-a.
learn-tip-text = Com triângulos basta um ponto em comum. Coloque a peça de modo que o seu canto toque no meio de um lado reto.
learn-strict-text = Esta mesa joga com cantos estritos: um canto só pode tocar em outro canto. Encontre uma posição para a peça.
learn-open-first = Onde quiser
learn-open-first-text = Não há pontos de partida. Coloque uma peça azul em qualquer lugar.
learn-open-second-text = Você também coloca a primeira peça laranja, de outra forma. Deixe as duas igualmente boas: o outro jogador vai escolher.
learn-choose = Que cor você escolheria?
learn-choose-text = Agora você é o segundo jogador. Mantenha as cores como estão, ou troque-as.
learn-floor = Comece no chão
learn-floor-text = A primeira peça fica em qualquer ponto do chão. Pegue uma peça e coloque-a.
learn-join = Junte-se aos outros
learn-join-text = Agora você é o amarelo. Sua primeira peça fica no chão e compartilha uma face com uma peça que já está lá.
learn-face-text = Cada nova peça compartilha uma face com a sua própria cor, ao lado ou em cima. Aqui ela só toca em uma aresta; encontre uma posição melhor.
learn-hole-text = Nada pode flutuar. Esta peça tem um buraco embaixo; coloque-a onde cada cubo se apoie em alguma coisa.
learn-cover = Fique por cima
learn-cover-text = Só conta o que se vê de cima. Cubra uma casa da outra cor.
learn-tile-first-text = Comece com qualquer ficha. Ela vale a soma dos seus números, por isso uma alta é um bom começo.
learn-tile-match-text = Coloque uma ficha encostada em um lado. Os dois números desse lado precisam ser iguais nas duas fichas.
learn-tile-hexagon = Feche um hexágono
learn-tile-hexagon-text = Há cinco fichas em volta de um ponto. Coloque a sexta: vale mais 50 pontos.
learn-tile-bridge = Construa uma ponte
learn-tile-bridge-text = Una uma ficha por um lado, de modo que a sua ponta toque em outra ficha. Uma ponte vale mais 40 pontos.
learn-tile-draw = Compre quando nada encaixa
learn-tile-draw-text = Nenhuma das suas fichas encaixa. Compre uma; custa 5 pontos.
learn-tile-out-text = Coloque a sua última ficha. Quem fica sem fichas ganha 25 pontos e o valor de todas as outras mãos.
hint-reason-nothing-to-lay = Nenhuma das suas fichas encaixa.
hint-reason-keep = A sua cor está mais bem colocada.
hint-reason-calculated = É a que melhor se sustenta quando o jogo continua.
hint-reason-shows = Mostra a sua cor em { $number ->
    [one] mais uma casa
    [many] mais { $number } de casas
   *[other] mais { $number } casas
  }.
hint-reason-keeps-going = Deixa caminhos para você continuar.
hint-reason-out = É a sua última ficha, por { $number } pontos.
learn-tip = Um canto pode tocar em um lado
hint-reason-blocks = Tira { $number ->
    [one] um canto
    [many] { $number } de cantos
   *[other] { $number } cantos
  } dos outros.
learn-colour = Agora você joga com { $colour }.

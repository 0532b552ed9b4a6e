## A página das lições

learn-title = Aprender
learn-lead = Faz umas jogadas e já sabes as regras. Cada lição leva dois minutos.
learn-steps = { $count ->
    [one] { $count } passo
    [many] { $count } de passos
   *[other] { $count } passos
  }
learn-begin = Começar
learn-again = Mais uma vez
learn-continue = Continuar
learn-finished = Feita
learn-rules = Regras
learn-tips = Dicas
learn-play = Jogar agora
learn-all = Todas as lições

## Uma lição

learn-step = Passo { $number } de { $count }
learn-skip = Saltar
learn-back = Voltar
learn-show = Mostra-me
learn-next = Seguinte
learn-done = É isso mesmo.
learn-colour = Agora jogas com { $colour }.
learn-elsewhere = Isso seria permitido. Neste passo, usa uma das posições marcadas.
learn-over = Agora já sabes as regras deste jogo.
learn-over-text = Joga uma partida contra o computador, ou consulta os pormenores nas regras.
learn-marked = Marcadas: { $cells }
learn-loading = Um momento

## Passos com quadrados e triângulos

learn-start-own = Começa no teu canto
learn-start-own-text = A tua primeira peça cobre o teu ponto de partida. Pega numa peça e coloca-a aí.
learn-start-any = Começa num ponto de partida
learn-start-any-text = A tua primeira peça cobre um ponto de partida. Pega numa peça e coloca-a num que esteja livre.
learn-corner = Cantos, nunca lados
learn-corner-text = Cada nova peça toca numa das tuas peças por um canto. Coloca a tua próxima peça.
learn-side = Longe dos teus próprios lados
learn-side-text = Esta peça toca na tua própria cor ao longo de um lado, por isso não pode ficar aqui. Move-a ou roda-a até encaixar.
learn-others = As outras cores não importam
learn-others-text = Podes tocar nas outras cores como quiseres. Coloca uma peça lado a lado com outra cor.
learn-reach = Procura espaço aberto
learn-reach-text = O jogo é pelo espaço. Alcança uma das casas marcadas com uma peça grande.
learn-gap = Passa pela abertura
learn-gap-text = As peças grandes já não encaixam em todo o lado. Continua com uma pequena.
learn-last = A última posição
learn-last-text = Já quase não há espaço. Encontra uma posição para uma última peça; depois o jogo acaba e conta-se o que sobra.
learn-pairs = Duas de cada
learn-pairs-text = Tens cada forma duas vezes, e cada peça vale um ponto. Coloca a mesma forma mais uma vez.
learn-turn = Roda a peça
learn-turn-text = Os triângulos rodam em seis passos. Roda a peça até encaixar e depois coloca-a.
learn-tip = Um canto pode tocar num lado
learn-tip-text = Com triângulos basta um ponto em comum. Coloca a peça de modo que o seu canto toque no meio de um lado reto.
learn-strict = Cantos estritos
learn-strict-text = Nesta mesa joga-se com cantos estritos: um canto só pode tocar noutro canto. Encontra uma posição para a peça.

## Passos da abertura livre

learn-open-first = Onde quiseres
learn-open-first-text = Não há pontos de partida. Coloca uma peça azul em qualquer sítio.
learn-open-second = Uma para o outro lado
learn-open-second-text = Também colocas a primeira peça laranja, de outra forma. Deixa as duas igualmente boas: o outro jogador vai escolher.
learn-choose = Que cor escolherias?
learn-choose-text = Agora és o segundo jogador. Mantém as cores como estão, ou troca-as.

## Passos com cubos

learn-floor = Começa no chão
learn-floor-text = A primeira peça fica em qualquer ponto do chão. Pega numa peça e pousa-a.
learn-join = Junta-te aos outros
learn-join-text = Agora és o amarelo. A tua primeira peça fica no chão e partilha uma face com uma peça que já lá está.
learn-face = Face com face
learn-face-text = Cada nova peça partilha uma face com a tua própria cor, ao lado ou em cima. Aqui só toca numa aresta; encontra uma posição melhor.
learn-hole = Sem buracos
learn-hole-text = Nada pode flutuar. Esta peça tem um buraco por baixo; coloca-a onde cada cubo assente em alguma coisa.
learn-cover = Fica por cima
learn-cover-text = Só conta o que se vê de cima. Cobre uma casa da outra cor.

## Passos com fichas numeradas

learn-tile-first = A primeira ficha
learn-tile-first-text = Começa com qualquer ficha. Vale a soma dos seus números, por isso uma alta é um bom começo.
learn-tile-match = Dois números coincidem
learn-tile-match-text = Coloca uma ficha encostada a um lado. Os dois números desse lado têm de ser iguais nas duas fichas.
learn-tile-hexagon = Fecha um hexágono
learn-tile-hexagon-text = Há cinco fichas à volta de um ponto. Coloca a sexta: vale mais 50 pontos.
learn-tile-bridge = Constrói uma ponte
learn-tile-bridge-text = Une uma ficha por um lado, de modo que a sua ponta toque noutra ficha. Uma ponte vale mais 40 pontos.
learn-tile-draw = Compra quando nada encaixa
learn-tile-draw-text = Nenhuma das tuas fichas encaixa. Compra uma; custa 5 pontos.
learn-tile-out = A última ficha
learn-tile-out-text = Coloca a tua última ficha. Quem fica sem fichas ganha 25 pontos e o valor de todas as outras mãos.

## Dicas ao lado do tabuleiro

tip-label = Dica
tip-dismiss = Esconder esta dica

## Porque é que uma sugestão é boa

hint-reason-only-move = É a única jogada.
hint-reason-nothing-to-lay = Nenhuma das tuas fichas encaixa.
hint-reason-swap = Essa cor está mais bem colocada.
hint-reason-keep = A tua cor está mais bem colocada.
hint-reason-calculated = É a que melhor se aguenta quando o jogo continua.
hint-reason-blocks = Tira { $number ->
    [one] um canto
    [many] { $number } de cantos
   *[other] { $number } cantos
  } aos outros.
hint-reason-opens-corners = Abre { $number ->
    [one] um novo canto
    [many] { $number } de novos cantos
   *[other] { $number } novos cantos
  }.
hint-reason-large-piece = Usa uma peça grande enquanto há espaço.
hint-reason-contests = Vai para onde os outros querem ir.
hint-reason-towards-middle = Leva em direção ao centro.
hint-reason-covers = Cobre { $number ->
    [one] uma casa
    [many] { $number } de casas
   *[other] { $number } casas
  } dos outros.
hint-reason-shows = Mostra a tua cor em { $number ->
    [one] mais uma casa
    [many] mais { $number } de casas
   *[other] mais { $number } casas
  }.
hint-reason-keeps-going = Deixa-te caminhos para continuar.
hint-reason-tile = A ficha vale { $number }.
hint-reason-bridge = Faz uma ponte que vale { $number } pontos.
hint-reason-hexagon = Fecha um hexágono que vale { $number } pontos.
hint-reason-opening-triple = Três números iguais valem mais { $number }.
hint-reason-opening-zero = Três zeros valem mais { $number }.
hint-reason-out = É a tua última ficha, por { $number } pontos.

## A página das lições

learn-title = Aprender
learn-lead = Aprende as regras fazendo algumas jogadas. Cada lição demora cerca de 2 minutos.
learn-steps = { $count ->
    [one] { $count } passo
    [many] { $count } de passos
   *[other] { $count } passos
  }
learn-begin = Começar
learn-again = Repetir
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
learn-show = Mostrar
learn-next = Seguinte
learn-done = Muito bem.
learn-colour = Agora jogas com { $colour }.
learn-elsewhere = Essa jogada é permitida. Neste passo, usa uma das posições marcadas.
learn-over = Já sabes as regras
learn-over-text = Joga uma partida contra o computador, ou consulta os pormenores nas regras.
learn-marked = Marcado: { $cells }
learn-loading = A carregar…

## Passos com quadrados e triângulos

learn-start-own = Começa no teu canto
learn-start-own-text = A tua primeira peça tem de cobrir o teu ponto de partida. Escolhe uma peça e coloca-a aí.
learn-start-any = Escolhe um ponto de partida
learn-start-any-text = A tua primeira peça tem de cobrir um ponto de partida. Escolhe uma peça e coloca-a num que esteja livre.
learn-corner = Toca pelos cantos, nunca pelos lados
learn-corner-text = Cada nova peça tem de tocar numa das tuas peças por um canto. Coloca a tua próxima peça.
learn-side = Não toques nos teus próprios lados
learn-side-text = Esta peça toca na tua própria cor ao longo de um lado, por isso não pode ficar aqui. Move-a ou roda-a até encaixar.
learn-others = Podes tocar nas outras cores
learn-others-text = As tuas peças podem tocar nas outras cores de qualquer maneira. Coloca uma peça lado a lado com outra cor.
learn-reach = Procura espaço aberto
learn-reach-text = Precisas de espaço para as tuas peças. Alcança { $shape ->
    [triangle] um dos triângulos marcados
   *[square] uma das casas marcadas
  } com uma peça grande.
learn-gap = Passa por uma abertura
learn-gap-text = As peças grandes já não encaixam em todo o lado. Continua com uma pequena.
learn-last = A tua última peça
learn-last-text = Já quase não há espaço. Encontra uma posição para uma última peça. Depois a partida acaba e contam-se os pontos.
learn-pairs = 2 de cada forma
learn-pairs-text = Tens cada forma duas vezes, e cada peça que colocas vale 1 ponto. Coloca outra vez a mesma forma.
learn-turn = Roda a peça
learn-turn-text = No tabuleiro de triângulos, uma peça roda em 6 passos. Roda-a até encaixar e depois coloca-a.
learn-tip = Um canto pode tocar num lado
learn-tip-text = Com triângulos, basta ter um só ponto em comum. Coloca a peça de modo que o seu canto toque no meio de um lado reto.
learn-strict = Cantos estritos
learn-strict-text = Esta partida usa cantos estritos: um canto só pode tocar noutro canto. Encontra uma posição para a peça.

## Passos da abertura livre

learn-open-first = Começa em qualquer sítio
learn-open-first-text = Não há pontos de partida. Coloca uma peça azul onde quiseres.
learn-open-second = Agora a outra cor
learn-open-second-text = Também colocas a primeira peça laranja, com uma forma diferente. Deixa as duas igualmente boas: o outro jogador escolhe entre elas.
learn-choose = Que cor escolherias?
learn-choose-text = Agora és o segundo jogador. Mantém as cores como estão, ou troca-as.

## Passos com cubos

learn-floor = Começa na base
learn-floor-text = A primeira peça pode ficar em qualquer ponto da base. Escolhe uma peça e coloca-a.
learn-join = Junta-te aos outros
learn-join-text = Agora jogas com o amarelo. A tua primeira peça tem de assentar na base e partilhar uma face com uma peça que já lá está.
learn-face = Face com face
learn-face-text = Cada nova peça tem de partilhar uma face com a tua própria cor, ao lado ou em cima. Aqui só toca numa aresta. Encontra uma posição melhor.
learn-hole = Sem buracos
learn-hole-text = As peças não podem flutuar. Há um buraco por baixo desta: põe-na onde cada cubo assente em alguma coisa.
learn-cover = Fica por cima
learn-cover-text = Só conta o que se vê de cima. Cobre uma casa da outra cor.

## Passos com fichas numeradas

learn-tile-first = A primeira ficha
learn-tile-first-text = Começa com qualquer ficha. Ela vale a soma dos seus números, por isso uma ficha alta é um bom começo.
learn-tile-match = Faz coincidir 2 números
learn-tile-match-text = Coloca uma ficha encostada a um lado. Os dois números desse lado têm de ser iguais nas duas fichas.
learn-tile-hexagon = Completa um hexágono
learn-tile-hexagon-text = Há 5 fichas à volta de um ponto. Coloca a sexta e ganhas mais 50 pontos.
learn-tile-bridge = Constrói uma ponte
learn-tile-bridge-text = Une uma ficha por um só lado, de modo que a sua ponta toque noutra ficha. Uma ponte vale mais 40 pontos.
learn-tile-draw = Compra quando nada encaixa
learn-tile-draw-text = Nenhuma das tuas fichas encaixa. Compra uma: cada compra custa 5 pontos.
learn-tile-out = A tua última ficha
learn-tile-out-text = Coloca a tua última ficha. Se fores o primeiro a ficar sem fichas, ganhas 25 pontos e o valor de todas as outras mãos.

## Dicas ao lado do tabuleiro

tip-label = Dica
tip-dismiss = Esconder esta dica

## Porque é que uma sugestão é boa

hint-reason-only-move = É a única jogada.
hint-reason-nothing-to-lay = Nenhuma das tuas fichas encaixa.
hint-reason-swap = Essa cor está em melhor posição.
hint-reason-keep = A tua cor está em melhor posição.
hint-reason-calculated = Pensando mais à frente, é a que dá melhor resultado.
hint-reason-blocks = Tira { $number ->
    [one] { $number } canto
    [many] { $number } de cantos
   *[other] { $number } cantos
  } aos outros.
hint-reason-opens-corners = Abre { $number ->
    [one] { $number } canto novo
    [many] { $number } de cantos novos
   *[other] { $number } cantos novos
  }.
hint-reason-large-piece = Usa uma peça grande enquanto há espaço.
hint-reason-contests = Ocupa espaço que os outros querem.
hint-reason-towards-middle = Avança para o centro.
hint-reason-covers = Cobre { $number ->
    [one] { $number } casa
    [many] { $number } de casas
   *[other] { $number } casas
  } dos outros.
hint-reason-shows = Mostra a tua cor em mais { $number ->
    [one] { $number } casa
    [many] { $number } de casas
   *[other] { $number } casas
  }.
hint-reason-shuts = Fecha { $number ->
    [one] { $number } canto por onde um adversário podia continuar
    [many] { $number } de cantos por onde os adversários podiam continuar
   *[other] { $number } cantos por onde os adversários podiam continuar
  }: { $cells }.
hint-reason-gave-up = A jogada feita perdeu { $number ->
    [one] { $number } canto por onde continuar
    [many] { $number } de cantos por onde continuar
   *[other] { $number } cantos por onde continuar
  }: { $cells }.
hint-reason-own-reach = Mantém { $number } { $shape ->
    [triangle] triângulos
   *[square] casas
  } ao alcance. A jogada feita deixou { $than }.
hint-reason-rival-reach = Depois dela, os adversários alcançam { $number } { $shape ->
    [triangle] triângulos
   *[square] casas
  }. Depois da jogada feita, alcançariam { $than }.
hint-reason-opens-more = Abre { $number ->
    [one] { $number } canto novo
    [many] { $number } de cantos novos
   *[other] { $number } cantos novos
  }. A jogada feita abriu { $than }.
hint-reason-covers-more = Cobre { $number ->
    [one] { $number } casa
    [many] { $number } de casas
   *[other] { $number } casas
  } dos outros. A jogada feita cobriu { $than }.
hint-reason-shows-more = Mostra a sua cor em { $number ->
    [one] { $number } casa
    [many] { $number } de casas
   *[other] { $number } casas
  }. A jogada feita mostrou { $than }.
hint-reason-larger-piece = Usa uma peça maior, { $number } em vez de { $than }.
hint-reason-keeps-going = Deixa-te mais opções em aberto.
hint-reason-tile = A ficha vale { $number }.
hint-reason-bridge = Faz uma ponte, que vale mais { $number } pontos.
hint-reason-hexagon = Completa um hexágono, que vale mais { $number } pontos.
hint-reason-opening-triple = Começar com 3 números iguais vale mais { $number }.
hint-reason-opening-zero = Começar com 3 zeros vale mais { $number }.
hint-reason-out = É a tua última ficha, por mais { $number } pontos.
coach-pick-piece = Escolhe uma peça. Podes rodá-la e virá-la.
coach-pick-tile = Escolhe uma ficha. As mais claras não encaixam agora.
coach-put-piece = Põe-na no tabuleiro. As casas coloridas mostram onde encaixa.
coach-put-tile = Põe-na na mesa. As marcas mostram onde encaixa.
coach-place-piece = Encaixa aqui. Carrega em «Colocar» para jogar.
coach-place-tile = Encaixa aqui. Carrega em «Colocar» para jogar.

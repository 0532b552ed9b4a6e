### O jogo no terminal. As letras maiúsculas soltas são teclas; M3, P4 e semelhantes são cláusulas das regras.

## Teclas

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = letras, algarismos

## O que fazem as teclas, numa linha

terminal-do-piece = { $key } peça
terminal-do-tile = { $key } ficha
terminal-do-move = { $key } mover
terminal-do-turn = { $key } rodar
terminal-do-flip = { $key } virar
terminal-do-place = { $key } posição
terminal-do-lay = { $key } colocar
terminal-do-draw = { $key } comprar
terminal-do-pass = { $key } passar
terminal-do-keep = { $key } manter
terminal-do-swap = { $key } trocar
terminal-do-hint = { $key } sugestão
terminal-do-undo = { $key } desfazer
terminal-do-save = { $key } guardar
terminal-do-marks = { $key } marcas
terminal-do-lines = { $key } linhas
terminal-do-look = { $key } ver à volta
terminal-do-look-at-board = { $key } ver o tabuleiro
terminal-do-show-hand = { $key } mostrar a mão
terminal-do-new-game = { $key } nova partida
terminal-do-deal = { $key } nova ronda
terminal-do-quit = { $key } sair
terminal-do-help = { $key } teclas
terminal-do-save-and-leave = { $key } guardar e sair
terminal-do-leave = { $key } sair
terminal-do-stay = { $key } ficar
terminal-do-back = { $key } voltar
terminal-do-close = { $key } fechar
terminal-do-choose = { $key } escolher
terminal-do-change = { $key } mudar
terminal-do-go-on = { $key } continuar
terminal-do-open = { $key } abrir
terminal-do-open-saved = { $key } abrir uma partida guardada
terminal-do-language = { $key } idioma: { $language }
terminal-quit-key = { $key } sai do Cornerwise.

## O que fazem as teclas, na ajuda

terminal-help-pick-piece = escolher a peça com essa tecla
terminal-help-next-piece = escolher a peça seguinte ou anterior que encaixa
terminal-help-turn = rodá-la para a direita ou para a esquerda
terminal-help-flip = virá-la, ou tombar uma peça de cubos
terminal-help-place = ir para a posição seguinte ou anterior onde encaixa
terminal-help-lay = colocá-la, se encaixar
terminal-help-hint = mostrar uma sugestão; outra vez: usá-la
terminal-help-answer = manter ou trocar, quando a abertura o pede
terminal-help-undo = desfazer a tua última jogada, mesmo enquanto outros pensam
terminal-help-save = guardar a partida
terminal-help-marks = marcas nas cores, para as distinguir sem ver a cor
terminal-help-leave = sair
terminal-help-pick-tile = escolher a ficha da mão com essa tecla
terminal-help-next-tile = escolher a ficha seguinte ou anterior que encaixa
terminal-help-step = ir para a próxima posição onde encaixa, ou ver à volta
terminal-help-turn-tile = rodá-la, se assim encaixar
terminal-help-lay-tile = colocá-la
terminal-help-draw = comprar uma ficha
terminal-help-pass = passar, quando as regras permitem
terminal-help-undo-tile = desfazer a última jogada, mas não uma compra
terminal-help-lines = linhas entre fichas, para as distinguir sem cores
terminal-help-board = Tabuleiros planos: uma peça tem de tocar na tua própria cor por um canto e nunca ao longo de um lado; a primeira cobre um ponto de partida (). Cubos, nível a nível: tem de partilhar uma face com a tua cor e não deixar buracos por baixo.
terminal-help-board-notes = Uma peça cheia encaixa; uma com tracejado não, e uma linha diz porquê. As casas tingidas são as que poderia cobrir; os pontos marcam as últimas peças colocadas. As peças cinzentas não encaixam agora em lado nenhum; as casas baças têm cubos por cima. De cima, as casas mostram a altura ou o limite.
terminal-help-tiles = Uma ficha tem de ter um lado inteiro encostado a outra, e os números que se encontram num canto têm de ser iguais. Vale a soma deles. Uma ponte, que toca em fichas do outro lado de uma abertura, e um hexágono, a sexta ficha à volta de um ponto, dão mais pontos. Se não puderes ou não quiseres colocar, compra até três fichas.
terminal-help-tiles-notes = A tua ficha só aparece onde encaixa; os pontos marcam as outras posições, e uma estrela marca a última ficha colocada. As fichas cinzentas não encaixam agora em lado nenhum.

## Preparar uma partida

terminal-person = Alguém neste teclado
terminal-greedy = O computador, guloso
terminal-random = O computador, ao acaso
terminal-seat-keys = Para cada lugar: H alguém aqui, 1 a 9 nível do computador, G guloso, R ao acaso
terminal-no-saved-game = Não há nenhuma partida guardada nesta pasta. Para abrir uma de outro lugar: { $command }
terminal-open = Continuar uma partida guardada
terminal-nobody = { $name } não pode jogar (escolhe entre: { $known })

## Quem está sentado

terminal-level = Nível { $level }
terminal-is-greedy = Guloso
terminal-is-random = Acaso
terminal-shared = Comum
terminal-seat = { $name } ({ $note })
terminal-column-left = restam
terminal-column-points = pontos
terminal-column-tiles = fichas
terminal-column-deal = ronda
terminal-column-total = total
terminal-rests = saltada

## De quem é a vez

terminal-your-turn = É a tua vez: { $colour }
terminal-keep-or-swap = Manter ou trocar?
terminal-chooses = { $name } está a escolher
terminal-answer = K: manter e jogar com { $first }. W: trocar e jogar com { $second }. Segue-se { $first }.
terminal-over = Fim da partida. { $result }.
terminal-match-over = Fim da partida. { $result }.
terminal-deal-yours = Ronda { $deal }: é a tua vez
terminal-deal-turn = Ronda { $deal }: vez de { $name }
terminal-deal-over = A ronda { $deal } acabou
terminal-thinking = { $name } está a pensar… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Passa o teclado a { $name }. Enter mostra a mão.

## A peça ou a ficha na mão

terminal-fits = { $piece } encaixa: { $cells }.
terminal-lay-it = Enter coloca-a. Posição { $number } de { $count }.
terminal-misfit = { $piece } não encaixa.
terminal-places = { $count ->
    [0] Agora não encaixa em lado nenhum.
    [one] N mostra a sua posição.
    [many] N mostra as suas { $count } de posições.
   *[other] N mostra as suas { $count } posições.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Compraste { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Nada encaixa: D compra uma ficha (M6).
   *[other] Nada encaixa: D compra uma ficha e custa { $cost } (M6).
  }
terminal-stuck-empty = Nada encaixa e o monte está vazio: P passa (M7).
terminal-stuck-end = { $cost ->
    [0] Nada encaixa: P termina o teu turno (M6).
   *[other] Nada encaixa: P termina o teu turno e custa mais { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Podes colocar uma ficha. D outra vez compra uma (M6).
   *[other] Podes colocar uma ficha. D outra vez compra uma e custa { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } não encaixa agora em nenhuma posição (M4).
terminal-one-way = Não encaixa de outra maneira.
terminal-too-small = Este tabuleiro desliza; para o ver todo, usa uma janela de { $width } x { $height }.

## O que aconteceu

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } colocou { $piece }.
terminal-laid-at = { $colour } colocou { $piece } em { $cells }.
terminal-kept = { $name } manteve e joga agora com { $colours }.
terminal-kept-you = Mantiveste e jogas agora com { $colours }.
terminal-swapped = { $name } trocou e joga agora com { $colours }.
terminal-swapped-you = Trocaste e jogas agora com { $colours }.
terminal-passed = { $name } passou.
terminal-passed-you = Passaste.
terminal-late = { $name } ficou sem tempo.
terminal-late-you = Ficaste sem tempo.
terminal-cannot-place = { $count ->
    [one] { $colours } não pode colocar uma peça e é saltada.
    [many] { $colours } não podem colocar uma peça e são saltadas.
   *[other] { $colours } não podem colocar uma peça e são saltadas.
  }
terminal-drew = { $name } comprou { $count ->
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }.
terminal-drew-you = Compraste { $count ->
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }.
terminal-laid-tile = { $points ->
    [0] { $name } colocou { $tile }.
   *[other] { $name } colocou { $tile } por { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Colocaste { $tile }.
   *[other] Colocaste { $tile } por { $points }.
  }
terminal-made-bridge = Faz uma ponte.
terminal-made-hexagons = { $count ->
    [one] Completa um hexágono.
    [many] Completa { $count } de hexágonos.
   *[other] Completa { $count } hexágonos.
  }
terminal-went-out = { $name } ficou sem fichas.
terminal-went-out-you = Ficaste sem fichas.
terminal-tiles-lie = { $count ->
    [0] { $game }: há 0 fichas na mesa.
    [one] { $game }: há { $count } ficha na mesa.
    [many] { $game }: há { $count } de fichas na mesa.
   *[other] { $game }: há { $count } fichas na mesa.
  }
terminal-begins = { $name } começa.
terminal-begins-you = Tu começas.
terminal-best-first = A melhor ficha é colocada primeiro (M13).
terminal-any-tile = Coloca qualquer ficha (M3).
terminal-lots = Tiradas para decidir quem começa (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = A ronda { $deal } está bloqueada: todos passaram (M9).
terminal-deal-out = Ronda { $deal }, sem fichas: { $names } (M8).
terminal-deal-out-you = Ronda { $deal }: ficaste sem fichas (M8).
terminal-scored = Fizeste { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
terminal-taken-back = { $count ->
    [one] { $count } jogada desfeita.
    [many] { $count } de jogadas desfeitas.
   *[other] { $count } jogadas desfeitas.
  }
terminal-undo-none = Não tens nenhuma jogada para desfazer
terminal-undo-none-in-deal = Não tens nenhuma jogada para desfazer nesta ronda
terminal-undo-deal-over = A ronda acabou, por isso nada se pode desfazer
terminal-undo-draw = Entretanto foi comprada uma ficha, e uma compra não se pode desfazer
terminal-undo-late = O teu tempo acabou nesse turno, por isso não se pode desfazer

## Sugestões

terminal-looking = À procura de uma boa jogada… { $time }  H mostra a melhor até agora, Esc cancela.
terminal-hint = Sugestão: coloca { $piece } onde está marcado.
terminal-hint-word = Sugestão: { $move }.
terminal-hint-take = H pega nela.
terminal-ahead = { $points ->
    [0] { $share } para ganhar, cerca de 0 pontos de avanço.
    [one] { $share } para ganhar, cerca de { $points } ponto de avanço.
    [many] { $share } para ganhar, cerca de { $points } de pontos de avanço.
   *[other] { $share } para ganhar, cerca de { $points } pontos de avanço.
  }
terminal-behind = { $points ->
    [0] { $share } para ganhar, cerca de 0 pontos de atraso.
    [one] { $share } para ganhar, cerca de { $points } ponto de atraso.
    [many] { $share } para ganhar, cerca de { $points } de pontos de atraso.
   *[other] { $share } para ganhar, cerca de { $points } pontos de atraso.
  }
terminal-level-so-far = { $share } para ganhar, quase em igualdade.

## Guardar e sair

terminal-unsaved = A partida não está guardada.
terminal-save-as = Guardar a partida como
terminal-replace = Esse ficheiro já existe. Enter outra vez substitui-o.
terminal-saved = Partida guardada. Para a continuar: { $command }
terminal-not-saved = Não foi guardada, { $file }: { $error }.

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
terminal-do-lay = { $key } pôr
terminal-do-draw = { $key } comprar
terminal-do-pass = { $key } passar
terminal-do-keep = { $key } manter
terminal-do-swap = { $key } trocar
terminal-do-hint = { $key } ajuda
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

terminal-help-pick-piece = pegar na peça com essa tecla
terminal-help-next-piece = a peça seguinte ou anterior que encaixa
terminal-help-turn = rodar para a direita ou para a esquerda
terminal-help-flip = virar a peça, ou tombar uma de cubos
terminal-help-place = posição seguinte ou anterior onde encaixa
terminal-help-lay = colocar a peça, se encaixar
terminal-help-hint = sugestão: o que faria um jogador forte; outra vez: usá-la
terminal-help-answer = manter ou trocar, quando a abertura o pede
terminal-help-undo = desfazer a última jogada, mesmo enquanto outros pensam
terminal-help-save = guardar a partida
terminal-help-marks = marcas que distinguem as cores sem o tom
terminal-help-leave = sair
terminal-help-pick-tile = pegar na ficha da mão com essa tecla
terminal-help-next-tile = a ficha seguinte ou anterior que encaixa
terminal-help-step = à próxima posição onde encaixa; sem ficha, ver à volta
terminal-help-turn-tile = rodar a ficha, se assim encaixar
terminal-help-lay-tile = colocar a ficha
terminal-help-draw = comprar uma ficha
terminal-help-pass = passar, quando as regras permitem
terminal-help-undo-tile = desfazer a última jogada, mas nunca uma compra
terminal-help-lines = linhas entre fichas, para as distinguir sem cores
terminal-help-board = Tabuleiros planos: uma peça toca na própria cor por um canto e nunca ao longo de um lado; a primeira cobre uma casa de partida (). Tabuleiros de cubos, nível a nível: partilha uma face com a própria cor e não deixa buracos por baixo.
terminal-help-board-notes = Uma peça cheia encaixa; uma com tracejado não, e uma linha diz porquê. As casas tingidas são as que ela poderia cobrir; os pontos marcam as últimas peças. As peças cinzentas não têm posição agora; as casas baças têm outras por cima. De cima, as casas mostram a altura ou o seu limite.
terminal-help-tiles = Uma ficha encosta um lado inteiro a outra, e são iguais todos os números que se encontram num canto. Vale a soma deles; valem mais uma ponte, que toca noutras por cima de uma abertura, e um hexágono, a sexta ficha à volta de um ponto. Quem não pode ou não quer colocar compra, até três fichas por vez.
terminal-help-tiles-notes = A ficha na mão só aparece onde encaixa; os pontos marcam as outras posições, e uma estrela, a última ficha. As fichas cinzentas não encaixam agora.

## Preparar uma partida

terminal-person = Alguém neste teclado
terminal-greedy = O computador, guloso
terminal-random = O computador, ao acaso
terminal-seat-keys = Num lugar: H alguém aqui, 1 a 9 nível do computador, G guloso, R ao acaso
terminal-no-saved-game = Não há partidas guardadas nesta pasta; { $command } abre outras.
terminal-open = Continuar uma partida guardada
terminal-nobody = ninguém chamado { $name } se pode sentar aí (um de: { $known })

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
terminal-rests = pausa

## De quem é a vez

terminal-your-turn = É a tua vez: { $colour }
terminal-keep-or-swap = Manter ou trocar?
terminal-chooses = { $name } está a escolher
terminal-answer = K: manter e jogar com { $first }. W: trocar e jogar com { $second }. Segue-se { $first }.
terminal-over = A partida acabou. { $result }.
terminal-match-over = A partida acabou. { $result }.
terminal-deal-yours = Ronda { $deal }: é a tua vez
terminal-deal-turn = Ronda { $deal }: vez de { $name }
terminal-deal-over = A ronda { $deal } acabou
terminal-thinking = { $name } está a pensar ... { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Passa o teclado a { $name }. Enter mostra a mão.

## A peça ou a ficha na mão

terminal-fits = { $piece } encaixa: { $cells }.
terminal-lay-it = Enter coloca-a. Posição { $number } de { $count }.
terminal-misfit = { $piece } não encaixa.
terminal-places = { $count ->
    [0] Agora não tem posição.
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
    [0] Nada encaixa: P termina a vez (M6).
   *[other] Nada encaixa: P termina a vez e custa mais { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] É possível colocar uma ficha. D outra vez compra uma (M6).
   *[other] É possível colocar uma ficha. D outra vez compra uma e custa { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } não encaixa agora em nenhuma posição (M4).
terminal-one-way = Não encaixa de nenhuma outra maneira.
terminal-too-small = Este tabuleiro desliza; precisa de uma janela de { $width } x { $height }.

## O que aconteceu

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } colocou { $piece }.
terminal-laid-at = { $colour } colocou { $piece } em { $cells }.
terminal-kept = { $name } manteve e joga com { $colours }.
terminal-kept-you = Mantiveste e jogas com { $colours }.
terminal-swapped = { $name } trocou e joga com { $colours }.
terminal-swapped-you = Trocaste e jogas com { $colours }.
terminal-passed = { $name } passou.
terminal-passed-you = Passaste.
terminal-late = { $name } ficou sem tempo.
terminal-late-you = Ficaste sem tempo.
terminal-cannot-place = { $count ->
    [one] { $colours } não pode colocar e descansa.
    [many] { $colours } não podem colocar e descansam.
   *[other] { $colours } não podem colocar e descansam.
  }
terminal-drew = { $name } comprou { $count ->
    [one] uma ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }.
terminal-drew-you = Compraste { $count ->
    [one] uma ficha
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
    [one] Fecha um hexágono.
    [many] Fecha { $count } de hexágonos.
   *[other] Fecha { $count } hexágonos.
  }
terminal-went-out = { $name } ficou sem fichas.
terminal-went-out-you = Ficaste sem fichas.
terminal-tiles-lie = { $count ->
    [0] { $game }: há 0 fichas na mesa.
    [one] { $game }: há { $count } ficha na mesa.
    [many] { $game }: há { $count } de fichas na mesa.
   *[other] { $game }: há { $count } fichas na mesa.
  }
terminal-begins = Começa { $name }.
terminal-begins-you = Começas tu.
terminal-best-first = A melhor ficha é colocada primeiro (M13).
terminal-any-tile = Coloca qualquer ficha (M3).
terminal-lots = Sorteio (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = A ronda { $deal } está bloqueada: todos passaram (M9).
terminal-deal-out = Ronda { $deal }: sem fichas, { $names } (M8).
terminal-deal-out-you = Ronda { $deal }: ficaste sem fichas (M8).
terminal-scored = Fizeste { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
terminal-taken-back = { $count ->
    [one] Uma jogada desfeita.
    [many] { $count } de jogadas desfeitas.
   *[other] { $count } jogadas desfeitas.
  }
terminal-undo-none = Não há nenhuma jogada tua para desfazer
terminal-undo-none-in-deal = Não há nenhuma jogada tua nesta ronda para desfazer
terminal-undo-deal-over = A ronda acabou: nada se pode desfazer
terminal-undo-draw = Entretanto foi comprada uma ficha, e uma compra não se desfaz
terminal-undo-late = O tempo dessa vez acabou, e isso não se desfaz

## Sugestões

terminal-looking = À procura de uma boa jogada ... { $time }  H mostra a melhor já, Esc cancela.
terminal-hint = Sugestão: { $piece } onde está marcado.
terminal-hint-word = Sugestão: { $move }.
terminal-hint-take = H usa-a.
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
terminal-level-so-far = { $share } para ganhar, mais ou menos em empate.

## Guardar e sair

terminal-unsaved = A partida não está guardada.
terminal-save-as = Guardar a partida como
terminal-replace = Já há um ficheiro com esse nome. Enter outra vez substitui-o.
terminal-saved = Guardada. { $command } continua-a.
terminal-not-saved = Não foi guardada, { $file }: { $error }.

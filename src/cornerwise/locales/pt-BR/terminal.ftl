terminal-do-turn = { $key } girar
terminal-do-save = { $key } salvar
terminal-do-look = { $key } olhar
terminal-do-deal = { $key } nova rodada
terminal-do-save-and-leave = { $key } salvar e sair
terminal-do-open-saved = { $key } abrir uma partida salva
terminal-help-turn = girá-la para a direita ou para a esquerda
terminal-help-place = ir para a próxima posição ou a anterior onde encaixa
terminal-help-save = salvar a partida
terminal-help-marks = marcas nas cores, para distingui-las sem ver a cor
terminal-help-step = ir para a próxima posição onde encaixa, ou olhar em volta
terminal-help-turn-tile = girá-la, se assim encaixar
terminal-help-lines = linhas entre fichas, para distingui-las sem cores
terminal-help-board = Tabuleiros planos: uma peça deve tocar na sua própria cor por um canto e nunca ao longo de um lado; a primeira cobre um ponto de partida (). Cubos, nível a nível: deve compartilhar uma face com a sua cor e não deixar buracos embaixo.
terminal-help-board-notes = Uma peça cheia encaixa; uma hachurada não, e uma linha diz por quê. As casas tingidas são as que ela poderia cobrir; os pontos marcam as últimas peças colocadas. As peças cinza não encaixam agora em nenhum lugar; as casas foscas têm cubos por cima. De cima, as casas mostram a altura ou o limite.
terminal-help-tiles = Uma ficha deve ter um lado inteiro encostado em outra, e os números que se encontram em um canto devem ser iguais. Vale a soma deles. Uma ponte, que toca em fichas do outro lado de uma abertura, e um hexágono, a sexta ficha em volta de um ponto, dão mais pontos. Se não puder ou não quiser colocar, compre até três fichas.
terminal-help-tiles-notes = Sua ficha só aparece onde encaixa; os pontos marcam as outras posições, e uma estrela marca a última ficha colocada. As fichas cinza não encaixam agora em nenhum lugar.
terminal-no-saved-game = Não há nenhuma partida salva nesta pasta. Para abrir uma de outro lugar: { $command }
terminal-open = Continuar uma partida salva
terminal-nobody = { $name } não pode jogar (escolha entre: { $known })
terminal-column-deal = rodada
terminal-rests = pulada
terminal-your-turn = Sua vez: { $colour }
terminal-chooses = { $name } está escolhendo
terminal-answer = K: manter e jogar com { $first }. W: trocar e jogar com { $second }. Em seguida joga { $first }.
terminal-deal-yours = Rodada { $deal }: sua vez
terminal-deal-turn = Rodada { $deal }: vez de { $name }
terminal-deal-over = A rodada { $deal } acabou
terminal-thinking = { $name } está pensando… { $time }
terminal-pass-keyboard = Passe o teclado para { $name }. Enter mostra a mão.
terminal-lay-it = Enter coloca a peça. Posição { $number } de { $count }.
terminal-places = { $count ->
    [0] Agora não encaixa em nenhum lugar.
    [one] N mostra a posição.
    [many] N mostra as { $count } de posições.
   *[other] N mostra as { $count } posições.
  }
terminal-you-drew = Você comprou { $tile }.
terminal-stuck-end = { $cost ->
    [0] Nada encaixa: P termina o seu turno (M6).
   *[other] Nada encaixa: P termina o seu turno e custa mais { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Você pode colocar uma ficha. D de novo compra uma (M6).
   *[other] Você pode colocar uma ficha. D de novo compra uma e custa { $cost } (M6).
  }
terminal-too-small = Este tabuleiro rola; para vê-lo todo, use uma janela de { $width } x { $height }.
terminal-kept-you = Você manteve e joga agora com { $colours }.
terminal-swapped-you = Você trocou e joga agora com { $colours }.
terminal-passed-you = Você passou.
terminal-late-you = Você ficou sem tempo.
terminal-cannot-place = { $count ->
    [one] { $colours } não pode colocar uma peça e é pulada.
    [many] { $colours } não podem colocar uma peça e são puladas.
   *[other] { $colours } não podem colocar uma peça e são puladas.
  }
terminal-drew-you = Você comprou { $count ->
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }.
terminal-laid-tile-you = { $points ->
    [0] Você colocou { $tile }.
   *[other] Você colocou { $tile } por { $points }.
  }
terminal-went-out-you = Você ficou sem fichas.
terminal-begins-you = Você começa.
terminal-any-tile = Coloque qualquer ficha (M3).
terminal-deal-blocked = A rodada { $deal } está bloqueada: todos passaram (M9).
terminal-deal-out = Rodada { $deal }, sem fichas: { $names } (M8).
terminal-deal-out-you = Rodada { $deal }: você ficou sem fichas (M8).
terminal-scored = Você fez { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
terminal-undo-none = Você não tem nenhuma jogada para desfazer
terminal-undo-none-in-deal = Você não tem nenhuma jogada para desfazer nesta rodada
terminal-undo-deal-over = A rodada acabou, por isso nada pode ser desfeito
terminal-undo-draw = Depois foi comprada uma ficha, e uma compra não pode ser desfeita
terminal-undo-late = Seu tempo acabou nesse turno, por isso ele não pode ser desfeito
terminal-looking = Procurando uma boa jogada… { $time }  H mostra a melhor até agora, Esc cancela.
terminal-hint = Sugestão: coloque { $piece } onde está marcado.
terminal-hint-take = H a seleciona.
terminal-ahead = { $points ->
    [0] { $share } para ganhar, cerca de 0 pontos de vantagem.
    [one] { $share } para ganhar, cerca de { $points } ponto de vantagem.
    [many] { $share } para ganhar, cerca de { $points } de pontos de vantagem.
   *[other] { $share } para ganhar, cerca de { $points } pontos de vantagem.
  }
terminal-behind = { $points ->
    [0] { $share } para ganhar, cerca de 0 pontos de desvantagem.
    [one] { $share } para ganhar, cerca de { $points } ponto de desvantagem.
    [many] { $share } para ganhar, cerca de { $points } de pontos de desvantagem.
   *[other] { $share } para ganhar, cerca de { $points } pontos de desvantagem.
  }
terminal-unsaved = A partida não está salva.
terminal-save-as = Salvar a partida como
terminal-replace = Esse arquivo já existe. Enter de novo o substitui.
terminal-saved = Partida salva. Para continuá-la: { $command }
terminal-not-saved = Não foi salva, { $file }: { $error }.
terminal-help-hint = mostrar uma sugestão; de novo: usá-la
terminal-help-undo = desfazer sua última jogada, mesmo enquanto outros pensam

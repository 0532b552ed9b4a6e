terminal-do-turn = { $key } girar
terminal-do-save = { $key } salvar
terminal-do-look = { $key } olhar
terminal-do-deal = { $key } nova rodada
terminal-do-save-and-leave = { $key } salvar e sair
terminal-do-open-saved = { $key } abrir uma partida salva
terminal-help-pick-piece = pegar a peça com essa tecla
terminal-help-turn = girar para a direita ou para a esquerda
terminal-help-save = salvar a partida
terminal-help-pick-tile = pegar a ficha da mão com essa tecla
terminal-help-step = à próxima posição onde encaixa; sem ficha, olhar
terminal-help-turn-tile = girar a ficha, se assim encaixar
terminal-help-board = Tabuleiros planos: uma peça toca na própria cor por um canto e nunca ao longo de um lado; a primeira cobre uma casa de partida (). Tabuleiros de cubos, nível a nível: compartilha uma face com a própria cor e não deixa buracos embaixo.
terminal-help-board-notes = Uma peça cheia encaixa; uma hachurada não, e uma linha diz por quê. As casas tingidas são as que ela poderia cobrir; os pontos marcam as últimas peças. As peças cinza não têm posição agora; as casas foscas têm outras por cima. De cima, as casas mostram a altura ou o seu limite.
terminal-help-tiles = Uma ficha encosta um lado inteiro em outra, e são iguais todos os números que se encontram em um canto. Vale a soma deles; valem mais uma ponte, que toca em outras por cima de uma abertura, e um hexágono, a sexta ficha em volta de um ponto. Quem não pode ou não quer colocar compra, até três fichas por vez.
terminal-help-tiles-notes = A ficha na mão só aparece onde encaixa; os pontos marcam as outras posições, e uma estrela, a última ficha. As fichas cinza não encaixam agora.
terminal-seat-keys = Em um lugar: H alguém aqui, 1 a 9 nível do computador, G guloso, R ao acaso
terminal-no-saved-game = Não há partidas salvas nesta pasta; { $command } abre outras.
terminal-open = Continuar uma partida salva
terminal-nobody = ninguém chamado { $name } pode se sentar ali (um de: { $known })
terminal-column-deal = rodada
terminal-your-turn = Sua vez: { $colour }
terminal-chooses = { $name } está escolhendo
terminal-answer = K: manter e jogar com { $first }. W: trocar e jogar com { $second }. Em seguida joga { $first }.
terminal-deal-yours = Rodada { $deal }: sua vez
terminal-deal-turn = Rodada { $deal }: vez de { $name }
terminal-deal-over = A rodada { $deal } acabou
terminal-thinking = { $name } está pensando ... { $time }
terminal-pass-keyboard = Passe o teclado para { $name }. Enter mostra a mão.
terminal-lay-it = Enter coloca. Posição { $number } de { $count }.
terminal-you-drew = Você comprou { $tile }.
terminal-draw-anyway = { $cost ->
    [0] É possível colocar uma ficha. D de novo compra uma (M6).
   *[other] É possível colocar uma ficha. D de novo compra uma e custa { $cost } (M6).
  }
terminal-too-small = Este tabuleiro rola; precisa de uma janela de { $width } x { $height }.
terminal-kept-you = Você manteve e joga com { $colours }.
terminal-swapped-you = Você trocou e joga com { $colours }.
terminal-passed-you = Você passou.
terminal-late-you = Você ficou sem tempo.
terminal-drew-you = Você comprou { $count ->
    [one] uma ficha
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
terminal-deal-out = Rodada { $deal }: sem fichas, { $names } (M8).
terminal-deal-out-you = Rodada { $deal }: você ficou sem fichas (M8).
terminal-scored = Você fez { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
terminal-undo-none = Não há nenhuma jogada sua para desfazer
terminal-undo-none-in-deal = Não há nenhuma jogada sua nesta rodada para desfazer
terminal-undo-deal-over = A rodada acabou: nada pode ser desfeito
terminal-undo-draw = Depois foi comprada uma ficha, e uma compra não pode ser desfeita
terminal-looking = Procurando uma boa jogada ... { $time }  H mostra a melhor já, Esc cancela.
terminal-hint-take = H usa a sugestão.
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
terminal-replace = Já há um arquivo com esse nome. Enter de novo o substitui.
terminal-saved = Partida salva. { $command } continua de onde parou.
terminal-not-saved = Não foi salva, { $file }: { $error }.
terminal-help-hint = sugestão: o que faria um jogador forte; de novo: usá-la

cli-arg-option = escolher uma opção do jogo, como start=own; `cornerwise games` mostra todas; pode ser repetida; heights=@FILE lê um mapa de alturas
cli-arg-evaluator = o que avalia as posições: best, playouts, net, small, guided ou o arquivo de uma rede
cli-arg-file = um registro ou arquivo .blksgf, - para a entrada padrão
cli-arg-nth = a partida número N do arquivo (1)
cli-no-such-game = não existe a partida { $number }, o arquivo tem { $count }
cli-games-free-text = um texto seu
cli-games-more = Os lugares são contados a partir de 0. `cornerwise games --json` diz mais.
cli-play-about = Joga no terminal, com o computador ou em um só teclado. ? mostra as teclas.
cli-play-game = um jogo, como duo; sem ele, você pode escolher
cli-play-save = salvar a partida neste arquivo após cada jogada
cli-play-resume = continuar uma partida de um registro ou arquivo .blksgf
cli-play-resume-alone = --resume tira o jogo e as opções do arquivo
cli-serve-database = onde as partidas são guardadas (sqlite:///cornerwise.db)
cli-serve-environment = Cada configuração também pode vir do ambiente: CORNERWISE_PORT=80. docs/operating.md explica todas.
cli-replay-about = Revê um registro JSON ou arquivo .blksgf, verificando cada jogada e o resultado.
cli-replay-nth = só a partida número N do arquivo
cli-analyse-about = Procura as melhores jogadas na última posição de uma partida, ou em uma anterior.
cli-analyse-searched = { $count ->
    [0] 0 posições
    [one] { $count } posição
    [many] { $count } de posições
   *[other] { $count } posições
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, busca até o fim
cli-review-searching = procurando
cli-draw-about = Desenha o que está em um registro, desenho ou arquivo .blksgf, ou um jogo com algumas jogadas.
cli-draw-source = um registro, desenho ou arquivo .blksgf, - para a entrada padrão, ou um jogo
cli-draw-format = se faltar, svg para arquivos e text nos outros casos
cli-draw-file-only = { $game } só pode ser desenhado a partir de um arquivo: as fichas saem ao acaso
cli-draw-no-file = nenhum arquivo se chama { $name }, e { $problem }
cli-draw-game-only = --moves e --option vão com o nome de um jogo, não com um arquivo
cli-perft-seed = em um jogo de acaso: a partir de que rodada contar (0 se faltar)
cli-bench-about = Mede velocidade e tamanho em uma thread, o melhor de várias passagens, ao lado das metas.
cli-figure-deals = rodadas de triominos ao acaso com dois lugares, bônus incluídos
cli-unit-deals = rodadas/s
cli-solve-about = Procura uma maneira de colocar todas as peças de um desafio solo e a grava como registro.
cli-solve-from = continuar um registro ou arquivo .blksgf, - para a entrada padrão
cli-solve-output = onde gravar o registro; se faltar, é mostrado
cli-solve-code-not = não neste tempo, ou não existe; a melhor partida é gravada mesmo assim
cli-solve-code-stopped = parado com Ctrl-C; a melhor partida é gravada mesmo assim
cli-solve-options-in-file = --from tira as opções do arquivo
cli-solve-playing = jogando
cli-solve-proving = provando
cli-gtp-game = um jogo como classic-2, ou por um nome dos arquivos .blksgf, como 'Blokus Two-Player' (duo)
cli-arena-about = Faz jogadores artificiais jogarem uns contra os outros em pares de partidas e os classifica.
cli-arena-out = onde os resultados são guardados; se faltar, são só mostrados
cli-arena-ray = jogar em um cluster Ray; sem ADDRESS, em um local
cli-arena-again = A mesma linha de novo continua onde parou. Ver docs/arena.md.
cli-arena-bounds = --sprt: { $elo0 } precisa ser menor do que { $elo1 }
cli-bot-about = Ocupa um lugar em um servidor e faz as jogadas que um programa escolhe, até a partida acabar.
cli-bot-match = uma partida: com um lugar seu, ou com um livre
cli-bot-key = Uma chave é obtida com POST /api/tokens e as permissões read e play. Em vez de --token serve CORNERWISE_TOKEN.
cli-bot-which = que programa? Escreva-o depois de --
cli-backup-about = Grava em um arquivo tudo o que um servidor sabe. Os bancos de dados podem ser de tipos diferentes.
cli-restore-about = Enche um banco de dados vazio com um arquivo desses. Os bancos de dados podem ser de tipos diferentes.
cli-backup-database = o banco de dados ({ $default })
cli-i18n-about = Verifica as traduções: mensagens faltando, desconhecidas ou ainda em inglês, outros argumentos, plurais ou termos omitidos.
cli-analyse-nobody = ali não é a vez de ninguém, por isso não há nada para analisar; --ply recua

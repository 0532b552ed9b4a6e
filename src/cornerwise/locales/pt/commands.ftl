## Comandos do terminal: argumentos que vários partilham

cli-arg-game = um jogo, como duo
cli-arg-option = escolher uma opção do jogo, como start=own; `cornerwise games` mostra-as; pode repetir-se; heights=@FILE lê um mapa de alturas
cli-arg-file = um registo ou ficheiro .blksgf, - para a entrada padrão
cli-arg-ply = a posição após N jogadas
cli-arg-nth = a partida número N do ficheiro (1)
cli-arg-marks = distinguir as cores sem depender do tom
cli-arg-level = quão bem joga, de 1 a 9
cli-arg-nodes = posições a ver em cada jogada, em vez do número próprio do nível
cli-arg-time = segundos para cada jogada
cli-arg-evaluator = o que avalia as posições: best, playouts, net, small, guided ou o ficheiro de uma rede
cli-arg-threads = quantos processadores usar
cli-arg-seed = um número que torna as escolhas sempre iguais
cli-arg-memory = megabytes para a árvore de busca
cli-with-default = { $about } ({ $default })

## O que está errado num argumento

cli-no-whole-number = { $text } não é um número inteiro de { $least } a { $most }
cli-no-pair = { $text } não tem a forma NAME=VALUE
cli-no-number = { $text } não é um número
cli-no-seconds = { $text } não é um número de segundos
cli-no-chance = { $text } não está entre 0 e 0.5

## O que está errado num ficheiro ou no que se pediu dele

cli-no-such-game = não existe a partida { $number }, o ficheiro tem { $count }
cli-no-games = não há nenhuma partida na pasta { $folder }
cli-no-such-ply = não existe a jogada { $ply }, a partida tem { $count }
cli-one-game-only = { $file }: contém { $count } partidas, não uma

## Nomes em tabelas e linhas

cli-seat = lugar { $seat }
cli-column-move = jogada
cli-chance = acaso
cli-outcome = { $count ->
    [0] ninguém ganha
    [one] ganha o lugar { $seats }
    [many] ganham os lugares { $seats }
   *[other] ganham os lugares { $seats }
  } ({ $points })

## games

cli-games-about = Mostra todos os jogos com os seus lugares, cores, tabuleiros, peças e opções.
cli-games-game = só este jogo
cli-games-sort = como se ordena a lista
cli-games-json = tudo sobre cada jogo, em JSON
cli-games-column-game = jogo
cli-games-column-title = título
cli-games-column-seats = lugares
cli-games-column-minutes = minutos
cli-games-column-age = idade
cli-games-column-colours = cores
cli-games-column-board = tabuleiro
cli-games-column-pieces = peças
cli-games-column-option = opção
cli-games-column-default = habitual
cli-games-column-choices = outras escolhas
cli-games-column-name = nome
cli-games-column-about = o que decide
cli-games-no-edge = sem limites
cli-games-cubes = { $count ->
    [one] { $count } cubo
    [many] { $count } de cubos
   *[other] { $count } cubos
  }
cli-games-tiles = { $count ->
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = um texto teu
cli-games-none = nenhuma
cli-games-given = conforme dado
cli-games-more = Os lugares contam-se a partir de 0. `cornerwise games --json` diz mais.

## play

cli-play-about = Joga-se no terminal, com o computador ou num só teclado. ? mostra as teclas.
cli-play-game = um jogo, como duo; sem ele, podes escolher
cli-play-seat = quem ocupa os lugares, por ordem: human, 1 a 9, greedy, random
cli-play-save = guardar a partida neste ficheiro após cada jogada
cli-play-resume = continuar uma partida de um registo ou ficheiro .blksgf
cli-play-theme = as cores (dark)
cli-play-seats = lugares:
cli-play-human = alguém neste teclado
cli-play-levels = o computador nesse nível; 3 é amigável, 9 o mais forte
cli-play-level-range = { $first } a { $last }
cli-play-greedy = o computador coloca uma das peças maiores, ou a ficha que vale mais
cli-play-random = o computador faz qualquer jogada permitida
cli-play-usual = Uma pessoa e { $opponent } nos outros lugares, se nada mais for dito.
cli-play-needs-terminal = play precisa de um terminal
cli-play-needs-textual = o jogo no terminal precisa de Textual: { $install }
cli-play-resume-alone = --resume tira o jogo e as opções do ficheiro
cli-play-needs-game = --option, --seat e --save precisam do nome de um jogo
cli-play-too-many-seats = { $game } tem { $seats ->
    [one] { $seats } lugar
    [many] { $seats } de lugares
   *[other] { $seats } lugares
  }, não { $asked }

## serve

cli-serve-about = Serve partidas por HTTP e WebSockets até ser parado com Ctrl-C.
cli-serve-host = onde escutar (127.0.0.1)
cli-serve-port = em que porta escutar, 0 para qualquer uma livre (8000)
cli-serve-database = onde se guardam as partidas (sqlite:///cornerwise.db)
cli-serve-redis = onde vários processos comunicam o que acontece
cli-serve-workers = quantos processos, com PostgreSQL (1)
cli-serve-engines = quantas buscas ao mesmo tempo em cada processo
cli-serve-ray = enviar o trabalho do motor para um cluster Ray, como em ray://host:10001
cli-serve-environment = Cada definição também pode vir do ambiente: CORNERWISE_PORT=80. docs/operating.md explica-as.
cli-serve-needs = o servidor precisa de { $package }: { $install }
cli-serve-ready = O Cornerwise está pronto em { $address }

## replay

cli-replay-about = Revê um registo JSON ou ficheiro .blksgf, verificando cada jogada e o resultado.
cli-replay-ply = parar após N jogadas
cli-replay-nth = só a partida número N do ficheiro
cli-replay-verify = só verificar: uma linha por partida
cli-replay-quiet = só verificar: nenhuma linha, o código de saída diz tudo
cli-replay-heading = Partida { $number } de { $count }: { $game }
cli-replay-event = evento: { $text }
cli-replay-date = data: { $text }
cli-replay-players = jogadores: { $text }
cli-replay-rests = { $colour } não pode colocar e descansa
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, partida { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [0] 0 jogadas
    [one] { $moves } jogada
    [many] { $moves } de jogadas
   *[other] { $moves } jogadas
  }, { $state }
cli-replay-unfinished = por terminar, vez: { $turn }

## analyse

cli-analyse-about = Procura as melhores jogadas na última posição de uma partida, ou numa anterior.
cli-analyse-lines = tantas jogadas (5)
cli-analyse-nobody = aí não é a vez de ninguém, por isso não há nada para analisar; --ply recua
cli-analyse-column-visits = visitas
cli-analyse-column-then = depois
cli-analyse-searched = { $count ->
    [0] 0 posições
    [one] { $count } posição
    [many] { $count } de posições
   *[other] { $count } posições
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, busca até ao fim

## review

cli-review-about = Procura em cada posição de uma partida e mostra quanto valeram as jogadas.
cli-review-json = tudo em JSON
cli-review-searching = a procurar
cli-review-progress = jogada { $done } de { $count }
cli-review-cost = jogada { $number }: { $turn } { $move } custou { $share } da vitória e { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }; melhor era { $better }
cli-review-column-made = feita
cli-review-end = fim

## audit

cli-audit-about = Resolve com exatidão os finais das partidas e mostra quantos pontos cada jogador ofereceu aí.
cli-audit-file = registos ou ficheiros .blksgf, pastas com eles, ou a pasta de uma arena
cli-audit-nodes = posições que o solucionador pode ver em cada jogada
cli-audit-costly = indicar tantas das jogadas que ofereceram pontos (20)
cli-audit-none = o jogo exato só se conhece em partidas de dois jogadores ou duas equipas sem nada escondido, e nenhuma o é
cli-audit-progress = partida { $done } de { $count }
cli-audit-mistake = jogada { $number }, { $turn } { $move }: { $margin } passou a { $kept }; a melhor era { $better }
cli-audit-skipped = partidas deixadas de fora, por não serem de dois jogadores ou duas equipas sem nada escondido: { $count }
cli-audit-column-player = jogador
cli-audit-column-games = partidas
cli-audit-column-moves = jogadas resolvidas
cli-audit-column-mistakes = erros
cli-audit-column-points = pontos oferecidos
cli-audit-column-mean = por partida

## draw

cli-draw-about = Desenha o que está num registo, desenho ou ficheiro .blksgf, ou um jogo com algumas jogadas.
cli-draw-source = um registo, desenho ou ficheiro .blksgf, - para a entrada padrão, ou um jogo
cli-draw-output = onde escrever; se faltar, é mostrado
cli-draw-format = se faltar, svg para ficheiros e text nos outros casos
cli-draw-theme = as cores de um SVG (light)
cli-draw-view = os cubos a partir de um canto, de cima ou ambos (both)
cli-draw-turn = quartos de volta que a mesa de cubos dá (0)
cli-draw-moves = jogadas desde o início de um GAME
cli-draw-file-only = { $game } só pode ser desenhado a partir de um ficheiro: as fichas saem ao acaso
cli-draw-no-file = nenhum ficheiro se chama { $name }, e { $problem }
cli-draw-game-only = --moves e --option vão com o nome de um jogo, não com um ficheiro
cli-draw-no-ply = --ply vai com uma partida, não com um desenho

## perft

cli-perft-about = Conta todas as maneiras de fazer DEPTH jogadas desde o início, e com que rapidez.
cli-perft-depth = quantas jogadas fazer
cli-perft-divide = dizer de cada primeira jogada quantas maneiras começam com ela
cli-perft-make = fazer e desfazer também as últimas jogadas
cli-perft-reference = contar com as regras legíveis em Python, que são lentas
cli-perft-seed = num jogo de acaso: a partir de que ronda contar (0 se faltar)
cli-perft-progress = profundidade { $depth }
cli-perft-column-depth = profundidade
cli-perft-column-nodes = nós
cli-perft-column-seconds = segundos
cli-perft-column-rate = nós/s
cli-perft-total = { $game }, profundidade { $depth }: { $count ->
    [0] 0 nós
    [one] { $count } nó
    [many] { $count } de nós
   *[other] { $count } nós
  }, { $seconds } s, { $rate } nós/s

## bench

cli-bench-about = Mede velocidade e tamanho numa thread, o melhor de várias passagens, ao lado das metas.
cli-bench-names = que medidas; todas, se nenhuma for indicada
cli-bench-quick = menos passagens e mais curtas: medidas aproximadas em segundos
cli-bench-json = as medidas em JSON
cli-bench-figures = medidas:
cli-bench-target = meta { $value }
cli-bench-reached = { $ratio }x alcançada
cli-bench-missed = { $ratio }x não alcançada
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Em { $processor }, Python { $python }; mais de 1x é melhor do que a meta.

## As medidas de bench

cli-figure-perft-bulk = perft 3 de duo com saídas próprias, a última jogada contada em bloco
cli-figure-perft-make = perft 3 de duo com saídas próprias, cada folha feita e desfeita
cli-figure-playouts = partidas de { $game } ao acaso uniforme, do início ao fim
cli-figure-playouts-middle = partidas de { $game } ao acaso uniforme, da jogada { $ply } de uma boa partida ao fim
cli-figure-cubes = partidas ao acaso da torre de cubos com quatro lugares, do início ao fim
cli-figure-search = simulações de uma busca em { $game } desde o início
cli-figure-search-middle = simulações de uma busca em { $game } desde a jogada { $ply } de uma boa partida
cli-figure-threads = simulações de uma busca em duo com duas threads em vez de uma
cli-figure-deals = rondas de triominos ao acaso com dois lugares, bónus incluídos
cli-figure-sample = um estado escondido de triominos tirado do que um lugar sabe, chamado de Python
cli-figure-list-moves = { $call } em Python na jogada { $ply } de uma boa partida de classic
cli-figure-first-duo = um interpretador novo: importar, primeira partida de duo, primeira jogada
cli-figure-first-other = um interpretador novo: o mesmo com o mais lento dos outros jogos
cli-figure-position-bytes = memória da maior posição no núcleo
cli-figure-table-size = memória da tabela de jogadas de classic no núcleo
cli-figure-pile = { $count ->
    [0] 0 fichas no monte
    [one] { $count } ficha no monte
    [many] { $count } de fichas no monte
   *[other] { $count } fichas no monte
  }
cli-figure-moves = { $count ->
    [0] 0 jogadas
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
  }
cli-unit-leaves = folhas/s
cli-unit-positions = posições/s
cli-unit-games = partidas/s
cli-unit-nodes = nós/s
cli-unit-times = vezes
cli-unit-deals = rondas/s
cli-unit-microseconds = us
cli-unit-seconds = s
cli-unit-bytes = bytes
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Procura uma maneira de colocar todas as peças de um desafio a solo e escreve-a como registo.
cli-solve-game = classic-solo ou trigon-solo
cli-solve-from = continuar um registo ou ficheiro .blksgf, - para a entrada padrão
cli-solve-seconds = parar após N segundos (300)
cli-solve-seed = outra busca (0)
cli-solve-workers = threads para provas (1: repetível)
cli-solve-output = onde escrever o registo; se faltar, é mostrado
cli-solve-codes = códigos de saída:
cli-solve-code-found = foi encontrada uma partida completa
cli-solve-code-not = não neste tempo, ou não existe; a melhor partida é escrita na mesma
cli-solve-code-stopped = parado com Ctrl-C; a melhor partida é escrita na mesma
cli-solve-interrupted = interrompido: { $placed } de { $total } colocadas
cli-solve-options-in-file = --from tira as opções do ficheiro
cli-solve-other-game = { $file }: uma partida de { $found }, não de { $wanted }
cli-solve-best = melhor: { $placed } de { $total }
cli-solve-playing = a jogar
cli-solve-proving = a provar
cli-solve-found = as { $total } peças colocadas, em { $seconds } s
cli-solve-nothing = nada encontrado em { $seconds } s; a melhor partida coloca { $placed } de { $total }
cli-solve-impossible = não é possível colocar todas as peças: { $reason }
cli-solve-tried = todas as maneiras foram tentadas

## gtp

cli-gtp-about = Responde aos comandos do Go Text Protocol na entrada padrão.
cli-gtp-game = um jogo como classic-2, ou por um nome dos ficheiros .blksgf, como 'Blokus Two-Player' (duo)
cli-gtp-verbose = dizer na saída de erros o que foi recusado

## arena

cli-arena-about = Põe jogadores artificiais a jogar uns contra os outros em pares de partidas e classifica-os.
cli-arena-game = o que se joga, tal como `cornerwise games` o mostra
cli-arena-player = quem joga; dois ou mais
cli-arena-games = quantas no máximo (200)
cli-arena-out = onde se guardam os resultados; se faltar, são só mostrados
cli-arena-jobs = partidas ao mesmo tempo (uma por processador)
cli-arena-seed = outras aberturas, outros dados (0)
cli-arena-opening-plies = jogadas ao acaso antes de os jogadores continuarem
cli-arena-move-timeout = segundos após os quais uma jogada está perdida (60)
cli-arena-sprt = parar quando for claro o que é verdade
cli-arena-alpha = com que frequência se pode acreditar em ELO1 por engano (0.05)
cli-arena-beta = com que frequência se pode acreditar em ELO0 por engano (0.05)
cli-arena-ray = jogar num cluster Ray; sem ADDRESS, num local
cli-arena-json = mostrar o resumo como dados
cli-arena-show = mostrar a tabela de uma pasta e não jogar nada
cli-arena-players = jogadores:
cli-arena-with-options = com opções do motor
cli-arena-gtp = um programa que fala GTP
cli-arena-python = chamado com uma semente, cria um jogador
cli-arena-renamed = qualquer destes com outro nome
cli-arena-again = A mesma linha outra vez continua onde parou. Ver docs/arena.md.
cli-arena-goes-on = interrompido; o mesmo comando continua daqui
cli-arena-which-game = que jogo? (--game GAME, ou --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } tem de ser menor do que { $elo1 }
cli-arena-pace = { $rate } partidas/s, faltam { $left }
cli-arena-progress = { $done } de { $total } partidas, { $pace }: { $standing }
cli-arena-column-entrant = participante
cli-arena-column-elo = elo
cli-arena-column-error = ±95%
cli-arena-column-games = partidas
cli-arena-column-share = vitórias
cli-arena-column-points = pontos
cli-arena-column-seconds = s/jogada
cli-arena-column-longest = máximo
cli-arena-column-faults = faltas
cli-arena-duel = { $first } contra { $second }: { $share }, ganhas: { $wins }, empatadas: { $draws }, perdidas: { $losses }; Elo { $elo } ± { $error }
cli-arena-pairs = pares por resultado 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } contra { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } a { $upper })
cli-arena-verdict-yes = é verdade pelo menos { $elo1 }
cli-arena-verdict-no = é verdade no máximo { $elo0 }
cli-arena-verdict-open = por decidir
cli-arena-played = { $count ->
    [0] 0 partidas
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
  } de { $game }

## bot

cli-bot-about = Ocupa um lugar num servidor e faz as jogadas que um programa escolhe, até a partida acabar.
cli-bot-url = o servidor, como http://localhost:8000
cli-bot-token = a chave para jogar
cli-bot-match = uma partida: com um lugar teu, ou com um livre
cli-bot-pair = jogar uma partida com quem mais quiser
cli-bot-timeout = para cada jogada (120)
cli-bot-program = o programa com os seus argumentos
cli-bot-key = Uma chave obtém-se com POST /api/tokens e as permissões read e play. Em vez de --token serve CORNERWISE_TOKEN.
cli-bot-needs = um bot precisa de { $package }: { $install }
cli-bot-which = que programa? Escreve-o depois de --
cli-bot-failed = o programa falhou: { $problem }
cli-bot-over = { $count ->
    [0] acabou ({ $reason }): ninguém ganhou, pontos { $points }
   *[other] acabou ({ $reason }): ganhou { $seats }, pontos { $points }
  }

## backup e restore

cli-backup-about = Escreve num ficheiro tudo o que um servidor sabe. As bases de dados podem ser de tipos diferentes.
cli-restore-about = Enche uma base de dados vazia com um ficheiro desses. As bases de dados podem ser de tipos diferentes.
cli-backup-database = a base de dados ({ $default })
cli-backup-done = { $rows ->
    [0] 0 linhas escritas em { $file }
    [one] { $rows } linha escrita em { $file }
    [many] { $rows } de linhas escritas em { $file }
   *[other] { $rows } linhas escritas em { $file }
  }
cli-restore-done = { $rows ->
    [0] 0 linhas lidas de { $file }
    [one] { $rows } linha lida de { $file }
    [many] { $rows } de linhas lidas de { $file }
   *[other] { $rows } linhas lidas de { $file }
  }

## i18n

cli-i18n-about = Verifica as traduções: mensagens em falta, desconhecidas ou ainda em inglês, outros argumentos, plurais ou termos omitidos.
cli-i18n-languages = etiquetas como de; todas, se nada for dito
cli-i18n-unknown = não existe o idioma { $tag } (um de: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } idioma
    [many] { $languages } de idiomas
   *[other] { $languages } idiomas
  }, { $messages ->
    [one] { $messages } mensagem
    [many] { $messages } de mensagens
   *[other] { $messages } mensagens
  }: está tudo bem


## Comandos do terminal: argumentos que vários partilham

cli-arg-game = um jogo, como duo
cli-arg-option = definir uma opção do jogo, como start=own; `cornerwise games` mostra-as; pode repetir-se; heights=@FILE lê um mapa de alturas
cli-arg-file = um registo ou ficheiro .blksgf, ou - para a entrada padrão
cli-arg-ply = a posição após N jogadas
cli-arg-nth = a partida número N do ficheiro (1)
cli-arg-marks = marcar as cores, para as distinguir sem ver a cor
cli-arg-level = força de jogo, de 1 a 9
cli-arg-nodes = posições a procurar em cada jogada, em vez do número do nível
cli-arg-time = segundos para cada jogada
cli-arg-evaluator = o que avalia as posições: best, playouts, net, small, guided ou o ficheiro de uma rede
cli-arg-threads = quantas threads do processador usar
cli-arg-seed = um número que torna as escolhas ao acaso sempre iguais
cli-arg-memory = megabytes para a árvore de busca
cli-with-default = { $about } ({ $default })

## O que está errado num argumento

cli-no-whole-number = { $text } não é um número inteiro de { $least } a { $most }
cli-no-pair = { $text } não tem a forma NAME=VALUE
cli-no-number = { $text } não é um número
cli-no-seconds = { $text } não é um número de segundos
cli-no-chance = { $text } não está entre 0 e 0.5

## O que está errado num ficheiro ou no que se pediu dele

cli-no-such-game = não existe a partida { $number }: o ficheiro tem { $count }
cli-no-games = não há nenhuma partida na pasta { $folder }
cli-no-such-ply = não existe a jogada { $ply }: a partida tem { $count }
cli-one-game-only = { $file }: o ficheiro tem { $count } partidas; este comando precisa de um ficheiro com apenas 1

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
cli-games-game = mostrar só este jogo
cli-games-sort = ordenar a lista por isto
cli-games-json = mostrar tudo sobre cada jogo, em JSON
cli-games-column-game = jogo
cli-games-column-title = título
cli-games-column-seats = lugares
cli-games-column-minutes = minutos
cli-games-column-age = idade
cli-games-column-colours = cores
cli-games-column-board = tabuleiro
cli-games-column-pieces = peças
cli-games-column-option = opção
cli-games-column-default = predefinição
cli-games-column-choices = outros valores
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
cli-games-free-text = qualquer texto
cli-games-none = nenhuma
cli-games-given = incluído
cli-games-more = Os lugares são numerados a partir de 0. `cornerwise games --json` mostra mais.

## play

cli-play-about = Jogar no terminal, contra o computador ou com outros num só teclado. ? mostra as teclas.
cli-play-game = um jogo, como duo; sem ele, podes escolher de uma lista
cli-play-seat = quem joga, por ordem dos lugares: human, 1 a 9, greedy, random
cli-play-save = guardar a partida neste ficheiro após cada jogada
cli-play-resume = continuar uma partida de um registo ou ficheiro .blksgf
cli-play-theme = o tema de cores (dark)
cli-play-seats = lugares:
cli-play-human = alguém neste teclado
cli-play-levels = o computador nesse nível; 3 é fácil, 9 é o mais forte
cli-play-level-range = { $first } a { $last }
cli-play-greedy = o computador coloca uma das peças maiores, ou a ficha que vale mais
cli-play-random = o computador faz uma jogada permitida qualquer
cli-play-usual = Se nada for indicado, joga uma pessoa contra { $opponent } em todos os outros lugares.
cli-play-redirected = play precisa de um terminal; executa-o sem redirecionar { $streams }
cli-play-resume-alone = --resume tira o jogo e as opções do ficheiro, por isso não se pode indicar outros
cli-play-needs-game = --option, --seat e --save precisam do nome de um jogo
cli-play-too-many-seats = { $game } tem { $seats ->
    [one] { $seats } lugar
    [many] { $seats } de lugares
   *[other] { $seats } lugares
  }, não { $asked }

## serve

cli-serve-about = Põe a funcionar um servidor para navegadores e programas, até o parares com Ctrl-C.
cli-serve-host = endereço em que escutar (127.0.0.1)
cli-serve-port = porta em que escutar, ou 0 para qualquer uma livre (8000)
cli-serve-database = onde se guardam as partidas (sqlite:///cornerwise.db)
cli-serve-redis = servidor Redis que liga vários processos
cli-serve-workers = número de processos; mais de 1 precisa de PostgreSQL (1)
cli-serve-engines = buscas ao mesmo tempo em cada processo
cli-serve-ray = enviar o trabalho do motor para um cluster Ray, como em ray://host:10001
cli-serve-environment = Cada opção também pode ser definida no ambiente, como em CORNERWISE_PORT=80. Ver docs/operating.md.
cli-serve-needs = o servidor precisa de { $package }: { $install }
cli-serve-ready = O Cornerwise está pronto em { $address }

## replay

cli-replay-about = Revê um registo JSON ou ficheiro .blksgf, verificando cada jogada e o resultado.
cli-replay-ply = parar após N jogadas
cli-replay-nth = só a partida número N do ficheiro
cli-replay-verify = só verificar: mostrar uma linha por partida
cli-replay-quiet = só verificar: não mostrar nada, e responder pelo código de saída
cli-replay-heading = Partida { $number } de { $count }: { $game }
cli-replay-event = evento: { $text }
cli-replay-date = data: { $text }
cli-replay-players = jogadores: { $text }
cli-replay-rests = { $colour } não pode colocar uma peça e é saltada
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
cli-analyse-lines = quantas jogadas mostrar (5)
cli-analyse-nobody = nesta posição ninguém pode jogar, por isso não há nada para analisar; escolhe uma anterior com --ply
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
cli-review-worst = quantas das piores jogadas indicar ({ $most })
cli-review-json = mostrar tudo em JSON
cli-review-searching = a procurar
cli-review-progress = jogada { $done } de { $count }
cli-review-cost = jogada { $number }: { $turn } { $move } custou { $share } da vitória e { $points ->
    [0] 0 pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }; melhor: { $better }
cli-review-column-made = jogada
cli-review-column-points = pontos perdidos
cli-review-end = fim

## audit

cli-audit-about = Resolve com exatidão os finais das partidas e mostra quantos pontos cada jogador desperdiçou.
cli-audit-file = registos ou ficheiros .blksgf, pastas com eles, ou a pasta de uma arena
cli-audit-nodes = posições que o solucionador pode procurar em cada jogada
cli-audit-costly = quantas das jogadas que desperdiçaram pontos indicar (20)
cli-audit-none = nenhuma destas partidas se pode resolver com exatidão; isso só é possível com partidas entre dois jogadores ou duas equipas sem nada escondido
cli-audit-progress = partida { $done } de { $count }
cli-audit-mistake = jogada { $number }, { $turn } { $move }: vantagem de { $margin } antes, de { $kept } depois; melhor: { $better }
cli-audit-skipped = partidas deixadas de fora, por não serem entre dois jogadores ou duas equipas sem nada escondido: { $count }
cli-audit-column-player = jogador
cli-audit-column-games = partidas
cli-audit-column-moves = jogadas resolvidas
cli-audit-column-mistakes = erros
cli-audit-column-points = pontos oferecidos
cli-audit-column-mean = por partida

## draw

cli-draw-about = Desenha um registo, desenho ou ficheiro .blksgf, ou um jogo após algumas jogadas.
cli-draw-source = um registo, desenho ou ficheiro .blksgf, - para a entrada padrão, ou o nome de um jogo
cli-draw-output = o ficheiro a escrever; se faltar, o desenho é mostrado
cli-draw-format = pela extensão do ficheiro: svg, png ou webp (o jogo inteiro, animado); senão, text
cli-draw-theme = o tema de cores de um SVG (light)
cli-draw-view = mostrar os cubos a partir de um canto, de cima ou ambos (both)
cli-draw-turn = quartos de volta a rodar os cubos (0)
cli-draw-moves = jogadas desde o início de GAME
cli-draw-file-only = { $game } só pode ser desenhado a partir de um ficheiro, porque as fichas saem ao acaso
cli-draw-no-file = não existe nenhum ficheiro chamado { $name }, e { $problem }
cli-draw-game-only = --moves e --option funcionam com o nome de um jogo, não com um ficheiro
cli-draw-no-ply = --ply funciona com uma partida, não com um desenho

## perft

cli-perft-about = Conta todas as maneiras de fazer DEPTH jogadas desde o início, e mede a velocidade.
cli-perft-depth = quantas jogadas fazer
cli-perft-divide = mostrar a contagem de cada primeira jogada
cli-perft-make = fazer e desfazer também as últimas jogadas, em vez de as contar em bloco
cli-perft-reference = contar com as regras legíveis em Python, que são lentas
cli-perft-seed = num jogo de acaso, a ronda a partir da qual contar (0 se faltar)
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

cli-bench-about = Mede velocidade e tamanho numa thread, o melhor de várias passagens, e compara com metas.
cli-bench-names = que medidas fazer; se faltar, todas
cli-bench-quick = menos passagens e mais curtas, para medidas aproximadas em segundos
cli-bench-json = mostrar as medidas em JSON
cli-bench-figures = medidas:
cli-bench-target = meta { $value }
cli-bench-reached = { $ratio }x alcançada
cli-bench-missed = { $ratio }x não alcançada
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Em { $processor }, Python { $python }. Mais de 1x é melhor do que a meta.

## As medidas de bench

cli-figure-perft-bulk = perft 3 de duo com pontos de partida próprios, a última jogada contada em bloco
cli-figure-perft-make = perft 3 de duo com pontos de partida próprios, cada folha jogada e desfeita
cli-figure-playouts = partidas de { $game } ao acaso uniforme, do início ao fim
cli-figure-playouts-middle = partidas de { $game } ao acaso uniforme, da jogada { $ply } de uma boa partida ao fim
cli-figure-cubes = partidas ao acaso da torre de cubos com quatro lugares, do início ao fim
cli-figure-search = simulações de uma busca em { $game } desde o início
cli-figure-search-middle = simulações de uma busca em { $game } desde a jogada { $ply } de uma boa partida
cli-figure-threads = simulações de uma busca em duo, duas threads comparadas com uma
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

cli-solve-about = Procura uma maneira de colocar todas as peças de um jogo a solo e escreve-a como registo.
cli-solve-game = classic-solo ou trigon-solo
cli-solve-from = continuar a partir de um registo ou ficheiro .blksgf, - para a entrada padrão
cli-solve-seconds = parar após N segundos (300)
cli-solve-seed = um número para uma busca diferente (0)
cli-solve-workers = threads para provas (1: repetível)
cli-solve-output = o ficheiro onde escrever o registo; se faltar, é mostrado
cli-solve-codes = códigos de saída:
cli-solve-code-found = foi encontrada uma partida completa
cli-solve-code-not = nada encontrado a tempo, ou não há solução; a melhor partida é escrita na mesma
cli-solve-code-stopped = parado com Ctrl-C; a melhor partida é escrita na mesma
cli-solve-interrupted = interrompido: { $placed } de { $total } colocadas
cli-solve-options-in-file = --from tira as opções do ficheiro, por isso não se pode indicar outras
cli-solve-other-game = { $file }: isto é uma partida de { $found }, não de { $wanted }
cli-solve-best = melhor: { $placed } de { $total }
cli-solve-playing = a jogar
cli-solve-proving = a provar
cli-solve-found = todas as { $total } peças colocadas em { $seconds } s
cli-solve-nothing = nenhuma solução encontrada em { $seconds } s; a melhor partida coloca { $placed } de { $total }
cli-solve-impossible = não é possível colocar todas as peças: { $reason }
cli-solve-tried = foram tentadas todas as possibilidades

## gtp

cli-gtp-about = Responde aos comandos do Go Text Protocol na entrada padrão.
cli-gtp-game = um jogo como classic-2, ou o seu nome nos ficheiros .blksgf, como 'Blokus Two-Player' (duo)
cli-gtp-verbose = mostrar na saída de erros os comandos recusados

## arena

cli-arena-about = Põe jogadores do computador a jogar uns contra os outros em pares de partidas e classifica-os.
cli-arena-game = o jogo a jogar, tal como `cornerwise games` o mostra
cli-arena-player = os jogadores; dois ou mais
cli-arena-games = o maior número de partidas (200)
cli-arena-out = pasta para os resultados; se faltar, são só mostrados
cli-arena-jobs = partidas ao mesmo tempo (uma por processador)
cli-arena-seed = um número para outras aberturas e escolhas ao acaso (0)
cli-arena-opening-plies = jogadas ao acaso antes de os jogadores assumirem
cli-arena-even = só aberturas em que nenhum lado tem maior probabilidade de ganhar do que esta
cli-arena-move-timeout = segundos para uma jogada, que depois se perde (60)
cli-arena-sprt = parar assim que o teste tiver decidido entre os dois
cli-arena-alpha = probabilidade de aceitar ELO1 por engano (0.05)
cli-arena-beta = probabilidade de aceitar ELO0 por engano (0.05)
cli-arena-ray = jogar num cluster Ray; sem ADDRESS, num local
cli-arena-json = mostrar o resumo em JSON
cli-arena-show = mostrar os resultados de uma pasta sem jogar
cli-arena-players = jogadores:
cli-arena-with-options = o computador com estas opções de procura
cli-arena-gtp = um programa que fala GTP
cli-arena-python = uma função Python que recebe uma semente e devolve um jogador
cli-arena-renamed = qualquer destes com um nome diferente
cli-arena-again = Para continuar uma execução parada, escreve o mesmo comando outra vez. Ver docs/arena.md.
cli-arena-goes-on = interrompido; escreve o mesmo comando outra vez para continuar
cli-arena-which-game = que jogo? Acrescenta --game GAME, ou --show FOLDER para ver resultados anteriores
cli-arena-bounds = --sprt: { $elo0 } tem de ser menor do que { $elo1 }
cli-arena-pace = { $rate } partidas/s, tempo restante: { $left }
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
cli-arena-verdict-yes = a diferença é de pelo menos { $elo1 }
cli-arena-verdict-no = a diferença é no máximo de { $elo0 }
cli-arena-verdict-open = por decidir
cli-arena-played = { $count ->
    [0] 0 partidas
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
  } de { $game }

## bot

cli-bot-about = Ocupa um lugar num servidor e deixa um programa escolher as jogadas, até a partida acabar.
cli-bot-url = o servidor, como http://localhost:8000
cli-bot-token = a tua chave de API
cli-bot-match = uma partida em que tens um lugar, ou que tem um livre
cli-bot-pair = jogar contra quem mais estiver à procura de uma partida
cli-bot-timeout = segundos para cada jogada (120)
cli-bot-program = o programa com os seus argumentos
cli-bot-key = A chave obtém-se com POST /api/tokens e as permissões read e play. Pode ser posta em CORNERWISE_TOKEN em vez de usar --token.
cli-bot-needs = um bot precisa de { $package }: { $install }
cli-bot-which = que programa? Escreve-o depois de --
cli-bot-failed = o programa falhou: { $problem }
cli-bot-over = { $count ->
    [0] acabou ({ $reason }): ninguém ganhou, pontos { $points }
   *[other] acabou ({ $reason }): ganhou { $seats }, pontos { $points }
  }

## backup e restore

cli-backup-about = Escreve todos os dados de um servidor num ficheiro. Podem ser repostos noutro tipo de base de dados.
cli-restore-about = Enche uma base de dados vazia a partir de uma cópia de segurança, que pode vir de outro tipo de base de dados.
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

cli-i18n-about = Procura nas traduções mensagens em falta ou desconhecidas, texto deixado em inglês, e argumentos, plurais ou termos errados.
cli-i18n-languages = etiquetas de idioma, como de; se faltar, todas
cli-i18n-unknown = não existe o idioma { $tag } (escolhe entre: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } idioma
    [many] { $languages } de idiomas
   *[other] { $languages } idiomas
  }, { $messages ->
    [one] { $messages } mensagem
    [many] { $messages } de mensagens
   *[other] { $messages } mensagens
  }: está tudo bem

## puzzles

cli-puzzles-about = Cria problemas a partir de partidas do computador, ou verifica se os que existem têm exatamente uma solução.
cli-puzzles-path = make: a pasta onde escrever; verify: um ficheiro de problemas em vez dos do programa
cli-puzzles-game = só este jogo; pode repetir-se
cli-puzzles-count = quantos problemas de cada jogo
cli-puzzles-sample = verificar só esse número de cada jogo, ao acaso
cli-puzzles-where = em que pasta? Escreve-a depois de make
cli-puzzles-made = problemas de { $game }: { $count }
cli-puzzles-proven = problemas provados: { $count }, em { $seconds } s

## explore

cli-explore-about = Procura que jogadas foram feitas numa posição, quantas vezes, e como acabaram essas partidas.
cli-explore-work = show: mostrar o que foi jogado numa posição; add: adicionar partidas ao ficheiro do explorador; build: criar o ficheiro das partidas do computador que vêm com o Cornerwise; make: pôr o computador a jogar partidas contra si próprio; pack: escrever partidas como ficheiros pequenos
cli-explore-path = show, add, build: o ficheiro do explorador; se faltar, o das partidas do computador; make, pack: a pasta onde escrever
cli-explore-source = show: um jogo, ou um ficheiro com uma partida; add: ficheiros ou pastas com partidas
cli-explore-count = make: quantas partidas jogar
cli-explore-nodes = make: quantas posições examinar para cada jogada
cli-explore-one = show precisa de um só jogo ou de um só ficheiro depois do ficheiro do explorador
cli-explore-nothing = Nenhuma partida deste ficheiro chegou a esta posição.
cli-explore-added = partidas adicionadas: { $count }
# Columns of a table
cli-explore-column-games = partidas
cli-explore-column-won = ganhas
cli-explore-column-margin = pontos de avanço
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = jogadas mostradas: { $shown } de { $moves }; partidas: { $games }
cli-explore-needs-path = indica o ficheiro ou a pasta onde escrever
# $command is what to type
cli-explore-not-built = as partidas do computador ainda não estão prontas; executa: { $command }
cli-explore-built = partidas do computador em { $file }: { $count }
cli-explore-packed = { $file }: { $count } partidas, { $size } bytes

## moderate

cli-moderate-about = Mostra o que os jogadores denunciaram e permite agir. Um servidor em funcionamento aplica-o em segundos.
cli-moderate-works = Ações:
cli-moderate-list = as denúncias à espera
cli-moderate-show = uma denúncia, com o chat à sua volta
cli-moderate-close = retirar uma denúncia da lista
cli-moderate-mute = impedir um jogador de usar o chat
cli-moderate-suspend = impedir um jogador de jogar
cli-moderate-rename = dar a um jogador outro nome, que ele não pode mudar
cli-moderate-lift = terminar todos os silenciamentos e suspensões de um jogador
cli-moderate-log = o que foi feito até agora
cli-moderate-clear-club = retirar os textos de um clube (pelo seu link) e dar-lhe outro nome
cli-moderate-close-club = fechar um clube (pelo seu link); os seus torneios ficam
cli-moderate-rename-tournament = dar outro título a um torneio (pelo seu link)
cli-moderate-cancel-tournament = cancelar um torneio (pelo seu link)
cli-moderate-what = o número de uma denúncia, ou o nome de utilizador de um jogador (sem conta: o id que show mostra)
cli-moderate-new-name = rename: o novo nome
cli-moderate-for = mute, suspend: por quanto tempo, como 12h, 7d ou 4w; se faltar, para sempre
cli-moderate-note = porquê; fica guardado no histórico
cli-moderate-closed = list: as denúncias fechadas
cli-moderate-bad-time = { $time } não é um tempo como 12h, 7d ou 4w
cli-moderate-empty = Não há denúncias à espera.
cli-moderate-reporter = denunciado por { $reporter }, id { $id }
cli-moderate-reported = sobre { $name }, id { $id }
cli-moderate-times = denúncias sobre este jogador: { $count }
cli-moderate-match = partida { $match }, { $game }
cli-moderate-which-report = que denúncia? Escreve o número
cli-moderate-who = que jogador? Escreve o nome de utilizador
cli-moderate-which-name = que novo nome? Escreve-o depois do nome de utilizador
cli-moderate-nobody = não existe o jogador { $name }
cli-moderate-was-closed = denúncia { $number } fechada
cli-moderate-done-until = feito: { $name }, até { $time }
cli-moderate-done-for-good = feito: { $name }, para sempre
cli-moderate-done = feito: { $name }
cli-moderate-lifted = levantado: { $name }
cli-moderate-renamed = o jogador chama-se agora { $name }

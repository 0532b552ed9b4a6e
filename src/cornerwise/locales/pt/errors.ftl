### O que está errado, numa linha que começa em minúscula: pode vir depois do nome de um ficheiro e de dois pontos.

## Onde alguma coisa está errada

error-at = { $where }: { $problem }
error-at-move = jogada { $number }: { $problem }
error-at-ply = jogada { $number }: { $problem }
error-at-character = { $problem } (no carácter { $offset })

## Jogos e opções

error-no-game-but = não existe nenhum jogo chamado { $name }; querias dizer { $near }?
error-no-game = não existe nenhum jogo chamado { $name }; { "`cornerwise games`" } mostra todos os jogos
error-wrong-family = { $wanted ->
    [flat-placing] { $game } não pode ser usado aqui: isto só funciona com jogos planos de colocar peças
    [two-party] { $game } não pode ser usado aqui: isto só funciona com jogos de dois lados
   *[placing] { $game } não pode ser usado aqui: isto só funciona com jogos de colocar peças
  }
error-no-option = não existe a opção { $option } (escolhe entre: { $known })
error-no-options = não existe a opção { $option }: este jogo não tem opções
error-option-value = { $option } não pode ser { $value } (escolhe entre: { $choices })
error-option-no-text = { $option } não pode ser { $value }: tem de ser um texto
error-few-colours = não há cores que cheguem para { $each } cada um
error-edition-seats = a edição { $edition } é para { $fewest } a { $most } jogadores, não { $seats }
error-deals-no-target = uma partida com um número fixo de rondas não tem meta: escolhe uma das duas coisas
error-one-deal = a pontuação { $scoring } é para uma só ronda, não { $deals }
error-seed = a semente tem de ser um número inteiro, não { $seed }
error-no-seed = este jogo não tem nada ao acaso, por isso não usa semente
error-few-tiles = { $tiles } fichas não chegam para { $seats } mãos de { $hand }

## Handicaps

error-handicap-form = escreve { "without" } como em { "blue:I5,W5/red:X5" }, não { $text }
error-handicap-twice = { "without" } indica uma cor duas vezes: { $text }
error-handicap-colour = { "without" }: a cor { $colour } não joga nesta partida (escolhe entre: { $known })
error-handicap-piece = { "without" }: não existe a peça { $piece } (escolhe entre: { $known })
error-handicap-copies = { "without" }: { $colour } só tem { $piece } { $copies ->
    [one] uma vez
    [many] { $copies } de vezes
   *[other] { $copies } vezes
  }, não { $count } vezes
error-handicap-all = { "without" }: { $colour } tem de manter pelo menos uma peça
error-handicap-shared = { "without" }: não é possível um handicap, porque todos os jogadores partilham um só conjunto de peças

## Tabuleiros de cubos

error-heights-form = { $text } não é um mapa de alturas: escreve filas de números com / ou uma nova linha entre elas
error-heights-uneven = { $text } não é um mapa de alturas: as filas têm comprimentos diferentes
error-heights-cubes = { $text } não é um mapa de alturas: tem { $cubes ->
    [0] 0 cubos
    [one] 1 cubo
    [many] { $cubes } de cubos
   *[other] { $cubes } cubos
  }, não 2 a { $most }
error-heights-parts = R4: todas as casas do mapa de alturas têm de estar ligadas
error-heights-long = { $text } não pode ser usado: R4: um mapa de alturas pode ter até { $most } bytes
error-heights-no-text = { $text } não pode ser usado: R4: um mapa de alturas tem de ser um ficheiro de texto
error-heights-file = { $text } não pode ser usado: { $problem }

## Jogadas

error-illegal-move = { $move } não é permitida: { $why } ({ $clause })
error-no-cell = { $text } não existe no tabuleiro { $board }
error-cell-twice = { $text } indica o mesmo sítio duas vezes
error-lays-nothing = { $text } não coloca nenhuma peça
error-no-colour = { $text } não é uma cor (escolhe entre: { $known })
error-no-such-colour = { $game } não tem a cor { $colour } (escolhe entre: { $known })
error-no-tile = { $text } não é uma ficha (escreve-se como em { "0-2-5" })
error-tile-order = { $text } não é uma ficha: os números não podem descer (escreve-se como em { "0-2-5" })
error-no-move = { $text } não é uma jogada (escreve-se como em { "0-2-5@1,0/2" })
error-opponent = o adversário é um nível, { "random" }, { "self" }, um jogador ou uma função que escolhe uma ação, não { $given }
error-seat-idle = { $game }: o jogador a treinar nunca tem a vez
error-text-long = isto é demasiado longo para uma posição, que tem no máximo { $most } caracteres: { $text }
error-text-missing = após { $count ->
    [0] 0 jogadas
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
  }, { $text } pode colocar uma peça, e a posição não tem mais nenhuma desta cor
error-text-twice = { $text } aparece duas vezes
error-text-part = uma posição não tem nenhuma parte chamada { $text } (escolhe entre: { $known })
error-text-points = { $text } devia ser os pontos de todos os { $seats } jogadores, como em { "120,-5" }
error-text-deals = { $text }: a partida já teria acabado depois destas rondas
error-text-hidden = a ficha { $text } só foi vista por outro jogador, por isso não se pode fazer desta posição uma partida
error-promise = { $game }: { $promise } (após { $moves })

## Ficheiros de partidas

error-file-long = o ficheiro tem mais de { $most } caracteres
error-file-empty = o ficheiro está vazio
error-file-no-game = isto não é um registo (JSON) nem um ficheiro { ".blksgf" }
error-file-design = isto é um desenho, não uma partida; { "`cornerwise draw`" } mostra-o
error-file-several = { $file } contém { $count } partidas; { "load_games" } lê-as todas
error-file-suffix = { $file }: o nome de um ficheiro de partida tem de terminar com um de: { $known }
error-explorer-file = { $file } não é um ficheiro do explorador de aberturas
error-file-json = isto não é um ficheiro JSON: { $problem }
error-field-missing = falta { $field }
error-field-twice = { $field } aparece duas vezes
error-field-unknown = não existe nenhum campo chamado { $field }
error-field-fraction = { $text } não é um número inteiro, e os registos só têm números inteiros
error-field-type = { $field }: espera-se { $wanted }, não { $given }
error-type-object = um objeto
error-type-list = uma lista
error-type-number = um número inteiro
error-type-text = um texto
error-type-writable = um texto em Unicode válido, sem metades de pares substitutos
error-type-move = o número de uma jogada
error-record-version = { "version" }: só se pode ler { $version }, não { $given }
error-record-players = { "players" }: { $game } tem { $seats } jogadores
error-record-comment = { "comments" }: não existe a jogada { $number }
error-record-family = { "variant" }: { $game } não é um jogo de colocar peças
error-record-not-over = { "result" }: a partida não acabou
error-record-no-result = { "result" }: a partida acabou, { $result }, mas não é indicado nenhum resultado
error-record-result = { "result" }: a partida acabou, { $result }, não { $given }

## Ficheiros SGF

error-sgf-elsewhere = o nó não está nesta árvore
error-sgf-charset = o conjunto de caracteres { $charset } não é suportado
error-sgf-not-charset = o texto não é { $charset } válido
error-sgf-unfinished = o ficheiro acaba a meio de uma árvore
error-sgf-no-tree = não há nenhuma árvore de jogo no ficheiro
error-sgf-no-node = uma árvore tem de começar com um nó
error-sgf-node-place = um nó tem de estar dentro de uma árvore e antes das suas variantes
error-sgf-many = há mais de { $most } nós
error-sgf-close = não há aqui nenhuma árvore para fechar
error-sgf-meaning = { $sign } inesperado
error-sgf-property-place = uma propriedade tem de estar dentro de um nó
error-sgf-property-twice = { $name } aparece duas vezes num nó
error-sgf-no-value = { $name } não tem valor
error-sgf-endless = o valor não tem parêntese de fecho
error-sgf-property = uma propriedade precisa de um nome de letras e algarismos e de um valor: a { $name } falta uma destas coisas
error-sgf-game = jogo desconhecido: { $name }
error-sgf-own = uma partida de { $name } precisa da propriedade { $property }
error-sgf-two-games = o ficheiro diz que o jogo é { $name }, e também { $game }
error-sgf-setup = { $name } monta uma posição, por isso a partida não pode ser revista segundo as regras
error-sgf-two-moves = um nó tem duas jogadas, { $first } e { $second }
error-sgf-early = aqui joga { $colour }, mas é o turno de { $turn }, que pode colocar uma peça (P11)
error-sgf-colour = { $game } não tem a cor { $name }

## O que é preciso instalar

error-extra-solve = resolver precisa de OR-tools: { $install }
error-extra-nets = as redes precisam de onnxruntime: { $install }
error-extra-pictures = as imagens PNG e WebP precisam de resvg e Pillow: { $install }
error-extra-cluster = um cluster precisa de Ray: { $install }

## Problemas

error-not-solo = { $game } não é um jogo a solo (escolhe entre: { $known })
solo-no-room = { $colour } não tem espaço para { $piece }
solo-no-reach = { $colour } precisa de espaço para { $cells } e só pode alcançar { $room }
solo-few-cells = as peças que restam precisam de { $needed } lugares livres e só restam { $free }
error-puzzle = isto não é um ficheiro de problemas
error-puzzle-unproven = o problema { $id } tem outra solução, ou nenhuma

## O jogador artificial

error-level = os níveis vão de { $least } a { $most }, não { $given }
error-strength-both = um nível define os seus próprios nós e tempo: dá um nível, ou nós e tempo
error-no-parameter = não existe o parâmetro { $name } (escolhe entre: { $known })
error-value = { $name } tem de ser { $wanted }, não { $given }
error-wants-whole = um número inteiro de { $least } a { $most }
error-wants-seconds = um número de segundos até { $most }
error-wants-or = { $wanted }, ou { $other }
error-search-nodes = uma busca precisa de pelo menos um nó, não { $given }
error-search-time = uma busca precisa de mais de 0 segundos, não { $given }
error-search-memory = uma busca precisa de pelo menos { $least } MiB de memória, não { $given }
error-search-limits = uma busca precisa de um número de nós ou de um limite de tempo
error-search-tuning = a busca não pode ser configurada assim: { $problem }
error-evaluator = não existe o avaliador { $name } (escolhe entre: { $known }), nem um ficheiro com esse nome
error-slip = a parte de deslizes tem de ser de 0 a 1, não { $given }
error-threads = pode haver 1 a { $most } threads, não { $given }
error-no-net = o pacote não tem nenhuma rede para { $game }
error-nobody-moves = agora ninguém pode jogar, por isso não há nada para escolher
error-net-large = { $file } é demasiado grande para ser uma rede
error-net-damaged = { $file } não é uma rede: { $problem }
error-net-foreign = { $file } não é uma rede deste programa
error-net-board = { $file } foi treinada para um tabuleiro ou peças diferentes dos de { $game }
error-net-shape = { $file } tem uma forma diferente da de uma rede para { $game }

## Arenas

error-entrant = participante { $spec }: { $problem }
error-no-program = não existe o programa { $program }
error-programs-play = os programas só podem jogar jogos de colocar peças, e { $game } não é um deles
error-not-one-of = escolhe entre: { $known }
error-not-called = { $name } não pode ser chamado
error-not-pair = { $text } não tem a forma { "NAME=VALUE" }
error-value-parts = { $name } é um valor único, por isso não tem partes
error-worker-ended = um processo parou antes de poder jogar; o erro está mais acima
error-no-cluster = não há nenhum cluster Ray em { $address }: { $problem }
error-machines-lost = partida { $number }: { $count ->
    [one] perdeu-se 1 máquina enquanto era jogada
    [many] perderam-se { $count } de máquinas enquanto era jogada
   *[other] perderam-se { $count } máquinas enquanto era jogada
  }
error-arena-entrants = uma arena precisa de pelo menos 2 participantes
error-arena-names = dois participantes chamam-se { $name }; dá outro nome a um deles com { "NAME=" }{ $spec }
error-arena-alone = { $game } joga-se a solo; uma arena precisa de um jogo para dois ou mais
error-arena-time = o tempo para uma jogada tem de ser mais de 0
error-arena-two = um teste sequencial precisa de exatamente 2 participantes
error-arena-plies = { $game } está sempre acabado após { $plies } jogadas ao acaso; usa menos
error-arena-even = nenhuma abertura de { $game } com { $plies } jogadas ao acaso era suficientemente equilibrada; permite uma probabilidade maior
error-arena-version = isto não são as definições de uma arena, versão { $version }
error-arena-settings = as definições estão danificadas: { $problem }
error-arena-none = { $folder }: não há nenhuma arena nesta pasta, porque não tem { $file }
error-arena-busy = { $folder }: outra execução está a usar esta pasta
error-arena-other = { $folder }: esta pasta pertence a uma execução com outras definições: { $name } era { $was } e agora é { $now }
error-arena-line = { $file }, linha { $line }: danificada ({ $problem })

## Treinar e medir

error-net-part = { $text } não é um jogo nem GAME*NUMBER, com um número até { $most }
error-net-shared = { $first } e { $second } são demasiado diferentes para partilharem uma rede
error-window = { $file } não é uma janela de { $game }: { $problem }
error-holds-no = { $folder } não contém { $name }
error-no-training = { $folder } não contém nenhum treino: { $problem }
error-other-training = { $folder } contém o treino de outro jogo, não de { $game }
error-unreadable = { $file } não pode ser lido: { $problem }
error-learning = a aprendizagem falhou no passo { $step }: a perda já não é um número
error-no-figure = não existe a medida { $name } (escolhe entre: { $known })

## Ambientes

error-action-of = ação { $action } da partida { $number }
error-action-type = uma ação tem de ser um número inteiro
error-action-range = as ações vão de 0 a { $most }, não { $given }
error-action-place = não existe a posição aberta { $place }
error-step-after-end = a partida acabou ({ $clause }): é preciso reiniciá-la antes da próxima ação
error-not-reset = é preciso chamar { "reset()" } antes de { $what }
error-rewards = as recompensas têm de ser uma de { $known }, não { $given }
error-illegal-actions = a definição para ações não permitidas tem de ser uma de { $known }, não { $given }
error-seat = { $game } tem aqui os lugares 0 a { $most }, não { $given }
error-batch-games = pode haver 1 a { $most } partidas, não { $given }
error-no-observer-parameters = as observações não têm parâmetros

## Manter um servidor

error-smtp-url = { "smtp" } tem de ser um URL como { $first } ou { $second }
error-database-url = a base de dados tem de ser um URL como { $example }
error-database-file = o URL da base de dados tem de indicar um ficheiro, como em { $example }
error-database-open = a base de dados { $file } não pode ser aberta: { $problem }
error-no-database = não existe nenhuma base de dados chamada { $name } (escolhe entre: { $known })
error-database-full = a base de dados não está vazia, e repor uma cópia iria substituir dados; escolhe uma vazia
error-workers-database = vários processos precisam de PostgreSQL, porque SQLite só funciona com um
error-workers-redis = vários processos precisam de Redis para trocarem eventos
error-backup-table = { $file }: a cópia de segurança tem uma tabela que esta versão não conhece
error-backup-version = { $file }: esta cópia de segurança é de outra versão; repõe-na com essa versão
error-backup-damaged = { $file }: isto não é uma cópia de segurança, ou está danificada

## Um programa que joga num servidor

error-refused = o servidor recusou: { $said }
error-refused-socket = o servidor recusou o socket; verifica a chave
error-connection = a ligação perdeu-se: { $problem }
error-no-free-seat = não há nenhum lugar livre nessa partida

## O que um servidor recusa

refused-no-address = não há nada neste endereço
refused-http = não é possível responder ao pedido: { $said }
refused-request-long = um pedido pode ter até { $most } bytes
refused-message-long = uma mensagem pode ter até { $most } bytes
refused-games = um texto pode ter até { $games } partidas em { $boards } tabuleiros diferentes
refused-takes-long = isso exige demasiado tempo ou memória; tenta algo mais pequeno
refused-too-many = demasiados pedidos deste tipo; tenta outra vez daqui a { $seconds } s
refused-version = este servidor usa a versão { $version } do protocolo
refused-followed = um socket pode seguir até { $most } partidas
refused-origin = esta página não tem autorização para usar este servidor
refused-host = este servidor não responde por esse nome
refused-broken = algo correu mal no servidor; tenta outra vez
refused-storage = de momento nada pode ser guardado; tenta outra vez daqui a pouco
refused-closing = o servidor está a encerrar; tenta outra vez daqui a um momento
refused-searches = há demasiadas buscas à espera; tenta outra vez daqui a um momento
refused-no-answer = o computador não encontrou nenhuma jogada
refused-other-server = algo mudou nesse mesmo momento; tenta outra vez

## Recusas: contas e chaves

refused-no-session = não tens sessão; inicia uma com { $how }
refused-no-key = essa chave não existe ou foi eliminada
refused-no-such-key = não tens essa chave
refused-no-such-session = não tens essa sessão
refused-no-such-puzzle = esse problema não existe
refused-session-old = primeiro, entra outra vez na tua conta
refused-scope = esta chave não tem permissão para { $scope }
refused-person = só o jogador pode fazer isto, não um programa com uma chave
refused-account-taken = esse nome de utilizador já existe, ou já tens uma conta
refused-account-name = um nome de utilizador tem de ter de 1 a 24 caracteres visíveis
refused-password = nome de utilizador ou palavra-passe errados
refused-common-password = essa palavra-passe é demasiado comum; escolhe outra
refused-recovery-code = esse não é um código de recuperação desta conta
refused-code = esse código não existe, já foi usado ou expirou
refused-passkey = essa chave de acesso não funciona aqui; entra de outra forma
refused-passkey-account = uma chave de acesso pertence a uma conta; cria primeiro uma conta
refused-rating = só jogadores com conta podem jogar partidas com classificação
refused-subscription = este servidor não consegue enviar notificações para este navegador
refused-no-mail = este servidor não envia emails
refused-mail-failed = não foi possível enviar o email; tenta mais tarde
refused-account-letters = um nome de utilizador não pode misturar letras de alfabetos diferentes, como o latino e o cirílico

## Recusas: preparar uma partida

refused-seat-count = com estas opções, { $game } tem { $seats } lugares, não { $given }
refused-levels = os níveis vão de { $least } a { $most }
refused-handicap-twice = um handicap é a opção { "`without`" }; foi indicada duas vezes
refused-handicap-rated = uma partida com handicap não pode contar para a classificação
refused-nobody-plays = pelo menos um lugar tem de ser para uma pessoa
refused-clock = um relógio tem de ter de 1 segundo a { $most } dias
refused-increment = um incremento pode ser até 10 minutos, e só com um relógio para toda a partida
refused-turn-limit = turnos com tempo precisam de um relógio com tempo por jogada
refused-waiting-matches = tu, ou o teu endereço, podem ter até { $most } partidas à espera na sala; cancela primeiro uma

## Recusas: torneios

refused-no-tournament = esse torneio não existe
refused-tournament-phase = isso não se pode fazer agora neste torneio
refused-tournament-full = este torneio está cheio: podem participar até { $most }; mas podes assistir
refused-tournament-host = só o organizador do torneio pode fazer isto
refused-tournament-few = um torneio destes precisa de pelo menos { $least } jogadores
refused-tournament-clock = um torneio precisa de um relógio, e numa arena tem de ser em minutos
refused-tournament-game = os torneios são para jogos de 2 a { $most } jogadores sem equipas
refused-tournament-tables = partidas com mais de 2 jogadores precisam de um torneio suíço ou de uma arena
refused-waiting-tournaments = podes ter até { $most } torneios que ainda não começaram; começa ou cancela primeiro um
refused-in-tournament = isto não é possível numa partida de torneio
refused-tournament-time = escolhe uma hora de início nos próximos 12 meses
refused-tournament-number = um torneio não pode esperar por mais jogadores do que os que podem participar; escolhe um número menor
refused-tournament-engines = pelo menos um jogador de um torneio tem de ser uma pessoa
refused-no-entrant = não há nenhum jogador com este número no torneio

## Recusas: clubes

refused-no-club = esse clube não existe
refused-no-member = não há ninguém com esse nome no clube
refused-club-account = precisas de uma conta para os clubes; entra ou cria uma primeiro
refused-club-name = o nome de um clube precisa de pelo menos { $least } letras ou algarismos
refused-club-letters = o nome de um clube não pode misturar letras de alfabetos diferentes, como o latino e o cirílico
refused-club-taken = já existe um clube com esse nome, ou com um parecido; escolhe outro nome
refused-club-members-only = só os membros do clube podem fazer isto
refused-club-organisers = só os organizadores do clube podem fazer isto
refused-club-owner = só o proprietário do clube pode fazer isto
refused-club-invitation = neste clube só se entra por convite; pede o link a um organizador
refused-club-full = este clube está cheio: pode ter até { $most } membros; escolhe outro
refused-club-too-many = podes estar em até { $most } clubes; sai primeiro de um
refused-club-too-many-owned = podes ser proprietário de até { $most } clubes; primeiro elimina um ou torna outra pessoa proprietária dele
refused-club-successor = este membro já é proprietário de { $most } clubes, o máximo possível; escolhe outra pessoa
refused-club-owner-leaves = torna outra pessoa proprietária antes de saíres do clube

## Recusas: numa partida

refused-no-match = essa partida não existe
refused-phase = { $phase ->
    [waiting] a partida ainda não começou
    [paused] a partida está em pausa
    [over] a partida acabou
   *[playing] a partida está em curso
  }
refused-seat-out = o jogador { $number } está fora da partida
refused-stale = a partida está no evento { $seq }, não em { $given }
refused-no-seat = não podes jogar aqui como jogador { $number }
refused-seat-not-yours = não és o jogador { $number }
refused-seat-taken = o lugar do jogador { $number } está ocupado
refused-have-seat = já tens um lugar
refused-turn = não é o teu turno; espera pelo jogador { $number }
refused-mover-only = só podes pedir na tua vez
refused-nobody-moves = agora ninguém pode jogar
refused-computer-plays = o computador está a jogar por este lugar
refused-computer-plays-on = o computador quer continuar a jogar
refused-proposal-open = uma proposta anterior ({ $proposal }) ainda não teve resposta; responde-lhe ou espera
refused-no-proposal = não há nenhuma proposta a que possas responder
refused-rematch = a desforra já começou
refused-not-gone = o jogador { $number } não saiu
refused-no-undo = não tens nenhuma jogada que se possa desfazer
refused-no-hints = as sugestões estão desligadas nesta mesa
refused-no-hint-found = não foi encontrada nenhuma sugestão; tenta outra vez
refused-hidden-hands = uma partida com mãos escondidas só pode ser guardada quando acabar, em JSON
refused-match-or-record = indica uma partida ou um registo, não ambos
refused-review-early = uma partida só pode ser avaliada quando acabar
refused-no-picture = essa imagem não existe

## Recusas: conversar

refused-no-chat = o chat está desligado nesta mesa
refused-speak = só os jogadores podem escrever aqui
refused-presets = nesta mesa só podem ser usadas frases prontas
refused-preset-or-text = indica uma frase pronta ou um texto, não ambos
refused-said-enough = já não se podem escrever mais mensagens nesta mesa
refused-mute = nesse lugar não há ninguém que possas silenciar
refused-no-line = não há nenhuma mensagem com esse número
refused-free-chat-off = liga primeiro o chat de texto livre na tua conta
refused-nobody-reads = mais ninguém nesta mesa ligou o texto livre; usa uma frase pronta
refused-chat-taken = já não podes usar o chat; pergunta o motivo a quem gere este servidor
# $date is written as 2026-11-18.
refused-chat-taken-until = não podes usar o chat até { $date }

## Recusas: outras pessoas

refused-no-account = ninguém tem esse nome de utilizador; verifica como se escreve
refused-contacts-account = para isto precisas de uma conta; entra ou cria uma primeiro
refused-yourself = escolhe outra pessoa que não tu
refused-contacts-full = esta lista está cheia: cabem até { $most } pessoas; retira primeiro alguém
refused-follow = não podes seguir este jogador
refused-company = não podes entrar neste jogo; escolhe outro
refused-challenge = este jogador não aceita os teus desafios
refused-challenge-open = este jogador ainda não respondeu ao teu último desafio; espera ou retira-o primeiro
refused-challenges-full = { $most } dos teus desafios estão à espera de resposta; retira primeiro um
refused-challenge-seats = um lugar tem de ser teu e outro do teu adversário
refused-no-challenge = este desafio já foi respondido ou retirado, ou expirou
refused-series-seats = só os jogos de dois jogadores podem ser jogados em série
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = uma série tem uma destas durações: { $lengths }
refused-report-what = indica que mensagem ou que jogador queres denunciar
refused-report-seat = nesse lugar não há ninguém para denunciar
refused-report-table = só os jogadores desta mesa podem denunciá-la
refused-suspended = a tua conta está suspensa; pergunta o motivo a quem gere este servidor
# $date is written as 2026-11-18.
refused-suspended-until = a tua conta está suspensa até { $date }
refused-name-taken = não podes mudar o teu nome; pergunta o motivo a quem gere este servidor
refused-name-taken-until = não podes mudar o teu nome até { $date }

## O explorador de aberturas

error-packed-games = isto não é uma coleção de partidas para o explorador de aberturas, ou está danificada
error-being-built = outro processo está agora a criar { $file }
# $command is what to type
refused-no-engine-games = este servidor ainda não tem partidas do computador; quem o gere pode obtê-las com: { $command }
refused-engine-games-soon = as partidas do computador estão a ser preparadas; tenta outra vez daqui a alguns minutos
error-moderate-no-report = não existe a denúncia { $number }
error-moderate-bad-name = { $name } não pode ser usado como nome
error-moderate-name-taken = o nome { $name } já existe

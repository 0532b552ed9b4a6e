### O que está errado, numa linha que começa em minúscula: pode vir depois do nome de um ficheiro e de dois pontos.

## Onde alguma coisa está errada

error-at = { $where }: { $problem }
error-at-move = jogada { $number }: { $problem }
error-at-ply = jogada { $number }: { $problem }
error-at-character = { $problem } (no carácter { $offset })

## Jogos e opções

error-no-game-but = não existe o jogo { $name }; seria { $near }?
error-no-game = não existe o jogo { $name }; { "`cornerwise games`" } mostra-os todos
error-wrong-family = { $wanted ->
    [flat-placing] { $game } não é um jogo plano de colocar peças, e aqui só serve um desses
    [two-party] { $game } não é um jogo de dois lados, e aqui só serve um desses
   *[placing] { $game } não é um jogo de colocar peças, e aqui só serve um desses
  }
error-no-option = não existe a opção { $option } (há: { $known })
error-no-options = não existe a opção { $option } (há: nenhuma)
error-option-value = { $option } não pode ser { $value } (um de: { $choices })
error-option-no-text = { $option } não pode ser { $value } (é um texto)
error-few-colours = não há cores que cheguem para { $each } cada um
error-edition-seats = a edição { $edition } é para { $fewest } a { $most } lugares, não { $seats }
error-deals-no-target = uma partida com um número fixo de rondas não tem meta
error-one-deal = a pontuação { $scoring } é para uma só ronda, não { $deals }
error-seed = uma semente é um número inteiro, não { $seed }
error-no-seed = nada fica ao acaso, por isso não há semente
error-few-tiles = { $tiles } fichas não chegam para { $seats } mãos de { $hand }

## Vantagens

error-handicap-form = { "without" } escreve-se como em { "blue:I5,W5/red:X5" }, não { $text }
error-handicap-twice = { "without" } indica uma cor duas vezes: { $text }
error-handicap-colour = { "without" }: { $colour } não joga (há: { $known })
error-handicap-piece = { "without" }: não existe a peça { $piece } (há: { $known })
error-handicap-copies = { "without" }: { $colour } tem { $piece } { $copies ->
    [one] uma vez
    [many] { $copies } de vezes
   *[other] { $copies } vezes
  }, não { $count }
error-handicap-all = { "without" }: { $colour } tem de manter uma peça
error-handicap-shared = { "without" }: ninguém tem peças próprias

## Tabuleiros de cubos

error-heights-form = { $text } não é um mapa de alturas: as filas de números separam-se com / ou com fins de linha
error-heights-uneven = { $text } não é um mapa de alturas: as filas têm comprimentos diferentes
error-heights-cubes = { $text } não é um mapa de alturas: tem { $cubes ->
    [0] 0 cubos
    [one] 1 cubo
    [many] { $cubes } de cubos
   *[other] { $cubes } cubos
  }, não 2 a { $most }
error-heights-parts = R4: o mapa de alturas está dividido em várias partes
error-heights-long = { $text } não pode ser usado: R4: um mapa de alturas tem no máximo { $most } bytes
error-heights-no-text = { $text } não pode ser usado: R4: um mapa de alturas é um texto
error-heights-file = { $text } não pode ser usado: { $problem }

## Jogadas

error-illegal-move = { $move } não é permitida: { $why } ({ $clause })
error-no-cell = { $text } não é uma casa do tabuleiro { $board }
error-cell-twice = { $text } indica uma casa duas vezes
error-lays-nothing = { $text } não coloca nenhuma peça
error-no-colour = { $text } não é uma cor (uma de: { $known })
error-no-such-colour = { $game } não tem a cor { $colour } (há: { $known })
error-no-tile = { $text } não é uma ficha (como em { "0-2-5" })
error-tile-order = { $text } não é uma ficha: os números de uma ficha vão por ordem crescente
error-no-move = { $text } não é uma jogada (como em { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (após { $moves })

## Ficheiros de partidas

error-file-long = o ficheiro tem mais de { $most } caracteres
error-file-empty = o ficheiro está vazio
error-file-no-game = nem um registo (JSON) nem um ficheiro { ".blksgf" }
error-file-design = um desenho, não uma partida; { "`cornerwise draw`" } mostra-o
error-file-json = não é um ficheiro JSON: { $problem }
error-field-missing = { $field }: em falta
error-field-twice = { $field } está lá duas vezes
error-field-unknown = nenhum campo se chama { $field }
error-field-fraction = { $text } não é um número inteiro, e os registos não contêm outros
error-field-type = { $field }: espera-se { $wanted }, não { $given }
error-type-object = um objeto
error-type-list = uma lista
error-type-number = um número inteiro
error-type-text = um texto
error-type-writable = um texto que se possa voltar a escrever, sem metades de pares substitutos
error-type-move = o número de uma jogada
error-record-version = { "version" }: só se pode ler { $version }, não { $given }
error-record-players = { "players" }: { $game } tem { $seats } lugares
error-record-comment = { "comments" }: não existe a jogada { $number }
error-record-family = { "variant" }: { $game } não é um jogo de colocar peças
error-record-not-over = { "result" }: a partida não acabou
error-record-no-result = { "result" }: a partida acabou, { $result }, e nenhum é indicado
error-record-result = { "result" }: a partida acabou, { $result }, não { $given }

## Ficheiros SGF

error-sgf-elsewhere = o nó não está nesta árvore
error-sgf-charset = o conjunto de caracteres { $charset } não pode ser lido
error-sgf-not-charset = o texto não é { $charset }
error-sgf-unfinished = o ficheiro acaba dentro de uma árvore
error-sgf-no-tree = não há nenhuma árvore no ficheiro
error-sgf-no-node = uma árvore tem de começar com um nó
error-sgf-node-place = um nó tem de estar dentro de uma árvore e antes das suas variantes
error-sgf-many = há mais de { $most } nós
error-sgf-close = não há aqui nenhuma árvore para fechar
error-sgf-meaning = { $sign } não tem significado aqui
error-sgf-property-place = uma propriedade tem de estar dentro de um nó
error-sgf-property-twice = { $name } está duas vezes num nó
error-sgf-no-value = { $name } não tem valor
error-sgf-endless = o valor nunca acaba
error-sgf-property = uma propriedade precisa de um nome de letras e algarismos e de um valor, que falta a { $name }
error-sgf-game = o jogo { $name } não é conhecido
error-sgf-own = um jogo { $name } precisa da propriedade { $property }
error-sgf-two-games = o jogo é { $name } e ao mesmo tempo { $game }
error-sgf-setup = { $name } monta uma posição, que não se pode rever segundo as regras
error-sgf-two-moves = um nó tem duas jogadas, { $first } e { $second }
error-sgf-early = joga { $colour }, mas { $turn } pode colocar e vem primeiro (P11)
error-sgf-colour = { $game } não tem a cor { $name }

## O que é preciso instalar

error-extra-solve = resolver precisa de OR-tools: { $install }
error-extra-nets = as redes precisam de onnxruntime: { $install }
error-extra-cluster = um cluster precisa de Ray: { $install }

## Desafios

error-not-solo = { $game } não é um desafio a solo (os que se podem completar: { $known })
solo-no-room = { $colour } não tem espaço para { $piece }
solo-no-reach = { $colour } precisa de { $cells } casas e só pode alcançar { $room }
solo-few-cells = são precisas { $needed } casas e só { $free } estão livres

## O jogador artificial

error-level = os níveis vão de { $least } a { $most }, não { $given }
error-strength-both = um nível tem os seus próprios nós e tempo: indique um nível, ou nós e tempo
error-no-parameter = não existe o parâmetro { $name } (há: { $known })
error-value = { $name } é { $wanted }, não { $given }
error-wants-whole = um número inteiro de { $least } a { $most }
error-wants-seconds = um número de segundos até { $most }
error-wants-or = { $wanted }, ou { $other }
error-search-nodes = uma busca precisa de pelo menos um nó, não { $given }
error-search-time = uma busca precisa de algum tempo, não { $given }
error-search-memory = uma busca precisa de pelo menos { $least } MiB de memória, não { $given }
error-search-limits = uma busca precisa de um número de nós ou de um tempo
error-search-tuning = a busca não pode ser ajustada assim: { $problem }
error-evaluator = não há avaliador { $name } (há: { $known }) nem ficheiro com esse nome
error-slip = os deslizes são uma parte de 0 a 1, não { $given }
error-threads = pode haver 1 a { $most } threads, não { $given }
error-no-net = o pacote não traz nenhuma rede para { $game }
error-nobody-moves = não é a vez de ninguém, por isso não há nada para escolher
error-net-large = { $file } é demasiado grande para uma rede
error-net-damaged = { $file } não é uma rede: { $problem }
error-net-foreign = { $file } não é uma rede deste programa
error-net-board = { $file } foi treinada para outro tabuleiro ou outras peças que não { $game }
error-net-shape = { $file } tem outra forma que não a de uma rede para { $game }

## Arenas

error-entrant = participante { $spec }: { $problem }
error-no-program = não existe o programa { $program }
error-programs-play = os programas só jogam jogos de colocar peças, e { $game } não é um deles
error-not-one-of = não é um de { $known }
error-not-called = { $name } não pode ser chamado
error-not-pair = { $text } não tem a forma { "NAME=VALUE" }
error-value-parts = { $name } é um só valor e no entanto tem partes
error-worker-ended = um processo acabou antes de poder jogar; o erro está mais acima
error-no-cluster = não há nenhum cluster Ray em { $address }: { $problem }
error-machines-lost = partida { $number }: { $count ->
    [one] perdeu-se 1 máquina com ela
    [many] perderam-se { $count } de máquinas com ela
   *[other] perderam-se { $count } máquinas com ela
  }
error-arena-entrants = uma arena precisa de dois participantes ou mais
error-arena-names = dois participantes chamam-se { $name }; dá nome a um com { "NAME=" }{ $spec }
error-arena-alone = { $game } joga-se aqui a solo; uma arena precisa de dois lados ou mais
error-arena-time = o tempo para uma jogada tem de ser mais do que nada
error-arena-two = um teste sequencial é entre dois participantes
error-arena-plies = após { $plies } jogadas ao acaso nenhuma partida de { $game } continua
error-arena-version = não são as definições de uma arena, versão { $version }
error-arena-settings = definições danificadas: { $problem }
error-arena-none = { $folder }: nenhuma arena foi jogada aqui, não há { $file }
error-arena-busy = { $folder }: outra execução está a escrever aqui
error-arena-other = { $folder }: há lá uma execução com outras definições: { $name } era { $was } e agora é { $now }
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
error-no-figure = não existe a medida { $name } (uma de: { $known })

## Ambientes

error-action-of = ação { $action } da partida { $number }
error-action-type = uma ação é um número inteiro
error-action-range = as ações vão de 0 a { $most }, não { $given }
error-action-place = não existe a posição aberta { $place }
error-step-after-end = a partida acabou ({ $clause }): é preciso reiniciá-la antes da próxima ação
error-not-reset = é preciso chamar { "reset()" } antes de { $what }
error-rewards = as recompensas são por um de { $known }, não por { $given }
error-illegal-actions = o que uma ação não permitida faz é um de { $known }, não { $given }
error-seat = { $game } tem aqui os lugares 0 a { $most }, não { $given }
error-batch-games = pode haver 1 a { $most } partidas, não { $given }
error-no-observer-parameters = as observações não têm parâmetros

## Manter um servidor

error-smtp-url = { "smtp" } não é um URL como { $first } ou { $second }
error-database-url = a base de dados não é um URL como { $example }
error-database-file = a base de dados precisa de um ficheiro, como em { $example }
error-database-open = a base de dados { $file } não pode ser aberta: { $problem }
error-no-database = não existe a base de dados { $name } (uma de: { $known })
error-database-full = a base de dados não está vazia, e nada nela é substituído
error-workers-database = vários processos precisam de PostgreSQL: SQLite é para um só
error-workers-redis = vários processos precisam de Redis para comunicarem o que acontece
error-backup-table = { $file }: uma tabela que esta versão não conhece
error-backup-version = { $file }: não é uma cópia de segurança desta versão
error-backup-damaged = { $file }: não é uma cópia de segurança, ou está danificada

## Um programa que joga num servidor

error-refused = o servidor recusou: { $said }
error-refused-socket = o servidor recusou o socket: a chave está certa?
error-connection = a ligação caiu: { $problem }
error-no-free-seat = não há nenhum lugar livre nessa partida

## O que um servidor recusa

refused-no-address = esse endereço não existe
refused-http = não é possível responder ao pedido: { $said }
refused-request-long = um pedido tem no máximo { $most } bytes
refused-message-long = uma mensagem tem no máximo { $most } bytes
refused-games = um texto pode conter no máximo { $games } jogos em { $boards } tabuleiros diferentes
refused-takes-long = esse cálculo demora demasiado tempo ou ocupa demasiada memória
refused-too-many = são demasiados; tenta de novo daqui a { $seconds } s
refused-version = este servidor fala a versão { $version } do protocolo
refused-followed = por um socket podem seguir-se no máximo { $most } partidas
refused-origin = esta página não pode usar este servidor
refused-host = este servidor não responde por esse nome
refused-broken = alguma coisa falhou aqui; tenta de novo
refused-storage = de momento nada pode ser guardado; tenta de novo daqui a pouco
refused-closing = o servidor está a encerrar
refused-searches = já há demasiadas buscas à espera
refused-no-answer = o motor não encontrou resposta
refused-other-server = outro servidor foi mais rápido

## Recusas: contas e chaves

refused-no-session = não há nenhuma sessão; começa uma com { $how }
refused-no-key = essa chave não existe ou foi retirada
refused-no-such-key = não tens essa chave
refused-no-such-session = não tens essa sessão
refused-session-old = primeiro entra de novo na tua conta
refused-scope = esta chave não permite { $scope }
refused-person = só o próprio jogador o pode fazer
refused-account-taken = já há uma conta com esse nome, ou já tens uma
refused-account-name = o nome de uma conta tem de 1 a 24 caracteres visíveis
refused-password = esse não é o nome e a palavra-passe de uma conta
refused-common-password = essa palavra-passe é das primeiras que toda a gente tenta; escolhe outra
refused-recovery-code = esse não é um código de recuperação dessa conta
refused-code = esse código não existe, já foi usado ou é demasiado antigo
refused-passkey = essa chave de acesso não serve
refused-passkey-account = uma chave de acesso pertence a uma conta; cria uma primeiro
refused-rating = só quem tem uma conta pode jogar para a classificação
refused-subscription = essa não é uma subscrição de um serviço push que este servidor conheça
refused-no-mail = este servidor não envia correio
refused-mail-failed = não foi possível enviar o correio; tenta mais tarde

## Recusas: preparar uma partida

refused-seat-count = { $game } tem aqui { $seats } lugares, não { $given }
refused-levels = os níveis vão de { $least } a { $most }
refused-handicap-twice = uma vantagem é a opção { "`without`" }; está lá duas vezes
refused-handicap-rated = uma partida com vantagem não conta para a classificação
refused-nobody-plays = ninguém joga
refused-clock = um relógio tem de 1 segundo a { $most } dias
refused-increment = um incremento é de 10 minutos no máximo, e só com um relógio para toda a partida
refused-turn-limit = um limite para cada vez precisa de um relógio por jogada
refused-waiting-matches = no máximo { $most } partidas tuas ou do teu endereço podem esperar na sala

## Recusas: numa partida

refused-no-match = essa partida não existe
refused-phase = { $phase ->
    [waiting] a partida ainda não começou
    [paused] a partida está em pausa
    [over] a partida acabou
   *[playing] a partida está em curso
  }
refused-seat-out = o lugar { $seat } já não participa
refused-stale = a partida está no evento { $seq }, não em { $given }
refused-no-seat = não há nenhum lugar { $seat } para ti
refused-seat-not-yours = o lugar { $seat } não é teu
refused-seat-taken = alguém já ocupou o lugar { $seat }
refused-have-seat = já tens um lugar
refused-turn = é a vez do lugar { $seat }
refused-mover-only = só o pode pedir quem está na sua vez
refused-nobody-moves = não é a vez de ninguém
refused-computer-plays = o computador joga por este lugar
refused-computer-plays-on = o computador continua a jogar
refused-proposal-open = uma proposta anterior ({ $proposal }) espera resposta
refused-no-proposal = ninguém espera a tua resposta
refused-rematch = a desforra já começou
refused-not-gone = não falta ninguém no lugar { $seat }
refused-no-undo = não há nenhuma jogada tua que se possa desfazer
refused-no-hints = nesta mesa não há sugestões
refused-no-hint-found = não foi encontrada nenhuma sugestão
refused-hidden-hands = uma partida com mãos escondidas pode ser guardada quando acabar, em JSON
refused-match-or-record = ou uma partida ou um registo
refused-review-early = uma partida é analisada quando acaba
refused-no-picture = essa imagem não existe

## Recusas: conversar

refused-no-chat = nesta mesa não há chat
refused-speak = só quem joga pode falar
refused-presets = nesta mesa só se podem dizer as frases prontas
refused-preset-or-text = ou uma frase pronta ou um texto
refused-said-enough = já se disse o suficiente nesta mesa
refused-mute = nesse lugar não há ninguém que possas silenciar
refused-no-line = nada com esse número foi dito

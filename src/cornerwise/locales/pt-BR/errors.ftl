error-at-character = { $problem } (no caractere { $offset })
error-no-game = não existe o jogo { $name }; { "`cornerwise games`" } mostra todos
error-few-colours = não há cores suficientes para { $each } cada um
error-deals-no-target = uma partida com um número fixo de rodadas não tem meta
error-one-deal = a pontuação { $scoring } é para uma só rodada, não { $deals }
error-few-tiles = { $tiles } fichas não bastam para { $seats } mãos de { $hand }
error-handicap-form = { "without" } é escrito como em { "blue:I5,W5/red:X5" }, não { $text }
error-handicap-all = { "without" }: { $colour } precisa manter uma peça
error-heights-form = { $text } não é um mapa de alturas: as fileiras de números são separadas por / ou por fins de linha
error-heights-uneven = { $text } não é um mapa de alturas: as fileiras têm comprimentos diferentes
error-tile-order = { $text } não é uma ficha: os números de uma ficha vão em ordem crescente
error-file-long = o arquivo tem mais de { $most } caracteres
error-file-empty = o arquivo está vazio
error-file-no-game = nem um registro (JSON) nem um arquivo { ".blksgf" }
error-file-design = um desenho, não uma partida; { "`cornerwise draw`" } mostra o desenho
error-file-json = não é um arquivo JSON: { $problem }
error-field-missing = { $field }: faltando
error-field-fraction = { $text } não é um número inteiro, e os registros não contêm outros
error-type-writable = um texto que possa ser escrito de novo, sem metades de pares substitutos
error-sgf-unfinished = o arquivo acaba dentro de uma árvore
error-sgf-no-tree = não há nenhuma árvore no arquivo
error-sgf-no-node = uma árvore precisa começar com um nó
error-sgf-node-place = um nó precisa estar dentro de uma árvore e antes das suas variantes
error-sgf-property-place = uma propriedade precisa estar dentro de um nó
error-sgf-property-twice = { $name } está duas vezes em um nó
error-sgf-setup = { $name } monta uma posição, que não pode ser revista segundo as regras
error-not-solo = { $game } não é um desafio solo (os que podem ser completados: { $known })
error-evaluator = não há avaliador { $name } (há: { $known }) nem arquivo com esse nome
error-net-large = { $file } é grande demais para uma rede
error-machines-lost = partida { $number }: { $count ->
    [one] 1 máquina se perdeu com ela
    [many] { $count } de máquinas se perderam com ela
   *[other] { $count } máquinas se perderam com ela
  }
error-arena-names = dois participantes se chamam { $name }; dê nome a um com { "NAME=" }{ $spec }
error-arena-alone = { $game } é jogado aqui sem adversário; uma arena precisa de dois lados ou mais
error-arena-time = o tempo para uma jogada precisa ser mais do que nada
error-arena-version = não são as configurações de uma arena, versão { $version }
error-arena-settings = configurações danificadas: { $problem }
error-arena-busy = { $folder }: outra execução está gravando aqui
error-arena-other = { $folder }: há ali uma execução com outras configurações: { $name } era { $was } e agora é { $now }
error-net-shared = { $first } e { $second } são diferentes demais para compartilhar uma rede
error-no-training = { $folder } não contém nenhum treinamento: { $problem }
error-other-training = { $folder } contém o treinamento de outro jogo, não de { $game }
error-learning = o aprendizado falhou no passo { $step }: a perda já não é um número
error-smtp-url = { "smtp" } não é uma URL como { $first } ou { $second }
error-database-url = o banco de dados não é uma URL como { $example }
error-database-file = o banco de dados precisa de um arquivo, como em { $example }
error-no-database = não existe o banco de dados { $name } (um de: { $known })
error-database-full = o banco de dados não está vazio, e nada nele é substituído
error-backup-version = { $file }: não é um backup desta versão
error-backup-damaged = { $file }: não é um backup, ou está danificado
error-connection = a conexão caiu: { $problem }
refused-too-many = são muitos; tente de novo em { $seconds } s
refused-followed = por um socket podem ser acompanhadas no máximo { $most } partidas
refused-broken = alguma coisa falhou aqui; tente de novo
refused-closing = o servidor está encerrando
refused-searches = já há buscas demais esperando
refused-no-session = não há nenhuma sessão; comece uma com { $how }
refused-no-such-key = você não tem essa chave
refused-person = só o próprio jogador pode fazer isso
refused-account-taken = já há uma conta com esse nome, ou você já tem uma
refused-password = esse não é o nome e a senha de uma conta
refused-code = esse código não existe, já foi usado ou é antigo demais
refused-passkey-account = uma chave de acesso pertence a uma conta; crie uma primeiro
refused-subscription = essa não é uma inscrição de um serviço push que este servidor conheça
refused-no-mail = este servidor não envia e-mails
refused-mail-failed = não foi possível enviar o e-mail; tente mais tarde
refused-phase = { $phase ->
    [waiting] a partida ainda não começou
    [paused] a partida está em pausa
    [over] a partida acabou
   *[playing] a partida está em andamento
  }
refused-no-seat = não há nenhum lugar { $seat } para você
refused-seat-not-yours = o lugar { $seat } não é seu
refused-have-seat = você já tem um lugar
refused-mover-only = só pode pedir quem está na sua vez
refused-computer-plays-on = o computador continua jogando
refused-no-proposal = ninguém espera a sua resposta
refused-rematch = a revanche já começou
refused-no-undo = não há nenhuma jogada sua que possa ser desfeita
refused-hidden-hands = uma partida com mãos escondidas pode ser salva quando acabar, em JSON
refused-match-or-record = ou uma partida ou um registro
refused-presets = nesta mesa só podem ser ditas as frases prontas
refused-mute = nesse lugar não há ninguém que você possa silenciar
refused-storage = no momento nada pode ser salvo; tente de novo daqui a pouco
refused-takes-long = esse cálculo demora demais ou ocupa memória demais
refused-common-password = essa senha é uma das primeiras que todo mundo tenta; escolha outra
refused-waiting-matches = no máximo { $most } partidas suas ou do seu endereço podem esperar na sala
refused-no-such-session = você não tem essa sessão
refused-session-old = primeiro entre de novo na sua conta
error-database-open = não foi possível abrir o banco de dados { $file }: { $problem }

## Torneios: a lista, o formulário, a página de um

nav-tournaments = Torneios
tournaments-create = Criar um torneio
tournaments-mine = Os teus torneios
tournaments-waiting = Com inscrições abertas
tournaments-running = Em curso
tournaments-finished = Terminados
tournaments-empty = De momento não há torneios
tournaments-empty-text = Cria um e partilha o link. Quem tiver o link pode participar, com ou sem conta.

tournament-format-swiss = Suíço
tournament-format-arena = Arena
tournament-format-knockout = Eliminatórias
tournament-format-round-robin = Todos contra todos
tournament-format-swiss-about = Um número fixo de rondas. Em cada ronda jogas contra alguém com mais ou menos os mesmos pontos que tu. Ninguém é eliminado.
tournament-format-arena-about = Joga todas as partidas que conseguires antes de o tempo acabar. A partir da terceira vitória seguida, as vitórias contam a dobrar.
tournament-format-knockout-about = Quem perde uma vez fica de fora. Ganha o último jogador que restar.
tournament-format-round-robin-about = Cada um joga contra todos os outros. Ideal para grupos pequenos.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [0] 0 jogadores.
    [one] { $count } jogador.
    [many] { $count } de jogadores.
   *[other] { $count } jogadores.
}
tournament-players = { $count ->
    [0] 0 jogadores
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
}
tournament-starts-at = Começa: { $time }
tournament-starts-with = Começa com { $count } jogadores
tournament-starts-host = Começa quando o organizador decidir
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round = Ronda { $round }
tournament-running = Em curso
tournament-finished = Terminado
tournament-cancelled = Cancelado
tournament-cancelled-host = O organizador cancelou este torneio.
tournament-cancelled-few = Este torneio foi cancelado por haver poucos jogadores inscritos.
tournament-cancelled-operator = Quem gere este servidor cancelou este torneio.
tournament-cancelled-old = Este torneio foi cancelado porque ninguém o começou durante 30 dias.
tournament-time-left = Tempo restante: { $time }
tournament-last-games = O tempo acabou. Estão a jogar-se as últimas partidas.
tournament-next-round = Tempo até à próxima ronda: { $time }
tournament-wait-round = { $count ->
    [0] Já não há partidas desta ronda em curso.
    [one] Ainda se joga { $count } partida desta ronda.
    [many] Ainda se jogam { $count } de partidas desta ronda.
   *[other] Ainda se jogam { $count } partidas desta ronda.
}
tournament-wait-arena = Daqui a um momento tens adversário.
tournament-unknown = Não encontramos esse torneio
tournament-started = Início
tournament-unlisted = Só com link
tournament-rated = Com classificação

## Participar

tournament-join = Participar
tournament-join-late = Participar agora
tournament-return = Voltar a participar
tournament-withdraw = Sair do torneio
tournament-withdraw-sure = Sair deste torneio?
tournament-withdraw-about = Não terás mais adversários. A partida em curso continua.
tournament-stay = Ficar
tournament-joined = Estás a participar
tournament-withdrawn = Saíste do torneio
tournament-play = Jogar a tua partida
tournament-your-game = A tua partida está pronta
tournament-bye-now = Nesta ronda tens folga: não há adversário, e recebes os pontos de uma vitória.
tournament-start = Começar agora
tournament-start-needs = São precisos pelo menos { $count } jogadores para começar.
tournament-cancel = Cancelar o torneio
tournament-cancel-sure = Cancelar o torneio para todos?
tournament-keep = Manter
tournament-won = { $name } ganhou o torneio
tournament-won-several = { $names } partilham o primeiro lugar
tournament-you-won = Ganhaste o torneio!
tournament-your-place = A tua posição: { $place } de { $count }
tournament-needs-account = As partidas deste torneio são com classificação, por isso precisas de uma conta para participar.
tournament-full = Já não há vagas. Mas podes assistir.

tournament-call = A tua partida do torneio está pronta: { $title }
tournament-back = Voltar ao torneio
tournament-open = Abrir o torneio

## Posições, partidas, quadro

tournament-view = Vista
tournament-standings = Posições
tournament-games = Partidas
tournament-bracket = Quadro
tournament-no-standings = Ainda ninguém se inscreveu
tournament-no-standings-text = Partilha o link para convidar jogadores.
tournament-no-games = Ainda não há partidas
tournament-no-games-text = Aparecem aqui quando o torneio começar.
tournament-place = Posição
tournament-name = Nome
tournament-points = Pontos
tournament-played = Partidas
tournament-buchholz = Buchholz
tournament-buchholz-about = A soma dos pontos dos teus adversários.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Os pontos dos adversários que venceste, mais metade dos pontos daqueles com quem empataste.
tournament-board = Pontos de avanço
tournament-board-about = A soma dos teus pontos de avanço em todas as tuas partidas.
tournament-wins = Vitórias
tournament-wins-about = Partidas ganhas.
tournament-byes = Folgas
tournament-streak = { $count ->
    [0] 0 vitórias seguidas
    [one] { $count } vitória seguida
    [many] { $count } de vitórias seguidas
   *[other] { $count } vitórias seguidas
}
tournament-computer = Computador, nível { $level }
tournament-left = saiu
tournament-you = tu
tournament-details = Detalhes de { $name }
tournament-lines = { $from }–{ $to } de { $count }
tournament-first-lines = Primeira página
tournament-earlier-lines = Página anterior
tournament-later-lines = Página seguinte
tournament-last-lines = Última página
tournament-my-line = A minha posição
tournament-earlier-round = Ronda anterior
tournament-later-round = Ronda seguinte
tournament-playing = Em jogo
tournament-bye = Folga
tournament-absent = { $name } não compareceu
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Final
    [4] Meias-finais
    [8] Quartos de final
    [16] Oitavos de final
   *[other] Ronda de { $left }
}
tournament-profile = Mostrar perfil
tournament-to-come = Por decidir
tournament-goes-on = { $name } segue em frente

## Partilhar

tournament-invite = Convidar jogadores
tournament-share = Partilhar o torneio
tournament-invite-message = Participa no nosso torneio do Cornerwise: { $title }
tournament-link = Link para este torneio
tournament-invite-qr = Código QR com o link para este torneio
tournament-csv = Posições em folha de cálculo (CSV)
tournament-json = Todos os dados (JSON)
tournament-print = Imprimir

## Preparar um

tournament-new = Novo torneio
tournament-step-game = Jogo
tournament-step-format = Formato
tournament-step-clock = Relógio
tournament-step-start = Início e jogadores
tournament-title = Título
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } · { $format }
tournament-format = Formato
tournament-tables-note = Com { $count } jogadores por mesa, podes escolher suíço ou arena.
tournament-rounds = Rondas
tournament-rounds-auto = Automático
tournament-rounds-auto-about = Tantas rondas quantas forem precisas para haver um só vencedor.
tournament-times = Partidas contra cada adversário
tournament-once = Uma
tournament-twice = Duas
tournament-minutes = Duração
tournament-start-how = Início
tournament-start-hand = Quando eu decidir
tournament-start-time = A uma hora marcada
tournament-start-number = Com jogadores suficientes
tournament-start-when = Data e hora
tournament-start-count = Número de jogadores
tournament-listed = Mostrar na lista
tournament-listed-about = Qualquer pessoa pode encontrá-lo e participar. Se estiver desligado, é preciso o link.
tournament-rated-about = As partidas contam para a classificação. Todos precisam de uma conta para participar.
tournament-rated-account = Para jogar partidas com classificação, cria primeiro uma conta.
tournament-more = Mais opções
tournament-late = Inscrições tardias
tournament-late-about = Os jogadores podem entrar, ou voltar, depois do início.
tournament-most = Máximo de jogadores
tournament-pause = Pausa entre rondas
tournament-no-show = Tempo para a primeira jogada
tournament-no-show-about = Se um jogador não fizer a primeira jogada neste tempo, perde a partida e sai do torneio.
tournament-engines = Computadores
tournament-engines-about = O computador participa como qualquer jogador. Pelo menos uma pessoa tem de jogar.
tournament-engine-add = Acrescentar um computador
tournament-engine-number = Computador { $number }
tournament-engine-remove = Retirar o computador { $number }
tournament-tie-breaks = Desempates
tournament-tie-breaks-about = Se vários jogadores tiverem os mesmos pontos, decide o primeiro destes critérios, e depois o seguinte.
tournament-tie-up = Mover para cima: { $name }
tournament-submit = Criar torneio

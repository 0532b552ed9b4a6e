## A página inicial

start-hero = Coloca as tuas peças, canto com canto.
start-play-now = Jogar agora
start-play-now-about = { $game } contra o nível { $level }
start-games = Jogos
sort-by = Ordenar por
sort-usual = Ordem predefinida
sort-minutes = Duração
sort-age = Idade
sort-players = Número de jogadores
start-live = Em direto
start-live-who = { $game }: { $who }
start-sample = Assistir a uma partida
start-waiting = É a tua vez
start-running = As tuas partidas
start-all-mine = Todas as tuas partidas
start-more = Mais
start-puzzles = Problemas
start-puzzles-about = Encontra a única melhor jogada
start-designs = Desenhos
start-designs-about = Cria as tuas próprias imagens
start-learn = Aprender
start-learn-about = Lições e regras
start-games-about = Partidas em curso e terminadas

## Modos de jogar

mode-computer = Computador
mode-computer-about = 9 níveis
mode-computer-title = Jogar contra o computador
mode-friends = Amigos
mode-friends-about = convida com um link
mode-friends-title = Convidar amigos
mode-anyone = Qualquer pessoa
mode-anyone-about = quem está online agora
mode-anyone-title = Encontrar adversário
mode-screen = Um só ecrã
mode-screen-about = partilha este dispositivo
mode-screen-title = Jogar num só ecrã
lobby-game = Jogo
lobby-kind = Versão
lobby-mode = Adversário
lobby-strength = Nível
lobby-anyone-clock = Vais jogar com alguém que escolheu o mesmo relógio.
lobby-begin-computer = Jogar
lobby-begin-friends = Abrir uma mesa
lobby-begin-anyone = Encontrar adversário
lobby-begin-screen = Jogar
lobby-more-choices = Mais opções
lobby-rules = Regras

## Relógios

setup-clock = Relógio
setup-clock-none = Sem relógio
setup-clock-game = { $time } cada um
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } por jogada
setup-clock-days = { $time } por jogada

## Quem joga e como está a partida

lobby-open-seat = Lugar livre
lobby-open-seats = { $count ->
    [one] { $count } lugar livre
    [many] { $count } de lugares livres
   *[other] { $count } lugares livres
  }
lobby-computer = Computador, nível { $level }
lobby-computers = { $count ->
    [one] o computador (nível { $level })
    [many] { $count } de computadores (nível { $level })
   *[other] { $count } computadores (nível { $level })
  }
lobby-open-match = Abrir esta partida
lobby-your-turn = É a tua vez
lobby-your-turn-left = É a tua vez. Tempo restante: { $time }
lobby-their-turn = Vez de { $name }
lobby-running = Em curso
lobby-paused = Em pausa
lobby-awaits-players = { $count ->
    [0] Prestes a começar
    [one] { $count } lugar livre
    [many] { $count } de lugares livres
   *[other] { $count } lugares livres
  }
lobby-move-number = Jogada { $number }
lobby-ended-won = Ganhaste, { $ago }
lobby-ended-lost = Perdeste, { $ago }
lobby-ended-drawn = Empate, { $ago }
lobby-ended-played = Terminada { $ago }
lobby-ended-aborted = Cancelada, { $ago }

## Preparar uma partida

setup-clock-other = Personalizado
setup-clock-kind = Controlo de tempo
setup-clock-kind-game = Por partida
setup-clock-kind-move = Por jogada
setup-clock-kind-days = Dias por jogada
setup-clock-minutes = Minutos cada um
setup-clock-seconds = Segundos por jogada
setup-clock-days-count = Dias por jogada
setup-clock-increment = Segundos acrescentados após cada jogada
setup-seats = Jogadores
setup-count = Número de jogadores
setup-who = Quem joga
setup-options = Regras
setup-table = Definições da mesa
setup-listed = Pública
setup-listed-about = Qualquer pessoa pode encontrar esta mesa e juntar-se. Se estiver desligado, é preciso o link.
setup-family = Mesa em família
setup-family-about = Sugestões para todos e sem chat. Junta um handicap para dar a crianças e principiantes uma boa hipótese.
setup-rated = Com classificação
setup-rated-about = Todos precisam de uma conta e só podem ocupar um lugar.
setup-rated-account = Entra na tua conta para jogar com classificação. Todos à mesa precisam de uma conta.
setup-handicap = Handicap
setup-handicap-about = Os jogadores mais fortes começam sem algumas das suas peças maiores. As partidas com handicap não contam para a classificação.
setup-handicap-count = { $count ->
    [0] Todas as peças
    [one] Sem { $count } peça
    [many] Sem { $count } de peças
   *[other] Sem { $count } peças
  }
setup-chat = Chat
setup-chat-presets = Frases prontas
setup-chat-free = Texto livre
setup-chat-off = Desligado
setup-clash = Estas opções não são compatíveis. Muda uma delas.
setup-clash-heights = Não se pode jogar neste tabuleiro. Liga todas as casas e usa de 2 a 512 cubos.
setup-step-rules = Relógio e regras
heights-about = Escolhe uma altura e toca nas casas ou arrasta por cima delas. 0 faz um buraco.
heights-board = O teu tabuleiro
heights-square = { $square }, altura { $height }
heights-columns = Colunas
heights-columns-count = { $count ->
    [0] 0 colunas
    [one] { $count } coluna
    [many] { $count } de colunas
   *[other] { $count } colunas
  }
heights-columns-fewer = Retirar uma coluna
heights-columns-more = Acrescentar uma coluna
heights-rows = Filas
heights-rows-count = { $count ->
    [0] 0 filas
    [one] { $count } fila
    [many] { $count } de filas
   *[other] { $count } filas
  }
heights-rows-fewer = Retirar uma fila
heights-rows-more = Acrescentar uma fila
setup-play = Jogar
setup-open = Abrir a mesa
setup-rules = Como jogar { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Outra pessoa neste ecrã
setup-seat-name = Nome do jogador { $number }
setup-seat-open = Aberto a outros
setup-seat-number = Jogador { $seat }
setup-seat-of-colours = Jogador { $seat }, { $colours }
setup-seat-with = em equipa com o jogador { $seats }

## Convidar e entrar

copy = Copiar
copied = Copiado
copy-failed = Não foi possível copiar. Seleciona o texto e copia-o tu.
print = Imprimir
invite-title = Convidar
invite-about = { $count ->
    [one] Há { $count } lugar livre. Quem tiver o link pode ocupá-lo.
    [many] Há { $count } de lugares livres. Quem tiver o link pode ocupar um.
   *[other] Há { $count } lugares livres. Quem tiver o link pode ocupar um.
  }
invite-link = Link para esta mesa
invite-copy = Copiar link
invite-share = Partilhar
invite-camera = Código QR
invite-camera-about = Código QR com o link para esta mesa
invite-message = Vem jogar { $game } comigo.
join-title = Entrar numa partida de { $game }
join-there = Já cá estão: { $names }.
join-nobody = Ainda não entrou ninguém.
join-which = Escolhe um lugar
join-sit = Ocupar este lugar
join-watch = Assistir a esta partida
join-own = Abrir uma mesa própria
join-full = Esta mesa está cheia
join-full-text = { $count ->
    [one] O lugar está ocupado.
    [many] Os { $count } de lugares estão ocupados.
   *[other] Os { $count } lugares estão ocupados.
  } Podes assistir, ou abrir a tua própria mesa com as mesmas regras.

## Listas de partidas

games-title = As tuas partidas
games-running = Em curso
games-finished = Terminadas
games-empty = Ainda não há partidas
games-empty-text = As partidas que começares ou em que entrares aparecem aqui. Ficam guardadas neste dispositivo, mesmo sem conta.
games-export = Descarregar as tuas partidas
games-export-about = Todas as tuas partidas num só ficheiro, para guardar ou abrir noutros programas.
watch-all = Todos os jogos
watch-waiting = À espera de jogadores
watch-playing = Em curso
watch-empty = De momento não há partidas públicas
watch-empty-text = Abre uma mesa pública para que outros possam entrar. As partidas que partilhas por link continuam privadas.
watch-open = Abrir uma mesa

## Os melhores jogadores

players-best = Melhores jogadores: { $game }
players-place = Posição
players-name = Nome
players-rating = Classificação
players-games = Partidas
players-empty = Ainda ninguém tem classificação em { $game }
players-empty-text = Joga uma partida com classificação e sê o primeiro da lista.

## O que pode correr mal

error-match-bad-plan = Estas opções não são compatíveis. Muda uma delas.
error-match-seat-taken = Outra pessoa acabou de ocupar esse lugar. Escolhe outro.
error-match-unknown = Não encontramos essa mesa. Pode ter sido cancelada.
start-what = Sete jogos de tabuleiro para uma a seis pessoas: coloca peças na tua vez, conquista espaço e deixa os outros sem lugar.
start-free = Joga contra o computador, com amigos ou com quem estiver online. Grátis. Sem conta, sem publicidade.
start-players = Jogadores
start-players-about = Classificações e melhores jogadores
join-invites = { $name } convida-te para jogar { $game }
join-rule = Cada peça tem de tocar noutra da sua cor por um canto, nunca ao longo de um lado. Cobre o máximo do tabuleiro que puderes.
join-rule-rumis = Cada peça tem de tocar noutra peça da sua cor. Ganhas um ponto por cada casa da tua cor que se vê de cima.
join-rule-triominos = Os números que se encontram têm de ser iguais. Os números das fichas que colocas são os teus pontos.
search-title = { $count ->
    [one] À procura de um adversário
    [many] À procura de mais { $count } de jogadores
   *[other] À procura de mais { $count } jogadores
  }
search-time = À procura há: { $time }
search-usual = Tempo de espera habitual: cerca de { $time }.
search-usual-unknown = Ainda não sabemos quanto tempo demora. Ultimamente começaram poucas partidas assim.
search-nobody = De momento, mais ninguém procura uma partida.
search-others = { $count ->
    [one] Mais { $count } pessoa procura uma partida:
    [many] Mais { $count } de pessoas procuram uma partida:
   *[other] Mais { $count } pessoas procuram uma partida:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Jogar entretanto contra o computador
search-meanwhile-about = A procura continua. Avisamos-te quando alguém entrar.
search-stop = Parar de procurar
search-goes-on = Ainda à procura de uma partida de { $game }
search-back = Mostrar a procura
search-found = A tua partida de { $game } pode começar. Alguém entrou.
search-go = Ir para a partida
games-remove = Retirar da lista
games-remove-back = Volta a aparecer se alguém jogar.
start-watch = Assistir
start-watch-about = Partidas em direto e repetições
start-tournaments = Torneios
start-tournaments-about = Participa num ou organiza o teu

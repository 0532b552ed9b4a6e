## A página inicial

start-hero = Encontro nos cantos.
start-play-now = Jogar agora
start-play-now-about = { $game } contra o nível { $level }
start-games = Jogos
sort-by = Ordenar por
sort-usual = Ordem habitual
sort-minutes = Duração
sort-age = Idade
sort-players = Número de jogadores
start-live = Em direto
start-live-who = { $game }: { $who }
start-sample = Vê o que os outros jogam
start-waiting = À tua espera
start-running = As tuas partidas
start-all-mine = Todas as tuas partidas
start-more = Mais
start-puzzles = Desafios
start-puzzles-about = Colocar todas as peças, a solo
start-designs = Desenhos
start-designs-about = Compor imagens à vontade
start-learn = Aprender
start-learn-about = Regras e primeiros passos
start-games-about = Em curso e terminadas

## Modos de jogar

mode-computer = O computador
mode-computer-about = nove níveis
mode-computer-title = Jogar contra o computador
mode-friends = Amigos
mode-friends-about = convite por link
mode-friends-title = Convidar amigos
mode-anyone = Qualquer pessoa
mode-anyone-about = quem está cá agora
mode-anyone-title = Encontrar adversário
mode-screen = Um só ecrã
mode-screen-about = de mão em mão
mode-screen-title = À volta de um ecrã
lobby-game = Jogo
lobby-kind = Qual
lobby-mode = Contra quem
lobby-strength = Força
lobby-anyone-clock = Encontras quem escolheu o mesmo relógio.
lobby-begin-computer = Jogar
lobby-begin-friends = Abrir a mesa
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
    [one] um lugar livre
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
lobby-your-turn-left = É a tua vez, ainda com { $time }
lobby-their-turn = Vez de { $name }
lobby-running = Em curso
lobby-paused = Em pausa
lobby-awaits-players = { $count ->
    [0] Prestes a começar
    [one] Há um lugar livre
    [many] Há { $count } de lugares livres
   *[other] Há { $count } lugares livres
  }
lobby-move-number = Jogada { $number }
lobby-ended-won = Ganhaste, { $ago }
lobby-ended-lost = Perdeste, { $ago }
lobby-ended-drawn = Empate, { $ago }
lobby-ended-played = Terminada { $ago }
lobby-ended-aborted = Anulada, { $ago }

## Preparar uma partida

setup-clock-other = Outro
setup-clock-kind = Tempo
setup-clock-kind-game = Para a partida
setup-clock-kind-move = Para cada jogada
setup-clock-kind-days = Dias para cada jogada
setup-clock-minutes = Minutos cada um
setup-clock-seconds = Segundos por jogada
setup-clock-days-count = Dias por jogada
setup-clock-increment = Segundos a mais após cada jogada
setup-seats = Lugares
setup-options = Regras desta partida
setup-table = Sobre a mesa
setup-listed = Pública
setup-listed-about = Qualquer pessoa pode encontrar a mesa e sentar-se. Caso contrário, só quem tiver o link.
setup-family = Mesa de família
setup-family-about = Sugestões para todos e sem chat. Crianças e principiantes podem ter uma vantagem.
setup-rated = Para a classificação
setup-rated-about = Todos precisam de uma conta e ocupam um só lugar.
setup-rated-account = Só com conta, para mesas de pessoas diferentes.
setup-handicap = Vantagem
setup-handicap-about = Quem joga melhor prescinde de algumas das peças maiores. Uma partida assim não conta para a classificação.
setup-handicap-count = { $count ->
    [0] Todas as peças
    [one] Sem { $count } peça
    [many] Sem { $count } de peças
   *[other] Sem { $count } peças
  }
setup-chat = Chat
setup-chat-presets = Frases prontas
setup-chat-free = Texto livre
setup-chat-off = Nenhum
setup-clash = Isto não combina.
setup-play = Jogar
setup-open = Abrir a mesa
setup-rules = Como se joga { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Alguém neste ecrã
setup-seat-name = Nome do jogador { $number }
setup-seat-open = Aberto a outros
setup-seat-number = Lugar { $seat }
setup-seat-of-colours = Lugar { $seat }, { $colours }
setup-seat-with = em conjunto com o lugar { $seats }

## Convidar e entrar

copy = Copiar
copied = Copiado
copy-failed = Copia à mão, por favor
print = Imprimir
invite-title = Convidar
invite-about = { $count ->
    [one] Há um lugar livre. Quem tiver o link pode ocupá-lo.
    [many] Há { $count } de lugares livres. Quem tiver o link pode ocupar um.
   *[other] Há { $count } lugares livres. Quem tiver o link pode ocupar um.
  }
invite-link = O link para esta mesa
invite-copy = Copiar o link
invite-share = Partilhar
invite-camera = Para uma câmara
invite-camera-about = O link para esta mesa, para ler com uma câmara
invite-message = Joga { $game } comigo.
join-title = Um lugar em { $game }
join-there = À mesa: { $names }.
join-nobody = Ainda não há ninguém sentado.
join-which = Que lugar
join-sit = Ocupar este lugar
join-watch = Ver esta partida
join-own = Abrir a minha própria mesa
join-full = Esta mesa está cheia
join-full-text = { $count ->
    [one] O lugar está ocupado.
    [many] Os { $count } de lugares estão ocupados.
   *[other] Os { $count } lugares estão ocupados.
  } Podes ver, ou abrir uma mesa tua com as mesmas regras.

## Listas de partidas

games-title = As tuas partidas
games-running = Em curso
games-finished = Terminadas
games-empty = O primeiro canto está livre
games-empty-text = As partidas que começas ou em que entras aparecem aqui. Ficam neste dispositivo, mesmo sem conta.
games-export = Levá-las contigo
games-export-about = Todas as tuas partidas num ficheiro, para outros programas ou para mais tarde.
watch-all = Todos os jogos
watch-waiting = À espera de jogadores
watch-playing = Em curso
watch-empty = Neste momento ninguém joga em público
watch-empty-text = Abre uma mesa pública e talvez alguém se junte a ti. As partidas por link são privadas.
watch-open = Abrir uma mesa

## Os melhores jogadores

players-best = Os melhores jogadores de { $game }
players-place = Posição
players-name = Nome
players-rating = Classificação
players-games = Partidas
players-empty = Ainda não há ninguém classificado em { $game }
players-empty-text = Bastam duas pessoas com conta que joguem para a classificação.

## O que pode correr mal

error-match-bad-plan = Estas escolhas não combinam.
error-match-seat-taken = Alguém acabou de ocupar esse lugar.
error-match-unknown = Essa mesa não existe. Pode ter sido anulada.

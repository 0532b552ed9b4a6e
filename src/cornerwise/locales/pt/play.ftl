## De quem é a vez e o que se pode fazer

status-loading = Um momento
status-waiting = À espera de jogadores
status-waiting-text = A partida começa quando todos os lugares estiverem ocupados.
status-paused = Em pausa
status-paused-text = Os relógios estão parados.
status-over = A partida acabou
status-your-turn = É a tua vez
status-turn-of = Vez de { $name }
status-watching = Estás a assistir.
opening-both = Coloca a primeira peça das duas cores. Depois o outro jogador escolhe uma.
opening-choose = Escolhe a tua cor. A seguir joga: { $colour }.
opening-take = Jogar com { $colour }
handover-title = Passa o ecrã a { $name }
handover-show = Mostrar as minhas fichas
status-viewing = após { $ply ->
    [0] a preparação
    [one] { $ply } jogada
    [many] { $ply } de jogadas
   *[other] { $ply } jogadas
  }
status-sending = a enviar
status-planned = A tua jogada está planeada.
status-can-plan = Pega numa peça para planear a tua próxima jogada.
status-plan-hint = Coloca-a onde a queres a seguir.
status-places = { $places ->
    [0] Nenhuma jogada é possível
    [one] { $places } jogada é possível
    [many] { $places } de jogadas são possíveis
   *[other] { $places } jogadas são possíveis
  }
status-fits = { $places ->
    [0] Agora não encaixa em lado nenhum
    [one] Encaixa em { $places } posição
    [many] Encaixa em { $places } de posições
   *[other] Encaixa em { $places } posições
  }
status-it-fits = Encaixa
status-does-not-fit = Não encaixa aqui
status-lost = A restabelecer a ligação
status-lost-text = Nada se perdeu. Os relógios estão em pausa.
plan-fails = A jogada que planeaste já não é possível.
notice-your-turn = É a tua vez

## Lugares

seat-open = Lugar livre
seat-computer = Computador, nível { $level }
seat-engine = Computador
seat-level = nível { $level }
seat-number = Jogador { $number }
seat-guest = Convidado
seat-me = Tu
seat-you = { $name } (tu)
seat-replaced = o computador joga por { $name }
seat-gone = saiu
seat-chooses = escolhe uma cor
seat-cells = restam { $cells }
seat-pieces-cells = { $pieces ->
    [0] 0 peças
    [one] { $pieces } peça
    [many] { $pieces } de peças
   *[other] { $pieces } peças
  }, { $cells ->
    [0] 0 casas por colocar
    [one] { $cells } casa por colocar
    [many] { $cells } de casas por colocar
   *[other] { $cells } casas por colocar
  }
seat-tiles = { $tiles ->
    [0] 0 fichas
    [one] { $tiles } ficha
    [many] { $tiles } de fichas
   *[other] { $tiles } fichas
  }
seat-points = { $points ->
    [0] 0 pontos
    [one] { NUMBER($points) } ponto
    [many] { NUMBER($points) } de pontos
   *[other] { NUMBER($points) } pontos
  }
seat-reach = pode alcançar { $cells ->
    [0] 0 casas livres
    [one] { $cells } casa livre
    [many] { $cells } de casas livres
   *[other] { $cells } casas livres
  }
seat-corners-reach = { $corners ->
    [0] 0 cantos abertos
    [one] { $corners } canto aberto
    [many] { $corners } de cantos abertos
   *[other] { $corners } cantos abertos
  }, ao alcance de { $cells ->
    [0] 0 casas livres
    [one] { $cells } casa livre
    [many] { $cells } de casas livres
   *[other] { $cells } casas livres
  }
dropped-resigned = desistiu
dropped-time = ficou sem tempo
dropped-left = saiu

## Cores

colour-blue = Azul
colour-yellow = Amarelo
colour-red = Vermelho
colour-green = Verde
colour-purple = Roxo
colour-orange = Laranja

## O tabuleiro

board-label = Tabuleiro de { $game }
cell-free = { $cell }, livre
cell-corner = { $cell }, livre, canto teu
cell-start = { $cell }, casa de partida
cell-start-of = { $cell }, casa de partida de { $colour }
cell-taken = { $cell }, { $colour }, peça { $piece }

## As peças e o que se faz com elas

tray-label = Peças
tray-piece = Peça { $piece }, { $cells ->
    [one] { $cells } casa
    [many] { $cells } de casas
   *[other] { $cells } casas
  }, { $places ->
    [0] nenhuma posição
    [one] { $places } posição
    [many] { $places } de posições
   *[other] { $places } posições
  }, tecla { $key }
tray-piece-waiting = Peça { $piece }, { $cells ->
    [one] { $cells } casa
    [many] { $cells } de casas
   *[other] { $cells } casas
  }, tecla { $key }
piece-cells = Peça { $piece }, { $cells ->
    [one] { $cells } casa
    [many] { $cells } de casas
   *[other] { $cells } casas
  }
actions-label = A peça na tua mão
action-turn = Rodar
action-flip = Virar
action-next = Seguinte
action-next-of = { $number } de { $count }
action-drop = Largar
action-place = Colocar
action-plan = Plano
action-sending = A enviar
nudge-label = Mover a peça
nudge-up = Para cima
nudge-down = Para baixo
nudge-left = Para a esquerda
nudge-right = Para a direita
nudge-up-left = Para cima e para a esquerda
nudge-up-right = Para cima e para a direita
nudge-down-left = Para baixo e para a esquerda
nudge-down-right = Para baixo e para a direita
word-keep = Manter a minha cor
word-swap = Trocar as cores
word-draw = Comprar uma ficha
word-pass = Passar
type-title = Escrever uma jogada
type-label = As casas que a peça cobre
type-all = { $count ->
    [one] A única jogada possível
    [many] { $count } de jogadas possíveis
   *[other] As { $count } jogadas possíveis
  }
type-piece = Peça { $piece }, { $count ->
    [0] nenhuma posição
    [one] { $count } posição
    [many] { $count } de posições
   *[other] { $count } posições
  }

## Relógios e o que se combinou

clock-hours = h
clock-days = d
plan-players = { $count ->
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s por jogada
plan-clock-days = { $days ->
    [one] { $days } dia por jogada
    [many] { $days } de dias por jogada
   *[other] { $days } dias por jogada
  }
plan-rated = para a classificação
plan-family = partida de família

## Jogadas, sugestões, conversa

tab-moves = Jogadas
tab-hints = Ajuda
tab-chat = Chat
moves-label = Jogadas até agora
moves-none = Ainda não há jogadas.
moves-steps = Percorrer a partida
moves-first = Para o início
moves-back = Uma jogada para trás
moves-on = Uma jogada para a frente
moves-last = Para a posição atual
hint-ask = Mostra-me uma jogada
hint-thinking = A pensar
hint-move = Uma jogada forte:
chat-label = Chat
chat-empty = Ainda ninguém disse nada.
chat-is-off = Nesta mesa não há chat.
chat-write = Escreve alguma coisa
chat-send = Enviar
chat-mute = Silenciar
chat-muted = Não vais ver o que este jogador diz.
chat-report = Denunciar
chat-reported = O responsável por este servidor vai ver o caso.
chat-news = { $count ->
    [one] { $count } linha nova
    [many] { $count } de linhas novas
   *[other] { $count } linhas novas
  }
phrase-hello = Olá
phrase-good-luck = Boa sorte
phrase-have-fun = Diverte-te
phrase-your-turn = É a tua vez
phrase-one-moment = Um momento
phrase-nice-move = Boa jogada
phrase-oops = Ups
phrase-well-played = Bem jogado
phrase-thanks = Obrigado
phrase-good-game = Bom jogo
phrase-again = Mais uma?
phrase-goodbye = Adeus

## O menu

menu-title = Menu
menu-undo = Desfazer a última jogada
menu-ask-undo = Pedir para desfazer
menu-pause = Pausa
menu-ask-pause = Pedir uma pausa
menu-draw = Propor empate
menu-ask-draw = Propor empate
menu-abort = Anular a partida
menu-ask-abort = Pedir para anular a partida
menu-resume = Continuar
menu-stand = Sair da mesa
menu-resign = Desistir
menu-resign-sure = Desistir desta partida?
menu-play-on = Continuar
menu-carry = Continuar noutro dispositivo
menu-keys = Teclas
menu-rules = Regras
switch-corners = Mostrar cantos abertos
switch-coordinates = Mostrar coordenadas
switch-patterns = Uma marca em cada cor
switch-confirm = Confirmar antes de colocar
switch-tips = Mostrar dicas
carry-text = Aponta a câmara do outro dispositivo a esta imagem, ou escreve lá o código. Vale cinco minutos, uma só vez.
carry-picture = O código como imagem
carry-where = Escreve-o em { $address }
keys-title = Teclas
keys-piece = pegar numa peça
keys-move = movê-la
keys-turn = rodá-la
keys-flip = virá-la
keys-next = para a próxima posição onde encaixa
keys-place = colocá-la
keys-back = um passo atrás
keys-type = escrever uma jogada
keys-zen = só o tabuleiro e as peças
keys-help = esta lista

## Perguntar e responder

proposal-undo = { $name } gostaria de desfazer uma jogada.
proposal-pause = { $name } pede uma pausa.
proposal-draw = { $name } propõe empate.
proposal-abort = { $name } gostaria de anular a partida.
proposal-rematch = { $name } gostaria de jogar outra vez.
proposal-waits = À espera dos outros.
proposal-declined = { $name } recusa.
answer-yes = Aceitar
answer-no = Recusar
gone-text = { $name } saiu. O lugar fica guardado; e agora?
gone-wait = Esperar
gone-engine = Deixar jogar o computador
gone-result = Reclamar o resultado

## À mesa, antes e depois

over-rematch = Jogar outra vez
over-to-rematch = Para a nova partida
over-result = Pontuação
over-review = Análise
result-aborted = A partida foi anulada.
result-draw = Empate
result-you = Ganhaste
result-you-by = Ganhaste por { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
result-other = Ganha { $name }
result-other-by = { $name } ganha por { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }

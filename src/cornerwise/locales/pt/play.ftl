## De quem é a vez e o que se pode fazer

status-loading = A carregar…
status-waiting = À espera de jogadores
status-waiting-text = A partida começa quando todos os lugares estiverem ocupados.
status-paused = Em pausa
status-paused-text = Os relógios estão parados.
status-over = Fim da partida
status-your-turn = É a tua vez
status-turn-of = Vez de { $name }
status-watching = Estás a assistir.
opening-both = Coloca a primeira peça das duas cores. Depois, o outro jogador escolhe uma cor.
opening-choose = Escolhe a tua cor. A próxima a jogar: { $colour }.
opening-take = Jogar com { $colour }
handover-title = Passa o ecrã a { $name }
handover-show = Mostrar as minhas fichas
status-viewing = { $ply ->
    [0] no início
    [one] após { $ply } jogada
    [many] após { $ply } de jogadas
   *[other] após { $ply } jogadas
  }
status-sending = a enviar…
status-planned = A tua próxima jogada está planeada.
status-can-plan = Escolhe uma peça para planear a próxima jogada.
status-plan-hint = Põe-na onde queres jogar a seguir.
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
status-lost = A restabelecer a ligação…
status-lost-text = A tua partida está a salvo. Os relógios estão parados.
plan-fails = A jogada que planeaste já não é possível. Escolhe outra.
notice-your-turn = É a tua vez
said-out = { $colour } já não pode colocar mais peças.
said-out-you = Já não podes colocar mais peças.
said-bridge = { $name }: ponte, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] hexágono
    [many] { $count } de hexágonos
   *[other] { $count } hexágonos
  }, +{ $points }

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
seat-chooses = está a escolher uma cor
seat-out = está de fora
seat-cells = restam: { $cells }
seat-pieces-cells = { $pieces ->
    [0] 0 peças
    [one] { $pieces } peça
    [many] { $pieces } de peças
   *[other] { $pieces } peças
  }, { $shape ->
    [triangle] { $cells ->
        [0] 0 triângulos por colocar
        [one] { $cells } triângulo por colocar
        [many] { $cells } de triângulos por colocar
       *[other] { $cells } triângulos por colocar
      }
    [cube] { $cells ->
        [0] 0 cubos por colocar
        [one] { $cells } cubo por colocar
        [many] { $cells } de cubos por colocar
       *[other] { $cells } cubos por colocar
      }
   *[square] { $cells ->
        [0] 0 quadrados por colocar
        [one] { $cells } quadrado por colocar
        [many] { $cells } de quadrados por colocar
       *[other] { $cells } quadrados por colocar
      }
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
seat-reach = pode alcançar { $shape ->
    [triangle] { $cells ->
        [0] 0 triângulos livres
        [one] { $cells } triângulo livre
        [many] { $cells } de triângulos livres
       *[other] { $cells } triângulos livres
      }
    [cube] { $cells ->
        [0] 0 cubos livres
        [one] { $cells } cubo livre
        [many] { $cells } de cubos livres
       *[other] { $cells } cubos livres
      }
   *[square] { $cells ->
        [0] 0 casas livres
        [one] { $cells } casa livre
        [many] { $cells } de casas livres
       *[other] { $cells } casas livres
      }
  }
seat-corners-reach = { $corners ->
    [0] 0 cantos abertos
    [one] { $corners } canto aberto
    [many] { $corners } de cantos abertos
   *[other] { $corners } cantos abertos
  }, pode alcançar { $shape ->
    [triangle] { $cells ->
        [0] 0 triângulos livres
        [one] { $cells } triângulo livre
        [many] { $cells } de triângulos livres
       *[other] { $cells } triângulos livres
      }
    [cube] { $cells ->
        [0] 0 cubos livres
        [one] { $cells } cubo livre
        [many] { $cells } de cubos livres
       *[other] { $cells } cubos livres
      }
   *[square] { $cells ->
        [0] 0 casas livres
        [one] { $cells } casa livre
        [many] { $cells } de casas livres
       *[other] { $cells } casas livres
      }
  }
dropped-resigned = desistiu
dropped-time = ficou sem tempo
dropped-left = saiu da partida

## Cores

colour-blue = Azul
colour-yellow = Amarelo
colour-red = Vermelho
colour-green = Verde
colour-purple = Roxo
colour-orange = Laranja
# Cores dentro de uma frase
ink-blue = azul
ink-yellow = amarelo
ink-red = vermelho
ink-green = verde
ink-purple = roxo
ink-orange = laranja

## O tabuleiro

board-label = Tabuleiro de { $game }
cell-free = { $cell }, livre
cell-corner = { $cell }, livre, um dos teus cantos
cell-start = { $cell }, ponto de partida
cell-start-of = { $cell }, ponto de partida de { $colour }
cell-taken = { $cell }, { $colour }, peça { $piece }

## As peças e o que se faz com elas

tray-label = Peças
tray-piece = Peça { $piece }, { $shape ->
    [triangle] { $cells ->
        [0] 0 triângulos
        [one] { $cells } triângulo
        [many] { $cells } de triângulos
       *[other] { $cells } triângulos
      }
    [cube] { $cells ->
        [0] 0 cubos
        [one] { $cells } cubo
        [many] { $cells } de cubos
       *[other] { $cells } cubos
      }
   *[square] { $cells ->
        [0] 0 quadrados
        [one] { $cells } quadrado
        [many] { $cells } de quadrados
       *[other] { $cells } quadrados
      }
  }, { $places ->
    [0] não encaixa em lado nenhum
    [one] encaixa em { $places } posição
    [many] encaixa em { $places } de posições
   *[other] encaixa em { $places } posições
  }, tecla { $key }
tray-piece-waiting = Peça { $piece }, { $shape ->
    [triangle] { $cells ->
        [0] 0 triângulos
        [one] { $cells } triângulo
        [many] { $cells } de triângulos
       *[other] { $cells } triângulos
      }
    [cube] { $cells ->
        [0] 0 cubos
        [one] { $cells } cubo
        [many] { $cells } de cubos
       *[other] { $cells } cubos
      }
   *[square] { $cells ->
        [0] 0 quadrados
        [one] { $cells } quadrado
        [many] { $cells } de quadrados
       *[other] { $cells } quadrados
      }
  }, tecla { $key }
piece-cells = Peça { $piece }, { $shape ->
    [triangle] { $cells ->
        [0] 0 triângulos
        [one] { $cells } triângulo
        [many] { $cells } de triângulos
       *[other] { $cells } triângulos
      }
    [cube] { $cells ->
        [0] 0 cubos
        [one] { $cells } cubo
        [many] { $cells } de cubos
       *[other] { $cells } cubos
      }
   *[square] { $cells ->
        [0] 0 quadrados
        [one] { $cells } quadrado
        [many] { $cells } de quadrados
       *[other] { $cells } quadrados
      }
  }
actions-label = Peça escolhida
action-turn = Rodar
action-flip = Virar
action-next = Seguinte
action-next-of = { $number } de { $count }
action-drop = Devolver
action-place = Colocar
action-plan = Planear
action-sending = A enviar…
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
type-what-tile = Ficha, e o seu lugar se houver vários
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
plan-rated = com classificação
plan-family = partida em família

## Jogadas, sugestões, conversa

tab-moves = Jogadas
tab-hints = Sugestões
tab-chat = Chat
moves-label = Jogadas até agora
moves-none = Ainda não há jogadas.
moves-steps = Percorrer a partida
moves-first = Primeira jogada
moves-back = Jogada anterior
moves-on = Jogada seguinte
moves-last = Última jogada
hint-ask = Mostrar uma jogada
hint-thinking = A pensar…
hint-move = Experimenta esta jogada:
chat-label = Chat
chat-empty = Ainda não há mensagens.
chat-is-off = O chat está desligado nesta mesa.
chat-write = Escreve uma mensagem
chat-send = Enviar
chat-mute = Silenciar
chat-muted = Já não vais ver as mensagens deste jogador.
chat-report = Denunciar
chat-reported = Denúncia enviada. Quem gere este servidor vai analisá-la.
chat-news = { $count ->
    [one] { $count } mensagem nova
    [many] { $count } de mensagens novas
   *[other] { $count } mensagens novas
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
phrase-again = Jogamos outra vez?
phrase-goodbye = Adeus

## O menu

menu-title = Menu
menu-undo = Desfazer a última jogada
menu-ask-undo = Pedir para desfazer uma jogada
menu-pause = Pausar
menu-ask-pause = Pedir uma pausa
menu-draw = Propor empate
menu-ask-draw = Propor empate
menu-abort = Cancelar a partida
menu-ask-abort = Pedir para cancelar a partida
menu-resume = Retomar
menu-stand = Sair da mesa
menu-resign = Desistir
menu-resign-sure = Desistir desta partida?
menu-play-on = Continuar a jogar
menu-carry = Continuar noutro dispositivo
menu-keys = Atalhos de teclado
menu-rules = Regras
switch-corners = Mostrar cantos abertos
switch-coordinates = Mostrar coordenadas
switch-patterns = Mostrar um padrão em cada cor
switch-confirm = Confirmar cada jogada
switch-tips = Mostrar dicas
carry-text = Lê este código QR com o outro dispositivo, ou escreve lá o código. Funciona uma vez, durante 5 minutos.
carry-picture = Código QR para continuar esta partida noutro dispositivo
carry-where = Escreve o código em { $address }
keys-title = Atalhos de teclado
keys-piece = escolher uma peça
keys-move = movê-la
keys-turn = rodá-la
keys-flip = virá-la ao contrário
keys-next = saltar para a próxima posição onde encaixa
keys-place = colocá-la
keys-back = voltar um passo atrás
keys-type = escrever uma jogada
keys-zen = mostrar só o tabuleiro e as peças
keys-help = mostrar esta lista

## Perguntar e responder

proposal-undo = { $name } quer desfazer uma jogada.
proposal-pause = { $name } pede uma pausa.
proposal-draw = { $name } propõe empate.
proposal-abort = { $name } quer cancelar a partida.
proposal-rematch = { $name } quer a desforra.
proposal-waits = À espera dos outros…
proposal-declined = { $name } recusou.
answer-yes = Aceitar
answer-no = Recusar
gone-text = { $name } saiu, mas o lugar fica guardado. Podes esperar, deixar o computador continuar, ou dar a partida como perdida para { $name }.
gone-wait = Esperar
gone-engine = Deixar jogar o computador
gone-result = Dar como perdida

## À mesa, antes e depois

over-rematch = Desforra
over-to-rematch = Ir para a desforra
over-result = Pontuação
over-review = Avaliar
result-aborted = A partida foi cancelada.
result-draw = Empate
result-you = Ganhaste
result-you-by = Ganhaste por { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
result-other = { $name } ganha
result-other-by = { $name } ganha por { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
task-own-start = Cobre o teu ponto de partida com uma peça.
task-start = Cobre um ponto de partida com uma peça.
task-anywhere = Escolhe uma peça e coloca-a onde quiseres.
task-corner = Escolhe uma peça e toca num dos teus cantos.
task-base = Escolhe uma peça e coloca-a na base.
task-join = Escolhe uma peça e coloca-a na base, ao lado de outra.
task-face = Escolhe uma peça e encosta-a à tua própria cor.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [0] 0 triângulos colocados
        [one] { $cells } triângulo colocado
        [many] { $cells } de triângulos colocados
       *[other] { $cells } triângulos colocados
      }
   *[square] { $cells ->
        [0] 0 quadrados colocados
        [one] { $cells } quadrado colocado
        [many] { $cells } de quadrados colocados
       *[other] { $cells } quadrados colocados
      }
  }
seat-placed-short = { $cells } no tabuleiro
seat-seen = vistos de cima: { $cells }
seat-seen-short = à vista: { $cells }
tray-more = Mais peças
tray-more-fit = Mais peças que encaixam
moves-show = Mostrar jogadas
type-what = Peça e { $shape ->
    [triangle] triângulo, ou todos os triângulos
    [cube] cubo, ou todos os cubos
   *[square] casa, ou todas as casas
  } que cobre
type-several = { $count ->
    [0] Há 0 jogadas assim.
    [one] Há { $count } jogada assim. Escolhe-a abaixo.
    [many] Há { $count } de jogadas assim. Escolhe uma.
   *[other] Há { $count } jogadas assim. Escolhe uma.
  }
type-illegal = { $piece } em { $cell }: { $reason }
said-lays = { $name } colocou { $piece } em { $cell }.
said-lays-you = Colocaste { $piece } em { $cell }.
said-lays-colour = { $name } colocou { $piece } em { $cell }, { $colour }.
said-lays-colour-you = Colocaste { $piece } em { $cell }, { $colour }.
said-lays-tile = { $name } colocou a ficha { $tile }.
said-lays-tile-you = Colocaste a ficha { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [0] 0 pontos.
    [one] { $points } ponto.
    [many] { $points } de pontos.
   *[other] { $points } pontos.
  }
said-opened = { $count ->
    [0] 0 novos cantos abertos: { $cells }.
    [one] { $count } novo canto aberto: { $cells }.
    [many] { $count } de novos cantos abertos: { $cells }.
   *[other] { $count } novos cantos abertos: { $cells }.
  }
said-opened-many = { $count ->
    [0] 0 novos cantos abertos, como { $cells }.
    [one] { $count } novo canto aberto, como { $cells }.
    [many] { $count } de novos cantos abertos, como { $cells }.
   *[other] { $count } novos cantos abertos, como { $cells }.
  }
said-opened-none = Nenhum novo canto aberto.
said-undone = A última jogada foi desfeita.

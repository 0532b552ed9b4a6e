status-loading = Carregando…
status-your-turn = Sua vez
status-sending = enviando…
status-planned = Sua próxima jogada está planejada.
status-can-plan = Escolha uma peça para planejar a próxima jogada.
status-plan-hint = Coloque-a onde você quer jogar em seguida.
status-fits = { $places ->
    [0] Agora não encaixa em nenhum lugar
    [one] Encaixa em { $places } posição
    [many] Encaixa em { $places } de posições
   *[other] Encaixa em { $places } posições
  }
status-lost = Reconectando…
status-lost-text = Sua partida está segura. Os relógios estão parados.
plan-fails = A jogada que você planejou já não é possível. Escolha outra.
notice-your-turn = Sua vez
said-out-you = Você não pode mais colocar peças.
seat-me = Você
seat-you = { $name } (você)
seat-chooses = está escolhendo uma cor
cell-corner = { $cell }, livre, um dos seus cantos
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
    [0] não encaixa em nenhum lugar
    [one] encaixa em { $places } posição
    [many] encaixa em { $places } de posições
   *[other] encaixa em { $places } posições
  }, tecla { $key }
action-turn = Girar
action-next = Próxima
action-plan = Planejar
action-sending = Enviando…
type-title = Digitar uma jogada
type-what-tile = Ficha, e o lugar dela se houver vários
plan-rated = ranqueada
moves-on = Próxima jogada
hint-thinking = Pensando…
hint-move = Tente esta jogada:
chat-write = Escreva uma mensagem
chat-muted = Você não verá mais as mensagens deste jogador.
chat-reported = Denúncia enviada. Quem administra este servidor vai analisá-la.
phrase-have-fun = Divirta-se
phrase-your-turn = Sua vez
phrase-oops = Opa
phrase-again = Jogamos de novo?
phrase-goodbye = Tchau
menu-play-on = Continuar jogando
menu-carry = Continuar em outro dispositivo
carry-text = Leia este código QR com o outro dispositivo, ou digite o código nele. Funciona uma vez, por 5 minutos.
carry-picture = Código QR para continuar esta partida em outro dispositivo
carry-where = Digite o código em { $address }
keys-turn = girá-la
keys-flip = virá-la
keys-next = pular para a próxima posição onde ela encaixa
keys-back = voltar um passo
keys-type = digitar uma jogada
proposal-rematch = { $name } quer a revanche.
gone-engine = Deixar o computador jogar
over-rematch = Revanche
over-to-rematch = Ir para a revanche
result-you = Você ganhou
result-you-by = Você ganhou por { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
result-other = { $name } ganhou
result-other-by = { $name } ganhou por { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
task-own-start = Cubra o seu ponto de partida com uma peça.
task-start = Cubra um ponto de partida com uma peça.
task-anywhere = Escolha uma peça e coloque-a onde quiser.
task-corner = Escolha uma peça e toque em um dos seus cantos.
task-base = Escolha uma peça e coloque-a na base.
task-join = Escolha uma peça e coloque-a na base, ao lado de outra.
task-face = Escolha uma peça e encoste-a na sua própria cor.
type-several = { $count ->
    [0] Há 0 jogadas assim.
    [one] Há { $count } jogada assim. Escolha-a abaixo.
    [many] Há { $count } de jogadas assim. Escolha uma.
   *[other] Há { $count } jogadas assim. Escolha uma.
  }
said-lays-you = Você colocou { $piece } em { $cell }.
said-lays-colour-you = Você colocou { $piece } em { $cell }, { $colour }.
said-lays-tile-you = Você colocou a ficha { $tile }.
status-waiting = Esperando jogadores
proposal-waits = Esperando os outros…
gone-text = { $name } saiu, mas o lugar fica reservado. Você pode esperar, deixar o computador continuar, ou dar a partida como perdida para { $name }.
status-watching = Você está assistindo.
opening-both = Coloque a primeira peça das duas cores. Depois, o outro jogador escolhe uma cor.
opening-choose = Escolha sua cor. A próxima a jogar: { $colour }.
handover-title = Passe a tela para { $name }
handover-show = Mostrar minhas fichas
chat-is-off = O chat está desativado nesta mesa.

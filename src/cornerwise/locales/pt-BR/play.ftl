status-your-turn = Sua vez
status-sending = enviando
status-planned = Sua jogada está planejada.
status-can-plan = Pegue uma peça para planejar sua próxima jogada.
status-plan-hint = Coloque-a onde você a quer em seguida.
status-fits = { $places ->
    [0] Agora não encaixa em nenhum lugar
    [one] Encaixa em { $places } posição
    [many] Encaixa em { $places } de posições
   *[other] Encaixa em { $places } posições
  }
status-lost = Reconectando
plan-fails = A jogada que você planejou já não é possível.
notice-your-turn = Sua vez
seat-me = Você
seat-you = { $name } (você)
cell-corner = { $cell }, livre, canto seu
actions-label = A peça na sua mão
action-turn = Girar
action-next = Próxima
action-drop = Soltar
action-sending = Enviando
type-title = Digitar uma jogada
plan-family = partida em família
hint-ask = Mostrar uma jogada
hint-thinking = Pensando
chat-write = Escreva alguma coisa
chat-muted = Você não vai ver o que este jogador diz.
phrase-have-fun = Divirta-se
phrase-your-turn = Sua vez
phrase-oops = Opa
phrase-goodbye = Tchau
menu-carry = Continuar em outro dispositivo
carry-text = Aponte a câmera do outro dispositivo para esta imagem, ou digite lá o código. Vale por cinco minutos, uma só vez.
carry-where = Digite em { $address }
keys-piece = pegar uma peça
keys-turn = girá-la
keys-type = digitar uma jogada
proposal-rematch = { $name } gostaria de jogar de novo.
gone-engine = Deixar o computador jogar
gone-result = Reivindicar o resultado
over-rematch = Jogar de novo
result-you = Você ganhou
result-you-by = Você ganhou por { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
  }
status-waiting = Esperando jogadores
proposal-waits = Esperando os outros.
status-watching = Você está assistindo.
opening-both = Coloque a primeira peça das duas cores. Depois o outro jogador escolhe uma.
opening-choose = Escolha sua cor. Em seguida joga: { $colour }.
handover-title = Passe a tela para { $name }
handover-show = Mostrar minhas fichas

start-hero = Coloque suas peças, canto com canto.
sort-usual = Ordem padrão
start-live = Ao vivo
start-sample = Assistir a uma partida
start-waiting = Sua vez
start-running = Suas partidas
start-all-mine = Todas as suas partidas
start-puzzles-about = Encontre a única melhor jogada
start-designs-about = Crie suas próprias imagens
start-games-about = Partidas em andamento e terminadas
mode-friends-about = convide com um link
mode-screen = Uma só tela
mode-screen-about = compartilhe este dispositivo
mode-screen-title = Jogar em uma só tela
lobby-anyone-clock = Você vai jogar com alguém que escolheu o mesmo relógio.
lobby-your-turn = Sua vez
lobby-your-turn-left = Sua vez. Tempo restante: { $time }
lobby-running = Em andamento
lobby-ended-won = Você ganhou, { $ago }
lobby-ended-lost = Você perdeu, { $ago }
setup-clock-kind = Controle de tempo
setup-clock-increment = Segundos somados após cada jogada
setup-table = Configurações da mesa
setup-family-about = Sugestões para todos e sem chat. Adicione um handicap para dar a crianças e iniciantes uma chance justa.
setup-rated = Ranqueada
setup-rated-account = Entre na sua conta para jogar partidas ranqueadas. Todos na mesa precisam de uma conta.
setup-handicap-about = Os jogadores mais fortes começam sem algumas das suas peças maiores. Partidas com handicap não são ranqueadas.
setup-clash = Estas opções não são compatíveis. Mude uma delas.
setup-clash-heights = Não é possível jogar neste tabuleiro. Ligue todas as casas e use de 2 a 512 cubos.
heights-about = Escolha uma altura e toque nas casas ou arraste sobre elas. 0 faz um buraco.
heights-board = Seu tabuleiro
heights-columns-more = Adicionar uma coluna
heights-rows = Fileiras
heights-rows-count = { $count ->
    [0] 0 fileiras
    [one] { $count } fileira
    [many] { $count } de fileiras
   *[other] { $count } fileiras
  }
heights-rows-fewer = Retirar uma fileira
heights-rows-more = Adicionar uma fileira
setup-seat-beside-me = Outra pessoa nesta tela
setup-seat-with = em equipe com o jogador { $seats }
copy-failed = Não foi possível copiar. Selecione o texto e copie-o você mesmo.
invite-share = Compartilhar
invite-message = Venha jogar { $game } comigo.
join-title = Entrar em uma partida de { $game }
join-there = Já estão aqui: { $names }.
join-nobody = Ninguém entrou ainda.
join-which = Escolha um lugar
join-full-text = { $count ->
    [one] O lugar está ocupado.
    [many] Os { $count } de lugares estão ocupados.
   *[other] Os { $count } lugares estão ocupados.
  } Você pode assistir, ou abrir sua própria mesa com as mesmas regras.
join-watch = Assistir a esta partida
games-title = Suas partidas
games-running = Em andamento
games-empty-text = As partidas que você começar ou em que entrar aparecem aqui. Elas ficam salvas neste dispositivo, mesmo sem conta.
games-export = Baixar suas partidas
games-export-about = Todas as suas partidas em um só arquivo, para guardar ou abrir em outros programas.
watch-playing = Em andamento
watch-empty = Nenhuma partida pública no momento
watch-empty-text = Abra uma mesa pública para que outros possam entrar. As partidas que você compartilha por link continuam privadas.
players-empty = Ninguém tem classificação em { $game } ainda
players-empty-text = Jogue uma partida ranqueada e seja o primeiro da lista.
error-match-bad-plan = Estas opções não são compatíveis. Mude uma delas.
error-match-seat-taken = Outra pessoa acabou de ocupar esse lugar. Escolha outro.
start-what = Sete jogos de tabuleiro para uma a seis pessoas: coloque peças na sua vez, conquiste espaço e deixe os outros sem lugar.
start-free = Jogue contra o computador, com amigos ou com quem estiver online. Grátis. Sem conta, sem anúncios.
join-invites = { $name } convida você para jogar { $game }
join-rule = Cada peça deve tocar em outra da sua cor por um canto, nunca ao longo de um lado. Cubra o máximo do tabuleiro que puder.
join-rule-rumis = Cada peça deve tocar em outra peça da sua cor. Você ganha um ponto por casa da sua cor vista de cima.
join-rule-triominos = Os números que se encontram devem ser iguais. Os números das fichas que você coloca são os seus pontos.
search-title = { $count ->
    [one] Procurando um adversário
    [many] Procurando mais { $count } de jogadores
   *[other] Procurando mais { $count } jogadores
  }
search-time = Procurando há: { $time }
search-nobody = No momento, mais ninguém procura uma partida.
search-meanwhile = Jogar contra o computador enquanto isso
search-meanwhile-about = A procura continua. Avisaremos quando alguém entrar.
search-goes-on = Ainda procurando uma partida de { $game }
search-found = Sua partida de { $game } pode começar. Alguém entrou.
watch-waiting = Esperando jogadores
setup-listed-about = Qualquer pessoa pode encontrar esta mesa e entrar. Se estiver desligado, é preciso o link.
start-watch-about = Partidas ao vivo e replays
start-tournaments-about = Participe de um ou organize o seu

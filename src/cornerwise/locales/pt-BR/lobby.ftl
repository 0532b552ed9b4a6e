start-live = Ao vivo
start-sample = Veja o que os outros jogam
start-waiting = À sua espera
start-running = Suas partidas
start-all-mine = Todas as suas partidas
start-puzzles-about = Colocar todas as peças, sem adversário
start-games-about = Em andamento e terminadas
mode-anyone-about = quem está aqui agora
mode-screen = Uma só tela
mode-screen-title = Em volta de uma tela
lobby-anyone-clock = Você encontra quem escolheu o mesmo relógio.
lobby-your-turn = Sua vez
lobby-your-turn-left = Sua vez, ainda com { $time }
lobby-running = Em andamento
lobby-ended-won = Você ganhou, { $ago }
lobby-ended-lost = Você perdeu, { $ago }
setup-family-about = Sugestões para todos e sem chat. Crianças e iniciantes podem ter uma vantagem.
setup-seat-beside-me = Alguém nesta tela
setup-seat-with = junto com o lugar { $seats }
copy-failed = Copie à mão, por favor
invite-share = Compartilhar
invite-camera = Para uma câmera
invite-camera-about = O link para esta mesa, para ler com uma câmera
invite-message = Jogue { $game } comigo.
join-there = Na mesa: { $names }.
join-full-text = { $count ->
    [one] O lugar está ocupado.
    [many] Os { $count } de lugares estão ocupados.
   *[other] Os { $count } lugares estão ocupados.
  } Você pode assistir, ou abrir uma mesa sua com as mesmas regras.
join-watch = Assistir a esta partida
games-title = Suas partidas
games-running = Em andamento
games-empty-text = As partidas que você começa ou em que entra aparecem aqui. Ficam neste dispositivo, mesmo sem conta.
games-export = Levar com você
games-export-about = Todas as suas partidas em um arquivo, para outros programas ou para mais tarde.
watch-playing = Em andamento
watch-empty-text = Abra uma mesa pública e talvez alguém se junte a você. As partidas por link são privadas.
watch-waiting = Esperando jogadores
setup-listed-about = Qualquer pessoa pode encontrar a mesa e se sentar. Caso contrário, só quem tiver o link.

## Assistir a partidas, e o ecrã para clubes e feiras

watch-featured = As melhores partidas do momento
watch-finished = Terminadas há pouco
watch-none-now = De momento ninguém joga uma partida pública.
watch-none-fits = De momento nenhuma partida corresponde a estes filtros.
watch-lost = Ligação perdida. A ligar de novo…
watch-viewers = { $count ->
    [0] 0 espectadores
    [one] { $count } espectador
    [many] { $count } de espectadores
   *[other] { $count } espectadores
  }
watch-see-all = { $count ->
    [0] Assistir
    [one] Assistir a { $count } partida
    [many] Assistir a { $count } de partidas
   *[other] Assistir a { $count } partidas
  }
watch-join = Entrar
watch-speed = Relógio
watch-speed-any = Qualquer relógio
watch-speed-clock = Com relógio
watch-speed-none = Sem relógio
watch-speed-days = Dias por jogada
watch-rated-only = Só partidas com classificação

## Seguir um jogador de partida em partida

watch-follow = Seguir { $name }
watch-following = A seguir { $name }
watch-unfollow = Deixar de seguir
watch-nothing-yet = De momento { $name } não está a jogar uma partida pública. A próxima aparecerá aqui.
watch-next-soon = Esta partida acabou. A próxima partida de { $name } aparecerá aqui.

## Torneios em que se pode participar

watch-tournaments = Torneios que começam em breve
watch-all-tournaments = Todos os torneios
watch-no-tournaments = De momento não há torneios com inscrições abertas.

## O ecrã para clubes e feiras

watch-tv = Modo TV
watch-kind-live = Em direto
watch-kind-replay = Repetição
watch-kind-computer = Partida do computador
watch-won = Vitória: { $names }
watch-drawn = Empate
watch-play-too = Joga tu também
watch-code = Código QR com o endereço deste site
watch-full = Ecrã inteiro
watch-leave-tv = Sair do modo TV

## Partilhar uma partida, e a sua folha de pontuação em papel

share-embed = Copiar código de incorporação
share-animation = Imagem animada
share-animation-about = a partida inteira em WebP
share-sheet = Folha de pontuação
share-sheet-about = para imprimir: tabuleiro, pontos e jogadas
paper-title = Folha de pontuação
paper-print = Imprimir
paper-back = Voltar ao resultado
paper-player = Jogador
paper-points = Pontos
paper-moves = Jogadas

## Perfis

profile-since = Joga desde { $date }
profile-you = Os outros também veem esta página, mas não as tuas partidas privadas.
profile-settings = Mudar o que os outros veem
profile-hidden-others = Só tu vês isto.
profile-private = Este jogador mantém privadas as classificações e as partidas.
profile-unknown = Esse jogador não existe
profile-unknown-text = Ninguém aqui tem esse nome de utilizador, ou o perfil é privado.
profile-of = Ver o perfil de { $name }

## Classificações

profile-ratings = Classificações
profile-ratings-about = Um ponto de interrogação significa que a classificação ainda é incerta. O número depois de ± mostra a margem de erro.
profile-no-ratings = Ainda não há partidas com classificação.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Provisória
profile-provisional-about = Um ponto de interrogação significa que a classificação é provisória: com mais partidas, fica mais exata.
# How strong somebody is, compared with the computer.
profile-level = Por volta do nível { $level }
profile-level-column = Nível
profile-rated-games =
    { $count ->
        [0] 0 partidas com classificação
        [one] { $count } partida com classificação
        [many] { $count } de partidas com classificação
       *[other] { $count } partidas com classificação
    }
profile-chart = Classificação em { $game }
profile-chart-about = A classificação após cada partida com classificação. A faixa mostra a margem de erro; as linhas tracejadas, a força do computador em cada nível.
profile-chart-table = Mostrar como tabela
profile-chart-level = Nível { $level }
profile-date = Data
profile-puzzles = Problemas
profile-puzzles-solved = Resolvidos: { $solved } de { $tried }

## Resultados

profile-results = Resultados
profile-all-games = Todos os jogos
profile-won = Ganhas
profile-drawn = Empatadas
profile-lost = Perdidas
profile-tally = Ganhas: { $won }, empatadas: { $drawn }, perdidas: { $lost }
profile-opponents = Por adversário
profile-opponent = Adversário
profile-others = Outros jogadores
profile-colours = Por cor
profile-pieces = Primeiras peças favoritas
profile-recent = Partidas recentes
profile-ended-won = { $name } ganhou, { $ago }
profile-ended-lost = { $name } perdeu, { $ago }
profile-ended-drawn = Empate, { $ago }
profile-ended-played = Terminada { $ago }
profile-empty-text = As partidas terminadas aparecem aqui.
profile-export = Descarregar as tuas partidas
profile-export-about = Todas as tuas partidas num só ficheiro, para guardar ou abrir noutros programas.

## Privacidade

privacy-title = Privacidade
privacy-about = O teu perfil mostra o teu nome de utilizador, as tuas classificações e as tuas partidas públicas. Tu decides o que os outros veem.
privacy-open = Ver o teu perfil
privacy-profile = Esconder o perfil
privacy-profile-about = Ninguém pode abrir o teu perfil e não apareces na lista de jogadores.
privacy-ratings = Esconder as classificações
privacy-ratings-about = As tuas classificações não aparecem no teu perfil nem na lista de jogadores.
privacy-games = Esconder as partidas
privacy-games-about = As tuas partidas e resultados não aparecem no teu perfil, e o teu nome nas partidas não leva ao perfil.

## Links para perfis noutros sites

profile-card = Joga aqui jogos do tipo Blokus e Triominos.
profile-card-rated = Melhor classificação: { $game }, { $rating }

## Recusas

refused-no-such-player = esse jogador não existe

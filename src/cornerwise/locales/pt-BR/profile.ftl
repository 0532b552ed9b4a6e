profile-you = Os outros também veem esta página, mas não suas partidas privadas.
profile-settings = Alterar o que os outros veem
profile-unknown-text = Ninguém aqui tem esse nome de usuário, ou o perfil é privado.
profile-no-ratings = Nenhuma partida ranqueada ainda.
profile-provisional-about = Um ponto de interrogação significa que a classificação é provisória: com mais partidas ranqueadas, ela fica mais exata.
profile-rated-games =
    { $count ->
        [0] 0 partidas ranqueadas
        [one] { $count } partida ranqueada
        [many] { $count } de partidas ranqueadas
       *[other] { $count } partidas ranqueadas
    }
profile-chart-about = A classificação após cada partida ranqueada. A faixa mostra a margem de erro; as linhas tracejadas, a força do computador em cada nível.
profile-won = Vitórias
profile-drawn = Empates
profile-lost = Derrotas
profile-tally = Vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }
profile-export = Baixar suas partidas
profile-export-about = Todas as suas partidas em um só arquivo, para guardar ou abrir em outros programas.
privacy-about = Seu perfil mostra seu nome de usuário, suas classificações e suas partidas públicas. Você decide o que os outros veem.
privacy-open = Ver seu perfil
privacy-profile = Ocultar o perfil
privacy-profile-about = Ninguém pode abrir seu perfil e você não aparece na lista de jogadores.
privacy-ratings = Ocultar as classificações
privacy-ratings-about = Suas classificações não aparecem no seu perfil nem na lista de jogadores.
privacy-games = Ocultar as partidas
privacy-games-about = Suas partidas e resultados não aparecem no seu perfil, e seu nome nas partidas não leva ao perfil.
profile-hidden-others = Só você vê isto.

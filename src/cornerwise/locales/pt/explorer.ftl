## O explorador de aberturas: que jogadas foram feitas numa posição e como acabaram essas partidas

explorer-title = Explorador de aberturas
# Which games are looked up: those of the next three messages
explorer-source = Que partidas
explorer-source-engine = Partidas do computador
explorer-source-server = Partidas públicas
explorer-source-mine = As minhas partidas
explorer-source-engine-text = Partidas que o computador jogou contra si próprio.
explorer-source-server-text = Partidas públicas terminadas neste servidor.
explorer-source-mine-text = As tuas partidas terminadas neste servidor.
error-explorer-preparing = As partidas do computador ainda estão a ser preparadas. Vão aparecer aqui sozinhas daqui a alguns minutos.
# How many games had the position that is shown
explorer-games = { $count ->
    [0] Nenhuma partida chegou a esta posição
    [one] { $count } partida chegou a esta posição
    [many] { $count } de partidas chegaram a esta posição
   *[other] { $count } partidas chegaram a esta posição
}
explorer-moves = Jogadas feitas aqui
# Columns of the table
explorer-column-move = Jogada
explorer-column-games = Partidas
# The share of wins of whoever made the move
explorer-column-won = Ganhas
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Pontos de avanço
explorer-column-engine = Computador
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Jogar { $move }
explorer-last = Última partida com { $move }
explorer-none = Não há partidas aqui
explorer-none-text = Ninguém chegou a esta posição nestas partidas. Recua uma jogada ou procura noutras partidas.
explorer-deep = O explorador abrange as primeiras { $count } jogadas de cada partida.
explorer-none-mine = Nenhuma das tuas partidas terminadas neste servidor chegou a esta posição.
explorer-over = A partida acabou. Recua para ver que jogadas foram feitas.
explorer-engine-on = Analisar
explorer-more = São mostradas as { $count } jogadas mais frequentes.
explorer-flat-only = O explorador de aberturas só abrange partidas em tabuleiros planos.

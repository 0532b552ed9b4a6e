## El explorador de aperturas: qué jugadas se hicieron en una posición y cómo acabaron esas partidas

explorer-title = Explorador de aperturas
# Which games are looked up: those of the next three messages
explorer-source = Qué partidas
explorer-source-engine = Partidas del ordenador
explorer-source-server = Partidas públicas
explorer-source-mine = Mis partidas
explorer-source-engine-text = Partidas que el ordenador jugó contra sí mismo.
explorer-source-server-text = Partidas públicas terminadas en este servidor.
explorer-source-mine-text = Tus partidas terminadas en este servidor.
error-explorer-preparing = Las partidas del ordenador aún se están preparando. Aparecerán aquí solas en unos minutos.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } partida llegó a esta posición
    [many] { $count } de partidas llegaron a esta posición
   *[other] { $count } partidas llegaron a esta posición
}
explorer-moves = Jugadas hechas aquí
# Columns of the table
explorer-column-move = Jugada
explorer-column-games = Partidas
# The share of wins of whoever made the move
explorer-column-won = Ganadas
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Puntos de ventaja
explorer-column-engine = Ordenador
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Jugar { $move }
explorer-last = Última partida con { $move }
explorer-none = Aquí no hay partidas
explorer-none-text = Nadie ha llegado a esta posición en estas partidas. Retrocede una jugada o busca en otras partidas.
explorer-deep = El explorador abarca las primeras { $count } jugadas de cada partida.
explorer-none-mine = Ninguna de tus partidas terminadas en este servidor llegó a esta posición.
explorer-over = La partida ha terminado. Retrocede para ver qué jugadas se hicieron.
explorer-engine-on = Analizar
explorer-more = Se muestran las { $count } jugadas más frecuentes.
explorer-flat-only = El explorador de aperturas solo abarca partidas en tableros planos.

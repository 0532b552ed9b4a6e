explorer-source-engine = Partidas de la computadora
explorer-column-engine = Computadora
explorer-engine-on = Analizar
explorer-source-engine-text = Partidas que la computadora jugó contra sí misma.
explorer-none-text = Nadie llegó a esta posición en estas partidas. Retrocede una jugada o busca en otras partidas.
explorer-over = La partida terminó. Retrocede para ver qué jugadas se hicieron.
error-explorer-preparing = Las partidas de la computadora aún se están preparando. Aparecerán aquí solas en unos minutos.

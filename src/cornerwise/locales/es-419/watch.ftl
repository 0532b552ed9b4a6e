watch-lost = Se perdió la conexión. Reconectando…
watch-next-soon = Esta partida terminó. La próxima de { $name } aparecerá aquí.
watch-kind-live = En vivo
watch-kind-computer = Partida de la computadora
share-sheet = Hoja de puntaje
paper-title = Hoja de puntaje

cli-play-about = Se juega en la terminal, con la computadora o en un mismo teclado. ? muestra las teclas.
cli-play-levels = la computadora en ese nivel; 3 es amable, 9 el más fuerte
cli-play-greedy = la computadora coloca una de las piezas más grandes, o la ficha que más puntúa
cli-play-random = la computadora hace cualquier jugada permitida
cli-play-needs-terminal = play necesita una terminal
cli-play-needs-textual = el juego en la terminal necesita Textual: { $install }
cli-bot-failed = el programa falló: { $problem }
cli-serve-environment = Cada opción de configuración puede venir también del entorno: CORNERWISE_PORT=80. docs/operating.md las explica.

cli-play-about = Se juega en la terminal, contra la computadora o con otros en un mismo teclado. Presiona ? para ver las teclas.
cli-play-levels = la computadora en ese nivel; 3 es fácil, 9 es el más fuerte
cli-play-greedy = la computadora coloca una de las piezas más grandes, o la ficha que más puntúa
cli-play-random = la computadora hace cualquier jugada permitida
cli-play-redirected = play necesita una terminal, y esto está redirigido: { $streams }
cli-play-needs-textual = el juego en la terminal necesita Textual: { $install }
cli-bot-failed = el programa falló: { $problem }

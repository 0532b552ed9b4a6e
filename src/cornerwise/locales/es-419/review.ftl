result-by-resigned = Los demás se rindieron.
result-by-time = Los demás se quedaron sin tiempo.
result-by-left = Los demás dejaron la partida.
result-by-draw = Los jugadores acordaron un empate.
result-solo-short = No se colocaron todas las piezas
result-you-resigned = Te rendiste.
result-you-time = Se te acabó el tiempo.
result-you-left = Dejaste la partida.
sum-nobody-text = Todos lo colocaron por turnos. No cuenta.
review-about = Pega una partida. La computadora muestra cómo fue, qué valía cada jugada y qué habría sido mejor.
review-progress = { $done ->
    [0] Analizando la partida…
   *[other] Análisis: { $done } de { $total } jugadas
  }
review-was-best = La computadora no encontró nada mejor.
editor-over = Partida terminada
editor-computer = Que juegue la computadora
result-all-placed = { $colour } colocó todas las piezas.

result-by-resigned = Los demás se rindieron.
result-by-time = Los demás se quedaron sin tiempo.
result-by-left = Los demás dejaron la mesa.
result-you-resigned = Te rendiste.
result-you-time = Se te acabó el tiempo.
result-you-left = Dejaste la mesa.
result-by-draw = Los jugadores lo acordaron.
result-solo-short = No todas las piezas encontraron lugar
sum-nobody-text = Todos lo colocaron por turnos. No cuenta.
review-about = Pega una partida y la computadora dice cómo fue, qué valía cada jugada y qué habría sido mejor.
review-progress = { $done ->
    [0] La computadora mira la partida
   *[other] Jugadas vistas: { $done } de { $total }
  }
review-was-best = La computadora no encontró nada mejor.
editor-over = La partida terminó
editor-computer = Juega la computadora
editor-found = Lo que haría la computadora

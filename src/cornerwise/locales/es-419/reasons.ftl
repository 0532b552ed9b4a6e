why-game-over = La partida terminó
why-drawn-enough = En este turno ya tomaste { $most } fichas
why-time-up = Se acabó el tiempo
why-deal-over = La ronda terminó
why-match-over = La partida terminó
why-nothing-to-undo = No se cambió nada

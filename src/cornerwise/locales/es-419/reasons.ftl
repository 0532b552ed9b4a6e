why-game-over = La partida terminó
why-time-up = Se acabó el tiempo
why-deal-over = La ronda terminó
why-match-over = La partida terminó
why-nothing-to-undo = No se cambió nada

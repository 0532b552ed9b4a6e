why-game-over = La partida terminó
why-time-up = Se te acabó el tiempo
why-deal-over = La ronda terminó
why-match-over = La partida terminó

learn-show = Muéstrame
learn-over-text = Juega una partida contra la computadora o consulta los detalles en las reglas.

learn-show = Muéstrame
learn-over-text = Juega una partida contra la computadora o consulta los detalles en las reglas.
coach-place-piece = Aquí encaja. Presiona «Colocar» para hacer tu jugada.
coach-place-tile = Aquí encaja. Presiona «Colocar» para hacer tu jugada.

## Los juegos en solitario

solo-title = Solitario
solo-lead = Juegos para una persona: coloca los cuatro colores sin que sobre ninguna pieza. Donde lo dejes, puedes seguir.
solo-about-classic-solo = 84 piezas en 20 por 20 casillas. Cada color se toca a sí mismo solo por las esquinas, y al final no sobra nada.
solo-about-trigon-solo = 88 piezas en un hexágono de triángulos. Cada color se toca a sí mismo solo por las esquinas, y al final no sobra nada.
solo-begin = Empezar
solo-continue = Seguir
solo-look = Mirarlo
solo-best = Tu récord: { $best }
solo-progress = Avance
solo-placed = { $placed } de { $total } piezas
solo-of = { $placed } de { $total }
solo-left = { $left ->
    [one] queda { $left }
    [many] quedan { $left }
   *[other] quedan { $left }
  }
solo-prospect-yes = Todavía se puede completar
solo-prospect-no = Ya no se puede completar
solo-prospect-unknown = Aún no se sabe si se puede completar
solo-searching = Buscando un camino hasta el final
solo-complete = Las { $total } piezas están colocadas
solo-complete-text = No sobra nada. El solitario está resuelto.
solo-stuck = Ya no encaja ninguna pieza
solo-stuck-text = Deshaz algunas jugadas o empieza de nuevo.
solo-undo = Deshacer
solo-hint = Pista
solo-hint-way = Esta jugada es parte de un camino hasta el final.
solo-restart = Empezar de nuevo
solo-restart-sure = ¿Quitar todas las piezas del tablero?
solo-again = Empezar de nuevo

## Diseños

design-lead = Compón imágenes con cualquier pieza y color, sin reglas. Guárdalas y compártelas.

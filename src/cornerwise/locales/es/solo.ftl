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
design-mine = Tus diseños
design-new = Un diseño nuevo
design-untitled = Sin título
design-name = Nombre
design-board-classic = 20 por 20 casillas, 21 piezas
design-board-duo = 14 por 14 casillas, 21 piezas
design-board-polyomino-8 = 8 por 8 casillas, 9 piezas
design-board-polyomino-12 = 12 por 12 casillas, 9 piezas
design-board-polyomino-hexa = 20 por 20 casillas, 56 piezas
design-board-trigon = El hexágono grande, 22 piezas
design-board-trigon-3 = El hexágono pequeño, 22 piezas
design-pieces = { $count ->
    [0] Aún no hay nada colocado
    [one] { $count } pieza
    [many] { $count } de piezas
   *[other] { $count } piezas
  }
design-colour = Color
design-first = Elige un color y toma una pieza.
design-put = Ponla en el tablero.
design-how = Toma una pieza de arriba, tantas veces como quieras. Sujeta una del tablero para moverla, girarla, cambiarle el color o quitarla.
design-lifted = Muévela, elige otro color o quítala.
design-taken = Ahí hay otra pieza
design-remove = Quitar esta pieza
design-clear = Vaciar el tablero
design-forget = Borrar este diseño
design-forget-sure = ¿Borrarlo para siempre?
design-keep = Conservarlo
design-share = Compartir
design-link = Enlace
design-link-about = El enlace contiene todo el diseño. Quien lo abra puede seguir con una copia.
design-copy = Copiar el enlace
design-send = Enviar
design-files-about = O como archivo:
design-file-png = Imagen (PNG)
design-file-svg = Dibujo (SVG)
design-file-json = Datos (JSON)
design-damaged = Este diseño no se puede abrir
design-damaged-text = Puede que el enlace esté cortado o que el diseño se haya borrado en este navegador.

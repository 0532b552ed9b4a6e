## Los juegos en solitario

solo-title = Solitario
solo-lead = Juegos para una persona: coloca los cuatro colores hasta que no quede ninguna pieza. Puedes parar y continuar cuando quieras.
solo-about-classic-solo = 84 piezas en 20 × 20 casillas. Las piezas del mismo color solo pueden tocarse por las esquinas. ¿Puedes colocarlas todas?
solo-about-trigon-solo = 88 piezas en un hexágono de triángulos. Las piezas del mismo color solo pueden tocarse por las esquinas. ¿Puedes colocarlas todas?
solo-begin = Empezar
solo-continue = Continuar
solo-look = Ver
solo-best = Tu récord: { $best }
solo-progress = Avance
solo-placed = { $placed } de { $total } piezas
solo-of = { $placed } de { $total }
solo-left = { $left ->
    [one] queda { $left }
    [many] quedan { $left }
   *[other] quedan { $left }
  }
solo-prospect-yes = Todavía tiene solución
solo-prospect-no = Ya no tiene solución
solo-prospect-unknown = Aún no se sabe si tiene solución
solo-searching = Buscando una solución…
solo-complete = Las { $total } piezas están colocadas
solo-complete-text = Has resuelto el puzle.
solo-stuck = Ya no encaja ninguna pieza
solo-stuck-text = Deshaz algunas jugadas o empieza de nuevo.
solo-undo = Deshacer
solo-hint = Mostrar una pista
solo-hint-way = Esta jugada es parte de una solución.
solo-restart = Empezar de nuevo
solo-restart-sure = ¿Quitar todas las piezas y empezar de nuevo?
solo-again = Empezar de nuevo

## Diseños

design-lead = Crea imágenes con cualquier pieza y color. No hay reglas. Guarda tus diseños y compártelos.
design-mine = Tus diseños
design-new = Nuevo diseño
design-untitled = Sin título
design-name = Nombre
design-board-classic = 20 × 20 casillas, 21 piezas
design-board-duo = 14 × 14 casillas, 21 piezas
design-board-polyomino-8 = 8 × 8 casillas, 9 piezas
design-board-polyomino-12 = 12 × 12 casillas, 9 piezas
design-board-polyomino-hexa = 20 × 20 casillas, 56 piezas
design-board-trigon = Hexágono grande, 22 piezas
design-board-trigon-3 = Hexágono pequeño, 22 piezas
design-pieces = { $count ->
    [0] Aún no hay piezas
    [one] { $count } pieza
    [many] { $count } de piezas
   *[other] { $count } piezas
  }
design-colour = Color
design-first = Elige un color y toma una pieza.
design-put = Ponla en el tablero.
design-how = Toma una pieza de arriba, tantas veces como quieras. Elige una del tablero para moverla, girarla, cambiarle el color o quitarla.
design-lifted = Muévela, elige otro color o quítala.
design-taken = Aquí hay otra pieza
design-remove = Quitar esta pieza
design-clear = Vaciar el tablero
design-forget = Borrar este diseño
design-forget-sure = ¿Eliminarlo definitivamente?
design-keep = Conservarlo
design-share = Compartir
design-link = Enlace
design-link-about = El enlace contiene todo el diseño. Quien lo abra puede seguir con una copia.
design-copy = Copiar enlace
design-send = Enviar
design-files-about = O descarga un archivo:
design-file-png = Imagen (PNG)
design-file-svg = Dibujo (SVG)
design-file-json = Datos (JSON)
design-damaged = Este diseño no se puede abrir
design-damaged-text = Puede que el enlace esté incompleto o que el diseño se haya eliminado en este navegador.

## El resultado

result-page = Resultado
result-open = La partida sigue
result-by-resigned = Los demás se han rendido.
result-by-time = Los demás se han quedado sin tiempo.
result-by-left = Los demás han dejado la mesa.
result-you-resigned = Te has rendido.
result-you-time = Se te ha acabado el tiempo.
result-you-left = Has dejado la mesa.
result-dropped = { $name }: { $how }
result-by-draw = Los jugadores lo han acordado.
result-all-placed = { $colour }: todas las piezas están en el tablero.
result-solo-done = Todas las piezas están en el tablero
result-solo-short = No todas las piezas han encontrado lugar
over-replay = Reproducir

## La cuenta de cada asiento

sum-won = victoria
sum-deal = Ronda { $deal }
sum-together = Junto con el compañero
sum-nobody = El color de nadie
sum-nobody-text = Todos lo han colocado por turnos. No cuenta.
sheet-left = Sobra la pieza { $piece }{ $count ->
    [one] {""}
    [many] , { $count } veces
   *[other] , { $count } veces
  }
sheet-cells-placed = { $count ->
    [one] { $count } casilla cubierta
    [many] { $count } de casillas cubiertas
   *[other] { $count } casillas cubiertas
  }
sheet-pieces-placed = { $count ->
    [one] { $count } pieza colocada
    [many] { $count } de piezas colocadas
   *[other] { $count } piezas colocadas
  }
sheet-seen = { $count ->
    [one] { $count } casilla vista desde arriba
    [many] { $count } de casillas vistas desde arriba
   *[other] { $count } casillas vistas desde arriba
  }
sheet-all-placed = Todas las piezas colocadas
sheet-single-last = La pieza de una casilla, la última
sheet-tile = { $count ->
    [one] { $count } ficha colocada
    [many] { $count } de fichas colocadas
   *[other] { $count } fichas colocadas
  }
sheet-bridge = { $count ->
    [one] { $count } puente
    [many] { $count } de puentes
   *[other] { $count } puentes
  }
sheet-hexagon = { $count ->
    [one] { $count } hexágono cerrado
    [many] { $count } de hexágonos cerrados
   *[other] { $count } hexágonos cerrados
  }
sheet-opening-triple = Inicio con tres números iguales
sheet-opening-zero = Inicio con tres ceros
sheet-out = Última ficha colocada
sheet-draw = { $count ->
    [one] { $count } ficha robada
    [many] { $count } de fichas robadas
   *[other] { $count } fichas robadas
  }
sheet-third-draw = { $count ->
    [one] Una tercera ficha que no encajaba
    [many] { $count } de terceras fichas que no encajaban
   *[other] { $count } terceras fichas que no encajaban
  }
sheet-hands = Fichas que quedan en las manos

## El análisis

review-title = Análisis
review-about = Pega una partida y el ordenador dice cómo fue, qué valía cada jugada y qué habría sido mejor.
review-progress = { $done ->
    [0] El ordenador mira la partida
   *[other] Jugadas vistas: { $done } de { $total }
  }
review-progress-text = Mientras tanto puedes recorrer la partida. Si dejas la página, el trabajo se detiene.
review-quantity = Qué muestran las líneas
review-margins = Puntos de ventaja
review-shares = Opciones de ganar
review-graph = Cómo estaba la partida tras cada jugada
review-as-table = Como tabla
review-as-graph = Como gráfico
review-table = Cómo estaba la partida, como tabla
review-move = Antes de
review-before = { $ply }: { $move }
review-end = El final
review-errors = ± es el margen en el que acaba 95 de cada 100 veces una búsqueda dieciséis veces más larga. Un valor sin ± es exacto.
review-at = Tras { $ply ->
    [0] la preparación
    [one] { $ply } jugada
    [many] { $ply } de jugadas
   *[other] { $ply } jugadas
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-percent-lost = −{ $share } %
review-turning = Momentos decisivos
review-no-turning = Ninguna jugada costó mucho. Bien jugado por todos.
review-lost-margins = puntos perdidos frente a la mejor jugada
review-lost-shares = opciones perdidas frente a la mejor jugada
review-move-of = Jugada { $number }, { $name }
review-instead = { $move }; mejor era { $better }
review-better = Mejor: { $move }
review-was-best = El ordenador no ha encontrado nada mejor.
review-choose = Elige una jugada para ver qué habría sido mejor.
review-line = Cómo podría haber seguido el juego
review-line-show = Mostrar la línea
review-line-one = Mostrar la jugada
review-line-hide = Ocultar la línea
review-line-back = Una jugada de la línea atrás
review-line-on = Una jugada de la línea adelante
review-line-at = { $step } de { $count }
review-try = Probar desde aquí
move-lays = { $piece } en { $cell }
move-lays-tile = la ficha { $tile }
move-keep = conservar el color
move-swap = cambiar los colores
move-draw = robar una ficha
move-pass = pasar

## Reproducción

replay-title = Reproducción
replay-about = Pega una partida y mírala jugada a jugada.
replay-slider = Momento de la partida
replay-where = { $ply ->
    [0] Antes de la primera de { $count ->
        [one] { $count } jugada
        [many] { $count } de jugadas
       *[other] { $count } jugadas
      }
   *[other] Jugada { $ply } de { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Iniciar
replay-pause = Pausa
replay-end = Al final
replay-speed = Velocidad
replay-times = { $speed } ×
replay-next = juega a continuación

## Partidas de otros sitios

doors = Partidas de otros sitios
door-review = Analizar una partida
door-replay = Reproducir una partida
door-editor = Montar una posición
head-back = Atrás
record-label = Una partida como .blksgf o JSON
record-open = Abrir
record-file = Elegir un archivo
record-build = Montar una posición
record-other = Otra partida
record-hint = También puedes soltar aquí un archivo. No se guarda nada en el servidor.
record-none = En este texto no hay ninguna partida.
record-which = { $count } partidas. ¿Cuál?

## Para llevar

export-title = Compartir y guardar
export-share = Compartir
export-link = Copiar el enlace
export-blksgf = Archivo .blksgf
export-blksgf-text = para otros programas de estos juegos
export-json = Registro JSON
export-json-text = todo, para abrirlo aquí de nuevo
export-svg = Imagen SVG
export-svg-text = nítida a cualquier tamaño
export-png = Imagen PNG
export-png-text = para mensajes y páginas

## El editor

editor-title = Montar una posición
editor-moves = { $count ->
    [0] Coloca la primera pieza
    [one] { $count } jugada
    [many] { $count } de jugadas
   *[other] { $count } jugadas
  }
editor-over = La partida ha terminado
editor-over-text = Ya nadie puede jugar.
editor-undo = Deshacer
editor-clear = Vaciar
editor-computer = Juega el ordenador
editor-analyse = Mejores jugadas
editor-review = Analizarla
editor-found = Lo que haría el ordenador
editor-value = { $margin } · { $share } %
editor-make = Hacer la jugada { $letter }
editor-game = El juego
editor-which = Qué juego
editor-game-kind = { $game }, { $kind }
editor-begin = Empezar de nuevo

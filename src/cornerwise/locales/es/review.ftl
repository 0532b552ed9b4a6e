## El resultado

result-page = Resultado
result-open = Partida en curso
result-by-resigned = Los demás se han rendido.
result-by-time = Los demás se han quedado sin tiempo.
result-by-left = Los demás han dejado la partida.
result-by-draw = Los jugadores han acordado un empate.
result-all-placed = { $colour } ha colocado todas las piezas.
result-you-resigned = Te has rendido.
result-you-time = Se te ha acabado el tiempo.
result-you-left = Has dejado la partida.
result-dropped = { $name }: { $how }
result-solo-done = Todas las piezas están en el tablero
result-solo-short = No se han colocado todas las piezas
over-replay = Reproducir

## La cuenta de cada asiento

sum-won = victoria
sum-deal = Ronda { $deal }
sum-together = Total del equipo
sum-nobody = Color compartido
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
sheet-single-last = La pieza más pequeña, la última
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
    [one] Tercera ficha robada sin colocar ninguna
    [many] Tercera ficha robada sin colocar ninguna: { $count } de veces
   *[other] Tercera ficha robada sin colocar ninguna: { $count } veces
  }
sheet-hands = Fichas que quedan en las manos

## El análisis

review-title = Revisión
review-about = Pega una partida. El ordenador muestra cómo fue, qué valía cada jugada y qué habría sido mejor.
review-progress = { $done ->
    [0] Analizando la partida…
   *[other] Análisis: { $done } de { $total } jugadas
  }
review-progress-text = Mientras tanto puedes recorrer la partida. Si sales de esta página, el análisis se detiene.
review-quantity = Qué muestra el gráfico
review-margins = Puntos de ventaja
review-shares = Probabilidad de ganar
review-graph = Cómo estaba la partida tras cada jugada
review-as-table = Mostrar como tabla
review-as-graph = Mostrar como gráfico
review-table = Cómo estaba la partida tras cada jugada, como tabla
review-move = Jugada siguiente
review-before = { $ply }: { $move }
review-end = Final
review-errors = ± es el margen de error: una búsqueda 16 veces más larga acaba dentro de él 95 de cada 100 veces. Un valor sin ± es exacto.
review-at = { $ply ->
    [0] Al comienzo
    [one] Tras { $ply } jugada
    [many] Tras { $ply } de jugadas
   *[other] Tras { $ply } jugadas
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Momentos decisivos
review-no-turning = Ninguna jugada costó mucho. Bien jugado por todos.
review-lost-margins = puntos perdidos frente a la mejor jugada
review-move-of = Jugada { $number }, { $name }
review-instead = { $move }. Mejor: { $better }
review-better = Mejor: { $move }
review-was-best = El ordenador no ha encontrado nada mejor.
review-choose = Elige una jugada para ver qué habría sido mejor.
review-line = Cómo podría haber seguido la partida
review-line-show = Mostrar las jugadas
review-line-one = Mostrar la jugada
review-line-hide = Ocultar las jugadas
review-line-back = Anterior de estas jugadas
review-line-on = Siguiente de estas jugadas
review-line-at = { $step } de { $count }
move-lays = { $piece } en { $cell }
move-lays-tile = ficha { $tile }
move-keep = conservar el color
move-swap = cambiar los colores
move-draw = robar una ficha
move-pass = pasar

## Reproducción

replay-title = Reproducción
replay-about = Pega una partida y mírala jugada a jugada.
replay-slider = Posición en la partida
replay-where = { $ply ->
    [0] Antes de la primera de { $count ->
        [one] { $count } jugada
        [many] { $count } de jugadas
       *[other] { $count } jugadas
      }
   *[other] Jugada { $ply } de { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Reproducir
replay-pause = Pausa
replay-end = Ir al final
replay-speed = Velocidad
replay-times = { $speed } ×
replay-next = le toca

## Partidas de otros sitios

doors = Abrir una partida
door-review = Revisar una partida
door-replay = Reproducir una partida
head-back = Atrás
record-label = Una partida como .blksgf o JSON
record-open = Abrir
record-file = Elegir un archivo
record-other = Otra partida
record-hint = También puedes soltar aquí un archivo. No se guarda nada en el servidor.
record-none = En este texto no hay ninguna partida. Pega un archivo .blksgf o JSON.
record-which = { $count } partidas encontradas. Elige una.

## Para llevar

export-title = Compartir y guardar
export-share = Compartir
export-link = Copiar enlace
export-text = Copiar como texto
export-blksgf = Archivo .blksgf
export-blksgf-text = para otros programas
export-json = Registro JSON
export-json-text = todo, para abrirlo aquí de nuevo
export-svg = Imagen SVG
export-svg-text = nítida a cualquier tamaño
export-png = Imagen PNG
export-png-text = para mensajes y páginas web

## El tablero de análisis

analysis-title = Tablero de análisis
analysis-parts = Qué mostrar
analysis-pieces = Piezas
analysis-lines = Mejores jugadas
analysis-moves = Jugadas
analysis-no-moves = Coloca una pieza de cualquier bando. Aquí verás tus jugadas y cada variante que pruebes.
analysis-searched = { $count ->
    [one] { $count } posición analizada
    [many] { $count } de posiciones analizadas
   *[other] { $count } posiciones analizadas
  }
analysis-exact = Calculado hasta el final de la partida
analysis-bar = Probabilidad de ganar: { $chances }
analysis-bar-empty = Probabilidad de ganar
analysis-promote = Convertir en línea principal
analysis-remove = Eliminar esta jugada y las siguientes
analysis-menu = Más opciones
analysis-new = Nuevo análisis
analysis-paste = Pegar jugadas o una partida
analysis-paste-text = Una jugada por línea, un enlace o una partida como .blksgf o JSON.
analysis-by-moves = Las fichas se roban del montón, así que una posición sale de sus jugadas. Hazlas en la mesa o pégalas.
analysis-saved = Guardado en este dispositivo
analysis-forget = Eliminar este análisis
analysis-from-here = Analizar desde aquí
arrange-title = Montar una posición
arrange-ready = Las reglas permiten esta posición.
arrange-broken = Todavía no es posible
arrange-missing = { $colour }: falta una pieza. Los colores se turnan.
arrange-turn = Turno
arrange-turn-any = Según las reglas
arrange-turn-other = Con estas piezas, el turno es de otro color.
editor-moves = { $count ->
    [0] Coloca la primera pieza
    [one] { $count } jugada
    [many] { $count } de jugadas
   *[other] { $count } jugadas
  }
editor-over = Partida terminada
editor-over-text = Ya nadie puede jugar.
editor-computer = Que juegue el ordenador
editor-review = Revisar esta partida
editor-found = Las mejores jugadas
editor-value = { $margin } · { $share } %
editor-make = Jugar la jugada { $letter }
editor-game = Juego
editor-which = Elige un juego
editor-game-kind = { $game }, { $kind }
editor-begin = Empezar de nuevo

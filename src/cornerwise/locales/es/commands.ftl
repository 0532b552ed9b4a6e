
## Comandos del terminal: argumentos que comparten varios

cli-arg-game = un juego, como duo
cli-arg-option = fijar una opción del juego, como start=own; `cornerwise games` las muestra; se puede repetir; heights=@FILE lee un mapa de alturas
cli-arg-file = un registro o un archivo .blksgf, o - para la entrada estándar
cli-arg-ply = la posición tras N jugadas
cli-arg-nth = la partida número N del archivo (1)
cli-arg-marks = marcar los colores para distinguirlos sin ver el color
cli-arg-level = nivel de juego, de 1 a 9
cli-arg-nodes = posiciones que busca en cada jugada, en lugar de las propias del nivel
cli-arg-time = segundos para cada jugada
cli-arg-evaluator = qué valora las posiciones: best, playouts, net, small, guided o el archivo de una red
cli-arg-threads = cuántos hilos del procesador usar
cli-arg-seed = un número con el que lo que sale al azar es siempre lo mismo
cli-arg-memory = megabytes para el árbol de búsqueda
cli-with-default = { $about } ({ $default })

## Qué falla en un argumento

cli-no-whole-number = { $text } no es un número entero de { $least } a { $most }
cli-no-pair = { $text } no tiene la forma NAME=VALUE
cli-no-number = { $text } no es un número
cli-no-seconds = { $text } no es un número de segundos
cli-no-chance = { $text } no está entre 0 y 0.5

## Qué falla en un archivo o en lo que se le pide

cli-no-such-game = no existe la partida { $number }: el archivo tiene { $count }
cli-no-games = no hay ninguna partida en la carpeta { $folder }
cli-no-such-ply = no existe la jugada { $ply }: la partida tiene { $count }
cli-one-game-only = { $file }: el archivo tiene { $count } partidas; esta orden necesita un archivo con solo 1

## Nombres en tablas y líneas

cli-seat = asiento { $seat }
cli-column-move = jugada
cli-chance = azar
cli-outcome = { $count ->
    [0] no gana nadie
    [one] gana el asiento { $seats }
    [many] ganan los asientos { $seats }
   *[other] ganan los asientos { $seats }
  } ({ $points })

## games

cli-games-about = Muestra todos los juegos con sus asientos, colores, tableros, piezas y opciones.
cli-games-game = mostrar solo este juego
cli-games-sort = ordenar la lista según esto
cli-games-json = mostrar todo sobre cada juego como JSON
cli-games-column-game = juego
cli-games-column-title = título
cli-games-column-seats = asientos
cli-games-column-minutes = minutos
cli-games-column-age = edad
cli-games-column-colours = colores
cli-games-column-board = tablero
cli-games-column-pieces = piezas
cli-games-column-option = opción
cli-games-column-default = predeterminado
cli-games-column-choices = otros valores
cli-games-column-name = nombre
cli-games-column-about = qué decide
cli-games-no-edge = sin borde
cli-games-cubes = { $count ->
    [one] { $count } cubo
    [many] { $count } de cubos
   *[other] { $count } cubos
  }
cli-games-tiles = { $count ->
    [one] { $count } ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = cualquier texto
cli-games-none = ninguno
cli-games-given = integrado
cli-games-more = Los asientos se numeran desde 0. `cornerwise games --json` muestra más.

## play

cli-play-about = Se juega en el terminal, contra el ordenador o con otros en un mismo teclado. Pulsa ? para ver las teclas.
cli-play-game = un juego, como duo; sin él, eliges de una lista
cli-play-seat = quién juega, por orden de asientos: human, de 1 a 9, greedy, random
cli-play-save = guardar la partida en este archivo tras cada jugada
cli-play-resume = continuar una partida de un registro o un archivo .blksgf
cli-play-theme = el tema de colores (dark)
cli-play-seats = asientos:
cli-play-human = alguien en este teclado
cli-play-levels = el ordenador en ese nivel; 3 es fácil, 9 es el más fuerte
cli-play-level-range = { $first } a { $last }
cli-play-greedy = el ordenador coloca una de las piezas más grandes, o la ficha que más puntúa
cli-play-random = el ordenador hace cualquier jugada permitida
cli-play-usual = Por defecto, una persona juega contra { $opponent } en todos los demás asientos.
cli-play-redirected = play necesita un terminal; ejecútalo sin redirigir { $streams }
cli-play-resume-alone = --resume toma del archivo el juego y sus opciones, así que no indiques otros
cli-play-needs-game = --option, --seat y --save necesitan el nombre de un juego
cli-play-too-many-seats = { $game } tiene { $seats ->
    [one] { $seats } asiento
    [many] { $seats } de asientos
   *[other] { $seats } asientos
  }, no { $asked }

## serve

cli-serve-about = Ejecuta un servidor para navegadores y programas, hasta que lo detengas con Ctrl-C.
cli-serve-host = dirección en la que escuchar (127.0.0.1)
cli-serve-port = puerto en el que escuchar, o 0 para cualquiera libre (8000)
cli-serve-database = dónde se guardan las partidas (sqlite:///cornerwise.db)
cli-serve-redis = servidor Redis que conecta varios procesos
cli-serve-workers = número de procesos; más de 1 necesita PostgreSQL (1)
cli-serve-engines = búsquedas a la vez en cada proceso
cli-serve-ray = enviar el trabajo del motor a un clúster de Ray, como ray://host:10001
cli-serve-environment = También puedes fijar cada opción en el entorno, como en CORNERWISE_PORT=80. Véase docs/operating.md.
cli-serve-needs = el servidor necesita { $package }: { $install }
cli-serve-ready = Cornerwise está listo en { $address }

## replay

cli-replay-about = Reproduce un registro JSON o un archivo .blksgf y comprueba cada jugada y el resultado.
cli-replay-ply = parar tras N jugadas
cli-replay-nth = solo la partida número N del archivo
cli-replay-verify = solo comprobar: mostrar una línea por partida
cli-replay-quiet = solo comprobar: no mostrar nada y responder con el código de salida
cli-replay-heading = Partida { $number } de { $count }: { $game }
cli-replay-event = evento: { $text }
cli-replay-date = fecha: { $text }
cli-replay-players = jugadores: { $text }
cli-replay-rests = { $colour } no puede colocar ninguna pieza y pierde el turno
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, partida { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } jugada
    [many] { $moves } de jugadas
   *[other] { $moves } jugadas
  }, { $state }
cli-replay-unfinished = sin terminar, turno: { $turn }

## analyse

cli-analyse-about = Busca las mejores jugadas en la última posición de una partida o en una anterior.
cli-analyse-lines = cuántas jugadas mostrar (5)
cli-analyse-nobody = nadie puede jugar en esta posición, así que no hay nada que analizar; elige una anterior con --ply
cli-analyse-column-visits = visitas
cli-analyse-column-then = después
cli-analyse-searched = { $count ->
    [one] { $count } posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, buscado hasta el final

## review

cli-review-about = Busca en cada posición de una partida y muestra cuánto valía cada jugada.
cli-review-worst = cuántas de las peores jugadas nombrar ({ $most })
cli-review-json = mostrar todo como JSON
cli-review-searching = buscando
cli-review-progress = jugada { $done } de { $count }
cli-review-cost =
    jugada { $number }: { $turn } { $move } costó { $share } de opciones de ganar y { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }; mejor: { $better }
cli-review-column-made = jugado
cli-review-column-points = puntos perdidos
cli-review-end = final

## audit

cli-audit-about = Resuelve con exactitud los finales de las partidas y muestra cuántos puntos regaló cada jugador.
cli-audit-file = registros o archivos .blksgf, carpetas con ellos o la carpeta de una arena
cli-audit-nodes = posiciones que puede buscar el solucionador en cada jugada
cli-audit-costly = cuántas de las jugadas que regalaron puntos nombrar (20)
cli-audit-none = ninguna de estas partidas se puede resolver con exactitud; eso solo funciona con partidas entre dos jugadores o dos equipos sin nada oculto
cli-audit-progress = partida { $done } de { $count }
cli-audit-mistake = jugada { $number }, { $turn } { $move }: ventaja de { $margin } antes, de { $kept } después; lo mejor: { $better }
cli-audit-skipped = partidas omitidas, porque no son entre dos jugadores o dos equipos sin nada oculto: { $count }
cli-audit-column-player = jugador
cli-audit-column-games = partidas
cli-audit-column-moves = jugadas resueltas
cli-audit-column-mistakes = errores
cli-audit-column-points = puntos regalados
cli-audit-column-mean = por partida

## draw

cli-draw-about = Dibuja un registro, un diseño o un archivo .blksgf, o un juego tras algunas jugadas.
cli-draw-source = un registro, un diseño o un archivo .blksgf, - para la entrada estándar, o el nombre de un juego
cli-draw-output = el archivo que se escribe; si falta, el dibujo se muestra
cli-draw-format = según la extensión del archivo: svg, png o webp (la partida entera, animada); si no, text
cli-draw-theme = el tema de colores de un SVG (light)
cli-draw-view = mostrar los cubos desde una esquina, desde arriba o ambos (both)
cli-draw-turn = cuartos de vuelta que se giran los cubos (0)
cli-draw-moves = jugadas desde el principio de un GAME
cli-draw-file-only = { $game } solo se puede dibujar desde un archivo, porque sus fichas se roban al azar
cli-draw-no-file = no hay ningún archivo llamado { $name }, y { $problem }
cli-draw-game-only = --moves y --option funcionan con el nombre de un juego, no con un archivo
cli-draw-no-ply = --ply funciona con una partida, no con un diseño

## perft

cli-perft-about = Cuenta todas las maneras de hacer DEPTH jugadas desde el principio y mide la velocidad.
cli-perft-depth = cuántas jugadas hacer
cli-perft-divide = mostrar la cuenta de cada primera jugada
cli-perft-make = hacer y deshacer también las últimas jugadas, en lugar de contarlas en bloque
cli-perft-reference = contar con las reglas legibles en Python, que son lentas
cli-perft-seed = en un juego de azar: desde qué ronda contar (por defecto 0)
cli-perft-progress = profundidad { $depth }
cli-perft-column-depth = profundidad
cli-perft-column-nodes = nodos
cli-perft-column-seconds = segundos
cli-perft-column-rate = nodos/s
cli-perft-total = { $game }, profundidad { $depth }: { $count ->
    [one] { $count } nodo
    [many] { $count } de nodos
   *[other] { $count } nodos
  }, { $seconds } s, { $rate } nodos/s

## bench

cli-bench-about = Mide velocidad y tamaño en un hilo, lo mejor de varias pasadas, y los compara con los objetivos.
cli-bench-names = qué medidas tomar; por defecto, todas
cli-bench-quick = menos pasadas y más cortas, para medidas aproximadas en segundos
cli-bench-json = mostrar las medidas como JSON
cli-bench-figures = medidas:
cli-bench-target = objetivo { $value }
cli-bench-reached = { $ratio }x alcanzado
cli-bench-missed = { $ratio }x no alcanzado
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = En { $processor }, Python { $python }. Más de 1x es mejor que el objetivo.

## Las medidas de bench

cli-figure-perft-bulk = perft 3 de duo con salidas propias, la última jugada contada en bloque
cli-figure-perft-make = perft 3 de duo con salidas propias, cada hoja hecha y deshecha
cli-figure-playouts = partidas de { $game } al azar uniforme, del principio al final
cli-figure-playouts-middle = partidas de { $game } al azar uniforme, desde la jugada { $ply } de una buena partida hasta el final
cli-figure-cubes = partidas al azar de la torre de cubos con cuatro asientos, del principio al final
cli-figure-search = simulaciones de una búsqueda en { $game } desde el principio
cli-figure-search-middle = simulaciones de una búsqueda en { $game } desde la jugada { $ply } de una buena partida
cli-figure-threads = simulaciones de una búsqueda en duo con dos hilos frente a uno
cli-figure-deals = rondas de triominos al azar con dos asientos, contando las bonificaciones
cli-figure-sample = un estado oculto de triominos sacado de lo que sabe un asiento, llamado desde Python
cli-figure-list-moves = { $call } en Python en la jugada { $ply } de una buena partida de classic
cli-figure-first-duo = un intérprete nuevo: importar, primera partida de duo, primera jugada
cli-figure-first-other = un intérprete nuevo: lo mismo con el más lento de los demás juegos
cli-figure-position-bytes = memoria de la posición más grande en el núcleo
cli-figure-table-size = memoria de la tabla de jugadas de classic en el núcleo
cli-figure-pile = { $count ->
    [one] { $count } ficha en el montón
    [many] { $count } de fichas en el montón
   *[other] { $count } fichas en el montón
  }
cli-figure-moves = { $count ->
    [one] { $count } jugada
    [many] { $count } de jugadas
   *[other] { $count } jugadas
  }
cli-unit-leaves = hojas/s
cli-unit-positions = posiciones/s
cli-unit-games = partidas/s
cli-unit-nodes = nodos/s
cli-unit-times = veces
cli-unit-deals = rondas/s
cli-unit-microseconds = us
cli-unit-seconds = s
cli-unit-bytes = bytes
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Encuentra una manera de colocar todas las piezas de un solitario y la escribe como registro.
cli-solve-game = classic-solo o trigon-solo
cli-solve-from = continuar desde un registro o un archivo .blksgf, - para la entrada estándar
cli-solve-seconds = parar tras N segundos (300)
cli-solve-seed = un número para una búsqueda distinta (0)
cli-solve-workers = hilos para las pruebas (1: repetible)
cli-solve-output = el archivo en que escribir el registro; si falta, se muestra
cli-solve-codes = códigos de salida:
cli-solve-code-found = hay una partida completa
cli-solve-code-not = no se encontró nada a tiempo, o no hay solución; aun así se escribe la mejor partida
cli-solve-code-stopped = detenido con Ctrl-C; aun así se escribe la mejor partida
cli-solve-interrupted = interrumpido: { $placed } de { $total } colocadas
cli-solve-options-in-file = --from toma las opciones del archivo, así que no indiques otras
cli-solve-other-game = { $file }: esta es una partida de { $found }, no de { $wanted }
cli-solve-best = lo mejor: { $placed } de { $total }
cli-solve-playing = jugando
cli-solve-proving = probando
cli-solve-found = las { $total } piezas, colocadas en { $seconds } s
cli-solve-nothing = no se encontró ninguna solución en { $seconds } s; la mejor partida coloca { $placed } de { $total }
cli-solve-impossible = no se pueden colocar todas las piezas: { $reason }
cli-solve-tried = se probaron todas las posibilidades

## gtp

cli-gtp-about = Responde a los comandos del Go Text Protocol en la entrada estándar.
cli-gtp-game = un juego como classic-2, o con un nombre de los archivos .blksgf, como 'Blokus Two-Player' (duo)
cli-gtp-verbose = indicar en la salida de errores los comandos rechazados

## arena

cli-arena-about = Hace jugar entre sí a jugadores artificiales por parejas de partidas y calcula su puntuación Elo.
cli-arena-game = el juego, tal como lo muestra `cornerwise games`
cli-arena-player = los jugadores; dos o más
cli-arena-games = el número máximo de partidas (200)
cli-arena-out = carpeta para los resultados; si falta, solo se muestran
cli-arena-jobs = partidas a la vez (una por procesador)
cli-arena-seed = un número para otras aperturas y otro azar (0)
cli-arena-opening-plies = jugadas al azar antes de que sigan los jugadores
cli-arena-even = solo aperturas en las que ningún bando tenga más probabilidad de ganar que esta
cli-arena-move-timeout = segundos para una jugada, que después se pierde (60)
cli-arena-sprt = parar en cuanto la prueba haya decidido entre las dos
cli-arena-alpha = probabilidad de aceptar ELO1 por error (0.05)
cli-arena-beta = probabilidad de aceptar ELO0 por error (0.05)
cli-arena-ray = jugar en un clúster de Ray; sin ADDRESS, en uno local
cli-arena-json = mostrar el resumen como JSON
cli-arena-show = mostrar los resultados de una carpeta sin jugar
cli-arena-players = jugadores:
cli-arena-with-options = el ordenador con estas opciones de búsqueda
cli-arena-gtp = un programa que habla GTP
cli-arena-python = una función de Python que recibe una semilla y devuelve un jugador
cli-arena-renamed = cualquiera de estos con otro nombre
cli-arena-again = Para continuar una ejecución detenida, escribe otra vez el mismo comando. Véase docs/arena.md.
cli-arena-goes-on = interrumpido; escribe otra vez el mismo comando para continuar
cli-arena-which-game = ¿a qué juego? Añade --game GAME, o --show FOLDER para ver resultados anteriores
cli-arena-bounds = --sprt: { $elo0 } debe ser menor que { $elo1 }
cli-arena-pace = { $rate } partidas/s, tiempo restante: { $left }
cli-arena-progress = { $done } de { $total } partidas, { $pace }: { $standing }
cli-arena-column-entrant = participante
cli-arena-column-elo = elo
cli-arena-column-error = ±95%
cli-arena-column-games = partidas
cli-arena-column-share = victorias
cli-arena-column-points = puntos
cli-arena-column-seconds = s/jugada
cli-arena-column-longest = máximo
cli-arena-column-faults = faltas
cli-arena-duel = { $first } contra { $second }: { $share }, ganadas: { $wins }, empatadas: { $draws }, perdidas: { $losses }; Elo { $elo } ± { $error }
cli-arena-pairs = parejas según su resultado 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } frente a { $elo1 }: { $verdict }, LLR { $llr } (de { $lower } a { $upper })
cli-arena-verdict-yes = la diferencia es de al menos { $elo1 }
cli-arena-verdict-no = la diferencia es como mucho de { $elo0 }
cli-arena-verdict-open = sin decidir
cli-arena-played = { $count ->
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
  } de { $game }

## bot

cli-bot-about = Ocupa un asiento en un servidor y deja que un programa elija las jugadas, hasta que termine la partida.
cli-bot-url = el servidor, como http://localhost:8000
cli-bot-token = tu clave de API
cli-bot-match = una partida en la que tienes un asiento, o que tiene uno libre
cli-bot-pair = jugar contra cualquiera que busque partida
cli-bot-timeout = segundos para cada jugada (120)
cli-bot-program = el programa con sus argumentos
cli-bot-key = Obtienes una clave con POST /api/tokens y los permisos read y play. Puedes ponerla en CORNERWISE_TOKEN en lugar de usar --token.
cli-bot-needs = un bot necesita { $package }: { $install }
cli-bot-which = ¿qué programa? Escríbelo después de --
cli-bot-failed = el programa ha fallado: { $problem }
cli-bot-over = { $count ->
    [0] terminada ({ $reason }): no gana nadie, puntos { $points }
   *[other] terminada ({ $reason }): gana { $seats }, puntos { $points }
  }

## backup y restore

cli-backup-about = Escribe en un archivo todos los datos de un servidor. Puedes restaurarlo en otro tipo de base de datos.
cli-restore-about = Llena una base de datos vacía con un archivo de copia de seguridad. Puede venir de otro tipo de base de datos.
cli-backup-database = la base de datos ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } fila escrita en { $file }
    [many] { $rows } de filas escritas en { $file }
   *[other] { $rows } filas escritas en { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } fila leída de { $file }
    [many] { $rows } de filas leídas de { $file }
   *[other] { $rows } filas leídas de { $file }
  }

## i18n

cli-i18n-about = Comprueba las traducciones: mensajes que faltan o desconocidos, texto que sigue en inglés y argumentos, plurales o términos incorrectos.
cli-i18n-languages = etiquetas de idioma como de; por defecto, todas
cli-i18n-unknown = no existe el idioma { $tag } (elige entre: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } idioma
    [many] { $languages } de idiomas
   *[other] { $languages } idiomas
  }, { $messages ->
    [one] { $messages } mensaje
    [many] { $messages } de mensajes
   *[other] { $messages } mensajes
  }: todo está bien

## puzzles

cli-puzzles-about = Crea puzles a partir de partidas del ordenador, o comprueba que los que hay tienen exactamente una solución.
cli-puzzles-path = make: la carpeta donde escribir; verify: un archivo de puzles en lugar de los del programa
cli-puzzles-game = solo este juego; se puede repetir
cli-puzzles-count = cuántos puzles de cada juego
cli-puzzles-sample = comprobar solo esa cantidad de cada juego, al azar
cli-puzzles-where = ¿en qué carpeta? Escríbela después de make
cli-puzzles-made = puzles de { $game }: { $count }
cli-puzzles-proven = puzles demostrados: { $count }, en { $seconds } s

## explore

cli-explore-about = Busca qué jugadas se hicieron en una posición, cuántas veces y cómo acabaron esas partidas.
cli-explore-work = show: mostrar qué se jugó en una posición; add: añadir partidas al archivo del explorador; build: crear el archivo de las partidas del ordenador que vienen con Cornerwise; make: hacer que el ordenador juegue partidas contra sí mismo; pack: escribir partidas como archivos pequeños
cli-explore-path = show, add, build: el archivo del explorador; si falta, el de las partidas del ordenador; make, pack: la carpeta donde escribir
cli-explore-source = show: un juego o un archivo con una partida; add: archivos o carpetas con partidas
cli-explore-count = make: cuántas partidas jugar
cli-explore-nodes = make: cuántas posiciones examinar para cada jugada
cli-explore-one = show necesita un solo juego o un solo archivo después del archivo del explorador
cli-explore-nothing = Ninguna partida de este archivo llegó a esta posición.
cli-explore-added = partidas añadidas: { $count }
# Columns of a table
cli-explore-column-games = partidas
cli-explore-column-won = ganadas
cli-explore-column-margin = puntos de ventaja
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = jugadas mostradas: { $shown } de { $moves }; partidas: { $games }
cli-explore-needs-path = indica el archivo o la carpeta donde escribir
# $command is what to type
cli-explore-not-built = las partidas del ordenador aún no están preparadas; ejecuta: { $command }
cli-explore-built = partidas del ordenador en { $file }: { $count }
cli-explore-packed = { $file }: { $count } partidas, { $size } bytes

## moderate

cli-moderate-about = Muestra lo que han denunciado los jugadores y permite actuar. Un servidor en marcha lo aplica en segundos.
cli-moderate-works = Acciones:
cli-moderate-list = las denuncias en espera
cli-moderate-show = una denuncia, con el chat de antes y después
cli-moderate-close = quitar una denuncia de la lista
cli-moderate-mute = impedir que un jugador use el chat
cli-moderate-suspend = impedir que un jugador juegue
cli-moderate-rename = dar a un jugador otro nombre, que no puede cambiar
cli-moderate-lift = poner fin a todos los silencios y suspensiones de un jugador
cli-moderate-log = lo que se ha hecho hasta ahora
cli-moderate-clear-club = quitar los textos de un club (por su enlace) y darle otro nombre
cli-moderate-close-club = cerrar un club (por su enlace); sus torneos se quedan
cli-moderate-rename-tournament = dar otro título a un torneo (por su enlace)
cli-moderate-cancel-tournament = cancelar un torneo (por su enlace)
cli-moderate-what = el número de una denuncia o el nombre de usuario de un jugador (sin cuenta: el id que muestra show)
cli-moderate-new-name = rename: el nombre nuevo
cli-moderate-for = mute, suspend: por cuánto tiempo, como 12h, 7d o 4w; si falta, para siempre
cli-moderate-note = por qué; se guarda en el registro
cli-moderate-closed = list: las denuncias cerradas
cli-moderate-bad-time = { $time } no es un tiempo como 12h, 7d o 4w
cli-moderate-empty = No hay denuncias en espera.
cli-moderate-reporter = denunciado por { $reporter }, id { $id }
cli-moderate-reported = sobre { $name }, id { $id }
cli-moderate-times = denuncias sobre este jugador: { $count }
cli-moderate-match = partida { $match }, { $game }
cli-moderate-which-report = ¿qué denuncia? Escribe su número
cli-moderate-who = ¿qué jugador? Escribe el nombre de usuario
cli-moderate-which-name = ¿qué nombre nuevo? Escríbelo después del nombre de usuario
cli-moderate-nobody = no existe el jugador { $name }
cli-moderate-was-closed = denuncia { $number } cerrada
cli-moderate-done-until = hecho: { $name }, hasta { $time }
cli-moderate-done-for-good = hecho: { $name }, para siempre
cli-moderate-done = hecho: { $name }
cli-moderate-lifted = levantado: { $name }
cli-moderate-renamed = el jugador se llama ahora { $name }

## Comandos del terminal: argumentos que comparten varios

cli-arg-game = un juego, como duo
cli-arg-option = elegir una opción del juego, como start=own; `cornerwise games` las muestra; se puede repetir; heights=@FILE lee un mapa de alturas
cli-arg-file = un registro o un archivo .blksgf, - para la entrada estándar
cli-arg-ply = la posición tras N jugadas
cli-arg-nth = la partida número N del archivo (1)
cli-arg-marks = distinguir los colores sin su tono
cli-arg-level = lo bien que juega, de 1 a 9
cli-arg-nodes = posiciones que mira en cada jugada, en lugar de las propias del nivel
cli-arg-time = segundos para cada jugada
cli-arg-evaluator = qué valora las posiciones: best, playouts, net, small, guided o el archivo de una red
cli-arg-threads = cuántos procesadores usar
cli-arg-seed = un número que hace que elija siempre lo mismo
cli-arg-memory = megabytes para el árbol de búsqueda
cli-with-default = { $about } ({ $default })

## Qué falla en un argumento

cli-no-whole-number = { $text } no es un número entero de { $least } a { $most }
cli-no-pair = { $text } no tiene la forma NAME=VALUE
cli-no-number = { $text } no es un número
cli-no-seconds = { $text } no es un número de segundos
cli-no-chance = { $text } no está entre 0 y 0.5

## Qué falla en un archivo o en lo que se le pide

cli-no-such-game = no existe la partida { $number }, el archivo tiene { $count }
cli-no-games = no hay ninguna partida en la carpeta { $folder }
cli-no-such-ply = no existe la jugada { $ply }, la partida tiene { $count }
cli-one-game-only = { $file }: contiene { $count } partidas, no una

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
cli-games-game = solo este juego
cli-games-sort = cómo se ordena la lista
cli-games-json = todo sobre cada juego, como JSON
cli-games-column-game = juego
cli-games-column-title = título
cli-games-column-seats = asientos
cli-games-column-minutes = minutos
cli-games-column-age = edad
cli-games-column-colours = colores
cli-games-column-board = tablero
cli-games-column-pieces = piezas
cli-games-column-option = opción
cli-games-column-default = habitual
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
cli-games-free-text = un texto tuyo
cli-games-none = ninguno
cli-games-given = según se dé
cli-games-more = Los asientos se cuentan desde 0. `cornerwise games --json` dice más.

## play

cli-play-about = Se juega en el terminal, con el ordenador o en un mismo teclado. ? muestra las teclas.
cli-play-game = un juego, como duo; sin él puedes elegir
cli-play-seat = quién ocupa los asientos, por orden: human, de 1 a 9, greedy, random
cli-play-save = guardar la partida en este archivo tras cada jugada
cli-play-resume = seguir con una partida de un registro o un archivo .blksgf
cli-play-theme = los colores (dark)
cli-play-seats = asientos:
cli-play-human = alguien en este teclado
cli-play-levels = el ordenador en ese nivel; 3 es amable, 9 el más fuerte
cli-play-level-range = { $first } a { $last }
cli-play-greedy = el ordenador coloca una de las piezas más grandes, o la ficha que más puntúa
cli-play-random = el ordenador hace cualquier jugada permitida
cli-play-usual = Una persona y { $opponent } en los demás asientos, si no se dice otra cosa.
cli-play-needs-terminal = play necesita un terminal
cli-play-needs-textual = el juego en el terminal necesita Textual: { $install }
cli-play-resume-alone = --resume toma del archivo el juego y sus opciones
cli-play-needs-game = --option, --seat y --save necesitan el nombre de un juego
cli-play-too-many-seats = { $game } tiene { $seats ->
    [one] { $seats } asiento
    [many] { $seats } de asientos
   *[other] { $seats } asientos
  }, no { $asked }

## serve

cli-serve-about = Ofrece partidas por HTTP y WebSockets hasta que se detiene con Ctrl-C.
cli-serve-host = dónde escuchar (127.0.0.1)
cli-serve-port = en qué puerto escuchar, 0 para cualquiera libre (8000)
cli-serve-database = dónde se guardan las partidas (sqlite:///cornerwise.db)
cli-serve-redis = dónde se cuentan varios procesos lo que ocurre
cli-serve-workers = cuántos procesos, con PostgreSQL (1)
cli-serve-engines = cuántas búsquedas a la vez en cada proceso
cli-serve-ray = enviar el trabajo del motor a un clúster de Ray, como ray://host:10001
cli-serve-environment = Cada ajuste puede venir también del entorno: CORNERWISE_PORT=80. docs/operating.md los explica.
cli-serve-needs = el servidor necesita { $package }: { $install }
cli-serve-ready = Cornerwise está listo en { $address }

## replay

cli-replay-about = Reproduce un registro JSON o un archivo .blksgf y comprueba cada jugada y el resultado.
cli-replay-ply = parar tras N jugadas
cli-replay-nth = solo la partida número N del archivo
cli-replay-verify = solo comprobar: una línea por partida
cli-replay-quiet = solo comprobar: sin ninguna línea, lo dice el código de salida
cli-replay-heading = Partida { $number } de { $count }: { $game }
cli-replay-event = evento: { $text }
cli-replay-date = fecha: { $text }
cli-replay-players = jugadores: { $text }
cli-replay-rests = { $colour } no puede colocar y descansa
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
cli-analyse-lines = tantas jugadas (5)
cli-analyse-nobody = ahí no le toca a nadie, así que no hay nada que analizar; --ply va hacia atrás
cli-analyse-column-visits = visitas
cli-analyse-column-then = después
cli-analyse-searched = { $count ->
    [one] { $count } posición
    [many] { $count } de posiciones
   *[other] { $count } posiciones
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, buscado hasta el final

## review

cli-review-about = Busca en cada posición de una partida y muestra cuánto valían sus jugadas.
cli-review-json = todo como JSON
cli-review-searching = buscando
cli-review-progress = jugada { $done } de { $count }
cli-review-cost = jugada { $number }: { $turn } { $move } costó { $share } de opciones de ganar y { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }; mejor era { $better }
cli-review-column-made = jugado
cli-review-end = final

## audit

cli-audit-about = Resuelve con exactitud los finales de las partidas y muestra cuántos puntos regaló ahí cada jugador.
cli-audit-file = registros o archivos .blksgf, carpetas con ellos o la carpeta de una arena
cli-audit-nodes = posiciones que puede mirar el solucionador en cada jugada
cli-audit-costly = nombrar tantas de las jugadas que regalaron puntos (20)
cli-audit-none = el juego exacto solo se conoce en partidas de dos jugadores o dos equipos sin nada oculto, y ninguna lo es
cli-audit-progress = partida { $done } de { $count }
cli-audit-mistake = jugada { $number }, { $turn } { $move }: { $margin } pasó a { $kept }; lo mejor era { $better }
cli-audit-skipped = partidas omitidas por no ser de dos jugadores o dos equipos sin nada oculto: { $count }
cli-audit-column-player = jugador
cli-audit-column-games = partidas
cli-audit-column-moves = jugadas resueltas
cli-audit-column-mistakes = errores
cli-audit-column-points = puntos regalados
cli-audit-column-mean = por partida

## draw

cli-draw-about = Dibuja lo que hay en un registro, un diseño o un archivo .blksgf, o un juego con algunas jugadas.
cli-draw-source = un registro, un diseño o un archivo .blksgf, - para la entrada estándar, o un juego
cli-draw-output = dónde escribirlo; si falta, se muestra
cli-draw-format = si falta, svg para archivos y text en lo demás
cli-draw-theme = los colores de un SVG (light)
cli-draw-view = los cubos desde una esquina, desde arriba o ambos (both)
cli-draw-turn = cuartos de vuelta que se gira la mesa de cubos (0)
cli-draw-moves = jugadas desde el principio de un GAME
cli-draw-file-only = { $game } solo se puede dibujar desde un archivo: sus fichas salen al azar
cli-draw-no-file = ningún archivo se llama { $name }, y { $problem }
cli-draw-game-only = --moves y --option van con el nombre de un juego, no con un archivo
cli-draw-no-ply = --ply va con una partida, no con un diseño

## perft

cli-perft-about = Cuenta todas las maneras de hacer DEPTH jugadas desde el principio, y con qué rapidez.
cli-perft-depth = cuántas jugadas hacer
cli-perft-divide = decir de cada primera jugada cuántas maneras empiezan con ella
cli-perft-make = hacer y deshacer también las últimas jugadas
cli-perft-reference = contar con las reglas legibles en Python, que son lentas
cli-perft-seed = en un juego de azar: desde qué reparto de la ronda contar (0 si falta)
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

cli-bench-about = Mide velocidad y tamaño en un hilo, lo mejor de varias pasadas, junto a los objetivos.
cli-bench-names = qué medidas; todas si no se nombra ninguna
cli-bench-quick = menos pasadas y más cortas: medidas aproximadas en segundos
cli-bench-json = las medidas como JSON
cli-bench-figures = medidas:
cli-bench-target = objetivo { $value }
cli-bench-reached = { $ratio }x alcanzado
cli-bench-missed = { $ratio }x no alcanzado
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = En { $processor }, Python { $python }; más de 1x es mejor que el objetivo.

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

cli-solve-about = Busca una manera de colocar todas las piezas de un solitario y la escribe como registro.
cli-solve-game = classic-solo o trigon-solo
cli-solve-from = seguir con un registro o un archivo .blksgf, - para la entrada estándar
cli-solve-seconds = desistir tras N segundos (300)
cli-solve-seed = otra búsqueda (0)
cli-solve-workers = hilos para las pruebas (1: repetible)
cli-solve-output = dónde escribir el registro; si falta, se muestra
cli-solve-codes = códigos de salida:
cli-solve-code-found = hay una partida completa
cli-solve-code-not = no en este tiempo, o no la hay; aun así se escribe la mejor partida
cli-solve-code-stopped = detenido con Ctrl-C; aun así se escribe la mejor partida
cli-solve-interrupted = interrumpido: { $placed } de { $total } colocadas
cli-solve-options-in-file = --from toma las opciones del archivo
cli-solve-other-game = { $file }: una partida de { $found }, no de { $wanted }
cli-solve-best = lo mejor: { $placed } de { $total }
cli-solve-playing = jugando
cli-solve-proving = probando
cli-solve-found = las { $total } piezas colocadas, en { $seconds } s
cli-solve-nothing = nada encontrado en { $seconds } s; la mejor partida coloca { $placed } de { $total }
cli-solve-impossible = no se pueden colocar todas las piezas: { $reason }
cli-solve-tried = todas las maneras están probadas

## gtp

cli-gtp-about = Responde a los comandos del Go Text Protocol en la entrada estándar.
cli-gtp-game = un juego como classic-2, o con un nombre de los archivos .blksgf, como 'Blokus Two-Player' (duo)
cli-gtp-verbose = decir en la salida de errores qué se rechaza

## arena

cli-arena-about = Hace jugar entre sí a jugadores artificiales por parejas de partidas y los clasifica.
cli-arena-game = a qué se juega, tal como lo muestra `cornerwise games`
cli-arena-player = quién juega; dos o más
cli-arena-games = cuántas como máximo (200)
cli-arena-out = dónde se guardan los resultados; si falta, solo se muestran
cli-arena-jobs = partidas a la vez (una por procesador)
cli-arena-seed = otras aperturas, otros dados (0)
cli-arena-opening-plies = jugadas al azar antes de que sigan los jugadores
cli-arena-move-timeout = segundos tras los que se pierde una jugada (60)
cli-arena-sprt = parar cuando esté claro qué es cierto
cli-arena-alpha = con qué frecuencia se puede creer ELO1 por error (0.05)
cli-arena-beta = con qué frecuencia se puede creer ELO0 por error (0.05)
cli-arena-ray = jugar en un clúster de Ray; sin ADDRESS, en uno local
cli-arena-json = mostrar el resumen como datos
cli-arena-show = mostrar la tabla de una carpeta y no jugar nada
cli-arena-players = jugadores:
cli-arena-with-options = con opciones del motor
cli-arena-gtp = un programa que habla GTP
cli-arena-python = llamado con una semilla, crea un jugador
cli-arena-renamed = cualquiera de estos con otro nombre
cli-arena-again = La misma línea otra vez sigue donde se detuvo. Véase docs/arena.md.
cli-arena-goes-on = interrumpido; el mismo comando sigue desde aquí
cli-arena-which-game = ¿a qué juego? (--game GAME, o --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } debe ser menor que { $elo1 }
cli-arena-pace = { $rate } partidas/s, quedan { $left }
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
cli-arena-verdict-yes = es cierto al menos { $elo1 }
cli-arena-verdict-no = es cierto como mucho { $elo0 }
cli-arena-verdict-open = sin decidir
cli-arena-played = { $count ->
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
  } de { $game }

## bot

cli-bot-about = Ocupa un asiento en un servidor y hace las jugadas que elige un programa, hasta que termine la partida.
cli-bot-url = el servidor, como http://localhost:8000
cli-bot-token = la clave para jugar
cli-bot-match = una partida: con un asiento tuyo o con uno libre
cli-bot-pair = jugar una partida con quien también quiera
cli-bot-timeout = para cada jugada (120)
cli-bot-program = el programa con sus argumentos
cli-bot-key = Una clave se obtiene con POST /api/tokens y los permisos read y play. En lugar de --token sirve CORNERWISE_TOKEN.
cli-bot-needs = un bot necesita { $package }: { $install }
cli-bot-which = ¿qué programa? Escríbelo después de --
cli-bot-failed = el programa ha fallado: { $problem }
cli-bot-over = { $count ->
    [0] terminada ({ $reason }): no gana nadie, puntos { $points }
   *[other] terminada ({ $reason }): gana { $seats }, puntos { $points }
  }

## backup y restore

cli-backup-about = Escribe en un archivo todo lo que sabe un servidor. Las bases de datos pueden ser de distinto tipo.
cli-restore-about = Llena una base de datos vacía con un archivo así. Las bases de datos pueden ser de distinto tipo.
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

cli-i18n-about = Comprueba las traducciones: mensajes que faltan, desconocidos o aún en inglés, otros argumentos, plurales o términos omitidos.
cli-i18n-languages = etiquetas como de; todas, si no se dice nada
cli-i18n-unknown = no existe el idioma { $tag } (uno de: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } idioma
    [many] { $languages } de idiomas
   *[other] { $languages } idiomas
  }, { $messages ->
    [one] { $messages } mensaje
    [many] { $messages } de mensajes
   *[other] { $messages } mensajes
  }: todo está bien

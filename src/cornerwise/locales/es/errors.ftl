### Qué falla, en una línea que empieza en minúscula: puede seguir al nombre de un archivo y dos puntos.

## Dónde falla algo

error-at = { $where }: { $problem }
error-at-move = jugada { $number }: { $problem }
error-at-ply = jugada { $number }: { $problem }
error-at-character = { $problem } (en el carácter { $offset })

## Juegos y opciones

error-no-game-but = no existe el juego { $name }; ¿querías decir { $near }?
error-no-game = no existe el juego { $name }; { "`cornerwise games`" } los muestra todos
error-wrong-family = { $wanted ->
    [flat-placing] { $game } no es un juego de colocación plano, y aquí solo sirve uno así
    [two-party] { $game } no es un juego de dos bandos, y aquí solo sirve uno así
   *[placing] { $game } no es un juego de colocación, y aquí solo sirve uno así
  }
error-no-option = no existe la opción { $option } (hay: { $known })
error-no-options = no existe la opción { $option } (hay: ninguna)
error-option-value = { $option } no puede ser { $value } (uno de: { $choices })
error-option-no-text = { $option } no puede ser { $value } (es un texto)
error-few-colours = no hay bastantes colores para { $each } cada uno
error-edition-seats = la edición { $edition } es para { $fewest } a { $most } asientos, no { $seats }
error-deals-no-target = una partida con un número fijo de rondas no tiene meta
error-one-deal = la puntuación { $scoring } es para una sola ronda, no { $deals }
error-seed = una semilla es un número entero, no { $seed }
error-no-seed = nada queda al azar, así que no hay semilla
error-few-tiles = { $tiles } fichas no bastan para { $seats } manos de { $hand }

## Hándicaps

error-handicap-form = { "without" } se escribe como en { "blue:I5,W5/red:X5" }, no { $text }
error-handicap-twice = { "without" } nombra un color dos veces: { $text }
error-handicap-colour = { "without" }: { $colour } no juega (hay: { $known })
error-handicap-piece = { "without" }: no existe la pieza { $piece } (hay: { $known })
error-handicap-copies = { "without" }: { $colour } tiene { $piece } { $copies ->
    [one] una vez
    [many] { $copies } de veces
   *[other] { $copies } veces
  }, no { $count }
error-handicap-all = { "without" }: { $colour } debe conservar una pieza
error-handicap-shared = { "without" }: nadie tiene piezas propias

## Tableros de cubos

error-heights-form = { $text } no es un mapa de alturas: las filas de números se separan con / o con saltos de línea
error-heights-uneven = { $text } no es un mapa de alturas: sus filas tienen longitudes distintas
error-heights-cubes = { $text } no es un mapa de alturas: tiene { $cubes ->
    [one] 1 cubo
    [many] { $cubes } de cubos
   *[other] { $cubes } cubos
  }, no de 2 a { $most }
error-heights-parts = R4: el mapa de alturas está dividido en varias partes
error-heights-long = { $text } no se puede usar: R4: un mapa de alturas tiene como máximo { $most } bytes
error-heights-no-text = { $text } no se puede usar: R4: un mapa de alturas es un texto
error-heights-file = { $text } no se puede usar: { $problem }

## Jugadas

error-illegal-move = { $move } no está permitida: { $why } ({ $clause })
error-no-cell = { $text } no es una casilla del tablero { $board }
error-cell-twice = { $text } nombra una casilla dos veces
error-lays-nothing = { $text } no coloca ninguna pieza
error-no-colour = { $text } no es un color (uno de: { $known })
error-no-such-colour = { $game } no tiene el color { $colour } (hay: { $known })
error-no-tile = { $text } no es una ficha (como en { "0-2-5" })
error-tile-order = { $text } no es una ficha: los números de una ficha van en orden ascendente
error-no-move = { $text } no es una jugada (como en { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (tras { $moves })

## Archivos de partidas

error-file-long = el archivo tiene más de { $most } caracteres
error-file-empty = el archivo está vacío
error-file-no-game = ni un registro (JSON) ni un archivo { ".blksgf" }
error-file-design = un diseño, no una partida; { "`cornerwise draw`" } lo muestra
error-file-json = no es un archivo JSON: { $problem }
error-field-missing = { $field }: falta
error-field-twice = { $field } está dos veces
error-field-unknown = ningún campo se llama { $field }
error-field-fraction = { $text } no es un número entero, y los registros no contienen otros
error-field-type = { $field }: se espera { $wanted }, no { $given }
error-type-object = un objeto
error-type-list = una lista
error-type-number = un número entero
error-type-text = un texto
error-type-writable = un texto que se pueda volver a escribir, sin mitades de pares sustitutos
error-type-move = el número de una jugada
error-record-version = { "version" }: solo se puede leer { $version }, no { $given }
error-record-players = { "players" }: { $game } tiene { $seats } asientos
error-record-comment = { "comments" }: no existe la jugada { $number }
error-record-family = { "variant" }: { $game } no es un juego de colocación
error-record-not-over = { "result" }: la partida no está terminada
error-record-no-result = { "result" }: la partida está terminada, { $result }, y no se da ninguno
error-record-result = { "result" }: la partida está terminada, { $result }, no { $given }

## Archivos SGF

error-sgf-elsewhere = el nodo no está en este árbol
error-sgf-charset = el juego de caracteres { $charset } no se puede leer
error-sgf-not-charset = el texto no es { $charset }
error-sgf-unfinished = el archivo acaba dentro de un árbol
error-sgf-no-tree = no hay ningún árbol en el archivo
error-sgf-no-node = un árbol debe empezar con un nodo
error-sgf-node-place = un nodo debe estar dentro de un árbol y antes de sus variantes
error-sgf-many = hay más de { $most } nodos
error-sgf-close = aquí no hay ningún árbol que cerrar
error-sgf-meaning = { $sign } no significa nada aquí
error-sgf-property-place = una propiedad debe estar dentro de un nodo
error-sgf-property-twice = { $name } está dos veces en un nodo
error-sgf-no-value = { $name } no tiene valor
error-sgf-endless = el valor no acaba nunca
error-sgf-property = una propiedad necesita un nombre de letras y cifras y un valor, y a { $name } le falta
error-sgf-game = el juego { $name } no se conoce
error-sgf-own = un juego { $name } necesita la propiedad { $property }
error-sgf-two-games = el juego es { $name } y a la vez { $game }
error-sgf-setup = { $name } monta una posición, que no se puede reproducir según las reglas
error-sgf-two-moves = un nodo tiene dos jugadas, { $first } y { $second }
error-sgf-early = juega { $colour }, pero { $turn } puede colocar y va antes (P11)
error-sgf-colour = { $game } no tiene el color { $name }

## Qué hay que instalar

error-extra-solve = resolver necesita OR-tools: { $install }
error-extra-nets = las redes necesitan onnxruntime: { $install }
error-extra-cluster = un clúster necesita Ray: { $install }

## Solitarios

error-not-solo = { $game } no es un solitario (los que se pueden completar: { $known })
solo-no-room = { $colour } no tiene espacio para { $piece }
solo-no-reach = { $colour } necesita { $cells } casillas y solo puede llegar a { $room }
solo-few-cells = hacen falta { $needed } casillas y solo hay { $free } libres

## El jugador artificial

error-level = los niveles van de { $least } a { $most }, no { $given }
error-strength-both = un nivel tiene sus propios nodos y su tiempo: indique un nivel, o bien nodos y tiempo
error-no-parameter = no existe el parámetro { $name } (hay: { $known })
error-value = { $name } es { $wanted }, no { $given }
error-wants-whole = un número entero de { $least } a { $most }
error-wants-seconds = un número de segundos hasta { $most }
error-wants-or = { $wanted }, o { $other }
error-search-nodes = una búsqueda necesita al menos un nodo, no { $given }
error-search-time = una búsqueda necesita algo de tiempo, no { $given }
error-search-memory = una búsqueda necesita al menos { $least } MiB de memoria, no { $given }
error-search-limits = una búsqueda necesita un número de nodos o un tiempo
error-search-tuning = la búsqueda no se puede ajustar así: { $problem }
error-evaluator = no hay evaluador { $name } (hay: { $known }) ni archivo con ese nombre
error-slip = los deslices son una parte de 0 a 1, no { $given }
error-threads = puede haber de 1 a { $most } hilos, no { $given }
error-no-net = el paquete no trae ninguna red para { $game }
error-nobody-moves = no le toca a nadie, así que no hay nada que elegir
error-net-large = { $file } es demasiado grande para una red
error-net-damaged = { $file } no es una red: { $problem }
error-net-foreign = { $file } no es una red de este programa
error-net-board = { $file } se entrenó para otro tablero u otras piezas que { $game }
error-net-shape = { $file } tiene otra forma que una red para { $game }

## Arenas

error-entrant = participante { $spec }: { $problem }
error-no-program = no existe el programa { $program }
error-programs-play = los programas solo juegan juegos de colocación, y { $game } no lo es
error-not-one-of = no es uno de { $known }
error-not-called = { $name } no se puede llamar
error-not-pair = { $text } no tiene la forma { "NAME=VALUE" }
error-value-parts = { $name } es un solo valor y sin embargo tiene partes
error-worker-ended = un proceso acabó antes de poder jugar; más arriba está su error
error-no-cluster = no hay ningún clúster de Ray en { $address }: { $problem }
error-machines-lost = partida { $number }: { $count ->
    [one] se perdió 1 máquina con ella
    [many] se perdieron { $count } de máquinas con ella
   *[other] se perdieron { $count } máquinas con ella
  }
error-arena-entrants = una arena necesita dos participantes o más
error-arena-names = dos participantes se llaman { $name }; nombra uno con { "NAME=" }{ $spec }
error-arena-alone = a { $game } se juega aquí en solitario; una arena necesita dos bandos o más
error-arena-time = el tiempo por jugada debe ser más que nada
error-arena-two = una prueba secuencial es entre dos participantes
error-arena-plies = tras { $plies } jugadas al azar no sigue ninguna partida de { $game }
error-arena-version = no son los ajustes de una arena, versión { $version }
error-arena-settings = ajustes dañados: { $problem }
error-arena-none = { $folder }: aquí no se jugó ninguna arena, no hay { $file }
error-arena-busy = { $folder }: otra ejecución está escribiendo aquí
error-arena-other = { $folder }: ahí hay una ejecución con otros ajustes: { $name } era { $was } y ahora es { $now }
error-arena-line = { $file }, línea { $line }: dañada ({ $problem })

## Entrenar y medir

error-net-part = { $text } no es un juego ni GAME*NUMBER, con un número hasta { $most }
error-net-shared = { $first } y { $second } son demasiado distintos para compartir una red
error-window = { $file } no es una ventana de { $game }: { $problem }
error-holds-no = { $folder } no contiene { $name }
error-no-training = { $folder } no contiene ningún entrenamiento: { $problem }
error-other-training = { $folder } contiene el entrenamiento de otro juego, no de { $game }
error-unreadable = { $file } no se puede leer: { $problem }
error-learning = el aprendizaje falló en el paso { $step }: la pérdida ya no es un número
error-no-figure = no existe la medida { $name } (una de: { $known })

## Entornos

error-action-of = acción { $action } de la partida { $number }
error-action-type = una acción es un número entero
error-action-range = las acciones van de 0 a { $most }, no { $given }
error-action-place = no existe el lugar abierto { $place }
error-step-after-end = la partida está terminada ({ $clause }): reiníciala antes de la próxima acción
error-not-reset = hay que llamar a { "reset()" } antes de { $what }
error-rewards = las recompensas son por una de estas cosas: { $known }, no por { $given }
error-illegal-actions = lo que hace una acción no permitida es una de estas cosas: { $known }, no { $given }
error-seat = { $game } tiene aquí los asientos de 0 a { $most }, no { $given }
error-batch-games = puede haber de 1 a { $most } partidas, no { $given }
error-no-observer-parameters = las observaciones no tienen parámetros

## Llevar un servidor

error-smtp-url = { "smtp" } no es una URL como { $first } o { $second }
error-database-url = la base de datos no es una URL como { $example }
error-database-file = la base de datos necesita un archivo, como en { $example }
error-database-open = la base de datos { $file } no se puede abrir: { $problem }
error-no-database = no existe la base de datos { $name } (una de: { $known })
error-database-full = la base de datos no está vacía, y no se sobrescribe nada de ella
error-workers-database = varios procesos necesitan PostgreSQL: SQLite es para uno solo
error-workers-redis = varios procesos necesitan Redis para contarse lo que ocurre
error-backup-table = { $file }: una tabla que esta versión no conoce
error-backup-version = { $file }: no es una copia de seguridad de esta versión
error-backup-damaged = { $file }: no es una copia de seguridad o está dañada

## Un programa que juega en un servidor

error-refused = el servidor lo rechazó: { $said }
error-refused-socket = el servidor rechazó el socket: ¿es correcta la clave?
error-connection = la conexión se cortó: { $problem }
error-no-free-seat = no hay ningún asiento libre en esa partida

## Qué rechaza un servidor

refused-no-address = esa dirección no existe
refused-http = no se puede responder a la petición: { $said }
refused-request-long = una petición tiene como máximo { $most } bytes
refused-message-long = un mensaje tiene como máximo { $most } bytes
refused-games = un texto puede contener como máximo { $games } juegos en { $boards } tableros distintos
refused-takes-long = ese cálculo lleva demasiado tiempo o demasiada memoria
refused-too-many = son demasiadas; inténtalo de nuevo en { $seconds } s
refused-version = este servidor habla la versión { $version } del protocolo
refused-followed = por un socket se pueden seguir como máximo { $most } partidas
refused-origin = esta página no puede usar este servidor
refused-host = este servidor no responde a ese nombre
refused-broken = algo falló aquí; inténtalo de nuevo
refused-storage = ahora mismo no se puede guardar nada; inténtalo dentro de un momento
refused-closing = el servidor se está cerrando
refused-searches = ya esperan demasiadas búsquedas
refused-no-answer = el motor no encontró respuesta
refused-other-server = otro servidor fue más rápido

## Rechazos: cuentas y claves

refused-no-session = no hay ninguna sesión; empieza una con { $how }
refused-no-key = esa clave no existe o fue retirada
refused-no-such-key = no tienes esa clave
refused-no-such-session = no tienes esa sesión
refused-session-old = primero vuelve a iniciar sesión
refused-scope = esta clave no permite { $scope }
refused-person = esto solo lo puede hacer el jugador en persona
refused-account-taken = ya hay una cuenta con ese nombre, o tú ya tienes una
refused-account-name = el nombre de una cuenta tiene de 1 a 24 caracteres visibles
refused-password = ese no es el nombre y la contraseña de una cuenta
refused-common-password = esa contraseña es de las primeras que cualquiera prueba; elige otra
refused-recovery-code = ese no es un código de recuperación de esa cuenta
refused-code = ese código no existe, ya se usó o es demasiado antiguo
refused-passkey = esa llave de acceso no sirve
refused-passkey-account = una llave de acceso pertenece a una cuenta; crea una primero
refused-rating = solo quienes tienen una cuenta pueden jugar con clasificación
refused-subscription = esa no es una suscripción de un servicio push que conozca este servidor
refused-no-mail = este servidor no envía correo
refused-mail-failed = no se pudo enviar el correo; inténtalo más tarde

## Rechazos: preparar una partida

refused-seat-count = { $game } tiene aquí { $seats } asientos, no { $given }
refused-levels = los niveles van de { $least } a { $most }
refused-handicap-twice = un hándicap es la opción { "`without`" }; está dos veces
refused-handicap-rated = una partida con hándicap no cuenta para la clasificación
refused-nobody-plays = no juega nadie
refused-clock = un reloj tiene de 1 segundo a { $most } días
refused-increment = un incremento es de 10 minutos como máximo, y solo con un reloj para toda la partida
refused-turn-limit = los turnos con tiempo necesitan un reloj por jugada
refused-waiting-matches = como máximo { $most } partidas tuyas o de tu dirección pueden esperar en la sala

## Rechazos: en una partida

refused-no-match = esa partida no existe
refused-phase = { $phase ->
    [waiting] la partida no ha empezado
    [paused] la partida está en pausa
    [over] la partida está terminada
   *[playing] la partida se está jugando
  }
refused-seat-out = el asiento { $seat } ya no participa
refused-stale = la partida está en el evento { $seq }, no en { $given }
refused-no-seat = no hay ningún asiento { $seat } para ti
refused-seat-not-yours = el asiento { $seat } no es tuyo
refused-seat-taken = alguien ocupa ya el asiento { $seat }
refused-have-seat = ya tienes un asiento
refused-turn = es el turno del asiento { $seat }
refused-mover-only = solo puede pedirlo quien tiene el turno
refused-nobody-moves = no le toca a nadie
refused-computer-plays = el ordenador juega por este asiento
refused-computer-plays-on = el ordenador sigue jugando
refused-proposal-open = una propuesta anterior ({ $proposal }) espera respuesta
refused-no-proposal = nadie espera tu respuesta
refused-rematch = la revancha ya está en marcha
refused-not-gone = no falta nadie en el asiento { $seat }
refused-no-undo = no hay ninguna jugada tuya que se pueda deshacer
refused-no-hints = en esta mesa no hay pistas
refused-no-hint-found = no se encontró ninguna pista
refused-hidden-hands = una partida con manos ocultas se puede guardar cuando termina, como JSON
refused-match-or-record = o una partida o un registro
refused-review-early = una partida se analiza cuando termina
refused-no-picture = esa imagen no existe

## Rechazos: hablar

refused-no-chat = en esta mesa no hay chat
refused-speak = solo pueden hablar quienes juegan
refused-presets = en esta mesa solo se pueden decir las frases hechas
refused-preset-or-text = o una frase hecha o un texto
refused-said-enough = en esta mesa ya se ha dicho bastante
refused-mute = en ese asiento no hay nadie a quien puedas silenciar
refused-no-line = no se dijo nada con ese número

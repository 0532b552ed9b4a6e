### Qué falla, en una línea que empieza en minúscula: puede seguir al nombre de un archivo y dos puntos.

## Dónde falla algo

error-at = { $where }: { $problem }
error-at-move = jugada { $number }: { $problem }
error-at-ply = jugada { $number }: { $problem }
error-at-character = { $problem } (en el carácter { $offset })

## Juegos y opciones

error-no-game-but = no hay ningún juego llamado { $name }; ¿querías decir { $near }?
error-no-game = no hay ningún juego llamado { $name }; { "`cornerwise games`" } los muestra todos
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } no se puede usar aquí: esto solo funciona con juegos de colocación planos
        [two-party] { $game } no se puede usar aquí: esto solo funciona con juegos de dos bandos
       *[placing] { $game } no se puede usar aquí: esto solo funciona con juegos de colocación
    }
error-no-option = no existe la opción { $option } (elige entre: { $known })
error-no-options = no existe la opción { $option }: este juego no tiene opciones
error-option-value = { $option } no puede ser { $value } (elige entre: { $choices })
error-option-no-text = { $option } no puede ser { $value }: tiene que ser un texto
error-few-colours = no hay bastantes colores para { $each } cada uno
error-edition-seats = la edición { $edition } es para { $fewest } a { $most } jugadores, no { $seats }
error-deals-no-target = una partida con un número fijo de rondas no tiene meta: elige una de las dos cosas
error-one-deal = la puntuación { $scoring } es para una sola ronda, no { $deals }
error-seed = la semilla tiene que ser un número entero, no { $seed }
error-no-seed = en este juego no hay nada al azar, así que no admite semilla
error-few-tiles = { $tiles } fichas no bastan para { $seats } manos de { $hand }

## Hándicaps

error-handicap-form = escribe { "without" } como en { "blue:I5,W5/red:X5" }, no { $text }
error-handicap-twice = { "without" } nombra un color dos veces: { $text }
error-handicap-colour = { "without" }: { $colour } no juega en este juego (elige entre: { $known })
error-handicap-piece = { "without" }: no existe la pieza { $piece } (elige entre: { $known })
error-handicap-copies =
    { "without" }: { $colour } solo tiene { $piece } { $copies ->
        [one] una vez
        [many] { $copies } de veces
       *[other] { $copies } veces
    }, no { $count }
error-handicap-all = { "without" }: { $colour } debe conservar al menos una pieza
error-handicap-shared = { "without" }: no puede haber hándicap, porque todos los jugadores comparten un juego de piezas

## Tableros de cubos

error-heights-form = { $text } no es un mapa de alturas: escribe filas de números separadas con / o con un salto de línea
error-heights-uneven = { $text } no es un mapa de alturas: sus filas tienen longitudes distintas
error-heights-cubes = { $text } no es un mapa de alturas: tiene { $cubes ->
    [one] 1 cubo
    [many] { $cubes } de cubos
   *[other] { $cubes } cubos
  }, no de 2 a { $most }
error-heights-parts = R4: todas las casillas del mapa de alturas deben estar conectadas
error-heights-long = { $text } no se puede usar: R4: un mapa de alturas puede tener hasta { $most } bytes
error-heights-no-text = { $text } no se puede usar: R4: un mapa de alturas tiene que ser un archivo de texto
error-heights-file = { $text } no se puede usar: { $problem }

## Jugadas

error-illegal-move = { $move } no está permitida: { $why } ({ $clause })
error-no-cell = en el tablero { $board } no hay { $text }
error-cell-twice = { $text } nombra dos veces el mismo lugar
error-lays-nothing = { $text } no coloca ninguna pieza
error-no-colour = { $text } no es un color (elige entre: { $known })
error-no-such-colour = { $game } no tiene el color { $colour } (elige entre: { $known })
error-no-tile = { $text } no es una ficha (escríbela como en { "0-2-5" })
error-tile-order = { $text } no es una ficha: los números no pueden disminuir (escríbela como en { "0-2-5" })
error-no-move = { $text } no es una jugada (escríbela como en { "0-2-5@1,0/2" })
error-opponent = el rival es un nivel, { "random" }, { "self" }, un jugador o una función que elige una acción, no { $given }
error-seat-idle = { $game }: al jugador que se entrena nunca le llega el turno
error-text-long = esto es demasiado largo para una posición, que tiene como máximo { $most } caracteres: { $text }
error-text-missing = tras { $count ->
    [one] { $count } jugada
    [many] { $count } de jugadas
   *[other] { $count } jugadas
  }, { $text } puede colocar una pieza, y la posición no tiene más de este color
error-text-twice = { $text } aparece dos veces
error-text-part = una posición no tiene ninguna parte llamada { $text } (elige entre: { $known })
error-text-points = { $text } tendría que ser los puntos de los { $seats } jugadores, como en { "120,-5" }
error-text-deals = { $text }: la partida ya habría terminado después de estas rondas
error-text-hidden = la ficha { $text } solo la vio otro jugador, así que de esta posición no se puede formar una partida
error-promise = { $game }: { $promise } (tras { $moves })

## Archivos de partidas

error-file-long = el archivo tiene más de { $most } caracteres
error-file-empty = el archivo está vacío
error-file-no-game = esto no es ni un registro (JSON) ni un archivo { ".blksgf" }
error-file-design = esto es un diseño, no una partida; { "`cornerwise draw`" } lo muestra
error-file-several = { $file } contiene { $count } partidas; { "load_games" } las lee todas
error-file-suffix = { $file }: el nombre de un archivo de partida tiene que terminar en uno de: { $known }
error-explorer-file = { $file } no es un archivo del explorador de aperturas
error-file-json = esto no es un archivo JSON: { $problem }
error-field-missing = falta { $field }
error-field-twice = { $field } aparece dos veces
error-field-unknown = no hay ningún campo llamado { $field }
error-field-fraction = { $text } no es un número entero, y los registros solo tienen números enteros
error-field-type = { $field }: se espera { $wanted }, no { $given }
error-type-object = un objeto
error-type-list = una lista
error-type-number = un número entero
error-type-text = un texto
error-type-writable = un texto en Unicode válido, sin mitades de pares sustitutos
error-type-move = el número de una jugada
error-record-version = { "version" }: solo se puede leer { $version }, no { $given }
error-record-players = { "players" }: { $game } tiene { $seats } jugadores
error-record-comment = { "comments" }: no existe la jugada { $number }
error-record-family = { "variant" }: { $game } no es un juego de colocación
error-record-not-over = { "result" }: la partida no está terminada
error-record-no-result = { "result" }: la partida está terminada, { $result }, pero no se indica ningún resultado
error-record-result = { "result" }: la partida está terminada, { $result }, no { $given }

## Archivos SGF

error-sgf-elsewhere = el nodo no está en este árbol
error-sgf-charset = el juego de caracteres { $charset } no se admite
error-sgf-not-charset = el texto no es { $charset } válido
error-sgf-unfinished = el archivo termina en medio de un árbol
error-sgf-no-tree = no hay ningún árbol de partida en el archivo
error-sgf-no-node = un árbol debe empezar con un nodo
error-sgf-node-place = un nodo debe estar dentro de un árbol y antes de sus variantes
error-sgf-many = hay más de { $most } nodos
error-sgf-close = aquí no hay ningún árbol que cerrar
error-sgf-meaning = { $sign } inesperado
error-sgf-property-place = una propiedad debe estar dentro de un nodo
error-sgf-property-twice = { $name } aparece dos veces en un nodo
error-sgf-no-value = { $name } no tiene valor
error-sgf-endless = al valor le falta el corchete de cierre
error-sgf-property = una propiedad necesita un nombre de letras y cifras y un valor: a { $name } le falta una de las dos cosas
error-sgf-game = juego desconocido: { $name }
error-sgf-own = una partida de { $name } necesita la propiedad { $property }
error-sgf-two-games = el archivo dice que el juego es { $name }, y también { $game }
error-sgf-setup = { $name } monta una posición, así que la partida no se puede reproducir según las reglas
error-sgf-two-moves = un nodo tiene dos jugadas, { $first } y { $second }
error-sgf-early = aquí juega { $colour }, pero es el turno de { $turn }, que puede colocar una pieza (P11)
error-sgf-colour = { $game } no tiene el color { $name }

## Qué hay que instalar

error-extra-solve = resolver necesita OR-tools: { $install }
error-extra-nets = las redes necesitan onnxruntime: { $install }
error-extra-pictures = las imágenes PNG y WebP necesitan resvg y Pillow: { $install }
error-extra-cluster = un clúster necesita Ray: { $install }

## Solitarios

error-not-solo = { $game } no es un solitario (elige entre: { $known })
solo-no-room = { $colour } no tiene espacio para { $piece }
solo-no-reach = { $colour } necesita sitio para { $cells } y solo puede llegar a { $room }
solo-few-cells = las piezas que quedan necesitan { $needed } sitios libres y solo quedan { $free }
error-puzzle = esto no es un archivo de puzles
error-puzzle-unproven = el puzle { $id } tiene otra solución o ninguna

## El jugador artificial

error-level = los niveles van de { $least } a { $most }, no { $given }
error-strength-both = un nivel fija sus propios nodos y su tiempo: indica un nivel, o bien nodos y tiempo
error-no-parameter = no existe el parámetro { $name } (elige entre: { $known })
error-value = { $name } tiene que ser { $wanted }, no { $given }
error-wants-whole = un número entero de { $least } a { $most }
error-wants-seconds = un número de segundos hasta { $most }
error-wants-or = { $wanted }, o { $other }
error-search-nodes = una búsqueda necesita al menos un nodo, no { $given }
error-search-time = una búsqueda necesita más de 0 segundos, no { $given }
error-search-memory = una búsqueda necesita al menos { $least } MiB de memoria, no { $given }
error-search-limits = una búsqueda necesita un número de nodos o un límite de tiempo
error-search-tuning = la búsqueda no se puede ajustar así: { $problem }
error-evaluator = no existe el evaluador { $name } (elige entre: { $known }) ni un archivo con ese nombre
error-slip = la proporción de deslices tiene que ir de 0 a 1, no { $given }
error-threads = puede haber de 1 a { $most } hilos, no { $given }
error-no-net = el paquete no tiene ninguna red para { $game }
error-nobody-moves = ahora nadie puede jugar, así que no hay nada que elegir
error-net-large = { $file } es demasiado grande para ser una red
error-net-damaged = { $file } no es una red: { $problem }
error-net-foreign = { $file } no es una red de este programa
error-net-board = { $file } se entrenó para un tablero o unas piezas distintos de los de { $game }
error-net-shape = { $file } tiene una forma distinta de la de una red para { $game }

## Arenas

error-entrant = participante { $spec }: { $problem }
error-no-program = no existe el programa { $program }
error-programs-play = los programas solo pueden jugar a juegos de colocación, y { $game } no lo es
error-not-one-of = elige entre: { $known }
error-not-called = { $name } no se puede llamar
error-not-pair = { $text } no tiene la forma { "NAME=VALUE" }
error-value-parts = { $name } es un solo valor, así que no tiene partes
error-worker-ended = un proceso se detuvo antes de poder jugar; su error aparece más arriba
error-no-cluster = no hay ningún clúster de Ray en { $address }: { $problem }
error-machines-lost =
    partida { $number }: { $count ->
        [one] se perdió 1 máquina mientras se jugaba
        [many] se perdieron { $count } de máquinas mientras se jugaba
       *[other] se perdieron { $count } máquinas mientras se jugaba
    }
error-arena-entrants = una arena necesita al menos 2 participantes
error-arena-names = dos participantes se llaman { $name }; da otro nombre a uno con { "NAME=" }{ $spec }
error-arena-alone = a { $game } se juega en solitario; una arena necesita un juego para dos o más
error-arena-time = el tiempo por jugada tiene que ser mayor que 0
error-arena-two = una prueba secuencial necesita exactamente 2 participantes
error-arena-plies = tras { $plies } jugadas al azar, { $game } siempre ha terminado; usa menos
error-arena-even = ninguna apertura de { $game } con { $plies } jugadas al azar fue lo bastante igualada; permite una probabilidad mayor
error-arena-version = estos no son los ajustes de una arena, versión { $version }
error-arena-settings = los ajustes están dañados: { $problem }
error-arena-none = { $folder }: en esta carpeta no hay ninguna arena, porque no contiene { $file }
error-arena-busy = { $folder }: otra ejecución está usando esta carpeta
error-arena-other = { $folder }: esta carpeta es de una ejecución con otros ajustes: { $name } era { $was } y ahora es { $now }
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
error-no-figure = no existe la medida { $name } (elige entre: { $known })

## Entornos

error-action-of = acción { $action } de la partida { $number }
error-action-type = una acción tiene que ser un número entero
error-action-range = las acciones van de 0 a { $most }, no { $given }
error-action-place = no existe el lugar abierto { $place }
error-step-after-end = la partida está terminada ({ $clause }): reiníciala antes de la próxima acción
error-not-reset = llama a { "reset()" } antes de { $what }
error-rewards = las recompensas tienen que ser una de { $known }, no { $given }
error-illegal-actions = el ajuste para acciones no permitidas tiene que ser uno de { $known }, no { $given }
error-seat = { $game } tiene aquí los asientos de 0 a { $most }, no { $given }
error-batch-games = puede haber de 1 a { $most } partidas, no { $given }
error-no-observer-parameters = las observaciones no tienen parámetros

## Llevar un servidor

error-smtp-url = { "smtp" } tiene que ser una URL como { $first } o { $second }
error-database-url = la base de datos tiene que ser una URL como { $example }
error-database-file = la URL de la base de datos tiene que nombrar un archivo, como en { $example }
error-database-open = la base de datos { $file } no se puede abrir: { $problem }
error-no-database = no hay ninguna base de datos llamada { $name } (elige entre: { $known })
error-database-full = la base de datos no está vacía, y restaurar en ella sobrescribiría datos; elige una vacía
error-workers-database = varios procesos necesitan PostgreSQL, porque SQLite solo sirve para uno
error-workers-redis = varios procesos necesitan Redis para intercambiar eventos
error-backup-table = { $file }: la copia de seguridad tiene una tabla que esta versión no conoce
error-backup-version = { $file }: esta copia de seguridad es de otra versión; restáurala con esa versión
error-backup-damaged = { $file }: esto no es una copia de seguridad o está dañada

## Un programa que juega en un servidor

error-refused = el servidor lo rechazó: { $said }
error-refused-socket = el servidor rechazó el socket; comprueba la clave
error-connection = se perdió la conexión: { $problem }
error-no-free-seat = no hay ningún asiento libre en esa partida

## Qué rechaza un servidor

refused-no-address = en esta dirección no hay nada
refused-http = no se puede responder a la petición: { $said }
refused-request-long = una petición puede tener hasta { $most } bytes
refused-message-long = un mensaje puede tener hasta { $most } bytes
refused-games = un texto puede tener hasta { $games } partidas en { $boards } tableros distintos
refused-takes-long = eso lleva demasiado tiempo o demasiada memoria; prueba con algo más pequeño
refused-too-many = demasiadas peticiones de este tipo; inténtalo de nuevo en { $seconds } s
refused-version = este servidor usa la versión { $version } del protocolo
refused-followed = por un socket se pueden seguir hasta { $most } partidas
refused-origin = esta página no tiene permiso para usar este servidor
refused-host = este servidor no responde a ese nombre de host
refused-broken = algo falló en el servidor; inténtalo de nuevo
refused-storage = ahora mismo no se puede guardar nada; inténtalo dentro de un momento
refused-closing = el servidor se está cerrando; inténtalo de nuevo en un momento
refused-searches = hay demasiadas búsquedas en espera; inténtalo de nuevo en un momento
refused-no-answer = el ordenador no encontró ninguna jugada
refused-other-server = algo cambió en ese mismo momento; inténtalo de nuevo

## Rechazos: cuentas y claves

refused-no-session = no tienes ninguna sesión; empieza una con { $how }
refused-no-key = esa clave no existe o fue eliminada
refused-no-such-key = no tienes esa clave
refused-no-such-session = no tienes esa sesión
refused-no-such-puzzle = no existe ese puzle
refused-session-old = primero vuelve a iniciar sesión
refused-scope = esta clave no tiene permiso para { $scope }
refused-person = esto solo puede hacerlo el jugador, no un programa con una clave
refused-account-taken = ese nombre de usuario está ocupado, o ya tienes una cuenta
refused-account-name = un nombre de usuario tiene que tener de 1 a 24 caracteres visibles
refused-password = nombre de usuario o contraseña incorrectos
refused-common-password = esa contraseña es demasiado común; elige otra
refused-recovery-code = ese no es un código de recuperación de esta cuenta
refused-code = ese código no existe, ya se usó o ha caducado
refused-passkey = esa llave de acceso no funciona aquí; inicia sesión de otra forma
refused-passkey-account = una llave de acceso pertenece a una cuenta; crea primero una cuenta
refused-rating = solo los jugadores con cuenta pueden jugar partidas puntuables
refused-subscription = este servidor no puede enviar notificaciones a este navegador
refused-no-mail = este servidor no envía correos
refused-mail-failed = no se pudo enviar el correo; inténtalo más tarde
refused-account-letters = un nombre de usuario no puede mezclar letras de alfabetos distintos, como el latino y el cirílico

## Rechazos: preparar una partida

refused-seat-count = con estas opciones { $game } tiene { $seats } asientos, no { $given }
refused-levels = los niveles van de { $least } a { $most }
refused-handicap-twice = un hándicap es la opción { "`without`" }; se ha dado dos veces
refused-handicap-rated = una partida con hándicap no puede ser puntuable
refused-nobody-plays = al menos un asiento tiene que ser para una persona
refused-clock = un reloj tiene que tener de 1 segundo a { $most } días
refused-increment = un incremento puede ser de hasta 10 minutos, y solo con un reloj para toda la partida
refused-turn-limit = los turnos con tiempo necesitan un reloj con tiempo por jugada
refused-waiting-matches = en la sala puede haber hasta { $most } partidas en espera, tuyas o de tu dirección; cancela una primero

## Rechazos: torneos

refused-no-tournament = ese torneo no existe
refused-tournament-phase = eso no se puede hacer ahora en este torneo
refused-tournament-full = este torneo está completo: pueden participar hasta { $most }; aun así, puedes mirarlo
refused-tournament-host = solo puede hacerlo el organizador del torneo
refused-tournament-few = un torneo así necesita al menos { $least } jugadores
refused-tournament-clock = un torneo necesita un reloj, y en una arena tiene que estar en minutos
refused-tournament-game = los torneos son para juegos de 2 a { $most } jugadores sin equipos
refused-tournament-tables = las partidas de más de 2 jugadores necesitan un torneo suizo o una arena
refused-waiting-tournaments = puedes tener hasta { $most } torneos sin empezar; empieza o cancela uno primero
refused-in-tournament = eso no es posible en una partida de torneo
refused-tournament-time = elige una hora de inicio dentro del próximo año
refused-tournament-number = un torneo no puede esperar a más jugadores de los que pueden participar; elige un número menor
refused-tournament-engines = al menos un jugador del torneo tiene que ser una persona
refused-no-entrant = no hay nadie con ese número en el torneo

## Rechazos: clubes

refused-no-club = ese club no existe
refused-no-member = en el club no hay nadie con ese nombre
refused-club-account = necesitas una cuenta para los clubes; primero inicia sesión o regístrate
refused-club-name = el nombre de un club necesita al menos { $least } letras o cifras
refused-club-letters = el nombre de un club no puede mezclar letras de alfabetos distintos, como el latino y el cirílico
refused-club-taken = ya hay un club con ese nombre o con uno que se le parece; elige otro nombre
refused-club-members-only = solo los miembros del club pueden hacerlo
refused-club-organisers = solo los organizadores del club pueden hacerlo
refused-club-owner = solo el propietario del club puede hacerlo
refused-club-invitation = en este club solo se entra por invitación; pide el enlace a un organizador
refused-club-full = este club está completo: puede tener hasta { $most } miembros; elige otro
refused-club-too-many = puedes estar en hasta { $most } clubes; deja uno primero
refused-club-too-many-owned = puedes ser propietario de hasta { $most } clubes; primero elimina uno o nombra propietario a otra persona
refused-club-successor = este miembro ya es propietario de { $most } clubes, el máximo posible; elige a otra persona
refused-club-owner-leaves = nombra propietario a otra persona antes de dejar el club

## Rechazos: en una partida

refused-no-match = esa partida no existe
refused-phase =
    { $phase ->
        [waiting] la partida no ha empezado
        [paused] la partida está en pausa
        [over] la partida está terminada
       *[playing] la partida está en curso
    }
refused-seat-out = el jugador { $number } está fuera de la partida
refused-stale = la partida está en el evento { $seq }, no en { $given }
refused-no-seat = aquí no puedes jugar como jugador { $number }
refused-seat-not-yours = no eres el jugador { $number }
refused-seat-taken = el asiento del jugador { $number } está ocupado
refused-have-seat = ya tienes un asiento
refused-turn = no es tu turno; espera al jugador { $number }
refused-mover-only = solo puedes pedirlo en tu turno
refused-nobody-moves = ahora nadie puede jugar
refused-computer-plays = el ordenador juega en este asiento
refused-computer-plays-on = el ordenador quiere seguir jugando
refused-proposal-open = una propuesta anterior ({ $proposal }) sigue sin respuesta; respóndela o espera
refused-no-proposal = no hay ninguna propuesta que puedas responder
refused-rematch = la revancha ya ha empezado
refused-not-gone = el jugador { $number } no se ha ido
refused-no-undo = no tienes ninguna jugada que se pueda deshacer
refused-no-hints = las pistas están desactivadas en esta mesa
refused-no-hint-found = no se encontró ninguna pista; inténtalo de nuevo
refused-hidden-hands = una partida con manos ocultas solo se puede guardar cuando termina, como JSON
refused-match-or-record = indica una partida o un registro, no ambas cosas
refused-review-early = una partida solo se puede revisar cuando termina
refused-no-picture = esa imagen no existe

## Rechazos: hablar

refused-no-chat = el chat está desactivado en esta mesa
refused-speak = aquí solo pueden escribir los jugadores
refused-presets = en esta mesa solo se pueden usar las frases predefinidas
refused-preset-or-text = indica una frase predefinida o un texto, no ambas cosas
refused-said-enough = en esta mesa ya no se pueden escribir más mensajes
refused-mute = en ese asiento no hay nadie a quien puedas silenciar
refused-no-line = no hay ningún mensaje con ese número
refused-free-chat-off = activa primero el texto libre en tu cuenta
refused-nobody-reads = nadie más en esta mesa ha activado el texto libre; usa una frase predefinida
refused-chat-taken = ya no puedes usar el chat; pregunta el motivo a los responsables de este servidor
# $date is written as 2026-11-18.
refused-chat-taken-until = no puedes usar el chat hasta el { $date }

## Rechazos: otras personas

refused-no-account = nadie tiene ese nombre de usuario; comprueba cómo se escribe
refused-contacts-account = para esto necesitas una cuenta; primero inicia sesión o regístrate
refused-yourself = elige a otra persona, no a ti
refused-contacts-full = esta lista está llena: puede tener hasta { $most } personas; quita primero a alguien
refused-follow = no puedes seguir a este jugador
refused-company = no puedes unirte a esta partida; elige otra
refused-challenge = este jugador no acepta desafíos tuyos
refused-challenge-open = este jugador aún no ha respondido a tu último desafío; espera o retíralo primero
refused-challenges-full = { $most } de tus desafíos esperan respuesta; retira uno primero
refused-challenge-seats = un asiento tiene que ser tuyo y otro de tu rival
refused-no-challenge = este desafío ya se respondió o se retiró, o ha caducado
refused-series-seats = solo los juegos de dos jugadores se pueden jugar como serie
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = una serie tiene una de estas duraciones: { $lengths }
refused-report-what = indica qué mensaje o qué jugador quieres denunciar
refused-report-seat = en ese asiento no hay nadie a quien denunciar
refused-report-table = solo los jugadores de esta mesa pueden denunciarlo
refused-suspended = tu cuenta está suspendida; pregunta el motivo a los responsables de este servidor
# $date is written as 2026-11-18.
refused-suspended-until = tu cuenta está suspendida hasta el { $date }
refused-name-taken = no puedes cambiar tu nombre; pregunta el motivo a los responsables de este servidor
refused-name-taken-until = no puedes cambiar tu nombre hasta el { $date }

## El explorador de aperturas

error-packed-games = esto no es una colección de partidas para el explorador de aperturas, o está dañada
error-being-built = otro proceso está creando { $file } ahora mismo
# $command is what to type
refused-no-engine-games = este servidor aún no tiene partidas del ordenador que mostrar; quien lo administra puede obtenerlas con: { $command }
refused-engine-games-soon = las partidas del ordenador se están preparando; inténtalo de nuevo en unos minutos
error-moderate-no-report = no existe la denuncia { $number }
error-moderate-bad-name = { $name } no se puede usar como nombre
error-moderate-name-taken = el nombre { $name } está ocupado

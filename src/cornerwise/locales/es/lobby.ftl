## La página de inicio

start-hero = Nos vemos en las esquinas.
start-lead = Siete juegos de fichas que se tocan, para la mesa de la cocina y para el análisis sin prisa. Gratis, sin cuenta y sin anuncios.
start-play-now = Jugar ahora
start-play-now-about = { $game } contra el nivel { $level }
start-games = Juegos
sort-by = Ordenar por
sort-usual = Orden habitual
sort-minutes = Duración
sort-age = Edad
sort-players = Número de jugadores
start-live = En directo
start-live-who = { $game }: { $who }
start-sample = Mira lo que juegan otros
start-waiting = Te esperan
start-running = Tus partidas
start-all-mine = Todas tus partidas
start-more = Más
start-puzzles = Solitario
start-puzzles-about = Coloca todas las piezas sin rival
start-designs = Diseños
start-designs-about = Compón imágenes a tu gusto
start-learn = Aprender
start-learn-about = Reglas y primeros pasos
start-games-about = En curso y terminadas

## Maneras de jugar

mode-computer = El ordenador
mode-computer-about = nueve niveles
mode-computer-title = Juega contra el ordenador
mode-friends = Amigos
mode-friends-about = invita con un enlace
mode-friends-title = Invita a tus amigos
mode-anyone = Cualquiera
mode-anyone-about = quien esté ahora
mode-anyone-title = Encuentra un rival
mode-screen = Una pantalla
mode-screen-about = de mano en mano
mode-screen-title = En torno a una pantalla
lobby-game = Juego
lobby-kind = Cuál
lobby-mode = Contra quién
lobby-strength = Fuerza
lobby-anyone-clock = Te encuentras con quienes han elegido el mismo reloj.
lobby-begin-computer = Jugar
lobby-begin-friends = Abrir la mesa
lobby-begin-anyone = Buscar rival
lobby-begin-screen = Jugar
lobby-more-choices = Más opciones
lobby-rules = Reglas

## Relojes

setup-clock = Reloj
setup-clock-none = Sin reloj
setup-clock-game = { $time } cada uno
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } por jugada
setup-clock-days = { $time } por jugada

## Quién juega y cómo va la partida

lobby-open-seat = Asiento libre
lobby-open-seats = { $count ->
    [one] un asiento libre
    [many] { $count } de asientos libres
   *[other] { $count } asientos libres
  }
lobby-computer = Ordenador, nivel { $level }
lobby-computers = { $count ->
    [one] el ordenador (nivel { $level })
    [many] { $count } de ordenadores (nivel { $level })
   *[other] { $count } ordenadores (nivel { $level })
  }
lobby-open-match = Abrir esta partida
lobby-your-turn = Te toca
lobby-your-turn-left = Te toca, con { $time } por delante
lobby-their-turn = Turno de { $name }
lobby-running = En curso
lobby-paused = En pausa
lobby-awaits-players = { $count ->
    [0] A punto de empezar
    [one] Hay un asiento libre
    [many] Hay { $count } de asientos libres
   *[other] Hay { $count } asientos libres
  }
lobby-move-number = Jugada { $number }
lobby-ended-won = Ganaste, { $ago }
lobby-ended-lost = Perdiste, { $ago }
lobby-ended-drawn = Empate, { $ago }
lobby-ended-played = Terminada { $ago }
lobby-ended-aborted = Anulada, { $ago }

## Preparar una partida

setup-clock-other = Otro
setup-clock-kind = Tiempo
setup-clock-kind-game = Para la partida
setup-clock-kind-move = Para cada jugada
setup-clock-kind-days = Días para cada jugada
setup-clock-minutes = Minutos cada uno
setup-clock-seconds = Segundos por jugada
setup-clock-days-count = Días por jugada
setup-clock-increment = Segundos más tras cada jugada
setup-seats = Asientos
setup-options = Reglas de esta partida
setup-table = Sobre la mesa
setup-listed = Pública
setup-listed-about = Cualquiera puede encontrar la mesa y sentarse. Si no, solo quienes tengan el enlace.
setup-family = Mesa familiar
setup-family-about = Pistas para todos y sin chat. Niños y principiantes pueden tener un hándicap a su favor.
setup-rated = Con clasificación
setup-rated-about = Todos necesitan una cuenta y ocupan un solo asiento.
setup-rated-account = Solo con cuenta, para mesas de personas distintas.
setup-handicap = Hándicap
setup-handicap-about = Quien juega mejor prescinde de algunas de las piezas más grandes. Una partida así no cuenta para la clasificación.
setup-handicap-count = { $count ->
    [0] Todas las piezas
    [one] Sin { $count } pieza
    [many] Sin { $count } de piezas
   *[other] Sin { $count } piezas
  }
setup-chat = Chat
setup-chat-presets = Frases hechas
setup-chat-free = Texto libre
setup-chat-off = Ninguno
setup-clash = Eso no va junto.
setup-play = Jugar
setup-open = Abrir la mesa
setup-rules = Cómo se juega a { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Alguien en esta pantalla
setup-seat-name = Nombre del jugador { $number }
setup-seat-open = Abierto a otros
setup-seat-number = Asiento { $seat }
setup-seat-of-colours = Asiento { $seat }, { $colours }
setup-seat-with = junto con el asiento { $seats }

## Invitar y unirse

copy = Copiar
copied = Copiado
copy-failed = Cópialo a mano, por favor
print = Imprimir
invite-title = Invitar
invite-about = { $count ->
    [one] Hay un asiento libre. Quien tenga el enlace puede ocuparlo.
    [many] Hay { $count } de asientos libres. Quien tenga el enlace puede ocupar uno.
   *[other] Hay { $count } asientos libres. Quien tenga el enlace puede ocupar uno.
  }
invite-link = El enlace a esta mesa
invite-copy = Copiar el enlace
invite-share = Compartir
invite-camera = Para una cámara
invite-camera-about = El enlace a esta mesa, para leerlo con una cámara
invite-message = Juega conmigo a { $game }.
join-title = Un asiento para { $game }
join-there = En la mesa: { $names }.
join-nobody = Aún no hay nadie sentado.
join-which = Qué asiento
join-sit = Ocupar este asiento
join-watch = Mirar esta partida
join-own = Abrir mi propia mesa
join-full = Esta mesa está completa
join-full-text = { $count ->
    [one] El asiento está ocupado.
    [many] Los { $count } de asientos están ocupados.
   *[other] Los { $count } asientos están ocupados.
  } Puedes mirar o abrir tu propia mesa con las mismas reglas.

## Listas de partidas

games-title = Tus partidas
games-running = En curso
games-finished = Terminadas
games-empty = La primera esquina está libre
games-empty-text = Las partidas que abras o a las que te unas aparecen aquí. Se quedan en este dispositivo, también sin cuenta.
games-export = Llévatelas
games-export-about = Todas tus partidas en un archivo, para otros programas o para más tarde.
watch-all = Todos los juegos
watch-waiting = Esperando jugadores
watch-playing = En curso
watch-empty = Ahora mismo nadie juega en público
watch-empty-text = Abre una mesa pública y quizá alguien se una. Las partidas por enlace son privadas.
watch-open = Abrir una mesa

## Los mejores jugadores

players-best = Los mejores jugadores de { $game }
players-place = Puesto
players-name = Nombre
players-rating = Clasificación
players-games = Partidas
players-empty = Aún no hay nadie clasificado en { $game }
players-empty-text = Dos personas con cuenta y una partida con clasificación bastan para empezar.

## Qué puede fallar

error-match-bad-plan = Estas opciones no van juntas.
error-match-seat-taken = Alguien acaba de ocupar ese asiento.
error-match-unknown = Esa mesa no existe. Puede que se haya anulado.

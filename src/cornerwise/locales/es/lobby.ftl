## La página de inicio

start-hero = Coloca tus piezas, esquina con esquina.
start-play-now = Jugar ahora
start-play-now-about = { $game } contra el nivel { $level }
start-games = Juegos
sort-by = Ordenar por
sort-usual = Orden predeterminado
sort-minutes = Duración
sort-age = Edad
sort-players = Número de jugadores
start-live = En directo
start-live-who = { $game }: { $who }
start-sample = Ver una partida
start-waiting = Te toca
start-running = Tus partidas
start-all-mine = Todas tus partidas
start-more = Más
start-puzzles = Puzles
start-puzzles-about = Encuentra la única mejor jugada
start-designs = Diseños
start-designs-about = Crea tus propias imágenes
start-learn = Aprender
start-learn-about = Lecciones y reglas
start-games-about = Partidas en curso y terminadas

## Maneras de jugar

mode-computer = Ordenador
mode-computer-about = 9 niveles
mode-computer-title = Juega contra el ordenador
mode-friends = Amigos
mode-friends-about = invita con un enlace
mode-friends-title = Invita a tus amigos
mode-anyone = Cualquiera
mode-anyone-about = gente conectada ahora
mode-anyone-title = Encuentra un rival
mode-screen = Una pantalla
mode-screen-about = comparte este dispositivo
mode-screen-title = Juega en una pantalla
lobby-game = Juego
lobby-kind = Versión
lobby-mode = Rival
lobby-strength = Nivel
lobby-anyone-clock = Jugarás contra alguien que haya elegido el mismo reloj.
lobby-begin-computer = Jugar
lobby-begin-friends = Abrir una mesa
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
lobby-your-turn-left = Te toca. Tiempo restante: { $time }
lobby-their-turn = Turno: { $name }
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
lobby-ended-aborted = Cancelada, { $ago }

## Preparar una partida

setup-clock-other = Personalizado
setup-clock-kind = Control de tiempo
setup-clock-kind-game = Por partida
setup-clock-kind-move = Por jugada
setup-clock-kind-days = Días por jugada
setup-clock-minutes = Minutos cada uno
setup-clock-seconds = Segundos por jugada
setup-clock-days-count = Días por jugada
setup-clock-increment = Segundos que se suman tras cada jugada
setup-seats = Jugadores
setup-count = Número de jugadores
setup-who = Quién juega
setup-options = Reglas
setup-table = Ajustes de la mesa
setup-listed = Pública
setup-listed-about = Cualquiera puede encontrar esta mesa y unirse. Si no, hace falta el enlace.
setup-family = Mesa familiar
setup-family-about = Pistas para todos y sin chat. Añade un hándicap para que niños y principiantes tengan las mismas opciones.
setup-rated = Puntuable
setup-rated-about = Todos necesitan una cuenta y solo pueden ocupar un asiento.
setup-rated-account = Inicia sesión para jugar partidas puntuables. Todos en la mesa necesitan una cuenta.
setup-handicap = Hándicap
setup-handicap-about = Los jugadores más fuertes empiezan sin algunas de sus piezas más grandes. Las partidas con hándicap no son puntuables.
setup-handicap-count = { $count ->
    [0] Todas las piezas
    [one] Sin { $count } pieza
    [many] Sin { $count } de piezas
   *[other] Sin { $count } piezas
  }
setup-chat = Chat
setup-chat-presets = Frases predefinidas
setup-chat-free = Texto libre
setup-chat-off = Desactivado
setup-clash = Estas opciones no son compatibles. Cambia alguna de ellas.
setup-clash-heights = En este tablero no se puede jugar. Conecta todas sus casillas y usa de 2 a 512 cubos.
setup-step-rules = Reloj y reglas
heights-about = Elige una altura y toca las casillas o arrastra sobre ellas. Con 0 se hace un hueco.
heights-board = Tu tablero
heights-square = { $square }, altura { $height }
heights-columns = Columnas
heights-columns-count = { $count ->
    [one] { $count } columna
    [many] { $count } de columnas
   *[other] { $count } columnas
  }
heights-columns-fewer = Quitar una columna
heights-columns-more = Añadir una columna
heights-rows = Filas
heights-rows-count = { $count ->
    [one] { $count } fila
    [many] { $count } de filas
   *[other] { $count } filas
  }
heights-rows-fewer = Quitar una fila
heights-rows-more = Añadir una fila
setup-play = Jugar
setup-open = Abrir la mesa
setup-rules = Cómo se juega a { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Otra persona en esta pantalla
setup-seat-name = Nombre del jugador { $number }
setup-seat-open = Abierto a otros
setup-seat-number = Jugador { $seat }
setup-seat-of-colours = Jugador { $seat }, { $colours }
setup-seat-with = en equipo con el jugador { $seats }

## Invitar y unirse

copy = Copiar
copied = Copiado
copy-failed = No se ha podido copiar. Selecciónalo y cópialo a mano.
print = Imprimir
invite-title = Invitar
invite-about = { $count ->
    [one] Hay un asiento libre. Quien tenga el enlace puede ocuparlo.
    [many] Hay { $count } de asientos libres. Quien tenga el enlace puede ocupar uno.
   *[other] Hay { $count } asientos libres. Quien tenga el enlace puede ocupar uno.
  }
invite-link = Enlace a esta mesa
invite-copy = Copiar enlace
invite-share = Compartir
invite-camera = Código QR
invite-camera-about = Código QR con el enlace a esta mesa
invite-message = Juega conmigo una partida de { $game }.
join-title = Únete a una partida de { $game }
join-invites = { $name } te invita a jugar a { $game }
join-rule = Cada pieza debe tocar otra de su color por una esquina, nunca por un lado. Cubre todo lo que puedas del tablero.
join-rule-rumis = Cada pieza debe tocar otra pieza de su color. Cada casilla de tu color que se ve desde arriba te da un punto.
join-rule-triominos = Los números que se tocan deben ser iguales. Los números de las fichas que colocas son tus puntos.
join-there = Ya están aquí: { $names }.
join-nobody = Aún no hay nadie.
join-which = Elige un asiento
join-sit = Ocupar este asiento
join-watch = Mirar esta partida
join-own = Abrir tu propia mesa
join-full = Esta mesa está completa
join-full-text = { $count ->
    [one] El asiento está ocupado.
    [many] Los { $count } de asientos están ocupados.
   *[other] Los { $count } asientos están ocupados.
  } Puedes mirar o abrir tu propia mesa con las mismas reglas.

## Buscar rival

search-title = { $count ->
    [one] Buscando un rival
    [many] Buscando { $count } de jugadores más
   *[other] Buscando { $count } jugadores más
  }
search-time = Tiempo de búsqueda: { $time }
search-usual = Espera habitual: alrededor de { $time }.
search-usual-unknown = Aún no sabemos cuánto se tarda. Últimamente han empezado muy pocas partidas así.
search-nobody = Ahora mismo nadie más busca partida.
search-others = { $count ->
    [one] { $count } persona más busca partida:
    [many] { $count } de personas más buscan partida:
   *[other] { $count } personas más buscan partida:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Mientras, jugar contra el ordenador
search-meanwhile-about = La búsqueda continúa. Te avisaremos cuando alguien se una.
search-stop = Dejar de buscar
search-goes-on = Seguimos buscando una partida de { $game }
search-back = Mostrar la búsqueda
search-found = Tu partida de { $game } puede empezar. Alguien se ha unido.
search-go = Ir a la partida

## Listas de partidas

games-title = Tus partidas
games-running = En curso
games-finished = Terminadas
games-remove = Quitar de la lista
games-remove-back = Volverá a aparecer si alguien juega.
games-empty = Aún no hay partidas
games-empty-text = Aquí aparecen las partidas que empiezas o a las que te unes. Se guardan en este dispositivo, aunque no tengas cuenta.
games-export = Descargar tus partidas
games-export-about = Todas tus partidas en un archivo, para guardarlas o abrirlas en otros programas.
watch-all = Todos los juegos
watch-waiting = Esperando jugadores
watch-playing = En curso
watch-empty = Ahora no hay partidas públicas
watch-empty-text = Abre una mesa pública para que otros puedan unirse. Las partidas que compartes por enlace son privadas.
watch-open = Abrir una mesa

## Los mejores jugadores

players-best = Mejores jugadores: { $game }
players-place = Puesto
players-name = Nombre
players-rating = Clasificación
players-games = Partidas
players-empty = Aún no hay nadie con clasificación en { $game }
players-empty-text = Juega una partida puntuable y sé la primera persona.

## Qué puede fallar

error-match-bad-plan = Estas opciones no son compatibles. Cambia alguna de ellas.
error-match-seat-taken = Alguien acaba de ocupar ese asiento. Elige otro.
error-match-unknown = No encontramos esa mesa. Puede que se haya cancelado.
start-what = Siete juegos de mesa para una a seis personas: coloca piezas por turnos, gana espacio y deja a los demás sin sitio.
start-free = Juega contra el ordenador, con amigos o con cualquiera en línea. Gratis. Sin cuenta, sin anuncios.
start-players = Jugadores
start-players-about = Clasificaciones y mejores jugadores
start-watch = Mirar
start-watch-about = Partidas en directo y repeticiones
start-tournaments = Torneos
start-tournaments-about = Únete a uno u organiza el tuyo

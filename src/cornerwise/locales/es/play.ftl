## De quién es el turno y qué se puede hacer

status-loading = Cargando…
status-waiting = Esperando jugadores
status-waiting-text = La partida empieza cuando todos los asientos estén ocupados.
status-paused = En pausa
status-paused-text = Los relojes están parados.
status-over = Partida terminada
status-your-turn = Te toca
status-turn-of = Turno: { $name }
status-watching = Estás mirando.
opening-both = Coloca la primera pieza de los dos colores. Después el otro jugador elige uno.
opening-choose = Elige tu color. Sigue { $colour }.
opening-take = Jugar con { $colour }
handover-title = Pasa la pantalla a { $name }
handover-show = Mostrar mis fichas
status-viewing = { $ply ->
    [0] al comienzo
    [one] tras { $ply } jugada
    [many] tras { $ply } de jugadas
   *[other] tras { $ply } jugadas
  }
status-sending = enviando…
status-planned = Tu próxima jugada está planeada.
status-can-plan = Elige una pieza para planear tu próxima jugada.
status-plan-hint = Ponla donde quieras jugar después.
status-places = { $places ->
    [one] { $places } jugada posible
    [many] { $places } de jugadas posibles
   *[other] { $places } jugadas posibles
  }
status-fits = { $places ->
    [0] Ahora no encaja en ningún lugar
    [one] Encaja en { $places } lugar
    [many] Encaja en { $places } de lugares
   *[other] Encaja en { $places } lugares
  }
status-it-fits = Encaja
status-does-not-fit = Aquí no encaja
status-lost = Reconectando…
status-lost-text = Tu partida está a salvo. Los relojes están en pausa.
plan-fails = La jugada planeada ya no es posible. Elige otra.
notice-your-turn = Te toca

## Lo que se dice un momento en el tablero

said-out = { $colour } ya no puede colocar más piezas.
said-out-you = Ya no puedes colocar más piezas.
said-bridge = { $name }: puente, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] hexágono
    [many] { $count } de hexágonos
   *[other] { $count } hexágonos
  }, +{ $points }

## Asientos

seat-open = Asiento libre
seat-computer = Ordenador, nivel { $level }
seat-engine = Ordenador
seat-level = nivel { $level }
seat-number = Jugador { $number }
seat-guest = Invitado
seat-me = Tú
seat-you = { $name } (tú)
seat-replaced = el ordenador juega por { $name }
seat-gone = ha dejado la mesa
seat-chooses = elige un color
seat-out = queda fuera
seat-cells = { $cells ->
    [one] queda { $cells }
    [many] quedan { $cells }
   *[other] quedan { $cells }
  }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } pieza
    [many] { $pieces } de piezas
   *[other] { $pieces } piezas
  }, { $cells ->
    [one] { $cells } casilla por colocar
    [many] { $cells } de casillas por colocar
   *[other] { $cells } casillas por colocar
  }
seat-tiles = { $tiles ->
    [one] { $tiles } ficha
    [many] { $tiles } de fichas
   *[other] { $tiles } fichas
  }
seat-points = { $points ->
    [one] { NUMBER($points) } punto
    [many] { NUMBER($points) } de puntos
   *[other] { NUMBER($points) } puntos
  }
seat-reach = puede llegar a { $cells ->
    [one] { $cells } casilla libre
    [many] { $cells } de casillas libres
   *[other] { $cells } casillas libres
  }
seat-corners-reach = { $corners ->
    [one] { $corners } esquina abierta
    [many] { $corners } de esquinas abiertas
   *[other] { $corners } esquinas abiertas
  }, con { $cells ->
    [one] { $cells } casilla libre
    [many] { $cells } de casillas libres
   *[other] { $cells } casillas libres
  } al alcance
dropped-resigned = se ha rendido
dropped-time = se ha quedado sin tiempo
dropped-left = ha dejado la partida

## Colores

colour-blue = Azul
colour-yellow = Amarillo
colour-red = Rojo
colour-green = Verde
colour-purple = Morado
colour-orange = Naranja
# Colores dentro de una frase
ink-blue = azul
ink-yellow = amarillo
ink-red = rojo
ink-green = verde
ink-purple = morado
ink-orange = naranja

## El tablero

board-label = Tablero de { $game }
cell-free = { $cell }, libre
cell-corner = { $cell }, libre, una de tus esquinas
cell-start = { $cell }, casilla de salida
cell-start-of = { $cell }, casilla de salida, { $colour }
cell-taken = { $cell }, { $colour }, pieza { $piece }

## Las piezas y qué se hace con ellas

tray-label = Piezas
tray-piece = Pieza { $piece }, { $cells ->
    [one] { $cells } casilla
    [many] { $cells } de casillas
   *[other] { $cells } casillas
  }, { $places ->
    [0] ningún lugar
    [one] { $places } lugar
    [many] { $places } de lugares
   *[other] { $places } lugares
  }, tecla { $key }
tray-piece-waiting = Pieza { $piece }, { $cells ->
    [one] { $cells } casilla
    [many] { $cells } de casillas
   *[other] { $cells } casillas
  }, tecla { $key }
piece-cells = Pieza { $piece }, { $cells ->
    [one] { $cells } casilla
    [many] { $cells } de casillas
   *[other] { $cells } casillas
  }
actions-label = Pieza elegida
action-turn = Girar
action-flip = Voltear
action-next = Siguiente
action-next-of = { $number } de { $count }
action-drop = Devolver
action-place = Colocar
action-plan = Planear
action-sending = Enviando…
nudge-label = Mover la pieza
nudge-up = Arriba
nudge-down = Abajo
nudge-left = Izquierda
nudge-right = Derecha
nudge-up-left = Arriba a la izquierda
nudge-up-right = Arriba a la derecha
nudge-down-left = Abajo a la izquierda
nudge-down-right = Abajo a la derecha
word-keep = Conservar mi color
word-swap = Cambiar los colores
word-draw = Robar una ficha
word-pass = Pasar
type-title = Escribir una jugada
type-what-tile = Ficha, y su lugar si hay varios
type-what = Pieza y { $shape ->
    [triangle] triángulo, o todos los triángulos
    [cube] cubo, o todos los cubos
   *[square] casilla, o todas las casillas
  } que cubre
type-several = { $count ->
    [one] Hay { $count } jugada así. Elígela abajo.
    [many] Hay { $count } de jugadas así. Elige una.
   *[other] Hay { $count } jugadas así. Elige una.
  }
type-illegal = { $piece } en { $cell }: { $reason }
type-all = { $count ->
    [one] La única jugada permitida
    [many] Las { $count } de jugadas permitidas
   *[other] Las { $count } jugadas permitidas
  }
type-piece = Pieza { $piece }, { $count ->
    [one] { $count } lugar
    [many] { $count } de lugares
   *[other] { $count } lugares
  }

## Lo que dicen los lectores de pantalla tras una jugada

said-lays = { $name } ha colocado { $piece } en { $cell }.
said-lays-you = Has colocado { $piece } en { $cell }.
said-lays-colour = { $name } ha colocado { $piece } en { $cell }, { $colour }.
said-lays-colour-you = Has colocado { $piece } en { $cell }, { $colour }.
said-lays-tile = { $name } ha colocado la ficha { $tile }.
said-lays-tile-you = Has colocado la ficha { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } punto.
    [many] { $points } de puntos.
   *[other] { $points } puntos.
  }
said-opened = { $count ->
    [one] { $count } esquina abierta nueva: { $cells }.
    [many] { $count } de esquinas abiertas nuevas: { $cells }.
   *[other] { $count } esquinas abiertas nuevas: { $cells }.
  }
said-opened-many = { $count ->
    [one] { $count } esquina abierta nueva, como { $cells }.
    [many] { $count } de esquinas abiertas nuevas, como { $cells }.
   *[other] { $count } esquinas abiertas nuevas, como { $cells }.
  }
said-opened-none = Ninguna esquina abierta nueva.
said-undone = Se ha deshecho la última jugada.

## Relojes y lo acordado

clock-hours = h
clock-days = d
plan-players = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s por jugada
plan-clock-days = { $days ->
    [one] { $days } día por jugada
    [many] { $days } de días por jugada
   *[other] { $days } días por jugada
  }
plan-rated = puntuable
plan-family = partida familiar

## Jugadas, pistas, chat

tab-moves = Jugadas
tab-hints = Pistas
tab-chat = Chat
moves-label = Jugadas hasta ahora
moves-none = Aún no hay jugadas.
moves-steps = Recorrer la partida
moves-first = Primera jugada
moves-back = Jugada anterior
moves-on = Jugada siguiente
moves-last = Última jugada
hint-ask = Muéstrame una jugada
hint-thinking = Pensando…
hint-move = Prueba esta jugada:
chat-label = Chat
chat-empty = Aún no hay mensajes.
chat-is-off = El chat está desactivado en esta mesa.
chat-write = Escribe un mensaje
chat-send = Enviar
chat-mute = Silenciar
chat-muted = Ya no verás los mensajes de este jugador.
chat-report = Denunciar
chat-reported = Denunciado. Los responsables de este servidor lo revisarán.
chat-news = { $count ->
    [one] { $count } mensaje nuevo
    [many] { $count } de mensajes nuevos
   *[other] { $count } mensajes nuevos
  }
phrase-hello = Hola
phrase-good-luck = Suerte
phrase-have-fun = A disfrutar
phrase-your-turn = Te toca
phrase-one-moment = Un momento
phrase-nice-move = Buena jugada
phrase-oops = Ups
phrase-well-played = Bien jugado
phrase-thanks = Gracias
phrase-good-game = Buena partida
phrase-again = ¿Jugamos otra?
phrase-goodbye = Adiós

## El menú

menu-title = Menú
menu-undo = Deshacer la última jugada
menu-ask-undo = Pedir deshacer una jugada
menu-pause = Pausar
menu-ask-pause = Pedir una pausa
menu-draw = Ofrecer empate
menu-ask-draw = Ofrecer empate
menu-abort = Cancelar la partida
menu-ask-abort = Pedir cancelar la partida
menu-resume = Reanudar
menu-stand = Dejar la mesa
menu-resign = Rendirse
menu-resign-sure = ¿Rendirte en esta partida?
menu-play-on = Seguir jugando
menu-carry = Continuar en otro dispositivo
menu-keys = Atajos de teclado
menu-rules = Reglas
switch-corners = Mostrar esquinas abiertas
switch-coordinates = Mostrar coordenadas
switch-patterns = Mostrar un dibujo en cada color
switch-confirm = Confirmar cada jugada
switch-tips = Mostrar consejos
carry-text = Escanea este código QR con tu otro dispositivo o escribe allí el código. Sirve una sola vez, durante 5 minutos.
carry-picture = Código QR para continuar esta partida en otro dispositivo
carry-where = Escribe el código en { $address }
keys-title = Atajos de teclado
keys-piece = elegir una pieza
keys-move = moverla
keys-turn = girarla
keys-flip = voltearla
keys-next = ir al siguiente lugar donde encaja
keys-place = colocarla
keys-back = volver un paso atrás
keys-type = escribir una jugada
keys-zen = mostrar solo el tablero y las piezas
keys-help = mostrar esta lista

## Preguntas y respuestas

proposal-undo = { $name } quiere deshacer una jugada.
proposal-pause = { $name } pide una pausa.
proposal-draw = { $name } ofrece empate.
proposal-abort = { $name } quiere cancelar la partida.
proposal-rematch = { $name } quiere la revancha.
proposal-waits = Esperando a los demás…
proposal-declined = { $name } rechaza la propuesta.
answer-yes = Aceptar
answer-no = Rechazar
gone-text = { $name } ha dejado la partida y se le guarda el asiento. Puedes esperar, dejar que juegue el ordenador o dar la partida por perdida para { $name }.
gone-wait = Esperar
gone-engine = Que juegue el ordenador
gone-result = Dar por perdida

## En la mesa, antes y después

over-rematch = Revancha
over-to-rematch = Ir a la revancha
over-result = Puntuación
over-review = Revisar
result-aborted = La partida se ha cancelado.
result-draw = Empate
result-you = Ganas
result-you-by = Ganas por { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
result-other = Gana { $name }
result-other-by = Gana { $name } por { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
task-own-start = Cubre tu casilla de salida con una pieza.
task-start = Cubre una casilla de salida con una pieza.
task-anywhere = Elige una pieza y colócala donde quieras.
task-corner = Elige una pieza y haz que toque una de tus esquinas.
task-base = Elige una pieza y colócala en la base.
task-join = Elige una pieza y colócala en la base, junto a otra.
task-face = Elige una pieza y colócala pegada a tu propio color.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] { $cells } triángulo cubierto
        [many] { $cells } de triángulos cubiertos
       *[other] { $cells } triángulos cubiertos
      }
   *[square] { $cells ->
        [one] { $cells } casilla cubierta
        [many] { $cells } de casillas cubiertas
       *[other] { $cells } casillas cubiertas
      }
  }
seat-placed-short = cubre { $cells }
seat-seen = vistas desde arriba: { $cells }
seat-seen-short = a la vista: { $cells }
tray-more = Más piezas
tray-more-fit = Más piezas que encajan
moves-show = Mostrar jugadas

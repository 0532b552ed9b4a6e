## Los juegos

game-classic = Clásico
game-classic-about = 4 colores en 20 × 20 casillas
game-classic-kind = 4 jugadores
game-classic-2 = Clásico para dos
game-classic-2-about = 2 colores cada uno
game-classic-2-kind = 2 jugadores
game-classic-3 = Clásico para tres
game-classic-3-about = Todos comparten el cuarto color
game-classic-3-kind = 3 jugadores
game-classic-teams = Clásico por equipos
game-classic-teams-about = Azul y rojo contra amarillo y verde
game-classic-teams-kind = 2 contra 2
game-classic-solo = Ochenta y cuatro
game-classic-solo-about = Coloca las 84 piezas, en solitario
game-classic-solo-kind = 1 jugador
game-duo = Duo
game-duo-about = Un duelo rápido, 14 × 14
game-duo-kind = 2 jugadores
game-junior = Junior
game-junior-about = Piezas sencillas para niños
game-junior-kind = 2 jugadores
game-trigon = Trigon
game-trigon-about = Triángulos en un hexágono
game-trigon-kind = 4 jugadores
game-trigon-2 = Trigon para dos
game-trigon-2-about = 2 colores cada uno
game-trigon-2-kind = 2 jugadores
game-trigon-3 = Trigon para tres
game-trigon-3-about = 3 colores en un hexágono más pequeño
game-trigon-3-kind = 3 jugadores
game-trigon-teams = Trigon por equipos
game-trigon-teams-about = Azul y rojo contra amarillo y verde
game-trigon-teams-kind = 2 contra 2
game-trigon-solo = Ochenta y ocho
game-trigon-solo-about = Coloca las 88 piezas, en solitario
game-trigon-solo-kind = 1 jugador
game-polyomino = Polyomino
game-polyomino-about = Empieza donde quieras; luego conserva o cambia
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 piezas cada uno, en unos minutos
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 juegos de 9 piezas cada uno
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 piezas cada uno
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Un juego compartido de 56 piezas
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Construye hacia arriba y hazte ver
game-rumis-tower = Rumis Torre
game-rumis-tower-about = Estrecho y de hasta 8 cubos de alto
game-rumis-tower-kind = Torre
game-rumis-corner = Rumis Esquina
game-rumis-corner-about = Alrededor de una esquina, en 40 casillas
game-rumis-corner-kind = Esquina
game-rumis-steps = Rumis Escalera
game-rumis-steps-about = Una escalera de 4 peldaños
game-rumis-steps-kind = Escalera
game-rumis-pyramid = Rumis Pirámide
game-rumis-pyramid-about = Más alto hacia el centro
game-rumis-pyramid-kind = Pirámide
game-rumis-own = Rumis en tu propio tablero
game-rumis-own-about = Haz tú el tablero
game-rumis-own-kind = El tuyo
game-triominos = Triominos
game-triominos-about = Haz coincidir los números, oculta tus fichas
game-triominos-kind = De 1 a 6 jugadores

## What is told of every game

facts-players = { $most ->
    [one] { $span } jugador
    [many] { $span } de jugadores
   *[other] { $span } jugadores
  }
facts-minutes = { $span } min
facts-age = desde { $age } años

## Las opciones

option-on = Sí
option-off = No
option-start = Primera pieza
option-start-about = Dónde coloca cada color su primera pieza.
option-start-own = En su propia casilla de salida
option-start-any = En cualquier casilla de salida libre
option-start-opposite = Enfrente del otro color propio
option-start-spaced = En una de cada dos casillas de salida
option-scoring = Puntuación
option-scoring-about = Cómo se cuentan los puntos.
option-scoring-advanced = Casillas que sobran, con bonificación
option-scoring-basic = Casillas que sobran, sin bonificación
option-scoring-pieces = Gana quien coloca más piezas
option-scoring-cells = Gana quien tiene menos casillas sobrantes
option-scoring-standard = Estándar
option-scoring-children = Puntos para niños
option-scoring-no-points = Sin puntos: gana el primero sin fichas
option-first = Quién empieza
option-first-about = El jugador que coloca la primera pieza.
option-first-number = { $number ->
    [0] Jugador 1
    [1] Jugador 2
    [2] Jugador 3
   *[3] Jugador 4
  }
option-shared = Color compartido
option-shared-about = El color que todos colocan por turnos.
option-left-out = Color fuera de juego
option-left-out-about = El color con el que nadie juega.
option-strict-corners = Esquinas estrictas
option-strict-corners-about = Una esquina solo puede tocar otra esquina, nunca el medio de un lado.
option-seats = Jugadores
option-seats-about = El número de jugadores.
option-seats-number = { $number }
option-colours-each = Colores
option-colours-each-about = Colores por jugador. Con dos, solo cuenta el mejor.
option-colours-each-number = { $number ->
    [one] { $number } cada uno
    [many] { $number } cada uno
   *[other] { $number } cada uno
  }
option-blocked = Si no puedes colocar una pieza
option-blocked-about = Qué le pasa a un color que no puede colocar una pieza en su turno.
option-blocked-out = Queda fuera de la partida
option-blocked-skip = Solo pierde ese turno
option-heights = Mapa de alturas
option-heights-about = Alturas máximas fila por fila, la de arriba primero, con / entre filas, como 2 2 1/2 2 1.
option-without = Hándicap
option-without-about = Piezas sin las que juega un color, como blue:I5,W5/red:X5.
option-edition = Edición
option-edition-about = Las ediciones difieren en el número de fichas, en cómo se roba y se pasa, y en cómo acaban una ronda o la partida.
option-edition-international = Internacional
option-edition-french = Francesa
option-edition-spanish = Española
option-edition-portuguese = Portuguesa
option-edition-tournament = Torneo
option-target = Meta
option-target-about = El total que pone fin a la partida. Las metas más bajas son para los puntos para niños.
option-target-number = { $number ->
    [one] { $number } punto
    [many] { $number } de puntos
   *[other] { $number } puntos
  }
option-deals = Rondas
option-deals-about = Un número fijo de rondas en lugar de una meta. Con puntos para niños es una ronda, salvo que elijas otra cosa.
option-deals-number = { $number ->
    [0] Sin número fijo
    [one] { $number } ronda
    [many] { $number } de rondas
   *[other] { $number } rondas
  }
option-after-draw = Después de robar
option-after-draw-about = Qué ficha puedes colocar justo después de robar.
option-after-draw-drawn = Solo la ficha robada
option-after-draw-any = Cualquier ficha
option-time-limit = Turnos con tiempo
option-time-limit-about = Si se acaba tu tiempo, robas hasta que termina tu turno. Hace falta un reloj con tiempo por jugada.

## La fuerza del ordenador

level = Nivel { $level }, { $word }
level-1 = primeros pasos
level-2 = principiante
level-3 = tranquilo
level-4 = aficionado
level-5 = constante
level-6 = hábil
level-7 = fuerte
level-8 = experto
level-9 = maestro

## Los juegos

game-classic = Clásico
game-classic-about = Cuatro colores en 20 por 20 casillas
game-classic-kind = 4 jugadores
game-classic-2 = Clásico para dos
game-classic-2-about = Dos colores cada uno
game-classic-2-kind = 2 jugadores
game-classic-3 = Clásico para tres
game-classic-3-about = El cuarto color lo colocan todos por turnos
game-classic-3-kind = 3 jugadores
game-classic-teams = Clásico por equipos
game-classic-teams-about = Azul y rojo contra amarillo y verde
game-classic-teams-kind = 2 contra 2
game-classic-solo = Ochenta y cuatro
game-classic-solo-about = Colocar las 84 piezas, en solitario
game-classic-solo-kind = 1 jugador
game-duo = Duo
game-duo-about = El duelo rápido en 14 por 14
game-duo-kind = 2 jugadores
game-junior = Junior
game-junior-about = Piezas sencillas para manos pequeñas
game-junior-kind = 2 jugadores
game-trigon = Trigon
game-trigon-about = Un hexágono de triángulos
game-trigon-kind = 4 jugadores
game-trigon-2 = Trigon para dos
game-trigon-2-about = Dos colores cada uno
game-trigon-2-kind = 2 jugadores
game-trigon-3 = Trigon para tres
game-trigon-3-about = Tres colores en un hexágono más pequeño
game-trigon-3-kind = 3 jugadores
game-trigon-teams = Trigon por equipos
game-trigon-teams-about = Azul y rojo contra amarillo y verde
game-trigon-teams-kind = 2 contra 2
game-trigon-solo = Ochenta y ocho
game-trigon-solo-about = Colocar las 88 piezas, en solitario
game-trigon-solo-kind = 1 jugador
game-polyomino = Polyomino
game-polyomino-about = Abrir donde sea; luego, cambiar o conservar
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 piezas cada uno, en unos minutos
game-polyomino-8-kind = 8 por 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Dos juegos de 9 piezas cada uno
game-polyomino-12-kind = 12 por 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 piezas cada uno
game-polyomino-14-kind = 14 por 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Un solo juego de 56 piezas para los dos
game-polyomino-hexa-kind = Hexa, 20 por 20
game-rumis = Rumis
game-rumis-about = Construir hacia arriba, verse desde arriba
game-rumis-tower = Rumis Torre
game-rumis-tower-about = Estrecho y de hasta ocho cubos de alto
game-rumis-tower-kind = Torre
game-rumis-corner = Rumis Esquina
game-rumis-corner-about = Alrededor de una esquina de 40 casillas
game-rumis-corner-kind = Esquina
game-rumis-steps = Rumis Escalera
game-rumis-steps-about = Una escalera de cuatro peldaños
game-rumis-steps-kind = Escalera
game-rumis-pyramid = Rumis Pirámide
game-rumis-pyramid-about = Más alto hacia el centro
game-rumis-pyramid-kind = Pirámide
game-rumis-own = Rumis con tus alturas
game-rumis-own-about = Un tablero que haces tú
game-rumis-own-kind = El tuyo
game-triominos = Triominos
game-triominos-about = Casar las esquinas, esconder la mano
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
option-start-about = Dónde puede ir la primera pieza de un color.
option-start-own = En su propia casilla de salida
option-start-any = En cualquier casilla de salida libre
option-start-opposite = Enfrente del otro color propio
option-start-spaced = En una de cada dos casillas de salida
option-scoring = Puntos
option-scoring-about = Cómo se cuentan los puntos.
option-scoring-advanced = Casillas que sobran, con bonificación
option-scoring-basic = Solo casillas que sobran
option-scoring-pieces = Más piezas colocadas
option-scoring-cells = Menos casillas que sobran
option-scoring-standard = Como en las instrucciones
option-scoring-children = Puntos para niños
option-scoring-no-points = Ninguno: gana quien acaba primero
option-first = Quién empieza
option-first-about = El asiento que coloca la primera pieza.
option-first-number = { $number ->
    [0] Asiento 1
    [1] Asiento 2
    [2] Asiento 3
   *[3] Asiento 4
  }
option-shared = Color compartido
option-shared-about = El color que todos colocan por turnos.
option-left-out = Color fuera de juego
option-left-out-about = El color que no se juega.
option-strict-corners = Esquinas estrictas
option-strict-corners-about = Una esquina toca otra esquina, nunca el medio de un lado recto.
option-seats = Jugadores
option-seats-about = Cuántos juegan.
option-seats-number = { $number }
option-colours-each = Colores
option-colours-each-about = Los colores de cada jugador; de dos, solo cuenta el mejor.
option-colours-each-number = { $number ->
    [one] { $number } cada uno
    [many] { $number } cada uno
   *[other] { $number } cada uno
  }
option-blocked = Sin lugar
option-blocked-about = Qué le pasa a un color que no puede colocar en su turno.
option-blocked-out = Ya no juega más
option-blocked-skip = Solo pierde ese turno
option-heights = Alturas
option-heights-about = Filas de alturas máximas, la de arriba primero, separadas por /, como 2 2 1/2 2 1.
option-without = Hándicap
option-without-about = Las piezas de las que prescinden los colores, como blue:I5,W5/red:X5.
option-edition = Instrucciones
option-edition-about = Las ediciones difieren en las manos, en cómo se roba y se pasa, y en cómo acaban una ronda y la partida.
option-edition-international = Internacional
option-edition-french = Francesa
option-edition-spanish = Española
option-edition-portuguese = Portuguesa
option-edition-tournament = Torneo
option-target = Hasta
option-target-about = El total que pone fin a la partida. Los más bajos son para los puntos para niños.
option-target-number = { $number ->
    [one] { $number } punto
    [many] { $number } de puntos
   *[other] { $number } puntos
  }
option-deals = Rondas
option-deals-about = Un número fijo de rondas en lugar de un total. Con puntos para niños es una sola ronda, salvo que elijas otra cosa.
option-deals-number = { $number ->
    [0] Sin número fijo
    [one] { $number } ronda
    [many] { $number } de rondas
   *[other] { $number } rondas
  }
option-after-draw = Después de robar
option-after-draw-about = Qué ficha se puede colocar justo después de robar.
option-after-draw-drawn = La ficha robada
option-after-draw-any = Cualquier ficha
option-time-limit = Turnos con tiempo
option-time-limit-about = Quien se retrasa roba hasta que termina el turno. Hace falta un reloj por jugada.

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

## Las páginas

rules-title = Reglas
rules-page-title = Reglas de { $game }
rules-lead = Cómo se juega a cada juego, con imágenes.
rules-all = Todos los juegos
rules-play = Jugar ahora
rules-tutorial = Aprender jugando
rules-language = Idioma
rules-allowed = Permitido
rules-forbidden = No permitido
rules-clauses = Números de las reglas
rules-trade-marks = Blokus, Trigon, Rumis y Triominos son marcas de sus propietarios. Solo las nombramos para decir qué reglas publicadas sigue un juego. Cornerwise es independiente de esos propietarios.

## Familias de juegos

rules-family-classic = Cuadrados, hasta 4 jugadores
rules-family-duo = Cuadrados, 2 jugadores
rules-family-trigon = Triángulos
rules-family-polyomino = Salida libre
rules-family-rumis = Cubos
rules-family-triominos = Números

## Títulos de las secciones

rules-heading-goal = Objetivo
rules-heading-pieces = Piezas
rules-heading-tiles = Fichas
rules-heading-setup = Preparación
rules-heading-opening = Apertura
rules-heading-start = Primera pieza
rules-heading-turn = Tu turno
rules-heading-contact = Qué debe tocar una pieza
rules-heading-others = Otros colores
rules-heading-strict = Esquinas estrictas
rules-heading-standing = Sin huecos
rules-heading-limits = Alturas máximas
rules-heading-blocked = Si no puedes colocar una pieza
rules-heading-draw = Robar fichas
rules-heading-end = Final de la partida
rules-heading-scoring = Puntuación
rules-heading-ties = Empates
rules-heading-example = Ejemplo
rules-heading-players = Número de jugadores
rules-heading-options = Opciones
rules-heading-tips = Consejos

## Objetivo

rules-goal-left = Coloca en el tablero tantas piezas tuyas como puedas y no dejes espacio a los demás para las suyas. Lo que te sobra al final cuenta en tu contra.
rules-goal-pieces = Coloca más piezas que el otro jugador.
rules-goal-area = Cubre más casillas que el otro jugador.
rules-goal-complete = Juegas tú con todos los colores. Coloca las { $pieces } piezas.
rules-goal-seen = Construye de modo que tu color se vea, justo desde arriba, en tantas casillas como sea posible.
rules-goal-points = Coloca fichas cuyos números coincidan y consigue la mayor cantidad de puntos.

## Tablero

rules-board-rectangle = El tablero tiene { $width } × { $height } casillas.
rules-board-hexagon = El tablero es un hexágono de { $cells } triángulos, con { $side } a lo largo de cada lado.
rules-board-inner = Solo usas el hexágono interior del tablero: { $cells } triángulos, con { $side } a lo largo de cada lado.
rules-board-heights = La base tiene { $squares } casillas, cada una con un límite de altura. En total caben { $cubes } cubos.
rules-board-reconstructed = No conocemos medidas publicadas de este tablero. Las hemos deducido de su forma y de su espacio para { $each } cubos por jugador.
rules-board-own = El mapa de alturas lo haces tú: un número para cada casilla de la base, con una barra entre filas. La fila más lejana va primero, y 0 significa que no hay casilla. Todas las casillas deben estar unidas, y puede haber como máximo { $most } cubos.
rules-board-table = Colocas las fichas en una mesa sin bordes.

## Piezas

rules-pieces-own = Cada color tiene { $pieces } piezas de { $smallest } a { $largest } { $shape ->
    [triangle] triángulos
   *[square] cuadrados
  }, todas de formas distintas. Juntas tienen { $cells } { $shape ->
    [triangle] triángulos
   *[square] cuadrados
  }.
rules-pieces-copies = Cada color tiene { $pieces } piezas: { $copies } de cada una de las { $shapes } formas de { $smallest } a { $largest } cuadrados. Juntas tienen { $cells } cuadrados.
rules-pieces-shared = Los dos jugadores toman sus piezas de un mismo juego: { $pieces } piezas de { $smallest } a { $largest } cuadrados, todas de formas distintas. Cuando un jugador coloca una pieza, el otro ya no puede usarla.
rules-pieces-cubes = Cada color tiene { $pieces } piezas de { $smallest } a { $largest } cubos, { $cells } cubos en total. Una pieza y su imagen en el espejo son dos piezas. No hay ningún cubo suelto.
rules-pieces-tiles = Hay { $tiles } fichas triangulares. Cada una tiene tres números del { $lowest } al { $highest }. Leídos en el sentido de las agujas del reloj desde el más bajo, los números nunca bajan, y no hay dos fichas iguales. El valor de una ficha es la suma de sus números.

## Preparación

rules-setup-order = Los colores juegan en este orden: { $colours }.
rules-setup-one-each = Hay { $seats } jugadores con un color cada uno.
rules-setup-two-each = Hay dos jugadores con dos colores cada uno. El primer jugador tiene { $first }; el segundo, { $second }.
rules-setup-shared = Hay tres jugadores con un color cada uno. El cuarto color ({ $colour }) lo colocan por turnos, empezando por el jugador que inicia la partida. También lo colocas en tu turno cuando tu propio color ya no puede colocar.
rules-setup-teams = Cuatro jugadores forman dos equipos de dos, con un color cada uno. El primer equipo tiene { $first }; el segundo, { $second }.
rules-setup-solo = Tú colocas todos los colores, uno tras otro.
rules-setup-left-out = Hay tres jugadores con un color cada uno. El cuarto color ({ $colour }) se queda en la caja.

## Primera pieza

rules-start-own = La primera pieza de cada color debe cubrir su propia casilla de salida: { $points }.
rules-start-any = La primera pieza de cada color debe cubrir una casilla de salida que siga libre: { $points }.
rules-start-free = La primera pieza de cada color puede ir en cualquier parte del tablero.
rules-start-beside = La primera pieza de la partida puede ir en cualquier parte. La primera pieza de cada otro color debe tocar una pieza que ya está.
rules-start-opposite = La primera pieza de cada color debe cubrir una casilla de salida: { $points }. Tus dos colores salen uno enfrente del otro, así que el otro jugador no puede ocupar la casilla de salida que está enfrente de tu primer color.
rules-start-spaced = La primera pieza de cada color debe cubrir una casilla de salida: { $points }. Entre dos colores debe quedar libre una casilla de salida.
rules-start-swap = El primer jugador coloca una pieza del primer color y después una del segundo, en cualquier parte del tablero. No pueden solaparse y deben tener formas distintas. Después, el segundo jugador elige un color. A continuación juega el primer color ({ $colour }), lo tenga quien lo tenga.
rules-start-cubes = La primera pieza de la partida puede ir en cualquier parte de la base. La primera pieza de cada otro color también debe ir en la base y compartir una cara con una pieza que ya está.

## Turno

rules-turn-flat = Coloca una de tus piezas en { $shape ->
    [triangle] triángulos
   *[square] casillas
  } libres del tablero. Puedes girarla y voltearla. Una vez colocada, no se puede mover.
rules-turn-cubes = Coloca una de tus piezas. Puedes girarla en cualquier dirección. Una vez colocada, no se puede mover.

## Contacto

rules-contact-corner = Cada pieza nueva debe tocar al menos una pieza de su mismo color por una esquina. Nunca puede tocar su propio color por un lado.
rules-contact-face = Cada pieza nueva debe tocar una pieza de su mismo color por un lado. No basta una esquina.
rules-contact-triangles = Basta un solo punto en común: una esquina también puede tocar el medio de un lado de otra pieza.
rules-contact-strict = Con esquinas estrictas, una esquina de tu color solo puede tocar otra esquina, nunca el medio de un lado recto. Esto vale en todos los puntos donde la pieza nueva toque su propio color: un solo contacto incorrecto hace ilegal la jugada, aunque otra esquina toque correctamente.
rules-contact-others = Tu pieza puede tocar otros colores de cualquier manera, por esquinas o por lados.
rules-contact-cubes = Cada pieza nueva debe compartir al menos una cara con una pieza de su mismo color, al lado o encima. No basta una arista ni una esquina. Los demás colores no influyen.
rules-standing = En cada columna que usa la pieza, sus cubos deben apoyarse en la base o en los cubos que ya están. No puede haber un hueco debajo de una pieza, y nada puede sobresalir sobre el vacío.
rules-limits = Nada puede quedar fuera de la base ni por encima de la altura máxima de su casilla.

## Sin lugar, y el final

rules-blocked-flat = Si puedes colocar una pieza, debes hacerlo. Un color que no puede colocar una pieza pierde el turno. Ya no puede abrirse espacio nuevo para él, así que queda fuera el resto de la partida.
rules-blocked-out = Un color que no puede colocar una pieza en su turno queda fuera el resto de la partida.
rules-blocked-skip = Un color que no puede colocar una pieza solo pierde ese turno. Los demás pueden abrirle un lugar al construir.
rules-end = La partida termina cuando ningún color puede colocar más piezas.
rules-ties = Si varios tienen la mejor puntuación, comparten la victoria.

## Puntuación

rules-scoring-advanced = Cada { $shape ->
    [triangle] triángulo
   *[square] cuadrado
  } de las piezas que te sobran cuesta 1 punto. Si colocas todas tus piezas, recibes { $all } puntos, y { $last } más si la más pequeña fue la última. Gana la puntuación más alta.
rules-scoring-basic = Cuenta los cuadrados de las piezas que te sobran. Gana quien tiene menos cuadrados. No hay bonificación.
rules-scoring-pieces = Cada pieza que colocas da 1 punto. Gana quien tiene más puntos. No hay bonificación.
rules-scoring-area = Cada casilla que cubres da 1 punto. Gana quien tiene más puntos; con los mismos puntos hay empate. No hay bonificación.
rules-scoring-complete = Ganas cuando todas las piezas están en el tablero. Si no lo consigues, el número de piezas colocadas muestra cuánto te acercaste.
rules-scoring-seen = Mira justo desde arriba: cada casilla con tu color encima da 1 punto. Cada pieza que te sobra cuesta 1 punto, sea del tamaño que sea. Gana quien tiene más puntos.
rules-scoring-sum = La puntuación de un jugador es la suma de sus dos colores.
rules-scoring-team = La puntuación de un equipo es la suma de sus dos colores.
rules-scoring-shared = El color compartido no cuenta para nadie.

## Ejemplos

rules-example-finished = Una partida terminada y su puntuación.
rules-example-colour = Color
rules-example-left = Sobran
rules-example-points = Puntos
rules-example-turn = Turno
rules-example-winner = Gana: { $winners }.

## Imágenes

rules-figure-starts = Las casillas de salida
rules-figure-pieces = Las piezas de un color
rules-figure-start = La primera pieza cubre una casilla de salida
rules-figure-corner = Esquina con esquina
rules-figure-side = Lado con lado con su propio color
rules-figure-apart = No toca su propio color
rules-figure-others = Otros colores pueden tocarse por los lados
rules-figure-tip = Una esquina toca el medio de un lado
rules-figure-face = Comparte una cara con su propio color
rules-figure-edge = Solo comparte una arista con su propio color
rules-figure-hole = Debajo hay un hueco
rules-figure-match = Los dos números del lado son iguales
rules-figure-mismatch = Los números del lado son distintos
rules-figure-bridge = Un puente: { $points } puntos adicionales
rules-figure-hexagon = Un hexágono: { $points } puntos adicionales
rules-figure-hexagons = Dos hexágonos con una ficha: { $points } puntos adicionales

## Número de jugadores

rules-players = { $players ->
    [one] Un jugador
    [many] { $players } de jugadores
   *[other] { $players } jugadores
  }
rules-players-cubes = { $columns } casillas, espacio para { $cubes } cubos
rules-players-tiles = { $tiles } fichas cada uno

## Opciones

rules-option-start = Primera pieza
rules-option-scoring = Puntuación
rules-option-first = Quién empieza
rules-option-shared = Color compartido
rules-option-strict-corners = Esquinas estrictas
rules-option-left-out = Color fuera de juego
rules-option-seats = Número de jugadores
rules-option-colours-each = Colores por jugador
rules-option-blocked = Si no puedes colocar una pieza
rules-option-heights = Mapa de alturas
rules-option-without = Hándicap
rules-option-edition = Edición
rules-option-target = Meta
rules-option-deals = Número de rondas
rules-option-after-draw = Después de robar
rules-option-time-limit = Turnos con tiempo
rules-option-usual = predeterminado
rules-option-none = Este juego no tiene opciones.
rules-choice-first = Puede empezar cualquier jugador. Los demás siguen en el sentido de las agujas del reloj.
rules-choice-shared = Cualquiera de los cuatro colores puede ser el compartido. El orden de los colores no cambia: si el azul es el compartido, sigue yendo primero, y lo coloca el jugador que empieza.
rules-choice-left-out = Cualquiera de los cuatro colores puede quedarse en la caja.
rules-choice-seats-cubes = De { $fewest } a { $most } jugadores. Con menos jugadores caben menos cubos, y los últimos colores no se usan.
rules-choice-seats = De { $fewest } a { $most } jugadores.
rules-choice-colours-each = Dos jugadores pueden tener dos colores cada uno en el tablero de cuatro. Solo cuenta el mejor color de cada jugador.
rules-choice-heights = Cualquier mapa de alturas de hasta { $most } cubos.
rules-choice-without = Los colores pueden jugar sin algunas de sus piezas, para que jugadores más fuertes y más débiles tengan una partida igualada. Las piezas sin las que juegas no cuestan nada. Si las piezas que sobran cuentan en tu contra, ayuda tener menos piezas grandes. Si no, con menos piezas es más difícil.
rules-choice-target = Al terminar cada ronda, los totales se comparan con la meta: { $usual } puntos, u otro número de { $fewest } a { $most }. Si alguien la ha alcanzado, la partida termina.
rules-choice-deals = O juega una partida de { $fewest } a { $most } rondas, sean cuales sean los totales.
rules-choice-drawn = Después de robar, solo puedes colocar la ficha que acabas de robar.
rules-choice-any = Después de robar, puedes colocar cualquier ficha de tu mano.
rules-choice-time-limit = Cada turno tiene un tiempo límite. Cuando se acaba, robas hasta que termine tu turno. Si aún tienes que colocar la primera ficha, se coloca por ti una de las tuyas.

## Triominos

rules-tiles-hands = Cada jugador toma una mano de fichas y la mantiene oculta. El resto es el montón. Ves tu mano, la mesa, todas las puntuaciones y cuántas fichas tienen los demás y el montón.
rules-tiles-begin = Antes de cada ronda, cada jugador roba una ficha a la vista. Empieza quien tiene el valor más alto; quienes empatan roban otra vez. Después se mezclan y se reparten todas las fichas. El primer jugador coloca cualquier ficha y se apunta su valor.
rules-tiles-lay = Coloca una ficha. Al menos un lado entero debe quedar contra una ficha de la mesa, y los dos números de ese lado deben coincidir. También deben coincidir los números en cualquier otra esquina que toque.
rules-tiles-score = Una ficha da su valor. Un puente da { $bridge } puntos más, un hexágono { $one } más, dos hexágonos con una ficha { $two } más, y tres { $three } más.
rules-tiles-bridge = Un puente es una ficha unida por un solo lado cuya tercera esquina llega a una ficha más allá: los dos lugares junto a esa esquina están vacíos, y al menos uno de los tres que hay detrás no lo está. Un hexágono se cierra con la sexta ficha alrededor de un punto. Ninguna ficha puede hacer las dos cosas.
rules-tiles-draw = Si no puedes o no quieres colocar una ficha, roba una del montón. Cada robo cuesta { $cost } puntos. Puedes colocarla enseguida. Puedes robar hasta { $most } fichas en un turno. Si aun así no colocas ninguna, pierdes { $more } puntos más, { $all } en total.
rules-tiles-empty = Cuando el montón está vacío, debes colocar una ficha si puedes. Si no puedes, pasas sin penalización.
rules-tiles-out = Cuando colocas la última ficha de tu mano, recibes { $out } puntos y el valor de todas las fichas de las demás manos. Antes se completa la vuelta, para que todos hayan tenido los mismos turnos. Si alguien más se queda sin fichas en esa vuelta, solo recibe los { $out } puntos.
rules-tiles-blocked = Cuando todos los jugadores pasan seguidos, la ronda queda bloqueada. La gana la mano más baja: se apunta el valor de todas las demás manos, menos el suyo. Nadie más pierde nada. Si hay varias manos más bajas iguales, cada una se apunta sus puntos de esta manera.
rules-tiles-match = Gana quien tiene el total más alto al final de la partida. Los totales pueden bajar de cero.
rules-tiles-example-sum = Una ficha
rules-tiles-example-bridge = Una ficha que hace un puente
rules-tiles-example-hexagon = Una ficha que cierra un hexágono
rules-tiles-example-draws = Tres fichas robadas y ninguna colocada
rules-tiles-example-out = La última ficha, cuando las demás manos valen { $hands }
rules-scoring-standard = Puntos como se describe arriba.
rules-scoring-children = Para niños: { $tile } punto por ficha, { $bridge } más por un puente, { $one }, { $two } o { $three } más por uno, dos o tres hexágonos, y { $out } para el primero que se queda sin fichas. Nunca pierdes puntos. Hay una sola ronda, salvo que elijas varias o una meta.
rules-scoring-no-points = Sin puntos: gana quien se queda antes sin fichas. Si la ronda se bloquea, gana quien tenga menos fichas.
rules-edition-international = Internacional: como se describe arriba, de { $fewest } a { $most } jugadores.
rules-edition-french = Francesa: de { $fewest } a { $most } jugadores. La ronda termina en cuanto alguien se queda sin fichas. En una ronda bloqueada, cada uno pierde el valor de su propia mano. Cuando el montón está vacío, puedes pasar aunque pudieras colocar una ficha. La partida termina en cuanto un jugador alcanza la meta, y ese jugador gana.
rules-edition-spanish = Española: de { $fewest } a { $most } jugadores, con menos fichas por jugador si juegan tres o cuatro.
rules-edition-portuguese = Portuguesa: como la edición española, pero robar tres fichas cuesta { $draws } puntos en total.
rules-edition-tournament = Torneo: nadie roba para decidir quién empieza. La ficha más alta con tres números iguales de cualquier mano debe colocarse primero y da { $triple } puntos más, o { $zero } más si tiene tres ceros. Si nadie tiene una ficha así, empieza quien tiene el valor más alto.

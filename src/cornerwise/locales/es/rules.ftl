## Las páginas

rules-title = Reglas
rules-page-title = { $game }: reglas
rules-lead = Cómo se juega cada juego, en pocas frases y con imágenes.
rules-all = Todos los juegos
rules-play = Jugar ahora
rules-tutorial = Aprender jugando
rules-language = Idioma
rules-allowed = Permitido
rules-forbidden = No permitido
rules-clauses = Números de las reglas
rules-trade-marks = Blokus, Trigon, Rumis y Triominos son marcas de sus propietarios. Aparecen aquí solo para decir qué reglas publicadas sigue un juego. Cornerwise es independiente de esos propietarios.

## Familias de juegos

rules-family-classic = Cuadrados, hasta cuatro
rules-family-duo = Cuadrados para dos
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
rules-heading-contact = Contacto
rules-heading-others = Otros colores
rules-heading-strict = Esquinas estrictas
rules-heading-standing = Apoyo
rules-heading-limits = Alturas máximas
rules-heading-blocked = Sin lugar
rules-heading-draw = Robar
rules-heading-end = Final
rules-heading-scoring = Puntuación
rules-heading-ties = Empates
rules-heading-example = Ejemplo
rules-heading-players = Número de jugadores
rules-heading-options = Opciones
rules-heading-tips = Consejos

## Objetivo

rules-goal-left = Lleva al tablero tantas piezas tuyas como puedas y no dejes espacio a las de los demás. Al final, lo que sobra cuenta en tu contra.
rules-goal-pieces = Coloca más piezas que el otro jugador.
rules-goal-area = Cubre más casillas que el otro jugador.
rules-goal-complete = Juegas en solitario con todos los colores. Coloca las { $pieces } piezas.
rules-goal-seen = Construye de modo que tu color se vea en tantas casillas como sea posible, justo desde arriba.
rules-goal-points = Coloca fichas cuyos números coincidan y reúne la mayor cantidad de puntos.

## Tablero

rules-board-rectangle = El tablero tiene { $width } × { $height } casillas.
rules-board-hexagon = El tablero es un hexágono de { $cells } triángulos, { $side } a lo largo de cada lado.
rules-board-inner = Solo se usa el hexágono interior del tablero: { $cells } triángulos, { $side } a lo largo de cada lado.
rules-board-heights = La planta tiene { $squares } casillas. Cada una dice hasta qué altura se puede construir en ella; caben { $cubes } cubos.
rules-board-reconstructed = No conocemos ninguna medida impresa de este tablero. Está reconstruido a partir de su forma y de su espacio para { $each } cubos por jugador.
rules-board-own = Tú traes tu propio mapa de alturas: un número para cada casilla de la planta, las filas separadas por una barra, la más lejana primero, y 0 donde no hay casilla. Todas las casillas están unidas, y hay como máximo { $most } cubos.
rules-board-table = Las fichas se colocan en una mesa sin bordes.

## Piezas

rules-pieces-own = Cada color tiene { $pieces } piezas de { $smallest } a { $largest } { $shape ->
    [triangle] triángulos
   *[square] cuadrados
  }, todas de formas distintas. Juntas tienen { $cells } { $shape ->
    [triangle] triángulos
   *[square] cuadrados
  }.
rules-pieces-copies = Cada color tiene { $pieces } piezas: { $copies } de cada una de las { $shapes } formas de { $smallest } a { $largest } cuadrados. Juntas tienen { $cells } cuadrados.
rules-pieces-shared = Los dos jugadores toman de un mismo juego de { $pieces } piezas de { $smallest } a { $largest } cuadrados, todas de formas distintas. Una pieza que coloca uno ya no está para el otro.
rules-pieces-cubes = Cada color tiene { $pieces } piezas de { $smallest } a { $largest } cubos, { $cells } cubos en total. Una pieza y su imagen en el espejo son dos piezas. No hay ningún cubo suelto.
rules-pieces-tiles = Hay { $tiles } fichas triangulares. Cada una tiene tres números del { $lowest } al { $highest } que no bajan si se leen en el sentido de las agujas del reloj, y no hay dos iguales. El valor de una ficha es la suma de sus números.

## Preparación

rules-setup-order = Los colores juegan en este orden: { $colours }.
rules-setup-one-each = Hay { $seats } jugadores y cada uno tiene un color.
rules-setup-two-each = Dos jugadores tienen dos colores cada uno. El primero: { $first }. El segundo: { $second }.
rules-setup-shared = Tres jugadores tienen un color cada uno. El cuarto ({ $colour }) lo colocan por turnos, empezando por quien empezó la partida. Lo hacen aunque su propio color ya no tenga lugar.
rules-setup-teams = Cuatro jugadores forman dos equipos de dos, con un color cada uno. El primer equipo: { $first }. El segundo: { $second }.
rules-setup-solo = Tú colocas todos los colores, uno tras otro.
rules-setup-left-out = Tres jugadores tienen un color cada uno. Un color ({ $colour }) se queda en la caja.

## Primera pieza

rules-start-own = La primera pieza de cada color cubre la casilla de salida de ese color: { $points }.
rules-start-any = La primera pieza de cada color cubre cualquier casilla de salida que siga libre: { $points }.
rules-start-free = La primera pieza de cada color va en cualquier parte del tablero.
rules-start-beside = La primera pieza de la partida va en cualquier parte. La primera pieza de cada otro color toca una pieza que ya está.
rules-start-opposite = La primera pieza de cada color cubre una casilla de salida: { $points }. Los dos colores de un jugador salen uno enfrente del otro, así que no puedes ocupar la casilla que está enfrente del color del otro jugador.
rules-start-spaced = La primera pieza de cada color cubre una casilla de salida: { $points }. Entre dos colores queda libre una casilla de salida.
rules-start-swap = El primer jugador coloca una pieza del primer color y después una del segundo, cada una en cualquier parte del tablero. No se pueden solapar y deben ser de formas distintas. El segundo jugador elige entonces un color. Sigue el primer color ({ $colour }), lo tenga quien lo tenga.
rules-start-cubes = La primera pieza de la partida va en cualquier parte del suelo. La primera pieza de cada otro color va también en el suelo y comparte una cara con una pieza que ya está.

## Turno

rules-turn-flat = Coloca una de tus piezas en { $shape ->
    [triangle] triángulos
   *[square] casillas
  } libres del tablero. Puedes girarla y voltearla. Una vez colocada, se queda.
rules-turn-cubes = Coloca una de tus piezas. Puedes girarla como quieras. Una vez colocada, se queda.

## Contacto

rules-contact-corner = Cada pieza nueva toca una pieza del mismo color por una esquina, y nunca por un lado.
rules-contact-face = Cada pieza nueva toca una pieza del mismo color por un lado. No basta una esquina.
rules-contact-triangles = Basta un punto en común: una esquina también puede tocar el medio del lado recto de otra pieza.
rules-contact-strict = Con esquinas estrictas, una esquina de tu color solo puede tocar otra esquina. Dondequiera que la pieza nueva toque su propio color, ninguna de las dos puede pasar recta por ese punto. Un solo contacto así prohíbe el lugar, aunque otra esquina toque como es debido.
rules-contact-others = No importa cómo toque tu pieza otros colores, por esquinas o por lados.
rules-contact-cubes = Cada pieza nueva comparte al menos una cara con una pieza del mismo color, al lado o encima. No basta una arista ni una esquina. Los demás colores no influyen.
rules-standing = En cada columna que usa la pieza, sus cubos se apoyan en el suelo o en lo que ya está. Nunca hay un hueco debajo y nada sobresale por encima del vacío.
rules-limits = Nada queda fuera de la planta ni por encima de la altura máxima de su casilla.

## Sin lugar, y el final

rules-blocked-flat = Quien puede colocar una pieza debe hacerlo. Un color sin lugar pierde el turno; como el espacio solo mengua, queda fuera hasta el final.
rules-blocked-out = Un color que no puede colocar ninguna pieza cuando le llega el turno queda fuera hasta el final.
rules-blocked-skip = Un color que no puede colocar ninguna pieza solo pierde ese turno: un lugar puede volver a abrirse cuando otros construyen.
rules-end = La partida termina cuando ningún color puede colocar más.
rules-ties = Si las mejores puntuaciones son iguales, la victoria se comparte.

## Puntuación

rules-scoring-advanced = Cada { $shape ->
    [triangle] triángulo
   *[square] cuadrado
  } de una pieza que sobra cuesta un punto. Si todas tus piezas están colocadas, recibes { $all } puntos, y { $last } más si la más pequeña fue la última. Gana la puntuación más alta.
rules-scoring-basic = Cuenta los cuadrados de las piezas que sobran. Gana quien tiene menos. No hay bonificación.
rules-scoring-pieces = Cada pieza colocada es un punto. Gana quien tiene más puntos. No hay bonificación.
rules-scoring-area = Cada casilla cubierta es un punto. Gana quien tiene más puntos; con los mismos puntos hay empate. No hay bonificación.
rules-scoring-complete = Ganas cuando todas las piezas están en el tablero. El número de piezas colocadas muestra cuánto te acercaste.
rules-scoring-seen = Mira justo desde arriba: cada casilla en la que tu color está encima es un punto. Cada pieza que sobra cuesta un punto, por grande que sea. Gana quien tiene más puntos.
rules-scoring-sum = La puntuación de un jugador es la suma de sus dos colores.
rules-scoring-team = La puntuación de un equipo es la suma de sus dos colores.
rules-scoring-shared = El color compartido no cuenta para nadie.

## Ejemplos

rules-example-finished = Una partida terminada y cómo se cuenta.
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
rules-figure-apart = No toca nada de su propio color
rules-figure-others = Otros colores pueden tocarse por los lados
rules-figure-tip = Una esquina toca el medio de un lado
rules-figure-face = Comparte una cara con su propio color
rules-figure-edge = Solo comparte una arista con su propio color
rules-figure-hole = Debajo hay un hueco
rules-figure-match = Los dos números del lado coinciden
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

rules-option-start = Salida
rules-option-scoring = Puntuación
rules-option-first = Quién empieza
rules-option-shared = Color compartido
rules-option-strict-corners = Esquinas estrictas
rules-option-left-out = Color fuera de juego
rules-option-seats = Número de jugadores
rules-option-colours-each = Colores de cada jugador
rules-option-blocked = Sin lugar
rules-option-heights = Mapa de alturas
rules-option-without = Hándicap
rules-option-edition = Edición
rules-option-target = Meta
rules-option-deals = Número de rondas
rules-option-after-draw = Después de robar
rules-option-time-limit = Tiempo límite
rules-option-usual = lo habitual
rules-option-none = No hay opciones.
rules-choice-first = Puede empezar cualquier jugador. Los demás siguen en el sentido de las agujas del reloj.
rules-choice-shared = Cualquiera de los cuatro colores puede ser el que todos colocan por turnos. El orden de los colores no cambia: si el azul es el compartido, abre el azul, y lo coloca el jugador que empieza.
rules-choice-left-out = Cualquiera de los cuatro colores puede ser el que se queda en la caja.
rules-choice-seats-cubes = De { $fewest } a { $most } jugadores. Con menos jugadores caben menos cubos, y los últimos colores no se usan.
rules-choice-seats = De { $fewest } a { $most } jugadores.
rules-choice-colours-each = Dos jugadores pueden tener dos colores cada uno en el tablero de cuatro. Solo cuenta el mejor color de cada jugador.
rules-choice-heights = Cualquier mapa de alturas de hasta { $most } cubos.
rules-choice-without = Los colores pueden prescindir de algunas de sus piezas, para que los fuertes y los débiles puedan jugar juntos. Lo que se aparta no cuesta nada. Donde cuentan las casillas que sobran, tener menos piezas grandes ayuda; si no, quien tiene menos piezas lo tiene más difícil.
rules-choice-target = Al terminar cada ronda, los totales se comparan con la meta: { $usual } puntos, u otro número de { $fewest } a { $most }. Si alguien la ha alcanzado, la partida termina.
rules-choice-deals = O una partida de { $fewest } a { $most } rondas, sean cuales sean los totales.
rules-choice-drawn = De tus fichas, después de robar solo se puede colocar la recién robada.
rules-choice-any = Después de robar se puede colocar cualquier ficha de tu mano.
rules-choice-time-limit = Cada turno tiene un tiempo límite. Cuando se acaba, robas hasta que termine tu turno. Si aún tienes que colocar la primera ficha, se coloca por ti una de las tuyas.

## Triominos

rules-tiles-hands = Cada jugador toma una mano de fichas y la mantiene oculta. El resto es el montón. Ves tu mano, la mesa, todas las puntuaciones y cuántas fichas tienen los demás y el montón.
rules-tiles-begin = Antes de cada ronda, cada jugador roba una ficha a la vista. Empieza el valor más alto; quienes empatan roban otra vez. Después se mezclan y se reparten todas las fichas. El primer jugador coloca cualquier ficha y se apunta su valor.
rules-tiles-lay = Coloca una ficha. Al menos un lado entero queda contra una ficha de la mesa, los dos números de ese lado coinciden y también los de cualquier otra esquina que toque.
rules-tiles-score = Una ficha da su valor. Un puente da { $bridge } puntos más, un hexágono { $one } más, dos hexágonos con una ficha { $two } más, y tres { $three } más.
rules-tiles-bridge = Un puente es una ficha unida por un solo lado cuya tercera esquina llega a una ficha más allá: los dos lugares junto a esa esquina están vacíos, y al menos uno de los tres que hay detrás no lo está. Un hexágono se cierra con la sexta ficha alrededor de un punto. Ninguna ficha puede hacer las dos cosas.
rules-tiles-draw = Si no puedes o no quieres colocar una ficha, roba una del montón por { $cost } puntos. Puedes colocarla enseguida. Puedes robar { $most } fichas en un turno; si aun así no colocas ninguna, pierdes { $more } más, { $all } en total.
rules-tiles-empty = Cuando el montón está vacío, quien puede colocar una ficha debe hacerlo. Si no, pasas sin penalización.
rules-tiles-out = Quien coloca la última ficha de su mano recibe { $out } puntos y el valor de todas las fichas de las demás manos. Antes se completa la vuelta, para que todos hayan tenido los mismos turnos. Quien se queda sin fichas en segundo lugar en esa vuelta recibe solo los { $out }.
rules-tiles-blocked = Cuando todos los jugadores pasan seguidos, la ronda queda bloqueada. La gana la mano más baja: se apunta el valor de todas las demás manos, menos el suyo. Nadie más pierde nada. Si hay varias manos más bajas iguales, cada una se apunta lo mismo.
rules-tiles-match = Gana el total más alto al final de la partida. Los totales pueden bajar de cero.
rules-tiles-example-sum = Una ficha
rules-tiles-example-bridge = Una ficha que hace un puente
rules-tiles-example-hexagon = Una ficha que cierra un hexágono
rules-tiles-example-draws = Tres fichas robadas y ninguna colocada
rules-tiles-example-out = La última ficha, cuando las demás manos valen { $hands }
rules-scoring-standard = Puntos como se describe arriba.
rules-scoring-children = Para niños: { $tile } punto por ficha, { $bridge } más por un puente, { $one }, { $two } o { $three } más por uno, dos o tres hexágonos, y { $out } para el primero que se queda sin fichas. Nunca se pierde nada. Hay una sola ronda, salvo que elijas varias o una meta.
rules-scoring-no-points = Sin puntos: gana quien se queda antes sin fichas. Si la ronda se bloquea, gana quien tiene menos fichas.
rules-edition-international = Internacional: como se describe arriba, de { $fewest } a { $most } jugadores.
rules-edition-french = Francesa: de { $fewest } a { $most } jugadores. La ronda termina en cuanto alguien se queda sin fichas. En una ronda bloqueada, cada uno pierde el valor de su propia mano. Cuando el montón está vacío, también puede pasar quien no quiere colocar una ficha. La partida termina en cuanto un jugador alcanza la meta, y ese jugador ha ganado.
rules-edition-spanish = Española: de { $fewest } a { $most } jugadores, con manos más pequeñas para tres y cuatro.
rules-edition-portuguese = Portuguesa: como la edición española, pero robar tres fichas cuesta { $draws } en total.
rules-edition-tournament = Torneo: nadie roba para empezar. La ficha más alta con tres números iguales de cualquier mano debe colocarse primero y da { $triple } más; tres ceros, incluso { $zero } más. Sin una ficha así, empieza el valor más alto.

## Colores dentro de una frase

ink-blue = azul
ink-yellow = amarillo
ink-red = rojo
ink-green = verde
ink-purple = morado
ink-orange = naranja

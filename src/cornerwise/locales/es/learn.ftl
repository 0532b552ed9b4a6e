## Todas las lecciones

learn-title = Aprender
learn-lead = Haz unas jugadas y conocerás las reglas. Cada lección dura dos minutos.
learn-steps = { $count ->
    [one] { $count } paso
    [many] { $count } de pasos
   *[other] { $count } pasos
  }
learn-begin = Empezar
learn-again = Otra vez
learn-continue = Seguir
learn-finished = Hecha
learn-rules = Reglas
learn-tips = Consejos
learn-play = Jugar ahora
learn-all = Todas las lecciones

## Una lección

learn-step = Paso { $number } de { $count }
learn-skip = Saltar
learn-back = Atrás
learn-show = Enséñamelo
learn-next = Siguiente
learn-done = Eso es.
learn-colour = Ahora juegas con { $colour }.
learn-elsewhere = Estaría permitido. Para este paso, usa uno de los lugares marcados.
learn-over = Ya conoces las reglas de este juego.
learn-over-text = Juega una partida contra el ordenador o consulta los detalles en las reglas.
learn-marked = Casillas marcadas: { $cells }
learn-loading = Un momento

## Cuadrados y triángulos

learn-start-own = Empieza en tu esquina
learn-start-own-text = Tu primera pieza cubre tu casilla de salida. Toma una pieza y colócala ahí.
learn-start-any = Empieza en una casilla de salida
learn-start-any-text = Tu primera pieza cubre una casilla de salida. Toma una pieza y colócala en una que esté libre.
learn-corner = Esquinas, nunca lados
learn-corner-text = Cada pieza nueva toca una de tus piezas por una esquina. Coloca la siguiente.
learn-side = Lejos de tus propios lados
learn-side-text = Esta pieza toca tu color por un lado y no puede quedarse aquí. Muévela o gírala hasta que encaje.
learn-others = Los demás no importan
learn-others-text = Puedes tocar otros colores como quieras. Coloca una pieza lado con lado con otro color.
learn-reach = Hacia el espacio libre
learn-reach-text = Se juega por el espacio. Llega a una de las casillas marcadas con una pieza grande.
learn-gap = Por el hueco
learn-gap-text = Las piezas grandes ya no encajan en todas partes. Sigue con una pequeña.
learn-last = El último lugar
learn-last-text = Apenas queda espacio. Encuentra un lugar para una última pieza; después la partida termina y se cuenta lo que sobra.
learn-pairs = Dos de cada
learn-pairs-text = Tienes cada forma dos veces, y cada pieza vale un punto. Coloca la misma forma otra vez.
learn-turn = Gírala
learn-turn-text = Los triángulos giran en seis pasos. Gira la pieza hasta que encaje y colócala.
learn-tip = Una esquina puede tocar un lado
learn-tip-text = Con triángulos basta un punto en común. Coloca la pieza de modo que su esquina toque el medio de un lado recto.
learn-strict = Esquinas estrictas
learn-strict-text = En esta mesa se juega con esquinas estrictas: una esquina solo puede tocar otra esquina. Encuentra un lugar para la pieza.

## Salida libre

learn-open-first = Donde quieras
learn-open-first-text = No hay casillas de salida. Coloca una pieza azul donde sea.
learn-open-second = Una para el otro bando
learn-open-second-text = También colocas la primera pieza naranja, de otra forma. Haz que las dos sean igual de buenas: el otro jugador elegirá.
learn-choose = ¿Con qué color te quedarías?
learn-choose-text = Ahora juegas en segundo lugar. Deja los colores como están o cámbialos.

## Cubos

learn-floor = Empieza en el suelo
learn-floor-text = La primera pieza va en cualquier parte del suelo. Toma una pieza y colócala.
learn-join = Únete a los demás
learn-join-text = Ahora tienes el amarillo. Tu primera pieza va en el suelo y comparte una cara con una pieza que ya está.
learn-face = Cara con cara
learn-face-text = Cada pieza nueva comparte una cara con tu color, al lado o encima. Aquí solo toca una arista; encuentra un lugar mejor.
learn-hole = Sin huecos
learn-hole-text = Nada puede flotar. Debajo de esta pieza hay un hueco; colócala donde cada cubo se apoye en algo.
learn-cover = Quédate encima
learn-cover-text = Solo cuenta lo que se ve desde arriba. Cubre una casilla del otro color.

## Fichas con números

learn-tile-first = La primera ficha
learn-tile-first-text = Empieza con cualquier ficha. Da la suma de sus números, así que una alta es un buen comienzo.
learn-tile-match = Dos números coinciden
learn-tile-match-text = Coloca una ficha contra un lado. Los dos números de ese lado deben ser iguales en ambas fichas.
learn-tile-hexagon = Cierra un hexágono
learn-tile-hexagon-text = Cinco fichas rodean un punto. Coloca la sexta: da 50 puntos más.
learn-tile-bridge = Haz un puente
learn-tile-bridge-text = Une una ficha por un lado de modo que su punta toque otra ficha. Un puente da 40 puntos más.
learn-tile-draw = Roba cuando nada encaje
learn-tile-draw-text = No encaja ninguna de tus fichas. Roba una; cuesta 5 puntos.
learn-tile-out = La última ficha
learn-tile-out-text = Coloca tu última ficha. Quien se queda sin fichas recibe 25 puntos y el valor de todas las demás manos.

## Consejos junto al tablero

tip-label = Consejo
tip-dismiss = Ocultar este consejo

## Por qué es buena una pista

hint-reason-only-move = Es la única jugada.
hint-reason-nothing-to-lay = No encaja ninguna de tus fichas.
hint-reason-swap = Ese color está mejor situado.
hint-reason-keep = Tu color está mejor situado.
hint-reason-calculated = Es lo que mejor aguanta si la partida sigue.
hint-reason-blocks = Quita { $number ->
    [one] una esquina
    [many] { $number } de esquinas
   *[other] { $number } esquinas
  } a los demás.
hint-reason-opens-corners = Abre { $number ->
    [one] una esquina nueva
    [many] { $number } de esquinas nuevas
   *[other] { $number } esquinas nuevas
  }.
hint-reason-large-piece = Usa una pieza grande mientras hay espacio.
hint-reason-contests = Va adonde los demás quieren ir.
hint-reason-towards-middle = Lleva hacia el centro.
hint-reason-covers = Cubre { $number ->
    [one] una casilla
    [many] { $number } de casillas
   *[other] { $number } casillas
  } de los demás.
hint-reason-shows = Muestra tu color en { $number ->
    [one] una casilla
    [many] { $number } de casillas
   *[other] { $number } casillas
  } más.
hint-reason-keeps-going = Te deja caminos para seguir.
hint-reason-tile = La ficha vale { $number }.
hint-reason-bridge = Hace un puente por { $number } puntos.
hint-reason-hexagon = Cierra un hexágono por { $number } puntos.
hint-reason-opening-triple = Tres números iguales dan { $number } más.
hint-reason-opening-zero = Tres ceros dan { $number } más.
hint-reason-out = Es tu última ficha, por { $number } puntos.

## Todas las lecciones

learn-title = Aprender
learn-lead = Aprende las reglas jugando unas pocas jugadas. Cada lección dura unos 2 minutos.
learn-steps = { $count ->
    [one] { $count } paso
    [many] { $count } de pasos
   *[other] { $count } pasos
  }
learn-begin = Empezar
learn-again = Repetir
learn-continue = Continuar
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
learn-done = Bien hecho.
learn-colour = Ahora juegas con { $colour }.
learn-elsewhere = Esa jugada está permitida. Para este paso, usa uno de los lugares marcados.
learn-over = Ya conoces las reglas
learn-over-text = Juega una partida contra el ordenador o consulta los detalles en las reglas.
learn-marked = Casillas marcadas: { $cells }
learn-loading = Cargando…

## Cuadrados y triángulos

learn-start-own = Empieza en tu esquina
learn-start-own-text = Tu primera pieza debe cubrir tu casilla de salida. Elige una pieza y colócala ahí.
learn-start-any = Elige una casilla de salida
learn-start-any-text = Tu primera pieza debe cubrir una casilla de salida. Elige una pieza y colócala en una libre.
learn-corner = Toca esquinas, nunca lados
learn-corner-text = Cada pieza nueva debe tocar una de tus piezas por una esquina. Coloca la siguiente.
learn-side = No toques tus propios lados
learn-side-text = Esta pieza toca tu propio color por un lado, así que no puede ir aquí. Muévela o gírala hasta que encaje.
learn-others = Puedes tocar otros colores
learn-others-text = Tus piezas pueden tocar otros colores de cualquier manera. Coloca una pieza lado con lado con otro color.
learn-reach = Hacia el espacio libre
learn-reach-text = Necesitas espacio para tus piezas. Llega a una de las casillas marcadas con una pieza grande.
learn-gap = Cuélate por un hueco
learn-gap-text = Las piezas grandes ya no encajan en todas partes. Continúa con una pequeña.
learn-last = Tu última pieza
learn-last-text = Apenas queda espacio. Encuentra un lugar para una última pieza. Después la partida termina y se cuentan los puntos.
learn-pairs = 2 de cada forma
learn-pairs-text = Tienes cada forma dos veces, y cada pieza que colocas da 1 punto. Coloca la misma forma otra vez.
learn-turn = Gírala
learn-turn-text = En los triángulos, una pieza gira en 6 pasos. Gírala hasta que encaje y colócala.
learn-tip = Una esquina puede tocar un lado
learn-tip-text = Con triángulos basta un solo punto en común. Coloca la pieza de modo que su esquina toque el medio de un lado.
learn-strict = Esquinas estrictas
learn-strict-text = Esta partida usa esquinas estrictas: una esquina solo puede tocar otra esquina. Encuentra un lugar para la pieza.

## Salida libre

learn-open-first = Empieza donde quieras
learn-open-first-text = No hay casillas de salida. Coloca una pieza azul donde sea.
learn-open-second = Ahora el otro color
learn-open-second-text = También colocas la primera pieza naranja, de otra forma. Haz que las dos sean igual de buenas: el otro jugador elegirá su color.
learn-choose = ¿Con qué color te quedarías?
learn-choose-text = Ahora juegas en segundo lugar. Deja los colores como están o cámbialos.

## Cubos

learn-floor = Empieza en la base
learn-floor-text = La primera pieza puede ir en cualquier parte de la base. Elige una pieza y colócala.
learn-join = Únete a los demás
learn-join-text = Ahora tienes el amarillo. Tu primera pieza debe ir en la base y compartir una cara con una pieza que ya está.
learn-face = Cara con cara
learn-face-text = Cada pieza nueva debe compartir una cara con tu propio color, al lado o encima. Aquí solo toca una arista. Encuentra un lugar mejor.
learn-hole = Sin huecos
learn-hole-text = Las piezas no pueden flotar. Debajo de esta hay un hueco: colócala donde cada cubo se apoye en algo.
learn-cover = Quédate encima
learn-cover-text = Solo cuenta lo que se ve desde arriba. Cubre una casilla del otro color.

## Fichas con números

learn-tile-first = La primera ficha
learn-tile-first-text = Empieza con cualquier ficha. Da la suma de sus números, así que un valor alto es un buen comienzo.
learn-tile-match = Haz coincidir 2 números
learn-tile-match-text = Coloca una ficha contra un lado. Los dos números de ese lado deben ser iguales en ambas fichas.
learn-tile-hexagon = Completa un hexágono
learn-tile-hexagon-text = Hay 5 fichas alrededor de un punto. Coloca la sexta para ganar 50 puntos más.
learn-tile-bridge = Haz un puente
learn-tile-bridge-text = Une una ficha por un lado de modo que su punta toque otra ficha. Un puente da 40 puntos más.
learn-tile-draw = Roba cuando nada encaje
learn-tile-draw-text = No encaja ninguna de tus fichas. Roba una: cada robo cuesta 5 puntos.
learn-tile-out = Tu última ficha
learn-tile-out-text = Coloca tu última ficha. Si te quedas sin fichas antes que nadie, recibes 25 puntos y el valor de todas las demás manos.

## Consejos junto al tablero

tip-label = Consejo
tip-dismiss = Ocultar este consejo

## Por qué es buena una pista

hint-reason-only-move = Es la única jugada.
hint-reason-nothing-to-lay = No encaja ninguna de tus fichas.
hint-reason-swap = Ese color está mejor situado.
hint-reason-keep = Tu color está mejor situado.
hint-reason-calculated = Calculando las jugadas siguientes, es la mejor.
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
hint-reason-contests = Ocupa espacio que los demás quieren.
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
hint-reason-shuts = Cierra { $number ->
    [one] { $number } esquina desde la que un rival podía seguir
    [many] { $number } de esquinas desde las que los rivales podían seguir
   *[other] { $number } esquinas desde las que los rivales podían seguir
  }: { $cells }.
hint-reason-gave-up = La jugada realizada perdió { $number ->
    [one] { $number } esquina desde la que seguir
    [many] { $number } de esquinas desde las que seguir
   *[other] { $number } esquinas desde las que seguir
  }: { $cells }.
hint-reason-own-reach = Mantiene { $number ->
    [one] { $number } casilla
    [many] { $number } de casillas
   *[other] { $number } casillas
  } al alcance. La jugada realizada dejó { $than }.
hint-reason-rival-reach = Después, los rivales pueden llegar a { $number ->
    [one] { $number } casilla
    [many] { $number } de casillas
   *[other] { $number } casillas
  }. Tras la jugada realizada, podían llegar a { $than }.
hint-reason-opens-more = Abre { $number ->
    [one] { $number } esquina nueva
    [many] { $number } de esquinas nuevas
   *[other] { $number } esquinas nuevas
  }. La jugada realizada abrió { $than }.
hint-reason-covers-more = Cubre { $number ->
    [one] { $number } casilla
    [many] { $number } de casillas
   *[other] { $number } casillas
  } de los demás. La jugada realizada cubrió { $than }.
hint-reason-shows-more = Muestra su color en { $number ->
    [one] { $number } casilla
    [many] { $number } de casillas
   *[other] { $number } casillas
  }. La jugada realizada lo mostró en { $than }.
hint-reason-larger-piece = Usa una pieza más grande, de { $number } en vez de { $than }.
hint-reason-keeps-going = Te deja opciones abiertas.
hint-reason-tile = La ficha da { $number }.
hint-reason-bridge = Hace un puente por { $number } puntos más.
hint-reason-hexagon = Completa un hexágono por { $number } puntos más.
hint-reason-opening-triple = Empezar con 3 números iguales da { $number } más.
hint-reason-opening-zero = Empezar con 3 ceros da { $number } más.
hint-reason-out = Es tu última ficha, por { $number } puntos más.
coach-pick-piece = Elige una pieza. Puedes girarla y voltearla.
coach-pick-tile = Elige una ficha. Las atenuadas ahora no encajan.
coach-put-piece = Ponla en el tablero. La zona resaltada muestra dónde encaja.
coach-put-tile = Ponla en la mesa. Las marcas muestran dónde encaja.
coach-place-piece = Aquí encaja. Pulsa «Colocar» para hacer tu jugada.
coach-place-tile = Aquí encaja. Pulsa «Colocar» para hacer tu jugada.

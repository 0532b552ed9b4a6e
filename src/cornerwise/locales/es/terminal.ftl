### El juego en el terminal. Las letras mayúsculas sueltas son teclas; M3, P4 y similares son cláusulas de las reglas.

## Teclas

terminal-key-tab = Tab
terminal-key-enter = Intro
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Mayús+{ $key }
terminal-key-characters = letras, cifras

## Qué hacen las teclas, en una línea

terminal-do-piece = { $key } pieza
terminal-do-tile = { $key } ficha
terminal-do-move = { $key } mover
terminal-do-turn = { $key } girar
terminal-do-flip = { $key } voltear
terminal-do-place = { $key } lugar
terminal-do-lay = { $key } poner
terminal-do-draw = { $key } robar
terminal-do-pass = { $key } pasar
terminal-do-keep = { $key } conservar
terminal-do-swap = { $key } cambiar
terminal-do-hint = { $key } pista
terminal-do-undo = { $key } deshacer
terminal-do-save = { $key } guardar
terminal-do-marks = { $key } marcas
terminal-do-lines = { $key } líneas
terminal-do-look = { $key } mirar
terminal-do-look-at-board = { $key } mirar el tablero
terminal-do-show-hand = { $key } mostrar la mano
terminal-do-new-game = { $key } otra partida
terminal-do-deal = { $key } otra ronda
terminal-do-quit = { $key } salir
terminal-do-help = { $key } más
terminal-do-save-and-leave = { $key } guardar y salir
terminal-do-leave = { $key } salir
terminal-do-stay = { $key } quedarse
terminal-do-back = { $key } volver
terminal-do-close = { $key } cerrar
terminal-do-choose = { $key } elegir
terminal-do-change = { $key } cambiar
terminal-do-go-on = { $key } seguir
terminal-do-open = { $key } abrir
terminal-do-open-saved = { $key } abrir una partida guardada
terminal-do-language = { $key } idioma: { $language }
terminal-quit-key = { $key } sale de Cornerwise.

## Qué hacen las teclas, en la ayuda

terminal-help-pick-piece = tomar la pieza con esa tecla en la bandeja
terminal-help-next-piece = tomar la pieza siguiente o anterior que encaja
terminal-help-turn = girarla a la derecha o a la izquierda
terminal-help-flip = voltearla, o volcar una pieza de cubos
terminal-help-place = lugar siguiente o anterior donde encaja
terminal-help-lay = colocarla, si encaja
terminal-help-hint = pista: qué haría un jugador fuerte; otra vez: tomarla
terminal-help-answer = conservar o cambiar, cuando la apertura lo pide
terminal-help-undo = deshacer tu última jugada, también mientras piensan otros
terminal-help-save = guardar la partida
terminal-help-marks = marcas que distinguen los colores sin su tono
terminal-help-leave = salir
terminal-help-pick-tile = tomar la ficha con esa tecla en tu mano
terminal-help-next-tile = tomar la ficha siguiente o anterior que encaja
terminal-help-step = al siguiente lugar donde encaja; sin ficha, mirar
terminal-help-turn-tile = girarla, si encaja girada
terminal-help-lay-tile = colocarla
terminal-help-draw = robar una ficha
terminal-help-pass = pasar, cuando las reglas lo permiten
terminal-help-undo-tile = deshacer tu última jugada, pero nunca un robo
terminal-help-lines = líneas entre fichas, para distinguirlas sin colores
terminal-help-board = Tableros planos: una pieza toca tu color por una esquina y nunca por un lado; la primera cubre una casilla de salida (). Tableros de cubos, nivel a nivel: comparte una cara con tu color y no deja huecos debajo.
terminal-help-board-notes = Una pieza llena encaja; una rayada no, y una línea dice por qué. Las casillas teñidas son las que podría cubrir; los puntos marcan las últimas piezas. Las piezas grises no tienen lugar ahora; las casillas mates tienen otras encima. Desde arriba, las casillas muestran su altura o su límite.
terminal-help-tiles = Una ficha queda con un lado entero contra otra, y son iguales todos los números que se juntan en una esquina. Da su suma; dan más un puente, que toca otras por encima de un hueco, y un hexágono, la sexta ficha alrededor de un punto. Quien no puede o no quiere colocar roba hasta tres fichas por turno.
terminal-help-tiles-notes = La ficha en tu mano se ve solo donde encaja; los puntos marcan sus otros lugares, y una estrella, la última ficha. Las fichas grises no encajan ahora en ningún lugar.

## Preparar una partida

terminal-person = Alguien en este teclado
terminal-greedy = El ordenador, voraz
terminal-random = El ordenador, al azar
terminal-seat-keys = En un asiento: H alguien aquí, 1 a 9 nivel del ordenador, G voraz, R al azar
terminal-no-saved-game = No hay partidas guardadas en esta carpeta; { $command } abre otras.
terminal-open = Seguir con una partida guardada
terminal-nobody = nadie llamado { $name } puede sentarse ahí (uno de: { $known })

## Quién está sentado ahí

terminal-level = Nivel { $level }
terminal-is-greedy = Voraz
terminal-is-random = Al azar
terminal-shared = Común
terminal-seat = { $name } ({ $note })
terminal-column-left = quedan
terminal-column-points = puntos
terminal-column-tiles = fichas
terminal-column-deal = ronda
terminal-column-total = total
terminal-rests = pausa

## De quién es el turno

terminal-your-turn = Te toca: { $colour }
terminal-keep-or-swap = ¿Conservar o cambiar?
terminal-chooses = { $name } elige
terminal-answer = K: conservar y jugar con { $first }. W: cambiar y jugar con { $second }. Sigue { $first }.
terminal-over = La partida ha terminado. { $result }.
terminal-match-over = La partida ha terminado. { $result }.
terminal-deal-yours = Ronda { $deal }: te toca
terminal-deal-turn = Ronda { $deal }: turno de { $name }
terminal-deal-over = Fin de la ronda { $deal }
terminal-thinking = { $name } piensa ... { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Pasa el teclado a { $name }. Intro muestra la mano.

## La pieza o la ficha en la mano

terminal-fits = { $piece } encaja: { $cells }.
terminal-lay-it = Intro la coloca. Lugar { $number } de { $count }.
terminal-misfit = { $piece } no encaja.
terminal-places = { $count ->
    [0] Ahora no tiene lugar.
    [one] N muestra su lugar.
    [many] N muestra sus { $count } de lugares.
   *[other] N muestra sus { $count } lugares.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Has robado { $tile }.
terminal-stuck-draw = { $cost ->
    [0] No encaja nada: D roba una ficha (M6).
   *[other] No encaja nada: D roba una ficha y cuesta { $cost } (M6).
  }
terminal-stuck-empty = No encaja nada y el montón está vacío: P pasa (M7).
terminal-stuck-end = { $cost ->
    [0] No encaja nada: P termina el turno (M6).
   *[other] No encaja nada: P termina el turno y cuesta { $cost } más (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Podrías colocar una ficha. D otra vez roba una (M6).
   *[other] Podrías colocar una ficha. D otra vez roba una y cuesta { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } no encaja ahora en ningún lugar (M4).
terminal-one-way = No encaja de ninguna otra manera.
terminal-too-small = Este tablero se desplaza; necesita una ventana de { $width } x { $height }.

## Qué ha pasado

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } coloca { $piece }.
terminal-laid-at = { $colour } coloca { $piece } en { $cells }.
terminal-kept = { $name } conserva y juega con { $colours }.
terminal-kept-you = Conservas y juegas con { $colours }.
terminal-swapped = { $name } cambia y juega con { $colours }.
terminal-swapped-you = Cambias y juegas con { $colours }.
terminal-passed = { $name } pasa.
terminal-passed-you = Pasas.
terminal-late = { $name } se queda sin tiempo.
terminal-late-you = Te quedas sin tiempo.
terminal-cannot-place = { $count ->
    [one] { $colours } no puede colocar y descansa.
    [many] { $colours } no pueden colocar y descansan.
   *[other] { $colours } no pueden colocar y descansan.
  }
terminal-drew = { $name } roba { $count ->
    [one] una ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }.
terminal-drew-you = Robas { $count ->
    [one] una ficha
    [many] { $count } de fichas
   *[other] { $count } fichas
  }.
terminal-laid-tile = { $points ->
    [0] { $name } coloca { $tile }.
   *[other] { $name } coloca { $tile } por { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Colocas { $tile }.
   *[other] Colocas { $tile } por { $points }.
  }
terminal-made-bridge = Eso hace un puente.
terminal-made-hexagons = { $count ->
    [one] Eso cierra un hexágono.
    [many] Eso cierra { $count } de hexágonos.
   *[other] Eso cierra { $count } hexágonos.
  }
terminal-went-out = { $name } se queda sin fichas.
terminal-went-out-you = Te quedas sin fichas.
terminal-tiles-lie = { $count ->
    [one] { $game }: hay { $count } ficha en la mesa.
    [many] { $game }: hay { $count } de fichas en la mesa.
   *[other] { $game }: hay { $count } fichas en la mesa.
  }
terminal-begins = Empieza { $name }.
terminal-begins-you = Empiezas tú.
terminal-best-first = Primero se coloca la mejor ficha (M13).
terminal-any-tile = Coloca cualquier ficha (M3).
terminal-lots = Sorteo (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = La ronda { $deal } está bloqueada: todos han pasado (M9).
terminal-deal-out = Ronda { $deal }: sin fichas, { $names } (M8).
terminal-deal-out-you = Ronda { $deal }: te quedas sin fichas (M8).
terminal-scored = Tienes { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
terminal-taken-back = { $count ->
    [one] Una jugada deshecha.
    [many] { $count } de jugadas deshechas.
   *[other] { $count } jugadas deshechas.
  }
terminal-undo-none = No hay ninguna jugada tuya que deshacer
terminal-undo-none-in-deal = No hay ninguna jugada tuya en esta ronda que deshacer
terminal-undo-deal-over = La ronda está terminada: no se puede deshacer nada
terminal-undo-draw = Después se robó una ficha, y un robo no se puede deshacer
terminal-undo-late = El tiempo de ese turno se acabó, y eso no se puede deshacer

## Pistas

terminal-looking = Buscando una buena jugada ... { $time }  H muestra la mejor ya, Esc cancela.
terminal-hint = Pista: { $piece } donde está marcado.
terminal-hint-word = Pista: { $move }.
terminal-hint-take = H la toma.
terminal-ahead = { $points ->
    [one] { $share } de opciones, con { $points } punto de ventaja más o menos.
    [many] { $share } de opciones, con { $points } de puntos de ventaja más o menos.
   *[other] { $share } de opciones, con { $points } puntos de ventaja más o menos.
  }
terminal-behind = { $points ->
    [one] { $share } de opciones, con { $points } punto de desventaja más o menos.
    [many] { $share } de opciones, con { $points } de puntos de desventaja más o menos.
   *[other] { $share } de opciones, con { $points } puntos de desventaja más o menos.
  }
terminal-level-so-far = { $share } de opciones, más o menos en empate.

## Guardar y salir

terminal-unsaved = La partida no está guardada.
terminal-save-as = Guardar la partida como
terminal-replace = Ya hay un archivo con ese nombre. Intro otra vez lo sustituye.
terminal-saved = Guardada. { $command } sigue con ella.
terminal-not-saved = Sin guardar, { $file }: { $error }.

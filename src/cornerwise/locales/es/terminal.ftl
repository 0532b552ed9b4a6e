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
terminal-do-lay = { $key } colocar
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
terminal-do-show-hand = { $key } mostrar tu mano
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
terminal-do-go-on = { $key } continuar
terminal-do-open = { $key } abrir
terminal-do-open-saved = { $key } abrir una partida guardada
terminal-do-language = { $key } idioma: { $language }
terminal-quit-key = { $key } sale de Cornerwise.

## Qué hacen las teclas, en la ayuda

terminal-help-pick-piece = elegir la pieza con esa tecla en la bandeja
terminal-help-next-piece = elegir la pieza siguiente o anterior que encaja
terminal-help-turn = girarla a la derecha o a la izquierda
terminal-help-flip = voltearla, o volcar una pieza de cubos
terminal-help-place = ir al lugar siguiente o anterior donde encaja
terminal-help-lay = colocarla, si encaja
terminal-help-hint = mostrar una pista; otra vez, usarla
terminal-help-answer = conservar o cambiar, cuando la apertura lo pide
terminal-help-undo = deshacer tu última jugada, incluso mientras piensan otros
terminal-help-save = guardar la partida
terminal-help-marks = marcas en los colores, para distinguirlos sin ver el color
terminal-help-leave = salir
terminal-help-pick-tile = elegir la ficha con esa tecla en tu mano
terminal-help-next-tile = elegir la ficha siguiente o anterior que encaja
terminal-help-step = ir al siguiente lugar donde encaja, o mirar alrededor
terminal-help-turn-tile = girarla, si encaja así
terminal-help-lay-tile = colocarla
terminal-help-draw = robar una ficha
terminal-help-pass = pasar, cuando las reglas lo permiten
terminal-help-undo-tile = deshacer tu última jugada, pero no un robo
terminal-help-lines = líneas entre fichas, para distinguirlas sin ver el color
terminal-help-board = Tableros planos: una pieza debe tocar tu color por una esquina y nunca por un lado; la primera cubre una casilla de salida (). Cubos, nivel a nivel: debe compartir una cara con tu color y no dejar huecos debajo.
terminal-help-board-notes = Una pieza rellena encaja; una rayada no, y una línea dice por qué. Las casillas teñidas son las que podría cubrir; los puntos marcan las últimas piezas colocadas. Las piezas grises ahora no encajan en ningún lugar; las casillas apagadas tienen cubos encima. Desde arriba, las casillas muestran su altura o su límite.
terminal-help-tiles = Una ficha debe quedar con un lado entero contra otra, y los números que se juntan en una esquina deben ser iguales. Da su suma. Un puente, que toca fichas por encima de un hueco, y un hexágono, la sexta ficha alrededor de un punto, dan puntos extra. Si no puedes o no quieres colocar, roba hasta tres fichas.
terminal-help-tiles-notes = Tu ficha se ve solo donde encaja; los puntos marcan sus otros lugares, y una estrella, la última ficha colocada. Las fichas grises ahora no encajan en ningún lugar.

## Preparar una partida

terminal-person = Alguien en este teclado
terminal-greedy = El ordenador, voraz
terminal-random = El ordenador, al azar
terminal-seat-keys = Para cada asiento: H alguien aquí, 1 a 9 nivel del ordenador, G voraz, R al azar
terminal-no-saved-game = No hay partidas guardadas en esta carpeta. Para abrir una de otro lugar: { $command }
terminal-open = Continuar una partida guardada
terminal-nobody = { $name } no puede jugar (elige entre: { $known })

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
terminal-rests = no juega

## De quién es el turno

terminal-your-turn = Te toca: { $colour }
terminal-keep-or-swap = ¿Conservar o cambiar?
terminal-chooses = { $name } elige
terminal-answer = K: conservar y jugar con { $first }. W: cambiar y jugar con { $second }. Sigue { $first }.
terminal-over = Partida terminada. { $result }.
terminal-match-over = Partida terminada. { $result }.
terminal-deal-yours = Ronda { $deal }: te toca
terminal-deal-turn = Ronda { $deal }: turno de { $name }
terminal-deal-over = Fin de la ronda { $deal }
terminal-thinking = { $name } está pensando… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Pasa el teclado a { $name }. Intro muestra la mano.

## La pieza o la ficha en la mano

terminal-fits = { $piece } encaja: { $cells }.
terminal-lay-it = Intro la coloca. Lugar { $number } de { $count }.
terminal-misfit = { $piece } no encaja.
terminal-places =
    { $count ->
        [0] Ahora no encaja en ningún lugar.
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
terminal-stuck-end =
    { $cost ->
        [0] No encaja nada: P termina tu turno (M6).
       *[other] No encaja nada: P termina tu turno y cuesta { $cost } más (M6).
    }
terminal-draw-anyway = { $cost ->
    [0] Podrías colocar una ficha. D otra vez roba una (M6).
   *[other] Podrías colocar una ficha. D otra vez roba una y cuesta { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } no encaja ahora en ningún lugar (M4).
terminal-one-way = No encaja de ninguna otra manera.
terminal-too-small = Este tablero se desplaza; para verlo entero, usa una ventana de { $width } x { $height }.

## Qué ha pasado

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } coloca { $piece }.
terminal-laid-at = { $colour } coloca { $piece } en { $cells }.
terminal-kept = { $name } conserva y ahora juega con { $colours }.
terminal-kept-you = Conservas y ahora juegas con { $colours }.
terminal-swapped = { $name } cambia y ahora juega con { $colours }.
terminal-swapped-you = Cambias y ahora juegas con { $colours }.
terminal-passed = { $name } pasa.
terminal-passed-you = Pasas.
terminal-late = { $name } se queda sin tiempo.
terminal-late-you = Te quedas sin tiempo.
terminal-cannot-place =
    { $count ->
        [one] { $colours } no puede colocar ninguna pieza y pierde el turno.
        [many] { $colours } no pueden colocar ninguna pieza y pierden el turno.
       *[other] { $colours } no pueden colocar ninguna pieza y pierden el turno.
    }
terminal-drew =
    { $name } roba { $count ->
        [one] 1 ficha
        [many] { $count } de fichas
       *[other] { $count } fichas
    }.
terminal-drew-you =
    Robas { $count ->
        [one] 1 ficha
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
terminal-made-bridge = Forma un puente.
terminal-made-hexagons =
    { $count ->
        [one] Completa un hexágono.
        [many] Completa { $count } de hexágonos.
       *[other] Completa { $count } hexágonos.
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
terminal-lots = Fichas robadas para ver quién empieza (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = La ronda { $deal } está bloqueada: todos han pasado (M9).
terminal-deal-out = Ronda { $deal }: sin fichas, { $names } (M8).
terminal-deal-out-you = Ronda { $deal }: te quedas sin fichas (M8).
terminal-scored = Tienes { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }
terminal-taken-back =
    { $count ->
        [one] 1 jugada deshecha.
        [many] { $count } de jugadas deshechas.
       *[other] { $count } jugadas deshechas.
    }
terminal-undo-none = No tienes ninguna jugada que deshacer
terminal-undo-none-in-deal = No tienes ninguna jugada que deshacer en esta ronda
terminal-undo-deal-over = La ronda ha terminado, así que no se puede deshacer nada
terminal-undo-draw = Desde entonces se ha robado una ficha, y un robo no se puede deshacer
terminal-undo-late = Se acabó tu tiempo en ese turno, así que no se puede deshacer

## Pistas

terminal-looking = Buscando una buena jugada… { $time }  H muestra la mejor hasta ahora, Esc cancela.
terminal-hint = Pista: coloca { $piece } donde está marcado.
terminal-hint-word = Pista: { $move }.
terminal-hint-take = H la coge.
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
terminal-replace = Ese archivo ya existe. Pulsa Intro otra vez para sustituirlo.
terminal-saved = Guardada. Para continuarla: { $command }
terminal-not-saved = Sin guardar, { $file }: { $error }.

## La línea de comandos: lo que comparten todos los comandos

cli-about = Juegos al estilo de Blokus y Triominos: reglas, registros, imágenes y partidas.
cli-commands = comandos
cli-examples = ejemplos:
cli-version = mostrar la versión del programa y salir
cli-language = usar este idioma, como de o pt-BR, en lugar del idioma del sistema
cli-own-games = cargar también los juegos que registra este archivo de Python
cli-interrupted = interrumpido
cli-see-help = { $message } (véase `{ $command }`)

## Qué hace cada comando

cli-games = mostrar todos los juegos y sus opciones
cli-play = jugar en el terminal
cli-serve = ejecutar un servidor para navegadores y programas
cli-replay = comprobar las partidas de un archivo y mostrarlas
cli-analyse = mostrar las mejores jugadas de una posición
cli-review = mostrar qué jugadas de una partida costaron más
cli-audit = contar los puntos regalados al final de las partidas
cli-draw = dibujar una posición como SVG o texto
cli-perft = contar las posiciones tras un número de jugadas
cli-bench = medir velocidad y tamaño y compararlos con los objetivos
cli-solve = encontrar un solitario completo
cli-gtp = comunicarse con otros programas por el Go Text Protocol
cli-arena = hacer jugar entre sí a jugadores artificiales
cli-bot = dejar que un programa GTP juegue en un servidor
cli-backup = escribir en un archivo todos los datos de un servidor
cli-restore = llenar una base de datos vacía con un archivo de copia de seguridad
cli-i18n = comprobar las traducciones
cli-puzzles = crear y demostrar puzles
cli-explore = buscar qué se jugó en una posición
cli-moderate = ver las denuncias y actuar

## Lo que se dice de los argumentos

cli-usage = uso:
cli-positional-arguments = argumentos posicionales
cli-options = opciones
cli-help = mostrar esta ayuda y salir
cli-required = faltan estos argumentos obligatorios: { $value }
cli-one-required = hace falta uno de los argumentos { $value }
cli-unrecognized = argumentos no reconocidos: { $value }
cli-not-with = no se admite junto con el argumento { $value }
cli-ambiguous = opción ambigua: { $option } podría ser { $matches }
cli-argument = argumento { $argument_name }: { $message }
cli-invalid-choice = opción no válida: { $value } (a elegir entre { $choices })
cli-ignored = esta opción no lleva ningún valor, pero se indicó { $value }
cli-expected-one = se espera un argumento
cli-expected-some = se espera al menos un argumento
cli-expected = { $count ->
    [one] se espera { $value } argumento
    [many] se esperan { $value } de argumentos
   *[other] se esperan { $value } argumentos
  }

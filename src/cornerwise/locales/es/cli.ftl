## La línea de comandos: lo que comparten todos los comandos

cli-about = Juegos de esquinas: reglas, registros, imágenes y partidas.
cli-commands = comandos
cli-examples = ejemplos:
cli-version = mostrar la versión del programa y salir
cli-language = hablar este idioma, como de o pt-BR, diga lo que diga el sistema
cli-own-games = conocer también los juegos que registra este archivo de Python
cli-interrupted = interrumpido
cli-see-help = { $message } (véase `{ $command }`)

## Qué hace cada comando

cli-games = mostrar todos los juegos y sus opciones
cli-play = jugar en el terminal
cli-serve = ofrecer partidas a navegadores y programas
cli-replay = comprobar las partidas de un archivo y mostrarlas
cli-analyse = mostrar las mejores jugadas de una posición
cli-review = nombrar las jugadas de una partida que más costaron
cli-audit = contar los puntos regalados al final de las partidas
cli-draw = dibujar una posición como SVG o texto
cli-perft = contar las posiciones tras tantas jugadas
cli-bench = medir velocidad y tamaño frente a los objetivos
cli-solve = encontrar un solitario completo
cli-gtp = jugar con otros programas por el Go Text Protocol
cli-arena = hacer jugar entre sí a jugadores artificiales
cli-bot = hacer jugar a un programa GTP en un servidor
cli-backup = escribir en un archivo todo lo que sabe un servidor
cli-restore = llenar una base de datos vacía con un archivo así
cli-i18n = comprobar las traducciones

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
cli-ignored = el argumento explícito { $value } no se tiene en cuenta
cli-expected-one = se espera un argumento
cli-expected-some = se espera al menos un argumento
cli-expected = { $count ->
    [one] se espera { $value } argumento
    [many] se esperan { $value } de argumentos
   *[other] se esperan { $value } argumentos
  }

## Linia de comandă: ce au în comun toate comenzile

cli-about = Jocuri cu colțuri: reguli, înregistrări, imagini și joc.
cli-commands = comenzi
cli-examples = exemple:
cli-version = arată versiunea programului și iese
cli-language = vorbește această limbă, de exemplu de sau pt-BR, orice ar spune sistemul
cli-own-games = cunoaște și jocurile pe care le înregistrează acest fișier Python
cli-interrupted = întrerupt
cli-see-help = { $message } (vezi `{ $command }`)

## Ce face fiecare comandă

cli-games = enumeră toate jocurile și opțiunile lor
cli-play = joacă în terminal
cli-serve = oferă partide browserelor și programelor
cli-replay = verifică partidele dintr-un fișier și le arată
cli-analyse = arată cele mai bune mutări ale unei poziții
cli-review = numește mutările cele mai costisitoare ale unei partide
cli-audit = numără punctele cedate la sfârșitul partidelor
cli-draw = desenează o poziție ca SVG sau text
cli-perft = numără pozițiile după un număr de mutări
cli-bench = măsoară viteza și mărimea față de ținte
cli-solve = găsește o partidă completă fără adversar
cli-gtp = joacă cu alte programe prin Go Text Protocol
cli-arena = pune jucători automați să joace între ei
cli-bot = lasă un program GTP să joace pe un server
cli-backup = scrie într-un fișier tot ce știe un server
cli-restore = umple o bază de date goală dintr-un astfel de fișier
cli-i18n = verifică traducerile

## Ce se spune despre argumente, oricare ar fi comanda

cli-usage = utilizare:
cli-positional-arguments = argumente poziționale
cli-options = opțiuni
cli-help = arată acest ajutor și iese
cli-required = sunt necesare argumentele: { $value }
cli-one-required = este necesar unul dintre argumentele { $value }
cli-unrecognized = argumente necunoscute: { $value }
cli-not-with = nu merge împreună cu argumentul { $value }
cli-ambiguous = opțiune ambiguă: { $option } poate însemna { $matches }
cli-argument = argumentul { $argument_name }: { $message }
cli-invalid-choice = alegere imposibilă: { $value } (la alegere: { $choices })
cli-ignored = argument explicit ignorat: { $value }
cli-expected-one = este necesar un argument
cli-expected-some = este necesar cel puțin un argument
cli-expected = { $count ->
    [one] este necesar { $value } argument
    [few] sunt necesare { $value } argumente
   *[other] sunt necesare { $value } de argumente
  }

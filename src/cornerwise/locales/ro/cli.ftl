## Linia de comandă: ce au în comun toate comenzile

cli-about = Jocuri de tip Blokus și Triominos: reguli, înregistrări, imagini și joc.
cli-commands = comenzi
cli-examples = exemple:
cli-version = arată versiunea programului și iese
cli-language = folosește această limbă, de exemplu de sau pt-BR, în locul celei a sistemului
cli-own-games = încarcă și jocurile pe care le înregistrează acest fișier Python
cli-interrupted = întrerupt
cli-see-help = { $message } (vezi `{ $command }`)

## Ce face fiecare comandă

cli-games = enumeră toate jocurile și opțiunile lor
cli-play = joacă în terminal
cli-serve = pornește un server pentru browsere și programe
cli-replay = verifică și arată partidele dintr-un fișier
cli-analyse = arată cele mai bune mutări într-o poziție
cli-review = arată ce mutări ale unei partide au costat cel mai mult
cli-audit = numără punctele cedate la sfârșitul partidelor
cli-draw = desenează o poziție ca SVG sau text
cli-perft = numără pozițiile după un număr de mutări
cli-bench = măsoară viteza și mărimea și le compară cu ținte
cli-solve = găsește o partidă completă fără adversar
cli-gtp = comunică cu alte programe prin Go Text Protocol
cli-arena = pune jucători automați să joace între ei
cli-bot = lasă un program GTP să joace pe un server
cli-backup = scrie într-un fișier toate datele unui server
cli-restore = umple o bază de date goală dintr-o copie de rezervă
cli-i18n = verifică traducerile
cli-puzzles = creează și demonstrează puzzle-uri
cli-explore = caută ce s-a jucat într-o poziție
cli-moderate = arată raportările și ia măsuri

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
cli-invalid-choice = alegere imposibilă: { $value } (alege dintre: { $choices })
cli-ignored = această opțiune nu primește valoare, dar s-a dat { $value }
cli-expected-one = este necesar un argument
cli-expected-some = este necesar cel puțin un argument
cli-expected = { $count ->
    [one] este necesar { $value } argument
    [few] sunt necesare { $value } argumente
   *[other] sunt necesare { $value } de argumente
  }

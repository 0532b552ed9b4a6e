## La riga di comando: ciò che tutti i comandi hanno in comune

cli-about = Giochi in stile Blokus e Triominos: regole, partite, immagini e gioco.
cli-commands = comandi
cli-examples = esempi:
cli-version = mostra la versione del programma ed esce
cli-language = usa questa lingua, come de o pt-BR, invece di quella del sistema
cli-own-games = carica anche i giochi che questo file Python registra
cli-interrupted = interrotto
cli-see-help = { $message } (vedi `{ $command }`)

## Che cosa fa ogni comando

cli-games = elenca tutti i giochi e le loro opzioni
cli-play = gioca nel terminale
cli-serve = avvia un server per browser e programmi
cli-replay = controlla le partite di un file e le mostra
cli-analyse = mostra le mosse migliori di una posizione
cli-review = mostra quali mosse di una partita sono costate di più
cli-audit = conta i punti regalati alla fine delle partite
cli-draw = disegna una posizione come SVG o testo
cli-perft = conta le posizioni dopo un certo numero di mosse
cli-bench = misura velocità e dimensioni e le confronta con gli obiettivi
cli-solve = trova una partita in solitario completa
cli-gtp = comunica con altri programmi tramite il Go Text Protocol
cli-arena = fa giocare tra loro giocatori automatici
cli-bot = lascia giocare un programma GTP su un server
cli-backup = scrive in un file tutti i dati di un server
cli-restore = riempie un database vuoto da un file di backup
cli-i18n = controlla le traduzioni
cli-puzzles = crea e dimostra rompicapo
cli-explore = cerca che cosa è stato giocato in una posizione
cli-moderate = mostra le segnalazioni e permette di intervenire

## Ciò che si dice degli argomenti, qualunque sia il comando

cli-usage = uso:
cli-positional-arguments = argomenti posizionali
cli-options = opzioni
cli-help = mostra questo aiuto ed esce
cli-required = servono i seguenti argomenti: { $value }
cli-one-required = serve uno degli argomenti { $value }
cli-unrecognized = argomenti sconosciuti: { $value }
cli-not-with = non va insieme all’argomento { $value }
cli-ambiguous = opzione ambigua: { $option } può indicare { $matches }
cli-argument = argomento { $argument_name }: { $message }
cli-invalid-choice = scelta non possibile: { $value } (a scelta: { $choices })
cli-ignored = questa opzione non prende valori, ma è stato dato { $value }
cli-expected-one = serve un argomento
cli-expected-some = serve almeno un argomento
cli-expected = { $count ->
    [one] serve { $value } argomento
    [many] servono { $value } di argomenti
   *[other] servono { $value } argomenti
  }

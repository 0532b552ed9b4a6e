## Comandi del terminale: argomenti comuni a più comandi

cli-arg-game = un gioco, come duo
cli-arg-option = sceglie un’opzione del gioco, come start=own; `cornerwise games` le elenca; si può ripetere; heights=@FILE legge una mappa delle altezze
cli-arg-file = una partita in JSON o un file .blksgf, - per lo standard input
cli-arg-ply = la posizione dopo N mosse
cli-arg-nth = l’N-esima partita del file (1)
cli-arg-marks = distingue i colori senza la loro tinta
cli-arg-level = quanto gioca bene, da 1 a 9
cli-arg-nodes = posizioni da guardare per ogni mossa, al posto del numero proprio del livello
cli-arg-time = secondi per ogni mossa
cli-arg-evaluator = che cosa valuta le posizioni: best, playouts, net, small, guided o il file di una rete
cli-arg-threads = quanti processori usare
cli-arg-seed = un numero che rende le sue scelte sempre uguali
cli-arg-memory = megabyte per l’albero di ricerca
cli-with-default = { $about } ({ $default })

## Che cosa non va in un argomento

cli-no-whole-number = { $text } non è un numero intero da { $least } a { $most }
cli-no-pair = { $text } non ha la forma NAME=VALUE
cli-no-number = { $text } non è un numero
cli-no-seconds = { $text } non è un numero di secondi
cli-no-chance = { $text } non è tra 0 e 0.5

## Che cosa non va in un file o in ciò che gli si chiede

cli-no-such-game = la partita { $number } non c’è, il file ne contiene { $count }
cli-no-games = nella cartella { $folder } non c’è nessuna partita
cli-no-such-ply = la mossa { $ply } non c’è, la partita ne ha { $count }
cli-one-game-only = { $file }: contiene { $count } partite, non una sola

## Nomi nelle tabelle e nelle righe

cli-seat = posto { $seat }
cli-column-move = mossa
cli-chance = il caso
cli-outcome = { $count ->
    [0] non vince nessuno
    [one] vince il posto { $seats }
    [many] vincono i posti { $seats }
   *[other] vincono i posti { $seats }
  } ({ $points })

## games

cli-games-about = Elenca tutti i giochi con posti, colori, tabelloni, pezzi e opzioni.
cli-games-game = solo questo gioco
cli-games-sort = come ordinare l’elenco
cli-games-json = tutto su ogni gioco, come JSON
cli-games-column-game = gioco
cli-games-column-title = titolo
cli-games-column-seats = posti
cli-games-column-minutes = minuti
cli-games-column-age = età
cli-games-column-colours = colori
cli-games-column-board = tabellone
cli-games-column-pieces = pezzi
cli-games-column-option = opzione
cli-games-column-default = di norma
cli-games-column-choices = altre scelte
cli-games-column-name = nome
cli-games-column-about = che cosa decide
cli-games-no-edge = senza bordi
cli-games-cubes = { $count ->
    [one] { $count } cubo
    [many] { $count } di cubi
   *[other] { $count } cubi
  }
cli-games-tiles = { $count ->
    [one] { $count } tessera
    [many] { $count } di tessere
   *[other] { $count } tessere
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = un testo tuo
cli-games-none = nessuna
cli-games-given = a piacere
cli-games-more = I posti si contano da 0. `cornerwise games --json` dice di più.

## play

cli-play-about = Si gioca nel terminale, contro il computer o a una sola tastiera. ? mostra i tasti.
cli-play-game = un gioco, come duo; senza, puoi scegliere
cli-play-seat = chi siede ai posti, in ordine: human, da 1 a 9, greedy, random
cli-play-save = conserva la partita in questo file dopo ogni mossa
cli-play-resume = continua una partita in JSON o da un file .blksgf
cli-play-theme = i colori (dark)
cli-play-seats = posti:
cli-play-human = qualcuno a questa tastiera
cli-play-levels = il computer a quel livello; 3 è tranquillo, 9 il più forte
cli-play-level-range = da { $first } a { $last }
cli-play-greedy = il computer piazza uno dei pezzi più grandi, o la tessera che vale di più
cli-play-random = il computer fa una qualsiasi mossa permessa
cli-play-usual = Una persona, e { $opponent } agli altri posti, se non si dice altro.
cli-play-needs-terminal = play ha bisogno di un terminale
cli-play-needs-textual = il gioco nel terminale ha bisogno di Textual: { $install }
cli-play-resume-alone = --resume prende il gioco e le sue opzioni dal file
cli-play-needs-game = --option, --seat e --save hanno bisogno del nome di un gioco
cli-play-too-many-seats = { $game } ha { $seats ->
    [one] { $seats } posto
    [many] { $seats } di posti
   *[other] { $seats } posti
  }, non { $asked }

## serve

cli-serve-about = Offre partite via HTTP e WebSocket finché non viene fermato con Ctrl-C.
cli-serve-host = dove ascoltare (127.0.0.1)
cli-serve-port = su quale porta ascoltare, 0 per una qualsiasi libera (8000)
cli-serve-database = dove si conservano le partite (sqlite:///cornerwise.db)
cli-serve-redis = dove più processi si dicono che cosa succede
cli-serve-workers = quanti processi, con PostgreSQL (1)
cli-serve-engines = quante ricerche insieme in ogni processo
cli-serve-ray = affida i calcoli a un cluster Ray, come ray://host:10001
cli-serve-environment = Ogni impostazione può venire anche dall’ambiente: CORNERWISE_PORT=80. docs/operating.md le spiega.
cli-serve-needs = il server ha bisogno di { $package }: { $install }
cli-serve-ready = Cornerwise è pronto su { $address }

## replay

cli-replay-about = Rigioca una partita in JSON o un file .blksgf, controllando ogni mossa e il risultato.
cli-replay-ply = si ferma dopo N mosse
cli-replay-nth = solo l’N-esima partita del file
cli-replay-verify = controlla soltanto: una riga per ogni partita
cli-replay-quiet = controlla soltanto: nessuna riga, parla il codice di uscita
cli-replay-heading = Partita { $number } di { $count }: { $game }
cli-replay-event = evento: { $text }
cli-replay-date = data: { $text }
cli-replay-players = giocatori: { $text }
cli-replay-rests = { $colour } non può piazzare e salta il turno
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, partita { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
  }, { $state }
cli-replay-unfinished = non finita, tocca a { $turn }

## analyse

cli-analyse-about = Cerca le mosse migliori nell’ultima posizione di una partita, o in una precedente.
cli-analyse-lines = tante mosse (5)
cli-analyse-nobody = lì non tocca a nessuno, quindi non c’è nulla da analizzare; --ply torna indietro
cli-analyse-column-visits = visite
cli-analyse-column-then = poi
cli-analyse-searched = { $count ->
    [one] { $count } posizione
    [many] { $count } di posizioni
   *[other] { $count } posizioni
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, calcolato fino alla fine

## review

cli-review-about = Esamina ogni posizione di una partita e mostra quanto valevano le sue mosse.
cli-review-json = tutto come JSON
cli-review-searching = ricerca
cli-review-progress = mossa { $done } di { $count }
cli-review-cost = mossa { $number }: { $turn } { $move } è costata { $share } della vittoria e { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
  }; meglio era { $better }
cli-review-column-made = giocata
cli-review-end = fine

## audit

cli-audit-about = Risolve con esattezza i finali delle partite e mostra quanti punti vi ha regalato ogni giocatore.
cli-audit-file = registrazioni o file .blksgf, cartelle che ne contengono, o la cartella di un’arena
cli-audit-nodes = posizioni che il risolutore può guardare per ogni mossa
cli-audit-costly = indicare tante delle mosse che hanno regalato punti (20)
cli-audit-none = il gioco esatto è noto solo nelle partite di due giocatori o due squadre senza nulla di nascosto, e nessuna lo è
cli-audit-progress = partita { $done } di { $count }
cli-audit-mistake = mossa { $number }, { $turn } { $move }: { $margin } è diventato { $kept }; la migliore era { $better }
cli-audit-skipped = partite tralasciate, perché non di due giocatori o due squadre senza nulla di nascosto: { $count }
cli-audit-column-player = giocatore
cli-audit-column-games = partite
cli-audit-column-moves = mosse risolte
cli-audit-column-mistakes = errori
cli-audit-column-points = punti regalati
cli-audit-column-mean = a partita

## draw

cli-draw-about = Disegna il contenuto di una partita, di un disegno o di un file .blksgf, o un gioco con alcune mosse.
cli-draw-source = una partita, un disegno o un file .blksgf, - per lo standard input, o un gioco
cli-draw-output = dove scrivere; se manca, sullo schermo
cli-draw-format = se manca, svg per i file e testo altrimenti
cli-draw-theme = i colori di un SVG (light)
cli-draw-view = i cubi da un angolo, dall’alto, o entrambi (both)
cli-draw-turn = di quanti quarti girare il tavolo dei cubi (0)
cli-draw-moves = mosse dall’inizio di un gioco GAME
cli-draw-file-only = { $game } si disegna solo da un file: le sue tessere vengono dal caso
cli-draw-no-file = nessun file si chiama { $name }, e { $problem }
cli-draw-game-only = --moves e --option vanno con il nome di un gioco, non con un file
cli-draw-no-ply = --ply va con una partita, non con un disegno

## perft

cli-perft-about = Conta tutti i modi di giocare DEPTH mosse dall’inizio, e in quanto tempo.
cli-perft-depth = quante mosse giocare
cli-perft-divide = dice per ogni prima mossa quanti modi cominciano così
cli-perft-make = fa e annulla anche le ultime mosse
cli-perft-reference = conta con le regole leggibili in Python, che sono lente
cli-perft-seed = in un gioco con il caso: da quale manche contare (di norma 0)
cli-perft-progress = profondità { $depth }
cli-perft-column-depth = profondità
cli-perft-column-nodes = nodi
cli-perft-column-seconds = secondi
cli-perft-column-rate = nodi/s
cli-perft-total = { $game }, profondità { $depth }: { $count ->
    [one] { $count } nodo
    [many] { $count } di nodi
   *[other] { $count } nodi
  }, { $seconds } s, { $rate } nodi/s

## bench

cli-bench-about = Misura velocità e dimensioni su un thread, il meglio di alcune prove, accanto agli obiettivi.
cli-bench-names = quali misure; tutte, se non se ne nomina nessuna
cli-bench-quick = prove meno numerose e più brevi: misure approssimative in pochi secondi
cli-bench-json = le misure come JSON
cli-bench-figures = misure:
cli-bench-target = obiettivo { $value }
cli-bench-reached = { $ratio }x, raggiunto
cli-bench-missed = { $ratio }x, mancato
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Su { $processor }, Python { $python }; più di 1x supera l’obiettivo.

## Le misure di bench

cli-figure-perft-bulk = duo perft 3 con partenze proprie, l’ultima mossa contata in blocco
cli-figure-perft-make = duo perft 3 con partenze proprie, ogni foglia giocata e annullata
cli-figure-playouts = partite casuali uniformi di { $game } dall’inizio alla fine
cli-figure-playouts-middle = partite casuali uniformi di { $game } dalla mossa { $ply } di una buona partita alla fine
cli-figure-cubes = partite casuali della torre di cubi con quattro posti dall’inizio alla fine
cli-figure-search = simulazioni di una ricerca di { $game } dall’inizio
cli-figure-search-middle = simulazioni di una ricerca di { $game } dalla mossa { $ply } di una buona partita
cli-figure-threads = simulazioni di una ricerca di duo con due thread invece di uno
cli-figure-deals = manche casuali di triominos con due posti, bonus compresi
cli-figure-sample = uno stato nascosto di triominos tratto da ciò che sa un posto, chiamato da Python
cli-figure-list-moves = { $call } in Python alla mossa { $ply } di una buona partita di classic
cli-figure-first-duo = un interprete nuovo: import, prima partita di duo, prima mossa
cli-figure-first-other = un interprete nuovo: lo stesso con il più lento degli altri giochi
cli-figure-position-bytes = memoria della posizione più grande nel nucleo
cli-figure-table-size = memoria della tabella delle mosse di classic nel nucleo
cli-figure-pile = { $count ->
    [one] { $count } tessera nella riserva
    [many] { $count } di tessere nella riserva
   *[other] { $count } tessere nella riserva
  }
cli-figure-moves = { $count ->
    [one] { $count } mossa
    [many] { $count } di mosse
   *[other] { $count } mosse
  }
cli-unit-leaves = foglie/s
cli-unit-positions = posizioni/s
cli-unit-games = partite/s
cli-unit-nodes = nodi/s
cli-unit-times = volte
cli-unit-deals = manche/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = byte
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Cerca un modo di piazzare tutti i pezzi di un gioco in solitario e lo scrive come partita.
cli-solve-game = classic-solo o trigon-solo
cli-solve-from = continua una partita in JSON o un file .blksgf, - per lo standard input
cli-solve-seconds = rinuncia dopo N secondi (300)
cli-solve-seed = un’altra ricerca (0)
cli-solve-workers = thread per le dimostrazioni (1: ripetibile)
cli-solve-output = dove scrivere la partita; se manca, sullo schermo
cli-solve-codes = codici di uscita:
cli-solve-code-found = è stata trovata una partita completa
cli-solve-code-not = non in questo tempo, o non ce n’è; la partita migliore viene scritta lo stesso
cli-solve-code-stopped = fermato con Ctrl-C; la partita migliore viene scritta lo stesso
cli-solve-interrupted = interrotto: { $placed } piazzati su { $total }
cli-solve-options-in-file = --from prende le opzioni dal file
cli-solve-other-game = { $file }: una partita di { $found }, non di { $wanted }
cli-solve-best = al meglio { $placed } di { $total }
cli-solve-playing = gioco
cli-solve-proving = dimostrazione
cli-solve-found = tutti i pezzi piazzati ({ $total }), in { $seconds } s
cli-solve-nothing = nulla trovato in { $seconds } s; la partita migliore ne piazza { $placed } di { $total }
cli-solve-impossible = non tutti i pezzi si possono piazzare: { $reason }
cli-solve-tried = è stato provato ogni modo

## gtp

cli-gtp-about = Risponde ai comandi del Go Text Protocol sullo standard input.
cli-gtp-game = un gioco come classic-2, o con un nome dei file .blksgf, come 'Blokus Two-Player' (duo)
cli-gtp-verbose = dice sullo standard error che cosa è stato rifiutato

## arena

cli-arena-about = Fa giocare tra loro giocatori automatici in partite accoppiate e li valuta.
cli-arena-game = che cosa si gioca, come lo elenca `cornerwise games`
cli-arena-player = chi gioca; due o più
cli-arena-games = quante al massimo (200)
cli-arena-out = dove si conservano i risultati; senza, vengono solo mostrati
cli-arena-jobs = partite insieme (una per processore)
cli-arena-seed = altre aperture, altri tiri (0)
cli-arena-opening-plies = mosse a caso prima che comincino i giocatori
cli-arena-move-timeout = secondi dopo i quali una mossa è persa (60)
cli-arena-sprt = si ferma quando è chiaro quale è vera
cli-arena-alpha = quanto spesso si può credere a torto a ELO1 (0.05)
cli-arena-beta = quanto spesso si può credere a torto a ELO0 (0.05)
cli-arena-ray = gioca su un cluster Ray; senza ADDRESS, su uno locale
cli-arena-json = stampa il riepilogo come dati
cli-arena-show = mostra la tabella di una cartella e non gioca
cli-arena-players = giocatori:
cli-arena-with-options = con opzioni del computer
cli-arena-gtp = un programma che parla GTP
cli-arena-python = chiamato con un seme, crea un giocatore
cli-arena-renamed = uno qualsiasi di questi con un altro nome
cli-arena-again = La stessa riga riprende da dove una serie si è fermata. Vedi docs/arena.md.
cli-arena-goes-on = interrotto; lo stesso comando riprende da qui
cli-arena-which-game = quale gioco? (--game GAME, o --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } deve essere minore di { $elo1 }
cli-arena-pace = { $rate } partite/s, ancora { $left }
cli-arena-progress = { $done } di { $total } partite, { $pace }: { $standing }
cli-arena-column-entrant = partecipante
cli-arena-column-elo = elo
cli-arena-column-error = ±95%
cli-arena-column-games = partite
cli-arena-column-share = vittorie
cli-arena-column-points = punti
cli-arena-column-seconds = s/mossa
cli-arena-column-longest = massimo
cli-arena-column-faults = errori
cli-arena-duel = { $first } contro { $second }: { $share }, { $wins } vinte, { $draws } pari, { $losses } perse; Elo { $elo } ± { $error }
cli-arena-pairs = coppie per punteggio 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } contro { $elo1 }: { $verdict }, LLR { $llr } (da { $lower } a { $upper })
cli-arena-verdict-yes = è vero almeno { $elo1 }
cli-arena-verdict-no = è vero al massimo { $elo0 }
cli-arena-verdict-open = indeciso
cli-arena-played = { $count ->
    [one] { $count } partita
    [many] { $count } di partite
   *[other] { $count } partite
  } di { $game }

## bot

cli-bot-about = Prende un posto su un server e fa le mosse scelte da un programma, fino alla fine della partita.
cli-bot-url = il server, come http://localhost:8000
cli-bot-token = la chiave con cui giocare
cli-bot-match = una partita in cui un posto è tuo, o libero
cli-bot-pair = gioca una partita con chi lo vuole
cli-bot-timeout = per ogni mossa (120)
cli-bot-program = il programma con i suoi argomenti
cli-bot-key = Una chiave si ottiene da POST /api/tokens con i permessi read e play. CORNERWISE_TOKEN vale al posto di --token.
cli-bot-needs = un bot ha bisogno di { $package }: { $install }
cli-bot-which = quale programma? Indicalo dopo --
cli-bot-failed = il programma non ce l’ha fatta: { $problem }
cli-bot-over = { $count ->
    [0] finita ({ $reason }): non ha vinto nessuno, punti { $points }
    [one] finita ({ $reason }): ha vinto { $seats }, punti { $points }
    [many] finita ({ $reason }): hanno vinto { $seats }, punti { $points }
   *[other] finita ({ $reason }): hanno vinto { $seats }, punti { $points }
  }

## backup e restore

cli-backup-about = Scrive in un file tutto ciò che un server sa. I database possono essere di tipi diversi.
cli-restore-about = Riempie un database vuoto da un file così. I database possono essere di tipi diversi.
cli-backup-database = il database ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } riga scritta in { $file }
    [many] { $rows } di righe scritte in { $file }
   *[other] { $rows } righe scritte in { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } riga letta da { $file }
    [many] { $rows } di righe lette da { $file }
   *[other] { $rows } righe lette da { $file }
  }

## i18n

cli-i18n-about = Controlla le traduzioni: messaggi mancanti, sconosciuti o rimasti in inglese, altri argomenti, plurali o termini tralasciati.
cli-i18n-languages = codici come de; tutte, se non si dice altro
cli-i18n-unknown = la lingua { $tag } non c’è (a scelta: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } lingua
    [many] { $languages } di lingue
   *[other] { $languages } lingue
  }, { $messages ->
    [one] { $messages } messaggio
    [many] { $messages } di messaggi
   *[other] { $messages } messaggi
  }: tutto a posto

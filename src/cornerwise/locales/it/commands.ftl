
## Comandi del terminale: argomenti comuni a più comandi

cli-arg-game = un gioco, come duo
cli-arg-option = imposta un’opzione del gioco, come start=own; `cornerwise games` le elenca; si può ripetere; heights=@FILE legge una mappa delle altezze
cli-arg-file = una partita in JSON o un file .blksgf, oppure - per lo standard input
cli-arg-ply = la posizione dopo N mosse
cli-arg-nth = l’N-esima partita del file (1)
cli-arg-marks = segna i colori in modo da distinguerli senza vedere il colore
cli-arg-level = forza di gioco, da 1 a 9
cli-arg-nodes = posizioni da esaminare per ogni mossa, al posto del numero del livello
cli-arg-time = secondi per ogni mossa
cli-arg-evaluator = che cosa valuta le posizioni: best, playouts, net, small, guided o il file di una rete
cli-arg-threads = quanti thread del processore usare
cli-arg-seed = un numero che rende le scelte casuali sempre uguali
cli-arg-memory = megabyte per l’albero di ricerca
cli-with-default = { $about } ({ $default })

## Che cosa non va in un argomento

cli-no-whole-number = { $text } non è un numero intero da { $least } a { $most }
cli-no-pair = { $text } non ha la forma NAME=VALUE
cli-no-number = { $text } non è un numero
cli-no-seconds = { $text } non è un numero di secondi
cli-no-chance = { $text } non è tra 0 e 0.5

## Che cosa non va in un file o in ciò che gli si chiede

cli-no-such-game = la partita { $number } non esiste: il file ne ha { $count }
cli-no-games = nella cartella { $folder } non c’è nessuna partita
cli-no-such-ply = la mossa { $ply } non esiste: la partita ne ha { $count }
cli-one-game-only = { $file }: il file ha { $count } partite; questo comando richiede un file con 1 sola

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
cli-games-game = mostra solo questo gioco
cli-games-sort = ordina l’elenco in base a questo
cli-games-json = stampa tutto su ogni gioco come JSON
cli-games-column-game = gioco
cli-games-column-title = titolo
cli-games-column-seats = posti
cli-games-column-minutes = minuti
cli-games-column-age = età
cli-games-column-colours = colori
cli-games-column-board = tabellone
cli-games-column-pieces = pezzi
cli-games-column-option = opzione
cli-games-column-default = predefinito
cli-games-column-choices = altri valori
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
cli-games-free-text = un testo qualsiasi
cli-games-none = nessuna
cli-games-given = predefinito
cli-games-more = I posti sono numerati da 0. `cornerwise games --json` mostra di più.

## play

cli-play-about = Si gioca nel terminale, contro il computer o con altri alla stessa tastiera. Premi ? per i tasti.
cli-play-game = un gioco, come duo; senza, scegli da un elenco
cli-play-seat = chi gioca, nell’ordine dei posti: human, da 1 a 9, greedy, random
cli-play-save = salva la partita in questo file dopo ogni mossa
cli-play-resume = continua una partita in JSON o da un file .blksgf
cli-play-theme = il tema dei colori (dark)
cli-play-seats = posti:
cli-play-human = qualcuno a questa tastiera
cli-play-levels = il computer a quel livello; 3 è facile, 9 è il più forte
cli-play-level-range = da { $first } a { $last }
cli-play-greedy = il computer piazza uno dei pezzi più grandi, o la tessera che vale di più
cli-play-random = il computer fa una qualsiasi mossa permessa
cli-play-usual = Per impostazione predefinita, una persona gioca contro { $opponent } a tutti gli altri posti.
cli-play-redirected = play ha bisogno di un terminale; eseguilo senza reindirizzare { $streams }
cli-play-resume-alone = --resume prende il gioco e le sue opzioni dal file, quindi non indicarne altri
cli-play-needs-game = --option, --seat e --save hanno bisogno del nome di un gioco
cli-play-too-many-seats = { $game } ha { $seats ->
    [one] { $seats } posto
    [many] { $seats } di posti
   *[other] { $seats } posti
  }, non { $asked }

## serve

cli-serve-about = Avvia un server per browser e programmi, finché non lo fermi con Ctrl-C.
cli-serve-host = indirizzo su cui ascoltare (127.0.0.1)
cli-serve-port = porta su cui ascoltare, o 0 per una qualsiasi libera (8000)
cli-serve-database = dove si conservano le partite (sqlite:///cornerwise.db)
cli-serve-redis = server Redis che collega più processi
cli-serve-workers = numero di processi; con più di 1 serve PostgreSQL (1)
cli-serve-engines = ricerche contemporanee in ogni processo
cli-serve-ray = affida i calcoli a un cluster Ray, come ray://host:10001
cli-serve-environment = Puoi impostare ogni opzione anche nell’ambiente, come CORNERWISE_PORT=80. Vedi docs/operating.md.
cli-serve-needs = il server ha bisogno di { $package }: { $install }
cli-serve-ready = Cornerwise è pronto su { $address }

## replay

cli-replay-about = Rigioca una partita in JSON o un file .blksgf, controllando ogni mossa e il risultato.
cli-replay-ply = si ferma dopo N mosse
cli-replay-nth = solo l’N-esima partita del file
cli-replay-verify = controlla soltanto: stampa una riga per ogni partita
cli-replay-quiet = controlla soltanto: non stampa nulla e risponde con il codice di uscita
cli-replay-heading = Partita { $number } di { $count }: { $game }
cli-replay-event = torneo: { $text }
cli-replay-date = data: { $text }
cli-replay-players = giocatori: { $text }
cli-replay-rests = { $colour } non può piazzare nessun pezzo e salta il turno
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
cli-analyse-lines = quante mosse mostrare (5)
cli-analyse-nobody = in questa posizione nessuno può muovere, quindi non c’è nulla da analizzare; scegline una precedente con --ply
cli-analyse-column-visits = visite
cli-analyse-column-then = poi
cli-analyse-searched = { $count ->
    [one] { $count } posizione
    [many] { $count } di posizioni
   *[other] { $count } posizioni
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, calcolato fino alla fine

## review

cli-review-about = Esamina ogni posizione di una partita e mostra quanto valeva ogni mossa.
cli-review-worst = quante delle mosse peggiori indicare ({ $most })
cli-review-json = stampa tutto come JSON
cli-review-searching = ricerca
cli-review-progress = mossa { $done } di { $count }
cli-review-cost =
    mossa { $number }: { $turn } { $move } è costata { $share } della vittoria e { $points ->
        [one] { $points } punto
        [many] { $points } di punti
       *[other] { $points } punti
    }; meglio: { $better }
cli-review-column-made = giocata
cli-review-column-points = punti persi
cli-review-end = fine

## audit

cli-audit-about = Risolve con esattezza i finali delle partite e mostra quanti punti ha regalato ogni giocatore.
cli-audit-file = partite in JSON o file .blksgf, cartelle che ne contengono, o la cartella di un’arena
cli-audit-nodes = posizioni che il risolutore può esaminare per ogni mossa
cli-audit-costly = quante delle mosse che hanno regalato punti indicare (20)
cli-audit-none = nessuna di queste partite si può risolvere con esattezza; funziona solo con le partite tra due giocatori o due squadre senza nulla di nascosto
cli-audit-progress = partita { $done } di { $count }
cli-audit-mistake = mossa { $number }, { $turn } { $move }: vantaggio { $margin } prima, { $kept } dopo; migliore: { $better }
cli-audit-skipped = partite tralasciate, perché non tra due giocatori o due squadre senza nulla di nascosto: { $count }
cli-audit-column-player = giocatore
cli-audit-column-games = partite
cli-audit-column-moves = mosse risolte
cli-audit-column-mistakes = errori
cli-audit-column-points = punti regalati
cli-audit-column-mean = a partita

## draw

cli-draw-about = Disegna una partita in JSON, un disegno o un file .blksgf, o un gioco dopo alcune mosse.
cli-draw-source = una partita in JSON, un disegno o un file .blksgf, - per lo standard input, o il nome di un gioco
cli-draw-output = il file da scrivere; se manca, il disegno viene stampato
cli-draw-format = secondo l’estensione del file: svg, png o webp (tutta la partita, animata); altrimenti text
cli-draw-theme = il tema dei colori di un SVG (light)
cli-draw-view = mostra i cubi da un angolo, dall’alto, o entrambi (both)
cli-draw-turn = di quanti quarti ruotare i cubi (0)
cli-draw-moves = mosse dall’inizio di un gioco GAME
cli-draw-file-only = { $game } si può disegnare solo da un file, perché le sue tessere si pescano a caso
cli-draw-no-file = non c’è nessun file di nome { $name }, e { $problem }
cli-draw-game-only = --moves e --option funzionano con il nome di un gioco, non con un file
cli-draw-no-ply = --ply funziona con una partita, non con un disegno

## perft

cli-perft-about = Conta tutti i modi di giocare DEPTH mosse dall’inizio e misura la velocità.
cli-perft-depth = quante mosse giocare
cli-perft-divide = mostra il conteggio di ogni prima mossa
cli-perft-make = gioca e annulla anche le ultime mosse, invece di contarle in blocco
cli-perft-reference = conta con le regole leggibili in Python, che sono lente
cli-perft-seed = in un gioco con il caso: da quale manche contare (predefinito 0)
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

cli-bench-about = Misura velocità e dimensioni su un thread, il meglio di alcune prove, e le confronta con gli obiettivi.
cli-bench-names = quali misure prendere; tutte per impostazione predefinita
cli-bench-quick = prove meno numerose e più brevi, per misure approssimative in pochi secondi
cli-bench-json = stampa le misure come JSON
cli-bench-figures = misure:
cli-bench-target = obiettivo { $value }
cli-bench-reached = { $ratio }x, raggiunto
cli-bench-missed = { $ratio }x, mancato
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Su { $processor }, Python { $python }. Più di 1x è meglio dell’obiettivo.

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

cli-solve-about = Trova un modo di piazzare tutti i pezzi di un gioco in solitario e lo scrive come partita.
cli-solve-game = classic-solo o trigon-solo
cli-solve-from = continua da una partita in JSON o da un file .blksgf, - per lo standard input
cli-solve-seconds = si ferma dopo N secondi (300)
cli-solve-seed = un numero per una ricerca diversa (0)
cli-solve-workers = thread per le dimostrazioni (1: ripetibile)
cli-solve-output = il file in cui scrivere la partita; se manca, viene stampata
cli-solve-codes = codici di uscita:
cli-solve-code-found = è stata trovata una partita completa
cli-solve-code-not = nulla trovato in tempo, o non c’è soluzione; la partita migliore viene scritta lo stesso
cli-solve-code-stopped = fermato con Ctrl-C; la partita migliore viene scritta lo stesso
cli-solve-interrupted = interrotto: { $placed } piazzati su { $total }
cli-solve-options-in-file = --from prende le opzioni dal file, quindi non indicarne altre
cli-solve-other-game = { $file }: questa è una partita di { $found }, non di { $wanted }
cli-solve-best = al meglio { $placed } di { $total }
cli-solve-playing = gioco
cli-solve-proving = dimostrazione
cli-solve-found = tutti i pezzi ({ $total }) piazzati in { $seconds } s
cli-solve-nothing = nessuna soluzione trovata in { $seconds } s; la partita migliore ne piazza { $placed } di { $total }
cli-solve-impossible = non tutti i pezzi si possono piazzare: { $reason }
cli-solve-tried = sono state provate tutte le possibilità

## gtp

cli-gtp-about = Risponde ai comandi del Go Text Protocol sullo standard input.
cli-gtp-game = un gioco come classic-2, o con un nome dei file .blksgf, come 'Blokus Two-Player' (duo)
cli-gtp-verbose = segnala sullo standard error i comandi rifiutati

## arena

cli-arena-about = Fa giocare tra loro giocatori automatici in partite accoppiate e li valuta.
cli-arena-game = il gioco, come lo elenca `cornerwise games`
cli-arena-player = i giocatori; due o più
cli-arena-games = il numero massimo di partite (200)
cli-arena-out = cartella per i risultati; senza, vengono solo mostrati
cli-arena-jobs = partite contemporanee (una per processore)
cli-arena-seed = un numero per altre aperture e altre scelte casuali (0)
cli-arena-opening-plies = mosse a caso prima che comincino i giocatori
cli-arena-even = solo aperture in cui nessuna parte ha più probabilità di vincere di così
cli-arena-move-timeout = secondi per una mossa, che poi è persa (60)
cli-arena-sprt = si ferma appena il test ha deciso tra le due
cli-arena-alpha = probabilità di accettare ELO1 a torto (0.05)
cli-arena-beta = probabilità di accettare ELO0 a torto (0.05)
cli-arena-ray = gioca su un cluster Ray; senza ADDRESS, su uno locale
cli-arena-json = stampa il riepilogo come JSON
cli-arena-show = mostra i risultati di una cartella senza giocare
cli-arena-players = giocatori:
cli-arena-with-options = il computer con queste opzioni di ricerca
cli-arena-gtp = un programma che parla GTP
cli-arena-python = una funzione Python che riceve un seme e restituisce un giocatore
cli-arena-renamed = uno qualsiasi di questi con un altro nome
cli-arena-again = Per continuare una serie interrotta, scrivi di nuovo lo stesso comando. Vedi docs/arena.md.
cli-arena-goes-on = interrotto; scrivi di nuovo lo stesso comando per continuare
cli-arena-which-game = quale gioco? Aggiungi --game GAME, o --show FOLDER per vedere risultati precedenti
cli-arena-bounds = --sprt: { $elo0 } deve essere minore di { $elo1 }
cli-arena-pace = { $rate } partite/s, tempo rimasto: { $left }
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
cli-arena-duel = { $first } contro { $second }: { $share }, { $wins } vinte, { $draws } pareggiate, { $losses } perse; Elo { $elo } ± { $error }
cli-arena-pairs = coppie per punteggio 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } contro { $elo1 }: { $verdict }, LLR { $llr } (da { $lower } a { $upper })
cli-arena-verdict-yes = la differenza è almeno { $elo1 }
cli-arena-verdict-no = la differenza è al massimo { $elo0 }
cli-arena-verdict-open = indeciso
cli-arena-played = { $count ->
    [one] { $count } partita
    [many] { $count } di partite
   *[other] { $count } partite
  } di { $game }

## bot

cli-bot-about = Prende un posto su un server e lascia che un programma scelga le mosse, fino alla fine della partita.
cli-bot-url = il server, come http://localhost:8000
cli-bot-token = la tua chiave API
cli-bot-match = una partita in cui hai un posto, o che ne ha uno libero
cli-bot-pair = gioca contro chiunque altro cerchi una partita
cli-bot-timeout = secondi per ogni mossa (120)
cli-bot-program = il programma con i suoi argomenti
cli-bot-key = Ottieni una chiave da POST /api/tokens con i permessi read e play. Puoi metterla in CORNERWISE_TOKEN invece di usare --token.
cli-bot-needs = un bot ha bisogno di { $package }: { $install }
cli-bot-which = quale programma? Scrivilo dopo --
cli-bot-failed = il programma non ce l’ha fatta: { $problem }
cli-bot-over = { $count ->
    [0] finita ({ $reason }): non ha vinto nessuno, punti { $points }
    [one] finita ({ $reason }): ha vinto { $seats }, punti { $points }
    [many] finita ({ $reason }): hanno vinto { $seats }, punti { $points }
   *[other] finita ({ $reason }): hanno vinto { $seats }, punti { $points }
  }

## backup e restore

cli-backup-about = Scrive in un file tutti i dati di un server. Puoi ripristinarlo in un altro tipo di database.
cli-restore-about = Riempie un database vuoto da un file di backup. Può venire da un altro tipo di database.
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

cli-i18n-about = Controlla le traduzioni: messaggi mancanti o sconosciuti, testo rimasto in inglese e argomenti, plurali o termini sbagliati.
cli-i18n-languages = codici di lingua come de; tutti per impostazione predefinita
cli-i18n-unknown = la lingua { $tag } non esiste (scegli tra: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } lingua
    [many] { $languages } di lingue
   *[other] { $languages } lingue
  }, { $messages ->
    [one] { $messages } messaggio
    [many] { $messages } di messaggi
   *[other] { $messages } messaggi
  }: tutto a posto

## puzzles

cli-puzzles-about = Crea rompicapo dalle partite del computer, o controlla che quelli esistenti abbiano esattamente una soluzione.
cli-puzzles-path = make: la cartella in cui scrivere; verify: un file di rompicapo al posto di quelli del programma
cli-puzzles-game = solo questo gioco; si può ripetere
cli-puzzles-count = quanti rompicapo per ogni gioco
cli-puzzles-sample = ne controlla solo tanti per ogni gioco, scelti a caso
cli-puzzles-where = in quale cartella? Scrivila dopo make
cli-puzzles-made = rompicapo per { $game }: { $count }
cli-puzzles-proven = rompicapo dimostrati: { $count }, in { $seconds } s

## explore

cli-explore-about = Cerca quali mosse sono state giocate in una posizione, quante volte, e come sono finite quelle partite.
cli-explore-work = show: mostra che cosa è stato giocato in una posizione; add: aggiunge partite al file dell’esploratore; build: crea il file delle partite del computer fornite con Cornerwise; make: fa giocare al computer partite contro sé stesso; pack: scrive partite come piccoli file
cli-explore-path = show, add, build: il file dell’esploratore, altrimenti quello delle partite del computer; make, pack: la cartella in cui scrivere
cli-explore-source = show: un gioco, o un file con una partita; add: file o cartelle con partite
cli-explore-count = make: quante partite giocare
cli-explore-nodes = make: quante posizioni esaminare per ogni mossa
cli-explore-one = show ha bisogno di un solo gioco o di un solo file dopo il file dell’esploratore
cli-explore-nothing = Nessuna partita di questo file ha raggiunto questa posizione.
cli-explore-added = partite aggiunte: { $count }
# Columns of a table
cli-explore-column-games = partite
cli-explore-column-won = vinte
cli-explore-column-margin = punti di vantaggio
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = mosse mostrate: { $shown } di { $moves }; partite: { $games }

## moderate

cli-moderate-about = Mostra che cosa hanno segnalato i giocatori e permette di intervenire. Un server in funzione lo applica in pochi secondi.
cli-moderate-works = Azioni:
cli-moderate-list = le segnalazioni in attesa
cli-moderate-show = una segnalazione, con la chat prima e dopo
cli-moderate-close = toglie una segnalazione dall’elenco
cli-moderate-mute = impedisce a un giocatore di usare la chat
cli-moderate-suspend = impedisce a un giocatore di giocare
cli-moderate-rename = dà a un giocatore un altro nome, che non può cambiare
cli-moderate-lift = termina ogni silenziamento e sospensione di un giocatore
cli-moderate-log = che cosa è stato fatto finora
cli-moderate-clear-club = toglie i testi di un club (dal suo link) e gli dà un altro nome
cli-moderate-close-club = chiude un club (dal suo link); i suoi tornei restano
cli-moderate-rename-tournament = dà a un torneo (dal suo link) un altro titolo
cli-moderate-cancel-tournament = annulla un torneo (dal suo link)
cli-moderate-what = il numero di una segnalazione, o il nome utente di un giocatore (senza account: l’id che dà show)
cli-moderate-new-name = rename: il nuovo nome
cli-moderate-for = mute, suspend: per quanto tempo, come 12h, 7d o 4w; senza, per sempre
cli-moderate-note = perché; resta nel registro
cli-moderate-closed = list: le segnalazioni chiuse
cli-moderate-bad-time = { $time } non è una durata come 12h, 7d o 4w
cli-moderate-empty = Nessuna segnalazione in attesa.
cli-moderate-reporter = segnalato da { $reporter }, id { $id }
cli-moderate-reported = su { $name }, id { $id }
cli-moderate-times = segnalazioni su questo giocatore: { $count }
cli-moderate-match = partita { $match }, { $game }
cli-moderate-which-report = quale segnalazione? Scrivi il suo numero
cli-moderate-who = quale giocatore? Scrivi il nome utente
cli-moderate-which-name = quale nuovo nome? Scrivilo dopo il nome utente
cli-moderate-nobody = il giocatore { $name } non esiste
cli-moderate-was-closed = segnalazione { $number } chiusa
cli-moderate-done-until = fatto: { $name }, fino al { $time }
cli-moderate-done-for-good = fatto: { $name }, per sempre
cli-moderate-done = fatto: { $name }
cli-moderate-lifted = misure revocate: { $name }
cli-moderate-renamed = il giocatore ora si chiama { $name }
cli-explore-needs-path = indica il file o la cartella in cui scrivere
# $command is what to type
cli-explore-not-built = le partite del computer non sono ancora pronte; esegui: { $command }
cli-explore-built = partite del computer in { $file }: { $count }
cli-explore-packed = { $file }: { $count } partite, { $size } byte

### Che cosa non va, in una riga che comincia in minuscolo

## Dove qualcosa non va

error-at = { $where }: { $problem }
error-at-move = mossa { $number }: { $problem }
error-at-ply = mossa { $number }: { $problem }
error-at-character = { $problem } (al carattere { $offset })

## Giochi e opzioni

error-no-game-but = il gioco { $name } non c’è; intendevi { $near }?
error-no-game = il gioco { $name } non c’è; { "`cornerwise games`" } li elenca
error-wrong-family = { $wanted ->
    [flat-placing] { $game } non è un gioco di piazzamento in piano, e qui serve un gioco così
    [two-party] { $game } non è un gioco a due parti, e qui serve un gioco così
   *[placing] { $game } non è un gioco di piazzamento, e qui serve un gioco così
  }
error-no-option = l’opzione { $option } non c’è (ci sono: { $known })
error-no-options = l’opzione { $option } non c’è (non ce ne sono)
error-option-value = { $option } non può essere { $value } (a scelta: { $choices })
error-option-no-text = { $option } non può essere { $value } (è un testo)
error-few-colours = i colori non bastano per averne { $each } a testa
error-edition-seats = l’edizione { $edition } è per { $fewest }–{ $most } posti, non { $seats }
error-deals-no-target = una partita con un numero fisso di manche non ha un totale da raggiungere
error-one-deal = il conteggio { $scoring } è per una sola manche, non { $deals }
error-seed = un seme è un numero intero, non { $seed }
error-no-seed = nulla è lasciato al caso, quindi non c’è un seme
error-few-tiles = { $tiles } tessere non bastano per { $seats } mani da { $hand }

## Handicap: l’opzione «without»

error-handicap-form = { "without" } si scrive come in { "blue:I5,W5/red:X5" }, non { $text }
error-handicap-twice = { "without" } nomina un colore due volte: { $text }
error-handicap-colour = { "without" }: { $colour } non gioca (ci sono: { $known })
error-handicap-piece = { "without" }: il pezzo { $piece } non c’è (ci sono: { $known })
error-handicap-copies = { "without" }: { $colour } ha { $piece } { $copies ->
    [one] una volta
    [many] { $copies } di volte
   *[other] { $copies } volte
  }, non { $count } volte
error-handicap-all = { "without" }: { $colour } deve tenere un pezzo
error-handicap-shared = { "without" }: nessuno ha pezzi propri

## Tabelloni di cubi

error-heights-form = { $text } non è una mappa delle altezze: le righe di numeri sono divise da / o da fine riga
error-heights-uneven = { $text } non è una mappa delle altezze: le sue righe hanno lunghezze diverse
error-heights-cubes = { $text } non è una mappa delle altezze: ha { $cubes ->
    [one] { $cubes } cubo
    [many] { $cubes } di cubi
   *[other] { $cubes } cubi
  }, non da 2 a { $most }
error-heights-parts = R4: la mappa delle altezze è divisa in più parti
error-heights-long = { $text } non si può usare: R4: una mappa delle altezze ha al massimo { $most } byte
error-heights-no-text = { $text } non si può usare: R4: una mappa delle altezze è un testo
error-heights-file = { $text } non si può usare: { $problem }

## Mosse

error-illegal-move = { $move } non è permesso: { $why } ({ $clause })
error-no-cell = { $text } non è una casella del tabellone { $board }
error-cell-twice = { $text } nomina una casella due volte
error-lays-nothing = { $text } non piazza nessun pezzo
error-no-colour = { $text } non è un colore (a scelta: { $known })
error-no-such-colour = { $game } non ha il colore { $colour } (ci sono: { $known })
error-no-tile = { $text } non è una tessera (come { "0-2-5" })
error-tile-order = { $text } non è una tessera: i numeri di una tessera vanno in ordine crescente
error-no-move = { $text } non è una mossa (come { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (dopo { $moves })

## File di partite

error-file-long = il file ha più di { $most } caratteri
error-file-empty = il file è vuoto
error-file-no-game = né una partita in JSON né un file { ".blksgf" }
error-file-design = un disegno, non una partita; { "`cornerwise draw`" } lo mostra
error-file-json = non è un file JSON: { $problem }
error-field-missing = { $field }: manca
error-field-twice = { $field } compare due volte
error-field-unknown = nessun campo si chiama { $field }
error-field-fraction = { $text } non è un numero intero, e una partita in JSON non ne contiene altri
error-field-type = { $field }: serve { $wanted }, non { $given }
error-type-object = un oggetto
error-type-list = una lista
error-type-number = un numero intero
error-type-text = un testo
error-type-writable = un testo che si possa riscrivere, senza metà di coppie surrogate
error-type-move = il numero di una mossa
error-record-version = { "version" }: si può leggere solo { $version }, non { $given }
error-record-players = { "players" }: { $game } ha { $seats } posti
error-record-comment = { "comments" }: la mossa { $number } non c’è
error-record-family = { "variant" }: { $game } non è un gioco di piazzamento
error-record-not-over = { "result" }: la partita non è finita
error-record-no-result = { "result" }: la partita è finita, { $result }, ma il risultato manca
error-record-result = { "result" }: la partita è finita, { $result }, non { $given }

## File SGF

error-sgf-elsewhere = il nodo non è in questo albero
error-sgf-charset = il set di caratteri { $charset } non si può leggere
error-sgf-not-charset = il testo non è in { $charset }
error-sgf-unfinished = il file finisce dentro un albero
error-sgf-no-tree = nel file non c’è nessun albero
error-sgf-no-node = un albero deve cominciare con un nodo
error-sgf-node-place = un nodo deve stare dentro un albero e prima delle sue varianti
error-sgf-many = ci sono più di { $most } nodi
error-sgf-close = qui non c’è nessun albero da chiudere
error-sgf-meaning = { $sign } qui non ha significato
error-sgf-property-place = una proprietà deve stare dentro un nodo
error-sgf-property-twice = { $name } compare due volte in un nodo
error-sgf-no-value = { $name } non ha valore
error-sgf-endless = il valore non finisce
error-sgf-property = una proprietà ha bisogno di un nome di lettere e cifre e di un valore, che a { $name } manca
error-sgf-game = il gioco { $name } non è noto
error-sgf-own = un gioco { $name } ha bisogno della proprietà { $property }
error-sgf-two-games = il gioco è { $name } eppure { $game }
error-sgf-setup = { $name } imposta una posizione, che non si può rigiocare secondo le regole
error-sgf-two-moves = un nodo ha due mosse, { $first } e { $second }
error-sgf-early = { $colour } muove, ma { $turn } può piazzare e viene prima (P11)
error-sgf-colour = { $game } non ha il colore { $name }

## Che cosa va installato

error-extra-solve = per risolvere serve OR-tools: { $install }
error-extra-nets = per le reti serve onnxruntime: { $install }
error-extra-cluster = per un cluster serve Ray: { $install }

## Rompicapo

error-not-solo = { $game } non è un gioco in solitario (quelli che si possono completare: { $known })
solo-no-room = { $colour } non ha spazio per { $piece }
solo-no-reach = { $colour } ha bisogno di { $cells } caselle e può raggiungerne solo { $room }
solo-few-cells = servono { $needed } caselle e solo { $free } sono libere

## Il computer

error-level = i livelli vanno da { $least } a { $most }, non { $given }
error-strength-both = un livello ha i suoi nodi e il suo tempo: indica un livello, oppure nodi e tempo
error-no-parameter = il parametro { $name } non c’è (ci sono: { $known })
error-value = { $name } è { $wanted }, non { $given }
error-wants-whole = un numero intero da { $least } a { $most }
error-wants-seconds = un numero di secondi fino a { $most }
error-wants-or = { $wanted }, o { $other }
error-search-nodes = a una ricerca serve almeno un nodo, non { $given }
error-search-time = a una ricerca serve un po’ di tempo, non { $given }
error-search-memory = a una ricerca servono almeno { $least } MiB di memoria, non { $given }
error-search-limits = a una ricerca serve un numero di nodi o un tempo
error-search-tuning = la ricerca non si può impostare così: { $problem }
error-evaluator = non c’è un valutatore { $name } (ci sono: { $known }), né un file con quel nome
error-slip = le sviste sono una parte da 0 a 1, non { $given }
error-threads = i thread possono essere da 1 a { $most }, non { $given }
error-no-net = il pacchetto non contiene reti per { $game }
error-nobody-moves = non tocca a nessuno, quindi non c’è nulla da scegliere
error-net-large = { $file } è troppo grande per una rete
error-net-damaged = { $file } non è una rete: { $problem }
error-net-foreign = { $file } non è una rete di questo programma
error-net-board = { $file } è stata addestrata per un altro tabellone o altri pezzi, non per { $game }
error-net-shape = { $file } ha una forma diversa da una rete per { $game }

## Arene

error-entrant = partecipante { $spec }: { $problem }
error-no-program = il programma { $program } non c’è
error-programs-play = i programmi giocano solo a giochi di piazzamento, e { $game } non lo è
error-not-one-of = non fa parte di { $known }
error-not-called = { $name } non si può chiamare
error-not-pair = { $text } non ha la forma { "NAME=VALUE" }
error-value-parts = { $name } è un valore solo eppure ha delle parti
error-worker-ended = un processo è finito prima di poter giocare; il suo errore è qui sopra
error-no-cluster = nessun cluster Ray a { $address }: { $problem }
error-machines-lost = partita { $number }: { $count ->
    [one] vi è andata persa { $count } macchina
    [many] vi sono andate perse { $count } di macchine
   *[other] vi sono andate perse { $count } macchine
  }
error-arena-entrants = un’arena ha bisogno di almeno due partecipanti
error-arena-names = due partecipanti si chiamano { $name }; danne uno come { "NAME=" }{ $spec }
error-arena-alone = qui { $game } si gioca in solitario; un’arena ha bisogno di almeno due parti
error-arena-time = il tempo per una mossa deve essere più di zero
error-arena-two = un test sequenziale è tra due partecipanti
error-arena-plies = dopo { $plies } mosse a caso nessuna partita di { $game } continua
error-arena-version = non sono le impostazioni di un’arena, versione { $version }
error-arena-settings = impostazioni danneggiate: { $problem }
error-arena-none = { $folder }: qui non è stata giocata nessuna arena, manca { $file }
error-arena-busy = { $folder }: un’altra serie sta scrivendo qui
error-arena-other = { $folder }: c’è una serie con altre impostazioni: { $name } era { $was } e ora è { $now }
error-arena-line = { $file }, riga { $line }: danneggiata ({ $problem })

## Addestrare e misurare

error-net-part = { $text } non è un gioco né GAME*NUMBER, con il numero fino a { $most }
error-net-shared = { $first } e { $second } sono troppo diversi per condividere una rete
error-window = { $file } non è una finestra di { $game }: { $problem }
error-holds-no = { $folder } non contiene { $name }
error-no-training = { $folder } non contiene un addestramento: { $problem }
error-other-training = { $folder } contiene l’addestramento di un altro gioco, non di { $game }
error-unreadable = { $file } non si può leggere: { $problem }
error-learning = l’apprendimento non è riuscito al passo { $step }: la perdita non è più un numero
error-no-figure = la misura { $name } non c’è (a scelta: { $known })

## Ambienti, per programmi che imparano a giocare

error-action-of = azione { $action } della partita { $number }
error-action-type = un’azione è un numero intero
error-action-range = le azioni vanno da 0 a { $most }, non { $given }
error-action-place = la posizione aperta { $place } non c’è
error-step-after-end = la partita è finita ({ $clause }): riparti prima della prossima azione
error-not-reset = { "reset()" } va chiamato prima di { $what }
error-rewards = le ricompense sono, a scelta, per { $known }, non per { $given }
error-illegal-actions = l’effetto di un’azione non permessa è, a scelta, { $known }, non { $given }
error-seat = { $game } qui ha i posti da 0 a { $most }, non { $given }
error-batch-games = le partite possono essere da 1 a { $most }, non { $given }
error-no-observer-parameters = le osservazioni non hanno parametri

## Gestire un server

error-smtp-url = { "smtp" } non è un URL come { $first } o { $second }
error-database-url = il database non è un URL come { $example }
error-database-file = al database serve un file, come in { $example }
error-database-open = il database { $file } non può essere aperto: { $problem }
error-no-database = il database { $name } non c’è (a scelta: { $known })
error-database-full = il database non è vuoto, e nulla vi viene sovrascritto
error-workers-database = per più processi serve PostgreSQL: SQLite è per uno solo
error-workers-redis = per più processi serve Redis, perché si dicano che cosa succede
error-backup-table = { $file }: una tabella che questa versione non conosce
error-backup-version = { $file }: non è un backup di questa versione
error-backup-damaged = { $file }: non è un backup, o è danneggiato

## Un programma che gioca su un server

error-refused = il server ha rifiutato: { $said }
error-refused-socket = il server ha rifiutato la connessione: la chiave è giusta?
error-connection = la connessione si è interrotta: { $problem }
error-no-free-seat = in quella partita non c’è nessun posto libero

## Che cosa rifiuta un server

refused-no-address = questo indirizzo non esiste
refused-http = la richiesta non può avere risposta: { $said }
refused-request-long = una richiesta ha al massimo { $most } byte
refused-message-long = un messaggio ha al massimo { $most } byte
refused-games = un testo può contenere al massimo { $games } giochi su { $boards } tabelloni diversi
refused-takes-long = questo calcolo richiede troppo tempo o troppa memoria
refused-too-many = sono troppe; riprova tra { $seconds } s
refused-version = questo server parla la versione { $version } del protocollo
refused-followed = con una connessione si possono seguire al massimo { $most } partite
refused-origin = questa pagina non può usare questo server
refused-host = questo server non risponde a questo nome
refused-broken = qui qualcosa è andato storto; riprova
refused-storage = al momento non si può salvare nulla; riprova tra poco
refused-closing = il server si sta spegnendo
refused-searches = ci sono già troppe ricerche in attesa
refused-no-answer = il computer non ha trovato una risposta
refused-other-server = un altro server è stato più veloce

## Rifiuti: account e chiavi

refused-no-session = non c’è nessuna sessione; cominciane una con { $how }
refused-no-key = quella chiave non esiste o è stata ritirata
refused-no-such-key = non hai questa chiave
refused-no-such-session = non hai una sessione così
refused-session-old = prima accedi di nuovo
refused-scope = questa chiave non dà il permesso { $scope }
refused-person = solo il giocatore in persona può farlo
refused-account-taken = c’è già un account con quel nome, o ne hai già uno
refused-account-name = il nome di un account ha da 1 a 24 caratteri visibili
refused-password = non sono il nome e la password di un account
refused-common-password = questa password è tra le prime che chiunque prova; scegline un’altra
refused-recovery-code = non è un codice di recupero di quell’account
refused-code = quel codice non esiste, è già stato usato o è troppo vecchio
refused-passkey = quella passkey non corrisponde
refused-passkey-account = una passkey appartiene a un account; creane prima uno
refused-rating = solo chi ha un account può giocare partite classificate
refused-subscription = non è un abbonamento di un servizio push che questo server conosca
refused-no-mail = questo server non invia e-mail
refused-mail-failed = non è stato possibile inviare l’e-mail; riprova più tardi

## Rifiuti: preparare una partita

refused-seat-count = { $game } qui ha { $seats } posti, non { $given }
refused-levels = i livelli vanno da { $least } a { $most }
refused-handicap-twice = un handicap è l’opzione { "`without`" }; compare due volte
refused-handicap-rated = una partita con handicap non è classificata
refused-nobody-plays = non gioca nessuno
refused-clock = un orologio va da 1 secondo a { $most } giorni
refused-increment = un incremento è al massimo di 10 minuti, e solo con un orologio per tutta la partita
refused-turn-limit = per un limite di turno serve un orologio per ogni mossa
refused-waiting-matches = al massimo { $most } partite tue o del tuo indirizzo possono attendere nella lobby

## Rifiuti: in una partita

refused-no-match = questa partita non esiste
refused-phase = { $phase ->
    [waiting] la partita non è cominciata
    [paused] la partita è in pausa
    [over] la partita è finita
   *[playing] la partita è in corso
  }
refused-seat-out = il posto { $seat } non gioca più
refused-stale = la partita è all’evento { $seq }, non { $given }
refused-no-seat = per te non c’è il posto { $seat }
refused-seat-not-yours = il posto { $seat } non è tuo
refused-seat-taken = qualcuno ha preso il posto { $seat }
refused-have-seat = hai già un posto
refused-turn = tocca al posto { $seat }
refused-mover-only = può chiederlo solo chi è di turno
refused-nobody-moves = non tocca a nessuno
refused-computer-plays = per questo posto gioca il computer
refused-computer-plays-on = il computer continua a giocare
refused-proposal-open = una proposta precedente ({ $proposal }) aspetta risposta
refused-no-proposal = nessuno aspetta una tua risposta
refused-rematch = la nuova partita è già cominciata
refused-not-gone = al posto { $seat } non manca nessuno
refused-no-undo = non hai mosse che si possano annullare
refused-no-hints = a questo tavolo non ci sono aiuti
refused-no-hint-found = non è stato trovato nessun aiuto
refused-hidden-hands = una partita con mani nascoste si può salvare quando è finita, come JSON
refused-match-or-record = o una partita del server o una partita in JSON
refused-review-early = una partita si analizza quando è finita
refused-no-picture = questa immagine non esiste

## Rifiuti: parlare

refused-no-chat = a questo tavolo non c’è chat
refused-speak = può parlare solo chi gioca
refused-presets = a questo tavolo si possono dire solo le frasi pronte
refused-preset-or-text = o una frase pronta o un testo
refused-said-enough = a questo tavolo si è detto abbastanza
refused-mute = a quel posto non c’è nessuno da silenziare
refused-no-line = con quel numero non è stato detto nulla

### Che cosa non va, in una riga che comincia in minuscolo

## Dove qualcosa non va

error-at = { $where }: { $problem }
error-at-move = mossa { $number }: { $problem }
error-at-ply = mossa { $number }: { $problem }
error-at-character = { $problem } (al carattere { $offset })

## Giochi e opzioni

error-no-game-but = non c’è nessun gioco di nome { $name }; intendevi { $near }?
error-no-game = non c’è nessun gioco di nome { $name }; { "`cornerwise games`" } li elenca tutti
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } non si può usare qui: funziona solo con i giochi di piazzamento in piano
        [two-party] { $game } non si può usare qui: funziona solo con i giochi a due parti
       *[placing] { $game } non si può usare qui: funziona solo con i giochi di piazzamento
    }
error-no-option = l’opzione { $option } non esiste (scegli tra: { $known })
error-no-options = l’opzione { $option } non esiste: questo gioco non ha opzioni
error-option-value = { $option } non può essere { $value } (scegli tra: { $choices })
error-option-no-text = { $option } non può essere { $value }: deve essere un testo
error-few-colours = i colori non bastano per averne { $each } a testa
error-edition-seats = l’edizione { $edition } è per { $fewest }–{ $most } giocatori, non { $seats }
error-deals-no-target = una partita con un numero fisso di manche non ha un traguardo: scegli una delle due cose
error-one-deal = il conteggio { $scoring } è per una sola manche, non { $deals }
error-seed = il seme deve essere un numero intero, non { $seed }
error-no-seed = in questo gioco non c’è nulla di casuale, quindi non accetta un seme
error-few-tiles = { $tiles } tessere non bastano per { $seats } mani da { $hand }

## Handicap: l’opzione «without»

error-handicap-form = scrivi { "without" } come in { "blue:I5,W5/red:X5" }, non { $text }
error-handicap-twice = { "without" } nomina un colore due volte: { $text }
error-handicap-colour = { "without" }: { $colour } non gioca in questo gioco (scegli tra: { $known })
error-handicap-piece = { "without" }: il pezzo { $piece } non esiste (scegli tra: { $known })
error-handicap-copies =
    { "without" }: { $colour } ha { $piece } solo { $copies ->
        [one] una volta
        [many] { $copies } di volte
       *[other] { $copies } volte
    }, non { $count }
error-handicap-all = { "without" }: { $colour } deve tenere almeno un pezzo
error-handicap-shared = { "without" }: l’handicap non è possibile, perché tutti i giocatori condividono un solo set di pezzi

## Tabelloni di cubi

error-heights-form = { $text } non è una mappa delle altezze: scrivi righe di numeri separate da / o da un a capo
error-heights-uneven = { $text } non è una mappa delle altezze: le sue righe hanno lunghezze diverse
error-heights-cubes = { $text } non è una mappa delle altezze: ha { $cubes ->
    [one] { $cubes } cubo
    [many] { $cubes } di cubi
   *[other] { $cubes } cubi
  }, non da 2 a { $most }
error-heights-parts = R4: tutte le caselle della mappa delle altezze devono essere collegate
error-heights-long = { $text } non si può usare: R4: una mappa delle altezze può avere al massimo { $most } byte
error-heights-no-text = { $text } non si può usare: R4: una mappa delle altezze deve essere un file di testo
error-heights-file = { $text } non si può usare: { $problem }

## Mosse

error-illegal-move = { $move } non è permesso: { $why } ({ $clause })
error-no-cell = sul tabellone { $board } non c’è { $text }
error-cell-twice = { $text } nomina due volte lo stesso posto
error-lays-nothing = { $text } non piazza nessun pezzo
error-no-colour = { $text } non è un colore (scegli tra: { $known })
error-no-such-colour = { $game } non ha il colore { $colour } (scegli tra: { $known })
error-no-tile = { $text } non è una tessera (scrivila come { "0-2-5" })
error-tile-order = { $text } non è una tessera: i numeri non possono diminuire (scrivila come { "0-2-5" })
error-no-move = { $text } non è una mossa (scrivila come { "0-2-5@1,0/2" })
error-opponent = l’avversario è un livello, { "random" }, { "self" }, un giocatore o una funzione che sceglie un’azione, non { $given }
error-seat-idle = { $game }: al giocatore da allenare non tocca mai
error-text-long = questo è troppo lungo per una posizione, che ha al massimo { $most } caratteri: { $text }
error-text-missing = dopo { $count ->
    [one] { $count } mossa
    [many] { $count } di mosse
   *[other] { $count } mosse
  } { $text } può piazzare un pezzo, e la posizione non ne ha altri di questo colore
error-text-twice = { $text } compare due volte
error-text-part = una posizione non ha nessuna parte chiamata { $text } (scegli tra: { $known })
error-text-points = { $text } deve essere i punti di tutti i { $seats } giocatori, come in { "120,-5" }
error-text-deals = { $text }: dopo queste manche la partita sarebbe già finita
error-text-hidden = la tessera { $text } è stata vista solo da un altro giocatore, quindi questa posizione non può diventare una partita
error-promise = { $game }: { $promise } (dopo { $moves })

## File di partite

error-file-long = il file ha più di { $most } caratteri
error-file-empty = il file è vuoto
error-file-no-game = questo non è né una partita in JSON né un file { ".blksgf" }
error-file-design = questo è un disegno, non una partita; { "`cornerwise draw`" } lo mostra
error-file-several = { $file } contiene { $count } partite; { "load_games" } le legge tutte
error-file-suffix = { $file }: il nome di un file di partita deve finire con uno di: { $known }
error-explorer-file = { $file } non è un file dell’esploratore di aperture
error-file-json = questo non è un file JSON: { $problem }
error-field-missing = manca { $field }
error-field-twice = { $field } compare due volte
error-field-unknown = non c’è nessun campo di nome { $field }
error-field-fraction = { $text } non è un numero intero, e le partite in JSON hanno solo numeri interi
error-field-type = { $field }: serve { $wanted }, non { $given }
error-type-object = un oggetto
error-type-list = una lista
error-type-number = un numero intero
error-type-text = un testo
error-type-writable = un testo in Unicode valido, senza metà di coppie surrogate
error-type-move = il numero di una mossa
error-record-version = { "version" }: si può leggere solo { $version }, non { $given }
error-record-players = { "players" }: { $game } ha { $seats } giocatori
error-record-comment = { "comments" }: la mossa { $number } non c’è
error-record-family = { "variant" }: { $game } non è un gioco di piazzamento
error-record-not-over = { "result" }: la partita non è finita
error-record-no-result = { "result" }: la partita è finita, { $result }, ma il risultato non è indicato
error-record-result = { "result" }: la partita è finita, { $result }, non { $given }

## File SGF

error-sgf-elsewhere = il nodo non è in questo albero
error-sgf-charset = il set di caratteri { $charset } non è supportato
error-sgf-not-charset = il testo non è { $charset } valido
error-sgf-unfinished = il file finisce a metà di un albero
error-sgf-no-tree = nel file non c’è nessun albero di partita
error-sgf-no-node = un albero deve cominciare con un nodo
error-sgf-node-place = un nodo deve stare dentro un albero e prima delle sue varianti
error-sgf-many = ci sono più di { $most } nodi
error-sgf-close = qui non c’è nessun albero da chiudere
error-sgf-meaning = { $sign } inatteso
error-sgf-property-place = una proprietà deve stare dentro un nodo
error-sgf-property-twice = { $name } compare due volte in un nodo
error-sgf-no-value = { $name } non ha valore
error-sgf-endless = al valore manca la parentesi di chiusura
error-sgf-property = una proprietà ha bisogno di un nome di lettere e cifre e di un valore: a { $name } manca uno dei due
error-sgf-game = gioco sconosciuto: { $name }
error-sgf-own = una partita di { $name } ha bisogno della proprietà { $property }
error-sgf-two-games = il file dice che il gioco è { $name }, e anche { $game }
error-sgf-setup = { $name } imposta una posizione, quindi la partita non si può rigiocare secondo le regole
error-sgf-two-moves = un nodo ha due mosse, { $first } e { $second }
error-sgf-early = qui muove { $colour }, ma è il turno di { $turn }, che può piazzare un pezzo (P11)
error-sgf-colour = { $game } non ha il colore { $name }

## Che cosa va installato

error-extra-solve = per risolvere serve OR-tools: { $install }
error-extra-nets = per le reti serve onnxruntime: { $install }
error-extra-pictures = per le immagini PNG e WebP servono resvg e Pillow: { $install }
error-extra-cluster = per un cluster serve Ray: { $install }

## Rompicapo

error-not-solo = { $game } non è un gioco in solitario (scegli tra: { $known })
solo-no-room = { $colour } non ha spazio per { $piece }
solo-no-reach = { $colour } ha bisogno di spazio per { $cells } e può raggiungere solo { $room }
solo-few-cells = ai pezzi rimasti servono { $needed } posti liberi e ne restano solo { $free }
error-puzzle = questo non è un file di rompicapo
error-puzzle-unproven = il rompicapo { $id } ha un’altra soluzione, o nessuna

## Il computer

error-level = i livelli vanno da { $least } a { $most }, non { $given }
error-strength-both = un livello stabilisce da sé nodi e tempo: indica un livello, oppure nodi e tempo
error-no-parameter = il parametro { $name } non esiste (scegli tra: { $known })
error-value = { $name } deve essere { $wanted }, non { $given }
error-wants-whole = un numero intero da { $least } a { $most }
error-wants-seconds = un numero di secondi fino a { $most }
error-wants-or = { $wanted }, o { $other }
error-search-nodes = a una ricerca serve almeno un nodo, non { $given }
error-search-time = a una ricerca servono più di 0 secondi, non { $given }
error-search-memory = a una ricerca servono almeno { $least } MiB di memoria, non { $given }
error-search-limits = a una ricerca serve un numero di nodi o un limite di tempo
error-search-tuning = la ricerca non si può impostare così: { $problem }
error-evaluator = il valutatore { $name } non esiste (scegli tra: { $known }), e non c’è un file con quel nome
error-slip = la quota di sviste deve andare da 0 a 1, non { $given }
error-threads = i thread possono essere da 1 a { $most }, non { $given }
error-no-net = il pacchetto non ha una rete per { $game }
error-nobody-moves = ora nessuno può muovere, quindi non c’è nulla da scegliere
error-net-large = { $file } è troppo grande per essere una rete
error-net-damaged = { $file } non è una rete: { $problem }
error-net-foreign = { $file } non è una rete di questo programma
error-net-board = { $file } è stata addestrata per un tabellone o pezzi diversi da quelli di { $game }
error-net-shape = { $file } ha una forma diversa da quella di una rete per { $game }

## Arene

error-entrant = partecipante { $spec }: { $problem }
error-no-program = il programma { $program } non c’è
error-programs-play = i programmi possono giocare solo a giochi di piazzamento, e { $game } non lo è
error-not-one-of = scegli tra: { $known }
error-not-called = { $name } non si può chiamare
error-not-pair = { $text } non ha la forma { "NAME=VALUE" }
error-value-parts = { $name } è un valore singolo, quindi non ha parti
error-worker-ended = un processo si è fermato prima di poter giocare; il suo errore è mostrato sopra
error-no-cluster = non c’è nessun cluster Ray a { $address }: { $problem }
error-machines-lost =
    partita { $number }: { $count ->
        [one] durante il gioco è andata persa { $count } macchina
        [many] durante il gioco sono andate perse { $count } di macchine
       *[other] durante il gioco sono andate perse { $count } macchine
    }
error-arena-entrants = un’arena ha bisogno di almeno 2 partecipanti
error-arena-names = due partecipanti si chiamano { $name }; dai a uno un altro nome con { "NAME=" }{ $spec }
error-arena-alone = { $game } si gioca in solitario; un’arena ha bisogno di un gioco per due o più
error-arena-time = il tempo per una mossa deve essere maggiore di 0
error-arena-two = un test sequenziale ha bisogno di esattamente 2 partecipanti
error-arena-plies = dopo { $plies } mosse a caso { $game } è sempre finita; usane di meno
error-arena-even = nessuna apertura di { $game } con { $plies } mosse a caso era abbastanza equilibrata; ammetti una probabilità maggiore
error-arena-version = queste non sono le impostazioni di un’arena, versione { $version }
error-arena-settings = le impostazioni sono danneggiate: { $problem }
error-arena-none = { $folder }: in questa cartella non c’è nessuna arena, perché manca { $file }
error-arena-busy = { $folder }: un’altra serie sta usando questa cartella
error-arena-other = { $folder }: questa cartella è di una serie con altre impostazioni: { $name } era { $was } e ora è { $now }
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
error-no-figure = la misura { $name } non esiste (scegli tra: { $known })

## Ambienti, per programmi che imparano a giocare

error-action-of = azione { $action } della partita { $number }
error-action-type = un’azione deve essere un numero intero
error-action-range = le azioni vanno da 0 a { $most }, non { $given }
error-action-place = la posizione aperta { $place } non c’è
error-step-after-end = la partita è finita ({ $clause }): riparti prima della prossima azione
error-not-reset = chiama { "reset()" } prima di { $what }
error-rewards = le ricompense devono essere una tra { $known }, non { $given }
error-illegal-actions = l’impostazione per le azioni non permesse deve essere una tra { $known }, non { $given }
error-seat = { $game } qui ha i posti da 0 a { $most }, non { $given }
error-batch-games = le partite possono essere da 1 a { $most }, non { $given }
error-no-observer-parameters = le osservazioni non hanno parametri

## Gestire un server

error-smtp-url = { "smtp" } deve essere un URL come { $first } o { $second }
error-database-url = il database deve essere un URL come { $example }
error-database-file = l’URL del database deve indicare un file, come in { $example }
error-database-open = il database { $file } non può essere aperto: { $problem }
error-no-database = non c’è nessun database di nome { $name } (scegli tra: { $known })
error-database-full = il database non è vuoto, e ripristinarvi un backup sovrascriverebbe dei dati; scegline uno vuoto
error-workers-database = per più processi serve PostgreSQL, perché SQLite funziona solo per uno
error-workers-redis = per più processi serve Redis, per scambiarsi gli eventi
error-backup-table = { $file }: il backup ha una tabella che questa versione non conosce
error-backup-version = { $file }: questo backup è di un’altra versione; ripristinalo con quella versione
error-backup-damaged = { $file }: questo non è un backup, o è danneggiato

## Un programma che gioca su un server

error-refused = il server ha rifiutato: { $said }
error-refused-socket = il server ha rifiutato la connessione; controlla la chiave
error-connection = la connessione si è interrotta: { $problem }
error-no-free-seat = in quella partita non c’è nessun posto libero

## Che cosa rifiuta un server

refused-no-address = a questo indirizzo non c’è nulla
refused-http = la richiesta non può avere risposta: { $said }
refused-request-long = una richiesta può avere al massimo { $most } byte
refused-message-long = un messaggio può avere al massimo { $most } byte
refused-games = un testo può avere al massimo { $games } partite su { $boards } tabelloni diversi
refused-takes-long = questo richiede troppo tempo o troppa memoria; prova con qualcosa di più piccolo
refused-too-many = troppe richieste di questo tipo; riprova tra { $seconds } s
refused-version = questo server usa la versione { $version } del protocollo
refused-followed = con una connessione si possono seguire al massimo { $most } partite
refused-origin = questa pagina non ha il permesso di usare questo server
refused-host = questo server non risponde a quel nome host
refused-broken = sul server qualcosa è andato storto; riprova
refused-storage = al momento non si può salvare nulla; riprova tra poco
refused-closing = il server si sta spegnendo; riprova tra un momento
refused-searches = troppe ricerche in attesa; riprova tra un momento
refused-no-answer = il computer non ha trovato nessuna mossa
refused-other-server = qualcosa è cambiato nello stesso momento; riprova

## Rifiuti: account e chiavi

refused-no-session = non hai una sessione; cominciane una con { $how }
refused-no-key = quella chiave non esiste o è stata eliminata
refused-no-such-key = non hai questa chiave
refused-no-such-session = non hai una sessione così
refused-no-such-puzzle = questo rompicapo non esiste
refused-session-old = prima accedi di nuovo
refused-scope = questa chiave non ha il permesso di { $scope }
refused-person = può farlo solo il giocatore, non un programma con una chiave
refused-account-taken = quel nome utente è occupato, o hai già un account
refused-account-name = un nome utente deve avere da 1 a 24 caratteri visibili
refused-password = nome utente o password errati
refused-common-password = questa password è troppo comune; scegline un’altra
refused-recovery-code = non è un codice di recupero di questo account
refused-code = quel codice non esiste, è già stato usato o è scaduto
refused-passkey = quella passkey qui non funziona; accedi in un altro modo
refused-passkey-account = una passkey appartiene a un account; prima crea un account
refused-rating = solo i giocatori con un account possono giocare partite classificate
refused-subscription = questo server non può inviare notifiche a questo browser
refused-no-mail = questo server non invia e-mail
refused-mail-failed = non è stato possibile inviare l’e-mail; riprova più tardi
refused-account-letters = un nome utente non può mescolare lettere di scritture diverse, come latina e cirillica

## Rifiuti: preparare una partita

refused-seat-count = con queste opzioni { $game } ha { $seats } posti, non { $given }
refused-levels = i livelli vanno da { $least } a { $most }
refused-handicap-twice = un handicap è l’opzione { "`without`" }; è stata indicata due volte
refused-handicap-rated = una partita con handicap non può essere classificata
refused-nobody-plays = almeno un posto deve essere per una persona
refused-clock = un orologio deve avere da 1 secondo a { $most } giorni
refused-increment = un incremento può essere al massimo di 10 minuti, e solo con un orologio per tutta la partita
refused-turn-limit = per i turni a tempo serve un orologio con un tempo per mossa
refused-waiting-matches = nella lobby possono attendere al massimo { $most } partite tue o del tuo indirizzo; prima annullane una

## Refusals: tournaments

refused-no-tournament = questo torneo non esiste
refused-tournament-phase = adesso non si può fare in questo torneo
refused-tournament-full = questo torneo è al completo: possono partecipare al massimo in { $most }; puoi comunque guardarlo
refused-tournament-host = può farlo solo l’organizzatore del torneo
refused-tournament-few = un torneo di questo tipo richiede almeno { $least } giocatori
refused-tournament-clock = un torneo richiede un orologio, e in un’arena va impostato in minuti
refused-tournament-game = i tornei sono per giochi da 2 a { $most } giocatori senza squadre
refused-tournament-tables = le partite con più di 2 giocatori richiedono un torneo svizzero o un’arena
refused-tournament-time = scegli un orario di inizio entro il prossimo anno
refused-tournament-number = un torneo non può aspettare più giocatori di quanti possano partecipare; scegli un numero più piccolo
refused-tournament-engines = almeno un giocatore di un torneo dev’essere una persona
refused-no-entrant = nel torneo non c’è nessuno con questo numero
refused-waiting-tournaments = puoi avere al massimo { $most } tornei non ancora iniziati; prima avviane o annullane uno
refused-in-tournament = non è possibile in una partita di torneo

## Rifiuti: club

refused-no-club = questo club non esiste
refused-no-member = nel club non c’è nessuno con questo nome
refused-club-account = per i club ti serve un account; prima accedi o registrati
refused-club-name = il nome di un club deve avere almeno { $least } lettere o cifre
refused-club-letters = il nome di un club non può mescolare lettere di scritture diverse, come latina e cirillica
refused-club-taken = esiste già un club con questo nome, o con uno che gli somiglia; scegli un altro nome
refused-club-members-only = possono farlo solo i membri del club
refused-club-organisers = possono farlo solo gli organizzatori del club
refused-club-owner = può farlo solo il proprietario del club
refused-club-invitation = in questo club si entra solo su invito; chiedi il link a un organizzatore
refused-club-full = questo club è al completo: può avere al massimo { $most } membri; scegline un altro
refused-club-too-many = puoi essere al massimo in { $most } club; prima lasciane uno
refused-club-too-many-owned = puoi essere proprietario al massimo di { $most } club; prima eliminane uno o nominane proprietario qualcun altro
refused-club-successor = questo membro è già proprietario di { $most } club, il massimo possibile; scegli qualcun altro
refused-club-owner-leaves = nomina proprietario qualcun altro prima di lasciare il club

## Rifiuti: in una partita

refused-no-match = questa partita non esiste
refused-phase = { $phase ->
    [waiting] la partita non è cominciata
    [paused] la partita è in pausa
    [over] la partita è finita
   *[playing] la partita è in corso
  }
refused-seat-out = il giocatore { $number } è fuori dalla partita
refused-stale = la partita è all’evento { $seq }, non { $given }
refused-no-seat = qui non puoi giocare come giocatore { $number }
refused-seat-not-yours = non sei il giocatore { $number }
refused-seat-taken = il posto del giocatore { $number } è occupato
refused-have-seat = hai già un posto
refused-turn = non è il tuo turno; aspetta il giocatore { $number }
refused-mover-only = puoi chiederlo solo quando tocca a te
refused-nobody-moves = ora nessuno può muovere
refused-computer-plays = a questo posto gioca il computer
refused-computer-plays-on = il computer vuole continuare a giocare
refused-proposal-open = una proposta precedente ({ $proposal }) non ha ancora avuto risposta; rispondi o aspetta
refused-no-proposal = non c’è nessuna proposta a cui rispondere
refused-rematch = la rivincita è già cominciata
refused-not-gone = il giocatore { $number } non se n’è andato
refused-no-undo = non hai mosse che si possano annullare
refused-no-hints = gli aiuti sono disattivati a questo tavolo
refused-no-hint-found = non è stato trovato nessun aiuto; riprova
refused-hidden-hands = una partita con mani nascoste si può salvare solo quando è finita, come JSON
refused-match-or-record = indica una partita del server o una in JSON, non entrambe
refused-review-early = una partita si può esaminare solo quando è finita
refused-no-picture = questa immagine non esiste

## Rifiuti: parlare

refused-no-chat = la chat è disattivata a questo tavolo
refused-speak = qui possono scrivere solo i giocatori
refused-presets = a questo tavolo si possono usare solo le frasi predefinite
refused-preset-or-text = indica una frase predefinita o un testo, non entrambi
refused-said-enough = a questo tavolo non si possono più scrivere messaggi
refused-mute = a quel posto non c’è nessuno da silenziare
refused-no-line = non c’è nessun messaggio con quel numero
refused-free-chat-off = prima attiva il testo libero nel tuo account
refused-nobody-reads = a questo tavolo nessun altro ha attivato il testo libero; usa una frase predefinita
refused-chat-taken = non puoi più usare la chat; chiedi il motivo ai gestori di questo server
# $date is written as 2026-11-18.
refused-chat-taken-until = non puoi usare la chat fino al { $date }

## Rifiuti: altre persone

refused-no-account = nessuno ha questo nome utente; controlla come si scrive
refused-contacts-account = per questo ti serve un account; prima accedi o registrati
refused-yourself = scegli qualcuno che non sia tu
refused-contacts-full = questo elenco è pieno: può contenere al massimo { $most } persone; prima togli qualcuno
refused-follow = non puoi seguire questo giocatore
refused-company = non puoi partecipare a questa partita; scegline un’altra
refused-challenge = questo giocatore non accetta sfide da te
refused-challenge-open = questo giocatore non ha ancora risposto alla tua ultima sfida; aspetta o prima ritirala
refused-challenges-full = { $most } delle tue sfide aspettano una risposta; prima ritirane una
refused-challenge-seats = un posto deve essere tuo e uno dell’altro giocatore
refused-no-challenge = questa sfida ha già avuto risposta o è stata ritirata, oppure è scaduta
refused-series-seats = solo i giochi a due giocatori si possono giocare come serie
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = una serie ha una di queste lunghezze: { $lengths }
refused-report-what = indica quale messaggio o quale giocatore vuoi segnalare
refused-report-seat = a quel posto non c’è nessuno da segnalare
refused-report-table = solo i giocatori di questo tavolo possono segnalarlo
refused-suspended = il tuo account è sospeso; chiedi il motivo ai gestori di questo server
# $date is written as 2026-11-18.
refused-suspended-until = il tuo account è sospeso fino al { $date }
refused-name-taken = non puoi cambiare nome; chiedi il motivo ai gestori di questo server
refused-name-taken-until = non puoi cambiare nome fino al { $date }

## L'esploratore delle aperture

error-packed-games = non è una raccolta di partite per l’esploratore delle aperture, o è danneggiata
error-being-built = un altro processo sta creando { $file } in questo momento
# $command is what to type
refused-no-engine-games = questo server non ha ancora partite del computer da mostrare; il suo gestore può ottenerle con: { $command }
refused-engine-games-soon = le partite del computer sono in preparazione; riprova tra qualche minuto
error-moderate-no-report = la segnalazione { $number } non esiste
error-moderate-bad-name = { $name } non può essere usato come nome
error-moderate-name-taken = il nome { $name } è occupato

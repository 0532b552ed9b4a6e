## La pagina iniziale

start-hero = Piazza i tuoi pezzi, angolo contro angolo.
start-play-now = Gioca ora
start-play-now-about = { $game } contro il livello { $level }
start-games = Giochi
sort-by = Ordina per
sort-usual = Ordine predefinito
sort-minutes = Durata
sort-age = Età
sort-players = Numero di giocatori
start-live = In diretta
start-live-who = { $game }: { $who }
start-sample = Guarda una partita
start-waiting = Tocca a te
start-running = Le tue partite
start-all-mine = Tutte le tue partite
start-more = Altro
start-puzzles = Rompicapo
start-puzzles-about = Trova la mossa migliore
start-designs = Disegni
start-designs-about = Crea le tue figure
start-learn = Impara
start-learn-about = Lezioni e regole
start-games-about = Le tue partite in corso e finite

## Modi di giocare

mode-computer = Computer
mode-computer-about = 9 livelli
mode-computer-title = Gioca contro il computer
mode-friends = Amici
mode-friends-about = invita con un link
mode-friends-title = Invita gli amici
mode-anyone = Chiunque
mode-anyone-about = chi è online adesso
mode-anyone-title = Trova un avversario
mode-screen = Uno schermo
mode-screen-about = condividi questo dispositivo
mode-screen-title = Gioca su uno schermo
lobby-game = Gioco
lobby-kind = Versione
lobby-mode = Avversario
lobby-strength = Livello
lobby-anyone-clock = Giocherai con qualcuno che ha scelto lo stesso orologio.
lobby-begin-computer = Gioca
lobby-begin-friends = Apri un tavolo
lobby-begin-anyone = Trova un avversario
lobby-begin-screen = Gioca
lobby-more-choices = Altre opzioni
lobby-rules = Regole

## Orologi

setup-clock = Orologio
setup-clock-none = Senza orologio
setup-clock-game = { $time } a testa
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } a mossa
setup-clock-days = { $time } a mossa

## Chi gioca, e a che punto è la partita

lobby-open-seat = Posto libero
lobby-open-seats = { $count ->
    [one] un posto libero
    [many] { $count } di posti liberi
   *[other] { $count } posti liberi
  }
lobby-computer = Computer, livello { $level }
lobby-computers = { $count ->
    [one] il computer (livello { $level })
    [many] { $count } di computer (livello { $level })
   *[other] { $count } computer (livello { $level })
  }
lobby-open-match = Apri questa partita
lobby-your-turn = Tocca a te
lobby-your-turn-left = Tocca a te. Tempo rimasto: { $time }
lobby-their-turn = Tocca a { $name }
lobby-running = In corso
lobby-paused = In pausa
lobby-awaits-players = { $count ->
    [0] Sta per cominciare
    [one] Un posto è libero
    [many] { $count } di posti sono liberi
   *[other] { $count } posti sono liberi
  }
lobby-move-number = Mossa { $number }
lobby-ended-won = Hai vinto, { $ago }
lobby-ended-lost = Hai perso, { $ago }
lobby-ended-drawn = Pareggio, { $ago }
lobby-ended-played = Finita { $ago }
lobby-ended-aborted = Annullata, { $ago }

## Preparare una partita

setup-clock-other = Personalizzato
setup-clock-kind = Controllo del tempo
setup-clock-kind-game = Per partita
setup-clock-kind-move = Per mossa
setup-clock-kind-days = Giorni per mossa
setup-clock-minutes = Minuti a testa
setup-clock-seconds = Secondi a mossa
setup-clock-days-count = Giorni per mossa
setup-clock-increment = Secondi aggiunti dopo ogni mossa
setup-seats = Giocatori
setup-count = Numero di giocatori
setup-who = Chi gioca
setup-options = Regole
setup-table = Impostazioni del tavolo
setup-listed = Pubblico
setup-listed-about = Chiunque può trovare questo tavolo e unirsi. Altrimenti serve il link.
setup-family = Tavolo di famiglia
setup-family-about = Aiuti per tutti e niente chat. Aggiungi un handicap per dare una vera possibilità a bambini e principianti.
setup-rated = Classificata
setup-rated-about = Ognuno ha bisogno di un account e può occupare un solo posto.
setup-rated-account = Accedi per giocare partite classificate. Tutti al tavolo hanno bisogno di un account.
setup-handicap = Handicap
setup-handicap-about = I giocatori più forti cominciano senza alcuni dei loro pezzi più grandi. Le partite con handicap non sono classificate.
setup-handicap-count = { $count ->
    [0] Tutti i pezzi
    [one] Senza { $count } pezzo
    [many] Senza { $count } di pezzi
   *[other] Senza { $count } pezzi
  }
setup-chat = Chat
setup-chat-presets = Frasi predefinite
setup-chat-free = Testo libero
setup-chat-off = Disattivata
setup-clash = Queste opzioni non sono compatibili. Cambiane una.
setup-clash-heights = Su questo tabellone non si può giocare. Collega tutte le caselle e usa da 2 a 512 cubi.
setup-step-rules = Orologio e regole
heights-about = Scegli un’altezza, poi tocca le caselle o trascina su di esse. 0 fa un buco.
heights-board = Il tuo tabellone
heights-square = { $square }, altezza { $height }
heights-columns = Colonne
heights-columns-count = { $count ->
    [one] { $count } colonna
    [many] { $count } di colonne
   *[other] { $count } colonne
  }
heights-columns-fewer = Togli una colonna
heights-columns-more = Aggiungi una colonna
heights-rows = Righe
heights-rows-count = { $count ->
    [one] { $count } riga
    [many] { $count } di righe
   *[other] { $count } righe
  }
heights-rows-fewer = Togli una riga
heights-rows-more = Aggiungi una riga
setup-play = Gioca
setup-open = Apri il tavolo
setup-rules = Come si gioca a { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Qualcun altro a questo schermo
setup-seat-name = Nome del giocatore { $number }
setup-seat-open = Aperto ad altri
setup-seat-number = Giocatore { $seat }
setup-seat-of-colours = Giocatore { $seat }, { $colours }
setup-seat-with = in squadra con il giocatore { $seats }

## Invitare e unirsi

copy = Copia
copied = Copiato
copy-failed = Non è stato possibile copiarlo. Selezionalo e copialo a mano.
print = Stampa
invite-title = Invita
invite-about = { $count ->
    [one] Un posto è libero. Chi ha il link può prenderlo.
    [many] { $count } di posti sono liberi. Chi ha il link può prenderne uno.
   *[other] { $count } posti sono liberi. Chi ha il link può prenderne uno.
  }
invite-link = Link a questo tavolo
invite-copy = Copia link
invite-share = Condividi
invite-camera = Codice QR
invite-camera-about = Codice QR con il link a questo tavolo
invite-message = Gioca con me una partita a { $game }.
join-title = Unisciti a una partita di { $game }
join-invites = { $name } ti invita a giocare a { $game }
join-rule = Ogni pezzo deve toccarne un altro del suo colore con un angolo, mai lungo un lato. Copri quanto più puoi del tabellone.
join-rule-rumis = Ogni pezzo deve toccare un altro pezzo del suo colore. Ogni casella del tuo colore visibile dall’alto vale un punto.
join-rule-triominos = I numeri che si toccano devono essere uguali. I numeri delle tessere che posi sono i tuoi punti.
join-there = Già qui: { $names }.
join-nobody = Non c’è ancora nessuno.
join-which = Scegli un posto
join-sit = Prendi questo posto
join-watch = Guarda questa partita
join-own = Apri un tavolo tuo
join-full = Questo tavolo è al completo
join-full-text = { $count ->
    [one] Il posto è occupato.
    [many] Tutti i { $count } di posti sono occupati.
   *[other] Tutti i { $count } posti sono occupati.
  } Puoi guardare, o aprire un tuo tavolo con le stesse regole.

## Cercare un avversario

search-title = { $count ->
    [one] Ricerca di un avversario
    [many] Ricerca di altri { $count } di giocatori
   *[other] Ricerca di altri { $count } giocatori
  }
search-time = Tempo di ricerca: { $time }
search-usual = Attesa abituale: circa { $time }.
search-usual-unknown = Non sappiamo ancora quanto ci vuole. Di recente sono cominciate troppo poche partite così.
search-nobody = Al momento nessun altro cerca una partita.
search-others = { $count ->
    [one] Un’altra persona cerca una partita:
    [many] Altri { $count } di persone cercano una partita:
   *[other] Altre { $count } persone cercano una partita:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Intanto gioca contro il computer
search-meanwhile-about = La ricerca continua. Ti avvisiamo quando qualcuno si unisce.
search-stop = Ferma la ricerca
search-goes-on = Ancora in cerca di una partita di { $game }
search-back = Mostra la ricerca
search-found = La tua partita di { $game } può cominciare. Qualcuno si è unito.
search-go = Vai alla partita

## Elenchi di partite

games-title = Le tue partite
games-running = In corso
games-finished = Finite
games-remove = Togli dall’elenco
games-remove-back = Torna se qualcuno fa una mossa.
games-empty = Ancora nessuna partita
games-empty-text = Qui compaiono le partite che cominci o a cui ti unisci. Sono salvate su questo dispositivo, anche senza account.
games-export = Scarica le tue partite
games-export-about = Tutte le tue partite in un file, da conservare o da aprire in altri programmi.
watch-all = Tutti i giochi
watch-waiting = In attesa di giocatori
watch-playing = In corso
watch-empty = Nessuna partita pubblica al momento
watch-empty-text = Apri un tavolo pubblico perché altri possano unirsi. Le partite condivise con un link restano private.
watch-open = Apri un tavolo

## I migliori giocatori

players-best = Migliori giocatori: { $game }
players-place = Posizione
players-name = Nome
players-rating = Valutazione
players-games = Partite
players-empty = Nessuno ha ancora una valutazione in { $game }
players-empty-text = Gioca una partita classificata e arriva per primo.

## Che cosa può andare storto

error-match-bad-plan = Queste opzioni non sono compatibili. Cambiane una.
error-match-seat-taken = Qualcuno ha appena preso quel posto. Scegline un altro.
error-match-unknown = Non troviamo questo tavolo. Forse la partita è stata annullata.
start-what = Sette giochi da tavolo per una fino a sei persone: a turno si piazzano pezzi, si conquista spazio e si lasciano gli altri senza posto.
start-free = Gioca contro il computer, con gli amici o con chiunque online. Gratis. Senza account, senza pubblicità.
start-players = Giocatori
start-players-about = Valutazioni e classifiche
start-watch = Guarda
start-watch-about = Partite in diretta e repliche
start-tournaments = Tornei
start-tournaments-about = Partecipa o organizzane uno

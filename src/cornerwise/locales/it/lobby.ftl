## La pagina iniziale

start-hero = Ci vediamo agli angoli.
start-lead = Sette giochi di tessere che si toccano, per il tavolo di cucina e per la lunga analisi. Gratis, senza account e senza pubblicità.
start-play-now = Gioca ora
start-play-now-about = { $game } contro il livello { $level }
start-games = Giochi
sort-by = Ordina per
sort-usual = Ordine abituale
sort-minutes = Durata
sort-age = Età
sort-players = Numero di giocatori
start-live = In diretta
start-live-who = { $game }: { $who }
start-sample = Guarda che cosa giocano gli altri
start-waiting = Ti aspettano
start-running = Le tue partite
start-all-mine = Tutte le tue partite
start-more = Altro
start-puzzles = Rompicapo
start-puzzles-about = Piazza ogni pezzo, in solitario
start-designs = Disegni
start-designs-about = Componi figure come ti piace
start-learn = Impara
start-learn-about = Regole e primi passi
start-games-about = In corso e finite

## Modi di giocare

mode-computer = Il computer
mode-computer-about = nove livelli
mode-computer-title = Gioca contro il computer
mode-friends = Amici
mode-friends-about = invita con un link
mode-friends-title = Invita gli amici
mode-anyone = Chiunque
mode-anyone-about = chi è qui ora
mode-anyone-title = Trova un avversario
mode-screen = Uno schermo
mode-screen-about = di mano in mano
mode-screen-title = Attorno a uno schermo
lobby-game = Gioco
lobby-kind = Quale
lobby-mode = Contro chi
lobby-strength = Forza
lobby-anyone-clock = Incontri chi ha scelto lo stesso orologio.
lobby-begin-computer = Gioca
lobby-begin-friends = Apri il tavolo
lobby-begin-anyone = Trova un avversario
lobby-begin-screen = Gioca
lobby-more-choices = Altre scelte
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
lobby-your-turn-left = Tocca a te, ancora { $time }
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

setup-clock-other = Un altro
setup-clock-kind = Tempo
setup-clock-kind-game = Per la partita
setup-clock-kind-move = Per ogni mossa
setup-clock-kind-days = Giorni per ogni mossa
setup-clock-minutes = Minuti a testa
setup-clock-seconds = Secondi a mossa
setup-clock-days-count = Giorni a mossa
setup-clock-increment = Secondi in più dopo ogni mossa
setup-seats = Posti
setup-options = Regole di questa partita
setup-table = Il tavolo
setup-listed = Pubblico
setup-listed-about = Chiunque può trovare il tavolo e sedersi. Altrimenti solo chi ha il link.
setup-family = Tavolo di famiglia
setup-family-about = Aiuti per tutti e niente chat. Bambini e principianti possono avere un handicap a loro favore.
setup-rated = Classificata
setup-rated-about = Ognuno ha bisogno di un account e occupa un solo posto.
setup-rated-account = Solo con un account, per tavoli di persone diverse.
setup-handicap = Handicap
setup-handicap-about = Chi gioca meglio rinuncia ad alcuni dei pezzi più grandi. Una partita così non è classificata.
setup-handicap-count = { $count ->
    [0] Tutti i pezzi
    [one] Senza { $count } pezzo
    [many] Senza { $count } di pezzi
   *[other] Senza { $count } pezzi
  }
setup-chat = Chat
setup-chat-presets = Frasi pronte
setup-chat-free = Testo libero
setup-chat-off = Nessuna
setup-clash = Queste scelte non vanno insieme.
setup-play = Gioca
setup-open = Apri il tavolo
setup-rules = Come si gioca a { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Qualcuno a questo schermo
setup-seat-name = Nome del giocatore { $number }
setup-seat-open = Aperto ad altri
setup-seat-number = Posto { $seat }
setup-seat-of-colours = Posto { $seat }, { $colours }
setup-seat-with = insieme al posto { $seats }

## Invitare e unirsi

copy = Copia
copied = Copiato
copy-failed = Copialo a mano, per favore
print = Stampa
invite-title = Invita
invite-about = { $count ->
    [one] Un posto è libero. Chi ha il link può prenderlo.
    [many] { $count } di posti sono liberi. Chi ha il link può prenderne uno.
   *[other] { $count } posti sono liberi. Chi ha il link può prenderne uno.
  }
invite-link = Il link a questo tavolo
invite-copy = Copia il link
invite-share = Condividi
invite-camera = Per una fotocamera
invite-camera-about = Il link a questo tavolo, da leggere con una fotocamera
invite-message = Gioca a { $game } con me.
join-title = Un posto per { $game }
join-there = Al tavolo: { $names }.
join-nobody = Qui non c’è ancora nessuno.
join-which = Quale posto
join-sit = Prendi questo posto
join-watch = Guarda questa partita
join-own = Apri un mio tavolo
join-full = Questo tavolo è al completo
join-full-text = { $count ->
    [one] Il posto è occupato.
    [many] Tutti i { $count } di posti sono occupati.
   *[other] Tutti i { $count } posti sono occupati.
  } Puoi guardare, o aprire un tuo tavolo con le stesse regole.

## Elenchi di partite

games-title = Le tue partite
games-running = In corso
games-finished = Finite
games-empty = Il primo angolo è libero
games-empty-text = Le partite che apri o a cui ti unisci compaiono qui. Restano su questo dispositivo, anche senza account.
games-export = Portale con te
games-export-about = Tutte le tue partite in un file, per altri programmi o per dopo.
watch-all = Tutti i giochi
watch-waiting = In attesa di giocatori
watch-playing = In corso
watch-empty = In questo momento nessuno gioca in pubblico
watch-empty-text = Apri un tavolo pubblico e forse qualcuno si unirà. Le partite con link restano private.
watch-open = Apri un tavolo

## I migliori giocatori

players-best = I migliori giocatori di { $game }
players-place = Posto
players-name = Nome
players-rating = Valutazione
players-games = Partite
players-empty = Nessuno ha ancora una valutazione in { $game }
players-empty-text = Per cominciare bastano due persone con un account e una partita classificata.

## Che cosa può andare storto

error-match-bad-plan = Queste scelte non vanno insieme.
error-match-seat-taken = Qualcuno ha appena preso quel posto.
error-match-unknown = Questo tavolo non esiste. Forse la partita è stata annullata.

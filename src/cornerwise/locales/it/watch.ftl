## Guardare partite, e lo schermo per club e fiere

watch-featured = Le migliori partite del momento
watch-finished = Appena finite
watch-none-now = Al momento nessuno gioca una partita pubblica.
watch-none-fits = Al momento nessuna partita corrisponde a questi filtri.
watch-lost = Connessione persa. Riconnessione…
watch-viewers = { $count ->
    [one] { $count } spettatore
    [many] { $count } di spettatori
   *[other] { $count } spettatori
  }
watch-see-all = { $count ->
    [0] Guarda
    [one] Guarda { $count } partita
    [many] Guarda { $count } di partite
   *[other] Guarda { $count } partite
  }
watch-join = Unisciti
watch-speed = Orologio
watch-speed-any = Qualsiasi orologio
watch-speed-clock = Con orologio
watch-speed-none = Senza orologio
watch-speed-days = Giorni per mossa
watch-rated-only = Solo partite classificate

## Seguire un giocatore di partita in partita

watch-follow = Segui { $name }
watch-following = Stai seguendo { $name }
watch-unfollow = Non seguire più
watch-nothing-yet = { $name } non sta giocando una partita pubblica. La prossima comparirà qui.
watch-next-soon = Questa partita è finita. La prossima partita di { $name } comparirà qui.

## Tornei a cui si può partecipare

watch-tournaments = Tornei che cominciano presto
watch-all-tournaments = Tutti i tornei
watch-no-tournaments = Al momento nessun torneo ha le iscrizioni aperte.

## Lo schermo per club e fiere

watch-tv = Modalità TV
watch-kind-live = In diretta
watch-kind-replay = Replica
watch-kind-computer = Partita del computer
watch-won = Vittoria di { $names }
watch-drawn = Pareggio
watch-play-too = Vieni a giocare
watch-code = Codice QR con l’indirizzo di questo sito
watch-full = Schermo intero
watch-leave-tv = Esci dalla modalità TV

## Condividere una partita, e il suo foglio su carta

share-embed = Copia codice da incorporare
share-animation = Immagine animata
share-animation-about = tutta la partita come WebP
share-sheet = Foglio di partita
share-sheet-about = da stampare: tabellone, punti e mosse
paper-title = Foglio di partita
paper-print = Stampa
paper-back = Torna al risultato
paper-player = Giocatore
paper-points = Punti
paper-moves = Mosse

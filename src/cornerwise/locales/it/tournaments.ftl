## Tornei: l'elenco, il modulo, la pagina di un torneo

nav-tournaments = Tornei
tournaments-create = Crea un torneo
tournaments-mine = I tuoi tornei
tournaments-waiting = Iscrizioni aperte
tournaments-running = In corso
tournaments-finished = Finiti
tournaments-empty = Nessun torneo al momento
tournaments-empty-text = Creane uno e condividi il suo link. Chi ha il link può partecipare, con o senza account.

tournament-format-swiss = Sistema svizzero
tournament-format-arena = Arena
tournament-format-knockout = Eliminazione diretta
tournament-format-round-robin = Girone all’italiana
tournament-format-swiss-about = Un numero fisso di turni. In ogni turno giochi contro qualcuno che ha circa i tuoi stessi punti. Nessuno viene eliminato.
tournament-format-arena-about = Gioca quante più partite puoi finché c’è tempo. Dalla terza vittoria di fila le vittorie valgono doppio.
tournament-format-knockout-about = Basta una sconfitta per uscire. Vince l’ultimo giocatore rimasto.
tournament-format-round-robin-about = Ognuno gioca contro tutti. Ideale per piccoli gruppi.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } giocatore.
    [many] { $count } di giocatori.
   *[other] { $count } giocatori.
}
tournament-players = { $count ->
    [one] { $count } giocatore
    [many] { $count } di giocatori
   *[other] { $count } giocatori
}
tournament-starts-at = Inizio: { $time }
tournament-starts-with = Comincia con { $count } giocatori
tournament-starts-host = Comincia quando l’organizzatore è pronto
tournament-round-of = Turno { $round } di { $rounds }
tournament-round = Turno { $round }
tournament-running = In corso
tournament-finished = Finito
tournament-cancelled = Annullato
tournament-cancelled-host = L’organizzatore ha annullato questo torneo.
tournament-cancelled-few = Questo torneo è stato annullato perché si sono iscritti troppo pochi giocatori.
tournament-cancelled-operator = I gestori di questo server hanno annullato questo torneo.
tournament-cancelled-old = Questo torneo è stato annullato perché nessuno l’ha avviato per 30 giorni.
tournament-time-left = Tempo rimasto: { $time }
tournament-last-games = Il tempo è scaduto. Si giocano le ultime partite.
tournament-next-round = Tempo fino al prossimo turno: { $time }
tournament-wait-round = { $count ->
    [one] { $count } partita di questo turno è ancora in corso.
    [many] { $count } di partite di questo turno sono ancora in corso.
   *[other] { $count } partite di questo turno sono ancora in corso.
}
tournament-wait-arena = Tra un momento avrai un avversario.
tournament-unknown = Non troviamo questo torneo
tournament-started = Inizio
tournament-unlisted = Solo con il link
tournament-rated = Partite classificate

## Partecipare

tournament-join = Partecipa
tournament-join-late = Partecipa ora
tournament-return = Rientra
tournament-withdraw = Ritirati
tournament-withdraw-sure = Vuoi ritirarti da questo torneo?
tournament-withdraw-about = Non avrai altri abbinamenti. Una partita in corso continua.
tournament-stay = Resta
tournament-joined = Partecipi
tournament-withdrawn = Hai lasciato il torneo
tournament-play = Gioca la tua partita
tournament-your-game = La tua partita è pronta
tournament-bye-now = Hai un turno di riposo: nessun avversario, ma ricevi i punti di una vittoria.
tournament-start = Comincia ora
tournament-start-needs = Per cominciare servono almeno { $count } giocatori.
tournament-cancel = Annulla il torneo
tournament-cancel-sure = Annullare il torneo per tutti?
tournament-keep = Mantieni
tournament-won = { $name } ha vinto il torneo
tournament-won-several = { $names } condividono il primo posto
tournament-you-won = Hai vinto il torneo!
tournament-your-place = La tua posizione: { $place } di { $count }
tournament-needs-account = Le partite di questo torneo sono classificate, quindi per partecipare ti serve un account.
tournament-full = Tutti i posti sono occupati. Puoi comunque guardare.

tournament-call = La tua partita di torneo è pronta: { $title }
tournament-back = Torna al torneo
tournament-open = Apri il torneo

## Classifica, partite, schema

tournament-view = Vista
tournament-standings = Classifica
tournament-games = Partite
tournament-bracket = Schema
tournament-no-standings = Ancora nessun partecipante
tournament-no-standings-text = Condividi il link per invitare giocatori.
tournament-no-games = Ancora nessuna partita
tournament-no-games-text = Compaiono qui quando comincia il torneo.
tournament-place = Posizione
tournament-name = Nome
tournament-points = Punti
tournament-played = Partite
tournament-buchholz = Buchholz
tournament-buchholz-about = La somma dei punti dei tuoi avversari.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = I punti degli avversari che hai battuto, più metà dei punti di quelli con cui hai pareggiato.
tournament-board = Punti di vantaggio
tournament-board-about = Di quanto eri in vantaggio nelle tue partite, in totale.
tournament-wins = Vittorie
tournament-wins-about = Partite vinte.
tournament-byes = Turni di riposo
tournament-streak = { $count ->
    [one] { $count } vittoria di fila
    [many] { $count } di vittorie di fila
   *[other] { $count } vittorie di fila
}
tournament-computer = Computer, livello { $level }
tournament-left = non partecipa più
tournament-you = tu
tournament-details = Dettagli di { $name }
tournament-lines = { $from }–{ $to } di { $count }
tournament-first-lines = Prima pagina
tournament-earlier-lines = Pagina precedente
tournament-later-lines = Pagina successiva
tournament-last-lines = Ultima pagina
tournament-my-line = La mia posizione
tournament-earlier-round = Turno precedente
tournament-later-round = Turno successivo
tournament-playing = In corso
tournament-bye = Riposo
tournament-absent = { $name }: assente
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finale
    [4] Semifinali
    [8] Quarti di finale
    [16] Ottavi di finale
    [32] Sedicesimi di finale
   *[other] Turno a { $left }
}
tournament-profile = Mostra il profilo
tournament-to-come = Da definire
tournament-goes-on = { $name } passa il turno

## Condividere

tournament-invite = Invita giocatori
tournament-share = Condividi il torneo
tournament-invite-message = Partecipa al nostro torneo su Cornerwise: { $title }
tournament-link = Link a questo torneo
tournament-invite-qr = Codice QR con il link a questo torneo
tournament-csv = Classifica come foglio di calcolo (CSV)
tournament-json = Tutti i dati (JSON)
tournament-print = Stampa

## Prepararne uno

tournament-new = Nuovo torneo
tournament-step-game = Gioco
tournament-step-format = Formula
tournament-step-clock = Orologio
tournament-step-start = Inizio e giocatori
tournament-title = Titolo
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } – { $format }
tournament-format = Formula
tournament-tables-note = Con { $count } giocatori per tavolo puoi scegliere il sistema svizzero o l’arena.
tournament-rounds = Turni
tournament-rounds-auto = Automatico
tournament-rounds-auto-about = Tanti turni quanti ne servono per avere un solo vincitore.
tournament-times = Partite contro ogni avversario
tournament-once = Una
tournament-twice = Due
tournament-minutes = Durata
tournament-start-how = Inizio
tournament-start-hand = Quando voglio io
tournament-start-time = A un’ora stabilita
tournament-start-number = Con abbastanza iscritti
tournament-start-when = Data e ora
tournament-start-count = Numero di giocatori
tournament-listed = Mostra nell’elenco
tournament-listed-about = Chiunque può trovarlo e partecipare. Altrimenti può farlo solo chi ha il link.
tournament-rated-about = Le partite contano per le valutazioni. Per partecipare, a tutti serve un account.
tournament-rated-account = Per giocare partite classificate, prima crea un account.
tournament-more = Altre opzioni
tournament-late = Iscrizioni tardive
tournament-late-about = Si può entrare, o rientrare, dopo l’inizio.
tournament-most = Numero massimo di giocatori
tournament-pause = Pausa tra i turni
tournament-no-show = Tempo per la prima mossa
tournament-no-show-about = Un giocatore che non fa la prima mossa entro questo tempo perde la partita e viene ritirato dal torneo.
tournament-engines = Giocatori computer
tournament-engines-about = Il computer partecipa come tutti gli altri. Deve giocare almeno una persona.
tournament-engine-add = Aggiungi un giocatore computer
tournament-engine-number = Giocatore computer { $number }
tournament-engine-remove = Togli il giocatore computer { $number }
tournament-tie-breaks = Spareggi tecnici
tournament-tie-breaks-about = Se più giocatori hanno gli stessi punti, decide il primo criterio, poi il successivo.
tournament-tie-up = Sposta su: { $name }
tournament-submit = Crea torneo

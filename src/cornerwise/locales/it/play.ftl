## A chi tocca, e che cosa si può fare

status-loading = Caricamento…
status-waiting = In attesa di giocatori
status-waiting-text = La partita comincia quando tutti i posti sono occupati.
status-paused = In pausa
status-paused-text = Gli orologi sono fermi.
status-over = Partita finita
status-your-turn = Tocca a te
status-turn-of = Tocca a { $name }
status-watching = Stai guardando.
opening-both = Posa il primo pezzo di entrambi i colori. Poi l’altro giocatore ne sceglie uno.
opening-choose = Scegli il tuo colore. Tocca poi a { $colour }.
opening-take = Gioca con { $colour }
handover-title = Passa lo schermo a { $name }
handover-show = Mostra le mie tessere
status-viewing = { $ply ->
    [0] all’inizio
    [one] dopo { $ply } mossa
    [many] dopo { $ply } di mosse
   *[other] dopo { $ply } mosse
  }
status-sending = invio…
status-planned = La tua prossima mossa è pronta.
status-can-plan = Scegli un pezzo per preparare la prossima mossa.
status-plan-hint = Mettilo dove vuoi giocare dopo.
status-places = { $places ->
    [one] { $places } mossa possibile
    [many] { $places } di mosse possibili
   *[other] { $places } mosse possibili
  }
status-fits =
    { $places ->
        [0] Ora non si può piazzare da nessuna parte
        [one] Si può piazzare in { $places } posizione
        [many] Si può piazzare in { $places } di posizioni
       *[other] Si può piazzare in { $places } posizioni
    }
status-it-fits = Si può piazzare qui
status-does-not-fit = Qui non si può piazzare
status-lost = Riconnessione…
status-lost-text = La tua partita è al sicuro. Gli orologi sono in pausa.
plan-fails = La mossa preparata non è più possibile. Scegline un’altra.
notice-your-turn = Tocca a te

## Detto per un momento sul tabellone

said-out = { $colour } non può più piazzare pezzi.
said-out-you = Non puoi più piazzare pezzi.
said-bridge = { $name }: ponte, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] esagono
    [many] { $count } di esagoni
   *[other] { $count } esagoni
  }, +{ $points }

## Posti

seat-open = Posto libero
seat-computer = Computer, livello { $level }
seat-engine = Computer
seat-level = livello { $level }
seat-number = Giocatore { $number }
seat-guest = Ospite
seat-me = Tu
seat-you = { $name } (tu)
seat-replaced = il computer gioca per { $name }
seat-gone = ha lasciato il tavolo
seat-chooses = sceglie un colore
seat-out = è fuori
seat-cells = { $cells ->
    [one] resta { $cells }
    [many] restano { $cells }
   *[other] restano { $cells }
  }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } pezzo
    [many] { $pieces } di pezzi
   *[other] { $pieces } pezzi
  }, { $cells ->
    [one] { $cells } casella rimasta
    [many] { $cells } di caselle rimaste
   *[other] { $cells } caselle rimaste
  }
seat-tiles = { $tiles ->
    [one] { $tiles } tessera
    [many] { $tiles } di tessere
   *[other] { $tiles } tessere
  }
seat-points = { $points ->
    [one] { NUMBER($points) } punto
    [many] { NUMBER($points) } di punti
   *[other] { NUMBER($points) } punti
  }
seat-reach = può raggiungere { $cells ->
    [one] { $cells } casella libera
    [many] { $cells } di caselle libere
   *[other] { $cells } caselle libere
  }
seat-corners-reach = { $corners ->
    [one] { $corners } angolo aperto
    [many] { $corners } di angoli aperti
   *[other] { $corners } angoli aperti
  }, con { $cells ->
    [one] { $cells } casella libera raggiungibile
    [many] { $cells } di caselle libere raggiungibili
   *[other] { $cells } caselle libere raggiungibili
  }
dropped-resigned = ha abbandonato
dropped-time = ha finito il tempo
dropped-left = ha lasciato la partita

## Colori

colour-blue = Blu
colour-yellow = Giallo
colour-red = Rosso
colour-green = Verde
colour-purple = Viola
colour-orange = Arancione
# Colori dentro una frase
ink-blue = blu
ink-yellow = giallo
ink-red = rosso
ink-green = verde
ink-purple = viola
ink-orange = arancione

## Il tabellone

board-label = Tabellone di { $game }
cell-free = { $cell }, libera
cell-corner = { $cell }, libera, uno dei tuoi angoli
cell-start = { $cell }, punto di partenza
cell-start-of = { $cell }, qui parte { $colour }
cell-taken = { $cell }, { $colour }, pezzo { $piece }

## I pezzi e che cosa se ne fa

tray-label = Pezzi
tray-piece = Pezzo { $piece }, { $cells ->
    [one] { $cells } casella
    [many] { $cells } di caselle
   *[other] { $cells } caselle
  }, { $places ->
    [0] nessuna posizione
    [one] { $places } posizione
    [many] { $places } di posizioni
   *[other] { $places } posizioni
  }, tasto { $key }
tray-piece-waiting = Pezzo { $piece }, { $cells ->
    [one] { $cells } casella
    [many] { $cells } di caselle
   *[other] { $cells } caselle
  }, tasto { $key }
piece-cells = Pezzo { $piece }, { $cells ->
    [one] { $cells } casella
    [many] { $cells } di caselle
   *[other] { $cells } caselle
  }
actions-label = Pezzo scelto
action-turn = Ruota
action-flip = Ribalta
action-next = Prossima
action-next-of = { $number } di { $count }
action-drop = Rimetti
action-place = Piazza
action-plan = Prepara
action-sending = Invio…
nudge-label = Sposta il pezzo
nudge-up = Su
nudge-down = Giù
nudge-left = A sinistra
nudge-right = A destra
nudge-up-left = Su e a sinistra
nudge-up-right = Su e a destra
nudge-down-left = Giù e a sinistra
nudge-down-right = Giù e a destra
word-keep = Tieni il mio colore
word-swap = Scambia i colori
word-draw = Pesca una tessera
word-pass = Passa
type-title = Scrivi una mossa
type-what-tile = Tessera, e il suo posto se ce n’è più di uno
type-what = Pezzo e { $shape ->
    [triangle] triangolo, o tutti i triangoli
    [cube] cubo, o tutti i cubi
   *[square] casella, o tutte le caselle
  } che copre
type-several = { $count ->
    [one] C’è { $count } mossa così. Sceglila sotto.
    [many] Ci sono { $count } di mosse così. Scegline una.
   *[other] Ci sono { $count } mosse così. Scegline una.
  }
type-illegal = { $piece } in { $cell }: { $reason }
type-all = { $count ->
    [one] L’unica mossa permessa
    [many] Tutte le { $count } di mosse permesse
   *[other] Tutte le { $count } mosse permesse
  }
type-piece = Pezzo { $piece }, { $count ->
    [one] { $count } posizione
    [many] { $count } di posizioni
   *[other] { $count } posizioni
  }

## Che cosa dicono i lettori di schermo dopo una mossa

said-lays = { $name } ha piazzato { $piece } in { $cell }.
said-lays-you = Hai piazzato { $piece } in { $cell }.
said-lays-colour = { $name } ha piazzato { $piece } in { $cell }, { $colour }.
said-lays-colour-you = Hai piazzato { $piece } in { $cell }, { $colour }.
said-lays-tile = { $name } ha posato la tessera { $tile }.
said-lays-tile-you = Hai posato la tessera { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } punto.
    [many] { $points } di punti.
   *[other] { $points } punti.
  }
said-opened = { $count ->
    [one] { $count } nuovo angolo aperto: { $cells }.
    [many] { $count } di nuovi angoli aperti: { $cells }.
   *[other] { $count } nuovi angoli aperti: { $cells }.
  }
said-opened-many = { $count ->
    [one] { $count } nuovo angolo aperto, come { $cells }.
    [many] { $count } di nuovi angoli aperti, come { $cells }.
   *[other] { $count } nuovi angoli aperti, come { $cells }.
  }
said-opened-none = Nessun nuovo angolo aperto.
said-undone = L’ultima mossa è stata annullata.

## Orologi e accordi

clock-hours = h
clock-days = g
plan-players = { $count ->
    [one] { $count } giocatore
    [many] { $count } di giocatori
   *[other] { $count } giocatori
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s a mossa
plan-clock-days = { $days ->
    [one] { $days } giorno a mossa
    [many] { $days } di giorni a mossa
   *[other] { $days } giorni a mossa
  }
plan-rated = classificata
plan-family = partita in famiglia

## Mosse, suggerimenti, chat

tab-moves = Mosse
tab-hints = Aiuti
tab-chat = Chat
moves-label = Le mosse finora
moves-none = Ancora nessuna mossa.
moves-steps = Scorri la partita
moves-first = Prima mossa
moves-back = Mossa precedente
moves-on = Mossa successiva
moves-last = Ultima mossa
hint-ask = Mostrami una mossa
hint-thinking = Sto pensando…
hint-move = Prova questa mossa:
chat-label = Chat
chat-empty = Ancora nessun messaggio.
chat-is-off = La chat è disattivata a questo tavolo.
chat-write = Scrivi un messaggio
chat-send = Invia
chat-mute = Silenzia
chat-muted = Non vedrai più i messaggi di questo giocatore.
chat-report = Segnala
chat-reported = Segnalato. I gestori di questo server daranno un’occhiata.
chat-news = { $count ->
    [one] { $count } nuovo messaggio
    [many] { $count } di nuovi messaggi
   *[other] { $count } nuovi messaggi
  }
phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-have-fun = Buon divertimento
phrase-your-turn = Tocca a te
phrase-one-moment = Un momento
phrase-nice-move = Bella mossa
phrase-oops = Ops
phrase-well-played = Ben giocato
phrase-thanks = Grazie
phrase-good-game = Bella partita
phrase-again = Giochiamo ancora?
phrase-goodbye = A presto

## Il menu

menu-title = Menu
menu-undo = Annulla l’ultima mossa
menu-ask-undo = Chiedi di annullare una mossa
menu-pause = Metti in pausa
menu-ask-pause = Chiedi una pausa
menu-draw = Proponi pareggio
menu-ask-draw = Proponi pareggio
menu-abort = Annulla la partita
menu-ask-abort = Chiedi di annullare la partita
menu-resume = Riprendi
menu-stand = Lascia il tavolo
menu-resign = Abbandona
menu-resign-sure = Abbandonare questa partita?
menu-play-on = Continua a giocare
menu-carry = Continua su un altro dispositivo
menu-keys = Scorciatoie da tastiera
menu-rules = Regole
switch-corners = Mostra gli angoli aperti
switch-coordinates = Mostra le coordinate
switch-patterns = Mostra un motivo su ogni colore
switch-confirm = Conferma ogni mossa
switch-tips = Mostra i consigli
carry-text = Scansiona questo codice QR con l’altro dispositivo, o scrivi lì il codice. Vale una sola volta, per 5 minuti.
carry-picture = Codice QR per continuare questa partita su un altro dispositivo
carry-where = Scrivi il codice su { $address }
keys-title = Scorciatoie da tastiera
keys-piece = scegliere un pezzo
keys-move = spostarlo
keys-turn = ruotarlo
keys-flip = ribaltarlo
keys-next = andare alla prossima posizione possibile
keys-place = piazzarlo
keys-back = tornare indietro di un passo
keys-type = scrivere una mossa
keys-zen = mostrare solo tabellone e pezzi
keys-help = mostrare questo elenco

## Domande e risposte

proposal-undo = { $name } vuole annullare una mossa.
proposal-pause = { $name } chiede una pausa.
proposal-draw = { $name } propone un pareggio.
proposal-abort = { $name } vuole annullare la partita.
proposal-rematch = { $name } vuole la rivincita.
proposal-waits = In attesa degli altri…
proposal-declined = { $name } rifiuta.
answer-yes = Accetta
answer-no = Rifiuta
gone-text = { $name } ha lasciato la partita e il suo posto resta riservato. Puoi aspettare, far giocare il computer o contare la partita come persa per { $name }.
gone-wait = Aspetta
gone-engine = Fai giocare il computer
gone-result = Assegna la sconfitta

## Al tavolo, prima e dopo

over-rematch = Rivincita
over-to-rematch = Vai alla rivincita
over-result = Punteggio
over-review = Esamina
result-aborted = La partita è stata annullata.
result-draw = Pareggio
result-you = Hai vinto
result-you-by = Hai vinto di { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
  }
result-other = Vince { $name }
result-other-by = Vince { $name } di { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
  }
task-own-start = Copri il tuo punto di partenza con un pezzo.
task-start = Copri un punto di partenza con un pezzo.
task-anywhere = Scegli un pezzo e piazzalo dove vuoi.
task-corner = Scegli un pezzo e fagli toccare uno dei tuoi angoli.
task-base = Scegli un pezzo e piazzalo sulla base.
task-join = Scegli un pezzo e piazzalo sulla base accanto a un altro.
task-face = Scegli un pezzo e piazzalo contro il tuo colore.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] { $cells } triangolo coperto
        [many] { $cells } di triangoli coperti
       *[other] { $cells } triangoli coperti
      }
   *[square] { $cells ->
        [one] { $cells } casella coperta
        [many] { $cells } di caselle coperte
       *[other] { $cells } caselle coperte
      }
  }
seat-placed-short = copre { $cells }
seat-seen = viste dall’alto: { $cells }
seat-seen-short = in vista: { $cells }
tray-more = Altri pezzi
tray-more-fit = Altri pezzi che puoi piazzare
moves-show = Mostra le mosse

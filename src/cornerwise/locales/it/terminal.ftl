### La partita nel terminale

## Tasti

terminal-key-tab = Tab
terminal-key-enter = Invio
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Maiusc+{ $key }
terminal-key-characters = lettere, cifre

## Che cosa fanno i tasti, in una riga

terminal-do-piece = { $key } pezzo
terminal-do-tile = { $key } tessera
terminal-do-move = { $key } sposta
terminal-do-turn = { $key } gira
terminal-do-flip = { $key } ribalta
terminal-do-place = { $key } posto
terminal-do-lay = { $key } posa
terminal-do-draw = { $key } pesca
terminal-do-pass = { $key } passa
terminal-do-keep = { $key } tieni
terminal-do-swap = { $key } scambia
terminal-do-hint = { $key } aiuto
terminal-do-undo = { $key } annulla
terminal-do-save = { $key } salva
terminal-do-marks = { $key } segni
terminal-do-lines = { $key } linee
terminal-do-look = { $key } guarda in giro
terminal-do-look-at-board = { $key } guarda il tabellone
terminal-do-show-hand = { $key } mostra la mano
terminal-do-new-game = { $key } nuova partita
terminal-do-deal = { $key } prossima manche
terminal-do-quit = { $key } esci
terminal-do-help = { $key } tasti
terminal-do-save-and-leave = { $key } salva ed esci
terminal-do-leave = { $key } esci
terminal-do-stay = { $key } resta
terminal-do-back = { $key } indietro
terminal-do-close = { $key } chiudi
terminal-do-choose = { $key } scegli
terminal-do-change = { $key } cambia
terminal-do-go-on = { $key } continua
terminal-do-open = { $key } apri
terminal-do-open-saved = { $key } apri una partita salvata
terminal-do-language = { $key } lingua: { $language }
terminal-quit-key = { $key } lascia Cornerwise.

## Che cosa fanno i tasti, nell’aiuto

terminal-help-pick-piece = prendere il pezzo con quel tasto
terminal-help-next-piece = prendere il prossimo pezzo che ci sta, o il precedente
terminal-help-turn = girarlo a destra o a sinistra
terminal-help-flip = girarlo sottosopra, o coricare un pezzo di cubi
terminal-help-place = posizione successiva o precedente in cui ci sta
terminal-help-lay = piazzarlo, dove ci sta
terminal-help-hint = aiuto: che cosa farebbe un giocatore forte; ancora: accettarlo
terminal-help-answer = tenere o scambiare, quando l’apertura lo chiede
terminal-help-undo = annullare la tua ultima mossa, anche mentre gli altri pensano
terminal-help-save = salvare la partita
terminal-help-marks = segni che distinguono i colori senza tinta
terminal-help-leave = uscire
terminal-help-pick-tile = prendere la tessera con quel tasto nella tua mano
terminal-help-next-tile = prendere la prossima tessera che ci sta, o la precedente
terminal-help-step = alla prossima posizione in cui ci sta; senza tessera, guardare in giro
terminal-help-turn-tile = girarla, se ci sta anche girata
terminal-help-lay-tile = posarla
terminal-help-draw = pescare una tessera
terminal-help-pass = passare, quando le regole lo permettono
terminal-help-undo-tile = annullare la tua ultima mossa, ma mai una tessera pescata
terminal-help-lines = linee tra le tessere, per distinguerle senza colori
terminal-help-board = Tabelloni piani: un pezzo tocca il tuo colore con un angolo e mai lungo un lato; il primo copre una casella di partenza (). Tabelloni di cubi, livello per livello: condivide una faccia con il tuo colore e non lascia buchi sotto.
terminal-help-board-notes = Un pezzo pieno ci sta; uno tratteggiato no, e una riga dice perché. Le caselle colorate sono quelle che potrebbe coprire; i puntini segnano gli ultimi pezzi piazzati. I pezzi grigi ora non hanno posizioni; le caselle opache ne hanno altre sopra. Viste dall’alto, le caselle mostrano la loro altezza, o il suo limite.
terminal-help-tiles = Una tessera sta con un lato intero contro un’altra, e tutti i numeri che si toccano in un angolo sono uguali. Vale la loro somma; un ponte, che ne raggiunge altre oltre un vuoto, e un esagono, la sesta tessera attorno a un punto, valgono di più. Chi non può o non vuole posare pesca, fino a tre tessere per turno.
terminal-help-tiles-notes = La tessera che tieni si mostra solo dove ci sta; i puntini segnano le altre posizioni, una stella l’ultima tessera posata. Le tessere grigie ora non stanno da nessuna parte.

## Preparare una partita

terminal-person = Qualcuno a questa tastiera
terminal-greedy = Il computer, avido
terminal-random = Il computer, a caso
terminal-seat-keys = A un posto: H qualcuno qui, da 1 a 9 il livello del computer, G avido, R a caso
terminal-no-saved-game = In questa cartella non ci sono partite salvate; { $command } ne apre altre.
terminal-open = Continua una partita salvata
terminal-nobody = nessuno di nome { $name } può sedere lì (a scelta: { $known })

## Chi siede lì

terminal-level = Livello { $level }
terminal-is-greedy = Avido
terminal-is-random = A caso
terminal-shared = Condiviso
terminal-seat = { $name } ({ $note })
terminal-column-left = resto
terminal-column-points = punti
terminal-column-tiles = tessere
terminal-column-deal = manche
terminal-column-total = totale
terminal-rests = salta

## A chi tocca

terminal-your-turn = Tocca a te: { $colour }
terminal-keep-or-swap = Tenere o scambiare?
terminal-chooses = { $name } sceglie
terminal-answer = K: tieni, e giochi { $first }. W: scambi, e giochi { $second }. Poi muove { $first }.
terminal-over = La partita è finita. { $result }.
terminal-match-over = La partita è finita. { $result }.
terminal-deal-yours = Manche { $deal }: tocca a te
terminal-deal-turn = Manche { $deal }: tocca a { $name }
terminal-deal-over = La manche { $deal } è finita
terminal-thinking = { $name } pensa ... { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Passa la tastiera a { $name }. Invio mostra la mano.

## Il pezzo o la tessera in mano

terminal-fits = { $piece } ci sta: { $cells }.
terminal-lay-it = Invio lo piazza. Posizione { $number } di { $count }.
terminal-misfit = { $piece } non ci sta.
terminal-places = { $count ->
    [0] Ora non ha posizioni.
    [one] N mostra la sua posizione.
    [many] N mostra le sue { $count } di posizioni.
   *[other] N mostra le sue { $count } posizioni.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Hai pescato { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Nulla ci sta: D pesca una tessera (M6).
   *[other] Nulla ci sta: D pesca una tessera e costa { $cost } (M6).
  }
terminal-stuck-empty = Nulla ci sta e la riserva è vuota: P passa (M7).
terminal-stuck-end = { $cost ->
    [0] Nulla ci sta: P chiude il turno (M6).
   *[other] Nulla ci sta: P chiude il turno e costa altri { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Potresti posare una tessera. Ancora D ne pesca una (M6).
   *[other] Potresti posare una tessera. Ancora D ne pesca una e costa { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } ora non sta da nessuna parte (M4).
terminal-one-way = Non ci sta in nessun altro modo.
terminal-too-small = Questo tabellone scorre; gli serve una finestra di { $width } × { $height }.

## Che cosa è successo

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } ha piazzato { $piece }.
terminal-laid-at = { $colour } ha piazzato { $piece } in { $cells }.
terminal-kept = { $name } ha tenuto e gioca { $colours }.
terminal-kept-you = Hai tenuto e giochi { $colours }.
terminal-swapped = { $name } ha scambiato e gioca { $colours }.
terminal-swapped-you = Hai scambiato e giochi { $colours }.
terminal-passed = { $name } ha passato.
terminal-passed-you = Hai passato.
terminal-late = { $name } ha finito il tempo.
terminal-late-you = Hai finito il tempo.
terminal-cannot-place = { $count ->
    [one] { $colours } non può piazzare e salta il turno.
    [many] { $colours } non possono piazzare e saltano il turno.
   *[other] { $colours } non possono piazzare e saltano il turno.
  }
terminal-drew = { $name } ha pescato { $count ->
    [one] una tessera
    [many] { $count } di tessere
   *[other] { $count } tessere
  }.
terminal-drew-you = Hai pescato { $count ->
    [one] una tessera
    [many] { $count } di tessere
   *[other] { $count } tessere
  }.
terminal-laid-tile = { $points ->
    [0] { $name } ha posato { $tile }.
   *[other] { $name } ha posato { $tile } per { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Hai posato { $tile }.
   *[other] Hai posato { $tile } per { $points }.
  }
terminal-made-bridge = Così si fa un ponte.
terminal-made-hexagons = { $count ->
    [one] Così si chiude un esagono.
    [many] Così si chiudono { $count } di esagoni.
   *[other] Così si chiudono { $count } esagoni.
  }
terminal-went-out = { $name } ha chiuso.
terminal-went-out-you = Hai chiuso.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } tessera è sul tavolo.
    [many] { $game }: { $count } di tessere sono sul tavolo.
   *[other] { $game }: { $count } tessere sono sul tavolo.
  }
terminal-begins = Comincia { $name }.
terminal-begins-you = Cominci tu.
terminal-best-first = Si posa prima la tessera migliore (M13).
terminal-any-tile = Posa una tessera qualsiasi (M3).
terminal-lots = Sorteggio (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = La manche { $deal } è bloccata: tutti hanno passato (M9).
terminal-deal-out = Manche { $deal }, ha chiuso: { $names } (M8).
terminal-deal-out-you = Manche { $deal }: hai chiuso tu (M8).
terminal-scored = Hai segnato { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
  }
terminal-taken-back = { $count ->
    [one] Una mossa annullata.
    [many] { $count } di mosse annullate.
   *[other] { $count } mosse annullate.
  }
terminal-undo-none = Non hai mosse da annullare
terminal-undo-none-in-deal = In questa manche non hai mosse da annullare
terminal-undo-deal-over = La manche è finita: non si può annullare nulla
terminal-undo-draw = Nel frattempo è stata pescata una tessera, e questo non si può annullare
terminal-undo-late = Il tempo di quel turno è scaduto, e questo non si può annullare

## Aiuti

terminal-looking = Ricerca di una buona mossa ... { $time }  H mostra la migliore finora, Esc interrompe.
terminal-hint = Aiuto: { $piece } dove è segnato.
terminal-hint-word = Aiuto: { $move }.
terminal-hint-take = H lo accetta.
terminal-ahead = { $points ->
    [one] { $share } di probabilità di vincere, circa { $points } punto di vantaggio.
    [many] { $share } di probabilità di vincere, circa { $points } di punti di vantaggio.
   *[other] { $share } di probabilità di vincere, circa { $points } punti di vantaggio.
  }
terminal-behind = { $points ->
    [one] { $share } di probabilità di vincere, circa { $points } punto di svantaggio.
    [many] { $share } di probabilità di vincere, circa { $points } di punti di svantaggio.
   *[other] { $share } di probabilità di vincere, circa { $points } punti di svantaggio.
  }
terminal-level-so-far = { $share } di probabilità di vincere, quasi in parità.

## Salvare e uscire

terminal-unsaved = La partita non è salvata.
terminal-save-as = Salva la partita come
terminal-replace = C’è già un file con quel nome. Ancora Invio lo sostituisce.
terminal-saved = Salvata. { $command } la continua.
terminal-not-saved = Non salvata, { $file }: { $error }.

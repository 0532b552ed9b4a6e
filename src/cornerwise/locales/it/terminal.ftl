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
terminal-do-turn = { $key } ruota
terminal-do-flip = { $key } ribalta
terminal-do-place = { $key } posizione
terminal-do-lay = { $key } piazza
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
terminal-do-show-hand = { $key } mostra la tua mano
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
terminal-quit-key = { $key } chiude Cornerwise.

## Che cosa fanno i tasti, nell’aiuto

terminal-help-pick-piece = scegliere il pezzo con quel tasto
terminal-help-next-piece = scegliere il prossimo pezzo che si può piazzare, o il precedente
terminal-help-turn = ruotarlo a destra o a sinistra
terminal-help-flip = ribaltarlo, o coricare un pezzo di cubi
terminal-help-place = andare alla posizione possibile successiva o precedente
terminal-help-lay = piazzarlo, se si può
terminal-help-hint = mostrare un aiuto; ancora, per usarlo
terminal-help-answer = tenere o scambiare, quando l’apertura lo chiede
terminal-help-undo = annullare la tua ultima mossa, anche mentre gli altri pensano
terminal-help-save = salvare la partita
terminal-help-marks = segni sui colori, per distinguerli senza vedere il colore
terminal-help-leave = uscire
terminal-help-pick-tile = scegliere la tessera con quel tasto nella tua mano
terminal-help-next-tile = scegliere la prossima tessera che si può posare, o la precedente
terminal-help-step = andare alla prossima posizione possibile, o guardare in giro
terminal-help-turn-tile = ruotarla, se così si può posare
terminal-help-lay-tile = posarla
terminal-help-draw = pescare una tessera
terminal-help-pass = passare, quando le regole lo permettono
terminal-help-undo-tile = annullare la tua ultima mossa, ma non una tessera pescata
terminal-help-lines = linee tra le tessere, per distinguerle senza vedere il colore
terminal-help-board = Tabelloni piani: un pezzo deve toccare il tuo colore con un angolo e mai lungo un lato; il primo copre un punto di partenza (). Cubi, livello per livello: deve condividere una faccia con il tuo colore e non lasciare buchi sotto.
terminal-help-board-notes = Un pezzo pieno si può piazzare; uno tratteggiato no, e una riga dice perché. Le caselle colorate sono quelle che potrebbe coprire; i puntini segnano gli ultimi pezzi piazzati. I pezzi grigi ora non si possono piazzare; le caselle opache hanno cubi sopra. Viste dall’alto, le caselle mostrano la loro altezza o il loro limite.
terminal-help-tiles = Una tessera deve stare con un lato intero contro un’altra, e i numeri che si incontrano in un angolo devono essere uguali. Vale la loro somma. Un ponte, che tocca tessere oltre un vuoto, e un esagono, la sesta tessera attorno a un punto, danno punti in più. Se non puoi o non vuoi posarne una, pesca fino a tre tessere.
terminal-help-tiles-notes = La tua tessera si vede solo dove si può posare; i puntini segnano le altre posizioni, una stella l’ultima tessera posata. Le tessere grigie ora non si possono posare.

## Preparare una partita

terminal-person = Qualcuno a questa tastiera
terminal-greedy = Il computer, avido
terminal-random = Il computer, a caso
terminal-seat-keys = Per ogni posto: H qualcuno qui, da 1 a 9 il livello del computer, G avido, R a caso
terminal-no-saved-game = In questa cartella non ci sono partite salvate. Per aprirne una da un’altra parte: { $command }
terminal-open = Continua una partita salvata
terminal-nobody = { $name } non può giocare (scegli tra: { $known })

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
terminal-over = Partita finita. { $result }.
terminal-match-over = Partita finita. { $result }.
terminal-deal-yours = Manche { $deal }: tocca a te
terminal-deal-turn = Manche { $deal }: tocca a { $name }
terminal-deal-over = La manche { $deal } è finita
terminal-thinking = { $name } sta pensando… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Passa la tastiera a { $name }. Invio mostra la mano.

## Il pezzo o la tessera in mano

terminal-fits = { $piece } si può piazzare: { $cells }.
terminal-lay-it = Invio lo piazza. Posizione { $number } di { $count }.
terminal-misfit = { $piece } non si può piazzare qui.
terminal-places =
    { $count ->
        [0] Ora non si può piazzare da nessuna parte.
        [one] N mostra la sua posizione.
        [many] N mostra le sue { $count } di posizioni.
       *[other] N mostra le sue { $count } posizioni.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Hai pescato { $tile }.
terminal-stuck-draw =
    { $cost ->
        [0] Non puoi posare nulla: D pesca una tessera (M6).
       *[other] Non puoi posare nulla: D pesca una tessera e costa { $cost } (M6).
    }
terminal-stuck-empty = Non puoi posare nulla e la riserva è vuota: P passa (M7).
terminal-stuck-end =
    { $cost ->
        [0] Non puoi posare nulla: P chiude il tuo turno (M6).
       *[other] Non puoi posare nulla: P chiude il tuo turno e costa altri { $cost } (M6).
    }
terminal-draw-anyway = { $cost ->
    [0] Potresti posare una tessera. Ancora D ne pesca una (M6).
   *[other] Potresti posare una tessera. Ancora D ne pesca una e costa { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } ora non si può posare da nessuna parte (M4).
terminal-one-way = Non si può posare in nessun altro modo.
terminal-too-small = Questo tabellone scorre; per vederlo tutto, usa una finestra di { $width } × { $height }.

## Che cosa è successo

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } ha piazzato { $piece }.
terminal-laid-at = { $colour } ha piazzato { $piece } in { $cells }.
terminal-kept = { $name } ha tenuto e ora gioca { $colours }.
terminal-kept-you = Hai tenuto e ora giochi { $colours }.
terminal-swapped = { $name } ha scambiato e ora gioca { $colours }.
terminal-swapped-you = Hai scambiato e ora giochi { $colours }.
terminal-passed = { $name } ha passato.
terminal-passed-you = Hai passato.
terminal-late = { $name } ha finito il tempo.
terminal-late-you = Hai finito il tempo.
terminal-cannot-place =
    { $count ->
        [one] { $colours } non può piazzare nessun pezzo e salta il turno.
        [many] { $colours } non possono piazzare nessun pezzo e saltano il turno.
       *[other] { $colours } non possono piazzare nessun pezzo e saltano il turno.
    }
terminal-drew =
    { $name } ha pescato { $count ->
        [one] { $count } tessera
        [many] { $count } di tessere
       *[other] { $count } tessere
    }.
terminal-drew-you =
    Hai pescato { $count ->
        [one] { $count } tessera
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
terminal-made-bridge = Fa un ponte.
terminal-made-hexagons =
    { $count ->
        [one] Chiude un esagono.
        [many] Chiude { $count } di esagoni.
       *[other] Chiude { $count } esagoni.
    }
terminal-went-out = { $name } ha finito le tessere.
terminal-went-out-you = Hai finito le tessere.
terminal-tiles-lie =
    { $count ->
        [one] { $game }: { $count } tessera sul tavolo.
        [many] { $game }: { $count } di tessere sul tavolo.
       *[other] { $game }: { $count } tessere sul tavolo.
    }
terminal-begins = Comincia { $name }.
terminal-begins-you = Cominci tu.
terminal-best-first = Si posa prima la tessera migliore (M13).
terminal-any-tile = Posa una tessera qualsiasi (M3).
terminal-lots = Pescate per decidere chi comincia (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = La manche { $deal } è bloccata: tutti hanno passato (M9).
terminal-deal-out = Manche { $deal }, ha finito le tessere: { $names } (M8).
terminal-deal-out-you = Manche { $deal }: hai finito le tessere (M8).
terminal-scored = Hai segnato { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
  }
terminal-taken-back =
    { $count ->
        [one] { $count } mossa annullata.
        [many] { $count } di mosse annullate.
       *[other] { $count } mosse annullate.
    }
terminal-undo-none = Non hai mosse da annullare
terminal-undo-none-in-deal = In questa manche non hai mosse da annullare
terminal-undo-deal-over = La manche è finita, quindi non si può annullare nulla
terminal-undo-draw = Da allora è stata pescata una tessera, e questo non si può annullare
terminal-undo-late = In quel turno il tuo tempo è scaduto, quindi non si può annullare

## Aiuti

terminal-looking = Ricerca di una buona mossa… { $time }  H mostra la migliore finora, Esc annulla.
terminal-hint = Aiuto: piazza { $piece } dove è segnato.
terminal-hint-word = Aiuto: { $move }.
terminal-hint-take = H lo prende.
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
terminal-replace = Quel file esiste già. Premi di nuovo Invio per sostituirlo.
terminal-saved = Salvata. Per continuarla: { $command }
terminal-not-saved = Non salvata, { $file }: { $error }.

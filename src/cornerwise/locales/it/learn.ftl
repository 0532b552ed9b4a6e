## Tutte le lezioni

learn-title = Impara
learn-lead = Gioca qualche mossa e conosci le regole. Ogni lezione dura due minuti.
learn-steps = { $count ->
    [one] { $count } passo
    [many] { $count } di passi
   *[other] { $count } passi
  }
learn-begin = Comincia
learn-again = Ancora una volta
learn-continue = Continua
learn-finished = Fatta
learn-rules = Regole
learn-tips = Consigli
learn-play = Gioca ora
learn-all = Tutte le lezioni

## Una lezione

learn-step = Passo { $number } di { $count }
learn-skip = Salta
learn-back = Indietro
learn-show = Mostrami
learn-next = Avanti
learn-done = Ecco fatto.
learn-colour = Ora giochi con { $colour }.
learn-elsewhere = Sarebbe permesso. Per questo passo usa una delle posizioni segnate.
learn-over = Ora conosci le regole di questo gioco.
learn-over-text = Gioca una partita contro il computer, o cerca i dettagli nelle regole.
learn-marked = Caselle segnate: { $cells }
learn-loading = Un momento

## Quadrati e triangoli

learn-start-own = Comincia nel tuo angolo
learn-start-own-text = Il tuo primo pezzo copre il tuo punto di partenza. Prendi un pezzo e mettilo lì.
learn-start-any = Comincia da un punto di partenza
learn-start-any-text = Il tuo primo pezzo copre un punto di partenza. Prendi un pezzo e mettilo su uno libero.
learn-corner = Angoli, mai lati
learn-corner-text = Ogni nuovo pezzo tocca uno dei tuoi pezzi con un angolo. Piazza il prossimo.
learn-side = Lontano dai tuoi lati
learn-side-text = Questo pezzo tocca il tuo colore lungo un lato, quindi non può stare qui. Spostalo o giralo finché non ci sta.
learn-others = Gli altri non contano
learn-others-text = Puoi toccare gli altri colori come vuoi. Piazza un pezzo lato contro lato con un altro colore.
learn-reach = Verso lo spazio libero
learn-reach-text = Si gioca per lo spazio. Raggiungi una delle caselle segnate con un pezzo grande.
learn-gap = Passa nel varco
learn-gap-text = I pezzi grandi non ci stanno più dappertutto. Continua con uno piccolo.
learn-last = L’ultima posizione
learn-last-text = Non c’è quasi più spazio. Trova dove mettere un ultimo pezzo; poi la partita è finita e si conta ciò che resta.
learn-pairs = Due per tipo
learn-pairs-text = Hai ogni forma due volte, e ogni pezzo vale un punto. Piazza la stessa forma ancora una volta.
learn-turn = Giralo
learn-turn-text = I triangoli girano in sei passi. Gira il pezzo finché non ci sta, poi piazzalo.
learn-tip = Un angolo può toccare un lato
learn-tip-text = Con i triangoli basta un punto in comune. Piazza il pezzo in modo che un suo angolo tocchi il mezzo di un lato dritto.
learn-strict = Angoli rigorosi
learn-strict-text = A questo tavolo si gioca con gli angoli rigorosi: un angolo può toccare solo un angolo. Trova una posizione per il pezzo.

## Partenza libera

learn-open-first = Dove vuoi
learn-open-first-text = Non ci sono punti di partenza. Piazza un pezzo blu dove vuoi.
learn-open-second = Uno per l’altra parte
learn-open-second-text = Piazzi anche il primo pezzo arancione, di un’altra forma. Rendili ugualmente buoni: sceglierà l’altro giocatore.
learn-choose = Quale colore prenderesti?
learn-choose-text = Ora sei il secondo giocatore. Tieni i colori come sono, o scambiali.

## Cubi

learn-floor = Comincia a terra
learn-floor-text = Il primo pezzo sta a terra, dove vuoi. Prendi un pezzo e mettilo giù.
learn-join = Unisciti agli altri
learn-join-text = Ora sei il giallo. Il tuo primo pezzo sta a terra e condivide una faccia con un pezzo già presente.
learn-face = Faccia contro faccia
learn-face-text = Ogni nuovo pezzo condivide una faccia con il tuo colore, di fianco o sopra. Qui tocca solo uno spigolo; trova una posizione migliore.
learn-hole = Nessun buco
learn-hole-text = Nulla può restare sospeso. Sotto questo pezzo c’è un buco; mettilo dove ogni cubo poggia su qualcosa.
learn-cover = Resta in cima
learn-cover-text = Conta solo ciò che si vede dall’alto. Copri una casella dell’altro colore.

## Tessere con numeri

learn-tile-first = La prima tessera
learn-tile-first-text = Comincia con una tessera qualsiasi. Vale la somma dei suoi numeri, quindi una alta è un buon inizio.
learn-tile-match = Due numeri uguali
learn-tile-match-text = Posa una tessera contro un lato. I due numeri di quel lato devono essere gli stessi su entrambe le tessere.
learn-tile-hexagon = Chiudi un esagono
learn-tile-hexagon-text = Cinque tessere stanno attorno a un punto. Posa la sesta: porta 50 punti in più.
learn-tile-bridge = Fai un ponte
learn-tile-bridge-text = Unisci una tessera con un solo lato, in modo che la sua punta tocchi un’altra tessera. Un ponte porta 40 punti in più.
learn-tile-draw = Pesca quando nulla ci sta
learn-tile-draw-text = Nessuna delle tue tessere ci sta. Pescane una; costa 5 punti.
learn-tile-out = L’ultima tessera
learn-tile-out-text = Posa la tua ultima tessera. Chi chiude riceve 25 punti e il valore di tutte le altre mani.

## Consigli accanto al tabellone

tip-label = Consiglio
tip-dismiss = Nascondi questo consiglio

## Perché un suggerimento è buono

hint-reason-only-move = È l’unica mossa.
hint-reason-nothing-to-lay = Nessuna delle tue tessere ci sta.
hint-reason-swap = Quel colore è messo meglio.
hint-reason-keep = Il tuo colore è messo meglio.
hint-reason-calculated = È ciò che regge meglio nel seguito della partita.
hint-reason-blocks = Toglie { $number ->
    [one] un angolo
    [many] { $number } di angoli
   *[other] { $number } angoli
  } agli altri.
hint-reason-opens-corners = Apre { $number ->
    [one] un nuovo angolo
    [many] { $number } di nuovi angoli
   *[other] { $number } nuovi angoli
  }.
hint-reason-large-piece = Usa un pezzo grande finché c’è spazio.
hint-reason-contests = Va dove vogliono andare gli altri.
hint-reason-towards-middle = Porta verso il centro.
hint-reason-covers = Copre { $number ->
    [one] una casella
    [many] { $number } di caselle
   *[other] { $number } caselle
  } degli altri.
hint-reason-shows = Mostra il tuo colore su { $number ->
    [one] un’altra casella
    [many] altri { $number } di caselle
   *[other] altre { $number } caselle
  }.
hint-reason-keeps-going = Ti lascia vie per continuare.
hint-reason-tile = La tessera vale { $number }.
hint-reason-bridge = Fa un ponte per { $number } punti.
hint-reason-hexagon = Chiude un esagono per { $number } punti.
hint-reason-opening-triple = Tre numeri uguali portano { $number } in più.
hint-reason-opening-zero = Tre zeri portano { $number } in più.
hint-reason-out = È la tua ultima tessera, per { $number } punti.

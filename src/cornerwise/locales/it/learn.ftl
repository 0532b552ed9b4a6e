## Tutte le lezioni

learn-title = Impara
learn-lead = Impara le regole giocando qualche mossa. Ogni lezione dura circa 2 minuti.
learn-steps = { $count ->
    [one] { $count } passo
    [many] { $count } di passi
   *[other] { $count } passi
  }
learn-begin = Inizia
learn-again = Ripeti
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
learn-done = Ben fatto.
learn-colour = Ora giochi con { $colour }.
learn-elsewhere = Quella mossa è permessa. Per questo passo usa una delle posizioni segnate.
learn-over = Ora conosci le regole
learn-over-text = Gioca una partita contro il computer, o cerca i dettagli nelle regole.
learn-marked = Caselle segnate: { $cells }
learn-loading = Caricamento…

## Quadrati e triangoli

learn-start-own = Comincia nel tuo angolo
learn-start-own-text = Il tuo primo pezzo deve coprire il tuo punto di partenza. Scegli un pezzo e mettilo lì.
learn-start-any = Scegli un punto di partenza
learn-start-any-text = Il tuo primo pezzo deve coprire un punto di partenza. Scegli un pezzo e mettilo su uno libero.
learn-corner = Tocca gli angoli, mai i lati
learn-corner-text = Ogni nuovo pezzo deve toccare uno dei tuoi pezzi con un angolo. Piazza il prossimo.
learn-side = Non toccare i tuoi lati
learn-side-text = Questo pezzo tocca il tuo colore lungo un lato, quindi qui non si può piazzare. Spostalo o ruotalo finché è possibile.
learn-others = Puoi toccare gli altri colori
learn-others-text = I tuoi pezzi possono toccare gli altri colori in qualsiasi modo. Piazza un pezzo lato contro lato con un altro colore.
learn-reach = Verso lo spazio libero
learn-reach-text = Ti serve spazio per i tuoi pezzi. Raggiungi una delle caselle segnate con un pezzo grande.
learn-gap = Passa in un varco
learn-gap-text = I pezzi grandi non entrano più dappertutto. Continua con uno piccolo.
learn-last = Il tuo ultimo pezzo
learn-last-text = Non c’è quasi più spazio. Trova dove mettere un ultimo pezzo. Poi la partita finisce e si contano i punti.
learn-pairs = 2 di ogni forma
learn-pairs-text = Hai ogni forma due volte, e ogni pezzo piazzato vale 1 punto. Piazza la stessa forma ancora una volta.
learn-turn = Ruotalo
learn-turn-text = Sui triangoli un pezzo ruota in 6 passi. Ruotalo finché si può piazzare, poi piazzalo.
learn-tip = Un angolo può toccare un lato
learn-tip-text = Con i triangoli basta un solo punto in comune. Piazza il pezzo in modo che un suo angolo tocchi la metà di un lato.
learn-strict = Angoli rigorosi
learn-strict-text = Questa partita usa gli angoli rigorosi: un angolo può toccare solo un altro angolo. Trova una posizione per il pezzo.

## Partenza libera

learn-open-first = Comincia dove vuoi
learn-open-first-text = Non ci sono punti di partenza. Piazza un pezzo blu dove vuoi.
learn-open-second = Ora l’altro colore
learn-open-second-text = Piazzi anche il primo pezzo arancione, di un’altra forma. Rendili ugualmente buoni: l’altro giocatore sceglierà il colore.
learn-choose = Quale colore prenderesti?
learn-choose-text = Ora sei il secondo giocatore. Tieni i colori come sono, o scambiali.

## Cubi

learn-floor = Comincia sulla base
learn-floor-text = Il primo pezzo può stare dove vuoi sulla base. Scegli un pezzo e piazzalo.
learn-join = Unisciti agli altri
learn-join-text = Ora sei il giallo. Il tuo primo pezzo deve stare sulla base e condividere una faccia con un pezzo già presente.
learn-face = Faccia contro faccia
learn-face-text = Ogni nuovo pezzo deve condividere una faccia con il tuo colore, di fianco o sopra. Qui tocca solo uno spigolo. Trova una posizione migliore.
learn-hole = Nessun buco
learn-hole-text = I pezzi non possono restare sospesi. Sotto questo c’è un buco: mettilo dove ogni cubo poggia su qualcosa.
learn-cover = Resta in cima
learn-cover-text = Conta solo ciò che si vede dall’alto. Copri una casella dell’altro colore.

## Tessere con numeri

learn-tile-first = La prima tessera
learn-tile-first-text = Comincia con una tessera qualsiasi. Vale la somma dei suoi numeri, quindi un valore alto è un buon inizio.
learn-tile-match = Abbina 2 numeri
learn-tile-match-text = Posa una tessera contro un lato. I due numeri di quel lato devono essere gli stessi su entrambe le tessere.
learn-tile-hexagon = Chiudi un esagono
learn-tile-hexagon-text = Ci sono 5 tessere attorno a un punto. Posa la sesta: porta 50 punti in più.
learn-tile-bridge = Fai un ponte
learn-tile-bridge-text = Unisci una tessera con un solo lato, in modo che la sua punta tocchi un’altra tessera. Un ponte porta 40 punti in più.
learn-tile-draw = Pesca quando non puoi posare nulla
learn-tile-draw-text = Nessuna delle tue tessere si può posare. Pescane una: ogni pescata costa 5 punti.
learn-tile-out = La tua ultima tessera
learn-tile-out-text = Posa la tua ultima tessera. Se resti senza tessere per primo, ricevi 25 punti e il valore di tutte le altre mani.

## Consigli accanto al tabellone

tip-label = Consiglio
tip-dismiss = Nascondi questo consiglio

## Perché un suggerimento è buono

hint-reason-only-move = È l’unica mossa.
hint-reason-nothing-to-lay = Nessuna delle tue tessere si può posare.
hint-reason-swap = Quel colore è messo meglio.
hint-reason-keep = Il tuo colore è messo meglio.
hint-reason-calculated = Calcolando in avanti, è la mossa migliore.
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
hint-reason-contests = Occupa lo spazio che vogliono gli altri.
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
hint-reason-shuts = Chiude { $number ->
    [one] { $number } angolo da cui un avversario poteva continuare
    [many] { $number } di angoli da cui gli avversari potevano continuare
   *[other] { $number } angoli da cui gli avversari potevano continuare
  }: { $cells }.
hint-reason-gave-up = La mossa giocata ha perso { $number ->
    [one] { $number } angolo da cui continuare
    [many] { $number } di angoli da cui continuare
   *[other] { $number } angoli da cui continuare
  }: { $cells }.
hint-reason-own-reach = Mantiene { $number ->
    [one] { $number } casella
    [many] { $number } di caselle
   *[other] { $number } caselle
  } a portata. La mossa giocata ne ha lasciate { $than }.
hint-reason-rival-reach = Dopo, gli avversari possono raggiungere { $number ->
    [one] { $number } casella
    [many] { $number } di caselle
   *[other] { $number } caselle
  }. Dopo la mossa giocata potevano raggiungerne { $than }.
hint-reason-opens-more = Apre { $number ->
    [one] { $number } nuovo angolo
    [many] { $number } di nuovi angoli
   *[other] { $number } nuovi angoli
  }. La mossa giocata ne ha aperti { $than }.
hint-reason-covers-more = Copre { $number ->
    [one] { $number } casella
    [many] { $number } di caselle
   *[other] { $number } caselle
  } degli altri. La mossa giocata ne ha coperte { $than }.
hint-reason-shows-more = Mostra il suo colore su { $number ->
    [one] { $number } casella
    [many] { $number } di caselle
   *[other] { $number } caselle
  }. La mossa giocata lo ha mostrato su { $than }.
hint-reason-larger-piece = Usa un pezzo più grande, da { $number } invece che da { $than }.
hint-reason-keeps-going = Ti lascia aperte più possibilità.
hint-reason-tile = La tessera porta { $number }.
hint-reason-bridge = Fa un ponte: { $number } punti in più.
hint-reason-hexagon = Chiude un esagono: { $number } punti in più.
hint-reason-opening-triple = Cominciare con 3 numeri uguali porta { $number } in più.
hint-reason-opening-zero = Cominciare con 3 zeri porta { $number } in più.
hint-reason-out = È la tua ultima tessera: { $number } punti in più.
coach-pick-piece = Scegli un pezzo. Puoi ruotarlo e ribaltarlo.
coach-pick-tile = Scegli una tessera. Quelle sbiadite ora non si possono posare.
coach-put-piece = Mettilo sul tabellone. La zona evidenziata mostra dove può andare.
coach-put-tile = Mettila sul tavolo. I segni mostrano dove può andare.
coach-place-piece = Qui va bene. Premi «Piazza» per giocare.
coach-place-tile = Qui va bene. Premi «Posa» per giocare.

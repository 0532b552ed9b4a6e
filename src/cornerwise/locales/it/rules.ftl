## Le pagine

rules-title = Regole
rules-page-title = { $game }: regole
rules-lead = Come si gioca a ogni gioco, in poche frasi e con figure.
rules-all = Tutti i giochi
rules-play = Gioca ora
rules-tutorial = Impara giocando
rules-language = Lingua
rules-allowed = Permesso
rules-forbidden = Non permesso
rules-clauses = Numeri delle regole
rules-trade-marks = Blokus, Trigon, Rumis e Triominos sono marchi dei rispettivi proprietari. Compaiono qui solo per dire quali regole pubblicate segue un gioco. Cornerwise è indipendente da questi proprietari.

## Famiglie di giochi

rules-family-classic = Quadrati, fino a 4 giocatori
rules-family-duo = Quadrati, 2 giocatori
rules-family-trigon = Triangoli
rules-family-polyomino = Partenza libera
rules-family-rumis = Cubi
rules-family-triominos = Numeri

## Titoli delle sezioni

rules-heading-goal = Scopo del gioco
rules-heading-pieces = Pezzi
rules-heading-tiles = Tessere
rules-heading-setup = Preparazione
rules-heading-opening = Apertura
rules-heading-start = Primo pezzo
rules-heading-turn = Il tuo turno
rules-heading-contact = Che cosa deve toccare un pezzo
rules-heading-others = Altri colori
rules-heading-strict = Angoli rigorosi
rules-heading-standing = Niente buchi
rules-heading-limits = Altezze massime
rules-heading-blocked = Se non puoi piazzare un pezzo
rules-heading-draw = Pescare tessere
rules-heading-end = Fine della partita
rules-heading-scoring = Punteggio
rules-heading-ties = Parità
rules-heading-example = Esempio
rules-heading-players = Numero di giocatori
rules-heading-options = Opzioni
rules-heading-tips = Consigli

## Scopo

rules-goal-left = Piazza sul tabellone quanti più pezzi puoi, e non lasciare spazio a quelli degli altri. Ciò che ti resta alla fine conta contro di te.
rules-goal-pieces = Piazza più pezzi dell’altro giocatore.
rules-goal-area = Copri più caselle dell’altro giocatore.
rules-goal-complete = Giochi tu tutti i colori. Piazza tutti i { $pieces } pezzi.
rules-goal-seen = Costruisci in modo che il tuo colore si veda, guardando dritto dall’alto, su quante più caselle possibile.
rules-goal-points = Posa tessere con numeri che combaciano e fai più punti di tutti.

## Tabellone

rules-board-rectangle = Il tabellone ha { $width } × { $height } caselle.
rules-board-hexagon = Il tabellone è un esagono di { $cells } triangoli, con { $side } lungo ogni lato.
rules-board-inner = Usi solo l’esagono interno del tabellone: { $cells } triangoli, con { $side } lungo ogni lato.
rules-board-heights = La base ha { $squares } caselle, ognuna con un limite di altezza. In tutto c’è spazio per { $cubes } cubi.
rules-board-reconstructed = Non conosciamo misure pubblicate di questo tabellone. Le abbiamo ricavate dalla sua forma e dal suo spazio per { $each } cubi a giocatore.
rules-board-own = La mappa delle altezze la fai tu: un numero per ogni casella della base, con una barra tra le righe. La riga più lontana viene per prima, e 0 significa che non c’è casella. Tutte le caselle devono essere collegate, e i cubi possono essere al massimo { $most }.
rules-board-table = Posi le tessere su un tavolo senza bordi.

## Pezzi

rules-pieces-own = Ogni colore ha { $pieces } pezzi da { $smallest } a { $largest } { $shape ->
    [triangle] triangoli
   *[square] caselle
  }, tutti di forma diversa. Insieme hanno { $cells } { $shape ->
    [triangle] triangoli
   *[square] caselle
  }.
rules-pieces-copies = Ogni colore ha { $pieces } pezzi: { $copies } di ognuna delle { $shapes } forme da { $smallest } a { $largest } caselle. Insieme hanno { $cells } caselle.
rules-pieces-shared = I due giocatori prendono i pezzi da una sola serie: { $pieces } pezzi da { $smallest } a { $largest } caselle, tutti di forma diversa. Quando un giocatore ha piazzato un pezzo, l’altro non può più usarlo.
rules-pieces-cubes = Ogni colore ha { $pieces } pezzi da { $smallest } a { $largest } cubi, { $cells } cubi in tutto. Un pezzo e la sua immagine allo specchio sono due pezzi. Non c’è nessun cubo singolo.
rules-pieces-tiles = Ci sono { $tiles } tessere triangolari. Ognuna ha tre numeri da { $lowest } a { $highest }. Letti in senso orario dal più basso, i numeri non calano mai, e non ci sono due tessere uguali. Il valore di una tessera è la somma dei suoi numeri.

## Preparazione

rules-setup-order = I colori giocano in quest’ordine: { $colours }.
rules-setup-one-each = Ci sono { $seats } giocatori con un colore a testa.
rules-setup-two-each = Ci sono due giocatori con due colori a testa. Il primo giocatore ha { $first }, il secondo ha { $second }.
rules-setup-shared = Ci sono tre giocatori con un colore a testa. Il quarto colore ({ $colour }) lo giocano a turno, cominciando dal giocatore che apre la partita. Lo giochi al tuo turno anche quando il tuo colore non può più piazzare.
rules-setup-teams = Quattro giocatori formano due squadre da due, con un colore a testa. La prima squadra ha { $first }, la seconda ha { $second }.
rules-setup-solo = Giochi tutti i colori, uno dopo l’altro.
rules-setup-left-out = Ci sono tre giocatori con un colore a testa. Il quarto colore ({ $colour }) resta nella scatola.

## Primo pezzo

rules-start-own = Il primo pezzo di ogni colore deve coprire il suo punto di partenza: { $points }.
rules-start-any = Il primo pezzo di ogni colore deve coprire un punto di partenza ancora libero: { $points }.
rules-start-free = Il primo pezzo di ogni colore può stare in un punto qualsiasi del tabellone.
rules-start-beside = Il primo pezzo della partita può stare in un punto qualsiasi. Il primo pezzo di ogni altro colore deve toccare un pezzo già presente.
rules-start-opposite = Il primo pezzo di ogni colore deve coprire un punto di partenza: { $points }. I tuoi due colori partono uno di fronte all’altro, quindi l’altro giocatore non può prendere il punto di partenza di fronte al tuo primo colore.
rules-start-spaced = Il primo pezzo di ogni colore deve coprire un punto di partenza: { $points }. Tra due colori deve restare libero un punto di partenza.
rules-start-swap = Il primo giocatore piazza un pezzo del primo colore e poi uno del secondo, in punti qualsiasi del tabellone. I due non devono sovrapporsi e devono avere forme diverse. Poi il secondo giocatore sceglie un colore. Gioca quindi il primo colore ({ $colour }), chiunque lo abbia.
rules-start-cubes = Il primo pezzo della partita può stare in un punto qualsiasi della base. Anche il primo pezzo di ogni altro colore deve stare sulla base, e deve condividere una faccia con un pezzo già presente.

## Turno

rules-turn-flat = Piazza uno dei tuoi pezzi su { $shape ->
    [triangle] triangoli liberi
   *[square] caselle libere
  } del tabellone. Puoi ruotarlo e ribaltarlo. Una volta piazzato, non si può più spostare.
rules-turn-cubes = Piazza uno dei tuoi pezzi. Puoi ruotarlo in ogni direzione. Una volta piazzato, non si può più spostare.

## Contatto

rules-contact-corner = Ogni nuovo pezzo deve toccare almeno un pezzo del suo colore con un angolo. Non può mai toccare il proprio colore lungo un lato.
rules-contact-face = Ogni nuovo pezzo deve toccare un pezzo del suo colore lungo un lato. Un angolo non basta.
rules-contact-triangles = Basta un solo punto in comune: un angolo può toccare anche la metà di un lato di un altro pezzo.
rules-contact-strict = Con gli angoli rigorosi, un angolo del tuo colore può toccare solo un altro angolo, mai il centro di un lato dritto. Vale ovunque il nuovo pezzo tocchi il proprio colore: un solo contatto sbagliato rende la mossa non valida, anche se un altro angolo tocca correttamente.
rules-contact-others = Il tuo pezzo può toccare gli altri colori in qualsiasi modo, con gli angoli o lungo i lati.
rules-contact-cubes = Ogni nuovo pezzo deve condividere almeno una faccia con un pezzo del suo colore, di fianco o sopra. Uno spigolo o un angolo non basta. Gli altri colori non cambiano nulla.
rules-standing = In ogni colonna che il pezzo usa, i suoi cubi devono poggiare sulla base o sui cubi già presenti. Sotto un pezzo non deve esserci un buco, e nulla può sporgere sul vuoto.
rules-limits = Nulla può stare fuori dalla base né sopra l’altezza massima della sua casella.

## Niente spazio, e la fine

rules-blocked-flat = Se puoi piazzare un pezzo, devi farlo. Un colore che non può piazzare un pezzo viene saltato. Nessuno spazio nuovo può più aprirsi per lui, quindi è fuori per il resto della partita.
rules-blocked-out = Un colore che al suo turno non può piazzare un pezzo è fuori per il resto della partita.
rules-blocked-skip = Un colore che non può piazzare un pezzo salta solo quel turno. Costruendo, gli altri possono riaprirgli una posizione.
rules-end = La partita finisce quando nessun colore può più piazzare pezzi.
rules-ties = Se più giocatori hanno il punteggio migliore, si dividono la vittoria.

## Punteggio

rules-scoring-advanced = { $shape ->
    [triangle] Ogni triangolo
   *[square] Ogni casella
  } dei pezzi che ti restano costa 1 punto. Se piazzi tutti i tuoi pezzi, ricevi { $all } punti, e altri { $last } se il più piccolo era l’ultimo. Vince il punteggio più alto.
rules-scoring-basic = Conta le caselle dei pezzi che ti restano. Vince chi ha meno caselle. Non c’è bonus.
rules-scoring-pieces = Ogni pezzo che piazzi vale 1 punto. Vince chi ha più punti. Non c’è bonus.
rules-scoring-area = Ogni casella che copri vale 1 punto. Vince chi ha più punti; a parità di punti è pareggio. Non c’è bonus.
rules-scoring-complete = Vinci quando ogni pezzo è sul tabellone. Se non ci riesci, il numero di pezzi piazzati mostra quanto mancava.
rules-scoring-seen = Guarda dritto dall’alto: ogni casella con il tuo colore in cima vale 1 punto. Ogni pezzo che ti resta costa 1 punto, qualunque sia la sua misura. Vince chi ha più punti.
rules-scoring-sum = Il punteggio di un giocatore è la somma dei suoi due colori.
rules-scoring-team = Il punteggio di una squadra è la somma dei suoi due colori.
rules-scoring-shared = Il colore condiviso non conta per nessuno.

## Esempi

rules-example-finished = Una partita finita e il suo punteggio.
rules-example-colour = Colore
rules-example-left = Rimasti
rules-example-points = Punti
rules-example-turn = Turno
rules-example-winner = Vince: { $winners }.

## Figure

rules-figure-starts = I punti di partenza
rules-figure-pieces = I pezzi di un colore
rules-figure-start = Il primo pezzo copre un punto di partenza
rules-figure-corner = Angolo contro angolo
rules-figure-side = Lato contro lato con il proprio colore
rules-figure-apart = Non tocca il proprio colore
rules-figure-others = Gli altri colori possono toccarsi lungo i lati
rules-figure-tip = Un angolo tocca la metà di un lato
rules-figure-face = Condivide una faccia con il proprio colore
rules-figure-edge = Condivide solo uno spigolo con il proprio colore
rules-figure-hole = Sotto c’è un buco
rules-figure-match = I due numeri del lato sono uguali
rules-figure-mismatch = I numeri del lato sono diversi
rules-figure-bridge = Un ponte: { $points } punti extra
rules-figure-hexagon = Un esagono: { $points } punti extra
rules-figure-hexagons = Due esagoni con una tessera: { $points } punti extra

## Numero di giocatori

rules-players = { $players ->
    [one] Un giocatore
    [many] { $players } di giocatori
   *[other] { $players } giocatori
  }
rules-players-cubes = { $columns } caselle, spazio per { $cubes } cubi
rules-players-tiles = { $tiles } tessere a testa

## Opzioni

rules-option-start = Primo pezzo
rules-option-scoring = Punteggio
rules-option-first = Chi comincia
rules-option-shared = Colore condiviso
rules-option-strict-corners = Angoli rigorosi
rules-option-left-out = Colore escluso
rules-option-seats = Numero di giocatori
rules-option-colours-each = Colori per giocatore
rules-option-blocked = Se non puoi piazzare un pezzo
rules-option-heights = Mappa delle altezze
rules-option-without = Handicap
rules-option-edition = Edizione
rules-option-target = Traguardo
rules-option-deals = Numero di manche
rules-option-after-draw = Dopo aver pescato
rules-option-time-limit = Turni a tempo
rules-option-usual = predefinito
rules-option-none = Questo gioco non ha opzioni.
rules-choice-first = Può cominciare qualsiasi giocatore. Gli altri seguono in senso orario.
rules-choice-shared = Uno qualsiasi dei quattro colori può essere quello condiviso. L’ordine dei colori resta lo stesso: se è condiviso il blu, il blu comincia comunque, giocato dal giocatore che comincia.
rules-choice-left-out = Uno qualsiasi dei quattro colori può restare nella scatola.
rules-choice-seats-cubes = Da { $fewest } a { $most } giocatori. Con meno giocatori c’è spazio per meno cubi, e gli ultimi colori non si usano.
rules-choice-seats = Da { $fewest } a { $most } giocatori.
rules-choice-colours-each = Due giocatori possono avere due colori a testa sul tabellone da quattro. Conta solo il colore migliore di ogni giocatore.
rules-choice-heights = Qualsiasi mappa delle altezze fino a { $most } cubi.
rules-choice-without = I colori possono giocare senza alcuni dei loro pezzi, perché la partita sia equilibrata. I pezzi esclusi non costano nulla. Se i pezzi rimasti contano contro di te, avere meno pezzi grandi aiuta. Altrimenti avere meno pezzi rende tutto più difficile.
rules-choice-target = Alla fine di ogni manche i totali si confrontano con il traguardo: { $usual } punti, o un altro numero da { $fewest } a { $most }. Se qualcuno lo ha raggiunto, la partita è finita.
rules-choice-deals = Oppure gioca una partita da { $fewest } a { $most } manche, quali che siano i totali.
rules-choice-drawn = Dopo aver pescato puoi posare solo la tessera appena pescata.
rules-choice-any = Dopo aver pescato puoi posare qualsiasi tessera della tua mano.
rules-choice-time-limit = Ogni turno ha un limite di tempo. Quando scade, peschi finché il tuo turno non è finito. Se devi ancora posare la prima tessera, ne viene posata una delle tue al posto tuo.

## Triominos

rules-tiles-hands = Ogni giocatore prende le sue tessere e le tiene nascoste. Il resto è la riserva. Vedi la tua mano, il tavolo, tutti i punteggi, e quante tessere hanno gli altri e la riserva.
rules-tiles-begin = Prima di ogni manche ogni giocatore pesca una tessera e la mostra. Comincia chi ha il valore più alto; chi è in parità pesca di nuovo. Poi tutte le tessere vengono mescolate e distribuite. Il primo giocatore posa una tessera qualsiasi e ne segna il valore.
rules-tiles-lay = Posa una tessera. Almeno un lato intero deve stare contro una tessera del tavolo, e i due numeri di quel lato devono essere uguali. Anche a ogni altro angolo che tocca, i numeri devono essere uguali.
rules-tiles-score = Una tessera porta il suo valore. Un ponte porta { $bridge } punti in più, un esagono { $one } in più, due esagoni con una tessera { $two } in più, e tre { $three } in più.
rules-tiles-bridge = Un ponte è una tessera unita con un solo lato, il cui terzo angolo raggiunge una tessera più in là: i due spazi accanto a quell’angolo sono vuoti, e almeno uno dei tre dietro non lo è. Un esagono si chiude con la sesta tessera attorno a un punto. Nessuna tessera può fare entrambe le cose.
rules-tiles-draw = Se non puoi o non vuoi posare una tessera, pescane una dalla riserva. Ogni pescata costa { $cost } punti. Puoi posare la tessera subito. Puoi pescare fino a { $most } tessere in un turno. Se anche così non ne posi nessuna, perdi altri { $more } punti, { $all } in tutto.
rules-tiles-empty = Quando la riserva è vuota, devi posare una tessera se puoi. Altrimenti passi, senza penalità.
rules-tiles-out = Quando posi l’ultima tessera della tua mano, ricevi { $out } punti e il valore di tutte le tessere delle altre mani. Prima si completa il giro, perché tutti abbiano avuto lo stesso numero di turni. Chiunque altro resti senza tessere in quel giro riceve solo i { $out } punti.
rules-tiles-blocked = Quando tutti i giocatori hanno passato di seguito, la manche è bloccata. La vince la mano più bassa: segna il valore di tutte le altre mani, meno il proprio. Nessun altro perde nulla. Più mani ugualmente basse segnano ciascuna allo stesso modo.
rules-tiles-match = Vince chi ha il totale più alto alla fine della partita. I totali possono scendere sotto zero.
rules-tiles-example-sum = Una tessera
rules-tiles-example-bridge = Una tessera che fa un ponte
rules-tiles-example-hexagon = Una tessera che chiude un esagono
rules-tiles-example-draws = Tre tessere pescate e nessuna posata
rules-tiles-example-out = L’ultima tessera, mentre le altre mani valgono { $hands }
rules-scoring-standard = Punti come descritto sopra.
rules-scoring-children = Per bambini: { $tile } punto per tessera, { $bridge } in più per un ponte, { $one }, { $two } o { $three } in più per uno, due o tre esagoni, e { $out } per chi finisce le tessere per primo. Non perdi mai punti. C’è una manche, a meno che tu ne scelga più d’una o un traguardo.
rules-scoring-no-points = Senza punti: vince chi finisce le tessere per primo. Se la manche è bloccata, vince chi ha meno tessere.
rules-edition-international = Internazionale: come descritto sopra, da { $fewest } a { $most } giocatori.
rules-edition-french = Francese: da { $fewest } a { $most } giocatori. La manche finisce appena qualcuno resta senza tessere. In una manche bloccata ognuno perde il valore della propria mano. Quando la riserva è vuota, puoi passare anche se potresti posare una tessera. La partita finisce appena un giocatore raggiunge il traguardo, e quel giocatore vince.
rules-edition-spanish = Spagnola: da { $fewest } a { $most } giocatori, con meno tessere a testa in tre e in quattro.
rules-edition-portuguese = Portoghese: come l’edizione spagnola, ma tre tessere pescate costano { $draws } punti in tutto.
rules-edition-tournament = Torneo: nessuno pesca per decidere chi comincia. La tessera più alta con tre numeri uguali, in qualsiasi mano, va posata per prima e porta { $triple } punti in più, o { $zero } in più se ha tre zeri. Se nessuno ha una tessera così, comincia chi ha il valore più alto.

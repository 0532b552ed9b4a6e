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

rules-family-classic = Quadrati, fino a quattro
rules-family-duo = Quadrati per due
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
rules-heading-contact = Contatto
rules-heading-others = Altri colori
rules-heading-strict = Angoli rigorosi
rules-heading-standing = Appoggio
rules-heading-limits = Altezze massime
rules-heading-blocked = Niente spazio
rules-heading-draw = Pescare
rules-heading-end = Fine
rules-heading-scoring = Punteggio
rules-heading-ties = Parità
rules-heading-example = Esempio
rules-heading-players = Numero di giocatori
rules-heading-options = Opzioni
rules-heading-tips = Consigli

## Scopo

rules-goal-left = Porta sul tabellone quanti più pezzi puoi, e non lasciare spazio a quelli degli altri. Alla fine, ciò che resta conta contro di te.
rules-goal-pieces = Piazza più pezzi dell’altro giocatore.
rules-goal-area = Copri più caselle dell’altro giocatore.
rules-goal-complete = Giochi in solitario con tutti i colori. Piazza tutti i pezzi: { $pieces }.
rules-goal-seen = Costruisci in modo che il tuo colore si veda su quante più caselle possibile, guardando dritto dall’alto.
rules-goal-points = Posa tessere i cui numeri combaciano, e raccogli più punti di tutti.

## Tabellone

rules-board-rectangle = Il tabellone ha { $width } × { $height } caselle.
rules-board-hexagon = Il tabellone è un esagono di { $cells } triangoli, { $side } lungo ogni lato.
rules-board-inner = Si usa solo l’esagono interno del tabellone: { $cells } triangoli, { $side } lungo ogni lato.
rules-board-heights = La pianta ha { $squares } caselle. Ognuna dice fino a che altezza vi si può costruire; c’è spazio per { $cubes } cubi.
rules-board-reconstructed = Non conosciamo nessuna misura stampata di questo tabellone. È ricostruito dalla sua forma e dal suo spazio per { $each } cubi a giocatore.
rules-board-own = Porti una tua mappa delle altezze: un numero per ogni casella della pianta, le righe divise da una barra, la più lontana per prima, 0 dove non c’è casella. Tutte le caselle sono collegate, e i cubi sono al massimo { $most }.
rules-board-table = Le tessere si posano su un tavolo senza bordi.

## Pezzi

rules-pieces-own = Ogni colore ha { $pieces } pezzi da { $smallest } a { $largest } { $shape ->
    [triangle] triangoli
   *[square] caselle
  }, tutti di forma diversa. Insieme hanno { $cells } { $shape ->
    [triangle] triangoli
   *[square] caselle
  }.
rules-pieces-copies = Ogni colore ha { $pieces } pezzi: { $copies } di ognuna delle { $shapes } forme da { $smallest } a { $largest } caselle. Insieme hanno { $cells } caselle.
rules-pieces-shared = I due giocatori prendono da una sola serie di { $pieces } pezzi da { $smallest } a { $largest } caselle, tutti di forma diversa. Un pezzo piazzato da uno non c’è più per l’altro.
rules-pieces-cubes = Ogni colore ha { $pieces } pezzi da { $smallest } a { $largest } cubi, { $cells } cubi in tutto. Un pezzo e la sua immagine allo specchio sono due pezzi. Non c’è nessun cubo singolo.
rules-pieces-tiles = Ci sono { $tiles } tessere triangolari. Ognuna ha tre numeri da { $lowest } a { $highest } che, letti in senso orario, non calano mai, e non ce ne sono due uguali. Il valore di una tessera è la somma dei suoi numeri.

## Preparazione

rules-setup-order = I colori giocano in quest’ordine: { $colours }.
rules-setup-one-each = Ci sono { $seats } giocatori, e ognuno ha un colore.
rules-setup-two-each = Due giocatori hanno due colori a testa. Il primo: { $first }. Il secondo: { $second }.
rules-setup-shared = Tre giocatori hanno un colore a testa. Il quarto ({ $colour }) lo giocano a turno, cominciando da chi ha aperto la partita. Lo fanno anche quando il loro colore non ha più spazio.
rules-setup-teams = Quattro giocatori formano due squadre da due, un colore a testa. La prima squadra: { $first }. La seconda: { $second }.
rules-setup-solo = Giochi tutti i colori, uno dopo l’altro.
rules-setup-left-out = Tre giocatori hanno un colore a testa. Un colore ({ $colour }) resta nella scatola.

## Primo pezzo

rules-start-own = Il primo pezzo di ogni colore copre il punto di partenza di quel colore: { $points }.
rules-start-any = Il primo pezzo di ogni colore copre un qualsiasi punto di partenza ancora libero: { $points }.
rules-start-free = Il primo pezzo di ogni colore sta in un punto qualsiasi del tabellone.
rules-start-beside = Il primo pezzo della partita sta in un punto qualsiasi. Il primo pezzo di ogni altro colore tocca un pezzo già presente.
rules-start-opposite = Il primo pezzo di ogni colore copre un punto di partenza: { $points }. I due colori di un giocatore partono uno di fronte all’altro, quindi non puoi prendere il punto di fronte al colore dell’altro giocatore.
rules-start-spaced = Il primo pezzo di ogni colore copre un punto di partenza: { $points }. Tra due colori resta libero un punto di partenza.
rules-start-swap = Il primo giocatore piazza un pezzo del primo colore e poi uno del secondo, ognuno in un punto qualsiasi del tabellone. I due non si sovrappongono e sono di forma diversa. Poi il secondo giocatore sceglie un colore. Continua il primo colore ({ $colour }), chiunque lo abbia.
rules-start-cubes = Il primo pezzo della partita sta a terra, in un punto qualsiasi. Anche il primo pezzo di ogni altro colore sta a terra e condivide una faccia con un pezzo già presente.

## Turno

rules-turn-flat = Piazza uno dei tuoi pezzi su { $shape ->
    [triangle] triangoli liberi
   *[square] caselle libere
  } del tabellone. Puoi girarlo e ribaltarlo. Una volta piazzato, resta.
rules-turn-cubes = Piazza uno dei tuoi pezzi. Puoi girarlo come vuoi. Una volta piazzato, resta.

## Contatto

rules-contact-corner = Ogni nuovo pezzo tocca un pezzo dello stesso colore con un angolo, e mai lungo un lato.
rules-contact-face = Ogni nuovo pezzo tocca un pezzo dello stesso colore lungo un lato. Un angolo non basta.
rules-contact-triangles = Basta un punto in comune: un angolo può toccare anche il mezzo del lato dritto di un altro pezzo.
rules-contact-strict = Con gli angoli rigorosi, un angolo del tuo colore può toccare solo un angolo. Dovunque il nuovo pezzo tocchi il proprio colore, nessuno dei due può passare dritto per quel punto. Un solo contatto del genere vieta la posizione, anche se un altro angolo tocca come si deve.
rules-contact-others = Non importa come il tuo pezzo tocca gli altri colori, con angoli o lungo lati.
rules-contact-cubes = Ogni nuovo pezzo condivide almeno una faccia con un pezzo dello stesso colore, di fianco o sopra. Uno spigolo o un angolo non basta. Gli altri colori non cambiano nulla.
rules-standing = In ogni colonna che il pezzo usa, i suoi cubi poggiano a terra o su ciò che c’è già. Sotto non c’è mai un buco, e nulla sporge sul vuoto.
rules-limits = Nulla sta fuori dalla pianta né sopra l’altezza massima della sua casella.

## Niente spazio, e la fine

rules-blocked-flat = Chi può piazzare un pezzo deve farlo. Un colore senza spazio viene saltato; poiché lo spazio può solo ridursi, è fuori fino alla fine.
rules-blocked-out = Un colore che al suo turno non può piazzare nessun pezzo è fuori fino alla fine.
rules-blocked-skip = Un colore che non può piazzare nessun pezzo salta solo quel turno: una posizione può riaprirsi quando gli altri costruiscono.
rules-end = La partita finisce quando nessun colore può più piazzare.
rules-ties = I migliori punteggi uguali si dividono la vittoria.

## Punteggio

rules-scoring-advanced = { $shape ->
    [triangle] Ogni triangolo
   *[square] Ogni casella
  } di un pezzo rimasto costa un punto. Se tutti i tuoi pezzi sono piazzati, ricevi { $all } punti, e altri { $last } se il più piccolo era l’ultimo. Vince il punteggio più alto.
rules-scoring-basic = Conta le caselle dei pezzi rimasti. Vince chi ne ha meno. Non c’è bonus.
rules-scoring-pieces = Ogni pezzo piazzato è un punto. Vince chi ha più punti. Non c’è bonus.
rules-scoring-area = Ogni casella coperta è un punto. Vince chi ha più punti; a parità di punti è pareggio. Non c’è bonus.
rules-scoring-complete = Vinci quando ogni pezzo è sul tabellone. Il numero di pezzi piazzati mostra quanto mancava.
rules-scoring-seen = Guarda dritto dall’alto: ogni casella in cui il tuo colore è in cima è un punto. Ogni pezzo rimasto costa un punto, per quanto grande sia. Vince chi ha più punti.
rules-scoring-sum = Il punteggio di un giocatore è la somma dei suoi due colori.
rules-scoring-team = Il punteggio di una squadra è la somma dei suoi due colori.
rules-scoring-shared = Il colore condiviso non conta per nessuno.

## Esempi

rules-example-finished = Una partita finita, e come si conta.
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
rules-figure-apart = Non tocca nulla del proprio colore
rules-figure-others = Gli altri colori possono toccarsi lungo i lati
rules-figure-tip = Un angolo tocca il mezzo di un lato
rules-figure-face = Condivide una faccia con il proprio colore
rules-figure-edge = Condivide solo uno spigolo con il proprio colore
rules-figure-hole = Sotto c’è un buco
rules-figure-match = I due numeri del lato combaciano
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

rules-option-start = Partenza
rules-option-scoring = Punteggio
rules-option-first = Chi comincia
rules-option-shared = Colore condiviso
rules-option-strict-corners = Angoli rigorosi
rules-option-left-out = Colore escluso
rules-option-seats = Numero di giocatori
rules-option-colours-each = Colori di ogni giocatore
rules-option-blocked = Niente spazio
rules-option-heights = Mappa delle altezze
rules-option-without = Handicap
rules-option-edition = Edizione
rules-option-target = Traguardo
rules-option-deals = Numero di manche
rules-option-after-draw = Dopo aver pescato
rules-option-time-limit = Limite di tempo
rules-option-usual = abituale
rules-option-none = Non ci sono opzioni.
rules-choice-first = Può cominciare qualsiasi giocatore. Gli altri seguono in senso orario.
rules-choice-shared = Uno qualsiasi dei quattro colori può essere quello che tutti giocano a turno. L’ordine dei colori resta lo stesso: se è in comune il blu, apre il blu, posato dal giocatore che comincia.
rules-choice-left-out = Uno qualsiasi dei quattro colori può essere quello che resta nella scatola.
rules-choice-seats-cubes = Da { $fewest } a { $most } giocatori. Con meno giocatori c’è spazio per meno cubi, e gli ultimi colori non si usano.
rules-choice-seats = Da { $fewest } a { $most } giocatori.
rules-choice-colours-each = Due giocatori possono avere due colori a testa sul tabellone da quattro. Conta solo il colore migliore di ogni giocatore.
rules-choice-heights = Qualsiasi mappa delle altezze fino a { $most } cubi.
rules-choice-without = I colori possono rinunciare ad alcuni dei loro pezzi, perché forti e deboli possano giocare insieme. Ciò che è escluso non costa nulla. Dove contano le caselle rimaste, avere meno pezzi grandi aiuta; altrimenti chi ha meno pezzi ha vita più dura.
rules-choice-target = Alla fine di ogni manche i totali si confrontano con il traguardo: { $usual } punti, o un altro numero da { $fewest } a { $most }. Se qualcuno lo ha raggiunto, la partita è finita.
rules-choice-deals = Oppure una partita da { $fewest } a { $most } manche, quali che siano i totali.
rules-choice-drawn = Delle tue tessere, dopo aver pescato puoi posare solo quella appena pescata.
rules-choice-any = Dopo aver pescato puoi posare qualsiasi tessera della tua mano.
rules-choice-time-limit = Ogni turno ha un limite di tempo. Quando scade, peschi finché il tuo turno non è finito. Se devi ancora posare la prima tessera, ne viene posata una delle tue al posto tuo.

## Triominos

rules-tiles-hands = Ogni giocatore prende una mano di tessere e la tiene nascosta. Il resto è la riserva. Vedi la tua mano, il tavolo, tutti i punteggi, e quante tessere hanno gli altri e la riserva.
rules-tiles-begin = Prima di ogni manche ciascun giocatore pesca una tessera scoperta. Comincia il valore più alto; chi è in parità pesca di nuovo. Poi tutte le tessere vengono mescolate e distribuite. Il primo giocatore posa una tessera qualsiasi e ne segna il valore.
rules-tiles-lay = Posa una tessera. Almeno un lato intero sta contro una tessera del tavolo, i due numeri di quel lato combaciano, e lo stesso vale per ogni altro angolo che tocca.
rules-tiles-score = Una tessera porta il suo valore. Un ponte porta { $bridge } punti in più, un esagono { $one } in più, due esagoni con una tessera { $two } in più, e tre { $three } in più.
rules-tiles-bridge = Un ponte è una tessera unita con un solo lato, il cui terzo angolo raggiunge una tessera più in là: i due spazi accanto a quell’angolo sono vuoti, e almeno uno dei tre dietro non lo è. Un esagono si chiude con la sesta tessera attorno a un punto. Nessuna tessera può fare entrambe le cose.
rules-tiles-draw = Se non puoi o non vuoi posare una tessera, pescane una dalla riserva per { $cost } punti. Puoi posarla subito. Puoi pescare { $most } tessere in un turno; se anche così non ne posi nessuna, perdi altri { $more } punti, { $all } in tutto.
rules-tiles-empty = Quando la riserva è vuota, chi può posare una tessera deve farlo. Altrimenti passi, senza penalità.
rules-tiles-out = Chi posa l’ultima tessera della sua mano riceve { $out } punti e il valore di tutte le tessere delle altre mani. Prima si completa il giro, perché tutti abbiano avuto lo stesso numero di turni. Chi in quel giro chiude per secondo riceve solo i { $out }.
rules-tiles-blocked = Quando tutti i giocatori hanno passato di seguito, la manche è bloccata. La vince la mano più bassa: segna il valore di tutte le altre mani, meno il proprio. Nessun altro perde nulla. Più mani ugualmente basse segnano ciascuna allo stesso modo.
rules-tiles-match = Vince il totale più alto alla fine della partita. I totali possono scendere sotto zero.
rules-tiles-example-sum = Una tessera
rules-tiles-example-bridge = Una tessera che fa un ponte
rules-tiles-example-hexagon = Una tessera che chiude un esagono
rules-tiles-example-draws = Tre tessere pescate e nessuna posata
rules-tiles-example-out = L’ultima tessera, mentre le altre mani valgono { $hands }
rules-scoring-standard = Punti come descritto sopra.
rules-scoring-children = Per bambini: { $tile } punto per una tessera, { $bridge } in più per un ponte, { $one }, { $two } o { $three } in più per uno, due o tre esagoni, e { $out } per chi chiude per primo. Non si perde mai nulla. C’è una sola manche, a meno di sceglierne più d’una o un traguardo.
rules-scoring-no-points = Senza punti: vince chi chiude per primo. Se la manche è bloccata, vince chi ha meno tessere.
rules-edition-international = Internazionale: come descritto sopra, da { $fewest } a { $most } giocatori.
rules-edition-french = Francese: da { $fewest } a { $most } giocatori. La manche finisce appena qualcuno chiude. In una manche bloccata ognuno perde il valore della propria mano. Quando la riserva è vuota, può passare anche chi non vuole posare una tessera. La partita finisce subito quando un giocatore raggiunge il traguardo, e quel giocatore ha vinto.
rules-edition-spanish = Spagnola: da { $fewest } a { $most } giocatori, con mani più piccole in tre e in quattro.
rules-edition-portuguese = Portoghese: come l’edizione spagnola, ma tre tessere pescate costano { $draws } in tutto.
rules-edition-tournament = Torneo: nessuno pesca per cominciare. La tessera più alta con tre numeri uguali, in qualsiasi mano, va posata per prima e porta { $triple } in più; tre zeri, addirittura { $zero } in più. Senza una tessera così comincia il valore più alto.

## Colori dentro una frase

ink-blue = blu
ink-yellow = giallo
ink-red = rosso
ink-green = verde
ink-purple = viola
ink-orange = arancione

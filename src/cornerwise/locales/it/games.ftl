## I giochi

game-classic = Classico
game-classic-about = 4 colori su 20 × 20 caselle
game-classic-kind = 4 giocatori
game-classic-2 = Classico per due
game-classic-2-about = 2 colori a testa
game-classic-2-kind = 2 giocatori
game-classic-3 = Classico per tre
game-classic-3-about = Tutti condividono il quarto colore
game-classic-3-kind = 3 giocatori
game-classic-teams = Classico a squadre
game-classic-teams-about = Blu e rosso contro giallo e verde
game-classic-teams-kind = 2 contro 2
game-classic-solo = Ottantaquattro
game-classic-solo-about = Piazza tutti gli 84 pezzi, in solitario
game-classic-solo-kind = 1 giocatore
game-duo = Duo
game-duo-about = Un duello veloce, 14 × 14
game-duo-kind = 2 giocatori
game-junior = Junior
game-junior-about = Pezzi semplici per bambini
game-junior-kind = 2 giocatori
game-trigon = Trigon
game-trigon-about = Triangoli su un esagono
game-trigon-kind = 4 giocatori
game-trigon-2 = Trigon per due
game-trigon-2-about = 2 colori a testa
game-trigon-2-kind = 2 giocatori
game-trigon-3 = Trigon per tre
game-trigon-3-about = 3 colori su un esagono più piccolo
game-trigon-3-kind = 3 giocatori
game-trigon-teams = Trigon a squadre
game-trigon-teams-about = Blu e rosso contro giallo e verde
game-trigon-teams-kind = 2 contro 2
game-trigon-solo = Ottantotto
game-trigon-solo-about = Piazza tutti gli 88 pezzi, in solitario
game-trigon-solo-kind = 1 giocatore
game-polyomino = Polyomino
game-polyomino-about = Comincia dove vuoi, poi tieni o scambia
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 pezzi a testa, in pochi minuti
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 serie di 9 pezzi a testa
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 pezzi a testa
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Una serie comune di 56 pezzi
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Costruisci in alto e fatti vedere da sopra
game-rumis-tower = Rumis Torre
game-rumis-tower-about = Stretto e alto fino a 8 cubi
game-rumis-tower-kind = Torre
game-rumis-corner = Rumis Angolo
game-rumis-corner-about = Attorno a un angolo, su 40 caselle
game-rumis-corner-kind = Angolo
game-rumis-steps = Rumis Scala
game-rumis-steps-about = Su per una scala di 4 gradini
game-rumis-steps-kind = Scala
game-rumis-pyramid = Rumis Piramide
game-rumis-pyramid-about = Più alto verso il centro
game-rumis-pyramid-kind = Piramide
game-rumis-own = Rumis sul tuo tabellone
game-rumis-own-about = Crea tu il tabellone
game-rumis-own-kind = Il tuo
game-triominos = Triominos
game-triominos-about = Abbina i numeri, nascondi le tue tessere
game-triominos-kind = Da 1 a 6 giocatori

## What is told of every game

facts-players = { $most ->
    [one] { $span } giocatore
    [many] { $span } di giocatori
   *[other] { $span } giocatori
  }
facts-minutes = { $span } min
facts-age = dai { $age } anni

## Le opzioni

option-on = Sì
option-off = No
option-start = Primo pezzo
option-start-about = Dove ogni colore piazza il suo primo pezzo.
option-start-own = Sul proprio punto di partenza
option-start-any = Su qualsiasi punto di partenza libero
option-start-opposite = Di fronte all’altro proprio colore
option-start-spaced = Su un punto di partenza ogni due
option-scoring = Punteggio
option-scoring-about = Come si contano i punti.
option-scoring-advanced = Caselle rimaste, con bonus
option-scoring-basic = Caselle rimaste, senza bonus
option-scoring-pieces = Vince chi piazza più pezzi
option-scoring-cells = Vince chi ha meno caselle rimaste
option-scoring-standard = Standard
option-scoring-children = Punti per bambini
option-scoring-no-points = Senza punti: vince il primo senza tessere
option-first = Chi comincia
option-first-about = Il giocatore che piazza il primo pezzo.
option-first-number = { $number ->
    [0] Giocatore 1
    [1] Giocatore 2
    [2] Giocatore 3
   *[3] Giocatore 4
  }
option-shared = Colore condiviso
option-shared-about = Il colore che tutti giocano a turno.
option-left-out = Colore escluso
option-left-out-about = Il colore che nessuno gioca.
option-strict-corners = Angoli rigorosi
option-strict-corners-about = Un angolo può toccare solo un angolo, mai la metà di un lato.
option-seats = Giocatori
option-seats-about = Il numero di giocatori.
option-seats-number = { $number }
option-colours-each = Colori
option-colours-each-about = Colori per giocatore. Con due, conta solo il migliore.
option-colours-each-number = { $number ->
    [one] { $number } a testa
    [many] { $number } a testa
   *[other] { $number } a testa
  }
option-blocked = Se non puoi piazzare un pezzo
option-blocked-about = Che cosa succede a un colore che non può piazzare un pezzo al suo turno.
option-blocked-out = È fuori dalla partita
option-blocked-skip = Salta solo quel turno
option-heights = Mappa delle altezze
option-heights-about = Altezze massime riga per riga, la prima in alto, con / tra le righe, come 2 2 1/2 2 1.
option-without = Handicap
option-without-about = Pezzi senza i quali gioca un colore, come blue:I5,W5/red:X5.
option-edition = Edizione
option-edition-about = Le edizioni differiscono per il numero di tessere, per come si pesca e si passa e per come finiscono una manche o la partita.
option-edition-international = Internazionale
option-edition-french = Francese
option-edition-spanish = Spagnola
option-edition-portuguese = Portoghese
option-edition-tournament = Torneo
option-target = Traguardo
option-target-about = Il totale che chiude la partita. I traguardi più bassi sono pensati per i punti per bambini.
option-target-number = { $number ->
    [one] { $number } punto
    [many] { $number } di punti
   *[other] { $number } punti
  }
option-deals = Manche
option-deals-about = Un numero fisso di manche invece di un traguardo. Con i punti per bambini è una manche, se non scegli altrimenti.
option-deals-number = { $number ->
    [0] Nessun numero fisso
    [one] { $number } manche
    [many] { $number } di manche
   *[other] { $number } manche
  }
option-after-draw = Dopo aver pescato
option-after-draw-about = Quale tessera puoi posare subito dopo aver pescato.
option-after-draw-drawn = Solo la tessera pescata
option-after-draw-any = Qualsiasi tessera
option-time-limit = Turni a tempo
option-time-limit-about = Se il tuo tempo scade, peschi fino alla fine del turno. Serve un orologio con un tempo per mossa.

## La forza del computer

level = Livello { $level }, { $word }
level-1 = primi passi
level-2 = principiante
level-3 = tranquillo
level-4 = amatoriale
level-5 = costante
level-6 = abile
level-7 = forte
level-8 = esperto
level-9 = maestro

## I giochi

game-classic = Classico
game-classic-about = Quattro colori su 20 per 20 caselle
game-classic-kind = 4 giocatori
game-classic-2 = Classico per due
game-classic-2-about = Due colori a testa
game-classic-2-kind = 2 giocatori
game-classic-3 = Classico per tre
game-classic-3-about = Il quarto colore lo giocano tutti a turno
game-classic-3-kind = 3 giocatori
game-classic-teams = Classico a squadre
game-classic-teams-about = Blu e rosso contro giallo e verde
game-classic-teams-kind = 2 contro 2
game-classic-solo = Ottantaquattro
game-classic-solo-about = Piazza tutti gli 84 pezzi, in solitario
game-classic-solo-kind = 1 giocatore
game-duo = Duo
game-duo-about = Il duello veloce su 14 per 14
game-duo-kind = 2 giocatori
game-junior = Junior
game-junior-about = Pezzi semplici per mani piccole
game-junior-kind = 2 giocatori
game-trigon = Trigon
game-trigon-about = Un esagono di triangoli
game-trigon-kind = 4 giocatori
game-trigon-2 = Trigon per due
game-trigon-2-about = Due colori a testa
game-trigon-2-kind = 2 giocatori
game-trigon-3 = Trigon per tre
game-trigon-3-about = Tre colori su un esagono più piccolo
game-trigon-3-kind = 3 giocatori
game-trigon-teams = Trigon a squadre
game-trigon-teams-about = Blu e rosso contro giallo e verde
game-trigon-teams-kind = 2 contro 2
game-trigon-solo = Ottantotto
game-trigon-solo-about = Piazza tutti gli 88 pezzi, in solitario
game-trigon-solo-kind = 1 giocatore
game-polyomino = Polyomino
game-polyomino-about = Apri dove vuoi, poi scambia o tieni
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 pezzi a testa, in pochi minuti
game-polyomino-8-kind = 8 per 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Due serie di 9 pezzi a testa
game-polyomino-12-kind = 12 per 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 pezzi a testa
game-polyomino-14-kind = 14 per 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Una sola serie di 56 pezzi per entrambi
game-polyomino-hexa-kind = Hexa, 20 per 20
game-rumis = Rumis
game-rumis-about = Costruisci in alto, fatti vedere da sopra
game-rumis-tower = Rumis Torre
game-rumis-tower-about = Stretto e alto fino a otto cubi
game-rumis-tower-kind = Torre
game-rumis-corner = Rumis Angolo
game-rumis-corner-about = Attorno a un angolo di 40 caselle
game-rumis-corner-kind = Angolo
game-rumis-steps = Rumis Scala
game-rumis-steps-about = Su per una scala di quattro gradini
game-rumis-steps-kind = Scala
game-rumis-pyramid = Rumis Piramide
game-rumis-pyramid-about = Più alto verso il centro
game-rumis-pyramid-kind = Piramide
game-rumis-own = Rumis con le tue altezze
game-rumis-own-about = Un tabellone che fai tu
game-rumis-own-kind = Il tuo
game-triominos = Triominos
game-triominos-about = Abbina gli angoli, nascondi la mano
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
option-start-about = Dove può andare il primo pezzo di un colore.
option-start-own = Sulla propria casella di partenza
option-start-any = Su qualsiasi casella di partenza libera
option-start-opposite = Di fronte all’altro proprio colore
option-start-spaced = Su una casella di partenza ogni due
option-scoring = Punti
option-scoring-about = Come si contano i punti.
option-scoring-advanced = Caselle rimaste, con bonus
option-scoring-basic = Solo caselle rimaste
option-scoring-pieces = Più pezzi piazzati
option-scoring-cells = Meno caselle rimaste
option-scoring-standard = Come nel regolamento
option-scoring-children = Punti per bambini
option-scoring-no-points = Nessuno: vince chi chiude per primo
option-first = Chi comincia
option-first-about = Il posto che piazza il primo pezzo.
option-first-number = { $number ->
    [0] Posto 1
    [1] Posto 2
    [2] Posto 3
   *[3] Posto 4
  }
option-shared = Colore condiviso
option-shared-about = Il colore che tutti giocano a turno.
option-left-out = Colore escluso
option-left-out-about = Il colore che non si gioca.
option-strict-corners = Angoli rigorosi
option-strict-corners-about = Un angolo tocca un angolo, mai il mezzo di un lato dritto.
option-seats = Giocatori
option-seats-about = In quanti si gioca.
option-seats-number = { $number }
option-colours-each = Colori
option-colours-each-about = I colori di ogni giocatore; di due conta solo il migliore.
option-colours-each-number = { $number ->
    [one] { $number } a testa
    [many] { $number } a testa
   *[other] { $number } a testa
  }
option-blocked = Niente spazio
option-blocked-about = Che cosa succede a un colore che non può piazzare al suo turno.
option-blocked-out = Non gioca più
option-blocked-skip = Salta solo quel turno
option-heights = Altezze
option-heights-about = Righe di altezze massime, la prima in alto, separate da /, come 2 2 1/2 2 1.
option-without = Handicap
option-without-about = I pezzi a cui i colori rinunciano, come blue:I5,W5/red:X5.
option-edition = Regolamento
option-edition-about = Le edizioni differiscono per le mani, per come si pesca e si passa e per la fine di una manche e della partita.
option-edition-international = Internazionale
option-edition-french = Francese
option-edition-spanish = Spagnola
option-edition-portuguese = Portoghese
option-edition-tournament = Torneo
option-target = Si gioca a
option-target-about = Il totale che chiude la partita. I più bassi sono pensati per i punti per bambini.
option-target-number = { $number ->
    [one] { $number } punto
    [many] { $number } di punti
   *[other] { $number } punti
  }
option-deals = Manche
option-deals-about = Un numero fisso di manche invece di un totale. Con i punti per bambini è una sola manche, a meno di scegliere altrimenti.
option-deals-number = { $number ->
    [0] Nessun numero fisso
    [one] { $number } manche
    [many] { $number } di manche
   *[other] { $number } manche
  }
option-after-draw = Dopo aver pescato
option-after-draw-about = Quale tessera si può posare subito dopo aver pescato.
option-after-draw-drawn = La tessera pescata
option-after-draw-any = Qualsiasi tessera
option-time-limit = Turni a tempo
option-time-limit-about = Chi è in ritardo pesca fino alla fine del turno. Serve un orologio per ogni mossa.

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

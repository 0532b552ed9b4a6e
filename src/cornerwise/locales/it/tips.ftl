## Giochi di piazzamento

tip-spread = Vai verso il centro e allargati in ogni direzione. Vicino al tuo punto di partenza c’è spazio per pochi pezzi.
tip-large-first = Piazza presto i pezzi grandi. Lo spazio per loro si riduce a ogni turno.
tip-corners = Tieni liberi diversi angoli. Con una sola via, un unico pezzo altrui può fermare il tuo gioco.
tip-escape = Tieni una via d’uscita su ogni lato della tua zona.
tip-shapes = Ogni forma ha il suo uso: i pezzi lunghi arrivano lontano, quelli piegati passano nei varchi, i piccoli ti salvano alla fine.
tip-their-pieces = Guarda i pezzi rimasti agli altri. Un vuoto in cui non ne sta nessuno è tuo per dopo.
tip-deny-bonus = Chi piazza tutto guadagna fino a { $bonus } punti. Chiudere l’ultima posizione può valere più di un pezzo tuo.
tip-single-last = Conserva il pezzo più piccolo. Se è proprio l’ultimo che piazzi, porta { $bonus } punti in più.
tip-two-colours = Fai in modo che i tuoi due colori si aiutino: uno apre una via, l’altro la chiude dietro di sé.

## Polyomino, cubi

tip-even-opening = Se cominci tu, piazza due pezzi che valgano lo stesso. L’altro giocatore prende il migliore.
tip-stay-on-top = Conta solo ciò che si vede dall’alto. Costruisci dove nessuno può coprirti: vicino all’altezza massima, e tardi.

## Triominos

tip-high-tiles = Posa presto le tessere alte. Valgono di più, e nella tua mano contano per chi chiude.
tip-bridge = Cerca i ponti: ognuno porta { $points } punti in più della sola tessera.
tip-hexagon = Dove cinque tessere stanno attorno a un punto, la sesta porta { $points } punti in più. Non lasciare un vuoto così agli altri.
tip-plan-ahead = Ogni tessera è unica. Posane una che tu possa continuare al prossimo turno.
tip-draw-less = Ogni tessera pescata costa { $cost } punti. Guarda tutti i lati del tavolo prima di pescare.

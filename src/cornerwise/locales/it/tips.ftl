## Giochi di piazzamento

tip-spread = Vai verso il centro e allargati in ogni direzione. Vicino al tuo punto di partenza c’è spazio per pochi pezzi.
tip-large-first = Piazza presto i pezzi grandi. A ogni turno hanno meno spazio.
tip-corners = Tieni aperti diversi angoli. Se te ne resta uno solo, un unico pezzo può bloccarti per il resto della partita.
tip-escape = Tieni una via d’uscita su ogni lato della tua zona.
tip-shapes = Ogni forma ha il suo uso: i pezzi lunghi arrivano lontano, quelli piegati passano nei varchi e i piccoli alla fine entrano ovunque.
tip-their-pieces = Guarda quali pezzi restano agli altri. Se nessuno entra in un varco, puoi tenerlo per dopo.
tip-deny-bonus = Piazzare tutti i pezzi porta fino a { $bonus } punti di bonus. Chiudere a qualcuno l’ultima posizione può valere più di un pezzo tuo.
tip-single-last = Conserva il pezzo più piccolo. Se è proprio l’ultimo che piazzi, ricevi { $bonus } punti in più.
tip-two-colours = Fai in modo che i tuoi due colori si aiutino: uno apre una via, l’altro la chiude dietro di te.

## Polyomino, cubi

tip-even-opening = Se cominci tu, piazza due pezzi ugualmente buoni. L’altro giocatore sceglie il migliore.
tip-stay-on-top = Conta solo ciò che si vede dall’alto. Costruisci dove nessuno può coprirti: appena sotto l’altezza massima e verso la fine della partita.

## Triominos

tip-high-tiles = Posa presto le tessere di valore alto. Portano di più, e ciò che resta nella tua mano conta per chi finisce le tessere per primo.
tip-bridge = Cerca i ponti: un ponte porta { $points } punti oltre a quelli della tessera.
tip-hexagon = Quando 5 tessere circondano un punto, la sesta porta { $points } punti in più. Non lasciare un varco così agli altri.
tip-plan-ahead = Di ogni tessera ce n’è una sola. Posane una che tu possa continuare al prossimo turno.
tip-draw-less = Ogni tessera pescata costa { $cost } punti. Guarda tutti i lati del tavolo prima di pescare.

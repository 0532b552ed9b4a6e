## I giochi in solitario

solo-title = Giochi in solitario
solo-lead = Giochi per una persona: piazza tutti e quattro i colori finché non resta nessun pezzo. Puoi fermarti e continuare quando vuoi.
solo-about-classic-solo = 84 pezzi su 20 × 20 caselle. I pezzi dello stesso colore possono toccarsi solo agli angoli. Riesci a piazzarli tutti?
solo-about-trigon-solo = 88 pezzi su un esagono di triangoli. I pezzi dello stesso colore possono toccarsi solo agli angoli. Riesci a piazzarli tutti?
solo-begin = Inizia
solo-continue = Continua
solo-look = Guarda
solo-best = Il tuo record: { $best }
solo-progress = Avanzamento
solo-placed = { $placed } di { $total } pezzi
solo-of = { $placed } di { $total }
solo-left = { $left ->
    [one] resta { $left }
    [many] restano { $left }
   *[other] restano { $left }
  }
solo-prospect-yes = Si può ancora risolvere
solo-prospect-no = Non si può più risolvere
solo-prospect-unknown = Non si sa ancora se si può risolvere
solo-searching = Ricerca di una soluzione…
solo-complete = Tutti i pezzi sono piazzati: { $total }
solo-complete-text = Hai risolto il rompicapo.
solo-stuck = Non si può più piazzare nessun pezzo
solo-stuck-text = Annulla qualche mossa, o ricomincia.
solo-undo = Annulla
solo-hint = Mostra un aiuto
solo-hint-way = Questa mossa fa parte di una soluzione.
solo-restart = Ricomincia
solo-restart-sure = Togliere tutti i pezzi e ricominciare?
solo-again = Ricomincia

## Disegni

design-lead = Crea figure con qualsiasi pezzo e colore. Non ci sono regole. Salva i tuoi disegni e condividili.
design-mine = I tuoi disegni
design-new = Nuovo disegno
design-untitled = Senza titolo
design-name = Nome
design-board-classic = 20 × 20 caselle, 21 pezzi
design-board-duo = 14 × 14 caselle, 21 pezzi
design-board-polyomino-8 = 8 × 8 caselle, 9 pezzi
design-board-polyomino-12 = 12 × 12 caselle, 9 pezzi
design-board-polyomino-hexa = 20 × 20 caselle, 56 pezzi
design-board-trigon = Esagono grande, 22 pezzi
design-board-trigon-3 = Esagono piccolo, 22 pezzi
design-pieces = { $count ->
    [0] Ancora nulla sul tabellone
    [one] { $count } pezzo
    [many] { $count } di pezzi
   *[other] { $count } pezzi
  }
design-colour = Colore
design-first = Scegli un colore e prendi un pezzo.
design-put = Mettilo sul tabellone.
design-how = Prendi un pezzo dall’alto, tutte le volte che vuoi. Scegline uno sul tabellone per spostarlo, ruotarlo, cambiargli colore o toglierlo.
design-lifted = Spostalo, scegli un altro colore o toglilo.
design-taken = Qui c’è un altro pezzo
design-remove = Togli questo pezzo
design-clear = Svuota il tabellone
design-forget = Elimina questo disegno
design-forget-sure = Eliminarlo definitivamente?
design-keep = Conservalo
design-share = Condividi
design-link = Link
design-link-about = Il link contiene tutto il disegno. Chi lo apre può continuare con una copia.
design-copy = Copia link
design-send = Invia
design-files-about = O scarica un file:
design-file-png = Immagine (PNG)
design-file-svg = Grafica (SVG)
design-file-json = Dati (JSON)
design-damaged = Questo disegno non si può aprire
design-damaged-text = Forse il link è incompleto, o il disegno è stato eliminato in questo browser.

## I giochi in solitario

solo-title = Rompicapo
solo-lead = Giochi per una persona: piazza tutti e quattro i colori senza che resti un pezzo. Dove ti fermi, puoi riprendere.
solo-about-classic-solo = 84 pezzi su 20 per 20 caselle. Ogni colore tocca sé stesso solo agli angoli, e alla fine non resta nulla.
solo-about-trigon-solo = 88 pezzi su un esagono di triangoli. Ogni colore tocca sé stesso solo agli angoli, e alla fine non resta nulla.
solo-begin = Comincia
solo-continue = Continua
solo-look = Guardalo
solo-best = Il tuo record: { $best }
solo-progress = Avanzamento
solo-placed = { $placed } di { $total } pezzi
solo-of = { $placed } di { $total }
solo-left = { $left ->
    [one] resta { $left }
    [many] restano { $left }
   *[other] restano { $left }
  }
solo-prospect-yes = Si può ancora completare
solo-prospect-no = Non si può più completare
solo-prospect-unknown = Non si sa ancora se si può completare
solo-searching = Ricerca di una via fino alla fine
solo-complete = Tutti i pezzi sono piazzati: { $total }
solo-complete-text = Non resta nulla. Il rompicapo è risolto.
solo-stuck = Nessun pezzo ci sta più
solo-stuck-text = Annulla qualche mossa, o ricomincia.
solo-undo = Annulla
solo-hint = Aiuto
solo-hint-way = Questa mossa fa parte di una via fino alla fine.
solo-restart = Ricomincia
solo-restart-sure = Togliere tutti i pezzi dal tabellone?
solo-again = Ricomincia

## Disegni

design-lead = Componi figure con qualsiasi pezzo e colore, senza regole. Conservale e condividile.
design-mine = I tuoi disegni
design-new = Un nuovo disegno
design-untitled = Senza titolo
design-name = Nome
design-board-classic = 20 per 20 caselle, 21 pezzi
design-board-duo = 14 per 14 caselle, 21 pezzi
design-board-polyomino-8 = 8 per 8 caselle, 9 pezzi
design-board-polyomino-12 = 12 per 12 caselle, 9 pezzi
design-board-polyomino-hexa = 20 per 20 caselle, 56 pezzi
design-board-trigon = L’esagono grande, 22 pezzi
design-board-trigon-3 = L’esagono piccolo, 22 pezzi
design-pieces = { $count ->
    [0] Ancora nulla sul tabellone
    [one] { $count } pezzo
    [many] { $count } di pezzi
   *[other] { $count } pezzi
  }
design-colour = Colore
design-first = Scegli un colore e prendi un pezzo.
design-put = Mettilo sul tabellone.
design-how = Prendi un pezzo dall’alto, tutte le volte che vuoi. Afferrane uno sul tabellone per spostarlo, girarlo, cambiargli colore o toglierlo.
design-lifted = Spostalo, scegli un altro colore o toglilo.
design-taken = Lì c’è un altro pezzo
design-remove = Togli questo pezzo
design-clear = Svuota il tabellone
design-forget = Elimina questo disegno
design-forget-sure = Eliminarlo per sempre?
design-keep = Conservalo
design-share = Condividi
design-link = Link
design-link-about = Il link contiene tutto il disegno. Chi lo apre può continuare con una copia.
design-copy = Copia il link
design-send = Invia
design-files-about = O come file:
design-file-png = Immagine (PNG)
design-file-svg = Grafica (SVG)
design-file-json = Dati (JSON)
design-damaged = Questo disegno non si apre
design-damaged-text = Forse il link è troncato, o il disegno è stato eliminato in questo browser.

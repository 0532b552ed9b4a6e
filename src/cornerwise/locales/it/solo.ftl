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

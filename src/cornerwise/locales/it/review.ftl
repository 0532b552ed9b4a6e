## Il risultato

result-page = Risultato
result-open = Partita in corso
result-by-resigned = Gli altri hanno abbandonato.
result-by-time = Gli altri hanno finito il tempo.
result-by-left = Gli altri hanno lasciato la partita.
result-by-draw = I giocatori si sono accordati per il pareggio.
result-all-placed = { $colour } ha piazzato tutti i pezzi.
result-you-resigned = Hai abbandonato.
result-you-time = Il tuo tempo è finito.
result-you-left = Hai lasciato la partita.
result-dropped = { $name }: { $how }
result-solo-done = Tutti i pezzi sono sul tabellone
result-solo-short = Non tutti i pezzi sono stati piazzati
over-replay = Rivedi

## Il conto di ogni posto

sum-won = vittoria
sum-deal = Manche { $deal }
sum-together = Totale della squadra
sum-nobody = Colore condiviso
sum-nobody-text = Lo hanno giocato tutti a turno. Non conta.
sheet-left = Pezzo { $piece } rimasto{ $count ->
    [one] {""}
    [many] , { $count } volte
   *[other] , { $count } volte
  }
sheet-cells-placed = { $count ->
    [one] { $count } casella coperta
    [many] { $count } di caselle coperte
   *[other] { $count } caselle coperte
  }
sheet-pieces-placed = { $count ->
    [one] { $count } pezzo piazzato
    [many] { $count } di pezzi piazzati
   *[other] { $count } pezzi piazzati
  }
sheet-seen = { $count ->
    [one] { $count } casella vista dall’alto
    [many] { $count } di caselle viste dall’alto
   *[other] { $count } caselle viste dall’alto
  }
sheet-all-placed = Tutti i pezzi piazzati
sheet-single-last = Pezzo più piccolo piazzato per ultimo
sheet-tile = { $count ->
    [one] { $count } tessera posata
    [many] { $count } di tessere posate
   *[other] { $count } tessere posate
  }
sheet-bridge = { $count ->
    [one] { $count } ponte
    [many] { $count } di ponti
   *[other] { $count } ponti
  }
sheet-hexagon = { $count ->
    [one] { $count } esagono chiuso
    [many] { $count } di esagoni chiusi
   *[other] { $count } esagoni chiusi
  }
sheet-opening-triple = Inizio con tre numeri uguali
sheet-opening-zero = Inizio con tre zeri
sheet-out = Ultima tessera posata
sheet-draw = { $count ->
    [one] { $count } tessera pescata
    [many] { $count } di tessere pescate
   *[other] { $count } tessere pescate
  }
sheet-third-draw = { $count ->
    [one] Terza tessera pescata, nessuna posata
    [many] Terza tessera pescata, nessuna posata: { $count } di volte
   *[other] Terza tessera pescata, nessuna posata: { $count } volte
  }
sheet-hands = Tessere rimaste in mano

## L'analisi

review-title = Esame della partita
review-about = Incolla una partita. Il computer mostra com’è andata, quanto valeva ogni mossa e che cosa sarebbe stato meglio.
review-progress = { $done ->
    [0] Esame della partita…
   *[other] Esame: { $done } mosse su { $total }
  }
review-progress-text = Intanto puoi scorrere la partita. Se lasci questa pagina, l’esame si ferma.
review-quantity = Che cosa mostra il grafico
review-margins = Punti di vantaggio
review-shares = Probabilità di vincere
review-graph = Com’era la partita dopo ogni mossa
review-as-table = Mostra come tabella
review-as-graph = Mostra come grafico
review-table = Com’era la partita dopo ogni mossa, come tabella
review-move = Mossa successiva
review-before = { $ply }: { $move }
review-end = Fine
review-errors = ± è il margine di errore: una ricerca 16 volte più lunga vi finisce dentro 95 volte su 100. Un valore senza ± è esatto.
review-at = { $ply ->
    [0] All’inizio
    [one] Dopo { $ply } mossa
    [many] Dopo { $ply } di mosse
   *[other] Dopo { $ply } mosse
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Punti di svolta
review-no-turning = Nessuna mossa è costata molto. Ben giocato da tutti.
review-lost-margins = punti persi rispetto alla mossa migliore
review-move-of = Mossa { $number }, { $name }
review-instead = { $move }. Meglio: { $better }
review-better = Meglio: { $move }
review-was-best = Il computer non ha trovato nulla di meglio.
review-choose = Scegli una mossa per vedere che cosa sarebbe stato meglio.
review-line = Come poteva continuare la partita
review-line-show = Mostra le mosse
review-line-one = Mostra la mossa
review-line-hide = Nascondi le mosse
review-line-back = Precedente di queste mosse
review-line-on = Successiva di queste mosse
review-line-at = { $step } di { $count }
move-lays = { $piece } in { $cell }
move-lays-tile = tessera { $tile }
move-keep = tenere il colore
move-swap = scambiare i colori
move-draw = pescare una tessera
move-pass = passare

## Mossa per mossa

replay-title = Mossa per mossa
replay-about = Incolla una partita e guardala mossa per mossa.
replay-slider = Posizione nella partita
replay-where = { $ply ->
    [0] Prima della prima di { $count ->
        [one] { $count } mossa
        [many] { $count } di mosse
       *[other] { $count } mosse
      }
   *[other] Mossa { $ply } di { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Riproduci
replay-pause = Pausa
replay-end = Vai alla fine
replay-speed = Velocità
replay-times = { $speed } ×
replay-next = deve muovere

## Partite da altrove

doors = Apri una partita
door-review = Esamina una partita
door-replay = Rivedi una partita
head-back = Indietro
record-label = Una partita come .blksgf o JSON
record-open = Apri
record-file = Scegli un file
record-other = Un’altra partita
record-hint = Puoi anche trascinare qui un file. Sul server non viene salvato nulla.
record-none = In questo testo non c’è nessuna partita. Incolla un file .blksgf o JSON.
record-which = { $count } partite trovate. Scegline una.

## Da portare con sé

export-title = Condividi e salva
export-share = Condividi
export-link = Copia link
export-text = Copia come testo
export-blksgf = File .blksgf
export-blksgf-text = per altri programmi
export-json = Partita in JSON
export-json-text = tutto, da riaprire qui
export-svg = Immagine SVG
export-svg-text = nitida a ogni dimensione
export-png = Immagine PNG
export-png-text = per messaggi e pagine web

## Il tabellone di analisi

analysis-title = Tabellone di analisi
analysis-parts = Che cosa mostrare
analysis-pieces = Pezzi
analysis-lines = Mosse migliori
analysis-moves = Mosse
analysis-no-moves = Piazza un pezzo di uno qualsiasi dei giocatori. Qui trovi le tue mosse e ogni variante che provi.
analysis-searched = { $count ->
    [one] { $count } posizione esaminata
    [many] { $count } di posizioni esaminate
   *[other] { $count } posizioni esaminate
  }
analysis-exact = Calcolato fino alla fine della partita
analysis-bar = Probabilità di vincere: { $chances }
analysis-bar-empty = Probabilità di vincere
analysis-promote = Rendi linea principale
analysis-remove = Elimina questa mossa e le successive
analysis-menu = Altre opzioni
analysis-new = Nuova analisi
analysis-paste = Incolla mosse o una partita
analysis-paste-text = Una mossa per riga, un link o una partita come .blksgf o JSON.
analysis-by-moves = Le tessere si pescano dalla riserva, quindi una posizione nasce dalle sue mosse. Giocale sul tavolo o incollale.
analysis-saved = Salvata su questo dispositivo
analysis-forget = Elimina questa analisi
analysis-from-here = Analizza da qui
arrange-title = Componi una posizione
arrange-ready = Le regole permettono questa posizione.
arrange-broken = Non ancora possibile
arrange-missing = { $colour }: manca un pezzo. I colori giocano a turno.
arrange-turn = Turno
arrange-turn-any = Secondo le regole
arrange-turn-other = Con questi pezzi tocca a un altro colore.
editor-moves = { $count ->
    [0] Piazza il primo pezzo
    [one] { $count } mossa
    [many] { $count } di mosse
   *[other] { $count } mosse
  }
editor-over = Partita finita
editor-over-text = Nessuno può più muovere.
editor-computer = Fai muovere il computer
editor-review = Esamina questa partita
editor-found = Le mosse migliori
editor-value = { $margin } · { $share }%
editor-make = Gioca la mossa { $letter }
editor-game = Gioco
editor-which = Scegli un gioco
editor-game-kind = { $game }, { $kind }
editor-begin = Ricomincia

## L'esploratore delle aperture: quali mosse sono state giocate in una posizione, e come sono finite quelle partite

explorer-title = Esploratore delle aperture
# Which games are looked up: those of the next three messages
explorer-source = Quali partite
explorer-source-engine = Partite del computer
explorer-source-server = Partite pubbliche
explorer-source-mine = Le mie partite
explorer-source-engine-text = Partite che il computer ha giocato contro sé stesso.
explorer-source-server-text = Partite pubbliche finite su questo server.
explorer-source-mine-text = Le tue partite finite su questo server.
error-explorer-preparing = Le partite del computer sono ancora in preparazione. Tra qualche minuto appariranno qui da sole.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } partita ha raggiunto questa posizione
    [many] { $count } di partite hanno raggiunto questa posizione
   *[other] { $count } partite hanno raggiunto questa posizione
}
explorer-moves = Mosse giocate qui
# Columns of the table
explorer-column-move = Mossa
explorer-column-games = Partite
# The share of wins of whoever made the move
explorer-column-won = Vinte
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Punti di vantaggio
explorer-column-engine = Computer
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Gioca { $move }
explorer-last = Ultima partita con { $move }
explorer-none = Nessuna partita qui
explorer-none-text = Nessuna di queste partite ha raggiunto questa posizione. Torna indietro di una mossa, o guarda altre partite.
explorer-deep = L’esploratore comprende le prime { $count } mosse di ogni partita.
explorer-none-mine = Nessuna delle tue partite finite su questo server ha raggiunto questa posizione.
explorer-over = La partita è finita. Torna indietro per vedere quali mosse sono state giocate.
explorer-engine-on = Analizza
explorer-more = Sono mostrate le { $count } mosse più frequenti.
explorer-flat-only = L’esploratore delle aperture comprende solo partite su tabelloni piatti.

## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Atklātņu pārlūks
# Which games are looked up: those of the next three messages
explorer-source = Kuras partijas
explorer-source-engine = Datora partijas
explorer-source-server = Publiskās partijas
explorer-source-mine = Manas partijas
explorer-source-engine-text = Partijas, ko dators spēlējis pats pret sevi.
explorer-source-server-text = Publiskās partijas, kas pabeigtas šajā serverī.
explorer-source-mine-text = Jūsu pabeigtās partijas šajā serverī.
error-explorer-preparing = Datora partijas vēl tiek sagatavotas. Pēc dažām minūtēm tās šeit parādīsies pašas.
# How many games had the position that is shown
explorer-games = { $count ->
    [zero] Šajā stāvoklī nonāca { $count } partijas
    [one] Šajā stāvoklī nonāca { $count } partija
   *[other] Šajā stāvoklī nonāca { $count } partijas
  }
explorer-moves = Šeit izdarītie gājieni
# Columns of the table
explorer-column-move = Gājiens
explorer-column-games = Partijas
# The share of wins of whoever made the move
explorer-column-won = Uzvaras
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Punktu pārsvars
explorer-column-engine = Dators
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Spēlēt { $move }
explorer-last = Pēdējā partija ar { $move }
explorer-none = Partiju te nav
explorer-none-text = Šajās partijās neviens nav nonācis šajā stāvoklī. Ejiet gājienu atpakaļ vai apskatiet citas partijas.
explorer-deep = Pārlūks zina katras partijas pirmos gājienus ({ $count }).
explorer-none-mine = Neviena jūsu pabeigtā partija šajā serverī nav nonākusi šajā stāvoklī.
explorer-over = Partija ir beigusies. Ejiet atpakaļ, lai redzētu, kādi gājieni izdarīti.
explorer-engine-on = Analizēt
explorer-more = Parādīti biežākie gājieni: { $count }.
explorer-flat-only = Atklātņu pārlūks zina tikai partijas uz plakaniem laukumiem.

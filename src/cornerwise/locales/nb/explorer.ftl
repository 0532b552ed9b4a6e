## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Åpningsutforsker
# Which games are looked up: those of the next three messages
explorer-source = Hvilke partier
explorer-source-engine = Datamaskinpartier
explorer-source-server = Offentlige partier
explorer-source-mine = Mine partier
explorer-source-engine-text = Partier som datamaskinen har spilt mot seg selv.
explorer-source-server-text = Offentlige partier som er spilt ferdig på denne serveren.
explorer-source-mine-text = De ferdige partiene dine på denne serveren.
error-explorer-preparing = Datamaskinpartiene gjøres fortsatt klare. De dukker opp her av seg selv om noen minutter.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } parti nådde denne stillingen
   *[other] { $count } partier nådde denne stillingen
}
explorer-moves = Trekk spilt her
# Columns of the table
explorer-column-move = Trekk
explorer-column-games = Partier
# The share of wins of whoever made the move
explorer-column-won = Vunnet
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Poeng foran
explorer-column-engine = Datamaskin
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Spill { $move }
explorer-last = Siste parti med { $move }
explorer-none = Ingen partier her
explorer-none-text = Ingen har nådd denne stillingen i disse partiene. Gå et trekk tilbake, eller se på andre partier.
explorer-deep = Utforskeren dekker de første { $count } trekkene i hvert parti.
explorer-none-mine = Ingen av de ferdige partiene dine på denne serveren nådde denne stillingen.
explorer-over = Partiet er slutt. Gå tilbake for å se hvilke trekk som ble spilt.
explorer-engine-on = Analyser
explorer-more = Her vises de { $count } vanligste trekkene.
explorer-flat-only = Åpningsutforskeren dekker bare partier på flate brett.

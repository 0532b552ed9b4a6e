## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Åbningsudforsker
# Which games are looked up: those of the next three messages
explorer-source = Hvilke partier
explorer-source-engine = Computerpartier
explorer-source-server = Offentlige partier
explorer-source-mine = Mine partier
explorer-source-engine-text = Partier, som computeren har spillet mod sig selv.
explorer-source-server-text = Offentlige partier, der er afsluttet på denne server.
explorer-source-mine-text = Dine afsluttede partier på denne server.
error-explorer-preparing = Computerpartierne bliver stadig gjort klar. De dukker selv op her om et par minutter.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } parti nåede denne stilling
   *[other] { $count } partier nåede denne stilling
}
explorer-moves = Træk spillet her
# Columns of the table
explorer-column-move = Træk
explorer-column-games = Partier
# The share of wins of whoever made the move
explorer-column-won = Vundet
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Point foran
explorer-column-engine = Computer
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Spil { $move }
explorer-last = Seneste parti med { $move }
explorer-none = Ingen partier her
explorer-none-text = Ingen har nået denne stilling i disse partier. Gå et træk tilbage, eller se på andre partier.
explorer-deep = Udforskeren dækker de første { $count } træk i hvert parti.
explorer-none-mine = Ingen af dine afsluttede partier på denne server nåede denne stilling.
explorer-over = Partiet er slut. Gå tilbage for at se, hvilke træk der blev spillet.
explorer-engine-on = Analysér
explorer-more = Her vises de { $count } hyppigste træk.
explorer-flat-only = Åbningsudforskeren dækker kun partier på flade brætter.

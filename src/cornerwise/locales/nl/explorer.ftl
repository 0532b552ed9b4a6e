## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Openingsverkenner
# Which games are looked up: those of the next three messages
explorer-source = Welke partijen
explorer-source-engine = Computerpartijen
explorer-source-server = Openbare partijen
explorer-source-mine = Mijn partijen
explorer-source-engine-text = Partijen die de computer tegen zichzelf heeft gespeeld.
explorer-source-server-text = Afgelopen openbare partijen op deze server.
explorer-source-mine-text = Je afgelopen partijen op deze server.
error-explorer-preparing = De computerpartijen worden nog klaargemaakt. Over een paar minuten verschijnen ze hier vanzelf.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } partij bereikte deze stelling
   *[other] { $count } partijen bereikten deze stelling
}
explorer-moves = Hier gespeelde zetten
# Columns of the table
explorer-column-move = Zet
explorer-column-games = Partijen
# The share of wins of whoever made the move
explorer-column-won = Winst
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Punten voorsprong
explorer-column-engine = Computer
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = { $move } spelen
explorer-last = Laatste partij met { $move }
explorer-none = Geen partijen
explorer-none-text = In deze partijen heeft niemand deze stelling bereikt. Ga een zet terug, of bekijk andere partijen.
explorer-deep = De verkenner bevat de eerste { $count } zetten van elke partij.
explorer-none-mine = Geen van je afgelopen partijen op deze server bereikte deze stelling.
explorer-over = De partij is afgelopen. Ga terug om te zien welke zetten zijn gespeeld.
explorer-engine-on = Analyseren
explorer-more = Dit zijn de { $count } meest gespeelde zetten.
explorer-flat-only = De openingsverkenner bevat alleen partijen op vlakke borden.

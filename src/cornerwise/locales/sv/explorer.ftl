## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Öppningsutforskare
# Which games are looked up: those of the next three messages
explorer-source = Vilka partier
explorer-source-engine = Datorpartier
explorer-source-server = Offentliga partier
explorer-source-mine = Mina partier
explorer-source-engine-text = Partier som datorn har spelat mot sig själv.
explorer-source-server-text = Offentliga partier som har avslutats på den här servern.
explorer-source-mine-text = Dina avslutade partier på den här servern.
error-explorer-preparing = Datorpartierna förbereds fortfarande. De visas här av sig själva om några minuter.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } parti nådde den här ställningen
   *[other] { $count } partier nådde den här ställningen
}
explorer-moves = Drag som spelats här
# Columns of the table
explorer-column-move = Drag
explorer-column-games = Partier
# The share of wins of whoever made the move
explorer-column-won = Vunna
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Poäng före
explorer-column-engine = Dator
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Spela { $move }
explorer-last = Senaste partiet med { $move }
explorer-none = Inga partier här
explorer-none-text = Ingen har nått den här ställningen i de här partierna. Gå tillbaka ett drag, eller titta på andra partier.
explorer-deep = Utforskaren omfattar de första { $count } dragen i varje parti.
explorer-none-mine = Inget av dina avslutade partier på den här servern nådde den här ställningen.
explorer-over = Partiet är slut. Gå tillbaka för att se vilka drag som spelades.
explorer-engine-on = Analysera
explorer-more = Här visas de { $count } vanligaste dragen.
explorer-flat-only = Öppningsutforskaren omfattar bara partier på platta bräden.

## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Eröffnungs-Explorer
# Which games are looked up: those of the next three messages
explorer-source = Welche Partien
explorer-source-engine = Computerpartien
explorer-source-server = Öffentliche Partien
explorer-source-mine = Meine Partien
explorer-source-engine-text = Partien, die der Computer gegen sich selbst gespielt hat.
explorer-source-server-text = Öffentliche Partien, die auf diesem Server beendet wurden.
explorer-source-mine-text = Deine beendeten Partien auf diesem Server.
error-explorer-preparing = Die Computerpartien werden noch vorbereitet. In ein paar Minuten erscheinen sie hier von selbst.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } Partie hat diese Stellung erreicht
   *[other] { $count } Partien haben diese Stellung erreicht
}
explorer-moves = Hier gespielte Züge
# Columns of the table
explorer-column-move = Zug
explorer-column-games = Partien
# The share of wins of whoever made the move
explorer-column-won = Gewonnen
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Punkte Vorsprung
explorer-column-engine = Computer
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = { $move } spielen
explorer-last = Letzte Partie mit { $move }
explorer-none = Keine Partien
explorer-none-text = In diesen Partien hat niemand diese Stellung erreicht. Geh einen Zug zurück oder sieh dir andere Partien an.
explorer-deep = Der Explorer umfasst die ersten { $count } Züge jeder Partie.
explorer-none-mine = Keine deiner beendeten Partien auf diesem Server hat diese Stellung erreicht.
explorer-over = Die Partie ist zu Ende. Geh zurück, um zu sehen, welche Züge gespielt wurden.
explorer-engine-on = Analysieren
explorer-more = Gezeigt werden die { $count } häufigsten Züge.
explorer-flat-only = Der Eröffnungs-Explorer umfasst nur Partien auf flachen Brettern.

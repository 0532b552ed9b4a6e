## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Nyitástár
# Which games are looked up: those of the next three messages
explorer-source = Mely játszmák
explorer-source-engine = Gépi játszmák
explorer-source-server = Nyilvános játszmák
explorer-source-mine = Saját játszmák
explorer-source-engine-text = A számítógép önmaga elleni játszmái.
explorer-source-server-text = Ezen a szerveren befejezett nyilvános játszmák.
explorer-source-mine-text = A te befejezett játszmáid ezen a szerveren.
error-explorer-preparing = A gépi játszmák előkészítése még folyamatban van. Néhány perc múlva maguktól megjelennek itt.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } játszmában fordult elő ez az állás
   *[other] { $count } játszmában fordult elő ez az állás
}
explorer-moves = Itt játszott lépések
# Columns of the table
explorer-column-move = Lépés
explorer-column-games = Játszmák
# The share of wins of whoever made the move
explorer-column-won = Nyert
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Pontelőny
explorer-column-engine = Számítógép
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Lépés megtétele: { $move }
explorer-last = Utolsó játszma ezzel: { $move }
explorer-none = Itt nincsenek játszmák
explorer-none-text = Ezekben a játszmákban senki sem jutott ebbe az állásba. Lépj vissza egyet, vagy nézz más játszmákat.
explorer-deep = A nyitástár minden játszmából az első { $count } lépést tartalmazza.
explorer-none-mine = Egyik befejezett játszmád sem jutott ebbe az állásba ezen a szerveren.
explorer-over = A játszma véget ért. Lépj vissza, hogy lásd, milyen lépéseket játszottak.
explorer-engine-on = Elemzés
explorer-more = A { $count } leggyakoribb lépés látható.
explorer-flat-only = A nyitástár csak lapos táblán játszott játszmákat tartalmaz.

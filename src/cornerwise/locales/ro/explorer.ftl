## Exploratorul de deschideri: ce mutări s-au jucat într-o poziție și cum s-au încheiat acele partide

explorer-title = Explorator de deschideri
# Which games are looked up: those of the next three messages
explorer-source = Ce partide
explorer-source-engine = Partidele calculatorului
explorer-source-server = Partide publice
explorer-source-mine = Partidele mele
explorer-source-engine-text = Partide pe care calculatorul le-a jucat cu el însuși.
explorer-source-server-text = Partide publice încheiate pe acest server.
explorer-source-mine-text = Partidele tale încheiate pe acest server.
error-explorer-preparing = Partidele calculatorului sunt încă în pregătire. Vor apărea aici de la sine peste câteva minute.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] O partidă a ajuns la această poziție
    [few] { $count } partide au ajuns la această poziție
   *[other] { $count } de partide au ajuns la această poziție
}
explorer-moves = Mutări jucate aici
# Columns of the table
explorer-column-move = Mutare
explorer-column-games = Partide
# The share of wins of whoever made the move
explorer-column-won = Câștigate
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Puncte în avans
explorer-column-engine = Calculator
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Joacă { $move }
explorer-last = Ultima partidă cu { $move }
explorer-none = Nicio partidă aici
explorer-none-text = Niciuna dintre aceste partide nu a ajuns la această poziție. Întoarce-te cu o mutare sau alege alte partide.
explorer-deep = { $count ->
    [one] Exploratorul cuprinde prima mutare a fiecărei partide.
    [few] Exploratorul cuprinde primele { $count } mutări ale fiecărei partide.
   *[other] Exploratorul cuprinde primele { $count } de mutări ale fiecărei partide.
}
explorer-none-mine = Niciuna dintre partidele tale încheiate pe acest server nu a ajuns la această poziție.
explorer-over = Partida s-a încheiat. Întoarce-te ca să vezi ce mutări s-au jucat.
explorer-engine-on = Analizează
explorer-more = { $count ->
    [one] Este afișată cea mai frecventă mutare.
    [few] Sunt afișate cele mai frecvente { $count } mutări.
   *[other] Sunt afișate cele mai frecvente { $count } de mutări.
}
explorer-flat-only = Exploratorul de deschideri cuprinde doar partide pe table plate.

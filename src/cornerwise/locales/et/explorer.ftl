## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Avangute uurija
# Which games are looked up: those of the next three messages
explorer-source = Millised mängud
explorer-source-engine = Arvuti mängud
explorer-source-server = Avalikud mängud
explorer-source-mine = Minu mängud
explorer-source-engine-text = Mängud, mida arvuti mängis iseenda vastu.
explorer-source-server-text = Selles serveris lõppenud avalikud mängud.
explorer-source-mine-text = Sinu lõppenud mängud selles serveris.
error-explorer-preparing = Arvuti mänge alles valmistatakse ette. Need ilmuvad siia mõne minuti pärast iseenesest.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] Sellesse seisu jõudis { $count } mäng
   *[other] Sellesse seisu jõudis { $count } mängu
  }
explorer-moves = Siin tehtud käigud
# Columns of the table
explorer-column-move = Käik
explorer-column-games = Mänge
# The share of wins of whoever made the move
explorer-column-won = Võite
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Punktiedu
explorer-column-engine = Arvuti
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Mängi { $move }
explorer-last = Viimane mäng käiguga { $move }
explorer-none = Siin pole mänge
explorer-none-text = Nendes mängudes pole keegi sellesse seisu jõudnud. Mine käik tagasi või vaata teisi mänge.
explorer-deep = Uurija tunneb iga mängu esimest { $count } käiku.
explorer-none-mine = Ükski sinu lõppenud mäng selles serveris ei jõudnud sellesse seisu.
explorer-over = Mäng on läbi. Mine tagasi, et näha, milliseid käike on tehtud.
explorer-engine-on = Analüüsi
explorer-more = Näidatud on { $count } kõige sagedasemat käiku.
explorer-flat-only = Avangute uurija tunneb ainult lamedate mängulaudade mänge.

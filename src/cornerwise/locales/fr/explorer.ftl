## L'explorateur d'ouvertures : quels coups ont été joués dans une position, et comment ces parties se sont terminées

explorer-title = Explorateur d’ouvertures
# Which games are looked up: those of the next three messages
explorer-source = Quelles parties
explorer-source-engine = Parties de l’ordinateur
explorer-source-server = Parties publiques
explorer-source-mine = Mes parties
explorer-source-engine-text = Parties que l’ordinateur a jouées contre lui-même.
explorer-source-server-text = Parties publiques terminées sur ce serveur.
explorer-source-mine-text = Vos parties terminées sur ce serveur.
error-explorer-preparing = Les parties de l’ordinateur sont encore en préparation. Elles s’afficheront ici d’elles-mêmes dans quelques minutes.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } partie est arrivée à cette position
    [many] { $count } de parties sont arrivées à cette position
   *[other] { $count } parties sont arrivées à cette position
}
explorer-moves = Coups joués ici
# Columns of the table
explorer-column-move = Coup
explorer-column-games = Parties
# The share of wins of whoever made the move
explorer-column-won = Gagnées
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Points d’avance
explorer-column-engine = Ordinateur
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Jouer { $move }
explorer-last = Dernière partie avec { $move }
explorer-none = Aucune partie ici
explorer-none-text = Aucune de ces parties n’est arrivée à cette position. Revenez un coup en arrière, ou regardez d’autres parties.
explorer-deep = L’explorateur couvre les { $count } premiers coups de chaque partie.
explorer-none-mine = Aucune de vos parties terminées sur ce serveur n’est arrivée à cette position.
explorer-over = La partie est terminée. Revenez en arrière pour voir quels coups ont été joués.
explorer-engine-on = Analyser
explorer-more = Les { $count } coups les plus fréquents sont affichés.
explorer-flat-only = L’explorateur d’ouvertures ne couvre que les parties sur plateau plat.

rules-heading-scoring = Pointage
rules-option-scoring = Pointage
rules-ties = Si plusieurs ont le meilleur pointage, ils se partagent la victoire.
rules-scoring-advanced = Chaque { $shape ->
    [triangle] triangle
   *[square] carré
  } des pièces qui vous restent coûte 1 point. Si vous posez toutes vos pièces, vous recevez { $all } points, et { $last } de plus si la plus petite était la dernière. Le pointage le plus élevé gagne.
rules-scoring-sum = Le pointage d’un joueur est la somme de ses deux couleurs.
rules-scoring-team = Le pointage d’une équipe est la somme de ses deux couleurs.
rules-tiles-hands = Chaque joueur prend ses tuiles et les garde cachées. Le reste forme la pioche. Vous voyez votre main, la table, tous les pointages, et combien de tuiles il reste aux autres et à la pioche.

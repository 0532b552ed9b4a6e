rules-heading-scoring = Pointage
rules-option-scoring = Pointage
rules-ties = Les meilleurs pointages égaux se partagent la victoire.
rules-scoring-advanced = Chaque { $shape ->
    [triangle] triangle
   *[square] carré
  } d’une pièce restante coûte un point. Si toutes vos pièces sont posées, vous recevez { $all } points, et { $last } de plus si la plus petite était la dernière. Le pointage le plus élevé gagne.
rules-scoring-sum = Le pointage d’un joueur est la somme de ses deux couleurs.
rules-scoring-team = Le pointage d’une équipe est la somme de ses deux couleurs.
rules-tiles-hands = Chaque joueur prend une main de tuiles et la garde cachée. Le reste est la pioche. Vous voyez votre main, la table, tous les pointages, et combien de tuiles ont les autres et la pioche.

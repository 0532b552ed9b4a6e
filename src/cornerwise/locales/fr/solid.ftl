## Le plateau de cubes

solid-map = Vu d’en haut
solid-map-scores = c’est ce qui compte
solid-turn-left = Tourner la table à gauche
solid-turn-right = Tourner la table à droite
solid-zoom-in = Plus près
solid-zoom-fit = Tout voir
solid-square-free = { $square }, libre, { $limit ->
    [one] { $limit } niveau permis
    [many] { $limit } de niveaux permis
   *[other] { $limit } niveaux permis
  }
solid-square-built = { $square }, { $colour } au-dessus, niveau { $height } sur { $limit }
solid-square-full = { $square }, { $colour } au-dessus, niveau { $height }, complet
solid-square-last = { $named }, dernier coup
solid-square-held = { $named }, sous la pièce tenue

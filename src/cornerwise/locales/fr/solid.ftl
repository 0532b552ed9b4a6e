## Le plateau de cubes

solid-map = Vu d’en haut
solid-map-scores = ce que vous voyez ici compte
solid-turn-left = Tourner la vue à gauche
solid-turn-right = Tourner la vue à droite
solid-zoom-in = Zoom avant
solid-zoom-fit = Tout voir
solid-square-free = { $square }, libre, { $limit ->
    [one] { $limit } niveau permis
    [many] { $limit } de niveaux permis
   *[other] { $limit } niveaux permis
  }
solid-square-built = { $square }, { $colour } au-dessus, niveau { $height } sur { $limit }
solid-square-full = { $square }, { $colour } au-dessus, niveau { $height }, complet
solid-square-last = { $named }, dernier coup
solid-square-held = { $named }, sous la pièce choisie
solid-after = Après ce coup
solid-seen = { $colour }, vu d’en haut : { $cells }
solid-drag = Glissez pour tourner la vue
solid-levels = Jusqu’au niveau { $level }

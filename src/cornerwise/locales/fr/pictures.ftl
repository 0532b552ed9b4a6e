## Ce qui est écrit sous un plateau dessiné, ou lu à voix haute. Les places se comptent à partir de 0.

picture-game = { $game }, { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
  }
picture-design = Création sur le plateau de { $game }, { $pieces ->
    [one] { $pieces } pièce
    [many] { $pieces } de pièces
   *[other] { $pieces } pièces
  }
picture-uses = { $colour } : { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $cells ->
    [one] { $cells } case
    [many] { $cells } de cases
   *[other] { $cells } cases
  }
picture-board = Plateau
picture-turn = { $colour } joue ({ $name }).
picture-swap = { $name } choisit : garder ou échanger.
picture-over = { $count ->
    [0] Partie terminée. Personne ne gagne.
    [one] Partie terminée. { $names } gagne.
    [many] Partie terminée. { $names } gagnent.
   *[other] Partie terminée. { $names } gagnent.
  }
picture-seat = { $name } ({ $colours })
picture-points = Points : { $scores }.
picture-score = { $name } { $points }
picture-common = communes

## Tables de tuiles

picture-table = Table
picture-tiles = { $game }, { $tiles ->
    [one] { $tiles } tuile
    [many] { $tiles } de tuiles
   *[other] { $tiles } tuiles
  }
picture-tile-due = Une tuile va être piochée.
picture-seat-turn = { $name } joue.
picture-match-over = Partie terminée.
picture-match-won = { $count ->
    [0] Partie terminée. Personne ne gagne.
    [one] Partie terminée. { $names } gagne.
    [many] Partie terminée. { $names } gagnent.
   *[other] Partie terminée. { $names } gagnent.
  }
picture-held = Tuiles : { $counts }.
picture-pile = pioche { $tiles }
picture-hand = main

## Le résultat

result-page = Résultat
result-open = Partie en cours
result-by-resigned = Les autres ont abandonné.
result-by-time = Les autres n’ont plus de temps.
result-by-left = Les autres ont quitté la partie.
result-by-draw = Les joueurs se sont mis d’accord sur une partie nulle.
result-all-placed = { $colour } : toutes les pièces ont été posées.
result-you-resigned = Vous avez abandonné.
result-you-time = Votre temps est écoulé.
result-you-left = Vous avez quitté la table.
result-dropped = { $name } : { $how }
result-solo-done = Toutes les pièces sont sur le plateau
result-solo-short = Toutes les pièces n’ont pas été posées
over-replay = Revoir

## Le compte de chaque place

sum-won = victoire
sum-deal = Manche { $deal }
sum-together = Total de l’équipe
sum-nobody = Couleur commune
sum-nobody-text = Tous l’ont posée à tour de rôle. Elle ne compte pas.
sheet-left = Pièce { $piece } restante{ $count ->
    [one] {""}
    [many] , { $count } fois
   *[other] , { $count } fois
  }
sheet-cells-placed = { $count ->
    [one] { $count } case couverte
    [many] { $count } de cases couvertes
   *[other] { $count } cases couvertes
  }
sheet-pieces-placed = { $count ->
    [one] { $count } pièce posée
    [many] { $count } de pièces posées
   *[other] { $count } pièces posées
  }
sheet-seen = { $count ->
    [one] { $count } case vue d’en haut
    [many] { $count } de cases vues d’en haut
   *[other] { $count } cases vues d’en haut
  }
sheet-all-placed = Toutes les pièces posées
sheet-single-last = Plus petite pièce posée en dernier
sheet-tile = { $count ->
    [one] { $count } tuile posée
    [many] { $count } de tuiles posées
   *[other] { $count } tuiles posées
  }
sheet-bridge = { $count ->
    [one] { $count } pont
    [many] { $count } de ponts
   *[other] { $count } ponts
  }
sheet-hexagon = { $count ->
    [one] { $count } hexagone fermé
    [many] { $count } d’hexagones fermés
   *[other] { $count } hexagones fermés
  }
sheet-opening-triple = Début avec trois chiffres égaux
sheet-opening-zero = Début avec trois zéros
sheet-out = Dernière tuile posée
sheet-draw = { $count ->
    [one] { $count } tuile piochée
    [many] { $count } de tuiles piochées
   *[other] { $count } tuiles piochées
  }
sheet-third-draw = { $count ->
    [one] Troisième tuile piochée, aucune posée
    [many] Troisième tuile piochée, aucune posée : { $count } de fois
   *[other] Troisième tuile piochée, aucune posée : { $count } fois
  }
sheet-hands = Tuiles restées en main

## L'analyse

review-title = Bilan de la partie
review-about = Collez une partie. L’ordinateur montre comment elle s’est passée, ce que valait chaque coup et ce qui aurait été mieux.
review-progress = { $done ->
    [0] Bilan de la partie…
   *[other] Bilan : { $done } coups sur { $total }
  }
review-progress-text = Vous pouvez parcourir la partie entre-temps. Si vous quittez cette page, le bilan s’arrête.
review-quantity = Ce que montre le graphique
review-margins = Points d’avance
review-shares = Chances de gagner
review-graph = L’état de la partie après chaque coup
review-as-table = Afficher en tableau
review-as-graph = Afficher en graphique
review-table = L’état de la partie après chaque coup, en tableau
review-move = Coup suivant
review-before = { $ply } : { $move }
review-end = Fin
review-errors = ± est la marge d’erreur : une recherche 16 fois plus longue y aboutit 95 fois sur 100. Une valeur sans ± est exacte.
review-at = { $ply ->
    [0] Au début
    [one] Après { $ply } coup
    [many] Après { $ply } de coups
   *[other] Après { $ply } coups
  } : { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Tournants
review-no-turning = Aucun coup n’a coûté cher. Bien joué, tout le monde.
review-lost-margins = points perdus par rapport au meilleur coup
review-move-of = Coup { $number }, { $name }
review-instead = { $move }. Mieux : { $better }
review-better = Mieux : { $move }
review-was-best = L’ordinateur n’a rien trouvé de mieux.
review-choose = Choisissez un coup pour voir ce qui aurait été mieux.
review-line = Comment la partie aurait pu continuer
review-line-show = Afficher les coups
review-line-one = Montrer le coup
review-line-hide = Masquer les coups
review-line-back = Coup précédent de cette suite
review-line-on = Coup suivant de cette suite
review-line-at = { $step } sur { $count }
move-lays = { $piece } en { $cell }
move-lays-tile = tuile { $tile }
move-keep = garder la couleur
move-swap = échanger les couleurs
move-draw = piocher une tuile
move-pass = passer

## Revoir coup par coup

replay-title = Coup par coup
replay-about = Collez une partie et regardez-la coup par coup.
replay-slider = Position dans la partie
replay-where = { $ply ->
    [0] Avant le premier de { $count ->
        [one] { $count } coup
        [many] { $count } de coups
       *[other] { $count } coups
      }
   *[other] Coup { $ply } sur { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Lecture
replay-pause = Pause
replay-end = Aller à la fin
replay-speed = Vitesse
replay-times = { $speed } ×
replay-next = doit jouer

## Parties venues d'ailleurs

doors = Ouvrir une partie
door-review = Bilan d’une partie
door-replay = Revoir une partie
head-back = Retour
record-label = Une partie en .blksgf ou JSON
record-open = Ouvrir
record-file = Choisir un fichier
record-other = Une autre partie
record-hint = Vous pouvez aussi déposer un fichier ici. Rien n’est enregistré sur le serveur.
record-none = Il n’y a pas de partie dans ce texte. Collez un fichier .blksgf ou JSON.
record-which = { $count } parties trouvées. Choisissez-en une.

## À emporter

export-title = Partager et garder
export-share = Partager
export-link = Copier le lien
export-text = Copier en texte
export-blksgf = Fichier .blksgf
export-blksgf-text = pour d’autres programmes
export-json = Partie en JSON
export-json-text = tout, à rouvrir ici
export-svg = Image SVG
export-svg-text = nette à toutes les tailles
export-png = Image PNG
export-png-text = pour les messages et les pages web
analysis-title = Plateau d’analyse
analysis-parts = Que montrer
analysis-pieces = Pièces
analysis-lines = Meilleurs coups
analysis-moves = Coups
analysis-no-moves = Posez une pièce de n’importe quel camp. Vos coups et toutes les variantes essayées s’affichent ici.
analysis-searched = { $count ->
    [one] { $count } position examinée
    [many] { $count } de positions examinées
   *[other] { $count } positions examinées
  }
analysis-exact = Calculé jusqu’à la fin de la partie
analysis-bar = Chances de gagner : { $chances }
analysis-bar-empty = Chances de gagner
analysis-promote = En faire la variante principale
analysis-remove = Supprimer ce coup et tous les suivants
analysis-menu = Plus d’options
analysis-new = Nouvelle analyse
analysis-paste = Coller des coups ou une partie
analysis-paste-text = Un coup par ligne, un lien, ou une partie en .blksgf ou JSON.
analysis-by-moves = Les tuiles se piochent : une position vient donc de ses coups. Jouez-les sur la table ou collez-les.
analysis-saved = Enregistré sur cet appareil
analysis-forget = Supprimer cette analyse
analysis-from-here = Analyser à partir d’ici
arrange-title = Composer une position
arrange-ready = Les règles permettent cette position.
arrange-broken = Pas encore possible
arrange-missing = { $colour } : il manque une pièce. Les couleurs jouent à tour de rôle.
arrange-turn = Au trait
arrange-turn-any = Selon les règles
arrange-turn-other = Avec ces pièces, c’est à une autre couleur de jouer.

## L'éditeur

editor-moves = { $count ->
    [0] Posez la première pièce
    [one] { $count } coup
    [many] { $count } de coups
   *[other] { $count } coups
  }
editor-over = Partie terminée
editor-over-text = Plus personne ne peut jouer.
editor-computer = Faire jouer l’ordinateur
editor-review = Bilan de cette partie
editor-found = Les meilleurs coups
editor-value = { $margin } · { $share } %
editor-make = Jouer le coup { $letter }
editor-game = Jeu
editor-which = Choisissez un jeu
editor-game-kind = { $game }, { $kind }
editor-begin = Recommencer

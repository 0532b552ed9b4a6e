## Le résultat

result-page = Résultat
result-open = La partie continue
result-by-resigned = Les autres ont abandonné.
result-by-time = Les autres n’ont plus de temps.
result-by-left = Les autres ont quitté la table.
result-you-resigned = Vous avez abandonné.
result-you-time = Votre temps est écoulé.
result-you-left = Vous avez quitté la table.
result-dropped = { $name } : { $how }
result-by-draw = Les joueurs se sont mis d’accord.
result-all-placed = { $colour } : toutes les pièces sont sur le plateau.
result-solo-done = Toutes les pièces sont sur le plateau
result-solo-short = Toutes les pièces n’ont pas trouvé leur place
over-replay = Revoir

## Le compte de chaque place

sum-won = victoire
sum-deal = Manche { $deal }
sum-together = Avec le partenaire
sum-nobody = La couleur de personne
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
sheet-single-last = La pièce d’une case en tout dernier
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
    [one] Une troisième tuile qui n’allait pas
    [many] { $count } de troisièmes tuiles qui n’allaient pas
   *[other] { $count } troisièmes tuiles qui n’allaient pas
  }
sheet-hands = Tuiles restées en main

## L'analyse

review-title = Analyse
review-about = Collez une partie : l’ordinateur dit comment elle s’est passée, ce que valait chaque coup et ce qui aurait été meilleur.
review-progress = { $done ->
    [0] L’ordinateur regarde la partie
   *[other] Coups examinés : { $done } sur { $total }
  }
review-progress-text = Vous pouvez parcourir la partie entre-temps. Quitter la page arrête le travail.
review-quantity = Ce que montrent les courbes
review-margins = Points d’avance
review-shares = Chances de gagner
review-graph = L’état de la partie après chaque coup
review-as-table = En tableau
review-as-graph = En courbes
review-table = L’état de la partie, en tableau
review-move = Avant
review-before = { $ply } : { $move }
review-end = La fin
review-errors = ± est l’intervalle où finit 95 fois sur 100 une recherche seize fois plus longue. Une valeur sans ± est exacte.
review-at = Après { $ply ->
    [0] la mise en place
    [one] { $ply } coup
    [many] { $ply } de coups
   *[other] { $ply } coups
  } : { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-percent-lost = −{ $share } %
review-turning = Tournants
review-no-turning = Aucun coup n’a coûté cher. Bien joué de tous côtés.
review-lost-margins = points perdus par rapport au meilleur coup
review-lost-shares = chances perdues par rapport au meilleur coup
review-move-of = Coup { $number }, { $name }
review-instead = { $move } ; meilleur : { $better }
review-better = Meilleur : { $move }
review-was-best = L’ordinateur n’a rien trouvé de meilleur.
review-choose = Choisissez un coup pour voir ce qui aurait été meilleur.
review-line = Comment la partie aurait pu continuer
review-line-show = Montrer la suite
review-line-one = Montrer le coup
review-line-hide = Masquer la suite
review-line-back = Un coup de la suite en arrière
review-line-on = Un coup de la suite en avant
review-line-at = { $step } sur { $count }
review-try = Essayer d’ici
move-lays = { $piece } en { $cell }
move-lays-tile = la tuile { $tile }
move-keep = garder la couleur
move-swap = échanger les couleurs
move-draw = piocher une tuile
move-pass = passer

## Revoir coup par coup

replay-title = Coup par coup
replay-about = Collez une partie et regardez-la coup par coup.
replay-slider = Endroit de la partie
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
replay-end = À la fin
replay-speed = Vitesse
replay-times = { $speed } ×
replay-next = joue ensuite

## Parties venues d'ailleurs

doors = Parties venues d’ailleurs
door-review = Analyser une partie
door-replay = Revoir une partie
door-editor = Construire une position
head-back = Retour
record-label = Une partie en .blksgf ou JSON
record-open = Ouvrir
record-file = Choisir un fichier
record-build = Construire une position
record-other = Une autre partie
record-hint = Vous pouvez aussi déposer un fichier ici. Rien n’est gardé sur le serveur.
record-none = Il n’y a pas de partie dans ce texte.
record-which = { $count } parties. Laquelle ?

## À emporter

export-title = Partager et garder
export-share = Partager
export-link = Copier le lien
export-blksgf = Fichier .blksgf
export-blksgf-text = pour d’autres programmes de ces jeux
export-json = Partie en JSON
export-json-text = tout, à rouvrir ici
export-svg = Image SVG
export-svg-text = nette à toutes les tailles
export-png = Image PNG
export-png-text = pour les messages et les pages

## L'éditeur

editor-title = Construire une position
editor-moves = { $count ->
    [0] Posez la première pièce
    [one] { $count } coup
    [many] { $count } de coups
   *[other] { $count } coups
  }
editor-over = La partie est finie
editor-over-text = Plus personne ne peut jouer.
editor-undo = Reprendre
editor-clear = Vider
editor-computer = L’ordinateur joue
editor-analyse = Meilleurs coups
editor-review = L’analyser
editor-found = Ce que ferait l’ordinateur
editor-value = { $margin } · { $share } %
editor-make = Jouer le coup { $letter }
editor-game = Le jeu
editor-which = Quel jeu
editor-game-kind = { $game }, { $kind }
editor-begin = Recommencer

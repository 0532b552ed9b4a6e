## Les pages

rules-title = Règles
rules-page-title = { $game } : les règles
rules-lead = Comment se joue chaque jeu, en quelques phrases et en images.
rules-all = Tous les jeux
rules-play = Jouer maintenant
rules-tutorial = Apprendre en jouant
rules-language = Langue
rules-allowed = Permis
rules-forbidden = Interdit
rules-clauses = Numéros des règles
rules-trade-marks = Blokus, Trigon, Rumis et Triominos sont des marques de leurs propriétaires. Elles ne figurent ici que pour dire quelles règles publiées suit un jeu. Cornerwise est indépendant de ces propriétaires.

## Familles de jeux

rules-family-classic = Carrés, jusqu’à quatre
rules-family-duo = Carrés, à deux
rules-family-trigon = Triangles
rules-family-polyomino = Départ libre
rules-family-rumis = Cubes
rules-family-triominos = Chiffres

## Titres des sections

rules-heading-goal = But du jeu
rules-heading-pieces = Pièces
rules-heading-tiles = Tuiles
rules-heading-setup = Mise en place
rules-heading-opening = Ouverture
rules-heading-start = Première pièce
rules-heading-turn = Votre tour
rules-heading-contact = Contact
rules-heading-others = Autres couleurs
rules-heading-strict = Coins stricts
rules-heading-standing = Appui
rules-heading-limits = Hauteurs limites
rules-heading-blocked = Plus d’emplacement
rules-heading-draw = Piocher
rules-heading-end = Fin
rules-heading-scoring = Calcul des points
rules-heading-ties = Égalité
rules-heading-example = Exemple
rules-heading-players = Nombre de joueurs
rules-heading-options = Options
rules-heading-tips = Astuces

## But du jeu

rules-goal-left = Amenez sur le plateau le plus possible de vos pièces, et ne laissez pas de place à celles des autres. À la fin, ce qui reste compte contre vous.
rules-goal-pieces = Posez plus de pièces que l’autre joueur.
rules-goal-area = Couvrez plus de cases que l’autre joueur.
rules-goal-complete = Vous jouez en solo avec toutes les couleurs. Posez les { $pieces } pièces.
rules-goal-seen = Construisez de façon que votre couleur se voie sur le plus de cases possible, vue d’en haut, à la verticale.
rules-goal-points = Posez des tuiles dont les chiffres s’accordent, et réunissez le plus de points.

## Plateau

rules-board-rectangle = Le plateau compte { $width } × { $height } cases.
rules-board-hexagon = Le plateau est un hexagone de { $cells } triangles, { $side } le long de chaque côté.
rules-board-inner = On n’utilise que l’hexagone intérieur du plateau : { $cells } triangles, { $side } le long de chaque côté.
rules-board-heights = Le plan compte { $squares } cases. Chacune dit jusqu’à quelle hauteur on peut y construire ; il y a place pour { $cubes } cubes.
rules-board-reconstructed = Nous ne connaissons aucune mesure imprimée de ce plateau. Il est reconstitué d’après sa forme et sa place pour { $each } cubes par joueur.
rules-board-own = Vous apportez votre propre carte des hauteurs : un nombre pour chaque case du plan, les lignes séparées par une barre oblique, la plus éloignée d’abord, 0 là où il n’y a pas de case. Toutes les cases se tiennent, et il y a au plus { $most } cubes.
rules-board-table = Les tuiles se posent sur une table sans bord.

## Pièces

rules-pieces-own = Chaque couleur a { $pieces } pièces de { $smallest } à { $largest } { $shape ->
    [triangle] triangles
   *[square] carrés
  }, toutes de formes différentes. Ensemble, elles comptent { $cells } { $shape ->
    [triangle] triangles
   *[square] carrés
  }.
rules-pieces-copies = Chaque couleur a { $pieces } pièces : { $copies } de chacune des { $shapes } formes de { $smallest } à { $largest } carrés. Ensemble, elles comptent { $cells } carrés.
rules-pieces-shared = Les deux joueurs se servent dans un seul jeu de { $pieces } pièces de { $smallest } à { $largest } carrés, toutes de formes différentes. Une pièce posée par l’un n’est plus là pour l’autre.
rules-pieces-cubes = Chaque couleur a { $pieces } pièces de { $smallest } à { $largest } cubes, { $cells } cubes en tout. Une pièce et son image en miroir sont deux pièces. Il n’y a pas de cube seul.
rules-pieces-tiles = Il y a { $tiles } tuiles triangulaires. Chacune porte trois chiffres de { $lowest } à { $highest } qui ne décroissent pas dans le sens des aiguilles d’une montre, et il n’y en a pas deux pareilles. La valeur d’une tuile est la somme de ses chiffres.

## Mise en place

rules-setup-order = Les couleurs jouent dans cet ordre : { $colours }.
rules-setup-one-each = Il y a { $seats } joueurs, et chacun a une couleur.
rules-setup-two-each = Deux joueurs ont chacun deux couleurs. Le premier : { $first }. Le second : { $second }.
rules-setup-shared = Trois joueurs ont chacun une couleur. Ils posent la quatrième ({ $colour }) à tour de rôle, en commençant par celui qui a ouvert la partie. Ils le font même quand leur propre couleur n’a plus d’emplacement.
rules-setup-teams = Quatre joueurs forment deux équipes de deux, une couleur chacun. La première équipe : { $first }. La seconde : { $second }.
rules-setup-solo = Vous posez toutes les couleurs, l’une après l’autre.
rules-setup-left-out = Trois joueurs ont chacun une couleur. Une couleur ({ $colour }) reste dans la boîte.

## Première pièce

rules-start-own = La première pièce de chaque couleur couvre le point de départ de cette couleur : { $points }.
rules-start-any = La première pièce de chaque couleur couvre n’importe quel point de départ encore libre : { $points }.
rules-start-free = La première pièce de chaque couleur se pose n’importe où sur le plateau.
rules-start-beside = La première pièce de la partie se pose n’importe où. La première pièce de chaque autre couleur touche une pièce déjà là.
rules-start-opposite = La première pièce de chaque couleur couvre un point de départ : { $points }. Les deux couleurs d’un joueur partent à l’opposé l’une de l’autre ; vous ne pouvez donc pas prendre le point à l’opposé de la couleur de l’autre joueur.
rules-start-spaced = La première pièce de chaque couleur couvre un point de départ : { $points }. Entre deux couleurs, un point de départ reste libre.
rules-start-swap = Le premier joueur pose une pièce de la première couleur, puis une de la seconde, chacune n’importe où sur le plateau. Les deux ne se recouvrent pas et sont de formes différentes. Le second joueur choisit alors une couleur. La première couleur ({ $colour }) continue, quel que soit le joueur qui l’a.
rules-start-cubes = La première pièce de la partie se pose n’importe où au sol. La première pièce de chaque autre couleur se pose aussi au sol et partage une face avec une pièce déjà là.

## Tour

rules-turn-flat = Posez une de vos pièces sur des { $shape ->
    [triangle] triangles
   *[square] cases
  } libres du plateau. Vous pouvez la tourner et la retourner. Une fois posée, elle reste.
rules-turn-cubes = Posez une de vos pièces. Vous pouvez la tourner dans tous les sens. Une fois posée, elle reste.

## Contact

rules-contact-corner = Chaque nouvelle pièce touche une pièce de la même couleur par un coin, et jamais par un côté.
rules-contact-face = Chaque nouvelle pièce touche une pièce de la même couleur par un côté. Un coin ne suffit pas.
rules-contact-triangles = Un point commun suffit : un coin peut aussi toucher le milieu du côté droit d’une autre pièce.
rules-contact-strict = Avec les coins stricts, un coin de votre couleur ne peut toucher qu’un coin. Partout où la nouvelle pièce touche sa propre couleur, aucune des deux ne peut passer tout droit par ce point. Un seul contact de ce genre interdit l’emplacement, même si un autre coin touche comme il faut.
rules-contact-others = Peu importe comment votre pièce touche les autres couleurs, par des coins ou par des côtés.
rules-contact-cubes = Chaque nouvelle pièce partage au moins une face avec une pièce de la même couleur, à côté ou au-dessus. Une arête ou un coin ne suffit pas. Les autres couleurs n’y changent rien.
rules-standing = Dans chaque colonne que la pièce occupe, ses cubes reposent sur le sol ou sur ce qui est déjà là. Il n’y a jamais de trou en dessous, et rien ne dépasse au-dessus du vide.
rules-limits = Rien ne se dresse hors du plan ni au-dessus de la hauteur limite de sa case.

## Plus d'emplacement, et la fin

rules-blocked-flat = Qui peut poser une pièce doit le faire. Une couleur sans emplacement est sautée ; comme la place ne fait que diminuer, elle ne joue plus jusqu’à la fin.
rules-blocked-out = Une couleur qui ne peut poser aucune pièce quand vient son tour ne joue plus jusqu’à la fin.
rules-blocked-skip = Une couleur qui ne peut poser aucune pièce ne saute que ce tour : un emplacement peut se rouvrir quand d’autres construisent.
rules-end = La partie prend fin quand aucune couleur ne peut plus rien poser.
rules-ties = Les meilleurs scores égaux se partagent la victoire.

## Calcul des points

rules-scoring-advanced = Chaque { $shape ->
    [triangle] triangle
   *[square] carré
  } d’une pièce restante coûte un point. Si toutes vos pièces sont posées, vous recevez { $all } points, et { $last } de plus si la plus petite était la dernière. Le score le plus élevé gagne.
rules-scoring-basic = Comptez les carrés des pièces restantes. Qui en a le moins gagne. Il n’y a pas de bonus.
rules-scoring-pieces = Chaque pièce posée vaut un point. Qui a le plus de points gagne. Il n’y a pas de bonus.
rules-scoring-area = Chaque case couverte vaut un point. Qui a le plus de points gagne ; à égalité, la partie est nulle. Il n’y a pas de bonus.
rules-scoring-complete = Vous gagnez quand toutes les pièces sont sur le plateau. Le nombre de pièces posées montre si vous en étiez près.
rules-scoring-seen = Regardez d’en haut, à la verticale : chaque case où votre couleur est au-dessus vaut un point. Chaque pièce restante coûte un point, quelle que soit sa taille. Qui a le plus de points gagne.
rules-scoring-sum = Le score d’un joueur est la somme de ses deux couleurs.
rules-scoring-team = Le score d’une équipe est la somme de ses deux couleurs.
rules-scoring-shared = La couleur commune ne compte pour personne.

## Exemples

rules-example-finished = Une partie terminée, et comment on la compte.
rules-example-colour = Couleur
rules-example-left = Reste
rules-example-points = Points
rules-example-turn = Tour
rules-example-winner = Victoire : { $winners }.

## Images

rules-figure-starts = Les points de départ
rules-figure-pieces = Les pièces d’une couleur
rules-figure-start = La première pièce couvre un point de départ
rules-figure-corner = Coin contre coin
rules-figure-side = Côté contre côté avec sa propre couleur
rules-figure-apart = Ne touche rien de sa propre couleur
rules-figure-others = Les autres couleurs peuvent se toucher par les côtés
rules-figure-tip = Un coin touche le milieu d’un côté
rules-figure-face = Partage une face avec sa propre couleur
rules-figure-edge = Ne partage qu’une arête avec sa propre couleur
rules-figure-hole = Il y a un trou en dessous
rules-figure-match = Les deux chiffres du côté s’accordent
rules-figure-mismatch = Les chiffres du côté diffèrent
rules-figure-bridge = Un pont : { $points } points supplémentaires
rules-figure-hexagon = Un hexagone : { $points } points supplémentaires
rules-figure-hexagons = Deux hexagones avec une tuile : { $points } points supplémentaires

## Nombre de joueurs

rules-players = { $players ->
    [one] Un joueur
    [many] { $players } de joueurs
   *[other] { $players } joueurs
  }
rules-players-cubes = { $columns } cases, place pour { $cubes } cubes
rules-players-tiles = { $tiles } tuiles chacun

## Options

rules-option-start = Départ
rules-option-scoring = Calcul des points
rules-option-first = Qui commence
rules-option-shared = Couleur commune
rules-option-strict-corners = Coins stricts
rules-option-left-out = Couleur écartée
rules-option-seats = Nombre de joueurs
rules-option-colours-each = Couleurs de chaque joueur
rules-option-blocked = Plus d’emplacement
rules-option-heights = Carte des hauteurs
rules-option-without = Handicap
rules-option-edition = Édition
rules-option-target = Total à atteindre
rules-option-deals = Nombre de manches
rules-option-after-draw = Après avoir pioché
rules-option-time-limit = Temps limité
rules-option-usual = choix habituel
rules-option-none = Il n’y a pas d’options.
rules-choice-first = N’importe quel joueur peut commencer. Les autres suivent dans le sens des aiguilles d’une montre.
rules-choice-shared = N’importe laquelle des quatre couleurs peut être celle que tous posent à tour de rôle. L’ordre des couleurs reste le même : si le bleu est partagé, le bleu ouvre, posé par le joueur qui commence.
rules-choice-left-out = N’importe laquelle des quatre couleurs peut être celle qui reste dans la boîte.
rules-choice-seats-cubes = De { $fewest } à { $most } joueurs. Avec moins de joueurs, il y a place pour moins de cubes, et les dernières couleurs ne servent pas.
rules-choice-seats = De { $fewest } à { $most } joueurs.
rules-choice-colours-each = Deux joueurs peuvent avoir deux couleurs chacun sur le plateau pour quatre. Seule la meilleure couleur d’un joueur compte.
rules-choice-heights = Toute carte des hauteurs d’au plus { $most } cubes.
rules-choice-without = Des couleurs peuvent se passer de certaines de leurs pièces, pour que forts et faibles puissent jouer ensemble. Ce qui est retiré ne coûte rien. Là où comptent les cases restantes, avoir moins de grandes pièces aide ; sinon, qui a moins de pièces a la tâche plus dure.
rules-choice-target = À la fin de chaque manche, les points de chacun sont comparés au total à atteindre : { $usual } points, ou un autre nombre de { $fewest } à { $most }. Si quelqu’un l’a atteint, la partie est finie.
rules-choice-deals = Ou une partie de { $fewest } à { $most } manches, quels que soient les totaux.
rules-choice-drawn = De vos tuiles, seule celle que vous venez de piocher peut être posée après la pioche.
rules-choice-any = N’importe quelle tuile de votre main peut être posée après la pioche.
rules-choice-time-limit = Chaque tour a un temps limité. Quand il est écoulé, vous piochez jusqu’à ce que votre tour soit fini. Si vous devez encore poser la première tuile, l’une des vôtres est posée pour vous.

## Triominos

rules-tiles-hands = Chaque joueur prend une main de tuiles et la garde cachée. Le reste est la pioche. Vous voyez votre main, la table, tous les scores, et combien de tuiles ont les autres et la pioche.
rules-tiles-begin = Avant chaque manche, chaque joueur pioche une tuile à découvert. La plus haute valeur commence ; ceux qui sont à égalité piochent de nouveau. Puis toutes les tuiles sont mélangées et distribuées. Le premier joueur pose la tuile de son choix et marque sa valeur.
rules-tiles-lay = Posez une tuile. Au moins un côté entier se place contre une tuile de la table, les deux chiffres de ce côté s’accordent, et de même tout autre coin qu’elle touche.
rules-tiles-score = Une tuile rapporte sa valeur. Un pont rapporte { $bridge } points de plus, un hexagone { $one } de plus, deux hexagones avec une tuile { $two } de plus, et trois { $three } de plus.
rules-tiles-bridge = Un pont est une tuile jointe par un seul côté, dont le troisième coin atteint une tuile au-delà : les deux places à côté de ce coin sont vides, et au moins une des trois derrière lui ne l’est pas. Un hexagone se ferme par la sixième tuile autour d’un point. Aucune tuile ne peut faire les deux.
rules-tiles-draw = Si vous ne pouvez pas ou ne voulez pas poser de tuile, piochez-en une pour { $cost } points. Vous pouvez la poser aussitôt. Vous pouvez piocher { $most } tuiles par tour ; si vous n’en posez alors toujours pas, vous perdez { $more } de plus, { $all } en tout.
rules-tiles-empty = Quand la pioche est vide, qui peut poser une tuile doit le faire. Sinon, vous passez, sans pénalité.
rules-tiles-out = Qui pose la dernière tuile de sa main reçoit { $out } points et la valeur de toutes les tuiles des autres mains. On finit d’abord le tour de table, pour que tous aient joué le même nombre de fois. Qui finit en second pendant ce tour ne reçoit que les { $out }.
rules-tiles-blocked = Quand tous les joueurs ont passé l’un après l’autre, la manche est bloquée. La main la plus basse la gagne : elle marque la valeur de toutes les autres mains, moins la sienne. Personne d’autre ne perd rien. Si plusieurs mains sont les plus basses à égalité, chacune marque ainsi.
rules-tiles-match = Le total le plus élevé à la fin de la partie gagne. Les totaux peuvent descendre sous zéro.
rules-tiles-example-sum = Une tuile
rules-tiles-example-bridge = Une tuile qui fait un pont
rules-tiles-example-hexagon = Une tuile qui ferme un hexagone
rules-tiles-example-draws = Trois tuiles piochées, aucune posée
rules-tiles-example-out = La dernière tuile, quand les autres mains valent { $hands }
rules-scoring-standard = Les points comme décrits plus haut.
rules-scoring-children = Pour enfants : { $tile } point par tuile, { $bridge } de plus pour un pont, { $one }, { $two } ou { $three } de plus pour un, deux ou trois hexagones, et { $out } pour le premier qui finit sa main. On ne perd jamais rien. Il y a une seule manche, sauf si vous en choisissez plusieurs ou un total à atteindre.
rules-scoring-no-points = Sans points : qui finit sa main en premier gagne. Si la manche est bloquée, qui a le moins de tuiles gagne.
rules-edition-international = Internationale : comme décrit plus haut, de { $fewest } à { $most } joueurs.
rules-edition-french = Française : de { $fewest } à { $most } joueurs. La manche s’arrête dès que quelqu’un finit sa main. Dans une manche bloquée, chacun perd la valeur de sa propre main. Quand la pioche est vide, le joueur qui ne veut pas poser de tuile peut passer, lui aussi. La partie s’arrête dès qu’un joueur arrive au total à atteindre, et ce joueur a gagné.
rules-edition-spanish = Espagnole : de { $fewest } à { $most } joueurs, avec des mains plus petites à trois et à quatre.
rules-edition-portuguese = Portugaise : comme l’édition espagnole, mais trois tuiles piochées coûtent { $draws } en tout.
rules-edition-tournament = Tournoi : personne ne pioche pour commencer. La plus haute tuile à trois chiffres égaux parmi toutes les mains doit être posée d’abord et rapporte { $triple } de plus, trois zéros même { $zero } de plus. À défaut d’une telle tuile, la plus haute valeur commence.

## Couleurs dans une phrase

ink-blue = bleu
ink-yellow = jaune
ink-red = rouge
ink-green = vert
ink-purple = violet
ink-orange = orange

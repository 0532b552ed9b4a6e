## Les pages

rules-title = Règles
rules-page-title = Règles de { $game }
rules-lead = Comment jouer à chaque jeu, en images.
rules-all = Tous les jeux
rules-play = Jouer maintenant
rules-tutorial = Apprendre en jouant
rules-language = Langue
rules-allowed = Permis
rules-forbidden = Interdit
rules-clauses = Numéros des règles
rules-trade-marks = Blokus, Trigon, Rumis et Triominos sont des marques de leurs propriétaires. Nous les citons seulement pour dire quelles règles publiées suit un jeu. Cornerwise est indépendant de ces propriétaires.

## Familles de jeux

rules-family-classic = Carrés, jusqu’à 4 joueurs
rules-family-duo = Carrés, 2 joueurs
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
rules-heading-contact = Ce qu’une pièce doit toucher
rules-heading-others = Autres couleurs
rules-heading-strict = Coins stricts
rules-heading-standing = Pas de trous
rules-heading-limits = Hauteurs limites
rules-heading-blocked = Si vous ne pouvez pas poser de pièce
rules-heading-draw = Piocher des tuiles
rules-heading-end = Fin de la partie
rules-heading-scoring = Calcul des points
rules-heading-ties = Égalité
rules-heading-example = Exemple
rules-heading-players = Nombre de joueurs
rules-heading-options = Options
rules-heading-tips = Astuces

## But du jeu

rules-goal-left = Posez sur le plateau le plus de pièces possible, et ne laissez pas de place aux autres. À la fin, ce qui vous reste compte contre vous.
rules-goal-pieces = Posez plus de pièces que l’autre joueur.
rules-goal-area = Couvrez plus de cases que l’autre joueur.
rules-goal-complete = Vous jouez vous-même toutes les couleurs. Posez les { $pieces } pièces.
rules-goal-seen = Construisez pour que votre couleur se voie, exactement d’en haut, sur le plus de cases possible.
rules-goal-points = Posez des tuiles dont les chiffres correspondent et marquez le plus de points.

## Plateau

rules-board-rectangle = Le plateau compte { $width } × { $height } cases.
rules-board-hexagon = Le plateau est un hexagone de { $cells } triangles, avec { $side } le long de chaque côté.
rules-board-inner = Vous n’utilisez que l’hexagone intérieur du plateau : { $cells } triangles, avec { $side } le long de chaque côté.
rules-board-heights = La base compte { $squares } cases, chacune avec une hauteur limite. Il y a de la place pour { $cubes } cubes en tout.
rules-board-reconstructed = Nous ne connaissons pas de mesures publiées de ce plateau. Nous les avons déduites de sa forme et de sa place pour { $each } cubes par joueur.
rules-board-own = Vous faites vous-même la carte des hauteurs : un nombre pour chaque case de la base, avec une barre oblique entre les lignes. La ligne la plus éloignée vient d’abord, et 0 veut dire qu’il n’y a pas de case. Toutes les cases doivent être reliées, et il peut y avoir au plus { $most } cubes.
rules-board-table = Vous posez les tuiles sur une table sans bord.

## Pièces

rules-pieces-own = Chaque couleur a { $pieces } pièces de { $smallest } à { $largest } { $shape ->
    [triangle] triangles
   *[square] carrés
  }, toutes de formes différentes. Ensemble, elles comptent { $cells } { $shape ->
    [triangle] triangles
   *[square] carrés
  }.
rules-pieces-copies = Chaque couleur a { $pieces } pièces : { $copies } de chacune des { $shapes } formes de { $smallest } à { $largest } carrés. Ensemble, elles comptent { $cells } carrés.
rules-pieces-shared = Les deux joueurs prennent leurs pièces dans un seul jeu : { $pieces } pièces de { $smallest } à { $largest } carrés, toutes de formes différentes. Quand un joueur a posé une pièce, l’autre ne peut plus l’utiliser.
rules-pieces-cubes = Chaque couleur a { $pieces } pièces de { $smallest } à { $largest } cubes, { $cells } cubes en tout. Une pièce et son image en miroir sont deux pièces. Il n’y a pas de cube seul.
rules-pieces-tiles = Il y a { $tiles } tuiles triangulaires. Chacune porte trois chiffres de { $lowest } à { $highest }. Lus dans le sens des aiguilles d’une montre à partir du plus petit, les chiffres ne diminuent jamais, et il n’y a pas deux tuiles pareilles. La valeur d’une tuile est la somme de ses chiffres.

## Mise en place

rules-setup-order = Les couleurs jouent dans cet ordre : { $colours }.
rules-setup-one-each = Il y a { $seats } joueurs avec une couleur chacun.
rules-setup-two-each = Il y a deux joueurs avec deux couleurs chacun. Le premier joueur a { $first }, le second a { $second }.
rules-setup-shared = Il y a trois joueurs avec une couleur chacun. Ils posent la quatrième couleur ({ $colour }) à tour de rôle, en commençant par le joueur qui ouvre la partie. Vous la posez à votre tour même quand votre propre couleur ne peut plus rien poser.
rules-setup-teams = Quatre joueurs forment deux équipes de deux, avec une couleur chacun. La première équipe a { $first }, la seconde a { $second }.
rules-setup-solo = Vous posez toutes les couleurs, l’une après l’autre.
rules-setup-left-out = Il y a trois joueurs avec une couleur chacun. La quatrième couleur ({ $colour }) reste dans la boîte.

## Première pièce

rules-start-own = La première pièce de chaque couleur doit couvrir son propre point de départ : { $points }.
rules-start-any = La première pièce de chaque couleur doit couvrir un point de départ encore libre : { $points }.
rules-start-free = La première pièce de chaque couleur peut se poser n’importe où sur le plateau.
rules-start-beside = La première pièce de la partie peut se poser n’importe où. La première pièce de chaque autre couleur doit toucher une pièce déjà là.
rules-start-opposite = La première pièce de chaque couleur doit couvrir un point de départ : { $points }. Vos deux couleurs partent à l’opposé l’une de l’autre ; l’autre joueur ne peut donc pas prendre le point de départ à l’opposé de votre première couleur.
rules-start-spaced = La première pièce de chaque couleur doit couvrir un point de départ : { $points }. Un point de départ doit rester libre entre deux couleurs.
rules-start-swap = Le premier joueur pose une pièce de la première couleur, puis une de la seconde, n’importe où sur le plateau. Elles ne doivent pas se recouvrir et doivent avoir des formes différentes. Le second joueur choisit alors une couleur. La première couleur ({ $colour }) joue ensuite, quel que soit le joueur qui l’a.
rules-start-cubes = La première pièce de la partie peut se poser n’importe où sur la base. La première pièce de chaque autre couleur doit aussi se poser sur la base, et partager une face avec une pièce déjà là.

## Tour

rules-turn-flat = Posez une de vos pièces sur des { $shape ->
    [triangle] triangles
   *[square] cases
  } libres du plateau. Vous pouvez la tourner et la retourner. Une fois posée, elle ne bouge plus.
rules-turn-cubes = Posez une de vos pièces. Vous pouvez la tourner dans tous les sens. Une fois posée, elle ne bouge plus.

## Contact

rules-contact-corner = Chaque nouvelle pièce doit toucher au moins une pièce de sa couleur par un coin. Elle ne doit jamais toucher sa propre couleur par un côté.
rules-contact-face = Chaque nouvelle pièce doit toucher une pièce de sa couleur par un côté. Un coin ne suffit pas.
rules-contact-triangles = Un seul point commun suffit : un coin peut aussi toucher le milieu d’un côté d’une autre pièce.
rules-contact-strict = Avec les coins stricts, un coin de votre couleur ne peut toucher qu’un autre coin, jamais le milieu d’un côté. Cela vaut partout où la nouvelle pièce touche sa propre couleur : un seul mauvais contact rend le coup interdit, même si un autre coin touche correctement.
rules-contact-others = Votre pièce peut toucher les autres couleurs de toutes les façons, par les coins ou par les côtés.
rules-contact-cubes = Chaque nouvelle pièce doit partager au moins une face avec une pièce de sa couleur, à côté ou au-dessus. Une arête ou un coin ne suffit pas. Les autres couleurs n’y changent rien.
rules-standing = Dans chaque colonne que la pièce occupe, ses cubes doivent reposer sur la base ou sur des cubes déjà là. Il ne doit pas y avoir de trou sous une pièce, et rien ne doit dépasser au-dessus du vide.
rules-limits = Rien ne doit se trouver hors de la base ni au-dessus de la hauteur limite de sa case.

## Plus d'emplacement, et la fin

rules-blocked-flat = Si vous pouvez poser une pièce, vous devez le faire. Une couleur qui ne peut pas poser de pièce passe son tour. Aucune place ne peut plus s’ouvrir pour elle : elle est éliminée jusqu’à la fin de la partie.
rules-blocked-out = Une couleur qui ne peut pas poser de pièce à son tour est éliminée jusqu’à la fin de la partie.
rules-blocked-skip = Une couleur qui ne peut pas poser de pièce passe seulement ce tour. Les autres peuvent lui rouvrir un emplacement en construisant.
rules-end = La partie prend fin quand aucune couleur ne peut plus poser de pièce.
rules-ties = Si plusieurs ont le meilleur score, ils se partagent la victoire.

## Calcul des points

rules-scoring-advanced = Chaque { $shape ->
    [triangle] triangle
   *[square] carré
  } des pièces qui vous restent coûte 1 point. Si vous posez toutes vos pièces, vous recevez { $all } points, et { $last } de plus si la plus petite était la dernière. Le score le plus élevé gagne.
rules-scoring-basic = Comptez les carrés des pièces qui vous restent. Le joueur qui en a le moins gagne. Il n’y a pas de bonus.
rules-scoring-pieces = Chaque pièce posée rapporte 1 point. Le joueur qui a le plus de points gagne. Il n’y a pas de bonus.
rules-scoring-area = Chaque case couverte rapporte 1 point. Le joueur qui a le plus de points gagne ; à égalité, la partie est nulle. Il n’y a pas de bonus.
rules-scoring-complete = Vous gagnez quand toutes les pièces sont sur le plateau. Sinon, le nombre de pièces posées montre à quel point vous en étiez près.
rules-scoring-seen = Regardez exactement d’en haut : chaque case où votre couleur est au-dessus rapporte 1 point. Chaque pièce qui vous reste coûte 1 point, quelle que soit sa taille. Le joueur qui a le plus de points gagne.
rules-scoring-sum = Le score d’un joueur est la somme de ses deux couleurs.
rules-scoring-team = Le score d’une équipe est la somme de ses deux couleurs.
rules-scoring-shared = La couleur commune ne compte pour personne.

## Exemples

rules-example-finished = Une partie terminée et son score.
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
rules-figure-apart = Ne touche pas sa propre couleur
rules-figure-others = Les autres couleurs peuvent se toucher par les côtés
rules-figure-tip = Un coin touche le milieu d’un côté
rules-figure-face = Partage une face avec sa propre couleur
rules-figure-edge = Ne partage qu’une arête avec sa propre couleur
rules-figure-hole = Il y a un trou en dessous
rules-figure-match = Les deux chiffres du côté sont égaux
rules-figure-mismatch = Les chiffres du côté sont différents
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

rules-option-start = Première pièce
rules-option-scoring = Calcul des points
rules-option-first = Qui commence
rules-option-shared = Couleur commune
rules-option-strict-corners = Coins stricts
rules-option-left-out = Couleur écartée
rules-option-seats = Nombre de joueurs
rules-option-colours-each = Couleurs par joueur
rules-option-blocked = Si vous ne pouvez pas poser de pièce
rules-option-heights = Carte des hauteurs
rules-option-without = Handicap
rules-option-edition = Édition
rules-option-target = Total à atteindre
rules-option-deals = Nombre de manches
rules-option-after-draw = Après avoir pioché
rules-option-time-limit = Temps limité
rules-option-usual = par défaut
rules-option-none = Ce jeu n’a pas d’options.
rules-choice-first = N’importe quel joueur peut commencer. Les autres suivent dans le sens des aiguilles d’une montre.
rules-choice-shared = N’importe laquelle des quatre couleurs peut être la couleur commune. L’ordre des couleurs reste le même : si le bleu est commun, le bleu commence quand même, posé par le joueur qui commence.
rules-choice-left-out = N’importe laquelle des quatre couleurs peut rester dans la boîte.
rules-choice-seats-cubes = De { $fewest } à { $most } joueurs. Avec moins de joueurs, il y a place pour moins de cubes, et les dernières couleurs ne servent pas.
rules-choice-seats = De { $fewest } à { $most } joueurs.
rules-choice-colours-each = Deux joueurs peuvent avoir deux couleurs chacun sur le plateau pour quatre. Seule la meilleure couleur d’un joueur compte.
rules-choice-heights = Toute carte des hauteurs d’au plus { $most } cubes.
rules-choice-without = Des couleurs peuvent jouer sans certaines de leurs pièces, pour que la partie soit équilibrée. Les pièces retirées ne coûtent rien. Si les pièces restantes comptent contre vous, avoir moins de grandes pièces aide. Sinon, avoir moins de pièces rend la partie plus difficile.
rules-choice-target = À la fin d’une manche, les totaux sont comparés au total à atteindre : { $usual } points, ou un autre nombre de { $fewest } à { $most }. Si quelqu’un l’a atteint, la partie est terminée.
rules-choice-deals = Ou jouez une partie de { $fewest } à { $most } manches, quels que soient les totaux.
rules-choice-drawn = Après la pioche, vous ne pouvez poser que la tuile que vous venez de piocher.
rules-choice-any = Après la pioche, vous pouvez poser n’importe quelle tuile de votre main.
rules-choice-time-limit = Chaque tour a un temps limité. Quand il est écoulé, vous piochez jusqu’à ce que votre tour soit fini. Si vous devez encore poser la première tuile, l’une des vôtres est posée pour vous.

## Triominos

rules-tiles-hands = Chaque joueur prend ses tuiles et les garde cachées. Le reste forme la pioche. Vous voyez votre main, la table, tous les scores, et combien de tuiles il reste aux autres et à la pioche.
rules-tiles-begin = Avant chaque manche, chaque joueur pioche une tuile et la montre. Le joueur qui a la plus haute valeur commence ; les joueurs à égalité piochent de nouveau. Puis toutes les tuiles sont mélangées et distribuées. Le premier joueur pose la tuile de son choix et marque sa valeur.
rules-tiles-lay = Posez une tuile. Au moins un côté entier doit se placer contre une tuile de la table, et les deux chiffres de ce côté doivent être égaux. À chaque autre coin qu’elle touche, les chiffres doivent être égaux aussi.
rules-tiles-score = Une tuile rapporte sa valeur. Un pont rapporte { $bridge } points de plus, un hexagone { $one } de plus, deux hexagones avec une tuile { $two } de plus, et trois { $three } de plus.
rules-tiles-bridge = Un pont est une tuile jointe par un seul côté, dont le troisième coin touche une tuile au-delà : les deux places à côté de ce coin sont vides, et au moins une des trois derrière lui ne l’est pas. La sixième tuile autour d’un point ferme un hexagone. Une tuile ne peut pas faire les deux.
rules-tiles-draw = Si vous ne pouvez pas ou ne voulez pas poser de tuile, piochez-en une. Chaque pioche coûte { $cost } points. Vous pouvez poser la tuile aussitôt. Vous pouvez piocher jusqu’à { $most } tuiles par tour. Si vous n’en posez toujours pas, vous perdez { $more } points de plus, { $all } en tout.
rules-tiles-empty = Quand la pioche est vide, vous devez poser une tuile si vous le pouvez. Sinon, vous passez, sans pénalité.
rules-tiles-out = Quand vous posez la dernière tuile de votre main, vous recevez { $out } points et la valeur de toutes les tuiles des autres mains. On finit d’abord le tour de table, pour que tous aient joué le même nombre de fois. Un autre joueur qui n’a plus de tuiles pendant ce tour ne reçoit que les { $out } points.
rules-tiles-blocked = Quand tous les joueurs ont passé l’un après l’autre, la manche est bloquée. La main la plus basse la gagne et marque la valeur de toutes les autres mains, moins la sienne. Les autres ne perdent rien. Si plusieurs mains sont les plus basses à égalité, chacune marque ainsi.
rules-tiles-match = Le joueur qui a le total le plus élevé à la fin de la partie gagne. Les totaux peuvent descendre sous zéro.
rules-tiles-example-sum = Une tuile
rules-tiles-example-bridge = Une tuile qui fait un pont
rules-tiles-example-hexagon = Une tuile qui ferme un hexagone
rules-tiles-example-draws = Trois tuiles piochées, aucune posée
rules-tiles-example-out = La dernière tuile, avec { $hands } dans les autres mains
rules-scoring-standard = Les points comme décrits plus haut.
rules-scoring-children = Pour enfants : { $tile } point par tuile, { $bridge } de plus pour un pont, { $one }, { $two } ou { $three } de plus pour un, deux ou trois hexagones, et { $out } pour le premier qui n’a plus de tuiles. Vous ne perdez jamais de points. Il y a une manche, sauf si vous en choisissez plusieurs ou un total à atteindre.
rules-scoring-no-points = Sans points : le premier joueur qui n’a plus de tuiles gagne. Si la manche est bloquée, le joueur qui a le moins de tuiles gagne.
rules-edition-international = Internationale : comme décrit plus haut, de { $fewest } à { $most } joueurs.
rules-edition-french = Française : de { $fewest } à { $most } joueurs. La manche s’arrête dès que quelqu’un n’a plus de tuiles. Dans une manche bloquée, chacun perd la valeur de sa propre main. Quand la pioche est vide, vous pouvez passer même si vous pourriez poser une tuile. La partie s’arrête dès qu’un joueur arrive au total à atteindre, et ce joueur gagne.
rules-edition-spanish = Espagnole : de { $fewest } à { $most } joueurs, avec moins de tuiles chacun à trois et à quatre.
rules-edition-portuguese = Portugaise : comme l’édition espagnole, mais trois tuiles piochées coûtent { $draws } points en tout.
rules-edition-tournament = Tournoi : personne ne pioche pour savoir qui commence. La plus haute tuile à trois chiffres égaux parmi toutes les mains doit être posée d’abord et rapporte { $triple } de plus, ou { $zero } de plus si elle a trois zéros. Si personne n’a une telle tuile, la tuile de plus haute valeur commence.

## Toutes les leçons

learn-title = Apprendre
learn-lead = Apprenez les règles en jouant quelques coups. Chaque leçon prend environ 2 minutes.
learn-steps = { $count ->
    [one] { $count } étape
    [many] { $count } d’étapes
   *[other] { $count } étapes
  }
learn-begin = Commencer
learn-again = Recommencer
learn-continue = Continuer
learn-finished = Terminée
learn-rules = Règles
learn-tips = Astuces
learn-play = Jouer maintenant
learn-all = Toutes les leçons

## Une leçon

learn-step = Étape { $number } sur { $count }
learn-skip = Passer
learn-back = Retour
learn-show = Me montrer
learn-next = Suivant
learn-done = Bien joué.
learn-colour = Vous jouez maintenant { $colour }.
learn-elsewhere = Ce coup est permis. Pour cette étape, choisissez un des emplacements marqués.
learn-over = Vous connaissez maintenant les règles
learn-over-text = Jouez une partie contre l’ordinateur, ou cherchez les détails dans les règles.
learn-marked = Cases marquées : { $cells }
learn-loading = Chargement…

## Carrés et triangles

learn-start-own = Commencez dans votre coin
learn-start-own-text = Votre première pièce doit couvrir votre point de départ. Choisissez une pièce et posez-la là.
learn-start-any = Choisissez un point de départ
learn-start-any-text = Votre première pièce doit couvrir un point de départ. Choisissez une pièce et posez-la sur un point libre.
learn-corner = Touchez les coins, jamais les côtés
learn-corner-text = Chaque nouvelle pièce doit toucher une de vos pièces par un coin. Posez la pièce suivante.
learn-side = Ne touchez pas vos propres côtés
learn-side-text = Cette pièce touche votre couleur par un côté : elle ne peut pas se poser ici. Déplacez-la ou tournez-la jusqu’à ce que ce soit possible.
learn-others = Vous pouvez toucher les autres couleurs
learn-others-text = Vos pièces peuvent toucher les autres couleurs de toutes les façons. Posez une pièce côte à côte avec une autre couleur.
learn-reach = Vers l’espace libre
learn-reach-text = Il vous faut de la place pour vos pièces. Atteignez une des cases marquées avec une grande pièce.
learn-gap = Passez par un trou
learn-gap-text = Les grandes pièces n’entrent plus partout. Continuez avec une petite.
learn-last = Votre dernière pièce
learn-last-text = Il ne reste presque plus de place. Trouvez où poser une dernière pièce. La partie se termine alors et on compte les points.
learn-pairs = 2 pièces de chaque forme
learn-pairs-text = Vous avez chaque forme en double, et chaque pièce posée rapporte 1 point. Posez la même forme une seconde fois.
learn-turn = Tournez-la
learn-turn-text = Sur les triangles, une pièce tourne en 6 pas. Tournez-la jusqu’à ce qu’elle puisse se poser, puis posez-la.
learn-tip = Un coin peut toucher un côté
learn-tip-text = Avec des triangles, un seul point commun suffit. Posez la pièce pour que son coin touche le milieu d’un côté.
learn-strict = Coins stricts
learn-strict-text = Cette partie se joue avec les coins stricts : un coin ne peut toucher qu’un autre coin. Trouvez un emplacement pour la pièce.

## Départ libre

learn-open-first = Commencez n’importe où
learn-open-first-text = Il n’y a pas de point de départ. Posez une pièce bleue n’importe où.
learn-open-second = À l’autre couleur
learn-open-second-text = Vous posez aussi la première pièce orange, d’une autre forme. Faites-les aussi bonnes l’une que l’autre : l’autre joueur choisira sa couleur.
learn-choose = Quelle couleur prendriez-vous ?
learn-choose-text = Vous êtes maintenant le second joueur. Gardez les couleurs telles quelles, ou échangez-les.

## Cubes

learn-floor = Commencez sur la base
learn-floor-text = La première pièce peut se poser n’importe où sur la base. Choisissez une pièce et posez-la.
learn-join = Rejoignez les autres
learn-join-text = Vous êtes maintenant jaune. Votre première pièce doit se poser sur la base et partager une face avec une pièce déjà là.
learn-face = Face contre face
learn-face-text = Chaque nouvelle pièce doit partager une face avec votre couleur, à côté ou au-dessus. Ici, elle ne touche qu’une arête. Trouvez un autre emplacement.
learn-hole = Pas de trous
learn-hole-text = Les pièces ne peuvent pas flotter. Il y a un trou sous celle-ci : posez-la là où chaque cube repose sur quelque chose.
learn-cover = Restez au-dessus
learn-cover-text = Seul compte ce qui se voit d’en haut. Couvrez une case de l’autre couleur.

## Tuiles à chiffres

learn-tile-first = La première tuile
learn-tile-first-text = Commencez par la tuile de votre choix. Elle rapporte la somme de ses chiffres : une tuile élevée est un bon début.
learn-tile-match = Faites correspondre 2 chiffres
learn-tile-match-text = Posez une tuile contre un côté. Les deux chiffres de ce côté doivent être les mêmes sur les deux tuiles.
learn-tile-hexagon = Fermez un hexagone
learn-tile-hexagon-text = Il y a 5 tuiles autour d’un point. Posez la sixième pour 50 points de plus.
learn-tile-bridge = Faites un pont
learn-tile-bridge-text = Joignez une tuile par un seul côté pour que sa pointe touche une autre tuile. Un pont rapporte 40 points de plus.
learn-tile-draw = Piochez quand rien ne convient
learn-tile-draw-text = Aucune de vos tuiles ne peut se poser. Piochez-en une : chaque pioche coûte 5 points.
learn-tile-out = Votre dernière tuile
learn-tile-out-text = Posez votre dernière tuile. Si vous êtes le premier à n’en plus avoir, vous recevez 25 points et la valeur de toutes les autres mains.

## Astuces à côté du plateau

tip-label = Astuce
tip-dismiss = Masquer cette astuce

## Pourquoi un indice est bon

hint-reason-only-move = C’est le seul coup.
hint-reason-nothing-to-lay = Aucune de vos tuiles ne peut se poser.
hint-reason-swap = Cette couleur est mieux placée.
hint-reason-keep = Votre couleur est mieux placée.
hint-reason-calculated = En calculant plus loin, c’est le meilleur coup.
hint-reason-blocks = Il prend { $number ->
    [one] un coin
    [many] { $number } de coins
   *[other] { $number } coins
  } aux autres.
hint-reason-opens-corners = Il ouvre { $number ->
    [one] un nouveau coin
    [many] { $number } de nouveaux coins
   *[other] { $number } nouveaux coins
  }.
hint-reason-large-piece = Il pose une grande pièce tant qu’il y a de la place.
hint-reason-contests = Il prend de la place que les autres veulent.
hint-reason-towards-middle = Il mène vers le milieu.
hint-reason-covers = Il couvre { $number ->
    [one] une case
    [many] { $number } de cases
   *[other] { $number } cases
  } des autres.
hint-reason-shows = Il montre votre couleur sur { $number ->
    [one] une case
    [many] { $number } de cases
   *[other] { $number } cases
  } de plus.
hint-reason-shuts = Il ferme { $number ->
    [one] { $number } coin d’où un adversaire pouvait continuer
    [many] { $number } de coins d’où des adversaires pouvaient continuer
   *[other] { $number } coins d’où des adversaires pouvaient continuer
  } : { $cells }.
hint-reason-gave-up = Le coup joué a renoncé à { $number ->
    [one] { $number } coin d’où continuer
    [many] { $number } de coins d’où continuer
   *[other] { $number } coins d’où continuer
  } : { $cells }.
hint-reason-own-reach = Il garde { $number ->
    [one] { $number } case
    [many] { $number } de cases
   *[other] { $number } cases
  } à portée. Le coup joué en laissait { $than }.
hint-reason-rival-reach = Après lui, les adversaires ont { $number ->
    [one] { $number } case
    [many] { $number } de cases
   *[other] { $number } cases
  } à leur portée. Après le coup joué, ils en avaient { $than }.
hint-reason-opens-more = Il ouvre { $number ->
    [one] { $number } nouveau coin
    [many] { $number } de nouveaux coins
   *[other] { $number } nouveaux coins
  }. Le coup joué en ouvrait { $than }.
hint-reason-covers-more = Il couvre { $number ->
    [one] { $number } case
    [many] { $number } de cases
   *[other] { $number } cases
  } des autres. Le coup joué en couvrait { $than }.
hint-reason-shows-more = Il montre sa couleur sur { $number ->
    [one] { $number } case
    [many] { $number } de cases
   *[other] { $number } cases
  }. Le coup joué la montrait sur { $than }.
hint-reason-larger-piece = Il pose une pièce plus grande : { $number } au lieu de { $than }.
hint-reason-keeps-going = Il vous garde des possibilités.
hint-reason-tile = La tuile rapporte { $number }.
hint-reason-bridge = Il fait un pont pour { $number } points de plus.
hint-reason-hexagon = Il ferme un hexagone pour { $number } points de plus.
hint-reason-opening-triple = Commencer par trois chiffres égaux rapporte { $number } de plus.
hint-reason-opening-zero = Commencer par trois zéros rapporte { $number } de plus.
hint-reason-out = C’est votre dernière tuile, pour { $number } points de plus.
coach-pick-piece = Choisissez une pièce. Vous pouvez la tourner et la retourner.
coach-pick-tile = Choisissez une tuile. Les pâles ne peuvent pas se poser maintenant.
coach-put-piece = Mettez-la sur le plateau. La teinte montre où elle peut se poser.
coach-put-tile = Mettez-la sur la table. Les marques montrent où elle peut se poser.
coach-place-piece = Coup possible ici. Appuyez sur « Poser » pour jouer.
coach-place-tile = Coup possible ici. Appuyez sur « Poser » pour jouer.

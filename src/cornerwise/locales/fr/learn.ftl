## Toutes les leçons

learn-title = Apprendre
learn-lead = Jouez quelques coups et vous connaissez les règles. Chaque leçon prend deux minutes.
learn-steps = { $count ->
    [one] { $count } étape
    [many] { $count } d’étapes
   *[other] { $count } étapes
  }
learn-begin = Commencer
learn-again = Encore une fois
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
learn-done = C’est cela.
learn-colour = Vous jouez maintenant { $colour }.
learn-elsewhere = Ce serait permis. Pour cette étape, choisissez un des emplacements marqués.
learn-over = Vous connaissez maintenant les règles de ce jeu.
learn-over-text = Jouez une partie contre l’ordinateur, ou cherchez les détails dans les règles.
learn-marked = Cases marquées : { $cells }
learn-loading = Un instant

## Carrés et triangles

learn-start-own = Commencez dans votre coin
learn-start-own-text = Votre première pièce couvre votre point de départ. Prenez une pièce et posez-la là.
learn-start-any = Commencez à un point de départ
learn-start-any-text = Votre première pièce couvre un point de départ. Prenez une pièce et posez-la sur un point libre.
learn-corner = Les coins, jamais les côtés
learn-corner-text = Chaque nouvelle pièce touche une de vos pièces par un coin. Posez la pièce suivante.
learn-side = À l’écart de vos propres côtés
learn-side-text = Cette pièce touche votre couleur par un côté : elle ne peut pas rester ici. Déplacez-la ou tournez-la jusqu’à ce qu’elle aille.
learn-others = Les autres ne gênent pas
learn-others-text = Vous pouvez toucher les autres couleurs comme vous voulez. Posez une pièce côte à côte avec une autre couleur.
learn-reach = Vers l’espace libre
learn-reach-text = L’enjeu, c’est la place. Atteignez une des cases marquées avec une grande pièce.
learn-gap = Se faufiler
learn-gap-text = Les grandes pièces ne vont plus partout. Continuez avec une petite.
learn-last = Le dernier emplacement
learn-last-text = Il ne reste presque plus de place. Trouvez où poser une dernière pièce ; la partie est alors finie et l’on compte ce qui reste.
learn-pairs = Deux de chaque
learn-pairs-text = Vous avez chaque forme en double, et chaque pièce vaut un point. Posez la même forme une seconde fois.
learn-turn = Tournez-la
learn-turn-text = Les triangles tournent en six pas. Tournez la pièce jusqu’à ce qu’elle aille, puis posez-la.
learn-tip = Un coin peut toucher un côté
learn-tip-text = Avec des triangles, un point commun suffit. Posez la pièce pour que son coin touche le milieu d’un côté droit.
learn-strict = Coins stricts
learn-strict-text = Cette table joue avec les coins stricts : un coin ne peut toucher qu’un coin. Trouvez un emplacement pour la pièce.

## Départ libre

learn-open-first = Où vous voulez
learn-open-first-text = Il n’y a pas de point de départ. Posez une pièce bleue n’importe où.
learn-open-second = Une pour l’autre camp
learn-open-second-text = Vous posez aussi la première pièce orange, d’une autre forme. Faites-les aussi bonnes l’une que l’autre : l’autre joueur choisira.
learn-choose = Quelle couleur prendriez-vous ?
learn-choose-text = Vous êtes maintenant le second joueur. Gardez les couleurs telles quelles, ou échangez-les.

## Cubes

learn-floor = Commencez au sol
learn-floor-text = La première pièce se dresse n’importe où au sol. Prenez une pièce et posez-la.
learn-join = Rejoignez les autres
learn-join-text = Vous êtes maintenant jaune. Votre première pièce se pose au sol et partage une face avec une pièce déjà là.
learn-face = Face contre face
learn-face-text = Chaque nouvelle pièce partage une face avec votre couleur, à côté ou au-dessus. Ici, elle ne touche qu’une arête ; trouvez un meilleur emplacement.
learn-hole = Pas de trous
learn-hole-text = Rien ne peut flotter. Il y a un trou sous cette pièce ; posez-la là où chaque cube repose sur quelque chose.
learn-cover = Finir au-dessus
learn-cover-text = Seul compte ce qui se voit d’en haut. Couvrez une case de l’autre couleur.

## Tuiles à chiffres

learn-tile-first = La première tuile
learn-tile-first-text = Commencez par la tuile de votre choix. Elle rapporte la somme de ses chiffres : une tuile élevée est un bon début.
learn-tile-match = Deux chiffres s’accordent
learn-tile-match-text = Posez une tuile contre un côté. Les deux chiffres de ce côté doivent être les mêmes sur les deux tuiles.
learn-tile-hexagon = Fermez un hexagone
learn-tile-hexagon-text = Cinq tuiles entourent un point. Posez la sixième : elle rapporte 50 points de plus.
learn-tile-bridge = Faites un pont
learn-tile-bridge-text = Joignez une tuile par un seul côté pour que sa pointe touche une autre tuile. Un pont rapporte 40 points de plus.
learn-tile-draw = Piochez quand rien ne va
learn-tile-draw-text = Aucune de vos tuiles ne va. Piochez-en une ; cela coûte 5 points.
learn-tile-out = La dernière tuile
learn-tile-out-text = Posez votre dernière tuile. Qui finit sa main reçoit 25 points et la valeur de toutes les autres mains.

## Astuces à côté du plateau

tip-label = Astuce
tip-dismiss = Masquer cette astuce

## Pourquoi un indice est bon

hint-reason-only-move = C’est le seul coup.
hint-reason-nothing-to-lay = Aucune de vos tuiles ne va.
hint-reason-swap = Cette couleur est mieux placée.
hint-reason-keep = Votre couleur est mieux placée.
hint-reason-calculated = C’est ce qui tient le mieux quand la partie se poursuit.
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
hint-reason-large-piece = Il emploie une grande pièce tant qu’il y a de la place.
hint-reason-contests = Il va là où les autres veulent aller.
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
hint-reason-keeps-going = Il vous laisse des voies pour continuer.
hint-reason-tile = La tuile vaut { $number }.
hint-reason-bridge = Il fait un pont pour { $number } points.
hint-reason-hexagon = Il ferme un hexagone pour { $number } points.
hint-reason-opening-triple = Trois chiffres égaux rapportent { $number } de plus.
hint-reason-opening-zero = Trois zéros rapportent { $number } de plus.
hint-reason-out = C’est votre dernière tuile, pour { $number } points.

## Jeux de pose

tip-spread = Allez vers le milieu et étendez-vous dans toutes les directions. Près de votre point de départ, il n’y a de la place que pour quelques pièces.
tip-large-first = Posez vos grandes pièces tôt. Elles ont moins de place à chaque tour.
tip-corners = Gardez plusieurs coins ouverts. S’il ne vous en reste qu’un, une seule pièce peut vous bloquer pour le reste de la partie.
tip-escape = Gardez une sortie de chaque côté de votre zone.
tip-shapes = Chaque forme a son usage : les longues portent loin, les coudées se faufilent, et les petites se posent partout à la fin.
tip-their-pieces = Regardez quelles pièces restent aux autres. Si aucune n’entre dans un trou, vous pouvez le garder pour plus tard.
tip-deny-bonus = Poser toutes ses pièces rapporte jusqu’à { $bonus } points de bonus. Bloquer le dernier emplacement de quelqu’un peut valoir plus qu’une pièce à vous.
tip-single-last = Gardez votre plus petite pièce. Si c’est la toute dernière que vous posez, vous recevez { $bonus } points de plus.
tip-two-colours = Faites s’entraider vos deux couleurs : l’une ouvre un passage, l’autre le referme derrière vous.

## Polyomino, cubes

tip-even-opening = Si vous commencez, posez deux pièces aussi bonnes l’une que l’autre. L’autre joueur choisit la meilleure.
tip-stay-on-top = Seul compte ce qui se voit d’en haut. Construisez là où personne ne peut vous couvrir : juste sous la hauteur limite, et tard dans la partie.

## Triominos

tip-high-tiles = Posez tôt les tuiles élevées. Elles rapportent plus, et ce qui reste dans votre main compte pour le premier qui n’a plus de tuiles.
tip-bridge = Cherchez les ponts : un pont rapporte { $points } points en plus de la tuile elle-même.
tip-hexagon = Quand 5 tuiles entourent un point, la sixième rapporte { $points } points de plus. Ne laissez pas un tel trou aux autres.
tip-plan-ahead = Chaque tuile est unique. Posez une tuile que vous pourrez prolonger vous-même au tour suivant.
tip-draw-less = Chaque pioche coûte { $cost } points. Regardez tous les côtés de la table avant de piocher.

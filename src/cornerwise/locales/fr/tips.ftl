## Jeux de pose

tip-spread = Allez vers le milieu et étendez-vous dans toutes les directions. Près de votre point de départ, il n’y a place que pour peu de pièces.
tip-large-first = Posez tôt vos grandes pièces. La place pour elles diminue à chaque tour.
tip-corners = Gardez plusieurs coins libres. S’il ne vous reste qu’une voie, une seule pièce adverse peut arrêter votre jeu.
tip-escape = Gardez une sortie de chaque côté de votre zone.
tip-shapes = Chaque forme a son usage : les longues portent loin, les coudées se faufilent, les petites vous sauvent à la fin.
tip-their-pieces = Regardez les pièces qui restent aux autres. Un vide où aucune ne va est à vous pour plus tard.
tip-deny-bonus = Qui pose tout gagne jusqu’à { $bonus } points. Bloquer le dernier emplacement peut valoir plus qu’une pièce à vous.
tip-single-last = Gardez la plus petite pièce. Si vous la posez en tout dernier, elle rapporte { $bonus } points de plus.
tip-two-colours = Faites s’entraider vos deux couleurs : l’une ouvre une voie, l’autre la referme derrière elle.

## Polyomino, cubes

tip-even-opening = Si vous commencez, posez deux pièces de même valeur. L’autre joueur prend la meilleure.
tip-stay-on-top = Seul compte ce qui se voit d’en haut. Construisez là où personne ne peut vous couvrir : près de la hauteur limite, et tard.

## Triominos

tip-high-tiles = Posez tôt les tuiles élevées. Elles rapportent plus et, dans votre main, elles profitent à qui finit.
tip-bridge = Cherchez les ponts : chacun rapporte { $points } points de plus que la tuile seule.
tip-hexagon = Là où cinq tuiles entourent un point, la sixième rapporte { $points } points de plus. Ne laissez pas un tel vide aux autres.
tip-plan-ahead = Chaque tuile est unique. Posez-en une que vous pourrez prolonger vous-même au tour suivant.
tip-draw-less = Chaque pioche coûte { $cost } points. Regardez tous les côtés de la table avant de piocher.

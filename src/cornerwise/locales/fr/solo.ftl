## Les jeux en solo

solo-title = Jeux en solo
solo-lead = Des jeux pour une personne : posez les quatre couleurs jusqu’à la dernière pièce. Vous pouvez vous arrêter et reprendre quand vous voulez.
solo-about-classic-solo = 84 pièces sur 20 × 20 cases. Les pièces d’une même couleur ne peuvent se toucher que par les coins. Saurez-vous toutes les poser ?
solo-about-trigon-solo = 88 pièces sur un hexagone de triangles. Les pièces d’une même couleur ne peuvent se toucher que par les coins. Saurez-vous toutes les poser ?
solo-begin = Commencer
solo-continue = Continuer
solo-look = Voir
solo-best = Votre record : { $best }
solo-progress = Avancement
solo-placed = { $placed } pièces sur { $total }
solo-of = { $placed } sur { $total }
solo-left = { $left ->
    [one] reste { $left }
    [many] restent { $left }
   *[other] restent { $left }
  }
solo-prospect-yes = Une solution est encore possible
solo-prospect-no = Plus aucune solution n’est possible
solo-prospect-unknown = On ne sait pas encore s’il y a une solution
solo-searching = Recherche d’une solution…
solo-complete = Les { $total } pièces sont posées
solo-complete-text = Vous avez résolu le casse-tête.
solo-stuck = Plus aucune pièce ne peut se poser
solo-stuck-text = Annulez quelques coups, ou recommencez.
solo-undo = Annuler
solo-hint = Montrer un indice
solo-hint-way = Ce coup fait partie d’une solution.
solo-restart = Recommencer
solo-restart-sure = Retirer toutes les pièces et recommencer ?
solo-again = Recommencer

## Motifs

design-lead = Créez des images avec toutes les pièces et couleurs. Il n’y a pas de règles. Enregistrez vos créations et partagez-les.
design-mine = Vos créations
design-new = Nouvelle création
design-untitled = Sans titre
design-name = Nom
design-board-classic = 20 × 20 cases, 21 pièces
design-board-duo = 14 × 14 cases, 21 pièces
design-board-polyomino-8 = 8 × 8 cases, 9 pièces
design-board-polyomino-12 = 12 × 12 cases, 9 pièces
design-board-polyomino-hexa = 20 × 20 cases, 56 pièces
design-board-trigon = Grand hexagone, 22 pièces
design-board-trigon-3 = Petit hexagone, 22 pièces
design-pieces = { $count ->
    [0] Aucune pièce pour l’instant
    [one] { $count } pièce
    [many] { $count } de pièces
   *[other] { $count } pièces
  }
design-colour = Couleur
design-first = Choisissez une couleur et prenez une pièce.
design-put = Posez-la sur le plateau.
design-how = Prenez une pièce en haut, aussi souvent que vous voulez. Choisissez-en une sur le plateau pour la déplacer, la tourner, changer sa couleur ou la retirer.
design-lifted = Déplacez-la, choisissez une autre couleur ou retirez-la.
design-taken = Il y a une autre pièce ici
design-remove = Retirer cette pièce
design-clear = Vider le plateau
design-forget = Supprimer cette création
design-forget-sure = Supprimer définitivement ?
design-keep = Garder
design-share = Partager
design-link = Lien
design-link-about = Le lien contient toute la création. Toute personne qui l’ouvre peut continuer sur une copie.
design-copy = Copier le lien
design-send = Envoyer
design-files-about = Ou téléchargez un fichier :
design-file-png = Image (PNG)
design-file-svg = Dessin (SVG)
design-file-json = Données (JSON)
design-damaged = Cette création ne peut pas être ouverte
design-damaged-text = Le lien est peut-être incomplet, ou la création a été supprimée dans ce navigateur.

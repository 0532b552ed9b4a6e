## Les jeux en solo

solo-title = Casse-tête
solo-lead = Des jeux pour une personne : posez les quatre couleurs sans qu’il reste une pièce. Là où vous vous arrêtez, vous pouvez reprendre.
solo-about-classic-solo = 84 pièces sur 20 cases sur 20. Chaque couleur ne se touche que par les coins, et à la fin il ne reste rien.
solo-about-trigon-solo = 88 pièces sur un hexagone de triangles. Chaque couleur ne se touche que par les coins, et à la fin il ne reste rien.
solo-begin = Commencer
solo-continue = Continuer
solo-look = Regarder
solo-best = Votre record : { $best }
solo-progress = Avancement
solo-placed = { $placed } pièces sur { $total }
solo-of = { $placed } sur { $total }
solo-left = { $left ->
    [one] reste { $left }
    [many] restent { $left }
   *[other] restent { $left }
  }
solo-prospect-yes = On peut encore tout poser
solo-prospect-no = On ne peut plus tout poser
solo-prospect-unknown = On ne sait pas encore si tout peut être posé
solo-searching = Recherche d’un chemin jusqu’à la fin
solo-complete = Les { $total } pièces sont posées
solo-complete-text = Il ne reste rien. Le casse-tête est résolu.
solo-stuck = Plus aucune pièce ne va
solo-stuck-text = Reprenez quelques coups, ou recommencez.
solo-undo = Annuler
solo-hint = Indice
solo-hint-way = Ce coup fait partie d’un chemin jusqu’à la fin.
solo-restart = Recommencer
solo-restart-sure = Retirer toutes les pièces du plateau ?
solo-again = Recommencer

## Motifs

design-lead = Composez des images avec toutes les pièces et couleurs, sans règles. Gardez-les et partagez-les.

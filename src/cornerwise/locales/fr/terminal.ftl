### La partie dans le terminal

## Touches

terminal-key-tab = Tab
terminal-key-enter = Entrée
terminal-key-escape = Échap
terminal-key-arrows = ←↑↓→
terminal-key-shift = Maj+{ $key }
terminal-key-characters = lettres, chiffres

## Ce que font les touches, en une ligne

terminal-do-piece = { $key } pièce
terminal-do-tile = { $key } tuile
terminal-do-move = { $key } bouge
terminal-do-turn = { $key } tourne
terminal-do-flip = { $key } miroir
terminal-do-place = { $key } lieu
terminal-do-lay = { $key } pose
terminal-do-draw = { $key } pioche
terminal-do-pass = { $key } passe
terminal-do-keep = { $key } garde
terminal-do-swap = { $key } échange
terminal-do-hint = { $key } indice
terminal-do-undo = { $key } annule
terminal-do-save = { $key } enregistre
terminal-do-marks = { $key } signes
terminal-do-lines = { $key } lignes
terminal-do-look = { $key } parcourt
terminal-do-look-at-board = { $key } montre le plateau
terminal-do-show-hand = { $key } montre la main
terminal-do-new-game = { $key } nouvelle partie
terminal-do-deal = { $key } manche suivante
terminal-do-quit = { $key } quitte
terminal-do-help = { $key } aide
terminal-do-save-and-leave = { $key } enregistre et quitte
terminal-do-leave = { $key } quitte
terminal-do-stay = { $key } reste
terminal-do-back = { $key } retour
terminal-do-close = { $key } ferme
terminal-do-choose = { $key } choisit
terminal-do-change = { $key } change
terminal-do-go-on = { $key } continue
terminal-do-open = { $key } ouvre
terminal-do-open-saved = { $key } ouvre une partie enregistrée
terminal-do-language = { $key } langue : { $language }
terminal-quit-key = { $key } quitte Cornerwise.

## Ce que font les touches, dans l’aide

terminal-help-pick-piece = choisir la pièce qui porte cette touche
terminal-help-next-piece = choisir la pièce suivante ou précédente qui convient
terminal-help-turn = la tourner à droite ou à gauche
terminal-help-flip = la retourner, ou basculer une pièce de cubes
terminal-help-place = aller à l’emplacement suivant ou précédent où elle convient
terminal-help-lay = la poser, si elle convient
terminal-help-hint = montrer un indice ; encore une fois pour le jouer
terminal-help-answer = garder ou échanger, quand l’ouverture le demande
terminal-help-undo = annuler votre dernier coup, même quand d’autres réfléchissent
terminal-help-save = enregistrer la partie
terminal-help-marks = des signes pour distinguer les couleurs sans les voir
terminal-help-leave = quitter
terminal-help-pick-tile = choisir la tuile qui porte cette touche dans votre main
terminal-help-next-tile = choisir la tuile suivante ou précédente qui convient
terminal-help-step = aller à l’emplacement suivant où elle convient, ou parcourir la table
terminal-help-turn-tile = la tourner, si elle convient ainsi
terminal-help-lay-tile = la poser
terminal-help-draw = piocher une tuile
terminal-help-pass = passer, quand les règles le permettent
terminal-help-undo-tile = annuler votre dernier coup, mais pas une pioche
terminal-help-lines = des lignes entre les tuiles, pour les distinguer sans couleurs
terminal-help-board = Plateaux plats : une pièce doit toucher votre couleur par un coin et jamais par un côté ; la première couvre un point de départ (). Cubes, étage par étage : elle doit partager une face avec votre couleur et ne laisser aucun trou dessous.
terminal-help-board-notes = Une pièce pleine convient ; une pièce hachurée ne convient pas, et une ligne dit pourquoi. Les cases teintées sont celles qu’elle pourrait couvrir ; des points marquent les dernières pièces posées. Les pièces grises ne peuvent se poser nulle part maintenant ; les cases mates ont des cubes au-dessus d’elles. Vues d’en haut, les cases montrent leur hauteur ou leur limite.
terminal-help-tiles = Une tuile doit se poser par un côté entier contre une autre, et les chiffres qui se touchent à un coin doivent être égaux. Elle rapporte leur somme en points. Un pont, qui rejoint des tuiles par-dessus un vide, et un hexagone, la sixième tuile autour d’un point, rapportent un supplément. Si vous ne pouvez ou ne voulez pas poser, piochez jusqu’à trois tuiles.
terminal-help-tiles-notes = Votre tuile n’est montrée que là où elle convient ; des points marquent ses autres emplacements, une étoile la dernière tuile posée. Les tuiles grises ne peuvent se poser nulle part maintenant.

## Préparer une partie

terminal-person = Quelqu’un à ce clavier
terminal-greedy = L’ordinateur, glouton
terminal-random = L’ordinateur, au hasard
terminal-seat-keys = Pour chaque place : H quelqu’un ici, 1 à 9 niveau de l’ordinateur, G glouton, R hasard
terminal-no-saved-game = Aucune partie enregistrée dans ce dossier. Pour en ouvrir une d’ailleurs : { $command }
terminal-open = Continuer une partie enregistrée
terminal-nobody = { $name } ne peut pas jouer (au choix : { $known })

## Qui est assis là

terminal-level = Niveau { $level }
terminal-is-greedy = Glouton
terminal-is-random = Hasard
terminal-shared = Commune
terminal-seat = { $name } ({ $note })
terminal-column-left = reste
terminal-column-points = points
terminal-column-tiles = tuiles
terminal-column-deal = manche
terminal-column-total = total
terminal-rests = passe son tour

## À qui le tour

terminal-your-turn = À vous de jouer : { $colour }
terminal-keep-or-swap = Garder ou échanger ?
terminal-chooses = { $name } choisit
terminal-answer = K : garder, et jouer { $first }. W : échanger, et jouer { $second }. { $first } joue ensuite.
terminal-over = Partie terminée. { $result }.
terminal-match-over = Partie terminée. { $result }.
terminal-deal-yours = Manche { $deal } : à vous de jouer
terminal-deal-turn = Manche { $deal } : { $name } joue
terminal-deal-over = La manche { $deal } est terminée
terminal-thinking = { $name } réfléchit… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Passez le clavier à { $name }. Entrée montre la main.

## La pièce ou la tuile tenue

terminal-fits = { $piece } convient ici : { $cells }.
terminal-lay-it = Entrée la pose. Emplacement { $number } sur { $count }.
terminal-misfit = { $piece } ne peut pas se poser ici.
terminal-places =
    { $count ->
        [0] Elle ne peut se poser nulle part maintenant.
        [one] N montre son emplacement.
        [many] N montre ses { $count } d’emplacements.
       *[other] N montre ses { $count } emplacements.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile } : { $what }.
terminal-you-drew = Vous avez pioché { $tile }.
terminal-stuck-draw =
    { $cost ->
        [0] Rien ne convient : D pioche une tuile (M6).
       *[other] Rien ne convient : D pioche une tuile et coûte { $cost } (M6).
    }
terminal-stuck-empty = Aucune tuile ne peut se poser et la pioche est vide : P passe (M7).
terminal-stuck-end =
    { $cost ->
        [0] Rien ne convient : P termine votre tour (M6).
       *[other] Rien ne convient : P termine votre tour et coûte { $cost } de plus (M6).
    }
terminal-draw-anyway = { $cost ->
    [0] Vous pourriez poser une tuile. D encore en pioche une (M6).
   *[other] Vous pourriez poser une tuile. D encore en pioche une et coûte { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } ne peut se poser nulle part maintenant (M4).
terminal-one-way = Elle ne peut pas se poser autrement.
terminal-too-small = Ce plateau défile ; pour le voir en entier, utilisez une fenêtre de { $width } × { $height }.

## Ce qui s’est passé

terminal-about = { $game } : { $about }.
terminal-laid = { $colour } a posé { $piece }.
terminal-laid-at = { $colour } a posé { $piece } en { $cells }.
terminal-kept = { $name } a gardé et joue maintenant { $colours }.
terminal-kept-you = Vous avez gardé et jouez maintenant { $colours }.
terminal-swapped = { $name } a échangé et joue maintenant { $colours }.
terminal-swapped-you = Vous avez échangé et jouez maintenant { $colours }.
terminal-passed = { $name } a passé.
terminal-passed-you = Vous avez passé.
terminal-late = { $name } n’a plus de temps.
terminal-late-you = Votre temps est écoulé.
terminal-cannot-place =
    { $count ->
        [one] { $colours } ne peut pas poser de pièce et passe son tour.
        [many] { $colours } ne peuvent pas poser de pièce et passent leur tour.
       *[other] { $colours } ne peuvent pas poser de pièce et passent leur tour.
    }
terminal-drew =
    { $name } a pioché { $count ->
        [one] { $count } tuile
        [many] { $count } de tuiles
       *[other] { $count } tuiles
    }.
terminal-drew-you =
    Vous avez pioché { $count ->
        [one] { $count } tuile
        [many] { $count } de tuiles
       *[other] { $count } tuiles
    }.
terminal-laid-tile = { $points ->
    [0] { $name } a posé { $tile }.
   *[other] { $name } a posé { $tile } pour { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Vous avez posé { $tile }.
   *[other] Vous avez posé { $tile } pour { $points }.
  }
terminal-made-bridge = Elle fait un pont.
terminal-made-hexagons =
    { $count ->
        [one] Elle ferme un hexagone.
        [many] Elle ferme { $count } d’hexagones.
       *[other] Elle ferme { $count } hexagones.
    }
terminal-went-out = { $name } n’a plus de tuiles.
terminal-went-out-you = Vous n’avez plus de tuiles.
terminal-tiles-lie =
    { $count ->
        [one] { $game } : { $count } tuile sur la table.
        [many] { $game } : { $count } de tuiles sur la table.
       *[other] { $game } : { $count } tuiles sur la table.
    }
terminal-begins = { $name } commence.
terminal-begins-you = Vous commencez.
terminal-best-first = La meilleure tuile se pose d’abord (M13).
terminal-any-tile = Posez n’importe quelle tuile (M3).
terminal-lots = Tirage pour savoir qui commence (M3) : { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = La manche { $deal } est bloquée : tout le monde a passé (M9).
terminal-deal-out = Manche { $deal }, plus de tuiles : { $names } (M8).
terminal-deal-out-you = Manche { $deal } : vous n’avez plus de tuiles (M8).
terminal-scored = Vous avez marqué { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
terminal-taken-back =
    { $count ->
        [one] { $count } coup annulé.
        [many] { $count } de coups annulés.
       *[other] { $count } coups annulés.
    }
terminal-undo-none = Vous n’avez aucun coup à annuler
terminal-undo-none-in-deal = Vous n’avez aucun coup à annuler dans cette manche
terminal-undo-deal-over = La manche est terminée, rien ne peut donc être annulé
terminal-undo-draw = Une tuile a été piochée depuis, et une pioche ne peut pas être annulée
terminal-undo-late = Votre temps s’est écoulé pendant ce tour, il ne peut donc pas être annulé

## Indices

terminal-looking = Recherche d’un bon coup… { $time }  H montre le meilleur jusqu’ici, Échap arrête.
terminal-hint = Indice : posez { $piece } à l’endroit marqué.
terminal-hint-word = Indice : { $move }.
terminal-hint-take = H la prend.
terminal-ahead = { $points ->
    [one] { $share } de chances de gagner, environ { $points } point d’avance.
    [many] { $share } de chances de gagner, environ { $points } de points d’avance.
   *[other] { $share } de chances de gagner, environ { $points } points d’avance.
  }
terminal-behind = { $points ->
    [one] { $share } de chances de gagner, environ { $points } point de retard.
    [many] { $share } de chances de gagner, environ { $points } de points de retard.
   *[other] { $share } de chances de gagner, environ { $points } points de retard.
  }
terminal-level-so-far = { $share } de chances de gagner, à peu près à égalité.

## Enregistrer et quitter

terminal-unsaved = La partie n’est pas enregistrée.
terminal-save-as = Enregistrer la partie sous
terminal-replace = Ce fichier existe déjà. Appuyez encore sur Entrée pour le remplacer.
terminal-saved = Partie enregistrée. Pour la continuer : { $command }
terminal-not-saved = Pas enregistré, { $file } : { $error }.

## À qui le tour, et que faire

status-loading = Chargement…
status-waiting = En attente de joueurs
status-waiting-text = La partie commence quand toutes les places sont prises.
status-paused = En pause
status-paused-text = Les horloges sont arrêtées.
status-over = Partie terminée
status-your-turn = À vous de jouer
status-turn-of = À { $name } de jouer
status-watching = Vous regardez.
opening-both = Posez la première pièce des deux couleurs. L’autre joueur choisit ensuite l’une d’elles.
opening-choose = Choisissez votre couleur. Au tour suivant : { $colour }.
opening-take = Jouer { $colour }
handover-title = Passez l’écran à { $name }
handover-show = Montrer mes tuiles
status-viewing = { $ply ->
    [0] au début
    [one] après { $ply } coup
    [many] après { $ply } de coups
   *[other] après { $ply } coups
  }
status-sending = envoi…
status-planned = Votre prochain coup est prévu.
status-can-plan = Choisissez une pièce pour prévoir votre prochain coup.
status-plan-hint = Posez-la là où vous voulez jouer ensuite.
status-places = { $places ->
    [one] { $places } coup est possible
    [many] { $places } de coups sont possibles
   *[other] { $places } coups sont possibles
  }
status-fits = { $places ->
    [0] Elle ne peut se poser nulle part pour l’instant
    [one] Elle peut se poser à { $places } endroit
    [many] Elle peut se poser à { $places } d’endroits
   *[other] Elle peut se poser à { $places } endroits
  }
status-it-fits = Elle peut se poser ici
status-does-not-fit = Elle ne peut pas se poser ici
status-lost = Reconnexion…
status-lost-text = Votre partie est conservée. Les horloges sont en pause.
plan-fails = Le coup prévu n’est plus possible. Choisissez-en un autre.
notice-your-turn = À vous de jouer
said-out = { $colour } ne peut plus poser de pièces.
said-out-you = Vous ne pouvez plus poser de pièces.
said-bridge = { $name } : pont, +{ $points }
said-hexagon = { $name } : { $count ->
    [one] hexagone
    [many] { $count } d’hexagones
   *[other] { $count } hexagones
  }, +{ $points }

## Places

seat-open = Place libre
seat-computer = Ordinateur, niveau { $level }
seat-engine = Ordinateur
seat-level = niveau { $level }
seat-number = Joueur { $number }
seat-guest = Invité
seat-me = Vous
seat-you = { $name } (vous)
seat-replaced = l’ordinateur joue pour { $name }
seat-gone = a quitté la table
seat-chooses = choisit une couleur
seat-out = ne joue plus
seat-cells = reste : { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } pièce
    [many] { $pieces } de pièces
   *[other] { $pieces } pièces
  }, { $cells ->
    [one] { $cells } case à poser
    [many] { $cells } de cases à poser
   *[other] { $cells } cases à poser
  }
seat-tiles = { $tiles ->
    [one] { $tiles } tuile
    [many] { $tiles } de tuiles
   *[other] { $tiles } tuiles
  }
seat-points = { $points ->
    [one] { NUMBER($points) } point
    [many] { NUMBER($points) } de points
   *[other] { NUMBER($points) } points
  }
seat-reach = peut atteindre { $cells ->
    [one] { $cells } case libre
    [many] { $cells } de cases libres
   *[other] { $cells } cases libres
  }
seat-corners-reach = { $corners ->
    [one] { $corners } coin ouvert
    [many] { $corners } de coins ouverts
   *[other] { $corners } coins ouverts
  }, à portée de { $cells ->
    [one] { $cells } case libre
    [many] { $cells } de cases libres
   *[other] { $cells } cases libres
  }
dropped-resigned = a abandonné
dropped-time = n’a plus de temps
dropped-left = a quitté la partie

## Couleurs

colour-blue = Bleu
colour-yellow = Jaune
colour-red = Rouge
colour-green = Vert
colour-purple = Violet
colour-orange = Orange
# Couleurs dans une phrase
ink-blue = bleu
ink-yellow = jaune
ink-red = rouge
ink-green = vert
ink-purple = violet
ink-orange = orange

## Le plateau

board-label = Plateau de { $game }
cell-free = { $cell }, libre
cell-corner = { $cell }, libre, un de vos coins
cell-start = { $cell }, point de départ
cell-start-of = { $cell }, { $colour } commence ici
cell-taken = { $cell }, { $colour }, pièce { $piece }

## Les pièces et ce qu'on en fait

tray-label = Pièces
tray-piece = Pièce { $piece }, { $cells ->
    [one] { $cells } case
    [many] { $cells } de cases
   *[other] { $cells } cases
  }, { $places ->
    [0] aucun emplacement
    [one] { $places } emplacement
    [many] { $places } d’emplacements
   *[other] { $places } emplacements
  }, touche { $key }
tray-piece-waiting = Pièce { $piece }, { $cells ->
    [one] { $cells } case
    [many] { $cells } de cases
   *[other] { $cells } cases
  }, touche { $key }
piece-cells = Pièce { $piece }, { $cells ->
    [one] { $cells } case
    [many] { $cells } de cases
   *[other] { $cells } cases
  }
actions-label = Pièce choisie
action-turn = Tourner
action-flip = Retourner
action-next = Suivant
action-next-of = { $number } sur { $count }
action-drop = Remettre
action-place = Poser
action-plan = Prévoir
action-sending = Envoi…
nudge-label = Déplacer la pièce
nudge-up = Vers le haut
nudge-down = Vers le bas
nudge-left = Vers la gauche
nudge-right = Vers la droite
nudge-up-left = Vers le haut à gauche
nudge-up-right = Vers le haut à droite
nudge-down-left = Vers le bas à gauche
nudge-down-right = Vers le bas à droite
word-keep = Garder ma couleur
word-swap = Échanger les couleurs
word-draw = Piocher une tuile
word-pass = Passer
type-title = Saisir un coup
type-what-tile = Tuile, et sa place s’il y en a plusieurs
type-what = Pièce et { $shape ->
        [triangle] triangle, ou tous les triangles, qu’elle couvre
        [cube] cube, ou tous les cubes, qu’elle couvre
       *[square] case, ou toutes les cases, qu’elle couvre
    }
type-several = { $count ->
    [one] { $count } coup correspond. Choisissez-le ci-dessous.
    [many] { $count } de coups correspondent. Choisissez-en un.
   *[other] { $count } coups correspondent. Choisissez-en un.
  }
type-illegal = { $piece } en { $cell } : { $reason }
type-all = { $count ->
    [one] Le seul coup permis
    [many] Les { $count } de coups permis
   *[other] Les { $count } coups permis
  }
type-piece = Pièce { $piece }, { $count ->
    [one] { $count } emplacement
    [many] { $count } d’emplacements
   *[other] { $count } emplacements
  }
said-lays = { $name } a posé { $piece } en { $cell }.
said-lays-you = Vous avez posé { $piece } en { $cell }.
said-lays-colour = { $name } a posé { $piece } en { $cell }, { $colour }.
said-lays-colour-you = Vous avez posé { $piece } en { $cell }, { $colour }.
said-lays-tile = { $name } a posé la tuile { $tile }.
said-lays-tile-you = Vous avez posé la tuile { $tile }.
said-word = { $name } : { $word }.
said-points = { $points ->
    [one] { $points } point.
    [many] { $points } de points.
   *[other] { $points } points.
  }
said-opened = { $count ->
    [one] { $count } nouveau coin ouvert : { $cells }.
    [many] { $count } de nouveaux coins ouverts : { $cells }.
   *[other] { $count } nouveaux coins ouverts : { $cells }.
  }
said-opened-many = { $count ->
    [one] { $count } nouveau coin ouvert, comme { $cells }.
    [many] { $count } de nouveaux coins ouverts, comme { $cells }.
   *[other] { $count } nouveaux coins ouverts, comme { $cells }.
  }
said-opened-none = Aucun nouveau coin ouvert.
said-undone = Le dernier coup a été annulé.

## Horloges et ce qui est convenu

clock-hours = h
clock-days = j
plan-players = { $count ->
    [one] { $count } joueur
    [many] { $count } de joueurs
   *[other] { $count } joueurs
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s par coup
plan-clock-days = { $days ->
    [one] { $days } jour par coup
    [many] { $days } de jours par coup
   *[other] { $days } jours par coup
  }
plan-rated = classée
plan-family = partie familiale

## Coups, indices, tchat

tab-moves = Coups
tab-hints = Indices
tab-chat = Tchat
moves-label = Les coups joués
moves-none = Aucun coup pour l’instant.
moves-steps = Parcourir la partie
moves-first = Premier coup
moves-back = Coup précédent
moves-on = Coup suivant
moves-last = Dernier coup
hint-ask = Me montrer un coup
hint-thinking = Réflexion…
hint-move = Essayez ce coup :
chat-label = Tchat
chat-empty = Aucun message pour l’instant.
chat-is-off = Le tchat est désactivé à cette table.
chat-write = Écrire un message
chat-send = Envoyer
chat-mute = Masquer
chat-muted = Vous ne verrez plus les messages de ce joueur.
chat-report = Signaler
chat-reported = Signalé. Les responsables de ce serveur vont regarder.
chat-news = { $count ->
    [one] { $count } nouveau message
    [many] { $count } de nouveaux messages
   *[other] { $count } nouveaux messages
  }
phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-have-fun = Bon jeu
phrase-your-turn = C’est à vous
phrase-one-moment = Un instant
phrase-nice-move = Joli coup
phrase-oops = Oups
phrase-well-played = Bien joué
phrase-thanks = Merci
phrase-good-game = Belle partie
phrase-again = On rejoue ?
phrase-goodbye = Au revoir

## Le menu

menu-title = Menu
menu-undo = Annuler le dernier coup
menu-ask-undo = Demander d’annuler un coup
menu-pause = Mettre en pause
menu-ask-pause = Demander une pause
menu-draw = Proposer la nulle
menu-ask-draw = Proposer la nulle
menu-abort = Arrêter la partie
menu-ask-abort = Demander d’arrêter la partie
menu-resume = Reprendre
menu-stand = Quitter la table
menu-resign = Abandonner
menu-resign-sure = Abandonner cette partie ?
menu-play-on = Continuer à jouer
menu-carry = Continuer sur un autre appareil
menu-keys = Raccourcis clavier
menu-rules = Règles
switch-corners = Montrer les coins ouverts
switch-coordinates = Montrer les coordonnées
switch-patterns = Afficher un motif sur chaque couleur
switch-confirm = Confirmer chaque coup
switch-tips = Montrer les astuces
carry-text = Scannez ce code QR avec votre autre appareil, ou saisissez-y le code. Il sert une seule fois, pendant 5 minutes.
carry-picture = Code QR pour continuer cette partie sur un autre appareil
carry-where = Saisissez le code sur { $address }
keys-title = Raccourcis clavier
keys-piece = choisir une pièce
keys-move = la déplacer
keys-turn = la tourner
keys-flip = la retourner
keys-next = passer à l’emplacement suivant possible
keys-place = la poser
keys-back = revenir d’un pas
keys-type = saisir un coup
keys-zen = afficher seulement le plateau et les pièces
keys-help = afficher cette liste

## Demandes et réponses

proposal-undo = { $name } veut annuler un coup.
proposal-pause = { $name } demande une pause.
proposal-draw = { $name } propose la nulle.
proposal-abort = { $name } veut arrêter la partie.
proposal-rematch = { $name } propose une revanche.
proposal-waits = En attente des autres…
proposal-declined = { $name } refuse.
answer-yes = Accepter
answer-no = Refuser
gone-text = { $name } a quitté la partie ; sa place est gardée. Vous pouvez attendre, laisser jouer l’ordinateur, ou compter la partie comme perdue pour { $name }.
gone-wait = Attendre
gone-engine = Laisser jouer l’ordinateur
gone-result = Compter comme perdue

## À la table, avant et après

over-rematch = Revanche
over-to-rematch = Aller à la revanche
over-result = Score
over-review = Bilan
result-aborted = La partie a été arrêtée.
result-draw = Partie nulle
result-you = Vous gagnez
result-you-by = Vous gagnez de { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
result-other = { $name } gagne
result-other-by = { $name } gagne de { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
task-own-start = Couvrez votre point de départ avec une pièce.
task-start = Couvrez un point de départ avec une pièce.
task-anywhere = Choisissez une pièce et posez-la où vous voulez.
task-corner = Choisissez une pièce et touchez un de vos coins.
task-base = Choisissez une pièce et posez-la sur la base.
task-join = Choisissez une pièce et posez-la sur la base à côté d’une autre.
task-face = Choisissez une pièce et posez-la contre votre couleur.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
        [triangle] { $cells ->
    [one] { $cells } triangle posé
    [many] { $cells } de triangles posés
   *[other] { $cells } triangles posés
  }
       *[square] { $cells ->
    [one] { $cells } case posée
    [many] { $cells } de cases posées
   *[other] { $cells } cases posées
  }
    }
seat-placed-short = posé : { $cells }
seat-seen = vu d’en haut : { $cells }
seat-seen-short = vu : { $cells }
tray-more = Plus de pièces
tray-more-fit = Plus de pièces possibles
moves-show = Afficher les coups

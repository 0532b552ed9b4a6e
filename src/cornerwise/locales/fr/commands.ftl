
## Commandes du terminal : arguments communs à plusieurs

cli-arg-game = un jeu, comme duo
cli-arg-option = choisir une option du jeu, comme start=own ; `cornerwise games` les énumère ; peut se répéter ; heights=@FILE lit une carte des hauteurs
cli-arg-file = une partie en JSON ou un fichier .blksgf, ou - pour l’entrée standard
cli-arg-ply = la position après N coups
cli-arg-nth = la N-ième partie du fichier (1)
cli-arg-marks = marquer les couleurs pour qu’on puisse les distinguer sans les voir
cli-arg-level = la force de jeu, de 1 à 9
cli-arg-nodes = positions à examiner pour chaque coup, au lieu du nombre propre au niveau
cli-arg-time = secondes pour chaque coup
cli-arg-evaluator = ce qui évalue les positions : best, playouts, net, small, guided ou le fichier d’un réseau
cli-arg-threads = combien de fils d’exécution utiliser
cli-arg-seed = un nombre qui rend les choix aléatoires identiques à chaque fois
cli-arg-memory = mégaoctets pour l’arbre de recherche
cli-with-default = { $about } ({ $default })

## Ce qui ne va pas dans un argument

cli-no-whole-number = { $text } n’est pas un nombre entier de { $least } à { $most }
cli-no-pair = { $text } n’est pas de la forme NAME=VALUE
cli-no-number = { $text } n’est pas un nombre
cli-no-seconds = { $text } n’est pas un nombre de secondes
cli-no-chance = { $text } n’est pas entre 0 et 0.5

## Ce qui ne va pas dans un fichier, ou dans ce qu’on lui demande

cli-no-such-game = il n’y a pas de partie { $number } : le fichier en a { $count }
cli-no-games = il n’y a aucune partie dans le dossier { $folder }
cli-no-such-ply = il n’y a pas de coup { $ply } : la partie en a { $count }
cli-one-game-only = { $file } : le fichier contient { $count } parties ; cette commande demande un fichier avec une seule partie

## Noms dans les tableaux et les lignes

cli-seat = place { $seat }
cli-column-move = coup
cli-chance = le hasard
cli-outcome = { $count ->
    [0] personne ne gagne
    [one] la place { $seats } gagne
    [many] les places { $seats } gagnent
   *[other] les places { $seats } gagnent
  } ({ $points })

## games

cli-games-about = Énumère tous les jeux avec leurs places, couleurs, plateaux, pièces et options.
cli-games-game = ne montrer que ce jeu
cli-games-sort = trier la liste selon ce critère
cli-games-json = afficher tout sur tous les jeux en JSON
cli-games-column-game = jeu
cli-games-column-title = titre
cli-games-column-seats = places
cli-games-column-minutes = minutes
cli-games-column-age = âge
cli-games-column-colours = couleurs
cli-games-column-board = plateau
cli-games-column-pieces = pièces
cli-games-column-option = option
cli-games-column-default = par défaut
cli-games-column-choices = autres valeurs
cli-games-column-name = nom
cli-games-column-about = ce qu’elle décide
cli-games-no-edge = sans bord
cli-games-cubes = { $count ->
    [one] { $count } cube
    [many] { $count } de cubes
   *[other] { $count } cubes
  }
cli-games-tiles = { $count ->
    [one] { $count } tuile
    [many] { $count } de tuiles
   *[other] { $count } tuiles
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = n’importe quel texte
cli-games-none = aucune
cli-games-given = intégré
cli-games-more = Les places sont numérotées à partir de 0. `cornerwise games --json` en montre plus.

## play

cli-play-about = Joue dans le terminal, contre l’ordinateur ou avec d’autres au même clavier. La touche ? montre les touches.
cli-play-game = un jeu, comme duo ; sans lui, on choisit dans une liste
cli-play-seat = qui joue, dans l’ordre des places : human, 1 à 9, greedy, random
cli-play-save = enregistrer la partie dans ce fichier après chaque coup
cli-play-resume = continuer une partie en JSON ou d’un fichier .blksgf
cli-play-theme = le thème de couleurs (dark)
cli-play-seats = places :
cli-play-human = quelqu’un à ce clavier
cli-play-levels = l’ordinateur à ce niveau ; 3 est facile, 9 est le plus fort
cli-play-level-range = { $first } à { $last }
cli-play-greedy = l’ordinateur pose une des plus grandes pièces, ou la tuile qui rapporte le plus
cli-play-random = l’ordinateur joue n’importe quel coup permis
cli-play-usual = Par défaut, une personne joue contre { $opponent } à toutes les autres places.
cli-play-redirected = play a besoin d’un terminal ; lancez-le sans rediriger { $streams }
cli-play-resume-alone = --resume prend le jeu et ses options dans le fichier ; n’en donnez pas d’autres
cli-play-needs-game = --option, --seat et --save demandent le nom d’un jeu
cli-play-too-many-seats = { $game } a { $seats ->
    [one] { $seats } place
    [many] { $seats } de places
   *[other] { $seats } places
  }, pas { $asked }

## serve

cli-serve-about = Lance un serveur pour les navigateurs et les programmes, jusqu’à l’arrêt par Ctrl-C.
cli-serve-host = adresse d’écoute (127.0.0.1)
cli-serve-port = port d’écoute, ou 0 pour n’importe quel port libre (8000)
cli-serve-database = où les parties sont enregistrées (sqlite:///cornerwise.db)
cli-serve-redis = serveur Redis qui relie plusieurs processus
cli-serve-workers = nombre de processus ; plus de 1 demande PostgreSQL (1)
cli-serve-engines = recherches simultanées dans chaque processus
cli-serve-ray = confier les calculs à une grappe Ray, comme ray://host:10001
cli-serve-environment = Chaque réglage peut aussi être donné dans l’environnement, comme CORNERWISE_PORT=80. Voir docs/operating.md.
cli-serve-needs = le serveur a besoin de { $package } : { $install }
cli-serve-ready = Cornerwise est prêt à l’adresse { $address }

## replay

cli-replay-about = Rejoue une partie en JSON ou un fichier .blksgf, en vérifiant chaque coup et le résultat.
cli-replay-ply = s’arrêter après N coups
cli-replay-nth = seulement la N-ième partie du fichier
cli-replay-verify = vérifier seulement : afficher une ligne par partie
cli-replay-quiet = vérifier seulement : ne rien afficher, le code de sortie donne le résultat
cli-replay-heading = Partie { $number } sur { $count } : { $game }
cli-replay-event = événement : { $text }
cli-replay-date = date : { $text }
cli-replay-players = joueurs : { $text }
cli-replay-rests = { $colour } ne peut pas poser de pièce et passe son tour
cli-replay-line = { $file } : { $summary }
cli-replay-line-of = { $file }, partie { $number } : { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
  }, { $state }
cli-replay-unfinished = inachevée, à { $turn } de jouer

## analyse

cli-analyse-about = Cherche les meilleurs coups de la dernière position d’une partie, ou d’une position antérieure.
cli-analyse-lines = combien de coups montrer (5)
cli-analyse-nobody = personne ne peut jouer dans cette position, il n’y a donc rien à analyser ; choisissez-en une antérieure avec --ply
cli-analyse-column-visits = visites
cli-analyse-column-then = puis
cli-analyse-searched = { $count ->
    [one] { $count } position
    [many] { $count } de positions
   *[other] { $count } positions
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, calculé jusqu’au bout

## review

cli-review-about = Examine chaque position d’une partie et montre ce que valait chaque coup.
cli-review-worst = combien des plus mauvais coups nommer ({ $most })
cli-review-json = tout afficher en JSON
cli-review-searching = recherche
cli-review-progress = coup { $done } sur { $count }
cli-review-cost =
    coup { $number } : { $turn } { $move } a coûté { $share } de la victoire et { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ; mieux : { $better }
cli-review-column-made = joué
cli-review-column-points = points perdus
cli-review-end = fin

## audit

cli-audit-about = Résout exactement les fins de partie et montre combien de points chaque joueur a cédés.
cli-audit-file = parties en JSON ou fichiers .blksgf, dossiers qui en contiennent, ou le dossier d’une arène
cli-audit-nodes = positions que le solveur peut examiner pour chaque coup
cli-audit-costly = combien de coups qui ont cédé des points nommer (20)
cli-audit-none = aucune de ces parties ne peut être résolue exactement ; cela ne marche que pour les parties entre deux joueurs ou deux équipes où rien n’est caché
cli-audit-progress = partie { $done } sur { $count }
cli-audit-mistake = coup { $number }, { $turn } { $move } : avance de { $margin } avant, de { $kept } après ; le meilleur : { $better }
cli-audit-skipped = parties laissées de côté, car elles n’opposent pas deux joueurs ou deux équipes sans rien de caché : { $count }
cli-audit-column-player = joueur
cli-audit-column-games = parties
cli-audit-column-moves = coups résolus
cli-audit-column-mistakes = erreurs
cli-audit-column-points = points cédés
cli-audit-column-mean = par partie

## draw

cli-draw-about = Dessine une partie, une création ou un fichier .blksgf, ou un jeu après quelques coups.
cli-draw-source = une partie, une création ou un fichier .blksgf, - pour l’entrée standard, ou le nom d’un jeu
cli-draw-output = le fichier à écrire ; sans lui, le dessin est affiché
cli-draw-format = d’après l’extension du fichier : svg, png ou webp (toute la partie, animée) ; sinon text
cli-draw-theme = le thème de couleurs d’un SVG (light)
cli-draw-view = montrer les cubes d’un coin, d’en haut, ou les deux (both)
cli-draw-turn = de combien de quarts de tour tourner les cubes (0)
cli-draw-moves = des coups depuis le début d’un jeu GAME
cli-draw-file-only = { $game } ne peut être dessiné qu’à partir d’un fichier, car ses tuiles sont tirées au hasard
cli-draw-no-file = il n’y a pas de fichier appelé { $name }, et { $problem }
cli-draw-game-only = --moves et --option s’utilisent avec le nom d’un jeu, pas avec un fichier
cli-draw-no-ply = --ply s’utilise avec une partie, pas avec une création

## perft

cli-perft-about = Compte toutes les façons de jouer DEPTH coups depuis le début et mesure la vitesse.
cli-perft-depth = combien de coups jouer
cli-perft-divide = montrer le nombre pour chaque premier coup
cli-perft-make = jouer et annuler aussi les derniers coups au lieu de les compter d’un bloc
cli-perft-reference = compter avec les règles lisibles en Python, qui sont lentes
cli-perft-seed = dans un jeu de hasard : la manche à partir de laquelle compter (0 par défaut)
cli-perft-progress = profondeur { $depth }
cli-perft-column-depth = profondeur
cli-perft-column-nodes = nœuds
cli-perft-column-seconds = secondes
cli-perft-column-rate = nœuds/s
cli-perft-total = { $game }, profondeur { $depth } : { $count ->
    [one] { $count } nœud
    [many] { $count } de nœuds
   *[other] { $count } nœuds
  }, { $seconds } s, { $rate } nœuds/s

## bench

cli-bench-about = Mesure la vitesse et la taille sur un seul fil, le meilleur de plusieurs essais, et compare aux objectifs.
cli-bench-names = quelles mesures prendre ; toutes par défaut
cli-bench-quick = des essais moins nombreux et plus courts, pour des chiffres approximatifs en quelques secondes
cli-bench-json = afficher les mesures en JSON
cli-bench-figures = mesures :
cli-bench-target = objectif { $value }
cli-bench-reached = { $ratio }x, atteint
cli-bench-missed = { $ratio }x, manqué
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Sur { $processor }, Python { $python } ; plus de 1x dépasse l’objectif.

## Les mesures de bench

cli-figure-perft-bulk = duo perft 3 à départs propres, le dernier coup compté en bloc
cli-figure-perft-make = duo perft 3 à départs propres, chaque feuille jouée et annulée
cli-figure-playouts = parties aléatoires uniformes de { $game } du début à la fin
cli-figure-playouts-middle = parties aléatoires uniformes de { $game } du coup { $ply } d’une bonne partie à la fin
cli-figure-cubes = parties aléatoires de la tour de cubes à quatre places du début à la fin
cli-figure-search = simulations d’une recherche de { $game } depuis le début
cli-figure-search-middle = simulations d’une recherche de { $game } depuis le coup { $ply } d’une bonne partie
cli-figure-threads = simulations d’une recherche de duo, deux fils comparés à un seul
cli-figure-deals = manches aléatoires de triominos à deux places, bonus comptés
cli-figure-sample = un état caché de triominos tiré de ce que sait une place, appelé depuis Python
cli-figure-list-moves = { $call } en Python au coup { $ply } d’une bonne partie de classic
cli-figure-first-duo = un interpréteur neuf : import, première partie de duo, premier coup
cli-figure-first-other = un interpréteur neuf : de même avec le plus lent des autres jeux
cli-figure-position-bytes = mémoire de la plus grande position dans le noyau
cli-figure-table-size = mémoire de la table des coups de classic dans le noyau
cli-figure-pile = { $count ->
    [one] { $count } tuile dans la pioche
    [many] { $count } de tuiles dans la pioche
   *[other] { $count } tuiles dans la pioche
  }
cli-figure-moves = { $count ->
    [one] { $count } coup
    [many] { $count } de coups
   *[other] { $count } coups
  }
cli-unit-leaves = feuilles/s
cli-unit-positions = positions/s
cli-unit-games = parties/s
cli-unit-nodes = nœuds/s
cli-unit-times = fois
cli-unit-deals = manches/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = octets
cli-unit-mebibytes = Mio

## solve

cli-solve-about = Trouve comment poser toutes les pièces d’un jeu en solo et l’écrit comme partie.
cli-solve-game = classic-solo ou trigon-solo
cli-solve-from = continuer à partir d’une partie en JSON ou d’un fichier .blksgf, - pour l’entrée standard
cli-solve-seconds = s’arrêter après N secondes (300)
cli-solve-seed = un nombre pour une autre recherche (0)
cli-solve-workers = fils d’exécution pour les preuves (1 : reproductible)
cli-solve-output = le fichier où écrire la partie ; sans lui, elle est affichée
cli-solve-codes = codes de sortie :
cli-solve-code-found = une partie complète a été trouvée
cli-solve-code-not = rien trouvé à temps, ou il n’y a pas de solution ; la meilleure partie est écrite quand même
cli-solve-code-stopped = arrêté par Ctrl-C ; la meilleure partie est écrite quand même
cli-solve-interrupted = interrompu : { $placed } posées sur { $total }
cli-solve-options-in-file = --from prend les options dans le fichier ; n’en donnez pas d’autres
cli-solve-other-game = { $file } : c’est une partie de { $found }, pas de { $wanted }
cli-solve-best = au mieux { $placed } sur { $total }
cli-solve-playing = jeu
cli-solve-proving = preuve
cli-solve-found = les { $total } pièces sont posées, en { $seconds } s
cli-solve-nothing = aucune solution trouvée en { $seconds } s ; la meilleure partie en pose { $placed } sur { $total }
cli-solve-impossible = les pièces ne peuvent pas toutes être posées : { $reason }
cli-solve-tried = toutes les possibilités ont été essayées

## gtp

cli-gtp-about = Répond aux commandes du Go Text Protocol sur l’entrée standard.
cli-gtp-game = un jeu comme classic-2, ou son nom dans les fichiers .blksgf, comme 'Blokus Two-Player' (duo)
cli-gtp-verbose = signaler les commandes refusées sur la sortie d’erreur

## arena

cli-arena-about = Fait jouer des joueurs automatiques entre eux en parties jumelées et leur donne un classement.
cli-arena-game = le jeu à jouer, comme l’énumère `cornerwise games`
cli-arena-player = les joueurs ; deux ou plus
cli-arena-games = le plus grand nombre de parties (200)
cli-arena-out = dossier des résultats ; sans lui, ils sont seulement affichés
cli-arena-jobs = parties simultanées (une par processeur)
cli-arena-seed = un nombre pour d’autres ouvertures et d’autres tirages (0)
cli-arena-opening-plies = coups au hasard avant que les joueurs ne prennent la main
cli-arena-even = seulement des ouvertures où aucun camp n’a plus de chances de gagner que cela
cli-arena-move-timeout = secondes pour un coup, qui est perdu ensuite (60)
cli-arena-sprt = s’arrêter dès que le test a tranché entre les deux
cli-arena-alpha = risque d’accepter ELO1 à tort (0.05)
cli-arena-beta = risque d’accepter ELO0 à tort (0.05)
cli-arena-ray = jouer sur une grappe Ray ; sans ADDRESS, sur une grappe locale
cli-arena-json = afficher le résumé en JSON
cli-arena-show = montrer les résultats d’un dossier sans jouer
cli-arena-players = joueurs :
cli-arena-with-options = l’ordinateur avec ces options de recherche
cli-arena-gtp = un programme qui parle GTP
cli-arena-python = une fonction Python qui reçoit une graine et renvoie un joueur
cli-arena-renamed = n’importe lequel sous un autre nom
cli-arena-again = Pour reprendre une série arrêtée, entrez de nouveau la même commande. Voir docs/arena.md.
cli-arena-goes-on = interrompu ; entrez de nouveau la même commande pour continuer
cli-arena-which-game = quel jeu ? Ajoutez --game GAME, ou --show FOLDER pour voir des résultats précédents
cli-arena-bounds = --sprt : { $elo0 } doit être inférieur à { $elo1 }
cli-arena-pace = { $rate } parties/s, temps restant : { $left }
cli-arena-progress = { $done } parties sur { $total }, { $pace } : { $standing }
cli-arena-column-entrant = participant
cli-arena-column-elo = elo
cli-arena-column-error = ±95 %
cli-arena-column-games = parties
cli-arena-column-share = victoires
cli-arena-column-points = points
cli-arena-column-seconds = s/coup
cli-arena-column-longest = au plus
cli-arena-column-faults = fautes
cli-arena-duel = { $first } contre { $second } : { $share }, { $wins } gagnées, { $draws } nulles, { $losses } perdues ; Elo { $elo } ± { $error }
cli-arena-pairs = paires au score de 0, ½, 1, 1½, 2 : { $counts }
cli-arena-test = SPRT { $elo0 } contre { $elo1 } : { $verdict }, LLR { $llr } ({ $lower } à { $upper })
cli-arena-verdict-yes = la différence est d’au moins { $elo1 }
cli-arena-verdict-no = la différence est d’au plus { $elo0 }
cli-arena-verdict-open = indécis
cli-arena-played = { $count ->
    [one] { $count } partie
    [many] { $count } de parties
   *[other] { $count } parties
  } de { $game }

## bot

cli-bot-about = Prend une place sur un serveur et laisse un programme choisir les coups, jusqu’à la fin de la partie.
cli-bot-url = le serveur, comme http://localhost:8000
cli-bot-token = votre clé d’API
cli-bot-match = une partie où vous avez une place, ou qui en a une libre
cli-bot-pair = jouer contre toute autre personne qui cherche une partie
cli-bot-timeout = secondes pour chaque coup (120)
cli-bot-program = le programme avec ses arguments
cli-bot-key = Une clé s’obtient par POST /api/tokens avec les droits read et play. Vous pouvez la mettre dans CORNERWISE_TOKEN au lieu d’utiliser --token.
cli-bot-needs = un bot a besoin de { $package } : { $install }
cli-bot-which = quel programme ? Écrivez-le après --
cli-bot-failed = le programme a échoué : { $problem }
cli-bot-over = { $count ->
    [0] fini ({ $reason }) : personne n’a gagné, points { $points }
    [one] fini ({ $reason }) : { $seats } a gagné, points { $points }
    [many] fini ({ $reason }) : { $seats } ont gagné, points { $points }
   *[other] fini ({ $reason }) : { $seats } ont gagné, points { $points }
  }

## backup et restore

cli-backup-about = Écrit toutes les données d’un serveur dans un fichier. Elles peuvent être restaurées dans une base d’une autre sorte.
cli-restore-about = Remplit une base vide à partir d’une sauvegarde. Elle peut venir d’une base d’une autre sorte.
cli-backup-database = la base de données ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } ligne écrite dans { $file }
    [many] { $rows } de lignes écrites dans { $file }
   *[other] { $rows } lignes écrites dans { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } ligne lue dans { $file }
    [many] { $rows } de lignes lues dans { $file }
   *[other] { $rows } lignes lues dans { $file }
  }

## i18n

cli-i18n-about = Vérifie les traductions : messages absents ou inconnus, texte resté en anglais, arguments, pluriels ou termes incorrects.
cli-i18n-languages = étiquettes de langue comme de ; toutes par défaut
cli-i18n-unknown = il n’y a pas de langue { $tag } (au choix : { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } langue
    [many] { $languages } de langues
   *[other] { $languages } langues
  }, { $messages ->
    [one] { $messages } message
    [many] { $messages } de messages
   *[other] { $messages } messages
  } : tout va bien

## puzzles

cli-puzzles-about = Crée des casse-tête à partir de parties de l’ordinateur, ou vérifie que ceux qui existent ont exactement une solution.
cli-puzzles-path = make : le dossier où écrire ; verify : un fichier de casse-tête à la place de ceux du programme
cli-puzzles-game = seulement ce jeu ; peut être donné plusieurs fois
cli-puzzles-count = combien de casse-tête pour chaque jeu
cli-puzzles-sample = n’en vérifier que ce nombre pour chaque jeu, au hasard
cli-puzzles-where = dans quel dossier ? Écrivez-le après make
cli-puzzles-made = casse-tête pour { $game } : { $count }
cli-puzzles-proven = casse-tête prouvés : { $count }, en { $seconds } s

## explore

cli-explore-about = Cherche quels coups ont été joués dans une position, combien de fois, et comment ces parties se sont terminées.
cli-explore-work = show : montrer ce qui a été joué dans une position ; add : ajouter des parties au fichier de l’explorateur ; build : créer le fichier des parties de l’ordinateur livrées avec Cornerwise ; make : faire jouer à l’ordinateur des parties contre lui-même ; pack : écrire des parties en petits fichiers
cli-explore-path = show, add, build : le fichier de l’explorateur, sinon celui des parties de l’ordinateur ; make, pack : le dossier où écrire
cli-explore-source = show : un jeu, ou un fichier avec une partie ; add : des fichiers ou des dossiers de parties
cli-explore-count = make : combien de parties jouer
cli-explore-nodes = make : combien de positions explorer pour chaque coup
cli-explore-one = show a besoin d’un seul jeu ou d’un seul fichier après le fichier de l’explorateur
cli-explore-nothing = Aucune partie de ce fichier n’est arrivée à cette position.
cli-explore-added = parties ajoutées : { $count }
# Columns of a table
cli-explore-column-games = parties
cli-explore-column-won = gagnées
cli-explore-column-margin = points d’avance
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = coups montrés : { $shown } sur { $moves } ; parties : { $games }

## moderate

cli-moderate-about = Montre ce que les joueurs ont signalé, et permet d’y donner suite. Un serveur en marche l’applique en quelques secondes.
cli-moderate-works = Actions :
cli-moderate-list = les signalements en attente
cli-moderate-show = un signalement, avec le tchat autour
cli-moderate-close = retirer un signalement de la liste
cli-moderate-mute = priver un joueur de tchat
cli-moderate-suspend = empêcher un joueur de jouer
cli-moderate-rename = donner à un joueur un autre nom, qu’il ne peut pas changer
cli-moderate-lift = mettre fin à tous les silences et suspensions d’un joueur
cli-moderate-log = ce qui a été fait jusqu’ici
cli-moderate-clear-club = retirer les textes d’un club (par son lien) et lui donner un autre nom
cli-moderate-close-club = fermer un club (par son lien) ; ses tournois restent
cli-moderate-rename-tournament = donner à un tournoi (par son lien) un autre titre
cli-moderate-cancel-tournament = annuler un tournoi (par son lien)
cli-moderate-what = le numéro d’un signalement, ou le nom d’utilisateur d’un joueur (sans compte : l’identifiant que donne show)
cli-moderate-new-name = rename : le nouveau nom
cli-moderate-for = mute, suspend : pour combien de temps, comme 12h, 7d ou 4w ; sans cela, définitivement
cli-moderate-note = pourquoi ; c’est gardé dans le journal
cli-moderate-closed = list : les signalements classés
cli-moderate-bad-time = { $time } n’est pas une durée comme 12h, 7d ou 4w
cli-moderate-empty = Aucun signalement en attente.
cli-moderate-reporter = signalé par { $reporter }, identifiant { $id }
cli-moderate-reported = au sujet de { $name }, identifiant { $id }
cli-moderate-times = signalements au sujet de ce joueur : { $count }
cli-moderate-match = partie { $match }, { $game }
cli-moderate-which-report = quel signalement ? Écrivez son numéro
cli-moderate-who = quel joueur ? Écrivez le nom d’utilisateur
cli-moderate-which-name = quel nouveau nom ? Écrivez-le après le nom d’utilisateur
cli-moderate-nobody = il n’y a pas de joueur { $name }
cli-moderate-was-closed = signalement { $number } classé
cli-moderate-done-until = fait : { $name }, jusqu’au { $time }
cli-moderate-done-for-good = fait : { $name }, définitivement
cli-moderate-done = fait : { $name }
cli-moderate-lifted = mesures levées : { $name }
cli-moderate-renamed = le joueur s’appelle maintenant { $name }
cli-explore-needs-path = indiquez le fichier ou le dossier où écrire
# $command is what to type
cli-explore-not-built = les parties de l’ordinateur ne sont pas encore prêtes ; lancez : { $command }
cli-explore-built = parties de l’ordinateur dans { $file } : { $count }
cli-explore-packed = { $file } : { $count } parties, { $size } octets

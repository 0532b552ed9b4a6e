### Ce qui ne va pas, en une ligne qui commence par une minuscule

## Où quelque chose ne va pas

error-at = { $where } : { $problem }
error-at-move = coup { $number } : { $problem }
error-at-ply = coup { $number } : { $problem }
error-at-character = { $problem } (au caractère { $offset })

## Jeux et options

error-no-game-but = il n’y a pas de jeu { $name } ; vouliez-vous dire { $near } ?
error-no-game = il n’y a pas de jeu { $name } ; { "`cornerwise games`" } les énumère
error-wrong-family = { $wanted ->
    [flat-placing] { $game } n’est pas un jeu de pose à plat, et seul un tel jeu convient ici
    [two-party] { $game } n’est pas un jeu à deux camps, et seul un tel jeu convient ici
   *[placing] { $game } n’est pas un jeu de pose, et seul un tel jeu convient ici
  }
error-no-option = pas d’option { $option } (il y a : { $known })
error-no-options = pas d’option { $option } (il n’y en a aucune)
error-option-value = { $option } ne peut pas être { $value } (au choix : { $choices })
error-option-no-text = { $option } ne peut pas être { $value } (c’est un texte)
error-few-colours = il n’y a pas assez de couleurs pour { $each } chacun
error-edition-seats = l’édition { $edition } est pour { $fewest } à { $most } places, pas { $seats }
error-deals-no-target = une partie d’un nombre fixe de manches n’a pas de total à atteindre
error-one-deal = le décompte { $scoring } est pour une seule manche, pas { $deals }
error-seed = une graine est un nombre entier, pas { $seed }
error-no-seed = rien n’est laissé au hasard, il n’y a donc pas de graine
error-few-tiles = { $tiles } tuiles ne suffisent pas pour { $seats } mains de { $hand }

## Handicaps : l’option « without »

error-handicap-form = { "without" } s’écrit comme dans { "blue:I5,W5/red:X5" }, pas { $text }
error-handicap-twice = { "without" } nomme deux fois une couleur : { $text }
error-handicap-colour = { "without" } : { $colour } ne joue pas (il y a : { $known })
error-handicap-piece = { "without" } : il n’y a pas de pièce { $piece } (il y a : { $known })
error-handicap-copies = { "without" } : { $colour } a { $piece } { $copies ->
    [one] une fois
    [many] { $copies } de fois
   *[other] { $copies } fois
  }, pas { $count } fois
error-handicap-all = { "without" } : { $colour } doit garder une pièce
error-handicap-shared = { "without" } : personne n’a de pièces à soi

## Plateaux de cubes

error-heights-form = { $text } n’est pas une carte des hauteurs : des lignes de nombres, séparées par / ou des fins de ligne
error-heights-uneven = { $text } n’est pas une carte des hauteurs : ses lignes sont de longueurs différentes
error-heights-cubes = { $text } n’est pas une carte des hauteurs : elle a { $cubes ->
    [one] { $cubes } cube
    [many] { $cubes } de cubes
   *[other] { $cubes } cubes
  }, au lieu de 2 à { $most }
error-heights-parts = R4 : la carte des hauteurs est en plusieurs morceaux
error-heights-long = { $text } ne peut pas servir : R4 : une carte des hauteurs a au plus { $most } octets
error-heights-no-text = { $text } ne peut pas servir : R4 : une carte des hauteurs est un texte
error-heights-file = { $text } ne peut pas servir : { $problem }

## Coups

error-illegal-move = { $move } n’est pas permis : { $why } ({ $clause })
error-no-cell = { $text } n’est pas une case du plateau { $board }
error-cell-twice = { $text } nomme deux fois une case
error-lays-nothing = { $text } ne pose aucune pièce
error-no-colour = { $text } n’est pas une couleur (au choix : { $known })
error-no-such-colour = { $game } n’a pas de couleur { $colour } (il y a : { $known })
error-no-tile = { $text } n’est pas une tuile (comme { "0-2-5" })
error-tile-order = { $text } n’est pas une tuile : les chiffres d’une tuile vont en croissant
error-no-move = { $text } n’est pas un coup (comme { "0-2-5@1,0/2" })
error-promise = { $game } : { $promise } (après { $moves })

## Fichiers de parties

error-file-long = le fichier a plus de { $most } caractères
error-file-empty = le fichier est vide
error-file-no-game = ni une partie en JSON ni un fichier { ".blksgf" }
error-file-design = un motif, pas une partie ; { "`cornerwise draw`" } le montre
error-file-json = pas un fichier JSON : { $problem }
error-field-missing = { $field } : absent
error-field-twice = { $field } s’y trouve deux fois
error-field-unknown = aucun champ ne s’appelle { $field }
error-field-fraction = { $text } n’est pas un nombre entier, et une partie en JSON n’en contient pas d’autres
error-field-type = { $field } : { $wanted } attendu, et non { $given }
error-type-object = objet
error-type-list = tableau
error-type-number = nombre entier
error-type-text = texte
error-type-writable = texte réinscriptible (sans moitiés de paires de substitution)
error-type-move = numéro d’un coup
error-record-version = { "version" } : seule { $version } peut être lue, pas { $given }
error-record-players = { "players" } : { $game } a { $seats } places
error-record-comment = { "comments" } : il n’y a pas de coup { $number }
error-record-family = { "variant" } : { $game } n’est pas un jeu de pose
error-record-not-over = { "result" } : la partie n’est pas finie
error-record-no-result = { "result" } : la partie est finie, { $result }, rien n’est indiqué
error-record-result = { "result" } : la partie est finie, { $result }, pas { $given }

## Fichiers SGF

error-sgf-elsewhere = le nœud n’est pas dans cet arbre
error-sgf-charset = le jeu de caractères { $charset } ne peut pas être lu
error-sgf-not-charset = le texte n’est pas en { $charset }
error-sgf-unfinished = le fichier s’arrête au milieu d’un arbre
error-sgf-no-tree = il n’y a pas d’arbre dans le fichier
error-sgf-no-node = un arbre doit commencer par un nœud
error-sgf-node-place = un nœud doit être dans un arbre et avant ses variantes
error-sgf-many = il y a plus de { $most } nœuds
error-sgf-close = il n’y a pas d’arbre à fermer ici
error-sgf-meaning = { $sign } n’a pas de sens ici
error-sgf-property-place = une propriété doit être dans un nœud
error-sgf-property-twice = { $name } est deux fois dans un nœud
error-sgf-no-value = { $name } n’a pas de valeur
error-sgf-endless = la valeur ne se termine pas
error-sgf-property = une propriété demande un nom de lettres et de chiffres et une valeur, ce qui manque à { $name }
error-sgf-game = le jeu { $name } n’est pas connu
error-sgf-own = un jeu { $name } demande la propriété { $property }
error-sgf-two-games = le jeu est { $name } et pourtant { $game }
error-sgf-setup = { $name } établit une position, qui ne peut pas être rejouée selon les règles
error-sgf-two-moves = un nœud a deux coups, { $first } et { $second }
error-sgf-early = { $colour } joue, mais { $turn } peut poser et vient d’abord (P11)
error-sgf-colour = { $game } n’a pas de couleur { $name }

## Ce qui doit être installé

error-extra-solve = la résolution a besoin d’OR-tools : { $install }
error-extra-nets = les réseaux ont besoin d’onnxruntime : { $install }
error-extra-cluster = une grappe a besoin de Ray : { $install }

## Casse-tête

error-not-solo = { $game } n’est pas un jeu en solo (ceux qu’on peut compléter : { $known })
solo-no-room = { $colour } n’a pas de place pour { $piece }
solo-no-reach = { $colour } a besoin de { $cells } cases et ne peut en atteindre que { $room }
solo-few-cells = il faut { $needed } cases et { $free } seulement sont libres

## L’ordinateur

error-level = les niveaux vont de { $least } à { $most }, pas { $given }
error-strength-both = un niveau a ses propres nœuds et son temps : donnez soit un niveau, soit des nœuds et un temps
error-no-parameter = il n’y a pas de paramètre { $name } (il y a : { $known })
error-value = { $name } est { $wanted }, pas { $given }
error-wants-whole = un nombre entier de { $least } à { $most }
error-wants-seconds = un nombre de secondes jusqu’à { $most }
error-wants-or = { $wanted }, ou { $other }
error-search-nodes = une recherche a besoin d’au moins un nœud, pas { $given }
error-search-time = une recherche a besoin d’un peu de temps, pas { $given }
error-search-memory = une recherche a besoin d’au moins { $least } Mio de mémoire, pas { $given }
error-search-limits = une recherche a besoin d’un nombre de nœuds ou d’un temps
error-search-tuning = la recherche ne peut pas être réglée ainsi : { $problem }
error-evaluator = il n’y a pas d’évaluateur { $name } (il y a : { $known }), ni de fichier de ce nom
error-slip = les écarts sont une part de 0 à 1, pas { $given }
error-threads = il peut y avoir 1 à { $most } fils d’exécution, pas { $given }
error-no-net = aucun réseau n’est fourni pour { $game }
error-nobody-moves = ce n’est à personne de jouer, il n’y a donc rien à choisir
error-net-large = { $file } est trop grand pour un réseau
error-net-damaged = { $file } n’est pas un réseau : { $problem }
error-net-foreign = { $file } n’est pas un réseau de ce programme
error-net-board = { $file } a été entraîné pour un autre plateau ou d’autres pièces que { $game }
error-net-shape = { $file } a une autre forme qu’un réseau pour { $game }

## Arènes

error-entrant = participant { $spec } : { $problem }
error-no-program = il n’y a pas de programme { $program }
error-programs-play = les programmes ne jouent qu’aux jeux de pose, et { $game } n’en est pas un
error-not-one-of = ne fait pas partie de { $known }
error-not-called = { $name } ne peut pas être appelé
error-not-pair = { $text } n’est pas de la forme { "NAME=VALUE" }
error-value-parts = { $name } est une valeur simple et pourtant a des parties
error-worker-ended = un processus s’est arrêté avant de pouvoir jouer ; voir plus haut son erreur
error-no-cluster = pas de grappe Ray à { $address } : { $problem }
error-machines-lost = partie { $number } : { $count ->
    [one] { $count } machine y a été perdue
    [many] { $count } de machines y ont été perdues
   *[other] { $count } machines y ont été perdues
  }
error-arena-entrants = une arène a besoin d’au moins deux participants
error-arena-names = deux participants s’appellent { $name } ; nommez-en un par { "NAME=" }{ $spec }
error-arena-alone = { $game } se joue ici en solo ; une arène a besoin d’au moins deux camps
error-arena-time = le temps pour un coup doit être supérieur à zéro
error-arena-two = un test séquentiel oppose deux participants
error-arena-plies = après { $plies } coups au hasard, aucune partie de { $game } ne continue
error-arena-version = pas les réglages d’une arène, version { $version }
error-arena-settings = réglages endommagés : { $problem }
error-arena-none = { $folder } : aucune arène n’a été jouée ici, il n’y a pas de { $file }
error-arena-busy = { $folder } : une autre série écrit ici
error-arena-other = { $folder } : une série avec d’autres réglages s’y trouve : { $name } était { $was } et est maintenant { $now }
error-arena-line = { $file }, ligne { $line } : endommagée ({ $problem })

## Entraîner et mesurer

error-net-part = { $text } n’est ni un jeu ni GAME*NUMBER, le nombre jusqu’à { $most }
error-net-shared = { $first } et { $second } diffèrent trop pour partager un réseau
error-window = { $file } n’est pas une fenêtre de { $game } : { $problem }
error-holds-no = { $folder } ne contient pas de { $name }
error-no-training = { $folder } ne contient pas d’entraînement : { $problem }
error-other-training = { $folder } contient l’entraînement d’un autre jeu, pas de { $game }
error-unreadable = { $file } ne peut pas être lu : { $problem }
error-learning = l’apprentissage a échoué à l’étape { $step } : la perte n’est plus un nombre
error-no-figure = il n’y a pas de mesure { $name } (au choix : { $known })

## Environnements, pour les programmes qui apprennent à jouer

error-action-of = action { $action } de la partie { $number }
error-action-type = une action est un nombre entier
error-action-range = les actions vont de 0 à { $most }, pas { $given }
error-action-place = il n’y a pas d’emplacement ouvert { $place }
error-step-after-end = la partie est finie ({ $clause }) : réinitialisez-la avant l’action suivante
error-not-reset = { "reset()" } doit être appelé avant { $what }
error-rewards = les récompenses sont au choix pour { $known }, pas pour { $given }
error-illegal-actions = l’effet d’une action interdite est au choix { $known }, pas { $given }
error-seat = { $game } a ici les places 0 à { $most }, pas { $given }
error-batch-games = il peut y avoir 1 à { $most } parties, pas { $given }
error-no-observer-parameters = les observations n’ont pas de paramètres

## Faire tourner un serveur

error-smtp-url = { "smtp" } n’est pas une URL comme { $first } ou { $second }
error-database-url = la base de données n’est pas une URL comme { $example }
error-database-file = la base de données a besoin d’un fichier, comme dans { $example }
error-database-open = la base de données { $file } ne peut pas être ouverte : { $problem }
error-no-database = il n’y a pas de base de données { $name } (au choix : { $known })
error-database-full = la base de données n’est pas vide, et rien n’y est écrasé
error-workers-database = plusieurs processus demandent PostgreSQL : SQLite est pour un seul
error-workers-redis = plusieurs processus demandent Redis pour se dire ce qui se passe
error-backup-table = { $file } : une table que cette version ne connaît pas
error-backup-version = { $file } : pas une sauvegarde de cette version
error-backup-damaged = { $file } : ce n’est pas une sauvegarde, ou elle est endommagée

## Un programme qui joue sur un serveur

error-refused = le serveur a refusé : { $said }
error-refused-socket = le serveur a refusé la connexion : la clé est-elle la bonne ?
error-connection = la connexion s’est rompue : { $problem }
error-no-free-seat = il n’y a pas de place libre dans cette partie

## Ce qu’un serveur refuse

refused-no-address = cette adresse n’existe pas
refused-http = la demande ne peut pas recevoir de réponse : { $said }
refused-request-long = une demande a au plus { $most } octets
refused-message-long = un message a au plus { $most } octets
refused-games = un texte peut contenir au plus { $games } jeux sur { $boards } plateaux différents
refused-takes-long = ce calcul prend trop de temps ou trop de mémoire
refused-too-many = il y en a trop ; réessayez dans { $seconds } s
refused-version = ce serveur parle la version { $version } du protocole
refused-followed = une connexion peut suivre au plus { $most } parties
refused-origin = cette page ne peut pas utiliser ce serveur
refused-host = ce serveur ne répond pas sous ce nom
refused-broken = quelque chose s’est mal passé ici ; réessayez
refused-storage = rien ne peut être enregistré pour le moment ; réessayez dans un instant
refused-closing = le serveur s’arrête
refused-searches = trop de recherches attendent déjà
refused-no-answer = l’ordinateur n’a pas trouvé de réponse
refused-other-server = un autre serveur a été plus rapide

## Refus : comptes et clés

refused-no-session = il n’y a pas de session ; commencez-en une par { $how }
refused-no-key = cette clé n’existe pas ou a été révoquée
refused-no-such-key = vous n’avez pas cette clé
refused-no-such-session = vous n’avez pas de telle session
refused-session-old = reconnectez-vous d’abord
refused-scope = cette clé ne donne pas le droit { $scope }
refused-person = seul le joueur en personne peut faire cela
refused-account-taken = il y a déjà un compte de ce nom, ou vous en avez un
refused-account-name = le nom d’un compte a de 1 à 24 caractères visibles
refused-password = ce ne sont pas le nom et le mot de passe d’un compte
refused-common-password = ce mot de passe est l’un des premiers que l’on essaie ; choisissez-en un autre
refused-recovery-code = ce n’est pas un code de secours de ce compte
refused-code = ce code n’existe pas, a déjà servi ou est trop ancien
refused-passkey = cette clé d’accès ne correspond pas
refused-passkey-account = une clé d’accès appartient à un compte ; créez-en un d’abord
refused-rating = seuls ceux qui ont un compte peuvent jouer des parties classées
refused-subscription = ce n’est pas un abonnement d’un service de notification que ce serveur connaît
refused-no-mail = ce serveur n’envoie pas d’e-mails
refused-mail-failed = l’e-mail n’a pas pu être envoyé ; réessayez plus tard

## Refus : préparer une partie

refused-seat-count = { $game } a ici { $seats } places, pas { $given }
refused-levels = les niveaux vont de { $least } à { $most }
refused-handicap-twice = un handicap est l’option { "`without`" } ; elle s’y trouve deux fois
refused-handicap-rated = une partie avec handicap n’est pas classée
refused-nobody-plays = personne ne joue
refused-clock = une horloge va de 1 seconde à { $most } jours
refused-increment = un incrément est d’au plus 10 minutes, et seulement pour une horloge pour toute la partie
refused-turn-limit = une limite par tour demande une horloge pour chaque coup
refused-waiting-matches = au plus { $most } parties de vous ou de votre adresse peuvent attendre dans le salon

## Refus : dans une partie

refused-no-match = cette partie n’existe pas
refused-phase = { $phase ->
    [waiting] la partie n’a pas commencé
    [paused] la partie est en pause
    [over] la partie est finie
   *[playing] la partie est en cours
  }
refused-seat-out = la place { $seat } ne joue plus
refused-stale = la partie en est à l’événement { $seq }, pas { $given }
refused-no-seat = il n’y a pas de place { $seat } pour vous
refused-seat-not-yours = la place { $seat } n’est pas à vous
refused-seat-taken = quelqu’un a pris la place { $seat }
refused-have-seat = vous avez déjà une place
refused-turn = c’est le tour de la place { $seat }
refused-mover-only = seul le joueur dont c’est le tour peut le demander
refused-nobody-moves = ce n’est à personne de jouer
refused-computer-plays = l’ordinateur joue pour cette place
refused-computer-plays-on = l’ordinateur continue de jouer
refused-proposal-open = une proposition précédente ({ $proposal }) attend sa réponse
refused-no-proposal = personne n’attend votre réponse
refused-rematch = la nouvelle partie a déjà commencé
refused-not-gone = personne ne manque à la place { $seat }
refused-no-undo = vous n’avez aucun coup qui puisse être repris
refused-no-hints = il n’y a pas d’indices à cette table
refused-no-hint-found = aucun indice n’a été trouvé
refused-hidden-hands = une partie à mains cachées peut être enregistrée quand elle est finie, en JSON
refused-match-or-record = soit une partie du serveur, soit une partie en JSON
refused-review-early = une partie s’analyse quand elle est finie
refused-no-picture = cette image n’existe pas

## Refus : parler

refused-no-chat = il n’y a pas de tchat à cette table
refused-speak = seuls ceux qui jouent peuvent parler
refused-presets = à cette table, seules les phrases toutes faites peuvent être dites
refused-preset-or-text = soit une phrase toute faite, soit un texte
refused-said-enough = on en a dit assez à cette table
refused-mute = il n’y a personne à cette place que vous puissiez masquer
refused-no-line = rien n’a été dit sous ce numéro

### Ce qui ne va pas, en une ligne qui commence par une minuscule

## Où quelque chose ne va pas

error-at = { $where } : { $problem }
error-at-move = coup { $number } : { $problem }
error-at-ply = coup { $number } : { $problem }
error-at-character = { $problem } (au caractère { $offset })

## Jeux et options

error-no-game-but = il n’y a pas de jeu appelé { $name } ; vouliez-vous dire { $near } ?
error-no-game = il n’y a pas de jeu appelé { $name } ; { "`cornerwise games`" } énumère tous les jeux
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } ne peut pas servir ici : cela ne marche qu’avec les jeux de pose à plat
        [two-party] { $game } ne peut pas servir ici : cela ne marche qu’avec les jeux à deux camps
       *[placing] { $game } ne peut pas servir ici : cela ne marche qu’avec les jeux de pose
    }
error-no-option = il n’y a pas d’option { $option } (au choix : { $known })
error-no-options = il n’y a pas d’option { $option } : ce jeu n’a pas d’options
error-option-value = { $option } ne peut pas être { $value } (au choix : { $choices })
error-option-no-text = { $option } ne peut pas être { $value } : ce doit être un texte
error-few-colours = il n’y a pas assez de couleurs pour { $each } chacun
error-edition-seats = l’édition { $edition } est pour { $fewest } à { $most } joueurs, pas { $seats }
error-deals-no-target = une partie d’un nombre fixe de manches n’a pas de total à atteindre : choisissez l’un des deux
error-one-deal = le décompte { $scoring } est pour une seule manche, pas { $deals }
error-seed = la graine doit être un nombre entier, pas { $seed }
error-no-seed = rien n’est aléatoire dans ce jeu, il ne prend donc pas de graine
error-few-tiles = { $tiles } tuiles ne suffisent pas pour { $seats } mains de { $hand }

## Handicaps : l’option « without »

error-handicap-form = écrivez { "without" } comme dans { "blue:I5,W5/red:X5" }, pas { $text }
error-handicap-twice = { "without" } nomme deux fois une couleur : { $text }
error-handicap-colour = { "without" } : { $colour } ne joue pas dans ce jeu (au choix : { $known })
error-handicap-piece = { "without" } : il n’y a pas de pièce { $piece } (au choix : { $known })
error-handicap-copies =
    { "without" } : { $colour } n’a { $piece } que { $copies ->
        [one] { $copies } fois
        [many] { $copies } de fois
       *[other] { $copies } fois
    }, pas { $count } fois
error-handicap-all = { "without" } : { $colour } doit garder au moins une pièce
error-handicap-shared = { "without" } : aucun handicap n’est possible, car tous les joueurs partagent un même jeu de pièces

## Plateaux de cubes

error-heights-form = { $text } n’est pas une carte des hauteurs : écrivez des lignes de nombres, séparées par / ou un retour à la ligne
error-heights-uneven = { $text } n’est pas une carte des hauteurs : ses lignes sont de longueurs différentes
error-heights-cubes = { $text } n’est pas une carte des hauteurs : elle a { $cubes ->
    [one] { $cubes } cube
    [many] { $cubes } de cubes
   *[other] { $cubes } cubes
  }, au lieu de 2 à { $most }
error-heights-parts = R4 : toutes les cases de la carte des hauteurs doivent se toucher
error-heights-long = { $text } ne peut pas servir : R4 : une carte des hauteurs peut avoir jusqu’à { $most } octets
error-heights-no-text = { $text } ne peut pas servir : R4 : une carte des hauteurs doit être un fichier texte
error-heights-file = { $text } ne peut pas servir : { $problem }

## Coups

error-illegal-move = { $move } n’est pas permis : { $why } ({ $clause })
error-no-cell = il n’y a pas de { $text } sur le plateau { $board }
error-cell-twice = { $text } nomme deux fois le même endroit
error-lays-nothing = { $text } ne pose aucune pièce
error-no-colour = { $text } n’est pas une couleur (au choix : { $known })
error-no-such-colour = { $game } n’a pas de couleur { $colour } (au choix : { $known })
error-no-tile = { $text } n’est pas une tuile (écrivez-la comme { "0-2-5" })
error-tile-order = { $text } n’est pas une tuile : les chiffres ne doivent pas diminuer (écrivez-la comme { "0-2-5" })
error-no-move = { $text } n’est pas un coup (écrivez-le comme { "0-2-5@1,0/2" })
error-opponent = l’adversaire est un niveau, { "random" }, { "self" }, un joueur ou une fonction qui choisit une action, pas { $given }
error-seat-idle = { $game } : le joueur à entraîner n’a jamais son tour
error-text-long = ceci est trop long pour une position, qui a au plus { $most } caractères : { $text }
error-text-missing = après { $count ->
    [one] { $count } coup
    [many] { $count } de coups
   *[other] { $count } coups
  }, { $text } peut poser une pièce, et la position n’en a plus de cette couleur
error-text-twice = { $text } apparaît deux fois
error-text-part = une position n’a pas de partie appelée { $text } (au choix : { $known })
error-text-points = { $text } doit donner les points des { $seats } joueurs, comme { "120,-5" }
error-text-deals = { $text } : la partie serait finie après ces manches
error-text-hidden = la tuile { $text } n’a été vue que par un autre joueur, cette position ne peut donc pas devenir une partie
error-promise = { $game } : { $promise } (après { $moves })

## Fichiers de parties

error-file-long = le fichier a plus de { $most } caractères
error-file-empty = le fichier est vide
error-file-no-game = ce n’est ni une partie en JSON ni un fichier { ".blksgf" }
error-file-design = c’est une création, pas une partie ; { "`cornerwise draw`" } la montre
error-file-several = { $file } contient { $count } parties ; { "load_games" } les lit toutes
error-file-suffix = { $file } : le nom d’un fichier de partie doit se terminer par l’un de ceux-ci : { $known }
error-explorer-file = { $file } n’est pas un fichier de l’explorateur d’ouvertures
error-file-json = ce n’est pas un fichier JSON : { $problem }
error-field-missing = il manque { $field }
error-field-twice = { $field } apparaît deux fois
error-field-unknown = il n’y a pas de champ appelé { $field }
error-field-fraction = { $text } n’est pas un nombre entier, et une partie en JSON n’a que des nombres entiers
error-field-type = { $field } : { $wanted } attendu, et non { $given }
error-type-object = objet
error-type-list = tableau
error-type-number = nombre entier
error-type-text = texte
error-type-writable = un texte en Unicode valide, sans moitiés de paires de substitution
error-type-move = numéro d’un coup
error-record-version = { "version" } : seule { $version } peut être lue, pas { $given }
error-record-players = { "players" } : { $game } a { $seats } joueurs
error-record-comment = { "comments" } : il n’y a pas de coup { $number }
error-record-family = { "variant" } : { $game } n’est pas un jeu de pose
error-record-not-over = { "result" } : la partie n’est pas finie
error-record-no-result = { "result" } : la partie est terminée, { $result }, mais aucun résultat n’est donné
error-record-result = { "result" } : la partie est finie, { $result }, pas { $given }

## Fichiers SGF

error-sgf-elsewhere = le nœud n’est pas dans cet arbre
error-sgf-charset = le jeu de caractères { $charset } n’est pas pris en charge
error-sgf-not-charset = le texte n’est pas du { $charset } valide
error-sgf-unfinished = le fichier s’arrête au milieu d’un arbre
error-sgf-no-tree = il n’y a pas d’arbre de partie dans le fichier
error-sgf-no-node = un arbre doit commencer par un nœud
error-sgf-node-place = un nœud doit être dans un arbre et avant ses variantes
error-sgf-many = il y a plus de { $most } nœuds
error-sgf-close = il n’y a pas d’arbre à fermer ici
error-sgf-meaning = { $sign } inattendu
error-sgf-property-place = une propriété doit être dans un nœud
error-sgf-property-twice = { $name } apparaît deux fois dans un nœud
error-sgf-no-value = { $name } n’a pas de valeur
error-sgf-endless = il manque le crochet fermant de la valeur
error-sgf-property = une propriété demande un nom de lettres et de chiffres et une valeur : il manque l’un des deux à { $name }
error-sgf-game = jeu inconnu : { $name }
error-sgf-own = une partie de { $name } demande la propriété { $property }
error-sgf-two-games = selon le fichier, le jeu est { $name } et aussi { $game }
error-sgf-setup = { $name } établit une position, la partie ne peut donc pas être rejouée selon les règles
error-sgf-two-moves = un nœud a deux coups, { $first } et { $second }
error-sgf-early = { $colour } joue ici, mais c’est le tour de { $turn }, qui peut poser une pièce (P11)
error-sgf-colour = { $game } n’a pas de couleur { $name }

## Ce qui doit être installé

error-extra-solve = la résolution a besoin d’OR-tools : { $install }
error-extra-nets = les réseaux ont besoin d’onnxruntime : { $install }
error-extra-pictures = les images PNG et WebP ont besoin de resvg et de Pillow : { $install }
error-extra-cluster = une grappe a besoin de Ray : { $install }

## Casse-tête

error-not-solo = { $game } n’est pas un jeu en solo (au choix : { $known })
solo-no-room = { $colour } n’a pas de place pour { $piece }
solo-no-reach = { $colour } a besoin de place pour { $cells } et ne peut en atteindre que { $room }
solo-few-cells = les pièces restantes demandent { $needed } emplacements libres, et il n’en reste que { $free }
error-puzzle = ce n’est pas un fichier de casse-tête
error-puzzle-unproven = le casse-tête { $id } a une autre solution, ou aucune

## L’ordinateur

error-level = les niveaux vont de { $least } à { $most }, pas { $given }
error-strength-both = un niveau fixe lui-même ses nœuds et son temps : donnez soit un niveau, soit des nœuds et un temps
error-no-parameter = il n’y a pas de paramètre { $name } (au choix : { $known })
error-value = { $name } doit être { $wanted }, pas { $given }
error-wants-whole = un nombre entier de { $least } à { $most }
error-wants-seconds = un nombre de secondes jusqu’à { $most }
error-wants-or = { $wanted }, ou { $other }
error-search-nodes = une recherche a besoin d’au moins un nœud, pas { $given }
error-search-time = une recherche demande plus de 0 seconde, pas { $given }
error-search-memory = une recherche a besoin d’au moins { $least } Mio de mémoire, pas { $given }
error-search-limits = une recherche demande un nombre de nœuds ou une limite de temps
error-search-tuning = la recherche ne peut pas être réglée ainsi : { $problem }
error-evaluator = il n’y a pas d’évaluateur { $name } (au choix : { $known }), ni de fichier de ce nom
error-slip = la part des écarts doit aller de 0 à 1, pas { $given }
error-threads = il peut y avoir 1 à { $most } fils d’exécution, pas { $given }
error-no-net = le paquet ne contient pas de réseau pour { $game }
error-nobody-moves = personne ne peut jouer maintenant, il n’y a donc rien à choisir
error-net-large = { $file } est trop grand pour être un réseau
error-net-damaged = { $file } n’est pas un réseau : { $problem }
error-net-foreign = { $file } n’est pas un réseau de ce programme
error-net-board = { $file } a été entraîné pour un autre plateau ou d’autres pièces que { $game }
error-net-shape = { $file } n’a pas la forme d’un réseau pour { $game }

## Arènes

error-entrant = participant { $spec } : { $problem }
error-no-program = il n’y a pas de programme { $program }
error-programs-play = les programmes ne peuvent jouer qu’aux jeux de pose, et { $game } n’en est pas un
error-not-one-of = au choix : { $known }
error-not-called = { $name } ne peut pas être appelé
error-not-pair = { $text } n’est pas de la forme { "NAME=VALUE" }
error-value-parts = { $name } est une valeur simple, elle n’a donc pas de parties
error-worker-ended = un processus s’est arrêté avant de pouvoir jouer ; son erreur est affichée plus haut
error-no-cluster = il n’y a pas de grappe Ray à { $address } : { $problem }
error-machines-lost =
    partie { $number } : { $count ->
        [one] { $count } machine a été perdue en la jouant
        [many] { $count } de machines ont été perdues en la jouant
       *[other] { $count } machines ont été perdues en la jouant
    }
error-arena-entrants = une arène demande au moins 2 participants
error-arena-names = deux participants s’appellent { $name } ; donnez un autre nom à l’un d’eux par { "NAME=" }{ $spec }
error-arena-alone = { $game } se joue en solo ; une arène demande un jeu pour deux ou plus
error-arena-time = le temps pour un coup doit être supérieur à 0
error-arena-two = un test séquentiel demande exactement 2 participants
error-arena-plies = { $game } est toujours terminé après { $plies } coups au hasard ; prenez-en moins
error-arena-even = aucune ouverture de { $game } avec { $plies } coups au hasard n’était assez équilibrée ; permettez une chance plus grande
error-arena-version = ce ne sont pas les réglages d’une arène, version { $version }
error-arena-settings = les réglages sont endommagés : { $problem }
error-arena-none = { $folder } : il n’y a pas d’arène dans ce dossier, car il n’a pas de { $file }
error-arena-busy = { $folder } : une autre série utilise ce dossier
error-arena-other = { $folder } : ce dossier appartient à une série avec d’autres réglages : { $name } était { $was } et est maintenant { $now }
error-arena-line = { $file }, ligne { $line } : endommagée ({ $problem })

## Entraîner et mesurer

error-net-part = { $text } n’est ni un jeu ni GAME*NUMBER, avec un nombre jusqu’à { $most }
error-net-shared = { $first } et { $second } sont trop différents pour partager un réseau
error-window = { $file } n’est pas une fenêtre de { $game } : { $problem }
error-holds-no = { $folder } ne contient pas de { $name }
error-no-training = { $folder } ne contient pas d’entraînement : { $problem }
error-other-training = { $folder } contient l’entraînement d’un autre jeu, pas de { $game }
error-unreadable = { $file } ne peut pas être lu : { $problem }
error-learning = l’apprentissage a échoué à l’étape { $step } : la perte n’est plus un nombre
error-no-figure = il n’y a pas de mesure { $name } (au choix : { $known })

## Environnements, pour les programmes qui apprennent à jouer

error-action-of = action { $action } de la partie { $number }
error-action-type = une action doit être un nombre entier
error-action-range = les actions vont de 0 à { $most }, pas { $given }
error-action-place = il n’y a pas d’emplacement ouvert { $place }
error-step-after-end = la partie est finie ({ $clause }) : réinitialisez-la avant l’action suivante
error-not-reset = appelez { "reset()" } avant { $what }
error-rewards = les récompenses doivent être l’une de { $known }, pas { $given }
error-illegal-actions = le réglage des actions interdites doit être l’un de { $known }, pas { $given }
error-seat = { $game } a ici les places 0 à { $most }, pas { $given }
error-batch-games = il peut y avoir 1 à { $most } parties, pas { $given }
error-no-observer-parameters = les observations n’ont pas de paramètres

## Faire tourner un serveur

error-smtp-url = { "smtp" } doit être une URL comme { $first } ou { $second }
error-database-url = la base de données doit être une URL comme { $example }
error-database-file = l’URL de la base de données doit nommer un fichier, comme dans { $example }
error-database-open = la base de données { $file } ne peut pas être ouverte : { $problem }
error-no-database = il n’y a pas de base de données appelée { $name } (au choix : { $known })
error-database-full = la base de données n’est pas vide, et y restaurer une sauvegarde écraserait des données ; choisissez-en une vide
error-workers-database = plusieurs processus demandent PostgreSQL, car SQLite ne marche que pour un seul
error-workers-redis = plusieurs processus demandent Redis pour échanger des événements
error-backup-table = { $file } : la sauvegarde a une table que cette version ne connaît pas
error-backup-version = { $file } : cette sauvegarde vient d’une autre version ; restaurez-la avec cette version
error-backup-damaged = { $file } : ce n’est pas une sauvegarde, ou elle est endommagée

## Un programme qui joue sur un serveur

error-refused = le serveur a refusé : { $said }
error-refused-socket = le serveur a refusé la connexion ; vérifiez la clé
error-connection = la connexion a été perdue : { $problem }
error-no-free-seat = il n’y a pas de place libre dans cette partie

## Ce qu’un serveur refuse

refused-no-address = il n’y a rien à cette adresse
refused-http = la demande ne peut pas recevoir de réponse : { $said }
refused-request-long = une requête peut avoir jusqu’à { $most } octets
refused-message-long = un message peut avoir jusqu’à { $most } octets
refused-games = un texte peut contenir jusqu’à { $games } parties sur { $boards } plateaux différents
refused-takes-long = cela demande trop de temps ou de mémoire ; essayez quelque chose de plus petit
refused-too-many = trop de requêtes de ce type ; réessayez dans { $seconds } s
refused-version = ce serveur utilise la version { $version } du protocole
refused-followed = une connexion peut suivre jusqu’à { $most } parties
refused-origin = cette page n’a pas le droit d’utiliser ce serveur
refused-host = ce serveur ne répond pas à ce nom d’hôte
refused-broken = une erreur s’est produite sur le serveur ; réessayez
refused-storage = rien ne peut être enregistré pour le moment ; réessayez dans un instant
refused-closing = le serveur s’arrête ; réessayez dans un instant
refused-searches = trop de recherches sont en attente ; réessayez dans un instant
refused-no-answer = l’ordinateur n’a pas trouvé de coup
refused-other-server = quelque chose a changé au même moment ; réessayez

## Refus : comptes et clés

refused-no-session = vous n’avez pas de session ; ouvrez-en une par { $how }
refused-no-key = cette clé n’existe pas ou a été supprimée
refused-no-such-key = vous n’avez pas cette clé
refused-no-such-session = vous n’avez pas de telle session
refused-no-such-puzzle = ce casse-tête n’existe pas
refused-session-old = reconnectez-vous d’abord
refused-scope = cette clé n’a pas l’autorisation { $scope }
refused-person = seul le joueur peut faire cela, pas un programme avec une clé
refused-account-taken = ce nom d’utilisateur est pris, ou vous avez déjà un compte
refused-account-name = un nom d’utilisateur doit avoir de 1 à 24 caractères visibles
refused-password = nom d’utilisateur ou mot de passe incorrect
refused-common-password = ce mot de passe est trop courant ; choisissez-en un autre
refused-recovery-code = ce n’est pas un code de secours de ce compte
refused-code = ce code n’existe pas, a déjà servi ou a expiré
refused-passkey = cette clé d’accès ne fonctionne pas ici ; connectez-vous autrement
refused-passkey-account = une clé d’accès appartient à un compte ; créez d’abord un compte
refused-rating = seuls les joueurs qui ont un compte peuvent jouer des parties classées
refused-subscription = ce serveur ne peut pas envoyer de notifications à ce navigateur
refused-no-mail = ce serveur n’envoie pas d’e-mails
refused-mail-failed = l’e-mail n’a pas pu être envoyé ; réessayez plus tard
refused-account-letters = un nom d’utilisateur ne peut pas mélanger des lettres d’écritures différentes, comme le latin et le cyrillique

## Refus : préparer une partie

refused-seat-count = { $game } a { $seats } places avec ces options, pas { $given }
refused-levels = les niveaux vont de { $least } à { $most }
refused-handicap-twice = un handicap est l’option { "`without`" } ; elle a été donnée deux fois
refused-handicap-rated = une partie avec handicap ne peut pas être classée
refused-nobody-plays = au moins une place doit être pour une personne
refused-clock = une horloge doit avoir de 1 seconde à { $most } jours
refused-increment = un incrément peut aller jusqu’à 10 minutes, et seulement avec une horloge pour toute la partie
refused-turn-limit = les tours chronométrés demandent une horloge avec un temps par coup
refused-waiting-matches = vous, ou votre adresse, pouvez avoir jusqu’à { $most } parties en attente dans le salon ; annulez-en une d’abord

## Refusals: tournaments

refused-no-tournament = ce tournoi n’existe pas
refused-tournament-phase = ce n’est pas possible dans ce tournoi pour le moment
refused-tournament-full = ce tournoi est complet : jusqu’à { $most } personnes peuvent participer ; vous pouvez tout de même le regarder
refused-tournament-host = seul l’organisateur du tournoi peut faire cela
refused-tournament-few = un tournoi de ce genre demande au moins { $least } joueurs
refused-tournament-clock = un tournoi demande une horloge, et dans une arène elle doit être réglée en minutes
refused-tournament-game = les tournois sont pour les jeux de 2 à { $most } joueurs sans équipes
refused-tournament-tables = les parties à plus de 2 joueurs demandent un système suisse ou une arène
refused-tournament-time = choisissez une date de début dans les 12 mois à venir
refused-tournament-number = un tournoi ne peut pas attendre plus de joueurs qu’il n’en accepte ; choisissez un nombre plus petit
refused-tournament-engines = au moins un joueur d’un tournoi doit être une personne
refused-no-entrant = il n’y a pas de joueur avec ce numéro dans le tournoi
refused-waiting-tournaments = vous pouvez avoir jusqu’à { $most } tournois qui n’ont pas commencé ; lancez-en ou annulez-en un d’abord
refused-in-tournament = ce n’est pas possible dans une partie de tournoi

## Refus : clubs

refused-no-club = ce club n’existe pas
refused-no-member = il n’y a personne de ce nom dans le club
refused-club-account = il faut un compte pour les clubs ; connectez-vous ou inscrivez-vous d’abord
refused-club-name = le nom d’un club doit avoir au moins { $least } lettres ou chiffres
refused-club-letters = le nom d’un club ne peut pas mélanger des lettres d’écritures différentes, comme le latin et le cyrillique
refused-club-taken = il existe déjà un club de ce nom, ou d’un nom qui lui ressemble. Choisissez un autre nom
refused-club-members-only = seuls les membres du club peuvent faire cela
refused-club-organisers = seuls les organisateurs du club peuvent faire cela
refused-club-owner = seul le propriétaire du club peut faire cela
refused-club-invitation = on n’entre dans ce club que sur invitation ; demandez le lien à un organisateur
refused-club-full = ce club est complet : il peut avoir jusqu’à { $most } membres ; choisissez-en un autre
refused-club-too-many = vous pouvez être dans { $most } clubs au plus ; quittez-en un d’abord
refused-club-too-many-owned = vous pouvez être propriétaire de { $most } clubs au plus ; supprimez-en un d’abord ou nommez-y un autre propriétaire
refused-club-successor = ce membre est déjà propriétaire de { $most } clubs, le maximum possible ; choisissez quelqu’un d’autre
refused-club-owner-leaves = nommez quelqu’un d’autre propriétaire avant de quitter le club

## Refus : dans une partie

refused-no-match = cette partie n’existe pas
refused-phase =
    { $phase ->
        [waiting] la partie n’a pas commencé
        [paused] la partie est en pause
        [over] la partie est terminée
       *[playing] la partie est en cours
    }
refused-seat-out = le joueur { $number } est éliminé de la partie
refused-stale = la partie en est à l’événement { $seq }, pas { $given }
refused-no-seat = vous ne pouvez pas jouer ici en tant que joueur { $number }
refused-seat-not-yours = vous n’êtes pas le joueur { $number }
refused-seat-taken = la place du joueur { $number } est prise
refused-have-seat = vous avez déjà une place
refused-turn = ce n’est pas votre tour ; attendez le joueur { $number }
refused-mover-only = vous ne pouvez le demander qu’à votre tour
refused-nobody-moves = personne ne peut jouer maintenant
refused-computer-plays = l’ordinateur joue pour cette place
refused-computer-plays-on = l’ordinateur veut continuer à jouer
refused-proposal-open = une proposition précédente ({ $proposal }) n’a pas encore reçu de réponse ; répondez-y ou attendez
refused-no-proposal = il n’y a pas de proposition à laquelle vous puissiez répondre
refused-rematch = la revanche a déjà commencé
refused-not-gone = le joueur { $number } n’est pas parti
refused-no-undo = vous n’avez aucun coup qui puisse être annulé
refused-no-hints = les indices sont désactivés à cette table
refused-no-hint-found = aucun indice n’a été trouvé ; réessayez
refused-hidden-hands = une partie à mains cachées ne peut être enregistrée qu’une fois terminée, en JSON
refused-match-or-record = donnez soit une partie du serveur, soit une partie en JSON, pas les deux
refused-review-early = une partie ne peut être analysée qu’une fois terminée
refused-no-picture = cette image n’existe pas

## Refus : parler

refused-no-chat = le tchat est désactivé à cette table
refused-speak = seuls les joueurs peuvent écrire ici
refused-presets = seules les phrases prédéfinies sont permises à cette table
refused-preset-or-text = donnez soit une phrase prédéfinie, soit un texte, pas les deux
refused-said-enough = on ne peut plus écrire de messages à cette table
refused-mute = il n’y a personne à cette place que vous puissiez masquer
refused-no-line = il n’y a pas de message avec ce numéro
refused-free-chat-off = activez d’abord le tchat en texte libre dans votre compte
refused-nobody-reads = personne d’autre à cette table n’a activé le texte libre ; utilisez une phrase prédéfinie
refused-chat-taken = vous ne pouvez plus utiliser le tchat ; demandez pourquoi aux responsables de ce serveur
# $date is written as 2026-11-18.
refused-chat-taken-until = vous ne pouvez pas utiliser le tchat avant le { $date }

## Refus : les autres

refused-no-account = personne n’a ce nom d’utilisateur ; vérifiez l’orthographe
refused-contacts-account = il faut un compte pour cela ; connectez-vous ou inscrivez-vous d’abord
refused-yourself = choisissez quelqu’un d’autre que vous-même
refused-contacts-full = cette liste est pleine : elle peut contenir jusqu’à { $most } personnes ; retirez d’abord quelqu’un
refused-follow = vous ne pouvez pas suivre ce joueur
refused-company = vous ne pouvez pas rejoindre cette partie ; choisissez-en une autre
refused-challenge = ce joueur n’accepte pas vos défis
refused-challenge-open = ce joueur n’a pas encore répondu à votre dernier défi ; attendez ou annulez-le d’abord
refused-challenges-full = { $most } de vos défis attendent une réponse ; annulez-en un d’abord
refused-challenge-seats = une place doit être pour vous et une pour l’autre joueur
refused-no-challenge = ce défi a déjà reçu une réponse, a été annulé ou a expiré
refused-series-seats = seuls les jeux à deux joueurs peuvent se jouer en série
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = une série a une de ces longueurs : { $lengths }
refused-report-what = dites quel message ou quel joueur vous voulez signaler
refused-report-seat = il n’y a personne à signaler à cette place
refused-report-table = seuls les joueurs de cette table peuvent la signaler
refused-suspended = votre compte est suspendu ; demandez pourquoi aux responsables de ce serveur
# $date is written as 2026-11-18.
refused-suspended-until = votre compte est suspendu jusqu’au { $date }
refused-name-taken = vous ne pouvez pas changer de nom ; demandez pourquoi aux responsables de ce serveur
refused-name-taken-until = vous ne pouvez pas changer de nom avant le { $date }

## L'explorateur d'ouvertures

error-packed-games = ce n’est pas une collection de parties pour l’explorateur d’ouvertures, ou elle est abîmée
error-being-built = un autre processus est en train de créer { $file }
# $command is what to type
refused-no-engine-games = ce serveur n’a pas encore de parties de l’ordinateur à montrer ; son responsable peut les obtenir avec : { $command }
refused-engine-games-soon = les parties de l’ordinateur sont en préparation ; réessayez dans quelques minutes
error-moderate-no-report = il n’y a pas de signalement { $number }
error-moderate-bad-name = { $name } ne peut pas servir de nom
error-moderate-name-taken = le nom { $name } est pris

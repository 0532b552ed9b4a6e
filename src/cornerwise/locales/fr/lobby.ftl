## La page d'accueil

start-hero = Posez vos pièces, coin contre coin.
start-play-now = Jouer maintenant
start-play-now-about = { $game } contre le niveau { $level }
start-games = Jeux
sort-by = Trier par
sort-usual = Ordre par défaut
sort-minutes = Durée
sort-age = Âge
sort-players = Nombre de joueurs
start-live = En direct
start-live-who = { $game } : { $who }
start-sample = Regarder une partie
start-waiting = À vous de jouer
start-running = Vos parties
start-all-mine = Toutes vos parties
start-more = Plus
start-puzzles = Casse-tête
start-puzzles-about = Trouvez le meilleur coup
start-designs = Créations
start-designs-about = Créez vos propres images
start-learn = Apprendre
start-learn-about = Leçons et règles
start-games-about = Vos parties en cours et terminées

## Façons de jouer

mode-computer = Ordinateur
mode-computer-about = 9 niveaux
mode-computer-title = Jouer contre l’ordinateur
mode-friends = Amis
mode-friends-about = inviter avec un lien
mode-friends-title = Inviter des amis
mode-anyone = N’importe qui
mode-anyone-about = joueurs en ligne
mode-anyone-title = Trouver un adversaire
mode-screen = Un seul écran
mode-screen-about = partager cet appareil
mode-screen-title = Jouer sur un seul écran
lobby-game = Jeu
lobby-kind = Version
lobby-mode = Adversaire
lobby-strength = Niveau
lobby-anyone-clock = Vous jouerez contre quelqu’un qui a choisi la même horloge.
lobby-begin-computer = Jouer
lobby-begin-friends = Ouvrir une table
lobby-begin-anyone = Trouver un adversaire
lobby-begin-screen = Jouer
lobby-more-choices = Plus d’options
lobby-rules = Règles

## Horloges

setup-clock = Horloge
setup-clock-none = Sans horloge
setup-clock-game = { $time } chacun
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } par coup
setup-clock-days = { $time } par coup

## Qui joue, et où en est la partie

lobby-open-seat = Place libre
lobby-open-seats = { $count ->
    [one] une place libre
    [many] { $count } de places libres
   *[other] { $count } places libres
  }
lobby-computer = Ordinateur, niveau { $level }
lobby-computers = { $count ->
    [one] l’ordinateur (niveau { $level })
    [many] { $count } d’ordinateurs (niveau { $level })
   *[other] { $count } ordinateurs (niveau { $level })
  }
lobby-open-match = Ouvrir cette partie
lobby-your-turn = À vous de jouer
lobby-your-turn-left = À vous de jouer. Temps restant : { $time }
lobby-their-turn = À { $name } de jouer
lobby-running = En cours
lobby-paused = En pause
lobby-awaits-players = { $count ->
    [0] Va commencer
    [one] Une place est libre
    [many] { $count } de places sont libres
   *[other] { $count } places sont libres
  }
lobby-move-number = Coup { $number }
lobby-ended-won = Vous avez gagné, { $ago }
lobby-ended-lost = Vous avez perdu, { $ago }
lobby-ended-drawn = Partie nulle, { $ago }
lobby-ended-played = Terminée { $ago }
lobby-ended-aborted = Arrêtée, { $ago }

## Préparer une partie

setup-clock-other = Personnalisé
setup-clock-kind = Cadence
setup-clock-kind-game = Par partie
setup-clock-kind-move = Par coup
setup-clock-kind-days = Jours par coup
setup-clock-minutes = Minutes chacun
setup-clock-seconds = Secondes par coup
setup-clock-days-count = Jours par coup
setup-clock-increment = Secondes ajoutées après chaque coup
setup-seats = Joueurs
setup-count = Nombre de joueurs
setup-who = Qui joue
setup-options = Règles
setup-table = Réglages de la table
setup-listed = Publique
setup-listed-about = Tout le monde peut trouver cette table et s’y joindre. Sinon, il faut le lien.
setup-family = Table familiale
setup-family-about = Des indices pour tous et pas de tchat. Ajoutez un handicap pour donner leur chance aux enfants et aux débutants.
setup-rated = Partie classée
setup-rated-about = Chacun a besoin d’un compte et ne peut prendre qu’une place.
setup-rated-account = Connectez-vous pour jouer des parties classées. Tous les joueurs ont besoin d’un compte.
setup-handicap = Handicap
setup-handicap-about = Les joueurs plus forts commencent sans certaines de leurs plus grandes pièces. Les parties avec handicap ne sont pas classées.
setup-handicap-count = { $count ->
    [0] Toutes les pièces
    [one] Sans { $count } pièce
    [many] Sans { $count } de pièces
   *[other] Sans { $count } pièces
  }
setup-chat = Tchat
setup-chat-presets = Phrases prédéfinies
setup-chat-free = Texte libre
setup-chat-off = Désactivé
setup-clash = Ces options sont incompatibles. Modifiez l’une d’elles.
setup-clash-heights = Ce plateau n’est pas jouable. Reliez toutes ses cases et utilisez de 2 à 512 cubes.
setup-step-rules = Horloge et règles
heights-about = Choisissez une hauteur, puis touchez des cases ou glissez dessus. 0 fait un trou.
heights-board = Votre plateau
heights-square = { $square }, hauteur { $height }
heights-columns = Colonnes
heights-columns-count = { $count ->
    [one] { $count } colonne
    [many] { $count } de colonnes
   *[other] { $count } colonnes
  }
heights-columns-fewer = Retirer une colonne
heights-columns-more = Ajouter une colonne
heights-rows = Lignes
heights-rows-count = { $count ->
    [one] { $count } ligne
    [many] { $count } de lignes
   *[other] { $count } lignes
  }
heights-rows-fewer = Retirer une ligne
heights-rows-more = Ajouter une ligne
setup-play = Jouer
setup-open = Ouvrir la table
setup-rules = Comment jouer à { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Quelqu’un d’autre sur cet écran
setup-seat-name = Nom du joueur { $number }
setup-seat-open = Ouverte aux autres
setup-seat-number = Joueur { $seat }
setup-seat-of-colours = Joueur { $seat }, { $colours }
setup-seat-with = en équipe avec le joueur { $seats }

## Inviter et rejoindre

copy = Copier
copied = Copié
copy-failed = La copie a échoué. Sélectionnez le texte et copiez-le vous-même.
print = Imprimer
invite-title = Inviter
invite-about = { $count ->
    [one] Une place est libre. Toute personne qui a le lien peut la prendre.
    [many] { $count } de places sont libres. Toute personne qui a le lien peut en prendre une.
   *[other] { $count } places sont libres. Toute personne qui a le lien peut en prendre une.
  }
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-share = Partager
invite-camera = Code QR
invite-camera-about = Code QR avec le lien vers cette table
invite-message = Jouez à { $game } avec moi.
join-title = Rejoindre une partie de { $game }
join-invites = { $name } vous invite à jouer à { $game }
join-rule = Chaque pièce doit toucher une autre pièce de sa couleur par un coin, jamais par un côté. Couvrez le plus possible du plateau.
join-rule-rumis = Chaque pièce doit toucher une autre pièce de sa couleur. Chaque case de votre couleur visible d’en haut vous rapporte un point.
join-rule-triominos = Les chiffres qui se touchent doivent être égaux. Les chiffres des tuiles que vous posez sont vos points.
join-there = Déjà là : { $names }.
join-nobody = Personne n’est encore là.
join-which = Choisissez une place
join-sit = Prendre cette place
join-watch = Regarder cette partie
join-own = Ouvrir votre propre table
join-full = Cette table est complète
join-full-text = { $count ->
    [one] La place est prise.
    [many] Les { $count } de places sont prises.
   *[other] Les { $count } places sont prises.
  } Vous pouvez regarder, ou ouvrir votre propre table avec les mêmes règles.
search-title = { $count ->
    [one] Recherche d’un adversaire
    [many] Recherche de { $count } autres joueurs
   *[other] Recherche de { $count } autres joueurs
  }
search-time = Recherche depuis { $time }
search-usual = L’attente habituelle est d’environ { $time }.
search-usual-unknown = Nous ne savons pas encore combien de temps cela prend. Trop peu de parties ont commencé ainsi récemment.
search-nobody = Personne d’autre ne cherche de partie en ce moment.
search-others = { $count ->
    [one] { $count } autre personne cherche une partie :
    [many] { $count } d’autres personnes cherchent une partie :
   *[other] { $count } autres personnes cherchent une partie :
  }
search-others-game = { $game } : { $count }
search-meanwhile = Jouer contre l’ordinateur en attendant
search-meanwhile-about = La recherche continue. Nous vous préviendrons dès que quelqu’un arrivera.
search-stop = Arrêter la recherche
search-goes-on = Recherche en cours : { $game }
search-back = Voir la recherche
search-found = Votre partie de { $game } peut commencer. Quelqu’un est arrivé.
search-go = Aller à la partie

## Listes de parties

games-title = Vos parties
games-running = En cours
games-finished = Terminées
games-remove = Retirer de la liste
games-remove-back = Elle revient si quelqu’un joue un coup.
games-empty = Aucune partie pour l’instant
games-empty-text = Les parties que vous commencez ou rejoignez apparaissent ici. Elles sont enregistrées sur cet appareil, même sans compte.
games-export = Télécharger vos parties
games-export-about = Toutes vos parties dans un fichier, à garder ou à ouvrir dans d’autres programmes.
watch-all = Tous les jeux
watch-waiting = En attente de joueurs
watch-playing = En cours
watch-empty = Aucune partie publique en ce moment
watch-empty-text = Ouvrez une table publique pour que d’autres puissent jouer. Les parties partagées par lien restent privées.
watch-open = Ouvrir une table

## Les meilleurs joueurs

players-best = Meilleurs joueurs : { $game }
players-place = Rang
players-name = Nom
players-rating = Cote
players-games = Parties
players-empty = Personne n’a encore de cote à { $game }
players-empty-text = Jouez une partie classée et soyez le premier.

## Ce qui peut mal se passer

error-match-bad-plan = Ces options sont incompatibles. Modifiez l’une d’elles.
error-match-seat-taken = Quelqu’un vient de prendre cette place. Choisissez-en une autre.
error-match-unknown = Cette table est introuvable. La partie a peut-être été arrêtée.
start-what = Sept jeux de plateau pour une à six personnes : posez des pièces à tour de rôle, prenez de la place et n’en laissez pas aux autres.
start-free = Jouez contre l’ordinateur, des amis ou n’importe qui en ligne. Gratuit. Sans compte, sans publicité.
start-players = Joueurs
start-players-about = Cotes et classements
start-watch = Regarder
start-watch-about = Parties en direct et rediffusions
start-tournaments = Tournois
start-tournaments-about = Participez ou organisez le vôtre

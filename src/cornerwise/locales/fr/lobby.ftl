## La page d'accueil

start-hero = Rendez-vous aux coins.
start-lead = Sept jeux de tuiles qui se touchent, pour la table de la cuisine comme pour la longue analyse. Gratuit, sans compte et sans publicité.
start-play-now = Jouer maintenant
start-play-now-about = { $game } contre le niveau { $level }
start-games = Jeux
sort-by = Trier par
sort-usual = Ordre habituel
sort-minutes = Durée
sort-age = Âge
sort-players = Nombre de joueurs
start-live = En direct
start-live-who = { $game } : { $who }
start-sample = Regardez jouer les autres
start-waiting = On vous attend
start-running = Vos parties
start-all-mine = Toutes vos parties
start-more = Plus
start-puzzles = Casse-tête
start-puzzles-about = Poser toutes les pièces, en solo
start-designs = Motifs
start-designs-about = Composez des images à votre guise
start-learn = Apprendre
start-learn-about = Les règles et les premiers pas
start-games-about = En cours et terminées

## Façons de jouer

mode-computer = L’ordinateur
mode-computer-about = neuf niveaux
mode-computer-title = Jouer contre l’ordinateur
mode-friends = Des amis
mode-friends-about = inviter par un lien
mode-friends-title = Inviter des amis
mode-anyone = N’importe qui
mode-anyone-about = qui est là maintenant
mode-anyone-title = Trouver un adversaire
mode-screen = Un seul écran
mode-screen-about = se le passer
mode-screen-title = Autour d’un seul écran
lobby-game = Jeu
lobby-kind = Lequel
lobby-mode = Contre qui
lobby-strength = Force
lobby-anyone-clock = Vous rencontrez ceux qui ont choisi la même horloge.
lobby-begin-computer = Jouer
lobby-begin-friends = Ouvrir la table
lobby-begin-anyone = Trouver un adversaire
lobby-begin-screen = Jouer
lobby-more-choices = Plus de choix
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
lobby-your-turn-left = À vous de jouer, reste { $time }
lobby-their-turn = { $name } joue
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
lobby-ended-aborted = Annulée, { $ago }

## Préparer une partie

setup-clock-other = Autre
setup-clock-kind = Temps
setup-clock-kind-game = Pour la partie
setup-clock-kind-move = Pour chaque coup
setup-clock-kind-days = En jours pour chaque coup
setup-clock-minutes = Minutes chacun
setup-clock-seconds = Secondes par coup
setup-clock-days-count = Jours par coup
setup-clock-increment = Secondes de plus après chaque coup
setup-seats = Places
setup-options = Règles de cette partie
setup-table = À propos de la table
setup-listed = Publique
setup-listed-about = Tout le monde peut trouver la table et s’y asseoir. Sinon, seulement ceux qui ont le lien.
setup-family = Table familiale
setup-family-about = Des indices pour tous et pas de tchat. Enfants et débutants peuvent recevoir un handicap en leur faveur.
setup-rated = Partie classée
setup-rated-about = Chacun a besoin d’un compte et occupe une seule place.
setup-rated-account = Seulement avec un compte, pour des tables de personnes différentes.
setup-handicap = Handicap
setup-handicap-about = Qui joue mieux se passe de quelques-unes des plus grandes pièces. Une telle partie n’est pas classée.
setup-handicap-count = { $count ->
    [0] Toutes les pièces
    [one] Sans { $count } pièce
    [many] Sans { $count } de pièces
   *[other] Sans { $count } pièces
  }
setup-chat = Tchat
setup-chat-presets = Phrases toutes faites
setup-chat-free = Texte libre
setup-chat-off = Aucun
setup-clash = Cela ne va pas ensemble.
setup-play = Jouer
setup-open = Ouvrir la table
setup-rules = Comment jouer à { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Quelqu’un devant cet écran
setup-seat-name = Nom du joueur { $number }
setup-seat-open = Ouverte aux autres
setup-seat-number = Place { $seat }
setup-seat-of-colours = Place { $seat }, { $colours }
setup-seat-with = avec la place { $seats }

## Inviter et rejoindre

copy = Copier
copied = Copié
copy-failed = Veuillez le copier à la main
print = Imprimer
invite-title = Inviter
invite-about = { $count ->
    [one] Une place est libre. Qui a le lien peut la prendre.
    [many] { $count } de places sont libres. Qui a le lien peut en prendre une.
   *[other] { $count } places sont libres. Qui a le lien peut en prendre une.
  }
invite-link = Le lien vers cette table
invite-copy = Copier le lien
invite-share = Partager
invite-camera = Pour un appareil photo
invite-camera-about = Le lien vers cette table, à lire avec un appareil photo
invite-message = On joue à { $game } ?
join-title = Une place pour { $game }
join-there = À la table : { $names }.
join-nobody = Personne n’est encore assis ici.
join-which = Quelle place
join-sit = Prendre cette place
join-watch = Regarder cette partie
join-own = Ouvrir ma propre table
join-full = Cette table est complète
join-full-text = { $count ->
    [one] La place est prise.
    [many] Les { $count } de places sont prises.
   *[other] Les { $count } places sont prises.
  } Vous pouvez regarder, ou ouvrir votre propre table avec les mêmes règles.

## Listes de parties

games-title = Vos parties
games-running = En cours
games-finished = Terminées
games-empty = Le premier coin est libre
games-empty-text = Les parties que vous ouvrez ou rejoignez apparaissent ici. Elles restent sur cet appareil, même sans compte.
games-export = Les emporter
games-export-about = Toutes vos parties dans un fichier, pour d’autres programmes ou pour plus tard.
watch-all = Tous les jeux
watch-waiting = En attente de joueurs
watch-playing = En cours
watch-empty = Personne ne joue en public pour l’instant
watch-empty-text = Ouvrez une table publique et quelqu’un vous rejoindra peut-être. Les parties par lien restent privées.
watch-open = Ouvrir une table

## Les meilleurs joueurs

players-best = Les meilleurs joueurs de { $game }
players-place = Rang
players-name = Nom
players-rating = Cote
players-games = Parties
players-empty = Personne n’a encore de cote à { $game }
players-empty-text = Il suffit de deux personnes avec un compte et d’une partie classée pour commencer.

## Ce qui peut mal se passer

error-match-bad-plan = Ces choix ne vont pas ensemble.
error-match-seat-taken = Quelqu’un vient de prendre cette place.
error-match-unknown = Cette table n’existe pas. La partie a peut-être été annulée.

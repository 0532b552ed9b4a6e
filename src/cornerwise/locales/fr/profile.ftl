## Profils

profile-since = Joue ici depuis { $date }
profile-you = Les autres voient aussi cette page, mais pas vos parties privées.
profile-settings = Choisir ce que voient les autres
profile-hidden-others = Visible par vous seulement.
profile-private = Ce joueur ne montre ni ses cotes ni ses parties.
profile-unknown = Joueur introuvable
profile-unknown-text = Personne ici n’a ce nom d’utilisateur, ou son profil est privé.
profile-of = Voir le profil de { $name }

## Cotes

profile-ratings = Cotes
profile-ratings-about = Un point d’interrogation signale une cote encore incertaine. Le nombre après ± donne la marge d’erreur.
profile-no-ratings = Aucune partie classée pour l’instant.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Provisoire
profile-provisional-about = Un point d’interrogation signale une cote provisoire : d’autres parties classées la rendront plus exacte.
# How strong somebody is, compared with the computer.
profile-level = Niveau { $level } environ
profile-level-column = Niveau
profile-rated-games =
    { $count ->
        [one] { $count } partie classée
        [many] { $count } de parties classées
       *[other] { $count } parties classées
    }
profile-chart = Cote à { $game }
profile-chart-about = La cote après chaque partie classée. La bande montre sa marge d’erreur, et les lignes pointillées la force de l’ordinateur à chaque niveau.
profile-chart-table = Afficher en tableau
profile-chart-level = Niveau { $level }
profile-date = Date
profile-puzzles = Casse-tête
profile-puzzles-solved = Résolus : { $solved } sur { $tried }

## Résultats

profile-results = Résultats
profile-all-games = Tous les jeux
profile-won = Gagnées
profile-drawn = Nulles
profile-lost = Perdues
profile-tally = Gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
profile-opponents = Par adversaire
profile-opponent = Adversaire
profile-others = Autres joueurs
profile-colours = Par couleur
profile-pieces = Premières pièces préférées
profile-recent = Parties récentes
profile-ended-won = { $name } a gagné, { $ago }
profile-ended-lost = { $name } a perdu, { $ago }
profile-ended-drawn = Partie nulle, { $ago }
profile-ended-played = Terminée { $ago }
profile-empty-text = Les parties terminées s’affichent ici.
profile-export = Télécharger vos parties
profile-export-about = Toutes vos parties dans un fichier, à garder ou à ouvrir dans d’autres programmes.

## Vie privée

privacy-title = Vie privée
privacy-about = Votre profil montre votre nom d’utilisateur, vos cotes et vos parties publiques. Vous choisissez ce que voient les autres.
privacy-open = Voir votre profil
privacy-profile = Masquer le profil
privacy-profile-about = Personne ne peut ouvrir votre profil, et vous n’êtes pas dans la liste des joueurs.
privacy-ratings = Masquer les cotes
privacy-ratings-about = Vos cotes ne sont ni sur votre profil ni dans la liste des joueurs.
privacy-games = Masquer les parties
privacy-games-about = Vos parties et vos résultats ne sont pas sur votre profil, et votre nom dans les parties n’y mène pas.

## Liens vers des profils sur d'autres sites

profile-card = Joue ici à des jeux de type Blokus et à Triominos.
profile-card-rated = Meilleure cote : { $game }, { $rating }

## Refus

refused-no-such-player = ce joueur n’existe pas

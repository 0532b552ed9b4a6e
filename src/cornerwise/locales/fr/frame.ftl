## Le cadre de chaque page

nav-main = Principale
nav-skip = Aller au contenu
nav-back = Retour
nav-play = Jouer
nav-learn = Apprendre
nav-puzzles = Casse-tête
nav-watch = Regarder
nav-players = Joueurs
nav-language = Langue
nav-account = Vous
sound-off = Le son est coupé
sound-quiet = Le son est faible
sound-full = Le son est fort
theme-to-light = Couleurs claires
theme-to-dark = Couleurs sombres
close = Fermer
try-again = Réessayer
page-unknown = Cette page n’existe pas
page-unknown-text = L’adresse contient peut-être une faute de frappe, ou la partie a été supprimée.
page-unreachable = Pas de connexion
page-unreachable-text = Cette page n’a pas pu être chargée. Rien n’est perdu.
error-unexpected = Cela n’a pas marché. Rien n’a changé.
error-client-offline = Le serveur est injoignable. Rien n’est perdu.

## Le cadre de chaque page

nav-main = Principale
nav-skip = Aller au contenu
nav-back = Retour
nav-play = Jouer
nav-learn = Apprendre
nav-puzzles = Casse-tête
nav-analysis = Analyse
nav-watch = Regarder
nav-players = Joueurs
nav-language = Langue
language-search = Chercher une langue
language-none = Aucune langue trouvée
nav-account = Compte
sound-off = Son : coupé
sound-quiet = Son : faible
sound-full = Son : fort
theme-to-light = Passer au thème clair
theme-to-dark = Passer au thème sombre
close = Fermer
try-again = Réessayer
page-unknown = Page introuvable
page-unknown-text = L’adresse contient peut-être une faute de frappe, ou la page a été supprimée.
page-unreachable = Pas de connexion
page-unreachable-text = Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
error-unexpected = Une erreur s’est produite. Rien n’a changé : veuillez réessayer.
error-client-offline = Le serveur est injoignable. Vos parties sont conservées : vérifiez votre connexion et réessayez.

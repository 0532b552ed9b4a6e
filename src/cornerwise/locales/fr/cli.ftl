## La ligne de commande : ce que toutes les commandes partagent

cli-about = Jeux à la Blokus et Triominos : règles, parties, images et jeu.
cli-commands = commandes
cli-examples = exemples :
cli-version = afficher le numéro de version du programme et quitter
cli-language = utiliser cette langue, comme de ou pt-BR, au lieu de celle du système
cli-own-games = charger aussi les jeux que ce fichier Python enregistre
cli-interrupted = interrompu
cli-see-help = { $message } (voir `{ $command }`)

## Ce que fait chaque commande

cli-games = énumérer tous les jeux et leurs options
cli-play = jouer dans le terminal
cli-serve = lancer un serveur pour les navigateurs et les programmes
cli-replay = vérifier et montrer les parties d’un fichier
cli-analyse = montrer les meilleurs coups d’une position
cli-review = montrer quels coups d’une partie ont coûté le plus
cli-audit = compter les points cédés en fin de partie
cli-draw = dessiner une position en SVG ou en texte
cli-perft = compter les positions après un nombre de coups
cli-bench = mesurer vitesse et taille et comparer aux objectifs
cli-solve = trouver une partie en solo complète
cli-gtp = dialoguer avec d’autres programmes par le Go Text Protocol
cli-arena = faire jouer des joueurs automatiques entre eux
cli-bot = laisser un programme GTP jouer sur un serveur
cli-backup = écrire toutes les données d’un serveur dans un fichier
cli-restore = remplir une base vide à partir d’une sauvegarde
cli-i18n = vérifier les traductions
cli-puzzles = créer et prouver des casse-tête
cli-explore = chercher ce qui a été joué dans une position
cli-moderate = voir les signalements et y donner suite

## Ce qui se dit des arguments, quelle que soit la commande

cli-usage = utilisation :
cli-positional-arguments = arguments positionnels
cli-options = options
cli-help = afficher cette aide et quitter
cli-required = les arguments suivants sont requis : { $value }
cli-one-required = un des arguments { $value } est requis
cli-unrecognized = arguments inconnus : { $value }
cli-not-with = incompatible avec l’argument { $value }
cli-ambiguous = option ambiguë : { $option } peut désigner { $matches }
cli-argument = argument { $argument_name } : { $message }
cli-invalid-choice = choix impossible : { $value } (au choix : { $choices })
cli-ignored = cette option ne prend pas de valeur, mais { $value } a été donné
cli-expected-one = un argument attendu
cli-expected-some = au moins un argument attendu
cli-expected = { $count ->
    [one] { $value } argument attendu
    [many] { $value } d’arguments attendus
   *[other] { $value } arguments attendus
  }

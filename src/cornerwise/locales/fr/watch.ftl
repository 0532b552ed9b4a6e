## Regarder des parties, et l'écran pour les clubs et les salons

watch-featured = Meilleures parties du moment
watch-finished = Tout juste terminées
watch-none-now = Personne ne joue de partie publique en ce moment.
watch-none-fits = Aucune partie ne correspond à ces filtres en ce moment.
watch-lost = Connexion perdue. Reconnexion…
watch-viewers = { $count ->
    [one] { $count } spectateur
    [many] { $count } de spectateurs
   *[other] { $count } spectateurs
  }
watch-see-all = { $count ->
    [0] Regarder
    [one] Regarder { $count } partie
    [many] Regarder { $count } de parties
   *[other] Regarder { $count } parties
  }
watch-join = Rejoindre
watch-speed = Horloge
watch-speed-any = Toutes les horloges
watch-speed-clock = Avec horloge
watch-speed-none = Sans horloge
watch-speed-days = Jours par coup
watch-rated-only = Parties classées seulement

## Suivre un joueur de partie en partie

watch-follow = Suivre { $name }
watch-following = Vous suivez { $name }
watch-unfollow = Ne plus suivre
watch-nothing-yet = { $name } ne joue pas de partie publique en ce moment. Sa prochaine partie s’affichera ici.
watch-next-soon = Cette partie est terminée. La prochaine partie de { $name } s’affichera ici.

## Tournois auxquels on peut participer

watch-tournaments = Tournois qui commencent bientôt
watch-all-tournaments = Tous les tournois
watch-no-tournaments = Aucun tournoi n’est ouvert aux inscriptions en ce moment.

## L'écran pour les clubs et les salons

watch-tv = Mode TV
watch-kind-live = En direct
watch-kind-replay = Rediffusion
watch-kind-computer = Partie de l’ordinateur
watch-won = Victoire : { $names }
watch-drawn = Partie nulle
watch-play-too = Venez jouer
watch-code = Code QR avec l’adresse de ce site
watch-full = Plein écran
watch-leave-tv = Quitter le mode TV

## Partager une partie, et sa feuille de partie sur papier

share-embed = Copier le code d’intégration
share-animation = Image animée
share-animation-about = toute la partie en WebP
share-sheet = Feuille de partie
share-sheet-about = à imprimer : plateau, points et coups
paper-title = Feuille de partie
paper-print = Imprimer
paper-back = Retour au résultat
paper-player = Joueur
paper-points = Points
paper-moves = Coups

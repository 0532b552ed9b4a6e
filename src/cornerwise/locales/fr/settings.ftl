## Réglages

settings-title = Réglages
settings-look = Apparence
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Réduire les animations
settings-motion-about = Les pièces apparaissent à leur place au lieu d’y glisser.
settings-board = Plateau
settings-patterns = Motifs
settings-patterns-about = Un motif sur chaque couleur, pour les distinguer sous n’importe quelle lumière.
settings-corners = Coins ouverts
settings-corners-about = Des points là où vous pouvez jouer ensuite.
settings-coordinates = Coordonnées
settings-coordinates-about = Des lettres et des chiffres autour du plateau, s’il y a la place.
settings-confirm = Confirmer les coups
settings-confirm-about = Une pièce n’est posée que lorsque vous appuyez sur « Poser ».
settings-tips = Astuces
settings-tips-about = De courts conseils pendant que vous jouez.
settings-sound-and-touch = Son et vibration
settings-sound = Son
settings-sound-off = Coupé
settings-sound-quiet = Faible
settings-sound-full = Fort
settings-tick = Alerte de temps
settings-tick-about = Un tic-tac pendant vos 20 dernières secondes.
settings-vibration = Vibration
settings-vibration-about = Quand une pièce se cale ou se pose, si votre appareil peut vibrer.
settings-notices = Notifications
settings-push = M’avertir quand c’est mon tour
settings-push-about = Même quand cette page est fermée. Pratique pour les parties qui durent plusieurs jours.
settings-push-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses paramètres.
settings-kept = Ces réglages sont enregistrés dans ce navigateur.

## À propos

about-title = À propos
about-what = Cornerwise est un site gratuit pour les jeux de type Blokus et Triominos : des règles exactes pour chaque jeu, un ordinateur à 9 niveaux, et des tables pour vous et vos amis. Sans publicité.
about-names = Blokus, Trigon, Rumis et Triominos sont des marques de leurs propriétaires. Nous les citons seulement pour dire quelles règles publiées suit un jeu. Cornerwise est indépendant de ces propriétaires et n’a pas leur caution.
about-privacy = Vos données
about-privacy-text = Nous conservons votre nom, vos parties et un cookie qui vous garde connecté. Nous ne vous suivons pas et ne transmettons rien à d’autres.
about-programs = Pour les développeurs
about-programs-text = Tout ce que vous pouvez faire sur ce site, votre programme peut le faire aussi.
about-api = Lire la documentation de l’API
about-licences = Source et licences
about-source = Cornerwise est un logiciel libre sous licence MIT. Il s’appuie sur le travail d’autres, dont :

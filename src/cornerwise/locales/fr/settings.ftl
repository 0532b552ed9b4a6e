## Réglages

settings-title = Réglages
settings-look = Apparence
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Moins de mouvement
settings-motion-about = Les pièces apparaissent à leur place au lieu de s’y déplacer.
settings-board = Sur le plateau
settings-patterns = Motifs
settings-patterns-about = Un signe sur chaque case, qui distingue les couleurs sans leur teinte.
settings-corners = Coins ouverts
settings-corners-about = Des points là où votre couleur peut continuer.
settings-coordinates = Coordonnées
settings-coordinates-about = Des lettres et des chiffres autour du plateau, quand il y a la place.
settings-confirm = Confirmer les coups
settings-confirm-about = Une pièce n’est envoyée que si vous appuyez sur « Poser ».
settings-tips = Astuces
settings-tips-about = Un court conseil quand il tombe à propos.
settings-sound-and-touch = Son et toucher
settings-sound = Son
settings-sound-off = Coupé
settings-sound-quiet = Faible
settings-sound-full = Fort
settings-tick = Tic-tac quand le temps presse
settings-tick-about = Pendant les vingt dernières secondes.
settings-vibration = Vibration
settings-vibration-about = Une brève vibration quand une pièce se cale ou se pose, sur les appareils qui le peuvent.
settings-notices = Notifications
settings-push = Quand c’est à vous de jouer
settings-push-about = Une notification du système, même quand cette page est fermée. Pour les parties jouées sur plusieurs jours.
settings-push-denied = Le navigateur ne permet pas de notifications ici.
settings-kept = Gardé dans ce navigateur.

## À propos

about-title = À propos
about-what = La maison des jeux de coins : des règles exactes pour chaque jeu de la famille, un ordinateur à neuf niveaux et des tables entre amis. Gratuit, sans publicité.
about-names = Blokus, Trigon, Rumis et Triominos sont des marques de leurs propriétaires. Elles ne figurent ici que pour dire quelles règles publiées suit un jeu. Cornerwise est indépendant de ces propriétaires et n’a pas leur caution.
about-privacy = Ce qui est gardé
about-privacy-text = Un nom, vos parties, et un cookie qui dit qui vous êtes. Rien n’est mesuré, rien n’est transmis à d’autres.
about-programs = Pour les programmes
about-programs-text = Tout ce que font ces pages, des programmes peuvent le faire aussi.
about-api = Comment parler au serveur
about-licences = Source et licences
about-source = Cornerwise est sous licence MIT. Il s’appuie sur le travail d’autres, dont :

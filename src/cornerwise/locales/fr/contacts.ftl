## Amis : les gens que vous suivez

friends-title = Amis
friends-empty = Vous ne suivez encore personne. Cherchez un joueur par son nom d’utilisateur.
friends-find = Chercher un joueur
friends-find-do = Chercher
friends-find-about = Saisissez un nom d’utilisateur ou ses premières lettres. Il peut être différent du nom affiché à la table.
friends-find-none = Personne n’a été trouvé. Vérifiez l’orthographe du nom d’utilisateur. Les joueurs dont le profil est privé sont introuvables.
friends-online = En ligne
friends-offline = Hors ligne
# $game is the name of a game.
friends-playing = Joue à { $game }
friends-watch = Regarder
friends-following = Joueurs suivis
friends-blocked = Joueurs bloqués
friends-muted = Joueurs masqués
friends-account = Il faut un compte pour suivre et défier d’autres joueurs.
friends-sign-up = Se connecter ou s’inscrire

## Ce qu'on peut faire avec un joueur

person-follow = Suivre
person-unfollow = Ne plus suivre
person-challenge = Défier
person-more = Plus
person-block = Bloquer
person-unblock = Débloquer
person-block-about = Vous ne jouerez plus l’un contre l’autre, et vous ne recevrez plus de défis ni de messages l’un de l’autre.
person-mute = Masquer
person-unmute = Ne plus masquer
person-report = Signaler
# $name is the name of a player.
person-followed = Vous suivez { $name }.
person-was-blocked = Vous avez bloqué { $name }.
person-closed = N’accepte pas de défis

## Défis

# $name is the name of a player.
challenge-title = Défier { $name }
challenge-game = Jeu
challenge-starts = Qui commence
challenge-starts-random = Au hasard
challenge-starts-me = Vous
challenge-starts-them = Votre adversaire
challenge-others = Autres places
challenge-others-open = Ouvertes aux autres
challenge-others-computer = Ordinateur
challenge-rated = Partie classée
challenge-rated-about = Le résultat compte pour les deux cotes.
challenge-listed = Tout le monde peut regarder
challenge-series = Série
challenge-series-0 = Une partie
challenge-series-3 = Au meilleur des 3
challenge-series-5 = Au meilleur des 5
challenge-send = Envoyer le défi
challenge-sent = Défi envoyé à { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } vous défie : { $game }
challenge-to = En attente de { $name } : { $game }
challenge-accept = Accepter
challenge-decline = Refuser
challenge-withdraw = Annuler le défi
challenge-list = Défis
challenge-was-declined = { $name } a refusé votre défi.
challenge-was-withdrawn = { $name } a annulé le défi.
challenge-was-accepted = { $name } a accepté. Votre partie a commencé.
challenge-go = Aller à la partie
# The title of a push notice.
challenge-notice = Vous avez reçu un défi

## Séries de parties

# $one and $other are points, such as 1 or 1½.
series-score = Série { $one } : { $other }, partie { $game } sur { $of }
series-over = Série terminée : { $one } : { $other }
series-next = Partie suivante

## Ce qu'on choisit à propos des autres, dans le compte

contact-choices = Autres joueurs
contact-shows-online = Montrer quand je suis en ligne
contact-shows-online-about = Les joueurs qui vous suivent voient quand vous êtes en ligne et à quelle partie publique vous jouez.
contact-challenges = Qui peut me défier
contact-challenges-everybody = Tout le monde
contact-challenges-followed = Les joueurs que je suis
contact-challenges-nobody = Personne
contact-free-chat = Tchat en texte libre
contact-free-chat-about = Écrivez librement dans le tchat avec les joueurs qui ont aussi activé cette option. Sinon, vous n’avez que les phrases prédéfinies.
contact-free-chat-off = Activez le tchat en texte libre dans votre compte pour écrire vos propres messages.

## Signalements

# $name is the name of a player.
report-title = Signaler { $name }
report-reason = Quel est le problème ?
report-reason-abuse = Insultes ou menaces
report-reason-spam = Spam ou publicité
report-reason-cheating = Triche
report-reason-name = Nom offensant
report-reason-other = Autre chose
report-words = Que s’est-il passé ? (facultatif)
report-send = Envoyer le signalement

## Courrier

mail-challenge-subject = Vous avez reçu un défi
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } vous défie à une partie de { $game } :

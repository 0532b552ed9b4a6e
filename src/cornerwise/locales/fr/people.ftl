## Noms

people-name = Votre nom
people-guest = Invité
people-you = Vous

## D'un appareil à l'autre

carry-title = Continuer sur cet appareil
carry-about = Sur l’autre appareil, ouvrez la partie et choisissez d’emporter votre place. Un code s’affiche ; il sert une fois, pendant cinq minutes.
carry-code = Le code
carry-take = Prendre ma place

## Comptes

account-name-about = Les autres le voient à la table. Il ne faut rien d’autre pour jouer.
account-rename = Changer de nom
account-named = Le nom est changé.
account-title = Compte
account-about = Avec un compte, vos parties sont sur tous vos appareils et vous pouvez jouer des parties classées. Aucune adresse n’est demandée.
account-make = Nouveau compte
account-login = Se connecter
account-recover = Oublié
account-login-name = Nom du compte
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-password-about = Au moins huit caractères.
account-recovery-code = Code de secours
account-make-do = Créer le compte
account-login-do = Se connecter
account-recover-do = Définir le nouveau mot de passe
account-make-passkey = Le créer avec une clé d’accès, sans mot de passe
account-login-passkey = Se connecter avec une clé d’accès
account-passkey-declined = Aucune clé d’accès n’a été utilisée. Rien n’a changé.
account-passkey-later = Le compte est créé, encore sans clé d’accès. Gardez les codes, ou ajoutez une clé plus tard.
account-passkey-added = La clé d’accès est ajoutée.
account-add-passkey = Ajouter une clé d’accès
account-entered = Bon retour parmi nous.
account-is = Session ouverte : { $login }.
account-ratings = Vos cotes
account-no-ratings = Les parties classées montreront ici comment vous jouez.
account-log-out = Se déconnecter
account-safety = Sécurité et données
account-sessions = Où vous êtes connecté
account-session-this = Cet appareil
account-session-seen = Dernière utilisation : { $date }
account-end-session = Déconnecter l’appareil utilisé pour la dernière fois le { $date }
account-end-others = Se déconnecter partout ailleurs
account-others-ended = Tous les autres appareils sont déconnectés.
account-old-password = Mot de passe actuel
account-change-password = Changer le mot de passe
account-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
account-export = Télécharger vos données
account-delete = Supprimer le compte
account-delete-about = Tout ce que l’on sait de vous est supprimé. Les jeux restent, sans votre nom.
account-delete-sure = Supprimer pour de bon
codes-title = Codes de secours
codes-about = Chacun ouvre votre compte une fois, si le mot de passe ou la clé d’accès venait à se perdre. Ils ne seront plus affichés : gardez-les là où vous gardez ce genre de choses.
codes-kept = Je les ai gardés

## Clés pour programmes

account-programs = Clés pour programmes
programs-about = Un de vos programmes peut suivre vos parties et jouer pour vous.
programs-plays = peut regarder et jouer
programs-reads = peut seulement regarder
programs-revoke = Révoquer la clé { $label }
programs-made = Voici la clé. Elle ne sera plus affichée.
programs-label = À quoi sert la clé
programs-play = Peut jouer
programs-play-about = Sinon, il peut seulement regarder.
programs-make = Créer une clé

## Ce qui peut mal se passer

error-account-taken = Ce nom est pris, ou vous avez déjà un compte.
error-account-wrong = Cela ne correspond pas. Veuillez vérifier.
error-account-missing = Il faut un compte pour cela.
error-account-weak = Ce mot de passe est l’un des premiers que l’on essaie. Choisissez-en un autre.
error-session-missing = Votre session est fermée ici. Vos parties vous attendent.
error-request-too-many = Cela fait beaucoup d’un coup. Veuillez patienter un instant.
error-request-malformed = Le serveur n’a pas pu lire cela. Rien n’a changé.
error-server-busy = Le serveur a trop à faire en ce moment. Veuillez réessayer.
error-server-closing = Le serveur redémarre. Rien n’est perdu.

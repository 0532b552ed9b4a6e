## Noms

people-name = Votre nom
people-guest = Invité
people-you = Vous

## D'un appareil à l'autre

carry-title = Continuer sur cet appareil
carry-about = Sur votre autre appareil, ouvrez le menu de la partie et choisissez « Continuer sur un autre appareil ». Un code s’affiche ; il sert une seule fois, pendant 5 minutes.
carry-code = Code
carry-take = Continuer ici

## Comptes

account-name-about = Les autres voient ce nom à la table. Il ne faut rien d’autre pour jouer.
account-rename = Changer de nom
account-named = Votre nom a été modifié.
account-title = Compte
account-about = Avec un compte, vos parties vous suivent sur tous vos appareils et vous pouvez jouer des parties classées. Aucune adresse e-mail n’est nécessaire.
account-make = S’inscrire
account-login = Se connecter
account-recover = Mot de passe oublié ?
account-login-name = Nom d’utilisateur
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-password-about = Au moins 8 caractères.
account-recovery-code = Code de secours
account-make-do = Créer un compte
account-login-do = Se connecter
account-recover-do = Définir un nouveau mot de passe
account-make-passkey = S’inscrire avec une clé d’accès, sans mot de passe
account-login-passkey = Se connecter avec une clé d’accès
account-passkey-declined = Aucune clé d’accès n’a été utilisée, rien n’a changé. Vous pouvez réessayer.
account-passkey-later = Votre compte est prêt, mais n’a pas encore de clé d’accès. Enregistrez les codes ci-dessous. Vous pourrez ajouter une clé plus tard.
account-passkey-added = Clé d’accès ajoutée.
account-add-passkey = Ajouter une clé d’accès
account-entered = Bon retour parmi nous.
account-is = Vous êtes connecté en tant que { $login }.
account-ratings = Vos cotes
account-no-ratings = Jouez une partie classée pour obtenir votre première cote.
account-log-out = Se déconnecter
account-safety = Sécurité et données
account-sessions = Où vous êtes connecté
account-session-this = Cet appareil
account-session-seen = Dernière utilisation : { $date }
account-end-session = Déconnecter l’appareil utilisé pour la dernière fois le { $date }
account-end-others = Se déconnecter partout ailleurs
account-others-ended = Vous êtes déconnecté de tous les autres appareils.
account-old-password = Mot de passe actuel
account-change-password = Changer le mot de passe
account-password-changed = Mot de passe modifié. Vous êtes déconnecté de tous les autres appareils.
account-export = Télécharger vos données
account-delete = Supprimer le compte
account-delete-about = Cela supprime votre compte et ses données. Vos parties restent, sans votre nom.
account-delete-sure = Supprimer définitivement
codes-title = Codes de secours
codes-about = Si vous perdez votre mot de passe ou votre clé d’accès, chacun de ces codes permet de vous connecter une fois. Ils ne seront plus affichés : enregistrez-les en lieu sûr.
codes-kept = Je les ai enregistrés

## Clés pour programmes

account-programs = Clés d’API
programs-about = Avec une clé, votre propre programme peut suivre vos parties ou jouer pour vous.
programs-plays = peut lire et jouer
programs-reads = peut seulement lire
programs-revoke = Supprimer la clé { $label }
programs-made = Voici votre clé. Copiez-la maintenant : elle ne sera plus affichée.
programs-label = À quoi sert la clé
programs-play = Autoriser à jouer
programs-play-about = Sinon, la clé permet seulement de lire.
programs-make = Créer une clé

## Ce qui peut mal se passer

error-account-taken = Ce nom d’utilisateur est pris, ou vous avez déjà un compte. Essayez un autre nom, ou connectez-vous.
error-account-wrong = Nom d’utilisateur, mot de passe ou code incorrect. Vérifiez et réessayez.
error-account-missing = Il faut un compte pour cela. Connectez-vous ou inscrivez-vous d’abord.
error-account-weak = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
error-session-missing = Vous avez été déconnecté sur cet appareil. Vos parties sont conservées : connectez-vous pour les voir.
error-request-malformed = Le serveur n’a pas compris. Rien n’a changé : rechargez la page et réessayez.
error-server-busy = Le serveur est surchargé. Réessayez dans un instant.
error-server-closing = Le serveur redémarre. Vos parties sont conservées : réessayez dans un instant.

account-login = Ouvrir une session
account-login-do = Ouvrir une session
account-login-passkey = Ouvrir une session avec une clé d’accès
account-log-out = Fermer la session
account-about = Avec un compte, vos parties vous suivent sur tous vos appareils et vous pouvez jouer des parties classées. Aucune adresse courriel n’est nécessaire.

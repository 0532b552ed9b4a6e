account-login = Ouvrir une session
account-login-do = Ouvrir une session
account-login-passkey = Ouvrir une session avec une clé d’accès
account-log-out = Fermer la session

club-log-in = Ouvrir une session ou créer un compte

club-log-in = Ouvrir une session ou s’inscrire

tournament-tie-breaks = Bris d’égalité
tournament-format-round-robin = Tournoi à la ronde

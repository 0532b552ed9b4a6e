setup-family-about = Des indices pour tous et pas de clavardage. Enfants et débutants peuvent recevoir un handicap en leur faveur.
setup-chat = Clavardage

setup-family-about = Des indices pour tous et pas de clavardage. Ajoutez un handicap pour donner leur chance aux enfants et aux débutants.
setup-chat = Clavardage

cli-play = jugar en la terminal

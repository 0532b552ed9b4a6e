cli-play = jugar en la terminal
cli-moderate = ver los reportes y actuar

## Perfiles

profile-since = Juega desde { $date }
profile-you = Los demás también ven esta página, pero no tus partidas privadas.
profile-settings = Cambiar lo que ven los demás
profile-hidden-others = Solo tú puedes ver esto.
profile-private = Este jugador mantiene en privado sus clasificaciones y partidas.
profile-unknown = No encontramos a ese jugador
profile-unknown-text = Aquí nadie tiene ese nombre de usuario, o su perfil es privado.
profile-of = Ver el perfil de { $name }

## Clasificaciones

profile-ratings = Clasificaciones
profile-ratings-about = Un signo de interrogación indica que la clasificación aún es incierta. El número tras ± indica cuánto puede desviarse.
profile-no-ratings = Aún no hay partidas puntuables.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Provisional
profile-provisional-about = Un signo de interrogación significa que la clasificación es provisional. Con cada partida puntuable es más exacta.
# How strong somebody is, compared with the computer.
profile-level = Nivel { $level } aprox.
profile-level-column = Nivel
profile-rated-games =
    { $count ->
        [one] { $count } partida puntuable
        [many] { $count } de partidas puntuables
       *[other] { $count } partidas puntuables
    }
profile-chart = Clasificación en { $game }
profile-chart-about = Clasificación tras cada partida puntuable. La franja muestra cuánto puede desviarse, y las líneas discontinuas, la fuerza del ordenador en cada nivel.
profile-chart-table = Mostrar como tabla
profile-chart-level = Nivel { $level }
profile-date = Fecha
profile-puzzles = Puzles
profile-puzzles-solved = Resueltos: { $solved } de { $tried }

## Resultados

profile-results = Resultados
profile-all-games = Todos los juegos
profile-won = Ganadas
profile-drawn = Empatadas
profile-lost = Perdidas
profile-tally = Ganadas: { $won }, empatadas: { $drawn }, perdidas: { $lost }
profile-opponents = Por rival
profile-opponent = Rival
profile-others = Otros jugadores
profile-colours = Por color
profile-pieces = Primeras piezas favoritas
profile-recent = Partidas recientes
profile-ended-won = Ganó { $name }, { $ago }
profile-ended-lost = Perdió { $name }, { $ago }
profile-ended-drawn = Empate, { $ago }
profile-ended-played = Terminada { $ago }
profile-empty-text = Aquí aparecen las partidas terminadas.
profile-export = Descargar tus partidas
profile-export-about = Todas tus partidas en un archivo, para guardarlas o abrirlas en otros programas.

## Privacidad

privacy-title = Privacidad
privacy-about = Tu perfil muestra tu nombre de usuario, tus clasificaciones y tus partidas públicas. Tú decides qué ven los demás.
privacy-open = Ver tu perfil
privacy-profile = Ocultar el perfil
privacy-profile-about = Nadie puede abrir tu perfil y no apareces en la lista de jugadores.
privacy-ratings = Ocultar las clasificaciones
privacy-ratings-about = Tus clasificaciones no aparecen en tu perfil ni en la lista de jugadores.
privacy-games = Ocultar las partidas
privacy-games-about = Tus partidas y resultados no aparecen en tu perfil, y tu nombre en las partidas no enlaza con él.

## Enlaces a perfiles en otros sitios

profile-card = Juega aquí a juegos como Blokus y a Triominos.
profile-card-rated = Mejor clasificación: { $game }, { $rating }

## Rechazos

refused-no-such-player = no existe ese jugador

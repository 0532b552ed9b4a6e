## Mirar partidas y la pantalla para clubes y ferias

watch-featured = Las mejores partidas del momento
watch-finished = Recién terminadas
watch-none-now = Ahora nadie juega una partida pública.
watch-none-fits = Ahora ninguna partida coincide con estos filtros.
watch-lost = Se ha perdido la conexión. Reconectando…
watch-viewers = { $count ->
    [one] { $count } espectador
    [many] { $count } de espectadores
   *[other] { $count } espectadores
  }
watch-see-all = { $count ->
    [0] Mirar
    [one] Mirar { $count } partida
    [many] Mirar { $count } de partidas
   *[other] Mirar { $count } partidas
  }
watch-join = Unirse
watch-speed = Reloj
watch-speed-any = Cualquier reloj
watch-speed-clock = Con reloj
watch-speed-none = Sin reloj
watch-speed-days = Días por jugada
watch-rated-only = Solo partidas puntuables

## Seguir a un jugador de partida en partida

watch-follow = Seguir a { $name }
watch-following = Siguiendo a { $name }
watch-unfollow = Dejar de seguir
watch-nothing-yet = { $name } no está jugando ninguna partida pública ahora. La próxima aparecerá aquí.
watch-next-soon = Esta partida ha terminado. La próxima de { $name } aparecerá aquí.

## Torneos a los que unirse

watch-tournaments = Torneos que empiezan pronto
watch-all-tournaments = Todos los torneos
watch-no-tournaments = Ahora no hay torneos con inscripción abierta.

## La pantalla para clubes y ferias

watch-tv = Modo TV
watch-kind-live = En directo
watch-kind-replay = Repetición
watch-kind-computer = Partida del ordenador
watch-won = Victoria: { $names }
watch-drawn = Empate
watch-play-too = Ven a jugar
watch-code = Código QR con la dirección de este sitio
watch-full = Pantalla completa
watch-leave-tv = Salir del modo TV

## Compartir una partida y su hoja de puntuación en papel

share-embed = Copiar código para insertar
share-animation = Imagen animada
share-animation-about = la partida entera como WebP
share-sheet = Hoja de puntuación
share-sheet-about = para imprimir: tablero, puntos y jugadas
paper-title = Hoja de puntuación
paper-print = Imprimir
paper-back = Volver al resultado
paper-player = Jugador
paper-points = Puntos
paper-moves = Jugadas

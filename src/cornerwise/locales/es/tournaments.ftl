## Torneos: la lista, el formulario, la página de uno

nav-tournaments = Torneos
tournaments-create = Crear un torneo
tournaments-mine = Tus torneos
tournaments-waiting = Con inscripción abierta
tournaments-running = En curso
tournaments-finished = Terminados
tournaments-empty = Ahora no hay torneos
tournaments-empty-text = Crea uno y comparte su enlace. Quien tenga el enlace puede unirse, con cuenta o sin ella.

tournament-format-swiss = Suizo
tournament-format-arena = Arena
tournament-format-knockout = Eliminatoria
tournament-format-round-robin = Todos contra todos
tournament-format-swiss-about = Un número fijo de rondas. En cada una juegas contra alguien que tiene más o menos tus mismos puntos. No se elimina a nadie.
tournament-format-arena-about = Juega todas las partidas que puedas antes de que se acabe el tiempo. A partir de la tercera victoria seguida, las victorias valen el doble.
tournament-format-knockout-about = Si pierdes una vez, quedas fuera. Gana el último jugador que queda.
tournament-format-round-robin-about = Cada uno juega contra todos los demás. Ideal para grupos pequeños.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } jugador.
    [many] { $count } de jugadores.
   *[other] { $count } jugadores.
}
tournament-players = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}
tournament-starts-at = Empieza: { $time }
tournament-starts-with = Empieza con { $count } jugadores
tournament-starts-host = Empieza cuando el organizador esté listo
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round = Ronda { $round }
tournament-running = En curso
tournament-finished = Terminado
tournament-cancelled = Cancelado
tournament-cancelled-host = El organizador canceló este torneo.
tournament-cancelled-few = Este torneo se canceló porque se unieron muy pocos jugadores.
tournament-cancelled-operator = Los responsables de este servidor cancelaron este torneo.
tournament-cancelled-old = Este torneo se canceló porque nadie lo empezó en 30 días.
tournament-time-left = Tiempo restante: { $time }
tournament-last-games = Se acabó el tiempo. Se están jugando las últimas partidas.
tournament-next-round = Tiempo hasta la próxima ronda: { $time }
tournament-wait-round = { $count ->
    [one] Aún se juega { $count } partida de esta ronda.
    [many] Aún se juegan { $count } de partidas de esta ronda.
   *[other] Aún se juegan { $count } partidas de esta ronda.
}
tournament-wait-arena = Te emparejaremos en un momento.
tournament-unknown = No encontramos ese torneo
tournament-started = Inicio
tournament-unlisted = Solo con enlace
tournament-rated = Puntuable

## Participar

tournament-join = Unirse
tournament-join-late = Unirse ahora
tournament-return = Volver a unirse
tournament-withdraw = Retirarse
tournament-withdraw-sure = ¿Quieres retirarte de este torneo?
tournament-withdraw-about = Ya no te emparejaremos. Si tienes una partida en curso, continúa.
tournament-stay = Seguir en el torneo
tournament-joined = Ya participas
tournament-withdrawn = Te has retirado
tournament-play = Jugar tu partida
tournament-your-game = Tu partida está lista
tournament-bye-now = Tienes descanso: no hay rival en esta ronda, pero recibes los puntos de una victoria.
tournament-start = Empezar ahora
tournament-start-needs = Hacen falta al menos { $count } jugadores para empezar.
tournament-cancel = Cancelar el torneo
tournament-cancel-sure = ¿Cancelar el torneo para todos?
tournament-keep = Mantener
tournament-won = { $name } ha ganado el torneo
tournament-won-several = { $names } comparten el primer puesto
tournament-you-won = ¡Has ganado el torneo!
tournament-your-place = Tu puesto: { $place } de { $count }
tournament-needs-account = Las partidas de este torneo son puntuables, así que necesitas una cuenta para unirte.
tournament-full = Todas las plazas están ocupadas. Aun así, puedes mirar.

tournament-call = Tu partida del torneo está lista: { $title }
tournament-back = Volver al torneo
tournament-open = Abrir el torneo

## Posiciones, partidas, cuadro

tournament-view = Vista
tournament-standings = Posiciones
tournament-games = Partidas
tournament-bracket = Cuadro
tournament-no-standings = Aún no se ha unido nadie
tournament-no-standings-text = Comparte el enlace para invitar a jugadores.
tournament-no-games = Aún no hay partidas
tournament-no-games-text = Aparecerán aquí cuando empiece el torneo.
tournament-place = Puesto
tournament-name = Nombre
tournament-points = Puntos
tournament-played = Partidas
tournament-buchholz = Buchholz
tournament-buchholz-about = La suma de los puntos de tus rivales.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Los puntos de los rivales a los que ganaste, más la mitad de los puntos de aquellos con los que empataste.
tournament-board = Puntos de ventaja
tournament-board-about = La suma de tu ventaja en tus partidas.
tournament-wins = Victorias
tournament-wins-about = Partidas ganadas.
tournament-byes = Descansos
tournament-streak = { $count ->
    [one] { $count } victoria seguida
    [many] { $count } de victorias seguidas
   *[other] { $count } victorias seguidas
}
tournament-computer = Ordenador, nivel { $level }
tournament-left = se retiró
tournament-you = tú
tournament-details = Detalles de { $name }
tournament-lines = { $from }–{ $to } de { $count }
tournament-first-lines = Primera página
tournament-earlier-lines = Página anterior
tournament-later-lines = Página siguiente
tournament-last-lines = Última página
tournament-my-line = Mi puesto
tournament-earlier-round = Ronda anterior
tournament-later-round = Ronda siguiente
tournament-playing = En juego
tournament-bye = Descanso
tournament-absent = { $name } no se presentó
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Final
    [4] Semifinales
    [8] Cuartos de final
    [16] Octavos de final
    [32] Dieciseisavos de final
   *[other] Ronda de { $left }
}
tournament-profile = Mostrar perfil
tournament-to-come = Por decidir
tournament-goes-on = { $name } pasa de ronda

## Compartir

tournament-invite = Invitar a jugadores
tournament-share = Compartir el torneo
tournament-invite-message = Únete a nuestro torneo de Cornerwise: { $title }
tournament-link = Enlace a este torneo
tournament-invite-qr = Código QR con el enlace a este torneo
tournament-csv = Posiciones como hoja de cálculo (CSV)
tournament-json = Todos los datos (JSON)
tournament-print = Imprimir

## Preparar uno

tournament-new = Nuevo torneo
tournament-step-game = Juego
tournament-step-format = Formato
tournament-step-clock = Reloj
tournament-step-start = Inicio y jugadores
tournament-title = Título
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } · { $format }
tournament-format = Formato
tournament-tables-note = Con { $count } jugadores por mesa, puedes elegir suizo o arena.
tournament-rounds = Rondas
tournament-rounds-auto = Automático
tournament-rounds-auto-about = Las rondas que hagan falta para que haya un solo ganador.
tournament-times = Partidas contra cada rival
tournament-once = Una
tournament-twice = Dos
tournament-minutes = Duración
tournament-start-how = Inicio
tournament-start-hand = Cuando yo quiera
tournament-start-time = A una hora fijada
tournament-start-number = Con suficientes inscritos
tournament-start-when = Fecha y hora
tournament-start-count = Número de jugadores
tournament-listed = Mostrar en la lista
tournament-listed-about = Cualquiera puede encontrarlo y unirse. Si no, solo quien tenga el enlace.
tournament-rated-about = Las partidas cuentan para la clasificación. Todos necesitan una cuenta para unirse.
tournament-rated-account = Para jugar partidas puntuables, crea primero una cuenta.
tournament-more = Más opciones
tournament-late = Inscripción tardía
tournament-late-about = Se puede entrar, o volver a entrar, después del inicio.
tournament-most = Máximo de jugadores
tournament-pause = Pausa entre rondas
tournament-no-show = Tiempo para la primera jugada
tournament-no-show-about = Un jugador que no haga su primera jugada en este tiempo pierde la partida y queda retirado del torneo.
tournament-engines = Ordenadores
tournament-engines-about = El ordenador participa como los demás. Tiene que jugar al menos una persona.
tournament-engine-add = Añadir un ordenador
tournament-engine-number = Ordenador { $number }
tournament-engine-remove = Quitar el ordenador { $number }
tournament-tie-breaks = Desempates
tournament-tie-breaks-about = Si varios jugadores tienen los mismos puntos, decide el primero de estos criterios, y luego el siguiente.
tournament-tie-up = Subir: { $name }
tournament-submit = Crear torneo

## Amigos: personas a las que sigues

friends-title = Amigos
friends-empty = Aún no sigues a nadie. Busca a un jugador por su nombre de usuario.
friends-find = Buscar a un jugador
friends-find-do = Buscar
friends-find-about = Escribe un nombre de usuario o sus primeras letras. Puede ser distinto del nombre que se ve en la mesa.
friends-find-none = No hemos encontrado a nadie. Comprueba cómo se escribe el nombre de usuario. No se puede encontrar a los jugadores con perfil privado.
friends-online = En línea
friends-offline = Sin conexión
# $game is the name of a game.
friends-playing = Jugando a { $game }
friends-watch = Mirar
friends-following = Siguiendo
friends-blocked = Bloqueados
friends-muted = Silenciados
friends-account = Necesitas una cuenta para seguir y desafiar a otros jugadores.
friends-sign-up = Entrar o registrarse

## Qué se puede hacer con un jugador

person-follow = Seguir
person-unfollow = Dejar de seguir
person-challenge = Desafiar
person-more = Más
person-block = Bloquear
person-unblock = Desbloquear
person-block-about = No os emparejaremos, y ninguno recibirá los desafíos y mensajes del otro.
person-mute = Silenciar
person-unmute = Dejar de silenciar
person-report = Denunciar
# $name is the name of a player.
person-followed = Sigues a { $name }.
person-was-blocked = Has bloqueado a { $name }.
person-closed = No acepta desafíos

## Desafíos

# $name is the name of a player.
challenge-title = Desafiar a { $name }
challenge-game = Juego
challenge-starts = Quién empieza
challenge-starts-random = Al azar
challenge-starts-me = Tú
challenge-starts-them = Tu rival
challenge-others = Otros asientos
challenge-others-open = Abiertos a otros
challenge-others-computer = Ordenador
challenge-rated = Puntuable
challenge-rated-about = El resultado cuenta para las dos clasificaciones.
challenge-listed = Cualquiera puede mirar
challenge-series = Serie
challenge-series-0 = Una partida
challenge-series-3 = Al mejor de 3
challenge-series-5 = Al mejor de 5
challenge-send = Enviar desafío
challenge-sent = Desafío enviado a { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } te desafía: { $game }
challenge-to = Esperando a { $name }: { $game }
challenge-accept = Aceptar
challenge-decline = Rechazar
challenge-withdraw = Retirar
challenge-list = Desafíos
challenge-was-declined = { $name } ha rechazado tu desafío.
challenge-was-withdrawn = { $name } ha retirado el desafío.
challenge-was-accepted = { $name } ha aceptado. Tu partida ha empezado.
challenge-go = Ir a la partida
# The title of a push notice.
challenge-notice = Tienes un desafío

## Series de partidas

# $one and $other are points, such as 1 or 1½.
series-score = Serie { $one } : { $other }, partida { $game } de { $of }
series-over = Serie terminada: { $one } : { $other }
series-next = Siguiente partida

## Opciones sobre los demás, en la cuenta

contact-choices = Otros jugadores
contact-shows-online = Mostrar cuándo estoy en línea
contact-shows-online-about = Los jugadores que te siguen ven cuándo estás en línea y qué partida pública juegas.
contact-challenges = Quién puede desafiarme
contact-challenges-everybody = Todos
contact-challenges-followed = Jugadores a los que sigo
contact-challenges-nobody = Nadie
contact-free-chat = Chat de texto libre
contact-free-chat-about = Chatea con tus propias palabras con jugadores que también lo hayan activado. Si está desactivado, solo puedes usar frases predefinidas.
contact-free-chat-off = Activa el chat de texto libre en tu cuenta para escribir con tus propias palabras.

## Denuncias

# $name is the name of a player.
report-title = Denunciar a { $name }
report-reason = ¿Qué ocurre?
report-reason-abuse = Insultos o amenazas
report-reason-spam = Spam o publicidad
report-reason-cheating = Trampas
report-reason-name = Nombre ofensivo
report-reason-other = Otra cosa
report-words = ¿Qué ha pasado? (opcional)
report-send = Enviar denuncia

## Correo

mail-challenge-subject = Tienes un desafío
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } te desafía a una partida de { $game }:

## Ajustes

settings-title = Ajustes
settings-look = Apariencia
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-motion = Reducir el movimiento
settings-motion-about = Las piezas aparecen en su lugar en vez de deslizarse hasta él.
settings-board = Tablero
settings-patterns = Marcas
settings-patterns-about = Un dibujo en cada color, para distinguirlos con cualquier luz.
settings-corners = Esquinas abiertas
settings-corners-about = Puntos donde puedes jugar después.
settings-coordinates = Coordenadas
settings-coordinates-about = Letras y números alrededor del tablero, si caben.
settings-confirm = Confirmar jugadas
settings-confirm-about = Una pieza solo se coloca cuando pulsas «Colocar».
settings-tips = Consejos
settings-tips-about = Consejos breves mientras juegas.
settings-sound-and-touch = Sonido y vibración
settings-sound = Sonido
settings-sound-off = Apagado
settings-sound-quiet = Bajo
settings-sound-full = Alto
settings-tick = Aviso de poco tiempo
settings-tick-about = Un tictac en tus últimos 20 segundos.
settings-vibration = Vibración
settings-vibration-about = Cuando una pieza encaja o se coloca, si tu dispositivo puede vibrar.
settings-notices = Notificaciones
settings-push = Avisarme cuando sea mi turno
settings-push-about = Incluso con esta página cerrada. Útil para partidas que duran días.
settings-push-denied = Tu navegador bloquea las notificaciones de este sitio. Puedes permitirlas en sus ajustes.
settings-kept = Estos ajustes se guardan en este navegador.

## Acerca de

about-title = Acerca de
about-what = Cornerwise es un sitio gratuito para juegos como Blokus y para Triominos: reglas exactas de cada juego, un ordenador con 9 niveles y mesas para ti y tus amigos. Sin anuncios.
about-names = Blokus, Trigon, Rumis y Triominos son marcas de sus propietarios. Solo las nombramos para decir qué reglas publicadas sigue un juego. Cornerwise es independiente de esos propietarios y no cuenta con su respaldo.
about-privacy = Tus datos
about-privacy-text = Guardamos tu nombre, tus partidas y una cookie que mantiene tu sesión abierta. No te rastreamos ni compartimos nada con terceros.
about-programs = Para desarrolladores
about-programs-text = Todo lo que puedes hacer en este sitio también puede hacerlo tu programa.
about-api = Leer la documentación de la API
about-licences = Código fuente y licencias
about-source = Cornerwise es software libre con licencia MIT. Se apoya en el trabajo de otros, entre ellos:

## Ajustes

settings-title = Ajustes
settings-look = Aspecto
settings-theme = Colores
settings-theme-system = Como el sistema
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-motion = Menos movimiento
settings-motion-about = Las piezas aparecen en su lugar en vez de moverse hasta él.
settings-board = En el tablero
settings-patterns = Marcas
settings-patterns-about = Una marca en cada casilla que distingue los colores sin su tono.
settings-corners = Esquinas abiertas
settings-corners-about = Puntos donde tu color puede seguir.
settings-coordinates = Coordenadas
settings-coordinates-about = Letras y números alrededor del tablero, donde quepan.
settings-confirm = Confirmar jugadas
settings-confirm-about = Una pieza solo se envía cuando pulsas «Colocar».
settings-tips = Consejos
settings-tips-about = Un breve consejo cuando viene al caso.
settings-sound-and-touch = Sonido y tacto
settings-sound = Sonido
settings-sound-off = Apagado
settings-sound-quiet = Bajo
settings-sound-full = Alto
settings-tick = Tictac cuando queda poco tiempo
settings-tick-about = En los últimos veinte segundos.
settings-vibration = Vibración
settings-vibration-about = Una breve, cuando una pieza se ajusta o se coloca, en los dispositivos que lo permiten.
settings-notices = Avisos
settings-push = Cuando te toca
settings-push-about = Un aviso del sistema, también con esta página cerrada. Para partidas que duran días.
settings-push-denied = El navegador no permite avisos desde aquí.
settings-kept = Se guarda en este navegador.

## Acerca de

about-title = Acerca de
about-what = Un hogar para los juegos de esquinas: reglas exactas para cada juego de la familia, un rival artificial con nueve niveles y mesas para amigos. Gratis, sin anuncios.
about-names = Blokus, Trigon, Rumis y Triominos son marcas de sus propietarios. Aparecen aquí solo para decir qué reglas publicadas sigue un juego. Cornerwise es independiente de esos propietarios y no cuenta con su respaldo.
about-privacy = Qué se guarda
about-privacy-text = Un nombre, tus partidas y una cookie que dice quién eres. No se mide nada y nada va a terceros.
about-programs = Para programas
about-programs-text = Todo lo que hacen estas páginas también lo pueden hacer los programas.
about-api = Cómo hablar con el servidor
about-licences = Código fuente y licencias
about-source = Cornerwise tiene la licencia MIT. Se apoya en el trabajo de otros, entre ellos:

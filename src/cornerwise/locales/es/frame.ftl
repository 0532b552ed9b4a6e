## El marco de cada página

nav-main = Principal
nav-skip = Ir al contenido
nav-back = Atrás
nav-play = Jugar
nav-learn = Aprender
nav-puzzles = Solitario
nav-watch = Mirar
nav-players = Jugadores
nav-language = Idioma
nav-account = Tú
sound-off = Sin sonido
sound-quiet = Sonido bajo
sound-full = Sonido alto
theme-to-light = Colores claros
theme-to-dark = Colores oscuros
close = Cerrar
try-again = Intentar de nuevo
page-unknown = Esta página no existe
page-unknown-text = Puede que la dirección tenga una errata o que la partida se haya eliminado.
page-unreachable = Sin conexión
page-unreachable-text = No se ha podido cargar esta página. No se ha perdido nada.
error-unexpected = No ha funcionado. No ha cambiado nada.
error-client-offline = No se puede llegar al servidor. No se ha perdido nada.

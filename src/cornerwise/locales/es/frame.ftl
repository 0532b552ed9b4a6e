## El marco de cada página

nav-main = Principal
nav-skip = Ir al contenido
nav-back = Atrás
nav-play = Jugar
nav-learn = Aprender
nav-puzzles = Puzles
nav-analysis = Análisis
nav-watch = Mirar
nav-players = Jugadores
nav-language = Idioma
language-search = Buscar idiomas
language-none = Ningún idioma encontrado
nav-account = Cuenta
sound-off = Sonido: desactivado
sound-quiet = Sonido: bajo
sound-full = Sonido: alto
theme-to-light = Cambiar al tema claro
theme-to-dark = Cambiar al tema oscuro
close = Cerrar
try-again = Intentar de nuevo
page-unknown = Página no encontrada
page-unknown-text = Puede que la dirección tenga una errata o que la página se haya eliminado.
page-unreachable = Sin conexión
page-unreachable-text = No se ha podido cargar esta página. Comprueba tu conexión e inténtalo de nuevo.
error-unexpected = Algo ha fallado. No ha cambiado nada: inténtalo de nuevo.
error-client-offline = No podemos conectar con el servidor. Tus partidas están a salvo: comprueba tu conexión e inténtalo de nuevo.

## Sin conexión

offline-title = No tienes conexión
offline-text = Esta es la última versión que tenemos. Las partidas contra el ordenador, los puzles, las lecciones y las reglas funcionan sin conexión.
offline-match = Tu partida está a salvo. Continúa en cuanto vuelvas a tener conexión.
offline-unseen = Todavía no has abierto esta partida en este dispositivo. Aparecerá en cuanto vuelvas a tener conexión.
offline-meanwhile = Crear un diseño mientras tanto
offline-no-server = Hace falta un servidor
offline-no-server-text = Las partidas en línea, las cuentas y las clasificaciones necesitan un servidor, y este sitio funciona sin él. Todo lo demás funciona.
offline-keep-title = Jugar sin conexión
offline-kept = Las partidas contra el ordenador, los puzles, las lecciones y las reglas funcionan aquí sin conexión.
offline-room = Espacio usado: { $megabytes } MB.
offline-keeping = Descargando: { $percent } %
offline-unkept = Aún no está todo descargado en este dispositivo.
offline-keep = Descargar todo
open-title = Abrir una partida
open-text = Abre una partida de un archivo o una compartida por otra aplicación.
shortcut-new = Partida nueva
error-client-no-server = Esto necesita un servidor, y este sitio funciona sin él.

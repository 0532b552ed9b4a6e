## Sin conexión

offline-title = Sin conexión
offline-text = Ves lo último que se supo. Las partidas contra el ordenador, los solitarios, las lecciones y las reglas funcionan sin conexión.
offline-match = No se pierde nada. La partida sigue desde aquí en cuanto vuelva la conexión.
offline-unseen = Esta partida se abre aquí por primera vez. Aparecerá en cuanto vuelva la conexión.
offline-meanwhile = Componer una imagen mientras
offline-no-server = Hace falta un servidor
offline-no-server-text = Jugar con gente de otros sitios, las cuentas y las clasificaciones necesitan un servidor, y aquí no hay. Todo lo demás funciona.
offline-keep-title = Sin conexión
offline-kept = Las partidas contra el ordenador, los solitarios, las lecciones y las reglas funcionan aquí sin conexión.
offline-room = Ocupan { $megabytes } MB.
offline-keeping = Descargando lo necesario: { $percent } %
offline-unkept = Aún no está en este dispositivo todo lo necesario.
offline-keep = Descargar todo
open-title = Abrir una partida
open-text = Un registro de un archivo, o uno compartido por otra aplicación.
shortcut-new = Partida nueva
error-client-no-server = Hace falta un servidor, y aquí no hay.

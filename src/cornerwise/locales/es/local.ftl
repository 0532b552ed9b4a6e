## Games that run in the browser

menu-online = Continuar en línea
games-here = En este navegador
games-import = Añadir partidas de un archivo
games-delete = Borrar
games-keep = Conservar
local-no-undo = No hay ninguna jugada tuya que se pueda deshacer.
local-declined = El ordenador sigue jugando.
local-not-now = Eso no se puede hacer ahora.
local-unable = Este navegador no puede ejecutar el juego por sí solo.
menu-save-online = Guardarla en línea
alone-from-here = Seguir a solas desde aquí
alone-about = Con esta posición empieza una partida nueva contra el ordenador. Se queda en este navegador, y la partida de la que viene queda como está.
alone-seat = Juegas con
online-differs = Esta partida ya está en línea y allí siguió de otra manera. Se conservan las dos; la otra está entre tus partidas.
games-known = Partidas que ya estaban aquí: { $count }

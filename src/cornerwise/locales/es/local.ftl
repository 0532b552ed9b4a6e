## Games that run in the browser

menu-online = Continuar en línea
games-here = En este dispositivo
games-import = Añadir partidas desde un archivo
games-delete = Borrar
games-keep = Conservar
local-no-undo = No tienes ninguna jugada que deshacer.
local-declined = El ordenador quiere seguir jugando.
local-not-now = Ahora no puedes hacer eso.
local-unable = Este navegador no puede ejecutar el juego por sí solo. Prueba con un navegador más reciente.
menu-save-online = Guardar en línea
alone-from-here = Continuar en solitario
alone-about = Empieza una partida nueva contra el ordenador desde esta posición. Se guarda en este dispositivo, y la partida original queda como está.
alone-seat = Juegas con
online-differs = Esta partida ya está en línea y allí siguió de otra manera. Se conservan las dos: la otra está entre tus partidas.
games-known = Partidas que ya tenías aquí: { $count }

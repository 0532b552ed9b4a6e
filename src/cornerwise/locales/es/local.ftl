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

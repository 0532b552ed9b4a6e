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

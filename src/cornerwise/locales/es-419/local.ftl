## Games that run in the browser

local-declined = La computadora quiere seguir jugando.
alone-about = Empieza una partida nueva contra la computadora desde esta posición. Se guarda en este dispositivo, y la partida original queda como está.
games-import = Agregar partidas desde un archivo

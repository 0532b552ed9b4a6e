## Games that run in the browser

local-declined = La computadora quiere seguir jugando.
alone-about = Con esta posición empieza una partida nueva contra la computadora. Se queda en este navegador, y la partida de la que viene queda como está.

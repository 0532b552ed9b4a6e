## Games that run in the browser

local-declined = La computadora sigue jugando.
alone-about = Con esta posición empieza una partida nueva contra la computadora. Se queda en este navegador, y la partida de la que viene queda como está.

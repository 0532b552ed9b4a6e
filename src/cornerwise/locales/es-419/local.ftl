## Games that run in the browser

local-declined = La computadora quiere seguir jugando.

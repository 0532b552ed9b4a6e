## Games that run in the browser

local-declined = La computadora sigue jugando.

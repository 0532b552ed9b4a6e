## Games that run in the browser

menu-online = Continua online
games-here = In questo browser
games-import = Aggiungi partite da un file
games-delete = Elimina
games-keep = Conserva
local-no-undo = Non hai mosse che si possano annullare.
local-declined = Il computer continua a giocare.
local-not-now = Ora non è possibile.
local-unable = Questo browser non può eseguire il gioco da solo.

## Games that run in the browser

menu-online = Continua online
games-here = Su questo dispositivo
games-import = Aggiungi partite da un file
games-delete = Elimina
games-keep = Conserva
local-no-undo = Non hai mosse da annullare.
local-declined = Il computer vuole continuare a giocare.
local-not-now = Ora non puoi farlo.
local-unable = Questo browser non può eseguire il gioco da solo. Prova un browser più recente.

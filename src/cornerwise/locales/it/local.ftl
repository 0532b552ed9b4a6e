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
menu-save-online = Salva online
alone-from-here = Continua da solo da qui
alone-about = Con questa posizione comincia una nuova partita contro il computer. Resta in questo browser, e la partita da cui viene resta com’è.
alone-seat = Giochi con
online-differs = Questa partita è già online e lì è andata avanti in modo diverso. Restano entrambe; l’altra è tra le tue partite.
games-known = Partite che erano già qui: { $count }

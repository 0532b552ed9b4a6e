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
alone-from-here = Continua in solitario
alone-about = Inizia una nuova partita contro il computer da questa posizione. Viene salvata su questo dispositivo, e la partita originale resta com’è.
alone-seat = Giochi con
online-differs = Questa partita è già online e lì è andata avanti in modo diverso. Restano entrambe: l’altra è tra le tue partite.
games-known = Partite che hai già qui: { $count }

## Senza connessione

offline-title = Sei offline
offline-text = Questa è l’ultima versione che abbiamo. Le partite contro il computer, i rompicapo, le lezioni e le regole funzionano offline.
offline-match = La tua partita è al sicuro. Continua appena torni online.
offline-unseen = Non hai ancora aperto questa partita su questo dispositivo. Apparirà appena torni online.
offline-meanwhile = Intanto crea un disegno
offline-no-server = Serve un server
offline-no-server-text = Le partite online, gli account e le valutazioni richiedono un server, e questo sito funziona senza. Tutto il resto funziona.
offline-keep-title = Gioca offline
offline-kept = Le partite contro il computer, i rompicapo, le lezioni e le regole funzionano qui senza connessione.
offline-room = Spazio usato: { $megabytes } MB.
offline-keeping = Scaricamento: { $percent }%
offline-unkept = Non è ancora tutto scaricato su questo dispositivo.
offline-keep = Scarica tutto
open-title = Apri una partita
open-text = Apri una partita da un file, o condivisa da un’altra app.
shortcut-new = Nuova partita
error-client-no-server = Serve un server, e questo sito funziona senza.

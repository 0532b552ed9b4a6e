## Senza connessione

offline-title = Nessuna connessione
offline-text = Vedi l’ultimo stato noto. Le partite contro il computer, i rompicapo, le lezioni e le regole funzionano senza connessione.
offline-match = Nulla è andato perso. La partita riprende da qui appena torna la connessione.
offline-unseen = Questa partita non è ancora stata aperta qui. Apparirà appena torna la connessione.
offline-meanwhile = Intanto componi una figura
offline-no-server = Serve un server
offline-no-server-text = Giocare con altri a distanza, gli account e le classifiche richiedono un server, e qui non c’è. Tutto il resto funziona.
offline-keep-title = Senza connessione
offline-kept = Le partite contro il computer, i rompicapo, le lezioni e le regole funzionano qui senza connessione.
offline-room = Occupano { $megabytes } MB.
offline-keeping = Si scarica il necessario: { $percent } %
offline-unkept = Su questo dispositivo non c’è ancora tutto il necessario.
offline-keep = Scarica tutto
open-title = Apri una partita
open-text = Una registrazione da un file, o condivisa da un’altra app.
shortcut-new = Nuova partita
error-client-no-server = Serve un server, e qui non c’è.

## Senza connessione

offline-title = Nessuna connessione
offline-text = Vedi l’ultimo stato noto. I disegni si possono comporre anche senza connessione.
offline-match = Nulla è andato perso. La partita riprende da qui appena torna la connessione.
offline-unseen = Questa partita non è ancora stata aperta qui. Apparirà appena torna la connessione.
offline-meanwhile = Intanto componi una figura

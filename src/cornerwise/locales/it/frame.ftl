## La cornice di ogni pagina

nav-main = Principale
nav-skip = Vai al contenuto
nav-back = Indietro
nav-play = Gioca
nav-learn = Impara
nav-puzzles = Rompicapo
nav-watch = Guarda
nav-players = Giocatori
nav-language = Lingua
nav-account = Tu
sound-off = L’audio è spento
sound-quiet = L’audio è basso
sound-full = L’audio è alto
theme-to-light = Colori chiari
theme-to-dark = Colori scuri
close = Chiudi
try-again = Riprova
page-unknown = Questa pagina non esiste
page-unknown-text = Forse l’indirizzo contiene un errore di battitura, o la partita è stata eliminata.
page-unreachable = Nessuna connessione
page-unreachable-text = Non è stato possibile caricare questa pagina. Nulla è andato perso.
error-unexpected = Non ha funzionato. Nulla è cambiato.
error-client-offline = Il server non è raggiungibile. Nulla è andato perso.

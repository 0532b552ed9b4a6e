## La cornice di ogni pagina

nav-main = Principale
nav-skip = Vai al contenuto
nav-back = Indietro
nav-play = Gioca
nav-learn = Impara
nav-puzzles = Rompicapo
nav-analysis = Analisi
nav-watch = Guarda
nav-players = Giocatori
nav-language = Lingua
language-search = Cerca una lingua
language-none = Nessuna lingua trovata
nav-account = Account
sound-off = Audio: spento
sound-quiet = Audio: basso
sound-full = Audio: alto
theme-to-light = Passa al tema chiaro
theme-to-dark = Passa al tema scuro
close = Chiudi
try-again = Riprova
page-unknown = Pagina non trovata
page-unknown-text = Forse l’indirizzo contiene un errore di battitura, o la pagina è stata eliminata.
page-unreachable = Nessuna connessione
page-unreachable-text = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
error-unexpected = Qualcosa è andato storto. Nulla è cambiato: riprova.
error-client-offline = Non riusciamo a raggiungere il server. Le tue partite sono al sicuro: controlla la connessione e riprova.

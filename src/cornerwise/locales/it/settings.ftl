## Impostazioni

settings-title = Impostazioni
settings-look = Aspetto
settings-theme = Colori
settings-theme-system = Come il sistema
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-motion = Meno movimento
settings-motion-about = I pezzi compaiono al loro posto invece di spostarsi fin lì.
settings-board = Sul tabellone
settings-patterns = Segni
settings-patterns-about = Un segno su ogni casella che distingue i colori senza la loro tinta.
settings-corners = Angoli aperti
settings-corners-about = Puntini dove il tuo colore può continuare.
settings-coordinates = Coordinate
settings-coordinates-about = Lettere e numeri attorno al tabellone, dove c’è spazio.
settings-confirm = Conferma le mosse
settings-confirm-about = Un pezzo viene inviato solo quando premi «Piazza».
settings-tips = Consigli
settings-tips-about = Un breve consiglio quando è il momento giusto.
settings-sound-and-touch = Suono e tatto
settings-sound = Audio
settings-sound-off = Spento
settings-sound-quiet = Basso
settings-sound-full = Alto
settings-tick = Ticchettio quando il tempo stringe
settings-tick-about = Negli ultimi venti secondi.
settings-vibration = Vibrazione
settings-vibration-about = Una breve vibrazione quando un pezzo si aggancia o viene piazzato, sui dispositivi che lo permettono.
settings-notices = Notifiche
settings-push = Quando tocca a te
settings-push-about = Una notifica del sistema, anche a pagina chiusa. Per le partite che durano giorni.
settings-push-denied = Il browser non permette notifiche da qui.
settings-kept = Conservato in questo browser.

## Informazioni

about-title = Informazioni
about-what = Una casa per i giochi d’angolo: regole esatte per ogni gioco della famiglia, un computer con nove livelli e tavoli per gli amici. Gratis, senza pubblicità.
about-names = Blokus, Trigon, Rumis e Triominos sono marchi dei rispettivi proprietari. Compaiono qui solo per dire quali regole pubblicate segue un gioco. Cornerwise è indipendente da questi proprietari e non è approvato da loro.
about-privacy = Che cosa si conserva
about-privacy-text = Un nome, le tue partite e un cookie che dice chi sei. Nulla viene misurato, nulla va ad altri.
about-programs = Per i programmi
about-programs-text = Tutto ciò che fanno queste pagine lo possono fare anche i programmi.
about-api = Come parlare con il server
about-licences = Sorgente e licenze
about-source = Cornerwise è sotto licenza MIT. Poggia sul lavoro di altri, tra cui:

## Impostazioni

settings-title = Impostazioni
settings-look = Aspetto
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-motion = Riduci il movimento
settings-motion-about = I pezzi compaiono al loro posto invece di scivolarci.
settings-board = Tabellone
settings-patterns = Segni
settings-patterns-about = Un motivo su ogni colore, per distinguerli con qualsiasi luce.
settings-corners = Angoli aperti
settings-corners-about = Puntini dove puoi giocare dopo.
settings-coordinates = Coordinate
settings-coordinates-about = Lettere e numeri attorno al tabellone, se c’è spazio.
settings-confirm = Conferma le mosse
settings-confirm-about = Un pezzo viene piazzato solo quando premi «Piazza».
settings-tips = Consigli
settings-tips-about = Brevi consigli mentre giochi.
settings-sound-and-touch = Suono e vibrazione
settings-sound = Audio
settings-sound-off = Spento
settings-sound-quiet = Basso
settings-sound-full = Alto
settings-tick = Avviso di poco tempo
settings-tick-about = Un ticchettio nei tuoi ultimi 20 secondi.
settings-vibration = Vibrazione
settings-vibration-about = Quando un pezzo si aggancia o viene piazzato, se il dispositivo può vibrare.
settings-notices = Notifiche
settings-push = Avvisami quando tocca a me
settings-push-about = Anche quando questa pagina è chiusa. Utile per le partite che durano giorni.
settings-push-denied = Il browser blocca le notifiche di questo sito. Puoi consentirle nelle sue impostazioni.
settings-kept = Queste impostazioni sono salvate in questo browser.

## Informazioni

about-title = Informazioni
about-what = Cornerwise è una casa gratuita per i giochi come Blokus e per Triominos: regole esatte per ogni gioco, un computer con 9 livelli e tavoli per te e i tuoi amici. Senza pubblicità.
about-names = Blokus, Trigon, Rumis e Triominos sono marchi dei rispettivi proprietari. Li nominiamo solo per dire quali regole pubblicate segue un gioco. Cornerwise è indipendente da questi proprietari e non è approvato da loro.
about-privacy = I tuoi dati
about-privacy-text = Conserviamo il tuo nome, le tue partite e un cookie che ti tiene connesso. Non ti tracciamo e non condividiamo nulla con altri.
about-programs = Per sviluppatori
about-programs-text = Tutto ciò che puoi fare su questo sito può farlo anche il tuo programma.
about-api = Leggi la documentazione dell’API
about-licences = Sorgente e licenze
about-source = Cornerwise è software libero con licenza MIT. Si basa sul lavoro di altri, tra cui:

## Nomi

people-name = Il tuo nome
people-guest = Ospite
people-you = Tu

## Da un dispositivo all'altro

carry-title = Continua su questo dispositivo
carry-about = Sull’altro dispositivo apri il menu della partita e scegli «Continua su un altro dispositivo». Compare un codice che vale una sola volta, per 5 minuti.
carry-code = Codice
carry-take = Continua qui

## Account

account-name-about = Gli altri vedono questo nome al tavolo. Per giocare non serve altro.
account-rename = Cambia nome
account-named = Il tuo nome è stato cambiato.
account-title = Account
account-about = Con un account le tue partite ti seguono su ogni dispositivo e puoi giocare partite classificate. Non serve un indirizzo e-mail.
account-make = Registrati
account-login = Accedi
account-recover = Password dimenticata?
account-login-name = Nome utente
account-password = Password
account-new-password = Nuova password
account-password-about = Almeno 8 caratteri.
account-recovery-code = Codice di recupero
account-make-do = Crea account
account-login-do = Accedi
account-recover-do = Imposta nuova password
account-make-passkey = Registrati con una passkey, senza password
account-login-passkey = Accedi con una passkey
account-passkey-declined = Non è stata usata nessuna passkey, quindi nulla è cambiato. Puoi riprovare.
account-passkey-later = Il tuo account è pronto, ma non ha ancora una passkey. Salva i codici qui sotto. Puoi aggiungere una passkey più tardi.
account-passkey-added = Passkey aggiunta.
account-add-passkey = Aggiungi una passkey
account-entered = Che piacere rivederti.
account-is = Hai effettuato l’accesso come { $login }.
account-ratings = Le tue valutazioni
account-no-ratings = Gioca una partita classificata per avere la tua prima valutazione.
account-log-out = Esci
account-safety = Sicurezza e dati
account-sessions = Dove hai effettuato l’accesso
account-session-this = Questo dispositivo
account-session-seen = Ultimo uso: { $date }
account-end-session = Disconnetti il dispositivo usato l’ultima volta il { $date }
account-end-others = Esci da tutti gli altri dispositivi
account-others-ended = Tutti gli altri dispositivi sono stati disconnessi.
account-old-password = Password attuale
account-change-password = Cambia password
account-password-changed = Password cambiata. Tutti gli altri dispositivi sono stati disconnessi.
account-export = Scarica i tuoi dati
account-delete = Elimina account
account-delete-about = Elimina il tuo account e i suoi dati. Le tue partite restano, senza il tuo nome.
account-delete-sure = Elimina definitivamente
codes-title = Codici di recupero
codes-about = Se perdi la password o la passkey, ognuno di questi codici ti permette di accedere una volta. Non saranno più mostrati: salvali in un posto sicuro.
codes-kept = Li ho salvati

## Chiavi per programmi

account-programs = Chiavi API
programs-about = Con una chiave il tuo programma può seguire le tue partite o giocare per te.
programs-plays = può leggere e giocare
programs-reads = può solo leggere
programs-revoke = Elimina la chiave { $label }
programs-made = Ecco la tua chiave. Copiala ora: non sarà più mostrata.
programs-label = A che cosa serve la chiave
programs-play = Permetti di giocare
programs-play-about = Altrimenti la chiave può solo leggere.
programs-make = Crea chiave

## Che cosa può andare storto

error-account-taken = Quel nome utente è già preso, o hai già un account. Prova un altro nome, o accedi.
error-account-wrong = Nome utente, password o codice errati. Controlla e riprova.
error-account-missing = Per questo ti serve un account. Prima accedi o registrati.
error-account-weak = Questa password è troppo facile da indovinare. Scegline un’altra.
error-session-missing = Questo dispositivo è stato disconnesso. Le tue partite sono al sicuro: accedi per vederle.
error-request-malformed = Il server non ha capito. Nulla è cambiato: ricarica la pagina e riprova.
error-server-busy = Il server è sovraccarico. Riprova tra un momento.
error-server-closing = Il server si sta riavviando. Le tue partite sono al sicuro: riprova tra un momento.

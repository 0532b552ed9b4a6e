## Nomi

people-name = Il tuo nome
people-guest = Ospite
people-you = Tu

## Da un dispositivo all'altro

carry-title = Continua su questo dispositivo
carry-about = Sull’altro dispositivo apri la partita e scegli di portare con te il tuo posto. Compare un codice che vale una volta, per cinque minuti.
carry-code = Il codice
carry-take = Prendi il mio posto

## Account

account-name-about = Gli altri lo vedono al tavolo. Per giocare non serve altro.
account-rename = Cambia il nome
account-named = Il nome è cambiato.
account-title = Account
account-about = Con un account le tue partite sono su ogni dispositivo e puoi giocare partite classificate. Non si chiede nessun indirizzo.
account-make = Nuovo account
account-login = Accedi
account-recover = Dimenticata
account-login-name = Nome dell’account
account-password = Password
account-new-password = Nuova password
account-password-about = Almeno otto caratteri.
account-recovery-code = Codice di recupero
account-make-do = Crea l’account
account-login-do = Accedi
account-recover-do = Imposta la nuova password
account-make-passkey = Crealo con una passkey, senza password
account-login-passkey = Accedi con una passkey
account-passkey-declined = Non è stata usata nessuna passkey. Nulla è cambiato.
account-passkey-later = L’account è creato, ancora senza passkey. Conserva i codici, o aggiungine una più tardi.
account-passkey-added = La passkey è aggiunta.
account-add-passkey = Aggiungi una passkey
account-entered = Che piacere rivederti.
account-is = Accesso effettuato come { $login }.
account-ratings = Le tue valutazioni
account-no-ratings = Le partite classificate mostreranno qui come giochi.
account-log-out = Esci
account-safety = Sicurezza e dati
account-sessions = Dove hai effettuato l’accesso
account-session-this = Questo dispositivo
account-session-seen = Ultimo uso: { $date }
account-end-session = Disconnetti il dispositivo usato l’ultima volta il { $date }
account-end-others = Esci da tutti gli altri dispositivi
account-others-ended = Tutti gli altri dispositivi sono disconnessi.
account-old-password = Password finora
account-change-password = Cambia la password
account-password-changed = La password è cambiata. Tutti gli altri dispositivi sono disconnessi.
account-export = Scarica i tuoi dati
account-delete = Elimina l’account
account-delete-about = Tutto ciò che si sa di te viene eliminato. I giochi restano, senza il tuo nome.
account-delete-sure = Elimina per sempre
codes-title = Codici di recupero
codes-about = Ognuno apre il tuo account una volta, se la password o la passkey andasse persa. Non saranno più mostrati: conservali dove tieni queste cose.
codes-kept = Li ho conservati

## Chiavi per programmi

account-programs = Chiavi per programmi
programs-about = Un tuo programma può seguire le tue partite e giocare per te.
programs-plays = può guardare e giocare
programs-reads = può solo guardare
programs-revoke = Ritira la chiave { $label }
programs-made = Questa è la chiave. Non sarà più mostrata.
programs-label = A che cosa serve la chiave
programs-play = Può giocare
programs-play-about = Altrimenti può solo guardare.
programs-make = Crea una chiave

## Che cosa può andare storto

error-account-taken = Quel nome è già preso, o hai già un account.
error-account-wrong = Non corrisponde. Ricontrolla, per favore.
error-account-missing = Per questo serve un account.
error-account-weak = Questa password è tra le prime che chiunque prova. Scegline un’altra.
error-session-missing = Qui la tua sessione è chiusa. Le tue partite ti aspettano.
error-request-too-many = Era molto tutto insieme. Aspetta un momento, per favore.
error-request-malformed = Il server non è riuscito a leggerlo. Nulla è cambiato.
error-server-busy = Il server ha troppo da fare in questo momento. Riprova, per favore.
error-server-closing = Il server si sta riavviando. Nulla è andato perso.

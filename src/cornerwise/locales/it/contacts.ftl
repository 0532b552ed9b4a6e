## Amici: le persone che segui

friends-title = Amici
friends-empty = Non segui ancora nessuno. Cerca un giocatore per nome utente.
friends-find = Cerca un giocatore
friends-find-do = Cerca
friends-find-about = Scrivi un nome utente o le sue prime lettere. Può essere diverso dal nome che si vede al tavolo.
friends-find-none = Non abbiamo trovato nessuno. Controlla come si scrive il nome utente. I giocatori con il profilo privato non si possono trovare.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Sta giocando a { $game }
friends-watch = Guarda
friends-following = Seguiti
friends-blocked = Bloccati
friends-muted = Silenziati
friends-account = Per seguire e sfidare altri giocatori ti serve un account.
friends-sign-up = Accedi o registrati

## Che cosa si può fare con un giocatore

person-follow = Segui
person-unfollow = Non seguire più
person-challenge = Sfida
person-more = Altro
person-block = Blocca
person-unblock = Sblocca
person-block-about = Non sarete abbinati l’uno all’altro e non riceverete l’uno le sfide e i messaggi dell’altro.
person-mute = Silenzia
person-unmute = Non silenziare più
person-report = Segnala
# $name is the name of a player.
person-followed = Ora segui { $name }.
person-was-blocked = Hai bloccato { $name }.
person-closed = Non accetta sfide

## Sfide

# $name is the name of a player.
challenge-title = Sfida { $name }
challenge-game = Gioco
challenge-starts = Chi comincia
challenge-starts-random = A caso
challenge-starts-me = Tu
challenge-starts-them = Il tuo avversario
challenge-others = Altri posti
challenge-others-open = Aperti ad altri
challenge-others-computer = Computer
challenge-rated = Classificata
challenge-rated-about = Il risultato conta per entrambe le valutazioni.
challenge-listed = Chiunque può guardare
challenge-series = Serie
challenge-series-0 = Una partita
challenge-series-3 = Al meglio delle 3
challenge-series-5 = Al meglio delle 5
challenge-send = Invia la sfida
challenge-sent = Sfida inviata a { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } ti sfida: { $game }
challenge-to = In attesa di { $name }: { $game }
challenge-accept = Accetta
challenge-decline = Rifiuta
challenge-withdraw = Ritira la sfida
challenge-list = Sfide
challenge-was-declined = { $name } ha rifiutato la tua sfida.
challenge-was-withdrawn = { $name } ha ritirato la sfida.
challenge-was-accepted = { $name } ha accettato. La tua partita è cominciata.
challenge-go = Vai alla partita
# The title of a push notice.
challenge-notice = Hai ricevuto una sfida

## Serie di partite

# $one and $other are points, such as 1 or 1½.
series-score = Serie { $one } : { $other }, partita { $game } di { $of }
series-over = Serie finita: { $one } : { $other }
series-next = Prossima partita

## Scelte sugli altri, nell'account

contact-choices = Altri giocatori
contact-shows-online = Mostra quando sono online
contact-shows-online-about = I giocatori che ti seguono vedono quando sei online e quale partita pubblica stai giocando.
contact-challenges = Chi può sfidarmi
contact-challenges-everybody = Tutti
contact-challenges-followed = I giocatori che seguo
contact-challenges-nobody = Nessuno
contact-free-chat = Chat a testo libero
contact-free-chat-about = Scrivi con parole tue nella chat con i giocatori che hanno attivato anche loro questa opzione. Se è disattivata, puoi usare solo frasi predefinite.
contact-free-chat-off = Attiva la chat a testo libero nel tuo account per scrivere messaggi tuoi.

## Segnalazioni

# $name is the name of a player.
report-title = Segnala { $name }
report-reason = Qual è il problema?
report-reason-abuse = Insulti o minacce
report-reason-spam = Spam o pubblicità
report-reason-cheating = Gioco scorretto
report-reason-name = Nome offensivo
report-reason-other = Altro
report-words = Che cosa è successo? (facoltativo)
report-send = Invia la segnalazione

## Posta

mail-challenge-subject = Hai ricevuto una sfida
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } ti sfida a una partita di { $game }:

## Friends: people you follow

friends-title = Freunde
friends-empty = Du folgst noch niemandem. Suche einen Spieler über seinen Benutzernamen.
friends-find = Spieler suchen
friends-find-do = Suchen
friends-find-about = Gib einen Benutzernamen oder seine ersten Buchstaben ein. Er kann anders lauten als der Name am Tisch.
friends-find-none = Niemand gefunden. Prüfe die Schreibweise des Benutzernamens. Spieler, die ihr Profil verbergen, sind nicht zu finden.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Spielt { $game }
friends-watch = Zusehen
friends-following = Du folgst
friends-blocked = Blockiert
friends-muted = Stummgeschaltet
friends-account = Du brauchst ein Konto, um anderen Spielern zu folgen und sie herauszufordern.
friends-sign-up = Anmelden oder registrieren

## What can be done with a player

person-follow = Folgen
person-unfollow = Nicht mehr folgen
person-challenge = Herausfordern
person-more = Mehr
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-block-about = Ihr werdet nicht mehr gegeneinander gelost und bekommt keine Herausforderungen oder Nachrichten voneinander.
person-mute = Stummschalten
person-unmute = Nicht mehr stummschalten
person-report = Melden
# $name is the name of a player.
person-followed = Du folgst jetzt { $name }.
person-was-blocked = { $name } ist blockiert.
person-closed = Nimmt keine Herausforderungen an

## Challenges

# $name is the name of a player.
challenge-title = { $name } herausfordern
challenge-game = Spiel
challenge-starts = Wer beginnt
challenge-starts-random = Zufall
challenge-starts-me = Du
challenge-starts-them = Dein Gegner
challenge-others = Weitere Plätze
challenge-others-open = Frei für andere
challenge-others-computer = Computer
challenge-rated = Gewertet
challenge-rated-about = Das Ergebnis zählt für eure beiden Wertungszahlen.
challenge-listed = Alle können zusehen
challenge-series = Serie
challenge-series-0 = Eine Partie
challenge-series-3 = Best of 3
challenge-series-5 = Best of 5
challenge-send = Herausforderung senden
challenge-sent = Herausforderung an { $name } gesendet.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } fordert dich heraus: { $game }
challenge-to = Warten auf { $name }: { $game }
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-withdraw = Zurückziehen
challenge-list = Herausforderungen
challenge-was-declined = { $name } hat deine Herausforderung abgelehnt.
challenge-was-withdrawn = { $name } hat die Herausforderung zurückgezogen.
challenge-was-accepted = { $name } hat angenommen. Deine Partie hat begonnen.
challenge-go = Zur Partie gehen
# The title of a push notice.
challenge-notice = Du wurdest herausgefordert

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Serie { $one } : { $other }, Partie { $game } von { $of }
series-over = Serie beendet: { $one } : { $other }
series-next = Nächste Partie

## Choices about others, in the account

contact-choices = Andere Spieler
contact-shows-online = Zeigen, wann ich online bin
contact-shows-online-about = Spieler, die dir folgen, sehen, wann du online bist und welche öffentliche Partie du spielst.
contact-challenges = Wer mich herausfordern kann
contact-challenges-everybody = Alle
contact-challenges-followed = Spieler, denen ich folge
contact-challenges-nobody = Niemand
contact-free-chat = Chat mit freiem Text
contact-free-chat-about = Chatte in eigenen Worten mit Spielern, die das auch eingeschaltet haben. Ist es aus, kannst du nur vorgegebene Sätze senden.
contact-free-chat-off = Schalte in deinem Konto den Chat mit freiem Text ein, um eigene Worte zu schreiben.

## Reports

# $name is the name of a player.
report-title = { $name } melden
report-reason = Was ist nicht in Ordnung?
report-reason-abuse = Beleidigung oder Drohung
report-reason-spam = Spam oder Werbung
report-reason-cheating = Betrug
report-reason-name = Anstößiger Name
report-reason-other = Etwas anderes
report-words = Was ist passiert? (optional)
report-send = Meldung senden

## Mail

mail-challenge-subject = Du wurdest herausgefordert
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } fordert dich zu einer Partie { $game } heraus:

## Names

people-name = Dein Name
people-guest = Gast
people-you = Du

## From one device to another

carry-title = Auf diesem Gerät weiterspielen
carry-about = Öffne die Partie auf dem anderen Gerät und wähle dort, deinen Platz mitzunehmen. Es zeigt einen Code, der einmal gilt, fünf Minuten lang.
carry-code = Der Code
carry-take = Meinen Platz nehmen

## Accounts

account-name-about = Andere sehen ihn am Tisch. Zum Spielen braucht es sonst nichts.
account-rename = Namen ändern
account-named = Der Name ist geändert.
account-title = Konto
account-about = Mit einem Konto sind deine Partien auf jedem Gerät, und du kannst um eine Wertungszahl spielen. Nach einer Adresse wird nicht gefragt.
account-make = Neues Konto
account-login = Anmelden
account-recover = Vergessen
account-login-name = Name des Kontos
account-password = Passwort
account-new-password = Neues Passwort
account-password-about = Mindestens acht Zeichen.
account-recovery-code = Wiederherstellungscode
account-make-do = Konto anlegen
account-login-do = Anmelden
account-recover-do = Neues Passwort setzen
account-make-passkey = Mit Passkey anlegen, ohne Passwort
account-login-passkey = Mit Passkey anmelden
account-passkey-declined = Es wurde kein Passkey benutzt. Nichts hat sich geändert.
account-passkey-later = Das Konto ist angelegt, noch ohne Passkey. Bewahre die Codes auf oder füge später einen hinzu.
account-passkey-added = Der Passkey ist hinzugefügt.
account-add-passkey = Passkey hinzufügen
account-entered = Willkommen zurück.
account-is = Du bist als { $login } angemeldet.
account-ratings = Deine Wertungszahlen
account-no-ratings = Partien mit Wertungszahl zeigen hier, wie gut du spielst.
account-log-out = Abmelden
account-safety = Sicherheit und Daten
account-sessions = Wo du angemeldet bist
account-session-this = Dieses Gerät
account-session-seen = Zuletzt benutzt: { $date }
account-end-session = Das zuletzt am { $date } benutzte Gerät abmelden
account-end-others = Überall sonst abmelden
account-others-ended = Alle anderen Geräte sind abgemeldet.
account-old-password = Bisheriges Passwort
account-change-password = Passwort ändern
account-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
account-export = Deine Daten herunterladen
account-delete = Konto löschen
account-delete-about = Alles, was über dich bekannt ist, wird gelöscht. Die Spiele bleiben, ohne deinen Namen.
account-delete-sure = Endgültig löschen
codes-title = Wiederherstellungscodes
codes-about = Jeder öffnet dein Konto einmal, falls Passwort oder Passkey verloren gehen. Sie werden nicht noch einmal gezeigt: Bewahre sie dort auf, wo du solche Dinge aufbewahrst.
codes-kept = Ich habe sie aufbewahrt

## Keys for programs

account-programs = Schlüssel für Programme
programs-about = Ein Programm von dir kann deine Partien verfolgen und für dich spielen.
programs-plays = darf zusehen und spielen
programs-reads = darf nur zusehen
programs-revoke = Schlüssel { $label } zurücknehmen
programs-made = Das ist der Schlüssel. Er wird nicht noch einmal gezeigt.
programs-label = Wofür der Schlüssel ist
programs-play = Darf spielen
programs-play-about = Sonst kann es nur zusehen.
programs-make = Schlüssel anlegen

## What can go wrong

error-account-taken = Dieser Name ist vergeben, oder du hast schon ein Konto.
error-account-wrong = Das passt nicht. Bitte sieh noch einmal nach.
error-account-missing = Dafür braucht es ein Konto.
error-account-weak = Dieses Passwort gehört zu den ersten, die jeder ausprobiert. Bitte wähl ein anderes.
error-session-missing = Du bist hier abgemeldet. Deine Partien warten auf dich.
error-request-too-many = Das war viel auf einmal. Bitte warte einen Moment.
error-request-malformed = Der Server konnte das nicht lesen. Nichts hat sich geändert.
error-server-busy = Der Server hat gerade zu viel zu tun. Bitte versuch es noch einmal.
error-server-closing = Der Server startet neu. Nichts ist verloren.

## Names

people-name = Dein Name
people-guest = Gast
people-you = Du

## From one device to another

carry-title = Auf diesem Gerät weiterspielen
carry-about = Öffne auf deinem anderen Gerät das Menü der Partie und wähle „Auf anderem Gerät fortsetzen“. Es zeigt einen Code, der einmal gilt, 5 Minuten lang.
carry-code = Code
carry-take = Hier fortsetzen

## Accounts

account-name-about = Andere sehen diesen Namen am Tisch. Mehr brauchst du zum Spielen nicht.
account-rename = Namen ändern
account-named = Dein Name ist geändert.
account-title = Konto
account-about = Mit einem Konto hast du deine Partien auf jedem Gerät und kannst gewertete Partien spielen. Eine E-Mail-Adresse brauchst du nicht.
account-make = Registrieren
account-login = Anmelden
account-recover = Passwort vergessen?
account-login-name = Benutzername
account-password = Passwort
account-new-password = Neues Passwort
account-password-about = Mindestens 8 Zeichen.
account-recovery-code = Wiederherstellungscode
account-make-do = Konto anlegen
account-login-do = Anmelden
account-recover-do = Neues Passwort setzen
account-make-passkey = Mit Passkey registrieren, ohne Passwort
account-login-passkey = Mit Passkey anmelden
account-passkey-declined = Es wurde kein Passkey benutzt, nichts hat sich geändert. Du kannst es noch einmal versuchen.
account-passkey-later = Dein Konto ist angelegt, hat aber noch keinen Passkey. Speichere die Codes unten. Einen Passkey kannst du später hinzufügen.
account-passkey-added = Passkey hinzugefügt.
account-add-passkey = Passkey hinzufügen
account-entered = Willkommen zurück.
account-is = Du bist als { $login } angemeldet.
account-ratings = Deine Wertungszahlen
account-no-ratings = Spiel eine gewertete Partie, dann bekommst du deine erste Wertungszahl.
account-log-out = Abmelden
account-safety = Sicherheit und Daten
account-sessions = Wo du angemeldet bist
account-session-this = Dieses Gerät
account-session-seen = Zuletzt benutzt: { $date }
account-end-session = Das zuletzt am { $date } benutzte Gerät abmelden
account-end-others = Überall sonst abmelden
account-others-ended = Du bist auf allen anderen Geräten abgemeldet.
account-old-password = Aktuelles Passwort
account-change-password = Passwort ändern
account-password-changed = Passwort geändert. Du bist auf allen anderen Geräten abgemeldet.
account-export = Deine Daten herunterladen
account-delete = Konto löschen
account-delete-about = Damit werden dein Konto und seine Daten gelöscht. Deine Partien bleiben, ohne deinen Namen.
account-delete-sure = Endgültig löschen
codes-title = Wiederherstellungscodes
codes-about = Wenn du Passwort oder Passkey verlierst, kannst du dich mit jedem dieser Codes einmal anmelden. Sie werden nicht noch einmal angezeigt: Speichere sie an einem sicheren Ort.
codes-kept = Ich habe sie gespeichert

## Keys for programs

account-programs = API-Schlüssel
programs-about = Mit einem Schlüssel kann dein eigenes Programm deine Partien verfolgen oder für dich spielen.
programs-plays = darf lesen und spielen
programs-reads = darf nur lesen
programs-revoke = Schlüssel { $label } löschen
programs-made = Hier ist dein Schlüssel. Kopiere ihn jetzt: Er wird nicht noch einmal angezeigt.
programs-label = Wofür der Schlüssel ist
programs-play = Spielen erlauben
programs-play-about = Ist es aus, kann der Schlüssel nur lesen.
programs-make = Schlüssel erstellen

## What can go wrong

error-account-taken = Dieser Benutzername ist vergeben, oder du hast schon ein Konto. Versuch einen anderen Namen oder melde dich an.
error-account-wrong = Benutzername, Passwort oder Code ist falsch. Bitte prüfe die Angaben und versuch es noch einmal.
error-account-missing = Dafür brauchst du ein Konto. Melde dich zuerst an oder registriere dich.
error-account-weak = Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.
error-session-missing = Du bist auf diesem Gerät abgemeldet. Deine Partien sind sicher: Melde dich an, um sie zu sehen.
error-request-malformed = Das hat der Server nicht verstanden. Nichts hat sich geändert: Bitte lade die Seite neu und versuch es noch einmal.
error-server-busy = Der Server ist überlastet. Bitte versuch es gleich noch einmal.
error-server-closing = Der Server startet neu. Deine Partien sind sicher: Versuch es gleich noch einmal.

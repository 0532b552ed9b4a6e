## Tournaments: the list, the form, the page of one

nav-tournaments = Turniere
tournaments-create = Turnier erstellen
tournaments-mine = Deine Turniere
tournaments-waiting = Offen zur Teilnahme
tournaments-running = Laufende Turniere
tournaments-finished = Beendete Turniere
tournaments-empty = Gerade keine Turniere
tournaments-empty-text = Erstelle eins und teile seinen Link. Wer den Link hat, kann teilnehmen, mit oder ohne Konto.

tournament-format-swiss = Schweizer System
tournament-format-arena = Arena
tournament-format-knockout = K.-o.-System
tournament-format-round-robin = Jeder gegen jeden
tournament-format-swiss-about = Eine feste Zahl von Runden. In jeder Runde spielst du gegen jemanden mit etwa so vielen Punkten wie du. Niemand scheidet aus.
tournament-format-arena-about = Spiel so viele Partien, wie du kannst, bis die Zeit abläuft. Ab deinem dritten Sieg in Folge zählen Siege doppelt.
tournament-format-knockout-about = Wer einmal verliert, ist ausgeschieden. Der letzte verbliebene Spieler gewinnt.
tournament-format-round-robin-about = Jeder spielt gegen jeden. Am besten für kleine Gruppen.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count } Spieler.
tournament-players = { $count } Spieler
tournament-starts-at = Beginn: { $time }
tournament-starts-with = Beginnt bei { $count } Spielern
tournament-starts-host = Beginnt, sobald der Organisator bereit ist
tournament-round-of = Runde { $round } von { $rounds }
tournament-round = Runde { $round }
tournament-running = Läuft
tournament-finished = Beendet
tournament-cancelled = Abgesagt
tournament-cancelled-host = Der Organisator hat dieses Turnier abgesagt.
tournament-cancelled-few = Dieses Turnier wurde abgesagt, weil zu wenige Spieler teilnehmen wollten.
tournament-cancelled-operator = Die Betreiber dieses Servers haben dieses Turnier abgesagt.
tournament-cancelled-old = Dieses Turnier wurde abgesagt, weil es 30 Tage lang niemand gestartet hat.
tournament-time-left = Restzeit: { $time }
tournament-last-games = Die Zeit ist um. Die letzten Partien laufen noch.
tournament-next-round = Zeit bis zur nächsten Runde: { $time }
tournament-wait-round = { $count ->
    [one] { $count } Partie dieser Runde läuft noch.
   *[other] { $count } Partien dieser Runde laufen noch.
}
tournament-wait-arena = Du bekommst gleich einen Gegner.
tournament-unknown = Wir können dieses Turnier nicht finden
tournament-started = Begonnen
tournament-unlisted = Nur mit Link
tournament-rated = Gewertet

## Taking part

tournament-join = Teilnehmen
tournament-join-late = Jetzt einsteigen
tournament-return = Wieder einsteigen
tournament-withdraw = Aussteigen
tournament-withdraw-sure = Aus diesem Turnier aussteigen?
tournament-withdraw-about = Du bekommst keine Gegner mehr. Eine laufende Partie geht weiter.
tournament-stay = Dabeibleiben
tournament-joined = Du bist dabei
tournament-withdrawn = Du bist ausgestiegen
tournament-play = Zu deiner Partie
tournament-your-game = Deine Partie ist bereit
tournament-bye-now = Du hast spielfrei: in dieser Runde kein Gegner, aber die Punkte für einen Sieg.
tournament-start = Jetzt starten
tournament-start-needs = Zum Starten braucht es mindestens { $count } Spieler.
tournament-cancel = Turnier absagen
tournament-cancel-sure = Das Turnier für alle absagen?
tournament-keep = Nicht absagen
tournament-won = { $name } hat das Turnier gewonnen
tournament-won-several = { $names } teilen sich den ersten Platz
tournament-you-won = Du hast das Turnier gewonnen!
tournament-your-place = Dein Rang: { $place } von { $count }
tournament-needs-account = Die Partien dieses Turniers sind gewertet. Zur Teilnahme brauchst du ein Konto.
tournament-full = Alle Plätze sind vergeben. Du kannst trotzdem zuschauen.

tournament-call = Deine Turnierpartie ist bereit: { $title }
tournament-back = Zurück zum Turnier
tournament-open = Turnier öffnen

## Standings, games, bracket

tournament-view = Ansicht
tournament-standings = Rangliste
tournament-games = Partien
tournament-bracket = Turnierbaum
tournament-no-standings = Noch nimmt niemand teil
tournament-no-standings-text = Teile den Link, um Spieler einzuladen.
tournament-no-games = Noch keine Partien
tournament-no-games-text = Sie erscheinen hier, wenn das Turnier beginnt.
tournament-place = Rang
tournament-name = Name
tournament-points = Punkte
tournament-played = Partien
tournament-buchholz = Buchholz
tournament-buchholz-about = Die Punkte deiner Gegner, zusammengezählt.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Die Punkte der Gegner, die du besiegt hast, und die Hälfte der Punkte derer, gegen die du remis gespielt hast.
tournament-board = Punkte Vorsprung
tournament-board-about = Dein Vorsprung in deinen Partien, zusammengezählt.
tournament-wins = Siege
tournament-wins-about = Gewonnene Partien.
tournament-byes = Spielfreie Runden
tournament-streak = { $count ->
    [one] { $count } Sieg in Folge
   *[other] { $count } Siege in Folge
}
tournament-computer = Computer, Stufe { $level }
tournament-left = ausgestiegen
tournament-you = du
tournament-details = Einzelheiten zu { $name }
tournament-lines = { $from }–{ $to } von { $count }
tournament-first-lines = Erste Seite
tournament-earlier-lines = Vorherige Seite
tournament-later-lines = Nächste Seite
tournament-last-lines = Letzte Seite
tournament-my-line = Mein Rang
tournament-earlier-round = Vorherige Runde
tournament-later-round = Nächste Runde
tournament-playing = Läuft
tournament-bye = Spielfrei
tournament-absent = { $name } ist nicht angetreten
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finale
    [4] Halbfinale
    [8] Viertelfinale
    [16] Achtelfinale
   *[other] Runde der letzten { $left }
}
tournament-profile = Profil zeigen
tournament-to-come = Noch offen
tournament-goes-on = { $name } kommt weiter

## Sharing

tournament-invite = Spieler einladen
tournament-share = Turnier teilen
tournament-invite-message = Spiel mit bei unserem Turnier auf Cornerwise: { $title }
tournament-link = Link zu diesem Turnier
tournament-invite-qr = QR-Code mit dem Link zu diesem Turnier
tournament-csv = Rangliste als Tabelle (CSV)
tournament-json = Alle Daten (JSON)
tournament-print = Drucken

## Setting one up

tournament-new = Neues Turnier
tournament-step-game = Spiel
tournament-step-format = Turnierform
tournament-step-clock = Uhr
tournament-step-start = Beginn und Spieler
tournament-title = Titel
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Turnierform
tournament-tables-note = Mit { $count } Spielern an einem Tisch kannst du Schweizer System oder Arena wählen.
tournament-rounds = Runden
tournament-rounds-auto = Automatisch
tournament-rounds-auto-about = So viele Runden, wie nötig sind, um einen Sieger zu finden.
tournament-times = Partien gegen jeden Gegner
tournament-once = Eine
tournament-twice = Zwei
tournament-minutes = Dauer
tournament-start-how = Beginn
tournament-start-hand = Wenn ich bereit bin
tournament-start-time = Zu fester Zeit
tournament-start-number = Bei genug Spielern
tournament-start-when = Datum und Uhrzeit
tournament-start-count = Zahl der Spieler
tournament-listed = In der Liste zeigen
tournament-listed-about = Alle können es finden und teilnehmen. Sonst geht das nur mit dem Link.
tournament-rated-about = Die Partien zählen für die Wertungszahlen. Alle brauchen ein Konto, um teilzunehmen.
tournament-rated-account = Leg zuerst ein Konto an, um gewertete Partien zu spielen.
tournament-more = Weitere Optionen
tournament-late = Späterer Einstieg
tournament-late-about = Man kann auch nach dem Beginn einsteigen oder wieder einsteigen.
tournament-most = Höchstzahl der Spieler
tournament-pause = Pause zwischen den Runden
tournament-no-show = Zeit für den ersten Zug
tournament-no-show-about = Ein Spieler, der in dieser Zeit seinen ersten Zug nicht macht, verliert die Partie und scheidet aus dem Turnier aus.
tournament-engines = Computerspieler
tournament-engines-about = Der Computer nimmt teil wie alle anderen. Mindestens ein Mensch muss mitspielen.
tournament-engine-add = Computerspieler hinzufügen
tournament-engine-number = Computerspieler { $number }
tournament-engine-remove = Computerspieler { $number } entfernen
tournament-tie-breaks = Feinwertung
tournament-tie-breaks-about = Haben Spieler gleich viele Punkte, entscheidet die erste dieser Wertungen, dann die nächste.
tournament-tie-up = Nach oben schieben: { $name }
tournament-submit = Turnier erstellen

## The start page

start-hero = Leg deine Steine Ecke an Ecke.
start-play-now = Jetzt spielen
start-play-now-about = { $game } gegen Stufe { $level }
start-games = Spiele
sort-by = Sortieren nach
sort-usual = Standard
sort-minutes = Spieldauer
sort-age = Alter
sort-players = Zahl der Spieler
start-live = Live
start-live-who = { $game }: { $who }
start-sample = Bei einer Partie zusehen
start-waiting = Du bist dran
start-running = Deine Partien
start-all-mine = Alle deine Partien
start-more = Mehr
start-puzzles = Rätsel
start-puzzles-about = Finde den einen besten Zug
start-designs = Legebilder
start-designs-about = Eigene Bilder legen
start-learn = Lernen
start-learn-about = Lektionen und Regeln
start-games-about = Laufende und beendete Partien

## Ways of playing

mode-computer = Computer
mode-computer-about = 9 Stufen
mode-computer-title = Gegen den Computer spielen
mode-friends = Freunde
mode-friends-about = mit Link einladen
mode-friends-title = Freunde einladen
mode-anyone = Online-Gegner
mode-anyone-about = wer gerade da ist
mode-anyone-title = Gegner finden
mode-screen = Ein Bildschirm
mode-screen-about = ein Gerät teilen
mode-screen-title = An einem Bildschirm spielen
lobby-game = Spiel
lobby-kind = Variante
lobby-mode = Gegner
lobby-strength = Stufe
lobby-anyone-clock = Du spielst gegen jemanden, der dieselbe Uhr gewählt hat.
lobby-begin-computer = Spielen
lobby-begin-friends = Tisch öffnen
lobby-begin-anyone = Gegner finden
lobby-begin-screen = Spielen
lobby-more-choices = Weitere Optionen
lobby-rules = Regeln

## Clocks

setup-clock = Uhr
setup-clock-none = Ohne Uhr
setup-clock-game = { $time } für jeden
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } pro Zug
setup-clock-days = { $time } pro Zug

## Who plays, and how a match stands

lobby-open-seat = Freier Platz
lobby-open-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
  }
lobby-computer = Computer, Stufe { $level }
lobby-computers = { $count ->
    [one] der Computer (Stufe { $level })
   *[other] { $count } Computer (Stufe { $level })
  }
lobby-open-match = Diese Partie öffnen
lobby-your-turn = Du bist dran
lobby-your-turn-left = Du bist dran. Restzeit: { $time }
lobby-their-turn = { $name } ist dran
lobby-running = Läuft
lobby-paused = Pause
lobby-awaits-players = { $count ->
    [0] Beginnt gleich
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
  }
lobby-move-number = Zug { $number }
lobby-ended-won = Gewonnen, { $ago }
lobby-ended-lost = Verloren, { $ago }
lobby-ended-drawn = Remis, { $ago }
lobby-ended-played = Beendet { $ago }
lobby-ended-aborted = Abgebrochen, { $ago }

## Setting a match up

setup-clock-other = Eigene
setup-clock-kind = Bedenkzeit
setup-clock-kind-game = Pro Partie
setup-clock-kind-move = Pro Zug
setup-clock-kind-days = Tage pro Zug
setup-clock-minutes = Minuten für jeden
setup-clock-seconds = Sekunden pro Zug
setup-clock-days-count = Tage pro Zug
setup-clock-increment = Zusätzliche Sekunden nach jedem Zug
setup-seats = Spieler
setup-count = Zahl der Spieler
setup-who = Wer spielt
setup-options = Regeln
setup-table = Einstellungen des Tischs
setup-listed = Öffentlich
setup-listed-about = Alle können diesen Tisch finden und mitspielen. Ist es aus, braucht man den Link.
setup-family = Familientisch
setup-family-about = Hinweise für alle und kein Chat. Mit einer Vorgabe haben auch Kinder und Anfänger eine gute Chance.
setup-rated = Gewertet
setup-rated-about = Alle brauchen ein Konto und dürfen nur einen Platz belegen.
setup-rated-account = Melde dich an, um gewertete Partien zu spielen. Alle am Tisch brauchen ein Konto.
setup-handicap = Vorgabe
setup-handicap-about = Stärkere Spieler beginnen ohne einige ihrer größten Steine. Partien mit Vorgabe werden nicht gewertet.
setup-handicap-count = { $count ->
    [0] Alle Steine
    [one] Ohne { $count } Stein
   *[other] Ohne { $count } Steine
  }
setup-chat = Chat
setup-chat-presets = Vorgegebene Sätze
setup-chat-free = Freier Text
setup-chat-off = Aus
setup-clash = Diese Optionen passen nicht zusammen. Bitte ändere eine davon.
setup-clash-heights = Auf diesem Brett lässt sich nicht spielen. Verbinde alle Felder und nimm 2 bis 512 Würfel.
setup-step-rules = Uhr und Regeln
heights-about = Wähle eine Höhe und tippe dann auf Felder oder ziehe darüber. 0 macht ein Loch.
heights-board = Dein Brett
heights-square = { $square }, Höhe { $height }
heights-columns = Spalten
heights-columns-count = { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
  }
heights-columns-fewer = Spalte entfernen
heights-columns-more = Spalte hinzufügen
heights-rows = Reihen
heights-rows-count = { $count ->
    [one] 1 Reihe
   *[other] { $count } Reihen
  }
heights-rows-fewer = Reihe entfernen
heights-rows-more = Reihe hinzufügen
setup-play = Spielen
setup-open = Tisch öffnen
setup-rules = So spielt man { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Jemand anderes an diesem Bildschirm
setup-seat-name = Name von Spieler { $number }
setup-seat-open = Frei für andere
setup-seat-number = Spieler { $seat }
setup-seat-of-colours = Spieler { $seat }, { $colours }
setup-seat-with = im Team mit Spieler { $seats }

## Inviting and joining

copy = Kopieren
copied = Kopiert
copy-failed = Das Kopieren hat nicht geklappt. Bitte markiere den Text und kopiere ihn selbst.
print = Drucken
invite-title = Einladen
invite-about = { $count ->
    [one] 1 Platz ist frei. Wer den Link hat, kann ihn nehmen.
   *[other] { $count } Plätze sind frei. Wer den Link hat, kann einen davon nehmen.
  }
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-share = Teilen
invite-camera = QR-Code
invite-camera-about = QR-Code mit dem Link zu diesem Tisch
invite-message = Spiel eine Partie { $game } mit mir.
join-title = Bei { $game } mitspielen
join-there = Schon da: { $names }.
join-nobody = Noch ist niemand da.
join-which = Platz wählen
join-sit = Diesen Platz nehmen
join-watch = Bei dieser Partie zusehen
join-own = Eigenen Tisch öffnen
join-full = Dieser Tisch ist voll
join-full-text = { $count ->
    [one] Der Platz ist besetzt.
   *[other] Alle { $count } Plätze sind besetzt.
  } Du kannst zusehen oder einen eigenen Tisch mit denselben Regeln öffnen.

## Lists of games

games-title = Deine Partien
games-running = Laufende Partien
games-finished = Beendete Partien
games-empty = Noch keine Partien
games-empty-text = Hier erscheinen Partien, die du beginnst oder bei denen du mitspielst. Sie bleiben auf diesem Gerät gespeichert, auch ohne Konto.
games-export = Deine Partien herunterladen
games-export-about = Alle deine Partien in einer Datei, zum Aufheben oder für andere Programme.
watch-all = Alle Spiele
watch-waiting = Warten auf Spieler
watch-playing = Laufende Partien
watch-empty = Gerade keine öffentlichen Partien
watch-empty-text = Öffne einen öffentlichen Tisch, damit andere mitspielen können. Partien, die du per Link teilst, bleiben privat.
watch-open = Tisch öffnen

## The best players

players-best = Bestenliste: { $game }
players-place = Rang
players-name = Name
players-rating = Wertungszahl
players-games = Partien
players-empty = In { $game } hat noch niemand eine Wertungszahl
players-empty-text = Spiel eine gewertete Partie, dann steht hier dein Name.

## What can go wrong

error-match-bad-plan = Diese Optionen passen nicht zusammen. Bitte ändere eine davon.
error-match-seat-taken = Diesen Platz hat gerade jemand genommen. Bitte wähle einen anderen.
error-match-unknown = Diesen Tisch finden wir nicht. Vielleicht wurde die Partie abgebrochen.
start-what = Sieben Brettspiele für eine bis sechs Personen: Legt der Reihe nach Steine, erobert Raum und lasst den anderen keinen Platz.
start-free = Spiele gegen den Computer, mit Freunden oder mit allen, die online sind. Kostenlos. Kein Konto, keine Werbung.
start-watch = Zusehen
start-watch-about = Laufende Partien und Wiederholungen
start-tournaments = Turniere
start-tournaments-about = Mitspielen oder selbst eins veranstalten
start-players = Spieler
start-players-about = Wertungszahlen und Bestenlisten
join-invites = { $name } lädt dich zu { $game } ein
join-rule = Jeder Stein muss einen anderen Stein seiner Farbe an einer Ecke berühren, nie an einer Seite. Bedecke so viel vom Brett, wie du kannst.
join-rule-rumis = Jeder Stein muss einen anderen Stein seiner Farbe berühren. Jedes Feld, auf dem von oben deine Farbe zu sehen ist, zählt einen Punkt.
join-rule-triominos = Zahlen, die sich treffen, müssen gleich sein. Die Zahlen auf den Steinen, die du legst, sind deine Punkte.
search-title = { $count ->
    [one] Gegner wird gesucht
   *[other] Noch { $count } Spieler werden gesucht
  }
search-time = Suche läuft seit: { $time }
search-usual = Übliche Wartezeit: etwa { $time }.
search-usual-unknown = Wir können noch nicht sagen, wie lange das dauert. In letzter Zeit haben zu wenige Partien so begonnen.
search-nobody = Gerade sucht sonst niemand eine Partie.
search-others = { $count ->
    [one] 1 andere Person sucht eine Partie:
   *[other] { $count } andere Personen suchen eine Partie:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Inzwischen gegen den Computer spielen
search-meanwhile-about = Die Suche läuft weiter. Wir sagen dir Bescheid, wenn jemand dazukommt.
search-stop = Suche beenden
search-goes-on = Eine Partie { $game } wird weiter gesucht
search-back = Suche zeigen
search-found = Deine Partie { $game } kann beginnen. Jemand ist dazugekommen.
search-go = Zur Partie gehen
games-remove = Aus der Liste entfernen
games-remove-back = Sie kommt zurück, wenn jemand zieht.

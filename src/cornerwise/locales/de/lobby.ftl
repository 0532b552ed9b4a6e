## The start page

start-hero = Ecke an Ecke.
start-lead = Sieben Spiele mit Steinen, die sich berühren, für den Küchentisch und die lange Analyse. Kostenlos, ohne Konto und ohne Werbung.
start-play-now = Jetzt spielen
start-play-now-about = { $game } gegen Stufe { $level }
start-games = Spiele
sort-by = Sortieren nach
sort-usual = Übliche Reihenfolge
sort-minutes = Spieldauer
sort-age = Alter
sort-players = Zahl der Spieler
start-live = Live
start-live-who = { $game }: { $who }
start-sample = Sieh zu, was andere spielen
start-waiting = Wartet auf dich
start-running = Deine Partien
start-all-mine = Alle deine Partien
start-more = Mehr
start-puzzles = Rätsel
start-puzzles-about = Alle Steine legen, allein
start-designs = Muster
start-designs-about = Bilder legen, wie du willst
start-learn = Lernen
start-learn-about = Regeln und erste Schritte
start-games-about = Laufende und beendete

## Ways of playing

mode-computer = Der Computer
mode-computer-about = neun Stufen
mode-computer-title = Gegen den Computer spielen
mode-friends = Freunde
mode-friends-about = mit Link einladen
mode-friends-title = Freunde einladen
mode-anyone = Irgendwer
mode-anyone-about = wer gerade da ist
mode-anyone-title = Gegner finden
mode-screen = Ein Bildschirm
mode-screen-about = reihum weitergeben
mode-screen-title = An einem Bildschirm
lobby-game = Spiel
lobby-kind = Variante
lobby-mode = Gegen wen
lobby-strength = Stärke
lobby-anyone-clock = Du triffst auf jemanden, der dieselbe Uhr gewählt hat.
lobby-begin-computer = Spielen
lobby-begin-friends = Tisch öffnen
lobby-begin-anyone = Gegner finden
lobby-begin-screen = Spielen
lobby-more-choices = Mehr Auswahl
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
    [one] ein freier Platz
   *[other] { $count } freie Plätze
  }
lobby-computer = Computer, Stufe { $level }
lobby-computers = { $count ->
    [one] der Computer (Stufe { $level })
   *[other] { $count } Computer (Stufe { $level })
  }
lobby-open-match = Diese Partie öffnen
lobby-your-turn = Du bist dran
lobby-your-turn-left = Du bist dran, noch { $time }
lobby-their-turn = { $name } ist dran
lobby-running = Läuft
lobby-paused = Pause
lobby-awaits-players = { $count ->
    [0] Beginnt gleich
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }
lobby-move-number = Zug { $number }
lobby-ended-won = Gewonnen, { $ago }
lobby-ended-lost = Verloren, { $ago }
lobby-ended-drawn = Unentschieden, { $ago }
lobby-ended-played = Beendet { $ago }
lobby-ended-aborted = Abgebrochen, { $ago }

## Setting a match up

setup-clock-other = Andere
setup-clock-kind = Zeit
setup-clock-kind-game = Für die Partie
setup-clock-kind-move = Für jeden Zug
setup-clock-kind-days = Tage für jeden Zug
setup-clock-minutes = Minuten für jeden
setup-clock-seconds = Sekunden pro Zug
setup-clock-days-count = Tage pro Zug
setup-clock-increment = Sekunden mehr nach jedem Zug
setup-seats = Plätze
setup-options = Regeln dieser Partie
setup-table = Der Tisch
setup-listed = Öffentlich
setup-listed-about = Alle können den Tisch finden und sich setzen. Sonst nur, wer den Link hat.
setup-family = Familientisch
setup-family-about = Hinweise für alle und kein Chat. Kinder und Anfänger können eine Vorgabe zu ihren Gunsten bekommen.
setup-rated = Mit Wertungszahl
setup-rated-about = Alle brauchen ein Konto und spielen einen Platz.
setup-rated-account = Nur mit Konto, für Tische mit verschiedenen Menschen.
setup-handicap = Vorgabe
setup-handicap-about = Wer besser spielt, verzichtet auf einige der größten Steine. Eine solche Partie zählt nicht für die Wertungszahl.
setup-handicap-count = { $count ->
    [0] Alle Steine
    [one] Ohne { $count } Stein
   *[other] Ohne { $count } Steine
  }
setup-chat = Chat
setup-chat-presets = Fertige Sätze
setup-chat-free = Freier Text
setup-chat-off = Keiner
setup-clash = Das passt nicht zusammen.
setup-play = Spielen
setup-open = Tisch öffnen
setup-rules = Wie { $game } gespielt wird
setup-seat-me = { $name }
setup-seat-beside-me = Jemand an diesem Bildschirm
setup-seat-name = Name von Spieler { $number }
setup-seat-open = Frei für andere
setup-seat-number = Platz { $seat }
setup-seat-of-colours = Platz { $seat }, { $colours }
setup-seat-with = zusammen mit Platz { $seats }

## Inviting and joining

copy = Kopieren
copied = Kopiert
copy-failed = Bitte kopiere es von Hand
print = Drucken
invite-title = Einladen
invite-about = { $count ->
    [one] Ein Platz ist frei. Wer den Link hat, kann ihn nehmen.
   *[other] { $count } Plätze sind frei. Wer den Link hat, kann einen nehmen.
  }
invite-link = Der Link zu diesem Tisch
invite-copy = Link kopieren
invite-share = Teilen
invite-camera = Für eine Kamera
invite-camera-about = Der Link zu diesem Tisch, lesbar für eine Kamera
invite-message = Spiel { $game } mit mir.
join-title = Ein Platz bei { $game }
join-there = Am Tisch: { $names }.
join-nobody = Hier sitzt noch niemand.
join-which = Welcher Platz
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
games-running = Laufend
games-finished = Beendet
games-empty = Die erste Ecke ist frei
games-empty-text = Partien, die du beginnst oder bei denen du mitspielst, erscheinen hier. Sie bleiben auf diesem Gerät, auch ohne Konto.
games-export = Zum Mitnehmen
games-export-about = Alle deine Partien in einer Datei, für andere Programme oder für später.
watch-all = Alle Spiele
watch-waiting = Wartet auf Spieler
watch-playing = Läuft
watch-empty = Gerade spielt niemand öffentlich
watch-empty-text = Öffne einen öffentlichen Tisch, vielleicht setzt sich jemand dazu. Partien mit Link bleiben privat.
watch-open = Tisch öffnen

## The best players

players-best = Die Besten in { $game }
players-place = Rang
players-name = Name
players-rating = Wertungszahl
players-games = Partien
players-empty = In { $game } hat noch niemand eine Wertungszahl
players-empty-text = Zwei Menschen mit Konto, die um die Wertungszahl spielen, machen den Anfang.

## What can go wrong

error-match-bad-plan = Diese Auswahl passt nicht zusammen.
error-match-seat-taken = Diesen Platz hat gerade jemand genommen.
error-match-unknown = Diesen Tisch gibt es nicht. Vielleicht wurde die Partie abgebrochen.

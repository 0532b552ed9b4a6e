## Watching games, and the screen for clubs and fairs

watch-featured = Die besten laufenden Partien
watch-finished = Gerade beendet
watch-none-now = Gerade spielt niemand eine öffentliche Partie.
watch-none-fits = Gerade passt keine Partie zu diesen Filtern.
watch-lost = Verbindung verloren. Sie wird wiederhergestellt …
watch-viewers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
  }
watch-see-all = { $count ->
    [0] Zusehen
    [one] 1 Partie ansehen
   *[other] { $count } Partien ansehen
  }
watch-join = Mitspielen
watch-speed = Uhr
watch-speed-any = Jede Uhr
watch-speed-clock = Mit Uhr
watch-speed-none = Ohne Uhr
watch-speed-days = Tage pro Zug
watch-rated-only = Nur gewertete Partien

## Following a player from game to game

watch-follow = { $name } folgen
watch-following = Du folgst { $name }
watch-unfollow = Nicht mehr folgen
watch-nothing-yet = { $name } spielt gerade keine öffentliche Partie. Die nächste erscheint hier.
watch-next-soon = Diese Partie ist zu Ende. Die nächste Partie von { $name } erscheint hier.

## Tournaments that can be joined

watch-tournaments = Turniere, die bald beginnen
watch-all-tournaments = Alle Turniere
watch-no-tournaments = Gerade ist kein Turnier offen zur Teilnahme.

## The screen for clubs and fairs

watch-tv = TV-Modus
watch-kind-live = Live
watch-kind-replay = Wiederholung
watch-kind-computer = Computerpartie
watch-won = Gewonnen: { $names }
watch-drawn = Remis
watch-play-too = Komm und spiel mit
watch-code = QR-Code mit der Adresse dieser Website
watch-full = Vollbild
watch-leave-tv = TV-Modus beenden

## Sharing a game, and its score sheet on paper

share-embed = Code zum Einbetten kopieren
share-animation = Animiertes Bild
share-animation-about = die ganze Partie als WebP
share-sheet = Spielprotokoll
share-sheet-about = zum Drucken: Brett, Punkte und Züge
paper-title = Spielprotokoll
paper-print = Drucken
paper-back = Zurück zum Ergebnis
paper-player = Spieler
paper-points = Punkte
paper-moves = Züge

## The result

result-page = Ergebnis
result-open = Partie läuft
result-by-resigned = Die anderen haben aufgegeben.
result-by-time = Die Zeit der anderen ist abgelaufen.
result-by-left = Die anderen haben das Spiel verlassen.
result-by-draw = Die Spieler haben sich auf Remis geeinigt.
result-all-placed = { $colour } hat alle Steine gelegt.
result-you-resigned = Du hast aufgegeben.
result-you-time = Deine Zeit ist abgelaufen.
result-you-left = Du hast das Spiel verlassen.
result-dropped = { $name }: { $how }
result-solo-done = Alle Steine liegen auf dem Brett
result-solo-short = Nicht alle Steine wurden gelegt
over-replay = Ansehen

## The sum of every seat

sum-won = gewonnen
sum-deal = Runde { $deal }
sum-together = Summe des Teams
sum-nobody = Gemeinsame Farbe
sum-nobody-text = Alle haben sie abwechselnd gelegt. Sie zählt nicht.
sheet-left = Stein { $piece } übrig{ $count ->
    [one] {""}
   *[other] , { $count } davon
  }
sheet-cells-placed = { $count ->
    [one] 1 Feld bedeckt
   *[other] { $count } Felder bedeckt
  }
sheet-pieces-placed = { $count ->
    [one] 1 Stein gelegt
   *[other] { $count } Steine gelegt
  }
sheet-seen = { $count ->
    [one] 1 Feld von oben zu sehen
   *[other] { $count } Felder von oben zu sehen
  }
sheet-all-placed = Alle Steine gelegt
sheet-single-last = Kleinster Stein zuletzt gelegt
sheet-tile = { $count ->
    [one] 1 Stein gelegt
   *[other] { $count } Steine gelegt
  }
sheet-bridge = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
  }
sheet-hexagon = { $count ->
    [one] 1 Sechseck geschlossen
   *[other] { $count } Sechsecke geschlossen
  }
sheet-opening-triple = Mit drei gleichen Zahlen begonnen
sheet-opening-zero = Mit drei Nullen begonnen
sheet-out = Den letzten Stein gelegt
sheet-draw = { $count ->
    [one] 1 Stein gezogen
   *[other] { $count } Steine gezogen
  }
sheet-third-draw = { $count ->
    [one] Dritter Stein gezogen, keiner gelegt
   *[other] Dritter Stein gezogen, keiner gelegt: { $count }-mal
  }
sheet-hands = Übrige Steine in den Händen

## The review

review-title = Auswertung
review-about = Füge eine Partie ein. Der Computer zeigt, wie sie lief, was jeder Zug wert war und was besser gewesen wäre.
review-progress = { $done ->
    [0] Die Partie wird ausgewertet …
   *[other] Auswertung: { $done } von { $total } Zügen fertig
  }
review-progress-text = Du kannst inzwischen durch die Partie gehen. Wenn du diese Seite verlässt, endet die Auswertung.
review-quantity = Was die Kurve zeigt
review-margins = Vorsprung in Punkten
review-shares = Gewinnchance
review-graph = Wie es nach jedem Zug stand
review-as-table = Als Tabelle zeigen
review-as-graph = Als Kurve zeigen
review-table = Wie es nach jedem Zug stand, als Tabelle
review-move = Nächster Zug
review-before = { $ply }: { $move }
review-end = Ende
review-errors = ± ist die Fehlergrenze: Eine 16-mal so lange Suche endet in 95 von 100 Fällen darin. Ein Wert ohne ± ist exakt.
review-at = { $ply ->
    [0] Am Anfang
    [one] Nach 1 Zug
   *[other] Nach { $ply } Zügen
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Wendepunkte
review-no-turning = Kein Zug hat viel gekostet. Gut gespielt, alle miteinander.
review-lost-margins = Punkte, die gegenüber dem besten Zug verloren gingen
review-move-of = Zug { $number }, { $name }
review-instead = { $move }. Besser: { $better }
review-better = Besser: { $move }
review-was-best = Der Computer hat nichts Besseres gefunden.
review-choose = Wähle einen Zug, um zu sehen, was besser gewesen wäre.
review-line = Wie die Partie hätte weitergehen können
review-line-show = Züge zeigen
review-line-one = Zug zeigen
review-line-hide = Züge ausblenden
review-line-back = Vorheriger dieser Züge
review-line-on = Nächster dieser Züge
review-line-at = { $step } von { $count }
move-lays = { $piece } auf { $cell }
move-lays-tile = Stein { $tile }
move-keep = die Farbe behalten
move-swap = die Farben tauschen
move-draw = einen Stein ziehen
move-pass = passen

## Replay

replay-title = Ansehen
replay-about = Füge eine Partie ein und sieh sie dir Zug um Zug an.
replay-slider = Stelle in der Partie
replay-where = { $ply ->
    [0] Vor dem ersten von { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
      }
   *[other] Zug { $ply } von { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Abspielen
replay-pause = Anhalten
replay-end = Zum Ende
replay-speed = Tempo
replay-times = { $speed } ×
replay-next = am Zug

## Games from elsewhere

doors = Partie öffnen
door-review = Partie auswerten
door-replay = Partie ansehen
head-back = Zurück
record-label = Eine Partie als .blksgf oder JSON
record-open = Öffnen
record-file = Datei wählen
record-other = Andere Partie
record-hint = Du kannst auch eine Datei hier ablegen. Auf dem Server wird nichts gespeichert.
record-none = In diesem Text ist keine Partie. Bitte füge eine .blksgf- oder JSON-Datei ein.
record-which = { $count } Partien gefunden. Wähle eine.

## Taking it along

export-title = Teilen und speichern
export-share = Teilen
export-link = Link kopieren
export-text = Als Text kopieren
export-blksgf = .blksgf-Datei
export-blksgf-text = für andere Programme
export-json = JSON-Aufzeichnung
export-json-text = alles, um es hier wieder zu öffnen
export-svg = SVG-Bild
export-svg-text = scharf in jeder Größe
export-png = PNG-Bild
export-png-text = für Nachrichten und Webseiten
analysis-title = Analysebrett
analysis-parts = Was gezeigt wird
analysis-pieces = Steine
analysis-lines = Beste Züge
analysis-moves = Züge
analysis-no-moves = Leg einen Stein für eine der beiden Seiten. Deine Züge und jede Variante, die du ausprobierst, stehen dann hier.
analysis-searched = { $count ->
    [one] { $count } Stellung durchsucht
   *[other] { $count } Stellungen durchsucht
  }
analysis-exact = Bis zum Ende der Partie berechnet
analysis-bar = Gewinnchance: { $chances }
analysis-bar-empty = Gewinnchance
analysis-promote = Zur Hauptvariante machen
analysis-remove = Diesen Zug und alles danach löschen
analysis-menu = Weitere Optionen
analysis-new = Neue Analyse
analysis-paste = Züge oder eine Partie einfügen
analysis-paste-text = Ein Zug pro Zeile, ein Link oder eine Partie als .blksgf oder JSON.
analysis-by-moves = Steine werden aus dem Topf gezogen, darum entsteht eine Stellung aus ihren Zügen. Spiele sie hier oder füge sie ein.
analysis-saved = Auf diesem Gerät gespeichert
analysis-forget = Diese Analyse löschen
analysis-from-here = Ab hier analysieren
arrange-title = Stellung aufbauen
arrange-ready = Die Regeln erlauben diese Stellung.
arrange-broken = So noch nicht möglich
arrange-missing = { $colour } fehlt ein Stein. Die Farben sind abwechselnd dran.
arrange-turn = Am Zug
arrange-turn-any = Wie es die Regeln ergeben
arrange-turn-other = Mit diesen Steinen ist eine andere Farbe dran.

## The editor

editor-moves = { $count ->
    [0] Leg den ersten Stein
    [one] 1 Zug
   *[other] { $count } Züge
  }
editor-over = Spiel beendet
editor-over-text = Niemand kann mehr ziehen.
editor-computer = Computer ziehen lassen
editor-review = Diese Partie auswerten
editor-found = Die besten Züge
editor-value = { $margin } · { $share } %
editor-make = Zug { $letter } spielen
editor-game = Spiel
editor-which = Spiel wählen
editor-game-kind = { $game }, { $kind }
editor-begin = Neu anfangen

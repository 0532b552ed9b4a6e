## The result

result-page = Ergebnis
result-open = Die Partie läuft noch
result-by-resigned = Die anderen haben aufgegeben.
result-by-time = Die Zeit der anderen ist abgelaufen.
result-by-left = Die anderen sind gegangen.
result-you-resigned = Du hast aufgegeben.
result-you-time = Deine Zeit ist abgelaufen.
result-you-left = Du bist gegangen.
result-dropped = { $name }: { $how }
result-by-draw = Die Spieler haben sich darauf geeinigt.
result-all-placed = Mit allen Steinen von { $colour } auf dem Brett.
result-solo-done = Alle Steine liegen auf dem Brett
result-solo-short = Nicht jeder Stein hat einen Platz gefunden
over-replay = Ansehen

## The sum of every seat

sum-won = gewonnen
sum-deal = Runde { $deal }
sum-together = Zusammen mit dem Partner
sum-nobody = Niemandes Farbe
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
sheet-single-last = Das einzelne Feld zuallerletzt
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
    [one] Ein dritter Stein, der nicht passte
   *[other] { $count } dritte Steine, die nicht passten
  }
sheet-hands = Übrige Steine in den Händen

## The review

review-title = Analyse
review-about = Füge eine Partie ein, und der Computer sagt, wie sie lief, was jeder Zug wert war und was besser gewesen wäre.
review-progress = { $done ->
    [0] Der Computer sieht sich die Partie an
   *[other] { $done } von { $total } Zügen angesehen
  }
review-progress-text = Du kannst inzwischen durch die Partie gehen. Wenn du die Seite verlässt, hört die Arbeit auf.
review-quantity = Was die Linien zeigen
review-margins = Vorsprung in Punkten
review-shares = Gewinnaussicht
review-graph = Wie es nach jedem Zug stand
review-as-table = Als Tabelle
review-as-graph = Als Kurve
review-table = Wie es stand, als Tabelle
review-move = Vor
review-before = { $ply }: { $move }
review-end = Das Ende
review-errors = ± ist der Bereich, in dem eine sechzehnmal so lange Suche in 95 von 100 Fällen endet. Ein Wert ohne ± ist exakt.
review-at = Nach { $ply ->
    [0] dem Aufbau
    [one] 1 Zug
   *[other] { $ply } Zügen
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-percent-lost = −{ $share } %
review-turning = Wendepunkte
review-no-turning = Kein Zug hat viel gekostet. Gut gespielt von allen Seiten.
review-lost-margins = verlorene Punkte gegenüber dem besten Zug
review-lost-shares = verlorene Aussicht gegenüber dem besten Zug
review-move-of = Zug { $number }, { $name }
review-instead = { $move }; besser war { $better }
review-better = Besser: { $move }
review-was-best = Der Computer hat nichts Besseres gefunden.
review-choose = Wähle einen Zug, um zu sehen, was besser gewesen wäre.
review-line = Wie es hätte weitergehen können
review-line-show = Zugfolge zeigen
review-line-one = Zug zeigen
review-line-hide = Zugfolge ausblenden
review-line-back = Einen Zug der Folge zurück
review-line-on = Einen Zug der Folge vor
review-line-at = { $step } von { $count }
review-try = Von hier probieren
move-lays = { $piece } auf { $cell }
move-lays-tile = der Stein { $tile }
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
replay-next = zieht als Nächstes

## Games from elsewhere

doors = Partien von anderswo
door-review = Partie analysieren
door-replay = Partie ansehen
door-editor = Stellung aufbauen
head-back = Zurück
record-label = Eine Partie als .blksgf oder JSON
record-open = Öffnen
record-file = Datei wählen
record-build = Stellung aufbauen
record-other = Andere Partie
record-hint = Du kannst auch eine Datei hier ablegen. Auf dem Server wird nichts gespeichert.
record-none = In diesem Text ist keine Partie.
record-which = { $count } Partien. Welche?

## Taking it along

export-title = Teilen und speichern
export-share = Teilen
export-link = Link kopieren
export-blksgf = .blksgf-Datei
export-blksgf-text = für andere Programme zu diesen Spielen
export-json = JSON-Aufzeichnung
export-json-text = alles, um es hier wieder zu öffnen
export-svg = SVG-Bild
export-svg-text = scharf in jeder Größe
export-png = PNG-Bild
export-png-text = für Nachrichten und Seiten

## The editor

editor-title = Editor
editor-moves = { $count ->
    [0] Leg den ersten Stein
    [one] 1 Zug
   *[other] { $count } Züge
  }
editor-over = Die Partie ist zu Ende
editor-over-text = Niemand kann mehr ziehen.
editor-undo = Zurücknehmen
editor-clear = Leeren
editor-computer = Computer zieht
editor-analyse = Beste Züge
editor-review = Analysieren
editor-found = Was der Computer tun würde
editor-value = { $margin } · { $share } %
editor-make = Zug { $letter } machen
editor-game = Das Spiel
editor-which = Welches Spiel
editor-game-kind = { $game }, { $kind }
editor-begin = Neu beginnen

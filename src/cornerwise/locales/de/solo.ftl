## The games for one

solo-title = Rätsel
solo-lead = Spiele für eine Person: Leg alle vier Farben und lass keinen Stein übrig. Wo du aufhörst, kannst du weitermachen.
solo-about-classic-solo = 84 Steine auf 20 mal 20 Feldern. Jede Farbe trifft sich selbst nur an Ecken, und am Ende ist nichts übrig.
solo-about-trigon-solo = 88 Steine auf einem Sechseck aus Dreiecken. Jede Farbe trifft sich selbst nur an Ecken, und am Ende ist nichts übrig.
solo-begin = Beginnen
solo-continue = Fortsetzen
solo-look = Ansehen
solo-best = Dein Bestes: { $best }
solo-progress = Fortschritt
solo-placed = { $placed } von { $total } Steinen
solo-of = { $placed } von { $total }
solo-left = noch { $left }
solo-prospect-yes = Das geht noch auf
solo-prospect-no = Das geht nicht mehr auf
solo-prospect-unknown = Ob es aufgeht, ist noch nicht bekannt
solo-searching = Sucht einen Weg bis zum Ende
solo-complete = Alle { $total } Steine sind gelegt
solo-complete-text = Nichts ist übrig. Das Rätsel ist gelöst.
solo-stuck = Kein Stein passt mehr
solo-stuck-text = Nimm einige Züge zurück oder beginne neu.
solo-undo = Zurück
solo-hint = Hinweis
solo-hint-way = Dieser Zug gehört zu einem Weg bis zum Ende.
solo-restart = Neu beginnen
solo-restart-sure = Alle Steine vom Brett nehmen?
solo-again = Neu beginnen

## Designs

design-lead = Leg Bilder mit beliebigen Steinen und Farben, ohne Regeln. Behalte sie und teile sie.
design-mine = Deine Muster
design-new = Ein neues
design-untitled = Ohne Namen
design-name = Name
design-board-classic = 20 mal 20 Felder, 21 Steine
design-board-duo = 14 mal 14 Felder, 21 Steine
design-board-polyomino-8 = 8 mal 8 Felder, 9 Steine
design-board-polyomino-12 = 12 mal 12 Felder, 9 Steine
design-board-polyomino-hexa = 20 mal 20 Felder, 56 Steine
design-board-trigon = Das große Sechseck, 22 Steine
design-board-trigon-3 = Das kleine Sechseck, 22 Steine
design-pieces = { $count ->
    [0] Noch nichts gelegt
    [one] 1 Stein
   *[other] { $count } Steine
  }
design-colour = Farbe
design-first = Wähle eine Farbe und nimm einen Stein.
design-put = Leg ihn aufs Brett.
design-how = Nimm oben einen Stein, sooft du willst. Fass einen auf dem Brett an, um ihn zu verschieben, zu drehen, umzufärben oder zu entfernen.
design-lifted = Verschieb ihn, wähle eine andere Farbe oder entferne ihn.
design-taken = Dort liegt ein anderer Stein
design-remove = Diesen Stein entfernen
design-clear = Brett leeren
design-forget = Dieses Muster löschen
design-forget-sure = Endgültig löschen?
design-keep = Behalten
design-share = Teilen
design-link = Link
design-link-about = Der Link enthält das ganze Muster. Wer ihn öffnet, kann mit einer Kopie weitermachen.
design-copy = Link kopieren
design-send = Senden
design-files-about = Oder als Datei:
design-file-png = Bild (PNG)
design-file-svg = Zeichnung (SVG)
design-file-json = Daten (JSON)
design-damaged = Dieses Muster lässt sich nicht öffnen
design-damaged-text = Vielleicht ist der Link abgeschnitten, oder das Muster wurde in diesem Browser gelöscht.

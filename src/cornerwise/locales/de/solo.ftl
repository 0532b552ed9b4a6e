## The games for one

solo-title = Solospiele
solo-lead = Spiele für eine Person: Leg alle vier Farben, bis kein Stein übrig ist. Du kannst jederzeit aufhören und später weitermachen.
solo-about-classic-solo = 84 Steine auf 20 × 20 Feldern. Steine derselben Farbe dürfen sich nur an Ecken berühren. Schaffst du es, alle zu legen?
solo-about-trigon-solo = 88 Steine auf einem Sechseck aus Dreiecken. Steine derselben Farbe dürfen sich nur an Ecken berühren. Schaffst du es, alle zu legen?
solo-begin = Starten
solo-continue = Fortsetzen
solo-look = Ansehen
solo-best = Dein Rekord: { $best }
solo-progress = Fortschritt
solo-placed = { $placed } von { $total } Steinen
solo-of = { $placed } von { $total }
solo-left = noch { $left }
solo-prospect-yes = Das ist noch lösbar
solo-prospect-no = Das ist nicht mehr lösbar
solo-prospect-unknown = Ob das lösbar ist, ist noch nicht bekannt
solo-searching = Sucht eine Lösung …
solo-complete = Alle { $total } Steine sind gelegt
solo-complete-text = Du hast das Rätsel gelöst.
solo-stuck = Kein Stein passt mehr
solo-stuck-text = Nimm einige Züge zurück oder fang neu an.
solo-undo = Zurücknehmen
solo-hint = Hinweis zeigen
solo-hint-way = Dieser Zug gehört zu einer Lösung.
solo-restart = Neu anfangen
solo-restart-sure = Alle Steine entfernen und neu anfangen?
solo-again = Neu anfangen

## Designs

design-lead = Leg Bilder mit beliebigen Steinen und Farben. Es gibt keine Regeln. Speichere deine Bilder und teile sie.
design-mine = Deine Legebilder
design-new = Neues Legebild
design-untitled = Ohne Namen
design-name = Name
design-board-classic = 20 × 20 Felder, 21 Steine
design-board-duo = 14 × 14 Felder, 21 Steine
design-board-polyomino-8 = 8 × 8 Felder, 9 Steine
design-board-polyomino-12 = 12 × 12 Felder, 9 Steine
design-board-polyomino-hexa = 20 × 20 Felder, 56 Steine
design-board-trigon = Großes Sechseck, 22 Steine
design-board-trigon-3 = Kleines Sechseck, 22 Steine
design-pieces = { $count ->
    [0] Noch keine Steine
    [one] 1 Stein
   *[other] { $count } Steine
  }
design-colour = Farbe
design-first = Wähle eine Farbe und nimm einen Stein.
design-put = Leg ihn aufs Brett.
design-how = Nimm oben einen Stein, sooft du willst. Wähle einen auf dem Brett, um ihn zu verschieben, zu drehen, umzufärben oder zu entfernen.
design-lifted = Verschieb ihn, wähle eine andere Farbe oder entferne ihn.
design-taken = Hier liegt schon ein anderer Stein
design-remove = Diesen Stein entfernen
design-clear = Brett leeren
design-forget = Dieses Legebild löschen
design-forget-sure = Endgültig löschen?
design-keep = Behalten
design-share = Teilen
design-link = Link
design-link-about = Der Link enthält das ganze Legebild. Wer ihn öffnet, kann mit einer Kopie weitermachen.
design-copy = Link kopieren
design-send = Senden
design-files-about = Oder lade eine Datei herunter:
design-file-png = Bild (PNG)
design-file-svg = Zeichnung (SVG)
design-file-json = Daten (JSON)
design-damaged = Dieses Legebild lässt sich nicht öffnen
design-damaged-text = Vielleicht ist der Link unvollständig, oder das Legebild wurde in diesem Browser gelöscht.

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

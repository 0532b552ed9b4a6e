## Without a connection

offline-title = Keine Verbindung
offline-text = Du siehst den letzten bekannten Stand. Partien gegen den Computer, Rätsel, Lektionen und Regeln gehen ohne Verbindung.
offline-match = Nichts ist verloren. Die Partie geht von hier weiter, sobald du wieder verbunden bist.
offline-unseen = Diese Partie wurde hier noch nicht geöffnet. Sie erscheint, sobald du wieder verbunden bist.
offline-meanwhile = Inzwischen ein Bild legen
offline-no-server = Das braucht einen Server
offline-no-server-text = Spiele mit Leuten anderswo, Konten und Wertungen brauchen einen Server, und hier gibt es keinen. Alles andere geht.
offline-keep-title = Ohne Verbindung
offline-kept = Partien gegen den Computer, Rätsel, Lektionen und Regeln gehen hier ohne Verbindung.
offline-room = Sie belegen { $megabytes } MB.
offline-keeping = Das Nötige wird geholt: { $percent } %
offline-unkept = Noch ist nicht alles Nötige auf diesem Gerät.
offline-keep = Alles holen
open-title = Eine Partie öffnen
open-text = Eine Aufzeichnung aus einer Datei oder eine, die eine andere App geteilt hat.
shortcut-new = Neue Partie
error-client-no-server = Das braucht einen Server, und hier gibt es keinen.

## Without a connection

offline-title = Du bist offline
offline-text = Das ist der neueste Stand, den wir haben. Partien gegen den Computer, Rätsel, Lektionen und Regeln funktionieren offline.
offline-match = Deine Partie ist sicher. Sie geht weiter, sobald du wieder online bist.
offline-unseen = Diese Partie hast du auf diesem Gerät noch nicht geöffnet. Sie erscheint, sobald du wieder online bist.
offline-meanwhile = Inzwischen ein Legebild gestalten
offline-no-server = Das braucht einen Server
offline-no-server-text = Partien übers Netz, Konten und Wertungszahlen brauchen einen Server, und diese Seite läuft ohne. Alles andere funktioniert.
offline-keep-title = Offline spielen
offline-kept = Partien gegen den Computer, Rätsel, Lektionen und Regeln gehen hier ohne Verbindung.
offline-room = Belegter Speicher: { $megabytes } MB.
offline-keeping = Wird heruntergeladen: { $percent } %
offline-unkept = Noch ist nicht alles auf dieses Gerät heruntergeladen.
offline-keep = Alles herunterladen
open-title = Eine Partie öffnen
open-text = Öffne eine Partie aus einer Datei oder eine, die eine andere App geteilt hat.
shortcut-new = Neue Partie
error-client-no-server = Das braucht einen Server, und diese Seite läuft ohne.

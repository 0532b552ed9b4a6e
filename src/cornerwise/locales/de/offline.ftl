## Without a connection

offline-title = Keine Verbindung
offline-text = Du siehst den letzten bekannten Stand. Muster kannst du auch ohne Verbindung legen.
offline-match = Nichts ist verloren. Die Partie geht von hier weiter, sobald du wieder verbunden bist.
offline-unseen = Diese Partie wurde hier noch nicht geöffnet. Sie erscheint, sobald du wieder verbunden bist.
offline-meanwhile = Inzwischen ein Bild legen

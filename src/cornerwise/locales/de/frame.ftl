## The frame of every page

nav-main = Hauptmenü
nav-skip = Zum Inhalt
nav-play = Spielen
nav-learn = Lernen
nav-puzzles = Rätsel
nav-watch = Zusehen
nav-players = Spieler
nav-language = Sprache
nav-account = Du
nav-back = Zurück
sound-off = Ton ist aus
sound-quiet = Ton ist leise
sound-full = Ton ist laut
theme-to-light = Helle Farben
theme-to-dark = Dunkle Farben
close = Schließen
try-again = Noch einmal versuchen
page-unknown = Diese Seite gibt es nicht
page-unknown-text = Vielleicht ist die Adresse vertippt, oder die Partie wurde entfernt.
page-unreachable = Keine Verbindung
page-unreachable-text = Diese Seite ließ sich nicht laden. Nichts ist verloren.
error-unexpected = Das hat nicht geklappt. Nichts hat sich geändert.
error-client-offline = Der Server ist nicht zu erreichen. Nichts ist verloren.

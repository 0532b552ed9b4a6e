## The frame of every page

nav-main = Hauptmenü
nav-skip = Zum Inhalt
nav-play = Spielen
nav-learn = Lernen
nav-puzzles = Rätsel
nav-analysis = Analyse
nav-watch = Zusehen
nav-players = Spieler
nav-language = Sprache
language-search = Sprachen suchen
language-none = Keine Sprache gefunden
nav-account = Konto
nav-back = Zurück
sound-off = Ton: aus
sound-quiet = Ton: leise
sound-full = Ton: laut
theme-to-light = Zum hellen Design wechseln
theme-to-dark = Zum dunklen Design wechseln
close = Schließen
try-again = Noch einmal versuchen
page-unknown = Seite nicht gefunden
page-unknown-text = Vielleicht ist die Adresse vertippt, oder die Seite wurde entfernt.
page-unreachable = Keine Verbindung
page-unreachable-text = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
error-unexpected = Etwas ist schiefgegangen. Nichts hat sich geändert: Bitte versuch es noch einmal.
error-client-offline = Der Server ist nicht erreichbar. Deine Partien sind sicher: Prüfe deine Verbindung und versuch es noch einmal.

## The command line: what every command shares. Words in capitals (FILE, GAME) and options (--ply) are typed and stay.

cli-about = Spiele nach Art von Blokus und Triominos: Regeln, Aufzeichnungen, Bilder und Partien.
cli-commands = Befehle
cli-examples = Beispiele:
cli-version = die Version des Programms zeigen und enden
cli-language = diese Sprache benutzen, etwa de oder pt-BR, statt der des Systems
cli-own-games = auch die Spiele laden, die diese Python-Datei anmeldet
cli-interrupted = unterbrochen
# $message says what is wrong, $command is a command to be typed.
cli-see-help = { $message } (siehe `{ $command }`)

## What each command does, in the list of all commands

cli-games = alle Spiele und ihre Optionen auflisten
cli-play = im Terminal spielen
cli-serve = einen Server für Browser und Programme starten
cli-replay = die Partien einer Datei prüfen und zeigen
cli-analyse = die besten Züge in einer Stellung zeigen
cli-review = zeigen, welche Züge einer Partie am meisten kosteten
cli-audit = zählen, wie viele Punkte am Ende von Partien verschenkt wurden
cli-draw = eine Stellung als SVG oder Text zeichnen
cli-perft = die Stellungen nach einer Zahl von Zügen zählen
cli-bench = Tempo und Größe messen und mit den Zielen vergleichen
cli-solve = eine vollständige Partie für eine Person finden
cli-gtp = mit anderen Programmen über das Go Text Protocol sprechen
cli-arena = Computerspieler gegeneinander spielen lassen
cli-bot = ein GTP-Programm auf einem Server spielen lassen
cli-backup = alle Daten eines Servers in eine Datei schreiben
cli-restore = eine leere Datenbank aus einer Sicherung füllen
cli-moderate = Meldungen ansehen und bearbeiten
cli-i18n = die Übersetzungen prüfen
cli-puzzles = Rätsel erstellen und beweisen
cli-explore = nachschlagen, was in einer Stellung gespielt wurde

## What is said about arguments, whatever the command

cli-usage = Aufruf:
cli-positional-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen und enden
cli-required = diese Argumente fehlen: { $value }
cli-one-required = eines der Argumente { $value } ist nötig
cli-unrecognized = unbekannte Argumente: { $value }
cli-not-with = nicht zusammen mit dem Argument { $value } erlaubt
cli-ambiguous = mehrdeutige Option: { $option } kann { $matches } heißen
cli-argument = Argument { $argument_name }: { $message }
cli-invalid-choice = diese Wahl gibt es nicht: { $value } (möglich: { $choices })
cli-ignored = diese Option nimmt keinen Wert, aber { $value } wurde angegeben
cli-expected-one = ein Argument erwartet
cli-expected-some = mindestens ein Argument erwartet
# $count is the number, $value shows it.
cli-expected = { $count ->
    [one] { $value } Argument erwartet
   *[other] { $value } Argumente erwartet
  }

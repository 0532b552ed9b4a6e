## Commands of the terminal: arguments that several of them take

cli-arg-game = ein Spiel, etwa duo
cli-arg-option = eine Option des Spiels festlegen, etwa start=own; `cornerwise games` listet sie auf; darf mehrmals stehen; heights=@FILE liest einen Höhenplan
cli-arg-file = eine Aufzeichnung oder .blksgf-Datei, oder - für die Standardeingabe
cli-arg-ply = die Stellung nach N Zügen
cli-arg-nth = die N-te Partie der Datei (1)
cli-arg-marks = die Farben markieren, um sie ohne Farbe zu unterscheiden
cli-arg-level = Spielstärke, von 1 bis 9
cli-arg-nodes = Stellungen, die für jeden Zug durchsucht werden, statt der Zahl der Stufe
cli-arg-time = Sekunden für jeden Zug
cli-arg-evaluator = was Stellungen bewertet: best, playouts, net, small, guided oder die Datei eines Netzes
cli-arg-threads = wie viele Prozessor-Threads benutzt werden
cli-arg-seed = eine Zahl, mit der zufällige Entscheidungen jedes Mal gleich ausfallen
cli-arg-memory = Megabyte für den Suchbaum
# What an argument does, and what it is where nobody says anything else.
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } ist keine ganze Zahl von { $least } bis { $most }
cli-no-pair = { $text } hat nicht die Form NAME=VALUE
cli-no-number = { $text } ist keine Zahl
cli-no-seconds = { $text } ist keine Anzahl von Sekunden
cli-no-chance = { $text } liegt nicht zwischen 0 und 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = es gibt keine Partie { $number }: Die Datei hat { $count }
cli-no-games = im Ordner { $folder } ist keine Partie
cli-no-such-ply = es gibt keinen Zug { $ply }: Die Partie hat { $count }
cli-one-game-only = { $file }: Die Datei hat { $count } Partien; dieser Befehl braucht eine Datei mit nur 1

## Names in tables and lines

cli-seat = Platz { $seat }
cli-column-move = Zug
cli-chance = Zufall
# Who won, and how many points everybody has.
cli-outcome = { $count ->
    [0] niemand gewinnt
    [one] Platz { $seats } gewinnt
   *[other] die Plätze { $seats } gewinnen
  } ({ $points })

## games

cli-games-about = Listet alle Spiele mit Plätzen, Farben, Brettern, Steinen und Optionen auf.
cli-games-game = nur dieses Spiel zeigen
cli-games-sort = die Liste hiernach sortieren
cli-games-json = alles über jedes Spiel als JSON ausgeben
cli-games-column-game = Spiel
cli-games-column-title = Titel
cli-games-column-seats = Plätze
cli-games-column-minutes = Minuten
cli-games-column-age = Alter
cli-games-column-colours = Farben
cli-games-column-board = Brett
cli-games-column-pieces = Steine
cli-games-column-option = Option
cli-games-column-default = Standard
cli-games-column-choices = andere Werte
cli-games-column-name = Name
cli-games-column-about = was sie bestimmt
# The table of a game whose board has no edge.
cli-games-no-edge = ohne Rand
cli-games-cubes = { $count } Würfel
cli-games-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = beliebiger Text
cli-games-none = keine
cli-games-given = eingebaut
cli-games-more = Plätze sind ab 0 nummeriert. `cornerwise games --json` zeigt mehr.

## play

cli-play-about = Spiele im Terminal, gegen den Computer oder mit anderen an einer Tastatur. ? zeigt die Tasten.
cli-play-game = ein Spiel, etwa duo; ohne Angabe wählst du aus einer Liste
cli-play-seat = wer spielt, in der Reihenfolge der Plätze: human, 1 bis 9, greedy, random
cli-play-save = die Partie nach jedem Zug in dieser Datei speichern
cli-play-resume = eine Partie aus einer Aufzeichnung oder .blksgf-Datei fortsetzen
cli-play-theme = das Farbschema (dark)
cli-play-seats = Plätze:
cli-play-human = jemand an dieser Tastatur
cli-play-levels = der Computer auf dieser Stufe; 3 ist leicht, 9 ist am stärksten
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first } bis { $last }
cli-play-greedy = der Computer legt einen größten Stein oder den, der am meisten bringt
cli-play-random = der Computer spielt irgendeinen erlaubten Zug
cli-play-usual = Ohne Angabe spielt ein Mensch gegen { $opponent } auf allen anderen Plätzen.
cli-play-redirected = play braucht ein Terminal; starte es, ohne { $streams } umzuleiten
# $install is a command, here and below.
cli-play-resume-alone = --resume nimmt das Spiel und seine Optionen aus der Datei, also gib keine anderen an
cli-play-needs-game = --option, --seat und --save brauchen den Namen eines Spiels
cli-play-too-many-seats = { $game } hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  }, nicht { $asked }

## serve

cli-serve-about = Startet einen Server für Browser und Programme, bis du ihn mit Strg-C beendest.
cli-serve-host = Adresse, auf der gelauscht wird (127.0.0.1)
cli-serve-port = Port, auf dem gelauscht wird, oder 0 für einen freien (8000)
cli-serve-database = wo Partien gespeichert werden (sqlite:///cornerwise.db)
cli-serve-redis = Redis-Server, der mehrere Prozesse verbindet
cli-serve-workers = Zahl der Prozesse; mehr als 1 braucht PostgreSQL (1)
cli-serve-engines = gleichzeitige Suchen in jedem Prozess
cli-serve-ray = Rechenarbeit an einen Ray-Cluster geben, etwa ray://host:10001
cli-serve-environment = Jede Option lässt sich auch in der Umgebung setzen, wie CORNERWISE_PORT=80. Siehe docs/operating.md.
cli-serve-needs = der Server braucht { $package }: { $install }
cli-serve-ready = Cornerwise ist bereit: { $address }

## replay

cli-replay-about = Spielt eine JSON-Aufzeichnung oder .blksgf-Datei nach und prüft jeden Zug und das Ergebnis.
cli-replay-ply = nach N Zügen aufhören
cli-replay-nth = nur die N-te Partie der Datei
cli-replay-verify = nur prüfen: eine Zeile pro Partie ausgeben
cli-replay-quiet = nur prüfen: nichts ausgeben, der Rückgabewert sagt das Ergebnis
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = Partie { $number } von { $count }: { $game }
cli-replay-event = Turnier: { $text }
cli-replay-date = Datum: { $text }
cli-replay-players = Spieler: { $text }
cli-replay-rests = { $colour } kann keinen Stein legen und setzt aus
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, Partie { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }, { $state }
cli-replay-unfinished = nicht beendet, { $turn } ist dran

## analyse

cli-analyse-about = Sucht in der letzten Stellung einer Partie oder in einer früheren die besten Züge.
cli-analyse-lines = wie viele Züge gezeigt werden (5)
cli-analyse-nobody = in dieser Stellung kann niemand ziehen, also gibt es nichts zu analysieren; wähle mit --ply eine frühere
cli-analyse-column-visits = Besuche
cli-analyse-column-then = dann
cli-analyse-searched = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, bis zum Ende durchsucht

## review

cli-review-about = Durchsucht jede Stellung einer Partie und zeigt, was jeder Zug wert war.
cli-review-worst = wie viele der schlechtesten Züge genannt werden ({ $most })
cli-review-json = alles als JSON ausgeben
cli-review-searching = sucht
cli-review-progress = Zug { $done } von { $count }
cli-review-cost = Zug { $number }: { $turn } { $move } kostete { $share } Gewinnchance und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; besser: { $better }
cli-review-column-made = gespielt
cli-review-column-points = verlorene Punkte
cli-review-end = Ende

## audit

cli-audit-about = Löst die Enden von Partien exakt und zeigt, wie viele Punkte jeder Spieler verschenkt hat.
cli-audit-file = Aufzeichnungen oder .blksgf-Dateien, Ordner mit solchen oder der Ordner einer Arena
cli-audit-nodes = Stellungen, die der Löser für jeden Zug durchsuchen darf
cli-audit-costly = wie viele der Züge genannt werden, die Punkte verschenkten (20)
cli-audit-none = keine dieser Partien lässt sich exakt lösen; das geht nur bei Partien zwischen zwei Spielern oder zwei Teams, in denen nichts verdeckt ist
cli-audit-progress = Partie { $done } von { $count }
cli-audit-mistake = Zug { $number }, { $turn } { $move }: Vorsprung { $margin } vorher, { $kept } danach; am besten: { $better }
cli-audit-skipped = ausgelassene Partien, weil sie nicht zwischen zwei Spielern oder zwei Teams ohne Verdecktes sind: { $count }
cli-audit-column-player = Spieler
cli-audit-column-games = Partien
cli-audit-column-moves = gelöste Züge
cli-audit-column-mistakes = Fehler
cli-audit-column-points = verschenkte Punkte
cli-audit-column-mean = pro Partie

## draw

cli-draw-about = Zeichnet eine Aufzeichnung, ein Legebild oder eine .blksgf-Datei, oder ein Spiel nach einigen Zügen.
cli-draw-source = eine Aufzeichnung, ein Legebild oder eine .blksgf-Datei, - für die Standardeingabe, oder der Name eines Spiels
cli-draw-output = die Datei, die geschrieben wird; ohne Angabe wird das Bild ausgegeben
cli-draw-format = nach der Endung der Datei: svg, png oder webp (das ganze Spiel, animiert); sonst text
cli-draw-theme = das Farbschema eines SVG-Bilds (light)
cli-draw-view = Würfel über Eck, von oben oder beides zeigen (both)
cli-draw-turn = Vierteldrehungen der Würfel (0)
cli-draw-moves = Züge vom Anfang von GAME an
cli-draw-file-only = { $game } lässt sich nur aus einer Datei zeichnen, weil seine Steine zufällig gezogen werden
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = es gibt keine Datei namens { $name }, und { $problem }
cli-draw-game-only = --moves und --option funktionieren mit dem Namen eines Spiels, nicht mit einer Datei
cli-draw-no-ply = --ply funktioniert mit einer Partie, nicht mit einem Legebild

## perft

cli-perft-about = Zählt alle Möglichkeiten, vom Anfang an DEPTH Züge zu spielen, und misst das Tempo.
cli-perft-depth = wie viele Züge gespielt werden
cli-perft-divide = die Zahl für jeden ersten Zug zeigen
cli-perft-make = auch die letzten Züge spielen und zurücknehmen, statt sie auf einmal zu zählen
cli-perft-reference = mit den lesbaren Python-Regeln zählen, die langsam sind
cli-perft-seed = bei einem Spiel mit Zufall: von welcher Runde an gezählt wird (ohne Angabe 0)
cli-perft-progress = Tiefe { $depth }
cli-perft-column-depth = Tiefe
cli-perft-column-nodes = Knoten
cli-perft-column-seconds = Sekunden
cli-perft-column-rate = Knoten/s
cli-perft-total = { $game }, Tiefe { $depth }: { $count } Knoten, { $seconds } s, { $rate } Knoten/s

## bench

cli-bench-about = Misst Tempo und Größe auf einem Thread, das Beste aus mehreren Läufen, und vergleicht mit den Zielen.
cli-bench-names = welche Größen gemessen werden; ohne Angabe alle
cli-bench-quick = weniger und kürzere Läufe, für grobe Zahlen in Sekunden
cli-bench-json = die Zahlen als JSON ausgeben
cli-bench-figures = Größen:
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = Ziel { $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio }x erreicht
cli-bench-missed = { $ratio }x verfehlt
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Auf { $processor }, Python { $python }. Mehr als 1x ist besser als das Ziel.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo perft 3 mit eigenen Startfeldern, der letzte Zug im Ganzen gezählt
cli-figure-perft-make = duo perft 3 mit eigenen Startfeldern, jedes Blatt gespielt und zurückgenommen
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = gleichverteilte Zufallspartien { $game } vom Anfang bis zum Ende
cli-figure-playouts-middle = gleichverteilte Zufallspartien { $game } ab Zug { $ply } einer guten Partie bis zum Ende
cli-figure-cubes = Zufallspartien auf dem Turm aus Würfeln mit vier Plätzen vom Anfang bis zum Ende
cli-figure-search = Simulationen einer Suche in { $game } vom Anfang an
cli-figure-search-middle = Simulationen einer Suche in { $game } ab Zug { $ply } einer guten Partie
cli-figure-threads = Simulationen einer Suche in duo, zwei Threads verglichen mit einem
cli-figure-deals = Zufallsrunden triominos mit zwei Plätzen, mit Zusatzpunkten
cli-figure-sample = ein verdeckter Stand in triominos, gezogen aus dem, was ein Platz weiß, von Python aus
# $call is a line of Python.
cli-figure-list-moves = { $call } in Python bei Zug { $ply } einer guten Partie classic
cli-figure-first-duo = ein frischer Interpreter: Import, erste Partie duo, erster Zug
cli-figure-first-other = ein frischer Interpreter: dasselbe mit dem langsamsten anderen Spiel
cli-figure-position-bytes = Speicher der größten Stellung im Kern
cli-figure-table-size = Speicher der Zugtabelle von classic im Kern
cli-figure-pile = { $count ->
    [one] { $count } Stein im Topf
   *[other] { $count } Steine im Topf
  }
cli-figure-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
cli-unit-leaves = Blätter/s
cli-unit-positions = Stellungen/s
cli-unit-games = Partien/s
cli-unit-nodes = Knoten/s
cli-unit-times = mal
cli-unit-deals = Runden/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = Bytes
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Sucht eine Möglichkeit, alle Steine eines Spiels für eine Person zu legen, und schreibt sie als Aufzeichnung.
cli-solve-game = classic-solo oder trigon-solo
cli-solve-from = eine Aufzeichnung oder .blksgf-Datei fortsetzen, - für die Standardeingabe
cli-solve-seconds = nach N Sekunden aufhören (300)
cli-solve-seed = eine Zahl für eine andere Suche (0)
cli-solve-workers = Threads für Beweise (1: wiederholbar)
cli-solve-output = die Datei für die Aufzeichnung; ohne Angabe wird sie ausgegeben
cli-solve-codes = Rückgabewerte:
cli-solve-code-found = eine vollständige Partie wurde gefunden
cli-solve-code-not = nichts rechtzeitig gefunden, oder es gibt keine Lösung; die beste Partie wird trotzdem geschrieben
cli-solve-code-stopped = mit Strg-C beendet; die beste Partie wird trotzdem geschrieben
cli-solve-interrupted = unterbrochen: { $placed } von { $total } gelegt
cli-solve-options-in-file = --from nimmt die Optionen aus der Datei, also gib keine anderen an
cli-solve-other-game = { $file }: Das ist eine Partie { $found }, nicht { $wanted }
cli-solve-best = bisher { $placed } von { $total }
cli-solve-playing = spielt
cli-solve-proving = beweist
cli-solve-found = alle { $total } Steine in { $seconds } s gelegt
cli-solve-nothing = in { $seconds } s keine Lösung gefunden; die beste Partie legt { $placed } von { $total }
cli-solve-impossible = nicht alle Steine lassen sich legen: { $reason }
cli-solve-tried = jede Möglichkeit wurde versucht

## gtp

cli-gtp-about = Beantwortet die Befehle des Go Text Protocol auf der Standardeingabe.
cli-gtp-game = ein Spiel wie classic-2 oder sein Name in .blksgf-Dateien wie 'Blokus Two-Player' (duo)
cli-gtp-verbose = abgelehnte Befehle auf der Standardfehlerausgabe melden

## arena

cli-arena-about = Lässt Computerspieler in paarweisen Partien gegeneinander spielen und bewertet sie.
cli-arena-game = das Spiel, wie `cornerwise games` es auflistet
cli-arena-player = die Spieler; zwei oder mehr
cli-arena-games = die größte Zahl von Partien (200)
cli-arena-out = Ordner für die Ergebnisse; ohne Angabe werden sie nur gezeigt
cli-arena-jobs = gleichzeitige Partien (eine pro Prozessor)
cli-arena-seed = eine Zahl für andere Eröffnungen und zufällige Entscheidungen (0)
cli-arena-opening-plies = zufällige Züge, bevor die Spieler übernehmen
cli-arena-even = nur Eröffnungen, in denen keine Seite eine größere Gewinnchance hat als diese
cli-arena-move-timeout = Sekunden für einen Zug, der danach verloren ist (60)
cli-arena-sprt = aufhören, sobald der Test zwischen den beiden entschieden hat
cli-arena-alpha = Wahrscheinlichkeit, ELO1 zu Unrecht anzunehmen (0.05)
cli-arena-beta = Wahrscheinlichkeit, ELO0 zu Unrecht anzunehmen (0.05)
cli-arena-ray = auf einem Ray-Cluster spielen; ohne ADDRESS auf einem lokalen
cli-arena-json = die Übersicht als JSON ausgeben
cli-arena-show = die Ergebnisse eines Ordners zeigen, ohne zu spielen
cli-arena-players = Spieler:
cli-arena-with-options = der Computer mit diesen Suchoptionen
cli-arena-gtp = ein Programm, das GTP spricht
cli-arena-python = eine Python-Funktion, die einen Startwert nimmt und einen Spieler zurückgibt
cli-arena-renamed = einer davon mit anderem Namen
cli-arena-again = Derselbe Befehl noch einmal setzt einen unterbrochenen Lauf fort. Siehe docs/arena.md.
cli-arena-goes-on = unterbrochen; derselbe Befehl noch einmal macht hier weiter
cli-arena-which-game = welches Spiel? Füge --game GAME hinzu, oder --show FOLDER für frühere Ergebnisse
cli-arena-bounds = --sprt: { $elo0 } muss kleiner sein als { $elo1 }
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate } Partien/s, verbleibende Zeit: { $left }
# $pace says how fast games are played; $standing lists the players.
cli-arena-progress = { $done } von { $total } Partien, { $pace }: { $standing }
cli-arena-column-entrant = Teilnehmer
cli-arena-column-elo = Elo
cli-arena-column-error = ±95 %
cli-arena-column-games = Partien
cli-arena-column-share = Gewinnanteil
cli-arena-column-points = Punkte
cli-arena-column-seconds = s/Zug
cli-arena-column-longest = längster
cli-arena-column-faults = Fehler
# Two players by name; $elo and $error are numbers, $share is a percentage.
cli-arena-duel = { $first } gegen { $second }: { $share }, { $wins } gewonnen, { $draws } remis, { $losses } verloren; Elo { $elo } ± { $error }
cli-arena-pairs = Paare mit Ergebnis 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } gegen { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } bis { $upper })
cli-arena-verdict-yes = der Unterschied ist mindestens { $elo1 }
cli-arena-verdict-no = der Unterschied ist höchstens { $elo0 }
cli-arena-verdict-open = nicht entschieden
cli-arena-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  } { $game }

## bot

cli-bot-about = Nimmt einen Platz auf einem Server ein und lässt ein Programm die Züge wählen, bis die Partie zu Ende ist.
cli-bot-url = der Server, etwa http://localhost:8000
cli-bot-token = dein API-Schlüssel
cli-bot-match = eine Partie, in der du einen Platz hast oder die einen freien hat
cli-bot-pair = gegen irgendjemanden spielen, der eine Partie sucht
cli-bot-timeout = Sekunden für jeden Zug (120)
cli-bot-program = das Programm mit seinen Argumenten
cli-bot-key = Einen Schlüssel bekommst du von POST /api/tokens mit den Rechten read und play. Du kannst ihn in CORNERWISE_TOKEN ablegen, statt --token zu benutzen.
cli-bot-needs = ein Bot braucht { $package }: { $install }
cli-bot-which = welches Programm? Schreibe es nach --
cli-bot-failed = das Programm ist gescheitert: { $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] zu Ende ({ $reason }): niemand hat gewonnen, Punkte { $points }
   *[other] zu Ende ({ $reason }): gewonnen hat { $seats }, Punkte { $points }
  }

## backup and restore

cli-backup-about = Schreibt alle Daten eines Servers in eine Datei. Sie lassen sich in eine andere Art von Datenbank zurückspielen.
cli-restore-about = Füllt eine leere Datenbank aus einer Sicherung. Sie darf aus einer anderen Art von Datenbank stammen.
cli-backup-database = die Datenbank ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } Zeile nach { $file } geschrieben
   *[other] { $rows } Zeilen nach { $file } geschrieben
  }
cli-restore-done = { $rows ->
    [one] { $rows } Zeile aus { $file } gelesen
   *[other] { $rows } Zeilen aus { $file } gelesen
  }

## i18n

cli-i18n-about = Prüft die Übersetzungen auf fehlende oder unbekannte Texte, noch englische Texte und falsche Argumente, Mehrzahlformen oder Begriffe.
cli-i18n-languages = Sprachkürzel wie de; ohne Angabe alle
cli-i18n-unknown = es gibt keine Sprache { $tag } (zur Wahl: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } Sprache
   *[other] { $languages } Sprachen
  }, { $messages ->
    [one] { $messages } Text
   *[other] { $messages } Texte
  }: alles in Ordnung

## puzzles

cli-puzzles-about = Erstellt Rätsel aus Partien des Computers oder prüft, ob vorhandene genau eine Lösung haben.
cli-puzzles-path = make: der Ordner, in den geschrieben wird; verify: eine Datei mit Rätseln statt derer, die das Programm mitbringt
cli-puzzles-game = nur dieses Spiel; kann mehrmals angegeben werden
cli-puzzles-count = wie viele Rätsel je Spiel
cli-puzzles-sample = nur so viele je Spiel prüfen, zufällig gewählt
cli-puzzles-where = in welchen Ordner? Schreib ihn hinter make
cli-puzzles-made = Rätsel für { $game }: { $count }
cli-puzzles-proven = bewiesene Rätsel: { $count }, in { $seconds } s

## explore

cli-explore-about = Schlägt nach, welche Züge in einer Stellung gemacht wurden, wie oft und wie diese Partien ausgingen.
cli-explore-work = show: zeigen, was in einer Stellung gespielt wurde; add: Partien in die Datei des Explorers aufnehmen; build: die Datei der Computerpartien erstellen, die Cornerwise mitbringt; make: den Computer Partien gegen sich selbst spielen lassen; pack: Partien als kleine Dateien schreiben
cli-explore-path = show, add, build: die Datei des Explorers, sonst die der Computerpartien; make, pack: der Ordner, in den geschrieben wird
cli-explore-source = show: ein Spiel oder eine Datei mit einer Partie; add: Dateien oder Ordner mit Partien
cli-explore-count = make: wie viele Partien gespielt werden
cli-explore-nodes = make: wie viele Stellungen je Zug durchsucht werden
cli-explore-one = show braucht genau ein Spiel oder eine Datei hinter der Datei des Explorers
cli-explore-nothing = Keine Partie in dieser Datei hat diese Stellung erreicht.
cli-explore-added = hinzugefügte Partien: { $count }
# Columns of a table
cli-explore-column-games = Partien
cli-explore-column-won = gewonnen
cli-explore-column-margin = Vorsprung in Punkten
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = gezeigte Züge: { $shown } von { $moves }; Partien: { $games }

## moderate

cli-moderate-about = Zeigt, was Spieler gemeldet haben, und hilft, etwas dagegen zu tun. Ein laufender Server übernimmt es innerhalb von Sekunden.
cli-moderate-works = Aktionen:
cli-moderate-list = die Meldungen, die warten
cli-moderate-show = eine Meldung mit dem Chat davor und danach
cli-moderate-close = eine Meldung von der Liste nehmen
cli-moderate-mute = einen Spieler vom Chat ausschließen
cli-moderate-suspend = einen Spieler vom Spielen ausschließen
cli-moderate-rename = einem Spieler einen anderen Namen geben, den er nicht ändern kann
cli-moderate-lift = alle Stummschaltungen und Sperren eines Spielers beenden
cli-moderate-log = was bisher getan wurde
cli-moderate-clear-club = die Texte eines Clubs (nach seinem Link) entfernen und ihm einen anderen Namen geben
cli-moderate-close-club = einen Club (nach seinem Link) schließen; seine Turniere bleiben
cli-moderate-rename-tournament = einem Turnier (nach seinem Link) einen anderen Titel geben
cli-moderate-cancel-tournament = ein Turnier (nach seinem Link) absagen
cli-moderate-what = die Nummer einer Meldung oder der Benutzername eines Spielers (ohne Konto: die ID, die show angibt)
cli-moderate-new-name = rename: der neue Name
cli-moderate-for = mute, suspend: wie lange, etwa 12h, 7d oder 4w; ohne Angabe auf Dauer
cli-moderate-note = warum; es wird im Protokoll aufbewahrt
cli-moderate-closed = list: die Meldungen, die geschlossen wurden
cli-moderate-bad-time = { $time } ist keine Zeit wie 12h, 7d oder 4w
cli-moderate-empty = Es warten keine Meldungen.
cli-moderate-reporter = gemeldet von { $reporter }, ID { $id }
cli-moderate-reported = über { $name }, ID { $id }
cli-moderate-times = Meldungen über diesen Spieler: { $count }
cli-moderate-match = Partie { $match }, { $game }
cli-moderate-which-report = welche Meldung? Gib ihre Nummer an
cli-moderate-who = welcher Spieler? Gib den Benutzernamen an
cli-moderate-which-name = welcher neue Name? Gib ihn hinter dem Benutzernamen an
cli-moderate-nobody = es gibt keinen Spieler { $name }
cli-moderate-was-closed = Meldung { $number } geschlossen
cli-moderate-done-until = erledigt: { $name }, bis { $time }
cli-moderate-done-for-good = erledigt: { $name }, auf Dauer
cli-moderate-done = erledigt: { $name }
cli-moderate-lifted = aufgehoben: { $name }
cli-moderate-renamed = der Spieler heißt jetzt { $name }
cli-explore-needs-path = gib die Datei oder den Ordner an, in den geschrieben wird
# $command is what to type
cli-explore-not-built = die Computerpartien sind noch nicht vorbereitet; führe aus: { $command }
cli-explore-built = Computerpartien in { $file }: { $count }
cli-explore-packed = { $file }: { $count } Partien, { $size } Bytes

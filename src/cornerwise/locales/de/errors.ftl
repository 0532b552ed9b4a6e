### What is wrong, in one line that begins in small letters: it may follow a file's name and a colon.
### Words in plain ASCII that people type (names of games, options, fields, commands) are arguments or
### stand in quotation marks within braces, and stay as they are.

## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

# $where is the name of a game, an option, a field or a file, or the number of a rule.
error-at = { $where }: { $problem }
error-at-move = Zug { $number }: { $problem }
error-at-ply = Zug { $number }: { $problem }
error-at-character = { $problem } (bei Zeichen { $offset })

## Games and options

# $name and $near are in quotation marks already, as all that people have typed.
error-no-game-but = es gibt kein Spiel { $name }; ist { $near } gemeint?
error-no-game = es gibt kein Spiel { $name }; { "`cornerwise games`" } listet alle auf
error-wrong-family = { $wanted ->
    [flat-placing] { $game } ist kein flaches Legespiel, und nur ein solches geht hier
    [two-party] { $game } ist kein Spiel zwischen zwei Parteien, und nur ein solches geht hier
   *[placing] { $game } ist kein Legespiel, und nur ein solches geht hier
  }
error-no-option = keine Option { $option } (es gibt: { $known })
error-no-options = keine Option { $option } (es gibt gar keine)
error-option-value = { $option } kann nicht { $value } sein (möglich: { $choices })
error-option-no-text = { $option } kann nicht { $value } sein (es ist ein Text)
error-few-colours = es gibt nicht genug Farben für { $each } pro Spieler
# $edition is typed, such as french.
error-edition-seats = die Ausgabe { $edition } ist für { $fewest } bis { $most } Plätze, nicht { $seats }
error-deals-no-target = eine Partie mit fester Zahl von Runden hat keine Punktgrenze
# $scoring is typed, such as no-points.
error-one-deal = die Wertung { $scoring } ist für eine Runde, nicht { $deals }
error-seed = die Zahl für den Zufall ist ganz, nicht { $seed }
error-no-seed = nichts bleibt dem Zufall überlassen, also gibt es dafür keine Zahl
error-few-tiles = { $tiles } Steine sind nicht genug für { $seats } Hände zu { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } schreibt man wie { "blue:I5,W5/red:X5" }, nicht { $text }
error-handicap-twice = { "without" } nennt eine Farbe zweimal: { $text }
error-handicap-colour = { "without" }: { $colour } spielt nicht mit (es gibt: { $known })
error-handicap-piece = { "without" }: es gibt keinen Stein { $piece } (es gibt: { $known })
error-handicap-copies = { "without" }: { $colour } hat { $piece } { $copies ->
    [one] einmal
   *[other] { $copies }-mal
  }, nicht { $count }-mal
error-handicap-all = { "without" }: { $colour } muss einen Stein behalten
error-handicap-shared = { "without" }: niemand hat eigene Steine

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } ist kein Höhenplan: Reihen von Zahlen werden durch / oder Zeilenenden getrennt
error-heights-uneven = { $text } ist kein Höhenplan: Seine Reihen sind verschieden lang
error-heights-cubes = { $text } ist kein Höhenplan: Er hat { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
  }, nicht 2 bis { $most }
error-heights-parts = R4: der Höhenplan zerfällt in mehrere Teile
# $text is the name of a file from here on.
error-heights-long = { $text } ist nicht zu gebrauchen: R4: ein Höhenplan hat höchstens { $most } Bytes
error-heights-no-text = { $text } ist nicht zu gebrauchen: R4: ein Höhenplan ist ein Text
error-heights-file = { $text } ist nicht zu gebrauchen: { $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = { $move } ist nicht erlaubt: { $why } ({ $clause })
error-no-cell = { $text } ist kein Feld des Bretts { $board }
error-cell-twice = { $text } nennt ein Feld zweimal
error-lays-nothing = { $text } legt keinen Stein
error-no-colour = { $text } ist keine Farbe (möglich: { $known })
error-no-such-colour = { $game } hat keine Farbe { $colour } (es gibt: { $known })
error-no-tile = { $text } ist kein Stein (wie { "0-2-5" })
error-tile-order = { $text } ist kein Stein: Die Zahlen eines Steins steigen an
error-no-move = { $text } ist kein Zug (wie { "0-2-5@1,0/2" })
# For those who write a game in Python; $promise is in English.
error-promise = { $game }: { $promise } (nach { $moves })

## Files of games

error-file-long = die Datei hat mehr als { $most } Zeichen
error-file-empty = die Datei ist leer
error-file-no-game = weder eine Aufzeichnung (JSON) noch eine { ".blksgf" }-Datei
error-file-design = ein Muster, keine Partie; { "`cornerwise draw`" } zeigt es
error-file-json = keine JSON-Datei: { $problem }
error-field-missing = { $field }: fehlt
error-field-twice = { $field } steht zweimal da
error-field-unknown = kein Eintrag heißt { $field }
error-field-fraction = { $text } ist keine ganze Zahl, und andere haben Aufzeichnungen nicht
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }: erwartet { $wanted }, nicht { $given }
error-type-object = ein Objekt
error-type-list = eine Liste
error-type-number = eine ganze Zahl
error-type-text = ein Text
error-type-writable = ein Text, der sich wieder schreiben lässt, ohne halbe Ersatzpaare
error-type-move = die Nummer eines Zugs
error-record-version = { "version" }: nur { $version } kann gelesen werden, nicht { $given }
error-record-players = { "players" }: { $game } hat { $seats } Plätze
error-record-comment = { "comments" }: es gibt keinen Zug { $number }
error-record-family = { "variant" }: { $game } ist kein Legespiel
error-record-not-over = { "result" }: die Partie ist nicht zu Ende
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }: die Partie ist zu Ende, { $result }, angegeben ist nichts
error-record-result = { "result" }: die Partie ist zu Ende, { $result }, nicht { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = der Knoten ist nicht in diesem Baum
error-sgf-charset = der Zeichensatz { $charset } kann nicht gelesen werden
error-sgf-not-charset = der Text ist nicht in { $charset }
error-sgf-unfinished = die Datei endet mitten in einem Baum
error-sgf-no-tree = in der Datei ist kein Baum
error-sgf-no-node = ein Baum muss mit einem Knoten beginnen
error-sgf-node-place = ein Knoten muss in einem Baum und vor seinen Varianten stehen
error-sgf-many = es sind mehr als { $most } Knoten
error-sgf-close = hier ist kein Baum zu schließen
error-sgf-meaning = { $sign } bedeutet hier nichts
error-sgf-property-place = eine Eigenschaft muss in einem Knoten stehen
error-sgf-property-twice = { $name } steht zweimal in einem Knoten
error-sgf-no-value = { $name } hat keinen Wert
error-sgf-endless = der Wert endet nie
error-sgf-property = eine Eigenschaft braucht einen Namen aus Buchstaben und Ziffern und einen Wert, was { $name } fehlt
error-sgf-game = das Spiel { $name } ist nicht bekannt
error-sgf-own = ein Spiel { $name } braucht die Eigenschaft { $property }
error-sgf-two-games = das Spiel ist { $name } und doch { $game }
error-sgf-setup = { $name } baut eine Stellung auf, die sich nicht nach den Regeln nachspielen lässt
error-sgf-two-moves = ein Knoten hat zwei Züge, { $first } und { $second }
# P11 is the number of a rule.
error-sgf-early = { $colour } zieht, aber { $turn } kann legen und kommt zuerst (P11)
error-sgf-colour = { $game } hat keine Farbe { $name }

## What has to be installed. $install is a command.

error-extra-solve = Lösen braucht OR-tools: { $install }
error-extra-nets = Netze brauchen onnxruntime: { $install }
error-extra-cluster = ein Cluster braucht Ray: { $install }

## Puzzles

error-not-solo = { $game } ist kein Spiel für eine Person (lösbar sind: { $known })
solo-no-room = { $colour } hat keinen Raum für { $piece }
solo-no-reach = { $colour } braucht { $cells } Felder und kann nur { $room } erreichen
solo-few-cells = { $needed } Felder werden gebraucht, und nur { $free } sind frei

## The computer player

error-level = Stufen gehen von { $least } bis { $most }, nicht { $given }
error-strength-both = eine Stufe hat ihre eigenen Knoten und ihre Zeit: entweder eine Stufe angeben oder Knoten und Zeit
error-no-parameter = es gibt keinen Parameter { $name } (es gibt: { $known })
# $wanted is one of the next three.
error-value = { $name } ist { $wanted }, nicht { $given }
error-wants-whole = eine ganze Zahl von { $least } bis { $most }
error-wants-seconds = eine Zahl von Sekunden bis { $most }
error-wants-or = { $wanted } oder { $other }
error-search-nodes = eine Suche braucht mindestens einen Knoten, nicht { $given }
error-search-time = eine Suche braucht etwas Zeit, nicht { $given }
error-search-memory = eine Suche braucht mindestens { $least } MiB Speicher, nicht { $given }
error-search-limits = eine Suche braucht eine Zahl von Knoten oder eine Zeit
error-search-tuning = so lässt sich die Suche nicht einstellen: { $problem }
error-evaluator = es gibt keinen Bewerter { $name } (es gibt: { $known }) und keine Datei dieses Namens
error-slip = Patzer sind ein Anteil von 0 bis 1, nicht { $given }
error-threads = es können 1 bis { $most } Threads sein, nicht { $given }
error-no-net = für { $game } ist kein Netz im Paket
error-nobody-moves = niemand ist dran, also gibt es nichts zu wählen
error-net-large = { $file } ist zu groß für ein Netz
error-net-damaged = { $file } ist kein Netz: { $problem }
error-net-foreign = { $file } ist kein Netz dieses Programms
error-net-board = { $file } wurde für ein anderes Brett oder andere Steine trainiert als { $game }
error-net-shape = { $file } hat eine andere Form als ein Netz für { $game }

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = Teilnehmer { $spec }: { $problem }
error-no-program = es gibt kein Programm { $program }
error-programs-play = Programme spielen nur Legespiele, und { $game } ist keines
error-not-one-of = nicht eines von { $known }
error-not-called = { $name } lässt sich nicht aufrufen
error-not-pair = { $text } hat nicht die Form { "NAME=VALUE" }
error-value-parts = { $name } ist ein einzelner Wert und hat doch Teile
error-worker-ended = ein Prozess endete, bevor er spielen konnte; sein Fehler steht weiter oben
error-no-cluster = kein Ray-Cluster unter { $address }: { $problem }
error-machines-lost = Partie { $number }: { $count ->
    [one] 1 Rechner ging dabei verloren
   *[other] { $count } Rechner gingen dabei verloren
  }
error-arena-entrants = eine Arena braucht zwei oder mehr Teilnehmer
# $name is the same as $spec, in quotation marks.
error-arena-names = zwei Teilnehmer heißen { $name }; benenne einen mit { "NAME=" }{ $spec }
error-arena-alone = { $game } spielt man hier allein; eine Arena braucht zwei oder mehr Seiten
error-arena-time = die Zeit für einen Zug muss mehr als nichts sein
error-arena-two = ein sequenzieller Test gilt zwei Teilnehmern
error-arena-plies = nach { $plies } zufälligen Zügen geht keine Partie { $game } weiter
error-arena-version = nicht die Einstellungen einer Arena, Version { $version }
error-arena-settings = beschädigte Einstellungen: { $problem }
error-arena-none = { $folder }: hier wurde keine Arena gespielt, es fehlt { $file }
error-arena-busy = { $folder }: ein anderer Lauf schreibt hier gerade
error-arena-other = { $folder }: dort ist ein Lauf mit anderen Einstellungen: { $name } war { $was } und ist jetzt { $now }
error-arena-line = { $file }, Zeile { $line }: beschädigt ({ $problem })

## Training and measuring

error-net-part = { $text } ist weder ein Spiel noch GAME*NUMBER, mit einer Zahl bis { $most }
error-net-shared = { $first } und { $second } sind zu verschieden für ein gemeinsames Netz
error-window = { $file } ist kein Fenster von { $game }: { $problem }
error-holds-no = { $folder } enthält kein { $name }
error-no-training = { $folder } enthält kein Training: { $problem }
error-other-training = { $folder } enthält das Training eines anderen Spiels, nicht { $game }
error-unreadable = { $file } kann nicht gelesen werden: { $problem }
error-learning = das Lernen ist bei Schritt { $step } gescheitert: Der Verlust ist keine Zahl mehr
error-no-figure = es gibt keine Größe { $name } (möglich: { $known })

## Environments, for programs that learn to play

error-action-of = Aktion { $action } von Partie { $number }
error-action-type = eine Aktion ist eine ganze Zahl
error-action-range = Aktionen gehen von 0 bis { $most }, nicht { $given }
error-action-place = es gibt keinen offenen Platz { $place }
error-step-after-end = die Partie ist zu Ende ({ $clause }): Vor der nächsten Aktion muss sie neu beginnen
error-not-reset = { "reset()" } muss vor { $what } aufgerufen werden
error-rewards = Belohnungen gibt es für eines von { $known }, nicht für { $given }
error-illegal-actions = was eine unerlaubte Aktion bewirkt, ist eines von { $known }, nicht { $given }
error-seat = { $game } hat hier die Plätze 0 bis { $most }, nicht { $given }
error-batch-games = es können 1 bis { $most } Partien sein, nicht { $given }
error-no-observer-parameters = Beobachtungen haben keine Parameter

## Running a server

error-smtp-url = { "smtp" } ist keine URL wie { $first } oder { $second }
error-database-url = die Datenbank ist keine URL wie { $example }
error-database-file = die Datenbank braucht eine Datei, wie in { $example }
error-database-open = die Datenbank { $file } lässt sich nicht öffnen: { $problem }
error-no-database = es gibt keine Datenbank { $name } (möglich: { $known })
error-database-full = die Datenbank ist nicht leer, und nichts darin wird überschrieben
error-workers-database = mehrere Prozesse brauchen PostgreSQL: SQLite ist für einen
error-workers-redis = mehrere Prozesse brauchen Redis, um einander zu sagen, was geschieht
error-backup-table = { $file }: eine Tabelle, die diese Version nicht kennt
error-backup-version = { $file }: keine Sicherung dieser Version
error-backup-damaged = { $file }: das ist keine Sicherung, oder sie ist beschädigt

## A program that plays on a server. $said is what the server says, in English.

error-refused = der Server hat abgelehnt: { $said }
error-refused-socket = der Server hat die Verbindung abgelehnt: Stimmt der Schlüssel?
error-connection = die Verbindung brach ab: { $problem }
error-no-free-seat = in dieser Partie ist kein Platz frei

## What a server refuses, for those who write programs for it

refused-no-address = diese Adresse gibt es nicht
refused-http = die Anfrage kann nicht beantwortet werden: { $said }
refused-request-long = eine Anfrage hat höchstens { $most } Bytes
refused-message-long = eine Nachricht hat höchstens { $most } Bytes
refused-games = ein Text darf höchstens { $games } Spiele auf { $boards } verschiedenen Brettern enthalten
refused-takes-long = das auszurechnen dauert zu lange oder braucht zu viel Speicher
refused-too-many = das sind zu viele; in { $seconds } s geht es wieder
refused-version = dieser Server spricht Version { $version } des Protokolls
refused-followed = über eine Verbindung lassen sich höchstens { $most } Partien verfolgen
refused-origin = diese Seite darf diesen Server nicht benutzen
refused-host = unter diesem Namen antwortet dieser Server nicht
refused-broken = hier ist etwas schiefgegangen; bitte noch einmal versuchen
refused-storage = im Augenblick lässt sich nichts speichern; bitte gleich noch einmal versuchen
refused-closing = der Server wird beendet
refused-searches = es warten schon zu viele Suchen
refused-no-answer = der Computer hat keine Antwort gefunden
refused-other-server = ein anderer Server war schneller

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = es gibt keine Sitzung; { $how } beginnt eine
refused-no-key = diesen Schlüssel gibt es nicht, oder er wurde zurückgenommen
refused-no-such-key = einen solchen Schlüssel hast du nicht
refused-no-such-session = eine solche Sitzung hast du nicht
refused-session-old = bitte melde dich zuerst neu an
# $scope is typed: read or play.
refused-scope = dieser Schlüssel erlaubt { $scope } nicht
refused-person = das darf nur der Spieler selbst
refused-account-taken = ein Konto dieses Namens gibt es schon, oder du hast eines
refused-account-name = der Name eines Kontos hat 1 bis 24 sichtbare Zeichen
refused-password = das sind nicht Name und Passwort eines Kontos
refused-common-password = dieses Passwort gehört zu den ersten, die jeder ausprobiert; bitte wähl ein anderes
refused-recovery-code = das ist kein Wiederherstellungscode dieses Kontos
refused-code = diesen Code gibt es nicht, er wurde benutzt oder ist zu alt
refused-passkey = dieser Passkey passt nicht
refused-passkey-account = ein Passkey gehört zu einem Konto; leg zuerst eines an
refused-rating = um eine Wertungszahl kann nur spielen, wer ein Konto hat
refused-subscription = das ist keine Anmeldung bei einem Mitteilungsdienst, den dieser Server kennt
refused-no-mail = dieser Server verschickt keine Mails
refused-mail-failed = die Mail konnte nicht verschickt werden; bitte später noch einmal versuchen

## Refusals: setting up a match

refused-seat-count = { $game } hat hier { $seats } Plätze, nicht { $given }
refused-levels = Stufen gehen von { $least } bis { $most }
refused-handicap-twice = eine Vorgabe ist die Option { "`without`" }; sie steht zweimal da
refused-handicap-rated = eine Partie mit Vorgabe zählt nicht für Wertungszahlen
refused-nobody-plays = niemand spielt
refused-clock = eine Uhr hat 1 Sekunde bis { $most } Tage
refused-increment = ein Zuschlag ist höchstens 10 Minuten und nur für eine Uhr für die ganze Partie
refused-turn-limit = Züge auf Zeit brauchen eine Uhr für jeden Zug
refused-waiting-matches = von dir oder deiner Adresse können höchstens { $most } Partien in der Lobby warten

## Refusals: in a match. Seats are counted from 0.

refused-no-match = diese Partie gibt es nicht
refused-phase = { $phase ->
    [waiting] die Partie hat noch nicht begonnen
    [paused] die Partie hat Pause
    [over] die Partie ist zu Ende
   *[playing] die Partie läuft
  }
refused-seat-out = Platz { $seat } spielt nicht mehr mit
refused-stale = die Partie ist bei Ereignis { $seq }, nicht { $given }
refused-no-seat = für dich gibt es keinen Platz { $seat }
refused-seat-not-yours = Platz { $seat } ist nicht deiner
refused-seat-taken = Platz { $seat } hat schon jemand genommen
refused-have-seat = du hast schon einen Platz
refused-turn = Platz { $seat } ist dran
refused-mover-only = fragen kann nur, wer dran ist
refused-nobody-moves = niemand ist dran
refused-computer-plays = auf diesem Platz spielt der Computer
refused-computer-plays-on = der Computer spielt weiter
# $proposal is typed, such as undo.
refused-proposal-open = ein früherer Vorschlag ({ $proposal }) wartet auf Antwort
refused-no-proposal = niemand wartet auf deine Antwort
refused-rematch = die neue Partie hat schon begonnen
refused-not-gone = auf Platz { $seat } fehlt niemand
refused-no-undo = es gibt keinen Zug von dir, der sich zurücknehmen lässt
refused-no-hints = an diesem Tisch gibt es keine Hinweise
refused-no-hint-found = es ließ sich kein Hinweis finden
refused-hidden-hands = eine Partie mit verdeckten Händen lässt sich speichern, wenn sie zu Ende ist, als JSON
refused-match-or-record = entweder eine Partie oder eine Aufzeichnung
refused-review-early = eine Partie wird analysiert, wenn sie zu Ende ist
refused-no-picture = dieses Bild gibt es nicht

## Refusals: talking

refused-no-chat = an diesem Tisch gibt es keinen Chat
refused-speak = schreiben kann nur, wer mitspielt
refused-presets = an diesem Tisch gibt es nur die fertigen Sätze
refused-preset-or-text = entweder ein fertiger Satz oder ein Text
refused-said-enough = an diesem Tisch wurde genug gesagt
refused-mute = auf diesem Platz ist niemand, den du stummschalten könntest
refused-no-line = unter dieser Nummer wurde nichts gesagt

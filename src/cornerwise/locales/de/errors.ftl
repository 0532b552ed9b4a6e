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
error-no-game-but = es gibt kein Spiel namens { $name }; ist { $near } gemeint?
error-no-game = es gibt kein Spiel namens { $name }; { "`cornerwise games`" } listet alle Spiele auf
error-wrong-family = { $wanted ->
    [flat-placing] { $game } geht hier nicht: Das funktioniert nur mit flachen Legespielen
    [two-party] { $game } geht hier nicht: Das funktioniert nur mit Spielen zwischen zwei Parteien
   *[placing] { $game } geht hier nicht: Das funktioniert nur mit Legespielen
  }
error-no-option = es gibt keine Option { $option } (zur Wahl: { $known })
error-no-options = es gibt keine Option { $option }: Dieses Spiel hat keine Optionen
error-option-value = { $option } kann nicht { $value } sein (zur Wahl: { $choices })
error-option-no-text = { $option } kann nicht { $value } sein: Es muss ein Text sein
error-few-colours = es gibt nicht genug Farben für { $each } pro Spieler
# $edition is typed, such as french.
error-edition-seats = die Ausgabe { $edition } ist für { $fewest } bis { $most } Spieler, nicht { $seats }
error-deals-no-target = eine Partie mit fester Rundenzahl hat kein Punkteziel: Wähle eines von beiden
# $scoring is typed, such as no-points.
error-one-deal = die Wertung { $scoring } ist für eine Runde, nicht { $deals }
error-seed = der Startwert muss eine ganze Zahl sein, nicht { $seed }
error-no-seed = in diesem Spiel gibt es keinen Zufall, also braucht es keinen Startwert
error-few-tiles = { $tiles } Steine sind nicht genug für { $seats } Hände zu { $hand }

## Handicaps: the option "without"

error-handicap-form = schreibe { "without" } wie in { "blue:I5,W5/red:X5" }, nicht { $text }
error-handicap-twice = { "without" } nennt eine Farbe zweimal: { $text }
error-handicap-colour = { "without" }: Die Farbe { $colour } spielt hier nicht mit (zur Wahl: { $known })
error-handicap-piece = { "without" }: Es gibt keinen Stein { $piece } (zur Wahl: { $known })
error-handicap-copies = { "without" }: { $colour } hat { $piece } nur { $copies ->
    [one] einmal
   *[other] { $copies }-mal
  }, nicht { $count }-mal
error-handicap-all = { "without" }: { $colour } muss mindestens einen Stein behalten
error-handicap-shared = { "without" }: Eine Vorgabe ist nicht möglich, weil sich alle Spieler einen Satz Steine teilen

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } ist kein Höhenplan: Schreibe Reihen von Zahlen mit / oder einer neuen Zeile dazwischen
error-heights-uneven = { $text } ist kein Höhenplan: Seine Reihen sind verschieden lang
error-heights-cubes = { $text } ist kein Höhenplan: Er hat { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
  }, nicht 2 bis { $most }
error-heights-parts = R4: Alle Felder des Höhenplans müssen zusammenhängen
# $text is the name of a file from here on.
error-heights-long = { $text } geht nicht: R4: Ein Höhenplan darf höchstens { $most } Bytes haben
error-heights-no-text = { $text } geht nicht: R4: Ein Höhenplan muss eine Textdatei sein
error-heights-file = { $text } ist nicht zu gebrauchen: { $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = { $move } ist nicht erlaubt: { $why } ({ $clause })
error-no-cell = auf dem Brett { $board } gibt es kein { $text }
error-cell-twice = { $text } nennt dieselbe Stelle zweimal
error-lays-nothing = { $text } legt keinen Stein
error-no-colour = { $text } ist keine Farbe (zur Wahl: { $known })
error-no-such-colour = { $game } hat keine Farbe { $colour } (zur Wahl: { $known })
error-no-tile = { $text } ist kein Stein (schreibe ihn wie { "0-2-5" })
error-tile-order = { $text } ist kein Stein: Die Zahlen dürfen nicht kleiner werden (schreibe ihn wie { "0-2-5" })
error-no-move = { $text } ist kein Zug (schreibe ihn wie { "0-2-5@1,0/2" })
error-opponent = der Gegner ist eine Stufe, { "random" }, { "self" }, ein Spieler oder eine Funktion, die eine Aktion wählt, nicht { $given }
error-seat-idle = { $game }: Der zu trainierende Spieler kommt nie zum Zug
error-text-long = das ist zu lang für eine Stellung, die höchstens { $most } Zeichen hat: { $text }
error-text-missing = nach { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
  } kann { $text } einen Stein legen, und die Stellung hat keinen weiteren dieser Farbe
error-text-twice = { $text } kommt zweimal vor
error-text-part = eine Stellung hat keinen Teil namens { $text } (zur Wahl: { $known })
error-text-points = { $text } sollte die Punkte aller { $seats } Spieler sein, wie in { "120,-5" }
error-text-deals = { $text }: Die Partie wäre nach diesen Runden schon zu Ende
error-text-hidden = den Stein { $text } hat nur ein anderer Spieler gesehen, deshalb lässt sich aus dieser Stellung keine Partie bilden
# For those who write a game in Python; $promise is in English.
error-promise = { $game }: { $promise } (nach { $moves })

## Files of games

error-file-long = die Datei hat mehr als { $most } Zeichen
error-file-empty = die Datei ist leer
error-file-no-game = das ist weder eine Aufzeichnung (JSON) noch eine { ".blksgf" }-Datei
error-file-design = das ist ein Legebild, keine Partie; { "`cornerwise draw`" } zeigt es
error-file-several = { $file } enthält { $count } Partien; { "load_games" } liest alle
error-file-suffix = { $file }: Der Name einer Partiedatei muss auf eines davon enden: { $known }
error-explorer-file = { $file } ist keine Datei des Eröffnungs-Explorers
error-file-json = das ist keine JSON-Datei: { $problem }
error-field-missing = { $field } fehlt
error-field-twice = { $field } kommt zweimal vor
error-field-unknown = es gibt keinen Eintrag namens { $field }
error-field-fraction = { $text } ist keine ganze Zahl, und Aufzeichnungen enthalten nur ganze Zahlen
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }: erwartet { $wanted }, nicht { $given }
error-type-object = ein Objekt
error-type-list = eine Liste
error-type-number = eine ganze Zahl
error-type-text = ein Text
error-type-writable = ein Text in gültigem Unicode, ohne halbe Ersatzpaare
error-type-move = die Nummer eines Zugs
error-record-version = { "version" }: Nur { $version } kann gelesen werden, nicht { $given }
error-record-players = { "players" }: { $game } hat { $seats } Spieler
error-record-comment = { "comments" }: Es gibt keinen Zug { $number }
error-record-family = { "variant" }: { $game } ist kein Legespiel
error-record-not-over = { "result" }: Die Partie ist nicht zu Ende
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }: Die Partie ist zu Ende, { $result }, aber es ist kein Ergebnis angegeben
error-record-result = { "result" }: Die Partie ist zu Ende, { $result }, nicht { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = der Knoten ist nicht in diesem Baum
error-sgf-charset = der Zeichensatz { $charset } wird nicht unterstützt
error-sgf-not-charset = der Text ist kein gültiges { $charset }
error-sgf-unfinished = die Datei endet mitten in einem Baum
error-sgf-no-tree = in der Datei ist kein Spielbaum
error-sgf-no-node = ein Baum muss mit einem Knoten beginnen
error-sgf-node-place = ein Knoten muss in einem Baum und vor seinen Varianten stehen
error-sgf-many = es sind mehr als { $most } Knoten
error-sgf-close = hier ist kein Baum zu schließen
error-sgf-meaning = { $sign } ist hier unerwartet
error-sgf-property-place = eine Eigenschaft muss in einem Knoten stehen
error-sgf-property-twice = { $name } kommt in einem Knoten zweimal vor
error-sgf-no-value = { $name } hat keinen Wert
error-sgf-endless = dem Wert fehlt die schließende Klammer
error-sgf-property = eine Eigenschaft braucht einen Namen aus Buchstaben und Ziffern und einen Wert: { $name } fehlt eines davon
error-sgf-game = unbekanntes Spiel { $name }
error-sgf-own = eine Partie { $name } braucht die Eigenschaft { $property }
error-sgf-two-games = laut Datei ist das Spiel { $name }, aber auch { $game }
error-sgf-setup = { $name } baut eine Stellung auf, deshalb lässt sich die Partie nicht nach den Regeln nachspielen
error-sgf-two-moves = ein Knoten hat zwei Züge, { $first } und { $second }
# P11 is the number of a rule.
error-sgf-early = hier zieht { $colour }, aber { $turn } ist dran und kann einen Stein legen (P11)
error-sgf-colour = { $game } hat keine Farbe { $name }

## What has to be installed. $install is a command.

error-extra-solve = Lösen braucht OR-tools: { $install }
error-extra-nets = Netze brauchen onnxruntime: { $install }
error-extra-pictures = PNG- und WebP-Bilder brauchen resvg und Pillow: { $install }
error-extra-cluster = ein Cluster braucht Ray: { $install }

## Puzzles

error-not-solo = { $game } ist kein Spiel für eine Person (zur Wahl: { $known })
solo-no-room = { $colour } hat keinen Raum für { $piece }
solo-no-reach = { $colour } braucht Platz für { $cells } und kann nur { $room } erreichen
solo-few-cells = die übrigen Steine brauchen { $needed } freie Stellen, und nur { $free } sind noch da
error-puzzle = das ist keine Datei mit Rätseln
error-puzzle-unproven = das Rätsel { $id } hat eine andere Lösung oder keine

## The computer player

error-level = Stufen gehen von { $least } bis { $most }, nicht { $given }
error-strength-both = eine Stufe legt Knoten und Zeit selbst fest: Gib entweder eine Stufe an oder Knoten und Zeit
error-no-parameter = es gibt keinen Parameter { $name } (zur Wahl: { $known })
# $wanted is one of the next three.
error-value = { $name } muss { $wanted } sein, nicht { $given }
error-wants-whole = eine ganze Zahl von { $least } bis { $most }
error-wants-seconds = eine Zahl von Sekunden bis { $most }
error-wants-or = { $wanted } oder { $other }
error-search-nodes = eine Suche braucht mindestens einen Knoten, nicht { $given }
error-search-time = eine Suche braucht mehr als 0 Sekunden, nicht { $given }
error-search-memory = eine Suche braucht mindestens { $least } MiB Speicher, nicht { $given }
error-search-limits = eine Suche braucht eine Zahl von Knoten oder eine Zeitgrenze
error-search-tuning = so lässt sich die Suche nicht einstellen: { $problem }
error-evaluator = es gibt keinen Bewerter { $name } (zur Wahl: { $known }) und keine Datei dieses Namens
error-slip = der Anteil der Patzer muss von 0 bis 1 sein, nicht { $given }
error-threads = es können 1 bis { $most } Threads sein, nicht { $given }
error-no-net = das Paket enthält kein Netz für { $game }
error-nobody-moves = jetzt kann niemand ziehen, also gibt es nichts zu wählen
error-net-large = { $file } ist zu groß, um ein Netz zu sein
error-net-damaged = { $file } ist kein Netz: { $problem }
error-net-foreign = { $file } ist kein Netz dieses Programms
error-net-board = { $file } wurde für ein anderes Brett oder andere Steine trainiert als { $game }
error-net-shape = { $file } hat eine andere Form als ein Netz für { $game }

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = Teilnehmer { $spec }: { $problem }
error-no-program = es gibt kein Programm { $program }
error-programs-play = Programme können nur Legespiele spielen, und { $game } ist keines
error-not-one-of = zur Wahl: { $known }
error-not-called = { $name } lässt sich nicht aufrufen
error-not-pair = { $text } hat nicht die Form { "NAME=VALUE" }
error-value-parts = { $name } ist ein einzelner Wert und hat deshalb keine Teile
error-worker-ended = ein Prozess wurde beendet, bevor er spielen konnte; sein Fehler steht weiter oben
error-no-cluster = unter { $address } gibt es keinen Ray-Cluster: { $problem }
error-machines-lost = Partie { $number }: { $count ->
    [one] 1 Rechner ist währenddessen ausgefallen
   *[other] { $count } Rechner sind währenddessen ausgefallen
  }
error-arena-entrants = eine Arena braucht mindestens 2 Teilnehmer
# $name is the same as $spec, in quotation marks.
error-arena-names = zwei Teilnehmer heißen { $name }; gib einem mit { "NAME=" }{ $spec } einen anderen Namen
error-arena-alone = { $game } spielt man allein; eine Arena braucht ein Spiel für zwei oder mehr
error-arena-time = die Zeit für einen Zug muss größer als 0 sein
error-arena-two = ein sequenzieller Test braucht genau 2 Teilnehmer
error-arena-plies = { $game } ist nach { $plies } zufälligen Zügen immer zu Ende; nimm weniger
error-arena-even = keine Eröffnung von { $game } mit { $plies } zufälligen Zügen war ausgeglichen genug; erlaube eine größere Chance
error-arena-version = das sind nicht die Einstellungen einer Arena, Version { $version }
error-arena-settings = die Einstellungen sind beschädigt: { $problem }
error-arena-none = { $folder }: In diesem Ordner ist keine Arena, denn { $file } fehlt
error-arena-busy = { $folder }: Ein anderer Lauf benutzt diesen Ordner
error-arena-other = { $folder }: Dieser Ordner gehört zu einem Lauf mit anderen Einstellungen: { $name } war { $was } und ist jetzt { $now }
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
error-no-figure = es gibt keine Größe { $name } (zur Wahl: { $known })

## Environments, for programs that learn to play

error-action-of = Aktion { $action } von Partie { $number }
error-action-type = eine Aktion muss eine ganze Zahl sein
error-action-range = Aktionen gehen von 0 bis { $most }, nicht { $given }
error-action-place = es gibt keinen offenen Platz { $place }
error-step-after-end = die Partie ist zu Ende ({ $clause }): Vor der nächsten Aktion muss sie neu beginnen
error-not-reset = rufe { "reset()" } vor { $what } auf
error-rewards = Belohnungen müssen eines von { $known } sein, nicht { $given }
error-illegal-actions = die Einstellung für unerlaubte Aktionen muss eine von { $known } sein, nicht { $given }
error-seat = { $game } hat hier die Plätze 0 bis { $most }, nicht { $given }
error-batch-games = es können 1 bis { $most } Partien sein, nicht { $given }
error-no-observer-parameters = Beobachtungen haben keine Parameter

## Running a server

error-smtp-url = { "smtp" } muss eine URL wie { $first } oder { $second } sein
error-database-url = die Datenbank muss eine URL wie { $example } sein
error-database-file = die URL der Datenbank muss eine Datei nennen, wie in { $example }
error-database-open = die Datenbank { $file } lässt sich nicht öffnen: { $problem }
error-no-database = es gibt keine Datenbank namens { $name } (zur Wahl: { $known })
error-database-full = die Datenbank ist nicht leer, und eine Wiederherstellung würde Daten überschreiben; wähle eine leere
error-workers-database = mehrere Prozesse brauchen PostgreSQL, denn SQLite funktioniert nur für einen
error-workers-redis = mehrere Prozesse brauchen Redis, um Ereignisse auszutauschen
error-backup-table = { $file }: Die Sicherung hat eine Tabelle, die diese Version nicht kennt
error-backup-version = { $file }: Diese Sicherung ist von einer anderen Version; stelle sie mit jener Version wieder her
error-backup-damaged = { $file }: Das ist keine Sicherung, oder sie ist beschädigt

## A program that plays on a server. $said is what the server says, in English.

error-refused = der Server hat abgelehnt: { $said }
error-refused-socket = der Server hat die Verbindung abgelehnt; bitte prüfe den Schlüssel
error-connection = die Verbindung ist abgebrochen: { $problem }
error-no-free-seat = in dieser Partie ist kein Platz frei

## What a server refuses, for those who write programs for it

refused-no-address = unter dieser Adresse gibt es nichts
refused-http = die Anfrage kann nicht beantwortet werden: { $said }
refused-request-long = eine Anfrage darf höchstens { $most } Bytes haben
refused-message-long = eine Nachricht darf höchstens { $most } Bytes haben
refused-games = ein Text darf höchstens { $games } Partien auf { $boards } verschiedenen Brettern enthalten
refused-takes-long = das braucht zu viel Zeit oder Speicher; versuch es mit etwas Kleinerem
refused-too-many = zu viele Anfragen dieser Art; bitte in { $seconds } s noch einmal versuchen
refused-version = dieser Server benutzt Version { $version } des Protokolls
refused-followed = eine Verbindung kann höchstens { $most } Partien verfolgen
refused-origin = diese Seite darf diesen Server nicht benutzen
refused-host = dieser Server antwortet nicht unter diesem Hostnamen
refused-broken = auf dem Server ist etwas schiefgegangen; bitte noch einmal versuchen
refused-storage = im Augenblick lässt sich nichts speichern; bitte gleich noch einmal versuchen
refused-closing = der Server wird beendet; bitte gleich noch einmal versuchen
refused-searches = es warten zu viele Suchen; bitte gleich noch einmal versuchen
refused-no-answer = der Computer hat keinen Zug gefunden
refused-other-server = im selben Moment hat sich etwas geändert; bitte noch einmal versuchen

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = du hast keine Sitzung; beginne eine mit { $how }
refused-no-key = diesen Schlüssel gibt es nicht, oder er wurde gelöscht
refused-no-such-key = einen solchen Schlüssel hast du nicht
refused-no-such-session = eine solche Sitzung hast du nicht
refused-no-such-puzzle = ein solches Rätsel gibt es nicht
refused-session-old = bitte melde dich zuerst noch einmal an
# $scope is typed: read or play.
refused-scope = dieser Schlüssel hat keine Berechtigung für { $scope }
refused-person = das kann nur der Spieler selbst, kein Programm mit einem Schlüssel
refused-account-taken = dieser Benutzername ist vergeben, oder du hast schon ein Konto
refused-account-name = ein Benutzername muss 1 bis 24 sichtbare Zeichen haben
refused-password = falscher Benutzername oder falsches Passwort
refused-common-password = dieses Passwort ist zu verbreitet; bitte wähle ein anderes
refused-recovery-code = das ist kein Wiederherstellungscode dieses Kontos
refused-code = diesen Code gibt es nicht, er wurde schon benutzt oder ist abgelaufen
refused-passkey = dieser Passkey funktioniert hier nicht; melde dich auf andere Weise an
refused-passkey-account = ein Passkey gehört zu einem Konto; lege zuerst ein Konto an
refused-rating = gewertete Partien können nur Spieler mit Konto spielen
refused-subscription = dieser Server kann diesem Browser keine Benachrichtigungen senden
refused-no-mail = dieser Server verschickt keine E-Mails
refused-mail-failed = die E-Mail konnte nicht verschickt werden; bitte später noch einmal versuchen
refused-account-letters = ein Benutzername darf nicht Buchstaben verschiedener Schriften mischen, etwa lateinische und kyrillische

## Refusals: setting up a match

refused-seat-count = { $game } hat mit diesen Optionen { $seats } Plätze, nicht { $given }
refused-levels = Stufen gehen von { $least } bis { $most }
refused-handicap-twice = eine Vorgabe ist die Option { "`without`" }; sie wurde zweimal angegeben
refused-handicap-rated = eine Partie mit Vorgabe kann nicht gewertet werden
refused-nobody-plays = mindestens ein Platz muss für einen Menschen sein
refused-clock = eine Uhr muss 1 Sekunde bis { $most } Tage haben
refused-increment = ein Zuschlag darf höchstens 10 Minuten sein, und nur mit einer Uhr für die ganze Partie
refused-turn-limit = Züge auf Zeit brauchen eine Uhr mit Zeit pro Zug
refused-waiting-matches = von dir oder deiner Adresse können höchstens { $most } Partien in der Lobby warten; brich zuerst eine ab

## Refusals: tournaments

refused-no-tournament = dieses Turnier gibt es nicht
refused-tournament-phase = das geht in diesem Turnier jetzt nicht
refused-tournament-full = dieses Turnier ist voll: höchstens { $most } können mitspielen; du kannst trotzdem zuschauen
refused-tournament-host = das kann nur der Organisator des Turniers
refused-tournament-few = ein solches Turnier braucht mindestens { $least } Spieler
refused-tournament-clock = ein Turnier braucht eine Uhr, und in einer Arena muss sie in Minuten eingestellt sein
refused-tournament-game = Turniere gibt es für Spiele zu 2 bis { $most } Spielern ohne Teams
refused-tournament-tables = Partien mit mehr als 2 Spielern brauchen ein Schweizer System oder eine Arena
refused-tournament-time = wähle eine Startzeit innerhalb des nächsten Jahres
refused-tournament-number = ein Turnier kann nicht auf mehr Spieler warten, als teilnehmen können; wähle eine kleinere Zahl
refused-tournament-engines = mindestens ein Spieler eines Turniers muss ein Mensch sein
refused-no-entrant = in diesem Turnier gibt es niemanden mit dieser Nummer
refused-waiting-tournaments = du kannst höchstens { $most } Turniere haben, die noch nicht begonnen haben; starte zuerst eins oder sag eins ab
refused-in-tournament = das ist in einer Turnierpartie nicht möglich

## Refusals: clubs

refused-no-club = diesen Club gibt es nicht
refused-no-member = niemand mit diesem Namen ist in dem Club
refused-club-account = für Clubs brauchst du ein Konto; melde dich zuerst an oder registriere dich
refused-club-name = der Name eines Clubs braucht mindestens { $least } Buchstaben oder Ziffern
refused-club-letters = der Name eines Clubs darf nicht Buchstaben verschiedener Schriften mischen, etwa lateinische und kyrillische
refused-club-taken = es gibt schon einen Club mit diesem oder einem ähnlich aussehenden Namen; wähle einen anderen Namen
refused-club-members-only = das können nur Mitglieder des Clubs
refused-club-organisers = das können nur Organisatoren des Clubs
refused-club-owner = das kann nur der Inhaber des Clubs
refused-club-invitation = diesem Club kann man nur auf Einladung beitreten; bitte einen Organisator um den Link
refused-club-full = dieser Club ist voll: höchstens { $most } Mitglieder sind möglich; wähle einen anderen
refused-club-too-many = du kannst in höchstens { $most } Clubs sein; verlass zuerst einen
refused-club-too-many-owned = du kannst Inhaber von höchstens { $most } Clubs sein; lösch zuerst einen oder mach jemand anderen zum Inhaber
refused-club-successor = dieses Mitglied ist schon Inhaber von { $most } Clubs, mehr sind nicht möglich; wähle jemand anderen
refused-club-owner-leaves = mach zuerst jemand anderen zum Inhaber, bevor du den Club verlässt

## Refusals: in a match. Players are counted from 1.

refused-no-match = diese Partie gibt es nicht
refused-phase = { $phase ->
    [waiting] die Partie hat noch nicht begonnen
    [paused] die Partie ist pausiert
    [over] die Partie ist zu Ende
   *[playing] die Partie läuft
  }
refused-seat-out = Spieler { $number } ist aus dem Spiel
refused-stale = die Partie ist bei Ereignis { $seq }, nicht { $given }
refused-no-seat = du kannst hier nicht als Spieler { $number } spielen
refused-seat-not-yours = du bist nicht Spieler { $number }
refused-seat-taken = der Platz von Spieler { $number } ist besetzt
refused-have-seat = du hast schon einen Platz
refused-turn = du bist nicht dran; warte auf Spieler { $number }
refused-mover-only = fragen kannst du nur, wenn du dran bist
refused-nobody-moves = jetzt kann niemand ziehen
refused-computer-plays = auf diesem Platz spielt der Computer
refused-computer-plays-on = der Computer will weiterspielen
# $proposal is typed, such as undo.
refused-proposal-open = ein früherer Vorschlag ({ $proposal }) ist noch nicht beantwortet; beantworte ihn oder warte
refused-no-proposal = es gibt keinen Vorschlag, auf den du antworten kannst
refused-rematch = die Revanche hat schon begonnen
refused-not-gone = Spieler { $number } ist nicht gegangen
refused-no-undo = du hast keinen Zug, der sich zurücknehmen lässt
refused-no-hints = Hinweise sind an diesem Tisch ausgeschaltet
refused-no-hint-found = es wurde kein Hinweis gefunden; versuch es noch einmal
refused-hidden-hands = eine Partie mit verdeckten Händen lässt sich erst speichern, wenn sie zu Ende ist, als JSON
refused-match-or-record = gib entweder eine Partie oder eine Aufzeichnung an, nicht beides
refused-review-early = eine Partie lässt sich erst auswerten, wenn sie zu Ende ist
refused-no-picture = dieses Bild gibt es nicht

## Refusals: talking

refused-no-chat = der Chat ist an diesem Tisch ausgeschaltet
refused-speak = hier können nur Spieler schreiben
refused-presets = an diesem Tisch gibt es nur vorgegebene Sätze
refused-preset-or-text = gib entweder einen vorgegebenen Satz oder einen Text an, nicht beides
refused-said-enough = an diesem Tisch können keine weiteren Nachrichten geschrieben werden
refused-mute = auf diesem Platz ist niemand, den du stummschalten könntest
refused-no-line = es gibt keine Nachricht mit dieser Nummer
refused-free-chat-off = schalte zuerst in deinem Konto freien Text ein
refused-nobody-reads = niemand sonst an diesem Tisch hat freien Text eingeschaltet; nimm einen vorgegebenen Satz
refused-chat-taken = du kannst den Chat nicht mehr benutzen; frag die Betreiber dieses Servers nach dem Grund
# $date is written as 2026-11-18.
refused-chat-taken-until = du kannst den Chat bis { $date } nicht benutzen

## Refusals: other people

refused-no-account = niemand hat diesen Benutzernamen; bitte prüfe die Schreibweise
refused-contacts-account = dafür brauchst du ein Konto; melde dich zuerst an oder registriere dich
refused-yourself = wähle jemand anderen als dich selbst
refused-contacts-full = diese Liste ist voll: sie kann höchstens { $most } Personen enthalten; entferne zuerst jemanden
refused-follow = diesem Spieler kannst du nicht folgen
refused-company = bei diesem Spiel kannst du nicht mitspielen; wähle ein anderes
refused-challenge = dieser Spieler nimmt von dir keine Herausforderungen an
refused-challenge-open = dieser Spieler hat deine letzte Herausforderung noch nicht beantwortet; warte oder zieh sie zuerst zurück
refused-challenges-full = { $most } deiner Herausforderungen warten auf eine Antwort; zieh zuerst eine zurück
refused-challenge-seats = ein Platz muss deiner sein und einer der deines Gegners
refused-no-challenge = diese Herausforderung wurde beantwortet oder zurückgezogen, oder sie ist abgelaufen
refused-series-seats = eine Serie gibt es nur bei Spielen für zwei Spieler
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = eine Serie hat eine dieser Längen: { $lengths }
refused-report-what = gib an, welche Nachricht oder welchen Spieler du melden willst
refused-report-seat = auf diesem Platz ist niemand, den du melden könntest
refused-report-table = das können nur Spieler an diesem Tisch melden
refused-suspended = dein Konto ist gesperrt; frag die Betreiber dieses Servers nach dem Grund
# $date is written as 2026-11-18.
refused-suspended-until = dein Konto ist bis { $date } gesperrt
refused-name-taken = du kannst deinen Namen nicht ändern; frag die Betreiber dieses Servers nach dem Grund
refused-name-taken-until = du kannst deinen Namen bis { $date } nicht ändern

## The opening explorer

error-packed-games = das ist keine Partiensammlung für den Eröffnungs-Explorer, oder sie ist beschädigt
error-being-built = ein anderer Prozess erstellt { $file } gerade
# $command is what to type
refused-no-engine-games = dieser Server hat noch keine Computerpartien zu zeigen; wer ihn betreibt, bekommt sie mit: { $command }
refused-engine-games-soon = die Computerpartien werden vorbereitet; versuch es in ein paar Minuten noch einmal
error-moderate-no-report = es gibt keine Meldung { $number }
error-moderate-bad-name = { $name } kann nicht als Name verwendet werden
error-moderate-name-taken = der Name { $name } ist vergeben

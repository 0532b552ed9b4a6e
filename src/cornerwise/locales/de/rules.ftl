## The pages

rules-title = Regeln
rules-page-title = Regeln für { $game }
rules-lead = So spielt man jedes Spiel, mit Bildern.
rules-all = Alle Spiele
rules-play = Jetzt spielen
rules-tutorial = Beim Spielen lernen
rules-language = Sprache
rules-allowed = Erlaubt
rules-forbidden = Nicht erlaubt
rules-clauses = Regelnummern
rules-trade-marks = Blokus, Trigon, Rumis und Triominos sind Marken ihrer Inhaber. Wir nennen sie nur, um zu sagen, welchen veröffentlichten Regeln ein Spiel folgt. Cornerwise ist von diesen Inhabern unabhängig.

## Families of games, as headings of the list

rules-family-classic = Quadrate, bis zu 4 Spieler
rules-family-duo = Quadrate, 2 Spieler
rules-family-trigon = Dreiecke
rules-family-polyomino = Freier Start
rules-family-rumis = Würfel
rules-family-triominos = Zahlen

## Headings of sections

rules-heading-goal = Ziel
rules-heading-pieces = Steine
rules-heading-tiles = Steine
rules-heading-setup = Aufbau
rules-heading-opening = Eröffnung
rules-heading-start = Erster Stein
rules-heading-turn = Dein Zug
rules-heading-contact = Was ein Stein berühren muss
rules-heading-others = Andere Farben
rules-heading-strict = Strenge Ecken
rules-heading-standing = Keine Löcher
rules-heading-limits = Höhengrenzen
rules-heading-blocked = Wenn du keinen Stein legen kannst
rules-heading-draw = Steine ziehen
rules-heading-end = Ende der Partie
rules-heading-scoring = Wertung
rules-heading-ties = Gleichstand
rules-heading-example = Beispiel
rules-heading-players = Zahl der Spieler
rules-heading-options = Optionen
rules-heading-tips = Tipps

## Goal

rules-goal-left = Leg so viele deiner Steine aufs Brett, wie du kannst, und lass den anderen keinen Platz für ihre. Was du am Ende übrig hast, zählt gegen dich.
rules-goal-pieces = Lege mehr Steine als der andere Spieler.
rules-goal-area = Bedecke mehr Felder als der andere Spieler.
rules-goal-complete = Du spielst alle Farben selbst. Leg alle { $pieces } Steine.
rules-goal-seen = Baue so, dass deine Farbe, senkrecht von oben gesehen, auf möglichst vielen Feldern zu sehen ist.
rules-goal-points = Leg Steine mit passenden Zahlen an und sammle die meisten Punkte.

## Board

rules-board-rectangle = Das Brett hat { $width } × { $height } Felder.
rules-board-hexagon = Das Brett ist ein Sechseck aus { $cells } Dreiecken, { $side } an jeder Seite.
rules-board-inner = Du benutzt nur das innere Sechseck des Bretts: { $cells } Dreiecke, { $side } an jeder Seite.
rules-board-heights = Die Grundfläche hat { $squares } Felder. Für jedes gilt eine Grenze, wie hoch du dort bauen darfst. Insgesamt ist Platz für { $cubes } Würfel.
rules-board-reconstructed = Veröffentlichte Maße dieses Bretts kennen wir nicht. Wir haben sie aus seiner Form und aus dem Platz für { $each } Würfel pro Spieler erschlossen.
rules-board-own = Den Höhenplan machst du selbst: eine Zahl für jedes Feld der Grundfläche, mit einem Schrägstrich zwischen den Reihen. Die hinterste Reihe kommt zuerst, und 0 bedeutet, dass dort kein Feld ist. Alle Felder müssen zusammenhängen, und es dürfen höchstens { $most } Würfel sein.
rules-board-table = Du legst die Steine auf einen Tisch, der keinen Rand hat.

## Pieces

rules-pieces-own = Jede Farbe hat { $pieces } Steine aus { $smallest } bis { $largest } { $shape ->
    [triangle] Dreiecken
   *[square] Quadraten
  }, jeder in einer anderen Form. Zusammen haben sie { $cells } { $shape ->
    [triangle] Dreiecke
   *[square] Quadrate
  }.
rules-pieces-copies = Jede Farbe hat { $pieces } Steine: je { $copies } von { $shapes } Formen aus { $smallest } bis { $largest } Quadraten. Zusammen haben sie { $cells } Quadrate.
rules-pieces-shared = Beide Spieler nehmen ihre Steine aus einem Satz: { $pieces } Steine aus { $smallest } bis { $largest } Quadraten, jeder in einer anderen Form. Hat ein Spieler einen Stein gelegt, kann ihn der andere nicht mehr benutzen.
rules-pieces-cubes = Jede Farbe hat { $pieces } Steine aus { $smallest } bis { $largest } Würfeln, insgesamt { $cells } Würfel. Ein Stein und sein Spiegelbild sind zwei verschiedene Steine. Einen Stein aus nur einem Würfel gibt es nicht.
rules-pieces-tiles = Es gibt { $tiles } dreieckige Steine. Jeder hat drei Zahlen von { $lowest } bis { $highest }. Im Uhrzeigersinn von der niedrigsten an gelesen werden die Zahlen nie kleiner, und keine zwei Steine sind gleich. Der Wert eines Steins ist die Summe seiner Zahlen.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Die Farben spielen in dieser Reihenfolge: { $colours }.
rules-setup-one-each = Es gibt { $seats } Spieler mit je einer Farbe.
rules-setup-two-each = Es gibt zwei Spieler mit je zwei Farben. Der erste Spieler hat { $first }, der zweite hat { $second }.
rules-setup-shared = Es gibt drei Spieler mit je einer Farbe. Die vierte Farbe ({ $colour }) legen sie abwechselnd, zuerst der Spieler, der die Partie beginnt. Du legst sie auch dann, wenn deine eigene Farbe keinen Stein mehr legen kann.
rules-setup-teams = Vier Spieler bilden zwei Zweierteams, jeder mit einer Farbe. Das erste Team hat { $first }, das zweite hat { $second }.
rules-setup-solo = Du legst alle Farben, eine nach der anderen.
rules-setup-left-out = Es gibt drei Spieler mit je einer Farbe. Die vierte Farbe ({ $colour }) bleibt in der Schachtel.

## First piece

rules-start-own = Der erste Stein jeder Farbe muss ihr eigenes Startfeld bedecken: { $points }.
rules-start-any = Der erste Stein jeder Farbe muss ein Startfeld bedecken, das noch frei ist: { $points }.
rules-start-free = Der erste Stein jeder Farbe darf überall auf dem Brett liegen.
rules-start-beside = Der erste Stein der Partie darf überall liegen. Der erste Stein jeder anderen Farbe muss einen Stein berühren, der schon da ist.
rules-start-opposite = Der erste Stein jeder Farbe muss ein Startfeld bedecken: { $points }. Deine beiden Farben beginnen einander gegenüber, der andere Spieler darf also das Startfeld gegenüber deiner ersten Farbe nicht nehmen.
rules-start-spaced = Der erste Stein jeder Farbe muss ein Startfeld bedecken: { $points }. Zwischen zwei Farben muss ein Startfeld frei bleiben.
rules-start-swap = Der erste Spieler legt einen Stein der ersten Farbe und dann einen der zweiten, jeden an eine beliebige Stelle des Bretts. Die beiden dürfen sich nicht überlappen und müssen verschiedene Formen haben. Dann wählt der zweite Spieler eine Farbe. Als Nächstes ist die erste Farbe ({ $colour }) dran, egal wer sie hat.
rules-start-cubes = Der erste Stein der Partie darf überall auf der Grundfläche stehen. Auch der erste Stein jeder anderen Farbe muss auf der Grundfläche stehen, und er muss eine Fläche mit einem Stein teilen, der schon da ist.

## Turn

rules-turn-flat = Leg einen deiner Steine auf freie { $shape ->
    [triangle] Dreiecke
   *[square] Felder
  } des Bretts. Du darfst ihn drehen und wenden. Wenn er liegt, darf er nicht mehr bewegt werden.
rules-turn-cubes = Leg einen deiner Steine. Du darfst ihn in jede Richtung drehen. Wenn er liegt, darf er nicht mehr bewegt werden.

## Contact

rules-contact-corner = Jeder neue Stein muss mindestens einen Stein seiner eigenen Farbe an einer Ecke berühren. An einer Seite darf er die eigene Farbe nie berühren.
rules-contact-face = Jeder neue Stein muss einen Stein seiner eigenen Farbe an einer Seite berühren. Eine Ecke genügt nicht.
rules-contact-triangles = Ein gemeinsamer Punkt genügt: Eine Ecke darf auch die Mitte einer geraden Seite eines anderen Steins berühren.
rules-contact-strict = Bei strengen Ecken darf eine Ecke deiner Farbe nur eine andere Ecke berühren, niemals die Mitte einer geraden Seite. Das gilt überall, wo der neue Stein seine eigene Farbe berührt: Schon eine falsche Berührung macht den Zug ungültig, auch wenn eine andere Ecke richtig anliegt.
rules-contact-others = Andere Farben darf dein Stein beliebig berühren, an Ecken oder an Seiten.
rules-contact-cubes = Jeder neue Stein muss mindestens eine Fläche mit einem Stein seiner eigenen Farbe teilen, neben ihm oder auf ihm. Eine Kante oder Ecke genügt nicht. Andere Farben spielen keine Rolle.
rules-standing = In jeder Säule, die der Stein benutzt, müssen seine Würfel auf der Grundfläche oder auf Würfeln stehen, die schon da sind. Unter einem Stein darf kein Loch sein, und nichts darf über leeren Raum hinausragen.
rules-limits = Nichts darf außerhalb der Grundfläche oder über der Höhengrenze seines Feldes stehen.

## No place left, and the end

rules-blocked-flat = Wenn du einen Stein legen kannst, musst du es tun. Eine Farbe, die keinen Stein legen kann, wird übersprungen. Neuer Raum kann für sie nicht mehr entstehen, deshalb ist sie für den Rest der Partie aus dem Spiel.
rules-blocked-out = Eine Farbe, die in ihrem Zug keinen Stein legen kann, ist für den Rest der Partie aus dem Spiel.
rules-blocked-skip = Eine Farbe, die keinen Stein legen kann, setzt nur diesen Zug aus. Wenn die anderen bauen, kann sich wieder eine Stelle für sie öffnen.
rules-end = Die Partie endet, wenn keine Farbe mehr einen Stein legen kann.
rules-ties = Haben mehrere das beste Ergebnis, teilen sie sich den Sieg.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Jedes { $shape ->
    [triangle] Dreieck
   *[square] Quadrat
  } der Steine, die du übrig hast, kostet 1 Punkt. Wenn du alle deine Steine legst, bekommst du { $all } Punkte, und { $last } mehr, wenn der kleinste Stein dein letzter war. Das höchste Ergebnis gewinnt.
rules-scoring-basic = Gezählt werden die Quadrate der Steine, die du übrig hast. Wer die wenigsten Quadrate übrig hat, gewinnt. Zusatzpunkte gibt es nicht.
rules-scoring-pieces = Jeder gelegte Stein bringt 1 Punkt. Wer die meisten Punkte hat, gewinnt. Zusatzpunkte gibt es nicht.
rules-scoring-area = Jedes bedeckte Feld bringt 1 Punkt. Wer die meisten Punkte hat, gewinnt; bei gleich vielen ist es remis. Zusatzpunkte gibt es nicht.
rules-scoring-complete = Du gewinnst, wenn alle Steine auf dem Brett liegen. Wenn du es nicht schaffst, zeigt die Zahl der gelegten Steine, wie nah du warst.
rules-scoring-seen = Schau senkrecht von oben: Jedes Feld, auf dem deine Farbe oben liegt, bringt 1 Punkt. Jeder Stein, den du übrig hast, kostet 1 Punkt, egal wie groß er ist. Wer die meisten Punkte hat, gewinnt.
rules-scoring-sum = Das Ergebnis eines Spielers ist die Summe seiner beiden Farben.
rules-scoring-team = Das Ergebnis eines Teams ist die Summe seiner beiden Farben.
rules-scoring-shared = Die gemeinsame Farbe zählt für niemanden.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Eine beendete Partie und ihr Ergebnis.
rules-example-colour = Farbe
rules-example-left = Übrig
rules-example-points = Punkte
rules-example-turn = Zug
rules-example-winner = Gewonnen: { $winners }.

## Pictures

rules-figure-starts = Die Startfelder
rules-figure-pieces = Die Steine einer Farbe
rules-figure-start = Der erste Stein bedeckt ein Startfeld
rules-figure-corner = Ecke an Ecke
rules-figure-side = Seite an Seite mit der eigenen Farbe
rules-figure-apart = Berührt die eigene Farbe nicht
rules-figure-others = Andere Farben dürfen sich an Seiten berühren
rules-figure-tip = Eine Ecke berührt die Mitte einer Seite
rules-figure-face = Teilt eine Fläche mit der eigenen Farbe
rules-figure-edge = Teilt nur eine Kante mit der eigenen Farbe
rules-figure-hole = Darunter ist ein Loch
rules-figure-match = Beide Zahlen der Seite sind gleich
rules-figure-mismatch = Die Zahlen der Seite sind verschieden
rules-figure-bridge = Eine Brücke: { $points } Zusatzpunkte
rules-figure-hexagon = Ein Sechseck: { $points } Zusatzpunkte
rules-figure-hexagons = Zwei Sechsecke mit einem Stein: { $points } Zusatzpunkte

## Number of players

rules-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
  }
rules-players-cubes = { $columns } Felder, Platz für { $cubes } Würfel
rules-players-tiles = je { $tiles } Steine

## Options. The usual choice stands first

rules-option-start = Erster Stein
rules-option-scoring = Wertung
rules-option-first = Wer beginnt
rules-option-shared = Gemeinsame Farbe
rules-option-strict-corners = Strenge Ecken
rules-option-left-out = Farbe, die fehlt
rules-option-seats = Zahl der Spieler
rules-option-colours-each = Farben pro Spieler
rules-option-blocked = Wenn du keinen Stein legen kannst
rules-option-heights = Höhenplan
rules-option-without = Vorgabe
rules-option-edition = Ausgabe
rules-option-target = Punkteziel
rules-option-deals = Zahl der Runden
rules-option-after-draw = Nach dem Ziehen
rules-option-time-limit = Züge auf Zeit
rules-option-usual = Standard
rules-option-none = Dieses Spiel hat keine Optionen.
rules-choice-first = Jeder Spieler kann beginnen. Die anderen folgen im Uhrzeigersinn.
rules-choice-shared = Jede der vier Farben kann die gemeinsame sein. Die Reihenfolge der Farben bleibt gleich: Ist Blau gemeinsam, beginnt trotzdem Blau, gelegt vom Spieler, der die Partie beginnt.
rules-choice-left-out = Jede der vier Farben kann in der Schachtel bleiben.
rules-choice-seats-cubes = { $fewest } bis { $most } Spieler. Mit weniger Spielern ist Platz für weniger Würfel, und die letzten Farben werden nicht benutzt.
rules-choice-seats = { $fewest } bis { $most } Spieler.
rules-choice-colours-each = Zwei Spieler können auf dem Brett für vier je zwei Farben haben. Nur die bessere Farbe eines Spielers zählt.
rules-choice-heights = Jeder Höhenplan mit bis zu { $most } Würfeln.
rules-choice-without = Farben können ohne einige ihrer Steine spielen, damit Stärkere und Schwächere gleiche Chancen haben. Steine, ohne die du spielst, kosten nichts. Wo übrige Steine gegen dich zählen, hilft es, weniger große Steine zu haben. Sonst machen weniger Steine es schwerer.
rules-choice-target = Am Ende jeder Runde werden die Summen mit dem Punkteziel verglichen: { $usual } Punkte oder eine andere Zahl von { $fewest } bis { $most }. Hat es jemand erreicht, ist die Partie vorbei.
rules-choice-deals = Oder spiel eine Partie von { $fewest } bis { $most } Runden, egal wie es steht.
rules-choice-drawn = Nach dem Ziehen darfst du nur den Stein legen, den du gerade gezogen hast.
rules-choice-any = Nach dem Ziehen darfst du jeden Stein deiner Hand legen.
rules-choice-time-limit = Jeder Zug hat eine Zeitbegrenzung. Läuft sie ab, ziehst du, bis dein Zug vorbei ist. Musst du noch den ersten Stein legen, wird einer von deinen für dich gelegt.

## Triominos

rules-tiles-hands = Jeder Spieler nimmt Steine auf die Hand und hält sie verdeckt. Der Rest ist der Topf. Du siehst deine eigene Hand, den Tisch, alle Punkte und wie viele Steine die anderen und der Topf haben.
rules-tiles-begin = Vor jeder Runde zieht jeder Spieler einen Stein und zeigt ihn. Wer den höchsten Wert hat, beginnt, und bei Gleichstand ziehen die Betroffenen noch einmal. Dann werden alle Steine gemischt und ausgeteilt. Der erste Spieler legt einen beliebigen Stein und bekommt dessen Wert.
rules-tiles-lay = Leg einen Stein. Mindestens eine ganze Seite muss an einem Stein auf dem Tisch liegen, und beide Zahlen dieser Seite müssen gleich sein. Auch an jeder anderen Ecke, die er berührt, müssen die Zahlen gleich sein.
rules-tiles-score = Ein Stein bringt seinen Wert. Eine Brücke bringt { $bridge } Zusatzpunkte, ein Sechseck { $one }, zwei Sechsecke mit einem Stein { $two } und drei { $three }.
rules-tiles-bridge = Eine Brücke ist ein Stein, der nur mit einer Seite anliegt und dessen dritte Ecke einen Stein gegenüber erreicht: Die zwei Plätze neben dieser Ecke sind leer, und mindestens einer der drei dahinter ist es nicht. Ein Sechseck wird vom sechsten Stein um einen Punkt geschlossen. Kein Stein kann beides bilden.
rules-tiles-draw = Wenn du keinen Stein legen kannst oder willst, zieh einen aus dem Topf. Jedes Ziehen kostet { $cost } Punkte. Du darfst den Stein gleich legen. In einem Zug darfst du bis zu { $most } Steine ziehen. Legst du dann immer noch keinen, verlierst du { $more } weitere Punkte, insgesamt { $all }.
rules-tiles-empty = Wenn der Topf leer ist, musst du einen Stein legen, wenn du kannst. Wenn nicht, passt du, ohne Punkte zu verlieren.
rules-tiles-out = Wenn du den letzten Stein deiner Hand legst, bekommst du { $out } Punkte und dazu den Wert aller Steine in den anderen Händen. Vorher wird reihum zu Ende gespielt, damit alle gleich oft dran waren. Wem dabei sonst noch die Steine ausgehen, der bekommt nur die { $out } Punkte.
rules-tiles-blocked = Wenn alle Spieler nacheinander gepasst haben, ist die Runde blockiert. Die niedrigste Hand gewinnt sie und bekommt den Wert aller anderen Hände, abzüglich des eigenen. Sonst verliert niemand etwas. Sind mehrere Hände gleich niedrig, bekommt jede so ihre Punkte.
rules-tiles-match = Wer am Ende der Partie die höchste Summe hat, gewinnt. Summen können unter null fallen.
rules-tiles-example-sum = Ein Stein
rules-tiles-example-bridge = Ein Stein, der eine Brücke bildet
rules-tiles-example-hexagon = Ein Stein, der ein Sechseck schließt
rules-tiles-example-draws = Dreimal gezogen, kein Stein gelegt
rules-tiles-example-out = Der letzte Stein, mit { $hands } in den anderen Händen
rules-scoring-standard = Punkte wie oben beschrieben.
rules-scoring-children = Für Kinder: { $tile } Punkt pro Stein, { $bridge } mehr für eine Brücke, { $one }, { $two } oder { $three } mehr für ein, zwei oder drei Sechsecke und { $out } für den, der zuerst keine Steine mehr hat. Du verlierst nie Punkte. Es gibt eine Runde, wenn du nicht mehrere oder ein Punkteziel wählst.
rules-scoring-no-points = Ohne Punkte: Wer zuerst keine Steine mehr hat, gewinnt. Ist die Runde blockiert, gewinnt, wer die wenigsten Steine übrig hat.
rules-edition-international = International: wie oben beschrieben, für { $fewest } bis { $most } Spieler.
rules-edition-french = Französisch: für { $fewest } bis { $most } Spieler. Die Runde endet, sobald jemand keine Steine mehr hat. In einer blockierten Runde verlieren alle den Wert der eigenen Hand. Ist der Topf leer, darfst du auch passen, wenn du einen Stein legen könntest. Die Partie endet, sobald ein Spieler das Punkteziel erreicht, und dieser Spieler gewinnt.
rules-edition-spanish = Spanisch: für { $fewest } bis { $most } Spieler, mit weniger Steinen für jeden zu dritt und zu viert.
rules-edition-portuguese = Portugiesisch: wie die spanische Ausgabe, aber dreimal Ziehen kostet insgesamt { $draws } Punkte.
rules-edition-tournament = Turnier: Niemand zieht darum, wer beginnt. Der höchste Stein mit drei gleichen Zahlen in irgendeiner Hand muss zuerst gelegt werden und bringt { $triple } Punkte mehr, oder { $zero } mehr, wenn er drei Nullen hat. Hat niemand einen solchen Stein, beginnt, wer den höchsten Wert hat.

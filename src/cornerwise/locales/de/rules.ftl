## The pages

rules-title = Regeln
rules-page-title = { $game }: Regeln
rules-lead = Wie jedes Spiel geht, in wenigen Sätzen und mit Bildern.
rules-all = Alle Spiele
rules-play = Jetzt spielen
rules-tutorial = Beim Spielen lernen
rules-language = Sprache
rules-allowed = Erlaubt
rules-forbidden = Nicht erlaubt
rules-clauses = Regelnummern
rules-trade-marks = Blokus, Trigon, Rumis und Triominos sind Marken ihrer Inhaber. Sie stehen hier nur, um zu sagen, welchen veröffentlichten Regeln ein Spiel folgt. Cornerwise ist von diesen Inhabern unabhängig.

## Families of games, as headings of the list

rules-family-classic = Quadrate für bis zu vier
rules-family-duo = Quadrate für zwei
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
rules-heading-contact = Berührung
rules-heading-others = Andere Farben
rules-heading-strict = Strenge Ecken
rules-heading-standing = Fester Stand
rules-heading-limits = Höhengrenzen
rules-heading-blocked = Kein Platz mehr
rules-heading-draw = Ziehen
rules-heading-end = Ende
rules-heading-scoring = Wertung
rules-heading-ties = Gleichstand
rules-heading-example = Beispiel
rules-heading-players = Zahl der Spieler
rules-heading-options = Wahlmöglichkeiten
rules-heading-tips = Tipps

## Goal

rules-goal-left = Bring so viele deiner Steine aufs Brett, wie du kannst, und lass den anderen keinen Platz für ihre. Was am Ende übrig ist, zählt gegen dich.
rules-goal-pieces = Lege mehr Steine als der andere Spieler.
rules-goal-area = Bedecke mehr Felder als der andere Spieler.
rules-goal-complete = Du spielst allein mit allen Farben. Lege alle { $pieces } Steine.
rules-goal-seen = Baue so, dass deine Farbe, senkrecht von oben gesehen, auf möglichst vielen Feldern zu sehen ist.
rules-goal-points = Lege Steine an, deren Zahlen passen, und sammle die meisten Punkte.

## Board

rules-board-rectangle = Das Brett hat { $width } × { $height } Felder.
rules-board-hexagon = Das Brett ist ein Sechseck aus { $cells } Dreiecken, { $side } an jeder Seite.
rules-board-inner = Nur das innere Sechseck des Bretts wird benutzt: { $cells } Dreiecke, { $side } an jeder Seite.
rules-board-heights = Der Grundriss hat { $squares } Felder. Jedes sagt, wie hoch man dort bauen darf; Platz ist für { $cubes } Würfel.
rules-board-reconstructed = Ein gedrucktes Maß dieses Bretts ist uns nicht bekannt. Es ist aus seiner Form und seinem Platz für { $each } Würfel pro Spieler erschlossen.
rules-board-own = Du bringst einen eigenen Höhenplan mit: eine Zahl für jedes Feld des Grundrisses, die Reihen durch einen Schrägstrich getrennt, die hinterste Reihe zuerst, 0, wo kein Feld ist. Alle Felder hängen zusammen, und es sind höchstens { $most } Würfel.
rules-board-table = Die Steine werden auf einen Tisch gelegt, der keinen Rand hat.

## Pieces

rules-pieces-own = Jede Farbe hat { $pieces } Steine aus { $smallest } bis { $largest } { $shape ->
    [triangle] Dreiecken
   *[square] Quadraten
  }, jeder in einer anderen Form. Zusammen haben sie { $cells } { $shape ->
    [triangle] Dreiecke
   *[square] Quadrate
  }.
rules-pieces-copies = Jede Farbe hat { $pieces } Steine: je { $copies } von { $shapes } Formen aus { $smallest } bis { $largest } Quadraten. Zusammen haben sie { $cells } Quadrate.
rules-pieces-shared = Beide Spieler nehmen aus einem Satz von { $pieces } Steinen aus { $smallest } bis { $largest } Quadraten, jeder in einer anderen Form. Legt ein Spieler einen Stein, so hat ihn auch der andere nicht mehr.
rules-pieces-cubes = Jede Farbe hat { $pieces } Steine aus { $smallest } bis { $largest } Würfeln, insgesamt { $cells } Würfel. Ein Stein und sein Spiegelbild sind zwei Steine. Einen einzelnen Würfel gibt es nicht.
rules-pieces-tiles = Es gibt { $tiles } dreieckige Steine. Jeder hat drei Zahlen von { $lowest } bis { $highest }, die im Uhrzeigersinn gelesen nie kleiner werden, und keine zwei Steine sind gleich. Der Wert eines Steins ist die Summe seiner Zahlen.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Die Farben spielen in dieser Reihenfolge: { $colours }.
rules-setup-one-each = Es gibt { $seats } Spieler, und jeder hat eine Farbe.
rules-setup-two-each = Zwei Spieler haben je zwei Farben. Der erste: { $first }. Der zweite: { $second }.
rules-setup-shared = Drei Spieler haben je eine Farbe. Die vierte ({ $colour }) legen sie abwechselnd, angefangen mit dem, der die Partie begonnen hat. Das tun sie auch, wenn ihre eigene Farbe keinen Platz mehr hat.
rules-setup-teams = Vier Spieler bilden zwei Zweierteams, jeder mit einer Farbe. Das erste Team: { $first }. Das zweite: { $second }.
rules-setup-solo = Du legst alle Farben, eine nach der anderen.
rules-setup-left-out = Drei Spieler haben je eine Farbe. Eine Farbe ({ $colour }) bleibt in der Schachtel.

## First piece

rules-start-own = Der erste Stein jeder Farbe bedeckt das Startfeld dieser Farbe: { $points }.
rules-start-any = Der erste Stein jeder Farbe bedeckt irgendein Startfeld, das noch frei ist: { $points }.
rules-start-free = Der erste Stein jeder Farbe liegt irgendwo auf dem Brett.
rules-start-beside = Der erste Stein der Partie liegt irgendwo. Der erste Stein jeder anderen Farbe berührt einen Stein, der schon da ist.
rules-start-opposite = Der erste Stein jeder Farbe bedeckt ein Startfeld: { $points }. Die beiden Farben eines Spielers beginnen einander gegenüber, du darfst also nicht das Feld gegenüber einer Farbe des anderen Spielers nehmen.
rules-start-spaced = Der erste Stein jeder Farbe bedeckt ein Startfeld: { $points }. Zwischen zwei Farben bleibt ein Startfeld frei.
rules-start-swap = Der erste Spieler legt einen Stein der ersten Farbe und dann einen der zweiten, jeden an eine beliebige Stelle des Bretts. Die beiden dürfen sich nicht überlappen und müssen verschiedene Formen haben. Danach wählt der zweite Spieler eine Farbe. Es geht mit der ersten Farbe ({ $colour }) weiter, wer immer sie hat.
rules-start-cubes = Der erste Stein der Partie steht irgendwo auf dem Boden. Auch der erste Stein jeder anderen Farbe steht auf dem Boden und teilt eine Fläche mit einem Stein, der schon da ist.

## Turn

rules-turn-flat = Lege einen deiner Steine auf freie { $shape ->
    [triangle] Dreiecke
   *[square] Felder
  } des Bretts. Du darfst ihn drehen und wenden. Liegt er einmal, so bleibt er liegen.
rules-turn-cubes = Setze einen deiner Steine. Du darfst ihn beliebig drehen. Steht er einmal, so bleibt er stehen.

## Contact

rules-contact-corner = Jeder neue Stein berührt einen Stein derselben Farbe an einer Ecke und nie an einer Seite.
rules-contact-face = Jeder neue Stein berührt einen Stein derselben Farbe an einer Seite. Eine Ecke genügt nicht.
rules-contact-triangles = Ein gemeinsamer Punkt genügt: Eine Ecke darf auch die Mitte einer geraden Seite eines anderen Steins treffen.
rules-contact-strict = Bei strengen Ecken darf eine Ecke deiner Farbe nur auf eine Ecke treffen. Wo der neue Stein seine eigene Farbe berührt, darf keiner der beiden geradlinig durch diesen Punkt laufen. Eine solche Berührung verbietet den Platz, auch wenn eine andere Ecke richtig anliegt.
rules-contact-others = Wie dein Stein andere Farben berührt, an Ecken oder an Seiten, spielt keine Rolle.
rules-contact-cubes = Jeder neue Stein teilt mindestens eine Fläche mit einem Stein derselben Farbe, neben ihm oder auf ihm. Eine Kante oder eine Ecke genügt nicht. Andere Farben spielen keine Rolle.
rules-standing = In jeder Säule, die der Stein benutzt, stehen seine Würfel auf dem Boden oder auf dem, was schon da ist. Nie ist darunter ein Loch, und nichts ragt über leeren Raum hinaus.
rules-limits = Nichts steht außerhalb des Grundrisses oder über der Höhengrenze seines Feldes.

## No place left, and the end

rules-blocked-flat = Wer einen Stein legen kann, muss es tun. Eine Farbe ohne Platz wird übergangen; da der Raum nur kleiner wird, ist sie bis zum Ende aus dem Spiel.
rules-blocked-out = Eine Farbe, die keinen Stein setzen kann, wenn sie an der Reihe ist, ist bis zum Ende aus dem Spiel.
rules-blocked-skip = Eine Farbe, die keinen Stein setzen kann, setzt nur diesen Zug aus: Wenn andere bauen, kann sich wieder ein Platz öffnen.
rules-end = Die Partie endet, wenn keine Farbe mehr legen kann.
rules-ties = Ist das beste Ergebnis gleich, wird der Sieg geteilt.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Jedes { $shape ->
    [triangle] Dreieck
   *[square] Quadrat
  } eines übrigen Steins kostet einen Punkt. Hast du alle deine Steine gelegt, bekommst du { $all } Punkte, und { $last } mehr, wenn der kleinste Stein der letzte war. Die meisten Punkte gewinnen.
rules-scoring-basic = Gezählt werden die Quadrate der übrigen Steine. Die wenigsten gewinnen. Zusatzpunkte gibt es nicht.
rules-scoring-pieces = Jeder gelegte Stein ist ein Punkt. Die meisten Punkte gewinnen. Zusatzpunkte gibt es nicht.
rules-scoring-area = Jedes bedeckte Feld ist ein Punkt. Die meisten Punkte gewinnen; bei gleich vielen ist es unentschieden. Zusatzpunkte gibt es nicht.
rules-scoring-complete = Du gewinnst, wenn alle Steine auf dem Brett liegen. Die Zahl der gelegten Steine zeigt, wie nah du warst.
rules-scoring-seen = Senkrecht von oben gesehen ist jedes Feld, auf dem deine Farbe oben liegt, ein Punkt. Jeder übrige Stein kostet einen Punkt, wie groß er auch ist. Die meisten Punkte gewinnen.
rules-scoring-sum = Das Ergebnis eines Spielers ist die Summe seiner beiden Farben.
rules-scoring-team = Das Ergebnis eines Teams ist die Summe seiner beiden Farben.
rules-scoring-shared = Die gemeinsame Farbe zählt für niemanden.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Eine beendete Partie, und wie sie gezählt wird.
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
rules-figure-apart = Berührt nichts von der eigenen Farbe
rules-figure-others = Andere Farben dürfen sich an Seiten berühren
rules-figure-tip = Eine Ecke trifft die Mitte einer Seite
rules-figure-face = Teilt eine Fläche mit der eigenen Farbe
rules-figure-edge = Teilt nur eine Kante mit der eigenen Farbe
rules-figure-hole = Darunter ist ein Loch
rules-figure-match = Beide Zahlen der Seite stimmen überein
rules-figure-mismatch = Die Zahlen der Seite sind verschieden
rules-figure-bridge = Eine Brücke: { $points } Zusatzpunkte
rules-figure-hexagon = Ein Sechseck: { $points } Zusatzpunkte
rules-figure-hexagons = Zwei Sechsecke mit einem Stein: { $points } Zusatzpunkte

## Number of players

rules-players = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
  }
rules-players-cubes = { $columns } Felder, Platz für { $cubes } Würfel
rules-players-tiles = je { $tiles } Steine

## Options. The usual choice stands first

rules-option-start = Start
rules-option-scoring = Wertung
rules-option-first = Wer beginnt
rules-option-shared = Gemeinsame Farbe
rules-option-strict-corners = Strenge Ecken
rules-option-left-out = Farbe, die fehlt
rules-option-seats = Zahl der Spieler
rules-option-colours-each = Farben jedes Spielers
rules-option-blocked = Kein Platz mehr
rules-option-heights = Höhenplan
rules-option-without = Vorgabe
rules-option-edition = Ausgabe
rules-option-target = Punktgrenze
rules-option-deals = Zahl der Runden
rules-option-after-draw = Nach dem Ziehen
rules-option-time-limit = Zeitbegrenzung
rules-option-usual = üblich
rules-option-none = Es gibt keine Wahlmöglichkeiten.
rules-choice-first = Jeder Spieler kann beginnen. Die anderen folgen im Uhrzeigersinn.
rules-choice-shared = Jede der vier Farben kann die sein, die alle abwechselnd legen. Die Reihenfolge der Farben bleibt dieselbe: Ist Blau gemeinsam, eröffnet Blau, gelegt vom Spieler, der beginnt.
rules-choice-left-out = Jede der vier Farben kann die sein, die in der Schachtel bleibt.
rules-choice-seats-cubes = { $fewest } bis { $most } Spieler. Mit weniger Spielern ist Platz für weniger Würfel, und die letzten Farben werden nicht benutzt.
rules-choice-seats = { $fewest } bis { $most } Spieler.
rules-choice-colours-each = Zwei Spieler können auf dem Brett für vier je zwei Farben haben. Nur die bessere Farbe eines Spielers zählt.
rules-choice-heights = Jeder Höhenplan mit bis zu { $most } Würfeln.
rules-choice-without = Farben können auf einige ihrer Steine verzichten, damit Stärkere und Schwächere miteinander spielen können. Was fehlt, kostet nichts. Wo übrige Felder zählen, hilft es, weniger große Steine zu haben; sonst hat es schwerer, wer weniger Steine hat.
rules-choice-target = Am Ende jeder Runde werden die Summen mit der Punktgrenze verglichen: { $usual } Punkte oder eine andere Zahl von { $fewest } bis { $most }. Hat sie jemand erreicht, ist die Partie vorbei.
rules-choice-deals = Oder eine Partie von { $fewest } bis { $most } Runden, gleich wie es steht.
rules-choice-drawn = Nach dem Ziehen darf von deinen Steinen nur der eben gezogene gelegt werden.
rules-choice-any = Nach dem Ziehen darf jeder Stein deiner Hand gelegt werden.
rules-choice-time-limit = Jeder Zug hat eine Zeitbegrenzung. Läuft sie ab, ziehst du, bis dein Zug vorbei ist. Musst du noch den ersten Stein legen, wird einer von deinen für dich gelegt.

## Triominos

rules-tiles-hands = Jeder Spieler nimmt Steine auf die Hand und hält sie verdeckt. Der Rest ist der Topf. Du siehst deine eigene Hand, den Tisch, alle Punkte und wie viele Steine die anderen und der Topf haben.
rules-tiles-begin = Vor jeder Runde zieht jeder Spieler offen einen Stein. Der höchste Wert beginnt; bei Gleichstand wird noch einmal gezogen. Dann werden alle Steine gemischt und ausgeteilt. Der erste Spieler legt einen beliebigen Stein und bekommt dessen Wert.
rules-tiles-lay = Lege einen Stein an. Mindestens eine ganze Seite liegt an einem Stein auf dem Tisch, beide Zahlen dieser Seite stimmen überein und ebenso jede andere Ecke, die er berührt.
rules-tiles-score = Ein Stein bringt seinen Wert. Eine Brücke bringt { $bridge } Zusatzpunkte, ein Sechseck { $one }, zwei Sechsecke mit einem Stein { $two } und drei { $three }.
rules-tiles-bridge = Eine Brücke ist ein Stein, der nur mit einer Seite anliegt und dessen dritte Ecke einen Stein gegenüber erreicht: Die zwei Plätze neben dieser Ecke sind leer, und mindestens einer der drei dahinter ist es nicht. Ein Sechseck wird vom sechsten Stein um einen Punkt geschlossen. Kein Stein kann beides bilden.
rules-tiles-draw = Wenn du keinen Stein legen kannst oder willst, zieh einen aus dem Topf; das kostet { $cost } Punkte. Du darfst ihn gleich legen. In einem Zug darfst du { $most } Steine ziehen; legst du dann immer noch keinen, verlierst du { $more } mehr, insgesamt { $all }.
rules-tiles-empty = Wenn der Topf leer ist, muss legen, wer kann. Sonst passt du, ohne Punkte zu verlieren.
rules-tiles-out = Wer den letzten Stein der Hand legt, bekommt { $out } Punkte und den Wert aller Steine in den anderen Händen. Vorher wird noch reihum zu Ende gespielt, damit alle gleich oft dran waren. Wer dabei als Zweiter fertig wird, bekommt nur die { $out }.
rules-tiles-blocked = Wenn alle Spieler nacheinander gepasst haben, ist die Runde blockiert. Die niedrigste Hand gewinnt sie: Sie bekommt den Wert aller anderen Hände, abzüglich des eigenen. Sonst verliert niemand etwas. Sind mehrere Hände gleich niedrig, gilt das für jede von ihnen.
rules-tiles-match = Die höchste Summe am Ende der Partie gewinnt. Summen können unter null fallen.
rules-tiles-example-sum = Ein Stein
rules-tiles-example-bridge = Ein Stein, der eine Brücke bildet
rules-tiles-example-hexagon = Ein Stein, der ein Sechseck schließt
rules-tiles-example-draws = Dreimal gezogen und keinen Stein gelegt
rules-tiles-example-out = Der letzte Stein, während die anderen Hände { $hands } wert sind
rules-scoring-standard = Punkte wie oben beschrieben.
rules-scoring-children = Für Kinder: { $tile } Punkt für einen Stein, { $bridge } mehr für eine Brücke, { $one }, { $two } oder { $three } mehr für ein, zwei oder drei Sechsecke und { $out } für den, der zuerst keine Steine mehr hat. Nie geht etwas verloren. Es gibt eine Runde, wenn du nicht mehrere oder eine Punktgrenze wählst.
rules-scoring-no-points = Ohne Punkte: Wer zuerst keine Steine mehr hat, gewinnt. Ist die Runde blockiert, gewinnen die wenigsten Steine.
rules-edition-international = International: wie oben beschrieben, für { $fewest } bis { $most } Spieler.
rules-edition-french = Französisch: für { $fewest } bis { $most } Spieler. Die Runde endet, sobald jemand keine Steine mehr hat. In einer blockierten Runde verlieren alle den Wert der eigenen Hand. Ist der Topf leer, darf auch passen, wer keinen Stein legen will. Die Partie endet sofort, wenn ein Spieler die Punktgrenze erreicht, und dieser Spieler hat gewonnen.
rules-edition-spanish = Spanisch: für { $fewest } bis { $most } Spieler, mit kleineren Händen zu dritt und zu viert.
rules-edition-portuguese = Portugiesisch: wie die spanische Ausgabe, aber dreimal Ziehen kostet insgesamt { $draws }.
rules-edition-tournament = Turnier: Niemand zieht um den Beginn. Der höchste Stein mit drei gleichen Zahlen in irgendeiner Hand muss zuerst gelegt werden und bringt { $triple } mehr, drei Nullen sogar { $zero } mehr. Ohne einen solchen Stein beginnt der höchste Wert.

## Colours inside a sentence

ink-blue = Blau
ink-yellow = Gelb
ink-red = Rot
ink-green = Grün
ink-purple = Lila
ink-orange = Orange

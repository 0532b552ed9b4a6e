## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = Vier Farben auf 20 mal 20 Feldern
game-classic-kind = 4 Spieler
game-classic-2 = Classic zu zweit
game-classic-2-about = Zwei Farben für jeden
game-classic-2-kind = 2 Spieler
game-classic-3 = Classic zu dritt
game-classic-3-about = Die vierte Farbe legen alle abwechselnd
game-classic-3-kind = 3 Spieler
game-classic-teams = Classic im Team
game-classic-teams-about = Blau und Rot gegen Gelb und Grün
game-classic-teams-kind = 2 gegen 2
game-classic-solo = Vierundachtzig
game-classic-solo-about = Alle 84 Steine legen, allein
game-classic-solo-kind = 1 Spieler
game-duo = Duo
game-duo-about = Das schnelle Duell auf 14 mal 14
game-duo-kind = 2 Spieler
game-junior = Junior
game-junior-about = Einfache Steine, kleine Hände
game-junior-kind = 2 Spieler
game-trigon = Trigon
game-trigon-about = Ein Sechseck aus Dreiecken
game-trigon-kind = 4 Spieler
game-trigon-2 = Trigon zu zweit
game-trigon-2-about = Zwei Farben für jeden
game-trigon-2-kind = 2 Spieler
game-trigon-3 = Trigon zu dritt
game-trigon-3-about = Drei Farben auf einem kleineren Sechseck
game-trigon-3-kind = 3 Spieler
game-trigon-teams = Trigon im Team
game-trigon-teams-about = Blau und Rot gegen Gelb und Grün
game-trigon-teams-kind = 2 gegen 2
game-trigon-solo = Achtundachtzig
game-trigon-solo-about = Alle 88 Steine legen, allein
game-trigon-solo-kind = 1 Spieler
game-polyomino = Polyomino
game-polyomino-about = Irgendwo beginnen, dann tauschen oder bleiben
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 Steine für jeden, in Minuten gespielt
game-polyomino-8-kind = 8 mal 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Zwei Sätze von 9 Steinen für jeden
game-polyomino-12-kind = 12 mal 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 Steine für jeden
game-polyomino-14-kind = 14 mal 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Ein gemeinsamer Satz von 56 Steinen
game-polyomino-hexa-kind = Hexa, 20 mal 20
game-rumis = Rumis
game-rumis-about = In die Höhe bauen, von oben zu sehen sein
game-rumis-tower = Rumis Turm
game-rumis-tower-about = Schmal und bis zu acht Würfel hoch
game-rumis-tower-kind = Turm
game-rumis-corner = Rumis Ecke
game-rumis-corner-about = Um eine Ecke aus 40 Feldern
game-rumis-corner-kind = Ecke
game-rumis-steps = Rumis Stufen
game-rumis-steps-about = Eine Treppe mit vier Stufen hinauf
game-rumis-steps-kind = Stufen
game-rumis-pyramid = Rumis Pyramide
game-rumis-pyramid-about = Zur Mitte hin höher
game-rumis-pyramid-kind = Pyramide
game-rumis-own = Rumis mit eigenen Höhen
game-rumis-own-about = Ein Brett, das du selbst machst
game-rumis-own-kind = Eigenes
game-triominos = Triominos
game-triominos-about = Passende Ecken, verdeckte Hand
game-triominos-kind = 1 bis 6 Spieler

## What is told of every game

facts-players = { $most ->
    [one] { $span } Spieler
   *[other] { $span } Spieler
  }
facts-minutes = { $span } Min.
facts-age = ab { $age } Jahren

## Options of games, by their names, with every value that has a word

option-on = Ja
option-off = Nein
option-start = Erster Stein
option-start-about = Wo der erste Stein einer Farbe liegen darf.
option-start-own = Auf dem eigenen Startfeld
option-start-any = Auf jedem freien Startfeld
option-start-opposite = Gegenüber der eigenen anderen Farbe
option-start-spaced = Auf jedem zweiten Startfeld
option-scoring = Wertung
option-scoring-about = Wie Punkte gezählt werden.
option-scoring-advanced = Übrige Felder, mit Zusatzpunkten
option-scoring-basic = Nur übrige Felder
option-scoring-pieces = Die meisten gelegten Steine
option-scoring-cells = Die wenigsten übrigen Felder
option-scoring-standard = Wie in der Spielregel
option-scoring-children = Punkte für Kinder
option-scoring-no-points = Keine: Wer zuerst fertig ist, gewinnt
option-first = Wer beginnt
option-first-about = Der Platz, der den ersten Stein legt.
option-first-number = { $number ->
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
   *[3] Platz 4
  }
option-shared = Gemeinsame Farbe
option-shared-about = Die Farbe, die alle abwechselnd legen.
option-left-out = Farbe, die fehlt
option-left-out-about = Die Farbe, die nicht gespielt wird.
option-strict-corners = Strenge Ecken
option-strict-corners-about = Ecken treffen nur auf Ecken, nie auf die Mitte einer geraden Seite.
option-seats = Spieler
option-seats-about = Wie viele mitspielen.
option-seats-number = { $number }
option-colours-each = Farben
option-colours-each-about = Die Farben eines Spielers; von zweien zählt nur die bessere.
option-colours-each-number = { $number } für jeden
option-blocked = Kein Platz mehr
option-blocked-about = Was mit einer Farbe geschieht, die in ihrem Zug nicht legen kann.
option-blocked-out = Sie scheidet ganz aus
option-blocked-skip = Sie setzt nur aus
option-heights = Höhen
option-heights-about = Reihen von Höhengrenzen, die oberste zuerst, mit / zwischen den Reihen, zum Beispiel 2 2 1/2 2 1.
option-without = Vorgabe
option-without-about = Die Steine, auf die Farben verzichten, zum Beispiel blue:I5,W5/red:X5.
option-edition = Spielregel
option-edition-about = Ausgaben unterscheiden sich in Handgröße, Nachziehen, Passen und im Ende von Runde und Partie.
option-edition-international = International
option-edition-french = Französisch
option-edition-spanish = Spanisch
option-edition-portuguese = Portugiesisch
option-edition-tournament = Turnier
option-target = Gespielt bis
option-target-about = Die Summe, mit der die Partie endet. Die kleinsten sind für die Punkte für Kinder gedacht.
option-target-number = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }
option-deals = Runden
option-deals-about = Eine feste Zahl von Runden statt einer Punktgrenze. Mit Punkten für Kinder ist es eine Runde, wenn du nichts anderes wählst.
option-deals-number = { $number ->
    [0] Keine feste Zahl
    [one] { $number } Runde
   *[other] { $number } Runden
  }
option-after-draw = Nach dem Ziehen
option-after-draw-about = Welcher Stein gleich nach dem Ziehen gelegt werden darf.
option-after-draw-drawn = Der gezogene Stein
option-after-draw-any = Jeder Stein
option-time-limit = Züge auf Zeit
option-time-limit-about = Wer zu spät ist, zieht, bis der Zug vorbei ist. Braucht eine Uhr für jeden Zug.

## How strongly the computer plays

level = Stufe { $level }, { $word }
level-1 = erste Schritte
level-2 = für den Anfang
level-3 = gemütlich
level-4 = locker
level-5 = solide
level-6 = geübt
level-7 = stark
level-8 = erfahren
level-9 = meisterlich

## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = 4 Farben auf 20 × 20 Feldern
game-classic-kind = 4 Spieler
game-classic-2 = Classic zu zweit
game-classic-2-about = 2 Farben für jeden
game-classic-2-kind = 2 Spieler
game-classic-3 = Classic zu dritt
game-classic-3-about = Die vierte Farbe teilen sich alle
game-classic-3-kind = 3 Spieler
game-classic-teams = Classic im Team
game-classic-teams-about = Blau und Rot gegen Gelb und Grün
game-classic-teams-kind = 2 gegen 2
game-classic-solo = Vierundachtzig
game-classic-solo-about = Alle 84 Steine legen, allein
game-classic-solo-kind = 1 Spieler
game-duo = Duo
game-duo-about = Ein schnelles Duell, 14 × 14
game-duo-kind = 2 Spieler
game-junior = Junior
game-junior-about = Einfache Steine für Kinder
game-junior-kind = 2 Spieler
game-trigon = Trigon
game-trigon-about = Dreiecke auf einem Sechseck
game-trigon-kind = 4 Spieler
game-trigon-2 = Trigon zu zweit
game-trigon-2-about = 2 Farben für jeden
game-trigon-2-kind = 2 Spieler
game-trigon-3 = Trigon zu dritt
game-trigon-3-about = 3 Farben auf einem kleineren Sechseck
game-trigon-3-kind = 3 Spieler
game-trigon-teams = Trigon im Team
game-trigon-teams-about = Blau und Rot gegen Gelb und Grün
game-trigon-teams-kind = 2 gegen 2
game-trigon-solo = Achtundachtzig
game-trigon-solo-about = Alle 88 Steine legen, allein
game-trigon-solo-kind = 1 Spieler
game-polyomino = Polyomino
game-polyomino-about = Irgendwo beginnen, dann behalten oder tauschen
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 Steine für jeden, in Minuten gespielt
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 Sätze von je 9 Steinen
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 Steine für jeden
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Ein gemeinsamer Satz von 56 Steinen
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = In die Höhe bauen und von oben zu sehen sein
game-rumis-tower = Rumis Turm
game-rumis-tower-about = Schmal und bis zu 8 Würfel hoch
game-rumis-tower-kind = Turm
game-rumis-corner = Rumis Ecke
game-rumis-corner-about = Um eine Ecke aus 40 Feldern
game-rumis-corner-kind = Ecke
game-rumis-steps = Rumis Stufen
game-rumis-steps-about = Eine Treppe mit 4 Stufen hinauf
game-rumis-steps-kind = Stufen
game-rumis-pyramid = Rumis Pyramide
game-rumis-pyramid-about = Zur Mitte hin höher
game-rumis-pyramid-kind = Pyramide
game-rumis-own = Rumis auf eigenem Brett
game-rumis-own-about = Bau dir das Brett selbst
game-rumis-own-kind = Eigenes
game-triominos = Triominos
game-triominos-about = Passende Zahlen, verdeckte Steine
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
option-start-about = Wo jede Farbe ihren ersten Stein legt.
option-start-own = Auf dem eigenen Startfeld
option-start-any = Auf jedem freien Startfeld
option-start-opposite = Gegenüber deiner anderen Farbe
option-start-spaced = Auf jedem zweiten Startfeld
option-scoring = Wertung
option-scoring-about = Wie Punkte gezählt werden.
option-scoring-advanced = Übrige Quadrate, mit Zusatzpunkten
option-scoring-basic = Übrige Quadrate, ohne Zusatzpunkte
option-scoring-pieces = Wer die meisten Steine legt, gewinnt
option-scoring-cells = Wer die wenigsten Quadrate übrig hat, gewinnt
option-scoring-standard = Standard
option-scoring-children = Wertung für Kinder
option-scoring-no-points = Keine Punkte: Wer zuerst keine Steine hat, gewinnt
option-first = Wer beginnt
option-first-about = Der Spieler, der den ersten Stein legt.
option-first-number = { $number ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
   *[3] Spieler 4
  }
option-shared = Gemeinsame Farbe
option-shared-about = Die Farbe, die alle abwechselnd legen.
option-left-out = Farbe, die fehlt
option-left-out-about = Die Farbe, die niemand spielt.
option-strict-corners = Strenge Ecken
option-strict-corners-about = Ecken dürfen nur Ecken berühren, nie die Mitte einer geraden Seite.
option-seats = Spieler
option-seats-about = Die Zahl der Spieler.
option-seats-number = { $number }
option-colours-each = Farben
option-colours-each-about = Farben pro Spieler. Bei zweien zählt nur die bessere.
option-colours-each-number = { $number } für jeden
option-blocked = Wenn du keinen Stein legen kannst
option-blocked-about = Was mit einer Farbe passiert, die in ihrem Zug keinen Stein legen kann.
option-blocked-out = Sie scheidet aus
option-blocked-skip = Sie setzt nur diesen Zug aus
option-heights = Höhenplan
option-heights-about = Höhengrenzen Reihe für Reihe, die oberste zuerst, mit / zwischen den Reihen, wie in 2 2 1/2 2 1.
option-without = Vorgabe
option-without-about = Steine, ohne die eine Farbe spielt, wie in blue:I5,W5/red:X5.
option-edition = Ausgabe
option-edition-about = Ausgaben unterscheiden sich in der Zahl der Steine, beim Ziehen und Passen und darin, wie eine Runde oder Partie endet.
option-edition-international = International
option-edition-french = Französisch
option-edition-spanish = Spanisch
option-edition-portuguese = Portugiesisch
option-edition-tournament = Turnier
option-target = Punkteziel
option-target-about = Die Summe, mit der die Partie endet. Die niedrigsten Ziele sind für die Wertung für Kinder gedacht.
option-target-number = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }
option-deals = Runden
option-deals-about = Eine feste Zahl von Runden statt eines Punkteziels. Bei der Wertung für Kinder ist es eine Runde, wenn du nichts anderes wählst.
option-deals-number = { $number ->
    [0] Keine feste Zahl
    [one] { $number } Runde
   *[other] { $number } Runden
  }
option-after-draw = Nach dem Ziehen
option-after-draw-about = Welchen Stein du gleich nach dem Ziehen legen darfst.
option-after-draw-drawn = Nur der gezogene Stein
option-after-draw-any = Jeder Stein
option-time-limit = Züge auf Zeit
option-time-limit-about = Wenn deine Zeit abläuft, ziehst du, bis dein Zug vorbei ist. Braucht eine Uhr mit Zeit pro Zug.

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

## Placing games

tip-spread = Geh zur Mitte und breite dich in alle Richtungen aus. In der Nähe deines Startfelds ist nur für wenige Steine Platz.
tip-large-first = Leg deine großen Steine früh. Der Raum für sie wird mit jedem Zug kleiner.
tip-corners = Halte dir mehrere Ecken frei. Mit nur einem Weg kann ein einziger fremder Stein deine Partie beenden.
tip-escape = Halte dir auf jeder Seite deines Gebiets einen Ausweg offen.
tip-shapes = Jede Form ist zu etwas gut: Lange Steine reichen weit, krumme schlüpfen durch Lücken, kleine retten dich am Ende.
tip-their-pieces = Schau, welche Steine die anderen noch haben. Eine Lücke, in die keiner davon passt, gehört dir auch später.
tip-deny-bonus = Wer alles legt, gewinnt bis zu { $bonus } Punkte dazu. Den letzten Platz zu versperren kann mehr wert sein als ein eigener Stein.
tip-single-last = Heb dir den kleinsten Stein auf. Legst du ihn als allerletzten, bringt er { $bonus } Zusatzpunkte.
tip-two-colours = Lass deine zwei Farben einander helfen: Die eine öffnet einen Weg, die andere schließt ihn dahinter.

## Polyomino, cubes

tip-even-opening = Leg als erster Spieler zwei Steine, die gleich viel wert sind. Der andere Spieler nimmt den besseren.
tip-stay-on-top = Nur was von oben zu sehen ist, zählt. Baue, wo dich niemand überbauen kann: dicht an der Höhengrenze, und spät.

## Triominos

tip-high-tiles = Leg hohe Steine früh. Sie bringen mehr, und in deiner Hand zählen sie für den, der zuerst fertig ist.
tip-bridge = Halte nach Brücken Ausschau: Eine bringt { $points } Punkte mehr als der Stein selbst.
tip-hexagon = Wo fünf Steine um einen Punkt liegen, bringt der sechste { $points } Zusatzpunkte. Lass anderen keine solche Lücke.
tip-plan-ahead = Jeden Stein gibt es nur einmal. Leg einen, an den du im nächsten Zug selbst anlegen kannst.
tip-draw-less = Jedes Ziehen kostet { $cost } Punkte. Sieh dir alle Seiten des Tischs an, bevor du ziehst.

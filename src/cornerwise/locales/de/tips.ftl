## Placing games

tip-spread = Geh zur Mitte und breite dich in alle Richtungen aus. In der Nähe deines Startfelds ist nur für wenige Steine Platz.
tip-large-first = Leg deine großen Steine früh. Mit jedem Zug wird der Platz für sie kleiner.
tip-corners = Halte dir mehrere Ecken offen. Wenn nur noch eine übrig ist, kann dich ein einziger Stein für den Rest der Partie blockieren.
tip-escape = Halte dir auf jeder Seite deines Gebiets einen Ausweg offen.
tip-shapes = Jede Form hat ihren Nutzen: Lange Steine reichen weit, krumme schlüpfen durch Lücken, und kleine passen am Ende überall hin.
tip-their-pieces = Schau, welche Steine die anderen noch haben. Passt keiner davon in eine Lücke, kannst du sie dir für später aufheben.
tip-deny-bonus = Alle Steine zu legen bringt bis zu { $bonus } Zusatzpunkte. Jemandem die letzte Stelle zu versperren kann mehr wert sein als ein eigener Stein.
tip-single-last = Heb dir deinen kleinsten Stein auf. Wenn du ihn als allerletzten legst, bekommst du { $bonus } Zusatzpunkte.
tip-two-colours = Lass deine zwei Farben einander helfen: Die eine öffnet einen Weg, die andere schließt ihn dahinter.

## Polyomino, cubes

tip-even-opening = Wenn du beginnst, leg zwei Steine, die gleich gut sind. Der andere Spieler nimmt den besseren.
tip-stay-on-top = Nur was von oben zu sehen ist, zählt. Baue, wo dich niemand überbauen kann: knapp unter der Höhengrenze und spät in der Partie.

## Triominos

tip-high-tiles = Leg Steine mit hohem Wert früh. Sie bringen mehr, und was in deiner Hand übrig bleibt, zählt für den, der zuerst keinen Stein mehr hat.
tip-bridge = Halte nach Brücken Ausschau: Eine Brücke bringt { $points } Punkte zusätzlich zum Stein selbst.
tip-hexagon = Wenn 5 Steine um einen Punkt liegen, bringt der sechste { $points } Zusatzpunkte. Lass den anderen keine solche Lücke.
tip-plan-ahead = Jeden Stein gibt es nur einmal. Leg einen, an den du im nächsten Zug selbst anlegen kannst.
tip-draw-less = Jedes Ziehen kostet { $cost } Punkte. Sieh dir alle Seiten des Tischs an, bevor du ziehst.

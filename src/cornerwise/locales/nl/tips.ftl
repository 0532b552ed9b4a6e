## Placing games

tip-spread = Ga naar het midden en spreid je uit in alle richtingen. Waar je begonnen bent, is maar ruimte voor een paar steentjes.
tip-large-first = Leg je grote steentjes vroeg. Elke beurt is er minder ruimte voor.
tip-corners = Houd meerdere hoeken open. Heb je er nog maar één, dan kan één enkel steentje je de rest van de partij blokkeren.
tip-escape = Houd aan elke kant van je gebied een uitweg open.
tip-shapes = Elke vorm heeft zijn nut: lange steentjes reiken ver, gebogen steentjes glippen door gaten en kleine passen aan het eind overal.
tip-their-pieces = Kijk welke steentjes de anderen nog hebben. Past geen daarvan in een gat, dan kun je het voor later bewaren.
tip-deny-bonus = Alle steentjes leggen levert tot { $bonus } bonuspunten op. Iemands laatste plek blokkeren kan meer waard zijn dan een eigen steentje.
tip-single-last = Bewaar je kleinste steentje. Leg je het als allerlaatste, dan krijg je { $bonus } extra punten.
tip-two-colours = Laat je twee kleuren elkaar helpen: de ene opent een weg, de andere sluit die achter je af.

## Polyomino, cubes

tip-even-opening = Speel je als eerste, leg dan twee steentjes die even goed zijn. De andere speler kiest het betere.
tip-stay-on-top = Alleen wat van boven te zien is, telt. Bouw waar niemand je kan bedekken: net onder de maximale hoogte, en laat in de partij.

## Triominos

tip-high-tiles = Leg stenen met een hoge waarde vroeg. Ze leveren meer op, en wat je in je hand overhoudt, telt voor wie als eerste geen stenen meer heeft.
tip-bridge = Let op bruggen: een brug levert { $points } punten op boven op de steen zelf.
tip-hexagon = Als er 5 stenen rond een punt liggen, levert de zesde { $points } extra punten op. Laat zo’n gat niet aan de anderen.
tip-plan-ahead = Van elke steen is er maar één. Leg er een waaraan je in je volgende beurt zelf kunt aanleggen.
tip-draw-less = Elke keer pakken kost { $cost } punten. Bekijk alle kanten van de tafel voordat je pakt.

## Placing games

tip-spread = Ga naar het midden en spreid je uit in alle richtingen. Bij je startplaats is ruimte voor maar weinig steentjes.
tip-large-first = Leg je grote steentjes vroeg. De ruimte ervoor wordt met elke beurt kleiner.
tip-corners = Houd meerdere hoeken vrij. Met maar één weg kan één steentje van een ander je partij beëindigen.
tip-escape = Houd aan elke kant van je gebied een uitweg open.
tip-shapes = Elke vorm is ergens goed voor: lange steentjes reiken ver, gebogen steentjes glippen door gaten, kleine redden je aan het eind.
tip-their-pieces = Kijk welke steentjes de anderen nog hebben. Een gat waarin geen daarvan past, is straks voor jou.
tip-deny-bonus = Wie alles legt, wint tot { $bonus } punten extra. De laatste plek versperren kan meer waard zijn dan een eigen steentje.
tip-single-last = Bewaar het kleinste steentje. Leg je het als allerlaatste, dan levert het { $bonus } punten extra op.
tip-two-colours = Laat je twee kleuren elkaar helpen: de ene opent een weg, de andere sluit hem erachter.

## Polyomino, cubes

tip-even-opening = Leg als eerste speler twee steentjes die evenveel waard zijn. De andere speler kiest het beste.
tip-stay-on-top = Alleen wat van boven te zien is, telt. Bouw waar niemand je kan bedekken: vlak onder de maximale hoogte, en pas laat.

## Triominos

tip-high-tiles = Leg hoge stenen vroeg. Ze leveren meer op, en in je hand tellen ze voor wie uit is.
tip-bridge = Let op bruggen: een brug levert { $points } punten meer op dan de steen zelf.
tip-hexagon = Waar vijf stenen rond een punt liggen, levert de zesde { $points } punten extra op. Gun anderen zo’n gat niet.
tip-plan-ahead = Elke steen bestaat maar één keer. Leg er een waaraan je in je volgende beurt zelf kunt aanleggen.
tip-draw-less = Elke keer pakken kost { $cost } punten. Bekijk alle kanten van de tafel voordat je pakt.

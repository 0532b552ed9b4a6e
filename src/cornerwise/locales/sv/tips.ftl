## Placing games

tip-spread = Sikta mot mitten och bred ut dig åt alla håll. Där du började finns det bara plats för några få bitar.
tip-large-first = Lägg dina stora bitar tidigt. För varje tur finns det mindre plats för dem.
tip-corners = Håll flera hörn öppna. Har du bara ett kvar kan en enda bit blockera dig resten av partiet.
tip-escape = Håll en utväg öppen på varje sida av ditt område.
tip-shapes = Varje form är bra till något: långa bitar når långt, böjda slinker genom luckor och små får plats överallt på slutet.
tip-their-pieces = Kolla vilka bitar de andra har kvar. Om ingen av dem passar i en lucka kan du spara den till senare.
tip-deny-bonus = Att lägga ut alla bitar ger upp till { $bonus } bonuspoäng. Att blockera någons sista plats kan vara värt mer än en egen bit.
tip-single-last = Spara din minsta bit. Om den är den allra sista du lägger får du { $bonus } extra poäng.
tip-two-colours = Låt dina två färger hjälpa varandra: den ena öppnar en väg, den andra stänger den bakom dig.

## Polyomino, cubes

tip-even-opening = Om du spelar först, lägg två bitar som är lika bra. Den andra spelaren väljer den bättre.
tip-stay-on-top = Bara det som syns ovanifrån räknas. Bygg där ingen kan täcka dig: strax under höjdgränsen, och sent i partiet.

## Triominos

tip-high-tiles = Lägg höga brickor tidigt. De ger mer, och det som är kvar i din hand räknas för den som först blir av med alla brickor.
tip-bridge = Leta efter broar: en bro ger { $points } poäng utöver själva brickan.
tip-hexagon = När 5 brickor ligger runt en punkt ger den sjätte { $points } extra poäng. Lämna ingen sådan lucka åt de andra.
tip-plan-ahead = Det finns bara en av varje bricka. Lägg en som du själv kan bygga vidare på nästa tur.
tip-draw-less = Varje dragning kostar { $cost } poäng. Titta på alla sidor av bordet innan du drar.

## Placing games

tip-spread = Sikta mot mitten och bred ut dig åt alla håll. Nära din startpunkt finns det plats för få bitar.
tip-large-first = Lägg dina stora bitar tidigt. Utrymmet för dem krymper med varje tur.
tip-corners = Håll flera hörn fria. Med bara en väg vidare kan en enda bit från någon annan göra slut på ditt spel.
tip-escape = Håll en utväg öppen på varje sida av ditt område.
tip-shapes = Varje form är bra till något: långa bitar når långt, böjda slinker genom luckor, små räddar dig på slutet.
tip-their-pieces = Se vilka bitar de andra har kvar. En lucka där ingen av dem passar är din att spara.
tip-deny-bonus = Den som lägger ut allt får upp till { $bonus } poäng. Att spärra den sista platsen kan vara värt mer än en egen bit.
tip-single-last = Spara den minsta biten. Om den är den allra sista du lägger ger den { $bonus } poäng extra.
tip-two-colours = Låt dina två färger hjälpa varandra: den ena öppnar en väg, den andra stänger den bakom sig.

## Polyomino, cubes

tip-even-opening = Lägg som första spelare två bitar som är lika mycket värda. Den andra spelaren tar den bästa.
tip-stay-on-top = Bara det som syns ovanifrån räknas. Bygg där ingen kan täcka dig: nära höjdgränsen, och sent.

## Triominos

tip-high-tiles = Lägg höga brickor tidigt. De ger mer, och i din hand räknas de för den som först blir av med sina.
tip-bridge = Leta efter broar: en bro ger { $points } poäng mer än själva brickan.
tip-hexagon = Där fem brickor ligger runt en punkt ger den sjätte { $points } poäng extra. Lämna ingen sådan lucka åt andra.
tip-plan-ahead = Varje bricka finns bara en gång. Lägg en som du själv kan bygga vidare på nästa tur.
tip-draw-less = Varje dragning kostar { $cost } poäng. Titta på alla sidor av bordet innan du drar.

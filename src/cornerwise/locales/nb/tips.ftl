## Leggespill

tip-spread = Gå mot midten og spre deg i alle retninger. Nær startpunktet ditt er det plass til få brikker.
tip-large-first = Legg de store brikkene tidlig. Plassen til dem krymper for hver tur.
tip-corners = Hold flere hjørner åpne. Med bare én vei videre kan en eneste brikke fra en annen avslutte spillet ditt.
tip-escape = Hold en utvei åpen på hver side av området ditt.
tip-shapes = Hver form har sin nytte: Lange brikker når langt, bøyde smetter gjennom hull, små redder deg til slutt.
tip-their-pieces = Se på brikkene de andre har igjen. Et hull som ingen av dem passer i, er ditt til senere.
tip-deny-bonus = Den som legger alt, får opptil { $bonus } poeng. Å sperre den siste plassen kan være verdt mer enn en egen brikke.
tip-single-last = Spar den minste brikken. Hvis den er den aller siste du legger, gir den { $bonus } poeng ekstra.
tip-two-colours = La de to fargene dine hjelpe hverandre: Den ene åpner en vei, den andre lukker den etter seg.

## Polyomino, kuber

tip-even-opening = Som første spiller legger du to brikker som er verdt det samme. Den andre spilleren tar den beste.
tip-stay-on-top = Bare det som ses ovenfra, teller. Bygg der ingen kan dekke deg: opp mot høydegrensen, og sent.

## Triominos

tip-high-tiles = Legg høye brikker tidlig. De gir mer, og på hånden din teller de for den som blir ferdig.
tip-bridge = Se etter broer: En bro gir { $points } poeng mer enn selve brikken.
tip-hexagon = Der fem brikker ligger rundt et punkt, gir den sjette { $points } poeng ekstra. La ikke andre få et slikt hull.
tip-plan-ahead = Hver brikke finnes bare én gang. Legg en som du selv kan bygge videre på i neste tur.
tip-draw-less = Hver trekking koster { $cost } poeng. Se på alle sider av bordet før du trekker.

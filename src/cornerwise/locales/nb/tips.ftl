## Leggespill

tip-spread = Gå mot midten og spre deg i alle retninger. Der du begynte, er det bare plass til noen få brikker.
tip-large-first = Legg de store brikkene tidlig. Det blir mindre plass til dem for hver tur.
tip-corners = Hold flere hjørner åpne. Har du bare ett igjen, kan en eneste brikke sperre deg ute resten av partiet.
tip-escape = Hold en utvei åpen på hver side av området ditt.
tip-shapes = Hver form har sin nytte: Lange brikker når langt, bøyde smetter gjennom åpninger, og små passer overalt mot slutten.
tip-their-pieces = Se hvilke brikker de andre har igjen. Hvis ingen av dem passer i et hull, kan du spare det til senere.
tip-deny-bonus = Å legge alle brikkene gir opptil { $bonus } bonuspoeng. Å sperre noens siste plass kan være verdt mer enn en egen brikke.
tip-single-last = Spar den minste brikken din. Er den den aller siste du legger, får du { $bonus } poeng ekstra.
tip-two-colours = La de to fargene dine hjelpe hverandre: Den ene åpner en vei, den andre stenger den bak deg.

## Polyomino, kuber

tip-even-opening = Begynner du, legger du to brikker som er like gode. Den andre spilleren velger den beste.
tip-stay-on-top = Bare det som ses ovenfra, teller. Bygg der ingen kan dekke deg: rett under høydegrensen, og sent i partiet.

## Triominos

tip-high-tiles = Legg høye brikker tidlig. De gir mer, og det du har igjen på hånden, teller for den som først går tom.
tip-bridge = Se etter broer: En bro gir { $points } poeng i tillegg til selve brikken.
tip-hexagon = Når 5 brikker ligger rundt et punkt, gir den sjette { $points } poeng ekstra. Ikke la de andre få et slikt hull.
tip-plan-ahead = Det finnes bare én av hver brikke. Legg en som du selv kan bygge videre på i neste tur.
tip-draw-less = Hver trekking koster { $cost } poeng. Se på alle sider av bordet før du trekker.

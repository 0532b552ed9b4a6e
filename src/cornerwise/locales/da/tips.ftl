## Placing games

tip-spread = Søg mod midten, og bred dig i alle retninger. Der, hvor du begyndte, er der kun plads til nogle få brikker.
tip-large-first = Læg dine store brikker tidligt. Der er mindre plads til dem for hver tur.
tip-corners = Hold flere hjørner åbne. Har du kun ét tilbage, kan en enkelt brik blokere dig resten af partiet.
tip-escape = Hold en udvej åben på hver side af dit område.
tip-shapes = Hver form har sin fordel: Lange brikker når langt, bøjede smutter gennem huller, og små passer overalt til sidst.
tip-their-pieces = Se, hvilke brikker de andre har tilbage. Hvis ingen af dem passer i et hul, kan du gemme det til senere.
tip-deny-bonus = At lægge alle brikker giver op til { $bonus } bonuspoint. At blokere nogens sidste plads kan være mere værd end selv at lægge en brik.
tip-single-last = Gem din mindste brik. Hvis den er den allersidste, du lægger, får du { $bonus } ekstra point.
tip-two-colours = Lad dine to farver hjælpe hinanden: Den ene åbner en vej, den anden lukker den bag dig.

## Polyomino, cubes

tip-even-opening = Spiller du først, så læg to brikker, der er lige gode. Den anden spiller vælger den bedste.
tip-stay-on-top = Kun det, der kan ses fra oven, tæller. Byg, hvor ingen kan dække dig: lige under højdegrænsen, og sent i partiet.

## Triominos

tip-high-tiles = Læg høje brikker tidligt. De giver mere, og det, du har tilbage på hånden, tæller for den, der først løber tør for brikker.
tip-bridge = Kig efter broer: En bro giver { $points } point oven i selve brikken.
tip-hexagon = Når 5 brikker ligger om et punkt, giver den sjette { $points } ekstra point. Efterlad ikke sådan et hul til de andre.
tip-plan-ahead = Der er kun én af hver brik. Læg en, som du selv kan bygge videre på i din næste tur.
tip-draw-less = Hver gang du trækker, koster det { $cost } point. Se på alle sider af bordet, før du trækker.

## Placing games

tip-spread = Søg mod midten, og bred dig i alle retninger. Tæt på dit startfelt er der kun plads til få brikker.
tip-large-first = Læg dine store brikker tidligt. Pladsen til dem bliver mindre for hver tur.
tip-corners = Hold flere hjørner fri. Med kun én vej videre kan en enkelt brik fra en anden gøre en ende på dit spil.
tip-escape = Hold en udvej åben på hver side af dit område.
tip-shapes = Hver form kan bruges til noget: Lange brikker når langt, bøjede smutter gennem huller, små redder dig til sidst.
tip-their-pieces = Se, hvilke brikker de andre har tilbage. Et hul, som ingen af dem passer i, er dit til senere.
tip-deny-bonus = Den, der lægger det hele, får op til { $bonus } point. At spærre den sidste plads kan være mere værd end selv at lægge en brik.
tip-single-last = Gem den mindste brik. Når den er den allersidste, du lægger, giver den { $bonus } point ekstra.
tip-two-colours = Lad dine to farver hjælpe hinanden: Den ene åbner en vej, den anden lukker den bag sig.

## Polyomino, cubes

tip-even-opening = Er du første spiller, så læg to brikker, der er lige meget værd. Den anden spiller tager den bedste.
tip-stay-on-top = Kun det, der ses fra oven, tæller. Byg, hvor ingen kan dække dig: tæt på højdegrænsen, og sent.

## Triominos

tip-high-tiles = Læg høje brikker tidligt. De giver mere, og på din hånd tæller de for den, der bliver færdig.
tip-bridge = Kig efter broer: En bro giver { $points } point mere end selve brikken.
tip-hexagon = Hvor fem brikker ligger om et punkt, giver den sjette { $points } point ekstra. Efterlad ikke sådan et hul til andre.
tip-plan-ahead = Hver brik findes kun én gang. Læg en, som du selv kan bygge videre på i din næste tur.
tip-draw-less = Hver gang du trækker, koster det { $cost } point. Se på alle sider af bordet, før du trækker.

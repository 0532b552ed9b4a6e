## The games for one

solo-title = Opgaver
solo-lead = Spil for én: Læg alle fire farver, og lad ingen brik blive tilovers. Hvor du stopper, kan du fortsætte.
solo-about-classic-solo = 84 brikker på 20 gange 20 felter. Hver farve møder sig selv kun i hjørner, og til sidst er intet tilbage.
solo-about-trigon-solo = 88 brikker på en sekskant af trekanter. Hver farve møder sig selv kun i hjørner, og til sidst er intet tilbage.
solo-begin = Begynd
solo-continue = Fortsæt
solo-look = Se den
solo-best = Dit bedste: { $best }
solo-progress = Fremskridt
solo-placed = { $placed } af { $total } brikker
solo-of = { $placed } af { $total }
solo-left = { $left } tilbage
solo-prospect-yes = Det kan stadig gå op
solo-prospect-no = Det kan ikke gå op længere
solo-prospect-unknown = Om det kan gå op, vides ikke endnu
solo-searching = Leder efter en vej til slutningen
solo-complete = Alle { $total } brikker er lagt
solo-complete-text = Intet er tilbage. Opgaven er løst.
solo-stuck = Ingen brik passer længere
solo-stuck-text = Tag nogle træk tilbage, eller begynd forfra.
solo-undo = Fortryd
solo-hint = Forslag
solo-hint-way = Dette træk er en del af en vej til slutningen.
solo-restart = Begynd forfra
solo-restart-sure = Vil du tage alle brikker af brættet?
solo-again = Begynd forfra

## Designs

design-lead = Læg billeder med alle de brikker og farver, du vil, uden regler. Gem dem, og del dem.

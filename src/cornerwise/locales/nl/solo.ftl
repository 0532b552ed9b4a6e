## The games for one

solo-title = Puzzels
solo-lead = Spellen voor één speler: leg alle vier kleuren en houd geen steentje over. Waar je stopt, kun je verdergaan.
solo-about-classic-solo = 84 steentjes op 20 bij 20 vakjes. Elke kleur raakt zichzelf alleen met hoeken, en aan het eind is er niets over.
solo-about-trigon-solo = 88 steentjes op een zeshoek van driehoeken. Elke kleur raakt zichzelf alleen met hoeken, en aan het eind is er niets over.
solo-begin = Beginnen
solo-continue = Verdergaan
solo-look = Bekijken
solo-best = Je beste: { $best }
solo-progress = Voortgang
solo-placed = { $placed } van { $total } steentjes
solo-of = { $placed } van { $total }
solo-left = nog { $left }
solo-prospect-yes = Dit kan nog helemaal uitkomen
solo-prospect-no = Dit kan niet meer uitkomen
solo-prospect-unknown = Of het kan uitkomen, is nog niet bekend
solo-searching = Zoekt een weg naar het einde
solo-complete = Alle { $total } steentjes zijn gelegd
solo-complete-text = Er is niets over. De puzzel is opgelost.
solo-stuck = Er past geen steentje meer
solo-stuck-text = Neem een paar zetten terug, of begin opnieuw.
solo-undo = Terug
solo-hint = Hint
solo-hint-way = Deze zet hoort bij een weg naar het einde.
solo-restart = Opnieuw beginnen
solo-restart-sure = Alle steentjes van het bord halen?
solo-again = Opnieuw beginnen

## Designs

design-lead = Leg figuren met alle steentjes en kleuren die je wilt, zonder regels. Bewaar ze en deel ze.

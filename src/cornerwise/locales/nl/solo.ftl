## The games for one

solo-title = Puzzels
solo-lead = Spellen voor één speler: leg alle vier de kleuren en houd geen steentje over. Waar je stopt, kun je verdergaan.
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
design-mine = Jouw patronen
design-new = Een nieuw patroon
design-untitled = Zonder naam
design-name = Naam
design-board-classic = 20 bij 20 vakjes, 21 steentjes
design-board-duo = 14 bij 14 vakjes, 21 steentjes
design-board-polyomino-8 = 8 bij 8 vakjes, 9 steentjes
design-board-polyomino-12 = 12 bij 12 vakjes, 9 steentjes
design-board-polyomino-hexa = 20 bij 20 vakjes, 56 steentjes
design-board-trigon = De grote zeshoek, 22 steentjes
design-board-trigon-3 = De kleine zeshoek, 22 steentjes
design-pieces = { $count ->
    [0] Nog niets gelegd
    [one] 1 steentje
   *[other] { $count } steentjes
  }
design-colour = Kleur
design-first = Kies een kleur en neem een steentje.
design-put = Leg het op het bord.
design-how = Neem bovenaan een steentje, zo vaak je wilt. Pak er een op het bord vast om het te verschuiven, te draaien, een andere kleur te geven of weg te halen.
design-lifted = Verschuif het, kies een andere kleur of haal het weg.
design-taken = Daar ligt een ander steentje
design-remove = Dit steentje weghalen
design-clear = Bord leegmaken
design-forget = Dit patroon wissen
design-forget-sure = Voorgoed wissen?
design-keep = Bewaren
design-share = Delen
design-link = Link
design-link-about = De link bevat het hele patroon. Wie hem opent, kan verdergaan met een kopie.
design-copy = Link kopiëren
design-send = Verzenden
design-files-about = Of als bestand:
design-file-png = Afbeelding (PNG)
design-file-svg = Tekening (SVG)
design-file-json = Gegevens (JSON)
design-damaged = Dit patroon kan niet worden geopend
design-damaged-text = Misschien is de link afgekapt, of is het patroon in deze browser gewist.

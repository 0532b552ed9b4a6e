## The games for one

solo-title = Solospellen
solo-lead = Spellen voor één speler: leg alle vier de kleuren tot er geen steentje over is. Je kunt stoppen en verdergaan wanneer je wilt.
solo-about-classic-solo = 84 steentjes op 20 × 20 vakjes. Steentjes van dezelfde kleur mogen elkaar alleen met hoeken raken. Krijg jij ze allemaal gelegd?
solo-about-trigon-solo = 88 steentjes op een zeshoek van driehoeken. Steentjes van dezelfde kleur mogen elkaar alleen met hoeken raken. Krijg jij ze allemaal gelegd?
solo-begin = Beginnen
solo-continue = Verdergaan
solo-look = Bekijken
solo-best = Je record: { $best }
solo-progress = Voortgang
solo-placed = { $placed } van { $total } steentjes
solo-of = { $placed } van { $total }
solo-left = nog { $left }
solo-prospect-yes = Dit is nog op te lossen
solo-prospect-no = Dit is niet meer op te lossen
solo-prospect-unknown = Nog niet bekend of dit op te lossen is
solo-searching = Oplossing zoeken…
solo-complete = Alle { $total } steentjes zijn gelegd
solo-complete-text = Je hebt de puzzel opgelost.
solo-stuck = Er past geen steentje meer
solo-stuck-text = Neem een paar zetten terug, of begin opnieuw.
solo-undo = Terugnemen
solo-hint = Hint tonen
solo-hint-way = Deze zet hoort bij een oplossing.
solo-restart = Opnieuw beginnen
solo-restart-sure = Alle steentjes weghalen en opnieuw beginnen?
solo-again = Opnieuw beginnen

## Designs

design-lead = Maak figuren met alle steentjes en kleuren die je wilt. Er zijn geen regels. Bewaar je ontwerpen en deel ze.
design-mine = Jouw ontwerpen
design-new = Nieuw ontwerp
design-untitled = Zonder naam
design-name = Naam
design-board-classic = 20 × 20 vakjes, 21 steentjes
design-board-duo = 14 × 14 vakjes, 21 steentjes
design-board-polyomino-8 = 8 × 8 vakjes, 9 steentjes
design-board-polyomino-12 = 12 × 12 vakjes, 9 steentjes
design-board-polyomino-hexa = 20 × 20 vakjes, 56 steentjes
design-board-trigon = Grote zeshoek, 22 steentjes
design-board-trigon-3 = Kleine zeshoek, 22 steentjes
design-pieces = { $count ->
    [0] Nog geen steentjes
    [one] 1 steentje
   *[other] { $count } steentjes
  }
design-colour = Kleur
design-first = Kies een kleur en een steentje.
design-put = Leg het op het bord.
design-how = Kies hierboven een steentje, zo vaak je wilt. Selecteer er een op het bord om het te verschuiven, te draaien, een andere kleur te geven of weg te halen.
design-lifted = Verschuif het, kies een andere kleur of haal het weg.
design-taken = Hier ligt al een ander steentje
design-remove = Dit steentje weghalen
design-clear = Bord leegmaken
design-forget = Dit ontwerp verwijderen
design-forget-sure = Definitief verwijderen?
design-keep = Bewaren
design-share = Delen
design-link = Link
design-link-about = De link bevat het hele ontwerp. Wie hem opent, kan verdergaan met een kopie.
design-copy = Link kopiëren
design-send = Verzenden
design-files-about = Of download een bestand:
design-file-png = Afbeelding (PNG)
design-file-svg = Tekening (SVG)
design-file-json = Gegevens (JSON)
design-damaged = Dit ontwerp kan niet worden geopend
design-damaged-text = Misschien is de link onvolledig, of is het ontwerp in deze browser verwijderd.

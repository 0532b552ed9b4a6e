## Spillene for én

solo-title = Nøtter
solo-lead = Spill for én: Legg alle fire fargene uten at noen brikke blir til overs. Der du slutter, kan du fortsette.
solo-about-classic-solo = 84 brikker på 20 ganger 20 ruter. Hver farge møter seg selv bare i hjørnene, og til slutt er ingenting til overs.
solo-about-trigon-solo = 88 brikker på en sekskant av trekanter. Hver farge møter seg selv bare i hjørnene, og til slutt er ingenting til overs.
solo-begin = Begynn
solo-continue = Fortsett
solo-look = Se på den
solo-best = Ditt beste: { $best }
solo-progress = Framgang
solo-placed = { $placed } av { $total } brikker
solo-of = { $placed } av { $total }
solo-left = { $left ->
    [one] 1 igjen
   *[other] { $left } igjen
  }
solo-prospect-yes = Dette kan fortsatt fullføres
solo-prospect-no = Dette kan ikke fullføres lenger
solo-prospect-unknown = Ennå ukjent om det kan fullføres
solo-searching = Leter etter en vei til slutten
solo-complete = Alle { $total } brikkene er lagt
solo-complete-text = Ingenting er til overs. Nøtten er løst.
solo-stuck = Ingen brikke passer lenger
solo-stuck-text = Ta tilbake noen trekk, eller begynn på nytt.
solo-undo = Angre
solo-hint = Hint
solo-hint-way = Dette trekket er del av en vei til slutten.
solo-restart = Begynn på nytt
solo-restart-sure = Ta alle brikkene av brettet?
solo-again = Begynn på nytt

## Mønstre

design-lead = Legg bilder med hvilke brikker og farger du vil, uten regler. Ta vare på dem, og del dem.
design-mine = Mønstrene dine
design-new = Et nytt
design-untitled = Uten navn
design-name = Navn
design-board-classic = 20 ganger 20 ruter, 21 brikker
design-board-duo = 14 ganger 14 ruter, 21 brikker
design-board-polyomino-8 = 8 ganger 8 ruter, 9 brikker
design-board-polyomino-12 = 12 ganger 12 ruter, 9 brikker
design-board-polyomino-hexa = 20 ganger 20 ruter, 56 brikker
design-board-trigon = Den store sekskanten, 22 brikker
design-board-trigon-3 = Den lille sekskanten, 22 brikker
design-pieces = { $count ->
    [0] Ingenting lagt ennå
    [one] 1 brikke
   *[other] { $count } brikker
  }
design-colour = Farge
design-first = Velg en farge og ta en brikke.
design-put = Legg den på brettet.
design-how = Ta en brikke fra listen over, så ofte du vil. Ta tak i en på brettet for å flytte, vri, farge om eller fjerne den.
design-lifted = Flytt den, velg en annen farge, eller fjern den.
design-taken = Det ligger en annen brikke der
design-remove = Fjern denne brikken
design-clear = Tøm brettet
design-forget = Slett dette mønsteret
design-forget-sure = Slette det for godt?
design-keep = Behold det
design-share = Del
design-link = Lenke
design-link-about = Lenken inneholder hele mønsteret. Den som åpner den, kan fortsette på en kopi.
design-copy = Kopier lenken
design-send = Send
design-files-about = Eller som fil:
design-file-png = Bilde (PNG)
design-file-svg = Tegning (SVG)
design-file-json = Data (JSON)
design-damaged = Dette mønsteret kan ikke åpnes
design-damaged-text = Lenken kan være avkortet, eller mønsteret ble slettet i denne nettleseren.

## Spillene for én

solo-title = Solospill
solo-lead = Spill for én: Legg alle fire fargene til ingen brikker er igjen. Du kan stoppe og fortsette når du vil.
solo-about-classic-solo = 84 brikker på 20 × 20 ruter. Hver farge kan bare berøre seg selv i hjørnene. Klarer du å legge alle?
solo-about-trigon-solo = 88 brikker på en sekskant av trekanter. Hver farge kan bare berøre seg selv i hjørnene. Klarer du å legge alle?
solo-begin = Begynn
solo-continue = Fortsett
solo-look = Vis
solo-best = Ditt beste: { $best }
solo-progress = Framgang
solo-placed = { $placed } av { $total } brikker
solo-of = { $placed } av { $total }
solo-left = { $left ->
    [one] 1 igjen
   *[other] { $left } igjen
  }
solo-prospect-yes = Dette kan fortsatt løses
solo-prospect-no = Dette kan ikke løses lenger
solo-prospect-unknown = Ennå ukjent om dette kan løses
solo-searching = Leter etter en løsning …
solo-complete = Alle { $total } brikkene er lagt
solo-complete-text = Du har løst nøtten.
solo-stuck = Ingen brikke passer lenger
solo-stuck-text = Angre noen trekk, eller begynn på nytt.
solo-undo = Angre
solo-hint = Vis et hint
solo-hint-way = Dette trekket er del av en løsning.
solo-restart = Begynn på nytt
solo-restart-sure = Fjerne alle brikkene og begynne på nytt?
solo-again = Begynn på nytt

## Mønstre

design-lead = Lag bilder med hvilke brikker og farger du vil. Det finnes ingen regler. Lagre motivene dine og del dem.
design-mine = Motivene dine
design-new = Nytt motiv
design-untitled = Uten navn
design-name = Navn
design-board-classic = 20 × 20 ruter, 21 brikker
design-board-duo = 14 × 14 ruter, 21 brikker
design-board-polyomino-8 = 8 × 8 ruter, 9 brikker
design-board-polyomino-12 = 12 × 12 ruter, 9 brikker
design-board-polyomino-hexa = 20 × 20 ruter, 56 brikker
design-board-trigon = Stor sekskant, 22 brikker
design-board-trigon-3 = Liten sekskant, 22 brikker
design-pieces =
    { $count ->
        [0] Ingen brikker ennå
        [one] 1 brikke
       *[other] { $count } brikker
    }
design-colour = Farge
design-first = Velg en farge og en brikke.
design-put = Legg den på brettet.
design-how = Velg en brikke ovenfor, så ofte du vil. Velg en på brettet for å flytte, vri, farge om eller fjerne den.
design-lifted = Flytt den, velg en annen farge, eller fjern den.
design-taken = Det ligger en annen brikke her
design-remove = Fjern denne brikken
design-clear = Tøm brettet
design-forget = Slett dette motivet
design-forget-sure = Slette det for godt?
design-keep = Behold det
design-share = Del
design-link = Lenke
design-link-about = Lenken inneholder hele motivet. Alle som åpner den, kan fortsette på en kopi.
design-copy = Kopier lenke
design-send = Send
design-files-about = Eller last ned en fil:
design-file-png = Bilde (PNG)
design-file-svg = Tegning (SVG)
design-file-json = Data (JSON)
design-damaged = Dette motivet kan ikke åpnes
design-damaged-text = Lenken kan være ufullstendig, eller motivet ble slettet i denne nettleseren.

## The games for one

solo-title = Solospil
solo-lead = Spil for én: Læg alle fire farver, til der ikke er flere brikker. Du kan stoppe og fortsætte, når du vil.
solo-about-classic-solo = 84 brikker på 20 × 20 felter. Hver farve må kun røre sig selv i hjørner. Kan du lægge dem alle?
solo-about-trigon-solo = 88 brikker på en sekskant af trekanter. Hver farve må kun røre sig selv i hjørner. Kan du lægge dem alle?
solo-begin = Start
solo-continue = Fortsæt
solo-look = Vis
solo-best = Dit bedste: { $best }
solo-progress = Fremskridt
solo-placed = { $placed } af { $total } brikker
solo-of = { $placed } af { $total }
solo-left = { $left } tilbage
solo-prospect-yes = Den kan stadig løses
solo-prospect-no = Den kan ikke løses længere
solo-prospect-unknown = Det vides ikke endnu, om den kan løses
solo-searching = Leder efter en løsning…
solo-complete = Alle { $total } brikker er lagt
solo-complete-text = Du har løst opgaven.
solo-stuck = Ingen brik passer længere
solo-stuck-text = Fortryd nogle træk, eller begynd forfra.
solo-undo = Fortryd
solo-hint = Vis et forslag
solo-hint-way = Dette træk er en del af en løsning.
solo-restart = Begynd forfra
solo-restart-sure = Vil du fjerne alle brikker og begynde forfra?
solo-again = Begynd forfra

## Designs

design-lead = Lav billeder med alle de brikker og farver, du vil. Der er ingen regler. Gem dine motiver, og del dem.
design-mine = Dine motiver
design-new = Nyt motiv
design-untitled = Uden navn
design-name = Navn
design-board-classic = 20 × 20 felter, 21 brikker
design-board-duo = 14 × 14 felter, 21 brikker
design-board-polyomino-8 = 8 × 8 felter, 9 brikker
design-board-polyomino-12 = 12 × 12 felter, 9 brikker
design-board-polyomino-hexa = 20 × 20 felter, 56 brikker
design-board-trigon = Stor sekskant, 22 brikker
design-board-trigon-3 = Lille sekskant, 22 brikker
design-pieces = { $count ->
    [0] Ingen brikker endnu
    [one] 1 brik
   *[other] { $count } brikker
  }
design-colour = Farve
design-first = Vælg en farve og en brik.
design-put = Læg den på brættet.
design-how = Vælg en brik ovenfor, så tit du vil. Vælg en på brættet for at flytte, dreje, omfarve eller fjerne den.
design-lifted = Flyt den, vælg en anden farve, eller fjern den.
design-taken = Her ligger allerede en anden brik
design-remove = Fjern denne brik
design-clear = Ryd brættet
design-forget = Slet dette motiv
design-forget-sure = Slet det permanent?
design-keep = Behold det
design-share = Del
design-link = Link
design-link-about = Linket rummer hele motivet. Den, der åbner det, kan fortsætte med en kopi.
design-copy = Kopiér link
design-send = Send
design-files-about = Eller hent en fil:
design-file-png = Billede (PNG)
design-file-svg = Tegning (SVG)
design-file-json = Data (JSON)
design-damaged = Motivet kan ikke åbnes
design-damaged-text = Måske er linket ufuldstændigt, eller også er motivet slettet i denne browser.

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
design-mine = Dine mønstre
design-new = Et nyt
design-untitled = Uden navn
design-name = Navn
design-board-classic = 20 gange 20 felter, 21 brikker
design-board-duo = 14 gange 14 felter, 21 brikker
design-board-polyomino-8 = 8 gange 8 felter, 9 brikker
design-board-polyomino-12 = 12 gange 12 felter, 9 brikker
design-board-polyomino-hexa = 20 gange 20 felter, 56 brikker
design-board-trigon = Den store sekskant, 22 brikker
design-board-trigon-3 = Den lille sekskant, 22 brikker
design-pieces = { $count ->
    [0] Intet lagt endnu
    [one] 1 brik
   *[other] { $count } brikker
  }
design-colour = Farve
design-first = Vælg en farve, og tag en brik.
design-put = Læg den på brættet.
design-how = Tag en brik ovenfor, så tit du vil. Tag fat i en på brættet for at flytte, dreje, omfarve eller fjerne den.
design-lifted = Flyt den, vælg en anden farve, eller fjern den.
design-taken = Der ligger en anden brik
design-remove = Fjern denne brik
design-clear = Ryd brættet
design-forget = Slet dette mønster
design-forget-sure = Slet det for altid?
design-keep = Behold det
design-share = Del
design-link = Link
design-link-about = Linket rummer hele mønstret. Den, der åbner det, kan fortsætte med en kopi.
design-copy = Kopiér linket
design-send = Send
design-files-about = Eller som fil:
design-file-png = Billede (PNG)
design-file-svg = Tegning (SVG)
design-file-json = Data (JSON)
design-damaged = Mønstret kan ikke åbnes
design-damaged-text = Måske er linket skåret af, eller også er mønstret slettet i denne browser.

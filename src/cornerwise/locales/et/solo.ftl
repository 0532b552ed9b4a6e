solo-title = Nuputamine
solo-lead = Mängud ühele: aseta kõik neli värvi ja ära jäta ühtegi klotsi järele. Kus pooleli jätad, sealt saad jätkata.
solo-about-classic-solo = 84 klotsi 20 × 20 ruudul. Iga värv kohtub iseendaga ainult nurkapidi ja lõpuks ei jää midagi järele.
solo-about-trigon-solo = 88 klotsi kolmnurkadest kuusnurgal. Iga värv kohtub iseendaga ainult nurkapidi ja lõpuks ei jää midagi järele.
solo-begin = Alusta
solo-continue = Jätka
solo-look = Vaata
solo-best = Sinu parim: { $best }
solo-progress = Edenemine
solo-placed = { $placed } / { $total } klotsi
solo-of = { $placed } / { $total }
solo-left = { $left ->
    [one] 1 järel
   *[other] { $left } järel
  }
solo-prospect-yes = Selle saab veel lõpuni viia
solo-prospect-no = Seda ei saa enam lõpuni viia
solo-prospect-unknown = Pole veel teada, kas selle saab lõpuni viia
solo-searching = Otsime teed lõpuni
solo-complete = Kõik { $total } klotsi on asetatud
solo-complete-text = Midagi ei jäänud järele. Ülesanne on lahendatud.
solo-stuck = Ükski klots enam ei sobi
solo-stuck-text = Võta mõni käik tagasi või alusta uuesti.
solo-undo = Tagasi
solo-hint = Vihje
solo-hint-way = See käik on osa teest lõpuni.
solo-restart = Alusta uuesti
solo-restart-sure = Kas võtta kõik klotsid laualt ära?
solo-again = Alusta uuesti
design-lead = Lao pilte mis tahes klotside ja värvidega, ilma reegliteta. Hoia need alles ja jaga neid.
design-mine = Sinu kujundid
design-new = Uus kujund
design-untitled = Nimetu
design-name = Nimi
design-board-classic = 20 × 20 ruutu, 21 klotsi
design-board-duo = 14 × 14 ruutu, 21 klotsi
design-board-polyomino-8 = 8 × 8 ruutu, 9 klotsi
design-board-polyomino-12 = 12 × 12 ruutu, 9 klotsi
design-board-polyomino-hexa = 20 × 20 ruutu, 56 klotsi
design-board-trigon = Suur kuusnurk, 22 klotsi
design-board-trigon-3 = Väike kuusnurk, 22 klotsi
design-pieces = { $count ->
    [0] Midagi pole veel laotud
    [one] 1 klots
   *[other] { $count } klotsi
  }
design-colour = Värv
design-first = Vali värv ja võta klots.
design-put = Pane see mängulauale.
design-how = Võta ülalt klots nii sageli, kui soovid. Haara mängulaual olevast klotsist, et seda nihutada, pöörata, ümber värvida või eemaldada.
design-lifted = Nihuta seda, vali teine värv või eemalda see.
design-taken = Seal on teine klots
design-remove = Eemalda see klots
design-clear = Tühjenda laud
design-forget = Kustuta see kujund
design-forget-sure = Kas kustutada lõplikult?
design-keep = Jäta alles
design-share = Jaga
design-link = Link
design-link-about = Link sisaldab kogu kujundit. Kes selle avab, saab koopiaga jätkata.
design-copy = Kopeeri link
design-send = Saada
design-files-about = Või failina:
design-file-png = Pilt (PNG)
design-file-svg = Joonis (SVG)
design-file-json = Andmed (JSON)
design-damaged = Seda kujundit ei saa avada
design-damaged-text = Link võib olla katkine või on kujund selles brauseris kustutatud.

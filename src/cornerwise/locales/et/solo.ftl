solo-title = Üksimängud
solo-lead = Mängud ühele: aseta kõik neli värvi, kuni ühtegi klotsi pole järel. Võid lõpetada ja jätkata, millal soovid.
solo-about-classic-solo = 84 klotsi 20 × 20 ruudul. Iga värv tohib iseennast puudutada ainult nurkapidi. Kas suudad kõik asetada?
solo-about-trigon-solo = 88 klotsi kolmnurkadest kuusnurgal. Iga värv tohib iseennast puudutada ainult nurkapidi. Kas suudad kõik asetada?
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
solo-prospect-yes = Seda saab veel lahendada
solo-prospect-no = Seda ei saa enam lahendada
solo-prospect-unknown = Pole veel teada, kas seda saab lahendada
solo-searching = Lahenduse otsimine…
solo-complete = Kõik { $total } klotsi on asetatud
solo-complete-text = Lahendasid ülesande.
solo-stuck = Ükski klots enam ei sobi
solo-stuck-text = Võta mõni käik tagasi või alusta uuesti.
solo-undo = Võta tagasi
solo-hint = Näita vihjet
solo-hint-way = See käik on osa lahendusest.
solo-restart = Alusta uuesti
solo-restart-sure = Kas eemaldada kõik klotsid ja alustada uuesti?
solo-again = Alusta uuesti
design-lead = Tee pilte mis tahes klotside ja värvidega. Reegleid ei ole. Salvesta oma kujundid ja jaga neid.
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
design-pieces =
    { $count ->
        [0] Klotse veel pole
        [one] 1 klots
       *[other] { $count } klotsi
    }
design-colour = Värv
design-first = Vali värv ja klots.
design-put = Aseta see mängulauale.
design-how = Vali ülalt klots nii sageli, kui soovid. Vali mängulaual olev klots, et seda nihutada, pöörata, ümber värvida või eemaldada.
design-lifted = Nihuta seda, vali teine värv või eemalda see.
design-taken = Siin on teine klots
design-remove = Eemalda see klots
design-clear = Tühjenda laud
design-forget = Kustuta see kujund
design-forget-sure = Kas kustutada lõplikult?
design-keep = Jäta alles
design-share = Jaga
design-link = Link
design-link-about = Link sisaldab kogu kujundit. Igaüks, kes selle avab, saab koopiaga jätkata.
design-copy = Kopeeri link
design-send = Saada
design-files-about = Või laadi alla fail:
design-file-png = Pilt (PNG)
design-file-svg = Joonis (SVG)
design-file-json = Andmed (JSON)
design-damaged = Seda kujundit ei saa avada
design-damaged-text = Link võib olla poolik või on kujund selles brauseris kustutatud.

## The games for one

solo-title = Hry pre jedného
solo-lead = Hry pre jedného: ukladaj všetky štyri farby, kým nezostane žiadny diel. Prestať a pokračovať môžeš kedykoľvek.
solo-about-classic-solo = 84 dielov na doske 20 × 20. Každá farba sa smie sama seba dotýkať len rohmi. Dokážeš umiestniť všetky?
solo-about-trigon-solo = 88 dielov na šesťuholníku z trojuholníkov. Každá farba sa smie sama seba dotýkať len rohmi. Dokážeš umiestniť všetky?
solo-begin = Začať
solo-continue = Pokračovať
solo-look = Pozrieť si
solo-best = Tvoj rekord: { $best }
solo-progress = Postup
solo-placed = Diely: { $placed } z { $total }
solo-of = { $placed } z { $total }
solo-left = { $left ->
    [one] zostáva { $left }
    [few] zostávajú { $left }
    [many] zostáva { $left }
   *[other] zostáva { $left }
  }
solo-prospect-yes = Toto sa ešte dá vyriešiť
solo-prospect-no = Toto sa už vyriešiť nedá
solo-prospect-unknown = Zatiaľ nie je známe, či sa to dá vyriešiť
solo-searching = Hľadá sa riešenie…
solo-complete = Všetky diely sú umiestnené, spolu { $total }
solo-complete-text = Hlavolam je vyriešený.
solo-stuck = Žiadny diel už nepasuje
solo-stuck-text = Vráť pár ťahov alebo začni znova.
solo-undo = Vrátiť
solo-hint = Ukázať nápovedu
solo-hint-way = Tento ťah je súčasťou riešenia.
solo-restart = Začať znova
solo-restart-sure = Odobrať všetky diely a začať znova?
solo-again = Začať znova

## Designs

design-lead = Skladaj obrázky z ľubovoľných dielov a farieb. Pravidlá tu nie sú. Svoje mozaiky si ulož a zdieľaj ich.
design-mine = Tvoje mozaiky
design-new = Nová mozaika
design-untitled = Bez názvu
design-name = Názov
design-board-classic = 20 × 20 políčok, 21 dielov
design-board-duo = 14 × 14 políčok, 21 dielov
design-board-polyomino-8 = 8 × 8 políčok, 9 dielov
design-board-polyomino-12 = 12 × 12 políčok, 9 dielov
design-board-polyomino-hexa = 20 × 20 políčok, 56 dielov
design-board-trigon = Veľký šesťuholník, 22 dielov
design-board-trigon-3 = Malý šesťuholník, 22 dielov
design-pieces =
    { $count ->
        [0] Zatiaľ žiadne diely
        [one] { $count } diel
        [few] { $count } diely
        [many] { $count } dielu
       *[other] { $count } dielov
    }
design-colour = Farba
design-first = Vyber farbu a diel.
design-put = Polož ho na dosku.
design-how = Vyberaj diely hore, koľkokrát chceš. Označ diel na doske a môžeš ho posunúť, otočiť, prefarbiť alebo odobrať.
design-lifted = Posuň ho, vyber inú farbu alebo ho odober.
design-taken = Je tu iný diel
design-remove = Odobrať tento diel
design-clear = Vyčistiť dosku
design-forget = Zmazať túto mozaiku
design-forget-sure = Zmazať natrvalo?
design-keep = Ponechať
design-share = Zdieľať
design-link = Odkaz
design-link-about = Odkaz obsahuje celú mozaiku. Kto ho otvorí, môže pokračovať s kópiou.
design-copy = Kopírovať odkaz
design-send = Odoslať
design-files-about = Alebo stiahni súbor:
design-file-png = Obrázok (PNG)
design-file-svg = Kresba (SVG)
design-file-json = Dáta (JSON)
design-damaged = Táto mozaika sa nedá otvoriť
design-damaged-text = Odkaz môže byť neúplný alebo bola mozaika v tomto prehliadači zmazaná.

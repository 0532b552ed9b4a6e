## The games for one

solo-title = Hlavolamy
solo-lead = Hry pre jedného: polož všetky štyri farby tak, aby nezostal žiadny diel. Kde prestaneš, tam môžeš pokračovať.
solo-about-classic-solo = 84 dielov na doske 20 × 20. Diely jednej farby sa dotýkajú len rohmi a na konci nič nezostane.
solo-about-trigon-solo = 88 dielov na šesťuholníku z trojuholníkov. Diely jednej farby sa dotýkajú len rohmi a na konci nič nezostane.
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
solo-prospect-yes = Toto sa ešte dá dokončiť
solo-prospect-no = Toto sa už dokončiť nedá
solo-prospect-unknown = Či sa to dá dokončiť, zatiaľ nie je známe
solo-searching = Hľadá sa cesta do konca
solo-complete = Všetky diely sú umiestnené, spolu { $total }
solo-complete-text = Nič nezostalo. Hlavolam je vyriešený.
solo-stuck = Žiadny diel už nepasuje
solo-stuck-text = Vráť pár ťahov alebo začni znova.
solo-undo = Vrátiť
solo-hint = Rada
solo-hint-way = Tento ťah je súčasťou cesty do konca.
solo-restart = Začať znova
solo-restart-sure = Zložiť všetky diely z dosky?
solo-again = Začať znova

## Designs

design-lead = Skladaj obrázky z ľubovoľných dielov a farieb, bez pravidiel. Ukladaj ich a zdieľaj.
design-mine = Tvoje vzory
design-new = Nový vzor
design-untitled = Bez názvu
design-name = Názov
design-board-classic = 20 × 20 políčok, 21 dielov
design-board-duo = 14 × 14 políčok, 21 dielov
design-board-polyomino-8 = 8 × 8 políčok, 9 dielov
design-board-polyomino-12 = 12 × 12 políčok, 9 dielov
design-board-polyomino-hexa = 20 × 20 políčok, 56 dielov
design-board-trigon = Veľký šesťuholník, 22 dielov
design-board-trigon-3 = Malý šesťuholník, 22 dielov
design-pieces = { $count ->
    [0] Zatiaľ nič neleží
    [one] { $count } diel
    [few] { $count } diely
    [many] { $count } dielu
   *[other] { $count } dielov
  }
design-colour = Farba
design-first = Vyber farbu a vezmi diel.
design-put = Polož ho na dosku.
design-how = Ber si diely zhora, koľkokrát chceš. Uchop diel na doske a môžeš ho posunúť, otočiť, prefarbiť alebo odobrať.
design-lifted = Posuň ho, vyber inú farbu alebo ho odober.
design-taken = Leží tam iný diel
design-remove = Odobrať tento diel
design-clear = Vyčistiť dosku
design-forget = Zmazať tento vzor
design-forget-sure = Zmazať nadobro?
design-keep = Ponechať
design-share = Zdieľať
design-link = Odkaz
design-link-about = Odkaz obsahuje celý vzor. Kto ho otvorí, môže pokračovať s kópiou.
design-copy = Kopírovať odkaz
design-send = Odoslať
design-files-about = Alebo ako súbor:
design-file-png = Obrázok (PNG)
design-file-svg = Kresba (SVG)
design-file-json = Dáta (JSON)
design-damaged = Tento vzor sa nedá otvoriť
design-damaged-text = Odkaz môže byť neúplný alebo bol vzor v tomto prehliadači zmazaný.

## The games for one

solo-title = Hlavolamy
solo-lead = Hry pre jedného: polož všetky štyri farby a nenechaj zvýšiť žiadny diel. Kde prestaneš, tam môžeš pokračovať.
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

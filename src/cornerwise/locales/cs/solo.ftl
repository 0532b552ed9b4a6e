## The games for one

solo-title = Hlavolamy
solo-lead = Hry pro jednoho: polož všechny čtyři barvy tak, aby nezbyl žádný díl. Kde přestaneš, tam můžeš pokračovat.
solo-about-classic-solo = 84 dílů na plánu 20 × 20. Díly jedné barvy se dotýkají jen rohy a na konci nic nezbude.
solo-about-trigon-solo = 88 dílů na šestiúhelníku z trojúhelníků. Díly jedné barvy se dotýkají jen rohy a na konci nic nezbude.
solo-begin = Začít
solo-continue = Pokračovat
solo-look = Prohlédnout
solo-best = Tvůj rekord: { $best }
solo-progress = Postup
solo-placed = Díly: { $placed } z { $total }
solo-of = { $placed } z { $total }
solo-left = { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
    [many] zbývá { $left }
   *[other] zbývá { $left }
  }
solo-prospect-yes = Tohle se ještě dá dokončit
solo-prospect-no = Tohle se už dokončit nedá
solo-prospect-unknown = Zda se to dá dokončit, zatím není známo
solo-searching = Hledá se cesta do konce
solo-complete = Všechny díly jsou umístěné, celkem { $total }
solo-complete-text = Nic nezbylo. Hlavolam je vyřešen.
solo-stuck = Žádný díl už nepasuje
solo-stuck-text = Vrať pár tahů, nebo začni znovu.
solo-undo = Vrátit
solo-hint = Rada
solo-hint-way = Tento tah je součástí cesty do konce.
solo-restart = Začít znovu
solo-restart-sure = Sundat všechny díly z plánu?
solo-again = Začít znovu

## Designs

design-lead = Skládej obrázky z libovolných dílů a barev, bez pravidel. Ukládej je a sdílej.
design-mine = Tvoje vzory
design-new = Nový vzor
design-untitled = Bez názvu
design-name = Název
design-board-classic = 20 × 20 políček, 21 dílů
design-board-duo = 14 × 14 políček, 21 dílů
design-board-polyomino-8 = 8 × 8 políček, 9 dílů
design-board-polyomino-12 = 12 × 12 políček, 9 dílů
design-board-polyomino-hexa = 20 × 20 políček, 56 dílů
design-board-trigon = Velký šestiúhelník, 22 dílů
design-board-trigon-3 = Malý šestiúhelník, 22 dílů
design-pieces = { $count ->
    [0] Zatím nic neleží
    [one] { $count } díl
    [few] { $count } díly
    [many] { $count } dílu
   *[other] { $count } dílů
  }
design-colour = Barva
design-first = Vyber barvu a vezmi díl.
design-put = Polož ho na plán.
design-how = Ber si díly shora, jak často chceš. Uchop díl na plánu a můžeš ho posunout, otočit, přebarvit nebo odebrat.
design-lifted = Posuň ho, vyber jinou barvu, nebo ho odeber.
design-taken = Leží tam jiný díl
design-remove = Odebrat tento díl
design-clear = Vyčistit plán
design-forget = Smazat tento vzor
design-forget-sure = Smazat nadobro?
design-keep = Ponechat
design-share = Sdílet
design-link = Odkaz
design-link-about = Odkaz obsahuje celý vzor. Kdo ho otevře, může pokračovat s kopií.
design-copy = Kopírovat odkaz
design-send = Odeslat
design-files-about = Nebo jako soubor:
design-file-png = Obrázek (PNG)
design-file-svg = Kresba (SVG)
design-file-json = Data (JSON)
design-damaged = Tento vzor nejde otevřít
design-damaged-text = Odkaz může být neúplný, nebo byl vzor v tomto prohlížeči smazán.

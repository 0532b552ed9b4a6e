## The games for one

solo-title = Hry pro jednoho
solo-lead = Hry pro jednoho: pokládej všechny čtyři barvy, dokud nezbude žádný díl. Můžeš přestat a pokračovat, kdy chceš.
solo-about-classic-solo = 84 dílů na plánu 20 × 20. Každá barva se smí sama sebe dotýkat jen rohy. Dokážeš umístit všechny?
solo-about-trigon-solo = 88 dílů na šestiúhelníku z trojúhelníků. Každá barva se smí sama sebe dotýkat jen rohy. Dokážeš umístit všechny?
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
solo-prospect-yes = Tohle se ještě dá vyřešit
solo-prospect-no = Tohle se už vyřešit nedá
solo-prospect-unknown = Zatím není známo, zda se to dá vyřešit
solo-searching = Hledá se řešení…
solo-complete = Všechny díly jsou umístěné, celkem { $total }
solo-complete-text = Hlavolam je vyřešený.
solo-stuck = Žádný díl už nepasuje
solo-stuck-text = Vrať pár tahů, nebo začni znovu.
solo-undo = Vrátit
solo-hint = Ukázat nápovědu
solo-hint-way = Tento tah je součástí řešení.
solo-restart = Začít znovu
solo-restart-sure = Odebrat všechny díly a začít znovu?
solo-again = Začít znovu

## Designs

design-lead = Vytvářej obrázky z libovolných dílů a barev. Žádná pravidla tu nejsou. Ukládej své mozaiky a sdílej je.
design-mine = Tvoje mozaiky
design-new = Nová mozaika
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
    [0] Zatím žádné díly
    [one] { $count } díl
    [few] { $count } díly
    [many] { $count } dílu
   *[other] { $count } dílů
  }
design-colour = Barva
design-first = Vyber barvu a díl.
design-put = Polož ho na herní plán.
design-how = Vybírej díly nahoře, jak často chceš. Označ díl na herním plánu a můžeš ho posunout, otočit, přebarvit nebo odebrat.
design-lifted = Posuň ho, vyber jinou barvu, nebo ho odeber.
design-taken = Leží tu jiný díl
design-remove = Odebrat tento díl
design-clear = Vyčistit herní plán
design-forget = Smazat tuto mozaiku
design-forget-sure = Smazat navždy?
design-keep = Ponechat
design-share = Sdílet
design-link = Odkaz
design-link-about = Odkaz obsahuje celou mozaiku. Kdo ho otevře, může pokračovat s kopií.
design-copy = Kopírovat odkaz
design-send = Odeslat
design-files-about = Nebo si stáhni soubor:
design-file-png = Obrázek (PNG)
design-file-svg = Kresba (SVG)
design-file-json = Data (JSON)
design-damaged = Tuto mozaiku nejde otevřít
design-damaged-text = Odkaz může být neúplný, nebo byla mozaika v tomto prohlížeči smazána.

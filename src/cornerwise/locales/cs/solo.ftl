## The games for one

solo-title = Hlavolamy
solo-lead = Hry pro jednoho: polož všechny čtyři barvy a nenech zbýt žádný díl. Kde přestaneš, tam můžeš pokračovat.
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
solo-hint = Nápověda
solo-hint-way = Tento tah je součástí cesty do konce.
solo-restart = Začít znovu
solo-restart-sure = Sundat všechny díly z plánu?
solo-again = Začít znovu

## Designs

design-lead = Skládej obrázky z libovolných dílů a barev, bez pravidel. Ukládej je a sdílej.

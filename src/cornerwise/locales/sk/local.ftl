## Games that run in the browser

menu-online = Pokračovať online
games-here = V tomto prehliadači
games-import = Pridať hry zo súboru
games-delete = Vymazať
games-keep = Ponechať
local-no-undo = Nemáš ťah, ktorý by sa dal vrátiť.
local-declined = Počítač hrá ďalej.
local-not-now = To teraz nejde.
local-unable = Tento prehliadač nedokáže hru spustiť sám.
menu-save-online = Uložiť online
alone-from-here = Hrať odtiaľto ďalej sám
alone-about = Touto pozíciou sa začína nová partia proti počítaču. Zostane v tomto prehliadači a partia, z ktorej vychádza, zostane, ako je.
alone-seat = Hráš za
online-differs = Táto partia je už online a pokračovala tam inak. Obe zostávajú; tá druhá je medzi tvojimi partiami.
games-known = Partie, ktoré tu už boli: { $count }

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

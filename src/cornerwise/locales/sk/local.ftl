## Games that run in the browser

menu-online = Pokračovať online
games-here = Na tomto zariadení
games-import = Pridať hry zo súboru
games-delete = Vymazať
games-keep = Ponechať
local-no-undo = Nemáš ťah, ktorý by sa dal vrátiť.
local-declined = Počítač chce hrať ďalej.
local-not-now = To teraz nie je možné.
local-unable = Tento prehliadač nedokáže hru spustiť sám. Skús novší prehliadač.
menu-save-online = Uložiť online
alone-from-here = Pokračovať proti počítaču
alone-about = Z tejto pozície sa začne nová hra proti počítaču. Uloží sa na tomto zariadení a pôvodná hra zostane, ako je.
alone-seat = Hráš za
online-differs = Táto hra je už online a pokračovala tam inak. Obe zostávajú: tú druhú nájdeš medzi svojimi hrami.
games-known = Hry, ktoré tu už máš: { $count }

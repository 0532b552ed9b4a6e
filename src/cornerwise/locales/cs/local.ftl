## Games that run in the browser

menu-online = Pokračovat online
games-here = V tomto prohlížeči
games-import = Přidat hry ze souboru
games-delete = Smazat
games-keep = Ponechat
local-no-undo = Nemáš tah, který by šel vrátit.
local-declined = Počítač hraje dál.
local-not-now = To teď nejde.
local-unable = Tento prohlížeč hru sám nespustí.
menu-save-online = Uložit online
alone-from-here = Hrát odtud dál sám
alone-about = Touto pozicí začíná nová partie proti počítači. Zůstane v tomto prohlížeči a partie, ze které vychází, zůstane, jak je.
alone-seat = Hraješ za
online-differs = Tato partie je už online a pokračovala tam jinak. Obě zůstávají; ta druhá je mezi tvými partiemi.
games-known = Partie, které tu už byly: { $count }

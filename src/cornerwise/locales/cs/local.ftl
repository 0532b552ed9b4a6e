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

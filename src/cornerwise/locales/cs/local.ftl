## Games that run in the browser

menu-online = Pokračovat online
games-here = Na tomto zařízení
games-import = Přidat hry ze souboru
games-delete = Smazat
games-keep = Ponechat
local-no-undo = Nemáš žádný tah k vrácení.
local-declined = Počítač chce hrát dál.
local-not-now = To teď udělat nemůžeš.
local-unable = Tento prohlížeč hru sám nespustí. Zkus novější prohlížeč.
menu-save-online = Uložit online
alone-from-here = Pokračovat bez ostatních
alone-about = Z této pozice začne nová hra proti počítači. Uloží se na tomto zařízení a původní hra zůstane, jak je.
alone-seat = Hraješ za
online-differs = Tato hra je už online a pokračovala tam jinak. Obě zůstávají: tu druhou najdeš mezi svými hrami.
games-known = Hry, které tu už máš: { $count }

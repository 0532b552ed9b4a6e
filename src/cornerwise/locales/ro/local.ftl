## Games that run in the browser

menu-online = Continuă online
games-here = În acest browser
games-import = Adaugă partide dintr-un fișier
games-delete = Șterge
games-keep = Păstrează
local-no-undo = Nu ai nicio mutare care să poată fi retrasă.
local-declined = Calculatorul joacă mai departe.
local-not-now = Acum nu se poate.
local-unable = Acest browser nu poate rula jocul singur.

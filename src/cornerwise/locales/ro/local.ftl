## Games that run in the browser

menu-online = Continuă online
games-here = Pe acest dispozitiv
games-import = Adaugă partide dintr-un fișier
games-delete = Șterge
games-keep = Păstrează
local-no-undo = Nu ai nicio mutare de retras.
local-declined = Calculatorul vrea să continue partida.
local-not-now = Nu poți face asta acum.
local-unable = Acest browser nu poate rula jocul de unul singur. Încearcă un browser mai nou.

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
menu-save-online = Salvează online
alone-from-here = Continuă pe cont propriu
alone-about = Începe din această poziție o partidă nouă împotriva calculatorului. Se salvează pe acest dispozitiv, iar partida inițială rămâne cum este.
alone-seat = Tu joci
online-differs = Această partidă este deja online și a continuat altfel acolo. Le păstrăm pe amândouă: pe cealaltă o găsești printre partidele tale.
games-known = Partide pe care le ai deja aici: { $count }

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
alone-from-here = Continuă singur de aici
alone-about = Cu această poziție începe o partidă nouă împotriva calculatorului. Rămâne în acest browser, iar partida din care vine rămâne cum este.
alone-seat = Joci cu
online-differs = Această partidă este deja online și a continuat altfel acolo. Se păstrează amândouă; cealaltă este printre partidele tale.
games-known = Partide care erau deja aici: { $count }

## Games that run in the browser

menu-online = Tęsti internete
games-here = Šiame įrenginyje
games-import = Pridėti partijų iš failo
games-delete = Ištrinti
games-keep = Palikti
local-no-undo = Neturite ėjimo, kurį būtų galima atšaukti.
local-declined = Kompiuteris nori žaisti toliau.
local-not-now = Dabar to padaryti negalite.
local-unable = Ši naršyklė negali pati paleisti žaidimo. Išbandykite naujesnę.
menu-save-online = Išsaugoti internete
alone-from-here = Tęsti vienam
alone-about = Nuo šios padėties pradedama nauja partija su kompiuteriu. Ji saugoma šiame įrenginyje, o pradinė partija lieka tokia, kokia yra.
alone-seat = Jūs žaidžiate
online-differs = Ši partija jau yra internete ir ten tęsėsi kitaip. Paliekamos abi: kitą rasite tarp savo partijų.
games-known = Partijų, kurias čia jau turite: { $count }

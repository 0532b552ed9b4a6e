## Games that run in the browser

menu-online = Tęsti internete
games-here = Šioje naršyklėje
games-import = Pridėti partijų iš failo
games-delete = Ištrinti
games-keep = Palikti
local-no-undo = Neturite ėjimo, kurį būtų galima atšaukti.
local-declined = Toliau žaidžia kompiuteris.
local-not-now = Dabar tai neįmanoma.
local-unable = Ši naršyklė negali pati paleisti žaidimo.
menu-save-online = Išsaugoti internete
alone-from-here = Toliau žaisti vienam nuo čia
alone-about = Nuo šios pozicijos prasideda nauja partija prieš kompiuterį. Ji lieka šioje naršyklėje, o partija, iš kurios ji kilo, lieka kaip buvusi.
alone-seat = Žaidi
online-differs = Ši partija jau yra internete ir ten tęsėsi kitaip. Abi išsaugomos; kita yra tarp tavo partijų.
games-known = Partijos, kurios jau buvo čia: { $count }

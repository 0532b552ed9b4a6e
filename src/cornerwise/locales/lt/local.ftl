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

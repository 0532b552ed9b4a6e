## Games that run in the browser

menu-online = Jätka võrgus
games-here = Selles brauseris
games-import = Lisa mänge failist
games-delete = Kustuta
games-keep = Jäta alles
local-no-undo = Sul ei ole käiku, mida saaks tagasi võtta.
local-declined = Arvuti mängib edasi.
local-not-now = See ei ole praegu võimalik.
local-unable = See brauser ei saa mängu ise käitada.
menu-save-online = Salvesta võrku
alone-from-here = Mängi siit üksi edasi
alone-about = Sellest seisust algab uus mäng arvuti vastu. See jääb sellesse brauserisse ja algne mäng jääb nii, nagu on.
alone-seat = Sina mängid
online-differs = See mäng on juba võrgus ja läks seal teisiti edasi. Mõlemad jäävad alles; teine on sinu mängude seas.
games-known = Mängud, mis olid juba siin: { $count }

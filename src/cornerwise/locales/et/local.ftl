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

## Games that run in the browser

menu-online = Online verder spelen
games-here = In deze browser
games-import = Partijen uit een bestand toevoegen
games-delete = Verwijderen
games-keep = Bewaren
local-no-undo = Er is geen zet van jou die kan worden teruggenomen.
local-declined = De computer speelt verder.
local-not-now = Dat kan nu niet.
local-unable = Deze browser kan het spel niet zelf uitvoeren.

## Games that run in the browser

menu-online = Fortsæt online
games-here = I denne browser
games-import = Tilføj partier fra en fil
games-delete = Slet
games-keep = Behold
local-no-undo = Du har intet træk, der kan tages tilbage.
local-declined = Computeren spiller videre.
local-not-now = Det kan ikke lade sig gøre lige nu.
local-unable = Denne browser kan ikke selv køre spillet.

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
menu-save-online = Gem det online
alone-from-here = Spil videre alene herfra
alone-about = Med denne stilling begynder et nyt spil mod computeren. Det bliver i denne browser, og det oprindelige spil bliver, som det er.
alone-seat = Du spiller
online-differs = Dette spil er allerede online og gik anderledes videre dér. Begge beholdes; det andet er blandt dine spil.
games-known = Spil, der allerede var her: { $count }

## Games that run in the browser

menu-online = Fortsæt online
games-here = På denne enhed
games-import = Tilføj partier fra en fil
games-delete = Slet
games-keep = Behold
local-no-undo = Du har intet træk at fortryde.
local-declined = Computeren vil spille videre.
local-not-now = Det kan du ikke gøre lige nu.
local-unable = Denne browser kan ikke selv køre spillet. Prøv en nyere browser.
menu-save-online = Gem online
alone-from-here = Fortsæt på egen hånd
alone-about = Starter et nyt parti mod computeren fra denne stilling. Det gemmes på denne enhed, og det oprindelige parti bliver, som det er.
alone-seat = Du spiller
online-differs = Dette parti er allerede online og fortsatte anderledes dér. Begge gemmes: Du finder det andet blandt dine partier.
games-known = Partier, du allerede har her: { $count }

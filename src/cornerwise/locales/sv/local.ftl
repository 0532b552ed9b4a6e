## Games that run in the browser

menu-online = Fortsätt online
games-here = I den här webbläsaren
games-import = Lägg till partier från en fil
games-delete = Radera
games-keep = Behåll
local-no-undo = Du har inget drag som kan tas tillbaka.
local-declined = Datorn spelar vidare.
local-not-now = Det går inte just nu.
local-unable = Den här webbläsaren kan inte köra spelet själv.
menu-save-online = Spara online
alone-from-here = Spela vidare ensam härifrån
alone-about = Med den här ställningen börjar ett nytt parti mot datorn. Det stannar i den här webbläsaren, och partiet det kommer från förblir som det är.
alone-seat = Du spelar
online-differs = Partiet finns redan online och fortsatte annorlunda där. Båda sparas; det andra finns bland dina partier.
games-known = Partier som redan fanns här: { $count }

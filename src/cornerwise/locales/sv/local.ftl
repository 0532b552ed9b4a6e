## Games that run in the browser

menu-online = Fortsätt online
games-here = På den här enheten
games-import = Lägg till partier från en fil
games-delete = Ta bort
games-keep = Behåll
local-no-undo = Du har inget drag att ångra.
local-declined = Datorn vill spela vidare.
local-not-now = Du kan inte göra det just nu.
local-unable = Den här webbläsaren kan inte köra spelet själv. Prova en nyare webbläsare.
menu-save-online = Spara online
alone-from-here = Fortsätt på egen hand
alone-about = Startar ett nytt parti mot datorn från den här ställningen. Det sparas på den här enheten, och det ursprungliga partiet ändras inte.
alone-seat = Du spelar
online-differs = Partiet finns redan online och fortsatte annorlunda där. Båda sparas: du hittar det andra bland dina partier.
games-known = Partier som du redan har här: { $count }

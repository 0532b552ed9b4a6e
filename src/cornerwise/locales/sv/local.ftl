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

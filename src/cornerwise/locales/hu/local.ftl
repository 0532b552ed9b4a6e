## Games that run in the browser

menu-online = Folytatás online
games-here = Ebben a böngészőben
games-import = Játszmák hozzáadása fájlból
games-delete = Törlés
games-keep = Megtartás
local-no-undo = Nincs visszavonható lépésed.
local-declined = A gép tovább játszik.
local-not-now = Ez most nem lehetséges.
local-unable = Ez a böngésző nem tudja önállóan futtatni a játékot.

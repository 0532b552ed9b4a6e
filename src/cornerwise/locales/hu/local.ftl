## Games that run in the browser

menu-online = Folytatás online
games-here = Ezen az eszközön
games-import = Játszmák hozzáadása fájlból
games-delete = Törlés
games-keep = Megtartás
local-no-undo = Nincs visszavonható lépésed.
local-declined = A számítógép folytatni szeretné a játszmát.
local-not-now = Ezt most nem teheted meg.
local-unable = Ez a böngésző nem tudja önállóan futtatni a játékot. Próbálj egy újabb böngészőt.

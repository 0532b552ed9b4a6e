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
menu-save-online = Mentés online
alone-from-here = Folytatás innen egyedül
alone-about = Ezzel az állással új játszma kezdődik a számítógép ellen. Ebben a böngészőben marad, az eredeti játszma pedig marad, ahogy van.
alone-seat = Te játszol
online-differs = Ez a játszma már online van, és ott másként folytatódott. Mindkettő megmarad; a másik a játszmáid között van.
games-known = Játszmák, amelyek már itt voltak: { $count }

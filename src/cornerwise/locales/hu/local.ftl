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
alone-from-here = Folytatás egyedül
alone-about = Új játszmát indít ebből az állásból a számítógép ellen. Ezen az eszközön tároljuk, az eredeti játszma pedig változatlan marad.
alone-seat = Te játszol
online-differs = Ez a játszma már online van, és ott másként folytatódott. Mindkettőt megőrizzük: a másikat a játszmáid között találod.
games-known = Játszmák, amelyek már megvannak itt: { $count }

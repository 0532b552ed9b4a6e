result-page = Eredmény
result-open = A játszma folytatódik
result-by-resigned = A többiek feladták.
result-by-time = A többiek kifutottak az időből.
result-by-left = A többiek elmentek.
result-you-resigned = Feladtad.
result-you-time = Lejárt az időd.
result-you-left = Elmentél.
result-dropped = { $name }: { $how }
result-by-draw = A játékosok megegyeztek benne.
result-all-placed = Minden lapocska a táblán: { $colour }.
result-solo-done = Minden lapocska a táblán van
result-solo-short = Nem jutott hely minden lapocskának
over-replay = Visszajátszás
sum-won = nyert
sum-deal = { $deal }. leosztás
sum-together = A társsal együtt
sum-nobody = Gazdátlan szín
sum-nobody-text = Mindenki felváltva rakta. Nem számít.
sheet-left = Megmaradt lapocska: { $piece }{ $count ->
    [one] {""}
   *[other] , { $count } darab
  }
sheet-cells-placed = { $count } lefedett mező
sheet-pieces-placed = { $count } lerakott lapocska
sheet-seen = { $count } felülről látható mező
sheet-all-placed = Minden lapocska lerakva
sheet-single-last = Legutoljára az egymezős
sheet-tile = { $count } lerakott lapka
sheet-bridge = { $count } híd
sheet-hexagon = { $count } bezárt hatszög
sheet-opening-triple = Kezdés három egyforma számmal
sheet-opening-zero = Kezdés három nullával
sheet-out = Az utolsó lapka lerakása
sheet-draw = { $count } húzott lapka
sheet-third-draw = { $count ->
    [one] Egy harmadik lapka, amely nem illett
   *[other] { $count } harmadik lapka, amely nem illett
  }
sheet-hands = Kézben maradt lapkák
review-title = Elemzés
review-about = Illessz be egy játszmát, és a gép elmondja, hogyan alakult, melyik lépés mennyit ért, és mi lett volna jobb.
review-progress = { $done ->
    [0] A gép nézi a játszmát
   *[other] { $done } / { $total } lépés megnézve
  }
review-progress-text = Közben végiglépkedhetsz a játszmán. Ha elhagyod az oldalt, a munka leáll.
review-quantity = Mit mutatnak a vonalak
review-margins = Pontelőny
review-shares = Nyerési esély
review-graph = A játszma állása minden lépés után
review-as-table = Táblázatként
review-as-graph = Grafikonként
review-table = A játszma állása táblázatban
review-move = Előtte
review-before = { $ply }: { $move }
review-end = A vége
review-errors = ± az a tartomány, ahová egy tizenhatszor ilyen hosszú keresés 100-ból 95-ször jut. A ± nélküli érték pontos.
review-at = { $ply ->
    [0] A kezdőállás után
    [one] 1 lépés után
   *[other] { $ply } lépés után
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-percent-lost = −{ $share }%
review-turning = Fordulópontok
review-no-turning = Egyik lépés sem került sokba. Mindenki jól játszott.
review-lost-margins = elvesztett pont a legjobb lépéshez képest
review-lost-shares = elvesztett esély a legjobb lépéshez képest
review-move-of = { $number }. lépés, { $name }
review-instead = { $move }; jobb volt: { $better }
review-better = Jobb: { $move }
review-was-best = A gép nem talált jobbat.
review-choose = Válassz egy lépést, és meglátod, mi lett volna jobb.
review-line = Hogyan folytatódhatott volna
review-line-show = Változat mutatása
review-line-one = Lépés mutatása
review-line-hide = Változat elrejtése
review-line-back = Egy lépéssel vissza a változatban
review-line-on = Egy lépéssel előre a változatban
review-line-at = { $step } / { $count }
review-try = Próba innen
move-lays = { $piece } ide: { $cell }
move-lays-tile = lapka: { $tile }
move-keep = a szín megtartása
move-swap = színcsere
move-draw = lapka húzása
move-pass = passz
replay-title = Visszajátszás
replay-about = Illessz be egy játszmát, és nézd végig lépésről lépésre.
replay-slider = Hely a játszmában
replay-where = { $ply ->
    [0] Az első lépés előtt, összesen { $count }
   *[other] { $ply }. lépés, összesen { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Lejátszás
replay-pause = Szünet
replay-end = A végére
replay-speed = Sebesség
replay-times = { $speed } ×
replay-next = következik
head-back = Vissza
record-label = Játszma .blksgf vagy JSON formában
record-open = Megnyitás
record-file = Fájl választása
record-build = Állás felépítése
record-other = Másik játszma
record-hint = Ide is húzhatsz egy fájlt. A kiszolgálón semmi sem marad meg.
record-none = Ebben a szövegben nincs játszma.
record-which = { $count } játszma. Melyik legyen?
export-title = Megosztás és mentés
export-share = Megosztás
export-link = Link másolása
export-blksgf = .blksgf-fájl
export-blksgf-text = e játékok más programjaihoz
export-json = JSON-jegyzőkönyv
export-json-text = minden adat, itt újra megnyitható
export-svg = SVG-kép
export-svg-text = minden méretben éles
export-png = PNG-kép
export-png-text = üzenetekhez és oldalakhoz
editor-title = Szerkesztő
editor-moves = { $count ->
    [0] Rakd le az első lapocskát
    [one] 1 lépés
   *[other] { $count } lépés
  }
editor-over = A játszma véget ért
editor-over-text = Már senki sem tud lépni.
editor-undo = Vissza
editor-clear = Törlés
editor-computer = A gép lép
editor-analyse = Legjobb lépések
editor-review = Elemzés
editor-found = Mit tenne a gép
editor-value = { $margin } · { $share }%
editor-make = { $letter } lépés megtétele
editor-game = A játék
editor-which = Melyik játék
editor-game-kind = { $game }, { $kind }
editor-begin = Újrakezdés
doors = Játszmák máshonnan
door-review = Játszma elemzése
door-replay = Játszma visszajátszása
door-editor = Állás felépítése

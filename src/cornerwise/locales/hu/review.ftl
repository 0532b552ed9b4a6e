result-page = Eredmény
result-open = Folyamatban lévő játszma
result-by-resigned = A többiek feladták.
result-by-time = A többiek kifutottak az időből.
result-by-left = A többiek kiléptek.
result-by-draw = A játékosok megegyeztek a döntetlenben.
result-all-placed = Minden lapocskáját lerakta: { $colour }.
result-you-resigned = Feladtad.
result-you-time = Lejárt az időd.
result-you-left = Kiléptél a játszmából.
result-dropped = { $name }: { $how }
result-solo-done = Minden lapocska a táblán van
result-solo-short = Nem került le minden lapocska
over-replay = Visszajátszás
sum-won = nyert
sum-deal = { $deal }. leosztás
sum-together = A csapat összesen
sum-nobody = Közös szín
sum-nobody-text = Mindenki felváltva rakta. Nem számít.
sheet-left = Megmaradt lapocska: { $piece }{ $count ->
    [one] {""}
   *[other] , { $count } darab
  }
sheet-cells-placed = { $count } lefedett mező
sheet-pieces-placed = { $count } lerakott lapocska
sheet-seen = { $count } felülről látható mező
sheet-all-placed = Minden lapocska lerakva
sheet-single-last = A legkisebb lapocska utoljára lerakva
sheet-tile = { $count } lerakott lapka
sheet-bridge = { $count } híd
sheet-hexagon = { $count } bezárt hatszög
sheet-opening-triple = Kezdés három egyforma számmal
sheet-opening-zero = Kezdés három nullával
sheet-out = Az utolsó lapka lerakása
sheet-draw = { $count } húzott lapka
sheet-third-draw = { $count ->
    [one] Harmadik húzott lapka, lerakás nélkül
   *[other] Harmadik húzott lapka, lerakás nélkül: { $count } alkalommal
  }
sheet-hands = Kézben maradt lapkák
review-title = Kiértékelés
review-about = Illessz be egy játszmát. A számítógép megmutatja, hogyan alakult, melyik lépés mennyit ért, és mi lett volna jobb.
review-progress = { $done ->
    [0] A játszma kiértékelése…
   *[other] Kiértékelés: { $done } / { $total } lépés kész
  }
review-progress-text = Közben végiglépkedhetsz a játszmán. Ha elhagyod az oldalt, a kiértékelés leáll.
review-quantity = Mit mutat a grafikon
review-margins = Pontelőny
review-shares = Nyerési esély
review-graph = A játszma állása minden lépés után
review-as-table = Megjelenítés táblázatként
review-as-graph = Megjelenítés grafikonként
review-table = A játszma állása minden lépés után, táblázatban
review-move = Következő lépés
review-before = { $ply }: { $move }
review-end = A vége
review-errors = A ± a hibahatár: egy 16-szor ilyen hosszú keresés 100-ból 95-ször ezen belül marad. A ± nélküli érték pontos.
review-at = { $ply ->
    [0] Kezdőállás
    [one] 1 lépés után
   *[other] { $ply } lépés után
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Fordulópontok
review-no-turning = Egyik lépés sem került sokba. Mindenki jól játszott.
review-lost-margins = elvesztett pont a legjobb lépéshez képest
review-move-of = { $number }. lépés, { $name }
review-instead = { $move }. Jobb: { $better }
review-better = Jobb: { $move }
review-was-best = A számítógép nem talált jobbat.
review-choose = Válassz egy lépést, és meglátod, mi lett volna jobb.
review-line = Hogyan folytatódhatott volna a játszma
review-line-show = Lépések mutatása
review-line-one = Lépés mutatása
review-line-hide = Lépések elrejtése
review-line-back = Előző ezek közül a lépések közül
review-line-on = Következő ezek közül a lépések közül
review-line-at = { $step } / { $count }
move-lays = { $piece } ide: { $cell }
move-lays-tile = lapka: { $tile }
move-keep = a szín megtartása
move-swap = színcsere
move-draw = lapka húzása
move-pass = passz
replay-title = Visszajátszás
replay-about = Illessz be egy játszmát, és nézd végig lépésről lépésre.
replay-slider = Hol tart a játszma
replay-where = { $ply ->
    [0] Az első lépés előtt, összesen { $count }
   *[other] { $ply }. lépés, összesen { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Lejátszás
replay-pause = Szünet
replay-end = Ugrás a végére
replay-speed = Sebesség
replay-times = { $speed } ×
replay-next = soron
head-back = Vissza
record-label = Játszma .blksgf vagy JSON formában
record-open = Megnyitás
record-file = Fájl választása
record-other = Másik játszma
record-hint = Fájlt is húzhatsz ide. A szerveren semmit sem tárolunk.
record-none = Ebben a szövegben nincs játszma. Illessz be egy .blksgf- vagy JSON-fájlt.
record-which = { $count } játszmát találtunk. Válassz egyet.
export-title = Megosztás és mentés
export-share = Megosztás
export-link = Link másolása
export-text = Másolás szövegként
export-blksgf = .blksgf-fájl
export-blksgf-text = más programokhoz
export-json = JSON-jegyzőkönyv
export-json-text = minden adat, hogy itt újra megnyithasd
export-svg = SVG-kép
export-svg-text = minden méretben éles
export-png = PNG-kép
export-png-text = üzenetekhez és weboldalakhoz
analysis-title = Elemzőtábla
analysis-parts = Mi látszódjon
analysis-pieces = Lapocskák
analysis-lines = Legjobb lépések
analysis-moves = Lépések
analysis-no-moves = Rakj le egy lapocskát bármelyik félnek. Itt jelennek meg a lépéseid és minden kipróbált változat.
analysis-searched = { $count } állás átvizsgálva
analysis-exact = A játszma végéig kiszámolva
analysis-bar = Nyerési esély: { $chances }
analysis-bar-empty = Nyerési esély
analysis-promote = Legyen ez a főváltozat
analysis-remove = Lépés és folytatásának törlése
analysis-menu = További lehetőségek
analysis-new = Új elemzés
analysis-paste = Lépések, játszma beillesztése
analysis-paste-text = Soronként egy lépés, egy link, vagy egy játszma .blksgf vagy JSON formátumban.
analysis-by-moves = A lapkákat a talonból húzzák, ezért egy állás a lépéseiből áll elő. Játszd le őket az asztalon, vagy illeszd be őket.
analysis-saved = Mentve ezen az eszközön
analysis-forget = Elemzés törlése
analysis-from-here = Elemzés innen
arrange-title = Állás felrakása
arrange-ready = A szabályok megengedik ezt az állást.
arrange-broken = Így még nem lehetséges
arrange-missing = { $colour }: hiányzik egy lapocska. A színek felváltva lépnek.
arrange-turn = Soron
arrange-turn-any = A szabályok szerint
arrange-turn-other = Ezekkel a lapocskákkal másik szín van soron.
editor-moves = { $count ->
    [0] Rakd le az első lapocskát
    [one] 1 lépés
   *[other] { $count } lépés
  }
editor-over = Vége a játszmának
editor-over-text = Már senki sem tud lépni.
editor-computer = Lépjen a számítógép
editor-review = Játszma kiértékelése
editor-found = A legjobb lépések
editor-value = { $margin } · { $share }%
editor-make = { $letter } lépés megtétele
editor-game = Játék
editor-which = Válassz játékot
editor-game-kind = { $game }, { $kind }
editor-begin = Újrakezdés
doors = Játszma megnyitása
door-review = Játszma kiértékelése
door-replay = Játszma visszajátszása

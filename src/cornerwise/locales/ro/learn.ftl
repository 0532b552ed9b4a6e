## Pagina lecțiilor

learn-title = Învață
learn-lead = Joacă doar câteva mutări și știi regulile. Fiecare lecție durează două minute.
learn-steps = { $count ->
    [one] un pas
    [few] { $count } pași
   *[other] { $count } de pași
  }
learn-begin = Începe
learn-again = Încă o dată
learn-continue = Continuă
learn-finished = Gata
learn-rules = Reguli
learn-tips = Sfaturi
learn-play = Joacă acum
learn-all = Toate lecțiile

## O lecție

learn-step = Pasul { $number } din { $count }
learn-skip = Sari peste
learn-back = Înapoi
learn-show = Arată-mi
learn-next = Mai departe
learn-done = Exact așa.
learn-colour = Acum joci cu { $colour }.
learn-elsewhere = Ar fi permis. La acest pas, folosește unul dintre locurile marcate.
learn-over = Acum știi regulile acestui joc.
learn-over-text = Joacă o partidă cu calculatorul sau caută amănuntele în reguli.
learn-marked = Marcate: { $cells }
learn-loading = O clipă

## Pași cu pătrate și triunghiuri

learn-start-own = Începe în colțul tău
learn-start-own-text = Prima ta piesă acoperă punctul tău de start. Ia o piesă și pune-o acolo.
learn-start-any = Începe dintr-un punct de start
learn-start-any-text = Prima ta piesă acoperă un punct de start. Ia o piesă și pune-o pe unul liber.
learn-corner = Colțuri, niciodată laturi
learn-corner-text = Fiecare piesă nouă atinge cu un colț una dintre piesele tale. Pune următoarea piesă.
learn-side = Ferește-te de laturile tale
learn-side-text = Piesa aceasta îți atinge propria culoare de-a lungul unei laturi, deci nu poate sta aici. Mut-o sau rotește-o până se potrivește.
learn-others = Ceilalți nu contează
learn-others-text = Alte culori le poți atinge cum vrei. Pune o piesă latură lângă latură cu altă culoare.
learn-reach = Mergi spre spațiul liber
learn-reach-text = Se joacă pentru spațiu. Ajunge la una dintre căsuțele marcate cu o piesă mare.
learn-gap = Strecoară-te
learn-gap-text = Piesele mari nu mai încap peste tot. Continuă cu una mică.
learn-last = Ultimul loc
learn-last-text = Aproape că nu mai e spațiu. Găsește loc pentru o ultimă piesă; apoi jocul se încheie și se numără ce a rămas.
learn-pairs = Câte două din fiecare
learn-pairs-text = Ai fiecare formă de două ori, iar fiecare piesă este un punct. Pune aceeași formă încă o dată.
learn-turn = Rotește-o
learn-turn-text = Triunghiurile se rotesc în șase pași. Rotește piesa până se potrivește, apoi pune-o.
learn-tip = Un colț poate atinge o latură
learn-tip-text = La triunghiuri ajunge un punct comun. Pune piesa astfel încât colțul ei să atingă mijlocul unei laturi drepte.
learn-strict = Colțuri stricte
learn-strict-text = La această masă se joacă cu colțuri stricte: un colț poate atinge doar un colț. Găsește un loc pentru piesă.

## Pași la începutul liber

learn-open-first = Oriunde vrei
learn-open-first-text = Nu există puncte de start. Pune o piesă albastră oriunde.
learn-open-second = Una pentru cealaltă parte
learn-open-second-text = Pui și prima piesă portocalie, de altă formă. Fă-le la fel de bune: celălalt jucător va alege.
learn-choose = Ce culoare ai lua?
learn-choose-text = Acum ești al doilea jucător. Păstrează culorile așa cum sunt sau schimbă-le.

## Pași cu cuburi

learn-floor = Începe pe podea
learn-floor-text = Prima piesă stă oriunde pe podea. Ia o piesă și așaz-o.
learn-join = Alătură-te celorlalți
learn-join-text = Acum joci cu galben. Prima ta piesă stă pe podea și are o față comună cu o piesă aflată deja acolo.
learn-face = Față la față
learn-face-text = Fiecare piesă nouă are o față comună cu culoarea ta, alături sau deasupra. Aici atinge doar o muchie; găsește un loc mai bun.
learn-hole = Fără goluri
learn-hole-text = Nimic nu poate pluti. Piesa aceasta are un gol dedesubt; pune-o unde fiecare cub stă pe ceva.
learn-cover = Ieși deasupra
learn-cover-text = Contează doar ce se vede de sus. Acoperă un pătrat al celeilalte culori.

## Pași cu piese numerotate

learn-tile-first = Prima piesă
learn-tile-first-text = Începe cu orice piesă. Aduce suma numerelor ei, așa că una mare este un început bun.
learn-tile-match = Două numere se potrivesc
learn-tile-match-text = Pune o piesă lângă o latură. Ambele numere de pe acea latură trebuie să fie aceleași pe ambele piese.
learn-tile-hexagon = Închide un hexagon
learn-tile-hexagon-text = Cinci piese stau în jurul unui punct. Pune-o pe a șasea: aduce încă 50 de puncte.
learn-tile-bridge = Construiește un pod
learn-tile-bridge-text = Lipește o piesă cu o latură astfel încât vârful ei să atingă altă piesă. Un pod aduce încă 40 de puncte.
learn-tile-draw = Trage când nimic nu se potrivește
learn-tile-draw-text = Niciuna dintre piesele tale nu se potrivește. Trage una; costă 5 puncte.
learn-tile-out = Ultima piesă
learn-tile-out-text = Pune ultima ta piesă. Cine termină primește 25 de puncte și valoarea tuturor celorlalte mâini.

## Sfaturi lângă tablă

tip-label = Sfat
tip-dismiss = Ascunde acest sfat

## De ce este bun un indiciu

hint-reason-only-move = Este singura mutare.
hint-reason-nothing-to-lay = Niciuna dintre piesele tale nu se potrivește.
hint-reason-swap = Acea culoare stă mai bine.
hint-reason-keep = Culoarea ta stă mai bine.
hint-reason-calculated = Rezistă cel mai bine când jocul continuă.
hint-reason-blocks = Le ia celorlalți { $number ->
    [one] un colț
    [few] { $number } colțuri
   *[other] { $number } de colțuri
  }.
hint-reason-opens-corners = Deschide { $number ->
    [one] un colț nou
    [few] { $number } colțuri noi
   *[other] { $number } de colțuri noi
  }.
hint-reason-large-piece = Folosește o piesă mare cât mai este spațiu.
hint-reason-contests = Merge unde vor și alții să meargă.
hint-reason-towards-middle = Duce spre mijloc.
hint-reason-covers = Acoperă { $number ->
    [one] un pătrat
    [few] { $number } pătrate
   *[other] { $number } de pătrate
  } de-ale altora.
hint-reason-shows = Îți arată culoarea pe încă { $number ->
    [one] un pătrat
    [few] { $number } pătrate
   *[other] { $number } de pătrate
  }.
hint-reason-keeps-going = Îți lasă căi de continuare.
hint-reason-tile = Piesa valorează { $number }.
hint-reason-bridge = Face un pod de { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  }.
hint-reason-hexagon = Închide un hexagon de { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  }.
hint-reason-opening-triple = Trei numere egale aduc încă { $number }.
hint-reason-opening-zero = Trei zerouri aduc încă { $number }.
hint-reason-out = Este ultima ta piesă, pentru { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  }.

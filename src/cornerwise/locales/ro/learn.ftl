## Pagina lecțiilor

learn-title = Învață
learn-lead = Învață regulile jucând câteva mutări. Fiecare lecție durează cam 2 minute.
learn-steps = { $count ->
    [one] un pas
    [few] { $count } pași
   *[other] { $count } de pași
  }
learn-begin = Începe
learn-again = Repetă
learn-continue = Continuă
learn-finished = Gata
learn-rules = Reguli
learn-tips = Sfaturi
learn-play = Joacă acum
learn-all = Toate lecțiile

## O lecție

learn-step = Pasul { $number } din { $count }
learn-skip = Omite
learn-back = Înapoi
learn-show = Arată-mi
learn-next = Mai departe
learn-done = Foarte bine.
learn-colour = Acum joci cu { $colour }.
learn-elsewhere = Mutarea este permisă. La acest pas, te rugăm să folosești unul dintre locurile marcate.
learn-over = Acum știi regulile
learn-over-text = Joacă o partidă împotriva calculatorului sau citește detaliile în reguli.
learn-marked = Marcate: { $cells }
learn-loading = Se încarcă…

## Pași cu pătrate și triunghiuri

learn-start-own = Începe în colțul tău
learn-start-own-text = Prima ta piesă trebuie să acopere punctul tău de start. Alege o piesă și pune-o acolo.
learn-start-any = Alege un punct de start
learn-start-any-text = Prima ta piesă trebuie să acopere un punct de start. Alege o piesă și pune-o pe unul liber.
learn-corner = Atinge colțuri, niciodată laturi
learn-corner-text = Fiecare piesă nouă trebuie să atingă una dintre piesele tale la un colț. Pune următoarea piesă.
learn-side = Nu-ți atinge propriile laturi
learn-side-text = Piesa aceasta îți atinge propria culoare de-a lungul unei laturi, deci nu poate fi pusă aici. Mut-o sau rotește-o până se potrivește.
learn-others = Poți atinge alte culori
learn-others-text = Piesele tale pot atinge alte culori oricum. Pune o piesă latură lângă latură cu altă culoare.
learn-reach = Mergi spre spațiul liber
learn-reach-text = Ai nevoie de spațiu pentru piesele tale. Ajunge cu o piesă mare la unul dintre { $shape ->
    [triangle] triunghiurile marcate
   *[square] pătratele marcate
  }.
learn-gap = Strecoară-te printr-un gol
learn-gap-text = Piesele mari nu mai încap peste tot. Continuă cu una mică.
learn-last = Ultima ta piesă
learn-last-text = Aproape că nu mai este loc. Găsește un loc pentru o ultimă piesă. Apoi partida se încheie și se calculează scorul.
learn-pairs = Câte 2 din fiecare formă
learn-pairs-text = Ai fiecare formă de două ori, iar fiecare piesă pusă aduce 1 punct. Pune aceeași formă încă o dată.
learn-turn = Rotește piesa
learn-turn-text = La triunghiuri, o piesă se rotește în 6 pași. Rotește-o până se potrivește, apoi pune-o.
learn-tip = Un colț poate atinge o latură
learn-tip-text = La triunghiuri este de ajuns un singur punct comun. Pune piesa astfel încât colțul ei să atingă mijlocul unei laturi drepte.
learn-strict = Colțuri stricte
learn-strict-text = În această partidă se joacă cu colțuri stricte: un colț poate atinge doar alt colț. Găsește un loc pentru piesă.

## Pași la începutul liber

learn-open-first = Începe oriunde
learn-open-first-text = Nu există puncte de start. Pune o piesă albastră oriunde.
learn-open-second = Acum cealaltă culoare
learn-open-second-text = Pui și prima piesă portocalie, de altă formă. Fă-le pe amândouă la fel de bune: celălalt jucător va alege între ele.
learn-choose = Ce culoare ai lua?
learn-choose-text = Acum ești al doilea jucător. Păstrează culorile așa cum sunt sau schimbă-le.

## Pași cu cuburi

learn-floor = Începe pe bază
learn-floor-text = Prima piesă poate sta oriunde pe bază. Alege o piesă și pune-o.
learn-join = Alătură-te celorlalți
learn-join-text = Acum joci cu galben. Prima ta piesă trebuie să stea pe bază și să aibă o față comună cu o piesă aflată deja acolo.
learn-face = Față la față
learn-face-text = Fiecare piesă nouă trebuie să aibă o față comună cu propria ta culoare, alături sau deasupra. Aici atinge doar o muchie. Găsește un loc mai bun.
learn-hole = Fără goluri
learn-hole-text = Piesele nu pot pluti. Sub aceasta este un gol: pune-o acolo unde fiecare cub stă pe ceva.
learn-cover = Rămâi deasupra
learn-cover-text = Contează doar ce se vede de sus. Acoperă un pătrat al celeilalte culori.

## Pași cu piese numerotate

learn-tile-first = Prima piesă
learn-tile-first-text = Începe cu orice piesă. Aduce suma numerelor ei, așa că una cu numere mari este un început bun.
learn-tile-match = Potrivește 2 numere
learn-tile-match-text = Pune o piesă lângă o latură. Ambele numere de pe acea latură trebuie să fie aceleași pe ambele piese.
learn-tile-hexagon = Completează un hexagon
learn-tile-hexagon-text = În jurul unui punct sunt 5 piese. Pune-o pe a șasea și primești 50 de puncte în plus.
learn-tile-bridge = Construiește un pod
learn-tile-bridge-text = Lipește o piesă cu o latură astfel încât vârful ei să atingă altă piesă. Un pod aduce 40 de puncte în plus.
learn-tile-draw = Trage când nu se potrivește nimic
learn-tile-draw-text = Niciuna dintre piesele tale nu se potrivește. Trage una: fiecare tragere costă 5 puncte.
learn-tile-out = Ultima ta piesă
learn-tile-out-text = Pune ultima ta piesă. Dacă rămâi fără piese înaintea celorlalți, primești 25 de puncte plus valoarea pieselor rămase la ei.

## Sfaturi lângă tablă

tip-label = Sfat
tip-dismiss = Ascunde acest sfat

## De ce este bun un indiciu

hint-reason-only-move = Este singura mutare posibilă.
hint-reason-nothing-to-lay = Niciuna dintre piesele tale nu se potrivește.
hint-reason-swap = Culoarea aceea are o poziție mai bună.
hint-reason-keep = Culoarea ta are o poziție mai bună.
hint-reason-calculated = Calculând mai departe, este cea mai bună.
hint-reason-blocks = Le închide celorlalți { $number ->
    [one] un colț
    [few] { $number } colțuri
   *[other] { $number } de colțuri
  }.
hint-reason-opens-corners = Deschide { $number ->
    [one] un colț nou
    [few] { $number } colțuri noi
   *[other] { $number } de colțuri noi
  }.
hint-reason-large-piece = Folosește o piesă mare cât mai este loc.
hint-reason-contests = Ocupă un spațiu pe care îl vor și ceilalți.
hint-reason-towards-middle = Înaintează spre mijloc.
hint-reason-covers = Acoperă { $number ->
    [one] un pătrat
    [few] { $number } pătrate
   *[other] { $number } de pătrate
  } de-ale celorlalți.
hint-reason-shows = Îți arată culoarea pe încă { $number ->
    [one] un pătrat
    [few] { $number } pătrate
   *[other] { $number } de pătrate
  }.
hint-reason-shuts = Închide { $number ->
    [one] un colț de unde ar putea continua un adversar
    [few] { $number } colțuri de unde ar putea continua adversarii
   *[other] { $number } de colțuri de unde ar putea continua adversarii
  }: { $cells }.
hint-reason-gave-up = Mutarea jucată a cedat { $number ->
    [one] un colț de unde se putea continua
    [few] { $number } colțuri de unde se putea continua
   *[other] { $number } de colțuri de unde se putea continua
  }: { $cells }.
hint-reason-own-reach = { $shape ->
    [triangle] Triunghiuri
   *[square] Pătrate
  } la care mai poți ajunge după ea: { $number }. După mutarea jucată: { $than }.
hint-reason-rival-reach = { $shape ->
    [triangle] Triunghiuri
   *[square] Pătrate
  } la care pot ajunge adversarii după ea: { $number }. După mutarea jucată: { $than }.
hint-reason-opens-more = Deschide { $number ->
    [one] un colț nou
    [few] { $number } colțuri noi
   *[other] { $number } de colțuri noi
  }. Mutarea jucată a deschis { $than }.
hint-reason-covers-more = Acoperă { $number ->
    [one] un pătrat al altora
    [few] { $number } pătrate ale altora
   *[other] { $number } de pătrate ale altora
  }. Mutarea jucată a acoperit { $than }.
hint-reason-shows-more = Își arată culoarea pe { $number ->
    [one] un pătrat
    [few] { $number } pătrate
   *[other] { $number } de pătrate
  }. Mutarea jucată a arătat { $than }.
hint-reason-larger-piece = Folosește o piesă mai mare, { $number } în loc de { $than }.
hint-reason-keeps-going = Îți lasă mai multe posibilități.
hint-reason-tile = Piesa aduce { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  }.
hint-reason-bridge = Face un pod și aduce { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  } în plus.
hint-reason-hexagon = Completează un hexagon și aduce { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  } în plus.
hint-reason-opening-triple = Dacă începi cu 3 numere egale, primești { $number } în plus.
hint-reason-opening-zero = Dacă începi cu 3 zerouri, primești { $number } în plus.
hint-reason-out = Este ultima ta piesă și aduce { $number ->
    [one] { $number } punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  } în plus.
coach-pick-piece = Alege o piesă. O poți roti și întoarce.
coach-pick-tile = Alege o piesă. Cele palide nu se potrivesc acum.
coach-put-piece = Pune-o pe tablă. Zonele colorate arată unde se potrivește.
coach-put-tile = Pune-o pe masă. Semnele arată unde se potrivește.
coach-place-piece = Se potrivește aici. Apasă Pune ca să muți.
coach-place-tile = Se potrivește aici. Apasă Pune ca să muți.

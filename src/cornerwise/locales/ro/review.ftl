## Rezultatul

result-page = Rezultat
result-open = Partidă în curs
result-by-resigned = Ceilalți au abandonat.
result-by-time = Ceilalți au rămas fără timp.
result-by-left = Ceilalți au ieșit din joc.
result-by-draw = Jucătorii au convenit remiza.
result-all-placed = { $colour } și-a pus toate piesele.
result-you-resigned = Ai abandonat.
result-you-time = Ai rămas fără timp.
result-you-left = Ai ieșit din joc.
result-dropped = { $name }: { $how }
result-solo-done = Toate piesele sunt pe tablă
result-solo-short = Nu toate piesele au fost puse
over-replay = Revezi

## Suma fiecărui loc

sum-won = a câștigat
sum-deal = Runda { $deal }
sum-together = Totalul echipei
sum-nobody = Culoare comună
sum-nobody-text = Toți au pus-o pe rând. Nu contează.
sheet-left = Piesa { $piece } rămasă{ $count ->
    [one] {""}
    [few] , { $count } bucăți
   *[other] , { $count } de bucăți
  }
sheet-cells-placed = { $count ->
    [one] un pătrat acoperit
    [few] { $count } pătrate acoperite
   *[other] { $count } de pătrate acoperite
  }
sheet-pieces-placed = { $count ->
    [one] o piesă pusă
    [few] { $count } piese puse
   *[other] { $count } de piese puse
  }
sheet-seen = { $count ->
    [one] un pătrat văzut de sus
    [few] { $count } pătrate văzute de sus
   *[other] { $count } de pătrate văzute de sus
  }
sheet-all-placed = Toate piesele puse
sheet-single-last = Cea mai mică piesă, pusă ultima
sheet-tile = { $count ->
    [one] o piesă pusă
    [few] { $count } piese puse
   *[other] { $count } de piese puse
  }
sheet-bridge = { $count ->
    [one] un pod
    [few] { $count } poduri
   *[other] { $count } de poduri
  }
sheet-hexagon = { $count ->
    [one] un hexagon completat
    [few] { $count } hexagoane completate
   *[other] { $count } de hexagoane completate
  }
sheet-opening-triple = A început cu trei numere egale
sheet-opening-zero = A început cu trei zerouri
sheet-out = A pus ultima piesă
sheet-draw = { $count ->
    [one] o piesă trasă
    [few] { $count } piese trase
   *[other] { $count } de piese trase
  }
sheet-third-draw = { $count ->
    [one] A treia piesă trasă, niciuna pusă
    [few] A treia piesă trasă, niciuna pusă: de { $count } ori
   *[other] A treia piesă trasă, niciuna pusă: de { $count } de ori
  }
sheet-hands = Piese rămase în mână

## Analiza

review-title = Evaluare
review-about = Lipește o partidă. Calculatorul arată cum a decurs, cât a valorat fiecare mutare și ce ar fi fost mai bine.
review-progress = { $done ->
    [0] Se evaluează partida…
   *[other] Evaluare: { $done } din { $total } mutări gata
  }
review-progress-text = Între timp poți parcurge partida. Dacă părăsești pagina, evaluarea se oprește.
review-quantity = Ce arată graficul
review-margins = Puncte în avans
review-shares = Șanse de câștig
review-graph = Cum stătea partida după fiecare mutare
review-as-table = Arată ca tabel
review-as-graph = Arată ca grafic
review-table = Cum stătea partida după fiecare mutare, ca tabel
review-move = Mutarea următoare
review-before = { $ply }: { $move }
review-end = Sfârșitul
review-errors = ± este marja de eroare: o căutare de 16 ori mai lungă se încadrează în ea de 95 de ori din 100. O valoare fără ± este exactă.
review-at = { $ply ->
    [0] La început
    [one] După o mutare
    [few] După { $ply } mutări
   *[other] După { $ply } de mutări
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Momente de cotitură
review-no-turning = Nicio mutare nu a costat mult. Ați jucat bine cu toții.
review-lost-margins = puncte pierdute față de cea mai bună mutare
review-move-of = Mutarea { $number }, { $name }
review-instead = { $move }. Mai bine: { $better }
review-better = Mai bine: { $move }
review-was-best = Calculatorul nu a găsit nimic mai bun.
review-choose = Alege o mutare ca să vezi ce ar fi fost mai bine.
review-line = Cum ar fi putut continua partida
review-line-show = Arată mutările
review-line-one = Arată mutarea
review-line-hide = Ascunde mutările
review-line-back = Precedenta dintre aceste mutări
review-line-on = Următoarea dintre aceste mutări
review-line-at = { $step } din { $count }
move-lays = { $piece } la { $cell }
move-lays-tile = piesa { $tile }
move-keep = păstrarea culorii
move-swap = schimbarea culorilor
move-draw = tragerea unei piese
move-pass = pas

## Reluare

replay-title = Reluare
replay-about = Lipește o partidă și urmărește-o mutare cu mutare.
replay-slider = Poziția în partidă
replay-where = { $ply ->
    [0] { $count ->
        [one] Înainte de singura mutare
        [few] Înainte de prima din { $count } mutări
       *[other] Înainte de prima din { $count } de mutări
      }
   *[other] Mutarea { $ply } din { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Redă
replay-pause = Pauză
replay-end = Sari la sfârșit
replay-speed = Viteză
replay-times = { $speed } ×
replay-next = la mutare

## Partide din alte părți

doors = Deschide o partidă
door-review = Evaluează o partidă
door-replay = Revezi o partidă
head-back = Înapoi
record-label = O partidă ca .blksgf sau JSON
record-open = Deschide
record-file = Alege un fișier
record-other = Altă partidă
record-hint = Poți și trage un fișier aici. Pe server nu se păstrează nimic.
record-none = În acest text nu este nicio partidă. Te rugăm să lipești un fișier .blksgf sau JSON.
record-which = { $count ->
    [one] O partidă găsită. Alege-o.
    [few] { $count } partide găsite. Alege una.
   *[other] { $count } de partide găsite. Alege una.
  }

## De luat cu tine

export-title = Distribuie și salvează
export-share = Distribuie
export-link = Copiază linkul
export-text = Copiază ca text
export-blksgf = Fișier .blksgf
export-blksgf-text = pentru alte programe
export-json = Înregistrare JSON
export-json-text = totul, ca să poți deschide din nou aici
export-svg = Imagine SVG
export-svg-text = clară la orice mărime
export-png = Imagine PNG
export-png-text = pentru mesaje și pagini web
analysis-title = Tablă de analiză
analysis-parts = Ce se arată
analysis-pieces = Piese
analysis-lines = Cele mai bune mutări
analysis-moves = Mutări
analysis-no-moves = Pune o piesă pentru oricare dintre părți. Mutările tale și fiecare variantă încercată apar aici.
analysis-searched = { $count ->
    [one] { $count } poziție analizată
    [few] { $count } poziții analizate
   *[other] { $count } de poziții analizate
  }
analysis-exact = Calculat până la sfârșitul partidei
analysis-bar = Șanse de câștig: { $chances }
analysis-bar-empty = Șanse de câștig
analysis-promote = Fă-o varianta principală
analysis-remove = Șterge mutarea și tot ce urmează
analysis-menu = Mai multe opțiuni
analysis-new = Analiză nouă
analysis-paste = Lipește mutări sau o partidă
analysis-paste-text = Câte o mutare pe linie, un link sau o partidă ca .blksgf sau JSON.
analysis-by-moves = Piesele se trag din grămadă, așa că o poziție rezultă din mutările ei. Joacă-le pe masă sau lipește-le.
analysis-saved = Salvată pe acest dispozitiv
analysis-forget = Șterge această analiză
analysis-from-here = Analizează de aici
arrange-title = Aranjează o poziție
arrange-ready = Regulile permit această poziție.
arrange-broken = Încă nu e posibil
arrange-missing = { $colour }: lipsește o piesă. Culorile joacă pe rând.
arrange-turn = La mutare
arrange-turn-any = După reguli
arrange-turn-other = Cu aceste piese, e rândul altei culori.

## Editorul

editor-moves = { $count ->
    [0] Pune prima piesă
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
  }
editor-over = Partida s-a încheiat
editor-over-text = Nimeni nu mai poate muta.
editor-computer = Lasă calculatorul să mute
editor-review = Evaluează această partidă
editor-found = Cele mai bune mutări
editor-value = { $margin } · { $share }%
editor-make = Joacă mutarea { $letter }
editor-game = Jocul
editor-which = Alege un joc
editor-game-kind = { $game }, { $kind }
editor-begin = Ia de la capăt

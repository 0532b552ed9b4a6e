## Rezultatul

result-page = Rezultat
result-open = Partida continuă
result-by-resigned = Ceilalți au abandonat.
result-by-time = Ceilalți au depășit timpul.
result-by-left = Ceilalți au plecat.
result-you-resigned = Ai abandonat.
result-you-time = Timpul tău a expirat.
result-you-left = Ai plecat.
result-dropped = { $name }: { $how }
result-by-draw = Jucătorii au convenit așa.
result-all-placed = { $colour }: toate piesele sunt pe tablă.
result-solo-done = Toate piesele sunt pe tablă
result-solo-short = Nu toate piesele și-au găsit locul
over-replay = Reluare

## Suma fiecărui loc

sum-won = a câștigat
sum-deal = Runda { $deal }
sum-together = Împreună cu partenerul
sum-nobody = Culoarea nimănui
sum-nobody-text = Toți au pus-o pe rând. Nu contează.
sheet-left = Piesa { $piece } rămasă{ $count ->
    [one] {""}
    [few] , { $count } bucăți
   *[other] , { $count } de bucăți
  }
sheet-cells-placed = { $count ->
    [one] o căsuță acoperită
    [few] { $count } căsuțe acoperite
   *[other] { $count } de căsuțe acoperite
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
sheet-single-last = Piesa de o căsuță, ultima din toate
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
    [one] un hexagon închis
    [few] { $count } hexagoane închise
   *[other] { $count } de hexagoane închise
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
    [one] A treia piesă nu s-a potrivit
    [few] De { $count } ori a treia piesă nu s-a potrivit
   *[other] De { $count } de ori a treia piesă nu s-a potrivit
  }
sheet-hands = Piese rămase în mâini

## Analiza

review-title = Analiză
review-about = Lipește o partidă, iar motorul îți spune cum a mers, cât a valorat fiecare mutare și ce ar fi fost mai bine.
review-progress = { $done ->
    [0] Motorul se uită la partidă
   *[other] { $done } din { $total } mutări verificate
  }
review-progress-text = Între timp poți parcurge partida. Dacă părăsești pagina, lucrul se oprește.
review-quantity = Ce arată liniile
review-margins = Puncte în avans
review-shares = Șansă de câștig
review-graph = Cum stătea partida după fiecare mutare
review-as-table = Ca tabel
review-as-graph = Ca grafic
review-table = Cum stătea partida, ca tabel
review-move = Înainte de
review-before = { $ply }: { $move }
review-end = Sfârșitul
review-errors = ± este intervalul în care o căutare de șaisprezece ori mai lungă se încheie de 95 de ori din 100. O valoare fără ± este exactă.
review-at = După { $ply ->
    [0] pregătire
    [one] o mutare
    [few] { $ply } mutări
   *[other] { $ply } de mutări
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-percent-lost = −{ $share }%
review-turning = Momente de cotitură
review-no-turning = Nicio mutare n-a costat mult. Bine jucat din toate părțile.
review-lost-margins = puncte pierdute față de cea mai bună mutare
review-lost-shares = șansă pierdută față de cea mai bună mutare
review-move-of = Mutarea { $number }, { $name }
review-instead = { $move }; mai bine era { $better }
review-better = Mai bine: { $move }
review-was-best = Motorul nu a găsit nimic mai bun.
review-choose = Alege o mutare ca să vezi ce ar fi fost mai bine.
review-line = Cum ar fi putut continua jocul
review-line-show = Arată varianta
review-line-one = Arată mutarea
review-line-hide = Ascunde varianta
review-line-back = O mutare înapoi în variantă
review-line-on = O mutare înainte în variantă
review-line-at = { $step } din { $count }
review-try = Încearcă de aici
move-lays = { $piece } la { $cell }
move-lays-tile = piesa { $tile }
move-keep = păstrarea culorii
move-swap = schimbarea culorilor
move-draw = tragerea unei piese
move-pass = pas

## Reluare

replay-title = Reluare
replay-about = Lipește o partidă și urmărește-o mutare cu mutare.
replay-slider = Locul din partidă
replay-where = { $ply ->
    [0] { $count ->
        [one] Înainte de singura mutare
        [few] Înainte de prima din { $count } mutări
       *[other] Înainte de prima din { $count } de mutări
      }
   *[other] Mutarea { $ply } din { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Pornește
replay-pause = Pauză
replay-end = La sfârșit
replay-speed = Viteză
replay-times = { $speed } ×
replay-next = mută în continuare

## Partide din alte părți

doors = Partide din alte părți
door-review = Analizează o partidă
door-replay = Reia o partidă
door-editor = Construiește o poziție
head-back = Înapoi
record-label = O partidă ca .blksgf sau JSON
record-open = Deschide
record-file = Alege un fișier
record-build = Construiește o poziție
record-other = Altă partidă
record-hint = Poți și trage un fișier aici. Pe server nu se păstrează nimic.
record-none = În acest text nu este nicio partidă.
record-which = { $count ->
    [one] O partidă. Aceasta?
    [few] { $count } partide. Care dintre ele?
   *[other] { $count } de partide. Care dintre ele?
  }

## De luat cu tine

export-title = Distribuie și salvează
export-share = Distribuie
export-link = Copiază linkul
export-blksgf = Fișier .blksgf
export-blksgf-text = pentru alte programe ale acestor jocuri
export-json = Înregistrare JSON
export-json-text = totul, de deschis din nou aici
export-svg = Imagine SVG
export-svg-text = clară la orice mărime
export-png = Imagine PNG
export-png-text = pentru mesaje și pagini

## Editorul

editor-title = Editor
editor-moves = { $count ->
    [0] Pune prima piesă
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
  }
editor-over = Partida s-a încheiat
editor-over-text = Nimeni nu mai poate muta.
editor-undo = Retrage
editor-clear = Golește
editor-computer = Mută calculatorul
editor-analyse = Cele mai bune mutări
editor-review = Analizează
editor-found = Ce ar face motorul
editor-value = { $margin } · { $share }%
editor-make = Fă mutarea { $letter }
editor-game = Jocul
editor-which = Care joc
editor-game-kind = { $game }, { $kind }
editor-begin = Ia de la capăt

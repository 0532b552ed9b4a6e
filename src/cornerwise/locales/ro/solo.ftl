## Jocurile pentru unul singur

solo-title = Jocuri pentru unul singur
solo-lead = Jocuri pentru o singură persoană: pune toate cele patru culori până nu mai rămâne nicio piesă. Te poți opri și poți continua oricând.
solo-about-classic-solo = 84 de piese pe 20 × 20 de pătrate. Piesele de aceeași culoare se pot atinge doar la colțuri. Reușești să le pui pe toate?
solo-about-trigon-solo = 88 de piese pe un hexagon de triunghiuri. Piesele de aceeași culoare se pot atinge doar la colțuri. Reușești să le pui pe toate?
solo-begin = Începe
solo-continue = Continuă
solo-look = Vezi
solo-best = Cel mai bun rezultat al tău: { $best }
solo-progress = Progres
solo-placed = { $placed } din { $total ->
    [one] { $total } piesă
    [few] { $total } piese
   *[other] { $total } de piese
  }
solo-of = { $placed } din { $total }
solo-left = { $left ->
    [one] una rămasă
    [few] { $left } rămase
   *[other] { $left } rămase
  }
solo-prospect-yes = Încă se poate rezolva
solo-prospect-no = Nu se mai poate rezolva
solo-prospect-unknown = Încă nu se știe dacă se poate rezolva
solo-searching = Se caută o soluție…
solo-complete = { $total ->
    [one] Piesa este pusă
    [few] Toate cele { $total } piese sunt puse
   *[other] Toate cele { $total } de piese sunt puse
  }
solo-complete-text = Ai rezolvat puzzle-ul.
solo-stuck = Nicio piesă nu se mai potrivește
solo-stuck-text = Retrage câteva mutări sau ia de la capăt.
solo-undo = Retrage
solo-hint = Arată un indiciu
solo-hint-way = Această mutare face parte dintr-o soluție.
solo-restart = Ia de la capăt
solo-restart-sure = Scoți toate piesele și iei de la capăt?
solo-again = Ia de la capăt

## Desene

design-lead = Fă imagini cu orice piese și culori. Nu există reguli. Salvează-ți desenele și distribuie-le.
design-mine = Desenele tale
design-new = Desen nou
design-untitled = Fără titlu
design-name = Nume
design-board-classic = 20 × 20 de pătrate, 21 de piese
design-board-duo = 14 × 14 pătrate, 21 de piese
design-board-polyomino-8 = 8 × 8 pătrate, 9 piese
design-board-polyomino-12 = 12 × 12 pătrate, 9 piese
design-board-polyomino-hexa = 20 × 20 de pătrate, 56 de piese
design-board-trigon = Hexagon mare, 22 de piese
design-board-trigon-3 = Hexagon mic, 22 de piese
design-pieces = { $count ->
    [0] Nicio piesă încă
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
  }
design-colour = Culoare
design-first = Alege o culoare și o piesă.
design-put = Pune-o pe tablă.
design-how = Alege o piesă de mai sus, de câte ori vrei. Selectează una de pe tablă ca s-o muți, s-o rotești, să-i schimbi culoarea sau s-o scoți.
design-lifted = Mut-o, alege altă culoare sau scoate-o.
design-taken = Aici este altă piesă
design-remove = Scoate această piesă
design-clear = Golește tabla
design-forget = Șterge acest desen
design-forget-sure = Îl ștergi definitiv?
design-keep = Păstrează-l
design-share = Distribuie
design-link = Link
design-link-about = Linkul conține tot desenul. Oricine îl deschide poate continua cu o copie.
design-copy = Copiază linkul
design-send = Trimite
design-files-about = Sau descarcă un fișier:
design-file-png = Imagine (PNG)
design-file-svg = Desen (SVG)
design-file-json = Date (JSON)
design-damaged = Acest desen nu poate fi deschis
design-damaged-text = Linkul poate fi incomplet sau desenul a fost șters din acest browser.

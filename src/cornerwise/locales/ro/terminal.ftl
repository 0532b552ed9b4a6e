### Jocul în terminal

## Taste

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = litere, cifre

## Ce fac tastele, într-un rând

terminal-do-piece = { $key } piesă
terminal-do-tile = { $key } piesă
terminal-do-move = { $key } mută
terminal-do-turn = { $key } rotește
terminal-do-flip = { $key } întoarce
terminal-do-place = { $key } loc
terminal-do-lay = { $key } pune
terminal-do-draw = { $key } trage
terminal-do-pass = { $key } pas
terminal-do-keep = { $key } păstrează
terminal-do-swap = { $key } schimbă
terminal-do-hint = { $key } indiciu
terminal-do-undo = { $key } retrage
terminal-do-save = { $key } salvează
terminal-do-marks = { $key } semne
terminal-do-lines = { $key } linii
terminal-do-look = { $key } privește
terminal-do-look-at-board = { $key } privește tabla
terminal-do-show-hand = { $key } arată mâna
terminal-do-new-game = { $key } partidă nouă
terminal-do-deal = { $key } runda următoare
terminal-do-quit = { $key } ieși
terminal-do-help = { $key } taste
terminal-do-save-and-leave = { $key } salvează și ieși
terminal-do-leave = { $key } ieși
terminal-do-stay = { $key } rămâi
terminal-do-back = { $key } înapoi
terminal-do-close = { $key } închide
terminal-do-choose = { $key } alege
terminal-do-change = { $key } schimbă
terminal-do-go-on = { $key } continuă
terminal-do-open = { $key } deschide
terminal-do-open-saved = { $key } deschide o partidă salvată
terminal-do-language = { $key } limbă: { $language }
terminal-quit-key = { $key } închide Cornerwise.

## Ce fac tastele, în ajutor

terminal-help-pick-piece = alege piesa cu acea tastă
terminal-help-next-piece = alege piesa următoare sau anterioară care se potrivește
terminal-help-turn = rotește-o la dreapta sau la stânga
terminal-help-flip = întoarce-o pe cealaltă parte sau răstoarnă o piesă de cuburi
terminal-help-place = mergi la locul următor sau anterior unde se potrivește
terminal-help-lay = pune-o, dacă se potrivește
terminal-help-hint = arată un indiciu; apasă din nou ca să-l folosești
terminal-help-answer = păstrează sau schimbă, când o cere deschiderea
terminal-help-undo = retrage ultima ta mutare, chiar și cât se gândesc ceilalți
terminal-help-save = salvează partida
terminal-help-marks = semne pe culori, ca să le deosebești fără culoare
terminal-help-leave = ieși
terminal-help-pick-tile = alege din mâna ta piesa cu acea tastă
terminal-help-next-tile = alege piesa următoare sau anterioară care se potrivește
terminal-help-step = mergi la locul următor unde se potrivește sau privește în jur
terminal-help-turn-tile = rotește-o, dacă se potrivește așa
terminal-help-lay-tile = pune-o
terminal-help-draw = trage o piesă
terminal-help-pass = spune pas, când regulile permit
terminal-help-undo-tile = retrage ultima ta mutare, dar nu și o tragere
terminal-help-lines = linii între piese, ca să le deosebești fără culoare
terminal-help-board = Table plane: o piesă trebuie să-ți atingă culoarea la un colț și niciodată de-a lungul unei laturi; prima acoperă un punct de start (). Cuburi, nivel cu nivel: trebuie să aibă o față comună cu culoarea ta și să nu lase niciun gol dedesubt.
terminal-help-board-notes = O piesă plină se potrivește; una hașurată nu, iar un rând spune de ce. Pătratele colorate sunt cele pe care le-ar putea acoperi; punctele marchează ultimele piese puse. Piesele gri nu se potrivesc nicăieri acum; pătratele mate au cuburi deasupra. De sus, pătratele își arată înălțimea sau limita.
terminal-help-tiles = O piesă trebuie să stea cu o latură întreagă lipită de alta, iar numerele care se întâlnesc la un colț trebuie să fie egale. Aduce suma lor. Un pod, care atinge piese peste un gol, și un hexagon, a șasea piesă din jurul unui punct, aduc puncte în plus. Dacă nu poți sau nu vrei să pui una, trage cel mult trei piese la un rând.
terminal-help-tiles-notes = Piesa ta se arată doar unde se potrivește; punctele îi marchează celelalte locuri, iar o stea marchează ultima piesă pusă. Piesele gri nu se potrivesc nicăieri acum.

## Pregătirea unei partide

terminal-person = Cineva la această tastatură
terminal-greedy = Calculatorul, lacom
terminal-random = Calculatorul, la întâmplare
terminal-seat-keys = Pentru fiecare loc: H cineva aici, 1–9 nivelul calculatorului, G lacom, R la întâmplare
terminal-no-saved-game = În acest dosar nu este nicio partidă salvată. Ca să deschizi una din altă parte: { $command }
terminal-open = Continuă o partidă salvată
terminal-nobody = { $name } nu poate juca (alege dintre: { $known })

## Cine stă acolo

terminal-level = Nivelul { $level }
terminal-is-greedy = Lacom
terminal-is-random = Aleatoriu
terminal-shared = Comună
terminal-seat = { $name } ({ $note })
terminal-column-left = rest
terminal-column-points = puncte
terminal-column-tiles = piese
terminal-column-deal = rundă
terminal-column-total = total
terminal-rests = sărit

## Al cui este rândul

terminal-your-turn = Rândul tău: { $colour }
terminal-keep-or-swap = Păstrezi sau schimbi?
terminal-chooses = { $name } alege
terminal-answer = K: păstrezi și joci { $first }. W: schimbi și joci { $second }. Urmează { $first }.
terminal-over = Partida s-a încheiat. { $result }.
terminal-match-over = Partida s-a încheiat. { $result }.
terminal-deal-yours = Runda { $deal }: rândul tău
terminal-deal-turn = Runda { $deal }: { $name } la mutare
terminal-deal-over = Runda { $deal } s-a încheiat
terminal-thinking = { $name } se gândește… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Dă tastatura mai departe: { $name }. Enter arată mâna.

## Piesa din mână

terminal-fits = { $piece } se potrivește: { $cells }.
terminal-lay-it = Enter o pune. Locul { $number } din { $count }.
terminal-misfit = { $piece } nu se potrivește.
terminal-places = { $count ->
    [0] Acum nu se potrivește nicăieri.
    [one] N îi arată locul.
    [few] N îi arată cele { $count } locuri.
   *[other] N îi arată cele { $count } de locuri.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Ai tras { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Nimic nu se potrivește: D trage o piesă (M6).
   *[other] Nimic nu se potrivește: D trage o piesă și costă { $cost } (M6).
  }
terminal-stuck-empty = Nimic nu se potrivește și grămada este goală: P spune pas (M7).
terminal-stuck-end = { $cost ->
    [0] Nimic nu se potrivește: P încheie rândul (M6).
   *[other] Nimic nu se potrivește: P încheie rândul și mai costă { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Ai putea pune o piesă. Încă un D trage una (M6).
   *[other] Ai putea pune o piesă. Încă un D trage una și costă { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } nu se potrivește nicăieri acum (M4).
terminal-one-way = Nu se potrivește în niciun alt fel.
terminal-too-small = Tabla se derulează; ca s-o vezi toată, folosește o fereastră de { $width } × { $height }.

## Ce s-a întâmplat

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } a pus { $piece }.
terminal-laid-at = { $colour } a pus { $piece } la { $cells }.
terminal-kept = { $name } a păstrat și joacă acum { $colours }.
terminal-kept-you = Ai păstrat și joci acum { $colours }.
terminal-swapped = { $name } a schimbat și joacă acum { $colours }.
terminal-swapped-you = Ai schimbat și joci acum { $colours }.
terminal-passed = { $name } a spus pas.
terminal-passed-you = Ai spus pas.
terminal-late = { $name } a rămas fără timp.
terminal-late-you = Ai rămas fără timp.
terminal-cannot-place = { $count ->
    [one] { $colours } nu poate pune o piesă și este sărit.
    [few] { $colours } nu pot pune o piesă și sunt sărite.
   *[other] { $colours } nu pot pune o piesă și sunt sărite.
  }
terminal-drew = { $name } a tras { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
  }.
terminal-drew-you = Ai tras { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
  }.
terminal-laid-tile = { $points ->
    [0] { $name } a pus { $tile }.
   *[other] { $name } a pus { $tile }: +{ $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Ai pus { $tile }.
   *[other] Ai pus { $tile }: +{ $points }.
  }
terminal-made-bridge = Face un pod.
terminal-made-hexagons = { $count ->
    [one] Completează un hexagon.
    [few] Completează { $count } hexagoane.
   *[other] Completează { $count } de hexagoane.
  }
terminal-went-out = { $name } a rămas fără piese.
terminal-went-out-you = Ai rămas fără piese.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } piesă este pe masă.
    [few] { $game }: { $count } piese sunt pe masă.
   *[other] { $game }: { $count } de piese sunt pe masă.
  }
terminal-begins = Începe { $name }.
terminal-begins-you = Începi tu.
terminal-best-first = Mai întâi se pune cea mai bună piesă (M13).
terminal-any-tile = Pune orice piesă (M3).
terminal-lots = Trase ca să se stabilească cine începe (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Runda { $deal } este blocată: toți au spus pas (M9).
terminal-deal-out = Runda { $deal }, fără piese: { $names } (M8).
terminal-deal-out-you = Runda { $deal }: ai rămas fără piese (M8).
terminal-scored = Ai făcut { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
terminal-taken-back = { $count ->
    [one] O mutare retrasă.
    [few] { $count } mutări retrase.
   *[other] { $count } de mutări retrase.
  }
terminal-undo-none = Nu ai nicio mutare de retras
terminal-undo-none-in-deal = În această rundă nu ai nicio mutare de retras
terminal-undo-deal-over = Runda s-a încheiat, deci nu se mai poate retrage nimic
terminal-undo-draw = Între timp s-a tras o piesă, iar o tragere nu se poate retrage
terminal-undo-late = Ai rămas fără timp la acel rând, deci nu se poate retrage

## Indicii

terminal-looking = Se caută o mutare bună… { $time }  H arată cea mai bună de până acum, Esc anulează.
terminal-hint = Indiciu: pune { $piece } unde este marcat.
terminal-hint-word = Indiciu: { $move }.
terminal-hint-take = H o ia.
terminal-ahead = { $points ->
    [one] Șansă de câștig { $share }, cam { $points } punct în avans.
    [few] Șansă de câștig { $share }, cam { $points } puncte în avans.
   *[other] Șansă de câștig { $share }, cam { $points } de puncte în avans.
  }
terminal-behind = { $points ->
    [one] Șansă de câștig { $share }, cam { $points } punct în urmă.
    [few] Șansă de câștig { $share }, cam { $points } puncte în urmă.
   *[other] Șansă de câștig { $share }, cam { $points } de puncte în urmă.
  }
terminal-level-so-far = Șansă de câștig { $share }, cam la egalitate.

## Salvare și ieșire

terminal-unsaved = Partida nu este salvată.
terminal-save-as = Salvează partida ca
terminal-replace = Acest fișier există deja. Apasă din nou Enter ca să-l înlocuiești.
terminal-saved = Salvată. Ca s-o continui: { $command }
terminal-not-saved = Nesalvată, { $file }: { $error }.

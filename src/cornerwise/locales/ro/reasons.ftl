## De ce nu este posibilă o mutare

why-no-such-placement = Nu există o astfel de mutare
why-no-shape = Nicio piesă nu are această formă
why-too-many-cells = Nicio piesă nu este atât de mare: cea mai mare are mărimea { $most }
why-piece-used = { $piece } a fost deja pusă
why-piece-withheld = { $piece } nu se folosește în această partidă
why-off-board = În afara tablei
why-cell-taken = { $cell } este ocupat
why-own-side = Îți atinge propria culoare de-a lungul unei laturi la { $cell }
why-no-own-corner = Nu atinge niciunul dintre colțurile tale
why-start-cell = Prima ta piesă trebuie să acopere punctul tău de start
why-strict-corner = Un colț nu poate atinge mijlocul unei laturi drepte
why-must-place = { $colour } poate pune o piesă, deci trebuie să o pună
why-game-over = Partida s-a încheiat
why-same-shape = A doua piesă trebuie să aibă altă formă decât prima
why-must-answer = Mai întâi al doilea jucător trebuie să păstreze sau să schimbe
why-nothing-to-answer = Acum nu este nimic de păstrat sau de schimbat
why-nothing-below = Nu este nimic dedesubt la { $cell }
why-no-own-face = Nu are nicio față comună cu propria ta culoare
why-first-on-floor = Prima piesă trebuie să stea pe bază
why-first-beside = Prima piesă trebuie să aibă o față comună cu altă piesă
why-no-such-move = Nu există o astfel de mutare
why-out-of-reach = La { $cell } nu se poate pune nicio piesă
why-not-in-hand = { $tile } nu este în mâna ta
why-place-taken = Acolo este deja o piesă
why-no-side = Nu are nicio latură comună cu altă piesă
why-corner-mismatch = La acest colț se întâlnesc { $found } și { $wanted }: trebuie să fie egale
why-must-begin = Primul jucător trebuie să pună o piesă
why-opening-place = Prima piesă se pune la 0,0, cu numărul cel mai mic sus
why-opening-tile = Începe tripla cea mai mare sau, dacă nu există nicio triplă, suma cea mai mare
why-drawn-tile-only = După ce tragi, poți pune doar piesa trasă
why-must-draw = Dacă nu pui o piesă, trebuie să tragi una
why-pile-empty = Grămada este goală
why-must-lay = Grămada este goală, deci trebuie să pui o piesă dacă poți
why-not-timed = Mutările nu au limită de timp
why-time-up = Ai rămas fără timp
why-tile-due = Mai întâi trebuie trasă o piesă din grămadă
why-not-in-pile = { $tile } nu este în grămadă
why-no-tile-due = Acum nu se trage nicio piesă din grămadă
why-deal-over = Runda s-a încheiat
why-match-over = Partida s-a încheiat
why-another-piece = { $placement } este altă piesă
why-nothing-there = Acolo nu este nicio piesă
why-no-such-number = { $count ->
    [one] Există o piesă, numărată de la 0
    [few] Există { $count } piese, numărate de la 0
   *[other] Există { $count } de piese, numărate de la 0
  }
why-nothing-to-undo = Nu este nimic de retras
why-start-cell-triangle = Prima ta piesă trebuie să acopere triunghiul de la punctul tău de start
why-drawn-enough = La un rând poți trage cel mult { $most ->
    [one] o piesă
    [few] { $most } piese
   *[other] { $most } de piese
  }

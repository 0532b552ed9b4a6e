## De ce nu este posibilă o mutare

why-no-such-placement = Nu există o astfel de așezare
why-no-shape = Nicio piesă nu are această formă
why-too-many-cells = Nicio piesă nu are mai mult de { $most ->
    [one] o căsuță
    [few] { $most } căsuțe
   *[other] { $most } de căsuțe
  }
why-piece-used = { $piece } este deja pusă
why-piece-withheld = { $piece } lipsește din această partidă
why-off-board = În afara tablei
why-cell-taken = { $cell } este ocupată
why-own-side = Atinge o latură a ta la { $cell }
why-no-own-corner = Nu atinge niciun colț al tău
why-start-cell = Prima piesă trebuie să acopere căsuța ta de start
why-strict-corner = Un colț nu poate atinge mijlocul unei laturi drepte
why-must-place = { $colour } poate pune, deci trebuie
why-game-over = Partida s-a încheiat
why-same-shape = A doua piesă trebuie să aibă altă formă decât prima
why-must-answer = Al doilea jucător răspunde: păstrează sau schimbă
why-nothing-to-answer = Acum nu este nimic de păstrat sau de schimbat
why-nothing-below = Nimic dedesubt la { $cell }
why-no-own-face = Nu atinge nicio față de culoarea ta
why-first-on-floor = Prima piesă trebuie să atingă podeaua
why-first-beside = Prima piesă trebuie să atingă o față a altei piese
why-no-such-move = Nu există o astfel de mutare
why-out-of-reach = Nicio piesă nu poate sta la { $cell }
why-not-in-hand = { $tile } nu este în mâna ta
why-place-taken = Acolo este deja o piesă
why-no-side = Nu are nicio latură comună cu o piesă de pe masă
why-corner-mismatch = { $found } întâlnește { $wanted } la acest colț
why-must-begin = Locul care începe trebuie să pună o piesă
why-opening-place = Prima piesă stă la 0,0 cu numărul cel mai mic sus
why-opening-tile = Începe tripla cea mai mare sau, fără triplă, suma cea mai mare
why-drawn-tile-only = După o tragere se poate pune doar piesa trasă
why-must-draw = Cine nu pune trage
why-pile-empty = Grămada este goală
why-must-lay = Cu grămada goală, cine poate pune trebuie să pună
why-not-timed = Rândurile nu au limită de timp
why-time-up = Timpul a expirat
why-tile-due = Întâi iese o piesă din grămadă
why-not-in-pile = { $tile } nu este în grămadă
why-no-tile-due = Nicio piesă nu trebuie să iasă din grămadă
why-deal-over = Runda s-a încheiat
why-match-over = Partida s-a încheiat
why-another-piece = { $placement } este altă piesă
why-nothing-there = Acolo nu este nicio piesă
why-no-such-number = { $count ->
    [one] Există o piesă, numărată de la 0
    [few] Există { $count } piese, numărate de la 0
   *[other] Există { $count } de piese, numărate de la 0
  }
why-nothing-to-undo = Nu s-a schimbat nimic
why-drawn-enough = { $most ->
    [one] În acest rând s-a tras deja o piesă
    [few] În acest rând s-au tras deja { $most } piese
   *[other] În acest rând s-au tras deja { $most } de piese
  }

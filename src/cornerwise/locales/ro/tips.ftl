## Jocuri de așezat

tip-spread = Mergi spre mijloc și întinde-te în toate direcțiile. Lângă punctul tău de start este loc pentru puține piese.
tip-large-first = Pune devreme piesele mari. Spațiul pentru ele scade la fiecare rând.
tip-corners = Păstrează mai multe colțuri libere. Cu o singură cale înainte, o singură piesă a altcuiva îți poate încheia jocul.
tip-escape = Păstrează o ieșire pe fiecare parte a zonei tale.
tip-shapes = Fiecare formă are un rost: piesele lungi ajung departe, cele îndoite se strecoară prin goluri, cele mici te salvează la sfârșit.
tip-their-pieces = Uită-te la piesele rămase celorlalți. Un gol în care nu intră niciuna este al tău pentru mai târziu.
tip-deny-bonus = Cine pune tot câștigă până la { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }. Blocarea ultimului loc poate valora mai mult decât o piesă a ta.
tip-single-last = Păstrează piesa cea mai mică. Dacă este chiar ultima pe care o pui, aduce încă { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }.
tip-two-colours = Lasă cele două culori ale tale să se ajute: una deschide drumul, cealaltă îl închide în urmă.

## Polyomino, cuburi

tip-even-opening = Ca prim jucător, pune două piese care valorează la fel. Celălalt jucător o alege pe cea mai bună.
tip-stay-on-top = Contează doar ce se vede de sus. Construiește unde nimeni nu te poate acoperi: lângă înălțimea maximă și târziu.

## Triominos

tip-high-tiles = Pune devreme piesele mari. Aduc mai mult, iar în mâna ta contează pentru cine termină.
tip-bridge = Caută poduri: unul aduce cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } mai mult decât piesa însăși.
tip-hexagon = Unde cinci piese stau în jurul unui punct, a șasea aduce încă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }. Nu le lăsa altora un astfel de gol.
tip-plan-ahead = Fiecare piesă există o singură dată. Pune una pe care o poți continua chiar tu la rândul următor.
tip-draw-less = Fiecare tragere costă { $cost ->
    [one] { $cost } punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
  }. Uită-te la toate laturile mesei înainte de a trage.

## Jocuri de așezat

tip-spread = Mergi spre mijloc și întinde-te în toate direcțiile. Unde ai început este loc doar pentru câteva piese.
tip-large-first = Pune devreme piesele mari. La fiecare rând rămâne mai puțin loc pentru ele.
tip-corners = Păstrează mai multe colțuri deschise. Dacă îți rămâne unul singur, o singură piesă te poate bloca pentru restul partidei.
tip-escape = Păstrează o ieșire pe fiecare parte a zonei tale.
tip-shapes = Fiecare formă are rostul ei: piesele lungi ajung departe, cele îndoite se strecoară prin goluri, iar cele mici încap oriunde la sfârșit.
tip-their-pieces = Uită-te ce piese le-au rămas celorlalți. Dacă niciuna nu se potrivește într-un gol, îl poți păstra pentru mai târziu.
tip-deny-bonus = Cine pune toate piesele primește un bonus de până la { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }. Uneori merită mai mult să blochezi ultimul loc al cuiva decât să pui o piesă de-a ta.
tip-single-last = Păstrează-ți piesa cea mai mică. Dacă este chiar ultima pe care o pui, primești { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  } în plus.
tip-two-colours = Lasă-ți cele două culori să se ajute între ele: una deschide drumul, cealaltă îl închide în urma ei.

## Polyomino, cuburi

tip-even-opening = Dacă începi tu, pune două piese la fel de bune. Celălalt jucător o va alege pe cea mai bună.
tip-stay-on-top = Contează doar ce se vede de sus. Construiește acolo unde nimeni nu te poate acoperi: chiar sub limita de înălțime și spre sfârșitul partidei.

## Triominos

tip-high-tiles = Pune devreme piesele cu valoare mare. Aduc mai multe puncte, iar ce îți rămâne în mână contează pentru cine rămâne primul fără piese.
tip-bridge = Caută poduri: un pod aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } pe lângă valoarea piesei.
tip-hexagon = Când 5 piese înconjoară un punct, a șasea aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } în plus. Nu le lăsa celorlalți un astfel de gol.
tip-plan-ahead = Din fiecare piesă există doar una. Pune o piesă pe care o poți continua chiar tu la rândul următor.
tip-draw-less = Fiecare tragere costă { $cost ->
    [one] { $cost } punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
  }. Uită-te în toate părțile mesei înainte să tragi.

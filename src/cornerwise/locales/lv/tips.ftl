tip-spread = Dodieties uz vidu un izpletieties uz visām pusēm. Pie sākuma punkta vietas pietiek tikai dažiem kauliņiem.
tip-large-first = Lielos kauliņus lieciet agri. Vietas tiem ar katru gājienu kļūst mazāk.
tip-corners = Paturiet vairākus brīvus stūrus. Ja ceļš tālāk ir tikai viens, jūsu spēli var beigt viens svešs kauliņš.
tip-escape = Katrā sava apgabala pusē paturiet izeju.
tip-shapes = Katra forma noder: garās sniedzas tālu, liektās izsprūk pa spraugām, mazās glābj beigās.
tip-their-pieces = Skatieties, kādi kauliņi palikuši citiem. Sprauga, kurā neder neviens no tiem, pagaidīs jūs.
tip-deny-bonus = Kas noliek visu, iegūst līdz { $bonus ->
    [zero] { $bonus } punktiem
    [one] { $bonus } punktam
   *[other] { $bonus } punktiem
  }. Aizņemt pēdējo vietu var būt vērtīgāk nekā nolikt savu kauliņu.
tip-single-last = Pataupiet mazāko kauliņu. Ja to noliekat pašu pēdējo, tas dod vēl { $bonus ->
    [zero] { $bonus } punktus
    [one] { $bonus } punktu
   *[other] { $bonus } punktus
  }.
tip-two-colours = Lai abas jūsu krāsas palīdz viena otrai: viena atver ceļu, otra to aiz sevis aizver.
tip-even-opening = Ja sākat, nolieciet divus vienādas vērtības kauliņus. Otrs spēlētājs izvēlēsies labāko.
tip-stay-on-top = Skaita tikai to, kas redzams no augšas. Celiet tur, kur neviens jūs nevar nosegt: pie augstuma robežas un vēlu.
tip-high-tiles = Lielās plāksnītes lieciet agri. Tās dod vairāk punktu, bet, palikušas pie jums, nāk par labu tam, kas beidz.
tip-bridge = Meklējiet tiltus: tilts plāksnītes vērtībai pieliek { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
  }.
tip-hexagon = Kur ap punktu guļ piecas plāksnītes, sestā dod vēl { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
  }. Neatstājiet tādu vietu citiem.
tip-plan-ahead = Katra plāksnīte ir tikai viena. Lieciet tādu, kurai nākamajā gājienā varat kaut ko pielikt.
tip-draw-less = Katra vilkšana maksā { $cost ->
    [zero] { $cost } punktus
    [one] { $cost } punktu
   *[other] { $cost } punktus
  }. Pirms velkat, apskatiet visas galda puses.

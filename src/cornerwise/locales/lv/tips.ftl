tip-spread = Dodieties uz vidu un izpletieties uz visām pusēm. Tur, kur sākāt, vietas pietiek tikai dažiem kauliņiem.
tip-large-first = Lielos kauliņus lieciet agri. Vietas tiem ar katru gājienu kļūst mazāk.
tip-corners = Paturiet vairākus atvērtus stūrus. Ja palicis tikai viens, viens vienīgs kauliņš var jūs bloķēt līdz partijas beigām.
tip-escape = Katrā sava apgabala pusē paturiet izeju.
tip-shapes = Katra forma noder: gari kauliņi sniedzas tālu, liekti izsprūk pa spraugām, bet mazi beigās der jebkur.
tip-their-pieces = Skatieties, kādi kauliņi palikuši citiem. Ja kādā spraugā neder neviens no tiem, varat to pataupīt vēlākam.
tip-deny-bonus =
    Visu kauliņu nolikšana dod līdz { $bonus ->
        [zero] { $bonus } papildpunktiem
        [one] { $bonus } papildpunktam
       *[other] { $bonus } papildpunktiem
    }. Aizņemt kāda pēdējo vietu var būt vērtīgāk nekā nolikt savu kauliņu.
tip-single-last =
    Pataupiet savu mazāko kauliņu. Ja to noliekat pašu pēdējo, saņemat { $bonus ->
        [zero] { $bonus } papildpunktus
        [one] { $bonus } papildpunktu
       *[other] { $bonus } papildpunktus
    }.
tip-two-colours = Lai abas jūsu krāsas palīdz viena otrai: viena atver ceļu, otra to aiz jums aizver.
tip-even-opening = Ja sākat jūs, nolieciet divus vienlīdz labus kauliņus. Otrs spēlētājs izvēlēsies labāko.
tip-stay-on-top = Skaita tikai to, kas redzams no augšas. Celiet tur, kur neviens jūs nevar nosegt: tieši zem augstuma robežas un partijas beigās.
tip-high-tiles = Plāksnītes ar lielu vērtību lieciet agri. Tās dod vairāk punktu, bet jums palikušās skaita tam, kam plāksnītes beidzas pirmajam.
tip-bridge =
    Meklējiet tiltus: tilts dod { $points ->
        [zero] { $points } punktus
        [one] { $points } punktu
       *[other] { $points } punktus
    } papildus pašas plāksnītes vērtībai.
tip-hexagon =
    Ja ap punktu ir 5 plāksnītes, sestā dod { $points ->
        [zero] { $points } papildpunktus
        [one] { $points } papildpunktu
       *[other] { $points } papildpunktus
    }. Neatstājiet tādu vietu citiem.
tip-plan-ahead = Katra plāksnīte ir tikai viena. Lieciet tādu, kurai nākamajā gājienā varat kaut ko pielikt.
tip-draw-less = Katra vilkšana maksā { $cost ->
    [zero] { $cost } punktus
    [one] { $cost } punktu
   *[other] { $cost } punktus
  }. Pirms velkat, apskatiet visas galda puses.

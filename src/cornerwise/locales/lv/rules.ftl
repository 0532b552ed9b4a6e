rules-title = Noteikumi
rules-page-title = { $game }: noteikumi
rules-lead = Kā spēlēt katru spēli, ar attēliem.
rules-all = Visas spēles
rules-play = Spēlēt tūlīt
rules-tutorial = Mācīties spēlējot
rules-language = Valoda
rules-allowed = Drīkst
rules-forbidden = Nedrīkst
rules-clauses = Noteikumu numuri
rules-trade-marks = Blokus, Trigon, Rumis un Triominos ir to īpašnieku preču zīmes. Mēs tās minam tikai tādēļ, lai pateiktu, kādiem publicētiem noteikumiem spēle seko. Cornerwise ir neatkarīgs no šiem īpašniekiem.
rules-family-classic = Kvadrāti, līdz 4 spēlētājiem
rules-family-duo = Kvadrāti, 2 spēlētāji
rules-family-trigon = Trīsstūri
rules-family-polyomino = Brīvs sākums
rules-family-rumis = Klucīši
rules-family-triominos = Skaitļi
rules-heading-goal = Mērķis
rules-heading-pieces = Kauliņi
rules-heading-tiles = Plāksnītes
rules-heading-setup = Sagatavošana
rules-heading-opening = Atklātne
rules-heading-start = Pirmais kauliņš
rules-heading-turn = Jūsu gājiens
rules-heading-contact = Kas kauliņam jāskar
rules-heading-others = Citas krāsas
rules-heading-strict = Stingrie stūri
rules-heading-standing = Bez tukšumiem
rules-heading-limits = Augstuma robežas
rules-heading-blocked = Ja nevarat nolikt kauliņu
rules-heading-draw = Plāksnīšu vilkšana
rules-heading-end = Partijas beigas
rules-heading-scoring = Punkti
rules-heading-ties = Vienāds rezultāts
rules-heading-example = Piemērs
rules-heading-players = Spēlētāju skaits
rules-heading-options = Iespējas
rules-heading-tips = Padomi
rules-goal-left = Nolieciet uz laukuma pēc iespējas vairāk savu kauliņu un neatstājiet vietu pārējiem. Kas jums beigās paliek pāri, to skaita pret jums.
rules-goal-pieces = Nolieciet vairāk kauliņu nekā otrs spēlētājs.
rules-goal-area = Nosedziet vairāk lauciņu nekā otrs spēlētājs.
rules-goal-complete = Ar visām krāsām spēlējat vienatnē. Nolieciet visus kauliņus, to ir { $pieces }.
rules-goal-seen = Celiet tā, lai, skatoties tieši no augšas, jūsu krāsa būtu redzama pēc iespējas vairākos lauciņos.
rules-goal-points = Lieciet plāksnītes, kuru skaitļi sakrīt, un iegūstiet visvairāk punktu.
rules-board-rectangle = Laukuma izmērs ir { $width } × { $height } lauciņi.
rules-board-hexagon = Laukums ir sešstūris no { $cells ->
    [zero] { $cells } trīsstūriem
    [one] { $cells } trīsstūra
   *[other] { $cells } trīsstūriem
  }, gar katru malu { $side }.
rules-board-inner =
    Jūs izmantojat tikai laukuma iekšējo sešstūri: { $cells ->
        [zero] { $cells } trīsstūri
        [one] { $cells } trīsstūris
       *[other] { $cells } trīsstūri
    }, gar katru malu { $side }.
rules-board-heights =
    Pamatnē ir { $squares ->
        [zero] { $squares } lauciņi
        [one] { $squares } lauciņš
       *[other] { $squares } lauciņi
    }, un katram ir robeža, cik augstu uz tā drīkst celt. Pavisam vietas pietiek { $cubes ->
        [zero] { $cubes } klucīšiem
        [one] { $cubes } klucītim
       *[other] { $cubes } klucīšiem
    }.
rules-board-reconstructed =
    Publicēti šī laukuma izmēri mums nav zināmi. Mēs tos noteicām pēc laukuma formas un vietas, kuras katram spēlētājam pietiek { $each ->
        [zero] { $each } klucīšiem
        [one] { $each } klucītim
       *[other] { $each } klucīšiem
    }.
rules-board-own = Augstumu karti veidojat jūs: viens skaitlis katram pamatnes lauciņam, starp rindām slīpsvītra. Tālākā rinda ir pirmā, un 0 nozīmē, ka lauciņa nav. Visiem lauciņiem jābūt savienotiem, un klucīšu var būt ne vairāk par { $most }.
rules-board-table = Plāksnītes liekat uz galda, kam nav malu.
rules-pieces-own = Katrai krāsai ir { $pieces ->
    [zero] { $pieces } kauliņi
    [one] { $pieces } kauliņš
   *[other] { $pieces } kauliņi
  } no { $smallest }–{ $largest } { $shape ->
    [triangle] trīsstūriem
   *[square] kvadrātiem
  }, katrs citas formas. Visos kopā ir { $shape ->
    [triangle] { $cells ->
    [zero] { $cells } trīsstūri
    [one] { $cells } trīsstūris
   *[other] { $cells } trīsstūri
  }
   *[square] { $cells ->
    [zero] { $cells } kvadrāti
    [one] { $cells } kvadrāts
   *[other] { $cells } kvadrāti
  }
  }.
rules-pieces-copies = Katrai krāsai ir { $pieces ->
    [zero] { $pieces } kauliņi
    [one] { $pieces } kauliņš
   *[other] { $pieces } kauliņi
  }: no katras formas { $copies }. Formu skaits ir { $shapes }, tās veido { $smallest }–{ $largest } kvadrāti. Visos kauliņos kopā ir { $cells ->
    [zero] { $cells } kvadrāti
    [one] { $cells } kvadrāts
   *[other] { $cells } kvadrāti
  }.
rules-pieces-shared =
    Abi spēlētāji ņem kauliņus no viena komplekta: { $pieces ->
        [zero] { $pieces } kauliņi
        [one] { $pieces } kauliņš
       *[other] { $pieces } kauliņi
    } no { $smallest }–{ $largest } kvadrātiem, katrs citas formas. Kad viens spēlētājs kauliņu ir nolicis, otrs to vairs nevar izmantot.
rules-pieces-cubes =
    Katrai krāsai ir { $pieces ->
        [zero] { $pieces } kauliņi
        [one] { $pieces } kauliņš
       *[other] { $pieces } kauliņi
    } no { $smallest }–{ $largest } klucīšiem, pavisam { $cells ->
        [zero] { $cells } klucīši
        [one] { $cells } klucītis
       *[other] { $cells } klucīši
    }. Kauliņš un tā spoguļattēls ir divi dažādi kauliņi. Viena klucīša kauliņa nav.
rules-pieces-tiles =
    Ir { $tiles ->
        [zero] { $tiles } trīsstūrveida plāksnītes
        [one] { $tiles } trīsstūrveida plāksnīte
       *[other] { $tiles } trīsstūrveida plāksnītes
    }. Uz katras ir trīs skaitļi no { $lowest } līdz { $highest }. Lasot no mazākā pulksteņrādītāja virzienā, skaitļi nekad nesamazinās, un divu vienādu plāksnīšu nav. Plāksnītes vērtība ir tās skaitļu summa.
rules-setup-order = Krāsas spēlē šādā kārtībā: { $colours }.
rules-setup-one-each = Spēlētāju skaits ir { $seats }, un katram ir viena krāsa.
rules-setup-two-each = Ir divi spēlētāji, un katram ir divas krāsas. Pirmajam spēlētājam: { $first }. Otrajam spēlētājam: { $second }.
rules-setup-shared = Ir trīs spēlētāji, un katram ir viena krāsa. Ceturto krāsu ({ $colour }) viņi liek pēc kārtas, sākot ar spēlētāju, kurš sāk partiju. Jūs to liekat savā kārtā arī tad, kad jūsu krāsa vairs nevar likt.
rules-setup-teams = Četri spēlētāji veido divas komandas pa diviem, katram viena krāsa. Pirmajai komandai: { $first }. Otrajai komandai: { $second }.
rules-setup-solo = Jūs liekat visas krāsas citu pēc citas.
rules-setup-left-out = Ir trīs spēlētāji, un katram ir viena krāsa. Ceturtā krāsa ({ $colour }) paliek kastē.
rules-start-own =
    Katras krāsas pirmajam kauliņam jānosedz šīs krāsas sākuma { $shape ->
        [triangle] trīsstūris
       *[square] lauciņš
    }: { $points }.
rules-start-any =
    Katras krāsas pirmajam kauliņam jānosedz kāds vēl brīvs sākuma { $shape ->
        [triangle] trīsstūris
       *[square] lauciņš
    }: { $points }.
rules-start-free = Katras krāsas pirmo kauliņu drīkst likt jebkur uz laukuma.
rules-start-beside = Partijas pirmo kauliņu drīkst likt jebkur. Katras citas krāsas pirmajam kauliņam jāskar kauliņš, kas tur jau ir.
rules-start-opposite =
    Katras krāsas pirmajam kauliņam jānosedz sākuma { $shape ->
        [triangle] trīsstūris
       *[square] lauciņš
    }: { $points }. Jūsu abas krāsas sāk viena otrai pretī, tāpēc otrs spēlētājs nedrīkst ieņemt sākuma { $shape ->
        [triangle] trīsstūri
       *[square] lauciņu
    } pretī jūsu pirmajai krāsai.
rules-start-spaced =
    Katras krāsas pirmajam kauliņam jānosedz sākuma { $shape ->
        [triangle] trīsstūris
       *[square] lauciņš
    }: { $points }. Starp divām krāsām vienam sākuma { $shape ->
        [triangle] trīsstūrim
       *[square] lauciņam
    } jāpaliek brīvam.
rules-start-swap = Pirmais spēlētājs noliek pirmās krāsas kauliņu un tad otrās krāsas kauliņu, katru jebkur uz laukuma. Tie nedrīkst pārklāties, un tiem jābūt dažādas formas. Tad otrais spēlētājs izvēlas krāsu. Nākamā iet pirmā krāsa ({ $colour }), lai kam tā būtu.
rules-start-cubes = Partijas pirmais kauliņš var stāvēt jebkur uz pamatnes. Arī katras citas krāsas pirmajam kauliņam jāstāv uz pamatnes, un ar skaldni tam jāpiekļaujas kauliņam, kas tur jau ir.
rules-turn-flat =
    Nolieciet vienu savu kauliņu uz brīviem laukuma { $shape ->
        [triangle] trīsstūriem
       *[square] lauciņiem
    }. To drīkst pagriezt un apmest otrādi. Noliktu kauliņu vairs nevar pārvietot.
rules-turn-cubes = Nolieciet vienu savu kauliņu. To drīkst griezt jebkurā virzienā. Noliktu kauliņu vairs nevar pārvietot.
rules-contact-corner = Katram jaunam kauliņam ar stūri jāskar vismaz viens tās pašas krāsas kauliņš. Ar malu tas savu krāsu nedrīkst skart nekad.
rules-contact-face = Katram jaunam kauliņam ar malu jāskar tās pašas krāsas kauliņš. Ar stūra pieskārienu nepietiek.
rules-contact-triangles = Pietiek ar vienu kopīgu punktu: stūris drīkst skart arī cita kauliņa taisnas malas vidu.
rules-contact-strict = Ar stingrajiem stūriem jūsu krāsas stūris drīkst skart tikai citu stūri, nekad taisnas malas vidu. Tas attiecas uz visām vietām, kur jaunais kauliņš skar savu krāsu: jau viena nepareiza saskare gājienu aizliedz, pat ja cits stūris skar pareizi.
rules-contact-others = Jūsu kauliņš citas krāsas drīkst skart jebkā: ar stūriem vai malām.
rules-contact-cubes = Katram jaunam kauliņam vismaz ar vienu skaldni jāpiekļaujas tās pašas krāsas kauliņam, no sāniem vai no augšas. Ar šķautnes vai stūra pieskārienu nepietiek. Citas krāsas nav svarīgas.
rules-standing = Katrā kolonnā, ko kauliņš aizņem, tā klucīšiem jāstāv uz pamatnes vai uz klucīšiem, kas tur jau ir. Zem kauliņa nedrīkst būt tukšuma, un nekas nedrīkst karāties pāri tukšumam.
rules-limits = Nekas nedrīkst stāvēt ārpus pamatnes vai virs sava lauciņa augstuma robežas.
rules-blocked-flat = Ja varat nolikt kauliņu, tas jādara. Krāsu, kas nevar nolikt kauliņu, izlaiž. Jauna vieta tai vairs nevar rasties, tāpēc tā nespēlē līdz partijas beigām.
rules-blocked-out = Krāsa, kas savā gājienā nevar nolikt kauliņu, vairs nespēlē līdz partijas beigām.
rules-blocked-skip = Krāsa, kas nevar nolikt kauliņu, izlaiž tikai šo gājienu. Citi ceļot var tai atvērt vietu.
rules-end = Partija beidzas, kad neviena krāsa vairs nevar nolikt kauliņu.
rules-ties = Ja labākais rezultāts ir vairākiem, viņi dala uzvaru.
rules-scoring-advanced =
    Katrs jums palikušo kauliņu { $shape ->
        [triangle] trīsstūris
       *[square] kvadrāts
    } maksā 1 punktu. Ja noliekat visus savus kauliņus, saņemat { $all ->
        [zero] { $all } punktus
        [one] { $all } punktu
       *[other] { $all } punktus
    } un vēl { $last }, ja pēdējais bija mazākais kauliņš. Uzvar lielākais rezultāts.
rules-scoring-basic = Saskaitiet jums palikušo kauliņu kvadrātus. Uzvar tas, kam palicis vismazāk kvadrātu. Papildpunktu nav.
rules-scoring-pieces = Katrs noliktais kauliņš dod 1 punktu. Uzvar tas, kam visvairāk punktu. Papildpunktu nav.
rules-scoring-area = Katrs nosegtais lauciņš dod 1 punktu. Uzvar tas, kam visvairāk punktu, un vienāds punktu skaits ir neizšķirts. Papildpunktu nav.
rules-scoring-complete = Jūs uzvarat, kad visi kauliņi ir uz laukuma. Ja tas neizdodas, nolikto kauliņu skaits rāda, cik tuvu tikāt.
rules-scoring-seen = Paskatieties tieši no augšas: katrs lauciņš, kura virspusē ir jūsu krāsa, dod 1 punktu. Katrs jums palikušais kauliņš maksā 1 punktu neatkarīgi no lieluma. Uzvar tas, kam visvairāk punktu.
rules-scoring-sum = Spēlētāja rezultāts ir abu krāsu summa.
rules-scoring-team = Komandas rezultāts ir abu tās krāsu summa.
rules-scoring-shared = Kopīgo krāsu neskaita nevienam.
rules-example-finished = Pabeigta partija un tās punkti.
rules-example-colour = Krāsa
rules-example-left = Palika
rules-example-points = Punkti
rules-example-turn = Gājiens
rules-example-winner = Uzvar: { $winners }.
rules-figure-starts =
    Sākuma { $shape ->
        [triangle] trīsstūri
       *[square] lauciņi
    }
rules-figure-pieces = Vienas krāsas kauliņi
rules-figure-start =
    Pirmais kauliņš nosedz sākuma { $shape ->
        [triangle] trīsstūri
       *[square] lauciņu
    }
rules-figure-corner = Stūris pie stūra
rules-figure-side = Ar malu pie savas krāsas
rules-figure-apart = Neskar savu krāsu
rules-figure-others = Citas krāsas drīkst saskarties ar malām
rules-figure-tip = Stūris skar malas vidu
rules-figure-face = Ar skaldni piekļaujas savai krāsai
rules-figure-edge = Savu krāsu skar tikai ar šķautni
rules-figure-hole = Zem tā ir tukšums
rules-figure-match = Abi malas skaitļi ir vienādi
rules-figure-mismatch = Malas skaitļi atšķiras
rules-figure-bridge =
    Tilts: { $points ->
        [zero] { $points } papildpunkti
        [one] { $points } papildpunkts
       *[other] { $points } papildpunkti
    }
rules-figure-hexagon =
    Sešstūris: { $points ->
        [zero] { $points } papildpunkti
        [one] { $points } papildpunkts
       *[other] { $points } papildpunkti
    }
rules-figure-hexagons =
    Divi sešstūri ar vienu plāksnīti: { $points ->
        [zero] { $points } papildpunkti
        [one] { $points } papildpunkts
       *[other] { $points } papildpunkti
    }
rules-players =
    { $players ->
        [zero] { $players } spēlētāji
        [one] { $players } spēlētājs
       *[other] { $players } spēlētāji
    }
rules-players-cubes = { $columns ->
    [zero] { $columns } lauciņi
    [one] { $columns } lauciņš
   *[other] { $columns } lauciņi
  }, vietas pietiek { $cubes ->
    [zero] { $cubes } klucīšiem
    [one] { $cubes } klucītim
   *[other] { $cubes } klucīšiem
  }
rules-players-tiles = katram { $tiles ->
    [zero] { $tiles } plāksnītes
    [one] { $tiles } plāksnīte
   *[other] { $tiles } plāksnītes
  }
rules-option-start = Pirmais kauliņš
rules-option-scoring = Punkti
rules-option-first = Kas sāk
rules-option-shared = Kopīgā krāsa
rules-option-strict-corners = Stingrie stūri
rules-option-left-out = Atliktā krāsa
rules-option-seats = Spēlētāju skaits
rules-option-colours-each = Krāsas katram spēlētājam
rules-option-blocked = Ja nevarat nolikt kauliņu
rules-option-heights = Augstumu karte
rules-option-without = Handikaps
rules-option-edition = Izdevums
rules-option-target = Mērķis
rules-option-deals = Dalījumu skaits
rules-option-after-draw = Pēc vilkšanas
rules-option-time-limit = Ierobežots gājiena laiks
rules-option-usual = noklusējums
rules-option-none = Šai spēlei izvēles iespēju nav.
rules-choice-first = Sākt drīkst jebkurš spēlētājs. Pārējie seko pulksteņrādītāja virzienā.
rules-choice-shared = Kopīgā var būt jebkura no četrām krāsām. Krāsu secība nemainās: ja kopīgā ir zilā, tā tik un tā iet pirmā, un to liek spēlētājs, kurš sāk.
rules-choice-left-out = Kastē var palikt jebkura no četrām krāsām.
rules-choice-seats-cubes = No { $fewest } līdz { $most ->
    [zero] { $most } spēlētājiem
    [one] { $most } spēlētājam
   *[other] { $most } spēlētājiem
  }. Ja spēlētāju ir mazāk, klucīšiem vietas ir mazāk, un pēdējās krāsas neizmanto.
rules-choice-seats = No { $fewest } līdz { $most ->
    [zero] { $most } spēlētājiem
    [one] { $most } spēlētājam
   *[other] { $most } spēlētājiem
  }.
rules-choice-colours-each = Diviem spēlētājiem var būt pa divām krāsām uz četru spēlētāju laukuma. Skaita tikai spēlētāja labāko krāsu.
rules-choice-heights = Jebkura augstumu karte līdz { $most ->
    [zero] { $most } klucīšiem
    [one] { $most } klucītim
   *[other] { $most } klucīšiem
  }.
rules-choice-without = Krāsas var spēlēt bez dažiem kauliņiem, lai stiprākiem un vājākiem spēlētājiem būtu līdzīgas izredzes. Par kauliņiem, bez kuriem spēlējat, punktus neatņem. Ja palikušos kauliņus skaita pret jums, mazāk lielu kauliņu ir priekšrocība. Citādi ar mazāk kauliņiem ir grūtāk.
rules-choice-target =
    Kad dalījums beidzas, summas salīdzina ar mērķi: { $usual ->
        [zero] { $usual } punkti
        [one] { $usual } punkts
       *[other] { $usual } punkti
    } vai cits skaitlis no { $fewest } līdz { $most }. Ja kāds to ir sasniedzis, mačs ir beidzies.
rules-choice-deals = Vai arī spēlējiet maču no { $fewest } līdz { $most } dalījumiem neatkarīgi no summām.
rules-choice-drawn = Pēc vilkšanas drīkst likt tikai nupat izvilkto plāksnīti.
rules-choice-any = Pēc vilkšanas drīkst likt jebkuru savu plāksnīti.
rules-choice-time-limit = Katram gājienam ir laika ierobežojums. Ja laiks beidzas, jūs velkat, līdz gājiens ir galā. Ja jums vēl jāliek pirmā plāksnīte, jūsu vietā noliek vienu no jūsējām.
rules-tiles-hands = Katrs spēlētājs paņem plāksnītes un tur tās paslēptas. Pārējās ir kaudzīte. Jūs redzat savas plāksnītes, galdu, visu punktus un to, cik plāksnīšu ir citiem un kaudzītē.
rules-tiles-begin = Pirms katra dalījuma visi spēlētāji izvelk pa plāksnītei un parāda to. Sāk lielākā vērtība, un tie, kam tā vienāda, velk vēlreiz. Tad visas plāksnītes sajauc un izdala. Pirmais spēlētājs liek jebkuru plāksnīti un saņem tās vērtību.
rules-tiles-lay = Nolieciet vienu plāksnīti. Vismaz vienai veselai malai jāpiekļaujas plāksnītei uz galda, un abiem šīs malas skaitļiem jābūt vienādiem. Arī katrā citā stūrī, ko tā skar, skaitļiem jābūt vienādiem.
rules-tiles-score =
    Plāksnīte dod savu vērtību. Tilts dod { $bridge ->
        [zero] { $bridge } papildpunktus
        [one] { $bridge } papildpunktu
       *[other] { $bridge } papildpunktus
    }, sešstūris vēl { $one }, divi sešstūri ar vienu plāksnīti vēl { $two } un trīs vēl { $three }.
rules-tiles-bridge = Tilts ir plāksnīte, kas pielikta tikai ar vienu malu un kuras trešais stūris skar tālāku plāksnīti: abas vietas blakus šim stūrim ir tukšas, bet vismaz viena no trim aiz tā nav. Sešstūri pabeidz sestā plāksnīte ap punktu. Viena plāksnīte nevar veidot abus.
rules-tiles-draw =
    Ja plāksnīti likt nevarat vai nevēlaties, velciet vienu no kaudzītes. Katra vilkšana maksā { $cost ->
        [zero] { $cost } punktus
        [one] { $cost } punktu
       *[other] { $cost } punktus
    }. Izvilkto plāksnīti drīkst likt uzreiz. Vienā gājienā drīkst izvilkt līdz { $most ->
        [zero] { $most } plāksnītēm
        [one] { $most } plāksnītei
       *[other] { $most } plāksnītēm
    }. Ja arī tad nevienu nenoliekat, zaudējat vēl { $more }, pavisam { $all }.
rules-tiles-empty = Kad kaudzīte ir tukša, plāksnīte jāliek, ja varat. Ja nevarat, gājienu izlaižat bez soda.
rules-tiles-out =
    Kad noliekat savu pēdējo plāksnīti, saņemat { $out ->
        [zero] { $out } punktus
        [one] { $out } punktu
       *[other] { $out } punktus
    } un visu pārējiem palikušo plāksnīšu vērtību. Vispirms pabeidz apli, lai visiem būtu vienāds gājienu skaits. Ja šajā aplī plāksnītes beidzas vēl kādam, viņš saņem tikai šos { $out }.
rules-tiles-blocked = Kad visi spēlētāji pēc kārtas izlaiduši gājienu, dalījums ir bloķēts. Tajā uzvar tas, kura plāksnīšu vērtība ir mazākā, un saņem visu pārējo plāksnīšu vērtību, atņemot savējo. Citi neko nezaudē. Ja vienlīdz maza vērtība ir vairākiem, šādi saņem katrs no viņiem.
rules-tiles-match = Uzvar lielākā summa mača beigās. Summas var noslīdēt zem nulles.
rules-tiles-example-sum = Plāksnīte
rules-tiles-example-bridge = Plāksnīte, kas veido tiltu
rules-tiles-example-hexagon = Plāksnīte, kas pabeidz sešstūri
rules-tiles-example-draws = Trīs vilkšanas, un neviena plāksnīte nav nolikta
rules-tiles-example-out = Pēdējā plāksnīte, kad pārējiem palicis { $hands }
rules-scoring-standard = Punkti, kā aprakstīts iepriekš.
rules-scoring-children =
    Bērniem: { $tile ->
        [zero] { $tile } punkti
        [one] { $tile } punkts
       *[other] { $tile } punkti
    } par plāksnīti, vēl { $bridge } par tiltu, vēl { $one }, { $two } vai { $three } par vienu, diviem vai trim sešstūriem un { $out } tam, kam plāksnītes beidzas pirmajam. Punktus nekad nezaudē. Ir viens dalījums, ja neizvēlaties vairākus vai mērķi.
rules-scoring-no-points = Bez punktiem: uzvar tas, kam plāksnītes beidzas pirmajam. Ja dalījums ir bloķēts, uzvar tas, kam palicis vismazāk plāksnīšu.
rules-edition-international = Starptautiskais: kā aprakstīts iepriekš, no { $fewest } līdz { $most ->
    [zero] { $most } spēlētājiem
    [one] { $most } spēlētājam
   *[other] { $most } spēlētājiem
  }.
rules-edition-french =
    Franču: no { $fewest } līdz { $most ->
        [zero] { $most } spēlētājiem
        [one] { $most } spēlētājam
       *[other] { $most } spēlētājiem
    }. Dalījums beidzas, tiklīdz kādam beidzas plāksnītes. Bloķētā dalījumā katrs zaudē savu plāksnīšu vērtību. Kad kaudzīte ir tukša, gājienu drīkst izlaist arī tad, ja varētu likt plāksnīti. Mačs beidzas, tiklīdz spēlētājs sasniedz mērķi, un šis spēlētājs uzvar.
rules-edition-spanish =
    Spāņu: no { $fewest } līdz { $most ->
        [zero] { $most } spēlētājiem
        [one] { $most } spēlētājam
       *[other] { $most } spēlētājiem
    }; ja spēlē trīs vai četri, katram ir mazāk plāksnīšu.
rules-edition-portuguese =
    Portugāļu: kā spāņu izdevums, tikai trīs vilkšanas kopā maksā { $draws ->
        [zero] { $draws } punktus
        [one] { $draws } punktu
       *[other] { $draws } punktus
    }.
rules-edition-tournament = Turnīra: lai noteiktu, kurš sāk, nevelk. Pirmā jāliek lielākā plāksnīte ar trim vienādiem skaitļiem, lai kam tā būtu; tā dod vēl { $triple } vai vēl { $zero }, ja uz tās ir trīs nulles. Ja tādas plāksnītes nav nevienam, sāk lielākā vērtība.

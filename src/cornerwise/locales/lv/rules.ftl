rules-title = Noteikumi
rules-page-title = { $game }: noteikumi
rules-lead = Kā spēlē katru spēli: daži teikumi un attēli.
rules-all = Visas spēles
rules-play = Spēlēt tūlīt
rules-tutorial = Mācīties spēlējot
rules-language = Valoda
rules-allowed = Drīkst
rules-forbidden = Nedrīkst
rules-clauses = Noteikumu numuri
rules-trade-marks = Blokus, Trigon, Rumis un Triominos ir to īpašnieku preču zīmes. Tās te minētas tikai tādēļ, lai pateiktu, kādiem publicētiem noteikumiem spēle seko. Cornerwise ir neatkarīgs no šiem īpašniekiem.
rules-family-classic = Kvadrāti, līdz četriem spēlētājiem
rules-family-duo = Kvadrāti diviem
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
rules-heading-contact = Saskare
rules-heading-others = Citas krāsas
rules-heading-strict = Stingrie stūri
rules-heading-standing = Balsts
rules-heading-limits = Augstuma robežas
rules-heading-blocked = Nav kur likt
rules-heading-draw = Vilkšana
rules-heading-end = Beigas
rules-heading-scoring = Punkti
rules-heading-ties = Vienāds rezultāts
rules-heading-example = Piemērs
rules-heading-players = Spēlētāju skaits
rules-heading-options = Iespējas
rules-heading-tips = Padomi
rules-goal-left = Nolieciet uz laukuma pēc iespējas vairāk savu kauliņu un neatstājiet vietu pārējiem. Kas beigās paliek pāri, to skaita pret jums.
rules-goal-pieces = Nolieciet vairāk kauliņu nekā otrs spēlētājs.
rules-goal-area = Nosedziet vairāk lauciņu nekā otrs spēlētājs.
rules-goal-complete = Jūs spēlējat vienatnē ar visām krāsām. Nolieciet visus kauliņus, to ir { $pieces }.
rules-goal-seen = Celiet tā, lai, skatoties tieši no augšas, jūsu krāsa būtu redzama pēc iespējas vairākos lauciņos.
rules-goal-points = Lieciet plāksnītes, kuru skaitļi sakrīt, un savāciet visvairāk punktu.
rules-board-rectangle = Laukuma izmērs ir { $width } × { $height } lauciņi.
rules-board-hexagon = Laukums ir sešstūris no { $cells ->
    [zero] { $cells } trīsstūriem
    [one] { $cells } trīsstūra
   *[other] { $cells } trīsstūriem
  }, gar katru malu { $side }.
rules-board-inner = Izmanto tikai laukuma iekšējo sešstūri: { $cells ->
    [zero] { $cells } trīsstūri
    [one] { $cells } trīsstūris
   *[other] { $cells } trīsstūri
  }, gar katru malu { $side }.
rules-board-heights = Pamatnē ir { $squares ->
    [zero] { $squares } lauciņi
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
  }. Katrs norāda, cik augstu tur drīkst celt; vietas pietiek { $cubes ->
    [zero] { $cubes } klucīšiem
    [one] { $cubes } klucītim
   *[other] { $cubes } klucīšiem
  }.
rules-board-reconstructed = Drukāti šī laukuma izmēri mums nav zināmi. Tas atjaunots pēc formas un vietas, kuras katram spēlētājam pietiek { $each ->
    [zero] { $each } klucīšiem
    [one] { $each } klucītim
   *[other] { $each } klucīšiem
  }.
rules-board-own = Jūs dodat savu augstumu karti: skaitli katram pamatnes lauciņam, rindas atdala ar slīpsvītru, tālākā rinda pirmā, 0 tur, kur lauciņa nav. Visi lauciņi ir savienoti, un klucīšu nav vairāk par { $most }.
rules-board-table = Plāksnītes liek uz galda, kam nav malu.
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
rules-pieces-shared = Abi spēlētāji ņem no viena komplekta. Tajā ir { $pieces ->
    [zero] { $pieces } kauliņi
    [one] { $pieces } kauliņš
   *[other] { $pieces } kauliņi
  } no { $smallest }–{ $largest } kvadrātiem, katrs citas formas. Kauliņa, ko noliek viens spēlētājs, otram vairs nav.
rules-pieces-cubes = Katrai krāsai ir { $pieces ->
    [zero] { $pieces } kauliņi
    [one] { $pieces } kauliņš
   *[other] { $pieces } kauliņi
  } no { $smallest }–{ $largest } klucīšiem, pavisam { $cells ->
    [zero] { $cells } klucīši
    [one] { $cells } klucītis
   *[other] { $cells } klucīši
  }. Kauliņš un tā spoguļattēls ir divi kauliņi. Viena klucīša kauliņa nav.
rules-pieces-tiles = Ir { $tiles ->
    [zero] { $tiles } trīsstūrveida plāksnītes
    [one] { $tiles } trīsstūrveida plāksnīte
   *[other] { $tiles } trīsstūrveida plāksnītes
  }. Uz katras ir trīs skaitļi no { $lowest } līdz { $highest }, kas, lasot pulksteņrādītāja virzienā, nesamazinās, un divu vienādu plāksnīšu nav. Plāksnītes vērtība ir tās skaitļu summa.
rules-setup-order = Krāsas spēlē šādā kārtībā: { $colours }.
rules-setup-one-each = Spēlētāju skaits ir { $seats }, un katram ir viena krāsa.
rules-setup-two-each = Diviem spēlētājiem ir pa divām krāsām. Pirmajam: { $first }. Otrajam: { $second }.
rules-setup-shared = Trim spēlētājiem ir pa vienai krāsai. Ceturto ({ $colour }) viņi liek pēc kārtas, sākot ar to, kurš sāka partiju. To dara arī tad, kad pašu krāsai vairs nav vietas.
rules-setup-teams = Četri spēlētāji veido divas komandas pa diviem, katram viena krāsa. Pirmā komanda: { $first }. Otrā: { $second }.
rules-setup-solo = Jūs liekat visas krāsas citu pēc citas.
rules-setup-left-out = Trim spēlētājiem ir pa vienai krāsai. Viena krāsa ({ $colour }) paliek kastē.
rules-start-own = Katras krāsas pirmais kauliņš nosedz šīs krāsas sākuma punktu: { $points }.
rules-start-any = Katras krāsas pirmais kauliņš nosedz jebkuru vēl brīvu sākuma punktu: { $points }.
rules-start-free = Katras krāsas pirmais kauliņš atrodas jebkur uz laukuma.
rules-start-beside = Partijas pirmais kauliņš atrodas jebkur. Katras citas krāsas pirmais kauliņš skar kauliņu, kas tur jau ir.
rules-start-opposite = Katras krāsas pirmais kauliņš nosedz sākuma punktu: { $points }. Spēlētāja abas krāsas sāk viena otrai pretī, tāpēc nedrīkst ieņemt punktu pretī otra spēlētāja krāsai.
rules-start-spaced = Katras krāsas pirmais kauliņš nosedz sākuma punktu: { $points }. Starp divām krāsām viens sākuma punkts paliek brīvs.
rules-start-swap = Pirmais spēlētājs noliek pirmās krāsas kauliņu un tad otrās krāsas kauliņu, katru jebkur uz laukuma. Tie nedrīkst pārklāties, un tiem jābūt dažādas formas. Tad otrais spēlētājs izvēlas krāsu. Turpina pirmā krāsa ({ $colour }), lai kam tā būtu.
rules-start-cubes = Partijas pirmais kauliņš stāv jebkur uz pamatnes. Katras citas krāsas pirmais kauliņš arī stāv uz pamatnes un ar skaldni piekļaujas kauliņam, kas tur jau ir.
rules-turn-flat = Nolieciet vienu savu kauliņu uz brīviem laukuma { $shape ->
    [triangle] trīsstūriem
   *[square] lauciņiem
  }. To drīkst pagriezt un apmest otrādi. Nolikts tas paliek savā vietā.
rules-turn-cubes = Nolieciet vienu savu kauliņu. To drīkst griezt, kā vēlaties. Nolikts tas paliek savā vietā.
rules-contact-corner = Katrs jauns kauliņš skar tās pašas krāsas kauliņu ar stūri un nekad ar malu.
rules-contact-face = Katrs jauns kauliņš skar tās pašas krāsas kauliņu ar malu. Ar stūri nepietiek.
rules-contact-triangles = Pietiek ar kopīgu punktu: stūris drīkst skart arī cita kauliņa taisnas malas vidu.
rules-contact-strict = Ar stingrajiem stūriem jūsu krāsas stūris drīkst skart tikai stūri. Kur jaunais kauliņš skar savu krāsu, neviens no abiem nedrīkst iet taisni cauri šim punktam. Jau viena tāda saskare vietu aizliedz, pat ja cits stūris skar pareizi.
rules-contact-others = Nav svarīgi, kā jūsu kauliņš skar citas krāsas: ar stūriem vai malām.
rules-contact-cubes = Katrs jauns kauliņš vismaz ar vienu skaldni piekļaujas tās pašas krāsas kauliņam, no sāniem vai no augšas. Ar šķautni vai stūri nepietiek. Citas krāsas nav svarīgas.
rules-standing = Katrā kolonnā, ko kauliņš aizņem, tā klucīši stāv uz pamatnes vai uz tā, kas tur jau ir. Apakšā nepaliek tukšumu, un nekas nekarājas pāri tukšumam.
rules-limits = Nekas nestāv ārpus pamatnes vai virs sava lauciņa augstuma robežas.
rules-blocked-flat = Kas var nolikt kauliņu, tam tas jādara. Krāsu bez vietas izlaiž; tā kā vietas kļūst tikai mazāk, tā vairs nespēlē līdz beigām.
rules-blocked-out = Krāsa, kas savā gājienā nevar nolikt kauliņu, vairs nespēlē līdz beigām.
rules-blocked-skip = Krāsa, kas nevar nolikt kauliņu, izlaiž tikai šo gājienu: citiem ceļot, vieta var atkal rasties.
rules-end = Partija beidzas, kad neviena krāsa vairs nevar likt.
rules-ties = Ja labākais rezultāts ir vienāds vairākiem, viņi dala uzvaru.
rules-scoring-advanced = Katrs palikuša kauliņa { $shape ->
    [triangle] trīsstūris
   *[square] kvadrāts
  } maksā punktu. Ja visi jūsu kauliņi ir nolikti, saņemat { $all ->
    [zero] { $all } punktus
    [one] { $all } punktu
   *[other] { $all } punktus
  } un vēl { $last }, ja pēdējais bija mazākais kauliņš. Uzvar lielākais rezultāts.
rules-scoring-basic = Saskaitiet palikušo kauliņu kvadrātus. Uzvar tas, kam to vismazāk. Prēmiju nav.
rules-scoring-pieces = Katrs nolikts kauliņš ir punkts. Uzvar tas, kam visvairāk punktu. Prēmiju nav.
rules-scoring-area = Katrs nosegts lauciņš ir punkts. Uzvar tas, kam visvairāk punktu; ja punktu ir vienādi, ir neizšķirts. Prēmiju nav.
rules-scoring-complete = Jūs uzvarat, kad visi kauliņi ir uz laukuma. Nolikto kauliņu skaits rāda, cik tuvu tikāt.
rules-scoring-seen = Paskatieties tieši no augšas: katrs lauciņš, kura virspusē ir jūsu krāsa, ir punkts. Katrs palikušais kauliņš maksā punktu, lai cik liels tas būtu. Uzvar tas, kam visvairāk punktu.
rules-scoring-sum = Spēlētāja rezultāts ir abu krāsu summa.
rules-scoring-team = Komandas rezultāts ir abu tās krāsu summa.
rules-scoring-shared = Kopīgo krāsu neskaita nevienam.
rules-example-finished = Pabeigta partija un tās punkti.
rules-example-colour = Krāsa
rules-example-left = Palika
rules-example-points = Punkti
rules-example-turn = Gājiens
rules-example-winner = Uzvar: { $winners }.
rules-figure-starts = Sākuma punkti
rules-figure-pieces = Vienas krāsas kauliņi
rules-figure-start = Pirmais kauliņš nosedz sākuma punktu
rules-figure-corner = Stūris pie stūra
rules-figure-side = Ar malu pie savas krāsas
rules-figure-apart = Neskar savu krāsu
rules-figure-others = Citas krāsas drīkst saskarties ar malām
rules-figure-tip = Stūris skar malas vidu
rules-figure-face = Ar skaldni piekļaujas savai krāsai
rules-figure-edge = Savu krāsu skar tikai ar šķautni
rules-figure-hole = Zem tā ir tukšums
rules-figure-match = Abi malas skaitļi sakrīt
rules-figure-mismatch = Malas skaitļi atšķiras
rules-figure-bridge = Tilts: vēl { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
  }
rules-figure-hexagon = Sešstūris: vēl { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
  }
rules-figure-hexagons = Divi sešstūri ar vienu plāksnīti: vēl { $points ->
    [zero] { $points } punkti
    [one] { $points } punkts
   *[other] { $points } punkti
  }
rules-players = { $players ->
    [1] Viens spēlētājs
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
rules-option-start = Sākums
rules-option-scoring = Punkti
rules-option-first = Kas sāk
rules-option-shared = Kopīgā krāsa
rules-option-strict-corners = Stingrie stūri
rules-option-left-out = Atliktā krāsa
rules-option-seats = Spēlētāju skaits
rules-option-colours-each = Katra spēlētāja krāsas
rules-option-blocked = Nav kur likt
rules-option-heights = Augstumu karte
rules-option-without = Handikaps
rules-option-edition = Izdevums
rules-option-target = Mērķis
rules-option-deals = Dalījumu skaits
rules-option-after-draw = Pēc vilkšanas
rules-option-time-limit = Laika robeža
rules-option-usual = parasti
rules-option-none = Izvēles iespēju nav.
rules-choice-first = Sākt drīkst jebkurš spēlētājs. Pārējie seko pulksteņrādītāja virzienā.
rules-choice-shared = Krāsa, ko visi liek pēc kārtas, var būt jebkura no četrām. Krāsu secība nemainās: ja kopīgā ir zilā, sāk zilā, un to liek spēlētājs, kurš sāk partiju.
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
rules-choice-without = Krāsām var trūkt dažu kauliņu, lai stiprie varētu spēlēt ar vājākiem. Par to, kā trūkst, punktus neatņem. Kur skaita palikušos lauciņus, mazāk lielu kauliņu palīdz; citur tam, kam kauliņu mazāk, ir grūtāk.
rules-choice-target = Kad dalījums ir beidzies, summas salīdzina ar mērķi: { $usual ->
    [zero] { $usual } punkti
    [one] { $usual } punkts
   *[other] { $usual } punkti
  } vai cits skaitlis no { $fewest } līdz { $most }. Ja kāds to ir sasniedzis, mačs ir beidzies.
rules-choice-deals = Vai arī mačs no { $fewest } līdz { $most } dalījumiem, lai kādas būtu summas.
rules-choice-drawn = Pēc vilkšanas drīkst likt tikai nupat izvilkto plāksnīti.
rules-choice-any = Pēc vilkšanas drīkst likt jebkuru savu plāksnīti.
rules-choice-time-limit = Katra gājiena laiks ir ierobežots. Kad tas beidzas, jūs velkat, līdz gājiens ir galā. Ja jums vēl jāliek pirmā plāksnīte, jūsu vietā noliek vienu no jūsējām.
rules-tiles-hands = Katrs spēlētājs paņem plāksnītes un tur tās paslēptas. Pārējās ir kaudzīte. Jūs redzat savas plāksnītes, galdu, visu punktus un to, cik plāksnīšu ir citiem un kaudzītē.
rules-tiles-begin = Pirms katra dalījuma visi spēlētāji atklāti izvelk pa plāksnītei. Sāk lielākā vērtība; kam tā vienāda, velk vēlreiz. Tad visas plāksnītes sajauc un izdala. Pirmais spēlētājs liek jebkuru plāksnīti un saņem tās vērtību.
rules-tiles-lay = Nolieciet vienu plāksnīti. Vismaz viena vesela mala piekļaujas plāksnītei uz galda, abi šīs malas skaitļi sakrīt, tāpat katrs cits stūris, ko tā skar.
rules-tiles-score = Plāksnīte dod savu vērtību. Tilts dod vēl { $bridge ->
    [zero] { $bridge } punktus
    [one] { $bridge } punktu
   *[other] { $bridge } punktus
  }, sešstūris vēl { $one }, divi sešstūri ar vienu plāksnīti vēl { $two } un trīs vēl { $three }.
rules-tiles-bridge = Tilts ir plāksnīte, kas pielikta tikai ar vienu malu un kuras trešais stūris sniedzas līdz tālākai plāksnītei: abas vietas blakus šim stūrim ir tukšas, bet vismaz viena no trim aiz tā nav. Sešstūri noslēdz sestā plāksnīte ap punktu. Neviena plāksnīte nevar veidot abus.
rules-tiles-draw = Ja plāksnīti likt nevarat vai nevēlaties, velciet vienu no kaudzītes; tas maksā { $cost ->
    [zero] { $cost } punktus
    [one] { $cost } punktu
   *[other] { $cost } punktus
  }. Izvilkto drīkst likt uzreiz. Vienā gājienā drīkst izvilkt { $most ->
    [zero] { $most } plāksnītes
    [one] { $most } plāksnīti
   *[other] { $most } plāksnītes
  }; ja arī tad nevienu nenoliekat, zaudējat vēl { $more }, pavisam { $all }.
rules-tiles-empty = Kad kaudzīte ir tukša, tam, kas var likt plāksnīti, tas jādara. Citādi gājienu izlaižat bez soda.
rules-tiles-out = Kas noliek savu pēdējo plāksnīti, saņem { $out ->
    [zero] { $out } punktus
    [one] { $out } punktu
   *[other] { $out } punktus
  } un visu pārējiem palikušo plāksnīšu vērtību. Vispirms pabeidz apli, lai visiem būtu vienāds gājienu skaits. Kas tajā beidz otrais, saņem tikai { $out }.
rules-tiles-blocked = Kad visi spēlētāji pēc kārtas izlaiduši gājienu, dalījums ir bloķēts. Tajā uzvar tas, kura plāksnīšu vērtība ir mazākā: viņš saņem visu pārējo plāksnīšu vērtību, atņemot savējo. Citi neko nezaudē. Ja mazākā vērtība ir vienāda vairākiem, tā saņem katrs no viņiem.
rules-tiles-match = Uzvar lielākā summa mača beigās. Summas var noslīdēt zem nulles.
rules-tiles-example-sum = Plāksnīte
rules-tiles-example-bridge = Plāksnīte, kas veido tiltu
rules-tiles-example-hexagon = Plāksnīte, kas noslēdz sešstūri
rules-tiles-example-draws = Trīs vilkšanas, un neviena plāksnīte nav nolikta
rules-tiles-example-out = Pēdējā plāksnīte, kad pārējo plāksnīšu vērtība ir { $hands }
rules-scoring-standard = Punkti, kā aprakstīts iepriekš.
rules-scoring-children = Bērniem: { $tile ->
    [zero] { $tile } punkti
    [one] { $tile } punkts
   *[other] { $tile } punkti
  } par plāksnīti, vēl { $bridge } par tiltu, vēl { $one }, { $two } vai { $three } par vienu, diviem vai trim sešstūriem un { $out } tam, kas beidz pirmais. Punktus nekad neatņem. Ir viens dalījums, ja neizvēlaties vairākus vai mērķi.
rules-scoring-no-points = Bez punktiem: uzvar tas, kas beidz pirmais. Ja dalījums ir bloķēts, uzvar tas, kam vismazāk plāksnīšu.
rules-edition-international = Starptautiskais: kā aprakstīts iepriekš, no { $fewest } līdz { $most ->
    [zero] { $most } spēlētājiem
    [one] { $most } spēlētājam
   *[other] { $most } spēlētājiem
  }.
rules-edition-french = Franču: no { $fewest } līdz { $most ->
    [zero] { $most } spēlētājiem
    [one] { $most } spēlētājam
   *[other] { $most } spēlētājiem
  }. Dalījums beidzas, tiklīdz kāds beidz. Bloķētā dalījumā katrs zaudē savu plāksnīšu vērtību. Kad kaudzīte ir tukša, gājienu var izlaist arī tas, kas nevēlas likt plāksnīti. Mačs beidzas uzreiz, kad spēlētājs sasniedz mērķi, un šis spēlētājs ir uzvarējis.
rules-edition-spanish = Spāņu: no { $fewest } līdz { $most ->
    [zero] { $most } spēlētājiem
    [one] { $most } spēlētājam
   *[other] { $most } spēlētājiem
  }, trim un četriem izdala mazāk plāksnīšu.
rules-edition-portuguese = Portugāļu: kā spāņu izdevums, tikai trīs vilkšanas kopā maksā { $draws }.
rules-edition-tournament = Turnīra: par sākumu nevelk. Pirmā jāliek lielākā plāksnīte ar trim vienādiem skaitļiem, lai kam tā būtu; tā dod vēl { $triple }, bet trīs nulles pat { $zero }. Ja tādas plāksnītes nav, sāk lielākā vērtība.
ink-blue = zilā
ink-yellow = dzeltenā
ink-red = sarkanā
ink-green = zaļā
ink-purple = violetā
ink-orange = oranžā

## The pages

rules-title = Pravidlá
rules-page-title = { $game }: pravidlá
rules-lead = Ako sa ktorá hra hrá, v niekoľkých vetách a s obrázkami.
rules-all = Všetky hry
rules-play = Hrať hneď
rules-tutorial = Naučiť sa hrou
rules-language = Jazyk
rules-allowed = Dovolené
rules-forbidden = Nedovolené
rules-clauses = Čísla pravidiel
rules-trade-marks = Blokus, Trigon, Rumis a Triominos sú ochranné známky svojich vlastníkov. Uvádzajú sa tu len preto, aby bolo jasné, ktorými vydanými pravidlami sa hra riadi. Cornerwise je od týchto vlastníkov nezávislý.

## Families of games, as headings of the list

rules-family-classic = Štvorčeky až pre štyroch
rules-family-duo = Štvorčeky pre dvoch
rules-family-trigon = Trojuholníky
rules-family-polyomino = Voľný začiatok
rules-family-rumis = Kocky
rules-family-triominos = Čísla

## Headings of sections

rules-heading-goal = Cieľ hry
rules-heading-pieces = Diely
rules-heading-tiles = Kamene
rules-heading-setup = Príprava
rules-heading-opening = Otvorenie
rules-heading-start = Prvý diel
rules-heading-turn = Tvoj ťah
rules-heading-contact = Dotyk
rules-heading-others = Iné farby
rules-heading-strict = Prísne rohy
rules-heading-standing = Opora
rules-heading-limits = Výškové limity
rules-heading-blocked = Žiadne miesto
rules-heading-draw = Doberanie
rules-heading-end = Koniec
rules-heading-scoring = Bodovanie
rules-heading-ties = Zhoda bodov
rules-heading-example = Príklad
rules-heading-players = Počet hráčov
rules-heading-options = Voľby
rules-heading-tips = Tipy

## Goal

rules-goal-left = Umiestni na hraciu dosku čo najviac svojich dielov a nenechaj ostatným miesto pre tie ich. Čo ti na konci zostane, počíta sa proti tebe.
rules-goal-pieces = Umiestni viac dielov ako druhý hráč.
rules-goal-area = Zakry viac políčok ako druhý hráč.
rules-goal-complete = Hráš bez súperov so všetkými farbami. Umiestni všetky diely, spolu { $pieces }.
rules-goal-seen = Stavaj tak, aby tvoju farbu bolo pri pohľade priamo zhora vidno na čo najväčšom počte políčok.
rules-goal-points = Klaď kamene, ktorých čísla sa zhodujú, a získaj najviac bodov.

## Board

rules-board-rectangle = Hracia doska má { $width } × { $height } políčok.
rules-board-hexagon = Hracia doska je šesťuholník z { $cells ->
    [one] { $cells } trojuholníka
    [few] { $cells } trojuholníkov
    [many] { $cells } trojuholníka
   *[other] { $cells } trojuholníkov
  }, { $side } pozdĺž každej strany.
rules-board-inner = Používa sa len vnútorný šesťuholník hracej dosky: má { $cells ->
    [one] { $cells } trojuholník
    [few] { $cells } trojuholníky
    [many] { $cells } trojuholníka
   *[other] { $cells } trojuholníkov
  }, { $side } pozdĺž každej strany.
rules-board-heights = Pôdorys má { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políčok
  }. Každé udáva, ako vysoko sa na ňom smie stavať; zmestí sa sem { $cubes ->
    [one] { $cubes } kocka
    [few] { $cubes } kocky
    [many] { $cubes } kocky
   *[other] { $cubes } kociek
  }.
rules-board-reconstructed = Tlačené rozmery tejto dosky nepoznáme. Je odvodená zo svojho tvaru a z miesta pre { $each ->
    [one] { $each } kocku
    [few] { $each } kocky
    [many] { $each } kocky
   *[other] { $each } kociek
  } na hráča.
rules-board-own = Prinesieš si vlastnú výškovú mapu: číslo pre každé políčko pôdorysu, rady oddelené lomkou, najvzdialenejší rad prvý, 0 tam, kde políčko nie je. Všetky políčka spolu súvisia a kociek je najviac { $most }.
rules-board-table = Kamene sa kladú na stôl, ktorý nemá okraj.

## Pieces

rules-pieces-own = Každá farba má { $pieces ->
    [one] { $pieces } diel
    [few] { $pieces } diely
    [many] { $pieces } dielu
   *[other] { $pieces } dielov
  }, každý iného tvaru a s veľkosťou { $smallest } až { $largest } { $shape ->
    [triangle] trojuholníkov
   *[square] štvorčekov
  }. Spolu je to { $shape ->
    [triangle] { $cells ->
    [one] { $cells } trojuholník
    [few] { $cells } trojuholníky
    [many] { $cells } trojuholníka
   *[other] { $cells } trojuholníkov
  }
   *[square] { $cells ->
    [one] { $cells } štvorček
    [few] { $cells } štvorčeky
    [many] { $cells } štvorčeka
   *[other] { $cells } štvorčekov
  }
  }.
rules-pieces-copies = Každá farba má { $pieces ->
    [one] { $pieces } diel
    [few] { $pieces } diely
    [many] { $pieces } dielu
   *[other] { $pieces } dielov
  }, každý s veľkosťou { $smallest } až { $largest } štvorčekov. Tvarov je { $shapes } a každý sa vyskytuje { $copies }-krát. Spolu je to { $cells ->
    [one] { $cells } štvorček
    [few] { $cells } štvorčeky
    [many] { $cells } štvorčeka
   *[other] { $cells } štvorčekov
  }.
rules-pieces-shared = Obaja hráči berú z jednej súpravy: { $pieces ->
    [one] { $pieces } diel
    [few] { $pieces } diely
    [many] { $pieces } dielu
   *[other] { $pieces } dielov
  } s veľkosťou { $smallest } až { $largest } štvorčekov, každý iného tvaru. Diel, ktorý položí jeden hráč, už druhý nemá.
rules-pieces-cubes = Každá farba má { $pieces ->
    [one] { $pieces } diel
    [few] { $pieces } diely
    [many] { $pieces } dielu
   *[other] { $pieces } dielov
  } s veľkosťou { $smallest } až { $largest } kociek, spolu { $cells ->
    [one] { $cells } kocku
    [few] { $cells } kocky
    [many] { $cells } kocky
   *[other] { $cells } kociek
  }. Diel a jeho zrkadlový obraz sú dva diely. Samostatná kocka medzi nimi nie je.
rules-pieces-tiles = Trojuholníkových kameňov je { $tiles }. Každý má tri čísla od { $lowest } do { $highest }, ktoré pri čítaní v smere hodinových ručičiek neklesajú, a žiadne dva kamene nie sú rovnaké. Hodnota kameňa je súčet jeho čísel.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Farby hrajú v tomto poradí: { $colours }.
rules-setup-one-each = Počet hráčov: { $seats }. Každý má jednu farbu.
rules-setup-two-each = Dvaja hráči majú po dve farby. Prvý: { $first }. Druhý: { $second }.
rules-setup-shared = Traja hráči majú po jednej farbe. Štvrtú ({ $colour }) kladú striedavo, počnúc hráčom, ktorý hru začal. Kladú ju aj vtedy, keď ich vlastná farba už nemá miesto.
rules-setup-teams = Štyria hráči tvoria dva tímy po dvoch, každý má jednu farbu. Prvý tím: { $first }. Druhý: { $second }.
rules-setup-solo = Kladieš všetky farby, jednu po druhej.
rules-setup-left-out = Traja hráči majú po jednej farbe. Jedna farba ({ $colour }) zostáva v škatuli.

## First piece

rules-start-own = Prvý diel každej farby zakrýva štartovací bod tejto farby: { $points }.
rules-start-any = Prvý diel každej farby zakrýva ktorýkoľvek ešte voľný štartovací bod: { $points }.
rules-start-free = Prvý diel každej farby leží kdekoľvek na doske.
rules-start-beside = Prvý diel hry leží kdekoľvek. Prvý diel každej ďalšej farby sa dotýka dielu, ktorý tam už je.
rules-start-opposite = Prvý diel každej farby zakrýva štartovací bod: { $points }. Dve farby jedného hráča začínajú oproti sebe, takže bod oproti farbe druhého hráča obsadiť nesmieš.
rules-start-spaced = Prvý diel každej farby zakrýva štartovací bod: { $points }. Medzi dvoma farbami zostáva jeden štartovací bod voľný.
rules-start-swap = Prvý hráč položí diel prvej farby a potom diel druhej farby, oba kamkoľvek na hraciu dosku. Nesmú sa prekrývať a musia mať rôzne tvary. Druhý hráč si potom vyberie farbu. Pokračuje prvá farba ({ $colour }), nech ju má ktokoľvek.
rules-start-cubes = Prvý diel hry stojí kdekoľvek na podlahe. Prvý diel každej ďalšej farby stojí tiež na podlahe a dotýka sa stenou dielu, ktorý tam už je.

## Turn

rules-turn-flat = Polož jeden zo svojich dielov na voľné { $shape ->
    [triangle] trojuholníky
   *[square] políčka
  } hracej dosky. Smieš ho otáčať aj obrátiť na druhú stranu. Keď už leží, zostáva.
rules-turn-cubes = Postav jeden zo svojich dielov. Smieš ho otočiť akokoľvek. Keď už stojí, zostáva.

## Contact

rules-contact-corner = Každý nový diel sa dotýka dielu rovnakej farby rohom, a nikdy stranou.
rules-contact-face = Každý nový diel sa dotýka dielu rovnakej farby stranou. Roh nestačí.
rules-contact-triangles = Stačí spoločný bod: roh sa smie dotknúť aj stredu rovnej strany iného dielu.
rules-contact-strict = S prísnymi rohmi sa roh tvojej farby smie dotýkať len rohu. Všade, kde sa nový diel dotýka vlastnej farby, nesmie ani jeden z oboch dielov týmto bodom priamo prechádzať. Jediný taký dotyk miesto vylučuje, aj keby sa iný roh dotýkal správne.
rules-contact-others = Nezáleží na tom, ako sa tvoj diel dotýka iných farieb, či rohmi, alebo stranami.
rules-contact-cubes = Každý nový diel sa dotýka aspoň jednou stenou dielu rovnakej farby, zboku alebo zhora. Hrana alebo roh nestačí. Na iných farbách nezáleží.
rules-standing = V každom stĺpci, ktorý diel zaberá, stoja jeho kocky na podlahe alebo na tom, čo tam už je. Pod dielom nikdy nie je diera a nič neprečnieva nad prázdny priestor.
rules-limits = Nič nestojí mimo pôdorysu ani nad výškovým limitom svojho políčka.

## No place left, and the end

rules-blocked-flat = Kto môže položiť diel, musí. Farba bez miesta sa vynecháva; keďže miesta len ubúda, je mimo hry až do konca.
rules-blocked-out = Farba, ktorá na ťahu nemôže položiť diel, je mimo hry až do konca.
rules-blocked-skip = Farba, ktorá nemôže položiť diel, len vynechá tento ťah: keď ostatní stavajú, miesto sa môže znova otvoriť.
rules-end = Hra sa končí, keď už žiadna farba nemôže položiť diel.
rules-ties = Pri zhode najlepších výsledkov je víťazov viac.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Každý { $shape ->
    [triangle] trojuholník
   *[square] štvorček
  } zvyšného dielu stojí bod. Ak umiestniš všetky diely, získaš { $all ->
    [one] { $all } bod
    [few] { $all } body
    [many] { $all } bodu
   *[other] { $all } bodov
  } a ďalších { $last }, ak bol posledný ten najmenší. Vyhráva najvyššie skóre.
rules-scoring-basic = Spočítaj štvorčeky zvyšných dielov. Vyhráva, kto ich má najmenej. Prémie nie sú.
rules-scoring-pieces = Každý umiestnený diel je bod. Vyhráva, kto má najviac bodov. Prémie nie sú.
rules-scoring-area = Každé zakryté políčko je bod. Vyhráva, kto má najviac bodov; pri zhode je remíza. Prémie nie sú.
rules-scoring-complete = Vyhrávaš, keď sú všetky diely na doske. Počet umiestnených dielov ukazuje, koľko chýbalo.
rules-scoring-seen = Pozri sa priamo zhora: každé políčko, na ktorom je navrchu tvoja farba, je bod. Každý zvyšný diel stojí bod, nech je akokoľvek veľký. Vyhráva, kto má najviac bodov.
rules-scoring-sum = Skóre hráča je súčet oboch farieb.
rules-scoring-team = Skóre tímu je súčet jeho dvoch farieb.
rules-scoring-shared = Spoločná farba sa nepočíta nikomu.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Dohraná hra a jej spočítanie.
rules-example-colour = Farba
rules-example-left = Zostalo
rules-example-points = Body
rules-example-turn = Ťah
rules-example-winner = Víťazstvo: { $winners }.

## Pictures

rules-figure-starts = Štartovacie body
rules-figure-pieces = Diely jednej farby
rules-figure-start = Prvý diel zakrýva štartovací bod
rules-figure-corner = Rohom k rohu
rules-figure-side = Stranou k strane s vlastnou farbou
rules-figure-apart = Vlastnej farby sa nedotýka
rules-figure-others = Iné farby sa smú dotýkať stranami
rules-figure-tip = Roh sa dotýka stredu strany
rules-figure-face = Dotýka sa vlastnej farby stenou
rules-figure-edge = Dotýka sa vlastnej farby len hranou
rules-figure-hole = Je pod ním diera
rules-figure-match = Obe čísla na strane sa zhodujú
rules-figure-mismatch = Čísla na strane sa líšia
rules-figure-bridge = Most: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  } navyše
rules-figure-hexagon = Šesťuholník: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  } navyše
rules-figure-hexagons = Dva šesťuholníky jedným kameňom: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  } navyše

## Number of players

rules-players = { $players ->
    [one] Jeden hráč
    [few] { $players } hráči
    [many] { $players } hráča
   *[other] { $players } hráčov
  }
rules-players-cubes = { $columns ->
    [one] { $columns } políčko
    [few] { $columns } políčka
    [many] { $columns } políčka
   *[other] { $columns } políčok
  }, miesto pre { $cubes ->
    [one] { $cubes } kocku
    [few] { $cubes } kocky
    [many] { $cubes } kocky
   *[other] { $cubes } kociek
  }
rules-players-tiles = každý { $tiles ->
    [one] { $tiles } kameň
    [few] { $tiles } kamene
    [many] { $tiles } kameňa
   *[other] { $tiles } kameňov
  }

## Options. The usual choice stands first

rules-option-start = Začiatok
rules-option-scoring = Bodovanie
rules-option-first = Kto začína
rules-option-shared = Spoločná farba
rules-option-strict-corners = Prísne rohy
rules-option-left-out = Vynechaná farba
rules-option-seats = Počet hráčov
rules-option-colours-each = Farby každého hráča
rules-option-blocked = Žiadne miesto
rules-option-heights = Výšková mapa
rules-option-without = Hendikep
rules-option-edition = Vydanie
rules-option-target = Cieľ
rules-option-deals = Počet rozdaní
rules-option-after-draw = Po dobratí
rules-option-time-limit = Časový limit
rules-option-usual = zvyčajne
rules-option-none = Žiadne voľby nie sú.
rules-choice-first = Začať môže ktorýkoľvek hráč. Ostatní nasledujú v smere hodinových ručičiek.
rules-choice-shared = Ktorákoľvek zo štyroch farieb môže byť tá, ktorú všetci kladú striedavo. Poradie farieb zostáva rovnaké: ak je spoločná modrá, otvára modrá a kladie ju hráč, ktorý začína.
rules-choice-left-out = Ktorákoľvek zo štyroch farieb môže byť tá, ktorá zostane v škatuli.
rules-choice-seats-cubes = { $most ->
    [one] { $fewest } až { $most } hráč
    [few] { $fewest } až { $most } hráči
    [many] { $fewest } až { $most } hráča
   *[other] { $fewest } až { $most } hráčov
  }. S menším počtom hráčov je miesto pre menej kociek a posledné farby sa nepoužijú.
rules-choice-seats = { $most ->
    [one] { $fewest } až { $most } hráč
    [few] { $fewest } až { $most } hráči
    [many] { $fewest } až { $most } hráča
   *[other] { $fewest } až { $most } hráčov
  }.
rules-choice-colours-each = Dvaja hráči môžu mať po dve farby na doske pre štyroch. Počíta sa len lepšia farba hráča.
rules-choice-heights = Akákoľvek výšková mapa, na ktorú sa zmestí najviac { $most ->
    [one] { $most } kocka
    [few] { $most } kocky
    [many] { $most } kocky
   *[other] { $most } kociek
  }.
rules-choice-without = Farby môžu hrať bez niektorých svojich dielov, aby spolu mohli hrať silní aj slabší. Odložené diely nič nestoja. Kde sa počítajú zvyšné políčka, menej veľkých dielov pomáha; inde to má ten, kto má menej dielov, ťažšie.
rules-choice-target = Po skončení rozdania sa súčty porovnajú s cieľom: { $usual ->
    [one] { $usual } bod
    [few] { $usual } body
    [many] { $usual } bodu
   *[other] { $usual } bodov
  } alebo iný počet od { $fewest } do { $most }. Keď ho niekto dosiahol, zápas sa končí.
rules-choice-deals = Alebo zápas na pevný počet rozdaní, od { $fewest } do { $most }, nech sú súčty akékoľvek.
rules-choice-drawn = Po dobratí sa smie položiť len práve dobratý kameň.
rules-choice-any = Po dobratí sa smie položiť ktorýkoľvek z tvojich kameňov.
rules-choice-time-limit = Každý ťah má časový limit. Keď vyprší, doberáš, kým sa tvoj ťah neskončí. Ak máš ešte len položiť prvý kameň, položí sa za teba jeden z tvojich.

## Triominos

rules-tiles-hands = Každý hráč si vezme svoje kamene a drží ich skryté. Zvyšok tvorí kôpku. Vidíš vlastné kamene, stôl, všetky skóre a to, koľko kameňov majú ostatní a koľko ich je na kôpke.
rules-tiles-begin = Pred každým rozdaním si každý hráč odkryto vytiahne jeden kameň. Začína najvyššia hodnota; pri zhode sa ťahá znova. Potom sa všetky kamene zamiešajú a rozdajú. Prvý hráč položí ktorýkoľvek kameň a získa jeho hodnotu.
rules-tiles-lay = Polož jeden kameň. Aspoň jedna celá strana prilieha ku kameňu na stole, obe čísla na tejto strane sa zhodujú a zhoduje sa aj každý ďalší roh, ktorého sa kameň dotýka.
rules-tiles-score = Kameň prinesie svoju hodnotu. Most prinesie { $bridge ->
    [one] { $bridge } bod
    [few] { $bridge } body
    [many] { $bridge } bodu
   *[other] { $bridge } bodov
  } navyše, šesťuholník { $one } navyše, dva šesťuholníky jedným kameňom { $two } navyše a tri { $three } navyše.
rules-tiles-bridge = Most je kameň priložený len jednou stranou, ktorého tretí roh dosiahne na kameň za ním: dve miesta vedľa tohto rohu sú prázdne a z troch za ním je aspoň jedno obsadené. Šesťuholník uzatvára šiesty kameň okolo bodu. Žiadny kameň nemôže vytvoriť oboje.
rules-tiles-draw = Ak kameň položiť nemôžeš alebo nechceš, dober si jeden z kôpky za { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodov
  }. Smieš ho hneď položiť. V jednom ťahu smieš dobrať { $most ->
    [one] { $most } kameň
    [few] { $most } kamene
    [many] { $most } kameňa
   *[other] { $most } kameňov
  }; ak potom stále žiadny nepoložíš, strácaš ďalších { $more }, spolu { $all ->
    [one] { $all } bod
    [few] { $all } body
    [many] { $all } bodu
   *[other] { $all } bodov
  }.
rules-tiles-empty = Keď je kôpka prázdna, kto môže položiť kameň, musí. Inak pasuješ, bez postihu.
rules-tiles-out = Kto položí svoj posledný kameň, získa { $out ->
    [one] { $out } bod
    [few] { $out } body
    [many] { $out } bodu
   *[other] { $out } bodov
  } a hodnotu všetkých kameňov ostatných hráčov. Kolo sa najprv dohrá, aby mali všetci rovnako veľa ťahov. Kto v ňom skončí ako druhý, získa len { $out }.
rules-tiles-blocked = Keď všetci hráči po sebe pasujú, rozdanie je zablokované. Vyhráva ho, kto má kamene s najnižšou hodnotou: získa hodnotu kameňov všetkých ostatných zmenšenú o hodnotu svojich. Nikto iný nič nestráca. Pri zhode najnižších hodnôt takto boduje každý z týchto hráčov.
rules-tiles-match = Vyhráva najvyšší súčet na konci zápasu. Súčty môžu klesnúť pod nulu.
rules-tiles-example-sum = Kameň
rules-tiles-example-bridge = Kameň, ktorý tvorí most
rules-tiles-example-hexagon = Kameň, ktorý uzatvára šesťuholník
rules-tiles-example-draws = Tri dobratia a žiadny položený kameň
rules-tiles-example-out = Posledný kameň, keď kamene ostatných majú hodnotu { $hands }
rules-scoring-standard = Body, ako je opísané vyššie.
rules-scoring-children = Pre deti: { $tile ->
    [one] { $tile } bod
    [few] { $tile } body
    [many] { $tile } bodu
   *[other] { $tile } bodov
  } za kameň, { $bridge } navyše za most, { $one }, { $two } alebo { $three } navyše za jeden, dva alebo tri šesťuholníky a { $out } pre toho, kto prvý položí všetky kamene. Nikdy sa nič nestráca. Hrá sa jedno rozdanie, ak nezvolíš viac rozdaní alebo cieľ.
rules-scoring-no-points = Bez bodov: vyhráva, kto prvý položí všetky kamene. Keď je rozdanie zablokované, vyhráva, kto ich má najmenej.
rules-edition-international = Medzinárodné: ako je opísané vyššie, pre { $fewest } až { $most ->
    [one] { $most } hráča
    [few] { $most } hráčov
    [many] { $most } hráča
   *[other] { $most } hráčov
  }.
rules-edition-french = Francúzske: pre { $fewest } až { $most ->
    [one] { $most } hráča
    [few] { $most } hráčov
    [many] { $most } hráča
   *[other] { $most } hráčov
  }. Rozdanie sa končí, len čo niekto položí všetky kamene. V zablokovanom rozdaní každý stráca hodnotu svojich kameňov. Keď je kôpka prázdna, môže pasovať aj ten, kto kameň položiť nechce. Zápas sa končí hneď, ako hráč dosiahne cieľ, a tento hráč vyhral.
rules-edition-spanish = Španielske: pre { $fewest } až { $most ->
    [one] { $most } hráča
    [few] { $most } hráčov
    [many] { $most } hráča
   *[other] { $most } hráčov
  }, pri troch a štyroch s menším počtom kameňov.
rules-edition-portuguese = Portugalské: ako španielske vydanie, ale tri dobratia stoja spolu { $draws }.
rules-edition-tournament = Turnajové: o začiatok sa nelosuje. Najvyšší kameň s tromi rovnakými číslami, ktorý niekto má, sa musí položiť prvý a prinesie { $triple } navyše, tri nuly dokonca { $zero } navyše. Bez takého kameňa začína najvyššia hodnota.

## Colours inside a sentence

ink-blue = modrá
ink-yellow = žltá
ink-red = červená
ink-green = zelená
ink-purple = fialová
ink-orange = oranžová

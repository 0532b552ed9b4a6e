## The pages

rules-title = Pravidlá
rules-page-title = { $game }: pravidlá
rules-lead = Ako sa hrá každá z hier, s obrázkami.
rules-all = Všetky hry
rules-play = Hrať hneď
rules-tutorial = Naučiť sa hraním
rules-language = Jazyk
rules-allowed = Dovolené
rules-forbidden = Nedovolené
rules-clauses = Čísla pravidiel
rules-trade-marks = Blokus, Trigon, Rumis a Triominos sú ochranné známky svojich vlastníkov. Uvádzame ich len preto, aby bolo jasné, ktorými vydanými pravidlami sa hra riadi. Cornerwise je od týchto vlastníkov nezávislý.

## Families of games, as headings of the list

rules-family-classic = Štvorčeky, až 4 hráči
rules-family-duo = Štvorčeky, 2 hráči
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
rules-heading-contact = Čoho sa diel musí dotýkať
rules-heading-others = Iné farby
rules-heading-strict = Prísne rohy
rules-heading-standing = Žiadne diery
rules-heading-limits = Výškové limity
rules-heading-blocked = Ak nemôžeš položiť diel
rules-heading-draw = Doberanie kameňov
rules-heading-end = Koniec hry
rules-heading-scoring = Bodovanie
rules-heading-ties = Zhoda bodov
rules-heading-example = Príklad
rules-heading-players = Počet hráčov
rules-heading-options = Možnosti
rules-heading-tips = Tipy

## Goal

rules-goal-left = Umiestni na hraciu dosku čo najviac svojich dielov a nenechaj ostatným miesto pre ich diely. Čo ti na konci zostane, počíta sa proti tebe.
rules-goal-pieces = Umiestni viac dielov ako druhý hráč.
rules-goal-area = Zakry viac políčok ako druhý hráč.
rules-goal-complete = Hráš za všetky farby. Umiestni všetky diely, spolu { $pieces }.
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
rules-board-inner =
    Hrá sa len na vnútornom šesťuholníku hracej dosky: má { $cells ->
        [one] { $cells } trojuholník
        [few] { $cells } trojuholníky
        [many] { $cells } trojuholníka
       *[other] { $cells } trojuholníkov
    }, { $side } pozdĺž každej strany.
rules-board-heights =
    Základňa má { $squares ->
        [one] { $squares } políčko
        [few] { $squares } políčka
        [many] { $squares } políčka
       *[other] { $squares } políčok
    } a každé má limit, ako vysoko sa na ňom smie stavať. Spolu je tu miesto pre { $cubes ->
        [one] { $cubes } kocku
        [few] { $cubes } kocky
        [many] { $cubes } kocky
       *[other] { $cubes } kociek
    }.
rules-board-reconstructed =
    Zverejnené rozmery tejto dosky nepoznáme. Odvodili sme ich z jej tvaru a z miesta pre { $each ->
        [one] { $each } kocku
        [few] { $each } kocky
        [many] { $each } kocky
       *[other] { $each } kociek
    } na hráča.
rules-board-own = Výškovú mapu si vytvoríš: jedno číslo pre každé políčko základne, rady oddelené lomkou. Najvzdialenejší rad je prvý a 0 znamená, že tam políčko nie je. Všetky políčka musia byť spojené a kociek môže byť najviac { $most }.
rules-board-table = Kamene kladieš na stôl, ktorý nemá okraj.

## Pieces

rules-pieces-own =
    Každá farba má { $pieces ->
        [one] { $pieces } diel
        [few] { $pieces } diely
        [many] { $pieces } dielu
       *[other] { $pieces } dielov
    } s veľkosťou { $smallest } až { $largest } { $shape ->
        [triangle] trojuholníkov
       *[square] štvorčekov
    }, každý iného tvaru. Spolu majú { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trojuholník
                [few] { $cells } trojuholníky
                [many] { $cells } trojuholníka
               *[other] { $cells } trojuholníkov
            }
       *[square]
            { $cells ->
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
rules-pieces-shared =
    Obaja hráči berú diely z jednej súpravy: { $pieces ->
        [one] { $pieces } diel
        [few] { $pieces } diely
        [many] { $pieces } dielu
       *[other] { $pieces } dielov
    } s veľkosťou { $smallest } až { $largest } štvorčekov, každý iného tvaru. Diel, ktorý jeden hráč položí, druhý už použiť nemôže.
rules-pieces-cubes =
    Každá farba má { $pieces ->
        [one] { $pieces } diel
        [few] { $pieces } diely
        [many] { $pieces } dielu
       *[other] { $pieces } dielov
    } s veľkosťou { $smallest } až { $largest } kociek, spolu { $cells ->
        [one] { $cells } kocku
        [few] { $cells } kocky
        [many] { $cells } kocky
       *[other] { $cells } kociek
    }. Diel a jeho zrkadlový obraz sú dva rôzne diely. Samostatná kocka medzi nimi nie je.
rules-pieces-tiles = Trojuholníkových kameňov je { $tiles }. Každý má tri čísla od { $lowest } do { $highest }. Keď ich čítaš od najnižšieho v smere hodinových ručičiek, čísla nikdy neklesajú, a žiadne dva kamene nie sú rovnaké. Hodnota kameňa je súčet jeho čísel.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Farby hrajú v tomto poradí: { $colours }.
rules-setup-one-each = Počet hráčov: { $seats }. Každý má jednu farbu.
rules-setup-two-each = Dvaja hráči majú po dve farby. Prvý hráč: { $first }. Druhý hráč: { $second }.
rules-setup-shared = Traja hráči majú po jednej farbe. Štvrtú ({ $colour }) kladú striedavo, počnúc hráčom, ktorý začína hru. Kladieš ju, keď si s ňou na rade, aj vtedy, keď tvoja vlastná farba už nemôže položiť diel.
rules-setup-teams = Štyria hráči tvoria dva tímy po dvoch, každý má jednu farbu. Prvý tím: { $first }. Druhý tím: { $second }.
rules-setup-solo = Kladieš všetky farby, jednu po druhej.
rules-setup-left-out = Traja hráči majú po jednej farbe. Štvrtá farba ({ $colour }) zostáva v škatuli.

## First piece

rules-start-own = Prvý diel každej farby musí zakryť jej vlastný štartovací bod: { $points }.
rules-start-any = Prvý diel každej farby musí zakryť niektorý ešte voľný štartovací bod: { $points }.
rules-start-free = Prvý diel každej farby môže ležať kdekoľvek na doske.
rules-start-beside = Prvý diel hry môže ležať kdekoľvek. Prvý diel každej ďalšej farby sa musí dotýkať dielu, ktorý tam už je.
rules-start-opposite = Prvý diel každej farby musí zakryť štartovací bod: { $points }. Tvoje dve farby začínajú oproti sebe, takže druhý hráč nesmie obsadiť štartovací bod oproti tvojej prvej farbe.
rules-start-spaced = Prvý diel každej farby musí zakryť štartovací bod: { $points }. Medzi dvoma farbami musí zostať jeden štartovací bod voľný.
rules-start-swap = Prvý hráč položí diel prvej farby a potom diel druhej farby, oba kamkoľvek na hraciu dosku. Nesmú sa prekrývať a musia mať rôzne tvary. Druhý hráč si potom vyberie farbu. Pokračuje prvá farba ({ $colour }), nech ju má ktokoľvek.
rules-start-cubes = Prvý diel hry môže stáť kdekoľvek na základni. Prvý diel každej ďalšej farby musí tiež stáť na základni a dotýkať sa stenou dielu, ktorý tam už je.

## Turn

rules-turn-flat =
    Polož jeden zo svojich dielov na voľné { $shape ->
        [triangle] trojuholníky
       *[square] políčka
    } hracej dosky. Smieš ho otočiť aj obrátiť na druhú stranu. Položený diel sa už nesmie presunúť.
rules-turn-cubes = Postav jeden zo svojich dielov. Smieš ho otočiť ktorýmkoľvek smerom. Postavený diel sa už nesmie presunúť.

## Contact

rules-contact-corner = Každý nový diel sa musí rohom dotýkať aspoň jedného dielu rovnakej farby. Stranou sa vlastnej farby nikdy dotýkať nesmie.
rules-contact-face = Každý nový diel sa musí stranou dotýkať dielu rovnakej farby. Dotyk rohom nestačí.
rules-contact-triangles = Stačí jediný spoločný bod: roh sa smie dotknúť aj stredu rovnej strany iného dielu.
rules-contact-strict = Pri prísnych rohoch sa roh tvojej farby smie dotýkať len iného rohu, nikdy stredu rovnej strany. Platí to všade, kde sa nový diel dotýka vlastnej farby: už jediný nesprávny dotyk robí ťah neplatným, aj keď sa iný roh dotýka správne.
rules-contact-others = Iných farieb sa tvoj diel smie dotýkať akokoľvek, rohmi aj stranami.
rules-contact-cubes = Každý nový diel sa musí aspoň jednou stenou dotýkať dielu rovnakej farby, zboku alebo zhora. Dotyk hranou alebo rohom nestačí. Na iných farbách nezáleží.
rules-standing = V každom stĺpci, ktorý diel zaberá, musia jeho kocky stáť na základni alebo na kockách, ktoré tam už sú. Pod dielom nesmie byť diera a nič nesmie prečnievať nad prázdny priestor.
rules-limits = Nič nesmie stáť mimo základne ani nad výškovým limitom svojho políčka.

## No place left, and the end

rules-blocked-flat = Ak diel položiť môžeš, musíš. Farba, ktorá diel položiť nemôže, sa vynecháva. Miesta pre ňu už nikdy nepribudne, takže je mimo hry až do konca.
rules-blocked-out = Farba, ktorá vo svojom ťahu nemôže položiť diel, je mimo hry až do konca.
rules-blocked-skip = Farba, ktorá nemôže položiť diel, vynechá len tento ťah. Ako ostatní stavajú, môže sa pre ňu miesto znova otvoriť.
rules-end = Hra sa končí, keď už žiadna farba nemôže položiť diel.
rules-ties = Ak má najlepší výsledok viac hráčov, o víťazstvo sa delia.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced =
    Každý { $shape ->
        [triangle] trojuholník
       *[square] štvorček
    } dielov, ktoré ti zostali, stojí 1 bod. Ak umiestniš všetky diely, získaš { $all ->
        [one] { $all } bod
        [few] { $all } body
        [many] { $all } bodu
       *[other] { $all } bodov
    } a ďalších { $last }, ak bol posledný ten najmenší. Vyhráva najvyššie skóre.
rules-scoring-basic = Spočítaj štvorčeky dielov, ktoré ti zostali. Vyhráva, komu zostalo najmenej štvorčekov. Prémie nie sú.
rules-scoring-pieces = Každý položený diel prinesie 1 bod. Vyhráva, kto má najviac bodov. Prémie nie sú.
rules-scoring-area = Každé zakryté políčko prinesie 1 bod. Vyhráva, kto má najviac bodov; pri rovnakom počte je remíza. Prémie nie sú.
rules-scoring-complete = Vyhrávaš, keď sú na doske všetky diely. Ak sa to nepodarí, počet umiestnených dielov ukáže, ako blízko to bolo.
rules-scoring-seen = Pozri sa priamo zhora: každé políčko, na ktorom je navrchu tvoja farba, prinesie 1 bod. Každý diel, ktorý ti zostal, stojí 1 bod, nech je akokoľvek veľký. Vyhráva, kto má najviac bodov.
rules-scoring-sum = Skóre hráča je súčet oboch farieb.
rules-scoring-team = Skóre tímu je súčet jeho dvoch farieb.
rules-scoring-shared = Spoločná farba sa nepočíta nikomu.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Dohraná hra a jej skóre.
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
rules-figure-edge = S vlastnou farbou má spoločnú len hranu
rules-figure-hole = Je pod ním diera
rules-figure-match = Obe čísla na strane sú rovnaké
rules-figure-mismatch = Čísla na strane sú rôzne
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

rules-players =
    { $players ->
        [one] { $players } hráč
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

rules-option-start = Prvý diel
rules-option-scoring = Bodovanie
rules-option-first = Kto začína
rules-option-shared = Spoločná farba
rules-option-strict-corners = Prísne rohy
rules-option-left-out = Vynechaná farba
rules-option-seats = Počet hráčov
rules-option-colours-each = Farby na hráča
rules-option-blocked = Ak nemôžeš položiť diel
rules-option-heights = Výšková mapa
rules-option-without = Hendikep
rules-option-edition = Vydanie
rules-option-target = Cieľ
rules-option-deals = Počet rozdaní
rules-option-after-draw = Po dobratí
rules-option-time-limit = Ťahy na čas
rules-option-usual = predvolené
rules-option-none = Táto hra nemá žiadne možnosti.
rules-choice-first = Začať môže ktorýkoľvek hráč. Ostatní nasledujú v smere hodinových ručičiek.
rules-choice-shared = Spoločná môže byť ktorákoľvek zo štyroch farieb. Poradie farieb sa nemení: ak je spoločná modrá, ide modrá stále prvá a kladie ju hráč, ktorý začína.
rules-choice-left-out = V škatuli môže zostať ktorákoľvek zo štyroch farieb.
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
rules-choice-colours-each = Dvaja hráči môžu mať po dve farby na doske pre štyroch. Každému hráčovi sa počíta len jeho lepšia farba.
rules-choice-heights =
    Ľubovoľná výšková mapa, najviac { $most ->
        [one] { $most } kocka
        [few] { $most } kocky
        [many] { $most } kocky
       *[other] { $most } kociek
    }.
rules-choice-without = Farby môžu hrať bez niektorých svojich dielov, aby silnejší a slabší hráči mali vyrovnanú hru. Diely, bez ktorých hráš, nič nestoja. Ak sa zvyšné diely počítajú proti tebe, menej veľkých dielov pomáha. Inak je hra s menším počtom dielov ťažšia.
rules-choice-target =
    Na konci rozdania sa súčty porovnajú s cieľom: { $usual ->
        [one] { $usual } bod
        [few] { $usual } body
        [many] { $usual } bodu
       *[other] { $usual } bodov
    } alebo iný počet od { $fewest } do { $most }. Ak ho niekto dosiahol, zápas sa končí.
rules-choice-deals = Alebo zápas s pevným počtom rozdaní, od { $fewest } do { $most }, nech sú súčty akékoľvek.
rules-choice-drawn = Po dobratí smieš položiť len kameň, ktorý bol práve dobratý.
rules-choice-any = Po dobratí smieš položiť ktorýkoľvek zo svojich kameňov.
rules-choice-time-limit = Každý ťah má časový limit. Keď vyprší, doberáš, kým sa tvoj ťah neskončí. Ak máš ešte len položiť prvý kameň, položí sa za teba jeden z tvojich.

## Triominos

rules-tiles-hands = Každý hráč si vezme svoje kamene a drží ich skryté. Zvyšok tvorí kôpku. Vidíš vlastné kamene, stôl, všetky skóre a to, koľko kameňov majú ostatní a koľko ich je na kôpke.
rules-tiles-begin = Pred každým rozdaním si každý hráč vytiahne kameň a ukáže ho. Začína najvyššia hodnota a hráči so zhodnou hodnotou ťahajú znova. Potom sa všetky kamene zamiešajú a rozdajú. Prvý hráč položí ktorýkoľvek kameň a získa jeho hodnotu.
rules-tiles-lay = Polož jeden kameň. Aspoň jednou celou stranou musí priliehať ku kameňu na stole a obe čísla na tejto strane musia byť rovnaké. Rovnaké musia byť čísla aj v každom ďalšom rohu, ktorého sa dotýka.
rules-tiles-score = Kameň prinesie svoju hodnotu. Most prinesie { $bridge ->
    [one] { $bridge } bod
    [few] { $bridge } body
    [many] { $bridge } bodu
   *[other] { $bridge } bodov
  } navyše, šesťuholník { $one } navyše, dva šesťuholníky jedným kameňom { $two } navyše a tri { $three } navyše.
rules-tiles-bridge = Most je kameň priložený len jednou stranou, ktorého tretí roh sa dotýka kameňa za ním: obe miesta vedľa tohto rohu sú prázdne a z troch miest za ním je aspoň jedno obsadené. Šiesty kameň okolo bodu dokončuje šesťuholník. Jeden kameň nemôže vytvoriť oboje.
rules-tiles-draw =
    Ak kameň položiť nemôžeš alebo nechceš, dober si jeden z kôpky. Každé dobratie stojí { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
        [many] { $cost } bodu
       *[other] { $cost } bodov
    }. Dobratý kameň smieš hneď položiť. V jednom ťahu smieš dobrať najviac { $most ->
        [one] { $most } kameň
        [few] { $most } kamene
        [many] { $most } kameňa
       *[other] { $most } kameňov
    }. Ak ani potom žiadny nepoložíš, strácaš ďalších { $more }, spolu { $all ->
        [one] { $all } bod
        [few] { $all } body
        [many] { $all } bodu
       *[other] { $all } bodov
    }.
rules-tiles-empty = Keď je kôpka prázdna, musíš položiť kameň, ak môžeš. Ak nemôžeš, pasuješ bez postihu.
rules-tiles-out =
    Keď položíš svoj posledný kameň, získaš { $out ->
        [one] { $out } bod
        [few] { $out } body
        [many] { $out } bodu
       *[other] { $out } bodov
    } a k tomu hodnotu všetkých kameňov ostatných hráčov. Kolo sa ešte dohrá, aby mali všetci rovnako veľa ťahov. Kto v tomto kole tiež minie kamene, získa len { $out }.
rules-tiles-blocked = Keď po sebe pasujú všetci hráči, rozdanie je zablokované. Vyhráva ho, kto má kamene s najnižšou hodnotou: získa hodnotu kameňov všetkých ostatných mínus hodnotu svojich. Nikto iný nič nestráca. Pri zhode najnižších hodnôt takto boduje každý z týchto hráčov.
rules-tiles-match = Vyhráva najvyšší súčet na konci zápasu. Súčty môžu klesnúť pod nulu.
rules-tiles-example-sum = Kameň
rules-tiles-example-bridge = Kameň, ktorý tvorí most
rules-tiles-example-hexagon = Kameň, ktorý dokončuje šesťuholník
rules-tiles-example-draws = Tri dobratia a žiadny položený kameň
rules-tiles-example-out = Posledný kameň, keď kamene ostatných majú hodnotu { $hands }
rules-scoring-standard = Body, ako je opísané vyššie.
rules-scoring-children =
    Pre deti: { $tile ->
        [one] { $tile } bod
        [few] { $tile } body
        [many] { $tile } bodu
       *[other] { $tile } bodov
    } za kameň, { $bridge } navyše za most, { $one }, { $two } alebo { $three } navyše za jeden, dva alebo tri šesťuholníky a { $out } pre toho, kto prvý minie kamene. Body sa nikdy nestrácajú. Hrá sa jedno rozdanie, ak nezvolíš viac rozdaní alebo cieľ.
rules-scoring-no-points = Bez bodov: vyhráva, kto prvý minie kamene. Keď je rozdanie zablokované, vyhráva, komu zostalo najmenej kameňov.
rules-edition-international = Medzinárodné: ako je opísané vyššie, pre { $fewest } až { $most ->
    [one] { $most } hráča
    [few] { $most } hráčov
    [many] { $most } hráča
   *[other] { $most } hráčov
  }.
rules-edition-french =
    Francúzske: pre { $fewest } až { $most ->
        [one] { $most } hráča
        [few] { $most } hráčov
        [many] { $most } hráča
       *[other] { $most } hráčov
    }. Rozdanie sa končí, len čo niekto minie kamene. V zablokovanom rozdaní každý stráca hodnotu svojich kameňov. Keď je kôpka prázdna, smieš pasovať, aj keby sa dal položiť kameň. Zápas sa končí hneď, ako niektorý hráč dosiahne cieľ, a tento hráč vyhráva.
rules-edition-spanish =
    Španielske: pre { $fewest } až { $most ->
        [one] { $most } hráča
        [few] { $most } hráčov
        [many] { $most } hráča
       *[other] { $most } hráčov
    }, pri troch a štyroch hráčoch s menším počtom kameňov na každého.
rules-edition-portuguese =
    Portugalské: ako španielske vydanie, ale tri dobratia stoja spolu { $draws ->
        [one] { $draws } bod
        [few] { $draws } body
        [many] { $draws } bodu
       *[other] { $draws } bodov
    }.
rules-edition-tournament = Turnajové: o to, kto začne, sa neťahá. Ako prvý sa musí položiť najvyšší kameň s tromi rovnakými číslami, ktorý niekto má, a prinesie { $triple } navyše, s tromi nulami { $zero } navyše. Ak taký kameň nikto nemá, začína najvyššia hodnota.

## The pages

rules-title = Pravidla
rules-page-title = Pravidla: { $game }
rules-lead = Jak se která hra hraje, s obrázky.
rules-all = Všechny hry
rules-play = Hrát hned
rules-tutorial = Naučit se hrou
rules-language = Jazyk
rules-allowed = Dovoleno
rules-forbidden = Nedovoleno
rules-clauses = Čísla pravidel
rules-trade-marks = Blokus, Trigon, Rumis a Triominos jsou ochranné známky svých vlastníků. Uvádíme je jen proto, aby bylo jasné, kterými vydanými pravidly se hra řídí. Cornerwise je na těchto vlastnících nezávislý.

## Families of games, as headings of the list

rules-family-classic = Čtverečky, až 4 hráči
rules-family-duo = Čtverečky, 2 hráči
rules-family-trigon = Trojúhelníky
rules-family-polyomino = Volný začátek
rules-family-rumis = Kostky
rules-family-triominos = Čísla

## Headings of sections

rules-heading-goal = Cíl hry
rules-heading-pieces = Díly
rules-heading-tiles = Kameny
rules-heading-setup = Příprava
rules-heading-opening = Zahájení
rules-heading-start = První díl
rules-heading-turn = Tvůj tah
rules-heading-contact = Čeho se díl musí dotýkat
rules-heading-others = Jiné barvy
rules-heading-strict = Přísné rohy
rules-heading-standing = Žádné díry
rules-heading-limits = Výškové limity
rules-heading-blocked = Když nemůžeš položit díl
rules-heading-draw = Dobírání kamenů
rules-heading-end = Konec hry
rules-heading-scoring = Bodování
rules-heading-ties = Shoda bodů
rules-heading-example = Příklad
rules-heading-players = Počet hráčů
rules-heading-options = Volby
rules-heading-tips = Tipy

## Goal

rules-goal-left = Umísti na herní plán co nejvíc svých dílů a nenech ostatním místo pro ty jejich. Co ti na konci zbude, počítá se proti tobě.
rules-goal-pieces = Umísti víc dílů než druhý hráč.
rules-goal-area = Zakryj víc políček než druhý hráč.
rules-goal-complete = Hraješ se všemi barvami. Umísti všechny díly, celkem { $pieces }.
rules-goal-seen = Stav tak, aby tvoje barva byla přímo shora vidět na co nejvíce políčkách.
rules-goal-points = Pokládej kameny s čísly, která se shodují, a získej nejvíc bodů.

## Board

rules-board-rectangle = Herní plán má { $width } × { $height } políček.
rules-board-hexagon = Herní plán je šestiúhelník z { $cells ->
    [one] { $cells } trojúhelníku
    [few] { $cells } trojúhelníků
    [many] { $cells } trojúhelníku
   *[other] { $cells } trojúhelníků
  }, { $side } podél každé strany.
rules-board-inner = Používáte jen vnitřní šestiúhelník herního plánu: má { $cells ->
    [one] { $cells } trojúhelník
    [few] { $cells } trojúhelníky
    [many] { $cells } trojúhelníku
   *[other] { $cells } trojúhelníků
  }, { $side } podél každé strany.
rules-board-heights = Základna má { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }, každé s limitem, jak vysoko se na něm smí stavět. Celkem se sem vejde { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostky
    [many] { $cubes } kostky
   *[other] { $cubes } kostek
  }.
rules-board-reconstructed = Vydané rozměry tohoto herního plánu neznáme. Odvodili jsme je z jeho tvaru a z místa pro { $each ->
    [one] { $each } kostku
    [few] { $each } kostky
    [many] { $each } kostky
   *[other] { $each } kostek
  } na hráče.
rules-board-own = Výškovou mapu si vytvoříš: jedno číslo pro každé políčko základny, mezi řadami lomítko. Nejvzdálenější řada je první a 0 znamená, že tam políčko není. Všechna políčka spolu musí souviset a kostek smí být nejvýš { $most }.
rules-board-table = Kameny pokládáte na stůl, který nemá okraj.

## Pieces

rules-pieces-own = Každá barva má { $pieces ->
    [one] { $pieces } díl
    [few] { $pieces } díly
    [many] { $pieces } dílu
   *[other] { $pieces } dílů
  }, každý jiného tvaru a o velikosti { $smallest } až { $largest } { $shape ->
    [triangle] trojúhelníků
   *[square] čtverečků
  }. Dohromady je to { $shape ->
    [triangle] { $cells ->
    [one] { $cells } trojúhelník
    [few] { $cells } trojúhelníky
    [many] { $cells } trojúhelníku
   *[other] { $cells } trojúhelníků
  }
   *[square] { $cells ->
    [one] { $cells } čtvereček
    [few] { $cells } čtverečky
    [many] { $cells } čtverečku
   *[other] { $cells } čtverečků
  }
  }.
rules-pieces-copies = Každá barva má { $pieces ->
    [one] { $pieces } díl
    [few] { $pieces } díly
    [many] { $pieces } dílu
   *[other] { $pieces } dílů
  }, každý o velikosti { $smallest } až { $largest } čtverečků. Tvarů je { $shapes } a každý se vyskytuje { $copies }krát. Dohromady je to { $cells ->
    [one] { $cells } čtvereček
    [few] { $cells } čtverečky
    [many] { $cells } čtverečku
   *[other] { $cells } čtverečků
  }.
rules-pieces-shared = Oba hráči berou díly z jedné sady: { $pieces ->
    [one] { $pieces } díl
    [few] { $pieces } díly
    [many] { $pieces } dílu
   *[other] { $pieces } dílů
  } o velikosti { $smallest } až { $largest } čtverečků, každý jiného tvaru. Díl, který jeden hráč položil, už druhý použít nemůže.
rules-pieces-cubes = Každá barva má { $pieces ->
    [one] { $pieces } díl
    [few] { $pieces } díly
    [many] { $pieces } dílu
   *[other] { $pieces } dílů
  } o velikosti { $smallest } až { $largest } kostek, dohromady { $cells ->
    [one] { $cells } kostku
    [few] { $cells } kostky
    [many] { $cells } kostky
   *[other] { $cells } kostek
  }. Díl a jeho zrcadlový obraz jsou dva různé díly. Díl z jediné kostky není.
rules-pieces-tiles = Trojúhelníkových kamenů je { $tiles }. Každý má tři čísla od { $lowest } do { $highest }. Čtena od nejnižšího po směru hodinových ručiček čísla nikdy neklesají a žádné dva kameny nejsou stejné. Hodnota kamene je součet jeho čísel.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Barvy hrají v tomto pořadí: { $colours }.
rules-setup-one-each = Počet hráčů: { $seats }. Každý má jednu barvu.
rules-setup-two-each = Dva hráči mají po dvou barvách. První: { $first }. Druhý: { $second }.
rules-setup-shared = Tři hráči mají po jedné barvě. Čtvrtou barvu ({ $colour }) pokládají střídavě, počínaje hráčem, který hru začíná. Jsi s ní na tahu i tehdy, když tvoje vlastní barva už nemůže nic položit.
rules-setup-teams = Čtyři hráči tvoří dva týmy po dvou, každý má jednu barvu. První tým: { $first }. Druhý: { $second }.
rules-setup-solo = Pokládáš všechny barvy, jednu po druhé.
rules-setup-left-out = Tři hráči mají po jedné barvě. Čtvrtá barva ({ $colour }) zůstává v krabici.

## First piece

rules-start-own = První díl každé barvy musí zakrýt své startovní políčko: { $points }.
rules-start-any = První díl každé barvy musí zakrýt startovní políčko, které je ještě volné: { $points }.
rules-start-free = První díl každé barvy smí ležet kdekoli na herním plánu.
rules-start-beside = První díl hry smí ležet kdekoli. První díl každé další barvy se musí dotýkat dílu, který tam už je.
rules-start-opposite = První díl každé barvy musí zakrýt startovní políčko: { $points }. Tvoje dvě barvy začínají naproti sobě, takže druhý hráč nesmí obsadit startovní políčko naproti tvé první barvě.
rules-start-spaced = První díl každé barvy musí zakrýt startovní políčko: { $points }. Mezi dvěma barvami musí zůstat jedno startovní políčko volné.
rules-start-swap = První hráč položí díl první barvy a potom díl druhé barvy, kamkoli na herní plán. Nesmějí se překrývat a musí mít různé tvary. Druhý hráč si pak vybere barvu. Na tahu je první barva ({ $colour }), ať ji má kdokoli.
rules-start-cubes = První díl hry smí stát kdekoli na základně. První díl každé další barvy musí také stát na základně a dotýkat se stěnou dílu, který tam už je.

## Turn

rules-turn-flat = Polož jeden ze svých dílů na { $shape ->
    [triangle] volné trojúhelníky
   *[square] volná políčka
  } herního plánu. Smíš ho otočit i obrátit na druhou stranu. Položený díl už se nesmí posunout.
rules-turn-cubes = Postav jeden ze svých dílů. Smíš ho otočit jakýmkoli směrem. Postavený díl už se nesmí posunout.

## Contact

rules-contact-corner = Každý nový díl se musí rohem dotýkat aspoň jednoho dílu své barvy. Své barvy se nikdy nesmí dotýkat stranou.
rules-contact-face = Každý nový díl se musí stranou dotýkat dílu své barvy. Dotyk rohem nestačí.
rules-contact-triangles = Stačí jediný společný bod: roh se smí dotýkat i prostředku rovné strany jiného dílu.
rules-contact-strict = S přísnými rohy se roh tvé barvy smí dotýkat jen jiného rohu, nikdy středu rovné strany. Platí to všude, kde se nový díl dotýká vlastní barvy: jediný chybný dotyk dělá tah nedovoleným, i kdyby se jiný roh dotýkal správně.
rules-contact-others = Tvůj díl se smí jiných barev dotýkat jakkoli, rohy i stranami.
rules-contact-cubes = Každý nový díl se musí aspoň jednou stěnou dotýkat dílu své barvy, z boku nebo shora. Dotyk hranou nebo rohem nestačí. Na jiných barvách nezáleží.
rules-standing = V každém sloupci, který díl zabírá, musí jeho kostky stát na základně nebo na kostkách, které tam už jsou. Pod dílem nesmí být díra a nic nesmí přečnívat nad prázdný prostor.
rules-limits = Nic nesmí stát mimo základnu ani nad výškovým limitem svého políčka.

## No place left, and the end

rules-blocked-flat = Když můžeš položit díl, musíš. Barva, která díl položit nemůže, se přeskočí. Místa pro ni už nikdy nepřibude, takže je mimo hru až do konce.
rules-blocked-out = Barva, která na svém tahu nemůže položit díl, je mimo hru až do konce.
rules-blocked-skip = Barva, která nemůže položit díl, vynechá jen tento tah. Když ostatní staví, může se pro ni místo zase otevřít.
rules-end = Hra končí, když už žádná barva nemůže položit díl.
rules-ties = Pokud má nejlepší skóre více hráčů, o vítězství se dělí.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Každý { $shape ->
    [triangle] trojúhelník
   *[square] čtvereček
  } dílů, které ti zbyly, stojí 1 bod. Pokud umístíš všechny díly, získáš { $all ->
    [one] { $all } bod
    [few] { $all } body
    [many] { $all } bodu
   *[other] { $all } bodů
  } a dalších { $last }, když byl poslední ten nejmenší. Vyhrává nejvyšší skóre.
rules-scoring-basic = Sečti čtverečky dílů, které ti zbyly. Vyhrává, komu zbylo nejméně čtverečků. Prémie nejsou.
rules-scoring-pieces = Každý položený díl přinese 1 bod. Vyhrává, kdo má nejvíc bodů. Prémie nejsou.
rules-scoring-area = Každé zakryté políčko přinese 1 bod. Vyhrává, kdo má nejvíc bodů; při shodě je remíza. Prémie nejsou.
rules-scoring-complete = Vyhráváš, když jsou všechny díly na herním plánu. Když to nevyjde, počet umístěných dílů ukazuje, kolik chybělo.
rules-scoring-seen = Podívej se přímo shora: každé políčko, na kterém je nahoře tvoje barva, přinese 1 bod. Každý díl, který ti zbyl, stojí 1 bod, ať je jakkoli velký. Vyhrává, kdo má nejvíc bodů.
rules-scoring-sum = Skóre hráče je součet obou barev.
rules-scoring-team = Skóre týmu je součet jeho dvou barev.
rules-scoring-shared = Společná barva se nepočítá nikomu.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Dohraná hra a její skóre.
rules-example-colour = Barva
rules-example-left = Zbylo
rules-example-points = Body
rules-example-turn = Tah
rules-example-winner = Vítěz: { $winners }.

## Pictures

rules-figure-starts = Startovní políčka
rules-figure-pieces = Díly jedné barvy
rules-figure-start = První díl zakrývá startovní políčko
rules-figure-corner = Rohem k rohu
rules-figure-side = Stranou ke straně s vlastní barvou
rules-figure-apart = Vlastní barvy se nedotýká
rules-figure-others = Jiné barvy se smějí dotýkat stranami
rules-figure-tip = Roh se dotýká prostředku strany
rules-figure-face = Dotýká se vlastní barvy stěnou
rules-figure-edge = Dotýká se vlastní barvy jen hranou
rules-figure-hole = Je pod ním díra
rules-figure-match = Obě čísla na straně jsou stejná
rules-figure-mismatch = Čísla na straně jsou různá
rules-figure-bridge = Most: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } navíc
rules-figure-hexagon = Šestiúhelník: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } navíc
rules-figure-hexagons = Dva šestiúhelníky jedním kamenem: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } navíc

## Number of players

rules-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
  }
rules-players-cubes = { $columns ->
    [one] { $columns } políčko
    [few] { $columns } políčka
    [many] { $columns } políčka
   *[other] { $columns } políček
  }, místo pro { $cubes ->
    [one] { $cubes } kostku
    [few] { $cubes } kostky
    [many] { $cubes } kostky
   *[other] { $cubes } kostek
  }
rules-players-tiles = každý { $tiles ->
    [one] { $tiles } kámen
    [few] { $tiles } kameny
    [many] { $tiles } kamene
   *[other] { $tiles } kamenů
  }

## Options. The usual choice stands first

rules-option-start = První díl
rules-option-scoring = Bodování
rules-option-first = Kdo začíná
rules-option-shared = Společná barva
rules-option-strict-corners = Přísné rohy
rules-option-left-out = Vynechaná barva
rules-option-seats = Počet hráčů
rules-option-colours-each = Barvy na hráče
rules-option-blocked = Když nemůžeš položit díl
rules-option-heights = Výšková mapa
rules-option-without = Hendikep
rules-option-edition = Vydání
rules-option-target = Cíl
rules-option-deals = Počet rozdání
rules-option-after-draw = Po dobrání
rules-option-time-limit = Tahy na čas
rules-option-usual = výchozí
rules-option-none = Tato hra nemá žádné volby.
rules-choice-first = Začít může kterýkoli hráč. Ostatní následují po směru hodinových ručiček.
rules-choice-shared = Společná může být kterákoli ze čtyř barev. Pořadí barev zůstává stejné: je-li společná modrá, začíná i tak modrá a pokládá ji hráč, který začíná.
rules-choice-left-out = V krabici může zůstat kterákoli ze čtyř barev.
rules-choice-seats-cubes = { $most ->
    [one] { $fewest } až { $most } hráč
    [few] { $fewest } až { $most } hráči
    [many] { $fewest } až { $most } hráče
   *[other] { $fewest } až { $most } hráčů
  }. S menším počtem hráčů je místo pro méně kostek a poslední barvy se nepoužijí.
rules-choice-seats = { $most ->
    [one] { $fewest } až { $most } hráč
    [few] { $fewest } až { $most } hráči
    [many] { $fewest } až { $most } hráče
   *[other] { $fewest } až { $most } hráčů
  }.
rules-choice-colours-each = Dva hráči mohou mít po dvou barvách, na herním plánu pro čtyři. Počítá se jen lepší barva hráče.
rules-choice-heights = Jakákoli výšková mapa, na kterou se vejde nejvýš { $most ->
    [one] { $most } kostka
    [few] { $most } kostky
    [many] { $most } kostky
   *[other] { $most } kostek
  }.
rules-choice-without = Barvy mohou hrát bez některých svých dílů, aby byla hra silnějších a slabších hráčů vyrovnaná. Díly, bez kterých hraješ, nic nestojí. Pokud se zbylé díly počítají proti tobě, pomáhá mít méně velkých dílů. Jinak je to s méně díly těžší.
rules-choice-target = Po skončení rozdání se součty porovnají s cílem: { $usual ->
    [one] { $usual } bod
    [few] { $usual } body
    [many] { $usual } bodu
   *[other] { $usual } bodů
  } nebo jiný počet od { $fewest } do { $most }. Když ho někdo dosáhl, zápas končí.
rules-choice-deals = Nebo hrajte zápas na { $fewest } až { $most } rozdání, ať jsou součty jakékoli.
rules-choice-drawn = Po dobrání smíš položit jen kámen, který byl právě dobrán.
rules-choice-any = Po dobrání smíš položit kterýkoli ze svých kamenů.
rules-choice-time-limit = Každý tah má časový limit. Když vyprší, dobíráš, dokud tvůj tah neskončí. Máš-li teprve položit první kámen, položí se za tebe jeden z tvých.

## Triominos

rules-tiles-hands = Každý hráč si vezme své kameny a drží je skryté. Zbytek tvoří hromádku. Vidíš vlastní kameny, stůl, všechna skóre a to, kolik kamenů mají ostatní a kolik jich je na hromádce.
rules-tiles-begin = Před každým rozdáním si každý hráč vytáhne kámen a ukáže ho. Začíná nejvyšší hodnota a hráči se shodnou hodnotou táhnou znovu. Pak se všechny kameny zamíchají a rozdají. První hráč položí kterýkoli kámen a získá jeho hodnotu.
rules-tiles-lay = Polož jeden kámen. Aspoň jedna celá strana musí přiléhat ke kameni na stole a obě čísla na této straně musí být stejná. V každém dalším rohu, kterého se kámen dotýká, musí být čísla také stejná.
rules-tiles-score = Kámen přinese svou hodnotu. Most přinese { $bridge ->
    [one] { $bridge } bod
    [few] { $bridge } body
    [many] { $bridge } bodu
   *[other] { $bridge } bodů
  } navíc, šestiúhelník { $one } navíc, dva šestiúhelníky jedním kamenem { $two } navíc a tři { $three } navíc.
rules-tiles-bridge = Most je kámen přiložený jen jednou stranou, jehož třetí roh se dotýká kamene za ním: dvě místa vedle tohoto rohu jsou prázdná a ze tří za ním je aspoň jedno obsazené. Šestý kámen kolem bodu uzavírá šestiúhelník. Jeden kámen nemůže vytvořit obojí.
rules-tiles-draw = Pokud kámen položit nemůžeš nebo nechceš, dober si jeden z hromádky. Každé dobrání stojí { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
  }. Dobraný kámen smíš hned položit. V jednom tahu smíš dobrat nejvýš { $most ->
    [one] { $most } kámen
    [few] { $most } kameny
    [many] { $most } kamene
   *[other] { $most } kamenů
  }. Pokud stále žádný nepoložíš, ztrácíš dalších { $more }, celkem { $all ->
    [one] { $all } bod
    [few] { $all } body
    [many] { $all } bodu
   *[other] { $all } bodů
  }.
rules-tiles-empty = Když je hromádka prázdná, musíš položit kámen, pokud můžeš. Pokud nemůžeš, pasuješ bez postihu.
rules-tiles-out = Když položíš svůj poslední kámen, získáš { $out ->
    [one] { $out } bod
    [few] { $out } body
    [many] { $out } bodu
   *[other] { $out } bodů
  } a hodnotu všech kamenů ostatních hráčů. Kolo se nejdřív dohraje, aby měli všichni stejně tahů. Komu dalšímu v tomto kole dojdou kameny, získá jen { $out }.
rules-tiles-blocked = Když všichni hráči po sobě pasují, rozdání je zablokované. Vyhrává ho hráč, jehož kameny mají nejnižší hodnotu: získá hodnotu kamenů všech ostatních zmenšenou o hodnotu svých. Nikdo jiný nic neztrácí. Při shodě nejnižších hodnot takto boduje každý z těchto hráčů.
rules-tiles-match = Vyhrává nejvyšší součet na konci zápasu. Součty mohou klesnout pod nulu.
rules-tiles-example-sum = Kámen
rules-tiles-example-bridge = Kámen, který tvoří most
rules-tiles-example-hexagon = Kámen, který uzavírá šestiúhelník
rules-tiles-example-draws = Tři dobrání a žádný položený kámen
rules-tiles-example-out = Poslední kámen, když ostatním zbývá { $hands }
rules-scoring-standard = Body podle popisu výše.
rules-scoring-children = Pro děti: { $tile ->
    [one] { $tile } bod
    [few] { $tile } body
    [many] { $tile } bodu
   *[other] { $tile } bodů
  } za kámen, { $bridge } navíc za most, { $one }, { $two } nebo { $three } navíc za jeden, dva nebo tři šestiúhelníky a { $out } pro hráče, kterému první dojdou kameny. Body se nikdy neztrácejí. Hraje se jedno rozdání, pokud nezvolíš více rozdání nebo cíl.
rules-scoring-no-points = Bez bodů: vyhrává, komu první dojdou kameny. Když je rozdání zablokované, vyhrává, komu zbylo nejméně kamenů.
rules-edition-international = Mezinárodní: jak je popsáno výše, pro { $fewest } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
    [many] { $most } hráče
   *[other] { $most } hráčů
  }.
rules-edition-french = Francouzské: pro { $fewest } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
    [many] { $most } hráče
   *[other] { $most } hráčů
  }. Rozdání končí, jakmile někomu dojdou kameny. V zablokovaném rozdání každý ztrácí hodnotu svých kamenů. Když je hromádka prázdná, smíš pasovat, i když můžeš položit kámen. Zápas končí hned, jakmile hráč dosáhne cíle, a tento hráč vyhrává.
rules-edition-spanish = Španělské: pro { $fewest } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
    [many] { $most } hráče
   *[other] { $most } hráčů
  }, ve třech a čtyřech má každý méně kamenů.
rules-edition-portuguese = Portugalské: jako španělské vydání, ale tři dobrání stojí celkem { $draws ->
    [one] { $draws } bod
    [few] { $draws } body
    [many] { $draws } bodu
   *[other] { $draws } bodů
  }.
rules-edition-tournament = Turnajové: o to, kdo začíná, se netáhne. Nejvyšší kámen se třemi stejnými čísly, který někdo má, se musí položit první a přinese { $triple } navíc, se třemi nulami { $zero } navíc. Pokud takový kámen nikdo nemá, začíná nejvyšší hodnota.

## The pages

rules-title = Pravidla
rules-page-title = { $game }: pravidla
rules-lead = Jak se která hra hraje, v několika větách a s obrázky.
rules-all = Všechny hry
rules-play = Hrát hned
rules-tutorial = Naučit se hrou
rules-language = Jazyk
rules-allowed = Dovoleno
rules-forbidden = Nedovoleno
rules-clauses = Čísla pravidel
rules-trade-marks = Blokus, Trigon, Rumis a Triominos jsou ochranné známky svých vlastníků. Uvádějí se tu jen proto, aby bylo jasné, kterými vydanými pravidly se hra řídí. Cornerwise je na těchto vlastnících nezávislý.

## Families of games, as headings of the list

rules-family-classic = Čtverečky až pro čtyři
rules-family-duo = Čtverečky pro dva
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
rules-heading-contact = Dotyk
rules-heading-others = Jiné barvy
rules-heading-strict = Přísné rohy
rules-heading-standing = Opora
rules-heading-limits = Výškové limity
rules-heading-blocked = Žádné místo
rules-heading-draw = Dobírání
rules-heading-end = Konec
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
rules-goal-complete = Hraješ bez soupeřů se všemi barvami. Umísti všechny díly, celkem { $pieces }.
rules-goal-seen = Stav tak, aby tvoje barva byla při pohledu přímo shora vidět na co nejvíce políčkách.
rules-goal-points = Pokládej kameny, jejichž čísla se shodují, a získej nejvíc bodů.

## Board

rules-board-rectangle = Herní plán má { $width } × { $height } políček.
rules-board-hexagon = Herní plán je šestiúhelník z { $cells ->
    [one] { $cells } trojúhelníku
    [few] { $cells } trojúhelníků
    [many] { $cells } trojúhelníku
   *[other] { $cells } trojúhelníků
  }, { $side } podél každé strany.
rules-board-inner = Používá se jen vnitřní šestiúhelník herního plánu: má { $cells ->
    [one] { $cells } trojúhelník
    [few] { $cells } trojúhelníky
    [many] { $cells } trojúhelníku
   *[other] { $cells } trojúhelníků
  }, { $side } podél každé strany.
rules-board-heights = Půdorys má { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
  }. Každé udává, jak vysoko se na něm smí stavět; vejde se sem { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostky
    [many] { $cubes } kostky
   *[other] { $cubes } kostek
  }.
rules-board-reconstructed = Tištěné rozměry tohoto plánu neznáme. Je odvozen ze svého tvaru a z místa pro { $each ->
    [one] { $each } kostku
    [few] { $each } kostky
    [many] { $each } kostky
   *[other] { $each } kostek
  } na hráče.
rules-board-own = Přineseš si vlastní výškovou mapu: číslo pro každé políčko půdorysu, řady oddělené lomítkem, nejvzdálenější řada první, 0 tam, kde políčko není. Všechna políčka spolu souvisejí a kostek je nejvýš { $most }.
rules-board-table = Kameny se pokládají na stůl, který nemá okraj.

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
rules-pieces-shared = Oba hráči berou z jedné sady: { $pieces ->
    [one] { $pieces } díl
    [few] { $pieces } díly
    [many] { $pieces } dílu
   *[other] { $pieces } dílů
  } o velikosti { $smallest } až { $largest } čtverečků, každý jiného tvaru. Díl, který položí jeden hráč, už druhý nemá.
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
  }. Díl a jeho zrcadlový obraz jsou dva díly. Samostatná kostka mezi nimi není.
rules-pieces-tiles = Trojúhelníkových kamenů je { $tiles }. Každý má tři čísla od { $lowest } do { $highest }, která při čtení po směru hodinových ručiček neklesají, a žádné dva kameny nejsou stejné. Hodnota kamene je součet jeho čísel.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Barvy hrají v tomto pořadí: { $colours }.
rules-setup-one-each = Počet hráčů: { $seats }. Každý má jednu barvu.
rules-setup-two-each = Dva hráči mají po dvou barvách. První: { $first }. Druhý: { $second }.
rules-setup-shared = Tři hráči mají po jedné barvě. Čtvrtou ({ $colour }) pokládají střídavě, počínaje hráčem, který hru začal. Pokládají ji i tehdy, když jejich vlastní barva už nemá místo.
rules-setup-teams = Čtyři hráči tvoří dva týmy po dvou, každý má jednu barvu. První tým: { $first }. Druhý: { $second }.
rules-setup-solo = Pokládáš všechny barvy, jednu po druhé.
rules-setup-left-out = Tři hráči mají po jedné barvě. Jedna barva ({ $colour }) zůstává v krabici.

## First piece

rules-start-own = První díl každé barvy zakrývá startovní políčko této barvy: { $points }.
rules-start-any = První díl každé barvy zakrývá kterékoli dosud volné startovní políčko: { $points }.
rules-start-free = První díl každé barvy leží kdekoli na herním plánu.
rules-start-beside = První díl hry leží kdekoli. První díl každé další barvy se dotýká dílu, který tam už je.
rules-start-opposite = První díl každé barvy zakrývá startovní políčko: { $points }. Dvě barvy jednoho hráče začínají naproti sobě, takže políčko naproti barvě druhého hráče obsadit nesmíš.
rules-start-spaced = První díl každé barvy zakrývá startovní políčko: { $points }. Mezi dvěma barvami zůstává jedno startovní políčko volné.
rules-start-swap = První hráč položí díl první barvy a potom díl druhé barvy, oba kamkoli na herní plán. Nesmějí se překrývat a musí mít různé tvary. Druhý hráč si pak vybere barvu. Pokračuje první barva ({ $colour }), ať ji má kdokoli.
rules-start-cubes = První díl hry stojí kdekoli na podlaze. První díl každé další barvy stojí také na podlaze a dotýká se stěnou dílu, který tam už je.

## Turn

rules-turn-flat = Polož jeden ze svých dílů na { $shape ->
    [triangle] volné trojúhelníky
   *[square] volná políčka
  } herního plánu. Smíš ho otáčet i obrátit na druhou stranu. Jakmile leží, zůstává.
rules-turn-cubes = Postav jeden ze svých dílů. Smíš ho otočit jakkoli. Jakmile stojí, zůstává.

## Contact

rules-contact-corner = Každý nový díl se dotýká dílu stejné barvy rohem, a nikdy stranou.
rules-contact-face = Každý nový díl se dotýká dílu stejné barvy stranou. Roh nestačí.
rules-contact-triangles = Stačí společný bod: roh se smí dotknout i prostředku rovné strany jiného dílu.
rules-contact-strict = S přísnými rohy se roh tvé barvy smí dotýkat jen rohu. Všude, kde se nový díl dotýká vlastní barvy, nesmí žádný z obou dílů tímto bodem přímo procházet. Jediný takový dotyk místo vylučuje, i kdyby se jiný roh dotýkal správně.
rules-contact-others = Nezáleží na tom, jak se tvůj díl dotýká jiných barev, zda rohy, nebo stranami.
rules-contact-cubes = Každý nový díl se dotýká aspoň jednou stěnou dílu stejné barvy, z boku nebo shora. Hrana nebo roh nestačí. Na jiných barvách nezáleží.
rules-standing = V každém sloupci, který díl zabírá, stojí jeho kostky na podlaze nebo na tom, co tam už je. Pod dílem nikdy není díra a nic nepřečnívá nad prázdný prostor.
rules-limits = Nic nestojí mimo půdorys ani nad výškovým limitem svého políčka.

## No place left, and the end

rules-blocked-flat = Kdo může položit díl, musí. Barva bez místa se vynechává; protože místa jen ubývá, je mimo hru až do konce.
rules-blocked-out = Barva, která na tahu nemůže položit díl, je mimo hru až do konce.
rules-blocked-skip = Barva, která nemůže položit díl, jen vynechá tento tah: když ostatní staví, může se místo zase otevřít.
rules-end = Hra končí, když už žádná barva nemůže položit díl.
rules-ties = Při shodě nejlepších výsledků je vítězů víc.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Každý { $shape ->
    [triangle] trojúhelník
   *[square] čtvereček
  } zbylého dílu stojí bod. Pokud umístíš všechny díly, získáš { $all ->
    [one] { $all } bod
    [few] { $all } body
    [many] { $all } bodu
   *[other] { $all } bodů
  } a dalších { $last }, když byl poslední ten nejmenší. Vyhrává nejvyšší skóre.
rules-scoring-basic = Sečti čtverečky zbylých dílů. Vyhrává, kdo jich má nejméně. Prémie nejsou.
rules-scoring-pieces = Každý umístěný díl je bod. Vyhrává, kdo má nejvíc bodů. Prémie nejsou.
rules-scoring-area = Každé zakryté políčko je bod. Vyhrává, kdo má nejvíc bodů; při shodě je remíza. Prémie nejsou.
rules-scoring-complete = Vyhráváš, když jsou všechny díly na plánu. Počet umístěných dílů ukazuje, kolik chybělo.
rules-scoring-seen = Podívej se přímo shora: každé políčko, na kterém je nahoře tvoje barva, je bod. Každý zbylý díl stojí bod, ať je jakkoli velký. Vyhrává, kdo má nejvíc bodů.
rules-scoring-sum = Skóre hráče je součet obou barev.
rules-scoring-team = Skóre týmu je součet jeho dvou barev.
rules-scoring-shared = Společná barva se nepočítá nikomu.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Dohraná hra a její sčítání.
rules-example-colour = Barva
rules-example-left = Zbylo
rules-example-points = Body
rules-example-turn = Tah
rules-example-winner = Vítězství: { $winners }.

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
rules-figure-match = Obě čísla na straně se shodují
rules-figure-mismatch = Čísla na straně se liší
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
    [one] Jeden hráč
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

rules-option-start = Začátek
rules-option-scoring = Bodování
rules-option-first = Kdo začíná
rules-option-shared = Společná barva
rules-option-strict-corners = Přísné rohy
rules-option-left-out = Vynechaná barva
rules-option-seats = Počet hráčů
rules-option-colours-each = Barvy každého hráče
rules-option-blocked = Žádné místo
rules-option-heights = Výšková mapa
rules-option-without = Hendikep
rules-option-edition = Vydání
rules-option-target = Cíl
rules-option-deals = Počet rozdání
rules-option-after-draw = Po dobrání
rules-option-time-limit = Časový limit
rules-option-usual = obvykle
rules-option-none = Žádné volby nejsou.
rules-choice-first = Začít může kterýkoli hráč. Ostatní následují po směru hodinových ručiček.
rules-choice-shared = Kterákoli ze čtyř barev může být ta, kterou všichni pokládají střídavě. Pořadí barev zůstává stejné: je-li společná modrá, zahajuje modrá a pokládá ji hráč, který začíná.
rules-choice-left-out = Kterákoli ze čtyř barev může být ta, která zůstane v krabici.
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
rules-choice-colours-each = Dva hráči mohou mít po dvou barvách na plánu pro čtyři. Počítá se jen lepší barva hráče.
rules-choice-heights = Jakákoli výšková mapa, na kterou se vejde nejvýš { $most ->
    [one] { $most } kostka
    [few] { $most } kostky
    [many] { $most } kostky
   *[other] { $most } kostek
  }.
rules-choice-without = Barvy mohou hrát bez některých svých dílů, aby spolu mohli hrát silní i slabší. Odložené díly nic nestojí. Kde se počítají zbylá políčka, méně velkých dílů pomáhá; jinde to má ten, kdo má méně dílů, těžší.
rules-choice-target = Po skončení rozdání se součty porovnají s cílem: { $usual ->
    [one] { $usual } bod
    [few] { $usual } body
    [many] { $usual } bodu
   *[other] { $usual } bodů
  } nebo jiný počet od { $fewest } do { $most }. Když ho někdo dosáhl, zápas končí.
rules-choice-deals = Nebo zápas na pevný počet rozdání, od { $fewest } do { $most }, ať jsou součty jakékoli.
rules-choice-drawn = Po dobrání se smí položit jen právě dobraný kámen.
rules-choice-any = Po dobrání se smí položit kterýkoli z tvých kamenů.
rules-choice-time-limit = Každý tah má časový limit. Když vyprší, dobíráš, dokud tvůj tah neskončí. Máš-li teprve položit první kámen, položí se za tebe jeden z tvých.

## Triominos

rules-tiles-hands = Každý hráč si vezme své kameny a drží je skryté. Zbytek tvoří hromádku. Vidíš vlastní kameny, stůl, všechna skóre a to, kolik kamenů mají ostatní a kolik jich je na hromádce.
rules-tiles-begin = Před každým rozdáním si každý hráč odkrytě vytáhne jeden kámen. Začíná nejvyšší hodnota; při shodě se táhne znovu. Pak se všechny kameny zamíchají a rozdají. První hráč položí kterýkoli kámen a získá jeho hodnotu.
rules-tiles-lay = Polož jeden kámen. Aspoň jedna celá strana přiléhá ke kameni na stole, obě čísla na této straně se shodují a shoduje se i každý další roh, kterého se kámen dotýká.
rules-tiles-score = Kámen přinese svou hodnotu. Most přinese { $bridge ->
    [one] { $bridge } bod
    [few] { $bridge } body
    [many] { $bridge } bodu
   *[other] { $bridge } bodů
  } navíc, šestiúhelník { $one } navíc, dva šestiúhelníky jedním kamenem { $two } navíc a tři { $three } navíc.
rules-tiles-bridge = Most je kámen přiložený jen jednou stranou, jehož třetí roh dosáhne na kámen za ním: dvě místa vedle tohoto rohu jsou prázdná a ze tří za ním je aspoň jedno obsazené. Šestiúhelník uzavírá šestý kámen kolem bodu. Žádný kámen nemůže vytvořit obojí.
rules-tiles-draw = Pokud kámen položit nemůžeš nebo nechceš, dober si jeden z hromádky za { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
  }. Smíš ho hned položit. V jednom tahu smíš dobrat { $most ->
    [one] { $most } kámen
    [few] { $most } kameny
    [many] { $most } kamene
   *[other] { $most } kamenů
  }; pokud pak stále žádný nepoložíš, ztrácíš dalších { $more }, celkem { $all ->
    [one] { $all } bod
    [few] { $all } body
    [many] { $all } bodu
   *[other] { $all } bodů
  }.
rules-tiles-empty = Když je hromádka prázdná, kdo může položit kámen, musí. Jinak pasuješ, bez postihu.
rules-tiles-out = Kdo položí svůj poslední kámen, získá { $out ->
    [one] { $out } bod
    [few] { $out } body
    [many] { $out } bodu
   *[other] { $out } bodů
  } a hodnotu všech kamenů ostatních hráčů. Kolo se nejdřív dohraje, aby měli všichni stejně tahů. Kdo v něm skončí jako druhý, získá jen { $out }.
rules-tiles-blocked = Když všichni hráči po sobě pasují, rozdání je zablokované. Vyhrává ho, kdo má kameny nejnižší hodnoty: získá hodnotu kamenů všech ostatních zmenšenou o hodnotu svých. Nikdo jiný nic neztrácí. Při shodě nejnižších hodnot takto boduje každý z těchto hráčů.
rules-tiles-match = Vyhrává nejvyšší součet na konci zápasu. Součty mohou klesnout pod nulu.
rules-tiles-example-sum = Kámen
rules-tiles-example-bridge = Kámen, který tvoří most
rules-tiles-example-hexagon = Kámen, který uzavírá šestiúhelník
rules-tiles-example-draws = Tři dobrání a žádný položený kámen
rules-tiles-example-out = Poslední kámen, když kameny ostatních mají hodnotu { $hands }
rules-scoring-standard = Body, jak je popsáno výše.
rules-scoring-children = Pro děti: { $tile ->
    [one] { $tile } bod
    [few] { $tile } body
    [many] { $tile } bodu
   *[other] { $tile } bodů
  } za kámen, { $bridge } navíc za most, { $one }, { $two } nebo { $three } navíc za jeden, dva nebo tři šestiúhelníky a { $out } pro toho, kdo první položí všechny kameny. Nikdy se nic neztrácí. Hraje se jedno rozdání, pokud nezvolíš více rozdání nebo cíl.
rules-scoring-no-points = Bez bodů: vyhrává, kdo první položí všechny kameny. Když je rozdání zablokované, vyhrává, kdo jich má nejméně.
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
  }. Rozdání končí, jakmile někdo položí všechny kameny. V zablokovaném rozdání každý ztrácí hodnotu svých kamenů. Když je hromádka prázdná, může pasovat i ten, kdo kámen položit nechce. Zápas končí hned, jakmile hráč dosáhne cíle, a tento hráč vyhrál.
rules-edition-spanish = Španělské: pro { $fewest } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
    [many] { $most } hráče
   *[other] { $most } hráčů
  }, ve třech a čtyřech s menším počtem kamenů.
rules-edition-portuguese = Portugalské: jako španělské vydání, ale tři dobrání stojí celkem { $draws }.
rules-edition-tournament = Turnajové: o začátek se nelosuje. Nejvyšší kámen se třemi stejnými čísly, který někdo má, se musí položit první a přinese { $triple } navíc, tři nuly dokonce { $zero } navíc. Bez takového kamene začíná nejvyšší hodnota.

## Colours inside a sentence

ink-blue = modrá
ink-yellow = žlutá
ink-red = červená
ink-green = zelená
ink-purple = fialová
ink-orange = oranžová

## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

error-at = { $where }: { $problem }
error-at-move = ťah { $number }: { $problem }
error-at-ply = ťah { $number }: { $problem }
error-at-character = { $problem } (pri znaku { $offset })

## Games and options

error-no-game-but = hra s názvom { $name } neexistuje; nemá to byť { $near }?
error-no-game = hra s názvom { $name } neexistuje; všetky hry vypíše { "`cornerwise games`" }
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } sa tu použiť nedá: toto funguje len pre ploché hry s kladením dielov
        [two-party] { $game } sa tu použiť nedá: toto funguje len pre hry dvoch strán
       *[placing] { $game } sa tu použiť nedá: toto funguje len pre hry s kladením dielov
    }
error-no-option = voľba { $option } neexistuje (na výber: { $known })
error-no-options = voľba { $option } neexistuje: táto hra nemá žiadne voľby
error-option-value = { $option } nemôže byť { $value } (na výber: { $choices })
error-option-no-text = { $option } nemôže byť { $value }: musí to byť text
error-few-colours = farieb nie je dosť, aby každý mal { $each }
error-edition-seats = vydanie { $edition } je pre { $fewest } až { $most } hráčov, nie { $seats }
error-deals-no-target = zápas s pevným počtom rozdaní nemá cieľ: vyber jedno z dvoch
error-one-deal = bodovanie { $scoring } je na jedno rozdanie, nie na { $deals }
error-seed = semienko musí byť celé číslo, nie { $seed }
error-no-seed = v tejto hre nie je nič náhodné, takže semienko nemá
error-few-tiles = kamene: { $tiles }; to nestačí, hráčov je { $seats } a každý berie { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } píš ako { "blue:I5,W5/red:X5" }, nie { $text }
error-handicap-twice = { "without" } uvádza farbu dvakrát: { $text }
error-handicap-colour = { "without" }: { $colour } v tejto hre nehrá (na výber: { $known })
error-handicap-piece = { "without" }: diel { $piece } neexistuje (na výber: { $known })
error-handicap-copies =
    { "without" }: { $colour } má { $piece } len { $copies ->
        [one] raz
        [few] { $copies }-krát
        [many] { $copies }-krát
       *[other] { $copies }-krát
    }, nie { $count }-krát
error-handicap-all = { "without" }: { $colour } si musí nechať aspoň jeden diel
error-handicap-shared = { "without" }: hendikep nie je možný, lebo všetci hráči majú spoločnú súpravu dielov

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } nie je výšková mapa: píš rady čísel a medzi ne / alebo nový riadok
error-heights-uneven = { $text } nie je výšková mapa: jej rady sú rôzne dlhé
error-heights-cubes = { $text } nie je výšková mapa: má { $cubes ->
    [one] 1 kocku
    [few] { $cubes } kocky
    [many] { $cubes } kocky
   *[other] { $cubes } kociek
  }, nie 2 až { $most }
error-heights-parts = R4: všetky políčka výškovej mapy musia byť spojené
error-heights-long = { $text } sa nedá použiť: R4: výšková mapa môže mať najviac { $most } bajtov
error-heights-no-text = { $text } sa nedá použiť: R4: výšková mapa musí byť textový súbor
error-heights-file = { $text } sa nedá použiť: { $problem }

## Moves

error-illegal-move = { $move } nie je dovolený ťah: { $why } ({ $clause })
error-no-cell = { $text } na doske { $board } nie je
error-cell-twice = { $text } uvádza to isté miesto dvakrát
error-lays-nothing = { $text } nekladie žiadny diel
error-no-colour = { $text } nie je farba (na výber: { $known })
error-no-such-colour = { $game } nemá farbu { $colour } (na výber: { $known })
error-no-tile = { $text } nie je kameň (píš ho ako { "0-2-5" })
error-tile-order = { $text } nie je kameň: čísla nesmú klesať (píš ho ako { "0-2-5" })
error-no-move = { $text } nie je ťah (píš ho ako { "0-2-5@1,0/2" })
error-opponent = súper je úroveň, { "random" }, { "self" }, hráč alebo funkcia, ktorá vyberá akciu, nie { $given }
error-seat-idle = { $game }: trénovaný hráč sa nikdy nedostane na ťah
error-text-long = na pozíciu, ktorá má najviac { $most } znakov, je to príliš dlhé: { $text }
error-text-missing = po { $count ->
    [one] { $count } ťahu
    [few] { $count } ťahoch
    [many] { $count } ťahu
   *[other] { $count } ťahoch
  } môže { $text } položiť diel, ale pozícia už žiadny ďalší tejto farby neobsahuje
error-text-twice = { $text } sa vyskytuje dvakrát
error-text-part = pozícia nemá časť s názvom { $text } (na výber: { $known })
error-text-points = { $text }: tu majú byť body všetkých hráčov ({ $seats }), napríklad { "120,-5" }
error-text-deals = { $text }: zápas by sa po týchto rozdaniach už skončil
error-text-hidden = kameň { $text } videl iba iný hráč, takže z tejto pozície sa hra nedá vytvoriť
error-promise = { $game }: { $promise } (po { $moves })

## Files of games

error-file-long = súbor má viac ako { $most } znakov
error-file-empty = súbor je prázdny
error-file-no-game = nie je to záznam (JSON) ani súbor { ".blksgf" }
error-file-design = je to mozaika, nie hra; ukáže ju { "`cornerwise draw`" }
error-file-several = { $file } obsahuje viac hier ({ $count }); všetky načíta { "load_games" }
error-file-suffix = { $file }: názov súboru s hrou sa musí končiť na jedno z: { $known }
error-explorer-file = { $file } nie je súbor prieskumníka otvorení
error-file-json = nie je to súbor JSON: { $problem }
error-field-missing = chýba { $field }
error-field-twice = { $field } sa vyskytuje dvakrát
error-field-unknown = pole s názvom { $field } neexistuje
error-field-fraction = { $text } nie je celé číslo a v záznamoch sú len celé čísla
error-field-type = { $field }: má tu byť { $wanted }, nie { $given }
error-type-object = objekt
error-type-list = zoznam
error-type-number = celé číslo
error-type-text = text
error-type-writable = text v platnom Unicode, bez polovíc náhradných párov
error-type-move = číslo ťahu
error-record-version = { "version" }: čítať sa dá len { $version }, nie { $given }
error-record-players = { "players" }: počet hráčov v { $game } je { $seats }
error-record-comment = { "comments" }: ťah { $number } neexistuje
error-record-family = { "variant" }: { $game } nie je hra s kladením dielov
error-record-not-over = { "result" }: hra sa neskončila
error-record-no-result = { "result" }: hra sa skončila, { $result }, ale výsledok nie je uvedený
error-record-result = { "result" }: hra sa skončila, { $result }, nie { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = uzol nie je v tomto strome
error-sgf-charset = znaková sada { $charset } nie je podporovaná
error-sgf-not-charset = text nie je platný { $charset }
error-sgf-unfinished = súbor sa končí uprostred stromu
error-sgf-no-tree = v súbore nie je strom hry
error-sgf-no-node = strom sa musí začínať uzlom
error-sgf-node-place = uzol musí byť vnútri stromu a pred jeho variantmi
error-sgf-many = uzlov je viac ako { $most }
error-sgf-close = nie je tu strom, ktorý by sa dal uzavrieť
error-sgf-meaning = neočakávané { $sign }
error-sgf-property-place = vlastnosť musí byť vnútri uzla
error-sgf-property-twice = { $name } sa v uzle vyskytuje dvakrát
error-sgf-no-value = { $name } nemá hodnotu
error-sgf-endless = hodnota nemá uzatváraciu zátvorku
error-sgf-property = vlastnosť potrebuje názov z písmen a číslic a hodnotu: { $name } jedno z toho nemá
error-sgf-game = neznáma hra { $name }
error-sgf-own = hra { $name } potrebuje vlastnosť { $property }
error-sgf-two-games = súbor hovorí, že hra je { $name }, a zároveň { $game }
error-sgf-setup = { $name } zostavuje pozíciu, takže hra sa nedá prehrať podľa pravidiel
error-sgf-two-moves = uzol má dva ťahy, { $first } a { $second }
error-sgf-early = tu ťahá { $colour }, ale na ťahu je { $turn } a môže položiť diel (P11)
error-sgf-colour = { $game } nemá farbu { $name }

## What has to be installed. $install is a command.

error-extra-solve = riešenie potrebuje OR-tools: { $install }
error-extra-nets = siete potrebujú onnxruntime: { $install }
error-extra-pictures = obrázky PNG a WebP potrebujú resvg a Pillow: { $install }
error-extra-cluster = klaster potrebuje Ray: { $install }

## Puzzles

error-not-solo = { $game } nie je hra pre jedného (na výber: { $known })
solo-no-room = { $colour } nemá miesto pre { $piece }
solo-no-reach = { $colour } potrebuje miesto pre { $cells } a dosiahne len na { $room }
solo-few-cells = zvyšné diely potrebujú toľko voľných miest: { $needed }, ale zostáva ich len { $free }
error-puzzle = toto nie je súbor s hlavolamami
error-puzzle-unproven = hlavolam { $id } má iné riešenie alebo žiadne

## The computer player

error-level = úrovne sú od { $least } do { $most }, nie { $given }
error-strength-both = úroveň má vlastné uzly a čas: zadaj buď úroveň, alebo uzly a čas
error-no-parameter = parameter { $name } neexistuje (na výber: { $known })
error-value = { $name } musí byť { $wanted }, nie { $given }
error-wants-whole = celé číslo od { $least } do { $most }
error-wants-seconds = počet sekúnd do { $most }
error-wants-or = { $wanted } alebo { $other }
error-search-nodes = hľadanie potrebuje aspoň jeden uzol, nie { $given }
error-search-time = hľadanie potrebuje viac ako 0 sekúnd, nie { $given }
error-search-memory = hľadanie potrebuje aspoň { $least } MiB pamäte, nie { $given }
error-search-limits = hľadanie potrebuje počet uzlov alebo časový limit
error-search-tuning = hľadanie sa takto nastaviť nedá: { $problem }
error-evaluator = hodnotiteľ { $name } neexistuje (na výber: { $known }) a nie je ani súbor s tým názvom
error-slip = podiel pošmyknutí musí byť od 0 do 1, nie { $given }
error-threads = vlákien môže byť 1 až { $most }, nie { $given }
error-no-net = balík nemá sieť pre { $game }
error-nobody-moves = nikto teraz nemôže ťahať, takže nie je čo vyberať
error-net-large = { $file } je na sieť príliš veľký
error-net-damaged = { $file } nie je sieť: { $problem }
error-net-foreign = { $file } nie je sieť tohto programu
error-net-board = { $file } bol trénovaný na inú dosku alebo iné diely ako { $game }
error-net-shape = { $file } má iný tvar ako sieť pre { $game }

## Arenas, in which computer players are rated

error-entrant = účastník { $spec }: { $problem }
error-no-program = program { $program } neexistuje
error-programs-play = programy môžu hrať len hry s kladením dielov a { $game } taká nie je
error-not-one-of = na výber: { $known }
error-not-called = { $name } sa nedá zavolať
error-not-pair = { $text } nemá tvar { "NAME=VALUE" }
error-value-parts = { $name } je jedna hodnota, takže nemá časti
error-worker-ended = pracovný proces skončil, skôr než mohol hrať; jeho chyba je uvedená vyššie
error-no-cluster = na { $address } nie je klaster Ray: { $problem }
error-machines-lost = hra { $number }: { $count ->
    [one] stratil sa pri nej 1 stroj
    [few] stratili sa pri nej { $count } stroje
    [many] stratilo sa pri nej { $count } stroja
   *[other] stratilo sa pri nej { $count } strojov
  }
error-arena-entrants = aréna potrebuje aspoň 2 účastníkov
error-arena-names = dvaja účastníci sa volajú { $name }; daj jednému iné meno cez { "NAME=" }{ $spec }
error-arena-alone = { $game } je hra pre jedného; aréna potrebuje hru pre dvoch alebo viac
error-arena-time = čas na ťah musí byť väčší ako 0
error-arena-two = sekvenčný test potrebuje presne 2 účastníkov
error-arena-plies = po { $plies } náhodných ťahoch je { $game } vždy na konci; zadaj menej
error-arena-even = žiadne otvorenie { $game } s náhodnými ťahmi ({ $plies }) nebolo dosť vyrovnané; povoľ väčšiu šancu
error-arena-version = toto nie sú nastavenia arény, verzia { $version }
error-arena-settings = nastavenia sú poškodené: { $problem }
error-arena-none = { $folder }: v tomto priečinku nie je aréna, lebo v ňom chýba { $file }
error-arena-busy = { $folder }: tento priečinok používa iný beh
error-arena-other = { $folder }: tento priečinok patrí behu s inými nastaveniami: { $name } bolo { $was } a teraz je { $now }
error-arena-line = { $file }, riadok { $line }: poškodený ({ $problem })

## Training and measuring

error-net-part = { $text } nie je hra ani GAME*NUMBER s číslom do { $most }
error-net-shared = { $first } a { $second } sú príliš odlišné na to, aby mali spoločnú sieť
error-window = { $file } nie je okno hry { $game }: { $problem }
error-holds-no = { $folder } neobsahuje { $name }
error-no-training = { $folder } neobsahuje tréning: { $problem }
error-other-training = { $folder } obsahuje tréning inej hry, nie { $game }
error-unreadable = { $file } sa nedá čítať: { $problem }
error-learning = učenie zlyhalo v kroku { $step }: strata už nie je číslo
error-no-figure = údaj { $name } neexistuje (na výber: { $known })

## Environments, for programs that learn to play

error-action-of = akcia { $action } hry { $number }
error-action-type = akcia musí byť celé číslo
error-action-range = akcie sú od 0 do { $most }, nie { $given }
error-action-place = otvorené miesto { $place } neexistuje
error-step-after-end = hra sa skončila ({ $clause }): pred ďalšou akciou ju resetuj
error-not-reset = pred { $what } zavolaj { "reset()" }
error-rewards = odmeny musia byť jedno z { $known }, nie { $given }
error-illegal-actions = nastavenie pre nedovolené akcie musí byť jedno z { $known }, nie { $given }
error-seat = { $game } tu má miesta 0 až { $most }, nie { $given }
error-batch-games = hier môže byť 1 až { $most }, nie { $given }
error-no-observer-parameters = pozorovania nemajú parametre

## Running a server

error-smtp-url = { "smtp" } musí byť URL ako { $first } alebo { $second }
error-database-url = databáza musí byť URL ako { $example }
error-database-file = URL databázy musí uvádzať súbor ako v { $example }
error-database-open = databázu { $file } nemožno otvoriť: { $problem }
error-no-database = databáza s názvom { $name } neexistuje (na výber: { $known })
error-database-full = databáza nie je prázdna, a obnova do nej by prepísala údaje; zvoľ prázdnu
error-workers-database = viac pracovných procesov potrebuje PostgreSQL, lebo SQLite je len pre jeden proces
error-workers-redis = viac pracovných procesov potrebuje Redis, aby si vymieňali udalosti
error-backup-table = { $file }: záloha má tabuľku, ktorú táto verzia nepozná
error-backup-version = { $file }: táto záloha je z inej verzie; obnov ju tou verziou
error-backup-damaged = { $file }: nie je to záloha alebo je poškodená

## A program that plays on a server. $said is what the server says, in English.

error-refused = server odmietol: { $said }
error-refused-socket = server odmietol soket; skontroluj, prosím, kľúč
error-connection = spojenie sa prerušilo: { $problem }
error-no-free-seat = v tom zápase nie je voľné miesto

## What a server refuses, for those who write programs for it

refused-no-address = na tejto adrese nič nie je
refused-http = na požiadavku sa nedá odpovedať: { $said }
refused-request-long = požiadavka môže mať najviac { $most } bajtov
refused-message-long = správa môže mať najviac { $most } bajtov
refused-games = text môže obsahovať najviac toľko hier: { $games }, a toľko rôznych hracích dosiek: { $boards }
refused-takes-long = na to treba príliš veľa času alebo pamäte; skús niečo menšie
refused-too-many = príliš veľa takýchto požiadaviek; skús to znova o { $seconds } s
refused-version = tento server používa verziu { $version } protokolu
refused-followed = cez jeden soket môžeš sledovať najviac toľko zápasov: { $most }
refused-origin = táto stránka nesmie používať tento server
refused-host = tento server na také meno hostiteľa neodpovedá
refused-broken = na serveri sa niečo pokazilo; skús to znova
refused-storage = práve teraz sa nedá nič uložiť; skús to o chvíľu znova
refused-closing = server sa vypína; skús to o chvíľu znova
refused-searches = na hľadanie čaká príliš veľa úloh; skús to o chvíľu znova
refused-no-answer = počítač nenašiel žiadny ťah
refused-other-server = v tej istej chvíli sa niečo zmenilo; skús to znova

## Refusals: accounts and keys

refused-no-session = nemáš reláciu; začni ju cez { $how }
refused-no-key = tento kľúč neexistuje alebo bol vymazaný
refused-no-such-key = taký kľúč nemáš
refused-no-such-session = takú reláciu nemáš
refused-no-such-puzzle = taký hlavolam neexistuje
refused-session-old = najprv sa, prosím, znova prihlás
refused-scope = tento kľúč nemá oprávnenie { $scope }
refused-person = toto môže len hráč, nie program s kľúčom
refused-account-taken = toto používateľské meno je obsadené alebo už účet máš
refused-account-name = používateľské meno musí mať 1 až 24 viditeľných znakov
refused-password = nesprávne používateľské meno alebo heslo
refused-common-password = toto heslo je príliš bežné; zvoľ si, prosím, iné
refused-recovery-code = to nie je kód na obnovenie tohto účtu
refused-code = tento kód neexistuje, už bol použitý alebo jeho platnosť vypršala
refused-passkey = tento prístupový kľúč tu nefunguje; prihlás sa inak
refused-passkey-account = prístupový kľúč patrí k účtu; najprv si vytvor účet
refused-rating = hodnotené hry môžu hrať len hráči s účtom
refused-subscription = tento server nemôže posielať upozornenia do tohto prehliadača
refused-no-mail = tento server neposiela e-maily
refused-mail-failed = e-mail sa nepodarilo odoslať; skús to neskôr
refused-account-letters = v používateľskom mene nemožno miešať písmená rôznych písem, napríklad latinky a cyriliky

## Refusals: setting up a match

refused-seat-count = počet miest v { $game } je s týmito voľbami { $seats }, nie { $given }
refused-levels = úrovne sú od { $least } do { $most }
refused-handicap-twice = hendikep je voľba { "`without`" }; je zadaná dvakrát
refused-handicap-rated = hra s hendikepom nemôže byť hodnotená
refused-nobody-plays = aspoň jedno miesto musí byť pre človeka
refused-clock = hodiny musia mať 1 sekundu až { $most } dní
refused-increment = prídavok môže byť najviac 10 minút, a len pri hodinách na celú hru
refused-turn-limit = ťahy na čas potrebujú hodiny s časom na ťah
refused-waiting-matches = v lobby môže čakať najviac toľko tvojich zápasov alebo zápasov z tvojej adresy: { $most }; najprv jeden zruš

## Refusals: tournaments

refused-no-tournament = taký turnaj neexistuje
refused-tournament-phase = to sa teraz v tomto turnaji nedá
refused-tournament-full = tento turnaj je plný; najvyšší počet účastníkov: { $most }; pozerať sa môžeš ďalej
refused-tournament-host = to môže len organizátor turnaja
refused-tournament-few = taký turnaj potrebuje aspoň toľko hráčov: { $least }
refused-tournament-clock = turnaj potrebuje hodiny a v aréne musia byť nastavené v minútach
refused-tournament-game = turnaje sú pre hry od 2 do { $most } hráčov bez tímov
refused-tournament-tables = hry pre viac ako 2 hráčov potrebujú švajčiarsky systém alebo arénu
refused-tournament-time = zvoľ začiatok v priebehu najbližšieho roka
refused-tournament-number = turnaj nemôže čakať na viac hráčov, než koľko sa ho môže zúčastniť; zvoľ menší počet
refused-tournament-engines = aspoň jeden hráč turnaja musí byť človek
refused-no-entrant = s týmto číslom v turnaji nikto nie je
refused-waiting-tournaments = môžeš mať najviac toľko nezačatých turnajov: { $most }; najprv jeden začni alebo zruš
refused-in-tournament = v turnajovej hre to nie je možné

## Refusals: clubs

refused-no-club = taký klub neexistuje
refused-no-member = nikto s týmto menom v klube nie je
refused-club-account = na kluby potrebuješ účet; najprv sa prihlás alebo zaregistruj
refused-club-name = názov klubu musí mať aspoň toľko písmen alebo číslic: { $least }
refused-club-letters = v názve klubu nemožno miešať písmená rôznych písem, napríklad latinky a cyriliky
refused-club-taken = klub s týmto alebo podobne vyzerajúcim názvom už existuje; zvoľ iný názov
refused-club-members-only = to môžu len členovia klubu
refused-club-organisers = to môžu len organizátori klubu
refused-club-owner = to môže len vlastník klubu
refused-club-invitation = tento klub je len pre pozvaných; požiadaj organizátora o odkaz
refused-club-full = tento klub je plný; najvyšší počet členov: { $most }; vyber si iný
refused-club-too-many = môžeš byť najviac v toľkých kluboch: { $most }; najprv jeden opusti
refused-club-too-many-owned = môžeš vlastniť najviac toľko klubov: { $most }; najprv jeden vymaž alebo odovzdaj inému vlastníkovi
refused-club-successor = tento člen už vlastní najvyšší možný počet klubov: { $most }; vyber niekoho iného
refused-club-owner-leaves = skôr než klub opustíš, odovzdaj ho inému vlastníkovi

## Refusals: in a match. Players are counted from 1.

refused-no-match = taký zápas neexistuje
refused-phase = { $phase ->
    [waiting] zápas sa ešte nezačal
    [paused] zápas je pozastavený
    [over] zápas sa skončil
   *[playing] zápas sa hrá
  }
refused-seat-out = hráč { $number } je už mimo hry
refused-stale = zápas je pri udalosti { $seq }, nie { $given }
refused-no-seat = tu nemôžeš hrať ako hráč { $number }
refused-seat-not-yours = nie si hráč { $number }
refused-seat-taken = miesto hráča { $number } je obsadené
refused-have-seat = miesto už máš
refused-turn = nie si na ťahu; počkaj na hráča { $number }
refused-mover-only = požiadať môžeš, len keď si na ťahu
refused-nobody-moves = nikto teraz nemôže ťahať
refused-computer-plays = na tomto mieste hrá počítač
refused-computer-plays-on = počítač chce hrať ďalej
refused-proposal-open = na skorší návrh ({ $proposal }) ešte nikto neodpovedal; odpovedz naň alebo počkaj
refused-no-proposal = nie je žiadny návrh, na ktorý by bolo treba odpovedať
refused-rematch = odveta sa už začala
refused-not-gone = hráč { $number } neodišiel
refused-no-undo = nemáš ťah, ktorý by sa dal vrátiť
refused-no-hints = pri tomto stole je nápoveda vypnutá
refused-no-hint-found = nápovedu sa nepodarilo nájsť; skús to znova
refused-hidden-hands = hra so skrytými kameňmi sa dá uložiť, až keď sa skončí, ako JSON
refused-match-or-record = zadaj buď zápas, alebo záznam, nie oboje
refused-review-early = zápas sa dá rozobrať, až keď sa skončí
refused-no-picture = taký obrázok neexistuje

## Refusals: talking

refused-no-chat = pri tomto stole je čet vypnutý
refused-speak = písať sem môžu len hráči
refused-presets = pri tomto stole sa dajú používať len hotové vety
refused-preset-or-text = zadaj buď hotovú vetu, alebo text, nie oboje
refused-said-enough = pri tomto stole už nemožno písať ďalšie správy
refused-mute = na tom mieste nie je nikto, koho by sa dalo stíšiť
refused-no-line = správa s týmto číslom neexistuje
refused-free-chat-off = najprv si v účte zapni voľný text
refused-nobody-reads = nikto iný pri tomto stole nemá zapnutý voľný text; použi hotovú vetu
refused-chat-taken = čet už nemôžeš používať; na dôvod sa opýtaj správcu tohto servera
# $date is written as 2026-11-18.
refused-chat-taken-until = čet nemôžeš používať do { $date }

## Refusals: other people

refused-no-account = toto používateľské meno nikto nemá; skontroluj, ako sa píše
refused-contacts-account = na to potrebuješ účet; najprv sa prihlás alebo zaregistruj
refused-yourself = vyber niekoho iného než seba
refused-contacts-full = tento zoznam je plný, najvyšší počet ľudí: { $most }; najprv niekoho odstráň
refused-follow = tohto hráča nemôžeš sledovať
refused-company = k tejto hre sa nemôžeš pridať; vyber si inú
refused-challenge = tento hráč od teba výzvy neprijíma
refused-challenge-open = tento hráč zatiaľ neodpovedal na tvoju poslednú výzvu; počkaj alebo ju najprv stiahni
refused-challenges-full = na odpoveď čaká už toľko tvojich výziev: { $most }; najprv jednu stiahni
refused-challenge-seats = jedno miesto musí byť tvoje a jedno druhého hráča
refused-no-challenge = na túto výzvu už prišla odpoveď, bola stiahnutá alebo vypršala
refused-series-seats = ako sériu možno hrať len hry dvoch hráčov
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = séria má jednu z týchto dĺžok: { $lengths }
refused-report-what = uveď, ktorú správu alebo ktorého hráča chceš nahlásiť
refused-report-seat = na tom mieste nie je nikto, koho by sa dalo nahlásiť
refused-report-table = nahlásiť to môžu len hráči pri tomto stole
refused-suspended = tvoj účet je pozastavený; na dôvod sa opýtaj správcu tohto servera
# $date is written as 2026-11-18.
refused-suspended-until = tvoj účet je pozastavený do { $date }
refused-name-taken = svoje meno nemôžeš zmeniť; na dôvod sa opýtaj správcu tohto servera
refused-name-taken-until = svoje meno nemôžeš zmeniť do { $date }

## The opening explorer

error-packed-games = toto nie je zbierka hier pre prieskumníka otvorení alebo je poškodená
error-being-built = iný proces práve vytvára { $file }
# $command is what to type
refused-no-engine-games = tento server zatiaľ nemá žiadne hry počítača; jeho správca ich môže získať príkazom: { $command }
refused-engine-games-soon = hry počítača sa pripravujú; skús to znova o niekoľko minút
error-moderate-no-report = hlásenie { $number } neexistuje
error-moderate-bad-name = { $name } sa nedá použiť ako meno
error-moderate-name-taken = meno { $name } je obsadené

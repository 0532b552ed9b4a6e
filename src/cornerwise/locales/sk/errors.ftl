## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

error-at = { $where }: { $problem }
error-at-move = ťah { $number }: { $problem }
error-at-ply = ťah { $number }: { $problem }
error-at-character = { $problem } (pri znaku { $offset })

## Games and options

error-no-game-but = hra { $name } neexistuje; nemá to byť { $near }?
error-no-game = hra { $name } neexistuje; zoznam ukáže { "`cornerwise games`" }
error-wrong-family = { $wanted ->
    [flat-placing] { $game } nie je plochá hra s kladením dielov a len taká sa sem hodí
    [two-party] { $game } nie je hra dvoch strán a len taká sa sem hodí
   *[placing] { $game } nie je hra s kladením dielov a len taká sa sem hodí
  }
error-no-option = voľba { $option } neexistuje (na výber: { $known })
error-no-options = voľba { $option } neexistuje (žiadne tu nie sú)
error-option-value = { $option } nemôže byť { $value } (na výber: { $choices })
error-option-no-text = { $option } nemôže byť { $value } (je to text)
error-few-colours = farieb nie je dosť, aby každý mal { $each }
error-edition-seats = počet miest vo vydaní { $edition } je { $fewest } až { $most }, nie { $seats }
error-deals-no-target = zápas na pevný počet rozdaní nemá cieľový súčet
error-one-deal = bodovanie { $scoring } je na jedno rozdanie, nie na { $deals }
error-seed = semienko je celé číslo, nie { $seed }
error-no-seed = nič nie je vecou náhody, a tak nie je ani semienko
error-few-tiles = kamene: { $tiles }; to nestačí, hráčov je { $seats } a každý berie { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } sa píše ako { "blue:I5,W5/red:X5" }, nie { $text }
error-handicap-twice = { "without" } uvádza farbu dvakrát: { $text }
error-handicap-colour = { "without" }: { $colour } nehrá (na výber: { $known })
error-handicap-piece = { "without" }: diel { $piece } neexistuje (na výber: { $known })
error-handicap-copies = { "without" }: { $colour } má { $piece } { $copies ->
    [one] raz
    [few] { $copies }-krát
    [many] { $copies }-krát
   *[other] { $copies }-krát
  }, nie { $count }-krát
error-handicap-all = { "without" }: { $colour } si musí nechať aspoň jeden diel
error-handicap-shared = { "without" }: nikto nemá vlastné diely

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } nie je výšková mapa: rady čísel oddeľuje / alebo koniec riadka
error-heights-uneven = { $text } nie je výšková mapa: jej rady sú rôzne dlhé
error-heights-cubes = { $text } nie je výšková mapa: má { $cubes ->
    [one] 1 kocku
    [few] { $cubes } kocky
    [many] { $cubes } kocky
   *[other] { $cubes } kociek
  }, nie 2 až { $most }
error-heights-parts = R4: výšková mapa sa rozpadá na niekoľko častí
error-heights-long = { $text } sa nedá použiť: R4: výšková mapa má najviac { $most } bajtov
error-heights-no-text = { $text } sa nedá použiť: R4: výšková mapa je text
error-heights-file = { $text } sa nedá použiť: { $problem }

## Moves

error-illegal-move = { $move } nie je dovolený ťah: { $why } ({ $clause })
error-no-cell = { $text } nie je políčko dosky { $board }
error-cell-twice = { $text } uvádza políčko dvakrát
error-lays-nothing = { $text } nekladie žiadny diel
error-no-colour = { $text } nie je farba (na výber: { $known })
error-no-such-colour = { $game } nemá farbu { $colour } (na výber: { $known })
error-no-tile = { $text } nie je kameň (ako { "0-2-5" })
error-tile-order = { $text } nie je kameň: čísla na kameni stúpajú
error-no-move = { $text } nie je ťah (ako { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (po { $moves })

## Files of games

error-file-long = súbor je dlhší ako { $most } znakov
error-file-empty = súbor je prázdny
error-file-no-game = ani záznam (JSON), ani súbor { ".blksgf" }
error-file-design = vzor, nie hra; ukáže ho { "`cornerwise draw`" }
error-file-json = nie je to súbor JSON: { $problem }
error-field-missing = { $field }: chýba
error-field-twice = { $field } je tam dvakrát
error-field-unknown = pole { $field } neexistuje
error-field-fraction = { $text } nie je celé číslo a iné v záznamoch nie sú
error-field-type = { $field }: má tu byť { $wanted }, nie { $given }
error-type-object = objekt
error-type-list = zoznam
error-type-number = celé číslo
error-type-text = text
error-type-writable = text, ktorý sa dá znova zapísať, bez polovíc náhradných párov
error-type-move = číslo ťahu
error-record-version = { "version" }: čítať sa dá len { $version }, nie { $given }
error-record-players = { "players" }: počet miest v { $game } je { $seats }
error-record-comment = { "comments" }: ťah { $number } neexistuje
error-record-family = { "variant" }: { $game } nie je hra s kladením dielov
error-record-not-over = { "result" }: hra sa neskončila
error-record-no-result = { "result" }: hra sa skončila, { $result }, výsledok chýba
error-record-result = { "result" }: hra sa skončila, { $result }, nie { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = uzol nie je v tomto strome
error-sgf-charset = znaková sada { $charset } sa nedá čítať
error-sgf-not-charset = text nie je v { $charset }
error-sgf-unfinished = súbor sa končí vnútri stromu
error-sgf-no-tree = v súbore nie je strom
error-sgf-no-node = strom sa musí začínať uzlom
error-sgf-node-place = uzol musí byť vnútri stromu a pred jeho variantmi
error-sgf-many = uzlov je viac ako { $most }
error-sgf-close = nie je tu strom, ktorý by sa dal uzavrieť
error-sgf-meaning = { $sign } tu nič neznamená
error-sgf-property-place = vlastnosť musí byť vnútri uzla
error-sgf-property-twice = { $name } je v uzle dvakrát
error-sgf-no-value = { $name } nemá hodnotu
error-sgf-endless = hodnota nemá koniec
error-sgf-property = vlastnosť potrebuje názov z písmen a číslic a hodnotu, čo { $name } nemá
error-sgf-game = hra { $name } nie je známa
error-sgf-own = hra { $name } potrebuje vlastnosť { $property }
error-sgf-two-games = hra je { $name }, a pritom { $game }
error-sgf-setup = { $name } stavia pozíciu, ktorá sa nedá prehrať podľa pravidiel
error-sgf-two-moves = uzol má dva ťahy, { $first } a { $second }
error-sgf-early = ťahá { $colour }, ale { $turn } má kam položiť a je skôr na rade (P11)
error-sgf-colour = { $game } nemá farbu { $name }

## What has to be installed. $install is a command.

error-extra-solve = riešenie potrebuje OR-tools: { $install }
error-extra-nets = siete potrebujú onnxruntime: { $install }
error-extra-cluster = klaster potrebuje Ray: { $install }

## Puzzles

error-not-solo = { $game } nie je hra pre jedného (dokončiť sa dá: { $known })
solo-no-room = { $colour } nemá miesto pre { $piece }
solo-no-reach = { $colour } potrebuje políčka ({ $cells }), na dosah je len { $room }
solo-few-cells = potrebné políčka: { $needed }, voľné len { $free }

## The computer player

error-level = úrovne sú od { $least } do { $most }, nie { $given }
error-strength-both = úroveň má svoje uzly a čas: zadajte buď úroveň, alebo uzly a čas
error-no-parameter = parameter { $name } neexistuje (na výber: { $known })
error-value = { $name } je { $wanted }, nie { $given }
error-wants-whole = celé číslo od { $least } do { $most }
error-wants-seconds = počet sekúnd do { $most }
error-wants-or = { $wanted } alebo { $other }
error-search-nodes = hľadanie potrebuje aspoň jeden uzol, nie { $given }
error-search-time = hľadanie potrebuje nejaký čas, nie { $given }
error-search-memory = hľadanie potrebuje aspoň { $least } MiB pamäte, nie { $given }
error-search-limits = hľadanie potrebuje počet uzlov alebo čas
error-search-tuning = hľadanie sa takto nastaviť nedá: { $problem }
error-evaluator = niet hodnotiteľa { $name } (je: { $known }) ani súboru s tým názvom
error-slip = pošmyknutia sú podiel od 0 do 1, nie { $given }
error-threads = vlákien môže byť 1 až { $most }, nie { $given }
error-no-net = s balíkom neprichádza sieť pre { $game }
error-nobody-moves = nikto nie je na ťahu, nie je teda čo vyberať
error-net-large = { $file } je na sieť príliš veľký súbor
error-net-damaged = { $file } nie je sieť: { $problem }
error-net-foreign = { $file } nie je sieť tohto programu
error-net-board = { $file } bol trénovaný na inej doske alebo s inými dielmi ako { $game }
error-net-shape = { $file } má iný tvar ako sieť pre { $game }

## Arenas, in which computer players are rated

error-entrant = účastník { $spec }: { $problem }
error-no-program = program { $program } neexistuje
error-programs-play = programy hrajú len hry s kladením dielov a { $game } taká nie je
error-not-one-of = na výber je len: { $known }
error-not-called = { $name } sa nedá zavolať
error-not-pair = { $text } nemá tvar { "NAME=VALUE" }
error-value-parts = { $name } je jedna hodnota, a predsa má časti
error-worker-ended = pracovný proces skončil, skôr než mohol hrať; jeho chyba je vyššie
error-no-cluster = žiadny klaster Ray na { $address }: { $problem }
error-machines-lost = hra { $number }: { $count ->
    [one] stratil sa pri nej 1 stroj
    [few] stratili sa pri nej { $count } stroje
    [many] stratilo sa pri nej { $count } stroja
   *[other] stratilo sa pri nej { $count } strojov
  }
error-arena-entrants = aréna potrebuje aspoň dvoch účastníkov
error-arena-names = dvaja účastníci sa volajú { $name }; jedného pomenuj cez { "NAME=" }{ $spec }
error-arena-alone = { $game } je tu hra pre jedného; aréna potrebuje aspoň dve strany
error-arena-time = čas na ťah musí byť väčší ako nula
error-arena-two = sekvenčný test je medzi dvoma účastníkmi
error-arena-plies = po náhodných ťahoch ({ $plies }) žiadna hra { $game } nepokračuje
error-arena-version = nie je to nastavenie arény, verzia { $version }
error-arena-settings = poškodené nastavenie: { $problem }
error-arena-none = { $folder }: žiadna aréna sa tu nehrala, { $file } chýba
error-arena-busy = { $folder }: zapisuje sem iný beh
error-arena-other = { $folder }: je tu beh s iným nastavením: { $name } bolo { $was } a teraz je { $now }
error-arena-line = { $file }, riadok { $line }: poškodený ({ $problem })

## Training and measuring

error-net-part = { $text } nie je hra ani GAME*NUMBER s číslom do { $most }
error-net-shared = { $first } a { $second } sa líšia príliš na to, aby mali spoločnú sieť
error-window = { $file } nie je okno hry { $game }: { $problem }
error-holds-no = { $folder } neobsahuje { $name }
error-no-training = { $folder } neobsahuje tréning: { $problem }
error-other-training = { $folder } obsahuje tréning inej hry, nie { $game }
error-unreadable = { $file } sa nedá čítať: { $problem }
error-learning = učenie zlyhalo v kroku { $step }: strata už nie je číslo
error-no-figure = údaj { $name } neexistuje (na výber: { $known })

## Environments, for programs that learn to play

error-action-of = akcia { $action } hry { $number }
error-action-type = akcia je celé číslo
error-action-range = akcie sú od 0 do { $most }, nie { $given }
error-action-place = otvorené miesto { $place } neexistuje
error-step-after-end = hra sa skončila ({ $clause }): pred ďalšou akciou ju resetuj
error-not-reset = pred { $what } treba zavolať { "reset()" }
error-rewards = odmeny sú za jedno z { $known }, nie za { $given }
error-illegal-actions = čo urobí nedovolená akcia, je jedno z { $known }, nie { $given }
error-seat = { $game } tu má miesta 0 až { $most }, nie { $given }
error-batch-games = hier môže byť 1 až { $most }, nie { $given }
error-no-observer-parameters = pozorovania nemajú parametre

## Running a server

error-smtp-url = { "smtp" } nie je URL ako { $first } alebo { $second }
error-database-url = databáza nie je URL ako { $example }
error-database-file = databáza potrebuje súbor ako v { $example }
error-database-open = databázu { $file } nemožno otvoriť: { $problem }
error-no-database = databáza { $name } neexistuje (na výber: { $known })
error-database-full = databáza nie je prázdna a nič sa v nej neprepisuje
error-workers-database = viac pracovných procesov potrebuje PostgreSQL: SQLite je pre jeden
error-workers-redis = viac pracovných procesov potrebuje Redis, aby si povedali, čo sa deje
error-backup-table = { $file }: tabuľka, ktorú táto verzia nepozná
error-backup-version = { $file }: nie je to záloha tejto verzie
error-backup-damaged = { $file }: nie je to záloha alebo je poškodená

## A program that plays on a server. $said is what the server says, in English.

error-refused = server odmietol: { $said }
error-refused-socket = server odmietol spojenie: je kľúč správny?
error-connection = spojenie sa prerušilo: { $problem }
error-no-free-seat = v tom zápase nie je voľné miesto

## What a server refuses, for those who write programs for it

refused-no-address = taká adresa neexistuje
refused-http = na požiadavku sa nedá odpovedať: { $said }
refused-request-long = požiadavka má najviac { $most } bajtov
refused-message-long = správa má najviac { $most } bajtov
refused-games = text môže obsahovať najviac toľko hier: { $games }, a toľko rôznych hracích dosiek: { $boards }
refused-takes-long = výpočet trvá príliš dlho alebo potrebuje príliš veľa pamäte
refused-too-many = týchto je príliš veľa; skús to znova o { $seconds } s
refused-version = tento server hovorí verziou { $version } protokolu
refused-followed = cez jeden soket možno sledovať najviac toľko zápasov: { $most }
refused-origin = táto stránka nesmie používať tento server
refused-host = pod týmto menom tento server neodpovedá
refused-broken = niečo sa tu nepodarilo; skús to znova
refused-storage = práve teraz sa nedá nič uložiť; skús to o chvíľu znova
refused-closing = server sa vypína
refused-searches = na hľadanie už čaká príliš veľa úloh
refused-no-answer = herný program nenašiel odpoveď
refused-other-server = iný server bol rýchlejší

## Refusals: accounts and keys

refused-no-session = žiadna relácia nebeží; začni ju cez { $how }
refused-no-key = tento kľúč neexistuje alebo bol odobratý
refused-no-such-key = taký kľúč nemáš
refused-no-such-session = takú reláciu nemáš
refused-session-old = najprv sa znova prihlás
refused-scope = tento kľúč nedovoľuje { $scope }
refused-person = toto smie len hráč osobne
refused-account-taken = účet s týmto názvom už je, alebo už účet máš
refused-account-name = meno účtu má 1 až 24 viditeľných znakov
refused-password = to nie je názov a heslo žiadneho účtu
refused-common-password = toto heslo patrí k prvým, ktoré každý skúsi; zvoľ si iné
refused-recovery-code = to nie je kód na obnovenie toho účtu
refused-code = tento kód neexistuje, bol použitý alebo je príliš starý
refused-passkey = tento prístupový kľúč nesedí
refused-passkey-account = prístupový kľúč patrí k účtu; najprv si ho vytvor
refused-rating = o hodnotenie môže hrať len ten, kto má účet
refused-subscription = to nie je odber služby oznámení, ktorú tento server pozná
refused-no-mail = tento server neposiela poštu
refused-mail-failed = správu sa nepodarilo odoslať; skús to neskôr

## Refusals: setting up a match

refused-seat-count = počet miest v { $game } je tu { $seats }, nie { $given }
refused-levels = úrovne sú od { $least } do { $most }
refused-handicap-twice = hendikep je voľba { "`without`" }; je tam dvakrát
refused-handicap-rated = hra s hendikepom sa do hodnotenia nepočíta
refused-nobody-plays = nikto nehrá
refused-clock = hodiny majú 1 sekundu až { $most } dní
refused-increment = prídavok je najviac 10 minút, a len k hodinám na celú hru
refused-turn-limit = limit na ťah potrebuje hodiny na každý ťah
refused-waiting-matches = v lobby môže čakať najviac toľko tvojich zápasov alebo zápasov z tvojej adresy: { $most }

## Refusals: in a match. Seats are counted from 0.

refused-no-match = taký zápas neexistuje
refused-phase = { $phase ->
    [waiting] zápas sa ešte nezačal
    [paused] zápas je pozastavený
    [over] zápas sa skončil
   *[playing] zápas sa hrá
  }
refused-seat-out = miesto { $seat } sa už nezúčastňuje
refused-stale = zápas je pri udalosti { $seq }, nie { $given }
refused-no-seat = miesto { $seat } pre teba nie je
refused-seat-not-yours = miesto { $seat } nie je tvoje
refused-seat-taken = miesto { $seat } už niekto obsadil
refused-have-seat = miesto už máš
refused-turn = na ťahu je miesto { $seat }
refused-mover-only = požiadať môže len ten, kto je na ťahu
refused-nobody-moves = nikto nie je na ťahu
refused-computer-plays = za toto miesto hrá počítač
refused-computer-plays-on = počítač hrá ďalej
refused-proposal-open = skorší návrh ({ $proposal }) čaká na odpoveď
refused-no-proposal = nikto nečaká na tvoju odpoveď
refused-rematch = odveta sa už začala
refused-not-gone = na mieste { $seat } nikto nechýba
refused-no-undo = nemáš ťah, ktorý by sa dal vrátiť
refused-no-hints = pri tomto stole nie sú rady
refused-no-hint-found = radu sa nepodarilo nájsť
refused-hidden-hands = hra so skrytými kameňmi sa dá uložiť, keď sa skončí, ako JSON
refused-match-or-record = buď zápas, alebo záznam
refused-review-early = zápas sa rozoberá, keď sa skončí
refused-no-picture = taký obrázok neexistuje

## Refusals: talking

refused-no-chat = pri tomto stole nie je čet
refused-speak = hovoriť môžu len tí, čo hrajú
refused-presets = pri tomto stole sa dajú hovoriť len hotové vety
refused-preset-or-text = buď hotová veta, alebo text
refused-said-enough = pri tomto stole už bolo povedané dosť
refused-mute = na tom mieste nie je nikto, koho by sa dalo stíšiť
refused-no-line = nič s týmto číslom nikto nepovedal

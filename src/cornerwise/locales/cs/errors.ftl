## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

error-at = { $where }: { $problem }
error-at-move = tah { $number }: { $problem }
error-at-ply = tah { $number }: { $problem }
error-at-character = { $problem } (u znaku { $offset })

## Games and options

error-no-game-but = hra { $name } neexistuje; nemá to být { $near }?
error-no-game = hra { $name } neexistuje; seznam ukáže { "`cornerwise games`" }
error-wrong-family = { $wanted ->
    [flat-placing] { $game } není plochá hra s pokládáním dílů a jen taková se sem hodí
    [two-party] { $game } není hra dvou stran a jen taková se sem hodí
   *[placing] { $game } není hra s pokládáním dílů a jen taková se sem hodí
  }
error-no-option = volba { $option } neexistuje (na výběr: { $known })
error-no-options = volba { $option } neexistuje (žádné tu nejsou)
error-option-value = { $option } nemůže být { $value } (na výběr: { $choices })
error-option-no-text = { $option } nemůže být { $value } (je to text)
error-few-colours = barev není dost, aby každý měl { $each }
error-edition-seats = počet míst ve vydání { $edition } je { $fewest } až { $most }, ne { $seats }
error-deals-no-target = zápas na pevný počet rozdání nemá cílový součet
error-one-deal = bodování { $scoring } je na jedno rozdání, ne na { $deals }
error-seed = semínko je celé číslo, ne { $seed }
error-no-seed = nic není věcí náhody, a tak není ani semínko
error-few-tiles = kameny: { $tiles }; to nestačí, hráčů je { $seats } a každý bere { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } se píše jako { "blue:I5,W5/red:X5" }, ne { $text }
error-handicap-twice = { "without" } uvádí barvu dvakrát: { $text }
error-handicap-colour = { "without" }: { $colour } nehraje (na výběr: { $known })
error-handicap-piece = { "without" }: díl { $piece } neexistuje (na výběr: { $known })
error-handicap-copies = { "without" }: { $colour } má { $piece } { $copies ->
    [one] jednou
    [few] { $copies }krát
    [many] { $copies }krát
   *[other] { $copies }krát
  }, ne { $count }krát
error-handicap-all = { "without" }: { $colour } si musí nechat aspoň jeden díl
error-handicap-shared = { "without" }: nikdo nemá vlastní díly

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } není výšková mapa: řady čísel odděluje / nebo konec řádku
error-heights-uneven = { $text } není výšková mapa: její řady jsou různě dlouhé
error-heights-cubes = { $text } není výšková mapa: má { $cubes ->
    [one] 1 kostku
    [few] { $cubes } kostky
    [many] { $cubes } kostky
   *[other] { $cubes } kostek
  }, ne 2 až { $most }
error-heights-parts = R4: výšková mapa se rozpadá na několik částí
error-heights-long = { $text } nelze použít: R4: výšková mapa má nejvýš { $most } bajtů
error-heights-no-text = { $text } nelze použít: R4: výšková mapa je text
error-heights-file = { $text } nelze použít: { $problem }

## Moves

error-illegal-move = { $move } není dovolený tah: { $why } ({ $clause })
error-no-cell = { $text } není políčko plánu { $board }
error-cell-twice = { $text } uvádí políčko dvakrát
error-lays-nothing = { $text } nepokládá žádný díl
error-no-colour = { $text } není barva (na výběr: { $known })
error-no-such-colour = { $game } nemá barvu { $colour } (na výběr: { $known })
error-no-tile = { $text } není kámen (jako { "0-2-5" })
error-tile-order = { $text } není kámen: čísla na kameni stoupají
error-no-move = { $text } není tah (jako { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (po { $moves })

## Files of games

error-file-long = soubor je delší než { $most } znaků
error-file-empty = soubor je prázdný
error-file-no-game = ani záznam (JSON), ani soubor { ".blksgf" }
error-file-design = vzor, ne hra; ukáže ho { "`cornerwise draw`" }
error-file-json = není to soubor JSON: { $problem }
error-field-missing = { $field }: chybí
error-field-twice = { $field } je tam dvakrát
error-field-unknown = pole { $field } neexistuje
error-field-fraction = { $text } není celé číslo a jiná v záznamech nejsou
error-field-type = { $field }: má tu být { $wanted }, ne { $given }
error-type-object = objekt
error-type-list = seznam
error-type-number = celé číslo
error-type-text = text
error-type-writable = text, který jde znovu zapsat, bez polovin náhradních párů
error-type-move = číslo tahu
error-record-version = { "version" }: přečíst lze jen { $version }, ne { $given }
error-record-players = { "players" }: počet míst v { $game } je { $seats }
error-record-comment = { "comments" }: tah { $number } neexistuje
error-record-family = { "variant" }: { $game } není hra s pokládáním dílů
error-record-not-over = { "result" }: hra neskončila
error-record-no-result = { "result" }: hra skončila, { $result }, výsledek chybí
error-record-result = { "result" }: hra skončila, { $result }, ne { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = uzel není v tomto stromu
error-sgf-charset = znakovou sadu { $charset } nelze přečíst
error-sgf-not-charset = text není v { $charset }
error-sgf-unfinished = soubor končí uvnitř stromu
error-sgf-no-tree = v souboru není strom
error-sgf-no-node = strom musí začínat uzlem
error-sgf-node-place = uzel musí být uvnitř stromu a před jeho variantami
error-sgf-many = uzlů je víc než { $most }
error-sgf-close = není tu strom, který by šlo uzavřít
error-sgf-meaning = { $sign } tu nic neznamená
error-sgf-property-place = vlastnost musí být uvnitř uzlu
error-sgf-property-twice = { $name } je v uzlu dvakrát
error-sgf-no-value = { $name } nemá hodnotu
error-sgf-endless = hodnota nemá konec
error-sgf-property = vlastnost potřebuje jméno z písmen a číslic a hodnotu, což { $name } nemá
error-sgf-game = hra { $name } není známá
error-sgf-own = hra { $name } potřebuje vlastnost { $property }
error-sgf-two-games = hra je { $name }, a přitom { $game }
error-sgf-setup = { $name } staví pozici, kterou nelze přehrát podle pravidel
error-sgf-two-moves = uzel má dva tahy, { $first } a { $second }
error-sgf-early = táhne { $colour }, ale { $turn } má kam položit a je dřív na řadě (P11)
error-sgf-colour = { $game } nemá barvu { $name }

## What has to be installed. $install is a command.

error-extra-solve = řešení potřebuje OR-tools: { $install }
error-extra-nets = sítě potřebují onnxruntime: { $install }
error-extra-cluster = cluster potřebuje Ray: { $install }

## Puzzles

error-not-solo = { $game } není hra pro jednoho (dokončit lze: { $known })
solo-no-room = { $colour } nemá místo pro { $piece }
solo-no-reach = { $colour } potřebuje políčka ({ $cells }), na dosah je jen { $room }
solo-few-cells = potřebná políčka: { $needed }, volná jen { $free }

## The computer player

error-level = úrovně jsou od { $least } do { $most }, ne { $given }
error-strength-both = úroveň má své uzly a čas: zadejte buď úroveň, nebo uzly a čas
error-no-parameter = parametr { $name } neexistuje (na výběr: { $known })
error-value = { $name } je { $wanted }, ne { $given }
error-wants-whole = celé číslo od { $least } do { $most }
error-wants-seconds = počet sekund do { $most }
error-wants-or = { $wanted } nebo { $other }
error-search-nodes = hledání potřebuje aspoň jeden uzel, ne { $given }
error-search-time = hledání potřebuje nějaký čas, ne { $given }
error-search-memory = hledání potřebuje aspoň { $least } MiB paměti, ne { $given }
error-search-limits = hledání potřebuje počet uzlů nebo čas
error-search-tuning = hledání takto nastavit nelze: { $problem }
error-evaluator = není žádný hodnotitel { $name } (je: { $known }) ani soubor toho jména
error-slip = uklouznutí jsou podíl od 0 do 1, ne { $given }
error-threads = vláken může být 1 až { $most }, ne { $given }
error-no-net = s balíčkem nepřichází síť pro { $game }
error-nobody-moves = nikdo není na tahu, není tedy co vybírat
error-net-large = { $file } je na síť příliš velký soubor
error-net-damaged = { $file } není síť: { $problem }
error-net-foreign = { $file } není síť tohoto programu
error-net-board = { $file } byl trénován na jiném plánu nebo s jinými díly než { $game }
error-net-shape = { $file } má jiný tvar než síť pro { $game }

## Arenas, in which computer players are rated

error-entrant = účastník { $spec }: { $problem }
error-no-program = program { $program } neexistuje
error-programs-play = programy hrají jen hry s pokládáním dílů a { $game } taková není
error-not-one-of = na výběr je jen: { $known }
error-not-called = { $name } nelze zavolat
error-not-pair = { $text } nemá tvar { "NAME=VALUE" }
error-value-parts = { $name } je jedna hodnota, a přesto má části
error-worker-ended = pracovní proces skončil, než mohl hrát; jeho chyba je výše
error-no-cluster = žádný cluster Ray na { $address }: { $problem }
error-machines-lost = hra { $number }: { $count ->
    [one] ztratil se při ní 1 stroj
    [few] ztratily se při ní { $count } stroje
    [many] ztratilo se při ní { $count } stroje
   *[other] ztratilo se při ní { $count } strojů
  }
error-arena-entrants = aréna potřebuje aspoň dva účastníky
error-arena-names = dva účastníci se jmenují { $name }; jednoho pojmenuj přes { "NAME=" }{ $spec }
error-arena-alone = { $game } je tu hra pro jednoho; aréna potřebuje aspoň dvě strany
error-arena-time = čas na tah musí být větší než nula
error-arena-two = sekvenční test je mezi dvěma účastníky
error-arena-plies = po náhodných tazích ({ $plies }) žádná hra { $game } nepokračuje
error-arena-version = není to nastavení arény, verze { $version }
error-arena-settings = poškozené nastavení: { $problem }
error-arena-none = { $folder }: žádná aréna se tu nehrála, { $file } chybí
error-arena-busy = { $folder }: zapisuje sem jiný běh
error-arena-other = { $folder }: je tu běh s jiným nastavením: { $name } bylo { $was } a teď je { $now }
error-arena-line = { $file }, řádek { $line }: poškozený ({ $problem })

## Training and measuring

error-net-part = { $text } není hra ani GAME*NUMBER s číslem do { $most }
error-net-shared = { $first } a { $second } se liší příliš na to, aby měly společnou síť
error-window = { $file } není okno hry { $game }: { $problem }
error-holds-no = { $folder } neobsahuje { $name }
error-no-training = { $folder } neobsahuje trénink: { $problem }
error-other-training = { $folder } obsahuje trénink jiné hry, ne { $game }
error-unreadable = { $file } nelze přečíst: { $problem }
error-learning = učení selhalo v kroku { $step }: ztráta už není číslo
error-no-figure = údaj { $name } neexistuje (na výběr: { $known })

## Environments, for programs that learn to play

error-action-of = akce { $action } hry { $number }
error-action-type = akce je celé číslo
error-action-range = akce jsou od 0 do { $most }, ne { $given }
error-action-place = otevřené místo { $place } neexistuje
error-step-after-end = hra skončila ({ $clause }): před další akcí ji resetuj
error-not-reset = před { $what } je třeba zavolat { "reset()" }
error-rewards = odměny jsou za jedno z { $known }, ne za { $given }
error-illegal-actions = co udělá nedovolená akce, je jedno z { $known }, ne { $given }
error-seat = { $game } tu má místa 0 až { $most }, ne { $given }
error-batch-games = her může být 1 až { $most }, ne { $given }
error-no-observer-parameters = pozorování nemají parametry

## Running a server

error-smtp-url = { "smtp" } není URL jako { $first } nebo { $second }
error-database-url = databáze není URL jako { $example }
error-database-file = databáze potřebuje soubor jako v { $example }
error-database-open = databázi { $file } nelze otevřít: { $problem }
error-no-database = databáze { $name } neexistuje (na výběr: { $known })
error-database-full = databáze není prázdná a nic se v ní nepřepisuje
error-workers-database = více pracovních procesů potřebuje PostgreSQL: SQLite je pro jeden
error-workers-redis = více pracovních procesů potřebuje Redis, aby si řekly, co se děje
error-backup-table = { $file }: tabulka, kterou tato verze nezná
error-backup-version = { $file }: není to záloha této verze
error-backup-damaged = { $file }: není to záloha, nebo je poškozená

## A program that plays on a server. $said is what the server says, in English.

error-refused = server odmítl: { $said }
error-refused-socket = server odmítl spojení: je klíč správný?
error-connection = spojení se přerušilo: { $problem }
error-no-free-seat = v tom zápase není volné místo

## What a server refuses, for those who write programs for it

refused-no-address = taková adresa neexistuje
refused-http = na požadavek nelze odpovědět: { $said }
refused-request-long = požadavek má nejvýš { $most } bajtů
refused-message-long = zpráva má nejvýš { $most } bajtů
refused-games = text může obsahovat nejvýše tolik her: { $games }, a tolik různých herních plánů: { $boards }
refused-takes-long = výpočet trvá příliš dlouho nebo potřebuje příliš mnoho paměti
refused-too-many = těchto je příliš mnoho; zkus to znovu za { $seconds } s
refused-version = tento server mluví verzí { $version } protokolu
refused-followed = přes jeden soket lze sledovat nejvýš tolik zápasů: { $most }
refused-origin = tato stránka nesmí používat tento server
refused-host = pod tímto jménem tento server neodpovídá
refused-broken = něco se tu nepovedlo; zkus to znovu
refused-storage = právě teď nelze nic uložit; zkus to za chvíli znovu
refused-closing = server se vypíná
refused-searches = na hledání už čeká příliš mnoho úloh
refused-no-answer = engine nenašel odpověď
refused-other-server = jiný server byl rychlejší

## Refusals: accounts and keys

refused-no-session = žádná relace neběží; začni ji přes { $how }
refused-no-key = tento klíč neexistuje, nebo byl odebrán
refused-no-such-key = takový klíč nemáš
refused-no-such-session = takovou relaci nemáš
refused-session-old = nejdřív se znovu přihlas
refused-scope = tento klíč nedovoluje { $scope }
refused-person = tohle smí jen hráč osobně
refused-account-taken = účet toho jména už je, nebo už účet máš
refused-account-name = jméno účtu má 1 až 24 viditelných znaků
refused-password = to není jméno a heslo žádného účtu
refused-common-password = tohle heslo patří k prvním, která každý zkusí; zvol si jiné
refused-recovery-code = to není kód pro obnovení toho účtu
refused-code = tento kód neexistuje, byl použit, nebo je příliš starý
refused-passkey = tento přístupový klíč nesouhlasí
refused-passkey-account = přístupový klíč patří k účtu; nejdřív si ho vytvoř
refused-rating = o hodnocení může hrát jen ten, kdo má účet
refused-subscription = to není odběr u služby oznámení, kterou tento server zná
refused-no-mail = tento server neposílá poštu
refused-mail-failed = zprávu se nepodařilo odeslat; zkus to později

## Refusals: setting up a match

refused-seat-count = počet míst v { $game } je tu { $seats }, ne { $given }
refused-levels = úrovně jsou od { $least } do { $most }
refused-handicap-twice = hendikep je volba { "`without`" }; je tam dvakrát
refused-handicap-rated = hra s hendikepem se do hodnocení nepočítá
refused-nobody-plays = nikdo nehraje
refused-clock = hodiny mají 1 sekundu až { $most } dní
refused-increment = přídavek je nejvýš 10 minut, a jen k hodinám na celou hru
refused-turn-limit = limit na tah potřebuje hodiny na každý tah
refused-waiting-matches = v lobby může čekat nejvýše tolik tvých zápasů nebo zápasů z tvé adresy: { $most }

## Refusals: in a match. Seats are counted from 0.

refused-no-match = takový zápas neexistuje
refused-phase = { $phase ->
    [waiting] zápas ještě nezačal
    [paused] zápas je pozastavený
    [over] zápas skončil
   *[playing] zápas se hraje
  }
refused-seat-out = místo { $seat } už se neúčastní
refused-stale = zápas je u události { $seq }, ne { $given }
refused-no-seat = místo { $seat } pro tebe není
refused-seat-not-yours = místo { $seat } není tvoje
refused-seat-taken = místo { $seat } už někdo obsadil
refused-have-seat = místo už máš
refused-turn = na tahu je místo { $seat }
refused-mover-only = požádat může jen ten, kdo je na tahu
refused-nobody-moves = nikdo není na tahu
refused-computer-plays = za toto místo hraje počítač
refused-computer-plays-on = počítač hraje dál
refused-proposal-open = dřívější návrh ({ $proposal }) čeká na odpověď
refused-no-proposal = nikdo nečeká na tvou odpověď
refused-rematch = odveta už začala
refused-not-gone = na místě { $seat } nikdo nechybí
refused-no-undo = nemáš tah, který by šel vrátit
refused-no-hints = u tohoto stolu nejsou rady
refused-no-hint-found = radu se nepodařilo najít
refused-hidden-hands = hru se skrytými kameny lze uložit, až skončí, jako JSON
refused-match-or-record = buď zápas, nebo záznam
refused-review-early = zápas se rozebírá, až skončí
refused-no-picture = takový obrázek neexistuje

## Refusals: talking

refused-no-chat = u tohoto stolu není chat
refused-speak = mluvit mohou jen ti, kdo hrají
refused-presets = u tohoto stolu lze říkat jen hotové věty
refused-preset-or-text = buď hotová věta, nebo text
refused-said-enough = u tohoto stolu už bylo řečeno dost
refused-mute = na tom místě není nikdo, koho by šlo ztlumit
refused-no-line = nic s tímto číslem nikdo neřekl

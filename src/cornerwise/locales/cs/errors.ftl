## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

error-at = { $where }: { $problem }
error-at-move = tah { $number }: { $problem }
error-at-ply = tah { $number }: { $problem }
error-at-character = { $problem } (u znaku { $offset })

## Games and options

error-no-game-but = hra jménem { $name } neexistuje; nemá to být { $near }?
error-no-game = hra jménem { $name } neexistuje; všechny hry vypíše { "`cornerwise games`" }
error-wrong-family = { $wanted ->
    [flat-placing] { $game } tu nejde použít: funguje to jen s plochými hrami s pokládáním dílů
    [two-party] { $game } tu nejde použít: funguje to jen s hrami dvou stran
   *[placing] { $game } tu nejde použít: funguje to jen s hrami s pokládáním dílů
  }
error-no-option = volba { $option } neexistuje (vyber z: { $known })
error-no-options = volba { $option } neexistuje: tato hra nemá žádné volby
error-option-value = { $option } nemůže být { $value } (vyber z: { $choices })
error-option-no-text = { $option } nemůže být { $value }: musí to být text
error-few-colours = barev není dost, aby každý měl { $each }
error-edition-seats = vydání { $edition } je pro { $fewest } až { $most } hráčů, ne pro { $seats }
error-deals-no-target = zápas na pevný počet rozdání nemá cíl: zvol jedno z obou
error-one-deal = bodování { $scoring } je na jedno rozdání, ne na { $deals }
error-seed = semínko musí být celé číslo, ne { $seed }
error-no-seed = v této hře není nic náhodné, takže semínko nepřijímá
error-few-tiles = kameny: { $tiles }; to nestačí, hráčů je { $seats } a každý bere { $hand }

## Handicaps: the option "without"

error-handicap-form = zapiš { "without" } jako { "blue:I5,W5/red:X5" }, ne { $text }
error-handicap-twice = { "without" } uvádí barvu dvakrát: { $text }
error-handicap-colour = { "without" }: { $colour } v této hře nehraje (vyber z: { $known })
error-handicap-piece = { "without" }: díl { $piece } neexistuje (vyber z: { $known })
error-handicap-copies = { "without" }: { $colour } má { $piece } { $copies ->
    [one] jednou
    [few] { $copies }krát
    [many] { $copies }krát
   *[other] { $copies }krát
  }, ne { $count }krát
error-handicap-all = { "without" }: { $colour } si musí nechat aspoň jeden díl
error-handicap-shared = { "without" }: hendikep není možný, protože všichni hráči mají společnou sadu dílů

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } není výšková mapa: zapiš řady čísel oddělené / nebo novým řádkem
error-heights-uneven = { $text } není výšková mapa: její řady jsou různě dlouhé
error-heights-cubes = { $text } není výšková mapa: má { $cubes ->
    [one] 1 kostku
    [few] { $cubes } kostky
    [many] { $cubes } kostky
   *[other] { $cubes } kostek
  }, ne 2 až { $most }
error-heights-parts = R4: všechna políčka výškové mapy musí spolu souviset
error-heights-long = { $text } nelze použít: R4: výšková mapa smí mít nejvýš { $most } bajtů
error-heights-no-text = { $text } nelze použít: R4: výšková mapa musí být textový soubor
error-heights-file = { $text } nelze použít: { $problem }

## Moves

error-illegal-move = { $move } není dovolený tah: { $why } ({ $clause })
error-no-cell = na herním plánu { $board } není { $text }
error-cell-twice = { $text } uvádí stejné místo dvakrát
error-lays-nothing = { $text } nepokládá žádný díl
error-no-colour = { $text } není barva (vyber z: { $known })
error-no-such-colour = { $game } nemá barvu { $colour } (vyber z: { $known })
error-no-tile = { $text } není kámen (zapiš ho jako { "0-2-5" })
error-tile-order = { $text } není kámen: čísla nesmějí klesat (zapiš ho jako { "0-2-5" })
error-no-move = { $text } není tah (zapiš ho jako { "0-2-5@1,0/2" })
error-opponent = soupeř je úroveň, { "random" }, { "self" }, hráč nebo funkce, která vybírá akci, ne { $given }
error-seat-idle = { $game }: hráč, který se má učit, se nikdy nedostane na tah
error-text-long = na pozici, která má nejvýš { $most } znaků, je to příliš dlouhé: { $text }
error-text-missing = po { $count ->
    [one] { $count } tahu
    [few] { $count } tazích
    [many] { $count } tahu
   *[other] { $count } tazích
  } má { $text } kam položit díl, ale v pozici už žádný této barvy není
error-text-twice = { $text } je tam dvakrát
error-text-part = pozice nemá část { $text } (na výběr: { $known })
error-text-points = { $text } má udávat body všech hráčů ({ $seats }), například { "120,-5" }
error-text-deals = { $text }: po těchto rozdáních by zápas už skončil
error-text-hidden = kámen { $text } viděl jen jiný hráč, takže z této pozice nejde hru sestavit
error-promise = { $game }: { $promise } (po { $moves })

## Files of games

error-file-long = soubor má víc než { $most } znaků
error-file-empty = soubor je prázdný
error-file-no-game = není to ani záznam (JSON), ani soubor { ".blksgf" }
error-file-design = je to mozaika, ne hra; ukáže ji { "`cornerwise draw`" }
error-file-several = v { $file } je více her ({ $count }); všechny načte { "load_games" }
error-file-suffix = { $file }: název souboru s hrou musí končit na jedno z: { $known }
error-explorer-file = { $file } není soubor průzkumníka zahájení
error-file-json = není to soubor JSON: { $problem }
error-field-missing = chybí { $field }
error-field-twice = { $field } je tam dvakrát
error-field-unknown = pole { $field } neexistuje
error-field-fraction = { $text } není celé číslo a záznamy mají jen celá čísla
error-field-type = { $field }: má tu být { $wanted }, ne { $given }
error-type-object = objekt
error-type-list = seznam
error-type-number = celé číslo
error-type-text = text
error-type-writable = text v platném Unicode, bez polovin náhradních párů
error-type-move = číslo tahu
error-record-version = { "version" }: přečíst lze jen { $version }, ne { $given }
error-record-players = { "players" }: počet hráčů v { $game } je { $seats }
error-record-comment = { "comments" }: tah { $number } neexistuje
error-record-family = { "variant" }: { $game } není hra s pokládáním dílů
error-record-not-over = { "result" }: hra neskončila
error-record-no-result = { "result" }: hra skončila, { $result }, ale výsledek chybí
error-record-result = { "result" }: hra skončila, { $result }, ne { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = uzel není v tomto stromu
error-sgf-charset = znaková sada { $charset } není podporovaná
error-sgf-not-charset = text není platné { $charset }
error-sgf-unfinished = soubor končí uprostřed stromu
error-sgf-no-tree = v souboru není herní strom
error-sgf-no-node = strom musí začínat uzlem
error-sgf-node-place = uzel musí být uvnitř stromu a před jeho variantami
error-sgf-many = uzlů je víc než { $most }
error-sgf-close = není tu strom, který by šlo uzavřít
error-sgf-meaning = neočekávané { $sign }
error-sgf-property-place = vlastnost musí být uvnitř uzlu
error-sgf-property-twice = { $name } je v uzlu dvakrát
error-sgf-no-value = { $name } nemá hodnotu
error-sgf-endless = hodnota nemá uzavírací závorku
error-sgf-property = vlastnost potřebuje jméno z písmen a číslic a hodnotu: u { $name } něco z toho chybí
error-sgf-game = neznámá hra { $name }
error-sgf-own = hra { $name } potřebuje vlastnost { $property }
error-sgf-two-games = soubor říká, že hra je { $name }, a zároveň { $game }
error-sgf-setup = { $name } staví pozici, takže hru nelze přehrát podle pravidel
error-sgf-two-moves = uzel má dva tahy, { $first } a { $second }
error-sgf-early = tady táhne { $colour }, ale na tahu je { $turn } a může položit díl (P11)
error-sgf-colour = { $game } nemá barvu { $name }

## What has to be installed. $install is a command.

error-extra-solve = řešení potřebuje OR-tools: { $install }
error-extra-nets = sítě potřebují onnxruntime: { $install }
error-extra-pictures = obrázky PNG a WebP potřebují resvg a Pillow: { $install }
error-extra-cluster = cluster potřebuje Ray: { $install }

## Puzzles

error-not-solo = { $game } není hra pro jednoho (vyber z: { $known })
solo-no-room = { $colour } nemá místo pro { $piece }
solo-no-reach = { $colour } potřebuje místo pro { $cells }, na dosah je jen { $room }
solo-few-cells = zbylé díly potřebují tolik volných míst: { $needed }, ale zbývá jich jen { $free }
error-puzzle = tohle není soubor s hlavolamy
error-puzzle-unproven = hlavolam { $id } má jiné řešení, nebo žádné

## The computer player

error-level = úrovně jsou od { $least } do { $most }, ne { $given }
error-strength-both = úroveň sama určuje uzly a čas: zadej buď úroveň, nebo uzly a čas
error-no-parameter = parametr { $name } neexistuje (vyber z: { $known })
error-value = { $name } musí být { $wanted }, ne { $given }
error-wants-whole = celé číslo od { $least } do { $most }
error-wants-seconds = počet sekund do { $most }
error-wants-or = { $wanted } nebo { $other }
error-search-nodes = hledání potřebuje aspoň jeden uzel, ne { $given }
error-search-time = hledání potřebuje víc než 0 sekund, ne { $given }
error-search-memory = hledání potřebuje aspoň { $least } MiB paměti, ne { $given }
error-search-limits = hledání potřebuje počet uzlů nebo časový limit
error-search-tuning = hledání takto nastavit nelze: { $problem }
error-evaluator = není žádný hodnotitel { $name } (vyber z: { $known }) ani soubor toho jména
error-slip = podíl uklouznutí musí být od 0 do 1, ne { $given }
error-threads = vláken může být 1 až { $most }, ne { $given }
error-no-net = s balíčkem nepřichází síť pro { $game }
error-nobody-moves = nikdo teď nemůže táhnout, není tedy co vybírat
error-net-large = { $file } je na síť příliš velký soubor
error-net-damaged = { $file } není síť: { $problem }
error-net-foreign = { $file } není síť tohoto programu
error-net-board = { $file } byl trénován na jiném herním plánu nebo s jinými díly než { $game }
error-net-shape = { $file } má jiný tvar než síť pro { $game }

## Arenas, in which computer players are rated

error-entrant = účastník { $spec }: { $problem }
error-no-program = program { $program } neexistuje
error-programs-play = programy mohou hrát jen hry s pokládáním dílů a { $game } taková není
error-not-one-of = vyber z: { $known }
error-not-called = { $name } nelze zavolat
error-not-pair = { $text } nemá tvar { "NAME=VALUE" }
error-value-parts = { $name } je jedna hodnota, takže nemá části
error-worker-ended = pracovní proces se zastavil, než mohl hrát; jeho chyba je výše
error-no-cluster = na { $address } není žádný cluster Ray: { $problem }
error-machines-lost = hra { $number }: { $count ->
    [one] ztratil se při ní 1 stroj
    [few] ztratily se při ní { $count } stroje
    [many] ztratilo se při ní { $count } stroje
   *[other] ztratilo se při ní { $count } strojů
  }
error-arena-entrants = aréna potřebuje aspoň 2 účastníky
error-arena-names = dva účastníci se jmenují { $name }; jednomu dej jiné jméno přes { "NAME=" }{ $spec }
error-arena-alone = { $game } je hra pro jednoho; aréna potřebuje hru pro dva nebo víc
error-arena-time = čas na tah musí být větší než 0
error-arena-two = sekvenční test potřebuje přesně 2 účastníky
error-arena-plies = { $game } vždy skončí po náhodných tazích ({ $plies }); použij jich méně
error-arena-even = žádné zahájení { $game } s náhodnými tahy ({ $plies }) nebylo dost vyrovnané; povol větší šanci
error-arena-version = není to nastavení arény, verze { $version }
error-arena-settings = nastavení je poškozené: { $problem }
error-arena-none = { $folder }: v této složce není aréna, protože chybí { $file }
error-arena-busy = { $folder }: tuto složku používá jiný běh
error-arena-other = { $folder }: tato složka patří běhu s jiným nastavením: { $name } bylo { $was } a teď je { $now }
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
error-no-figure = údaj { $name } neexistuje (vyber z: { $known })

## Environments, for programs that learn to play

error-action-of = akce { $action } hry { $number }
error-action-type = akce musí být celé číslo
error-action-range = akce jsou od 0 do { $most }, ne { $given }
error-action-place = otevřené místo { $place } neexistuje
error-step-after-end = hra skončila ({ $clause }): před další akcí ji resetuj
error-not-reset = před { $what } zavolej { "reset()" }
error-rewards = odměny musí být jedno z { $known }, ne { $given }
error-illegal-actions = nastavení nedovolených akcí musí být jedno z { $known }, ne { $given }
error-seat = { $game } tu má místa 0 až { $most }, ne { $given }
error-batch-games = her může být 1 až { $most }, ne { $given }
error-no-observer-parameters = pozorování nemají parametry

## Running a server

error-smtp-url = { "smtp" } musí být URL jako { $first } nebo { $second }
error-database-url = databáze musí být URL jako { $example }
error-database-file = URL databáze musí uvádět soubor, jako v { $example }
error-database-open = databázi { $file } nelze otevřít: { $problem }
error-no-database = databáze jménem { $name } neexistuje (vyber z: { $known })
error-database-full = databáze není prázdná, a obnova by přepsala data; zvol prázdnou
error-workers-database = více pracovních procesů potřebuje PostgreSQL, protože SQLite funguje jen s jedním
error-workers-redis = více pracovních procesů potřebuje Redis k výměně událostí
error-backup-table = { $file }: záloha má tabulku, kterou tato verze nezná
error-backup-version = { $file }: tato záloha je z jiné verze; obnov ji tou verzí
error-backup-damaged = { $file }: není to záloha, nebo je poškozená

## A program that plays on a server. $said is what the server says, in English.

error-refused = server odmítl: { $said }
error-refused-socket = server odmítl spojení; zkontroluj prosím klíč
error-connection = spojení se ztratilo: { $problem }
error-no-free-seat = v tom zápase není volné místo

## What a server refuses, for those who write programs for it

refused-no-address = na této adrese nic není
refused-http = na požadavek nelze odpovědět: { $said }
refused-request-long = požadavek smí mít nejvýš { $most } bajtů
refused-message-long = zpráva smí mít nejvýš { $most } bajtů
refused-games = text může obsahovat nejvýše tolik her: { $games }, a tolik různých herních plánů: { $boards }
refused-takes-long = na to je potřeba příliš mnoho času nebo paměti; zkus něco menšího
refused-too-many = příliš mnoho požadavků tohoto druhu; zkus to znovu za { $seconds } s
refused-version = tento server používá verzi { $version } protokolu
refused-followed = přes jeden soket lze sledovat nejvýš tolik zápasů: { $most }
refused-origin = tato stránka nesmí používat tento server
refused-host = tento server na toto jméno hostitele neodpovídá
refused-broken = něco se na serveru nepovedlo; zkus to znovu
refused-storage = teď nelze nic uložit; zkus to za chvíli znovu
refused-closing = server se vypíná; zkus to za chvíli znovu
refused-searches = čeká příliš mnoho hledání; zkus to za chvíli znovu
refused-no-answer = počítač nenašel žádný tah
refused-other-server = ve stejnou chvíli se něco změnilo; zkus to znovu

## Refusals: accounts and keys

refused-no-session = nemáš relaci; začni ji přes { $how }
refused-no-key = tento klíč neexistuje, nebo byl smazán
refused-no-such-key = takový klíč nemáš
refused-no-such-session = takovou relaci nemáš
refused-no-such-puzzle = takový hlavolam neexistuje
refused-scope = tento klíč nemá oprávnění { $scope }
refused-person = tohle smí jen hráč, ne program s klíčem
refused-account-taken = toto uživatelské jméno je obsazené, nebo už účet máš
refused-account-name = uživatelské jméno musí mít 1 až 24 viditelných znaků
refused-password = špatné uživatelské jméno nebo heslo
refused-common-password = toto heslo je příliš běžné; zvol si prosím jiné
refused-recovery-code = to není kód pro obnovení tohoto účtu
refused-code = tento kód neexistuje, už byl použit, nebo vypršel
refused-passkey = tento přístupový klíč tu nefunguje; přihlas se jinak
refused-passkey-account = přístupový klíč patří k účtu; nejdřív si vytvoř účet
refused-rating = hodnocené hry mohou hrát jen hráči s účtem
refused-session-old = nejdřív se znovu přihlas
refused-subscription = tento server nemůže do tohoto prohlížeče posílat oznámení
refused-no-mail = tento server neposílá e-maily
refused-mail-failed = e-mail se nepodařilo odeslat; zkus to později
refused-account-letters = v uživatelském jménu nelze míchat písmena různých písem, například latinky a cyrilice

## Refusals: setting up a match

refused-seat-count = s těmito volbami je počet míst v { $game } { $seats }, ne { $given }
refused-levels = úrovně jsou od { $least } do { $most }
refused-handicap-twice = hendikep je volba { "`without`" }; byla zadána dvakrát
refused-handicap-rated = hra s hendikepem nemůže být hodnocená
refused-nobody-plays = aspoň jedno místo musí být pro člověka
refused-clock = hodiny musí mít 1 sekundu až { $most } dní
refused-increment = přídavek smí být nejvýš 10 minut, a jen k hodinám na celou hru
refused-turn-limit = tahy na čas potřebují hodiny s časem na tah
refused-waiting-matches = v lobby může čekat nejvýše tolik tvých zápasů nebo zápasů z tvé adresy: { $most }; nejdřív jeden zruš

## Refusals: tournaments

refused-no-tournament = takový turnaj neexistuje
refused-tournament-phase = to teď v tomto turnaji nejde
refused-tournament-full = tento turnaj je plný; nejvyšší počet účastníků: { $most }; dívat se můžeš dál
refused-tournament-host = to může jen pořadatel turnaje
refused-tournament-few = takový turnaj potřebuje alespoň tolik hráčů: { $least }
refused-tournament-clock = turnaj potřebuje hodiny a v aréně musí být nastavené v minutách
refused-tournament-game = turnaje jsou pro hry od 2 do { $most } hráčů bez týmů
refused-tournament-tables = hry pro více než 2 hráče potřebují švýcarský systém nebo arénu
refused-tournament-time = zvol začátek během příštích 12 měsíců
refused-tournament-number = turnaj nemůže čekat na více hráčů, než kolik se ho smí zúčastnit; zvol menší počet
refused-tournament-engines = aspoň jeden hráč turnaje musí být člověk
refused-no-entrant = s tímto číslem v turnaji nikdo není
refused-waiting-tournaments = můžeš mít nejvýše tolik nezačatých turnajů: { $most }; nejdřív jeden zahaj nebo zruš
refused-in-tournament = v turnajové hře to není možné

## Refusals: clubs

refused-no-club = takový klub neexistuje
refused-no-member = nikdo s tímto jménem v klubu není
refused-club-account = pro kluby potřebuješ účet; nejdřív se přihlas nebo zaregistruj
refused-club-name = název klubu musí mít aspoň tolik písmen nebo číslic: { $least }
refused-club-letters = v názvu klubu nelze míchat písmena různých písem, například latinky a cyrilice
refused-club-taken = klub s tímto nebo podobně vypadajícím názvem už existuje; zvol jiný název
refused-club-members-only = to mohou jen členové klubu
refused-club-organisers = to mohou jen pořadatelé klubu
refused-club-owner = to může jen vlastník klubu
refused-club-invitation = tento klub je jen pro pozvané; požádej pořadatele o odkaz
refused-club-full = tento klub je plný; nejvyšší počet členů: { $most }; vyber si jiný
refused-club-too-many = můžeš být nejvýše v tolika klubech: { $most }; nejdřív jeden opusť
refused-club-too-many-owned = můžeš vlastnit nejvýše tolik klubů: { $most }; nejdřív jeden smaž nebo předej jinému vlastníkovi
refused-club-successor = tento člen už vlastní nejvyšší možný počet klubů: { $most }; vyber někoho jiného
refused-club-owner-leaves = než klub opustíš, předej ho jinému vlastníkovi

## Refusals: in a match. Players are counted from 1.

refused-no-match = takový zápas neexistuje
refused-phase = { $phase ->
    [waiting] zápas ještě nezačal
    [paused] zápas je pozastavený
    [over] zápas skončil
   *[playing] zápas se hraje
  }
refused-seat-out = hráč { $number } je mimo hru
refused-stale = zápas je u události { $seq }, ne { $given }
refused-no-seat = tady nemůžeš hrát jako hráč { $number }
refused-seat-not-yours = nejsi hráč { $number }
refused-seat-taken = místo hráče { $number } je obsazené
refused-have-seat = místo už máš
refused-turn = nejsi na tahu; počkej na hráče { $number }
refused-mover-only = požádat můžeš, jen když jsi na tahu
refused-nobody-moves = nikdo teď nemůže táhnout
refused-computer-plays = za toto místo hraje počítač
refused-computer-plays-on = počítač chce hrát dál
refused-proposal-open = na dřívější návrh ({ $proposal }) zatím nikdo neodpověděl; odpověz na něj, nebo počkej
refused-no-proposal = není žádný návrh, na který lze odpovědět
refused-rematch = odveta už začala
refused-not-gone = hráč { $number } neodešel
refused-no-undo = nemáš tah, který by šel vrátit
refused-no-hints = u tohoto stolu jsou nápovědy vypnuté
refused-no-hint-found = žádná nápověda se nenašla; zkus to znovu
refused-hidden-hands = hru se skrytými kameny lze uložit, jen když skončí, jako JSON
refused-match-or-record = zadej buď zápas, nebo záznam, ne obojí
refused-review-early = zápas lze rozebrat, jen když skončí
refused-no-picture = takový obrázek neexistuje

## Refusals: talking

refused-no-chat = u tohoto stolu je chat vypnutý
refused-speak = psát sem mohou jen hráči
refused-presets = u tohoto stolu lze použít jen připravené věty
refused-preset-or-text = zadej buď připravenou větu, nebo text, ne obojí
refused-said-enough = u tohoto stolu už nelze psát další zprávy
refused-mute = na tom místě není nikdo, koho by šlo ztlumit
refused-no-line = zpráva s tímto číslem není
refused-free-chat-off = nejdřív si v účtu zapni volný text
refused-nobody-reads = nikdo jiný u tohoto stolu nemá volný text zapnutý; použij připravenou větu
refused-chat-taken = chat už používat nemůžeš; na důvod se zeptej správců tohoto serveru
# $date is written as 2026-11-18.
refused-chat-taken-until = chat nemůžeš používat do { $date }

## Refusals: other people

refused-no-account = toto uživatelské jméno nikdo nemá; zkontroluj, jak je napsané
refused-contacts-account = k tomu potřebuješ účet; nejdřív se přihlas nebo zaregistruj
refused-yourself = vyber někoho jiného než sebe
refused-contacts-full = tento seznam je plný, nejvyšší počet lidí: { $most }; nejdřív někoho odeber
refused-follow = tohoto hráče nemůžeš sledovat
refused-company = k této hře se nemůžeš přidat; vyber si jinou
refused-challenge = tento hráč od tebe výzvy nepřijímá
refused-challenge-open = tento hráč zatím neodpověděl na tvou poslední výzvu; počkej, nebo ji nejdřív stáhni
refused-challenges-full = na odpověď čeká už tolik tvých výzev: { $most }; nejdřív jednu stáhni
refused-challenge-seats = jedno místo musí být tvoje a jedno druhého hráče
refused-no-challenge = na tuto výzvu už přišla odpověď, byla stažena, nebo vypršela
refused-series-seats = jako sérii lze hrát jen hry dvou hráčů
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = série má jednu z těchto délek: { $lengths }
refused-report-what = uveď, kterou zprávu nebo kterého hráče chceš nahlásit
refused-report-seat = na tom místě není nikdo, koho by šlo nahlásit
refused-report-table = nahlásit to mohou jen hráči u tohoto stolu
refused-suspended = tvůj účet je pozastavený; na důvod se zeptej správců tohoto serveru
# $date is written as 2026-11-18.
refused-suspended-until = tvůj účet je pozastavený do { $date }
refused-name-taken = své jméno nemůžeš změnit; na důvod se zeptej správců tohoto serveru
refused-name-taken-until = své jméno nemůžeš změnit do { $date }

## The opening explorer

error-packed-games = toto není sbírka her pro průzkumníka zahájení, nebo je poškozená
error-being-built = jiný proces právě vytváří { $file }
# $command is what to type
refused-no-engine-games = tento server zatím nemá žádné hry počítače; jeho správce je může získat příkazem: { $command }
refused-engine-games-soon = hry počítače se připravují; zkus to znovu za několik minut
error-moderate-no-report = hlášení { $number } neexistuje
error-moderate-bad-name = { $name } nelze použít jako jméno
error-moderate-name-taken = jméno { $name } je obsazené

## Where something is wrong

error-at = { $where }: { $problem }
error-at-move = drag { $number }: { $problem }
error-at-ply = drag { $number }: { $problem }
error-at-character = { $problem } (vid tecken { $offset })

## Games and options

error-no-game-but = det finns inget spel som heter { $name }; menade du { $near }?
error-no-game = det finns inget spel som heter { $name }; { "`cornerwise games`" } listar alla spel
error-wrong-family = { $wanted ->
    [flat-placing] { $game } kan inte användas här: det fungerar bara med platta läggspel
    [two-party] { $game } kan inte användas här: det fungerar bara med spel mellan två parter
   *[placing] { $game } kan inte användas här: det fungerar bara med läggspel
  }
error-no-option = det finns inget alternativ { $option } (välj bland: { $known })
error-no-options = det finns inget alternativ { $option }: det här spelet har inga alternativ
error-option-value = { $option } kan inte vara { $value } (välj bland: { $choices })
error-option-no-text = { $option } kan inte vara { $value }: det måste vara en text
error-few-colours = det finns inte färger nog för { $each } var
error-edition-seats = utgåvan { $edition } är för { $fewest } till { $most } spelare, inte { $seats }
error-deals-no-target = en match med ett bestämt antal omgångar har ingen poänggräns: välj en av de två
error-one-deal = poängräkningen { $scoring } är för en omgång, inte { $deals }
error-seed = startvärdet måste vara ett heltal, inte { $seed }
error-no-seed = inget är slumpmässigt i det här spelet, så det tar inget startvärde
error-few-tiles = { $tiles } brickor räcker inte till { $seats } händer med { $hand }

## Handicaps: the option "without"

error-handicap-form = skriv { "without" } som i { "blue:I5,W5/red:X5" }, inte { $text }
error-handicap-twice = { "without" } nämner en färg två gånger: { $text }
error-handicap-colour = { "without" }: färgen { $colour } är inte med i det här spelet (välj bland: { $known })
error-handicap-piece = { "without" }: det finns ingen bit { $piece } (välj bland: { $known })
error-handicap-copies = { "without" }: { $colour } har { $piece } bara { $copies ->
    [one] en gång
   *[other] { $copies } gånger
  }, inte { $count } gånger
error-handicap-all = { "without" }: { $colour } måste behålla minst en bit
error-handicap-shared = { "without" }: handikapp är inte möjligt, eftersom alla spelare delar på en uppsättning bitar

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } är ingen höjdkarta: skriv rader med tal med / eller en ny rad mellan dem
error-heights-uneven = { $text } är ingen höjdkarta: dess rader är olika långa
error-heights-cubes = { $text } är ingen höjdkarta: den har { $cubes ->
    [one] 1 kub
   *[other] { $cubes } kuber
  }, inte 2 till { $most }
error-heights-parts = R4: alla rutor i höjdkartan måste hänga ihop
error-heights-long = { $text } kan inte användas: R4: en höjdkarta kan ha högst { $most } byte
error-heights-no-text = { $text } kan inte användas: R4: en höjdkarta måste vara en textfil
error-heights-file = { $text } kan inte användas: { $problem }

## Moves

error-illegal-move = { $move } är inte tillåtet: { $why } ({ $clause })
error-no-cell = det finns ingen { $text } på brädet { $board }
error-cell-twice = { $text } nämner samma plats två gånger
error-lays-nothing = { $text } lägger ingen bit
error-no-colour = { $text } är ingen färg (välj bland: { $known })
error-no-such-colour = { $game } har ingen färg { $colour } (välj bland: { $known })
error-no-tile = { $text } är ingen bricka (skriv som i { "0-2-5" })
error-tile-order = { $text } är ingen bricka: talen får inte bli mindre (skriv som i { "0-2-5" })
error-no-move = { $text } är inget drag (skriv som i { "0-2-5@1,0/2" })
error-opponent = motståndaren är en nivå, { "random" }, { "self" }, en spelare eller en funktion som väljer en handling, inte { $given }
error-seat-idle = { $game }: spelaren som ska tränas får aldrig någon tur
error-text-long = det här är för långt för en ställning, som har högst { $most } tecken: { $text }
error-text-missing = efter { $count } drag kan { $text } lägga en bit, och ställningen har inga fler i den färgen
error-text-twice = { $text } förekommer två gånger
error-text-part = en ställning har ingen del som heter { $text } (välj bland: { $known })
error-text-points = { $text } ska vara poängen för alla { $seats } spelare, som i { "120,-5" }
error-text-deals = { $text }: matchen skulle vara slut efter de här omgångarna
error-text-hidden = brickan { $text } sågs bara av en annan spelare, så det går inte att göra ett parti av den här ställningen
error-promise = { $game }: { $promise } (efter { $moves })

## Files of games

error-file-long = filen har mer än { $most } tecken
error-file-empty = filen är tom
error-file-no-game = det här är varken ett protokoll (JSON) eller en { ".blksgf" }-fil
error-file-design = det här är ett motiv, inget parti; { "`cornerwise draw`" } visar det
error-file-several = { $file } innehåller { $count } partier; { "load_games" } läser alla
error-file-suffix = { $file }: namnet på en partifil måste sluta med ett av: { $known }
error-explorer-file = { $file } är ingen fil från öppningsutforskaren
error-file-json = det här är ingen JSON-fil: { $problem }
error-field-missing = { $field } saknas
error-field-twice = { $field } förekommer två gånger
error-field-unknown = det finns inget fält som heter { $field }
error-field-fraction = { $text } är inget heltal, och protokoll har bara heltal
error-field-type = { $field }: väntade { $wanted }, inte { $given }
error-type-object = ett objekt
error-type-list = en lista
error-type-number = ett heltal
error-type-text = en text
error-type-writable = en text i giltig Unicode, utan halva surrogatpar
error-type-move = numret på ett drag
error-record-version = { "version" }: bara { $version } kan läsas, inte { $given }
error-record-players = { "players" }: { $game } har { $seats } spelare
error-record-comment = { "comments" }: det finns inget drag { $number }
error-record-family = { "variant" }: { $game } är inget läggspel
error-record-not-over = { "result" }: partiet är inte slut
error-record-no-result = { "result" }: partiet är slut, { $result }, men inget resultat anges
error-record-result = { "result" }: partiet är slut, { $result }, inte { $given }

## SGF files

error-sgf-elsewhere = noden finns inte i det här trädet
error-sgf-charset = teckenuppsättningen { $charset } stöds inte
error-sgf-not-charset = texten är inte giltig { $charset }
error-sgf-unfinished = filen slutar mitt i ett träd
error-sgf-no-tree = det finns inget spelträd i filen
error-sgf-no-node = ett träd måste börja med en nod
error-sgf-node-place = en nod måste vara i ett träd och före dess varianter
error-sgf-many = det finns fler än { $most } noder
error-sgf-close = det finns inget träd att stänga här
error-sgf-meaning = oväntat { $sign }
error-sgf-property-place = en egenskap måste vara i en nod
error-sgf-property-twice = { $name } förekommer två gånger i en nod
error-sgf-no-value = { $name } har inget värde
error-sgf-endless = värdet saknar avslutande hakparentes
error-sgf-property = en egenskap behöver ett namn av bokstäver och siffror och ett värde: { $name } saknar ett av dem
error-sgf-game = okänt spel { $name }
error-sgf-own = ett parti { $name } behöver egenskapen { $property }
error-sgf-two-games = filen säger att spelet är { $name }, och även { $game }
error-sgf-setup = { $name } ställer upp en ställning, så partiet kan inte spelas upp efter reglerna
error-sgf-two-moves = en nod har två drag, { $first } och { $second }
error-sgf-early = { $colour } drar här, men det är tur för { $turn }, som kan lägga en bit (P11)
error-sgf-colour = { $game } har ingen färg { $name }

## What has to be installed

error-extra-solve = lösning behöver OR-tools: { $install }
error-extra-nets = nät behöver onnxruntime: { $install }
error-extra-pictures = PNG- och WebP-bilder behöver resvg och Pillow: { $install }
error-extra-cluster = ett kluster behöver Ray: { $install }

## Puzzles

error-not-solo = { $game } är inget spel för en (välj bland: { $known })
solo-no-room = { $colour } har ingen plats för { $piece }
solo-no-reach = { $colour } behöver plats för { $cells } och kan bara nå { $room }
solo-few-cells = bitarna som är kvar behöver { $needed } lediga platser och bara { $free } finns kvar
error-puzzle = det här är ingen fil med pussel
error-puzzle-unproven = pusslet { $id } har en annan lösning, eller ingen

## The computer player

error-level = nivåerna går från { $least } till { $most }, inte { $given }
error-strength-both = en nivå har sina egna noder och sin egen tid: ange antingen en nivå eller noder och tid
error-no-parameter = det finns ingen parameter { $name } (välj bland: { $known })
error-value = { $name } måste vara { $wanted }, inte { $given }
error-wants-whole = ett heltal från { $least } till { $most }
error-wants-seconds = ett antal sekunder upp till { $most }
error-wants-or = { $wanted }, eller { $other }
error-search-nodes = en sökning behöver minst en nod, inte { $given }
error-search-time = en sökning behöver mer än 0 sekunder, inte { $given }
error-search-memory = en sökning behöver minst { $least } MiB minne, inte { $given }
error-search-limits = en sökning behöver ett antal noder eller en tidsgräns
error-search-tuning = sökningen kan inte ställas in så: { $problem }
error-evaluator = det finns ingen bedömare { $name } (välj bland: { $known }), och ingen fil med det namnet
error-slip = andelen misstag måste vara från 0 till 1, inte { $given }
error-threads = det kan vara 1 till { $most } trådar, inte { $given }
error-no-net = paketet har inget nät för { $game }
error-nobody-moves = ingen kan dra nu, så det finns inget att välja
error-net-large = { $file } är för stor för att vara ett nät
error-net-damaged = { $file } är inget nät: { $problem }
error-net-foreign = { $file } är inget nät från det här programmet
error-net-board = { $file } tränades för ett annat bräde eller andra bitar än { $game }
error-net-shape = { $file } har en annan form än ett nät för { $game }

## Arenas, in which computer players are rated

error-entrant = deltagare { $spec }: { $problem }
error-no-program = det finns inget program { $program }
error-programs-play = program kan bara spela läggspel, och { $game } är inget sådant
error-not-one-of = välj bland: { $known }
error-not-called = { $name } kan inte anropas
error-not-pair = { $text } har inte formen { "NAME=VALUE" }
error-value-parts = { $name } är ett enda värde, så det har inga delar
error-worker-ended = en arbetsprocess stannade innan den kunde spela; felet visas ovan
error-no-cluster = det finns inget Ray-kluster på { $address }: { $problem }
error-machines-lost = parti { $number }: { $count ->
    [one] 1 maskin gick förlorad under spelet
   *[other] { $count } maskiner gick förlorade under spelet
  }
error-arena-entrants = en arena behöver minst 2 deltagare
error-arena-names = två deltagare heter { $name }; ge den ena ett annat namn med { "NAME=" }{ $spec }
error-arena-alone = { $game } spelas ensam; en arena behöver ett spel för två eller fler
error-arena-time = tiden för ett drag måste vara mer än 0
error-arena-two = ett sekventiellt test behöver exakt 2 deltagare
error-arena-plies = { $game } är alltid slut efter { $plies } slumpade drag; använd färre
error-arena-even = ingen öppning av { $game } med { $plies } slumpade drag var tillräckligt jämn; tillåt en större chans
error-arena-version = det här är inte inställningarna för en arena, version { $version }
error-arena-settings = inställningarna är skadade: { $problem }
error-arena-none = { $folder }: det finns ingen arena i den här mappen, eftersom { $file } saknas
error-arena-busy = { $folder }: en annan körning använder den här mappen
error-arena-other = { $folder }: mappen hör till en körning med andra inställningar: { $name } var { $was } och är nu { $now }
error-arena-line = { $file }, rad { $line }: skadad ({ $problem })

## Training and measuring

error-net-part = { $text } är varken ett spel eller GAME*NUMBER, med ett tal upp till { $most }
error-net-shared = { $first } och { $second } är för olika för att dela ett nät
error-window = { $file } är inget fönster för { $game }: { $problem }
error-holds-no = { $folder } innehåller inget { $name }
error-no-training = { $folder } innehåller ingen träning: { $problem }
error-other-training = { $folder } innehåller träningen för ett annat spel, inte { $game }
error-unreadable = { $file } kan inte läsas: { $problem }
error-learning = inlärningen misslyckades i steg { $step }: förlusten är inget tal längre
error-no-figure = det finns inget mått { $name } (välj bland: { $known })

## Environments, for programs that learn to play

error-action-of = handling { $action } i parti { $number }
error-action-type = en handling måste vara ett heltal
error-action-range = handlingar går från 0 till { $most }, inte { $given }
error-action-place = det finns ingen öppen plats { $place }
error-step-after-end = partiet är slut ({ $clause }): återställ det före nästa handling
error-not-reset = anropa { "reset()" } före { $what }
error-rewards = belöningar måste vara ett av { $known }, inte { $given }
error-illegal-actions = inställningen för otillåtna handlingar måste vara en av { $known }, inte { $given }
error-seat = { $game } har platserna 0 till { $most } här, inte { $given }
error-batch-games = det kan vara 1 till { $most } partier, inte { $given }
error-no-observer-parameters = observationer har inga parametrar

## Running a server

error-smtp-url = { "smtp" } måste vara en URL som { $first } eller { $second }
error-database-url = databasen måste vara en URL som { $example }
error-database-file = databasens URL måste ange en fil, som i { $example }
error-database-open = databasen { $file } kan inte öppnas: { $problem }
error-no-database = det finns ingen databas som heter { $name } (välj bland: { $known })
error-database-full = databasen är inte tom, och att återställa till den skulle skriva över data; välj en tom
error-workers-database = flera arbetsprocesser behöver PostgreSQL, eftersom SQLite bara fungerar för en process
error-workers-redis = flera arbetsprocesser behöver Redis för att utbyta händelser
error-backup-table = { $file }: säkerhetskopian har en tabell som den här versionen inte känner till
error-backup-version = { $file }: säkerhetskopian är från en annan version; återställ den med den versionen
error-backup-damaged = { $file }: det här är ingen säkerhetskopia, eller så är den skadad

## A program that plays on a server

error-refused = servern avvisade det: { $said }
error-refused-socket = servern avvisade anslutningen; kontrollera nyckeln
error-connection = anslutningen bröts: { $problem }
error-no-free-seat = det finns ingen ledig plats i den matchen

## What a server refuses, for those who write programs for it

refused-no-address = det finns inget på den här adressen
refused-http = begäran kan inte besvaras: { $said }
refused-request-long = en begäran kan ha högst { $most } byte
refused-message-long = ett meddelande kan ha högst { $most } byte
refused-games = en text kan ha högst { $games } partier på { $boards } olika bräden
refused-takes-long = det tar för mycket tid eller minne; prova med något mindre
refused-too-many = för många sådana förfrågningar; försök igen om { $seconds } s
refused-version = den här servern använder version { $version } av protokollet
refused-followed = en anslutning kan följa högst { $most } matcher
refused-origin = den här sidan får inte använda den här servern
refused-host = den här servern svarar inte på det värdnamnet
refused-broken = något gick fel på servern; försök igen
refused-storage = just nu kan ingenting sparas; försök igen om en stund
refused-closing = servern stängs av; försök igen om en stund
refused-searches = för många sökningar väntar; försök igen om en stund
refused-no-answer = datorn hittade inget drag
refused-other-server = något ändrades i samma ögonblick; försök igen

## Refusals: accounts and keys

refused-no-session = du har ingen session; starta en med { $how }
refused-no-key = den nyckeln finns inte eller har tagits bort
refused-no-such-key = du har ingen sådan nyckel
refused-no-such-session = du har ingen sådan session
refused-no-such-puzzle = det finns inget sådant pussel
refused-session-old = logga in igen först
refused-scope = den här nyckeln saknar behörighet för { $scope }
refused-person = bara spelaren kan göra det här, inte ett program med en nyckel
refused-account-taken = användarnamnet är upptaget, eller så har du redan ett konto
refused-account-name = ett användarnamn måste ha 1 till 24 synliga tecken
refused-password = fel användarnamn eller lösenord
refused-common-password = det lösenordet är för vanligt; välj ett annat
refused-recovery-code = det är ingen återställningskod för det här kontot
refused-code = den koden finns inte, är redan använd eller har gått ut
refused-passkey = den passkeyn fungerar inte här; logga in på ett annat sätt
refused-passkey-account = en passkey hör till ett konto; skapa ett konto först
refused-rating = bara spelare med konto kan spela partier med rating
refused-subscription = den här servern kan inte skicka aviseringar till den här webbläsaren
refused-no-mail = den här servern skickar inga mejl
refused-mail-failed = mejlet kunde inte skickas; försök igen senare
refused-account-letters = ett användarnamn kan inte blanda bokstäver från olika skriftsystem, som latinska och kyrilliska

## Refusals: setting up a match

refused-seat-count = { $game } har { $seats } platser med de här alternativen, inte { $given }
refused-levels = nivåerna går från { $least } till { $most }
refused-handicap-twice = ett handikapp är alternativet { "`without`" }; det angavs två gånger
refused-handicap-rated = ett parti med handikapp kan inte spelas med rating
refused-nobody-plays = minst en plats måste vara för en människa
refused-clock = en klocka måste ha 1 sekund till { $most } dagar
refused-increment = ett tillägg kan vara högst 10 minuter, och bara med en klocka för hela partiet
refused-turn-limit = turer på tid kräver en klocka med tid per drag
refused-waiting-matches = du, eller din adress, kan ha högst { $most } matcher som väntar i lobbyn; avbryt en först

## Refusals: tournaments

refused-no-tournament = den turneringen finns inte
refused-tournament-phase = det går inte att göra i den här turneringen nu
refused-tournament-full = den här turneringen är full: högst { $most } kan delta; du kan fortfarande titta på
refused-tournament-host = bara turneringens arrangör kan göra det här
refused-tournament-few = en sådan turnering behöver minst { $least } spelare
refused-tournament-clock = en turnering behöver en klocka, och i en arena måste den vara i minuter
refused-tournament-game = turneringar är för spel för 2 till { $most } spelare utan lag
refused-tournament-tables = partier med fler än 2 spelare behöver en schweizerturnering eller en arena
refused-tournament-time = välj en starttid inom det närmaste året
refused-tournament-number = en turnering kan inte vänta på fler spelare än som kan delta; välj ett mindre antal
refused-tournament-engines = minst en spelare i en turnering måste vara en människa
refused-no-entrant = det finns ingen med det här numret i turneringen
refused-waiting-tournaments = du kan ha högst { $most } turneringar som inte har börjat; starta eller ställ in en först
refused-in-tournament = det går inte i ett turneringsparti

## Refusals: clubs

refused-no-club = den klubben finns inte
refused-no-member = ingen med det här namnet är med i klubben
refused-club-account = du behöver ett konto för klubbar; logga in eller skapa ett konto först
refused-club-name = namnet på en klubb behöver minst { $least } bokstäver eller siffror
refused-club-letters = namnet på en klubb kan inte blanda bokstäver från olika skriftsystem, som latinska och kyrilliska
refused-club-taken = det finns redan en klubb med det här namnet, eller med ett som liknar det; välj ett annat namn
refused-club-members-only = bara medlemmar i klubben kan göra det här
refused-club-organisers = bara arrangörer i klubben kan göra det här
refused-club-owner = bara klubbens ägare kan göra det här
refused-club-invitation = den här klubben kan man bara gå med i på inbjudan; be en arrangör om länken
refused-club-full = den här klubben är full: den kan ha högst { $most } medlemmar; välj en annan
refused-club-too-many = du kan vara med i högst { $most } klubbar; lämna en först
refused-club-too-many-owned = du kan äga högst { $most } klubbar; ta bort en eller gör någon annan till ägare av den först
refused-club-successor = den här medlemmen äger redan { $most } klubbar, och fler kan man inte äga; välj någon annan
refused-club-owner-leaves = gör någon annan till ägare innan du lämnar klubben

## Refusals: in a match

refused-no-match = den matchen finns inte
refused-phase = { $phase ->
    [waiting] matchen har inte börjat
    [paused] matchen är pausad
    [over] matchen är slut
   *[playing] matchen pågår
  }
refused-seat-out = spelare { $number } är ute ur partiet
refused-stale = matchen är vid händelse { $seq }, inte { $given }
refused-no-seat = du kan inte spela här som spelare { $number }
refused-seat-not-yours = du är inte spelare { $number }
refused-seat-taken = platsen för spelare { $number } är upptagen
refused-have-seat = du har redan en plats
refused-turn = det är inte din tur; vänta på spelare { $number }
refused-mover-only = du kan bara fråga på din egen tur
refused-nobody-moves = ingen kan dra nu
refused-computer-plays = datorn spelar för den här platsen
refused-computer-plays-on = datorn vill spela vidare
refused-proposal-open = ett tidigare förslag ({ $proposal }) har inte besvarats än; svara på det eller vänta
refused-no-proposal = det finns inget förslag för dig att svara på
refused-rematch = revanschen har redan börjat
refused-not-gone = spelare { $number } har inte gått
refused-no-undo = du har inget drag som kan ångras
refused-no-hints = förslag är avstängda vid det här bordet
refused-no-hint-found = inget förslag hittades; försök igen
refused-hidden-hands = ett parti med dolda händer kan sparas först när det är slut, som JSON
refused-match-or-record = ange antingen en match eller ett protokoll, inte båda
refused-review-early = en match kan gås igenom först när den är slut
refused-no-picture = den bilden finns inte

## Refusals: talking

refused-no-chat = chatten är avstängd vid det här bordet
refused-speak = bara spelare kan skriva här
refused-presets = vid det här bordet kan bara färdiga fraser användas
refused-preset-or-text = ange antingen en färdig fras eller en text, inte båda
refused-said-enough = det går inte att skriva fler meddelanden vid det här bordet
refused-mute = det finns ingen på den platsen som du kan tysta
refused-no-line = det finns inget meddelande med det numret
refused-free-chat-off = slå på fri text i ditt konto först
refused-nobody-reads = ingen annan vid det här bordet har slagit på fri text; använd en färdig fras
refused-chat-taken = du kan inte använda chatten längre; fråga dem som sköter servern varför
# $date is written as 2026-11-18.
refused-chat-taken-until = du kan inte använda chatten förrän { $date }

## Refusals: other people

refused-no-account = ingen har det användarnamnet; kontrollera stavningen
refused-contacts-account = du behöver ett konto för det här; logga in eller skapa ett konto först
refused-yourself = välj någon annan än dig själv
refused-contacts-full = listan är full: den kan ha högst { $most } personer; ta bort någon först
refused-follow = du kan inte följa den här spelaren
refused-company = du kan inte gå med i det här spelet; välj ett annat
refused-challenge = den här spelaren tar inte emot utmaningar från dig
refused-challenge-open = den här spelaren har inte svarat på din förra utmaning än; vänta eller dra tillbaka den först
refused-challenges-full = { $most } av dina utmaningar väntar på svar; dra tillbaka en först
refused-challenge-seats = en plats måste vara din och en din motståndares
refused-no-challenge = utmaningen är redan besvarad eller tillbakadragen, eller så har den gått ut
refused-series-seats = bara spel med två spelare kan spelas som en serie
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = en serie har någon av de här längderna: { $lengths }
refused-report-what = ange vilket meddelande eller vilken spelare du vill anmäla
refused-report-seat = det finns ingen på den platsen att anmäla
refused-report-table = bara spelare vid det här bordet kan anmäla det
refused-suspended = ditt konto är avstängt; fråga dem som sköter servern varför
# $date is written as 2026-11-18.
refused-suspended-until = ditt konto är avstängt till { $date }
refused-name-taken = du kan inte byta namn; fråga dem som sköter servern varför
refused-name-taken-until = du kan inte byta namn förrän { $date }

## The opening explorer

error-packed-games = det här är ingen samling partier för öppningsutforskaren, eller så är den skadad
error-being-built = en annan process håller just nu på att skapa { $file }
# $command is what to type
refused-no-engine-games = den här servern har inga datorpartier att visa än; den som driver den kan hämta dem med: { $command }
refused-engine-games-soon = datorpartierna förbereds; försök igen om några minuter
error-moderate-no-report = det finns ingen anmälan { $number }
error-moderate-bad-name = { $name } kan inte användas som namn
error-moderate-name-taken = namnet { $name } är upptaget

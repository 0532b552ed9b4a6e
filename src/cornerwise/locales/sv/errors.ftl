## Where something is wrong

error-at = { $where }: { $problem }
error-at-move = drag { $number }: { $problem }
error-at-ply = drag { $number }: { $problem }
error-at-character = { $problem } (vid tecken { $offset })

## Games and options

error-no-game-but = det finns inget spel { $name }; menade du { $near }?
error-no-game = det finns inget spel { $name }; { "`cornerwise games`" } listar dem
error-wrong-family = { $wanted ->
    [flat-placing] { $game } är inget platt läggspel, och bara ett sådant duger här
    [two-party] { $game } är inget spel mellan två parter, och bara ett sådant duger här
   *[placing] { $game } är inget läggspel, och bara ett sådant duger här
  }
error-no-option = ingen inställning { $option } (det finns: { $known })
error-no-options = ingen inställning { $option } (det finns inga)
error-option-value = { $option } kan inte vara { $value } (ett av: { $choices })
error-option-no-text = { $option } kan inte vara { $value } (det är en text)
error-few-colours = det finns inte färger nog för { $each } var
error-edition-seats = utgåvan { $edition } är för { $fewest } till { $most } platser, inte { $seats }
error-deals-no-target = en match med ett bestämt antal omgångar har ingen poänggräns
error-one-deal = poängräkningen { $scoring } är för en omgång, inte { $deals }
error-seed = ett startvärde är ett heltal, inte { $seed }
error-no-seed = inget lämnas åt slumpen, så det finns inget startvärde
error-few-tiles = { $tiles } brickor räcker inte till { $seats } händer med { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } skrivs som i { "blue:I5,W5/red:X5" }, inte { $text }
error-handicap-twice = { "without" } nämner en färg två gånger: { $text }
error-handicap-colour = { "without" }: { $colour } är inte med (det finns: { $known })
error-handicap-piece = { "without" }: det finns ingen bit { $piece } (det finns: { $known })
error-handicap-copies = { "without" }: { $colour } har { $piece } { $copies ->
    [one] en gång
   *[other] { $copies } gånger
  }, inte { $count } gånger
error-handicap-all = { "without" }: { $colour } måste behålla en bit
error-handicap-shared = { "without" }: ingen har egna bitar

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } är ingen höjdkarta: rader med tal skiljs åt av / eller radslut
error-heights-uneven = { $text } är ingen höjdkarta: dess rader är olika långa
error-heights-cubes = { $text } är ingen höjdkarta: den har { $cubes ->
    [one] 1 kub
   *[other] { $cubes } kuber
  }, inte 2 till { $most }
error-heights-parts = R4: höjdkartan faller isär i flera delar
error-heights-long = { $text } kan inte användas: R4: en höjdkarta har högst { $most } byte
error-heights-no-text = { $text } kan inte användas: R4: en höjdkarta är en text
error-heights-file = { $text } kan inte användas: { $problem }

## Moves

error-illegal-move = { $move } är inte tillåtet: { $why } ({ $clause })
error-no-cell = { $text } är inget fält på brädet { $board }
error-cell-twice = { $text } nämner ett fält två gånger
error-lays-nothing = { $text } lägger ingen bit
error-no-colour = { $text } är ingen färg (en av: { $known })
error-no-such-colour = { $game } har ingen färg { $colour } (det finns: { $known })
error-no-tile = { $text } är ingen bricka (som i { "0-2-5" })
error-tile-order = { $text } är ingen bricka: talen på en bricka stiger
error-no-move = { $text } är inget drag (som i { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (efter { $moves })

## Files of games

error-file-long = filen är längre än { $most } tecken
error-file-empty = filen är tom
error-file-no-game = varken ett protokoll (JSON) eller en { ".blksgf" }-fil
error-file-design = ett mönster, inget parti; { "`cornerwise draw`" } visar det
error-file-json = ingen JSON-fil: { $problem }
error-field-missing = { $field }: saknas
error-field-twice = { $field } finns två gånger
error-field-unknown = inget fält heter { $field }
error-field-fraction = { $text } är inget heltal, och protokoll har inga andra tal
error-field-type = { $field }: väntade { $wanted }, inte { $given }
error-type-object = ett objekt
error-type-list = en lista
error-type-number = ett heltal
error-type-text = en text
error-type-writable = en text som kan skrivas igen, utan halva surrogatpar
error-type-move = numret på ett drag
error-record-version = { "version" }: bara { $version } kan läsas, inte { $given }
error-record-players = { "players" }: { $game } har { $seats } platser
error-record-comment = { "comments" }: det finns inget drag { $number }
error-record-family = { "variant" }: { $game } är inget läggspel
error-record-not-over = { "result" }: partiet är inte slut
error-record-no-result = { "result" }: partiet är slut, { $result }, inget anges
error-record-result = { "result" }: partiet är slut, { $result }, inte { $given }

## SGF files

error-sgf-elsewhere = noden finns inte i det här trädet
error-sgf-charset = teckenuppsättningen { $charset } kan inte läsas
error-sgf-not-charset = texten är inte { $charset }
error-sgf-unfinished = filen slutar inne i ett träd
error-sgf-no-tree = det finns inget träd i filen
error-sgf-no-node = ett träd måste börja med en nod
error-sgf-node-place = en nod måste vara i ett träd och före dess varianter
error-sgf-many = det finns fler än { $most } noder
error-sgf-close = det finns inget träd att stänga här
error-sgf-meaning = { $sign } betyder inget här
error-sgf-property-place = en egenskap måste vara i en nod
error-sgf-property-twice = { $name } finns två gånger i en nod
error-sgf-no-value = { $name } har inget värde
error-sgf-endless = värdet tar aldrig slut
error-sgf-property = en egenskap behöver ett namn av bokstäver och siffror och ett värde, vilket { $name } saknar
error-sgf-game = spelet { $name } är inte känt
error-sgf-own = ett parti { $name } behöver egenskapen { $property }
error-sgf-two-games = spelet är { $name } och ändå { $game }
error-sgf-setup = { $name } ställer upp en ställning, som inte kan spelas upp efter reglerna
error-sgf-two-moves = en nod har två drag, { $first } och { $second }
error-sgf-early = { $colour } drar, men { $turn } kan lägga och kommer först (P11)
error-sgf-colour = { $game } har ingen färg { $name }

## What has to be installed

error-extra-solve = lösning behöver OR-tools: { $install }
error-extra-nets = nät behöver onnxruntime: { $install }
error-extra-cluster = ett kluster behöver Ray: { $install }

## Puzzles

error-not-solo = { $game } är inget spel för en (de som kan gå ut: { $known })
solo-no-room = { $colour } har ingen plats för { $piece }
solo-no-reach = { $colour } behöver { $cells } fält och kan bara nå { $room }
solo-few-cells = { $needed } fält behövs och bara { $free } är lediga

## The computer player

error-level = nivåerna går från { $least } till { $most }, inte { $given }
error-strength-both = en nivå har sina egna noder och sin egen tid: ange antingen en nivå eller noder och tid
error-no-parameter = det finns ingen parameter { $name } (det finns: { $known })
error-value = { $name } är { $wanted }, inte { $given }
error-wants-whole = ett heltal från { $least } till { $most }
error-wants-seconds = ett antal sekunder upp till { $most }
error-wants-or = { $wanted }, eller { $other }
error-search-nodes = en sökning behöver minst en nod, inte { $given }
error-search-time = en sökning behöver lite tid, inte { $given }
error-search-memory = en sökning behöver minst { $least } MiB minne, inte { $given }
error-search-limits = en sökning behöver ett antal noder eller en tid
error-search-tuning = sökningen kan inte ställas in så: { $problem }
error-evaluator = det finns ingen bedömare { $name } (det finns: { $known }) och ingen fil med det namnet
error-slip = misstag är en andel från 0 till 1, inte { $given }
error-threads = det kan vara 1 till { $most } trådar, inte { $given }
error-no-net = det följer inte med något nät för { $game }
error-nobody-moves = ingen är på tur, så det finns inget att välja
error-net-large = { $file } är för stor för ett nät
error-net-damaged = { $file } är inget nät: { $problem }
error-net-foreign = { $file } är inget nät för det här programmet
error-net-board = { $file } tränades för ett annat bräde eller andra bitar än { $game }
error-net-shape = { $file } har en annan form än ett nät för { $game }

## Arenas, in which computer players are rated

error-entrant = deltagare { $spec }: { $problem }
error-no-program = det finns inget program { $program }
error-programs-play = program spelar bara läggspel, och { $game } är inget sådant
error-not-one-of = inte ett av { $known }
error-not-called = { $name } kan inte anropas
error-not-pair = { $text } har inte formen { "NAME=VALUE" }
error-value-parts = { $name } är ett enda värde och har ändå delar
error-worker-ended = en arbetsprocess slutade innan den kunde spela; se felet ovan
error-no-cluster = inget Ray-kluster på { $address }: { $problem }
error-machines-lost = parti { $number }: { $count ->
    [one] 1 maskin gick förlorad på det
   *[other] { $count } maskiner gick förlorade på det
  }
error-arena-entrants = en arena behöver två deltagare eller fler
error-arena-names = två deltagare heter { $name }; ge den ena ett namn med { "NAME=" }{ $spec }
error-arena-alone = { $game } spelas ensam här; en arena behöver två sidor eller fler
error-arena-time = tiden för ett drag måste vara mer än ingen alls
error-arena-two = ett sekventiellt test är mellan två deltagare
error-arena-plies = efter { $plies } slumpade drag fortsätter inget parti { $game }
error-arena-version = inte inställningarna för en arena, version { $version }
error-arena-settings = skadade inställningar: { $problem }
error-arena-none = { $folder }: ingen arena har spelats här, det finns ingen { $file }
error-arena-busy = { $folder }: en annan körning skriver här
error-arena-other = { $folder }: där finns en körning med andra inställningar: { $name } var { $was } och är nu { $now }
error-arena-line = { $file }, rad { $line }: skadad ({ $problem })

## Training and measuring

error-net-part = { $text } är varken ett spel eller GAME*NUMBER, med ett tal upp till { $most }
error-net-shared = { $first } och { $second } är för olika för att dela ett nät
error-window = { $file } är inget fönster för { $game }: { $problem }
error-holds-no = { $folder } innehåller inget { $name }
error-no-training = { $folder } innehåller ingen träning: { $problem }
error-other-training = { $folder } innehåller träningen för ett annat spel, inte { $game }
error-unreadable = { $file } kan inte läsas: { $problem }
error-learning = inlärningen gick fel i steg { $step }: förlusten är inget tal längre
error-no-figure = det finns inget mått { $name } (ett av: { $known })

## Environments, for programs that learn to play

error-action-of = handling { $action } i parti { $number }
error-action-type = en handling är ett heltal
error-action-range = handlingar går från 0 till { $most }, inte { $given }
error-action-place = det finns ingen öppen plats { $place }
error-step-after-end = partiet är slut ({ $clause }): återställ det före nästa handling
error-not-reset = { "reset()" } måste anropas före { $what }
error-rewards = belöningar ges för ett av { $known }, inte för { $given }
error-illegal-actions = vad en otillåten handling gör är ett av { $known }, inte { $given }
error-seat = { $game } har platserna 0 till { $most } här, inte { $given }
error-batch-games = det kan vara 1 till { $most } partier, inte { $given }
error-no-observer-parameters = observationer har inga parametrar

## Running a server

error-smtp-url = { "smtp" } är ingen URL som { $first } eller { $second }
error-database-url = databasen är ingen URL som { $example }
error-database-file = databasen behöver en fil, som i { $example }
error-database-open = databasen { $file } kan inte öppnas: { $problem }
error-no-database = det finns ingen databas { $name } (en av: { $known })
error-database-full = databasen är inte tom, och inget i den skrivs över
error-workers-database = flera arbetsprocesser behöver PostgreSQL: SQLite är för en process
error-workers-redis = flera arbetsprocesser behöver Redis för att berätta för varandra vad som händer
error-backup-table = { $file }: en tabell som den här versionen inte känner till
error-backup-version = { $file }: ingen säkerhetskopia från den här versionen
error-backup-damaged = { $file }: det här är ingen säkerhetskopia, eller så är den skadad

## A program that plays on a server

error-refused = servern avvisade det: { $said }
error-refused-socket = servern avvisade anslutningen: stämmer nyckeln?
error-connection = anslutningen bröts: { $problem }
error-no-free-seat = det finns ingen ledig plats i den matchen

## What a server refuses, for those who write programs for it

refused-no-address = den adressen finns inte
refused-http = begäran kan inte besvaras: { $said }
refused-request-long = en begäran har högst { $most } byte
refused-message-long = ett meddelande har högst { $most } byte
refused-games = en text får innehålla högst { $games } spel på { $boards } olika bräden
refused-takes-long = det tar för lång tid eller för mycket minne att räkna ut
refused-too-many = för många av dessa; försök igen om { $seconds } s
refused-version = den här servern talar version { $version } av protokollet
refused-followed = högst { $most } matcher kan följas över en anslutning
refused-origin = den här sidan får inte använda den här servern
refused-host = den här servern svarar inte under det namnet
refused-broken = något gick fel här; försök igen
refused-storage = just nu kan ingenting sparas; försök igen om en stund
refused-closing = servern stängs av
refused-searches = för många sökningar väntar redan
refused-no-answer = motorn hittade inget svar
refused-other-server = en annan server hann före

## Refusals: accounts and keys

refused-no-session = det finns ingen session; börja en med { $how }
refused-no-key = den nyckeln finns inte eller har återkallats
refused-no-such-key = du har ingen sådan nyckel
refused-no-such-session = du har ingen sådan session
refused-session-old = logga in igen först
refused-scope = den här nyckeln tillåter inte { $scope }
refused-person = bara spelaren själv får göra det här
refused-account-taken = det finns ett konto med det namnet, eller så har du redan ett
refused-account-name = namnet på ett konto har 1 till 24 synliga tecken
refused-password = det är inte namnet och lösenordet för ett konto
refused-common-password = det lösenordet är ett av de första som alla provar; välj ett annat
refused-recovery-code = det är ingen återställningskod för det kontot
refused-code = den koden finns inte, är använd eller för gammal
refused-passkey = den passkeyn stämmer inte
refused-passkey-account = en passkey hör till ett konto; skapa ett först
refused-rating = bara den som har ett konto kan spela med rating
refused-subscription = det är ingen prenumeration på en aviseringstjänst som den här servern känner till
refused-no-mail = den här servern skickar inga mejl
refused-mail-failed = mejlet kunde inte skickas; försök igen senare

## Refusals: setting up a match

refused-seat-count = { $game } har { $seats } platser här, inte { $given }
refused-levels = nivåerna går från { $least } till { $most }
refused-handicap-twice = ett handikapp är inställningen { "`without`" }; den finns två gånger
refused-handicap-rated = ett parti med handikapp påverkar inte ratingen
refused-nobody-plays = ingen spelar
refused-clock = en klocka har 1 sekund till { $most } dagar
refused-increment = ett tillägg är högst 10 minuter, och bara för en klocka för hela partiet
refused-turn-limit = en tidsgräns för turen behöver en klocka för varje drag
refused-waiting-matches = högst { $most } matcher från dig eller din adress kan vänta i lobbyn

## Refusals: in a match

refused-no-match = den matchen finns inte
refused-phase = { $phase ->
    [waiting] matchen har inte börjat
    [paused] matchen är pausad
    [over] matchen är slut
   *[playing] matchen pågår
  }
refused-seat-out = plats { $seat } är inte med längre
refused-stale = matchen är vid händelse { $seq }, inte { $given }
refused-no-seat = det finns ingen plats { $seat } för dig
refused-seat-not-yours = plats { $seat } är inte din
refused-seat-taken = någon har tagit plats { $seat }
refused-have-seat = du har redan en plats
refused-turn = plats { $seat } är på tur
refused-mover-only = bara den som är på tur kan fråga
refused-nobody-moves = ingen är på tur
refused-computer-plays = datorn spelar för den här platsen
refused-computer-plays-on = datorn spelar vidare
refused-proposal-open = ett tidigare förslag ({ $proposal }) väntar på svar
refused-no-proposal = ingen väntar på ditt svar
refused-rematch = det nya partiet har redan börjat
refused-not-gone = ingen saknas på plats { $seat }
refused-no-undo = du har inget drag som kan tas tillbaka
refused-no-hints = det finns inga förslag vid det här bordet
refused-no-hint-found = inget förslag kunde hittas
refused-hidden-hands = ett parti med dolda händer kan sparas när det är slut, som JSON
refused-match-or-record = antingen en match eller ett protokoll
refused-review-early = en match kan gås igenom när den är slut
refused-no-picture = den bilden finns inte

## Refusals: talking

refused-no-chat = det finns ingen chatt vid det här bordet
refused-speak = bara de som spelar kan skriva
refused-presets = vid det här bordet kan bara de färdiga fraserna sägas
refused-preset-or-text = antingen en färdig fras eller en text
refused-said-enough = det har sagts nog vid det här bordet
refused-mute = det finns ingen på den platsen som du kan tysta
refused-no-line = inget med det numret har sagts

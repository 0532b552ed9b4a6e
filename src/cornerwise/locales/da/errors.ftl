## Where something is wrong

error-at = { $where }: { $problem }
error-at-move = træk { $number }: { $problem }
error-at-ply = træk { $number }: { $problem }
error-at-character = { $problem } (ved tegn { $offset })

## Games and options

error-no-game-but = der er intet spil { $name }; mente du { $near }?
error-no-game = der er intet spil { $name }; { "`cornerwise games`" } viser dem
error-wrong-family = { $wanted ->
    [flat-placing] { $game } er ikke et fladt læggespil, og kun et sådant kan bruges her
    [two-party] { $game } er ikke et spil mellem to parter, og kun et sådant kan bruges her
   *[placing] { $game } er ikke et læggespil, og kun et sådant kan bruges her
  }
error-no-option = ingen indstilling { $option } (der er: { $known })
error-no-options = ingen indstilling { $option } (der er ingen)
error-option-value = { $option } kan ikke være { $value } (en af: { $choices })
error-option-no-text = { $option } kan ikke være { $value } (det er en tekst)
error-few-colours = der er ikke farver nok til { $each } til hver
error-edition-seats = udgaven { $edition } er for { $fewest } til { $most } pladser, ikke { $seats }
error-deals-no-target = et parti med et fast antal omgange har ingen pointgrænse
error-one-deal = pointtællingen { $scoring } er for én omgang, ikke { $deals }
error-seed = en startværdi er et helt tal, ikke { $seed }
error-no-seed = intet er overladt til tilfældet, så der er ingen startværdi
error-few-tiles = { $tiles } brikker er ikke nok til { $seats } hænder med { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } skrives som i { "blue:I5,W5/red:X5" }, ikke { $text }
error-handicap-twice = { "without" } nævner en farve to gange: { $text }
error-handicap-colour = { "without" }: { $colour } er ikke med (der er: { $known })
error-handicap-piece = { "without" }: der er ingen brik { $piece } (der er: { $known })
error-handicap-copies = { "without" }: { $colour } har { $piece } { $copies ->
    [one] én gang
   *[other] { $copies } gange
  }, ikke { $count } gange
error-handicap-all = { "without" }: { $colour } skal beholde en brik
error-handicap-shared = { "without" }: ingen har egne brikker

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } er ikke et højdekort: rækker af tal adskilles af / eller linjeskift
error-heights-uneven = { $text } er ikke et højdekort: rækkerne er ikke lige lange
error-heights-cubes = { $text } er ikke et højdekort: det har { $cubes ->
    [one] 1 terning
   *[other] { $cubes } terninger
  }, ikke 2 til { $most }
error-heights-parts = R4: højdekortet falder i flere dele
error-heights-long = { $text } kan ikke bruges: R4: et højdekort har højst { $most } byte
error-heights-no-text = { $text } kan ikke bruges: R4: et højdekort er en tekst
error-heights-file = { $text } kan ikke bruges: { $problem }

## Moves

error-illegal-move = { $move } er ikke tilladt: { $why } ({ $clause })
error-no-cell = { $text } er ikke et felt på brættet { $board }
error-cell-twice = { $text } nævner et felt to gange
error-lays-nothing = { $text } lægger ingen brik
error-no-colour = { $text } er ikke en farve (en af: { $known })
error-no-such-colour = { $game } har ingen farve { $colour } (der er: { $known })
error-no-tile = { $text } er ikke en brik (som i { "0-2-5" })
error-tile-order = { $text } er ikke en brik: tallene på en brik stiger
error-no-move = { $text } er ikke et træk (som i { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (efter { $moves })

## Files of games

error-file-long = filen er længere end { $most } tegn
error-file-empty = filen er tom
error-file-no-game = hverken en optegnelse (JSON) eller en { ".blksgf" }-fil
error-file-design = et mønster, ikke et parti; { "`cornerwise draw`" } viser det
error-file-json = ikke en JSON-fil: { $problem }
error-field-missing = { $field }: mangler
error-field-twice = { $field } er der to gange
error-field-unknown = intet felt hedder { $field }
error-field-fraction = { $text } er ikke et helt tal, og optegnelser har ingen andre tal
error-field-type = { $field }: ventede { $wanted }, ikke { $given }
error-type-object = et objekt
error-type-list = en liste
error-type-number = et helt tal
error-type-text = en tekst
error-type-writable = en tekst, der kan skrives igen, uden halve surrogatpar
error-type-move = nummeret på et træk
error-record-version = { "version" }: kun { $version } kan læses, ikke { $given }
error-record-players = { "players" }: { $game } har { $seats } pladser
error-record-comment = { "comments" }: der er intet træk { $number }
error-record-family = { "variant" }: { $game } er ikke et læggespil
error-record-not-over = { "result" }: partiet er ikke slut
error-record-no-result = { "result" }: partiet er slut, { $result }, intet er angivet
error-record-result = { "result" }: partiet er slut, { $result }, ikke { $given }

## SGF files

error-sgf-elsewhere = knuden er ikke i dette træ
error-sgf-charset = tegnsættet { $charset } kan ikke læses
error-sgf-not-charset = teksten er ikke { $charset }
error-sgf-unfinished = filen slutter inde i et træ
error-sgf-no-tree = der er intet træ i filen
error-sgf-no-node = et træ skal begynde med en knude
error-sgf-node-place = en knude skal være i et træ og før dets varianter
error-sgf-many = der er mere end { $most } knuder
error-sgf-close = der er intet træ at lukke her
error-sgf-meaning = { $sign } betyder intet her
error-sgf-property-place = en egenskab skal være i en knude
error-sgf-property-twice = { $name } er to gange i en knude
error-sgf-no-value = { $name } har ingen værdi
error-sgf-endless = værdien slutter aldrig
error-sgf-property = en egenskab skal have et navn af bogstaver og tal og en værdi, hvilket { $name } mangler
error-sgf-game = spillet { $name } er ikke kendt
error-sgf-own = et parti { $name } skal have egenskaben { $property }
error-sgf-two-games = spillet er { $name } og dog { $game }
error-sgf-setup = { $name } opstiller en stilling, som ikke kan afspilles efter reglerne
error-sgf-two-moves = en knude har to træk, { $first } og { $second }
error-sgf-early = { $colour } trækker, men { $turn } kan lægge og kommer først (P11)
error-sgf-colour = { $game } har ingen farve { $name }

## What has to be installed

error-extra-solve = at løse kræver OR-tools: { $install }
error-extra-nets = net kræver onnxruntime: { $install }
error-extra-cluster = en klynge kræver Ray: { $install }

## Puzzles

error-not-solo = { $game } er ikke et spil for én (de, der kan gå op: { $known })
solo-no-room = { $colour } har ikke plads til { $piece }
solo-no-reach = { $colour } skal bruge { $cells } felter og kan kun nå { $room }
solo-few-cells = der skal bruges { $needed } felter, og kun { $free } er frie

## The computer player

error-level = niveauer går fra { $least } til { $most }, ikke { $given }
error-strength-both = et niveau har sine egne knuder og sin egen tid: angiv enten et niveau eller knuder og tid
error-no-parameter = der er ingen parameter { $name } (der er: { $known })
error-value = { $name } er { $wanted }, ikke { $given }
error-wants-whole = et helt tal fra { $least } til { $most }
error-wants-seconds = et antal sekunder op til { $most }
error-wants-or = { $wanted }, eller { $other }
error-search-nodes = en søgning skal have mindst én knude, ikke { $given }
error-search-time = en søgning skal have noget tid, ikke { $given }
error-search-memory = en søgning skal have mindst { $least } MiB hukommelse, ikke { $given }
error-search-limits = en søgning skal have et antal knuder eller en tid
error-search-tuning = søgningen kan ikke indstilles sådan: { $problem }
error-evaluator = der er ingen bedømmer { $name } (der er: { $known }) og ingen fil med det navn
error-slip = fejltrin er en andel fra 0 til 1, ikke { $given }
error-threads = der kan være 1 til { $most } tråde, ikke { $given }
error-no-net = der følger intet net med pakken til { $game }
error-nobody-moves = ingen har turen, så der er intet at vælge
error-net-large = { $file } er for stor til et net
error-net-damaged = { $file } er ikke et net: { $problem }
error-net-foreign = { $file } er ikke et net til dette program
error-net-board = { $file } blev trænet til et andet bræt eller andre brikker end { $game }
error-net-shape = { $file } har en anden form end et net til { $game }

## Arenas, in which computer players are rated

error-entrant = deltager { $spec }: { $problem }
error-no-program = der er intet program { $program }
error-programs-play = programmer spiller kun læggespil, og { $game } er ikke et
error-not-one-of = ikke en af { $known }
error-not-called = { $name } kan ikke kaldes
error-not-pair = { $text } har ikke formen { "NAME=VALUE" }
error-value-parts = { $name } er én værdi og har dog dele
error-worker-ended = en arbejdsproces sluttede, før den kunne spille; se fejlen ovenfor
error-no-cluster = ingen Ray-klynge på { $address }: { $problem }
error-machines-lost = parti { $number }: { $count ->
    [one] 1 maskine gik tabt på det
   *[other] { $count } maskiner gik tabt på det
  }
error-arena-entrants = en arena skal have to deltagere eller flere
error-arena-names = to deltagere hedder { $name }; giv den ene et navn med { "NAME=" }{ $spec }
error-arena-alone = { $game } spilles alene her; en arena skal have to sider eller flere
error-arena-time = tiden til et træk skal være mere end ingenting
error-arena-two = en sekventiel test er mellem to deltagere
error-arena-plies = efter { $plies } tilfældige træk fortsætter intet parti { $game }
error-arena-version = ikke indstillingerne for en arena, version { $version }
error-arena-settings = beskadigede indstillinger: { $problem }
error-arena-none = { $folder }: ingen arena er spillet her, der er ingen { $file }
error-arena-busy = { $folder }: en anden kørsel skriver her
error-arena-other = { $folder }: her er en kørsel med andre indstillinger: { $name } var { $was } og er nu { $now }
error-arena-line = { $file }, linje { $line }: beskadiget ({ $problem })

## Training and measuring

error-net-part = { $text } er hverken et spil eller GAME*NUMBER, med et tal op til { $most }
error-net-shared = { $first } og { $second } er for forskellige til at dele et net
error-window = { $file } er ikke et vindue for { $game }: { $problem }
error-holds-no = { $folder } indeholder intet { $name }
error-no-training = { $folder } indeholder ingen træning: { $problem }
error-other-training = { $folder } indeholder træningen for et andet spil, ikke { $game }
error-unreadable = { $file } kan ikke læses: { $problem }
error-learning = læringen fejlede i trin { $step }: tabet er ikke et tal længere
error-no-figure = der er intet tal { $name } (et af: { $known })

## Environments, for programs that learn to play

error-action-of = handling { $action } i parti { $number }
error-action-type = en handling er et helt tal
error-action-range = handlinger går fra 0 til { $most }, ikke { $given }
error-action-place = der er ingen åben plads { $place }
error-step-after-end = partiet er slut ({ $clause }): nulstil det før næste handling
error-not-reset = { "reset()" } skal kaldes før { $what }
error-rewards = belønninger gives for en af { $known }, ikke for { $given }
error-illegal-actions = hvad en ikke tilladt handling gør, er en af { $known }, ikke { $given }
error-seat = { $game } har pladserne 0 til { $most } her, ikke { $given }
error-batch-games = der kan være 1 til { $most } partier, ikke { $given }
error-no-observer-parameters = observationer har ingen parametre

## Running a server

error-smtp-url = { "smtp" } er ikke en URL som { $first } eller { $second }
error-database-url = databasen er ikke en URL som { $example }
error-database-file = databasen skal have en fil, som i { $example }
error-database-open = databasen { $file } kan ikke åbnes: { $problem }
error-no-database = der er ingen database { $name } (en af: { $known })
error-database-full = databasen er ikke tom, og intet i den overskrives
error-workers-database = flere arbejdsprocesser kræver PostgreSQL: SQLite er til én proces
error-workers-redis = flere arbejdsprocesser kræver Redis for at fortælle hinanden, hvad der sker
error-backup-table = { $file }: en tabel, som denne version ikke kender
error-backup-version = { $file }: ikke en sikkerhedskopi fra denne version
error-backup-damaged = { $file }: dette er ikke en sikkerhedskopi, eller den er beskadiget

## A program that plays on a server

error-refused = serveren afviste det: { $said }
error-refused-socket = serveren afviste forbindelsen: er nøglen rigtig?
error-connection = forbindelsen blev brudt: { $problem }
error-no-free-seat = der er ingen ledig plads i det parti

## What a server refuses, for those who write programs for it

refused-no-address = den adresse findes ikke
refused-http = forespørgslen kan ikke besvares: { $said }
refused-request-long = en forespørgsel har højst { $most } byte
refused-message-long = en meddelelse har højst { $most } byte
refused-games = en tekst må højst indeholde { $games } spil på { $boards } forskellige brætter
refused-takes-long = det tager for lang tid eller for meget hukommelse at regne ud
refused-too-many = for mange af disse; prøv igen om { $seconds } s
refused-version = denne server taler version { $version } af protokollen
refused-followed = højst { $most } partier kan følges over én forbindelse
refused-origin = denne side må ikke bruge denne server
refused-host = denne server svarer ikke under det navn
refused-broken = noget gik galt her; prøv igen
refused-storage = lige nu kan intet gemmes; prøv igen om lidt
refused-closing = serveren lukker ned
refused-searches = for mange søgninger venter allerede
refused-no-answer = motoren fandt intet svar
refused-other-server = en anden server var hurtigere

## Refusals: accounts and keys

refused-no-session = der er ingen session; begynd en med { $how }
refused-no-key = den nøgle findes ikke eller er trukket tilbage
refused-no-such-key = du har ingen sådan nøgle
refused-no-such-session = sådan en session har du ikke
refused-session-old = log først ind igen
refused-scope = denne nøgle tillader ikke { $scope }
refused-person = kun spilleren selv må gøre dette
refused-account-taken = der er en konto med det navn, eller du har en
refused-account-name = navnet på en konto har 1 til 24 synlige tegn
refused-password = det er ikke navnet og adgangskoden til en konto
refused-common-password = den adgangskode er en af de første, alle prøver; vælg en anden
refused-recovery-code = det er ikke en gendannelseskode til den konto
refused-code = den kode findes ikke, er brugt eller er for gammel
refused-passkey = den adgangsnøgle passer ikke
refused-passkey-account = en adgangsnøgle hører til en konto; opret en først
refused-rating = kun den, der har en konto, kan spille med rating
refused-subscription = det er ikke et abonnement på en push-tjeneste, som denne server kender
refused-no-mail = denne server sender ingen mails
refused-mail-failed = mailen kunne ikke sendes; prøv igen senere

## Refusals: setting up a match

refused-seat-count = { $game } har { $seats } pladser her, ikke { $given }
refused-levels = niveauer går fra { $least } til { $most }
refused-handicap-twice = et handicap er indstillingen { "`without`" }; den er der to gange
refused-handicap-rated = et parti med handicap tæller ikke med i ratingen
refused-nobody-plays = ingen spiller
refused-clock = et ur har 1 sekund til { $most } dage
refused-increment = et tillæg er højst 10 minutter, og kun for et ur for hele partiet
refused-turn-limit = en tidsgrænse for turen kræver et ur for hvert træk
refused-waiting-matches = højst { $most } partier fra dig eller din adresse kan vente i lobbyen

## Refusals: in a match

refused-no-match = det parti findes ikke
refused-phase = { $phase ->
    [waiting] partiet er ikke begyndt
    [paused] partiet er på pause
    [over] partiet er slut
   *[playing] partiet er i gang
  }
refused-seat-out = plads { $seat } er ikke med længere
refused-stale = partiet er ved hændelse { $seq }, ikke { $given }
refused-no-seat = der er ingen plads { $seat } til dig
refused-seat-not-yours = plads { $seat } er ikke din
refused-seat-taken = nogen har taget plads { $seat }
refused-have-seat = du har allerede en plads
refused-turn = plads { $seat } har turen
refused-mover-only = kun den, der har turen, kan spørge
refused-nobody-moves = ingen har turen
refused-computer-plays = computeren spiller for denne plads
refused-computer-plays-on = computeren spiller videre
refused-proposal-open = et tidligere forslag ({ $proposal }) venter på svar
refused-no-proposal = ingen venter på dit svar
refused-rematch = det nye parti er allerede begyndt
refused-not-gone = ingen mangler på plads { $seat }
refused-no-undo = du har intet træk, der kan tages tilbage
refused-no-hints = der er ingen forslag ved dette bord
refused-no-hint-found = der kunne ikke findes et forslag
refused-hidden-hands = et parti med skjulte hænder kan gemmes, når det er slut, som JSON
refused-match-or-record = enten et parti eller en optegnelse
refused-review-early = et parti gennemgås, når det er slut
refused-no-picture = det billede findes ikke

## Refusals: talking

refused-no-chat = der er ingen chat ved dette bord
refused-speak = kun de, der spiller, kan skrive
refused-presets = ved dette bord kan kun de færdige sætninger siges
refused-preset-or-text = enten en færdig sætning eller en tekst
refused-said-enough = der er sagt nok ved dette bord
refused-mute = der er ingen på den plads, som du kan gøre tavs
refused-no-line = intet med det nummer er sagt

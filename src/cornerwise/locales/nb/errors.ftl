## Hvor noe er galt

error-at = { $where }: { $problem }
error-at-move = trekk { $number }: { $problem }
error-at-ply = trekk { $number }: { $problem }
error-at-character = { $problem } (ved tegn { $offset })

## Spill og innstillinger

error-no-game-but = det er ikke noe spill { $name }; mente du { $near }?
error-no-game = det er ikke noe spill { $name }; { "`cornerwise games`" } lister dem opp
error-wrong-family = { $wanted ->
    [flat-placing] { $game } er ikke et flatt leggespill, og bare et slikt kan brukes her
    [two-party] { $game } er ikke et spill mellom to parter, og bare et slikt kan brukes her
   *[placing] { $game } er ikke et leggespill, og bare et slikt kan brukes her
  }
error-no-option = ingen innstilling { $option } (det finnes: { $known })
error-no-options = ingen innstilling { $option } (det finnes ingen)
error-option-value = { $option } kan ikke være { $value } (en av: { $choices })
error-option-no-text = { $option } kan ikke være { $value } (det er en tekst)
error-few-colours = det er ikke nok farger til { $each } hver
error-edition-seats = utgaven { $edition } er for { $fewest } til { $most } plasser, ikke { $seats }
error-deals-no-target = et parti med et fast antall runder har ingen målsum
error-one-deal = poengberegningen { $scoring } er for én runde, ikke { $deals }
error-seed = en startverdi er et heltall, ikke { $seed }
error-no-seed = ingenting er overlatt til tilfeldigheten, så det er ingen startverdi
error-few-tiles = { $tiles } brikker er ikke nok til { $seats } hender med { $hand }

## Handikapp

error-handicap-form = { "without" } skrives som i { "blue:I5,W5/red:X5" }, ikke { $text }
error-handicap-twice = { "without" } nevner en farge to ganger: { $text }
error-handicap-colour = { "without" }: { $colour } er ikke med (det finnes: { $known })
error-handicap-piece = { "without" }: det er ingen brikke { $piece } (det finnes: { $known })
error-handicap-copies = { "without" }: { $colour } har { $piece } { $copies ->
    [one] én gang
   *[other] { $copies } ganger
  }, ikke { $count } ganger
error-handicap-all = { "without" }: { $colour } må beholde en brikke
error-handicap-shared = { "without" }: ingen har egne brikker

## Brett med kuber

error-heights-form = { $text } er ikke et høydekart: rader med tall skilles av / eller linjeskift
error-heights-uneven = { $text } er ikke et høydekart: radene er ikke like lange
error-heights-cubes = { $text } er ikke et høydekart: det har { $cubes ->
    [one] 1 kube
   *[other] { $cubes } kuber
  }, ikke 2 til { $most }
error-heights-parts = R4: høydekartet faller i flere deler
error-heights-long = { $text } kan ikke brukes: R4: et høydekart har høyst { $most } byte
error-heights-no-text = { $text } kan ikke brukes: R4: et høydekart er en tekst
error-heights-file = { $text } kan ikke brukes: { $problem }

## Trekk

error-illegal-move = { $move } er ikke tillatt: { $why } ({ $clause })
error-no-cell = { $text } er ikke et felt på brettet { $board }
error-cell-twice = { $text } nevner et felt to ganger
error-lays-nothing = { $text } legger ingen brikke
error-no-colour = { $text } er ikke en farge (en av: { $known })
error-no-such-colour = { $game } har ingen farge { $colour } (det finnes: { $known })
error-no-tile = { $text } er ikke en brikke (som i { "0-2-5" })
error-tile-order = { $text } er ikke en brikke: tallene på en brikke stiger
error-no-move = { $text } er ikke et trekk (som i { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (etter { $moves })

## Filer med partier

error-file-long = filen er lengre enn { $most } tegn
error-file-empty = filen er tom
error-file-no-game = verken en opptegnelse (JSON) eller en { ".blksgf" }-fil
error-file-design = et mønster, ikke et parti; { "`cornerwise draw`" } viser det
error-file-json = ikke en JSON-fil: { $problem }
error-field-missing = { $field }: mangler
error-field-twice = { $field } er der to ganger
error-field-unknown = ingen felter heter { $field }
error-field-fraction = { $text } er ikke et heltall, og opptegnelser har ingen andre tall
error-field-type = { $field }: ventet { $wanted }, ikke { $given }
error-type-object = et objekt
error-type-list = en liste
error-type-number = et heltall
error-type-text = en tekst
error-type-writable = en tekst som kan skrives igjen, uten halve surrogatpar
error-type-move = nummeret på et trekk
error-record-version = { "version" }: bare { $version } kan leses, ikke { $given }
error-record-players = { "players" }: { $game } har { $seats } plasser
error-record-comment = { "comments" }: det er ikke noe trekk { $number }
error-record-family = { "variant" }: { $game } er ikke et leggespill
error-record-not-over = { "result" }: partiet er ikke slutt
error-record-no-result = { "result" }: partiet er slutt, { $result }, ingenting er oppgitt
error-record-result = { "result" }: partiet er slutt, { $result }, ikke { $given }

## SGF-filer

error-sgf-elsewhere = noden er ikke i dette treet
error-sgf-charset = tegnsettet { $charset } kan ikke leses
error-sgf-not-charset = teksten er ikke { $charset }
error-sgf-unfinished = filen slutter inne i et tre
error-sgf-no-tree = det er ikke noe tre i filen
error-sgf-no-node = et tre må begynne med en node
error-sgf-node-place = en node må være i et tre og før variantene
error-sgf-many = det er mer enn { $most } noder
error-sgf-close = det er ikke noe tre å lukke her
error-sgf-meaning = { $sign } betyr ingenting her
error-sgf-property-place = en egenskap må være i en node
error-sgf-property-twice = { $name } er to ganger i en node
error-sgf-no-value = { $name } har ingen verdi
error-sgf-endless = verdien tar aldri slutt
error-sgf-property = en egenskap trenger et navn av bokstaver og tall og en verdi, noe { $name } mangler
error-sgf-game = spillet { $name } er ikke kjent
error-sgf-own = et parti { $name } trenger egenskapen { $property }
error-sgf-two-games = spillet er { $name } og likevel { $game }
error-sgf-setup = { $name } setter opp en stilling, som ikke kan spilles av etter reglene
error-sgf-two-moves = en node har to trekk, { $first } og { $second }
error-sgf-early = { $colour } trekker, men { $turn } kan legge og kommer først (P11)
error-sgf-colour = { $game } har ingen farge { $name }

## Hva som må installeres

error-extra-solve = løsing trenger OR-tools: { $install }
error-extra-nets = nett trenger onnxruntime: { $install }
error-extra-cluster = en klynge trenger Ray: { $install }

## Nøtter

error-not-solo = { $game } er ikke et spill for én (de som kan fullføres: { $known })
solo-no-room = { $colour } har ikke plass til { $piece }
solo-no-reach = { $colour } trenger { $cells } felter og kan bare nå { $room }
solo-few-cells = { $needed } felter trengs, og bare { $free } er ledige

## Datamaskinen som spiller

error-level = nivåene går fra { $least } til { $most }, ikke { $given }
error-strength-both = et nivå har sine egne noder og sin egen tid: oppgi enten et nivå eller noder og tid
error-no-parameter = det er ingen parameter { $name } (det finnes: { $known })
error-value = { $name } er { $wanted }, ikke { $given }
error-wants-whole = et heltall fra { $least } til { $most }
error-wants-seconds = et antall sekunder opptil { $most }
error-wants-or = { $wanted }, eller { $other }
error-search-nodes = et søk trenger minst én node, ikke { $given }
error-search-time = et søk trenger litt tid, ikke { $given }
error-search-memory = et søk trenger minst { $least } MiB minne, ikke { $given }
error-search-limits = et søk trenger et antall noder eller en tid
error-search-tuning = søket kan ikke stilles inn slik: { $problem }
error-evaluator = det finnes ingen bedømmer { $name } (det finnes: { $known }), og ingen fil med det navnet
error-slip = feilgrep er en andel fra 0 til 1, ikke { $given }
error-threads = det kan være 1 til { $most } tråder, ikke { $given }
error-no-net = det følger ikke med noe nett for { $game }
error-nobody-moves = det er ingens tur, så det er ingenting å velge
error-net-large = { $file } er for stor for et nett
error-net-damaged = { $file } er ikke et nett: { $problem }
error-net-foreign = { $file } er ikke et nett for dette programmet
error-net-board = { $file } ble trent for et annet brett eller andre brikker enn { $game }
error-net-shape = { $file } har en annen form enn et nett for { $game }

## Arenaer

error-entrant = deltaker { $spec }: { $problem }
error-no-program = det er ikke noe program { $program }
error-programs-play = programmer spiller bare leggespill, og { $game } er ikke et
error-not-one-of = ikke en av { $known }
error-not-called = { $name } kan ikke kalles
error-not-pair = { $text } har ikke formen { "NAME=VALUE" }
error-value-parts = { $name } er én verdi og har likevel deler
error-worker-ended = en arbeidsprosess sluttet før den kunne spille; se feilen ovenfor
error-no-cluster = ingen Ray-klynge på { $address }: { $problem }
error-machines-lost = parti { $number }: { $count ->
    [one] 1 maskin gikk tapt på det
   *[other] { $count } maskiner gikk tapt på det
  }
error-arena-entrants = en arena trenger to deltakere eller flere
error-arena-names = to deltakere heter { $name }; gi den ene et navn med { "NAME=" }{ $spec }
error-arena-alone = { $game } spilles alene her; en arena trenger to sider eller flere
error-arena-time = tiden for et trekk må være mer enn ingenting
error-arena-two = en sekvensiell test er mellom to deltakere
error-arena-plies = etter { $plies } tilfeldige trekk går ingen partier { $game } videre
error-arena-version = ikke innstillingene for en arena, versjon { $version }
error-arena-settings = skadde innstillinger: { $problem }
error-arena-none = { $folder }: ingen arena er spilt her, det er ingen { $file }
error-arena-busy = { $folder }: en annen kjøring skriver her
error-arena-other = { $folder }: her er en kjøring med andre innstillinger: { $name } var { $was } og er nå { $now }
error-arena-line = { $file }, linje { $line }: skadd ({ $problem })

## Trening og måling

error-net-part = { $text } er verken et spill eller GAME*NUMBER, med et tall opptil { $most }
error-net-shared = { $first } og { $second } er for ulike til å dele et nett
error-window = { $file } er ikke et vindu for { $game }: { $problem }
error-holds-no = { $folder } inneholder ingen { $name }
error-no-training = { $folder } inneholder ingen trening: { $problem }
error-other-training = { $folder } inneholder treningen for et annet spill, ikke { $game }
error-unreadable = { $file } kan ikke leses: { $problem }
error-learning = læringen sviktet i steg { $step }: tapet er ikke et tall lenger
error-no-figure = det er ikke noe tall { $name } (ett av: { $known })

## Miljøer, for programmer som lærer å spille

error-action-of = handling { $action } i parti { $number }
error-action-type = en handling er et heltall
error-action-range = handlinger går fra 0 til { $most }, ikke { $given }
error-action-place = det er ingen åpen plass { $place }
error-step-after-end = partiet er slutt ({ $clause }): tilbakestill det før neste handling
error-not-reset = { "reset()" } må kalles før { $what }
error-rewards = belønninger gis for en av { $known }, ikke for { $given }
error-illegal-actions = hva en ulovlig handling gjør, er en av { $known }, ikke { $given }
error-seat = { $game } har plassene 0 til { $most } her, ikke { $given }
error-batch-games = det kan være 1 til { $most } partier, ikke { $given }
error-no-observer-parameters = observasjoner har ingen parametere

## Å drive en server

error-smtp-url = { "smtp" } er ikke en URL som { $first } eller { $second }
error-database-url = databasen er ikke en URL som { $example }
error-database-file = databasen trenger en fil, som i { $example }
error-database-open = databasen { $file } kan ikke åpnes: { $problem }
error-no-database = det er ingen database { $name } (en av: { $known })
error-database-full = databasen er ikke tom, og ingenting i den overskrives
error-workers-database = flere arbeidsprosesser trenger PostgreSQL: SQLite er for én prosess
error-workers-redis = flere arbeidsprosesser trenger Redis for å fortelle hverandre hva som skjer
error-backup-table = { $file }: en tabell som denne versjonen ikke kjenner
error-backup-version = { $file }: ikke en sikkerhetskopi fra denne versjonen
error-backup-damaged = { $file }: dette er ikke en sikkerhetskopi, eller den er skadd

## Et program som spiller på en server

error-refused = serveren avviste det: { $said }
error-refused-socket = serveren avviste forbindelsen: er nøkkelen riktig?
error-connection = forbindelsen ble brutt: { $problem }
error-no-free-seat = det er ingen ledig plass i det partiet

## Hva en server avviser

refused-no-address = den adressen finnes ikke
refused-http = forespørselen kan ikke besvares: { $said }
refused-request-long = en forespørsel har høyst { $most } byte
refused-message-long = en melding har høyst { $most } byte
refused-games = en tekst kan inneholde høyst { $games } spill på { $boards } ulike brett
refused-takes-long = det tar for lang tid eller for mye minne å regne ut
refused-too-many = for mange av disse; prøv igjen om { $seconds } s
refused-version = denne serveren snakker versjon { $version } av protokollen
refused-followed = høyst { $most } partier kan følges over én forbindelse
refused-origin = denne siden kan ikke bruke denne serveren
refused-host = denne serveren svarer ikke under det navnet
refused-broken = noe gikk galt her; prøv igjen
refused-storage = akkurat nå kan ingenting lagres; prøv igjen om litt
refused-closing = serveren slås av
refused-searches = for mange søk venter allerede
refused-no-answer = motoren fant ikke noe svar
refused-other-server = en annen server var raskere

## Avvist: kontoer og nøkler

refused-no-session = det er ingen økt; begynn en med { $how }
refused-no-key = den nøkkelen finnes ikke eller er trukket tilbake
refused-no-such-key = du har ingen slik nøkkel
refused-no-such-session = en slik økt har du ikke
refused-session-old = logg inn på nytt først
refused-scope = denne nøkkelen tillater ikke { $scope }
refused-person = bare spilleren selv kan gjøre dette
refused-account-taken = det finnes en konto med det navnet, eller du har en
refused-account-name = navnet på en konto har 1 til 24 synlige tegn
refused-password = det er ikke navnet og passordet til en konto
refused-common-password = det passordet er et av de første alle prøver; velg et annet
refused-recovery-code = det er ikke en gjenopprettingskode for den kontoen
refused-code = den koden finnes ikke, er brukt eller er for gammel
refused-passkey = den tilgangsnøkkelen stemmer ikke
refused-passkey-account = en tilgangsnøkkel hører til en konto; opprett en først
refused-rating = bare den som har en konto, kan spille for rating
refused-subscription = det er ikke et abonnement på en varslingstjeneste som denne serveren kjenner
refused-no-mail = denne serveren sender ikke e-post
refused-mail-failed = e-posten kunne ikke sendes; prøv igjen senere

## Avvist: sette opp et parti

refused-seat-count = { $game } har { $seats } plasser her, ikke { $given }
refused-levels = nivåene går fra { $least } til { $most }
refused-handicap-twice = et handikapp er innstillingen { "`without`" }; den er der to ganger
refused-handicap-rated = et parti med handikapp teller ikke for rating
refused-nobody-plays = ingen spiller
refused-clock = en klokke har 1 sekund til { $most } dager
refused-increment = et tillegg er høyst 10 minutter, og bare for en klokke for hele partiet
refused-turn-limit = en tidsgrense for turen trenger en klokke for hvert trekk
refused-waiting-matches = høyst { $most } partier fra deg eller adressen din kan vente i lobbyen

## Avvist: i et parti

refused-no-match = det partiet finnes ikke
refused-phase = { $phase ->
    [waiting] partiet har ikke begynt
    [paused] partiet er satt på pause
    [over] partiet er slutt
   *[playing] partiet pågår
  }
refused-seat-out = plass { $seat } er ikke med lenger
refused-stale = partiet er ved hendelse { $seq }, ikke { $given }
refused-no-seat = det er ingen plass { $seat } til deg
refused-seat-not-yours = plass { $seat } er ikke din
refused-seat-taken = noen har tatt plass { $seat }
refused-have-seat = du har en plass fra før
refused-turn = det er plass { $seat } sin tur
refused-mover-only = bare den som har turen, kan spørre
refused-nobody-moves = det er ingens tur
refused-computer-plays = datamaskinen spiller for denne plassen
refused-computer-plays-on = datamaskinen spiller videre
refused-proposal-open = et tidligere forslag ({ $proposal }) venter på svar
refused-no-proposal = ingen venter på svaret ditt
refused-rematch = det nye partiet har alt begynt
refused-not-gone = ingen mangler på plass { $seat }
refused-no-undo = du har ikke noe trekk som kan tas tilbake
refused-no-hints = det er ingen hint ved dette bordet
refused-no-hint-found = ikke noe hint ble funnet
refused-hidden-hands = et parti med skjulte hender kan lagres når det er slutt, som JSON
refused-match-or-record = enten et parti eller en opptegnelse
refused-review-early = et parti analyseres når det er slutt
refused-no-picture = det bildet finnes ikke

## Avvist: å snakke

refused-no-chat = det er ingen chat ved dette bordet
refused-speak = bare de som spiller, kan skrive
refused-presets = ved dette bordet kan bare de ferdige frasene sies
refused-preset-or-text = enten en ferdig frase eller en tekst
refused-said-enough = det er sagt nok ved dette bordet
refused-mute = det er ingen på den plassen som du kan dempe
refused-no-line = ingenting med det nummeret er sagt

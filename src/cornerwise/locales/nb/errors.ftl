## Hvor noe er galt

error-at = { $where }: { $problem }
error-at-move = trekk { $number }: { $problem }
error-at-ply = trekk { $number }: { $problem }
error-at-character = { $problem } (ved tegn { $offset })

## Spill og innstillinger

error-no-game-but = det er ikke noe spill som heter { $name }; mente du { $near }?
error-no-game = det er ikke noe spill som heter { $name }; { "`cornerwise games`" } lister opp alle spill
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } kan ikke brukes her: dette virker bare for flate leggespill
        [two-party] { $game } kan ikke brukes her: dette virker bare for spill mellom to parter
       *[placing] { $game } kan ikke brukes her: dette virker bare for leggespill
    }
error-no-option = det er ingen innstilling { $option } (velg mellom: { $known })
error-no-options = det er ingen innstilling { $option }: dette spillet har ingen innstillinger
error-option-value = { $option } kan ikke være { $value } (velg mellom: { $choices })
error-option-no-text = { $option } kan ikke være { $value }: det må være en tekst
error-few-colours = det er ikke nok farger til { $each } hver
error-edition-seats = utgaven { $edition } er for { $fewest } til { $most } spillere, ikke { $seats }
error-deals-no-target = et parti med et fast antall runder har ingen målsum: velg ett av de to
error-one-deal = poengberegningen { $scoring } er for én runde, ikke { $deals }
error-seed = startverdien må være et heltall, ikke { $seed }
error-no-seed = ingenting i dette spillet er tilfeldig, så det tar ingen startverdi
error-few-tiles = { $tiles } brikker er ikke nok til { $seats } hender med { $hand }

## Handikapp

error-handicap-form = skriv { "without" } som i { "blue:I5,W5/red:X5" }, ikke { $text }
error-handicap-twice = { "without" } nevner en farge to ganger: { $text }
error-handicap-colour = { "without" }: { $colour } er ikke med i dette spillet (velg mellom: { $known })
error-handicap-piece = { "without" }: det er ingen brikke { $piece } (velg mellom: { $known })
error-handicap-copies =
    { "without" }: { $colour } har { $piece } bare { $copies ->
        [one] én gang
       *[other] { $copies } ganger
    }, ikke { $count } ganger
error-handicap-all = { "without" }: { $colour } må beholde minst én brikke
error-handicap-shared = { "without" }: handikapp er ikke mulig, fordi alle spillerne deler ett sett med brikker

## Brett med kuber

error-heights-form = { $text } er ikke et høydekart: skriv rader med tall, med / eller linjeskift mellom dem
error-heights-uneven = { $text } er ikke et høydekart: radene er ikke like lange
error-heights-cubes = { $text } er ikke et høydekart: det har { $cubes ->
    [one] 1 kube
   *[other] { $cubes } kuber
  }, ikke 2 til { $most }
error-heights-parts = R4: alle rutene i høydekartet må henge sammen
error-heights-long = { $text } kan ikke brukes: R4: et høydekart kan ha opptil { $most } byte
error-heights-no-text = { $text } kan ikke brukes: R4: et høydekart må være en tekstfil
error-heights-file = { $text } kan ikke brukes: { $problem }

## Trekk

error-illegal-move = { $move } er ikke tillatt: { $why } ({ $clause })
error-no-cell = det er ingen { $text } på brettet { $board }
error-cell-twice = { $text } nevner samme sted to ganger
error-lays-nothing = { $text } legger ingen brikke
error-no-colour = { $text } er ikke en farge (velg mellom: { $known })
error-no-such-colour = { $game } har ingen farge { $colour } (velg mellom: { $known })
error-no-tile = { $text } er ikke en brikke (skriv den som i { "0-2-5" })
error-tile-order = { $text } er ikke en brikke: tallene kan ikke synke (skriv den som i { "0-2-5" })
error-no-move = { $text } er ikke et trekk (skriv det som i { "0-2-5@1,0/2" })
error-opponent = motstanderen er et nivå, { "random" }, { "self" }, en spiller eller en funksjon som velger en handling, ikke { $given }
error-seat-idle = { $game }: spilleren som skal trenes, får aldri tur
error-text-long = dette er for langt for en stilling, som høyst har { $most } tegn: { $text }
error-text-missing = etter { $count ->
    [one] 1 trekk
   *[other] { $count } trekk
  } kan { $text } legge en brikke, og stillingen har ikke flere i denne fargen
error-text-twice = { $text } står to ganger
error-text-part = en stilling har ingen del som heter { $text } (velg mellom: { $known })
error-text-points = { $text } må være poengene til alle { $seats } spillerne, som i { "120,-5" }
error-text-deals = { $text }: partiet ville være slutt etter disse rundene
error-text-hidden = brikken { $text } ble bare sett av en annen spiller, så denne stillingen kan ikke bli et parti
error-promise = { $game }: { $promise } (etter { $moves })

## Filer med partier

error-file-long = filen har mer enn { $most } tegn
error-file-empty = filen er tom
error-file-no-game = dette er verken en opptegnelse (JSON) eller en { ".blksgf" }-fil
error-file-design = dette er et motiv, ikke et parti; { "`cornerwise draw`" } viser det
error-file-several = { $file } inneholder { $count } partier; { "load_games" } leser alle
error-file-suffix = { $file }: navnet på en partifil må slutte på ett av: { $known }
error-explorer-file = { $file } er ikke en fil fra åpningsutforskeren
error-file-json = dette er ikke en JSON-fil: { $problem }
error-field-missing = { $field } mangler
error-field-twice = { $field } forekommer to ganger
error-field-unknown = det er ikke noe felt som heter { $field }
error-field-fraction = { $text } er ikke et heltall, og opptegnelser har bare heltall
error-field-type = { $field }: ventet { $wanted }, ikke { $given }
error-type-object = et objekt
error-type-list = en liste
error-type-number = et heltall
error-type-text = en tekst
error-type-writable = en tekst i gyldig Unicode, uten halve surrogatpar
error-type-move = nummeret på et trekk
error-record-version = { "version" }: bare { $version } kan leses, ikke { $given }
error-record-players = { "players" }: { $game } har { $seats } spillere
error-record-comment = { "comments" }: det er ikke noe trekk { $number }
error-record-family = { "variant" }: { $game } er ikke et leggespill
error-record-not-over = { "result" }: partiet er ikke slutt
error-record-no-result = { "result" }: partiet er slutt, { $result }, men ikke noe resultat er oppgitt
error-record-result = { "result" }: partiet er slutt, { $result }, ikke { $given }

## SGF-filer

error-sgf-elsewhere = noden er ikke i dette treet
error-sgf-charset = tegnsettet { $charset } støttes ikke
error-sgf-not-charset = teksten er ikke gyldig { $charset }
error-sgf-unfinished = filen slutter midt i et tre
error-sgf-no-tree = det er ikke noe spilltre i filen
error-sgf-no-node = et tre må begynne med en node
error-sgf-node-place = en node må være i et tre og før variantene
error-sgf-many = det er mer enn { $most } noder
error-sgf-close = det er ikke noe tre å lukke her
error-sgf-meaning = uventet { $sign }
error-sgf-property-place = en egenskap må være i en node
error-sgf-property-twice = { $name } forekommer to ganger i en node
error-sgf-no-value = { $name } har ingen verdi
error-sgf-endless = verdien mangler en avsluttende klamme
error-sgf-property = en egenskap trenger et navn av bokstaver og tall og en verdi: { $name } mangler en av delene
error-sgf-game = ukjent spill { $name }
error-sgf-own = et parti { $name } trenger egenskapen { $property }
error-sgf-two-games = filen sier at spillet er { $name }, og også { $game }
error-sgf-setup = { $name } setter opp en stilling, så partiet kan ikke spilles av etter reglene
error-sgf-two-moves = en node har to trekk, { $first } og { $second }
error-sgf-early = { $colour } trekker her, men det er { $turn } sin tur, og den kan legge en brikke (P11)
error-sgf-colour = { $game } har ingen farge { $name }

## Hva som må installeres

error-extra-solve = løsing trenger OR-tools: { $install }
error-extra-nets = nett trenger onnxruntime: { $install }
error-extra-pictures = PNG- og WebP-bilder trenger resvg og Pillow: { $install }
error-extra-cluster = en klynge trenger Ray: { $install }

## Nøtter

error-not-solo = { $game } er ikke et spill for én (velg mellom: { $known })
solo-no-room = { $colour } har ikke plass til { $piece }
solo-no-reach = { $colour } trenger plass til { $cells } og kan bare nå { $room }
solo-few-cells = brikkene som er igjen, trenger { $needed } ledige plasser, og bare { $free } er igjen
error-puzzle = dette er ikke en fil med nøtter
error-puzzle-unproven = nøtten { $id } har en annen løsning, eller ingen

## Datamaskinen som spiller

error-level = nivåene går fra { $least } til { $most }, ikke { $given }
error-strength-both = et nivå har sine egne noder og sin egen tid: oppgi enten et nivå, eller noder og tid
error-no-parameter = det er ingen parameter { $name } (velg mellom: { $known })
error-value = { $name } må være { $wanted }, ikke { $given }
error-wants-whole = et heltall fra { $least } til { $most }
error-wants-seconds = et antall sekunder opptil { $most }
error-wants-or = { $wanted }, eller { $other }
error-search-nodes = et søk trenger minst én node, ikke { $given }
error-search-time = et søk trenger mer enn 0 sekunder, ikke { $given }
error-search-memory = et søk trenger minst { $least } MiB minne, ikke { $given }
error-search-limits = et søk trenger et antall noder eller en tidsgrense
error-search-tuning = søket kan ikke stilles inn slik: { $problem }
error-evaluator = det er ingen bedømmer { $name } (velg mellom: { $known }), og ingen fil med det navnet
error-slip = andelen feilgrep må være fra 0 til 1, ikke { $given }
error-threads = det kan være 1 til { $most } tråder, ikke { $given }
error-no-net = pakken har ikke noe nett for { $game }
error-nobody-moves = ingen kan trekke nå, så det er ingenting å velge
error-net-large = { $file } er for stor til å være et nett
error-net-damaged = { $file } er ikke et nett: { $problem }
error-net-foreign = { $file } er ikke et nett for dette programmet
error-net-board = { $file } ble trent for et annet brett eller andre brikker enn { $game }
error-net-shape = { $file } har en annen form enn et nett for { $game }

## Arenaer

error-entrant = deltaker { $spec }: { $problem }
error-no-program = det er ikke noe program { $program }
error-programs-play = programmer kan bare spille leggespill, og { $game } er ikke et leggespill
error-not-one-of = velg mellom: { $known }
error-not-called = { $name } kan ikke kalles
error-not-pair = { $text } har ikke formen { "NAME=VALUE" }
error-value-parts = { $name } er én enkelt verdi, så den har ingen deler
error-worker-ended = en arbeidsprosess stoppet før den kunne spille; feilen vises ovenfor
error-no-cluster = det er ingen Ray-klynge på { $address }: { $problem }
error-machines-lost =
    parti { $number }: { $count ->
        [one] 1 maskin gikk tapt mens det ble spilt
       *[other] { $count } maskiner gikk tapt mens det ble spilt
    }
error-arena-entrants = en arena trenger minst 2 deltakere
error-arena-names = to deltakere heter { $name }; gi den ene et annet navn med { "NAME=" }{ $spec }
error-arena-alone = { $game } spilles alene; en arena trenger et spill for to eller flere
error-arena-time = tiden for et trekk må være mer enn 0
error-arena-two = en sekvensiell test trenger nøyaktig 2 deltakere
error-arena-plies = { $game } er alltid slutt etter { $plies } tilfeldige trekk; bruk færre
error-arena-even = ingen åpning av { $game } med { $plies } tilfeldige trekk var jevn nok; tillat en større sjanse
error-arena-version = dette er ikke innstillingene for en arena, versjon { $version }
error-arena-settings = innstillingene er skadd: { $problem }
error-arena-none = { $folder }: det er ingen arena i denne mappen, fordi { $file } mangler
error-arena-busy = { $folder }: en annen kjøring bruker denne mappen
error-arena-other = { $folder }: denne mappen hører til en kjøring med andre innstillinger: { $name } var { $was } og er nå { $now }
error-arena-line = { $file }, linje { $line }: skadd ({ $problem })

## Trening og måling

error-net-part = { $text } er verken et spill eller GAME*NUMBER, med et tall opptil { $most }
error-net-shared = { $first } og { $second } er for ulike til å dele et nett
error-window = { $file } er ikke et vindu for { $game }: { $problem }
error-holds-no = { $folder } inneholder ingen { $name }
error-no-training = { $folder } inneholder ingen trening: { $problem }
error-other-training = { $folder } inneholder treningen av et annet spill, ikke { $game }
error-unreadable = { $file } kan ikke leses: { $problem }
error-learning = læringen sviktet i steg { $step }: tapet er ikke et tall lenger
error-no-figure = det er ikke noe tall { $name } (velg mellom: { $known })

## Miljøer, for programmer som lærer å spille

error-action-of = handling { $action } i parti { $number }
error-action-type = en handling må være et heltall
error-action-range = handlinger går fra 0 til { $most }, ikke { $given }
error-action-place = det er ingen åpen plass { $place }
error-step-after-end = partiet er slutt ({ $clause }): tilbakestill det før neste handling
error-not-reset = kall { "reset()" } før { $what }
error-rewards = belønninger må være en av { $known }, ikke { $given }
error-illegal-actions = innstillingen for ulovlige handlinger må være en av { $known }, ikke { $given }
error-seat = { $game } har plassene 0 til { $most } her, ikke { $given }
error-batch-games = det kan være 1 til { $most } partier, ikke { $given }
error-no-observer-parameters = observasjoner har ingen parametere

## Å drive en server

error-smtp-url = { "smtp" } må være en URL som { $first } eller { $second }
error-database-url = databasen må være en URL som { $example }
error-database-file = URL-en til databasen må navngi en fil, som i { $example }
error-database-open = databasen { $file } kan ikke åpnes: { $problem }
error-no-database = det er ingen database som heter { $name } (velg mellom: { $known })
error-database-full = databasen er ikke tom, og en gjenoppretting ville overskrive data; velg en tom
error-workers-database = flere arbeidsprosesser trenger PostgreSQL, fordi SQLite bare virker for én prosess
error-workers-redis = flere arbeidsprosesser trenger Redis for å utveksle hendelser
error-backup-table = { $file }: sikkerhetskopien har en tabell som denne versjonen ikke kjenner
error-backup-version = { $file }: denne sikkerhetskopien er fra en annen versjon; gjenopprett den med den versjonen
error-backup-damaged = { $file }: dette er ikke en sikkerhetskopi, eller den er skadd

## Et program som spiller på en server

error-refused = serveren avviste det: { $said }
error-refused-socket = serveren avviste forbindelsen; kontroller nøkkelen
error-connection = forbindelsen ble brutt: { $problem }
error-no-free-seat = det er ingen ledig plass i det partiet

## Hva en server avviser

refused-no-address = det er ingenting på denne adressen
refused-http = forespørselen kan ikke besvares: { $said }
refused-request-long = en forespørsel kan ha opptil { $most } byte
refused-message-long = en melding kan ha opptil { $most } byte
refused-games = en tekst kan ha opptil { $games } partier på { $boards } ulike brett
refused-takes-long = det tar for lang tid eller for mye minne; prøv noe mindre
refused-too-many = for mange forespørsler av denne typen; prøv igjen om { $seconds } s
refused-version = denne serveren bruker versjon { $version } av protokollen
refused-followed = en forbindelse kan følge opptil { $most } partier
refused-origin = denne siden har ikke lov til å bruke denne serveren
refused-host = denne serveren svarer ikke på det vertsnavnet
refused-broken = noe gikk galt på serveren; prøv igjen
refused-storage = akkurat nå kan ingenting lagres; prøv igjen om litt
refused-closing = serveren slås av; prøv igjen om litt
refused-searches = for mange søk venter; prøv igjen om litt
refused-no-answer = datamaskinen fant ikke noe trekk
refused-other-server = noe endret seg i samme øyeblikk; prøv igjen

## Avvist: kontoer og nøkler

refused-no-session = du har ingen økt; start en med { $how }
refused-no-key = den nøkkelen finnes ikke eller er slettet
refused-no-such-key = du har ingen slik nøkkel
refused-no-such-session = en slik økt har du ikke
refused-no-such-puzzle = det finnes ingen slik nøtt
refused-session-old = logg inn på nytt først
refused-scope = denne nøkkelen har ikke tillatelse til { $scope }
refused-person = bare spilleren kan gjøre dette, ikke et program med en nøkkel
refused-account-taken = brukernavnet er tatt, eller du har allerede en konto
refused-account-name = et brukernavn må ha 1 til 24 synlige tegn
refused-password = feil brukernavn eller passord
refused-common-password = det passordet er for vanlig; velg et annet
refused-recovery-code = det er ikke en gjenopprettingskode for denne kontoen
refused-code = den koden finnes ikke, er allerede brukt eller har utløpt
refused-passkey = den tilgangsnøkkelen virker ikke her; logg inn på en annen måte
refused-passkey-account = en tilgangsnøkkel hører til en konto; opprett en konto først
refused-rating = bare spillere med konto kan spille rangerte partier
refused-subscription = denne serveren kan ikke sende varsler til denne nettleseren
refused-no-mail = denne serveren sender ikke e-post
refused-mail-failed = e-posten kunne ikke sendes; prøv igjen senere
refused-account-letters = et brukernavn kan ikke blande bokstaver fra ulike skriftsystemer, for eksempel latinske og kyrilliske

## Avvist: sette opp et parti

refused-seat-count = { $game } har { $seats } plasser med disse innstillingene, ikke { $given }
refused-levels = nivåene går fra { $least } til { $most }
refused-handicap-twice = et handikapp er innstillingen { "`without`" }; den ble oppgitt to ganger
refused-handicap-rated = et parti med handikapp kan ikke være rangert
refused-nobody-plays = minst én plass må være for en person
refused-clock = en klokke må ha 1 sekund til { $most } dager
refused-increment = et tillegg kan være opptil 10 minutter, og bare med en klokke for hele partiet
refused-turn-limit = tur på tid trenger en klokke med tid per trekk
refused-waiting-matches = du, eller adressen din, kan ha opptil { $most } partier som venter i lobbyen; avbryt et først

## Refusals: tournaments

refused-no-tournament = den turneringen finnes ikke
refused-tournament-phase = det kan ikke gjøres i denne turneringen nå
refused-tournament-full = denne turneringen er full: opptil { $most } kan delta; du kan fortsatt se på
refused-tournament-host = bare arrangøren av turneringen kan gjøre dette
refused-tournament-few = en slik turnering trenger minst { $least } spillere
refused-tournament-clock = en turnering trenger en klokke, og i en arena må den være satt i minutter
refused-tournament-game = turneringer er for spill for 2 til { $most } spillere uten lag
refused-tournament-tables = partier med flere enn 2 spillere trenger en sveitserturnering eller en arena
refused-waiting-tournaments = du kan ha opptil { $most } turneringer som ikke har begynt; start eller avlys en først
refused-in-tournament = det er ikke mulig i et turneringsparti
refused-tournament-time = velg en starttid innen det neste året
refused-tournament-number = en turnering kan ikke vente på flere spillere enn det er plass til; velg et lavere antall
refused-tournament-engines = minst én spiller i en turnering må være et menneske
refused-no-entrant = det er ingen med dette nummeret i turneringen

## Avvist: i et parti

refused-no-match = det partiet finnes ikke
refused-phase = { $phase ->
    [waiting] partiet har ikke begynt
    [paused] partiet er satt på pause
    [over] partiet er slutt
   *[playing] partiet pågår
  }
refused-seat-out = spiller { $number } er ute av partiet
refused-stale = partiet er ved hendelse { $seq }, ikke { $given }
refused-no-seat = du kan ikke spille her som spiller { $number }
refused-seat-not-yours = du er ikke spiller { $number }
refused-seat-taken = plassen til spiller { $number } er tatt
refused-have-seat = du har allerede en plass
refused-turn = det er ikke din tur; vent på spiller { $number }
refused-mover-only = du kan bare spørre når det er din tur
refused-nobody-moves = ingen kan trekke nå
refused-computer-plays = datamaskinen spiller for denne plassen
refused-computer-plays-on = datamaskinen vil spille videre
refused-proposal-open = et tidligere forslag ({ $proposal }) er ikke besvart ennå; svar på det, eller vent
refused-no-proposal = det er ikke noe forslag du kan svare på
refused-rematch = omkampen har allerede begynt
refused-not-gone = spiller { $number } har ikke gått
refused-no-undo = du har ikke noe trekk som kan angres
refused-no-hints = hint er slått av ved dette bordet
refused-no-hint-found = ikke noe hint ble funnet; prøv igjen
refused-hidden-hands = et parti med skjulte hender kan bare lagres når det er slutt, som JSON
refused-match-or-record = oppgi enten et parti eller en opptegnelse, ikke begge
refused-review-early = et parti kan bare gjennomgås når det er slutt
refused-no-picture = det bildet finnes ikke

## Avvist: å snakke

refused-no-chat = chatten er av ved dette bordet
refused-speak = bare spillere kan skrive her
refused-presets = bare ferdige fraser kan brukes ved dette bordet
refused-preset-or-text = oppgi enten en ferdig frase eller en tekst, ikke begge
refused-said-enough = det kan ikke skrives flere meldinger ved dette bordet
refused-mute = det er ingen på den plassen som du kan dempe
refused-no-line = det er ingen melding med det nummeret

## Refusals: clubs

refused-no-club = den klubben finnes ikke
refused-no-member = ingen med dette navnet er i klubben
refused-club-account = du trenger en konto for å bruke klubber; logg inn eller registrer deg først
refused-club-name = navnet på en klubb må ha minst { $least } bokstaver eller sifre
refused-club-letters = navnet på en klubb kan ikke blande bokstaver fra ulike skriftsystemer, for eksempel latinske og kyrilliske
refused-club-taken = det finnes allerede en klubb med dette navnet, eller med et som ligner; velg et annet navn
refused-club-members-only = bare medlemmer av klubben kan gjøre dette
refused-club-organisers = bare arrangører i klubben kan gjøre dette
refused-club-owner = bare eieren av klubben kan gjøre dette
refused-club-invitation = man kan bare bli medlem av denne klubben med invitasjon; be en arrangør om lenken
refused-club-full = denne klubben er full: den kan ha opptil { $most } medlemmer; velg en annen
refused-club-too-many = du kan være med i opptil { $most } klubber; forlat en først
refused-club-too-many-owned = du kan eie opptil { $most } klubber; slett en eller gjør noen andre til eier av den først
refused-club-successor = dette medlemmet eier allerede { $most } klubber, og flere kan man ikke eie; velg noen andre
refused-club-owner-leaves = gjør noen andre til eier før du forlater klubben

## Refusals: other people

refused-free-chat-off = slå på fri tekst på kontoen din først
refused-nobody-reads = ingen andre ved dette bordet har slått på fri tekst; bruk en ferdig frase
refused-chat-taken = du kan ikke bruke chatten lenger; spør dem som driver serveren, om hvorfor
refused-chat-taken-until = du kan ikke bruke chatten før { $date }
refused-no-account = ingen har det brukernavnet; sjekk skrivemåten
refused-contacts-account = du trenger en konto for dette; logg inn eller registrer deg først
refused-yourself = velg noen andre enn deg selv
refused-contacts-full = listen er full: den kan ha opptil { $most } personer; fjern noen først
refused-follow = du kan ikke følge denne spilleren
refused-company = du kan ikke bli med i dette spillet; velg et annet
refused-challenge = denne spilleren tar ikke imot utfordringer fra deg
refused-challenge-open = denne spilleren har ikke svart på den forrige utfordringen din ennå; vent, eller trekk den tilbake først
refused-challenges-full = { $most } av utfordringene dine venter på svar; trekk tilbake en først
refused-challenge-seats = én plass må være din og én motstanderens
refused-no-challenge = denne utfordringen er allerede besvart eller trukket tilbake, eller den er utløpt
refused-series-seats = bare spill med to spillere kan spilles som en serie
refused-series-length = en serie har en av disse lengdene: { $lengths }
refused-report-what = oppgi hvilken melding eller hvilken spiller du vil rapportere
refused-report-seat = det er ingen å rapportere på den plassen
refused-report-table = bare spillere ved dette bordet kan rapportere det
refused-suspended = kontoen din er sperret; spør dem som driver serveren, om hvorfor
refused-suspended-until = kontoen din er sperret til { $date }
refused-name-taken = du kan ikke endre navnet ditt; spør dem som driver serveren, om hvorfor
refused-name-taken-until = du kan ikke endre navnet ditt før { $date }

## The opening explorer

error-packed-games = dette er ikke en samling partier for åpningsutforskeren, eller den er skadet
error-being-built = en annen prosess lager { $file } akkurat nå
# $command is what to type
refused-no-engine-games = denne serveren har ingen datamaskinpartier å vise ennå; den som driver den, kan hente dem med: { $command }
refused-engine-games-soon = datamaskinpartiene gjøres klare; prøv igjen om noen minutter
error-moderate-no-report = det er ingen rapport { $number }
error-moderate-bad-name = { $name } kan ikke brukes som navn
error-moderate-name-taken = navnet { $name } er tatt

## Where something is wrong

error-at = { $where }: { $problem }
error-at-move = træk { $number }: { $problem }
error-at-ply = træk { $number }: { $problem }
error-at-character = { $problem } (ved tegn { $offset })

## Games and options

error-no-game-but = der er intet spil, der hedder { $name }; mente du { $near }?
error-no-game = der er intet spil, der hedder { $name }; { "`cornerwise games`" } viser alle spil
error-wrong-family = { $wanted ->
    [flat-placing] { $game } kan ikke bruges her: det virker kun med flade læggespil
    [two-party] { $game } kan ikke bruges her: det virker kun med spil mellem to parter
   *[placing] { $game } kan ikke bruges her: det virker kun med læggespil
  }
error-no-option = der er ingen valgmulighed { $option } (vælg blandt: { $known })
error-no-options = der er ingen valgmulighed { $option }: dette spil har ingen valgmuligheder
error-option-value = { $option } kan ikke være { $value } (vælg blandt: { $choices })
error-option-no-text = { $option } kan ikke være { $value }: det skal være en tekst
error-few-colours = der er ikke farver nok til { $each } til hver
error-edition-seats = udgaven { $edition } er for { $fewest } til { $most } spillere, ikke { $seats }
error-deals-no-target = et parti med et fast antal omgange har ingen pointgrænse: vælg en af delene
error-one-deal = pointtællingen { $scoring } er for én omgang, ikke { $deals }
error-seed = startværdien skal være et helt tal, ikke { $seed }
error-no-seed = intet er tilfældigt i dette spil, så det tager ingen startværdi
error-few-tiles = { $tiles } brikker er ikke nok til { $seats } hænder med { $hand }

## Handicaps: the option "without"

error-handicap-form = skriv { "without" } som i { "blue:I5,W5/red:X5" }, ikke { $text }
error-handicap-twice = { "without" } nævner en farve to gange: { $text }
error-handicap-colour = { "without" }: farven { $colour } er ikke med i dette spil (vælg blandt: { $known })
error-handicap-piece = { "without" }: der er ingen brik { $piece } (vælg blandt: { $known })
error-handicap-copies = { "without" }: { $colour } har kun { $piece } { $copies ->
    [one] én gang
   *[other] { $copies } gange
  }, ikke { $count } gange
error-handicap-all = { "without" }: { $colour } skal beholde mindst én brik
error-handicap-shared = { "without" }: et handicap er ikke muligt, fordi alle spillere deler ét sæt brikker

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } er ikke et højdekort: skriv rækker af tal med / eller en ny linje mellem dem
error-heights-uneven = { $text } er ikke et højdekort: rækkerne er ikke lige lange
error-heights-cubes = { $text } er ikke et højdekort: det har { $cubes ->
    [one] 1 klods
   *[other] { $cubes } klodser
  }, ikke 2 til { $most }
error-heights-parts = R4: alle felter i højdekortet skal hænge sammen
error-heights-long = { $text } kan ikke bruges: R4: et højdekort kan højst have { $most } byte
error-heights-no-text = { $text } kan ikke bruges: R4: et højdekort skal være en tekstfil
error-heights-file = { $text } kan ikke bruges: { $problem }

## Moves

error-illegal-move = { $move } er ikke tilladt: { $why } ({ $clause })
error-no-cell = der er ingen { $text } på brættet { $board }
error-cell-twice = { $text } nævner det samme sted to gange
error-lays-nothing = { $text } lægger ingen brik
error-no-colour = { $text } er ikke en farve (vælg blandt: { $known })
error-no-such-colour = { $game } har ingen farve { $colour } (vælg blandt: { $known })
error-no-tile = { $text } er ikke en brik (skriv som i { "0-2-5" })
error-tile-order = { $text } er ikke en brik: tallene må ikke blive mindre (skriv som i { "0-2-5" })
error-no-move = { $text } er ikke et træk (skriv som i { "0-2-5@1,0/2" })
error-opponent = modstanderen er et niveau, { "random" }, { "self" }, en spiller eller en funktion, der vælger en handling, ikke { $given }
error-seat-idle = { $game }: spilleren, der skal trænes, får aldrig en tur
error-text-long = dette er for langt til en stilling, som højst har { $most } tegn: { $text }
error-text-missing = efter { $count } træk kan { $text } lægge en brik, og stillingen har ikke flere i den farve
error-text-twice = { $text } forekommer to gange
error-text-part = en stilling har ingen del, der hedder { $text } (vælg blandt: { $known })
error-text-points = { $text } skal være alle { $seats } spilleres point, som i { "120,-5" }
error-text-deals = { $text }: partiet ville være slut efter disse omgange
error-text-hidden = brikken { $text } er kun set af en anden spiller, så denne stilling kan ikke blive til et parti
error-promise = { $game }: { $promise } (efter { $moves })

## Files of games

error-file-long = filen har mere end { $most } tegn
error-file-empty = filen er tom
error-file-no-game = dette er hverken en optegnelse (JSON) eller en { ".blksgf" }-fil
error-file-design = dette er et motiv, ikke et parti; { "`cornerwise draw`" } viser det
error-file-several = { $file } indeholder { $count } partier; { "load_games" } læser dem alle
error-file-suffix = { $file }: navnet på en partifil skal ende på en af: { $known }
error-explorer-file = { $file } er ikke en fil fra åbningsudforskeren
error-file-json = dette er ikke en JSON-fil: { $problem }
error-field-missing = { $field } mangler
error-field-twice = { $field } forekommer to gange
error-field-unknown = der er intet felt, der hedder { $field }
error-field-fraction = { $text } er ikke et helt tal, og optegnelser har kun hele tal
error-field-type = { $field }: ventede { $wanted }, ikke { $given }
error-type-object = et objekt
error-type-list = en liste
error-type-number = et helt tal
error-type-text = en tekst
error-type-writable = en tekst i gyldig Unicode, uden halve surrogatpar
error-type-move = nummeret på et træk
error-record-version = { "version" }: kun { $version } kan læses, ikke { $given }
error-record-players = { "players" }: { $game } har { $seats } spillere
error-record-comment = { "comments" }: der er intet træk { $number }
error-record-family = { "variant" }: { $game } er ikke et læggespil
error-record-not-over = { "result" }: partiet er ikke slut
error-record-no-result = { "result" }: partiet er slut, { $result }, men der er ikke angivet noget resultat
error-record-result = { "result" }: partiet er slut, { $result }, ikke { $given }

## SGF files

error-sgf-elsewhere = knuden er ikke i dette træ
error-sgf-charset = tegnsættet { $charset } understøttes ikke
error-sgf-not-charset = teksten er ikke gyldig { $charset }
error-sgf-unfinished = filen slutter midt i et træ
error-sgf-no-tree = der er intet spiltræ i filen
error-sgf-no-node = et træ skal begynde med en knude
error-sgf-node-place = en knude skal være i et træ og før dets varianter
error-sgf-many = der er mere end { $most } knuder
error-sgf-close = der er intet træ at lukke her
error-sgf-meaning = uventet { $sign }
error-sgf-property-place = en egenskab skal være i en knude
error-sgf-property-twice = { $name } forekommer to gange i en knude
error-sgf-no-value = { $name } har ingen værdi
error-sgf-endless = værdien har ingen afsluttende kantet parentes
error-sgf-property = en egenskab skal have et navn af bogstaver og tal og en værdi: { $name } mangler en af delene
error-sgf-game = ukendt spil { $name }
error-sgf-own = et parti { $name } skal have egenskaben { $property }
error-sgf-two-games = filen siger, at spillet er { $name }, og også { $game }
error-sgf-setup = { $name } opstiller en stilling, så partiet kan ikke afspilles efter reglerne
error-sgf-two-moves = en knude har to træk, { $first } og { $second }
error-sgf-early = { $colour } trækker her, men det er turen for { $turn }, der kan lægge en brik (P11)
error-sgf-colour = { $game } har ingen farve { $name }

## What has to be installed

error-extra-solve = at løse kræver OR-tools: { $install }
error-extra-nets = net kræver onnxruntime: { $install }
error-extra-pictures = PNG- og WebP-billeder kræver resvg og Pillow: { $install }
error-extra-cluster = en klynge kræver Ray: { $install }

## Puzzles

error-not-solo = { $game } er ikke et spil for én (vælg blandt: { $known })
solo-no-room = { $colour } har ikke plads til { $piece }
solo-no-reach = { $colour } skal have plads til { $cells } og kan kun nå { $room }
solo-few-cells = de resterende brikker kræver { $needed } frie pladser, og der er kun { $free } tilbage
error-puzzle = dette er ikke en fil med opgaver
error-puzzle-unproven = opgaven { $id } har en anden løsning eller ingen

## The computer player

error-level = niveauer går fra { $least } til { $most }, ikke { $given }
error-strength-both = et niveau har sine egne knuder og sin egen tid: angiv enten et niveau eller knuder og tid
error-no-parameter = der er ingen parameter { $name } (vælg blandt: { $known })
error-value = { $name } skal være { $wanted }, ikke { $given }
error-wants-whole = et helt tal fra { $least } til { $most }
error-wants-seconds = et antal sekunder op til { $most }
error-wants-or = { $wanted }, eller { $other }
error-search-nodes = en søgning skal have mindst én knude, ikke { $given }
error-search-time = en søgning skal have mere end 0 sekunder, ikke { $given }
error-search-memory = en søgning skal have mindst { $least } MiB hukommelse, ikke { $given }
error-search-limits = en søgning skal have et antal knuder eller en tidsgrænse
error-search-tuning = søgningen kan ikke indstilles sådan: { $problem }
error-evaluator = der er ingen bedømmer { $name } (vælg blandt: { $known }), og ingen fil med det navn
error-slip = andelen af fejltrin skal være fra 0 til 1, ikke { $given }
error-threads = der kan være 1 til { $most } tråde, ikke { $given }
error-no-net = pakken har intet net til { $game }
error-nobody-moves = ingen kan trække nu, så der er intet at vælge
error-net-large = { $file } er for stor til at være et net
error-net-damaged = { $file } er ikke et net: { $problem }
error-net-foreign = { $file } er ikke et net fra dette program
error-net-board = { $file } blev trænet til et andet bræt eller andre brikker end { $game }
error-net-shape = { $file } har en anden form end et net til { $game }

## Arenas, in which computer players are rated

error-entrant = deltager { $spec }: { $problem }
error-no-program = der er intet program { $program }
error-programs-play = programmer kan kun spille læggespil, og { $game } er ikke et
error-not-one-of = vælg blandt: { $known }
error-not-called = { $name } kan ikke kaldes
error-not-pair = { $text } har ikke formen { "NAME=VALUE" }
error-value-parts = { $name } er én værdi, så den har ingen dele
error-worker-ended = en arbejdsproces stoppede, før den kunne spille; fejlen vises ovenfor
error-no-cluster = der er ingen Ray-klynge på { $address }: { $problem }
error-machines-lost = parti { $number }: { $count ->
    [one] 1 maskine gik tabt under spillet
   *[other] { $count } maskiner gik tabt under spillet
  }
error-arena-entrants = en arena skal have mindst 2 deltagere
error-arena-names = to deltagere hedder { $name }; giv den ene et andet navn med { "NAME=" }{ $spec }
error-arena-alone = { $game } spilles alene; en arena skal have et spil for to eller flere
error-arena-time = tiden til et træk skal være mere end 0
error-arena-two = en sekventiel test skal have præcis 2 deltagere
error-arena-plies = { $game } er altid slut efter { $plies } tilfældige træk; brug færre
error-arena-even = ingen åbning af { $game } med { $plies } tilfældige træk var jævnbyrdig nok; tillad en større chance
error-arena-version = dette er ikke indstillingerne for en arena, version { $version }
error-arena-settings = indstillingerne er beskadigede: { $problem }
error-arena-none = { $folder }: der er ingen arena i denne mappe, fordi { $file } mangler
error-arena-busy = { $folder }: en anden kørsel bruger denne mappe
error-arena-other = { $folder }: mappen hører til en kørsel med andre indstillinger: { $name } var { $was } og er nu { $now }
error-arena-line = { $file }, linje { $line }: beskadiget ({ $problem })

## Training and measuring

error-net-part = { $text } er hverken et spil eller GAME*NUMBER, med et tal op til { $most }
error-net-shared = { $first } og { $second } er for forskellige til at dele et net
error-window = { $file } er ikke et vindue for { $game }: { $problem }
error-holds-no = { $folder } indeholder intet { $name }
error-no-training = { $folder } indeholder ingen træning: { $problem }
error-other-training = { $folder } indeholder træningen for et andet spil, ikke { $game }
error-unreadable = { $file } kan ikke læses: { $problem }
error-learning = læringen mislykkedes i trin { $step }: tabet er ikke et tal længere
error-no-figure = der er intet tal { $name } (vælg blandt: { $known })

## Environments, for programs that learn to play

error-action-of = handling { $action } i parti { $number }
error-action-type = en handling skal være et helt tal
error-action-range = handlinger går fra 0 til { $most }, ikke { $given }
error-action-place = der er ingen åben plads { $place }
error-step-after-end = partiet er slut ({ $clause }): nulstil det før næste handling
error-not-reset = kald { "reset()" } før { $what }
error-rewards = belønninger skal være en af { $known }, ikke { $given }
error-illegal-actions = indstillingen for ulovlige handlinger skal være en af { $known }, ikke { $given }
error-seat = { $game } har pladserne 0 til { $most } her, ikke { $given }
error-batch-games = der kan være 1 til { $most } partier, ikke { $given }
error-no-observer-parameters = observationer har ingen parametre

## Running a server

error-smtp-url = { "smtp" } skal være en URL som { $first } eller { $second }
error-database-url = databasen skal være en URL som { $example }
error-database-file = databasens URL skal angive en fil, som i { $example }
error-database-open = databasen { $file } kan ikke åbnes: { $problem }
error-no-database = der er ingen database, der hedder { $name } (vælg blandt: { $known })
error-database-full = databasen er ikke tom, og at gendanne i den ville overskrive data; vælg en tom
error-workers-database = flere arbejdsprocesser kræver PostgreSQL, fordi SQLite kun virker for én proces
error-workers-redis = flere arbejdsprocesser kræver Redis for at udveksle hændelser
error-backup-table = { $file }: sikkerhedskopien har en tabel, som denne version ikke kender
error-backup-version = { $file }: sikkerhedskopien er fra en anden version; gendan den med den version
error-backup-damaged = { $file }: dette er ikke en sikkerhedskopi, eller den er beskadiget

## A program that plays on a server

error-refused = serveren afviste det: { $said }
error-refused-socket = serveren afviste forbindelsen; tjek nøglen
error-connection = forbindelsen blev brudt: { $problem }
error-no-free-seat = der er ingen ledig plads i det parti

## What a server refuses, for those who write programs for it

refused-no-address = der er intet på denne adresse
refused-http = forespørgslen kan ikke besvares: { $said }
refused-request-long = en forespørgsel kan højst have { $most } byte
refused-message-long = en meddelelse kan højst have { $most } byte
refused-games = en tekst kan højst have { $games } partier på { $boards } forskellige brætter
refused-takes-long = det tager for meget tid eller hukommelse; prøv med noget mindre
refused-too-many = for mange forespørgsler af denne slags; prøv igen om { $seconds } s
refused-version = denne server bruger version { $version } af protokollen
refused-followed = en forbindelse kan højst følge { $most } partier
refused-origin = denne side må ikke bruge denne server
refused-host = denne server svarer ikke på det værtsnavn
refused-broken = noget gik galt på serveren; prøv igen
refused-storage = lige nu kan intet gemmes; prøv igen om lidt
refused-closing = serveren lukker ned; prøv igen om lidt
refused-searches = for mange søgninger venter; prøv igen om lidt
refused-no-answer = computeren fandt intet træk
refused-other-server = noget ændrede sig i samme øjeblik; prøv igen

## Refusals: accounts and keys

refused-no-session = du har ingen session; start en med { $how }
refused-no-key = den nøgle findes ikke eller er slettet
refused-no-such-key = du har ingen sådan nøgle
refused-no-such-session = sådan en session har du ikke
refused-no-such-puzzle = sådan en opgave findes ikke
refused-session-old = log først ind igen
refused-scope = denne nøgle har ikke tilladelse til { $scope }
refused-person = kun spilleren kan gøre dette, ikke et program med en nøgle
refused-account-taken = brugernavnet er taget, eller du har allerede en konto
refused-account-name = et brugernavn skal have 1 til 24 synlige tegn
refused-password = forkert brugernavn eller adgangskode
refused-common-password = den adgangskode er for almindelig; vælg en anden
refused-recovery-code = det er ikke en gendannelseskode til denne konto
refused-code = den kode findes ikke, er allerede brugt eller er udløbet
refused-passkey = den adgangsnøgle virker ikke her; log ind på en anden måde
refused-passkey-account = en adgangsnøgle hører til en konto; opret en konto først
refused-rating = kun spillere med en konto kan spille partier med rating
refused-subscription = denne server kan ikke sende notifikationer til denne browser
refused-no-mail = denne server sender ingen mails
refused-mail-failed = mailen kunne ikke sendes; prøv igen senere
refused-account-letters = et brugernavn må ikke blande bogstaver fra forskellige skriftsystemer, f.eks. latinske og kyrilliske

## Refusals: setting up a match

refused-seat-count = { $game } har { $seats } pladser med disse valg, ikke { $given }
refused-levels = niveauer går fra { $least } til { $most }
refused-handicap-twice = et handicap er valgmuligheden { "`without`" }; den er angivet to gange
refused-handicap-rated = et parti med handicap kan ikke spilles med rating
refused-nobody-plays = mindst én plads skal være til et menneske
refused-clock = et ur skal have 1 sekund til { $most } dage
refused-increment = et tillæg kan højst være 10 minutter, og kun med et ur for hele partiet
refused-turn-limit = ture på tid kræver et ur med tid pr. træk
refused-waiting-matches = du, eller din adresse, kan højst have { $most } partier, der venter i lobbyen; annuller et først

## Refusals: tournaments

refused-no-tournament = den turnering findes ikke
refused-tournament-phase = det kan ikke gøres i denne turnering nu
refused-tournament-full = denne turnering er fuld: op til { $most } kan deltage; du kan stadig se med
refused-tournament-host = kun turneringens arrangør kan gøre det
refused-tournament-few = en sådan turnering kræver mindst { $least } spillere
refused-tournament-clock = en turnering kræver et ur, og i en arena skal det være indstillet i minutter
refused-tournament-game = turneringer er for spil for 2 til { $most } spillere uden hold
refused-tournament-tables = partier med flere end 2 spillere kræver en schweizerturnering eller en arena
refused-tournament-time = vælg en starttid inden for det næste år
refused-tournament-number = en turnering kan ikke vente på flere spillere, end der kan deltage; vælg et mindre antal
refused-tournament-engines = mindst én spiller i en turnering skal være et menneske
refused-no-entrant = der er ingen med dette nummer i turneringen
refused-waiting-tournaments = du kan højst have { $most } turneringer, der ikke er begyndt; start eller aflys en først
refused-in-tournament = det er ikke muligt i et turneringsparti

## Refusals: clubs

refused-no-club = den klub findes ikke
refused-no-member = ingen med dette navn er i klubben
refused-club-account = du skal have en konto for at bruge klubber; log ind, eller opret en konto først
refused-club-name = navnet på en klub skal have mindst { $least } bogstaver eller cifre
refused-club-letters = navnet på en klub må ikke blande bogstaver fra forskellige skriftsystemer, f.eks. latinske og kyrilliske
refused-club-taken = der findes allerede en klub med dette navn eller et, der ligner; vælg et andet navn
refused-club-members-only = kun medlemmer af klubben kan gøre dette
refused-club-organisers = kun arrangører i klubben kan gøre dette
refused-club-owner = kun klubbens ejer kan gøre dette
refused-club-invitation = man kan kun blive medlem af denne klub med en invitation; bed en arrangør om linket
refused-club-full = denne klub er fuld: den kan højst have { $most } medlemmer; vælg en anden
refused-club-too-many = du kan højst være med i { $most } klubber; forlad en først
refused-club-too-many-owned = du kan højst eje { $most } klubber; slet en, eller gør en anden til ejer af den først
refused-club-successor = dette medlem ejer allerede { $most } klubber, og flere kan man ikke eje; vælg en anden
refused-club-owner-leaves = gør en anden til ejer, før du forlader klubben

## Refusals: in a match

refused-no-match = det parti findes ikke
refused-phase = { $phase ->
    [waiting] partiet er ikke begyndt
    [paused] partiet er på pause
    [over] partiet er slut
   *[playing] partiet er i gang
  }
refused-seat-out = spiller { $number } er ude af partiet
refused-stale = partiet er ved hændelse { $seq }, ikke { $given }
refused-no-seat = du kan ikke spille her som spiller { $number }
refused-seat-not-yours = du er ikke spiller { $number }
refused-seat-taken = pladsen som spiller { $number } er taget
refused-have-seat = du har allerede en plads
refused-turn = det er ikke din tur; vent på spiller { $number }
refused-mover-only = du kan kun spørge, når det er din tur
refused-nobody-moves = ingen kan trække nu
refused-computer-plays = computeren spiller for denne plads
refused-computer-plays-on = computeren vil spille videre
refused-proposal-open = et tidligere forslag ({ $proposal }) er ikke besvaret endnu; besvar det, eller vent
refused-no-proposal = der er intet forslag, du kan svare på
refused-rematch = revanchen er allerede begyndt
refused-not-gone = spiller { $number } er ikke gået
refused-no-undo = du har intet træk, der kan fortrydes
refused-no-hints = forslag er slået fra ved dette bord
refused-no-hint-found = der blev ikke fundet et forslag; prøv igen
refused-hidden-hands = et parti med skjulte hænder kan først gemmes, når det er slut, som JSON
refused-match-or-record = angiv enten et parti eller en optegnelse, ikke begge dele
refused-review-early = et parti kan først gennemgås, når det er slut
refused-no-picture = det billede findes ikke

## Refusals: talking

refused-no-chat = chatten er slået fra ved dette bord
refused-speak = kun spillere kan skrive her
refused-presets = ved dette bord kan kun færdige sætninger bruges
refused-preset-or-text = angiv enten en færdig sætning eller en tekst, ikke begge dele
refused-said-enough = der kan ikke skrives flere beskeder ved dette bord
refused-mute = der er ingen på den plads, som du kan gøre tavs
refused-no-line = der er ingen besked med det nummer
refused-free-chat-off = slå først fri tekst til på din konto
refused-nobody-reads = ingen andre ved dette bord har slået fri tekst til; brug en færdig sætning
refused-chat-taken = du kan ikke bruge chatten længere; spørg dem, der driver serveren, hvorfor
# $date is written as 2026-11-18.
refused-chat-taken-until = du kan ikke bruge chatten før { $date }

## Refusals: other people

refused-no-account = ingen har det brugernavn; tjek stavemåden
refused-contacts-account = du skal have en konto til dette; log ind, eller opret en konto først
refused-yourself = vælg en anden end dig selv
refused-contacts-full = listen er fuld: den kan højst have { $most } personer; fjern en først
refused-follow = du kan ikke følge denne spiller
refused-company = du kan ikke deltage i dette spil; vælg et andet
refused-challenge = denne spiller tager ikke imod udfordringer fra dig
refused-challenge-open = denne spiller har ikke svaret på din seneste udfordring endnu; vent, eller træk den tilbage først
refused-challenges-full = { $most } af dine udfordringer venter på svar; træk en tilbage først
refused-challenge-seats = én plads skal være din og én din modstanders
refused-no-challenge = udfordringen er allerede besvaret eller trukket tilbage, eller den er udløbet
refused-series-seats = kun spil med to spillere kan spilles som en serie
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = en serie har en af disse længder: { $lengths }
refused-report-what = angiv, hvilken besked eller hvilken spiller du vil anmelde
refused-report-seat = der er ingen på den plads at anmelde
refused-report-table = kun spillere ved dette bord kan anmelde det
refused-suspended = din konto er suspenderet; spørg dem, der driver serveren, hvorfor
# $date is written as 2026-11-18.
refused-suspended-until = din konto er suspenderet til { $date }
refused-name-taken = du kan ikke skifte navn; spørg dem, der driver serveren, hvorfor
refused-name-taken-until = du kan ikke skifte navn før { $date }

## The opening explorer

error-packed-games = dette er ikke en samling partier til åbningsudforskeren, eller den er beskadiget
error-being-built = en anden proces er ved at oprette { $file } lige nu
# $command is what to type
refused-no-engine-games = denne server har ingen computerpartier at vise endnu; den, der driver den, kan hente dem med: { $command }
refused-engine-games-soon = computerpartierne bliver gjort klar; prøv igen om et par minutter
error-moderate-no-report = der er ingen anmeldelse { $number }
error-moderate-bad-name = { $name } kan ikke bruges som navn
error-moderate-name-taken = navnet { $name } er taget

error-at = { $where }: { $problem }
error-at-move = { $number }. gājiens: { $problem }
error-at-ply = gājiens nr. { $number }: { $problem }
error-at-character = { $problem } (pie { $offset }. zīmes)
error-no-game-but = spēles ar nosaukumu { $name } nav; varbūt domājāt { $near }?
error-no-game = spēles ar nosaukumu { $name } nav; visas spēles uzskaita { "`cornerwise games`" }
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } šeit lietot nevar: tas darbojas tikai ar plakanām likšanas spēlēm
        [two-party] { $game } šeit lietot nevar: tas darbojas tikai ar divu pušu spēlēm
       *[placing] { $game } šeit lietot nevar: tas darbojas tikai ar likšanas spēlēm
    }
error-no-option = opcijas { $option } nav (izvēlieties no: { $known })
error-no-options = opcijas { $option } nav: šai spēlei opciju nav
error-option-value = { $option } nevar būt { $value } (izvēlieties no: { $choices })
error-option-no-text = { $option } nevar būt { $value }: tam jābūt tekstam
error-few-colours = krāsu nepietiek, lai katram būtu { $each }
error-edition-seats = izdevums { $edition } ir no { $fewest } līdz { $most } spēlētājiem, nevis { $seats }
error-deals-no-target = mačam ar noteiktu dalījumu skaitu nav mērķa: izvēlieties vienu no abiem
error-one-deal = skaitīšana { $scoring } ir vienam dalījumam, nevis { $deals }
error-seed = sēklai jābūt veselam skaitlim, nevis { $seed }
error-no-seed = šajā spēlē nekas nav nejaušs, tāpēc sēklas nav
error-few-tiles = plāksnīšu ({ $tiles }) nepietiek, lai vietās ({ $seats }) būtu pa { $hand }
error-handicap-form = rakstiet { "without" } kā { "blue:I5,W5/red:X5" }, nevis { $text }
error-handicap-twice = { "without" } krāsu nosauc divreiz: { $text }
error-handicap-colour = { "without" }: krāsa { $colour } šajā spēlē nespēlē (izvēlieties no: { $known })
error-handicap-piece = { "without" }: kauliņa { $piece } nav (izvēlieties no: { $known })
error-handicap-copies =
    { "without" }: { $colour }: kauliņš { $piece } ir tikai { $copies ->
        [zero] { $copies } reizes
        [one] { $copies } reizi
       *[other] { $copies } reizes
    }, nevis { $count }
error-handicap-all = { "without" }: { $colour }: jāpatur vismaz viens kauliņš
error-handicap-shared = { "without" }: handikaps nav iespējams, jo visiem spēlētājiem ir viens kopīgs kauliņu komplekts
error-heights-form = { $text } nav augstumu karte: rakstiet skaitļu rindas, starp tām / vai jauna rinda
error-heights-uneven = { $text } nav augstumu karte: tās rindas nav vienāda garuma
error-heights-cubes = { $text } nav augstumu karte: tajā ir { $cubes ->
    [zero] { $cubes } klucīši
    [one] { $cubes } klucītis
   *[other] { $cubes } klucīši
  }, nevis no 2 līdz { $most }
error-heights-parts = R4: visiem augstumu kartes lauciņiem jābūt savienotiem
error-heights-long = { $text } neder: R4: augstumu kartē var būt ne vairāk par { $most } baitiem
error-heights-no-text = { $text } neder: R4: augstumu kartei jābūt teksta failam
error-heights-file = { $text } neder: { $problem }
error-illegal-move = { $move } nav atļauts: { $why } ({ $clause })
error-no-cell = uz { $board } laukuma nav vietas { $text }
error-cell-twice = { $text } vienu un to pašu vietu nosauc divreiz
error-lays-nothing = { $text } nenoliek nevienu kauliņu
error-no-colour = { $text } nav krāsa (izvēlieties no: { $known })
error-no-such-colour = { $game }: krāsas { $colour } nav (izvēlieties no: { $known })
error-no-tile = { $text } nav plāksnīte (rakstiet kā { "0-2-5" })
error-tile-order = { $text } nav plāksnīte: skaitļi nedrīkst samazināties (rakstiet kā { "0-2-5" })
error-no-move = { $text } nav gājiens (rakstiet kā { "0-2-5@1,0/2" })
error-opponent = pretinieks ir līmenis, { "random" }, { "self" }, spēlētājs vai funkcija, kas izvēlas darbību, nevis { $given }
error-seat-idle = { $game }: apmācāmais spēlētājs nekad netiek pie gājiena
error-text-long = tas ir par garu stāvoklim, kurā ir ne vairāk par { $most } rakstzīmēm: { $text }
error-text-missing = pēc { $count ->
    [zero] { $count } gājieniem
    [one] { $count } gājiena
   *[other] { $count } gājieniem
  } { $text } var nolikt kauliņu, bet šīs krāsas stāvoklī vairāk nav
error-text-twice = { $text } minēts divreiz
error-text-part = stāvoklim nav daļas { $text } (izvēlieties no: { $known })
error-text-points = { $text } jābūt visu spēlētāju ({ $seats }) punktiem, piemēram, { "120,-5" }
error-text-deals = { $text }: pēc šiem dalījumiem mačs jau būtu beidzies
error-text-hidden = plāksnīti { $text } redzēja tikai cits spēlētājs, tāpēc no šī stāvokļa partiju izveidot nevar
error-promise = { $game }: { $promise } (pēc { $moves })
error-file-long = failā ir vairāk par { $most } rakstzīmēm
error-file-empty = fails ir tukšs
error-file-no-game = tas nav ne ieraksts (JSON), ne { ".blksgf" } fails
error-file-design = tas ir zīmējums, nevis partija; to rāda { "`cornerwise draw`" }
error-file-several = failā { $file } partiju skaits ir { $count }; { "load_games" } nolasa tās visas
error-file-suffix = { $file }: partijas faila nosaukumam jābeidzas ar kādu no: { $known }
error-explorer-file = { $file } nav atklātņu pārlūka fails
error-file-json = tas nav JSON fails: { $problem }
error-field-missing = trūkst { $field }
error-field-twice = { $field } parādās divreiz
error-field-unknown = lauka ar nosaukumu { $field } nav
error-field-fraction = { $text } nav vesels skaitlis, un ierakstos ir tikai veseli skaitļi
error-field-type = { $field }: gaidīts „{ $wanted }”, nevis „{ $given }”
error-type-object = objekts
error-type-list = saraksts
error-type-number = vesels skaitlis
error-type-text = teksts
error-type-writable = teksts derīgā Unicode, bez surogātpāru pusēm
error-type-move = gājiena numurs
error-record-version = { "version" }: var nolasīt tikai { $version }, nevis { $given }
error-record-players = { "players" }: { $game }: spēlētāju skaits ir { $seats }
error-record-comment = { "comments" }: gājiena { $number } nav
error-record-family = { "variant" }: { $game } nav likšanas spēle
error-record-not-over = { "result" }: partija nav beigusies
error-record-no-result = { "result" }: partija ir beigusies, { $result }, bet rezultāts nav norādīts
error-record-result = { "result" }: partija ir beigusies, { $result }, nevis { $given }
error-sgf-elsewhere = mezgla šajā kokā nav
error-sgf-charset = rakstzīmju kopa { $charset } nav atbalstīta
error-sgf-not-charset = teksts nav derīgs { $charset }
error-sgf-unfinished = fails beidzas koka vidū
error-sgf-no-tree = failā nav partijas koka
error-sgf-no-node = kokam jāsākas ar mezglu
error-sgf-node-place = mezglam jābūt kokā un pirms tā variantiem
error-sgf-many = mezglu ir vairāk par { $most }
error-sgf-close = te nav koka, ko noslēgt
error-sgf-meaning = negaidīts { $sign }
error-sgf-property-place = īpašībai jābūt mezglā
error-sgf-property-twice = { $name } mezglā parādās divreiz
error-sgf-no-value = { $name } ir bez vērtības
error-sgf-endless = vērtībai nav aizverošās iekavas
error-sgf-property = īpašībai vajag nosaukumu no burtiem un cipariem un vērtību: { $name } kāda no tām trūkst
error-sgf-game = nezināma spēle { $name }
error-sgf-own = spēlei { $name } vajag īpašību { $property }
error-sgf-two-games = failā teikts, ka spēle ir { $name } un arī { $game }
error-sgf-setup = { $name } izveido stāvokli, tāpēc partiju pēc noteikumiem nevar atkārtot
error-sgf-two-moves = mezglā ir divi gājieni, { $first } un { $second }
error-sgf-early = šeit iet { $colour }, bet tagad gājiens ir krāsai { $turn }, kas var nolikt kauliņu (P11)
error-sgf-colour = { $game }: krāsas { $name } nav
error-extra-solve = risināšanai vajag OR-tools: { $install }
error-extra-nets = tīkliem vajag onnxruntime: { $install }
error-extra-pictures = PNG un WebP attēliem vajag resvg un Pillow: { $install }
error-extra-cluster = klasterim vajag Ray: { $install }
error-not-solo = { $game } nav spēle vienam (izvēlieties no: { $known })
solo-no-room = { $colour }: nav vietas kauliņam { $piece }
solo-no-reach = { $colour }: vajadzīgā vieta: { $cells }, sasniedzama tikai { $room }
solo-few-cells = atlikušajiem kauliņiem vajadzīgās brīvās vietas: { $needed }, bet atlikušas tikai { $free }
error-puzzle = tas nav uzdevumu fails
error-puzzle-unproven = uzdevumam { $id } ir cits atrisinājums vai nav neviena
error-level = līmeņi ir no { $least } līdz { $most }, nevis { $given }
error-strength-both = līmenis pats nosaka mezglus un laiku: norādiet vai nu līmeni, vai mezglus un laiku
error-no-parameter = parametra { $name } nav (izvēlieties no: { $known })
error-value = { $name } jābūt { $wanted }, nevis { $given }
error-wants-whole = vesels skaitlis no { $least } līdz { $most }
error-wants-seconds = sekunžu skaits līdz { $most }
error-wants-or = { $wanted } vai { $other }
error-search-nodes = meklēšanai vajag vismaz vienu mezglu, nevis { $given }
error-search-time = meklēšanai vajag vairāk par 0 sekundēm, nevis { $given }
error-search-memory = meklēšanai vajag vismaz { $least } MiB atmiņas, nevis { $given }
error-search-limits = meklēšanai vajag mezglu skaitu vai laika robežu
error-search-tuning = meklēšanu tā iestatīt nevar: { $problem }
error-evaluator = vērtētāja { $name } nav (izvēlieties no: { $known }), un nav faila ar tādu nosaukumu
error-slip = kļūmju daļai jābūt no 0 līdz 1, nevis { $given }
error-threads = pavedienu var būt no 1 līdz { $most }, nevis { $given }
error-no-net = pakotnē nav tīkla spēlei { $game }
error-nobody-moves = tagad neviens nevar iet, tāpēc nav ko izvēlēties
error-net-large = { $file } ir par lielu, lai būtu tīkls
error-net-damaged = { $file } nav tīkls: { $problem }
error-net-foreign = { $file } nav šīs programmas tīkls
error-net-board = { $file } ir trenēts citam laukumam vai citiem kauliņiem, nevis { $game }
error-net-shape = { $file } ir citas formas nekā { $game } tīkls
error-entrant = dalībnieks { $spec }: { $problem }
error-no-program = programmas { $program } nav
error-programs-play = programmas var spēlēt tikai likšanas spēles, un { $game } tāda nav
error-not-one-of = izvēlieties no: { $known }
error-not-called = { $name } nevar izsaukt
error-not-pair = { $text } nav formā { "NAME=VALUE" }
error-value-parts = { $name } ir viena vērtība, tāpēc tai daļu nav
error-worker-ended = darba process apstājās, pirms varēja spēlēt; tā kļūda redzama iepriekš
error-no-cluster = adresē { $address } Ray klastera nav: { $problem }
error-machines-lost =
    { $number }. partija: { $count ->
        [zero] to spēlējot, zaudēti { $count } datori
        [one] to spēlējot, zaudēts { $count } dators
       *[other] to spēlējot, zaudēti { $count } datori
    }
error-arena-entrants = arēnai vajag vismaz 2 dalībniekus
error-arena-names = divus dalībniekus sauc { $name }; vienam dodiet citu vārdu ar { "NAME=" }{ $spec }
error-arena-alone = { $game } spēlē vienatnē; arēnai vajag spēli diviem vai vairākiem
error-arena-time = gājiena laikam jābūt lielākam par 0
error-arena-two = secīgajam testam vajag tieši 2 dalībniekus
error-arena-plies = { $game } pēc nejaušiem gājieniem ({ $plies }) vienmēr ir beigusies; lietojiet mazāk
error-arena-even = neviena { $game } atklātne ar nejaušiem gājieniem ({ $plies }) nebija pietiekami līdzīga; atļaujiet lielākas izredzes
error-arena-version = tie nav arēnas iestatījumi, versija { $version }
error-arena-settings = iestatījumi ir bojāti: { $problem }
error-arena-none = { $folder }: šajā mapē arēnas nav, jo nav faila { $file }
error-arena-busy = { $folder }: šo mapi lieto cits process
error-arena-other = { $folder }: šī mape pieder darbam ar citiem iestatījumiem: { $name } bija { $was }, bet tagad ir { $now }
error-arena-line = { $file }, { $line }. rinda: bojāta ({ $problem })
error-net-part = { $text } nav spēle vai GAME*NUMBER ar skaitli līdz { $most }
error-net-shared = { $first } un { $second } ir pārāk atšķirīgas, lai dalītu vienu tīklu
error-window = { $file } nav { $game } logs: { $problem }
error-holds-no = mapē { $folder } nav { $name }
error-no-training = mapē { $folder } nav treniņa: { $problem }
error-other-training = mapē { $folder } ir citas spēles treniņš, nevis { $game }
error-unreadable = { $file } nevar nolasīt: { $problem }
error-learning = mācīšanās neizdevās { $step }. solī: zudums vairs nav skaitlis
error-no-figure = rādītāja { $name } nav (izvēlieties no: { $known })
error-action-of = { $number }. partijas darbība { $action }
error-action-type = darbībai jābūt veselam skaitlim
error-action-range = darbības ir no 0 līdz { $most }, nevis { $given }
error-action-place = atvērtas vietas { $place } nav
error-step-after-end = partija ir beigusies ({ $clause }): pirms nākamās darbības sāciet no jauna
error-not-reset = izsauciet { "reset()" } pirms { $what }
error-rewards = atlīdzībai jābūt vienai no { $known }, nevis { $given }
error-illegal-actions = neatļautu darbību iestatījumam jābūt vienam no { $known }, nevis { $given }
error-seat = { $game }: vietas te ir no 0 līdz { $most }, nevis { $given }
error-batch-games = partiju var būt no 1 līdz { $most }, nevis { $given }
error-no-observer-parameters = novērojumiem nav parametru
error-smtp-url = { "smtp" } jābūt URL, piemēram, { $first } vai { $second }
error-database-url = datubāzei jābūt URL, piemēram, { $example }
error-database-file = datubāzes URL jānosauc fails, piemēram, { $example }
error-database-open = datubāzi { $file } nevar atvērt: { $problem }
error-no-database = datubāzes ar nosaukumu { $name } nav (izvēlieties no: { $known })
error-database-full = datubāze nav tukša, un atjaunošana pārrakstītu datus; izvēlieties tukšu
error-workers-database = vairākiem procesiem vajag PostgreSQL, jo SQLite darbojas tikai vienam procesam
error-workers-redis = vairākiem procesiem vajag Redis, lai apmainītos ar notikumiem
error-backup-table = { $file }: rezerves kopijā ir tabula, ko šī versija nepazīst
error-backup-version = { $file }: šī rezerves kopija ir no citas versijas; atjaunojiet to ar to versiju
error-backup-damaged = { $file }: tā nav rezerves kopija, vai arī tā ir bojāta
error-refused = serveris atteica: { $said }
error-refused-socket = serveris atteica ligzdu; lūdzu, pārbaudiet atslēgu
error-connection = savienojums pārtrūka: { $problem }
error-no-free-seat = šajā partijā brīvas vietas nav
refused-no-address = šajā adresē nekā nav
refused-http = uz pieprasījumu nevar atbildēt: { $said }
refused-request-long = pieprasījumā var būt ne vairāk par { $most } baitiem
refused-message-long = ziņā var būt ne vairāk par { $most } baitiem
refused-games = tekstā var būt ne vairāk kā { $games } partijas uz { $boards } dažādiem laukumiem
refused-takes-long = tam vajag pārāk daudz laika vai atmiņas; mēģiniet ko mazāku
refused-too-many = pārāk daudz šādu pieprasījumu; mēģiniet vēlreiz pēc { $seconds } s
refused-version = šis serveris lieto protokola { $version }. versiju
refused-followed = vienā ligzdā var sekot ne vairāk par { $most } partijām
refused-origin = šai lapai nav atļauts lietot šo serveri
refused-host = šis serveris neatbild uz šo resursdatora nosaukumu
refused-broken = serverī kaut kas nogāja greizi; mēģiniet vēlreiz
refused-storage = pašlaik neko nevar saglabāt; mēģiniet vēlreiz pēc brīža
refused-closing = serveris beidz darbu; pēc brīža mēģiniet vēlreiz
refused-searches = gaida pārāk daudz meklējumu; pēc brīža mēģiniet vēlreiz
refused-no-answer = dators neatrada gājienu
refused-other-server = tajā pašā brīdī kaut kas mainījās; mēģiniet vēlreiz
refused-no-session = jums nav sesijas; sāciet to ar { $how }
refused-no-key = tādas atslēgas nav, vai tā ir izdzēsta
refused-no-such-key = jums tādas atslēgas nav
refused-no-such-session = jums nav tādas sesijas
refused-no-such-puzzle = tāda uzdevuma nav
refused-session-old = vispirms ieejiet vēlreiz
refused-scope = šai atslēgai nav atļaujas: { $scope }
refused-person = to var darīt tikai spēlētājs, nevis programma ar atslēgu
refused-account-taken = šis lietotājvārds ir aizņemts, vai arī konts jums jau ir
refused-account-name = lietotājvārdā jābūt no 1 līdz 24 redzamām rakstzīmēm
refused-password = nepareizs lietotājvārds vai parole
refused-common-password = šī parole ir pārāk izplatīta; lūdzu, izvēlieties citu
refused-recovery-code = tas nav šī konta atkopšanas kods
refused-code = tāda koda nav, tas jau ir izmantots vai ir beidzies tā termiņš
refused-passkey = šī piekļuves atslēga šeit nedarbojas; ieejiet citā veidā
refused-passkey-account = piekļuves atslēga pieder kontam; vispirms izveidojiet kontu
refused-rating = partijas ar reitingu var spēlēt tikai spēlētāji ar kontu
refused-subscription = šis serveris nevar sūtīt paziņojumus uz šo pārlūku
refused-no-mail = šis serveris e-pastu nesūta
refused-mail-failed = e-pastu neizdevās nosūtīt; mēģiniet vēlāk
refused-account-letters = lietotājvārdā nedrīkst jaukt dažādu rakstību burtus, piemēram, latīņu un kirilicas
refused-seat-count = { $game }: ar šīm opcijām vietu skaits ir { $seats }, nevis { $given }
refused-levels = līmeņi ir no { $least } līdz { $most }
refused-handicap-twice = handikaps ir opcija { "`without`" }; tā norādīta divreiz
refused-handicap-rated = partija ar handikapu nevar būt ar reitingu
refused-nobody-plays = vismaz vienai vietai jābūt cilvēkam
refused-clock = pulkstenī jābūt no 1 sekundes līdz { $most } dienām
refused-increment = piedeva var būt ne vairāk par 10 minūtēm un tikai pulkstenim visai partijai
refused-turn-limit = ierobežotam gājiena laikam vajag pulksteni ar laiku katram gājienam
refused-waiting-matches = jums vai jūsu adresei vestibilā var gaidīt ne vairāk kā { $most } partijas; vispirms atceliet kādu no tām

## Refusals: tournaments

refused-no-tournament = tāda turnīra nav
refused-tournament-phase = šajā turnīrā to tagad nevar izdarīt
refused-tournament-full = šis turnīrs ir pilns: piedalīties var ne vairāk kā { $most }; skatīties to tomēr var
refused-tournament-host = to var izdarīt tikai turnīra rīkotājs
refused-tournament-few = šādam turnīram vajag vismaz { $least } spēlētājus
refused-tournament-clock = turnīram vajag pulksteni, un arēnā tam jābūt iestatītam minūtēs
refused-tournament-game = turnīri ir spēlēm no 2 līdz { $most } spēlētājiem bez komandām
refused-tournament-tables = partijām ar vairāk nekā 2 spēlētājiem vajag Šveices sistēmu vai arēnu
refused-waiting-tournaments = jums var būt ne vairāk kā { $most } turnīri, kas nav sākušies; vispirms sāciet vai atceliet kādu no tiem
refused-in-tournament = turnīra partijā tas nav iespējams
refused-no-match = tādas partijas nav
refused-phase = { $phase ->
    [waiting] partija vēl nav sākusies
    [paused] partija ir apturēta
    [over] partija ir beigusies
   *[playing] partija notiek
  }
refused-seat-out = { $number }. spēlētājs ir izstājies no partijas
refused-stale = partijā tagad ir notikums { $seq }, nevis { $given }
refused-no-seat = šeit nevarat spēlēt kā { $number }. spēlētājs
refused-seat-not-yours = jūs neesat { $number }. spēlētājs
refused-seat-taken = { $number }. spēlētāja vieta ir aizņemta
refused-have-seat = jums jau ir vieta
refused-turn = tagad nav jūsu gājiens; pagaidiet { $number }. spēlētāju
refused-mover-only = lūgt varat tikai savā gājienā
refused-nobody-moves = tagad neviens nevar iet
refused-computer-plays = šajā vietā spēlē dators
refused-computer-plays-on = dators vēlas spēlēt tālāk
refused-proposal-open = uz agrāku priekšlikumu ({ $proposal }) vēl nav atbildēts; atbildiet vai pagaidiet
refused-no-proposal = nav priekšlikuma, uz kuru jūs varētu atbildēt
refused-rematch = revanšs jau ir sācies
refused-not-gone = { $number }. spēlētājs nav aizgājis
refused-no-undo = jums nav gājiena, ko varētu atsaukt
refused-no-hints = pie šī galda mājieni ir izslēgti
refused-no-hint-found = mājienu neizdevās atrast; mēģiniet vēlreiz
refused-hidden-hands = partiju ar slēptām plāksnītēm var saglabāt tikai tad, kad tā beigusies, JSON formātā
refused-match-or-record = norādiet vai nu partiju, vai ierakstu, nevis abus
refused-review-early = partiju var izvērtēt tikai tad, kad tā beigusies
refused-no-picture = tāda attēla nav
refused-no-chat = pie šī galda tērzēšana ir izslēgta
refused-speak = te var rakstīt tikai spēlētāji
refused-presets = pie šī galda var lietot tikai gatavās frāzes
refused-preset-or-text = norādiet vai nu gatavu frāzi, vai tekstu, nevis abus
refused-said-enough = pie šī galda ziņas vairs nevar rakstīt
refused-mute = šajā vietā nav neviena, ko varētu apklusināt
refused-no-line = ziņas ar šādu numuru nav
refused-tournament-time = izvēlieties sākuma laiku tuvākā gada laikā
refused-tournament-number = turnīrs nevar gaidīt vairāk spēlētāju, nekā var piedalīties; izvēlieties mazāku skaitu
refused-tournament-engines = vismaz vienam turnīra spēlētājam jābūt cilvēkam
refused-no-entrant = turnīrā nav neviena ar šo numuru
refused-no-club = tāda kluba nav
refused-no-member = klubā nav neviena ar šādu vārdu
refused-club-account = klubiem vajadzīgs konts; vispirms ieejiet vai reģistrējieties
refused-club-name = kluba nosaukumā burtu vai ciparu jābūt vismaz { $least }
refused-club-letters = kluba nosaukumā nedrīkst jaukt dažādu rakstību burtus, piemēram, latīņu un kirilicas
refused-club-taken = klubs ar šādu vai līdzīga izskata nosaukumu jau ir; izvēlieties citu nosaukumu
refused-club-members-only = to var darīt tikai kluba biedri
refused-club-organisers = to var darīt tikai kluba rīkotāji
refused-club-owner = to var darīt tikai kluba īpašnieks
refused-club-invitation = šajā klubā var iestāties tikai ar ielūgumu; palūdziet saiti rīkotājam
refused-club-full = šis klubs ir pilns: biedru var būt ne vairāk par { $most }; izvēlieties citu
refused-club-too-many = klubu, kuros esat, var būt ne vairāk par { $most }; vispirms izstājieties no kāda
refused-club-too-many-owned = klubu, kuru īpašnieks esat, var būt ne vairāk par { $most }; vispirms kādu izdzēsiet vai ieceliet tam citu īpašnieku
refused-club-successor = šim biedram jau pieder tik klubu, cik var būt: { $most }; izvēlieties kādu citu
refused-club-owner-leaves = pirms izstājaties no kluba, ieceliet par īpašnieku kādu citu
refused-free-chat-off = vispirms savā kontā ieslēdziet brīvu tekstu
refused-nobody-reads = neviens cits pie šī galda nav ieslēdzis brīvu tekstu; lietojiet gatavu frāzi
refused-chat-taken = jūs vairs nevarat tērzēt; iemeslu jautājiet šī servera uzturētājiem
# $date is written as 2026-11-18.
refused-chat-taken-until = jūs nevarat tērzēt līdz { $date }
refused-no-account = nevienam nav šāda lietotājvārda; pārbaudiet, kā tas uzrakstīts
refused-contacts-account = tam vajadzīgs konts; vispirms ieejiet vai reģistrējieties
refused-yourself = izvēlieties kādu citu, nevis sevi
refused-contacts-full = šis saraksts ir pilns, lielākais cilvēku skaits: { $most }; vispirms kādu noņemiet
refused-follow = šim spēlētājam sekot nevar
refused-company = šai spēlei pievienoties nevar; izvēlieties citu
refused-challenge = šis spēlētājs no jums izaicinājumus nepieņem
refused-challenge-open = šis spēlētājs vēl nav atbildējis uz jūsu iepriekšējo izaicinājumu; pagaidiet vai vispirms to atsauciet
refused-challenges-full = jūsu izaicinājumi, kas gaida atbildi: { $most }; vispirms atsauciet kādu no tiem
refused-challenge-seats = vienai vietai jābūt jūsu un vienai pretinieka
refused-no-challenge = uz šo izaicinājumu jau ir atbildēts, tas ir atsaukts vai tā termiņš beidzies
refused-series-seats = sērijas ir tikai divu spēlētāju partijām
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = sērijas garumam jābūt vienam no šiem: { $lengths }
refused-report-what = norādiet, par kuru ziņu vai spēlētāju sūdzaties
refused-report-seat = šajā vietā nav neviena, par ko sūdzēties
refused-report-table = sūdzēties var tikai šī galda spēlētāji
refused-suspended = jūsu konta darbība ir apturēta; iemeslu jautājiet šī servera uzturētājiem
# $date is written as 2026-11-18.
refused-suspended-until = jūsu konta darbība ir apturēta līdz { $date }
refused-name-taken = jūs nevarat mainīt savu vārdu; iemeslu jautājiet šī servera uzturētājiem
refused-name-taken-until = jūs nevarat mainīt savu vārdu līdz { $date }
error-packed-games = tas nav atklātņu pārlūka partiju krājums, vai arī tas ir bojāts
error-being-built = cits process pašlaik veido failu { $file }
# $command is what to type
refused-no-engine-games = šajā serverī vēl nav datora partiju, ko rādīt; servera uzturētājs tās var iegūt ar: { $command }
refused-engine-games-soon = datora partijas tiek sagatavotas; pēc dažām minūtēm mēģiniet vēlreiz
error-moderate-no-report = sūdzības { $number } nav
error-moderate-bad-name = { $name } nevar būt vārds
error-moderate-name-taken = vārds { $name } ir aizņemts

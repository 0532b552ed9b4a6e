
## Commands of the terminal: arguments that several of them take

cli-arg-game = et spil, f.eks. duo
cli-arg-option = angiv en valgmulighed for spillet, f.eks. start=own; `cornerwise games` viser dem; må gentages; heights=@FILE læser et højdekort
cli-arg-file = en optegnelse eller en .blksgf-fil, eller - for standardinput
cli-arg-ply = stillingen efter N træk
cli-arg-nth = det N'te parti i filen (1)
cli-arg-marks = mærk farverne, så de kan skelnes uden farve
cli-arg-level = spillestyrke, fra 1 til 9
cli-arg-nodes = stillinger, der gennemsøges for hvert træk, i stedet for niveauets antal
cli-arg-time = sekunder for hvert træk
cli-arg-evaluator = hvad der bedømmer stillinger: best, playouts, net, small, guided eller filen med et net
cli-arg-threads = hvor mange processortråde der bruges
cli-arg-seed = et tal, der gør tilfældige valg ens hver gang
cli-arg-memory = megabyte til søgetræet
cli-with-default = { $about } ({ $default })

## What is wrong with an argument

cli-no-whole-number = { $text } er ikke et helt tal fra { $least } til { $most }
cli-no-pair = { $text } har ikke formen NAME=VALUE
cli-no-number = { $text } er ikke et tal
cli-no-seconds = { $text } er ikke et antal sekunder
cli-no-chance = { $text } ligger ikke mellem 0 og 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = der er intet parti { $number }: filen har { $count }
cli-no-games = der er intet parti i mappen { $folder }
cli-no-such-ply = der er intet træk { $ply }: partiet har { $count }
cli-one-game-only = { $file }: filen har { $count } partier; denne kommando kræver en fil med kun 1

## Names in tables and lines

cli-seat = plads { $seat }
cli-column-move = træk
cli-chance = tilfældet
cli-outcome = { $count ->
    [0] ingen vinder
    [one] plads { $seats } vinder
   *[other] pladserne { $seats } vinder
  } ({ $points })

## games

cli-games-about = Viser alle spil med pladser, farver, brætter, brikker og valgmuligheder.
cli-games-game = vis kun dette spil
cli-games-sort = sortér listen efter dette
cli-games-json = udskriv alt om alle spil som JSON
cli-games-column-game = spil
cli-games-column-title = titel
cli-games-column-seats = pladser
cli-games-column-minutes = minutter
cli-games-column-age = alder
cli-games-column-colours = farver
cli-games-column-board = bræt
cli-games-column-pieces = brikker
cli-games-column-option = valgmulighed
cli-games-column-default = standard
cli-games-column-choices = andre værdier
cli-games-column-name = navn
cli-games-column-about = hvad den afgør
cli-games-no-edge = ingen kant
cli-games-cubes = { $count ->
    [one] { $count } klods
   *[other] { $count } klodser
  }
cli-games-tiles = { $count ->
    [one] { $count } brik
   *[other] { $count } brikker
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = en vilkårlig tekst
cli-games-none = ingen
cli-games-given = indbygget
cli-games-more = Pladser nummereres fra 0. `cornerwise games --json` viser mere.

## play

cli-play-about = Spil i terminalen, mod computeren eller med andre ved ét tastatur. Tryk på ? for tasterne.
cli-play-game = et spil, f.eks. duo; udelad det for at vælge fra en liste
cli-play-seat = hvem der spiller, i pladsernes rækkefølge: human, 1 til 9, greedy, random
cli-play-save = gem partiet i denne fil efter hvert træk
cli-play-resume = fortsæt et parti fra en optegnelse eller en .blksgf-fil
cli-play-theme = farvetemaet (dark)
cli-play-seats = pladser:
cli-play-human = en person ved dette tastatur
cli-play-levels = computeren på det niveau; 3 er let, 9 er det stærkeste
cli-play-level-range = { $first } til { $last }
cli-play-greedy = computeren lægger en af de største brikker, eller den brik, der giver mest
cli-play-random = computeren spiller et vilkårligt lovligt træk
cli-play-usual = Hvis intet er angivet, spiller ét menneske mod { $opponent } på alle andre pladser.
cli-play-redirected = play kræver en terminal; kør den uden at omdirigere { $streams }
cli-play-resume-alone = --resume tager spillet og dets valgmuligheder fra filen, så angiv ingen andre
cli-play-needs-game = --option, --seat og --save kræver navnet på et spil
cli-play-too-many-seats = { $game } har { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
  }, ikke { $asked }

## serve

cli-serve-about = Kører en server til browsere og programmer, til du stopper den med Ctrl-C.
cli-serve-host = adresse at lytte på (127.0.0.1)
cli-serve-port = port at lytte på, eller 0 for en ledig (8000)
cli-serve-database = hvor partier gemmes (sqlite:///cornerwise.db)
cli-serve-redis = Redis-server, der forbinder flere processer
cli-serve-workers = antal processer; mere end 1 kræver PostgreSQL (1)
cli-serve-engines = samtidige søgninger i hver proces
cli-serve-ray = send motorens arbejde til en Ray-klynge, som i ray://host:10001
cli-serve-environment = Du kan også angive hver indstilling i miljøet, som i CORNERWISE_PORT=80. Se docs/operating.md.
cli-serve-needs = serveren kræver { $package }: { $install }
cli-serve-ready = Cornerwise er klar på { $address }

## replay

cli-replay-about = Afspiller en JSON-optegnelse eller .blksgf-fil og kontrollerer hvert træk og resultatet.
cli-replay-ply = stop efter N træk
cli-replay-nth = kun det N'te parti i filen
cli-replay-verify = kontrollér kun: udskriv én linje for hvert parti
cli-replay-quiet = kontrollér kun: udskriv intet, slutkoden fortæller det
cli-replay-heading = Parti { $number } af { $count }: { $game }
cli-replay-event = turnering: { $text }
cli-replay-date = dato: { $text }
cli-replay-players = spillere: { $text }
cli-replay-rests = { $colour } kan ikke lægge en brik og springes over
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, parti { $number }: { $summary }
cli-replay-summary = { $game }, { $moves } træk, { $state }
cli-replay-unfinished = ikke afsluttet, { $turn } har turen

## analyse

cli-analyse-about = Gennemsøger et partis sidste stilling, eller en tidligere, efter de bedste træk.
cli-analyse-lines = hvor mange træk der vises (5)
cli-analyse-nobody = ingen kan trække i denne stilling, så der er intet at analysere; vælg en tidligere med --ply
cli-analyse-column-visits = besøg
cli-analyse-column-then = så
cli-analyse-searched = { $count ->
    [one] { $count } stilling
   *[other] { $count } stillinger
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, gennemsøgt til slutningen

## review

cli-review-about = Gennemsøger hver stilling i et parti og viser, hvad hvert træk var værd.
cli-review-worst = hvor mange af de dårligste træk der nævnes ({ $most })
cli-review-json = udskriv alt som JSON
cli-review-searching = søger
cli-review-progress = træk { $done } af { $count }
cli-review-cost = træk { $number }: { $turn } { $move } kostede { $share } af sejren og { $points } point; bedre: { $better }
cli-review-column-made = spillet
cli-review-column-points = tabte point
cli-review-end = slut

## audit

cli-audit-about = Løser slutningen af partier nøjagtigt og viser, hvor mange point hver spiller gav væk.
cli-audit-file = optegnelser eller .blksgf-filer, mapper med dem, eller mappen til en arena
cli-audit-nodes = stillinger, som løseren må gennemsøge for hvert træk
cli-audit-costly = hvor mange af de træk, der gav point væk, der nævnes (20)
cli-audit-none = ingen af disse partier kan løses nøjagtigt; det går kun for partier mellem to spillere eller to hold uden noget skjult
cli-audit-progress = parti { $done } af { $count }
cli-audit-mistake = træk { $number }, { $turn } { $move }: forspring { $margin } før, { $kept } efter; bedst: { $better }
cli-audit-skipped = partier, der er udeladt, da de ikke er mellem to spillere eller to hold uden noget skjult: { $count }
cli-audit-column-player = spiller
cli-audit-column-games = partier
cli-audit-column-moves = løste træk
cli-audit-column-mistakes = fejl
cli-audit-column-points = point givet væk
cli-audit-column-mean = pr. parti

## draw

cli-draw-about = Tegner en optegnelse, et motiv eller en .blksgf-fil, eller et spil efter nogle træk.
cli-draw-source = en optegnelse, et motiv eller en .blksgf-fil, - for standardinput, eller navnet på et spil
cli-draw-output = filen, der skrives; hvis den udelades, vises tegningen
cli-draw-format = efter filens endelse: svg, png eller webp (hele spillet, animeret); ellers text
cli-draw-theme = farvetemaet i en SVG (light)
cli-draw-view = vis klodser fra et hjørne, fra oven eller begge dele (both)
cli-draw-turn = kvarte omgange, som klodserne drejes (0)
cli-draw-moves = træk fra begyndelsen af GAME
cli-draw-file-only = { $game } kan kun tegnes fra en fil, fordi brikkerne trækkes tilfældigt
cli-draw-no-file = der er ingen fil, der hedder { $name }, og { $problem }
cli-draw-game-only = --moves og --option virker med navnet på et spil, ikke med en fil
cli-draw-no-ply = --ply virker med et parti, ikke med et motiv

## perft

cli-perft-about = Tæller alle måder at spille DEPTH træk på fra begyndelsen, og måler hastigheden.
cli-perft-depth = hvor mange træk der spilles
cli-perft-divide = vis antallet for hvert første træk
cli-perft-make = spil og fortryd også de sidste træk i stedet for at tælle dem samlet
cli-perft-reference = tæl med de læsbare regler i Python, som er langsomme
cli-perft-seed = i et spil med tilfældighed: hvilken omgang der tælles fra (standard 0)
cli-perft-progress = dybde { $depth }
cli-perft-column-depth = dybde
cli-perft-column-nodes = knuder
cli-perft-column-seconds = sekunder
cli-perft-column-rate = knuder/s
cli-perft-total = { $game }, dybde { $depth }: { $count ->
    [one] { $count } knude
   *[other] { $count } knuder
  }, { $seconds } s, { $rate } knuder/s

## bench

cli-bench-about = Måler hastighed og størrelse på én tråd, det bedste af flere kørsler, og sammenligner med målene.
cli-bench-names = hvilke tal der måles; alle, hvis ingen nævnes
cli-bench-quick = færre og kortere kørsler, for grove tal på få sekunder
cli-bench-json = udskriv tallene som JSON
cli-bench-figures = tal:
cli-bench-target = mål { $value }
cli-bench-reached = { $ratio }x nået
cli-bench-missed = { $ratio }x ikke nået
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = På { $processor }, Python { $python }. Mere end 1x er bedre end målet.

## The figures of bench

cli-figure-perft-bulk = perft 3 i duo med egne startfelter, det sidste træk talt under ét
cli-figure-perft-make = perft 3 i duo med egne startfelter, hvert blad spillet og fortrudt
cli-figure-playouts = jævnt tilfældige partier { $game } fra begyndelse til slut
cli-figure-playouts-middle = jævnt tilfældige partier { $game } fra træk { $ply } i et godt parti til slut
cli-figure-cubes = tilfældige partier i tårnet af klodser med fire pladser, fra begyndelse til slut
cli-figure-search = simuleringer i en søgning i { $game } fra begyndelsen
cli-figure-search-middle = simuleringer i en søgning i { $game } fra træk { $ply } i et godt parti
cli-figure-threads = simuleringer i en søgning i duo, to tråde sammenlignet med én
cli-figure-deals = tilfældige omgange triominos med to pladser, bonus talt med
cli-figure-sample = en skjult tilstand i triominos trukket ud fra det, en plads ved, kaldt fra Python
cli-figure-list-moves = { $call } i Python ved træk { $ply } i et godt parti classic
cli-figure-first-duo = en ny fortolker: import, første parti duo, første træk
cli-figure-first-other = en ny fortolker: det samme med det langsomste andet spil
cli-figure-position-bytes = hukommelse til den største stilling i kernen
cli-figure-table-size = hukommelse til træktabellen for classic i kernen
cli-figure-pile = { $count ->
    [one] { $count } brik i bunken
   *[other] { $count } brikker i bunken
  }
cli-figure-moves = { $count } træk
cli-unit-leaves = blade/s
cli-unit-positions = stillinger/s
cli-unit-games = partier/s
cli-unit-nodes = knuder/s
cli-unit-times = gange
cli-unit-deals = omgange/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = byte
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Leder efter en måde at lægge alle brikker på i et spil for én og skriver den som en optegnelse.
cli-solve-game = classic-solo eller trigon-solo
cli-solve-from = fortsæt fra en optegnelse eller en .blksgf-fil, - for standardinput
cli-solve-seconds = stop efter N sekunder (300)
cli-solve-seed = et tal for en anden søgning (0)
cli-solve-workers = tråde til beviser (1: ens hver gang)
cli-solve-output = filen, som optegnelsen skrives til; hvis den udelades, vises den
cli-solve-codes = slutkoder:
cli-solve-code-found = et fuldstændigt parti blev fundet
cli-solve-code-not = intet fundet i tide, eller der er ingen løsning; det bedste parti skrives alligevel
cli-solve-code-stopped = stoppet med Ctrl-C; det bedste parti skrives alligevel
cli-solve-interrupted = afbrudt: { $placed } af { $total } lagt
cli-solve-options-in-file = --from tager valgmulighederne fra filen, så angiv ingen andre
cli-solve-other-game = { $file }: dette er et parti { $found }, ikke { $wanted }
cli-solve-best = bedst { $placed } af { $total }
cli-solve-playing = spiller
cli-solve-proving = beviser
cli-solve-found = alle { $total } brikker lagt på { $seconds } s
cli-solve-nothing = ingen løsning fundet på { $seconds } s; det bedste parti lægger { $placed } af { $total }
cli-solve-impossible = alle brikker kan ikke lægges: { $reason }
cli-solve-tried = alle muligheder er prøvet

## gtp

cli-gtp-about = Svarer på kommandoerne i Go Text Protocol på standardinput.
cli-gtp-game = et spil som classic-2, eller dets navn i .blksgf-filer, som 'Blokus Two-Player' (duo)
cli-gtp-verbose = meld afviste kommandoer på standardfejl

## arena

cli-arena-about = Lader computerspillere mødes i parvise partier og giver dem rating.
cli-arena-game = spillet, som `cornerwise games` viser det
cli-arena-player = spillerne; to eller flere
cli-arena-games = det største antal partier (200)
cli-arena-out = mappe til resultaterne; hvis den udelades, vises de kun
cli-arena-jobs = samtidige partier (ét pr. processor)
cli-arena-seed = et tal for andre åbninger og tilfældige valg (0)
cli-arena-opening-plies = tilfældige træk, før spillerne tager over
cli-arena-even = kun åbninger, hvor ingen side har større chance for at vinde end dette
cli-arena-move-timeout = sekunder til et træk, som derefter er tabt (60)
cli-arena-sprt = stop, så snart testen har afgjort mellem de to
cli-arena-alpha = sandsynligheden for fejlagtigt at godtage ELO1 (0.05)
cli-arena-beta = sandsynligheden for fejlagtigt at godtage ELO0 (0.05)
cli-arena-ray = spil på en Ray-klynge; uden ADDRESS på en lokal
cli-arena-json = udskriv sammenfatningen som JSON
cli-arena-show = vis resultaterne i en mappe uden at spille
cli-arena-players = spillere:
cli-arena-with-options = computeren med disse søgeindstillinger
cli-arena-gtp = et program, der taler GTP
cli-arena-python = en Python-funktion, der tager en startværdi og returnerer en spiller
cli-arena-renamed = enhver af disse med et andet navn
cli-arena-again = Giv den samme kommando igen for at fortsætte en stoppet kørsel. Se docs/arena.md.
cli-arena-goes-on = afbrudt; giv den samme kommando igen for at fortsætte
cli-arena-which-game = hvilket spil? Tilføj --game GAME, eller --show FOLDER for at se tidligere resultater
cli-arena-bounds = --sprt: { $elo0 } skal være mindre end { $elo1 }
cli-arena-pace = { $rate } partier/s, tid tilbage: { $left }
cli-arena-progress = { $done } af { $total } partier, { $pace }: { $standing }
cli-arena-column-entrant = deltager
cli-arena-column-elo = elo
cli-arena-column-error = ±95 %
cli-arena-column-games = partier
cli-arena-column-share = sejrsandel
cli-arena-column-points = point
cli-arena-column-seconds = s/træk
cli-arena-column-longest = længst
cli-arena-column-faults = fejl
cli-arena-duel = { $first } mod { $second }: { $share }, { $wins } vundet, { $draws } uafgjort, { $losses } tabt; Elo { $elo } ± { $error }
cli-arena-pairs = par efter resultat 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } mod { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } til { $upper })
cli-arena-verdict-yes = forskellen er mindst { $elo1 }
cli-arena-verdict-no = forskellen er højst { $elo0 }
cli-arena-verdict-open = ikke afgjort
cli-arena-played = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
  } { $game }

## bot

cli-bot-about = Tager en plads på en server og lader et program vælge trækkene, til partiet er slut.
cli-bot-url = serveren, f.eks. http://localhost:8000
cli-bot-token = din API-nøgle
cli-bot-match = et parti, hvor du har en plads, eller som har en ledig
cli-bot-pair = spil mod en anden, der søger et parti
cli-bot-timeout = sekunder til hvert træk (120)
cli-bot-program = programmet med dets argumenter
cli-bot-key = Du får en nøgle fra POST /api/tokens med rettighederne read og play. Du kan lægge den i CORNERWISE_TOKEN i stedet for at bruge --token.
cli-bot-needs = en bot kræver { $package }: { $install }
cli-bot-which = hvilket program? Skriv det efter --
cli-bot-failed = programmet fejlede: { $problem }
cli-bot-over = { $count ->
    [0] slut ({ $reason }): ingen vandt, point { $points }
   *[other] slut ({ $reason }): { $seats } vandt, point { $points }
  }

## backup and restore

cli-backup-about = Skriver alle data på en server til en fil. Du kan gendanne dem i en anden slags database.
cli-restore-about = Fylder en tom database fra en sikkerhedskopi. Den må komme fra en anden slags database.
cli-backup-database = databasen ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } række skrevet til { $file }
   *[other] { $rows } rækker skrevet til { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } række læst fra { $file }
   *[other] { $rows } rækker læst fra { $file }
  }

## i18n

cli-i18n-about = Kontrollerer oversættelserne for manglende eller ukendte meddelelser, tekst, der stadig er på engelsk, og forkerte argumenter, flertalsformer eller termer.
cli-i18n-languages = sprogkoder som de; alle, hvis ingen nævnes
cli-i18n-unknown = der er intet sprog { $tag } (vælg blandt: { $known })
cli-i18n-whole = { $languages } sprog, { $messages ->
    [one] { $messages } meddelelse
   *[other] { $messages } meddelelser
  }: intet er galt

## puzzles

cli-puzzles-about = Laver opgaver ud af computerens partier, eller tjekker, at de eksisterende har præcis én løsning.
cli-puzzles-path = make: mappen, der skrives til; verify: en fil med opgaver i stedet for dem, der følger med
cli-puzzles-game = kun dette spil; kan angives flere gange
cli-puzzles-count = hvor mange opgaver for hvert spil
cli-puzzles-sample = tjek kun så mange for hvert spil, tilfældigt valgt
cli-puzzles-where = i hvilken mappe? Skriv den efter make
cli-puzzles-made = opgaver til { $game }: { $count }
cli-puzzles-proven = beviste opgaver: { $count }, på { $seconds } s

## explore

cli-explore-about = Slår op, hvilke træk der blev spillet i en stilling, hvor ofte, og hvordan de partier endte.
cli-explore-work = show: vis, hvad der blev spillet i en stilling; add: føj partier til udforskerens fil; build: lav filen med de computerpartier, der følger med Cornerwise; make: lad computeren spille partier mod sig selv; pack: skriv partier som små filer
cli-explore-path = show, add, build: udforskerens fil, ellers den med computerpartierne; make, pack: mappen, der skrives til
cli-explore-source = show: et spil eller en fil med et parti; add: filer eller mapper med partier
cli-explore-count = make: hvor mange partier der spilles
cli-explore-nodes = make: hvor mange stillinger der gennemsøges for hvert træk
cli-explore-one = show kræver ét spil eller én fil efter udforskerens fil
cli-explore-nothing = Intet parti i denne fil nåede denne stilling.
cli-explore-added = tilføjede partier: { $count }
# Columns of a table
cli-explore-column-games = partier
cli-explore-column-won = vundet
cli-explore-column-margin = point foran
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = viste træk: { $shown } af { $moves }; partier: { $games }

## moderate

cli-moderate-about = Viser, hvad spillere har anmeldt, og lader dig gøre noget ved det. En kørende server anvender det inden for få sekunder.
cli-moderate-works = Handlinger:
cli-moderate-list = de anmeldelser, der venter
cli-moderate-show = én anmeldelse med chatten før og efter
cli-moderate-close = tag en anmeldelse af listen
cli-moderate-mute = forhindr en spiller i at chatte
cli-moderate-suspend = forhindr en spiller i at spille
cli-moderate-rename = giv en spiller et andet navn, som spilleren ikke kan ændre
cli-moderate-lift = ophæv alle chatforbud og suspenderinger for en spiller
cli-moderate-log = hvad der er gjort indtil nu
cli-moderate-clear-club = fjern teksterne fra en klub (efter dens link), og giv den et andet navn
cli-moderate-close-club = luk en klub (efter dens link); dens turneringer bliver
cli-moderate-rename-tournament = giv en turnering (efter dens link) en anden titel
cli-moderate-cancel-tournament = aflys en turnering (efter dens link)
cli-moderate-what = nummeret på en anmeldelse, eller brugernavnet på en spiller (uden konto: det id, som show angiver)
cli-moderate-new-name = rename: det nye navn
cli-moderate-for = mute, suspend: hvor længe, f.eks. 12h, 7d eller 4w; hvis det udelades, for altid
cli-moderate-note = hvorfor; det gemmes i loggen
cli-moderate-closed = list: de anmeldelser, der er lukket
cli-moderate-bad-time = { $time } er ikke en tid som 12h, 7d eller 4w
cli-moderate-empty = Ingen anmeldelser venter.
cli-moderate-reporter = anmeldt af { $reporter }, id { $id }
cli-moderate-reported = om { $name }, id { $id }
cli-moderate-times = anmeldelser af denne spiller: { $count }
cli-moderate-match = parti { $match }, { $game }
cli-moderate-which-report = hvilken anmeldelse? Skriv nummeret
cli-moderate-who = hvilken spiller? Skriv brugernavnet
cli-moderate-which-name = hvilket nyt navn? Skriv det efter brugernavnet
cli-moderate-nobody = der er ingen spiller { $name }
cli-moderate-was-closed = anmeldelse { $number } lukket
cli-moderate-done-until = gjort: { $name }, til { $time }
cli-moderate-done-for-good = gjort: { $name }, for altid
cli-moderate-done = gjort: { $name }
cli-moderate-lifted = ophævet: { $name }
cli-moderate-renamed = spilleren hedder nu { $name }
cli-explore-needs-path = angiv filen eller mappen, der skrives til
# $command is what to type
cli-explore-not-built = computerpartierne er ikke gjort klar endnu; kør: { $command }
cli-explore-built = computerpartier i { $file }: { $count }
cli-explore-packed = { $file }: { $count } partier, { $size } byte

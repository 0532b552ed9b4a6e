## Commands of the terminal: arguments that several of them take

cli-arg-game = et spil, f.eks. duo
cli-arg-option = vælg en indstilling for spillet, f.eks. start=own; `cornerwise games` viser dem; må gentages; heights=@FILE læser et højdekort
cli-arg-file = en optegnelse eller en .blksgf-fil, - for standardinput
cli-arg-ply = stillingen efter N træk
cli-arg-nth = det N'te parti i filen (1)
cli-arg-marks = skeln mellem farverne uden deres nuance
cli-arg-level = hvor godt den spiller, fra 1 til 9
cli-arg-nodes = stillinger, der ses på for hvert træk, i stedet for niveauets eget antal
cli-arg-time = sekunder for hvert træk
cli-arg-evaluator = hvad der bedømmer stillinger: best, playouts, net, small, guided eller filen med et net
cli-arg-threads = hvor mange processorer der bruges
cli-arg-seed = et tal, der gør dens valg ens hver gang
cli-arg-memory = megabyte til søgetræet
cli-with-default = { $about } ({ $default })

## What is wrong with an argument

cli-no-whole-number = { $text } er ikke et helt tal fra { $least } til { $most }
cli-no-pair = { $text } har ikke formen NAME=VALUE
cli-no-number = { $text } er ikke et tal
cli-no-seconds = { $text } er ikke et antal sekunder
cli-no-chance = { $text } ligger ikke mellem 0 og 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = der er intet parti { $number }, filen har { $count }
cli-no-games = der er intet parti i mappen { $folder }
cli-no-such-ply = der er intet træk { $ply }, partiet har { $count }
cli-one-game-only = { $file }: der er { $count } partier i den, ikke ét

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

cli-games-about = Viser alle spil med pladser, farver, brætter, brikker og indstillinger.
cli-games-game = kun dette spil
cli-games-sort = hvad listen sorteres efter
cli-games-json = alt om alle spil, som JSON
cli-games-column-game = spil
cli-games-column-title = titel
cli-games-column-seats = pladser
cli-games-column-minutes = minutter
cli-games-column-age = alder
cli-games-column-colours = farver
cli-games-column-board = bræt
cli-games-column-pieces = brikker
cli-games-column-option = indstilling
cli-games-column-default = normalt
cli-games-column-choices = andre valg
cli-games-column-name = navn
cli-games-column-about = hvad den afgør
cli-games-no-edge = ingen kant
cli-games-cubes = { $count ->
    [one] { $count } terning
   *[other] { $count } terninger
  }
cli-games-tiles = { $count ->
    [one] { $count } brik
   *[other] { $count } brikker
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = en tekst, du selv skriver
cli-games-none = ingen
cli-games-given = som angivet
cli-games-more = Pladser tælles fra 0. `cornerwise games --json` fortæller mere.

## play

cli-play-about = Spiller i terminalen, mod computeren eller ved ét tastatur. ? viser tasterne.
cli-play-game = et spil, f.eks. duo; uden kan du vælge
cli-play-seat = hvem der sidder på pladserne, i rækkefølge: human, 1 til 9, greedy, random
cli-play-save = gem partiet i denne fil efter hvert træk
cli-play-resume = fortsæt et parti fra en optegnelse eller en .blksgf-fil
cli-play-theme = farverne (dark)
cli-play-seats = pladser:
cli-play-human = en person ved dette tastatur
cli-play-levels = computeren på det niveau; 3 er venligt, 9 det stærkeste
cli-play-level-range = { $first } til { $last }
cli-play-greedy = computeren lægger en af de største brikker, eller den brik, der giver mest
cli-play-random = computeren laver et hvilket som helst tilladt træk
cli-play-usual = Et menneske, og { $opponent } på de andre pladser, hvis intet andet er sagt.
cli-play-needs-terminal = play kræver en terminal
cli-play-needs-textual = spillet i terminalen kræver Textual: { $install }
cli-play-resume-alone = --resume tager spillet og dets indstillinger fra filen
cli-play-needs-game = --option, --seat og --save kræver navnet på et spil
cli-play-too-many-seats = { $game } har { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
  }, ikke { $asked }

## serve

cli-serve-about = Tilbyder partier over HTTP og WebSockets, til den stoppes med Ctrl-C.
cli-serve-host = hvor den lytter (127.0.0.1)
cli-serve-port = hvilken port den lytter på, 0 for en ledig (8000)
cli-serve-database = hvor partier gemmes (sqlite:///cornerwise.db)
cli-serve-redis = hvor flere processer fortæller hinanden, hvad der sker
cli-serve-workers = hvor mange processer, med PostgreSQL (1)
cli-serve-engines = hvor mange søgninger ad gangen i hver proces
cli-serve-ray = send motorens arbejde til en Ray-klynge, som i ray://host:10001
cli-serve-environment = Alle indstillinger kan også komme fra miljøet: CORNERWISE_PORT=80. docs/operating.md forklarer dem.
cli-serve-needs = serveren kræver { $package }: { $install }
cli-serve-ready = Cornerwise er klar på { $address }

## replay

cli-replay-about = Afspiller en JSON-optegnelse eller .blksgf-fil og kontrollerer hvert træk og resultatet.
cli-replay-ply = stop efter N træk
cli-replay-nth = kun det N'te parti i filen
cli-replay-verify = kontrollér kun: én linje for hvert parti
cli-replay-quiet = kontrollér kun: slet ingen linje, slutkoden fortæller det
cli-replay-heading = Parti { $number } af { $count }: { $game }
cli-replay-event = begivenhed: { $text }
cli-replay-date = dato: { $text }
cli-replay-players = spillere: { $text }
cli-replay-rests = { $colour } kan ikke lægge og hviler
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, parti { $number }: { $summary }
cli-replay-summary = { $game }, { $moves } træk, { $state }
cli-replay-unfinished = ikke afsluttet, { $turn } har turen

## analyse

cli-analyse-about = Gennemsøger et partis sidste stilling, eller en tidligere, efter de bedste træk.
cli-analyse-lines = så mange træk (5)
cli-analyse-nobody = ingen har turen der, så der er intet at analysere; --ply går tilbage
cli-analyse-column-visits = besøg
cli-analyse-column-then = så
cli-analyse-searched = { $count ->
    [one] { $count } stilling
   *[other] { $count } stillinger
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, gennemsøgt til slutningen

## review

cli-review-about = Gennemsøger alle stillinger i et parti og viser, hvad trækkene var værd.
cli-review-json = alt som JSON
cli-review-searching = søger
cli-review-progress = træk { $done } af { $count }
cli-review-cost = træk { $number }: { $turn } { $move } kostede { $share } af sejren og { $points } point; bedre var { $better }
cli-review-column-made = lavet
cli-review-end = slut

## audit

cli-audit-about = Løser slutningen af partier nøjagtigt og viser, hvor mange point hver spiller gav væk der.
cli-audit-file = optegnelser eller .blksgf-filer, mapper med dem, eller mappen til en arena
cli-audit-nodes = stillinger, som løseren må se på for hvert træk
cli-audit-costly = nævn så mange af de træk, der gav point væk (20)
cli-audit-none = nøjagtigt spil kendes kun i partier med to spillere eller to hold, hvor intet er skjult, og det er ingen af disse
cli-audit-progress = parti { $done } af { $count }
cli-audit-mistake = træk { $number }, { $turn } { $move }: { $margin } blev til { $kept }; bedst var { $better }
cli-audit-skipped = partier, der er udeladt, da de ikke er mellem to spillere eller to hold uden noget skjult: { $count }
cli-audit-column-player = spiller
cli-audit-column-games = partier
cli-audit-column-moves = løste træk
cli-audit-column-mistakes = fejl
cli-audit-column-points = point givet væk
cli-audit-column-mean = pr. parti

## draw

cli-draw-about = Tegner det, en optegnelse, et mønster eller en .blksgf-fil rummer, eller et spil med nogle træk.
cli-draw-source = en optegnelse, et mønster eller en .blksgf-fil, - for standardinput, eller et spil
cli-draw-output = hvor der skrives til; vises her, hvis intet er angivet
cli-draw-format = svg til filer og ellers tekst, hvis intet er angivet
cli-draw-theme = farverne i en SVG (light)
cli-draw-view = terninger fra et hjørne, fra oven eller begge dele (both)
cli-draw-turn = hvor mange kvarte omgange bordet med terninger drejes (0)
cli-draw-moves = træk fra begyndelsen af GAME
cli-draw-file-only = { $game } kan kun tegnes fra en fil: brikkerne kommer tilfældigt
cli-draw-no-file = ingen fil hedder { $name }, og { $problem }
cli-draw-game-only = --moves og --option hører til navnet på et spil, ikke til en fil
cli-draw-no-ply = --ply hører til et parti, ikke til et mønster

## perft

cli-perft-about = Tæller alle måder at spille DEPTH træk på fra begyndelsen, og hvor hurtigt det gik.
cli-perft-depth = hvor mange træk der spilles
cli-perft-divide = fortæl for hvert første træk, hvor mange måder der begynder med det
cli-perft-make = lav og tag også de sidste træk tilbage
cli-perft-reference = tæl med de læsbare regler i Python, som er langsomme
cli-perft-seed = i et spil med tilfældighed: hvilken omgang der tælles fra (normalt 0)
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

cli-bench-about = Måler hastighed og størrelse på én tråd, det bedste af nogle kørsler, ved siden af målene.
cli-bench-names = hvilke tal; alle, hvis ingen nævnes
cli-bench-quick = færre og kortere kørsler: grove tal på få sekunder
cli-bench-json = tallene som JSON
cli-bench-figures = tal:
cli-bench-target = mål { $value }
cli-bench-reached = { $ratio }x nået
cli-bench-missed = { $ratio }x ikke nået
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = På { $processor }, Python { $python }; mere end 1x er bedre end målet.

## The figures of bench

cli-figure-perft-bulk = perft 3 i duo med egne startfelter, det sidste træk talt under ét
cli-figure-perft-make = perft 3 i duo med egne startfelter, hvert blad lavet og taget tilbage
cli-figure-playouts = jævnt tilfældige partier { $game } fra begyndelse til slut
cli-figure-playouts-middle = jævnt tilfældige partier { $game } fra træk { $ply } i et godt parti til slut
cli-figure-cubes = tilfældige partier i tårnet af terninger med fire pladser, fra begyndelse til slut
cli-figure-search = simuleringer i en søgning i { $game } fra begyndelsen
cli-figure-search-middle = simuleringer i en søgning i { $game } fra træk { $ply } i et godt parti
cli-figure-threads = simuleringer i en søgning i duo med to tråde for én
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

cli-solve-about = Leder efter en måde at lægge alle brikker på i et spil for én og skriver den som optegnelse.
cli-solve-game = classic-solo eller trigon-solo
cli-solve-from = fortsæt en optegnelse eller en .blksgf-fil, - for standardinput
cli-solve-seconds = giv op efter N sekunder (300)
cli-solve-seed = en anden søgning (0)
cli-solve-workers = tråde til beviser (1: ens hver gang)
cli-solve-output = hvor optegnelsen skrives til; vises her, hvis intet er angivet
cli-solve-codes = slutkoder:
cli-solve-code-found = et fuldstændigt parti blev fundet
cli-solve-code-not = ikke i denne tid, eller der er intet; det bedste parti skrives alligevel
cli-solve-code-stopped = stoppet med Ctrl-C; det bedste parti skrives alligevel
cli-solve-interrupted = afbrudt: { $placed } af { $total } lagt
cli-solve-options-in-file = --from tager indstillingerne fra filen
cli-solve-other-game = { $file }: et parti { $found }, ikke { $wanted }
cli-solve-best = bedst { $placed } af { $total }
cli-solve-playing = spiller
cli-solve-proving = beviser
cli-solve-found = alle { $total } brikker lagt, fundet på { $seconds } s
cli-solve-nothing = intet fundet på { $seconds } s; det bedste parti lægger { $placed } af { $total }
cli-solve-impossible = alle brikker kan ikke lægges: { $reason }
cli-solve-tried = alle måder er prøvet

## gtp

cli-gtp-about = Svarer på kommandoerne i Go Text Protocol på standardinput.
cli-gtp-game = et spil som classic-2, eller med et navn fra .blksgf-filer, som 'Blokus Two-Player' (duo)
cli-gtp-verbose = fortæl på standardfejl, hvad der blev afvist

## arena

cli-arena-about = Lader computerspillere mødes i parvise partier og giver dem rating.
cli-arena-game = hvad der spilles, som `cornerwise games` viser det
cli-arena-player = hvem der spiller; to eller flere
cli-arena-games = hvor mange højst (200)
cli-arena-out = hvor resultater gemmes; uden vises de kun
cli-arena-jobs = partier ad gangen (ét for hver processor)
cli-arena-seed = andre åbninger, andre tilfældigheder (0)
cli-arena-opening-plies = tilfældige træk, før spillerne tager over
cli-arena-move-timeout = sekunder, efter hvilke et træk er tabt (60)
cli-arena-sprt = stop, når det er klart, hvad der er sandt
cli-arena-alpha = hvor tit man må tro forkert på ELO1 (0.05)
cli-arena-beta = hvor tit man må tro forkert på ELO0 (0.05)
cli-arena-ray = spil på en Ray-klynge; uden ADDRESS på en lokal
cli-arena-json = vis sammenfatningen som data
cli-arena-show = vis tabellen for en mappe, og spil intet
cli-arena-players = spillere:
cli-arena-with-options = med indstillinger for motoren
cli-arena-gtp = et program, der taler GTP
cli-arena-python = kaldt med en startværdi laver det en spiller
cli-arena-renamed = enhver af disse under et andet navn
cli-arena-again = Den samme linje igen fortsætter, hvor en kørsel blev stoppet. Se docs/arena.md.
cli-arena-goes-on = afbrudt; den samme kommando fortsætter herfra
cli-arena-which-game = hvilket spil? (--game GAME, eller --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } skal være mindre end { $elo1 }
cli-arena-pace = { $rate } partier/s, { $left } tilbage
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
cli-arena-verdict-yes = mindst { $elo1 } er sandt
cli-arena-verdict-no = højst { $elo0 } er sandt
cli-arena-verdict-open = ikke afgjort
cli-arena-played = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
  } { $game }

## bot

cli-bot-about = Tager en plads på en server og laver de træk, som et program vælger, til partiet er slut.
cli-bot-url = serveren, f.eks. http://localhost:8000
cli-bot-token = nøglen til at spille med
cli-bot-match = et parti: med en plads, der er din, eller med en ledig
cli-bot-pair = spil et parti med, hvem der ellers har lyst
cli-bot-timeout = for hvert træk (120)
cli-bot-program = programmet med dets argumenter
cli-bot-key = En nøgle fås med POST /api/tokens med rettighederne read og play. CORNERWISE_TOKEN kan bruges i stedet for --token.
cli-bot-needs = en bot kræver { $package }: { $install }
cli-bot-which = hvilket program? Angiv det efter --
cli-bot-failed = programmet fejlede: { $problem }
cli-bot-over = { $count ->
    [0] slut ({ $reason }): ingen vandt, point { $points }
   *[other] slut ({ $reason }): { $seats } vandt, point { $points }
  }

## backup and restore

cli-backup-about = Skriver alt, hvad en server ved, til en fil. Databaserne må være af forskellig slags.
cli-restore-about = Fylder en tom database fra sådan en fil. Databaserne må være af forskellig slags.
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

cli-i18n-about = Kontrollér oversættelserne: meddelelser, der mangler, er ukendte eller stadig på engelsk, andre argumenter, udeladte flertalsformer eller termer.
cli-i18n-languages = sprogkoder som de; alle, hvis intet er sagt
cli-i18n-unknown = der er intet sprog { $tag } (et af: { $known })
cli-i18n-whole = { $languages } sprog, { $messages ->
    [one] { $messages } meddelelse
   *[other] { $messages } meddelelser
  }: intet er galt

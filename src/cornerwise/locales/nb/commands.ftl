## Argumenter som flere kommandoer tar

cli-arg-game = et spill, for eksempel duo
cli-arg-option = velg en innstilling for spillet, for eksempel start=own; `cornerwise games` lister dem opp; kan gjentas; heights=@FILE leser et høydekart
cli-arg-file = en opptegnelse eller en .blksgf-fil, - for standard inn
cli-arg-ply = stillingen etter N trekk
cli-arg-nth = parti nummer N i filen (1)
cli-arg-marks = skill fargene fra hverandre uten fargetone
cli-arg-level = hvor godt den spiller, fra 1 til 9
cli-arg-nodes = stillinger å se på for hvert trekk, i stedet for nivåets eget antall
cli-arg-time = sekunder for hvert trekk
cli-arg-evaluator = hva som bedømmer stillinger: best, playouts, net, small, guided eller filen til et nett
cli-arg-threads = hvor mange prosessorer som brukes
cli-arg-seed = et tall som gjør valgene like hver gang
cli-arg-memory = megabyte til søketreet
cli-with-default = { $about } ({ $default })

## Hva som er galt med et argument

cli-no-whole-number = { $text } er ikke et heltall fra { $least } til { $most }
cli-no-pair = { $text } har ikke formen NAME=VALUE
cli-no-number = { $text } er ikke et tall
cli-no-seconds = { $text } er ikke et antall sekunder
cli-no-chance = { $text } ligger ikke mellom 0 og 0.5

## Hva som er galt med en fil eller det som ble bedt om

cli-no-such-game = det er ikke noe parti { $number }, filen har { $count }
cli-no-games = det er ikke noe parti i mappen { $folder }
cli-no-such-ply = det er ikke noe trekk { $ply }, partiet har { $count }
cli-one-game-only = { $file }: det er { $count } partier i den, ikke ett

## Navn i tabeller og linjer

cli-seat = plass { $seat }
cli-column-move = trekk
cli-chance = tilfeldigheten
cli-outcome = { $count ->
    [0] ingen vinner
    [one] plass { $seats } vinner
   *[other] plassene { $seats } vinner
  } ({ $points })

## games

cli-games-about = Lister opp alle spill med plasser, farger, brett, brikker og innstillinger.
cli-games-game = bare dette spillet
cli-games-sort = hva listen sorteres etter
cli-games-json = alt om alle spill, som JSON
cli-games-column-game = spill
cli-games-column-title = tittel
cli-games-column-seats = plasser
cli-games-column-minutes = minutter
cli-games-column-age = alder
cli-games-column-colours = farger
cli-games-column-board = brett
cli-games-column-pieces = brikker
cli-games-column-option = innstilling
cli-games-column-default = vanlig
cli-games-column-choices = andre valg
cli-games-column-name = navn
cli-games-column-about = hva den avgjør
cli-games-no-edge = ingen kant
cli-games-cubes = { $count ->
    [one] { $count } kube
   *[other] { $count } kuber
  }
cli-games-tiles = { $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = en egen tekst
cli-games-none = ingen
cli-games-given = som oppgitt
cli-games-more = Plasser telles fra 0. `cornerwise games --json` forteller mer.

## play

cli-play-about = Spiller i terminalen, mot datamaskinen eller ved ett tastatur. ? viser tastene.
cli-play-game = et spill, for eksempel duo; uten kan du velge
cli-play-seat = hvem som sitter på plassene, i rekkefølge: human, 1 til 9, greedy, random
cli-play-save = lagre partiet i denne filen etter hvert trekk
cli-play-resume = fortsett et parti fra en opptegnelse eller en .blksgf-fil
cli-play-theme = fargene (dark)
cli-play-seats = plasser:
cli-play-human = noen ved dette tastaturet
cli-play-levels = datamaskinen på det nivået; 3 er vennlig, 9 det sterkeste
cli-play-level-range = { $first } til { $last }
cli-play-greedy = datamaskinen legger en av de største brikkene, eller brikken som gir mest
cli-play-random = datamaskinen gjør et hvilket som helst lovlig trekk
cli-play-usual = Ett menneske, og { $opponent } på de andre plassene, hvis ikke noe annet er sagt.
cli-play-needs-terminal = play trenger en terminal
cli-play-needs-textual = spillet i terminalen trenger Textual: { $install }
cli-play-resume-alone = --resume tar spillet og innstillingene fra filen
cli-play-needs-game = --option, --seat og --save trenger navnet på et spill
cli-play-too-many-seats = { $game } har { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
  }, ikke { $asked }

## serve

cli-serve-about = Tilbyr partier over HTTP og WebSockets til den stoppes med Ctrl-C.
cli-serve-host = hvor den lytter (127.0.0.1)
cli-serve-port = hvilken port den lytter på, 0 for en ledig (8000)
cli-serve-database = hvor partier lagres (sqlite:///cornerwise.db)
cli-serve-redis = hvor flere prosesser forteller hverandre hva som skjer
cli-serve-workers = hvor mange prosesser, med PostgreSQL (1)
cli-serve-engines = hvor mange søk om gangen i hver prosess
cli-serve-ray = send motorens arbeid til en Ray-klynge, som i ray://host:10001
cli-serve-environment = Alle innstillinger kan også komme fra miljøet: CORNERWISE_PORT=80. docs/operating.md forklarer dem.
cli-serve-needs = serveren trenger { $package }: { $install }
cli-serve-ready = Cornerwise er klar på { $address }

## replay

cli-replay-about = Spiller av en JSON-opptegnelse eller .blksgf-fil og kontrollerer hvert trekk og resultatet.
cli-replay-ply = stopp etter N trekk
cli-replay-nth = bare parti nummer N i filen
cli-replay-verify = bare kontroller: én linje for hvert parti
cli-replay-quiet = bare kontroller: ingen linjer, sluttkoden sier det
cli-replay-heading = Parti { $number } av { $count }: { $game }
cli-replay-event = turnering: { $text }
cli-replay-date = dato: { $text }
cli-replay-players = spillere: { $text }
cli-replay-rests = { $colour } kan ikke legge og hviler
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, parti { $number }: { $summary }
cli-replay-summary = { $game }, { $moves } trekk, { $state }
cli-replay-unfinished = ikke ferdig, { $turn } sin tur

## analyse

cli-analyse-about = Søker gjennom den siste stillingen i et parti, eller en tidligere, etter de beste trekkene.
cli-analyse-lines = så mange trekk (5)
cli-analyse-nobody = det er ingens tur der, så det er ingenting å analysere; --ply går tilbake
cli-analyse-column-visits = besøk
cli-analyse-column-then = så
cli-analyse-searched = { $count ->
    [one] { $count } stilling
   *[other] { $count } stillinger
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, gjennomsøkt til slutten

## review

cli-review-about = Søker gjennom alle stillingene i et parti og viser hva trekkene var verdt.
cli-review-json = alt som JSON
cli-review-searching = søker
cli-review-progress = trekk { $done } av { $count }
cli-review-cost = trekk { $number }: { $turn } { $move } kostet { $share } av seieren og { $points } poeng; bedre var { $better }
cli-review-column-made = gjort
cli-review-end = slutt

## audit

cli-audit-about = Løser slutten av partier nøyaktig og viser hvor mange poeng hver spiller ga bort der.
cli-audit-file = opptegnelser eller .blksgf-filer, mapper med dem, eller mappen til en arena
cli-audit-nodes = stillinger som løseren får se på for hvert trekk
cli-audit-costly = nevn så mange av trekkene som ga bort poeng (20)
cli-audit-none = nøyaktig spill er bare kjent i partier med to spillere eller to lag der ingenting er skjult, og ingen av disse er slik
cli-audit-progress = parti { $done } av { $count }
cli-audit-mistake = trekk { $number }, { $turn } { $move }: { $margin } ble til { $kept }; best var { $better }
cli-audit-skipped = partier som er utelatt, siden de ikke er mellom to spillere eller to lag uten noe skjult: { $count }
cli-audit-column-player = spiller
cli-audit-column-games = partier
cli-audit-column-moves = løste trekk
cli-audit-column-mistakes = feil
cli-audit-column-points = poeng gitt bort
cli-audit-column-mean = per parti

## draw

cli-draw-about = Tegner det en opptegnelse, et mønster eller en .blksgf-fil inneholder, eller et spill med noen trekk.
cli-draw-source = en opptegnelse, et mønster eller en .blksgf-fil, - for standard inn, eller et spill
cli-draw-output = hvor det skrives; vises her hvis ikke noe er oppgitt
cli-draw-format = svg for filer og ellers tekst, hvis ikke noe er oppgitt
cli-draw-theme = fargene i en SVG (light)
cli-draw-view = kuber fra et hjørne, ovenfra eller begge deler (both)
cli-draw-turn = hvor mange kvarte omdreininger bordet med kuber vris (0)
cli-draw-moves = trekk fra begynnelsen av GAME
cli-draw-file-only = { $game } kan bare tegnes fra en fil: brikkene kommer tilfeldig
cli-draw-no-file = ingen fil heter { $name }, og { $problem }
cli-draw-game-only = --moves og --option hører til navnet på et spill, ikke til en fil
cli-draw-no-ply = --ply hører til et parti, ikke til et mønster

## perft

cli-perft-about = Teller alle måter å spille DEPTH trekk på fra begynnelsen, og hvor fort det gikk.
cli-perft-depth = hvor mange trekk som spilles
cli-perft-divide = si for hvert første trekk hvor mange måter som begynner med det
cli-perft-make = gjør og ta tilbake de siste trekkene også
cli-perft-reference = tell med de lesbare reglene i Python, som er langsomme
cli-perft-seed = i et spill med tilfeldighet: hvilken runde det telles fra (vanligvis 0)
cli-perft-progress = dybde { $depth }
cli-perft-column-depth = dybde
cli-perft-column-nodes = noder
cli-perft-column-seconds = sekunder
cli-perft-column-rate = noder/s
cli-perft-total = { $game }, dybde { $depth }: { $count ->
    [one] { $count } node
   *[other] { $count } noder
  }, { $seconds } s, { $rate } noder/s

## bench

cli-bench-about = Måler fart og størrelse på én tråd, den beste av noen kjøringer, ved siden av målene.
cli-bench-names = hvilke tall; alle hvis ingen er nevnt
cli-bench-quick = færre og kortere kjøringer: grove tall på noen sekunder
cli-bench-json = tallene som JSON
cli-bench-figures = tall:
cli-bench-target = mål { $value }
cli-bench-reached = { $ratio }x nådd
cli-bench-missed = { $ratio }x ikke nådd
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = På { $processor }, Python { $python }; mer enn 1x er bedre enn målet.

## Tallene til bench

cli-figure-perft-bulk = perft 3 i duo med egne startfelter, det siste trekket talt under ett
cli-figure-perft-make = perft 3 i duo med egne startfelter, hvert blad gjort og tatt tilbake
cli-figure-playouts = jevnt tilfeldige partier { $game } fra begynnelse til slutt
cli-figure-playouts-middle = jevnt tilfeldige partier { $game } fra trekk { $ply } i et godt parti til slutten
cli-figure-cubes = tilfeldige partier i tårnet av kuber med fire plasser, fra begynnelse til slutt
cli-figure-search = simuleringer i et søk i { $game } fra begynnelsen
cli-figure-search-middle = simuleringer i et søk i { $game } fra trekk { $ply } i et godt parti
cli-figure-threads = simuleringer i et søk i duo med to tråder for én
cli-figure-deals = tilfeldige runder triominos med to plasser, bonus medregnet
cli-figure-sample = en skjult tilstand i triominos trukket ut fra det en plass vet, kalt fra Python
cli-figure-list-moves = { $call } i Python ved trekk { $ply } i et godt parti classic
cli-figure-first-duo = en ny tolk: import, første parti duo, første trekk
cli-figure-first-other = en ny tolk: det samme med det langsomste andre spillet
cli-figure-position-bytes = minne for den største stillingen i kjernen
cli-figure-table-size = minne for trekktabellen til classic i kjernen
cli-figure-pile = { $count ->
    [one] { $count } brikke i haugen
   *[other] { $count } brikker i haugen
  }
cli-figure-moves = { $count } trekk
cli-unit-leaves = blader/s
cli-unit-positions = stillinger/s
cli-unit-games = partier/s
cli-unit-nodes = noder/s
cli-unit-times = ganger
cli-unit-deals = runder/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = byte
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Leter etter en måte å legge alle brikkene på i et spill for én og skriver den som opptegnelse.
cli-solve-game = classic-solo eller trigon-solo
cli-solve-from = fortsett en opptegnelse eller en .blksgf-fil, - for standard inn
cli-solve-seconds = gi opp etter N sekunder (300)
cli-solve-seed = et annet søk (0)
cli-solve-workers = tråder til bevis (1: likt hver gang)
cli-solve-output = hvor opptegnelsen skrives; vises her hvis ikke noe er oppgitt
cli-solve-codes = sluttkoder:
cli-solve-code-found = et fullstendig parti ble funnet
cli-solve-code-not = ikke på denne tiden, eller det finnes ikke noe; det beste partiet skrives likevel
cli-solve-code-stopped = stoppet med Ctrl-C; det beste partiet skrives likevel
cli-solve-interrupted = avbrutt: { $placed } av { $total } lagt
cli-solve-options-in-file = --from tar innstillingene fra filen
cli-solve-other-game = { $file }: et parti { $found }, ikke { $wanted }
cli-solve-best = best { $placed } av { $total }
cli-solve-playing = spiller
cli-solve-proving = beviser
cli-solve-found = alle { $total } brikkene lagt, funnet på { $seconds } s
cli-solve-nothing = ingenting funnet på { $seconds } s; det beste partiet legger { $placed } av { $total }
cli-solve-impossible = ikke alle brikkene kan legges: { $reason }
cli-solve-tried = alle måter er prøvd

## gtp

cli-gtp-about = Svarer på kommandoene i Go Text Protocol på standard inn.
cli-gtp-game = et spill som classic-2, eller med et navn fra .blksgf-filer, som 'Blokus Two-Player' (duo)
cli-gtp-verbose = fortell på standard feil hva som ble avvist

## arena

cli-arena-about = Lar dataspillere møtes i parvise partier og gir dem rating.
cli-arena-game = hva som spilles, slik `cornerwise games` lister det opp
cli-arena-player = hvem som spiller; to eller flere
cli-arena-games = hvor mange, høyst (200)
cli-arena-out = hvor resultatene lagres; uten vises de bare
cli-arena-jobs = partier om gangen (ett for hver prosessor)
cli-arena-seed = andre åpninger, andre terningkast (0)
cli-arena-opening-plies = tilfeldige trekk før spillerne tar over
cli-arena-move-timeout = sekunder før et trekk er tapt (60)
cli-arena-sprt = stopp når det er klart hva som er sant
cli-arena-alpha = hvor ofte man kan tro feil på ELO1 (0.05)
cli-arena-beta = hvor ofte man kan tro feil på ELO0 (0.05)
cli-arena-ray = spill på en Ray-klynge; uten ADDRESS på en lokal
cli-arena-json = vis sammendraget som data
cli-arena-show = vis tabellen for en mappe og spill ingenting
cli-arena-players = spillere:
cli-arena-with-options = med innstillinger for motoren
cli-arena-gtp = et program som snakker GTP
cli-arena-python = kalt med en startverdi lager det en spiller
cli-arena-renamed = en av disse under et annet navn
cli-arena-again = Den samme linjen igjen fortsetter der en kjøring ble stoppet. Se docs/arena.md.
cli-arena-goes-on = avbrutt; den samme kommandoen fortsetter herfra
cli-arena-which-game = hvilket spill? (--game GAME, eller --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } må være mindre enn { $elo1 }
cli-arena-pace = { $rate } partier/s, { $left } igjen
cli-arena-progress = { $done } av { $total } partier, { $pace }: { $standing }
cli-arena-column-entrant = deltaker
cli-arena-column-elo = elo
cli-arena-column-error = ±95 %
cli-arena-column-games = partier
cli-arena-column-share = seiersandel
cli-arena-column-points = poeng
cli-arena-column-seconds = s/trekk
cli-arena-column-longest = lengst
cli-arena-column-faults = feil
cli-arena-duel = { $first } mot { $second }: { $share }, { $wins } vunnet, { $draws } uavgjort, { $losses } tapt; Elo { $elo } ± { $error }
cli-arena-pairs = par etter resultat 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } mot { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } til { $upper })
cli-arena-verdict-yes = minst { $elo1 } er sant
cli-arena-verdict-no = høyst { $elo0 } er sant
cli-arena-verdict-open = ikke avgjort
cli-arena-played = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
  } { $game }

## bot

cli-bot-about = Tar en plass på en server og gjør trekkene som et program velger, til partiet er slutt.
cli-bot-url = serveren, for eksempel http://localhost:8000
cli-bot-token = nøkkelen å spille med
cli-bot-match = et parti: med en plass som er din, eller med en ledig
cli-bot-pair = spill et parti med hvem som enn vil
cli-bot-timeout = for hvert trekk (120)
cli-bot-program = programmet med argumentene sine
cli-bot-key = En nøkkel fås med POST /api/tokens med rettighetene read og play. CORNERWISE_TOKEN kan brukes i stedet for --token.
cli-bot-needs = en bot trenger { $package }: { $install }
cli-bot-which = hvilket program? Oppgi det etter --
cli-bot-failed = programmet sviktet: { $problem }
cli-bot-over = { $count ->
    [0] slutt ({ $reason }): ingen vant, poeng { $points }
   *[other] slutt ({ $reason }): { $seats } vant, poeng { $points }
  }

## backup og restore

cli-backup-about = Skriver alt en server vet, til en fil. Databasene kan være av ulike slag.
cli-restore-about = Fyller en tom database fra en slik fil. Databasene kan være av ulike slag.
cli-backup-database = databasen ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } rad skrevet til { $file }
   *[other] { $rows } rader skrevet til { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } rad lest fra { $file }
   *[other] { $rows } rader lest fra { $file }
  }

## i18n

cli-i18n-about = Kontroller oversettelsene: meldinger som mangler, er ukjente eller fortsatt på engelsk, andre argumenter, utelatte flertallsformer eller termer.
cli-i18n-languages = språkkoder som de; alle hvis ikke noe er sagt
cli-i18n-unknown = det er ikke noe språk { $tag } (ett av: { $known })
cli-i18n-whole = { $languages } språk, { $messages ->
    [one] { $messages } melding
   *[other] { $messages } meldinger
  }: ingenting er galt


## Argumenter som flere kommandoer tar

cli-arg-game = et spill, for eksempel duo
cli-arg-option = velg en innstilling for spillet, for eksempel start=own; `cornerwise games` lister dem opp; kan gjentas; heights=@FILE leser et høydekart
cli-arg-file = en opptegnelse eller en .blksgf-fil, eller - for standard inn
cli-arg-ply = stillingen etter N trekk
cli-arg-nth = parti nummer N i filen (1)
cli-arg-marks = merk fargene så de kan skilles uten å se farger
cli-arg-level = spillestyrke, fra 1 til 9
cli-arg-nodes = stillinger å søke gjennom for hvert trekk, i stedet for nivåets eget antall
cli-arg-time = sekunder for hvert trekk
cli-arg-evaluator = hva som bedømmer stillinger: best, playouts, net, small, guided eller filen til et nett
cli-arg-threads = hvor mange prosessortråder som brukes
cli-arg-seed = et tall som gjør tilfeldige valg like hver gang
cli-arg-memory = megabyte til søketreet
cli-with-default = { $about } ({ $default })

## Hva som er galt med et argument

cli-no-whole-number = { $text } er ikke et heltall fra { $least } til { $most }
cli-no-pair = { $text } har ikke formen NAME=VALUE
cli-no-number = { $text } er ikke et tall
cli-no-seconds = { $text } er ikke et antall sekunder
cli-no-chance = { $text } ligger ikke mellom 0 og 0.5

## Hva som er galt med en fil eller det som ble bedt om

cli-no-such-game = det er ikke noe parti { $number }: filen har { $count }
cli-no-games = det er ikke noe parti i mappen { $folder }
cli-no-such-ply = det er ikke noe trekk { $ply }: partiet har { $count }
cli-one-game-only = { $file }: filen har { $count } partier; denne kommandoen trenger en fil med bare 1

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

cli-games-about = List opp alle spill med plasser, farger, brett, brikker og innstillinger.
cli-games-game = vis bare dette spillet
cli-games-sort = sorter listen etter dette
cli-games-json = skriv ut alt om alle spill som JSON
cli-games-column-game = spill
cli-games-column-title = tittel
cli-games-column-seats = plasser
cli-games-column-minutes = minutter
cli-games-column-age = alder
cli-games-column-colours = farger
cli-games-column-board = brett
cli-games-column-pieces = brikker
cli-games-column-option = innstilling
cli-games-column-default = standard
cli-games-column-choices = andre verdier
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
cli-games-free-text = valgfri tekst
cli-games-none = ingen
cli-games-given = innebygd
cli-games-more = Plasser telles fra 0. `cornerwise games --json` viser mer.

## play

cli-play-about = Spill i terminalen, mot datamaskinen eller sammen med andre ved ett tastatur. Trykk ? for å se tastene.
cli-play-game = et spill, for eksempel duo; utelat det for å velge fra en liste
cli-play-seat = hvem som spiller, i rekkefølge etter plass: human, 1 til 9, greedy, random
cli-play-save = lagre partiet i denne filen etter hvert trekk
cli-play-resume = fortsett et parti fra en opptegnelse eller en .blksgf-fil
cli-play-theme = fargetemaet (dark)
cli-play-seats = plasser:
cli-play-human = noen ved dette tastaturet
cli-play-levels = datamaskinen på det nivået; 3 er lett, 9 er sterkest
cli-play-level-range = { $first } til { $last }
cli-play-greedy = datamaskinen legger en av de største brikkene, eller brikken som gir mest
cli-play-random = datamaskinen gjør et hvilket som helst lovlig trekk
cli-play-usual = Som standard spiller ett menneske mot { $opponent } på alle de andre plassene.
cli-play-redirected = play trenger en terminal; kjør det uten å omdirigere { $streams }
cli-play-resume-alone = --resume tar spillet og innstillingene fra filen, så oppgi ingen andre
cli-play-needs-game = --option, --seat og --save trenger navnet på et spill
cli-play-too-many-seats = { $game } har { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
  }, ikke { $asked }

## serve

cli-serve-about = Kjør en server for nettlesere og programmer, til du stopper den med Ctrl-C.
cli-serve-host = adressen å lytte på (127.0.0.1)
cli-serve-port = porten å lytte på, eller 0 for en ledig (8000)
cli-serve-database = hvor partier lagres (sqlite:///cornerwise.db)
cli-serve-redis = Redis-server som forbinder flere prosesser
cli-serve-workers = antall prosesser; mer enn 1 krever PostgreSQL (1)
cli-serve-engines = samtidige søk i hver prosess
cli-serve-ray = send motorens arbeid til en Ray-klynge, som i ray://host:10001
cli-serve-environment = Du kan også sette alle innstillinger i miljøet, som i CORNERWISE_PORT=80. Se docs/operating.md.
cli-serve-needs = serveren trenger { $package }: { $install }
cli-serve-ready = Cornerwise er klar på { $address }

## replay

cli-replay-about = Spill av en JSON-opptegnelse eller .blksgf-fil og kontroller hvert trekk og resultatet.
cli-replay-ply = stopp etter N trekk
cli-replay-nth = bare parti nummer N i filen
cli-replay-verify = bare kontroller: skriv én linje for hvert parti
cli-replay-quiet = bare kontroller: skriv ingenting, og meld fra med sluttkoden
cli-replay-heading = Parti { $number } av { $count }: { $game }
cli-replay-event = turnering: { $text }
cli-replay-date = dato: { $text }
cli-replay-players = spillere: { $text }
cli-replay-rests = { $colour } kan ikke legge en brikke og står over
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, parti { $number }: { $summary }
cli-replay-summary = { $game }, { $moves } trekk, { $state }
cli-replay-unfinished = ikke ferdig, { $turn } sin tur

## analyse

cli-analyse-about = Søk gjennom den siste stillingen i et parti, eller en tidligere, etter de beste trekkene.
cli-analyse-lines = hvor mange trekk som vises (5)
cli-analyse-nobody = ingen kan trekke i denne stillingen, så det er ingenting å analysere; velg en tidligere med --ply
cli-analyse-column-visits = besøk
cli-analyse-column-then = så
cli-analyse-searched = { $count ->
    [one] { $count } stilling
   *[other] { $count } stillinger
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, gjennomsøkt til slutten

## review

cli-review-about = Søk gjennom alle stillingene i et parti og vis hva hvert trekk var verdt.
cli-review-worst = hvor mange av de dårligste trekkene som skal nevnes ({ $most })
cli-review-json = skriv ut alt som JSON
cli-review-searching = søker
cli-review-progress = trekk { $done } av { $count }
cli-review-cost = trekk { $number }: { $turn } { $move } kostet { $share } av seieren og { $points } poeng; bedre: { $better }
cli-review-column-made = spilt
cli-review-column-points = poeng tapt
cli-review-end = slutt

## audit

cli-audit-about = Løs slutten av partier nøyaktig og vis hvor mange poeng hver spiller ga bort.
cli-audit-file = opptegnelser eller .blksgf-filer, mapper med dem, eller mappen til en arena
cli-audit-nodes = stillinger som løseren kan søke gjennom for hvert trekk
cli-audit-costly = hvor mange av trekkene som ga bort poeng, som nevnes (20)
cli-audit-none = ingen av disse partiene kan løses nøyaktig; det går bare med partier mellom to spillere eller to lag uten noe skjult
cli-audit-progress = parti { $done } av { $count }
cli-audit-mistake = trekk { $number }, { $turn } { $move }: ledelse { $margin } før, { $kept } etter; best: { $better }
cli-audit-skipped = utelatte partier, fordi de ikke er mellom to spillere eller to lag uten noe skjult: { $count }
cli-audit-column-player = spiller
cli-audit-column-games = partier
cli-audit-column-moves = løste trekk
cli-audit-column-mistakes = feil
cli-audit-column-points = poeng gitt bort
cli-audit-column-mean = per parti

## draw

cli-draw-about = Tegn en opptegnelse, et motiv eller en .blksgf-fil, eller et spill etter noen trekk.
cli-draw-source = en opptegnelse, et motiv eller en .blksgf-fil, - for standard inn, eller navnet på et spill
cli-draw-output = filen som skrives; utelates den, skrives tegningen ut her
cli-draw-format = etter filendelsen: svg, png eller webp (hele spillet, animert); ellers text
cli-draw-theme = fargetemaet i en SVG (light)
cli-draw-view = vis kuber fra et hjørne, ovenfra eller begge deler (both)
cli-draw-turn = kvarte omdreininger å vri kubene (0)
cli-draw-moves = trekk fra begynnelsen av GAME
cli-draw-file-only = { $game } kan bare tegnes fra en fil, fordi brikkene trekkes tilfeldig
cli-draw-no-file = det er ingen fil som heter { $name }, og { $problem }
cli-draw-game-only = --moves og --option brukes med navnet på et spill, ikke med en fil
cli-draw-no-ply = --ply brukes med et parti, ikke med et motiv

## perft

cli-perft-about = Tell alle måter å spille DEPTH trekk på fra begynnelsen, og mål farten.
cli-perft-depth = hvor mange trekk som spilles
cli-perft-divide = vis antallet for hvert første trekk
cli-perft-make = spill og angre de siste trekkene også, i stedet for å telle dem under ett
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

cli-bench-about = Mål fart og størrelse på én tråd, den beste av flere kjøringer, og sammenlign med målene.
cli-bench-names = hvilke tall som måles; som standard alle
cli-bench-quick = færre og kortere kjøringer, for grove tall på noen sekunder
cli-bench-json = skriv ut tallene som JSON
cli-bench-figures = tall:
cli-bench-target = mål { $value }
cli-bench-reached = { $ratio }x nådd
cli-bench-missed = { $ratio }x ikke nådd
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = På { $processor }, Python { $python }. Mer enn 1x er bedre enn målet.

## Tallene til bench

cli-figure-perft-bulk = perft 3 i duo med egne startpunkter, det siste trekket talt under ett
cli-figure-perft-make = perft 3 i duo med egne startpunkter, hvert blad spilt og angret
cli-figure-playouts = jevnt tilfeldige partier { $game } fra begynnelse til slutt
cli-figure-playouts-middle = jevnt tilfeldige partier { $game } fra trekk { $ply } i et godt parti til slutten
cli-figure-cubes = tilfeldige partier i tårnet av kuber med fire plasser, fra begynnelse til slutt
cli-figure-search = simuleringer i et søk i { $game } fra begynnelsen
cli-figure-search-middle = simuleringer i et søk i { $game } fra trekk { $ply } i et godt parti
cli-figure-threads = simuleringer i et søk i duo, to tråder sammenlignet med én
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

cli-solve-about = Finn en måte å legge alle brikkene på i et spill for én, og skriv den som opptegnelse.
cli-solve-game = classic-solo eller trigon-solo
cli-solve-from = fortsett fra en opptegnelse eller en .blksgf-fil, - for standard inn
cli-solve-seconds = stopp etter N sekunder (300)
cli-solve-seed = et tall for et annet søk (0)
cli-solve-workers = tråder til bevis (1: likt hver gang)
cli-solve-output = filen opptegnelsen skrives til; utelates den, skrives den ut her
cli-solve-codes = sluttkoder:
cli-solve-code-found = et fullstendig parti ble funnet
cli-solve-code-not = ingenting funnet i tide, eller det finnes ingen løsning; det beste partiet skrives likevel
cli-solve-code-stopped = stoppet med Ctrl-C; det beste partiet skrives likevel
cli-solve-interrupted = avbrutt: { $placed } av { $total } lagt
cli-solve-options-in-file = --from tar innstillingene fra filen, så oppgi ingen andre
cli-solve-other-game = { $file }: dette er et parti { $found }, ikke { $wanted }
cli-solve-best = best { $placed } av { $total }
cli-solve-playing = spiller
cli-solve-proving = beviser
cli-solve-found = alle { $total } brikkene lagt på { $seconds } s
cli-solve-nothing = ingen løsning funnet på { $seconds } s; det beste partiet legger { $placed } av { $total }
cli-solve-impossible = ikke alle brikkene kan legges: { $reason }
cli-solve-tried = alle muligheter er prøvd

## gtp

cli-gtp-about = Svar på kommandoer i Go Text Protocol på standard inn.
cli-gtp-game = et spill som classic-2, eller navnet i .blksgf-filer, som 'Blokus Two-Player' (duo)
cli-gtp-verbose = meld avviste kommandoer på standard feil

## arena

cli-arena-about = La datamaskinspillere møtes i parvise partier og gi dem rating.
cli-arena-game = spillet som spilles, slik `cornerwise games` lister det opp
cli-arena-player = spillerne; to eller flere
cli-arena-games = det høyeste antallet partier (200)
cli-arena-out = mappe for resultatene; utelates den, vises de bare
cli-arena-jobs = samtidige partier (ett per prosessor)
cli-arena-seed = et tall for andre åpninger og tilfeldige valg (0)
cli-arena-opening-plies = tilfeldige trekk før spillerne tar over
cli-arena-even = bare åpninger der ingen side har større sjanse til å vinne enn dette
cli-arena-move-timeout = sekunder for et trekk, som deretter er tapt (60)
cli-arena-sprt = stopp så snart testen har avgjort mellom de to
cli-arena-alpha = sjansen for å godta ELO1 feilaktig (0.05)
cli-arena-beta = sjansen for å godta ELO0 feilaktig (0.05)
cli-arena-ray = spill på en Ray-klynge; uten ADDRESS på en lokal
cli-arena-json = skriv ut sammendraget som JSON
cli-arena-show = vis resultatene i en mappe uten å spille
cli-arena-players = spillere:
cli-arena-with-options = datamaskinen med disse søkeinnstillingene
cli-arena-gtp = et program som snakker GTP
cli-arena-python = en Python-funksjon som tar en startverdi og gir en spiller
cli-arena-renamed = en av disse med et annet navn
cli-arena-again = Skriv den samme kommandoen igjen for å fortsette en stoppet kjøring. Se docs/arena.md.
cli-arena-goes-on = avbrutt; skriv den samme kommandoen igjen for å fortsette
cli-arena-which-game = hvilket spill? Legg til --game GAME, eller --show FOLDER for å se tidligere resultater
cli-arena-bounds = --sprt: { $elo0 } må være mindre enn { $elo1 }
cli-arena-pace = { $rate } partier/s, tid igjen: { $left }
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
cli-arena-verdict-yes = forskjellen er minst { $elo1 }
cli-arena-verdict-no = forskjellen er høyst { $elo0 }
cli-arena-verdict-open = ikke avgjort
cli-arena-played = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
  } { $game }

## bot

cli-bot-about = Ta en plass på en server og la et program velge trekkene, til partiet er slutt.
cli-bot-url = serveren, for eksempel http://localhost:8000
cli-bot-token = API-nøkkelen din
cli-bot-match = et parti der du har en plass, eller som har en ledig
cli-bot-pair = spill mot hvem som helst som leter etter et parti
cli-bot-timeout = sekunder for hvert trekk (120)
cli-bot-program = programmet med argumentene sine
cli-bot-key = Du får en nøkkel fra POST /api/tokens med rettighetene read og play. Du kan legge den i CORNERWISE_TOKEN i stedet for å bruke --token.
cli-bot-needs = en bot trenger { $package }: { $install }
cli-bot-which = hvilket program? Skriv det etter --
cli-bot-failed = programmet sviktet: { $problem }
cli-bot-over = { $count ->
    [0] slutt ({ $reason }): ingen vant, poeng { $points }
   *[other] slutt ({ $reason }): { $seats } vant, poeng { $points }
  }

## backup og restore

cli-backup-about = Skriv alle dataene til en server til en fil. De kan gjenopprettes i en annen type database.
cli-restore-about = Fyll en tom database fra en sikkerhetskopi. Den kan komme fra en annen type database.
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

cli-i18n-about = Kontroller oversettelsene for meldinger som mangler eller er ukjente, tekst som fortsatt er på engelsk, og feil argumenter, flertallsformer eller termer.
cli-i18n-languages = språkkoder som de; som standard alle
cli-i18n-unknown = det er ikke noe språk { $tag } (velg mellom: { $known })
cli-i18n-whole = { $languages } språk, { $messages ->
    [one] { $messages } melding
   *[other] { $messages } meldinger
  }: ingenting er galt

## puzzles

cli-puzzles-about = Lag nøtter av datamaskinens partier, eller sjekk at de som finnes, har nøyaktig én løsning.
cli-puzzles-path = make: mappen det skrives til; verify: en fil med nøtter i stedet for dem som følger med
cli-puzzles-game = bare dette spillet; kan oppgis flere ganger
cli-puzzles-count = hvor mange nøtter for hvert spill
cli-puzzles-sample = sjekk bare så mange for hvert spill, tilfeldig valgt
cli-puzzles-where = til hvilken mappe? Skriv den etter make
cli-puzzles-made = nøtter for { $game }: { $count }
cli-puzzles-proven = beviste nøtter: { $count }, på { $seconds } s

## explore

cli-explore-about = Slå opp hvilke trekk som ble gjort i en stilling, hvor ofte, og hvordan de partiene endte.
cli-explore-work = show: vis hva som ble spilt i en stilling; add: legg partier til i utforskerens fil; build: lag filen med datamaskinpartiene som følger med Cornerwise; make: la datamaskinen spille partier mot seg selv; pack: skriv partier som små filer
cli-explore-path = show, add, build: utforskerens fil, ellers filen med datamaskinpartiene; make, pack: mappen det skrives til
cli-explore-source = show: et spill eller en fil med et parti; add: filer eller mapper med partier
cli-explore-count = make: hvor mange partier som skal spilles
cli-explore-nodes = make: hvor mange stillinger som gjennomsøkes for hvert trekk
cli-explore-one = show trenger ett spill eller én fil etter utforskerens fil
cli-explore-nothing = Ingen av partiene i denne filen nådde denne stillingen.
cli-explore-added = partier lagt til: { $count }
# Columns of a table
cli-explore-column-games = partier
cli-explore-column-won = vunnet
cli-explore-column-margin = poeng foran
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = viste trekk: { $shown } av { $moves }; partier: { $games }

## moderate

cli-moderate-about = Se hva spillere har rapportert, og gjør noe med det. En server som kjører, tar det i bruk innen få sekunder.
cli-moderate-works = Handlinger:
cli-moderate-list = rapportene som venter
cli-moderate-show = én rapport, med chatten før og etter
cli-moderate-close = ta en rapport av listen
cli-moderate-mute = hindre en spiller i å chatte
cli-moderate-suspend = hindre en spiller i å spille
cli-moderate-rename = gi en spiller et annet navn, som spilleren ikke kan endre
cli-moderate-lift = avslutt alle chatforbud og sperringer av en spiller
cli-moderate-log = hva som er gjort til nå
cli-moderate-clear-club = fjern tekstene til en klubb (etter lenken) og gi den et annet navn
cli-moderate-close-club = steng en klubb (etter lenken); turneringene blir
cli-moderate-rename-tournament = gi en turnering (etter lenken) en annen tittel
cli-moderate-cancel-tournament = avlys en turnering (etter lenken)
cli-moderate-what = nummeret på en rapport, eller brukernavnet til en spiller (uten konto: id-en som show oppgir)
cli-moderate-new-name = rename: det nye navnet
cli-moderate-for = mute, suspend: hvor lenge, for eksempel 12h, 7d eller 4w; utelates det, for godt
cli-moderate-note = hvorfor; lagres i loggen
cli-moderate-closed = list: rapportene som er lukket
cli-moderate-bad-time = { $time } er ikke en tid som 12h, 7d eller 4w
cli-moderate-empty = Ingen rapporter venter.
cli-moderate-reporter = rapportert av { $reporter }, id { $id }
cli-moderate-reported = om { $name }, id { $id }
cli-moderate-times = rapporter om denne spilleren: { $count }
cli-moderate-match = parti { $match }, { $game }
cli-moderate-which-report = hvilken rapport? Skriv nummeret
cli-moderate-who = hvilken spiller? Skriv brukernavnet
cli-moderate-which-name = hvilket nytt navn? Skriv det etter brukernavnet
cli-moderate-nobody = det er ingen spiller { $name }
cli-moderate-was-closed = rapport { $number } lukket
cli-moderate-done-until = gjort: { $name }, til { $time }
cli-moderate-done-for-good = gjort: { $name }, for godt
cli-moderate-done = gjort: { $name }
cli-moderate-lifted = opphevet: { $name }
cli-moderate-renamed = spilleren heter nå { $name }

## explore: the engine games

cli-explore-needs-path = oppgi filen eller mappen det skal skrives til
cli-explore-not-built = datamaskinpartiene er ikke gjort klare ennå; kjør: { $command }
cli-explore-built = datamaskinpartier i { $file }: { $count }
cli-explore-packed = { $file }: { $count } partier, { $size } byte

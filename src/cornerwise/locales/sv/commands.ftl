## Commands of the terminal: arguments that several of them take

cli-arg-game = ett spel, till exempel duo
cli-arg-option = välj en inställning för spelet, till exempel start=own; `cornerwise games` listar dem; får upprepas; heights=@FILE läser en höjdkarta
cli-arg-file = ett protokoll eller en .blksgf-fil, - för standard in
cli-arg-ply = ställningen efter N drag
cli-arg-nth = det N:te partiet i filen (1)
cli-arg-marks = skilj färgerna åt utan deras nyans
cli-arg-level = hur bra den spelar, från 1 till 9
cli-arg-nodes = ställningar att titta på för varje drag, i stället för nivåns eget antal
cli-arg-time = sekunder för varje drag
cli-arg-evaluator = vad som bedömer ställningar: best, playouts, net, small, guided eller filen med ett nät
cli-arg-threads = hur många processorer som används
cli-arg-seed = ett tal som gör att dess val blir desamma varje gång
cli-arg-memory = megabyte för sökträdet
cli-with-default = { $about } ({ $default })

## What is wrong with an argument

cli-no-whole-number = { $text } är inget heltal från { $least } till { $most }
cli-no-pair = { $text } har inte formen NAME=VALUE
cli-no-number = { $text } är inget tal
cli-no-seconds = { $text } är inget antal sekunder
cli-no-chance = { $text } ligger inte mellan 0 och 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = det finns inget parti { $number }, filen har { $count }
cli-no-games = det finns inget parti i mappen { $folder }
cli-no-such-ply = det finns inget drag { $ply }, partiet har { $count }
cli-one-game-only = { $file }: där finns { $count } partier, inte ett

## Names in tables and lines

cli-seat = plats { $seat }
cli-column-move = drag
cli-chance = slumpen
cli-outcome = { $count ->
    [0] ingen vinner
    [one] plats { $seats } vinner
   *[other] platserna { $seats } vinner
  } ({ $points })

## games

cli-games-about = Listar alla spel med platser, färger, bräden, bitar och inställningar.
cli-games-game = bara det här spelet
cli-games-sort = vad listan sorteras efter
cli-games-json = allt om alla spel, som JSON
cli-games-column-game = spel
cli-games-column-title = titel
cli-games-column-seats = platser
cli-games-column-minutes = minuter
cli-games-column-age = ålder
cli-games-column-colours = färger
cli-games-column-board = bräde
cli-games-column-pieces = bitar
cli-games-column-option = inställning
cli-games-column-default = vanligt
cli-games-column-choices = andra val
cli-games-column-name = namn
cli-games-column-about = vad den avgör
cli-games-no-edge = ingen kant
cli-games-cubes = { $count ->
    [one] { $count } kub
   *[other] { $count } kuber
  }
cli-games-tiles = { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = en egen text
cli-games-none = ingen
cli-games-given = som angivet
cli-games-more = Platser räknas från 0. `cornerwise games --json` berättar mer.

## play

cli-play-about = Spelar i terminalen, mot datorn eller vid ett tangentbord. ? visar tangenterna.
cli-play-game = ett spel, till exempel duo; utan det kan du välja
cli-play-seat = vilka som sitter på platserna, i ordning: human, 1 till 9, greedy, random
cli-play-save = spara partiet i den här filen efter varje drag
cli-play-resume = fortsätt ett parti ur ett protokoll eller en .blksgf-fil
cli-play-theme = färgerna (dark)
cli-play-seats = platser:
cli-play-human = någon vid det här tangentbordet
cli-play-levels = datorn på den nivån; 3 är vänlig, 9 den starkaste
cli-play-level-range = { $first } till { $last }
cli-play-greedy = datorn lägger en av de största bitarna, eller den bricka som ger mest
cli-play-random = datorn gör vilket tillåtet drag som helst
cli-play-usual = En människa, och { $opponent } på de andra platserna, om inget annat sägs.
cli-play-needs-terminal = play behöver en terminal
cli-play-needs-textual = spelet i terminalen behöver Textual: { $install }
cli-play-resume-alone = --resume tar spelet och dess inställningar ur filen
cli-play-needs-game = --option, --seat och --save behöver namnet på ett spel
cli-play-too-many-seats = { $game } har { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
  }, inte { $asked }

## serve

cli-serve-about = Erbjuder matcher över HTTP och WebSockets tills den stoppas med Ctrl-C.
cli-serve-host = var den lyssnar (127.0.0.1)
cli-serve-port = vilken port den lyssnar på, 0 för valfri ledig (8000)
cli-serve-database = var matcher sparas (sqlite:///cornerwise.db)
cli-serve-redis = var flera processer berättar för varandra vad som händer
cli-serve-workers = hur många processer, med PostgreSQL (1)
cli-serve-engines = hur många sökningar samtidigt i varje process
cli-serve-ray = skicka motorns arbete till ett Ray-kluster, som i ray://host:10001
cli-serve-environment = Alla inställningar kan också komma från miljön: CORNERWISE_PORT=80. docs/operating.md förklarar dem.
cli-serve-needs = servern behöver { $package }: { $install }
cli-serve-ready = Cornerwise är redo på { $address }

## replay

cli-replay-about = Spelar upp ett JSON-protokoll eller en .blksgf-fil och kontrollerar varje drag och resultatet.
cli-replay-ply = stanna efter N drag
cli-replay-nth = bara det N:te partiet i filen
cli-replay-verify = kontrollera bara: en rad för varje parti
cli-replay-quiet = kontrollera bara: ingen rad alls, slutkoden säger det
cli-replay-heading = Parti { $number } av { $count }: { $game }
cli-replay-event = tävling: { $text }
cli-replay-date = datum: { $text }
cli-replay-players = spelare: { $text }
cli-replay-rests = { $colour } kan inte lägga och vilar
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, parti { $number }: { $summary }
cli-replay-summary = { $game }, { $moves } drag, { $state }
cli-replay-unfinished = oavslutat, { $turn } är på tur

## analyse

cli-analyse-about = Söker igenom ett partis sista ställning, eller en tidigare, efter de bästa dragen.
cli-analyse-lines = så många drag (5)
cli-analyse-nobody = ingen är på tur där, så det finns inget att analysera; --ply går tillbaka
cli-analyse-column-visits = besök
cli-analyse-column-then = sedan
cli-analyse-searched = { $count ->
    [one] { $count } ställning
   *[other] { $count } ställningar
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, genomsökt till slutet

## review

cli-review-about = Söker igenom alla ställningar i ett parti och visar vad dragen var värda.
cli-review-json = allt som JSON
cli-review-searching = söker
cli-review-progress = drag { $done } av { $count }
cli-review-cost = drag { $number }: { $turn } { $move } kostade { $share } av vinsten och { $points } poäng; bättre var { $better }
cli-review-column-made = gjort
cli-review-end = slut

## audit

cli-audit-about = Löser slutet av partier exakt och visar hur många poäng varje spelare skänkte bort där.
cli-audit-file = protokoll eller .blksgf-filer, mappar med sådana, eller mappen för en arena
cli-audit-nodes = ställningar som lösaren får titta på för varje drag
cli-audit-costly = nämn så många av dragen som skänkte bort poäng (20)
cli-audit-none = exakt spel är bara känt i partier med två spelare eller två lag där inget är dolt, och inget av dessa är sådant
cli-audit-progress = parti { $done } av { $count }
cli-audit-mistake = drag { $number }, { $turn } { $move }: { $margin } blev { $kept }; bäst var { $better }
cli-audit-skipped = partier som utelämnats, eftersom de inte är mellan två spelare eller två lag utan något dolt: { $count }
cli-audit-column-player = spelare
cli-audit-column-games = partier
cli-audit-column-moves = lösta drag
cli-audit-column-mistakes = misstag
cli-audit-column-points = bortskänkta poäng
cli-audit-column-mean = per parti

## draw

cli-draw-about = Ritar det som finns i ett protokoll, ett mönster eller en .blksgf-fil, eller ett spel med några drag.
cli-draw-source = ett protokoll, ett mönster eller en .blksgf-fil, - för standard in, eller ett spel
cli-draw-output = vart det skrivs; visas här om inget anges
cli-draw-format = svg för filer och annars text, om inget anges
cli-draw-theme = färgerna i en SVG (light)
cli-draw-view = kuber från ett hörn, ovanifrån eller båda (both)
cli-draw-turn = hur många kvarts varv bordet med kuber vrids (0)
cli-draw-moves = drag från början av GAME
cli-draw-file-only = { $game } kan bara ritas ur en fil: brickorna kommer av en slump
cli-draw-no-file = ingen fil heter { $name }, och { $problem }
cli-draw-game-only = --moves och --option hör till namnet på ett spel, inte till en fil
cli-draw-no-ply = --ply hör till ett parti, inte till ett mönster

## perft

cli-perft-about = Räknar alla sätt att spela DEPTH drag från början, och hur fort det gick.
cli-perft-depth = hur många drag som spelas
cli-perft-divide = säg för varje första drag hur många sätt som börjar med det
cli-perft-make = gör och ta tillbaka även de sista dragen
cli-perft-reference = räkna med de läsbara reglerna i Python, som är långsamma
cli-perft-seed = i ett spel med slump: vilken omgång att räkna från (vanligtvis 0)
cli-perft-progress = djup { $depth }
cli-perft-column-depth = djup
cli-perft-column-nodes = noder
cli-perft-column-seconds = sekunder
cli-perft-column-rate = noder/s
cli-perft-total = { $game }, djup { $depth }: { $count ->
    [one] { $count } nod
   *[other] { $count } noder
  }, { $seconds } s, { $rate } noder/s

## bench

cli-bench-about = Mäter fart och storlek på en tråd, den bästa av några körningar, bredvid målen.
cli-bench-names = vilka mått; alla om inget nämns
cli-bench-quick = färre och kortare körningar: grova mått på några sekunder
cli-bench-json = måtten som JSON
cli-bench-figures = mått:
cli-bench-target = mål { $value }
cli-bench-reached = { $ratio }x uppnått
cli-bench-missed = { $ratio }x missat
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = På { $processor }, Python { $python }; mer än 1x är bättre än målet.

## The figures of bench

cli-figure-perft-bulk = perft 3 i duo med egna startpunkter, det sista draget räknat i klump
cli-figure-perft-make = perft 3 i duo med egna startpunkter, varje löv gjort och taget tillbaka
cli-figure-playouts = jämnt slumpade partier { $game } från början till slut
cli-figure-playouts-middle = jämnt slumpade partier { $game } från drag { $ply } i ett bra parti till slutet
cli-figure-cubes = slumpade partier i tornet av kuber med fyra platser, från början till slut
cli-figure-search = simuleringar i en sökning i { $game } från början
cli-figure-search-middle = simuleringar i en sökning i { $game } från drag { $ply } i ett bra parti
cli-figure-threads = simuleringar i en sökning i duo med två trådar för en
cli-figure-deals = slumpade omgångar triominos med två platser, bonus räknad
cli-figure-sample = ett dolt läge i triominos draget ur det som en plats vet, anropat från Python
cli-figure-list-moves = { $call } i Python vid drag { $ply } i ett bra parti classic
cli-figure-first-duo = en ny tolk: import, första partiet duo, första draget
cli-figure-first-other = en ny tolk: samma sak med det långsammaste andra spelet
cli-figure-position-bytes = minne för den största ställningen i kärnan
cli-figure-table-size = minne för dragtabellen för classic i kärnan
cli-figure-pile = { $count ->
    [one] { $count } bricka i högen
   *[other] { $count } brickor i högen
  }
cli-figure-moves = { $count } drag
cli-unit-leaves = löv/s
cli-unit-positions = ställningar/s
cli-unit-games = partier/s
cli-unit-nodes = noder/s
cli-unit-times = gånger
cli-unit-deals = omgångar/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = byte
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Letar efter ett sätt att lägga ut alla bitar i ett spel för en och skriver det som protokoll.
cli-solve-game = classic-solo eller trigon-solo
cli-solve-from = fortsätt ett protokoll eller en .blksgf-fil, - för standard in
cli-solve-seconds = ge upp efter N sekunder (300)
cli-solve-seed = en annan sökning (0)
cli-solve-workers = trådar för bevis (1: samma varje gång)
cli-solve-output = vart protokollet skrivs; visas här om inget anges
cli-solve-codes = slutkoder:
cli-solve-code-found = ett fullständigt parti hittades
cli-solve-code-not = inte på den här tiden, eller så finns det inget; det bästa partiet skrivs ändå
cli-solve-code-stopped = stoppad med Ctrl-C; det bästa partiet skrivs ändå
cli-solve-interrupted = avbrutet: { $placed } av { $total } utlagda
cli-solve-options-in-file = --from tar inställningarna ur filen
cli-solve-other-game = { $file }: ett parti { $found }, inte { $wanted }
cli-solve-best = bäst { $placed } av { $total }
cli-solve-playing = spelar
cli-solve-proving = bevisar
cli-solve-found = alla { $total } bitar utlagda, hittat på { $seconds } s
cli-solve-nothing = inget hittat på { $seconds } s; det bästa partiet lägger ut { $placed } av { $total }
cli-solve-impossible = alla bitar kan inte läggas ut: { $reason }
cli-solve-tried = alla sätt har prövats

## gtp

cli-gtp-about = Svarar på kommandona i Go Text Protocol på standard in.
cli-gtp-game = ett spel som classic-2, eller med ett namn ur .blksgf-filer, som 'Blokus Two-Player' (duo)
cli-gtp-verbose = säg på standard fel vad som avvisades

## arena

cli-arena-about = Låter datorspelare mötas i parvisa partier och ger dem rating.
cli-arena-game = vad som spelas, som `cornerwise games` listar det
cli-arena-player = vem som spelar; två eller fler
cli-arena-games = hur många som mest (200)
cli-arena-out = var resultaten sparas; utan den visas de bara
cli-arena-jobs = partier åt gången (ett för varje processor)
cli-arena-seed = andra öppningar, andra tärningar (0)
cli-arena-opening-plies = slumpade drag innan spelarna tar över
cli-arena-move-timeout = sekunder efter vilka ett drag är förlorat (60)
cli-arena-sprt = sluta när det är klart vilket som stämmer
cli-arena-alpha = hur ofta man får tro fel på ELO1 (0.05)
cli-arena-beta = hur ofta man får tro fel på ELO0 (0.05)
cli-arena-ray = spela på ett Ray-kluster; utan ADDRESS på ett lokalt
cli-arena-json = visa sammanfattningen som data
cli-arena-show = visa tabellen för en mapp och spela inget
cli-arena-players = spelare:
cli-arena-with-options = med inställningar för motorn
cli-arena-gtp = ett program som talar GTP
cli-arena-python = anropat med ett startvärde skapar det en spelare
cli-arena-renamed = någon av dessa under ett annat namn
cli-arena-again = Samma rad igen fortsätter där en körning stoppades. Se docs/arena.md.
cli-arena-goes-on = avbrutet; samma kommando fortsätter härifrån
cli-arena-which-game = vilket spel? (--game GAME, eller --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } måste vara mindre än { $elo1 }
cli-arena-pace = { $rate } partier/s, { $left } kvar
cli-arena-progress = { $done } av { $total } partier, { $pace }: { $standing }
cli-arena-column-entrant = deltagare
cli-arena-column-elo = elo
cli-arena-column-error = ±95 %
cli-arena-column-games = partier
cli-arena-column-share = vinstandel
cli-arena-column-points = poäng
cli-arena-column-seconds = s/drag
cli-arena-column-longest = längst
cli-arena-column-faults = fel
cli-arena-duel = { $first } mot { $second }: { $share }, { $wins } vunna, { $draws } oavgjorda, { $losses } förlorade; Elo { $elo } ± { $error }
cli-arena-pairs = par efter resultat 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } mot { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } till { $upper })
cli-arena-verdict-yes = minst { $elo1 } stämmer
cli-arena-verdict-no = högst { $elo0 } stämmer
cli-arena-verdict-open = inte avgjort
cli-arena-played = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
  } { $game }

## bot

cli-bot-about = Tar en plats på en server och gör de drag som ett program väljer, tills matchen är slut.
cli-bot-url = servern, till exempel http://localhost:8000
cli-bot-token = nyckeln att spela med
cli-bot-match = en match: med en plats som är din, eller med en ledig
cli-bot-pair = spela ett parti med vem som än vill
cli-bot-timeout = för varje drag (120)
cli-bot-program = programmet med sina argument
cli-bot-key = En nyckel fås med POST /api/tokens med rättigheterna read och play. CORNERWISE_TOKEN duger i stället för --token.
cli-bot-needs = en bot behöver { $package }: { $install }
cli-bot-which = vilket program? Ange det efter --
cli-bot-failed = programmet gick fel: { $problem }
cli-bot-over = { $count ->
    [0] slut ({ $reason }): ingen vann, poäng { $points }
   *[other] slut ({ $reason }): { $seats } vann, poäng { $points }
  }

## backup and restore

cli-backup-about = Skriver allt som en server vet till en fil. Databaserna får vara av olika slag.
cli-restore-about = Fyller en tom databas från en sådan fil. Databaserna får vara av olika slag.
cli-backup-database = databasen ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } rad skriven till { $file }
   *[other] { $rows } rader skrivna till { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } rad läst ur { $file }
   *[other] { $rows } rader lästa ur { $file }
  }

## i18n

cli-i18n-about = Kontrollera översättningarna: meddelanden som saknas, är okända eller fortfarande på engelska, andra argument, utelämnade pluralformer eller termer.
cli-i18n-languages = taggar som de; alla, om inget sägs
cli-i18n-unknown = det finns inget språk { $tag } (ett av: { $known })
cli-i18n-whole = { $languages } språk, { $messages ->
    [one] { $messages } meddelande
   *[other] { $messages } meddelanden
  }: inget är fel

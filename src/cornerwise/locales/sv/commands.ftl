
## Commands of the terminal: arguments that several of them take

cli-arg-game = ett spel, till exempel duo
cli-arg-option = ställ in ett alternativ för spelet, till exempel start=own; `cornerwise games` listar dem; får upprepas; heights=@FILE läser en höjdkarta
cli-arg-file = ett protokoll eller en .blksgf-fil, eller - för standard in
cli-arg-ply = ställningen efter N drag
cli-arg-nth = det N:te partiet i filen (1)
cli-arg-marks = märk färgerna så att de kan skiljas åt utan färg
cli-arg-level = spelstyrka, från 1 till 9
cli-arg-nodes = ställningar att söka igenom för varje drag, i stället för nivåns antal
cli-arg-time = sekunder för varje drag
cli-arg-evaluator = vad som bedömer ställningar: best, playouts, net, small, guided eller filen med ett nät
cli-arg-threads = hur många processortrådar som används
cli-arg-seed = ett tal som gör slumpvalen desamma varje gång
cli-arg-memory = megabyte för sökträdet
cli-with-default = { $about } ({ $default })

## What is wrong with an argument

cli-no-whole-number = { $text } är inget heltal från { $least } till { $most }
cli-no-pair = { $text } har inte formen NAME=VALUE
cli-no-number = { $text } är inget tal
cli-no-seconds = { $text } är inget antal sekunder
cli-no-chance = { $text } ligger inte mellan 0 och 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = det finns inget parti { $number }: filen har { $count }
cli-no-games = det finns inget parti i mappen { $folder }
cli-no-such-ply = det finns inget drag { $ply }: partiet har { $count }
cli-one-game-only = { $file }: filen har { $count } partier; det här kommandot behöver en fil med bara 1

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

cli-games-about = Listar alla spel med platser, färger, bräden, bitar och alternativ.
cli-games-game = visa bara det här spelet
cli-games-sort = sortera listan efter detta
cli-games-json = skriv ut allt om alla spel som JSON
cli-games-column-game = spel
cli-games-column-title = titel
cli-games-column-seats = platser
cli-games-column-minutes = minuter
cli-games-column-age = ålder
cli-games-column-colours = färger
cli-games-column-board = bräde
cli-games-column-pieces = bitar
cli-games-column-option = alternativ
cli-games-column-default = standard
cli-games-column-choices = andra värden
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
cli-games-free-text = valfri text
cli-games-none = ingen
cli-games-given = inbyggd
cli-games-more = Platser numreras från 0. `cornerwise games --json` visar mer.

## play

cli-play-about = Spela i terminalen, mot datorn eller med andra vid ett tangentbord. Tryck på ? för tangenterna.
cli-play-game = ett spel, till exempel duo; utelämna det för att välja ur en lista
cli-play-seat = vilka som spelar, i platsernas ordning: human, 1 till 9, greedy, random
cli-play-save = spara partiet i den här filen efter varje drag
cli-play-resume = fortsätt ett parti från ett protokoll eller en .blksgf-fil
cli-play-theme = färgtemat (dark)
cli-play-seats = platser:
cli-play-human = någon vid det här tangentbordet
cli-play-levels = datorn på den nivån; 3 är lätt, 9 är den starkaste
cli-play-level-range = { $first } till { $last }
cli-play-greedy = datorn lägger en av de största bitarna, eller den bricka som ger mest
cli-play-random = datorn gör ett valfritt tillåtet drag
cli-play-usual = Om inget anges spelar en människa mot { $opponent } på alla andra platser.
cli-play-redirected = play behöver en terminal; kör det utan att omdirigera { $streams }
cli-play-resume-alone = --resume tar spelet och dess alternativ ur filen, så ange inga andra
cli-play-needs-game = --option, --seat och --save behöver namnet på ett spel
cli-play-too-many-seats = { $game } har { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
  }, inte { $asked }

## serve

cli-serve-about = Kör en server för webbläsare och program, tills du stoppar den med Ctrl-C.
cli-serve-host = adress att lyssna på (127.0.0.1)
cli-serve-port = port att lyssna på, eller 0 för valfri ledig (8000)
cli-serve-database = var matcher sparas (sqlite:///cornerwise.db)
cli-serve-redis = Redis-server som förbinder flera processer
cli-serve-workers = antal processer; fler än 1 kräver PostgreSQL (1)
cli-serve-engines = samtidiga sökningar i varje process
cli-serve-ray = skicka motorns arbete till ett Ray-kluster, som i ray://host:10001
cli-serve-environment = Du kan också ange varje alternativ i miljön, som i CORNERWISE_PORT=80. Se docs/operating.md.
cli-serve-needs = servern behöver { $package }: { $install }
cli-serve-ready = Cornerwise är redo på { $address }

## replay

cli-replay-about = Spelar upp ett JSON-protokoll eller en .blksgf-fil och kontrollerar varje drag och resultatet.
cli-replay-ply = stanna efter N drag
cli-replay-nth = bara det N:te partiet i filen
cli-replay-verify = kontrollera bara: skriv ut en rad för varje parti
cli-replay-quiet = kontrollera bara: skriv inte ut något, slutkoden säger resultatet
cli-replay-heading = Parti { $number } av { $count }: { $game }
cli-replay-event = tävling: { $text }
cli-replay-date = datum: { $text }
cli-replay-players = spelare: { $text }
cli-replay-rests = { $colour } kan inte lägga en bit och hoppas över
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, parti { $number }: { $summary }
cli-replay-summary = { $game }, { $moves } drag, { $state }
cli-replay-unfinished = oavslutat, { $turn } är på tur

## analyse

cli-analyse-about = Söker igenom ett partis sista ställning, eller en tidigare, efter de bästa dragen.
cli-analyse-lines = hur många drag som visas (5)
cli-analyse-nobody = ingen kan dra i den här ställningen, så det finns inget att analysera; välj en tidigare med --ply
cli-analyse-column-visits = besök
cli-analyse-column-then = sedan
cli-analyse-searched = { $count ->
    [one] { $count } ställning
   *[other] { $count } ställningar
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, genomsökt till slutet

## review

cli-review-about = Söker igenom varje ställning i ett parti och visar vad varje drag var värt.
cli-review-worst = hur många av de sämsta dragen som nämns ({ $most })
cli-review-json = skriv ut allt som JSON
cli-review-searching = söker
cli-review-progress = drag { $done } av { $count }
cli-review-cost = drag { $number }: { $turn } { $move } kostade { $share } av vinsten och { $points } poäng; bättre: { $better }
cli-review-column-made = spelat
cli-review-column-points = förlorade poäng
cli-review-end = slut

## audit

cli-audit-about = Löser slutet av partier exakt och visar hur många poäng varje spelare skänkte bort.
cli-audit-file = protokoll eller .blksgf-filer, mappar med sådana, eller mappen för en arena
cli-audit-nodes = ställningar som lösaren får söka igenom för varje drag
cli-audit-costly = hur många av dragen som skänkte bort poäng som nämns (20)
cli-audit-none = inget av de här partierna kan lösas exakt; det går bara med partier mellan två spelare eller två lag utan något dolt
cli-audit-progress = parti { $done } av { $count }
cli-audit-mistake = drag { $number }, { $turn } { $move }: ledning { $margin } före, { $kept } efter; bäst: { $better }
cli-audit-skipped = partier som utelämnats, eftersom de inte är mellan två spelare eller två lag utan något dolt: { $count }
cli-audit-column-player = spelare
cli-audit-column-games = partier
cli-audit-column-moves = lösta drag
cli-audit-column-mistakes = misstag
cli-audit-column-points = bortskänkta poäng
cli-audit-column-mean = per parti

## draw

cli-draw-about = Ritar ett protokoll, ett motiv eller en .blksgf-fil, eller ett spel efter några drag.
cli-draw-source = ett protokoll, ett motiv eller en .blksgf-fil, - för standard in, eller namnet på ett spel
cli-draw-output = filen att skriva; om den utelämnas skrivs ritningen ut
cli-draw-format = efter filändelsen: svg, png eller webp (hela spelet, animerat); annars text
cli-draw-theme = färgtemat i en SVG (light)
cli-draw-view = visa kuber från ett hörn, ovanifrån eller båda (both)
cli-draw-turn = kvarts varv att vrida kuberna (0)
cli-draw-moves = drag från början av GAME
cli-draw-file-only = { $game } kan bara ritas ur en fil, eftersom dess brickor dras slumpmässigt
cli-draw-no-file = det finns ingen fil som heter { $name }, och { $problem }
cli-draw-game-only = --moves och --option fungerar med namnet på ett spel, inte med en fil
cli-draw-no-ply = --ply fungerar med ett parti, inte med ett motiv

## perft

cli-perft-about = Räknar alla sätt att spela DEPTH drag från början, och mäter farten.
cli-perft-depth = hur många drag som spelas
cli-perft-divide = visa antalet för varje första drag
cli-perft-make = gör och ångra även de sista dragen, i stället för att räkna dem på en gång
cli-perft-reference = räkna med de läsbara reglerna i Python, som är långsamma
cli-perft-seed = i ett spel med slump: vilken omgång att räkna från (standard 0)
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

cli-bench-about = Mäter fart och storlek på en tråd, den bästa av flera körningar, och jämför med målen.
cli-bench-names = vilka mått som mäts; alla om inget anges
cli-bench-quick = färre och kortare körningar, för grova mått på några sekunder
cli-bench-json = skriv ut måtten som JSON
cli-bench-figures = mått:
cli-bench-target = mål { $value }
cli-bench-reached = { $ratio }x uppnått
cli-bench-missed = { $ratio }x missat
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = På { $processor }, Python { $python }. Mer än 1x är bättre än målet.

## The figures of bench

cli-figure-perft-bulk = perft 3 i duo med egna startpunkter, det sista draget räknat i klump
cli-figure-perft-make = perft 3 i duo med egna startpunkter, varje löv spelat och ångrat
cli-figure-playouts = jämnt slumpade partier { $game } från början till slut
cli-figure-playouts-middle = jämnt slumpade partier { $game } från drag { $ply } i ett bra parti till slutet
cli-figure-cubes = slumpade partier i tornet av kuber med fyra platser, från början till slut
cli-figure-search = simuleringar i en sökning i { $game } från början
cli-figure-search-middle = simuleringar i en sökning i { $game } från drag { $ply } i ett bra parti
cli-figure-threads = simuleringar i en sökning i duo, två trådar jämfört med en
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

cli-solve-about = Letar efter ett sätt att lägga ut alla bitar i ett spel för en och skriver det som ett protokoll.
cli-solve-game = classic-solo eller trigon-solo
cli-solve-from = fortsätt från ett protokoll eller en .blksgf-fil, - för standard in
cli-solve-seconds = sluta efter N sekunder (300)
cli-solve-seed = ett tal för en annan sökning (0)
cli-solve-workers = trådar för bevis (1: samma varje gång)
cli-solve-output = filen att skriva protokollet till; om den utelämnas skrivs det ut
cli-solve-codes = slutkoder:
cli-solve-code-found = ett fullständigt parti hittades
cli-solve-code-not = inget hittades i tid, eller så finns det ingen lösning; det bästa partiet skrivs ändå
cli-solve-code-stopped = stoppad med Ctrl-C; det bästa partiet skrivs ändå
cli-solve-interrupted = avbrutet: { $placed } av { $total } utlagda
cli-solve-options-in-file = --from tar alternativen ur filen, så ange inga andra
cli-solve-other-game = { $file }: det här är ett parti { $found }, inte { $wanted }
cli-solve-best = bäst { $placed } av { $total }
cli-solve-playing = spelar
cli-solve-proving = bevisar
cli-solve-found = alla { $total } bitar utlagda på { $seconds } s
cli-solve-nothing = ingen lösning hittades på { $seconds } s; det bästa partiet lägger ut { $placed } av { $total }
cli-solve-impossible = alla bitar kan inte läggas ut: { $reason }
cli-solve-tried = alla möjligheter har prövats

## gtp

cli-gtp-about = Svarar på kommandona i Go Text Protocol på standard in.
cli-gtp-game = ett spel som classic-2, eller dess namn i .blksgf-filer, som 'Blokus Two-Player' (duo)
cli-gtp-verbose = rapportera avvisade kommandon på standard fel

## arena

cli-arena-about = Låter datorspelare mötas i parvisa partier och ger dem rating.
cli-arena-game = spelet som spelas, som `cornerwise games` listar det
cli-arena-player = spelarna; två eller fler
cli-arena-games = högsta antalet partier (200)
cli-arena-out = mapp för resultaten; om den utelämnas visas de bara
cli-arena-jobs = samtidiga partier (ett per processor)
cli-arena-seed = ett tal för andra öppningar och slumpval (0)
cli-arena-opening-plies = slumpade drag innan spelarna tar över
cli-arena-even = bara öppningar där ingen sida har större chans att vinna än så
cli-arena-move-timeout = sekunder för ett drag, som sedan är förlorat (60)
cli-arena-sprt = sluta så snart testet har avgjort mellan de två
cli-arena-alpha = sannolikheten att felaktigt godta ELO1 (0.05)
cli-arena-beta = sannolikheten att felaktigt godta ELO0 (0.05)
cli-arena-ray = spela på ett Ray-kluster; utan ADDRESS på ett lokalt
cli-arena-json = skriv ut sammanfattningen som JSON
cli-arena-show = visa resultaten i en mapp utan att spela
cli-arena-players = spelare:
cli-arena-with-options = datorn med de här sökalternativen
cli-arena-gtp = ett program som talar GTP
cli-arena-python = en Python-funktion som tar ett startvärde och returnerar en spelare
cli-arena-renamed = någon av dessa med ett annat namn
cli-arena-again = Ange samma kommando igen för att fortsätta en stoppad körning. Se docs/arena.md.
cli-arena-goes-on = avbrutet; ange samma kommando igen för att fortsätta
cli-arena-which-game = vilket spel? Lägg till --game GAME, eller --show FOLDER för att se tidigare resultat
cli-arena-bounds = --sprt: { $elo0 } måste vara mindre än { $elo1 }
cli-arena-pace = { $rate } partier/s, tid kvar: { $left }
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
cli-arena-verdict-yes = skillnaden är minst { $elo1 }
cli-arena-verdict-no = skillnaden är högst { $elo0 }
cli-arena-verdict-open = inte avgjort
cli-arena-played = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
  } { $game }

## bot

cli-bot-about = Tar en plats på en server och låter ett program välja dragen, tills matchen är slut.
cli-bot-url = servern, till exempel http://localhost:8000
cli-bot-token = din API-nyckel
cli-bot-match = en match där du har en plats, eller som har en ledig
cli-bot-pair = spela mot någon annan som söker ett parti
cli-bot-timeout = sekunder för varje drag (120)
cli-bot-program = programmet med sina argument
cli-bot-key = Du får en nyckel från POST /api/tokens med rättigheterna read och play. Du kan lägga den i CORNERWISE_TOKEN i stället för att använda --token.
cli-bot-needs = en bot behöver { $package }: { $install }
cli-bot-which = vilket program? Skriv det efter --
cli-bot-failed = programmet gick fel: { $problem }
cli-bot-over = { $count ->
    [0] slut ({ $reason }): ingen vann, poäng { $points }
   *[other] slut ({ $reason }): { $seats } vann, poäng { $points }
  }

## backup and restore

cli-backup-about = Skriver all data på en server till en fil. Du kan återställa den till ett annat slags databas.
cli-restore-about = Fyller en tom databas från en säkerhetskopia. Den får komma från ett annat slags databas.
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

cli-i18n-about = Kontrollerar översättningarna: meddelanden som saknas eller är okända, text som är kvar på engelska, och felaktiga argument, pluralformer eller termer.
cli-i18n-languages = språktaggar som de; alla om inget anges
cli-i18n-unknown = det finns inget språk { $tag } (välj bland: { $known })
cli-i18n-whole = { $languages } språk, { $messages ->
    [one] { $messages } meddelande
   *[other] { $messages } meddelanden
  }: inget är fel

## puzzles

cli-puzzles-about = Gör pussel av datorns partier, eller kontrollerar att de som finns har exakt en lösning.
cli-puzzles-path = make: mappen att skriva till; verify: en fil med pussel i stället för dem som följer med
cli-puzzles-game = bara det här spelet; kan anges flera gånger
cli-puzzles-count = hur många pussel av varje spel
cli-puzzles-sample = kontrollera bara så många per spel, slumpvis valda
cli-puzzles-where = till vilken mapp? Skriv den efter make
cli-puzzles-made = pussel för { $game }: { $count }
cli-puzzles-proven = bevisade pussel: { $count }, på { $seconds } s

## explore

cli-explore-about = Slår upp vilka drag som gjordes i en ställning, hur ofta, och hur de partierna slutade.
cli-explore-work = show: visa vad som spelades i en ställning; add: lägg till partier i utforskarens fil; build: skapa filen med datorpartierna som följer med Cornerwise; make: låt datorn spela partier mot sig själv; pack: skriv partier som små filer
cli-explore-path = show, add, build: utforskarens fil, annars den med datorpartierna; make, pack: mappen att skriva till
cli-explore-source = show: ett spel, eller en fil med ett parti; add: filer eller mappar med partier
cli-explore-count = make: hur många partier som ska spelas
cli-explore-nodes = make: hur många ställningar som genomsöks för varje drag
cli-explore-one = show behöver ett spel eller en fil efter utforskarens fil
cli-explore-nothing = Inget parti i den här filen nådde den här ställningen.
cli-explore-added = tillagda partier: { $count }
# Columns of a table
cli-explore-column-games = partier
cli-explore-column-won = vunna
cli-explore-column-margin = poängförsprång
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = visade drag: { $shown } av { $moves }; partier: { $games }

## moderate

cli-moderate-about = Visar vad spelare har anmält och låter dig göra något åt det. En server som är i gång tillämpar det inom några sekunder.
cli-moderate-works = Åtgärder:
cli-moderate-list = anmälningarna som väntar
cli-moderate-show = en anmälan, med chatten före och efter
cli-moderate-close = ta bort en anmälan från listan
cli-moderate-mute = hindra en spelare från att chatta
cli-moderate-suspend = hindra en spelare från att spela
cli-moderate-rename = ge en spelare ett annat namn, som spelaren inte kan ändra
cli-moderate-lift = avsluta alla chattförbud och avstängningar av en spelare
cli-moderate-log = vad som har gjorts hittills
cli-moderate-clear-club = ta bort en klubbs texter (efter dess länk) och ge den ett annat namn
cli-moderate-close-club = stäng en klubb (efter dess länk); turneringarna blir kvar
cli-moderate-rename-tournament = ge en turnering (efter dess länk) en annan titel
cli-moderate-cancel-tournament = ställ in en turnering (efter dess länk)
cli-moderate-what = numret på en anmälan, eller användarnamnet på en spelare (utan konto: det id som show anger)
cli-moderate-new-name = rename: det nya namnet
cli-moderate-for = mute, suspend: hur länge, till exempel 12h, 7d eller 4w; om det utelämnas, för gott
cli-moderate-note = varför; det sparas i loggen
cli-moderate-closed = list: anmälningarna som har stängts
cli-moderate-bad-time = { $time } är ingen tid som 12h, 7d eller 4w
cli-moderate-empty = Inga anmälningar väntar.
cli-moderate-reporter = anmält av { $reporter }, id { $id }
cli-moderate-reported = om { $name }, id { $id }
cli-moderate-times = anmälningar om den här spelaren: { $count }
cli-moderate-match = match { $match }, { $game }
cli-moderate-which-report = vilken anmälan? Skriv numret
cli-moderate-who = vilken spelare? Skriv användarnamnet
cli-moderate-which-name = vilket nytt namn? Skriv det efter användarnamnet
cli-moderate-nobody = det finns ingen spelare { $name }
cli-moderate-was-closed = anmälan { $number } stängd
cli-moderate-done-until = klart: { $name }, till { $time }
cli-moderate-done-for-good = klart: { $name }, för gott
cli-moderate-done = klart: { $name }
cli-moderate-lifted = hävt: { $name }
cli-moderate-renamed = spelaren heter nu { $name }
cli-explore-needs-path = ange filen eller mappen att skriva till
# $command is what to type
cli-explore-not-built = datorpartierna är inte förberedda än; kör: { $command }
cli-explore-built = datorpartier i { $file }: { $count }
cli-explore-packed = { $file }: { $count } partier, { $size } byte

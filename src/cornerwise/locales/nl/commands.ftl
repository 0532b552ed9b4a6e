## Commands of the terminal: arguments that several of them take

cli-arg-game = een spel, zoals duo
cli-arg-option = een optie van het spel kiezen, zoals start=own; `cornerwise games` somt ze op; mag vaker voorkomen; heights=@FILE leest een hoogtekaart
cli-arg-file = een verslag of .blksgf-bestand, - voor de standaardinvoer
cli-arg-ply = de stelling na N zetten
cli-arg-nth = de N-de partij van het bestand (1)
cli-arg-marks = de kleuren zonder hun tint uit elkaar houden
cli-arg-level = hoe goed hij speelt, van 1 tot 9
cli-arg-nodes = stellingen om voor elke zet te bekijken, in plaats van het aantal van het niveau
cli-arg-time = seconden voor elke zet
cli-arg-evaluator = wat stellingen beoordeelt: best, playouts, net, small, guided of het bestand van een net
cli-arg-threads = hoeveel processors er gebruikt worden
cli-arg-seed = een getal waarmee hij elke keer hetzelfde kiest
cli-arg-memory = megabytes voor de zoekboom
# What an argument does, and what it is where nobody says anything else.
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } is geen geheel getal van { $least } tot { $most }
cli-no-pair = { $text } heeft niet de vorm NAME=VALUE
cli-no-number = { $text } is geen getal
cli-no-seconds = { $text } is geen aantal seconden
cli-no-chance = { $text } ligt niet tussen 0 en 0.5

## What is wrong with a file or with what was asked of it

cli-no-such-game = er is geen partij { $number }, het bestand heeft er { $count }
cli-no-games = er is geen partij in de map { $folder }
cli-no-such-ply = er is geen zet { $ply }, de partij heeft er { $count }
cli-one-game-only = { $file }: er staan { $count } partijen in, niet één

## Names in tables and lines

cli-seat = plaats { $seat }
cli-column-move = zet
cli-chance = toeval
# Who won, and how many points everybody has.
cli-outcome = { $count ->
    [0] niemand wint
    [one] plaats { $seats } wint
   *[other] de plaatsen { $seats } winnen
  } ({ $points })

## games

cli-games-about = Somt alle spellen op met hun plaatsen, kleuren, borden, steentjes en opties.
cli-games-game = alleen dit spel
cli-games-sort = waarop de lijst wordt gesorteerd
cli-games-json = alles over elk spel, als JSON
cli-games-column-game = spel
cli-games-column-title = titel
cli-games-column-seats = plaatsen
cli-games-column-minutes = minuten
cli-games-column-age = leeftijd
cli-games-column-colours = kleuren
cli-games-column-board = bord
cli-games-column-pieces = steentjes
cli-games-column-option = optie
cli-games-column-default = standaard
cli-games-column-choices = andere keuzes
cli-games-column-name = naam
cli-games-column-about = wat ze bepaalt
# The table of a game whose board has no edge.
cli-games-no-edge = zonder rand
cli-games-cubes = { $count ->
    [one] { $count } blokje
   *[other] { $count } blokjes
  }
cli-games-tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = een eigen tekst
cli-games-none = geen
cli-games-given = zoals opgegeven
cli-games-more = Plaatsen worden vanaf 0 geteld. `cornerwise games --json` vertelt meer.

## play

cli-play-about = Speelt in de terminal, met de computer of aan één toetsenbord. ? toont de toetsen.
cli-play-game = een spel, zoals duo; zonder opgave kun je kiezen
cli-play-seat = wie er op de plaatsen zitten, op volgorde: human, 1 tot 9, greedy, random
cli-play-save = de partij na elke zet in dit bestand bewaren
cli-play-resume = verdergaan met een partij uit een verslag of .blksgf-bestand
cli-play-theme = de kleuren (dark)
cli-play-seats = plaatsen:
cli-play-human = iemand aan dit toetsenbord
cli-play-levels = de computer op dat niveau; 3 is rustig, 9 het sterkst
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first } tot { $last }
cli-play-greedy = de computer legt een grootste steentje, of de steen die het meest oplevert
cli-play-random = de computer doet een willekeurige toegestane zet
cli-play-usual = Eén mens en { $opponent } op de andere plaatsen, als er niets anders is gezegd.
cli-play-needs-terminal = play heeft een terminal nodig
# $install is a command, here and below.
cli-play-needs-textual = het spel in de terminal heeft Textual nodig: { $install }
cli-play-resume-alone = --resume neemt het spel en zijn opties uit het bestand
cli-play-needs-game = --option, --seat en --save vragen de naam van een spel
cli-play-too-many-seats = { $game } heeft { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
  }, niet { $asked }

## serve

cli-serve-about = Biedt partijen aan via HTTP en WebSockets, tot het met Ctrl-C wordt gestopt.
cli-serve-host = waar naar verbindingen wordt geluisterd (127.0.0.1)
cli-serve-port = op welke poort, 0 voor een willekeurige vrije (8000)
cli-serve-database = waar partijen worden bewaard (sqlite:///cornerwise.db)
cli-serve-redis = waar meerdere processen elkaar vertellen wat er gebeurt
cli-serve-workers = hoeveel processen, met PostgreSQL (1)
cli-serve-engines = hoeveel zoekopdrachten tegelijk in elk proces
cli-serve-ray = rekenwerk naar een Ray-cluster sturen, zoals ray://host:10001
cli-serve-environment = Elke instelling kan ook uit de omgeving komen: CORNERWISE_PORT=80. docs/operating.md legt ze uit.
cli-serve-needs = de server heeft { $package } nodig: { $install }
cli-serve-ready = Cornerwise staat klaar op { $address }

## replay

cli-replay-about = Speelt een JSON-verslag of .blksgf-bestand na en controleert elke zet en het resultaat.
cli-replay-ply = stoppen na N zetten
cli-replay-nth = alleen de N-de partij van het bestand
cli-replay-verify = alleen controleren: één regel voor elke partij
cli-replay-quiet = alleen controleren: geen enkele regel, de exitcode zegt het
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = Partij { $number } van { $count }: { $game }
cli-replay-event = evenement: { $text }
cli-replay-date = datum: { $text }
cli-replay-players = spelers: { $text }
cli-replay-rests = { $colour } kan niet leggen en slaat over
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, partij { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
  }, { $state }
cli-replay-unfinished = niet afgelopen, { $turn } is aan zet

## analyse

cli-analyse-about = Zoekt in de laatste stelling van een partij, of een eerdere, naar de beste zetten.
cli-analyse-lines = zoveel zetten (5)
cli-analyse-nobody = daar is niemand aan zet, dus er valt niets te analyseren; --ply gaat terug
cli-analyse-column-visits = bezoeken
cli-analyse-column-then = dan
cli-analyse-searched = { $count ->
    [one] { $count } stelling
   *[other] { $count } stellingen
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, tot het einde doorzocht

## review

cli-review-about = Doorzoekt elke stelling van een partij en toont wat de zetten waard waren.
cli-review-json = alles als JSON
cli-review-searching = zoekt
cli-review-progress = zet { $done } van { $count }
cli-review-cost = zet { $number }: { $turn } { $move } kostte { $share } kans op winst en { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }; beter was { $better }
cli-review-column-made = gedaan
cli-review-end = einde

## audit

cli-audit-about = Lost het einde van partijen exact op en toont hoeveel punten elke speler daar weggaf.
cli-audit-file = verslagen of .blksgf-bestanden, mappen daarmee, of de map van een arena
cli-audit-nodes = stellingen die de oplosser voor elke zet mag bekijken
cli-audit-costly = zoveel zetten noemen die punten weggaven (20)
cli-audit-none = exact spel is alleen bekend in partijen van twee spelers of twee teams waarin niets verborgen is, en zo is er geen bij
cli-audit-progress = partij { $done } van { $count }
cli-audit-mistake = zet { $number }, { $turn } { $move }: { $margin } werd { $kept }; het best was { $better }
cli-audit-skipped = overgeslagen partijen, omdat ze niet van twee spelers of twee teams zonder verborgen stukken zijn: { $count }
cli-audit-column-player = speler
cli-audit-column-games = partijen
cli-audit-column-moves = opgeloste zetten
cli-audit-column-mistakes = fouten
cli-audit-column-points = weggegeven punten
cli-audit-column-mean = per partij

## draw

cli-draw-about = Tekent wat een verslag, patroon of .blksgf-bestand bevat, of een spel met enkele zetten.
cli-draw-source = een verslag, patroon of .blksgf-bestand, - voor de standaardinvoer, of een spel
cli-draw-output = waarheen wordt geschreven; zonder opgave naar het scherm
cli-draw-format = zonder opgave svg voor bestanden en anders text
cli-draw-theme = de kleuren van een SVG (light)
cli-draw-view = blokjes vanaf een hoek, van boven, of allebei (both)
cli-draw-turn = hoeveel kwartslagen de tafel met blokjes gedraaid is (0)
cli-draw-moves = zetten vanaf het begin van GAME
cli-draw-file-only = { $game } kan alleen uit een bestand worden getekend: zijn stenen komen door toeval
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = geen bestand heet { $name }, en { $problem }
cli-draw-game-only = --moves en --option horen bij de naam van een spel, niet bij een bestand
cli-draw-no-ply = --ply hoort bij een partij, niet bij een patroon

## perft

cli-perft-about = Telt alle manieren om vanaf het begin DEPTH zetten te spelen, en hoe snel dat ging.
cli-perft-depth = hoeveel zetten er worden gespeeld
cli-perft-divide = voor elke eerste zet zeggen hoeveel manieren ermee beginnen
cli-perft-make = ook de laatste zetten doen en terugnemen
cli-perft-reference = tellen met de leesbare Python-regels, die traag zijn
cli-perft-seed = bij een spel met toeval: vanaf welke ronde wordt geteld (standaard 0)
cli-perft-progress = diepte { $depth }
cli-perft-column-depth = diepte
cli-perft-column-nodes = knopen
cli-perft-column-seconds = seconden
cli-perft-column-rate = knopen/s
cli-perft-total = { $game }, diepte { $depth }: { $count ->
    [one] { $count } knoop
   *[other] { $count } knopen
  }, { $seconds } s, { $rate } knopen/s

## bench

cli-bench-about = Meet snelheid en grootte op één thread, het beste van enkele metingen, naast de doelen.
cli-bench-names = welke cijfers; allemaal als er geen is genoemd
cli-bench-quick = minder en kortere metingen: ruwe cijfers in seconden
cli-bench-json = de cijfers als JSON
cli-bench-figures = cijfers:
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = doel { $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio }x gehaald
cli-bench-missed = { $ratio }x gemist
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Op { $processor }, Python { $python }; meer dan 1x is beter dan het doel.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo perft 3 met eigen startplaatsen, de laatste zet in één keer geteld
cli-figure-perft-make = duo perft 3 met eigen startplaatsen, elk blad gedaan en teruggenomen
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = volstrekt willekeurige partijen { $game } van begin tot eind
cli-figure-playouts-middle = volstrekt willekeurige partijen { $game } vanaf zet { $ply } van een goede partij tot het eind
cli-figure-cubes = willekeurige partijen op de toren van blokjes met vier plaatsen van begin tot eind
cli-figure-search = simulaties van een zoektocht in { $game } vanaf het begin
cli-figure-search-middle = simulaties van een zoektocht in { $game } vanaf zet { $ply } van een goede partij
cli-figure-threads = simulaties van een zoektocht in duo, twee threads tegen één
cli-figure-deals = willekeurige rondes triominos met twee plaatsen, bonussen meegeteld
cli-figure-sample = een verborgen stand van triominos, getrokken uit wat een plaats weet, vanuit Python
# $call is a line of Python.
cli-figure-list-moves = { $call } in Python bij zet { $ply } van een goede partij classic
cli-figure-first-duo = een verse interpreter: import, eerste partij duo, eerste zet
cli-figure-first-other = een verse interpreter: hetzelfde met het traagste andere spel
cli-figure-position-bytes = geheugen van de grootste stelling in de kernel
cli-figure-table-size = geheugen van de zettentabel van classic in de kernel
cli-figure-pile = { $count ->
    [one] { $count } steen in de pot
   *[other] { $count } stenen in de pot
  }
cli-figure-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }
cli-unit-leaves = bladen/s
cli-unit-positions = stellingen/s
cli-unit-games = partijen/s
cli-unit-nodes = knopen/s
cli-unit-times = keer
cli-unit-deals = rondes/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = bytes
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Zoekt een manier om alle steentjes van een spel voor één speler te leggen en schrijft die als verslag.
cli-solve-game = classic-solo of trigon-solo
cli-solve-from = verdergaan met een verslag of .blksgf-bestand, - voor de standaardinvoer
cli-solve-seconds = ophouden na N seconden (300)
cli-solve-seed = een andere zoektocht (0)
cli-solve-workers = threads voor bewijzen (1: herhaalbaar)
cli-solve-output = waarheen het verslag wordt geschreven; zonder opgave naar het scherm
cli-solve-codes = exitcodes:
cli-solve-code-found = er is een volledige partij gevonden
cli-solve-code-not = niet in deze tijd, of er is er geen; de beste partij wordt toch geschreven
cli-solve-code-stopped = gestopt met Ctrl-C; de beste partij wordt toch geschreven
cli-solve-interrupted = onderbroken: { $placed } van { $total } gelegd
cli-solve-options-in-file = --from neemt de opties uit het bestand
cli-solve-other-game = { $file }: een partij { $found }, niet { $wanted }
cli-solve-best = beste { $placed } van { $total }
cli-solve-playing = speelt
cli-solve-proving = bewijst
cli-solve-found = alle { $total } steentjes gelegd, gevonden in { $seconds } s
cli-solve-nothing = niets gevonden in { $seconds } s; de beste partij legt er { $placed } van { $total }
cli-solve-impossible = niet alle steentjes kunnen worden gelegd: { $reason }
cli-solve-tried = elke manier is geprobeerd

## gtp

cli-gtp-about = Beantwoordt de opdrachten van het Go Text Protocol op de standaardinvoer.
cli-gtp-game = een spel zoals classic-2, of met een naam uit .blksgf-bestanden, zoals 'Blokus Two-Player' (duo)
cli-gtp-verbose = op de standaardfoutuitvoer zeggen wat is geweigerd

## arena

cli-arena-about = Laat computerspelers in paren van partijen tegen elkaar spelen en beoordeelt ze.
cli-arena-game = wat er wordt gespeeld, zoals `cornerwise games` het noemt
cli-arena-player = wie er speelt; twee of meer
cli-arena-games = hoeveel hoogstens (200)
cli-arena-out = waar resultaten worden bewaard; anders worden ze alleen getoond
cli-arena-jobs = partijen tegelijk (één voor elke processor)
cli-arena-seed = andere openingen, ander toeval (0)
cli-arena-opening-plies = willekeurige zetten voordat de spelers het overnemen
cli-arena-move-timeout = seconden waarna een zet verloren is (60)
cli-arena-sprt = stoppen als duidelijk is wat waar is
cli-arena-alpha = hoe vaak ELO1 ten onrechte mag worden geloofd (0.05)
cli-arena-beta = hoe vaak ELO0 ten onrechte mag worden geloofd (0.05)
cli-arena-ray = op een Ray-cluster spelen; zonder ADDRESS op een lokaal cluster
cli-arena-json = het overzicht als gegevens afdrukken
cli-arena-show = de tabel van een map tonen en niets spelen
cli-arena-players = spelers:
cli-arena-with-options = met opties van de computerspeler
cli-arena-gtp = een programma dat GTP spreekt
cli-arena-python = maakt een speler, aangeroepen met een getal voor het toeval
cli-arena-renamed = een van deze onder een andere naam
cli-arena-again = Dezelfde regel nog eens gaat verder waar een run stopte. Zie docs/arena.md.
cli-arena-goes-on = onderbroken; dezelfde opdracht gaat hier verder
cli-arena-which-game = welk spel? (--game GAME, of --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } moet kleiner zijn dan { $elo1 }
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate } partijen/s, nog { $left }
# $pace says how fast games are played; $standing lists the players.
cli-arena-progress = { $done } van { $total } partijen, { $pace }: { $standing }
cli-arena-column-entrant = deelnemer
cli-arena-column-elo = Elo
cli-arena-column-error = ±95%
cli-arena-column-games = partijen
cli-arena-column-share = winst
cli-arena-column-points = punten
cli-arena-column-seconds = s/zet
cli-arena-column-longest = langste
cli-arena-column-faults = fouten
# Two players by name; $elo and $error are numbers, $share is a percentage.
cli-arena-duel = { $first } tegen { $second }: { $share }, { $wins } gewonnen, { $draws } gelijk, { $losses } verloren; Elo { $elo } ± { $error }
cli-arena-pairs = paren met score 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } tegen { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } tot { $upper })
cli-arena-verdict-yes = minstens { $elo1 } is waar
cli-arena-verdict-no = hoogstens { $elo0 } is waar
cli-arena-verdict-open = onbeslist
cli-arena-played = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
  } { $game }

## bot

cli-bot-about = Neemt plaats aan een server en doet de zetten die een programma kiest, tot de partij voorbij is.
cli-bot-url = de server, zoals http://localhost:8000
cli-bot-token = de sleutel om mee te spelen
cli-bot-match = een partij: met een plaats van jou, of met een vrije
cli-bot-pair = een spel spelen met wie dat ook wil
cli-bot-timeout = voor elke zet (120)
cli-bot-program = het programma met zijn argumenten
cli-bot-key = Een sleutel komt van POST /api/tokens met de rechten read en play. CORNERWISE_TOKEN mag in plaats van --token.
cli-bot-needs = een bot heeft { $package } nodig: { $install }
cli-bot-which = welk programma? Zet het na --
cli-bot-failed = het programma is mislukt: { $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] voorbij ({ $reason }): niemand heeft gewonnen, punten { $points }
   *[other] voorbij ({ $reason }): gewonnen door { $seats }, punten { $points }
  }

## backup and restore

cli-backup-about = Schrijft alles wat een server weet in een bestand. De databases mogen van verschillende soort zijn.
cli-restore-about = Vult een lege database uit zo’n bestand. De databases mogen van verschillende soort zijn.
cli-backup-database = de database ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } rij naar { $file } geschreven
   *[other] { $rows } rijen naar { $file } geschreven
  }
cli-restore-done = { $rows ->
    [one] { $rows } rij uit { $file } gelezen
   *[other] { $rows } rijen uit { $file } gelezen
  }

## i18n

cli-i18n-about = Controleert de vertalingen: ontbrekende, onbekende of nog Engelse teksten, andere argumenten, weggelaten meervouden of termen.
cli-i18n-languages = codes zoals de; zonder opgave allemaal
cli-i18n-unknown = er is geen taal { $tag } (een van: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } taal
   *[other] { $languages } talen
  }, { $messages ->
    [one] { $messages } tekst
   *[other] { $messages } teksten
  }: alles is in orde

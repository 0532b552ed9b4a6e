## Commands of the terminal: arguments that several of them take

cli-arg-game = een spel, zoals duo
cli-arg-option = een optie van het spel instellen, zoals start=own; `cornerwise games` toont ze; mag vaker voorkomen; heights=@FILE leest een hoogtekaart
cli-arg-file = een verslag of .blksgf-bestand, of - voor de standaardinvoer
cli-arg-ply = de stelling na N zetten
cli-arg-nth = de N-de partij van het bestand (1)
cli-arg-marks = de kleuren markeren, zodat ze zonder kleur te onderscheiden zijn
cli-arg-level = speelsterkte, van 1 tot 9
cli-arg-nodes = stellingen om voor elke zet te doorzoeken, in plaats van het aantal van het niveau
cli-arg-time = seconden voor elke zet
cli-arg-evaluator = wat stellingen beoordeelt: best, playouts, net, small, guided of het bestand van een net
cli-arg-threads = hoeveel processorthreads er gebruikt worden
cli-arg-seed = een getal dat toevallige keuzes elke keer hetzelfde maakt
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

cli-no-such-game = er is geen partij { $number }: het bestand heeft er { $count }
cli-no-games = er is geen partij in de map { $folder }
cli-no-such-ply = er is geen zet { $ply }: de partij heeft er { $count }
cli-one-game-only = { $file }: het bestand heeft { $count } partijen; deze opdracht heeft een bestand met maar 1 nodig

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

cli-games-about = Toont alle spellen met hun plaatsen, kleuren, borden, steentjes en opties.
cli-games-game = alleen dit spel tonen
cli-games-sort = de lijst hierop sorteren
cli-games-json = alles over elk spel als JSON tonen
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
cli-games-column-choices = andere waarden
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
cli-games-free-text = willekeurige tekst
cli-games-none = geen
cli-games-given = ingebouwd
cli-games-more = Plaatsen zijn genummerd vanaf 0. `cornerwise games --json` toont meer.

## play

cli-play-about = Speel in de terminal, tegen de computer of met anderen aan één toetsenbord. Druk op ? voor de toetsen.
cli-play-game = een spel, zoals duo; zonder opgave kies je uit een lijst
cli-play-seat = wie er spelen, op volgorde van plaatsen: human, 1 tot 9, greedy, random
cli-play-save = de partij na elke zet in dit bestand bewaren
cli-play-resume = verdergaan met een partij uit een verslag of .blksgf-bestand
cli-play-theme = het kleurthema (dark)
cli-play-seats = plaatsen:
cli-play-human = iemand aan dit toetsenbord
cli-play-levels = de computer op dat niveau; 3 is makkelijk, 9 is het sterkst
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first } tot { $last }
cli-play-greedy = de computer legt een grootste steentje, of de steen die het meest oplevert
cli-play-random = de computer doet een willekeurige geldige zet
cli-play-usual = Zonder opgave speelt één mens tegen { $opponent } op alle andere plaatsen.
cli-play-redirected = play heeft een terminal nodig; voer het uit zonder { $streams } om te leiden
# $install is a command, here and below.
cli-play-resume-alone = --resume neemt het spel en zijn opties uit het bestand, dus geef geen andere op
cli-play-needs-game = --option, --seat en --save vragen de naam van een spel
cli-play-too-many-seats = { $game } heeft { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
  }, niet { $asked }

## serve

cli-serve-about = Draait een server voor browsers en programma’s, tot je die met Ctrl-C stopt.
cli-serve-host = adres om op te luisteren (127.0.0.1)
cli-serve-port = poort om op te luisteren, of 0 voor een vrije (8000)
cli-serve-database = waar partijen worden bewaard (sqlite:///cornerwise.db)
cli-serve-redis = Redis-server die meerdere processen verbindt
cli-serve-workers = aantal processen; meer dan 1 vereist PostgreSQL (1)
cli-serve-engines = zoekopdrachten tegelijk in elk proces
cli-serve-ray = rekenwerk naar een Ray-cluster sturen, zoals ray://host:10001
cli-serve-environment = Je kunt elke optie ook in de omgeving instellen, zoals CORNERWISE_PORT=80. Zie docs/operating.md.
cli-serve-needs = de server heeft { $package } nodig: { $install }
cli-serve-ready = Cornerwise staat klaar op { $address }

## replay

cli-replay-about = Speelt een JSON-verslag of .blksgf-bestand na en controleert elke zet en het resultaat.
cli-replay-ply = stoppen na N zetten
cli-replay-nth = alleen de N-de partij van het bestand
cli-replay-verify = alleen controleren: één regel per partij tonen
cli-replay-quiet = alleen controleren: niets tonen, de exitcode zegt het
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = Partij { $number } van { $count }: { $game }
cli-replay-event = toernooi: { $text }
cli-replay-date = datum: { $text }
cli-replay-players = spelers: { $text }
cli-replay-rests = { $colour } kan geen steentje leggen en wordt overgeslagen
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, partij { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
  }, { $state }
cli-replay-unfinished = niet afgelopen, { $turn } is aan de beurt

## analyse

cli-analyse-about = Zoekt in de laatste stelling van een partij, of in een eerdere, naar de beste zetten.
cli-analyse-lines = hoeveel zetten te tonen (5)
cli-analyse-nobody = in deze stelling kan niemand zetten, dus er valt niets te analyseren; kies een eerdere met --ply
cli-analyse-column-visits = bezoeken
cli-analyse-column-then = dan
cli-analyse-searched = { $count ->
    [one] { $count } stelling
   *[other] { $count } stellingen
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, tot het einde doorzocht

## review

cli-review-about = Doorzoekt elke stelling van een partij en toont wat elke zet waard was.
cli-review-worst = hoeveel van de slechtste zetten te noemen ({ $most })
cli-review-json = alles als JSON tonen
cli-review-searching = zoekt
cli-review-progress = zet { $done } van { $count }
cli-review-cost = zet { $number }: { $turn } { $move } kostte { $share } van de winstkans en { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }; beter: { $better }
cli-review-column-made = gespeeld
cli-review-column-points = verloren punten
cli-review-end = einde

## audit

cli-audit-about = Lost het einde van partijen exact op en toont hoeveel punten elke speler weggaf.
cli-audit-file = verslagen of .blksgf-bestanden, mappen daarmee, of de map van een arena
cli-audit-nodes = stellingen die de oplosser voor elke zet mag doorzoeken
cli-audit-costly = hoeveel van de zetten te noemen die punten weggaven (20)
cli-audit-none = geen van deze partijen kan exact worden opgelost; dat kan alleen bij partijen tussen twee spelers of twee teams zonder iets verborgens
cli-audit-progress = partij { $done } van { $count }
cli-audit-mistake = zet { $number }, { $turn } { $move }: voorsprong { $margin } ervoor, { $kept } erna; beste: { $better }
cli-audit-skipped = overgeslagen partijen, omdat ze niet tussen twee spelers of twee teams zonder iets verborgens zijn: { $count }
cli-audit-column-player = speler
cli-audit-column-games = partijen
cli-audit-column-moves = opgeloste zetten
cli-audit-column-mistakes = fouten
cli-audit-column-points = weggegeven punten
cli-audit-column-mean = per partij

## draw

cli-draw-about = Tekent een verslag, ontwerp of .blksgf-bestand, of een spel na enkele zetten.
cli-draw-source = een verslag, ontwerp of .blksgf-bestand, - voor de standaardinvoer, of de naam van een spel
cli-draw-output = het bestand om te schrijven; zonder opgave wordt de tekening getoond
cli-draw-format = naar de extensie van het bestand: svg, png of webp (het hele spel, geanimeerd); anders text
cli-draw-theme = het kleurthema van een SVG (light)
cli-draw-view = blokjes vanaf een hoek, van boven, of allebei tonen (both)
cli-draw-turn = kwartslagen om de blokjes te draaien (0)
cli-draw-moves = zetten vanaf het begin van GAME
cli-draw-file-only = { $game } kan alleen uit een bestand worden getekend, omdat de stenen door toeval worden gepakt
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = er is geen bestand met de naam { $name }, en { $problem }
cli-draw-game-only = --moves en --option werken met de naam van een spel, niet met een bestand
cli-draw-no-ply = --ply werkt met een partij, niet met een ontwerp

## perft

cli-perft-about = Telt alle manieren om vanaf het begin DEPTH zetten te spelen, en meet de snelheid.
cli-perft-depth = hoeveel zetten er worden gespeeld
cli-perft-divide = het aantal voor elke eerste zet tonen
cli-perft-make = ook de laatste zetten doen en terugnemen, in plaats van ze in één keer te tellen
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

cli-bench-about = Meet snelheid en grootte op één thread, het beste van enkele metingen, en vergelijkt met de doelen.
cli-bench-names = welke cijfers te meten; standaard allemaal
cli-bench-quick = minder en kortere metingen, voor ruwe cijfers in seconden
cli-bench-json = de cijfers als JSON tonen
cli-bench-figures = cijfers:
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = doel { $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio }x gehaald
cli-bench-missed = { $ratio }x gemist
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Op { $processor }, Python { $python }. Meer dan 1x is beter dan het doel.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo perft 3 met eigen startplaatsen, de laatste zet in één keer geteld
cli-figure-perft-make = duo perft 3 met eigen startplaatsen, elk blad gespeeld en teruggenomen
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = volstrekt willekeurige partijen { $game } van begin tot eind
cli-figure-playouts-middle = volstrekt willekeurige partijen { $game } vanaf zet { $ply } van een goede partij tot het eind
cli-figure-cubes = willekeurige partijen op de toren van blokjes met vier plaatsen van begin tot eind
cli-figure-search = simulaties van een zoektocht in { $game } vanaf het begin
cli-figure-search-middle = simulaties van een zoektocht in { $game } vanaf zet { $ply } van een goede partij
cli-figure-threads = simulaties van een zoektocht in duo, twee threads vergeleken met één
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
cli-solve-seconds = stoppen na N seconden (300)
cli-solve-seed = een getal voor een andere zoektocht (0)
cli-solve-workers = threads voor bewijzen (1: herhaalbaar)
cli-solve-output = het bestand voor het verslag; zonder opgave wordt het getoond
cli-solve-codes = exitcodes:
cli-solve-code-found = er is een volledige partij gevonden
cli-solve-code-not = niets op tijd gevonden, of er is geen oplossing; de beste partij wordt toch geschreven
cli-solve-code-stopped = gestopt met Ctrl-C; de beste partij wordt toch geschreven
cli-solve-interrupted = onderbroken: { $placed } van { $total } gelegd
cli-solve-options-in-file = --from neemt de opties uit het bestand, dus geef geen andere op
cli-solve-other-game = { $file }: dit is een partij { $found }, niet { $wanted }
cli-solve-best = beste { $placed } van { $total }
cli-solve-playing = speelt
cli-solve-proving = bewijst
cli-solve-found = alle { $total } steentjes gelegd in { $seconds } s
cli-solve-nothing = geen oplossing gevonden in { $seconds } s; de beste partij legt er { $placed } van { $total }
cli-solve-impossible = niet alle steentjes kunnen worden gelegd: { $reason }
cli-solve-tried = elke mogelijkheid is geprobeerd

## gtp

cli-gtp-about = Beantwoordt de opdrachten van het Go Text Protocol op de standaardinvoer.
cli-gtp-game = een spel zoals classic-2, of de naam ervan in .blksgf-bestanden, zoals 'Blokus Two-Player' (duo)
cli-gtp-verbose = geweigerde opdrachten op de standaardfoutuitvoer melden

## arena

cli-arena-about = Laat computerspelers in paren van partijen tegen elkaar spelen en bepaalt hun rating.
cli-arena-game = het spel, zoals `cornerwise games` het toont
cli-arena-player = de spelers; twee of meer
cli-arena-games = het grootste aantal partijen (200)
cli-arena-out = map voor de resultaten; zonder opgave worden ze alleen getoond
cli-arena-jobs = partijen tegelijk (één per processor)
cli-arena-seed = een getal voor andere openingen en toevallige keuzes (0)
cli-arena-opening-plies = willekeurige zetten voordat de spelers het overnemen
cli-arena-even = alleen openingen waarin geen kant een grotere winstkans heeft dan deze
cli-arena-move-timeout = seconden voor een zet, die daarna verloren is (60)
cli-arena-sprt = stoppen zodra de toets tussen de twee heeft beslist
cli-arena-alpha = kans om ELO1 ten onrechte aan te nemen (0.05)
cli-arena-beta = kans om ELO0 ten onrechte aan te nemen (0.05)
cli-arena-ray = op een Ray-cluster spelen; zonder ADDRESS op een lokaal cluster
cli-arena-json = het overzicht als JSON tonen
cli-arena-show = de resultaten in een map tonen zonder te spelen
cli-arena-players = spelers:
cli-arena-with-options = de computer met deze zoekopties
cli-arena-gtp = een programma dat GTP spreekt
cli-arena-python = een Python-functie die een startgetal krijgt en een speler teruggeeft
cli-arena-renamed = een van deze met een andere naam
cli-arena-again = Geef dezelfde opdracht nog eens om een gestopte run voort te zetten. Zie docs/arena.md.
cli-arena-goes-on = onderbroken; geef dezelfde opdracht nog eens om verder te gaan
cli-arena-which-game = welk spel? Voeg --game GAME toe, of --show FOLDER om eerdere resultaten te zien
cli-arena-bounds = --sprt: { $elo0 } moet kleiner zijn dan { $elo1 }
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate } partijen/s, resterende tijd: { $left }
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
cli-arena-duel = { $first } tegen { $second }: { $share }, { $wins } gewonnen, { $draws } remise, { $losses } verloren; Elo { $elo } ± { $error }
cli-arena-pairs = paren met score 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } tegen { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } tot { $upper })
cli-arena-verdict-yes = het verschil is minstens { $elo1 }
cli-arena-verdict-no = het verschil is hoogstens { $elo0 }
cli-arena-verdict-open = onbeslist
cli-arena-played = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
  } { $game }

## bot

cli-bot-about = Neemt een plaats op een server in en laat een programma de zetten kiezen, tot de partij voorbij is.
cli-bot-url = de server, zoals http://localhost:8000
cli-bot-token = je API-sleutel
cli-bot-match = een partij waarin je een plaats hebt, of waarin er een vrij is
cli-bot-pair = spelen tegen iemand anders die een partij zoekt
cli-bot-timeout = seconden voor elke zet (120)
cli-bot-program = het programma met zijn argumenten
cli-bot-key = Je krijgt een sleutel van POST /api/tokens met de rechten read en play. Je kunt die in CORNERWISE_TOKEN zetten in plaats van --token te gebruiken.
cli-bot-needs = een bot heeft { $package } nodig: { $install }
cli-bot-which = welk programma? Schrijf het na --
cli-bot-failed = het programma is mislukt: { $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] voorbij ({ $reason }): niemand heeft gewonnen, punten { $points }
   *[other] voorbij ({ $reason }): gewonnen door { $seats }, punten { $points }
  }

## backup and restore

cli-backup-about = Schrijft alle gegevens van een server in een bestand. Je kunt ze in een ander soort database terugzetten.
cli-restore-about = Vult een lege database uit een back-upbestand. Dat mag van een ander soort database komen.
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

cli-i18n-about = Controleert de vertalingen op ontbrekende of onbekende teksten, tekst die nog Engels is, en verkeerde argumenten, meervouden of termen.
cli-i18n-languages = taalcodes zoals de; standaard allemaal
cli-i18n-unknown = er is geen taal { $tag } (kies uit: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } taal
   *[other] { $languages } talen
  }, { $messages ->
    [one] { $messages } tekst
   *[other] { $messages } teksten
  }: alles is in orde

## puzzles

cli-puzzles-about = Maakt puzzels uit partijen van de computer, of controleert of de bestaande precies één oplossing hebben.
cli-puzzles-path = make: de map om in te schrijven; verify: een bestand met puzzels in plaats van die van het programma
cli-puzzles-game = alleen dit spel; je kunt het vaker opgeven
cli-puzzles-count = hoeveel puzzels van elk spel
cli-puzzles-sample = er maar zoveel per spel controleren, willekeurig gekozen
cli-puzzles-where = in welke map? Zet die achter make
cli-puzzles-made = puzzels voor { $game }: { $count }
cli-puzzles-proven = bewezen puzzels: { $count }, in { $seconds } s

## explore

cli-explore-about = Zoekt op welke zetten in een stelling zijn gedaan, hoe vaak, en hoe die partijen afliepen.
cli-explore-work = show: tonen wat in een stelling is gespeeld; add: partijen aan het bestand van de verkenner toevoegen; build: het bestand maken van de computerpartijen die bij Cornerwise horen; make: de computer partijen tegen zichzelf laten spelen; pack: partijen als kleine bestanden schrijven
cli-explore-path = show, add, build: het bestand van de verkenner, anders dat van de computerpartijen; make, pack: de map om in te schrijven
cli-explore-source = show: een spel, of een bestand met een partij; add: bestanden of mappen met partijen
cli-explore-count = make: hoeveel partijen te spelen
cli-explore-nodes = make: hoeveel stellingen per zet te doorzoeken
cli-explore-one = show heeft één spel of één bestand nodig na het bestand van de verkenner
cli-explore-nothing = Geen partij in dit bestand heeft deze stelling bereikt.
cli-explore-added = toegevoegde partijen: { $count }
# Columns of a table
cli-explore-column-games = partijen
cli-explore-column-won = gewonnen
cli-explore-column-margin = punten voorsprong
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = getoonde zetten: { $shown } van { $moves }; partijen: { $games }

## moderate

cli-moderate-about = Toont wat spelers hebben gemeld en laat je er iets aan doen. Een draaiende server neemt het binnen enkele seconden over.
cli-moderate-works = Acties:
cli-moderate-list = de meldingen die wachten
cli-moderate-show = één melding, met de chat ervoor en erna
cli-moderate-close = een melding van de lijst halen
cli-moderate-mute = een speler niet meer laten chatten
cli-moderate-suspend = een speler niet meer laten spelen
cli-moderate-rename = een speler een andere naam geven, die hij niet kan wijzigen
cli-moderate-lift = alle chatverboden en schorsingen van een speler beëindigen
cli-moderate-log = wat er tot nu toe is gedaan
cli-moderate-clear-club = de teksten van een club (aan de hand van de link) verwijderen en hem een andere naam geven
cli-moderate-close-club = een club (aan de hand van de link) sluiten; de toernooien blijven
cli-moderate-rename-tournament = een toernooi (aan de hand van de link) een andere titel geven
cli-moderate-cancel-tournament = een toernooi (aan de hand van de link) annuleren
cli-moderate-what = het nummer van een melding, of de gebruikersnaam van een speler (zonder account: de id die show geeft)
cli-moderate-new-name = rename: de nieuwe naam
cli-moderate-for = mute, suspend: hoelang, zoals 12h, 7d of 4w; zonder opgave voorgoed
cli-moderate-note = waarom; het wordt in het logboek bewaard
cli-moderate-closed = list: de meldingen die zijn gesloten
cli-moderate-bad-time = { $time } is geen tijd zoals 12h, 7d of 4w
cli-moderate-empty = Er wachten geen meldingen.
cli-moderate-reporter = gemeld door { $reporter }, id { $id }
cli-moderate-reported = over { $name }, id { $id }
cli-moderate-times = meldingen over deze speler: { $count }
cli-moderate-match = partij { $match }, { $game }
cli-moderate-which-report = welke melding? Schrijf het nummer
cli-moderate-who = welke speler? Schrijf de gebruikersnaam
cli-moderate-which-name = welke nieuwe naam? Zet die achter de gebruikersnaam
cli-moderate-nobody = er is geen speler { $name }
cli-moderate-was-closed = melding { $number } gesloten
cli-moderate-done-until = gedaan: { $name }, tot { $time }
cli-moderate-done-for-good = gedaan: { $name }, voorgoed
cli-moderate-done = gedaan: { $name }
cli-moderate-lifted = opgeheven: { $name }
cli-moderate-renamed = de speler heet nu { $name }
cli-explore-needs-path = geef het bestand of de map op om in te schrijven
# $command is what to type
cli-explore-not-built = de computerpartijen zijn nog niet klaargemaakt; voer uit: { $command }
cli-explore-built = computerpartijen in { $file }: { $count }
cli-explore-packed = { $file }: { $count } partijen, { $size } bytes

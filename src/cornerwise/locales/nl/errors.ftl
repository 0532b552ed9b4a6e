### What is wrong, in one line that begins in small letters: it may follow a file's name and a colon.
### Words in plain ASCII that people type (names of games, options, fields, commands) are arguments or
### stand in quotation marks within braces, and stay as they are.

## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

# $where is the name of a game, an option, a field or a file, or the number of a rule.
error-at = { $where }: { $problem }
error-at-move = zet { $number }: { $problem }
error-at-ply = zet { $number }: { $problem }
error-at-character = { $problem } (bij teken { $offset })

## Games and options

# $name and $near are in quotation marks already, as all that people have typed.
error-no-game-but = er is geen spel { $name }; bedoel je { $near }?
error-no-game = er is geen spel { $name }; { "`cornerwise games`" } somt ze op
error-wrong-family = { $wanted ->
    [flat-placing] { $game } is geen plat legspel, en alleen zo’n spel kan hier
    [two-party] { $game } is geen spel tussen twee partijen, en alleen zo’n spel kan hier
   *[placing] { $game } is geen legspel, en alleen zo’n spel kan hier
  }
error-no-option = geen optie { $option } (er is: { $known })
error-no-options = geen optie { $option } (er zijn er geen)
error-option-value = { $option } kan niet { $value } zijn (een van: { $choices })
error-option-no-text = { $option } kan niet { $value } zijn (het is een tekst)
error-few-colours = er zijn niet genoeg kleuren voor { $each } per speler
# $edition is typed, such as french.
error-edition-seats = de uitgave { $edition } is voor { $fewest } tot { $most } plaatsen, niet { $seats }
error-deals-no-target = een partij met een vast aantal rondes heeft geen puntenlimiet
# $scoring is typed, such as no-points.
error-one-deal = de puntentelling { $scoring } is voor één ronde, niet { $deals }
error-seed = het getal voor het toeval is een geheel getal, niet { $seed }
error-no-seed = niets hangt van toeval af, dus daar is geen getal voor
error-few-tiles = { $tiles } stenen zijn niet genoeg voor { $seats } handen van { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } schrijf je zoals { "blue:I5,W5/red:X5" }, niet { $text }
error-handicap-twice = { "without" } noemt een kleur twee keer: { $text }
error-handicap-colour = { "without" }: { $colour } doet niet mee (er is: { $known })
error-handicap-piece = { "without" }: er is geen steentje { $piece } (er is: { $known })
error-handicap-copies = { "without" }: { $colour } heeft { $piece } { $copies ->
    [one] één keer
   *[other] { $copies } keer
  }, niet { $count } keer
error-handicap-all = { "without" }: { $colour } moet een steentje houden
error-handicap-shared = { "without" }: niemand heeft eigen steentjes

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } is geen hoogtekaart: rijen getallen worden gescheiden door / of regeleinden
error-heights-uneven = { $text } is geen hoogtekaart: de rijen zijn niet even lang
error-heights-cubes = { $text } is geen hoogtekaart: er zijn { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
  }, niet 2 tot { $most }
error-heights-parts = R4: de hoogtekaart valt in meerdere delen uiteen
# $text is the name of a file from here on.
error-heights-long = { $text } is niet te gebruiken: R4: een hoogtekaart heeft hoogstens { $most } bytes
error-heights-no-text = { $text } is niet te gebruiken: R4: een hoogtekaart is een tekst
error-heights-file = { $text } is niet te gebruiken: { $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = { $move } is niet toegestaan: { $why } ({ $clause })
error-no-cell = { $text } is geen vakje van het bord { $board }
error-cell-twice = { $text } noemt een vakje twee keer
error-lays-nothing = { $text } legt geen steentje
error-no-colour = { $text } is geen kleur (een van: { $known })
error-no-such-colour = { $game } heeft geen kleur { $colour } (er is: { $known })
error-no-tile = { $text } is geen steen (zoals { "0-2-5" })
error-tile-order = { $text } is geen steen: de getallen van een steen lopen op
error-no-move = { $text } is geen zet (zoals { "0-2-5@1,0/2" })
# For those who write a game in Python; $promise is in English.
error-promise = { $game }: { $promise } (na { $moves })

## Files of games

error-file-long = het bestand heeft meer dan { $most } tekens
error-file-empty = het bestand is leeg
error-file-no-game = geen verslag (JSON) en geen { ".blksgf" }-bestand
error-file-design = een patroon, geen partij; { "`cornerwise draw`" } toont het
error-file-json = geen JSON-bestand: { $problem }
error-field-missing = { $field }: ontbreekt
error-field-twice = { $field } staat er twee keer
error-field-unknown = geen veld heet { $field }
error-field-fraction = { $text } is geen geheel getal, en andere staan niet in verslagen
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }: { $wanted } verwacht, niet { $given }
error-type-object = een object
error-type-list = een lijst
error-type-number = een geheel getal
error-type-text = een tekst
error-type-writable = een tekst die weer te schrijven is, zonder halve surrogaatparen
error-type-move = het nummer van een zet
error-record-version = { "version" }: alleen { $version } kan worden gelezen, niet { $given }
error-record-players = { "players" }: { $game } heeft { $seats } plaatsen
error-record-comment = { "comments" }: er is geen zet { $number }
error-record-family = { "variant" }: { $game } is geen legspel
error-record-not-over = { "result" }: de partij is niet voorbij
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }: de partij is voorbij, { $result }, er is niets opgegeven
error-record-result = { "result" }: de partij is voorbij, { $result }, niet { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = de knoop zit niet in deze boom
error-sgf-charset = de tekenset { $charset } kan niet worden gelezen
error-sgf-not-charset = de tekst is niet in { $charset }
error-sgf-unfinished = het bestand eindigt midden in een boom
error-sgf-no-tree = er is geen boom in het bestand
error-sgf-no-node = een boom moet met een knoop beginnen
error-sgf-node-place = een knoop moet in een boom en vóór zijn varianten staan
error-sgf-many = er zijn meer dan { $most } knopen
error-sgf-close = er is hier geen boom te sluiten
error-sgf-meaning = { $sign } betekent hier niets
error-sgf-property-place = een eigenschap moet in een knoop staan
error-sgf-property-twice = { $name } staat twee keer in een knoop
error-sgf-no-value = { $name } heeft geen waarde
error-sgf-endless = de waarde eindigt nooit
error-sgf-property = een eigenschap heeft een naam van letters en cijfers en een waarde nodig, en dat ontbreekt bij { $name }
error-sgf-game = het spel { $name } is niet bekend
error-sgf-own = een spel { $name } heeft de eigenschap { $property } nodig
error-sgf-two-games = het spel is { $name } en toch { $game }
error-sgf-setup = { $name } zet een stelling op die niet volgens de regels kan worden nagespeeld
error-sgf-two-moves = een knoop heeft twee zetten, { $first } en { $second }
# P11 is the number of a rule.
error-sgf-early = { $colour } zet, maar { $turn } kan leggen en gaat voor (P11)
error-sgf-colour = { $game } heeft geen kleur { $name }

## What has to be installed. $install is a command.

error-extra-solve = oplossen vraagt OR-tools: { $install }
error-extra-nets = netten vragen onnxruntime: { $install }
error-extra-cluster = een cluster vraagt Ray: { $install }

## Puzzles

error-not-solo = { $game } is geen spel voor één speler (op te lossen zijn: { $known })
solo-no-room = { $colour } heeft geen ruimte voor { $piece }
solo-no-reach = { $colour } heeft { $cells } vakjes nodig en kan er maar { $room } bereiken
solo-few-cells = er zijn { $needed } vakjes nodig en maar { $free } vrij

## The computer player

error-level = niveaus gaan van { $least } tot { $most }, niet { $given }
error-strength-both = een niveau heeft zijn eigen knopen en tijd: geef een niveau op, of knopen en tijd
error-no-parameter = er is geen parameter { $name } (er is: { $known })
# $wanted is one of the next three.
error-value = { $name } is { $wanted }, niet { $given }
error-wants-whole = een geheel getal van { $least } tot { $most }
error-wants-seconds = een aantal seconden tot { $most }
error-wants-or = { $wanted }, of { $other }
error-search-nodes = een zoektocht heeft minstens één knoop nodig, niet { $given }
error-search-time = een zoektocht heeft wat tijd nodig, niet { $given }
error-search-memory = een zoektocht heeft minstens { $least } MiB geheugen nodig, niet { $given }
error-search-limits = een zoektocht heeft een aantal knopen of een tijd nodig
error-search-tuning = zo is de zoektocht niet in te stellen: { $problem }
error-evaluator = er is geen beoordelaar { $name } (er is: { $known }) en geen bestand met die naam
error-slip = missers zijn een deel van 0 tot 1, niet { $given }
error-threads = er kunnen 1 tot { $most } threads zijn, niet { $given }
error-no-net = bij het pakket zit geen net voor { $game }
error-nobody-moves = niemand is aan zet, dus er valt niets te kiezen
error-net-large = { $file } is te groot voor een net
error-net-damaged = { $file } is geen net: { $problem }
error-net-foreign = { $file } is geen net van dit programma
error-net-board = { $file } is getraind voor een ander bord of andere steentjes dan { $game }
error-net-shape = { $file } heeft een andere vorm dan een net voor { $game }

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = deelnemer { $spec }: { $problem }
error-no-program = er is geen programma { $program }
error-programs-play = programma’s spelen alleen legspellen, en { $game } is er geen
error-not-one-of = niet een van { $known }
error-not-called = { $name } kan niet worden aangeroepen
error-not-pair = { $text } heeft niet de vorm { "NAME=VALUE" }
error-value-parts = { $name } is één waarde en heeft toch delen
error-worker-ended = een proces eindigde voordat het kon spelen; de fout staat hierboven
error-no-cluster = geen Ray-cluster op { $address }: { $problem }
error-machines-lost = partij { $number }: { $count ->
    [one] 1 machine ging daarbij verloren
   *[other] { $count } machines gingen daarbij verloren
  }
error-arena-entrants = een arena heeft twee deelnemers of meer nodig
# $name is the same as $spec, in quotation marks.
error-arena-names = twee deelnemers heten { $name }; geef er een een naam met { "NAME=" }{ $spec }
error-arena-alone = { $game } speel je hier alleen; een arena heeft twee kanten of meer nodig
error-arena-time = de tijd voor een zet moet meer dan niets zijn
error-arena-two = een sequentiële toets gaat tussen twee deelnemers
error-arena-plies = na { $plies } willekeurige zetten gaat geen partij { $game } verder
error-arena-version = niet de instellingen van een arena, versie { $version }
error-arena-settings = beschadigde instellingen: { $problem }
error-arena-none = { $folder }: hier is geen arena gespeeld, { $file } ontbreekt
error-arena-busy = { $folder }: een andere run is hier aan het schrijven
error-arena-other = { $folder }: daar staat een run met andere instellingen: { $name } was { $was } en is nu { $now }
error-arena-line = { $file }, regel { $line }: beschadigd ({ $problem })

## Training and measuring

error-net-part = { $text } is geen spel en geen GAME*NUMBER met een getal tot { $most }
error-net-shared = { $first } en { $second } verschillen te veel om een net te delen
error-window = { $file } is geen venster van { $game }: { $problem }
error-holds-no = { $folder } bevat geen { $name }
error-no-training = { $folder } bevat geen training: { $problem }
error-other-training = { $folder } bevat de training van een ander spel, niet { $game }
error-unreadable = { $file } kan niet worden gelezen: { $problem }
error-learning = het leren is bij stap { $step } mislukt: het verlies is geen getal meer
error-no-figure = er is geen cijfer { $name } (een van: { $known })

## Environments, for programs that learn to play

error-action-of = actie { $action } van partij { $number }
error-action-type = een actie is een geheel getal
error-action-range = acties gaan van 0 tot { $most }, niet { $given }
error-action-place = er is geen open plek { $place }
error-step-after-end = de partij is voorbij ({ $clause }): begin opnieuw vóór de volgende actie
error-not-reset = { "reset()" } moet vóór { $what } worden aangeroepen
error-rewards = beloningen zijn voor een van { $known }, niet voor { $given }
error-illegal-actions = wat een verboden actie doet, is een van { $known }, niet { $given }
error-seat = { $game } heeft hier de plaatsen 0 tot { $most }, niet { $given }
error-batch-games = er kunnen 1 tot { $most } partijen zijn, niet { $given }
error-no-observer-parameters = waarnemingen hebben geen parameters

## Running a server

error-smtp-url = { "smtp" } is geen URL zoals { $first } of { $second }
error-database-url = de database is geen URL zoals { $example }
error-database-file = de database heeft een bestand nodig, zoals in { $example }
error-database-open = de database { $file } kan niet worden geopend: { $problem }
error-no-database = er is geen database { $name } (een van: { $known })
error-database-full = de database is niet leeg, en niets erin wordt overschreven
error-workers-database = meerdere processen hebben PostgreSQL nodig: SQLite is voor één proces
error-workers-redis = meerdere processen hebben Redis nodig om elkaar te vertellen wat er gebeurt
error-backup-table = { $file }: een tabel die deze versie niet kent
error-backup-version = { $file }: geen back-up van deze versie
error-backup-damaged = { $file }: dit is geen back-up, of hij is beschadigd

## A program that plays on a server. $said is what the server says, in English.

error-refused = de server weigerde: { $said }
error-refused-socket = de server weigerde de verbinding: klopt de sleutel?
error-connection = de verbinding werd verbroken: { $problem }
error-no-free-seat = er is geen vrije plaats in die partij

## What a server refuses, for those who write programs for it

refused-no-address = dat adres bestaat niet
refused-http = het verzoek kan niet worden beantwoord: { $said }
refused-request-long = een verzoek heeft hoogstens { $most } bytes
refused-message-long = een bericht heeft hoogstens { $most } bytes
refused-games = een tekst mag hoogstens { $games } spellen op { $boards } verschillende borden bevatten
refused-takes-long = dat uitrekenen duurt te lang of kost te veel geheugen
refused-too-many = dat zijn er te veel; probeer het over { $seconds } s weer
refused-version = deze server spreekt versie { $version } van het protocol
refused-followed = over één verbinding kunnen hoogstens { $most } partijen worden gevolgd
refused-origin = deze pagina mag deze server niet gebruiken
refused-host = onder die naam antwoordt deze server niet
refused-broken = hier ging iets mis; probeer het opnieuw
refused-storage = op dit moment kan er niets worden opgeslagen; probeer het zo opnieuw
refused-closing = de server sluit af
refused-searches = er wachten al te veel zoekopdrachten
refused-no-answer = de computer vond geen antwoord
refused-other-server = een andere server was sneller

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = er is geen sessie; begin er een met { $how }
refused-no-key = die sleutel bestaat niet of is ingetrokken
refused-no-such-key = zo’n sleutel heb je niet
refused-no-such-session = zo’n sessie heb je niet
refused-session-old = log eerst opnieuw in
# $scope is typed: read or play.
refused-scope = deze sleutel staat { $scope } niet toe
refused-person = dat mag alleen de speler zelf
refused-account-taken = er is al een account met die naam, of je hebt er een
refused-account-name = de naam van een account heeft 1 tot 24 zichtbare tekens
refused-password = dat zijn niet de naam en het wachtwoord van een account
refused-common-password = dat wachtwoord is een van de eerste die iedereen probeert; kies een ander
refused-recovery-code = dat is geen herstelcode van dat account
refused-code = die code bestaat niet, is gebruikt of is te oud
refused-passkey = die passkey past niet
refused-passkey-account = een passkey hoort bij een account; maak er eerst een
refused-rating = alleen wie een account heeft, kan voor een rating spelen
refused-subscription = dat is geen abonnement op een meldingendienst die deze server kent
refused-no-mail = deze server verstuurt geen mail
refused-mail-failed = de mail kon niet worden verstuurd; probeer het later opnieuw

## Refusals: setting up a match

refused-seat-count = { $game } heeft hier { $seats } plaatsen, niet { $given }
refused-levels = niveaus gaan van { $least } tot { $most }
refused-handicap-twice = een handicap is de optie { "`without`" }; die staat er twee keer
refused-handicap-rated = een partij met een handicap telt niet voor ratings
refused-nobody-plays = niemand speelt
refused-clock = een klok heeft 1 seconde tot { $most } dagen
refused-increment = een toeslag is hoogstens 10 minuten, en alleen voor een klok voor de hele partij
refused-turn-limit = beurten op tijd vragen een klok voor elke zet
refused-waiting-matches = van jou of van jouw adres kunnen hoogstens { $most } partijen in de lobby wachten

## Refusals: in a match. Seats are counted from 0.

refused-no-match = die partij bestaat niet
refused-phase = { $phase ->
    [waiting] de partij is niet begonnen
    [paused] de partij is gepauzeerd
    [over] de partij is voorbij
   *[playing] de partij is bezig
  }
refused-seat-out = plaats { $seat } doet niet meer mee
refused-stale = de partij is bij gebeurtenis { $seq }, niet { $given }
refused-no-seat = er is geen plaats { $seat } voor jou
refused-seat-not-yours = plaats { $seat } is niet van jou
refused-seat-taken = iemand heeft plaats { $seat } al genomen
refused-have-seat = je hebt al een plaats
refused-turn = plaats { $seat } is aan de beurt
refused-mover-only = alleen wie aan zet is, kan vragen
refused-nobody-moves = niemand is aan zet
refused-computer-plays = de computer speelt voor deze plaats
refused-computer-plays-on = de computer speelt verder
# $proposal is typed, such as undo.
refused-proposal-open = een eerder voorstel ({ $proposal }) wacht op antwoord
refused-no-proposal = niemand wacht op jouw antwoord
refused-rematch = de nieuwe partij is al begonnen
refused-not-gone = op plaats { $seat } ontbreekt niemand
refused-no-undo = er is geen zet van jou die kan worden teruggenomen
refused-no-hints = aan deze tafel zijn geen hints
refused-no-hint-found = er is geen hint gevonden
refused-hidden-hands = een partij met verborgen handen kan worden bewaard als ze voorbij is, als JSON
refused-match-or-record = een partij of een verslag, niet allebei
refused-review-early = een partij wordt geanalyseerd als ze voorbij is
refused-no-picture = die afbeelding bestaat niet

## Refusals: talking

refused-no-chat = aan deze tafel is geen chat
refused-speak = alleen wie speelt, kan iets zeggen
refused-presets = aan deze tafel kun je alleen de kant-en-klare zinnen zeggen
refused-preset-or-text = een kant-en-klare zin of een tekst, niet allebei
refused-said-enough = aan deze tafel is genoeg gezegd
refused-mute = op die plaats zit niemand die je zou kunnen dempen
refused-no-line = onder dat nummer is niets gezegd

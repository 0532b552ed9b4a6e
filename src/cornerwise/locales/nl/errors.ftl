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
error-no-game-but = er is geen spel met de naam { $name }; bedoel je { $near }?
error-no-game = er is geen spel met de naam { $name }; { "`cornerwise games`" } toont alle spellen
error-wrong-family = { $wanted ->
    [flat-placing] { $game } kan hier niet: dit werkt alleen met platte legspellen
    [two-party] { $game } kan hier niet: dit werkt alleen met spellen tussen twee partijen
   *[placing] { $game } kan hier niet: dit werkt alleen met legspellen
  }
error-no-option = er is geen optie { $option } (kies uit: { $known })
error-no-options = er is geen optie { $option }: dit spel heeft geen opties
error-option-value = { $option } kan niet { $value } zijn (kies uit: { $choices })
error-option-no-text = { $option } kan niet { $value } zijn: het moet een tekst zijn
error-few-colours = er zijn niet genoeg kleuren voor { $each } per speler
# $edition is typed, such as french.
error-edition-seats = de uitgave { $edition } is voor { $fewest } tot { $most } spelers, niet { $seats }
error-deals-no-target = een partij met een vast aantal rondes heeft geen puntenlimiet: kies een van de twee
# $scoring is typed, such as no-points.
error-one-deal = de puntentelling { $scoring } is voor één ronde, niet { $deals }
error-seed = het startgetal moet een geheel getal zijn, niet { $seed }
error-no-seed = dit spel kent geen toeval, dus het gebruikt geen startgetal
error-few-tiles = { $tiles } stenen zijn niet genoeg voor { $seats } handen van { $hand }

## Handicaps: the option "without"

error-handicap-form = schrijf { "without" } zoals { "blue:I5,W5/red:X5" }, niet { $text }
error-handicap-twice = { "without" } noemt een kleur twee keer: { $text }
error-handicap-colour = { "without" }: de kleur { $colour } doet in dit spel niet mee (kies uit: { $known })
error-handicap-piece = { "without" }: er is geen steentje { $piece } (kies uit: { $known })
error-handicap-copies = { "without" }: { $colour } heeft { $piece } maar { $copies ->
    [one] één keer
   *[other] { $copies } keer
  }, niet { $count } keer
error-handicap-all = { "without" }: { $colour } moet minstens één steentje houden
error-handicap-shared = { "without" }: een handicap is niet mogelijk, omdat alle spelers één set steentjes delen

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } is geen hoogtekaart: schrijf rijen getallen met / of een nieuwe regel ertussen
error-heights-uneven = { $text } is geen hoogtekaart: de rijen zijn niet even lang
error-heights-cubes = { $text } is geen hoogtekaart: er zijn { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
  }, niet 2 tot { $most }
error-heights-parts = R4: alle vakjes van de hoogtekaart moeten met elkaar verbonden zijn
# $text is the name of a file from here on.
error-heights-long = { $text } is niet te gebruiken: R4: een hoogtekaart mag hoogstens { $most } bytes hebben
error-heights-no-text = { $text } is niet te gebruiken: R4: een hoogtekaart moet een tekstbestand zijn
error-heights-file = { $text } is niet te gebruiken: { $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = { $move } is niet toegestaan: { $why } ({ $clause })
error-no-cell = { $text } bestaat niet op het bord { $board }
error-cell-twice = { $text } noemt dezelfde plek twee keer
error-lays-nothing = { $text } legt geen steentje
error-no-colour = { $text } is geen kleur (kies uit: { $known })
error-no-such-colour = { $game } heeft geen kleur { $colour } (kies uit: { $known })
error-no-tile = { $text } is geen steen (schrijf er een zoals { "0-2-5" })
error-tile-order = { $text } is geen steen: de getallen mogen niet kleiner worden (schrijf er een zoals { "0-2-5" })
error-no-move = { $text } is geen zet (schrijf er een zoals { "0-2-5@1,0/2" })
error-opponent = de tegenstander is een niveau, { "random" }, { "self" }, een speler of een functie die een actie kiest, niet { $given }
error-seat-idle = { $game }: de te trainen speler komt nooit aan de beurt
error-text-long = dit is te lang voor een stelling, die hoogstens { $most } tekens heeft: { $text }
error-text-missing = na { $count ->
    [one] 1 zet
   *[other] { $count } zetten
  } kan { $text } een steentje leggen, en de stelling heeft er geen meer van deze kleur
error-text-twice = { $text } komt twee keer voor
error-text-part = een stelling heeft geen deel met de naam { $text } (kies uit: { $known })
error-text-points = { $text } moet de punten van alle { $seats } spelers zijn, zoals in { "120,-5" }
error-text-deals = { $text }: de partij zou na deze rondes al voorbij zijn
error-text-hidden = steen { $text } is alleen door een andere speler gezien, dus van deze stelling kan geen partij worden gemaakt
# For those who write a game in Python; $promise is in English.
error-promise = { $game }: { $promise } (na { $moves })

## Files of games

error-file-long = het bestand heeft meer dan { $most } tekens
error-file-empty = het bestand is leeg
error-file-no-game = dit is geen verslag (JSON) en geen { ".blksgf" }-bestand
error-file-design = dit is een ontwerp, geen partij; { "`cornerwise draw`" } toont het
error-file-several = { $file } bevat { $count } partijen; { "load_games" } leest ze allemaal
error-file-suffix = { $file }: de naam van een partijbestand moet eindigen op een van: { $known }
error-explorer-file = { $file } is geen bestand van de openingsverkenner
error-file-json = dit is geen JSON-bestand: { $problem }
error-field-missing = { $field } ontbreekt
error-field-twice = { $field } komt twee keer voor
error-field-unknown = er is geen veld met de naam { $field }
error-field-fraction = { $text } is geen geheel getal, en verslagen bevatten alleen gehele getallen
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }: { $wanted } verwacht, niet { $given }
error-type-object = een object
error-type-list = een lijst
error-type-number = een geheel getal
error-type-text = een tekst
error-type-writable = een tekst in geldige Unicode, zonder halve surrogaatparen
error-type-move = het nummer van een zet
error-record-version = { "version" }: alleen { $version } kan worden gelezen, niet { $given }
error-record-players = { "players" }: { $game } heeft { $seats } spelers
error-record-comment = { "comments" }: er is geen zet { $number }
error-record-family = { "variant" }: { $game } is geen legspel
error-record-not-over = { "result" }: de partij is niet voorbij
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }: de partij is voorbij, { $result }, maar er is geen resultaat opgegeven
error-record-result = { "result" }: de partij is voorbij, { $result }, niet { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = de knoop zit niet in deze boom
error-sgf-charset = de tekenset { $charset } wordt niet ondersteund
error-sgf-not-charset = de tekst is geen geldige { $charset }
error-sgf-unfinished = het bestand eindigt midden in een boom
error-sgf-no-tree = er is geen spelboom in het bestand
error-sgf-no-node = een boom moet met een knoop beginnen
error-sgf-node-place = een knoop moet in een boom en vóór zijn varianten staan
error-sgf-many = er zijn meer dan { $most } knopen
error-sgf-close = er is hier geen boom te sluiten
error-sgf-meaning = onverwachte { $sign }
error-sgf-property-place = een eigenschap moet in een knoop staan
error-sgf-property-twice = { $name } komt twee keer voor in een knoop
error-sgf-no-value = { $name } heeft geen waarde
error-sgf-endless = de waarde heeft geen sluithaakje
error-sgf-property = een eigenschap heeft een naam van letters en cijfers en een waarde nodig: bij { $name } ontbreekt een daarvan
error-sgf-game = onbekend spel { $name }
error-sgf-own = een partij { $name } heeft de eigenschap { $property } nodig
error-sgf-two-games = het bestand zegt dat het spel { $name } is, en ook { $game }
error-sgf-setup = { $name } zet een stelling op, dus de partij kan niet volgens de regels worden nagespeeld
error-sgf-two-moves = een knoop heeft twee zetten, { $first } en { $second }
# P11 is the number of a rule.
error-sgf-early = { $colour } zet hier, maar { $turn } is aan de beurt en kan een steentje leggen (P11)
error-sgf-colour = { $game } heeft geen kleur { $name }

## What has to be installed. $install is a command.

error-extra-solve = oplossen vraagt OR-tools: { $install }
error-extra-nets = netten vragen onnxruntime: { $install }
error-extra-pictures = PNG- en WebP-afbeeldingen vragen resvg en Pillow: { $install }
error-extra-cluster = een cluster vraagt Ray: { $install }

## Puzzles

error-not-solo = { $game } is geen spel voor één speler (kies uit: { $known })
solo-no-room = { $colour } heeft geen ruimte voor { $piece }
solo-no-reach = { $colour } heeft ruimte nodig voor { $cells } en kan maar { $room } bereiken
solo-few-cells = de overgebleven steentjes hebben { $needed } vrije plekken nodig, en er zijn er nog maar { $free }
error-puzzle = dit is geen bestand met puzzels
error-puzzle-unproven = de puzzel { $id } heeft een andere oplossing, of geen

## The computer player

error-level = niveaus gaan van { $least } tot { $most }, niet { $given }
error-strength-both = een niveau heeft zijn eigen knopen en tijd: geef een niveau op, of knopen en tijd
error-no-parameter = er is geen parameter { $name } (kies uit: { $known })
# $wanted is one of the next three.
error-value = { $name } moet { $wanted } zijn, niet { $given }
error-wants-whole = een geheel getal van { $least } tot { $most }
error-wants-seconds = een aantal seconden tot { $most }
error-wants-or = { $wanted }, of { $other }
error-search-nodes = een zoektocht heeft minstens één knoop nodig, niet { $given }
error-search-time = een zoektocht heeft meer dan 0 seconden nodig, niet { $given }
error-search-memory = een zoektocht heeft minstens { $least } MiB geheugen nodig, niet { $given }
error-search-limits = een zoektocht heeft een aantal knopen of een tijdslimiet nodig
error-search-tuning = zo kan de zoektocht niet worden ingesteld: { $problem }
error-evaluator = er is geen beoordelaar { $name } (kies uit: { $known }), en geen bestand met die naam
error-slip = het aandeel missers moet van 0 tot 1 zijn, niet { $given }
error-threads = er kunnen 1 tot { $most } threads zijn, niet { $given }
error-no-net = het pakket heeft geen net voor { $game }
error-nobody-moves = niemand kan nu zetten, dus er valt niets te kiezen
error-net-large = { $file } is te groot om een net te zijn
error-net-damaged = { $file } is geen net: { $problem }
error-net-foreign = { $file } is geen net van dit programma
error-net-board = { $file } is getraind voor een ander bord of andere steentjes dan { $game }
error-net-shape = { $file } heeft een andere vorm dan een net voor { $game }

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = deelnemer { $spec }: { $problem }
error-no-program = er is geen programma { $program }
error-programs-play = programma’s kunnen alleen legspellen spelen, en { $game } is er geen
error-not-one-of = kies uit: { $known }
error-not-called = { $name } kan niet worden aangeroepen
error-not-pair = { $text } heeft niet de vorm { "NAME=VALUE" }
error-value-parts = { $name } is één waarde, dus heeft geen delen
error-worker-ended = een proces stopte voordat het kon spelen; de fout staat hierboven
error-no-cluster = er is geen Ray-cluster op { $address }: { $problem }
error-machines-lost = partij { $number }: { $count ->
    [one] 1 machine viel tijdens het spelen uit
   *[other] { $count } machines vielen tijdens het spelen uit
  }
error-arena-entrants = een arena heeft minstens 2 deelnemers nodig
# $name is the same as $spec, in quotation marks.
error-arena-names = twee deelnemers heten { $name }; geef er een een andere naam met { "NAME=" }{ $spec }
error-arena-alone = { $game } speel je alleen; een arena heeft een spel voor twee of meer nodig
error-arena-time = de tijd voor een zet moet meer dan 0 zijn
error-arena-two = een sequentiële toets heeft precies 2 deelnemers nodig
error-arena-plies = { $game } is na { $plies } willekeurige zetten altijd voorbij; neem er minder
error-arena-even = geen opening van { $game } met { $plies } willekeurige zetten was gelijk genoeg; sta een grotere kans toe
error-arena-version = dit zijn niet de instellingen van een arena, versie { $version }
error-arena-settings = de instellingen zijn beschadigd: { $problem }
error-arena-none = { $folder }: in deze map is geen arena, want { $file } ontbreekt
error-arena-busy = { $folder }: een andere run gebruikt deze map
error-arena-other = { $folder }: deze map hoort bij een run met andere instellingen: { $name } was { $was } en is nu { $now }
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
error-no-figure = er is geen cijfer { $name } (kies uit: { $known })

## Environments, for programs that learn to play

error-action-of = actie { $action } van partij { $number }
error-action-type = een actie moet een geheel getal zijn
error-action-range = acties gaan van 0 tot { $most }, niet { $given }
error-action-place = er is geen open plek { $place }
error-step-after-end = de partij is voorbij ({ $clause }): begin opnieuw vóór de volgende actie
error-not-reset = roep { "reset()" } aan vóór { $what }
error-rewards = beloningen moeten een van { $known } zijn, niet { $given }
error-illegal-actions = de instelling voor verboden acties moet een van { $known } zijn, niet { $given }
error-seat = { $game } heeft hier de plaatsen 0 tot { $most }, niet { $given }
error-batch-games = er kunnen 1 tot { $most } partijen zijn, niet { $given }
error-no-observer-parameters = waarnemingen hebben geen parameters

## Running a server

error-smtp-url = { "smtp" } moet een URL zijn zoals { $first } of { $second }
error-database-url = de database moet een URL zijn zoals { $example }
error-database-file = de URL van de database moet een bestand noemen, zoals in { $example }
error-database-open = de database { $file } kan niet worden geopend: { $problem }
error-no-database = er is geen database met de naam { $name } (kies uit: { $known })
error-database-full = de database is niet leeg, en terugzetten zou gegevens overschrijven; kies een lege
error-workers-database = meerdere processen hebben PostgreSQL nodig, want SQLite werkt maar voor één proces
error-workers-redis = meerdere processen hebben Redis nodig om gebeurtenissen uit te wisselen
error-backup-table = { $file }: de back-up heeft een tabel die deze versie niet kent
error-backup-version = { $file }: deze back-up is van een andere versie; zet hem met die versie terug
error-backup-damaged = { $file }: dit is geen back-up, of hij is beschadigd

## A program that plays on a server. $said is what the server says, in English.

error-refused = de server weigerde: { $said }
error-refused-socket = de server weigerde de verbinding; controleer de sleutel
error-connection = de verbinding is verbroken: { $problem }
error-no-free-seat = er is geen vrije plaats in die partij

## What a server refuses, for those who write programs for it

refused-no-address = op dit adres is niets
refused-http = het verzoek kan niet worden beantwoord: { $said }
refused-request-long = een verzoek mag hoogstens { $most } bytes hebben
refused-message-long = een bericht mag hoogstens { $most } bytes hebben
refused-games = een tekst mag hoogstens { $games } partijen op { $boards } verschillende borden bevatten
refused-takes-long = dat kost te veel tijd of geheugen; probeer iets kleiners
refused-too-many = te veel verzoeken van deze soort; probeer het over { $seconds } s opnieuw
refused-version = deze server gebruikt versie { $version } van het protocol
refused-followed = een verbinding kan hoogstens { $most } partijen volgen
refused-origin = deze pagina mag deze server niet gebruiken
refused-host = deze server antwoordt niet op die hostnaam
refused-broken = er ging iets mis op de server; probeer het opnieuw
refused-storage = op dit moment kan er niets worden opgeslagen; probeer het zo opnieuw
refused-closing = de server sluit af; probeer het zo opnieuw
refused-searches = er wachten te veel zoekopdrachten; probeer het zo opnieuw
refused-no-answer = de computer vond geen zet
refused-other-server = er veranderde iets op hetzelfde moment; probeer het opnieuw

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = je hebt geen sessie; begin er een met { $how }
refused-no-key = die sleutel bestaat niet of is verwijderd
refused-no-such-key = zo’n sleutel heb je niet
refused-no-such-session = zo’n sessie heb je niet
refused-no-such-puzzle = zo’n puzzel is er niet
refused-session-old = log eerst opnieuw in
# $scope is typed: read or play.
refused-scope = deze sleutel heeft geen toestemming voor { $scope }
refused-person = alleen de speler kan dit doen, niet een programma met een sleutel
refused-account-taken = die gebruikersnaam is bezet, of je hebt al een account
refused-account-name = een gebruikersnaam moet 1 tot 24 zichtbare tekens hebben
refused-password = verkeerde gebruikersnaam of verkeerd wachtwoord
refused-common-password = dat wachtwoord komt te vaak voor; kies een ander
refused-recovery-code = dat is geen herstelcode van dit account
refused-code = die code bestaat niet, is al gebruikt of is verlopen
refused-passkey = die passkey werkt hier niet; log op een andere manier in
refused-passkey-account = een passkey hoort bij een account; maak eerst een account aan
refused-rating = alleen spelers met een account kunnen partijen met rating spelen
refused-subscription = deze server kan geen meldingen naar deze browser sturen
refused-no-mail = deze server verstuurt geen e-mail
refused-mail-failed = de e-mail kon niet worden verstuurd; probeer het later opnieuw
refused-account-letters = in een gebruikersnaam kun je geen letters van verschillende schriften mengen, zoals Latijns en cyrillisch

## Refusals: setting up a match

refused-seat-count = { $game } heeft met deze opties { $seats } plaatsen, niet { $given }
refused-levels = niveaus gaan van { $least } tot { $most }
refused-handicap-twice = een handicap is de optie { "`without`" }; die is twee keer opgegeven
refused-handicap-rated = een partij met een handicap kan niet met rating worden gespeeld
refused-nobody-plays = minstens één plaats moet voor een mens zijn
refused-clock = een klok moet 1 seconde tot { $most } dagen hebben
refused-increment = een toeslag is hoogstens 10 minuten, en alleen met een klok voor de hele partij
refused-turn-limit = beurten op tijd hebben een klok met tijd per zet nodig
refused-waiting-matches = jij, of jouw adres, kan hoogstens { $most } partijen in de lobby laten wachten; annuleer er eerst een

## Refusals: tournaments

refused-no-tournament = dit toernooi bestaat niet
refused-tournament-phase = dat kan nu niet in dit toernooi
refused-tournament-full = dit toernooi is vol: hoogstens { $most } kunnen meedoen; je kunt nog wel kijken
refused-tournament-host = alleen de organisator van het toernooi kan dit doen
refused-tournament-few = zo’n toernooi heeft minstens { $least } spelers nodig
refused-tournament-clock = een toernooi heeft een klok nodig, en in een arena moet die in minuten zijn ingesteld
refused-tournament-game = toernooien zijn voor spellen van 2 tot { $most } spelers zonder teams
refused-tournament-tables = partijen met meer dan 2 spelers hebben een Zwitsers toernooi of een arena nodig
refused-tournament-time = kies een begintijd binnen een jaar vanaf nu
refused-tournament-number = een toernooi kan niet op meer spelers wachten dan er kunnen meedoen; kies een kleiner aantal
refused-tournament-engines = minstens één speler van een toernooi moet een mens zijn
refused-no-entrant = er is niemand met dit nummer in het toernooi
refused-waiting-tournaments = je kunt hoogstens { $most } toernooien hebben die nog niet begonnen zijn; start of annuleer er eerst een
refused-in-tournament = dat kan niet in een toernooipartij

## Refusals: clubs

refused-no-club = die club bestaat niet
refused-no-member = er zit niemand met deze naam in de club
refused-club-account = voor clubs heb je een account nodig; log eerst in of registreer je
refused-club-name = de naam van een club heeft minstens { $least } letters of cijfers nodig
refused-club-letters = in een clubnaam kun je geen letters van verschillende schriften mengen, zoals Latijns en cyrillisch
refused-club-taken = er is al een club met deze naam, of met een naam die erop lijkt; kies een andere naam
refused-club-members-only = alleen leden van de club kunnen dit doen
refused-club-organisers = alleen organisatoren van de club kunnen dit doen
refused-club-owner = alleen de eigenaar van de club kan dit doen
refused-club-invitation = van deze club kun je alleen op uitnodiging lid worden; vraag een organisator om de link
refused-club-full = deze club is vol: hij kan hoogstens { $most } leden hebben; kies een andere
refused-club-too-many = je kunt lid zijn van hoogstens { $most } clubs; verlaat er eerst een
refused-club-too-many-owned = je kunt eigenaar zijn van hoogstens { $most } clubs; verwijder er eerst een of maak iemand anders eigenaar
refused-club-successor = dit lid is al eigenaar van { $most } clubs, meer kan niet; kies iemand anders
refused-club-owner-leaves = maak eerst iemand anders eigenaar voordat je de club verlaat

## Refusals: in a match. Players are counted from 1.

refused-no-match = die partij bestaat niet
refused-phase = { $phase ->
    [waiting] de partij is niet begonnen
    [paused] de partij is gepauzeerd
    [over] de partij is voorbij
   *[playing] de partij is bezig
  }
refused-seat-out = speler { $number } ligt uit het spel
refused-stale = de partij is bij gebeurtenis { $seq }, niet { $given }
refused-no-seat = je kunt hier niet als speler { $number } spelen
refused-seat-not-yours = je bent niet speler { $number }
refused-seat-taken = de plaats van speler { $number } is bezet
refused-have-seat = je hebt al een plaats
refused-turn = je bent niet aan de beurt; wacht op speler { $number }
refused-mover-only = je kunt het alleen vragen als je aan de beurt bent
refused-nobody-moves = niemand kan nu zetten
refused-computer-plays = de computer speelt voor deze plaats
refused-computer-plays-on = de computer wil doorspelen
# $proposal is typed, such as undo.
refused-proposal-open = een eerder voorstel ({ $proposal }) is nog niet beantwoord; beantwoord het of wacht
refused-no-proposal = er is geen voorstel waarop je kunt antwoorden
refused-rematch = de revanche is al begonnen
refused-not-gone = speler { $number } is niet weggegaan
refused-no-undo = je hebt geen zet die kan worden teruggenomen
refused-no-hints = hints staan uit aan deze tafel
refused-no-hint-found = er is geen hint gevonden; probeer het opnieuw
refused-hidden-hands = een partij met verborgen handen kan pas worden bewaard als ze voorbij is, als JSON
refused-match-or-record = geef een partij of een verslag op, niet allebei
refused-review-early = een partij kan pas worden geëvalueerd als ze voorbij is
refused-no-picture = die afbeelding bestaat niet

## Refusals: talking

refused-no-chat = chat staat uit aan deze tafel
refused-speak = alleen spelers kunnen hier schrijven
refused-presets = aan deze tafel kun je alleen vaste zinnen gebruiken
refused-preset-or-text = geef een vaste zin of een tekst op, niet allebei
refused-said-enough = aan deze tafel kunnen geen berichten meer worden geschreven
refused-mute = op die plaats zit niemand die je zou kunnen dempen
refused-no-line = er is geen bericht met dat nummer
refused-free-chat-off = zet eerst vrije tekst aan in je account
refused-nobody-reads = niemand anders aan deze tafel heeft vrije tekst aangezet; gebruik een vaste zin
refused-chat-taken = je kunt de chat niet meer gebruiken; vraag de beheerders van deze server waarom
# $date is written as 2026-11-18.
refused-chat-taken-until = je kunt de chat niet gebruiken tot { $date }

## Refusals: other people

refused-no-account = niemand heeft die gebruikersnaam; controleer de spelling
refused-contacts-account = hiervoor heb je een account nodig; log eerst in of registreer je
refused-yourself = kies iemand anders dan jezelf
refused-contacts-full = deze lijst is vol: er kunnen hoogstens { $most } mensen in; verwijder eerst iemand
refused-follow = je kunt deze speler niet volgen
refused-company = je kunt niet meedoen aan dit spel; kies een ander
refused-challenge = deze speler neemt geen uitdagingen van jou aan
refused-challenge-open = deze speler heeft je vorige uitdaging nog niet beantwoord; wacht of trek hem eerst in
refused-challenges-full = { $most } van je uitdagingen wachten op een antwoord; trek er eerst een in
refused-challenge-seats = één plaats moet van jou zijn en één van je tegenstander
refused-no-challenge = deze uitdaging is al beantwoord, ingetrokken of verlopen
refused-series-seats = een serie is voor spellen met twee spelers
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = een serie heeft een van deze lengtes: { $lengths }
refused-report-what = zeg welk bericht of welke speler je wilt melden
refused-report-seat = op die plaats zit niemand die je zou kunnen melden
refused-report-table = alleen spelers aan deze tafel kunnen dit melden
refused-suspended = je account is geschorst; vraag de beheerders van deze server waarom
# $date is written as 2026-11-18.
refused-suspended-until = je account is geschorst tot { $date }
refused-name-taken = je kunt je naam niet wijzigen; vraag de beheerders van deze server waarom
refused-name-taken-until = je kunt je naam niet wijzigen tot { $date }

## The opening explorer

error-packed-games = dit is geen verzameling partijen voor de openingsverkenner, of ze is beschadigd
error-being-built = een ander proces is { $file } aan het maken
# $command is what to type
refused-no-engine-games = deze server heeft nog geen computerpartijen om te tonen; de beheerder kan ze krijgen met: { $command }
refused-engine-games-soon = de computerpartijen worden klaargemaakt; probeer het over een paar minuten opnieuw
error-moderate-no-report = er is geen melding { $number }
error-moderate-bad-name = { $name } kan niet als naam worden gebruikt
error-moderate-name-taken = de naam { $name } is bezet

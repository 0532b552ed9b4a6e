## The pages

rules-title = Regels
rules-page-title = { $game }: regels
rules-lead = Hoe elk spel gaat, in een paar zinnen en met plaatjes.
rules-all = Alle spellen
rules-play = Nu spelen
rules-tutorial = Al spelend leren
rules-language = Taal
rules-allowed = Toegestaan
rules-forbidden = Niet toegestaan
rules-clauses = Regelnummers
rules-trade-marks = Blokus, Trigon, Rumis en Triominos zijn merken van hun eigenaars. Ze staan hier alleen om te zeggen welke uitgegeven regels een spel volgt. Cornerwise staat los van die eigenaars.

## Families of games, as headings of the list

rules-family-classic = Vierkantjes voor maximaal vier
rules-family-duo = Vierkantjes voor twee
rules-family-trigon = Driehoeken
rules-family-polyomino = Vrije start
rules-family-rumis = Blokjes
rules-family-triominos = Getallen

## Headings of sections

rules-heading-goal = Doel
rules-heading-pieces = Steentjes
rules-heading-tiles = Stenen
rules-heading-setup = Voorbereiding
rules-heading-opening = Opening
rules-heading-start = Eerste steentje
rules-heading-turn = Jouw beurt
rules-heading-contact = Contact
rules-heading-others = Andere kleuren
rules-heading-strict = Strikte hoeken
rules-heading-standing = Stevig staan
rules-heading-limits = Maximale hoogte
rules-heading-blocked = Geen plek meer
rules-heading-draw = Pakken
rules-heading-end = Einde
rules-heading-scoring = Puntentelling
rules-heading-ties = Gelijke stand
rules-heading-example = Voorbeeld
rules-heading-players = Aantal spelers
rules-heading-options = Keuzes
rules-heading-tips = Tips

## Goal

rules-goal-left = Breng zo veel mogelijk van je steentjes op het bord en laat de anderen geen ruimte voor de hunne. Wat aan het eind over is, telt tegen je.
rules-goal-pieces = Leg meer steentjes dan de andere speler.
rules-goal-area = Bedek meer vakjes dan de andere speler.
rules-goal-complete = Je speelt alleen, met alle kleuren. Leg alle { $pieces } steentjes.
rules-goal-seen = Bouw zo dat je kleur, recht van boven gezien, op zo veel mogelijk vakjes te zien is.
rules-goal-points = Leg stenen aan waarvan de getallen passen, en verzamel de meeste punten.

## Board

rules-board-rectangle = Het bord heeft { $width } × { $height } vakjes.
rules-board-hexagon = Het bord is een zeshoek van { $cells } driehoeken, { $side } langs elke zijde.
rules-board-inner = Alleen de binnenste zeshoek van het bord wordt gebruikt: { $cells } driehoeken, { $side } langs elke zijde.
rules-board-heights = De plattegrond heeft { $squares } vakjes. Elk vakje zegt hoe hoog je daar mag bouwen; er is ruimte voor { $cubes } blokjes.
rules-board-reconstructed = Een gedrukte maat van dit bord is ons niet bekend. Het is afgeleid van zijn vorm en zijn ruimte voor { $each } blokjes per speler.
rules-board-own = Je brengt een eigen hoogtekaart mee: een getal voor elk vakje van de plattegrond, de rijen gescheiden door een schuine streep, de achterste rij eerst, 0 waar geen vakje is. Alle vakjes hangen samen, en er zijn hoogstens { $most } blokjes.
rules-board-table = De stenen worden op een tafel gelegd die geen rand heeft.

## Pieces

rules-pieces-own = Elke kleur heeft { $pieces } steentjes van { $smallest } tot { $largest } { $shape ->
    [triangle] driehoeken
   *[square] vierkantjes
  }, elk met een andere vorm. Samen hebben ze { $cells } { $shape ->
    [triangle] driehoeken
   *[square] vierkantjes
  }.
rules-pieces-copies = Elke kleur heeft { $pieces } steentjes: { $copies } van elk van { $shapes } vormen van { $smallest } tot { $largest } vierkantjes. Samen hebben ze { $cells } vierkantjes.
rules-pieces-shared = Beide spelers nemen uit één set van { $pieces } steentjes van { $smallest } tot { $largest } vierkantjes, elk met een andere vorm. Een steentje dat de een legt, is ook voor de ander weg.
rules-pieces-cubes = Elke kleur heeft { $pieces } steentjes van { $smallest } tot { $largest } blokjes, samen { $cells } blokjes. Een steentje en zijn spiegelbeeld zijn twee steentjes. Een los blokje is er niet.
rules-pieces-tiles = Er zijn { $tiles } driehoekige stenen. Elke steen heeft drie getallen van { $lowest } tot { $highest } die met de klok mee gelezen nooit kleiner worden, en geen twee stenen zijn gelijk. De waarde van een steen is de som van zijn getallen.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = De kleuren spelen in deze volgorde: { $colours }.
rules-setup-one-each = Er zijn { $seats } spelers, en ieder heeft één kleur.
rules-setup-two-each = Twee spelers hebben ieder twee kleuren. De eerste: { $first }. De tweede: { $second }.
rules-setup-shared = Drie spelers hebben ieder één kleur. De vierde ({ $colour }) leggen ze om de beurt, te beginnen met de speler die de partij begon. Dat doen ze ook als hun eigen kleur geen plek meer heeft.
rules-setup-teams = Vier spelers vormen twee teams van twee, ieder met één kleur. Het eerste team: { $first }. Het tweede: { $second }.
rules-setup-solo = Je legt alle kleuren, de ene na de andere.
rules-setup-left-out = Drie spelers hebben ieder één kleur. Eén kleur ({ $colour }) blijft in de doos.

## First piece

rules-start-own = Het eerste steentje van elke kleur bedekt de startplaats van die kleur: { $points }.
rules-start-any = Het eerste steentje van elke kleur bedekt een startplaats naar keuze die nog vrij is: { $points }.
rules-start-free = Het eerste steentje van elke kleur ligt ergens op het bord.
rules-start-beside = Het eerste steentje van de partij ligt ergens. Het eerste steentje van elke andere kleur raakt een steentje dat er al ligt.
rules-start-opposite = Het eerste steentje van elke kleur bedekt een startplaats: { $points }. De twee kleuren van een speler beginnen tegenover elkaar, dus je mag niet de startplaats tegenover een kleur van de andere speler nemen.
rules-start-spaced = Het eerste steentje van elke kleur bedekt een startplaats: { $points }. Tussen twee kleuren blijft één startplaats vrij.
rules-start-swap = De eerste speler legt een steentje van de eerste kleur en dan een van de tweede, elk op een willekeurige plek op het bord. De twee mogen elkaar niet overlappen en moeten verschillende vormen hebben. De tweede speler kiest daarna een kleur. De eerste kleur ({ $colour }) gaat verder, wie die ook heeft.
rules-start-cubes = Het eerste steentje van de partij staat ergens op de grond. Het eerste steentje van elke andere kleur staat ook op de grond en deelt een vlak met een steentje dat er al staat.

## Turn

rules-turn-flat = Leg een van je steentjes op vrije { $shape ->
    [triangle] driehoeken
   *[square] vakjes
  } van het bord. Je mag het draaien en omkeren. Ligt het eenmaal, dan blijft het liggen.
rules-turn-cubes = Plaats een van je steentjes. Je mag het draaien zoals je wilt. Staat het eenmaal, dan blijft het staan.

## Contact

rules-contact-corner = Elk nieuw steentje raakt een steentje van dezelfde kleur met een hoek, en nooit met een zijde.
rules-contact-face = Elk nieuw steentje raakt een steentje van dezelfde kleur met een zijde. Een hoek is niet genoeg.
rules-contact-triangles = Eén gedeeld punt is genoeg: een hoek mag ook het midden van een rechte zijde van een ander steentje raken.
rules-contact-strict = Met strikte hoeken mag een hoek van je kleur alleen een hoek raken. Waar het nieuwe steentje zijn eigen kleur raakt, mag geen van beide recht door dat punt lopen. Eén zo’n contact verbiedt de plek, ook als een andere hoek wel goed ligt.
rules-contact-others = Hoe je steentje andere kleuren raakt, met hoeken of met zijden, maakt niet uit.
rules-contact-cubes = Elk nieuw steentje deelt minstens één vlak met een steentje van dezelfde kleur, ernaast of erop. Een rand of een hoek is niet genoeg. Andere kleuren maken geen verschil.
rules-standing = In elke kolom die het steentje gebruikt, staan zijn blokjes op de grond of op wat er al staat. Er zit nooit een gat onder en niets steekt uit boven lege ruimte.
rules-limits = Niets staat buiten de plattegrond of boven de maximale hoogte van zijn vakje.

## No place left, and the end

rules-blocked-flat = Wie een steentje kan leggen, moet dat doen. Een kleur zonder plek wordt overgeslagen; omdat de ruimte alleen kleiner wordt, ligt die er tot het einde uit.
rules-blocked-out = Een kleur die geen steentje kan plaatsen als die aan de beurt is, ligt er tot het einde uit.
rules-blocked-skip = Een kleur die geen steentje kan plaatsen, slaat alleen die beurt over: er kan weer een plek ontstaan als anderen bouwen.
rules-end = De partij eindigt als geen enkele kleur meer kan leggen.
rules-ties = Is de beste score gelijk, dan wordt de winst gedeeld.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = { $shape ->
    [triangle] Elke driehoek
   *[square] Elk vierkantje
  } van een overgebleven steentje kost een punt. Liggen al je steentjes op het bord, dan krijg je { $all } punten, en { $last } extra als het kleinste steentje het laatste was. De hoogste score wint.
rules-scoring-basic = De vierkantjes van de overgebleven steentjes worden geteld. Wie de minste heeft, wint. Er is geen bonus.
rules-scoring-pieces = Elk gelegd steentje is een punt. Wie de meeste punten heeft, wint. Er is geen bonus.
rules-scoring-area = Elk bedekt vakje is een punt. Wie de meeste punten heeft, wint; bij gelijke punten is het gelijkspel. Er is geen bonus.
rules-scoring-complete = Je wint als elk steentje op het bord ligt. Het aantal gelegde steentjes laat zien hoe dichtbij je was.
rules-scoring-seen = Kijk recht omlaag: elk vakje waar jouw kleur bovenop ligt, is een punt. Elk overgebleven steentje kost een punt, hoe groot het ook is. Wie de meeste punten heeft, wint.
rules-scoring-sum = De score van een speler is de som van beide kleuren.
rules-scoring-team = De score van een team is de som van zijn twee kleuren.
rules-scoring-shared = De gezamenlijke kleur telt voor niemand.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Een afgelopen partij, en hoe die wordt geteld.
rules-example-colour = Kleur
rules-example-left = Over
rules-example-points = Punten
rules-example-turn = Beurt
rules-example-winner = Winnaar: { $winners }.

## Pictures

rules-figure-starts = De startplaatsen
rules-figure-pieces = De steentjes van een kleur
rules-figure-start = Het eerste steentje bedekt een startplaats
rules-figure-corner = Hoek aan hoek
rules-figure-side = Zij aan zij met de eigen kleur
rules-figure-apart = Raakt niets van de eigen kleur
rules-figure-others = Andere kleuren mogen elkaar met zijden raken
rules-figure-tip = Een hoek raakt het midden van een zijde
rules-figure-face = Deelt een vlak met de eigen kleur
rules-figure-edge = Deelt alleen een rand met de eigen kleur
rules-figure-hole = Er zit een gat onder
rules-figure-match = Beide getallen van de zijde zijn gelijk
rules-figure-mismatch = De getallen van de zijde verschillen
rules-figure-bridge = Een brug: { $points } punten extra
rules-figure-hexagon = Een zeshoek: { $points } punten extra
rules-figure-hexagons = Twee zeshoeken met één steen: { $points } punten extra

## Number of players

rules-players = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
  }
rules-players-cubes = { $columns } vakjes, ruimte voor { $cubes } blokjes
rules-players-tiles = ieder { $tiles } stenen

## Options. The usual choice stands first

rules-option-start = Start
rules-option-scoring = Puntentelling
rules-option-first = Wie begint
rules-option-shared = Gezamenlijke kleur
rules-option-strict-corners = Strikte hoeken
rules-option-left-out = Kleur die niet meedoet
rules-option-seats = Aantal spelers
rules-option-colours-each = Kleuren per speler
rules-option-blocked = Geen plek meer
rules-option-heights = Hoogtekaart
rules-option-without = Handicap
rules-option-edition = Uitgave
rules-option-target = Puntenlimiet
rules-option-deals = Aantal rondes
rules-option-after-draw = Na het pakken
rules-option-time-limit = Tijdslimiet
rules-option-usual = gebruikelijk
rules-option-none = Er zijn geen keuzes.
rules-choice-first = Elke speler kan beginnen. De anderen volgen met de klok mee.
rules-choice-shared = Elk van de vier kleuren kan de kleur zijn die allen om de beurt leggen. De volgorde van de kleuren blijft dezelfde: is blauw gedeeld, dan opent blauw, gelegd door de speler die begint.
rules-choice-left-out = Elk van de vier kleuren kan de kleur zijn die in de doos blijft.
rules-choice-seats-cubes = { $fewest } tot { $most } spelers. Met minder spelers is er ruimte voor minder blokjes, en de laatste kleuren worden niet gebruikt.
rules-choice-seats = { $fewest } tot { $most } spelers.
rules-choice-colours-each = Twee spelers kunnen op het bord voor vier ieder twee kleuren hebben. Alleen de beste kleur van een speler telt.
rules-choice-heights = Elke hoogtekaart van maximaal { $most } blokjes.
rules-choice-without = Kleuren mogen het zonder enkele van hun steentjes doen, zodat sterke en zwakke spelers tegen elkaar kunnen spelen. Wat ontbreekt, kost niets. Waar overgebleven vakjes tellen, helpt het om minder grote steentjes te hebben; anders heeft wie minder steentjes heeft, het moeilijker.
rules-choice-target = Na elke ronde worden de totalen met de puntenlimiet vergeleken: { $usual } punten, of een ander aantal van { $fewest } tot { $most }. Heeft iemand die gehaald, dan is de partij afgelopen.
rules-choice-deals = Of een partij van { $fewest } tot { $most } rondes, wat de stand ook is.
rules-choice-drawn = Na het pakken mag van je stenen alleen de zojuist gepakte worden gelegd.
rules-choice-any = Na het pakken mag elke steen uit je hand worden gelegd.
rules-choice-time-limit = Elke beurt heeft een tijdslimiet. Is die voorbij, dan pak je stenen tot je beurt om is. Moet je de eerste steen nog leggen, dan wordt een van jouw stenen voor je gelegd.

## Triominos

rules-tiles-hands = Iedere speler pakt een hand stenen en houdt die verborgen. De rest is de pot. Je ziet je eigen hand, de tafel, alle scores en hoeveel stenen de anderen en de pot hebben.
rules-tiles-begin = Voor elke ronde pakt iedere speler open een steen. De hoogste waarde begint; bij gelijke waarde wordt opnieuw gepakt. Dan worden alle stenen geschud en verdeeld. De eerste speler legt een steen naar keuze en scoort de waarde ervan.
rules-tiles-lay = Leg één steen aan. Minstens één hele zijde ligt tegen een steen op tafel, beide getallen van die zijde zijn gelijk, en dat geldt ook voor elke andere hoek die hij raakt.
rules-tiles-score = Een steen levert zijn waarde op. Een brug levert { $bridge } punten extra op, een zeshoek { $one }, twee zeshoeken met één steen { $two } en drie { $three }.
rules-tiles-bridge = Een brug is een steen die maar met één zijde aanligt en waarvan de derde hoek een steen aan de overkant bereikt: de twee plekken naast die hoek zijn leeg, en minstens een van de drie erachter is dat niet. Een zeshoek wordt gesloten door de zesde steen rond een punt. Geen steen kan beide maken.
rules-tiles-draw = Kun of wil je geen steen leggen, pak er dan een uit de pot voor { $cost } punten. Je mag hem meteen leggen. Je mag { $most } stenen in een beurt pakken; leg je er dan nog geen, dan verlies je er nog { $more }, samen { $all }.
rules-tiles-empty = Als de pot leeg is, moet leggen wie kan. Anders pas je, zonder punten te verliezen.
rules-tiles-out = Wie de laatste steen van zijn hand legt, krijgt { $out } punten en de waarde van alle stenen in de andere handen. Eerst wordt er doorgespeeld tot iedereen even vaak aan de beurt is geweest. Wie daarbij als tweede uit is, krijgt alleen de { $out }.
rules-tiles-blocked = Als alle spelers na elkaar hebben gepast, is de ronde geblokkeerd. De laagste hand wint: die scoort de waarde van alle andere handen, min de eigen waarde. Verder verliest niemand iets. Zijn meerdere handen even laag, dan geldt dat voor elk daarvan.
rules-tiles-match = Het hoogste totaal aan het eind van de partij wint. Totalen mogen onder nul komen.
rules-tiles-example-sum = Een steen
rules-tiles-example-bridge = Een steen die een brug maakt
rules-tiles-example-hexagon = Een steen die een zeshoek sluit
rules-tiles-example-draws = Drie keer gepakt, en geen steen gelegd
rules-tiles-example-out = De laatste steen, terwijl de andere handen { $hands } waard zijn
rules-scoring-standard = Punten zoals hierboven beschreven.
rules-scoring-children = Voor kinderen: { $tile } punt voor een steen, { $bridge } extra voor een brug, { $one }, { $two } of { $three } extra voor één, twee of drie zeshoeken, en { $out } voor wie het eerst uit is. Je verliest nooit iets. Er is één ronde, tenzij je er meer kiest of een puntenlimiet.
rules-scoring-no-points = Zonder punten: wie het eerst uit is, wint. Is de ronde geblokkeerd, dan wint wie de minste stenen heeft.
rules-edition-international = Internationaal: zoals hierboven beschreven, voor { $fewest } tot { $most } spelers.
rules-edition-french = Frans: voor { $fewest } tot { $most } spelers. De ronde eindigt zodra iemand uit is. In een geblokkeerde ronde verliest iedereen de waarde van de eigen hand. Als de pot leeg is, mag ook passen wie geen steen wil leggen. De partij eindigt meteen als een speler de puntenlimiet haalt, en die speler heeft gewonnen.
rules-edition-spanish = Spaans: voor { $fewest } tot { $most } spelers, met kleinere handen voor drie en vier.
rules-edition-portuguese = Portugees: als de Spaanse uitgave, maar drie keer pakken kost samen { $draws }.
rules-edition-tournament = Toernooi: niemand pakt een steen om te beginnen. De hoogste steen met drie gelijke getallen in welke hand ook moet als eerste worden gelegd en levert { $triple } extra op, drie nullen zelfs { $zero }. Zonder zo’n steen begint de hoogste waarde.

## Colours inside a sentence

ink-blue = blauw
ink-yellow = geel
ink-red = rood
ink-green = groen
ink-purple = paars
ink-orange = oranje

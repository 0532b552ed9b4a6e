## The pages

rules-title = Regels
rules-page-title = Regels van { $game }
rules-lead = Zo speel je elk spel, met plaatjes.
rules-all = Alle spellen
rules-play = Nu spelen
rules-tutorial = Al spelend leren
rules-language = Taal
rules-allowed = Toegestaan
rules-forbidden = Niet toegestaan
rules-clauses = Regelnummers
rules-trade-marks = Blokus, Trigon, Rumis en Triominos zijn merken van hun eigenaars. We noemen ze alleen om te zeggen welke uitgegeven regels een spel volgt. Cornerwise staat los van die eigenaars.

## Families of games, as headings of the list

rules-family-classic = Vierkantjes, tot 4 spelers
rules-family-duo = Vierkantjes, 2 spelers
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
rules-heading-contact = Wat een steentje moet raken
rules-heading-others = Andere kleuren
rules-heading-strict = Strikte hoeken
rules-heading-standing = Geen gaten
rules-heading-limits = Maximale hoogte
rules-heading-blocked = Als je geen steentje kunt leggen
rules-heading-draw = Stenen pakken
rules-heading-end = Einde van het spel
rules-heading-scoring = Puntentelling
rules-heading-ties = Gelijke stand
rules-heading-example = Voorbeeld
rules-heading-players = Aantal spelers
rules-heading-options = Opties
rules-heading-tips = Tips

## Goal

rules-goal-left = Leg zo veel mogelijk van je steentjes op het bord en laat de anderen geen ruimte voor hun steentjes. Wat je aan het eind overhoudt, telt tegen je.
rules-goal-pieces = Leg meer steentjes dan de andere speler.
rules-goal-area = Bedek meer vakjes dan de andere speler.
rules-goal-complete = Je speelt zelf met alle kleuren. Leg alle { $pieces } steentjes.
rules-goal-seen = Bouw zo dat je kleur recht van boven op zo veel mogelijk vakjes te zien is.
rules-goal-points = Leg stenen aan met overeenkomende getallen en haal de meeste punten.

## Board

rules-board-rectangle = Het bord heeft { $width } × { $height } vakjes.
rules-board-hexagon = Het bord is een zeshoek van { $cells } driehoeken, met { $side } langs elke zijde.
rules-board-inner = Je gebruikt alleen de binnenste zeshoek van het bord: { $cells } driehoeken, met { $side } langs elke zijde.
rules-board-heights = Het grondvlak heeft { $squares } vakjes, elk met een maximale hoogte waartoe je erop mag bouwen. Er is in totaal ruimte voor { $cubes } blokjes.
rules-board-reconstructed = We kennen geen gepubliceerde maten van dit bord. We hebben ze afgeleid van de vorm en van de ruimte voor { $each } blokjes per speler.
rules-board-own = Je maakt de hoogtekaart zelf: één getal voor elk vakje van het grondvlak, met een schuine streep tussen de rijen. De achterste rij komt eerst, en 0 betekent dat er geen vakje is. Alle vakjes moeten met elkaar verbonden zijn, en er zijn hoogstens { $most } blokjes.
rules-board-table = Je legt de stenen op een tafel zonder rand.

## Pieces

rules-pieces-own = Elke kleur heeft { $pieces } steentjes van { $smallest } tot { $largest } { $shape ->
    [triangle] driehoeken
   *[square] vierkantjes
  }, allemaal met een andere vorm. Samen hebben ze { $cells } { $shape ->
    [triangle] driehoeken
   *[square] vierkantjes
  }.
rules-pieces-copies = Elke kleur heeft { $pieces } steentjes: { $copies } van elk van { $shapes } vormen van { $smallest } tot { $largest } vierkantjes. Samen hebben ze { $cells } vierkantjes.
rules-pieces-shared = Beide spelers nemen hun steentjes uit één set: { $pieces } steentjes van { $smallest } tot { $largest } vierkantjes, allemaal met een andere vorm. Heeft een speler een steentje gelegd, dan kan de ander het niet meer gebruiken.
rules-pieces-cubes = Elke kleur heeft { $pieces } steentjes van { $smallest } tot { $largest } blokjes, samen { $cells } blokjes. Een steentje en zijn spiegelbeeld zijn twee verschillende steentjes. Een steentje van één blokje is er niet.
rules-pieces-tiles = Er zijn { $tiles } driehoekige stenen. Elke steen heeft drie getallen van { $lowest } tot { $highest }. Met de klok mee gelezen vanaf het laagste worden de getallen nooit kleiner, en geen twee stenen zijn gelijk. De waarde van een steen is de som van zijn getallen.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = De kleuren spelen in deze volgorde: { $colours }.
rules-setup-one-each = Er zijn { $seats } spelers met ieder één kleur.
rules-setup-two-each = Er zijn twee spelers met ieder twee kleuren. De eerste speler heeft { $first }, de tweede speler heeft { $second }.
rules-setup-shared = Er zijn drie spelers met ieder één kleur. De vierde kleur ({ $colour }) leggen ze om de beurt, te beginnen met de speler die de partij begint. Ook als je eigen kleur niet meer kan leggen, blijf je bij jouw beurt deze kleur leggen.
rules-setup-teams = Vier spelers vormen twee teams van twee, met ieder één kleur. Het eerste team heeft { $first }, het tweede team heeft { $second }.
rules-setup-solo = Je legt alle kleuren, de ene na de andere.
rules-setup-left-out = Er zijn drie spelers met ieder één kleur. De vierde kleur ({ $colour }) blijft in de doos.

## First piece

rules-start-own = Het eerste steentje van elke kleur moet de eigen startplaats bedekken: { $points }.
rules-start-any = Het eerste steentje van elke kleur moet een startplaats bedekken die nog vrij is: { $points }.
rules-start-free = Het eerste steentje van elke kleur mag overal op het bord liggen.
rules-start-beside = Het eerste steentje van de partij mag overal liggen. Het eerste steentje van elke andere kleur moet een steentje raken dat er al ligt.
rules-start-opposite = Het eerste steentje van elke kleur moet een startplaats bedekken: { $points }. Je twee kleuren beginnen tegenover elkaar, dus de andere speler mag de startplaats tegenover jouw eerste kleur niet nemen.
rules-start-spaced = Het eerste steentje van elke kleur moet een startplaats bedekken: { $points }. Tussen twee kleuren moet één startplaats vrij blijven.
rules-start-swap = De eerste speler legt een steentje van de eerste kleur en daarna een van de tweede kleur, waar dan ook op het bord. De twee mogen elkaar niet overlappen en moeten verschillende vormen hebben. De tweede speler kiest daarna een kleur. De eerste kleur ({ $colour }) is dan aan de beurt, wie die ook heeft.
rules-start-cubes = Het eerste steentje van de partij mag overal op het grondvlak staan. Het eerste steentje van elke andere kleur moet ook op het grondvlak staan, en het moet een vlak delen met een steentje dat er al staat.

## Turn

rules-turn-flat = Leg een van je steentjes op vrije { $shape ->
    [triangle] driehoeken
   *[square] vakjes
  } van het bord. Je mag het draaien en omkeren. Ligt het eenmaal, dan mag het niet meer worden verplaatst.
rules-turn-cubes = Plaats een van je steentjes. Je mag het in elke richting draaien. Staat het eenmaal, dan mag het niet meer worden verplaatst.

## Contact

rules-contact-corner = Elk nieuw steentje moet minstens één steentje van de eigen kleur met een hoek raken. Het mag de eigen kleur nooit met een zijde raken.
rules-contact-face = Elk nieuw steentje moet een steentje van de eigen kleur met een zijde raken. Een hoek raken is niet genoeg.
rules-contact-triangles = Eén gedeeld punt is genoeg: een hoek mag ook het midden van een rechte zijde van een ander steentje raken.
rules-contact-strict = Met strikte hoeken mag een hoek van je kleur alleen een andere hoek raken, nooit het midden van een rechte zijde. Dat geldt overal waar het nieuwe steentje de eigen kleur raakt: één verkeerd contact maakt de zet ongeldig, ook als een andere hoek wel goed raakt.
rules-contact-others = Je steentje mag andere kleuren raken zoals je wilt, met hoeken of met zijden.
rules-contact-cubes = Elk nieuw steentje moet minstens één vlak delen met een steentje van de eigen kleur, ernaast of erop. Een ribbe of een hoek raken is niet genoeg. Andere kleuren maken geen verschil.
rules-standing = In elke kolom die het steentje gebruikt, moeten zijn blokjes op het grondvlak staan of op de blokjes die er al staan. Er mag geen gat onder een steentje zitten, en niets mag boven lege ruimte uitsteken.
rules-limits = Niets mag buiten het grondvlak of boven de maximale hoogte van zijn vakje staan.

## No place left, and the end

rules-blocked-flat = Kun je een steentje leggen, dan moet dat. Een kleur die geen steentje kan leggen, wordt overgeslagen. Er kan geen nieuwe ruimte meer ontstaan, dus die kleur ligt de rest van de partij uit het spel.
rules-blocked-out = Een kleur die in haar beurt geen steentje kan plaatsen, ligt de rest van de partij uit het spel.
rules-blocked-skip = Een kleur die geen steentje kan plaatsen, mist alleen die beurt. Terwijl de anderen bouwen, kan er weer een plek ontstaan.
rules-end = De partij eindigt als geen enkele kleur meer een steentje kan leggen.
rules-ties = Hebben meerdere spelers de beste score, dan delen ze de winst.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = { $shape ->
    [triangle] Elke driehoek
   *[square] Elk vierkantje
  } van de steentjes die je overhoudt, kost 1 punt. Leg je al je steentjes, dan krijg je { $all } punten, en { $last } extra als het kleinste steentje je laatste was. De hoogste score wint.
rules-scoring-basic = Tel de vierkantjes van de steentjes die je overhoudt. Wie de minste vierkantjes over heeft, wint. Er is geen bonus.
rules-scoring-pieces = Elk steentje dat je legt, levert 1 punt op. Wie de meeste punten heeft, wint. Er is geen bonus.
rules-scoring-area = Elk vakje dat je bedekt, levert 1 punt op. Wie de meeste punten heeft, wint, en bij gelijke punten is het remise. Er is geen bonus.
rules-scoring-complete = Je wint als elk steentje op het bord ligt. Lukt dat niet, dan laat het aantal gelegde steentjes zien hoe dichtbij je was.
rules-scoring-seen = Kijk recht omlaag: elk vakje met jouw kleur bovenop levert 1 punt op. Elk steentje dat je overhoudt, kost 1 punt, hoe groot het ook is. Wie de meeste punten heeft, wint.
rules-scoring-sum = De score van een speler is de som van beide kleuren.
rules-scoring-team = De score van een team is de som van zijn twee kleuren.
rules-scoring-shared = De gezamenlijke kleur telt voor niemand.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Een afgelopen partij en de score.
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
rules-figure-side = Zijde aan zijde met de eigen kleur
rules-figure-apart = Raakt de eigen kleur niet
rules-figure-others = Andere kleuren mogen elkaar met zijden raken
rules-figure-tip = Een hoek raakt het midden van een zijde
rules-figure-face = Deelt een vlak met de eigen kleur
rules-figure-edge = Deelt alleen een ribbe met de eigen kleur
rules-figure-hole = Er zit een gat onder
rules-figure-match = Beide getallen aan de zijde zijn gelijk
rules-figure-mismatch = De getallen aan de zijde verschillen
rules-figure-bridge = Een brug: { $points } extra punten
rules-figure-hexagon = Een zeshoek: { $points } extra punten
rules-figure-hexagons = Twee zeshoeken met één steen: { $points } extra punten

## Number of players

rules-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
  }
rules-players-cubes = { $columns } vakjes, ruimte voor { $cubes } blokjes
rules-players-tiles = ieder { $tiles } stenen

## Options. The usual choice stands first

rules-option-start = Eerste steentje
rules-option-scoring = Puntentelling
rules-option-first = Wie begint
rules-option-shared = Gezamenlijke kleur
rules-option-strict-corners = Strikte hoeken
rules-option-left-out = Kleur die niet meedoet
rules-option-seats = Aantal spelers
rules-option-colours-each = Kleuren per speler
rules-option-blocked = Als je geen steentje kunt leggen
rules-option-heights = Hoogtekaart
rules-option-without = Handicap
rules-option-edition = Uitgave
rules-option-target = Puntenlimiet
rules-option-deals = Aantal rondes
rules-option-after-draw = Na het pakken
rules-option-time-limit = Beurten op tijd
rules-option-usual = standaard
rules-option-none = Dit spel heeft geen opties.
rules-choice-first = Elke speler kan beginnen. De anderen volgen met de klok mee.
rules-choice-shared = Elk van de vier kleuren kan de gezamenlijke kleur zijn. De volgorde van de kleuren blijft dezelfde: is blauw gezamenlijk, dan begint blauw nog steeds, gelegd door de speler die begint.
rules-choice-left-out = Elk van de vier kleuren kan in de doos blijven.
rules-choice-seats-cubes = { $fewest } tot { $most } spelers. Met minder spelers is er ruimte voor minder blokjes, en de laatste kleuren worden niet gebruikt.
rules-choice-seats = { $fewest } tot { $most } spelers.
rules-choice-colours-each = Twee spelers kunnen ieder twee kleuren hebben, op het bord voor vier. Alleen de beste kleur van een speler telt.
rules-choice-heights = Elke hoogtekaart met hoogstens { $most } blokjes.
rules-choice-without = Kleuren kunnen zonder enkele van hun steentjes spelen, zodat sterkere en zwakkere spelers een gelijkwaardige partij hebben. Steentjes waar je zonder speelt, kosten niets. Tellen overgebleven steentjes tegen je, dan helpt het om minder grote steentjes te hebben. Anders maken minder steentjes het moeilijker.
rules-choice-target = Als een ronde afgelopen is, worden de totalen vergeleken met de puntenlimiet: { $usual } punten, of een ander aantal van { $fewest } tot { $most }. Heeft iemand die gehaald, dan is de partij afgelopen.
rules-choice-deals = Of speel een partij van { $fewest } tot { $most } rondes, wat de totalen ook zijn.
rules-choice-drawn = Na het pakken mag je alleen de steen leggen die je net hebt gepakt.
rules-choice-any = Na het pakken mag je elke steen uit je hand leggen.
rules-choice-time-limit = Elke beurt heeft een tijdslimiet. Is de tijd op, dan pak je stenen tot je beurt voorbij is. Moet je de eerste steen nog leggen, dan wordt een van jouw stenen voor je gelegd.

## Triominos

rules-tiles-hands = Elke speler pakt zijn stenen en houdt die hand verborgen. De rest vormt de pot. Je ziet je eigen hand, de tafel, alle scores en hoeveel stenen de anderen en de pot hebben.
rules-tiles-begin = Voor elke ronde pakt elke speler een steen en laat die zien. Wie de hoogste waarde heeft, begint, en spelers met een gelijke waarde pakken opnieuw. Dan worden alle stenen geschud en verdeeld. De eerste speler legt een steen naar keuze en krijgt de waarde ervan.
rules-tiles-lay = Leg één steen. Minstens één hele zijde moet tegen een steen op tafel liggen, en beide getallen aan die zijde moeten gelijk zijn. Ook bij elke andere hoek die de steen raakt, moeten de getallen gelijk zijn.
rules-tiles-score = Een steen levert zijn waarde op. Een brug levert { $bridge } extra punten op, een zeshoek { $one } extra, twee zeshoeken met één steen { $two } extra en drie { $three } extra.
rules-tiles-bridge = Een brug is een steen die maar met één zijde aanligt en waarvan de derde hoek een steen aan de overkant raakt: de twee plekken naast die hoek zijn leeg, en minstens een van de drie erachter is dat niet. De zesde steen rond een punt maakt een zeshoek af. Eén steen kan niet allebei maken.
rules-tiles-draw = Kun of wil je geen steen leggen, pak er dan een uit de pot. Elke keer pakken kost { $cost } punten. Je mag de steen meteen leggen. Je mag in een beurt tot { $most } stenen pakken. Leg je er dan nog steeds geen, dan verlies je nog { $more } punten, in totaal { $all }.
rules-tiles-empty = Als de pot leeg is, moet je een steen leggen als je kunt. Kun je dat niet, dan pas je zonder strafpunten.
rules-tiles-out = Leg je de laatste steen van je hand, dan krijg je { $out } punten plus de waarde van alle stenen in de andere handen. Eerst wordt er doorgespeeld tot iedereen evenveel beurten heeft gehad. Wie daarbij ook al zijn stenen kwijtraakt, krijgt alleen de { $out } punten.
rules-tiles-blocked = Als alle spelers na elkaar hebben gepast, is de ronde geblokkeerd. De laagste hand wint en krijgt de waarde van alle andere handen, min de eigen waarde. Verder verliest niemand iets. Zijn meerdere handen even laag, dan krijgt elk daarvan deze punten.
rules-tiles-match = Wie aan het eind van de partij het hoogste totaal heeft, wint. Totalen kunnen onder nul komen.
rules-tiles-example-sum = Een steen
rules-tiles-example-bridge = Een steen die een brug maakt
rules-tiles-example-hexagon = Een steen die een zeshoek afmaakt
rules-tiles-example-draws = Drie keer gepakt, en geen steen gelegd
rules-tiles-example-out = De laatste steen, met { $hands } over in de andere handen
rules-scoring-standard = Punten zoals hierboven beschreven.
rules-scoring-children = Voor kinderen: { $tile } punt per steen, { $bridge } extra voor een brug, { $one }, { $two } of { $three } extra voor één, twee of drie zeshoeken, en { $out } voor wie als eerste geen stenen meer heeft. Je verliest nooit punten. Er is één ronde, tenzij je er meer kiest of een puntenlimiet.
rules-scoring-no-points = Zonder punten: wie als eerste geen stenen meer heeft, wint. Is de ronde geblokkeerd, dan wint wie de minste stenen over heeft.
rules-edition-international = Internationaal: zoals hierboven beschreven, voor { $fewest } tot { $most } spelers.
rules-edition-french = Frans: voor { $fewest } tot { $most } spelers. De ronde eindigt zodra iemand geen stenen meer heeft. In een geblokkeerde ronde verliest iedereen de waarde van de eigen hand. Als de pot leeg is, mag je passen, ook als je een steen zou kunnen leggen. De partij eindigt zodra een speler de puntenlimiet haalt, en die speler wint.
rules-edition-spanish = Spaans: voor { $fewest } tot { $most } spelers, met ieder minder stenen bij drie en vier.
rules-edition-portuguese = Portugees: als de Spaanse uitgave, maar drie keer pakken kost in totaal { $draws } punten.
rules-edition-tournament = Toernooi: niemand pakt een steen om te bepalen wie begint. De hoogste steen met drie gelijke getallen in welke hand ook moet als eerste worden gelegd en levert { $triple } extra punten op, of { $zero } als het drie nullen zijn. Heeft niemand zo’n steen, dan begint wie de hoogste waarde heeft.

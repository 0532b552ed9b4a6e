## The pages

rules-title = Regler
rules-page-title = { $game }: regler
rules-lead = Hur varje spel spelas, i några meningar och med bilder.
rules-all = Alla spel
rules-play = Spela nu
rules-tutorial = Lär dig genom att spela
rules-language = Språk
rules-allowed = Tillåtet
rules-forbidden = Inte tillåtet
rules-clauses = Regelnummer
rules-trade-marks = Blokus, Trigon, Rumis och Triominos är varumärken som tillhör sina ägare. De nämns här bara för att säga vilka utgivna regler ett spel följer. Cornerwise är oberoende av dessa ägare.

## Families of games, as headings of the list

rules-family-classic = Rutor för upp till fyra
rules-family-duo = Rutor för två
rules-family-trigon = Trianglar
rules-family-polyomino = Fri start
rules-family-rumis = Kuber
rules-family-triominos = Tal

## Headings of sections

rules-heading-goal = Mål
rules-heading-pieces = Bitar
rules-heading-tiles = Brickor
rules-heading-setup = Förberedelser
rules-heading-opening = Öppning
rules-heading-start = Första biten
rules-heading-turn = Din tur
rules-heading-contact = Kontakt
rules-heading-others = Andra färger
rules-heading-strict = Strikta hörn
rules-heading-standing = Stöd underifrån
rules-heading-limits = Höjdgränser
rules-heading-blocked = Ingen plats kvar
rules-heading-draw = Att dra
rules-heading-end = Slut
rules-heading-scoring = Poängräkning
rules-heading-ties = Lika poäng
rules-heading-example = Exempel
rules-heading-players = Antal spelare
rules-heading-options = Valmöjligheter
rules-heading-tips = Tips

## Goal

rules-goal-left = Få ut så många av dina bitar på brädet som du kan, och lämna de andra inget utrymme för sina. Det som är kvar till slut räknas emot dig.
rules-goal-pieces = Lägg ut fler bitar än den andra spelaren.
rules-goal-area = Täck fler rutor än den andra spelaren.
rules-goal-complete = Du spelar ensam med alla färger. Lägg ut alla { $pieces } bitar.
rules-goal-seen = Bygg så att din färg syns på så många rutor som möjligt, sett rakt ovanifrån.
rules-goal-points = Lägg brickor vars tal passar ihop, och samla flest poäng.

## Board

rules-board-rectangle = Brädet har { $width } × { $height } rutor.
rules-board-hexagon = Brädet är en sexhörning av { $cells } trianglar, { $side } längs varje sida.
rules-board-inner = Bara brädets inre sexhörning används: { $cells } trianglar, { $side } längs varje sida.
rules-board-heights = Grundplanen har { $squares } rutor. Varje ruta säger hur högt man får bygga där; det finns plats för { $cubes } kuber.
rules-board-reconstructed = Vi känner inte till något tryckt mått för det här brädet. Det är rekonstruerat utifrån sin form och sin plats för { $each } kuber per spelare.
rules-board-own = Du har med en egen höjdkarta: ett tal för varje ruta i grundplanen, rader åtskilda av ett snedstreck, den bortersta raden först, 0 där det inte finns någon ruta. Alla rutor hänger ihop, och det är högst { $most } kuber.
rules-board-table = Brickorna läggs på ett bord utan kant.

## Pieces

rules-pieces-own = Varje färg har { $pieces } bitar med { $smallest } till { $largest } { $shape ->
    [triangle] trianglar
   *[square] rutor
  }, alla med olika form. Tillsammans har de { $cells } { $shape ->
    [triangle] trianglar
   *[square] rutor
  }.
rules-pieces-copies = Varje färg har { $pieces } bitar: { $copies } av var och en av { $shapes } former med { $smallest } till { $largest } rutor. Tillsammans har de { $cells } rutor.
rules-pieces-shared = Båda spelarna tar ur en uppsättning med { $pieces } bitar med { $smallest } till { $largest } rutor, alla med olika form. En bit som den ena spelaren lägger är borta för den andra.
rules-pieces-cubes = Varje färg har { $pieces } bitar med { $smallest } till { $largest } kuber, sammanlagt { $cells } kuber. En bit och dess spegelbild är två bitar. Det finns ingen ensam kub.
rules-pieces-tiles = Det finns { $tiles } trekantiga brickor. Var och en har tre tal från { $lowest } till { $highest } som aldrig blir mindre när man läser medsols, och inga två brickor är lika. En brickas värde är summan av dess tal.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Färgerna spelar i den här ordningen: { $colours }.
rules-setup-one-each = Det är { $seats } spelare, och var och en har en färg.
rules-setup-two-each = Två spelare har två färger var. Den första: { $first }. Den andra: { $second }.
rules-setup-shared = Tre spelare har en färg var. Den fjärde ({ $colour }) lägger de i tur och ordning, med början hos den som inledde partiet. Det gör de även när deras egen färg inte har någon plats kvar.
rules-setup-teams = Fyra spelare bildar två lag med två i varje, en färg var. Första laget: { $first }. Andra laget: { $second }.
rules-setup-solo = Du lägger alla färger, en i taget.
rules-setup-left-out = Tre spelare har en färg var. En färg ({ $colour }) stannar i asken.

## First piece

rules-start-own = Varje färgs första bit täcker färgens startpunkt: { $points }.
rules-start-any = Varje färgs första bit täcker valfri startpunkt som ännu är ledig: { $points }.
rules-start-free = Varje färgs första bit ligger var som helst på brädet.
rules-start-beside = Partiets första bit ligger var som helst. De andra färgernas första bit rör vid en bit som redan finns där.
rules-start-opposite = Varje färgs första bit täcker en startpunkt: { $points }. En spelares två färger börjar mittemot varandra, så du får inte ta punkten mittemot den andra spelarens färg.
rules-start-spaced = Varje färgs första bit täcker en startpunkt: { $points }. Mellan två färger lämnas en startpunkt fri.
rules-start-swap = Den första spelaren lägger en bit av den första färgen och sedan en av den andra, var som helst på brädet. De två får inte överlappa varandra och måste ha olika form. Den andra spelaren väljer sedan färg. Den första färgen ({ $colour }) fortsätter, vem som än har den.
rules-start-cubes = Partiets första bit står var som helst på marken. Också de andra färgernas första bit står på marken och delar en sidoyta med en bit som redan finns där.

## Turn

rules-turn-flat = Lägg en av dina bitar på lediga { $shape ->
    [triangle] trianglar
   *[square] rutor
  } på brädet. Du får vrida den och vända på den. När den väl ligger, ligger den kvar.
rules-turn-cubes = Ställ ut en av dina bitar. Du får vrida den hur du vill. När den väl står, står den kvar.

## Contact

rules-contact-corner = Varje ny bit rör vid en bit i samma färg i ett hörn, och aldrig längs en sida.
rules-contact-face = Varje ny bit rör vid en bit i samma färg längs en sida. Ett hörn räcker inte.
rules-contact-triangles = Det räcker med en gemensam punkt: ett hörn får också möta mitten av en annan bits raka sida.
rules-contact-strict = Med strikta hörn får ett hörn i din färg bara möta ett hörn. Där den nya biten rör vid sin egen färg får ingen av de två gå rakt igenom den punkten. En sådan kontakt gör platsen otillåten, även om ett annat hörn ligger rätt.
rules-contact-others = Det spelar ingen roll hur din bit rör vid andra färger, i hörn eller längs sidor.
rules-contact-cubes = Varje ny bit delar minst en sidoyta med en bit i samma färg, bredvid eller ovanpå. En kant eller ett hörn räcker inte. Andra färger spelar ingen roll.
rules-standing = I varje kolumn som biten använder står dess kuber på marken eller på det som redan finns där. Det finns aldrig ett hål under, och inget sticker ut över tomrum.
rules-limits = Inget står utanför grundplanen eller över höjdgränsen för sin ruta.

## No place left, and the end

rules-blocked-flat = Den som kan lägga en bit måste göra det. En färg utan plats hoppas över; eftersom utrymmet bara krymper är den ute till slutet.
rules-blocked-out = En färg som inte kan ställa ut en bit när det är dess tur är ute till slutet.
rules-blocked-skip = En färg som inte kan ställa ut en bit står bara över den turen: en plats kan öppnas igen när andra bygger.
rules-end = Partiet slutar när ingen färg kan lägga mer.
rules-ties = Är de bästa resultaten lika delas segern.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Varje { $shape ->
    [triangle] triangel
   *[square] ruta
  } på en bit som är kvar kostar en poäng. Om alla dina bitar är utlagda får du { $all } poäng, och { $last } till om den minsta biten var den sista. Högst poäng vinner.
rules-scoring-basic = Räkna rutorna på de bitar som är kvar. Den som har minst kvar vinner. Det finns ingen bonus.
rules-scoring-pieces = Varje utlagd bit är en poäng. Flest poäng vinner. Det finns ingen bonus.
rules-scoring-area = Varje täckt ruta är en poäng. Flest poäng vinner; med lika poäng är det oavgjort. Det finns ingen bonus.
rules-scoring-complete = Du vinner när alla bitar ligger på brädet. Antalet utlagda bitar visar hur nära du kom.
rules-scoring-seen = Titta rakt ned: varje ruta där din färg ligger överst är en poäng. Varje bit som är kvar kostar en poäng, hur stor den än är. Flest poäng vinner.
rules-scoring-sum = En spelares resultat är summan av båda färgerna.
rules-scoring-team = Ett lags resultat är summan av dess två färger.
rules-scoring-shared = Den gemensamma färgen räknas inte för någon.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Ett avslutat parti, och hur det räknas.
rules-example-colour = Färg
rules-example-left = Kvar
rules-example-points = Poäng
rules-example-turn = Tur
rules-example-winner = Vinnare: { $winners }.

## Pictures

rules-figure-starts = Startpunkterna
rules-figure-pieces = En färgs bitar
rules-figure-start = Den första biten täcker en startpunkt
rules-figure-corner = Hörn mot hörn
rules-figure-side = Sida vid sida med sin egen färg
rules-figure-apart = Rör inte vid sin egen färg
rules-figure-others = Olika färger får röra vid varandra längs sidor
rules-figure-tip = Ett hörn möter mitten av en sida
rules-figure-face = Delar en sidoyta med sin egen färg
rules-figure-edge = Delar bara en kant med sin egen färg
rules-figure-hole = Det finns ett hål under den
rules-figure-match = Sidans båda tal stämmer
rules-figure-mismatch = Sidans tal är olika
rules-figure-bridge = En bro: { $points } poäng extra
rules-figure-hexagon = En sexhörning: { $points } poäng extra
rules-figure-hexagons = Två sexhörningar med en bricka: { $points } poäng extra

## Number of players

rules-players = { $players ->
    [one] En spelare
   *[other] { $players } spelare
  }
rules-players-cubes = { $columns } rutor, plats för { $cubes } kuber
rules-players-tiles = { $tiles } brickor var

## Options. The usual choice stands first

rules-option-start = Start
rules-option-scoring = Poängräkning
rules-option-first = Vem som börjar
rules-option-shared = Gemensam färg
rules-option-strict-corners = Strikta hörn
rules-option-left-out = Färg som utgår
rules-option-seats = Antal spelare
rules-option-colours-each = Färger per spelare
rules-option-blocked = Ingen plats kvar
rules-option-heights = Höjdkarta
rules-option-without = Handikapp
rules-option-edition = Utgåva
rules-option-target = Poänggräns
rules-option-deals = Antal omgångar
rules-option-after-draw = Efter dragning
rules-option-time-limit = Tidsgräns
rules-option-usual = vanligt
rules-option-none = Det finns inga valmöjligheter.
rules-choice-first = Vilken spelare som helst får börja. De andra följer medsols.
rules-choice-shared = Vilken som helst av de fyra färgerna kan vara den som alla lägger i tur och ordning. Färgernas ordning är densamma: om blå är gemensam inleder blå, lagd av den spelare som börjar.
rules-choice-left-out = Vilken som helst av de fyra färgerna kan vara den som stannar i asken.
rules-choice-seats-cubes = { $fewest } till { $most } spelare. Med färre spelare finns det plats för färre kuber, och de sista färgerna används inte.
rules-choice-seats = { $fewest } till { $most } spelare.
rules-choice-colours-each = Två spelare kan ha två färger var på brädet för fyra. Bara en spelares bästa färg räknas.
rules-choice-heights = Valfri höjdkarta med upp till { $most } kuber.
rules-choice-without = Färger kan vara utan några av sina bitar, så att starka och svaga kan spela mot varandra. Det som saknas kostar inget. Där fält som är kvar räknas är det en fördel att ha färre stora bitar; annars har den med färre bitar det svårare.
rules-choice-target = När en omgång är slut jämförs summorna med poänggränsen: { $usual } poäng, eller ett annat tal från { $fewest } till { $most }. Om någon har nått den är matchen slut.
rules-choice-deals = Eller en match på { $fewest } till { $most } omgångar, oavsett ställning.
rules-choice-drawn = Efter en dragning får bara den nyss dragna av dina brickor läggas.
rules-choice-any = Efter en dragning får valfri bricka ur handen läggas.
rules-choice-time-limit = Varje tur har en tidsgräns. När den går ut drar du brickor tills din tur är över. Om du ännu ska lägga den första brickan läggs en av dina åt dig.

## Triominos

rules-tiles-hands = Varje spelare tar en hand med brickor och håller den dold. Resten är högen. Du ser din egen hand, bordet, alla poäng och hur många brickor de andra och högen har.
rules-tiles-begin = Före varje omgång drar varje spelare en bricka öppet. Det högsta värdet börjar; de som fått lika drar igen. Sedan blandas alla brickor och delas ut. Den första spelaren lägger valfri bricka och får dess värde.
rules-tiles-lay = Lägg en bricka. Minst en hel sida ligger mot en bricka på bordet, sidans båda tal stämmer, och det gör också varje annat hörn som den rör vid.
rules-tiles-score = En bricka ger sitt värde. En bro ger { $bridge } poäng extra, en sexhörning { $one }, två sexhörningar med en bricka { $two } och tre { $three }.
rules-tiles-bridge = En bro är en bricka som ligger an med bara en sida och vars tredje hörn når en bricka på andra sidan: de två platserna bredvid det hörnet är tomma, och minst en av de tre bortom det är det inte. En sexhörning fullbordas av den sjätte brickan runt en punkt. Ingen bricka kan bilda båda.
rules-tiles-draw = Om du inte kan eller vill lägga en bricka drar du en ur högen för { $cost } poäng. Du får lägga den genast. Du får dra { $most } brickor på en tur; om du ändå inte lägger någon förlorar du { $more } till, { $all } sammanlagt.
rules-tiles-empty = När högen är tom måste den som kan lägga en bricka göra det. Annars står du över, utan avdrag.
rules-tiles-out = Den som lägger handens sista bricka får { $out } poäng och värdet av alla brickor i de andra händerna. Först spelas varvet färdigt, så att alla har haft lika många turer. Den som blir av med sin sista bricka som tvåa i varvet får bara { $out }.
rules-tiles-blocked = När alla spelare har stått över i följd är omgången låst. Den lägsta handen vinner den: den får värdet av alla andra händer, minus sitt eget. Ingen annan förlorar något. Är flera händer lika låga gäller det var och en av dem.
rules-tiles-match = Den högsta summan när matchen är slut vinner. Summor får gå under noll.
rules-tiles-example-sum = En bricka
rules-tiles-example-bridge = En bricka som bildar en bro
rules-tiles-example-hexagon = En bricka som fullbordar en sexhörning
rules-tiles-example-draws = Tre dragningar, och ingen bricka lagd
rules-tiles-example-out = Den sista brickan, medan de andra händerna är värda { $hands }
rules-scoring-standard = Poäng som beskrivet ovan.
rules-scoring-children = För barn: { $tile } poäng för en bricka, { $bridge } extra för en bro, { $one }, { $two } eller { $three } extra för en, två eller tre sexhörningar, och { $out } till den som först blir av med alla brickor. Man förlorar aldrig något. Det är en enda omgång, om du inte väljer flera eller en poänggräns.
rules-scoring-no-points = Utan poäng: den som först blir av med alla brickor vinner. Om omgången är låst vinner den med minst antal brickor.
rules-edition-international = Internationell: som beskrivet ovan, för { $fewest } till { $most } spelare.
rules-edition-french = Fransk: för { $fewest } till { $most } spelare. Omgången slutar så snart någon blir av med alla brickor. I en låst omgång förlorar alla värdet av sin egen hand. När högen är tom får även den som inte vill lägga en bricka stå över. Matchen slutar genast när en spelare når poänggränsen, och den spelaren har vunnit.
rules-edition-spanish = Spansk: för { $fewest } till { $most } spelare, med mindre händer för tre och fyra.
rules-edition-portuguese = Portugisisk: som den spanska utgåvan, men tre dragningar kostar { $draws } sammanlagt.
rules-edition-tournament = Turnering: ingen drar om vem som börjar. Den högsta brickan med tre lika tal i någon hand måste läggas först och ger { $triple } extra, tre nollor till och med { $zero }. Utan en sådan bricka börjar det högsta värdet.

## Colours inside a sentence

ink-blue = blå
ink-yellow = gul
ink-red = röd
ink-green = grön
ink-purple = lila
ink-orange = orange

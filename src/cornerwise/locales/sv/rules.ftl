## The pages

rules-title = Regler
rules-page-title = Regler för { $game }
rules-lead = Så spelar du varje spel, med bilder.
rules-all = Alla spel
rules-play = Spela nu
rules-tutorial = Lär dig genom att spela
rules-language = Språk
rules-allowed = Tillåtet
rules-forbidden = Inte tillåtet
rules-clauses = Regelnummer
rules-trade-marks = Blokus, Trigon, Rumis och Triominos är varumärken som tillhör sina ägare. Vi nämner dem bara för att säga vilka utgivna regler ett spel följer. Cornerwise är oberoende av dessa ägare.

## Families of games, as headings of the list

rules-family-classic = Rutor, upp till 4 spelare
rules-family-duo = Rutor, 2 spelare
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
rules-heading-contact = Vad en bit måste röra vid
rules-heading-others = Andra färger
rules-heading-strict = Strikta hörn
rules-heading-standing = Inga hål
rules-heading-limits = Höjdgränser
rules-heading-blocked = Om du inte kan lägga en bit
rules-heading-draw = Dra brickor
rules-heading-end = Partiets slut
rules-heading-scoring = Poängräkning
rules-heading-ties = Lika poäng
rules-heading-example = Exempel
rules-heading-players = Antal spelare
rules-heading-options = Alternativ
rules-heading-tips = Tips

## Goal

rules-goal-left = Lägg ut så många av dina bitar på brädet som du kan, och lämna de andra inget utrymme för sina. Det du har kvar till slut räknas emot dig.
rules-goal-pieces = Lägg ut fler bitar än den andra spelaren.
rules-goal-area = Täck fler rutor än den andra spelaren.
rules-goal-complete = Du spelar själv med alla färger. Lägg ut alla { $pieces } bitar.
rules-goal-seen = Bygg så att din färg syns rakt ovanifrån på så många rutor som möjligt.
rules-goal-points = Lägg brickor med matchande tal och få flest poäng.

## Board

rules-board-rectangle = Brädet har { $width } × { $height } rutor.
rules-board-hexagon = Brädet är en sexhörning av { $cells } trianglar, med { $side } längs varje sida.
rules-board-inner = Du använder bara brädets inre sexhörning: { $cells } trianglar, med { $side } längs varje sida.
rules-board-heights = Basen har { $squares } rutor, var och en med en gräns för hur högt du får bygga på den. Det finns plats för { $cubes } kuber sammanlagt.
rules-board-reconstructed = Vi känner inte till några publicerade mått för det här brädet. Vi har räknat ut dem från dess form och dess plats för { $each } kuber per spelare.
rules-board-own = Du gör höjdkartan själv: ett tal för varje ruta i basen, med ett snedstreck mellan raderna. Den bortersta raden kommer först, och 0 betyder att det inte finns någon ruta. Alla rutor måste hänga ihop, och det får vara högst { $most } kuber.
rules-board-table = Du lägger brickorna på ett bord utan kant.

## Pieces

rules-pieces-own = Varje färg har { $pieces } bitar med { $smallest } till { $largest } { $shape ->
    [triangle] trianglar
   *[square] rutor
  }, alla med olika form. Tillsammans har de { $cells } { $shape ->
    [triangle] trianglar
   *[square] rutor
  }.
rules-pieces-copies = Varje färg har { $pieces } bitar: { $copies } av var och en av { $shapes } former med { $smallest } till { $largest } rutor. Tillsammans har de { $cells } rutor.
rules-pieces-shared = Båda spelarna tar sina bitar ur en uppsättning: { $pieces } bitar med { $smallest } till { $largest } rutor, alla med olika form. När en spelare har lagt en bit kan den andra inte använda den längre.
rules-pieces-cubes = Varje färg har { $pieces } bitar med { $smallest } till { $largest } kuber, sammanlagt { $cells } kuber. En bit och dess spegelbild är två olika bitar. Det finns ingen bit med en enda kub.
rules-pieces-tiles = Det finns { $tiles } trekantiga brickor. Var och en har tre tal från { $lowest } till { $highest }. Lästa medsols från det lägsta blir talen aldrig mindre, och inga två brickor är lika. En brickas värde är summan av dess tal.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Färgerna spelar i den här ordningen: { $colours }.
rules-setup-one-each = Det är { $seats } spelare med en färg var.
rules-setup-two-each = Det är två spelare med två färger var. Den första spelaren har { $first }, den andra spelaren har { $second }.
rules-setup-shared = Det är tre spelare med en färg var. De turas om att lägga den fjärde färgen ({ $colour }), med början hos den spelare som inleder partiet. Du fortsätter att lägga den på din tur även när din egen färg inte kan lägga mer.
rules-setup-teams = Fyra spelare bildar två lag med två i varje, med en färg var. Det första laget har { $first }, det andra laget har { $second }.
rules-setup-solo = Du lägger alla färger, en i taget.
rules-setup-left-out = Det är tre spelare med en färg var. Den fjärde färgen ({ $colour }) stannar i asken.

## First piece

rules-start-own = Varje färgs första bit måste täcka färgens egen startpunkt: { $points }.
rules-start-any = Varje färgs första bit måste täcka en valfri startpunkt som ännu är ledig: { $points }.
rules-start-free = Varje färgs första bit får ligga var som helst på brädet.
rules-start-beside = Partiets första bit får ligga var som helst. De andra färgernas första bit måste röra vid en bit som redan finns där.
rules-start-opposite = Varje färgs första bit måste täcka en startpunkt: { $points }. Dina två färger börjar mittemot varandra, så den andra spelaren får inte ta startpunkten mittemot din första färg.
rules-start-spaced = Varje färgs första bit måste täcka en startpunkt: { $points }. Mellan två färger måste en startpunkt lämnas fri.
rules-start-swap = Den första spelaren lägger en bit av den första färgen och sedan en av den andra, var som helst på brädet. De två får inte överlappa varandra, och de måste ha olika form. Sedan väljer den andra spelaren färg. Den första färgen ({ $colour }) är på tur härnäst, vem som än har den.
rules-start-cubes = Partiets första bit får stå var som helst på basen. De andra färgernas första bit måste också stå på basen, och den måste dela en sidoyta med en bit som redan finns där.

## Turn

rules-turn-flat = Lägg en av dina bitar på lediga { $shape ->
    [triangle] trianglar
   *[square] rutor
  } på brädet. Du får vrida den och vända på den. När den har lagts får den inte flyttas.
rules-turn-cubes = Ställ ut en av dina bitar. Du får vrida den åt alla håll. När den har ställts ut får den inte flyttas.

## Contact

rules-contact-corner = Varje ny bit måste röra vid minst en bit i sin egen färg i ett hörn. Den får aldrig röra vid sin egen färg längs en sida.
rules-contact-face = Varje ny bit måste röra vid en bit i sin egen färg längs en sida. Att röra vid ett hörn räcker inte.
rules-contact-triangles = Det räcker med en enda gemensam punkt: ett hörn får också röra vid mitten av en annan bits raka sida.
rules-contact-strict = Med strikta hörn får ett hörn i din färg bara röra vid ett annat hörn, aldrig mitten av en rak sida. Det gäller överallt där den nya biten rör vid sin egen färg: en enda felaktig kontakt gör draget otillåtet, även om ett annat hörn ligger rätt.
rules-contact-others = Din bit får röra vid andra färger hur som helst, i hörn eller längs sidor.
rules-contact-cubes = Varje ny bit måste dela minst en sidoyta med en bit i sin egen färg, bredvid eller ovanpå. Att röra vid en kant eller ett hörn räcker inte. Andra färger spelar ingen roll.
rules-standing = I varje kolumn som biten använder måste dess kuber stå på basen eller på kuberna som redan finns där. Det får inte finnas något hål under en bit, och inget får sticka ut över tomrum.
rules-limits = Inget får stå utanför basen eller över höjdgränsen för sin ruta.

## No place left, and the end

rules-blocked-flat = Om du kan lägga en bit måste du göra det. En färg som inte kan lägga en bit hoppas över. Inget nytt utrymme kan öppna sig för den, så den är ute resten av partiet.
rules-blocked-out = En färg som inte kan ställa ut en bit på sin tur är ute resten av partiet.
rules-blocked-skip = En färg som inte kan ställa ut en bit missar bara den turen. De andra kan öppna en plats för den när de bygger.
rules-end = Partiet slutar när ingen färg kan lägga fler bitar.
rules-ties = Om flera har det bästa resultatet delar de på segern.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Varje { $shape ->
    [triangle] triangel
   *[square] ruta
  } på bitarna du har kvar kostar 1 poäng. Om du lägger ut alla dina bitar får du { $all } poäng, och { $last } till om den minsta biten var din sista. Högst poäng vinner.
rules-scoring-basic = Räkna rutorna på bitarna du har kvar. Den som har minst antal rutor kvar vinner. Det finns ingen bonus.
rules-scoring-pieces = Varje bit du lägger ger 1 poäng. Den som har flest poäng vinner. Det finns ingen bonus.
rules-scoring-area = Varje ruta du täcker ger 1 poäng. Den som har flest poäng vinner, och lika poäng är oavgjort. Det finns ingen bonus.
rules-scoring-complete = Du vinner när alla bitar ligger på brädet. Om du inte lyckas visar antalet utlagda bitar hur nära du kom.
rules-scoring-seen = Titta rakt ned: varje ruta med din färg överst ger 1 poäng. Varje bit du har kvar kostar 1 poäng, oavsett storlek. Den som har flest poäng vinner.
rules-scoring-sum = En spelares resultat är summan av båda färgerna.
rules-scoring-team = Ett lags resultat är summan av dess två färger.
rules-scoring-shared = Den gemensamma färgen räknas inte för någon.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Ett avslutat parti och dess resultat.
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
rules-figure-tip = Ett hörn rör vid mitten av en sida
rules-figure-face = Delar en sidoyta med sin egen färg
rules-figure-edge = Delar bara en kant med sin egen färg
rules-figure-hole = Det finns ett hål under den
rules-figure-match = Båda talen på sidan är lika
rules-figure-mismatch = Talen på sidan är olika
rules-figure-bridge = En bro: { $points } extra poäng
rules-figure-hexagon = En sexhörning: { $points } extra poäng
rules-figure-hexagons = Två sexhörningar med en bricka: { $points } extra poäng

## Number of players

rules-players = { $players } spelare
rules-players-cubes = { $columns } rutor, plats för { $cubes } kuber
rules-players-tiles = { $tiles } brickor var

## Options. The usual choice stands first

rules-option-start = Första biten
rules-option-scoring = Poängräkning
rules-option-first = Vem som börjar
rules-option-shared = Gemensam färg
rules-option-strict-corners = Strikta hörn
rules-option-left-out = Färg som utgår
rules-option-seats = Antal spelare
rules-option-colours-each = Färger per spelare
rules-option-blocked = Om du inte kan lägga en bit
rules-option-heights = Höjdkarta
rules-option-without = Handikapp
rules-option-edition = Utgåva
rules-option-target = Poänggräns
rules-option-deals = Antal omgångar
rules-option-after-draw = Efter dragning
rules-option-time-limit = Turer på tid
rules-option-usual = standard
rules-option-none = Det här spelet har inga alternativ.
rules-choice-first = Vilken spelare som helst kan börja. De andra följer medsols.
rules-choice-shared = Vilken som helst av de fyra färgerna kan vara den gemensamma. Färgernas ordning är densamma: om blå är gemensam börjar blå ändå, lagd av den spelare som börjar.
rules-choice-left-out = Vilken som helst av de fyra färgerna kan stanna i asken.
rules-choice-seats-cubes = { $fewest } till { $most } spelare. Med färre spelare finns det plats för färre kuber, och de sista färgerna används inte.
rules-choice-seats = { $fewest } till { $most } spelare.
rules-choice-colours-each = Två spelare kan ha två färger var, på brädet för fyra. Bara en spelares bästa färg räknas.
rules-choice-heights = Valfri höjdkarta med upp till { $most } kuber.
rules-choice-without = Färger kan spela utan några av sina bitar, så att starkare och svagare spelare får ett jämnt parti. Bitar som du spelar utan kostar inget. Om bitar som är kvar räknas emot dig är det en fördel att ha färre stora bitar. Annars blir det svårare med färre bitar.
rules-choice-target = När en omgång är slut jämförs summorna med poänggränsen: { $usual } poäng, eller ett annat tal från { $fewest } till { $most }. Om någon har nått den är matchen slut.
rules-choice-deals = Eller spela en match på { $fewest } till { $most } omgångar, oavsett summorna.
rules-choice-drawn = Efter en dragning får du bara lägga brickan som du just drog.
rules-choice-any = Efter en dragning får du lägga valfri bricka ur din hand.
rules-choice-time-limit = Varje tur har en tidsgräns. Om tiden går ut drar du tills din tur är över. Om du ännu ska lägga den första brickan läggs en av dina åt dig.

## Triominos

rules-tiles-hands = Varje spelare tar en hand brickor och håller den dold. Resten bildar högen. Du ser din egen hand, bordet, alla poäng och hur många brickor de andra och högen har.
rules-tiles-begin = Före varje omgång drar varje spelare en bricka och visar den. Det högsta värdet börjar, och spelare som får lika drar igen. Sedan blandas alla brickor och delas ut. Den första spelaren lägger valfri bricka och får dess värde.
rules-tiles-lay = Lägg en bricka. Minst en hel sida måste ligga mot en bricka på bordet, och båda talen på den sidan måste vara lika. I varje annat hörn som den rör vid måste talen också vara lika.
rules-tiles-score = En bricka ger sitt värde. En bro ger { $bridge } extra poäng, en sexhörning { $one } extra, två sexhörningar med en bricka { $two } extra och tre { $three } extra.
rules-tiles-bridge = En bro är en bricka som ligger an med bara en sida och vars tredje hörn rör vid en bricka på andra sidan: de två platserna bredvid det hörnet är tomma, och minst en av de tre bortom det är det inte. Den sjätte brickan runt en punkt fullbordar en sexhörning. En bricka kan inte bilda båda.
rules-tiles-draw = Om du inte kan eller vill lägga en bricka drar du en ur högen. Varje dragning kostar { $cost } poäng. Du får lägga brickan genast. Du får dra upp till { $most } brickor på en tur. Om du ändå inte lägger någon förlorar du { $more } poäng till, { $all } sammanlagt.
rules-tiles-empty = När högen är tom måste du lägga en bricka om du kan. Om du inte kan står du över utan avdrag.
rules-tiles-out = När du lägger handens sista bricka får du { $out } poäng plus värdet av alla brickor i de andra händerna. Först spelas varvet färdigt, så att alla har haft lika många turer. Om någon annan blir av med alla brickor i det varvet får den bara { $out } poäng.
rules-tiles-blocked = När alla spelare har stått över i följd är omgången låst. Den lägsta handen vinner den och får värdet av alla andra händer, minus sitt eget. Ingen annan förlorar något. Om flera händer är lika låga får var och en av dem så många poäng.
rules-tiles-match = Den högsta summan i slutet av matchen vinner. Summor kan gå under noll.
rules-tiles-example-sum = En bricka
rules-tiles-example-bridge = En bricka som bildar en bro
rules-tiles-example-hexagon = En bricka som fullbordar en sexhörning
rules-tiles-example-draws = Tre dragningar, och ingen bricka lagd
rules-tiles-example-out = Den sista brickan, med { $hands } kvar i de andra händerna
rules-scoring-standard = Poäng som beskrivet ovan.
rules-scoring-children = För barn: { $tile } poäng per bricka, { $bridge } extra för en bro, { $one }, { $two } eller { $three } extra för en, två eller tre sexhörningar, och { $out } till den som först blir av med alla brickor. Du förlorar aldrig poäng. Det är en enda omgång, om du inte väljer flera eller en poänggräns.
rules-scoring-no-points = Utan poäng: den som först blir av med alla brickor vinner. Om omgången är låst vinner den som har minst antal brickor kvar.
rules-edition-international = Internationell: som beskrivet ovan, för { $fewest } till { $most } spelare.
rules-edition-french = Fransk: för { $fewest } till { $most } spelare. Omgången slutar så snart någon blir av med alla brickor. I en låst omgång förlorar alla värdet av sin egen hand. När högen är tom får du stå över även om du kunde lägga en bricka. Matchen slutar så snart en spelare når poänggränsen, och den spelaren vinner.
rules-edition-spanish = Spansk: för { $fewest } till { $most } spelare, där tre och fyra spelare får färre brickor var.
rules-edition-portuguese = Portugisisk: som den spanska utgåvan, men tre dragningar kostar { $draws } poäng sammanlagt.
rules-edition-tournament = Turnering: ingen drar om vem som börjar. Den högsta brickan med tre lika tal i någon hand måste läggas först och ger { $triple } extra, eller hela { $zero } extra om den har tre nollor. Om ingen har en sådan bricka börjar det högsta värdet.

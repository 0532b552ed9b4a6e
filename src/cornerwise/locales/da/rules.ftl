## The pages

rules-title = Regler
rules-page-title = { $game }: regler
rules-lead = Sådan spilles hvert spil, i få sætninger og med billeder.
rules-all = Alle spil
rules-play = Spil nu
rules-tutorial = Lær ved at spille
rules-language = Sprog
rules-allowed = Tilladt
rules-forbidden = Ikke tilladt
rules-clauses = Regelnumre
rules-trade-marks = Blokus, Trigon, Rumis og Triominos er varemærker, der tilhører deres ejere. De nævnes her kun for at sige, hvilke udgivne regler et spil følger. Cornerwise er uafhængig af disse ejere.

## Families of games, as headings of the list

rules-family-classic = Firkanter for op til fire
rules-family-duo = Firkanter for to
rules-family-trigon = Trekanter
rules-family-polyomino = Fri start
rules-family-rumis = Terninger
rules-family-triominos = Tal

## Headings of sections

rules-heading-goal = Formål
rules-heading-pieces = Brikker
rules-heading-tiles = Brikker
rules-heading-setup = Opstilling
rules-heading-opening = Åbning
rules-heading-start = Første brik
rules-heading-turn = Din tur
rules-heading-contact = Kontakt
rules-heading-others = Andre farver
rules-heading-strict = Strenge hjørner
rules-heading-standing = Støtte nedefra
rules-heading-limits = Højdegrænser
rules-heading-blocked = Ingen plads tilbage
rules-heading-draw = At trække
rules-heading-end = Afslutning
rules-heading-scoring = Pointtælling
rules-heading-ties = Pointlighed
rules-heading-example = Eksempel
rules-heading-players = Antal spillere
rules-heading-options = Valgmuligheder
rules-heading-tips = Tip

## Goal

rules-goal-left = Få så mange af dine brikker på brættet, som du kan, og giv ikke de andre plads til deres. Det, der er tilbage til sidst, tæller imod dig.
rules-goal-pieces = Læg flere brikker end den anden spiller.
rules-goal-area = Dæk flere felter end den anden spiller.
rules-goal-complete = Du spiller alene med alle farver. Læg alle { $pieces } brikker.
rules-goal-seen = Byg, så din farve kan ses på så mange felter som muligt, set lige fra oven.
rules-goal-points = Læg brikker, hvis tal passer sammen, og saml flest point.

## Board

rules-board-rectangle = Brættet har { $width } × { $height } felter.
rules-board-hexagon = Brættet er en sekskant af { $cells } trekanter, { $side } langs hver side.
rules-board-inner = Kun brættets indre sekskant bruges: { $cells } trekanter, { $side } langs hver side.
rules-board-heights = Grundplanen har { $squares } felter. Hvert felt siger, hvor højt man må bygge der; der er plads til { $cubes } terninger.
rules-board-reconstructed = Vi kender ingen trykte mål for dette bræt. Det er rekonstrueret ud fra sin form og sin plads til { $each } terninger pr. spiller.
rules-board-own = Du har dit eget højdekort med: et tal for hvert felt i grundplanen, rækker adskilt af en skråstreg, den bageste række først, 0, hvor der ikke er noget felt. Alle felter hænger sammen, og der er højst { $most } terninger.
rules-board-table = Brikkerne lægges på et bord uden kant.

## Pieces

rules-pieces-own = Hver farve har { $pieces } brikker med { $smallest } til { $largest } { $shape ->
    [triangle] trekanter
   *[square] firkanter
  }, hver med sin egen form. Tilsammen har de { $cells } { $shape ->
    [triangle] trekanter
   *[square] firkanter
  }.
rules-pieces-copies = Hver farve har { $pieces } brikker: { $copies } af hver af { $shapes } former med { $smallest } til { $largest } firkanter. Tilsammen har de { $cells } firkanter.
rules-pieces-shared = Begge spillere tager fra ét sæt med { $pieces } brikker med { $smallest } til { $largest } firkanter, hver med sin egen form. En brik, som den ene spiller lægger, er væk for den anden.
rules-pieces-cubes = Hver farve har { $pieces } brikker med { $smallest } til { $largest } terninger, { $cells } terninger i alt. En brik og dens spejlbillede er to brikker. Der er ingen enkelt terning.
rules-pieces-tiles = Der er { $tiles } trekantede brikker. Hver har tre tal fra { $lowest } til { $highest }, som aldrig bliver mindre, når de læses med uret, og ikke to brikker er ens. En briks værdi er summen af dens tal.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Farverne spiller i denne rækkefølge: { $colours }.
rules-setup-one-each = Der er { $seats } spillere, og hver har én farve.
rules-setup-two-each = To spillere har to farver hver. Den første: { $first }. Den anden: { $second }.
rules-setup-shared = Tre spillere har én farve hver. Den fjerde ({ $colour }) lægger de på skift, først den spiller, der begyndte partiet. Det gør de også, når deres egen farve ikke har plads længere.
rules-setup-teams = Fire spillere danner to hold med to på hvert, én farve til hver. Det første hold: { $first }. Det andet: { $second }.
rules-setup-solo = Du lægger alle farver, en efter en.
rules-setup-left-out = Tre spillere har én farve hver. Én farve ({ $colour }) bliver i æsken.

## First piece

rules-start-own = Hver farves første brik dækker farvens startfelt: { $points }.
rules-start-any = Hver farves første brik dækker et hvilket som helst startfelt, der stadig er frit: { $points }.
rules-start-free = Hver farves første brik ligger hvor som helst på brættet.
rules-start-beside = Partiets første brik ligger hvor som helst. De andre farvers første brik rører en brik, der er der i forvejen.
rules-start-opposite = Hver farves første brik dækker et startfelt: { $points }. En spillers to farver begynder modsat hinanden, så du må ikke tage feltet modsat den anden spillers farve.
rules-start-spaced = Hver farves første brik dækker et startfelt: { $points }. Mellem to farver er der et startfelt, der bliver frit.
rules-start-swap = Den første spiller lægger en brik i den første farve og så en i den anden, hver især hvor som helst på brættet. De to må ikke overlappe hinanden, og de skal have forskellig form. Den anden spiller vælger derefter en farve. Den første farve ({ $colour }) fortsætter, uanset hvem der har den.
rules-start-cubes = Partiets første brik står hvor som helst på bunden. Også de andre farvers første brik står på bunden og deler en flade med en brik, der er der i forvejen.

## Turn

rules-turn-flat = Læg en af dine brikker på frie { $shape ->
    [triangle] trekanter
   *[square] felter
  } på brættet. Du må dreje den og vende den. Når den først ligger, bliver den liggende.
rules-turn-cubes = Stil en af dine brikker op. Du må dreje den, som du vil. Når den først står, bliver den stående.

## Contact

rules-contact-corner = Hver ny brik rører en brik i samme farve i et hjørne og aldrig langs en side.
rules-contact-face = Hver ny brik rører en brik i samme farve langs en side. Et hjørne er ikke nok.
rules-contact-triangles = Et fælles punkt er nok: Et hjørne må også møde midten af en anden briks lige side.
rules-contact-strict = Med strenge hjørner må et hjørne i din farve kun møde et hjørne. Hvor den nye brik rører sin egen farve, må ingen af de to gå lige igennem det punkt. Én sådan kontakt forbyder pladsen, også selv om et andet hjørne ligger rigtigt.
rules-contact-others = Det er lige meget, hvordan din brik rører andre farver, i hjørner eller langs sider.
rules-contact-cubes = Hver ny brik deler mindst én flade med en brik i samme farve, ved siden af den eller oven på den. En kant eller et hjørne er ikke nok. Andre farver gør ingen forskel.
rules-standing = I hver søjle, som brikken bruger, står dens terninger på bunden eller på det, der er der i forvejen. Der er aldrig et hul nedenunder, og intet rager ud over tomrum.
rules-limits = Intet står uden for grundplanen eller over højdegrænsen for sit felt.

## No place left, and the end

rules-blocked-flat = Den, der kan lægge en brik, skal gøre det. En farve uden plads springes over; da pladsen kun bliver mindre, er den ude resten af partiet.
rules-blocked-out = En farve, der ikke kan stille en brik op, når det er dens tur, er ude resten af partiet.
rules-blocked-skip = En farve, der ikke kan stille en brik op, springer kun den tur over: Der kan blive plads igen, når andre bygger.
rules-end = Partiet slutter, når ingen farve kan lægge mere.
rules-ties = Er de bedste resultater lige, deles sejren.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Hver { $shape ->
    [triangle] trekant
   *[square] firkant
  } på en brik, der er tilbage, koster et point. Hvis alle dine brikker er lagt, får du { $all } point, og { $last } mere, hvis den mindste brik var den sidste. Flest point vinder.
rules-scoring-basic = Tæl firkanterne på de brikker, der er tilbage. Den, der har færrest, vinder. Der er ingen bonus.
rules-scoring-pieces = Hver lagt brik er et point. Flest point vinder. Der er ingen bonus.
rules-scoring-area = Hvert dækket felt er et point. Flest point vinder; med lige mange point er det uafgjort. Der er ingen bonus.
rules-scoring-complete = Du vinder, når alle brikker er på brættet. Antallet af lagte brikker viser, hvor tæt på du kom.
rules-scoring-seen = Se lige ned: Hvert felt, hvor din farve ligger øverst, er et point. Hver brik, der er tilbage, koster et point, uanset hvor stor den er. Flest point vinder.
rules-scoring-sum = En spillers resultat er summen af begge farver.
rules-scoring-team = Et holds resultat er summen af dets to farver.
rules-scoring-shared = Den fælles farve tæller ikke for nogen.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Et afsluttet parti, og hvordan det tælles.
rules-example-colour = Farve
rules-example-left = Tilbage
rules-example-points = Point
rules-example-turn = Tur
rules-example-winner = Vinder: { $winners }.

## Pictures

rules-figure-starts = Startfelterne
rules-figure-pieces = En farves brikker
rules-figure-start = Den første brik dækker et startfelt
rules-figure-corner = Hjørne mod hjørne
rules-figure-side = Side om side med sin egen farve
rules-figure-apart = Rører ikke sin egen farve
rules-figure-others = Forskellige farver må røre hinanden langs sider
rules-figure-tip = Et hjørne møder midten af en side
rules-figure-face = Deler en flade med sin egen farve
rules-figure-edge = Deler kun en kant med sin egen farve
rules-figure-hole = Der er et hul under den
rules-figure-match = Begge tal på siden passer
rules-figure-mismatch = Tallene på siden er forskellige
rules-figure-bridge = En bro: { $points } point ekstra
rules-figure-hexagon = En sekskant: { $points } point ekstra
rules-figure-hexagons = To sekskanter med én brik: { $points } point ekstra

## Number of players

rules-players = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
  }
rules-players-cubes = { $columns } felter, plads til { $cubes } terninger
rules-players-tiles = { $tiles } brikker til hver

## Options. The usual choice stands first

rules-option-start = Start
rules-option-scoring = Pointtælling
rules-option-first = Hvem begynder
rules-option-shared = Fælles farve
rules-option-strict-corners = Strenge hjørner
rules-option-left-out = Farve, der udgår
rules-option-seats = Antal spillere
rules-option-colours-each = Farver pr. spiller
rules-option-blocked = Ingen plads tilbage
rules-option-heights = Højdekort
rules-option-without = Handicap
rules-option-edition = Udgave
rules-option-target = Pointgrænse
rules-option-deals = Antal omgange
rules-option-after-draw = Når man har trukket
rules-option-time-limit = Tidsgrænse
rules-option-usual = normalt
rules-option-none = Der er ingen valgmuligheder.
rules-choice-first = Enhver spiller kan begynde. De andre følger med uret.
rules-choice-shared = Enhver af de fire farver kan være den, som alle lægger på skift. Farvernes rækkefølge er den samme: Er blå fælles, åbner blå, lagt af den spiller, der begynder.
rules-choice-left-out = Enhver af de fire farver kan være den, der bliver i æsken.
rules-choice-seats-cubes = { $fewest } til { $most } spillere. Med færre spillere er der plads til færre terninger, og de sidste farver bruges ikke.
rules-choice-seats = { $fewest } til { $most } spillere.
rules-choice-colours-each = To spillere kan have to farver hver på brættet for fire. Kun en spillers bedste farve tæller.
rules-choice-heights = Et hvilket som helst højdekort med op til { $most } terninger.
rules-choice-without = Farver kan undvære nogle af deres brikker, så stærke og svage kan spille mod hinanden. Det, der mangler, koster ikke noget. Hvor felter, der er tilbage, tæller, er det en fordel at have færre store brikker; ellers har den, der har færre brikker, det sværere.
rules-choice-target = Når en omgang er slut, sammenlignes de samlede pointtal med pointgrænsen: { $usual } point eller et andet tal fra { $fewest } til { $most }. Har nogen nået den, er partiet slut.
rules-choice-deals = Eller et parti på { $fewest } til { $most } omgange, uanset stillingen.
rules-choice-drawn = Når du har trukket, må du af dine brikker kun lægge den, du lige har trukket.
rules-choice-any = Når du har trukket, må du lægge enhver brik fra din hånd.
rules-choice-time-limit = Hver tur har en tidsgrænse. Når den er gået, trækker du brikker, til din tur er forbi. Mangler du stadig at lægge den første brik, bliver en af dine lagt for dig.

## Triominos

rules-tiles-hands = Hver spiller tager en hånd med brikker og holder den skjult. Resten er bunken. Du ser din egen hånd, bordet, alles point, og hvor mange brikker de andre og bunken har.
rules-tiles-begin = Før hver omgang trækker hver spiller en brik åbent. Den højeste værdi begynder; de, der står lige, trækker igen. Så blandes og fordeles alle brikker. Den første spiller lægger en brik efter eget valg og får dens værdi.
rules-tiles-lay = Læg én brik. Mindst én hel side ligger op mod en brik på bordet, begge tal på den side passer, og det gør også hvert andet hjørne, som den rører.
rules-tiles-score = En brik giver sin værdi. En bro giver { $bridge } point ekstra, en sekskant { $one }, to sekskanter med én brik { $two } og tre { $three }.
rules-tiles-bridge = En bro er en brik, der kun støder op med én side, og hvis tredje hjørne når en brik på den anden side: De to pladser ved siden af det hjørne er tomme, og mindst én af de tre bag det er det ikke. En sekskant lukkes af den sjette brik om et punkt. Ingen brik kan danne begge dele.
rules-tiles-draw = Hvis du ikke kan eller vil lægge en brik, så træk en fra bunken for { $cost } point. Du må lægge den med det samme. Du må trække { $most } brikker i en tur; hvis du så stadig ikke lægger nogen, mister du { $more } mere, { $all } i alt.
rules-tiles-empty = Når bunken er tom, skal den, der kan lægge en brik, gøre det. Ellers melder du pas, uden at miste point.
rules-tiles-out = Den, der lægger håndens sidste brik, får { $out } point og værdien af alle brikker på de andre hænder. Først spilles runden færdig, så alle har haft lige mange ture. Den, der bliver færdig som nummer to i runden, får kun de { $out }.
rules-tiles-blocked = Når alle spillere har meldt pas efter hinanden, er omgangen låst. Den laveste hånd vinder den: Den får værdien af alle andre hænder, minus sin egen. Ingen andre mister noget. Er flere hænder lige lave, gælder det for hver af dem.
rules-tiles-match = Det højeste samlede pointtal ved partiets slutning vinder. Det kan godt komme under nul.
rules-tiles-example-sum = En brik
rules-tiles-example-bridge = En brik, der danner en bro
rules-tiles-example-hexagon = En brik, der lukker en sekskant
rules-tiles-example-draws = Trukket tre gange, og ingen brik lagt
rules-tiles-example-out = Den sidste brik, mens de andre hænder er { $hands } værd
rules-scoring-standard = Point som beskrevet ovenfor.
rules-scoring-children = For børn: { $tile } point for en brik, { $bridge } ekstra for en bro, { $one }, { $two } eller { $three } ekstra for en, to eller tre sekskanter og { $out } til den, der først bliver færdig. Man mister aldrig noget. Der er én omgang, medmindre du vælger flere eller en pointgrænse.
rules-scoring-no-points = Uden point: Den, der først bliver færdig, vinder. Er omgangen låst, vinder den med færrest brikker.
rules-edition-international = International: som beskrevet ovenfor, for { $fewest } til { $most } spillere.
rules-edition-french = Fransk: for { $fewest } til { $most } spillere. Omgangen slutter, så snart nogen bliver færdig. I en låst omgang mister alle værdien af deres egen hånd. Når bunken er tom, må også den, der ikke vil lægge en brik, melde pas. Partiet slutter straks, når en spiller når pointgrænsen, og den spiller har vundet.
rules-edition-spanish = Spansk: for { $fewest } til { $most } spillere, med mindre hænder for tre og fire.
rules-edition-portuguese = Portugisisk: som den spanske udgave, men at trække tre gange koster { $draws } i alt.
rules-edition-tournament = Turnering: Ingen trækker om at begynde. Den højeste brik med tre ens tal på en hvilken som helst hånd skal lægges først og giver { $triple } ekstra, tre nuller endda { $zero }. Uden sådan en brik begynder den højeste værdi.

## Colours inside a sentence

ink-blue = blå
ink-yellow = gul
ink-red = rød
ink-green = grøn
ink-purple = lilla
ink-orange = orange

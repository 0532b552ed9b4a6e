## The pages

rules-title = Regler
rules-page-title = Regler for { $game }
rules-lead = Sådan spiller du hvert spil, med billeder.
rules-all = Alle spil
rules-play = Spil nu
rules-tutorial = Lær ved at spille
rules-language = Sprog
rules-allowed = Tilladt
rules-forbidden = Ikke tilladt
rules-clauses = Regelnumre
rules-trade-marks = Blokus, Trigon, Rumis og Triominos er varemærker, der tilhører deres ejere. Vi nævner dem kun for at sige, hvilke udgivne regler et spil følger. Cornerwise er uafhængig af disse ejere.

## Families of games, as headings of the list

rules-family-classic = Firkanter, op til 4 spillere
rules-family-duo = Firkanter, 2 spillere
rules-family-trigon = Trekanter
rules-family-polyomino = Fri start
rules-family-rumis = Klodser
rules-family-triominos = Tal

## Headings of sections

rules-heading-goal = Formål
rules-heading-pieces = Brikker
rules-heading-tiles = Brikker
rules-heading-setup = Opstilling
rules-heading-opening = Åbning
rules-heading-start = Første brik
rules-heading-turn = Din tur
rules-heading-contact = Hvad en brik skal røre
rules-heading-others = Andre farver
rules-heading-strict = Strenge hjørner
rules-heading-standing = Ingen huller
rules-heading-limits = Højdegrænser
rules-heading-blocked = Hvis du ikke kan lægge en brik
rules-heading-draw = Sådan trækker du brikker
rules-heading-end = Partiets slutning
rules-heading-scoring = Pointtælling
rules-heading-ties = Pointlighed
rules-heading-example = Eksempel
rules-heading-players = Antal spillere
rules-heading-options = Valgmuligheder
rules-heading-tips = Tip

## Goal

rules-goal-left = Læg så mange af dine brikker på brættet, som du kan, og giv ikke de andre plads til deres. Det, du har tilbage til sidst, tæller imod dig.
rules-goal-pieces = Læg flere brikker end den anden spiller.
rules-goal-area = Dæk flere felter end den anden spiller.
rules-goal-complete = Du spiller selv med alle farver. Læg alle { $pieces } brikker.
rules-goal-seen = Byg, så din farve kan ses lige fra oven på så mange felter som muligt.
rules-goal-points = Læg brikker med tal, der passer sammen, og få flest point.

## Board

rules-board-rectangle = Brættet har { $width } × { $height } felter.
rules-board-hexagon = Brættet er en sekskant af { $cells } trekanter, med { $side } langs hver side.
rules-board-inner = Du bruger kun brættets indre sekskant: { $cells } trekanter, med { $side } langs hver side.
rules-board-heights = Bundpladen har { $squares } felter, hvert med en grænse for, hvor højt du må bygge på det. Der er plads til { $cubes } klodser i alt.
rules-board-reconstructed = Vi kender ingen offentliggjorte mål for dette bræt. Vi har regnet dem ud fra dets form og dets plads til { $each } klodser pr. spiller.
rules-board-own = Du laver selv højdekortet: ét tal for hvert felt på bundpladen, med en skråstreg mellem rækkerne. Den bageste række kommer først, og 0 betyder, at der ikke er noget felt. Alle felter skal hænge sammen, og der må højst være { $most } klodser.
rules-board-table = Du lægger brikkerne på et bord uden kant.

## Pieces

rules-pieces-own = Hver farve har { $pieces } brikker med { $smallest } til { $largest } { $shape ->
    [triangle] trekanter
   *[square] firkanter
  }, alle med forskellig form. Tilsammen har de { $cells } { $shape ->
    [triangle] trekanter
   *[square] firkanter
  }.
rules-pieces-copies = Hver farve har { $pieces } brikker: { $copies } af hver af { $shapes } former med { $smallest } til { $largest } firkanter. Tilsammen har de { $cells } firkanter.
rules-pieces-shared = Begge spillere tager deres brikker fra ét sæt: { $pieces } brikker med { $smallest } til { $largest } firkanter, alle med forskellig form. Når en spiller har lagt en brik, kan den anden ikke bruge den mere.
rules-pieces-cubes = Hver farve har { $pieces } brikker med { $smallest } til { $largest } klodser, { $cells } klodser i alt. En brik og dens spejlbillede er to forskellige brikker. Der er ingen brik med kun én klods.
rules-pieces-tiles = Der er { $tiles } trekantede brikker. Hver har tre tal fra { $lowest } til { $highest }. Læst med uret fra det laveste bliver tallene aldrig mindre, og ikke to brikker er ens. En briks værdi er summen af dens tal.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Farverne spiller i denne rækkefølge: { $colours }.
rules-setup-one-each = Der er { $seats } spillere med én farve hver.
rules-setup-two-each = Der er to spillere med to farver hver. Den første spiller har { $first }, den anden spiller har { $second }.
rules-setup-shared = Der er tre spillere med én farve hver. De skiftes til at lægge den fjerde farve ({ $colour }), først den spiller, der begynder partiet. Du lægger den stadig, når det er din tur til det, også når din egen farve ikke kan lægge mere.
rules-setup-teams = Fire spillere danner to hold med to på hvert, med én farve hver. Det første hold har { $first }, det andet hold har { $second }.
rules-setup-solo = Du lægger alle farver, en efter en.
rules-setup-left-out = Der er tre spillere med én farve hver. Den fjerde farve ({ $colour }) bliver i æsken.

## First piece

rules-start-own = Hver farves første brik skal dække farvens eget startfelt: { $points }.
rules-start-any = Hver farves første brik skal dække et startfelt, der stadig er frit: { $points }.
rules-start-free = Hver farves første brik må ligge hvor som helst på brættet.
rules-start-beside = Partiets første brik må ligge hvor som helst. De andre farvers første brik skal røre en brik, der allerede er der.
rules-start-opposite = Hver farves første brik skal dække et startfelt: { $points }. Dine to farver begynder over for hinanden, så den anden spiller må ikke tage startfeltet over for din første farve.
rules-start-spaced = Hver farves første brik skal dække et startfelt: { $points }. Mellem to farver skal ét startfelt forblive frit.
rules-start-swap = Den første spiller lægger en brik i den første farve og derefter en i den anden farve, hvor som helst på brættet. De to må ikke overlappe hinanden, og de skal have forskellig form. Derefter vælger den anden spiller en farve. Den første farve ({ $colour }) har næste tur, uanset hvem der har den.
rules-start-cubes = Partiets første brik må stå hvor som helst på bundpladen. De andre farvers første brik skal også stå på bundpladen, og den skal dele en flade med en brik, der allerede er der.

## Turn

rules-turn-flat = Læg en af dine brikker på frie { $shape ->
    [triangle] trekanter
   *[square] felter
  } på brættet. Du må dreje den og vende den. Når den er lagt, må den ikke flyttes.
rules-turn-cubes = Stil en af dine brikker op. Du må dreje den i alle retninger. Når den er stillet op, må den ikke flyttes.

## Contact

rules-contact-corner = Hver ny brik skal røre mindst én brik i sin egen farve i et hjørne. Den må aldrig røre sin egen farve langs en side.
rules-contact-face = Hver ny brik skal røre en brik i sin egen farve langs en side. At røre et hjørne er ikke nok.
rules-contact-triangles = Ét fælles punkt er nok: Et hjørne må også røre midten af en anden briks lige side.
rules-contact-strict = Med strenge hjørner må et hjørne i din farve kun røre et andet hjørne, aldrig midten af en lige side. Det gælder alle steder, hvor den nye brik rører sin egen farve: én forkert kontakt gør trækket ulovligt, også selv om et andet hjørne rører rigtigt.
rules-contact-others = Din brik må røre andre farver på enhver måde, i hjørner eller langs sider.
rules-contact-cubes = Hver ny brik skal dele mindst én flade med en brik i sin egen farve, ved siden af den eller oven på den. At røre en kant eller et hjørne er ikke nok. Andre farver gør ingen forskel.
rules-standing = I hver søjle, som brikken bruger, skal dens klodser stå på bundpladen eller på de klodser, der allerede er der. Der må ikke være noget hul under en brik, og intet må rage ud over tomrum.
rules-limits = Intet må stå uden for bundpladen eller over højdegrænsen for sit felt.

## No place left, and the end

rules-blocked-flat = Hvis du kan lægge en brik, skal du gøre det. En farve, der ikke kan lægge en brik, springes over. Der kan ikke komme ny plads til den, så den er ude resten af partiet.
rules-blocked-out = En farve, der ikke kan stille en brik op, når det er dens tur, er ude resten af partiet.
rules-blocked-skip = En farve, der ikke kan stille en brik op, mister kun den tur. De andre kan åbne en plads til den, når de bygger.
rules-end = Partiet slutter, når ingen farve kan lægge flere brikker.
rules-ties = Hvis flere har det bedste resultat, deler de sejren.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Hver { $shape ->
    [triangle] trekant
   *[square] firkant
  } på de brikker, du har tilbage, koster 1 point. Hvis du lægger alle dine brikker, får du { $all } point, og { $last } mere, hvis den mindste brik var din sidste. Flest point vinder.
rules-scoring-basic = Tæl firkanterne på de brikker, du har tilbage. Den, der har færrest firkanter tilbage, vinder. Der er ingen bonus.
rules-scoring-pieces = Hver brik, du lægger, giver 1 point. Den, der har flest point, vinder. Der er ingen bonus.
rules-scoring-area = Hvert felt, du dækker, giver 1 point. Den, der har flest point, vinder, og lige mange point er uafgjort. Der er ingen bonus.
rules-scoring-complete = Du vinder, når alle brikker er på brættet. Hvis det ikke lykkes, viser antallet af lagte brikker, hvor tæt på du kom.
rules-scoring-seen = Se lige ned: Hvert felt med din farve øverst giver 1 point. Hver brik, du har tilbage, koster 1 point, uanset størrelsen. Den, der har flest point, vinder.
rules-scoring-sum = En spillers resultat er summen af begge farver.
rules-scoring-team = Et holds resultat er summen af dets to farver.
rules-scoring-shared = Den fælles farve tæller ikke for nogen.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Et afsluttet parti og dets resultat.
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
rules-figure-tip = Et hjørne rører midten af en side
rules-figure-face = Deler en flade med sin egen farve
rules-figure-edge = Deler kun en kant med sin egen farve
rules-figure-hole = Der er et hul under den
rules-figure-match = Begge tal på siden er ens
rules-figure-mismatch = Tallene på siden er forskellige
rules-figure-bridge = En bro: { $points } ekstra point
rules-figure-hexagon = En sekskant: { $points } ekstra point
rules-figure-hexagons = To sekskanter med én brik: { $points } ekstra point

## Number of players

rules-players = { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
  }
rules-players-cubes = { $columns } felter, plads til { $cubes } klodser
rules-players-tiles = { $tiles } brikker til hver

## Options. The usual choice stands first

rules-option-start = Første brik
rules-option-scoring = Pointtælling
rules-option-first = Hvem begynder
rules-option-shared = Fælles farve
rules-option-strict-corners = Strenge hjørner
rules-option-left-out = Farve, der udgår
rules-option-seats = Antal spillere
rules-option-colours-each = Farver pr. spiller
rules-option-blocked = Hvis du ikke kan lægge en brik
rules-option-heights = Højdekort
rules-option-without = Handicap
rules-option-edition = Udgave
rules-option-target = Pointgrænse
rules-option-deals = Antal omgange
rules-option-after-draw = Når man har trukket
rules-option-time-limit = Ture på tid
rules-option-usual = standard
rules-option-none = Dette spil har ingen valgmuligheder.
rules-choice-first = Enhver spiller kan begynde. De andre følger med uret.
rules-choice-shared = Enhver af de fire farver kan være den fælles. Farvernes rækkefølge er den samme: Er blå fælles, begynder blå stadig, lagt af den spiller, der begynder.
rules-choice-left-out = Enhver af de fire farver kan blive i æsken.
rules-choice-seats-cubes = { $fewest } til { $most } spillere. Med færre spillere er der plads til færre klodser, og de sidste farver bruges ikke.
rules-choice-seats = { $fewest } til { $most } spillere.
rules-choice-colours-each = To spillere kan have to farver hver, på brættet for fire. Kun en spillers bedste farve tæller.
rules-choice-heights = Et hvilket som helst højdekort med op til { $most } klodser.
rules-choice-without = Farver kan spille uden nogle af deres brikker, så stærkere og svagere spillere får et jævnbyrdigt parti. Brikker, som du spiller uden, koster ikke noget. Hvis brikker, der er tilbage, tæller imod dig, er det en fordel at have færre store brikker. Ellers gør færre brikker det sværere.
rules-choice-target = Når en omgang er slut, sammenlignes de samlede pointtal med pointgrænsen: { $usual } point eller et andet tal fra { $fewest } til { $most }. Har nogen nået den, er partiet slut.
rules-choice-deals = Eller spil et parti på { $fewest } til { $most } omgange, uanset pointtallene.
rules-choice-drawn = Når du har trukket, må du kun lægge den brik, du lige har trukket.
rules-choice-any = Når du har trukket, må du lægge enhver brik fra din hånd.
rules-choice-time-limit = Hver tur har en tidsgrænse. Hvis tiden går, trækker du, til din tur er forbi. Mangler du stadig at lægge den første brik, bliver en af dine lagt for dig.

## Triominos

rules-tiles-hands = Hver spiller tager en hånd brikker og holder den skjult. Resten udgør bunken. Du kan se din egen hånd, bordet, alles point, og hvor mange brikker de andre og bunken har.
rules-tiles-begin = Før hver omgang trækker hver spiller en brik og viser den. Den højeste værdi begynder, og spillere, der står lige, trækker igen. Så blandes og fordeles alle brikker. Den første spiller lægger en brik efter eget valg og får dens værdi.
rules-tiles-lay = Læg én brik. Mindst én hel side skal ligge op mod en brik på bordet, og begge tal på den side skal være ens. I hvert andet hjørne, som den rører, skal tallene også være ens.
rules-tiles-score = En brik giver sin værdi. En bro giver { $bridge } ekstra point, en sekskant { $one } ekstra, to sekskanter med én brik { $two } ekstra og tre { $three } ekstra.
rules-tiles-bridge = En bro er en brik, der kun støder op med én side, og hvis tredje hjørne rører en brik på den anden side: De to pladser ved siden af det hjørne er tomme, og mindst én af de tre bag det er det ikke. Den sjette brik om et punkt fuldender en sekskant. Én brik kan ikke danne begge dele.
rules-tiles-draw = Hvis du ikke kan eller vil lægge en brik, så træk en fra bunken. Hver gang koster { $cost } point. Du må lægge brikken med det samme. Du må trække op til { $most } brikker i en tur. Hvis du stadig ikke lægger nogen, mister du { $more } point mere, { $all } i alt.
rules-tiles-empty = Når bunken er tom, skal du lægge en brik, hvis du kan. Hvis du ikke kan, melder du pas uden at miste point.
rules-tiles-out = Når du lægger håndens sidste brik, får du { $out } point plus værdien af alle brikker på de andre hænder. Først spilles runden færdig, så alle har haft lige mange ture. Hvis en anden også løber tør for brikker i den runde, får vedkommende kun de { $out } point.
rules-tiles-blocked = Når alle spillere har meldt pas efter hinanden, er omgangen låst. Den laveste hånd vinder den og får værdien af alle andre hænder, minus sin egen. Ingen andre mister noget. Hvis flere hænder er lige lave, får hver af dem point på den måde.
rules-tiles-match = Det højeste samlede pointtal ved partiets slutning vinder. Det kan godt komme under nul.
rules-tiles-example-sum = En brik
rules-tiles-example-bridge = En brik, der danner en bro
rules-tiles-example-hexagon = En brik, der fuldender en sekskant
rules-tiles-example-draws = Trukket tre gange, og ingen brik lagt
rules-tiles-example-out = Den sidste brik, med { $hands } tilbage på de andre hænder
rules-scoring-standard = Point som beskrevet ovenfor.
rules-scoring-children = For børn: { $tile } point pr. brik, { $bridge } ekstra for en bro, { $one }, { $two } eller { $three } ekstra for en, to eller tre sekskanter og { $out } til den, der først løber tør for brikker. Du mister aldrig point. Der er én omgang, medmindre du vælger flere eller en pointgrænse.
rules-scoring-no-points = Uden point: Den, der først løber tør for brikker, vinder. Er omgangen låst, vinder den, der har færrest brikker tilbage.
rules-edition-international = International: som beskrevet ovenfor, for { $fewest } til { $most } spillere.
rules-edition-french = Fransk: for { $fewest } til { $most } spillere. Omgangen slutter, så snart nogen løber tør for brikker. I en låst omgang mister alle værdien af deres egen hånd. Når bunken er tom, må du melde pas, selv om du kunne lægge en brik. Partiet slutter, så snart en spiller når pointgrænsen, og den spiller vinder.
rules-edition-spanish = Spansk: for { $fewest } til { $most } spillere, hvor tre og fire spillere får færre brikker hver.
rules-edition-portuguese = Portugisisk: som den spanske udgave, men at trække tre gange koster { $draws } point i alt.
rules-edition-tournament = Turnering: Ingen trækker om, hvem der begynder. Den højeste brik med tre ens tal på en hvilken som helst hånd skal lægges først og giver { $triple } ekstra, eller { $zero } ekstra, hvis den har tre nuller. Hvis ingen har sådan en brik, begynder den højeste værdi.

## Sidene

rules-title = Regler
rules-page-title = { $game }: regler
rules-lead = Slik spilles hvert spill, i noen få setninger og med bilder.
rules-all = Alle spill
rules-play = Spill nå
rules-tutorial = Lær ved å spille
rules-language = Språk
rules-allowed = Tillatt
rules-forbidden = Ikke tillatt
rules-clauses = Regelnumre
rules-trade-marks = Blokus, Trigon, Rumis og Triominos er varemerker som tilhører sine eiere. De nevnes her bare for å si hvilke utgitte regler et spill følger. Cornerwise er uavhengig av disse eierne.

## Spillfamilier

rules-family-classic = Ruter for opptil fire
rules-family-duo = Ruter for to
rules-family-trigon = Trekanter
rules-family-polyomino = Fri start
rules-family-rumis = Kuber
rules-family-triominos = Tall

## Overskrifter

rules-heading-goal = Mål
rules-heading-pieces = Brikker
rules-heading-tiles = Brikker
rules-heading-setup = Forberedelser
rules-heading-opening = Åpning
rules-heading-start = Første brikke
rules-heading-turn = Din tur
rules-heading-contact = Kontakt
rules-heading-others = Andre farger
rules-heading-strict = Strenge hjørner
rules-heading-standing = Støtte
rules-heading-limits = Høydegrenser
rules-heading-blocked = Ingen plass igjen
rules-heading-draw = Trekking
rules-heading-end = Slutt
rules-heading-scoring = Poengberegning
rules-heading-ties = Likt resultat
rules-heading-example = Eksempel
rules-heading-players = Antall spillere
rules-heading-options = Valg
rules-heading-tips = Tips

## Mål

rules-goal-left = Få så mange av brikkene dine som mulig ut på brettet, og gi ikke de andre plass til sine. Det som er til overs til slutt, teller imot deg.
rules-goal-pieces = Legg flere brikker enn den andre spilleren.
rules-goal-area = Dekk flere ruter enn den andre spilleren.
rules-goal-complete = Du spiller alene med alle fargene. Legg alle { $pieces } brikkene.
rules-goal-seen = Bygg slik at fargen din vises på så mange ruter som mulig, sett rett ovenfra.
rules-goal-points = Legg brikker med tall som stemmer, og samle flest poeng.

## Brett

rules-board-rectangle = Brettet har { $width } × { $height } ruter.
rules-board-hexagon = Brettet er en sekskant av { $cells } trekanter, { $side } langs hver side.
rules-board-inner = Bare den indre sekskanten av brettet brukes: { $cells } trekanter, { $side } langs hver side.
rules-board-heights = Grunnplanen har { $squares } ruter. Hver av dem sier hvor høyt man kan bygge der; det er plass til { $cubes } kuber.
rules-board-reconstructed = Vi kjenner ingen trykte mål for dette brettet. Det er rekonstruert ut fra formen og plassen til { $each } kuber per spiller.
rules-board-own = Du har med ditt eget høydekart: et tall for hver rute i grunnplanen, rader delt med skråstrek, den fjerneste raden først, 0 der det ikke er noen rute. Alle rutene henger sammen, og det er høyst { $most } kuber.
rules-board-table = Brikkene legges på et bord uten kant.

## Brikker

rules-pieces-own = Hver farge har { $pieces } brikker på { $smallest } til { $largest } { $shape ->
    [triangle] trekanter
   *[square] ruter
  }, alle med ulik form. Til sammen har de { $cells } { $shape ->
    [triangle] trekanter
   *[square] ruter
  }.
rules-pieces-copies = Hver farge har { $pieces } brikker: { $copies } av hver av { $shapes } former på { $smallest } til { $largest } ruter. Til sammen har de { $cells } ruter.
rules-pieces-shared = Begge spillerne tar fra ett sett med { $pieces } brikker på { $smallest } til { $largest } ruter, alle med ulik form. En brikke som den ene spilleren legger, er borte for den andre.
rules-pieces-cubes = Hver farge har { $pieces } brikker på { $smallest } til { $largest } kuber, { $cells } kuber i alt. En brikke og speilbildet av den er to brikker. Det finnes ingen enkeltkube.
rules-pieces-tiles = Det er { $tiles } trekantede brikker. Hver har tre tall fra { $lowest } til { $highest } som ikke synker når de leses med klokken, og ingen brikker er like. Verdien av en brikke er summen av tallene.

## Forberedelser

rules-setup-order = Fargene spiller i denne rekkefølgen: { $colours }.
rules-setup-one-each = Det er { $seats } spillere, og hver har én farge.
rules-setup-two-each = To spillere har to farger hver. Den første: { $first }. Den andre: { $second }.
rules-setup-shared = Tre spillere har én farge hver. Den fjerde ({ $colour }) legger de etter tur, og den som begynte partiet, begynner. Det gjør de også når deres egen farge ikke har plass lenger.
rules-setup-teams = Fire spillere danner to lag på to, med én farge hver. Det første laget: { $first }. Det andre: { $second }.
rules-setup-solo = Du legger alle fargene, den ene etter den andre.
rules-setup-left-out = Tre spillere har én farge hver. Én farge ({ $colour }) blir liggende i esken.

## Første brikke

rules-start-own = Den første brikken i hver farge dekker startpunktet til den fargen: { $points }.
rules-start-any = Den første brikken i hver farge dekker et startpunkt som fortsatt er ledig: { $points }.
rules-start-free = Den første brikken i hver farge ligger hvor som helst på brettet.
rules-start-beside = Den første brikken i partiet ligger hvor som helst. Den første brikken i hver av de andre fargene berører en brikke som alt er der.
rules-start-opposite = Den første brikken i hver farge dekker et startpunkt: { $points }. De to fargene til en spiller starter overfor hverandre, så du kan ikke ta punktet overfor den andre spillerens farge.
rules-start-spaced = Den første brikken i hver farge dekker et startpunkt: { $points }. Mellom to farger står ett startpunkt ledig.
rules-start-swap = Den første spilleren legger en brikke i den første fargen og så en i den andre fargen, hvor som helst på brettet. De to kan ikke overlappe, og de må ha ulik form. Deretter velger den andre spilleren en farge. Den første fargen ({ $colour }) fortsetter, uansett hvem som har den.
rules-start-cubes = Den første brikken i partiet står hvor som helst på gulvet. Den første brikken i hver av de andre fargene står også på gulvet og deler en flate med en brikke som alt er der.

## Tur

rules-turn-flat = Legg en av brikkene dine på ledige { $shape ->
    [triangle] trekanter
   *[square] ruter
  } på brettet. Du kan vri den og snu den. Når den ligger, blir den liggende.
rules-turn-cubes = Sett ut en av brikkene dine. Du kan vri den som du vil. Når den står, blir den stående.

## Kontakt

rules-contact-corner = Hver ny brikke berører en brikke i samme farge i et hjørne, og aldri langs en side.
rules-contact-face = Hver ny brikke berører en brikke i samme farge langs en side. Et hjørne er ikke nok.
rules-contact-triangles = Et felles punkt er nok: Et hjørne kan også møte midten av en annen brikkes rette side.
rules-contact-strict = Med strenge hjørner kan et hjørne i din farge bare møte et hjørne. Der den nye brikken berører sin egen farge, kan ingen av de to gå rett gjennom det punktet. Én slik kontakt gjør plassen ulovlig, selv om et annet hjørne ligger riktig.
rules-contact-others = Det spiller ingen rolle hvordan brikken din berører andre farger, i hjørner eller langs sider.
rules-contact-cubes = Hver ny brikke deler minst én flate med en brikke i samme farge, ved siden av eller oppå den. En kant eller et hjørne er ikke nok. Andre farger gjør ingen forskjell.
rules-standing = I hver kolonne som brikken bruker, står kubene på gulvet eller på det som alt er der. Det er aldri et hull under, og ingenting stikker ut over tomrom.
rules-limits = Ingenting står utenfor grunnplanen eller over høydegrensen for sin rute.

## Ingen plass igjen, og slutten

rules-blocked-flat = Den som kan legge en brikke, må gjøre det. En farge uten plass hoppes over; siden plassen bare krymper, er den ute til slutten.
rules-blocked-out = En farge som ikke kan sette ut en brikke når det er dens tur, er ute til slutten.
rules-blocked-skip = En farge som ikke kan sette ut en brikke, mister bare den turen: En plass kan åpne seg igjen når andre bygger.
rules-end = Spillet er slutt når ingen farge kan legge mer.
rules-ties = Er de beste poengsummene like, deles seieren.

## Poengberegning

rules-scoring-advanced = Hver { $shape ->
    [triangle] trekant
   *[square] rute
  } på en brikke som er til overs, koster ett poeng. Hvis alle brikkene dine er lagt, får du { $all } poeng, og { $last } til hvis den minste brikken var den siste. Høyeste poengsum vinner.
rules-scoring-basic = Tell rutene på brikkene som er til overs. Den som har færrest, vinner. Det er ingen bonus.
rules-scoring-pieces = Hver brikke som er lagt, er ett poeng. Den som har flest poeng, vinner. Det er ingen bonus.
rules-scoring-area = Hver rute som er dekket, er ett poeng. Den som har flest poeng, vinner; med like mange poeng er det uavgjort. Det er ingen bonus.
rules-scoring-complete = Du vinner når alle brikkene er på brettet. Antallet brikker du har lagt, viser hvor nær du kom.
rules-scoring-seen = Se rett ned: Hver rute der fargen din er øverst, er ett poeng. Hver brikke til overs koster ett poeng, uansett hvor stor den er. Den som har flest poeng, vinner.
rules-scoring-sum = Poengsummen til en spiller er summen av begge fargene.
rules-scoring-team = Poengsummen til et lag er summen av lagets to farger.
rules-scoring-shared = Den felles fargen teller ikke for noen.

## Eksempler

rules-example-finished = Et ferdig parti, og hvordan det telles.
rules-example-colour = Farge
rules-example-left = Til overs
rules-example-points = Poeng
rules-example-turn = Tur
rules-example-winner = Vinner: { $winners }.

## Bilder

rules-figure-starts = Startpunktene
rules-figure-pieces = Brikkene i én farge
rules-figure-start = Den første brikken dekker et startpunkt
rules-figure-corner = Hjørne mot hjørne
rules-figure-side = Side mot side med egen farge
rules-figure-apart = Berører ingenting i egen farge
rules-figure-others = Ulike farger kan berøre hverandre langs sidene
rules-figure-tip = Et hjørne møter midten av en side
rules-figure-face = Deler en flate med egen farge
rules-figure-edge = Deler bare en kant med egen farge
rules-figure-hole = Det er et hull under den
rules-figure-match = Begge tallene på siden stemmer
rules-figure-mismatch = Tallene på siden er ulike
rules-figure-bridge = En bro: { $points } poeng ekstra
rules-figure-hexagon = En sekskant: { $points } poeng ekstra
rules-figure-hexagons = To sekskanter med én brikke: { $points } poeng ekstra

## Antall spillere

rules-players = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
  }
rules-players-cubes = { $columns } ruter, plass til { $cubes } kuber
rules-players-tiles = { $tiles } brikker hver

## Valg

rules-option-start = Start
rules-option-scoring = Poengberegning
rules-option-first = Hvem begynner
rules-option-shared = Felles farge
rules-option-strict-corners = Strenge hjørner
rules-option-left-out = Utelatt farge
rules-option-seats = Antall spillere
rules-option-colours-each = Farger for hver spiller
rules-option-blocked = Ingen plass igjen
rules-option-heights = Høydekart
rules-option-without = Handikapp
rules-option-edition = Utgave
rules-option-target = Målsum
rules-option-deals = Antall runder
rules-option-after-draw = Etter trekking
rules-option-time-limit = Tidsgrense
rules-option-usual = vanlig
rules-option-none = Det finnes ingen valg.
rules-choice-first = Hvilken som helst spiller kan begynne. De andre følger med klokken.
rules-choice-shared = Hvilken som helst av de fire fargene kan være den alle legger etter tur. Rekkefølgen på fargene er den samme: Er blå felles, åpner blå, lagt av spilleren som begynner.
rules-choice-left-out = Hvilken som helst av de fire fargene kan være den som blir liggende i esken.
rules-choice-seats-cubes = { $fewest } til { $most } spillere. Med færre spillere er det plass til færre kuber, og de siste fargene brukes ikke.
rules-choice-seats = { $fewest } til { $most } spillere.
rules-choice-colours-each = To spillere kan ha to farger hver på brettet for fire. Bare den beste fargen til hver spiller teller.
rules-choice-heights = Et hvilket som helst høydekart på opptil { $most } kuber.
rules-choice-without = Farger kan klare seg uten noen av brikkene sine, slik at sterke og svake kan spille mot hverandre. Det som holdes utenfor, koster ingenting. Der felter til overs teller, hjelper det å ha færre store brikker; ellers har den med færre brikker det vanskeligere.
rules-choice-target = Når en runde er slutt, sammenlignes summene med målsummen: { $usual } poeng, eller et annet tall fra { $fewest } til { $most }. Har noen nådd den, er partiet slutt.
rules-choice-deals = Eller et parti på { $fewest } til { $most } runder, uansett summer.
rules-choice-drawn = Av brikkene dine kan bare den du nettopp trakk, legges etter trekking.
rules-choice-any = Hvilken som helst brikke på hånden din kan legges etter trekking.
rules-choice-time-limit = Hver tur har en tidsgrense. Når den er ute, trekker du til turen din er over. Skal du fortsatt legge den første brikken, blir en av dine lagt for deg.

## Triominos

rules-tiles-hands = Hver spiller tar en hånd med brikker og holder den skjult. Resten er haugen. Du ser din egen hånd, bordet, alle poengsummer og hvor mange brikker de andre og haugen har.
rules-tiles-begin = Før hver runde trekker alle spillerne en brikke åpent. Den høyeste verdien begynner; de som står likt, trekker igjen. Så blandes alle brikkene og deles ut. Den første spilleren legger en valgfri brikke og får verdien av den.
rules-tiles-lay = Legg én brikke. Minst én hel side ligger inntil en brikke på bordet, begge tallene på den siden stemmer, og det gjør også hvert annet hjørne den berører.
rules-tiles-score = En brikke gir sin verdi. En bro gir { $bridge } poeng ekstra, en sekskant { $one } ekstra, to sekskanter med én brikke { $two } ekstra, og tre { $three } ekstra.
rules-tiles-bridge = En bro er en brikke som ligger inntil med bare én side, og der det tredje hjørnet når en brikke på den andre siden: De to plassene ved siden av det hjørnet er tomme, og minst én av de tre bak det er ikke tom. En sekskant lukkes av den sjette brikken rundt et punkt. Ingen brikke kan gjøre begge deler.
rules-tiles-draw = Hvis du ikke kan eller ikke vil legge en brikke, trekker du en fra haugen for { $cost } poeng. Du kan legge den med en gang. Du kan trekke { $most } brikker i en tur; hvis du da fortsatt ikke legger noen, mister du { $more } til, { $all } i alt.
rules-tiles-empty = Når haugen er tom, må den som kan legge en brikke, gjøre det. Ellers melder du pass, uten straff.
rules-tiles-out = Den som legger den siste brikken på hånden, får { $out } poeng og verdien av alle brikkene på de andre hendene. Omgangen spilles først ferdig, slik at alle har hatt like mange turer. Den som blir ferdig som nummer to i den, får bare de { $out }.
rules-tiles-blocked = Når alle spillerne har meldt pass etter hverandre, er runden låst. Den laveste hånden vinner den: Den får verdien av alle de andre hendene, minus sin egen. Ingen andre mister noe. Er flere hender like lave, gjelder det hver av dem.
rules-tiles-match = Den høyeste summen ved slutten av partiet vinner. Summene kan gå under null.
rules-tiles-example-sum = En brikke
rules-tiles-example-bridge = En brikke som lager en bro
rules-tiles-example-hexagon = En brikke som lukker en sekskant
rules-tiles-example-draws = Tre trekkinger, og ingen brikke lagt
rules-tiles-example-out = Den siste brikken, mens de andre hendene er verdt { $hands }
rules-scoring-standard = Poeng som beskrevet over.
rules-scoring-children = For barn: { $tile } poeng for en brikke, { $bridge } ekstra for en bro, { $one }, { $two } eller { $three } ekstra for én, to eller tre sekskanter, og { $out } til den som først blir ferdig. Man mister aldri noe. Det er bare én runde, hvis du ikke velger flere eller en målsum.
rules-scoring-no-points = Uten poeng: Den som først blir ferdig, vinner. Hvis runden låses, vinner den med færrest brikker.
rules-edition-international = Internasjonal: som beskrevet over, for { $fewest } til { $most } spillere.
rules-edition-french = Fransk: for { $fewest } til { $most } spillere. Runden slutter så snart noen blir ferdig. I en låst runde mister alle verdien av sin egen hånd. Når haugen er tom, kan også den som ikke vil legge en brikke, melde pass. Partiet slutter straks når en spiller når målsummen, og den spilleren har vunnet.
rules-edition-spanish = Spansk: for { $fewest } til { $most } spillere, med mindre hender for tre og fire.
rules-edition-portuguese = Portugisisk: som den spanske utgaven, men tre trekkinger koster { $draws } i alt.
rules-edition-tournament = Turnering: Ingen trekker om hvem som begynner. Den høyeste brikken med tre like tall på en av hendene må legges først og gir { $triple } ekstra, tre nuller til og med { $zero } ekstra. Uten en slik brikke begynner den høyeste verdien.

## Farger i en setning

ink-blue = blå
ink-yellow = gul
ink-red = rød
ink-green = grønn
ink-purple = lilla
ink-orange = oransje

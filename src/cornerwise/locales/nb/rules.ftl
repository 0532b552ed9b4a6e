## Sidene

rules-title = Regler
rules-page-title = Regler for { $game }
rules-lead = Slik spilles hvert spill, med bilder.
rules-all = Alle spill
rules-play = Spill nå
rules-tutorial = Lær ved å spille
rules-language = Språk
rules-allowed = Tillatt
rules-forbidden = Ikke tillatt
rules-clauses = Regelnumre
rules-trade-marks = Blokus, Trigon, Rumis og Triominos er varemerker som tilhører sine eiere. Vi nevner dem bare for å si hvilke utgitte regler et spill følger. Cornerwise er uavhengig av disse eierne.

## Spillfamilier

rules-family-classic = Ruter, opptil 4 spillere
rules-family-duo = Ruter, 2 spillere
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
rules-heading-contact = Hva en brikke må berøre
rules-heading-others = Andre farger
rules-heading-strict = Strenge hjørner
rules-heading-standing = Ingen hull
rules-heading-limits = Høydegrenser
rules-heading-blocked = Hvis du ikke kan legge en brikke
rules-heading-draw = Å trekke brikker
rules-heading-end = Når spillet er slutt
rules-heading-scoring = Poengberegning
rules-heading-ties = Likt resultat
rules-heading-example = Eksempel
rules-heading-players = Antall spillere
rules-heading-options = Valg
rules-heading-tips = Tips

## Mål

rules-goal-left = Legg så mange av brikkene dine som mulig på brettet, og gi ikke de andre plass til sine. Det du har igjen til slutt, teller imot deg.
rules-goal-pieces = Legg flere brikker enn den andre spilleren.
rules-goal-area = Dekk flere ruter enn den andre spilleren.
rules-goal-complete = Du spiller alle fargene selv. Legg alle { $pieces } brikkene.
rules-goal-seen = Bygg slik at fargen din ses rett ovenfra på så mange ruter som mulig.
rules-goal-points = Legg brikker med tall som stemmer, og få flest poeng.

## Brett

rules-board-rectangle = Brettet har { $width } × { $height } ruter.
rules-board-hexagon = Brettet er en sekskant av { $cells } trekanter, med { $side } langs hver side.
rules-board-inner = Du bruker bare den indre sekskanten av brettet: { $cells } trekanter, med { $side } langs hver side.
rules-board-heights = Bunnplaten har { $squares } ruter. Hver av dem har en grense for hvor høyt du kan bygge der. Det er plass til { $cubes } kuber i alt.
rules-board-reconstructed = Vi kjenner ingen trykte mål for dette brettet. Vi har regnet dem ut fra formen og fra plassen til { $each } kuber per spiller.
rules-board-own = Du lager høydekartet selv: ett tall for hver rute på bunnplaten, med skråstrek mellom radene. Den fjerneste raden kommer først, og 0 betyr at det ikke er noen rute der. Alle rutene må henge sammen, og det kan være opptil { $most } kuber.
rules-board-table = Du legger brikkene på et bord uten kanter.

## Brikker

rules-pieces-own = Hver farge har { $pieces } brikker på { $smallest } til { $largest } { $shape ->
    [triangle] trekanter
   *[square] ruter
  }, alle med ulik form. Til sammen har de { $cells } { $shape ->
    [triangle] trekanter
   *[square] ruter
  }.
rules-pieces-copies = Hver farge har { $pieces } brikker: { $copies } av hver av { $shapes } former på { $smallest } til { $largest } ruter. Til sammen har de { $cells } ruter.
rules-pieces-shared = Begge spillerne tar brikkene sine fra ett sett: { $pieces } brikker på { $smallest } til { $largest } ruter, alle med ulik form. Når en spiller har lagt en brikke, kan den andre ikke bruke den lenger.
rules-pieces-cubes = Hver farge har { $pieces } brikker på { $smallest } til { $largest } kuber, { $cells } kuber i alt. En brikke og speilbildet av den er to ulike brikker. Det finnes ingen enkeltkube.
rules-pieces-tiles = Det er { $tiles } trekantede brikker. Hver har tre tall fra { $lowest } til { $highest }. Lest med klokken fra det laveste tallet går tallene aldri ned, og ingen brikker er like. Verdien av en brikke er summen av tallene.

## Forberedelser

rules-setup-order = Fargene spiller i denne rekkefølgen: { $colours }.
rules-setup-one-each = Det er { $seats } spillere med én farge hver.
rules-setup-two-each = Det er to spillere med to farger hver. Den første spilleren har { $first }, den andre spilleren har { $second }.
rules-setup-shared = Det er tre spillere med én farge hver. De bytter på å legge den fjerde fargen ({ $colour }), og spilleren som begynner partiet, begynner også med den. Du legger den når det er din tur til det, også når din egen farge ikke kan legge mer.
rules-setup-teams = Fire spillere danner to lag på to, med én farge hver. Det første laget har { $first }, det andre laget har { $second }.
rules-setup-solo = Du legger alle fargene, den ene etter den andre.
rules-setup-left-out = Det er tre spillere med én farge hver. Den fjerde fargen ({ $colour }) blir liggende i esken.

## Første brikke

rules-start-own = Den første brikken i hver farge må dekke startpunktet til den fargen: { $points }.
rules-start-any = Den første brikken i hver farge må dekke et startpunkt som fortsatt er ledig: { $points }.
rules-start-free = Den første brikken i hver farge kan ligge hvor som helst på brettet.
rules-start-beside = Den første brikken i partiet kan ligge hvor som helst. Den første brikken i hver av de andre fargene må berøre en brikke som allerede ligger der.
rules-start-opposite = Den første brikken i hver farge må dekke et startpunkt: { $points }. De to fargene dine starter overfor hverandre, så den andre spilleren kan ikke ta startpunktet overfor den første fargen din.
rules-start-spaced = Den første brikken i hver farge må dekke et startpunkt: { $points }. Mellom to farger må ett startpunkt stå ledig.
rules-start-swap = Den første spilleren legger en brikke i den første fargen og så en i den andre fargen, hvor som helst på brettet. De to må ikke overlappe, og de må ha ulik form. Så velger den andre spilleren en farge. Den første fargen ({ $colour }) har neste trekk, uansett hvem som har den.
rules-start-cubes = Den første brikken i partiet kan stå hvor som helst på bunnplaten. Den første brikken i hver av de andre fargene må også stå på bunnplaten, og den må dele en flate med en brikke som allerede er der.

## Tur

rules-turn-flat =
    Legg en av brikkene dine på ledige { $shape ->
        [triangle] trekanter
       *[square] ruter
    } på brettet. Du kan vri den og snu den. Når den er lagt, kan den ikke flyttes.
rules-turn-cubes = Legg en av brikkene dine. Du kan vri den i alle retninger. Når den er lagt, kan den ikke flyttes.

## Kontakt

rules-contact-corner = Hver ny brikke må berøre minst én brikke i samme farge i et hjørne. Den må aldri berøre sin egen farge langs en side.
rules-contact-face = Hver ny brikke må berøre en brikke i samme farge langs en side. Å berøre i et hjørne er ikke nok.
rules-contact-triangles = Ett felles punkt er nok: Et hjørne kan også berøre midten av den rette siden på en annen brikke.
rules-contact-strict = Med strenge hjørner kan et hjørne i din farge bare berøre et annet hjørne, aldri midten av en rett side. Det gjelder overalt hvor den nye brikken berører sin egen farge: én feil kontakt gjør trekket ulovlig, selv om et annet hjørne ligger riktig.
rules-contact-others = Brikken din kan berøre andre farger på alle måter, i hjørner eller langs sider.
rules-contact-cubes = Hver ny brikke må dele minst én flate med en brikke i samme farge, ved siden av den eller oppå den. Å berøre en kant eller et hjørne er ikke nok. Andre farger gjør ingen forskjell.
rules-standing = I hver kolonne som brikken bruker, må kubene stå på bunnplaten eller på kuber som allerede er der. Det må ikke være noe hull under en brikke, og ingenting kan stikke ut over tomrom.
rules-limits = Ingenting kan stå utenfor bunnplaten eller over høydegrensen for sin rute.

## Ingen plass igjen, og slutten

rules-blocked-flat = Hvis du kan legge en brikke, må du gjøre det. En farge som ikke kan legge en brikke, hoppes over. Det kan ikke åpne seg ny plass til den, så den er ute resten av partiet.
rules-blocked-out = En farge som ikke kan legge en brikke når det er dens tur, er ute resten av partiet.
rules-blocked-skip = En farge som ikke kan legge en brikke, står bare over den turen. De andre kan åpne en plass for den når de bygger.
rules-end = Spillet er slutt når ingen farge kan legge flere brikker.
rules-ties = Hvis flere har den beste poengsummen, deler de seieren.

## Poengberegning

rules-scoring-advanced =
    Hver { $shape ->
        [triangle] trekant
       *[square] rute
    } på brikkene du har igjen, koster 1 poeng. Legger du alle brikkene dine, får du { $all } poeng, og { $last } til hvis den minste brikken var den siste. Høyeste poengsum vinner.
rules-scoring-basic = Tell rutene på brikkene du har igjen. Den som har færrest ruter igjen, vinner. Det er ingen bonus.
rules-scoring-pieces = Hver brikke du legger, gir 1 poeng. Den som har flest poeng, vinner. Det er ingen bonus.
rules-scoring-area = Hver rute du dekker, gir 1 poeng. Den som har flest poeng, vinner, og like mange poeng er uavgjort. Det er ingen bonus.
rules-scoring-complete = Du vinner når alle brikkene er på brettet. Klarer du det ikke, viser antallet brikker du har lagt, hvor nær du kom.
rules-scoring-seen = Se rett ned: Hver rute der fargen din er øverst, gir 1 poeng. Hver brikke du har igjen, koster 1 poeng, uansett størrelse. Den som har flest poeng, vinner.
rules-scoring-sum = Poengsummen til en spiller er summen av begge fargene.
rules-scoring-team = Poengsummen til et lag er summen av lagets to farger.
rules-scoring-shared = Den felles fargen teller ikke for noen.

## Eksempler

rules-example-finished = Et ferdig parti og poengene i det.
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
rules-figure-apart = Berører ikke sin egen farge
rules-figure-others = Ulike farger kan berøre hverandre langs sidene
rules-figure-tip = Et hjørne berører midten av en side
rules-figure-face = Deler en flate med egen farge
rules-figure-edge = Deler bare en kant med egen farge
rules-figure-hole = Det er et hull under den
rules-figure-match = Begge tallene på siden er like
rules-figure-mismatch = Tallene på siden er ulike
rules-figure-bridge = En bro: { $points } poeng ekstra
rules-figure-hexagon = En sekskant: { $points } poeng ekstra
rules-figure-hexagons = To sekskanter med én brikke: { $points } poeng ekstra

## Antall spillere

rules-players =
    { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }
rules-players-cubes = { $columns } ruter, plass til { $cubes } kuber
rules-players-tiles = { $tiles } brikker hver

## Valg

rules-option-start = Første brikke
rules-option-scoring = Poengberegning
rules-option-first = Hvem begynner
rules-option-shared = Felles farge
rules-option-strict-corners = Strenge hjørner
rules-option-left-out = Utelatt farge
rules-option-seats = Antall spillere
rules-option-colours-each = Farger per spiller
rules-option-blocked = Hvis du ikke kan legge en brikke
rules-option-heights = Høydekart
rules-option-without = Handikapp
rules-option-edition = Utgave
rules-option-target = Målsum
rules-option-deals = Antall runder
rules-option-after-draw = Etter trekking
rules-option-time-limit = Tur på tid
rules-option-usual = standard
rules-option-none = Dette spillet har ingen valg.
rules-choice-first = Hvilken som helst spiller kan begynne. De andre følger med klokken.
rules-choice-shared = Hvilken som helst av de fire fargene kan være den felles. Rekkefølgen på fargene er den samme: Er blå felles, begynner blå likevel, lagt av spilleren som begynner.
rules-choice-left-out = Hvilken som helst av de fire fargene kan bli liggende i esken.
rules-choice-seats-cubes = { $fewest } til { $most } spillere. Med færre spillere er det plass til færre kuber, og de siste fargene brukes ikke.
rules-choice-seats = { $fewest } til { $most } spillere.
rules-choice-colours-each = To spillere kan ha to farger hver på brettet for fire. Bare den beste fargen til hver spiller teller.
rules-choice-heights = Et hvilket som helst høydekart med opptil { $most } kuber.
rules-choice-without = Farger kan spille uten noen av brikkene sine, slik at sterkere og svakere spillere får et jevnt parti. Brikker du spiller uten, koster ingenting. Hvis brikker som er til overs, teller imot deg, er det en fordel å ha færre store brikker. Ellers gjør færre brikker det vanskeligere.
rules-choice-target = Når en runde er slutt, sammenlignes summene med målsummen: { $usual } poeng, eller et annet tall fra { $fewest } til { $most }. Hvis noen har nådd den, er partiet slutt.
rules-choice-deals = Eller spill et parti på { $fewest } til { $most } runder, uansett summer.
rules-choice-drawn = Etter trekking kan du bare legge brikken du nettopp trakk.
rules-choice-any = Etter trekking kan du legge hvilken som helst brikke på hånden.
rules-choice-time-limit = Hver tur har en tidsgrense. Går tiden ut, trekker du til turen din er over. Må du fortsatt legge den første brikken, blir en av dine lagt for deg.

## Triominos

rules-tiles-hands = Hver spiller tar en hånd med brikker og holder den skjult. Resten er haugen. Du ser din egen hånd, bordet, alle poengsummer og hvor mange brikker de andre og haugen har.
rules-tiles-begin = Før hver runde trekker alle spillerne en brikke og viser den. Den høyeste verdien begynner, og de som står likt, trekker på nytt. Så blandes alle brikkene og deles ut. Den første spilleren legger en valgfri brikke og får verdien av den.
rules-tiles-lay = Legg én brikke. Minst én hel side må ligge inntil en brikke på bordet, og begge tallene på den siden må være like. I alle andre hjørner den berører, må tallene også være like.
rules-tiles-score = En brikke gir sin verdi. En bro gir { $bridge } poeng ekstra, en sekskant { $one } ekstra, to sekskanter med én brikke { $two } ekstra, og tre { $three } ekstra.
rules-tiles-bridge = En bro er en brikke som ligger inntil med bare én side, og der det tredje hjørnet berører en brikke på den andre siden: De to plassene ved siden av det hjørnet er tomme, og minst én av de tre bak det er ikke tom. Den sjette brikken rundt et punkt fullfører en sekskant. Én brikke kan ikke gjøre begge deler.
rules-tiles-draw = Hvis du ikke kan eller ikke vil legge en brikke, trekker du en fra haugen. Hver trekking koster { $cost } poeng. Du kan legge brikken med en gang. Du kan trekke opptil { $most } brikker i en tur. Legger du fortsatt ingen, mister du { $more } poeng til, { $all } i alt.
rules-tiles-empty = Når haugen er tom, må du legge en brikke hvis du kan. Kan du ikke, melder du pass uten straff.
rules-tiles-out = Når du legger den siste brikken på hånden, får du { $out } poeng pluss verdien av alle brikkene på de andre hendene. Omgangen spilles først ferdig, slik at alle har hatt like mange turer. Andre som går tom for brikker i den omgangen, får bare de { $out } poengene.
rules-tiles-blocked = Når alle spillerne har meldt pass etter hverandre, er runden låst. Den laveste hånden vinner den og får verdien av alle de andre hendene, minus sin egen. Ingen andre mister noe. Er flere hender like lave, får hver av dem poeng på denne måten.
rules-tiles-match = Den høyeste summen ved slutten av partiet vinner. Summene kan gå under null.
rules-tiles-example-sum = En brikke
rules-tiles-example-bridge = En brikke som lager en bro
rules-tiles-example-hexagon = En brikke som fullfører en sekskant
rules-tiles-example-draws = Tre trekkinger, og ingen brikke lagt
rules-tiles-example-out = Den siste brikken, med { $hands } igjen på de andre hendene
rules-scoring-standard = Poeng som beskrevet over.
rules-scoring-children = For barn: { $tile } poeng per brikke, { $bridge } ekstra for en bro, { $one }, { $two } eller { $three } ekstra for én, to eller tre sekskanter, og { $out } til den første som går tom for brikker. Du mister aldri poeng. Det er én runde, hvis du ikke velger flere eller en målsum.
rules-scoring-no-points = Uten poeng: Den første som går tom for brikker, vinner. Hvis runden låses, vinner den som har færrest brikker igjen.
rules-edition-international = Internasjonal: som beskrevet over, for { $fewest } til { $most } spillere.
rules-edition-french = Fransk: for { $fewest } til { $most } spillere. Runden slutter så snart noen går tom for brikker. I en låst runde mister alle verdien av sin egen hånd. Når haugen er tom, kan du melde pass selv om du kunne lagt en brikke. Partiet slutter så snart en spiller når målsummen, og den spilleren vinner.
rules-edition-spanish = Spansk: for { $fewest } til { $most } spillere, med færre brikker til hver når dere er tre eller fire.
rules-edition-portuguese = Portugisisk: som den spanske utgaven, men tre trekkinger koster { $draws } poeng i alt.
rules-edition-tournament = Turnering: Ingen trekker om hvem som begynner. Den høyeste brikken med tre like tall på noens hånd må legges først og gir { $triple } ekstra, eller { $zero } ekstra hvis den har tre nuller. Har ingen en slik brikke, begynner den høyeste verdien.

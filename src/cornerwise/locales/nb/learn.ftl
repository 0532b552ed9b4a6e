## Siden med alle leksjoner

learn-title = Lær
learn-lead = Spill noen få trekk, så kan du reglene. Hver leksjon tar to minutter.
learn-steps = { $count ->
    [one] 1 steg
   *[other] { $count } steg
  }
learn-begin = Begynn
learn-again = Én gang til
learn-continue = Fortsett
learn-finished = Ferdig
learn-rules = Regler
learn-tips = Tips
learn-play = Spill nå
learn-all = Alle leksjoner

## En leksjon

learn-step = Steg { $number } av { $count }
learn-skip = Hopp over
learn-back = Tilbake
learn-show = Vis meg
learn-next = Neste
learn-done = Akkurat slik.
learn-colour = Nå spiller du { $colour }.
learn-elsewhere = Det ville vært lov. I dette steget bruker du en av de merkede plassene.
learn-over = Nå kan du reglene for dette spillet.
learn-over-text = Spill et parti mot datamaskinen, eller slå opp detaljene i reglene.
learn-marked = Merket: { $cells }
learn-loading = Et øyeblikk

## Steg med ruter og trekanter

learn-start-own = Begynn i hjørnet ditt
learn-start-own-text = Den første brikken din dekker startpunktet ditt. Ta en brikke og legg den der.
learn-start-any = Begynn på et startpunkt
learn-start-any-text = Den første brikken din dekker et startpunkt. Ta en brikke og legg den på et som er ledig.
learn-corner = Hjørner, aldri sider
learn-corner-text = Hver ny brikke berører en av dine egne brikker i et hjørne. Legg den neste brikken.
learn-side = Hold deg unna egne sider
learn-side-text = Denne brikken berører din egen farge langs en side, så den kan ikke ligge her. Flytt eller vri den til den passer.
learn-others = De andre spiller ingen rolle
learn-others-text = Andre farger kan du berøre som du vil. Legg en brikke side om side med en annen farge.
learn-reach = Søk mot åpen plass
learn-reach-text = Plass er det du spiller om. Nå et av de merkede feltene med en stor brikke.
learn-gap = Smett gjennom
learn-gap-text = Store brikker passer ikke lenger overalt. Fortsett med en liten.
learn-last = Den siste plassen
learn-last-text = Det er nesten ikke plass igjen. Finn plass til en siste brikke; så er spillet slutt, og det som er til overs, telles.
learn-pairs = To av hver
learn-pairs-text = Du har hver form to ganger, og hver brikke er ett poeng. Legg den samme formen én gang til.
learn-turn = Vri den
learn-turn-text = Trekanter vris i seks steg. Vri brikken til den passer, og legg den.
learn-tip = Et hjørne kan møte en side
learn-tip-text = Med trekanter er et felles punkt nok. Legg brikken slik at hjørnet møter midten av en rett side.
learn-strict = Strenge hjørner
learn-strict-text = Ved dette bordet spilles det med strenge hjørner: Et hjørne kan bare møte et hjørne. Finn en plass til brikken.

## Steg med fri start

learn-open-first = Hvor du vil
learn-open-first-text = Det finnes ingen startpunkter. Legg en blå brikke hvor som helst.
learn-open-second = En til den andre siden
learn-open-second-text = Du legger også den første oransje brikken, med en annen form. Gjør begge like gode: Den andre spilleren skal velge.
learn-choose = Hvilken farge ville du tatt?
learn-choose-text = Nå er du den andre spilleren. Behold fargene som de er, eller bytt dem.

## Steg med kuber

learn-floor = Begynn på gulvet
learn-floor-text = Den første brikken står hvor som helst på gulvet. Ta en brikke og sett den ned.
learn-join = Bygg inntil de andre
learn-join-text = Nå er du gul. Den første brikken din står på gulvet og deler en flate med en brikke som alt er der.
learn-face = Flate mot flate
learn-face-text = Hver ny brikke deler en flate med din egen farge, ved siden av eller oppå. Her berører den bare en kant; finn en bedre plass.
learn-hole = Ingen hull
learn-hole-text = Ingenting kan sveve. Denne brikken har et hull under seg; sett den der hver kube står på noe.
learn-cover = Kom øverst
learn-cover-text = Bare det som ses ovenfra, teller. Dekk en rute i den andre fargen.

## Steg med tallbrikker

learn-tile-first = Den første brikken
learn-tile-first-text = Begynn med hvilken som helst brikke. Den gir summen av tallene sine, så en høy er en god start.
learn-tile-match = To tall stemmer
learn-tile-match-text = Legg en brikke inntil en side. Begge tallene på den siden må være de samme på begge brikkene.
learn-tile-hexagon = Lukk en sekskant
learn-tile-hexagon-text = Fem brikker ligger rundt et punkt. Legg den sjette: Den gir 50 poeng ekstra.
learn-tile-bridge = Bygg en bro
learn-tile-bridge-text = Legg en brikke inntil med bare én side, slik at spissen møter en annen brikke. En bro gir 40 poeng ekstra.
learn-tile-draw = Trekk når ingenting passer
learn-tile-draw-text = Ingen av brikkene dine passer. Trekk en; det koster 5 poeng.
learn-tile-out = Den siste brikken
learn-tile-out-text = Legg den siste brikken din. Den som blir ferdig, får 25 poeng og verdien av alle de andre hendene.

## Tips ved brettet

tip-label = Tips
tip-dismiss = Skjul dette tipset

## Hvorfor et hint er godt

hint-reason-only-move = Det er det eneste trekket.
hint-reason-nothing-to-lay = Ingen av brikkene dine passer.
hint-reason-swap = Den fargen står bedre.
hint-reason-keep = Fargen din står bedre.
hint-reason-calculated = Det holder best når spillet går videre.
hint-reason-blocks = Det tar { $number ->
    [one] et hjørne
   *[other] { $number } hjørner
  } fra andre.
hint-reason-opens-corners = Det åpner { $number ->
    [one] et nytt hjørne
   *[other] { $number } nye hjørner
  }.
hint-reason-large-piece = Det bruker en stor brikke mens det er plass.
hint-reason-contests = Det går dit andre vil.
hint-reason-towards-middle = Det fører mot midten.
hint-reason-covers = Det dekker { $number ->
    [one] en av de andres ruter
   *[other] { $number } av de andres ruter
  }.
hint-reason-shows = Det viser fargen din på { $number ->
    [one] en rute til
   *[other] { $number } ruter til
  }.
hint-reason-keeps-going = Det gir deg veier videre.
hint-reason-tile = Brikken er verdt { $number }.
hint-reason-bridge = Det lager en bro for { $number } poeng.
hint-reason-hexagon = Det lukker en sekskant for { $number } poeng.
hint-reason-opening-triple = Tre like tall gir { $number } ekstra.
hint-reason-opening-zero = Tre nuller gir { $number } ekstra.
hint-reason-out = Det er den siste brikken din, for { $number } poeng.

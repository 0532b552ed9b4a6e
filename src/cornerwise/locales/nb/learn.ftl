## Siden med alle leksjoner

learn-title = Lær
learn-lead = Lær reglene ved å spille noen få trekk. Hver leksjon tar omtrent 2 minutter.
learn-steps = { $count ->
    [one] 1 steg
   *[other] { $count } steg
  }
learn-begin = Begynn
learn-again = Gjenta
learn-continue = Fortsett
learn-finished = Ferdig
learn-rules = Regler
learn-tips = Tips
learn-play = Spill nå
learn-all = Alle leksjoner

## En leksjon

learn-step = Steg { $number } av { $count }
learn-skip = Hopp over
learn-back = Tilbake
learn-show = Vis meg
learn-next = Neste
learn-done = Bra jobbet.
learn-colour = Nå spiller du { $colour }.
learn-elsewhere = Det trekket er lov. Men bruk en av de merkede plassene i dette steget.
learn-over = Nå kan du reglene
learn-over-text = Spill et parti mot datamaskinen, eller slå opp detaljene i reglene.
learn-marked = Merket: { $cells }
learn-loading = Laster …

## Steg med ruter og trekanter

learn-start-own = Begynn i hjørnet ditt
learn-start-own-text = Den første brikken din må dekke startpunktet ditt. Velg en brikke og legg den der.
learn-start-any = Velg et startpunkt
learn-start-any-text = Den første brikken din må dekke et startpunkt. Velg en brikke og legg den på et ledig startpunkt.
learn-corner = Berør hjørner, aldri sider
learn-corner-text = Hver ny brikke må berøre en av dine egne brikker i et hjørne. Legg den neste brikken.
learn-side = Ikke berør dine egne sider
learn-side-text = Denne brikken berører din egen farge langs en side, så den kan ikke ligge her. Flytt eller vri den til den passer.
learn-others = Du kan berøre andre farger
learn-others-text = Brikkene dine kan berøre andre farger på alle måter. Legg en brikke side om side med en annen farge.
learn-reach = Søk mot åpen plass
learn-reach-text =
    Brikkene dine trenger plass. Nå { $shape ->
        [triangle] en av de merkede trekantene
       *[square] en av de merkede rutene
    } med en stor brikke.
learn-gap = Smett gjennom en åpning
learn-gap-text = Store brikker passer ikke lenger overalt. Fortsett med en liten.
learn-last = Den siste brikken din
learn-last-text = Det er nesten ikke plass igjen. Finn plass til en siste brikke. Så er partiet slutt, og poengene telles.
learn-pairs = 2 av hver form
learn-pairs-text = Du har hver form to ganger, og hver brikke du legger, gir 1 poeng. Legg den samme formen én gang til.
learn-turn = Vri den
learn-turn-text = På trekanter vris en brikke i 6 steg. Vri den til den passer, og legg den.
learn-tip = Et hjørne kan berøre en side
learn-tip-text = Med trekanter er ett felles punkt nok. Legg brikken slik at hjørnet berører midten av en rett side.
learn-strict = Strenge hjørner
learn-strict-text = Her spilles det med strenge hjørner: Et hjørne kan bare berøre et annet hjørne. Finn en plass til brikken.

## Steg med fri start

learn-open-first = Begynn hvor du vil
learn-open-first-text = Det finnes ingen startpunkter. Legg en blå brikke hvor som helst.
learn-open-second = Nå den andre fargen
learn-open-second-text = Du legger også den første oransje brikken, med en annen form. Gjør begge like gode: Den andre spilleren velger mellom dem.
learn-choose = Hvilken farge ville du tatt?
learn-choose-text = Nå er du den andre spilleren. Behold fargene som de er, eller bytt dem.

## Steg med kuber

learn-floor = Begynn på bunnplaten
learn-floor-text = Den første brikken kan stå hvor som helst på bunnplaten. Velg en brikke og legg den.
learn-join = Bygg inntil de andre
learn-join-text = Nå er du gul. Den første brikken din må stå på bunnplaten og dele en flate med en brikke som allerede er der.
learn-face = Flate mot flate
learn-face-text = Hver ny brikke må dele en flate med din egen farge, ved siden av den eller oppå den. Her berører den bare en kant. Finn en bedre plass.
learn-hole = Ingen hull
learn-hole-text = Brikker kan ikke sveve. Det er et hull under denne: Legg den der hver kube står på noe.
learn-cover = Hold deg øverst
learn-cover-text = Bare det som ses ovenfra, teller. Dekk en rute i den andre fargen.

## Steg med tallbrikker

learn-tile-first = Den første brikken
learn-tile-first-text = Begynn med hvilken som helst brikke. Den gir summen av tallene sine, så en høy er en god start.
learn-tile-match = Få 2 tall til å stemme
learn-tile-match-text = Legg en brikke inntil en side. Begge tallene på den siden må være like på begge brikkene.
learn-tile-hexagon = Fullfør en sekskant
learn-tile-hexagon-text = Det ligger 5 brikker rundt et punkt. Legg den sjette og få 50 poeng ekstra.
learn-tile-bridge = Bygg en bro
learn-tile-bridge-text = Legg en brikke inntil med én side, slik at spissen berører en annen brikke. En bro gir 40 poeng ekstra.
learn-tile-draw = Trekk når ingenting passer
learn-tile-draw-text = Ingen av brikkene dine passer. Trekk en: Hver trekking koster 5 poeng.
learn-tile-out = Den siste brikken din
learn-tile-out-text = Legg den siste brikken din. Er du den første som går tom, får du 25 poeng pluss verdien av alle de andre hendene.

## Tips ved brettet

tip-label = Tips
tip-dismiss = Skjul dette tipset

## Hvorfor et hint er godt

hint-reason-only-move = Det er det eneste trekket.
hint-reason-nothing-to-lay = Ingen av brikkene dine passer.
hint-reason-swap = Den fargen står bedre.
hint-reason-keep = Fargen din står bedre.
hint-reason-calculated = Sett noen trekk fram er det best.
hint-reason-blocks =
    Det tar { $number ->
        [one] 1 hjørne
       *[other] { $number } hjørner
    } fra andre.
hint-reason-opens-corners =
    Det åpner { $number ->
        [one] 1 nytt hjørne
       *[other] { $number } nye hjørner
    }.
hint-reason-large-piece = Det bruker en stor brikke mens det er plass.
hint-reason-contests = Det tar plass som andre vil ha.
hint-reason-towards-middle = Det fører mot midten.
hint-reason-covers =
    Det dekker { $number ->
        [one] 1 av de andres ruter
       *[other] { $number } av de andres ruter
    }.
hint-reason-shows =
    Det viser fargen din på { $number ->
        [one] 1 rute til
       *[other] { $number } ruter til
    }.
hint-reason-shuts = Det stenger { $number ->
    [one] 1 hjørne der en motstander kunne fortsette
   *[other] { $number } hjørner der motstandere kunne fortsette
  }: { $cells }.
hint-reason-gave-up = Trekket som ble spilt, ga fra seg { $number ->
    [one] 1 hjørne å fortsette fra
   *[other] { $number } hjørner å fortsette fra
  }: { $cells }.
hint-reason-own-reach = Det holder { $number } { $shape ->
    [triangle] trekanter
   *[square] ruter
  } innen rekkevidde. Trekket som ble spilt, etterlot { $than }.
hint-reason-rival-reach = Etter det kan motstanderne nå { $number } { $shape ->
    [triangle] trekanter
   *[square] ruter
  }. Etter trekket som ble spilt, kunne de nå { $than }.
hint-reason-opens-more = Det åpner { $number ->
    [one] 1 nytt hjørne
   *[other] { $number } nye hjørner
  }. Trekket som ble spilt, åpnet { $than }.
hint-reason-covers-more = Det dekker { $number ->
    [one] 1 av de andres ruter
   *[other] { $number } av de andres ruter
  }. Trekket som ble spilt, dekket { $than }.
hint-reason-shows-more = Det viser fargen sin på { $number ->
    [one] 1 rute
   *[other] { $number } ruter
  }. Trekket som ble spilt, viste den på { $than }.
hint-reason-larger-piece = Det bruker en større brikke: { $number } i stedet for { $than }.
hint-reason-keeps-going = Det holder mulighetene dine åpne.
hint-reason-tile = Brikken gir { $number } poeng.
hint-reason-bridge = Det lager en bro og gir { $number } poeng ekstra.
hint-reason-hexagon = Det fullfører en sekskant og gir { $number } poeng ekstra.
hint-reason-opening-triple = Å begynne med 3 like tall gir { $number } ekstra.
hint-reason-opening-zero = Å begynne med 3 nuller gir { $number } ekstra.
hint-reason-out = Det er den siste brikken din og gir { $number } poeng ekstra.
coach-pick-piece = Velg en brikke. Du kan vri og snu den.
coach-pick-tile = Velg en brikke. De bleke passer ikke nå.
coach-put-piece = Sett den på brettet. Fargetonen viser hvor den passer.
coach-put-tile = Sett den på bordet. Merkene viser hvor den passer.
coach-place-piece = Den passer her. Trykk på «Legg» for å gjøre trekket.
coach-place-tile = Den passer her. Trykk på «Legg» for å gjøre trekket.

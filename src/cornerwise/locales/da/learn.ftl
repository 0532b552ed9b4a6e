## The page of all lessons

learn-title = Lær
learn-lead = Spil nogle få træk, så kender du reglerne. Hver lektion tager to minutter.
learn-steps = { $count } trin
learn-begin = Begynd
learn-again = En gang til
learn-continue = Fortsæt
learn-finished = Færdig
learn-rules = Regler
learn-tips = Tip
learn-play = Spil nu
learn-all = Alle lektioner

## A lesson

learn-step = Trin { $number } af { $count }
learn-skip = Spring over
learn-back = Tilbage
learn-show = Vis mig det
learn-next = Næste
learn-done = Lige præcis.
learn-colour = Nu spiller du { $colour }.
learn-elsewhere = Det ville være tilladt. Brug en af de markerede pladser i dette trin.
learn-over = Nu kender du reglerne for dette spil.
learn-over-text = Spil et parti mod computeren, eller slå detaljerne op i reglerne.
learn-marked = Markeret: { $cells }
learn-loading = Et øjeblik

## Steps on squares and triangles: a heading and what to do

learn-start-own = Begynd i dit hjørne
learn-start-own-text = Din første brik dækker dit startfelt. Tag en brik, og læg den der.
learn-start-any = Begynd på et startfelt
learn-start-any-text = Din første brik dækker et startfelt. Tag en brik, og læg den på et, der er frit.
learn-corner = Hjørner, aldrig sider
learn-corner-text = Hver ny brik rører en af dine egne brikker i et hjørne. Læg din næste brik.
learn-side = Undgå dine egne sider
learn-side-text = Denne brik rører din egen farve langs en side, så den må ikke ligge her. Flyt eller drej den, til den passer.
learn-others = Andre farver er lige meget
learn-others-text = Du må røre andre farver, som du vil. Læg en brik side om side med en anden farve.
learn-reach = Søg mod det åbne
learn-reach-text = Det er plads, du spiller om. Nå et af de markerede felter med en stor brik.
learn-gap = Smut igennem
learn-gap-text = Store brikker passer ikke længere alle steder. Fortsæt med en lille.
learn-last = Den sidste plads
learn-last-text = Der er næsten ikke mere plads. Find plads til en sidste brik; så er partiet slut, og det, der er tilbage, tælles.
learn-pairs = To af hver
learn-pairs-text = Du har hver form to gange, og hver brik er et point. Læg den samme form en gang til.
learn-turn = Drej den
learn-turn-text = Trekanter drejes i seks trin. Drej brikken, til den passer, og læg den så.
learn-tip = Et hjørne må møde en side
learn-tip-text = Med trekanter er et fælles punkt nok. Læg brikken, så dens hjørne møder midten af en lige side.
learn-strict = Strenge hjørner
learn-strict-text = Ved dette bord gælder strenge hjørner: Et hjørne må kun møde et hjørne. Find en plads til brikken.

## Steps of the free start

learn-open-first = Hvor du har lyst
learn-open-first-text = Der er ingen startfelter. Læg en blå brik hvor som helst.
learn-open-second = En til den anden side
learn-open-second-text = Du lægger også den første orange brik, med en anden form. Gør dem lige gode: Den anden spiller skal vælge.
learn-choose = Hvilken farve ville du tage?
learn-choose-text = Nu er du den anden spiller. Behold farverne, som de er, eller byt dem.

## Steps with cubes

learn-floor = Begynd på bunden
learn-floor-text = Den første brik står hvor som helst på bunden. Tag en brik, og stil den der.
learn-join = Byg ved siden af de andre
learn-join-text = Nu er du gul. Din første brik står på bunden og deler en flade med en brik, der er der i forvejen.
learn-face = Flade mod flade
learn-face-text = Hver ny brik deler en flade med din egen farve, ved siden af eller ovenpå. Her rører den kun en kant; find en bedre plads.
learn-hole = Ingen huller
learn-hole-text = Intet må svæve. Under denne brik er der et hul; stil den, hvor hver terning står på noget.
learn-cover = Kom øverst
learn-cover-text = Kun det, der ses fra oven, tæller. Dæk et af den anden farves felter.

## Steps with numbered tiles

learn-tile-first = Den første brik
learn-tile-first-text = Begynd med en hvilken som helst brik. Den giver summen af sine tal, så en høj er en god begyndelse.
learn-tile-match = To tal passer sammen
learn-tile-match-text = Læg en brik op mod en side. Begge tal på den side skal være ens på begge brikker.
learn-tile-hexagon = Luk en sekskant
learn-tile-hexagon-text = Fem brikker ligger om et punkt. Læg den sjette: Den giver 50 point ekstra.
learn-tile-bridge = Byg en bro
learn-tile-bridge-text = Læg en brik, der kun støder op med én side, så dens spids møder en anden brik. En bro giver 40 point ekstra.
learn-tile-draw = Træk, når intet passer
learn-tile-draw-text = Ingen af dine brikker passer. Træk en; det koster 5 point.
learn-tile-out = Den sidste brik
learn-tile-out-text = Læg din sidste brik. Den, der bliver færdig, får 25 point og værdien af alle andre hænder.

## Tips beside the board

tip-label = Tip
tip-dismiss = Skjul dette tip

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Det er det eneste træk.
hint-reason-nothing-to-lay = Ingen af dine brikker passer.
hint-reason-swap = Den farve ligger bedre.
hint-reason-keep = Din farve ligger bedre.
hint-reason-calculated = Det holder bedst, når der spilles videre.
hint-reason-blocks = Det tager { $number ->
    [one] et hjørne
   *[other] { $number } hjørner
  } fra andre.
hint-reason-opens-corners = Det åbner { $number ->
    [one] et nyt hjørne
   *[other] { $number } nye hjørner
  }.
hint-reason-large-piece = Det bruger en stor brik, mens der er plads.
hint-reason-contests = Det går derhen, hvor andre vil hen.
hint-reason-towards-middle = Det fører mod midten.
hint-reason-covers = Det dækker { $number ->
    [one] et af de andres felter
   *[other] { $number } af de andres felter
  }.
hint-reason-shows = Det viser din farve på { $number ->
    [one] et felt mere
   *[other] { $number } felter mere
  }.
hint-reason-keeps-going = Det holder veje åbne for dig.
hint-reason-tile = Brikken er { $number } værd.
hint-reason-bridge = Det danner en bro for { $number } point.
hint-reason-hexagon = Det lukker en sekskant for { $number } point.
hint-reason-opening-triple = Tre ens tal giver { $number } ekstra.
hint-reason-opening-zero = Tre nuller giver { $number } ekstra.
hint-reason-out = Det er din sidste brik, for { $number } point.

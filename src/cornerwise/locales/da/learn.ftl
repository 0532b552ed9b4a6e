## The page of all lessons

learn-title = Lær
learn-lead = Lær reglerne ved at spille nogle få træk. Hver lektion tager cirka 2 minutter.
learn-steps = { $count } trin
learn-begin = Start
learn-again = Gentag
learn-continue = Fortsæt
learn-finished = Færdig
learn-rules = Regler
learn-tips = Tip
learn-play = Spil nu
learn-all = Alle lektioner

## A lesson

learn-step = Trin { $number } af { $count }
learn-skip = Spring over
learn-back = Tilbage
learn-show = Vis
learn-next = Næste
learn-done = Godt klaret.
learn-colour = Nu spiller du { $colour }.
learn-elsewhere = Det træk er tilladt. Brug et af de markerede steder i dette trin.
learn-over = Nu kender du reglerne
learn-over-text = Spil et parti mod computeren, eller slå detaljerne op i reglerne.
learn-marked = Markeret: { $cells }
learn-loading = Indlæser…

## Steps on squares and triangles: a heading and what to do

learn-start-own = Begynd i dit hjørne
learn-start-own-text = Din første brik skal dække dit startfelt. Vælg en brik, og læg den der.
learn-start-any = Vælg et startfelt
learn-start-any-text = Din første brik skal dække et startfelt. Vælg en brik, og læg den på et, der er frit.
learn-corner = Rør hjørner, aldrig sider
learn-corner-text = Hver ny brik skal røre en af dine egne brikker i et hjørne. Læg din næste brik.
learn-side = Rør ikke dine egne sider
learn-side-text = Denne brik rører din egen farve langs en side, så den må ikke ligge her. Flyt eller drej den, til den passer.
learn-others = Du må røre andre farver
learn-others-text = Dine brikker må røre andre farver på enhver måde. Læg en brik side om side med en anden farve.
learn-reach = Søg mod det åbne
learn-reach-text = Du skal have plads til dine brikker. Nå { $shape ->
    [triangle] en af de markerede trekanter
   *[square] et af de markerede felter
  } med en stor brik.
learn-gap = Smut gennem et hul
learn-gap-text = Store brikker passer ikke længere alle steder. Fortsæt med en lille.
learn-last = Din sidste brik
learn-last-text = Der er næsten ikke mere plads. Find plads til en sidste brik. Så slutter partiet, og pointene tælles.
learn-pairs = 2 af hver form
learn-pairs-text = Du har hver form to gange, og hver brik, du lægger, giver 1 point. Læg den samme form igen.
learn-turn = Drej den
learn-turn-text = På trekanter drejes en brik i 6 trin. Drej den, til den passer, og læg den så.
learn-tip = Et hjørne må røre en side
learn-tip-text = Med trekanter er ét fælles punkt nok. Læg brikken, så dens hjørne rører midten af en lige side.
learn-strict = Strenge hjørner
learn-strict-text = I dette parti gælder strenge hjørner: Et hjørne må kun røre et andet hjørne. Find en plads til brikken.

## Steps of the free start

learn-open-first = Begynd hvor som helst
learn-open-first-text = Der er ingen startfelter. Læg en blå brik hvor som helst.
learn-open-second = Nu den anden farve
learn-open-second-text = Du lægger også den første orange brik, med en anden form. Gør dem lige gode: Den anden spiller vælger mellem dem.
learn-choose = Hvilken farve ville du tage?
learn-choose-text = Nu er du den anden spiller. Behold farverne, som de er, eller byt dem.

## Steps with cubes

learn-floor = Begynd på bundpladen
learn-floor-text = Den første brik må stå hvor som helst på bundpladen. Vælg en brik, og stil den op.
learn-join = Byg ved siden af de andre
learn-join-text = Nu er du gul. Din første brik skal stå på bundpladen og dele en flade med en brik, der allerede er der.
learn-face = Flade mod flade
learn-face-text = Hver ny brik skal dele en flade med din egen farve, ved siden af eller ovenpå. Her rører den kun en kant. Find en bedre plads.
learn-hole = Ingen huller
learn-hole-text = Brikker må ikke svæve. Der er et hul under denne: Stil den, hvor hver klods står på noget.
learn-cover = Hold dig øverst
learn-cover-text = Kun det, der kan ses fra oven, tæller. Dæk et felt i den anden farve.

## Steps with numbered tiles

learn-tile-first = Den første brik
learn-tile-first-text = Begynd med en hvilken som helst brik. Den giver summen af sine tal, så en høj brik er en god begyndelse.
learn-tile-match = Match 2 tal
learn-tile-match-text = Læg en brik op mod en side. Begge tal på den side skal være ens på begge brikker.
learn-tile-hexagon = Fuldend en sekskant
learn-tile-hexagon-text = Der ligger 5 brikker om et punkt. Læg den sjette, og få 50 ekstra point.
learn-tile-bridge = Byg en bro
learn-tile-bridge-text = Læg en brik til med én side, så dens spids rører en anden brik. En bro giver 40 ekstra point.
learn-tile-draw = Træk, når intet passer
learn-tile-draw-text = Ingen af dine brikker passer. Træk en: Hver gang koster 5 point.
learn-tile-out = Din sidste brik
learn-tile-out-text = Læg din sidste brik. Hvis du er den første, der løber tør for brikker, får du 25 point plus værdien af alle andre hænder.

## Tips beside the board

tip-label = Tip
tip-dismiss = Skjul dette tip

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Det er det eneste træk.
hint-reason-nothing-to-lay = Ingen af dine brikker passer.
hint-reason-swap = Den farve står bedre.
hint-reason-keep = Din farve står bedre.
hint-reason-calculated = Set nogle træk frem giver det det bedste resultat.
hint-reason-blocks = Det tager { $number ->
    [one] 1 hjørne
   *[other] { $number } hjørner
  } fra andre.
hint-reason-opens-corners = Det åbner { $number ->
    [one] 1 nyt hjørne
   *[other] { $number } nye hjørner
  }.
hint-reason-large-piece = Det bruger en stor brik, mens der er plads.
hint-reason-contests = Det tager plads, som andre vil have.
hint-reason-towards-middle = Det går mod midten.
hint-reason-covers = Det dækker { $number ->
    [one] 1 af de andres felter
   *[other] { $number } af de andres felter
  }.
hint-reason-shows = Det viser din farve på { $number ->
    [one] 1 felt mere
   *[other] { $number } felter mere
  }.
hint-reason-shuts = Det lukker { $number ->
    [one] 1 hjørne, hvor en modstander kunne fortsætte
   *[other] { $number } hjørner, hvor modstandere kunne fortsætte
  }: { $cells }.
hint-reason-gave-up = Det spillede træk opgav { $number ->
    [one] 1 hjørne at fortsætte fra
   *[other] { $number } hjørner at fortsætte fra
  }: { $cells }.
hint-reason-own-reach = Det holder { $number } { $shape ->
    [triangle] trekanter
   *[square] felter
  } inden for rækkevidde. Det spillede træk efterlod { $than }.
hint-reason-rival-reach = Modstanderne kan nå { $number } { $shape ->
    [triangle] trekanter
   *[square] felter
  } efter det. Efter det spillede træk kunne de nå { $than }.
hint-reason-opens-more = Det åbner { $number ->
    [one] 1 nyt hjørne
   *[other] { $number } nye hjørner
  }. Det spillede træk åbnede { $than }.
hint-reason-covers-more = Det dækker { $number ->
    [one] 1 af de andres felter
   *[other] { $number } af de andres felter
  }. Det spillede træk dækkede { $than }.
hint-reason-shows-more = Det viser sin farve på { $number ->
    [one] 1 felt
   *[other] { $number } felter
  }. Det spillede træk viste { $than }.
hint-reason-larger-piece = Det bruger en større brik, { $number } i stedet for { $than }.
hint-reason-keeps-going = Det holder dine muligheder åbne.
hint-reason-tile = Brikken giver { $number }.
hint-reason-bridge = Det danner en bro og giver { $number } ekstra point.
hint-reason-hexagon = Det fuldender en sekskant og giver { $number } ekstra point.
hint-reason-opening-triple = At begynde med 3 ens tal giver { $number } ekstra.
hint-reason-opening-zero = At begynde med 3 nuller giver { $number } ekstra.
hint-reason-out = Det er din sidste brik og giver { $number } ekstra point.
coach-pick-piece = Vælg en brik. Du kan dreje og vende den.
coach-pick-tile = Vælg en brik. De blege passer ikke nu.
coach-put-piece = Læg den på brættet. Farvetonen viser, hvor den passer.
coach-put-tile = Læg den på bordet. Mærkerne viser, hvor den passer.
coach-place-piece = Den passer her. Tryk på »Læg« for at trække.
coach-place-tile = Den passer her. Tryk på »Læg« for at trække.

## The page of all lessons

learn-title = Leren
learn-lead = Leer de regels door een paar zetten te doen. Elke les duurt ongeveer 2 minuten.
learn-steps = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
  }
learn-begin = Beginnen
learn-again = Herhalen
learn-continue = Verdergaan
learn-finished = Klaar
learn-rules = Regels
learn-tips = Tips
learn-play = Nu spelen
learn-all = Alle lessen

## A lesson

learn-step = Stap { $number } van { $count }
learn-skip = Overslaan
learn-back = Terug
learn-show = Tonen
learn-next = Volgende
learn-done = Goed gedaan.
learn-colour = Je speelt nu { $colour }.
learn-elsewhere = Die zet mag. Gebruik voor deze stap een van de gemarkeerde plekken.
learn-over = Je kent nu de regels
learn-over-text = Speel een partij tegen de computer, of zoek de details op in de regels.
learn-marked = Gemarkeerd: { $cells }
learn-loading = Laden…

## Steps on squares and triangles: a heading and what to do

learn-start-own = Begin in je hoek
learn-start-own-text = Je eerste steentje moet je startplaats bedekken. Kies een steentje en leg het daar.
learn-start-any = Kies een startplaats
learn-start-any-text = Je eerste steentje moet een startplaats bedekken. Kies een steentje en leg het op een startplaats die vrij is.
learn-corner = Raak hoeken, nooit zijden
learn-corner-text = Elk nieuw steentje moet een van je eigen steentjes met een hoek raken. Leg je volgende steentje.
learn-side = Raak je eigen zijden niet
learn-side-text = Dit steentje raakt je eigen kleur met een zijde, dus het mag hier niet liggen. Verschuif of draai het tot het past.
learn-others = Andere kleuren mag je raken
learn-others-text = Je steentjes mogen andere kleuren raken zoals je wilt. Leg een steentje zij aan zij met een andere kleur.
learn-reach = Zoek de ruimte
learn-reach-text = Je hebt ruimte nodig voor je steentjes. Bereik met een groot steentje een van de gemarkeerde { $shape ->
    [triangle] driehoeken
   *[square] vakjes
  }.
learn-gap = Glip door een gat
learn-gap-text = Grote steentjes passen niet meer overal. Ga verder met een klein steentje.
learn-last = Je laatste steentje
learn-last-text = Er is bijna geen ruimte meer. Zoek een plek voor een laatste steentje. Daarna is de partij afgelopen en worden de punten geteld.
learn-pairs = 2 van elke vorm
learn-pairs-text = Je hebt elke vorm twee keer, en elk steentje dat je legt, levert 1 punt op. Leg dezelfde vorm nog een keer.
learn-turn = Draai het
learn-turn-text = Bij driehoeken draait een steentje in 6 stappen. Draai het tot het past en leg het dan.
learn-tip = Een hoek mag een zijde raken
learn-tip-text = Bij driehoeken is één gedeeld punt genoeg. Leg het steentje zo dat een hoek ervan het midden van een rechte zijde raakt.
learn-strict = Strikte hoeken
learn-strict-text = In deze partij gelden strikte hoeken: een hoek mag alleen een andere hoek raken. Zoek een plek voor het steentje.

## Steps of the free start

learn-open-first = Begin waar je wilt
learn-open-first-text = Er zijn geen startplaatsen. Leg ergens een blauw steentje.
learn-open-second = Nu de andere kleur
learn-open-second-text = Je legt ook het eerste oranje steentje, met een andere vorm. Maak ze allebei even goed: de andere speler kiest er een.
learn-choose = Welke kleur zou je nemen?
learn-choose-text = Nu ben je de tweede speler. Houd de kleuren zoals ze zijn, of ruil ze.

## Steps with cubes

learn-floor = Begin op het grondvlak
learn-floor-text = Het eerste steentje mag overal op het grondvlak staan. Kies een steentje en zet het neer.
learn-join = Sluit aan bij de anderen
learn-join-text = Nu ben je geel. Je eerste steentje moet op het grondvlak staan en een vlak delen met een steentje dat er al staat.
learn-face = Vlak tegen vlak
learn-face-text = Elk nieuw steentje moet een vlak delen met je eigen kleur, ernaast of erop. Hier raakt het alleen een ribbe. Zoek een betere plek.
learn-hole = Geen gaten
learn-hole-text = Steentjes mogen niet zweven. Onder dit steentje zit een gat: zet het waar elk blokje ergens op staat.
learn-cover = Blijf bovenop
learn-cover-text = Alleen wat van boven te zien is, telt. Bedek een vakje van de andere kleur.

## Steps with numbered tiles

learn-tile-first = De eerste steen
learn-tile-first-text = Begin met een steen naar keuze. Die levert de som van zijn getallen op, dus een hoge waarde is een goed begin.
learn-tile-match = Leg 2 gelijke getallen
learn-tile-match-text = Leg een steen tegen een zijde. Beide getallen aan die zijde moeten op beide stenen gelijk zijn.
learn-tile-hexagon = Maak een zeshoek af
learn-tile-hexagon-text = Er liggen 5 stenen rond een punt. Leg de zesde voor 50 extra punten.
learn-tile-bridge = Bouw een brug
learn-tile-bridge-text = Leg een steen met één zijde zo aan dat de punt ervan een andere steen raakt. Een brug levert 40 extra punten op.
learn-tile-draw = Pak als niets past
learn-tile-draw-text = Geen van je stenen past. Pak er een: elke keer pakken kost 5 punten.
learn-tile-out = Je laatste steen
learn-tile-out-text = Leg je laatste steen. Als je als eerste geen stenen meer hebt, krijg je 25 punten plus de waarde van alle andere handen.

## Tips beside the board

tip-label = Tip
tip-dismiss = Deze tip verbergen

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Het is de enige zet.
hint-reason-nothing-to-lay = Geen van je stenen past.
hint-reason-swap = Die kleur staat er beter voor.
hint-reason-keep = Jouw kleur staat er beter voor.
hint-reason-calculated = Verder vooruitgekeken pakt deze zet het best uit.
hint-reason-blocks = Neemt { $number ->
    [one] 1 hoek
   *[other] { $number } hoeken
  } van anderen weg.
hint-reason-opens-corners = Opent { $number ->
    [one] 1 nieuwe hoek
   *[other] { $number } nieuwe hoeken
  }.
hint-reason-large-piece = Gebruikt een groot steentje zolang er ruimte is.
hint-reason-contests = Neemt ruimte in die anderen ook willen.
hint-reason-towards-middle = Gaat richting het midden.
hint-reason-covers = Bedekt { $number ->
    [one] 1 vakje
   *[other] { $number } vakjes
  } van anderen.
hint-reason-shows = Toont je kleur op { $number ->
    [one] 1 extra vakje
   *[other] { $number } extra vakjes
  }.
hint-reason-shuts = Sluit { $number ->
    [one] 1 hoek waar een tegenstander verder kon
   *[other] { $number } hoeken waar tegenstanders verder konden
  }: { $cells }.
hint-reason-gave-up = De gespeelde zet gaf { $number ->
    [one] 1 hoek om verder te gaan
   *[other] { $number } hoeken om verder te gaan
  } op: { $cells }.
hint-reason-own-reach = Houdt { $number } { $shape ->
    [triangle] driehoeken
   *[square] vakjes
  } binnen bereik. De gespeelde zet liet er { $than } over.
hint-reason-rival-reach = Tegenstanders kunnen daarna { $number } { $shape ->
    [triangle] driehoeken
   *[square] vakjes
  } bereiken. Na de gespeelde zet konden ze er { $than } bereiken.
hint-reason-opens-more = Opent { $number ->
    [one] 1 nieuwe hoek
   *[other] { $number } nieuwe hoeken
  }. De gespeelde zet opende er { $than }.
hint-reason-covers-more = Bedekt { $number ->
    [one] 1 vakje
   *[other] { $number } vakjes
  } van anderen. De gespeelde zet bedekte er { $than }.
hint-reason-shows-more = Toont de kleur op { $number ->
    [one] 1 vakje
   *[other] { $number } vakjes
  }. De gespeelde zet toonde er { $than }.
hint-reason-larger-piece = Gebruikt een groter steentje, { $number } in plaats van { $than }.
hint-reason-keeps-going = Houdt je mogelijkheden open.
hint-reason-tile = De steen levert { $number } op.
hint-reason-bridge = Maakt een brug: { $number } extra punten.
hint-reason-hexagon = Maakt een zeshoek af: { $number } extra punten.
hint-reason-opening-triple = Beginnen met 3 gelijke getallen levert { $number } extra op.
hint-reason-opening-zero = Beginnen met 3 nullen levert { $number } extra op.
hint-reason-out = Het is je laatste steen: { $number } extra punten.
coach-pick-piece = Kies een steentje. Je kunt het draaien en omkeren.
coach-pick-tile = Kies een steen. De bleke passen nu niet.
coach-put-piece = Leg het op het bord. De tint laat zien waar het past.
coach-put-tile = Leg hem op tafel. De tekens laten zien waar hij past.
coach-place-piece = Het past hier. Druk op ‘Leggen’ om je zet te doen.
coach-place-tile = Hij past hier. Druk op ‘Leggen’ om je zet te doen.

## The page of all lessons

learn-title = Leren
learn-lead = Speel een paar zetten en je kent de regels. Elke les duurt twee minuten.
learn-steps = { $count ->
    [one] 1 stap
   *[other] { $count } stappen
  }
learn-begin = Beginnen
learn-again = Nog een keer
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
learn-show = Laat zien
learn-next = Volgende
learn-done = Precies zo.
learn-colour = Je speelt nu { $colour }.
learn-elsewhere = Dat zou mogen. Gebruik voor deze stap een van de gemarkeerde plekken.
learn-over = Nu ken je de regels van dit spel.
learn-over-text = Speel een partij tegen de computer, of zoek de details op in de regels.
learn-marked = Gemarkeerd: { $cells }
learn-loading = Een ogenblik

## Steps on squares and triangles: a heading and what to do

learn-start-own = Begin in je hoek
learn-start-own-text = Je eerste steentje bedekt je startplaats. Neem een steentje en leg het daar neer.
learn-start-any = Begin op een startplaats
learn-start-any-text = Je eerste steentje bedekt een startplaats. Neem een steentje en leg het op een plaats die vrij is.
learn-corner = Hoeken, nooit zijden
learn-corner-text = Elk nieuw steentje raakt een van je eigen steentjes met een hoek. Leg je volgende steentje.
learn-side = Blijf van je eigen zijden af
learn-side-text = Dit steentje raakt je eigen kleur met een zijde en mag hier dus niet liggen. Verschuif of draai het tot het past.
learn-others = Andere kleuren maken niet uit
learn-others-text = Andere kleuren mag je raken zoals je wilt. Leg een steentje zij aan zij met een andere kleur.
learn-reach = Zoek de ruimte
learn-reach-text = Het gaat om ruimte. Bereik met een groot steentje een van de gemarkeerde vakjes.
learn-gap = Glip erdoor
learn-gap-text = Grote steentjes passen niet meer overal. Ga verder met een kleintje.
learn-last = De laatste plek
learn-last-text = Er is bijna geen ruimte meer. Zoek een plek voor een laatste steentje; dan is de partij voorbij en wordt geteld wat over is.
learn-pairs = Van elk twee
learn-pairs-text = Je hebt elke vorm twee keer, en elk steentje is een punt. Leg dezelfde vorm nog een keer.
learn-turn = Draai het
learn-turn-text = Driehoeken draaien in zes stappen. Draai het steentje tot het past en leg het dan.
learn-tip = Een hoek mag een zijde raken
learn-tip-text = Bij driehoeken is één gedeeld punt genoeg. Leg het steentje zo dat zijn hoek het midden van een rechte zijde raakt.
learn-strict = Strikte hoeken
learn-strict-text = Aan deze tafel gelden strikte hoeken: een hoek mag alleen een hoek raken. Zoek een plek voor het steentje.

## Steps of the free start

learn-open-first = Waar je maar wilt
learn-open-first-text = Er zijn geen startplaatsen. Leg ergens een blauw steentje.
learn-open-second = Eén voor de ander
learn-open-second-text = Je legt ook het eerste oranje steentje, met een andere vorm. Maak beide even goed: de andere speler mag kiezen.
learn-choose = Welke kleur zou je nemen?
learn-choose-text = Nu ben je de tweede speler. Laat de kleuren zoals ze zijn, of ruil ze.

## Steps with cubes

learn-floor = Begin op de grond
learn-floor-text = Het eerste steentje staat ergens op de grond. Neem een steentje en zet het neer.
learn-join = Sluit aan bij de anderen
learn-join-text = Nu ben je geel. Je eerste steentje staat op de grond en deelt een vlak met een steentje dat er al staat.
learn-face = Vlak tegen vlak
learn-face-text = Elk nieuw steentje deelt een vlak met je eigen kleur, ernaast of erop. Hier raakt het alleen een rand; zoek een betere plek.
learn-hole = Geen gaten
learn-hole-text = Niets mag zweven. Onder dit steentje zit een gat; zet het waar elk blokje ergens op staat.
learn-cover = Kom bovenop
learn-cover-text = Alleen wat van boven te zien is, telt. Bedek een vakje van de andere kleur.

## Steps with numbered tiles

learn-tile-first = De eerste steen
learn-tile-first-text = Begin met een steen naar keuze. Hij levert de som van zijn getallen op, dus een hoge is een goed begin.
learn-tile-match = Twee getallen gelijk
learn-tile-match-text = Leg een steen tegen een zijde aan. Beide getallen van die zijde moeten op beide stenen gelijk zijn.
learn-tile-hexagon = Sluit een zeshoek
learn-tile-hexagon-text = Vijf stenen liggen rond een punt. Leg de zesde: die levert 50 punten extra op.
learn-tile-bridge = Bouw een brug
learn-tile-bridge-text = Leg een steen met één zijde zo aan dat zijn punt een andere steen raakt. Een brug levert 40 punten extra op.
learn-tile-draw = Pak als niets past
learn-tile-draw-text = Geen van je stenen past. Pak er een; dat kost 5 punten.
learn-tile-out = De laatste steen
learn-tile-out-text = Leg je laatste steen. Wie uit is, krijgt 25 punten en de waarde van alle andere handen.

## Tips beside the board

tip-label = Tip
tip-dismiss = Deze tip verbergen

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Het is de enige zet.
hint-reason-nothing-to-lay = Geen van je stenen past.
hint-reason-swap = Die kleur ligt beter.
hint-reason-keep = Jouw kleur ligt beter.
hint-reason-calculated = Deze zet houdt het best stand als er verder wordt gespeeld.
hint-reason-blocks = Neemt { $number ->
    [one] een hoek
   *[other] { $number } hoeken
  } van anderen weg.
hint-reason-opens-corners = Opent { $number ->
    [one] een nieuwe hoek
   *[other] { $number } nieuwe hoeken
  }.
hint-reason-large-piece = Gebruikt een groot steentje zolang er ruimte is.
hint-reason-contests = Gaat waar anderen heen willen.
hint-reason-towards-middle = Leidt naar het midden.
hint-reason-covers = Bedekt { $number ->
    [one] een vakje
   *[other] { $number } vakjes
  } van anderen.
hint-reason-shows = Toont je kleur op { $number ->
    [one] nog een vakje
   *[other] { $number } vakjes meer
  }.
hint-reason-keeps-going = Houdt wegen voor je open.
hint-reason-tile = De steen is { $number } waard.
hint-reason-bridge = Maakt een brug voor { $number } punten.
hint-reason-hexagon = Sluit een zeshoek voor { $number } punten.
hint-reason-opening-triple = Drie gelijke getallen leveren { $number } extra op.
hint-reason-opening-zero = Drie nullen leveren { $number } extra op.
hint-reason-out = Het is je laatste steen, voor { $number } punten.

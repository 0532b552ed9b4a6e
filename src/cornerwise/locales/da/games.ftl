## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = Fire farver på 20 gange 20 felter
game-classic-kind = 4 spillere
game-classic-2 = Classic for to
game-classic-2-about = To farver til hver
game-classic-2-kind = 2 spillere
game-classic-3 = Classic for tre
game-classic-3-about = Den fjerde farve lægges af alle på skift
game-classic-3-kind = 3 spillere
game-classic-teams = Classic på hold
game-classic-teams-about = Blå og rød mod gul og grøn
game-classic-teams-kind = 2 mod 2
game-classic-solo = Fireogfirs
game-classic-solo-about = Læg alle 84 brikker, alene
game-classic-solo-kind = 1 spiller
game-duo = Duo
game-duo-about = Den hurtige duel på 14 gange 14
game-duo-kind = 2 spillere
game-junior = Junior
game-junior-about = Enkle brikker, små hænder
game-junior-kind = 2 spillere
game-trigon = Trigon
game-trigon-about = En sekskant af trekanter
game-trigon-kind = 4 spillere
game-trigon-2 = Trigon for to
game-trigon-2-about = To farver til hver
game-trigon-2-kind = 2 spillere
game-trigon-3 = Trigon for tre
game-trigon-3-about = Tre farver på en mindre sekskant
game-trigon-3-kind = 3 spillere
game-trigon-teams = Trigon på hold
game-trigon-teams-about = Blå og rød mod gul og grøn
game-trigon-teams-kind = 2 mod 2
game-trigon-solo = Otteogfirs
game-trigon-solo-about = Læg alle 88 brikker, alene
game-trigon-solo-kind = 1 spiller
game-polyomino = Polyomino
game-polyomino-about = Begynd hvor som helst, byt så eller behold
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 brikker til hver, spillet på få minutter
game-polyomino-8-kind = 8 gange 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = To sæt med 9 brikker til hver
game-polyomino-12-kind = 12 gange 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 brikker til hver
game-polyomino-14-kind = 14 gange 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Ét fælles sæt med 56 brikker
game-polyomino-hexa-kind = Hexa, 20 gange 20
game-rumis = Rumis
game-rumis-about = Byg i højden, og bliv set fra oven
game-rumis-tower = Rumis Tårn
game-rumis-tower-about = Smalt og op til otte terninger højt
game-rumis-tower-kind = Tårn
game-rumis-corner = Rumis Hjørne
game-rumis-corner-about = Rundt om et hjørne med 40 felter
game-rumis-corner-kind = Hjørne
game-rumis-steps = Rumis Trappe
game-rumis-steps-about = Op ad en trappe med fire trin
game-rumis-steps-kind = Trappe
game-rumis-pyramid = Rumis Pyramide
game-rumis-pyramid-about = Højere ind mod midten
game-rumis-pyramid-kind = Pyramide
game-rumis-own = Rumis med egne højder
game-rumis-own-about = Et bræt, som du selv laver
game-rumis-own-kind = Dit eget
game-triominos = Triominos
game-triominos-about = Hjørner, der passer, og en skjult hånd
game-triominos-kind = 1 til 6 spillere

## What is told of every game

facts-players = { $most ->
    [one] { $span } spiller
   *[other] { $span } spillere
  }
facts-minutes = { $span } min.
facts-age = fra { $age } år

## Options of games, by their names, with every value that has a word

option-on = Ja
option-off = Nej
option-start = Første brik
option-start-about = Hvor en farves første brik må ligge.
option-start-own = På sit eget startfelt
option-start-any = På et hvilket som helst frit startfelt
option-start-opposite = Modsat ens anden farve
option-start-spaced = På hvert andet startfelt
option-scoring = Point
option-scoring-about = Hvordan point tælles.
option-scoring-advanced = Felter tilbage, med bonus
option-scoring-basic = Kun felter tilbage
option-scoring-pieces = Flest lagte brikker
option-scoring-cells = Færrest felter tilbage
option-scoring-standard = Som i spillereglerne
option-scoring-children = Point for børn
option-scoring-no-points = Ingen: Den, der først er færdig, vinder
option-first = Hvem begynder
option-first-about = Den plads, der lægger den første brik.
option-first-number = { $number ->
    [0] Plads 1
    [1] Plads 2
    [2] Plads 3
   *[3] Plads 4
  }
option-shared = Fælles farve
option-shared-about = Den farve, som alle spillere lægger på skift.
option-left-out = Farve, der udgår
option-left-out-about = Den farve, der ikke spilles.
option-strict-corners = Strenge hjørner
option-strict-corners-about = Hjørner må kun møde hjørner, aldrig midten af en lige side.
option-seats = Spillere
option-seats-about = Hvor mange der spiller.
option-seats-number = { $number }
option-colours-each = Farver
option-colours-each-about = Hver spillers farver; af to tæller kun den bedste.
option-colours-each-number = { $number } til hver
option-blocked = Ingen plads tilbage
option-blocked-about = Hvad der sker med en farve, der ikke kan lægge, når det er dens tur.
option-blocked-out = Den er ude for altid
option-blocked-skip = Den springes kun over
option-heights = Højder
option-heights-about = Rækker af højdegrænser, øverste række først, med / mellem rækkerne, som i 2 2 1/2 2 1.
option-without = Handicap
option-without-about = De brikker, som farver må undvære, som i blue:I5,W5/red:X5.
option-edition = Spilleregler
option-edition-about = Udgaverne har hver deres hænder, regler for at trække og melde pas og måde at slutte en omgang og et parti på.
option-edition-international = International
option-edition-french = Fransk
option-edition-spanish = Spansk
option-edition-portuguese = Portugisisk
option-edition-tournament = Turnering
option-target = Spilles til
option-target-about = Det samlede pointtal, der afslutter partiet. De laveste er beregnet til point for børn.
option-target-number = { $number } point
option-deals = Omgange
option-deals-about = Et fast antal omgange i stedet for en pointgrænse. Med point for børn er det én omgang, medmindre du vælger andet.
option-deals-number = { $number ->
    [0] Intet fast antal
    [one] { $number } omgang
   *[other] { $number } omgange
  }
option-after-draw = Når man har trukket
option-after-draw-about = Hvilken brik der må lægges, lige efter at man har trukket.
option-after-draw-drawn = Den trukne brik
option-after-draw-any = Enhver brik
option-time-limit = Ture på tid
option-time-limit-about = Den, der er for sent ude, trækker, til turen er forbi. Kræver et ur for hvert træk.

## How strongly the computer plays

level = Niveau { $level }, { $word }
level-1 = første skridt
level-2 = begynder
level-3 = rolig
level-4 = afslappet
level-5 = solid
level-6 = øvet
level-7 = stærk
level-8 = ekspert
level-9 = mester

## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = 4 farver på 20 × 20 felter
game-classic-kind = 4 spillere
game-classic-2 = Classic for to
game-classic-2-about = 2 farver til hver
game-classic-2-kind = 2 spillere
game-classic-3 = Classic for tre
game-classic-3-about = Alle deler den fjerde farve
game-classic-3-kind = 3 spillere
game-classic-teams = Classic på hold
game-classic-teams-about = Blå og rød mod gul og grøn
game-classic-teams-kind = 2 mod 2
game-classic-solo = Fireogfirs
game-classic-solo-about = Læg alle 84 brikker på egen hånd
game-classic-solo-kind = 1 spiller
game-duo = Duo
game-duo-about = En hurtig duel, 14 × 14
game-duo-kind = 2 spillere
game-junior = Junior
game-junior-about = Nemme brikker til børn
game-junior-kind = 2 spillere
game-trigon = Trigon
game-trigon-about = Trekanter på en sekskant
game-trigon-kind = 4 spillere
game-trigon-2 = Trigon for to
game-trigon-2-about = 2 farver til hver
game-trigon-2-kind = 2 spillere
game-trigon-3 = Trigon for tre
game-trigon-3-about = 3 farver på en mindre sekskant
game-trigon-3-kind = 3 spillere
game-trigon-teams = Trigon på hold
game-trigon-teams-about = Blå og rød mod gul og grøn
game-trigon-teams-kind = 2 mod 2
game-trigon-solo = Otteogfirs
game-trigon-solo-about = Læg alle 88 brikker på egen hånd
game-trigon-solo-kind = 1 spiller
game-polyomino = Polyomino
game-polyomino-about = Begynd hvor som helst, behold eller byt så
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 brikker til hver, på få minutter
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 sæt med 9 brikker til hver
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 brikker til hver
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Ét fælles sæt med 56 brikker
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Byg i højden, og bliv set fra oven
game-rumis-tower = Rumis Tårn
game-rumis-tower-about = Smalt, og op til 8 klodser højt
game-rumis-tower-kind = Tårn
game-rumis-corner = Rumis Hjørne
game-rumis-corner-about = Rundt om et hjørne, på 40 felter
game-rumis-corner-kind = Hjørne
game-rumis-steps = Rumis Trappe
game-rumis-steps-about = Op ad en trappe med 4 trin
game-rumis-steps-kind = Trappe
game-rumis-pyramid = Rumis Pyramide
game-rumis-pyramid-about = Højere ind mod midten
game-rumis-pyramid-kind = Pyramide
game-rumis-own = Rumis på dit eget bræt
game-rumis-own-about = Lav selv brættet
game-rumis-own-kind = Dit eget
game-triominos = Triominos
game-triominos-about = Match tallene, skjul dine brikker
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
option-start-about = Hvor hver farve lægger sin første brik.
option-start-own = På sit eget startfelt
option-start-any = På et frit startfelt
option-start-opposite = Over for din anden farve
option-start-spaced = På hvert andet startfelt
option-scoring = Pointtælling
option-scoring-about = Hvordan point tælles.
option-scoring-advanced = Firkanter tilbage, med bonus
option-scoring-basic = Firkanter tilbage, uden bonus
option-scoring-pieces = Flest lagte brikker vinder
option-scoring-cells = Færrest firkanter tilbage vinder
option-scoring-standard = Standard
option-scoring-children = Pointtælling for børn
option-scoring-no-points = Ingen point: først uden brikker vinder
option-first = Hvem begynder
option-first-about = Den spiller, der lægger den første brik.
option-first-number = { $number ->
    [0] Spiller 1
    [1] Spiller 2
    [2] Spiller 3
   *[3] Spiller 4
  }
option-shared = Fælles farve
option-shared-about = Den farve, som alle spillere skiftes til at lægge.
option-left-out = Farve, der udgår
option-left-out-about = Den farve, som ingen spiller.
option-strict-corners = Strenge hjørner
option-strict-corners-about = Hjørner må kun røre hjørner, aldrig midten af en lige side.
option-seats = Spillere
option-seats-about = Antallet af spillere.
option-seats-number = { $number }
option-colours-each = Farver
option-colours-each-about = Farver pr. spiller. Med to tæller kun den bedste.
option-colours-each-number = { $number } til hver
option-blocked = Hvis du ikke kan lægge en brik
option-blocked-about = Hvad der sker med en farve, der ikke kan lægge en brik, når det er dens tur.
option-blocked-out = Den er ude af partiet
option-blocked-skip = Den mister kun den tur
option-heights = Højdekort
option-heights-about = Højdegrænser række for række, øverste række først, med / mellem rækkerne, som i 2 2 1/2 2 1.
option-without = Handicap
option-without-about = Brikker, som en farve spiller uden, som i blue:I5,W5/red:X5.
option-edition = Udgave
option-edition-about = Udgaverne er forskellige i antallet af brikker, i at trække og melde pas, og i, hvordan en omgang eller et parti slutter.
option-edition-international = International
option-edition-french = Fransk
option-edition-spanish = Spansk
option-edition-portuguese = Portugisisk
option-edition-tournament = Turnering
option-target = Pointgrænse
option-target-about = Det samlede pointtal, der afslutter partiet. De laveste er beregnet til pointtælling for børn.
option-target-number = { $number } point
option-deals = Omgange
option-deals-about = Spil et fast antal omgange i stedet for til en pointgrænse. Med pointtælling for børn er det én omgang, medmindre du vælger andet.
option-deals-number = { $number ->
    [0] Intet fast antal
    [one] { $number } omgang
   *[other] { $number } omgange
  }
option-after-draw = Når man har trukket
option-after-draw-about = Hvilken brik du må lægge, lige efter at du har trukket.
option-after-draw-drawn = Kun den trukne brik
option-after-draw-any = Enhver brik
option-time-limit = Ture på tid
option-time-limit-about = Hvis din tid går, trækker du, til din tur er forbi. Kræver et ur med tid pr. træk.

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

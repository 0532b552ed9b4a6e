## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = Vier kleuren op 20 bij 20 vakjes
game-classic-kind = 4 spelers
game-classic-2 = Classic voor twee
game-classic-2-about = Ieder twee kleuren
game-classic-2-kind = 2 spelers
game-classic-3 = Classic voor drie
game-classic-3-about = De vierde kleur wordt om de beurt gelegd
game-classic-3-kind = 3 spelers
game-classic-teams = Classic in teams
game-classic-teams-about = Blauw en rood tegen geel en groen
game-classic-teams-kind = 2 tegen 2
game-classic-solo = Vierentachtig
game-classic-solo-about = Leg alle 84 steentjes, alleen
game-classic-solo-kind = 1 speler
game-duo = Duo
game-duo-about = Het snelle duel op 14 bij 14
game-duo-kind = 2 spelers
game-junior = Junior
game-junior-about = Eenvoudige steentjes, kleine handen
game-junior-kind = 2 spelers
game-trigon = Trigon
game-trigon-about = Een zeshoek van driehoeken
game-trigon-kind = 4 spelers
game-trigon-2 = Trigon voor twee
game-trigon-2-about = Ieder twee kleuren
game-trigon-2-kind = 2 spelers
game-trigon-3 = Trigon voor drie
game-trigon-3-about = Drie kleuren op een kleinere zeshoek
game-trigon-3-kind = 3 spelers
game-trigon-teams = Trigon in teams
game-trigon-teams-about = Blauw en rood tegen geel en groen
game-trigon-teams-kind = 2 tegen 2
game-trigon-solo = Achtentachtig
game-trigon-solo-about = Leg alle 88 steentjes, alleen
game-trigon-solo-kind = 1 speler
game-polyomino = Polyomino
game-polyomino-about = Begin waar je wilt, dan ruilen of houden
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Ieder 9 steentjes, in minuten gespeeld
game-polyomino-8-kind = 8 bij 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Ieder twee sets van 9 steentjes
game-polyomino-12-kind = 12 bij 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Ieder 21 steentjes
game-polyomino-14-kind = 14 bij 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Eén gezamenlijke set van 56 steentjes
game-polyomino-hexa-kind = Hexa, 20 bij 20
game-rumis = Rumis
game-rumis-about = Bouw omhoog, zichtbaar van boven
game-rumis-tower = Rumis Toren
game-rumis-tower-about = Smal en tot acht blokjes hoog
game-rumis-tower-kind = Toren
game-rumis-corner = Rumis Hoek
game-rumis-corner-about = Om een hoek van 40 vakjes
game-rumis-corner-kind = Hoek
game-rumis-steps = Rumis Trap
game-rumis-steps-about = Een trap van vier treden op
game-rumis-steps-kind = Trap
game-rumis-pyramid = Rumis Piramide
game-rumis-pyramid-about = Hoger naar het midden toe
game-rumis-pyramid-kind = Piramide
game-rumis-own = Rumis met eigen hoogtes
game-rumis-own-about = Een bord dat je zelf maakt
game-rumis-own-kind = Eigen bord
game-triominos = Triominos
game-triominos-about = Passende hoeken, verborgen hand
game-triominos-kind = 1 tot 6 spelers

## What is told of every game

facts-players = { $most ->
    [one] { $span } speler
   *[other] { $span } spelers
  }
facts-minutes = { $span } min
facts-age = vanaf { $age } jaar

## Options of games, by their names, with every value that has a word

option-on = Ja
option-off = Nee
option-start = Eerste steentje
option-start-about = Waar het eerste steentje van een kleur mag liggen.
option-start-own = Op de eigen startplaats
option-start-any = Op elke vrije startplaats
option-start-opposite = Tegenover je andere kleur
option-start-spaced = Op elke tweede startplaats
option-scoring = Punten
option-scoring-about = Hoe de punten worden geteld.
option-scoring-advanced = Overgebleven vakjes, met bonus
option-scoring-basic = Alleen overgebleven vakjes
option-scoring-pieces = Meeste steentjes gelegd
option-scoring-cells = Minste vakjes over
option-scoring-standard = Zoals in de spelregels
option-scoring-children = Punten voor kinderen
option-scoring-no-points = Geen: wie het eerst uit is, wint
option-first = Wie begint
option-first-about = De plaats die het eerste steentje legt.
option-first-number = { $number ->
    [0] Plaats 1
    [1] Plaats 2
    [2] Plaats 3
   *[3] Plaats 4
  }
option-shared = Gezamenlijke kleur
option-shared-about = De kleur die alle spelers om de beurt leggen.
option-left-out = Kleur die niet meedoet
option-left-out-about = De kleur die niet wordt gespeeld.
option-strict-corners = Strikte hoeken
option-strict-corners-about = Hoeken raken alleen hoeken, nooit het midden van een rechte zijde.
option-seats = Spelers
option-seats-about = Hoeveel er meespelen.
option-seats-number = { $number }
option-colours-each = Kleuren
option-colours-each-about = De kleuren van iedere speler; van twee telt alleen de beste.
option-colours-each-number = ieder { $number }
option-blocked = Geen plek meer
option-blocked-about = Wat er gebeurt met een kleur die aan de beurt is en niet kan leggen.
option-blocked-out = Die ligt er helemaal uit
option-blocked-skip = Die slaat alleen over
option-heights = Hoogtes
option-heights-about = Rijen van maximale hoogtes, de bovenste rij eerst, met / tussen de rijen, zoals 2 2 1/2 2 1.
option-without = Handicap
option-without-about = De steentjes die kleuren missen, zoals blue:I5,W5/red:X5.
option-edition = Spelregels
option-edition-about = Uitgaven verschillen in handen, pakken, passen en het einde van een ronde en van de partij.
option-edition-international = Internationaal
option-edition-french = Frans
option-edition-spanish = Spaans
option-edition-portuguese = Portugees
option-edition-tournament = Toernooi
option-target = Gespeeld tot
option-target-about = Het totaal waarmee de partij eindigt. De laagste zijn bedoeld voor punten voor kinderen.
option-target-number = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
  }
option-deals = Rondes
option-deals-about = Een vast aantal rondes in plaats van een puntenlimiet. Met punten voor kinderen is het één ronde, tenzij je iets anders kiest.
option-deals-number = { $number ->
    [0] Geen vast aantal
    [one] { $number } ronde
   *[other] { $number } rondes
  }
option-after-draw = Na het pakken
option-after-draw-about = Welke steen direct na het pakken mag worden gelegd.
option-after-draw-drawn = De gepakte steen
option-after-draw-any = Elke steen
option-time-limit = Beurten op tijd
option-time-limit-about = Wie te laat is, pakt stenen tot de beurt om is. Vraagt een klok voor elke zet.

## How strongly the computer plays

level = Niveau { $level }, { $word }
level-1 = eerste stappen
level-2 = beginner
level-3 = rustig
level-4 = ontspannen
level-5 = degelijk
level-6 = bedreven
level-7 = sterk
level-8 = expert
level-9 = meester

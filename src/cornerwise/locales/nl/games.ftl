## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = 4 kleuren op 20 × 20 vakjes
game-classic-kind = 4 spelers
game-classic-2 = Classic voor twee
game-classic-2-about = Ieder 2 kleuren
game-classic-2-kind = 2 spelers
game-classic-3 = Classic voor drie
game-classic-3-about = Iedereen deelt de vierde kleur
game-classic-3-kind = 3 spelers
game-classic-teams = Classic in teams
game-classic-teams-about = Blauw en rood tegen geel en groen
game-classic-teams-kind = 2 tegen 2
game-classic-solo = Vierentachtig
game-classic-solo-about = Leg alle 84 steentjes, in je eentje
game-classic-solo-kind = 1 speler
game-duo = Duo
game-duo-about = Een snel duel, 14 × 14
game-duo-kind = 2 spelers
game-junior = Junior
game-junior-about = Makkelijke steentjes voor kinderen
game-junior-kind = 2 spelers
game-trigon = Trigon
game-trigon-about = Driehoeken op een zeshoek
game-trigon-kind = 4 spelers
game-trigon-2 = Trigon voor twee
game-trigon-2-about = Ieder 2 kleuren
game-trigon-2-kind = 2 spelers
game-trigon-3 = Trigon voor drie
game-trigon-3-about = 3 kleuren op een kleinere zeshoek
game-trigon-3-kind = 3 spelers
game-trigon-teams = Trigon in teams
game-trigon-teams-about = Blauw en rood tegen geel en groen
game-trigon-teams-kind = 2 tegen 2
game-trigon-solo = Achtentachtig
game-trigon-solo-about = Leg alle 88 steentjes, in je eentje
game-trigon-solo-kind = 1 speler
game-polyomino = Polyomino
game-polyomino-about = Begin waar je wilt, dan houden of ruilen
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Ieder 9 steentjes, in een paar minuten
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Ieder 2 sets van 9 steentjes
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Ieder 21 steentjes
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Eén gezamenlijke set van 56 steentjes
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Bouw omhoog en word van boven gezien
game-rumis-tower = Rumis Toren
game-rumis-tower-about = Smal, en tot 8 blokjes hoog
game-rumis-tower-kind = Toren
game-rumis-corner = Rumis Hoek
game-rumis-corner-about = Om een hoek, op 40 vakjes
game-rumis-corner-kind = Hoek
game-rumis-steps = Rumis Trap
game-rumis-steps-about = Een trap van 4 treden op
game-rumis-steps-kind = Trap
game-rumis-pyramid = Rumis Piramide
game-rumis-pyramid-about = Hoger naar het midden toe
game-rumis-pyramid-kind = Piramide
game-rumis-own = Rumis op je eigen bord
game-rumis-own-about = Maak het bord zelf
game-rumis-own-kind = Eigen bord
game-triominos = Triominos
game-triominos-about = Leg gelijke getallen aan, verberg je stenen
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
option-start-about = Waar elke kleur het eerste steentje legt.
option-start-own = Op de eigen startplaats
option-start-any = Op elke vrije startplaats
option-start-opposite = Tegenover je andere kleur
option-start-spaced = Om de andere startplaats
option-scoring = Puntentelling
option-scoring-about = Hoe de punten worden geteld.
option-scoring-advanced = Vierkantjes over, met bonus
option-scoring-basic = Vierkantjes over, zonder bonus
option-scoring-pieces = Wie de meeste steentjes legt, wint
option-scoring-cells = Wie de minste vierkantjes overhoudt, wint
option-scoring-standard = Standaard
option-scoring-children = Puntentelling voor kinderen
option-scoring-no-points = Geen punten: eerste zonder stenen wint
option-first = Wie begint
option-first-about = De speler die het eerste steentje legt.
option-first-number = { $number ->
    [0] Speler 1
    [1] Speler 2
    [2] Speler 3
   *[3] Speler 4
  }
option-shared = Gezamenlijke kleur
option-shared-about = De kleur die alle spelers om de beurt leggen.
option-left-out = Kleur die niet meedoet
option-left-out-about = De kleur die niemand speelt.
option-strict-corners = Strikte hoeken
option-strict-corners-about = Hoeken mogen alleen hoeken raken, nooit het midden van een rechte zijde.
option-seats = Spelers
option-seats-about = Het aantal spelers.
option-seats-number = { $number }
option-colours-each = Kleuren
option-colours-each-about = Kleuren per speler. Bij twee telt alleen de beste.
option-colours-each-number = ieder { $number }
option-blocked = Als je geen steentje kunt leggen
option-blocked-about = Wat er gebeurt met een kleur die in haar beurt geen steentje kan leggen.
option-blocked-out = Die ligt uit het spel
option-blocked-skip = Die mist alleen die beurt
option-heights = Hoogtekaart
option-heights-about = Maximale hoogtes rij voor rij, de bovenste rij eerst, met / tussen de rijen, zoals 2 2 1/2 2 1.
option-without = Handicap
option-without-about = Steentjes waar een kleur zonder speelt, zoals blue:I5,W5/red:X5.
option-edition = Uitgave
option-edition-about = Uitgaven verschillen in het aantal stenen, in pakken en passen, en in hoe een ronde of partij eindigt.
option-edition-international = Internationaal
option-edition-french = Frans
option-edition-spanish = Spaans
option-edition-portuguese = Portugees
option-edition-tournament = Toernooi
option-target = Puntenlimiet
option-target-about = Het totaal waarmee de partij eindigt. De laagste zijn bedoeld voor de puntentelling voor kinderen.
option-target-number = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
  }
option-deals = Rondes
option-deals-about = Speel een vast aantal rondes in plaats van tot een puntenlimiet. Met de puntentelling voor kinderen is het één ronde, tenzij je iets anders kiest.
option-deals-number = { $number ->
    [0] Geen vast aantal
    [one] { $number } ronde
   *[other] { $number } rondes
  }
option-after-draw = Na het pakken
option-after-draw-about = Welke steen je direct na het pakken mag leggen.
option-after-draw-drawn = Alleen de gepakte steen
option-after-draw-any = Elke steen
option-time-limit = Beurten op tijd
option-time-limit-about = Is je tijd op, dan pak je stenen tot je beurt voorbij is. Vereist een klok met tijd per zet.

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

## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = Fyra färger på 20 gånger 20 rutor
game-classic-kind = 4 spelare
game-classic-2 = Classic för två
game-classic-2-about = Två färger var
game-classic-2-kind = 2 spelare
game-classic-3 = Classic för tre
game-classic-3-about = Den fjärde färgen läggs av alla i tur och ordning
game-classic-3-kind = 3 spelare
game-classic-teams = Classic i lag
game-classic-teams-about = Blå och röd mot gul och grön
game-classic-teams-kind = 2 mot 2
game-classic-solo = Åttiofyra
game-classic-solo-about = Lägg ut alla 84 bitar, på egen hand
game-classic-solo-kind = 1 spelare
game-duo = Duo
game-duo-about = Den snabba duellen på 14 gånger 14
game-duo-kind = 2 spelare
game-junior = Junior
game-junior-about = Enkla bitar, små händer
game-junior-kind = 2 spelare
game-trigon = Trigon
game-trigon-about = En sexhörning av trianglar
game-trigon-kind = 4 spelare
game-trigon-2 = Trigon för två
game-trigon-2-about = Två färger var
game-trigon-2-kind = 2 spelare
game-trigon-3 = Trigon för tre
game-trigon-3-about = Tre färger på en mindre sexhörning
game-trigon-3-kind = 3 spelare
game-trigon-teams = Trigon i lag
game-trigon-teams-about = Blå och röd mot gul och grön
game-trigon-teams-kind = 2 mot 2
game-trigon-solo = Åttioåtta
game-trigon-solo-about = Lägg ut alla 88 bitar, på egen hand
game-trigon-solo-kind = 1 spelare
game-polyomino = Polyomino
game-polyomino-about = Börja var som helst, byt sedan eller behåll
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 bitar var, klart på några minuter
game-polyomino-8-kind = 8 gånger 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Två uppsättningar med 9 bitar var
game-polyomino-12-kind = 12 gånger 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 bitar var
game-polyomino-14-kind = 14 gånger 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = En gemensam uppsättning med 56 bitar
game-polyomino-hexa-kind = Hexa, 20 gånger 20
game-rumis = Rumis
game-rumis-about = Bygg på höjden och syns ovanifrån
game-rumis-tower = Rumis Torn
game-rumis-tower-about = Smalt och upp till åtta kuber högt
game-rumis-tower-kind = Torn
game-rumis-corner = Rumis Hörn
game-rumis-corner-about = Runt ett hörn med 40 rutor
game-rumis-corner-kind = Hörn
game-rumis-steps = Rumis Trappa
game-rumis-steps-about = Uppför en trappa med fyra steg
game-rumis-steps-kind = Trappa
game-rumis-pyramid = Rumis Pyramid
game-rumis-pyramid-about = Högre mot mitten
game-rumis-pyramid-kind = Pyramid
game-rumis-own = Rumis med egna höjder
game-rumis-own-about = Ett bräde som du gör själv
game-rumis-own-kind = Ditt eget
game-triominos = Triominos
game-triominos-about = Passa ihop hörnen, dölj din hand
game-triominos-kind = 1 till 6 spelare

## What is told of every game

facts-players = { $most ->
    [one] { $span } spelare
   *[other] { $span } spelare
  }
facts-minutes = { $span } min
facts-age = från { $age } år

## Options of games, by their names, with every value that has a word

option-on = Ja
option-off = Nej
option-start = Första biten
option-start-about = Var en färgs första bit får ligga.
option-start-own = På sin egen startpunkt
option-start-any = På valfri ledig startpunkt
option-start-opposite = Mittemot ens andra färg
option-start-spaced = På varannan startpunkt
option-scoring = Poäng
option-scoring-about = Hur poängen räknas.
option-scoring-advanced = Fält kvar, med bonus
option-scoring-basic = Bara fält kvar
option-scoring-pieces = Flest utlagda bitar
option-scoring-cells = Minst antal fält kvar
option-scoring-standard = Som i spelreglerna
option-scoring-children = Poäng för barn
option-scoring-no-points = Inga: den som först blir av med alla vinner
option-first = Vem som börjar
option-first-about = Platsen som lägger den första biten.
option-first-number = { $number ->
    [0] Plats 1
    [1] Plats 2
    [2] Plats 3
   *[3] Plats 4
  }
option-shared = Gemensam färg
option-shared-about = Färgen som alla spelare lägger i tur och ordning.
option-left-out = Färg som utgår
option-left-out-about = Färgen som inte spelas.
option-strict-corners = Strikta hörn
option-strict-corners-about = Hörn får bara möta hörn, aldrig mitten av en rak sida.
option-seats = Spelare
option-seats-about = Hur många som spelar.
option-seats-number = { $number }
option-colours-each = Färger
option-colours-each-about = Varje spelares färger; av två räknas bara den bästa.
option-colours-each-number = { $number } var
option-blocked = Ingen plats kvar
option-blocked-about = Vad som händer med en färg som inte kan lägga på sin tur.
option-blocked-out = Den är ute för gott
option-blocked-skip = Den står bara över
option-heights = Höjder
option-heights-about = Rader med höjdgränser, översta raden först, med / mellan raderna, som i 2 2 1/2 2 1.
option-without = Handikapp
option-without-about = Bitarna som färgerna är utan, som i blue:I5,W5/red:X5.
option-edition = Spelregler
option-edition-about = Utgåvor skiljer sig i händer, dragning, när man får stå över och hur en omgång och matchen slutar.
option-edition-international = Internationell
option-edition-french = Fransk
option-edition-spanish = Spansk
option-edition-portuguese = Portugisisk
option-edition-tournament = Turnering
option-target = Spelas till
option-target-about = Summan som avslutar matchen. De lägsta är avsedda för poäng för barn.
option-target-number = { $number } poäng
option-deals = Omgångar
option-deals-about = Ett bestämt antal omgångar i stället för en poänggräns. Med poäng för barn är det en enda omgång, om du inte väljer annat.
option-deals-number = { $number ->
    [0] Inget bestämt antal
    [one] { $number } omgång
   *[other] { $number } omgångar
  }
option-after-draw = Efter dragning
option-after-draw-about = Vilken bricka som får läggas direkt efter en dragning.
option-after-draw-drawn = Den dragna brickan
option-after-draw-any = Valfri bricka
option-time-limit = Turer på tid
option-time-limit-about = Den som är sen drar tills turen är över. Kräver en klocka för varje drag.

## How strongly the computer plays

level = Nivå { $level }, { $word }
level-1 = första stegen
level-2 = nybörjare
level-3 = lugn
level-4 = avspänd
level-5 = stadig
level-6 = skicklig
level-7 = stark
level-8 = expert
level-9 = mästare

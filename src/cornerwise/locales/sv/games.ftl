## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = 4 färger på 20 × 20 rutor
game-classic-kind = 4 spelare
game-classic-2 = Classic för två
game-classic-2-about = 2 färger var
game-classic-2-kind = 2 spelare
game-classic-3 = Classic för tre
game-classic-3-about = Alla delar på den fjärde färgen
game-classic-3-kind = 3 spelare
game-classic-teams = Classic i lag
game-classic-teams-about = Blå och röd mot gul och grön
game-classic-teams-kind = 2 mot 2
game-classic-solo = Åttiofyra
game-classic-solo-about = Lägg ut alla 84 bitar på egen hand
game-classic-solo-kind = 1 spelare
game-duo = Duo
game-duo-about = En snabb duell, 14 × 14
game-duo-kind = 2 spelare
game-junior = Junior
game-junior-about = Enkla bitar för barn
game-junior-kind = 2 spelare
game-trigon = Trigon
game-trigon-about = Trianglar på en sexhörning
game-trigon-kind = 4 spelare
game-trigon-2 = Trigon för två
game-trigon-2-about = 2 färger var
game-trigon-2-kind = 2 spelare
game-trigon-3 = Trigon för tre
game-trigon-3-about = 3 färger på en mindre sexhörning
game-trigon-3-kind = 3 spelare
game-trigon-teams = Trigon i lag
game-trigon-teams-about = Blå och röd mot gul och grön
game-trigon-teams-kind = 2 mot 2
game-trigon-solo = Åttioåtta
game-trigon-solo-about = Lägg ut alla 88 bitar på egen hand
game-trigon-solo-kind = 1 spelare
game-polyomino = Polyomino
game-polyomino-about = Börja var som helst, behåll eller byt sedan
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 bitar var, klart på några minuter
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 uppsättningar med 9 bitar var
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 bitar var
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = En gemensam uppsättning med 56 bitar
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Bygg på höjden och syns ovanifrån
game-rumis-tower = Rumis Torn
game-rumis-tower-about = Smalt, och upp till 8 kuber högt
game-rumis-tower-kind = Torn
game-rumis-corner = Rumis Hörn
game-rumis-corner-about = Runt ett hörn, på 40 rutor
game-rumis-corner-kind = Hörn
game-rumis-steps = Rumis Trappa
game-rumis-steps-about = Uppför en trappa med 4 steg
game-rumis-steps-kind = Trappa
game-rumis-pyramid = Rumis Pyramid
game-rumis-pyramid-about = Högre mot mitten
game-rumis-pyramid-kind = Pyramid
game-rumis-own = Rumis på ditt eget bräde
game-rumis-own-about = Gör brädet själv
game-rumis-own-kind = Ditt eget
game-triominos = Triominos
game-triominos-about = Matcha talen, dölj dina brickor
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
option-start-about = Var varje färg lägger sin första bit.
option-start-own = På sin egen startpunkt
option-start-any = På valfri ledig startpunkt
option-start-opposite = Mittemot din andra färg
option-start-spaced = På varannan startpunkt
option-scoring = Poängräkning
option-scoring-about = Hur poängen räknas.
option-scoring-advanced = Rutor kvar, med bonus
option-scoring-basic = Rutor kvar, utan bonus
option-scoring-pieces = Flest utlagda bitar vinner
option-scoring-cells = Minst antal rutor kvar vinner
option-scoring-standard = Standard
option-scoring-children = Poängräkning för barn
option-scoring-no-points = Inga poäng: först utan brickor vinner
option-first = Vem som börjar
option-first-about = Spelaren som lägger den första biten.
option-first-number = { $number ->
    [0] Spelare 1
    [1] Spelare 2
    [2] Spelare 3
   *[3] Spelare 4
  }
option-shared = Gemensam färg
option-shared-about = Färgen som alla spelare turas om att lägga.
option-left-out = Färg som utgår
option-left-out-about = Färgen som ingen spelar.
option-strict-corners = Strikta hörn
option-strict-corners-about = Hörn får bara röra vid hörn, aldrig mitten av en rak sida.
option-seats = Spelare
option-seats-about = Antalet spelare.
option-seats-number = { $number }
option-colours-each = Färger
option-colours-each-about = Färger per spelare. Med två räknas bara den bästa.
option-colours-each-number = { $number } var
option-blocked = Om du inte kan lägga en bit
option-blocked-about = Vad som händer med en färg som inte kan lägga en bit på sin tur.
option-blocked-out = Den är ute ur partiet
option-blocked-skip = Den missar bara den turen
option-heights = Höjdkarta
option-heights-about = Höjdgränser rad för rad, översta raden först, med / mellan raderna, som i 2 2 1/2 2 1.
option-without = Handikapp
option-without-about = Bitar som en färg spelar utan, som i blue:I5,W5/red:X5.
option-edition = Utgåva
option-edition-about = Utgåvor skiljer sig i antalet brickor, i att dra och stå över, och i hur en omgång eller match slutar.
option-edition-international = Internationell
option-edition-french = Fransk
option-edition-spanish = Spansk
option-edition-portuguese = Portugisisk
option-edition-tournament = Turnering
option-target = Poänggräns
option-target-about = Summan som avslutar matchen. De lägsta gränserna är avsedda för poängräkning för barn.
option-target-number = { $number } poäng
option-deals = Omgångar
option-deals-about = Spela ett bestämt antal omgångar i stället för till en poänggräns. Med poängräkning för barn är det en omgång, om du inte väljer annat.
option-deals-number = { $number ->
    [0] Inget bestämt antal
    [one] { $number } omgång
   *[other] { $number } omgångar
  }
option-after-draw = Efter dragning
option-after-draw-about = Vilken bricka du får lägga direkt efter en dragning.
option-after-draw-drawn = Bara den dragna brickan
option-after-draw-any = Valfri bricka
option-time-limit = Turer på tid
option-time-limit-about = Om din tid går ut drar du tills din tur är över. Kräver en klocka med tid per drag.

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

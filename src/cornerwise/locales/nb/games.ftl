## Spillene

game-classic = Klassisk
game-classic-about = 4 farger på 20 × 20 ruter
game-classic-kind = 4 spillere
game-classic-2 = Klassisk for to
game-classic-2-about = 2 farger hver
game-classic-2-kind = 2 spillere
game-classic-3 = Klassisk for tre
game-classic-3-about = Alle deler den fjerde fargen
game-classic-3-kind = 3 spillere
game-classic-teams = Klassisk i lag
game-classic-teams-about = Blå og rød mot gul og grønn
game-classic-teams-kind = 2 mot 2
game-classic-solo = Åttifire
game-classic-solo-about = Legg alle 84 brikkene på egen hånd
game-classic-solo-kind = 1 spiller
game-duo = Duo
game-duo-about = En rask duell på 14 × 14
game-duo-kind = 2 spillere
game-junior = Junior
game-junior-about = Enkle brikker for barn
game-junior-kind = 2 spillere
game-trigon = Trigon
game-trigon-about = Trekanter på en sekskant
game-trigon-kind = 4 spillere
game-trigon-2 = Trigon for to
game-trigon-2-about = 2 farger hver
game-trigon-2-kind = 2 spillere
game-trigon-3 = Trigon for tre
game-trigon-3-about = 3 farger på en mindre sekskant
game-trigon-3-kind = 3 spillere
game-trigon-teams = Trigon i lag
game-trigon-teams-about = Blå og rød mot gul og grønn
game-trigon-teams-kind = 2 mot 2
game-trigon-solo = Åttiåtte
game-trigon-solo-about = Legg alle 88 brikkene på egen hånd
game-trigon-solo-kind = 1 spiller
game-polyomino = Polyomino
game-polyomino-about = Begynn hvor som helst, behold eller bytt
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 brikker hver, ferdig på få minutter
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 sett med 9 brikker hver
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 brikker hver
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Ett felles sett med 56 brikker
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Bygg oppover og bli sett ovenfra
game-rumis-tower = Rumis Tårn
game-rumis-tower-about = Smalt og opptil 8 kuber høyt
game-rumis-tower-kind = Tårn
game-rumis-corner = Rumis Hjørne
game-rumis-corner-about = Rundt et hjørne, på 40 ruter
game-rumis-corner-kind = Hjørne
game-rumis-steps = Rumis Trapp
game-rumis-steps-about = Opp en trapp med 4 trinn
game-rumis-steps-kind = Trapp
game-rumis-pyramid = Rumis Pyramide
game-rumis-pyramid-about = Høyere mot midten
game-rumis-pyramid-kind = Pyramide
game-rumis-own = Rumis på ditt eget brett
game-rumis-own-about = Lag brettet selv
game-rumis-own-kind = Ditt eget
game-triominos = Triominos
game-triominos-about = Få tallene til å stemme, skjul brikkene dine
game-triominos-kind = 1 til 6 spillere

## What is told of every game

facts-players = { $most ->
    [one] { $span } spiller
   *[other] { $span } spillere
  }
facts-minutes = { $span } min
facts-age = { $age }+ år

## Valg

option-on = Ja
option-off = Nei
option-start = Første brikke
option-start-about = Hvor hver farge legger sin første brikke.
option-start-own = På sitt eget startpunkt
option-start-any = På et hvilket som helst ledig startpunkt
option-start-opposite = Overfor den andre fargen din
option-start-spaced = På annethvert startpunkt
option-scoring = Poengberegning
option-scoring-about = Hvordan poengene telles.
option-scoring-advanced = Ruter igjen, med bonus
option-scoring-basic = Ruter igjen, uten bonus
option-scoring-pieces = Flest brikker lagt vinner
option-scoring-cells = Færrest ruter igjen vinner
option-scoring-standard = Standard
option-scoring-children = Barnepoeng
option-scoring-no-points = Uten poeng: først uten brikker vinner
option-first = Hvem begynner
option-first-about = Spilleren som legger den første brikken.
option-first-number =
    { $number ->
        [0] Spiller 1
        [1] Spiller 2
        [2] Spiller 3
       *[3] Spiller 4
    }
option-shared = Felles farge
option-shared-about = Fargen som alle spillerne bytter på å legge.
option-left-out = Utelatt farge
option-left-out-about = Fargen som ingen spiller.
option-strict-corners = Strenge hjørner
option-strict-corners-about = Hjørner kan bare berøre hjørner, aldri midten av en rett side.
option-seats = Spillere
option-seats-about = Antall spillere.
option-seats-number = { $number }
option-colours-each = Farger
option-colours-each-about = Farger per spiller. Med to teller bare den beste.
option-colours-each-number = { $number ->
    [one] { $number } hver
   *[other] { $number } hver
  }
option-blocked = Hvis du ikke kan legge en brikke
option-blocked-about = Hva som skjer med en farge som ikke kan legge en brikke når det er dens tur.
option-blocked-out = Den er ute av partiet
option-blocked-skip = Den står bare over den turen
option-heights = Høydekart
option-heights-about = Høydegrenser rad for rad, øverste rad først, med / mellom radene, som i 2 2 1/2 2 1.
option-without = Handikapp
option-without-about = Brikker som en farge spiller uten, som i blue:I5,W5/red:X5.
option-edition = Utgave
option-edition-about = Utgavene skiller seg i antall brikker, i trekking og pass, og i hvordan en runde eller et parti slutter.
option-edition-international = Internasjonal
option-edition-french = Fransk
option-edition-spanish = Spansk
option-edition-portuguese = Portugisisk
option-edition-tournament = Turnering
option-target = Målsum
option-target-about = Summen som avslutter partiet. De laveste er ment for barnepoeng.
option-target-number = { $number ->
    [one] { $number } poeng
   *[other] { $number } poeng
  }
option-deals = Runder
option-deals-about = Spill et fast antall runder i stedet for til en målsum. Med barnepoeng er det én runde, hvis du ikke velger noe annet.
option-deals-number = { $number ->
    [0] Ikke noe fast antall
    [one] { $number } runde
   *[other] { $number } runder
  }
option-after-draw = Etter trekking
option-after-draw-about = Hvilken brikke du kan legge rett etter trekking.
option-after-draw-drawn = Bare brikken som ble trukket
option-after-draw-any = Hvilken som helst brikke
option-time-limit = Tur på tid
option-time-limit-about = Hvis tiden din går ut, trekker du til turen din er over. Krever en klokke med tid per trekk.

## Hvor sterkt datamaskinen spiller

level = Nivå { $level }, { $word }
level-1 = første skritt
level-2 = nybegynner
level-3 = avslappet
level-4 = hyggespiller
level-5 = stødig
level-6 = dyktig
level-7 = sterk
level-8 = ekspert
level-9 = mester

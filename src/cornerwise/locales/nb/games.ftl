## Spillene

game-classic = Klassisk
game-classic-about = Fire farger på 20 ganger 20 ruter
game-classic-kind = 4 spillere
game-classic-2 = Klassisk for to
game-classic-2-about = To farger hver
game-classic-2-kind = 2 spillere
game-classic-3 = Klassisk for tre
game-classic-3-about = Den fjerde fargen legges av alle etter tur
game-classic-3-kind = 3 spillere
game-classic-teams = Klassisk i lag
game-classic-teams-about = Blå og rød mot gul og grønn
game-classic-teams-kind = 2 mot 2
game-classic-solo = Åttifire
game-classic-solo-about = Legg alle 84 brikkene, alene
game-classic-solo-kind = 1 spiller
game-duo = Duo
game-duo-about = Den raske duellen på 14 ganger 14
game-duo-kind = 2 spillere
game-junior = Junior
game-junior-about = Enkle brikker, små hender
game-junior-kind = 2 spillere
game-trigon = Trigon
game-trigon-about = En sekskant av trekanter
game-trigon-kind = 4 spillere
game-trigon-2 = Trigon for to
game-trigon-2-about = To farger hver
game-trigon-2-kind = 2 spillere
game-trigon-3 = Trigon for tre
game-trigon-3-about = Tre farger på en mindre sekskant
game-trigon-3-kind = 3 spillere
game-trigon-teams = Trigon i lag
game-trigon-teams-about = Blå og rød mot gul og grønn
game-trigon-teams-kind = 2 mot 2
game-trigon-solo = Åttiåtte
game-trigon-solo-about = Legg alle 88 brikkene, alene
game-trigon-solo-kind = 1 spiller
game-polyomino = Polyomino
game-polyomino-about = Åpne hvor som helst, bytt eller behold
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 brikker hver, over på få minutter
game-polyomino-8-kind = 8 ganger 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = To sett med 9 brikker hver
game-polyomino-12-kind = 12 ganger 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 brikker hver
game-polyomino-14-kind = 14 ganger 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Ett felles sett med 56 brikker
game-polyomino-hexa-kind = Hexa, 20 ganger 20
game-rumis = Rumis
game-rumis-about = Bygg oppover, bli sett ovenfra
game-rumis-tower = Rumis Tårn
game-rumis-tower-about = Smalt og opptil åtte kuber høyt
game-rumis-tower-kind = Tårn
game-rumis-corner = Rumis Hjørne
game-rumis-corner-about = Rundt et hjørne på 40 ruter
game-rumis-corner-kind = Hjørne
game-rumis-steps = Rumis Trapp
game-rumis-steps-about = Opp en trapp med fire trinn
game-rumis-steps-kind = Trapp
game-rumis-pyramid = Rumis Pyramide
game-rumis-pyramid-about = Høyere mot midten
game-rumis-pyramid-kind = Pyramide
game-rumis-own = Rumis på dine egne høyder
game-rumis-own-about = Et brett du lager selv
game-rumis-own-kind = Ditt eget
game-triominos = Triominos
game-triominos-about = Få hjørnene til å stemme, skjul hånden
game-triominos-kind = 1 til 6 spillere

## What is told of every game

facts-players = { $most ->
    [one] { $span } spiller
   *[other] { $span } spillere
  }
facts-minutes = { $span } min
facts-age = fra { $age } år

## Valg

option-on = Ja
option-off = Nei
option-start = Første brikke
option-start-about = Hvor den første brikken i en farge kan ligge.
option-start-own = På sitt eget startfelt
option-start-any = På et hvilket som helst ledig startfelt
option-start-opposite = Overfor spillerens andre farge
option-start-spaced = På annethvert startfelt
option-scoring = Poeng
option-scoring-about = Hvordan poengene telles.
option-scoring-advanced = Felter til overs, med bonus
option-scoring-basic = Bare felter til overs
option-scoring-pieces = Flest brikker lagt
option-scoring-cells = Færrest felter til overs
option-scoring-standard = Som i spillereglene
option-scoring-children = Poeng for barn
option-scoring-no-points = Ingen: den som først blir ferdig, vinner
option-first = Hvem begynner
option-first-about = Plassen som legger den første brikken.
option-first-number = { $number ->
    [0] Plass 1
    [1] Plass 2
    [2] Plass 3
   *[3] Plass 4
  }
option-shared = Felles farge
option-shared-about = Fargen som alle spillerne legger etter tur.
option-left-out = Utelatt farge
option-left-out-about = Fargen som ikke er med.
option-strict-corners = Strenge hjørner
option-strict-corners-about = Hjørner kan bare møte hjørner, aldri midten av en rett side.
option-seats = Spillere
option-seats-about = Hvor mange som spiller.
option-seats-number = { $number }
option-colours-each = Farger
option-colours-each-about = Fargene til hver spiller; av to teller bare den beste.
option-colours-each-number = { $number ->
    [one] { $number } hver
   *[other] { $number } hver
  }
option-blocked = Ingen plass igjen
option-blocked-about = Hva som skjer med en farge som ikke kan legge når det er dens tur.
option-blocked-out = Den er ute for godt
option-blocked-skip = Den står bare over
option-heights = Høyder
option-heights-about = Rader med høydegrenser, øverste rad først, med / mellom radene, som i 2 2 1/2 2 1.
option-without = Handikapp
option-without-about = Brikkene som fargene klarer seg uten, som i blue:I5,W5/red:X5.
option-edition = Spilleregler
option-edition-about = Utgavene skiller seg i hender, trekking, det å melde pass og hvordan en runde og partiet slutter.
option-edition-international = Internasjonal
option-edition-french = Fransk
option-edition-spanish = Spansk
option-edition-portuguese = Portugisisk
option-edition-tournament = Turnering
option-target = Spilles til
option-target-about = Summen som avslutter partiet. De laveste er ment for poeng for barn.
option-target-number = { $number ->
    [one] { $number } poeng
   *[other] { $number } poeng
  }
option-deals = Runder
option-deals-about = Et fast antall runder i stedet for en poengsum. Med poeng for barn er det én runde, hvis du ikke velger noe annet.
option-deals-number = { $number ->
    [0] Ikke noe fast antall
    [one] { $number } runde
   *[other] { $number } runder
  }
option-after-draw = Etter trekking
option-after-draw-about = Hvilken brikke som kan legges rett etter trekking.
option-after-draw-drawn = Brikken som ble trukket
option-after-draw-any = Hvilken som helst brikke
option-time-limit = Tur på tid
option-time-limit-about = Den som er sen, trekker til turen er over. Krever en klokke for hvert trekk.

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

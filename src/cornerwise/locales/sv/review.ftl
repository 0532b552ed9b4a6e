## The result

result-page = Resultat
result-open = Partiet pågår
result-by-resigned = De andra har gett upp.
result-by-time = De andras tid är slut.
result-by-left = De andra har lämnat bordet.
result-you-resigned = Du har gett upp.
result-you-time = Din tid är slut.
result-you-left = Du har lämnat.
result-dropped = { $name }: { $how }
result-by-draw = Spelarna kom överens om det.
result-all-placed = Med alla bitar av { $colour } på brädet.
result-solo-done = Alla bitar ligger på brädet
result-solo-short = Alla bitar fick inte plats
over-replay = Spela upp

## The sum of every seat

sum-won = vann
sum-deal = Omgång { $deal }
sum-together = Tillsammans med partnern
sum-nobody = Ingens färg
sum-nobody-text = Alla lade den i tur och ordning. Den räknas inte.
sheet-left = Bit { $piece } kvar{ $count ->
    [one] {""}
   *[other] , { $count } stycken
  }
sheet-cells-placed = { $count ->
    [one] 1 täckt fält
   *[other] { $count } täckta fält
  }
sheet-pieces-placed = { $count ->
    [one] 1 utlagd bit
   *[other] { $count } utlagda bitar
  }
sheet-seen = { $count ->
    [one] 1 ruta syns ovanifrån
   *[other] { $count } rutor syns ovanifrån
  }
sheet-all-placed = Alla bitar utlagda
sheet-single-last = Den minsta biten allra sist
sheet-tile = { $count ->
    [one] 1 lagd bricka
   *[other] { $count } lagda brickor
  }
sheet-bridge = { $count ->
    [one] 1 bro
   *[other] { $count } broar
  }
sheet-hexagon = { $count ->
    [one] 1 fullbordad sexhörning
   *[other] { $count } fullbordade sexhörningar
  }
sheet-opening-triple = Började med tre lika tal
sheet-opening-zero = Började med tre nollor
sheet-out = Lade den sista brickan
sheet-draw = { $count ->
    [one] 1 dragen bricka
   *[other] { $count } dragna brickor
  }
sheet-third-draw = { $count ->
    [one] En tredje bricka som inte passade
   *[other] { $count } gånger en tredje bricka som inte passade
  }
sheet-hands = Brickor kvar på hand

## The review

review-title = Genomgång
review-about = Klistra in ett parti, så berättar datorn hur det gick, vad varje drag var värt och vad som hade varit bättre.
review-progress = { $done ->
    [0] Datorn tittar på partiet
   *[other] { $done } av { $total } drag granskade
  }
review-progress-text = Du kan stega genom partiet under tiden. Om du lämnar sidan avbryts arbetet.
review-quantity = Vad linjerna visar
review-margins = Poängförsprång
review-shares = Vinstchans
review-graph = Ställningen efter varje drag
review-as-table = Som tabell
review-as-graph = Som diagram
review-table = Ställningen, som tabell
review-move = Före
review-before = { $ply }: { $move }
review-end = Slutet
review-errors = ± är det område där en sexton gånger så lång sökning slutar 95 gånger av 100. Ett värde utan ± är exakt.
review-at = Efter { $ply ->
    [0] uppställningen
    [one] 1 drag
   *[other] { $ply } drag
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Vändpunkter
review-no-turning = Inget drag kostade mycket. Bra spelat av alla.
review-lost-margins = förlorade poäng jämfört med det bästa draget
review-move-of = Drag { $number }, { $name }
review-instead = { $move }; bättre var { $better }
review-better = Bättre: { $move }
review-was-best = Datorn hittade inget bättre.
review-choose = Välj ett drag för att se vad som hade varit bättre.
review-line = Hur det kunde ha fortsatt
review-line-show = Visa dragföljden
review-line-one = Visa draget
review-line-hide = Dölj dragföljden
review-line-back = Ett drag bakåt i följden
review-line-on = Ett drag framåt i följden
review-line-at = { $step } av { $count }
move-lays = { $piece } på { $cell }
move-lays-tile = brickan { $tile }
move-keep = att behålla färgen
move-swap = att byta färger
move-draw = att dra en bricka
move-pass = att stå över

## Replay

replay-title = Uppspelning
replay-about = Klistra in ett parti och se det drag för drag.
replay-slider = Plats i partiet
replay-where = { $ply ->
    [0] Före det första av { $count ->
        [one] 1 drag
       *[other] { $count } drag
      }
   *[other] Drag { $ply } av { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Spela upp
replay-pause = Pausa
replay-end = Till slutet
replay-speed = Hastighet
replay-times = { $speed } ×
replay-next = är på tur härnäst

## Games from elsewhere

doors = Partier från annat håll
door-review = Gå igenom ett parti
door-replay = Spela upp ett parti
head-back = Tillbaka
record-label = Ett parti som .blksgf eller JSON
record-open = Öppna
record-file = Välj en fil
record-other = Ett annat parti
record-hint = Du kan också släppa en fil här. Inget sparas på servern.
record-none = Det finns inget parti i den här texten.
record-which = { $count } partier. Vilket?

## Taking it along

export-title = Dela och spara
export-share = Dela
export-link = Kopiera länken
export-blksgf = .blksgf-fil
export-blksgf-text = för andra program för de här spelen
export-json = JSON-protokoll
export-json-text = allt, för att öppnas här igen
export-svg = SVG-bild
export-svg-text = skarp i alla storlekar
export-png = PNG-bild
export-png-text = för meddelanden och sidor

## The editor

editor-moves = { $count ->
    [0] Lägg den första biten
    [one] 1 drag
   *[other] { $count } drag
  }
editor-over = Partiet är slut
editor-over-text = Ingen kan göra fler drag.
editor-computer = Datorn drar
editor-review = Gå igenom
editor-found = Vad datorn skulle göra
editor-value = { $margin } · { $share } %
editor-make = Gör drag { $letter }
editor-game = Spelet
editor-which = Vilket spel
editor-game-kind = { $game }, { $kind }
editor-begin = Börja om

## The result

result-page = Resultat
result-open = Partiet er i gang
result-by-resigned = De andre har givet op.
result-by-time = De andres tid er gået.
result-by-left = De andre er gået.
result-you-resigned = Du har givet op.
result-you-time = Din tid er gået.
result-you-left = Du er gået.
result-dropped = { $name }: { $how }
result-by-draw = Spillerne blev enige om det.
result-all-placed = Med alle brikker i { $colour } på brættet.
result-solo-done = Alle brikker er på brættet
result-solo-short = Ikke alle brikker fandt en plads
over-replay = Afspil

## The sum of every seat

sum-won = vandt
sum-deal = Omgang { $deal }
sum-together = Sammen med makkeren
sum-nobody = Ingens farve
sum-nobody-text = Alle lagde den på skift. Den tæller ikke.
sheet-left = Brik { $piece } tilbage{ $count ->
    [one] {""}
   *[other] , { $count } af dem
  }
sheet-cells-placed = { $count ->
    [one] 1 felt dækket
   *[other] { $count } felter dækket
  }
sheet-pieces-placed = { $count ->
    [one] 1 brik lagt
   *[other] { $count } brikker lagt
  }
sheet-seen = { $count ->
    [one] 1 felt set fra oven
   *[other] { $count } felter set fra oven
  }
sheet-all-placed = Alle brikker lagt
sheet-single-last = Den mindste brik allersidst
sheet-tile = { $count ->
    [one] 1 brik lagt
   *[other] { $count } brikker lagt
  }
sheet-bridge = { $count ->
    [one] 1 bro
   *[other] { $count } broer
  }
sheet-hexagon = { $count ->
    [one] 1 sekskant lukket
   *[other] { $count } sekskanter lukket
  }
sheet-opening-triple = Begyndte med tre ens tal
sheet-opening-zero = Begyndte med tre nuller
sheet-out = Lagde den sidste brik
sheet-draw = { $count ->
    [one] 1 brik trukket
   *[other] { $count } brikker trukket
  }
sheet-third-draw = { $count ->
    [one] En tredje brik, der ikke passede
   *[other] { $count } gange en tredje brik, der ikke passede
  }
sheet-hands = Brikker tilbage på hænderne

## The review

review-title = Gennemgang
review-about = Indsæt et parti, så fortæller computeren, hvordan det gik, hvad hvert træk var værd, og hvad der ville have været bedre.
review-progress = { $done ->
    [0] Computeren ser på partiet
   *[other] { $done } af { $total } træk gennemset
  }
review-progress-text = Du kan gå gennem partiet imens. Forlader du siden, stopper arbejdet.
review-quantity = Hvad linjerne viser
review-margins = Point foran
review-shares = Vinderchance
review-graph = Stillingen efter hvert træk
review-as-table = Som tabel
review-as-graph = Som graf
review-table = Stillingen, som tabel
review-move = Før
review-before = { $ply }: { $move }
review-end = Slutningen
review-errors = ± er det område, hvor en seksten gange så lang søgning ender 95 af 100 gange. En værdi uden ± er nøjagtig.
review-at = Efter { $ply ->
    [0] opstillingen
    [one] 1 træk
   *[other] { $ply } træk
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Vendepunkter
review-no-turning = Intet træk kostede meget. Godt spillet af alle.
review-lost-margins = point tabt i forhold til det bedste træk
review-move-of = Træk { $number }, { $name }
review-instead = { $move }; bedre var { $better }
review-better = Bedre: { $move }
review-was-best = Computeren fandt ikke noget bedre.
review-choose = Vælg et træk for at se, hvad der ville have været bedre.
review-line = Hvordan det kunne være gået videre
review-line-show = Vis trækfølgen
review-line-one = Vis trækket
review-line-hide = Skjul trækfølgen
review-line-back = Ét træk tilbage i følgen
review-line-on = Ét træk frem i følgen
review-line-at = { $step } af { $count }
move-lays = { $piece } på { $cell }
move-lays-tile = brikken { $tile }
move-keep = at beholde farven
move-swap = at bytte farver
move-draw = at trække en brik
move-pass = at melde pas

## Replay

replay-title = Afspilning
replay-about = Indsæt et parti, og se det træk for træk.
replay-slider = Sted i partiet
replay-where = { $ply ->
    [0] Før det første af { $count ->
        [one] 1 træk
       *[other] { $count } træk
      }
   *[other] Træk { $ply } af { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Afspil
replay-pause = Sæt på pause
replay-end = Til slutningen
replay-speed = Hastighed
replay-times = { $speed } ×
replay-next = har næste træk

## Games from elsewhere

doors = Partier andetsteds fra
door-review = Gennemgå et parti
door-replay = Afspil et parti
head-back = Tilbage
record-label = Et parti som .blksgf eller JSON
record-open = Åbn
record-file = Vælg en fil
record-other = Et andet parti
record-hint = Du kan også slippe en fil her. Intet gemmes på serveren.
record-none = Der er intet parti i denne tekst.
record-which = { $count } partier. Hvilket?

## Taking it along

export-title = Del og gem
export-share = Del
export-link = Kopiér linket
export-blksgf = .blksgf-fil
export-blksgf-text = til andre programmer til disse spil
export-json = JSON-optegnelse
export-json-text = det hele, til at åbne her igen
export-svg = SVG-billede
export-svg-text = skarpt i alle størrelser
export-png = PNG-billede
export-png-text = til beskeder og sider

## The editor

editor-moves = { $count ->
    [0] Læg den første brik
    [one] 1 træk
   *[other] { $count } træk
  }
editor-over = Partiet er slut
editor-over-text = Ingen kan trække mere.
editor-computer = Computeren trækker
editor-review = Gennemgå
editor-found = Hvad computeren ville gøre
editor-value = { $margin } · { $share } %
editor-make = Udfør træk { $letter }
editor-game = Spillet
editor-which = Hvilket spil
editor-game-kind = { $game }, { $kind }
editor-begin = Begynd forfra

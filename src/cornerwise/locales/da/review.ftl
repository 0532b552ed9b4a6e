## The result

result-page = Resultat
result-open = Partiet er i gang
result-by-resigned = De andre gav op.
result-by-time = De andre løb tør for tid.
result-by-left = De andre forlod bordet.
result-you-resigned = Du gav op.
result-you-time = Din tid er gået.
result-you-left = Du forlod partiet.
result-dropped = { $name } { $how }
result-by-draw = Spillerne blev enige om uafgjort.
result-all-placed = { $colour } lagde alle brikker.
result-solo-done = Alle brikker er på brættet
result-solo-short = Ikke alle brikker blev lagt
over-replay = Afspil

## The sum of every seat

sum-won = vandt
sum-deal = Omgang { $deal }
sum-together = Holdets sum
sum-nobody = Fælles farve
sum-nobody-text = Alle skiftedes til at lægge den. Den tæller ikke.
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
sheet-single-last = Mindste brik lagt sidst
sheet-tile = { $count ->
    [one] 1 brik lagt
   *[other] { $count } brikker lagt
  }
sheet-bridge = { $count ->
    [one] 1 bro
   *[other] { $count } broer
  }
sheet-hexagon = { $count ->
    [one] 1 sekskant fuldendt
   *[other] { $count } sekskanter fuldendt
  }
sheet-opening-triple = Begyndte med tre ens tal
sheet-opening-zero = Begyndte med tre nuller
sheet-out = Lagde den sidste brik
sheet-draw = { $count ->
    [one] 1 brik trukket
   *[other] { $count } brikker trukket
  }
sheet-third-draw = { $count ->
    [one] Tredje brik trukket, ingen lagt
   *[other] Tredje brik trukket, ingen lagt: { $count } gange
  }
sheet-hands = Brikker tilbage på hænderne

## The review

review-title = Gennemgang
review-about = Indsæt et parti. Computeren viser, hvordan det gik, hvad hvert træk var værd, og hvad der ville have været bedre.
review-progress = { $done ->
    [0] Analyserer partiet…
   *[other] Analyserer: { $done } af { $total } træk færdige
  }
review-progress-text = Du kan gå gennem partiet imens. Hvis du forlader siden, stopper analysen.
review-quantity = Hvad grafen viser
review-margins = Point foran
review-shares = Vinderchance
review-graph = Stillingen efter hvert træk
review-as-table = Vis som tabel
review-as-graph = Vis som graf
review-table = Stillingen efter hvert træk, som tabel
review-move = Næste træk
review-before = { $ply }: { $move }
review-end = Slut
review-errors = ± er fejlmarginen: En 16 gange så lang søgning ender inden for den 95 af 100 gange. En værdi uden ± er nøjagtig.
review-at = { $ply ->
    [0] Ved starten
    [one] Efter 1 træk
   *[other] Efter { $ply } træk
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Vendepunkter
review-no-turning = Intet træk kostede meget. Godt spillet, alle sammen.
review-lost-margins = point tabt i forhold til det bedste træk
review-move-of = Træk { $number }, { $name }
review-instead = { $move }. Bedre: { $better }
review-better = Bedre: { $move }
review-was-best = Computeren fandt ikke noget bedre.
review-choose = Vælg et træk for at se, hvad der ville have været bedre.
review-line = Hvordan partiet kunne være fortsat
review-line-show = Vis trækkene
review-line-one = Vis trækket
review-line-hide = Skjul trækkene
review-line-back = Forrige af disse træk
review-line-on = Næste af disse træk
review-line-at = { $step } af { $count }
move-lays = { $piece } på { $cell }
move-lays-tile = brik { $tile }
move-keep = at beholde farven
move-swap = at bytte farver
move-draw = at trække en brik
move-pass = at melde pas

## Replay

replay-title = Afspilning
replay-about = Indsæt et parti, og se det træk for træk.
replay-slider = Position i partiet
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
replay-end = Spring til slutningen
replay-speed = Hastighed
replay-times = { $speed } ×
replay-next = har turen

## Games from elsewhere

doors = Åbn et parti
door-review = Gennemgå et parti
door-replay = Afspil et parti
head-back = Tilbage
record-label = Et parti som .blksgf eller JSON
record-open = Åbn
record-file = Vælg en fil
record-other = Et andet parti
record-hint = Du kan også slippe en fil her. Intet gemmes på serveren.
record-none = Der er intet parti i denne tekst. Indsæt en .blksgf- eller JSON-fil.
record-which = Fandt { $count } partier. Vælg et.

## Taking it along

export-title = Del og gem
export-share = Del
export-link = Kopiér link
export-text = Kopiér som tekst
export-blksgf = .blksgf-fil
export-blksgf-text = til andre programmer
export-json = JSON-optegnelse
export-json-text = det hele, til at åbne her igen
export-svg = SVG-billede
export-svg-text = skarpt i alle størrelser
export-png = PNG-billede
export-png-text = til beskeder og websider
analysis-title = Analysebræt
analysis-parts = Hvad der vises
analysis-pieces = Brikker
analysis-lines = Bedste træk
analysis-moves = Træk
analysis-no-moves = Læg en brik for en af siderne. Dine træk og alle varianter, du prøver, vises her.
analysis-searched = { $count ->
    [one] { $count } stilling gennemsøgt
   *[other] { $count } stillinger gennemsøgt
  }
analysis-exact = Beregnet til partiets slutning
analysis-bar = Vinderchance: { $chances }
analysis-bar-empty = Vinderchance
analysis-promote = Gør til hovedvariant
analysis-remove = Slet dette træk og alt efter det
analysis-menu = Flere muligheder
analysis-new = Ny analyse
analysis-paste = Indsæt træk eller et parti
analysis-paste-text = Ét træk pr. linje, et link eller et parti som .blksgf eller JSON.
analysis-by-moves = Brikker trækkes fra en bunke, så en position opstår af sine træk. Spil dem på bordet, eller indsæt dem.
analysis-saved = Gemt på denne enhed
analysis-forget = Slet denne analyse
analysis-from-here = Analysér herfra
arrange-title = Opstil en stilling
arrange-ready = Reglerne tillader stillingen.
arrange-broken = Ikke mulig endnu
arrange-missing = { $colour } mangler en brik. Farverne skiftes.
arrange-turn = I trækket
arrange-turn-any = Efter reglerne
arrange-turn-other = Med disse brikker har en anden farve turen.

## The editor

editor-moves = { $count ->
    [0] Læg den første brik
    [one] 1 træk
   *[other] { $count } træk
  }
editor-over = Partiet er slut
editor-over-text = Ingen kan trække mere.
editor-computer = Lad computeren trække
editor-review = Gennemgå dette parti
editor-found = De bedste træk
editor-value = { $margin } · { $share } %
editor-make = Spil træk { $letter }
editor-game = Spil
editor-which = Vælg et spil
editor-game-kind = { $game }, { $kind }
editor-begin = Begynd forfra

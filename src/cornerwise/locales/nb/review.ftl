## Resultatet

result-page = Resultat
result-open = Partiet pågår
result-by-resigned = De andre har gitt opp.
result-by-time = De andre gikk tom for tid.
result-by-left = De andre har gått.
result-you-resigned = Du har gitt opp.
result-you-time = Tiden din gikk ut.
result-you-left = Du har gått.
result-dropped = { $name }: { $how }
result-by-draw = Spillerne ble enige om det.
result-all-placed = Med alle brikkene til { $colour } på brettet.
result-solo-done = Alle brikkene er på brettet
result-solo-short = Ikke alle brikkene fant sin plass
over-replay = Avspilling

## Summen for hver plass

sum-won = vant
sum-deal = Runde { $deal }
sum-together = Sammen med makkeren
sum-nobody = Ingens farge
sum-nobody-text = Alle la den etter tur. Den teller ikke.
sheet-left = Brikke { $piece } til overs{ $count ->
    [one] {""}
   *[other] , { $count } stykker
  }
sheet-cells-placed = { $count ->
    [one] 1 felt dekket
   *[other] { $count } felter dekket
  }
sheet-pieces-placed = { $count ->
    [one] 1 brikke lagt
   *[other] { $count } brikker lagt
  }
sheet-seen = { $count ->
    [one] 1 rute sett ovenfra
   *[other] { $count } ruter sett ovenfra
  }
sheet-all-placed = Alle brikkene lagt
sheet-single-last = Brikken på ett felt aller sist
sheet-tile = { $count ->
    [one] 1 brikke lagt
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
sheet-opening-triple = Begynte med tre like tall
sheet-opening-zero = Begynte med tre nuller
sheet-out = La den siste brikken
sheet-draw = { $count ->
    [one] 1 brikke trukket
   *[other] { $count } brikker trukket
  }
sheet-third-draw = { $count ->
    [one] En tredje brikke som ikke passet
   *[other] { $count } ganger en tredje brikke som ikke passet
  }
sheet-hands = Brikker igjen på hendene

## Analysen

review-title = Analyse
review-about = Lim inn et parti, så forteller motoren hvordan det gikk, hva hvert trekk var verdt, og hva som ville vært bedre.
review-progress = { $done ->
    [0] Motoren ser på partiet
   *[other] { $done } av { $total } trekk er sett på
  }
review-progress-text = Du kan gå gjennom partiet imens. Forlater du siden, stopper arbeidet.
review-quantity = Hva linjene viser
review-margins = Poeng foran
review-shares = Vinnersjanse
review-graph = Hvordan partiet sto etter hvert trekk
review-as-table = Som tabell
review-as-graph = Som graf
review-table = Hvordan partiet sto, som tabell
review-move = Før
review-before = { $ply }: { $move }
review-end = Slutten
review-errors = ± er området der et seksten ganger så langt søk ender 95 av 100 ganger. En verdi uten ± er nøyaktig.
review-at = Etter { $ply ->
    [0] oppsettet
    [one] 1 trekk
   *[other] { $ply } trekk
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Vendepunkter
review-no-turning = Ingen trekk kostet mye. Godt spilt av alle.
review-lost-margins = poeng tapt mot det beste trekket
review-move-of = Trekk { $number }, { $name }
review-instead = { $move }; bedre var { $better }
review-better = Bedre: { $move }
review-was-best = Motoren fant ikke noe bedre.
review-choose = Velg et trekk for å se hva som ville vært bedre.
review-line = Hvordan spillet kunne ha gått videre
review-line-show = Vis varianten
review-line-one = Vis trekket
review-line-hide = Skjul varianten
review-line-back = Ett trekk tilbake i varianten
review-line-on = Ett trekk fram i varianten
review-line-at = { $step } av { $count }
move-lays = { $piece } på { $cell }
move-lays-tile = brikken { $tile }
move-keep = å beholde fargen
move-swap = å bytte farger
move-draw = å trekke en brikke
move-pass = å melde pass

## Avspilling

replay-title = Avspilling
replay-about = Lim inn et parti og se det trekk for trekk.
replay-slider = Sted i partiet
replay-where = { $ply ->
    [0] Før det første av { $count ->
        [one] 1 trekk
       *[other] { $count } trekk
      }
   *[other] Trekk { $ply } av { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Spill av
replay-pause = Pause
replay-end = Til slutten
replay-speed = Fart
replay-times = { $speed } ×
replay-next = har neste trekk

## Partier fra andre steder

doors = Partier fra andre steder
door-review = Analyser et parti
door-replay = Spill av et parti
head-back = Tilbake
record-label = Et parti som .blksgf eller JSON
record-open = Åpne
record-file = Velg en fil
record-other = Et annet parti
record-hint = Du kan også slippe en fil her. Ingenting lagres på serveren.
record-none = Det er ikke noe parti i denne teksten.
record-which = { $count } partier. Hvilket?

## Ta det med

export-title = Del og lagre
export-share = Del
export-link = Kopier lenken
export-blksgf = .blksgf-fil
export-blksgf-text = for andre programmer til disse spillene
export-json = JSON-fil
export-json-text = alt, til å åpne her igjen
export-svg = SVG-bilde
export-svg-text = skarpt i alle størrelser
export-png = PNG-bilde
export-png-text = for meldinger og sider

## Redigering

editor-moves = { $count ->
    [0] Legg den første brikken
    [one] 1 trekk
   *[other] { $count } trekk
  }
editor-over = Partiet er slutt
editor-over-text = Ingen har flere trekk.
editor-computer = Datamaskinen spiller
editor-review = Analyser
editor-found = Hva motoren ville gjort
editor-value = { $margin } · { $share } %
editor-make = Gjør trekk { $letter }
editor-game = Spillet
editor-which = Hvilket spill
editor-game-kind = { $game }, { $kind }
editor-begin = Begynn på nytt

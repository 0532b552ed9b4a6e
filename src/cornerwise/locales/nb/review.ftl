## Resultatet

result-page = Resultat
result-open = Pågående parti
result-by-resigned = De andre ga opp.
result-by-time = De andre gikk tom for tid.
result-by-left = De andre forlot partiet.
result-you-resigned = Du ga opp.
result-you-time = Tiden din gikk ut.
result-you-left = Du forlot partiet.
result-dropped = { $name }: { $how }
result-by-draw = Spillerne ble enige om uavgjort.
result-all-placed = { $colour } la alle brikkene.
result-solo-done = Alle brikkene er på brettet
result-solo-short = Ikke alle brikkene ble lagt
over-replay = Spill av

## Summen for hver plass

sum-won = vant
sum-deal = Runde { $deal }
sum-together = Lagets sum
sum-nobody = Felles farge
sum-nobody-text = Alle byttet på å legge den. Den teller ikke.
sheet-left = Brikke { $piece } til overs{ $count ->
    [one] {""}
   *[other] , { $count } stykker
  }
sheet-cells-placed =
    { $count ->
        [one] 1 rute dekket
       *[other] { $count } ruter dekket
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
sheet-single-last = Minste brikke lagt sist
sheet-tile = { $count ->
    [one] 1 brikke lagt
   *[other] { $count } brikker lagt
  }
sheet-bridge = { $count ->
    [one] 1 bro
   *[other] { $count } broer
  }
sheet-hexagon =
    { $count ->
        [one] 1 sekskant fullført
       *[other] { $count } sekskanter fullført
    }
sheet-opening-triple = Begynte med tre like tall
sheet-opening-zero = Begynte med tre nuller
sheet-out = La den siste brikken
sheet-draw = { $count ->
    [one] 1 brikke trukket
   *[other] { $count } brikker trukket
  }
sheet-third-draw =
    { $count ->
        [one] Tredje brikke trukket, ingen lagt
       *[other] Tredje brikke trukket, ingen lagt: { $count } ganger
    }
sheet-hands = Brikker igjen på hendene

## Analysen

review-title = Gjennomgang
review-about = Lim inn et parti. Datamaskinen viser hvordan det gikk, hva hvert trekk var verdt, og hva som ville vært bedre.
review-progress =
    { $done ->
        [0] Analyserer partiet …
       *[other] Analyserer: { $done } av { $total } trekk ferdig
    }
review-progress-text = Du kan bla gjennom partiet i mellomtiden. Forlater du siden, stopper analysen.
review-quantity = Hva grafen viser
review-margins = Poeng foran
review-shares = Vinnersjanse
review-graph = Hvordan partiet sto etter hvert trekk
review-as-table = Vis som tabell
review-as-graph = Vis som graf
review-table = Hvordan partiet sto etter hvert trekk, som tabell
review-move = Neste trekk
review-before = { $ply }: { $move }
review-end = Slutt
review-errors = ± er feilmarginen: Et 16 ganger så langt søk ender innenfor den 95 av 100 ganger. En verdi uten ± er nøyaktig.
review-at = { $ply ->
    [0] Ved starten
    [one] Etter 1 trekk
   *[other] Etter { $ply } trekk
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Vendepunkter
review-no-turning = Ingen trekk kostet mye. Godt spilt, alle sammen.
review-lost-margins = poeng tapt sammenlignet med det beste trekket
review-move-of = Trekk { $number }, { $name }
review-instead = { $move }. Bedre: { $better }
review-better = Bedre: { $move }
review-was-best = Datamaskinen fant ikke noe bedre.
review-choose = Velg et trekk for å se hva som ville vært bedre.
review-line = Slik kunne partiet ha fortsatt
review-line-show = Vis trekkene
review-line-one = Vis trekket
review-line-hide = Skjul trekkene
review-line-back = Forrige av disse trekkene
review-line-on = Neste av disse trekkene
review-line-at = { $step } av { $count }
move-lays = { $piece } på { $cell }
move-lays-tile = brikke { $tile }
move-keep = å beholde fargen
move-swap = å bytte farger
move-draw = å trekke en brikke
move-pass = å melde pass

## Avspilling

replay-title = Avspilling
replay-about = Lim inn et parti og se det trekk for trekk.
replay-slider = Posisjon i partiet
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
replay-end = Hopp til slutten
replay-speed = Fart
replay-times = { $speed } ×
replay-next = i trekket

## Partier fra andre steder

doors = Åpne et parti
door-review = Gå gjennom et parti
door-replay = Spill av et parti
head-back = Tilbake
record-label = Et parti som .blksgf eller JSON
record-open = Åpne
record-file = Velg en fil
record-other = Et annet parti
record-hint = Du kan også slippe en fil her. Ingenting lagres på serveren.
record-none = Det er ikke noe parti i denne teksten. Lim inn en .blksgf- eller JSON-fil.
record-which = Fant { $count } partier. Velg ett.

## Ta det med

export-title = Del og lagre
export-share = Del
export-link = Kopier lenke
export-text = Kopier som tekst
export-blksgf = .blksgf-fil
export-blksgf-text = for andre programmer
export-json = JSON-fil
export-json-text = alt, til å åpne her igjen
export-svg = SVG-bilde
export-svg-text = skarpt i alle størrelser
export-png = PNG-bilde
export-png-text = for meldinger og nettsider
analysis-title = Analysebrett
analysis-parts = Hva som vises
analysis-pieces = Brikker
analysis-lines = Beste trekk
analysis-moves = Trekk
analysis-no-moves = Legg en brikke for hvilken som helst farge. Trekkene og alle variantene du prøver, vises her.
analysis-searched = { $count ->
    [one] { $count } stilling gjennomsøkt
   *[other] { $count } stillinger gjennomsøkt
  }
analysis-exact = Beregnet til slutten av partiet
analysis-bar = Vinnersjanse: { $chances }
analysis-bar-empty = Vinnersjanse
analysis-promote = Gjør dette til hovedvariant
analysis-remove = Slett dette trekket og alt etter det
analysis-menu = Flere valg
analysis-new = Ny analyse
analysis-paste = Lim inn trekk eller et parti
analysis-paste-text = Ett trekk per linje, en lenke, eller et parti som .blksgf eller JSON.
analysis-by-moves = Brikker trekkes fra en haug, så en stilling blir til av trekkene sine. Spill dem på bordet, eller lim dem inn.
analysis-saved = Lagret på denne enheten
analysis-forget = Slett denne analysen
analysis-from-here = Analyser herfra
arrange-title = Sett opp en stilling
arrange-ready = Reglene tillater denne stillingen.
arrange-broken = Ikke mulig ennå
arrange-missing = { $colour } mangler en brikke. Fargene spiller etter tur.
arrange-turn = I trekket
arrange-turn-any = Etter reglene
arrange-turn-other = Med disse brikkene er det en annen farge sin tur.

## Redigering

editor-moves = { $count ->
    [0] Legg den første brikken
    [one] 1 trekk
   *[other] { $count } trekk
  }
editor-over = Partiet er slutt
editor-over-text = Ingen har flere trekk.
editor-computer = La datamaskinen trekke
editor-review = Gå gjennom dette partiet
editor-found = De beste trekkene
editor-value = { $margin } · { $share } %
editor-make = Spill trekk { $letter }
editor-game = Spill
editor-which = Velg et spill
editor-game-kind = { $game }, { $kind }
editor-begin = Begynn på nytt

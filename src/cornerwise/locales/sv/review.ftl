## The result

result-page = Resultat
result-open = Partiet pågår
result-by-resigned = De andra gav upp.
result-by-time = De andra fick slut på tid.
result-by-left = De andra lämnade bordet.
result-you-resigned = Du gav upp.
result-you-time = Din tid är slut.
result-you-left = Du lämnade partiet.
result-dropped = { $name } { $how }
result-by-draw = Spelarna kom överens om oavgjort.
result-all-placed = { $colour } lade ut alla bitar.
result-solo-done = Alla bitar ligger på brädet
result-solo-short = Alla bitar lades inte ut
over-replay = Spela upp

## The sum of every seat

sum-won = vann
sum-deal = Omgång { $deal }
sum-together = Lagets summa
sum-nobody = Gemensam färg
sum-nobody-text = Alla turades om att lägga den. Den räknas inte.
sheet-left = Bit { $piece } kvar{ $count ->
    [one] {""}
   *[other] , { $count } stycken
  }
sheet-cells-placed = { $count ->
    [one] 1 täckt ruta
   *[other] { $count } täckta rutor
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
sheet-single-last = Den minsta biten lagd sist
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
    [one] Tredje brickan dragen, ingen lagd
   *[other] Tredje brickan dragen, ingen lagd: { $count } gånger
  }
sheet-hands = Brickor kvar på hand

## The review

review-title = Genomgång
review-about = Klistra in ett parti. Datorn visar hur det gick, vad varje drag var värt och vad som hade varit bättre.
review-progress = { $done ->
    [0] Analyserar partiet…
   *[other] Analyserar: { $done } av { $total } drag klara
  }
review-progress-text = Du kan stega genom partiet under tiden. Om du lämnar sidan avbryts analysen.
review-quantity = Vad diagrammet visar
review-margins = Poängförsprång
review-shares = Vinstchans
review-graph = Ställningen efter varje drag
review-as-table = Visa som tabell
review-as-graph = Visa som diagram
review-table = Ställningen efter varje drag, som tabell
review-move = Nästa drag
review-before = { $ply }: { $move }
review-end = Slut
review-errors = ± är felmarginalen: en 16 gånger så lång sökning hamnar inom den 95 gånger av 100. Ett värde utan ± är exakt.
review-at = { $ply ->
    [0] I början
    [one] Efter 1 drag
   *[other] Efter { $ply } drag
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Vändpunkter
review-no-turning = Inget drag kostade mycket. Bra spelat, allihop.
review-lost-margins = förlorade poäng jämfört med det bästa draget
review-move-of = Drag { $number }, { $name }
review-instead = { $move }. Bättre: { $better }
review-better = Bättre: { $move }
review-was-best = Datorn hittade inget bättre.
review-choose = Välj ett drag för att se vad som hade varit bättre.
review-line = Hur partiet kunde ha fortsatt
review-line-show = Visa dragen
review-line-one = Visa draget
review-line-hide = Dölj dragen
review-line-back = Föregående av de här dragen
review-line-on = Nästa av de här dragen
review-line-at = { $step } av { $count }
move-lays = { $piece } på { $cell }
move-lays-tile = bricka { $tile }
move-keep = att behålla färgen
move-swap = att byta färger
move-draw = att dra en bricka
move-pass = att stå över

## Replay

replay-title = Uppspelning
replay-about = Klistra in ett parti och se det drag för drag.
replay-slider = Position i partiet
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
replay-end = Hoppa till slutet
replay-speed = Hastighet
replay-times = { $speed } ×
replay-next = är på tur

## Games from elsewhere

doors = Öppna ett parti
door-review = Gå igenom ett parti
door-replay = Spela upp ett parti
head-back = Tillbaka
record-label = Ett parti som .blksgf eller JSON
record-open = Öppna
record-file = Välj en fil
record-other = Ett annat parti
record-hint = Du kan också släppa en fil här. Inget sparas på servern.
record-none = Det finns inget parti i den här texten. Klistra in en .blksgf- eller JSON-fil.
record-which = { $count } partier hittades. Välj ett.

## Taking it along

export-title = Dela och spara
export-share = Dela
export-link = Kopiera länk
export-text = Kopiera som text
export-blksgf = .blksgf-fil
export-blksgf-text = för andra program
export-json = JSON-protokoll
export-json-text = allt, för att öppnas här igen
export-svg = SVG-bild
export-svg-text = skarp i alla storlekar
export-png = PNG-bild
export-png-text = för meddelanden och webbsidor
analysis-title = Analysbräde
analysis-parts = Vad som visas
analysis-pieces = Bitar
analysis-lines = Bästa drag
analysis-moves = Drag
analysis-no-moves = Lägg en bit för någon av sidorna. Dina drag och alla varianter du provar listas här.
analysis-searched = { $count ->
    [one] { $count } ställning genomsökt
   *[other] { $count } ställningar genomsökta
  }
analysis-exact = Beräknat till partiets slut
analysis-bar = Vinstchans: { $chances }
analysis-bar-empty = Vinstchans
analysis-promote = Gör till huvudvariant
analysis-remove = Ta bort draget och allt efter det
analysis-menu = Fler alternativ
analysis-new = Ny analys
analysis-paste = Klistra in drag eller ett parti
analysis-paste-text = Ett drag per rad, en länk eller ett parti som .blksgf eller JSON.
analysis-by-moves = Brickor dras ur en hög, så en ställning kommer av sina drag. Spela dem på bordet eller klistra in dem.
analysis-saved = Sparat på den här enheten
analysis-forget = Ta bort analysen
analysis-from-here = Analysera härifrån
arrange-title = Ställ upp en ställning
arrange-ready = Reglerna tillåter den här ställningen.
arrange-broken = Inte möjligt än
arrange-missing = { $colour } saknar en bit. Färgerna turas om.
arrange-turn = På tur
arrange-turn-any = Enligt reglerna
arrange-turn-other = Med de här bitarna är en annan färg på tur.

## The editor

editor-moves = { $count ->
    [0] Lägg den första biten
    [one] 1 drag
   *[other] { $count } drag
  }
editor-over = Partiet är slut
editor-over-text = Ingen kan göra fler drag.
editor-computer = Låt datorn dra
editor-review = Gå igenom partiet
editor-found = De bästa dragen
editor-value = { $margin } · { $share } %
editor-make = Spela drag { $letter }
editor-game = Spel
editor-which = Välj ett spel
editor-game-kind = { $game }, { $kind }
editor-begin = Börja om

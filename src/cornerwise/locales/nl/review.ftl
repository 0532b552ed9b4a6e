## The result

result-page = Resultaat
result-open = De partij gaat door
result-by-resigned = De anderen hebben opgegeven.
result-by-time = De tijd van de anderen is op.
result-by-left = De anderen zijn weg.
result-you-resigned = Je hebt opgegeven.
result-you-time = Je tijd is op.
result-you-left = Je bent weggegaan.
result-dropped = { $name }: { $how }
result-by-draw = De spelers zijn het samen overeengekomen.
result-all-placed = Met alle steentjes van { $colour } op het bord.
result-solo-done = Alle steentjes liggen op het bord
result-solo-short = Niet elk steentje vond een plek
over-replay = Terugkijken

## The sum of every seat

sum-won = gewonnen
sum-deal = Ronde { $deal }
sum-together = Samen met de partner
sum-nobody = Niemands kleur
sum-nobody-text = Iedereen legde deze kleur om de beurt. Die telt niet mee.
sheet-left = Steentje { $piece } over{ $count ->
    [one] {""}
   *[other] , { $count } keer
  }
sheet-cells-placed = { $count ->
    [one] 1 vakje bedekt
   *[other] { $count } vakjes bedekt
  }
sheet-pieces-placed = { $count ->
    [one] 1 steentje gelegd
   *[other] { $count } steentjes gelegd
  }
sheet-seen = { $count ->
    [one] 1 vakje van boven te zien
   *[other] { $count } vakjes van boven te zien
  }
sheet-all-placed = Alle steentjes gelegd
sheet-single-last = Het enkele vakje als allerlaatste
sheet-tile = { $count ->
    [one] 1 steen gelegd
   *[other] { $count } stenen gelegd
  }
sheet-bridge = { $count ->
    [one] 1 brug
   *[other] { $count } bruggen
  }
sheet-hexagon = { $count ->
    [one] 1 zeshoek gesloten
   *[other] { $count } zeshoeken gesloten
  }
sheet-opening-triple = Begonnen met drie gelijke getallen
sheet-opening-zero = Begonnen met drie nullen
sheet-out = De laatste steen gelegd
sheet-draw = { $count ->
    [one] 1 steen gepakt
   *[other] { $count } stenen gepakt
  }
sheet-third-draw = { $count ->
    [one] Een derde steen die niet paste
   *[other] { $count } derde stenen die niet pasten
  }
sheet-hands = Stenen over in handen

## The review

review-title = Analyse
review-about = Plak een partij, en de computer vertelt hoe het ging, wat elke zet waard was en wat beter was geweest.
review-progress = { $done ->
    [0] De computer bekijkt de partij
   *[other] { $done } van { $total } zetten bekeken
  }
review-progress-text = Je kunt intussen door de partij lopen. Als je de pagina verlaat, stopt het werk.
review-quantity = Wat de lijnen tonen
review-margins = Punten voorsprong
review-shares = Kans op winst
review-graph = Hoe het na elke zet stond
review-as-table = Als tabel
review-as-graph = Als grafiek
review-table = Hoe het stond, als tabel
review-move = Vóór
review-before = { $ply }: { $move }
review-end = Het einde
review-errors = ± is het bereik waarin een zestien keer zo lange zoektocht 95 van de 100 keer eindigt. Een waarde zonder ± is exact.
review-at = Na { $ply ->
    [0] de opstelling
    [one] 1 zet
   *[other] { $ply } zetten
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Keerpunten
review-no-turning = Geen zet kostte veel. Goed gespeeld aan alle kanten.
review-lost-margins = punten verloren ten opzichte van de beste zet
review-move-of = Zet { $number }, { $name }
review-instead = { $move }; beter was { $better }
review-better = Beter: { $move }
review-was-best = De computer vond niets beters.
review-choose = Kies een zet om te zien wat beter was geweest.
review-line = Hoe het verder had kunnen gaan
review-line-show = Vervolg tonen
review-line-one = Zet tonen
review-line-hide = Vervolg verbergen
review-line-back = Eén zet van het vervolg terug
review-line-on = Eén zet van het vervolg verder
review-line-at = { $step } van { $count }
move-lays = { $piece } op { $cell }
move-lays-tile = de steen { $tile }
move-keep = de kleur houden
move-swap = de kleuren ruilen
move-draw = een steen pakken
move-pass = passen

## Replay

replay-title = Terugkijken
replay-about = Plak een partij en bekijk die zet voor zet.
replay-slider = Plek in de partij
replay-where = { $ply ->
    [0] Voor de eerste van { $count ->
        [one] 1 zet
       *[other] { $count } zetten
      }
   *[other] Zet { $ply } van { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Afspelen
replay-pause = Pauzeren
replay-end = Naar het einde
replay-speed = Snelheid
replay-times = { $speed } ×
replay-next = is hierna aan zet

## Games from elsewhere

doors = Partijen van elders
door-review = Partij analyseren
door-replay = Partij terugkijken
head-back = Terug
record-label = Een partij als .blksgf of JSON
record-open = Openen
record-file = Bestand kiezen
record-other = Andere partij
record-hint = Je kunt hier ook een bestand neerzetten. Op de server wordt niets bewaard.
record-none = Er staat geen partij in deze tekst.
record-which = { $count } partijen. Welke?

## Taking it along

export-title = Delen en bewaren
export-share = Delen
export-link = Link kopiëren
export-blksgf = .blksgf-bestand
export-blksgf-text = voor andere programma’s voor deze spellen
export-json = JSON-verslag
export-json-text = alles, om hier weer te openen
export-svg = SVG-afbeelding
export-svg-text = scherp op elke grootte
export-png = PNG-afbeelding
export-png-text = voor berichten en pagina’s

## The editor

editor-moves = { $count ->
    [0] Leg het eerste steentje
    [one] 1 zet
   *[other] { $count } zetten
  }
editor-over = De partij is voorbij
editor-over-text = Niemand kan nog een zet doen.
editor-computer = Computer zet
editor-review = Analyseren
editor-found = Wat de computer zou doen
editor-value = { $margin } · { $share }%
editor-make = Zet { $letter } doen
editor-game = Het spel
editor-which = Welk spel
editor-game-kind = { $game }, { $kind }
editor-begin = Opnieuw beginnen

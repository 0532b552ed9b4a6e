## The result

result-page = Resultaat
result-open = Partij bezig
result-by-resigned = De anderen hebben opgegeven.
result-by-time = De tijd van de anderen is op.
result-by-left = De anderen zijn weggegaan.
result-you-resigned = Je hebt opgegeven.
result-you-time = Je tijd is op.
result-you-left = Je hebt de partij verlaten.
result-dropped = { $name } { $how }
result-by-draw = De spelers kwamen remise overeen.
result-all-placed = { $colour } heeft alle steentjes gelegd.
result-solo-done = Alle steentjes liggen op het bord
result-solo-short = Niet elk steentje is gelegd
over-replay = Terugkijken

## The sum of every seat

sum-won = gewonnen
sum-deal = Ronde { $deal }
sum-together = Teamtotaal
sum-nobody = Gezamenlijke kleur
sum-nobody-text = Iedereen legde deze kleur om de beurt. Ze telt niet mee.
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
sheet-single-last = Kleinste steentje als laatste gelegd
sheet-tile = { $count ->
    [one] 1 steen gelegd
   *[other] { $count } stenen gelegd
  }
sheet-bridge = { $count ->
    [one] 1 brug
   *[other] { $count } bruggen
  }
sheet-hexagon = { $count ->
    [one] 1 zeshoek afgemaakt
   *[other] { $count } zeshoeken afgemaakt
  }
sheet-opening-triple = Begonnen met drie gelijke getallen
sheet-opening-zero = Begonnen met drie nullen
sheet-out = De laatste steen gelegd
sheet-draw = { $count ->
    [one] 1 steen gepakt
   *[other] { $count } stenen gepakt
  }
sheet-third-draw = { $count ->
    [one] Derde steen gepakt, geen gelegd
   *[other] Derde steen gepakt, geen gelegd: { $count } keer
  }
sheet-hands = Stenen over in handen

## The review

review-title = Evaluatie
review-about = Plak een partij. De computer laat zien hoe die ging, wat elke zet waard was en wat beter was geweest.
review-progress = { $done ->
    [0] De partij wordt geëvalueerd…
   *[other] Evaluatie: { $done } van { $total } zetten klaar
  }
review-progress-text = Je kunt intussen door de partij stappen. Als je deze pagina verlaat, stopt de evaluatie.
review-quantity = Wat de grafiek laat zien
review-margins = Punten voorsprong
review-shares = Winstkans
review-graph = Hoe de partij na elke zet stond
review-as-table = Als tabel tonen
review-as-graph = Als grafiek tonen
review-table = Hoe de partij na elke zet stond, als tabel
review-move = Volgende zet
review-before = { $ply }: { $move }
review-end = Einde
review-errors = ± is de foutmarge: een 16 keer zo lange zoektocht eindigt daar 95 van de 100 keer binnen. Een waarde zonder ± is exact.
review-at = { $ply ->
    [0] Aan het begin
    [one] Na 1 zet
   *[other] Na { $ply } zetten
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Keerpunten
review-no-turning = Geen zet kostte veel. Goed gespeeld, allemaal.
review-lost-margins = verloren punten vergeleken met de beste zet
review-move-of = Zet { $number }, { $name }
review-instead = { $move }. Beter: { $better }
review-better = Beter: { $move }
review-was-best = De computer vond niets beters.
review-choose = Kies een zet om te zien wat beter was geweest.
review-line = Hoe de partij had kunnen verdergaan
review-line-show = Zetten tonen
review-line-one = Zet tonen
review-line-hide = Zetten verbergen
review-line-back = Vorige van deze zetten
review-line-on = Volgende van deze zetten
review-line-at = { $step } van { $count }
move-lays = { $piece } op { $cell }
move-lays-tile = steen { $tile }
move-keep = de kleur houden
move-swap = de kleuren ruilen
move-draw = een steen pakken
move-pass = passen

## Replay

replay-title = Terugkijken
replay-about = Plak een partij en bekijk die zet voor zet.
replay-slider = Positie in de partij
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
replay-end = Naar het einde springen
replay-speed = Snelheid
replay-times = { $speed } ×
replay-next = aan de beurt

## Games from elsewhere

doors = Een partij openen
door-review = Partij evalueren
door-replay = Partij terugkijken
head-back = Terug
record-label = Een partij als .blksgf of JSON
record-open = Openen
record-file = Bestand kiezen
record-other = Andere partij
record-hint = Je kunt hier ook een bestand neerzetten. Op de server wordt niets bewaard.
record-none = Er staat geen partij in deze tekst. Plak een .blksgf- of JSON-bestand.
record-which = { $count } partijen gevonden. Kies er een.

## Taking it along

export-title = Delen en bewaren
export-share = Delen
export-link = Link kopiëren
export-text = Als tekst kopiëren
export-blksgf = .blksgf-bestand
export-blksgf-text = voor andere programma’s
export-json = JSON-verslag
export-json-text = alles, om hier weer te openen
export-svg = SVG-afbeelding
export-svg-text = scherp op elke grootte
export-png = PNG-afbeelding
export-png-text = voor berichten en webpagina’s
analysis-title = Analysebord
analysis-parts = Wat te tonen
analysis-pieces = Steentjes
analysis-lines = Beste zetten
analysis-moves = Zetten
analysis-no-moves = Leg een steentje voor een van beide kanten. Je zetten en elke variant die je probeert, komen hier te staan.
analysis-searched = { $count ->
    [one] { $count } stelling doorzocht
   *[other] { $count } stellingen doorzocht
  }
analysis-exact = Berekend tot het einde van de partij
analysis-bar = Winstkans: { $chances }
analysis-bar-empty = Winstkans
analysis-promote = Hoofdvariant maken
analysis-remove = Deze zet en alles erna verwijderen
analysis-menu = Meer opties
analysis-new = Nieuwe analyse
analysis-paste = Zetten of een partij plakken
analysis-paste-text = Eén zet per regel, een link, of een partij als .blksgf of JSON.
analysis-by-moves = Stenen worden uit de pot gepakt, dus een stelling ontstaat uit haar zetten. Speel ze hier of plak ze.
analysis-saved = Bewaard op dit apparaat
analysis-forget = Deze analyse verwijderen
analysis-from-here = Vanaf hier analyseren
arrange-title = Stelling opzetten
arrange-ready = De regels staan deze stelling toe.
arrange-broken = Nog niet mogelijk
arrange-missing = { $colour } mist een steentje. De kleuren zijn om de beurt.
arrange-turn = Aan zet
arrange-turn-any = Volgens de regels
arrange-turn-other = Met deze steentjes is een andere kleur aan de beurt.

## The editor

editor-moves = { $count ->
    [0] Leg het eerste steentje
    [one] 1 zet
   *[other] { $count } zetten
  }
editor-over = Partij afgelopen
editor-over-text = Niemand kan nog een zet doen.
editor-computer = De computer laten zetten
editor-review = Deze partij evalueren
editor-found = De beste zetten
editor-value = { $margin } · { $share }%
editor-make = Zet { $letter } spelen
editor-game = Spel
editor-which = Kies een spel
editor-game-kind = { $game }, { $kind }
editor-begin = Opnieuw beginnen

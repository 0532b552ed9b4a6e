## Whose turn it is and what can be done

status-loading = Laden…
status-waiting = Wachten op spelers
status-waiting-text = De partij begint als elke plaats bezet is.
status-paused = Gepauzeerd
status-paused-text = De klokken staan stil.
status-over = Partij afgelopen
status-your-turn = Jouw beurt
status-turn-of = { $name } is aan de beurt
status-watching = Je kijkt mee.
opening-both = Leg het eerste steentje van beide kleuren. Daarna kiest de andere speler een kleur.
opening-choose = Kies je kleur. { $colour } is daarna aan de beurt.
opening-take = { $colour } spelen
handover-title = Geef het scherm aan { $name }
handover-show = Mijn stenen tonen
status-viewing = { $ply ->
    [0] aan het begin
    [one] na 1 zet
   *[other] na { $ply } zetten
  }
status-sending = verzenden…
status-planned = Je volgende zet is gepland.
status-can-plan = Kies een steentje om je volgende zet te plannen.
status-plan-hint = Leg het waar je hierna wilt spelen.
status-places = { $places ->
    [one] 1 zet is mogelijk
   *[other] { $places } zetten zijn mogelijk
  }
status-fits = { $places ->
    [0] Past nu nergens
    [one] Past op 1 plek
   *[other] Past op { $places } plekken
  }
status-it-fits = Past
status-does-not-fit = Past hier niet
status-lost = Opnieuw verbinden…
status-lost-text = Je partij is veilig. De klokken staan stil.
plan-fails = Je geplande zet is niet meer mogelijk. Kies een andere.
notice-your-turn = Jouw beurt
said-out = { $colour } kan geen steentjes meer leggen.
said-out-you = Je kunt geen steentjes meer leggen.
said-bridge = { $name }: brug, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] zeshoek
   *[other] { $count } zeshoeken
  }, +{ $points }

## Seats

seat-open = Vrije plaats
seat-computer = Computer, niveau { $level }
seat-engine = Computer
seat-level = niveau { $level }
seat-number = Speler { $number }
seat-guest = Gast
seat-me = Jij
seat-you = { $name } (jij)
seat-replaced = de computer speelt voor { $name }
seat-gone = is weggegaan
seat-chooses = kiest een kleur
seat-out = ligt uit het spel
seat-cells = { $cells } over
seat-pieces-cells = { $pieces ->
    [one] 1 steentje
   *[other] { $pieces } steentjes
  }, { $shape ->
    [triangle] { $cells ->
        [one] 1 driehoek over
       *[other] { $cells } driehoeken over
      }
    [cube] { $cells ->
        [one] 1 blokje over
       *[other] { $cells } blokjes over
      }
   *[square] { $cells ->
        [one] 1 vierkantje over
       *[other] { $cells } vierkantjes over
      }
  }
seat-tiles = { $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
  }
seat-points = { $points ->
    [one] { NUMBER($points) } punt
   *[other] { NUMBER($points) } punten
  }
seat-reach = kan { $shape ->
    [triangle] { $cells ->
        [one] 1 vrije driehoek
       *[other] { $cells } vrije driehoeken
      }
    [cube] { $cells ->
        [one] 1 vrij blokje
       *[other] { $cells } vrije blokjes
      }
   *[square] { $cells ->
        [one] 1 vrij vakje
       *[other] { $cells } vrije vakjes
      }
  } bereiken
seat-corners-reach = { $corners ->
    [one] 1 open hoek
   *[other] { $corners } open hoeken
  }, { $shape ->
    [triangle] { $cells ->
        [one] 1 vrije driehoek
       *[other] { $cells } vrije driehoeken
      }
    [cube] { $cells ->
        [one] 1 vrij blokje
       *[other] { $cells } vrije blokjes
      }
   *[square] { $cells ->
        [one] 1 vrij vakje
       *[other] { $cells } vrije vakjes
      }
  } binnen bereik
dropped-resigned = heeft opgegeven
dropped-time = heeft geen tijd meer
dropped-left = is weggegaan

## Colours

colour-blue = Blauw
colour-yellow = Geel
colour-red = Rood
colour-green = Groen
colour-purple = Paars
colour-orange = Oranje
# Colours inside a sentence
ink-blue = blauw
ink-yellow = geel
ink-red = rood
ink-green = groen
ink-purple = paars
ink-orange = oranje

## The board

board-label = Speelbord { $game }
cell-free = { $cell }, vrij
cell-corner = { $cell }, vrij, een van je hoeken
cell-start = { $cell }, startplaats
cell-start-of = { $cell }, startplaats van { $colour }
cell-taken = { $cell }, { $colour }, steentje { $piece }

## The tray and what is done with a piece

tray-label = Steentjes
tray-piece = Steentje { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 driehoek
       *[other] { $cells } driehoeken
      }
    [cube] { $cells ->
        [one] 1 blokje
       *[other] { $cells } blokjes
      }
   *[square] { $cells ->
        [one] 1 vierkantje
       *[other] { $cells } vierkantjes
      }
  }, { $places ->
    [0] past nergens
    [one] past op 1 plek
   *[other] past op { $places } plekken
  }, toets { $key }
tray-piece-waiting = Steentje { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 driehoek
       *[other] { $cells } driehoeken
      }
    [cube] { $cells ->
        [one] 1 blokje
       *[other] { $cells } blokjes
      }
   *[square] { $cells ->
        [one] 1 vierkantje
       *[other] { $cells } vierkantjes
      }
  }, toets { $key }
piece-cells = Steentje { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 driehoek
       *[other] { $cells } driehoeken
      }
    [cube] { $cells ->
        [one] 1 blokje
       *[other] { $cells } blokjes
      }
   *[square] { $cells ->
        [one] 1 vierkantje
       *[other] { $cells } vierkantjes
      }
  }
actions-label = Gekozen steentje
action-turn = Draaien
action-flip = Omkeren
action-next = Volgende
action-next-of = { $number } van { $count }
action-drop = Loslaten
action-place = Leggen
action-plan = Zet plannen
action-sending = Verzenden…
nudge-label = Het steentje verschuiven
nudge-up = Omhoog
nudge-down = Omlaag
nudge-left = Naar links
nudge-right = Naar rechts
nudge-up-left = Naar linksboven
nudge-up-right = Naar rechtsboven
nudge-down-left = Naar linksonder
nudge-down-right = Naar rechtsonder
word-keep = Mijn kleur houden
word-swap = Kleuren ruilen
word-draw = Steen pakken
word-pass = Passen
type-title = Een zet typen
type-what-tile = Steen, en de plek als er meer zijn
type-all = { $count ->
    [one] De enige toegestane zet
   *[other] Alle { $count } toegestane zetten
  }
type-piece = Steentje { $piece }, { $count ->
    [one] 1 plek
   *[other] { $count } plekken
  }

## Clocks and what was agreed

clock-hours = u
clock-days = d
plan-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s per zet
plan-clock-days = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
  }
plan-rated = met rating
plan-family = familiepartij

## Moves, hints, chat

tab-moves = Zetten
tab-hints = Hints
tab-chat = Chat
moves-label = Zetten tot nu toe
moves-none = Nog geen zetten.
moves-steps = Door de partij stappen
moves-first = Eerste zet
moves-back = Vorige zet
moves-on = Volgende zet
moves-last = Laatste zet
hint-ask = Zet tonen
hint-thinking = Even denken…
hint-move = Probeer deze zet:
chat-label = Chat
chat-empty = Nog geen berichten.
chat-is-off = Chat staat uit aan deze tafel.
chat-write = Schrijf een bericht
chat-send = Verzenden
chat-mute = Dempen
chat-muted = Je ziet de berichten van deze speler niet meer.
chat-report = Melden
chat-reported = Gemeld. De beheerders van deze server kijken ernaar.
chat-news = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
  }
phrase-hello = Hallo
phrase-good-luck = Succes
phrase-have-fun = Veel plezier
phrase-your-turn = Jouw beurt
phrase-one-moment = Momentje
phrase-nice-move = Mooie zet
phrase-oops = Oeps
phrase-well-played = Goed gespeeld
phrase-thanks = Dank je
phrase-good-game = Goede partij
phrase-again = Nog een keer?
phrase-goodbye = Tot ziens

## The menu

menu-title = Menu
menu-undo = Laatste zet terugnemen
menu-ask-undo = Om terugname vragen
menu-pause = Pauzeren
menu-ask-pause = Om een pauze vragen
menu-draw = Remise aanbieden
menu-ask-draw = Remise aanbieden
menu-abort = Partij annuleren
menu-ask-abort = Vragen om te annuleren
menu-resume = Hervatten
menu-stand = Tafel verlaten
menu-resign = Opgeven
menu-resign-sure = Deze partij opgeven?
menu-play-on = Doorspelen
menu-carry = Op ander apparaat verdergaan
menu-keys = Sneltoetsen
menu-rules = Regels
switch-corners = Open hoeken tonen
switch-coordinates = Coördinaten tonen
switch-patterns = Een patroon op elke kleur tonen
switch-confirm = Elke zet bevestigen
switch-tips = Tips tonen
carry-text = Scan deze QR-code met je andere apparaat, of typ de code daar in. Hij werkt één keer, binnen 5 minuten.
carry-picture = QR-code om deze partij op een ander apparaat voort te zetten
carry-where = Voer de code in op { $address }
keys-title = Sneltoetsen
keys-piece = een steentje kiezen
keys-move = het verschuiven
keys-turn = het draaien
keys-flip = het omkeren
keys-next = naar de volgende plek springen waar het past
keys-place = het leggen
keys-back = een stap teruggaan
keys-type = een zet typen
keys-zen = alleen het bord en de steentjes tonen
keys-help = deze lijst tonen

## Asking and answering

proposal-undo = { $name } wil een zet terugnemen.
proposal-pause = { $name } vraagt om een pauze.
proposal-draw = { $name } biedt remise aan.
proposal-abort = { $name } wil de partij annuleren.
proposal-rematch = { $name } wil revanche.
proposal-waits = Wachten op de anderen…
proposal-declined = { $name } heeft geweigerd.
answer-yes = Accepteren
answer-no = Weigeren
gone-text = { $name } is weggegaan, maar de plaats blijft gereserveerd. Je kunt wachten, de computer laten spelen, of de partij als verlies voor { $name } laten tellen.
gone-wait = Wachten
gone-engine = De computer laten spelen
gone-result = Als verlies tellen

## At the table before and after

over-rematch = Revanche
over-to-rematch = Naar de revanche
over-result = Score
over-review = Evalueren
result-aborted = De partij is geannuleerd.
result-draw = Remise
result-you = Jij wint
result-you-by = Jij wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } verschil
result-other = { $name } wint
result-other-by = { $name } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } verschil
task-own-start = Kies een steentje en bedek je startplaats.
task-start = Kies een steentje en bedek een startplaats.
task-anywhere = Kies een steentje en leg het waar je wilt.
task-corner = Kies een steentje en raak een van je hoeken.
task-base = Kies een steentje en zet het op het grondvlak.
task-join = Kies een steentje en zet het op het grondvlak naast een ander.
task-face = Kies een steentje en zet het tegen je eigen kleur.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] 1 driehoek gelegd
       *[other] { $cells } driehoeken gelegd
      }
   *[square] { $cells ->
        [one] 1 vierkantje gelegd
       *[other] { $cells } vierkantjes gelegd
      }
  }
seat-placed-short = { $cells } gelegd
seat-seen = { $cells } van boven te zien
seat-seen-short = { $cells } te zien
tray-more = Meer steentjes
tray-more-fit = Meer steentjes die passen
moves-show = Zetten tonen
type-what = Steentje en { $shape ->
    [triangle] driehoek, of alle driehoeken
    [cube] blokje, of alle blokjes
   *[square] vakje, of alle vakjes
  } die het bedekt
type-several = { $count ->
    [one] 1 zet komt overeen. Kies die hieronder.
   *[other] { $count } zetten komen overeen. Kies er een.
  }
type-illegal = { $piece } op { $cell }: { $reason }
said-lays = { $name } legde { $piece } op { $cell }.
said-lays-you = Je legde { $piece } op { $cell }.
said-lays-colour = { $name } legde { $piece } op { $cell }, { $colour }.
said-lays-colour-you = Je legde { $piece } op { $cell }, { $colour }.
said-lays-tile = { $name } legde steen { $tile }.
said-lays-tile-you = Je legde steen { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
  }
said-opened = { $count ->
    [one] 1 nieuwe open hoek: { $cells }.
   *[other] { $count } nieuwe open hoeken: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 nieuwe open hoek, zoals { $cells }.
   *[other] { $count } nieuwe open hoeken, zoals { $cells }.
  }
said-opened-none = Geen nieuwe open hoeken.
said-undone = De laatste zet is teruggenomen.

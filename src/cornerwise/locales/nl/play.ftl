## Whose turn it is and what can be done

status-loading = Een ogenblik
status-waiting = Wachten op spelers
status-waiting-text = De partij begint als elke plaats bezet is.
status-paused = Gepauzeerd
status-paused-text = De klokken staan stil.
status-over = De partij is voorbij
status-your-turn = Jouw beurt
status-turn-of = { $name } is aan zet
status-watching = Je kijkt mee.
opening-both = Leg het eerste steentje van beide kleuren. Daarna kiest de andere speler er een.
opening-choose = Kies je kleur. { $colour } is dan aan zet.
opening-take = Speel { $colour }
handover-title = Geef het scherm aan { $name }
handover-show = Mijn stenen tonen
status-viewing = na { $ply ->
    [0] de opstelling
    [one] 1 zet
   *[other] { $ply } zetten
  }
status-sending = wordt verzonden
status-planned = Je zet is gepland.
status-can-plan = Neem een steentje om je volgende zet te plannen.
status-plan-hint = Leg het waar je het straks wilt.
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
status-lost = Opnieuw verbinden
status-lost-text = Er is niets verloren. De klokken staan stil.
plan-fails = Je geplande zet kan niet meer.
notice-your-turn = Jouw beurt

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
seat-gone = is weg
seat-chooses = kiest een kleur
seat-cells = { $cells } over
seat-pieces-cells = { $pieces ->
    [one] 1 steentje
   *[other] { $pieces } steentjes
  }, { $cells ->
    [one] 1 vakje over
   *[other] { $cells } vakjes over
  }
seat-tiles = { $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
  }
seat-points = { $points ->
    [one] { NUMBER($points) } punt
   *[other] { NUMBER($points) } punten
  }
seat-reach = kan { $cells ->
    [one] 1 vrij vakje
   *[other] { $cells } vrije vakjes
  } bereiken
seat-corners-reach = { $corners ->
    [one] 1 open hoek
   *[other] { $corners } open hoeken
  }, { $cells ->
    [one] 1 vrij vakje
   *[other] { $cells } vrije vakjes
  } bereikbaar
dropped-resigned = heeft opgegeven
dropped-time = tijd is op
dropped-left = is weg

## Colours

colour-blue = Blauw
colour-yellow = Geel
colour-red = Rood
colour-green = Groen
colour-purple = Paars
colour-orange = Oranje

## The board

board-label = Speelbord { $game }
cell-free = { $cell }, vrij
cell-corner = { $cell }, vrij, jouw hoek
cell-start = { $cell }, startplaats
cell-start-of = { $cell }, startplaats van { $colour }
cell-taken = { $cell }, { $colour }, steentje { $piece }

## The tray and what is done with a piece

tray-label = Steentjes
tray-piece = Steentje { $piece }, { $cells ->
    [one] 1 vakje
   *[other] { $cells } vakjes
  }, { $places ->
    [0] geen plek
    [one] 1 plek
   *[other] { $places } plekken
  }, toets { $key }
tray-piece-waiting = Steentje { $piece }, { $cells ->
    [one] 1 vakje
   *[other] { $cells } vakjes
  }, toets { $key }
piece-cells = Steentje { $piece }, { $cells ->
    [one] 1 vakje
   *[other] { $cells } vakjes
  }
actions-label = Het steentje in je hand
action-turn = Draaien
action-flip = Keren
action-next = Volgende
action-next-of = { $number } van { $count }
action-drop = Terug
action-place = Leggen
action-plan = Plannen
action-sending = Verzenden
nudge-label = Het steentje verschuiven
nudge-up = Omhoog
nudge-down = Omlaag
nudge-left = Naar links
nudge-right = Naar rechts
nudge-up-left = Naar linksboven
nudge-up-right = Naar rechtsboven
nudge-down-left = Naar linksonder
nudge-down-right = Naar rechtsonder
word-keep = Kleur houden
word-swap = Kleuren ruilen
word-draw = Steen pakken
word-pass = Passen
type-title = Een zet typen
type-label = De vakjes die het steentje bedekt
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
plan-rated = voor de rating
plan-family = familiepartij

## Moves, hints, chat

tab-moves = Zetten
tab-hints = Hints
tab-chat = Chat
moves-label = Zetten tot nu toe
moves-none = Er is nog geen zet gedaan.
moves-steps = Door de partij stappen
moves-first = Naar het begin
moves-back = Eén zet terug
moves-on = Eén zet verder
moves-last = Naar nu
hint-ask = Laat me een zet zien
hint-thinking = Denkt na
hint-move = Een sterke zet:
chat-label = Chat
chat-empty = Niemand heeft nog iets gezegd.
chat-is-off = Aan deze tafel is geen chat.
chat-write = Schrijf iets
chat-send = Verzenden
chat-mute = Dempen
chat-muted = Je ziet niet meer wat deze speler zegt.
chat-report = Melden
chat-reported = De beheerder van deze server kijkt ernaar.
chat-news = { $count ->
    [one] 1 nieuwe regel
   *[other] { $count } nieuwe regels
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
menu-ask-undo = Vragen om een zet terug te nemen
menu-pause = Pauze
menu-ask-pause = Om pauze vragen
menu-draw = Remise aanbieden
menu-ask-draw = Remise aanbieden
menu-abort = Partij afbreken
menu-ask-abort = Vragen om af te breken
menu-resume = Verder spelen
menu-stand = Tafel verlaten
menu-resign = Opgeven
menu-resign-sure = Deze partij opgeven?
menu-play-on = Verder spelen
menu-carry = Verder op ander apparaat
menu-keys = Toetsen
menu-rules = Regels
switch-corners = Open hoeken tonen
switch-coordinates = Coördinaten tonen
switch-patterns = Een teken op elke kleur
switch-confirm = Bevestigen voor het leggen
switch-tips = Tips tonen
carry-text = Richt de camera van het andere apparaat op dit plaatje, of typ de code daar in. Hij is vijf minuten geldig, één keer.
carry-picture = De code als plaatje
carry-where = Typ hem in op { $address }
keys-title = Toetsen
keys-piece = een steentje nemen
keys-move = het verschuiven
keys-turn = het draaien
keys-flip = het omkeren
keys-next = naar de volgende plek waar het past
keys-place = het leggen
keys-back = een stap terug
keys-type = een zet typen
keys-zen = alleen bord en steentjes
keys-help = deze lijst

## Asking and answering

proposal-undo = { $name } wil graag een zet terugnemen.
proposal-pause = { $name } vraagt om een pauze.
proposal-draw = { $name } biedt remise aan.
proposal-abort = { $name } wil de partij graag afbreken.
proposal-rematch = { $name } wil graag nog een keer spelen.
proposal-waits = Wachten op de anderen.
proposal-declined = { $name } wijst het af.
answer-yes = Akkoord
answer-no = Afwijzen
gone-text = { $name } is weg. De plaats blijft gereserveerd; wat nu?
gone-wait = Wachten
gone-engine = De computer laten spelen
gone-result = Het resultaat opeisen

## At the table before and after

over-rematch = Nog een keer spelen
over-to-rematch = Naar de nieuwe partij
over-result = Score
over-review = Analyse
result-aborted = De partij is afgebroken.
result-draw = Gelijkspel
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

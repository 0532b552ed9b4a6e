## Whose turn it is and what can be done

status-loading = Et øjeblik
status-waiting = Venter på spillere
status-waiting-text = Partiet begynder, når alle pladser er taget.
status-paused = På pause
status-paused-text = Urene står stille.
status-over = Partiet er slut
status-your-turn = Din tur
status-turn-of = { $name } har turen
status-watching = Du ser på.
opening-both = Læg den første brik i begge farver. Den anden spiller vælger så en farve.
opening-choose = Vælg din farve. { $colour } trækker næste gang.
opening-take = Spil { $colour }
handover-title = Giv skærmen til { $name }
handover-show = Vis mine brikker
status-viewing = efter { $ply ->
    [0] opstillingen
    [one] 1 træk
   *[other] { $ply } træk
  }
status-sending = sender
status-planned = Dit træk er planlagt.
status-can-plan = Tag en brik for at planlægge dit næste træk.
status-plan-hint = Læg den, hvor du vil have den næste gang.
status-places = { $places ->
    [one] 1 træk er muligt
   *[other] { $places } træk er mulige
  }
status-fits = { $places ->
    [0] Passer ingen steder nu
    [one] Passer 1 sted
   *[other] Passer { $places } steder
  }
status-it-fits = Passer
status-does-not-fit = Passer ikke her
status-lost = Forbinder igen
status-lost-text = Intet er gået tabt. Urene er sat på pause.
plan-fails = Dit planlagte træk er ikke længere muligt.
notice-your-turn = Din tur

## Seats

seat-open = Ledig plads
seat-computer = Computer, niveau { $level }
seat-engine = Computer
seat-level = niveau { $level }
seat-number = Spiller { $number }
seat-guest = Gæst
seat-me = Du
seat-you = { $name } (dig)
seat-replaced = computeren spiller for { $name }
seat-gone = er gået
seat-chooses = vælger en farve
seat-cells = { $cells } tilbage
seat-pieces-cells = { $pieces ->
    [one] 1 brik
   *[other] { $pieces } brikker
  }, { $cells ->
    [one] 1 felt tilbage
   *[other] { $cells } felter tilbage
  }
seat-tiles = { $tiles ->
    [one] 1 brik
   *[other] { $tiles } brikker
  }
seat-points = { NUMBER($points) } point
seat-reach = kan nå { $cells ->
    [one] 1 frit felt
   *[other] { $cells } frie felter
  }
seat-corners-reach = { $corners ->
    [one] 1 åbent hjørne
   *[other] { $corners } åbne hjørner
  }, kan nå { $cells ->
    [one] 1 frit felt
   *[other] { $cells } frie felter
  }
dropped-resigned = har givet op
dropped-time = tiden er gået
dropped-left = er gået

## Colours

colour-blue = Blå
colour-yellow = Gul
colour-red = Rød
colour-green = Grøn
colour-purple = Lilla
colour-orange = Orange

## The board

board-label = Bræt til { $game }
cell-free = { $cell }, frit
cell-corner = { $cell }, frit, dit hjørne
cell-start = { $cell }, startfelt
cell-start-of = { $cell }, startfelt for { $colour }
cell-taken = { $cell }, { $colour }, brik { $piece }

## The tray and what is done with a piece

tray-label = Brikker
tray-piece = Brik { $piece }, { $cells ->
    [one] 1 felt
   *[other] { $cells } felter
  }, { $places ->
    [0] ingen plads
    [one] 1 plads
   *[other] { $places } pladser
  }, tast { $key }
tray-piece-waiting = Brik { $piece }, { $cells ->
    [one] 1 felt
   *[other] { $cells } felter
  }, tast { $key }
piece-cells = Brik { $piece }, { $cells ->
    [one] 1 felt
   *[other] { $cells } felter
  }
actions-label = Brikken i din hånd
action-turn = Drej
action-flip = Vend
action-next = Næste plads
action-next-of = { $number } af { $count }
action-drop = Slip
action-place = Læg
action-plan = Planlæg
action-sending = Sender
nudge-label = Flyt brikken
nudge-up = Op
nudge-down = Ned
nudge-left = Til venstre
nudge-right = Til højre
nudge-up-left = Op til venstre
nudge-up-right = Op til højre
nudge-down-left = Ned til venstre
nudge-down-right = Ned til højre
word-keep = Behold min farve
word-swap = Byt farver
word-draw = Træk en brik
word-pass = Meld pas
type-title = Skriv et træk
type-label = De felter, som brikken dækker
type-all = { $count ->
    [one] Det eneste tilladte træk
   *[other] Alle { $count } tilladte træk
  }
type-piece = Brik { $piece }, { $count ->
    [one] 1 plads
   *[other] { $count } pladser
  }

## Clocks and what was agreed

clock-hours = t
clock-days = d
plan-players = { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
  }
plan-clock-game = { $minutes } min. + { $seconds } sek.
plan-clock-move = { $seconds } sek. pr. træk
plan-clock-days = { $days ->
    [one] 1 dag pr. træk
   *[other] { $days } dage pr. træk
  }
plan-rated = med rating
plan-family = familieparti

## Moves, hints, chat

tab-moves = Træk
tab-hints = Forslag
tab-chat = Chat
moves-label = Træk indtil nu
moves-none = Der er ikke lavet noget træk endnu.
moves-steps = Gå gennem partiet
moves-first = Til begyndelsen
moves-back = Ét træk tilbage
moves-on = Ét træk frem
moves-last = Til nu
hint-ask = Vis mig et træk
hint-thinking = Tænker
hint-move = Et stærkt træk:
chat-label = Chat
chat-empty = Ingen har sagt noget endnu.
chat-is-off = Der er ingen chat ved dette bord.
chat-write = Skriv noget
chat-send = Send
chat-mute = Gør tavs
chat-muted = Du ser ikke længere, hvad denne spiller siger.
chat-report = Anmeld
chat-reported = Den, der driver serveren, ser på det.
chat-news = { $count ->
    [one] 1 ny linje
   *[other] { $count } nye linjer
  }
phrase-hello = Hej
phrase-good-luck = Held og lykke
phrase-have-fun = Hyg jer
phrase-your-turn = Din tur
phrase-one-moment = Et øjeblik
phrase-nice-move = Flot træk
phrase-oops = Ups
phrase-well-played = Godt spillet
phrase-thanks = Tak
phrase-good-game = Godt spil
phrase-again = En gang til?
phrase-goodbye = Farvel

## The menu

menu-title = Menu
menu-undo = Tag sidste træk tilbage
menu-ask-undo = Bed om at tage et træk tilbage
menu-pause = Pause
menu-ask-pause = Bed om en pause
menu-draw = Tilbyd uafgjort
menu-ask-draw = Tilbyd uafgjort
menu-abort = Afbryd partiet
menu-ask-abort = Bed om at afbryde partiet
menu-resume = Spil videre
menu-stand = Forlad bordet
menu-resign = Giv op
menu-resign-sure = Vil du give op?
menu-play-on = Spil videre
menu-carry = Fortsæt på en anden enhed
menu-keys = Taster
menu-rules = Regler
switch-corners = Vis åbne hjørner
switch-coordinates = Vis koordinater
switch-patterns = Et mærke på hver farve
switch-confirm = Bekræft, før der lægges
switch-tips = Vis tip
carry-text = Ret den anden enheds kamera mod dette billede, eller skriv koden der. Den gælder i fem minutter, én gang.
carry-picture = Koden som billede
carry-where = Skriv den på { $address }
keys-title = Taster
keys-piece = tag en brik
keys-move = flyt den
keys-turn = drej den
keys-flip = vend den
keys-next = til næste sted, hvor den passer
keys-place = læg den
keys-back = et skridt tilbage
keys-type = skriv et træk
keys-zen = kun bræt og brikker
keys-help = denne liste

## Asking and answering

proposal-undo = { $name } vil gerne tage et træk tilbage.
proposal-pause = { $name } beder om en pause.
proposal-draw = { $name } tilbyder uafgjort.
proposal-abort = { $name } vil gerne afbryde partiet.
proposal-rematch = { $name } vil gerne spille igen.
proposal-waits = Venter på de andre.
proposal-declined = { $name } siger nej.
answer-yes = Sig ja
answer-no = Afslå
gone-text = { $name } er gået. Pladsen er gemt; hvad nu?
gone-wait = Vent
gone-engine = Lad computeren spille
gone-result = Kræv resultatet

## At the table before and after

over-rematch = Spil igen
over-to-rematch = Til det nye parti
over-result = Resultat
over-review = Gennemgå
result-aborted = Partiet blev afbrudt.
result-draw = Uafgjort
result-you = Du vinder
result-you-by = Du vinder med { $points } point
result-other = { $name } vinder
result-other-by = { $name } vinder med { $points } point

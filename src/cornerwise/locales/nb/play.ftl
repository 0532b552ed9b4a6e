## Hvem sin tur det er, og hva man kan gjøre

status-loading = Et øyeblikk
status-waiting = Venter på spillere
status-waiting-text = Partiet begynner når alle plassene er tatt.
status-paused = Pause
status-paused-text = Klokkene står stille.
status-over = Partiet er slutt
status-your-turn = Din tur
status-turn-of = { $name } sin tur
status-watching = Du ser på.
opening-both = Legg den første brikken i begge fargene. Så velger den andre spilleren en farge.
opening-choose = Velg fargen din. { $colour } trekker neste gang.
opening-take = Spill { $colour }
handover-title = Gi skjermen til { $name }
handover-show = Vis brikkene mine
status-viewing = etter { $ply ->
    [0] oppsettet
    [one] 1 trekk
   *[other] { $ply } trekk
  }
status-sending = sender
status-planned = Trekket ditt er planlagt.
status-can-plan = Ta en brikke for å planlegge det neste trekket.
status-plan-hint = Legg den der du vil ha den neste gang.
status-places = { $places ->
    [one] 1 trekk er mulig
   *[other] { $places } trekk er mulige
  }
status-fits = { $places ->
    [0] Den passer ingen steder nå
    [one] Den passer på 1 sted
   *[other] Den passer på { $places } steder
  }
status-it-fits = Den passer
status-does-not-fit = Den passer ikke her
status-lost = Kobler til igjen
status-lost-text = Ingenting er tapt. Klokkene er satt på pause.
plan-fails = Det planlagte trekket er ikke lenger mulig.
notice-your-turn = Din tur

## Plasser

seat-open = Ledig plass
seat-computer = Datamaskin, nivå { $level }
seat-engine = Datamaskin
seat-level = nivå { $level }
seat-number = Spiller { $number }
seat-guest = Gjest
seat-me = Du
seat-you = { $name } (du)
seat-replaced = datamaskinen spiller for { $name }
seat-gone = har gått
seat-chooses = velger en farge
seat-cells = { $cells } igjen
seat-pieces-cells = { $pieces ->
    [one] 1 brikke
   *[other] { $pieces } brikker
  }, { $cells ->
    [one] 1 felt igjen
   *[other] { $cells } felter igjen
  }
seat-tiles = { $tiles ->
    [one] 1 brikke
   *[other] { $tiles } brikker
  }
seat-points = { $points ->
    [one] { NUMBER($points) } poeng
   *[other] { NUMBER($points) } poeng
  }
seat-reach = kan nå { $cells ->
    [one] 1 ledig felt
   *[other] { $cells } ledige felter
  }
seat-corners-reach = { $corners ->
    [one] 1 åpent hjørne
   *[other] { $corners } åpne hjørner
  }, kan nå { $cells ->
    [one] 1 ledig felt
   *[other] { $cells } ledige felter
  }
dropped-resigned = har gitt opp
dropped-time = gikk tom for tid
dropped-left = har gått

## Farger

colour-blue = Blå
colour-yellow = Gul
colour-red = Rød
colour-green = Grønn
colour-purple = Lilla
colour-orange = Oransje

## Brettet

board-label = Brett for { $game }
cell-free = { $cell }, ledig
cell-corner = { $cell }, ledig, ditt hjørne
cell-start = { $cell }, startfelt
cell-start-of = { $cell }, start for { $colour }
cell-taken = { $cell }, { $colour }, brikke { $piece }

## Brikkene og hva man gjør med dem

tray-label = Brikker
tray-piece = Brikke { $piece }, { $cells ->
    [one] 1 felt
   *[other] { $cells } felter
  }, { $places ->
    [0] ingen plass
    [one] 1 plass
   *[other] { $places } plasser
  }, tast { $key }
tray-piece-waiting = Brikke { $piece }, { $cells ->
    [one] 1 felt
   *[other] { $cells } felter
  }, tast { $key }
piece-cells = Brikke { $piece }, { $cells ->
    [one] 1 felt
   *[other] { $cells } felter
  }
actions-label = Brikken i hånden din
action-turn = Vri
action-flip = Snu
action-next = Neste sted
action-next-of = { $number } av { $count }
action-drop = Slipp
action-place = Legg
action-plan = Planlegg
action-sending = Sender
nudge-label = Flytt brikken
nudge-up = Opp
nudge-down = Ned
nudge-left = Til venstre
nudge-right = Til høyre
nudge-up-left = Opp til venstre
nudge-up-right = Opp til høyre
nudge-down-left = Ned til venstre
nudge-down-right = Ned til høyre
word-keep = Behold fargen min
word-swap = Bytt farger
word-draw = Trekk en brikke
word-pass = Pass
type-title = Skriv et trekk
type-label = Feltene som brikken dekker
type-all = { $count ->
    [one] Det eneste lovlige trekket
   *[other] Alle { $count } lovlige trekk
  }
type-piece = Brikke { $piece }, { $count ->
    [one] 1 plass
   *[other] { $count } plasser
  }

## Klokker og hva som ble avtalt

clock-hours = t
clock-days = d
plan-players = { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s per trekk
plan-clock-days = { $days ->
    [one] 1 dag per trekk
   *[other] { $days } dager per trekk
  }
plan-rated = teller for rating
plan-family = familieparti

## Trekk, hint, chat

tab-moves = Trekk
tab-hints = Hint
tab-chat = Chat
moves-label = Trekkene så langt
moves-none = Ingen trekk er gjort.
moves-steps = Gå gjennom partiet
moves-first = Til begynnelsen
moves-back = Ett trekk tilbake
moves-on = Ett trekk fram
moves-last = Til nå
hint-ask = Vis meg et trekk
hint-thinking = Tenker
hint-move = Et sterkt trekk:
chat-label = Chat
chat-empty = Ingen har sagt noe ennå.
chat-is-off = Det er ingen chat ved dette bordet.
chat-write = Skriv noe
chat-send = Send
chat-mute = Demp
chat-muted = Du vil ikke se hva denne spilleren sier.
chat-report = Rapporter
chat-reported = Den som driver denne serveren, vil se på det.
chat-news = { $count ->
    [one] 1 ny linje
   *[other] { $count } nye linjer
  }
phrase-hello = Hei
phrase-good-luck = Lykke til
phrase-have-fun = Ha det gøy
phrase-your-turn = Din tur
phrase-one-moment = Et øyeblikk
phrase-nice-move = Fint trekk
phrase-oops = Oi
phrase-well-played = Godt spilt
phrase-thanks = Takk
phrase-good-game = Fint spill
phrase-again = Ett til?
phrase-goodbye = Ha det

## Menyen

menu-title = Meny
menu-undo = Ta tilbake siste trekk
menu-ask-undo = Be om å ta tilbake et trekk
menu-pause = Pause
menu-ask-pause = Be om en pause
menu-draw = Tilby uavgjort
menu-ask-draw = Tilby uavgjort
menu-abort = Avlys partiet
menu-ask-abort = Be om å avlyse partiet
menu-resume = Spill videre
menu-stand = Forlat bordet
menu-resign = Gi opp
menu-resign-sure = Gi opp dette partiet?
menu-play-on = Spill videre
menu-carry = Fortsett på en annen enhet
menu-keys = Taster
menu-rules = Regler
switch-corners = Vis åpne hjørner
switch-coordinates = Vis koordinater
switch-patterns = Et merke på hver farge
switch-confirm = Bekreft før brikken legges
switch-tips = Vis tips
carry-text = Pek kameraet på den andre enheten mot dette bildet, eller skriv inn koden der. Den gjelder i fem minutter, én gang.
carry-picture = Koden som bilde
carry-where = Skriv den inn på { $address }
keys-title = Taster
keys-piece = ta en brikke
keys-move = flytt den
keys-turn = vri den
keys-flip = snu den
keys-next = til neste sted der den passer
keys-place = legg den
keys-back = ett steg tilbake
keys-type = skriv et trekk
keys-zen = bare brett og brikker
keys-help = denne listen

## Spørre og svare

proposal-undo = { $name } vil gjerne ta tilbake et trekk.
proposal-pause = { $name } ber om en pause.
proposal-draw = { $name } tilbyr uavgjort.
proposal-abort = { $name } vil gjerne avlyse partiet.
proposal-rematch = { $name } vil gjerne spille igjen.
proposal-waits = Venter på de andre.
proposal-declined = { $name } avslår.
answer-yes = Godta
answer-no = Avslå
gone-text = { $name } har gått. Plassen holdes av; hva nå?
gone-wait = Vent
gone-engine = La datamaskinen spille
gone-result = Krev resultatet

## Ved bordet før og etter

over-rematch = Spill igjen
over-to-rematch = Til det nye partiet
over-result = Poengsum
over-review = Analyse
result-aborted = Partiet ble avlyst.
result-draw = Uavgjort
result-you = Du vinner
result-you-by = Du vinner med { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
  }
result-other = { $name } vinner
result-other-by = { $name } vinner med { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
  }

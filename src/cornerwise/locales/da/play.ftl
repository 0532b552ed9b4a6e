## Whose turn it is and what can be done

status-loading = Indlæser…
status-waiting = Venter på spillere
status-waiting-text = Partiet begynder, når alle pladser er taget.
status-paused = På pause
status-paused-text = Urene står stille.
status-over = Partiet er slut
status-your-turn = Din tur
status-turn-of = { $name } har turen
status-watching = Du ser med.
opening-both = Læg den første brik i begge farver. Derefter vælger den anden spiller en farve.
opening-choose = Vælg din farve. { $colour } har næste tur.
opening-take = Spil { $colour }
handover-title = Giv skærmen til { $name }
handover-show = Vis mine brikker
status-viewing = { $ply ->
    [0] ved starten
    [one] efter 1 træk
   *[other] efter { $ply } træk
  }
status-sending = sender…
status-planned = Dit næste træk er planlagt.
status-can-plan = Vælg en brik for at planlægge dit næste træk.
status-plan-hint = Læg den, hvor du vil spille næste gang.
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
status-lost = Forbinder igen…
status-lost-text = Dit parti er i god behold. Urene er sat på pause.
plan-fails = Dit planlagte træk er ikke længere muligt. Vælg et andet.
notice-your-turn = Din tur
said-out = { $colour } kan ikke lægge flere brikker.
said-out-you = Du kan ikke lægge flere brikker.
said-bridge = { $name }: bro, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] sekskant
   *[other] { $count } sekskanter
  }, +{ $points }

## Seats

seat-open = Ledig plads
seat-computer = Computer, niveau { $level }
seat-engine = Computer
seat-level = niveau { $level }
seat-number = Spiller { $number }
seat-guest = Gæst
seat-me = Dig
seat-you = { $name } (dig)
seat-replaced = computeren spiller for { $name }
seat-gone = har forladt bordet
seat-chooses = vælger en farve
seat-out = er ude
seat-cells = { $cells } tilbage
seat-pieces-cells = { $pieces ->
    [one] 1 brik
   *[other] { $pieces } brikker
  }, { $shape ->
    [triangle] { $cells ->
        [one] 1 trekant tilbage
       *[other] { $cells } trekanter tilbage
      }
    [cube] { $cells ->
        [one] 1 klods tilbage
       *[other] { $cells } klodser tilbage
      }
   *[square] { $cells ->
        [one] 1 firkant tilbage
       *[other] { $cells } firkanter tilbage
      }
  }
seat-tiles = { $tiles ->
    [one] 1 brik
   *[other] { $tiles } brikker
  }
seat-points = { NUMBER($points) } point
seat-reach = kan nå { $shape ->
    [triangle] { $cells ->
        [one] 1 fri trekant
       *[other] { $cells } frie trekanter
      }
    [cube] { $cells ->
        [one] 1 fri klods
       *[other] { $cells } frie klodser
      }
   *[square] { $cells ->
        [one] 1 frit felt
       *[other] { $cells } frie felter
      }
  }
seat-corners-reach = { $corners ->
    [one] 1 åbent hjørne
   *[other] { $corners } åbne hjørner
  }, kan nå { $shape ->
    [triangle] { $cells ->
        [one] 1 fri trekant
       *[other] { $cells } frie trekanter
      }
    [cube] { $cells ->
        [one] 1 fri klods
       *[other] { $cells } frie klodser
      }
   *[square] { $cells ->
        [one] 1 frit felt
       *[other] { $cells } frie felter
      }
  }
dropped-resigned = gav op
dropped-time = løb tør for tid
dropped-left = forlod partiet

## Colours

colour-blue = Blå
colour-yellow = Gul
colour-red = Rød
colour-green = Grøn
colour-purple = Lilla
colour-orange = Orange
# Colours inside a sentence
ink-blue = blå
ink-yellow = gul
ink-red = rød
ink-green = grøn
ink-purple = lilla
ink-orange = orange

## The board

board-label = Bræt til { $game }
cell-free = { $cell }, frit
cell-corner = { $cell }, frit, et af dine hjørner
cell-start = { $cell }, startfelt
cell-start-of = { $cell }, startfelt for { $colour }
cell-taken = { $cell }, { $colour }, brik { $piece }

## The tray and what is done with a piece

tray-label = Brikker
tray-piece = Brik { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 trekant
       *[other] { $cells } trekanter
      }
    [cube] { $cells ->
        [one] 1 klods
       *[other] { $cells } klodser
      }
   *[square] { $cells ->
        [one] 1 firkant
       *[other] { $cells } firkanter
      }
  }, { $places ->
    [0] passer ingen steder
    [one] passer 1 sted
   *[other] passer { $places } steder
  }, tast { $key }
tray-piece-waiting = Brik { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 trekant
       *[other] { $cells } trekanter
      }
    [cube] { $cells ->
        [one] 1 klods
       *[other] { $cells } klodser
      }
   *[square] { $cells ->
        [one] 1 firkant
       *[other] { $cells } firkanter
      }
  }, tast { $key }
piece-cells = Brik { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 trekant
       *[other] { $cells } trekanter
      }
    [cube] { $cells ->
        [one] 1 klods
       *[other] { $cells } klodser
      }
   *[square] { $cells ->
        [one] 1 firkant
       *[other] { $cells } firkanter
      }
  }
actions-label = Valgt brik
action-turn = Drej
action-flip = Vend
action-next = Næste sted
action-next-of = { $number } af { $count }
action-drop = Læg tilbage
action-place = Læg
action-plan = Planlæg træk
action-sending = Sender…
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
type-what-tile = Brik, og dens plads hvis der er flere
type-all = { $count ->
    [one] Det eneste tilladte træk
   *[other] Alle { $count } tilladte træk
  }
type-piece = Brik { $piece }, { $count ->
    [one] 1 sted
   *[other] { $count } steder
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
moves-none = Ingen træk endnu.
moves-steps = Gå gennem partiet
moves-first = Første træk
moves-back = Forrige træk
moves-on = Næste træk
moves-last = Seneste træk
hint-ask = Vis et træk
hint-thinking = Tænker…
hint-move = Prøv dette træk:
chat-label = Chat
chat-empty = Ingen beskeder endnu.
chat-is-off = Chatten er slået fra ved dette bord.
chat-write = Skriv en besked
chat-send = Send
chat-mute = Ignorer
chat-muted = Du ser ikke længere denne spillers beskeder.
chat-report = Anmeld
chat-reported = Anmeldt. De, der driver serveren, ser på det.
chat-news = { $count ->
    [one] 1 ny besked
   *[other] { $count } nye beskeder
  }
phrase-hello = Hej
phrase-good-luck = Held og lykke
phrase-have-fun = God fornøjelse
phrase-your-turn = Din tur
phrase-one-moment = Et øjeblik
phrase-nice-move = Flot træk
phrase-oops = Ups
phrase-well-played = Godt spillet
phrase-thanks = Tak
phrase-good-game = Godt spil
phrase-again = Spille igen?
phrase-goodbye = Farvel

## The menu

menu-title = Menu
menu-undo = Fortryd seneste træk
menu-ask-undo = Bed om at fortryde et træk
menu-pause = Sæt på pause
menu-ask-pause = Bed om en pause
menu-draw = Tilbyd uafgjort
menu-ask-draw = Tilbyd uafgjort
menu-abort = Annuller partiet
menu-ask-abort = Bed om at annullere partiet
menu-resume = Genoptag
menu-stand = Forlad bordet
menu-resign = Giv op
menu-resign-sure = Vil du give op?
menu-play-on = Spil videre
menu-carry = Fortsæt på en anden enhed
menu-keys = Tastaturgenveje
menu-rules = Regler
switch-corners = Vis åbne hjørner
switch-coordinates = Vis koordinater
switch-patterns = Vis et mønster på hver farve
switch-confirm = Bekræft hvert træk
switch-tips = Vis tip
carry-text = Scan denne QR-kode med din anden enhed, eller indtast koden der. Den virker én gang, inden for 5 minutter.
carry-picture = QR-kode til at fortsætte dette parti på en anden enhed
carry-where = Indtast koden på { $address }
keys-title = Tastaturgenveje
keys-piece = vælg en brik
keys-move = flyt den
keys-turn = drej den
keys-flip = vend den
keys-next = spring til næste sted, hvor den passer
keys-place = læg den
keys-back = gå et trin tilbage
keys-type = skriv et træk
keys-zen = vis kun brættet og brikkerne
keys-help = vis denne liste

## Asking and answering

proposal-undo = { $name } vil fortryde et træk.
proposal-pause = { $name } beder om en pause.
proposal-draw = { $name } tilbyder uafgjort.
proposal-abort = { $name } vil annullere partiet.
proposal-rematch = { $name } vil have revanche.
proposal-waits = Venter på de andre…
proposal-declined = { $name } sagde nej.
answer-yes = Acceptér
answer-no = Afslå
gone-text = { $name } har forladt bordet, men pladsen er reserveret. Du kan vente, lade computeren tage over eller lade partiet tælle som et nederlag for { $name }.
gone-wait = Vent
gone-engine = Lad computeren spille
gone-result = Tæl som nederlag

## At the table before and after

over-rematch = Revanche
over-to-rematch = Gå til revanchen
over-result = Resultat
over-review = Gennemgå
result-aborted = Partiet blev annulleret.
result-draw = Uafgjort
result-you = Du vinder
result-you-by = Du vinder med { $points } point
result-other = { $name } vinder
result-other-by = { $name } vinder med { $points } point
task-own-start = Vælg en brik, og dæk dit startfelt.
task-start = Vælg en brik, og dæk et startfelt.
task-anywhere = Vælg en brik, og læg den hvor som helst.
task-corner = Vælg en brik, og rør et af dine hjørner.
task-base = Vælg en brik, og stil den på bundpladen.
task-join = Vælg en brik, og stil den på bundpladen ved siden af en anden.
task-face = Vælg en brik, og stil den op mod din egen farve.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] 1 trekant lagt
       *[other] { $cells } trekanter lagt
      }
   *[square] { $cells ->
        [one] 1 firkant lagt
       *[other] { $cells } firkanter lagt
      }
  }
seat-placed-short = { $cells } lagt
seat-seen = { $cells } set fra oven
seat-seen-short = { $cells } set
tray-more = Flere brikker
tray-more-fit = Flere brikker, der passer
moves-show = Vis træk
type-what = Brik og { $shape ->
    [triangle] trekant, eller alle trekanter
    [cube] klods, eller alle klodser
   *[square] felt, eller alle felter
  }, den dækker
type-several = { $count ->
    [one] 1 træk passer. Vælg det nedenfor.
   *[other] { $count } træk passer. Vælg et.
  }
type-illegal = { $piece } på { $cell }: { $reason }
said-lays = { $name } lagde { $piece } på { $cell }.
said-lays-you = Du lagde { $piece } på { $cell }.
said-lays-colour = { $name } lagde { $piece } på { $cell }, { $colour }.
said-lays-colour-you = Du lagde { $piece } på { $cell }, { $colour }.
said-lays-tile = { $name } lagde brikken { $tile }.
said-lays-tile-you = Du lagde brikken { $tile }.
said-word = { $name }: { $word }.
said-points = { $points } point.
said-opened = { $count ->
    [one] 1 nyt åbent hjørne: { $cells }.
   *[other] { $count } nye åbne hjørner: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 nyt åbent hjørne, f.eks. { $cells }.
   *[other] { $count } nye åbne hjørner, f.eks. { $cells }.
  }
said-opened-none = Ingen nye åbne hjørner.
said-undone = Det seneste træk blev fortrudt.

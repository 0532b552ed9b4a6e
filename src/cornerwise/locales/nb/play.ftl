## Hvem sin tur det er, og hva man kan gjøre

status-loading = Laster …
status-waiting = Venter på spillere
status-waiting-text = Partiet begynner når alle plassene er tatt.
status-paused = Pause
status-paused-text = Klokkene er stoppet.
status-over = Partiet er slutt
status-your-turn = Din tur
status-turn-of = { $name } sin tur
status-watching = Du ser på.
opening-both = Legg den første brikken i begge fargene. Så velger den andre spilleren en farge.
opening-choose = Velg fargen din. { $colour } har neste trekk.
opening-take = Spill { $colour }
handover-title = Gi skjermen til { $name }
handover-show = Vis brikkene mine
status-viewing = { $ply ->
    [0] ved starten
    [one] etter 1 trekk
   *[other] etter { $ply } trekk
  }
status-sending = sender …
status-planned = Neste trekk er planlagt.
status-can-plan = Velg en brikke for å planlegge neste trekk.
status-plan-hint = Legg den der du vil spille neste gang.
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
status-lost = Kobler til igjen …
status-lost-text = Partiet ditt er trygt. Klokkene står på pause.
plan-fails = Det planlagte trekket er ikke lenger mulig. Velg et annet.
notice-your-turn = Din tur
said-out = { $colour } kan ikke legge flere brikker.
said-out-you = Du kan ikke legge flere brikker.
said-bridge = { $name }: bro, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] sekskant
   *[other] { $count } sekskanter
  }, +{ $points }

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
seat-out = er ute
seat-cells = { $cells } igjen
seat-pieces-cells =
    { $pieces ->
        [one] 1 brikke
       *[other] { $pieces } brikker
    }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 trekant igjen
               *[other] { $cells } trekanter igjen
            }
        [cube]
            { $cells ->
                [one] 1 kube igjen
               *[other] { $cells } kuber igjen
            }
       *[square]
            { $cells ->
                [one] 1 rute igjen
               *[other] { $cells } ruter igjen
            }
    }
seat-tiles = { $tiles ->
    [one] 1 brikke
   *[other] { $tiles } brikker
  }
seat-points = { $points ->
    [one] { NUMBER($points) } poeng
   *[other] { NUMBER($points) } poeng
  }
seat-reach =
    kan nå { $shape ->
        [triangle]
            { $cells ->
                [one] 1 ledig trekant
               *[other] { $cells } ledige trekanter
            }
        [cube]
            { $cells ->
                [one] 1 ledig kube
               *[other] { $cells } ledige kuber
            }
       *[square]
            { $cells ->
                [one] 1 ledig rute
               *[other] { $cells } ledige ruter
            }
    }
seat-corners-reach =
    { $corners ->
        [one] 1 åpent hjørne
       *[other] { $corners } åpne hjørner
    }, kan nå { $shape ->
        [triangle]
            { $cells ->
                [one] 1 ledig trekant
               *[other] { $cells } ledige trekanter
            }
        [cube]
            { $cells ->
                [one] 1 ledig kube
               *[other] { $cells } ledige kuber
            }
       *[square]
            { $cells ->
                [one] 1 ledig rute
               *[other] { $cells } ledige ruter
            }
    }
dropped-resigned = ga opp
dropped-time = gikk tom for tid
dropped-left = forlot partiet

## Farger

colour-blue = Blå
colour-yellow = Gul
colour-red = Rød
colour-green = Grønn
colour-purple = Lilla
colour-orange = Oransje
# Farger i en setning
ink-blue = blå
ink-yellow = gul
ink-red = rød
ink-green = grønn
ink-purple = lilla
ink-orange = oransje

## Brettet

board-label = Brett for { $game }
cell-free = { $cell }, ledig
cell-corner = { $cell }, ledig, et av hjørnene dine
cell-start = { $cell }, startpunkt
cell-start-of = { $cell }, { $colour } begynner her
cell-taken = { $cell }, { $colour }, brikke { $piece }

## Brikkene og hva man gjør med dem

tray-label = Brikker
tray-piece =
    Brikke { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 trekant
               *[other] { $cells } trekanter
            }
        [cube]
            { $cells ->
                [one] 1 kube
               *[other] { $cells } kuber
            }
       *[square]
            { $cells ->
                [one] 1 rute
               *[other] { $cells } ruter
            }
    }, { $places ->
        [0] passer ingen steder
        [one] passer på 1 sted
       *[other] passer på { $places } steder
    }, tast { $key }
tray-piece-waiting =
    Brikke { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 trekant
               *[other] { $cells } trekanter
            }
        [cube]
            { $cells ->
                [one] 1 kube
               *[other] { $cells } kuber
            }
       *[square]
            { $cells ->
                [one] 1 rute
               *[other] { $cells } ruter
            }
    }, tast { $key }
piece-cells =
    Brikke { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 trekant
               *[other] { $cells } trekanter
            }
        [cube]
            { $cells ->
                [one] 1 kube
               *[other] { $cells } kuber
            }
       *[square]
            { $cells ->
                [one] 1 rute
               *[other] { $cells } ruter
            }
    }
actions-label = Valgt brikke
action-turn = Vri
action-flip = Snu
action-next = Neste sted
action-next-of = { $number } av { $count }
action-drop = Legg tilbake
action-place = Legg
action-plan = Planlegg trekk
action-sending = Sender …
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
word-pass = Meld pass
type-title = Skriv et trekk
type-what-tile = Brikke, og plassen dens hvis det er flere
type-what = Brikke og { $shape ->
        [triangle] trekant, eller alle trekantene
        [cube] kube, eller alle kubene
       *[square] rute, eller alle rutene
    } den dekker
type-several = { $count ->
    [one] 1 trekk passer. Velg det nedenfor.
   *[other] { $count } trekk passer. Velg ett.
  }
type-illegal = { $piece } på { $cell }: { $reason }
type-all = { $count ->
    [one] Det eneste lovlige trekket
   *[other] Alle { $count } lovlige trekk
  }
type-piece = Brikke { $piece }, { $count ->
    [one] 1 plass
   *[other] { $count } plasser
  }
said-lays = { $name } la { $piece } på { $cell }.
said-lays-you = Du la { $piece } på { $cell }.
said-lays-colour = { $name } la { $piece } på { $cell }, { $colour }.
said-lays-colour-you = Du la { $piece } på { $cell }, { $colour }.
said-lays-tile = { $name } la brikke { $tile }.
said-lays-tile-you = Du la brikke { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] 1 poeng.
   *[other] { $points } poeng.
  }
said-opened = { $count ->
    [one] 1 nytt åpent hjørne: { $cells }.
   *[other] { $count } nye åpne hjørner: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 nytt åpent hjørne, for eksempel { $cells }.
   *[other] { $count } nye åpne hjørner, for eksempel { $cells }.
  }
said-opened-none = Ingen nye åpne hjørner.
said-undone = Det siste trekket ble angret.

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
plan-rated = rangert
plan-family = familieparti

## Trekk, hint, chat

tab-moves = Trekk
tab-hints = Hint
tab-chat = Chat
moves-label = Trekkene så langt
moves-none = Ingen trekk ennå.
moves-steps = Gå gjennom partiet
moves-first = Første trekk
moves-back = Forrige trekk
moves-on = Neste trekk
moves-last = Siste trekk
hint-ask = Vis meg et trekk
hint-thinking = Tenker …
hint-move = Prøv dette trekket:
chat-label = Chat
chat-empty = Ingen meldinger ennå.
chat-is-off = Chatten er av ved dette bordet.
chat-write = Skriv en melding
chat-send = Send
chat-mute = Demp
chat-muted = Du vil ikke se flere meldinger fra denne spilleren.
chat-report = Rapporter
chat-reported = Rapportert. De som driver denne serveren, ser på saken.
chat-news =
    { $count ->
        [one] 1 ny melding
       *[other] { $count } nye meldinger
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
phrase-again = Et parti til?
phrase-goodbye = Ha det

## Menyen

menu-title = Meny
menu-undo = Angre siste trekk
menu-ask-undo = Be om å få angre et trekk
menu-pause = Ta pause
menu-ask-pause = Be om en pause
menu-draw = Tilby uavgjort
menu-ask-draw = Tilby uavgjort
menu-abort = Avbryt partiet
menu-ask-abort = Be om å avbryte partiet
menu-resume = Fortsett
menu-stand = Forlat bordet
menu-resign = Gi opp
menu-resign-sure = Vil du gi opp dette partiet?
menu-play-on = Fortsett å spille
menu-carry = Fortsett på en annen enhet
menu-keys = Hurtigtaster
menu-rules = Regler
switch-corners = Vis åpne hjørner
switch-coordinates = Vis koordinater
switch-patterns = Vis et mønster på hver farge
switch-confirm = Bekreft hvert trekk
switch-tips = Vis tips
carry-text = Skann QR-koden med den andre enheten, eller skriv inn koden der. Den virker én gang, innen 5 minutter.
carry-picture = QR-kode for å fortsette dette partiet på en annen enhet
carry-where = Skriv inn koden på { $address }
keys-title = Hurtigtaster
keys-piece = velg en brikke
keys-move = flytt den
keys-turn = vri den
keys-flip = snu den
keys-next = hopp til neste sted der den passer
keys-place = legg den
keys-back = gå ett steg tilbake
keys-type = skriv et trekk
keys-zen = vis bare brettet og brikkene
keys-help = vis denne listen

## Spørre og svare

proposal-undo = { $name } vil angre et trekk.
proposal-pause = { $name } ber om en pause.
proposal-draw = { $name } tilbyr uavgjort.
proposal-abort = { $name } vil avbryte partiet.
proposal-rematch = { $name } vil ha omkamp.
proposal-waits = Venter på de andre …
proposal-declined = { $name } takket nei.
answer-yes = Godta
answer-no = Avslå
gone-text = { $name } har gått, men plassen holdes av. Du kan vente, la datamaskinen ta over eller la partiet telle som tap for { $name }.
gone-wait = Vent
gone-engine = La datamaskinen spille
gone-result = La det telle som tap

## Ved bordet før og etter

over-rematch = Omkamp
over-to-rematch = Gå til omkampen
over-result = Poengsum
over-review = Gå gjennom
result-aborted = Partiet ble avbrutt.
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
task-own-start = Velg en brikke og dekk startpunktet ditt.
task-start = Velg en brikke og dekk et startpunkt.
task-anywhere = Velg en brikke og legg den hvor som helst.
task-corner = Velg en brikke og berør et av hjørnene dine.
task-base = Velg en brikke og legg den på bunnplaten.
task-join = Velg en brikke og legg den på bunnplaten ved siden av en annen.
task-face = Velg en brikke og legg den inntil din egen farge.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
        [triangle] { $cells ->
    [one] 1 trekant lagt
   *[other] { $cells } trekanter lagt
  }
       *[square] { $cells ->
    [one] 1 rute lagt
   *[other] { $cells } ruter lagt
  }
    }
seat-placed-short = { $cells } lagt
seat-seen = { $cells } sett ovenfra
seat-seen-short = { $cells } sett
tray-more = Flere brikker
tray-more-fit = Flere brikker som passer
moves-show = Vis trekk

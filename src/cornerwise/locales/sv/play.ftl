## Whose turn it is and what can be done

status-loading = Laddar…
status-waiting = Väntar på spelare
status-waiting-text = Partiet börjar när alla platser är tagna.
status-paused = Pausat
status-paused-text = Klockorna står stilla.
status-over = Partiet är slut
status-your-turn = Din tur
status-turn-of = { $name } är på tur
status-watching = Du tittar på.
opening-both = Lägg den första biten i båda färgerna. Sedan väljer den andra spelaren en färg.
opening-choose = Välj din färg. { $colour } är på tur härnäst.
opening-take = Spela { $colour }
handover-title = Ge skärmen till { $name }
handover-show = Visa mina brickor
status-viewing = { $ply ->
    [0] i början
    [one] efter 1 drag
   *[other] efter { $ply } drag
  }
status-sending = skickar…
status-planned = Ditt nästa drag är planerat.
status-can-plan = Välj en bit för att planera ditt nästa drag.
status-plan-hint = Lägg den där du vill spela härnäst.
status-places = { $places ->
    [one] 1 drag är möjligt
   *[other] { $places } drag är möjliga
  }
status-fits = { $places ->
    [0] Passar ingenstans nu
    [one] Passar på 1 plats
   *[other] Passar på { $places } platser
  }
status-it-fits = Passar
status-does-not-fit = Passar inte här
status-lost = Ansluter igen…
status-lost-text = Ditt parti är i tryggt förvar. Klockorna är pausade.
plan-fails = Ditt planerade drag är inte längre möjligt. Välj ett annat.
notice-your-turn = Din tur
said-out = { $colour } kan inte lägga fler bitar.
said-out-you = Du kan inte lägga fler bitar.
said-bridge = { $name }: bro, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] sexhörning
   *[other] { $count } sexhörningar
  }, +{ $points }

## Seats

seat-open = Ledig plats
seat-computer = Dator, nivå { $level }
seat-engine = Dator
seat-level = nivå { $level }
seat-number = Spelare { $number }
seat-guest = Gäst
seat-me = Du
seat-you = { $name } (du)
seat-replaced = datorn spelar för { $name }
seat-gone = har lämnat bordet
seat-chooses = väljer en färg
seat-out = är ute
seat-cells = { $cells } kvar
seat-pieces-cells = { $pieces ->
    [one] 1 bit
   *[other] { $pieces } bitar
  }, { $shape ->
    [triangle] { $cells ->
        [one] 1 triangel kvar
       *[other] { $cells } trianglar kvar
      }
    [cube] { $cells ->
        [one] 1 kub kvar
       *[other] { $cells } kuber kvar
      }
   *[square] { $cells ->
        [one] 1 ruta kvar
       *[other] { $cells } rutor kvar
      }
  }
seat-tiles = { $tiles ->
    [one] 1 bricka
   *[other] { $tiles } brickor
  }
seat-points = { NUMBER($points) } poäng
seat-reach = når { $shape ->
    [triangle] { $cells ->
        [one] 1 ledig triangel
       *[other] { $cells } lediga trianglar
      }
    [cube] { $cells ->
        [one] 1 ledig kub
       *[other] { $cells } lediga kuber
      }
   *[square] { $cells ->
        [one] 1 ledig ruta
       *[other] { $cells } lediga rutor
      }
  }
seat-corners-reach = { $corners ->
    [one] 1 öppet hörn
   *[other] { $corners } öppna hörn
  }, når { $shape ->
    [triangle] { $cells ->
        [one] 1 ledig triangel
       *[other] { $cells } lediga trianglar
      }
    [cube] { $cells ->
        [one] 1 ledig kub
       *[other] { $cells } lediga kuber
      }
   *[square] { $cells ->
        [one] 1 ledig ruta
       *[other] { $cells } lediga rutor
      }
  }
dropped-resigned = gav upp
dropped-time = fick slut på tid
dropped-left = lämnade partiet

## Colours

colour-blue = Blå
colour-yellow = Gul
colour-red = Röd
colour-green = Grön
colour-purple = Lila
colour-orange = Orange
# Colours inside a sentence
ink-blue = blå
ink-yellow = gul
ink-red = röd
ink-green = grön
ink-purple = lila
ink-orange = orange

## The board

board-label = Bräde för { $game }
cell-free = { $cell }, ledig
cell-corner = { $cell }, ledig, ett av dina hörn
cell-start = { $cell }, startpunkt
cell-start-of = { $cell }, startpunkt för { $colour }
cell-taken = { $cell }, { $colour }, bit { $piece }

## The tray and what is done with a piece

tray-label = Bitar
tray-piece = Bit { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 triangel
       *[other] { $cells } trianglar
      }
    [cube] { $cells ->
        [one] 1 kub
       *[other] { $cells } kuber
      }
   *[square] { $cells ->
        [one] 1 ruta
       *[other] { $cells } rutor
      }
  }, { $places ->
    [0] passar ingenstans
    [one] passar på 1 plats
   *[other] passar på { $places } platser
  }, tangent { $key }
tray-piece-waiting = Bit { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 triangel
       *[other] { $cells } trianglar
      }
    [cube] { $cells ->
        [one] 1 kub
       *[other] { $cells } kuber
      }
   *[square] { $cells ->
        [one] 1 ruta
       *[other] { $cells } rutor
      }
  }, tangent { $key }
piece-cells = Bit { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] 1 triangel
       *[other] { $cells } trianglar
      }
    [cube] { $cells ->
        [one] 1 kub
       *[other] { $cells } kuber
      }
   *[square] { $cells ->
        [one] 1 ruta
       *[other] { $cells } rutor
      }
  }
actions-label = Vald bit
action-turn = Vrid
action-flip = Vänd
action-next = Nästa plats
action-next-of = { $number } av { $count }
action-drop = Lägg tillbaka
action-place = Lägg
action-plan = Planera drag
action-sending = Skickar…
nudge-label = Flytta biten
nudge-up = Uppåt
nudge-down = Nedåt
nudge-left = Åt vänster
nudge-right = Åt höger
nudge-up-left = Upp åt vänster
nudge-up-right = Upp åt höger
nudge-down-left = Ned åt vänster
nudge-down-right = Ned åt höger
word-keep = Behåll min färg
word-swap = Byt färger
word-draw = Dra en bricka
word-pass = Stå över
type-title = Skriv ett drag
type-what-tile = Bricka, och dess plats om det finns flera
type-all = { $count ->
    [one] Det enda tillåtna draget
   *[other] Alla { $count } tillåtna drag
  }
type-piece = Bit { $piece }, { $count ->
    [one] 1 plats
   *[other] { $count } platser
  }

## Clocks and what was agreed

clock-hours = h
clock-days = d
plan-players = { $count } spelare
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s per drag
plan-clock-days = { $days ->
    [one] 1 dag per drag
   *[other] { $days } dagar per drag
  }
plan-rated = med rating
plan-family = familjeparti

## Moves, hints, chat

tab-moves = Drag
tab-hints = Förslag
tab-chat = Chatt
moves-label = Drag hittills
moves-none = Inga drag än.
moves-steps = Stega genom partiet
moves-first = Första draget
moves-back = Föregående drag
moves-on = Nästa drag
moves-last = Senaste draget
hint-ask = Visa ett drag
hint-thinking = Tänker…
hint-move = Prova det här draget:
chat-label = Chatt
chat-empty = Inga meddelanden än.
chat-is-off = Chatten är avstängd vid det här bordet.
chat-write = Skriv ett meddelande
chat-send = Skicka
chat-mute = Tysta
chat-muted = Du ser inte längre den här spelarens meddelanden.
chat-report = Anmäl
chat-reported = Anmält. De som sköter servern tittar på det.
chat-news = { $count ->
    [one] 1 nytt meddelande
   *[other] { $count } nya meddelanden
  }
phrase-hello = Hej
phrase-good-luck = Lycka till
phrase-have-fun = Ha så kul
phrase-your-turn = Din tur
phrase-one-moment = Ett ögonblick
phrase-nice-move = Fint drag
phrase-oops = Hoppsan
phrase-well-played = Bra spelat
phrase-thanks = Tack
phrase-good-game = Bra parti
phrase-again = Spela igen?
phrase-goodbye = Hej då

## The menu

menu-title = Meny
menu-undo = Ångra senaste draget
menu-ask-undo = Be om att få ångra ett drag
menu-pause = Pausa
menu-ask-pause = Be om en paus
menu-draw = Erbjud oavgjort
menu-ask-draw = Erbjud oavgjort
menu-abort = Avbryt partiet
menu-ask-abort = Be om att avbryta partiet
menu-resume = Återuppta
menu-stand = Lämna bordet
menu-resign = Ge upp
menu-resign-sure = Ge upp det här partiet?
menu-play-on = Spela vidare
menu-carry = Fortsätt på en annan enhet
menu-keys = Kortkommandon
menu-rules = Regler
switch-corners = Visa öppna hörn
switch-coordinates = Visa koordinater
switch-patterns = Visa ett mönster på varje färg
switch-confirm = Bekräfta varje drag
switch-tips = Visa tips
carry-text = Skanna QR-koden med din andra enhet, eller skriv in koden där. Den fungerar en gång, inom 5 minuter.
carry-picture = QR-kod för att fortsätta partiet på en annan enhet
carry-where = Ange koden på { $address }
keys-title = Kortkommandon
keys-piece = välj en bit
keys-move = flytta den
keys-turn = vrid den
keys-flip = vänd på den
keys-next = hoppa till nästa plats där den passar
keys-place = lägg den
keys-back = gå ett steg tillbaka
keys-type = skriv ett drag
keys-zen = visa bara brädet och bitarna
keys-help = visa den här listan

## Asking and answering

proposal-undo = { $name } vill ångra ett drag.
proposal-pause = { $name } ber om en paus.
proposal-draw = { $name } erbjuder oavgjort.
proposal-abort = { $name } vill avbryta partiet.
proposal-rematch = { $name } vill ha revansch.
proposal-waits = Väntar på de andra…
proposal-declined = { $name } tackade nej.
answer-yes = Acceptera
answer-no = Avböj
gone-text = { $name } har lämnat bordet, men platsen är sparad. Du kan vänta, låta datorn ta över eller räkna partiet som en förlust för { $name }.
gone-wait = Vänta
gone-engine = Låt datorn spela
gone-result = Räkna som förlust

## At the table before and after

over-rematch = Revansch
over-to-rematch = Gå till revanschen
over-result = Poäng
over-review = Gå igenom
result-aborted = Partiet avbröts.
result-draw = Oavgjort
result-you = Du vinner
result-you-by = Du vinner med { $points } poäng
result-other = { $name } vinner
result-other-by = { $name } vinner med { $points } poäng
task-own-start = Välj en bit och täck din startpunkt.
task-start = Välj en bit och täck en startpunkt.
task-anywhere = Välj en bit och lägg den var som helst.
task-corner = Välj en bit och rör vid ett av dina hörn.
task-base = Välj en bit och ställ den på basen.
task-join = Välj en bit och ställ den på basen bredvid en annan.
task-face = Välj en bit och ställ den mot din egen färg.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] 1 triangel lagd
       *[other] { $cells } trianglar lagda
      }
   *[square] { $cells ->
        [one] 1 ruta lagd
       *[other] { $cells } rutor lagda
      }
  }
seat-placed-short = { $cells } lagda
seat-seen = { $cells } syns ovanifrån
seat-seen-short = { $cells } syns
tray-more = Fler bitar
tray-more-fit = Fler bitar som passar
moves-show = Visa drag
type-what = Biten och { $shape ->
    [triangle] triangeln, eller alla trianglar
    [cube] kuben, eller alla kuber
   *[square] rutan, eller alla rutor
  } som den täcker
type-several = { $count ->
    [one] 1 drag stämmer. Välj det nedan.
   *[other] { $count } drag stämmer. Välj ett.
  }
type-illegal = { $piece } på { $cell }: { $reason }
said-lays = { $name } lade { $piece } på { $cell }.
said-lays-you = Du lade { $piece } på { $cell }.
said-lays-colour = { $name } lade { $piece } på { $cell }, { $colour }.
said-lays-colour-you = Du lade { $piece } på { $cell }, { $colour }.
said-lays-tile = { $name } lade brickan { $tile }.
said-lays-tile-you = Du lade brickan { $tile }.
said-word = { $name }: { $word }.
said-points = { $points } poäng.
said-opened = { $count ->
    [one] 1 nytt öppet hörn: { $cells }.
   *[other] { $count } nya öppna hörn: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 nytt öppet hörn, till exempel { $cells }.
   *[other] { $count } nya öppna hörn, till exempel { $cells }.
  }
said-opened-none = Inga nya öppna hörn.
said-undone = Det senaste draget ångrades.

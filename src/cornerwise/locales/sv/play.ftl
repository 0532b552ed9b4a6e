## Whose turn it is and what can be done

status-loading = Ett ögonblick
status-waiting = Väntar på spelare
status-waiting-text = Partiet börjar när alla platser är tagna.
status-paused = Pausat
status-paused-text = Klockorna står stilla.
status-over = Partiet är slut
status-your-turn = Din tur
status-turn-of = { $name } är på tur
status-watching = Du tittar på.
opening-both = Lägg den första biten i båda färgerna. Sedan väljer den andra spelaren en färg.
opening-choose = Välj din färg. { $colour } drar härnäst.
opening-take = Spela { $colour }
handover-title = Ge skärmen till { $name }
handover-show = Visa mina brickor
status-viewing = efter { $ply ->
    [0] uppställningen
    [one] 1 drag
   *[other] { $ply } drag
  }
status-sending = skickar
status-planned = Ditt drag är planerat.
status-can-plan = Ta en bit för att planera ditt nästa drag.
status-plan-hint = Lägg den där du vill ha den härnäst.
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
status-lost = Ansluter igen
status-lost-text = Inget är förlorat. Klockorna är pausade.
plan-fails = Ditt planerade drag går inte längre.
notice-your-turn = Din tur

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
seat-gone = har lämnat
seat-chooses = väljer en färg
seat-cells = { $cells } kvar
seat-pieces-cells = { $pieces ->
    [one] 1 bit
   *[other] { $pieces } bitar
  }, { $cells } fält kvar
seat-tiles = { $tiles ->
    [one] 1 bricka
   *[other] { $tiles } brickor
  }
seat-points = { NUMBER($points) } poäng
seat-reach = når { $cells ->
    [one] 1 ledigt fält
   *[other] { $cells } lediga fält
  }
seat-corners-reach = { $corners ->
    [one] 1 öppet hörn
   *[other] { $corners } öppna hörn
  }, når { $cells ->
    [one] 1 ledigt fält
   *[other] { $cells } lediga fält
  }
dropped-resigned = har gett upp
dropped-time = tiden är slut
dropped-left = har lämnat

## Colours

colour-blue = Blå
colour-yellow = Gul
colour-red = Röd
colour-green = Grön
colour-purple = Lila
colour-orange = Orange

## The board

board-label = Bräde för { $game }
cell-free = { $cell }, ledigt
cell-corner = { $cell }, ledigt, ditt hörn
cell-start = { $cell }, startpunkt
cell-start-of = { $cell }, startpunkt för { $colour }
cell-taken = { $cell }, { $colour }, bit { $piece }

## The tray and what is done with a piece

tray-label = Bitar
tray-piece = Bit { $piece }, { $cells } fält, { $places ->
    [0] ingen plats
    [one] 1 plats
   *[other] { $places } platser
  }, tangent { $key }
tray-piece-waiting = Bit { $piece }, { $cells } fält, tangent { $key }
piece-cells = Bit { $piece }, { $cells } fält
actions-label = Biten i din hand
action-turn = Vrid
action-flip = Vänd
action-next = Nästa plats
action-next-of = { $number } av { $count }
action-drop = Släpp
action-place = Lägg
action-plan = Planera
action-sending = Skickar
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
type-label = Fälten som biten täcker
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
moves-none = Inget drag har gjorts.
moves-steps = Stega genom partiet
moves-first = Till början
moves-back = Ett drag bakåt
moves-on = Ett drag framåt
moves-last = Till nuläget
hint-ask = Visa mig ett drag
hint-thinking = Tänker
hint-move = Ett starkt drag:
chat-label = Chatt
chat-empty = Ingen har sagt något än.
chat-is-off = Det finns ingen chatt vid det här bordet.
chat-write = Skriv något
chat-send = Skicka
chat-mute = Tysta
chat-muted = Du ser inte längre vad den här spelaren säger.
chat-report = Anmäl
chat-reported = Den som sköter servern tittar på det.
chat-news = { $count ->
    [one] 1 ny rad
   *[other] { $count } nya rader
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
phrase-again = En till?
phrase-goodbye = Hej då

## The menu

menu-title = Meny
menu-undo = Ta tillbaka senaste draget
menu-ask-undo = Be om att ta tillbaka ett drag
menu-pause = Paus
menu-ask-pause = Be om paus
menu-draw = Erbjud oavgjort
menu-ask-draw = Erbjud oavgjort
menu-abort = Avbryt partiet
menu-ask-abort = Be om att avbryta partiet
menu-resume = Spela vidare
menu-stand = Lämna bordet
menu-resign = Ge upp
menu-resign-sure = Ge upp det här partiet?
menu-play-on = Spela vidare
menu-carry = Fortsätt på en annan enhet
menu-keys = Tangenter
menu-rules = Regler
switch-corners = Visa öppna hörn
switch-coordinates = Visa koordinater
switch-patterns = Ett märke på varje färg
switch-confirm = Bekräfta före läggning
switch-tips = Visa tips
carry-text = Rikta den andra enhetens kamera mot bilden, eller skriv in koden där. Den gäller i fem minuter, en gång.
carry-picture = Koden som bild
carry-where = Skriv in den på { $address }
keys-title = Tangenter
keys-piece = ta en bit
keys-move = flytta den
keys-turn = vrid den
keys-flip = vänd på den
keys-next = till nästa plats där den passar
keys-place = lägg den
keys-back = ett steg tillbaka
keys-type = skriv ett drag
keys-zen = bara bräde och bitar
keys-help = den här listan

## Asking and answering

proposal-undo = { $name } vill gärna ta tillbaka ett drag.
proposal-pause = { $name } ber om en paus.
proposal-draw = { $name } erbjuder oavgjort.
proposal-abort = { $name } vill gärna avbryta partiet.
proposal-rematch = { $name } vill gärna spela igen.
proposal-waits = Väntar på de andra.
proposal-declined = { $name } avböjer.
answer-yes = Godkänn
answer-no = Avböj
gone-text = { $name } har lämnat bordet. Platsen är sparad; vad nu?
gone-wait = Vänta
gone-engine = Låt datorn spela
gone-result = Begär resultatet

## At the table before and after

over-rematch = Spela igen
over-to-rematch = Till det nya partiet
over-result = Poäng
over-review = Gå igenom
result-aborted = Partiet avbröts.
result-draw = Oavgjort
result-you = Du vinner
result-you-by = Du vinner med { $points } poäng
result-other = { $name } vinner
result-other-by = { $name } vinner med { $points } poäng

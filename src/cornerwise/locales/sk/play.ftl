## Whose turn it is and what can be done

status-loading = Chvíľočku
status-waiting = Čakáme na hráčov
status-waiting-text = Hra sa začne, keď budú všetky miesta obsadené.
status-paused = Pauza
status-paused-text = Hodiny stoja.
status-over = Hra sa skončila
status-your-turn = Si na ťahu
status-turn-of = Na ťahu: { $name }
status-watching = Pozeráš sa.
opening-both = Polož prvý diel oboch farieb. Druhý hráč si potom jednu vyberie.
opening-choose = Vyber si farbu. Ďalší ťah má { $colour }.
opening-take = Hrať za: { $colour }
handover-title = Podaj obrazovku: { $name }
handover-show = Ukázať moje kamene
status-viewing = po { $ply ->
    [0] príprave
    [one] { $ply } ťahu
    [few] { $ply } ťahoch
    [many] { $ply } ťahu
   *[other] { $ply } ťahoch
  }
status-sending = odosiela sa
status-planned = Tvoj ťah je naplánovaný.
status-can-plan = Vezmi diel a naplánuj si ďalší ťah.
status-plan-hint = Polož ho tam, kam chceš hrať.
status-places = { $places ->
    [one] Možný je { $places } ťah
    [few] Možné sú { $places } ťahy
    [many] Možného je { $places } ťahu
   *[other] Možných je { $places } ťahov
  }
status-fits = { $places ->
    [0] Teraz sa nikam nezmestí
    [one] Pasuje na { $places } miesto
    [few] Pasuje na { $places } miesta
    [many] Pasuje na { $places } miesta
   *[other] Pasuje na { $places } miest
  }
status-it-fits = Pasuje
status-does-not-fit = Sem nepasuje
status-lost = Obnovuje sa spojenie
status-lost-text = Nič sa nestratilo. Hodiny sú pozastavené.
plan-fails = Tvoj naplánovaný ťah už nie je možný.
notice-your-turn = Si na ťahu

## Seats

seat-open = Voľné miesto
seat-computer = Počítač, úroveň { $level }
seat-engine = Počítač
seat-level = úroveň { $level }
seat-number = Hráč { $number }
seat-guest = Hosť
seat-me = Ty
seat-you = { $name } (ty)
seat-replaced = za hráča { $name } hrá počítač
seat-gone = nie je pri stole
seat-chooses = vyberá farbu
seat-cells = zostáva { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } diel
    [few] { $pieces } diely
    [many] { $pieces } dielu
   *[other] { $pieces } dielov
  }, { $cells ->
    [one] zostáva { $cells } políčko
    [few] zostávajú { $cells } políčka
    [many] zostáva { $cells } políčka
   *[other] zostáva { $cells } políčok
  }
seat-tiles = { $tiles ->
    [one] { $tiles } kameň
    [few] { $tiles } kamene
    [many] { $tiles } kameňa
   *[other] { $tiles } kameňov
  }
seat-points = { $points ->
    [one] { NUMBER($points) } bod
    [few] { NUMBER($points) } body
    [many] { NUMBER($points) } bodu
   *[other] { NUMBER($points) } bodov
  }
seat-reach = na dosah { $cells ->
    [one] { $cells } voľné políčko
    [few] { $cells } voľné políčka
    [many] { $cells } voľného políčka
   *[other] { $cells } voľných políčok
  }
seat-corners-reach = { $corners ->
    [one] { $corners } otvorený roh
    [few] { $corners } otvorené rohy
    [many] { $corners } otvoreného rohu
   *[other] { $corners } otvorených rohov
  }, na dosah { $cells ->
    [one] { $cells } voľné políčko
    [few] { $cells } voľné políčka
    [many] { $cells } voľného políčka
   *[other] { $cells } voľných políčok
  }
dropped-resigned = vzdaná hra
dropped-time = čas vypršal
dropped-left = odchod od stola

## Colours

colour-blue = Modrá
colour-yellow = Žltá
colour-red = Červená
colour-green = Zelená
colour-purple = Fialová
colour-orange = Oranžová

## The board

board-label = Hracia doska, { $game }
cell-free = { $cell }, voľné
cell-corner = { $cell }, voľné, tvoj roh
cell-start = { $cell }, štartovací bod
cell-start-of = { $cell }, štartovací bod: { $colour }
cell-taken = { $cell }, { $colour }, diel { $piece }

## The tray and what is done with a piece

tray-label = Diely
tray-piece = Diel { $piece }, { $cells ->
    [one] { $cells } políčko
    [few] { $cells } políčka
    [many] { $cells } políčka
   *[other] { $cells } políčok
  }, { $places ->
    [0] žiadne miesto
    [one] { $places } miesto
    [few] { $places } miesta
    [many] { $places } miesta
   *[other] { $places } miest
  }, kláves { $key }
tray-piece-waiting = Diel { $piece }, { $cells ->
    [one] { $cells } políčko
    [few] { $cells } políčka
    [many] { $cells } políčka
   *[other] { $cells } políčok
  }, kláves { $key }
piece-cells = Diel { $piece }, { $cells ->
    [one] { $cells } políčko
    [few] { $cells } políčka
    [many] { $cells } políčka
   *[other] { $cells } políčok
  }
actions-label = Diel v tvojej ruke
action-turn = Otočiť
action-flip = Obrátiť
action-next = Ďalšie
action-next-of = { $number } z { $count }
action-drop = Vrátiť
action-place = Položiť
action-plan = Plán
action-sending = Odosiela sa
nudge-label = Posunúť diel
nudge-up = Hore
nudge-down = Dole
nudge-left = Doľava
nudge-right = Doprava
nudge-up-left = Hore a doľava
nudge-up-right = Hore a doprava
nudge-down-left = Dole a doľava
nudge-down-right = Dole a doprava
word-keep = Nechať si farbu
word-swap = Vymeniť farby
word-draw = Dobrať kameň
word-pass = Pas
type-title = Zapísať ťah
type-label = Políčka, ktoré diel zakryje
type-all = { $count ->
    [one] Jediný dovolený ťah
    [few] Všetky { $count } dovolené ťahy
    [many] Všetky dovolené ťahy ({ $count })
   *[other] Všetkých { $count } dovolených ťahov
  }
type-piece = Diel { $piece }, { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
    [many] { $count } miesta
   *[other] { $count } miest
  }

## Clocks and what was agreed

clock-hours = h
clock-days = d
plan-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s na ťah
plan-clock-days = { $days ->
    [one] { $days } deň na ťah
    [few] { $days } dni na ťah
    [many] { $days } dňa na ťah
   *[other] { $days } dní na ťah
  }
plan-rated = hodnotená
plan-family = rodinná hra

## Moves, hints, chat

tab-moves = Ťahy
tab-hints = Rady
tab-chat = Čet
moves-label = Doterajšie ťahy
moves-none = Zatiaľ nebol žiadny ťah.
moves-steps = Prejsť hru
moves-first = Na začiatok
moves-back = O ťah späť
moves-on = O ťah ďalej
moves-last = K poslednému ťahu
hint-ask = Ukáž mi ťah
hint-thinking = Premýšľam
hint-move = Silný ťah:
chat-label = Čet
chat-empty = Zatiaľ nikto nič nepovedal.
chat-is-off = Pri tomto stole nie je čet.
chat-write = Napíš niečo
chat-send = Odoslať
chat-mute = Stíšiť
chat-muted = Neuvidíš, čo tento hráč píše.
chat-report = Nahlásiť
chat-reported = Správca tohto servera sa na to pozrie.
chat-news = { $count ->
    [one] { $count } nový riadok
    [few] { $count } nové riadky
    [many] { $count } nového riadka
   *[other] { $count } nových riadkov
  }
phrase-hello = Ahoj
phrase-good-luck = Veľa šťastia
phrase-have-fun = Peknú hru
phrase-your-turn = Si na ťahu
phrase-one-moment = Chvíľočku
phrase-nice-move = Pekný ťah
phrase-oops = Ojoj
phrase-well-played = Dobre zahraté
phrase-thanks = Vďaka
phrase-good-game = Pekná hra
phrase-again = Ešte jednu?
phrase-goodbye = Maj sa

## The menu

menu-title = Ponuka
menu-undo = Vrátiť posledný ťah
menu-ask-undo = Požiadať o vrátenie ťahu
menu-pause = Pauza
menu-ask-pause = Požiadať o pauzu
menu-draw = Ponúknuť remízu
menu-ask-draw = Ponúknuť remízu
menu-abort = Zrušiť hru
menu-ask-abort = Požiadať o zrušenie hry
menu-resume = Hrať ďalej
menu-stand = Odísť od stola
menu-resign = Vzdať hru
menu-resign-sure = Vzdať túto hru?
menu-play-on = Hrať ďalej
menu-carry = Hrať na inom zariadení
menu-keys = Klávesy
menu-rules = Pravidlá
switch-corners = Ukazovať otvorené rohy
switch-coordinates = Ukazovať súradnice
switch-patterns = Značka na každej farbe
switch-confirm = Potvrdzovať pred položením
switch-tips = Ukazovať tipy
carry-text = Namier fotoaparát druhého zariadenia na tento obrázok alebo tam zadaj kód. Platí päť minút, raz.
carry-picture = Kód ako obrázok
carry-where = Zadaj ho na { $address }
keys-title = Klávesy
keys-piece = vziať diel
keys-move = posunúť ho
keys-turn = otočiť ho
keys-flip = obrátiť ho na druhú stranu
keys-next = na ďalšie miesto, kam pasuje
keys-place = položiť ho
keys-back = o krok späť
keys-type = zapísať ťah
keys-zen = len doska a diely
keys-help = tento zoznam

## Asking and answering

proposal-undo = { $name } chce vrátiť ťah.
proposal-pause = { $name } žiada o pauzu.
proposal-draw = { $name } ponúka remízu.
proposal-abort = { $name } chce hru zrušiť.
proposal-rematch = { $name } chce hrať znova.
proposal-waits = Čakáme na ostatných.
proposal-declined = { $name } odmieta.
answer-yes = Súhlasiť
answer-no = Odmietnuť
gone-text = { $name } odchádza od stola. Miesto čaká; čo teraz?
gone-wait = Počkať
gone-engine = Nech hrá počítač
gone-result = Uplatniť výsledok

## At the table before and after

over-rematch = Hrať znova
over-to-rematch = K novej hre
over-result = Výsledok
over-review = Rozbor
result-aborted = Hra bola zrušená.
result-draw = Remíza
result-you = Vyhrávaš
result-you-by = Vyhrávaš o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }
result-other = Vyhráva { $name }
result-other-by = Vyhráva { $name } o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }

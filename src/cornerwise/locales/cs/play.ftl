## Whose turn it is and what can be done

status-loading = Okamžik
status-waiting = Čekáme na hráče
status-waiting-text = Hra začne, až budou všechna místa obsazená.
status-paused = Pauza
status-paused-text = Hodiny stojí.
status-over = Hra skončila
status-your-turn = Jsi na tahu
status-turn-of = Na tahu: { $name }
status-watching = Díváš se.
opening-both = Polož první díl obou barev. Druhý hráč si pak jednu vybere.
opening-choose = Vyber si barvu. Příští tah má { $colour }.
opening-take = Hrát za: { $colour }
handover-title = Předej obrazovku: { $name }
handover-show = Ukázat moje kameny
status-viewing = po { $ply ->
    [0] přípravě
    [one] { $ply } tahu
    [few] { $ply } tazích
    [many] { $ply } tahu
   *[other] { $ply } tazích
  }
status-sending = odesílá se
status-planned = Tvůj tah je naplánovaný.
status-can-plan = Vezmi díl a naplánuj si další tah.
status-plan-hint = Polož ho tam, kam chceš hrát.
status-places = { $places ->
    [one] Možný je { $places } tah
    [few] Možné jsou { $places } tahy
    [many] Možného je { $places } tahu
   *[other] Možných je { $places } tahů
  }
status-fits = { $places ->
    [0] Teď se nikam nevejde
    [one] Pasuje na { $places } místo
    [few] Pasuje na { $places } místa
    [many] Pasuje na { $places } místa
   *[other] Pasuje na { $places } míst
  }
status-it-fits = Pasuje
status-does-not-fit = Sem nepasuje
status-lost = Obnovuje se spojení
status-lost-text = Nic se neztratilo. Hodiny jsou pozastavené.
plan-fails = Tvůj naplánovaný tah už není možný.
notice-your-turn = Jsi na tahu

## Seats

seat-open = Volné místo
seat-computer = Počítač, úroveň { $level }
seat-engine = Počítač
seat-level = úroveň { $level }
seat-number = Hráč { $number }
seat-guest = Host
seat-me = Ty
seat-you = { $name } (ty)
seat-replaced = za hráče { $name } hraje počítač
seat-gone = není u stolu
seat-chooses = vybírá barvu
seat-cells = zbývá { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } díl
    [few] { $pieces } díly
    [many] { $pieces } dílu
   *[other] { $pieces } dílů
  }, { $cells ->
    [one] zbývá { $cells } políčko
    [few] zbývají { $cells } políčka
    [many] zbývá { $cells } políčka
   *[other] zbývá { $cells } políček
  }
seat-tiles = { $tiles ->
    [one] { $tiles } kámen
    [few] { $tiles } kameny
    [many] { $tiles } kamene
   *[other] { $tiles } kamenů
  }
seat-points = { $points ->
    [one] { NUMBER($points) } bod
    [few] { NUMBER($points) } body
    [many] { NUMBER($points) } bodu
   *[other] { NUMBER($points) } bodů
  }
seat-note-points = { $note }, { seat-points }
seat-reach = na dosah { $cells ->
    [one] { $cells } volné políčko
    [few] { $cells } volná políčka
    [many] { $cells } volného políčka
   *[other] { $cells } volných políček
  }
seat-corners-reach = { $corners ->
    [one] { $corners } otevřený roh
    [few] { $corners } otevřené rohy
    [many] { $corners } otevřeného rohu
   *[other] { $corners } otevřených rohů
  }, na dosah { $cells ->
    [one] { $cells } volné políčko
    [few] { $cells } volná políčka
    [many] { $cells } volného políčka
   *[other] { $cells } volných políček
  }
dropped-resigned = vzdaná hra
dropped-time = čas vypršel
dropped-left = odchod od stolu

## Colours

colour-blue = Modrá
colour-yellow = Žlutá
colour-red = Červená
colour-green = Zelená
colour-purple = Fialová
colour-orange = Oranžová

## The board

board-label = Herní plán, { $game }
cell-free = { $cell }, volné
cell-corner = { $cell }, volné, tvůj roh
cell-start = { $cell }, startovní políčko
cell-start-of = { $cell }, startovní políčko: { $colour }
cell-taken = { $cell }, { $colour }, díl { $piece }

## The tray and what is done with a piece

tray-label = Díly
tray-piece = Díl { $piece }, { $cells ->
    [one] { $cells } políčko
    [few] { $cells } políčka
    [many] { $cells } políčka
   *[other] { $cells } políček
  }, { $places ->
    [0] žádné místo
    [one] { $places } místo
    [few] { $places } místa
    [many] { $places } místa
   *[other] { $places } míst
  }, klávesa { $key }
tray-piece-waiting = Díl { $piece }, { $cells ->
    [one] { $cells } políčko
    [few] { $cells } políčka
    [many] { $cells } políčka
   *[other] { $cells } políček
  }, klávesa { $key }
piece-cells = Díl { $piece }, { $cells ->
    [one] { $cells } políčko
    [few] { $cells } políčka
    [many] { $cells } políčka
   *[other] { $cells } políček
  }
actions-label = Díl v tvé ruce
action-turn = Otočit
action-flip = Obrátit
action-next = Další místo
action-next-of = { $number } z { $count }
action-drop = Vrátit
action-place = Položit
action-plan = Plán
action-sending = Odesílá se
nudge-label = Posunout díl
nudge-up = Nahoru
nudge-down = Dolů
nudge-left = Doleva
nudge-right = Doprava
nudge-up-left = Nahoru a doleva
nudge-up-right = Nahoru a doprava
nudge-down-left = Dolů a doleva
nudge-down-right = Dolů a doprava
word-keep = Nechat si barvu
word-swap = Vyměnit barvy
word-draw = Dobrat kámen
word-pass = Pas
type-title = Zapsat tah
type-label = Políčka, která díl zakryje
type-all = { $count ->
    [one] Jediný dovolený tah
    [few] Všechny { $count } dovolené tahy
    [many] Všechny dovolené tahy ({ $count })
   *[other] Všech { $count } dovolených tahů
  }
type-piece = Díl { $piece }, { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
  }

## Clocks and what was agreed

clock-hours = h
clock-days = d
plan-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s na tah
plan-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
  }
plan-rated = hodnocená
plan-family = rodinná hra

## Moves, hints, chat

tab-moves = Tahy
tab-hints = Rady
tab-chat = Chat
moves-label = Dosavadní tahy
moves-none = Zatím nebyl žádný tah.
moves-steps = Projít hru
moves-first = Na začátek
moves-back = O tah zpět
moves-on = O tah dál
moves-last = K poslednímu tahu
hint-ask = Ukaž mi tah
hint-thinking = Přemýšlím
hint-move = Silný tah:
chat-label = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-is-off = U tohoto stolu není chat.
chat-write = Napiš něco
chat-send = Odeslat
chat-mute = Ztlumit
chat-muted = Neuvidíš, co tento hráč píše.
chat-report = Nahlásit
chat-reported = Správce tohoto serveru se na to podívá.
chat-news = { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
    [many] { $count } nového řádku
   *[other] { $count } nových řádků
  }
phrase-hello = Ahoj
phrase-good-luck = Hodně štěstí
phrase-have-fun = Hezkou hru
phrase-your-turn = Jsi na tahu
phrase-one-moment = Moment
phrase-nice-move = Pěkný tah
phrase-oops = Jejda
phrase-well-played = Dobře hráno
phrase-thanks = Díky
phrase-good-game = Pěkná hra
phrase-again = Ještě jednu?
phrase-goodbye = Měj se

## The menu

menu-title = Nabídka
menu-undo = Vrátit poslední tah
menu-ask-undo = Požádat o vrácení tahu
menu-pause = Pauza
menu-ask-pause = Požádat o pauzu
menu-draw = Nabídnout remízu
menu-ask-draw = Nabídnout remízu
menu-abort = Zrušit hru
menu-ask-abort = Požádat o zrušení hry
menu-resume = Hrát dál
menu-stand = Odejít od stolu
menu-resign = Vzdát hru
menu-resign-sure = Vzdát tuto hru?
menu-play-on = Hrát dál
menu-carry = Hrát na jiném zařízení
menu-keys = Klávesy
menu-rules = Pravidla
switch-corners = Ukazovat otevřené rohy
switch-coordinates = Ukazovat souřadnice
switch-patterns = Značka na každé barvě
switch-confirm = Potvrzovat před položením
switch-tips = Ukazovat tipy
carry-text = Namiř fotoaparát druhého zařízení na tento obrázek, nebo tam zadej kód. Platí pět minut, jednou.
carry-picture = Kód jako obrázek
carry-where = Zadej ho na { $address }
keys-title = Klávesy
keys-piece = vzít díl
keys-move = posunout ho
keys-turn = otočit ho
keys-flip = obrátit ho na druhou stranu
keys-next = na další místo, kam pasuje
keys-place = položit ho
keys-back = o krok zpět
keys-type = zapsat tah
keys-zen = jen plán a díly
keys-help = tento seznam

## Asking and answering

proposal-undo = { $name } chce vrátit tah.
proposal-pause = { $name } žádá o pauzu.
proposal-draw = { $name } nabízí remízu.
proposal-abort = { $name } chce hru zrušit.
proposal-rematch = { $name } chce hrát znovu.
proposal-waits = Čekáme na ostatní.
proposal-declined = { $name } odmítá.
answer-yes = Souhlasit
answer-no = Odmítnout
gone-text = { $name } odchází od stolu. Místo čeká; co teď?
gone-wait = Počkat
gone-engine = Ať hraje počítač
gone-result = Uplatnit výsledek

## At the table before and after

over-rematch = Hrát znovu
over-to-rematch = K nové hře
over-result = Výsledek
over-review = Rozbor
result-aborted = Hra byla zrušena.
result-draw = Remíza
result-you = Vyhráváš
result-you-by = Vyhráváš o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
result-other = Vyhrává { $name }
result-other-by = Vyhrává { $name } o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }

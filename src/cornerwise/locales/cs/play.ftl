## Whose turn it is and what can be done

status-loading = Načítání…
status-waiting = Čeká se na hráče
status-waiting-text = Hra začne, až budou všechna místa obsazená.
status-paused = Pauza
status-paused-text = Hodiny jsou zastavené.
status-over = Hra skončila
status-your-turn = Jsi na tahu
status-turn-of = Na tahu: { $name }
status-watching = Sleduješ hru.
opening-both = Polož první díl obou barev. Druhý hráč si pak vybere barvu.
opening-choose = Vyber si barvu. Příští tah: { $colour }.
opening-take = Hrát za: { $colour }
handover-title = Předej obrazovku: { $name }
handover-show = Ukázat moje kameny
status-viewing = { $ply ->
    [0] na začátku
    [one] po { $ply } tahu
    [few] po { $ply } tazích
    [many] po { $ply } tahu
   *[other] po { $ply } tazích
  }
status-sending = odesílání…
status-planned = Tvůj další tah je naplánovaný.
status-can-plan = Vyber díl a naplánuj si další tah.
status-plan-hint = Polož ho tam, kam chceš hrát příště.
status-places = { $places ->
    [one] Možný je { $places } tah
    [few] Možné jsou { $places } tahy
    [many] Možného je { $places } tahu
   *[other] Možných je { $places } tahů
  }
status-fits = { $places ->
    [0] Teď nikam nepasuje
    [one] Pasuje na { $places } místo
    [few] Pasuje na { $places } místa
    [many] Pasuje na { $places } místa
   *[other] Pasuje na { $places } míst
  }
status-it-fits = Pasuje
status-does-not-fit = Sem nepasuje
status-lost = Obnovuje se spojení…
status-lost-text = Tvoje hra je v bezpečí. Hodiny jsou pozastavené.
plan-fails = Tvůj naplánovaný tah už není možný. Vyber jiný.
notice-your-turn = Jsi na tahu
said-out = { $colour } už nemá kam položit díl.
said-out-you = Už nemáš kam položit díl.
said-bridge = { $name }: most, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] šestiúhelník
    [few] { $count } šestiúhelníky
    [many] { $count } šestiúhelníku
   *[other] { $count } šestiúhelníků
  }, +{ $points }

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
seat-out = mimo hru
seat-cells = zbývá: { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } díl
    [few] { $pieces } díly
    [many] { $pieces } dílu
   *[other] { $pieces } dílů
  }, { $shape ->
    [triangle] { $cells ->
        [one] zbývá { $cells } trojúhelník
        [few] zbývají { $cells } trojúhelníky
        [many] zbývá { $cells } trojúhelníku
       *[other] zbývá { $cells } trojúhelníků
      }
    [cube] { $cells ->
        [one] zbývá { $cells } kostka
        [few] zbývají { $cells } kostky
        [many] zbývá { $cells } kostky
       *[other] zbývá { $cells } kostek
      }
   *[square] { $cells ->
        [one] zbývá { $cells } čtvereček
        [few] zbývají { $cells } čtverečky
        [many] zbývá { $cells } čtverečku
       *[other] zbývá { $cells } čtverečků
      }
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
seat-reach = na dosah { $shape ->
    [triangle] { $cells ->
        [one] { $cells } volný trojúhelník
        [few] { $cells } volné trojúhelníky
        [many] { $cells } volného trojúhelníku
       *[other] { $cells } volných trojúhelníků
      }
    [cube] { $cells ->
        [one] { $cells } volná kostka
        [few] { $cells } volné kostky
        [many] { $cells } volné kostky
       *[other] { $cells } volných kostek
      }
   *[square] { $cells ->
        [one] { $cells } volné políčko
        [few] { $cells } volná políčka
        [many] { $cells } volného políčka
       *[other] { $cells } volných políček
      }
  }
seat-corners-reach = { $corners ->
    [one] { $corners } otevřený roh
    [few] { $corners } otevřené rohy
    [many] { $corners } otevřeného rohu
   *[other] { $corners } otevřených rohů
  }, na dosah { $shape ->
    [triangle] { $cells ->
        [one] { $cells } volný trojúhelník
        [few] { $cells } volné trojúhelníky
        [many] { $cells } volného trojúhelníku
       *[other] { $cells } volných trojúhelníků
      }
    [cube] { $cells ->
        [one] { $cells } volná kostka
        [few] { $cells } volné kostky
        [many] { $cells } volné kostky
       *[other] { $cells } volných kostek
      }
   *[square] { $cells ->
        [one] { $cells } volné políčko
        [few] { $cells } volná políčka
        [many] { $cells } volného políčka
       *[other] { $cells } volných políček
      }
  }
dropped-resigned = vzdaná hra
dropped-time = čas vypršel
dropped-left = odchod ze hry

## Colours

colour-blue = Modrá
colour-yellow = Žlutá
colour-red = Červená
colour-green = Zelená
colour-purple = Fialová
colour-orange = Oranžová
# Colours inside a sentence
ink-blue = modrá
ink-yellow = žlutá
ink-red = červená
ink-green = zelená
ink-purple = fialová
ink-orange = oranžová

## The board

board-label = Herní plán, { $game }
cell-free = { $cell }, volné
cell-corner = { $cell }, volné, jeden z tvých rohů
cell-start = { $cell }, startovní políčko
cell-start-of = { $cell }, tady začíná { $colour }
cell-taken = { $cell }, { $colour }, díl { $piece }

## The tray and what is done with a piece

tray-label = Díly
tray-piece = Díl { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } trojúhelník
        [few] { $cells } trojúhelníky
        [many] { $cells } trojúhelníku
       *[other] { $cells } trojúhelníků
      }
    [cube] { $cells ->
        [one] { $cells } kostka
        [few] { $cells } kostky
        [many] { $cells } kostky
       *[other] { $cells } kostek
      }
   *[square] { $cells ->
        [one] { $cells } čtvereček
        [few] { $cells } čtverečky
        [many] { $cells } čtverečku
       *[other] { $cells } čtverečků
      }
  }, { $places ->
    [0] nikam nepasuje
    [one] pasuje na { $places } místo
    [few] pasuje na { $places } místa
    [many] pasuje na { $places } místa
   *[other] pasuje na { $places } míst
  }, klávesa { $key }
tray-piece-waiting = Díl { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } trojúhelník
        [few] { $cells } trojúhelníky
        [many] { $cells } trojúhelníku
       *[other] { $cells } trojúhelníků
      }
    [cube] { $cells ->
        [one] { $cells } kostka
        [few] { $cells } kostky
        [many] { $cells } kostky
       *[other] { $cells } kostek
      }
   *[square] { $cells ->
        [one] { $cells } čtvereček
        [few] { $cells } čtverečky
        [many] { $cells } čtverečku
       *[other] { $cells } čtverečků
      }
  }, klávesa { $key }
piece-cells = Díl { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } trojúhelník
        [few] { $cells } trojúhelníky
        [many] { $cells } trojúhelníku
       *[other] { $cells } trojúhelníků
      }
    [cube] { $cells ->
        [one] { $cells } kostka
        [few] { $cells } kostky
        [many] { $cells } kostky
       *[other] { $cells } kostek
      }
   *[square] { $cells ->
        [one] { $cells } čtvereček
        [few] { $cells } čtverečky
        [many] { $cells } čtverečku
       *[other] { $cells } čtverečků
      }
  }
actions-label = Vybraný díl
action-turn = Otočit
action-flip = Obrátit
action-next = Další místo
action-next-of = { $number } z { $count }
action-drop = Odložit
action-place = Položit
action-plan = Naplánovat tah
action-sending = Odesílání…
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
word-pass = Pasovat
type-title = Zapsat tah
type-what-tile = Kámen, a jeho místo, je-li jich víc
type-what = Díl a { $shape ->
    [triangle] zakrytý trojúhelník nebo všechny trojúhelníky
    [cube] obsazená kostka nebo všechny kostky
   *[square] zakryté políčko nebo všechna políčka
  }
type-several = { $count ->
    [one] Odpovídá { $count } tah. Vyber ho níže.
    [few] Odpovídají { $count } tahy. Vyber jeden.
    [many] Odpovídá { $count } tahu. Vyber jeden.
   *[other] Odpovídá { $count } tahů. Vyber jeden.
  }
type-illegal = { $piece } na { $cell }: { $reason }
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
said-lays = { $name } pokládá { $piece } na { $cell }.
said-lays-you = Pokládáš { $piece } na { $cell }.
said-lays-colour = { $name } pokládá { $piece } na { $cell }, { $colour }.
said-lays-colour-you = Pokládáš { $piece } na { $cell }, { $colour }.
said-lays-tile = { $name } pokládá kámen { $tile }.
said-lays-tile-you = Pokládáš kámen { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
said-opened = { $count ->
    [one] { $count } nový otevřený roh
    [few] { $count } nové otevřené rohy
    [many] { $count } nového otevřeného rohu
   *[other] { $count } nových otevřených rohů
  }: { $cells }.
said-opened-many = { $count ->
    [one] { $count } nový otevřený roh
    [few] { $count } nové otevřené rohy
    [many] { $count } nového otevřeného rohu
   *[other] { $count } nových otevřených rohů
  }, například { $cells }.
said-opened-none = Žádné nové otevřené rohy.
said-undone = Poslední tah byl vrácen zpět.

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
tab-hints = Nápovědy
tab-chat = Chat
moves-label = Dosavadní tahy
moves-none = Zatím žádné tahy.
moves-steps = Projít hru
moves-first = První tah
moves-back = Předchozí tah
moves-on = Další tah
moves-last = Poslední tah
hint-ask = Ukaž mi tah
hint-thinking = Přemýšlí…
hint-move = Zkus tento tah:
chat-label = Chat
chat-empty = Zatím žádné zprávy.
chat-is-off = U tohoto stolu je chat vypnutý.
chat-write = Napiš zprávu
chat-send = Odeslat
chat-mute = Ztlumit
chat-muted = Zprávy tohoto hráče už neuvidíš.
chat-report = Nahlásit
chat-reported = Nahlášeno. Správci tohoto serveru se na to podívají.
chat-news = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
  }
phrase-hello = Ahoj
phrase-good-luck = Hodně štěstí
phrase-have-fun = Dobrou zábavu
phrase-your-turn = Jsi na tahu
phrase-one-moment = Moment
phrase-nice-move = Pěkný tah
phrase-oops = Jejda
phrase-well-played = Dobře hráno
phrase-thanks = Díky
phrase-good-game = Pěkná hra
phrase-again = Zahrajeme si znovu?
phrase-goodbye = Měj se

## The menu

menu-title = Nabídka
menu-undo = Vrátit poslední tah
menu-ask-undo = Požádat o vrácení tahu
menu-pause = Pozastavit
menu-ask-pause = Požádat o přestávku
menu-draw = Nabídnout remízu
menu-ask-draw = Nabídnout remízu
menu-abort = Zrušit hru
menu-ask-abort = Požádat o zrušení hry
menu-resume = Obnovit hru
menu-stand = Odejít od stolu
menu-resign = Vzdát hru
menu-resign-sure = Vzdát tuto hru?
menu-play-on = Hrát dál
menu-carry = Pokračovat na jiném zařízení
menu-keys = Klávesové zkratky
menu-rules = Pravidla
switch-corners = Ukazovat otevřené rohy
switch-coordinates = Ukazovat souřadnice
switch-patterns = Ukazovat vzor na každé barvě
switch-confirm = Potvrzovat každý tah
switch-tips = Ukazovat tipy
carry-text = Naskenuj tento QR kód druhým zařízením, nebo tam kód zadej. Funguje jednou, do 5 minut.
carry-picture = QR kód, kterým hra pokračuje na jiném zařízení
carry-where = Zadej kód na { $address }
keys-title = Klávesové zkratky
keys-piece = vybrat díl
keys-move = posunout ho
keys-turn = otočit ho
keys-flip = obrátit ho na druhou stranu
keys-next = přejít na další místo, kam pasuje
keys-place = položit ho
keys-back = o krok zpět
keys-type = zapsat tah
keys-zen = ukázat jen herní plán a díly
keys-help = ukázat tento seznam

## Asking and answering

proposal-undo = { $name } chce vrátit tah.
proposal-pause = { $name } žádá o přestávku.
proposal-draw = { $name } nabízí remízu.
proposal-abort = { $name } chce hru zrušit.
proposal-rematch = { $name } chce odvetu.
proposal-waits = Čeká se na ostatní…
proposal-declined = { $name } odmítá.
answer-yes = Přijmout
answer-no = Odmítnout
gone-text = { $name } odchází ze hry, ale místo zůstává vyhrazené. Můžeš počkat, nechat hrát počítač, nebo hru tomuto hráči započítat jako prohru.
gone-wait = Počkat
gone-engine = Nechat hrát počítač
gone-result = Započítat jako prohru

## At the table before and after

over-rematch = Hrát odvetu
over-to-rematch = Přejít k odvetě
over-result = Výsledek
over-review = Rozebrat
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
task-own-start = Vyber díl a zakryj své startovní políčko.
task-start = Vyber díl a zakryj některé startovní políčko.
task-anywhere = Vyber díl a polož ho kamkoli.
task-corner = Vyber díl a dotkni se jednoho ze svých rohů.
task-base = Vyber díl a polož ho na základnu.
task-join = Vyber díl a polož ho na základnu vedle jiného.
task-face = Vyber díl a přilož ho ke své barvě.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] položen { $cells } trojúhelník
        [few] položeny { $cells } trojúhelníky
        [many] položeno { $cells } trojúhelníku
       *[other] položeno { $cells } trojúhelníků
      }
   *[square] { $cells ->
        [one] položeno { $cells } políčko
        [few] položena { $cells } políčka
        [many] položeno { $cells } políčka
       *[other] položeno { $cells } políček
      }
  }
seat-placed-short = položeno { $cells }
seat-seen = shora je vidět { $cells }
seat-seen-short = vidět { $cells }
tray-more = Další díly
tray-more-fit = Další díly, které pasují
moves-show = Ukázat tahy

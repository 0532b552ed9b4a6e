## Whose turn it is and what can be done

status-loading = Načítava sa…
status-waiting = Čakáme na hráčov
status-waiting-text = Hra sa začne, keď budú všetky miesta obsadené.
status-paused = Pauza
status-paused-text = Hodiny sú zastavené.
status-over = Koniec hry
status-your-turn = Si na ťahu
status-turn-of = Na ťahu: { $name }
status-watching = Sleduješ hru.
opening-both = Polož prvý diel oboch farieb. Druhý hráč si potom vyberie farbu.
opening-choose = Vyber si farbu. Ďalší ťah: { $colour }.
opening-take = Hrať za: { $colour }
handover-title = Podaj obrazovku: { $name }
handover-show = Ukázať moje kamene
status-viewing = { $ply ->
    [0] na začiatku
    [one] po { $ply } ťahu
    [few] po { $ply } ťahoch
    [many] po { $ply } ťahu
   *[other] po { $ply } ťahoch
  }
status-sending = odosiela sa…
status-planned = Tvoj ďalší ťah je naplánovaný.
status-can-plan = Vyber diel a naplánuj si ďalší ťah.
status-plan-hint = Polož ho tam, kam chceš hrať ďalším ťahom.
status-places = { $places ->
    [one] Možný je { $places } ťah
    [few] Možné sú { $places } ťahy
    [many] Možného je { $places } ťahu
   *[other] Možných je { $places } ťahov
  }
status-fits =
    { $places ->
        [0] Teraz nikam nepasuje
        [one] Pasuje na { $places } miesto
        [few] Pasuje na { $places } miesta
        [many] Pasuje na { $places } miesta
       *[other] Pasuje na { $places } miest
    }
status-it-fits = Pasuje
status-does-not-fit = Sem nepasuje
status-lost = Obnovuje sa spojenie…
status-lost-text = Tvoja hra je v bezpečí. Hodiny sú pozastavené.
plan-fails = Tvoj naplánovaný ťah už nie je možný. Vyber iný.
notice-your-turn = Si na ťahu

## Said on the board for a moment

said-out = { $colour } už nemôže položiť žiadny diel.
said-out-you = Už nemôžeš položiť žiadny diel.
said-bridge = { $name }: most, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] šesťuholník
    [few] { $count } šesťuholníky
    [many] { $count } šesťuholníka
   *[other] { $count } šesťuholníkov
  }, +{ $points }

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
seat-out = mimo hry
seat-cells = zostáva: { $cells }
seat-pieces-cells =
    { $pieces ->
        [one] { $pieces } diel
        [few] { $pieces } diely
        [many] { $pieces } dielu
       *[other] { $pieces } dielov
    }, { $shape ->
        [triangle]
            { $cells ->
                [one] zostáva { $cells } trojuholník
                [few] zostávajú { $cells } trojuholníky
                [many] zostáva { $cells } trojuholníka
               *[other] zostáva { $cells } trojuholníkov
            }
        [cube]
            { $cells ->
                [one] zostáva { $cells } kocka
                [few] zostávajú { $cells } kocky
                [many] zostáva { $cells } kocky
               *[other] zostáva { $cells } kociek
            }
       *[square]
            { $cells ->
                [one] zostáva { $cells } štvorček
                [few] zostávajú { $cells } štvorčeky
                [many] zostáva { $cells } štvorčeka
               *[other] zostáva { $cells } štvorčekov
            }
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
seat-reach =
    na dosah { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } voľný trojuholník
                [few] { $cells } voľné trojuholníky
                [many] { $cells } voľného trojuholníka
               *[other] { $cells } voľných trojuholníkov
            }
        [cube]
            { $cells ->
                [one] { $cells } voľná kocka
                [few] { $cells } voľné kocky
                [many] { $cells } voľnej kocky
               *[other] { $cells } voľných kociek
            }
       *[square]
            { $cells ->
                [one] { $cells } voľné políčko
                [few] { $cells } voľné políčka
                [many] { $cells } voľného políčka
               *[other] { $cells } voľných políčok
            }
    }
seat-corners-reach =
    { $corners ->
        [one] { $corners } otvorený roh
        [few] { $corners } otvorené rohy
        [many] { $corners } otvoreného rohu
       *[other] { $corners } otvorených rohov
    }, na dosah { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } voľný trojuholník
                [few] { $cells } voľné trojuholníky
                [many] { $cells } voľného trojuholníka
               *[other] { $cells } voľných trojuholníkov
            }
        [cube]
            { $cells ->
                [one] { $cells } voľná kocka
                [few] { $cells } voľné kocky
                [many] { $cells } voľnej kocky
               *[other] { $cells } voľných kociek
            }
       *[square]
            { $cells ->
                [one] { $cells } voľné políčko
                [few] { $cells } voľné políčka
                [many] { $cells } voľného políčka
               *[other] { $cells } voľných políčok
            }
    }
dropped-resigned = vzdaná hra
dropped-time = čas vypršal
dropped-left = odchod z hry

## Colours

colour-blue = Modrá
colour-yellow = Žltá
colour-red = Červená
colour-green = Zelená
colour-purple = Fialová
colour-orange = Oranžová
# Colours inside a sentence
ink-blue = modrá
ink-yellow = žltá
ink-red = červená
ink-green = zelená
ink-purple = fialová
ink-orange = oranžová

## The board

board-label = Hracia doska, { $game }
cell-free = { $cell }, voľné
cell-corner = { $cell }, voľné, jeden z tvojich rohov
cell-start = { $cell }, štartovací bod
cell-start-of = { $cell }, tu začína { $colour }
cell-taken = { $cell }, { $colour }, diel { $piece }

## The tray and what is done with a piece

tray-label = Diely
tray-piece =
    Diel { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trojuholník
                [few] { $cells } trojuholníky
                [many] { $cells } trojuholníka
               *[other] { $cells } trojuholníkov
            }
        [cube]
            { $cells ->
                [one] { $cells } kocka
                [few] { $cells } kocky
                [many] { $cells } kocky
               *[other] { $cells } kociek
            }
       *[square]
            { $cells ->
                [one] { $cells } štvorček
                [few] { $cells } štvorčeky
                [many] { $cells } štvorčeka
               *[other] { $cells } štvorčekov
            }
    }, { $places ->
        [0] nikam nepasuje
        [one] pasuje na { $places } miesto
        [few] pasuje na { $places } miesta
        [many] pasuje na { $places } miesta
       *[other] pasuje na { $places } miest
    }, kláves { $key }
tray-piece-waiting =
    Diel { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trojuholník
                [few] { $cells } trojuholníky
                [many] { $cells } trojuholníka
               *[other] { $cells } trojuholníkov
            }
        [cube]
            { $cells ->
                [one] { $cells } kocka
                [few] { $cells } kocky
                [many] { $cells } kocky
               *[other] { $cells } kociek
            }
       *[square]
            { $cells ->
                [one] { $cells } štvorček
                [few] { $cells } štvorčeky
                [many] { $cells } štvorčeka
               *[other] { $cells } štvorčekov
            }
    }, kláves { $key }
piece-cells =
    Diel { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] { $cells } trojuholník
                [few] { $cells } trojuholníky
                [many] { $cells } trojuholníka
               *[other] { $cells } trojuholníkov
            }
        [cube]
            { $cells ->
                [one] { $cells } kocka
                [few] { $cells } kocky
                [many] { $cells } kocky
               *[other] { $cells } kociek
            }
       *[square]
            { $cells ->
                [one] { $cells } štvorček
                [few] { $cells } štvorčeky
                [many] { $cells } štvorčeka
               *[other] { $cells } štvorčekov
            }
    }
actions-label = Vybraný diel
action-turn = Otočiť
action-flip = Obrátiť
action-next = Ďalšie miesto
action-next-of = { $number } z { $count }
action-drop = Odložiť
action-place = Položiť
action-plan = Naplánovať ťah
action-sending = Odosiela sa…
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
word-pass = Pasovať
type-title = Zapísať ťah
type-what-tile = Kameň, a jeho miesto, ak ich je viac
type-what = Diel a { $shape ->
    [triangle] trojuholník alebo všetky trojuholníky
    [cube] kocka alebo všetky kocky
   *[square] políčko alebo všetky políčka
  }, ktoré zakrýva
type-several = { $count ->
    [one] Zodpovedá tomu { $count } ťah. Vyber ho nižšie.
    [few] Zodpovedajú tomu { $count } ťahy. Vyber si jeden.
    [many] Zodpovedá tomu { $count } ťahu. Vyber si jeden.
   *[other] Zodpovedá tomu { $count } ťahov. Vyber si jeden.
  }
type-illegal = { $piece } na { $cell }: { $reason }
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

## What screen readers say when a move is made

said-lays = { $name } kladie { $piece } na { $cell }.
said-lays-you = Kladieš { $piece } na { $cell }.
said-lays-colour = { $name } kladie { $piece } na { $cell }, { $colour }.
said-lays-colour-you = Kladieš { $piece } na { $cell }, { $colour }.
said-lays-tile = { $name } kladie kameň { $tile }.
said-lays-tile-you = Kladieš kameň { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodov.
  }
said-opened = { $count ->
    [one] { $count } nový otvorený roh: { $cells }.
    [few] { $count } nové otvorené rohy: { $cells }.
    [many] { $count } nového otvoreného rohu: { $cells }.
   *[other] { $count } nových otvorených rohov: { $cells }.
  }
said-opened-many = { $count ->
    [one] { $count } nový otvorený roh, napríklad { $cells }.
    [few] { $count } nové otvorené rohy, napríklad { $cells }.
    [many] { $count } nového otvoreného rohu, napríklad { $cells }.
   *[other] { $count } nových otvorených rohov, napríklad { $cells }.
  }
said-opened-none = Žiadne nové otvorené rohy.
said-undone = Posledný ťah bol vrátený.

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
tab-hints = Nápoveda
tab-chat = Čet
moves-label = Doterajšie ťahy
moves-none = Zatiaľ žiadny ťah.
moves-steps = Prejsť hru ťah po ťahu
moves-first = Prvý ťah
moves-back = Predchádzajúci ťah
moves-on = Ďalší ťah
moves-last = Posledný ťah
hint-ask = Ukázať mi ťah
hint-thinking = Premýšľa…
hint-move = Skús tento ťah:
chat-label = Čet
chat-empty = Zatiaľ žiadne správy.
chat-is-off = Pri tomto stole je čet vypnutý.
chat-write = Napíš správu
chat-send = Odoslať
chat-mute = Stíšiť
chat-muted = Správy tohto hráča už neuvidíš.
chat-report = Nahlásiť
chat-reported = Nahlásené. Správca tohto servera sa na to pozrie.
chat-news =
    { $count ->
        [one] { $count } nová správa
        [few] { $count } nové správy
        [many] { $count } novej správy
       *[other] { $count } nových správ
    }
phrase-hello = Ahoj
phrase-good-luck = Veľa šťastia
phrase-have-fun = Príjemnú zábavu
phrase-your-turn = Si na ťahu
phrase-one-moment = Chvíľočku
phrase-nice-move = Pekný ťah
phrase-oops = Ups
phrase-well-played = Dobre zahraté
phrase-thanks = Vďaka
phrase-good-game = Pekná hra
phrase-again = Zahráme si ešte raz?
phrase-goodbye = Maj sa

## The menu

menu-title = Ponuka
menu-undo = Vrátiť posledný ťah
menu-ask-undo = Požiadať o vrátenie ťahu
menu-pause = Pozastaviť
menu-ask-pause = Požiadať o pauzu
menu-draw = Ponúknuť remízu
menu-ask-draw = Ponúknuť remízu
menu-abort = Zrušiť hru
menu-ask-abort = Požiadať o zrušenie hry
menu-resume = Pokračovať
menu-stand = Odísť od stola
menu-resign = Vzdať hru
menu-resign-sure = Vzdať túto hru?
menu-play-on = Hrať ďalej
menu-carry = Pokračovať na inom zariadení
menu-keys = Klávesové skratky
menu-rules = Pravidlá
switch-corners = Ukazovať otvorené rohy
switch-coordinates = Ukazovať súradnice
switch-patterns = Ukazovať vzor na každej farbe
switch-confirm = Potvrdzovať každý ťah
switch-tips = Ukazovať tipy
carry-text = Naskenuj tento QR kód druhým zariadením alebo kód zadaj tam. Platí raz, do 5 minút.
carry-picture = QR kód, ktorým sa v hre pokračuje na inom zariadení
carry-where = Zadaj kód na { $address }
keys-title = Klávesové skratky
keys-piece = vybrať diel
keys-move = posunúť ho
keys-turn = otočiť ho
keys-flip = obrátiť ho na druhú stranu
keys-next = skočiť na ďalšie miesto, kam pasuje
keys-place = položiť ho
keys-back = vrátiť sa o krok
keys-type = zapísať ťah
keys-zen = ukázať len dosku a diely
keys-help = ukázať tento zoznam

## Asking and answering

proposal-undo = { $name } chce vrátiť ťah.
proposal-pause = { $name } žiada o pauzu.
proposal-draw = { $name } ponúka remízu.
proposal-abort = { $name } chce hru zrušiť.
proposal-rematch = { $name } chce odvetu.
proposal-waits = Čaká sa na ostatných…
proposal-declined = { $name } odmieta.
answer-yes = Prijať
answer-no = Odmietnuť
gone-text = { $name } nie je pri stole, ale miesto zostáva vyhradené. Môžeš počkať, nechať hrať počítač alebo hru započítať ako prehru hráča { $name }.
gone-wait = Počkať
gone-engine = Nech hrá počítač
gone-result = Započítať ako prehru

## At the table before and after

over-rematch = Hrať odvetu
over-to-rematch = Prejsť na odvetu
over-result = Výsledok
over-review = Rozobrať
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
task-own-start = Zakry dielom svoj štartovací bod.
task-start = Zakry dielom niektorý štartovací bod.
task-anywhere = Vyber diel a polož ho kamkoľvek.
task-corner = Vyber diel a dotkni sa ním niektorého svojho rohu.
task-base = Vyber diel a postav ho na základňu.
task-join = Vyber diel a postav ho na základňu vedľa iného.
task-face = Vyber diel a prilož ho k vlastnej farbe.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] { $cells } trojuholník na doske
        [few] { $cells } trojuholníky na doske
        [many] { $cells } trojuholníka na doske
       *[other] { $cells } trojuholníkov na doske
      }
   *[square] { $cells ->
        [one] { $cells } štvorček na doske
        [few] { $cells } štvorčeky na doske
        [many] { $cells } štvorčeka na doske
       *[other] { $cells } štvorčekov na doske
      }
  }
seat-placed-short = { $cells } na doske
seat-seen = zhora vidno { $cells }
seat-seen-short = vidno { $cells }
tray-more = Ďalšie diely
tray-more-fit = Ďalšie diely, ktoré pasujú
moves-show = Ukázať ťahy

## The start page

start-hero = Ukladaj diely rohom k rohu.
start-play-now = Hrať hneď
start-play-now-about = { $game }, úroveň { $level }
start-games = Hry
sort-by = Zoradiť podľa
sort-usual = Predvolené poradie
sort-minutes = Dĺžka hry
sort-age = Vek
sort-players = Počet hráčov
start-live = Naživo
start-live-who = { $game }: { $who }
start-sample = Sledovať hru
start-waiting = Si na ťahu
start-running = Tvoje hry
start-all-mine = Všetky tvoje hry
start-more = Viac
start-puzzles = Hlavolamy
start-puzzles-about = Nájdi jediný najlepší ťah
start-designs = Mozaiky
start-designs-about = Skladaj vlastné obrázky
start-learn = Učiť sa
start-learn-about = Lekcie a pravidlá
start-games-about = Rozohraté a dohrané

## Ways of playing

mode-computer = Počítač
mode-computer-about = 9 úrovní
mode-computer-title = Hrať proti počítaču
mode-friends = Priatelia
mode-friends-about = pozvi odkazom
mode-friends-title = Pozvať priateľov
mode-anyone = Ktokoľvek
mode-anyone-about = kto je práve online
mode-anyone-title = Nájsť súpera
mode-screen = Jedna obrazovka
mode-screen-about = spolu pri jednom zariadení
mode-screen-title = Hrať na jednej obrazovke
lobby-game = Hra
lobby-kind = Verzia
lobby-mode = Súper
lobby-strength = Úroveň
lobby-anyone-clock = Spojíme ťa s niekým, kto si vybral rovnaké hodiny.
lobby-begin-computer = Hrať
lobby-begin-friends = Otvoriť stôl
lobby-begin-anyone = Nájsť súpera
lobby-begin-screen = Hrať
lobby-more-choices = Ďalšie možnosti
lobby-rules = Pravidlá

## Clocks

setup-clock = Hodiny
setup-clock-none = Bez hodín
setup-clock-game = { $time } na hráča
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } na ťah
setup-clock-days = { $time } na ťah

## Who plays, and how a match stands

lobby-open-seat = Voľné miesto
lobby-open-seats =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
        [many] { $count } voľného miesta
       *[other] { $count } voľných miest
    }
lobby-computer = Počítač, úroveň { $level }
lobby-computers = { $count ->
    [one] počítač (úroveň { $level })
    [few] { $count } počítače (úroveň { $level })
    [many] { $count } počítača (úroveň { $level })
   *[other] { $count } počítačov (úroveň { $level })
  }
lobby-open-match = Otvoriť túto hru
lobby-your-turn = Si na ťahu
lobby-your-turn-left = Si na ťahu. Zostávajúci čas: { $time }
lobby-their-turn = Na ťahu: { $name }
lobby-running = Rozohraté
lobby-paused = Pozastavené
lobby-awaits-players =
    { $count ->
        [0] O chvíľu sa začne
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
        [many] { $count } voľného miesta
       *[other] { $count } voľných miest
    }
lobby-move-number = Ťah { $number }
lobby-ended-won = Výhra, { $ago }
lobby-ended-lost = Prehra, { $ago }
lobby-ended-drawn = Remíza, { $ago }
lobby-ended-played = Dohrané { $ago }
lobby-ended-aborted = Zrušené, { $ago }

## Setting a match up

setup-clock-other = Vlastné
setup-clock-kind = Časový režim
setup-clock-kind-game = Na hru
setup-clock-kind-move = Na ťah
setup-clock-kind-days = Dni na ťah
setup-clock-minutes = Minúty na hráča
setup-clock-seconds = Sekundy na ťah
setup-clock-days-count = Dni na ťah
setup-clock-increment = Sekundy pridané po každom ťahu
setup-seats = Hráči
setup-count = Počet hráčov
setup-who = Kto hrá
setup-options = Pravidlá
setup-table = Nastavenie stola
setup-listed = Verejný stôl
setup-listed-about = Ktokoľvek môže stôl nájsť a pridať sa. Ak je to vypnuté, treba odkaz.
setup-family = Rodinný stôl
setup-family-about = Nápoveda pre všetkých a žiadny čet. Pridaj hendikep, aby mali deti a začiatočníci vyrovnanú šancu.
setup-rated = Hodnotená hra
setup-rated-about = Každý potrebuje účet a môže si vziať len jedno miesto.
setup-rated-account = Na hodnotené hry sa prihlás. Účet potrebuje každý pri stole.
setup-handicap = Hendikep
setup-handicap-about = Silnejší hráči začínajú bez niektorých svojich najväčších dielov. Hry s hendikepom nie sú hodnotené.
setup-handicap-count = { $count ->
    [0] Všetky diely
    [one] Bez { $count } dielu
    [few] Bez { $count } dielov
    [many] Bez { $count } dielu
   *[other] Bez { $count } dielov
  }
setup-chat = Čet
setup-chat-presets = Hotové vety
setup-chat-free = Voľný text
setup-chat-off = Vypnutý
setup-clash = Tieto možnosti sa nedajú kombinovať. Jednu z nich, prosím, zmeň.
setup-clash-heights = Na tejto doske sa nedá hrať. Spoj všetky jej políčka a použi 2 až 512 kociek.
setup-step-rules = Hodiny a pravidlá
heights-about = Vyber výšku a potom ťukni na políčka alebo po nich potiahni. 0 urobí dieru.
heights-board = Tvoja doska
heights-square = { $square }, výška { $height }
heights-columns = Stĺpce
heights-columns-count = { $count ->
    [one] { $count } stĺpec
    [few] { $count } stĺpce
    [many] { $count } stĺpca
   *[other] { $count } stĺpcov
  }
heights-columns-fewer = Odobrať stĺpec
heights-columns-more = Pridať stĺpec
heights-rows = Rady
heights-rows-count = { $count ->
    [one] { $count } rad
    [few] { $count } rady
    [many] { $count } radu
   *[other] { $count } radov
  }
heights-rows-fewer = Odobrať rad
heights-rows-more = Pridať rad
setup-play = Hrať
setup-open = Otvoriť stôl
setup-rules = Ako sa hrá { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Niekto ďalší pri tejto obrazovke
setup-seat-name = Meno hráča { $number }
setup-seat-open = Voľné pre ostatných
setup-seat-number = Hráč { $seat }
setup-seat-of-colours = Hráč { $seat }, { $colours }
setup-seat-with = v tíme s hráčom { $seats }

## Inviting and joining

copy = Kopírovať
copied = Skopírované
copy-failed = Kopírovanie sa nepodarilo. Označ to, prosím, a skopíruj ručne.
print = Vytlačiť
invite-title = Pozvať
invite-about =
    { $count ->
        [one] Voľné je { $count } miesto. Môže si ho vziať každý, kto má odkaz.
        [few] Voľné sú { $count } miesta. Každý, kto má odkaz, si môže jedno vziať.
        [many] Voľné je { $count } miesta. Každý, kto má odkaz, si môže jedno vziať.
       *[other] Voľných je { $count } miest. Každý, kto má odkaz, si môže jedno vziať.
    }
invite-link = Odkaz na tento stôl
invite-copy = Kopírovať odkaz
invite-share = Zdieľať
invite-camera = QR kód
invite-camera-about = QR kód s odkazom na tento stôl
invite-message = Zahraj si so mnou { $game }.
join-title = Pridať sa k hre { $game }
join-invites = { $name } ťa pozýva na hru { $game }
join-rule = Každý diel sa musí rohom dotýkať iného dielu svojej farby, ale nikdy nie stranou. Zakry čo najväčšiu časť dosky.
join-rule-rumis = Každý diel sa musí dotýkať iného dielu svojej farby. Bod máš za každé políčko svojej farby, ktoré vidno zhora.
join-rule-triominos = Čísla, ktoré sa stretnú, musia byť rovnaké. Čísla na kameňoch, ktoré položíš, sú tvoje body.
join-there = Už sú tu: { $names }.
join-nobody = Zatiaľ sa nikto nepridal.
join-which = Vyber si miesto
join-sit = Sadnúť si sem
join-watch = Sledovať túto hru
join-own = Otvoriť vlastný stôl
join-full = Tento stôl je plný
join-full-text = { $count ->
    [one] Miesto je obsadené.
    [few] Všetky { $count } miesta sú obsadené.
    [many] Všetky miesta sú obsadené ({ $count }).
   *[other] Všetkých { $count } miest je obsadených.
  } Môžeš sledovať alebo otvoriť vlastný stôl s rovnakými pravidlami.

## Looking for an opponent

search-title = { $count ->
    [one] Hľadáme súpera
    [few] Hľadáme ešte { $count } hráčov
    [many] Hľadáme ešte { $count } hráča
   *[other] Hľadáme ešte { $count } hráčov
  }
search-time = Čas hľadania: { $time }
search-usual = Zvyčajné čakanie: asi { $time }.
search-usual-unknown = Zatiaľ nevieme povedať, ako dlho to potrvá. V poslednom čase takto začalo primálo hier.
search-nobody = Nikto iný práve nehľadá hru.
search-others = { $count ->
    [one] Hru hľadá ešte { $count } človek:
    [few] Hru hľadajú ešte { $count } ľudia:
    [many] Hru hľadá ešte { $count } človeka:
   *[other] Hru hľadá ešte { $count } ľudí:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Zatiaľ hrať s počítačom
search-meanwhile-about = Hľadanie pokračuje. Keď sa niekto pridá, dáme ti vedieť.
search-stop = Ukončiť hľadanie
search-goes-on = Stále hľadáme súpera: { $game }
search-back = Ukázať hľadanie
search-found = Tvoja hra { $game } môže začať. Niekto sa pridal.
search-go = Prejsť na hru

## Lists of games

games-title = Tvoje hry
games-running = Rozohraté
games-finished = Dohrané
games-remove = Odstrániť zo zoznamu
games-remove-back = Keď niekto potiahne, vráti sa.
games-empty = Zatiaľ žiadne hry
games-empty-text = Tu sa objavia hry, ktoré začneš alebo ku ktorým sa pridáš. Ukladajú sa na tomto zariadení, aj bez účtu.
games-export = Stiahnuť svoje hry
games-export-about = Všetky tvoje hry v jednom súbore, na uloženie alebo pre iné programy.
watch-all = Všetky hry
watch-waiting = Čakajú na hráčov
watch-playing = Rozohraté
watch-empty = Momentálne žiadne verejné hry
watch-empty-text = Otvor verejný stôl, aby sa mohli pridať ostatní. Hry zdieľané odkazom zostávajú súkromné.
watch-open = Otvoriť stôl

## The best players

players-best = Najlepší hráči: { $game }
players-place = Poradie
players-name = Meno
players-rating = Hodnotenie
players-games = Hry
players-empty = { $game }: zatiaľ nikto nemá hodnotenie
players-empty-text = Zahraj si hodnotenú hru a otvor rebríček.

## What can go wrong

error-match-bad-plan = Tieto možnosti sa nedajú kombinovať. Jednu z nich, prosím, zmeň.
error-match-seat-taken = To miesto si práve niekto vzal. Vyber si, prosím, iné.
error-match-unknown = Tento stôl sa nepodarilo nájsť. Možno bol zrušený.
start-what = Sedem stolových hier pre jedného až šesť ľudí: striedavo s ostatnými klaď diely, zaberaj priestor a nenechaj im miesto.
start-free = Hraj s počítačom, s priateľmi alebo s kýmkoľvek online. Zadarmo. Bez účtu, bez reklám.
start-watch = Sledovať
start-watch-about = Živé hry a záznamy
start-tournaments = Turnaje
start-tournaments-about = Pridaj sa alebo usporiadaj vlastný
start-players = Hráči
start-players-about = Hodnotenia a rebríčky

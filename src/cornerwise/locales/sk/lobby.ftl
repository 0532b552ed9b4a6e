## The start page

start-hero = Rohom k rohu.
start-play-now = Hrať hneď
start-play-now-about = { $game }, úroveň { $level }
start-games = Hry
sort-by = Zoradiť podľa
sort-usual = Obvyklé poradie
sort-minutes = Dĺžka hry
sort-age = Vek
sort-players = Počet hráčov
start-live = Naživo
start-live-who = { $game }: { $who }
start-sample = Pozri sa, ako hrajú iní
start-waiting = Čakajú na teba
start-running = Tvoje hry
start-all-mine = Všetky tvoje hry
start-more = Viac
start-puzzles = Hlavolamy
start-puzzles-about = Umiestni všetky diely, hra pre jedného
start-designs = Vzory
start-designs-about = Skladaj obrázky, ako chceš
start-learn = Učiť sa
start-learn-about = Pravidlá a prvé kroky
start-games-about = Rozohraté a dohrané

## Ways of playing

mode-computer = Počítač
mode-computer-about = deväť úrovní
mode-computer-title = Hra proti počítaču
mode-friends = Priatelia
mode-friends-about = pozvi odkazom
mode-friends-title = Pozvi priateľov
mode-anyone = Ktokoľvek
mode-anyone-about = kto je práve tu
mode-anyone-title = Nájdi súpera
mode-screen = Jedna obrazovka
mode-screen-about = podávajte si ju
mode-screen-title = Pri jednej obrazovke
lobby-game = Hra
lobby-kind = Ktorá
lobby-mode = S kým
lobby-strength = Sila hry
lobby-anyone-clock = Stretneš tých, ktorí si vybrali rovnaké hodiny.
lobby-begin-computer = Hrať
lobby-begin-friends = Otvoriť stôl
lobby-begin-anyone = Nájsť súpera
lobby-begin-screen = Hrať
lobby-more-choices = Ďalšie voľby
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
lobby-open-seats = { $count ->
    [one] voľné miesto
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
lobby-your-turn-left = Si na ťahu, zostáva { $time }
lobby-their-turn = Na ťahu je { $name }
lobby-running = Hrá sa
lobby-paused = Pozastavené
lobby-awaits-players = { $count ->
    [0] O chvíľu sa začne
    [one] Jedno voľné miesto
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

setup-clock-other = Iné
setup-clock-kind = Čas
setup-clock-kind-game = Na celú hru
setup-clock-kind-move = Na každý ťah
setup-clock-kind-days = Dni na každý ťah
setup-clock-minutes = Minúty na hráča
setup-clock-seconds = Sekundy na ťah
setup-clock-days-count = Dni na ťah
setup-clock-increment = Sekundy navyše po každom ťahu
setup-seats = Miesta
setup-options = Pravidlá tejto hry
setup-table = O stole
setup-listed = V zozname
setup-listed-about = Ktokoľvek môže stôl nájsť a prisadnúť si. Inak len tí, ktorí majú odkaz.
setup-family = Rodinný stôl
setup-family-about = Rady pre všetkých a žiadny čet. Deti a začiatočníci môžu hrať s hendikepom vo svoj prospech.
setup-rated = Hodnotená hra
setup-rated-about = Každý potrebuje účet a hrá na jednom mieste.
setup-rated-account = Len s účtom, pre stoly rôznych ľudí.
setup-handicap = Hendikep
setup-handicap-about = Kto hrá lepšie, zaobíde sa bez niektorých najväčších dielov. Taká hra sa nehodnotí.
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
setup-chat-off = Žiadny
setup-clash = To nejde dokopy.
setup-play = Hrať
setup-open = Otvoriť stôl
setup-rules = Ako sa hrá { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Niekto pri tejto obrazovke
setup-seat-name = Meno hráča { $number }
setup-seat-open = Voľné pre ostatných
setup-seat-number = Miesto { $seat }
setup-seat-of-colours = Miesto { $seat }, { $colours }
setup-seat-with = spolu s miestom { $seats }

## Inviting and joining

copy = Kopírovať
copied = Skopírované
copy-failed = Skopíruj to, prosím, ručne
print = Vytlačiť
invite-title = Pozvánka
invite-about = { $count ->
    [one] Voľné je jedno miesto. Môže si ho vziať každý, kto má odkaz.
    [few] Voľné sú { $count } miesta. Každý, kto má odkaz, si môže jedno vziať.
    [many] Voľné je { $count } miesta. Každý, kto má odkaz, si môže jedno vziať.
   *[other] Voľných je { $count } miest. Každý, kto má odkaz, si môže jedno vziať.
  }
invite-link = Odkaz na tento stôl
invite-copy = Kopírovať odkaz
invite-share = Zdieľať
invite-camera = Pre fotoaparát
invite-camera-about = Odkaz na tento stôl, na načítanie fotoaparátom
invite-message = Zahraj si so mnou { $game }.
join-title = Miesto pri hre { $game }
join-there = Pri stole: { $names }.
join-nobody = Zatiaľ tu nikto nesedí.
join-which = Ktoré miesto
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

## Lists of games

games-title = Tvoje hry
games-running = Rozohraté
games-finished = Dohrané
games-empty = Prvý roh je voľný
games-empty-text = Tu sa objavia hry, ktoré začneš alebo ku ktorým sa pridáš. Zostanú na tomto zariadení, aj bez účtu.
games-export = Vezmi si ich so sebou
games-export-about = Všetky tvoje hry v jednom súbore, pre iné programy alebo na neskôr.
watch-all = Všetky hry
watch-waiting = Čakajú na hráčov
watch-playing = Hrá sa
watch-empty = Verejne teraz nikto nehrá
watch-empty-text = Otvor stôl v zozname a možno sa niekto pridá. Hry cez odkaz zostávajú súkromné.
watch-open = Otvoriť stôl

## The best players

players-best = Najlepší hráči: { $game }
players-place = Poradie
players-name = Meno
players-rating = Hodnotenie
players-games = Hry
players-empty = { $game }: zatiaľ nikto nemá hodnotenie
players-empty-text = Stačia dvaja ľudia s účtom, ktorí si zahrajú hodnotenú hru.

## What can go wrong

error-match-bad-plan = Tieto voľby nejdú dokopy.
error-match-seat-taken = To miesto si práve niekto vzal.
error-match-unknown = Taký stôl tu nie je. Možno bol zrušený.

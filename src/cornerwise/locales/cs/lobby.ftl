## The start page

start-hero = Rohem k rohu.
start-lead = Sedm her, ve kterých se díly dotýkají: ke kuchyňskému stolu i k dlouhé analýze. Zdarma, bez účtu a bez reklam.
start-play-now = Hrát hned
start-play-now-about = { $game }, úroveň { $level }
start-games = Hry
sort-by = Řadit podle
sort-usual = Obvyklé pořadí
sort-minutes = Délka hry
sort-age = Věk
sort-players = Počet hráčů
start-live = Živě
start-live-who = { $game }: { $who }
start-sample = Podívej se, jak hrají jiní
start-waiting = Čekají na tebe
start-running = Tvoje hry
start-all-mine = Všechny tvoje hry
start-more = Více
start-puzzles = Hlavolamy
start-puzzles-about = Umísti všechny díly, hra pro jednoho
start-designs = Vzory
start-designs-about = Skládej obrázky, jak chceš
start-learn = Učit se
start-learn-about = Pravidla a první kroky
start-games-about = Rozehrané a dohrané

## Ways of playing

mode-computer = Počítač
mode-computer-about = devět úrovní
mode-computer-title = Hra proti počítači
mode-friends = Přátelé
mode-friends-about = pozvi odkazem
mode-friends-title = Pozvi přátele
mode-anyone = Kdokoli
mode-anyone-about = kdo tu právě je
mode-anyone-title = Najdi soupeře
mode-screen = Jedna obrazovka
mode-screen-about = podávejte si ji
mode-screen-title = U jedné obrazovky
lobby-game = Hra
lobby-kind = Která
lobby-mode = S kým
lobby-strength = Síla hry
lobby-anyone-clock = Potkáš ty, kdo si vybrali stejné hodiny.
lobby-begin-computer = Hrát
lobby-begin-friends = Otevřít stůl
lobby-begin-anyone = Najít soupeře
lobby-begin-screen = Hrát
lobby-more-choices = Další volby
lobby-rules = Pravidla

## Clocks

setup-clock = Hodiny
setup-clock-none = Bez hodin
setup-clock-game = { $time } na hráče
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } na tah
setup-clock-days = { $time } na tah

## Who plays, and how a match stands

lobby-open-seat = Volné místo
lobby-open-seats = { $count ->
    [one] volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
  }
lobby-computer = Počítač, úroveň { $level }
lobby-computers = { $count ->
    [one] počítač (úroveň { $level })
    [few] { $count } počítače (úroveň { $level })
    [many] { $count } počítače (úroveň { $level })
   *[other] { $count } počítačů (úroveň { $level })
  }
lobby-open-match = Otevřít tuto hru
lobby-your-turn = Jsi na tahu
lobby-your-turn-left = Jsi na tahu, zbývá { $time }
lobby-their-turn = Na tahu je { $name }
lobby-running = Hraje se
lobby-paused = Pozastaveno
lobby-awaits-players = { $count ->
    [0] Za chvíli začne
    [one] Jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
  }
lobby-move-number = Tah { $number }
lobby-ended-won = Výhra, { $ago }
lobby-ended-lost = Prohra, { $ago }
lobby-ended-drawn = Remíza, { $ago }
lobby-ended-played = Dohráno { $ago }
lobby-ended-aborted = Zrušeno, { $ago }

## Setting a match up

setup-clock-other = Jiné
setup-clock-kind = Čas
setup-clock-kind-game = Na celou hru
setup-clock-kind-move = Na každý tah
setup-clock-kind-days = Dny na každý tah
setup-clock-minutes = Minuty na hráče
setup-clock-seconds = Sekundy na tah
setup-clock-days-count = Dny na tah
setup-clock-increment = Sekundy navíc po každém tahu
setup-seats = Místa
setup-options = Pravidla této hry
setup-table = O stole
setup-listed = Na seznamu
setup-listed-about = Kdokoli může stůl najít a přisednout. Jinak jen ti, kdo mají odkaz.
setup-family = Rodinný stůl
setup-family-about = Rady pro všechny a žádný chat. Děti a začátečníci mohou hrát s hendikepem ve svůj prospěch.
setup-rated = Hodnocená hra
setup-rated-about = Každý potřebuje účet a hraje na jednom místě.
setup-rated-account = Jen s účtem, pro stoly různých lidí.
setup-handicap = Hendikep
setup-handicap-about = Kdo hraje lépe, obejde se bez některých největších dílů. Taková hra se nehodnotí.
setup-handicap-count = { $count ->
    [0] Všechny díly
    [one] Bez { $count } dílu
    [few] Bez { $count } dílů
    [many] Bez { $count } dílu
   *[other] Bez { $count } dílů
  }
setup-chat = Chat
setup-chat-presets = Hotové věty
setup-chat-free = Volný text
setup-chat-off = Žádný
setup-clash = To nejde dohromady.
setup-play = Hrát
setup-open = Otevřít stůl
setup-rules = Jak se hraje { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Někdo u této obrazovky
setup-seat-name = Jméno hráče { $number }
setup-seat-open = Volné pro ostatní
setup-seat-number = Místo { $seat }
setup-seat-of-colours = Místo { $seat }, { $colours }
setup-seat-with = společně s místem { $seats }

## Inviting and joining

copy = Kopírovat
copied = Zkopírováno
copy-failed = Zkopíruj to prosím ručně
print = Vytisknout
invite-title = Pozvánka
invite-about = { $count ->
    [one] Volné je jedno místo. Může si ho vzít každý, kdo má odkaz.
    [few] Volná jsou { $count } místa. Každý, kdo má odkaz, si může jedno vzít.
    [many] Volné je { $count } místa. Každý, kdo má odkaz, si může jedno vzít.
   *[other] Volných je { $count } míst. Každý, kdo má odkaz, si může jedno vzít.
  }
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
invite-share = Sdílet
invite-camera = Pro fotoaparát
invite-camera-about = Odkaz na tento stůl, k načtení fotoaparátem
invite-message = Zahraj si se mnou { $game }.
join-title = Místo u hry { $game }
join-there = U stolu: { $names }.
join-nobody = Zatím tu nikdo nesedí.
join-which = Které místo
join-sit = Sednout si sem
join-watch = Sledovat tuto hru
join-own = Otevřít vlastní stůl
join-full = Tento stůl je plný
join-full-text = { $count ->
    [one] Místo je obsazené.
    [few] Všechna { $count } místa jsou obsazená.
    [many] Všechna místa jsou obsazená ({ $count }).
   *[other] Všech { $count } míst je obsazených.
  } Můžeš sledovat, nebo otevřít vlastní stůl se stejnými pravidly.

## Lists of games

games-title = Tvoje hry
games-running = Rozehrané
games-finished = Dohrané
games-empty = První roh je volný
games-empty-text = Tady se objeví hry, které začneš nebo ke kterým se přidáš. Zůstanou na tomto zařízení, i bez účtu.
games-export = Vezmi si je s sebou
games-export-about = Všechny tvoje hry v jednom souboru, pro jiné programy nebo na později.
watch-all = Všechny hry
watch-waiting = Čekají na hráče
watch-playing = Hraje se
watch-empty = Veřejně teď nikdo nehraje
watch-empty-text = Otevři stůl na seznamu a třeba se někdo přidá. Hry přes odkaz zůstávají soukromé.
watch-open = Otevřít stůl

## The best players

players-best = Nejlepší hráči: { $game }
players-place = Pořadí
players-name = Jméno
players-rating = Hodnocení
players-games = Hry
players-empty = { $game }: zatím nikdo nemá hodnocení
players-empty-text = Stačí dva lidé s účtem, kteří si zahrají hodnocenou hru.

## What can go wrong

error-match-bad-plan = Tyto volby nejdou dohromady.
error-match-seat-taken = To místo si právě někdo vzal.
error-match-unknown = Takový stůl tu není. Možná byl zrušen.
